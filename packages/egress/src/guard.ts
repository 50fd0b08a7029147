import { isIP } from "node:net"
import { Either } from "effect"
import type { AllowList } from "./AllowList.ts"
import { isPublicAddress } from "./address.ts"
import { Blocked } from "./failures.ts"
import { isUrl } from "./isUrl.ts"

const maximumBytes = 2048

const publicPorts = new Set(["", "443", "8443"])

/** The address that a host of a parsed URL spells, without brackets; `undefined` for a name. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1")
  return isIP(bare) === 0 ? undefined : bare
}

const isPrivateName = (name: string): boolean => {
  const labels = name.split(".")
  return labels.length < 2 || /^(localhost|local|internal)$/.test(labels.at(-1) ?? "")
}

const refuse = (reason: Blocked["reason"]) => Either.left(new Blocked({ reason }))

/**
 * The parsed URL, with the trailing dot of its host removed, when syntax and literal addresses allow a request to it.
 * Pure: names are resolved and their addresses checked when dialled.
 */
export const checkUrl = (text: string, allow: AllowList): Either.Either<URL, Blocked> => {
  if (text.length > maximumBytes) return refuse("TooLong")
  if (!isUrl(text)) return refuse("Malformed")
  // Every rule looks at the parsed URL, since parsing turns decimal, hex and full-width hosts into plain addresses.
  const url = new URL(text)
  if (Buffer.byteLength(url.href) > maximumBytes) return refuse("TooLong")
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse("Scheme")
  if (url.username !== "" || url.password !== "") return refuse("UserInfo")
  url.hostname = url.hostname.replace(/\.$/, "")
  if (url.hostname.split(".").includes("")) return refuse("Malformed")
  if (allow.exempts(url)) return Either.right(url)
  if (url.protocol !== "https:") return refuse("Scheme")
  if (!publicPorts.has(url.port)) return refuse("Port")
  const literal = literalAddress(url.hostname)
  if (literal !== undefined) return isPublicAddress(literal) ? Either.right(url) : refuse("PrivateAddress")
  return isPrivateName(url.hostname) ? refuse("PrivateName") : Either.right(url)
}

/** All addresses of a name, or nothing: one that is denied rejects all, since any of them may be dialled. */
export const checkAddresses = (
  addresses: ReadonlyArray<string>
): Either.Either<ReadonlyArray<string>, Blocked> =>
  addresses.every(isPublicAddress) ? Either.right(addresses) : refuse("PrivateAddress")
