import type { Act, BackgroundKind } from "./Act.ts"
import {
  after,
  always,
  becoming,
  capitalize,
  inWhen,
  join,
  newRole,
  newRoleWithin,
  type Opening,
  type Phrases,
  project,
  withoutComma,
  work,
  writtenOn
} from "./parts.ts"
import { phrasesOfPost } from "./posts.ts"

const talk = work("talk", always("at"))
/** What is left of `Ada Brandt on quiet queues` is what they talked about, and no title. */
const conversation: Opening = parts =>
  work(/^\p{Ll}/u.test(parts.title) ? "conversation about" : "conversation", always("on"))(parts)
const article = work("article", writtenOn)
const publication = work("publication", always("in"))
const isCalledAward =
  /^(?!.* at (?:the )?|winner|finalist|recipient|holder).*\b(?:award|prize|medal|fellowship|scholarship|grant|honou?r)s?$/i
/** `2025 “Minnesota Nursing Award”`: one award is not called so twice. */
const award: Opening = parts => work(isCalledAward.test(parts.title) ? null : "award", always("from"))(parts)
const report = work("report", always("from"))

const aboutWork = (noun: Opening, told: Opening): ReadonlyArray<Opening> => [
  parts => `Your ${noun(parts)}`,
  parts => `A question about your ${noun(parts)}`,
  parts => `I have a question on your ${noun(parts)}`,
  told
]

const writings = (noun: Opening): Omit<Phrases, "questions" | "hasTopic"> => ({
  openings: aboutWork(noun, parts => `One thing your ${noun(parts)} made me want to ask`),
  detailed: [
    (parts, passage) => `Your ${noun(parts)} says “${passage}”`,
    (parts, passage) => `One line of your ${noun(parts)} reads “${passage}”`,
    (parts, passage) => `In your ${noun(parts)} you write “${passage}”`,
    (parts, passage) => `“${passage}” is a line from your ${noun(parts)}`
  ]
})

/** What a house tells of itself, whoever of it signs. */
const newsQuestions = [
  "what does that change first for you and your team?",
  "which of your plans for the year does that move forward or back?",
  "what do you expect people to ask you about it most?",
  "which part of it lands on your desk?",
  "what has to go right next for it to work out for you?",
  "what did it take from your side to get there?"
]

const announcement: Phrases = { ...writings(article), questions: newsQuestions, hasTopic: false }

/** `We raised a Series B`, under the name of somebody: no view of theirs. */
const announces =
  /^(?:we(?:['’](?:re|ve))?|introducing|announcing|meet|welcoming|launching|\p{Lu}[\p{L}’'-]+) ?(?:have |are |is )?(?:just )?(?:raised?|raises|raising|launch(?:ed|es|ing)?|acquire[ds]?|join(?:ed|s|ing)?|open(?:ed|s|ing)?|announc(?:ed|es|ing)|appoint(?:ed|s)|clos(?:ed|es|ing)|merg(?:ed|es|ing)|partner(?:ed|s|ing)|sign(?:ed|s)|expand(?:ed|s|ing))\b|^(?:introducing|announcing|welcoming|launching)\b/iu

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
    "what would you leave out if you began it again today?",
    "where does it stop being the right tool for the job?",
    "what was the first thing that you wanted it to do for you?"
  ],
  hasTopic: false
}

/** Nobody asks anything of a project that nobody knows. */
const knownProjects: Phrases = {
  ...projects,
  questions: [
    ...projects.questions,
    "what do people use it for that you did not plan?",
    "which request for it have you decided to turn down?"
  ]
}
const fewestStars = 100

const starsIn = (quote: string): number => Number(/(\d+) stars?\b/.exec(quote)?.[1] ?? 0)

/** What is called by its title; how to speak of the others depends on what they are. */
type SpokenKind = Exclude<Act["kind"], "interest" | BackgroundKind>

const phrases: Readonly<Record<Exclude<SpokenKind, "post">, Phrases>> = {
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
    ],
    hasTopic: true
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
      "what did not make it into the recording?",
      "which example would you use today instead?",
      "what have you tried since that changed your view?"
    ],
    hasTopic: true
  },
  article: {
    ...writings(article),
    questions: [
      "who has disagreed with you on that so far?",
      "what has practice taught you about it since?",
      "which part would you write differently today?",
      "which example did you leave out in the end?",
      "what did readers pick up on that you did not expect?",
      "what would you want somebody new to it to try first?"
    ],
    hasTopic: true
  },
  publication: {
    ...writings(publication),
    questions: [
      "which result did you least expect?",
      "who has disagreed with you on that so far?",
      "what would you look at next if you had the means?",
      "what do people make of it who have to work with the answer?",
      "which question did it leave open for you?",
      "what would you do differently if you began it again today?"
    ],
    hasTopic: false
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
    ],
    hasTopic: false
  },
  deed: {
    openings: [
      ({ title }) => `You ${title}`,
      ({ title }) => `A question about how you ${title}`,
      ({ title }) => `One thing I would like to understand about how you ${title}`
    ],
    detailed: [],
    questions: [
      "which decision behind it was hardest to defend at the time?",
      "what nearly stopped it halfway?",
      "what would you do differently if you began it today?",
      "who else had a share in it and is seldom named?"
    ],
    hasTopic: false
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
    ],
    hasTopic: false
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
    questions: newsQuestions,
    hasTopic: false
  }
}

/** `Acme takes the Hedge Prize`: a headline about a prize is the name of none. */
const reports =
  /(?<![\p{L}])(?:takes|wins|won|receives|received|scoops|gets|honou?red|awarded|recogni[sz]ed)(?![\p{L}])/u

/** What fits the very thing; `null` where nothing does. `title` is how it is called in the line. */
export const phrasesOf = (kind: SpokenKind, title: string, quote: string): Phrases | null => {
  switch (kind) {
    case "post":
      return phrasesOfPost(title)
    case "award":
      return reports.test(title) ? phrases.company_news : phrases.award
    case "article":
      return announces.test(title) ? announcement : phrases.article
    case "project":
    case "release":
      return starsIn(quote) < fewestStars ? projects : knownProjects
    default:
      return phrases[kind]
  }
}
