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

/** `Okafor-Prates`: hardly two in one town are called so. The second word of `Kim Min-jun` is a given name. */
const isDoubleSurname = ({ first, last }: PersonName): boolean => {
  const parts = last.split("-")
  return (
    parts.length > 1 &&
    first.length > 1 &&
    !isFrequentSurname(first) &&
    parts.every(part => part.length > 2 && !isParticle(part) && !isGivenName(part) && !commonest.has(part))
  )
}

/** An account anybody may call so; and of a child or somebody very old a page may tell as well. */
export const hasDoubleSurname = ({ document, naming, prospect }: Case): boolean =>
  !isProfile(document) &&
  !naming.blocks.some(block =>
    /, (?:1?\d|[89]\d),|\b(?:pupil|schoolgirl|schoolboy)\b|\b[89]\dth birthday/i.test(block)
  ) &&
  naming.relation === "same" &&
  prospect.names.some(isDoubleSurname) &&
  naming.names.every(isDoubleSurname)
