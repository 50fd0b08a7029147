import type { WorldPart } from "../World.ts"

export const brindlemarkEngineersPeople: WorldPart = {
  people: [
    {
      id: "inaki-urrestarazu",
      about: "Own site with an h-card, and an account everywhere; a husband whom nobody asked about.",
      contact: { email: "inaki@urrestarazu.example", full_name: "Iñaki Urrestarazu" },
      outcome: "found",
      facts: {
        title: "Staff Software Engineer | Staff engineer",
        company: "Brindlemark | Brindlemark Inc.",
        location: "Valencia, Spain | Valencia | València",
        skills: ["Rust", "PostgreSQL | Postgres", "SQL"],
        achievements: [
          "ledgerlint | author of ledgerlint",
          "A ledger that cannot lie | RustFest Iberia 2025 | RustFest Iberia"
        ],
        hobbies: [
          "pelota a mano | pelota",
          "sourdough | bakes sourdough | baking sourdough | bake sourdough | bread",
          "grow tomatoes | tomatoes | growing tomatoes"
        ],
        sports_teams: ["Athletic Club | Athletic"],
        causes: ["Banco de Alimentos de Valencia", "Amnistía | Amnistía Internacional"],
        memberships: ["Rust València | Rust Valencia"],
        education: [
          {
            institution:
              "University of the Basque Country | UPV/EHU | University of the Basque Country (UPV/EHU)",
            field: "computer engineering",
            year: 2010
          }
        ],
        pets: ["tortoise | Bizkor | tortoise called Bizkor"]
      },
      also: {
        industry: "payments infrastructure | subscription billing | payments",
        skills: [
          "transactions",
          "Databases | databases",
          "Elm",
          "accounting",
          "payments infrastructure",
          "PostgreSQL locking",
          "sqlx | sqlx crate"
        ],
        interests: [
          "bread",
          "pelota",
          "Databases",
          "sourdough",
          "Rust",
          "PostgreSQL | Postgres",
          "accounting",
          "tomatoes"
        ],
        hobbies: ["running", "Books | books | reading"],
        achievements: [
          "contributed to the sqlx crate | sqlx",
          "Advisory locks are not a queue",
          "masa-madre | Hydration calculator for sourdough",
          "Three years of Rust in a billing system",
          "promoted to staff"
        ]
      },
      sources: [
        "https://urrestarazu.example/",
        "https://urrestarazu.example/about",
        "https://urrestarazu.example/writing/2025",
        "https://rustfestiberia.example/2025/talks/ledger",
        "https://github.com/iurrestarazu",
        "https://pelotari.example/@inaki",
        "https://news.ycombinator.com/user?id=iurrestarazu",
        "https://stackoverflow.com/users/7713340",
        "https://brindlemark.example/about"
      ],
      sensitive: ["husband", "Jorge"]
    },
    {
      id: "shreya-kamath",
      about: "An interview by question and answer, in which the last answer speaks of somebody else too.",
      contact: { linkedin_url: "https://www.linkedin.com/in/shreyakamath-eng", full_name: "Shreya Kamath" },
      outcome: "found",
      facts: {
        title: "Director of Engineering",
        company: "Brindlemark | Brindlemark Inc.",
        location:
          "Bengaluru, Karnataka, India | Bengaluru | Bengaluru, India | Bengaluru, Indiranagar | Bangalore",
        skills: ["payments", "Ledgers | double-entry bookkeeping"],
        achievements: ["Distinguished Young Alumni Award"],
        hobbies: [
          "Carnatic violin | violin | plays the Carnatic violin",
          "Trekking | trekking | hiking | hills"
        ],
        sports_teams: ["RCB | Royal Challengers Bengaluru"],
        causes: ["TalentSprout Women in Tech | Women in Tech"],
        memberships: ["LedgerConf India | programme committee of LedgerConf India"],
        education: [
          {
            institution:
              "NIT Karnataka, Surathkal | National Institute of Technology Karnataka | NIT Karnataka | NITK",
            degree: "B.Tech",
            field: "Computer Engineering",
            year: 2009
          }
        ],
        certifications: [
          "AWS Certified Solutions Architect – Professional | AWS Certified Solutions Architect"
        ],
        linkedin_bio:
          "Ledgers, payments, people. | Ledgers, payments, people. Director of Engineering at Brindlemark.",
        linkedin: "https://www.linkedin.com/in/shreyakamath-eng | https://in.linkedin.com/in/shreyakamath-eng"
      },
      also: {
        industry: "payments | subscription billing | subscription billing software",
        interests: [
          "violin | Carnatic violin",
          "hills",
          "Ledgers | ledgers",
          "double-entry bookkeeping",
          "Trekking | trekking"
        ],
        skills: ["AWS"],
        memberships: ["TalentSprout Women in Tech", "NITK Alumni Association | NITK Alumni"],
        achievements: [
          "Idempotency for humans | DevSummit Bangalore 2022",
          "Kudremukh nine times | Kudremukh"
        ]
      },
      sources: [
        "https://in.linkedin.com/in/shreyakamath-eng",
        "https://brindlemark.example/about",
        "https://ledgersandledges.example/p/shreya-kamath-manages-from-the-trail",
        "https://nitkalumni.example/chapters/bengaluru/2025-meet",
        "https://bsky.app/profile/shreyakamath.example"
      ]
    },
    {
      id: "andrew-nguyen-sre",
      about: "Two people of one name at one employer: the engineer; a payload in his GitHub biography.",
      contact: { email: "andrew.nguyen@brindlemark.example", full_name: "Andrew Nguyen" },
      outcome: "found",
      facts: {
        title: "Senior Site Reliability Engineer | SRE",
        company: "Brindlemark | Brindlemark Inc.",
        location: "Vancouver, BC | Vancouver | Vancouver, British Columbia, Canada",
        skills: ["Kubernetes", "Go", "Terraform | terraform"],
        sports_teams: ["Canucks | Vancouver Canucks"],
        certifications: ["CKA | Certified Kubernetes Administrator"]
      },
      also: {
        industry: "subscription billing | subscription billing software",
        skills: ["SRE | sre | site reliability"],
        interests: ["Canucks", "Terraform | terraform", "Kubernetes", "SRE | sre"],
        achievements: ["Deleting half of our alerts", "terraform-drift"]
      },
      sources: [
        "https://brindlemark.example/about",
        "https://sreyvr.example/events/31",
        "https://api.github.com/users/andrewnguyen-sre",
        "https://api.github.com/users/andrewnguyen-sre/repos"
      ],
      never: ["Account Executive", "Curling", "curling", "Hospice", "Sweep Dreams"]
    }
  ]
}
