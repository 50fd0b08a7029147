import type { WorldPart } from "../World.ts"

export const palisanderPeople: WorldPart = {
  people: [
    {
      id: "olumide-fashola-grant",
      about: "A CTO with seven sources, a markup joke in his GitHub bio.",
      contact: { email: "olumide@palisanderpay.example", full_name: "Olumide Fashola-Grant" },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO",
        company: "Palisander Pay Pte. Ltd. | Palisander Pay",
        location: "Lagos, Nigeria | Lagos | Lagos, NG",
        skills: ["Elixir", "PostgreSQL", "Python", "ledger | Ledgers | double-entry ledger"],
        achievements: [
          "Engineering Leader of the Year, 2024 Naija Fintech Awards | Engineering Leader of the Year at the 2024 Naija Fintech Awards | Engineering Leader of the Year",
          "abacus | maintains abacus, a ledger in Elixir | A double-entry ledger for Elixir"
        ],
        hobbies: ["highlife guitar | guitar", "chess", "running | marathon | runner | runners"],
        sports_teams: ["Ikoyi Pacers"],
        interests: ["distributed consensus", "Yoruba poetry"],
        causes: ["Code Garden Lagos"],
        memberships: [
          "Nigeria Computer Society | fellow of the Nigeria Computer Society | Fellow, Nigeria Computer Society"
        ],
        education: [
          {
            institution: "University of Ibadan",
            degree: "BSc",
            field: "Computer Science",
            year: 2009
          },
          {
            institution: "Carnegie Mellon University Africa",
            degree: "MSc",
            field: "Information Technology",
            year: 2013
          }
        ],
        certifications: [
          "AWS Certified Solutions Architect – Professional | AWS Certified Solutions Architect"
        ],
        pets: ["Bruno | boerboel"],
        twitter: "https://x.com/olumidefg | https://twitter.com/olumidefg"
      },
      also: {
        industry: "fintech | payments | payments firm",
        interests: ["highlife guitar", "chess", "ledgers", "sharding", "elixir", "running | marathon"],
        memberships: ["Ikoyi Pacers", "Code Garden Lagos"],
        skills: ["sharding", "naira-words", "distributed consensus"],
        hobbies: ["Yoruba poetry"],
        achievements: [
          "naira-words",
          "3:41:09 | marathon",
          "Double-entry at 4,000 transactions a second",
          "Why I stopped sharding",
          "wrote the first version of our ledger | first version of our ledger",
          "fellow of the Nigeria Computer Society | Nigeria Computer Society"
        ],
        causes: ["public-school kids writing Python"]
      },
      sources: [
        "https://palisanderpay.example/leadership",
        "https://olumide.example/",
        "https://lagosdevfest.example/speakers/olumide-fashola-grant",
        "https://lagoscourier.example/2026/02/15/ikoyi-pacers-marathon",
        "https://api.github.com/users/olufash",
        "https://api.github.com/users/olufash/repos",
        "https://hn.algolia.com/api/v1/users/olufash",
        "https://olumide.example/feed.xml"
      ],
      never: ["Tunde", "dentist", "keeps bees", "trade finance"]
    },
    {
      id: "siew-ling-teo",
      about: "A stale LinkedIn snippet beside a current title; an illness on a charity's page.",
      contact: {
        email: "siewling.teo@palisanderpay.example",
        full_name: "Siew Ling Teo",
        linkedin_url: "https://www.linkedin.com/in/siewlingteo"
      },
      outcome: "found",
      facts: {
        title: "Chief Compliance Officer",
        company: "Palisander Pay Pte. Ltd. | Palisander Pay",
        location: "Singapore",
        skills: ["regulatory licensing", "anti-money laundering", "sanctions screening"],
        education: [{ institution: "National University of Singapore", degree: "LLB" }],
        certifications: [
          "Certified Anti-Money Laundering Specialist (CAMS) | Certified Anti-Money Laundering Specialist | CAMS"
        ],
        memberships: [
          "Singapore Payments Association | AML working group of the Singapore Payments Association"
        ],
        causes: ["Straits Hospice Fund", "Walk for Hope Singapore | Walk for Hope"],
        hobbies: ["hikes | hiking"],
        pets: ["cats | Kaya | Pandan | Kaya and Pandan | two cats, Kaya and Pandan"],
        linkedin: "https://www.linkedin.com/in/siewlingteo | https://sg.linkedin.com/in/siewlingteo"
      },
      also: {
        industry: "fintech | payments | Payment Institution",
        skills: ["compliance", "instant payments"],
        interests: ["hikes | hiking"],
        pets: ["Pandan", "Kaya"],
        sports_teams: ["Team Ling"],
        memberships: ["Team Ling"],
        achievements: [
          "raised S$64,000 for the Straits Hospice Fund | S$64,000",
          "chairs the AML working group of the Singapore Payments Association | AML working group",
          "Sanctions at the speed of instant payments"
        ],
        linkedin_bio: "Compliance professional with 18 years in banking"
      },
      sources: [
        "https://palisanderpay.example/leadership",
        "https://palisanderpay.example/newsroom/siew-ling-teo-chief-compliance-officer",
        "https://regtechasia.example/2026/agenda/panel-sanctions",
        "https://walkforhope.example/2025/stories/team-ling",
        "https://sg.linkedin.com/in/siewlingteo"
      ],
      never: ["Nambiar", "Quek"],
      sensitive: ["breast cancer", "chemotherapy"]
    },
    {
      id: "karthik-narayanan-engineer",
      about: "Two of one name with one employer: the engineer in Chennai.",
      contact: { email: "karthik.n@palisanderpay.example", full_name: "Karthik Narayanan" },
      outcome: "found",
      facts: {
        title: "Staff Backend Engineer",
        company: "Palisander Pay Pte. Ltd. | Palisander Pay",
        location: "Chennai",
        skills: ["Go", "Kafka", "CockroachDB", "reconciliation | settlement and reconciliation | settlement"],
        education: [
          {
            institution: "NIT Tiruchirappalli",
            degree: "B.Tech",
            field: "Computer Science",
            year: 2012
          }
        ],
        hobbies: ["cryptic crosswords | sets cryptic crosswords | crosswords", "badminton"],
        sports_teams: ["Adyar Smashers badminton club | Adyar Smashers"],
        interests: ["calendars", "railway timetables", "time zones"]
      },
      also: {
        industry: "fintech | payments | Payment Institution",
        skills: ["settlement", "reconciliation"],
        interests: ["cryptic crosswords", "badminton", "Go", "Kafka", "CockroachDB"],
        memberships: ["Adyar Smashers badminton club | Adyar Smashers"],
        achievements: ["Exactly once, mostly", "What time is midnight? | What time is midnight"]
      },
      sources: ["https://palisanderpay.example/engineering/authors/karthik-narayanan"],
      never: ["Lending", "MBA", "Sentosa"]
    },
    {
      id: "karthik-narayanan-product",
      about:
        "Two of one name with one employer: the product manager in Singapore, whose title the client knows.",
      contact: {
        email: "karthik.narayanan@palisanderpay.example",
        full_name: "Karthik Narayanan",
        title: "Group Product Manager, Merchant Lending",
        company: "Palisander Pay"
      },
      outcome: "found",
      facts: {
        title:
          "Group Product Manager, Merchant Lending | Group Product Manager for Merchant Lending | Group Product Manager",
        company: "Palisander Pay Pte. Ltd. | Palisander Pay",
        location: "Singapore",
        education: [{ institution: "Marina Bay Business School", degree: "MBA", year: 2016 }],
        causes: ["Migrant Workers Literacy Project"],
        achievements: [
          "runner-up at the 2025 Sentosa Open Water Swim | 2025 Sentosa Open Water Swim | Sentosa Open Water Swim"
        ]
      },
      also: {
        industry: "fintech | payments | Payment Institution",
        skills: ["Merchant Lending"],
        hobbies: ["Open Water Swim | swimming | open water swimming"],
        interests: ["Open Water Swim | swimming | open water swimming"],
        memberships: ["Migrant Workers Literacy Project"]
      },
      sources: [
        "https://palisanderpay.example/merchants/lending/contact",
        "https://alumni.marinabayschool.example/class-notes/mba-2016"
      ],
      never: ["Backend", "Kafka", "crosswords", "Adyar", "Jakarta"]
    }
  ]
}
