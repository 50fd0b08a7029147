import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="UTF-8"/><title>${title} &#8211; Pavanoor Renewables</title><meta name="generator" content="PressKit 5.8"/></head>
<body class="page"><div id="top"><a href="/">Pavanoor Renewables</a></div><ul id="menu"><li><a href="/projects/">Projects</a></li><li><a href="/management/">Management</a></li><li><a href="/media/">Media</a></li><li><a href="/careers/">Careers</a></li></ul>
<div class="entry-content">${body}</div>
<div id="bottom">Pavanoor Renewables Private Limited, Regd. Office: 3/117 Avanashi Road, Coimbatore 641 037, Tamil Nadu, India</div></body></html>`

const row = (name: string, designation: string, text: string): string => `
<div class="row"><div class="col-md-4"><h4>${name}</h4><h6>${designation}</h6></div><div class="col-md-8"><p>${text}</p></div></div><hr/>`

/** A developer of wind and solar parks in Coimbatore: a scholar, a cricketer's namesake, and one who says little. */
export const pavanoor: WorldPart = {
  pages: [
    {
      url: "https://pavanoor.example/",
      body: shell(
        "Wind and sun, bankable",
        `<h1>Wind and sun, bankable.</h1><p>Pavanoor Renewables is a renewable energy developer with 640 MW of wind and solar parks in Tamil Nadu, Karnataka and Gujarat. We find the land, build the park and stay to run it.</p><p>Meet our <a href="/management/">management team</a>.</p>`
      )
    },
    {
      url: "https://pavanoor.example/management/",
      body: shell(
        "Management",
        `<h2>Management Team</h2>
${row("Dr. Malathi Anantharaman", "Chief Technology Officer", `Dr. Malathi has led wind resource and design at Pavanoor since 2018. She received the Vayu Award for Wind Engineering in 2023. <a href="/management/malathi-anantharaman/">Full profile</a>`)}
${row("Joseph K. Thottan", "Chief Financial Officer", "Joseph is a Chartered Accountant with twenty-two years in project finance. He joined Pavanoor in 2020 and has closed four rounds of green bonds.")}
${row("Vikram Palanisamy", "General Manager, Land and Permits", "Vikram knows every village officer between Aralvaimozhi and Kayathar. He works out of our Tirunelveli site office and holds a B.Sc. in agriculture from Tamil Nadu Agricultural University.")}
${row("Leena D&#8217;Cruz", "Manager, Community and Environment", "Leena runs the school bus, the bird counts and the grievance register. Write to her before you write to anybody else.")}`
      )
    },
    {
      url: "https://pavanoor.example/management/malathi-anantharaman/",
      body: shell(
        "Dr. Malathi Anantharaman",
        `<h2>Dr. Malathi Anantharaman</h2><h6>Chief Technology Officer</h6><p>Dr. Malathi Anantharaman studied at IIT Madras, where she took her PhD in aerospace engineering in 2008, and worked on turbine wakes at a national laboratory in Bengaluru before she joined Pavanoor in 2018. She lives in Coimbatore.</p><p>Publications: see <a href="https://orcid.org/0000-0002-6164-8047">ORCID</a>.</p>`
      )
    },
    {
      url: "https://pavanoor.example/media/",
      body: shell(
        "Media",
        `<h2>Media Releases</h2><h4>48 MW commissioned at Kayathar</h4><p><i>19 August 2026</i></p><p>Pavanoor has commissioned twenty turbines near Kayathar. “Two hundred and eleven land owners, and we had tea with all of them,” said Vikram Palanisamy, General Manager, Land and Permits.</p>
<h4>Green bond listed in Singapore</h4><p><i>4 May 2026</i></p><p>The issue was subscribed 2.4 times, said Chief Financial Officer Joseph Thottan.</p>`
      )
    },
    {
      url: "https://renewreporter.example/2026/08/kayathar-wind",
      news: { seen: "20260820T053000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>Pavanoor switches on 48 MW in Thoothukudi district | Renew Reporter</title></head><body><h1>Pavanoor switches on 48 MW in Thoothukudi district</h1><p>20 August 2026, Tirunelveli</p><p>Coimbatore-based Pavanoor Renewables has switched on its ninth wind park. The company's chief technology officer, Malathi Anantharaman, said the layout gave up two turbines to spare a flamingo pond. Vikram Palanisamy, who heads land and permits, said leases had taken three years.</p></body></html>`
    },
    {
      url: "https://noyyalrivertrust.example/stories/river-runners",
      body: `<!doctype html><html lang="en"><head><title>River runners 2026 - Noyyal River Trust</title></head><body><h1>River runners 2026</h1><p>8 March 2026</p><p>Leena D'Cruz of Pavanoor Renewables ran her fourth half marathon for us and brought in Rs 86,000. She has volunteered with the Noyyal River Trust since 2019.</p><p>“I do it slowly,” says Leena, who is in remission from lymphoma and trained with her twins, Advik and Tara, on bicycles beside her.</p></body></html>`
    },
    {
      url: "https://wicketledger.example/players/vikram-palanisamy",
      body: `<!doctype html><html lang="en"><head><title>Vikram Palanisamy profile, matches, wickets, economy | Wicket Ledger</title></head><body><h1>Vikram Palanisamy</h1><p>India. Right-arm off-break bowler. Born 9 November 1997, Salem. Teams: Vaigai Chargers, Tamil Nadu Under-23.</p><p>Vikram Palanisamy took 6 for 31 in the 2024 league final in Tirunelveli.</p></body></html>`
    },
    {
      url: "https://matchdaytamil.example/2026/palanisamy-returns",
      news: { seen: "20260614T110000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>Palanisamy back in the nets for Vaigai Chargers</title></head><body><h1>Palanisamy back in the nets for Vaigai Chargers</h1><p>14 June 2026</p><p>Off-spinner Vikram Palanisamy bowled again on Sunday after eight months with a torn shoulder. “The ball still turns,” the cricketer said.</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q91734975",
      label: "Vikram Palanisamy",
      description: "Indian cricketer",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q12299841", label: "cricketer" } },
        { property: "P54", item: { id: "Q91734981", label: "Vaigai Chargers" } },
        { property: "P569", time: "1997-11-09" }
      ],
      article: "Vikram Palanisamy"
    }
  ],
  wikipedia: [
    {
      title: "Vikram Palanisamy",
      description: "Indian cricketer (born 1997)",
      extract:
        "Vikram Palanisamy (born 9 November 1997) is an Indian cricketer who plays for the Vaigai Chargers as an off-break bowler."
    }
  ],
  orcid: [
    {
      id: "0000-0002-6164-8047",
      given: "Malathi",
      family: "Anantharaman",
      keywords: ["wind resource assessment"],
      country: "IN",
      employments: [
        {
          organization: "Pavanoor Renewables",
          role: "Chief Technology Officer",
          city: "Coimbatore",
          country: "IN",
          from: 2018
        }
      ],
      educations: [
        {
          organization: "IIT Madras",
          role: "PhD",
          department: "Aerospace Engineering",
          city: "Chennai",
          country: "IN",
          from: 2003,
          to: 2008
        }
      ],
      works: [
        {
          title: "Wakes over uneven paddy",
          type: "journal-article",
          year: 2024,
          journal: "Wind and Terrain"
        }
      ]
    }
  ],
  crossref: [
    {
      doi: "10.5555/wt.2024.0316",
      title: "Wakes over uneven paddy",
      journal: "Wind and Terrain",
      published: [2024, 3],
      authors: [
        {
          given: "Malathi",
          family: "Anantharaman",
          affiliation: "Pavanoor Renewables",
          orcid: "0000-0002-6164-8047"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/joseph-thottan-finance",
      title: "Joseph Thottan - Chief Financial Officer - Pavanoor Renewables | LinkedIn",
      snippet:
        "Coimbatore, Tamil Nadu, India · Chief Financial Officer · Pavanoor Renewables. Education: Loyola College, Chennai. View Joseph Thottan's profile on LinkedIn."
    }
  ],
  people: [
    {
      id: "malathi-anantharaman",
      about: "A profile on the employer's site, an ORCID record that it links to, an award.",
      contact: {
        email: "malathi@pavanoor.example",
        full_name: "Malathi Anantharaman",
        company: "Pavanoor Renewables"
      },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer",
        company: "Pavanoor Renewables | Pavanoor",
        location: "Coimbatore",
        skills: ["wind resource assessment"],
        achievements: ["Vayu Award for Wind Engineering"],
        education: [{ institution: "IIT Madras", degree: "PhD", field: "aerospace engineering", year: 2008 }]
      },
      also: {
        location:
          "Coimbatore, Tamil Nadu, India | Coimbatore, India | Coimbatore, IN | Coimbatore, Tamil Nadu",
        industry: "renewable energy | renewable energy developer",
        skills: ["wind resource", "turbine wakes"],
        achievements: ["Wakes over uneven paddy"]
      },
      sources: [
        "https://pavanoor.example/management/",
        "https://pavanoor.example/management/malathi-anantharaman/",
        "https://renewreporter.example/2026/08/kayathar-wind",
        "https://pub.orcid.org/v3.0/0000-0002-6164-8047/person",
        "https://pub.orcid.org/v3.0/0000-0002-6164-8047/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6164-8047/educations"
      ]
    },
    {
      id: "joseph-thottan",
      about: "Only a LinkedIn address; the site has an initial that LinkedIn leaves out.",
      contact: { linkedin_url: "https://www.linkedin.com/in/joseph-thottan-finance" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer",
        company: "Pavanoor Renewables | Pavanoor",
        location: "Coimbatore, Tamil Nadu, India | Coimbatore",
        certifications: ["Chartered Accountant"],
        linkedin:
          "https://www.linkedin.com/in/joseph-thottan-finance | https://in.linkedin.com/in/joseph-thottan-finance"
      },
      also: {
        industry: "renewable energy | renewable energy developer",
        skills: ["project finance"],
        education: [{ institution: "Loyola College, Chennai | Loyola College" }],
        achievements: ["four rounds of green bonds"],
        linkedin_bio: "Chief Financial Officer"
      },
      sources: [
        "https://in.linkedin.com/in/joseph-thottan-finance",
        "https://pavanoor.example/management/",
        "https://pavanoor.example/media/"
      ]
    },
    {
      id: "vikram-palanisamy",
      about: "A cricketer of the same name is far better known, and won a final in the same town.",
      contact: {
        email: "vikram.p@pavanoor.example",
        full_name: "Vikram Palanisamy",
        company: "Pavanoor Renewables"
      },
      outcome: "found",
      facts: {
        title: "General Manager, Land and Permits | General Manager",
        company: "Pavanoor Renewables | Pavanoor",
        location: "Tirunelveli",
        education: [
          { institution: "Tamil Nadu Agricultural University", degree: "B.Sc. | BSc", field: "agriculture" }
        ]
      },
      also: {
        location: "Coimbatore | Tirunelveli, Tamil Nadu | Coimbatore, Tamil Nadu, India",
        industry: "renewable energy | renewable energy developer"
      },
      sources: [
        "https://pavanoor.example/management/",
        "https://pavanoor.example/media/",
        "https://renewreporter.example/2026/08/kayathar-wind"
      ],
      never: ["cricketer", "Vaigai", "off-break", "bowler", "Under-23", "league final", "shoulder", "1997"]
    },
    {
      id: "leena-dcruz",
      about:
        "The name only from the address, without its apostrophe; illness and children on a charity's page.",
      contact: { email: "leena.dcruz@pavanoor.example" },
      outcome: "found",
      facts: {
        title: "Manager, Community and Environment",
        company: "Pavanoor Renewables | Pavanoor",
        causes: ["Noyyal River Trust"],
        hobbies: ["half marathon | half marathons"]
      },
      also: {
        location: "Coimbatore | Coimbatore, Tamil Nadu, India",
        industry: "renewable energy | renewable energy developer",
        memberships: ["Noyyal River Trust"],
        interests: ["bird counts"]
      },
      sources: [
        "https://pavanoor.example/management/",
        "https://noyyalrivertrust.example/stories/river-runners"
      ],
      sensitive: ["lymphoma", "remission", "twins", "Advik", "Tara"]
    }
  ]
}
