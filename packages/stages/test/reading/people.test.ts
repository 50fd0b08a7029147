import { expect, it } from "@effect/vitest"
import type { StructuredPerson } from "../../src/reading/StructuredPerson.ts"
import { type PageContent, parsePage } from "../../src/sources/parsePage.ts"

const url = "https://ada.example/about"

const page = (body: string, head = ""): PageContent =>
  parsePage(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, url)

const jsonLd = (...nodes: ReadonlyArray<unknown>): string =>
  nodes.map(node => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join("")

const nobody: StructuredPerson = {
  syntax: "json-ld",
  name: "",
  jobTitles: [],
  worksFor: [],
  emails: [],
  urls: [],
  sameAs: [],
  locations: [],
  alumniOf: [],
  knowsAbout: [],
  awards: [],
  memberOf: [],
  description: null,
  isMainEntity: false
}

const ada: StructuredPerson = {
  ...nobody,
  name: "Ada Lovelace",
  jobTitles: ["Analyst"],
  worksFor: ["Engine Works"],
  emails: ["ada@engine.example"],
  urls: ["https://ada.example/"],
  sameAs: ["https://social.example/@ada", "https://code.example/ada"],
  locations: ["London, England, GB"],
  alumniOf: ["Somerville College"],
  knowsAbout: ["Mathematics"],
  awards: ["Note G Medal"],
  memberOf: ["Royal Society"],
  description: "Writes programs.",
  isMainEntity: true
}

const adaInJsonLd = {
  "@type": "Person",
  name: "Ada Lovelace",
  jobTitle: "Analyst",
  worksFor: { "@type": "Organization", name: "Engine Works" },
  email: "mailto:Ada@engine.example",
  url: "/",
  sameAs: ["https://social.example/@ada", "https://code.example/ada"],
  address: {
    "@type": "PostalAddress",
    streetAddress: "12 St James's Square",
    addressLocality: "London",
    addressRegion: "England",
    addressCountry: { "@type": "Country", name: "GB" }
  },
  alumniOf: { "@type": "CollegeOrUniversity", name: "Somerville College" },
  knowsAbout: ["Mathematics"],
  award: "Note G Medal",
  memberOf: { "@type": "Organization", name: "Royal Society" },
  description: "Writes <b>programs</b>."
}

/** The same as `adaInJsonLd`, for a syntax whose attributes are filled in. */
const markup = (scope: (type: string) => string, property: string): string => `
<div ${scope("Person")}><h1 ${property}="name">Ada Lovelace</h1><p ${property}="jobTitle">Analyst</p>
<p ${property}="worksFor" ${scope("Organization")}><span ${property}="name">Engine Works</span></p>
<a ${property}="email" href="mailto:ada@engine.example">Write</a> <a ${property}="url" href="/">Home</a>
<link ${property}="sameAs" href="https://social.example/@ada"><link ${property}="sameAs" href="https://code.example/ada">
<div ${property}="address" ${scope("PostalAddress")}><i ${property}="streetAddress">12 St James's Square</i>
<i ${property}="addressLocality">London</i><i ${property}="addressRegion">England</i>
<meta ${property}="addressCountry" content="GB"></div>
<p ${property}="alumniOf" ${scope("CollegeOrUniversity")}><b ${property}="name">Somerville College</b></p>
<p ${property}="knowsAbout">Mathematics</p><p ${property}="award">Note G Medal</p>
<p ${property}="memberOf" ${scope("Organization")}><b ${property}="name">Royal Society</b></p>
<p ${property}="description">Writes <b>programs</b>.</p></div>`

it("reads a person alike in JSON-LD, microdata and RDFa", () => {
  const microdata = markup(type => `itemscope itemtype="https://schema.org/${type}"`, "itemprop")
  const rdfa = `<main vocab="https://schema.org/">${markup(type => `typeof="${type}"`, "property")}</main>`
  expect(page("", jsonLd(adaInJsonLd)).people).toEqual([ada])
  expect(page(microdata).people).toEqual([{ ...ada, syntax: "microdata" }])
  expect(page(rdfa).people).toEqual([{ ...ada, syntax: "rdfa" }])
  const names = ["Engine Works", "Somerville College", "Royal Society"]
  expect(page(microdata).organizations.map(({ name }) => name)).toEqual(names)
  expect(page(rdfa).organizations.map(({ name }) => name)).toEqual(names)
})

it("reads an h-card, and whom it works for as an organization", () => {
  const { people, organizations } = page(
    `<div class="h-card"><a class="p-name u-url u-uid" href="https://ada.example/about">Ada Lovelace</a>
<span class="p-job-title">Analyst</span> at <a class="p-org h-card" href="https://engine.example">Engine Works</a>
<a class="u-email" href="mailto:ada@engine.example">m</a> <span class="p-locality">London</span>
<span class="p-street-address">12 St James's Square</span><p class="p-note">Writes programs.</p></div>
<div class="h-card"><span class="p-name">Charles Babbage</span></div>`
  )
  expect(people).toEqual([
    {
      ...nobody,
      syntax: "h-card",
      name: "Ada Lovelace",
      jobTitles: ["Analyst"],
      worksFor: ["Engine Works"],
      emails: ["ada@engine.example"],
      urls: ["https://ada.example/about"],
      locations: ["London"],
      description: "Writes programs.",
      isMainEntity: true
    },
    { ...nobody, syntax: "h-card", name: "Charles Babbage" }
  ])
  expect(organizations).toMatchObject([{ name: "Engine Works", urls: ["https://engine.example/"] }])
})

it("takes the author of an h-entry for its author, and lists of entries for nobody's", () => {
  const entry = (name: string) => `<div class="h-entry"><h1 class="p-name">Engines</h1>
<a class="p-author h-card" href="/${name}">${name} Lovelace</a> <i class="dt-published">2025-03-04</i></div>`
  expect(page(entry("Ada"))).toMatchObject({
    author: "Ada Lovelace",
    publishedAt: "2025-03-04",
    people: [{ syntax: "h-card", name: "Ada Lovelace", isMainEntity: false }]
  })
  const { author, people } = page(entry("Ada") + entry("Byron").replace("03-04", "03-05"))
  expect(author).toBeNull()
  expect(people.map(({ name, isMainEntity }) => [name, isMainEntity])).toEqual([
    ["Ada Lovelace", false],
    ["Byron Lovelace", false]
  ])
})

it("follows references, prefixes, roles, lists and language maps of JSON-LD, however sloppy", () => {
  const graph = {
    "@context": { schema: "https://schema.org/" },
    "@graph": [
      { "@id": "#page", "@type": "schema:ProfilePage", "schema:mainEntity": { "@id": "#ada" } },
      {
        "@id": "#ada",
        "@type": ["schema:Person"],
        "schema:name": { en: "Ada Lovelace", fr: "Ada de Lovelace" },
        "schema:jobTitle": { "@value": "Analyst", "@language": "en" },
        "schema:worksFor": [
          { "@type": "OrganizationRole", roleName: "Founder", worksFor: { "@id": "#works" } },
          {
            "@type": "schema:EmployeeRole",
            "schema:roleName": "Clerk",
            "schema:endDate": "1840",
            "schema:worksFor": { "@type": "Organization", name: "Old Mill" }
          }
        ],
        "schema:knowsAbout": { "@list": ["Looms", "Tables"] }
      },
      { "@id": "#works", "@type": "Corporation", name: "Engine Works", industry: "Engines" },
      { "@id": "#works", employee: { "@type": "Person", name: "Charles Babbage" } }
    ]
  }
  const sloppy = `<script type="application/ld+json"><!--\n${JSON.stringify(graph).replace("Looms", "Loo\nms")};\n--></script>`
  const { people, organizations } = page("", sloppy)
  expect(people).toEqual([
    {
      ...nobody,
      name: "Ada Lovelace",
      jobTitles: ["Analyst", "Founder"],
      worksFor: ["Engine Works"],
      knowsAbout: ["Loo ms", "Tables"],
      isMainEntity: true
    },
    { ...nobody, name: "Charles Babbage", worksFor: ["Engine Works"] }
  ])
  expect(organizations).toMatchObject([
    { name: "Engine Works", industry: "Engines" },
    { name: "Old Mill", industry: null }
  ])
})

it("finds microdata by itemref, and values where the standard says", () => {
  const { people } = page(`<p id="job" itemprop="jobTitle">Analyst</p><div itemscope itemref="job site"
itemtype="http://schema.org/Person"><meta itemprop="name" content="Ada Lovelace"></div>
<div id="site"><a itemprop="url" href="https://ada.example">x</a><p itemprop="description">One<br>two</p></div>`)
  expect(people).toMatchObject([
    { name: "Ada Lovelace", jobTitles: ["Analyst"], urls: ["https://ada.example/"], description: "One two" }
  ])
})

it("does not take an author, an employee or one of many for the one whom the page is about", () => {
  const main = (...nodes: ReadonlyArray<unknown>) =>
    page("", jsonLd(...nodes)).people.filter(({ isMainEntity }) => isMainEntity).length
  const person = { "@type": "Person", name: "Ada Lovelace" }
  expect(main(person)).toBe(1)
  expect(main({ "@type": "WebPage", about: person })).toBe(1)
  expect(main({ "@type": "NewsArticle", author: person })).toBe(0)
  expect(main({ "@type": "Organization", name: "Engine Works", founder: person })).toBe(0)
  expect(main(person, { "@type": "Person", name: "Charles Babbage" })).toBe(0)
})

it("reads the person of an OpenGraph profile, feeds and rel=me", () => {
  const { people, feeds, relMe } = page(
    `<a rel="me nofollow" href="https://social.example/@ada">Me</a><a rel="menu" href="/menu">Menu</a>`,
    `<meta property="og:type" content="profile"><meta property="profile:first_name" content="Ada">
<meta property="profile:last_name" content="Lovelace">
<link rel="alternate" type="application/rss+xml" title="Posts" href="/feed.xml">
<link rel="alternate" hreflang="fr" href="/fr"><link rel="me" href="https://code.example/ada">`
  )
  expect(people).toMatchObject([{ syntax: "rdfa", name: "Ada Lovelace", isMainEntity: true }])
  expect(feeds).toEqual([{ url: "https://ada.example/feed.xml", text: "Posts" }])
  expect(relMe).toEqual(["https://code.example/ada", "https://social.example/@ada"])
})

it("survives structured data that wants to be endless", () => {
  const circle = jsonLd({ "@id": "#a", "@type": "Person", name: { "@id": "#a" }, worksFor: { "@id": "#a" } })
  expect(page("", circle).people).toEqual([])
  const deep = `${'{"a":['.repeat(20_000)}1${"]}".repeat(20_000)}`
  const { people } = page("", `<script type="application/ld+json">${deep}</script>${jsonLd(adaInJsonLd)}`)
  expect(people.map(({ name }) => name)).toEqual(["Ada Lovelace"])
  const cards = page(`${'<div class="h-card" itemscope itemprop="name">'.repeat(3000)}Ada`)
  expect(cards.people).toEqual([])
})
