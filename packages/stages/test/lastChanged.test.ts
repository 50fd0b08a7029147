import { expect, it } from "@effect/vitest"
import { forgottenIn, isArchived, lastChanged } from "../src/readPages/lastChanged.ts"

const changed: ReadonlyArray<readonly [string, string | null]> = [
  ["Page last updated on 13 March 2017", "2017"],
  ["Last modified: 2018-05-09", "2018-05-09"],
  ["Laatst gewijzigd: 02-04-2019", "2019"],
  ["Zuletzt aktualisiert am 23.4.2018", "2018-04-23"],
  ["Mis à jour le 12/05/2016", "2016"],
  ["Última actualización: 2015", "2015"],
  ["最終更新日：2018年4月1日", "2018-04-01"],
  ["Last updated 2016\nLast updated 2019", "2019"],
  ["We last updated the roof in spring", null],
  ["Founded in 2009", null]
]
it.each(changed)("%s: %s", (text, date) => {
  expect(lastChanged(text)).toBe(date)
})

it("a footer that stopped years ago", () => {
  expect(forgottenIn("© 2009–2016 Tideworks", "2026-06-01")).toBe("2016")
  expect(forgottenIn("Copyright Tideworks 2015. All rights reserved", "2026-06-01")).toBe("2015")
  expect(forgottenIn("© 2012-2026 Tideworks", "2026-06-01")).toBeNull()
  expect(forgottenIn("© 2024 Tideworks", "2026-06-01")).toBeNull()
})

const places: ReadonlyArray<readonly [string, boolean]> = [
  ["https://oud.tideworks.example/team", true],
  ["https://archive.tideworks.example/team", true],
  ["https://tideworks.example/archief/team", true],
  ["https://old.example/team", false],
  ["https://tideworks.example/news/old-harbour", false]
]
it.each(places)("%s: %s", (url, expected) => {
  expect(isArchived(url)).toBe(expected)
})
