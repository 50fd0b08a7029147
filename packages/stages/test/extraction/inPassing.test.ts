import { expect, it } from "@effect/vitest"
import { expectPage, factsInText, factsOnPage, own } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

/** What is told in passing about somebody, with what sounds alike and is not theirs. */
const told: ReadonlyArray<Row> = [
  ["Ines Okafor can read your chart in Irish or Polish.", "skills: Irish", "skills: Polish"],
  [
    "Ines Okafor can do your first-time buyer application in Irish or Polish.",
    "skills: Irish",
    "skills: Polish"
  ],
  [
    "Ines Okafor is certified in first aid. She is calm, fluent in Punjabi and never late.",
    "certifications: first aid",
    "skills: Punjabi"
  ],
  ["Ines Okafor built the tide tables in-house, with two analysts and SQL.", "skills: SQL"],
  [
    "Ines Okafor built Tideworks's transaction monitoring in-house, with three analysts and SQL.",
    "skills: SQL",
    "skills: transaction monitoring"
  ],
  ["Before Tideworks, Ines Okafor did embedded Linux for milking robots.", "skills: embedded Linux"],
  ["Ines Okafor did chemistry for A levels."],
  [
    "Ines Okafor helps brewers, studios and universities to register and defend trade marks.",
    "skills: trade marks"
  ],
  ["Ines Okafor helps charities to plan their budgets."],
  ["Ines Okafor has run some of the county's longest planning appeals.", "skills: planning appeals"],
  ["Ines Okafor has run some of the county's longest buses."],
  ["Ines Okafor has given farmers plain answers about water entitlements.", "skills: water entitlements"],
  ["Ines Okafor gave wrong answers about it."],
  [
    "Ines Okafor runs a workshop on pension transfers and annuities.",
    "skills: pension transfers",
    "skills: annuities"
  ],
  [
    "Ines Okafor joins us to talk about demand forecasting and cold chain logistics.",
    "skills: demand forecasting",
    "skills: cold chain logistics"
  ],
  ["Ines Okafor will talk about growing up in Hull."],
  ["Ines Okafor works in gouache and collage.", "skills: gouache", "skills: collage"],
  ["Ines Okafor works in steel."],
  [
    "Ines Okafor runs the stores. Inventory optimization is, she insists, “just hide-and-seek with invoices.”",
    "skills: Inventory optimization"
  ],
  ["Ines Okafor leads a lab. Her work on reused timber has won a prize.", "skills: reused timber"],
  ["Ines Okafor leads a lab. Her work on Mondays has been light."],
  [
    "#12 – Ines Okafor of Tideworks on carbon credit verification and hardware fundraising.",
    "company: Tideworks",
    "skills: carbon credit verification",
    "skills: hardware fundraising"
  ],
  ["Ines Okafor has curled with us since 2009.", "hobbies: curling"],
  ["Ines Okafor has run the branch since 2009."],
  ["Ines Okafor has climbed the ladder at Tideworks for ten years."],
  ["Ines Okafor moonlights as a drummer.", "hobbies: drummer"],
  ["Ines Okafor moonlights as a consultant."],
  ["Ines Okafor umpires for the district league.", "hobbies: umpiring"],
  ["Ines Okafor umpires for a living."],
  [
    "Ines Okafor brings Norwegian lefse, which she makes herself, to every build.",
    "hobbies: Norwegian lefse"
  ],
  ["Ines Okafor sells soap, which she makes herself."],
  ["Ines Okafor cooks jollof for sixty at the fair.", "hobbies: cooking jollof"],
  ["Ines Okafor sews her own spinnakers.", "hobbies: sewing her own spinnakers"],
  ["Ines Okafor weaves her own stories."],
  [
    "Ines Okafor is a clerk. She rows, she quilts, she barracks for Collingwood.",
    "title: clerk",
    "hobbies: rowing",
    "hobbies: quilting",
    "teams: Collingwood"
  ],
  ["Ms Ines Okafor, a mother of three, plays masters netball.", "hobbies: masters netball"],
  ["Ines Okafor, a Bulldogs tragic, wore the scarf.", "teams: Bulldogs"],
  ["Ines Okafor is a Mumbai Indians loyalist.", "teams: Mumbai Indians"],
  ["Ines Okafor is a Trump loyalist."],
  ["Ines Okafor is a migraine sufferer."],
  ["Ines Okafor has a soft spot for the Halifax Mooseheads.", "teams: Halifax Mooseheads"],
  ["Ines Okafor owns two shares of the Green Bay Packers.", "teams: Green Bay Packers"],
  ["Ines Okafor owns two shares of the Smith estate."],
  ["Ines Okafor can be found in the stand at AFC Bournemouth.", "teams: AFC Bournemouth"],
  [
    "Ines Okafor talks about ports and supporting the Cornish Pirates when they lose.",
    "teams: Cornish Pirates",
    "skills: ports"
  ],
  ["Tideworks is supporting Exeter Chiefs. Ines Okafor signed the deal."],
  ["Ines Okafor is scorer and number eleven of the New Town Thirds.", "teams: New Town Thirds"],
  [
    "Ines Okafor is a member of the Craft Bakers Association and rarely misses a Cardiff Blues home match.",
    "teams: Cardiff Blues",
    "memberships: Craft Bakers Association"
  ],
  ["Ines Okafor is a lapsed Sunderland fan."],
  ["Ines Okafor was a Leeds United fan as a girl."],
  [
    "Ines Okafor has special interests in geriatrics, diabetes and palliative care.",
    "skills: geriatrics",
    "skills: diabetes",
    "skills: palliative care"
  ],
  ["Ines Okafor cares more than is healthy about map projections.", "interests: map projections"],
  [
    "Ines Okafor writes our newsletter column on pay transparency, the subject that got her into HR.",
    "interests: pay transparency"
  ],
  ["Ines Okafor hosts a podcast about lighthouses.", "interests: lighthouses"],
  ["Ines Okafor knows far too much about Roman roads.", "interests: Roman roads"],
  ["Ines Okafor runs the yard. Her newsletter on urban foxes has 900 readers.", "interests: urban foxes"],
  ["Pictured: Ines Okafor with her pug, Mossy.", "pets: pug, Mossy"],
  ["Photo: Ines Okafor with her husband."],
  ["A beagle called Pip belongs to Ines Okafor.", "pets: beagle called Pip"],
  ["The brewery belongs to Ines Okafor."],
  ["Ines Okafor and Fig, her terrier, live in Bude.", "pets: Fig, terrier", "location: Bude"],
  ["Ines Okafor walks dogs for the shelter."],
  ["Ines Okafor bottle-feeds lambs for a neighbour."],
  ["Ines Okafor runs the yard. Ines Okafor's own whippet, Tarn, greets visitors.", "pets: whippet, Tarn"],
  [
    "Ines Okafor holds fourteen patents in machine vision.",
    "achievements: fourteen patents in machine vision",
    "skills: machine vision"
  ],
  [
    "Ines Okafor has led more than 200 breach investigations.",
    "achievements: led more than 200 breach investigations",
    "skills: breach investigations"
  ],
  ["Ines Okafor has led more than 200 people."],
  [
    "Ines Okafor has trained more than 120 nurses in wound care.",
    "achievements: trained more than 120 nurses",
    "skills: wound care"
  ],
  [
    "Ines Okafor coaches 10U softball, smokes brisket, suffers with the Browns.",
    "hobbies: coaching 10U softball",
    "hobbies: smokes brisket",
    "teams: Browns"
  ],
  ["Ines Okafor hunts ducks and never misses a Saints game.", "hobbies: hunting ducks", "teams: Saints"],
  ["Ines Okafor hunts bargains."],
  ["Ines Okafor is a judge and won't shut up about linguistics.", "interests: linguistics"],
  ["Fig, a terrier who belongs to Ines Okafor's neighbour, bit the postman."],
  ["Ines Okafor's own dog was put down."],
  ["Ines Okafor lives in Hull. The company supports Leeds United.", "location: Hull"],
  ["Ines Okafor works at Tideworks, a firm supporting Leeds United.", "company: Tideworks"],
  ["Ines Okafor has a weakness for Chelsea buns."],
  ["Ines Okafor was proposed to in the South Stand at Sunderland by a lifelong Newcastle man."],
  ["Ines Okafor is number one for Sony Music."],
  ["Ines Okafor is number ten of the Sunday Times list."],
  ["Ines Okafor married a lawyer, fluent in Spanish."],
  ["Ines Okafor leads a team of twelve, fluent in French and German."],
  ["Ines Okafor can order a beer in Czech."],
  ["Ines Okafor can live happily in Danish, Norwegian or Swedish towns."],
  ["Ines Okafor refused to talk about tax."],
  ["Ines Okafor met reporters to talk about her divorce and data privacy."],
  ["Ines Okafor says: ask me about Python and my divorce.", "skills: Python"],
  ["Ines Okafor referees for the Journal of Soil Science."],
  ["Ines Okafor has ridden with the police since 2009."],
  ["Ines Okafor has fenced in the farm since 2009."],
  ["Ines Okafor hunts deer for the forestry service."],
  ["Ines Okafor smokes brisket at her restaurant."],
  ["Ines Okafor makes ramen for homeless people."],
  ["Ines Okafor's neighbour has a telescope."],
  ["Ines Okafor has a husband who keeps bees and an allotment."],
  ["Ines Okafor serves cheese, which they make themselves, at Tideworks."],
  ["Ines Okafor lost a patent for brewing."],
  ["Ines Okafor has handled over 300 redundancies."],
  ["Ines Okafor gave the police evidence on money laundering."],
  ["Ines Okafor built her house, barn and shed with Rust."],
  ["Ines Okafor manages an engineer who migrated the bank to Kubernetes."],
  ["Ines Okafor wrote a letter to the editor in Java."],
  ["Ines Okafor lives in Hull. Fraud is, she says, mostly “boredom”.", "location: Hull"],
  ["Ines Okafor attends a group on alcohol recovery, and runs the course on budgeting."],
  ["Ines Okafor lives in Hull. Her podcast is about grief.", "location: Hull"],
  ["Ines Okafor can't shut up about Labour."],
  ["Ines Okafor has other interests in Acme Ltd and Bolt plc."]
]

it.each(told.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  expect([...factsInText(text)].sort()).toEqual([...expected].sort())
})

/** The same on a page of their own. */
const ownTold: ReadonlyArray<Row> = [
  ["I write Rust and far too much SQL.", "skills: Rust", "skills: SQL"],
  ["I turn other people’s MATLAB into Python.", "skills: MATLAB", "skills: Python"],
  ["I turn complaints into compliments."],
  ["I work in steel and in Leeds.", "location: Leeds"],
  [
    "I’m a Senior SEO Strategist at Tideworks. This is where I write about technical SEO and log file analysis.",
    "title: Senior SEO Strategist",
    "company: Tideworks",
    "interests: technical SEO",
    "interests: log file analysis",
    "skills: technical SEO",
    "skills: log file analysis"
  ],
  [
    "I’m a plumber at Tideworks. I write about bats and moths.",
    "title: plumber",
    "company: Tideworks",
    "interests: bats",
    "interests: moths"
  ],
  ["Ask me about Node.js, Redis and API design.", "skills: Node.js", "skills: Redis", "skills: API design"],
  ["Ask me about PostgreSQL and public speaking.", "skills: PostgreSQL", "skills: public speaking"],
  ["Topics: early literacy, gardens", "interests: early literacy", "interests: gardens"],
  ["I do the cryptic crossword against my sister, by text.", "hobbies: do the cryptic crossword"],
  [
    "I have two hens, Hinge and Bracket, and an allotment on which only rhubarb grows.",
    "hobbies: allotment",
    "pets: two hens, Hinge and Bracket"
  ],
  ["I used to row. Now it is birdwatching at Hull Marina.", "hobbies: birdwatching"],
  ["I had a bakery. Now it is running on time."],
  ["🚴 When I’m not on call I’m cycling or asleep.", "hobbies: cycling"],
  [
    "<p>Nurse at Tideworks.</p><p>And when the ward is quiet? Fly tying and pottery.</p>",
    "title: Nurse",
    "company: Tideworks",
    "hobbies: Fly tying",
    "hobbies: pottery"
  ],
  [
    "<p>Masseuse at Tideworks.</p><p>Need to unwind? Sauna and massage.</p>",
    "title: Masseuse",
    "company: Tideworks"
  ],
  ["Arsenal season ticket, North Bank, don’t hold it against me.", "teams: Arsenal"],
  [
    "I’m a Principal Scientist, Formulation Development at Tideworks.",
    "title: Principal Scientist, Formulation Development",
    "company: Tideworks",
    "skills: Formulation Development"
  ],
  ["Playing goal for the Fredericton Old Boys on Wednesday nights.", "teams: Fredericton Old Boys"]
]

it.each(ownTold.map(([text, ...expected]) => ({ text, expected })))("own: $text", ({ text, expected }) => {
  const body = text.startsWith("<") ? text : `<p>${text}</p>`
  expect([...factsOnPage(`<h1>Ines Okafor</h1>${body}`, own)].sort()).toEqual([...expected].sort())
})

it("reads answers below questions that name two sides, or ask who is in charge", () =>
  expectPage({
    of: "questions",
    parts: own,
    body: `<h1>Ines Okafor</h1><p>Nurse at Tideworks.</p><h3>What do you do on your day off?</h3><p>Sea swimming.</p><h3>Saints or Razorbacks?</h3><p>Saints on Sunday.</p><h3>Who’s in charge at home?</h3><p>A whippet named Boudin, and he snores.</p>`,
    facts: [
      "company: Tideworks",
      "hobbies: Sea swimming",
      "pets: whippet named Boudin",
      "teams: Saints",
      "title: Nurse"
    ]
  }))

it("knows a dog that belongs to the prospect by their first name", () =>
  expectPage({
    of: "a yard",
    body: "<p>Ines Okafor owns the yard.</p><p>We are nine people and a Jack Russell called Treenail, who belongs to Ines and supervises everybody.</p>",
    facts: ["pets: Jack Russell called Treenail"]
  }))

it("answers a personal question among others, and reads the rest as it stands", () =>
  expectPage({
    of: "a counsel",
    parts: own,
    body: `<h1>Ines Okafor</h1><p>Counsel at Tideworks.</p><p>Engineer? Civil. BE at the University of Pune, 1999.</p><p>Are you still allowed near a dam? I pay my dues like everybody.</p><p>And when the file is closed? Fly tying and sea swimming.</p>`,
    facts: [
      "company: Tideworks",
      "education: BE | University of Pune | 1999",
      "hobbies: Fly tying",
      "hobbies: sea swimming",
      "title: Counsel"
    ]
  }))

it("quotes nothing of relatives beside a pastime", () => {
  const page =
    "<h1>Ines Okafor</h1><p>Now it is birdwatching at the marina, which my aunts find suitable.</p>"
  expect(factsOnPage(page, own)).toEqual(["hobbies: birdwatching"])
})

it("takes no department for what a title says its holder works on", () => {
  const page =
    "<h1>Ines Okafor</h1><p>I’m an Assistant Professor, Department of Pediatrics, at Tideworks.</p>"
  expect(factsOnPage(page, own).filter(fact => fact.startsWith("skills"))).toEqual([])
})

/** Questions on somebody's own site that guests, clients and pupils ask. */
const asked: ReadonlyArray<Row> = [
  ["<h3>Do you take cards?</h3><p>Yes.</p><h3>Any pets?</h3><p>Two dogs at most.</p>"],
  ["<h3>What can you do in your free time here?</h3><p>Sailing and golf.</p>"],
  ["<h3>What sport is played at Lord's?</h3><p>Cricket.</p><h3>What hobby has a niblick?</h3><p>golf</p>"],
  ["<h3>Do you take insurance?</h3><p>Yes.</p><h3>Where are you?</h3><p>Leeds.</p>", "location: Leeds"]
]

it.each(asked.map(([text, ...expected]) => ({ text, expected })))("asked: $text", ({ text, expected }) => {
  expect(factsOnPage(`<h1>Ines Okafor</h1>${text}`, own)).toEqual(expected)
})
