import type { Handle } from "@prospect-research/core"
import { Option } from "effect"
import { type StatedLine, statedFact, statedLine } from "../orcid/StatedLine.ts"
import { linkHandle, profileClaims } from "../sources/profileAddress.ts"
import type { Tag, User } from "./answers.ts"

/** Who answered so often, and was found right, knows the subject. */
const skill = { answers: 3, score: 10 }

const mostSkills = 10

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

/** Short texts come with characters written as in HTML. */
export const decoded = (text: string): string =>
  text
    .replace(/&#(\d{1,6});/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (all, name: string) => entities[name] ?? all)

const tagLines = (tags: ReadonlyArray<Tag>): ReadonlyArray<StatedLine> =>
  tags
    .filter(tag => tag.answer_count >= skill.answers && tag.answer_score >= skill.score)
    .slice(0, mostSkills)
    .map(({ tag_name, answer_count, answer_score }) =>
      statedLine(`top tag: ${tag_name} (${answer_count} answers, score ${answer_score})`, {
        field: "professional.skills",
        value: tag_name
      })
    )

export const nameOf = ({ display_name }: User): string => decoded(display_name)

const isFullName = (name: string): boolean => /\S\s+\S/.test(name)

export const userLines = (user: User, tags: ReadonlyArray<Tag>): ReadonlyArray<StatedLine> => {
  const name = nameOf(user)
  const website = statedFact("website", user.website_url)
  return [
    ...statedFact("name", name, isFullName(name) ? "name" : undefined),
    ...statedFact("location", decoded(user.location ?? ""), "professional.current_location"),
    ...website.map(line => ({ ...line, claims: profileClaims(user.website_url ?? "", line.text) })),
    ...tagLines(tags)
  ]
}

export const userHandles = (user: User): ReadonlyArray<Omit<Handle, "document">> => {
  const name = nameOf(user)
  return [
    { kind: "stackoverflow", value: String(user.user_id) },
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...Option.toArray(linkHandle(user.website_url ?? ""))
  ]
}
