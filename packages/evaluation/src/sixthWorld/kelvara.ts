import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Kelvara Therapeutics</title><meta name="generator" content="Webflow"></head>
<body><div class="w-nav"><a href="/">Kelvara</a><a href="/pipeline">Pipeline</a><a href="/people">People</a><a href="/news">News</a><a href="/sv/lund">Lund</a><a href="/careers">Careers</a></div>
${body}
<div class="footer"><div>Kelvara Therapeutics, Inc.</div><div>60 Prescott Street, Worcester, MA 01605</div><div>© 2026 Kelvara. All rights reserved. Forward-looking statements.</div></div></body></html>`

/** A biotech with a plant in Lund: a scientist with a false mentor, a Swede in Swedish, a finance man by one release. */
export const kelvara: WorldPart = {
  pages: [
    {
      url: "https://kelvaratx.example/",
      body: shell(
        "en",
        "Enzymes for the rarest of diseases",
        "<h1>Enzymes for the rarest of diseases</h1><p>Kelvara is a clinical-stage company in Worcester, Massachusetts.</p>"
      )
    },
    {
      url: "https://kelvaratx.example/people",
      body: shell(
        "en",
        "People",
        `<h1>Our people</h1><p>We are a clinical-stage biotechnology company of 84.</p><div class="w-tabs"><div class="w-tab-pane"><h4>Priyamvada Seshadri, PhD</h4><div>Chief Scientific Officer</div><p>Priya has spent twenty years thinking about lysosomes. She earned her PhD in Biochemistry at the Indian Institute of Science, Bengaluru, in 2005 and was a postdoctoral fellow at Johns Hopkins University. She is an elected Fellow of the American Institute for Medical and Biological Engineering. Outside the lab she sings Carnatic music and serves on the board of Worcester Refugee Garden.</p></div>
<div class="w-tab-pane"><h4>Marcus Whitfield-Boone, CPA</h4><div>Vice President, Finance</div><p>Marcus oversees accounting, SEC reporting and treasury. He holds a BBA from Howard University.</p></div>
<div class="w-tab-pane"><h4>Rebecca Stolz, MD</h4><div>Chief Medical Officer</div><p>Becky ran late-phase programs at two larger companies. She has an MD from Tufts University and three goats.</p></div></div>`
      )
    },
    {
      url: "https://kelvaratx.example/news/2026-03-finance",
      body: shell(
        "en",
        "Kelvara Promotes Whitfield-Boone to Vice President, Finance",
        `<h1>Kelvara Promotes Whitfield-Boone to Vice President, Finance</h1><p>WORCESTER, Mass., March 9, 2026 /WireFeed/ -- Kelvara Therapeutics, Inc. today announced that Marcus Whitfield-Boone has been promoted to Vice President, Finance, effective immediately. Mr. Whitfield-Boone joined Kelvara in 2022 as Corporate Controller. He is a licensed CPA in Massachusetts.</p><p>Contact: Dana Ruiz, ir@kelvaratx.example</p>`
      )
    },
    {
      url: "https://kelvaratx.example/sv/lund",
      body: shell(
        "sv",
        "Vår anläggning i Lund",
        `<h1>Vår anläggning i Lund</h1><p>På Medicon Village tillverkar vi enzymer för kliniska prövningar.</p><h2>Kontakt</h2><p><strong>Elin Sandqvist</strong><br>Chef för bioprocessutveckling<br>Elin är civilingenjör i kemiteknik från Lunds universitet (2008) och har ett Green Belt-certifikat i Lean Six Sigma. Hennes grupp arbetar med uppströmsodling, kromatografi och frystorkning.<br>elin.sandqvist@kelvaratx.example</p><p><strong>Jonas Palmgren</strong><br>Kvalitetschef<br>Jonas är farmaceut.</p>`
      )
    },
    {
      url: "https://lundsorienterare.example/styrelsen",
      body: `<!doctype html><html lang="sv"><head><title>Styrelsen - Lunds Skogslöpare</title></head><body><div>Start | Tävlingar | Ungdom | Styrelsen | Klubbkläder</div><h1>Styrelsen 2026</h1><ul><li>Ordförande: Gunnar Ek</li><li>Kassör: Elin Sandqvist</li><li>Ledamot: Mia Thorell</li></ul><p>Lär känna kassören: Elin Sandqvist bor i Lund och jobbar på Kelvara. Hon började med orientering som sjuåring, tog SM-brons i stafett 2019 med Lunds Skogslöpare och stickar gärna på bussen till tävlingarna. Hemma väntar frun Johanna och katten Bure.</p></body></html>`
    },
    {
      url: "https://bioprocessnord.example/2026/program",
      body: `<!doctype html><html lang="sv"><head><title>Program | Bioprocess Nord 2026, Malmö</title></head><body><h1>Program torsdag 16 april</h1><table><tr><td>09.00</td><td>Välkommen</td><td>Bioprocess Nord</td></tr><tr><td>09.20</td><td>Frystorkning utan gissningar</td><td>Elin Sandqvist, chef för bioprocessutveckling, Kelvara Therapeutics, Lund. Elin är medlem i Sveriges Ingenjörer och mentor i Tekniksprånget.</td></tr><tr><td>10.00</td><td>Fika</td><td></td></tr></table></body></html>`
    },
    {
      url: "https://worcesterbizledger.example/women-in-science-2025",
      news: { seen: "20251014T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>Five Worcester women in science to watch - Worcester Business Ledger</title></head><body><nav>Subscribe | Real estate | Health care | Events</nav><h1>Five Worcester women in science to watch</h1><h3>1. Tamsin Okuda, Blackstone Optics</h3><p>Okuda bends light, and rows on Lake Quinsigamond.</p><h3>2. Priyamvada Seshadri, Kelvara Therapeutics</h3><p>The chief scientific officer, who lives in Shrewsbury, Mass., won the 2025 Bay State Inventor Award for KLV-102, a long-lived enzyme for Pompe disease. She credits her two rescue greyhounds, Mitochondria and Ribose, for making her leave the lab on time.</p><h3>3. Ann-Marie Leduc, Leduc Labs</h3><p>Leduc grows corals.</p></body></html>`
    },
    {
      url: "https://drharlanpike.example/legacy",
      body: `<!doctype html><html lang="en"><head><title>Legacy | Dr. Harlan Pike</title></head><body><h1>My legacy</h1><p>I am proud of my many students. Priyamvada Seshadri, now of Kelvara Therapeutics, did her doctorate with me at Stanford University in 2003 and the two of us founded Kelvara at my kitchen table. She would have won nothing without me.</p></body></html>`
    },
    {
      url: "https://mapoliticalgiving.example/2025/w",
      body: `<!doctype html><html lang="en"><head><title>Contributions: W | Mass. Political Giving</title></head><body><table><tr><th>Contributor</th><th>Employer</th><th>Recipient</th><th>Amount</th></tr><tr><td>Whitfield-Boone, Marcus</td><td>Kelvara Therapeutics</td><td>Massachusetts Republican Party</td><td>$500</td></tr><tr><td>Whitford, Alan</td><td>Retired</td><td>Friends of Ayla Gomes</td><td>$50</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/marcus-whitfield-boone-cpa",
      title: "Marcus Whitfield-Boone, CPA - Corporate Controller - Kelvara Therapeutics | LinkedIn",
      snippet:
        "Worcester, Massachusetts, United States · Corporate Controller · Kelvara Therapeutics. CPA. Youth basketball coach. Education: Howard University. Member of the Massachusetts Society of CPAs."
    }
  ],
  orcid: [
    {
      id: "0000-0003-9920-4471",
      given: "Priyamvada",
      family: "Seshadri",
      keywords: ["lysosomal storage disorders", "enzyme replacement therapy", "protein engineering"],
      employments: [
        {
          organization: "Kelvara Therapeutics",
          role: "Chief Scientific Officer",
          city: "Worcester",
          country: "US",
          from: 2017
        }
      ],
      educations: [
        {
          organization: "Indian Institute of Science",
          role: "PhD",
          department: "Biochemistry",
          city: "Bengaluru",
          country: "IN",
          from: 2000,
          to: 2005
        },
        {
          organization: "Stella Maris College",
          role: "BSc",
          department: "Chemistry",
          city: "Chennai",
          country: "IN",
          from: 1995,
          to: 1998
        }
      ],
      works: [
        {
          title: "Glycan shielding prolongs the half-life of acid alpha-glucosidase",
          type: "journal-article",
          year: 2024,
          journal: "Journal of Lysosomal Medicine"
        }
      ]
    }
  ],
  crossref: [
    {
      doi: "10.55555/jlm.2024.0117",
      title: "Glycan shielding prolongs the half-life of acid alpha-glucosidase",
      journal: "Journal of Lysosomal Medicine",
      published: [2024, 5, 6],
      authors: [
        {
          given: "Priyamvada",
          family: "Seshadri",
          affiliation: "Kelvara Therapeutics",
          orcid: "0000-0003-9920-4471"
        },
        { given: "Elin", family: "Sandqvist", affiliation: "Kelvara Therapeutics" }
      ]
    }
  ],
  people: [
    {
      id: "priyamvada-seshadri",
      about: "A scientist whose doctorate a stranger claims on his own page.",
      contact: { email: "priya.seshadri@kelvaratx.example", full_name: "Priyamvada Seshadri" },
      outcome: "found",
      facts: {
        title: "Chief Scientific Officer",
        industry: "biotechnology | biotech | clinical-stage company",
        company: "Kelvara Therapeutics, Inc. | Kelvara Therapeutics | Kelvara",
        location: "Shrewsbury, Mass. | Shrewsbury | Shrewsbury, Massachusetts | Worcester",
        skills: [
          "lysosomal storage disorders | lysosomes",
          "enzyme replacement therapy",
          "protein engineering"
        ],
        achievements: [
          "2025 Bay State Inventor Award | Bay State Inventor Award",
          "Glycan shielding prolongs the half-life of acid alpha-glucosidase"
        ],
        hobbies: ["sings Carnatic music | Carnatic music | Carnatic singing"],
        causes: ["Worcester Refugee Garden"],
        memberships: [
          "American Institute for Medical and Biological Engineering | Fellow of the American Institute for Medical and Biological Engineering"
        ],
        education: [
          {
            institution: "Indian Institute of Science",
            degree: "PhD",
            field: "Biochemistry",
            year: 2005
          },
          { institution: "Stella Maris College", degree: "BSc", field: "Chemistry", year: 1998 }
        ],
        pets: [
          "two rescue greyhounds, Mitochondria and Ribose | rescue greyhounds | greyhounds | Mitochondria | Ribose | Mitochondria and Ribose"
        ]
      },
      also: {
        skills: ["lysosomes", "Biochemistry"],
        interests: [
          "lysosomal storage disorders",
          "enzyme replacement therapy",
          "protein engineering",
          "Carnatic music",
          "lysosomes"
        ],
        education: [{ institution: "Johns Hopkins University", degree: "postdoctoral fellow" }],
        achievements: [
          "Fellow of the American Institute for Medical and Biological Engineering | American Institute for Medical and Biological Engineering",
          "KLV-102",
          "Five Worcester women in science to watch | women in science to watch"
        ],
        memberships: ["Worcester Refugee Garden"],
        pets: ["Mitochondria", "Ribose"]
      },
      sources: [
        "https://kelvaratx.example/people",
        "https://worcesterbizledger.example/women-in-science-2025",
        "https://pub.orcid.org/v3.0/0000-0003-9920-4471/person",
        "https://pub.orcid.org/v3.0/0000-0003-9920-4471/educations",
        "https://pub.orcid.org/v3.0/0000-0003-9920-4471/works",
        "https://doi.org/10.55555/jlm.2024.0117"
      ],
      never: ["Stanford", "Pike", "Quinsigamond", "corals", "goats", "Tufts"]
    },
    {
      id: "elin-sandqvist",
      about: "A Swede on a Swedish page of an American firm; her club mentions her wife.",
      contact: { email: "elin.sandqvist@kelvaratx.example", full_name: "Elin Sandqvist" },
      outcome: "found",
      facts: {
        title: "Chef för bioprocessutveckling | Head of Bioprocess Development",
        company: "Kelvara Therapeutics, Inc. | Kelvara Therapeutics | Kelvara",
        location: "Lund",
        skills: ["uppströmsodling", "kromatografi", "frystorkning"],
        education: [
          {
            institution: "Lunds universitet",
            degree: "civilingenjör",
            field: "kemiteknik",
            year: 2008
          }
        ],
        certifications: [
          "Green Belt-certifikat i Lean Six Sigma | Lean Six Sigma Green Belt | Lean Six Sigma | Green Belt"
        ],
        memberships: ["Sveriges Ingenjörer"],
        causes: ["Tekniksprånget"],
        hobbies: ["orientering | orienteering", "stickar | stickning | knitting"],
        sports_teams: ["Lunds Skogslöpare"],
        achievements: ["SM-brons i stafett 2019 | SM-brons i stafett | SM-brons"],
        pets: ["katten Bure | Bure | katt | cat"]
      },
      also: {
        industry: "biotech | bioprocess | biotechnology",
        interests: ["orientering", "frystorkning", "stickar", "kromatografi", "uppströmsodling"],
        memberships: ["Lunds Skogslöpare", "Tekniksprånget"],
        achievements: [
          "Frystorkning utan gissningar",
          "Glycan shielding prolongs the half-life of acid alpha-glucosidase",
          "Kassör"
        ],
        skills: ["bioprocessutveckling", "kemiteknik"]
      },
      sources: [
        "https://kelvaratx.example/sv/lund",
        "https://lundsorienterare.example/styrelsen",
        "https://bioprocessnord.example/2026/program",
        "https://doi.org/10.55555/jlm.2024.0117"
      ],
      never: ["farmaceut", "Kvalitetschef"],
      sensitive: ["frun", "Johanna"]
    },
    {
      id: "marcus-whitfield-boone",
      about: "A promotion that his LinkedIn snippet has not heard of; a donation to a party.",
      contact: { email: "marcus.boone@kelvaratx.example", full_name: "Marcus Whitfield-Boone" },
      outcome: "found",
      facts: {
        title: "Vice President, Finance | VP Finance | Vice President Finance",
        industry: "biotechnology | biotech | clinical-stage company",
        company: "Kelvara Therapeutics, Inc. | Kelvara Therapeutics | Kelvara",
        location: "Worcester, Massachusetts, United States | Worcester, Massachusetts | Worcester",
        skills: ["accounting", "SEC reporting", "treasury"],
        education: [{ institution: "Howard University", degree: "BBA" }],
        certifications: ["licensed CPA in Massachusetts | CPA"],
        memberships: ["Massachusetts Society of CPAs"],
        hobbies: ["Youth basketball coach | basketball coach | basketball"],
        linkedin: "https://www.linkedin.com/in/marcus-whitfield-boone-cpa"
      },
      also: {
        interests: ["Youth basketball coach | basketball"],
        causes: ["Youth basketball coach | youth basketball"],
        skills: ["Finance"],
        linkedin_bio: "CPA. Youth basketball coach | CPA | Youth basketball coach",
        achievements: ["promoted to Vice President, Finance"]
      },
      sources: [
        "https://kelvaratx.example/people",
        "https://kelvaratx.example/news/2026-03-finance",
        "https://www.linkedin.com/in/marcus-whitfield-boone-cpa",
        "https://mapoliticalgiving.example/2025/w"
      ],
      never: ["Dana Ruiz", "goats"],
      sensitive: ["Republican", "$500"]
    }
  ]
}
