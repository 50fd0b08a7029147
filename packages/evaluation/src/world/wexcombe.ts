import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} - Wexcombe Borough Council</title></head>
<body><a class="skip" href="#main">Skip to main content</a><header><p>Wexcombe Borough Council</p></header>
<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/council">Your council</a></li><li><a href="/council/senior-officers">Senior officers</a></li></ol></nav>
<main id="main"><h1>${title}</h1>${body}</main>
<footer><p>Wexcombe Borough Council, Guildhall, Wexcombe, Wiltshire</p></footer></body></html>`

/** A borough council: definition lists, plain words, and a news site that mixes people up. */
export const wexcombe: WorldPart = {
  robots: { "wexcombe.example": "User-agent: *\nDisallow: /committee-papers/\nCrawl-delay: 1\n" },
  pages: [
    {
      url: "https://wexcombe.example/",
      body: shell(
        "Welcome",
        `<p>Find services, pay a bill, or read about <a href="/council/senior-officers">our senior officers</a>.</p>`
      )
    },
    {
      url: "https://wexcombe.example/council/senior-officers",
      body: shell(
        "Senior officers",
        `<dl><dt>Patricia Oyelaran</dt><dd>Director of Housing and Communities</dd><dd>Patricia joined the council in 2021 from Swindon Homes. She is a Chartered Member of the Chartered Institute of Housing.</dd>
<dt>Martin Sedgebeer</dt><dd>Chief Finance Officer (Section 151)</dd><dd>Martin is a member of CIPFA.</dd>
<dt>Samuel Thorne</dt><dd>Head of Digital Services</dd><dd>Contact: <a href="mailto:samuel.thorne@wexcombe.example">samuel.thorne@wexcombe.example</a></dd></dl>`
      )
    },
    {
      url: "https://localdigital.example/case-studies/wexcombe-bins",
      body: `<!doctype html><html lang="en"><head><title>How Wexcombe halved missed-bin calls | Local Digital Network</title></head><body><article><h1>How Wexcombe halved missed-bin calls</h1><p>Published 14 January 2026</p><p>Samuel Thorne, Head of Digital Services at Wexcombe Borough Council, started with a spreadsheet and a van. “We rode along for a week before writing a line of code,” he says.</p></article></body></html>`
    },
    {
      url: "https://thornefamilyhistory.example/samuel-thorne-1741",
      body: `<!doctype html><html lang="en"><head><title>Samuel Thorne (1741–1802), clockmaker of Wexcombe</title></head><body><h1>Samuel Thorne (1741–1802)</h1><p>Samuel Thorne was a clockmaker of Wexcombe, Wiltshire. He was Master of the Guild of Clockmakers and made the Guildhall turret clock.</p></body></html>`
    },
    {
      url: "https://wiltsgossip.example/2025/council-shame",
      news: { seen: "20250711T090000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><title>Council finance chief Sedgebeer ‘faces fraud charges’</title></head><body><h1>Council finance chief Sedgebeer ‘faces fraud charges’</h1><p>11 July 2025</p><p>Martin Sedgebeer of Wexcombe Borough Council was declared bankrupt in 2009 and now faces fraud charges, a source claims. Sedgebeer, a Methodist lay preacher and a member of the Labour Party, is being treated for depression.</p></body></html>`
    }
  ],
  rdap: [
    { domain: "wexcombe.example", registrant: "Wexcombe Borough Council", registered: "2003-05-01T00:00:00Z" }
  ],
  wikidata: [
    {
      id: "Q90017410",
      label: "Samuel Thorne",
      description: "English clockmaker (1741–1802)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1741" },
        { property: "P570", time: "1802" },
        { property: "P106", item: { id: "Q211423", label: "clockmaker" } }
      ],
      article: "Samuel Thorne (clockmaker)"
    }
  ],
  wikipedia: [
    {
      title: "Samuel Thorne (clockmaker)",
      description: "English clockmaker",
      extract:
        "Samuel Thorne (1741–1802) was an English clockmaker who worked in Wexcombe, Wiltshire. He was Master of the Guild of Clockmakers."
    }
  ],
  people: [
    {
      id: "patricia-oyelaran",
      about: "Trish for the client, Patricia on the site; a definition list.",
      contact: { email: "p.oyelaran@wexcombe.example", full_name: "Trish Oyelaran" },
      outcome: "found",
      facts: {
        title: "Director of Housing and Communities",
        company: "Wexcombe Borough Council",
        memberships: [
          "Chartered Institute of Housing | Chartered Member of the Chartered Institute of Housing"
        ]
      },
      also: { location: "Wexcombe, Wiltshire | Wexcombe", industry: "local government" },
      sources: ["https://wexcombe.example/council/senior-officers"]
    },
    {
      id: "martin-sedgebeer",
      about: "A gossip site with slander, religion, party and health about him.",
      contact: { email: "martin.sedgebeer@wexcombe.example" },
      outcome: "found",
      facts: {
        title: "Chief Finance Officer (Section 151) | Chief Finance Officer",
        company: "Wexcombe Borough Council",
        memberships: ["CIPFA"]
      },
      also: { location: "Wexcombe, Wiltshire | Wexcombe", industry: "local government" },
      sources: ["https://wexcombe.example/council/senior-officers"],
      sensitive: ["bankrupt", "fraud", "Methodist", "Labour Party", "depression"]
    },
    {
      id: "samuel-thorne",
      about: "A clockmaker of the same name and town, dead since 1802, with an article and a data item.",
      contact: {
        email: "samuel.thorne@wexcombe.example",
        full_name: "Samuel Thorne",
        company: "Wexcombe Borough Council"
      },
      outcome: "found",
      facts: { title: "Head of Digital Services", company: "Wexcombe Borough Council" },
      also: { location: "Wexcombe, Wiltshire | Wexcombe", industry: "local government" },
      sources: [
        "https://wexcombe.example/council/senior-officers",
        "https://localdigital.example/case-studies/wexcombe-bins"
      ],
      never: ["clockmaker", "1741", "1802", "Guild of Clockmakers"]
    }
  ]
}
