import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en" data-wf-page="64f0"><head><meta charset="utf-8"><title>${title} | Valdorense Moldes</title><meta property="og:title" content="${title}"><meta property="og:locale" content="en_GB"></head><body class="body"><div class="navbar w-nav"><a href="/" class="brand w-nav-brand">VALDORENSE</a><nav class="w-nav-menu"><a class="nav-link" href="/company">Company</a><a class="nav-link" href="/team-contacts">Team &amp; contacts</a><a class="nav-link" href="/news">News</a></nav></div>${body}<section class="footer"><div class="text-small">Valdorense Moldes, Lda. · Zona Industrial do Pinhal Velho, Lote 31 · 2430-028 Marinha Grande · Portugal</div></section></body></html>`

const row = (name: string, role: string, extension: string, mail: string): string =>
  `<tr><td>${name}</td><td>${role}</td><td>${extension}</td><td><a href="mailto:${mail}@valdorense.example">${mail}@valdorense.example</a></td></tr>`

const town =
  "Marinha Grande | Marinha Grande, Portugal | Portugal | 2430-028 Marinha Grande, Portugal | Marinha Grande, Leiria, Portugal"
const company = "Valdorense Moldes | Valdorense Moldes, Lda. | Valdorense | Valdorense Moldes, Lda"
const industry =
  "injection moulds | moulds | mould making | injection mould making | toolmaking | moulds for injection | injection molds | plastics | plastics moulds | mould maker | moulds for plastic parts | manufacturing"

/** A Portuguese mould maker: father and son of one name, a department table, and an interview in a trade paper. */
export const valdorense: WorldPart = {
  pages: [
    {
      url: "https://valdorense.example/",
      body: shell(
        "Injection moulds from Marinha Grande",
        `<div class="hero"><h1 class="heading-xl">The steel behind the plastic.</h1><p>Valdorense builds injection moulds of up to twenty tonnes for car interiors, taps and coffee machines. Seventy people, two shifts, one address.</p><a class="button w-button" href="/team-contacts">Talk to us</a></div>`
      )
    },
    {
      url: "https://valdorense.example/company",
      body: shell(
        "Company",
        `<h1>Company</h1><div class="timeline"><div class="timeline-item"><div class="year">1979</div><p>Armindo Leitoal, apprenticed at a glassworks, opens a workshop with two lathes.</p></div><div class="timeline-item"><div class="year">1996</div><p>First mould for a German car maker.</p></div><div class="timeline-item"><div class="year">2014</div><p>The keys pass from the father to the son. Both are called Armindo Leitoal, which the postman has forgiven.</p></div></div>
<div class="w-layout-grid"><div class="bio"><h3>Armindo Leitoal, senior</h3><div class="label">Founder</div><p>Retired since 2014, he still drops in on Fridays to look at the surfaces. The rest of the week belongs to his racing pigeons.</p></div>
<div class="bio"><h3>Armindo Leitoal, junior</h3><div class="label">General Manager</div><p>Armindo studied mechanical engineering at Instituto Superior Técnico in Lisbon, class of 2003, and spent four years with a toolmaker in Lüdenscheid, so his German is better than his golf. He is vice-president of the Iberian Mould Guild. You reach him at armindo.junior@valdorense.example.</p></div></div>`
      )
    },
    {
      url: "https://valdorense.example/team-contacts",
      body: shell(
        "Team & contacts",
        `<h1>Team &amp; contacts</h1><p>Our switchboard is +351 244 555 010; dial the extension when you hear the tone.</p><table class="contacts"><thead><tr><th>Name</th><th>Function</th><th>Ext.</th><th>E-mail</th></tr></thead><tbody><tr><th colspan="4">Management</th></tr>${row("Armindo Leitoal Júnior", "General Manager", "11", "armindo.junior")}<tr><th colspan="4">Engineering</th></tr>${row("Teodoro Vilarigues", "Head of Mould Design", "24", "t.vilarigues")}<tr><th colspan="4">Commercial</th></tr>${row("Bárbara Queimado", "Key Account Manager, Automotive", "32", "b.queimado")}</tbody></table>`
      )
    },
    {
      url: "https://valdorense.example/news",
      body: shell(
        "News",
        `<h1>News</h1><div class="w-dyn-items"><div class="w-dyn-item"><div class="date">October 14, 2026</div><h2>Meet us in Friedrichshafen</h2><p>Bárbara Queimado and a mould for a glovebox are on stand A4-207 until Saturday. Bring your drawings; Bárbara will answer in German, English or French.</p></div><div class="w-dyn-item"><div class="date">November 28, 2025</div><h2>Toolmaker of the year works on our first floor</h2><p>The Iberian Mould Guild has given its Toolmaker of the Year award 2025 to Teodoro Vilarigues for a coffee machine housing that leaves the mould in eleven seconds.</p></div></div>`
      )
    },
    {
      url: "https://cavityandcore.example/interviews/vilarigues-cooling",
      news: { seen: "20260318T093000Z", language: "English", country: "Portugal" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>“Water is the cheapest tool steel” – Cavity &amp; Core</title><meta name="author" content="Hugo Brandt"></head><body><article><header><h1>“Water is the cheapest tool steel”</h1><p class="standfirst">Teodoro Vilarigues, head of mould design at Valdorense Moldes in Marinha Grande, on conformal cooling.</p><p class="meta">18 March 2026, by Hugo Brandt</p></header><p><b>You have drawn moulds for 22 years. What has changed?</b></p><p>Vilarigues: We used to drill straight holes and hope. Now we print the insert and the water goes where the heat is.</p><p><b>And you teach.</b></p><p>Vilarigues: On Tuesday evenings, mould simulation, at the Polytechnic of Leiria. The students break things I would not dare to break.</p><p><b>What do you do when nothing is in the oven?</b></p><p>Vilarigues: I restore old mopeds. Cooling is not a problem there, they do not run.</p></article></body></html>`
    },
    {
      url: "https://linguas-alumni.example/people/barbara-queimado",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bárbara Queimado (2012) – Línguas Alumni</title></head><body><h1>Where are they now?</h1><h2>Bárbara Queimado</h2><p>BA in Languages and Business Relations, University of Aveiro, 2012</p><p>“I sell holes in steel to people in Stuttgart,” laughs Bárbara, who looks after the car makers at Valdorense Moldes. At weekends she is in the water at São Pedro de Moel with her bodyboard, or at home with a cat called Fuligem.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://pt.linkedin.com/in/barbaraqueimado",
      title: "Bárbara Queimado – Key Account Manager Automotive – Valdorense Moldes | LinkedIn",
      snippet:
        "Leiria, Portugal · Key Account Manager Automotive · Valdorense Moldes. Education: Universidade de Aveiro. I bring German drawings to Portuguese steel."
    }
  ],
  people: [
    {
      id: "e-armindo-leitoal-junior",
      about: "Father and son of one name: the son, told by the address and the year.",
      contact: { email: "armindo.junior@valdorense.example", full_name: "Armindo Leitoal Júnior" },
      outcome: "found",
      facts: {
        title: "General Manager",
        company,
        memberships: [
          "Iberian Mould Guild | vice-president of the Iberian Mould Guild | Iberian Mould Guild (vice-president)"
        ],
        education: [
          {
            institution:
              "Instituto Superior Técnico | Instituto Superior Técnico, Lisbon | Instituto Superior Técnico in Lisbon",
            field: "mechanical engineering",
            year: 2003
          }
        ]
      },
      also: {
        title: "vice-president of the Iberian Mould Guild | vice-president",
        location: town,
        industry,
        skills: ["German", "mechanical engineering", "toolmaking"],
        hobbies: ["golf"],
        interests: ["golf"],
        achievements: [
          "vice-president of the Iberian Mould Guild",
          "General Manager since 2014",
          "four years with a toolmaker in Lüdenscheid | spent four years with a toolmaker in Lüdenscheid"
        ]
      },
      sources: ["https://valdorense.example/company", "https://valdorense.example/team-contacts"],
      never: ["Founder", "pigeons", "glassworks", "two lathes", "Retired"]
    },
    {
      id: "e-teodoro-vilarigues",
      about: "A table row, a prize in the house's news and an interview in a trade paper.",
      contact: {
        full_name: "Teodoro Vilarigues",
        company: "Valdorense Moldes",
        title: "Head of Mould Design"
      },
      outcome: "found",
      facts: {
        title: "Head of Mould Design",
        company,
        location: town,
        achievements: [
          "Toolmaker of the Year award 2025 | Toolmaker of the Year 2025 | Toolmaker of the Year award | Toolmaker of the Year"
        ],
        hobbies: [
          "restore old mopeds | restoring old mopeds | old mopeds | mopeds | restoring mopeds | restores old mopeds"
        ]
      },
      also: {
        title:
          "teaches mould simulation at the Polytechnic of Leiria | lecturer at the Polytechnic of Leiria | teacher at the Polytechnic of Leiria | teacher of mould simulation | Lecturer",
        industry,
        skills: [
          "conformal cooling | cooling",
          "mould simulation | simulation",
          "mould design",
          "printed inserts | 3D-printed inserts | print the insert",
          "teaching"
        ],
        interests: [
          "conformal cooling | cooling",
          "mould simulation",
          "mould design",
          "mopeds | old mopeds | restoring old mopeds"
        ],
        achievements: [
          "coffee machine housing that leaves the mould in eleven seconds | a coffee machine housing that leaves the mould in eleven seconds",
          "drawn moulds for 22 years | has drawn moulds for 22 years | 22 years",
          "Water is the cheapest tool steel"
        ],
        memberships: ["Polytechnic of Leiria | teaches at the Polytechnic of Leiria"]
      },
      sources: [
        "https://valdorense.example/team-contacts",
        "https://valdorense.example/news",
        "https://cavityandcore.example/interviews/vilarigues-cooling"
      ]
    },
    {
      id: "e-barbara-queimado",
      about: "No accent in the address; an alumni page and a LinkedIn listing from the next town.",
      contact: { email: "b.queimado@valdorense.example", full_name: "Barbara Queimado" },
      outcome: "found",
      facts: {
        title: "Key Account Manager, Automotive | Key Account Manager",
        company,
        education: [
          {
            institution: "University of Aveiro | Universidade de Aveiro",
            degree: "BA",
            field: "Languages and Business Relations",
            year: 2012
          }
        ],
        hobbies: ["bodyboard | bodyboarding"],
        linkedin: "https://www.linkedin.com/in/barbaraqueimado | https://pt.linkedin.com/in/barbaraqueimado"
      },
      also: {
        location: `Leiria, Portugal | Leiria | ${town}`,
        industry: `${industry} | automotive`,
        skills: ["German", "English", "French", "Automotive", "Key account management | sales"],
        interests: ["bodyboard | bodyboarding", "the water at São Pedro de Moel"],
        hobbies: ["in the water at São Pedro de Moel with her bodyboard"],
        pets: ["cat | a cat called Fuligem | Fuligem | cat called Fuligem"],
        memberships: ["Línguas Alumni"],
        linkedin_bio:
          "I bring German drawings to Portuguese steel. | Key Account Manager Automotive | Key Account Manager Automotive · Valdorense Moldes | Key Account Manager Automotive at Valdorense Moldes"
      },
      sources: [
        "https://valdorense.example/team-contacts",
        "https://valdorense.example/news",
        "https://linguas-alumni.example/people/barbara-queimado",
        "https://pt.linkedin.com/in/barbaraqueimado"
      ]
    },
    {
      id: "e-nuno-carrapatoso",
      about: "Nothing online: the table of the house does not know him.",
      contact: {
        email: "n.carrapatoso@valdorense.example",
        full_name: "Nuno Carrapatoso",
        company: "Valdorense Moldes"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
