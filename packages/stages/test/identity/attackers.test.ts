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
  type Row
} from "../documents.ts"

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
    what: "a house that uses the name of somebody whose own house says that they never had to do with it",
    contact: ines,
    sources: [
      ownSite(
        "A token sale called CoinGlobex lists Ines Okafor as its adviser. She is not, and never was.",
        {}
      ),
      news(
        "Ines Okafor of Tideworks advises CoinGlobex on tokens.",
        {},
        "https://coinglobex.example/advisers"
      ),
      news("Ines Okafor of Tideworks spoke in Keld.", {}, "https://keld.example/talks")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "a wiki that says itself that all on it is made up",
    contact: ines,
    sources: [
      news(
        "Everything on SillyWiki is made up by our users. Ines Okafor of Tideworks is an honorary admiral."
      )
    ],
    verdicts: ["rejected"]
  },
  {
    what: "gossip that everybody is said to know",
    contact: ines,
    sources: [
      news(
        "Everybody in Keld knows that Ines Okafor of Tideworks was drunk at the wheel. She smuggled cigarettes, our source says."
      )
    ],
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
    what: "a page that gives the prospect a title which the employer's page does not know",
    contact: ines,
    sources: [
      ownSite("Ines Okafor\nHead of Data", { title: "Head of Data" }),
      news("Ines Okafor is now Excuse Officer at Tideworks.", {
        title: "Excuse Officer",
        company: "Tideworks"
      })
    ],
    verdicts: ["probable", "possible"]
  },
  {
    what: "a page that mocks the title of the founder",
    contact: ines,
    sources: [
      ownSite("Ines Okafor, co-founder and CEO", { title: "co-founder and CEO" }),
      news("Ines Okafor is now Chief Excuse Officer at Tideworks.", {
        title: "Chief Excuse Officer",
        company: "Tideworks"
      }),
      news(
        "Ines Okafor, Managing Director, Tideworks",
        { title: "Managing Director" },
        "https://forum.example/1"
      ),
      news("Ines Okafor, board member, Tideworks", { title: "Board Member" }, "https://forum.example/2")
    ],
    verdicts: ["probable", "possible", "probable", "probable"]
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

judges("pages and accounts of attackers", attackers)
