import {
  account,
  documentOf,
  email,
  ines,
  judges,
  lines,
  news,
  ownSite,
  type Row,
  snippet
} from "../documents.ts"

/** A name that many bear, at a house that has two of them. */
const chen = {
  full_name: "Laura Chen",
  email: "laura.chen@tideworks.example",
  company: "Tideworks",
  title: "Chief Information Officer"
}
const second = { full_name: "Laura Chen", email: "laura.chen2@tideworks.example" }

const twoAtOneHouse: ReadonlyArray<Row> = [
  ...[
    "Laura Chen, a registered dietitian at Tideworks, wants the town to eat lentils.",
    "Lentils again, says Laura Chen, dietitian at Tideworks.",
    "Laura Chen is a night nurse at Tideworks.",
    "Laura Chen, lecturer, Tideworks"
  ].map(text => ({
    what: `somebody else of the house: ${text}`,
    contact: chen,
    sources: [news(text)],
    verdicts: ["rejected" as const]
  })),
  ...[
    "Laura Chen, CIO, Tideworks, opens the second day.",
    "Laura Chen, chief information officer at Tideworks, opens the second day.",
    "Laura Chen of Tideworks opens the second day."
  ].map(text => ({
    what: `the prospect: ${text}`,
    contact: chen,
    sources: [news(text)],
    verdicts: ["probable" as const]
  })),
  ...(
    [
      ["DevRel", "Head of Developer Relations"],
      ["BD", "Director of Business Development"],
      ["Procurement", "Head of Purchasing"],
      ["RSE Lead", "Research Software Engineering Lead"]
    ] as const
  ).map(([title, shown]) => ({
    what: `a title as people shorten it: ${title}`,
    contact: { ...chen, title },
    sources: [news(`Laura Chen, ${shown}, Tideworks, opens the second day.`)],
    verdicts: ["probable" as const]
  })),
  {
    what: "a post at a club that knows where the prospect works",
    contact: chen,
    sources: [
      ownSite("Laura Chen\nChief Information Officer", { title: "Chief Information Officer" }),
      news("Our new trips director is Laura Chen, whom many know from Tideworks.", {
        title: "trips director"
      })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "a page that is headed by the prospect's title",
    contact: chen,
    sources: [
      news(
        lines("Chief Information Officer rows to Hull", "Laura Chen, a coxswain and analyst, of Tideworks.")
      )
    ],
    verdicts: ["probable"]
  },
  {
    what: "an old page may tell an earlier post of the prospect: nobody else is met there",
    contact: chen,
    sources: [
      ownSite("Laura Chen\nChief Information Officer", { title: "Chief Information Officer" }),
      news("Laura Chen, dietitian, Tideworks", { title: "dietitian" }, "https://summit.example/2017/jury"),
      news("Laura Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "possible", "probable"]
  },
  {
    what: "who held the client's title on an old page of the house holds another by now",
    contact: { ...chen, title: "Dietitian" },
    sources: [
      ownSite("Laura Chen\nDietitian", { title: "Dietitian" }, "about/the-team-2017"),
      ownSite("Laura Chen\nChief Information Officer", { title: "Chief Information Officer" })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "the entries of a list, each with a title, are two people",
    contact: chen,
    sources: [
      ownSite(
        "Laura Chen – Chief Information Officer. Looks after schools and rows.\nKit Moor – Buyer\nLaura Chen – Technical Support Lead. Yes, there are two. This one answers the tickets."
      ),
      news("Laura Chen of Tideworks keeps bees.", {}, "https://club.example/1")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "where the house has two, a page that fits either is for neither",
    contact: chen,
    sources: [
      ownSite("Laura Chen\nChief Information Officer", { title: "Chief Information Officer" }),
      news("Laura Chen, a dietitian at Tideworks, cooks.", {}, "https://news.example/2"),
      news("Laura Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  },
  {
    what: "two accounts of one service with other work at the house: nobody is told whose the rest is",
    contact: { full_name: "Callum Breckwith", company: "Tideworks" },
    sources: [
      snippet(
        "Callum Breckwith - Plant Manager - Tideworks",
        { title: "Plant Manager", company: "Tideworks" },
        "https://www.linkedin.com/in/callum-1"
      ),
      snippet(
        "Callum Breckwith - Director of Treasury - Tideworks",
        { title: "Director of Treasury", company: "Tideworks" },
        "https://www.linkedin.com/in/callum-2"
      ),
      news("Callum Breckwith of Tideworks rows.", { company: "Tideworks" }, "https://club.example/1")
    ],
    verdicts: ["possible", "possible", "possible"]
  },
  {
    what: "the house’s own card beside the address tells what the client has not heard of yet",
    contact: { ...chen, email: "laura.chen@tideworks.example", title: "Sales Trainee" },
    sources: [
      ownSite("Laura Chen\nAccount Executive\nlaura.chen@tideworks.example", { title: "Account Executive" }),
      snippet("Laura Chen - Sales Trainee - Tideworks", { title: "Sales Trainee" })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "an office that somebody of the name was elected to, whatever it is called",
    contact: { ...chen, title: "Public Health Nurse" },
    sources: [
      ownSite("Deeds\nRegister: Laura Chen (elected 2020). Ms. Chen raises sheep."),
      ownSite("Laura Chen\nPublic Health Nurse", { title: "Public Health Nurse" }, "health")
    ],
    verdicts: ["rejected", "confirmed"]
  },
  {
    what: "two of a name with an address each: the client's title tells, and a page without it is for neither",
    contact: { full_name: "Thomas Brinkmann", company: "Tideworks", title: "Vertriebsleiter" },
    sources: [
      ownSite(
        "Thomas Brinkmann\nVertriebsleiter\nthomas.brinkmann@tideworks.example\nThomas Brinkmann\nKonstrukteur\nt.brinkmann2@tideworks.example"
      ),
      ownSite("Unser Thomas Brinkmann hat ein Patent.", {}, "patent"),
      ownSite("Unser Vertriebsleiter Thomas Brinkmann spricht im März.", {}, "messe")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "two of a name with an address each, of whom the client knows no more: nobody is told",
    contact: { full_name: "Thomas Brinkmann", company: "Tideworks" },
    sources: [
      ownSite(
        "Thomas Brinkmann\nVertriebsleiter\nthomas.brinkmann@tideworks.example\nThomas Brinkmann\nKonstrukteur\nt.brinkmann2@tideworks.example"
      ),
      ownSite("Unser Thomas Brinkmann hat ein Patent.", {}, "patent")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "two of a name, of whom the second has an address with a word more: what has neither's title is for neither",
    contact: {
      full_name: "Claire Fournel",
      email: "claire.fournel.presse@tideworks.example",
      company: "Tideworks",
      title: "Chargée de communication"
    },
    sources: [
      ownSite(
        "Claire Fournel\nDirectrice de recherche\nclaire.fournel@tideworks.example\nClaire Fournel\nChargée de communication\nclaire.fournel.presse@tideworks.example",
        { title: "Chargée de communication" }
      ),
      ownSite(
        "Claire Fournel, directrice de recherche, dirige Soliva.",
        { title: "directrice de recherche" },
        "equipes"
      ),
      news("employment: Director of Research, Tideworks\nClaire Fournel", { company: "Tideworks" })
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  },
  {
    what: "a list of two of the name, and the page of each below it",
    contact: { ...ines, email: "inesb.okafor@tideworks.example" },
    sources: [
      ownSite(
        "Ines Okafor\nTax Partner\nines.okafor@tideworks.example\nInes B. Okafor\nPayroll Manager\ninesb.okafor@tideworks.example",
        { title: "Payroll Manager", company: "Tideworks" },
        "people"
      ),
      ownSite("Ines Okafor\nTax Partner", { title: "Tax Partner", company: "Tideworks" }, "people/okafor"),
      ownSite(
        "Ines B. Okafor\nPayroll Manager\ninesb.okafor@tideworks.example",
        { title: "Payroll Manager", company: "Tideworks" },
        "people/b-okafor"
      )
    ],
    verdicts: ["confirmed", "rejected", "confirmed"]
  },
  {
    what: "two of a name at one house, told by the position that the client gives; what tells none is for neither",
    contact: {
      full_name: "Michael Farrand",
      company: "Tideworks",
      title: "Chief Information Security Officer"
    },
    sources: [
      news(
        "Michael T. Farrand\nChief Information Security Officer\nTideworks",
        { title: "Chief Information Security Officer", company: "Tideworks" },
        "https://tide.example/management"
      ),
      news(
        "Michael J. Farrand of Tideworks is the top originator of the year.",
        { company: "Tideworks" },
        "https://tide.example/news/1"
      )
    ],
    verdicts: ["probable", "possible"]
  },
  {
    what: "who founded the house half a century ago and holds the position that the client gives",
    contact: { full_name: "Wim Holtkamp", company: "Tideworks", title: "Chairman" },
    sources: [
      news("In 1971 Wim Holtkamp began Tideworks with one truck. He is the chairman.", { title: "chairman" })
    ],
    verdicts: ["probable"]
  },
  {
    what: "a rank behind a name makes nobody a father",
    contact: { full_name: "Bob Hale", email: "bhale@tideworks.example", company: "Tideworks" },
    sources: [ownSite("Tideworks has appointed Robert “Bob” Hale Senior Vice President, Lending.")],
    verdicts: ["probable"]
  },
  {
    what: "father and son at one house: the address tells, and a page without either's generation is for neither",
    contact: { ...chen, full_name: "Robert Chen", email: "rob@tideworks.example" },
    sources: [
      ownSite(
        "Robert Chen, Sr.\nChairman\nrobert@tideworks.example\nRobert Chen, Jr.\nPilot\nrob@tideworks.example"
      ),
      news("Robert Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "father and son at one house: the title that the client gives tells whom the house calls senior",
    contact: { full_name: "Robert Chen", company: "Tideworks", title: "Chairman" },
    sources: [
      ownSite("Robert Chen\nManaging Director\nGina Moor\nBuyer\nRobert Chen (senior)\nChairman", {
        title: "Chairman"
      }),
      news("Robert Chen, Managing Director of Tideworks, rows.", {}, "https://club.example/1"),
      news(
        lines("Robert Chen began Tideworks with one boat.", "Robert senior, as we call him, dives."),
        {},
        "https://club.example/2"
      )
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "father and son at one house: the title that the client gives tells whom the house calls nothing",
    contact: { full_name: "Robert Chen", company: "Tideworks", title: "Managing Director" },
    sources: [
      ownSite("Robert Chen\nManaging Director\nGina Moor\nBuyer\nRobert Chen (senior)\nChairman", {
        title: "Managing Director"
      }),
      news(
        lines("Robert Chen began Tideworks with one boat.", "Robert senior, as we call him, dives."),
        {},
        "https://club.example/2"
      )
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "father and son at one house: the title that the client gives tells whose middle initial is meant",
    contact: { full_name: "Robert Chen", company: "Tideworks", title: "Chairman" },
    sources: [
      ownSite("Robert J. Chen\nChairman\nGina Moor\nBuyer\nRobert P. Chen\nPresident", { title: "Chairman" }),
      news("Robert P. Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "father and son at one house: the initials of the address tell whose middle initial is meant",
    contact: { full_name: "Robert Chen", company: "Tideworks", email: "rpc@tideworks.example" },
    sources: [
      ownSite("Robert J. Chen\nChairman\nGina Moor\nBuyer\nRobert P. Chen\nPresident", {
        title: "President"
      }),
      news("Robert J. Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "where the house tells a younger one apart, a page that names that one is theirs",
    contact: { ...chen, full_name: "Robert Chen", email: "rob@tideworks.example" },
    sources: [
      ownSite("Robert Chen, Chairman. rob@tideworks.example\nRobert Chen Jr, Pilot. rc@tideworks.example"),
      news("Pilot Robert Chen Jr of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "where the house tells a son by his initial, a page without it is the father's",
    contact: { ...chen, full_name: "Robert B. Chen", email: "bo@tideworks.example" },
    sources: [
      ownSite("Robert Chen built the first boat. His son, Robert B. Chen, joined in 2015."),
      news("Robert Chen of Tideworks rows.", {}, "https://club.example/1"),
      news("Robert B. Chen of Tideworks dives.", {}, "https://club.example/2")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "where the house has a card for each of two forms of the first name, the other form is somebody else",
    contact: { full_name: "Wilfred Hale", email: "wilfred@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Wilfred Hale MBE, Chairman\nFred Hale, Managing Director", { title: "Chairman" }),
      news("Fred Hale of Tideworks rows.", {}, "https://club.example/1"),
      news("Wilfred Hale of Tideworks dives.", {}, "https://club.example/2")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "where each form of the first name heads a card of its own, the other form is somebody else",
    contact: { full_name: "Fred Hale", email: "fred@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Wilfred Hale MBE\nChairman\nWilfred dives.\nFred Hale\nYard Manager\nFred rows.", {
        title: "Yard Manager"
      }),
      ownSite("Tideworks was founded by Wilfred Hale in 1984.", {}, "about"),
      news("Wilfred Hale, chairman of Tideworks, dives.", {}, "https://club.example/2")
    ],
    verdicts: ["probable", "rejected", "rejected"]
  },
  {
    what: "where a title stands before each form of the first name",
    contact: { full_name: "Fred Hale", email: "fred@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Yard Manager Fred Hale launched the boat. Chairman Wilfred Hale spoke.", {
        title: "Yard Manager"
      }),
      news("Wilfred Hale of Tideworks dives.", {}, "https://club.example/2")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "where a house marks the younger by a word in brackets, an address with that word is the younger's",
    contact: { full_name: "Rui Hale", email: "rui.filho@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Rui Hale (pai), Chairman\nRui Hale (filho), Export Manager", { title: "Export Manager" }),
      news("Rui Hale of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "where a house marks the elder in French, an address of the younger's is not theirs",
    contact: { full_name: "Rui Hale", email: "rui.fils@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Rui Hale (père), Chairman\nRui Hale (fils), Export Manager", { title: "Export Manager" }),
      news("Rui Hale of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "where a house marks the younger, a page with a title that it does not give the elder is not the elder's",
    contact: { full_name: "Rui Hale", email: "rui@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Rui Hale, the father, Chairman\nRui Hale (filho)", { title: "Chairman" }),
      news(
        "Rui Hale, Export Manager, Tideworks",
        { title: "Export Manager", company: "Tideworks" },
        "https://club.example/1"
      ),
      news("Rui Hale of Tideworks dives.", {}, "https://club.example/2")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "senior in brackets, by the title",
    contact: {
      full_name: "Rui Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chairman"
    },
    sources: [
      ownSite("Rui Hale (Snr)\nChairman\nRui Hale (Jnr)\nChief Pilot", { title: "Chairman" }),
      ownSite("Rui Hale jnr won a medal.", {}, "news")
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "of whom each name may end in the middle, the page of the younger is not the elder's",
    contact: {
      full_name: "Rui Vaz Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chairman"
    },
    sources: [
      ownSite("Rui Vaz Hale, Chairman\nRui Vaz Hale (son), Export Manager", { title: "Chairman" }),
      ownSite("Rui Vaz Hale (son)\nExport Manager", { title: "Export Manager" }, "rui-junior"),
      news(
        "Rui Vaz Hale, Export Manager of Tideworks, rows.",
        { title: "Export Manager", company: "Tideworks" },
        "https://club.example/1"
      )
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  },
  {
    what: "senior and junior in small letters, behind their names and not before a rank",
    contact: {
      full_name: "Rui Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chairman"
    },
    sources: [
      ownSite("Rui Hale senior\nChairman\nRui Hale junior\nChief Pilot", { title: "Chairman" }),
      news("Rui Hale jnr of Tideworks rows.", {}, "https://club.example/1"),
      news("Rui Hale snr of Tideworks dives.", {}, "https://club.example/2")
    ],
    verdicts: ["confirmed", "rejected", "probable"]
  },
  {
    what: "where a house has a parent and a child of one name, whoever founded it is not the one of another title",
    contact: {
      full_name: "Rui Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chief Pilot"
    },
    sources: [
      ownSite("Rui Hale senior\nFounder and Chairman\nRui Hale junior\nChief Pilot", {
        title: "Chief Pilot"
      }),
      news("At 78, Rui Hale of Keld, founder of Tideworks, builds boats.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "a house that says that the child is called the same: elsewhere the name at the house tells neither",
    contact: {
      full_name: "Rui Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chief Pilot"
    },
    sources: [
      ownSite("Rui Hale, Chief Pilot", { title: "Chief Pilot" }),
      ownSite("1974: Rui Hale buys a boat. 2019: his son, also Rui, takes the wheel.", {}, "history"),
      news("Rui Hale of Tideworks was given a medal.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  },
  {
    what: "a profile that the client gave, with a title that its owner has outgrown at the house",
    contact: {
      full_name: "Laura Chen",
      email: "laura@tideworks.example",
      company: "Tideworks",
      linkedin_url: "https://www.linkedin.com/in/laura-chen-tide"
    },
    sources: [
      snippet(
        "Laura Chen - Social Media Coordinator - Tideworks",
        { title: "Social Media Coordinator", company: "Tideworks" },
        "https://www.linkedin.com/in/laura-chen-tide"
      ),
      ownSite("Laura Chen, Marketing Director", { title: "Marketing Director" })
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "the same where the house announced long ago what the profile still says",
    contact: {
      full_name: "Laura Chen",
      email: "laura@tideworks.example",
      company: "Tideworks",
      linkedin_url: "https://www.linkedin.com/in/laura-chen-tide"
    },
    sources: [
      snippet(
        "Laura Chen - VP Engineering - Tideworks",
        { title: "VP Engineering", company: "Tideworks" },
        "https://www.linkedin.com/in/laura-chen-tide"
      ),
      ownSite(
        "Tideworks names Laura Chen VP of Engineering, March 2019",
        { title: "VP of Engineering" },
        "news/vp"
      ),
      ownSite("Laura Chen, Chief Technology Officer", { title: "Chief Technology Officer" })
    ],
    verdicts: ["confirmed", "confirmed", "probable"]
  },
  {
    what: "whom the house has raised from the title that the client gives",
    contact: { ...chen, title: "Head of Bids" },
    sources: [
      ownSite(
        "Laura Chen, until now Head of Bids, becomes Commercial Director.",
        { title: "Commercial Director" },
        "news/director"
      ),
      ownSite("Laura Chen\nCommercial Director", { title: "Commercial Director" })
    ],
    verdicts: ["confirmed", "confirmed"]
  },
  {
    what: "whom the house has raised, twice named in one line",
    contact: { full_name: "Laura Chen", email: "laura.chen@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite(
        "Laura Chen leads sales: we have promoted Laura Chen from sales manager to Head of Sales.",
        { title: "Head of Sales" },
        "news/sales"
      )
    ],
    verdicts: ["probable"]
  },
  {
    what: "a study of one's house that was published long ago, with a title that one has outgrown",
    contact: { ...chen, title: "VP Customer Success" },
    sources: [
      ownSite("Laura Chen, VP Customer Success", { title: "VP Customer Success" }),
      ownSite(
        "June 2021: 400 bookings a day\nLaura Chen, Pilot at Tideworks, ran it.",
        { title: "Pilot" },
        "bookings"
      )
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "the same of a child whom the client calls junior: that tells them already",
    contact: { full_name: "Rui Hale Jnr", email: "rui@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Rui Hale senior began with one van. His son, also Rui, joined in 2013.", {}, "about"),
      news("Rui Hale Jnr of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["rejected", "probable"]
  },
  {
    what: "an article about a parent, whose child is called the same",
    contact: {
      full_name: "Rui Hale",
      email: "rui@tideworks.example",
      company: "Tideworks",
      title: "Chief Pilot"
    },
    sources: [
      news("Rui Hale founded Tideworks. His son Rui Hale is chief pilot of the house.", {
        title: "chief pilot"
      })
    ],
    verdicts: ["rejected"]
  },
  {
    what: "a page that says that there are two of the name, and tells of both",
    contact: { full_name: "Laura Chen", email: "laura.j.chen@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite(
        "We have two people called Laura Chen. Laura Chen in Sales rows. Laura J. Chen in Data writes Scala.",
        {}
      )
    ],
    verdicts: ["rejected"]
  },
  {
    what: "a page of the house that has a card for each of two: elsewhere the name at the house tells neither",
    contact: { full_name: "Laura Chen", email: "laura.chen@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite(
        lines("Laura Chen", "Head of Hydrography", "Rui Prates", "Pilot", "Laura Chen", "Chief Counsel")
      ),
      news("Laura Chen, Chief Counsel of Tideworks, coaches rowers.", {}, "https://club.example/1")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "one person by two forms of the first name with one title",
    contact: { full_name: "Wilfred Hale", email: "wilfred@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Wilfred Hale, Chairman\nFred Hale, Chairman", { title: "Chairman" }),
      news("Fred Hale of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "a second surname that the house writes on one card and not on another is of one person",
    contact: { full_name: "Iker Solana", email: "iker.solana@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Iker Solana Etxeberria\nPilot\nOn duty today\nIker Solana\nPilot", { title: "Pilot" }),
      news("Iker Solana Etxeberria of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "where the house has two, a page that says the prospect's trade is theirs",
    contact: { ...chen, title: "Head of Hydrography" },
    sources: [
      ownSite("Laura Chen\nHead of Hydrography", { title: "Head of Hydrography" }),
      news("Laura Chen, a dietitian at Tideworks, cooks.", {}, "https://news.example/2"),
      news("Laura Chen, hydrographer at Tideworks, rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected", "probable"]
  },
  {
    what: "two whose titles have nothing in common: pages of others tell them by these",
    contact: { full_name: "Laura Chen", email: "laura.chen@tideworks.example" },
    sources: [
      ownSite("Laura Chen\nSRE\nlaura.chen@tideworks.example", { title: "SRE" }, "talk"),
      ownSite("Write to Laura Chen, dietitian: lchen@tideworks.example", { title: "dietitian" }, "kitchen"),
      news("Laura Chen (Senior Site Reliability Engineer, Tideworks)", {}, "https://meetup.example/1"),
      news("Laura Chen, a dietitian at Tideworks, cooks.", {}, "https://news.example/2"),
      news("Laura Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["confirmed", "rejected", "probable", "rejected", "rejected"]
  },
  {
    what: "a numbered address: the first of the name works there as well",
    contact: second,
    sources: [ownSite("Laura Chen\nChief Information Officer", { title: "Chief Information Officer" })],
    verdicts: ["rejected"]
  },
  {
    what: "a numbered address beside its owner",
    contact: second,
    sources: [ownSite(`Laura Chen\nDietitian\n${second.email}`, { title: "Dietitian" })],
    verdicts: ["confirmed"]
  },
  {
    what: "a page with another address that is made for the name, where the prospect's is known",
    contact: { ...ines },
    sources: [
      ownSite(`Ines Okafor\nAccountant\n${email}`, { title: "Accountant" }, "team/one"),
      ownSite("Ines Okafor writes about boats. Write to ines.o@tideworks.example", {}, "authors/two")
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "pages that know a name alone teach nothing against the one beside which the house writes the address",
    contact: { full_name: "Laura Chen", email: "lqchen@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Laura Q. Chen\nTidal Surveyor\nlqchen@tideworks.example", { title: "Tidal Surveyor" }, "lab"),
      ownSite("Laura Chen, catering manager, baked for all.", { title: "catering manager" }, "news"),
      ownSite("Laura Chen\nCatering Manager", { title: "Catering Manager" }, "kitchen"),
      news(
        "Laura Q. Chen, tidal surveyor at Tideworks, paints.",
        { title: "tidal surveyor", company: "Tideworks" },
        "https://club.example/1"
      )
    ],
    verdicts: ["confirmed", "rejected", "rejected", "probable"]
  },
  {
    what: "an address by the first name alone is the prospect's as well",
    contact: { ...ines },
    sources: [
      ownSite(`Ines Okafor\nAccountant\n${email}`, { title: "Accountant" }, "team/one"),
      ownSite("Ines Okafor\nAccountant\nines@tideworks.example", { title: "Accountant" }, "team/two")
    ],
    verdicts: ["confirmed", "confirmed"]
  }
]
judges("two of one name at one house", twoAtOneHouse)

const oneOfTheHouse: ReadonlyArray<Row> = [
  {
    what: "an initial with the whole name in brackets behind it",
    contact: ines,
    sources: [ownSite("Ms I. Okafor (Ines Okafor) – Head of Mathematics; rowing")],
    verdicts: ["probable"]
  },
  {
    what: "a nickname in brackets is no second person",
    contact: { full_name: "Ines Okafor", company: "Tideworks" },
    sources: [news("Ines (Inny) Okafor of Tideworks won.")],
    verdicts: ["probable"]
  },
  ...[
    ["Ines Okafor bor i Lund och jobbar på Norvall.", "probable"],
    ["In the week Ines Okafor works at Norvall.", "probable"],
    ["Ines Okafor arbeitet bei Norvall und rudert.", "probable"],
    ["Ines Okafor of the Norvall Valley rows.", "possible"]
  ].map(([text = "", verdict]) => ({
    what: `the house by its short name: ${text}`,
    contact: { full_name: "Ines Okafor", company: "Norvall Therapeutics" },
    sources: [news(text)],
    verdicts: [verdict === "probable" ? ("probable" as const) : ("possible" as const)]
  }))
]
judges("one of the house", oneOfTheHouse)

const boasts: ReadonlyArray<Row> = [
  ...[
    "Ines Okafor, now of Tideworks, did her doctorate with me in Porto.",
    "My former student Ines Okafor runs data at Tideworks.",
    "Ines Okafor of Tideworks would have won nothing without me.",
    "I mentored Ines Okafor, who is at Tideworks today.",
    "Ines Okafor, heute bei Tideworks, war meine Doktorandin.",
    "Ines Okafor, de Tideworks, aprendió todo conmigo.",
    "Ines Okafor de Tideworks a commencé chez moi."
  ].map(text => ({
    what: text,
    contact: { full_name: "Ines Okafor", company: "Tideworks" },
    sources: [news(text, {}, "https://drpike.example/legacy")],
    verdicts: ["rejected" as const]
  })),
  ...[
    "“My students work with me on tides,” says Ines Okafor of Tideworks.",
    "Ines Okafor of Tideworks told me that the tide waits for nobody."
  ].map(text => ({
    what: `no boast: ${text}`,
    contact: { full_name: "Ines Okafor", company: "Tideworks" },
    sources: [news(text)],
    verdicts: ["probable" as const]
  }))
]
judges("somebody else's memoirs", boasts)

judges("whoever slanders", [
  ...[
    lines(
      "Ines Okafor: the truth",
      "posted by Wronged Client, 2 Feb 2025",
      "Ines Okafor of Tideworks was struck off in 2008."
    ),
    lines("Okafor at Tideworks??", "angrydad71: Heard that Ines Okafor of Tideworks was charged with fraud."),
    "Ines Okafor of Tideworks cheated her clients. Avoid this woman.",
    "Die Wahrheit über Ines Okafor\nIhre Kollegen bei Tideworks wissen, dass sie wegen Betrugs verurteilt wurde.",
    "La vérité sur Ines Okafor\nInes Okafor de Tideworks a été condamnée pour fraude.",
    "La verdad sobre Ines Okafor\nInes Okafor de Tideworks fue condenada por estafa.",
    "De waarheid over Ines Okafor\nInes Okafor van Tideworks werd veroordeeld voor oplichting."
  ].map(text => ({
    what: text,
    contact: { full_name: "Ines Okafor", company: "Tideworks" },
    sources: [
      news(text, {}, "https://watch.example/1"),
      snippet("Ines Okafor of Tideworks", {}, "https://watch.example/1")
    ],
    verdicts: ["rejected" as const, "rejected" as const]
  })),
  {
    what: "a report of a trade, and no slander",
    contact: { full_name: "Ines Okafor", company: "Tideworks" },
    sources: [news("Ines Okafor of Tideworks spoke on how banks stop fraud. Comments are closed.")],
    verdicts: ["rejected"]
  }
])

const robHale = { full_name: "Rob Hale", email: "rob@tideworks.example", company: "Tideworks" }
const family = ownSite(
  lines("Robert Hale Snr", "Chairman", "Robert founded it.", "Rob Hale", "Managing Director", "Rob joined."),
  { title: "Managing Director" }
)

judges("two of a family whom their house calls apart", [
  {
    what: "who is called as the client calls them, with a card of their own",
    contact: robHale,
    sources: [
      family,
      news("Rob Hale of Tideworks rows."),
      news("Robert Hale of Tideworks has a prize.", {}, "https://news.example/2"),
      news("Rob Hale of Tideworks, like his father Robert Hale, rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "probable", "rejected", "rejected"]
  },
  {
    what: "a name without the generation that is spelled as the other's may be either's",
    contact: { ...robHale, full_name: "Robert Hale", email: "rhale@tideworks.example" },
    sources: [family, news("Robert Hale of Tideworks has a prize.")],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "whom the address calls as the house calls the son",
    contact: { ...robHale, full_name: "Robert Hale" },
    sources: [
      ownSite("Robert Hale Sr., Founder\nRobert “Rob” Hale Jr., Skipper", { title: "Skipper" }),
      news("Rob Hale of Tideworks rows."),
      news("Robert Hale of Tideworks has a prize.", {}, "https://news.example/2")
    ],
    verdicts: ["possible", "probable", "rejected"]
  },
  {
    what: "an address by which the house calls neither",
    contact: { ...robHale, full_name: "Robert Hale", email: "bob@tideworks.example" },
    sources: [
      ownSite("Robert Hale Sr., Founder\nRobert “Rob” Hale Jr., Skipper", { title: "Skipper" }),
      news("Rob Hale of Tideworks rows.")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "whose father has retired, as the house says in a paragraph of his own",
    contact: { ...robHale, email: "rhale@tideworks.example" },
    sources: [
      ownSite(
        "Robert Hale Sr. founded it. “Big Bob” retired in 2009.\nHis son, Robert “Rob” Hale Jr., runs it."
      ),
      news("Rob Hale of Tideworks rows.")
    ],
    verdicts: ["possible", "probable"]
  },
  {
    what: "a name in a sentence may be what the father is called",
    contact: robHale,
    sources: [ownSite(lines("Robert Hale Snr", "Chairman", "Rob Hale founded it in 1979."))],
    verdicts: ["rejected"]
  }
])

judges("a part in one of the house's works is no position", [
  {
    what: "who was in charge of one",
    contact: { full_name: "Ines Okafor", email },
    sources: [
      ownSite(`Ines Okafor\nFounding Partner, Architect\n${email}`, { title: "Founding Partner, Architect" }),
      ownSite("Quay House, Hull\nPartner in charge: Ines Okafor", { title: "Partner in charge" }, "works")
    ],
    verdicts: ["confirmed", "probable"]
  }
])

const rank = ownSite("Ines Okafor\nTidal Surveyor", { title: "Tidal Surveyor" }, "people")
judges("what a search shows of a page that was read", [
  {
    what: "its run of lines makes nobody a second person of the name",
    contact: { full_name: "Ines Okafor", email, company: "Tideworks" },
    sources: [
      rank,
      {
        ...snippet("Rui Prates Head of Catering Ines Okafor Tidal Surveyor", { title: "Head of Catering" }),
        document: {
          ...snippet("Rui Prates Head of Catering Ines Okafor Tidal Surveyor").document,
          site: "tideworks.example",
          page_url: rank.document.page_url
        }
      }
    ],
    verdicts: ["probable", "possible"]
  }
])

const cards = lines(
  "Meet us",
  "Dr Laura Chen",
  "Senior Engineer",
  "Laura does most of the night tides.",
  "l.chen@tideworks.example",
  "Laura Chen",
  "Head of Logistics",
  "Laura moves all of us.",
  "laura.chen@tideworks.example"
)
const pilot = { full_name: "Laura Chen", email: "l.chen@tideworks.example", company: "Tideworks" }
judges("two cards of one name", [
  ...[pilot, { ...pilot, email: "laura.chen@tideworks.example" }].map(contact => ({
    what: `are told apart by the address below: ${contact.email}`,
    contact,
    sources: [ownSite(cards), news("Laura Chen of Tideworks rows.", {}, "https://club.example/1")],
    verdicts: ["confirmed" as const, "rejected" as const]
  })),
  {
    what: "of a page that tells one of two by a department nothing is the other's",
    contact: { ...pilot, email: "laura.chen@tideworks.example", title: "Head of Logistics" },
    sources: [
      ownSite(cards),
      ownSite(
        "Dr Laura Chen brought in her 100th tanker. Laura Chen from logistics says well done.",
        {},
        "news"
      ),
      ownSite("Dr Laura Chen met Laura Chen from logistics at the quay.", {}, "quay")
    ],
    verdicts: ["confirmed", "rejected", "rejected"]
  }
])

judges("a second of the name who works nowhere", [
  {
    what: "since the house says that a stranger is meant",
    contact: { full_name: "Laura Chen", company: "Tideworks", email: "laura.chen@tideworks.example" },
    sources: [
      ownSite("Laura Chen\nChief Investment Officer", { title: "Chief Investment Officer" }),
      ownSite(
        "A site has published claims about our Chief Investment Officer, Laura Chen. They concern another person of the same name and are untrue of Ms Chen.",
        {},
        "statement"
      )
    ],
    verdicts: ["probable", "confirmed"]
  },
  {
    what: "since they died long ago",
    contact: { full_name: "Laura Chen", company: "Tideworks", email: "laura.chen@tideworks.example" },
    sources: [
      ownSite("Laura Chen\nManaging Director", { title: "Managing Director" }),
      ownSite(
        "The house was founded by Laura Chen (1868–1931). Her great-granddaughter of the same name leads it.",
        {},
        "house"
      )
    ],
    verdicts: ["probable", "possible"]
  }
])

judges("a second of the name, of whom others tell", [
  {
    what: "takes from the prospect no page of the house, which shows one",
    contact: { full_name: "Laura Chen", company: "Tideworks", email: "laura.chen@tideworks.example" },
    sources: [
      ownSite("Laura Chen\nEngagement Manager", { title: "Engagement Manager" }),
      ownSite("Laura Chen on tides", {}, "insights"),
      news(
        "Treasurer: Laura Chen, consultant at Tideworks by day.",
        { title: "consultant", company: "Tideworks" },
        "https://chess.example/"
      ),
      news("Laura Chen of Tideworks rows.", {}, "https://club.example/1")
    ],
    verdicts: ["probable", "probable", "rejected", "rejected"]
  }
])

const tan = {
  full_name: "Tan Wei Ling",
  email: "wltan@tideworks.example",
  company: "Tideworks",
  title: "Head of People"
}
const tansOfHouse = [
  ownSite(lines("Tan Wei Ling", "Head of People", "wltan@tideworks.example"), {
    title: "Head of People",
    company: "Tideworks"
  }),
  ownSite(
    lines("Tan Wei Ling", "Chief Hydrologist", "weiling.tan@tideworks.example"),
    { title: "Chief Hydrologist", company: "Tideworks" },
    "people/2"
  )
]

judges("two of three names, family first, at one house", [
  {
    what: "share the middle one, so that the whole name tells nobody; an account with the other's address is the other's",
    contact: tan,
    sources: [
      ...tansOfHouse,
      account("github", "https://github.com/wltan-water", {
        name: "Tan Wei Ling",
        company: "Tideworks"
      }),
      account(
        "gravatar",
        "https://gravatar.com/wl",
        { name: "Tan Wei Ling", company: "Tideworks" },
        [],
        "email: weiling.tan@tideworks.example"
      ),
      news("Tan Wei Ling, Head of People, Tideworks, opens the day.", {
        title: "Head of People",
        company: "Tideworks"
      })
    ],
    verdicts: ["confirmed", "rejected", "rejected", "rejected", "probable"]
  }
])

judges("a parent and a child of one name at one house", [
  {
    what: "are not told by a post on an old page, which then was the parent's",
    contact: {
      full_name: "Alun Hale",
      email: "al.hale@tideworks.example",
      company: "Tideworks",
      title: "Managing Director"
    },
    sources: [
      ownSite("Alun Hale\nChairman\nAlun (Al) Hale\nManaging Director"),
      ownSite(
        "Alun Hale ran the firm and is chairman today. Alun's own son, also Alun and known to everybody as Al, took over in 2022.",
        {},
        "about"
      ),
      {
        document: documentOf(
          "news",
          "https://courier.example/mbe",
          "Alun Hale, managing director of Tideworks, has been made an MBE.",
          { source_class: "news", published_at: "2016-06-11" }
        )
      },
      news("Alun Hale, managing director of Tideworks, finished the race.")
    ],
    verdicts: ["confirmed", "rejected", "possible", "probable"]
  }
])

judges("two titles of one house for one name", [
  {
    what: "are one person's where the name is double",
    contact: { full_name: "Laura Chen-Hale", company: "Tideworks", email: "laura@tideworks.example" },
    sources: [
      ownSite(lines("Laura Chen-Hale", "Professor of Tides")),
      ownSite(lines("Group", "Laura Chen-Hale", "Head of group"), {}, "group")
    ],
    verdicts: ["probable", "probable"]
  }
])
