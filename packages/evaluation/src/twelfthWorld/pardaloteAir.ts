import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Pardalote Air</title><meta property="og:site_name" content="Pardalote Air"><meta property="og:image" content="https://pardaloteair.example/img/saab.jpg"></head>
<body><div class="gdpr">We and our 3 partners use cookies. <button>OK</button></div>
<header><a href="/">Pardalote Air</a> <a href="/book">Book</a> <a href="/manage">Manage booking</a> <a href="/routes">Routes</a> <a href="/about">About</a> <a href="/newsroom">Newsroom</a></header>
<main>${body}</main>
<footer><p>Pardalote Air Pty Ltd, Hangar 4, Tamworth Regional Airport NSW 2340. We acknowledge the Gomeroi people. Conditions of carriage · Baggage · Careers</p></footer></body></html>`

/** A regional airline in New South Wales: a chief pilot, and a man of whom only a namesake's pages exist. */
export const pardaloteAir: WorldPart = {
  pages: [
    {
      url: "https://pardaloteair.example/",
      body: page(
        "Small planes, short queues",
        `<h1>Small planes, short queues.</h1><p>Pardalote Air is a regional airline. We fly five Saab 340s between Tamworth, Armidale, Moree, Walgett and Sydney, and we know where your nan sits.</p><form><label>From <input></label><label>To <input></label><button>Find flights</button></form>`
      )
    },
    {
      url: "https://pardaloteair.example/about",
      body: page(
        "About",
        `<h1>About us</h1><p>Started in 2009 with one aircraft and a barbecue.</p><h2>Leadership</h2>
<div class="h-card vcard"><span class="p-name fn">Kirra Wandell-Hodge</span><br><span class="p-job-title title">Head of Flight Operations and Chief Pilot</span>, <span class="p-org org">Pardalote Air</span><p class="p-note note">Captain Wandell-Hodge has 11,400 hours, most of them below flight level 200. She joined as a first officer in 2010 and was appointed Chief Pilot in 2020. Kirra holds an Air Transport Pilot Licence and a Graduate Certificate in Human Factors from UNSW Sydney.</p></div>
<div class="h-card vcard"><span class="p-name fn">Desley Prowse</span><br><span class="p-job-title title">General Manager</span><p class="p-note note">Desley runs everything with a lanyard.</p></div>
<div class="h-card vcard"><span class="p-name fn">Bernard Toohey-Lam</span><br><span class="p-job-title title">Head of Engineering</span></div>`
      )
    },
    {
      url: "https://pardaloteair.example/newsroom/cadet-program",
      body: page(
        "First cadets for Pardalote Air's bush cadetship",
        `<article><h1>First cadets for Pardalote Air's bush cadetship</h1><p>TAMWORTH, 11 August 2026 — Pardalote Air has welcomed six cadets from towns of fewer than 5,000 people. “I learned to fly because a pilot at Walgett let me sit in the front,” said Captain Kirra Wandell-Hodge, Head of Flight Operations, who designed the programme. “Somebody has to keep letting kids sit in the front.”</p><p>Media contact: media@pardaloteair.example</p></article>`
      )
    },
    {
      url: "https://propandrivet.example/profiles/kirra-wandell-hodge",
      news: { seen: "20260925T020000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Profile: Kirra Wandell-Hodge keeps it low and slow – Prop &amp; Rivet</title><meta property="article:published_time" content="2026-09-25"></head><body><nav>Magazine | Classifieds | Fly-ins | Shop</nav><article><h1>Low and slow</h1><p><b>Kirra Wandell-Hodge is chief pilot of Pardalote Air. On her days off she flies something older.</b></p><p>The something older is a 1946 Auster she restored over nine winters in a shed at Manilla, where she lives with a blue heeler, Torque. Her logbook also has forty flights for Angel Flight, taking country patients to city doctors for nothing.</p><p>Her subject is fatigue management. Pardalote's roster, which she rewrote in 2023, earned the Regional Aviation Safety Award the year after, and she has lectured on it from Cairns to Invercargill.</p><p>She is a Fellow of the Royal Aeronautical Society and a member of the Australian Women Pilots' Association. Ask about the Newcastle Knights at your own risk.</p></article><div>Next: Ten uses for safety wire</div></body></html>`
    },
    {
      url: "https://peelriverrealty.example/agents/glenn-faulder",
      body: `<!doctype html><html lang="en-AU"><head><title>Glenn Faulder | Peel River Realty Tamworth</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Glenn Faulder","worksFor":"Peel River Realty","address":{"@type":"PostalAddress","addressLocality":"Tamworth","addressRegion":"NSW"},"telephone":"02 0000 0000"}</script></head><body><h1>Glenn Faulder</h1><h2>Licensed Real Estate Agent and Auctioneer</h2><p>Top lister for Calala three years running. Glenn is married to Tracey, loves his Harley and barracks for the Broncos. “If it's got a roof I'll sell it.”</p><a href="/sold">Recently sold by Glenn</a></body></html>`
    },
    {
      url: "https://tamworthtattler.example/2026/glenn-faulder-auction",
      news: { seen: "20260707T020000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Calala record falls under Glenn Faulder's hammer | Tamworth Tattler</title></head><body><article><h1>Calala record falls under Glenn Faulder's hammer</h1><p>7 July 2026. A five-bedroom house sold for $1.61m at auction on Saturday. Auctioneer Glenn Faulder of Peel River Realty called eleven bidders. The buyer flies in from Sydney on Pardalote Air every Friday, he said.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://au.linkedin.com/in/kirra-wandell-hodge",
      title: "Kirra Wandell-Hodge - Head of Flight Operations - Pardalote Air | LinkedIn",
      snippet:
        "Chief pilot, roster tinkerer, Auster owner. Tamworth, New South Wales, Australia · Pardalote Air · UNSW"
    },
    {
      url: "https://au.linkedin.com/in/glenn-faulder-realty",
      title: "Glenn Faulder - Auctioneer - Peel River Realty | LinkedIn",
      snippet: "Tamworth, New South Wales. Licensed Real Estate Agent. 900+ sales."
    }
  ],
  rdap: [
    {
      domain: "pardaloteair.example",
      registrant: "Pardalote Air Pty Ltd",
      registered: "2009-02-17T00:00:00Z"
    }
  ],
  people: [
    {
      id: "kirra-wandell-hodge",
      about: "A chief pilot: h-card at the airline, a magazine's profile, LinkedIn in a listing.",
      contact: {
        email: "kwandellhodge@pardaloteair.example",
        full_name: "Kirra Wandell-Hodge",
        company: "Pardalote Air"
      },
      outcome: "found",
      facts: {
        title:
          "Head of Flight Operations and Chief Pilot | Head of Flight Operations | Chief Pilot | Head of Flight Operations & Chief Pilot",
        company: "Pardalote Air | Pardalote Air Pty Ltd",
        location:
          "Manilla | Tamworth | Tamworth, New South Wales, Australia | Tamworth, New South Wales | Tamworth NSW",
        industry: "regional airline | airline | aviation | Aviation",
        skills: ["fatigue management"],
        achievements: ["Regional Aviation Safety Award"],
        causes: ["Angel Flight"],
        sports_teams: ["Newcastle Knights"],
        memberships: [
          "Royal Aeronautical Society | the Royal Aeronautical Society | Fellow of the Royal Aeronautical Society",
          "Australian Women Pilots' Association"
        ],
        education: [
          { institution: "UNSW Sydney | UNSW", degree: "Graduate Certificate", field: "Human Factors" }
        ],
        certifications: ["Air Transport Pilot Licence"],
        pets: ["blue heeler, Torque | blue heeler | Torque | a blue heeler, Torque"],
        linkedin:
          "https://au.linkedin.com/in/kirra-wandell-hodge | https://www.linkedin.com/in/kirra-wandell-hodge | linkedin.com/in/kirra-wandell-hodge",
        linkedin_bio:
          "Chief pilot, roster tinkerer, Auster owner. | Chief pilot, roster tinkerer, Auster owner | Chief pilot, roster tinkerer, Auster owner. Tamworth, New South Wales, Australia · Pardalote Air · UNSW"
      },
      also: {
        title: "Captain",
        location: "Tamworth, New South Wales | Tamworth, New South Wales, Australia",
        skills: [
          "Human Factors",
          "flight operations | Flight Operations",
          "roster | rosters",
          "Saab 340s | Saab 340",
          "aircraft restoration | restored"
        ],
        interests: [
          "fatigue management",
          "Auster | a 1946 Auster",
          "Newcastle Knights",
          "Human Factors",
          "cadetship | cadet programme | bush cadetship",
          "keep letting kids sit in the front"
        ],
        hobbies: [
          "Auster | restored a 1946 Auster | 1946 Auster | a 1946 Auster she restored | restoring a 1946 Auster | flying a 1946 Auster | flying",
          "aircraft restoration"
        ],
        achievements: [
          "11,400 hours",
          "designed the programme | bush cadetship | First cadets for Pardalote Air's bush cadetship",
          "forty flights for Angel Flight | forty flights",
          "restored a 1946 Auster | 1946 Auster",
          "appointed Chief Pilot in 2020",
          "roster she rewrote in 2023 | rewrote in 2023 | Pardalote's roster",
          "Fellow of the Royal Aeronautical Society"
        ],
        certifications: ["Graduate Certificate in Human Factors", "Fellow of the Royal Aeronautical Society"],
        causes: ["country patients", "bush cadetship | cadetship"]
      },
      sources: [
        "https://pardaloteair.example/",
        "https://pardaloteair.example/about",
        "https://pardaloteair.example/newsroom/cadet-program",
        "https://propandrivet.example/profiles/kirra-wandell-hodge",
        "https://au.linkedin.com/in/kirra-wandell-hodge"
      ]
    },
    {
      id: "glenn-faulder",
      about: "Nothing online that is his: an auctioneer of the same name in the same city has the pages.",
      contact: {
        email: "glenn.faulder@pardaloteair.example",
        full_name: "Glenn Faulder",
        company: "Pardalote Air"
      },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Auctioneer", "Peel River Realty", "Real Estate", "Calala", "Harley", "Broncos", "Tracey"]
    }
  ]
}
