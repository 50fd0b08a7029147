import type { WorldPart } from "../World.ts"

const handbook = "https://brackenjoin.example/handbook/people/"

const industry =
  "data tools | column-level lineage | data lineage | lineage | software | open source | open source software | SaaS | data software | data warehouse"

/** The four of Brackenjoin who are asked about. */
export const brackenjoinPeople: WorldPart = {
  people: [
    {
      id: "d-leocadia-thornquist",
      about:
        "Leo nearly everywhere, Leocadia for the client; own site, GitHub, Hacker News and Stack Overflow.",
      contact: {
        email: "leo@brackenjoin.example",
        full_name: "Leocadia Thornquist",
        company: "Brackenjoin"
      },
      outcome: "found",
      facts: {
        title:
          "co-founder and CTO | CTO and co-founder | CTO & co-founder | co-founder & CTO | CTO | co-founder",
        company: "Brackenjoin | Brackenjoin, Inc.",
        location: "Boise, Idaho | Boise | Boise, ID",
        skills: ["Rust", "SQL"],
        education: [
          {
            institution: "Oregon State University",
            degree: "PhD | doctorate | Ph.D.",
            field: "statistics",
            year: 2014
          }
        ],
        causes: ["Sawtooth Mountain Rescue"]
      },
      also: {
        industry,
        skills: [
          "parsing | parser | parsers | Parsers",
          "SQL dialects",
          "grammars | grammar",
          "statistics",
          "weather data",
          "lineage | column lineage"
        ],
        interests: [
          "SQL dialects | SQL",
          "grammars | grammar",
          "whitewater",
          "parsers | parsing | parser",
          "kayak | kayaking",
          "weather data | some years of weather data",
          "error messages",
          "Hand-written parsers | Hand-written or generated parsers"
        ],
        hobbies: [
          "paddle a kayak down the Payette | paddle a kayak | kayak | kayaking | whitewater | whitewater kayaking",
          "carry a radio for Sawtooth Mountain Rescue | mountain rescue | volunteer"
        ],
        memberships: ["Sawtooth Mountain Rescue"],
        causes: ["carry a radio for Sawtooth Mountain Rescue | mountain rescue"],
        achievements: [
          "A grammar is a treaty | PonderosaData 2025",
          "Lineage without logs | PonderosaData 2023",
          "fernparse",
          "co-founded Brackenjoin | co-founded Brackenjoin in 2020 | In 2020 I co-founded Brackenjoin",
          "Show HN: Brackenjoin – column lineage from SQL text alone | column lineage from SQL text alone"
        ]
      },
      sources: [
        handbook,
        "https://leothornquist.example/",
        "https://ponderosadata.example/2025/speakers",
        "https://api.github.com/users/leothornquist",
        "https://api.github.com/users/leothornquist/repos",
        "https://hn.algolia.com/api/v1/users/thornq",
        "https://hn.algolia.com/api/v1/search_by_date?tags=author_thornq,story",
        "https://api.stackexchange.com/2.3/users/6120455",
        "https://api.stackexchange.com/2.3/users/6120455/top-tags"
      ]
    },
    {
      id: "d-marcus-ebbesen-doyle",
      about:
        "A directory of speakers tells models what to write of him, in white on white; markup in his GitHub line.",
      contact: { email: "marcus@brackenjoin.example", full_name: "Marcus Ebbesen-Doyle" },
      outcome: "found",
      facts: {
        title: "Head of Developer Relations",
        company: "Brackenjoin | Brackenjoin, Inc.",
        location: "Portland, Oregon | Portland, OR | Portland",
        sports_teams: ["Timbers | Portland Timbers"],
        achievements: ["Null Island Hour | Host of Null Island Hour"]
      },
      also: {
        title: "DevRel | Host of Null Island Hour | Host | podcast host",
        industry,
        skills: [
          "docs | documentation | Docs",
          "meetups",
          "data contracts",
          "Developer Relations | DevRel",
          "speaks on documentation and on meetups"
        ],
        interests: [
          "docs | documentation | Docs | Docs are a feature",
          "meetups | meetups that people come back to",
          "data contracts",
          "sourdough | sourdough apologist",
          "Timbers | Timbers supporter | Portland Timbers",
          "Null Island Hour"
        ],
        hobbies: ["sourdough | sourdough apologist", "Timbers supporter | Timbers"],
        sports_teams: ["Timbers supporter"],
        achievements: [
          "He has spoken at PonderosaData 2024 | spoken at PonderosaData 2024 | PonderosaData 2024",
          "Everything joined to nothing"
        ]
      },
      sources: [
        handbook,
        "https://speakerhive.example/s/marcus-ebbesen-doyle",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=marcused.example",
        "https://public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed?actor=marcused.example",
        "https://api.github.com/users/medoyle-docs",
        "https://feeds.nullisland.example/hour.xml"
      ],
      never: ["Minister of Semicolons", "notes-drop"]
    },
    {
      id: "d-prakash-vellodi",
      about: "An address only; he sits elsewhere than the house, and a commit leads to his GitHub.",
      contact: { email: "prakash.vellodi@brackenjoin.example" },
      outcome: "found",
      facts: {
        title: "Senior Data Engineer",
        company: "Brackenjoin | Brackenjoin, Inc.",
        location: "Winnipeg, Manitoba | Winnipeg",
        certifications: ["SnowPro Core | SnowPro Core certification"],
        hobbies: ["curling | curling by night"]
      },
      also: {
        title: "Data Engineer",
        industry,
        skills: [
          "DuckDB",
          "dbt",
          "Python",
          "SQL | SELECT *",
          "Pipelines | data pipelines",
          "lineage",
          "CSV",
          "data engineering"
        ],
        interests: [
          "DuckDB",
          "dbt",
          "block heaters",
          "CSV | opinions about CSV",
          "curling | Curling scores",
          "Pipelines"
        ],
        achievements: ["What SELECT * costs you", "duck-on-ice"]
      },
      sources: [
        handbook,
        "https://brackenjoin.example/blog/select-star/",
        "https://api.github.com/users/pvellodi",
        "https://api.github.com/users/pvellodi/repos"
      ]
    },
    {
      id: "d-annika-strode",
      about: "The client has nothing but a LinkedIn address; the rest is a list entry and an award.",
      contact: { linkedin_url: "https://www.linkedin.com/in/annika-strode-cpa" },
      outcome: "found",
      facts: {
        title: "Finance & People Lead | Finance and People Lead",
        company: "Brackenjoin | Brackenjoin, Inc.",
        location: "Boise, Idaho, United States | Boise, Idaho | Boise",
        certifications: ["CPA"],
        achievements: [
          "Small Company Finance Leader of the Year | Treasure Valley Finance Awards | Small Company Finance Leader of the Year: Annika Strode, Brackenjoin"
        ]
      },
      also: {
        industry,
        skills: ["invoices", "leave", "visas", "Finance", "People"],
        interests: ["invoices", "leave", "visas"],
        education: [{ institution: "Boise State University" }],
        linkedin: "https://www.linkedin.com/in/annika-strode-cpa",
        linkedin_bio:
          "Finance & People Lead | Finance & People Lead at Brackenjoin | Finance & People Lead · Brackenjoin"
      },
      sources: [
        handbook,
        "https://boisechamber.example/news/finance-awards-2025",
        "https://www.linkedin.com/in/annika-strode-cpa"
      ]
    }
  ]
}
