import { expect, it } from "vitest"
import { factsInText } from "./table.ts"

/** Of Ines Okafor, whom the client knows at Tideworks. */
const rows: ReadonlyArray<readonly [text: string, title: string | null, company: string | null]> = [
  [
    "Parcelkit has appointed Ines Okafor as Finance Director. She was at Tideworks.",
    "Finance Director",
    "Parcelkit"
  ],
  [
    "Parcelkit Properties of Keld has hired land broker Ines Okafor as vice president, sales.",
    "vice president, sales",
    "Parcelkit Properties"
  ],
  [
    "Parcelkit, the Leeds software house, has named Ines Okafor chief revenue officer, effective 2 March.",
    "chief revenue officer",
    "Parcelkit"
  ],
  [
    "Parcelkit today announced the appointment of Ines Okafor as Marketing Director.",
    "Marketing Director",
    "Parcelkit"
  ],
  [
    "Parcelkit announced that Ines Okafor will join as Chief Product Officer on 1 April.",
    "Chief Product Officer",
    "Parcelkit"
  ],
  ["Parcelkit welcomes Ines Okafor to the team as Senior Planner.", "Senior Planner", "Parcelkit"],
  [
    "Ines Okafor joins Parcelkit as Head of Sales after nine years with Tideworks.",
    "Head of Sales",
    "Parcelkit"
  ],
  ["Ines Okafor will join Parcelkit as Head of Sales.", "Head of Sales", "Parcelkit"],
  [
    "Ines Okafor has been appointed Chief Operating Officer of Parcelkit. She joins from Tideworks.",
    "Chief Operating Officer",
    "Parcelkit"
  ],
  [
    "Ines Okafor, formerly of Tideworks, has joined Parcelkit as Director of Marketing.",
    "Director of Marketing",
    "Parcelkit"
  ],
  [
    "Former Tideworks sales director Ines Okafor has been recruited by Parcelkit to lead its team.",
    null,
    "Parcelkit"
  ],
  [
    "After six years at Tideworks, Ines Okafor has moved to Parcelkit, where she is Head of Research.",
    "Head of Research",
    "Parcelkit"
  ],
  [
    "Ines Okafor has taken up the post of Chief Executive at Parcelkit, having stepped down from Tideworks.",
    "Chief Executive",
    "Parcelkit"
  ],
  ["Ines Okafor left Tideworks in March to found Saltwell, a consultancy in Leeds.", null, "Saltwell"],
  [
    "We are delighted that Ines Okafor has joined us as Head of Tides from Tideworks, where she led surveys.",
    "Head of Tides",
    null
  ],
  [
    "Ines Okafor – from Finance Director, Tideworks, to Chief Financial Officer, Parcelkit.",
    "Chief Financial Officer",
    "Parcelkit"
  ],
  ["Ines Okafor: Tideworks to Parcelkit, as partner.", "partner", "Parcelkit"],
  ["Parcelkit — Ines Okafor has joined as a partner in the property team.", "partner", "Parcelkit"],
  ["Our General Manager, Ines Okafor, has been appointed Managing Director.", "Managing Director", null],
  ["Board names Ines Okafor President/CEO", "President/CEO", null],
  ["The Rector has appointed Ines Okafor Director of Tides.", "Director of Tides", null],
  [
    "Directors of the Parcelkit Council today announced that Ines Okafor has been appointed Executive Director.",
    "Executive Director",
    "Parcelkit Council"
  ],
  [
    "Parcelkit has appointed Ines Okafor, head of data at Tideworks, as chair of its new advisory council.",
    "head of data",
    "Tideworks"
  ],
  ["The Guild elected Ines Okafor, of Tideworks, its secretary.", null, "Tideworks"],
  ["Ines Okafor retired from Tideworks in December 2025 after thirty years.", null, null]
]

it.each(rows)("%s", (text, title, company) => {
  const told = [...factsInText(text)]
  expect(told.filter(fact => fact.startsWith("title: "))).toEqual(title === null ? [] : [`title: ${title}`])
  expect(told.filter(fact => fact.startsWith("company: "))).toEqual(
    company === null ? [] : [`company: ${company}`]
  )
})
