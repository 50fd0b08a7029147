import { openApiDocument } from "../openapi/openApiDocument.ts"
import { callbacksSection } from "./callbacks.ts"
import { type Html, html } from "./Html.ts"
import { anchorOf, operationSection, operationsOf } from "./operation.ts"
import { line, prose } from "./prose.ts"
import { quickStart } from "./quickStart.ts"
import { style, styleHash } from "./style.ts"

/** Loads nothing, runs nothing and tells nobody. */
export const policy = `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const { info, tags } = openApiDocument

const routeTags = tags.filter(({ name }) => operationsOf(name).length > 0)

const link = (anchor: string, words: string): Html => html`<li><a href="#${anchor}">${words}</a></li>`

const contents = html`<nav class="contents" aria-label="Contents">
<ul>${link("authentication", "Authentication")}${link("quick-start", "Quick start")}${link("errors", "Errors")}</ul>
${routeTags.map(
  ({ name }) => html`<p class="group">${name}</p>
<ul>${operationsOf(name).map(({ operation }) => link(anchorOf(operation), operation.summary ?? operation.operationId))}</ul>`
)}
<p class="group">Callbacks</p>
<ul>${link("callback-delivery", "Delivery")}${link("callback-success", "Research completed")}${link("callback-failure", "Research failed")}</ul>
</nav>`

const authentication = html`<section id="authentication" aria-labelledby="authentication-title">
<h2 id="authentication-title">Authentication</h2>
<p>Send the key of your account with every request: <code>Authorization: Bearer &lt;API_KEY&gt;</code>. A key begins with a prefix that ends
in <code>live_</code>. Without a valid one the answer is 401, whatever was wrong with it. Test requests need a key too. The routes under
Public need none, and those under Administration the operator’s token.</p>
</section>`

const errors = html`<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Errors</h2>
<p>Every error has the same two members: <code>{"detail": "Task not found", "status_code": 404}</code>. <code>detail</code> is for a person
to read; decide by the status. What any route may answer: 404 for an address that does not exist, 405 with <code>Allow</code> for a
method it does not have, 408 for a request that comes too slowly, 413 for a body above 64 KiB, 415 for one that is not JSON, 431 for
headers above 16 KiB, and 503 with <code>Retry-After</code> when nothing was changed and the same request may be sent again.</p>
<p>There is no limit on how many requests a key may send. A task that failed is no error of HTTP: its <code>status</code> says so.</p>
</section>`

const section = ({
  name,
  description
}: (typeof tags)[number]): Html => html`<section aria-labelledby="tag-${name.toLowerCase()}">
<h2 id="tag-${name.toLowerCase()}">${name}</h2>
${description === undefined ? null : html`<p>${line(description)}</p>`}
${operationsOf(name).map(operationSection)}
</section>`

/** The whole page, made from the OpenAPI document, for a server that is reached at `baseUrl`. */
export const page = (baseUrl: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${info.title} API ${info.version}</title>
${style}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<div class="sheet layout">
${contents}
<main id="content">
<header class="top">
<h1>${info.title}</h1>
<p class="version">Version ${info.version} · <a href="openapi.json">OpenAPI 3.1</a></p>
${prose(info.description?.split("\n\n").slice(0, 2).join("\n\n"))}
</header>
${authentication}
${quickStart(baseUrl)}
${errors}
${routeTags.map(section)}
${callbacksSection}
<footer>Made from <a href="openapi.json">/openapi.json</a>. Nothing on this page comes from anywhere else.</footer>
</main>
</div>
</body>
</html>
`.markup
