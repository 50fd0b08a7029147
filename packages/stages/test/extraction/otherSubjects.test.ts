import { expect, it } from "@effect/vitest"
import { beginsWithOtherGeneration } from "../../src/extraction/naming/shortForms.ts"
import {
  isOtherFirstName,
  isOtherLine,
  isOtherStart,
  tellsOfOther
} from "../../src/extraction/subject/otherSubjects.ts"

it.each([
  "Professor Rui Miller, head of department and a passionate cyclist, said it was a wonderful result.",
  "Borough comptroller Grace Miller, who keeps goats, called it overdue.",
  "Kanzler Dr. Rui Miller gratulierte im Namen der Leitung.",
  "Ballinvara’s chief executive, Grace Miller, a Nuffield scholar, will stay on."
])("somebody else is spoken of: %s", sentence => expect(tellsOfOther(sentence, [])).toBe(true))

it.each(["A keen cyclist and a Nuffield scholar.", "Head of department, and of the county’s beekeepers."])(
  "nobody else is spoken of: %s",
  sentence => expect(tellsOfOther(sentence, [])).toBe(false)
)

it("a line of a list is the next person’s when it is their name", () => {
  expect(["Dr Thuy-Linh Carmody", "Prof. Desley Rourke", "Ms T. Mkhize"].map(isOtherLine)).toEqual([
    true,
    true,
    true
  ])
  expect(["Professor of Soil Science", "Head of Department"].map(isOtherLine)).toEqual([false, false])
})

it("a first name with a verb is a neighbour", () => {
  expect(isOtherFirstName("Dean sells tractors.")).toBe(true)
  expect(isOtherFirstName("Dean of Students")).toBe(false)
})

it.each([
  "Fiona Wrexley Head of Growth Fiona came to us in 2021 and runs our shops.",
  "Grace Tolland Warehouse Manager Runs the night shift.",
  "Dr Ilka Voss Botanist Ilka keeps the seed bank."
])("the next card of a team, run together, is somebody else’s: %s", sentence =>
  expect(isOtherStart(sentence)).toBe(true)
)

it.each(["Nuffield Scholar Director of two farms.", "Mersey Maritime Award for the quay."])(
  "two words with capitals are nobody’s name: %s",
  sentence => expect(isOtherStart(sentence)).toBe(false)
)

it.each([
  ["Ada Lovelace senior founded the house in 1979.", true],
  ["Ada senior retired in 2019, and grows leeks.", true],
  ["Mr Lovelace Sr keeps bees.", true],
  ["Lovelace junior has run it since 2021.", false],
  ["Ada Lovelace, senior engineer at Tideworks, keeps bees.", false],
  ["Ada Lovelace senior engineer", false],
  ["Lovelace keeps bees.", false]
])("a parent or a child begins it: %s %s", (text, isOther) => {
  expect(beginsWithOtherGeneration(text, ["Ada Lovelace"])).toBe(isOther)
})

it("who is senior is no other than themselves", () => {
  expect(
    beginsWithOtherGeneration("Ada senior retired in 2019.", ["Ada Lovelace, Sr.", "Ada Lovelace"])
  ).toBe(false)
  expect(beginsWithOtherGeneration("Ada junior retired in 2019.", ["Ada Lovelace, Sr."])).toBe(true)
})
