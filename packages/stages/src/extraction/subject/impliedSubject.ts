import { regex } from "../../sources/regex.ts"
import { foundIn, homeIn, isVerbless, standingsIn } from "../bio/fragments.ts"
import { clausesOf, furtherClausesOf, isOwnDeed, isVerbFirst, namesSomebodyElse } from "../clauses.ts"
import { shortForms } from "../naming/shortForms.ts"
import { asidesOf } from "./asides.ts"
import { leisure } from "./leadIn.ts"
import { isHomeAlone } from "./opening.ts"
import { tellsOfOther } from "./otherSubjects.ts"
import { isOnePerson, pronounStart } from "./pronouns.ts"
import { isKnown, prospect, type Said, type Sentence, somebodyElse } from "./SentenceSubject.ts"
import { sharedBehind, sharedClauses } from "./shared.ts"

/** A relative was spoken of since, of whom this pronoun is not said. */
const isBack = ({ previous }: Sentence, pronoun: string): boolean =>
  previous.other !== undefined && pronoun !== previous.other && pronoun === previous.pronoun

/** A sentence that begins with a pronoun. */
export const withPronoun = (it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const start = pronounStart(main)
  if (start === undefined) return undefined
  const { pronoun, isPossessive } = start
  const rest = start.rest
    // `I’m Ada, a freelance engineer`
    .replace(regex.u`^(?<being>['’]m|am) ${shortForms(scope.wanted.names)},? (?=\\p{Ll})`, "$<being> ")
    // `She runs, she gardens`: the same person does all of it.
    .replace(regex.gu`, (?=${pronoun} (?!sa(?:ys|id)\\b)\\p{Ll}+(?:[,.!]| \\p{Ll}))`, ", and ")
  const isSame = previous.pronoun === null || previous.pronoun === pronoun
  const isSingular =
    pronoun !== "they" ||
    scope.isOwn ||
    previous.pronoun === "they" ||
    (previous.isAlone === true && !isPossessive && isOnePerson(rest))
  if (pronoun === "we") {
    const clauses = scope.isFirstPerson ? sharedClauses(rest) : []
    return clauses.length === 0 ? undefined : { subject: prospect(previous), clauses }
  }
  if (pronoun === "they" && !isSingular && isKnown(it) && previous.hasFamily === true && !isPossessive)
    return { subject: previous, clauses: sharedClauses(rest) }
  const isOfArticle = scope.isBelowByline === true && previous.who === "nobody"
  if (pronoun !== "I" && isOfArticle) return { subject: somebodyElse(previous), clauses: [] }
  const isMeant =
    pronoun === "I" ? scope.isFirstPerson : (isKnown(it) && isSame && isSingular) || isBack(it, pronoun)
  if (!isMeant) return { subject: pronoun === "I" ? previous : somebodyElse(previous), clauses: [] }
  const [first = ""] = rest.split(/,? (?:and|but) (?=(?:she|he|they|I|her|his|my|their)\b)/u)
  return {
    subject: prospect(previous, pronoun === "I" ? previous.pronoun : pronoun),
    clauses: !isPossessive
      ? [...clausesOf(rest), ...sharedBehind(` ${rest}`)]
      : namesSomebodyElse(rest)
        ? []
        : [first, ...furtherClausesOf(rest)]
  }
}

/** A sentence that leaves its subject out, where only the prospect can be meant. */
export const withoutSubject = (it: Sentence): Said => {
  const { previous, lead, main, scope } = it
  const found = foundIn(main)
  const isOfThem = isKnown(it) && !tellsOfOther(main, scope.wanted.names)
  const said = (...clauses: ReadonlyArray<string>): Said => ({
    subject: previous,
    clauses,
    asides: clauses.length === 0 && isOfThem ? asidesOf(main, lead) : []
  })
  const verbFirst = () => said(...clausesOf(main.charAt(0).toLowerCase() + main.slice(1)))
  if (scope.isFirstPerson && isOwnDeed(main)) return verbFirst()
  if (!isOfThem) return said()
  if (found !== undefined) return said(`is found ${found}`)
  const home = homeIn(main)
  if (home !== undefined) return said(`lives in ${home}`)
  if (!isHomeAlone(main) && /^Based in [^,]+, (?:the |our |its |\p{Lu})/u.test(main)) return said()
  if (isVerbFirst(main)) return verbFirst()
  // `Season ticket holder, Portland Thorns`: no office of a house.
  if (/^(?:\p{L}+ )?[Ss]eason[- ]ticket/u.test(main)) return said()
  if (lead === "") return said(...standingsIn(main))
  return isVerbless(main) && leisure.test(lead) ? said(`enjoys ${main}`) : said()
}
