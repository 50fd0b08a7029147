import { expect, it } from "@effect/vitest"
import { places } from "../../src/extraction/scans/places.ts"

const companies = ["Tideworks"]
const said = (text: string): ReadonlyArray<unknown> =>
  places({ text, isLeisure: false, companies }).map(({ value }) => value)

const rows: ReadonlyArray<readonly [text: string, value: string]> = [
  ["lives with her dog in Hebden Bridge.", "Hebden Bridge"],
  ["lives on a narrowboat near Skipton.", "Skipton"],
  ["lives just outside Ludlow with two cats.", "Ludlow"],
  ["live above a bakery in Lisbon.", "Lisbon"],
  ["lives in the village of Aberdour.", "Aberdour"],
  ["works from his home in Callington.", "Callington"],
  ["runs the firm from her kitchen table in Shipley.", "Shipley"],
  ["is a partner in our Galway office.", "Galway"],
  ["heads our Leeds branch.", "Leeds"],
  ["is a resident of Seaburn.", "Seaburn"],
  ["is a longtime Missoula resident.", "Missoula"],
  ["calls Whangārei home.", "Whangārei"],
  ["Home is Grand Marais, Minnesota.", "Grand Marais, Minnesota"],
  ["is a Hull-based designer and writer.", "Hull"],
  ["is vice president at Tideworks, a software company in Austin.", "software"],
  ["runs Tideworks, an award-winning craft brewery.", "brewery"],
  ["works at the Hull logistics firm Tideworks.", "logistics"],
  ["has spent her whole career in health care.", "health care"],
  ["has worked in social care for nine years.", "social care"]
]

it.each(rows)("%s", (text, value) => {
  expect(said(text)).toEqual([value])
})

const silent: ReadonlyArray<string> = [
  "worked in social care for nine years.",
  "visits her sister, who lives in Leeds.",
  "used to live in Leeds.",
  "was born in Leeds.",
  "grew up in a house in Leeds.",
  "dreams of living in Rome.",
  "spoke in our Leeds office.",
  "is an associate in our Employment team.",
  "lives for Python.",
  "lives by the sea.",
  "left Tideworks for a software company.",
  "works from home."
]

it.each(silent)("nothing: %s", text => {
  expect(said(text)).toEqual([])
})
