import { regex } from "../../sources/regex.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import type { Forms } from "./forms.ts"
import type { Language } from "./Language.ts"

const otherName =
  /(?<!\p{Lu}[\p{L}'’-]* )(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?:(?:van|von|de|der|da|dos|di|la|le) ){0,2}\p{Lu}[\p{L}'’-]+/gu

/** These begin the names of places, and some are given names too: `Val Brembana`. */
const geographic =
  /^(?:San|Santo|São|Val|Valle|Monte?|Lago|Lac|Villa|Casa|Isola|Costa|Costanza|Serra|Vila|Ville|Port|Porto|Santa?|Sankt|Pik|Costa|Sierra|Sainte?|Bad|Groß|Klein|Nova|Nueva|Nuova|Nouvelle|Camino|Cruz|Croce|Rio|Orient|Alma|Cima|Piz|Pizzo|Marina|Veere|Dom|Rosa)$/u

/** `Kanzlerin Dr. Wulfhild Prates`: before a name that is not known for one. */
const titled = /(?:^| )(?:Dr|Prof)\.(?:-Ing\.)? (?!(?:Dr|Prof)\.)\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/u

/** Whether a text names somebody else in full. */
export const namesOther = (text: string, { articles }: Language): boolean =>
  titled.test(text) ||
  (text.match(otherName) ?? []).some(name => {
    const [first = ""] = name.split(" ")
    return (
      !geographic.test(first) &&
      looksLikeName(name) &&
      isGiven(first) &&
      !regex.iu`^(?:${articles})$`.test(first)
    )
  })

/** `Priska Imseng (Aktuarin)`, `Maïwenn Le Gall, gestionnaire (und gute Seele; sie imkert)`: an entry about somebody else. */
const entryOfOther =
  /^(?<name>\p{Lu}[\p{L}'’-]+ (?:(?:[Ll][ae]|[Dd]e|[Vv][ao]n|der|den|d[aio]s?|Mac|Ní) ){0,2}\p{Lu}[\p{L}'’-]+)(?: \([^()]{3,40}\)|, (?<held>\p{L}[\p{L} -]{2,40})(?: \([^()]{3,80}\))?)?[.:]?$/u

/** Whether a line is the beginning of what is told of somebody else. */
export const namesEntry = (text: string, { titles }: Pick<Language, "titles">): boolean => {
  const { name, held = "" } = entryOfOther.exec(text)?.groups ?? {}
  const isKnown =
    text.includes("(") ||
    isGiven(name?.split(" ")[0] ?? "") ||
    regex.iu`^(?:${titles})(?![\\p{L}-])`.test(held)
  return name !== undefined && isKnown && looksLikeName(name)
}

/** `La moglie Rosanna …`, `Hustrun är präst`: a sentence about a relative or a colleague. */
export const isOfKin = (text: string, { language, third }: Forms): boolean =>
  regex.iu`^(?:(?:${language.articles}) )?(?:${language.others.he}|${language.others.she})(?:e?n|et)?(?=,| \\p{Lu}| (?:${third})(?![\\p{L}]))`.test(
    text
  )

/** `La empresaria, quien también es …, dedicó …`: what is said beside. */
export const beside =
  /^(?<start>(?:El|La|Le|Il|Lo|O|A) ?\p{L}[^,;:.]{2,60}), (?:quien|que|qui|che|quem) (?=\p{L})/u

/** `…, und Rui Prates führt die Werkstatt, für die …`: a sentence about `mark` up to where it goes on about somebody else. */
export const withoutRival = (text: string, mark: string, { and }: Pick<Language, "and">): string => {
  const rival =
    regex.u`, (?:${and}) (?<name>\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)? \\p{Lu}[\\p{L}’'-]+) \\p{Ll}{3,}`.exec(
      text
    )
  const before = text.slice(0, rival?.index)
  return looksLikeName(rival?.groups?.name ?? "") && before.includes(mark) ? before : text
}

/** `Der Treuhänder wohnt in Naters`, `El director de producción, de 52 años, entró …`: who was spoken of, by what they are. */
export const byTheirWork =
  /^(?:Der|Die|El|La|Le|Il|Lo|O|A|De|Het|Den|L['’]) ?(?=\p{L})(?<being>\p{L}[^,;:.]{2,90}?)(?:, (?:de )?\d\d(?: (?:años|ans|anni|anos|jaar|år|Jahre))?,|,)? $/u
