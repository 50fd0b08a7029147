import { regex } from "../../sources/regex.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isForeignPastime, petsElsewhere } from "../languages/anyLanguage.ts"
import { isSpeakable } from "../privateMatters.ts"
import { likedItem } from "../rules/leisure.ts"
import { animalsOf } from "../scans/animals.ts"
import { isPastime } from "../words/pastimes.ts"
import { isSportsClub, isTeam, namesGameOfSide } from "../words/teams.ts"
import { petListed } from "./petListed.ts"
import { sideAlone, sideFollowed } from "./sides.ts"

/** `goalkeeper for Arnemuiden FC`, `doelman bij VV Zeeland`: who plays for a side is told by the side. */
const playerOf =
  /^(?<player>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (?:at|for|in|with|of|bij|van|bei|beim|à|au|dans|en|del?|no|na|do|nel|hos|för|i|w) (?:the |het |de |l[ea] |el )?(?<side>\p{Lu}.{2,50})$/u
const player =
  /^(?:(?:first|second|reserve|veteran|amateur|occasional) )?(?:goal ?keeper|goalie|keeper|striker|midfielder|defender|winger|fly-half|scrum-half|prop|hooker|full-?back|point guard|pitcher|catcher|cox(?:swain)?|skip|captain|player|doelman|spits|verdediger|middenvelder|torwart|torhüter(?:in)?|stürmer(?:in)?|spieler(?:in)?|gardien(?:ne)?|attaquante?|porter[oa]|portiere|goleir[oa]|guarda-redes|målvakt|målmand|keeper|bramkarz)$/iu

const sideOf = (text: string): string | undefined => {
  const told = playerOf.exec(text.replace(/[.]$/u, ""))?.groups
  const side = told?.side ?? ""
  // Whoever referees does so for an association.
  if (/(?:referee|umpir|officiat|coach|volunteer|scor)\p{L}*$/iu.test(told?.player ?? "")) return undefined
  return isSportsClub(side) || (player.test(told?.player ?? "") && side.split(" ").length <= 6)
    ? side
    : undefined
}

const pet = ({ field }: Fact): boolean => field === "family.pets"

/** Animals and sides give themselves away: `two cats, Ohm and Farad`, `shouting at the Cornish Pirates`. */
export const scanned = (text: string): ReadonlyArray<Fact> => {
  if (namesGameOfSide(text) && text.split(" ").length <= 4) return factsOf("personal.sports_teams", [text])
  const side = sideOf(text) ?? sideFollowed(text) ?? (isSure(text) ? sideAlone(text) : undefined)
  if (side !== undefined && /^[\p{Lu}\d]/u.test(side)) return factsOf("personal.sports_teams", [side])
  return isSpeakable(text) ? animalsOf({ text: `has ${text}`, isLeisure: true, companies: [] }) : []
}

const isSure = (text: string): boolean => !isPastime(text) || isTeam(text)

/** `reading about polar exploration`, `podcasts about shipwrecks`: what it is about is what is liked. */
const aboutWords =
  "mostly|mainly|always|anything|everything|something|i can (?:find|get)|there is|too much|reading|reads|read|listening|books?|novels?|podcasts?|documentaries|films?|all|learning|obsessing|thinking|arguing|talking|a biography|biographies|liest|bücher|lire|leer|ler|leggere|lezen|läsa"
const about = regex.iu`^(?:${aboutWords}) (?:(?:${aboutWords}|a lot|endlessly|widely|up) )*(?:about|on|of|by|over|über|sur|sobre|su|om) (?:the )?(?<thing>.+)$`

const quoted = /^["“«„](?<inside>[^"”»“]+)["”»“]?$/u

const degree =
  /^(?:de l['’]|(?:mostly|mainly|always|the occasional|occasional|too much|too many|far too much|far too many|way too many|bad|terrible|more|some|endless|good|any|anything|everything|all things|all kinds of|currently|also|slow|very|lots of|a little|a bit of|du|de la|des|un peu de|ein bisschen|etwas|viel|eine?n?|mucho|un poco de|muito|tanto|molto|veel|een beetje|mycket|lite) )+(?=[\p{L}])/iu

/** Without a joke, a comment in parentheses or how much of it there is. */
const bare = (item: string): string => {
  const text = (quoted.exec(item)?.groups?.inside ?? item)
    .replace(/\s*\([^()]*\)?$/u, "")
    .replace(/[.!]$/u, "")
  const rest = text.replace(degree, "")
  return rest === "" ? text : rest.trim()
}

/** What most people mean to hear by it. */
const listenedTo = /^(?:jazz|opera|soul|funk|techno)$/iu

const isDoneElsewhere = (text: string): boolean => !listenedTo.test(text) && isForeignPastime(text)

const interest = likedItem("personal.interests")
const hobby = likedItem("personal.hobbies")

/** `gata Lola`: an animal by its kind and its name. */
const namedAnimal = regex.u`^(?:${petsElsewhere}) \\p{Lu}\\p{Ll}+$`

/** Who does it stands for what is done: `reluctant gardener`. */
const read =
  (field: "personal.interests" | "personal.hobbies") =>
  (item: string): ReadonlyArray<Fact> => {
    if (manner.test(item)) return []
    if (namedAnimal.test(item)) return factsOf("family.pets", [item])
    const seen = [...petListed(item), ...scanned(item)]
    if (seen.length > 0) return seen.slice(0, 1)
    const thing = about.exec(item)?.groups?.thing
    if (thing !== undefined) return factsOf("personal.interests", [tidyItem(bare(thing))].filter(isSpeakable))
    const plain = bare(item)
    if (/^The \p{Lu}/u.test(plain)) return factsOf(field, [plain])
    const reader = field === "personal.hobbies" || isDoneElsewhere(plain) ? hobby : interest
    const found = reader(plain)
    return found.length > 0 || plain.split(" ").length > 8 || field === "personal.hobbies"
      ? found
      : factsOf(
          field,
          [tidyItem(plain)].filter(it => it !== "" && isSpeakable(it))
        )
  }

/** When, how or with whom, and no thing. */
const manner =
  /^(?:(?:every|each|most|some|once|twice|since|until|with|without|when|if|while|mostly|under|in|on|at|for|because|whatever|wherever|being|op|på|am|im|and|en|et|und|mit|avec|con|com|med|chaque|jede[nrs]?|cada|ogni|elke|varje|que|qui|die|der|som|waar|où|donde|onde|dove|di cui|in qualunque|nel|nella|nos|nas|dans|soprattutto|surtout|sobretudo|vooral)(?![\p{L}])|whatever|take one|bring one|references available|here$|visits )/iu

/** `her Newfoundland`, `und Subbass`: without what joins it to the list. */
const unjoined = (item: string): string =>
  item.replace(
    /^(?:(?:and|und|et|y|e|en|och|og|my|her|his|our|their|seine?|ihre?|meine?|mon|ma|mi|meu|minha|mijn|min|plus|il|la|le|gli|lo|les|el|los|las|der|die|das|den|het|de la|du) |de l['’]|l['’])+/iu,
    ""
  )

/** `il Lanerossi Vicenza`: somebody or something by name, which nobody does. */
const namedElsewhere = /^(?:il|lo|el|le|o) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u

/** The items of a list, an animal and its name as one: `quilting, her Newfoundland, Chester`. */
const itemsWithPets = (text: string): ReadonlyArray<string> => {
  const items = listItems(text)
    .filter(item => !namedElsewhere.test(item) || isTeam(unjoined(item)))
    .map(unjoined)
  return items.flatMap((item, index) => {
    const before = index === 0 ? "" : `${items[index - 1]}, ${item}`
    const after = `${item}, ${items[index + 1] ?? ""}`
    if (before !== "" && text.includes(before) && petListed(before).length > 0) return []
    return index + 1 < items.length && text.includes(after) && petListed(after).length > 0 ? [after] : [item]
  })
}

const nothing =
  /^(?:none|no|not|nothing|never|nobody|neither|n\/a|yes|who knows|see above|keine?|nichts|rien|aucune?|nada|ningun[oa]?|nenhuma?|niente|nessun[oa]?|geen|niets|inga?|ingen|brak|-|–)(?![\p{L}])/iu

/** `escalada y mi gata`, `Vespe e il Vicenza`: where `and` of other languages joins two things. */
const joinedElsewhere = / (?:y|e|och|og) (?=\p{Ll})/gu

/** Each thing of a list of what somebody likes, with the sides and animals among them. */
const each =
  (field: "personal.interests" | "personal.hobbies") =>
  (line: string): ReadonlyArray<Fact> => {
    const text = line.replace(/^["“«„]|["”»]$/gu, "").replace(/[.]$/u, "")
    if (nothing.test(text)) return []
    const whole = petListed(text)
    return whole.length > 0 ? whole : itemsWithPets(text.replace(joinedElsewhere, ", ")).flatMap(read(field))
  }

export const hobbyItem = each("personal.hobbies")
export const interestItem = each("personal.interests")

/** A team, an animal or a pastime, and nothing that few people would call one. */
export const asideItem = (line: string): ReadonlyArray<Fact> =>
  hobbyItem(line).filter(
    ({ field, value }) =>
      field === "personal.sports_teams" ||
      field === "family.pets" ||
      isPastime(String(value)) ||
      isDoneElsewhere(String(value))
  )

/** Who lives in a house are not only animals. */
export const householdItem = (line: string): ReadonlyArray<Fact> => {
  const named = petListed(line)
  if (named.length > 0) return named
  const whole = scanned(line).filter(pet)
  return whole.length > 0 ? whole : listItems(line).flatMap(scanned).filter(pet)
}
