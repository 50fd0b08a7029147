import { RegExp as Pattern } from "effect"

/** Longer titles are cut at a pause, or at this many words. */
const longestTitle = 12

const wordsIn = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter(word => word !== "")

const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

/** What no line repeats: pictures, links, code, markup, and hashtags that are no part of a sentence. */
const interruptions =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3})+|https?:\S+|www\.\S+|[`<>{}[\]|]+|(?:\s+#\p{L}[\p{L}\p{N}_-]*)+\s*$|^(?:#\p{L}[\p{L}\p{N}_-]*\s+)+/gu

/** Words that stay in capitals where all else is loud. */
const abbreviations = new Set(
  `AI API APIS AWS B2B B2C CEO CI CD CFO CIO CISO CLI CMO COO CPU CRM CSS CTO CSV DNS ERP EU FAQ GCP GDPR GPU HR HTML
HTTP IOT IT JSON KPI LLM LLMS ML MVP NLP OKR OKRS ORM PDF PR QA RAG RFC ROI SAAS SDK SEO SLA SLO SRE SQL SSO TCP TLS UI UK
UN URL US USA UX VC VP VPN XML`.split(/\s+/)
)

/** `HOW WE SCALED SQL` shouts: it reads `How we scaled SQL`. */
const calm = (text: string): string => {
  const words = wordsIn(text)
  const isLoud = words.length >= 3 && !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)
  if (!isLoud) return text
  return words
    .map((word, index) => {
      const bare = word.replace(/[^\p{L}\p{N}]/gu, "")
      if (abbreviations.has(bare) || /\p{N}/u.test(bare)) return word
      const lower = word.toLowerCase()
      return index === 0 ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
    })
    .join(" ")
}

const withoutEnd = (text: string): string => text.replace(/^[\s,.:;–—-]+|[\s,.:;–—-]+$/gu, "").trim()

const fewestWordsOfPart = 3

/** Words that promise another: no line breaks off after them. */
const leadingOn =
  /(?:[,;:]?\s(?:an?|the|of|in|on|at|to|for|from|with|by|over|under|through|into|about|between|and|or|but|nor|than|that|which|who|whose|when|where|while|if|because|as|not|no|so|our|your|my|his|her|their|its|is|are|was|were|be|been|has|have|had|will|can|this|these|those|how|why|what))+$/iu

/** The part before a colon or a dash, if it says enough; otherwise the first words, with a sign that there are more. */
const shorten = (text: string): string => {
  const words = wordsIn(text)
  if (words.length <= longestTitle) return text
  const part = withoutEnd(text.split(/\s[–—-]\s|[:;.!?]\s/u)[0] ?? "")
  const count = wordsIn(part).length
  if (count >= fewestWordsOfPart && count <= longestTitle) return part
  return `${withoutEnd(words.slice(0, longestTitle).join(" ")).replace(leadingOn, "")}…`
}

/** Quotation marks within quotation marks are single ones. */
export const inQuotes = (text: string): string => withoutEnd(text.replace(/["“”„‟″«»]/g, "'"))

/** A part that something follows breaks off in the middle, unless it is long enough to stand alone. */
const fewestWords = { last: 2, broken: 5 }

/** A title as it may stand within quotation marks in a sentence; `null` when too little of it can be read. */
export const readableTitle = (title: string): string | null => {
  const parts = title
    .split(interruptions)
    .map(part => withoutEnd(part.replace(/#(?=\p{L})/gu, "")))
    .filter(part => /\p{L}/u.test(part))
  const [longest] = [...parts].sort((left, right) => right.length - left.length)
  if (longest === undefined || longest.includes("@")) return null
  const fewest = longest === parts.at(-1) ? fewestWords.last : fewestWords.broken
  if (parts.length > 1 && wordsIn(longest).length < fewest) return null
  return inQuotes(shorten(calm(longest)))
}

/** `Ep. 88:`, `112:`, `S2E4 –`. */
const episodeNumber =
  /^(?:(?:ep(?:isode)?|episodio|folge|épisode|no|nr|part|s\d+ ?e\d+)\b\.? ?)?(?:#? ?\d+)?\s*(?:[:|–—-]\s|\.\s)(?=\S)/iu
/** `2026-05:`, `May 2026 –`. */
const leadingDate = /^(?:\d{1,2} )?(?:\d{4}(?:-\d{2}){0,2}|\p{Lu}\p{Ll}+ (?:\d{1,2}, )?\d{4})\s*[:|–—-]\s+/u
const closingDate =
  /[\s,(–—-]+(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2},)? \d{4}\)?$|[\s,(–—-]+\d{4}-\d{2}(?:-\d{2})?\)?$/u

/** What stands above a list of things, and names none of them. */
const heading =
  /^(?:(?:our |my |latest |recent |selected |all |past |upcoming |more )?(?:notes?|news|media|press|talks?|events?|awards?|home|about(?: (?:me|us))?|people|team|speaking|publications?|papers?|articles?|blog|posts?|podcasts?|projects?|work|contact|updates?|archive|writing|interviews?|videos?|sessions?|keynotes?|speakers?|agenda|programme|program|schedule|honou?rs|recognition|press releases?|newsroom|insights|resources|episodes?|guests?)(?: (?:and|&) (?:\p{L}+))?)$/iu

/** Whoever is spoken to knows who they are: `Ada Brandt on queues`, `Quiet queues with Ada Brandt`. */
const withoutName = (text: string, name: string): string => {
  const whole = Pattern.escape(name)
  return text
    .replace(
      new RegExp(
        `^(?:(?:interview|conversation|chat|talk(?:ing)?) with |with )?${whole}(?:['’]s|,[^:–—]{2,60})?\\s*(?:[:|–—-]\\s|\\bon\\s|\\babout\\s|\\btalks (?:about )?|\\bexplains )`,
        "iu"
      ),
      ""
    )
    .replace(new RegExp(`[\\s,(|–—:-]+(?:(?:with|by|w/|ft\\.?|feat\\.?)\\s+)?${whole}\\)?$`, "iu"), "")
}

const withoutNumbers = (title: string): string =>
  title.replace(leadingDate, "").replace(closingDate, "").replace(episodeNumber, "").trim()

/** What of a title may be said to the one who is behind it; `null` where that is nothing but who and when. */
export const ownTitle = (title: string, names: ReadonlyArray<string>): string | null => {
  const own = names.reduce(withoutName, withoutNumbers(title)).trim()
  const isTheirName = names.some(name => own.toLowerCase().includes(name.toLowerCase()))
  return own === "" || heading.test(own) || isTheirName ? null : own
}

const fewestWordsOfHeadline = 3

/** A headline may name whom it speaks of; the title of their page, `Ada Brandt | Acme`, is none. */
export const headline = (title: string, names: ReadonlyArray<string>): string | null => {
  const bare = withoutNumbers(title)
  const rest = names.reduce(withoutName, bare)
  return heading.test(bare) || (rest !== bare && wordsIn(rest).length < fewestWordsOfHeadline) ? null : bare
}

export const hasPictures = (text: string): boolean => pictures.test(text)
