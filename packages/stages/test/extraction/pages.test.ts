import { it } from "@effect/vitest"
import { expectPage, type PageRow, stranger } from "./table.ts"

/** Pages as other people build them, with other people on them, and all that they say of the prospect. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "a list of terms",
    body: `<h1>Ines Okafor</h1><dl><dt>Role</dt><dd>Head of Data, Tideworks</dd><dt>Location</dt><dd>Leeds, UK</dd><dt>Skills</dt><dd>Python, SQL</dd><dt>Hobbies</dt><dd>Climbing, chess</dd></dl>`,
    parts: { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "location: Leeds, UK",
      "skills: Python",
      "skills: SQL",
      "hobbies: Climbing",
      "hobbies: chess"
    ]
  },
  {
    of: "a table",
    body: `<h1>Ines Okafor</h1><table><tr><th>Education</th><td>BSc Physics, University of Leeds, 2005</td></tr><tr><th>Certifications</th><td>PMP; CISSP</td></tr><tr><th>Interests</th><td>Open data, jazz</td></tr></table>`,
    parts: { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" },
    facts: [
      "education: BSc | Physics | University of Leeds | 2005",
      "certifications: PMP",
      "certifications: CISSP",
      "interests: Open data",
      "interests: jazz"
    ]
  },
  {
    of: "a list of people without headings",
    body: `<h1>Leadership</h1><div class="card"><div class="name">Rui Prates</div><div class="role">Chief Financial Officer</div><p>Rui lives in Lisbon and supports Benfica.</p></div><div class="card"><div class="name">Ines Okafor</div><div class="role">Chief Technology Officer</div><p>Ines joined Tideworks in 2016. She previously worked at Shell. She has a PhD in Engineering from Imperial College London and is a Fellow of the Royal Academy of Engineering. She lives in Bath with her two spaniels.</p></div><div class="card"><div class="name">Kemi Ade</div><div class="role">General Counsel</div><p>She plays tennis.</p></div><p>She is our mascot, based in Hull.</p>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x" },
    facts: [
      "title: Chief Technology Officer",
      "company: Tideworks",
      "education: PhD | Engineering | Imperial College London",
      "memberships: Royal Academy of Engineering",
      "location: Bath",
      "pets: two spaniels"
    ]
  },
  {
    of: "paragraphs that begin with a name",
    body: `<h2>Our people</h2><p><strong>Rui Prates</strong>, CFO – Rui holds an MBA from INSEAD.</p><p><strong>Ines Okafor</strong>, Head of Data – Ines holds an MSc in Statistics from the University of Leeds and enjoys climbing.</p>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x" },
    facts: ["title: Head of Data", "education: MSc | Statistics | University of Leeds", "hobbies: climbing"]
  },
  {
    of: "a long biography",
    body: `<main><h1>Dr Ines Okafor</h1><p class="role">Chief Scientist</p><p>Ines is responsible for all research at Tideworks. Before joining, she was a lecturer at the University of Porto.</p><p>She studied physics at the University of Lagos before completing a PhD in oceanography at the University of Southampton in 2011. Her work has been recognised with the Denny Medal and the 2022 Blue Economy Prize.</p><p>Ines sits on the scientific advisory board of the Marine Alliance and is a member of the Institute of Physics. She mentors through the Aurora programme and volunteers for the RNLI.</p><p>Outside the lab, she is a keen sea swimmer, sings in a choir and follows Southampton FC.</p></main>`,
    parts: {
      sourceClass: "first-party",
      url: "https://tideworks.example/x",
      title: "Dr Ines Okafor | Tideworks"
    },
    facts: [
      "company: Tideworks",
      "title: Chief Scientist",
      "education: physics | University of Lagos",
      "education: PhD | oceanography | University of Southampton | 2011",
      "achievements: Denny Medal",
      "achievements: Blue Economy Prize",
      "memberships: Marine Alliance",
      "memberships: Institute of Physics",
      "causes: Aurora programme",
      "causes: RNLI",
      "hobbies: singing in a choir",
      "hobbies: sea swimming",
      "teams: Southampton FC"
    ]
  },
  {
    of: "a personal site",
    body: `<header><h1>Ines Okafor</h1><p>Engineer, writer, sea swimmer</p></header><section><h2>About</h2><p>I'm an engineering manager at <a href="#">Tideworks</a>, where I lead the forecasting team. Before that I was at Shell for eight years.</p><p>I grew up in Lagos, studied computer science at the University of Ibadan, and now live in Bristol with my partner, our dog Pepper and far too many houseplants.</p><p>I care about accessible science education and mentor with STEM Ambassadors. When I'm not at a keyboard I'm usually swimming in the sea, baking sourdough or watching Bristol City lose.</p></section><section><h2>Talks</h2><ul><li>2025 — "Forecasting the tide" — PyData Bristol</li><li>2024 — "Boring pipelines" — DataEngConf, Berlin</li></ul></section><section><h2>Writing</h2><ul><li><a>How we stopped guessing</a> (2025)</li></ul></section><section><h2>Elsewhere</h2><p>GitHub, Mastodon</p></section>`,
    parts: { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" },
    facts: [
      "title: engineering manager",
      "company: Tideworks",
      "education: computer science | University of Ibadan",
      "location: Bristol",
      "pets: dog Pepper",
      "causes: accessible science education",
      "causes: STEM Ambassadors",
      "teams: Bristol City",
      "hobbies: swimming",
      "hobbies: baking sourdough",
      "achievements: Forecasting the tide",
      "activity: talk | Forecasting the tide | PyData Bristol | 2025",
      "activity: talk | Boring pipelines | DataEngConf | 2024",
      "activity: article | How we stopped guessing | 2025",
      "skills: forecasting"
    ]
  },
  {
    of: "a conference's speakers",
    body: `<h1>Speakers</h1><div><h3>Rui Prates</h3><p>CFO, Tideworks</p><p>Rui loves golf.</p></div><div><h3>Ines Okafor</h3><p>Head of Data, Tideworks</p><p>Ines is an engineer turned data leader. She holds a CISSP and lives in Oslo, Norway. She tweets about tides.</p><p><em>Talk: Tides as a clock</em></p></div>`,
    parts: { url: "https://forum.example/speakers", title: "Speakers – North Sea Forum 2026" },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "certifications: CISSP",
      "interests: tides",
      "location: Oslo, Norway",
      "achievements: Tides as a clock",
      "activity: talk | Tides as a clock"
    ]
  },
  {
    of: "a university page",
    body: `<h1>Ines Okafor</h1><p>Associate Professor in Data Science</p><p>School of Computing</p><h2>Biography</h2><p>Dr Okafor received her PhD in Statistics from the University of Warwick in 2010. Prior to joining Leeds she held posts at UCL and Oxford.</p><h2>Research interests</h2><p>Bayesian inference, time series, ocean data.</p><h2>Qualifications</h2><ul><li>PhD Statistics, University of Warwick</li><li>BSc Mathematics, University of Lagos</li><li>Fellow of the Higher Education Academy</li></ul><h2>Professional memberships</h2><ul><li>Royal Statistical Society</li><li>IEEE</li></ul><h2>Recent publications</h2><ul><li>Okafor I, Field J (2024) Tides and time. Journal of Tides 3(2)</li></ul>`,
    parts: {
      url: "https://leeds.example/staff/ines-okafor",
      title: "Ines Okafor | School of Computing",
      wanted: stranger
    },
    facts: [
      "title: Associate Professor in Data Science",
      "education: PhD | Statistics | University of Warwick | 2010",
      "interests: Bayesian inference",
      "interests: ocean data",
      "interests: time series",
      "skills: Bayesian inference",
      "skills: time series",
      "skills: ocean data",
      "education: PhD | Statistics | University of Warwick",
      "education: BSc | Mathematics | University of Lagos",
      "memberships: Higher Education Academy",
      "memberships: Royal Statistical Society",
      "memberships: IEEE",
      "achievements: Tides and time",
      "activity: publication | Tides and time | Journal of Tides | 2024"
    ]
  },
  {
    of: "news of an appointment",
    body: `<article><h1>Tideworks hires new data chief</h1><p>3 February 2026</p><p>Tideworks has hired Ines Okafor as chief data officer, the Leeds company said on Monday. Ms Okafor joins from Shell, where she was vice president of analytics.</p><p>"I am thrilled to join," said Okafor, who lives in Harrogate. "I love this team."</p><p>She replaces Rui Prates, who is retiring. He holds a PhD from Cambridge and enjoys golf.</p></article>`,
    parts: { url: "https://news.example/2026/02/03/tideworks" },
    facts: [
      "title: chief data officer",
      "company: Tideworks",
      "location: Harrogate",
      "activity: role_change | chief data officer | Tideworks"
    ]
  },
  {
    of: "a podcast's notes",
    body: `<h1>#57 Ines Okafor on forecasting the sea</h1><p>Ines Okafor is head of data at Tideworks. In this episode we talk about tides, tea and her love of crosswords. Ines is based in Lisbon and is an avid birder.</p><h2>About the host</h2><p>Jo Field is a journalist in Hull. She enjoys golf.</p>`,
    parts: { url: "https://pod.example/57", title: "#57 Ines Okafor on forecasting the sea – Deep Current" },
    facts: [
      "title: head of data",
      "company: Tideworks",
      "location: Lisbon",
      "hobbies: birding",
      "hobbies: crosswords",
      "activity: podcast | #57 Ines Okafor on forecasting the sea | Deep Current"
    ]
  },
  {
    of: "a charity's trustees",
    body: `<h1>Our trustees</h1><h3>Ines Okafor (Chair)</h3><p>Ines is Head of Data at Tideworks and has been a trustee since 2021. She is a qualified accountant (ACCA) and a keen cyclist.</p><h3>Rui Prates</h3><p>Rui is a retired banker.</p>`,
    parts: { url: "https://trust.example/trustees", title: "Trustees – Harbour Trust" },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "certifications: ACCA",
      "hobbies: cycling",
      "memberships: Harbour Trust",
      "causes: Harbour Trust"
    ]
  },
  {
    of: "an interview",
    body: `<h1>Five minutes with Ines Okafor</h1><p><strong>What do you do?</strong> I'm Head of Data at Tideworks.</p><p><strong>Where do you live?</strong> I live in Falmouth.</p><p><strong>What do you do outside work?</strong> I sail, and I play the fiddle. I have a dog called Moss.</p>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x" },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "location: Falmouth",
      "hobbies: sailing",
      "hobbies: fiddle",
      "pets: dog called Moss"
    ]
  },
  {
    of: "a team page in German",
    body: `<h1>Unser Team</h1><h3>Ines Okafor</h3><p>Leiterin Datenanalyse</p><p>Ines lebt in Hamburg und spielt Handball.</p><h3>Rui Prates</h3><p>Geschäftsführer</p>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x" },
    facts: ["title: Leiterin Datenanalyse", "location: Hamburg", "hobbies: Handball"]
  },
  {
    of: "news of an award",
    body: `<article><h1>Ines Okafor wins Maritime Data Prize</h1><p><time datetime="2025-11-02">2 November 2025</time></p><p>Ines Okafor, Head of Data at Tideworks, has won the Maritime Data Prize for her work on tidal forecasting.</p></article>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x" },
    facts: [
      "achievements: Maritime Data Prize",
      "title: Head of Data",
      "company: Tideworks",
      "activity: award | Maritime Data Prize | 2025-11-02"
    ]
  },
  {
    of: "a short home page",
    body: `<p>GitHub link</p><h1>Ines</h1><p>Hi! I build things with TypeScript and Rust. Currently a staff engineer at Tideworks.</p>`,
    parts: { sourceClass: "self", url: "https://inesokafor.example/", title: "Ines Okafor" },
    facts: ["title: staff engineer", "company: Tideworks", "skills: Rust", "skills: TypeScript"]
  }
]

it.each(rows)("reads $of", expectPage)
