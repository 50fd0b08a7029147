import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { parse, parseAllDocuments } from "yaml"

export const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), "utf8")

/** A process of the service, as either file describes it. */
export interface DeployedProcess {
  readonly name: string
  readonly image: string
  readonly command: ReadonlyArray<string>
  readonly replicas: number
  readonly environment: Readonly<Record<string, string>>
  /** Ports of the container that others are led to. */
  readonly ports: ReadonlyArray<number>
  readonly graceSeconds: number
  readonly probes: ReadonlyArray<{
    readonly kind: "readiness" | "liveness"
    readonly path: string
    readonly port: number
  }>
}

const Texts = Schema.Record({ key: Schema.String, value: Schema.String })

const ComposeService = Schema.Struct({
  image: Schema.String,
  command: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
  stop_grace_period: Schema.optionalWith(Schema.String, { default: () => "10s" }),
  depends_on: Schema.optionalWith(
    Schema.Record({ key: Schema.String, value: Schema.Struct({ condition: Schema.String }) }),
    { default: () => ({}) }
  ),
  healthcheck: Schema.optional(Schema.Struct({ test: Schema.Array(Schema.String) })),
  environment: Texts,
  ports: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
  volumes: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
  deploy: Schema.optionalWith(Schema.Struct({ replicas: Schema.Number }), {
    default: () => ({ replicas: 1 })
  })
})

const Compose = Schema.Struct({
  services: Schema.Record({ key: Schema.String, value: ComposeService }),
  volumes: Schema.Record({ key: Schema.String, value: Schema.NullOr(Schema.Unknown) })
})

export const compose = Schema.decodeUnknownSync(Compose)(parse(read("compose.yaml"), { merge: true }))

const secondsOf = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1])

/** What an operator sets, as the head of the file says. */
const operatorsOwn: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: "password",
  SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
  DATABASE_URL: "postgres://research:password@database/research"
}

const interpolated = (text: string): string =>
  text.replace(/\$\{(\w+)\}/g, (all, name: string) => operatorsOwn[name] ?? all)

/** Every service but the database. */
export const composeProcesses: ReadonlyArray<DeployedProcess> = Object.entries(compose.services)
  .filter(([, { image }]) => !image.startsWith("postgres:"))
  .map(([name, service]) => ({
    name,
    image: service.image,
    command: service.command,
    replicas: service.deploy.replicas,
    environment: Object.fromEntries(
      Object.entries(service.environment).map(([key, value]) => [key, interpolated(value)])
    ),
    ports: service.ports.map(port => Number(port.split(":").at(-1))),
    graceSeconds: secondsOf(service.stop_grace_period),
    probes: []
  }))

const Probe = Schema.Struct({ httpGet: Schema.Struct({ path: Schema.String, port: Schema.Number }) })

const Container = Schema.Struct({
  image: Schema.String,
  command: Schema.Array(Schema.String),
  envFrom: Schema.Array(Schema.Struct({ secretRef: Schema.Struct({ name: Schema.String }) })),
  env: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  ports: Schema.optionalWith(Schema.Array(Schema.Struct({ containerPort: Schema.Number })), {
    default: () => []
  }),
  readinessProbe: Schema.optional(Probe),
  livenessProbe: Schema.optional(Probe)
})

const Deployment = Schema.Struct({
  kind: Schema.Literal("Deployment"),
  metadata: Schema.Struct({ name: Schema.String }),
  spec: Schema.Struct({
    replicas: Schema.Number,
    selector: Schema.Struct({ matchLabels: Texts }),
    template: Schema.Struct({
      metadata: Schema.Struct({ labels: Texts }),
      spec: Schema.Struct({
        terminationGracePeriodSeconds: Schema.Number,
        containers: Schema.Tuple(Container)
      })
    })
  })
})

const Service = Schema.Struct({
  kind: Schema.Literal("Service"),
  spec: Schema.Struct({
    selector: Texts,
    ports: Schema.Array(Schema.Struct({ port: Schema.Number, targetPort: Schema.Number }))
  })
})

const documents = Schema.decodeUnknownSync(Schema.Array(Schema.Union(Deployment, Service)))(
  parseAllDocuments(read("kubernetes.yaml")).map(document => document.toJS())
)

export const deployments = documents.filter(it => it.kind === "Deployment")
export const services = documents.filter(it => it.kind === "Service")

/** The names in the command that makes the secret, at the head of the file. */
export const secretNames: ReadonlyArray<string> = [
  ...read("kubernetes.yaml").matchAll(/--from-literal=(\w+)=/g)
].map(([, name = ""]) => name)

export const kubernetesProcesses: ReadonlyArray<DeployedProcess> = deployments.map(({ metadata, spec }) => {
  const [container] = spec.template.spec.containers
  const probe = (kind: "readiness" | "liveness", found: typeof Probe.Type | undefined) =>
    found === undefined ? [] : [{ kind, ...found.httpGet }]
  return {
    name: metadata.name,
    image: container.image,
    command: container.command,
    replicas: spec.replicas,
    environment: {
      ...Object.fromEntries(secretNames.map(name => [name, operatorsOwn[name] ?? ""])),
      ...Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
    },
    ports: container.ports.map(({ containerPort }) => containerPort),
    graceSeconds: spec.template.spec.terminationGracePeriodSeconds,
    probes: [...probe("readiness", container.readinessProbe), ...probe("liveness", container.livenessProbe)]
  }
})
