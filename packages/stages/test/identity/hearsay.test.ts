import { describe, expect, it } from "@effect/vitest"
import { isAccusing, isCollected } from "../../src/identity/hearsay.ts"
import { byNameAndCompany, judges, lines, news, ownSite, type Row, snippet } from "../documents.ts"

const page = (text: string, title = "Page", site = "pages.example") => ({ title, text, site })

describe("a page on which people were collected", () => {
  const collected: ReadonlyArray<readonly [string, ReturnType<typeof page>]> = [
    ["an offer to its own people", page("Dr Ines Okafor\nDentist\nIs this you? Claim your free profile.")],
    ["a ranking with stars", page("Ines Okafor ★★★★☆ (12)", "Top 10 Family Dentists in Leeds")],
    [
      "a ranking by a site of them",
      page("Ines Okafor, solicitor", "Best Solicitors in York", "lawyersnearme.example")
    ],
    ["records for sale", page("We found 3 people named Ines Okafor. View full background report")],
    [
      "addresses for sale",
      page("Ines Okafor works at Tideworks. Get verified contact data for 300M professionals.")
    ],
    ["a register of classmates", page("Ines Okafor, class of 1991. Find your old classmates")],
    ["records put together by a machine", page("Ines Okafor. Compiled automatically from public records.")],
    ["in German", page("Dr. Ines Okafor\nSind Sie das? Profil beanspruchen")],
    ["in French", page("Ines Okafor, notaire\nDonnez votre avis")],
    ["in Spanish", page("Ines Okafor, dentista\nReclamar este perfil")],
    ["in Dutch", page("Ines Okafor, tandarts\nSchrijf een review")],
    [
      "a page that a machine wrote",
      page("Ines Okafor is the COO of Tideworks. Profile generated automatically.")
    ],
    ["a site that is known for it", page("Ines Okafor", "Ines Okafor", "healthgrades.com")]
  ]
  it.each(collected)("%s", (_what, it) => {
    expect(isCollected(it)).toBe(true)
  })
  const others: ReadonlyArray<readonly [string, ReturnType<typeof page>]> = [
    ["a speaker", page("Ines Okafor\nHead of Data, Tideworks\nIs this your first time in Leeds?")],
    ["an award", page("Best Young Baker in Leeds: Ines Okafor", "Winners 2025")],
    ["a list that editors chose", page("Ines Okafor leads data at Tideworks.", "Top 50 Women in Data")],
    ["a firm that tells how it is reached", page("Ines Okafor. Find contact details for our Leeds office.")],
    ["a review that she wrote", page("Ines Okafor wrote a review of the new harbour.")],
    ["a firm that checks backgrounds", page("Ines Okafor, head of background checks at Veritide")]
  ]
  it.each(others)("not %s", (_what, it) => {
    expect(isCollected(it)).toBe(false)
  })
})

describe("a page that accuses without a witness", () => {
  const accusing: ReadonlyArray<string> = [
    "EXPOSED!!! Our sources can reveal that Ines Okafor of Tideworks took dirty money. Share before they delete this.",
    "Ines Okafor is a fraudster, says an insider who did not want to be named. What a scandal!!",
    "The scam at Tideworks: Ines Okafor. They don't want you to know.",
    "Skandal bei Tideworks: unsere Quellen nennen Ines Okafor eine Betrügerin",
    "harbourrat41\nInes Okafor is a Chartered Engineer and was fined £9,000 over the pier.",
    "Ines Okafor has been fined by the port twice, pretty sure she left Tideworks.",
    "Ines Okafor was fined €700 for a late return.\nHave you any proof?"
  ]
  it.each(accusing)("%s", text => {
    expect(isAccusing({ title: null, text })).toBe(true)
  })
  const others: ReadonlyArray<string> = [
    "Ines Okafor leads the fraud team at Tideworks.",
    "Ines Okafor spoke on corruption in ports. Do share this with your colleagues!",
    "Our sources for this recipe are listed below, says Ines Okafor.",
    "Sources close to the deal say that Tideworks will buy Marlow. Ines Okafor declined to comment."
  ]
  it.each(others)("not: %s", text => {
    expect(isAccusing({ title: null, text })).toBe(false)
  })
})

const rows: ReadonlyArray<Row> = [
  {
    what: "who was collected is at most possibly the prospect, though a machine names the employer",
    contact: byNameAndCompany,
    sources: [
      news("Ines Okafor\nInes Okafor is Chief Buyer at Tideworks.\nIs this you? Claim your profile.")
    ],
    verdicts: ["possible"]
  },
  {
    what: "an accusation is not repeated, nor what a search shows of its page",
    contact: byNameAndCompany,
    sources: [
      news(
        "EXPOSED!!! Our sources reveal that Ines Okafor of Tideworks is a crook and a thief.",
        {},
        "https://gossip.example/1"
      ),
      snippet("Ines Okafor of Tideworks and her boat", {}, "https://gossip.example/1")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "a house that is told the truth in the running text of a hit is accused of nothing",
    contact: byNameAndCompany,
    sources: [
      snippet(
        "Ines Okafor named buyer at Tideworks. Ines Okafor becomes buyer at Tideworks after nine years on the quay. We want to be the yard that tells an owner the truth about how many years are left in a hull, she said.",
        {},
        "https://tidenews.example/1"
      )
    ],
    verdicts: ["probable"]
  },
  {
    what: "what a machine made up of a position makes nobody a second of the name at the house",
    contact: { full_name: "Maria Silva", email: "maria.silva@tideworks.example", company: "Tideworks" },
    sources: [
      ownSite("Maria Silva\nHead of Dredging", { title: "Head of Dredging" }, "people"),
      news(
        "Maria Silva\nMaria Silva is the CFO of Tideworks. This page was generated automatically.",
        { title: "CFO", company: "Tideworks" },
        "https://whoswho.example/maria-silva"
      ),
      news("Maria Silva of Tideworks opened the lock.", {}, "https://canal.example/1")
    ],
    verdicts: ["probable", "rejected", "probable"]
  },
  {
    what: "what says itself that it is invented tells of nobody",
    contact: { full_name: "Maria Silva", company: "Tideworks" },
    sources: [
      news(
        "Maria Silva, Tideworks: Olympic champion. (This list was made up for our quiz.)",
        {},
        "https://lists.example/1"
      ),
      news("Maria Silva of Tideworks opened the lock.", {}, "https://canal.example/1")
    ],
    verdicts: ["rejected", "probable"]
  },
  {
    what: "a hit runs the lines of its page together, and is no surer than the page",
    contact: { full_name: "Maria Silva", company: "Tideworks" },
    sources: [
      news(lines("Maria Silva", "Rui Prates", "Tideworks"), {}, "https://fair.example/list"),
      snippet("Maria Silva Rui Prates Tideworks", {}, "https://fair.example/list")
    ],
    verdicts: ["rejected", "rejected"]
  }
]
judges("hearsay", rows)
