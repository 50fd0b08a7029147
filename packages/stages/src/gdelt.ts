import { HttpClient, HttpClientRequest } from "@effect/platform"
import {
  comparable,
  foldCase,
  isUrl,
  SourceError,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { Article, articleReading, isAbout, titleOf } from "./gdelt/article.ts"
import { ask, fetchedAt } from "./sources/ask.ts"
import { fetchKindHeader } from "./sources/egressHeaders.ts"
import { answered } from "./sources/lookups.ts"
import { type NamedPerson, namedEmployee, namesPerson } from "./sources/NamedPerson.ts"
import { quoted } from "./sources/quoted.ts"
import { together } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { sourceFailure } from "./sources/sourceFailure.ts"

export type GdeltOptions = Pick<SourceOptions, "baseUrl">

const source = "gdelt"

/** The service takes one question in so many milliseconds, and says so in plain text with status 200. */
const pauseBetweenQuestions = 5000

const mostArticles = 5

const Answer = Schema.Struct({ articles: Schema.optional(Schema.NullOr(Schema.Array(Article))) })

const decodeAnswer = Schema.decodeUnknown(Schema.parseJson(Answer))

const refusalOf = (text: string): SourceError =>
  new SourceError({
    source,
    reason: /limit requests|too many requests/i.test(text)
      ? { _tag: "RateLimited", retryAfterMillis: pauseBetweenQuestions }
      : { _tag: "Malformed" }
  })

/** News of the person first; the same news agency's text stands in many papers. */
const chosen = (articles: ReadonlyArray<Article>, person: NamedPerson): ReadonlyArray<Article> => {
  const about = articles.filter(article => isUrl(article.url) && isAbout(article, person))
  const named = about.filter(article => namesPerson(titleOf(article), person))
  const sorted = [...named, ...about.filter(article => !named.includes(article))]
  const byTitle = new Map([...sorted].reverse().map(article => [foldCase(titleOf(article)), article]))
  return sorted.filter(article => byTitle.get(foldCase(titleOf(article))) === article).slice(0, mostArticles)
}

/**
 * Asks GDELT, once, for news that names the person and their employer. Only headlines are used. `baseUrl` defaults to
 * `https://api.gdeltproject.org`.
 */
export const layer = ({ baseUrl = "https://api.gdeltproject.org" }: GdeltOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient

      const searchFor = Effect.fn("Gdelt.searchFor")(function* (person: NamedPerson, company: string) {
        const request = HttpClientRequest.get(`${baseUrl}/api/v2/doc/doc`).pipe(
          HttpClientRequest.setUrlParams({
            // Papers leave out what kind of company it is.
            query: `${quoted(person.fullName)} ${quoted(comparable("professional.current_company", company))}`,
            mode: "artlist",
            format: "json",
            maxrecords: "50",
            sort: "datedesc",
            timespan: "12months"
          }),
          HttpClientRequest.acceptJson,
          HttpClientRequest.setHeader(fetchKindHeader, "api")
        )
        const response = yield* ask(client, source, request)
        const text = yield* Effect.mapError(response.text, error => sourceFailure(source, error))
        const { articles } = yield* Effect.mapError(decodeAnswer(text), () => refusalOf(text))
        const fetched = yield* fetchedAt(response)
        const readings = chosen(articles ?? [], person).map(article =>
          articleReading(article, person, fetched)
        )
        const output: Partial<StageOutput> = {
          ...together(readings),
          lookups: [answered(source, readings.length > 0)]
        }
        return output
      })

      const run = Effect.fn("Gdelt.run")(function* (input: StageInput) {
        const person = namedEmployee(input)
        if (Option.isNone(person)) return {}
        const [company] = person.value.companies
        return company === undefined ? {} : yield* searchFor(person.value, company)
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        required: false,
        timeLimit: "30 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GDELT_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("GDELT"), layer))
