import { isPlace } from "../words/places.ts"

/** `Cradles` of `Cradles to Crayons`, `Mentoras` of `Mentoras por um Dia`, `Tide Society` of `Tide Society of Surveyors`: a connective leads on to the rest of a name. */
const leadsOn =
  /^ (?:like an? \p{Lu}|d['’]\p{Lu}|at (?:Sea|Home|Work|Play|Heart)(?![\p{L}])|(?:of|to|against|without|beyond|under|por|pour|für|voor|contra|contre|gegen|senza|sans|sem|sin|tegen|mot) (?:(?:the|an?|um|uma|una?|une|le|la|el|il|o|os|as|los|las|les|die|der|das|den|de|het|ein|eine) )?\p{Lu})/u
/** `Mujeres` of `Mujeres en Código`: one word before it, which is no name of a body by itself. */
const leadsOnElsewhere = /^ (?:en|em|im|i) (?:(?:la|el|lo|los|las|der|dem) )?\p{Lu}/u
/** `Mevagissey` of `the Mevagissey shanty men`: of whom there are several, the name alone is a place. */
const kindOfPeople =
  /^ (?:\p{Ll}+ )?(?:men|women|players|singers|bells|ringers|runners|rowers|swimmers|walkers|divers|crew|bathers|morris|volunteers|gardeners)(?![\p{L}])/u
/** `Hale library` of `Hale library annexe`, `Kite` of `Kite conservation` and of `Kite tenants’ evening`: the noun of which the name is an attribute stands behind. */
const attributeOf =
  /^(?: (?:annexe?|conservation|campaign|literacy|house|homes?|refuge|branch|chapter|schools?|temple|church|(?:family )?room|ward)| \p{Ll}+s['’] \p{Ll}+)(?![\p{L}])/u
/** `Medal` of `Medal of the Order`: what a prize goes to, and why, is no part of its name. */
const ofBody = /^ of (?:the )?\p{Lu}/u
/** `the 2026 Leeds `, `dal Consorzio `: a name goes before, unless a sentence begins with it. */
const begun =
  /\p{Ll}[^.:;!?]* (?:(?:19|20)\d\d )?(?!(?:The|A|An|La|Le|El|Il|Die|Der|Das|De|Het) )(?:\p{Lu}[\p{L}’'-]*(?<!['’]s)!? )+$/u
/** `Women in Mining and `, `Women in `: names of bodies that go on. */
const joined =
  /(?<![\p{L}])(?:Women|Men|Girls|Black|Young|People|Friends|Professionals|\p{Lu}\p{Ll}+(?:ers|ists)) (?:in|for) (?:\p{Lu}\p{Ll}+ (?:and|&) )?$/u
/** Who does something, and no part of a name. */
const person = /(?:Mr|Mrs|Ms|Dr|Prof|Cllr)\.? (?:\p{Lu}\p{L}+ )+$/u

/** What stands around a text, for each place at which it stands in its quote. */
export const sidesOf = (
  text: string,
  quote: string
): ReadonlyArray<readonly [before: string, after: string]> => {
  const parts = quote.split(text)
  return parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(text), parts.slice(at + 1).join(text)] as const)
}

/** Whether a name goes on each time that it stands in its quote, so that it is nowhere whole. */
export const goesOn = (name: string, quote: string, isMore: (after: string) => boolean): boolean => {
  const sides = sidesOf(name, quote)
  return sides.length > 0 && sides.every(([, after]) => isMore(after))
}

/** Whether what goes on behind a text is so, each time that the text stands in its quote. */
export const isBefore =
  (more: RegExp) =>
  (text: string, quote: string): boolean =>
    goesOn(text, quote, after => more.test(after))

const isOneWordMore = (text: string, after: string): boolean =>
  !text.includes(" ") && (leadsOnElsewhere.test(after) || kindOfPeople.test(after) || leadsInto(after))

/** `Mani` of `Mani in Cucina`: what is no place does not say where something is. */
const leadsInto = (after: string): boolean => {
  const next = /^ in (?<next>\p{Lu}\p{L}+)/u.exec(after)?.groups?.next
  return next !== undefined && !isPlace(next)
}

/** Whether the name of a body or a cause ends in its quote before the name does. */
export const isCutOff = (text: string, quote: string): boolean =>
  goesOn(text, quote, after => leadsOn.test(after) || attributeOf.test(after) || isOneWordMore(text, after))

/** Whether what somebody has achieved is told by a name that goes on. */
export const isPrizeCutOff = isBefore(ofBody)

/** Whether a name begins in its quote in the middle of a name. */
export const isBegunBefore = (text: string, quote: string): boolean => {
  const sides = sidesOf(text, quote)
  return (
    /^\p{Lu}\p{Ll}/u.test(text) &&
    sides.length > 0 &&
    sides.every(([before]) => (begun.test(before) && !person.test(before)) || joined.test(before))
  )
}
