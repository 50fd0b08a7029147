import type { Evidence } from "@prospect-research/core"
import { Effect } from "effect"
import { openInternet } from "../internet/Internet.ts"
import { openResearcher, type PersonResearch, researchPeople } from "../run.ts"
import type { Person, World } from "../World.ts"
import { type Measured, type Miss, share } from "./Measured.ts"
import { agrees, documentsOf, factsOf, fields, spell, valuesOf } from "./reportValues.ts"

/** Hosts that are down together. */
interface Outage {
  readonly name: string
  readonly hosts: ReadonlySet<string>
}

const concurrency = 4

/** One person, researched while some hosts are down, and the hosts that were asked. */
const researchDuring = (world: World, person: Person, isDown: (host: string) => boolean) =>
  Effect.gen(function* () {
    const internet = yield* openInternet(world, { isDown })
    const researcher = yield* openResearcher({ gateway: internet.gateway, now: world.now })
    const [research] = yield* researchPeople(researcher, [person])
    const visited = new Set(internet.visits.map(({ url }) => new URL(url).hostname))
    return { research, visited, services: internet.services }
  }).pipe(Effect.scoped)

const unavailable = ({ evidence }: PersonResearch, name: string): number =>
  evidence.sources.filter(({ source, verdict }) => source === name && verdict === "unavailable").length

/** Whether a source says that it could not look which could before, or the one that is down, which may want a key at other times. */
const tells = (whole: PersonResearch, outage: PersonResearch, down: Outage): boolean =>
  outage.evidence.sources.some(
    ({ source }) =>
      unavailable(outage, source) > unavailable(whole, source) ||
      (source === down.name && unavailable(outage, source) > 0)
  )

/**
 * True facts that are lost although their documents were read in spite of the outage, or although the employer's own site states
 * them, which nothing but the email address leads to.
 */
const lost = (whole: PersonResearch, outage: PersonResearch, down: Outage): ReadonlyArray<string> => {
  const { facts, contact } = whole.person
  const read = new Set(outage.evidence.claims.map(({ document }) => document))
  const employer = contact.email?.split("@")[1]
  const mustStay = ({ id, url }: Evidence["documents"][number]): boolean => {
    const host = new URL(url).hostname
    return read.has(id) || (host === employer && !down.hosts.has(host))
  }
  return fields.flatMap(field =>
    factsOf(facts, field)
      .filter(fact => !valuesOf(outage.result, field).some(value => agrees(field, value, fact)))
      .filter(fact =>
        valuesOf(whole.result, field)
          .filter(value => agrees(field, value, fact))
          .some(value => documentsOf(whole.evidence, field, value).some(mustStay))
      )
      .map(fact => `${field}: ${spell(fact)}`)
  )
}

const duringOutages = (world: World, person: Person) =>
  Effect.gen(function* () {
    const whole = yield* researchDuring(world, person, () => false)
    if (whole.research === undefined) return []
    const baseline = whole.research
    const ofServices = new Set(whole.services.flatMap(({ hosts }) => hosts))
    const asked = (hosts: ReadonlyArray<string>) => new Set(hosts.filter(host => whole.visited.has(host)))
    const outages: ReadonlyArray<Outage> = [
      ...whole.services.map(({ name, hosts }) => ({ name, hosts: asked(hosts) })),
      ...[...whole.visited]
        .filter(host => !ofServices.has(host))
        .map(host => ({ name: host, hosts: new Set([host]) }))
    ].filter(({ hosts }) => hosts.size > 0)
    return yield* Effect.forEach(
      outages,
      outage =>
        Effect.map(
          researchDuring(world, person, host => outage.hosts.has(host)),
          ({ research }) => ({
            person,
            name: outage.name,
            isTold: research !== undefined && tells(baseline, research, outage),
            isWhole: research !== undefined && research.failure === null,
            lost: research === undefined ? [] : lost(baseline, research, outage)
          })
        ),
      { concurrency }
    )
  })

/** What is left when one source is down, or all of them. */
export const measureResilience = (world: World, people: ReadonlyArray<Person>) =>
  Effect.gen(function* () {
    const dark = yield* Effect.forEach(people, person => researchDuring(world, person, () => true), {
      concurrency
    })
    const outages = (yield* Effect.forEach(people, person => duringOutages(world, person))).flat()
    const figure = {
      dark: "failed with every source down",
      told: "outages that are told",
      survived: "outages that are survived"
    }
    const failed = dark.filter(({ research }) => research !== undefined && research.failure !== null)
    const survived = outages.filter(it => it.isWhole && it.lost.length === 0)
    return {
      figures: [
        { name: figure.dark, value: share(failed.length, dark.length), of: dark.length, least: 1 },
        {
          name: figure.told,
          value: share(outages.filter(it => it.isTold).length, outages.length),
          of: outages.length,
          least: 1
        },
        { name: figure.survived, value: share(survived.length, outages.length), of: outages.length, least: 1 }
      ],
      misses: outages.flatMap(
        ({ person, name, isTold, isWhole, lost: facts }): ReadonlyArray<Miss> => [
          ...(isTold
            ? []
            : [{ person: person.id, figure: figure.told, text: `nobody tells that ${name} was down` }]),
          ...(isWhole
            ? []
            : [{ person: person.id, figure: figure.survived, text: `${name} took everything down` }]),
          ...facts.map(fact => ({ person: person.id, figure: figure.survived, text: `${name} took ${fact}` }))
        ]
      )
    } satisfies Measured
  })
