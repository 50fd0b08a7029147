import { hasLegalForm } from "@prospect-research/core"
import { listItems } from "../extraction/bio/listItems.ts"
import { isField } from "../extraction/words/fields.ts"
import { isTechnology } from "../extraction/words/technologies.ts"

/** `QbD`, `ESG` */
export const acronym = /^\p{Lu}\p{L}?\p{Lu}\p{L}{0,3}$/u

/** Before what somebody works on or knows, in the words of such descriptions. */
const workingOn =
  /(?<![\p{L}])(?:working (?:on|with|across)|(?:skilled|strong|good|proficient|experienced|well versed|expertise|grounded|versed) (?:in|at|with)|experienced in|expert in|special(?:is|iz)(?:es|ed|ing) in|skilled in|speciali[sz]es in|focus(?:ed|es|ing)? on|help(?:s|ing)? [\p{L} -]{3,40}? with|soft spot for|Spezialisiert auf|Schwerpunkte?:?|spécialisée? (?:en|dans)|especialista en|especializad[oa] em?n?|specializzat[oa] in|gespecialiseerd in|specialiserad på) (?<list>[^.;]+)$/iu
/** What one works on may be anything; of what one is skilled in, it is known that it is a skill. */
const onAnything = /^(?:working|help)/iu

/** What somebody works on or knows, up to where it goes on for whom or since when. */
export const workedOn = (text: string): string | undefined => {
  const found = workingOn.exec(text)
  const list = found?.groups?.list?.split(/ (?:for|from|since|at) /u)[0]
  if (found === null || list === undefined || /\bnot\b/u.test(found[0])) return undefined
  const isKnown = listItems(list).some(item => isField(item) || isTechnology(item) || acronym.test(item))
  return onAnything.test(found[0]) && !isKnown ? undefined : list
}

/** `Talk to me about tides`. */
export const talkAbout =
  /^(?:(?:Kōrero|Talk|Chat|Speak|Ask|Message|DM)(?: to| with)? me about|Interested in|Curious about|Interessiert an|Passionnée? par|Passionnée? de|Interesad[oa] en|Interessad[oa] em|Appassionat[oa] di|Geïnteresseerd in|Intresserad av) (?<list>.+)$/u
/** `ten years in the wind industry`. */
export const inTrade =
  /(?<![\p{L}])(?:in|for|within|across) (?:the )?(?<name>[\p{Ll}&-]+(?: [\p{Ll}&-]+){0,3} (?:industry|sector))(?![\p{L}])/u

/** A house by its legal form, which says nothing of who works there. */
export const isFirm = (text: string): boolean => /^\p{Lu}.* /u.test(text) && hasLegalForm(text)
/** `I make sour beer`: what somebody says there that they make is their trade. */
export const ofTrade =
  /^I (?:make|build|design|brew|bake|grow|write|sell|teach|cook|paint|restore|repair)(?![\p{L}])/u
