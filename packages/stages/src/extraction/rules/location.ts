import { isTitle } from "../../sources/roles.ts"
import { be, type Fact, factsOf, type Rule } from "../Clause.ts"
import { companyName } from "../properName.ts"
import { isPlace, placeName } from "../words/places.ts"

const where = `(?:the )?(?:city of )?(?<place>(?:[Gg]reater )?${placeName})`

const forms = [
  new RegExp(
    `^(?:works?|(?:${be})?based|sits) (?:in|at|out of|from) (?:our|the|its|their|[\\p{Lu}][\\p{L}\\d&. -]{1,40}?[’']s?) ${where} (?:office|studio|lab|team|hub)`,
    "u"
  ),
  new RegExp(
    `^(?:${be})?(?:happily )?(?:based|living|located|resident|settled|at home)(?: and work(?:s|ing))?(?: remotely)? (?:in|from|out of) ${where}`,
    "u"
  ),
  new RegExp(`^(?:lives?|resides?)(?: and works?)? in ${where}`, "u"),
  new RegExp(`^works? (?:remotely |mostly |mainly )?(?:from|out of) (?:our |the |his |her )?${where}`, "u"),
  new RegExp(`^(?:lebt|wohnt|vit|habite|vive|reside|mora|bor|woont|abita) (?:in|à|en|i|em|a) ${where}`, "u"),
  new RegExp(`^calls? ${where} home`, "u"),
  new RegExp(`^makes? (?:his|her|my|their) home in ${where}`, "u"),
  new RegExp(`^${be}(?:an? |the )?(?:\\p{L}+ )?${where}-based `, "u"),
  new RegExp(`[ ,(](?:based|living) in ${where}`, "u")
]

/** `CTO at Acme in Leeds`, `engineer at Acme, Leeds`: only places that are known, since departments stand there too. */
const atWork = new RegExp(`^${be}.{3,80} at ${companyName}(?:,| in|, in) (?<place>${placeName})[.]?$`, "u")

/** `freelance editor in Leipzig`. */
const titled = new RegExp(`^${be}(?:an? )?(?<title>[\\p{L} -]{3,50}) in (?<place>${placeName})[.]?$`, "u")

const noPlace =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|University|College|Office|Street|Road|Avenue|Lane|House|Ltd|Inc|Department|Institute|Team)\b|\d/

const tidyPlace = (place: string): string =>
  place.replace(/ (?:office|studio|lab|hub)$/i, "").replace(/['’.,-]+$/u, "")

const wholePlace = new RegExp(`^${placeName}$`, "u")
const nowhere =
  /\b(?:Remote|Online|Hybrid|Worldwide|Global|Earth|Home|Internet|Everywhere|Here|Building|Floor|Room|Campus|Main|Head|Headquarters|HQ)\b/i

/** Behind a label or heading that announces a place, also one that few know. */
export const placeItem = (line: string): ReadonlyArray<Fact> => {
  const value = line.replace(/[.]$/u, "")
  const isNamed = wholePlace.test(value) && value.split(" ").length <= 5 && !noPlace.test(value)
  return isPlace(value) || (isNamed && !nowhere.test(value))
    ? factsOf("professional.current_location", [value])
    : []
}

/** Where the person lives or works; never where they were born, and never a street. */
export const location: Rule = ({ text }) => {
  if (/\b(?:until|used to|previously|formerly|moving to|born)\b/i.test(text)) return []
  const trade = titled.exec(text)?.groups
  const held = trade?.title !== undefined && isTitle(trade.title) ? trade.place : undefined
  const seat = tidyPlace(atWork.exec(text)?.groups?.place ?? held ?? "")
  if (isPlace(seat)) return factsOf("professional.current_location", [seat])
  for (const form of forms) {
    const place = form.exec(text)?.groups?.place
    const value = tidyPlace(place ?? "")
    if (value !== "" && !noPlace.test(value) && !/['’]s? /u.test(value))
      return factsOf("professional.current_location", [value])
  }
  return []
}
