import { webhooks } from "../openapi/webhooks.ts"
import { bodyFields, namedFields } from "./fields.ts"
import { type Html, html } from "./Html.ts"
import { code, example, line, prose } from "./prose.ts"
import { verification } from "./verification.ts"

const operations = Object.values(webhooks).flatMap(methods => Object.values(methods))

const callback = ({ operationId, summary, description, requestBody }: (typeof operations)[number]): Html => {
  const media = requestBody?.content["application/json"]
  const anchor = operationId.replace(".", "-")
  return html`<article id="${anchor}" aria-labelledby="${anchor}-title">
<div class="told">
<h3 id="${anchor}-title">${summary ?? ""}</h3>
${prose(description)}
${media === undefined ? null : bodyFields("Body", media.schema)}
</div>
<div class="shown">${media === undefined ? null : example("POST to your callback_url", media.example)}</div>
</article>`
}

const [first] = operations

/** What the service sends by itself, and how to trust it. */
export const callbacksSection: Html = html`<section id="callbacks" aria-labelledby="callbacks-title">
<h2 id="callbacks-title">Callbacks</h2>
<article id="callback-delivery" aria-labelledby="callback-delivery-title">
<div class="told">
<h3 id="callback-delivery-title">Delivery</h3>
<p>Give a <code>callback_url</code> with the request, and the service sends one POST there when the task is completed or failed. Answer
with any 2xx status within 15 seconds and do the work afterwards. Anything else, a redirect included, is tried again, with the same body
and the same <code>webhook-id</code>: after 5 seconds, 5 minutes, 30 minutes, then 2, 5, 10, 14, 20 and 24 hours. 410 stops it.</p>
<p>A callback may come twice: keep the <code>webhook-id</code> of what you have seen. See every attempt with
<a href="#research-deliveries">List callbacks</a>, and ask for another with <a href="#research-redeliver">Send a callback again</a>.</p>
${namedFields("Headers", first?.parameters ?? [])}
<dl class="errors">${Object.entries(first?.responses ?? {})
  .toSorted(([left], [right]) => (left < right ? -1 : 1))
  .map(
    ([status, { description }]) =>
      html`<div><dt>${status === "default" ? "else" : status}</dt><dd>${line(description)}</dd></div>`
  )}</dl>
</div>
<div class="shown">${code("Verify a callback, in Node", verification.trimEnd())}</div>
</article>
${operations.map(callback)}
</section>`
