import { foldName } from "../../names/foldName.ts"
import { isFrequentSurname } from "../../names/frequentNames.ts"
import { regex } from "../../sources/regex.ts"
import { isCertificate } from "../words/certifications.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"
import { isGiven } from "./looksLikeName.ts"

export const isDegree = (text: string): boolean => regex.u`^${degreeName}(?: |$)`.test(text)

/** `MSN, CHPN`: what stands behind a name is no school. */
export const isPostNominal = (text: string): boolean => {
  const letters = text.split(", ")
  return (
    letters.every(it => /^\p{Lu}[\p{L}.]{1,6}$/u.test(it)) &&
    letters.some(it => isDegree(it) || isCertificate(it))
  )
}

/** `Ada Lovelace, MSN, RN, CNML, nurse manager`: letters between others and a title are no school, whoever grants them. */
export const isAmongLetters = (text: string, quote: string): boolean => {
  const [before = "", behind = ""] = quote.split(`, ${text}`, 2)
  const previous = /(?:^|[ ,(])(?<letters>\p{Lu}[\p{L}.-]{1,6})$/u.exec(before)?.groups?.letters ?? ""
  return (
    /^\p{Lu}[\p{Lu}-]{1,6}$/u.test(text) &&
    isCertificate(previous) &&
    !isDegree(previous) &&
    /^(?:,|$)/u.test(behind)
  )
}

/** `Karen Leung, PharmD`: whoever bears the letters is no school. */
export const isHolder = (institution: string, degree: string | null, quote: string): boolean => {
  const [given = "", surname = ""] = institution.split(" ").slice(-2)
  return (
    degree !== null &&
    !isInstitution(institution) &&
    quote.includes(`${institution}, ${degree}`) &&
    /^\p{Lu}[\p{L}-]*\p{Ll}$/u.test(given) &&
    /^\p{Lu}\p{Ll}+$/u.test(surname) &&
    (isGiven(given) || isFrequentSurname(foldName(surname)))
  )
}
