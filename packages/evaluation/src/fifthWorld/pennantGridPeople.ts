import type { WorldPart } from "../World.ts"

export const pennantGridPeople: WorldPart = {
  people: [
    {
      id: "marisol-etxeberria-knapp",
      about: "Eight traces of an operations chief: modal bio, snippets, stage, run, class note, podcast.",
      contact: {
        email: "marisol.etxeberria-knapp@pennantgrid.example",
        full_name: "Marisol Etxeberria-Knapp"
      },
      outcome: "found",
      facts: {
        title:
          "VP, Revenue Operations | VP of Revenue Operations | VP Revenue Operations | Vice President of Revenue Operations",
        company: "Pennant Grid | Pennant Grid, Inc.",
        location: "Austin, Texas | Austin, Texas Metropolitan Area | Austin, TX | Austin",
        industry: "software | software company | utility software",
        skills: ["forecasting", "territory planning", "compensation design", "lead scoring"],
        achievements: [
          "RevOps Leader of the Year | RevOps Leader of the Year at the 2025 Lone Star SaaS Awards | Lone Star SaaS Awards"
        ],
        interests: ["Basque cooking", "regional history"],
        hobbies: ["quilts | quilting | Quilter"],
        sports_teams: ["Austin FC"],
        causes: ["Hill Country Pantry"],
        memberships: ["RevGuild Austin"],
        education: [
          {
            institution: "University of New Mexico | The University of New Mexico",
            degree: "BBA",
            field: "marketing",
            year: 2009
          }
        ],
        certifications: ["Salesforce Certified Administrator"],
        pets: ["Tortilla | retired greyhound | greyhound"],
        linkedin: "https://www.linkedin.com/in/marisol-ek",
        linkedin_bio:
          "Turning messy pipelines into forecasts you can take to the board | VP Revenue Operations at Pennant Grid",
        twitter: "https://x.com/marisol_revops | https://twitter.com/marisol_revops | marisol_revops",
        twitter_bio:
          "RevOps at Pennant Grid. Quilter. Verde y negro. Spreadsheets are a love language. | Spreadsheets are a love language"
      },
      also: {
        skills: ["revenue operations", "comp plans", "sales operations", "Salesforce"],
        achievements: [
          "Acequia | Hill Country Quilt Show | ribbon at the Hill Country Quilt Show",
          "The forecast nobody believes",
          "$4,310 | 4,310",
          "Run for the Pantry",
          "lead scoring that sales believes"
        ],
        interests: ["quilts | quilting | Quilter", "lead scoring", "Austin FC", "forecasting"],
        hobbies: ["Run for the Pantry | running", "Basque cooking | cooking", "regional history"]
      },
      sources: [
        "https://pennantgrid.example/company/leadership",
        "https://revsummit.example/2026/speakers/marisol-etxeberria-knapp",
        "https://runforthepantry.example/2026/teams/pennant-grid",
        "https://loboclassnotes.example/spring-2026/2000s",
        "https://pipelineweather.example/episodes/88",
        "https://feeds.pipelineweather.example/rss",
        "https://www.linkedin.com/in/marisol-ek",
        "https://x.com/marisol_revops"
      ],
      never: ["jukebox", "Spurs", "parrot", "sailor", "Ten Quarters", "Purdue"]
    },
    {
      id: "dov-hartlaub",
      about: "An engineer whom nobody's team page shows: site with h-card, code, answers, Hacker News.",
      contact: { email: "dov.hartlaub@pennantgrid.example", full_name: "Dov Hartlaub" },
      outcome: "found",
      facts: {
        title: "staff software engineer | Staff engineer",
        company: "Pennant Grid",
        location: "San Marcos, Texas | San Marcos, TX | San Marcos",
        skills: ["Rust", "SQL", "PostgreSQL | Postgres | Postgres internals"],
        achievements: ["pgloom"],
        hobbies: ["bouldering"],
        memberships: ["Blanco River Radio Club"],
        education: [
          {
            institution: "Texas State University",
            degree: "BS",
            field: "computer science",
            year: 2011
          }
        ],
        certifications: ["Amateur Extra class license | Amateur Extra | Amateur Extra class"],
        pets: ["Ohm | Two cats | cats", "Farad | Two cats | cats"]
      },
      also: {
        industry: "software",
        skills: ["explain"],
        achievements: ["Show HN: Pgloom | 312", "cw-trainer", "21877 | 21,877"],
        hobbies: ["ham-radio | ham radio | radios | amateur radio", "Morse | Morse code"],
        interests: [
          "ham-radio | ham radio | radios | amateur radio",
          "bouldering",
          "Morse | Morse code",
          "Rust",
          "PostgreSQL | Postgres internals"
        ]
      },
      sources: [
        "https://hartlaub.example/about",
        "https://hartlaub.example/",
        "https://hartlaub.example/feed.xml",
        "https://api.github.com/users/dovhart",
        "https://api.github.com/users/dovhart/repos",
        "https://hn.algolia.com/api/v1/users/dovhart",
        "https://hn.algolia.com/api/v1/search_by_date?tags=story,author_dovhart",
        "https://api.stackexchange.com/2.3/users/1884027?site=stackoverflow",
        "https://api.stackexchange.com/2.3/users/1884027/top-tags?site=stackoverflow"
      ],
      never: ["Kubernetes", "Container Scheduling"]
    },
    {
      id: "colleen-abara-whitt",
      about: "Promoted this year; a conference of 2023 still shows what she was then.",
      contact: {
        email: "colleen.abara-whitt@pennantgrid.example",
        full_name: "Colleen Abara-Whitt",
        company: "Pennant Grid"
      },
      outcome: "found",
      facts: {
        title: "Chief Customer Officer",
        company: "Pennant Grid | Pennant Grid, Inc.",
        location: "Round Rock, Texas, United States | Round Rock, Texas | Round Rock",
        achievements: ["Customer Leaders 50 | Customer Leaders 50 list"],
        causes: ["Lantern Youth Mentoring"],
        education: [
          {
            institution:
              "Rice University | Rice University - Jesse H. Jones Graduate School of Business | Jesse H. Jones Graduate School of Business",
            degree: "MBA"
          },
          {
            institution: "Howard University",
            degree: "bachelor’s degree | bachelor’s | bachelor",
            field: "communications"
          }
        ],
        certifications: ["Project Management Professional | Project Management Professional (PMP) | PMP"],
        linkedin: "https://www.linkedin.com/in/colleenabarawhitt"
      },
      also: {
        industry: "software | Software",
        memberships: ["Lantern Youth Mentoring"],
        linkedin_bio: "Chief Customer Officer",
        skills: ["onboarding", "support", "customer success | success"],
        achievements: ["net revenue retention | 121 percent", "promotion", "When the map is wrong"]
      },
      sources: [
        "https://pennantgrid.example/company/leadership",
        "https://pennantgrid.example/news/2026/abara-whitt-chief-customer-officer",
        "https://austinbizwire.example/2026/03/04/people-on-the-move",
        "https://fieldservicecon.example/2023/speakers",
        "https://www.linkedin.com/in/colleenabarawhitt"
      ],
      never: ["Baylor", "jukebox", "Spurs", "bucket trucks"]
    }
  ]
}
