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
  outputOf,
  source
} from "./crossref/works.ts"
import { identifiersToRead, isAtCompany, type NameSearch, nameSearch } from "./orcid/nameSearch.ts"
import { readEach, together } from "./orcid/readEach.ts"
import { askJson } from "./sources/askJson.ts"
import { sameName } from "./sources/names.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

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

      const find = Effect.fn("Crossref.find")(function* (
        parameters: Readonly<Record<string, string>>,
        isProspect: IsProspect
      ) {
        const url = `${baseUrl}/works`
        const { value, fetchedAt } = yield* askJson(client, {
          source,
          url,
          parameters: {
            ...parameters,
            rows: "50",
            select: "DOI,title,container-title,publisher,issued,author",
            ...(contact === undefined ? {} : { mailto: contact })
          },
          answer: FoundWorks
        })
        return together(authoredIn(value.message.items, isProspect).map(it => outputOf(it, url, fetchedAt)))
      })

      const search = (wanted: NameSearch, company: string) =>
        find(
          { "query.author": wanted.name, "query.affiliation": company },
          author =>
            sameName(nameOf(author), wanted.name) &&
            affiliationsOf(author).some(it => isAtCompany(it, wanted))
        )

      const readByOrcid = (orcid: string, names: ReadonlyArray<string>) =>
        find(
          { filter: `orcid:${orcid}`, sort: "published", order: "desc" },
          author => orcidOf(author) === orcid && names.some(name => sameName(nameOf(author), name))
        )

      const run = Effect.fn("Crossref.run")(function* (input: StageInput) {
        const { handles } = input.known
        const names = handles.filter(({ kind }) => kind === "name").map(({ value }) => value)
        const linked = identifiersToRead(input, source, "orcid")
        if (linked.length > 0) return yield* readEach(source, linked, orcid => readByOrcid(orcid, names))
        const wanted = nameSearch(input)
        if (Option.isNone(wanted)) return {}
        const [company] = wanted.value.companies
        return company === undefined ? {} : yield* readEach(source, [company], it => search(wanted.value, it))
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

/** Reads `CROSSREF_BASE_URL` and `CONTACT`, the operator's email address. */
export const layerConfig = Layer.unwrapEffect(
  Effect.map(
    Config.all([baseUrlConfig("CROSSREF"), Config.option(Config.nonEmptyString("CONTACT"))]),
    ([base, contact]) => layer({ ...base, contact: Option.getOrUndefined(contact) })
  )
)
