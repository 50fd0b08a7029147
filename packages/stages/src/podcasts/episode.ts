import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { namePattern } from "../names/namePattern.ts"
import { valueText } from "../reading/StructuredItem.ts"
import { type NamedPerson, namesCompany, namesPerson } from "../sources/NamedPerson.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import { regex } from "../sources/regex.ts"
import { roleInBio, type StatedRole } from "../sources/roles.ts"
import { stateDocument } from "../sources/StatedLine.ts"
import type { Result } from "./answers.ts"

/** The description stands in the line of the title: it introduces the guest, and says whom they work for. */
const postOf = ({ trackName, collectionName, description, releaseDate }: Result): Post => {
  const title = plainLine(trackName ?? "")
  const about = valueText(description ?? "")
  return {
    kind: "podcast",
    text: about === "" ? title : `${title} – ${about}`,
    title,
    date: dayOf(releaseDate),
    venue: plainLine(collectionName ?? "")
  }
}

/** Episodes of which the person is a guest: they are named in full, together with their employer. */
export const isGuest = (result: Result, person: NamedPerson): boolean => {
  const post = postOf(result)
  const line = postLine(post)
  return post.venue !== "" && hasWords(post.text) && namesPerson(line, person) && namesCompany(line, person)
}

/** `Ines Okafor, Head of Data at Tideworks, on …` */
const statedRole = (line: string, { fullName }: NamedPerson): Option.Option<StatedRole> => {
  const name = namePattern([fullName])
  const said =
    name === undefined ? null : regex.iu`${name}(?:, | is | \\()(?<role>.+)$`.exec(line)?.groups?.role
  return Option.flatMap(Option.fromNullable(said), roleInBio)
}

/** An episode as a document, and what it says of the guest. */
export const episodeReading = (
  result: Result,
  person: NamedPerson,
  { url, fetchedAt }: { readonly url: string; readonly fetchedAt: string }
): Partial<StageOutput> => {
  const post = postOf(result)
  const line = postLine(post)
  const roles = Option.match(statedRole(line, person), {
    onNone: () => [],
    onSome: ({ title, company, quote }) => [
      { field: "professional.current_title" as const, value: title, quote, method: "rule" as const },
      { field: "professional.current_company" as const, value: company, quote, method: "rule" as const }
    ]
  })
  const claims = [postClaim(post), ...roles].map(claim => ({ ...claim, as_of: post.date }))
  return stateDocument(
    {
      source: "podcasts",
      source_class: "first-party",
      url: result.trackViewUrl ?? url,
      page_url: result.trackViewUrl ?? result.collectionViewUrl ?? url,
      fetched_at: fetchedAt,
      published_at: result.releaseDate ?? null,
      title: post.title ?? null
    },
    [{ text: line, claims }]
  )
}
