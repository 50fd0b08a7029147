import type { ContactData, Document, Identity, IdentityVerdict, StageOutput } from "@prospect-research/core"
import type { PersonName } from "../names/PersonName.ts"
import { type Case, isAboutEmployer } from "./Case.ts"
import { type Cluster, type Judged, leadOf, linkedClusters, people, reasonsTogether } from "./clusters.ts"
import { findingsOf } from "./Findings.ts"
import { type Mention, type MentionFinder, mentionFinder } from "./mentions.ts"
import { namingOf } from "./naming.ts"
import { prospectOf } from "./Prospect.ts"
import { isNamesakes, reasonsFor } from "./signals.ts"
import { type Traces, tracesOf } from "./Traces.ts"
import { mayVouch, verdictOf } from "./verdicts.ts"
import { type Reason, sharedSignal, sumOf } from "./weights.ts"

/** Rounds in which newly confirmed documents may vouch for others. */
const mostRounds = 6

interface Verdict extends Judged {
  readonly verdict: IdentityVerdict
}

/** Every text is read once for the same names, however many rounds there are. */
const rememberedMentions = () => {
  const finders = new Map<string, { find: MentionFinder; found: Map<string, ReadonlyArray<Mention>> }>()
  return (names: ReadonlyArray<PersonName>) => {
    const key = JSON.stringify(names)
    const { find, found } = finders.get(key) ?? { find: mentionFinder(names), found: new Map() }
    finders.set(key, { find, found })
    return ({ id, text }: Document): ReadonlyArray<Mention> => {
      const mentions = found.get(id) ?? find(text)
      found.set(id, mentions)
      return mentions
    }
  }
}

/** What documents that link to one another say together is true of each of them. */
const withShared = (it: Judged, clusters: ReadonlyArray<Cluster>): Judged => {
  const cluster = clusters.find(members => members.includes(it)) ?? [it]
  const more = Math.round((sumOf(reasonsTogether(cluster)) - sumOf(it.reasons)) * 100) / 100
  const shared: ReadonlyArray<Reason> =
    more > 0 && !isNamesakes(it) ? [{ signal: sharedSignal, weight: more }] : []
  return { ...it, reasons: [...it.reasons, ...shared] }
}

const withVerdict = (it: Judged, all: ReadonlyArray<Cluster>): Verdict => {
  const person = all.find(cluster => cluster.includes(it))
  const lead = person === undefined ? Number.POSITIVE_INFINITY : leadOf(person, all)
  return { ...it, verdict: verdictOf(it, lead) }
}

const isSame = (left: ReadonlyArray<Verdict>, right: ReadonlyArray<Verdict>): boolean =>
  left.every(
    ({ verdict, reasons }, index) =>
      verdict === right[index]?.verdict && JSON.stringify(reasons) === JSON.stringify(right[index]?.reasons)
  )

const toIdentity = ({ verdict, reasons, ...it }: Verdict): Identity => ({
  document: it.document.id,
  verdict,
  score: sumOf(reasons),
  reasons,
  ...(isAboutEmployer(it) ? { subject: "employer" } : {})
})

/** One identity a document, in the order of the documents. */
export const identify = (contact: ContactData, known: StageOutput): ReadonlyArray<Identity> => {
  const findings = findingsOf(known)
  const traces = findings.documents.map(document => tracesOf(document, findings))
  const mentionsOf = rememberedMentions()

  const caseOf = (it: Traces, anchors: ReadonlyArray<Traces>): Case => {
    const others = anchors.filter(anchor => anchor !== it).map(anchor => anchor.document)
    const prospect = prospectOf(contact, findings, others)
    const naming = namingOf(it.document, prospect, findings, mentionsOf(prospect.names))
    return { document: it.document, traces: it, prospect, findings, naming }
  }

  const round = (before: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
    const anchors = before.filter(mayVouch).map(it => it.traces)
    const namesakeSites = before.filter(isNamesakes).map(it => it.document.site)
    const judged = traces.map((own): Judged => {
      const it = caseOf(own, anchors)
      const isSharedName = namesakeSites.some(site => site !== it.document.site)
      return { ...it, reasons: reasonsFor(it, anchors, isSharedName), isAnchor: anchors.includes(own) }
    })
    const linked = linkedClusters(judged)
    const whole = judged.map(it => withShared(it, linked))
    const all = people(whole)
    return whole.map(it => withVerdict(it, all))
  }

  let verdicts = round([])
  for (let count = 1; count < mostRounds; count++) {
    const next = round(verdicts)
    const isStable = isSame(next, verdicts)
    verdicts = next
    if (isStable) break
  }
  return verdicts.map(toIdentity)
}
