import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameHandles } from "../sources/fullName.ts"
import { factLine } from "../sources/plainText.ts"
import { linkHandle, type ProfileHandle } from "../sources/profileAddress.ts"
import { statedLink, statedLocation, statedName } from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedLine } from "../sources/StatedLine.ts"
import type { Tag, User } from "./answers.ts"

export interface StackExchangeUser {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly tags: ReadonlyArray<Tag>
}

/** Who answered so often, and was found right, knows the subject. */
const skill = { answers: 3, score: 10 }

const mostSkills = 10

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

/** Short texts come with characters written as in HTML. */
const decoded = (text: string): string =>
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

const linesOf = (user: User, tags: ReadonlyArray<Tag>): ReadonlyArray<StatedLine> => [
  ...statedName("name", nameOf(user)),
  ...statedLocation("location", decoded(user.location ?? "")),
  ...factLine("website", user.website_url).map(line => statedLink(line, user.website_url ?? "")),
  ...tagLines(tags)
]

const handlesOf = (user: User): ReadonlyArray<ProfileHandle> => [
  { kind: "stackoverflow", value: String(user.user_id) },
  ...nameHandles(nameOf(user)),
  ...Option.toArray(linkHandle(user.website_url ?? ""))
]

/** The profile as a document, and what it says. */
export const readingOf = ({ url, fetchedAt, user, tags }: StackExchangeUser): Partial<StageOutput> =>
  stateDocument(
    {
      source: "stack-exchange",
      source_class: "self",
      url,
      page_url: user.link,
      fetched_at: fetchedAt,
      published_at: null,
      title: nameOf(user)
    },
    linesOf(user, tags),
    handlesOf(user)
  )
