import { Option } from "effect"
import {
  isClubOffice,
  isSidePosition,
  isTitle,
  levelAlone,
  roleAtStart,
  tidyTitle
} from "../../sources/roles.ts"
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
  `^(?:${be}(?:(?:working|serving|acting|practi[sc]ing|employed|engaged|installed) as )?|(?:works|work|serves|serve|acts|act|practi[sc]es|trades) as |${have}been )(?<role>.+)$`,
  "u"
)
/** What somebody has done since then, they still do. */
const lasting = new RegExp(
  `^(?:${have}|has since (?:19|20)\\d\\d )(?:served|worked|acted|practi[sc]ed) as (?<role>.+)$`,
  "u"
)
const since = /\bsince\b/
const office = "(?:role|position|post|job|office|title|reins|helm|duties|chair|leadership|responsibilities)"
const taking = `(?:takes|took|taking|${have}taken|assumes|assumed|${have}assumed|steps|stepped|${have}stepped|moves|moved|${have}moved|started|starts|${have}started|begins|began)`
/** Ways into a position: they name the role, and some the company before it. */
const changes = [
  `(?:joins|${have}joined|rejoins|${have}rejoined) (?:the )?(?<joined>${companyName})(?:['’]s? (?:\\p{L}+ ){1,3}team)? as `,
  `(?:returns|returned|${have}returned|moves|moved|${have}moved) to (?:the )?(?<rejoined>${companyName})(?: in (?:\\p{L}+ )?(?:19|20)\\d\\d)? as `,
  `(?:was |${be}|${have}(?:been )?)(?:recently |newly |just )?(?:appointed|promoted|named|hired|elevated|confirmed|recruited|installed|tapped)(?: to(?: the ${office} of| become| be)?| as| into the ${office} of)? `,
  `(?:became|becomes|${have}become) `,
  `${taking} (?:up to|up into|over|up|on|into|to)(?: (?:the|her|his|their)(?: (?:new|full-time))? ${office})?(?: as| of)? `,
  `${taking} (?:(?:the|her|his|their)(?: new)? ${office} (?:as|of) |as )`,
  "(?:succeeds|succeeded|replaces|replaced|takes over from|took over from|follows|followed) (?:(?:Dr|Mr|Mrs|Ms|Prof|Professor)\\.? )?(?:\\p{Lu}[\\p{L}.'’-]*\\.? ){1,3}?\\p{Lu}[\\p{L}'’-]+ (?:as|in the role of) "
].map(form => new RegExp(`^${form}(?:(?:its|their|our|the company['’]s) )?(?<role>.+)$`, "u"))

const isPast =
  /^(?:was|became|took|assumed|stepped|moved|returned|started|began|succeeded|replaced|followed) /

const changedIn = (
  text: string
): { readonly role: string; readonly joined: string | undefined } | undefined => {
  for (const form of changes) {
    const groups = form.exec(text)?.groups
    if (groups?.role !== undefined) return { role: groups.role, joined: groups.joined ?? groups.rejoined }
  }
  return undefined
}

const position = new RegExp(
  `^(?:holds?|has|occupies|held since (?:19|20)\\d\\d) the ${office} of (?<role>.+)$`,
  "u"
)
const employed = new RegExp(
  `^(?:works?|${be}working|${be}employed) (?:\\p{Ll}+ ){0,2}?(?:at|for|by) (?:the )?(?<company>${companyName})(?: (?:since|from) (?:\\p{L}+ )?(?:19|20)\\d\\d,?)?(?:,? (?:most recently |now |currently )?as (?:an? |the |our )?(?<role>.+))?`,
  "u"
)
const leads = `(?:leads?|heads?(?: up)?|runs?|manages?|oversees?|directs?|co-?leads?|${be}(?:leading|heading|running|managing|responsible for)|${be}in charge of|looks after)`
const leading = new RegExp(
  `^${leads} (?:\\p{Ll}[^,;]*?|\\p{L}+(?: \\p{L}+){0,5}?) at (?:the )?(?<company>${companyName})`,
  "u"
)
const owned = new RegExp(`^(?:the )?(?<company>${companyName})['’]s? (?<title>[^,;]+)`, "u")

const month = "January|February|March|April|May|June|July|August|September|October|November|December"
/** Where a position ends and the sentence goes on. */
const onwards = new RegExp(
  `[,;.(!?]| (?:and (?:an?|the|is|has|one)|who|where|which|based|living|working|specialising|specializing|with|in the|in (?:our|its|their)|at our|since|seit|depuis|effective|following|last|this|from (?=\\p{Lu})|–|—|-|\\|) | (?:on|in|from) (?=\\d|${month})`,
  "u"
)

/** `Director – Customer Success` goes on after its dash. */
const head = (text: string): string => {
  const [first = ""] = text.split(onwards)
  const field = /^ [–—-] \p{Lu}[^,;.()–—]*/u.exec(text.slice(first.length))?.[0] ?? ""
  return levelAlone.test(first) ? `${first}${field}` : first
}

/** What leads from a title to the employer: of what is known to be one, also in other languages. */
const ofEmployer =
  /^(?<title>.+?)(?:,? (?:at|of|for|with|in|@|bei|beim|der|des|von|chez|de|du|da|do|di|della|del|en|van|bij|hos|på|i|för) ?(?:the |la |le |l['’])?|, )$/u

/** The employer's name where it stands after a title, however it is written. */
const atEmployer = (role: string, { companies }: Clause): ReadonlyArray<Fact> =>
  companies.flatMap(name => {
    const at = role.toLowerCase().indexOf(name.toLowerCase())
    const before = role.slice(0, Math.max(0, at))
    const stated = ofEmployer.exec(before)?.groups?.title
    const held = tidyTitle(stated?.split(/ in (?:the|our|its) /u)[0] ?? "")
    return stated !== undefined && isTitle(held) && !/[.;!?]| (?:is|who|where|at) |, part$/.test(held)
      ? [
          { field: title, value: held },
          { field: company, value: role.slice(at, at + name.length) }
        ]
      : []
  })

/** `Certified Health Executive with the College of …`: who may call themselves so, and by whose leave. */
const standing = /^(?:board[- ])?(?:certified|chartered|accredited|licen[sc]ed|registered)\b/i

const statedRole = (role: string, clause: Clause): ReadonlyArray<Fact> => {
  const ours = atEmployer(role, clause)
  if (ours.length > 0) return ours.slice(0, 2)
  const text = role.replace(/^(?:an? |the |our )/u, "")
  const other = Option.getOrUndefined(roleAtStart(text.replace(/ (?:for|with) (?=(?:the )?\p{Lu})/u, " at ")))
  if (other !== undefined) {
    if (standing.test(other.title)) return []
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
    /^(?:in|im|en|au|bei|by|with|on|at|per|als|nel|no|na) /.test(held) ||
    held.split(" ").length > 7
  )
    return []
  if (/\b(?:at|from|for|of (?:a|an|his|her)|to|by|on|about|than|that|into|turned|one)\b/iu.test(held))
    return []
  return [
    {
      field: title,
      value: held,
      ...(/^an? |^[^,]+, \p{Ll}/u.test(role) || isClubOffice(held) ? { isWeak: true as const } : {})
    }
  ]
}

const joined = new RegExp(
  `^(?:joined|${leads}|${have}led|${have}run|${have}headed|${have}been at the helm of) (?:the )?${companyName}(?: (?:team|in [^,;]*?))? as (?:its |their |our |the |an? )*(?<title>[^,;.]+?)(?= after | from |[,;.]|$)`,
  "u"
)
const beginning = new RegExp(
  `^(?:joined|(?:co-)?founded|started|set up|runs|heads|leads|owns|owns and runs|${have}(?:led|run|headed|owned|chaired)|${have}been (?:at the helm of|in charge of|with|at)|${be}(?:with|at the helm of|at)|führt|leitet|dirige|gère|lidera|leder|leidt) (?:the |die |das |den |la |le |l['’])?`,
  "u"
)
const managing = new RegExp(
  `^(?:${leads}|leitet|führt|verantwortet|dirige|gère|lidera|gestisce|coordina|leder|leidt)\\b.*? (?:at|bei|beim|chez|en|da|de|del|der|von|hos|bij) (?:the |la |le )?`,
  "u"
)

/** The employer as a clause names it right behind these words. */
const employerAfter = (words: RegExp, text: string, { companies }: Clause): string | undefined => {
  const rest = text.slice(words.exec(text)?.[0].length ?? text.length)
  const name = companies.find(it => new RegExp(`^${literally(it)}(?![\\p{L}\\d])`, "iu").test(rest))
  return name === undefined ? undefined : rest.slice(0, name.length)
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Who joined in a position may have another by now: it counts where no present one is named. */
const joinedAs = (text: string): ReadonlyArray<Fact> => {
  const held = tidyTitle(head(joined.exec(text)?.groups?.title ?? ""))
  return isTitle(held) &&
    !/\brose\b|\bpromoted\b|\bworked (?:her|his|their) way\b/i.test(text) &&
    !/\b(?:intern|trainee|graduate|junior)\b/i.test(held)
    ? [{ field: title, value: held, ...(/^(?:joined|started) /.test(text) ? { isWeak: true as const } : {}) }]
    : []
}

/** Title and employer that are held now. */
export const role: Rule = clause => {
  const { text } = clause
  // An office in a society is no position, unless the society is the employer.
  if (ended.test(text) || membership(clause).length > 0) return []
  const change = changedIn(text)
  if (change !== undefined) {
    const facts = statedRole(change.role, clause).map(fact => ({
      ...fact,
      // Who was appointed then may hold another position by now.
      ...(isPast.test(text) ? { isWeak: true as const } : {})
    }))
    const joined = change.joined === undefined ? [] : [{ field: company, value: change.joined } as const]
    return facts.length === 0 || facts.some(({ field }) => field === company) ? facts : [...facts, ...joined]
  }
  const employer = employerAfter(beginning, text, clause) ?? employerAfter(managing, text, clause)
  if (employer !== undefined) return [{ field: company, value: employer }, ...joinedAs(text)]
  const work = employed.exec(text)?.groups
  if (work?.company !== undefined) {
    return [
      { field: company, value: tidyName(work.company) },
      ...(work.role === undefined ? [] : alone(work.role))
    ]
  }
  const kept = since.test(text) ? lasting.exec(text)?.groups?.role : undefined
  const held = kept ?? position.exec(text)?.groups?.role ?? present.exec(text)?.groups?.role
  if (held !== undefined) return statedRole(held, clause)
  const place = leading.exec(text)?.groups?.company
  return place === undefined ? [] : [{ field: company, value: tidyName(place) }]
}
