import { regex } from "../../sources/regex.ts"
import type { Clause } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { animalKinds } from "../words/animals.ts"
import { tellingOf } from "../words/pursuits.ts"

/** What people do in free time that is no pastime: being and having, other people, helping, working, watching, moving about. */
const noPastime = new Set([
  ..."is am are was were be has have had does do did goes go".split(" "),
  ...tellingOf(
    `admit advise answer argue avoid beat become begin belong blame bring buy call campaign care chair check cheer claim coach come
consult deliver deny disappear donate drink drive eat enjoy escape feed feel find fix follow foster fundraise get give head help
hit hold hope host join keep know lead learn leave let like listen live look lose love make manage mean meet mentor move need
offer organise organize own pack parent pass pay prefer pretend promise put raise read remain represent rescue return run say
see seem sell send serve share shout show sit sleep sort speak spend sponsor start stay stop study support swap take talk teach
tell tend think trade train travel try turn tutor use visit volunteer walk want watch win work worry write`.split(
      /\s+/
    )
  ).split("|")
])

const thing = "(?:(?:an?|the|some|old|own) )*(?<object>(?:\\p{Ll}[\\p{L}’'-]+ ){0,2}?\\p{Ll}[\\p{L}’'-]+)"
const doing = regex.u`^(?<value>(?<verb>\\p{Ll}{3,}) ${thing})(?=$|[.,;!]| (?:and|with|in|on|at|from|for|that|which|every|when|by|to|badly|well)(?![\\p{L}]))`
/** Somebody else’s, or nobody’s. */
const noThing =
  /(?<![\p{L}])(?:people|person|children|kids|family|friends?|husband|wife|partner|sons?|daughters?|parents?|clients?|customers?|teams?|colleagues?|students?|money|funds|awareness|time|life|work|business|company|emails?|calls?|meetings?|everything|nothing|something|it|them|him|her|you|me|us|himself|herself|myself|themselves|that|how|what|why|as|up|out|off|down|over|around|about|into|not|never|home|there|here)(?![\p{L}])/iu

const animal = regex.iu`(?<![\\p{L}])${animalKinds}(?![\\p{L}])`

/** In a sentence about free time, a verb and its object that no other rule knows: `builds wood-fired kilns`. */
export const freelyDone = ({ text, isLeisure }: Clause): ReadonlyArray<string> => {
  const { value = "", verb = "", object = "" } = (isLeisure ? doing.exec(text)?.groups : undefined) ?? {}
  const isOne = verb !== "" && !noPastime.has(verb) && !noThing.test(object) && isSpeakable(object)
  return isOne && !animal.test(object) ? [value] : []
}
