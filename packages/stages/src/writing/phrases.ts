import type { Activity } from "@prospect-research/core"
import {
  after,
  always,
  becoming,
  capitalize,
  type DetailedOpening,
  inWhen,
  join,
  newRole,
  newRoleWithin,
  type Opening,
  project,
  withoutComma,
  work,
  writtenOn
} from "./parts.ts"

/** How lines about one kind of act may be put. */
export interface Phrases {
  readonly openings: ReadonlyArray<Opening>
  /** With a passage of the source, word for word. */
  readonly detailed: ReadonlyArray<DetailedOpening>
  /** Each is open, and easy to answer in a sentence. */
  readonly questions: ReadonlyArray<string>
}

const talk = work("talk", always("at"))
const conversation = work("conversation", always("on"))
const article = work("article", writtenOn)
const publication = work("publication", always("in"))
const award = work("award", always("from"))
const report = work("report", always("from"))

/** `post on Bluesky` before the words of it */
const post: Opening = ({ venue, when }) => join(when, "post", after("on", venue))

const aboutWork = (noun: Opening, told: Opening): ReadonlyArray<Opening> => [
  parts => `Your ${noun(parts)}`,
  parts => `A question about your ${noun(parts)}`,
  parts => `I have a question on your ${noun(parts)}`,
  told
]

const writings = (noun: Opening): Phrases => ({
  openings: aboutWork(noun, parts => `One thing your ${noun(parts)} made me want to ask`),
  detailed: [
    (parts, passage) => `Your ${noun(parts)} says “${passage}”`,
    (parts, passage) => `One line of your ${noun(parts)} reads “${passage}”`,
    (parts, passage) => `In your ${noun(parts)} you write “${passage}”`,
    (parts, passage) => `“${passage}” is a line from your ${noun(parts)}`
  ],
  questions: [
    "who has disagreed with you on that so far?",
    "what has practice taught you about it since?",
    "which part would you write differently today?",
    "which example did you leave out in the end?",
    "what did readers pick up on that you did not expect?",
    "what would you want somebody new to it to try first?"
  ]
})

const projects: Phrases = {
  openings: [
    parts => capitalize(withoutComma(project(parts))),
    parts => `A question about ${withoutComma(project(parts))}`,
    parts => `I have a question on ${withoutComma(project(parts))}`,
    parts => `Something I would like to know about ${withoutComma(project(parts))}`
  ],
  detailed: [
    (parts, passage) => capitalize(`${project(parts)} is described as “${passage}”`),
    (parts, passage) => `The description of ${project(parts)} reads “${passage}”`,
    ({ title, venue }, passage) => join("You describe", `“${title}”`, after("on", venue), `as “${passage}”`),
    ({ title, venue }, passage) =>
      `${join(`“${passage}” is how`, "your project", `“${title}”`, after("on", venue))} introduces itself`
  ],
  questions: [
    "what made you build it rather than adapt something that was already there?",
    "which part of it took longest to get right?",
    "what do people use it for that you did not plan?",
    "what would you leave out if you began it again today?",
    "which request for it have you decided to turn down?",
    "where does it stop being the right tool for the job?"
  ]
}

export const phrases: Readonly<Record<Activity["kind"], Phrases>> = {
  talk: {
    openings: aboutWork(talk, parts =>
      join("You spoke on", `“${parts.title}”`, after("at", parts.venue), inWhen(parts))
    ),
    detailed: [
      (parts, passage) => `Your ${talk(parts)} covered “${passage}”`,
      (parts, passage) => `In your ${talk(parts)} one part was about “${passage}”`,
      (parts, passage) => `The note on your ${talk(parts)} says “${passage}”`,
      (parts, passage) => `“${passage}” stands in the note on your ${talk(parts)}`
    ],
    questions: [
      "which part of it drew the most questions from the room?",
      "what would you change if you gave it again today?",
      "where have people pushed back on it since?",
      "what did you have to leave out to make it fit the slot?",
      "which question afterwards made you think again?",
      "what did somebody in the audience do with it afterwards?"
    ]
  },
  podcast: {
    openings: aboutWork(conversation, parts =>
      join("You talked about", `“${parts.title}”`, after("on", parts.venue), inWhen(parts))
    ),
    detailed: [
      (parts, passage) => `Your ${conversation(parts)} touched on “${passage}”`,
      (parts, passage) => `In your ${conversation(parts)} one theme was “${passage}”`,
      (parts, passage) => `The notes to your ${conversation(parts)} mention “${passage}”`,
      (parts, passage) => `“${passage}” is one theme of your ${conversation(parts)}`
    ],
    questions: [
      "what would you add if you recorded it again today?",
      "which reaction from listeners did you not expect?",
      "which point would you argue differently by now?",
      "what did the host not ask that you would have liked to answer?",
      "which example would you use today instead?",
      "what have you tried since that changed your view?"
    ]
  },
  article: writings(article),
  publication: writings(publication),
  post: {
    openings: [
      parts => `Your ${post(parts)} begins “${parts.title}”`,
      parts => join("You wrote", `“${parts.title}”`, after("on", parts.venue), inWhen(parts)),
      parts => `A question about your ${post(parts)}, “${parts.title}”`,
      parts => `“${parts.title}” is how your ${post(parts)} begins`
    ],
    detailed: [
      (parts, passage) => `Your ${post(parts)}, “${parts.title}”, also says “${passage}”`,
      (parts, passage) =>
        `${join("You wrote", `“${parts.title}”`, after("on", parts.venue), inWhen(parts))}, and “${passage}”`,
      (parts, passage) => `One line of your ${post(parts)}, “${parts.title}”, reads “${passage}”`,
      (parts, passage) => `In your ${post(parts)}, “${parts.title}”, you add “${passage}”`
    ],
    questions: [
      "what led you to that view in the first place?",
      "which reply to it made you think again?",
      "how has that played out since you wrote it?",
      "who would you most like to hear disagree with that?",
      "what was the case that made you write it down?",
      "where would you draw the line on that?"
    ]
  },
  release: projects,
  project: projects,
  award: {
    openings: [
      parts => `Your ${award(parts)}`,
      parts => `A question about the work behind your ${award(parts)}`,
      parts => `The work that led to your ${award(parts)}`,
      parts => `One thing about the work behind your ${award(parts)} I would like to understand`
    ],
    detailed: [
      (parts, passage) => `The notice of your ${award(parts)} says “${passage}”`,
      (parts, passage) => `About your ${award(parts)} it was said “${passage}”`,
      (parts, passage) => `One line about your ${award(parts)} reads “${passage}”`,
      (parts, passage) => `“${passage}” is what the notice of your ${award(parts)} says`
    ],
    questions: [
      "which decision behind that work was hardest to defend at the time?",
      "what part of that work still feels unfinished to you?",
      "who else had a share in that work and is seldom named?",
      "what nearly stopped that work halfway?",
      "what would you do differently if it began today?",
      "which part of that work would you like people to copy?"
    ]
  },
  role_change: {
    openings: [
      parts => capitalize(newRole(parts)),
      parts => `A question about ${newRole(parts)}`,
      parts => capitalize(becoming(parts)),
      parts => `I have a question on ${newRole(parts)}`
    ],
    detailed: [
      (parts, passage) => `The note on ${newRoleWithin(parts)} says “${passage}”`,
      (parts, passage) => `On ${newRoleWithin(parts)} it was said “${passage}”`,
      (parts, passage) => `One line on ${newRoleWithin(parts)} reads “${passage}”`,
      (parts, passage) => `“${passage}” is what was said on ${newRole(parts)}`
    ],
    questions: [
      "what has turned out different from what you expected so far?",
      "which problem did you decide to leave alone for now?",
      "what did you want to understand first when you started?",
      "which habit from before have you had to unlearn?",
      "what would make the first year a good one for you?",
      "who taught you most about the place in your first weeks?"
    ]
  },
  company_news: {
    openings: [
      parts => `The ${report(parts)}`,
      parts => `A question about the ${report(parts)}`,
      parts => `On the ${report(parts)} I have a question`,
      parts => `The ${report(parts)} leaves one thing open`
    ],
    detailed: [
      (parts, passage) => `The ${report(parts)} says “${passage}”`,
      (parts, passage) => `One line of the ${report(parts)} reads “${passage}”`,
      (parts, passage) => `“${passage}” is what the ${report(parts)} says`,
      (parts, passage) => `In the ${report(parts)} it says “${passage}”`
    ],
    questions: [
      "what does that change first for you and your team?",
      "which of your plans for the year does that move forward or back?",
      "what do you expect people to ask you about it most?",
      "which part of it lands on your desk?",
      "what has to go right next for it to work out for you?",
      "what did it take from your side to get there?"
    ]
  },
  interest: {
    openings: [
      ({ title }) => `Your public page mentions ${title}`,
      ({ title }) => `On your public page you list ${title}`,
      ({ title }) => `Among other things your public page names ${title}`,
      ({ title }) => `You mention ${title} on your public page`
    ],
    // A stranger who quotes somebody on their free time has read too closely.
    detailed: [],
    questions: [
      "how did that start, and does any of it find its way into your work?",
      "what keeps you coming back to it when the week is full?",
      "what has it taught you that turned out useful at work?",
      "what would you tell somebody who wanted to begin with it this year?",
      "how did you first get into it, and what has changed since?",
      "what do people who have never tried it usually get wrong about it?"
    ]
  }
}
