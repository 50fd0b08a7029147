import { describe, expect, it } from "@effect/vitest"
import type { Claim, ContactData, Document, Handle } from "@prospect-research/core"
import { identify } from "../src/identity/identify.ts"
import { claim, documentOf, knownOf, recordOf, teamPage } from "./documents.ts"

/** A document with what it states, before it is known which document that is. */
interface Source {
  readonly document: Document
  readonly facts?: Partial<Record<"name" | "title" | "company" | "location" | "school", string>>
  /** Addresses that it shows, by kind. */
  readonly links?: ReadonlyArray<readonly [Handle["kind"], string]>
}

const fields = {
  name: "name",
  title: "professional.current_title",
  company: "professional.current_company",
  location: "professional.current_location"
} as const

const claimsOf = ({ document, facts = {} }: Source): ReadonlyArray<Claim> => [
  ...(["name", "title", "company", "location"] as const).flatMap(key =>
    facts[key] === undefined ? [] : [claim(document, fields[key], facts[key])]
  ),
  ...(facts.school === undefined
    ? []
    : [
        claim(
          document,
          "education.entries",
          { institution: facts.school, degree: null, field_of_study: null, graduation_year: null },
          facts.school
        )
      ])
]

const verdictsOf = (contact: ContactData, sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const documents = sources.map(({ document }) => document)
  const handles = sources.flatMap(({ document, links = [] }) =>
    links.map(([kind, value]): Handle => ({ kind, value, document: document.id }))
  )
  return identify(contact, knownOf(contact, documents, sources.flatMap(claimsOf), handles)).map(
    ({ verdict }) => verdict
  )
}

const lines = (...parts: ReadonlyArray<string>): string => parts.join("\n")
const factLines = (facts: Source["facts"] = {}): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")

/** A service's own record of an account. */
const account = (
  source: string,
  page: string,
  facts: Source["facts"] = {},
  links: Source["links"] = [],
  more = ""
) =>
  ({
    document: recordOf(source, page, lines(factLines(facts), ...(more === "" ? [] : [more]))),
    facts,
    links
  }) satisfies Source

const registry = (
  page: string,
  facts: Source["facts"] = {},
  links: Source["links"] = [],
  more = ""
): Source => ({
  document: recordOf("registry", page, lines(factLines(facts), more), { source_class: "registry" }),
  facts,
  links
})

const news = (text: string, facts: Source["facts"] = {}, page = "https://news.example/1"): Source => ({
  document: documentOf("news", page, text, { source_class: "news" }),
  facts
})

const snippet = (text: string, facts: Source["facts"] = {}, page = "https://results.example/1"): Source => ({
  document: documentOf("search", page, text, { source_class: "snippet" }),
  facts
})

const ownSite = (text: string, facts: Source["facts"] = {}, page = "team"): Source => {
  const document = teamPage(text)
  return { document: { ...document, page_url: `https://tideworks.example/${page}` }, facts }
}

const ines: ContactData = {
  email: "ines.okafor@tideworks.example",
  full_name: "Ines Okafor",
  company: "Tideworks"
}
const byNameAndCompany: ContactData = { full_name: "Ines Okafor", company: "Tideworks" }
const byLinkedin: ContactData = { linkedin_url: "https://www.linkedin.com/in/ines-okafor-31b" }
const freeMail: ContactData = { email: "ines.okafor@gmail.com" }
const email = "ines.okafor@tideworks.example"

const gravatar = account(
  "gravatar",
  "https://gravatar.com/ineso",
  { name: "Ines Okafor" },
  [
    ["email", email],
    ["github", "inesok"]
  ],
  "verified account: GitHub https://github.com/inesok"
)

interface Row {
  readonly what: string
  readonly contact: ContactData
  readonly sources: ReadonlyArray<Source>
  /** One a source, in their order. */
  readonly verdicts: ReadonlyArray<string>
}

const own: ReadonlyArray<Row> = [
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
    what: "a mention of the name in one place and of the company in another",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor won the regatta.\nThe race was paid for by Tideworks.")],
    verdicts: ["possible"]
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
  },
  {
    what: "only a free mail address, whose account names the employer for others",
    contact: freeMail,
    sources: [
      account("gravatar", "https://gravatar.com/ineso", { name: "Ines Okafor", company: "Tideworks" }, [
        ["email", "ines.okafor@gmail.com"]
      ]),
      news("Tideworks has made Ines Okafor its Head of Data.")
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "the school of a confirmed account beside the name",
    contact: ines,
    sources: [
      account(
        "gravatar",
        "https://gravatar.com/ineso",
        { name: "Ines Okafor", school: "University of Porto" },
        [["email", email]]
      ),
      registry("https://orcid.org/0000-0001-0002-0003", {
        name: "Ines Okafor",
        school: "University of Porto"
      })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "a registry that names the confirmed account as its person's",
    contact: ines,
    sources: [
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }, [["email", email]]),
      registry("https://www.wikidata.org/wiki/Q1", { name: "Ines Okafor" }, [["github", "inesok"]])
    ],
    verdicts: ["confirmed", "possible"]
  },
  {
    what: "a nickname on the employer's page",
    contact: { email: "robert.hale@tideworks.example", full_name: "Robert Hale", title: "Head of Data" },
    sources: [ownSite("Bob Hale\nHead of Data")],
    verdicts: ["confirmed"]
  },
  {
    what: "the family name first",
    contact: { email: "peter.nagy@tideworks.example", full_name: "Péter Nagy", title: "Head of Data" },
    sources: [ownSite("Nagy Péter\nHead of Data")],
    verdicts: ["confirmed"]
  },
  {
    what: "a name of a script without spaces",
    contact: { full_name: "王小明", company: "星海科技" },
    sources: [
      news("星海科技创始人王小明先生在大会上发言。"),
      news("王小红是星海科技的工程师。", {}, "https://news.example/2")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "an account in another script that the email address found",
    contact: { email: "wang@tideworks.example", full_name: "王小明" },
    sources: [
      account("github", "https://github.com/xm", { name: "Wang Xiaoming" }, [
        ["email", "wang@tideworks.example"]
      ])
    ],
    verdicts: ["confirmed"]
  },
  {
    what: "Cyrillic letters",
    contact: { full_name: "Ivan Petrov", company: "Tideworks" },
    sources: [news("Директор Tideworks Иван Петров выступил в Москве.")],
    verdicts: ["probable"]
  },
  {
    what: "a double surname of which one part is used: too little on its own",
    contact: { full_name: "María García López", company: "Tideworks" },
    sources: [news("María García of Tideworks spoke.")],
    verdicts: ["possible"]
  },
  {
    what: "an initial for the given name",
    contact: byNameAndCompany,
    sources: [news("I. Okafor of Tideworks spoke.")],
    verdicts: ["possible"]
  },
  {
    what: "a surname with particles",
    contact: { full_name: "Jan van der Velde", company: "Tideworks" },
    sources: [news("Jan van der Velde of Tideworks spoke.")],
    verdicts: ["probable"]
  },
  {
    what: "a name that the email address spells, on the employer's page",
    contact: { email },
    sources: [ownSite("Ines Okafor\nHead of Data")],
    verdicts: ["probable"]
  },
  {
    what: "an address that the name does not fit, on an account that calls its owner by another name",
    contact: { ...ines, full_name: "Ines Lima" },
    sources: [account("gravatar", "https://gravatar.com/ineso", { name: "Ines Okafor" }, [["email", email]])],
    verdicts: ["probable"]
  }
]

const namesakes: ReadonlyArray<Row> = [
  {
    what: "the same name in the same city",
    contact: { ...ines, location: "Lisbon" },
    sources: [
      account("bluesky", "https://bsky.app/profile/other.example", {
        name: "Ines Okafor",
        location: "Lisbon"
      })
    ],
    verdicts: ["possible"]
  },
  {
    what: "a frequent name in the same city and trade",
    contact: { full_name: "John Smith", company: "Tideworks", title: "Engineer", location: "Leeds" },
    sources: [
      account("bluesky", "https://bsky.app/profile/other.example", {
        name: "John Smith",
        title: "Engineer",
        location: "Leeds"
      })
    ],
    verdicts: ["possible"]
  },
  {
    what: "the same name at another employer",
    contact: ines,
    sources: [
      account("bluesky", "https://bsky.app/profile/other.example", {
        name: "Ines Okafor",
        company: "Globex",
        title: "Head of Data"
      })
    ],
    verdicts: ["rejected"]
  },
  {
    what: "two of the name at one employer, on one page, told apart by nothing that is known",
    contact: ines,
    sources: [ownSite("Ines Okafor\nAccountant\nRui Prates\nLawyer\nInes Okafor\nSoftware Engineer")],
    verdicts: ["rejected"]
  },
  {
    what: "two of the name at one employer, on one page, one with the address",
    contact: ines,
    sources: [ownSite(`Ines Okafor\nAccountant\nTeam lead\nInes Okafor\nSoftware Engineer\nData, ${email}`)],
    verdicts: ["confirmed"]
  },
  {
    what: "two of the name at one employer, a page each",
    contact: ines,
    sources: [
      ownSite("Ines Okafor\nAccountant", { title: "Accountant" }, "team/ines-okafor"),
      ownSite("Ines Okafor\nSoftware Engineer", { title: "Software Engineer" }, "team/ines-okafor-2")
    ],
    verdicts: ["possible", "possible"]
  },
  {
    what: "two of the name at one employer, a page each, of whom one has the title",
    contact: { ...ines, title: "Accountant" },
    sources: [
      ownSite("Ines Okafor\nAccountant", { title: "Accountant" }, "team/ines-okafor"),
      ownSite("Ines Okafor\nSoftware Engineer", { title: "Software Engineer" }, "team/ines-okafor-2")
    ],
    verdicts: ["confirmed", "possible"]
  },
  {
    what: "two of the name at one employer, of whom one has the address",
    contact: ines,
    sources: [
      ownSite(`Ines Okafor\nAccountant\n${email}`, { title: "Accountant" }, "team/ines-okafor"),
      ownSite(
        "Ines Okafor\nSoftware Engineer\nines.okafor2@tideworks.example",
        { title: "Software Engineer" },
        "team/2"
      )
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "two of the name at one employer, of whom one has the middle initial",
    contact: { ...ines, full_name: "Ines B. Okafor" },
    sources: [
      ownSite("Ines B. Okafor\nAnalyst", {}, "team/1"),
      ownSite("Ines C. Okafor\nAnalyst", {}, "team/2")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "two with middle initials at one employer when none is known",
    contact: ines,
    sources: [
      ownSite("Ines B. Okafor\nAnalyst", {}, "team/1"),
      ownSite("Ines C. Okafor\nAnalyst", {}, "team/2")
    ],
    verdicts: ["possible", "possible"]
  },
  {
    what: "father and son at one company when the son is meant",
    contact: { email: "rob@tideworks.example", full_name: "Robert Hale Jr", company: "Tideworks" },
    sources: [ownSite("Robert Hale Jr, Director", {}, "1"), ownSite("Robert Hale Sr, Founder", {}, "2")],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "father and son when it is not known who is meant",
    contact: { email: "rob@tideworks.example", full_name: "Robert Hale", company: "Tideworks" },
    sources: [ownSite("Robert Hale Jr, Director", {}, "1"), ownSite("Robert Hale Sr, Founder", {}, "2")],
    verdicts: ["possible", "rejected"]
  },
  {
    what: "a historical person",
    contact: ines,
    sources: [
      news("Ines Okafor (1861–1934) was a mathematician.", {}, "https://en.wikipedia.org/wiki/Ines_Okafor")
    ],
    verdicts: ["rejected"]
  },
  {
    what: "a registry's record of a dead person",
    contact: ines,
    sources: [
      registry("https://www.wikidata.org/wiki/Q1", { name: "Ines Okafor" }, [], "born: 1861\ndied: 1934")
    ],
    verdicts: ["rejected"]
  },
  {
    what: "a footballer with many pages, and nothing of the prospect",
    contact: ines,
    sources: [
      registry(
        "https://www.wikidata.org/wiki/Q2",
        { name: "Ines Okafor", company: "Sporting Braga" },
        [],
        "footballer"
      ),
      news(
        "Ines Okafor is a Portuguese footballer who plays as a midfielder for Braga.",
        {},
        "https://en.wikipedia.org/wiki/Ines_Okafor"
      ),
      news("Midfielder Ines Okafor scores twice for Braga", {}, "https://sport.example/1"),
      news("Braga win as Ines Okafor returns", {}, "https://sport.example/2"),
      snippet("Ines Okafor | Player profile", {}, "https://scores.example/1"),
      snippet("Ines Okafor (footballer): goals, transfers, value", {}, "https://scores2.example/1"),
      news("Ines Okafor on life in Lisbon", {}, "https://magazine.example/1")
    ],
    verdicts: Array.from({ length: 7 }, () => "rejected")
  },
  {
    what: "a footballer beside the prospect's own page",
    contact: ines,
    sources: [
      ownSite("Ines Okafor\nHead of Data"),
      news("Ines Okafor, the Braga striker, is injured", {}, "https://sport.example/1"),
      news("Ines Okafor signs until 2029", {}, "https://sport2.example/2")
    ],
    verdicts: ["probable", "rejected", "rejected"]
  },
  {
    what: "a prospect who was a footballer once and works for the company now",
    contact: ines,
    sources: [news("Ines Okafor, once a footballer, now leads data at Tideworks.")],
    verdicts: ["probable"]
  },
  {
    what: "a footballer when the prospect works for a club",
    contact: { full_name: "Ines Okafor", company: "Braga Football Club" },
    sources: [news("Ines Okafor, the footballer, signs for Braga Football Club")],
    verdicts: ["probable"]
  },
  {
    what: "a famous singer of the name when the prospect has left no traces",
    contact: { email: "ines.okafor@gmail.com", full_name: "Ines Okafor", title: "Accountant" },
    sources: [
      news("Singer Ines Okafor tops the charts", {}, "https://music.example/1"),
      registry("https://www.wikidata.org/wiki/Q3", { name: "Ines Okafor", title: "singer" }),
      snippet("Ines Okafor - official website of the singer", {}, "https://fans.example/1"),
      news("Ines Okafor on tour", {}, "https://music2.example/1")
    ],
    verdicts: ["rejected", "rejected", "rejected", "rejected"]
  },
  {
    what: "a dentist of the name when the prospect is an engineer",
    contact: { full_name: "Ines Okafor", company: "Tideworks", title: "Engineer" },
    sources: [snippet("Dr. Ines Okafor, dentist in Lisbon")],
    verdicts: ["rejected"]
  },
  {
    what: "somebody whose longer name holds the prospect's",
    contact: { full_name: "John Martin", company: "Tideworks" },
    sources: [news("John Martin Smith of Tideworks spoke.")],
    verdicts: ["rejected"]
  },
  {
    what: "somebody with another given name before",
    contact: byNameAndCompany,
    sources: [news("Maria Ines Okafor of Tideworks spoke.")],
    verdicts: ["rejected"]
  },
  {
    what: "a namesake whom the registry links with another account",
    contact: ines,
    sources: [
      gravatar,
      registry("https://orcid.org/0000-0001-0002-0003", { name: "Ines Okafor", company: "Globex" }, [
        ["github", "other"]
      ]),
      account("github", "https://github.com/other", { name: "Ines Okafor", company: "Globex" }, [
        ["orcid", "0000-0001-0002-0003"]
      ])
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  },
  {
    what: "a sister with the address of the family's company",
    contact: ines,
    sources: [ownSite("Maria Okafor\nHead of Data\nmaria.okafor@tideworks.example")],
    verdicts: ["possible"]
  },
  {
    what: "an institute that bears the name",
    contact: ines,
    sources: [news("The Ines Okafor Foundation thanks Tideworks.")],
    verdicts: ["rejected"]
  },
  {
    what: "an obituary of somebody of the name",
    contact: ines,
    sources: [news("Ines Okafor, Lisbon, passed away on 3 May. She worked for Tideworks.")],
    verdicts: ["rejected"]
  }
]

const attackers: ReadonlyArray<Row> = [
  {
    what: "a page that shows the email address beside another employer",
    contact: ines,
    sources: [news(`Ines Okafor (${email}) is the treasurer of Globex.`, { company: "Globex" })],
    verdicts: ["rejected"]
  },
  {
    what: "a page that shows the email address beside another profession",
    contact: ines,
    sources: [news(`Ines Okafor, dentist: ${email}`)],
    verdicts: ["rejected"]
  },
  {
    what: "a page that shows the email address and names nobody",
    contact: ines,
    sources: [news(`Buy this address: ${email}`)],
    verdicts: ["rejected"]
  },
  {
    what: "a page that links to all of the prospect's accounts",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }),
      {
        ...news("Ines Okafor, treasurer of Globex", { company: "Globex" }),
        links: [
          ["github", "inesok"],
          ["website", "https://gravatar.com/ineso"]
        ]
      }
    ],
    verdicts: ["confirmed", "confirmed", "rejected"]
  },
  {
    what: "an account that links to the prospect's and is not linked back",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }),
      account(
        "bluesky",
        "https://bsky.app/profile/fake.example",
        { name: "Ines Okafor", company: "Globex" },
        [["github", "inesok"]]
      )
    ],
    verdicts: ["confirmed", "confirmed", "rejected"]
  },
  {
    what: "an account with nothing but the name and links to the prospect's",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }),
      account("bluesky", "https://bsky.app/profile/fake.example", { name: "Ines Okafor" }, [
        ["github", "inesok"]
      ])
    ],
    verdicts: ["confirmed", "confirmed", "possible"]
  },
  {
    what: "a page that says of itself that its link is verified",
    contact: ines,
    sources: [
      gravatar,
      account("github", "https://github.com/inesok", { name: "Ines Okafor" }),
      {
        document: documentOf(
          "pages",
          "https://fake.example/",
          "Ines Okafor\nverified link: https://github.com/inesok"
        ),
        links: [["github", "inesok"]]
      }
    ],
    verdicts: ["confirmed", "confirmed", "possible"]
  },
  {
    what: "two pages that link to one another",
    contact: byNameAndCompany,
    sources: [
      {
        ...news("Ines Okafor of Tideworks", {}, "https://fake.example/1"),
        links: [["website", "https://fake.example/2"]]
      },
      {
        ...news("Ines Okafor, treasurer of Globex", { company: "Globex" }, "https://fake.example/2"),
        links: [["website", "https://fake.example/1"]]
      }
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "a page of the prospect's that a fake page of their name tries to outweigh",
    contact: { ...ines, title: "Head of Data" },
    sources: [
      ownSite("Ines B. Okafor\nHead of Data", { title: "Head of Data" }),
      news(`Ines C. Okafor, Head of Data at Tideworks, ${email}`, { company: "Tideworks" })
    ],
    verdicts: ["confirmed", "possible"]
  },
  {
    what: "a page with the LinkedIn address that was given beside another employer",
    contact: { ...byNameAndCompany, ...byLinkedin },
    sources: [
      news("Ines Okafor, Globex, https://www.linkedin.com/in/ines-okafor-31b", { company: "Globex" })
    ],
    verdicts: ["rejected"]
  }
]

const companyOnly: ReadonlyArray<Row> = [
  {
    what: "the employer's home page",
    contact: ines,
    sources: [ownSite("Tideworks builds turbines.", { company: "Tideworks" }, "")],
    verdicts: ["possible"]
  },
  {
    what: "the record of the domain",
    contact: ines,
    sources: [
      registry(
        "https://rdap.org/domain/tideworks.example",
        { company: "Tideworks Ltd" },
        [],
        "domain: tideworks.example"
      )
    ],
    verdicts: ["possible"]
  },
  {
    what: "the record of another company",
    contact: ines,
    sources: [registry("https://www.sec.gov/cgi-bin/browse-edgar?CIK=1", { company: "Globex" })],
    verdicts: ["rejected"]
  }
]

const tables = { own, namesakes, attackers, companyOnly }
for (const [table, rows] of Object.entries(tables)) {
  describe(table, () => {
    for (const { what, contact, sources, verdicts } of rows) {
      it(what, () => {
        expect(verdictsOf(contact, sources)).toEqual(verdicts)
        // The order in which documents come decides nothing.
        expect(verdictsOf(contact, [...sources].reverse())).toEqual([...verdicts].reverse())
      })
    }
  })
}

it("says which documents are about the employer", () => {
  const home = teamPage("Tideworks builds turbines.")
  const team = teamPage("Ines Okafor\nHead of Data")
  const identities = identify(ines, knownOf(ines, [home, team]))
  expect(identities.map(({ subject }) => subject)).toEqual(["employer", undefined])
})

it("judges 200 long documents in well under a second", () => {
  const filler = lines(
    ...Array.from({ length: 210 }, (_, index) =>
      index % 7 === 0
        ? "Ana Lima met Ines and Rui Prates in Lisbon; the Okafor Bridge was built by Tideworks in 1998."
        : "The tide rises and falls twice a day, and nobody in the harbour of Lisbon asks for the reason."
    )
  )
  const documents = Array.from({ length: 200 }, (_, index) =>
    documentOf("pages", `https://site${index}.example/`, `${filler}\nInes Okafor, Tideworks ${index}`, {
      source_class: "news"
    })
  )
  const start = performance.now()
  const identities = identify(ines, knownOf(ines, documents))
  const milliseconds = performance.now() - start
  expect(identities.every(({ verdict }) => verdict === "probable")).toBe(true)
  expect(documents[0]?.text.length).toBeGreaterThan(19_000)
  expect(milliseconds).toBeLessThan(1000)
})
