import { openResearch, serviceConfig, settingsMessage } from "@prospect-research/embedded"
import { type Config, ConfigError, ConfigProvider, Effect, Either } from "effect"
import { describe, expect, it } from "vitest"

const read = <A>(config: Config.Config<A>, settings: Record<string, string>): Either.Either<A, string> =>
  Effect.runSync(
    Effect.either(ConfigProvider.fromMap(new Map(Object.entries(settings))).load(config)).pipe(
      Effect.map(Either.mapLeft(settingsMessage))
    )
  )

const service = (settings: Record<string, string>) => read(serviceConfig("http://127.0.0.1:3000"), settings)

describe("addresses", () => {
  const refused = (name: string) =>
    Either.left(`${name} must be an http or https address such as https://example.com`)

  it.each(["foo", "ftp://x", "https://x/?page=1", "https://", "//x"])(
    "%s is no address of the service",
    text => {
      expect(service({ BASE_URL: text })).toEqual(refused("BASE_URL"))
      expect(service({ EGRESS_GATEWAY: text })).toEqual(refused("EGRESS_GATEWAY"))
    }
  )

  it.each([
    ["https://research.example/behind/", "https://research.example/behind"],
    ["HTTP://Research.Example", "http://research.example"],
    [" ", "http://127.0.0.1:3000"]
  ])("%j is %s", (text, address) => {
    expect(Either.map(service({ BASE_URL: text }), ({ baseUrl }) => baseUrl)).toEqual(Either.right(address))
  })

  it("that the library is given, too", async () => {
    const databaseUrl = "sqlite:/nowhere/research.db"
    await expect(openResearch({ databaseUrl, baseUrl: "nope" })).rejects.toThrow("BASE_URL must be an http")
    await expect(openResearch({ databaseUrl, baseUrl: "" })).rejects.toThrow(/^BASE_URL must be set$/)
  })
})

describe("what is wrong with a setting is said with its name,", () => {
  it.each([
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be sqlite:<file>"],
    [{ REPORT_LIFETIME_DAYS: "0" }, "REPORT_LIFETIME_DAYS must be 1 or more"],
    [{ RETENTION_DAYS: "-1" }, "RETENTION_DAYS must be 0 or more"],
    [{ CASSETTE_MODE: "foo" }, "CASSETTE_MODE: Expected one of"],
    [{ ROLE: "king" }, "ROLE: Expected one of"],
    [{ TASK_CONCURRENCY: "many" }, "TASK_CONCURRENCY: Expected an integer"]
  ])("%j", (settings, message) => {
    const found = service(settings)
    expect(Either.isLeft(found) && found.left.startsWith(message), String(found)).toBe(true)
  })

  it("also when there are several", () => {
    const both = ConfigError.And(
      ConfigError.MissingData(["CRM_TOKEN"], "Expected CRM_TOKEN to exist in the process context"),
      ConfigError.InvalidData(["PORT"], "Expected an integer value")
    )
    expect(settingsMessage(both)).toBe("CRM_TOKEN must be set; PORT: Expected an integer value")
  })
})
