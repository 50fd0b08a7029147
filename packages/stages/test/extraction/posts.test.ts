import { it } from "@effect/vitest"
import { anywhere, expectPage, own, type PageRow, team } from "./table.ts"

/** What people hold, whom they work for, and what they have done and do. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "the position that somebody is raised from",
    body: "<p>Tideworks said that Ines Okafor, Chief Operating Officer, has been appointed Chief Executive Officer.</p>",
    facts: ["activity: role_change | Chief Executive Officer", "title: Chief Executive Officer"]
  },
  {
    of: "a paper that a title names",
    body: "<h3>Ines Okafor</h3><p>Rechtsanwältin, Fachanwältin für Arbeitsrecht</p>",
    parts: team,
    facts: [
      "title: Rechtsanwältin, Fachanwältin für Arbeitsrecht",
      "certifications: Fachanwältin für Arbeitsrecht"
    ]
  },
  {
    of: "a talk that a programme sets as a heading below the speaker",
    body: "<h1>Speakers</h1><h2>Ines Okafor</h2><p>Head of Data, Tideworks</p><h3>Forty harbours later</h3><p>What goes wrong.</p><h2>Rui Prates</h2><p>Coach, Hull</p><h3>Saying no twice</h3>",
    parts: { url: "https://tides.example/2026/speakers/" },
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "activity: talk | Forty harbours later",
      "achievements: Forty harbours later"
    ]
  },
  // Entries of employment.
  {
    of: "a time that goes on before the post",
    body: "<h1>Ines Okafor</h1><h2>Experience</h2><ul><li>2016 – present: Head of Data at Tideworks</li><li>2009 – 2016: Analyst at Levee</li></ul>",
    parts: own,
    facts: ["title: Head of Data", "company: Tideworks"]
  },
  {
    of: "a time that goes on above the post",
    body: "<h1>Ines Okafor</h1><h2>Experience</h2><p>2016 – present</p><p>Head of Data, Tideworks</p><p>2009 – 2016</p><p>Analyst, Levee</p>",
    parts: own,
    facts: ["title: Head of Data", "company: Tideworks"]
  },
  {
    of: "a time that goes on in brackets behind the post",
    body: "<h1>Ines Okafor</h1><h2>Experience</h2><ul><li>Head of Data, Tideworks (2016 – present)</li><li>Analyst, Levee (2009 – 2016)</li></ul>",
    parts: own,
    facts: ["title: Head of Data", "company: Tideworks"]
  },
  {
    of: "since when, in German",
    body: "<h1>Ines Okafor</h1><p>Hallo.</p><h2>Werdegang</h2><ul><li>seit 2006: Geschäftsführerin bei Tideworks</li><li>1999 – 2006: Lehrerin bei Deichbau</li></ul>",
    parts: own,
    facts: ["title: Geschäftsführerin", "company: Tideworks"]
  },
  {
    of: "no time that is over",
    body: "<h1>Ines Okafor</h1><h2>Experience</h2><p>2009 – 2016</p><p>Analyst, Tideworks</p>",
    parts: own,
    facts: []
  },
  // The employer.
  {
    of: "the employer alone in a line",
    body: "<h1>Ines Okafor</h1><p>Tideworks</p><p>She plays chess.</p>",
    facts: ["company: Tideworks", "hobbies: chess"]
  },
  {
    of: "the employer alone below somebody else's name",
    body: "<h1>Speakers</h1><h3>Ines Okafor</h3><p>She plays chess.</p><h3>Rui Prates</h3><p>Tideworks</p>",
    facts: ["hobbies: chess"]
  },
  {
    of: "a standfirst",
    body: "<h1>Ines Okafor</h1><p>The chief executive of Oban boatbuilder Tideworks on apprentices</p>",
    facts: ["title: chief executive", "company: Tideworks"]
  },
  {
    of: "an appointment that the employer announces",
    body: "<p>Tideworks today announced the appointment of Ines Okafor as its chief financial officer.</p>",
    facts: [
      "title: chief financial officer",
      "company: Tideworks",
      "activity: role_change | chief financial officer | Tideworks"
    ]
  },
  {
    of: "an appointment by a house that the client does not know",
    body: "<p>LEEDS, May 4, 2026 — Parcelkit today appointed Ines Okafor, CPA, as Sorting Director, effective in May.</p>",
    parts: anywhere,
    facts: [
      "title: Sorting Director",
      "company: Parcelkit",
      "activity: role_change | Sorting Director | Parcelkit | 2026-05-04"
    ]
  },
  {
    of: "a house that tells of an arrival, and whence",
    body: "<h1>Welcome, Ines</h1><p>Ines Okafor has joined us in Amsterdam as Sorting Director. Ines spent two years at Tideworks, the Leeds dredging company.</p>",
    parts: { ...anywhere, url: "https://parcelkit.example/news/ines", title: "Welcome, Ines – Parcelkit" },
    facts: ["title: Sorting Director", "company: Parcelkit", "activity: role_change | Sorting Director"]
  },
  {
    of: "an appointment to what is no post",
    body: "<p>Tideworks today announced the appointment of Ines Okafor to the board of the lido.</p>",
    facts: []
  },
  {
    of: "a company behind two titles in small letters",
    body: "<p>Ines Okafor is co-founder and CEO of Parcelkit.</p>",
    parts: anywhere,
    facts: ["title: co-founder and CEO", "company: Parcelkit"]
  },
  {
    of: "a company behind an owner with a capital",
    body: "<p>Ines Okafor, Founder of Parcelkit, plays chess.</p>",
    parts: anywhere,
    facts: ["title: Founder", "company: Parcelkit", "hobbies: chess"]
  },
  {
    of: "the title that is told with the employer",
    body: "<h3>Ines Okafor</h3><p>HR consultant</p><p>She is Head of Data at Tideworks.</p>",
    parts: team,
    facts: ["title: Head of Data", "company: Tideworks"]
  },
  {
    of: "a title below a line with the name and a sentence",
    body: "<h1>Ines Okafor</h1><p>Ines Okafor works as a solicitor in Leeds.</p>",
    facts: ["title: solicitor", "location: Leeds"]
  },
  {
    of: "a title that is held here",
    body: "<p>Ines Okafor is headteacher here in Kendal.</p>",
    facts: ["title: headteacher", "location: Kendal"]
  },
  // The same in other languages.
  {
    of: "a founder with a firm that is one by nothing but her",
    body: "<p>Ines Okafor es socia fundadora de Cumbrera Arquitectura.</p>",
    parts: anywhere,
    facts: ["title: socia fundadora", "company: Cumbrera Arquitectura"]
  },
  {
    of: "a founder in German with a firm",
    body: "<p>Ines Okafor ist Gründerin von Wattwerk und wohnt in Husum.</p>",
    parts: anywhere,
    facts: ["title: Gründerin", "company: Wattwerk", "location: Husum"]
  },
  {
    of: "a founder of an association",
    body: "<p>Ines Okafor vive en Vigo y es fundadora de la Asociación Marea Alta.</p>",
    parts: anywhere,
    facts: ["title: fundadora de la Asociación Marea Alta", "location: Vigo"]
  },
  {
    of: "a trade before the name and a post behind it",
    body: "<p>La arquitecta Ines Okafor, socia fundadora de Cumbrera Arquitectura, vive en Vigo.</p>",
    parts: anywhere,
    facts: ["title: socia fundadora", "company: Cumbrera Arquitectura", "location: Vigo"]
  },
  {
    of: "a trade before the name and a standing in a club behind it",
    body: "<p>La arquitecta Ines Okafor, socia del club de ajedrez, vive en Vigo.</p>",
    parts: anywhere,
    facts: ["title: arquitecta", "location: Vigo"]
  },
  {
    of: "a post held where somebody lives",
    body: "<h1>Ines Okafor</h1><p>Vivo ad Alba, dove sono titolare dello Studio Marea.</p>",
    parts: { ...own, ...anywhere },
    facts: ["location: Alba", "title: titolare", "company: Studio Marea"]
  },
  {
    of: "a post that a brother holds where somebody lives",
    body: "<h1>Ines Okafor</h1><p>Vivo ad Alba, dove mio fratello è titolare dello Studio Marea.</p>",
    parts: { ...own, ...anywhere },
    facts: ["location: Alba"]
  },
  // Letters behind the name.
  {
    of: "an order behind the name in a heading",
    body: "<h2>Ines Okafor OBE</h2><p>Head of Data</p>",
    facts: ["title: Head of Data", "achievements: OBE"]
  },
  {
    of: "an order and a fellowship behind the name in a sentence",
    body: "<p>Ines Okafor, OBE, FRSA, plays chess.</p>",
    facts: ["achievements: OBE", "memberships: FRSA", "hobbies: chess"]
  },
  {
    of: "an order behind the name at the end of a sentence",
    body: "<p>The cake was baked by Ines Okafor MBE.</p>",
    facts: ["achievements: MBE"]
  },
  {
    of: "a degree and a fellowship behind the name in a heading",
    body: "<h3>Ines Okafor MBA, FRSA</h3><p>Head of Data, Tideworks</p>",
    facts: ["title: Head of Data", "company: Tideworks", "memberships: FRSA"]
  },
  // What people have done.
  {
    of: "money raised",
    body: "<p>Ines Okafor raised £8,450 for Devon Air Ambulance.</p>",
    facts: ["achievements: raised £8,450 for Devon Air Ambulance", "causes: Devon Air Ambulance"]
  },
  {
    of: "a talk given",
    body: "<p>Ines Okafor gave a talk on event sourcing at RootConf.</p>",
    facts: ["achievements: talk on event sourcing at RootConf", "activity: talk | event sourcing | RootConf"]
  },
  { of: "a talk given nowhere", body: "<p>Ines Okafor gave a talk at work.</p>", facts: [] },
  {
    of: "a bid led",
    body: "<p>Ines Okafor led the town's successful £1.2m bid to reopen the lido.</p>",
    facts: ["achievements: led the town's successful £1.2m bid to reopen the lido"]
  },
  { of: "a bid of no size", body: "<p>Ines Okafor led a bid to reopen the lido.</p>", facts: [] },
  {
    of: "a ride",
    body: "<p>Ines Okafor completed the London to Paris bike ride.</p>",
    facts: ["achievements: completed the London to Paris bike ride"]
  },
  { of: "a course", body: "<p>Ines Okafor completed the course in Leeds.</p>", facts: [] },
  {
    of: "a house turned around",
    body: "<p>Ines Okafor turned the ailing brewery around in two years.</p>",
    facts: ["achievements: turned the ailing brewery around in two years"]
  },
  {
    of: "the first of a county",
    body: "<p>Ines Okafor set up the county's first repair cafe in 2014.</p>",
    facts: ["achievements: set up the county's first repair cafe"]
  },
  {
    of: "a library published",
    body: "<p>Ines Okafor published tidekit, an open-source library.</p>",
    facts: ["achievements: tidekit"]
  },
  // What they care for.
  {
    of: "a column",
    body: "<p>Ines Okafor writes a regular column on farm succession.</p>",
    facts: ["interests: farm succession"]
  },
  {
    of: "what a blog is about",
    body: "<h1>Ines Okafor</h1><p>The blog is mostly about peat bogs and kites.</p>",
    parts: own,
    facts: ["interests: peat bogs", "interests: kites"]
  },
  {
    of: "who reads a blog",
    body: "<h1>Ines Okafor</h1><p>The blog is mostly read by my mother.</p>",
    parts: own,
    facts: []
  },
  {
    of: "two languages in which somebody negotiates",
    body: "<p>Ines Okafor negotiates in both English and Spanish.</p>",
    facts: ["skills: English", "skills: Spanish"]
  },
  { of: "two towns", body: "<p>Ines Okafor negotiates in both Leeds and York.</p>", facts: [] },
  {
    of: "what somebody does at the weekend",
    body: "<h1>Ines Okafor</h1><p>At the weekend I'm cooking gumbo for a crowd, dancing zydeco or carving spoons.</p>",
    parts: own,
    facts: ["hobbies: cooking gumbo", "hobbies: dancing zydeco", "hobbies: carving spoons"]
  },
  {
    of: "who is walked on Sundays",
    body: "<h1>Ines Okafor</h1><p>On Sundays I'm cooking gumbo for a crowd and walking the neighbours.</p>",
    parts: own,
    facts: ["hobbies: cooking gumbo"]
  },
  {
    of: "what somebody does at work",
    body: "<h1>Ines Okafor</h1><p>At work I'm cooking gumbo and dancing zydeco.</p>",
    parts: own,
    facts: []
  }
]

it.each(rows)("reads $of", expectPage)
