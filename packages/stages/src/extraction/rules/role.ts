import { Option } from "effect"
import { isSidePosition, isTitle, roleAtStart, tidyTitle } from "../../sources/roles.ts"
import { be, type Clause, type Fact, have, type Rule } from "../Clause.ts"
import { companyName, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"

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
  `^(?:(?:joins|${have}joined|rejoins) (?:the )?(?<joined>${companyName})(?:['’]s? (?:\\p{L}+ ){1,3}team)? as |(?:was|${be}|${have}(?:been )?)(?:recently |newly |just )?(?:appointed|promoted|named|hired|elevated)(?: to(?: the (?:position|role) of)?| as)? |takes (?:over|up the (?:role|position) of|on the role of)(?: as)? |becomes )(?<role>.+)$`,
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

const head = (text: string): string =>
  text.split(/[,;.(]| (?:and (?:a|an|the|is|has)|who|where|which|based|with|in the|since|–|—|-) /u)[0] ?? ""

/** The employer's name where it stands after a title, however it is written. */
const atEmployer = (role: string, { companies }: Clause): ReadonlyArray<Fact> =>
  companies.flatMap(name => {
    const at = role.toLowerCase().indexOf(name.toLowerCase())
    const before = role.slice(0, Math.max(0, at))
    const stated = /^(?<title>.+?),? (?:at|of|for|with|@) ?(?:the )?$/u.exec(before)?.groups?.title
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

/** What somebody does for love is no title. */
const zeal =
  /^(?:an? )?(?:keen|avid|passionate|enthusiastic|amateur|lifelong|hobby|recreational|occasional|competitive|would-be|budding|weekend|recovering|proud|big|huge|regular|frequent|volunteer)\b/iu

/** A title without a company. With an article it may be a trade: it counts where no position is named. */
const alone = (role: string): ReadonlyArray<Fact> => {
  if (zeal.test(role)) return []
  const text = head(role.replace(/^(?:the company['’]s|its|their) /u, ""))
  const held = tidyTitle(text)
  if (
    !isTitle(held) ||
    isSidePosition(held) ||
    /\b(?:certified|chartered|accredited|licensed)\b/i.test(held) ||
    held.split(" ").length > 7
  )
    return []
  if (/\b(?:at|from|for|of (?:a|an|his|her)|to|by|on|about|than|that|into|turned|one)\b/u.test(held))
    return []
  return [{ field: title, value: held, ...(/^an? /u.test(role) ? { isWeak: true as const } : {}) }]
}

/** Title and employer that are held now. */
export const role: Rule = clause => {
  const { text } = clause
  if (ended.test(text)) return []
  const change = changed.exec(text)?.groups
  if (change !== undefined) {
    const facts = statedRole(change.role ?? "", clause)
    const joined = change.joined === undefined ? [] : [{ field: company, value: change.joined } as const]
    return facts.some(fact => fact.field === company) ? facts : facts.length > 0 ? [...facts, ...joined] : []
  }
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
