import { regex } from "../sources/regex.ts"
import { adverbs } from "./Clause.ts"
import { looksLikeName } from "./naming/looksLikeName.ts"
import { companyName, organizationWord } from "./naming/properName.ts"
import { verb } from "./verbs.ts"
import { isPlace } from "./words/places.ts"

const pronoun = "(?:(?:she|he|they|I) ?)?"

/** `co-founded Tern, sold to Acme`: told of the house, not of its founder. */
const givenAway = "(?:(?:sold|since sold|handed over) (?:to|in)|(?:bought|acquired|taken over) by)\\b"

/** `…, where she volunteers`, `in Leeds, where he lives` says of the place what is done there. */
const where =
  "where(?! (?:she|he|they|I) (?:also |still |now )?(?:volunteers?|helps? out|(?:lives?|is based)(?=[.;,]|$))(?![\\p{L}]))"

/** Begins a further thing that is said of the same subject. */
const boundary = regex.u`,?\\s+(?:(?:and|but|while|${where}|when|so|because|since|as)\\s+|(?:(?:and|but) )?(?:says|said|adds|added|admits|admitted|explains|explained|jokes|joked) (?:that )?)(?=(?:she|he|they) \\p{Ll})|,\\s+(?:and|but|so)\\s+(?=I(?: \\p{Ll}|['’]))|(?<!\\b(?:husband|wife|partner|brother|sister|friend|\\p{Lu}\\p{Ll}+))\\s+(?:and|but|so|because)\\s+(?=I(?: \\p{Ll}|['’]))|(?:;\\s+|,\\s+(?:(?:and|but|while|${where}|then|as well as)\\s+)?(?:in (?:her|his|their|my) (?:spare|free) time,?\\s+)?|(?<!\\b(?:lives?|living))\\s+(?:and|but|while|${where}|when)\\s+(?:in (?:\\p{L}+ )?(?:19|20)\\d\\d,?\\s+(?=(?:was|won|received|became)\\b))?|\\s+[–—-]\\s+|\\s+(?:before|after|and) (?=(?:completing|earning|gaining|obtaining|studying|graduating) ))(?=(?:completing|earning|gaining|obtaining|studying|graduating(?! (?:with|in\\b))) |${pronoun}(?<![a-z] and (?=I ))(?!${adverbs}${givenAway})${adverbs}${verb})`

const relative =
  /\b(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|brother|sister|mother|father|mum|mom|dad|sons?|daughters?|kids|children|colleagues?|friends?|boss|predecessor|successor|(?:other|better) half|cousins?|nephews?|nieces?|(?:cast|team|band|house|flat)mates?|whose|who)\b/i
const company =
  /\b(?:with|alongside|along with|together with|and|by|of)\s+(?:her|his|their|my|a|an|the)\s+(?:\p{L}+ ){0,2}(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|kids|children|family|colleagues?|friends?|daughters?|sons?|brothers?|sisters?)\b/giu
/** `a mother of three`: says of somebody that there are others, and no more of them. */
const parent = /\b(?:mother|father|mum|mom|dad)[ -]of[ -](?:one|two|three|four|five|six|seven|\d+|twins)\b/giu
/** `a partner at Acme` is one of its own. */
const ofFirm =
  /(?<!\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur) (?:\p{L}+ )?)\b(?:an?|the|managing|senior|founding|general|equity|named|tax|audit|law) partner(?= (?:at|in|of|with|for)(?![\p{L}])|,|$)/giu
const otherPerson =
  /\b(?:with|alongside|under|by|like|unlike|to|and|succeed\w*|replac\w*|meets?|interview\w*|follow\w*|colleague|husband|wife|partner|brother|sister|friend)\s+(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\b/u

/** Whether a stretch names somebody else whom what follows may be about. */
export const namesSomebodyElse = (text: string): boolean => {
  const person = otherPerson.exec(text)?.[1]
  const isPerson = person !== undefined && looksLikeName(person) && !organizationWord.test(text)
  return isPerson || relative.test(text.replace(company, "").replace(parent, "").replace(ofFirm, ""))
}

/** Not so, no longer so, or not yet so. */
const unreal =
  /^(?:(?:is|am|are|was|were|has|have|had|do|does|did|['’](?:s|m|ve))\s)?(?:not|never|no longer|don['’]t|doesn['’]t|didn['’]t|won['’]t|will|would|could|may|might|hopes?(?! out loud)|plans?|wants?|used to|previously|formerly|once|failed|retired|about to|due to|expected to|set to|leaving|stepping|no)\b(?! (?:yet )?miss|(?: [a-z]+){1,5} without\b| (?:shut up|stop talking) about)|^(?:isn|wasn|aren|hasn|haven)['’]t\b(?! missed)|^(?:hopes?|plans?|wants?|aims?|aspires?|tries) to\b/i

const person =
  "(?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:keen|avid|passionate|fan|supporter|member|fellow|Fellow|Member|graduate|alumn(?:a|us)|trustee|governor|mentor|volunteer|advocate|holder|recipient|winner|\\p{Ll}+(?:ist|ete|ner|ker|mer|cer))"

/** `is a chartered engineer, a keen cyclist and a member of …`: each is said by itself. */
const coordination = regex.u`,?\\s+and (?=(?:an?|the(?! \\p{Lu})|one of|also) )|,\\s+(?=an? ${person}(?![\\p{L}-]))`
const beingForm = /^(?:is|am|are|['’](?:s|m|re)) /u

/** `is a rally co-driver, a Gor Mahia supporter and a slow reader`: articles that stand in a row. */
const rowOfArticles = /^\P{L}*(?:is|am|are) an? [^,]+(?:, an? [^,]+)+,? and an? /u

const eachBeing = (clause: string): ReadonlyArray<string> => {
  const form = beingForm.exec(clause)?.[0]
  if (form === undefined) return [clause]
  const between = rowOfArticles.test(clause) ? /,?\s+and (?=an? )|,\s+(?=an? )/u : coordination
  return clause
    .split(between)
    .map((part, index) => (index === 0 ? part : `${form}${part.replace(/^also /, "")}`))
}

/** `ist seit 2017 Leiterin …`, `est depuis mai directrice …`: to be, in other languages, and since when. */
const foreignBeing =
  /^(?:ist|bin|est|suis|è|sono|é|sou|es|soy|är|jest)(?! (?:née?|nat[oa]|nacid[oa]|geboren)\b) (?:(?:auch|heute|aktuell|derzeit|aujourd['’]hui|actuellement|también|atualmente|actualmente|attualmente|också|nu) )?(?:(?:seit|depuis|desde|dal|sinds|sedan|siden)(?: dem| el| le| o)?(?: (?:Anfang|Ende|Mitte|début|fin))?(?: (?:Jahr |año |ano |\p{L}+ (?:de )?)?(?:19|20)\d\d| \p{L}+) )?/u

/** `was last year named`, `has since 2019 been`: when it was does not part the words of the verb. */
const timeInside =
  /^(?<aux>(?:was|were|is|are|has|have|had)(?: been)?),? (?:(?:last|this|earlier this|later this) (?:year|month|week|spring|summer|autumn|fall|winter|season)|(?:in|since|on) (?:\p{L}+ )?(?:\d{1,2} )?(?:19|20)\d\d|yesterday|today|this \p{L}+day|on \p{L}+day|again|once again|twice|subsequently|later|duly|also),? (?=(?:\p{Ll}+(?:ed|en|ade|ought|osen|led|worn)|won)\b)/u

/** `I do play the accordion`. */
const emphatic =
  /^do(?:es)? (?=(?:also |still |sometimes )?(?:play|have|go|keep|love|enjoy|like|run|swim|sing|dance|bake|knit|support|follow|collect|grow|ride|own|paint|draw)(?![\p{L}]))/u

const leadingWords = regex.u`^(?:(?:she|he|they|I)(?: |(?=['’])))?${adverbs}`

/** `joins us from Hobart, where she has been …`: what follows is over. */
const origin =
  /(?=,? where )(?<=\b(?:joins?|joined|comes?|came|arrives?|arrived|recruited|hired|moves?|moved)\b(?: [^\s,;]+){0,4}? from [^,;]+),? where .*$/u

/** `said that her brother plays darts`: from here on it is about somebody of theirs. */
const ofTheirs =
  /,? (?:that|whose|where|while|and|as|because|when|since|after|before|but|though) (?:her|his|their|my) (?:\p{Ll}+ ){0,2}(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|brother|sister|mother|father|mum|mom|dad|sons?|daughters?|kids|children|colleagues?|friends?|boss|predecessor|successor|employer|company|team|parents|grand\p{Ll}+|aunt|uncle|cousins?|nephews?|nieces?)(?:,? \p{Lu}\p{Ll}+,?)? (?!and\b|in\b|at\b|of\b|on\b)\p{Ll}+.*$/u
/** `has moved to Acme, where she is Head of Data`, `left Acme to found Globex`: what somebody came to, as the rules know it. */
const movedTo = regex.u`^(?:(?:has|have) )?(?:(?:now|just|recently|since) )?(?:(?:moved|gone|switched|crossed|returned|jumped) (?:over |across |back )?to|joined|joins|moves to) (?:the )?(?<house>${companyName})(?: in \\p{Lu}\\p{L}+)?,? where (?:she|he|they) (?:(?:now|also) )*(?:is|will be|becomes|has become|serves as|works as|takes over as|has been appointed|has been named) (?:an? |the |its )?`
const leftTo =
  /^(?:(?:has|have) )?(?:left|leaves|quit|quits|departed|departs) [^,;]{2,80}? to (?<deed>found|co-found|start|launch|establish|set up|join|lead|head|run) /u
const pastOf: Readonly<Record<string, string>> = {
  found: "founded",
  "co-found": "co-founded",
  start: "started",
  launch: "launched",
  establish: "established",
  "set up": "set up",
  join: "joined",
  lead: "leads",
  head: "heads",
  run: "runs"
}
const arriving = (predicate: string): string => {
  const { house } = movedTo.exec(predicate)?.groups ?? {}
  if (house !== undefined && !isPlace(house)) return predicate.replace(movedTo, `has joined ${house} as `)
  return predicate.replace(leftTo, (...parts) => `${pastOf[parts.at(-1).deed] ?? ""} `)
}

/** `will remain a director of Acme` holds today as well. */
const lasting =
  /^will (?:remain|continue (?:as|to be)|stay(?: on)?(?: as)?) (?=an?\b|the\b|\p{L}+ (?:of|at)\b|\p{L}+-)/u
/** Who does both does one thing. */
const ownsAndRuns = /(?<owns>(?<![\p{L}])owns?) and (?:runs?|manages?|operates?)(?= )/u
/** `succeeds Kemi Ade, author of …`: whoever was there before. */
const ofPredecessor =
  /(?<=\b(?:succe\p{L}+|replac\p{L}+|follow\p{L}+|(?:takes|took|taken|taking) over from) (?:\p{L}+\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+), .*$/u
/** `…; Rui is an electrician`: from here on it is about somebody else. */
const ofNext = regex.u`; \\p{Lu}\\p{Ll}+(?:, [^,;]+,)? (?:is|has|was|${verb}) .*$`
/** `used to play the organ and row`: a verb without an ending goes on from the one before. */
const wish =
  /^(?:used to|would|hopes? to|wants? to|plans? to|aims? to|will|never|does(?: not|n['’]t)|do(?: not|n['’]t)) /u
const bare = /^(?!(?:is|has|was|had|are|have)(?![\p{L}]))\p{Ll}+(?<!s|ed|ing|en)(?= )/u

/** `interviewed Dr Kemi Ade, who holds …`, `invited by Dame Kemi Ade, a keen angler and …`: what follows is said of the other. */
const ofOther =
  /(?=, whos?e? )(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), (?:who|whose) .*$|(?<=(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Lord|Lady|Cllr|Revd?|Capt)\.? (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+), an? .*$/u
const reported =
  /^(?:writes|reports|tells us|says|said|adds|added|admits|admitted|explains|explained) (?:that )?(?=(?:she|he|they) )/u

/**
 * What a sentence goes on to say of its subject, a verb and what belongs to it each. It ends where somebody else comes
 * in, whom the rest may be about.
 */
export const clausesOf = (predicate: string): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  const own = arriving(predicate.replace(reported, ""))
    .replace(ofNext, "")
    .replace(ofTheirs, "")
    .replace(origin, "")
    .replace(ownsAndRuns, "$<owns>")
  let isWish = false
  for (const part of own.split(boundary)) {
    if (isWish && bare.test(part) && !wish.test(part)) continue
    isWish = wish.test(part)
    const clause = part
      .replace(ofPredecessor, "")
      .replace(ofOther, "")
      .replace(leadingWords, "")
      .trim()
      .replace(emphatic, "")
      .replace(foreignBeing, "is ")
      .replace(timeInside, "$<aux> ")
      .replace(lasting, "remains ")
      // News tells of who will come, and stands when they have.
      .replace(
        /^(?:will (?:be )?join(?:ing)?|is (?:joining|to join|set to join)) (?=[^,;]{2,80} as )/u,
        "joins "
      )
      .replace(
        /^will (?<deed>lead|head|run|oversee|manage) (?=[^,;]{3,40} as (?:its |an? |the )?\p{L})/u,
        "$<deed>s "
      )
      .replace(/^will be (?=responsible for|in charge of|based (?:in|at))/u, "is ")
    if (/\p{L}/u.test(clause) && !unreal.test(clause)) clauses.push(...eachBeing(clause))
    if (namesSomebodyElse(part)) break
  }
  return clauses
}

/** Clauses after the first that say themselves, by a pronoun, whom they are about. */
export const furtherClausesOf = (predicate: string): ReadonlyArray<string> => {
  const [, ...parts] = predicate.split(/,? (?:and|but|while|where) (?=(?:she|he|they|I)(?: |['’]))/u)
  return parts.flatMap(part => clausesOf(part))
}

const verbForms = regex.u`^(?:[Bb]ased in |${adverbs}(?:[Ll]oves|[Gg]oes|[Ee]njoys|[Ll]ives|[Ww]orks|[Ss]tudied|[Gg]raduated|[Hh]olds|[Ll]eads|[Hh]eads|[Ss]peciali[sz]es|[Vv]olunteers|[Ss]upports|[Pp]lays|[Rr]uns|[Ww]on|[Ww]rites|[Ff]ormerly|[Pp]reviously|[Jj]oined|[Jj]oins|[Gg]ave|[Ss]peaks|[Ss]poke|[Ww]rote|[Mm]entors|[Cc]hairs|[Ss]its on|[Ss]erves|[Ee]arned|[Rr]eceived|[Ff]ollows|[Ff]ocuses|[Aa]dvocates|[Cc]hampions|[Rr]aised|[Gg]rew|[Ss]caled|[Hh]as|[Ii]s|[Ww]as|[Cc]an|[Dd]elivered|[Pp]resented|[Pp]ublished|[Aa]ppeared|[Aa]ppears|[Cc]o-founded|[Ff]ounded|[Tt]alks|[Dd]iscusses|[Tt]eaches|[Oo]wns|[Ss]hares|[Ss]pends|[Uu]nwinds|[Rr]elaxes|[Bb]elongs|[Ww]ins|[Rr]eceives|[Gg]ives|[Pp]resents|[Dd]elivers|[Mm]anages|[Oo]versees|[Dd]irects|[Rr]esides|[Cc]ares|[Rr]aises|[Ff]undraises|[Mm]akes|[Uu]ses|[Cc]odes|[Nn]amed|[Tt]rained|[Qq]ualified|[Aa]warded|[Ee]ducated|[Ee]lected|[Rr]ecogni[sz]ed|[Ll]ectures|[Ww]inner of|[Oo]rgani[sz]es|[Hh]osts|[Bb]uilds|[Bb]uilt|[Ll]ed|[Rr]ead)\\b)`

/** The same by its form: `Barracks for Collingwood`; what has no ending is an order: `Follow us`. */
const verbStart = regex.u`^(?:\\p{L}\\p{Ll}+ly )?(?=\\p{L}[\\p{Ll}-]+(?:s|ed) [\\p{Ll}\\d])(?!(?:was|is|has|does|needs?)\\b)${verb}`

/** Whether a text leaves its subject out and begins with what is said: `Based in Leeds`, `Enjoys climbing`. */
export const isVerbFirst = (text: string): boolean =>
  verbForms.test(text) || verbStart.test(text.charAt(0).toLowerCase() + text.slice(1))

const ownDeeds =
  /^(?:Got|Have|Love|Adore|Live|Grew|Trained|Studied|Play|Run|Volunteer|Coach|Help|Keep|Work|Been|Did|Still|Mostly|Mainly|Usually|Also) (?=\p{L})/u

/** `Got my own practice in Yarraville`: people leave `I` out where they speak of themselves. */
export const isOwnDeed = (text: string): boolean => ownDeeds.test(text)
