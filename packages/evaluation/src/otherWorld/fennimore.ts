import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string, data = ""): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Fennimore Pike</title>${data}</head>
<body><header>Fennimore Pike <a href="/what-we-do">What we do</a> <a href="/our-team">Our team</a> <a href="/insights">Insights</a></header>${body}
<footer>Fennimore Pike Partners Ltd. Offices in Nairobi, Singapore and London. Company no. 0000000</footer></body></html>`

const wanjiruData = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Wanjiru Kamau-Odhiambo","jobTitle":"Principal","worksFor":{"@type":"Organization","name":"Fennimore Pike Partners"},"workLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Nairobi","addressCountry":"KE"}},"alumniOf":[{"@type":"CollegeOrUniversity","name":"Strathmore University"}]}</script>`

/** A consultancy of three towns: careers that are told backwards, a partner whose pages disagree, a biography in French. */
export const fennimore: WorldPart = {
  pages: [
    {
      url: "https://fennimorepike.example/",
      body: shell(
        "Advice that survives contact",
        "<h1>Advice that survives contact</h1><p>Strategy for utilities and public services.</p>"
      )
    },
    {
      url: "https://fennimorepike.example/our-team",
      body: shell(
        "Our team",
        `<h1>Our team</h1><p><a href="/our-team/wanjiru-kamau-odhiambo">Wanjiru Kamau-Odhiambo</a>, Principal</p><p><a href="/our-team/piers-fennimore">Piers Fennimore</a>, Managing Partner</p><p><a href="/our-team/chantal-bissonnet">Chantal Bissonnet</a>, Associate Partner</p>`
      )
    },
    {
      url: "https://fennimorepike.example/our-team/wanjiru-kamau-odhiambo",
      body: shell(
        "Wanjiru Kamau-Odhiambo",
        `<h1>Wanjiru Kamau-Odhiambo</h1><h2>Principal</h2><p>Wanjiru has more than fifteen years of experience in water utilities, tariff design and public-private partnerships. Prior to joining Fennimore Pike in 2020, she was an infrastructure economist at the East African Bank for Works, and before that an analyst with the Ministry of Water.</p><p>She holds an MSc in Water Management from Cranfield University and a BCom from Strathmore University, and is a CFA charterholder. Wanjiru chairs the Nairobi chapter of Women in Water.</p><p>She is a rally co-driver, a Gor Mahia supporter and a slow reader of Russian novels.</p>`,
        wanjiruData
      )
    },
    {
      url: "https://fennimorepike.example/our-team/piers-fennimore",
      body: shell(
        "Piers Fennimore",
        `<h1>Piers Fennimore</h1><h2>Managing Partner</h2><p>Piers co-founded Fennimore Pike in 2008 with Harriet Pike. He divides his time between clients in Asia and Africa and is based in Singapore. An engineer by training (MEng, University of Bath, 1996), he also has an MBA from INSEAD. Piers is a Freeman of the Worshipful Company of Water Conservators.</p>`
      )
    },
    {
      url: "https://watersummit.example/2021/speakers/fennimore",
      body: `<!doctype html><html lang="en"><head><title>Piers Fennimore – Water Summit 2021</title></head><body><h1>Piers Fennimore</h1><p>Partner, Fennimore Pike, London, UK</p><p>Speaking on: Who pays for leaks?</p></body></html>`
    },
    {
      url: "https://utilitiesasia.example/2026/03/leaks-tariffs",
      news: { seen: "20260311T040000Z", language: "English", country: "Singapore" },
      body: `<!doctype html><html lang="en"><head><title>Leaks are a tariff you did not vote for - Utilities Asia</title></head><body><h1>Leaks are a tariff you did not vote for</h1><p>Opinion · 11 March 2026 · Piers Fennimore</p><p>Every city I work with knows its pressure and none knows its losses.</p><p><i>The author is managing partner of Fennimore Pike in Singapore. He completed the Ironman in Langkawi in 2025 and keeps bees on a roof in Tiong Bahru, where he lives at 14 Eng Hoon Street.</i></p></body></html>`
    },
    {
      url: "https://fennimorepike.example/our-team/chantal-bissonnet",
      body: shell(
        "Chantal Bissonnet",
        `<h1>Chantal Bissonnet</h1><h2>Associate Partner</h2><p lang="fr">Chantal accompagne les régies d’électricité d’Afrique francophone. Diplômée de l’École des Mines de Nancy (2005), elle a dirigé pendant huit ans les opérations de Lumière du Sahel. Elle est basée à Nairobi.</p><p>Certified Project Management Professional (PMP).</p><p>cb@fennimorepike.example</p>`
      )
    }
  ],
  rdap: [{ domain: "fennimorepike.example", registered: "2008-02-01T00:00:00Z" }],
  crossref: [
    {
      doi: "10.5555/fp.2019.77",
      title: "Tariff reform without tears: evidence from eleven African utilities",
      journal: "Journal of Water Policy Studies",
      published: [2019, 6],
      authors: [
        { given: "Wanjiru", family: "Kamau-Odhiambo", affiliation: "East African Bank for Works" },
        { given: "Lars", family: "Nygren" }
      ]
    }
  ],
  people: [
    {
      id: "wanjiru-kamau-odhiambo",
      about: "A career told backwards with two earlier employers; data and prose on one page.",
      contact: {
        email: "wanjiru@fennimorepike.example",
        full_name: "Wanjiru Kamau-Odhiambo",
        title: "Principal"
      },
      outcome: "found",
      facts: {
        title: "Principal",
        company: "Fennimore Pike Partners | Fennimore Pike | Fennimore Pike Partners Ltd",
        location: "Nairobi | Nairobi, KE",
        education: [
          { institution: "Cranfield University", degree: "MSc", field: "Water Management" },
          { institution: "Strathmore University", degree: "BCom" }
        ],
        certifications: ["CFA charterholder | CFA"],
        memberships: ["Women in Water | Nairobi chapter of Women in Water"],
        hobbies: ["rally co-driver"],
        sports_teams: ["Gor Mahia"],
        skills: ["water utilities", "tariff design", "public-private partnerships"]
      },
      also: {
        location: "Nairobi, Kenya",
        industry: "consultancy | consulting",
        causes: ["Women in Water | Nairobi chapter of Women in Water"],
        interests: ["Russian novels", "Gor Mahia", "rally co-driver"],
        hobbies: ["Russian novels"],
        achievements: ["Tariff reform without tears: evidence from eleven African utilities"]
      },
      sources: ["https://fennimorepike.example/our-team/wanjiru-kamau-odhiambo"]
    },
    {
      id: "piers-fennimore",
      about: "Pages that disagree about town and title; an author's note with the door of his house.",
      contact: { full_name: "Piers Fennimore", company: "Fennimore Pike" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Fennimore Pike Partners | Fennimore Pike | Fennimore Pike Partners Ltd",
        location: "Singapore",
        education: [
          { institution: "University of Bath", degree: "MEng", year: 1996 },
          { institution: "INSEAD", degree: "MBA" }
        ],
        memberships: ["Worshipful Company of Water Conservators"],
        hobbies: ["keeps bees | bees | beekeeping"],
        achievements: ["Leaks are a tariff you did not vote for"]
      },
      also: {
        industry: "consultancy | consulting",
        hobbies: ["Ironman"],
        interests: ["bees", "Ironman"],
        achievements: [
          "completed the Ironman in Langkawi in 2025 | Ironman in Langkawi",
          "Who pays for leaks?",
          "Freeman of the Worshipful Company of Water Conservators"
        ]
      },
      sources: [
        "https://fennimorepike.example/our-team/piers-fennimore",
        "https://utilitiesasia.example/2026/03/leaks-tariffs"
      ],
      sensitive: ["Eng Hoon"]
    },
    {
      id: "chantal-bissonnet",
      about: "Two letters before the sign; a biography in French under a title in English.",
      contact: { email: "cb@fennimorepike.example", full_name: "Chantal Bissonnet" },
      outcome: "found",
      facts: {
        title: "Associate Partner",
        company: "Fennimore Pike Partners | Fennimore Pike | Fennimore Pike Partners Ltd",
        location: "Nairobi",
        education: [{ institution: "École des Mines de Nancy", year: 2005 }],
        certifications: [
          "Project Management Professional (PMP) | PMP | Certified Project Management Professional (PMP)"
        ]
      },
      also: { industry: "consultancy | consulting" },
      sources: ["https://fennimorepike.example/our-team/chantal-bissonnet"]
    }
  ]
}
