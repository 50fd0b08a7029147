import { patternOf } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { petsElsewhere } from "../languages/anyLanguage.ts"
import { isSpeakable } from "../privateMatters.ts"
import { animalKinds } from "../words/animals.ts"
import { isTechnology } from "../words/technologies.ts"

const name = "\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]+)?"
const names = `${name}(?:(?:,| and| &| und| et| y| e| en| och| og|, and) ${name}){0,3}`
const before =
  "(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|the|our|my|un|une|ein|eine|een|en|ett|uno|una|um|uma|dos|deux|zwei|twee|dois|duas|due|två|to|trois|drei|tres|três|tre|drie) )?(?:(?:[\\p{L}\\d]+-[\\p{L}\\d-]+|\\p{L}{3,}) ){0,3}?"

/** `Dog mom to Biscotti, a goldendoodle`: whoever keeps an animal is called its parent. */
const parents =
  "(?:(?:[Dd]og|[Cc]at|[Ff]ur|[Pp]et|[Hh]en|[Hh]orse|[Pp]roud|[Dd]evoted|[Hh]appy|[Ff]oster) )*(?:[Mm]um|[Mm]om|[Mm]am|[Dd]ad|[Mm]ama|[Mm]omma|[Pp]apa|[Mm]ummy|[Dd]addy|[Pp]arent|[Mm]inder|[Gg]uardian|[Hh]uman|[Oo]wner|[Ss]ervant|[Ss]taff|[Bb]utler|[Kk]eeper) (?:to|of|for) "
const keeper = patternOf(`^(?:(?:[Pp]art-time|[Ff]ull-time) )?${parents}`)

/** In which orders people put an animal and its name: `Malamute, Axle`, `Gumbo (Boykin spaniel)`, `Two collies: Through and Footing`. */
const formsOf = (kind: string): ReadonlyArray<string> => [
  `^(?<pet>${before}${kind}(?:,| called| named| namens| qui s['’]appelle| llamad[oa]| chamad[oa]| di nome| die| som heter) ${names})(?=$|[.;,(]| who | which | that )`,
  `^${parents}(?:an? )?(?<pet>(?:${name},? (?:an? |the )?(?:very )?(?:[\\p{L}-]+ ){0,3}?${kind}|${before}${kind}(?:(?:,| called| named) ${names})?))(?=$|[.;,(]| who | which | and )`,
  `^(?<pet>${before}${kind}: ${names})$`,
  `^(?<pet>${before}${kind} \\(${names}(?:, (?:both|all|also|no|the|an?|\\d)[^()]*)?\\))`,
  `^(?<pet>${name},? (?:an? |the |un |une |ein |eine |een |en |um |uma )(?:office )?(?:[\\p{L}-]+ ){0,3}?${kind}(?: (?!who|which|that|qui|que|der|die|som|tragic|supporter|member|season)\\p{Ll}{4,})?)(?=$|[.;,(]| who | which | that | qui | que | der | die | som )`,
  `^(?<pet>${name} \\((?:an? |also |the )?(?:[\\p{L}-]+ ){0,3}?${kind}\\))`,
  `^(?<pet>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|several|ein|eine|zwei|drei|un|une|deux|trois|dos|tres|um|uma|dois|duas|três|una|due|tre|een|twee|drie|en|två|to) (?:[\\p{L}-]+ ){0,3}?${kind})$`
]

const anyKind = `(?:${animalKinds}|${petsElsewhere})`
const forms = formsOf(anyKind)
/** Asked before the forms, of every part of every line. */
const namesKind = `(?<![\\p{L}])${anyKind}`

/** In characters. */
const longest = 90

const notTheirs =
  /(?<![\p{L}])(?:guide dogs?|shelter|charity|rescue centre|start-?up|company|app|food|studies|research|vet(?:erinary)?|patients?|clients?|trust|foundation|sister|brother|no|not|none|never|wants?|used to|late|died|hot dogs?|(?:tragic|fan|fanatic|supporter|member|season)(?=$|[,.;]))(?![\p{L}])/iu

/** `horse`, `hen`: the animal's kind stands alone, and says no more. */
const further =
  /(?<=[\p{L})])\. (?=\p{Lu})|; | (?:and|und|et|y|e|en|och|og) (?=(?:an?|one|ein|eine|un|une|um|uma|una|een|en) )|(?<=\)),? (?:and )?(?=\p{Lu}\p{L}+ \()|(?<=\)), (?=\p{L})/u

/** Animals by their kind and their names, in words that stand alone. */
export const petListed = (text: string): ReadonlyArray<Fact> =>
  factsOf(
    "family.pets",
    text
      .replace(/[.!]$/u, "")
      .split(further)
      .flatMap(part => {
        if (
          part.length > longest ||
          !patternOf(namesKind, "iu").test(part) ||
          listItems(part).some(isTechnology) ||
          notTheirs.test(part) ||
          !isSpeakable(part.replace(keeper, ""))
        )
          return []
        const lowered = `${part.charAt(0).toLowerCase()}${part.slice(1)}`
        const found = forms
          .map(form => patternOf(form))
          .map(form => form.exec(part)?.groups?.pet ?? form.exec(lowered)?.groups?.pet)
          .find(it => it !== undefined)
        return found === undefined
          ? []
          : [
              (part.includes(found) ? found : part.slice(0, found.length)).replace(
                /^(?:an?|one|my|our|eine?|une?|una|uma?|een|en|ett) /iu,
                ""
              )
            ]
      })
  )
