import { Option } from "effect"
import { isSidePosition, isTitle, roleAtStart, tidyTitle } from "../../sources/roles.ts"
import { be, type Clause, type Fact, have, type Rule } from "../Clause.ts"
import { companyName, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"
import { isPlace } from "../words/places.ts"
import { membership } from "./community.ts"

const title = "professional.current_title"
const company = "professional.current_company"

/** The words of a clause that say the position has ended, or will begin. */
const ended =
  /\b(?:until|till|(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)?\d\d)\b|from (?:19|20)\d\d to (?:19|20)\d\d|between (?:19|20)\d\d and|stepp(?:ed|ing) down|will (?:leave|join|become|step)|leaving|left|outgoing|retir(?:ed|ing)|former(?:ly)?|previously|ex-)\b/i

const present = new RegExp(
  `^(?:${be}(?:working as |serving as |acting as )?|works as |work as |serves as |serve as |acts as |${have}been )(?<role>.+)$`,
  "u"
)
const changed = new RegExp(
  `^(?:(?:joins|${have}joined|rejoins) (?:the )?(?<joined>${companyName})(?:['’]s? (?:\\p{L}+ ){1,3}team)? as |(?:was |${be}|${have}(?:been )?)(?:recently |newly |just )?(?:appointed|promoted|named|hired|elevated)(?: to(?: the (?:position|role) of)?| as)? |became |takes (?:over|up the (?:role|position) of|on the role of)(?: as)? |becomes )(?<role>.+)$`,
  "u"
)
const position = /^(?:holds?|has|occupies) the (?:position|role|post|title) of (?<role>.+)$/u
const employed = new RegExp(
  `^(?:works?|${be}working|${be}employed) (?:\\p{Ll}+ ){0,2}?(?:at|for) (?:the )?(?<company>${companyName})(?: as (?:an? |the |our )?(?<role>.+))?`,
  "u"
)
const leading = new RegExp(
  `^(?:leads?|heads?(?: up)?|runs?|manages?|oversees?|directs?|${be}(?:leading|heading|responsible for)|is in charge of) (?:\\p{Ll}[^,;]*?|\\p{L}+(?: \\p{L}+){0,5}?) at (?:the )?(?<company>${companyName})`,
  "u"
)
const owned = new RegExp(`^(?:the )?(?<company>${companyName})['’]s? (?<title>[^,;]+)`, "u")

const month = "January|February|March|April|May|June|July|August|September|October|November|December"
/** Where a position ends and the sentence goes on. */
const onwards = new RegExp(
  `[,;.(!?]| (?:and (?:an?|the|is|has|one)|who|where|which|based|living|working|specialising|specializing|with|in the|since|effective|from (?=\\p{Lu})|–|—|-|\\|) | (?:on|in|from) (?=\\d|${month})`,
  "u"
)

const head = (text: string): string => text.split(onwards)[0] ?? ""

/** The employer's name where it stands after a title, however it is written. */
const atEmployer = (role: string, { companies }: Clause): ReadonlyArray<Fact> =>
  companies.flatMap(name => {
    const at = role.toLowerCase().indexOf(name.toLowerCase())
    const before = role.slice(0, Math.max(0, at))
    const stated = /^(?<title>.+?)(?:,? (?:at|of|for|with|@) ?(?:the )?|, )$/u.exec(before)?.groups?.title
    const held = tidyTitle(stated ?? "")
    return stated !== undefined && isTitle(held) && !/[.;!?]| (?:is|who|where) /.test(held)
      ? [
          { field: title, value: held },
          { field: company, value: role.slice(at, at + name.length) }
        ]
      : []
  })

const statedRole = (role: string, clause: Clause): ReadonlyArray<Fact> => {
  const ours = atEmployer(role, clause)
  if (ours.length > 0) return ours.slice(0, 2)
  const text = role.replace(/^(?:an? |the |our )/u, "")
  const other = Option.getOrUndefined(roleAtStart(text.replace(/ (?:for|with) (?=\p{Lu})/u, " at ")))
  if (other !== undefined) {
    const isMain = isEmployer(other.company, clause) || !isSidePosition(other.title)
    return isMain && !/ (?:is|who|where) /.test(other.title)
      ? [
          { field: title, value: other.title },
          { field: company, value: tidyName(other.company) }
        ]
      : []
  }
  const owner = owned.exec(role)?.groups
  if (owner?.company !== undefined && isTitle(tidyTitle(head(owner.title ?? "")))) {
    return isEmployer(owner.company, clause)
      ? [
          { field: title, value: tidyTitle(head(owner.title ?? "")) },
          { field: company, value: owner.company }
        ]
      : []
  }
  return alone(role)
}

/** `Editor in Leipzig`, but not `Professor in Physics`. */
const withoutPlace = (held: string): string => {
  const at = held.lastIndexOf(" in ")
  return at !== -1 && isPlace(held.slice(at + 4)) ? held.slice(0, at) : held
}

/** What somebody does for love is no title. */
const zeal =
  /^(?:an? )?(?:keen|avid|passionate|enthusiastic|amateur|lifelong|hobby|recreational|occasional|competitive|would-be|budding|weekend|recovering|proud|big|huge|regular|frequent|volunteer)\b/iu

/** A title without a company. With an article it may be a trade: it counts where no position is named. */
const alone = (role: string): ReadonlyArray<Fact> => {
  if (zeal.test(role)) return []
  const text = head(role.replace(/^(?:the company['’]s|its|their) /u, ""))
  const held = withoutPlace(tidyTitle(text))
  if (
    !isTitle(held) ||
    isSidePosition(held) ||
    /\b(?:certified|chartered|accredited|licensed)\b/i.test(held) ||
    held.split(" ").length > 7
  )
    return []
  if (/\b(?:at|from|for|of (?:a|an|his|her)|to|by|on|about|than|that|into|turned|one)\b/iu.test(held))
    return []
  return [
    { field: title, value: held, ...(/^an? |^[^,]+, \p{Ll}/u.test(role) ? { isWeak: true as const } : {}) }
  ]
}

const joined = new RegExp(
  `^joined (?:the )?${companyName}(?: (?:team|in [^,;]*?))? as (?:its |their |our |the |an? )*(?<title>[^,;.]+?)(?= after | from |[,;.]|$)`,
  "u"
)
const beginning = /^(?:joined|(?:co-)?founded|started|runs|heads|leads) (?:the )?/u
const managing = /^(?:leads?|heads?|runs?|manages?|oversees?|directs?) .* at (?:the )?/u

/** The employer as a clause names it right behind these words. */
const employerAfter = (words: RegExp, text: string, { companies }: Clause): string | undefined => {
  const rest = text.slice(words.exec(text)?.[0].length ?? text.length)
  const name = companies.find(it => new RegExp(`^${literally(it)}(?![\\p{L}\\d])`, "iu").test(rest))
  return name === undefined ? undefined : rest.slice(0, name.length)
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Who joined in a position may have another by now: it counts where no present one is named. */
const joinedAs = (text: string): ReadonlyArray<Fact> => {
  const held = tidyTitle(joined.exec(text)?.groups?.title ?? "")
  return isTitle(held) && !/\b(?:intern|trainee|graduate|junior)\b/i.test(held)
    ? [{ field: title, value: held, isWeak: true }]
    : []
}

/** Title and employer that are held now. */
export const role: Rule = clause => {
  const { text } = clause
  // An office in a society is no position, unless the society is the employer.
  if (ended.test(text) || membership(clause).length > 0) return []
  const change = changed.exec(text)?.groups
  if (change !== undefined) {
    const facts = statedRole(change.role ?? "", clause).map(fact => ({
      ...fact,
      // Who was appointed then may hold another position by now.
      ...(/^(?:was|became) /.test(text) ? { isWeak: true as const } : {})
    }))
    const joined = change.joined === undefined ? [] : [{ field: company, value: change.joined } as const]
    return facts.some(fact => fact.field === company) ? facts : facts.length > 0 ? [...facts, ...joined] : []
  }
  const employer = employerAfter(beginning, text, clause) ?? employerAfter(managing, text, clause)
  if (employer !== undefined) return [{ field: company, value: employer }, ...joinedAs(text)]
  const held = position.exec(text)?.groups?.role ?? present.exec(text)?.groups?.role
  if (held !== undefined) return statedRole(held, clause)
  const work = employed.exec(text)?.groups
  if (work?.company !== undefined) {
    return [
      { field: company, value: tidyName(work.company) },
      ...(work.role === undefined ? [] : alone(work.role))
    ]
  }
  const place = leading.exec(text)?.groups?.company
  return place === undefined ? [] : [{ field: company, value: tidyName(place) }]
}
