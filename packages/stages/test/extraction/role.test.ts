import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

const rows: ReadonlyArray<readonly [said: string, title: string | undefined, company: string | undefined]> = [
  ["took up the post of Chief Data Officer at Tideworks in May 2024.", "Chief Data Officer", "Tideworks"],
  ["took over as Head of Data at Tideworks in 2021.", "Head of Data", "Tideworks"],
  ["joined Tideworks as Head of Data in 2022.", "Head of Data", "Tideworks"],
  ["now leads Tideworks as Managing Director.", "Managing Director", "Tideworks"],
  ["has led Tideworks as chief executive since 2019.", "chief executive", "Tideworks"],
  ["has served as Chief Engineer at Tideworks since 2018.", "Chief Engineer", "Tideworks"],
  ["steps up to the role of Finance Director at Tideworks.", "Finance Director", "Tideworks"],
  ["succeeded Rui Prates as CEO of Tideworks.", "CEO", "Tideworks"],
  ["is responsible for procurement at Tideworks.", undefined, "Tideworks"],
  ["is a partner in the Leeds office of Tideworks.", "partner", "Tideworks"],
  ["ist Geschäftsführerin der Tideworks GmbH.", "Geschäftsführerin", "Tideworks"],
  ["est directrice des achats chez Tideworks.", "directrice des achats", "Tideworks"],
  ["was succeeded by Rui Prates as CEO of Tideworks.", undefined, undefined],
  ["served as Chief Engineer at Tideworks.", undefined, undefined],
  ["acted as interim CEO of Tideworks until 2020.", undefined, undefined]
]

it.each(rows)("Ines Okafor %s", (said, title, company) => {
  const facts = factsInText(`Ines Okafor ${said}`).filter(fact => /^(?:title|company):/.test(fact))
  const expected = [
    ...(title === undefined ? [] : [`title: ${title}`]),
    ...(company === undefined ? [] : [`company: ${company}`])
  ]
  expect([...facts].sort()).toEqual([...expected].sort())
})
