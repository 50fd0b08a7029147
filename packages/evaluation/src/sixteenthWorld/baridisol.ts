import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-KE"><head><meta charset="UTF-8"><title>${title} &#8211; Baridisol</title><meta property="og:site_name" content="Baridisol"></head><body class="page">
<div id="masthead"><p class="site-title"><a href="/">Baridisol</a></p><ul class="menu"><li><a href="/">Home</a></li><li><a href="/our-team/">Our team</a></li><li><a href="/field-notes/">Field notes</a></li></ul></div>
<div class="entry-content">${body}</div>
<div id="colophon">Baridisol Ltd &bull; Kabarak Road, P.O. Box 7714, Nakuru, Kenya &bull; hello@baridisol.example</div></body></html>`

const member = (name: string, role: string, text: string): string =>
  `<figure class="member"><figcaption><strong>${name}</strong><br><em>${role}</em></figcaption></figure><p>${text}</p>`

/** Solar milk coolers from Nakuru: a founder with a site of her own, and a man whose name half of Nairobi bears. */
export const baridisol: WorldPart = {
  pages: [
    {
      url: "https://baridisol.example/",
      body: shell(
        "Cold milk, no grid",
        `<h1>Cold milk, no grid.</h1><p>Baridisol builds solar milk coolers and rents them to dairy cooperatives by the litre. 312 coolers are at work between Narok and Nyandarua.</p><p>Co-operatives talk to <a href="/our-team/">people, not call centres</a>.</p>`
      )
    },
    {
      url: "https://baridisol.example/our-team/",
      body: shell(
        "Our team",
        `<h1>Our team</h1><p>Forty-six of us, most of them on motorbikes. These four answer for the rest.</p>
${member("Wanjiku Theuri", "Co-founder &amp; Managing Director", 'Wanjiku grew up milking in Molo and started Baridisol in 2016 after a season of poured-away evening milk. Write to her about partnerships, or read <a href="https://wanjikutheuri.example/">her own page</a>.')}
${member("Eng. Abdirahman Halake", "Chief Engineer", "Abdirahman designs the ice bank inside every cooler. He says the sun is the easy part.")}
${member("Kevin Otieno", "Customer Finance Manager", "Kevin runs pay-as-you-go credit for 118 cooperatives out of our Nairobi office. He is a CPA(K) and answers his own phone.")}
${member("Naisula Sankale", "Field Operations Manager", "Naisula leads nineteen technicians. She was named Young Dairy Professional of the Year by the Rift Dairy Guild in 2025, and she keeps the spare compressors under her own bed.")}`
      )
    },
    {
      url: "https://baridisol.example/field-notes/",
      body: shell(
        "Field notes",
        `<h1>Field notes</h1><h2>Ten million litres</h2><p class="date">8 June 2026</p><p>On Friday a can from Olenguruone took us past ten million litres cooled. “That is ten million litres nobody fed to the calves,” said our managing director, Wanjiku Theuri.</p>
<h2>A cooler crosses the Mara</h2><p class="date">19 March 2026</p><p>Naisula Sankale and two technicians floated a 600-litre cooler across the river on oil drums. It was running again by the evening milking.</p>`
      )
    },
    {
      url: "https://wanjikutheuri.example/",
      body: `<!doctype html><html lang="en"><head><title>Wanjiku Theuri</title></head><body><main><h1>Habari, I'm Wanjiku.</h1>
<p>I co-founded Baridisol, where we keep other people's milk cold. I live in Nakuru, on the quiet side of the lake.</p>
<p>I studied agricultural engineering at Egerton University (BSc, 2009). My first job was fixing chaff cutters.</p>
<p>Outside work I keep bees, eleven hives so far.</p>
<p>My twins, Mumbi and Kiarie, are at Mwariki Hill Academy and would like the bees moved further from the house.</p>
<p><a rel="me" href="https://mastodon-nyika.example/@wanjiku">Mastodon</a> | <a href="https://baridisol.example/our-team/">Baridisol</a></p></main></body></html>`
    },
    {
      url: "https://dairyreview-ea.example/2026/06/baridisol-ten-million",
      news: { seen: "20260611T060000Z", language: "English", country: "Kenya" },
      body: `<!doctype html><html lang="en"><head><title>Solar coolers save ten million litres, says Nakuru firm | East Africa Dairy Review</title></head><body><article><h1>Solar coolers save ten million litres, says Nakuru firm</h1><p>11 June 2026</p><p>Evening milk is the milk that spoils. Baridisol, a Nakuru company that rents solar milk coolers, says it has now kept ten million litres of it from the ditch.</p><p>Wanjiku Theuri, co-founder and managing director, received the Innovator of the Year award at the African Dairy Summit in Kigali last month. “The prize was a cow,” she told the Review. “I asked for a lorry.”</p></article></body></html>`
    },
    {
      url: "https://offgridfinance.example/nairobi-2026/programme",
      body: `<!doctype html><html lang="en"><head><title>Programme – Off-Grid Finance Days, Nairobi 2026</title></head><body><h1>Programme, 17 September 2026</h1><table><tr><th>09:30</th><td>Opening</td></tr><tr><th>10:15</th><td><b>Lending against milk</b><br>Kevin Otieno, Customer Finance Manager, Baridisol</td></tr><tr><th>11:00</th><td><b>When the lamp is the collateral</b><br>Atieno Wambura, Taa Credit</td></tr></table></body></html>`
    },
    {
      url: "https://kilelehomes.example/agents/kevin-otieno",
      body: `<!doctype html><html lang="en"><head><title>Kevin Otieno, Senior Property Consultant | Kilele Homes Nairobi</title></head><body><h1>Kevin Otieno</h1><p>Senior Property Consultant</p><p>Kevin has let and sold apartments in Kilimani and Lavington, Nairobi, since 2014. Call him for viewings on Sundays.</p></body></html>`
    },
    {
      url: "https://mtaawave.example/shows/breakfast",
      body: `<!doctype html><html lang="en"><head><title>The Matatu Breakfast | Mtaa Wave 97.9 Nairobi</title></head><body><h1>The Matatu Breakfast</h1><p>Weekdays from six with Kevin Otieno and Shiko B. Traffic, gossip and rhumba for Nairobi.</p><p>Kevin Otieno joined the station in 2019 from campus radio and is a lifelong Gor Mahia supporter.</p></body></html>`
    }
  ],
  mastodon: [
    {
      user: "wanjiku",
      domain: "mastodon-nyika.example",
      name: "Wanjiku Theuri",
      note: "<p>MD at Baridisol. Milk, sunshine, bees. Nakuru.</p>",
      fields: [
        {
          name: "Site",
          value: `<a href="https://wanjikutheuri.example/" rel="me">wanjikutheuri.example</a>`,
          verified_at: "2025-08-14T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Cooler number 312 went live in Olenguruone. The chairman tested it by putting his soda in.</p>",
          at: "2026-09-30T16:20:00.000Z"
        }
      ]
    }
  ],
  github: [
    {
      login: "halake-ice",
      id: 170411,
      name: "Abdirahman Halake",
      company: "Baridisol",
      location: "Nakuru, Kenya",
      bio: "Chief engineer at Baridisol. Ice is a battery.",
      email: "halake@baridisol.example",
      repositories: [
        {
          name: "icebank",
          description: "Simulate an ice bank through a cloudy week",
          language: "Julia",
          topics: ["refrigeration", "simulation"],
          stars: 57,
          pushed_at: "2026-08-22T10:00:00Z"
        }
      ]
    },
    {
      login: "kevotieno254",
      id: 170412,
      name: "Kevin Otieno",
      company: "Sokobyte",
      location: "Nairobi",
      bio: "Android developer at Sokobyte",
      repositories: [{ name: "duka-pos", language: "Kotlin", stars: 6, pushed_at: "2026-01-09T08:00:00Z" }]
    }
  ],
  orcid: [
    {
      id: "0000-0002-6617-4093",
      given: "Abdirahman",
      family: "Halake",
      country: "KE",
      employments: [
        {
          organization: "Baridisol",
          role: "Chief Engineer",
          city: "Nakuru",
          country: "KE",
          from: 2018
        }
      ],
      educations: [
        {
          organization: "Dedan Kimathi University of Technology",
          role: "MSc",
          department: "Mechanical Engineering",
          city: "Nyeri",
          country: "KE",
          from: 2013,
          to: 2015
        }
      ],
      works: [
        {
          title: "Sizing ice banks for evening milk",
          type: "journal-article",
          year: 2024,
          journal: "East African Journal of Energy"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://ke.linkedin.com/in/kevin-otieno-paygo",
      title: "Kevin Otieno - Customer Finance Manager - Baridisol | LinkedIn",
      snippet:
        "Nairobi County, Kenya · Customer Finance Manager · Baridisol. I lend against milk. View Kevin Otieno's profile on LinkedIn."
    },
    {
      url: "https://ke.linkedin.com/in/kevin-otieno-1b7a40",
      title: "Kevin Otieno - Senior Property Consultant - Kilele Homes | LinkedIn",
      snippet: "Nairobi, Kenya · Senior Property Consultant · Kilele Homes. Education: Maseno University."
    }
  ],
  people: [
    {
      id: "wanjiku-theuri",
      about: "A founder with her own page, Mastodon and press; her twins and their school on her own page.",
      contact: { email: "wanjiku@baridisol.example", full_name: "Wanjiku Theuri", company: "Baridisol" },
      outcome: "found",
      facts: {
        title: "Co-founder & Managing Director | Managing Director | MD",
        company: "Baridisol | Baridisol Ltd",
        location: "Nakuru | Nakuru, Kenya",
        achievements: ["Innovator of the Year | Innovator of the Year award at the African Dairy Summit"],
        hobbies: ["bees | keep bees"],
        education: [
          { institution: "Egerton University", degree: "BSc", field: "agricultural engineering", year: 2009 }
        ]
      },
      also: {
        industry: "solar milk coolers | dairy | solar",
        interests: ["Milk", "sunshine", "bees"]
      },
      sources: [
        "https://baridisol.example/our-team/",
        "https://baridisol.example/field-notes/",
        "https://wanjikutheuri.example/",
        "https://mastodon-nyika.example/api/v1/accounts/lookup?acct=wanjiku",
        "https://dairyreview-ea.example/2026/06/baridisol-ten-million"
      ],
      sensitive: ["Mumbi", "Kiarie", "Mwariki Hill"]
    },
    {
      id: "abdirahman-halake",
      about: "An engineer whose GitHub and ORCID say more than the team page.",
      contact: { email: "halake@baridisol.example", full_name: "Abdirahman Halake" },
      outcome: "found",
      facts: {
        title: "Chief Engineer",
        company: "Baridisol | Baridisol Ltd",
        location: "Nakuru, Kenya | Nakuru",
        skills: ["Julia"],
        education: [
          {
            institution: "Dedan Kimathi University of Technology",
            degree: "MSc",
            field: "Mechanical Engineering",
            year: 2015
          }
        ]
      },
      also: {
        industry: "solar milk coolers | dairy | solar",
        skills: ["refrigeration", "simulation"],
        achievements: ["Sizing ice banks for evening milk", "icebank"]
      },
      sources: [
        "https://baridisol.example/our-team/",
        "https://api.github.com/users/halake-ice",
        "https://api.github.com/users/halake-ice/repos",
        "https://pub.orcid.org/v3.0/0000-0002-6617-4093/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6617-4093/educations"
      ]
    },
    {
      id: "kevin-otieno",
      about:
        "A frequent name in a large city: an agent, a presenter and a programmer bear it in Nairobi too.",
      contact: {
        email: "kevin.otieno@baridisol.example",
        full_name: "Kevin Otieno",
        company: "Baridisol",
        location: "Nairobi"
      },
      outcome: "found",
      facts: {
        title: "Customer Finance Manager",
        company: "Baridisol | Baridisol Ltd",
        location: "Nairobi | Nairobi County, Kenya | Nairobi, Kenya",
        certifications: ["CPA(K)"],
        linkedin:
          "https://www.linkedin.com/in/kevin-otieno-paygo | https://ke.linkedin.com/in/kevin-otieno-paygo"
      },
      also: {
        industry: "solar milk coolers | dairy | solar",
        skills: ["pay-as-you-go credit"],
        achievements: ["Lending against milk"],
        linkedin_bio: "Customer Finance Manager | I lend against milk."
      },
      sources: [
        "https://baridisol.example/our-team/",
        "https://offgridfinance.example/nairobi-2026/programme",
        "https://ke.linkedin.com/in/kevin-otieno-paygo"
      ],
      never: [
        "Property Consultant",
        "Kilele",
        "Matatu Breakfast",
        "Gor Mahia",
        "Sokobyte",
        "Kotlin",
        "Maseno"
      ]
    },
    {
      id: "naisula-sankale",
      about: "Only the employer's own pages; an award in passing.",
      contact: { email: "naisula.sankale@baridisol.example" },
      outcome: "found",
      facts: {
        title: "Field Operations Manager",
        company: "Baridisol | Baridisol Ltd",
        achievements: ["Young Dairy Professional of the Year"]
      },
      also: { location: "Nakuru | Nakuru, Kenya", industry: "solar milk coolers | dairy | solar" },
      sources: ["https://baridisol.example/our-team/", "https://baridisol.example/field-notes/"]
    }
  ]
}
