import { createHash } from "node:crypto"
import { HttpClient } from "@effect/platform"
import { type ContactData, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { Profile } from "./gravatar/answers.ts"
import { readingOf } from "./gravatar/profile.ts"
import { askJson } from "./sources/askJson.ts"
import { answered } from "./sources/lookups.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type GravatarOptions = SourceOptions

const source = "gravatar"

const emailOf = (contact: ContactData, { handles }: StageInput["known"]): string | undefined =>
  handles.find(({ kind }) => kind === "email")?.value ?? contact.email?.trim().toLowerCase()

/** Asks Gravatar for the profile of the email address. `baseUrl` defaults to `https://api.gravatar.com`. */
export const layer = ({ baseUrl = "https://api.gravatar.com", key }: GravatarOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("Gravatar.run")(function* ({ contact, known }: StageInput) {
        const email = emailOf(contact, known)
        if (email === undefined) return {}
        const hash = createHash("sha256").update(email).digest("hex")
        const url = `${baseUrl}/v3/profiles/${hash}`
        const { value: profile, fetchedAt } = yield* askJson(client, { source, url, key, answer: Profile })
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () => readingOf({ url, fetchedAt, profile, email }))),
          lookups: [answered(source, true)]
        }
        return output
      })
      return {
        name: source,
        version: "2",
        kind: "gather" as const,
        after: ["normalize"],
        required: false,
        timeLimit: "15 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GRAVATAR_BASE_URL` and `GRAVATAR_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("GRAVATAR"), layer))
