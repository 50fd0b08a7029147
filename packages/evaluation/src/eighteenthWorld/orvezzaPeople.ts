import type { WorldPart } from "../World.ts"

const company = "Orvezza Regulatory | Orvezza Regulatory SA | Orvezza"
const lugano = "Lugano | Lugano, Switzerland | CH-6900 Lugano | Lugano, CH | Switzerland | CH"
const industry =
  "medical devices | regulatory consultancy | regulatory consulting | medical device consulting | medical device regulation | consulting | regulatory affairs | regulatory | medical technology | regulatory consultancy for makers of medical devices | regulatory consultancy for medical devices | market access for medical devices"

/** The four of Orvezza, and what their pages (see `orvezza.ts`) say of them. */
export const orvezzaPeople: WorldPart = {
  people: [
    {
      id: "e-ginevra-pellandroni",
      about: "A founder with a doctorate, an office on a board and four languages: her profile on the site.",
      contact: { email: "ginevra.pellandroni@orvezza.example", full_name: "Ginevra Pellandroni" },
      outcome: "found",
      facts: {
        title: "Founder and Managing Partner | Managing Partner | Founder",
        company,
        education: [
          {
            institution: "ETH Zurich | ETH",
            degree: "PhD | doctorate",
            field: "biomedical engineering",
            year: 2006
          }
        ],
        memberships: [
          "Swiss Implant Register | board of the Swiss Implant Register | board member of the Swiss Implant Register | the board of the Swiss Implant Register"
        ]
      },
      also: {
        title:
          "lecturer at SUPSI | lectures on device safety at SUPSI | lecturer on device safety at SUPSI | lecturer | board member of the Swiss Implant Register | board member | member of the board",
        location: lugano,
        industry,
        skills: [
          "Italian",
          "German",
          "English",
          "French",
          "biomedical engineering",
          "device safety",
          "auditing | lead auditor | audits",
          "regulatory submissions | submissions",
          "medical devices"
        ],
        interests: ["device safety"],
        achievements: [
          "founded Orvezza in 2015 | founded Orvezza | Founder of Orvezza",
          "nine years as a lead auditor at a notified body | lead auditor at a notified body",
          "board of the Swiss Implant Register"
        ],
        memberships: ["SUPSI | SUPSI in Manno"]
      },
      sources: ["https://orvezza.example/people", "https://orvezza.example/people/ginevra-pellandroni"]
    },
    {
      id: "e-lorenz-amstadt",
      about: "A physician turned consultant: profile, ORCID, and a town of his own.",
      contact: {
        full_name: "Lorenz Amstadt",
        company: "Orvezza Regulatory SA",
        email: "lorenz.amstadt@orvezza.example"
      },
      outcome: "found",
      facts: {
        title: "Principal Consultant, Clinical Evaluation | Principal Consultant",
        company,
        location: "Thun",
        skills: ["clinical evaluation", "orthopaedic implants"],
        education: [
          {
            institution: "University of Bern",
            degree: "Dr. med. | doctorate",
            field: "Medicine",
            year: 2001
          }
        ],
        memberships: ["Swiss Society of Orthopaedics | Member of the Swiss Society of Orthopaedics"]
      },
      also: {
        location: `Thun, Switzerland | ${lugano}`,
        industry,
        skills: [
          "clinical evaluation reports | writing clinical evaluation reports",
          "dental implants | orthopaedic and dental implants",
          "clinical data",
          "surgery",
          "orthopaedics",
          "medicine",
          "scans"
        ],
        interests: ["clinical evaluation", "orthopaedic implants", "clinical data"],
        achievements: [
          "How long should a knee be watched?",
          "surgeon for eleven years | A surgeon for eleven years"
        ],
        certifications: ["Dr. med."]
      },
      sources: [
        "https://orvezza.example/people",
        "https://orvezza.example/people/lorenz-amstadt",
        "https://pub.orcid.org/v3.0/0000-0002-6187-5043/person",
        "https://pub.orcid.org/v3.0/0000-0002-6187-5043/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6187-5043/educations"
      ]
    },
    {
      id: "e-matilde-cavargnoni",
      about: "A profile, a post of her own on the house's site, and Bluesky from over the border.",
      contact: { full_name: "Matilde Cavargnoni", company: "Orvezza Regulatory" },
      outcome: "found",
      facts: {
        title: "Senior Consultant, Medical Software | Senior Consultant",
        company,
        location: "Como | Como, Italy",
        education: [
          {
            institution: "Politecnico di Milano",
            degree: "MSc | Master of Science",
            field: "computer engineering",
            year: 2014
          }
        ],
        certifications: ["ISO 13485 lead auditor | ISO 13485"]
      },
      also: {
        location: lugano,
        industry: `${industry} | medical software`,
        skills: [
          "Medical Software | software",
          "MDR",
          "firmware | firmware for infusion pumps",
          "apps and algorithms | apps | algorithms",
          "computer engineering",
          "ISO 13485",
          "classification",
          "lead auditor | auditing",
          "Double bass"
        ],
        interests: [
          "Medical software | Medical software and its paperwork",
          "paperwork",
          "jazz",
          "Double bass",
          "apps and algorithms"
        ],
        hobbies: [
          "Double bass | Double bass in a jazz trio | Double bass in a jazz trio nobody has heard of | plays double bass in a jazz trio | playing double bass | jazz | jazz trio"
        ],
        achievements: [
          "Is your spreadsheet a medical device?",
          "wrote firmware for infusion pumps | firmware for infusion pumps"
        ],
        memberships: ["jazz trio"]
      },
      sources: [
        "https://orvezza.example/people",
        "https://orvezza.example/people/matilde-cavargnoni",
        "https://orvezza.example/insights/is-your-spreadsheet-a-medical-device",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=cavargnoni.example"
      ]
    },
    {
      id: "e-davide-spinelgrandi",
      about: "The page of a congress speaks to models; the office is in another country than the seat.",
      contact: { email: "davide.spinelgrandi@orvezza.example" },
      outcome: "found",
      facts: {
        title: "Business Development Manager, Italy | Business Development Manager",
        company,
        location: "Milan | Milan, Italy",
        education: [{ institution: "Università Bocconi | Bocconi", field: "economics", year: 2011 }],
        hobbies: ["rowing | rowing eight | amateur rowing eight | amateur rowing | an amateur rowing eight"]
      },
      also: {
        title: "runs our Milan office | head of the Milan office",
        location: `Italy | ${lugano}`,
        industry,
        skills: ["Business Development", "economics", "sales"],
        interests: ["rowing"],
        achievements: [
          "Device Days Bologna 2026 | Speaker at Device Days Bologna 2026 | Device Days Bologna",
          "Small makers, long files | panel “Small makers, long files”"
        ],
        sports_teams: ["amateur rowing eight | Navigli half of an amateur rowing eight | rowing eight"]
      },
      sources: [
        "https://orvezza.example/people",
        "https://orvezza.example/people/davide-spinelgrandi",
        "https://devicedays-bologna.example/2026/speakers/spinelgrandi"
      ],
      never: ["Stapler"]
    }
  ]
}
