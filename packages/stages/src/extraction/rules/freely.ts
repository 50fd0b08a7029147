import { regex } from "../../sources/regex.ts"
import type { Clause } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { animalKinds } from "../words/animals.ts"

/** What people do in free time that is no pastime: being and having, other people, helping, working, watching, moving about. */
const noPastime = new Set(
  `is am are was were be has have had does do did gets get goes go comes come takes take gives give makes make keeps keep lives live
stays stay works work leads lead heads head runs run manages manage serves serve chairs chair sits sit helps help volunteers volunteer
mentors mentor coaches coach teaches teach tutors tutor trains train supports support follows follow watches watch cheers cheer shouts
shout looks look cares care tries try wants want thinks think says say likes like loves love enjoys enjoy prefers prefer hopes hope
spends spend passes pass visits visit travels travel drives drive meets meet sees see finds find knows know feels feel needs need
raises raise donates donate fundraises fundraise organises organise organizes organize hosts host speaks speak talks talk tells tell
writes write reads read listens listen learns learn studies study shares share brings bring puts put lets let shows show uses use
holds hold owns own joins join belongs belong represents represent advises advise consults consult campaigns campaign sponsors sponsor
parents parent raises fosters foster walks walk feeds feed rescues rescue sleeps sleep eats eat drinks drink argues argue worries worry
loses lose wins win tends tend seems seem remains remain becomes become starts start begins begin stops stop turns turn calls call
answers answer checks check sends send delivers deliver sells sell buys buy pays pay means mean disappears disappear returns return
escapes escape heads swaps swap trades trade leaves leave moves move blames blame denies deny claims claim admits admit promises
promise avoids avoid pretends pretend fixes fix hits hit beats beat offers offer sorts sort packs pack runs`.split(
    /\s+/
  )
)

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
