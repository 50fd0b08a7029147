import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { isFullName, nameHandles } from "../sources/fullName.ts"
import { plainLine } from "../sources/plainText.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import {
  statedBio,
  statedCompany,
  statedLink,
  statedLocation,
  statedName,
  statedTitle
} from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Profile } from "./answers.ts"

export interface GravatarProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly profile: Profile
  /** The prospect's address, which led here. */
  readonly email: string
}

interface Account {
  readonly label: string
  readonly url: string
  /** The service made sure that the account is the person's. */
  readonly isVerified: boolean
}

const accountsOf = ({ verified_accounts, links }: Profile): ReadonlyArray<Account> => [
  ...(verified_accounts ?? [])
    .filter(account => account.is_hidden !== true)
    .map(({ service_label, url }) => ({
      label: plainLine(service_label ?? "account"),
      url,
      isVerified: true
    })),
  ...(links ?? []).map(({ label, url }) => ({ label: plainLine(label ?? "link"), url, isVerified: false }))
]

/** What the profile calls itself may be a nickname. */
const fullNameOf = ({ display_name, first_name, last_name }: Profile): string => {
  const [shown, parts] = [plainLine(display_name ?? ""), plainLine(`${first_name ?? ""} ${last_name ?? ""}`)]
  return isFullName(shown) ? shown : parts
}

const linesOf = (profile: Profile): ReadonlyArray<StatedLine> => [
  ...statedName("name", fullNameOf(profile)),
  ...statedTitle("job_title", profile.job_title),
  ...statedCompany("company", profile.company),
  ...statedLocation("location", profile.location),
  ...statedBio("description", profile.description),
  ...accountsOf(profile).map(({ label, url, isVerified }) =>
    statedLink(`${isVerified ? "verified account" : "link"}: ${label} ${url}`, url)
  ),
  ...(profile.interests ?? []).flatMap(({ name }) => statedFact("interest", name, "personal.interests"))
]

const handlesOf = ({ profile, email }: GravatarProfile): ReadonlyArray<ProfileHandle> => [
  { kind: "email", value: email },
  ...nameHandles(fullNameOf(profile)),
  ...accountsOf(profile).flatMap(({ url, label }) => Option.toArray(linkHandle(url, label))),
  ...linksIn(plainLine(profile.description ?? ""))
]

/** The profile of an email address as a document, and what it says. */
export const readingOf = (reading: GravatarProfile): Partial<StageOutput> => {
  const { url, fetchedAt, profile } = reading
  return stateDocument(
    {
      source: "gravatar",
      source_class: "self",
      url,
      page_url: profile.profile_url,
      fetched_at: fetchedAt,
      published_at: null,
      title: plainLine(profile.display_name ?? "") || null
    },
    linesOf(profile),
    handlesOf(reading)
  )
}
