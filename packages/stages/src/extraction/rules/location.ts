import { be, factsOf, type Rule } from "../Clause.ts"
import { placeName } from "../words/places.ts"

const where = `(?:the )?(?:city of )?(?<place>(?:[Gg]reater )?${placeName})`

const forms = [
  new RegExp(
    `^${be}(?:happily )?(?:based|living|located|resident|settled|at home)(?: and work(?:s|ing))?(?: remotely)? (?:in|from|out of) ${where}`,
    "u"
  ),
  new RegExp(`^(?:lives?|resides?)(?: and works?)? in ${where}`, "u"),
  new RegExp(`^works? (?:remotely |mostly |mainly )?(?:from|out of) (?:our |the |his |her )?${where}`, "u"),
  new RegExp(
    `^(?:works?|${be}based|sits) (?:in|at|out of|from) (?:our|the|its) ${where} (?:office|studio|lab|team|hub)`,
    "u"
  ),
  new RegExp(`^calls? ${where} home`, "u"),
  new RegExp(`^makes? (?:his|her|my|their) home in ${where}`, "u"),
  new RegExp(`^${be}(?:an? |the )?(?:\\p{L}+ )?${where}-based `, "u"),
  new RegExp(`[ ,(]based in ${where}`, "u")
]

const noPlace =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|University|College|Office|Street|Road|Avenue|Lane|House|Ltd|Inc|Department|Institute|Team)\b|\d/

const tidyPlace = (place: string): string =>
  place.replace(/ (?:office|studio|lab|hub)$/i, "").replace(/['’.,-]+$/u, "")

/** Where the person lives or works; never where they were born, and never a street. */
export const location: Rule = ({ text }) => {
  if (/\b(?:until|used to|previously|formerly|moving to|born)\b/i.test(text)) return []
  for (const form of forms) {
    const place = form.exec(text)?.groups?.place
    const value = tidyPlace(place ?? "")
    if (value !== "" && !noPlace.test(value)) return factsOf("professional.current_location", [value])
  }
  return []
}
