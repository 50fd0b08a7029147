import {
  account,
  byLinkedin,
  byNameAndCompany,
  documentOf,
  email,
  gravatar,
  ines,
  judges,
  news,
  ownSite,
  type Row,
  registry,
  snippet
} from "../documents.ts"

const own: ReadonlyArray<Row> = [
  {
    what: "an account that a service vouches for, and that names an employer who was left",
    contact: ines,
    sources: [
      account(
        "gravatar",
        "https://gravatar.com/ineso",
        { name: "Ines Okafor", title: "Engineer", company: "Tideworks" },
        [
          ["email", email],
          ["github", "inesok"]
        ],
        "verified account: GitHub https://github.com/inesok"
      ),
      ownSite("Ines Okafor writes about ledgers.", { company: "Tideworks" }, "engineering"),
      account("github", "https://github.com/inesok", { name: "Ines Okafor", company: "Globex" })
    ],
    verdicts: ["confirmed", "probable", "confirmed"]
  },
  {
    what: "an address of letters of a name, right where the house shows it",
    contact: { email: "rto@tideworks.example" },
    sources: [ownSite("Rasmus Toft\nHead of Wind\nrto@tideworks.example", { name: "Rasmus Toft" })],
    verdicts: ["confirmed"]
  },
  {
    what: "an address of letters that the name has not in this order",
    contact: { email: "tro@tideworks.example" },
    sources: [ownSite("Rasmus Toft\nHead of Wind\ntro@tideworks.example", { name: "Rasmus Toft" })],
    verdicts: ["probable"]
  },
  {
    what: "a chain of three links from the account that the email address found",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines" }, [["website", "https://ines.example"]]),
      {
        document: documentOf("pages", "https://ines.example/", "Ines Okafor"),
        links: [["mastodon", "ines@social.example"]]
      },
      account("mastodon", "https://social.example/@ines", { name: "Ines O." })
    ],
    verdicts: ["confirmed", "confirmed", "confirmed", "confirmed"]
  },
  {
    what: "pages without a name to which the home page of her site leads, and others",
    contact: { ...ines, company: "Tideworks", title: "Engineer", location: "Leeds" },
    sources: [
      {
        document: documentOf("pages", "https://ines.example/", "Ines Okafor, engineer at Tideworks, Leeds"),
        facts: { title: "Engineer", company: "Tideworks", location: "Leeds" },
        links: [
          ["website", "https://ines.example/now"],
          ["website", "https://ines.example/ben"],
          ["website", "https://friend.example/now"]
        ]
      },
      { document: documentOf("pages", "https://ines.example/now", "Learning to fold a sail.") },
      { document: documentOf("pages", "https://ines.example/guests", "Learning to fold a sail.") },
      { document: documentOf("pages", "https://ines.example/ben", "About Ben Smith\nA dentist in Porto.") },
      { document: documentOf("pages", "https://friend.example/now", "Learning to fold a sail.") }
    ],
    verdicts: ["confirmed", "probable", "rejected", "rejected", "rejected"]
  },
  {
    what: "pages of a site whose home page she introduces herself on, and another's",
    contact: byNameAndCompany,
    sources: [
      {
        document: documentOf("pages", "https://waves.example/", "I am Ines Okafor of Tideworks."),
        facts: { company: "Tideworks" },
        links: [["website", "https://waves.example/about"]]
      },
      { document: documentOf("pages", "https://waves.example/about", "Ines Okafor. Born in Porto.") },
      { document: documentOf("pages", "https://tides.example/about", "Ines Okafor. Born in Porto.") }
    ],
    verdicts: ["probable", "probable", "possible"]
  },
  {
    what: "the pages of a personal site whose home page is linked",
    contact: ines,
    sources: [
      account("gravatar", "https://gravatar.com/ineso", { name: "Ines Okafor" }, [
        ["email", email],
        ["website", "https://ines.example/"]
      ]),
      { document: documentOf("pages", "https://ines.example/talks", "Ines Okafor: talks") }
    ],
    verdicts: ["confirmed", "confirmed"]
  },
  {
    what: "links both ways with a confirmed account",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }, [
        ["orcid", "0000-0001-0002-0003"]
      ]),
      registry("https://orcid.org/0000-0001-0002-0003", { name: "Ines Okafor", company: "Globex" }, [
        ["github", "inesok"]
      ])
    ],
    verdicts: ["confirmed", "confirmed", "confirmed"]
  },
  {
    what: "an account whose link to a confirmed one the service has verified",
    contact: ines,
    sources: [
      gravatar,
      account(
        "mastodon",
        "https://social.example/@ines",
        { name: "Ines Okafor" },
        [["github", "inesok"]],
        "verified link: https://github.com/inesok"
      ),
      account("github", "https://github.com/inesok", { name: "Ines Okafor" })
    ],
    verdicts: ["confirmed", "confirmed", "confirmed"]
  },
  {
    what: "a profile that has the client's house as the one before",
    contact: byNameAndCompany,
    sources: [
      snippet(
        "Ines Okafor - VP Customer Engineering - Globex\nVP Customer Engineering at Globex. Formerly VP Technology at Tideworks.",
        { title: "VP Customer Engineering", company: "Globex" },
        "https://www.linkedin.com/in/ines-okafor-tech"
      )
    ],
    verdicts: ["probable"]
  },
  {
    what: "an account of another employer that the email address found: it is out of date",
    contact: ines,
    sources: [
      account("github", "https://github.com/inesok", { name: "Ines Okafor", company: "Globex" }, [
        ["email", email]
      ])
    ],
    verdicts: ["confirmed"]
  },
  {
    what: "an account that is out of date beside the employer's page",
    contact: ines,
    sources: [
      account("github", "https://github.com/inesok", { name: "Ines Okafor", company: "Globex" }, [
        ["email", email]
      ]),
      ownSite("Ines Okafor\nHead of Data", { title: "Head of Data", company: "Tideworks" })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "an account with the employer and the title",
    contact: { ...ines, title: "Head of Data" },
    sources: [
      account("bluesky", "https://bsky.app/profile/ines.example", {
        name: "Ines Okafor",
        title: "Head of Data",
        company: "Tideworks"
      })
    ],
    verdicts: ["confirmed"]
  },
  {
    what: "an account with the employer alone",
    contact: ines,
    sources: [
      account("bluesky", "https://bsky.app/profile/ines.example", {
        name: "Ines Okafor",
        company: "Tideworks"
      })
    ],
    verdicts: ["probable"]
  },
  {
    what: "an account with the employer and the city: a namesake may sit there as well",
    contact: { ...ines, location: "Lisbon" },
    sources: [
      account("bluesky", "https://bsky.app/profile/ines.example", {
        name: "Ines Okafor",
        company: "Tideworks",
        location: "Lisbon"
      })
    ],
    verdicts: ["probable"]
  },
  {
    what: "a search result with name, title and company in one line",
    contact: byNameAndCompany,
    sources: [
      snippet("Ines Okafor - Head of Data - Tideworks | LinkedIn", {
        title: "Head of Data",
        company: "Tideworks"
      })
    ],
    verdicts: ["probable"]
  },
  {
    what: "two search results and a piece of news: mentions are never sure",
    contact: { ...byNameAndCompany, title: "Head of Data", location: "Lisbon" },
    sources: [
      snippet("Ines Okafor - Head of Data - Tideworks, Lisbon", {
        title: "Head of Data",
        company: "Tideworks"
      }),
      snippet("Ines Okafor, Head of Data at Tideworks", { company: "Tideworks" }, "https://talks.example/2"),
      news("Tideworks names Ines Okafor Head of Data in Lisbon", { company: "Tideworks" })
    ],
    verdicts: ["probable", "probable", "probable"]
  },
  {
    what: "a mention of a rare name in one place and of the company in another",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor won the regatta.\nThe race was paid for by Tideworks.")],
    verdicts: ["probable"]
  },
  {
    what: "the search result of the LinkedIn address that was given",
    contact: byLinkedin,
    sources: [
      snippet(
        "Ines Okafor - Head of Data - Tideworks",
        { name: "Ines Okafor", company: "Tideworks" },
        "https://www.linkedin.com/in/ines-okafor-31b"
      )
    ],
    verdicts: ["confirmed"]
  },
  {
    what: "an account that shows the LinkedIn address that was given, and what it links to",
    contact: byLinkedin,
    sources: [
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }, [
        ["linkedin", "https://www.linkedin.com/in/ines-okafor-31b"],
        ["website", "https://ines.example"]
      ]),
      { document: documentOf("pages", "https://ines.example/", "Ines Okafor") }
    ],
    verdicts: ["confirmed", "confirmed"]
  },
  {
    what: "an account of another spelling of the address that was given",
    contact: byLinkedin,
    sources: [
      account("github", "https://github.com/ines", { name: "Ines" }, [
        ["linkedin", "https://www.linkedin.com/in/ines-okafor-31"]
      ])
    ],
    verdicts: ["rejected"]
  }
]

judges("traces of the prospect", own)
