import { describe, expect, it } from "@effect/vitest"
import type { ContactData, Document } from "@prospect-research/core"
import { canBothHold, comparable } from "../src/truth/comparable.ts"
import { allWell, claimOf, contact, documentOf, publishFound } from "./evidence.ts"

const title = "professional.current_title" as const
const company = "professional.current_company" as const

const page = (id: string, held: string, more: Partial<Document> = {}) => {
  const document = documentOf(id, `Ada Brandt, ${held}`, more)
  return { document, claims: [claimOf(`${id} title`, document, title, held)] }
}

const titleOf = (...pages: ReadonlyArray<ReturnType<typeof page>>) =>
  publishFound({
    documents: pages.map(({ document }) => document),
    claims: pages.flatMap(({ claims }) => claims),
    verdicts: Object.fromEntries(pages.map(({ document }) => [document.id, "probable" as const]))
  }).result.professional.current_title

const employers = { source_class: "first-party" } as const

describe("where somebody is", () => {
  const location = "professional.current_location" as const
  const placed = (id: string, line: string, place: string, more: Partial<Document> = {}) => {
    const document = documentOf(id, line, more)
    return { document, claims: [claimOf(`${id} place`, document, location, place)] }
  }
  type Pages = ReadonlyArray<ReturnType<typeof placed>>
  const placeOf = (...pages: Pages) => placeGiven({}, ...pages)
  const placeGiven = (more: ContactData, ...pages: Pages) => {
    const { evidence, result } = publishFound(
      {
        documents: pages.map(({ document }) => document),
        claims: pages.flatMap(({ claims }) => claims),
        verdicts: Object.fromEntries(pages.map(({ document }) => [document.id, "probable" as const]))
      },
      allWell,
      { ...contact, ...more }
    )
    return { place: result.professional.current_location, conflicts: evidence.conflicts.length }
  }
  const office = placed("acme", "office of Acme: Porto", "Porto", employers)

  it("where the employer sits counts as long as nothing says where the person is, and contradicts nothing", () => {
    expect(placeOf(office)).toEqual({ place: "Porto", conflicts: 0 })
    const profile = placed("profile", "Leeds, UK", "Leeds, UK", { source_class: "snippet" })
    expect(placeOf(office, profile)).toEqual({ place: "Leeds, UK", conflicts: 0 })
  })

  it("a region says less than the town in it where the employer sits", () => {
    const seat = placed("acme", "office of Acme: Missoula, Montana 59808", "Missoula", employers)
    const region = placed("forum", "Ada Brandt, Acme, Montana", "Montana", { source_class: "news" })
    const part = placed("orcid", "Physician in Western Montana", "Western Montana", {
      source_class: "registry"
    })
    expect(placeOf(seat, region, part)).toEqual({ place: "Missoula", conflicts: 0 })
    const street = placed("street", "office of Acme: Park Road, Missoula 59808", "Missoula", employers)
    expect(placeOf(street)).toEqual({ place: "Missoula", conflicts: 0 })
    const elsewhere = placed("forum", "Ada Brandt, Acme, Idaho", "Idaho", { source_class: "news" })
    expect(placeOf(seat, elsewhere).place).toBe("Idaho")
  })

  it("where somebody works contradicts nobody who says where they live", () => {
    const work = placed("acme", "Ada Brandt, Acme, Porto", "Porto", employers)
    const title = placed("team", "title of the page: Our team, Acme, Porto", "Porto", employers)
    const home = placed("own", "I live in Braga with a cat.", "Braga", { source_class: "self" })
    expect(placeOf(work, title, home)).toEqual({ place: "Braga", conflicts: 0 })
    expect(placeOf(work, title)).toEqual({ place: "Porto", conflicts: 0 })
    expect(placeGiven({ location: "Porto" }, work, title, home).place).toBe("Porto")
    const elsewhere = placed("blog", "Ada lives in Faro.", "Faro", { source_class: "self" })
    expect(placeOf(home, elsewhere)).toEqual({ place: null, conflicts: 1 })
  })

  it("the town of a profile's card is where its owner says they are, unless they say it in words", () => {
    const work = placed("acme", "Ada Brandt, Acme, Porto", "Porto", employers)
    const address = "Braga, Braga, Portugal"
    const card = placed("profile", address, address, { source_class: "snippet" })
    const home = placed("own", "I live in Faro with a cat.", "Faro", { source_class: "self" })
    expect(placeOf(work, card)).toEqual({ place: address, conflicts: 0 })
    expect(placeOf(work, card, home)).toEqual({ place: "Faro", conflicts: 0 })
  })

  it("a town in another case is the same town, and shown as more pages spell it", () => {
    const [team, club] = ["team", "club"].map(id =>
      placed(id, "Ada, Acme (Bydgoszcz)", "Bydgoszcz", employers)
    )
    const home = placed("own", "Mieszkam w Bydgoszczy.", "Bydgoszczy", { source_class: "self" })
    expect(team && club && placeOf(team, club, home)).toEqual({ place: "Bydgoszcz", conflicts: 0 })
  })
})

describe("whose profile is meant", () => {
  const field = "social_media.linkedin.url"
  const found = "https://www.linkedin.com/in/ada-brandt"
  const own = documentOf("own", `Ada Brandt, profile: ${found}`)
  const published = (linkedin_url?: string) => {
    const { result, evidence } = publishFound(
      { documents: [own], claims: [claimOf("1", own, field, found)] },
      allWell,
      linkedin_url === undefined ? contact : { ...contact, linkedin_url }
    )
    return { url: result.social_media.linkedin.url, conflicts: evidence.conflicts }
  }

  it("another profile than the one that the client gave does not stand, and both are told", () => {
    const provided = "https://www.linkedin.com/in/ada"
    expect(published(provided)).toEqual({
      url: null,
      conflicts: [{ field, kept: null, claims: ["1"], provided }]
    })
  })

  it("the one that the client gave stands, as what is found does where none was given", () => {
    expect(published(found)).toEqual({ url: found, conflicts: [] })
    expect(published("https://www.linkedin.com/in/Ada-Brandt")).toEqual({ url: found, conflicts: [] })
    expect(published()).toEqual({ url: found, conflicts: [] })
  })
})

describe("which position is held", () => {
  it("the employer's page knows before a profile that is forgotten", () => {
    const profile = page("profile", "Lead Engineer")
    expect(titleOf(profile, page("acme", "VP Engineering", employers))).toBe("VP Engineering")
    expect(titleOf(profile)).toBe("Lead Engineer")
  })

  it("of whom the employer tells that they were promoted, the client and old profiles know the position before", () => {
    const given = { ...contact, title: "Sales Manager" }
    const told = (...pages: ReadonlyArray<ReturnType<typeof page>>) =>
      publishFound(
        {
          documents: pages.map(({ document }) => document),
          claims: pages.flatMap(({ claims }) => claims),
          verdicts: Object.fromEntries(pages.map(({ document }) => [document.id, "probable" as const]))
        },
        allWell,
        given
      ).result.professional.current_title
    const profiles = [page("profile", "Sales Manager"), page("talk", "Sales Manager")]
    const team = page("acme", "Commercial Director", employers)
    const line = "Ada Brandt is our new Commercial Director"
    const document = documentOf("news", line, employers)
    const news = { document, claims: [claimOf("news title", document, title, "Commercial Director")] }
    expect(told(...profiles, team, news)).toBe("Commercial Director")
    expect(told(...profiles, team)).toBe("Sales Manager")
    expect(told(...profiles, team, news, page("card", "Sales Manager", employers))).toBe("Sales Manager")
  })

  it("of one position said in two ways, the more exact stands", () => {
    expect(titleOf(page("a", "Product Designer"), page("b", "Lead Product Designer"))).toBe(
      "Lead Product Designer"
    )
    expect(titleOf(page("a", "Product Designer"), page("b", "Assistant Product Designer"))).toBeNull()
    expect(titleOf(page("a", "Co-founder & CEO"), page("b", "chief executive and co-founder"))).not.toBeNull()
  })

  it("what one sentence joins is held side by side, the first first", () => {
    const line = "I am the founder and the only bookbinder here."
    const document = documentOf("own", line, { source_class: "self" })
    const joined = ["bookbinder", "founder"].map(held => ({
      document,
      claims: [claimOf(held, document, title, held)]
    }))
    const [second, first] = joined
    expect(second && first && titleOf(second, first)).toBe("founder")
    const apart = documentOf("own", "Ada Brandt, founder. Ben Lund, bookbinder.", { source_class: "self" })
    const titles = ["bookbinder", "founder"].map(held => ({
      document: apart,
      claims: [{ ...claimOf(held, apart, title, held), quote: apart.text }]
    }))
    expect(titleOf(...titles)).toBeNull()
  })

  it("an old page of the employer's does not, and two of them that differ do not", () => {
    const profile = page("profile", "VP Engineering")
    const old = page("acme", "Lead Engineer", { ...employers, published_at: "2024-01-05" })
    expect(titleOf(profile, old)).not.toBe("Lead Engineer")
    const [left, right] = [page("a", "Lead Engineer", employers), page("b", "Clerk", employers)]
    expect(titleOf(left, right)).toBeNull()
  })

  it("what the address says of its year counts as a date", () => {
    const news = { source_class: "news" } as const
    const address = (path: string) => ({ ...news, page_url: `https://summit.example${path}` })
    expect(titleOf(page("summit", "Partner", address("/2021/speakers/ada")))).toBeNull()
    expect(titleOf(page("summit", "Partner", address("/summit-2019/")))).toBeNull()
    expect(titleOf(page("summit", "Partner", address("/2026/speakers/ada")))).toBe("Partner")
    expect(titleOf(page("summit", "Partner", address("/room2021x")))).toBe("Partner")
  })

  it("several sites win against one, however sure each of them is", () => {
    const found = ["a", "b", "c"].map(id => documentOf(id, `Ada Brandt, Design Director, ${id}`))
    const lone = documentOf("d", "Ada Brandt, Exhibition Designer")
    const documents = [...found, lone]
    const claims = [
      ...found.map(document => claimOf(`${document.id} title`, document, title, "Design Director")),
      claimOf("d title", lone, title, "Exhibition Designer")
    ]
    expect(publishFound({ documents, claims }).result.professional.current_title).toBe("Design Director")
    const [first] = found
    const even = publishFound({
      documents: [first ?? lone, lone],
      claims: claims.filter(it => ["a title", "d title"].includes(it.id))
    })
    expect(even.result.professional.current_title).toBeNull()
  })

  const pairs: ReadonlyArray<readonly [typeof title | typeof company, string, string, boolean]> = [
    [title, "cto", "co-founder and cto", true],
    [title, "founder and cto", "cto and founder", true],
    [title, "cto", "deputy cto", false],
    [title, "marketing", "head of sales", false],
    [title, "head", "headmistress", true],
    [title, "head", "headhunter", false],
    [title, "dean and faculty of law", "dean of the faculty of law", true],
    [title, "dean and faculty of law", "dean of the faculty of arts", false],
    [title, "leiter vertrieb", "leiter des vertrieb", true],
    [title, "cartoonist", "freelance cartoonist and tutor", false],
    [title, "radio producer", "freelance radio producer and sound editor", true],
    [title, "radio producer", "deputy radio producer and sound editor", false],
    [company, "university of leeds", "department of physics university of leeds", true],
    [company, "acme", "friends of acme", false],
    [company, "acme labs", "globex labs", false]
  ]
  it.each(pairs)("%s: %s and %s: %s", (field, left, right, expected) => {
    expect(canBothHold(field, left, right)).toBe(expected)
    expect(canBothHold(field, right, left)).toBe(expected)
  })
})

it("a title that is written short is the same", () => {
  expect(comparable(title, "Managing Director")).toBe(comparable(title, "MD"))
  expect(comparable(title, "Vice President of Sales")).toBe(comparable(title, "VP Sales"))
  expect(comparable(title, "Vice President of Sales")).not.toBe(comparable(title, "VP of Marketing"))
})

it("a trust that is written short is the same house", () => {
  expect(comparable(company, "Marlow NHS FT")).toBe(comparable(company, "Marlow NHS Foundation Trust"))
  expect(comparable(company, "Marlow FT")).not.toBe(comparable(company, "Marlow NHS Foundation Trust"))
  expect(comparable(company, "Énergie Rivière-Blanche")).toBe(comparable(company, "Energie Riviere-Blanche"))
  expect(comparable(company, "Åre Å")).not.toBe(comparable(company, "Åre B"))
})

describe("the post that somebody was raised from", () => {
  const raised = (published_at: string | null) => {
    const text = "Our General Manager, Ada Brandt, has been appointed Managing Director."
    const document = documentOf("news", text, { ...employers, published_at })
    const now = claimOf("news title", document, title, "Managing Director", {
      as_of: published_at,
      quote: text
    })
    return { document, claims: [now] }
  }
  const team = (as_of: string | null) => {
    const document = documentOf("team", "Ada Brandt, General Manager", employers)
    return { document, claims: [claimOf("team title", document, title, "General Manager", { as_of })] }
  }

  it("is theirs no more, although a page that says nothing of its day still has it", () => {
    expect(titleOf(team(null), raised("2026-05-02"))).toBe("Managing Director")
    expect(titleOf(team(null), raised(null))).toBe("Managing Director")
    expect(titleOf(team("2025-05-02"), raised("2026-05-02"))).toBe("Managing Director")
  })
})

describe("the address of a profile", () => {
  const profile = "https://www.linkedin.com/in/ada-brandt"
  const found = (address: string) => {
    const document = documentOf("hit", `Ada Brandt, Acme\naddress: ${profile}`, {
      source_class: "snippet",
      page_url: address,
      site: new URL(address).hostname
    })
    const url = claimOf("url", document, "social_media.linkedin.url", profile, {
      quote: `address: ${profile}`
    })
    return publishFound(
      { documents: [document], claims: [url], verdicts: { hit: "probable" } },
      allWell,
      contact
    ).evidence.basis.find(({ field }) => field === "social_media.linkedin.url")?.confidence
  }
  it("is certain where the profile itself was seen, and hearsay elsewhere", () => {
    expect(found(profile)).toBe("MEDIUM")
    expect(found("https://forum.example/1")).toBe("LOW")
  })
})

describe("children in what somebody tells of themselves", () => {
  const hobbiesOf = (quote: string) => {
    const document = documentOf("own", quote)
    const claims = [claimOf("h", document, "personal.hobbies", "rowing")]
    return publishFound({ documents: [document], claims }).evidence.claims
  }
  it.each([
    "I live with Ada and Rufus, who go to Northside Primary, and love rowing",
    "We moved here with Ada, who attends a Montessori nursery, and took up rowing",
    "After rowing, the children come first"
  ])("is never quoted: %s", quote => {
    expect(hobbiesOf(quote)).toEqual([])
  })
  it.each(["I love rowing, and went to Northside once", "Rowing people who go to sea: rowing"])(
    "is not what this says: %s",
    quote => {
      expect(hobbiesOf(quote)).toHaveLength(1)
    }
  )
  it("and a service for children is a position", () => {
    const document = documentOf("council", "Ada Brandt, Director of Children's Services, Acme")
    const claims = [claimOf("c", document, company, "Acme")]
    expect(publishFound({ documents: [document], claims }).evidence.claims).toHaveLength(1)
  })
})

describe("for whom somebody works", () => {
  const employer = (id: string, line: string, name: string, more: Partial<Document> = {}) => {
    const document = documentOf(id, line, more)
    return { document, claims: [claimOf(`${id} company`, document, company, name)] }
  }
  const companyOf = (
    pages: ReadonlyArray<ReturnType<typeof employer>>,
    verdict: "probable" | "possible" = "probable"
  ) => {
    const { evidence, result } = publishFound({
      documents: pages.map(({ document }) => document),
      claims: pages.flatMap(({ claims }) => claims),
      verdicts: Object.fromEntries(pages.map(({ document }) => [document.id, verdict]))
    })
    return [result.professional.current_company, evidence.conflicts.length, result.overall_confidence]
  }

  it("an institute of a university contradicts nobody who names the university", () => {
    const institute = employer("own", "Ada Brandt, Institute of Tides", "Institute of Tides", employers)
    const record = employer(
      "orcid",
      "employment: Director, Institute of Tides, University of Porto (Porto, PT)",
      "University of Porto",
      { source_class: "registry" }
    )
    const [name, conflicts] = companyOf([institute, record])
    expect([name, conflicts]).toEqual(["Institute of Tides", 0])
    const other = employer("orcid", "employment: Director, University of Porto", "University of Porto", {
      source_class: "registry"
    })
    expect(companyOf([institute, other])[1]).toBe(1)
  })

  it("an account's name is spelt as the house spells itself, and nobody is a member of their employer", () => {
    const account = documentOf("github", "company: @acmelabs", { source_class: "self" })
    const team = documentOf("acme", "Ada Brandt, Acme Labs, member of Acme Labs and the Row Club", employers)
    const { result } = publishFound({
      documents: [account, team],
      claims: [
        claimOf("1", account, company, "acmelabs", { method: "structured" }),
        claimOf("2", team, company, "Acme Labs"),
        claimOf("3", team, "personal.memberships", "Acme Labs"),
        claimOf("4", team, "personal.memberships", "Row Club")
      ]
    })
    expect(result.professional.current_company).toBe("Acme Labs")
    expect(result.personal.memberships).toEqual(["Row Club"])
  })

  it("the record of the employer alone says of nobody that they work there", () => {
    const record = employer("rdap", "registrant organization: Acme", "Acme", { source_class: "registry" })
    expect(companyOf([record], "possible")).toEqual([null, 0, "UNKNOWN"])
  })

  it("nor does its trade, where that is all that the record gives", () => {
    const record = documentOf("edgar", "industry of Acme: Valves", { source_class: "registry" })
    const { result } = publishFound({
      documents: [record],
      claims: [claimOf("i", record, "professional.industry", "Valves")],
      verdicts: { edgar: "possible" }
    })
    expect([result.professional.industry, result.overall_confidence]).toEqual([null, "UNKNOWN"])
  })
})

describe("what else a page tells that has somebody at another house than the house itself says", () => {
  const roster = documentOf("acme", "Ada Brandt, Acme", employers)
  const listed = documentOf("list", "Ada Brandt, Volta Traders, energy trading, chess", {
    source_class: "news"
  })
  const held = (verdict: "confirmed" | "probable") =>
    publishFound({
      documents: [roster, listed],
      claims: [
        claimOf("a", roster, company, "Acme"),
        claimOf("b", listed, company, "Volta Traders"),
        claimOf("c", listed, "professional.industry", "energy trading"),
        claimOf("d", listed, "professional.skills", "chess")
      ],
      verdicts: { list: verdict }
    }).result.professional
  it("is worth as little", () =>
    expect(held("probable")).toMatchObject({ current_company: "Acme", industry: null, skills: [] }))
  it("unless it surely is theirs", () => expect(held("confirmed").skills).toEqual(["chess"]))
})

it("a plus sign joins positions", () => {
  expect(comparable("professional.current_title", "Founder + CEO")).toBe("founder and ceo")
})

it("a title in the order of another language is the same one, and a rank alone contradicts none", () => {
  expect(canBothHold(title, "manager customs compliance", "customs compliance manager")).toBe(true)
  expect(canBothHold(title, "manager customs compliance", "customs duty manager")).toBe(false)
  expect(canBothHold(title, "director", "it director")).toBe(true)
  expect(canBothHold(title, "director", "deputy director")).toBe(false)
})

it("a title said around another is the same one", () => {
  expect(canBothHold(title, "staff engineer", "staff software engineer")).toBe(true)
  expect(canBothHold(title, "staff engineer", "staff writer")).toBe(false)
  expect(canBothHold(title, "engineer", "staff software engineer")).toBe(false)
})

it("a house that calls a position by two languages gives one title, and two of one language none", () => {
  const german = page("de", "Leiter des Zentrallabors", employers)
  expect(titleOf(german, page("en", "head", employers))).toBe("Leiter des Zentrallabors")
  const danish = page("da", "lagerchef", employers)
  expect(titleOf(page("a", "warehouse manager", employers), danish)).toBe("warehouse manager")
  expect(titleOf(german, page("en", "Leiter der Verwaltung", employers))).toBeNull()
  expect(titleOf(page("fair", "Country Manager"), page("fr", "Directrice Europe du Sud"))).toBeNull()
})

it("a title on the team's page stands before one above an article", () => {
  const team = page("acme", "Principal Consultant", employers)
  expect(titleOf(team, page("post", "Senior Consultant", { ...employers, published_at: "2025-12-01" }))).toBe(
    "Principal Consultant"
  )
})

it("a title on a card stands before one in a sentence, also with the year since when it is held", () => {
  const card = "Ada Brandt\nShire President since 2021"
  const told = "Ada, who is a grain and sheep farmer at Yarrabin, has chaired it for longer than anybody."
  const document = documentOf("acme", `${card}\n${told}`, employers)
  const { result } = publishFound({
    documents: [document],
    claims: [
      claimOf("card", document, title, "Shire President", { quote: card }),
      claimOf("told", document, title, "grain and sheep farmer", { quote: told })
    ]
  })
  expect(result.professional.current_title).toBe("Shire President")
})

it("a title that another site knows as well stands before one that none does", () => {
  const team = page("acme", "Principal Consultant", employers)
  const profile = page("profile", "Principal Consultant", { source_class: "snippet", content_hash: "other" })
  const heldBy = (...pages: ReadonlyArray<ReturnType<typeof page>>) =>
    publishFound({
      documents: pages.map(({ document }) => document),
      claims: pages.flatMap(({ claims }) => claims)
    }).result.professional.current_title
  const post = page("post", "Senior Consultant", employers)
  expect(heldBy(team, profile, post)).toBe("Principal Consultant")
  expect(heldBy(team, post)).toBeNull()
})

it("one site that has a title in two languages gives one, and two sites none", () => {
  const at = (site: string) => ({ site, page_url: `https://${site}/`, source_class: "news" as const })
  const german = page("de", "Hafenmeister", at("acme.example"))
  expect(titleOf(german, page("en", "Head of Harbours", at("acme.example")))).not.toBeNull()
  expect(titleOf(german, page("en", "Head of Harbours", at("globex.example")))).toBeNull()
})

it("of a school that is named in full elsewhere, the shorter name is no entry of its own", () => {
  const studied = "education.entries" as const
  const school = (institution: string) => ({
    institution,
    degree: null,
    field_of_study: null,
    graduation_year: null
  })
  const page = documentOf("acme", "Ada Brandt, Acme, University of Texas at Austin", employers)
  const { result } = publishFound({
    documents: [page],
    claims: [
      claimOf("1", page, studied, school("University of Texas")),
      claimOf("2", page, studied, school("University of Texas at Austin"))
    ]
  })
  expect(result.education.entries).toEqual([school("University of Texas at Austin")])
})

it("of several fields of one degree, the first alone is no entry of its own", () => {
  const studied = "education.entries" as const
  const degree = (field_of_study: string) => ({
    institution: "Acme University",
    degree: "BSc",
    field_of_study,
    graduation_year: null
  })
  const page = documentOf("acme", "Ada Brandt, Acme University, BSc, Physics, Chemistry and Law", employers)
  const { result } = publishFound({
    documents: [page],
    claims: [
      claimOf("1", page, studied, degree("Physics")),
      claimOf("2", page, studied, degree("Physics, Chemistry and Law"))
    ]
  })
  expect(result.education.entries).toEqual([degree("Physics, Chemistry and Law")])
})

describe("where somebody has gone", () => {
  const at = (id: string, house: string, more: Partial<Document> = {}) => {
    const document = documentOf(id, `${id}: Ada Brandt works at ${house}.`, more)
    return { document, claims: [claimOf(`${id} house`, document, company, house)] }
  }
  type Pages = ReadonlyArray<ReturnType<typeof at>>
  const companyOf = (...pages: Pages) =>
    publishFound({
      documents: pages.map(({ document }) => document),
      claims: pages.flatMap(({ claims }) => claims),
      verdicts: Object.fromEntries(pages.map(({ document }) => [document.id, "confirmed" as const]))
    }).result.professional.current_company
  const known = String(contact.company)
  const old = at("old", known, employers)
  const site = (name: string) => ({ site: `${name}.example`, page_url: `https://${name}.example/` })
  const moved: Pages = [
    at("own", "Globex", { source_class: "self", ...site("own") }),
    at("account", "Globex", { source_class: "self", ...site("account") }),
    at("team", "Globex", { ...employers, ...site("globex") })
  ]

  it("is told by the prospect in three places, and the client's word gives way", () => {
    expect(companyOf(old, ...moved)).toBe("Globex")
  })

  it("is not told in two, nor where a page of their own still has the old house", () => {
    expect(companyOf(old, ...moved.slice(1))).toBe(known)
    expect(companyOf(at("kept", known, { source_class: "self", ...site("kept") }), ...moved)).toBe(known)
  })

  /** A page of the client's house, which says so of itself, and tells with its text. */
  const ofHouse = (id: string, text: string) => {
    const document = documentOf(id, `${text}\nsite of ${known}`, employers)
    return {
      document,
      claims: [claimOf(`${id} site`, document, company, known, { quote: `site of ${known}` })]
    }
  }

  it("is told by the house that was left: it is the employer no more, with or without another", () => {
    const farewell = ofHouse("farewell", "A farewell to Ada Brandt.")
    expect(companyOf(ofHouse("team", "Ada Brandt, Head of Tides."), farewell)).toBeNull()
    expect(companyOf(farewell, at("paper", "Globex", { source_class: "news", ...site("paper") }))).toBe(
      "Globex"
    )
    expect(companyOf(ofHouse("left", `Ada Brandt has left ${known}.`))).toBeNull()
    expect(companyOf(ofHouse("leaves", `Ada Brandt will leave ${known} on 20 February.`))).toBeNull()
    expect(companyOf(ofHouse("mark", "Ada Brandt has left her mark on the harbour."))).toBe(known)
    expect(companyOf(ofHouse("other", "A farewell to Rui Prates."))).toBe(known)
  })

  describe("is told by the house that somebody has come to, with whence", () => {
    const arrived = (id: string, text: string, published_at: string | null = "2026-05-04") => {
      const document = documentOf(id, `${text}\nsite of Globex`, {
        source_class: "news",
        published_at,
        ...site("globex")
      })
      const claims = [claimOf(`${id} site`, document, company, "Globex", { quote: "site of Globex" })]
      return { document, claims }
    }
    const joined = arrived("joined", `Ada Brandt has joined us as Director. She spent two years at ${known}.`)
    const listed = (as_of: string | null) => {
      const document = documentOf(`listed-${as_of}`, "Ada Brandt, Head of Tides", {
        ...employers
      })
      const claims = [claimOf(`${document.id} title`, document, title, "Head of Tides", { as_of })]
      return { document, claims }
    }

    it("it is the employer, and the old one no more", () => {
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), joined)).toBe("Globex")
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), listed("2024-09-02"), joined)).toBe("Globex")
      const appointed = arrived(
        "paper",
        `Globex has appointed Ada Brandt, formerly Head of Tides at ${known}.`
      )
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), appointed)).toBe("Globex")
      const aged = arrived("aged", `Ada Brandt (44) has joined Globex. She comes from ${known}.`)
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), aged)).toBe("Globex")
    })

    it("and not where no day tells which of the two was later", () => {
      const listedThen = [ofHouse("news", "Ada Brandt joins."), listed("2025-03-01")] as const
      const at = (id: string, day: string | null) =>
        arrived(id, `Globex has appointed Ada Brandt. She was Head of Tides at ${known}.`, day)
      expect(companyOf(...listedThen, at("later", "2026-03-16"))).toBe("Globex")
      expect(companyOf(...listedThen, at("before", "2024-03-16"))).toBe(known)
      expect(companyOf(...listedThen, at("undated", null))).toBe(known)
    })

    it("unless the old one shows them in a position since", () => {
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), listed("2026-06-01"), joined)).toBe(known)
    })

    it("although a list of the old one that says nothing of its day still has them, if the news is of these years", () => {
      const parts = [ofHouse("news", "Ada Brandt joins."), listed(null)] as const
      expect(companyOf(...parts, joined)).toBe("Globex")
      const old = arrived("old", `Globex has appointed Ada Brandt. She was at ${known}.`, "2019-03-16")
      expect(companyOf(...parts, old)).toBe(known)
    })

    it("and not where somebody else has left", () => {
      const council = `Globex has appointed Ada Brandt to its jury. With her sits Rui Prates, who left ${known}.`
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), arrived("council", council))).toBe(known)
    })

    it("and not where nobody has come, or nothing is said of the old one", () => {
      const text = `Ada Brandt spent two years at ${known}.`
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), arrived("past", text))).toBe(known)
      const other = "Ada Brandt has joined us as Director."
      expect(companyOf(ofHouse("news", "Ada Brandt joins."), arrived("new", other))).toBe(known)
    })
  })
})
