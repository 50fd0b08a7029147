import { isAnimalByName } from "../words/animals.ts"
import { linkName } from "../words/noSkills.ts"
import { isTellingAlone } from "../words/pursuits.ts"
import { isSite } from "../words/sites.ts"
import type { Refusal } from "./Refusal.ts"

export const noInterest: ReadonlyArray<Refusal> = [
  ["how much of it", /^(?:a )?little /iu],
  // `shifts people can live with`
  ["a clause without its last word", / (?:people|you|we|they) (?:can|could|will|would) \p{Ll}+(?: with)?$/u],
  // `read about four hundred decks last year`
  [
    "so many of a thing",
    /^(?:\p{Ll}+ )?(?:hundred|thousand|dozen)s? |(?<![\p{L}])last (?:year|month|week|summer|winter)$/iu
  ],
  ["the end of a question", /(?<![\p{L}])(?:do|does|did|is|are|was|were|can|will)(?: not|n['’]t)$/iu],
  ["what a house does", /^(?:publishing|shipping|scaling|delivering|enabling|empowering|transforming) /iu],
  [
    "the middle of a sentence",
    /^(?:now|then|but|and|or|not)(?![\p{L}])|^(?:for|of|to|with|in|on|about|from|by|at|which|whom)$/iu
  ],
  [
    "advice to a reader",
    /^(?:prepare|expect|be|bring|pack|stay|wait) (?:to|for|prepared|ready|warned|sure|an?|your|you|up|back) /iu
  ],
  [
    "no thing by itself",
    /^(?:here|there|him|her|it|this|that|more|less|lots|home|visits? .+|figuring .+|keeping .+|cats?|dogs?)$/iu
  ],
  // `I write about each walk here`
  ["one of what somebody makes", /^(?:each|every|any) \p{Ll}| here$/u],
  // `a note on where to get soup`
  ["what is written of it", /^(?:an? )?(?:note|notes|post|posts|hot|cold)$/iu],
  ["a word that tells only with another", isTellingAlone],
  // `Crime. Scandinavian, preferably with snow.`
  ["a kind of books or films", /^(?:crime|\p{Lu}\p{Ll}+(?:ian|ish|ese|avian))$/iu],
  // `tone, whistled and drum languages`
  ["a part of a phrase", /^\p{Ll}{4,}ed$/u],
  ["how something is liked", /^(?:preferably|mostly|mainly|usually|ideally|occasionally|especially)$/iu],
  // `Tide United, through everything`
  ["the end of a phrase", /^(?:through|despite|until|beyond) (?:everything|anything|it all|them all|all)$/iu],
  // `the fiddle, which I play`
  [
    "the middle of a sentence",
    /^(?:where|when|which|whose|who)(?: (?:I|we|she|he|they|you)(?![\p{L}]).*)?$|^coming up$/iu
  ],
  ["what nobody reads", /^(?:the )?terms and conditions$/iu],
  // `Interests: Top Voices – Companies – Groups`
  ["a part of a profile", /^(?:Top Voices|Companies|Groups|Newsletters|Schools|Hashtags)$/u],
  ["a link", text => linkName.test(text) || isSite(text)],
  ["an animal by its name", isAnimalByName]
]
