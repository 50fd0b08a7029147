import { type Html, html } from "./Html.ts"
import { style, styleHash } from "./style.ts"

/** A whole answer but for its status. */
export interface ReportPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

const policy = `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`

const headers: ReportPage["headers"] = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${policy}; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
  "cache-control": "no-store"
}

/** A page of its own: it loads nothing, runs nothing and tells nobody. */
export const page = (title: string, body: Html): ReportPage => {
  // The policy stands in the page as well, so that a saved copy is as safe as the served one.
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
${style}
</head>
<body>
${body}
</body>
</html>
`
  return { html: document.markup, headers }
}
