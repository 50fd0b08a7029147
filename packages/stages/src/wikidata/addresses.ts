import { Option } from "effect"
import { linkHandle, type ProfileHandle, profileHandle } from "../sources/profileAddress.ts"
import { statedLink } from "../sources/profileLines.ts"
import type { StatedLine } from "../sources/StatedLine.ts"
import type { Entity } from "./answers.ts"
import { currentOf, property, textOf } from "./statements.ts"

/** What the identifiers of other services stand for. */
const addresses: ReadonlyArray<readonly [keyof typeof property, string, (id: string) => string]> = [
  ["linkedin", "LinkedIn", id => `https://www.linkedin.com/in/${id}`],
  ["twitter", "X", id => `https://x.com/${id}`],
  ["github", "GitHub", id => `https://github.com/${id}`],
  ["orcid", "ORCID", id => `https://orcid.org/${id}`],
  ["bluesky", "Bluesky", id => `https://bsky.app/profile/${id}`],
  ["youtube", "YouTube", id => `https://www.youtube.com/channel/${id}`],
  ["mastodon", "Mastodon", id => id.replace(/^@?([^@]+)@(.+)$/, "https://$2/@$1")],
  ["website", "website", id => id]
]

export interface Address {
  readonly line: StatedLine
  readonly handle: ProfileHandle
}

/** The profiles and the website that hold now. */
export const addressesOf = (entity: Entity): ReadonlyArray<Address> =>
  addresses.flatMap(([name, label, addressOf]) =>
    currentOf(entity, property[name]).flatMap(({ mainsnak }) => {
      const address = addressOf(textOf(mainsnak) ?? "")
      const found = name === "website" ? linkHandle(address) : profileHandle(address, label)
      return Option.toArray(found).map(handle => ({
        handle,
        line: statedLink(`${label}: ${address}`, address)
      }))
    })
  )
