import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import { isParticle, type PersonName } from "../names/PersonName.ts"
import type { Case } from "./Case.ts"
import { isProfile } from "./Findings.ts"

/** So many bear these that two of them together are no rare name. */
const commonest = new Set(
  `smith jones williams brown taylor davies wilson evans thomas johnson roberts walker wright robinson thompson white hughes
edwards green hall wood harris lewis martin jackson clarke miller davis anderson moore khan patel singh ahmed ali garcia lopez
martinez hernandez gonzalez rodriguez perez sanchez fernandez gomez diaz ruiz silva santos oliveira souza pereira costa
muller schmidt schneider fischer weber meyer wagner becker hoffmann koch bauer richter klein wolf dubois durand bernard petit
robert richard moreau laurent rossi russo ferrari esposito bianchi nowak kowalski jansen bakker visser nielsen jensen hansen
andersson johansson karlsson nguyen tran chen wang zhang kim lee park`.split(/\s+/)
)

/** `Okafor-Prates` and `Okafor Prates`; the second word of `Kim Min-jun` is a given name. */
const halvesOf = ({ middle, last }: PersonName): ReadonlyArray<string> =>
  last.includes("-") ? last.split("-") : [...middle, last]

/** `Brian Kiptoo Langat`: the second given name of a Kalenjin, by how all of these begin. */
const isKalenjin = (part: string): boolean => /^(?:kip|chep|jep)[a-z]{2}/.test(part)

const isHalf = (part: string): boolean =>
  part.length > 2 && !isParticle(part) && !isGivenName(part) && !isKalenjin(part) && !commonest.has(part)

/** `Okafor-Prates`: hardly two in one town are called so. */
const isDoubleSurname = (name: PersonName): boolean => {
  const { first, last } = name
  return last.includes("-") && first.length > 1 && !isFrequentSurname(first) && halvesOf(name).every(isHalf)
}

/** Hardly two in the world are called so: one half is rare, and the other is none of the commonest. */
const isUniqueSurname = (name: PersonName): boolean => {
  const halves = halvesOf(name)
  return (
    halves.length === 2 &&
    name.first.length > 1 &&
    !isFrequentSurname(name.first) &&
    halves.every(isHalf) &&
    halves.some(half => !isFrequentSurname(half))
  )
}

/** An account anybody may call so; and of a child or somebody very old a page may tell as well. */
const areAllOf = ({ document, naming, prospect }: Case, kind: (name: PersonName) => boolean): boolean =>
  !isProfile(document) &&
  !naming.blocks.some(block =>
    /, (?:1?\d|[89]\d),|\b(?:pupil|schoolgirl|schoolboy)\b|\b[89]\dth birthday/i.test(block)
  ) &&
  naming.relation === "same" &&
  prospect.names.some(kind) &&
  naming.names.every(kind)

export const hasDoubleSurname = (it: Case): boolean => areAllOf(it, isDoubleSurname)

export const hasUniqueSurname = (it: Case): boolean => areAllOf(it, isUniqueSurname)
