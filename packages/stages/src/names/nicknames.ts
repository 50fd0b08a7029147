import { englishNicknames } from "./nicknameData.ts"
import { easternNicknames } from "./nicknameDataEast.ts"
import { westernNicknames } from "./nicknameDataWest.ts"

/** Every name with its short forms and other spellings. A name that several languages have has the forms of all of them. */
const formsByName = (data: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map<string, Set<string>>()
  for (const group of data.split(/\s+/)) {
    const [spelled = "", short = ""] = group.split(":")
    const spellings = spelled.split("+")
    const forms = [...spellings, ...short.split(",")].filter(form => form !== "")
    for (const name of spellings) {
      names.set(name, new Set([...(names.get(name) ?? []), ...forms.filter(form => form !== name)]))
    }
  }
  return names
}

const nicknames = formsByName(`${englishNicknames} ${westernNicknames} ${easternNicknames}`)

const fullNames = new Map<string, Array<string>>()
for (const [name, shorts] of nicknames) {
  for (const short of shorts) fullNames.set(short, [...(fullNames.get(short) ?? []), name])
}

/** Whether one given name is a usual short form or spelling of the other. Both are folded. */
export const areNicknames = (left: string, right: string): boolean =>
  nicknames.get(left)?.has(right) === true || nicknames.get(right)?.has(left) === true

/** Whether both are short forms of one name, as `liz` and `betty`: one person rarely goes by both. */
export const shareFullName = (left: string, right: string): boolean =>
  fullNames.get(left)?.some(name => nicknames.get(name)?.has(right)) === true

/** The other forms that a given name is used in; folded. */
export const formsOf = (given: string): ReadonlyArray<string> => [
  ...new Set([...(nicknames.get(given) ?? []), ...(fullNames.get(given) ?? [])])
]

/** Whether the name is one that the data knows as a given name. */
export const hasForms = (given: string): boolean => nicknames.has(given) || fullNames.has(given)
