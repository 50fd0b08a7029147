import { patternOf } from "../../sources/regex.ts"
import { type Fact, factsOf, have, type Rule } from "../Clause.ts"

const ways =
  "(?:treks?|hikes?|cycles?|walks?|rides?|swims?|paddles?|kayaks?|canoes?|climbs?|rambles?|wanders?|explores?)"
const proper = "\\p{Lu}[\\p{L}’'-]+"
const ends = "(?=$|[.,;:!]| (?:and|with|every|most|when|whenever|before|after|at|on|in)(?![\\p{L}]))"

/** In free time, whatever it leads through by a name: `treks the Harz ridges`, `cycle the Ring Canal loop`. */
const namedWay = `^(?<value>${ways} (?:the )?${proper}(?: ${proper}){0,3}(?: \\p{Ll}{3,})?)${ends}`

/** What nobody does for money, in words of its own. */
const outright: ReadonlyArray<string> = [
  `^(?<value>(?:walks?|hikes?|runs?|cycles?|rides?|paddles?) long (?:paths?|distances?|trails|ways|footpaths|routes))${ends}`,
  `^(?<value>treks? (?:in )?(?:the )?${proper}(?: ${proper})?(?: \\p{Ll}{3,})?)${ends}`,
  `^(?<value>swims? (?:in )?(?:open|cold|wild) water)${ends}`,
  `^(?:.* and )?(?<value>(?:knits?|crochets?|whittles?) (?:in|on|during|through) (?:\\p{Ll}+ )?\\p{Ll}{3,}s)${ends}`,
  `^(?<value>throws? pots)${ends}`,
  `^(?<value>speedruns? ${proper}(?: ${proper}){0,2})(?=$|[.,;:!]| )`,
  `^${have}(?<value>danced ${proper}(?: ${proper})?)(?= (?:since|for (?:[\\p{Ll}\\d-]+ ){1,3}(?:years|decades)|all (?:her|his|their|my) life)(?![\\p{L}]))`
]

/** Where somebody goes and what they make for its own sake, told by a verb and a name that no list of pastimes has. */
export const outings: Rule = ({ text, isLeisure }): ReadonlyArray<Fact> =>
  factsOf(
    "personal.hobbies",
    [...outright, ...(isLeisure ? [namedWay] : [])].flatMap(
      form => patternOf(form, "u").exec(text)?.groups?.value ?? []
    )
  )
