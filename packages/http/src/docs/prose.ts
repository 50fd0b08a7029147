import { type Html, html } from "./Html.ts"

/** One line of a description: what stands in backticks is code. */
export const line = (text: string): Html =>
  html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** A description: blank lines separate paragraphs. */
export const prose = (text: string | undefined): Html | null =>
  text === undefined ? null : html`${text.split("\n\n").map(paragraph => html`<p>${line(paragraph)}</p>`)}`

/** A block of code with what it is above it. */
export const code = (title: string, source: string): Html => html`<figure class="code">
<figcaption>${title}</figcaption>
<pre tabindex="0"><code>${source}</code></pre>
</figure>`

/** An example as it goes over the wire, but readable. */
export const example = (title: string, value: unknown): Html =>
  code(title, typeof value === "string" ? value.trimEnd() : JSON.stringify(value, null, 2))
