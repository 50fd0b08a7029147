const addresses = /([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,})/g

/** `jane.smith2` and `jane.b.smith` are made for the second and the third Jane Smith of a house. Others tell nothing. */
const spelledName = (local: string): string | null => {
  const [first = "", ...others] = local.split(/[._-]+/).map(part => part.replace(/\d+$/, ""))
  const last = others.filter(part => part.length > 1)
  return first.length > 1 && last.length > 0 ? [first, ...last].join(".") : null
}

/** Addresses of one domain that are made for two people of one name: they differ only by a number or an initial. */
export const areNamesakesEmails = (left: string, right: string): boolean => {
  const [ours = "", host] = left.split("@")
  const [theirs = "", otherHost] = right.split("@")
  const name = spelledName(ours)
  return host === otherHost && ours !== theirs && name !== null && name === spelledName(theirs)
}

/** The whole email addresses that stand in a text, in lower case. */
export const emailsIn = (text: string): ReadonlyArray<string> =>
  text.includes("@") ? [...new Set([...text.toLowerCase().matchAll(addresses)].map(match => match[0]))] : []
