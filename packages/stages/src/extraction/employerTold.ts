import { patternOf } from "../sources/regex.ts"
import { isTitle, tidyTitle } from "../sources/roles.ts"
import { employerAt } from "./employerName.ts"
import type { PlacedLine } from "./passages.ts"
import { mentionsIn } from "./personMentions.ts"
import type { Stated } from "./Stated.ts"
import { sentencesOf } from "./sentences.ts"
import type { Wanted } from "./Wanted.ts"
import { isPlace, placeName } from "./words/places.ts"

const title = "professional.current_title"
const location = "professional.current_location"

/** `Acme today announced the appointment of`. */
const appointing =
  /(?:announced?s?|confirmed|confirms|unveiled|welcomed) (?:today )?(?:the )?(?:appointment|promotion|hiring|hire|arrival|election|selection) of (?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?$/u
const appointedAs =
  /^(?:,? \(?\d\d\)?,?)? (?:as|to(?: the (?:role|position|post|office) of)?) (?:(?:its|their|our|the|new|an?|next|permanent|interim|first) )*(?<title>[^,.;]+)/u

const appointed = (text: string, wanted: Wanted): ReadonlyArray<Stated> => {
  const [mention] = mentionsIn(text, wanted.names)
  if (mention === undefined || !appointing.test(text.slice(0, mention.start))) return []
  const told = appointedAs.exec(text.slice(mention.end))?.groups?.title ?? ""
  const held = tidyTitle(
    told.split(/ (?:at|of the|with effect|effective|from|after|following|on) /u)[0] ?? ""
  )
  const employer = employerAt(text.replace(/^.*?[–—] (?=\p{Lu})/u, ""))
  if (!isTitle(held)) return []
  const position: Stated = { field: title, value: held, quote: text }
  return employer === undefined
    ? [position]
    : [position, { field: "professional.current_company", value: employer.company, quote: text }]
}

/** What the employer is called for short: `Acme` of `Acme Partners`. */
const formsOf = ({ companies }: Wanted): ReadonlyArray<string> =>
  companies.flatMap(name => {
    const short = name.replace(/ \p{Lu}\p{L}+$/u, "")
    return short.length > 3 && short !== name ? [name, short] : [name]
  })

const insideTown = `^ (?:in|at) (?<place>${placeName})(?=[.,;]|$| \\p{Ll})`

/** What the page says of the employer that the client named: its trade, and where it is. */
const saidOfEmployer = (text: string, wanted: Wanted): ReadonlyArray<Stated> => {
  for (const name of formsOf(wanted)) {
    const at = text.indexOf(name)
    if (at === -1 || /\b(?:former|ex-|previously|left|before|until|joins? from)\b/iu.test(text.slice(0, at)))
      continue
    const told = employerAt(text.slice(at))
    const town = patternOf(insideTown).exec(text.slice(at + name.length))?.groups?.place
    const place = told?.place ?? town
    const facts: ReadonlyArray<Stated> = [
      ...(told?.industry === undefined
        ? []
        : [{ field: "professional.industry" as const, value: told.industry, quote: text }]),
      ...(place === undefined || !isPlace(place)
        ? []
        : [{ field: location, value: place, quote: text, isWeak: true } as const])
    ]
    if (facts.length > 0) return facts
  }
  return []
}

/** What a line says of the prospect by speaking of the employer: an appointment, the employer's trade and town, whence the report is. */
export const employerTold = (line: PlacedLine, wanted: Wanted): ReadonlyArray<Stated> => [
  ...sentencesOf(line.text).flatMap(sentence => [
    ...appointed(sentence, wanted),
    ...saidOfEmployer(sentence, wanted)
  ])
]
