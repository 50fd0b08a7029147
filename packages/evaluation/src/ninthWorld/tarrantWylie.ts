import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Tarrant Wylie Lawyers | Hobart</title><meta name="generator" content="Squarespace"></head>
<body id="collection-people"><div class="sqs-announcement-bar">We have moved upstairs. Same building, better view.</div>
<header><a href="/">Tarrant Wylie</a><nav><a href="/people">People</a><a href="/expertise">Expertise</a><a href="/journal">Journal</a><a href="/contact">Contact</a></nav></header>
<section class="sqs-layout">${body}</section>
<footer><p>palawa kani is the language of Tasmanian Aborigines. We work in nipaluna / Hobart and acknowledge its custodians.</p><p>Tarrant Wylie Lawyers Pty Ltd · Level 3, 11 Victoria Row, Hobart TAS 7000 · DX 4417</p><p>Liability limited by a scheme approved under Professional Standards Legislation.</p></footer></body></html>`

/** A law firm in Hobart: a daughter and the father whose name is on the door, a Q&A, and a forum that makes things up. */
export const tarrantWylie: WorldPart = {
  pages: [
    {
      url: "https://tarrantwylie.example/",
      body: page(
        "Environment, planning, water",
        "<h1>Environment. Planning. Water.</h1><p>We act for councils, growers and the occasional lighthouse.</p>"
      )
    },
    {
      url: "https://tarrantwylie.example/people",
      body: page(
        "People",
        `<h1>People</h1><div class="summary-item"><a href="/people/imogen-tarrant">Imogen Tarrant</a><br>Managing Principal</div><div class="summary-item"><a href="/people/vikram-deshpande-hale">Vikram Deshpande-Hale</a><br>Special Counsel</div><div class="summary-item">Geoffrey Tarrant AM<br>Consultant</div><div class="summary-item">Jodie Wylie<br>Principal</div><div class="summary-item">Bec Triffitt<br>Practice Manager</div>`
      )
    },
    {
      url: "https://tarrantwylie.example/people/imogen-tarrant",
      body: page(
        "Imogen Tarrant",
        `<h1>Imogen Tarrant</h1><h3>Managing Principal</h3><p>There is a photograph in our reception of a girl of nine asleep under a table in the old Planning Appeal Tribunal. That is Imogen, and her father Geoffrey is on his feet in front of her. She says she has been awake ever since.</p><p>Imogen leads the firm's environment and planning practice. Over twenty years she has run some of the State's longest planning appeals, advised the aquaculture regulator on marine farming leases and given irrigators plain answers about water entitlements. She has been an Accredited Specialist in Planning and Environment Law since 2014, and since 2021 <em>Counsel's List</em> has named her Tasmania's Leading Environment Lawyer every year.</p><p>She took a combined BA/LLB with Honours from the University of Tasmania in 2003 and an LLM in environmental law from the Australian National University in 2009. She is a past president of the Environment and Planning Law Association (Tasmania).</p><p>imogen@tarrantwylie.example · 03 5550 0142</p>`
      )
    },
    {
      url: "https://tarrantwylie.example/journal/geoffrey-tarrant-steps-back",
      body: page(
        "Geoffrey Tarrant steps back",
        `<article><h1>Geoffrey Tarrant steps back</h1><p class="meta">1 July 2017</p><p>After 41 years Geoffrey Tarrant hands the firm he founded to his daughter Imogen and to Jodie Wylie. Geoffrey, an old boy of Launceston Grammar and a graduate of the University of Melbourne, was made a Member of the Order of Australia in 2012. He intends to fish for trout at Arthurs Lake and to be rung less.</p></article>`
      )
    },
    {
      url: "https://derwentmercury.example/sport/sailing/maria-island-race-2026",
      news: { seen: "20260216T020000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Kelp Forest first home in Maria Island Race - Derwent Mercury</title></head><body><div class="nav">Tas News | Courts | Sport | Puzzles</div><h1><i>Kelp Forest</i> first home in Maria Island Race</h1><p>16 Feb 2026 · Rory Burgess</p><p>An all-women crew skippered by Hobart solicitor Imogen Tarrant took line honours in the double-handed-and-crewed division of the Maria Island Race on Sunday, 14 minutes ahead of <i>Wedgetail</i>.</p><p>“We sat on the kelp off Cape Raoul and swore,” Tarrant said at the Derwent Sailing Squadron. “Then the sea breeze came and we were clever.”</p><p>She gives her prize money to the Handfish Hatchery Appeal, for which the crew has raised $22,000 since 2023.</p><p>Tarrant, who sews her own spinnakers, sails with a Jack Russell called Bilge in a life jacket.</p></body></html>`
    },
    {
      url: "https://lawsocietytas.example/events/2026/water-law-day",
      body: `<!doctype html><html lang="en"><head><title>Water Law Day 2026 | Tasmanian Law Institute</title></head><body><h1>Water Law Day, 7 May 2026, Campbell Town</h1><table><tr><td>9.15</td><td>Chair's welcome: Imogen Tarrant, Managing Principal, Tarrant Wylie Lawyers</td></tr><tr><td>9.30</td><td>When the dam is dry: entitlements and expectation<br>Vikram Deshpande-Hale, Special Counsel, Tarrant Wylie Lawyers</td></tr><tr><td>10.30</td><td>Scones (CWA Campbell Town)</td></tr></table><p>2 CPD points. The Hon. Justice Alcock regrets that he cannot attend.</p></body></html>`
    },
    {
      url: "https://salamancawhispers.example/thread/4471",
      body: `<!doctype html><html><head><title>Who else has had enough of Tarrant Wylie? - Salamanca Whispers</title></head><body><div class="post"><b>derwentdave:</b> Imogen Tarrant was struck off in Queensland in 2011 for taking client money, ask anyone. Got in down here on daddy's name.</div><div class="post"><b>orfordgal:</b> heard she's back in rehab and that the marriage is over. also she is secretly a lobbyist for Big Salmon</div><div class="post"><b>mod:</b> Thread locked. Keep it civil.</div></body></html>`
    },
    {
      url: "https://tarrantwylie.example/people/vikram-deshpande-hale",
      body: page(
        "Vikram Deshpande-Hale",
        `<h1>Vikram Deshpande-Hale</h1><h3>Special Counsel</h3><p><strong>What do you do here?</strong> Dams, bores, pipelines, and the neighbours of all three. I'm an engineer by first trade, so clients tend to bring me the drawings. I do water law, native title and expert evidence.</p><p><strong>Engineer?</strong> Civil. BE at the University of Pune, 1999, then six years with Hydro in the Central Highlands. The law came later: a JD from the University of Melbourne, part-time, 2010, with a baby on my knee.</p><p><strong>Are you still allowed near a theodolite?</strong> I'm a Chartered Professional Engineer with Engineers Australia and pay my dues like everybody.</p><p><strong>And when the file is closed?</strong> Test cricket on the wireless and fly tying. The flies are for my own use at Penstock Lagoon, and they are not very good. I'm also patron, scorer and number eleven of the New Town Thirds.</p>`
      )
    },
    {
      url: "https://newtownthirds.example/season-2025-26",
      body: `<!doctype html><html><head><title>New Town Thirds: season wrap 2025/26</title></head><body><h1>Season wrap</h1><p>Eleven losses, one tie. The tie was V. Deshpande-Hale's doing: not out 4 off 71 balls against Lindisfarne, batting last in fading light.</p><p>Vikram Deshpande-Hale (Tarrant Wylie Lawyers) also took home the Bert Sproule Medal for service to the club.</p><p>Next AGM: bring a plate.</p></body></html>`
    },
    {
      url: "https://migrantlegalhelp.example/our-volunteers",
      body: `<!doctype html><html lang="en"><head><title>Our volunteers | Newcomers' Legal Desk Hobart</title></head><body><h1>Our volunteers</h1><p>The Newcomers' Legal Desk opens every Wednesday at 6 in the Moonah library.</p><ul class="vols"><li><strong>Vikram Deshpande-Hale</strong>, Tarrant Wylie. Tenancy and everything else, since 2013. Speaks Marathi and Hindi. Pro Bono Lawyer of the Year (Tasmania) 2022.</li><li><strong>Nga Tran</strong>, Legal Aid. Visas.</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://au.linkedin.com/in/imogen-tarrant-hobart",
      title: "Imogen Tarrant - Managing Principal - Tarrant Wylie Lawyers | LinkedIn",
      snippet:
        "Hobart, Tasmania, Australia · Managing Principal · Tarrant Wylie Lawyers. Environment lawyer, sailmaker by stubbornness. Australian National University. 500+ connections."
    }
  ],
  people: [
    {
      id: "imogen-tarrant",
      about: "A lawyer with her father's name and firm, a boat, and anonymous slander.",
      contact: { email: "imogen@tarrantwylie.example", full_name: "Imogen Tarrant" },
      outcome: "found",
      facts: {
        title: "Managing Principal",
        company: "Tarrant Wylie Lawyers | Tarrant Wylie | Tarrant Wylie Lawyers Pty Ltd",
        location: "Hobart, Tasmania, Australia | Hobart, Tasmania | Hobart, TAS | Hobart, Australia | Hobart",
        linkedin:
          "https://au.linkedin.com/in/imogen-tarrant-hobart | https://www.linkedin.com/in/imogen-tarrant-hobart",
        linkedin_bio: "Environment lawyer, sailmaker by stubbornness. | Managing Principal",
        education: [
          {
            institution: "University of Tasmania",
            degree: "BA/LLB with Honours | BA/LLB | BA/LLB (Hons)",
            year: 2003
          },
          {
            institution: "Australian National University",
            degree: "LLM",
            field: "environmental law",
            year: 2009
          }
        ],
        certifications: ["Accredited Specialist in Planning and Environment Law | Accredited Specialist"],
        skills: ["planning appeals", "marine farming leases", "water entitlements"],
        achievements: [
          "Leading Environment Lawyer | Tasmania's Leading Environment Lawyer",
          "line honours | Maria Island Race"
        ],
        memberships: [
          "Environment and Planning Law Association (Tasmania) | Environment and Planning Law Association"
        ],
        hobbies: ["sails | sailing", "sews her own spinnakers | spinnakers"],
        causes: ["Handfish Hatchery Appeal"],
        pets: ["Jack Russell | Bilge"]
      },
      also: {
        industry:
          "law | legal services | Environment. Planning. Water | environment and planning | Planning and Environment Law | legal",
        skills: [
          "environment and planning | environment | planning",
          "Planning and Environment Law",
          "environmental law",
          "water law"
        ],
        interests: [
          "sailing | sails",
          "environmental law",
          "planning appeals",
          "water entitlements",
          "marine farming leases"
        ],
        achievements: [
          "past president of the Environment and Planning Law Association (Tasmania) | past president",
          "raised $22,000",
          "Chair | chair of Water Law Day | Water Law Day 2026"
        ],
        memberships: ["Derwent Sailing Squadron"],
        hobbies: ["sailmaker | sailmaking"],
        sports_teams: ["Kelp Forest"]
      },
      sources: [
        "https://tarrantwylie.example/people",
        "https://tarrantwylie.example/people/imogen-tarrant",
        "https://tarrantwylie.example/journal/geoffrey-tarrant-steps-back",
        "https://derwentmercury.example/sport/sailing/maria-island-race-2026",
        "https://lawsocietytas.example/events/2026/water-law-day",
        "https://au.linkedin.com/in/imogen-tarrant-hobart"
      ],
      never: ["struck off", "lobbyist", "Launceston Grammar", "Order of Australia", "trout", "Big Salmon"],
      sensitive: ["rehab", "the marriage is over"]
    },
    {
      id: "vikram-deshpande-hale",
      about: "An engineer turned lawyer, in questions and answers, and the worst cricket team of Hobart.",
      contact: { full_name: "Vikram Deshpande-Hale", company: "Tarrant Wylie Lawyers", location: "Hobart" },
      outcome: "found",
      facts: {
        title: "Special Counsel",
        company: "Tarrant Wylie Lawyers | Tarrant Wylie | Tarrant Wylie Lawyers Pty Ltd",
        location:
          "Hobart | Hobart TAS | Hobart, TAS | Hobart, Tasmania | Hobart, Tasmania, Australia | Hobart, Australia",
        education: [
          { institution: "University of Pune", degree: "BE", field: "Civil | Civil Engineering", year: 1999 },
          { institution: "University of Melbourne", degree: "JD", year: 2010 }
        ],
        certifications: ["Chartered Professional Engineer"],
        skills: ["water law", "native title", "expert evidence", "Marathi", "Hindi"],
        memberships: ["Engineers Australia"],
        achievements: [
          "Pro Bono Lawyer of the Year (Tasmania) 2022 | Pro Bono Lawyer of the Year",
          "Bert Sproule Medal"
        ],
        hobbies: ["fly tying", "Test cricket | cricket | Test cricket on the wireless"],
        sports_teams: ["New Town Thirds"],
        causes: ["Newcomers' Legal Desk | Newcomers' Legal Desk Hobart"]
      },
      also: {
        industry: "law | legal services | Environment. Planning. Water | water law | legal",
        skills: [
          "Tenancy",
          "Dams | Dams, bores, pipelines",
          "Civil | Civil engineering | engineer",
          "bores",
          "pipelines"
        ],
        interests: ["cricket | Test cricket", "fly tying", "water law", "native title", "expert evidence"],
        hobbies: ["fishing"],
        memberships: ["New Town Thirds", "Newcomers' Legal Desk"],
        achievements: [
          "When the dam is dry: entitlements and expectation | When the dam is dry",
          "not out 4 off 71 balls",
          "patron | patron, scorer and number eleven of the New Town Thirds"
        ],
        certifications: ["Chartered Professional Engineer with Engineers Australia"]
      },
      sources: [
        "https://tarrantwylie.example/people",
        "https://tarrantwylie.example/people/vikram-deshpande-hale",
        "https://newtownthirds.example/season-2025-26",
        "https://lawsocietytas.example/events/2026/water-law-day",
        "https://migrantlegalhelp.example/our-volunteers"
      ]
    }
  ]
}
