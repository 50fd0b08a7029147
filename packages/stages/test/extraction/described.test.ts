import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

const first = "Ines Okafor is chief of acute medicine at Tideworks."
const known = ["title: chief of acute medicine", "company: Tideworks"]

/** What the second sentence says, whose subject goes by what they are; nothing where it is somebody else. */
const second: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  ["The chief of acute medicine, who lives in Callington, has two sons.", "location: Callington"],
  ["The 43-year-old lives in Leeds.", "location: Leeds"],
  ["The Hull-based doctor lives alone.", "location: Hull"],
  ["This year she has the day off, and she lives in Leeds.", "location: Leeds"],
  ["She said that she lives in Leeds.", "location: Leeds"],
  ["Mrs Okafor, named in June, said that she lives in Leeds.", "location: Leeds"],
  [
    "Her team of nine covers trauma, triage planning and stroke care.",
    "skills: trauma",
    "skills: triage planning",
    "skills: stroke care"
  ],
  ["The finance director, who lives in York, praised her."],
  ["The president of the society, who lives in York, praised her."],
  ["The former nurse lives in York."],
  ["Her husband lives in York."],
  ["She said that her brother lives in York."]
]

it.each(second)("%s", (text, ...facts) => {
  expect([...factsInText(`${first} ${text}`)].sort()).toEqual([...known, ...facts].sort())
})

const alone: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  ["Congratulations to our chair, Ines Okafor, who lives in Leeds.", "title: chair", "location: Leeds"],
  ["Managing director Ines Okafor lives in Leeds.", "title: Managing director", "location: Leeds"],
  ["Laboratory manager Dr Ines Okafor lives in Leeds.", "title: Laboratory manager", "location: Leeds"],
  ["Maritime lawyer Ines Okafor has left Gull & Roe.", ...[]],
  ["Mother of two and keen sailor Ines Okafor lives in Cork.", "location: Cork"],
  ["Ines Okafor, 43, of Kirkby Lonsdale, Cumbria, runs.", "location: Kirkby Lonsdale, Cumbria"],
  ["Ines Okafor, of Seaburn, sings.", "location: Seaburn"],
  ["Ines Okafor, of Tideworks, sings.", "company: Tideworks"]
]

it.each(alone)("%s", (text, ...facts) => {
  const found = factsInText(text).filter(fact => /^(?:title|company|location|skills): /.test(fact))
  expect([...found].sort()).toEqual([...facts].sort())
})
