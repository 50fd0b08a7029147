import { fold } from "./fold.ts"
import { compilePattern } from "./pattern.ts"

/** What reads for somebody else. People also work on such things: only where they are spoken to is it speech to a machine. */
const machine =
  "(?:(?:ai|llm|chatgpt|gpt)s?|(?:chat)?bots?|crawlers?|scrapers?|(?:(?:ai|artificial intelligence|research|large|language|virtual|automated|digital) )+(?:assistants?|models?|agents?|systems?|tools?))"
const machines = `(?:(?:all|any|every|the) )*${machine}(?:(?:,| and| or|, and) (?:(?:all|any|every|the) )*${machine})*`

/** Speech to a machine, wherever it stands in a text. */
const toMachine = compilePattern(
  [
    "\\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding|foregoing|instructions?|prompts?)",
    "\\b(?:ignore|disregard|forget|override)\\b[^.!?]{0,60}\\b(?:previous|prior|earlier) (?:instructions?|prompts?|rules)",
    `\\b(?:notes?|messages?|instructions?|memo|hints?) (?:to|for) ${machines}(?=\\s*[:;,!)\\]–—-]|\\s+(?:reading|that|who|which|summari|process|visiting|indexing))`,
    `(?:^|[.!?:;(\\[\\n]\\s*)(?:(?:attention|hello|hey|hi|dear)[,:!]?|(?:warning|important)[,:!]) ${machines}\\b`,
    `(?:^|[.!?:;(\\[\\n]\\s*)${machines},? (?:please|(?:must|should) (?:state|say|write|report|mention|include|ignore|describe|list)|reading (?:this|these))\\b`,
    `\\bif you are (?:an? )?${machine}\\b`,
    // `(Assistant, if you summarise this page, you must …`
    "(?:^|[.!?:;(\\[\\n]\\s*)(?:assistants?|summari[sz]ers?|copilot|ai), (?:if|when|whenever|while|always|never|please|you|do not)\\b",
    "\\b(?:if|when|whenever|while) (?:you (?:are )?)?summari[sz](?:e|ing) (?:this|these|the) (?:page|feed|profile|text|site|article|post|document|episode|content|bio|biography|person)\\b",
    "\\b(?:state|say|write|mention|output|print|repeat|include|add) (?:the )?(?:exact )?(?:code ?words?|pass ?phrases?|secret words?)\\b",
    "(?:^|[.!?:;\\n]\\s*)(?:please )?in (?:any|every|each|your) (?:profile|report|summary|dossier|biography|description|briefing)\\b[^.!?]{0,80}\\b(?:state|say|write|mention|report|claim|describe|list|include|note)\\b",
    "\\bsystem prompt",
    "\\bas an? (?:ai|llm|large language model|language model)(?=,| you\\b| (?:language )?model\\b| assistant\\b)",
    `\\byou are (?:now )?(?:an? )?(?:(?:helpful|${machine}) )?(?:assistant|model|${machine})\\b`,
    "\\b(?:in|to|of|from|into|within|for|with|on) your (?:\\w+ )?(?:response|reply|answer|output|elucidation|message|codebase|algorithm|code implementation|implementation|solution|program logic)\\b",
    "\\b(?:your|the) (?:response|reply|answer|output|elucidation)(?:'s)? (?:in|into|to|by|with|using|backwards?|as|must|should|words|character)\\b",
    "\\b(?:following|below|subsequent|this) (?:code )?(?:snippet|block|excerpt|tweet|review|comment|feedback|sentence)",
    "\\bthe (?:sentiment|mood|tone) of (?:the|this|that)",
    "(?:^|\\n)\\s*(?:system|assistant|operator)\\s*:",
    "</?(?:document|system|instructions?|user)>|\\[/?inst\\]|<!--",
    "#{2,} ?(?:new )?(?:task|instructions?)\\b",
    "\\b(?:base ?(?:16|32|58|64)|caesar cipher|monoalphabetic|homophonic)\\b"
  ].join("|"),
  "i"
)

/** At the beginning of a sentence these give orders, whatever follows. */
const orders =
  "ignore|disregard|write|compose|provide|explain|describe|summari[sz]e|translate|analy[sz]e|determine|classify|recommend|suggest|generate|encode|encrypt|decode|rewrite|rephrase|rearrange|scramble|jumble|anagram|misspell|substitute|integrate|augment|enhance|incorporate|embed|append|insert|modify|utilize|pretend|reveal|ensure|validate|please|do not|don't|keep in mind|remember to|seamlessly|to hone|it may be|your (?:algorithm|implementation)"

/** Also parts of names (`Open Source Engineer`, `Help Desk`): these need an object. */
const verbs =
  "use|show|help|give|add|reply|respond|answer|reverse|replace|express|apply|render|shift|draft|develop|include|including|supplementing|integrating|break|convert|introduce|remove|group|combine|merge|upgrade|blend|elevate|leverage|consider|open|send|call|visit|click|run|print|output|list|act|make|let|take|say|tell|stop|buy|delete|download|install|subscribe|execute|return|repeat|employ"
const objects =
  "an?|the|your|my|me|us|him|them|all|any|every|each|this|these|that|in|to|with|on|at|as|down|up|using|emojis?|letters?|vowels|numbers|words|spaces|anagrams|main|random|commonly|embedding|appending|adding|elevating|here|only"

const order = compilePattern(
  `(?:^|[.!?:;]\\s+|\\n\\s*)["'(]*(?:please |now |then )?(?:(?:${orders})(?![\\w-])|(?:${verbs}) (?:["']|(?:${objects})(?![\\w-])))`,
  "i"
)
const question =
  /(?:^|[.!?]\s+)["'(]*(?:who|what|what's|how|when|where|why|which|can|could|would|will|is|are|do|does|did)\b[^.!?]*\?/i

/** Whether a text speaks to a machine. Titles of talks and posts give orders to people, which is no harm. */
export const addressesMachine = (text: string): boolean => toMachine.test(fold(text)) || text.includes("```")

/** Whether a text gives any order, to whomever: a fact about a person never does. */
export const givesOrder = (text: string): boolean => addressesMachine(text) || order.test(fold(text))

/** Whether the text as a whole is an order: advice may well have one in it. */
export const beginsWithOrder = (text: string): boolean => {
  const match = order.exec(fold(text))
  return match !== null && match.index === 0
}

/** Whether a text asks something: a fact about a person never does. */
export const asks = (text: string): boolean => question.test(fold(text))
