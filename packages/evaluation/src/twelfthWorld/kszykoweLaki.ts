import type { WorldPart } from "../World.ts"

const strona = (lang: "pl" | "en", title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} • Fundacja Kszykowe Łąki</title><meta property="og:site_name" content="Fundacja Kszykowe Łąki"></head>
<body><a href="#tresc" class="visually-hidden">${lang === "pl" ? "Przejdź do treści" : "Skip to content"}</a>
<header><img src="/logo-kszyk.svg" alt="Kszykowe Łąki"><nav><a href="/">Start</a> <a href="/co-robimy">Co robimy</a> <a href="/ludzie">Ludzie</a> <a href="/en/people">English</a> <a class="cta" href="/wesprzyj">1,5% podatku – KRS 0000914207</a></nav></header>
<div id="tresc">${body}</div>
<footer>Fundacja Kszykowe Łąki, ul. Złota 9, 16-080 Tykocin · <a href="/sprawozdania">Sprawozdania</a> · <a href="/rodo">RODO</a> · Sfinansowano ze środków EOG</footer></body></html>`

/** A meadow-bird foundation in Podlasie: a scientist with every identifier there is, and a campaigner who has told a reporter more than a stranger should repeat. */
export const kszykoweLaki: WorldPart = {
  pages: [
    {
      url: "https://kszykowelaki.example/",
      body: strona(
        "pl",
        "Mokro ma sens",
        `<h1>Mokro ma sens</h1><p>Chronimy podmokłe łąki nad Narwią i Biebrzą: kupujemy, kosimy, podtapiamy, liczymy. 1 940 hektarów, 212 par kszyka.</p><p><a href="/wesprzyj">Kup metr łąki</a></p>`
      )
    },
    {
      url: "https://kszykowelaki.example/ludzie",
      body: strona(
        "pl",
        "Ludzie",
        `<h1>Ludzie</h1><h3>dr Jagna Mrozowiecka</h3><p>kierowniczka działu naukowego<br>jagna@kszykowelaki.example</p><h3>Tadeusz Wyrwicz</h3><p>dyrektor kampanii<br>tadeusz@kszykowelaki.example</p><h3>Halina Sawicka-Bruzgo</h3><p>księgowość, kosiarki i zdrowy rozsądek</p>`
      )
    },
    {
      url: "https://kszykowelaki.example/en/people",
      body: strona(
        "en",
        "People",
        `<h1>People</h1><section><h2>Jagna Mrozowiecka, PhD</h2><p>Head of Science. Jagna counts waders, water tables and regrets. She has led our monitoring since 2018 and chairs the Polish Wader Study Group.</p></section><section><h2>Tadeusz Wyrwicz</h2><p>Campaigns Director. Tadeusz ran the “Don’t Drain It” campaign, which collected 214,000 signatures and stopped the Jaśkowo drainage scheme in 2025.</p></section>`
      )
    },
    {
      url: "https://waderfolk.example/interviews/jagna-mrozowiecka",
      body: `<!doctype html><html lang="en"><head><title>Snipe at four in the morning: Jagna Mrozowiecka | Wader Folk</title></head><body><div class="nav">Wader Folk – a blog about birds with long beaks</div><h1>Snipe at four in the morning</h1><p class="byline">Interview by Morag Abercrombie-Lunn, 9 July 2026</p><p><b>Where do we find you?</b> In Tykocin, in a wooden house with a stork on it. I cycle to the plots.</p><p><b>Which method changed your work?</b> Thermal drones. We find nests without stepping on them. And then passive acoustics, because a drumming snipe is a terrible liar.</p><p><b>What when there are no birds?</b> White voice singing, in a group of six women in Białystok. And I make cheese. I also have a licence for bird ringing, which is the only exam I ever enjoyed.</p><p><b>Company?</b> Two Konik horses, Mgła and Rosa. They mow.</p></body></html>`
    },
    {
      url: "https://echotykocina.example/2026/nagroda-bociana",
      news: { seen: "20260522T070000Z", language: "Polish", country: "Poland" },
      body: `<!doctype html><html lang="pl"><head><title>Bocian Roku dla Jagny Mrozowieckiej – Echo Tykocina</title></head><body><h1>Bocian Roku dla Jagny Mrozowieckiej</h1><p>Nagrodę „Bocian Roku 2026” odebrała w piątek na rynku dr Jagna Mrozowiecka z Fundacji Kszykowe Łąki. Laureatka pieniądze oddała na Azyl dla Ptaków w Poświętnem, gdzie od lat jest wolontariuszką.</p><p>Wieczorem zagrała Kapela spod Jabłonki.</p></body></html>`
    },
    {
      url: "https://gazetanarwianska.example/rozmowy/tadeusz-wyrwicz",
      news: { seen: "20260830T060000Z", language: "Polish", country: "Poland" },
      body: `<!doctype html><html lang="pl"><head><title>Wyrwicz: Woda nie ma poglądów – Gazeta Narwiańska</title><meta property="og:type" content="article"></head><body><p>Gazeta Narwiańska › Rozmowy › <b>Tylko dla prenumeratorów przez pierwsze 30 dni</b></p><article><h1>Wyrwicz: Woda nie ma poglądów</h1><p><i>Z Tadeuszem Wyrwiczem, dyrektorem kampanii Fundacji Kszykowe Łąki, rozmawia Bogna Kulesza.</i></p>
<p><b>Skąd się wziął aktywista w Białymstoku?</b></p><p>Z nudów i z kajaka. Studiowałem politologię na Uniwersytecie w Białymstoku, magisterka w 2009, a potem przez sześć lat robiłem radio.</p>
<p><b>Mówi pan otwarcie o chorobie.</b></p><p>Mam dwubiegunówkę, biorę lit, jestem pod opieką. Po śmierci brata Wojtka, który zginął pod Ełkiem, wylądowałem na oddziale.</p>
<p><b>I o małżeństwie.</b></p><p>Z Kubą wzięliśmy ślub w Kopenhadze. W parafii przestali nas poznawać, więc odszedłem z Kościoła. W 2023 startowałem do Sejmu z listy Lewicy. Nie wyszło, wróciłem na bagna.</p>
<p><b>Co pana trzyma?</b></p><p>Kajak, zupy i Jagiellonia, bilet na sezon mam od 2004. I pies, wyżeł Torf.</p></article></body></html>`
    },
    {
      url: "https://campaignbarn.example/2026/trainers",
      body: `<!doctype html><html lang="en"><head><title>Trainers – Campaign Barn 2026</title></head><body><h1>Trainers</h1><div class="h-card"><h2 class="p-name">Tadeusz Wyrwicz</h2><p class="p-job-title">Campaigns Director</p><p class="p-org">Kszykowe Łąki Foundation</p><p class="p-locality">Białystok</p><p class="p-note">Petitions, local radio, and how to talk to farmers before you talk about them. Tadeusz is a certified mediator and a member of the Coalition of Living Rivers. He won the Green Megaphone in 2025.</p></div><div class="h-card"><h2 class="p-name">Ester Grönvall-Diaz</h2><p class="p-note">Fundraising without tears.</p></div></body></html>`
    },
    {
      url: "https://kajakinarew.example/klub",
      body: `<!doctype html><html lang="pl"><head><title>Klub Kajakowy „Wiosło” – Zarząd</title></head><body><h1>Zarząd klubu</h1><ol><li>Prezes: Grażyna Olszewska</li><li>Sekretarz: Tadeusz Wyrwicz (ten od kszyków)</li><li>Skarbnik: Paweł Dąbrowski</li></ol><p>Tadeusz prowadzi też spływ „Czysta Narew” – w tym roku 3,2 tony śmieci!</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://pl.linkedin.com/in/tadeusz-wyrwicz",
      title: "Tadeusz Wyrwicz – Campaigns Director – Fundacja Kszykowe Łąki | LinkedIn",
      snippet:
        "Białystok, Polska · Petitions, paddles, peat. · Doświadczenie: Fundacja Kszykowe Łąki · Wykształcenie: Uniwersytet w Białymstoku"
    },
    {
      url: "https://twitter.com/wyrwicz_t",
      title: "Tadeusz Wyrwicz (@wyrwicz_t) / Twitter",
      snippet: "Kampanie, kajaki, kszyki. Dyrektor kampanii @kszykowelaki. Żubr to nie piwo."
    }
  ],
  bluesky: [
    {
      handle: "jagna.kszykowelaki.example",
      name: "Jagna Mrozowiecka",
      description: "Snipe, drones, R. Head of Science, Kszykowe Łąki. Tykocin. Bird ringer. Biały głos.",
      website: "https://kszykowelaki.example/en/people",
      posts: [
        {
          text: "212 pairs. I counted twice, then I cried, then I counted again.",
          at: "2026-06-28T05:10:00.000Z"
        },
        { text: "Rosa zjadła rejestrator. Drugi w tym sezonie.", at: "2026-08-02T08:00:00.000Z" }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0001-8824-3063",
      given: "Jagna",
      family: "Mrozowiecka",
      other_names: ["J. Mrozowiecka"],
      keywords: ["waders", "passive acoustics", "thermal drones"],
      urls: [{ label: "Foundation", url: "https://kszykowelaki.example/en/people" }],
      country: "PL",
      employments: [
        {
          organization: "Fundacja Kszykowe Łąki",
          role: "Head of Science",
          city: "Tykocin",
          country: "PL",
          from: 2018
        },
        {
          organization: "University of Gdańsk",
          role: "Research Assistant",
          city: "Gdańsk",
          country: "PL",
          from: 2012,
          to: 2018
        }
      ],
      educations: [
        {
          organization: "Adam Mickiewicz University",
          role: "PhD",
          department: "Biology",
          city: "Poznań",
          country: "PL",
          from: 2008,
          to: 2012
        }
      ],
      works: [
        {
          title: "Counting drumming snipe by ear and by machine",
          type: "journal-article",
          year: 2025,
          journal: "Wader Ecology"
        },
        {
          title: "Late mowing and nest survival on the Narew",
          type: "journal-article",
          year: 2021,
          journal: "Wet Grassland Research"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5077713402",
      name: "Jagna Mrozowiecka",
      orcid: "0000-0001-8824-3063",
      institution: "Fundacja Kszykowe Łąki",
      country: "PL",
      years: [2012, 2016, 2021, 2025],
      works_count: 19,
      cited_by_count: 402,
      topics: ["Avian ecology", "Bioacoustics", "Grassland management"]
    },
    {
      id: "A5077719950",
      name: "Janina Mrozowiecka",
      institution: "Politechnika Łódzka",
      country: "PL",
      years: [1979, 1984, 1990],
      works_count: 12,
      cited_by_count: 88,
      topics: ["Textile dyeing", "Polymer fibres"]
    }
  ],
  crossref: [
    {
      doi: "10.5555/waderecol.2025.014",
      title: "Counting drumming snipe by ear and by machine",
      journal: "Wader Ecology",
      published: [2025, 4, 2],
      authors: [
        {
          given: "Jagna",
          family: "Mrozowiecka",
          affiliation: "Fundacja Kszykowe Łąki, Tykocin",
          orcid: "0000-0001-8824-3063"
        },
        { given: "Morag", family: "Abercrombie-Lunn" }
      ]
    }
  ],
  people: [
    {
      id: "jagna-mrozowiecka",
      about: "A scientist with ORCID, OpenAlex, Crossref and Bluesky, pages in two languages and two horses.",
      contact: { email: "jagna@kszykowelaki.example", full_name: "Jagna Mrozowiecka" },
      outcome: "found",
      facts: {
        title: "Head of Science | kierowniczka działu naukowego",
        company: "Fundacja Kszykowe Łąki | Kszykowe Łąki | Kszykowe Łąki Foundation | Fundacji Kszykowe Łąki",
        location: "Tykocin | Tykocin, Poland",
        skills: ["passive acoustics", "thermal drones"],
        achievements: [
          "Bocian Roku 2026 | Bocian Roku | Nagroda „Bocian Roku 2026”",
          "Counting drumming snipe by ear and by machine"
        ],
        hobbies: [
          "White voice singing | Biały głos | singing | śpiew",
          "cheese | make cheese | cheese making | making cheese"
        ],
        causes: ["Azyl dla Ptaków w Poświętnem | Azyl dla Ptaków"],
        memberships: [
          "Polish Wader Study Group | chairs the Polish Wader Study Group | chair of the Polish Wader Study Group"
        ],
        education: [
          {
            institution: "Adam Mickiewicz University",
            degree: "PhD",
            field: "Biology",
            year: 2012
          }
        ],
        certifications: ["licence for bird ringing | bird ringing licence | bird ringing | Bird ringer"],
        pets: ["Konik horses | Two Konik horses | Mgła and Rosa | Two Konik horses, Mgła and Rosa | horses"]
      },
      also: {
        title: "dr | PhD | Bird ringer | chair | wolontariuszka | Research Assistant | researcher",
        location: "Poland | PL | Podlasie | Narew",
        industry:
          "environmental NGO | nature conservation | conservation | environment | ochrona przyrody | podmokłe łąki | Avian ecology | wet grassland | bird conservation | ecology | fundacja",
        skills: [
          "waders",
          "R",
          "drones | Thermal drones",
          "monitoring",
          "bird ringing | Bird ringer",
          "Avian ecology | Avian ecology",
          "Bioacoustics",
          "Grassland management",
          "Biology",
          "water tables",
          "counting"
        ],
        achievements: [
          "Late mowing and nest survival on the Narew",
          "19 works | 402 citations",
          "led our monitoring since 2018 | has led our monitoring since 2018",
          "212 pairs | 212 par kszyka",
          "Snipe at four in the morning",
          "chairs the Polish Wader Study Group"
        ],
        interests: [
          "Snipe | drumming snipe | kszyk",
          "waders",
          "drones | thermal drones",
          "passive acoustics | Bioacoustics",
          "Biały głos | White voice singing",
          "R",
          "cheese",
          "Avian ecology",
          "Grassland management",
          "birds | ptaki",
          "water tables",
          "bird ringing"
        ],
        hobbies: [
          "cycle | cycle to the plots | cycling",
          "bird ringing | Bird ringer",
          "group of six women in Białystok"
        ],
        causes: ["podmokłe łąki | Chronimy podmokłe łąki", "wolontariuszka | volunteer", "birds | ptaki"]
      },
      sources: [
        "https://kszykowelaki.example/",
        "https://kszykowelaki.example/ludzie",
        "https://kszykowelaki.example/en/people",
        "https://waderfolk.example/interviews/jagna-mrozowiecka",
        "https://echotykocina.example/2026/nagroda-bociana",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=jagna.kszykowelaki.example",
        "https://pub.orcid.org/v3.0/0000-0001-8824-3063/person",
        "https://pub.orcid.org/v3.0/0000-0001-8824-3063/employments",
        "https://pub.orcid.org/v3.0/0000-0001-8824-3063/educations",
        "https://api.crossref.org/works?query.author=Jagna%20Mrozowiecka"
      ],
      never: ["Textile dyeing", "Polymer fibres", "Politechnika Łódzka"]
    },
    {
      id: "tadeusz-wyrwicz",
      about:
        "A campaigner who spoke of illness, bereavement, marriage, church and party to a reporter: public, and yet nobody's business.",
      contact: {
        email: "tadeusz@kszykowelaki.example",
        full_name: "Tadeusz Wyrwicz",
        company: "Kszykowe Łąki"
      },
      outcome: "found",
      facts: {
        title: "Campaigns Director | dyrektor kampanii | Director of Campaigns | Campaign Director",
        company: "Fundacja Kszykowe Łąki | Kszykowe Łąki | Kszykowe Łąki Foundation | Fundacji Kszykowe Łąki",
        location: "Białystok | Białystok, Polska | Białystok, Poland",
        skills: ["Petitions"],
        achievements: [
          "Green Megaphone | Green Megaphone in 2025 | Green Megaphone 2025",
          "Don’t Drain It | ran the “Don’t Drain It” campaign | “Don’t Drain It” campaign | 214,000 signatures | collected 214,000 signatures | stopped the Jaśkowo drainage scheme"
        ],
        hobbies: ["Kajak | kajaki | kayaking | paddles"],
        sports_teams: ["Jagiellonia | Jagiellonia Białystok"],
        memberships: ["Coalition of Living Rivers | member of the Coalition of Living Rivers"],
        education: [
          {
            institution: "Uniwersytet w Białymstoku | Uniwersytecie w Białymstoku | University of Białystok",
            degree: "magisterka | magister | MA",
            field: "politologia | politologię | political science",
            year: 2009
          }
        ],
        pets: ["wyżeł | Torf | wyżeł Torf | pies, wyżeł Torf | pies | dog"],
        linkedin:
          "https://pl.linkedin.com/in/tadeusz-wyrwicz | https://www.linkedin.com/in/tadeusz-wyrwicz | tadeusz-wyrwicz",
        twitter: "https://twitter.com/wyrwicz_t | https://x.com/wyrwicz_t | @wyrwicz_t | wyrwicz_t",
        twitter_bio:
          "Kampanie, kajaki, kszyki. Dyrektor kampanii @kszykowelaki. Żubr to nie piwo. | Kampanie, kajaki, kszyki. Dyrektor kampanii @kszykowelaki. | Kampanie, kajaki, kszyki"
      },
      also: {
        linkedin_bio:
          "Petitions, paddles, peat. | Petitions, paddles, peat | Campaigns Director – Fundacja Kszykowe Łąki",
        certifications: ["certified mediator | mediator"],
        memberships: ["Klub Kajakowy „Wiosło” | Klub Kajakowy Wiosło | Wiosło"],
        title: "Sekretarz | trainer | mediator | aktywista | Sekretarz klubu",
        location: "Tykocin | Polska | Poland",
        industry:
          "environmental NGO | nature conservation | conservation | environment | ochrona przyrody | podmokłe łąki | campaigning | fundacja",
        skills: [
          "local radio | radio",
          "how to talk to farmers before you talk about them | talk to farmers",
          "campaigns | Kampanie | campaigning",
          "mediation | mediator",
          "politologia"
        ],
        achievements: [
          "3,2 tony śmieci | spływ „Czysta Narew” | Czysta Narew",
          "stopped the Jaśkowo drainage scheme | stopped the Jaśkowo drainage scheme in 2025",
          "collected 214,000 signatures | 214,000 signatures",
          "przez sześć lat robiłem radio | sześć lat robiłem radio",
          "Campaign Barn 2026",
          "Woda nie ma poglądów | Wyrwicz: Woda nie ma poglądów"
        ],
        interests: [
          "Kajak | kajaki | kayaking",
          "kszyki | kszyk",
          "peat",
          "Petitions",
          "Jagiellonia",
          "zupy",
          "Kampanie | campaigns",
          "paddles",
          "local radio | radio"
        ],
        hobbies: ["zupy | soups | cooking soups", "spływ „Czysta Narew”"],
        sports_teams: ["Klub Kajakowy „Wiosło” | Wiosło"],
        causes: [
          "Czysta Narew | spływ „Czysta Narew”",
          "Don’t Drain It",
          "Coalition of Living Rivers | Living Rivers",
          "podmokłe łąki | Chronimy podmokłe łąki",
          "peat"
        ]
      },
      sources: [
        "https://kszykowelaki.example/",
        "https://kszykowelaki.example/ludzie",
        "https://kszykowelaki.example/en/people",
        "https://gazetanarwianska.example/rozmowy/tadeusz-wyrwicz",
        "https://campaignbarn.example/2026/trainers",
        "https://kajakinarew.example/klub",
        "https://pl.linkedin.com/in/tadeusz-wyrwicz",
        "https://twitter.com/wyrwicz_t"
      ],
      sensitive: [
        "dwubiegunówkę",
        "biorę lit",
        "brata Wojtka",
        "zginął",
        "na oddziale",
        "Z Kubą",
        "ślub w Kopenhadze",
        "odszedłem z Kościoła",
        "Sejmu",
        "Lewicy"
      ]
    }
  ]
}
