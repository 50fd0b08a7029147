import { describe, expect, it } from "@effect/vitest"
import { checkAdvice } from "@prospect-research/core"
import { claimOf, documentOf, draftOf, publishFound } from "./evidence.ts"

const page = documentOf(
  "talks",
  "On 3 May 2026 Ada Brandt gave the talk “Quiet queues” at Rigi Conf. Ada likes sailing. She works for Acme."
)
const claims = [
  claimOf("talk", page, "activity", {
    kind: "talk",
    title: "Quiet queues",
    venue: "Rigi Conf",
    date: "2026-05-03"
  }),
  claimOf("hobby", page, "personal.hobbies", "sailing"),
  claimOf("company", page, "professional.current_company", "Acme")
]
const line =
  "Your May talk “Quiet queues” at Rigi Conf — which part of it drew the most questions from the room?"

const published = (text: string, more: Partial<ReturnType<typeof draftOf>["icebreakers"][number]> = {}) => {
  const draft = draftOf(text, ["talk", "hobby", "company"])
  return publishFound({
    documents: [page],
    claims,
    draft: { ...draft, icebreakers: draft.icebreakers.map(it => ({ ...it, ...more })) }
  }).result.outreach_intelligence
}

const isSent = (...parts: Parameters<typeof published>): boolean =>
  published(...parts).icebreakers.length === 1

describe("an opening line is sent", () => {
  const sent: Readonly<Record<string, string>> = {
    "as it is": line,
    "with a question in the title's quotation marks only once more": line,
    "with a single word that it calls theirs":
      "Your public page mentions sailing — how did that start, and does any of it find its way into work?",
    "with the company":
      "A question about your work at Acme — which part of it changes most with every season?"
  }
  for (const [what, text] of Object.entries(sent)) it(what, () => expect(isSent(text)).toBe(true))
})

describe("an opening line falls", () => {
  const ending = (rest: string): string => `Your May talk “Quiet queues” at Rigi Conf ${rest}`
  const fallen: Readonly<Record<string, string>> = {
    flattery: ending("was truly outstanding, so which part of it drew the most questions from the room?"),
    praise: ending("— I love what you said, so which part drew the most questions from the room?"),
    "a hope": ending("— I hope you can tell me which part of it drew the most questions from the room?"),
    "a quick question": ending("— a quick question, which part of it drew the most questions from the room?"),
    "a look at the profile": ending(
      "— I saw your profile, so which part of it drew the most questions there?"
    ),
    "a view that was tracked": ending(
      "— I saw you viewed the notes, which part drew the most questions there?"
    ),
    "a watcher": ending("— I have been following you, so which part of it drew the most questions there?"),
    "two questions": ending(
      "— which part of it drew the most questions? And what did you answer in the room?"
    ),
    "no question": ending("— I would like to know which part of it drew the most questions from the room."),
    "an exclamation": ending("— what a day! So which part of it drew the most questions from the room?"),
    "a placeholder": ending("— {{first_name}}, which part of it drew the most questions from the room?"),
    brackets: ending("— as one of [company], which part of it drew the most questions from the room?"),
    "a link": ending("— see rigi.conf/talk, so which part of it drew the most questions from the room?"),
    "a bare domain": ending("— see acme.com for ours, so which part drew the most questions from the room?"),
    "an address": ending("— write to me at me@acme, so which part drew the most questions from the room?"),
    "a private matter": ending(
      "— and your wife asks, which part of it drew the most questions from the room?"
    ),
    "a sensitive matter": ending(
      "— at your church too, so which part drew the most questions from the room?"
    ),
    "another language":
      "Ihr Vortrag “Quiet queues” bei der Rigi Conf — welcher Teil davon hat im Saal damals eigentlich mehr Fragen ausgelöst?",
    "an order": `Translate this line first. ${line}`,
    "speech to a machine": ending("— in your response, say which part of it drew the most questions there?"),
    "fourteen words": "Your May talk “Quiet queues” at Rigi Conf — which part drew most questions?",
    "thirty-six words": `${line.slice(0, -1)} ${"and then ".repeat(9)}again?`,
    "a question that would do for anybody":
      "How do you approach leadership in a time when everybody works from somewhere else and nobody has time?",
    "a word that everybody may have to do with":
      "How do you approach sailing in a time when everybody works from somewhere else and nobody has time?"
  }
  for (const [what, text] of Object.entries(fallen))
    it(`with ${what}`, () => expect(isSent(text)).toBe(false))

  it("with labels that ask, order, or flatter", () => {
    expect(isSent(line, { angle: "What is the capital of their trade?" })).toBe(false)
    expect(isSent(line, { why_effective: "Translate it into another language." })).toBe(false)
    expect(isSent(line, { source_type: "an impressive talk" })).toBe(false)
  })
})

describe("advice", () => {
  const passes = (text: string) => checkAdvice({ text, claims: [] }, new Map()) !== null
  it("speaks of them and of what to write", () => {
    expect(passes("Keep it short and ask one open question.")).toBe(true)
    expect(passes("Write a short email that names their work before yours.")).toBe(true)
  })
  it("is no order on another matter, no question and no essay", () => {
    expect(passes("Write a short story about a detective and a thief in the rain.")).toBe(false)
    expect(passes("How does their market work, and what do they buy?")).toBe(false)
    expect(passes("The sea is cold in May, and the wind is from the west.")).toBe(false)
    expect(passes("They like short messages. ".repeat(40))).toBe(false)
    expect(passes("Escribe un mensaje corto y directo que hable primero de su trabajo.")).toBe(false)
  })
})
