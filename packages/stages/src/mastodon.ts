import { HttpClient } from "@effect/platform"
import { isUrl, SourceError, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { Account, Status, WebFinger } from "./mastodon/answers.ts"
import { readingOf } from "./mastodon/profile.ts"
import { askAt } from "./sources/askAt.ts"
import { optionally } from "./sources/optionally.ts"
import { readLinked } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

/** `baseUrl` is asked in place of the origin of every server. */
export type MastodonOptions = Pick<SourceOptions, "baseUrl">

const source = "mastodon"

const statusList = Schema.Array(Status)

const wanted = { exclude_replies: "true", exclude_reblogs: "true", limit: "20" }

/** The server that has the account is often not the domain that the account is named after. */
const originOf = ({ links }: typeof WebFinger.Type): string | null => {
  const address = links.find(({ rel, href }) => rel === "self" && /^https:/.test(href ?? ""))?.href ?? ""
  return isUrl(address) ? new URL(address).origin : null
}

/** Reads the Mastodon accounts that other sources link, wherever they are, with their posts. */
export const layer = ({ baseUrl }: MastodonOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const askOn = (origin: string) => askAt(client, { source, baseUrl: baseUrl ?? origin })
      const malformed = () => new SourceError({ source, reason: { _tag: "Malformed" } })

      const readAccount = Effect.fn("Mastodon.readAccount")(function* (name: string) {
        const [, user = "", domain = ""] = /^([\w.-]+)@((?:[\w-]+\.)+[a-z]{2,})$/i.exec(name) ?? []
        if (user === "") return {}
        const { value: finger } = yield* askOn(`https://${domain}`)("/.well-known/webfinger", WebFinger, {
          resource: `acct:${user}@${domain}`
        })
        const spelled = /^acct:([\w.-]+)@[\w.-]+$/i.exec(finger.subject)
        const origin = originOf(finger)
        if (spelled === null || origin === null) return yield* malformed()
        const ask = askOn(origin)
        const path = "/api/v1/accounts/lookup"
        const acct = spelled[1] ?? user
        const { value: account, fetchedAt } = yield* ask(path, Account, { acct })
        const isHidden = account.noindex === true || account.suspended === true
        if (isHidden || account.bot === true || account.group === true) return {}
        const statuses = yield* optionally(
          source,
          "posts",
          Effect.map(
            ask(`/api/v1/accounts/${encodeURIComponent(account.id)}/statuses`, statusList, wanted),
            it => it.value
          ),
          []
        )
        const names = [...new Set([name, finger.subject.slice("acct:".length)])]
        const url = `${baseUrl ?? origin}${path}?acct=${encodeURIComponent(acct)}`
        const reading = yield* understood(source, () =>
          readingOf({ url, fetchedAt, names, account, statuses: statuses.value })
        )
        const output: Partial<StageOutput> = {
          ...reading,
          lookups: statuses.lookups
        }
        return output
      })

      const run = Effect.fn("Mastodon.run")((input: StageInput) =>
        readLinked(source, input, "mastodon", readAccount)
      )

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["mastodon" as const],
        required: false,
        timeLimit: "30 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `MASTODON_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("MASTODON"), layer))
