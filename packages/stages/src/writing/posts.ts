import { after, inWhen, join, type Opening, type Phrases } from "./parts.ts"

/** `post on Bluesky` before the words of it */
const post: Opening = ({ venue, when }) => join(when, "post", after("on", venue))

const put: Omit<Phrases, "questions" | "hasTopic"> = {
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
  ]
}

const release: Phrases = {
  ...put,
  questions: [
    "which change in it took longest to get right?",
    "what did people run into first once it was out?",
    "which request did you leave for the next one?",
    "what decided that it was ready?",
    "what do you hope nobody will notice any more?"
  ],
  hasTopic: false
}

const episode: Phrases = {
  ...put,
  questions: [
    "what did not make it into the episode?",
    "which reaction from listeners did you not expect?",
    "what would you add if you recorded it again today?",
    "which part of the conversation stayed with you?"
  ],
  hasTopic: false
}

const text: Phrases = {
  ...put,
  questions: [
    "what did readers pick up on that you did not expect?",
    "which part would you write differently today?",
    "what did you leave out in the end?",
    "what was the case that made you write it?"
  ],
  hasTopic: true
}

const asking: Phrases = {
  ...put,
  questions: [
    "which answer has helped you most so far?",
    "what made you ask it when you did?",
    "what would your own answer be by now?"
  ],
  hasTopic: false
}

const hiring: Phrases = {
  ...put,
  questions: [
    "what should whoever joins be able to change in the first year?",
    "which part of the work is hardest to find people for?",
    "what would the new people work on first?"
  ],
  hasTopic: false
}

const opinion: Phrases = {
  ...put,
  questions: [
    "what led you to that view in the first place?",
    "which reply to it made you think again?",
    "how has that played out since you wrote it?",
    "who would you most like to hear disagree with that?",
    "what was the case that made you write it down?",
    "where would you draw the line on that?"
  ],
  hasTopic: true
}

/** Whatever a post tells, these can be asked. */
const news: Phrases = {
  ...put,
  questions: [
    "what is the longer story behind it?",
    "what has happened since you wrote it?",
    "which reply to it stayed with you?",
    "what made you want to write it down?",
    "what did the post leave out?"
  ],
  hasTopic: false
}

/** What is said to others, and what is over when a message comes: there is nothing to ask. */
const passing =
  /^(?:re:|@|(?:huge |big |many |so many )?thank(?:s| you)|thx|congrat|kudos|welcome|happy (?:birthday|new|to)|merry|good (?:morning|night)|rip\b|sorry|grateful|honou?red|(?:so )?proud|hello|hi\b)|(?<![\p{L}])(?:thank (?:you|s) (?:to|for|all|every)|see you (?:there|at|on|in|tomorrow)|join (?:us|me)|come (?:and |along|say|see)|tomorrow|tonight|next week|next month|starts? in an hour|going live|live now|sign up|register|dm me|retweet|reposting)(?![\p{L}])/iu

/** Which kind of post each is, first match first. */
const kinds: ReadonlyArray<readonly [test: RegExp, phrases: Phrases]> = [
  [
    /^(?:new |latest |this week['’]s )?(?:podcast )?episode\b|\bepisode\b.*\b(?:is )?(?:out|up|live)\b/iu,
    episode
  ],
  [
    /\b(?:hiring|we['’]re looking for|are looking for (?:an? )?\p{L}+ to join|open (?:role|position)s?)\b/iu,
    hiring
  ],
  [
    /^(?:new|latest|fresh) (?:blog ?)?(?:post|article|essay|paper|piece|write-?up|on (?:our|my|the) (?:site|blog))\b|\b(?:post|article|essay|paper|preprint|write-?up|slides) (?:is|are) (?:now )?(?:up|out|live|online|published)\b|^(?:just )?(?:wrote|published|blogged)\b|\bi (?:just )?wrote (?:about|up|a|an)\b/iu,
    text
  ],
  [
    /^show hn\b|^(?:just |we |we['’]ve |i |i['’]ve )?(?:just )?(?:releas(?:ed|ing)|shipp(?:ed|ing)|launch(?:ed|ing)|tagged|published v)\b|\bv?\d+\.\d+(?:\.\d+)?\b.*\b(?:is|are) (?:now )?(?:out|live|here|available|released)\b|\b(?:is|are) (?:finally |now )?(?:out|live|available|generally available)\b(?! of\b)/iu,
    release
  ],
  [/\?["”')]*$/u, asking],
  [
    /\b(?:should|shouldn['’]t|must|better than|worse than|the best way|instead of|rather than|not because|anything but|i (?:think|believe|suspect|prefer|doubt)|(?:is|are) (?:wrong|overrated|underrated)|stop \p{L}+ing|deserves?|unpopular opinion|hot take|the (?:point|problem|trick|truth|secret) (?:of|with|is|about))\b/iu,
    opinion
  ]
]

/** How to speak of a post; `null` where it says nothing that one could answer. */
export const phrasesOfPost = (title: string): Phrases | null =>
  passing.test(title) ? null : (kinds.find(([test]) => test.test(title))?.[1] ?? news)
