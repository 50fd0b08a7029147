import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import type { Scope, Subject } from "../subject/SentenceSubject.ts"
import { neverMissing } from "./followed.ts"
import { type Forms, formsOf, type Person } from "./forms.ts"
import type { Language } from "./Language.ts"
import { introducing, mark, withMarks, withPronouns } from "./marks.ts"
import { beside, byTheirWork, isOfKin, namesEntry, namesOther, withoutRival } from "./otherPeople.ts"
import { positionIn } from "./positions.ts"
import { namesRelativesElsewhere } from "./relatives.ts"

/** What a sentence says of the prospect. */
export interface ForeignClause {
  /** From its verb on, without its subject; or what somebody is, without a verb; or what is said of something of theirs. */
  readonly text: string
  readonly kind: "deed" | "being" | "theirs"
  readonly person: Person
  /** What stands before the verb: `Abends`; of what stands before the subject, the same again. */
  readonly lead: string
  /** What joins it to the one before in the sentence: a comma, `und`. */
  readonly joint?: string
}

export interface ForeignTold {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<ForeignClause>
  /** The whole sentence, with the prospect marked in it; empty where it cannot be about them. */
  readonly marked: string
}

/** The pieces of a sentence between commas and the like, each with what stood before it. */
const piecesOf = (text: string, { and }: Language) => {
  const gap = regex.gu`(?:,|;|:| [–—-]|(?<=[^,;:])(?= (?:${and}) )) ?(?:(?:${and}) )?`
  const closed = text.replace(/\([^)]*\)|[„“«"][^”“»"]*[”“»"]/gu, inside =>
    inside.replace(/[,;: –—-]/gu, "x")
  )
  const cuts = matchesIn(closed, gap).filter(cut => cut[0] !== "")
  const starts = [0, ...cuts.map(cut => cut.index + cut[0].length)]
  return starts.map((start, index) => ({
    before: cuts[index - 1]?.[0] ?? "",
    text: text.slice(start, cuts[index]?.index ?? text.length).trim()
  }))
}

const where = /^(?:dove|donde|onde|où|wo|waar|där|hvor) /u

interface Building {
  readonly clauses: Array<ForeignClause>
  /** What is said is said of the prospect, so far. */
  owner: "ours" | "open" | "others"
}

const asLead = (text: string): ForeignClause => ({ text, kind: "being", person: "third", lead: text })

const extend = (clauses: Array<ForeignClause>, more: string): void => {
  const last = clauses.pop()
  if (last !== undefined) clauses.push({ ...last, text: last.text + more })
}

/** `La arquitecta montevideana Ada Lovelace, …`: what somebody is, before their name; behind a preposition it is of others. */
const titled = regex.u`^(?:[\\p{L}'’-]+ ){1,7}(?<! (?:de|del|di|da|do|du|des|von|van|av|af|of|par|por|per|pour|para|mit|con|com|avec|med|met|für|för|for|voor|door|durch|an|à|a|til|till|und|et|y|e|i|och|og|en|z|od|dla|przez|sur|sobre|über|zu|bei|bij|hos) )${mark}$`

/** What the pieces of a marked sentence say, one after the other. */
const clausesIn = (
  marked: string,
  isElided: boolean,
  forms: Forms,
  isFirst: boolean
): ReadonlyArray<ForeignClause> => {
  const { language } = forms
  const hasMark = marked.includes(mark)
  const it: Building = { clauses: [], owner: isElided && !hasMark ? "ours" : "open" }
  const person: Person = isFirst ? "first" : "third"
  const verb = isFirst ? forms.first : forms.third
  const deed = regex.u`^(?<lead>[^${mark}]{0,110}? )??(?:${mark} (?<after>(?:${verb})(?![\\p{L}]).*)|(?<verb>${verb}) ${mark}(?<rest>.*))$`
  const elided = regex.iu`^${forms.before}(?<text>${forms.clitic}(?:${verb})(?![\\p{L}]).*)$`
  const startsTheirs = regex.u`^(?:${language.possessives}) `
  // `Vivo ad Alba, dove sono titolare dello Studio Acme`
  const whereWe = regex.iu`${where.source}(?=(?:${verb})(?![\\p{L}]))`
  // `…, y no pican`: what is denied beside denies nothing of what stands before.
  const denial = regex.iu`(?<![\\p{L}])(?:${language.cues.negation})(?![\\p{L}])`
  const missing = regex.giu`(?<![\\p{L}])${neverMissing}`
  const isDenial = (text: string): boolean => denial.test(text.replace(missing, ""))
  const leads: Array<string> = []
  for (const piece of piecesOf(marked, language)) {
    const told = deed.exec(piece.text)?.groups
    const text = told?.after ?? (told?.verb === undefined ? undefined : `${told.verb}${told.rest ?? ""}`)
    if (text !== undefined) {
      const before = leads.splice(0)
      const lead = [...before, told?.lead ?? ""].join(", ").trim()
      it.owner = "ours"
      // What stands before a colon is a label.
      if (!startsTheirs.test(before[0] ?? "") && !piece.before.startsWith(":"))
        it.clauses.push(...before.map(asLead))
      const as = /^(?:Als|En tant que|Como|Come|Som|In qualità di|Jako) (?<being>\p{L}.*)$/u.exec(lead)
        ?.groups?.being
      if (as !== undefined) it.clauses.push(asLead(as))
      it.clauses.push({ text: text.replace(`${mark} `, ""), kind: "deed", person, lead })
    } else if (piece.text.startsWith(mark)) {
      it.owner = "ours"
      const rest = piece.text.slice(mark.length).trim()
      const before = leads.splice(0)
      if (!startsTheirs.test(before[0] ?? "") && !piece.before.startsWith(":"))
        it.clauses.push(...before.map(asLead))
      if (rest !== "") it.clauses.push({ text: rest, kind: "being", person, lead: "" })
    } else if (titled.test(piece.text) && !regex.u`(?<![\\p{L}])(?:${verb})(?![\\p{L}])`.test(piece.text)) {
      it.owner = "ours"
      leads.splice(0)
      it.clauses.push(asLead(piece.text.slice(0, -mark.length).trim()))
    } else if (it.owner === "ours" && piece.before.startsWith(":")) {
      it.owner = "others"
    } else if (
      namesOther(piece.text, language) &&
      it.clauses.length > 0 &&
      /\p{Ll}/u.test(piece.text.charAt(0)) === false
    ) {
      it.owner = "others"
    } else if (it.owner === "ours" && isFirst && whereWe.test(piece.text)) {
      it.clauses.push({ text: piece.text.replace(where, ""), kind: "deed", person, lead: "" })
    } else if (regex.iu`^(?:${forms.relative})(?![\\p{L}])`.test(piece.text)) {
      if (it.owner === "ours") it.owner = "others"
    } else if (it.owner === "ours") {
      const verbal = elided.exec(piece.text)?.groups?.text
      if (verbal !== undefined) {
        const lower = verbal.charAt(0).toLowerCase() + verbal.slice(1)
        it.clauses.push({ text: lower, kind: "deed", person, lead: "" })
      } else if (isDenial(piece.text)) continue
      else if (it.clauses.at(-1)?.kind === "deed") extend(it.clauses, `${piece.before}${piece.text}`)
      else it.clauses.push({ text: piece.text, kind: "being", person, lead: "", joint: piece.before })
    } else if (it.owner === "open") leads.push(piece.text)
  }
  return it.clauses
}

/** A fragment has no verb; what has one is about something else. */
const hasVerb = (text: string, { language, third }: Forms): boolean =>
  regex.iu`(?<![\\p{L}])(?:${third}|${language.past}|sind|waren|haben|sont|ont|zijn|hebben|${language.code === "fr" ? "(?!)" : "son"}|tienen|são|têm|sono|hanno)(?![\\p{L}])`.test(
    text
  )

/** `…, Orgelbaumeisterin`: what stands right behind the name, where the sentence is about something else. */
const apposition = (marked: string): ReadonlyArray<ForeignClause> => {
  const text = regex.u`${mark}, (?<being>[^,;]+?)(?=[,;]|[.]?$)`.exec(marked)?.groups?.being
  return text === undefined ? [] : [{ text, kind: "being", person: "third", lead: "" }]
}

/** `Ihr Bruder …`: the next `er` is the brother, and `sie` still who was spoken of. */
const besideRival = (
  previous: Subject,
  rival: Readonly<Record<string, string | undefined>> | undefined
): Subject => {
  const taken = rival?.he !== undefined ? "he" : rival?.she !== undefined ? "she" : undefined
  if (taken === undefined) return previous
  return previous.pronoun === taken
    ? { ...previous, who: "somebody else" }
    : { ...previous, pronoun: taken === "he" ? "she" : "he" }
}

/** `Ihre Leidenschaft gilt …`: of something of the prospect's, what stands behind the possessive. */
const ofTheirs = (
  text: string,
  previous: Subject,
  { isFirstPerson }: Scope,
  { language }: Forms
): ReadonlyArray<ForeignClause> => {
  const { owners, glue } = language.cues
  const owned = (owner: string): string | undefined =>
    regex.iu`^(?:(?:${glue}) )?(?:${owner}) (?<rest>.+)$`.exec(text)?.groups?.rest
  const own = isFirstPerson ? owned(owners.I) : undefined
  const rest = (["she", "he"] as const)
    .filter(it => previous.pronoun === null || previous.pronoun === it)
    .map(it => owned(owners[it]))
    .find(it => it !== undefined)
  if (own !== undefined) return [{ text: own, kind: "theirs", person: "first", lead: "" }]
  return rest === undefined ? [] : [{ text: rest, kind: "theirs", person: "third", lead: "" }]
}

/** A sentence about who was spoken of last, by what they are for their work. */
const byStanding = (said: string, forms: Forms): Pick<ForeignTold, "marked" | "clauses"> | undefined => {
  const text = said.replace(beside, "$<start> ")
  const verb = regex.u` (?=(?:${forms.third})(?![\\p{L}]))`.exec(text)
  if (verb === null) return undefined
  const being = byTheirWork.exec(text.slice(0, verb.index + 1))?.groups?.being
  const isHeld =
    being !== undefined &&
    positionIn(being, forms.language, { companies: [] }).length > 0 &&
    !namesOther(being, forms.language)
  if (being === undefined || !isHeld) return undefined
  const marked = `${mark}${text.slice(verb.index)}`
  return {
    marked,
    clauses: [asLead(being), ...clausesIn(marked, false, forms, false)]
  }
}

/** `die er mit seinem Freund Ada Lovelace gründete`: with whom somebody else did it. */
const companion = regex.iu`(?<![\\p{L}])(?:met|mit|avec|con|com|med|z|ze|together with) (?:[\\p{L}'’-]+ ){0,3}${mark}`

/** What a sentence says of the prospect, when `previous` was the subject of the one before. */
export const foreignClauses = (
  language: Language,
  sentence: string,
  previous: Subject,
  scope: Scope
): ForeignTold => {
  const forms = formsOf(language)
  const text = sentence.trim().replace(/[.!…]+$/u, "")
  const isKnown = previous.who === "prospect" || (scope.isOwn && previous.who === "nobody")
  const named = withMarks(text, previous, scope, forms)
  const rival =
    regex.u`^(?:${language.possessives}) (?:\\p{Ll}+ )?(?:(?<he>${language.others.he})|(?<she>${language.others.she}))(?![\\p{L}])`.exec(
      text
    )?.groups
  const isRelatives =
    regex.iu`^(?:(?:${language.articles}) )?(?:\\p{Ll}+ )?(?:${language.others.he}|${language.others.she}) (?:del[ae]s?|ihre[rs]|seine[rs]|(?:de |d['’]|von |van |di |do |da |av |af )${mark}|di lei|di lui|jej|jego)(?![\\p{L}])`.test(
      named
    )
  if (isRelatives) return { subject: previous, marked: "", clauses: [] }
  if (!named.includes(mark) && (isOfKin(text, forms) || namesEntry(text, language)))
    return { subject: { ...previous, who: "somebody else" }, marked: "", clauses: [] }
  const described =
    previous.who === "prospect" && !named.includes(mark) ? byStanding(named, forms) : undefined
  if (described !== undefined) return { subject: previous, ...described }
  const theirs =
    rival === undefined && !namesRelativesElsewhere(text) && (isKnown || scope.isFirstPerson)
      ? ofTheirs(text, previous, scope, forms)
      : []
  const isTheirs = regex.u`^(?:${language.possessives}) `.test(text)
  const spoken = (["she", "he"] as const).find(it => withPronouns(named, it, forms) !== named)
  const isSame = spoken === undefined || previous.pronoun === null || previous.pronoun === spoken
  const isRival =
    (spoken === "she" && rival?.she !== undefined) || (spoken === "he" && rival?.he !== undefined)
  const isPronoun = spoken !== undefined && isKnown && isSame && !isRival
  const marked = isPronoun ? withPronouns(named, spoken, forms) : named
  const isNamed = marked.includes(mark)
  if (introducing.test(marked)) {
    const told = withPronouns(marked.replace(introducing, mark), "I", forms)
    const clauses = clausesIn(told, false, forms, true)
    return { subject: { ...previous, who: "prospect" }, marked, clauses }
  }
  const own = withPronouns(text, "I", forms)
  if (scope.isFirstPerson && !isNamed && (own !== text || forms.startsFirst.test(text)))
    return { subject: previous, marked: own, clauses: [...theirs, ...clausesIn(own, true, forms, true)] }
  if (!isNamed && (isTheirs || spoken !== undefined || namesOther(text, language)))
    return {
      subject: isTheirs ? besideRival(previous, rival) : { ...previous, who: "somebody else" },
      marked: "",
      clauses: theirs
    }
  if (isNamed && spoken !== undefined && !isPronoun && companion.test(named) && !named.startsWith(mark))
    return { subject: { ...previous, who: "somebody else" }, marked: "", clauses: [] }
  const ours = withoutRival(marked, mark, language)
  const found = isNamed || isKnown ? clausesIn(ours, !isNamed, forms, false) : []
  const clauses = found.length === 0 && isNamed ? apposition(marked) : found
  return {
    subject: isNamed
      ? { who: namesOther(marked, language) ? "nobody" : "prospect", pronoun: spoken ?? previous.pronoun }
      : previous,
    marked: isNamed || isKnown ? ours : "",
    clauses: isNamed
      ? [...theirs, ...clauses]
      : [...theirs, ...clauses].filter(clause => clause.kind !== "being" || !hasVerb(clause.text, forms))
  }
}
