import {
  addressKey,
  type ContactData,
  type Document,
  type Identity,
  type IdentityVerdict,
  isHitOfPageIn,
  type StageOutput
} from "@prospect-research/core"
import { isSpelledAs } from "../extraction/naming/spelledApart.ts"
import type { PersonName } from "../names/PersonName.ts"
import { type Case, isEmployersPage } from "./Case.ts"
import {
  type Cluster,
  haveOtherCards,
  type Judged,
  leadOf,
  linkedClusters,
  people,
  reasonsTogether
} from "./clusters.ts"
import { isMadeForSecond } from "./emails.ts"
import { findingsOf, isServiceRecord, textClaims, valuesAgree } from "./Findings.ts"
import { hearsayIn } from "./hearsay.ts"
import { withMarkByTitle } from "./markByTitle.ts"
import { type Mention, type MentionFinder, mentionFinder } from "./mentions.ts"
import { namingOf } from "./naming.ts"
import { givenNames, movesOf, prospectOf } from "./Prospect.ts"
import { isColleagues, isNamesakes, reasonsFor } from "./signals.ts"
import { type Traces, tracesOf } from "./Traces.ts"
import { teachersAmong } from "./teachers.ts"
import { shareNoTitle } from "./titles.ts"
import { atMost, isTrusted, mayVouch, verdictOf } from "./verdicts.ts"
import { type Reason, sharedSignal, sumOf } from "./weights.ts"

/** Rounds in which newly confirmed documents may vouch for others. */
const mostRounds = 6

/** Judgements that do not come to rest have swung between so many at most, in all that was seen. */
const longestSwing = 3

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

/** The address alone tells that the employer has another of the name. */
const isSecondAtWork = ({ prospect: { email, names, sites } }: Case): boolean =>
  email !== null && sites.size > 0 && names.some(name => isMadeForSecond(email, name))

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

/** What a search shows of a page that was read is no surer than the page: the hit runs its lines together. */
const withinPages = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
  const read = verdicts.filter(({ document }) => document.source_class !== "snippet")
  return verdicts.map(it => {
    const page = read.find(
      ({ document }) => addressKey(document.page_url) === addressKey(it.document.page_url)
    )
    return it.document.source_class !== "snippet" || page === undefined
      ? it
      : { ...it, verdict: atMost(it.verdict, page.verdict) }
  })
}

/** A page that was read tells what somebody is and who else has the name, and not what a search shows of it, which runs its lines together. */
const isOwnWitness = (all: ReadonlyArray<Verdict>) => {
  const isHit = isHitOfPageIn(all.map(({ document }) => document))
  return ({ document }: Verdict): boolean => !isHit(document)
}

/** Such a page needs no other to tell that the house has two of the name. */
const showsNamesakesAddress = ({ reasons }: Verdict): boolean =>
  reasons.some(({ signal }) => signal === "shows a namesake's email address")

/** Whether a document names nobody but somebody whom the house tells apart from the prospect by how it spells their names. */
const isOfFamily = ({ naming }: Case, family: ReadonlyArray<PersonName>): boolean =>
  naming.names.length > 0 && naming.names.every(name => family.some(other => isSpelledAs(name, other)))

/** `Robert Hale of Leeds, founder of Acme`. */
const founder = /(?<=, )(?:the )?(?<title>(?:co-?)?founder) of /u

/** Where a house has a parent and a child of one name, a document elsewhere with a title that the house does not give the one is of the other. */
const tellsOtherTitle = ({ document, findings, naming }: Case, titles: ReadonlyArray<string>): boolean => {
  const claimed = [
    ...textClaims(document, findings, "professional.current_title"),
    ...naming.blocks.flatMap(block => founder.exec(block)?.groups?.title ?? [])
  ]
  return (
    titles.length > 0 &&
    claimed.length > 0 &&
    claimed.every(other => !titles.some(title => valuesAgree("professional.current_title", title, other)))
  )
}

/** A middle name, or the first of two surnames, tells nobody from a child or a colleague who bears it too: `Tan Wei Ling`. */
const asAmong = (it: Case, others: ReadonlyArray<PersonName>): Case => {
  const { names } = it.naming
  const isShared =
    names.every(({ generation }) => generation === null) &&
    names.some(({ middle }) => others.some(other => other.middle.join(" ") === middle.join(" ")))
  return isShared ? { ...it, naming: { ...it.naming, isExplicit: false } } : it
}

const ofAnotherGeneration = (it: Case): Case => ({
  ...it,
  naming: { ...it.naming, relation: "another generation", blocks: [] }
})

/** A page of somebody's own site that is the prospect's, as far as is known. */
const isHome = ({ document, verdict }: Verdict): boolean =>
  (verdict === "confirmed" || verdict === "probable") &&
  document.source_class === "self" &&
  !isServiceRecord(document)

/** A page of the employer's that was read, and not what a search shows of one. */
const isReadOfEmployer = (it: Case): boolean => isEmployersPage(it) && it.document.source_class !== "snippet"

const titlesIn = (all: ReadonlyArray<Case>): ReadonlyArray<string> =>
  all.flatMap(({ document, findings }) => textClaims(document, findings, "professional.current_title"))

/** What surely is the prospect's gives them a title that has nothing in common with those of all others of the name. */
const haveOtherTitles = (ours: ReadonlyArray<Verdict>, theirs: ReadonlyArray<Verdict>): boolean =>
  shareNoTitle(titlesIn(ours), titlesIn(theirs))

const isSame = (left: ReadonlyArray<Verdict>, right: ReadonlyArray<Verdict>): boolean =>
  left.every(
    ({ verdict, reasons }, index) =>
      verdict === right[index]?.verdict && JSON.stringify(reasons) === JSON.stringify(right[index]?.reasons)
  )

/** What swings between judgements is no surer than the least of them. */
const leastSure = (rounds: ReadonlyArray<ReadonlyArray<Verdict>>): ReadonlyArray<Verdict> =>
  (rounds.at(-1) ?? []).map((it, index) => ({
    ...it,
    verdict: rounds
      .map(round => round[index]?.verdict ?? "rejected")
      .reduce((least, other) => atMost(least, other))
  }))

const toIdentity = ({ verdict, reasons, ...it }: Verdict): Identity => ({
  document: it.document.id,
  verdict,
  score: sumOf(reasons),
  reasons
})

/** One identity a document, in the order of the documents. */
export const identify = (contact: ContactData, known: StageOutput): ReadonlyArray<Identity> => {
  const findings = findingsOf(known)
  const traces = findings.documents.map(document => tracesOf(document, findings))
  const mentionsOf = rememberedMentions()
  const hearsay = hearsayIn(findings.documents)
  const moves = movesOf(contact, findings)
  const names = givenNames(contact, findings).map(name =>
    withMarkByTitle(name, {
      title: contact.title ?? null,
      company: contact.company ?? null,
      documents: findings.documents,
      mentionsOf: it => mentionsOf([it])
    })
  )

  const round = (before: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
    const [vouching, trusted] = [
      before.filter(mayVouch),
      teachersAmong(before.filter(isTrusted).filter(isOwnWitness(before)))
    ]
    const anchors = vouching.map(it => it.traces)
    const homes = before.filter(isHome).map(it => it.traces)
    const namesakeSites = before.filter(isNamesakes).map(it => it.document.site)
    const caseOf = (own: Traces): Case => {
      const othersOf = (all: ReadonlyArray<Verdict>) =>
        all.filter(({ traces: other }) => other !== own).map(other => other.document)
      const prospect = prospectOf(contact, names, findings, othersOf(vouching), othersOf(trusted), moves)
      const naming = namingOf(own.document, prospect, findings, mentionsOf(prospect.names))
      const { page_url } = own.document
      return {
        document: own.document,
        traces: own,
        prospect,
        findings,
        naming,
        hearsay: hearsay.get(page_url) ?? null
      }
    }
    const named = traces.map(caseOf)
    const family = named.filter(isEmployersPage).flatMap(it => it.naming.namesakes)
    const younger = family.filter(({ generation }) => generation !== null)
    const colleagues = before.filter(isColleagues)
    const sharing = [...younger, ...colleagues.flatMap(it => it.naming.names)]
    const cases = named.map(it => (isOfFamily(it, family) ? ofAnotherGeneration(it) : asAmong(it, sharing)))
    const houseTitles = titlesIn(
      cases.filter(it => isReadOfEmployer(it) && it.naming.relation !== "another generation")
    )
    const vouchedFor = vouching.filter(isEmployersPage)
    const byTitle = before.filter(it => vouchedFor.some(ours => haveOtherCards(ours, it)))
    const others = [...colleagues, ...byTitle].filter(isOwnWitness(before))
    const pages = others.filter(isReadOfEmployer)
    const toldApart = {
      areToldByTitle: byTitle.length > 0 || haveOtherTitles(vouching, colleagues),
      areToldByTown:
        pages.length > 0 &&
        pages.every(({ reasons }) => reasons.some(({ signal }) => signal === "another location"))
    }
    // Whom the client calls junior is told from the other by that.
    const isMarked = names.length > 0 && names.every(({ generation }) => generation !== null)
    const knowsTwo =
      !isMarked &&
      cases.some(
        it =>
          (it.naming.knowsTwo && isEmployersPage(it)) ||
          (it.naming.relation === "several people" && isReadOfEmployer(it))
      )
    const relatives = [...cases.filter(isEmployersPage).flatMap(it => it.naming.relatives), ...family]
    const areSpelledApart =
      relatives.length > 0 &&
      cases.every(({ prospect: { names, calledByEmail } }) =>
        names.every(({ first }) =>
          relatives.every(
            theirs =>
              theirs.first !== (calledByEmail ?? first) &&
              (calledByEmail === null || theirs.nickname !== calledByEmail)
          )
        )
      )
    const exactSites = new Set(
      cases.filter(it => it.naming.relation === "same" && isEmployersPage(it)).map(it => it.document.site)
    )
    const judged = cases.map((it): Judged => {
      const isSharedName = namesakeSites.some(site => site !== it.document.site)
      const isSharedAtWork =
        knowsTwo ||
        (relatives.some(({ generation }) => generation !== null) && tellsOtherTitle(it, houseTitles)) ||
        isSecondAtWork(it) ||
        others.some(
          other =>
            (other.document.id !== it.document.id || showsNamesakesAddress(other)) &&
            // Of whom a house shows its own pages know better than a club that calls somebody a consultant.
            (isEmployersPage(other) || !isEmployersPage(it))
        )
      const reasons = reasonsFor(
        it,
        { anchors, homes },
        { isSharedName, isSharedAtWork, areSpelledApart, ...toldApart, exactSites }
      )
      return { ...it, reasons, isAnchor: anchors.includes(it.traces) }
    })
    const linked = linkedClusters(judged)
    const whole = judged.map(it => withShared(it, linked))
    const all = people(whole)
    return withinPages(whole.map(it => withVerdict(it, all)))
  }

  const rounds = [round([])]
  for (let count = 1; count < mostRounds; count++) {
    const last = rounds.at(-1) ?? []
    const next = round(last)
    if (isSame(next, last)) return next.map(toIdentity)
    rounds.push(next)
  }
  return leastSure(rounds.slice(-longestSwing)).map(toIdentity)
}
