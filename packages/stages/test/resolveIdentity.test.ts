import { describe, expect, it } from "@effect/vitest"
import {
  type Claim,
  type ContactData,
  type Document,
  firstInput,
  type Handle,
  type StageOutput
} from "@prospect-research/core"
import { ResolveIdentity } from "@prospect-research/stages"
import { Effect } from "effect"
import { claim, documentOf, knownOf, recordOf, teamPage } from "./documents.ts"
import { runLayer } from "./prospect.ts"

const ines: ContactData = {
  email: "ines.okafor@tideworks.example",
  full_name: "Ines Okafor",
  company: "Tideworks",
  title: "Head of Data",
  location: "Lisbon"
}

const john: ContactData = {
  email: "john.a.smith@tideworks.example",
  full_name: "John A. Smith",
  company: "Tideworks",
  location: "Leeds"
}

const resolve = (contact: ContactData, known: StageOutput) =>
  Effect.map(runLayer(ResolveIdentity.layer, firstInput(contact, known)), ({ identities }) => identities)

interface Row {
  readonly what: string
  readonly contact: ContactData
  readonly document: Document
  readonly claims?: (document: Document) => ReadonlyArray<Claim>
  readonly handles?: (document: Document) => ReadonlyArray<Handle>
  readonly verdict: string
  readonly signals?: ReadonlyArray<string>
}

const foundByEmail =
  (email: string) =>
  ({ id }: Document): ReadonlyArray<Handle> => [{ kind: "email", value: email, document: id }]

const profile = (text: string, more: Partial<Document> = {}) =>
  documentOf("profiles", "https://profiles.example/u/1", text, more)

/** A profile with a name, and what else it says of its person. */
const person = (
  facts: Partial<Record<"name" | "title" | "company" | "location", string>>
): Pick<Row, "document" | "claims"> => {
  const fields = {
    name: "name",
    title: "professional.current_title",
    company: "professional.current_company",
    location: "professional.current_location"
  } as const
  const entries = (["name", "title", "company", "location"] as const).flatMap(key =>
    facts[key] === undefined ? [] : [[key, facts[key]] as const]
  )
  return {
    document: profile(entries.map(([key, value]) => `${key}: ${value}`).join("\n")),
    claims: document => entries.map(([key, value]) => claim(document, fields[key], value, `${key}: ${value}`))
  }
}

const rows: ReadonlyArray<Row> = [
  {
    what: "a page that shows the email address",
    contact: ines,
    document: profile("Write to Ines.Okafor@tideworks.example"),
    verdict: "confirmed",
    signals: ["shows the prospect's email address"]
  },
  {
    what: "a page that shows an address which only begins or ends like it",
    contact: ines,
    document: profile("Write to dines.okafor@tideworks.example or ines.okafor@tideworks.example.org"),
    verdict: "rejected"
  },
  {
    what: "a profile that was asked for by the email address",
    contact: { email: "ines.okafor@tideworks.example" },
    document: recordOf("gravatar", "https://gravatar.com/ineso", "display_name: Ines O."),
    handles: foundByEmail("ines.okafor@tideworks.example"),
    verdict: "confirmed",
    signals: ["found by the prospect's email address"]
  },
  {
    what: "a page that says of itself that it was found by the email address",
    contact: { email: "ines.okafor@tideworks.example" },
    document: documentOf("read-pages", "https://page.example/", "A page", { source_class: "news" }),
    handles: foundByEmail("ines.okafor@tideworks.example"),
    verdict: "rejected"
  },
  {
    what: "a profile that a search by email found, though it shows another address",
    contact: { email: "ines.okafor@tideworks.example" },
    document: recordOf("github", "https://github.com/inesk", "login: inesk\nemail: ines@kiln.example"),
    handles: foundByEmail("ines.okafor@tideworks.example"),
    verdict: "rejected"
  },
  {
    what: "the page of a LinkedIn address that was given",
    contact: { linkedin_url: "https://www.linkedin.com/in/ines-okafor", full_name: "Ines Okafor" },
    document: profile("Ines Okafor, see https://www.linkedin.com/in/ines-okafor."),
    verdict: "confirmed"
  },
  {
    what: "a page with a LinkedIn address that only begins like it",
    contact: {
      linkedin_url: "https://www.linkedin.com/in/ines",
      company: "Tideworks",
      full_name: "Ines Okafor"
    },
    document: profile("https://www.linkedin.com/in/ines-okafor"),
    verdict: "rejected"
  },
  {
    what: "the employer's team page with name and title",
    contact: ines,
    document: teamPage("Our team\nInes Okafor\nHead of Data\nRui Prates\nChief Financial Officer"),
    verdict: "confirmed",
    signals: ["full name on the site of the email's domain", "same title"]
  },
  {
    what: "the employer's team page where somebody else holds the title",
    contact: ines,
    document: teamPage("Our team\nInes Okafor\nSenior Analyst\nRui Prates\nHead of Data"),
    verdict: "probable",
    signals: ["full name on the site of the email's domain"]
  },
  {
    what: "the employer's home page, which names nobody",
    contact: ines,
    document: teamPage("Tideworks builds turbines in Lisbon. Head of Data wanted."),
    verdict: "possible",
    signals: ["site of the email's domain"]
  },
  {
    what: "a nickname and a name without accents",
    contact: { ...ines, email: "bob.jose@tideworks.example", full_name: "Robert José" },
    document: teamPage("Bob Jose\nHead of Data"),
    verdict: "confirmed"
  },
  {
    what: "a slip in the surname",
    contact: { email: "ines.okaffor@tideworks.example", full_name: "Ines Okaffor", company: "Tideworks" },
    document: teamPage("Ines Okafor, Analyst"),
    verdict: "possible"
  },
  {
    what: "a given name with another ending",
    contact: { ...ines, full_name: "Mario Okafor" },
    document: teamPage("Maria Okafor\nHead of Data"),
    verdict: "possible",
    signals: ["site of the email's domain"]
  },
  {
    what: "an institute that bears the name",
    contact: ines,
    document: documentOf(
      "news",
      "https://news.example/1",
      "The Ines Okafor Institute of Tideworks opened in Lisbon.",
      {
        source_class: "news"
      }
    ),
    verdict: "rejected"
  },
  {
    what: "a namesake in the same city with a common name",
    contact: john,
    ...person({ name: "John Smith", location: "Leeds, UK" }),
    verdict: "rejected"
  },
  {
    what: "the trade and the city of a rare name",
    contact: { ...ines, email: "io@mail.example" },
    ...person({ name: "Ines Okafor", title: "Head of Data", location: "Lisbon" }),
    verdict: "probable"
  },
  {
    what: "a namesake who works elsewhere",
    contact: ines,
    ...person({ name: "Ines Okafor", title: "Head of Data", company: "Globex" }),
    verdict: "rejected"
  },
  {
    what: "a namesake on another employer's site",
    contact: ines,
    document: teamPage("Ines Okafor\nHead of Sales", "globex.example"),
    verdict: "rejected",
    signals: ["rare name", "another employer"]
  },
  {
    what: "a namesake at the same employer, whose address was told apart by a number",
    contact: { ...ines, email: "ines.okafor2@tideworks.example" },
    document: teamPage("Ines Okafor\nChief Financial Officer\nines.okafor@tideworks.example"),
    verdict: "rejected",
    signals: ["common name", "shows a namesake's email address"]
  },
  {
    what: "the prospect, whose address is written in another form, beside a colleague's",
    contact: { ...ines, email: "i.okafor@tideworks.example", title: "Pilot" },
    document: teamPage(
      "Ines Okafor\nHead of Data\nines.okafor@tideworks.example, b.okafor@tideworks.example"
    ),
    verdict: "probable",
    signals: ["full name on the site of the email's domain"]
  },
  {
    what: "a namesake with another middle initial at the same employer, in the same city",
    contact: john,
    document: teamPage("John B. Smith\nEngineer\nTideworks, Leeds"),
    verdict: "rejected",
    signals: ["site of the email's domain", "another middle name"]
  },
  {
    what: "a bare name beside a namesake's full one",
    contact: john,
    document: teamPage("John B. Smith, Engineer\nJohn Smith has worked in Leeds since 2019."),
    verdict: "rejected"
  },
  {
    what: "the prospect beside a namesake whose middle initial differs",
    contact: john,
    document: teamPage("John A. Smith, Engineer, Leeds\nJohn B. Smith, Accountant"),
    verdict: "confirmed"
  },
  {
    what: "two people of the name when it is not known which is meant",
    contact: { ...john, email: "jsmith@tideworks.example", full_name: "John Smith" },
    document: teamPage("John A. Smith, Engineer, Leeds\nJohn B. Smith, Accountant, Leeds"),
    verdict: "rejected",
    signals: ["site of the email's domain", "several people of this name"]
  },
  {
    what: "the father at the family's company",
    contact: { email: "rob@hale.example", full_name: "Robert Hale Jr.", company: "Hale", title: "Director" },
    document: teamPage("Robert Hale Sr., Director", "hale.example"),
    verdict: "rejected"
  },
  {
    what: "father and son on one page when it is not known which is meant",
    contact: { email: "rob@hale.example", full_name: "Robert Hale", company: "Hale" },
    document: teamPage("Robert Hale Sr., Founder\nRobert Hale Jr., Director", "hale.example"),
    verdict: "rejected"
  },
  {
    what: "father and son on one page, of whom the client's title tells the one",
    contact: { email: "rob@hale.example", full_name: "Robert Hale", company: "Hale", title: "Director" },
    document: teamPage("Robert Hale Sr., Founder\nRobert Hale Jr., Director", "hale.example"),
    verdict: "confirmed"
  },
  {
    what: "the son beside his father",
    contact: { email: "rob@hale.example", full_name: "Robert Hale Jr.", company: "Hale", title: "Director" },
    document: teamPage("Robert Hale Sr., Founder\nRobert Hale Jr., Director", "hale.example"),
    verdict: "confirmed"
  },
  {
    what: "a historical person of the name and the company",
    contact: ines,
    document: documentOf(
      "wikipedia",
      "https://en.wikipedia.org/wiki/Ines_Okafor",
      "Ines Okafor (1861–1934) was a mathematician who founded Tideworks in Lisbon.",
      { source_class: "registry" }
    ),
    verdict: "rejected"
  },
  {
    what: "an obituary on the employer's site",
    contact: ines,
    document: teamPage("Ines Okafor, our founder, passed away in 2019. She was Head of Data."),
    verdict: "rejected"
  },
  {
    what: "a term of office in parentheses, which is no lifespan",
    contact: ines,
    document: teamPage("Ines Okafor, Head of Data (2019–2026)"),
    verdict: "confirmed"
  },
  {
    what: "a colleague's profile that mentions the prospect's address",
    contact: ines,
    document: profile("name: Rui Prates\nI work with ines.okafor@tideworks.example"),
    claims: document => [claim(document, "name", "Rui Prates", "name: Rui Prates")],
    verdict: "rejected"
  }
]

describe("one document", () => {
  for (const { what, contact, document, claims, handles, verdict, signals } of rows) {
    it.scoped(`${what}: ${verdict}`, () =>
      Effect.gen(function* () {
        const [identity] = yield* resolve(
          contact,
          knownOf(contact, [document], claims?.(document) ?? [], handles?.(document) ?? [])
        )
        expect(identity).toMatchObject({ document: document.id, verdict })
        if (signals !== undefined) expect(identity?.reasons.map(it => it.signal)).toEqual(signals)
        expect(identity?.score).toBeCloseTo(
          identity?.reasons.reduce((sum, { weight }) => sum + weight, 0) ?? Number.NaN,
          2
        )
      })
    )
  }
})

describe("documents that vouch for others", () => {
  const email: ContactData = { email: "io@mail.example" }
  const gravatar = recordOf(
    "gravatar",
    "https://gravatar.com/ineso",
    "display_name: Ines Okafor\ncompany: Tideworks"
  )
  const github = documentOf("github", "https://github.com/inesok", "name: Ines Okafor\ncompany: @tideworks")
  const blog = documentOf("blog", "https://ines.example/about", "I am Ines Okafor and I write about tides.")
  const stranger = documentOf("orcid", "https://orcid.org/0000-0001-0002-0003", "Ines Okafor, dentist")
  const handles: ReadonlyArray<Handle> = [
    { kind: "email", value: "io@mail.example", document: gravatar.id },
    { kind: "name", value: "Ines Okafor", document: gravatar.id },
    { kind: "github", value: "inesok", document: gravatar.id },
    { kind: "github", value: "inesok", document: github.id },
    { kind: "name", value: "Ines Okafor", document: github.id },
    { kind: "website", value: "https://www.ines.example/about/", document: github.id },
    { kind: "name", value: "Ines Okafor", document: stranger.id }
  ]
  const claims = [claim(gravatar, "professional.current_company", "Tideworks")]

  it.scoped("a chain of links is followed to its end, in whatever order the documents come", () =>
    Effect.gen(function* () {
      for (const documents of [
        [gravatar, github, blog, stranger],
        [stranger, blog, github, gravatar]
      ]) {
        const identities = yield* resolve(email, knownOf(email, documents, claims, handles))
        const verdicts = new Map(identities.map(it => [it.document, it.verdict]))
        expect(verdicts.get(gravatar.id)).toBe("confirmed")
        expect(verdicts.get(github.id)).toBe("confirmed")
        expect(verdicts.get(blog.id)).toBe("confirmed")
        expect(verdicts.get(stranger.id)).toBe("rejected")
      }
    })
  )

  it.scoped("a link to somebody of another name makes no prospect of them", () =>
    Effect.gen(function* () {
      const other = documentOf("github", "https://github.com/inesok", "name: Tideworks Bot")
      const known = knownOf(
        { ...email, full_name: "Ines Okafor" },
        [gravatar, other],
        claims,
        handles.map(it =>
          it.document === github.id
            ? { ...it, document: other.id, value: it.kind === "name" ? "Rui Prates" : it.value }
            : it
        )
      )
      const identities = yield* resolve({ ...email, full_name: "Ines Okafor" }, known)
      expect(identities.find(it => it.document === other.id)?.verdict).toBe("rejected")
    })
  )

  it.scoped("a confirmed document does not vouch for itself", () =>
    Effect.gen(function* () {
      const [identity] = yield* resolve(email, knownOf(email, [gravatar], claims, handles.slice(0, 2)))
      expect(identity?.reasons).toEqual([{ signal: "found by the prospect's email address", weight: 7 }])
    })
  )

  it.scoped("colleagues share a website", () =>
    Effect.gen(function* () {
      const colleague = documentOf("github", "https://github.com/someone", "name: Ines Smith")
      const shared = [gravatar, colleague].map(
        ({ id }): Handle => ({ kind: "website", value: "https://tideworks.example", document: id })
      )
      const identities = yield* resolve(
        { email: "ines@mail.example", full_name: "Ines Okafor" },
        knownOf(
          { full_name: "Ines Okafor", email: "ines@mail.example" },
          [gravatar, colleague],
          [],
          [...shared, { kind: "github", value: "someone", document: "elsewhere" }]
        )
      )
      expect(identities.find(it => it.document === colleague.id)?.verdict).toBe("rejected")
    })
  )
})
