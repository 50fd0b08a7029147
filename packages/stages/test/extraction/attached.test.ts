import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

const rows: ReadonlyArray<readonly [text: string, title: string | undefined]> = [
  ["The lamps by design manager Ines Okafor won a prize.", "design manager"],
  ["We spoke with harbour master Ines Okafor about tides.", "harbour master"],
  ["It began when pediatric cardiologist Dr. Ines Okafor asked why.", "pediatric cardiologist"],
  ["Ein Gespräch mit der Orgelbaumeisterin Ines Okafor über Zinn.", "Orgelbaumeisterin"],
  ["A photo of former harbour master Ines Okafor hangs there.", undefined],
  ["They thanked their lawyer Ines Okafor for it.", undefined],
  [
    "Our seventh harbour opens under General Manager Ines Okafor, who ran Hull until 2024.",
    "General Manager"
  ],
  ["The prize went to Ines Okafor in May.", undefined],
  ["The lamps by founder and managing director Ines Okafor won a prize.", "founder and managing director"],
  ["The lamps by Rui Prates and CEO Ines Okafor won a prize.", "CEO"],
  ["Founder and CEO Ines Okafor was awarded the Keel Prize.", "Founder and CEO"],
  ["Acme founder and CEO Ines Okafor was awarded the Keel Prize.", undefined],
  ["4 May 2025. WHS Manager Ines Okafor told a full hall.", "WHS Manager"],
  ["4 May 2025. Acme Manager Ines Okafor told a full hall.", undefined],
  ["Rui Prates, engineer, met Ines Okafor in May.", undefined]
]

it.each(rows)("%s", (text, title) => {
  const facts = factsInText(text).filter(fact => fact.startsWith("title:"))
  expect(facts).toEqual(title === undefined ? [] : [`title: ${title}`])
})
