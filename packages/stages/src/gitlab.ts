import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { FoundUser, Project, User } from "./gitlab/answers.ts"
import { readingOf } from "./gitlab/profile.ts"
import { askAt } from "./sources/askAt.ts"
import { optionally } from "./sources/optionally.ts"
import { readLinked } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type GitLabOptions = Pick<SourceOptions, "baseUrl">

const source = "gitlab"

const userList = Schema.Array(FoundUser)
const projectList = Schema.Array(Project)

const newest = { order_by: "last_activity_at", per_page: "50" }

/** Reads the GitLab profiles that other sources link. `baseUrl` defaults to `https://gitlab.com`. */
export const layer = ({ baseUrl = "https://gitlab.com" }: GitLabOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const api = `${baseUrl}/api/v4`
      const ask = askAt(client, { source, baseUrl: api })

      const readProfile = Effect.fn("GitLab.readProfile")(function* (username: string) {
        const { value: found } = yield* ask("/users", userList, { username })
        const account = found.find(it => it.username.toLowerCase() === username.toLowerCase())
        // Groups have addresses of the same form, and are no users.
        if (account === undefined || (account.state ?? "active") !== "active") return {}
        const path = `/users/${account.id}`
        const { value: user, fetchedAt } = yield* ask(path, User)
        if (user.bot === true) return {}
        const projects = yield* optionally(
          source,
          "projects",
          Effect.map(ask(`${path}/projects`, projectList, newest), it => it.value),
          []
        )
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () =>
            readingOf({ url: `${api}${path}`, fetchedAt, user, projects: projects.value })
          )),
          lookups: projects.lookups
        }
        return output
      })

      const run = Effect.fn("GitLab.run")((input: StageInput) =>
        readLinked(source, input, "gitlab", readProfile)
      )

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["gitlab" as const],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GITLAB_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("GITLAB"), layer))
