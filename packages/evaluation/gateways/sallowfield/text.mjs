export const fold = t => t.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, " ").trim()
export const words = t => fold(t).replace(/'s\b/g, "").match(/[a-z0-9]+/g) ?? []
const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", nbsp: " ", ndash: "–", mdash: "—", copy: "©" }
export const decode = t => t.replace(/&#x([0-9a-f]+);/gi, (_, h) => String.fromCodePoint(parseInt(h, 16))).replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(Number(n))).replace(/&(\w+);/g, (m, n) => entities[n] ?? m)
export const textOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/(p|h\d|li|td|th|dt|dd|div|tr|article|section)>/gi, " \n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/ ?\n\s*/g, "\n").trim()
export const titleOf = html => decode(/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "").trim()
