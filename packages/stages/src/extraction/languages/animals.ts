import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import type { Language } from "./Language.ts"

/** Breeds whose names are much the same everywhere. */
const breeds =
  "xoloitzcuintles?|vira-latas?|kelpie(?:n|s)?|berner sennenhund|heidschnucken?|\\p{L}*schapen|\\p{L}*kater|éguas?|gallinas?|labrador(?:[ -]retriever|s|ka|en|ar)?|golden[ -]?retrievers?|retrievers?|border[ -]?collies?|collies?|beagles?|boxers?|bulldogs?|bouledogues?|mastiffs?|rottweilers?|dobermann?s?|husk(?:y|ies)|malamutes?|samojede?n?|dalmatin\\p{L}*|dalmatian(?:er)?|chihuahuas?|mops(?:er)?|pugs?|malteser|maltese|maltipoos?|labradoodles?|goldendoodles?|cockapoos?|cavapoos?|cocker(?:[ -]?spaniel)?s?|spaniels?|setters?|irish setter|pointers?|vizslas?|weimaraner|münsterländer|ridgebacks?|shiba(?: inu)?s?|akitas?|chow[ -]?chows?|corgis?|schnauzers?|yorkshires?|yorkies?|jack[ -]russells?(?:[ -]terrier)?|foxterriers?|fox[ -]terriers?|\\p{L}*[ -]?terriers?|whippets?|greyhounds?|galgos?|windhunde?|barzois?|bassets?|bearded collies?|australian shepherds?|aussies?|berner sennenhund|bernese?|leonberger|neufundländer|newfoundlands?|bichons?|havanais|havaneser|shih[ -]?tzus?|lhasa apso|pekin(?:g|ese)\\p{L}*|papillons?|kelpies?|lagottos?|lagotto romagnolo|kooikerhondje|wolfspitz|spitz|eurasier|elo|hovawart|briards?|beauceron|bobtails?|podencos?|siamesi?|siamois|siames[ea]?|siamkatze|perserkatze|maine[ -]?coons?|norwegische waldkatze|bengal(?:kat\\p{L}*)?|british shorthair|britisch kurzhaar|ragdolls?|sphynx|haflinger|friesen?|isländer|islandsheste?|islandshästar?|araber|shetlandpony|fjordhest|alpakas?|alpacas?|lamas?|hamsters?|gerbils?|axolotls?|geckos?|leguane?|chinchillas?|degus?"

const name = "\\p{Lu}[\\p{Ll}’'-]+(?: (?:von|van|de|der|di) \\p{Lu}\\p{Ll}+)?"

/** Kinds of animals that people live with. */
const kindForm = ({ pets }: Language): string => `(?:${pets}|${breeds})(?![\\p{L}-])`

/** `, Luna und Mio`: what stands right behind the kind of an animal, when they are its names and nothing goes on with them. */
const namesForm = ({ articles, and, onwards, cues }: Language): RegExp => {
  const one = `(?:(?:${articles}) )?${name}`
  const called = `(?:(?:${cues.called}),? )?`
  const end = `(?=$|[,;.:!)…]| (?:${onwards}|${and}|\\p{Ll}+)(?![\\p{L}]))`
  return regex.u`^(?:,? ${called}|,? ?\\()${one}(?:(?:, ${one})* (?:${and}) ${one})?${end}`
}

const isGerman = ({ code }: Language): boolean => code === "de"

/** German nouns have capitals, so that behind a comma only several names are names. */
const namesBehind = (text: string, language: Language): string => {
  const names = namesForm(language).exec(text)?.[0] ?? ""
  return isGerman(language) && /^, (?!\p{Lu}\p{Ll}+ und )/u.test(names) ? "" : names
}

const shown = (text: string): string => text.replace(/^\(|[\s,(]+$/gu, "").trim()

/** The animal that a stretch begins with: how many, of what kind, what they are called. */
export const animalAtStart = (text: string, language: Language): ReadonlyArray<Fact> => {
  const found =
    regex.iu`^(?:(?:${language.articles}) )*(?<animal>(?:[\\p{L}\\d]+ ){0,3}?${kindForm(language)})(?! ${kindForm(language)})`.exec(
      text
    )
  const animal = found?.groups?.animal
  if (found === null || animal === undefined) return []
  const names = namesBehind(text.slice(found[0].length), language)
  return factsOf("family.pets", [shown(`${animal}${names}`)])
}

/** `Olga, teckel à poil dur`, `Chilaquil, un xoloitzcuintle`, `Emil, mein Dackel`: the name stands first. */
const nameFirst = (text: string, language: Language): ReadonlyArray<string> => {
  const { I, she, he } = language.cues.owners
  return [
    ...matchesIn(
      text,
      regex.gu`(?<![\\p{L}-])(?<animal>${name}, (?:(?:${language.articles}|${I}|${she}|${he}) )?(?:\\p{L}+ )?${kindForm(language)})(?! (?:de|von|van|di|da|do|av|af) \\p{Lu})`
    )
  ].map(({ groups }) => groups?.animal ?? "")
}

const home =
  "[Zz]u ?[Hh]ause|[Dd]aheim|[Tt]huis|[Ee]n casa|[ÀA] la maison|[Cc]hez (?:elle|lui|moi)|[Aa] casa|[Ee]m casa|[Hh]emma|[Hh]jemme|[Ww] domu"
const waiting =
  "warten?|wachten?|wacht|aspetta(?:no)?|espera[mn]?|attend(?:ent)?|väntar|venter|czeka(?:ją)?|regier(?:t|en)|mandan?|comand[ao](?:no|m)?"

/** `Thuis wacht Bolder, een stabij`: who is at home; and of oneself, `Emil, mein Dackel`. */
export const animalsAtHome = (
  sentence: string,
  language: Language,
  isFirstPerson: boolean
): ReadonlyArray<Fact> => {
  const told = regex.u`^(?:${home})(?![\\p{L}])[^,;.]{0,40}? (?:${waiting}) (?<told>.+)$`.exec(sentence)
    ?.groups?.told
  if (told === undefined) {
    const mine = regex.iu`(?<![\\p{L}])(?:${language.cues.owners.I}) `
    return isFirstPerson
      ? namedAnimals(sentence, language).filter(({ value }) => mine.test(String(value)))
      : []
  }
  const named = namedAnimals(told, language)
  return named.length > 0 ? named : animalAtStart(told, language)
}

/** Animals that are called by their names, as only those are that somebody lives with. */
export const namedAnimals = (text: string, language: Language): ReadonlyArray<Fact> => {
  const first = nameFirst(text, language)
  if (first.length > 0) return factsOf("family.pets", first)
  return factsOf(
    "family.pets",
    matchesIn(text, regex.giu`(?<![\\p{L}-])${kindForm(language)}`).flatMap(match => {
      const isName = !isGerman(language) && match.index > 0 && /^\p{Lu}/u.test(match[0])
      if (isName) return []
      const behind = text.slice(match.index + match[0].length)
      const quality = isGerman(language)
        ? ""
        : (/^ \p{Ll}{4,}(?=, \p{Lu}| \(\p{Lu})/u.exec(behind)?.[0] ?? "")
      const names = namesBehind(behind.slice(quality.length), language)
      return names === "" ? [] : [shown(`${match[0]}${quality}${names}`)]
    })
  )
}
