import { HttpClient, HttpClientResponse } from "@effect/platform"
import { expect, it } from "@effect/vitest"
import { emptyOutput, firstInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { CompanySite, makeDocument, Normalize } from "@prospect-research/stages"
import { Effect, Layer } from "effect"
import { facts, inputWith, notFound, runLayer, withFetch } from "./prospect.ts"
import { html, jsonLd, site } from "./site.ts"

stageSuite("company site", {
  layer: baseUrl => withFetch(CompanySite.layer({ baseUrl })),
  input: inputWith(),
  answer: site
})

const runAgainst = (handler: FakeHandler, input = inputWith()) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(CompanySite.layer({ baseUrl })), input), paths }
  })

it.scopedLive(
  "reads the pages about people, news and the company, and keeps those that name the prospect",
  () =>
    Effect.gen(function* () {
      const { output, paths } = yield* runAgainst(site)
      expect(paths.toSorted()).toEqual(["/", "/newsroom?year=2025", "/people", "/who-we-are"])
      expect(output.documents.map(({ url, site, source_class }) => [url, site, source_class])).toEqual([
        ["https://tideworks.example/", "tideworks.example", "first-party"],
        ["https://tideworks.example/people", "tideworks.example", "first-party"],
        ["https://tideworks.example/newsroom?year=2025", "tideworks.example", "first-party"]
      ])
    })
)

it.scopedLive("takes what is said of the prospect, and nothing of colleagues, namesakes or hidden text", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(site)
    expect(facts(output)).toEqual([
      ["professional.industry", "Marine energy"],
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["professional.current_location", "Porto, Portugal"],
      [
        "education.entries",
        { institution: "University of Porto", degree: null, field_of_study: null, graduation_year: null }
      ],
      ["professional.skills", "Oceanography"],
      ["professional.skills", "Bayesian statistics"],
      ["professional.achievements", "Maritime Data Prize 2024"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/inesokafor"],
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      [
        "activity",
        { kind: "talk", title: "Tides as a clock", venue: "North Sea Forum 2025", date: "2025-10-03" }
      ],
      ["activity", { kind: "podcast", title: "Listen: data under water", venue: null, date: "2025-06-01" }],
      ["professional.achievements", "Tides as a clock"]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["github", "inesok"],
      ["linkedin", "https://www.linkedin.com/in/inesokafor"]
    ])
    const text = output.documents.map(document => document.text).join("\n")
    for (const hidden of ["Chief Clown", "Rua Secreta", "Dentist", "Accounting"])
      expect(text).not.toContain(hidden)
  })
)

it.scopedLive("takes neither of two persons of one name who could both be meant", () =>
  Effect.gen(function* () {
    const person = (jobTitle: string) => ({ "@type": "Person", name: "Ines Okafor", jobTitle })
    const { output } = yield* runAgainst(() =>
      html(
        "<p>Welcome</p>",
        jsonLd([{ "@type": "Organization", name: "Tideworks" }, person("Pilot"), person("Cook")])
      )
    )
    expect(facts(output)).toEqual([])
  })
)

it.scopedLive("reads at most eight pages, and lives with those that fail", () =>
  Effect.gen(function* () {
    const links = Array.from({ length: 30 }, (_link, index) => `<a href="/team/${index}">Team</a>`).join("")
    const { output, paths } = yield* runAgainst(path =>
      path === "/" ? html(`${links}<p>Ines Okafor works here.</p>`) : { status: 500, body: "" }
    )
    expect(paths).toHaveLength(8)
    expect(output.lookups).toEqual([
      { source: "company-site", verdict: "found", reason: null },
      { source: "company-site pages", verdict: "unavailable", reason: "answered with status 500" }
    ])
  })
)

it.scopedLive("has read a site that does not name the prospect: absent", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(() => html("<p>Under construction</p>"))
    expect(output).toMatchObject({ documents: [], lookups: [{ verdict: "absent", reason: null }] })
  })
)

it.scopedLive("asks nobody about an address of a free mail service", () =>
  Effect.gen(function* () {
    const contact = { email: "ines.okafor@gmail.com" }
    const known = { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] }
    const { output, paths } = yield* runAgainst(site, firstInput(contact, known))
    expect(output).toEqual(emptyOutput)
    expect(paths).toEqual([])
  })
)

it.scopedLive("who has a position on a company's site works there, if the site's name is the company's", () =>
  Effect.gen(function* () {
    const card = "<h1>Team</h1><ul><li><h3>Ines Okafor</h3><p>Head of Data</p></li></ul>"
    const companiesOn = (name: string) =>
      Effect.map(
        runAgainst(() => html(card, `<meta property="og:site_name" content="${name}">`)),
        ({ output }) => facts(output).filter(([field]) => field === "professional.current_company")
      )
    expect(yield* companiesOn("Tideworks Ltd")).toEqual([["professional.current_company", "Tideworks Ltd"]])
    expect(yield* companiesOn("Home")).toEqual([])
  })
)

const named = (text: string) => `<p>${text}</p>`

it.scopedLive(
  "follows a link with the person's name, and leaves the lists of people alone once it was read",
  () =>
    Effect.gen(function* () {
      const team = `<h1>Team</h1><ul><li><a href="/people/ines-okafor">Ines Okafor</a></li></ul>`
      const { output, paths } = yield* runAgainst(path => {
        if (path === "/")
          return html(
            '<a href="/team">Team</a> <a href="/leadership">Leadership</a> <a href="/uber-uns">Über uns</a> <a href="/news">News</a>'
          )
        if (path === "/people/ines-okafor")
          return html("<h1>Ines Okafor</h1><p>Head of Data</p><p>She enjoys chess.</p>")
        return html(path === "/team" ? team : named("Nobody is named here."))
      })
      expect(paths).toEqual(["/", "/team", "/leadership", "/people/ines-okafor", "/news"])
      expect(facts(output)).toContainEqual(["personal.hobbies", "chess"])
    })
)

it.scopedLive("looks into the rooms of a site where no list of people names the person", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(path => {
      if (path === "/")
        return html(
          '<a href="/werkstatt">Die Werkstatt</a> <a href="/shop">Shop</a> <a href="/team">Team</a>'
        )
      return html(
        path === "/werkstatt"
          ? "<p><b>Ines Okafor</b><br>Orgelbaumeisterin</p>"
          : named("Nobody is named here.")
      )
    })
    expect(paths).toEqual(["/", "/team", "/werkstatt"])
    expect(facts(output)).toContainEqual(["professional.current_title", "Orgelbaumeisterin"])
  })
)

it.scopedLive("says what the house does, whether or not the pages that were read name the prospect", () =>
  Effect.gen(function* () {
    const trade = named("Tideworks is a civil engineering contractor in Leeds.")
    const tradesOn = (body: string) =>
      Effect.map(
        runAgainst(() => html(body)),
        ({ output }) => facts(output).filter(([field]) => field === "professional.industry")
      )
    const told = [["professional.industry", "civil engineering contractor"]]
    expect(yield* tradesOn(`${trade}<h3>Ines Okafor</h3><p>Head of Data</p>`)).toEqual(told)
    expect(yield* tradesOn(`${trade}<h3>Rui Prates</h3><p>Head of Data</p>`)).toEqual(told)
    const ofData = "<h3>Ines Okafor</h3><p>Head of Data</p>"
    const forms: ReadonlyArray<readonly [string, string]> = [
      ["<h1>Slow tides</h1><p>A 40-bed cottage hospital in Leeds.</p>", "cottage hospital"],
      ["<h1>Slow tides</h1><p>A City of London law firm of 90 lawyers.</p>", "legal services"],
      [
        "<h1>About us</h1><p>Founded in 2010. We are a marine technology company in Leeds.</p>",
        "marine technology"
      ],
      ["<p>Tideworks is an independent estate agency in Leeds.</p>", "estate agency"],
      ["<p>Tideworks is a biotech company spun out of the University of Leeds.</p>", "biotech"],
      ["<p>Tideworks is a sustainability consultancy for shipping.</p>", "sustainability consultancy"],
      ["<h1>Slow tides</h1><p>A craft distillery making rye.</p>", "craft distillery"],
      [
        "<h1>Slow tides</h1><p>A charter school network of nine schools in Leeds.</p>",
        "charter school network"
      ],
      ["<p>Tideworks är ett svenskt fintechbolag som köper fakturor.</p>", "fintech"],
      ["<p>Tideworks is een klein ontwerpbureau in Leiden.</p>", "ontwerpbureau"],
      ["<p>Tideworks (TWK) is a firm of chartered surveyors established in 1974.</p>", "surveying"],
      ["<p>Tideworks is a renewable energy installer in Leeds.</p>", "renewable energy installer"],
      [
        "<p>Tideworks is a family-owned haulage and freight forwarding company.</p>",
        "haulage and freight forwarding"
      ],
      [
        "<h1>Slow tides</h1><p>Two dental clinics, one in Leeds and one in Hull. Come in.</p>",
        "dental clinics"
      ],
      ["<p>Tideworks runs six care homes and a day centre on the coast.</p>", "care homes"],
      ["<p>Tideworks is a family of nine dental surgeries in Wales.</p>", "dental surgeries"],
      [
        "<p>Tideworks is a trust that runs four sailing and rowing schools in Hull.</p>",
        "sailing and rowing schools"
      ],
      ["<p>Tideworks is an independent yacht broker in Hull with two desks.</p>", "yacht broker"],
      ["<p>Tideworks is a hospital group made up of old and new.</p>", ""],
      ["<p>Tideworks runs software for six hotels.</p>", ""],
      ["<p>We are a medical devices company making pumps.</p>", "medical devices"],
      ["<p>Tideworks is the public transit authority for Hull.</p>", "public transit authority"],
      ["<p>Tideworks is a Welsh public health organisation teaching cooks.</p>", "public health"],
      ["<h1>Slow tides</h1><p>Pumps</p><p>Roofing company serving Hull since 1990.</p>", "roofing"],
      [
        "<h1>Slow tides</h1><p>Family-run roofing contractor serving Hull since 1990.</p>",
        "roofing contractor"
      ],
      ["<h1>Slow tides</h1><p>Insurance for boats and more.</p>", ""],
      ["<h1>Slow tides</h1><p>Design for ports and mooring services.</p>", ""],
      ["<p>Tideworks is berth booking software for small harbours.</p>", "berth booking software"],
      ["<h1>Our story</h1><p>Today we are a lampshade retailer with nine shops.</p>", "lampshade retailer"],
      ["<p>Tideworks is a leading retailer in Hull.</p>", ""],
      ["<p>Tideworks publishes two monthly magazines in Hull.</p>", "monthly magazines"],
      ["<p>Eine Klinik in Ulm spart mit uns Zeit.</p>", ""],
      ["<p>Tideworks ist Praxissoftware aus Jena.</p>", "Praxissoftware"],
      ["<p>Willkommen bei Tideworks, der Rösterei in Jena.</p>", "Rösterei"],
      ["<p>Wir sind ein junges Ingenieurbüro in Jena. Wir planen Brücken.</p>", "engineering"],
      ["<p>Tideworks ist ein Familienunternehmen in Jena.</p>", ""]
    ]
    for (const [body, value] of forms)
      expect(yield* tradesOn(body + ofData)).toEqual(value === "" ? [] : [["professional.industry", value]])
    expect(yield* tradesOn(`<p>We are Tideworks, an independent craft brewery.</p>${ofData}`)).toContainEqual(
      ["professional.industry", "craft brewery"]
    )
    // A customer, and a sentence of another house.
    expect(
      yield* tradesOn(`<h1>Slow tides</h1><p>A bakery in Leeds saved a day a week.</p>${ofData}`)
    ).toEqual([])
  })
)

it.scopedLive("reads the news that name the person in their links first", () =>
  Effect.gen(function* () {
    const { paths } = yield* runAgainst(path =>
      path === "/"
        ? html(
            '<a href="/about">About</a> <a href="/2025/award-for-ines-okafor-and-team">An award for Ines Okafor and team</a>'
          )
        : html(named("Ines Okafor won the Maritime Data Prize."))
    )
    expect(paths.slice(0, 2)).toEqual(["/", "/2025/award-for-ines-okafor-and-team"])
  })
)

const searched = makeDocument({
  source: "read-pages",
  source_class: "first-party",
  url: "https://tideworks.example/people",
  page_url: "https://tideworks.example/people",
  fetched_at: "2026-01-01T00:00:00.000Z",
  published_at: null,
  title: null,
  text: "Ines Okafor"
})

it.scopedLive("reads a site that a search came upon, without the pages that were read before", () =>
  Effect.gen(function* () {
    const domain = { kind: "company_domain", value: "tideworks.example", document: "tavily-1" } as const
    const input = inputWith()
    const known = { ...input.known, documents: [searched], handles: [...input.known.handles, domain] }
    const { output, paths } = yield* runAgainst(site, { ...input, known, fresh: [domain] })
    expect(paths).toContain("/people")
    expect(output.documents?.map(({ url }) => url)).toEqual([
      "https://tideworks.example/",
      "https://tideworks.example/newsroom?year=2025"
    ])
    const again = yield* runAgainst(site, { ...input, known, fresh: [] })
    expect(again.paths).toEqual([])
  })
)

it.scopedLive("leaves a site alone that is the prospect's own", () =>
  Effect.gen(function* () {
    const contact = { email: "ines@okafor.example", full_name: "Ines Okafor" }
    const input = firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] })
    const own = html("<p>I count waves.</p>", "<title>Ines Okafor</title>")
    const { output, paths } = yield* runAgainst(() => own, input)
    expect(output).toEqual(emptyOutput)
    expect(paths).toEqual(["/"])
    const house = html("<p>Boats since 1920, says Ines Okafor.</p>", "<title>Okafor Boats</title>")
    const other = yield* runAgainst(() => house, input)
    expect(other.output.documents).toHaveLength(1)
  })
)

it.scopedLive("asks for the site with www where the bare domain has nothing", () =>
  Effect.gen(function* () {
    const asked: Array<string> = []
    const client = HttpClient.make((request, url) =>
      Effect.sync(() => {
        asked.push(url.href)
        const isThere = url.hostname === "www.tideworks.example" && url.pathname === "/"
        const page = "<title>Tideworks</title><h3>Ines Okafor</h3><p>Head of Data</p>"
        return HttpClientResponse.fromWeb(
          request,
          new Response(isThere ? page : "", {
            status: isThere ? 200 : 404,
            headers: { "content-type": "text/html" }
          })
        )
      })
    )
    const layer = CompanySite.layer().pipe(Layer.provide(Layer.succeed(HttpClient.HttpClient, client)))
    const output = yield* runLayer(layer, inputWith())
    expect(asked).toEqual(["https://tideworks.example/", "https://www.tideworks.example/"])
    expect(output.documents.map(({ url }) => url)).toEqual(["https://www.tideworks.example/"])
  })
)

it.scopedLive("begins with another page where the home page is not there", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(path => (path === "/" ? notFound : site(path)))
    expect(paths.slice(0, 4)).toEqual(["/", "/about", "/team", "/people"])
    expect(facts(output)).toContainEqual(["professional.current_title", "Head of Data"])
    expect(output.lookups).toEqual([{ source: "company-site", verdict: "found", reason: null }])
  })
)
