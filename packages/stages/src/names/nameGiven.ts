import type { ContactData } from "@prospect-research/core"
import { plainLine } from "../sources/plainText.ts"
import { foldName } from "./foldName.ts"
import { withoutHonorifics } from "./honorifics.ts"
import { childWords, parseName } from "./PersonName.ts"

const younger = new RegExp(`[._-](?<word>jn?r|junior|${childWords})$`, "i")

/** `Ada Hale Jr` for Ada Hale of `ada.jr@acme.example`: in a house with two of the name the address tells who is meant. */
const withGeneration = (name: string, email: string | undefined): string => {
  const { word = "" } = younger.exec(email?.split("@")[0] ?? "")?.groups ?? {}
  const known = parseName(name)
  return word === "" || known === null || known.generation !== null || known.last === foldName(word)
    ? name
    : `${name} Jr`
}

/** `Lovelace, Ada` as lists of customers have it; neither `Ada Lovelace, Jr` nor `Ada Lovelace, PhD`. */
const familyFirst =
  /^(?<family>(?:\p{L}{1,4} ){0,2}\p{L}[\p{L}\p{M}'’-]+), (?<given>\p{L}[\p{L}\p{M}.'’-]+(?: \p{L}[\p{L}\p{M}.'’-]*)*)$/u

const inUsualOrder = (name: string): string => {
  const { family = "", given = "" } = familyFirst.exec(name)?.groups ?? {}
  const turned = `${given} ${family}`
  // What is no given name behind the comma is left out when names are read.
  return given !== "" && parseName(turned)?.first === foldName(given.split(" ")[0] ?? "") ? turned : name
}

/** The name that the client gives, without titles and in the order in which it is spoken; nothing where they give none. */
export const nameGiven = ({ full_name, email }: ContactData): string | undefined => {
  const name = withoutHonorifics(plainLine(full_name ?? ""))
  return name === "" ? undefined : withGeneration(inUsualOrder(name), email)
}
