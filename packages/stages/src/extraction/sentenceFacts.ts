import type { Fact, Rule } from "./Clause.ts"
import { withoutPets } from "./keptStatements.ts"
import { factsElsewhere, withForeign } from "./languages/readForeign.ts"
import { namesOtherGeneration } from "./naming/shortForms.ts"
import { achievements } from "./rules/achievements.ts"
import { causes } from "./rules/causes.ts"
import { certification } from "./rules/certification.ts"
import { membership } from "./rules/community.ts"
import { education } from "./rules/education.ts"
import { leisure } from "./rules/leisure.ts"
import { location } from "./rules/location.ts"
import { role } from "./rules/role.ts"
import { skills } from "./rules/skills.ts"
import { teams } from "./rules/teams.ts"
import { tongues, tonguesBeside } from "./rules/tongues.ts"
import type { Steps } from "./Steps.ts"
import { animals, animalsOf } from "./scans/animals.ts"
import { certificates } from "./scans/certificates.ts"
import { charities } from "./scans/charities.ts"
import { clubs } from "./scans/clubs.ts"
import { expertise } from "./scans/expertise.ts"
import { honours } from "./scans/honours.ts"
import { pastimes } from "./scans/pastimes.ts"
import { places } from "./scans/places.ts"
import { schools } from "./scans/schools.ts"
import { societies } from "./scans/societies.ts"
import { supporters } from "./scans/supporters.ts"
import type { Scope, Subject } from "./subject/SentenceSubject.ts"
import { readSentence, type ToldClause } from "./subject/subject.ts"
import type { Topic } from "./topics.ts"

export const rules: ReadonlyArray<Rule> = [
  role,
  location,
  education,
  certification,
  skills,
  tongues,
  achievements,
  leisure,
  teams,
  causes,
  membership,
  animalsOf
]

/** What a thing gives away by itself, wherever it stands in what is said; asked for fields of which no rule knew anything. */
const scans: ReadonlyArray<Rule> = [
  animals,
  pastimes,
  supporters,
  honours,
  certificates,
  schools,
  societies,
  clubs,
  charities,
  places,
  tonguesBeside,
  expertise
]

/** The rules ask these of every clause themselves: they are left for what is told beside. */
const ofRules: ReadonlySet<Rule> = new Set([animals, supporters, tonguesBeside])
const clauseScans = scans.filter(scan => !ofRules.has(scan))

const leisureTopics: ReadonlySet<Topic | undefined> = new Set(["hobbies", "interests"])

/** `I care about litter`: what is a cause is told once. */
const withoutCauses = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => {
  const causes = facts.flatMap(({ field, value }) => (field === "personal.causes" ? [value] : []))
  return facts.filter(({ field, value }) => field !== "personal.interests" || !causes.includes(value))
}

/** `Tideworks is supporting the Chiefs`: what the employer does is no aside about who works there. */
const isOfEmployer = (text: string, companies: ReadonlyArray<string>): boolean =>
  companies.some(
    name =>
      text.startsWith(`${name} `) &&
      /^(?:is (?!me\b|my\b)|(?:are|has|have|was|\p{Ll}{2,}(?<!is)s) )/u.test(text.slice(name.length + 1))
  )

export const fieldsOf = (facts: ReadonlyArray<Fact>): ReadonlySet<Fact["field"]> =>
  new Set(facts.map(({ field }) => field))

/** What rules read in what was told, a rule a step: each compiles its patterns when it is first asked. */
function* readBy(
  rules: ReadonlyArray<Rule>,
  told: ReadonlyArray<ToldClause>,
  { topic, companies }: { readonly topic: Topic | undefined; readonly companies: ReadonlyArray<string> }
): Steps<ReadonlyArray<Fact>> {
  const facts: Array<Fact> = []
  for (const { isLeisure, text } of told) {
    for (const rule of rules) {
      yield
      facts.push(...rule({ text, isLeisure: isLeisure || leisureTopics.has(topic), companies }))
    }
  }
  return facts
}

/** What a sentence with this subject before it says of the prospect. */
export function* factsInSentence(
  sentence: string,
  previous: Subject,
  scope: Scope,
  topic: Topic | undefined
): Steps<{ readonly subject: Subject; readonly facts: ReadonlyArray<Fact> }> {
  if (namesOtherGeneration(sentence, scope.wanted.names))
    return { subject: { ...previous, who: "somebody else" }, facts: [] }
  const foreign = factsElsewhere(sentence, previous, scope, topic)
  const { subject, clauses, asides } = readSentence(sentence, previous, scope)
  const around = { topic, companies: scope.wanted.companies }
  const byClause: Array<{ readonly clause: ToldClause; readonly known: ReadonlyArray<Fact> }> = []
  for (const clause of clauses) byClause.push({ clause, known: yield* readBy(rules, [clause], around) })
  const said = byClause.flatMap(({ known }) => known)
  const fields = fieldsOf(said)
  const seen: Array<Fact> = []
  for (const { clause, known } of byClause) {
    // One clause may tell of languages, and the next of a trade.
    const own = fieldsOf(known)
    const scanned = yield* readBy(clauseScans, [clause], around)
    seen.push(...scanned.filter(({ field }) => !(field === "professional.skills" ? own : fields).has(field)))
  }
  // Asides of other languages look like fragments in ours.
  const beside =
    foreign === undefined ? asides.filter(({ text }) => !isOfEmployer(text, around.companies)) : []
  const asideFacts = yield* readBy(scans, beside, around)
  const facts = withoutCauses(
    withoutPets([...said, ...seen, ...asideFacts.filter(({ field }) => !fields.has(field))])
  )
  return foreign === undefined ? { subject, facts } : withForeign(foreign, facts, scope.wanted.names)
}
