import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"
import { isPlace } from "../words/places.ts"
import type { Language } from "./Language.ts"
import { longName } from "./names.ts"

interface School {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** German nouns have capitals, so that behind the town the next thing may begin. */
const germanName = (schools: string): RegExp => {
  const town = "(?:(?:St\\. |Sankt |Bad )?\\p{Lu}[\\p{L}-]+(?: am Main)?)"
  const topic = "(?: (?:für|der|des|zu) (?:angewandte )?\\p{Lu}[\\p{L}-]+(?: und \\p{Lu}[\\p{L}-]+)?)*"
  return regex.gu`(?<![\\p{L}-])(?:\\p{Lu}[\\p{L}-]+ ){0,2}?(?:${schools})(?![\\p{L}])${topic}(?: ${town})?`
}

/** Between a degree and who granted it stands its subject alone, which has capitals. */
const granted =
  "(?: \\p{Ll}+(?:ic[oa]|al|il))?(?: (?:em|en) \\p{Lu}[\\p{L}-]+(?: (?:(?:de|da|do|del|e|y|das|dos|de la) )?\\p{Lu}[\\p{L}-]+){0,4})? (?:por el|por la|pela|pelo) "

/** These elect, honour and pass sentence. */
const ruling =
  /^(?:Estado|Gob[ie]\p{L}+|Govern\p{L}+|Minist\p{L}+|Parlament\p{L}+|Senado|Congres{1,2}o|Xunta|Junta|Papa|Re[iy])$/u

/** `maestra en Ciencias por el Acme (2008)`: who granted a degree is a school, whatever it is called. */
const grantorsIn = (text: string, { degrees, cues }: Language): ReadonlyArray<School> =>
  [
    ...matchesIn(
      text,
      regex.gu`(?<![\\p{L}])(?:${degrees}|${cues.graduates}|[Ee]ngenheir[oa]|[Ii]ngenier[oa])${granted}(?<name>\\p{Lu}[\\p{L}]+)(?<town> \\p{Lu}\\p{L}+)?(?! (?:d[aeo]s?|del|de la) )(?![\\p{L}-])`
    )
  ].flatMap(({ 0: whole, index, groups }) => {
    const { name: school = "", town = "" } = groups ?? {}
    const name = town !== "" && isPlace(town.trim()) ? `${school}${town}` : school
    const start = index + whole.length - school.length - town.length
    return isPlace(school) || ruling.test(school) || (town !== "" && name === school)
      ? []
      : [{ name, start, end: start + name.length }]
  })

/** `Formé à Toulouse Business School`: the kind of school is told in another language. */
const learnt = /^(?:Formée?|Diplômée?) (?:à |au |d[eu] )(?:la )?(?=\p{Lu})/u

/** By the words that the names of places of study have. */
const schoolsNamed = (text: string, { schools, code }: Language): ReadonlyArray<School> => {
  const word = regex.u`(?<![\\p{L}])(?:${schools})(?![\\p{L}])`
  // `Lunds universitet`: in Scandinavia the town stands first.
  const behindTown =
    code === "sv" || code === "no"
      ? `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}-]+ ){1,2}(?:${schools})(?! (?:i|för|for) \\p{Lu})(?![\\p{L}])|`
      : ""
  const name =
    code === "de"
      ? germanName(schools)
      : regex.gu`${behindTown}(?<![\\p{L}])(?:${schools}) [“„«][^“”»]{2,40}[“”»](?: (?:di|de|du|da) \\p{Lu}[\\p{L}-]+)?|(?<![\\p{L}])(?:(?:${schools})(?: (?:alberghiera|agraria|musicale|europea|oficial|pública|municipal|taurina|hôtelière|agricole|hotelera))?(?: (?:de |d['’])\\p{Ll}+ (?=\\p{Lu})| (?:de la|de l['’]|de las|de los|[dD][aeiou]s?|di|degli|van|voor|für|of|för|for|i))? ?)?${longName}${code === "pl" ? "(?: (?:w|we) \\p{Lu}[\\p{L}-]+)?" : ""}`
  return matchesIn(text, name).flatMap(match => {
    const [whole] = match
    if (!word.test(whole) && !isInstitution(whole)) return []
    // `Diplômée de l’École …`: what a small word joins to the kind of school is no part of its name.
    const kind = word.exec(whole)?.index ?? 0
    const before =
      patternOf(
        "^.* (?:d['’]|(?:d[aeiou]s?|del|der|an der|van|vid|ved|av|af|à|a|en|at|of) (?:la |l['’]|l['’])?)(?=[^ ]*$|(?:\\p{Lu}\\S* )*$)",
        "u"
      ).exec(whole.slice(0, kind))?.[0].length ?? 0
    const graduated = before > 0 ? 0 : (learnt.exec(whole)?.[0].length ?? 0)
    const elided = graduated > 0 ? graduated : (/^[dl]['’]/u.exec(whole.slice(before))?.[0].length ?? 0)
    const found = whole.slice(before + elided).replace(/ (?:i|in|en|em|nel|w) (?:19|20)\d\d.*$/u, "")
    const start = match.index + before + elided
    return [{ name: found, start, end: start + found.length }]
  })
}

/** The places of study that a stretch names, in their order. */
const schoolsIn = (text: string, language: Language): ReadonlyArray<School> => {
  const named = schoolsNamed(text, language)
  const granting = grantorsIn(text, language).filter(
    ({ start, end }) => !named.some(school => school.start < end && start < school.end)
  )
  return [...named, ...granting].sort((left, right) => left.start - right.start)
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** `si è laureata`, `diplomado`: which degree it was is not told. */
const unnamed = /^(?:laureat[oa]|diplomat[oa]|diplomad[oa]|diplômée?)$/iu

const subjectEnd = (language: Language): RegExp =>
  regex.u`^(?<subject>\\p{L}[^,;.()\\d]*?)(?=[,;.()]| \\d|$| (?:an|am|aan|à|au|en \\d|de l['’](?:universit|école|institut)|de la (?:universi|escuela|facult)|de la (?:Universi|Escuela|Facult)|de l['’](?:Universit|École|Institut)|van de|vid|ved|på|bij|presso|all['’]|allo|alla|al|pela|pelo|na|no|por la|por el|por|en la|en el|dell['’]|dello|della|del|da|fra|från|${language.at}) )`

/** The degree and the subject of a stretch; the subject of a verb of study stands right before or behind the school. */
const courseIn = (
  stretch: string,
  language: Language
): { readonly degree: string | null; readonly subject: string | null } => {
  const participle =
    /(?:^|(?<=[ ,]))(?<subject>(?:(?<=, {1,2})\p{Lu}[\p{L}-]+ )?\p{Lu}[\p{L}-]+(?: (?:und|en) \p{Lu}[\p{L}-]+)?),? (?:studiert|gestudeerd)/u.exec(
      stretch
    )
  if (participle?.groups?.subject !== undefined) return { degree: null, subject: participle.groups.subject }
  const named = regex.u`(?<![\\p{L}-])(?:${language.degrees}|${degreeName})(?![\\p{L}])`.exec(stretch)
  const studied =
    regex.iu`(?:(?:${language.verbs.study.join("|")}|${language.verbs.hold[1]})(?![\\p{L}])|studiert|étudié|gestudeerd|studiato|estudiado|estudado|studerat|studert|læst|Studium (?:der|des)|études (?:de|d['’])|estudios de) ?`.exec(
      stretch
    )
  // `Estudié Ingeniería Informática`: what is studied is a subject, whatever else it may be called.
  const isSubjectOfVerb =
    studied !== null &&
    named !== null &&
    studied.index + studied[0].length === named.index &&
    /^(?:ingeni|engen)/iu.test(named[0])
  const degree = isSubjectOfVerb ? null : named
  const from = degree ?? studied
  if (from === null) return { degree: null, subject: null }
  const rest = stretch.slice(from.index + from[0].length)
  const led = regex.u`^ ?(?:${language.subjectAfter})(?:(?<=['’])|(?![\\p{L}])) ?`.exec(rest)?.[0]
  const isBare = degree === null
  const told = led !== undefined ? rest.slice(led.length) : isBare ? rest : ""
  const subject = subjectEnd(language)
    .exec(told.replace(regex.u`^(?:(?:${language.articles}) )`, ""))
    ?.groups?.subject?.trim()
  const isSubject =
    subject !== undefined &&
    subject.split(" ").length <= 6 &&
    subject.length > 2 &&
    !/^studi(?:er|um|en)$/iu.test(subject) &&
    !regex.iu`^(?:${language.articles}|${language.onwards}|${language.at}|${language.adverbs})(?![\\p{L}])`.test(
      subject
    ) &&
    !regex.u`(?<![\\p{L}])(?:${language.schools})(?![\\p{L}])`.test(subject)
  // `uddannet bygningskonstruktør`, `studeerde af als ingenieur`: what somebody became there.
  const isTrained =
    degree === null && /(?:(?:ud|ut)dannet| af als)$/u.test(`${from[0].trim()} ${led ?? ""}`.trim())
  if (isTrained && isSubject) return { degree: subject, subject: null }
  const title = degree?.[0] ?? ""
  return {
    degree: title === "" || unnamed.test(title) ? null : title,
    subject: isSubject ? subject : null
  }
}

/** Small words that lead to a school are no part of the subject before it. */
const link =
  /(?: (?:an|der|dem|des|de|la|du|à|a|all['’]|allo|alla|al|dell['’]|dello|della|del|presso|aan|het|bij|van|pela|pelo|na|no|da|do|por|el|en|em|vid|ved|på|i|von)| ?[ld]['’])+ ?$/u

/** Courses of study, each with the place that a clause names for it. */
export const schoolingIn = (clause: string, language: Language): ReadonlyArray<Fact> => {
  const schools = schoolsIn(clause, language)
  let from = 0
  return schools.map((school, index) => {
    const next = schools[index + 1]
    const gap = regex.u`,(?! (?:19|20)\\d\\d)|;| (?:${language.and}) `.exec(
      clause.slice(school.end, next?.start)
    )
    const end = next === undefined ? clause.length : gap === null ? next.start : school.end + gap.index
    const start = from
    const around = `${clause.slice(from, school.start).replace(link, "")}, ${clause.slice(school.end, end)}`
    from = end
    // `… studiert und Acme 2012 gegründet`: what is joined behind the school happened at another time.
    const [own = ""] = clause
      .slice(school.end, end)
      .split(regex.u` (?:${language.and}) (?=[\\p{L}\\d])(?![^()]*\\))`)
    const years = `${clause.slice(start, school.start)} ${own}`.match(year) ?? []
    const { degree, subject } = courseIn(around, language)
    return {
      field: "education.entries",
      value: {
        institution: school.name,
        degree,
        field_of_study: subject,
        graduation_year: years.length === 1 ? Number(years[0]) : null
      }
    }
  })
}
