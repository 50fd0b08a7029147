import { listItems, tidyItem } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isVerbFirst } from "../clauses.ts"
import { isForeignPastime } from "../languages/anyLanguage.ts"
import { isSpeakable } from "../privateMatters.ts"
import { itemsAbout } from "../sectionItems.ts"
import type { Topic } from "../topics.ts"
import { isPastime } from "../words/pastimes.ts"
import { isSportsClub, isTeam } from "../words/teams.ts"

/** Says something of somebody, or nothing of anything: `It depends`, `Not much`, `Good question`. */
const sentence =
  /(?<![\p{L}])(?:I|we|you|he|she|they|it|that|this|there|is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|ich|wir|ist|sind|bin|habe|je|nous|suis|est|yo|soy|es|tengo|eu|sou|é|tenho|io|sono|ho|ik|ben|heb|jag|är|har|jeg|er)(?![\p{L}])|['’](?:m|ve|s|re|ll|d)(?![\p{L}])/iu
/** `A kelpie called Loam, and I build mandolins`: what follows speaks of something else. */
const goesOn =
  /,? (?:and|but|und|et|y|e|en|och|og) (?=(?:I|we|he|she|it|they|ich|wir|je|nous|ik|jag|jeg)\b)|; /u
const empty =
  /^(?:yes|no|not|none|nothing|neither|never|both|all|any|easy|easily|probably|definitely|absolutely|oh|ah|ha+|well|hm+|sorry|good question|everything|anything|whatever|sleep|sleeping|wine|work|working|more work|family|kids|my|the|too|very|some|next|ask|pass|guilty|ja|nein|nicht|nichts|oui|non|rien|sí|nada|niente|nee|niets|nej|nei|tak|nie)(?![\p{L}-])/iu

/** `Geelong Football Club member since I was six`, `Leeds, till I die`: the name that begins the answer. */
const sideFirst =
  /^(?:(?:[Tt]he|[Oo]nly|[Aa]lways|[Ii]t['’]s|[Gg]o) )*(?<side>\p{Lu}[\p{L}’'.-]*(?: (?:(?:de|of|und|&|do|da) )?[\p{Lu}\d][\p{L}\d’'.-]*){0,4})(?=$|[.!,]| (?:member|fan|supporter|season|since|on (?:the|Saturdays?|Sundays?)|till|until|all|through|for|forever|obviously|always|of course|naturally|every|seit|depuis|desde|sinds|da)(?![\p{L}]))/u

const sides = (text: string): ReadonlyArray<Fact> => {
  const side = sideFirst.exec(text)?.groups?.side?.replace(/[.]$/u, "") ?? ""
  return side !== "" && !empty.test(side) && isSpeakable(side) ? factsOf("personal.sports_teams", [side]) : []
}

const isNamed = (side: string): boolean => isTeam(side) || isSportsClub(side)

/** Articles before what somebody names in another language. */
const article =
  /^(?:el|la|los|las|le|les|l['’]|du|de la|der|die|das|den|mit|o|a|os|as|il|lo|gli|i|de|het|en|ett|et) ?(?=\p{L}{3})/iu
const bareElsewhere = (item: string): string =>
  item
    .replace(article, "")
    .split(/ (?=(?:en|dans|sur|con|com|em|na|no|im|in|auf|am|an|op|i|på|w|nad) )/u)[0] ?? ""

/** `El pádel, la astronomía`: things that have a name as pastimes in another language. */
const pastimesElsewhere = (text: string): ReadonlyArray<Fact> =>
  factsOf(
    "personal.hobbies",
    text
      .replace(/[.!]+$/u, "")
      .split(/,\s*|\s+(?:y|e|et|und|en|och|og|i|oraz) (?:(?:por|por ese) )?/u)
      .map(item => bareElsewhere(item.trim()))
      .filter(item => isForeignPastime(item) && isSpeakable(item))
  )

/** Of free time, people also answer with a joke: one thing among them must be a pastime. */
const pastimes = (text: string): ReadonlyArray<Fact> => {
  const items = listItems(text.replace(/[.!]+$/u, "")).map(tidyItem)
  const isOne = (item: string) => isPastime(item) || /^\p{L}+ing(?: |$)/u.test(item)
  const isJest = !items.some(isOne)
  // `Fell walking, and Scarlets`: what has a capital of its own is no pastime.
  return itemsAbout("hobbies", text).filter(
    ({ field, value }) =>
      field !== "personal.hobbies" ||
      (!isJest &&
        (isPastime(String(value)) || /^\p{Ll}/u.test(String(value)) || text.startsWith(String(value))))
  )
}

/** `Fly fishing, when there’s water`: the joke behind the thing. */
const proviso =
  /(?:,|\s[–—-])? (?:when(?:ever)?|if|since|because|until|till|though|although|unless|while|as long as|so long as|which|who|but|then|obviously|naturally|of course|don['’]t|mostly|badly|slowly|poorly|viciously|terribly|sorry)(?![\p{L}-]).*$/u

const body =
  /^(?:[Tt]he |[Mm]y local )?(?<name>\p{Lu}[\p{L}’'&.-]*(?: (?:(?:of|for|the|and|in|de|du|&) )*\p{Lu}[\p{L}’'&.-]*)*)/u
/** `Shelter.`, `Big Brothers Big Sisters of Central Arizona`: whom one gives to has a name. */
const bodies = (answer: string): ReadonlyArray<Fact> => {
  const name = body.exec(answer)?.groups?.name?.replace(/[.]$/u, "") ?? ""
  const isAll =
    answer
      .slice(answer.indexOf(name) + name.length)
      .replace(/[.!]+$/u, "")
      .trim().length < 25
  return name.length > 3 && isAll && !empty.test(name) && isSpeakable(name)
    ? factsOf("personal.causes", [name])
    : []
}

/** What an answer without a verb says; it takes its topic from the question. */
export const answersAbout = (topic: Topic | undefined, said: string): ReadonlyArray<Fact> => {
  const short = said.replace(proviso, "")
  const answer = sentence.test(said) && /\p{L}{3}/u.test(short) ? short : said
  const text = `${answer.charAt(0).toLowerCase()}${answer.slice(1)}`.replace(/[.!]+$/u, "")
  if (topic === "pets" || topic === "household") return itemsAbout("household", text.split(goesOn)[0] ?? "")
  const [first = ""] = answer.split(/[,;–—]\s|\s[–—]\s/u)
  const mayBeSide = topic === undefined || topic === "hobbies" || topic === "interests"
  const told =
    topic === "teams" || (mayBeSide && !sentence.test(first))
      ? answer
          .split(/;\s+/u)
          .flatMap(sides)
          .filter(({ value }) => topic === "teams" || isNamed(String(value)))
      : []
  if (told.length > 0) return told
  if (topic === undefined || sentence.test(answer) || isVerbFirst(answer) || empty.test(answer)) return []
  if (answer.split(" ").length > 25) return []
  if (topic === "hobbies") {
    const told = pastimes(answer)
    return told.length > 0 ? told : pastimesElsewhere(answer)
  }
  // Asked for the best of their days, people tell of more than what they won.
  if (topic === "achievements" && !/(?<!^)\p{Lu}|\d/u.test(answer)) return []
  const items = topic === "teams" ? [] : itemsAbout(topic, answer)
  return topic === "causes" && items.length === 0 ? bodies(answer) : items
}
