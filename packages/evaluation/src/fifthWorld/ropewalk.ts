import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB" class="no-js"><head><meta charset="utf-8"><title>${title} | The Ropewalk Museum, Sunderland</title><meta name="description" content="A quarter of a mile of rope, sail and story on the River Wear."></head>
<body><div class="notice">Open Tuesday to Sunday, 10am–4.30pm. Free entry.</div><header><a href="/" class="logo">The Ropewalk Museum</a><button class="burger" aria-label="Menu"></button><nav><a href="/visit">Visit</a> <a href="/whats-on">What’s on</a> <a href="/learn">Learn</a> <a href="/stories">Stories</a> <a href="/about/team">About us</a> <a href="/shop">Shop</a></nav></header>
<main>${body}</main>
<section class="signup"><h2>Join our mailing list</h2><p>We send one e-mail a month. No strings attached. (Well, some.)</p></section>
<footer><p>The Ropewalk Museum, Wreath Quay, Sunderland SR5 1BT. Registered charity 9990001.</p><p>Supported using public funding · <a href="/privacy">Privacy</a> · <a href="/accessibility">Accessibility</a></p></footer></body></html>`

/** A museum in Sunderland: a head of learning named like the heroine she teaches about, a curator with a site, a book and an entry in Wikidata. */
export const ropewalk: WorldPart = {
  pages: [
    {
      url: "https://ropewalkmuseum.example/",
      body: shell("Home", "<h1>Pull yourself together</h1><p>Three floors of rope, sail and story.</p>")
    },
    {
      url: "https://ropewalkmuseum.example/about/team",
      body: shell(
        "Our team",
        `<h1>Our team</h1><p>General enquiries: hello@ropewalkmuseum.example</p><h2>Director</h2><p>Olwen Featherstone, director@ropewalkmuseum.example</p><h2>Collections</h2><p>Hamish Colquitt, Head of Collections – hamish.colquitt@ropewalkmuseum.example<br>Joan Sidaway, Conservator (textiles)</p><h2>Learning</h2><p>Grace Darling, Head of Learning and Participation – grace.darling@ropewalkmuseum.example<br>Mo Farooqi, School Bookings</p><h2>Front of house</h2><p>Big Kev, and everyone else who says hello</p>`
      )
    },
    {
      url: "https://ropewalkmuseum.example/stories/meet-grace",
      body: shell(
        "Yes, that is really her name: meet Grace",
        `<article><h1>Yes, that is really her name: meet Grace</h1><p class="date">8 March 2026</p><p>Every school group asks. Our Head of Learning and Participation is called Grace Darling, and she has heard the one about the rowing boat.</p><p>Grace looks after 9,000 school visits a year, our SEND mornings and the Saturday Knot Club. She studied history at Durham University and has an MA in Museum Studies from the University of Leicester (2011). Before she came here she was a primary school teacher, and she still has Qualified Teacher Status.</p><p><strong>What are you best at?</strong> Object handling sessions and oral history.</p><p><strong>What do you do on your day off?</strong> I sing alto in the Seaburn Community Choir, and I go looking for fossils with my whippet, Mabel.</p><h3>More stories</h3><ul><li><a href="/stories/grace-darling-heroine">Grace Darling, heroine of the Longstone</a></li><li><a href="/stories/hemp">Where hemp came from</a></li></ul></article>`
      )
    },
    {
      url: "https://ropewalkmuseum.example/stories/grace-darling-heroine",
      body: shell(
        "Grace Darling, heroine of the Longstone",
        '<article><h1>Grace Darling, heroine of the Longstone</h1><p>Born in Bamburgh in 1815, Grace Darling was the daughter of a lighthouse keeper. In September 1838 she and her father rowed out to survivors of the paddle steamer Forfarshire. She was awarded a silver medal for bravery and died of tuberculosis in 1842. See her life in our <a href="/whats-on/rescue">Rescue</a> exhibition.</p></article>'
      )
    },
    {
      url: "https://wearsidepost.example/news/ropewalk-family-welcome",
      news: { seen: "20251128T101500Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ropewalk’s Grace is a winner – Wearside Post</title></head><body><div id="ad-top">Advertisement</div><h1>Ropewalk’s Grace is a winner</h1><p>By Callum Bewick, Community Reporter · 28th Nov 2025, 10:15am</p><p>Grace Darling, of Roker, has won the Learning Champion prize at the 2025 Family Museum Awards for her work at the Ropewalk Museum in Sunderland.</p><p>The head of learning, who also runs the conversation café for Wear Refugee Welcome, said she would spend the £500 on string.</p><p><b>READ MORE:</b> Seal blocks slipway for third day</p><p>Get all the latest SAFC news with our Black Cat newsletter</p></body></html>`
    },
    {
      url: "https://learninginmuseums.example/about/trustees",
      body: `<!doctype html><html lang="en-GB"><head><title>Trustees – Learning in Museums Network</title></head><body><h1>Trustees</h1><ul><li>Dilys Prothero (chair), formerly National Coal Collection</li><li>Grace Darling, Ropewalk Museum, Sunderland</li><li>Tunde Bakare-Hill (treasurer), FCA</li></ul></body></html>`
    },
    {
      url: "https://hamishcolquitt.example/",
      body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Hamish Colquitt | curator and maritime historian</title><link rel="webmention" href="https://hamishcolquitt.example/wm"></head><body><div class="h-card"><img class="u-photo" src="/me.jpg" alt=""><h1><a class="p-name u-url" rel="me" href="https://hamishcolquitt.example/">Hamish Colquitt</a></h1><p class="p-note">Head of Collections at the <span class="p-org">Ropewalk Museum</span>. I write about rope, boats and the people who were tired of both. I live in <span class="p-locality">Tynemouth</span>.</p></div><h2>Book</h2><p><em>Hemp and Tar: A History of the Northern Ropewalks</em> (Staithes Press, 2023). Shortlisted for the Keel Prize.</p><h2>About me</h2><p>MLitt in maritime history, University of St Andrews, 1998. Associate of the Museums Association (AMA). Member of the Society for Nautical Research. I sail a Northumbrian coble called <i>Patience</i>, follow Raith Rovers for my sins, and share a flat with a one-eyed cat, Marlin.</p><h2>Talks</h2><p>I talk to local history societies for petrol money and cake: write to hamish@hamishcolquitt.example.</p></body></html>`
    },
    {
      url: "https://maritimecurators.example/conference/2026/speakers",
      body: `<!doctype html><html lang="en-GB"><head><title>Speakers, Maritime Curators’ Conference 2026, Hull</title></head><body><h1>Speakers</h1><div class="bio"><h3>Hamish Colquitt</h3><p>Hamish is Head of Collections at the Ropewalk Museum in Sunderland. His research covers rope-making technology and collections care for organic materials. Paper: “What to do with nine miles of rope”.</p></div><div class="bio"><h3>Dr Lieselotte Brandsma</h3><p>Lieselotte is a ship archaeologist in Lelystad and a glider pilot.</p></div></body></html>`
    },
    {
      url: "https://northernecho-letters.example/2025/11/obits-and-notes",
      body: `<!doctype html><html lang="en-GB"><head><title>Notes &amp; queries | Northern Letters</title></head><body><h1>Notes &amp; queries</h1><p>Sir: Hamish Colquitt of the Ropewalk Museum is described on a leaflet as a Knight of the Thistle and a former rear admiral. He is neither. – J. Sidaway, Sunderland</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q990071",
      label: "Grace Darling",
      description: "English lighthouse keeper’s daughter (1815–1842)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1815-11-24" },
        { property: "P570", time: "1842-10-20" },
        { property: "P19", item: { id: "Q990072", label: "Bamburgh" } }
      ],
      article: "Grace Darling"
    },
    {
      id: "Q990081",
      label: "Hamish Colquitt",
      description: "Scottish maritime historian and curator",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q674426", label: "curator" } },
        { property: "P108", item: { id: "Q990082", label: "Ropewalk Museum" }, start: "2012" },
        { property: "P69", item: { id: "Q216273", label: "University of St Andrews" } },
        { property: "P856", text: "https://hamishcolquitt.example/" }
      ]
    }
  ],
  wikipedia: [
    {
      title: "Grace Darling",
      description: "English lighthouse keeper’s daughter",
      extract:
        "Grace Horsley Darling (24 November 1815 – 20 October 1842) was an English lighthouse keeper’s daughter. Her participation in the rescue of survivors from the shipwrecked Forfarshire in 1838 brought her national fame."
    }
  ],
  people: [
    {
      id: "grace-darling",
      about: "Named like a heroine of 1838 whose story her own museum tells on the next page.",
      contact: {
        email: "grace.darling@ropewalkmuseum.example",
        full_name: "Grace Darling",
        company: "Ropewalk Museum"
      },
      outcome: "found",
      facts: {
        title: "Head of Learning and Participation | head of learning",
        company: "Ropewalk Museum | The Ropewalk Museum",
        location: "Roker",
        skills: ["Object handling | Object handling sessions", "oral history"],
        achievements: [
          "Learning Champion | Learning Champion prize at the 2025 Family Museum Awards | Family Museum Awards"
        ],
        hobbies: ["looking for fossils | fossils | fossil hunting", "sing alto | singing | choir"],
        causes: ["Wear Refugee Welcome"],
        memberships: ["Learning in Museums Network", "Seaburn Community Choir"],
        education: [
          { institution: "Durham University", field: "history" },
          {
            institution: "University of Leicester",
            degree: "MA",
            field: "Museum Studies",
            year: 2011
          }
        ],
        certifications: ["Qualified Teacher Status"],
        pets: ["Mabel | whippet"]
      },
      also: {
        location: "Sunderland",
        industry: "Museum | museums | Museums | charity",
        interests: ["fossils", "oral history", "sing | choir | singing"],
        skills: ["SEND", "SEND mornings", "Learning and Participation | Learning"],
        causes: ["Learning in Museums Network"]
      },
      sources: [
        "https://ropewalkmuseum.example/stories/meet-grace",
        "https://ropewalkmuseum.example/about/team",
        "https://wearsidepost.example/news/ropewalk-family-welcome",
        "https://learninginmuseums.example/about/trustees"
      ],
      never: [
        "lighthouse",
        "Longstone",
        "Bamburgh",
        "Forfarshire",
        "silver medal",
        "1815",
        "1838",
        "tuberculosis"
      ]
    },
    {
      id: "hamish-colquitt",
      about:
        "A curator by an h-card, a book and Wikidata; a reader's letter repeats what a leaflet got wrong.",
      contact: { email: "hamish.colquitt@ropewalkmuseum.example", full_name: "Hamish Colquitt" },
      outcome: "found",
      facts: {
        title: "Head of Collections",
        company: "Ropewalk Museum | The Ropewalk Museum",
        location: "Tynemouth",
        industry: "Museum | museums | Museums",
        skills: ["rope-making technology", "collections care"],
        achievements: [
          "Hemp and Tar | Hemp and Tar: A History of the Northern Ropewalks",
          "Keel Prize | Shortlisted for the Keel Prize"
        ],
        interests: ["rope", "boats"],
        hobbies: ["sail | sailing | Northumbrian coble"],
        sports_teams: ["Raith Rovers"],
        memberships: [
          "Society for Nautical Research",
          "Museums Association | Associate of the Museums Association"
        ],
        education: [
          {
            institution: "University of St Andrews",
            degree: "MLitt",
            field: "maritime history",
            year: 1998
          }
        ],
        certifications: [
          "Associate of the Museums Association (AMA) | Associate of the Museums Association | AMA"
        ],
        pets: ["Marlin | one-eyed cat | cat"]
      },
      also: {
        title: "curator and maritime historian | curator",
        location: "Sunderland",
        skills: ["maritime history | maritime historian", "curator"],
        interests: [
          "maritime history | maritime historian",
          "rope-making technology",
          "sail | sailing",
          "collections care"
        ],
        achievements: ["What to do with nine miles of rope"]
      },
      sources: [
        "https://hamishcolquitt.example/",
        "https://ropewalkmuseum.example/about/team",
        "https://maritimecurators.example/conference/2026/speakers",
        "https://www.wikidata.org/wiki/Special:EntityData/Q990081.json"
      ],
      never: ["Knight of the Thistle", "rear admiral", "glider"]
    }
  ]
}
