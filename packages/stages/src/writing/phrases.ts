import type { Activity } from "@prospect-research/core"
import { isTitle } from "../sources/roles.ts"

/** What a line is made of: title and venue as they are written, and a spelled date. */
export interface Parts {
  readonly title: string
  readonly venue: string | null
  readonly when: string | null
  readonly quote: string
}

type Opening = (parts: Parts) => string
type DetailedOpening = (parts: Parts, passage: string) => string

/** How lines about one kind of act may be put. */
export interface Phrases {
  readonly openings: ReadonlyArray<Opening>
  /** With a passage of the source, word for word. */
  readonly detailed: ReadonlyArray<DetailedOpening>
  /** Each is open, and easy to answer in a sentence. */
  readonly questions: ReadonlyArray<string>
}

const join = (...parts: ReadonlyArray<string | null>): string => parts.filter(part => part !== null).join(" ")
const after = (word: string, text: string | null): string | null => (text === null ? null : `${word} ${text}`)

/** `April talk “Title” at Venue` */
const work =
  (noun: string, preposition: string): Opening =>
  ({ title, venue, when }) =>
    join(when, noun, `“${title}”`, after(preposition, venue))

const talk = work("talk", "at")
const conversation = work("conversation", "on")
const article = work("article", "for")
const post = work("post", "on")
const award = work("award", "from")
const report = work("report", "from")

const aboutYour = (noun: Opening): ReadonlyArray<Opening> => [
  parts => `Your ${noun(parts)}`,
  parts => `A question about your ${noun(parts)}`
]

/** A push says no more than that something was updated. */
const project: Opening = ({ title, venue, when, quote }) => {
  const verb = /\bpushed\b/.test(quote) ? "updated" : "released"
  return (
    join("your project", `“${title}”`, after("on", venue)) + (when === null ? "" : `, ${verb} in ${when},`)
  )
}

const withoutComma = (text: string): string => text.replace(/,$/, "")

/** What is no title is the headline of an announcement. */
const newRole: Opening = ({ title, venue, when }) =>
  isTitle(title)
    ? join("your new role as", title, after("at", venue)) + (when === null ? "" : `, announced in ${when}`)
    : join("the", when, "announcement", `“${title}”`, after("by", venue))

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const phrases: Readonly<Record<Activity["kind"], Phrases>> = {
  talk: {
    openings: aboutYour(talk),
    detailed: [
      (parts, passage) => `Your ${talk(parts)} covered “${passage}”`,
      (parts, passage) => `In your ${talk(parts)} one part was about “${passage}”`
    ],
    questions: [
      "which part of it drew the most questions from the room?",
      "what would you change if you gave it again today?",
      "where have people pushed back on it since?"
    ]
  },
  podcast: {
    openings: aboutYour(conversation),
    detailed: [
      (parts, passage) => `Your ${conversation(parts)} touched on “${passage}”`,
      (parts, passage) => `In your ${conversation(parts)} one theme was “${passage}”`
    ],
    questions: [
      "what would you add if you recorded it again today?",
      "which reaction from listeners did you not expect?",
      "which point would you argue differently by now?"
    ]
  },
  article: {
    openings: aboutYour(article),
    detailed: [
      (parts, passage) => `Your ${article(parts)} says “${passage}”`,
      (parts, passage) => `One line of your ${article(parts)} reads “${passage}”`
    ],
    questions: [
      "who has disagreed with you on that so far?",
      "what has practice taught you about it since?",
      "which part would you write differently today?"
    ]
  },
  post: {
    openings: aboutYour(post),
    detailed: [
      (parts, passage) => `Your ${post(parts)} says “${passage}”`,
      (parts, passage) => `One line of your ${post(parts)} reads “${passage}”`
    ],
    questions: [
      "what led you to that view in the first place?",
      "which reply to it made you think again?",
      "how has that played out since you wrote it?"
    ]
  },
  publication: {
    openings: aboutYour(article),
    detailed: [
      (parts, passage) => `Your ${article(parts)} says “${passage}”`,
      (parts, passage) => `One line of your ${article(parts)} reads “${passage}”`
    ],
    questions: [
      "who has disagreed with you on that so far?",
      "what has practice taught you about it since?",
      "which part would you write differently today?"
    ]
  },
  release: {
    openings: [
      parts => capitalize(withoutComma(project(parts))),
      parts => `A question about ${withoutComma(project(parts))}`
    ],
    detailed: [
      (parts, passage) => capitalize(`${project(parts)} is described as “${passage}”`),
      (parts, passage) => `The description of ${project(parts)} reads “${passage}”`
    ],
    questions: [
      "what made you build it rather than adapt something that was already there?",
      "which part of it took longest to get right?",
      "what do people use it for that you did not plan?"
    ]
  },
  project: {
    openings: [
      parts => capitalize(withoutComma(project(parts))),
      parts => `A question about ${withoutComma(project(parts))}`
    ],
    detailed: [
      (parts, passage) => capitalize(`${project(parts)} is described as “${passage}”`),
      (parts, passage) => `The description of ${project(parts)} reads “${passage}”`
    ],
    questions: [
      "what made you build it rather than adapt something that was already there?",
      "which part of it took longest to get right?",
      "what do people use it for that you did not plan?"
    ]
  },
  award: {
    openings: aboutYour(award),
    detailed: [(parts, passage) => `The notice of your ${award(parts)} says “${passage}”`],
    questions: [
      "which decision behind that work was hardest to defend at the time?",
      "what part of that work still feels unfinished to you?"
    ]
  },
  role_change: {
    openings: [parts => capitalize(newRole(parts)), parts => `A question about ${newRole(parts)}`],
    detailed: [(parts, passage) => `The note on ${newRole(parts)}, says “${passage}”`],
    questions: [
      "what has turned out different from what you expected so far?",
      "which problem did you decide to leave alone for now?"
    ]
  },
  company_news: {
    openings: [parts => `The ${report(parts)}`, parts => `A question about the ${report(parts)}`],
    detailed: [(parts, passage) => `The ${report(parts)} says “${passage}”`],
    questions: [
      "what does that change first for you and your team?",
      "which of your plans for the year does that move forward or back?"
    ]
  },
  interest: {
    openings: [
      ({ title }) => `Your public profile mentions ${title}`,
      ({ title }) => `On your public profile you list ${title}`
    ],
    // A stranger who quotes somebody on their free time has read too closely.
    detailed: [],
    questions: [
      "how did that start, and does any of it find its way into your work?",
      "what keeps you coming back to it when the week is full?"
    ]
  }
}
