import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { OpenApi } from "@effect/platform"
import { type ServiceSettings, serviceConfig } from "@prospect-research/embedded"
import { Api } from "@prospect-research/http"
import { enabledStages } from "@prospect-research/stages/builtInStages"
import { ConfigProvider, Effect, Option, Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { type ServerSettings, serverConfig } from "../../standalone-server/src/ServerSettings.ts"
import {
  compose,
  composeProcesses,
  type DeployedProcess,
  deployments,
  kubernetesProcesses,
  read,
  secretNames,
  services
} from "./manifests.ts"

/** The settings of an environment, and the names that were asked for. */
const watched = (environment: DeployedProcess["environment"]) => {
  const asked = new Set<string>()
  const { enumerateChildren, load, patch } = ConfigProvider.fromMap(
    new Map(Object.entries(environment))
  ).flattened
  const provider = ConfigProvider.fromFlat(
    ConfigProvider.makeFlat({
      enumerateChildren,
      patch,
      load: (path, config, split) => {
        asked.add(path.join("_"))
        return load(path, config, split)
      }
    })
  )
  return { provider, asked }
}

interface Understood {
  readonly settings: ServerSettings & ServiceSettings
  /** Settings that nothing of the program asks for. */
  readonly unknown: ReadonlyArray<string>
}

/** What the program makes of the environment of a process. Fails where it would refuse to start. */
const understand = ({ environment }: DeployedProcess): Understood => {
  const { asked, provider } = watched(environment)
  const settings = Effect.runSync(
    Effect.gen(function* () {
      const server = yield* serverConfig
      const service = yield* serviceConfig("http://127.0.0.1")
      yield* enabledStages
      return { ...server, ...service }
    }).pipe(Effect.withConfigProvider(provider))
  )
  return { settings, unknown: Object.keys(environment).filter(name => !asked.has(name)) }
}

const fromTop = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Requests under way may go on for so long after the tasks. */
const requestSeconds = 5

/** Of PostgreSQL's own default of 100, a few are kept for its administrator. */
const mostConnections = 97

const files = [
  { file: "compose.yaml", processes: composeProcesses },
  { file: "kubernetes.yaml", processes: kubernetesProcesses }
]

describe.each(files)("$file", ({ processes }) => {
  const understood = processes.map(process => ({ ...process, ...understand(process) }))

  it("names only settings that the program knows, with values that it takes", () => {
    expect(understood.flatMap(({ unknown }) => unknown)).toEqual([])
    for (const { environment, settings } of understood) {
      expect(settings.role).toBe(environment.ROLE)
      expect(settings.database.kind).toBe("postgres")
      const key = Option.map(settings.secretKey, it => Buffer.from(Redacted.value(it), "base64").length)
      expect(Option.getOrNull(key)).toBe(32)
      expect(settings.logFormat).toBe("json")
    }
  })

  it("has every part of the service once, and the same service everywhere", () => {
    expect(understood.map(({ settings }) => settings.role).sort()).toEqual(["api", "delivery", "worker"])
    for (const name of ["DATABASE_URL", "SECRET_KEY", "BASE_URL"]) {
      const values = understood.map(({ environment }) => environment[name])
      expect(values).not.toContain(undefined)
      expect(new Set(values).size, name).toBe(1)
    }
  })

  it("leads only to the process that listens, where it listens", () => {
    for (const { ports, settings } of understood) {
      expect(ports).toEqual(settings.role === "api" ? [settings.port] : [])
      // Loopback is the container's own.
      if (settings.role === "api") expect(settings.host).toBe("0.0.0.0")
    }
  })

  it("runs the program of the image", () => {
    const commands = /^CMD (\[.*\])$/m.exec(read("Dockerfile"))?.[1] ?? ""
    const [, image] =
      /docker build -t (\S+) -f examples\/deploy\/Dockerfile \./.exec(read("Dockerfile")) ?? []
    for (const { command, image: used } of understood) {
      expect(command).toEqual(JSON.parse(commands))
      expect(used).toBe(image)
      const [program, main = ""] = command
      expect(program).toBe("node")
      expect(existsSync(fromTop(main.replace("/dist/", "/src/").replace(/\.js$/, ".ts"))), main).toBe(true)
    }
  })

  it("gives tasks and requests the time to end", () => {
    for (const { graceSeconds, settings } of understood) {
      const drainSeconds = settings.drainMillis / 1000
      expect(graceSeconds).toBeGreaterThan(drainSeconds + settings.graceSeconds + requestSeconds)
    }
  })

  it("needs no more connections than PostgreSQL has by itself", () => {
    const connections = understood.map(({ replicas, settings: { database } }) =>
      // One more listens.
      database.kind === "postgres" ? replicas * (database.connections + 1) : 0
    )
    expect(connections.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostConnections)
  })
})

describe("compose.yaml", () => {
  it("waits for a database that tells its health, and keeps its data", () => {
    const { database } = compose.services
    expect(database?.healthcheck?.test.join(" ")).toContain("pg_isready")
    for (const { name } of composeProcesses) {
      expect(compose.services[name]?.depends_on).toEqual({ database: { condition: "service_healthy" } })
    }
    const kept = database?.volumes.map(volume => volume.split(":")[0])
    expect(kept).toEqual(Object.keys(compose.volumes))
    const url = new URL(composeProcesses[0]?.environment.DATABASE_URL ?? "")
    expect(url.hostname).toBe("database")
    expect(url.username).toBe(database?.environment.POSTGRES_USER)
    expect(url.pathname).toBe(`/${database?.environment.POSTGRES_DB}`)
  })
})

describe("kubernetes.yaml", () => {
  it("asks for health where the interface tells it", () => {
    const paths = new Set(Object.keys(OpenApi.fromApi(Api).paths))
    const [api] = kubernetesProcesses.filter(({ ports }) => ports.length > 0)
    expect(api?.probes.map(({ kind, path }) => [kind, path])).toEqual([
      ["readiness", "/health/ready"],
      ["liveness", "/health/live"]
    ])
    for (const { ports, probes } of kubernetesProcesses) {
      for (const { path, port } of probes) {
        expect(paths).toContain(path)
        expect(ports).toContain(port)
      }
    }
  })

  it("selects the processes that it starts", () => {
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
    }
    for (const { spec } of services) {
      const selected = deployments.filter(deployment =>
        Object.entries(spec.selector).every(
          ([label, value]) => deployment.spec.template.metadata.labels[label] === value
        )
      )
      const ports = selected.flatMap(it => it.spec.template.spec.containers[0].ports)
      expect(spec.ports.map(({ targetPort }) => targetPort)).toEqual(
        ports.map(({ containerPort }) => containerPort)
      )
    }
  })

  it("takes from the secret what the command at its head puts there", () => {
    expect(secretNames).toEqual(["DATABASE_URL", "SECRET_KEY"])
    const [name] = /create secret generic (\S+)/.exec(read("kubernetes.yaml"))?.slice(1) ?? []
    for (const { spec } of deployments) {
      expect(spec.template.spec.containers[0].envFrom).toEqual([{ secretRef: { name } }])
    }
  })
})
