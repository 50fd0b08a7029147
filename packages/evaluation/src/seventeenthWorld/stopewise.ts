import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} :: Stopewise</title>
<meta name="description" content="Ventilation-on-demand software for underground mines. Sudbury and Kalgoorlie.">
<meta property="og:site_name" content="Stopewise Software"></head><body>
<div class="masthead"><a href="/">STOPEWISE</a><ul><li><a href="/airflow">Airflow</a></li><li><a href="/crew">Crew</a></li><li><a href="/field-notes">Field notes</a></li></ul></div>
<div class="wrap">${body}</div>
<div class="colophon">Stopewise Software Inc. | 88 Elgin Street, Sudbury, Ontario P3E 3N1 | 14 Hannan Street, Kalgoorlie WA 6430</div></body></html>`

const member = (name: string, role: string, place: string, text: string): string => `
<section class="crew-member"><h3>${name}</h3><p class="eyebrow">${role} <span>/ ${place}</span></p><p>${text}</p></section>`

/** Mining software from Sudbury with an office in Kalgoorlie; a prospector of the same name lies in the local graveyard. */
export const stopewise: WorldPart = {
  pages: [
    {
      url: "https://stopewise.example/",
      body: shell(
        "Fresh air where the work is",
        `<h1>Fresh air where the work is.</h1><p>Stopewise Software makes mining software: it tells the fans of an underground mine where people and machines are, and the fans do the rest. Twenty-six mines in five countries breathe with it.</p><p>Two towns, thirty-one people. <a href="/crew">Here are some of them.</a></p>`
      )
    },
    {
      url: "https://stopewise.example/crew",
      body: shell(
        "Crew",
        `<h1>Crew</h1><p>Ask for any of us at the gate.</p>
${member("Genevieve Rocheleau-Pitt, P.Eng.", "Co-founder and Chief Executive Officer", "Sudbury", `Genevieve started Stopewise in 2013, after seven years as a ventilation engineer at the Larder Lake shafts. She has a B.Eng. in mining engineering from Laurentian University. <a href="https://www.linkedin.com/in/genevieve-rocheleau-pitt">LinkedIn</a>`)}
${member("Ewan Strathdee", "Director of Product", "Sudbury", "Ewan decides what ships and what waits. He is a member of the Canadian Institute of Mining, Metallurgy and Petroleum and chairs its Sudbury student evening.")}
${member("Bronwyn Tattersby", "Regional Manager, Asia-Pacific", "Kalgoorlie, Western Australia", `Bronwyn opened our Kalgoorlie office in 2021 and has been underground in every state but one. <a rel="me" href="https://redearth.example/@bronwyn">Mastodon</a>`)}
${member("Devon Sakamoto-Lyle", "Principal Engineer", "Thunder Bay, Ontario", "Devon wrote the airflow solver, threw it away, and wrote it again in a fifth of the lines.")}`
      )
    },
    {
      url: "https://stopewise.example/field-notes",
      body: shell(
        "Field notes",
        `<h1>Field notes</h1><h2>Devon Sakamoto-Lyle is our first Principal Engineer</h2><p class="date">September 8, 2026</p><p>Until last week Devon was a Senior Developer. Nobody could say what had changed, except that everybody already asked him.</p>
<h2>A winter in Timmins</h2><p class="date">March 3, 2026</p><p>Forty fans, eleven weeks, one moose in the headframe.</p>`
      )
    },
    {
      url: "https://nickelbeltbusiness.example/2026/09/stopewise-power-bill",
      news: { seen: "20260922T133000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en"><head><title>Sudbury firm cuts a mine's fan bill by a third - Nickel Belt Business</title></head><body><article><h1>Sudbury firm cuts a mine's fan bill by a third</h1><p class="meta">September 22, 2026 | Staff</p><p>A gold mine near Timmins spent $1.9 million less on electricity in its first full year with software from Stopewise, the companies said Tuesday.</p><p>“A fan that blows on an empty heading is a very expensive hair dryer,” said Genevieve Rocheleau-Pitt, chief executive of Stopewise Software.</p></article></body></html>`
    },
    {
      url: "https://deepairforum.example/2026/sessions",
      body: `<!doctype html><html lang="en"><head><title>Sessions | Deep Air Forum 2026, Saskatoon</title></head><body><h1>Sessions, June 10</h1><table><tr><td>09:30</td><td><b>What operators do with a red button</b></td><td>Ewan Strathdee, Director of Product, Stopewise Software</td></tr><tr><td>10:15</td><td><b>Radon, again</b></td><td>Dr. Paulette Nguyen-Roy, Prairie Mines Safety Board</td></tr></table></body></html>`
    },
    {
      url: "https://basinheritage.example/biographies/strathdee",
      body: `<!doctype html><html lang="en"><head><title>STRATHDEE, Ewan (1851-1919) | Basin Heritage Society</title></head><body><h1>STRATHDEE, Ewan</h1><p>Prospector; born 1851 at Keith, Scotland; died 1919 at Sudbury, Ontario.</p><p>Ewan Strathdee came to Sudbury with the railway as a chainman and staked the Thistle claim in 1886. The Thistle Mine made him rich and the panic of 1893 made him poor. He sat on the first town council of Sudbury.</p></body></html>`
    },
    {
      url: "https://sakamotolyle.example/",
      body: `<!doctype html><html lang="en"><head><title>Devon Sakamoto-Lyle</title></head><body><h1>Devon Sakamoto-Lyle</h1><p>I push air around on a computer for Stopewise, from Thunder Bay, Ontario.</p><p>I did an MSc in applied mathematics at Lakehead University (2013). In the garage there is always a cedar-strip canoe that I am building, and never one that is finished.</p><p>Code: <a rel="me" href="https://github.com/dsakalyle">github.com/dsakalyle</a></p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q91734062",
      label: "Ewan Strathdee",
      description: "Scottish-born Canadian prospector (1851–1919)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1851" },
        { property: "P570", time: "1919" },
        { property: "P106", item: { id: "Q1998416", label: "prospector" } }
      ],
      article: "Ewan Strathdee"
    }
  ],
  wikipedia: [
    {
      title: "Ewan Strathdee",
      description: "Canadian prospector",
      extract:
        "Ewan Strathdee (1851–1919) was a Scottish-born Canadian prospector who staked the Thistle Mine near Sudbury, Ontario, in 1886. He was a member of the first town council of Sudbury."
    }
  ],
  github: [
    {
      login: "dsakalyle",
      id: 61601,
      name: "Devon Sakamoto-Lyle",
      company: "Stopewise",
      blog: "https://sakamotolyle.example/",
      location: "Thunder Bay, ON",
      bio: "Senior Developer at Stopewise. Fans, ducts, Julia.",
      commit_email: "devon.sakamoto-lyle@stopewise.example",
      repositories: [
        {
          name: "crosscut",
          description: "Solves Hardy Cross networks without crying",
          language: "Julia",
          topics: ["networks", "airflow"],
          stars: 212,
          pushed_at: "2026-08-14T10:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "bronwyn",
      domain: "redearth.example",
      name: "Bronwyn Tattersby",
      note: "<p>Regional Manager at Stopewise, in Kalgoorlie. Dockers tragic. Walked twice a day by a kelpie called Gravel.</p>",
      fields: [
        {
          name: "Work",
          value: `<a href="https://stopewise.example/crew" rel="me nofollow">stopewise.example/crew</a>`,
          verified_at: "2025-07-19T02:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Forty-four degrees on surface, nineteen at the face. Guess where I am having lunch.</p>",
          at: "2026-02-11T04:20:00.000Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/genevieve-rocheleau-pitt",
      title: "Genevieve Rocheleau-Pitt - Stopewise Software | LinkedIn",
      snippet:
        "Greater Sudbury, Ontario, Canada · Co-founder and CEO, Stopewise Software. Mine ventilation, mostly. 500+ connections. View Genevieve's profile on LinkedIn."
    }
  ],
  rdap: [
    { domain: "stopewise.example", registrant: "Stopewise Software Inc.", registered: "2013-04-02T00:00:00Z" }
  ],
  people: [
    {
      id: "genevieve-rocheleau-pitt",
      about: "Gen for the client, Genevieve everywhere else; a quote in the news.",
      contact: { email: "gen@stopewise.example", full_name: "Gen Rocheleau-Pitt", company: "Stopewise" },
      outcome: "found",
      facts: {
        title: "Co-founder and Chief Executive Officer | Co-founder and CEO | Chief Executive Officer | CEO",
        company: "Stopewise Software | Stopewise",
        location: "Sudbury | Greater Sudbury, Ontario, Canada | Sudbury, Ontario",
        education: [
          { institution: "Laurentian University", degree: "B.Eng. | BEng", field: "mining engineering" }
        ],
        linkedin:
          "https://www.linkedin.com/in/genevieve-rocheleau-pitt | https://ca.linkedin.com/in/genevieve-rocheleau-pitt"
      },
      also: {
        title: "chief executive | Co-founder",
        industry: "mining software | software | Mining",
        skills: ["Mine ventilation", "ventilation"],
        certifications: ["P.Eng."],
        linkedin_bio: "Co-founder and CEO, Stopewise Software | Mine ventilation, mostly"
      },
      sources: [
        "https://stopewise.example/crew",
        "https://nickelbeltbusiness.example/2026/09/stopewise-power-bill",
        "https://ca.linkedin.com/in/genevieve-rocheleau-pitt"
      ]
    },
    {
      id: "ewan-strathdee",
      about: "A prospector of the same name and town, dead since 1919, with an article and a data item.",
      contact: {
        email: "ewan.strathdee@stopewise.example",
        full_name: "Ewan Strathdee",
        company: "Stopewise Software",
        location: "Sudbury"
      },
      outcome: "found",
      facts: {
        title: "Director of Product",
        company: "Stopewise Software | Stopewise",
        location: "Sudbury | Sudbury, Ontario",
        memberships: ["Canadian Institute of Mining, Metallurgy and Petroleum"]
      },
      also: {
        industry: "mining software | software | Mining",
        achievements: ["What operators do with a red button"]
      },
      sources: ["https://stopewise.example/crew", "https://deepairforum.example/2026/sessions"],
      never: ["prospector", "1851", "1919", "Thistle", "town council", "chainman"]
    },
    {
      id: "bronwyn-tattersby",
      about: "The far office; a link on the crew page leads to what she tells of herself.",
      contact: { email: "bronwyn@stopewise.example", full_name: "Bronwyn Tattersby" },
      outcome: "found",
      facts: {
        title: "Regional Manager, Asia-Pacific | Regional Manager",
        company: "Stopewise Software | Stopewise",
        location: "Kalgoorlie, Western Australia | Kalgoorlie",
        sports_teams: ["Dockers"],
        pets: ["kelpie | a kelpie called Gravel | kelpie called Gravel | Gravel"]
      },
      also: {
        industry: "mining software | software | Mining",
        interests: ["Dockers"]
      },
      sources: [
        "https://stopewise.example/crew",
        "https://redearth.example/api/v1/accounts/lookup?acct=bronwyn"
      ]
    },
    {
      id: "devon-sakamoto-lyle",
      about: "Promoted in September: GitHub still tells the old title. The name only from the address.",
      contact: { email: "devon.sakamoto-lyle@stopewise.example" },
      outcome: "found",
      facts: {
        title: "Principal Engineer",
        company: "Stopewise Software | Stopewise",
        location: "Thunder Bay, Ontario | Thunder Bay | Thunder Bay, ON",
        skills: ["Julia"],
        education: [
          { institution: "Lakehead University", degree: "MSc", field: "applied mathematics", year: 2013 }
        ],
        hobbies: ["cedar-strip canoe | building a cedar-strip canoe | canoe building"]
      },
      also: {
        industry: "mining software | software | Mining",
        skills: ["networks", "airflow"],
        interests: ["Fans", "ducts", "Julia"],
        achievements: ["crosscut"]
      },
      sources: [
        "https://stopewise.example/crew",
        "https://stopewise.example/field-notes",
        "https://sakamotolyle.example/",
        "https://api.github.com/users/dsakalyle",
        "https://api.github.com/users/dsakalyle/repos"
      ]
    }
  ]
}
