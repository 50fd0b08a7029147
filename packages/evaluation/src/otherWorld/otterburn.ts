import type { WorldPart } from "../World.ts"

const lab = (title: string, body: string): string =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title} – Vossberg Lab</title></head><body><p><a href="/">Vossberg Lab</a> | <a href="/people.html">People</a> | <a href="/publications.html">Publications</a> | <a href="/join.html">Join us</a></p>${body}<hr><p><small>Department of Earth &amp; Environmental Sciences, University of Otterburn, Otterburn, Nova Scotia. Last edited by Tomasz.</small></p></body></html>`

/** A laboratory in Nova Scotia: a list of people with alumni, faculty page and registry, a home page in the first person. */
export const otterburn: WorldPart = {
  pages: [
    {
      url: "https://vossberglab.example/",
      body: lab(
        "Home",
        "<h1>We dig holes and ask what breathes in them.</h1><p>The Vossberg Lab studies how soils keep or lose carbon.</p>"
      )
    },
    {
      url: "https://vossberglab.example/people.html",
      body: lab(
        "People",
        `<h1>People</h1><h2>Principal investigator</h2><p><b>Dr. Henrike Vossberg</b>, Professor and Canada Research Chair in Soil Biogeochemistry (<a href="https://otterburn.example/science/faculty/vossberg">faculty page</a>)</p>
<h2>Postdocs</h2><p><b>Tomasz Zielinski-Park</b>: mycorrhizal networks and root exudates (<a href="https://zielinskipark.example/">home page</a>)</p>
<h2>Graduate students</h2><p><b>Wei Zhang</b>, PhD candidate (since 2023): methane in drained peat. BSc China Agricultural University, 2021. w.zhang@otterburn.example</p>
<p><b>Shanice Boudreau</b>, MSc student</p>
<h2>Where are they now?</h2><ul><li>Lucía Barrientos (PhD 2022) → Catastrophe Risk Scientist, Terrafirma Insurance Group</li><li>Pascal Comeau (MSc 2020) → high-school teacher, Moncton</li></ul>`
      )
    },
    {
      url: "https://otterburn.example/",
      body: `<!doctype html><html lang="en-CA"><head><title>University of Otterburn</title></head><body><h1>University of Otterburn</h1><p><a href="/admissions">Admissions</a> <a href="/science">Faculty of Science</a> <a href="/visit">Visit us in Nova Scotia</a></p></body></html>`
    },
    {
      url: "https://otterburn.example/science/faculty/vossberg",
      body: `<!doctype html><html lang="en-CA"><head><title>Henrike Vossberg - Faculty of Science - University of Otterburn</title></head><body><h1>Henrike Vossberg</h1><p>Professor<br>Canada Research Chair in Soil Biogeochemistry<br>Email: h.vossberg@otterburn.example<br>Office: LSC 4012</p><h3>Degrees</h3><p>Dr. rer. nat. (Göttingen), 2006<br>Diplom in Geoecology (Bayreuth), 2002</p><h3>Honours</h3><p>Fellow of the Soil Science Society of America (2020)<br>Otterburn Award for Graduate Mentoring (2023)</p><h3>Research</h3><p>My group works on soil organic matter, peatlands and stable isotopes. I also serve on the editorial board of <i>Biogeochemical Letters</i>.</p><h3>Elsewhere</h3><p><a rel="me" href="https://fedisci.example/@henrike">Mastodon</a></p></body></html>`
    },
    {
      url: "https://zielinskipark.example/",
      body: `<html><head><title>Tomasz Zielinski-Park</title></head><body><p>Cześć, hello, annyeong!</p><p>My name is Tomasz. I am a postdoctoral fellow in the Vossberg Lab at the University of Otterburn, where I watch fungi trade. I live in Otterburn, Nova Scotia.</p><p>In 2023 I defended my PhD in Microbial Ecology at Wageningen University. Before that I did an MSc in Biology at the Jagiellonian University in Kraków (2018).</p><p>I mostly write R and Julia; the code lives on <a rel="me" href="https://github.com/tzpark">GitHub</a>.</p><p>When I am not in the lab I bake rye bread, referee roller derby (whistle name: Pole Position) and walk my beagle, Pierogi. I volunteer with the Otterburn Refugee Welcome Circle, because somebody once did that for my grandparents.</p><p>I have ADHD, so please send one question an email. Write to tomasz@zielinskipark.example.</p></body></html>`
    }
  ],
  github: [
    {
      login: "tzpark",
      id: 70211,
      name: "Tomasz Zielinski-Park",
      company: "@vossberglab",
      blog: "https://zielinskipark.example/",
      location: "Otterburn, NS",
      bio: "fungi, roots, R",
      commit_email: "tomasz@zielinskipark.example",
      repositories: [
        {
          name: "hyphae",
          description: "Graph models of mycorrhizal trade",
          language: "Julia",
          topics: ["ecology", "graphs"],
          stars: 64,
          pushed_at: "2026-08-11T10:00:00Z"
        },
        {
          name: "plotmud",
          description: "Soil profiles in ggplot2",
          language: "R",
          stars: 21,
          pushed_at: "2026-03-01T10:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "henrike",
      domain: "fedisci.example",
      name: "Henrike Vossberg",
      note: "<p>Soil scientist in Nova Scotia. Peat, isotopes, choir (second alto), 1. FC Nürnberg. Posts about mud.</p>",
      fields: [
        {
          name: "Faculty page",
          value: `<a href="https://otterburn.example/science/faculty/vossberg" rel="me">otterburn.example</a>`,
          verified_at: "2025-02-01T00:00:00.000Z"
        }
      ],
      posts: [
        {
          text: "<p>Forty cores out of the bog today and only one boot lost. The dark layer at 60 cm is older than Rome.</p>",
          at: "2026-08-30T19:00:00.000Z"
        },
        {
          text: "<p>Our paper on what drained peat exhales at night is out. Nights matter: a third of the flux, and hardly anybody measures it.</p>",
          at: "2026-07-14T12:00:00.000Z"
        }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0003-1188-4021",
      given: "Henrike",
      family: "Vossberg",
      keywords: ["soil organic matter", "peatlands", "stable isotopes"],
      country: "CA",
      employments: [
        {
          organization: "University of Otterburn",
          role: "Professor",
          city: "Otterburn",
          country: "CA",
          from: 2014
        }
      ],
      educations: [
        {
          organization: "University of Göttingen",
          role: "Dr. rer. nat.",
          city: "Göttingen",
          country: "DE",
          from: 2002,
          to: 2006
        }
      ],
      works: [
        {
          title: "What drained peat exhales at night",
          type: "journal-article",
          year: 2026,
          journal: "Biogeochemical Letters"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5099001122",
      name: "Henrike Vossberg",
      orcid: "0000-0003-1188-4021",
      institution: "University of Otterburn",
      country: "CA",
      years: [2024, 2025, 2026],
      works_count: 88,
      cited_by_count: 5120,
      topics: ["Peatlands and Wetlands Ecology", "Soil Carbon and Nitrogen Dynamics"]
    }
  ],
  people: [
    {
      id: "henrike-vossberg",
      about: "A professor: degrees by their towns, a registry, Mastodon both ways.",
      contact: { email: "h.vossberg@otterburn.example", full_name: "Henrike Vossberg" },
      outcome: "found",
      facts: {
        title:
          "Professor and Canada Research Chair in Soil Biogeochemistry | Professor | Canada Research Chair in Soil Biogeochemistry",
        company: "University of Otterburn",
        education: [
          {
            institution: "University of Göttingen | Göttingen",
            degree: "Dr. rer. nat.",
            year: 2006
          },
          { institution: "Bayreuth", degree: "Diplom", field: "Geoecology", year: 2002 }
        ],
        memberships: ["Soil Science Society of America | Fellow of the Soil Science Society of America"],
        achievements: ["Otterburn Award for Graduate Mentoring"],
        hobbies: ["choir"],
        sports_teams: ["1. FC Nürnberg"]
      },
      also: {
        location: "Nova Scotia | Otterburn | Otterburn, Nova Scotia | Otterburn, CA",
        industry: "higher education | research",
        skills: [
          "soil organic matter",
          "peatlands",
          "stable isotopes",
          "Peatlands and Wetlands Ecology",
          "Soil Carbon and Nitrogen Dynamics",
          "Soil Biogeochemistry"
        ],
        interests: [
          "choir",
          "1. FC Nürnberg",
          "Peat",
          "isotopes",
          "soil organic matter",
          "peatlands",
          "stable isotopes",
          "mud"
        ],
        achievements: ["What drained peat exhales at night", "Fellow of the Soil Science Society of America"],
        memberships: ["Biogeochemical Letters"]
      },
      sources: [
        "https://vossberglab.example/people.html",
        "https://otterburn.example/science/faculty/vossberg",
        "https://fedisci.example/api/v1/accounts/lookup?acct=henrike",
        "https://pub.orcid.org/v3.0/0000-0003-1188-4021/educations"
      ]
    },
    {
      id: "tomasz-zielinski-park",
      about: "A home page in the first person on a domain of his own, with a diagnosis; GitHub both ways.",
      contact: { email: "tomasz@zielinskipark.example" },
      outcome: "found",
      facts: {
        title: "postdoctoral fellow | postdoctoral fellow in the Vossberg Lab",
        company: "University of Otterburn | Vossberg Lab",
        location: "Otterburn, Nova Scotia | Otterburn, NS | Otterburn",
        education: [
          { institution: "Wageningen University", degree: "PhD", field: "Microbial Ecology", year: 2023 },
          {
            institution: "Jagiellonian University | Jagiellonian University in Kraków",
            degree: "MSc",
            field: "Biology",
            year: 2018
          }
        ],
        skills: ["R", "Julia"],
        hobbies: ["bake rye bread | baking rye bread | rye bread", "referee roller derby | roller derby"],
        pets: ["beagle | Pierogi"],
        causes: ["Otterburn Refugee Welcome Circle"]
      },
      also: {
        company: "vossberglab",
        interests: ["fungi", "rye bread", "roller derby", "roots"],
        skills: ["ecology", "graphs"],
        hobbies: ["walk my beagle, Pierogi"],
        achievements: ["hyphae", "plotmud"],
        memberships: ["Otterburn Refugee Welcome Circle"],
        industry: "research"
      },
      sources: ["https://zielinskipark.example/", "https://api.github.com/users/tzpark"],
      sensitive: ["ADHD"]
    }
  ]
}
