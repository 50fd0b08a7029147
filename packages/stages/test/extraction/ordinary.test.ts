import { expect, it } from "@effect/vitest"
import { expectPage, factsInText, type PageRow, team } from "./table.ts"

/** Sentences as team pages, programmes and newspapers have them every day. */
const told: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  [
    "The board of Tideworks has appointed Ines Okafor, Chief Operating Officer since 2022, as Chief Executive Officer with effect from 1 April.",
    "title: Chief Executive Officer",
    "company: Tideworks",
    "activity: role_change | Chief Executive Officer | Tideworks"
  ],
  [
    "Tideworks has named Ines Okafor, who has been finance director since 2019, chief executive.",
    "title: chief executive",
    "company: Tideworks",
    "activity: role_change | chief executive | Tideworks"
  ],
  ["The Lee Valley Guild elected Ines Okafor, of Tideworks, its honorary secretary.", "company: Tideworks"],
  ["Ines Okafor, Director of Field Operations, runs eleven crews.", "title: Director of Field Operations"],
  ["Ines Okafor is the inventor of ReKnit.", "achievements: ReKnit"],
  ["Ines Okafor is captain of Harbour Golf Club.", "hobbies: Golf", "memberships: Harbour Golf Club"],
  ["Ines Okafor is treasurer of the Amager Winter Bathers.", "memberships: Amager Winter Bathers"],
  ["Ines Okafor is a licensed Mexican customs broker.", "certifications: licensed Mexican customs broker"],
  [
    "Ines Okafor is an industrial engineer from Tecnológico de Monterrey.",
    "education: Tecnológico de Monterrey"
  ],
  [
    "Ines Okafor has finished Ironman Copenhagen four times.",
    "achievements: finished Ironman Copenhagen four times"
  ],
  ["Ines Okafor has raised £11 million for Scottish charities."],
  [
    "Tideworks has appointed Ms Ines Okafor as Operations Director at its Inverness sawmill.",
    "title: Operations Director",
    "company: Tideworks",
    "location: Inverness",
    "activity: role_change | Operations Director | Tideworks"
  ],
  [
    "Family-owned Tideworks has brought in Ines Okafor as Engineering Manager at its Llanelli depot.",
    "title: Engineering Manager",
    "company: Tideworks",
    "location: Llanelli",
    "activity: role_change | Engineering Manager | Tideworks"
  ],
  [
    "Tideworks has announced that Ines Okafor will lead its UK business as Managing Director from its Corby site.",
    "title: Managing Director"
  ],
  [
    "Tideworks today announced the appointment of Ines Okafor, M.D., Ph.D., as Chief Medical Officer.",
    "title: Chief Medical Officer",
    "company: Tideworks",
    "activity: role_change | Chief Medical Officer | Tideworks"
  ],
  [
    "Tideworks has announced the appointment of Ines Okafor as Director of Services with responsibility for housing.",
    "title: Director of Services",
    "company: Tideworks",
    "activity: role_change | Director of Services | Tideworks"
  ],
  [
    "Tideworks has promoted Ines Okafor and Jack Prior to associate.",
    "title: associate",
    "company: Tideworks"
  ],
  [
    "Tideworks has promoted Ines Okafor to Vice President, Commercial Lending.",
    "title: Vice President, Commercial Lending",
    "company: Tideworks",
    "activity: role_change | Vice President, Commercial Lending | Tideworks"
  ],
  [
    "Tideworks has made Ines Okafor its head of quality.",
    "title: head of quality",
    "company: Tideworks",
    "activity: role_change | head of quality | Tideworks"
  ],
  [
    "Since 2020 the firm has been led by Ines Okafor as Managing Director.",
    "title: Managing Director",
    "activity: role_change | Managing Director | 2020"
  ],
  [
    "Ines Okafor takes over as Head of Claims from Martin Sayle.",
    "title: Head of Claims",
    "activity: role_change | Head of Claims"
  ],
  ["Managing director Ines Okafor joined the business straight from school.", "title: Managing director"],
  [
    "Ines Okafor spent ten years at Arup before joining us as Head of Structures.",
    "title: Head of Structures"
  ],
  ["Ines Okafor joined as Chief Engineer in March.", "title: Chief Engineer"],
  ["Ines Okafor is in her sixth year as principal of Tideworks.", "title: principal", "company: Tideworks"],
  ["Ines Okafor is the senior partner of the firm.", "title: senior partner"],
  [
    "As Chief Commercial Officer Ines Okafor has a nose for a charter rate.",
    "title: Chief Commercial Officer"
  ],
  ["Fishmonger Ines Okafor drew the winning ticket.", "title: Fishmonger"],
  [
    "Local thatcher Ines Okafor has won the Hale Prize.",
    "title: thatcher",
    "achievements: Hale Prize",
    "activity: award | Hale Prize"
  ],
  ["Leeds-based veterinarian Ines Okafor keeps the rota.", "title: veterinarian", "location: Leeds"],
  [
    "Among them was Ines Okafor, 61, manager of Tideworks in Dundee.",
    "title: manager",
    "company: Tideworks",
    "location: Dundee"
  ],
  [
    "On the panel: Ines Okafor, RN, nurse manager at Tideworks and secretary of the Hale Nurses Circle.",
    "title: nurse manager",
    "company: Tideworks",
    "memberships: Hale Nurses Circle",
    "certifications: RN"
  ],
  [
    "Ines Okafor is a planner for Tideworks, and member of the Tidal Institute.",
    "title: planner",
    "company: Tideworks",
    "memberships: Tidal Institute"
  ],
  [
    "Lt. Ines Okafor is a fire investigator with Tideworks.",
    "title: fire investigator",
    "company: Tideworks"
  ],
  [
    "Born in Osaka and now based in Copenhagen, Ines Okafor joined the studio in 2017.",
    "location: Copenhagen"
  ],
  ["Ines Okafor leads a team of 40 analysts in Buenos Aires.", "location: Buenos Aires"],
  ["Ines Okafor and her wife Karen live in Fargo and have three grown children.", "location: Fargo"],
  [
    "Ines Okafor has worked in hospitality for eighteen years, starting out as a receptionist in Durban.",
    "industry: hospitality"
  ],
  [
    "Ines Okafor earned a degree from North Dakota State University and is a licensed engineer in North Dakota.",
    "education: North Dakota State University",
    "certifications: licensed engineer"
  ],
  [
    "Industrial engineer Ines Okafor, CFP®, CPWA®, is kind.",
    "title: Industrial engineer",
    "certifications: CFP",
    "certifications: CPWA"
  ],
  ["Ines Okafor has a special interest in hip and knee replacement.", "skills: hip and knee replacement"],
  [
    "Ines Okafor specialises in slate, leadwork and flat roofs.",
    "skills: slate",
    "skills: leadwork",
    "skills: flat roofs"
  ],
  [
    "Ines Okafor treats back and neck pain, running injuries and post-operative knees.",
    "skills: back and neck pain",
    "skills: running injuries",
    "skills: post-operative knees"
  ],
  [
    "Ines Okafor acts mainly in probate, farm transfers and personal injury claims.",
    "skills: probate",
    "skills: farm transfers",
    "skills: personal injury claims"
  ],
  [
    "Ines Okafor is a qualified youth worker. She is a licensed title agent.",
    "certifications: qualified youth worker",
    "certifications: licensed title agent"
  ],
  [
    "Ines Okafor has received the Hale Society bronze medal.",
    "achievements: Hale Society bronze medal",
    "activity: award | Hale Society bronze medal"
  ],
  [
    "Ines Okafor gave a TEDx talk in Lagos on rural power.",
    "achievements: TEDx talk in Lagos on rural power"
  ],
  ["Ines Okafor hosts the podcast Priors & Prejudice.", "achievements: Priors & Prejudice"],
  [
    "Ines Okafor volunteers as a Dari interpreter for Refugee Support Berkshire.",
    "causes: Refugee Support Berkshire"
  ],
  ["Branch manager Ines Okafor has answered phones on Children in Need night.", "title: Branch manager"]
]

it.each(told.map(([text, ...facts]) => ({ text, facts })))("$text", ({ text, facts }) => {
  expect([...factsInText(text)].sort()).toEqual([...facts].sort())
})

/** What is somebody else's, was never so, or is said to others, beside the prospect. */
const untold: ReadonlyArray<string> = [
  "Ines Okafor started on the Saturday till in our Bath shop in 1999.",
  "Ines Okafor has made wine in the Barossa, Burgundy and Oregon.",
  "Ines Okafor is working, slowly, towards her private pilot's licence.",
  "Ines Okafor edited the winner of the 2025 Hale Award.",
  "Ines Okafor contributes to Taxation magazine.",
  "Ines Okafor attended Hale State University for two years before leaving to join the city.",
  "Ines Okafor had a place to read Medicine at Nottingham but chose to join a bank instead.",
  "Ines Okafor has attended executive programmes at INSEAD.",
  "Ines Okafor used to play the organ and row for Clydesdale.",
  "Ines Okafor doesn't ride, own or particularly trust horses.",
  "Ines Okafor wrote it. Her deputy, Nikhil Anand, restores gliders.",
  "Ines Okafor wrote it. Judith, who fosters greyhounds and sings with the Hale Choir, retired in 2020.",
  "Ines Okafor wrote it. “Is that it?” asked Cllr Wragg, who keeps parrots.",
  "Ines Okafor joined at the invitation of chair Dame Rita Fowkes, an Oxford Blue and patron of Shelter Cymru.",
  "Ines Okafor succeeds Caroline Webb, author of The Country House Sale.",
  "Ines Okafor is a dog with a bone, says her colleague Maja Rask, who breeds huskies.",
  "Ines Okafor is married with two daughters, one of whom plays volleyball for Fenerbahçe.",
  "Ines Okafor wrote it. Our customers chose three charities, and Tideworks gave £20,000 to Mind and Guide Dogs.",
  "Ines Okafor wrote it. Residents enjoy gardening, bingo and line dancing.",
  "Ines Okafor wrote it. Our clinic offers support with depression and grief.",
  "Ines Okafor wrote it. We are hiring: a joiner with LabVIEW skills and a driving licence.",
  "Last week we said that Ines Okafor sits on the board of the Donkey Sanctuary.",
  "In another life Ines Okafor would have been a jazz trumpeter.",
  "Divorce of Ines Okafor, 51, attorney with Tideworks, and Mark Ellery.",
  "Her book is Kantha: Stories in Stitch. Ines Okafor wrote it."
]

it.each(untold)("nothing is told of the prospect: %s", text => expect(factsInText(text)).toEqual([]))

const cards: ReadonlyArray<PageRow> = [
  {
    of: "letters beside the title",
    body: "<h1>Ines Okafor</h1><p>Principal Hydrologist | CEng MCIWEM</p><p>Tidal matters.</p>",
    parts: team,
    facts: ["title: Principal Hydrologist", "certifications: CEng", "certifications: MCIWEM"]
  },
  {
    of: "what somebody directs, and no house of two names",
    body: "<h1>Ines Okafor</h1><p>Director, Shipping &amp; International Trade</p>",
    parts: team,
    facts: ["title: Director, Shipping & International Trade"]
  },
  {
    of: "letters between a link with the name and the title",
    body: "<ul><li><a href='/ines'>Ines Okafor</a> FAIA, Founding Principal</li><li><a href='/rui'>Rui Prates</a> AIA, Associate</li></ul>",
    parts: team,
    facts: ["title: Founding Principal"]
  },
  {
    of: "titles below names, of which the first has two of address",
    body: "<dl><dt>Prof. dr. Rui Prates</dt><dd>Group leader, Professor of Immunology</dd><dt>Dr Ines Okafor</dt><dd>Postdoctoral Researcher</dd><dt>Ana Reis</dt><dd>PhD student</dd></dl>",
    parts: team,
    facts: ["title: Postdoctoral Researcher"]
  },
  {
    of: "where somebody is based, below what is told of them",
    body: "<h3>Ines Okafor</h3><p>Chief Executive</p><p>Ines is the third to run the company.</p><p>Based in Porto, Portugal</p>",
    parts: team,
    facts: ["title: Chief Executive", "location: Porto, Portugal"]
  },
  {
    of: "an office, and the post below it",
    body: "<h4>Ines Okafor</h4><p>Hon. Secretary</p><p>General Manager – Exports, Tideworks</p>",
    facts: ["title: General Manager – Exports", "company: Tideworks"]
  },
  {
    of: "letters behind a name behind its title",
    body: "<p>Home Manager: Ines Okafor RGN</p>",
    parts: team,
    facts: ["title: Home Manager", "certifications: RGN"]
  },
  {
    of: "a row of somebody with initials below the prospect’s",
    body: "<table><tr><td>Ines Okafor</td><td>Co-opted</td></tr><tr><td>Revd S. Pugh</td><td>Trustee, Tarka Youth Band</td></tr></table>",
    parts: team,
    facts: []
  },
  {
    of: "what the prospect would have, asked in jest",
    body: "<h2>Ines Okafor</h2><p>Dog or cat? Neither till the landlord budges. Then a whippet.</p>",
    parts: team,
    facts: []
  },
  {
    of: "a label for what is missing",
    body: "<h2>Ines Okafor</h2><p>Certifications: none listed</p><p>Board: none, term ended 2023</p>",
    parts: team,
    facts: []
  }
]

it.each(cards)("reads $of", row => expectPage(row))
