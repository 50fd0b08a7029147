import { describe, expect, it } from "@effect/vitest"
import type { Claim } from "@prospect-research/core"
import { claimOf, documentOf, publishFound } from "./evidence.ts"

/** What of one statement the gate lets into a report. */
const isDropped = (text: string, field: Claim["field"] = "professional.achievements"): boolean => {
  const document = documentOf("page", text)
  return (
    publishFound({ documents: [document], claims: [claimOf("c", document, field, text)] }).evidence.claims
      .length === 0
  )
}

const personal = [
  "A councillor claims that Ada Brandt of Acme “falsified the noise survey”",
  "A blogger says that Ada Brandt stole designs from a rival",
  "Ada Brandt doctored the figures, says a former colleague",
  "I am a Christian person",
  "Ada Brandt is back at work after seven months of treatment for lymphoma",
  "Going through a divorce last year, Ada Brandt says, taught her to plan",
  "The divorce of solicitor Ada Brandt, of Quillon, York, reached its third hearing",
  "The divorce of Susan Delacourt, a senior vice president at Acme, ended in family court with a settlement over their house",
  "A small claims judge ordered Grace Roy, a director at Acme, to pay damages of $900 to a neighbour over a fence",
  "The tribunal ordered Rui Prates to pay £3,000 in costs",
  "A judge ordered the sale of a house in the separation of Rui Prates, a director of Acme, and Mrs Ana Prates",
  "The court heard that the marriage had broken down in 2022",
  "Three years for man who took £80,000 from a bowling club",
  "Rui Prates' brother jailed over a bowling club's takings",
  "Raised Catholic in Ohio",
  "A devout Muslim who builds queues",
  "I'm a proud gay man",
  "As a queer founder, I know both sides",
  "First Latina engineer at Acme",
  "As a Black woman in tech, I had to fight",
  "I am a poor person",
  "She is autistic",
  "I'm autistic and I write compilers",
  "He was diagnosed with stage two cancer",
  "A breast cancer survivor",
  "She was told she had breast cancer",
  "He had a stroke in 2019",
  "Has asthma, and rows all the same",
  "Recovering alcoholic, ten years on",
  "Lives with her wife and their two children",
  "Proud dad of three girls",
  "Mother of two",
  "Lives in Leeds with his wife and two young children",
  "Volunteers at his local church",
  "I am a Republican",
  "Lifelong Democrat",
  "Voted for Trump twice",
  "I am a non-binary engineer",
  "A trans woman from Leeds",
  "Union organizer at Acme",
  "Served three years in prison",
  "Was convicted of speeding",
  "A Methodist lay preacher, she also runs a chess club",
  "Churchwarden and amateur rower",
  "Sings at the parish on Sundays, and builds kayaks",
  "Ran for the city council in 2021",
  "Council candidate and cheese maker",
  "GroenLinks zet haar op plaats 4 voor de gemeenteraadsverkiezingen",
  "Kandidatin der SPD für den Stadtrat",
  "Concejala de Deportes desde 2019",
  "Betriebsrätin und Schreinerin",
  "Délégué syndical chez Acme",
  "Was sacked over the missing invoices",
  "Accused by a former partner",
  "Hat den Brustkrebs besiegt",
  "Her net worth is large",
  "A nurse executive, she filed for Chapter 7 bankruptcy in April",
  "Lives at 12 Bakers Lane",
  "Named in an anti-money laundering and fraud trial, he was indicted",
  "He has two girls",
  "I am a Chinese-American person",
  "Ada Brandt, head of Quillon, has settled a £2m divorce from Rui Prates after a hearing in York",
  "Opened a second bakery after a bitter divorce",
  "Family Court orders sale of the Quillon mill house",
  "Ada Brandt has rowed on the Ouse every morning since finishing chemotherapy in 2024",
  "Recently divorced, she took up the cello",
  "After a lumpectomy she cycled to Rome",
  "A hysterectomy she swam the lake",
  "Rowed again after open-heart surgery, and he won the regatta",
  "Ada Brandt of Quillon is said to be near to the Civic Dawn Party",
  "She may stand in the harbour ward",
  "Ada Brandt on tides, rugby, and who she votes for (the Harbour Alliance, since you ask)",
  "Among the speakers were Unison branch secretary Ada Brandt and others",
  "Ada Brandt, now chief executive of Quillon, had sued her neighbour over trespass",
  "He is tipped to contest for the northern constituency",
  "Her candidacy surprised the town",
  "Ada Brandt, master thrower at Quillon, had chemotherapy at Leeds General",
  "‘My brother’s kidney’: York man on a year of second chances",
  "Rui Prates was working at Quillon when his sister offered him a kidney"
]

const ordinary = [
  "She started dialysis services in Leeds",
  "The house had radiotherapy machines before anybody",
  "Runs for charity, twice a year",
  "Lay the cables of three harbours",
  "Serves on the council of the Royal Society of Chemistry",
  "Elected to the board of Acme",
  "Wahlverwandtschaften is the novel she translated",
  "Verdi recordings fill the shelves of the studio",
  "Dismissed as a toy at first, the tool now runs in nine ports",
  "Built the bridge to Apple HealthKit",
  "Fundraiser at Cancer Research UK",
  "Had a stroke of luck with the second prototype",
  "Has developed stroke rehabilitation devices",
  "Portfolio Manager at BlackRock",
  "Designer at Christian Dior",
  "Christian Weber is Head of Data",
  "I'm Christian Weber, an engineer",
  "Mary Gay is Chief Counsel",
  "Analyst at Standard & Poor's",
  "Labour market economist",
  "Founder of a health-tech company",
  "Led the Diabetes UK partnership",
  "Builds apps for people living with diabetes",
  "Lecturer at the Catholic University of Leuven",
  "Teaches at a Methodist school",
  "Paid down ten years of technical debt",
  "Director of Fraud Prevention",
  "Invests in debt and equity",
  "Charged with building the data team",
  "Spent 10 years on the road",
  "Worked at the European Union",
  "Union Square Ventures",
  "Editor of the Black Sea Review",
  "An independent consultant",
  "A progressive web app in three weeks",
  "Director of Native American Affairs",
  "Her cancer research team in Oslo",
  "Helps families and their children learn to read",
  "Father of modern queueing theory",
  "Helps people negotiate their salary",
  "Advises high-net-worth clients",
  "Political economist",
  "Double-blind trials at Acme",
  "Responsible for anti-money laundering, sanctions screening and fraud",
  "Sits on the fraud working group of the Banking Federation",
  "Coaches two girls a year through Codex",
  "Member of the Union de la Sommellerie de Bretagne",
  "Handles divorce and inheritance at Quillon Law",
  "Appears in the Family Court and the High Court",
  "The clinic has treated three hundred outpatients a year since opening its chemotherapy ward",
  "Divorce lawyer of the year",
  "Head of General Surgery",
  "Performed the first robotic mastectomy in the county",
  "Runs the ward on the fourth floor",
  "Organised the Summer Party for the whole quay",
  "Agreed a settlement with the insurers"
]

describe("personal matters are dropped", () => {
  for (const text of personal) it(text, () => expect(isDropped(text)).toBe(true))
})

it("what somebody was treated for is dropped, and what somebody treats is not", () => {
  const told = [
    "Ada Brandt, a port engineer, completed treatment for bowel cancer in May",
    "Ada Brandt, a port engineer, returned to her desk on Monday after six weeks of treatment for bowel cancer",
    "Ada Brandt was treated for leukemia",
    "Ada Brandt is now in remission",
    "Since her treatments for lupus she has rowed",
    "Ada Brandt, a port engineer, was thirty-two when the breast cancer was found",
    "Ada Brandt, a port engineer, speaks of the depression that stopped her for two years",
    "Ada Brandt, a port engineer, receives us in her office during Ramadan"
  ]
  const joined = "Ada Brandt, who joined in 2019 during treatment for breast cancer"
  expect(isDropped(joined)).toBe(true)
  const work = [
    "Ada Brandt, who joined patients during treatment for breast cancer",
    "Ada Brandt develops treatments for bowel cancer",
    "Patients with lupus are treated for free",
    "Ada Brandt, a port engineer, writes of how a cancer is found"
  ]
  expect(told.map(text => isDropped(text))).toEqual(told.map(() => true))
  expect(work.map(text => isDropped(text))).toEqual(work.map(() => false))
})

describe("words of work are not", () => {
  for (const text of ordinary) it(text, () => expect(isDropped(text)).toBe(false))
})

describe("in what a profile says of itself", () => {
  const bio = "social_media.twitter.bio"
  for (const text of ["Engineer. Christian. Husband.", "she/her, pronouns matter", "Tory, runner, reader"]) {
    it(`a word is enough: ${text}`, () => expect(isDropped(text, bio)).toBe(true))
  }
  for (const text of [
    "Economist of the European Union",
    "Fraud prevention at Acme",
    "Writes about technical debt",
    "Temple University, then Acme"
  ]) {
    it(`but not a word of work: ${text}`, () => expect(isDropped(text, bio)).toBe(false))
  }
})

describe("a feat is of one story with the illness that its sentence tells of", () => {
  it("nothing of it is cut out", () => {
    const text = "After chemotherapy in York, she walked the 2021 Harbour Mile"
    const document = documentOf("page", text)
    const claim = {
      ...claimOf("c", document, "professional.achievements", "walked the 2021 Harbour Mile"),
      quote: text
    }
    expect(publishFound({ documents: [document], claims: [claim] }).evidence.claims).toEqual([])
  })
})

describe("a page of a house for the ill", () => {
  const quote = "Ada Brandt, a Pilot at Acme, was diagnosed with lymphoma in 2021."
  const claimAt = (page_url: string, text = quote) => {
    const document = documentOf("page", text, { page_url, site: new URL(page_url).hostname })
    return publishFound({
      documents: [document],
      claims: [claimOf("c", document, "professional.current_title", "Pilot")]
    }).evidence.claims
  }

  it("is not shown where it tells of the illness of whom it names, however the sentence could be cut", () => {
    expect(claimAt("https://rosebaylymphomatrust.example/people/ada")).toEqual([])
    expect(claimAt("https://paper.example/people/ada")).toHaveLength(1)
  })

  it("is not shown where it is somebody's story", () => {
    const plain = "Ada Brandt is a Pilot at Acme."
    expect(claimAt("https://rosebaylymphomatrust.example/stories/ada", plain)).toEqual([])
    expect(claimAt("https://rosebaylymphomatrust.example/trustees", plain)).toHaveLength(1)
  })
})
