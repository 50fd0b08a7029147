import { expect, it } from "@effect/vitest"
import { factsOnPage } from "./table.ts"

type Row = readonly [text: string, ...achievements: ReadonlyArray<string>]

const honoursIn = (body: string): ReadonlyArray<string> =>
  factsOnPage(`<p>${body}</p>`).flatMap(fact =>
    fact.startsWith("achievements: ") ? [fact.slice("achievements: ".length)] : []
  )

const told: ReadonlyArray<Row> = [
  // Whose the honour of a year is.
  ["Our 2025 Volunteer of the Year is Dr. Ines Okafor of Leeds, Yorkshire.", "2025 Volunteer of the Year"],
  ["Our 2025 Volunteer of the Year is Ines Okafor’s neighbour."],
  // A work, and who led it.
  [
    "The Tern lamp has won the 2024 Keld Design Award. The design was led by Ines Okafor.",
    "Keld Design Award"
  ],
  [
    "The Tern lamp has won the 2024 Keld Design Award. The design was led by Rui Prates. Ines Okafor makes lamps."
  ],
  ["The Tern library, led by Ines Okafor, won the 2024 Keld Design Award.", "Keld Design Award"],
  ["The Tern library, led by Rui Prates, won the 2024 Keld Design Award. Ines Okafor makes lamps."],
  [
    "“We are glad,” says Ines Okafor, who led the project. The app won the 2024 Keld Design Award.",
    "Keld Design Award"
  ],
  ["“We are glad,” says Ines Okafor, who led the project. Rui Prates won the 2024 Keld Design Award."],
  // One of several.
  [
    "Six nurses received the Marram Nursing Prize. Among them was Ines Okafor of Tideworks.",
    "Marram Nursing Prize"
  ],
  // Who takes the prize of which the sentence before tells.
  [
    "The Marram Prize 2024 goes to Quay House in Hull. Partner Ines Okafor received the prize in Leeds.",
    "Marram Prize 2024"
  ],
  ["The Marram Prize 2024 goes to Quay House in Hull. Ines Okafor presented the prize in Leeds."],
  // What a house that the prospect leads was given.
  [
    "The Centre for Tides, directed by Professor Ines Okafor, has been awarded £1.4 million for a four-year study of marshes.",
    "£1.4 million for a four-year study of marshes"
  ],
  ["Ines Okafor has won the best poster prize at Tides 2024.", "best poster prize at Tides 2024"],
  [
    "Ines Okafor produced The Long Reach, which won Gold at the Northern Sound Awards.",
    "The Long Reach",
    "Gold at the Northern Sound Awards"
  ],
  [
    "Ines Okafor oversaw the rebuilding of the Calder Weir after the floods.",
    "oversaw the rebuilding of the Calder Weir"
  ],
  ["Ines Okafor oversaw the design of the product."],
  [
    "Ines Okafor has won a $9,000 grant from the Weir Fund to train a cooper.",
    "$9,000 grant from the Weir Fund"
  ],
  ["Ines Okafor received a travel grant of £400 for a visit to Hull.", "travel grant of £400"],
  ["Ines Okafor got a visitor from the Grant Fund."],
  [
    "Ines Okafor paddled with Keld Canoe Club to a bronze medal at the Tyne regatta in May.",
    "bronze medal at the Tyne regatta"
  ],
  ["Ines Okafor rode with Rui Prates to a silver mine in the hills."],
  ["Ines Okafor has cut the yard’s diesel use by two thirds.", "cut the yard’s diesel use by two thirds"],
  [
    "Ines Okafor raised €2.5 million for the new boat shed, which opened in May.",
    "raised €2.5 million for the new boat shed"
  ],
  ["Ines Okafor speaks at Ropeworks Week every year.", "speaks at Ropeworks Week"],
  [
    "Ines Okafor led the redesign of the yard that cut energy use by 12 percent.",
    "led the redesign of the yard that cut energy use by 12 percent"
  ],
  [
    "Ines Okafor is a teacher. Her ward went from 24 percent to 6 percent staff turnover in a year.",
    "went from 24 percent to 6 percent staff turnover"
  ],
  ["Ines Okafor holds the company’s patent on sealed bearings (GB123).", "patent on sealed bearings"],
  ["Ines Okafor is a nurse and in 2024 was made a Queen’s Nurse.", "Queen’s Nurse"],
  [
    "May 3, 2024 - Ines Okafor, our sales manager for the north, has been named 2024 Member of the Year.",
    "2024 Member of the Year"
  ],
  // Talks, as programmes have them.
  [
    "10:15 Keynote: Slow tides and fast boats. Ines Okafor, Head of Data, Tideworks",
    "Slow tides and fast boats"
  ],
  ["11:00 Ines Okafor, Head of Data, Tideworks: Slow tides and fast boats", "Slow tides and fast boats"],
  [
    "Ines Okafor, Head of Data at Tideworks. Session: Slow tides and fast boats.",
    "Slow tides and fast boats"
  ],
  ["11:00 Ines Okafor, Tideworks – “Slow tides and fast boats”", "Slow tides and fast boats"],
  [
    "10:00 Welcome: Ines Okafor, Head of Data, Tideworks – “Slow tides and fast boats”",
    "Slow tides and fast boats"
  ],
  ["11:00 Ines Okafor – Slow tides and fast boats"],
  [
    "Ines Okafor makes maps. Her session at Quay Days 2024 is “Slow tides and fast boats”.",
    "Slow tides and fast boats"
  ],
  [
    "Ines Okafor makes maps. Her QuayCon 2024 talk is “Slow tides and fast boats”.",
    "Slow tides and fast boats"
  ],
  ["Keynote: Ines Okafor, CEO, Tideworks (Norway): Slow tides and fast boats", "Slow tides and fast boats"],
  [
    "Ines Okafor is Head of Data at Tideworks. She runs a small team. Talk: Slow tides and fast boats.",
    "Slow tides and fast boats"
  ],
  ["10:15 Keynote: Slow tides and fast boats. Rui Prates, Head of Data, Tideworks. Ines Okafor has a stand."]
]

it.each(told)("%s", (body, ...achievements) => {
  expect([...honoursIn(body)].sort()).toEqual([...achievements].sort())
})
