import { expect, it } from "@effect/vitest"
import { expectPage, factsInText, ines, type PageRow, team } from "./table.ts"

/** The home page has told what the house is called. */
const site = { ...ines, site: "Tideworks" }
const staff = { ...team, wanted: site }
const byEmail = (email: string) => ({ ...team, wanted: { ...site, emails: [email] } })
const rosalind = { ...site, names: ["Rosalind Hale", "Ros Hale"], emails: ["ros@tideworks.example"] }

const rows: ReadonlyArray<PageRow> = [
  // Tables of staff.
  {
    of: "a directory with surnames first, whose next row has another",
    body: "<h1>Staff</h1><table><tr><th>Name</th><th>Position</th><th>Room</th></tr><tr><td>Okafor, Ines</td><td>Principal</td><td>Office</td></tr><tr><td>Quillon, Tamsel</td><td>Band Director</td><td>Gym</td></tr></table>",
    parts: staff,
    facts: ["title: Principal", "company: Tideworks"]
  },
  {
    of: "titles above the names, with what they are for in brackets",
    body: "<h1>Staff</h1><table><tr><td>Principal</td><td>Rui Prates</td></tr><tr><td>Deputy Principal (Curriculum)</td><td>Ines Okafor</td></tr></table>",
    parts: staff,
    facts: ["title: Deputy Principal", "company: Tideworks"]
  },
  {
    of: "a clinician's title that says she is registered",
    body: "<h2>Ines Okafor, PT</h2><p><strong>Registered Physiotherapist</strong></p><p>Ines treats dancers.</p>",
    parts: staff,
    facts: [
      "title: Registered Physiotherapist",
      "certifications: Registered Physiotherapist",
      "company: Tideworks"
    ]
  },
  {
    of: "what somebody is registered as beside their post",
    body: "<h2>Ines Okafor</h2><p>Registered Dietitian and Clinic Co-owner</p>",
    parts: staff,
    facts: ["title: Registered Dietitian and Clinic Co-owner", "company: Tideworks"]
  },
  {
    of: "what a partner is one for, which sounds like a house",
    body: "<h1>Ines Okafor</h1><p>Partner, Ports &amp; Shore Power</p>",
    parts: staff,
    facts: ["title: Partner, Ports & Shore Power", "company: Tideworks"]
  },
  {
    of: "titles before names with a form of address",
    body: "<h1>Staff</h1><h2>Sciences</h2><p>Head of Physics &ndash; Ms Ines Okafor<br>Biology &ndash; Miss T. Rowse<br>Technician &ndash; Mr P. Uren</p>",
    parts: staff,
    facts: ["title: Head of Physics", "company: Tideworks"]
  },
  {
    of: "a department that is called like a firm",
    body: "<h1>Ines Okafor</h1><p>Partner, Shipping and Transport</p>",
    parts: staff,
    facts: ["title: Partner, Shipping and Transport", "company: Tideworks"]
  },
  {
    of: "letters and a title that only a style sheet parts",
    body: "<h3>Ines Okafor, K.C.<span>Managing Partner</span></h3><p>Ines acts for nobody.</p>",
    parts: staff,
    facts: ["title: Managing Partner", "company: Tideworks"]
  },
  {
    of: "who holds a post, in a sentence",
    body: "<p>We have 22 boats. Our head of data is Ines Okafor.</p>",
    parts: staff,
    facts: ["title: head of data", "company: Tideworks"]
  },
  {
    of: "an account on a card, and that of the house",
    body: '<h2>Ines Okafor</h2><p>Head of Lettings</p><a href="https://x.com/lets">@lets</a><h2>Rui Prates</h2><p>Founder</p><a href="https://x.com/rp">@rp</a><p><a href="https://x.com/tideworks">@tideworks</a></p>',
    parts: staff,
    facts: ["title: Head of Lettings", "company: Tideworks", "url: https://x.com/lets"]
  },
  {
    of: "a list of tools with what is liked beside, and a link behind it",
    body: "<h2>Ines Okafor</h2><p>Engineer. Rust, Kafka, old machine tools, bells. <a href='https://ines.example'>ines.example</a></p>",
    parts: staff,
    facts: ["title: Engineer", "company: Tideworks", "skills: Rust", "skills: Kafka"]
  },
  // Who is named on the site of their address.
  {
    of: "whoever has an address of the site",
    body: "<p>Thanks to Ines Okafor for the cake.</p><footer>Tideworks, 12 Quay Street, Hobart TAS</footer>",
    parts: staff,
    facts: ["company: Tideworks"]
  },
  {
    of: "whoever has an address elsewhere",
    body: "<p>Thanks to Ines Okafor for the cake.</p>",
    parts: byEmail("ines@okafor.example"),
    facts: []
  },
  {
    of: "a town behind the house in the title of the page",
    body: "<h1>Ines Okafor</h1><p>Partner, Assurance</p>",
    parts: { ...staff, title: "Ines Okafor | Tideworks | Leeds" },
    facts: ["title: Partner, Assurance", "company: Tideworks", "location: Leeds"]
  },
  // What people call themselves in their address.
  {
    of: "a short form of the first name, as in the address",
    body: "<p>Rosalind Hale was a biologist for nine years. Today Ros owns and runs Tideworks.</p>",
    parts: { ...team, wanted: rosalind },
    facts: ["company: Tideworks", "title: Owner"]
  },
  // Owners and founders.
  {
    of: "whoever opened the shop whose page it is",
    body: "<p>Hello! I’m Ines Okafor and I opened this shop in 2014.</p>",
    parts: staff,
    facts: ["title: Founder", "company: Tideworks"]
  },
  {
    of: "a founder who has another title",
    body: "<p>Ines Okafor, Chief Engineer, co-founded Tideworks in 2014.</p>",
    parts: staff,
    facts: ["title: Chief Engineer", "company: Tideworks"]
  },
  {
    of: "whoever answers for what a site says",
    body: "<p>Directrice de la publication : Ines Okafor</p>",
    parts: staff,
    facts: ["company: Tideworks"]
  },
  // Neighbours.
  {
    of: "another whom the page has named, by a rare first name",
    body: "<p>Ines Okafor leads Tideworks.</p><p>The loom is kept by Tamsel Quillon. Tamsel has played tuba in the Leeside Brass Band for years.</p>",
    parts: staff,
    facts: ["company: Tideworks"]
  }
]

it.each(rows)("a page with $of", row => {
  expectPage(row)
})

it.each([
  ["The woman at the kiln is head smoker Ines Okafor, a keen shipwright.", "title: head smoker"],
  ["Ines Okafor, master thrower at Tideworks, spoke.", "title: master thrower"],
  ["Our Libraries Coordinator, Ines Okafor, moved here from Leeds in 2019.", "title: Libraries Coordinator"]
])("%s", (text, fact) => {
  expect(factsInText(text)).toContain(fact)
})

it("has no title of whoever owns an animal or is the head of nobody", () => {
  expect(factsInText("Ines Okafor is a chief supporter of Tideworks.")).not.toContain(
    "title: chief supporter"
  )
})
