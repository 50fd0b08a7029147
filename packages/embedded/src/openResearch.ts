import { Accounts, Research } from "@prospect-research/core"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { ConfigProvider, Effect, Layer, Logger, Option } from "effect"
import { open } from "./Opened.ts"
import { ResearchError } from "./ResearchError.ts"
import { ResearchService, type ServiceOptions } from "./ResearchService.ts"
import { makeSession, type Session } from "./Session.ts"
import { serviceConfig } from "./Settings.ts"

export interface OpenOptions {
  /** `sqlite:<file>`, made when it is not there, or `postgres://user:password@host/database`. */
  readonly databaseUrl: string
  /** Where report pages are reached from outside: `report_url` is `{baseUrl}/reports/{token}`. */
  readonly baseUrl: string
  /** Further settings by the names of docs/settings.md, such as `GITHUB_API_KEY`. The process's environment is not read. */
  readonly settings?: Readonly<Record<string, string>>
  /** Stages beside the built-in ones. */
  readonly stages?: ServiceOptions["stages"]
  /** Whether the library logs. Default false. */
  readonly log?: boolean
}

/** A page to serve as it is. */
export interface ReportPage {
  readonly status: 200 | 404 | 410
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

export interface FirstAccount {
  readonly accountId: string
  /** What callbacks are signed with. Told only by the opening that makes the database: keep it where callbacks are received. */
  readonly signingSecret: string | undefined
}

/** The service in this process. The session methods act for the first account, which is made with the database. */
export interface EmbeddedResearch extends Session {
  readonly firstAccount: FirstAccount
  /** Another account: a customer of yours, with credits of its own. */
  createAccount(
    name: string
  ): Promise<{ readonly accountId: string; readonly signingSecret: string; readonly session: Session }>
  sessionOf(accountId: string): Session
  /** The public page behind a `report_url`, to serve at `/reports/:token`. */
  reportPage(token: string): Promise<ReportPage>
  /** Stops claiming work, hands unfinished tasks back, and closes the database. */
  close(): Promise<void>
}

const firstAccountOf = Effect.gen(function* () {
  const accounts = yield* Accounts
  const created = yield* accounts.createFirst("Embedded")
  if (Option.isSome(created)) {
    return { accountId: created.value.account_id, signingSecret: created.value.signing_secret }
  }
  const [first] = yield* accounts.list
  if (first === undefined) return yield* Effect.dieMessage("There is no account")
  return { accountId: first.account_id, signingSecret: undefined }
})

/**
 * Opens the service in this process: research goes on in the background until `close`. Rejects with a `ResearchError` of the code
 * `CannotOpen` when settings or the database are refused.
 */
export const openResearch = async (options: OpenOptions): Promise<EmbeddedResearch> => {
  const { databaseUrl, baseUrl, settings = {}, stages = [], log = false } = options
  const provider = ConfigProvider.fromMap(
    new Map(Object.entries({ ...settings, DATABASE_URL: databaseUrl, BASE_URL: baseUrl }))
  )
  const opened = await open(
    Layer.unwrapEffect(Effect.map(serviceConfig(), it => ResearchService.layer(it, { stages }))).pipe(
      Layer.provide(Layer.setConfigProvider(provider)),
      Layer.provide(log ? Layer.empty : Logger.remove(Logger.defaultLogger))
    )
  )
  const { run, close } = opened
  // A service that nobody holds could not be closed, and would keep its database from the next opening.
  const firstAccount: FirstAccount = await run(firstAccountOf).catch(async error => {
    await close()
    throw error
  })
  return {
    ...makeSession(opened, firstAccount.accountId),
    firstAccount,
    createAccount: async name => {
      const account = await run(Effect.flatMap(Accounts, accounts => accounts.create(name)))
      return {
        accountId: account.account_id,
        signingSecret: account.signing_secret,
        session: makeSession(opened, account.account_id)
      }
    },
    sessionOf: accountId => makeSession(opened, accountId),
    reportPage: token =>
      run(Effect.flatMap(Research, research => research.report(token))).then(
        report => ({ status: 200, ...renderReport(report) }),
        error => {
          if (error instanceof ResearchError && error.code === "ReportGone")
            return { status: 410, ...renderGone() }
          if (error instanceof ResearchError && error.code === "ReportNotFound")
            return { status: 404, ...renderNotFound() }
          throw error
        }
      ),
    close
  }
}
