import { expect, it } from "@effect/vitest"
import { bioClaims } from "../../src/extraction/bio/bio.ts"
import { factOf, factsInText, factsOnPage } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

/** Families of wordings, field by field, each with what must not be taken for one of them. */
const sentences: ReadonlyArray<Row> = [
  // Education.
  [
    "Ines Okafor earned her degree at Emory Hill University School of Law (J.D., cum laude, 2003).",
    "education: J.D. | Emory Hill University School of Law | 2003"
  ],
  [
    "Ines Okafor defended her PhD in Coastal Physics at Lund University in 2019.",
    "education: PhD | Coastal Physics | Lund University | 2019"
  ],
  [
    "Ines Okafor took a law degree at Trinity College Dublin in 2004.",
    "education: law degree | Trinity College Dublin | 2004"
  ],
  ["Ines Okafor has a journalism degree from Lund University.", "education: journalism | Lund University"],
  [
    "Ines Okafor trained at NCAD in Dublin (BDes Product Design, 2013).",
    "education: BDes | Product Design | NCAD | 2013"
  ],
  ["Ines Okafor is an alumna of the École Centrale de Lyon.", "education: École Centrale de Lyon"],
  ["Ines Okafor est diplômée de l’École des Mines de Douai.", "education: École des Mines de Douai"],
  [
    "Ines Okafor is a forestry engineer (University of Hull, 2007).",
    "education: University of Hull | 2007",
    "title: forestry engineer"
  ],
  ["Ines Okafor sells pumps to people in Stuttgart."],
  ["Ines Okafor studied at BITS Goa.", "education: BITS Goa"],
  ["Ines Okafor went to CES Las Vegas."],
  ["Ines Okafor examined a PhD in Coastal Physics at Lund University in 2019."],
  // Memberships and causes.
  [
    "Ines Okafor sits on the board of the Harbour Heritage Trust.",
    "causes: Harbour Heritage Trust",
    "memberships: Harbour Heritage Trust"
  ],
  ["Ines Okafor is a charter member of the Accra chapter of Women in Tides.", "memberships: Women in Tides"],
  ["Ines Okafor is a proctor for the Guild of Marine Examiners.", "memberships: Guild of Marine Examiners"],
  [
    "Ines Okafor is a liveryman of the Worshipful Company of Shipwrights.",
    "memberships: Worshipful Company of Shipwrights"
  ],
  ["Ines Okafor is admitted to the State Bar of Oregon.", "memberships: State Bar of Oregon"],
  ["Ines Okafor is a Voting Member."],
  ["Ines Okafor is an Active Member and Secretary."],
  ["Ines Okafor volunteers with Hand in Hand for the North Sea.", "causes: Hand in Hand for the North Sea"],
  ["Ines Okafor volunteers with Oxfam in Leeds.", "causes: Oxfam"],
  ["Ines Okafor is a crew member with the RNLI.", "causes: RNLI"],
  ["Ines Okafor is a helm with Mountain Rescue.", "causes: Mountain Rescue"],
  ["Ines Okafor is a crew member with Delta Airlines."],
  [
    "Ines Okafor is a trustee of the Wings Over Leeds charity.",
    "causes: Wings Over Leeds charity",
    "memberships: Wings Over Leeds charity"
  ],
  [
    "Ines Okafor is a trustee of the sea rescue charity Safe Shores.",
    "causes: Safe Shores",
    "memberships: Safe Shores"
  ],
  [
    "Ines Okafor is a trustee of the Larch Street hospice.",
    "causes: Larch Street hospice",
    "memberships: Larch Street hospice"
  ],
  ["Ines Okafor picks plastic out of the river with Weir Watch, where she volunteers.", "causes: Weir Watch"],
  [
    "Ines Okafor graduated in geology from Carleton College in 1977 and came straight home.",
    "education: geology | Carleton College | 1977"
  ],
  ["Ines Okafor runs nursing at Tideworks Hospitals, and won an award.", "company: Tideworks Hospitals"],
  [
    "Ines Okafor has a mechanical engineering degree from Trine University.",
    "education: mechanical engineering | Trine University"
  ],
  [
    "Ines Okafor is a fellow of the Institute of Materials, Minerals and Mining.",
    "memberships: Institute of Materials, Minerals and Mining"
  ],
  // Achievements and certifications.
  [
    "Ines Okafor took home a bronze medal for Low Water at the 2022 Great Tide Festival.",
    "achievements: bronze medal for Low Water at the 2022 Great Tide Festival"
  ],
  [
    "Ines Okafor won a gold medal at the Tidal Games.",
    "achievements: gold medal at the Tidal Games",
    "activity: award | gold medal at the Tidal Games"
  ],
  ["Ines Okafor is a 2019 Churchill Leadership fellow.", "achievements: 2019 Churchill Leadership fellow"],
  ["Ines Okafor is a Leadership fellow."],
  ["Ines Okafor was nominated for a Denny Award in 2026.", "achievements: nominated for a Denny Award"],
  ["Ines Okafor holds MRCP (UK).", "certifications: MRCP (UK)"],
  [
    "Ines Okafor is a Certified Project Management Professional (PMP).",
    "certifications: Certified Project Management Professional (PMP)"
  ],
  // Places.
  ["Based in Pell Grove’s Savannah office, Ines Okafor advises ports.", "location: Savannah"],
  ["Ines Okafor works out of the firm’s library."],
  // Pastimes, teams and animals.
  ["Ines Okafor rows on the Wear.", "hobbies: rowing"],
  ["Ines Okafor rows back on tariffs."],
  ["Outside work, Ines Okafor is a keen bell-ringer.", "hobbies: bell-ringing"],
  ["Ines Okafor is a quilter and a marathoner.", "hobbies: quilting", "hobbies: marathoner"],
  [
    "Away from the office, Ines Okafor plays the viola, rows and dabbles in letterpress printing.",
    "hobbies: viola",
    "hobbies: rows",
    "hobbies: letterpress printing"
  ],
  ["Ines Okafor counts columns and rows."],
  ["Ines Okafor builds crossword puzzles.", "hobbies: building crossword puzzles"],
  ["Ines Okafor builds data platforms."],
  ["In her spare time Ines Okafor keeps bees.", "hobbies: keeping bees"],
  ["Ines Okafor keeps costs low."],
  ["Ines Okafor is a Gor Mahia supporter.", "teams: Gor Mahia"],
  ["Ines Okafor is a season-ticket holder at Halmstad FF.", "teams: Halmstad FF"],
  ["Ines Okafor lives in Hull with her malamute, Humle.", "location: Hull", "pets: malamute, Humle"]
]

it.each(sentences.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  expect([...factsInText(text)].sort()).toEqual([...expected].sort())
})

/** Lines of a person's own page, where a label says what stands behind it. */
const lines: ReadonlyArray<Row> = [
  ["School: KTH, MSc Computer Science, 2008", "education: MSc | Computer Science | KTH | 2008"],
  [
    "University: University of Wisconsin–Superior, BA, 2009",
    "education: BA | University of Wisconsin–Superior | 2009"
  ],
  ["Dr. rer. nat. (Göttingen), 2006", "education: Dr. rer. nat. | Göttingen | 2006"],
  ["B.A., The Citadel, 2001", "education: B.A. | The Citadel | 2001"],
  ["Royal Tidal Society (Fellow)", "memberships: Royal Tidal Society"],
  ["Gesellschaft für Gezeitenkunde (Mitglied)", "memberships: Gesellschaft für Gezeitenkunde"],
  ["Royal Tidal Society (speaker)"],
  ["Languages: C++, Rust, Lua", "skills: C++", "skills: Rust", "skills: Lua"],
  ["Languages: English, Swedish, passable Welsh", "skills: English", "skills: Swedish", "skills: Welsh"],
  ["Languages: whichever the tide speaks"],
  ["Languages: English, kitchen Spanish, her aunt's French"],
  ["What I do: little, slowly"],
  ["Dog: Semla (lapphund)", "pets: Semla (lapphund)"],
  ["Dog: not allowed in the office"],
  ["Team: Malmö FF", "teams: Malmö FF"],
  ["Team: Platform"],
  ["Standort: Norddeich", "location: Norddeich"],
  ["Location: Remote"],
  ["Hobby: nyckelharpa", "hobbies: nyckelharpa"],
  ["I row, on the Wear.", "hobbies: rowing"],
  ["I referee roller derby.", "hobbies: refereeing roller derby"],
  ["I referee papers."]
]

it.each(lines.map(([text, ...expected]) => ({ text, expected })))("own page: $text", ({ text, expected }) => {
  const parts = { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" } as const
  expect([...factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, parts)].sort()).toEqual([...expected].sort())
})

it("reads no title from what somebody recovers from or hopes for", () => {
  const factsOf = (bio: string) => bioClaims(bio).map(factOf)
  expect(factsOf("Recovering music teacher")).toEqual([])
  expect(factsOf("Aspiring lighthouse keeper")).toEqual([])
  expect(factsOf("Music teacher")).toEqual(["title: Music teacher"])
})

it("takes no standing in a list of memberships for a society", () => {
  const body =
    "<h1>Ines Okafor</h1><h2>Memberships</h2><dl><dt>British Society of Tides</dt><dd>Secretary</dd></dl>"
  const parts = { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" } as const
  expect(factsOnPage(body, parts)).toEqual(["memberships: British Society of Tides"])
})
