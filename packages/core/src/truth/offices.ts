import { foldCase } from "./fold.ts"
import { hasLegalForm, withoutLegalForm } from "./legalForms.ts"

/** A street with its number, as written in the languages that pages are mostly in. */
export const streetAddress =
  "(?<![\\p{L}\\p{N}])(?:\\d{1,5}[A-Za-z]? (?:\\p{Lu}[\\p{L}'.]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Close|Crescent|Way|Terrace|Place)|\\p{Lu}\\p{L}+(?:strasse|straße|gasse|weg) \\d+|\\d+,? (?:bis |ter )?rue \\p{L}+)(?![\\p{L}\\p{N}])"

const addresses = new RegExp(streetAddress, "gu")

const isNameOfHouse = (before: string, company: string): boolean => {
  const text = before.replace(/[\s,;:·|–—-]+$/u, "")
  const name = withoutLegalForm(foldCase(company))
  return hasLegalForm(text) || (name !== "" && foldCase(text).endsWith(name))
}

/** A text without the streets that stand right behind the name of a house, the employer's or one with its legal form: nobody's home. */
export const withoutOffices = (text: string, company = ""): string =>
  text.replace(addresses, (address, at: number) => (isNameOfHouse(text.slice(0, at), company) ? "" : address))
