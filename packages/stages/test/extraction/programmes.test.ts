import { expect, it } from "@effect/vitest"
import { factsOnPage, type PageParts } from "./table.ts"

/** A page of an event, and the talks that it gives to the prospect. */
interface Row {
  readonly of: string
  readonly page: PageParts
  readonly body: string
  readonly talks: ReadonlyArray<string>
}

const at = (path: string, title = "Page"): PageParts => ({ url: `https://tidedays.example${path}`, title })

const rows: ReadonlyArray<Row> = [
  {
    of: "a title below its hour, and above a speaker with a house alone",
    page: at("/2026/programme", "Programme"),
    body: "<h1>Programme</h1><table><tr><td>11:20</td><td>Going live at 3 a.m.: one record for all</td><td>Ines Okafor, Tideworks</td></tr></table>",
    talks: ["Going live at 3 a.m.: one record for all"]
  },
  {
    of: "a title in bold above the speaker",
    page: at("/2026/programme", "Programme"),
    body: "<h1>Programme</h1><p><b>Moving beds to one record</b><br>Ines Okafor, Tideworks</p><p>Lunch is served below</p><p>Rui Prates, Acme</p>",
    talks: ["Moving beds to one record"]
  },
  {
    of: "a title in quotation marks behind the house and town",
    page: at("/2026/speakers", "Speakers"),
    body: '<h1>Speakers</h1><p><b>Ines Okafor</b>, partner, Tideworks, Bergen. "Thirty metres of wood in the rain." Ines also teaches.</p>',
    talks: ["Thirty metres of wood in the rain"]
  },
  {
    of: "a name with a house, before what is spoken about",
    page: at("/meetups/2025-10"),
    body: "<h3>October meetup</h3><p><b>Ines Okafor (Tideworks): Full text search for people who hate clusters.</b> Ines is one of us.</p>",
    talks: ["Full text search for people who hate clusters"]
  },
  {
    of: "the row of an hour",
    page: at("/2026/programme"),
    body: "<h1>Programme</h1><table><tr><th>09:30</th><td><b>Ines Okafor</b> (Principal Scientist, Tideworks): Films that let go: glue and water</td></tr></table>",
    talks: ["Films that let go: glue and water"]
  },
  {
    of: "a heading of name and title",
    page: at("/2026/keynotes", "Keynotes"),
    body: "<h1>Keynotes</h1><h2>Ines Okafor: Trust a robot that cannot see</h2><p>Professor at Tideworks.</p>",
    talks: ["Trust a robot that cannot see"]
  },
  {
    of: "a label with where and when, on the speaker's page",
    page: at("/2026/speakers/ines-okafor", "Ines Okafor"),
    body: "<h1>Ines Okafor</h1><p>CEO, Tideworks</p><p>Keynote, Kelowna, May 12: <em>Minutes are a love letter</em></p>",
    talks: ["Minutes are a love letter"]
  },
  {
    of: "a list of titles, each with speaker and day",
    page: at("/webinars", "Webinars"),
    body: "<ul><li><b>Yeast counts with a cheap microscope</b> - Ines Okafor, Tideworks - January 21, 2026</li><li><b>Cleaning and validation at sea</b> - Ida Roush - February 18, 2026</li></ul>",
    talks: ["Yeast counts with a cheap microscope | 2026-01-21"]
  },
  {
    of: "a heading above room, hour and speaker",
    page: at("/2026/sessions"),
    body: "<h3>Legacies without the long faces</h3><p>Room 2, 11:15. Ines Okafor, Head of Fundraising, Tideworks.</p>",
    talks: ["Legacies without the long faces"]
  },
  {
    of: "a day before the speaker, and on what",
    page: at("/assembly", "Assembly 2025"),
    body: "<h1>Assembly 2025</h1><p>Saturday: Ines Okafor (Kingston) on <i>Steam bending without tears</i>. Ines came in 2017.</p>",
    talks: ["Steam bending without tears"]
  },
  {
    of: "a topic below the speaker",
    page: at("/delegates.html", "Ship Safety Forum: Speakers"),
    body: "<h2>Speakers</h2><p><b>Capt. Ines Okafor</b>, Superintendent, Tideworks.<br>Topic: <i>The pilot ladder, again</i></p>",
    talks: ["The pilot ladder, again"]
  },
  {
    of: "a label in another language",
    page: at("/2023/referenten", "Referenten"),
    body: "<h1>Referenten 2023</h1><h3>Dr. Ines Okafor</h3><p>Partnerin, Tideworks</p><p>Vortrag: „Rüsten in neun Minuten“</p>",
    talks: ["Rüsten in neun Minuten"]
  },
  {
    of: "a page about one talk, with its speaker below a label",
    page: at("/webinars/share", "Webinar"),
    body: "<h1>The village share: who is paid?</h1><p>18 May 2026</p><h2>Speaker</h2><p>Ines Okafor is Director of Carbon at Tideworks.</p>",
    talks: ["The village share: who is paid?"]
  },
  {
    of: "a page about one talk with two speakers",
    page: at("/webinars/share", "Webinar"),
    body: "<h1>The village share: who is paid?</h1><h2>Speakers</h2><p>Ines Okafor</p><p>Director of Carbon</p><p>Rui Prates</p><p>Director of Trees</p>",
    talks: []
  },
  {
    of: "a title in italics below each speaker, and a panel",
    page: at("/speakers", "Speakers · Tide Live 2026"),
    body: "<h1>Speakers</h1><div><h3>Rui Prates</h3><p>VP, Megacorp</p><p><i>Nobody reads your case study</i>. Day 1</p></div><div><h3>Ines Okafor</h3><p>Head of Data, Tideworks</p><p>Panel: <i>Who owns the integration?</i> Day 2. Ines wrote <i>The Long Way Home</i>.</p></div>",
    talks: ["Who owns the integration?"]
  },
  {
    of: "a title before the comma behind which its speaker stands",
    page: at("/2025/agenda", "Agenda - Tide Summit 2025"),
    body: "<h1>Agenda</h1><dl><dt>9:40</dt><dd><b>Buying less, selling longer.</b> Ines Okafor, Head of Data, Tideworks</dd><dt>11:00</dt><dd><b>We turned off the popup.</b> Rui Prates, Megacorp</dd></dl>",
    talks: ["Buying less, selling longer"]
  },
  {
    of: "a title in the cell of a speaker",
    page: at("/speakers", "Tide Conclave 2025"),
    body: "<table><tr><td><b>Ines Okafor</b></td><td>Head of Data, Tideworks</td><td>“Fraud is a product decision”</td></tr><tr><td>Rui Prates</td><td>Megacorp</td><td>“Models at their limits”</td></tr></table>",
    talks: ["Fraud is a product decision"]
  },
  {
    of: "a title in quotation marks before its speaker",
    page: at("/meetups/58", "Tide Users #58"),
    body: "<h1>Tide Users #58</h1><p>Talk 1: “Double entry, zero downtime” by <a href='/x'>Ines Okafor</a>, Tideworks.</p>",
    talks: ["Double entry, zero downtime"]
  },
  {
    of: "the title of a page about one session, with its speaker below",
    page: at("/2026/session/14", "Session 14 · Tide Congress"),
    body: "<h1>Session 14: Fuel surcharges nobody can explain</h1><p>Ines Okafor, Tideworks. 7 May 2026, Leeds.</p>",
    talks: ["Fuel surcharges nobody can explain"]
  },
  {
    of: "a page about one session, with a card of its speaker",
    page: at("/2026/sessions/mass-timber", "Tide 2026"),
    body: "<h1>Pricing timber when nobody has built it</h1><p>Thursday, February 12, 2026, 10:45</p><section><h2>Ines Okafor</h2><p>Head of Data, Tideworks</p></section>",
    talks: ["Pricing timber when nobody has built it"]
  },
  {
    of: "an hour and a name before a dash",
    page: at("/talks/2025-09", "September | Tide Meetup"),
    body: "<h1>September 2025: small shops, big spreadsheets</h1><h2>19:00 Ines Okafor — Lapsed donors are not churn</h2><p>Ines works at Tideworks.</p>",
    talks: ["Lapsed donors are not churn"]
  },
  {
    of: "a heading further down a speaker's page, with its hour",
    page: at("/2025/speakers/ines", "Ines Okafor | Tide Days 2025"),
    body: "<h1>Ines Okafor</h1><p>Head of Data, Tideworks</p><p>Ines studied physics at Leeds.</p><h3>Flaky by Design</h3><p>Thursday 14:10, Hall B. Some tests are flaky.</p>",
    talks: ["Flaky by Design"]
  },
  {
    of: "posts and prizes beside a name",
    page: at("/2026/programme"),
    body: "<h1>Programme</h1><p>Ines Okafor: Head of Data at Tideworks</p><p>Best Paper Award 2025 - Ines Okafor, Tideworks</p><p>Rui Prates, who works - Ines Okafor</p>",
    talks: []
  },
  {
    of: "the same on a page of no event",
    page: at("/stories/harbour"),
    body: "<p>Ines Okafor: A life spent among boats</p><p>Ines Okafor leads Tideworks.</p>",
    talks: []
  }
]

it.each(rows)("$of", ({ body, page, talks }) => {
  const told = factsOnPage(body, page).filter(fact => fact.startsWith("activity: talk"))
  expect(told).toEqual(talks.map(talk => `activity: talk | ${talk}`))
})
