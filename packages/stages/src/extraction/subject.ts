import { isTitle, tidyTitle } from "../sources/roles.ts"
import { adverbs } from "./Clause.ts"
import { clausesOf, furtherClausesOf, isVerbFirst, namesSomebodyElse } from "./clauses.ts"
import { mentionsIn, shortForms } from "./personMentions.ts"
import { isEmployer, type Wanted } from "./Wanted.ts"
import { isCertificateAnywhere } from "./words/certifications.ts"

/** Whom the last sentence was about, whom a pronoun may mean next. */
export interface Subject {
  readonly who: "prospect" | "somebody else" | "nobody"
  /** The pronoun that was used of the prospect. */
  readonly pronoun: string | null
}

export const nobody: Subject = { who: "nobody", pronoun: null }

export interface ToldClause {
  readonly text: string
  readonly isLeisure: boolean
}

export interface Told {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<ToldClause>
}

const leisure =
  /\b(?:(?:outside|away from|beyond|out of|off)(?: of)? (?:the |her |his |their |my )?(?:work\w*|office|day job|lab|desk|clock|job|boardroom|classroom|hours|screen|keyboard|studio|court\w*|business)|(?:spare|free|down) ?time|when (?:she|he|they|I|you)(?:['’](?:s|re|m)| is| are| am)? ?(?:not|n['’]t|isn['’]t|aren['’]t)|when (?:she|he) (?:isn|wasn)['’]t|when not|when they aren['’]t|(?:on|at) (?:the )?weekends?|at the weekend|on (?:Saturdays?|Sundays?)|after (?:hours|work)|downtime|for fun|on a personal note|privately|off[- ]duty|in (?:her|his|their|my) (?:personal )?leisure|whenever (?:she|he|they|I) can|away from)\b/i

/** What may stand before the subject of a sentence, up to a comma. */
const leadIn =
  /^(?:(?:In|Since|Before|After|Prior|Previously|Originally|Currently|Now|Today|Recently|Outside|Away|Beyond|When|Whenever|Off|At|On|As|Based|Born|Raised|Living|An?|Over|With|Having|For|During|Alongside|Besides|Apart|Aside|By|Throughout|Most|Until|Formerly|While|Following|Trained|Educated|Unlike|Like|Not|Privately|Personally|Professionally|Academically|Holding|Working|Under|From|Earlier|Later|Here|There|Yesterday|Last|Also|Certified|Fluent|Fascinated|Passionate|Known|Described|Today|Additionally|Furthermore|Moreover|Finally|Weekends)\b[^;:]{0,160},\s+(?:and\s+)?)$/u

/** A time before the subject needs no comma. */
const timeBefore =
  /^(?:(?:Last|This|On|In|Earlier this|Later this|Yesterday|Today|Tonight)\b[^,;:.]{0,40}|\(?\d[\p{L}\d .()-]{3,30}[:,]?)\s$/u

const leadMatter =
  /^(?:As )?(?<told>(?:(?:Based|Living|Born|Trained|Educated|Certified|Fascinated|Passionate) (?:in|at|as|by|about|from) |An? |a |an |the ).+?),\s+$/u
const leadDeed =
  /^(?:After|Having|Since|Before|Following) (?<told>(?:graduat|stud|complet|earn|finish)\p{L}+ .+?),\s+$/u

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const leadClauses = (lead: string): ReadonlyArray<string> => {
  const matter = leadMatter.exec(lead)?.groups?.told
  const deed = leadDeed.exec(lead)?.groups?.told
  return [...(matter === undefined ? [] : [`is ${lower(matter)}`]), ...(deed === undefined ? [] : [deed])]
}

const parenthesis = /^\s*\((?<inside>[^)]{1,80})\)/
const postNominal = /^,? (?<name>[A-Z][A-Za-z/+-]{1,9})(?=,| |\.|$)/
const academic = /^(?:PhD|MBA|MSc|BSc|MA|BA|MD|OBE|MBE|CBE|FRS|FRSA|DPhil|JD)$/
const endOfApposition = new RegExp(
  `,\\s+(?:and\\s+|who\\s+)?(?=${adverbs}(?:is|was|has|had|will|holds|lives|leads|joined|gave|gives|spoke|speaks|won|says|said|talks|told|presented|presents|works|wrote|writes|enjoys|loves|appeared|delivered|received|received|studied|graduated|volunteers|specialises|specializes|supports|runs|heads|discusses|discussed|explains|explained|shares|shared|joins|shows|showed|opened|opens|published|publishes|grew|built|builds|started|founded|took|takes|became|argues|argued|tells)\\b)`,
  "u"
)
const jointSubject = /^,? (?:and|&|or|as well as|along with|together with) /

/** What follows a name: letters after it, appositions, and then what is said of it. */
const afterName = (rest: string, wanted: Wanted): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  let text = rest
  for (let inside = parenthesis.exec(text); inside !== null; inside = parenthesis.exec(text)) {
    const shown = inside.groups?.inside ?? ""
    if (isEmployer(shown, wanted)) clauses.push(`works at ${shown}`)
    text = text.slice(inside[0].length)
  }
  for (let letters = postNominal.exec(text); letters !== null; letters = postNominal.exec(text)) {
    const name = letters.groups?.name ?? ""
    if (!isCertificateAnywhere(name) && !academic.test(name)) break
    if (isCertificateAnywhere(name)) clauses.push(`holds the ${name}`)
    text = text.slice(letters[0].length)
  }
  if (jointSubject.test(text)) return clauses
  const apposition = /^(?:,|\s[–—-]|:|\s[|·•])\s+(?<told>.+)$/u.exec(text)?.groups?.told
  if (apposition === undefined) return [...clauses, ...clausesOf(text.trim())]
  if (/^(?:who|which)\s/.test(apposition)) return [...clauses, ...clausesOf(apposition.replace(/^\w+\s/, ""))]
  if (isVerbFirst(apposition)) return [...clauses, ...clausesOf(apposition)]
  const at = endOfApposition.exec(apposition)
  const named = at === null ? apposition : apposition.slice(0, at.index)
  clauses.push(`is ${named.replace(/\s[–—-]\s.*$/u, "")}`)
  if (at === null || namesSomebodyElse(named)) return clauses
  return [...clauses, ...clausesOf(apposition.slice(at.index + at[0].length))]
}

const possessive = /^['’](?:s)?\s+(?=\p{Ll})/u

/** Somebody who comes or goes: what is said of the one, does not hold of the other any more. */
const succession =
  /\b(?:succe\w+|replac\w+|former(?:ly)?|ex-|predecessor|(?:took|takes|taking) over|late|unlike|instead of|thank\w*|farewell|leav\w+|left|resign\w*|depart\w*|step\w* down|then|previously)\b/i

const jointPeople = /(?:\band|&|,)\s+(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** A name in the middle of a sentence: only what is directly attached to it is about the person. */
const attached = (before: string, after: string, wanted: Wanted): ReadonlyArray<string> => {
  if (succession.test(before)) return []
  const told = /^, (?<told>(?:who |\p{L})[^.;]*)/u.exec(after)?.groups?.told
  const from = /^ (?:of|from|at) (?:the )?(?<company>\p{Lu}[\p{L}&'’ -]*)/u
    .exec(after)
    ?.groups?.company?.trim()
  const employer = from !== undefined && isEmployer(from, wanted) ? [`works at ${from}`] : []
  if (told === undefined) return employer
  const first = told.split(/,| and (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u)[0] ?? ""
  if (first.startsWith("who ")) return clausesOf(first.slice(4)).slice(0, 1)
  return isVerbFirst(first) ? [] : [`is ${first}`]
}

/** `Tideworks CTO` or `Our Head of Data,` before a name. */
const titleBefore = (before: string, wanted: Wanted): ReadonlyArray<string> | undefined => {
  const text = before
    .replace(/^(?:our|the|meet|introducing|today,?|with)(?= )/iu, "")
    .replace(/,?\s*$/u, "")
    .trim()
  if (text.length > 60 || /[.;:,]/.test(text)) return undefined
  const company = wanted.companies.find(name => text.toLowerCase().startsWith(name.toLowerCase()))
  const title = tidyTitle(text.slice(company?.length ?? 0).replace(/^['’]s?(?= )/u, ""))
  if (!isTitle(title) || /\b(?:is|was|and|by|said|says|of our)\b/.test(title)) return undefined
  const isOurs = company !== undefined || /^our /iu.test(before)
  return isOurs
    ? [`is ${title}`, ...(company === undefined ? [] : [`works at ${text.slice(0, company.length)}`])]
    : []
}

const otherStart =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+(?:,| (?:and|is|was|has|joined|leads|works|lives|holds|runs|heads|won|gave|enjoys|loves|supports|said|says|who|studied|succeeds|replaces|will|took|takes|had|founded|became|\p{Ll}+s)\b)/u
const relatives =
  /^(?:Her|His|Their|My)(?: \p{Ll}+){0,2} (?:husband|wife|partner|brother|sister|mother|father|son|daughter|colleague|friend|boss|parents|co-founder|successor|predecessor|team|company)\b/u
const quotation = /["“”][^"“”]*["“”]?/gu

/** Speech is somebody else's sentence: nothing is looked for in it, and it comes back in what is told. */
const withoutSpeech = (sentence: string) => {
  const speeches: Array<string> = []
  const masked = sentence.replace(quotation, speech => `\uE000${speeches.push(speech) - 1}\uE001`)
  const whole = (text: string) =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => speeches[Number(index)] ?? "")
  return { masked, whole }
}

const pronounStart =
  /^(?:(?<pronoun>She|He|They|she|he|they|I)(?=['’\s])|(?<possessive>Her|His|Their|My|her|his|their|my) (?=\p{Ll}))/u
const genders: Readonly<Record<string, string>> = {
  she: "she",
  her: "she",
  he: "he",
  his: "he",
  they: "they",
  their: "they",
  i: "I",
  my: "I"
}

export interface Scope {
  readonly wanted: Wanted
  /** All of the text around is about the prospect: a page or a profile of theirs, or their part of a list. */
  readonly isOwn: boolean
  /** All of it is written by the prospect. */
  readonly isFirstPerson: boolean
}

/** Free time before the subject needs no comma. */
const freeTime =
  /^(?:(?:Outside|Away from|Beyond|In (?:her|his|their|my) (?:spare|free)|On|At|When|Off)\b[^,;:]{3,50}? )(?=(?:she|he|they|I)\b)/u

const startOf = (sentence: string): readonly [string, string] => {
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

/** What one sentence says of the prospect, when `previous` was the subject of the one before. */
export const readSentence = (sentence: string, previous: Subject, scope: Scope): Told => {
  const { wanted, isOwn, isFirstPerson } = scope
  const { masked, whole } = withoutSpeech(sentence)
  const told = (texts: ReadonlyArray<string>, lead = ""): ReadonlyArray<ToldClause> => {
    const isLeisure = leisure.test(lead)
    return [...leadClauses(lead), ...texts].map(text => ({
      text: whole(text),
      isLeisure: isLeisure || leisure.test(text)
    }))
  }
  const prospect = (pronoun = previous.pronoun): Subject => ({ who: "prospect", pronoun })
  const somebodyElse: Subject = { ...previous, who: "somebody else" }

  const [mention] = mentionsIn(masked, wanted.names)
  if (mention !== undefined) {
    const before = masked.slice(0, mention.start)
    const after = masked.slice(mention.end)
    const title = before.trim() === "" ? undefined : titleBefore(before, wanted)
    const isStart =
      /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Meet|Introducing|Today|Speaker:|Author:|Host:|Guest:|I['’]m|I am|Hi,? I['’]m|Hello,? I['’]m|By|About|Name:|["“”'–—-])\.?\s*)*$/u.test(
        before
      ) ||
      timeBefore.test(before) ||
      leadIn.test(before.replace(/(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? $/u, ""))
    if (isStart && possessive.test(after) && !/[sS]$/.test(masked.slice(0, mention.end))) {
      const clause = after.replace(possessive, "")
      return { subject: prospect(), clauses: told(namesSomebodyElse(clause) ? [] : [clause], before) }
    }
    if (isStart || title !== undefined) {
      const isJoint = jointSubject.test(after)
      const isFirst = /\bI(?:['’]m| am) $/.test(before)
      if (isFirst && !isOwn && !isFirstPerson) return { subject: nobody, clauses: [] }
      return {
        subject: isJoint ? nobody : prospect(),
        clauses: told([...(title ?? []), ...afterName(after, wanted)], before)
      }
    }
    const isAlone = !otherStart.test(startOf(masked)[1]) && !jointPeople.test(before + after)
    return {
      subject: isAlone && previous.who !== "somebody else" ? prospect() : nobody,
      clauses: told(attached(before, after, wanted))
    }
  }

  const [lead, main] = startOf(masked)
  const short = new RegExp(`^${shortForms(wanted.names)}`, "u").exec(main)
  const isKnown = previous.who === "prospect" || (isOwn && previous.who === "nobody")
  if (short !== null) {
    if (!isKnown) return { subject: nobody, clauses: [] }
    const after = main.slice(short[0].length)
    if (possessive.test(after)) {
      const clause = after.replace(possessive, "")
      return { subject: prospect(), clauses: told(namesSomebodyElse(clause) ? [] : [clause], lead) }
    }
    return {
      subject: jointSubject.test(after) ? nobody : prospect(),
      clauses: told(afterName(after, wanted), lead)
    }
  }
  if (relatives.test(main))
    return { subject: /\b(?:team|company)\b/.test(main) ? previous : somebodyElse, clauses: [] }
  const words = pronounStart.exec(main)?.groups
  const pronoun = genders[(words?.pronoun ?? words?.possessive ?? "").toLowerCase()]
  if (pronoun !== undefined) {
    const isMeant =
      pronoun === "I"
        ? isFirstPerson
        : isKnown &&
          (previous.pronoun === null || previous.pronoun === pronoun) &&
          (pronoun !== "they" || isOwn)
    if (!isMeant) return { subject: pronoun === "I" ? previous : somebodyElse, clauses: [] }
    const after = main.slice((words?.pronoun ?? words?.possessive ?? "").length).trimStart()
    const clauses =
      words?.pronoun === undefined
        ? namesSomebodyElse(after)
          ? []
          : [
              after.split(/,? (?:and|but) (?=(?:she|he|they|I|her|his|my|their)\b)/u)[0] ?? "",
              ...furtherClausesOf(after)
            ]
        : clausesOf(after)
    return { subject: prospect(pronoun === "I" ? previous.pronoun : pronoun), clauses: told(clauses, lead) }
  }
  if (otherStart.test(main)) return { subject: somebodyElse, clauses: [] }
  const findable =
    /^(?:you(?:['’]ll| will| can)(?: usually| often| most likely)? (?:find|catch|spot) (?:her|him|them|me) )(?<told>.+)$/iu.exec(
      main
    )?.groups?.told
  if (findable !== undefined && (isKnown || isOwn))
    return { subject: previous, clauses: told([`is found ${findable}`], lead) }
  if (isOwn && previous.who !== "somebody else") {
    if (isVerbFirst(main)) return { subject: previous, clauses: told(clausesOf(lower(main)), lead) }
    const isFragment =
      main.length <= 140 && !/\b(?:is|are|was|were|has|have|had|will|can|we|our|you|your)\b/.test(main)
    if (isFragment && lead === "" && !isVerbFirst(main))
      return { subject: previous, clauses: told([`is ${main}`]) }
    if (isFragment && leisure.test(lead))
      return { subject: previous, clauses: told([`enjoys ${main}`], lead) }
  }
  return { subject: previous, clauses: [] }
}
