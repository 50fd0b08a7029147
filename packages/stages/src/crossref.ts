import { HttpClient } from "@effect/platform"
import { type StageInput, stageLayer } from "@prospect-research/core"
import { Config, Effect, Layer, Option } from "effect"
import { FoundWorks } from "./crossref/answers.ts"
import {
  affiliationsOf,
  authoredIn,
  type IsProspect,
  nameOf,
  orcidOf,
  readingOf,
  source
} from "./crossref/works.ts"
import { wantedOf } from "./extraction/Wanted.ts"
import { sameName } from "./names/relateNames.ts"
import { askAt } from "./sources/askAt.ts"
import { type NamedPerson, namedEmployee, namesCompany } from "./sources/NamedPerson.ts"
import { handlesToFollow, readEach, together } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export interface CrossrefOptions extends Pick<SourceOptions, "baseUrl"> {
  /** An email address of the operator, with which the service answers sooner. */
  readonly contact?: string | undefined
}

/**
 * Reads the works of the ORCID that others link, or else those on which the prospect's name stands with the
 * employer's. `baseUrl` defaults to `https://api.crossref.org`.
 */
export const layer = ({ baseUrl = "https://api.crossref.org", contact }: CrossrefOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = askAt(client, {
        source,
        baseUrl,
        parameters: {
          rows: "50",
          select: "DOI,title,container-title,publisher,issued,author",
          ...(contact === undefined ? {} : { mailto: contact })
        }
      })

      const find = Effect.fn("Crossref.find")(function* (
        parameters: Readonly<Record<string, string>>,
        isProspect: IsProspect
      ) {
        const path = "/works"
        const { value, fetchedAt } = yield* ask(path, FoundWorks, parameters)
        // As it was asked, without whom the service may write to.
        const url = `${baseUrl}${path}?${new URLSearchParams(parameters)}`
        return yield* understood(source, () =>
          together(authoredIn(value.message.items, isProspect).map(it => readingOf(it, url, fetchedAt)))
        )
      })

      const search = (person: NamedPerson, company: string) =>
        find(
          { "query.author": person.fullName, "query.affiliation": company },
          author =>
            sameName(nameOf(author), person.fullName) &&
            affiliationsOf(author).some(it => namesCompany(it, person))
        )

      const readByOrcid = (orcid: string, names: ReadonlyArray<string>) =>
        find(
          { filter: `orcid:${orcid}`, sort: "published", order: "desc" },
          author => orcidOf(author) === orcid && names.some(name => sameName(nameOf(author), name))
        )

      const run = Effect.fn("Crossref.run")(function* (input: StageInput) {
        const { names } = wantedOf(input)
        const linked = handlesToFollow(input, "orcid")
        if (linked.length > 0) return yield* readEach(source, linked, orcid => readByOrcid(orcid, names))
        const person = namedEmployee(input)
        if (Option.isNone(person)) return {}
        const [company] = person.value.companies
        return company === undefined ? {} : yield* readEach(source, [company], it => search(person.value, it))
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["orcid" as const],
        required: false,
        timeLimit: "20 seconds",
        budget: 0,
        run
      }
    })
  )

const isEmail = (contact: string): boolean => /^[^\s@]+@[^\s@]+$/.test(contact)

/** Reads `CROSSREF_BASE_URL` and `CONTACT`, which counts when it is an email address. */
export const layerConfig = Layer.unwrapEffect(
  Effect.map(
    Config.all([baseUrlConfig("CROSSREF"), Config.option(Config.nonEmptyString("CONTACT"))]),
    ([base, contact]) => layer({ ...base, contact: Option.getOrUndefined(Option.filter(contact, isEmail)) })
  )
)
