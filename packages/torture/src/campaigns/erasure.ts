import { existsSync, readFileSync } from "node:fs"
import { Effect, Random } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { isSettled } from "../harness/Account.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

const moments = ["pending", "running", "completed", "failed", "owed", "kill"] as const

/** Everything of a person that a client can say, under one word. */
const personOf = (word: string, behaviour: string, receiver: string) => ({
  contact_data: {
    email: `${behaviour}-${word}@${word}.example`,
    full_name: `${word} fullname`,
    company: `${word} company`,
    phone: `${word} phone`,
    title: `${word} title`,
    location: `${word} location`,
    linkedin_url: `https://www.linkedin.com/in/${word}`,
    twitter_url: `https://x.com/${word.slice(0, 15)}`
  },
  prospect_id: `${word}-prospect`,
  callback_url: `${receiver}/${word}`,
  callback_secret: `${word}-secret`
})

/** Erases people at every moment of a task's life and searches the files for them. */
export const erasure: Campaign = {
  id: "erasure",
  promise: "erasure: no byte of the person in the database and its write-ahead log afterwards",
  databases: ["sqlite"],
  size: { unit: "people", whole: 300, short: 4 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { accounts, deployment, receiver } = yield* openScene({
      database,
      accounts: 1,
      answer: ({ body, path }, _count, response) => {
        // Repeats the body: what receivers answer is written down as well.
        response.writeHead(path.includes("owed") ? 500 : 200).end(body)
      }
    })
    const [account] = accounts
    const [slot] = deployment.slots
    const broken: Array<BrokenPromise> = []
    const file = deployment.database.kind === "sqlite" ? deployment.database.file : ""
    const search = (word: string): ReadonlyArray<string> =>
      [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter(
        name => existsSync(name) && readFileSync(name).toString("latin1").toLowerCase().includes(word)
      )
    let foundBefore = 0
    if (account === undefined) return { measurements: [], broken, notes: [] }
    for (let number = 0; number < size; number++) {
      const moment = moments[number % moments.length] ?? "completed"
      const word = `zq${moment}x${number}y${yield* Random.nextIntBetween(1_000_000, 9_999_999)}`
      const behaviour =
        moment === "running" || moment === "kill" ? "idle" : moment === "failed" ? "fail" : "quick"
      const taskId = yield* account.accepted(personOf(word, behaviour, receiver.address))
      if (behaviour !== "idle" && moment !== "pending") {
        yield* until(
          "the task is settled",
          Effect.map(account.task(taskId, 5), it => isSettled(it.status)),
          {
            atMost: "20 seconds"
          }
        )
        yield* Effect.sleep("50 millis")
      }
      if (moment === "running") yield* Effect.sleep("50 millis")
      if (moment === "kill") {
        yield* slot.current().kill
        yield* slot.restart()
      }
      if (search(word).length > 0) foundBefore += 1
      const { status } = yield* account.send("DELETE", `/research/${taskId}`)
      const places = search(word)
      if (status !== 204) {
        broken.push({ promise: "erasing is answered with 204", subject: word, story: `${status}` })
      } else if (places.length > 0) {
        broken.push({ promise: "no byte of the person is left", subject: word, story: places.join(", ") })
      }
      // What was under way when the person was erased must not write them again.
      yield* Effect.sleep("100 millis")
      if (places.length === 0 && search(word).length > 0) {
        broken.push({
          promise: "nothing writes an erased person again",
          subject: word,
          story: search(word).join(", ")
        })
      }
      if (number % 50 === 49) yield* progress(`${number + 1} of ${size} people`)
    }
    if (foundBefore < size / 2) {
      const story = `only ${foundBefore} of ${size} people could be found before they were erased`
      broken.push({ promise: "the search finds people", subject: "the search", story })
    }
    return { measurements: [{ name: "people found before", value: foundBefore }], broken, notes: [] }
  })
}
