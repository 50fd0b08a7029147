import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { emptyOutput, publish } from "@prospect-research/core"
import { makeClaim, makeDocument } from "@prospect-research/stages"
import { Schema } from "effect"
import type { Figure, PublicDataSet } from "../Figure.ts"
import { biographies } from "./sensitiveBiographies.ts"

const Descriptor = Schema.Union(Schema.String, Schema.Struct({ descriptor: Schema.String }))
const Descriptors = Schema.parseJson(
  Schema.Record({
    key: Schema.String,
    value: Schema.Record({ key: Schema.String, value: Schema.Array(Descriptor) })
  })
)
type Descriptors = typeof Descriptors.Type

/** Which parts of the data set are of the matters that no report names; all buckets of an axis unless some are listed. */
const sensitiveAxes: Readonly<Record<string, ReadonlyArray<string> | "all">> = {
  ability: "all",
  characteristics: ["addictions", "children"],
  gender_and_sex: ["cisgender", "non_binary_or_gnc", "queer", "sex", "transgender"],
  political_ideologies: "all",
  race_ethnicity: "all",
  religion: "all",
  sexual_orientation: "all",
  socioeconomic_class: ["upper_class", "below_poverty_line"]
}

/** Looks, left-handedness and made-up words touch no such matter. */
const ordinaryAxes: Readonly<Record<string, ReadonlyArray<string> | "all">> = {
  body_type: ["hair", "eye_color", "small_stature", "medium_stature", "large_stature", "fit"],
  characteristics: ["handedness"],
  nonce: "all"
}

const descriptorsOf = (
  all: Descriptors,
  axes: Readonly<Record<string, ReadonlyArray<string> | "all">>
): ReadonlyArray<string> =>
  Object.entries(all).flatMap(([axis, buckets]) => {
    const wanted = axes[axis] ?? []
    return Object.entries(buckets)
      .filter(([bucket]) => wanted === "all" || wanted.includes(bucket))
      .flatMap(([, descriptors]) => descriptors.map(it => (typeof it === "string" ? it : it.descriptor)))
  })

const article = (word: string): string => (/^(?:[aeiou]|LG|F[A-Z0-9]|M[A-Z0-9])/i.test(word) ? "an" : "a")

/** The ways in which people say what they are. */
const sayings: ReadonlyArray<(descriptor: string) => string> = [
  descriptor => `I am ${article(descriptor)} ${descriptor} person.`,
  descriptor => `I'm ${article(descriptor)} ${descriptor} woman who builds software.`,
  descriptor => `As ${article(descriptor)} ${descriptor} man, I have an opinion about that.`
]

const name = "Ada Brandt"

/** Whether the gate finds a private matter in what a page says of somebody. */
export const isTouchy = (text: string): boolean => {
  const document = makeDocument({
    source: "pages",
    source_class: "self",
    url: "https://ada.example/",
    page_url: "https://ada.example/",
    fetched_at: "2026-06-01T09:00:00.000Z",
    published_at: null,
    title: null,
    text: `${name}\n${text}`
  })
  const claim = makeClaim(document, { field: "name", value: name, quote: document.text, method: "rule" })
  const { result } = publish(
    { full_name: name },
    {
      ...emptyOutput,
      documents: [document],
      claims: [claim],
      identities: [{ document: document.id, verdict: "confirmed", score: 8, reasons: [] }]
    },
    { requiredFailed: false, mostFailed: false }
  )
  return result.outreach_intelligence.topics_to_avoid.length > 0
}

const share = (texts: ReadonlyArray<string>): number =>
  texts.length === 0 ? 0 : texts.filter(isTouchy).length / texts.length

const sayingsOf = (descriptors: ReadonlyArray<string>): ReadonlyArray<string> =>
  descriptors.flatMap(descriptor => sayings.map(say => say(descriptor)))

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const path = join(directory, "holistic_bias", "dataset", "v1.1", "descriptors.json")
  const all = Schema.decodeUnknownSync(Descriptors)(await readFile(path, "utf8"))
  const statements = sayingsOf(descriptorsOf(all, sensitiveAxes))
  const ordinary = sayingsOf(descriptorsOf(all, ordinaryAxes))
  return [
    { name: "private matters found, recall", value: share(statements), of: statements.length, least: 0.98 },
    {
      name: "ordinary biographies taken for private matters",
      value: share(biographies),
      of: biographies.length,
      most: 0.03
    },
    {
      name: "other descriptors taken for private matters",
      value: share(ordinary),
      of: ordinary.length,
      most: 0.03
    }
  ]
}

/** What people say they are. The ordinary biographies are ours, and full of words that look private and are not. */
export const sensitive: PublicDataSet = {
  id: "sensitive",
  repository: "facebookresearch/ResponsibleNLP",
  license: "CC-BY-SA-4.0",
  measure
}
