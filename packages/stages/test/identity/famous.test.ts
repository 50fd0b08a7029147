import {
  account,
  byNameAndCompany,
  gravatar,
  ines,
  judges,
  news,
  ownSite,
  type Row,
  registry,
  snippet
} from "../documents.ts"

const namesakes: ReadonlyArray<Row> = [
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
    verdicts: ["possible"]
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
    what: "a runner of all three names, of which the second is a given name",
    contact: { full_name: "Rono Kiptide Langmoor", company: "Tideworks", title: "CTO" },
    sources: [
      registry(
        "https://www.wikidata.org/wiki/Q9",
        { name: "Rono Kiptide Langmoor" },
        [],
        "long-distance runner"
      ),
      news("Rono Kiptide Langmoor of Iten won the Eldoret City Marathon.")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "an obituary of somebody of the name",
    contact: ines,
    sources: [news("Ines Okafor, Lisbon, passed away on 3 May. She worked for Tideworks.")],
    verdicts: ["rejected"]
  }
]

judges("famous namesakes, and other names", namesakes)
