import type { Operation } from "../openapi/model.ts"
import { openApiDocument } from "../openapi/openApiDocument.ts"
import { curl } from "./curl.ts"
import { bodyFields, namedFields } from "./fields.ts"
import { type Html, html } from "./Html.ts"
import { code, example, line, prose } from "./prose.ts"

/** An operation with where it is found. */
export interface Placed {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Every operation of a tag, in the order of the contract. */
export const operationsOf = (tag: string): ReadonlyArray<Placed> =>
  Object.entries(openApiDocument.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
  )

export const anchorOf = ({ operationId }: Operation): string => operationId.replace(".", "-")

const titles = { path: "In the path", query: "In the query", header: "Headers" } as const

const parameters = ({ parameters: all }: Operation): ReadonlyArray<Html | null> =>
  (["path", "query", "header"] as const).map(place =>
    namedFields(
      titles[place],
      all.filter(it => it.in === place)
    )
  )

const detailOf = (body: unknown): string =>
  typeof body === "object" && body !== null && "detail" in body ? String(body.detail) : ""

const answers = ({ responses }: Operation): Html => {
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith("2"))
  return html`<details>
<summary>${failures.length} error${failures.length === 1 ? "" : "s"}: ${failures.map(([status]) => status).join(", ")}</summary>
<dl class="errors">${failures.map(([status, { description, headers, content }]) => {
    const detail = detailOf(content?.["application/json"]?.example)
    return html`<div><dt>${status}</dt><dd>${line(description)}${
      headers === undefined ? null : html` With <code>${Object.keys(headers).join(", ")}</code>.`
    }${detail === "" ? null : html`<span class="detail">${detail}</span>`}</dd></div>`
  })}</dl>
</details>`
}

const security = ({ security: schemes }: Operation): Html => {
  const [scheme] = schemes.flatMap(it => Object.keys(it))
  if (scheme === undefined) return html`<span class="badge">no key</span>`
  return html`<span class="badge">${scheme === "admin_token" ? "administrator" : "API key"}</span>`
}

/** One route: what it does, what it takes and what it answers. */
export const operationSection = (placed: Placed): Html => {
  const { method, path, operation } = placed
  const request = operation.requestBody?.content["application/json"]
  const [[status, success] = []] = Object.entries(operation.responses).filter(([it]) => it.startsWith("2"))
  const [[type, media] = []] = Object.entries(success?.content ?? {})
  return html`<article id="${anchorOf(operation)}" aria-labelledby="${anchorOf(operation)}-title">
<div class="told">
<h3 id="${anchorOf(operation)}-title">${operation.summary ?? path}</h3>
<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> ${security(operation)}</p>
${prose(operation.description)}
${parameters(operation)}
${request === undefined ? null : bodyFields(operation.requestBody?.required === false ? "Body, which may be left out" : "Body", request.schema)}
<p class="answer"><strong>${status ?? ""}</strong> ${line(success?.description ?? "")}</p>
${
  media === undefined || type !== "application/json" || operation.operationId === "public.openapi"
    ? null
    : html`<details><summary>Members of the answer</summary>${bodyFields(`Answer ${status}`, media.schema)}</details>`
}
${answers(operation)}
</div>
<div class="shown">
${code("Request", curl(placed))}
${media?.example === undefined ? null : example(`Answer ${status}`, media.example)}
</div>
</article>`
}
