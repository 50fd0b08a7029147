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
