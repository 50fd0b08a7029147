import { isOtherBody, isPrivateSociety } from "../extraction/words/societies.ts"
import { regex } from "../sources/regex.ts"
import type { Act, BackgroundKind } from "./Act.ts"
import type { Opening, Phrases } from "./parts.ts"

/** What somebody is known for, as it may stand within a sentence. */
export interface Background {
  readonly text: string
  readonly phrases: Phrases
}

const about = (openings: ReadonlyArray<Opening>, questions: ReadonlyArray<string>): Phrases => ({
  openings,
  questions,
  detailed: [],
  hasTopic: false
})

const house =
  "(?:Institute|Institution|Association|Society|Chamber|Council|Federation|Guild|Academy|Forum|Network|Alliance|Board|Commission|Committee|Trust|Foundation|Fund|College|School|University|Conservatoire|Conservatory)"
/** `University of Leeds`, `Hedge Institute`: a house that is called by what it is goes with an article; `Tide College` does without. */
const goesWithArticle = regex.u`^(?!The )(?:(?:.* )?${house} (?:of|for|in) |.*(?<!College|School|University|Conservatoire|Conservatory)(?<=(?:^|\\s)${house})$)`

const withArticle = (name: string): string => (goesWithArticle.test(name) ? `the ${name}` : name)

const fromThereToHere = [
  "how did you get from there to what you do now?",
  "which part of it do you still use in an ordinary week at work?",
  "what of it has turned out more useful than it seemed at the time?",
  "what would you tell somebody who takes the same way today?"
]

const studiedAt = (institution: string): Phrases =>
  about(
    [
      ({ title }) => `You studied ${title} at ${institution}`,
      ({ title }) => `A question about your time at ${institution}, where you studied ${title}`
    ],
    fromThereToHere
  )

const wentTo = about(
  [({ title }) => `You went to ${title}`, ({ title }) => `A question about your time at ${title}`],
  fromThereToHere
)

const certified = about(
  [
    ({ title }) => `Your qualifications include “${title}”`,
    ({ title }) => `“${title}” is among your qualifications`,
    ({ title }) => `One of your qualifications is “${title}”`
  ],
  [
    "which part of it do you use most on an ordinary working day?",
    "what in it looks different once one has practised for a while?",
    "for whom would you say it is worth the effort today?",
    "what does it leave out that the work then teaches?"
  ]
)

const belonging = about(
  [
    ({ title }) => `You are part of ${title}`,
    ({ title }) => `A question about ${title}, which you belong to`,
    ({ title }) => `You belong to ${title}`
  ],
  [
    "which question keeps coming up among its members this year?",
    "what do its members disagree on most at the moment?",
    "what has somebody there talked you into trying?",
    "what would you like to see it take up next?"
  ]
)

const givenTo = about(
  [
    ({ title }) => `Your public profile mentions ${title}`,
    ({ title }) => `A public page about you mentions ${title}`,
    ({ title }) => `${title} is named on a public page about you`
  ],
  [
    "how did that begin, and what has it asked of you since?",
    "what would surprise somebody who only knows it from outside?",
    "what does it need most at the moment?",
    "what made you choose it among everything else?"
  ]
)

/** A body of a calling, by an English word for one: what people join for their work. */
const ofCalling =
  /(?<![\p{L}])(?:Associations?|Institute|Institution|Society|Chamber|Council|Federation|Guild|College|Academy|Forum|Network|Alliance|Board|Commission|Committee)(?![\p{L}])/u

/** What a society is for when it is for no calling. */
const ofPastimes =
  /(?<![\p{L}])(?:Golf|Chess|Bridge|Choral|Philharmonic|Operatic|Dramatic|Musical|Folk|Morris|Film|Camera|Photographic|Poetry|Histor(?:y|ical)|Garden\p{L}*|Horticultural|Allotments?|Kennel|Sailing|Yacht|Row(?:ing|ers)|Run(?:ning|ners)|Cricket|Football|Rugby|Hockey|Tennis|Bowls|Ski|Mountain\p{L}*|Climbing|Cycl(?:ing|ists)|Ringing|Ringers|Toastmasters)(?![\p{L}])/u

const isHouse = (name: string): boolean => /^\p{Lu}/u.test(name) && !/[,;:()|/]/.test(name)

const study = ({ title, venue }: Act): Background | null => {
  if (!isHouse(venue ?? title)) return null
  return venue === null
    ? { text: withArticle(title), phrases: wentTo }
    : { text: title, phrases: studiedAt(withArticle(venue)) }
}

const fewestWords = 2

const isName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && text.split(" ").length >= fewestWords && !/[;:()|/@]/.test(text)

/** How a line can speak of what somebody has or belongs to; `null` where it cannot. */
export const backgroundOf = (kind: BackgroundKind, act: Act): Background | null => {
  const { title } = act
  switch (kind) {
    case "study":
      return study(act)
    case "certificate": {
      const text = title.replace(/ \([^()]*\)$/u, "")
      return isName(text) ? { text, phrases: certified } : null
    }
    case "membership":
      return isName(title) &&
        ofCalling.test(title) &&
        !ofPastimes.test(title) &&
        !isOtherBody(title) &&
        !isPrivateSociety(title)
        ? { text: withArticle(title), phrases: belonging }
        : null
    case "cause":
      return isName(title) ? { text: withArticle(title), phrases: givenTo } : null
  }
}
