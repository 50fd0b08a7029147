import { foldName } from "./foldName.ts"
import { childWords, parseName } from "./PersonName.ts"

const younger = new RegExp(`[._-](?<word>jn?r|junior|${childWords})$`, "i")

/** `Ada Hale Jr` for Ada Hale of `ada.jr@acme.example`: in a house with two of the name the address tells who is meant. */
export const withGeneration = (name: string, email: string | undefined): string => {
  const { word = "" } = younger.exec(email?.split("@")[0] ?? "")?.groups ?? {}
  const known = parseName(name)
  return word === "" || known === null || known.generation !== null || known.last === foldName(word)
    ? name
    : `${name} Jr`
}
