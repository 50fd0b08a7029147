import { it } from "@effect/vitest"
import { expectPage, ines, type PageRow, team } from "./table.ts"

const inPenang =
  "<ul><li><h3>Dato' Lim Boon Keat</h3><p>Managing Director</p></li><li><h3>Nur Aisyah binti Rahman</h3><p>Head of Regulation</p></li></ul>"

/** Who is told of by a card, a list or a letter, in the forms in which pages give a name. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "a title at the head of a row, and more than the name beside it",
    body: "<h1>Management</h1><table><tr><th>Managing Director</th><td>Ines Okafor, BE (UCC 1999), Chartered Engineer, Fellow of Engineers Ireland. Ines has run the company since 2012.</td></tr><tr><th>Contracts Director</th><td>Rui Prates</td></tr><tr><th>Bid Manager</th><td>Ana Hegarty. Ana has brought in bridges.</td></tr></table>",
    parts: team,
    facts: [
      "title: Managing Director",
      "certifications: Chartered Engineer",
      "memberships: Engineers Ireland",
      "education: BE | UCC | 1999"
    ]
  },
  {
    of: "links behind what is told, of which the whole is no list",
    body: '<h2>Ines Okafor</h2><p>Head of Data</p><p>Ines lives in Leeds and plays chess. <a href="https://x.com/inesokafor">X</a> · <a href="https://www.linkedin.com/in/ines-okafor-7">LinkedIn</a></p><h2>Rui Prates</h2><p>Pilot</p><p>Rui rows. <a href="https://www.linkedin.com/in/rui-prates-3">LinkedIn</a></p>',
    parts: team,
    facts: [
      "title: Head of Data",
      "location: Leeds",
      "hobbies: chess",
      "url: https://x.com/inesokafor",
      "url: https://www.linkedin.com/in/ines-okafor-7"
    ]
  },
  {
    of: "the next name of a list, with a department in the place of a title",
    body: "<h1>Whom to write to</h1><div>Ines Okafor</div><div>Service Manager</div><div>ines(at)tideworks.example</div><div>Tessa Ridley</div><div>Planning and Drainage</div><div>tessa(at)tideworks.example</div>",
    parts: team,
    facts: ["title: Service Manager", "company: Tideworks"]
  },
  {
    of: "a title at the head of the text, behind which the sentence begins with the first name",
    body: "<div><h4>Ines Okafor</h4><p><b>Fleet &amp; Yard Manager</b> Ines keeps the cranes and the kettle going. She plays chess.</p></div><div><h4>Rui Prates</h4><p><b>Rigger</b> Rui splices.</p></div>",
    parts: team,
    facts: ["title: Fleet & Yard Manager", "hobbies: chess"]
  },
  {
    of: "a label in the plural between the name and the position, in a list of several",
    body: "<div><h3>Rui Prates</h3><div><div>Titles: </div>Harbour Master</div></div><div><h3>Ines Okafor</h3><div><div>Titles: </div>Tidal Surveyor</div></div><div><h3>Jan Hallett</h3><div><div>Titles: </div>Clerk</div></div>",
    parts: team,
    facts: ["title: Tidal Surveyor"]
  },
  {
    of: "a label with its value, a paragraph, and links to other pages",
    body: "<h1>Dr Ines Okafor</h1><div>Position</div><div>Lecturer in Hydrology</div><div>Research areas</div><div>Flood modelling, sediment transport</div><p>Ines Okafor has worked on the rivers of the north since she came to the department, and teaches in the first year.</p><div>Scopus</div><div><a href='https://scopus.example/5'>5550100</a></div><p><a href='https://okafor.example'>Group website</a></p>",
    parts: { ...team, title: "Dr Ines Okafor" },
    facts: ["title: Lecturer in Hydrology", "skills: Flood modelling", "skills: sediment transport"]
  },
  {
    of: "a country behind the name, and a paragraph that begins with the position",
    body: "<h1>Speakers</h1><h3>Ines Okafor (DK)</h3><p>Partner, Tideworks. Ines is a member of the Danish Tide Society. She plays chess.</p><h3>Rui Prates (PT)</h3><p>Professor of tides. He collects axes.</p>",
    facts: ["title: Partner", "company: Tideworks", "memberships: Danish Tide Society", "hobbies: chess"]
  },
  {
    of: "an honour below the line of the position",
    body: "<h3>Ines Okafor</h3><p><strong>President &amp; CEO, Tideworks, Moncton, N.B.</strong></p><p>Three-time Top 50 CEO. When Ines Okafor bought a boatyard, her banker asked whether she was well.</p>",
    facts: ["title: President & CEO", "company: Tideworks", "location: Moncton", "achievements: Top 50 CEO"]
  },
  {
    of: "a title of words that others use, parted from the name by how both are set",
    body: "<h1>Whom to call</h1><details open><summary><b>Ines Okafor</b> <small>After-Sales Manager</small></summary><p>She plays chess.</p></details><details open><summary><b>Rui Prates</b> <small>Export Manager</small></summary><p>He plays golf.</p></details>",
    parts: team,
    facts: ["title: After-Sales Manager", "hobbies: chess"]
  },
  {
    of: "a title right behind the name, parted by nothing",
    body: "<h1>Whom to call</h1><p>Ines Okafor Export Manager</p><p>Rui Prates Welding Inspector</p>",
    parts: team,
    facts: ["title: Export Manager"]
  },
  {
    of: "a row of a table, where the last row has no title that is known",
    body: "<h1>Talk to us</h1><table><tr><td>Ben Hale jr.</td><td>Managing Director</td></tr><tr><td>Ines Okafor</td><td>Service Manager</td></tr><tr><td>Rui Prates</td><td>Inside Sales &amp; Spare Parts</td></tr></table>",
    parts: team,
    facts: ["title: Service Manager"]
  },
  {
    of: "what somebody does, behind a word that says so",
    body: "<h3>Ines Okafor</h3><p><b>Does:</b> Senior Data Engineer</p><p><b>Sits in:</b> Leeds</p>",
    parts: team,
    facts: ["title: Senior Data Engineer", "location: Leeds"]
  },
  {
    of: "the foot of a page, with the name of the house and where it is",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>Ines plays chess.</p><div>Tideworks, The Quays, Leeds. A registered lender.</div>",
    parts: team,
    facts: ["title: Lending Manager", "company: Tideworks", "hobbies: chess"]
  },
  {
    of: "the foot of a page behind the mark of who owns it",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>Ines plays chess. © 2026 Tideworks. Registered in England. Marsh Park, Leeds.</p>",
    parts: team,
    facts: ["title: Lending Manager", "company: Tideworks", "hobbies: chess"]
  },
  {
    of: "a degree in brackets between the subject and the school",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>She studied Garden Design (MA Hons) at the University of Hull, graduating in 2007.</p>",
    parts: team,
    facts: ["title: Lending Manager", "education: MA Hons | Garden Design | University of Hull | 2007"]
  },
  {
    of: "letters of a fellowship behind the school of a degree",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><dl><dt>Qualifications</dt><dd>MBBS (Hull University, 2002), MD, FRCP</dd></dl>",
    parts: team,
    facts: ["title: Lending Manager", "education: MBBS | Hull University | 2002"]
  },
  {
    of: "a place on a side, which is no pastime",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>On Sundays she plays second row for Marsh Vale RFC.</p>",
    parts: team,
    facts: ["title: Lending Manager", "teams: Marsh Vale RFC"]
  },
  {
    of: "where somebody helps, and lives",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>She keeps bees in Haworth, where she lives.</p>",
    parts: team,
    facts: ["title: Lending Manager", "hobbies: keeping bees", "location: Haworth"]
  },
  {
    of: "dogs of a charity that somebody has for a while",
    body: "<h3>Ines Okafor</h3><p>Lending Manager</p><p>She fosters old lurchers with Marsh Lurcher Haven.</p>",
    parts: team,
    facts: ["title: Lending Manager"]
  },
  {
    of: "what somebody did for one project",
    body: "<h2>Tidewater Hospital</h2><p><b>Partner in charge</b> Ines Okafor<br><b>Photographs</b> Rui Prates</p>",
    parts: team,
    facts: []
  },
  {
    of: "a country that somebody answers for",
    body: "<h3>Ines Okafor</h3><p>Business Development Manager, Italy</p>",
    parts: team,
    facts: ["title: Business Development Manager"]
  },
  {
    of: "father and son by German short forms of their generation",
    body: "<h3>Ines Okafor jun.</h3><p>Geschäftsführerin</p><p>Ines jun. spielt Schach.</p><h3>Ines Okafor sen.</h3><p>Gründerin</p><p>Ines sen. gründete das Büro. Heute spielt sie Golf.</p>",
    parts: { ...team, wanted: { ...ines, names: ["Ines Okafor jun."] } },
    facts: ["title: Geschäftsführerin", "hobbies: Schach"]
  },
  {
    of: "a father by his generation, who is plain below his card",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>She plays chess.</p><h3>Dr. Ines Okafor sen.</h3><p>Founder</p><p>Dr. Ines Okafor founded the yard. She holds eleven patents and plays golf.</p>",
    parts: team,
    facts: ["title: Head of Data", "hobbies: chess"]
  },
  {
    of: "father and son of whom the house tells the one by a nickname between his names",
    body: "<h3>William Okafor Sr.</h3><p>Founder</p><p>He plays chess.</p><h3>William “Billy” Okafor Jr.</h3><p>Head of Data</p><p>Billy plays golf. He is a Certified Scrum Master.</p>",
    parts: { ...team, wanted: { ...ines, names: ["William Okafor Sr."] } },
    facts: ["title: Founder", "hobbies: chess"]
  },
  {
    of: "the same two where their lines run together",
    body: '<p>William Okafor Sr. is the founder and plays chess. William "Billy" Okafor Jr. Head of Data Billy plays golf. He holds a B.Sc. from the University of Leeds.</p>',
    parts: { ...team, wanted: { ...ines, names: ["William Okafor Sr."] } },
    facts: ["hobbies: chess"]
  },
  {
    of: "elements that touch, which a style sheet parts",
    body: "<div><span>Ines Okafor</span><span>Head of Data</span><span>Leeds</span></div><div><span>Rui Prates</span><span>Head of Law</span><span>Porto</span></div>",
    parts: team,
    facts: ["title: Head of Data", "location: Leeds"]
  },
  {
    of: "a row of a table that a town heads, with a title and a name among other sentences",
    body: "<table><tr><td>Leeds</td><td>Welding and paint. Plant Manager: Ines Okafor. Ines began on the night shift.</td></tr><tr><td>Hull</td><td>Tests.</td></tr></table>",
    parts: team,
    facts: ["title: Plant Manager", "location: Leeds"]
  },
  {
    of: "a credit, which is no position",
    body: "<p>Ines Okafor is head of data at Tideworks. She plays chess.</p><p>All rights reserved. Photographer: Ines Okafor.</p>",
    facts: ["title: head of data", "company: Tideworks", "hobbies: chess"]
  },
  {
    of: "the house's own address below the last of its people",
    body: "<h3>Ines Okafor</h3><p>Sales Manager</p><p>Ines visits mills from her home in Aarhus.</p><p>Tideworks AB, Kajen 6, 871 31 Härnösand, Sweden</p>",
    parts: team,
    facts: ["title: Sales Manager", "company: Tideworks", "location: Aarhus"]
  },
  {
    of: "an office that somebody runs, and a country for which somebody answers",
    body: "<h3>Ines Okafor</h3><p>Country Manager, Latvia</p><p>Ines has run our Riga office since January.</p>",
    parts: team,
    facts: ["title: Country Manager", "location: Riga"]
  },
  {
    of: "a former name beside the present one, which stands above",
    body: "<h1>Ines Prates</h1><p>Head of Data</p><p>Ines (until 2022 Ines Okafor) counts waves. She plays chess.</p>",
    parts: team,
    facts: ["title: Head of Data", "hobbies: chess"]
  },
  {
    of: "a name spelled otherwise beside the address",
    body: "<h1>Shaun McAlister</h1><p>Head of Data</p><p>s.mcallister@tideworks.example</p>",
    parts: {
      ...team,
      wanted: { ...ines, names: ["Sean McAllister"], emails: ["s.mcallister@tideworks.example"] }
    },
    facts: ["title: Head of Data"]
  },
  {
    of: "the managing director of the employer, and no doctor of medicine",
    body: "<h3>Ines Okafor</h3><p>MD, Tideworks</p>",
    facts: []
  },
  {
    of: "a title and a town that a stroke parts, below letters that end with a full stop",
    body: "<h3>Ines Okafor, P.Eng.</h3><p>Director of Product <span>/ Kalgoorlie, Western Australia</span></p>",
    facts: ["title: Director of Product", "location: Kalgoorlie, Western Australia", "certifications: P.Eng."]
  },
  {
    of: "a degree beside the name, and no school",
    body: "<h2>Innovator of the Year</h2><p>Ines Okafor, PT, DPT, Tideworks, Chattanooga</p>",
    facts: ["location: Chattanooga"]
  },
  {
    of: "a town that is also a tool's name",
    body: "<h3>Ines Okafor</h3><p>Ines Okafor is a principal at Tideworks in Phoenix, where she leads the practice.</p>",
    facts: ["title: principal", "company: Tideworks", "location: Phoenix"]
  },
  {
    of: "an office of India's accountants",
    body: "<h2>Committee</h2><div><b>CA Ines Okafor</b> – Vice Chairman<br>Likes: chess, trekking</div><div><b>CA Neelam Shah</b> – Secretary<br>Likes: baking</div>",
    facts: ["hobbies: chess", "hobbies: trekking"]
  },
  {
    of: "letters behind the name",
    body: "<h4>Ines Okafor Cert CII</h4><p>Account Executive</p><ul><li>Lives: Gosport</li></ul><h4>Raj Sandhu ACII</h4><p>Claims Director</p><ul><li>Lives: Fareham</li></ul>",
    parts: team,
    facts: ["title: Account Executive", "location: Gosport"]
  },
  {
    of: "a name that is a link to write to",
    body: '<h4><a href="mailto:ines.okafor@tideworks.example">Ines Okafor</a></h4><p>Head of Data</p><p>She plays chess.</p><h4><a href="mailto:rui@tideworks.example">Rui Prates</a></h4><p>Lawyer</p><p>He plays golf.</p>',
    parts: team,
    facts: ["title: Head of Data", "hobbies: chess"]
  },
  {
    of: "a surgery's doctors",
    body: "<h2>Partners</h2><p><strong>Dr Ines Okafor</strong> (f) MBBS (London 1998) MRCGP<br>Works Mon. She keeps pigs.</p><p><strong>Dr Shazia Anwar</strong> (f) MBChB (Leicester 2006) DRCOG<br>Works Tue. She plays chess.</p>",
    facts: ["hobbies: keeping pigs", "pets: pigs"]
  },
  {
    of: "the whole name behind what somebody is called",
    body: "<h3>Teacher Ines (Ines Okafor)</h3><p>Hello! I play chess and I live in Leeds.</p>",
    parts: team,
    facts: ["location: Leeds", "hobbies: chess"]
  },
  {
    of: "a prize's heading with the house",
    body: "<h3>Engineer of the Year: Ines Okafor, Tideworks</h3><p>Off the clock, Ines paddles dragon boats.</p><h3>Rising Star: Tiana Broussard, Levee</h3><p>She plays trombone.</p>",
    facts: ["achievements: Engineer of the Year", "hobbies: paddling dragon boats"]
  },
  {
    of: "a directory with the surname first",
    body: "<p><span>Okafor, Ines</span> <span>Department Head</span> <span>x204</span></p><p>Ms. Okafor plays chess.</p><p><span>Chung, Amelia</span> <span>Caretaker</span> <span>x100</span></p><p>She also plays the accordion.</p>",
    parts: team,
    facts: ["title: Department Head", "hobbies: chess"]
  },
  {
    of: "somebody called by Mr and the surname",
    body: "<p>Ines Okafor coaches rugby.</p><p>Mr. Barlow can fix it. He also plays the accordion.</p>",
    facts: ["hobbies: coaching rugby"]
  },
  {
    of: "a nickname in the name",
    body: "<h2>Ines (Nessie) Okafor</h2><h3>Head of Data</h3><p>Nessie lives in Langley. Ask Nessie about chess.</p>",
    parts: team,
    facts: ["title: Head of Data", "location: Langley", "hobbies: chess"]
  },
  {
    of: "a possessive before the name",
    body: "<p>A dinner cooked by Ember & Oak's Ines Okafor sold out.</p><p>Okafor, who lives in Nunhead, won the Roux Scholarship in 2017.</p>",
    facts: ["location: Nunhead", "achievements: Roux Scholarship"]
  },
  {
    of: "a biography set as a quotation",
    body: "<h1>Meet the judges</h1><blockquote>“Ines Okafor is Head of Transport at Tideworks. She volunteers with Transaid.”</blockquote>",
    facts: ["title: Head of Transport", "company: Tideworks", "causes: Transaid"]
  },
  {
    of: "a letter that the prospect signs",
    body: "<h1>President's welcome</h1><p>Dear members,</p><p>For those I haven't met: I live in Truro, and I play chess.</p><p>See you at the meeting. I bring buns.</p><p>Ines Okafor, President</p>",
    facts: ["title: President", "location: Truro", "hobbies: chess"]
  },
  {
    of: "a letter that somebody else signs",
    body: "<h1>Welcome</h1><p>Dear members, Ines Okafor sends her love.</p><p>I live in Truro, and I play chess. My dog is called Rex.</p><p>Rui Prates, President</p>",
    facts: []
  },
  {
    of: "a house called by the surname",
    body: "<p>Ines Okafor, Dauphin – 168</p><p>Okafor is president of the Dauphin Agricultural Society.</p>",
    parts: { wanted: { ...ines, companies: ["Okafor Farms"] } },
    facts: ["memberships: Dauphin Agricultural Society"]
  },
  {
    of: "rows of name, title and address, and the next one without",
    body: "<p>Rui Prates / Founder / rui@tideworks.example</p><p>Ines Okafor / Head of Data / ines.okafor@tideworks.example</p><p>Ben Barlow / Studio Manager</p>",
    parts: team,
    facts: ["title: Head of Data"]
  },
  {
    of: "a doctor behind whose name the next begins",
    body: "<dl><dt>Dr Ines Okafor</dt><dd>Consultant radiologist. Special interests: cardiac MRI.</dd><dt>Dr Pelham Otter MRCP</dt><dd>Consultant cardiologist. Special interest: pacing.</dd></dl>",
    parts: { ...team, wanted: { ...ines, employer: undefined, companies: [] } },
    facts: ["title: Consultant radiologist", "skills: cardiac MRI", "interests: cardiac MRI"]
  },
  {
    of: "a title behind the house's name",
    body: "<p>Two years in, Tideworks managing director Ines Okafor has moved the yard.</p>",
    facts: ["title: managing director"]
  },
  {
    of: "a sentence with two subjects of study",
    body: "<p>Dr. Okafor studies queueing theory and inventory control. Ines Okafor lives in Leeds.</p>",
    facts: ["skills: queueing theory", "skills: inventory control", "location: Leeds"]
  },
  {
    of: "somebody in another town than the footer of the house",
    body: "<h2>Ines Okafor, Plant Manager</h2><p>Ines has run the Hull plant since 2021. She lives in Hull.</p><footer>Tideworks Ltd, 1 Mill Road, Leeds</footer>",
    parts: team,
    facts: ["title: Plant Manager", "company: Tideworks", "location: Hull"]
  },
  {
    of: "the younger of two, whom the house marks in brackets",
    body: "<h2>Ines Okafor, the mother</h2><p>Ines Okafor is the owner. She plays chess.</p><h2>Ines Okafor (son)</h2><p>Ines rows. Lives in Leeds.</p>",
    parts: { ...team, wanted: { ...ines, names: ["Ines Okafor Jr"], companies: [] } },
    facts: ["hobbies: rowing", "location: Leeds"]
  },
  {
    of: "a list of people in their own words, of whom the next is sought",
    body: "<dl><dt>Ruth Pekkala, Librarian</dt><dd>I knit, I ski, and my two rabbits visit my branch.</dd><dt>Ines Okafor, Archivist</dt><dd>Anything about maps.</dd></dl>",
    parts: { ...team, wanted: { ...ines, companies: [] } },
    facts: ["title: Archivist"]
  },
  {
    of: "a title with letters behind it, and what its holder is besides",
    body: "<table><tr><td><b>Ines Okafor</b></td><td>Welding Engineer, P.Eng.</td><td>Ines writes our procedures.</td></tr></table>",
    parts: { ...team, wanted: { ...ines, companies: [] } },
    facts: ["title: Welding Engineer"]
  },
  {
    of: "of two with a middle name each the one whose address it is",
    body: "<ul><li><b>Ines Ama Okafor</b>, Finance Manager. i.ama@tideworks.example</li><li><b>Rui Prates</b>, Chemist. rui@tideworks.example</li><li><b>Ines Esi Okafor</b>, Groundwater Modeller. Not to be confused with our other Ines. ines.okafor@tideworks.example</li></ul>",
    parts: { ...team, wanted: { ...ines, companies: [] } },
    facts: ["title: Groundwater Modeller"]
  },
  {
    of: "whom a country addresses in its own way",
    body: inPenang,
    parts: { ...team, wanted: { ...ines, names: ["Lim Boon Keat"], companies: [] } },
    facts: ["title: Managing Director"]
  },
  {
    of: "names with a small word of descent between",
    body: inPenang,
    parts: { ...team, wanted: { ...ines, names: ["Nur Aisyah binti Rahman"], companies: [] } },
    facts: ["title: Head of Regulation"]
  },
  {
    of: "where somebody was trained",
    body: "<p>Ines Okafor trained as a director at the National Institute of Dramatic Art (2006).</p>",
    facts: []
  },
  {
    of: "a certificate before a degree",
    body: "<p>Ines Okafor has a CTJ diploma and a degree in management from the University of Porto (2014).</p>",
    facts: ["certifications: CTJ diploma", "education: University of Porto | 2014"]
  },
  {
    of: "who is the fourth to have a post",
    body: "<p>Ines Okafor is the fourth managing director since 1931.</p>",
    facts: ["title: managing director"]
  },
  {
    of: "what somebody is said to write about for work",
    body: "<p>Ines Okafor writes about tide tables and dredging.</p>",
    facts: []
  }
]

it.each(rows)("reads $of", expectPage)
