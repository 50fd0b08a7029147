import { createHash } from "node:crypto"
import { html } from "./Html.ts"

/** The one style of all pages. Its hash is in the policy, so that no other style can apply. */
export const style = html`<style>
:root {
  color-scheme: light dark;
  --paper: #ffffff; --raised: #f6f7f8; --ink: #16191d; --soft: #555e68; --line: #dfe3e7;
  --accent: #0b5c8a; --mark: #fff3cf; --warn: #7a3d00; --warn-paper: #fff4e0; --warn-line: #e9b872;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  --serif: ui-serif, "Iowan Old Style", Charter, "Source Serif 4", Georgia, "Noto Serif", serif;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #121518; --raised: #1a1e22; --ink: #e8eaec; --soft: #a4adb6; --line: #30363c;
    --accent: #86c2ec; --mark: #3a3320; --warn: #ffcf8f; --warn-paper: #2b2112; --warn-line: #6b5124;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.6 var(--sans); overflow-wrap: anywhere; text-wrap: pretty;
}
p, li, dd, dt, blockquote, h1, h2, h3 { overflow: clip; overflow-clip-margin: 0.3rem; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; margin: 0; font-weight: 650; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 2.9rem); letter-spacing: -0.022em; }
h2 { font-size: 1.35rem; letter-spacing: -0.012em; }
h3 { font-size: 1rem; }
p { margin: 0; }
ul, ol, dl, dd, blockquote { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -999rem; padding: 0.6rem 1rem; background: var(--paper); }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; }
.sheet { max-width: 65rem; margin: 0 auto; padding: 0 1.25rem; }
.banner {
  background: var(--warn-paper); color: var(--warn); border-bottom: 1px solid var(--warn-line);
  padding: 0.7rem 1.25rem; text-align: center;
}
.top { padding: 3rem 0 0; }
.kicker { color: var(--soft); font-size: 0.85rem; margin-bottom: 0.6rem; }
.role { font-size: 1.15rem; color: var(--soft); margin-top: 0.6rem; }
.role .value { color: var(--ink); }
.given { font-size: 0.85rem; color: var(--soft); margin-top: 0.35rem; }
.summary {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.4rem 2rem;
  margin: 2.2rem 0 0; padding: 1.4rem 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line);
}
.summary dt { color: var(--soft); font-size: 0.85rem; }
.summary .verdict { font-size: 1.15rem; font-weight: 650; margin-bottom: 0.25rem; }
.summary .meaning { color: var(--soft); font-size: 0.9rem; line-height: 1.5; }
.layout { display: grid; grid-template-columns: minmax(0, 1fr); }
.contents { display: none; }
main { min-width: 0; padding-bottom: 3rem; }
section { padding-top: 2.8rem; scroll-margin-top: 0.5rem; }
section > h2 { margin-bottom: 0.9rem; }
section > h3 { margin: 1.6rem 0 0.35rem; }
section > h2 + h3 { margin-top: 0; }
h3 + .facts { margin-top: 0.6rem; }
main p { max-width: 44rem; }
.quiet { color: var(--soft); }
.quiet:not(:last-child) { margin-bottom: 0.9rem; }
.openers { display: grid; gap: 1.1rem; margin-top: 1rem; }
.opener { border: 1px solid var(--line); border-radius: 0.6rem; padding: 1.2rem 1.35rem; background: var(--raised); }
.opener h3 { color: var(--soft); font-weight: 500; font-size: 0.95rem; }
.opener .line {
  font: 400 1.3rem/1.5 var(--serif); margin: 0.5rem 0 0.8rem; user-select: all; -webkit-user-select: all;
}
.opener .why { color: var(--soft); font-size: 0.95rem; }
.meta {
  display: flex; flex-wrap: wrap; gap: 0.3rem 1.3rem; max-width: none; margin-top: 0.9rem; padding-top: 0.7rem;
  border-top: 1px solid var(--line); font-size: 0.85rem; color: var(--soft);
}
.facts { display: grid; gap: 0; }
.row {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.1rem 1.5rem;
  padding: 0.65rem 0; border-top: 1px solid var(--line);
}
.row:last-child { border-bottom: 1px solid var(--line); }
.row dt { color: var(--soft); font-size: 0.9rem; line-height: 1.7; }
.values { display: grid; gap: 0.3rem; }
.names { display: flex; flex-wrap: wrap; gap: 0.15rem 0.35rem; }
.names li:not(:last-child)::after { content: ","; }
.confidence, .provided, .remark { font-size: 0.8rem; color: var(--soft); white-space: nowrap; }
.provided { font-style: italic; }
.pages .remark::before { content: "· "; }
.bars { display: inline-flex; gap: 2px; align-items: flex-end; margin-right: 0.35rem; }
.bars span { width: 3px; border: 1px solid var(--accent); border-radius: 1px; }
.bars span:nth-child(1) { height: 5px; }
.bars span:nth-child(2) { height: 8px; }
.bars span:nth-child(3) { height: 11px; }
.high .bars span, .medium .bars span:nth-child(-n+2), .low .bars span:nth-child(1) { background: var(--accent); }
.references { user-select: none; -webkit-user-select: none; white-space: nowrap; }
.references a {
  display: inline-block; padding: 0.1rem 0.2rem; margin-left: 0.05rem; vertical-align: 0.25em;
  font: 500 0.75rem/1.3 var(--sans); text-decoration: none; border-radius: 0.25rem;
}
.meta .references a { vertical-align: baseline; font-size: inherit; }
.references a:hover { text-decoration: underline; }
:target { background: var(--mark); }
.notes { counter-reset: note; display: grid; gap: 0.3rem; }
.note {
  counter-increment: note; display: grid; grid-template-columns: 2.2rem minmax(0, 1fr); padding: 0.6rem 0.5rem 0.6rem 0;
  border-radius: 0.3rem;
}
.note::before { content: counter(note); color: var(--soft); font-size: 0.85rem; grid-row: 1 / span 3; line-height: 1.8; }
.note > * { grid-column: 2; }
.note blockquote { font-family: var(--serif); }
.note blockquote::before { content: open-quote; }
.note blockquote::after { content: close-quote; }
.origin, .uses { font-size: 0.85rem; color: var(--soft); }
.site::before { content: "· "; }
.pages { display: grid; gap: 1rem; }
.signs { color: var(--soft); font-size: 0.9rem; }
.weight { font-variant-numeric: tabular-nums; white-space: nowrap; }
.suggestions { display: grid; gap: 0.4rem; padding-left: 1.2rem; list-style: disc; }
.suggestions li { overflow: visible; }
.foot { border-top: 1px solid var(--line); padding: 1.6rem 0 3rem; color: var(--soft); font-size: 0.85rem; }
.foot p { max-width: 42rem; }
.notice { max-width: 36rem; margin: 0 auto; padding: 18vh 1.25rem 4rem; }
.notice h1 { font-size: 1.8rem; margin-bottom: 0.8rem; }
.notice p + p { margin-top: 0.6rem; color: var(--soft); }
@media (min-width: 40rem) {
  .row { grid-template-columns: 10rem minmax(0, 1fr); }
  .stated { display: grid; grid-template-columns: minmax(0, 1fr) 9.5rem; gap: 1.5rem; align-items: baseline; }
  .summary { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media screen and (min-width: 60rem) {
  .summary { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .layout { grid-template-columns: 12rem minmax(0, 1fr); gap: 3.5rem; }
  .contents { display: block; position: sticky; top: 0; align-self: start; padding-top: 2.9rem; font-size: 0.9rem; }
  .contents ol { display: grid; gap: 0.15rem; }
  .contents a { display: block; padding: 0.2rem 0; color: var(--soft); text-decoration: none; }
  .contents a:hover { color: var(--ink); text-decoration: underline; }
}
@media print {
  :root { color-scheme: light; --raised: #ffffff; }
  @page { margin: 18mm 16mm; }
  html { font-size: 10pt; }
  .skip, .contents, .hint { display: none; }
  .sheet { padding: 0; }
  .top { padding-top: 0; }
  section { padding-top: 1.6rem; }
  h2, h3 { break-after: avoid; }
  .opener, .note, .row, .summary div { break-inside: avoid; }
  .opener .line { font-size: 13pt; }
  a { color: inherit; text-decoration: none; }
  .references a { padding: 0 1pt; vertical-align: super; font-size: 7pt; }
  .origin a::after { content: " " attr(href); color: var(--soft); }
  .uses { display: none; }
}
</style>`

const content = style.markup.slice("<style>".length, -"</style>".length)

/** As `style-src` names it. */
export const styleHash = `sha256-${createHash("sha256").update(content, "utf8").digest("base64")}`
