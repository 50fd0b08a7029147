import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en" class="no-js"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} &#8211; Kelovaara</title>
<meta name="generator" content="WordPress 6.8"><link rel="canonical" href="https://kelovaara.example/"></head>
<body class="page wp-theme"><div id="page"><header id="masthead"><p class="site-title"><a href="/" rel="home">Kelovaara</a></p>
<ul id="menu-main"><li class="menu-item"><a href="/references/karkku-foundry/">References</a></li><li class="menu-item"><a href="/about-us/">About us</a></li><li class="menu-item"><a href="/contacts/">Contacts</a></li></ul></header>
<div class="entry-content">${body}</div>
<footer id="colophon"><p>Kelovaara Oy<br>Rautakuja 7, FI-33840 Tampere, Finland<br>Switchboard +358 3 555 0100</p></footer></div></body></html>`

const contact = (name: string, role: string, phone: string, mail: string): string => `
<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/2025/03/${mail}.jpg" alt=""></figure><p><strong>${name}</strong><br>${role}<br><a href="tel:${phone.replaceAll(" ", "")}">${phone}</a><br>${mail}(at)kelovaara.example</p></div>`

const industry =
  "lifting equipment | overhead cranes | crane inspection | crane service | crane inspection and service | cranes | cranes and lifting equipment | overhead cranes and lifting equipment | crane maintenance | inspection of cranes | industrial services"

const tampere =
  "Tampere, Finland | Tampere | Finland | FI-33840 Tampere, Finland | Tampere, Pirkanmaa, Finland"

/** A Finnish crane service with a contact page as they all have, and a physiotherapist in the same town. */
export const kelovaara: WorldPart = {
  pages: [
    {
      url: "https://kelovaara.example/",
      body: shell(
        "Crane inspection and service in Tampere",
        `<h1>Cranes that pass, year after year.</h1><p>We inspect, mend and modernise overhead cranes and lifting equipment for paper mills, foundries and workshops in western Finland. Thirty-one of us are on the road on an ordinary Tuesday.</p><p><a href="/contacts/">Ask one of us</a></p><h3>Latest</h3><p><a href="/2026/08/new-head-of-inspections/">Saana Myllyoja to lead our inspections</a></p>`
      )
    },
    {
      url: "https://kelovaara.example/contacts/",
      body: shell(
        "Contacts",
        `<h1>Contacts</h1><p>Breakdown at night or at the weekend? Ring the duty phone, +358 3 555 0199.</p><h2>Office</h2><div class="wp-block-columns">
${contact("Pirkko-Liisa Hautakorpi", "Managing Director", "+358 50 555 0141", "pirkko-liisa.hautakorpi")}
${contact("Eetu Rantasalo", "Sales Manager, Overhead Cranes", "+358 50 555 0144", "eetu.rantasalo")}
</div><h2>Inspections and automation</h2><div class="wp-block-columns">
${contact("Saana Myllyoja", "Head of Inspections", "+358 50 555 0152", "saana.myllyoja")}
${contact("Mikael Sundqvist-Ojala", "Automation Engineer", "+358 50 555 0158", "mikael.sundqvist-ojala")}
</div>`
      )
    },
    {
      url: "https://kelovaara.example/about-us/",
      body: shell(
        "About us",
        `<h1>About us</h1><p>The firm began in 1968 as one van and one very long ladder. Today a third of the mills between Pori and Jyväskylä have our sticker on their hoists.</p>
<h2>A word from the Managing Director</h2><blockquote class="wp-block-quote"><p>A crane never breaks when it is standing still. So we come while it is.</p></blockquote>
<p>Pirkko-Liisa Hautakorpi has led Kelovaara since 2011. She took her M.Sc. in mechanical engineering at Lappeenranta University of Technology in 1996 and learnt the trade at a shipyard in Rauma. She chairs the Finnish Association of Lifting Inspectors. From November to April she goes winter swimming at Rauhaniemi before work.</p>`
      )
    },
    {
      url: "https://kelovaara.example/2026/08/new-head-of-inspections/",
      body: shell(
        "Saana Myllyoja to lead our inspections",
        `<article><h1>Saana Myllyoja to lead our inspections</h1><p class="posted-on"><time datetime="2026-08-24T08:00:00+03:00">24.8.2026</time></p><p>On 1 September Saana Myllyoja takes over as Head of Inspections. Saana came to us in 2014 straight from vocational college and is a certified lifting equipment inspector (level III).</p><p>&#8220;If the report needs more than one page, I have not understood the crane,&#8221; says Saana. When she is not up on a gantry she coaches a girls&#8217; floorball team and grows chillies on her balcony.</p></article>`
      )
    },
    {
      url: "https://kelovaara.example/references/karkku-foundry/",
      body: shell(
        "Reference: three pouring cranes in two weekends",
        `<h1>Three pouring cranes in two weekends</h1><p>A foundry in Karkku could not stop for longer than a weekend. Our Automation Engineer Mikael Sundqvist-Ojala moved the controls of three pouring cranes to frequency converters between two Friday nights.</p><p>Result: no lost shift, and a third less sway of the ladle.</p>`
      )
    },
    {
      url: "https://liftdays-nordic.example/2026/programme",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Programme | Liftdays Nordic 2026, Gothenburg</title></head><body><h1>Programme, Thursday 23 April</h1><table class="prog"><tr><td>09:30</td><td>Opening</td><td>Birgitta Ahlmark, Svea Hoist</td></tr><tr><td>10:15</td><td>Throw the wire rope away in time</td><td>Eetu Rantasalo, Kelovaara (FI)</td></tr><tr><td>11:00</td><td>Coffee</td><td></td></tr></table></body></html>`
    },
    {
      url: "https://fysio-rantasalo.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fysio Rantasalo – physiotherapy in Kaleva, Tampere</title></head><body><h1>Fysio Rantasalo</h1><p>Eetu Rantasalo, licensed physiotherapist, treats knees, shoulders and stubborn backs in Kaleva, Tampere. English-speaking patients are welcome.</p><p>Eetu Rantasalo studied in Turku and used to keep goal for the Kaupinoja Badgers.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fi.linkedin.com/in/eetu-rantasalo-cranes",
      title: "Eetu Rantasalo - Sales Manager - Kelovaara Oy | LinkedIn",
      snippet:
        "Tampere, Pirkanmaa, Finland · Sales Manager · Kelovaara Oy. Education: Tampere University of Applied Sciences. 500+ connections on LinkedIn. View Eetu Rantasalo's profile."
    }
  ],
  github: [
    {
      login: "sunojala",
      id: 61804,
      name: "Mikael Sundqvist-Ojala",
      company: "Kelovaara",
      blog: "",
      location: "Nokia, Finland",
      bio: "Automation engineer. Load cells, PLCs and wooden boats.",
      email: "mikael.sundqvist-ojala@kelovaara.example",
      repositories: [
        {
          name: "loadlog",
          description: "Reads load cells over Modbus and writes down what the hoist really lifted",
          language: "Python",
          topics: ["modbus", "hoist"],
          stars: 43,
          pushed_at: "2026-09-12T18:00:00Z"
        }
      ]
    }
  ],
  rdap: [{ domain: "kelovaara.example", registrant: "Kelovaara Oy", registered: "2001-02-14T00:00:00Z" }],
  people: [
    {
      id: "e-pirkko-liisa-hautakorpi",
      about: "A managing director with a double first name: contact page and a paragraph.",
      contact: {
        email: "pirkko-liisa.hautakorpi@kelovaara.example",
        full_name: "Pirkko-Liisa Hautakorpi"
      },
      outcome: "found",
      facts: {
        title: "Managing Director",
        company: "Kelovaara | Kelovaara Oy",
        memberships: [
          "Finnish Association of Lifting Inspectors | chairs the Finnish Association of Lifting Inspectors | chair of the Finnish Association of Lifting Inspectors"
        ],
        education: [
          {
            institution: "Lappeenranta University of Technology",
            degree: "M.Sc. | MSc | Master of Science",
            field: "mechanical engineering",
            year: 1996
          }
        ],
        hobbies: ["winter swimming | winter swimming at Rauhaniemi"]
      },
      also: {
        title: "Chair of the Finnish Association of Lifting Inspectors | chair",
        location: tampere,
        industry,
        skills: ["mechanical engineering", "overhead cranes | cranes", "lifting equipment"],
        achievements: [
          "chairs the Finnish Association of Lifting Inspectors | chair of the Finnish Association of Lifting Inspectors",
          "has led Kelovaara since 2011 | led Kelovaara since 2011"
        ],
        interests: ["winter swimming | swimming"]
      },
      sources: ["https://kelovaara.example/contacts/", "https://kelovaara.example/about-us/"]
    },
    {
      id: "e-eetu-rantasalo",
      about: "A physiotherapist of the same name in the same town.",
      contact: { full_name: "Eetu Rantasalo", company: "Kelovaara", location: "Tampere" },
      outcome: "found",
      facts: {
        title: "Sales Manager, Overhead Cranes | Sales Manager",
        company: "Kelovaara | Kelovaara Oy",
        location: tampere,
        linkedin:
          "https://www.linkedin.com/in/eetu-rantasalo-cranes | https://fi.linkedin.com/in/eetu-rantasalo-cranes"
      },
      also: {
        industry,
        skills: ["overhead cranes | cranes", "sales", "wire rope | wire ropes"],
        education: [{ institution: "Tampere University of Applied Sciences" }],
        achievements: [
          "Throw the wire rope away in time",
          "Liftdays Nordic 2026 | Speaker at Liftdays Nordic 2026 | Liftdays Nordic | Speaker at Liftdays Nordic"
        ],
        interests: ["wire rope | wire ropes", "overhead cranes | cranes"],
        linkedin_bio: "Sales Manager · Kelovaara Oy | Sales Manager | Sales Manager at Kelovaara Oy"
      },
      sources: [
        "https://kelovaara.example/contacts/",
        "https://fi.linkedin.com/in/eetu-rantasalo-cranes",
        "https://liftdays-nordic.example/2026/programme"
      ],
      never: ["physiotherapist", "Fysio", "knees", "Kaleva", "Turku", "Badgers"]
    },
    {
      id: "e-saana-myllyoja",
      about: "A new head of department: contact page and a post of the house.",
      contact: {
        email: "saana.myllyoja@kelovaara.example",
        full_name: "Saana Myllyoja",
        company: "Kelovaara Oy"
      },
      outcome: "found",
      facts: {
        title: "Head of Inspections",
        company: "Kelovaara | Kelovaara Oy",
        certifications: [
          "certified lifting equipment inspector (level III) | certified lifting equipment inspector | lifting equipment inspector (level III) | lifting equipment inspector"
        ],
        hobbies: [
          "coaches a girls’ floorball team | coaches a girls' floorball team | floorball | coaching floorball | coaching a girls' floorball team | floorball coach | girls’ floorball team"
        ]
      },
      also: {
        title: "lifting equipment inspector | certified lifting equipment inspector",
        location: tampere,
        industry,
        skills: [
          "lifting equipment inspection | lifting equipment | inspections | inspection | crane inspection",
          "floorball coaching"
        ],
        hobbies: [
          "grows chillies on her balcony | chillies | growing chillies | grows chillies | growing chillies on her balcony"
        ],
        interests: ["floorball", "chillies | growing chillies"],
        causes: ["girls’ floorball | girls' floorball team"],
        education: [{ institution: "vocational college" }]
      },
      sources: [
        "https://kelovaara.example/contacts/",
        "https://kelovaara.example/2026/08/new-head-of-inspections/"
      ]
    },
    {
      id: "e-mikael-sundqvist-ojala",
      about: "Only an address; GitHub by email tells where he lives.",
      contact: { email: "mikael.sundqvist-ojala@kelovaara.example" },
      outcome: "found",
      facts: {
        title: "Automation Engineer",
        company: "Kelovaara | Kelovaara Oy",
        location: "Nokia, Finland | Nokia | Tampere, Finland | Tampere",
        skills: ["Python"],
        interests: ["wooden boats"]
      },
      also: {
        location: tampere,
        industry,
        skills: [
          "Load cells | load cell",
          "PLCs | PLC",
          "modbus",
          "hoist | hoists",
          "frequency converters | frequency converter",
          "automation | crane automation",
          "crane controls | controls | pouring cranes | crane modernisation"
        ],
        interests: ["Load cells | load cell", "PLCs | PLC", "modbus", "hoist | hoists", "boats"],
        hobbies: ["wooden boats | boats"],
        achievements: [
          "loadlog",
          "Three pouring cranes in two weekends | moved the controls of three pouring cranes to frequency converters | moved the controls of three pouring cranes to frequency converters between two Friday nights | three pouring cranes",
          "no lost shift, and a third less sway of the ladle"
        ]
      },
      sources: [
        "https://kelovaara.example/contacts/",
        "https://kelovaara.example/references/karkku-foundry/",
        "https://api.github.com/users/sunojala",
        "https://api.github.com/users/sunojala/repos"
      ]
    }
  ]
}
