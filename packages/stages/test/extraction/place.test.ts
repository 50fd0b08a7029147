import { expect, it } from "@effect/vitest"
import { officesOn, onlyOffice } from "../../src/extraction/site/office.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { factsInText, factsOnPage, team } from "./table.ts"

const rows: ReadonlyArray<readonly [said: string, place: string | undefined]> = [
  ["lives in Whitby with her dogs.", "Whitby"],
  ["lives and works in Leith.", "Leith"],
  ["has lived in Ludlow since 2011.", "Ludlow"],
  ["is based out of Tallahassee.", "Tallahassee"],
  ["works out of our Rotterdam office.", "Rotterdam"],
  ["runs Tideworks in Kisumu, Kenya.", "Kisumu, Kenya"],
  ["is Head of Music at Ashby School in Harrogate.", "Harrogate"],
  ["leads the Pune-based maker of pumps.", "Pune"],
  ["heads Marsh Lane Museum in Grimsby.", "Grimsby"],
  ["has her workshop in Oban.", "Oban"],
  ["calls Trondheim home.", "Trondheim"],
  ["practises in Nairobi.", "Nairobi"],
  ["was born in Leeds.", undefined],
  ["is a trustee of Mind in Hull.", undefined],
  ["studied at the University of Leeds in Leeds.", undefined],
  ["lived in Paris until 2012.", undefined],
  ["runs marathons in Berlin.", undefined],
  ["has worked in community nursing, most recently as deputy chief nurse in Hull.", undefined],
  ["is secretary of the flying club in Burton Latimer.", undefined],
  ["is an Honorary Fellow of the Society of Antiquaries in Perthshire.", undefined],
  ["is also in the Bluff Country Striders.", undefined],
  ["is a coach in Running Fitness.", undefined],
  ["gave a talk in Esbjerg.", undefined],
  ["will move to Melbourne.", undefined],
  ["grew up in Siaya.", undefined]
]

it.each(rows)("Ines Okafor %s", (said, place) => {
  const facts = factsInText(`Ines Okafor ${said}`).filter(fact => fact.startsWith("location:"))
  expect(facts).toEqual(place === undefined ? [] : [`location: ${place}`])
})

it("an employer and its place in brackets", () => {
  expect(factsInText("A talk with Ines Okafor (Tideworks, Oban) about pipes.")).toEqual(
    expect.arrayContaining(["location: Oban"])
  )
})

it.each([
  ["<title>Architects in Leeds – Tideworks</title><p>Skip to content</p>", "Leeds"],
  ["<title>Tideworks</title><p>Tideworks is an iron foundry in Leeds.</p>", "Leeds"],
  ["<title>Tideworks</title><p>We are a foundry for people in Leeds.</p>", undefined],
  ["<title>Tideworks</title><p>A podcast studio in Leeds.</p><p>Mill Lane 4, Hull HU1 1AA</p>", "Hull"]
])("where a home page says that the house is: %s", (html, place) => {
  const url = "https://tideworks.example/"
  const offices = officesOn({ ...parsePage(html, url), url, pageUrl: url, fetchedAt: "" }, ["Tideworks"])
  expect(onlyOffice(offices)?.place).toBe(place)
})

it("the town where somebody comes from is not where they are", () => {
  expect(factsOnPage("<h1>Ines Okafor</h1><p>Hometown: Leeds</p>", team).join()).not.toContain("Leeds")
  expect(factsOnPage("<h1>Ines Okafor</h1><p>Based in: Leeds</p>", team)).toContain("location: Leeds")
})

it.each(["Tideworks", "Tideworks NHS Trust", "Tideworks Housing Association"])(
  "%s at the foot of a page",
  name => {
    const url = "https://tideworks.example/news"
    const foot = `<p>News</p><p>More</p><p>Old</p><footer>${name}, Nene Infirmary, Wisbech, Cambridgeshire. Switchboard 01945 555 000.</footer>`
    const offices = officesOn({ ...parsePage(foot, url), url, pageUrl: url, fetchedAt: "" }, ["Tideworks"])
    expect(onlyOffice(offices)?.place).toBe("Wisbech")
  }
)

it.each([
  ["<address>Tideworks<br>Mill Lane 4<br>70565 Stuttgart<br>Germany</address>", "Stuttgart"],
  ["<p>Tideworks, Seilerstätte 23, 1010 Vienna, Austria</p><p>Tideworks<br>1010 Wien</p>", "Vienna"],
  ["<p>Tideworks, 1010 Vienna, Austria</p><p>Tideworks, Hauptplatz 1, 8010 Graz, Austria</p>", undefined]
])("one house in one town: %s", (body, place) => {
  const url = "https://tideworks.example/contact"
  const offices = officesOn({ ...parsePage(body, url), url, pageUrl: url, fetchedAt: "" }, ["Tideworks"])
  expect(onlyOffice(offices)?.place).toBe(place)
})

it("a region in brackets behind the town", () => {
  const url = "https://tideworks.example/news"
  const foot =
    "<p>A</p><p>B</p><p>C</p><footer>Tideworks, 550, rue des Draveurs, Trois-Rivières (Québec). Depuis 1946.</footer>"
  const offices = officesOn({ ...parsePage(foot, url), url, pageUrl: url, fetchedAt: "" }, ["Tideworks"])
  expect(onlyOffice(offices)?.place).toBe("Trois-Rivières")
})

it("a town that heads a part of a list of people is where they are", () => {
  const card = (name: string, post: string) => `<h4>${name}</h4><p>${post}</p>`
  const list = `<h1>People</h1><h3>Hull</h3>${card("Rui Prates", "Buyer")}<h3>Leeds</h3>${card("Oskar Lind", "Planner")}${card("Ines Okafor", "Head of Data")}`
  expect(factsOnPage(list, team)).toContain("location: Leeds")
  // One town alone may head anything.
  const alone = `<h1>People</h1><h3>Leeds</h3>${card("Oskar Lind", "Planner")}${card("Ines Okafor", "Head of Data")}`
  expect(factsOnPage(alone, team).join()).not.toContain("Leeds")
})

it("who leads the office of a town is there, and not where the house is", () => {
  const foot = "<footer>Tideworks Ltd, 1 Quay Street, Hull HU1 1AA, United Kingdom</footer>"
  const facts = factsOnPage(`<h1>Ines Okafor</h1><p>Head of Leeds Office</p>${foot}`, team)
  expect(facts).toContain("location: Leeds")
  expect(facts.join()).not.toContain("location: Hull")
})
