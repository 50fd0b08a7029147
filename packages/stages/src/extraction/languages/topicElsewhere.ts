import { regex } from "../../sources/regex.ts"
import type { Topic } from "../topics.ts"
import { japaneseHeadings } from "./japanese.ts"
import type { Headings } from "./Language.ts"
import { languages } from "./languageOf.ts"

const topics: ReadonlyArray<Topic> = [
  "position",
  "education",
  "skills",
  "certifications",
  "achievements",
  "memberships",
  "causes",
  "hobbies",
  "interests",
  "location",
  "languages",
  "pets",
  "teams",
  "experience",
  "talks",
  "articles",
  "biography"
]

const headings: ReadonlyArray<Headings> = [...languages.map(it => it.headings), japaneseHeadings]

/** What announces a topic, in any of the languages. */
const announcing = topics.map(topic => ({
  topic,
  words: headings.flatMap(it => (it[topic] === undefined ? [] : [it[topic]])).join("|")
}))

const longestHeading = 40

/** The topic that a heading or a label in another language than English announces. */
export const topicElsewhere = (heading: string): Topic | undefined =>
  heading.length > longestHeading
    ? undefined
    : announcing.find(({ words }) => regex.iu`^(?:${words})$`.test(heading))?.topic
