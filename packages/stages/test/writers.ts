import {
  type Activity,
  type Citable,
  type Claim,
  type ContactData,
  citableClaims,
  type Document,
  type Draft,
  emptyOutput,
  firstInput,
  publish,
  type StageOutput
} from "@prospect-research/core"
import { WriteReport } from "@prospect-research/stages"
import { Effect } from "effect"
import { claim, documentOf } from "./documents.ts"
import { runLayer } from "./prospect.ts"

/** A fictional person with public acts and facts, all on pages that are surely theirs. */
export interface Writer {
  readonly name: string
  readonly claims: ReadonlyArray<Claim>
  readonly documents: ReadonlyArray<Document>
}

export const contactOf = ({ name }: Writer): ContactData => ({
  full_name: name,
  email: `${name.split(" ")[0]?.toLowerCase()}@people.example`
})

/** An act as sources tell of it: a line with title, venue and date, and a sentence more. */
export const told = (value: Activity, more = "", source: Partial<Document> = {}) => {
  const quote = `${value.kind} on ${value.venue ?? "the web"}${value.date === null ? "" : `, ${value.date}`}: ${value.title}${more === "" ? "" : ` ${more}`}`
  return { quote, value, source }
}

type Told = ReturnType<typeof told>

export const writer = (
  name: string,
  acts: ReadonlyArray<Told>,
  facts: ReadonlyArray<readonly [Claim["field"], string]> = []
): Writer => {
  const host = `${name.toLowerCase().replace(/[^a-z]+/g, "-")}.example`
  const about = documentOf(
    "pages",
    `https://${host}/about`,
    [name, ...facts.map(([, value]) => value)].join("\n")
  )
  const pages = acts.map(({ quote, source }, index) =>
    documentOf("pages", `https://${index}-${host}/page`, quote, source)
  )
  return {
    name,
    documents: [about, ...pages],
    claims: [
      claim(about, "name", name),
      ...facts.map(([field, value]) => claim(about, field, value)),
      ...acts.flatMap(({ value, quote }, index) => {
        const document = pages[index]
        return document === undefined
          ? []
          : [{ ...claim(document, "activity", value, quote), as_of: value.date }]
      })
    ]
  }
}

export const knownOf = ({ documents, claims }: Writer): StageOutput => ({
  ...emptyOutput,
  documents,
  claims,
  identities: documents.map(({ id }) => ({
    document: id,
    verdict: "confirmed" as const,
    score: 9,
    reasons: []
  }))
})

export const citableOf = (person: Writer): Citable => citableClaims(contactOf(person), knownOf(person))

/** The draft that the stage writes for a person, and what of it is published. */
export const writeFor = (person: Writer) =>
  Effect.gen(function* () {
    const known = knownOf(person)
    const { draft } = yield* runLayer(WriteReport.layer, firstInput(contactOf(person), known))
    return { draft: draft ?? null, ...published(person, draft ?? null) }
  })

export const published = (person: Writer, draft: Draft | null) =>
  publish(contactOf(person), { ...knownOf(person), draft }, { requiredFailed: false, mostFailed: false })

const day = (index: number): string =>
  `2026-0${1 + (index % 5)}-${String(1 + ((index * 7) % 27)).padStart(2, "0")}`

const subjects = [
  ["Leases without tears", "a lease is a promise to stop and not a right to go on."],
  ["What dashboards hide", "the number that nobody watches is the one that moves first."],
  ["Hiring without puzzles", "we replaced the whiteboard by an afternoon of real work."],
  ["Tide tables as functions", "every harbour became a small function with its own tests."],
  ["Prompt reviews are code reviews", "the model is wrong in the same places as the people."],
  ["Secrets in the open", "most leaks begin with a helpful default in a small tool."],
  ["Pricing on one page", "the shortest price list won against every clever one."],
  ["Slow migrations", "a migration is finished when nobody remembers the old table."],
  ["Design tokens in print", "paper forgives less than any screen we have tried."],
  ["The quiet on-call rota", "the best rota is the one that nobody talks about."],
  ["Batteries at the kerb", "the grid is oldest where the cars are newest."],
  ["Maintainers say no", "a kind refusal keeps more contributors than a late merge."]
] as const

const people = [
  "Ada Brandt",
  "Bo Lindqvist",
  "Chiara Neri",
  "Dan Okoye",
  "Elif Demir",
  "Femi Ade",
  "Greta Holm",
  "Hugo Marchand",
  "Ines Caldeira",
  "Jonas Weber",
  "Kira Novak",
  "Liam Byrne",
  "Mira Solberg",
  "Noor Haddad",
  "Otto Falk",
  "Pia Rossi",
  "Quinn Adler",
  "Rosa Vidal",
  "Sven Dahl",
  "Tara Singh"
]
const venues = ["NodeConf Oslo", "Backend Weekly", "Acme Engineering Blog", "Bluesky", "GitHub"]
const titles = ["Chief Technology Officer", "Head of Data", "Product Manager", "Account Executive"]
const companies = ["Fjordbyte", "Tideworks", "Harbor Analytics", "Serralta", "Globex"]
const harbours =
  "Bergen Cork Aveiro Piran Gdynia Tromsø Vigo Split Kiel Bilbao Ystad Galway Rijeka Lerwick Turku Nantes Setúbal Bari Odense Whitby".split(
    " "
  )
const interests = [
  "climbing",
  "open-water swimming",
  "chess",
  "bread baking",
  "choir singing",
  "orienteering",
  "birdwatching",
  "beekeeping",
  "pottery",
  "sailing",
  "long-distance running"
]
const places = ["Leeds, UK", "Oslo", "Turin", "Lyon", "Porto", "Gdansk", "Utrecht", "Graz", "Malmö"]
const kinds = ["talk", "podcast", "article", "post", "project"] as const

/** People with the same kinds of acts at the same places, and a few titles and interests in common. */
export const population: ReadonlyArray<Writer> = people.map((name, person) =>
  writer(
    name,
    kinds.slice(0, 2 + (person % 4)).map((kind, index) => {
      const [title, passage] = subjects[(person * 5 + index * 3) % subjects.length] ?? subjects[0]
      return told(
        {
          kind,
          title: `${title} in ${harbours[person]}`,
          venue: venues[index] ?? null,
          date: day(person + index)
        },
        `— ${passage}`
      )
    }),
    [
      ["professional.current_title", titles[person % titles.length] ?? ""],
      ["professional.current_company", companies[person % companies.length] ?? ""],
      ["personal.interests", interests[person % interests.length] ?? ""],
      ["professional.current_location", places[person % places.length] ?? ""]
    ]
  )
)
