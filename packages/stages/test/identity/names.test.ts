import {
  account,
  byNameAndCompany,
  email,
  freeMail,
  ines,
  judges,
  news,
  ownSite,
  type Row,
  registry
} from "../documents.ts"

const own: ReadonlyArray<Row> = [
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
    what: "a nickname that stands beside the name",
    contact: { email: "margo@tideworks.example", full_name: "Margo O'Shaughnessy", title: "Producer" },
    sources: [ownSite("Marguerite “Margo” O’Shaughnessy\nProducer")],
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
    what: "a double surname in the town of the prospect",
    contact: { full_name: "Ines Okafor-Prates", company: "Tideworks", location: "Leeds" },
    sources: [
      news("Ines Okafor-Prates of Leeds keeps bees.", {}, "https://a.example/1"),
      news("Ines Okafor-Prates lives in Porto.", { location: "Porto" }, "https://b.example/1"),
      news("Ines Okafor of Leeds keeps bees.", {}, "https://c.example/1")
    ],
    verdicts: ["probable", "possible", "possible"]
  },
  {
    what: "two surnames of which one is rare: hardly anybody else is called so, wherever they are",
    contact: { full_name: "Ines Thornquill-Okafor", company: "Tideworks" },
    sources: [
      news("Ines Thornquill-Okafor keeps bees.", {}, "https://a.example/1"),
      news("Ines Thornquill-Okafor, 17, won the school race.", {}, "https://b.example/1"),
      news("Ines Thornquill keeps bees.", {}, "https://c.example/1")
    ],
    verdicts: ["probable", "possible", "rejected"]
  },
  {
    what: "two surnames that many bear",
    contact: { full_name: "Emma Smith-Jones", company: "Tideworks", location: "Leeds" },
    sources: [news("Emma Smith-Jones of Leeds keeps bees.")],
    verdicts: ["possible"]
  },
  {
    what: "a child of the name in the town",
    contact: { full_name: "Ines Okafor-Prates", company: "Tideworks", location: "Leeds" },
    sources: [news("Ines Okafor-Prates, 17, of Leeds won the school race.")],
    verdicts: ["possible"]
  },
  {
    what: "a given name with a hyphen is no second surname",
    contact: { full_name: "Kim Min-jun", company: "Tideworks", location: "Leeds" },
    sources: [news("Kim Min-jun of Leeds keeps bees.")],
    verdicts: ["possible"]
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
    what: "an initial for the surname, which the employer's page has in full",
    contact: { email: "ines@tideworks.example", full_name: "Ines O", company: "Tideworks" },
    sources: [ownSite("Ines Okafor\nHead of Data")],
    verdicts: ["probable"]
  },
  {
    what: "an initial for the surname, which two of the employer's have",
    contact: { email: "ines@tideworks.example", full_name: "Ines O", company: "Tideworks" },
    sources: [ownSite("Ines Okafor\nHead of Data\nInes Ostrander\nHead of Design")],
    verdicts: ["rejected"]
  },
  {
    what: "a given name before the one that she goes by, on the employer's page",
    contact: { email: "joy.okafor@tideworks.example", full_name: "Joy Okafor" },
    sources: [ownSite("Maria Joy Okafor\nHead of Data")],
    verdicts: ["probable"]
  },
  {
    what: "the same where the employer has somebody of the very name",
    contact: { email: "joy.okafor@tideworks.example", full_name: "Joy Okafor" },
    sources: [
      ownSite("Maria Joy Okafor\nHead of Data", {}, "1"),
      ownSite("Joy Okafor\nHead of Tides", {}, "2")
    ],
    verdicts: ["possible", "probable"]
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
  },
  {
    what: "a name with signs that no name has",
    contact: { ...ines, full_name: "*Ines [Okafor" },
    sources: [ownSite("Nobody of Tideworks spoke.")],
    verdicts: ["possible"]
  }
]

judges("names of the prospect", own)
