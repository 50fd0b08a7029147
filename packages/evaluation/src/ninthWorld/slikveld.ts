import type { WorldPart } from "../World.ts"
import { slikveldPeople } from "./slikveldPeople.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} — Slikveld</title><meta name="generator" content="Framer 4f1c"><meta name="description" content="Slikveld measures how much carbon a salt marsh keeps."></head>
<body><div id="main" data-framer-root><div class="framer-nav"><a href="/">slikveld</a><a href="/how-it-works">How it works</a><a href="/team">Team</a><a href="/notes">Notes</a><a href="/jobs">Jobs <sup>2</sup></a></div>
${body}
<div class="framer-footer"><p>Slikveld B.V. · Suikerlaan 31, 9743 DA Groningen · KvK 0048 1177 · hello@slikveld.example</p><p>We place one cookie. It remembers that you don't like cookies.</p></div></div></body></html>`

/** A start-up of Groningen that measures mud: a founder, a programmer with accounts, a scientist with papers. */
export const slikveld: WorldPart = {
  people: slikveldPeople,
  payloads: ["<svg/onload=alert('akkerhuis')>"],
  pages: [
    {
      url: "https://slikveld.example/",
      body: page(
        "Carbon in mud, counted",
        `<h1>Carbon in mud, counted.</h1><p>We put sensors in salt marshes and tell you, within a tonne, what they hold on to. From the Wadden Sea to the Wash.</p><div class="logos">Trusted by Waddenfonds Noord · Kustwacht Groen · Provincie</div>`
      )
    },
    {
      url: "https://slikveld.example/team",
      body: page(
        "Team",
        `<h1>Eleven people, twenty-two wellingtons</h1><div class="framer-stack"><div class="framer-card" data-border="true"><p class="framer-text"><strong>Femke Douwstra</strong></p><p class="framer-text">Co-founder &amp; CEO</p><p class="framer-text">Grew up on the dyke at Holwerd. Spent six years in offshore wind before she got bored of things that turn.</p></div><div class="framer-card"><p class="framer-text"><strong>Ruben Akkerhuis</strong></p><p class="framer-text">Co-founder &amp; CTO</p><p class="framer-text">Firmware, radios, soldering iron burns. Has lost fewer than ten sensors to seals.</p></div><div class="framer-card"><p class="framer-text"><strong>Chidinma Okereke-Bos</strong></p><p class="framer-text">Lead Scientist</p><p class="framer-text">Turns voltages into tonnes. PhD in biogeochemistry. Will correct your use of “blue carbon”.</p></div><div class="framer-card"><p class="framer-text"><strong>Wietse van Loon</strong></p><p class="framer-text">Field operations</p></div></div>`
      )
    },
    {
      url: "https://slikveld.example/notes/seed-round",
      body: page(
        "We raised a seed round",
        `<h1>We raised a seed round</h1><p>18 June 2025 · by Femke</p><p>Long story short: €3.4 million, led by Noordertij Capital. When Ruben and I started this in 2021 we had a borrowed auger and my mother's Volvo. There is now money for forty marshes.</p><p>Thank you to the people of Ameland, who lent us the first one.</p><p><em>Femke Douwstra is co-founder and CEO of Slikveld.</em></p>`
      )
    },
    {
      url: "https://noorderondernemer.example/interview/femke-douwstra",
      news: { seen: "20251104T070000Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>‘Een kwelder liegt niet’ | De Noorderondernemer</title></head><body><div class="cookie-muur">Wij gebruiken cookies. <button>Akkoord</button></div><nav>Nieuws Interviews Vacatures Magazine</nav><article><h1>‘Een kwelder liegt niet’</h1><p class="intro">Femke Douwstra (36) verliet de windsector om koolstof in slik te meten. Haar bedrijf Slikveld won dit jaar de Noordelijke Innovatieprijs.</p><p>Groningen – Ze studeerde technische bedrijfskunde in Groningen, aan de Rijksuniversiteit (MSc, 2013), en kwam via de windparken boven Schiermonnikoog in het slik terecht. ‘Beleggers willen een getal. Ik wilde weten of dat getal klopt.’</p><p>Op vrijdag is ze onbereikbaar: dan gaat ze wadlopen, sinds 2019 als gediplomeerd wadloopgids. ’s Winters schaatst ze; de Elfstedentocht op de Weissensee reed ze in 2024 uit. Thuis in Zuidhorn wacht een Friese stabij die Tjalk heet.</p><p>En voetbal? ‘Cambuur. In Groningen houd ik daar mijn mond over.’</p><p class="bijschrift">Foto: Reyer Hamminga</p></article><aside>Lees ook: Scheepswerf vindt geen lassers</aside></body></html>`
    },
    {
      url: "https://mudandmoney.example/episodes/12",
      body: `<!doctype html><html lang="en"><head><title>#12 Femke Douwstra: selling tonnes you can't see | Mud &amp; Money</title></head><body><h1>#12 Femke Douwstra: selling tonnes you can't see</h1><div class="player">▶ 38:14</div><p>Carbon markets run on trust and most of it is borrowed. Femke Douwstra, CEO of Slikveld in Groningen, talks to Ayla about carbon credit verification, hardware fundraising, and why she gives two days a month to Stichting Wadkinderen, which takes city children out on the flats.</p><p>Links: <a href="https://slikveld.example/notes/seed-round">the seed round note</a> · <a href="https://bsky.app/profile/femkedouwstra.bsky.social">Femke on Bluesky</a></p><h3>Transcript (automatic)</h3><p>[00:00] Welcome back to Mud and Money, I'm Ayla Kivrak …</p></body></html>`
    },
    {
      url: "https://akkerhuis.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ruben akkerhuis</title><link rel="me" href="https://github.com/rakkerhuis"></head><body><pre>
  ruben akkerhuis
  groningen, nl  53.2N 6.5E
</pre><p>I'm the CTO of <a href="https://slikveld.example/">Slikveld</a>, which I started with Femke in 2021. I make small boxes that sit in salt water for years and send four bytes an hour. Before that I did embedded Linux for milking robots.</p><p>My degree is in electrical engineering (BSc, Hanze University of Applied Sciences, 2012), but I learned most of it from broken synthesisers, which I still repair. There are nineteen in the attic. I play two of them in a band called Grijze Ruis; you have not missed anything.</p><p>Things I maintain: <a href="https://github.com/rakkerhuis/eb-lora">eb-lora</a>, a LoRaWAN stack for devices that are under water half of the day.</p><p>Things I'm for: repair. I'm at the Repair Café in the Oosterpark on the first Saturday of the month with a multimeter.</p><p><a href="https://github.com/rakkerhuis">github</a> / <a href="https://tideline.example/@ruben">fediverse</a> / <a href="/wiki">wiki (2014, moss-grown)</a></p></body></html>`
    },
    {
      url: "https://rustnoord.example/meetups/17",
      body: `<!doctype html><html lang="en"><head><title>Rust Noord #17: embedded edition</title></head><body><h1>Rust Noord #17: embedded edition</h1><p>Thursday 12 February 2026, Het Pakhuis, Groningen. Pizza at 18:30.</p><h3>19:00 Panic under water</h3><p>Ruben Akkerhuis (Slikveld). What happens when a Rust program panics in a tube that nobody can reach before the next spring tide? Ruben has worked on firmware for twelve years and has opinions about watchdogs. He is also one of the organisers of Rust Noord.</p><h3>20:00 Lightning talks</h3><p>Bring yours.</p></body></html>`
    },
    {
      url: "https://waddenhackathon.example/2024/participants",
      body: `<!doctype html><html lang="en"><head><title>Wadden Hackathon 2024 – participants</title></head><body><h1>Participants</h1><table><tr><th>Name</th><th>About me</th></tr><tr><td>Jikke Haan</td><td>GIS, bird counts</td></tr><tr><td>Ruben Akkerhuis</td><td>CTO at Slikveld &lt;svg/onload=alert('akkerhuis')&gt; sorry, had to try your form. Winner of the 2022 edition with a tide clock.</td></tr><tr><td>Sem Postma</td><td>front end</td></tr></table></body></html>`
    },
    {
      url: "https://kustonderzoek.example/en/staff/former/okereke",
      body: `<!doctype html><html lang="en"><head><title>Former staff – Northern Institute for Coastal Research, Texel</title></head><body><h2>Former staff</h2><table class="staff"><tr><th>Name</th><th>Position</th><th>Department</th><th>Until</th></tr><tr><td>Dr. Chidinma Okereke-Bos</td><td>Postdoctoral Researcher</td><td>Estuarine Systems</td><td>08/2022</td></tr><tr><td>Drs. P. Langereis</td><td>Research Technician</td><td>Ships</td><td>01/2023</td></tr></table></body></html>`
    },
    {
      url: "https://womenincoastalscience.example/members/chidinma-okereke-bos",
      body: `<!doctype html><html lang="en"><head><title>Member spotlight: Chidinma Okereke-Bos | Women in Coastal Science</title></head><body><h1>Member spotlight: Chidinma Okereke-Bos</h1><p><i>August 2026</i></p><p>When Chidinma Okereke-Bos first saw the Wadden Sea she asked where the trees were. She had come from Port Harcourt, where she took a first in geology at the University of Port Harcourt in 2011, and mangroves were what she knew. Her PhD at Utrecht University (2018) compared the two: mud, it turns out, is a language with dialects.</p><p>Since September 2022 she has been Lead Scientist at Slikveld in Groningen, where her sediment cores settle arguments between landowners and investors. In 2024 the Dutch Geoscience Union gave her its Young Coastal Scientist Award.</p><p>Off the marsh, Chidinma sings gospel with the Groningen Community Choir, cooks jollof for sixty at the Stadspark summer fair, and coaches two girls a year through Science Sisters Nigeria. She would like it to be known that she finished the Four Mile of Groningen in under 34 minutes, in the rain.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://nl.linkedin.com/in/femke-douwstra",
      title: "Femke Douwstra – Co-founder & CEO – Slikveld | LinkedIn",
      snippet:
        "Groningen, Netherlands · Co-founder & CEO · Slikveld. Mud is an asset class. University of Groningen. 500+ connections."
    }
  ],
  bluesky: [
    {
      handle: "femkedouwstra.bsky.social",
      name: "Femke Douwstra",
      description: "CEO @ Slikveld. Salt marshes, carbon, skating. Groningen / Holwerd.",
      website: "https://slikveld.example/",
      posts: [
        { text: "Tjalk rolled in a dead eider. Board call in ten minutes.", at: "2026-10-09T07:40:00Z" },
        { text: "First ice on the ditch behind the house!", at: "2026-11-27T08:02:00Z" }
      ]
    }
  ],
  github: [
    {
      login: "rakkerhuis",
      id: 5_190_338,
      name: "Ruben Akkerhuis",
      company: "@slikveld",
      blog: "https://akkerhuis.example",
      location: "Groningen",
      bio: "Four bytes an hour, for years.",
      commit_email: "ruben@slikveld.example",
      repositories: [
        {
          name: "eb-lora",
          description: "LoRaWAN for devices that are under water half of the day",
          language: "Rust",
          topics: ["lorawan", "embedded", "no-std"],
          stars: 731,
          pushed_at: "2026-11-20T21:12:00Z"
        },
        {
          name: "juno-voice-chip",
          description: "KiCad replacement board for a 1984 voice chip",
          language: "C",
          stars: 58,
          pushed_at: "2026-04-02T19:00:00Z"
        },
        { name: "zephyr", language: "C", stars: 0, pushed_at: "2022-03-01T00:00:00Z", fork: true }
      ]
    }
  ],
  mastodon: [
    {
      user: "ruben",
      domain: "tideline.example",
      name: "Ruben Akkerhuis",
      note: "<p>Embedded Rust and broken synths. CTO at Slikveld, Groningen.</p>",
      fields: [
        {
          name: "web",
          value: '<a href="https://akkerhuis.example/" rel="me">akkerhuis.example</a>',
          verified_at: "2023-06-01T00:00:00Z"
        }
      ],
      posts: [{ text: "<p>Capacitors. It is always the capacitors.</p>", at: "2026-11-12T22:30:00Z" }]
    }
  ],
  orcid: [
    {
      id: "0000-0002-7716-3305",
      given: "Chidinma",
      family: "Okereke-Bos",
      other_names: ["Chidinma Okereke"],
      biography: "Biogeochemist at Slikveld. Carbon burial in salt marshes and mangroves.",
      keywords: ["carbon burial", "salt marshes", "sediment geochemistry"],
      country: "NL",
      employments: [
        { organization: "Slikveld", role: "Lead Scientist", city: "Groningen", country: "NL", from: 2022 }
      ],
      educations: [
        {
          organization: "Utrecht University",
          role: "PhD",
          department: "Earth Sciences",
          city: "Utrecht",
          country: "NL",
          from: 2013,
          to: 2018
        }
      ],
      works: [
        {
          title: "Two centuries of carbon burial in a grazed salt marsh",
          type: "journal-article",
          year: 2023,
          journal: "Estuaries and Flats"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5071120463",
      name: "Chidinma Okereke-Bos",
      orcid: "0000-0002-7716-3305",
      institution: "Slikveld",
      country: "NL",
      years: [2017, 2019, 2021, 2023, 2025],
      works_count: 17,
      cited_by_count: 502,
      topics: ["Coastal wetland ecosystem dynamics", "Sediment geochemistry"]
    }
  ],
  crossref: [
    {
      doi: "10.55556/eaf.2023.0042",
      title: "Two centuries of carbon burial in a grazed salt marsh",
      journal: "Estuaries and Flats",
      published: [2023, 9],
      authors: [
        { given: "Chidinma", family: "Okereke-Bos", affiliation: "Slikveld", orcid: "0000-0002-7716-3305" },
        { given: "Pim", family: "Langereis" }
      ]
    }
  ],
  podcasts: [
    {
      id: 990_012,
      title: "Mud & Money",
      artist: "Ayla Kivrak",
      feed: "https://feeds.mudandmoney.example/rss",
      site: "https://mudandmoney.example/",
      description: "Where climate finance meets the ground.",
      episodes: [
        {
          title: "#12 Femke Douwstra: selling tonnes you can't see",
          description: "Femke Douwstra of Slikveld on carbon credit verification and hardware fundraising.",
          url: "https://mudandmoney.example/episodes/12",
          at: "2026-02-24T06:00:00Z"
        }
      ]
    }
  ]
}
