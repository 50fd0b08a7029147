import { it } from "@effect/vitest"
import { expectPage, type PageRow, stranger } from "./table.ts"

/** Where people work whom a page gives a position, and what it is. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "a name above the address, beside a title with capitals",
    body: "<table><tr><td>Moorings</td><td>Rui Prates</td><td>Mooring Broker</td><td>rp@portbrae.example</td></tr><tr><td>Slipways</td><td>Ines Okafor-Lund</td><td>Senior Slipway Broker</td><td>iol@portbrae.example</td></tr></table>",
    parts: {
      sourceClass: "first-party",
      url: "https://portbrae.example/desks",
      title: "Desks | Port of Brae",
      wanted: { ...stranger, names: [], emails: ["iol@portbrae.example"] }
    },
    facts: ["title: Senior Slipway Broker", "company: Port of Brae"]
  },
  {
    of: "a university named in the title of its page",
    body: "<h1>Ines Okafor</h1><p>Professor</p><p>ines.okafor@norwell.example</p>",
    parts: {
      sourceClass: "first-party",
      url: "https://norwell.example/arts/faculty/okafor",
      title: "Ines Okafor - Faculty of Arts - University of Norwell",
      wanted: { ...stranger, emails: ["ines.okafor@norwell.example"] }
    },
    facts: ["title: Professor", "company: University of Norwell"]
  },
  {
    of: "an address at the site's own domain, without a title",
    body: "<h1>Contacts</h1><table><tr><td>Pilotage</td><td>Ines Okafor</td><td>+44 20 0000</td><td>ines@portbrae.example</td></tr></table>",
    parts: {
      sourceClass: "first-party",
      url: "https://portbrae.example/contacts",
      title: "Contacts | Port of Brae",
      wanted: { ...stranger, emails: ["ines@portbrae.example"] }
    },
    facts: ["company: Port of Brae"]
  },
  {
    of: "a house that the client calls by the first word, and its domain by all",
    body: "<h1>People</h1><p>Ines Okafor, Head of Data</p>",
    parts: {
      sourceClass: "first-party",
      url: "https://tideworks-hospitals.example/people",
      title: "People | Tideworks Hospitals"
    },
    facts: ["title: Head of Data", "company: Tideworks Hospitals"]
  },
  {
    of: "a site of the person's own, which is no employer",
    body: "<h1>Ines Okafor</h1><p>hello@inesokafor.example</p>",
    parts: {
      sourceClass: "first-party",
      url: "https://inesokafor.example/",
      title: "Ines Okafor",
      wanted: { ...stranger, emails: ["hello@inesokafor.example"] }
    },
    facts: []
  },
  {
    of: "a conference, which employs none of its speakers",
    body: "<h1>Speakers</h1><ul><li>Ines Okafor, Head of Data</li><li>Rui Prates, CFO</li></ul>",
    parts: { sourceClass: "news", url: "https://harbourdays.example/speakers", title: "Harbour Days 2026" },
    facts: ["title: Head of Data"]
  },
  {
    of: "a newspaper, which employs nobody whom it writes about",
    body: "<article><p>Ines Okafor, head of data, opened the exhibition.</p></article>",
    parts: {
      sourceClass: "news",
      url: "https://braeherald.example/2026/okafor",
      title: "An exhibition opens - Brae Herald",
      wanted: stranger
    },
    facts: ["title: head of data"]
  },
  {
    of: "a research group that lists its people, when the client named no employer",
    body: "<h1>People</h1><p>Ines Okafor, postdoctoral researcher</p><p>Rui Prates, PhD student</p>",
    parts: {
      sourceClass: "news",
      url: "https://okaforlab.example/people.html",
      title: "People – Okafor Lab",
      wanted: stranger
    },
    facts: ["title: postdoctoral researcher", "company: Okafor Lab"]
  },
  {
    of: "the employer in the place of a field",
    body: "<h1>Ines Okafor</h1><p>Partner, Tideworks, Leeds</p>",
    parts: { sourceClass: "news", url: "https://seaforum.example/okafor", title: "Ines Okafor" },
    facts: ["title: Partner", "company: Tideworks", "location: Leeds"]
  },
  {
    of: "two titles at once",
    body: "<h2>Who we are</h2><div>Ines Okafor</div><div>art director, co-owner</div><div>Rui Prates</div><div>producer</div>",
    parts: { sourceClass: "first-party", url: "https://tideworks.example/x", title: "Studio ✦ Tideworks" },
    facts: ["title: art director, co-owner", "company: Tideworks"]
  },
  {
    of: "somebody who succeeds the prospect",
    body: "<p>The board has named Petra Lind its next director. She succeeds Ines Okafor, who retired in May. She is a fellow of the Institute of Physics and lives in Ghent.</p>",
    parts: { sourceClass: "news", url: "https://tideworks.example/press/1", title: "A new director" },
    facts: []
  },
  {
    of: "somebody who replaced the prospect",
    body: "<p>He took over from Ines Okafor. He holds an MBA from INSEAD and enjoys sailing.</p>",
    parts: { sourceClass: "first-party", url: "https://tideworks.example/press/2", title: "A new director" },
    facts: []
  },
  {
    of: "columns of surnames and first names",
    body: "<h1>Directory</h1><table><tr><th>Surname</th><th>First name</th><th>Job title</th><th>Email</th></tr><tr><td>Prates</td><td>Rui</td><td>Finance Director</td><td>rui.prates@tideworks.example</td></tr><tr><td>Okafor</td><td>Ines</td><td>Dock Manager</td><td>ines.okafor2@tideworks.example</td></tr><tr><td>Okafor</td><td>Ines</td><td>Data Manager</td><td>ines.okafor@tideworks.example</td></tr></table>",
    parts: { sourceClass: "first-party", url: "https://tideworks.example/directory", title: "Tideworks" },
    facts: ["title: Data Manager", "company: Tideworks"]
  },
  {
    of: "columns of first names and surnames",
    body: "<table><tr><th>Vorname</th><th>Nachname</th><th>Funktion</th><th>E-Mail</th></tr><tr><td>Ines</td><td>Okafor</td><td>Leiterin Einkauf</td><td>ines.okafor@tideworks.example</td></tr></table>",
    parts: {
      sourceClass: "first-party",
      url: "https://tideworks.example/kontakt",
      title: "Kontakt – Tideworks"
    },
    facts: ["title: Leiterin Einkauf", "company: Tideworks"]
  },
  {
    of: "cells that are no name, since no address is spelled like it",
    body: "<table><tr><th>Surname</th><th>First name</th><th>Job title</th><th>Email</th></tr><tr><td>Okafor</td><td>Ines</td><td>Data Manager</td><td>office@tideworks.example</td></tr></table>",
    parts: { sourceClass: "first-party", url: "https://tideworks.example/directory", title: "Tideworks" },
    facts: []
  },
  {
    of: "a section of the employer's site",
    body: "<h1>Ines Okafor</h1><p>Data Manager</p>",
    parts: {
      sourceClass: "first-party",
      url: "https://tideworks.example/i/1",
      title: "Tides | Tideworks Insights"
    },
    facts: ["title: Data Manager", "company: Tideworks"]
  },
  {
    of: "a candidate for a doctorate",
    body: "<h1>People</h1><p>Ines Okafor, PhD candidate (since 2023): methane in peat. ines.okafor@tideworks.example</p>",
    parts: { sourceClass: "news", url: "https://peatgroup.example/people", title: "People – Peat Group" },
    facts: ["title: PhD candidate"]
  }
]

it.each(rows)("$of", expectPage)
