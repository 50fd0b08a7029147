import { account, email, ines, judges, news, ownSite, type Row } from "../documents.ts"

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
    what: "two of the name at one employer, each with an address in the line of the name: who has the other's title elsewhere is the other",
    contact: { ...ines, title: "Teacher of Music" },
    sources: [
      ownSite(
        `Teacher of Music\nInes Okafor (${email})\nSupport staff\nBusiness Manager\nInes Okafor (i.okafor@tideworks.example)`,
        { title: "Teacher of Music" }
      ),
      news("Member spotlight: Ines Okafor\nBusiness Manager, Tideworks, Leeds", { title: "Business Manager" })
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "a son whose house calls the father by the name alone, with another title",
    contact: { ...ines, full_name: "Robert Hale Jr.", email: "rhale@tideworks.example" },
    sources: [
      ownSite(
        "Robert Hale, Founder and Chair\nRobert Hale Jr., President",
        { title: "President" },
        "our-story"
      ),
      ownSite(
        "Robert Hale\nFounder and Chair\nHe plays the banjo.",
        { title: "Founder and Chair" },
        "people/hale"
      )
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "two of the name at one employer, a page each, one with the address: what names neither is nobody's",
    contact: ines,
    sources: [
      ownSite(`Ines Okafor\nAccountant\n${email}`, { title: "Accountant" }, "people/ines-okafor"),
      ownSite("Branch Manager: Ines Okafor", { title: "Branch Manager" }, "branches/leeds"),
      news("Treasurer: Ines Okafor, who manages Tideworks in Leeds", {}),
      news("Ines Okafor, Accountant, Tideworks", { title: "Accountant" }, "https://ledgers.example/speakers")
    ],
    verdicts: ["confirmed", "possible", "rejected", "probable"]
  },
  {
    what: "two of a frequent name at one employer, one of them in the town that the client gives",
    contact: { email: "dchen@tideworks.example", full_name: "David Chen", location: "Leeds" },
    sources: [
      ownSite("David Chen\nAccountant\nLeeds", { title: "Accountant", location: "Leeds" }, "team/chen"),
      ownSite("David Chen writes on leases in Leeds.", { location: "Leeds" }, "news/1"),
      ownSite(
        "David Chen\nSoftware Engineer\nPorto",
        { title: "Software Engineer", location: "Porto" },
        "team/chen-2"
      )
    ],
    verdicts: ["confirmed", "confirmed", "rejected"]
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
    what: "two of the name at one employer, a page each, one with the address",
    contact: { ...ines, email },
    sources: [
      ownSite(`Ines Okafor\nAccountant\n${email}`, { title: "Accountant" }, "team/ines-okafor"),
      ownSite("Ines Okafor\nSoftware Engineer", { title: "Software Engineer" }, "team/ines-okafor-2")
    ],
    verdicts: ["confirmed", "possible"]
  },
  {
    what: "a list, and the page below it that calls the person otherwise",
    contact: ines,
    sources: [
      ownSite("Ines Okafor\nAccountant", { title: "Accountant" }, "team"),
      ownSite("Ines Okafor\nSoftware Engineer", { title: "Software Engineer" }, "team/ines-okafor")
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "two of the name at one employer, a page each, of whom one has the title",
    contact: { ...ines, title: "Accountant" },
    sources: [
      ownSite("Ines Okafor\nAccountant", { title: "Accountant" }, "team/ines-okafor"),
      ownSite("Ines Okafor\nSoftware Engineer", { title: "Software Engineer" }, "team/ines-okafor-2")
    ],
    verdicts: ["confirmed", "rejected"]
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
    what: "two with middle initials at one employer, of whom the email address spells one",
    contact: { email: "ibokafor@tideworks.example", full_name: "Ines Okafor" },
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
    verdicts: ["rejected", "rejected"]
  }
]

judges("namesakes", namesakes)
