import { findSensitive, shortestStretch, textsOf, withoutTexts } from "@prospect-research/core"
import type { ClaimParts } from "../sources/makeDocument.ts"
import type { Fact } from "./Clause.ts"
import { heldPosition } from "./position/heldPosition.ts"
import {
  isCourtListing,
  isForMachines,
  isPublicMatter,
  isSpeakable,
  isSpeakableName,
  namesRelatives,
  tellsOfOrdeal
} from "./privateMatters.ts"
import { isPlausible } from "./value/plausible.ts"
import { isFellowshipOfPeers } from "./words/charities.ts"

/** What a text states, with the part of it that shows it. */
export type Stated = Omit<ClaimParts, "method"> & { readonly isWeak?: true }

/** `engagiert sich im Rotary Club`: one gives time there too, but as one of its own. */
export const amongPeers = <Told extends Fact>(fact: Told): Told =>
  fact.field === "personal.causes" && isFellowshipOfPeers(String(fact.value))
    ? { ...fact, field: "personal.memberships" }
    : fact

const shown = ({ value }: Fact): string =>
  typeof value === "object" ? Object.values(value).join(" ") : String(value)

/** What somebody does for a living, and learnt for it. */
const isOfCareer = ({ field }: Fact): boolean => /^(?:professional|education)\./.test(field)

/** Nothing that is private in what is personal or told along with it, no private matter at all in its own words, and nothing for a machine. */
export const mayStand = (fact: Fact, quote: string): boolean => {
  if (isForMachines(quote) || isCourtListing(quote) || !isPlausible(fact, quote)) return false
  if (isOfCareer(fact)) return isPublicMatter(shown(fact))
  if (tellsOfOrdeal(quote)) return false
  const isName =
    fact.field === "personal.memberships" ||
    (fact.field === "personal.causes" && /^\p{Lu}/u.test(shown(fact)))
  return isName ? isSpeakableName(shown(fact)) : isSpeakable(shown(fact))
}

/** Relatives stay outside of what lies between these; what both have begins with the verb. */
const breaks =
  /\s+(?=(?:have|keep|own|share|adopted|rescued|breed|live|settled) (?:\p{Ll}|\d))|,\s+(?:and\s+)?|;\s+|\s+(?:and|with|against|where|who|und|mit|et|avec|en|met|y|con|e|com|och|og|med)\s+/gu

/** `Dog mom to Biscotti, a goldendoodle`: whoever keeps an animal is no relative of anybody. */
const keeper = /(?:\p{L}+ )?(?:mums?|moms?|mothers?|dads?|fathers?|mamas?) (?:to|of) (?:an? |the |my )?$/iu

const withoutKeeper = ({ field, value }: Fact, text: string): string => {
  const at = field === "family.pets" ? text.indexOf(String(value)) : -1
  return at === -1 ? text : text.slice(0, at).replace(keeper, "") + text.slice(at)
}

/** Whether a text tells of relatives; `Sisters in Science` is a name. */
const tellsOfRelatives = (fact: Fact, text: string): boolean => {
  const { value } = fact
  return namesRelatives(
    withoutTexts(
      withoutKeeper(fact, text),
      textsOf(value).filter(part => /^\p{Lu}/u.test(part))
    ),
    !isOfCareer(fact)
  )
}

/** `socia fundadora de Acme Arquitectura`: the employer is no part of the title. */
const withoutEmployer = (fact: Fact): Fact => {
  if (fact.field !== "professional.current_title" || typeof fact.value !== "string") return fact
  const isLong = / (?:de|der|des|von|della|del|du|van) \p{Lu}[\p{L}’'-]+ \p{Lu}/u.test(fact.value)
  const held = isLong ? heldPosition(fact.value) : undefined
  return held === undefined ? fact : { ...fact, value: held.title }
}

/** A part of a sentence hides what it is part of: of one that tells what befell somebody's body none is taken. */
const isOfStory = ({ field }: Fact, sentence: string): boolean =>
  !/^(?:professional\.current_|education\.)/.test(field) &&
  findSensitive(sentence, "statement").includes("Health")

/** A fact with its quote: of a sentence that also names the person's relatives, only the part without them. */
export const statedBy = (told: Fact, sentence: string): ReadonlyArray<Stated> => {
  const fact = withoutEmployer(told)
  if (!mayStand(fact, sentence)) return []
  const hasRelatives = tellsOfRelatives(fact, sentence)
  if (hasRelatives && isOfStory(fact, sentence)) return []
  const quote = hasRelatives
    ? shortestStretch(sentence, fact.value, breaks, text => !tellsOfRelatives(fact, text))
    : sentence
  return quote === undefined ? [] : [{ ...fact, quote }]
}
