import { HttpClient } from "@effect/platform"
import { agrees, comparable, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Predicate, Schema } from "effect"
import { askAt } from "./sources/askAt.ts"
import { domainLabel } from "./sources/domainNames.ts"
import { answered } from "./sources/lookups.ts"
import { plainLine } from "./sources/plainText.ts"
import { stateDocument, statedFact } from "./sources/StatedLine.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

export type RdapOptions = Pick<SourceOptions, "baseUrl">

const source = "rdap"

const Entity = Schema.Struct({
  roles: Schema.optional(Schema.NullOr(Schema.Array(Schema.String))),
  /** A jCard: `["vcard", [[name, parameters, type, value], …]]`. */
  vcardArray: Schema.optional(Schema.Unknown)
})
type Entity = typeof Entity.Type

/** Of `GET /domain/{domain}` */
const Domain = Schema.Struct({
  objectClassName: Schema.Literal("domain"),
  entities: Schema.optional(Schema.NullOr(Schema.Array(Entity)))
})

/** The first value of a property of a jCard. */
const property = ({ vcardArray }: Entity, name: string): string => {
  const properties = Array.isArray(vcardArray) ? vcardArray[1] : undefined
  if (!Array.isArray(properties)) return ""
  const found: unknown = properties.find(it => Array.isArray(it) && it[0] === name)
  const value: unknown = Array.isArray(found) ? found[3] : undefined
  const text: unknown = Array.isArray(value) ? value[0] : value
  return Predicate.isString(text) ? plainLine(text) : ""
}

/** Services that stand in for owners who do not want to be named, and what registries write in their place. */
const hidden =
  /redacted|privacy|proxy|whois|withheld|protect|disclosed|anonym|masked|private|not applicable|registrant|^n\/?a$/i

/** The organization that holds a domain; persons, and owners who do not want to be named, are nobody's business. */
const registrantOf = (entities: ReadonlyArray<Entity>): Option.Option<string> =>
  Option.fromNullable(
    entities
      .filter(({ roles }) => roles?.includes("registrant") === true)
      .map(
        entity =>
          property(entity, "org") || (property(entity, "kind") === "org" ? property(entity, "fn") : "")
      )
      .find(name => /\p{L}/u.test(name) && !hidden.test(name))
  )

const field = "professional.current_company"

/** Agencies and holdings register domains as well: only a name that is known already is the employer's. */
const isEmployer = (organization: string, domain: string, { contact, known }: StageInput): boolean => {
  const names = [
    contact.company ?? "",
    domainLabel(`https://${domain}/`),
    ...known.claims.flatMap(claim => (claim.field === field ? [String(claim.value)] : []))
  ]
  return names.some(name => name !== "" && agrees(comparable(field, organization), comparable(field, name)))
}

/** Asks who holds the employer's domain. `baseUrl` defaults to `https://rdap.org`, which knows all registries. */
export const layer = ({ baseUrl = "https://rdap.org" }: RdapOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = askAt(client, { source, baseUrl })
      const run = Effect.fn("Rdap.run")(function* (input: StageInput) {
        const domain = input.fresh.find(({ kind }) => kind === "company_domain")?.value
        if (domain === undefined) return {}
        const path = `/domain/${encodeURIComponent(domain)}`
        const { value, fetchedAt } = yield* ask(path, Domain)
        const organization = Option.getOrUndefined(registrantOf(value.entities ?? []))
        const absent: Partial<StageOutput> = { lookups: [answered(source, false)] }
        if (organization === undefined || !isEmployer(organization, domain, input)) return absent
        const output: Partial<StageOutput> = {
          ...stateDocument(
            {
              source,
              source_class: "registry",
              url: `${baseUrl}${path}`,
              page_url: `https://rdap.org${path}`,
              fetched_at: fetchedAt,
              published_at: null,
              title: `Registration of ${domain}`
            },
            [...statedFact("domain", domain), ...statedFact("registrant organization", organization, field)]
          ),
          lookups: [answered(source, true)]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["company_domain" as const],
        required: false,
        timeLimit: "15 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `RDAP_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("RDAP"), layer))
