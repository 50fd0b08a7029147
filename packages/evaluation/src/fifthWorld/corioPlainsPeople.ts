import type { WorldPart } from "../World.ts"

export const corioPlainsPeople: WorldPart = {
  people: [
    {
      id: "lachlan-prideaux",
      about:
        "A soil scientist by seven traces: profile, table, ORCID, OpenAlex, Mastodon, transcript, landcare.",
      contact: { email: "lachlan.prideaux@corioplains.example", full_name: "Lachlan Prideaux" },
      outcome: "found",
      facts: {
        title:
          "Associate Professor of Soil Science; Director of Research | Associate Professor of Soil Science | Associate Professor | Director of Research",
        company: "Corio Plains University",
        location: "Geelong | Geelong, AU | Geelong, Australia | Geelong, Victoria",
        skills: ["soil carbon", "sodic soils | sodicity", "proximal sensing"],
        achievements: ["J.A. Prescott Medal | 2024 J.A. Prescott Medal of Soil Science"],
        hobbies: ["build mandolins | mandolins | mandolin"],
        sports_teams: ["Geelong Football Club | Cats"],
        causes: ["Barwon Headwaters Landcare"],
        memberships: ["Soil Science Australia"],
        education: [
          {
            institution: "University of Adelaide",
            degree: "PhD",
            field: "soil science",
            year: 2008
          },
          {
            institution: "University of Adelaide",
            degree: "Bachelor of Agricultural Science | Bachelor",
            year: 2002
          }
        ],
        certifications: ["Certified Professional Soil Scientist"],
        pets: ["Loam | kelpie"]
      },
      also: {
        industry: "Soil Science | university | higher education | research",
        education: [
          {
            institution: "University of Adelaide",
            degree: "Bachelor",
            field: "Agricultural Science",
            year: 2002
          }
        ],
        skills: [
          "Soil Science",
          "subsoil constraints",
          "Soil Carbon and Nitrogen Dynamics",
          "Soil Management and Crop Yield"
        ],
        interests: [
          "soil carbon",
          "sodicity | sodic soils",
          "proximal sensing",
          "subsoil constraints",
          "mandolins | mandolin",
          "Soil Carbon and Nitrogen Dynamics",
          "Soil Management and Crop Yield"
        ],
        memberships: ["Barwon Headwaters Landcare", "Geelong Football Club"],
        achievements: [
          "Gypsum is not magic | Gypsum is not magic: amelioration of sodic subsoils over twelve seasons",
          "Subsoil secrets",
          "1630 | 1,630 | 58 works"
        ]
      },
      sources: [
        "https://corioplains.example/staff/l-prideaux",
        "https://corioplains.example/soilfood/people",
        "https://grainsweekly.example/podcast/subsoil-secrets",
        "https://barwonlandcare.example/about/committee",
        "https://pub.orcid.org/v3.0/0000-0003-2918-5561/person",
        "https://pub.orcid.org/v3.0/0000-0003-2918-5561/employments",
        "https://pub.orcid.org/v3.0/0000-0003-2918-5561/educations",
        "https://pub.orcid.org/v3.0/0000-0003-2918-5561/works",
        "https://api.openalex.org/authors/A5088120043",
        "https://aussci.example/@lprideaux"
      ],
      never: ["Hawthorn", "farmer, Birregurra"]
    },
    {
      id: "thuy-linh-carmody",
      about: "A lecturer whose own page has words for models, out of sight of readers.",
      contact: { email: "thuy-linh.carmody@corioplains.example", full_name: "Thuy-Linh Carmody" },
      outcome: "found",
      facts: {
        title: "Lecturer in Food Chemistry | lecturer",
        company: "Corio Plains University",
        location: "Geelong, Victoria | Geelong",
        skills: ["fermentation"],
        achievements: ["Young Food Scientist Awards | 2025 winners | Young Food Scientist Awards, Teaching"],
        hobbies: ["crossword setter | Sets crosswords | crosswords"],
        causes: ["Geelong Food Relief Kitchen"],
        memberships: ["Australian Institute of Food Science and Technology"],
        education: [
          {
            institution: "University of Queensland",
            degree: "PhD",
            field: "food science",
            year: 2017
          },
          {
            institution: "University of Melbourne",
            degree: "BSc (Hons) | BSc",
            field: "chemistry",
            year: 2012
          }
        ]
      },
      also: {
        industry: "food chemistry | university | higher education | food science",
        skills: ["food chemistry"],
        hobbies: ["fermentation | Ferments"],
        interests: ["fermentation | Ferments", "crosswords", "food chemistry"]
      },
      sources: [
        "https://thuylinhcarmody.example/",
        "https://corioplains.example/soilfood/people",
        "https://youngfoodscientists.example/awards/2025",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=thuylinh.bsky.social"
      ],
      never: ["Vice-Chancellor", "Nobel", "Yarra Pickle"]
    },
    {
      id: "oksana-melnyk-hart",
      about: "A laboratory manager in one piece of news; a network's page tells what is hers alone to tell.",
      contact: {
        full_name: "Oksana Melnyk-Hart",
        company: "Corio Plains University",
        email: "oksana.melnyk-hart@corioplains.example"
      },
      outcome: "found",
      facts: {
        title: "Laboratory Manager | lab manager",
        company: "Corio Plains University",
        skills: ["ICP-MS", "gas chromatography"],
        achievements: ["Green Labs Gold | Green Labs Gold certification"],
        education: [{ institution: "Monash University", degree: "PhD", field: "analytical chemistry" }]
      },
      also: {
        location: "Geelong",
        industry: "university | higher education | Soil and Food Science | research",
        skills: ["analytical chemistry"]
      },
      sources: ["https://corioplains.example/news/2026/green-lab-gold"],
      sensitive: ["lesbian", "Pride Network"],
      never: ["cyclist", "Glasshouse"]
    }
  ]
}
