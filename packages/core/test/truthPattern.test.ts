import { describe, expect, it } from "@effect/vitest"
import { compilePattern } from "../src/truth/pattern.ts"

/** As long as a list of alternatives. */
const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join("|")
const list = `(?:${words})`

const marked = (source: string): string =>
  compilePattern(source, "u").source.replaceAll(list, "LIST").replaceAll(words, "WORDS")

describe("a pattern", () => {
  it.each([
    ["behind words that can end in several ways", `^(?:an?|the) ${list}`, "^(?:an?|the) (?=)LIST"],
    ["which may be left out", `a${list}?b`, "a(?=)LIST?b"],
    ["with a name", `a(?<what>${words})`, "a(?=)(?<what>WORDS)"],
    ["within another", `a(?:b ${list}|c)`, "a(?=)(?:b (?=)LIST|c)"],
    ["behind a bracket that is a letter", `[(]${list}`, "[(](?=)LIST"],
    ["behind a bracket that is escaped", `\\(${list}\\)`, "\\((?=)LIST\\)"]
  ])("has an assertion before a long group %s", (_where, source, expected) => {
    expect(marked(source)).toBe(expected)
  })

  it.each([
    ["which it begins with", `^${list} a`],
    ["behind what only looks", `(?<![ab])\\b${list}`],
    ["that only looks", `a(?!${words})b`]
  ])("is left alone before a long group %s", (_where, source) => {
    expect(compilePattern(source, "u").source).toBe(source)
  })

  it("is left alone before short groups", () => {
    expect(compilePattern("^(?:an?|the) (?:cat|dog)s?$", "u").source).toBe("^(?:an?|the) (?:cat|dog)s?$")
  })

  it("finds what it found", () => {
    const source = `(?<before>an?|the) (?<what>${words})s?(?: (?:${words}))? (?=end)`
    for (const text of ["the word7 word39 end", "a word12s end", "the word40 end", "word3 end"]) {
      const [plain, compiled] = [new RegExp(source, "iu"), compilePattern(source, "iu")]
      expect(compiled.exec(text)?.groups).toEqual(plain.exec(text)?.groups)
      expect(compiled.exec(text)?.[0]).toBe(plain.exec(text)?.[0])
    }
  })

  it("knows letters, capitals, marks and numbers by their properties", () => {
    for (const [property, text] of [
      ["L", "aÉßжΩ字가"],
      ["Lu", "AÉЖΩ"],
      ["Ll", "aéßжω"],
      ["M", "\u0301\u093f"],
      ["N", "7٣Ⅷ"]
    ] as const) {
      expect([...text].every(sign => compilePattern(`^\\p{${property}}$`, "u").test(sign))).toBe(true)
      expect(compilePattern(`[\\p{${property}}]`, "u").test(" -.’")).toBe(false)
    }
  })
})
