import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} — Lonjapay</title>
<meta name="description" content="Lonjapay pays growers on the day of harvest.">
<meta property="og:site_name" content="Lonjapay"></head>
<body><header class="bar"><a href="/">lonjapay</a> <a href="/how-it-works">How it works</a> <a href="/team">Team</a> <a href="/journal">Journal</a></header>
${body}<footer><small>Lonjapay S.L., Carrer de Cavallers 27, 46001 València, Spain · Lonjapay Schweiz AG, Technikumstrasse 8, 8400 Winterthur, Switzerland</small></footer></body></html>`

const tile = (name: string, role: string, place: string, text: string): string => `
<li class="tile"><h3>${name}</h3><p class="role">${role}</p><p class="place">${place}</p><p>${text}</p></li>`

/** A fintech in Valencia with a branch in Winterthur: English at home, Spanish and German around it. */
export const lonjapay: WorldPart = {
  robots: { "lonjapay.example": "User-agent: *\nDisallow: /app/\n" },
  pages: [
    {
      url: "https://lonjapay.example/",
      body: shell(
        "Harvest today, paid today",
        `<main><h1>Harvest today, paid today.</h1>
<p>Lonjapay is a fintech for fruit and vegetables: we buy growers' invoices on the day the lorry leaves and collect from the supermarket ninety days later. 640 growers and 22 cooperatives are with us.</p></main>`
      )
    },
    {
      url: "https://lonjapay.example/how-it-works",
      body: shell(
        "How it works",
        `<main><h1>How it works</h1><ol><li>Photograph the delivery note.</li>
<li>We check it against the buyer's order.</li>
<li>The money is there before you are home.</li></ol></main>`
      )
    },
    {
      url: "https://lonjapay.example/team",
      body: shell(
        "Team",
        `<main><h1>Who we are</h1><ul class="tiles">
${tile("Amparo Ribelles", "Co-founder and CEO", "València", "Amparo comes from three generations of orange growers and studied agricultural engineering at the Universitat Politècnica de València (2006).")}
${tile("Iñaki Goikolea", "Chief Technology Officer", "Bilbao", "Iñaki wrote the first ledger in a weekend and has spent six years correcting it.")}
${tile("Mercè Puigdollers", "Head of Risk", "Barcelona", "Mercè puts a price on hail. She is a certified Financial Risk Manager (FRM).")}
${tile("Beat Zurflüeh", "Country Manager Switzerland", "Winterthur", "Beat talks to the cooperatives of Thurgau and Valais. Before, he lent to dairies at a cantonal bank for eleven years.")}
</ul></main>`
      )
    },
    {
      url: "https://lonjapay.example/journal",
      body: shell(
        "Journal",
        `<main><h1>Journal</h1><article><h2><a href="/journal/hail">What a hailstorm costs</a></h2>
<p>By Mercè Puigdollers, 22 June 2026</p></article>
<article><h2>Grüezi, Winterthur</h2><p>3 February 2026</p>
<p>Our first office abroad is open. Beat Zurflüeh runs it, with a view of the railway and a machine that makes decent coffee.</p></article></main>`
      )
    },
    {
      url: "https://lonjapay.example/journal/hail",
      body: shell(
        "What a hailstorm costs",
        `<article><h1>What a hailstorm costs</h1><p class="by">Mercè Puigdollers, Head of Risk, 22 June 2026</p>
<p>Eleven minutes of hail over Lleida took a third of the peaches in May. Our model had said one storm in nine years; it was the second in four. We have changed the model, and we have not changed what we paid the growers.</p></article>`
      )
    },
    {
      url: "https://amparoribelles.example/",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Amparo Ribelles</title></head><body>
<h1>Hola, soy Amparo</h1>
<p>Dirijo Lonjapay desde València. Crecí entre naranjos en Alzira y por eso sé lo que son noventa días sin cobrar.</p>
<p>Juego a pilota valenciana los miércoles, mal y con guante prestado, y soy abonada del Levante UD.</p>
<p>Tengo dos hijos, Neus y Biel, que van al CEIP Tarongers. Desde que me diagnosticaron endometriosis trabajo los lunes en casa.</p>
<p>Estoy en <a rel="me" href="https://x.com/ampariberes">X</a>. <a href="/charlas">Charlas</a>.</p></body></html>`
    },
    {
      url: "https://amparoribelles.example/charlas",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Charlas | Amparo Ribelles</title></head><body>
<h1>Charlas</h1>
<ul><li>«Noventa días son muchos», Foro Huerta y Banca, Murcia, 2026</li>
<li>«Mi abuelo fiaba», AgroFin Zaragoza, 2025</li></ul>
<p><a href="/">Inicio</a></p></body></html>`
    },
    {
      url: "https://economiadelturia.example/2026/05/premio-ribelles",
      news: { seen: "20260508T080000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8">
<title>Amparo Ribelles, Premio Empresa y Huerta 2026 - Economía del Turia</title></head>
<body><article><h1>Amparo Ribelles, Premio Empresa y Huerta 2026</h1><p>8 de mayo de 2026</p>
<p>La consejera delegada y cofundadora de Lonjapay recogió anoche en València el Premio Empresa y Huerta 2026. La firma valenciana ha adelantado ya 410 millones de euros a agricultores. «El mérito es de quien riega», dijo Ribelles.</p></article></body></html>`
    },
    {
      url: "https://carrerasdelnervion.example/clasificaciones/pagasarri-2026",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8">
<title>Subida al Pagasarri 2026: crónica</title></head><body><h1>Subida al Pagasarri 2026</h1>
<p>Ganó Maider Zelaia. Entre los veteranos, tercero fue Iñaki Goikolea, director de tecnología de Lonjapay, que corre por el monte «para no mirar los servidores».</p></body></html>`
    },
    {
      url: "https://zahlungsrunde-winterthur.example/vorstand",
      body: `<!doctype html><html lang="de-CH"><head><meta charset="utf-8">
<title>Vorstand | Zahlungsrunde Winterthur</title></head><body><h1>Vorstand</h1>
<p><b>Rahel Nüesch</b>, Präsidentin</p>
<p><b>Beat Zurflüeh</b>, Kassier. Country Manager Schweiz bei Lonjapay. M.A. HSG in Banking and Finance, Universität St. Gallen, 2009. Spielt Hornussen bei der HG Wülflingen.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/ampariberes",
      title: "Amparo Ribelles (@ampariberes) / X",
      snippet: "CEO de @lonjapay. Naranjas, facturas, Levante. Joined May 2012."
    },
    {
      url: "https://es.linkedin.com/in/merce-puigdollers-risk",
      title: "Mercè Puigdollers - Head of Risk - Lonjapay | LinkedIn",
      snippet:
        "Barcelona, Catalunya, España · Head of Risk · Lonjapay. Educación: Universitat de Barcelona. Ver el perfil de Mercè Puigdollers en LinkedIn."
    },
    {
      url: "https://ch.linkedin.com/in/beat-zurflueeh",
      title: "Beat Zurflüeh – Country Manager Switzerland – Lonjapay | LinkedIn",
      snippet: "Winterthur, Zürich, Schweiz · Country Manager Switzerland bei Lonjapay. 412 Kontakte."
    }
  ],
  github: [
    {
      login: "goikolea",
      id: 23871,
      name: "Iñaki Goikolea",
      company: "Lonjapay",
      location: "Bilbao",
      bio: "CTO at Lonjapay. Ledgers that add up.",
      email: "inaki@lonjapay.example",
      repositories: [
        {
          name: "doble-entrada",
          description: "Double-entry bookkeeping as a Kotlin library, no floats anywhere",
          language: "Kotlin",
          topics: ["accounting"],
          stars: 377,
          pushed_at: "2026-10-12T07:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 3310457,
      name: "Iñaki Goikolea",
      location: "Bilbao, Spain",
      website: "https://lonjapay.example/",
      reputation: 6120,
      tags: ["kotlin", "postgresql"]
    }
  ],
  people: [
    {
      id: "amparo-ribelles",
      about:
        "English team page, Spanish site of her own with children, school and illness; an award in the press.",
      contact: { email: "amparo@lonjapay.example", full_name: "Amparo Ribelles", company: "Lonjapay" },
      outcome: "found",
      facts: {
        title: "Co-founder and CEO | consejera delegada y cofundadora | consejera delegada | CEO",
        company: "Lonjapay",
        location: "València | Valencia",
        achievements: ["Premio Empresa y Huerta 2026 | Premio Empresa y Huerta"],
        hobbies: ["pilota valenciana | Juego a pilota valenciana"],
        sports_teams: ["Levante UD | Levante"],
        education: [
          {
            institution: "Universitat Politècnica de València",
            field: "agricultural engineering",
            year: 2006
          }
        ],
        twitter: "https://x.com/ampariberes"
      },
      also: {
        industry: "fintech",
        title: "Cofundadora",
        interests: ["Naranjas", "Levante", "facturas"],
        achievements: ["Noventa días son muchos", "Mi abuelo fiaba"],
        twitter_bio: "CEO de @lonjapay. Naranjas, facturas, Levante. | CEO de @lonjapay"
      },
      sources: [
        "https://lonjapay.example/team",
        "https://amparoribelles.example/",
        "https://amparoribelles.example/charlas",
        "https://economiadelturia.example/2026/05/premio-ribelles",
        "https://x.com/ampariberes"
      ],
      sensitive: ["Neus", "Biel", "CEIP Tarongers", "dos hijos", "endometriosis"]
    },
    {
      id: "inaki-goikolea",
      about: "GitHub by email, Stack Overflow, a hill race in Spanish; the client writes no tilde.",
      contact: { email: "inaki@lonjapay.example", full_name: "Inaki Goikolea" },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO | director de tecnología",
        company: "Lonjapay",
        location: "Bilbao | Bilbao, Spain",
        skills: ["Kotlin"]
      },
      also: {
        hobbies: ["corre por el monte | trail running | mountain running | hill running"],
        industry: "fintech",
        skills: ["postgresql", "accounting"],
        achievements: ["doble-entrada", "Subida al Pagasarri 2026"]
      },
      sources: [
        "https://lonjapay.example/team",
        "https://carrerasdelnervion.example/clasificaciones/pagasarri-2026",
        "https://api.github.com/users/goikolea",
        "https://api.github.com/users/goikolea/repos",
        "https://api.stackexchange.com/2.3/users/3310457",
        "https://api.stackexchange.com/2.3/users/3310457/top-tags"
      ]
    },
    {
      id: "merce-puigdollers",
      about: "Only a LinkedIn address.",
      contact: { linkedin_url: "https://www.linkedin.com/in/merce-puigdollers-risk" },
      outcome: "found",
      facts: {
        title: "Head of Risk",
        company: "Lonjapay",
        location: "Barcelona, Catalunya, España | Barcelona",
        certifications: ["Financial Risk Manager (FRM) | Financial Risk Manager | FRM"],
        linkedin:
          "https://www.linkedin.com/in/merce-puigdollers-risk | https://es.linkedin.com/in/merce-puigdollers-risk"
      },
      also: {
        industry: "fintech",
        education: [{ institution: "Universitat de Barcelona" }],
        achievements: ["What a hailstorm costs"],
        linkedin_bio: "Head of Risk"
      },
      sources: [
        "https://lonjapay.example/team",
        "https://lonjapay.example/journal/hail",
        "https://es.linkedin.com/in/merce-puigdollers-risk"
      ]
    },
    {
      id: "beat-zurflueeh",
      about: "An umlaut that the client spells out; a club's page in Swiss German spelling.",
      contact: { full_name: "Beat Zurflueeh", company: "Lonjapay", location: "Winterthur" },
      outcome: "found",
      facts: {
        title: "Country Manager Switzerland | Country Manager Schweiz",
        company: "Lonjapay",
        location: "Winterthur | Winterthur, Zürich, Schweiz",
        hobbies: ["Hornussen | Spielt Hornussen"],
        education: [
          {
            institution: "Universität St. Gallen | University of St. Gallen",
            degree: "M.A. HSG | M.A. | MA",
            field: "Banking and Finance",
            year: 2009
          }
        ],
        linkedin: "https://www.linkedin.com/in/beat-zurflueeh | https://ch.linkedin.com/in/beat-zurflueeh"
      },
      also: {
        industry: "fintech",
        sports_teams: ["HG Wülflingen"],
        memberships: ["Zahlungsrunde Winterthur", "HG Wülflingen"],
        linkedin_bio: "Country Manager Switzerland bei Lonjapay"
      },
      sources: [
        "https://lonjapay.example/team",
        "https://lonjapay.example/journal",
        "https://zahlungsrunde-winterthur.example/vorstand",
        "https://ch.linkedin.com/in/beat-zurflueeh"
      ]
    }
  ]
}
