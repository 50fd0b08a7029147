import { german } from "./german.ts"

const pastimes: ReadonlySet<string> = new Set(german.pastimes.split("|"))

/** `Segeln` of `segelt`, `Reiten` of `reitet`: the noun for what a German verb tells, where that is a pastime. */
export const germanDoing = (told: string): string | undefined => {
  const stem = /^(?<stem>\p{Ll}{3,})t$/u.exec(told)?.groups?.stem ?? ""
  const noun = `${stem.charAt(0).toUpperCase()}${stem.slice(1)}`
  return [`${noun}en`, `${noun}n`].find(it => stem !== "" && pastimes.has(it))
}
