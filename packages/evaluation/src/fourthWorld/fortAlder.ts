import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} | Nearshore Sediment Lab</title></head><body>
<div id="side"><h2><a href="https://nearshorelab.example/">Nearshore Sediment Lab</a></h2><ul><li><a href="https://nearshorelab.example/people">People</a></li><li>Publications</li><li>Fieldwork</li><li>Join us</li></ul></div>
<div id="main">${body}</div><p id="foot">Department of Earth and Ocean Sciences, University of Fort Alder, Fort Alder, British Columbia. Site made by a grad student in 2021, sorry.</p></body></html>`

/** A university lab in British Columbia: a lab page, two ORCID records, a fediverse account, a student paper. */
export const fortAlder: WorldPart = {
  pages: [
    {
      url: "https://nearshorelab.example/",
      body: shell(
        "Home",
        "<h1>We study mud.</h1><p>And sand, and what waves and eelgrass do to both. We are part of the University of Fort Alder.</p>"
      )
    },
    {
      url: "https://nearshorelab.example/people",
      body: shell(
        "People",
        `<h1>People</h1><h3>Principal investigator</h3><p><b>Annika Rautio-Lemieux</b> (she/her), Associate Professor. PhD University of Helsinki, 2012; MSc University of Turku, 2007. Sediment transport, eelgrass, coastal erosion. Full name on papers, Annika everywhere else.</p><h3>Graduate students</h3><p><b>Kwabena Asante-Frimpong</b>, PhD candidate (since 2022). BSc Geological Engineering, KNUST, Kumasi; MSc Oceanography, Dalhousie University. Works on drone photogrammetry of tidal flats. Vanier Scholar. Ask him about highlife records.</p><p><b>Wren Tolmie</b>, MSc student. Blue carbon in salt marshes.</p><h3>Alumni</h3><p>Josée Blanchet (MSc 2023), now at a consultancy in Victoria.</p><h3>Lab dog</h3><p>Siltti (Annika’s Finnish Lapphund). Does not code.</p>`
      )
    },
    {
      url: "https://www.fortalder.example/faculty/annika-rautio-lemieux",
      body: `<!doctype html><html lang="en-CA"><head><title>Annika Rautio-Lemieux - Earth and Ocean Sciences - University of Fort Alder</title></head><body><h1>Annika Rautio-Lemieux</h1><table><tr><th>Position</th><td>Associate Professor, Earth and Ocean Sciences</td></tr><tr><th>Office</th><td>Kelp Hall 212</td></tr><tr><th>Email</th><td>annika.rl@fortalder.example</td></tr><tr><th>Research interests</th><td>Sediment transport; eelgrass meadows; coastal erosion</td></tr><tr><th>Professional affiliations</th><td>American Geophysical Union; Canadian Coastal Science Association</td></tr><tr><th>Honours</th><td>Early Career Award, Canadian Coastal Science Association (2021)</td></tr></table></body></html>`
    },
    {
      url: "https://thelogboom.example/2026/02/mud-professor",
      news: { seen: "20260211T190000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><title>The mud professor | The Log Boom, UFA’s student newspaper</title></head><body><h1>The mud professor</h1><p>By Parm Gill, Features editor · Feb. 11, 2026</p><p>If you see someone up to the thighs in the tidal flat at 5 a.m., it is probably Annika Rautio-Lemieux. Last fall the associate professor won the university’s Dogwood Teaching Prize, and this spring she will run the first field course on the central coast with the Heiltsuk guardians.</p><p>Rautio-Lemieux plays goal in a women’s hockey league on Thursdays and cross-country skis whenever there is snow. “I cheer for the Canucks, because I believe in suffering,” she says. At home in Fort Alder she knits, “mostly during Senate meetings.”</p><p>She volunteers with the Salish Shoreline Society, which counts forage fish eggs on beaches.</p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0002-6617-2045",
      given: "Annika",
      family: "Rautio-Lemieux",
      other_names: ["Annika Rautio"],
      keywords: ["sediment transport", "eelgrass", "coastal erosion"],
      urls: [{ label: "Lab", url: "https://nearshorelab.example/people" }],
      country: "CA",
      employments: [
        {
          organization: "University of Fort Alder",
          role: "Associate Professor",
          department: "Earth and Ocean Sciences",
          city: "Fort Alder",
          country: "CA",
          from: 2022
        },
        {
          organization: "University of Fort Alder",
          role: "Assistant Professor",
          department: "Earth and Ocean Sciences",
          city: "Fort Alder",
          country: "CA",
          from: 2016,
          to: 2022
        }
      ],
      educations: [
        {
          organization: "University of Helsinki",
          role: "PhD",
          city: "Helsinki",
          country: "FI",
          from: 2008,
          to: 2012
        },
        {
          organization: "University of Turku",
          role: "MSc",
          city: "Turku",
          country: "FI",
          from: 2002,
          to: 2007
        }
      ],
      works: [
        {
          title: "Eelgrass meadows slow the export of fine sediment from a fetch-limited tidal flat",
          type: "journal-article",
          year: 2024,
          journal: "Estuaries and Shores"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5088220147",
      name: "Annika Rautio-Lemieux",
      orcid: "0000-0002-6617-2045",
      institution: "University of Fort Alder",
      country: "CA",
      years: [2016, 2018, 2020, 2022, 2024, 2025],
      works_count: 41,
      cited_by_count: 1187,
      topics: ["Coastal and Marine Dynamics"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/es.2024.0117",
      title: "Eelgrass meadows slow the export of fine sediment from a fetch-limited tidal flat",
      journal: "Estuaries and Shores",
      published: [2024, 5, 2],
      authors: [
        {
          given: "Annika",
          family: "Rautio-Lemieux",
          affiliation: "University of Fort Alder",
          orcid: "0000-0002-6617-2045"
        },
        { given: "Josée", family: "Blanchet", affiliation: "University of Fort Alder" }
      ]
    }
  ],
  mastodon: [
    {
      user: "annikamud",
      domain: "tidalflat.example",
      name: "Annika Rautio-Lemieux",
      note: "<p>Associate prof, coastal sediment, University of Fort Alder. Goalie. Knitter. Dog: Siltti.</p>",
      fields: [
        {
          name: "Lab",
          value: '<a href="https://nearshorelab.example/people">nearshorelab.example/people</a>',
          verified_at: "2024-02-02T00:00:00.000Z"
        }
      ],
      posts: [
        {
          text: "<p>Core 14 is out and it is beautiful. Seventeen floods in two metres.</p>",
          at: "2026-08-18T20:00:00.000Z"
        },
        { text: "<p>Cast on a cardigan at 2 p.m. It was a long Senate.</p>", at: "2026-04-15T23:00:00.000Z" }
      ]
    }
  ],
  people: [
    {
      id: "annika-rautio-lemieux",
      about: "A professor with a faculty table, ORCID, a fediverse account and a student paper.",
      contact: { email: "annika.rl@fortalder.example", full_name: "Annika Rautio-Lemieux" },
      outcome: "found",
      facts: {
        title: "Associate Professor, Earth and Ocean Sciences | Associate Professor",
        company: "University of Fort Alder",
        location: "Fort Alder | Fort Alder, British Columbia | Fort Alder, BC",
        skills: ["Sediment transport", "eelgrass | eelgrass meadows", "coastal erosion"],
        achievements: ["Dogwood Teaching Prize", "Early Career Award"],
        hobbies: [
          "plays goal in a women’s hockey league | hockey | Goalie",
          "cross-country skis | cross-country skiing",
          "knits | knitting | Knitter"
        ],
        sports_teams: ["Canucks"],
        memberships: ["American Geophysical Union", "Canadian Coastal Science Association"],
        causes: ["Salish Shoreline Society"],
        education: [
          { institution: "University of Helsinki", degree: "PhD", year: 2012 },
          { institution: "University of Turku", degree: "MSc", year: 2007 }
        ],
        pets: ["Siltti | Finnish Lapphund"]
      },
      also: {
        location: "Fort Alder, CA | Fort Alder, Canada",
        industry: "research | higher education | university | Earth and Ocean Sciences",
        skills: ["coastal sediment", "Coastal and Marine Dynamics"],
        interests: [
          "Sediment transport",
          "eelgrass",
          "eelgrass meadows",
          "coastal erosion",
          "hockey",
          "knitting",
          "Knitter",
          "Goalie",
          "cross-country skiing",
          "Canucks",
          "coastal sediment",
          "Coastal and Marine Dynamics"
        ],
        memberships: ["Salish Shoreline Society"],
        achievements: [
          "Eelgrass meadows slow the export of fine sediment from a fetch-limited tidal flat",
          "The mud professor",
          "first field course on the central coast"
        ]
      },
      sources: [
        "https://nearshorelab.example/people",
        "https://www.fortalder.example/faculty/annika-rautio-lemieux",
        "https://thelogboom.example/2026/02/mud-professor",
        "https://tidalflat.example/@annikamud"
      ]
    }
  ]
}
