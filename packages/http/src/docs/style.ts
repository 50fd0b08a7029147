import { createHash } from "node:crypto"
import { html } from "./Html.ts"

/** The one style of the page. Its hash is in the policy, so that no other style can apply. */
export const style = html`<style>
:root {
  color-scheme: light dark;
  --paper: #ffffff; --raised: #f5f7f8; --ink: #16191d; --soft: #555e68; --line: #dfe3e7; --accent: #0b5c8a;
  --get: #0b5c8a; --post: #1c6b3a; --delete: #a02c2c;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #121518; --raised: #1a1e22; --ink: #e8eaec; --soft: #a4adb6; --line: #30363c; --accent: #86c2ec;
    --get: #86c2ec; --post: #8fd3a5; --delete: #f2a3a3;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.6 var(--sans); text-wrap: pretty; }
h1, h2, h3 { line-height: 1.2; margin: 0; font-weight: 650; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 2.8rem); letter-spacing: -0.022em; }
h2 { font-size: 1.55rem; letter-spacing: -0.012em; }
h3 { font-size: 1.1rem; }
p { margin: 0; }
ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
p code, td code, dd code, .detail { background: var(--raised); border-radius: 0.25rem; padding: 0.05em 0.3em; }
.skip { position: absolute; left: -999rem; padding: 0.6rem 1rem; background: var(--paper); }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; }
.sheet { max-width: 88rem; margin: 0 auto; padding: 0 1.25rem; }
.contents { padding-top: 1.5rem; font-size: 0.9rem; }
.contents ul { columns: 2; }
.contents .group { color: var(--soft); font-size: 0.8rem; margin: 1.1rem 0 0.2rem; }
.contents a { display: block; padding: 0.2rem 0; color: inherit; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.top { padding: 3rem 0 0; }
.top p { max-width: 46rem; margin-top: 1rem; }
.top .version { color: var(--soft); font-size: 0.9rem; margin-top: 0.5rem; }
main { min-width: 0; padding-bottom: 4rem; }
section { padding-top: 3.2rem; }
section > p { max-width: 46rem; margin-top: 0.7rem; }
article { padding: 2rem 0; border-bottom: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem 2.5rem; }
article:last-child { border-bottom: 0; }
.told { display: grid; gap: 0.9rem; align-content: start; min-width: 0; }
.told > p { max-width: 46rem; }
.shown { display: grid; gap: 1rem; align-content: start; min-width: 0; }
.route { display: flex; flex-wrap: wrap; gap: 0.3rem 0.6rem; align-items: baseline; }
.route code { background: none; padding: 0; font-size: 0.95rem; }
.method { font: 700 0.8rem/1.6 var(--mono); color: var(--get); }
.method.post { color: var(--post); }
.method.delete { color: var(--delete); }
.badge { font-size: 0.75rem; color: var(--soft); border: 1px solid var(--line); border-radius: 1rem; padding: 0 0.55rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: 0.9rem; line-height: 1.45; }
caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-top: 1px solid var(--line); }
thead th:first-child { width: 42%; }
thead th { font-weight: 500; color: var(--soft); font-size: 0.8rem; }
tbody th { font-weight: 400; }
tbody th code { background: none; padding: 0; }
td:last-child { padding-right: 0; }
.type { display: block; color: var(--soft); font-size: 0.8rem; overflow-wrap: anywhere; }
.code { border: 1px solid var(--line); border-radius: 0.5rem; background: var(--raised); overflow: hidden; }
figcaption { font-size: 0.8rem; color: var(--soft); padding: 0.45rem 0.9rem; border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: 0.8rem 0.9rem; overflow: auto; max-height: 34rem; font-size: 0.8rem; line-height: 1.55; tab-size: 2; }
pre code { font-size: inherit; overflow-wrap: normal; }
details > summary { cursor: pointer; color: var(--accent); font-size: 0.9rem; width: fit-content; }
.errors { display: grid; margin-top: 0.4rem; font-size: 0.9rem; }
.errors div { display: grid; grid-template-columns: 3.2rem minmax(0, 1fr); padding: 0.45rem 0; border-top: 1px solid var(--line); }
.errors dt { font-family: var(--mono); font-size: 0.85rem; line-height: 1.7; }
.detail { display: block; width: fit-content; margin-top: 0.25rem; font: 0.8rem/1.5 var(--mono); color: var(--soft); }
footer { border-top: 1px solid var(--line); padding: 1.5rem 0 3rem; color: var(--soft); font-size: 0.9rem; }
@media screen and (min-width: 64rem) {
  .layout { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); gap: 3rem; }
  .contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 2rem 0.5rem 2rem 0.2rem; }
  article { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .contents ul { columns: auto; }
}
@media print {
  :root { color-scheme: light; --raised: #ffffff; }
  @page { margin: 16mm 14mm; }
  html { font-size: 9.5pt; }
  .skip, .contents { display: none; }
  .sheet { padding: 0; max-width: none; }
  .top { padding-top: 0; }
  pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; }
  .scroll { overflow: visible; }
  h2, h3, summary, figcaption { break-after: avoid; }
  tr, .errors div { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  a { color: inherit; text-decoration: none; }
}
</style>`

const content = style.markup.slice("<style>".length, -"</style>".length)

/** As `style-src` names it. */
export const styleHash = `sha256-${createHash("sha256").update(content, "utf8").digest("base64")}`
