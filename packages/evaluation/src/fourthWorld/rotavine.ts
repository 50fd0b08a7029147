import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Rotavine is rota software for care homes, built in Bristol with the people who work the nights.">
</head><body class="wp-singular page-template-default"><a class="skip-link" href="#main">Skip to content</a>
<header><nav><ul><li><a href="https://rotavine.example/">Product</a></li><li><a href="https://rotavine.example/about">About us</a></li><li>Pricing</li><li>Log in</li></ul></nav></header>
<main id="main">${body}</main>
<footer><p>© 2026 Rotavine Limited. Registered in England and Wales. Temple Studios, Bristol BS1.</p><p>We use cookies. <button>Manage preferences</button></p></footer></body></html>`

const teamCard = (name: string, role: string, text: string): string =>
  `<div class="team-card"><div class="team-card__image"><img src="/wp-content/uploads/team/${name.toLowerCase().replace(/\W+/g, "-")}.jpg" alt="" loading="lazy"></div><div class="team-card__body"><h3>${name}</h3><p class="role">${role}</p>${text}</div></div>`

/** A software company in Bristol: its own pages, the press, podcasts and old colleges of two founders. */
export const rotavine: WorldPart = {
  pages: [
    {
      url: "https://rotavine.example/",
      body: shell(
        "Rotavine | Care home rotas that people can live with",
        `<h1>Rotas people can live with</h1><p>412 care homes plan their shifts with Rotavine. Agency spend falls by 31% in the first year, on average, because staff swap shifts instead of calling in sick.</p><blockquote>“We stopped using the whiteboard in a week.” <cite>Registered manager, Weston-super-Mare</cite></blockquote>`
      )
    },
    {
      url: "https://rotavine.example/about",
      body: shell(
        "About us | Rotavine",
        `<h1>About us</h1><p>We started in 2018 in the laundry room of a care home in Keynsham. Today we are 64 people, most of us in Bristol, some in Aarhus.</p><h2>The leadership team</h2>
${teamCard("Bethan Llewelyn-Marsh", "Co-founder &amp; CEO", "<p>Bethan was a registered nurse for nine years before she wrote her first rota in Excel and decided that there had to be something better. She chairs the Digital Care Forum and is a trustee of the Severn Hospice Trust. Outside work you will find her sea swimming at Clevedon or being walked by Gelert, an enormous wolfhound.</p>")}
${teamCard("Oluwaseun Adebanjo", "Chief Technology Officer", "<p>Seun joined as employee number four and has rewritten the scheduler twice. He holds a BEng in Computer Systems from the University of Bath. He coaches under-nines football on Saturdays and supports Bristol City, for better or worse.</p>")}
${teamCard("Freja Kjeldsen", "Head of Customer Success, Nordics", "<p>Freja runs our Aarhus office and our Danish customers. Before Rotavine she led onboarding at a hospital software company. She rows.</p>")}
${teamCard("Hugo Pardew-Singh", "Chief Operating Officer", "<p>Hugo makes the trains run. He used to actually make trains run, at a franchise that shall remain nameless.</p>")}
<h2>Join us</h2><p>We are hiring in product and support.</p>`
      )
    },
    {
      url: "https://rotavine.example/news/series-b",
      body: shell(
        "Rotavine raises £18m Series B | Rotavine",
        `<article><p class="meta">14 May 2026 · News</p><h1>Rotavine raises £18m Series B</h1><p>Bristol, UK – Rotavine, the rota platform for social care, today announced an £18 million Series B round led by Cotswold Growth.</p><p>“Care workers do not leave care, they leave rotas,” said Bethan Llewelyn-Marsh, chief executive and co-founder of Rotavine. “This money goes into the app on their phone.”</p><p>The company has also promoted Oluwaseun Adebanjo, until now Head of Platform, to Chief Technology Officer. He takes over from co-founder Jo Fairclough, who left in March.</p><h2>About Rotavine</h2><p>Rotavine plans shifts for 412 care homes in the UK, Ireland and Denmark.</p></article>`
      )
    },
    {
      url: "https://carenetworkweekly.example/2026/06/five-minutes-with-bethan-llewelyn-marsh",
      news: { seen: "20260604T090000Z", language: "English", country: "United Kingdom" },
      body: `<!DOCTYPE html><html lang="en-GB"><head><title>Five minutes with... Bethan Llewelyn-Marsh - Care Network Weekly</title><meta name="author" content="Tess Oyelowo"></head><body><div class="topbar">Subscribe from £4 a month</div><h1>Five minutes with... Bethan Llewelyn-Marsh</h1><p class="byline">By Tess Oyelowo | 4 June 2026</p><p><em>The co-founder and CEO of Rotavine on night shifts, venture capital and the Bristol Channel.</em></p><p><strong>What did nursing teach you about running a company?</strong></p><p>That the handover is the job. I trained at Swansea University, I qualified in 2006, and every bad thing I saw on a ward happened between two people who both thought the other one knew.</p><p><strong>You won Social Care Entrepreneur of the Year in November. Did it change anything?</strong></p><p>My mum stopped asking when I was going back to the ward.</p><p><strong>Which skill do you wish you had learned earlier?</strong></p><p>Reading a cap table. My co-founder did that and I nodded.</p><p><strong>How do you switch off?</strong></p><p>I swim in the sea all year round. I also sing alto with the Portishead Community Choir, and I bake sourdough badly.</p><p><strong>You have spoken about your divorce in public before.</strong></p><p>Once, and I was misquoted, so I will leave it there.</p><p class="related">Read next: Minister promises rota rules “by Christmas”</p></body></html>`
    },
    {
      url: "https://aarhusroklub.example/bestyrelsen",
      body: `<!DOCTYPE html><html lang="da"><head><title>Bestyrelsen - Aarhus Kyst- og Roklub</title></head><body><h1>Bestyrelsen</h1><table><tr><th>Post</th><th>Navn</th><th>Medlem siden</th></tr><tr><td>Formand</td><td>Henning Straarup</td><td>1994</td></tr><tr><td>Kasserer</td><td>Freja Kjeldsen</td><td>2017</td></tr><tr><td>Rochef</td><td>Oda Winther</td><td>2011</td></tr></table><p>Til daglig er Freja chef for customer success hos Rotavine på Frederiksgade. Hun vandt DM-bronze i coastal rowing i 2023 sammen med Oda og er kandidat i psykologi fra Aarhus Universitet.</p><p>Næste bestyrelsesmøde: tirsdag kl. 19 i klubhuset. Der er kage.</p></body></html>`
    },
    {
      url: "https://bedsidebusiness.example/",
      body: `<!doctype html><html lang="en-IE"><head><title>Bedside Business, a podcast</title></head><body><h1>Bedside Business</h1><p>Clinicians who started companies. With Orla Kinsella, every second Monday.</p><ul><li><a href="https://bedsidebusiness.example/48">48: From the night shift to Series B</a></li><li><a href="https://bedsidebusiness.example/47">47: The pharmacist who bought a robot</a></li></ul></body></html>`
    },
    {
      url: "https://bedsidebusiness.example/48",
      body: `<!doctype html><html lang="en-IE"><head><title>48: From the night shift to Series B - Bedside Business</title></head><body><h1>48: From the night shift to Series B, with Bethan Llewelyn-Marsh</h1><p>6 July 2026 · 41 min</p><p>Bethan Llewelyn-Marsh, co-founder and CEO of Rotavine, on leaving the wards after nine years, her MSc in Health Informatics from Cardiff University and why she still keeps her nursing registration.</p></body></html>`
    },
    {
      url: "https://bedsidebusiness.example/47",
      body: `<!doctype html><html lang="en-IE"><head><title>47: The pharmacist who bought a robot - Bedside Business</title></head><body><h1>47: The pharmacist who bought a robot</h1><p>22 June 2026 · 38 min</p><p>Dermot Keane on automating a pharmacy in Sligo.</p></body></html>`
    },
    {
      url: "https://inkandanchor.example/artists",
      body: `<!doctype html><html lang="en"><head><title>Artists | Ink &amp; Anchor Tattoo, Stokes Croft, Bristol</title></head><body><h1>Our artists</h1><h2>Callum Reddick</h2><p>Owner. Callum Reddick opened Ink &amp; Anchor on Stokes Croft in 2013. Blackwork, botanical and cover-ups. Collects taxidermy. Rides a Triumph Bonneville. Books open on the first of the month.</p><h2>Suki Vance</h2><p>Fine line and lettering. Guest spots in Lisbon every spring.</p></body></html>`
    },
    {
      url: "https://bristolquizleague.example/teams/agenda-item-nine",
      body: `<!doctype html><html lang="en"><head><title>Agenda Item Nine - Bristol Pub Quiz League</title></head><body><h1>Agenda Item Nine</h1><p>Home pub: The Hare, Bedminster</p><ul><li>Captain: Petra Malone (teacher)</li><li>Callum Reddick (sells rota software at Rotavine; sport and geography)</li><li>Yemi Bright (music)</li></ul><p>Season 2025/26: 3rd in Division Two. Callum also organises the league’s charity night for Bristol Refugee Larder, which raised £2,140 in March.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://uk.linkedin.com/in/callumreddick-saas",
      title: "Callum Reddick - Senior Account Executive - Rotavine | LinkedIn",
      snippet:
        "Bristol, England, United Kingdom · Senior Account Executive · Rotavine. Helping care groups spend less on agency. Experience: Rotavine · Education: University of the West of England · Location: Bristol · 500+ connections on LinkedIn."
    },
    {
      url: "https://dk.linkedin.com/in/freja-kjeldsen",
      title: "Freja Kjeldsen - Head of Customer Success, Nordics - Rotavine | LinkedIn",
      snippet:
        "Aarhus, Midtjylland, Danmark · Head of Customer Success, Nordics · Rotavine. Erfaring: Rotavine · Uddannelse: Aarhus Universitet · Beliggenhed: Aarhus · Se Freja Kjeldsens profil på LinkedIn."
    }
  ],
  podcasts: [
    {
      id: 1_711_400_210,
      title: "Bedside Business",
      artist: "Orla Kinsella",
      feed: "https://feeds.bedsidebusiness.example/rss.xml",
      site: "https://bedsidebusiness.example/",
      description: "Clinicians who started companies.",
      episodes: [
        {
          title: "48: From the night shift to Series B, with Bethan Llewelyn-Marsh",
          description:
            "Bethan Llewelyn-Marsh, co-founder and CEO of Rotavine, on leaving the wards after nine years, her MSc in Health Informatics from Cardiff University and why she still keeps her nursing registration.",
          url: "https://bedsidebusiness.example/48",
          at: "2026-07-06T05:00:00.000Z"
        },
        {
          title: "47: The pharmacist who bought a robot",
          description: "Dermot Keane on automating a pharmacy in Sligo.",
          url: "https://bedsidebusiness.example/47",
          at: "2026-06-22T05:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "bethan-llewelyn-marsh",
      about:
        "A founder in the trade press, on a podcast and on her own company's page; a divorce that is nobody's business.",
      contact: { email: "bethan@rotavine.example", full_name: "Bethan Llewelyn-Marsh", company: "Rotavine" },
      outcome: "found",
      facts: {
        title:
          "Co-founder & CEO | co-founder and CEO | chief executive and co-founder | CEO | chief executive",
        company: "Rotavine | Rotavine Limited",
        achievements: ["Social Care Entrepreneur of the Year"],
        memberships: ["Digital Care Forum", "Severn Hospice Trust", "Portishead Community Choir"],
        hobbies: [
          "sea swimming | swim in the sea",
          "bake sourdough | baking sourdough | sourdough",
          "sing alto | singing | choir"
        ],
        education: [
          { institution: "Swansea University", year: 2006 },
          { institution: "Cardiff University", degree: "MSc", field: "Health Informatics" }
        ],
        pets: ["Gelert | wolfhound"]
      },
      also: {
        location: "Bristol | Bristol, UK",
        industry: "social care | software | rota software | care homes",
        certifications: ["nursing registration | registered nurse"],
        skills: ["nursing", "health informatics", "rotas", "Excel"],
        interests: [
          "sea swimming",
          "sourdough",
          "Bristol Channel",
          "choir",
          "nursing",
          "night shifts",
          "venture capital"
        ],
        hobbies: ["Portishead Community Choir"],
        causes: ["Severn Hospice Trust", "hospice", "social care", "Digital Care Forum"],
        achievements: [
          "Rotavine raises £18m Series B | £18 million Series B",
          "From the night shift to Series B",
          "Five minutes with... Bethan Llewelyn-Marsh",
          "chairs the Digital Care Forum | chair of the Digital Care Forum",
          "co-founder of Rotavine | founded Rotavine"
        ]
      },
      sources: [
        "https://rotavine.example/about",
        "https://rotavine.example/news/series-b",
        "https://carenetworkweekly.example/2026/06/five-minutes-with-bethan-llewelyn-marsh",
        "https://feeds.bedsidebusiness.example/rss.xml"
      ],
      sensitive: ["divorce"]
    },
    {
      id: "freja-kjeldsen",
      about: "A Dane whose rowing club says more of her than her employer does.",
      contact: { full_name: "Freja Kjeldsen", company: "Rotavine", location: "Aarhus" },
      outcome: "found",
      facts: {
        title: "Head of Customer Success, Nordics | Head of Customer Success",
        company: "Rotavine | Rotavine Limited",
        location: "Aarhus | Aarhus, Midtjylland, Danmark | Aarhus, Denmark",
        achievements: ["DM-bronze i coastal rowing | DM-bronze"],
        hobbies: ["rows | rowing | coastal rowing"],
        memberships: ["Aarhus Kyst- og Roklub"],
        education: [{ institution: "Aarhus Universitet", degree: "kandidat", field: "psykologi" }],
        linkedin: "https://www.linkedin.com/in/freja-kjeldsen | https://dk.linkedin.com/in/freja-kjeldsen"
      },
      also: {
        title: "chef for customer success",
        industry: "software | rota software | social care",
        skills: ["customer success", "onboarding"],
        interests: ["rowing | rows | coastal rowing"],
        sports_teams: ["Aarhus Kyst- og Roklub"],
        linkedin_bio: "Head of Customer Success, Nordics · Rotavine | Head of Customer Success, Nordics",
        achievements: ["Kasserer"]
      },
      sources: [
        "https://rotavine.example/about",
        "https://aarhusroklub.example/bestyrelsen",
        "https://dk.linkedin.com/in/freja-kjeldsen"
      ]
    },
    {
      id: "callum-reddick",
      about: "A salesman and a tattooist of the same name in the same city.",
      contact: { full_name: "Callum Reddick", company: "Rotavine", location: "Bristol" },
      outcome: "found",
      facts: {
        title: "Senior Account Executive",
        company: "Rotavine | Rotavine Limited",
        location: "Bristol | Bristol, England, United Kingdom",
        education: [{ institution: "University of the West of England" }],
        causes: ["Bristol Refugee Larder"],
        linkedin:
          "https://www.linkedin.com/in/callumreddick-saas | https://uk.linkedin.com/in/callumreddick-saas"
      },
      also: {
        industry: "software | rota software | social care",
        hobbies: ["pub quiz | Pub Quiz League | quiz"],
        interests: ["sport and geography | sport", "geography", "pub quiz"],
        memberships: ["Agenda Item Nine", "Bristol Pub Quiz League"],
        sports_teams: ["Agenda Item Nine"],
        linkedin_bio: "Helping care groups spend less on agency | Senior Account Executive",
        achievements: ["raised £2,140", "3rd in Division Two"]
      },
      sources: [
        "https://uk.linkedin.com/in/callumreddick-saas",
        "https://bristolquizleague.example/teams/agenda-item-nine"
      ],
      never: ["tattoo", "Stokes Croft", "taxidermy", "Triumph Bonneville", "Blackwork"]
    }
  ]
}
