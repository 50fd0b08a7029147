import { matchesIn } from "@prospect-research/core"
import { regex } from "../sources/regex.ts"

const anyOf = (...words: ReadonlyArray<string>): string => words.join("|")

/** How pages say in their languages when they were last touched. */
const labels = anyOf(
  "(?:page |site |content |website )?(?:was )?last (?:updated|modified|changed|reviewed|revised|edited|update|change|modification|revision)",
  "(?:page |content )?(?:updated|revised)(?= on\\b| ?:)",
  "laatst (?:gewijzigd|bijgewerkt|aangepast|bewerkt)",
  "laatste (?:wijziging|update|aanpassing)",
  "(?:zuletzt|letztmals) (?:geändert|aktualisiert|bearbeitet)",
  "letzte (?:änderung|aktualisierung|bearbeitung)",
  "(?:dernière )?(?:mise à jour|modification)(?= (?:le|du|en)\\b| ?:)",
  "(?:page )?(?:mis|mise) à jour(?= (?:le|en)\\b)",
  "última (?:actualización|modificación|revisión|atualização|modificação|alteração)",
  "(?:actualizad|atualizad|modificad)[oa](?= (?:el|em|en|a)\\b| ?:)",
  "ultim[oa] (?:aggiornamento|modifica|revisione)",
  "aggiornat[oa](?= (?:il|al)\\b| ?:)",
  "(?:senast|sist|senest) (?:uppdaterad|ändrad|oppdatert|endret|opdateret|ændret)",
  "viimeksi (?:päivitetty|muokattu)",
  "ostatni[ao] (?:aktualizacj[ae]|zmian[ay]|modyfikacj[ae])",
  "(?:最終更新日?|更新日)"
)

const labelled = regex.giu`(?<![\\p{L}])(?:${labels})(?![\\p{L}])[^\\d\\n]{0,24}(?<date>[^\\n]{4,30})`
const iso = /^(?<year>(?:19|20)\d\d)[-./年](?<month>\d{1,2})(?:[-./月](?<day>\d{1,2}))?(?!\d)/
const dayFirst = /^(?<day>\d{1,2})[-./](?<month>\d{1,2})[-./](?<year>(?:19|20)\d\d)(?!\d)/
const anyYear = /(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)/

const inRange = (part: string | undefined, most: number): boolean =>
  part !== undefined && Number(part) >= 1 && Number(part) <= most

/** As exactly as it is clear: `3/4/2019` is of 2019, `13.4.2019` of a day. */
const dateIn = (text: string): string | null => {
  const { year, month, day } = (iso.exec(text) ?? dayFirst.exec(text) ?? anyYear.exec(text))?.groups ?? {}
  if (year === undefined) return null
  const isClear = iso.test(text) || Number(day) > 12 || day === month
  if (!isClear || !inRange(month, 12)) return year
  const parts = [year, month, ...(inRange(day, 31) ? [day] : [])]
  return parts.map(part => part?.padStart(2, "0")).join("-")
}

/** When a page says that it was last changed, as exactly as it says so; `null` where it does not. */
export const lastChanged = (text: string): string | null =>
  matchesIn(text, labelled)
    .flatMap(({ groups }) => dateIn(groups?.date ?? "") ?? [])
    .toSorted()
    .at(-1) ?? null

const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\p{L}[^\d\n]{0,30})?(?:(?:19|20)\d\d\s*[-–—]\s*)?((?:19|20)\d\d)/giu

/** A footer that is so many years behind is of a page that nobody looks after. */
const forgottenYears = 4

/** The year that a page's footer stopped at; `null` where it goes with the time, or nothing is said. `now`: ISO date. */
export const forgottenIn = (text: string, now: string): string | null => {
  const years = matchesIn(text, copyright).map(([, year = ""]) => year)
  const newest = years.toSorted().at(-1)
  return newest !== undefined && Number(now.slice(0, 4)) - Number(newest) >= forgottenYears ? newest : null
}

/** What sites are called, or hold in a folder, that were left standing when a new one came. */
const past =
  /^(?:(?:www[.-])?(?:oude?|old|older|archives?|archief|archiv|archivo|arquivo|archivio|arkiv|arkisto|legacy|alt|altes?|ancien|antigu[oa]|antig[oa]|vecchio|gammel|gammal|vanha|stary|former|previous)(?:[-.]?(?:www|site|web))?)$/i

/** Whether a page stands where sites keep what they were. */
export const isArchived = (url: string): boolean => {
  const { hostname, pathname } = new URL(url)
  const [host = "", ...domain] = hostname.split(".")
  const [folder = ""] = pathname.split("/").filter(part => part !== "")
  return (domain.length > 1 && past.test(host)) || past.test(folder)
}
