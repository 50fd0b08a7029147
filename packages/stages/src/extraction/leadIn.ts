/** Words that say that a sentence speaks of free time. */
export const leisure =
  /\b(?:(?:outside|away from|beyond|out of|off)(?: of)? (?:the |her |his |their |my )?(?:work\w*|office|day job|lab|desk|clock|job|boardroom|classroom|hours|screen|keyboard|studio|court\w*|business)|(?:spare|free|down) ?time|when (?:she|he|they|I|you)(?:['’](?:s|re|m)| is| are| am)? ?(?:not|n['’]t|isn['’]t|aren['’]t)|when (?:she|he) (?:isn|wasn)['’]t|when not|when they aren['’]t|(?:on|at) (?:the )?weekends?|at the weekend|on (?:Saturdays?|Sundays?)|after (?:hours|work)|downtime|for fun|on a personal note|privately|off[- ]duty|in (?:her|his|their|my) (?:personal )?leisure|whenever (?:she|he|they|I) can|away from)\b/i

/** `… announced today that` leads to a sentence of its own. */
const reporting =
  /\b(?:announce[sd]?|said|says|confirm(?:s|ed)|reveal(?:s|ed)|report(?:s|ed))(?: today)? that $/u

/** What may stand before the subject of a sentence, up to a comma. */
const leadIn =
  /^(?:(?:In|Since|Before|After|Prior|Previously|Originally|Currently|Now|Today|Recently|Outside|Away|Beyond|When|Whenever|Off|At|On|As|Based|Born|Raised|Living|An?|Over|With|Having|For|During|Alongside|Besides|Apart|Aside|By|Throughout|Most|Until|Formerly|While|Following|Trained|Educated|Unlike|Like|Not|Privately|Personally|Professionally|Academically|Holding|Working|Under|From|Earlier|Later|Here|There|Yesterday|Last|Also|Certified|Fluent|Fascinated|Passionate|Known|Described|Today|Additionally|Furthermore|Moreover|Finally|Weekends)\b[^;:]{0,160},\s+(?:and\s+)?)$/u

/** A time before the subject needs no comma. */
const timeBefore =
  /^(?:(?:Last|This|On|In|Earlier this|Later this|Yesterday|Today|Tonight)\b[^,;:.]{0,40}|\(?\d[\p{L}\d .()-]{3,30}[:,]?)\s$/u

const leadMatter =
  /^(?:As (?<role>.+?)|(?<told>(?:(?:Based|Living|Born|Trained|Educated|Certified|Fascinated|Passionate) (?:in|at|as|by|about|from) |An? |a |an |the ).+?)),\s+$/u
const leadDeed =
  /^(?:After|Having|Since|Before|Following) (?<told>(?:graduat|stud|complet|earn|finish)\p{L}+ .+?),\s+$/u

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What the words before the subject say of it: `Based in Leeds,`, `After graduating from …,`. */
export const leadClauses = (lead: string): ReadonlyArray<string> => {
  const { role, told } = leadMatter.exec(lead)?.groups ?? {}
  const matter = told === undefined ? undefined : lower(told)
  const deed = leadDeed.exec(lead)?.groups?.told
  return [
    ...[role, matter].flatMap(it => (it === undefined ? [] : [`is ${it}`])),
    ...(deed === undefined ? [] : [deed])
  ]
}

/** Free time before the subject needs no comma. */
const freeTime =
  /^(?:(?:Outside|Away from|Beyond|In (?:her|his|their|my) (?:spare|free)|On|At|When|Off)\b[^,;:]{3,50}? )(?=(?:she|he|they|I)\b)/u

/** A sentence in two: what stands before its subject, and the rest. */
export const startOf = (sentence: string): readonly [string, string] => {
  const free = freeTime.exec(sentence)?.[0]
  if (free !== undefined && leisure.test(free)) return [free, sentence.slice(free.length)]
  const at = [...sentence.matchAll(/,\s+(?:and\s+)?/gu)].map(match => match.index + match[0].length)
  const lead = at.find(
    end =>
      leadIn.test(sentence.slice(0, end)) &&
      /^(?:\p{Lu}|she|he|they|her|his|you|I\b)/u.test(sentence.slice(end))
  )
  return lead === undefined ? ["", sentence] : [sentence.slice(0, lead), sentence.slice(lead)]
}

const honorifics =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Meet|Introducing|Today|Speaker:|Author:|Host:|Guest:|I['’]m|I am|Hi,? I['’]m|Hello,? I['’]m|By|About|Name:|["“”'–—-])\.?\s*)*$/u

/** Whether a name after these words is the subject of its sentence. */
export const leadsToSubject = (before: string): boolean =>
  honorifics.test(before) ||
  timeBefore.test(before) ||
  reporting.test(before) ||
  leadIn.test(before.replace(/(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? $/u, ""))
