import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { handlesToFollow, readEach } from "./github/followHandles.ts"
import { lookup, nobody, optionally } from "./github/lookups.ts"
import { Account, Status, WebFinger } from "./mastodon/answers.ts"
import { readingOf } from "./mastodon/profile.ts"
import { askJson } from "./sources/askJson.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

/** `baseUrl` is asked in place of the origin of every server. */
export type MastodonOptions = Pick<SourceOptions, "baseUrl">

const source = "mastodon"

const statusList = Schema.Array(Status)

const wanted = { exclude_replies: "true", exclude_reblogs: "true", limit: "20" }

/** The server that has the account is often not the domain that the account is named after. */
const originOf = ({ links }: typeof WebFinger.Type): string | null => {
  const address = links.find(({ rel, href }) => rel === "self" && /^https:/.test(href ?? ""))?.href ?? ""
  return URL.canParse(address) ? new URL(address).origin : null
}

/** Reads the Mastodon accounts that other sources link, wherever they are, with their posts. */
export const layer = ({ baseUrl }: MastodonOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = <A, I>(
        origin: string,
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>>
      ) => askJson(client, { source, url: `${baseUrl ?? origin}${path}`, parameters, answer })
      const malformed = () => new SourceError({ source, reason: { _tag: "Malformed" } })

      const readAccount = Effect.fn("Mastodon.readAccount")(function* (name: string) {
        const [, user = "", domain = ""] = /^([\w.-]+)@((?:[\w-]+\.)+[a-z]{2,})$/i.exec(name) ?? []
        if (user === "") return nobody(source)
        const { value: finger } = yield* ask(`https://${domain}`, "/.well-known/webfinger", WebFinger, {
          resource: `acct:${user}@${domain}`
        })
        const spelled = /^acct:([\w.-]+)@[\w.-]+$/i.exec(finger.subject)
        const origin = originOf(finger)
        if (spelled === null || origin === null) return yield* malformed()
        const path = "/api/v1/accounts/lookup"
        const acct = spelled[1] ?? user
        const { value: account, fetchedAt } = yield* ask(origin, path, Account, { acct })
        const isHidden = account.noindex === true || account.suspended === true
        if (isHidden || account.bot === true || account.group === true) return nobody(source)
        const statuses = yield* optionally(
          `${source} posts`,
          ask(origin, `/api/v1/accounts/${encodeURIComponent(account.id)}/statuses`, statusList, wanted)
        )
        const names = [...new Set([name, finger.subject.slice("acct:".length)])]
        const url = `${baseUrl ?? origin}${path}?acct=${encodeURIComponent(acct)}`
        const reading = yield* Effect.try({
          try: () => readingOf({ url, fetchedAt, names, account, statuses: statuses.value }),
          catch: malformed
        })
        const output: Partial<StageOutput> = {
          ...reading,
          lookups: [lookup(source, "found"), ...statuses.lookups]
        }
        return output
      })

      const run = Effect.fn("Mastodon.run")((input: StageInput) =>
        readEach(source, handlesToFollow(input, "mastodon"), readAccount)
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
