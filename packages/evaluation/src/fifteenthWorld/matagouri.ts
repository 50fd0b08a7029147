import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html class="no-js" lang="en-NZ"><head><meta charset="utf-8"><title>${title} &ndash; Matagouri Packworks</title>
<meta property="og:site_name" content="Matagouri Packworks"><meta property="og:type" content="website"></head>
<body class="template-page"><div class="announcement-bar">Free repairs for the first ten years. Freight from $9.</div>
<header class="site-header"><a class="site-header__logo" href="/">Matagouri Packworks</a>
<ul class="site-nav"><li><a href="/collections/packs">Packs</a></li><li><a href="/pages/our-crew">Our crew</a></li>
<li><a href="/blogs/bench-notes">Bench notes</a></li><li><a href="/cart">Cart (0)</a></li></ul></header>
<main id="MainContent">${body}</main>
<footer class="site-footer"><p>Matagouri Packworks Ltd, 38 Talbot Street, Geraldine 7930, Aotearoa New Zealand</p></footer>
</body></html>`

const crew = (name: string, role: string, text: string): string => `
<section class="image-with-text"><figure><img src="/cdn/crew.jpg" alt=""><figcaption>${name}</figcaption></figure>
<div class="image-with-text__text"><h5>${name}</h5><p class="subtitle">${role}</p>${text}</div></section>`

/** A maker of canvas packs in South Canterbury: a shop's site, and a mender with the name of a Victorian explorer. */
export const matagouri: WorldPart = {
  pages: [
    {
      url: "https://matagouripacks.example/",
      body: shell(
        "Canvas packs that outlive the tramper",
        `<h1>Built for bush-bashing. Mended for life.</h1>
<p>We cut, stitch and wax outdoor packs in a former wool store in Geraldine, South Canterbury.</p>
<p>Four machines, one dog. <a href="/pages/our-crew">Say hello to the crew.</a></p>`
      )
    },
    {
      url: "https://matagouripacks.example/pages/our-crew",
      body: shell(
        "Our crew",
        `<h1>Our crew</h1>${crew(
          "Ngaire Pōtiki-Dunn",
          "Founder and Head Maker",
          `<p>Ngaire sewed the first Matagouri pack out of a tarpaulin in 2013, after her own split on the Three Passes.
She still cuts every pattern. You can find what she makes after hours at
<a href="https://ngairemakes.example/">ngairemakes.example</a>.</p>`
        )}${crew(
          "Edwin Calloway",
          "Repairs Manager",
          `<p>Post us a pack in pieces and Edwin will post it back in one. He came to us from a saddlery in 2018
and gives his winters to the Rangitata Backcountry Huts Trust.</p>`
        )}${crew(
          "Saia Fonua",
          "Wholesale and Export Manager",
          `<p>If you have seen a Matagouri pack in a shop, Saia talked the shop into it. Stockists, start here:
<a href="mailto:saia@matagouripacks.example">saia@matagouripacks.example</a>, or
<a href="https://bsky.app/profile/saiafonua.example">Bluesky</a> if it is about rugby.</p>`
        )}`
      )
    },
    {
      url: "https://matagouripacks.example/blogs/bench-notes",
      body: shell(
        "Bench notes",
        `<h1>Bench notes</h1><article><h2>Why we went back to beeswax</h2><p class="meta">by Edwin Calloway, 12 June 2026</p>
<p>Half of what lands on my bench leaks at the seam and not at the cloth. Paraffin cracks there by the third winter.
Beeswax does not, and the possums leave it alone, mostly.</p></article>
<article><h2>Kia ora, Hobart</h2><p class="meta">by Siosaia Fonua, 2 February 2026</p><p>Two new stockists across the ditch,
and one that sells our roll-tops out of a bakery.</p></article>`
      )
    },
    {
      url: "https://ngairemakes.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ngaire makes</title></head><body>
<p>Tēnā koe. I'm Ngaire Pōtiki-Dunn. By day I run Matagouri Packworks in Geraldine.</p>
<p>The rest of the time I'm weaving harakeke: kete, mostly, and one very long belt. Canvas forgives
a bad cut. Flax remembers it.</p>
<p>The hairy one in all the photos is Biscuit, a retired huntaway.</p>
<p>elsewhere: <a rel="me" href="https://kowhai.example/@ngaire">@ngaire@kowhai.example</a></p></body></html>`
    },
    {
      url: "https://courier-sc.example/business/geraldine-pack-maker-takes-craft-award",
      news: { seen: "20260319T201500Z", language: "English", country: "New Zealand" },
      body: `<!doctype html><html lang="en-NZ"><head><title>Geraldine pack maker takes craft award | The Courier</title>
</head><body><article><h1>Geraldine pack maker takes craft award</h1><p class="dateline">Friday, 20 March 2026</p>
<p>Ngaire Pōtiki-Dunn, who founded Matagouri Packworks in a Talbot Street wool store, has won the 2026 Southern Makers
Award for a pack with a single seam.</p><p>“One seam, one place to leak,” she said.</p></article></body></html>`
    },
    {
      url: "https://southernsurveyors.example/biographies/calloway-edwin",
      body: `<!doctype html><html lang="en"><head><title>CALLOWAY, Edwin (1831–1894) | Southern Surveyors</title></head><body>
<h1>CALLOWAY, Edwin</h1><p>Edwin Calloway (1831–1894), surveyor and explorer, born in Penzance, came to Canterbury in 1856.
He mapped the headwaters of the Rangitata, gave his name to Calloway Saddle and lost three toes there.</p></body></html>`
    },
    {
      url: "https://petalandstem.example/",
      body: `<!doctype html><html lang="en"><head><title>Petal &amp; Stem, Carmarthen</title></head><body><h1>Petal &amp; Stem</h1>
<p>Wedding flowers in west Wales. Your florist is Tegan Whitcombe. Ring before noon for same-day bouquets.</p></body></html>`
    }
  ],
  mastodon: [
    {
      user: "ngaire",
      domain: "kowhai.example",
      name: "Ngaire Pōtiki-Dunn",
      note: "<p>Makes packs, then kete. Founder, Matagouri Packworks. Geraldine, Aotearoa. Ia/she.</p>",
      fields: [
        {
          name: "Makes",
          value: `<a href="https://ngairemakes.example/" rel="me nofollow noopener">ngairemakes.example</a>`,
          verified_at: "2025-07-19T03:12:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Dyed the whole week's harakeke the same brown as the dog. Not on purpose.</p>",
          at: "2026-09-06T07:40:00.000Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "saiafonua.example",
      name: "Saia Fonua",
      description:
        "I sell backpacks for @matagouri. Timaru via Nuku'alofa. Crusaders first, questions later.",
      posts: [
        {
          text: "Forty-one cartons to Hobart and not one of them the right way up.",
          at: "2026-08-21T22:05:00.000Z"
        },
        { text: "A lineout you could set your watch by", at: "2026-06-20T09:31:00.000Z", repost: true }
      ]
    }
  ],
  wikidata: [
    {
      id: "Q97315042",
      label: "Edwin Calloway",
      description: "New Zealand surveyor and explorer (1831–1894)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q294126", label: "land surveyor" } },
        { property: "P19", item: { id: "Q97315090", label: "Penzance" } },
        { property: "P569", time: "1831" },
        { property: "P570", time: "1894-08-02" }
      ],
      article: "Edwin Calloway"
    }
  ],
  wikipedia: [
    {
      title: "Edwin Calloway",
      description: "New Zealand surveyor and explorer",
      extract:
        "Edwin Calloway (1831 – 2 August 1894) was a Cornish-born New Zealand surveyor and explorer who mapped the headwaters of the Rangitata River. Calloway Saddle in the Two Thumb Range is named after him."
    }
  ],
  people: [
    {
      id: "ngaire-potiki-dunn",
      about: "A macron that the client left out; the crew page leads to her own site and on to Mastodon.",
      contact: { email: "ngaire@matagouripacks.example", full_name: "Ngaire Potiki-Dunn" },
      outcome: "found",
      facts: {
        title: "Founder and Head Maker | Founder",
        company: "Matagouri Packworks",
        location: "Geraldine | Geraldine, Aotearoa | Geraldine, South Canterbury",
        achievements: ["2026 Southern Makers Award | Southern Makers Award"],
        hobbies: ["weaving harakeke | harakeke weaving"],
        pets: ["Biscuit, a retired huntaway | huntaway | a retired huntaway | Biscuit"]
      },
      also: {
        industry: "outdoor packs | packs",
        skills: ["weaving"],
        interests: ["harakeke", "kete"],
        hobbies: ["kete"],
        pets: ["dog"]
      },
      sources: [
        "https://matagouripacks.example/",
        "https://matagouripacks.example/pages/our-crew",
        "https://ngairemakes.example/",
        "https://courier-sc.example/business/geraldine-pack-maker-takes-craft-award",
        "https://kowhai.example/api/v1/accounts/lookup?acct=ngaire"
      ]
    },
    {
      id: "edwin-calloway",
      about: "An explorer of the same name and valley, dead since 1894, has an article and a data item.",
      contact: { full_name: "Edwin Calloway", company: "Matagouri Packworks" },
      outcome: "found",
      facts: {
        title: "Repairs Manager",
        company: "Matagouri Packworks",
        causes: ["Rangitata Backcountry Huts Trust"]
      },
      also: {
        location: "Geraldine | Geraldine, South Canterbury",
        industry: "outdoor packs | packs",
        skills: ["Beeswax", "saddlery", "Repairs"],
        memberships: ["Rangitata Backcountry Huts Trust"],
        achievements: ["Why we went back to beeswax"]
      },
      sources: [
        "https://matagouripacks.example/pages/our-crew",
        "https://matagouripacks.example/blogs/bench-notes"
      ],
      never: ["surveyor", "explorer", "1831", "1894", "Calloway Saddle", "Penzance"]
    },
    {
      id: "siosaia-fonua",
      about: "Siosaia for the client, Saia on the crew page; he lives a town away from the workshop.",
      contact: {
        email: "saia@matagouripacks.example",
        full_name: "Siosaia Fonua",
        company: "Matagouri Packworks"
      },
      outcome: "found",
      facts: {
        title: "Wholesale and Export Manager",
        company: "Matagouri Packworks",
        location: "Timaru",
        sports_teams: ["Crusaders"]
      },
      also: {
        industry: "outdoor packs | packs",
        interests: ["rugby", "Crusaders"]
      },
      sources: [
        "https://matagouripacks.example/pages/our-crew",
        "https://matagouripacks.example/blogs/bench-notes",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=saiafonua.example"
      ]
    },
    {
      id: "tegan-whitcombe",
      about: "Nothing online: the shop does not name her, and the florist in Wales is somebody else.",
      contact: { email: "tegan.whitcombe@matagouripacks.example", full_name: "Tegan Whitcombe" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["florist", "Carmarthen"]
    }
  ]
}
