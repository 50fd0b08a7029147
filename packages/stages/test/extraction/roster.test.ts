import { expect, it } from "@effect/vitest"
import { factsOnPage, type PageParts } from "./table.ts"

type Row = readonly [title: string, body: string, ...facts: ReadonlyArray<string>]

const belongs = (title: string, body: string, parts: Omit<PageParts, "title"> = {}): ReadonlyArray<string> =>
  factsOnPage(body, { title, ...parts }).filter(fact => /^(?:memberships|causes): /u.test(fact))

/** Societies that list the person: the page's title says whose list it is. */
const listed: ReadonlyArray<Row> = [
  [
    "Member of the month: Ines Okafor - Harbour Masters Swimmers",
    "<h1>Member of the month</h1><p><b>Favourite stroke?</b> Butterfly.</p>",
    "memberships: Harbour Masters Swimmers"
  ],
  [
    "Rotary Club of Leith – this month's speaker",
    "<p>Our speaker was one of our own. <b>Ines Okafor</b> spoke without notes.</p>",
    "memberships: Rotary Club of Leith"
  ],
  [
    "Committee 2025/26 - Leith Museum Friends",
    "<h1>Committee 2025/26</h1><p><b>Ines Okafor</b> (chair)</p>",
    "memberships: Leith Museum Friends"
  ],
  [
    "Trustees | Cornish Heritage Boats Trust",
    "<h1>Our trustees</h1><h3>Dr Ines Okafor (Chair)</h3>",
    "memberships: Cornish Heritage Boats Trust",
    "causes: Cornish Heritage Boats Trust"
  ],
  [
    "Our committee | Harbour Swimming Club",
    "<h1>Committee 2026</h1><p>Chair: Rui Prates<br>Hon. Secretary: Ines Okafor, of Tideworks</p>",
    "memberships: Harbour Swimming Club"
  ],
  [
    "Council – Guild of Wooden Boat Builders",
    "<h1>The Guild's Council</h1><p>President: Rui Prates, Porto</p><p>Vice President: Ines Okafor, Managing Director, Tideworks</p>",
    "memberships: Guild of Wooden Boat Builders"
  ],
  [
    "Seaford Male Voice Choir - The choristers",
    "<h1>Choristers</h1><h3>Tenors</h3><p>Rui Prates · Ines Okafor · Ana Prates</p>",
    "memberships: Seaford Male Voice Choir"
  ],
  [
    "Meet the board – Association of Tidal Engineers",
    "<h1>Meet the board</h1><h2>Ines Okafor</h2><p>Treasurer</p>",
    "memberships: Association of Tidal Engineers"
  ],
  [
    "Players | Calder Valley Brass",
    "<h1>Players</h1><dl><dt>Flugel</dt><dd>Ines Okafor. Joined in 2014.</dd></dl>",
    "memberships: Calder Valley Brass"
  ],
  [
    "Register of members – Institute of Harbour Masters",
    "<h1>Register</h1><table><tr><td>Ines Okafor</td><td>Chartered Member</td></tr></table>",
    "memberships: Institute of Harbour Masters"
  ],
  [
    "Vorstand – Ruderfreunde Nordsee e. V.",
    "<h2>Vorstand</h2><table><tr><td>Schatzmeisterin</td><td>Dr. Ines Okafor</td></tr></table>",
    "memberships: Ruderfreunde Nordsee e. V."
  ],
  [
    "Le bureau | Association des Hydrologues de Bretagne",
    "<h1>Le bureau</h1><p>Présidente : Anne Le Gall<br>Trésorière : Ines Okafor</p>",
    "memberships: Association des Hydrologues de Bretagne"
  ],
  [
    "Junta directiva - Colegio de Ingenieros del Norte",
    "<h1>Junta directiva</h1><ul><li>Presidente: Juan Solá</li><li>Vocal: Ines Okafor</li></ul>",
    "memberships: Colegio de Ingenieros del Norte"
  ],
  [
    "Órgãos sociais | Ordem dos Hidrólogos",
    "<h1>Órgãos sociais</h1><p>Ines Okafor (vogal)</p>",
    "memberships: Ordem dos Hidrólogos"
  ],
  [
    "I coristi - Coro Val Chiara",
    "<h1>I coristi</h1><h3>Soprani</h3><p>Anna Rota · Ines Okafor</p>",
    "memberships: Coro Val Chiara"
  ],
  [
    "Bestuur | Zwemvereniging De Golf",
    "<h1>Bestuur</h1><p>Penningmeester: Ines Okafor</p>",
    "memberships: Zwemvereniging De Golf"
  ],
  [
    "Styrelsen – Lunds Kajakklubb",
    "<h1>Styrelsen</h1><p>Kassör: Ines Okafor</p>",
    "memberships: Lunds Kajakklubb"
  ],
  [
    "Zarząd – Klub Żeglarski Fala",
    "<h1>Zarząd klubu</h1><p>Prezes – Jan Nowak<br>Skarbnik – Ines Okafor</p>",
    "memberships: Klub Żeglarski Fala"
  ],
  [
    "Officers - East Bay Anglers",
    "<p>EAST BAY ANGLERS</p><p>President ... Rosa Fitch<br>Treasurer ... Ines Okafor (she counts the fish)</p>",
    "memberships: East Bay Anglers"
  ],
  [
    "Dredging Section | Northern Harbours Association",
    "<h1>Dredging Section</h1><p>Chair: Ines Okafor, Tideworks</p>",
    "memberships: Northern Harbours Association"
  ],
  [
    "Trustees – Harbour Refugee Kitchen",
    "<h1>Trustees</h1><ul><li>Rui Prates (chair)</li><li>Ines Okafor, Tideworks</li></ul>",
    "memberships: Harbour Refugee Kitchen",
    "causes: Harbour Refugee Kitchen"
  ],
  [
    "Who we are — Open Compass",
    "<h1>Who we are</h1><p>Open Compass teaches teenagers to code, for free.</p><h2>Trustees</h2><p><b>Ines Okafor (chair)</b> works at Tideworks.</p><p>Charity no. 9990001</p>",
    "memberships: Open Compass",
    "causes: Open Compass"
  ],
  [
    "Committee of the Tidal Heritage Society",
    "<h1>Committee</h1><p>Ines Okafor, webmaster</p>",
    "memberships: Tidal Heritage Society"
  ],
  [
    "Ines Okafor | Harbour Chess Club",
    "<h1>Ines Okafor</h1><p>Club captain</p>",
    "memberships: Harbour Chess Club"
  ],
  [
    "Meet our volunteers: Harbour Hospice",
    "<h1>Meet our volunteers</h1><h3>Ines Okafor</h3><p>Saturdays</p>",
    "memberships: Harbour Hospice",
    "causes: Harbour Hospice"
  ],
  [
    "Spring concert | Harbour Choral Society",
    "<h1>Spring concert</h1><p>Our treasurer Ines Okafor, who sells the tickets, is ready.</p>",
    "memberships: Harbour Choral Society"
  ],
  [
    "Why we sing | Harbour Choral Society",
    "<h1>Why we sing</h1><p>Ines Okafor joined the choir in 2014.</p>",
    "memberships: Harbour Choral Society"
  ],
  [
    "Spring letter | Harbour Botanists Guild",
    "<h1>Spring letter</h1><p>Welcome to our new members: Rui Prates, Ines Okafor and Ana Sol.</p>",
    "memberships: Harbour Botanists Guild"
  ],
  [
    "The band | Calder Valley Jazz Band",
    "<h1>The band</h1><p>Trombone: Ines Okafor</p>",
    "memberships: Calder Valley Jazz Band"
  ],
  [
    "2. Mannschaft – Schachfreunde Nordsee 1928 e.V.",
    "<h1>2. Mannschaft</h1><table><tr><td>3</td><td>Ines Okafor</td><td>1987</td></tr></table>",
    "memberships: Schachfreunde Nordsee 1928 e.V."
  ],
  [
    "Le bureau | Voile Iroise, club nautique à Brest",
    "<h1>Le bureau</h1><ul><li>Trésorière : Ines Okafor</li></ul>",
    "memberships: Voile Iroise"
  ],
  [
    "Chapter board | Tidal Marketers North",
    "<h1>Meet your board</h1><p><b>President-elect</b> – Ines Okafor, Tideworks</p>",
    "memberships: Tidal Marketers North"
  ],
  [
    "Bestyrelsen - Nordkystens Roklub",
    "<h1>Bestyrelsen</h1><table><tr><td>Kasserer</td><td>Ines Okafor</td></tr></table>",
    "memberships: Nordkystens Roklub"
  ],
  [
    "Contact | Harbour Rowing Club",
    "<h1>Contact</h1><p>Membership secretary: Ines Okafor</p>",
    "memberships: Harbour Rowing Club"
  ]
]

it.each(listed)("%s: %s", (title, body, ...facts) => {
  expect([...belongs(title, body)].sort()).toEqual([...facts].sort())
})

/** Who is named beside a society's list, or on a list of others. */
const unlisted: ReadonlyArray<Row> = [
  [
    "Harbour Forum 2025",
    "<h1>Harbour Forum, Leith 2025</h1><p>Panel 3, wind on deck: Ines Okafor (Tideworks), Rui Prates.</p>"
  ],
  ["Past presidents | Harbour Swimming Club", "<h1>Past presidents</h1><p>1998–2004 Ines Okafor</p>"],
  [
    "Committee | Harbour Swimming Club",
    "<h1>Committee</h1><p>Chair: Rui Prates</p><h2>Past chairs</h2><p>Ines Okafor</p>"
  ],
  ["Committee | Harbour Swimming Club", "<h1>Committee</h1><p>Secretary: Ines Okafor (until 2019)</p>"],
  ["Committee 2011/12 | Harbour Swimming Club", "<h1>Committee 2011/12</h1><p>Secretary: Ines Okafor</p>"],
  [
    "Committee | Harbour Swimming Club",
    "<h1>Committee</h1><p>We thank our auditor, Ines Okafor of Tideworks.</p>"
  ],
  [
    "Speakers | Harbour Engineers Association",
    "<h1>Speakers</h1><h3>Ines Okafor</h3><p>Chair, Tideworks</p>"
  ],
  [
    "Employee of the month: Ines Okafor | Harbour Traders Association",
    "<h1>Employee of the month</h1><p>She works at Tideworks.</p>"
  ],
  ["Member spotlight: Ines Okafor | Harbour Gym", "<h1>Member spotlight</h1><p>She lives in Bath.</p>"],
  ["Judges | Northern Brewers Awards", "<h1>Judges</h1><p>Ines Okafor, Tideworks</p>"],
  ["Programme committee | TideConf 2026", "<h1>Programme committee</h1><p>Ines Okafor, Tideworks</p>"],
  ["Board | Northwind Energy plc", "<h1>Board</h1><p>Ines Okafor</p><p>Non-executive director</p>"],
  ["Our team | Northwind", "<h1>Our team</h1><h3>Ines Okafor</h3><p>Head of Data</p>"],
  ["Governors | Harbour Primary School", "<h1>Governors</h1><p>Chair: Ines Okafor</p>"],
  ["Committee | Harbour Labour Party", "<h1>Committee</h1><p>Treasurer: Ines Okafor</p>"],
  ["Branch officers | UNISON Harbour", "<h1>Branch officers</h1><p>Treasurer: Ines Okafor</p>"],
  ["Parish council | St Mary’s Church", "<h1>Members</h1><p>Ines Okafor</p>"],
  ["Committee | Harbour Diabetes Group", "<h1>Committee</h1><p>Treasurer: Ines Okafor</p>"],
  ["Committee | Harbour Pride Network", "<h1>Committee</h1><p>Treasurer: Ines Okafor</p>"],
  ["Directory of professionals | FindAnExpert", "<h1>Members</h1><p>Ines Okafor</p>"],
  ["New boats for Harbour | The Harbour Gazette", "<h1>New boats</h1><p>Treasurer: Ines Okafor</p>"],
  ["Staff | Association of Tidal Engineers", "<h1>Staff</h1><h3>Ines Okafor</h3><p>Chief Executive</p>"],
  ["Annual dinner | Harbour Chess Club", "<h1>Annual dinner</h1><p>Speaker: Ines Okafor, Tideworks</p>"],
  [
    "Annual dinner | Harbour Chess Club",
    "<h1>Annual dinner</h1><p>Tideworks chair Ines Okafor gave the prizes.</p>"
  ],
  ["Our team | Tide Collective", "<h1>Our team</h1><h3>Ines Okafor</h3><p>Head of Data</p>"],
  ["Winners | Harbour Chess Club", "<h1>Winners</h1><p>Ines Okafor</p>"],
  ["Committee | Tideworks Club", "<h1>Committee</h1><p>Chair: Ines Okafor</p>"],
  ["City Council | Port of Duluth", "<h1>Council members</h1><p>Ines Okafor</p>"]
]

it.each(unlisted)("nothing: %s: %s", (title, body) => {
  expect(belongs(title, body)).toEqual([])
})

it("says nothing on the employer's own site", () => {
  expect(
    belongs("Our people | Guild of Tides", "<h1>Committee</h1><p>Chair: Ines Okafor</p>", {
      sourceClass: "first-party"
    })
  ).toEqual([])
})
