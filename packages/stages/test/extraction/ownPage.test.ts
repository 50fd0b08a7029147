import { it } from "@effect/vitest"
import { expectPage, type PageParts, type PageRow } from "./table.ts"

const self: PageParts = { sourceClass: "self", title: "Ines Okafor", url: "https://inesokafor.example/" }
const employer: PageParts = {
  sourceClass: "first-party",
  title: "Ines Okafor | Tideworks",
  url: "https://tideworks.example/people/ines-okafor"
}

/** Pages and profiles of the prospect alone, in the forms that they come in, and all that they say. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "a home page in the first person",
    body: `<h1>Hi, I'm Ines Okafor</h1><p>I'm Head of Data at Tideworks. I live in Porto, Portugal with my two cats. I studied Physics at the University of Leeds.</p><p>Outside of work I enjoy sailing, and I support Leeds United.</p>`,
    parts: self,
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "location: Porto, Portugal",
      "pets: two cats",
      "education: Physics | University of Leeds",
      "hobbies: sailing",
      "teams: Leeds United"
    ]
  },
  {
    of: "a home page with lists",
    body: `<h1>Ines Okafor</h1><h2>Skills</h2><ul><li>Python</li><li>Bayesian statistics</li></ul>
<h2>Education</h2><ul><li>BSc Computer Science, University of Leeds, 2009</li><li>PhD in Oceanography, University of Porto (2014)</li></ul>
<h2>Certifications</h2><ul><li>AWS Certified Solutions Architect – Professional (2021)</li><li>Project Management Professional</li></ul>
<h2>Awards</h2><ul><li>Maritime Data Prize 2024</li></ul>
<h2>Memberships</h2><ul><li>Institute of Physics</li><li>Fellow of the Royal Statistical Society</li></ul>
<h2>Volunteering</h2><ul><li>Harbour Rescue</li><li>Mentor at Code Club</li></ul>
<h2>Hobbies</h2><p>Sailing, chess and restoring radios.</p>
<h2>Interests</h2><ul><li>Open data</li><li>Maritime history</li></ul>`,
    parts: self,
    facts: [
      "skills: Python",
      "skills: Bayesian statistics",
      "education: BSc | Computer Science | University of Leeds | 2009",
      "education: PhD | Oceanography | University of Porto | 2014",
      "certifications: AWS Certified Solutions Architect – Professional",
      "certifications: Project Management Professional",
      "achievements: Maritime Data Prize 2024",
      "memberships: Institute of Physics",
      "memberships: Royal Statistical Society",
      "causes: Harbour Rescue",
      "causes: Code Club",
      "hobbies: Sailing",
      "hobbies: chess",
      "hobbies: restoring radios",
      "interests: Open data",
      "interests: Maritime history"
    ]
  },
  {
    of: "labels with values",
    body: `<h1>Ines Okafor</h1><p>Location: Leeds, UK</p><p>Skills: Python, SQL, dbt</p><p>Education: MSc Statistics, University of Leeds</p><p>Hobbies: climbing, jazz</p><p>Certifications: CISSP</p>`,
    parts: self,
    facts: [
      "location: Leeds, UK",
      "skills: Python",
      "skills: SQL",
      "skills: dbt",
      "education: MSc | Statistics | University of Leeds",
      "hobbies: climbing",
      "hobbies: jazz",
      "certifications: CISSP"
    ]
  },
  {
    of: "a biography on the employer's site",
    body: `<h1>Ines Okafor</h1><p>Head of Data</p><p>Ines leads the data team at Tideworks. She holds a PhD in Physics from Imperial College London.</p><p>In her free time, she is an avid sailor.</p><h3>Expertise</h3><ul><li>Forecasting</li><li>Sensor data</li></ul>`,
    parts: employer,
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "education: PhD | Physics | Imperial College London",
      "hobbies: sailor",
      "skills: Forecasting",
      "skills: Sensor data"
    ]
  },
  {
    of: "a biography without pronouns",
    body: `<h1>Ines Okafor</h1><p>Chief Technology Officer</p><p>Joined in 2018. Holds an MEng in Naval Architecture from the University of Southampton. Based in Plymouth. Loves kayaking.</p>`,
    parts: employer,
    facts: [
      "title: Chief Technology Officer",
      "company: Tideworks",
      "education: MEng | Naval Architecture | University of Southampton",
      "location: Plymouth",
      "hobbies: kayaking"
    ]
  },
  {
    of: "an academic page",
    body: `<h1>Prof. Ines Okafor</h1><p>Professor of Physical Oceanography</p><h2>Research interests</h2><ul><li>Ocean turbulence</li><li>Tidal energy</li></ul><h2>Education</h2><ul><li>2005–2009: PhD, Physics, University of Cambridge</li><li>2001–2004: BA, Natural Sciences, University of Cambridge</li></ul><h2>Awards and honours</h2><ul><li>Fellow of the Challenger Society, 2019</li></ul>`,
    parts: {
      sourceClass: "first-party",
      title: "Ines Okafor - Porto University",
      url: "https://up.example/okafor",
      wanted: { names: ["Ines Okafor"], emails: [], title: undefined, employer: undefined, companies: [] }
    },
    facts: [
      "title: Professor of Physical Oceanography",
      "skills: Ocean turbulence",
      "interests: Ocean turbulence",
      "interests: Tidal energy",
      "skills: Tidal energy",
      "education: PhD | Physics | University of Cambridge | 2009",
      "education: BA | Natural Sciences | University of Cambridge | 2004",
      "memberships: Challenger Society"
    ]
  },
  {
    of: "a speaker's page",
    body: `<h1>Ines Okafor</h1><h2>Head of Data, Tideworks</h2><p>Ines Okafor is Head of Data at Tideworks, where she builds forecasts. She is the author of two books and an organiser of the Porto Data Meetup. When she isn't working, you'll find her surfing.</p><h2>Other speakers</h2><h3>Rui Prates</h3><p>Rui enjoys golf.</p>`,
    parts: { title: "Ines Okafor – North Sea Forum 2026", url: "https://forum.example/speakers/ines" },
    facts: ["title: Head of Data", "company: Tideworks", "hobbies: surfing", "memberships: Porto Data Meetup"]
  },
  {
    of: "talks and articles in lists",
    body: `<h1>Ines Okafor</h1><h2>Talks</h2><ul><li>“Tides as a clock”, North Sea Forum, October 2025</li><li>Sensors that lie — DataConf 2024</li></ul><h2>Writing</h2><ul><li>"Why tides lie", Marine Data Review, 2023</li></ul><h2>Podcasts</h2><ul><li>"Data under water" on Deep Current, 2025-06-01</li></ul>`,
    parts: self,
    facts: [
      "achievements: Tides as a clock",
      "achievements: Sensors that lie",
      "achievements: Data under water",
      "activity: talk | Tides as a clock | North Sea Forum | 2025-10",
      "activity: talk | Sensors that lie | DataConf 2024 | 2024",
      "activity: article | Why tides lie | Marine Data Review | 2023",
      "activity: podcast | Data under water | Deep Current | 2025-06-01"
    ]
  },
  {
    of: "a talk in italics behind where it was given",
    body: `<h1>Ines Okafor</h1><h2>Talks</h2><ul><li>PGDay Dublin 2025: <i>Replication with buckets</i></li></ul>`,
    parts: self,
    facts: [
      "activity: talk | Replication with buckets | PGDay Dublin 2025 | 2025",
      "achievements: Replication with buckets"
    ]
  },
  {
    of: "an institution above its degree",
    body: `<h1>Ines Okafor</h1><h2>Education</h2><h3>University of Leeds</h3><p>BSc Mathematics, 2006</p><h3>INSEAD</h3><p>MBA, 2012</p>`,
    parts: self,
    facts: ["education: BSc | Mathematics | University of Leeds | 2006", "education: MBA | INSEAD | 2012"]
  },
  {
    of: "headings in German",
    body: `<h1>Ines Okafor</h1><h2>Ausbildung</h2><ul><li>MSc Informatik, Technische Universität München, 2010</li></ul><h2>Kenntnisse</h2><ul><li>Python</li></ul>`,
    parts: self,
    facts: ["education: MSc | Informatik | Technische Universität München | 2010", "skills: Python"]
  },
  {
    of: "former employers in a list",
    body: `<h1>Ines Okafor</h1><h2>Experience</h2><ul><li>CTO, Megacorp (2015–2019)</li><li>Analyst at Shell, 2010–2015</li></ul><h2>Skills</h2><ul><li>SQL</li></ul>`,
    parts: self,
    facts: ["skills: SQL"]
  },
  {
    of: "an article's byline",
    body: `<article><h1>Why tides lie</h1><p>By Ines Okafor</p><p>Tides are late. The sea is based in itself. I live by the water. She is patient. ${"The moon pulls the water and the water pulls back. ".repeat(8)}</p></article>`,
    parts: {
      title: "Why tides lie",
      head: `<meta property="og:type" content="article"><meta name="author" content="Ines Okafor"><meta property="article:published_time" content="2025-03-04T10:00:00Z">`,
      url: "https://news.example/why-tides-lie"
    },
    facts: ["activity: article | Why tides lie | 2025-03-04"]
  },
  {
    of: "news of a new role",
    body: `<article><h1>Tideworks appoints Ines Okafor as Chief Data Officer</h1><p>Tideworks has appointed a new officer. ${"The company builds turbines in the sea and on the shore. ".repeat(6)}</p></article>`,
    parts: {
      title: "Tideworks appoints Ines Okafor as Chief Data Officer",
      head: `<meta property="article:published_time" content="2026-02-03T10:00:00Z"><meta property="og:type" content="article">`,
      url: "https://news.example/2026/tideworks"
    },
    facts: [
      "activity: role_change | Chief Data Officer | Tideworks | 2026-02-03",
      "title: Chief Data Officer",
      "company: Tideworks"
    ]
  },
  {
    of: "a podcast episode",
    body: `<h1>Episode 42: Data under water with Ines Okafor</h1><p>This week we talk to Ines Okafor, Head of Data at Tideworks. I live in Berlin and love golf.</p><p>Jo Field is our host. She enjoys jazz.</p>`,
    parts: { title: "Deep Current podcast", url: "https://deep.example/42" },
    facts: [
      "activity: podcast | Data under water",
      "achievements: Data under water",
      "title: Head of Data",
      "company: Tideworks"
    ]
  },
  {
    of: "an episode that its title names, and a show",
    body: `<h1>58 · The rota is on the fridge</h1><p>12 March 2026 · 41 min</p><p>Ines Okafor runs product at Tideworks.</p>`,
    parts: {
      title: "58 · Ines Okafor: the rota is on the fridge | The Care Pod",
      url: "https://care.example/e/58"
    },
    facts: [
      "company: Tideworks",
      "activity: podcast | The rota is on the fridge | The Care Pod | 2026-03-12",
      "achievements: The rota is on the fridge"
    ]
  },
  {
    of: "an episode with whom its notes begin",
    body: `<h1>41: Reading other people's ransom notes</h1><p>With Ines Okafor of Tideworks.</p>`,
    parts: {
      title: "Bridge podcast 41: Reading other people's ransom notes",
      url: "https://bridge.example/41"
    },
    facts: [
      "company: Tideworks",
      "activity: podcast | Reading other people's ransom notes",
      "achievements: Reading other people's ransom notes"
    ]
  },
  {
    of: "an episode with somebody else",
    body: `<h1>42: Ships in the night, with Rui Prates</h1><p>Rui Prates sails. Ines Okafor of Tideworks built his boat.</p>`,
    parts: { title: "42: Ships in the night, with Rui Prates - Deep Pod", url: "https://deep.example/42" },
    facts: ["company: Tideworks"]
  },
  {
    of: "a team page with sentences",
    body: `<h1>The people behind Tideworks</h1><section><h3>Rui Prates, CFO</h3><p>Rui is a CPA and supports Benfica.</p></section><section><h3>Ines Okafor, Head of Data</h3><p>Holds an MSc in Statistics from the University of Leeds. Outside work: sailing, chess.</p></section><section><h3>Kemi Ade, Counsel</h3><p>Lives in Lagos.</p></section>`,
    parts: { sourceClass: "first-party", url: "https://tideworks.example/team" },
    facts: [
      "company: Tideworks",
      "title: Head of Data",
      "education: MSc | Statistics | University of Leeds",
      "hobbies: sailing",
      "hobbies: chess"
    ]
  },
  {
    of: "questions and answers",
    body: `<h1>Ines Okafor</h1><h3>What do you do?</h3><p>I lead the data team at Tideworks.</p><h3>When I'm not working</h3><p>I play the cello and go bouldering.</p>`,
    parts: self,
    facts: ["company: Tideworks", "hobbies: cello", "hobbies: bouldering"]
  },
  {
    of: "machine-readable data",
    body: "<p>Welcome.</p>",
    parts: {
      ...self,
      head: `<script type="application/ld+json">${JSON.stringify({
        "@context": "https://schema.org",
        "@type": "Person",
        name: "Ines Okafor",
        jobTitle: "Head of Data",
        worksFor: { "@type": "Organization", name: "Tideworks" },
        alumniOf: "University of Leeds",
        knowsAbout: ["Python"],
        award: "Maritime Data Prize",
        memberOf: [
          { "@type": "Organization", name: "Institute of Physics" },
          { "@type": "Organization", name: "Department of Tides, Tideworks" }
        ],
        sameAs: ["https://www.linkedin.com/in/inesokafor"]
      })}</script>`
    },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "education: University of Leeds",
      "skills: Python",
      "achievements: Maritime Data Prize",
      "memberships: Institute of Physics",
      "url: https://www.linkedin.com/in/inesokafor"
    ]
  }
]

it.each(rows)("reads $of", expectPage)
