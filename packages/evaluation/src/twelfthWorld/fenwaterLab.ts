import type { WorldPart } from "../World.ts"

const lab = (
  title: string,
  body: string
): string => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title} – Fenwater Lab</title><meta name="generator" content="Hugo 0.139"></head><body>
<nav><a href="/">Home</a> / <a href="/people/">People</a> / <a href="/projects/">Projects</a> / <a href="/publications/">Publications</a> / <a href="/join/">Join us</a></nav>
${body}
<footer><small>Fenwater Lab, School of Environment, Hillsborough Bay University, Charlottetown, Prince Edward Island. We work on Epekwitk, unceded Mi'kmaw territory. Built with Hugo.</small></footer></body></html>`

const university = (title: string, head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title} | Hillsborough Bay University</title>${head}</head><body><div class="alert">Winter closure: Dec 23 – Jan 3</div><header><a href="/">HBU</a><a href="/apply">Apply</a><a href="/library">Library</a><a href="/give">Give</a><form><input placeholder="Search HBU"></form></header><main>${body}</main><footer>550 Bayfield Avenue, Charlottetown PE. © Hillsborough Bay University. Accessibility. Report a web issue.</footer></body></html>`

/** A peatland laboratory in Prince Edward Island: a professor with records, a doctoral student, and a technician named like the sailor. */
export const fenwaterLab: WorldPart = {
  pages: [
    {
      url: "https://fenwaterlab.example/",
      body: lab(
        "Water in peat",
        `<h1>We measure how water moves through peat.</h1><p>Fenwater Lab studies the hydrology of bogs and fens in Atlantic Canada, drained and restored. We are part of Hillsborough Bay University.</p><p><strong>News.</strong> Nov 2026: the Portage Bog flux tower is back up after the September storm.</p>`
      )
    },
    {
      url: "https://fenwaterlab.example/people/",
      body: lab(
        "People",
        `<h1>People</h1><h2>Principal investigator</h2><p><b>Ysolde Macphee-Arnault</b>, Associate Professor. Peat, pore pressure, patience. <a href="https://hbu-pei.example/faculty/ysolde-macphee-arnault">Faculty page</a></p>
<h2>Staff</h2><p><b>Joshua Slocum</b>, Field and Laboratory Manager. Josh keeps the loggers logging and drives the Argo. He came to us in 2017 from the provincial watershed alliance and runs our annual wilderness first aid day (he is a certified instructor). No relation, please stop asking.</p>
<h2>Graduate students</h2><p><b>Tobenna Ekwueme-Strand</b>, PhD candidate (2023–). Tobe works on methane from rewetted fens, with chambers, a drone and a lot of R. MSc University of Guelph, BSc University of Nigeria, Nsukka. <a href="https://tobenna-es.example/">Website</a></p><p><b>Camryn Doiron</b>, MSc student. Sphagnum transplants.</p>
<h2>Alumni</h2><p>Gil Shaughnessy (MSc 2021, now with a consulting firm in Moncton).</p>`
      )
    },
    {
      url: "https://hbu-pei.example/faculty/ysolde-macphee-arnault",
      body: university(
        "Ysolde Macphee-Arnault",
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Ysolde Macphee-Arnault","honorificPrefix":"Dr.","jobTitle":["Associate Professor","Canada Research Chair in Peatland Hydrology"],"affiliation":{"@type":"CollegeOrUniversity","name":"Hillsborough Bay University"},"alumniOf":[{"@type":"CollegeOrUniversity","name":"McGill University"},{"@type":"CollegeOrUniversity","name":"Dalhousie University"}],"sameAs":["https://orcid.org/0000-0003-7719-4402"]}</script>`,
        `<h1>Dr. Ysolde Macphee-Arnault</h1><h4>Associate Professor, School of Environment<br>Canada Research Chair in Peatland Hydrology (Tier 2)</h4><p>Office: Duffy Building 214. Office hours: Tuesday, 1–3.</p><h3>Biography</h3><p>Dr. Macphee-Arnault directs the Fenwater Lab. She holds a PhD in Geography from McGill University (2013) and a BSc in Earth Sciences from Dalhousie University. She is a Professional Geoscientist (P.Geo.) registered in Nova Scotia and a member of the International Peatland Society and the Canadian Geophysical Union.</p><h3>Teaching</h3><p>ENV 2120 Hydrology; ENV 4410 Wetlands Field School</p><h3>Awards</h3><ul><li>HBU Award for Excellence in Teaching, 2024</li><li>Young Hydrologist Medal, Canadian Geophysical Union, 2018</li></ul>`
      )
    },
    {
      url: "https://hbu-pei.example/news/2026/three-minute-thesis",
      body: university(
        "Methane in three minutes",
        `<meta property="og:type" content="article">`,
        `<article><h1>Methane in three minutes</h1><p>April 2, 2026</p><p>Doctoral student Tobenna Ekwueme-Strand won HBU's Three Minute Thesis with “The bog that breathes out”, and goes on to the eastern final in Halifax. Ekwueme-Strand, who also plays centre-back for Charlottetown Abbies FC and tutors newcomers with the PEI Newcomer Homework Club, said he rehearsed on his housemates' budgie, Mango. “Mango was not convinced about the error bars.”</p></article>`
      )
    },
    {
      url: "https://islandmorning.example/2026/06/bog-professor",
      news: { seen: "20260617T110000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><title>This professor wants you to leave your bog alone | Island Morning</title></head><body><nav>Live radio · Weather · Ferries · Obituaries</nav><article><h1>This professor wants you to leave your bog alone</h1><p>Cass Gallant · June 17, 2026</p><p>Ysolde Macphee-Arnault says the best thing a landowner in Prince County can do with a drained bog is to block the ditch and go home.</p><p>“Peat is a very slow bank,” said the Hillsborough Bay University hydrologist, who lives in Stratford with her Newfoundland dog, Dulse. She has plugged eleven kilometres of ditch with students since 2019, and chairs Wetlands for Epekwitk, a charity that buys bogs nobody wants.</p><p>In winter she curls for the Cornwall club, “badly, at third”, and knits the bog's water table as a scarf, one row a day. She hopes that this year's will be wetter.</p></article></body></html>`
    },
    {
      url: "https://tobenna-es.example/",
      body: `<!doctype html><html lang="en"><head><title>Tobenna Ekwueme-Strand</title><meta property="og:title" content="Tobenna Ekwueme-Strand"><meta property="og:description" content="PhD candidate. Methane, fens, drones."></head><body><h1>Tobenna Ekwueme-Strand</h1><p>I am a PhD candidate in the Fenwater Lab at Hillsborough Bay University in Charlottetown. I measure methane coming out of wetlands that people have tried to fix.</p><h2>Skills</h2><p>R, Python, gas chromatography, getting a truck out of a fen. I am a licensed drone pilot (Transport Canada, Advanced Operations).</p><h2>CV, short</h2><ul><li>MSc Environmental Science, University of Guelph, 2022</li><li>BSc Soil Science, University of Nigeria, Nsukka, 2018</li><li>NSERC Alexander Graham Bell Canada Graduate Scholarship, 2024</li></ul><h2>Otherwise</h2><p>Football (Arsenal, sadly), jollof arguments, and birding with a very cheap scope.</p><p><a href="https://github.com/tobe-es">Code</a> · <a href="https://bsky.app/profile/tobenna-es.example">Bluesky</a></p></body></html>`
    },
    {
      url: "https://cornwallcurling-pei.example/leagues/tuesday",
      body: `<html><head><title>Tuesday Open League | Cornwall Curling</title></head><body><h1>Tuesday Open League 2026–27</h1><table><tr><th>Team</th><th>Skip</th><th>Third</th></tr><tr><td>Peat Bogs</td><td>Josh Slocum</td><td>Ysolde Macphee-Arnault</td></tr><tr><td>Sweeping Statements</td><td>Ida Trainor</td><td>Boyd MacLure</td></tr></table><p>Ice fees due by Dec. 15. Bar volunteers needed!</p></body></html>`
    },
    {
      url: "https://morellwatershed.example/newsletter/fall-2026",
      body: `<!doctype html><html><head><title>Fall 2026 newsletter - Morell Watershed Friends</title></head><body><h1>Fall 2026</h1><h2>Thank you, Joshua Slocum</h2><p>Joshua (Field and Laboratory Manager at HBU's Fenwater Lab, and one of our founding board members) calibrated all nine stream gauges this summer for the price of a lobster roll. He has a diploma in Environmental Technology from Holland College, a welding torch, and a beagle, Pogey, who found the missing logger. Josh builds cedar-strip canoes in his barn at Mount Stewart; ask him and you will be there all day.</p><h2>AGM</h2><p>January 20, Legion hall. Chili.</p></body></html>`
    },
    {
      url: "https://seacaptains.example/slocum",
      body: `<html><head><title>Joshua Slocum, first to sail around the world alone</title></head><body><h1>Captain Joshua Slocum (1844–1909)</h1><p>Born in Mount Hanley, Nova Scotia, Slocum rebuilt the oyster sloop Spray and sailed her single-handed around the world in 1895–98. Author of a celebrated book. Lost at sea.</p></body></html>`
    }
  ],
  wikipedia: [
    {
      title: "Joshua Slocum",
      description: "Canadian-American seaman and author (1844–1909)",
      extract:
        "Joshua Slocum (1844 – on or shortly after November 14, 1909) was the first person to sail single-handedly around the world. He was a Nova Scotian-born, naturalised American seaman and adventurer, and a noted writer."
    }
  ],
  wikidata: [
    {
      id: "Q9901844",
      label: "Joshua Slocum",
      description: "Canadian-American seaman and author (1844–1909)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q45199", label: "sailor" } },
        { property: "P569", time: "1844-02-20" },
        { property: "P570", time: "1909-11-14" }
      ],
      article: "Joshua Slocum"
    }
  ],
  orcid: [
    {
      id: "0000-0003-7719-4402",
      given: "Ysolde",
      family: "Macphee-Arnault",
      keywords: ["peatland hydrology", "ecohydrology", "wetland restoration"],
      urls: [{ label: "Fenwater Lab", url: "https://fenwaterlab.example/" }],
      country: "CA",
      employments: [
        {
          organization: "Hillsborough Bay University",
          role: "Associate Professor",
          department: "School of Environment",
          city: "Charlottetown",
          country: "CA",
          from: 2016
        }
      ],
      educations: [
        {
          organization: "McGill University",
          role: "PhD",
          department: "Geography",
          city: "Montreal",
          country: "CA",
          from: 2008,
          to: 2013
        },
        {
          organization: "Dalhousie University",
          role: "BSc",
          department: "Earth Sciences",
          city: "Halifax",
          country: "CA",
          from: 2003,
          to: 2007
        }
      ],
      works: [
        {
          title: "Ditch blocking and the slow return of the water table",
          type: "journal-article",
          year: 2025,
          journal: "Peat and Water"
        },
        {
          title: "Pore pressure beneath a drained bog",
          type: "journal-article",
          year: 2019,
          journal: "Atlantic Hydrology"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5099174402",
      name: "Ysolde Macphee-Arnault",
      orcid: "0000-0003-7719-4402",
      institution: "Hillsborough Bay University",
      country: "CA",
      years: [2016, 2019, 2022, 2025, 2026],
      works_count: 37,
      cited_by_count: 912,
      topics: ["Peatlands and Wetlands Ecology", "Groundwater flow"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/peatwater.2025.031",
      title: "Ditch blocking and the slow return of the water table",
      journal: "Peat and Water",
      published: [2025, 4, 2],
      authors: [
        {
          given: "Ysolde",
          family: "Macphee-Arnault",
          affiliation: "Hillsborough Bay University",
          orcid: "0000-0003-7719-4402"
        },
        { given: "Tobenna", family: "Ekwueme-Strand", affiliation: "Hillsborough Bay University" }
      ]
    }
  ],
  github: [
    {
      login: "tobe-es",
      id: 811902,
      name: "Tobenna Ekwueme-Strand",
      company: "Hillsborough Bay University",
      blog: "https://tobenna-es.example",
      location: "Charlottetown, PEI",
      bio: "Methane fluxes in R",
      commit_email: "tekwueme@hbu-pei.example",
      repositories: [
        {
          name: "chamberly",
          description: "Tidy fluxes from static chambers",
          language: "R",
          topics: ["methane", "flux", "rstats"],
          stars: 64,
          pushed_at: "2026-11-02T10:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "tobenna-es.example",
      name: "Tobenna Ekwueme-Strand",
      description: "PhD candidate, Fenwater Lab, PEI. Methane & mud. Arsenal. He/him",
      website: "https://tobenna-es.example",
      posts: [
        {
          text: "chamberly 0.4 now handles the chamber your supervisor kicked",
          at: "2026-11-03T13:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "ysolde-macphee-arnault",
      about:
        "A professor: faculty page with JSON-LD, ORCID, OpenAlex, Crossref, a radio station's article, a curling league.",
      contact: {
        email: "ymacphee@hbu-pei.example",
        full_name: "Dr. Ysolde Macphee-Arnault",
        company: "Hillsborough Bay University"
      },
      outcome: "found",
      facts: {
        title:
          "Associate Professor | Canada Research Chair in Peatland Hydrology | Associate Professor, School of Environment",
        company: "Hillsborough Bay University | HBU",
        location:
          "Stratford | Charlottetown | Charlottetown, Prince Edward Island | Charlottetown, CA | Charlottetown, Canada | Stratford, Prince Edward Island | Charlottetown PE",
        skills: ["peatland hydrology | Peatland Hydrology", "wetland restoration"],
        achievements: [
          "Young Hydrologist Medal | Young Hydrologist Medal, Canadian Geophysical Union, 2018",
          "HBU Award for Excellence in Teaching | Award for Excellence in Teaching"
        ],
        hobbies: ["curls | curling | curls for the Cornwall club"],
        causes: ["Wetlands for Epekwitk"],
        memberships: [
          "International Peatland Society | the International Peatland Society",
          "Canadian Geophysical Union | the Canadian Geophysical Union"
        ],
        education: [
          { institution: "McGill University", degree: "PhD", field: "Geography", year: 2013 },
          { institution: "Dalhousie University", degree: "BSc", field: "Earth Sciences" }
        ],
        certifications: ["Professional Geoscientist | P.Geo. | Professional Geoscientist (P.Geo.)"],
        pets: ["Newfoundland dog, Dulse | Newfoundland dog | Dulse | dog | Newfoundland"]
      },
      also: {
        title:
          "director of the Fenwater Lab | directs the Fenwater Lab | Principal investigator | hydrologist | Canada Research Chair in Peatland Hydrology | Canada Research Chair in Peatland Hydrology (Tier 2)",
        company: "Fenwater Lab",
        location: "Charlottetown, Prince Edward Island | Prince Edward Island | Canada | CA | Epekwitk",
        industry: "research | higher education | university | hydrology | education",
        skills: [
          "ecohydrology",
          "Hydrology",
          "Peatlands and Wetlands Ecology",
          "Groundwater flow",
          "Peat",
          "pore pressure | Pore pressure",
          "Wetlands Field School",
          "teaching",
          "wetlands"
        ],
        interests: [
          "Peat",
          "pore pressure",
          "patience",
          "ecohydrology",
          "peatland hydrology",
          "wetland restoration",
          "Hydrology",
          "Peatlands and Wetlands Ecology",
          "Groundwater flow",
          "curling",
          "bogs | bogs and fens",
          "hydrology of bogs and fens",
          "knits | knitting"
        ],
        hobbies: [
          "knits | knitting | knits the bog's water table as a scarf",
          "curling at third | Tuesday Open League"
        ],
        sports_teams: ["Peat Bogs | Cornwall club | Cornwall Curling"],
        achievements: [
          "Canada Research Chair in Peatland Hydrology | Canada Research Chair in Peatland Hydrology (Tier 2)",
          "Ditch blocking and the slow return of the water table",
          "Pore pressure beneath a drained bog",
          "eleven kilometres of ditch | plugged eleven kilometres of ditch with students since 2019",
          "912 citations | cited 912 times | 37 works",
          "directs the Fenwater Lab",
          "chairs Wetlands for Epekwitk"
        ],
        memberships: [
          "Wetlands for Epekwitk | chairs Wetlands for Epekwitk",
          "Cornwall club | Cornwall Curling | Cornwall"
        ],
        causes: ["wetland restoration", "bogs nobody wants"],
        education: [
          { institution: "Dalhousie University", degree: "BSc", field: "Earth Sciences", year: 2007 }
        ]
      },
      sources: [
        "https://fenwaterlab.example/people/",
        "https://hbu-pei.example/faculty/ysolde-macphee-arnault",
        "https://islandmorning.example/2026/06/bog-professor",
        "https://cornwallcurling-pei.example/leagues/tuesday",
        "https://pub.orcid.org/v3.0/0000-0003-7719-4402/person",
        "https://pub.orcid.org/v3.0/0000-0003-7719-4402/employments",
        "https://pub.orcid.org/v3.0/0000-0003-7719-4402/educations"
      ]
    },
    {
      id: "tobenna-ekwueme-strand",
      about:
        "A doctoral student with own page, code and a prize; the account is found by a commit's address.",
      contact: { email: "tekwueme@hbu-pei.example", full_name: "Tobenna Ekwueme-Strand" },
      outcome: "found",
      facts: {
        title: "PhD candidate | Doctoral student | PhD student",
        company: "Hillsborough Bay University | Fenwater Lab | HBU",
        location: "Charlottetown | Charlottetown, PEI | Charlottetown, Prince Edward Island | PEI",
        skills: ["R", "Python", "gas chromatography"],
        achievements: [
          "Three Minute Thesis | won HBU's Three Minute Thesis",
          "NSERC Alexander Graham Bell Canada Graduate Scholarship | Alexander Graham Bell Canada Graduate Scholarship"
        ],
        hobbies: ["birding | birding with a very cheap scope", "Football | plays centre-back"],
        sports_teams: ["Arsenal", "Charlottetown Abbies FC | Charlottetown Abbies"],
        causes: ["PEI Newcomer Homework Club"],
        education: [
          { institution: "University of Guelph", degree: "MSc", field: "Environmental Science", year: 2022 },
          {
            institution: "University of Nigeria, Nsukka | University of Nigeria",
            degree: "BSc",
            field: "Soil Science",
            year: 2018
          }
        ],
        certifications: ["licensed drone pilot | drone pilot | Advanced Operations"]
      },
      also: {
        industry: "research | higher education | university | hydrology | education",
        skills: [
          "methane | Methane",
          "drones | drone",
          "flux | Methane fluxes",
          "rstats",
          "getting a truck out of a fen",
          "wetlands",
          "chambers | static chambers"
        ],
        interests: [
          "methane | Methane",
          "fens",
          "drones",
          "Methane fluxes | Methane fluxes in R",
          "flux",
          "rstats",
          "mud | Methane & mud",
          "jollof arguments | jollof",
          "Arsenal",
          "birding",
          "Football",
          "wetlands",
          "methane from rewetted fens"
        ],
        hobbies: ["jollof arguments | jollof", "football for Charlottetown Abbies FC", "drones"],
        achievements: [
          "chamberly",
          "chamberly 0.4",
          "The bog that breathes out",
          "Ditch blocking and the slow return of the water table",
          "goes on to the eastern final in Halifax"
        ],
        pets: ["budgie | Mango | housemates' budgie, Mango"],
        memberships: ["Charlottetown Abbies FC", "Fenwater Lab"],
        causes: ["tutors newcomers"]
      },
      sources: [
        "https://fenwaterlab.example/people/",
        "https://hbu-pei.example/news/2026/three-minute-thesis",
        "https://tobenna-es.example/",
        "https://api.github.com/users/tobe-es",
        "https://api.github.com/users/tobe-es/repos",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=tobenna-es.example"
      ]
    },
    {
      id: "joshua-slocum",
      about: "A laboratory manager named like the sailor whom encyclopedias know.",
      contact: { email: "jslocum@hbu-pei.example", full_name: "Joshua Slocum", company: "Fenwater Lab" },
      outcome: "found",
      facts: {
        title: "Field and Laboratory Manager",
        company: "Fenwater Lab | Hillsborough Bay University | HBU",
        location: "Mount Stewart",
        hobbies: [
          "cedar-strip canoes | canoe building | builds cedar-strip canoes | building cedar-strip canoes"
        ],
        memberships: ["Morell Watershed Friends"],
        education: [{ institution: "Holland College", degree: "diploma", field: "Environmental Technology" }],
        certifications: ["wilderness first aid | wilderness first aid instructor | certified instructor"],
        pets: ["beagle, Pogey | beagle | Pogey | a beagle, Pogey"]
      },
      also: {
        location:
          "Charlottetown | Charlottetown, Prince Edward Island | Prince Edward Island | Mount Stewart, Prince Edward Island",
        industry: "research | higher education | university | hydrology | education",
        skills: [
          "loggers",
          "wilderness first aid",
          "welding",
          "stream gauges | calibrated all nine stream gauges",
          "Environmental Technology",
          "field work"
        ],
        interests: [
          "cedar-strip canoes | canoes",
          "curling",
          "welding",
          "stream gauges",
          "wilderness first aid"
        ],
        hobbies: ["curling | skip", "welding", "Tuesday Open League"],
        sports_teams: ["Peat Bogs | Cornwall Curling"],
        causes: ["Morell Watershed Friends", "watershed | watersheds"],
        memberships: [
          "founding board member of Morell Watershed Friends | founding board members",
          "Cornwall Curling | Tuesday Open League"
        ],
        achievements: [
          "calibrated all nine stream gauges",
          "founding board members | founding board member",
          "runs our annual wilderness first aid day",
          "skip"
        ]
      },
      sources: [
        "https://fenwaterlab.example/people/",
        "https://morellwatershed.example/newsletter/fall-2026",
        "https://cornwallcurling-pei.example/leagues/tuesday"
      ],
      never: ["Spray", "around the world", "seaman", "Mount Hanley", "single-handed", "sailor", "1844"]
    }
  ]
}
