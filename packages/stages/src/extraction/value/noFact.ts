import { isBefore } from "../naming/wholeName.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

/** What holds of no field. */
export const noFact: ReadonlyArray<Refusal> = [
  ["the middle of a sentence", / the (?:19|20)\d\d$/u],
  // `shifts people can live with`
  [
    "a clause without its last word",
    isBefore(/^ (?:with|for|on|at|about|in|of|to)(?=$|[.,;:!?]| (?:and|or|but) )/u)
  ],
  // `Certifications: none listed`, `Board: none, term ended 2023`
  [
    "said to be missing",
    /^(?:none|nil|n\/a|nothing|not applicable|not (?:listed|provided|known|stated|disclosed)|unknown|yes|no|tbc|tba)(?:$|[,;(]| (?:listed|given|known|yet|provided|found|declared|so far|at present|currently)(?![\p{L}]))/iu
  ],
  // `Instructor endorsement: No`
  ["said to be missing", isBefore(/^: (?:no|none|n\/a|nil|false|expired|lapsed)(?:$|[.;,])/iu)],
  ["a condition", / permitting$/u],
  ["somebody else’s", / \(?(?:belongs? to|owned by) /u],
  // `I’d have been a trumpeter`, `In another life I was a baker`
  [
    "what might have been",
    (text, quote) =>
      /(?<![\p{L}])(?:(?:in|if) (?:another|a (?:parallel|previous|different)) (?:life|universe|world)|would(?:n['’]t)? have (?:been|become|made)|['’]d have (?:been|become|made))(?![\p{L}])[^.;]*$/iu.test(
        around(text, quote).before
      )
  ],
  // `Last week we said that Ada Lovelace chairs the board`
  [
    "said in error",
    isBehind(
      /(?<![\p{L}])(?:we (?:wrongly |incorrectly |mistakenly )?(?:said|wrote|reported|stated|suggested)|(?:wrongly|incorrectly|mistakenly) (?:said|reported|stated|described|named|identified)|contrary to)(?![\p{L}])/iu
    )
  ],
  // `The kayaking club and the bell-ringers would welcome new members`
  [
    "asked of readers",
    (_text, quote) =>
      /(?<![\p{L}])(?:(?:would|will|are|is) (?:all |both |always |very much )?(?:welcom(?:e|ing)|looking for|seeking) (?:new |more |any )?(?:members|volunteers|players|singers|recruits|applicants|staff)|(?:we|they)(?: are|['’]re) (?:now |also |currently )?(?:hiring|recruiting))(?![\p{L}])/iu.test(
        quote
      )
  ],
  // `You’ll need a full driving licence`, `Bench joiner wanted, Leeds`
  [
    "asked of whom a house would hire",
    (_text, quote) =>
      /^You(?:['’]ll| will| must| should) (?:need|have|hold|bring|be)(?![\p{L}])|(?<![\p{L}])(?:wanted|required|vacanc(?:y|ies))(?:, \p{Lu}|: |[.!]?$)/u.test(
        quote
      )
  ],
  // `She has two sons, one of whom plays for Acme Rovers`
  [
    "said of somebody else",
    isBehind(/(?<![\p{L}])(?:one|two|both|some|all|none|each) of whom (?:[^.;]* )?$/u)
  ],
  // `…,” says her colleague Rui Prates, who breeds huskies`
  [
    "said of somebody else",
    isBehind(
      /(?<![\p{L}])(?:says|said|adds|added|laughs|jokes|explains) (?:her|his|their|my) (?:\p{Ll}+ )*(?:colleague|friend|boss|manager|neighbou?r|husband|wife|partner|co-founder|business partner|captain|coach)(?![\p{L}])[^.;]*$/u
    )
  ],
  ["a text that stands for another", (_text, quote) => /lorem ipsum|\[?sample text/iu.test(quote)],
  // `Site made by Rui at Acme (he also paints)`
  ["said of somebody else", isBehind(/(?<![\p{L}])by \p{Lu}[^()]*\((?:she|he|they) [^()]*$/u)],
  // `a word about our sponsor, Acme, the leash for dogs`
  [
    "asked of whom a house would hire",
    (_text, quote) => /^(?:Benefits|Perks|We offer|Current vacanc\p{L}+)(?::| include)/u.test(quote)
  ],
  ["an advertisement", isBehind(/(?<![\p{L}])(?:our|today['’]s|this \p{L}+['’]s) sponsors?(?![\p{L}])/iu)]
]
