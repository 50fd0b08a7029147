import { comparable } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { areKindsOfHouse } from "../../identity/shortNames.ts"
import { regex } from "../../sources/regex.ts"
import { isClubOffice, isSidePosition, isTitle, levelAlone, tidyTitle } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import { be, type Clause, type Fact, have, type Rule } from "../Clause.ts"
import { companyName, organizationWord, tidyName } from "../naming/properName.ts"
import { employerAt } from "../position/employerName.ts"
import { employerFacts, heldPosition, positionFacts, seat as seatOnBoard } from "../position/heldPosition.ts"
import { isEmployer } from "../Wanted.ts"
import { isCertificate } from "../words/certifications.ts"
import { isDepartment } from "../words/departments.ts"
import { isPlace, placeName } from "../words/places.ts"
import { membership } from "./community.ts"
import { asHolder, ownedFirm } from "./ownership.ts"

const title = "professional.current_title"
const company = "professional.current_company"

/** The words of a clause that say the position has ended, or will begin. */
const ended =
  /\b(?:until|till|(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)?\d\d)\b|from (?:19|20)\d\d to (?:19|20)\d\d|between (?:19|20)\d\d and|stepp(?:ed|ing) down|will (?:leave|join|become|step)|leaving|left|outgoing|retir(?:ed|ing)|former(?:ly)?|previously|ex-)\b/i

const present = regex.u`^(?:${be}(?:(?:working|serving|acting|practi[sc]ing|employed|engaged|installed) as )?|(?:works|work|serves|serve|acts|act|practi[sc]es|trades) as |${have}been )(?<role>.+)$`
/** `have been an electrician for 26 years`. */
const everSince = regex.u`^${have}been (?<role>an? [^,;.]{3,60}?) (?:for (?:over |more than |nearly |almost |about |some )?[\\p{L}\\d-]+ (?:years|decades)|since (?:19|20)\\d\\d)(?! and an? )`
/** What somebody has done since then, they still do. */
const lasting = regex.u`^(?:${have}|has since (?:19|20)\\d\\d )(?:served|worked|acted|practi[sc]ed) as (?<role>.+)$`
const since = /\bsince\b/
const office = "(?:role|position|post|job|office|title|reins|helm|duties|chair|leadership|responsibilities)"
const taking = `(?:takes|took|taking|${have}taken|assumes|assumed|${have}assumed|steps|stepped|${have}stepped|moves|moved|${have}moved|started|starts|${have}started|begins|began)`
/** `joined us in Leeds as …` */
const inTown = "(?: in (?:\\p{Lu}[\\p{L}’'-]* ?){1,3}(?<! ))?"
/** Ways into a position: they name the role, and some the company before it. */
/** `joins Acme today as …` */
const lately = "(?: (?:today|now|this (?:week|month|spring|summer|autumn|winter|year)))?"
const changes = [
  `(?:joins|${have}joined|rejoins|${have}rejoined) (?:the )?(?<joined>${companyName})(?:['’]s? (?:\\p{L}+ ){1,3}team)?${inTown}${lately} as `,
  `(?:joins|${have}joined) (?:us|the (?:firm|team|company|practice|agency|studio|business))${inTown} as `,
  `(?:returns|returned|${have}returned|moves|moved|${have}moved) to (?:the )?(?<rejoined>${companyName})(?: in (?:\\p{L}+ )?(?:19|20)\\d\\d)? as `,
  `(?:was |${be}|${have}(?:been )?)(?:recently |newly |just )?(?:appointed|hired|recruited|poached|brought in|signed|taken on) by (?:the )?(?<taken>${companyName}) (?:as|to be(?:come)?) `,
  `(?:was |${be}|${have}(?:been )?)(?:recently |newly |just )?(?:appointed|promoted|named|hired|elevated|confirmed|recruited|installed|tapped)(?: (?:in)?to(?: (?:the|its|a) (?:new |newly[- ]created )?${office} of| become| be)?| as)? `,
  `(?:became|becomes|${have}become) `,
  `${taking} (?:up to|up into|over|up|on|into|to)(?: (?:the|her|his|their)(?: (?:new|full-time))? ${office})?(?: as| of)? `,
  `${taking} (?:(?:up )?(?:the|her|his|their)(?: new)? ${office} (?:as|of) |as )`,
  "(?:succeeds|succeeded|replaces|replaced|takes over from|took over from|follows|followed) (?:(?:Dr|Mr|Mrs|Ms|Prof|Professor)\\.? )?(?:\\p{Lu}[\\p{L}.'’-]*\\.? ){1,3}?\\p{Lu}[\\p{L}'’-]+ (?:as|in the role of) "
].map(form => regex.u`^${form}(?:(?:its|their|our|the company['’]s) )?(?<role>.+)$`)

const isPast =
  /^(?:was|became|took|assumed|stepped|moved|returned|started|began|succeeded|replaced|followed) /

/** `after nine years with Acme`, `, having stepped down from Acme`, `following a decade at Acme`: whence somebody comes. */
const whence =
  /,? (?:after (?=(?!the )[^,;]* (?:at|with|in|for|as|leading|running|leaving) )|following (?=an? |(?:her|his|their) |[\p{L}\d]+ years)|having |(?:and )?(?:previously|formerly) |from (?=(?:the )?\p{Lu}|today|now|tomorrow|this |next |\d)|(?:replacing|succeeding) |where (?:she|he|they) (?:was|were|had|led|ran|worked|spent|held|served)(?![\p{L}])).*$/u

const fromHolder = / from (?:\p{Lu}\p{L}*\.? )?(?:\p{Lu}[\p{L}’'-]+ ){1,2}\p{Lu}[\p{L}’'-]+(?=$|[,.;]).*$/u

const changedIn = (
  text: string
): { readonly role: string; readonly joined: string | undefined } | undefined => {
  const told = text.replace(whence, "")
  for (const form of changes) {
    const groups = form.exec(told)?.groups
    // `takes over as Head of Claims from Rui Prates`
    const role = groups?.role?.replace(fromHolder, "")
    if (role !== undefined) return { role, joined: groups?.joined ?? groups?.rejoined ?? groups?.taken }
  }
  return undefined
}

const position = regex.u`^(?:is in (?:her|his|their) \\p{L}+ (?:year|decade|season|term) as (?:the )?(?<tenure>.+)$)|^(?:holds?|has|occupies|held since (?:19|20)\\d\\d) the ${office} of (?<role>.+)$`
const employed = regex.u`^(?:works?|${be}working|${be}employed) (?:\\p{Ll}+ ){0,2}?(?:at|for|by) (?:the )?(?<company>${companyName})(?: (?:since|from) (?:\\p{L}+ )?(?:19|20)\\d\\d,?)?(?:,? (?:most recently |now |currently )?as (?:an? |the |our )?(?<role>.+))?`
const leads = `(?:leads?|heads?(?: up)?|runs?|manages?|oversees?|directs?|co-?leads?|${be}(?:leading|heading|running|managing|responsible for)|${be}in charge of|looks after)`
const leading = regex.u`^${leads} (?:\\p{Ll}[^,;]*?|\\p{L}+(?: \\p{L}+){0,5}?) at (?:the )?(?<company>${companyName})`
const owned = regex.u`^(?:the )?(?<company>${companyName})['’]s? (?<title>[^,;]+)`

const month = "January|February|March|April|May|June|July|August|September|October|November|December"
/** Where a position ends and the sentence goes on. */
const onwards = regex.u`[,;.(!?]| (?:and (?:an?|the|is|has|one|still|also)|who|where|which|based|living|working|specialising|specializing|with|in the|in (?:our|its|their)|at our|since|seit|depuis|effective|following|last|this|from (?=\\p{Lu})|–|—|-|\\|) | (?:on|in|from) (?=\\d|${month})| on (?=(?:the )?\\p{Lu})`

/** `Director – Customer Success` goes on after its dash, `Vice President, Finance` after its comma. */
const head = (text: string): string => {
  const [first = ""] = text.split(onwards)
  if (!levelAlone.test(first)) return first
  const { link = "", field = "" } =
    /^(?<link>, | [–—-] )(?<field>\p{Lu}[^,;.()–—]*)/u.exec(text.slice(first.length))?.groups ?? {}
  return link === ", " && !isDepartment(field) ? first : `${first}${link}${field}`
}

/** What leads from a title to the employer: of what is known to be one, also in other languages. */
const ofEmployer =
  /^(?<title>.+?)(?:,? (?:at|of|for|with|in|@|bei|beim|der|des|von|chez|de|du|da|do|di|della|del|en|van|bij|hos|på|i|för) ?(?:the |la |le |l['’])?|, )$/u

/** An employer that is known, with what the text says of it right behind the name, and what the house is: `Acme` of Acme Hospitals. */
const knownEmployer = (text: string, at: number, name: string): ReadonlyArray<Fact> => {
  const told = employerAt(text.slice(at))
  const value = text.slice(at, at + name.length)
  const isWhole = (whole: string): boolean =>
    areKindsOfHouse(whole.slice(value.length)) && comparable(company, whole) !== comparable(company, value)
  return told?.company.startsWith(value.replace(/\.$/u, "")) === true
    ? employerFacts({ ...told, company: isWhole(told.company) ? told.company : value })
    : [{ field: company, value }]
}

/** The employer's name where it stands after a title, however it is written. */
const atEmployer = (role: string, { companies }: Clause): ReadonlyArray<Fact> =>
  companies.flatMap(name => {
    const at = role.toLowerCase().indexOf(name.toLowerCase())
    const before = role.slice(0, Math.max(0, at))
    const stated = ofEmployer.exec(before)?.groups?.title
    const held = tidyTitle(stated?.split(/ in (?:the|our|its) /u)[0] ?? "")
    return stated !== undefined && isTitle(held) && !/[.;!?]| (?:is|who|where|at) |, part$/.test(held)
      ? [{ field: title, value: held }, ...knownEmployer(role, at, name)]
      : []
  })

/** `Certified Health Executive with the College of …`: who may call themselves so, and by whose leave. */
const standing = /^(?:board[- ])?(?:certified|chartered|accredited|licen[sc]ed|registered)\b/i

/** `plant manager of the Ward Avenue mill`: a part of the house. */
const ofSite =
  / (?:of|at) (?:the|our) (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:mill|plant|works|yard|depot|branch|site|factory|warehouse|mine|quarry|store|shop|campus|terminal)(?=$|[,.;])/u

const statedRole = (told: string, clause: Clause): ReadonlyArray<Fact> => {
  const role = told.replace(ofSite, "")
  const ours = atEmployer(role, clause)
  if (ours.length > 0) return ours
  if (standing.test(role.replace(/^(?:an? |the |our )/u, ""))) return alone(role)
  const held = heldPosition(role)
  if (held !== undefined) return positionFacts(held)
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
  const match = regex.u` (?:in|near|from|outside) (?<place>${placeName})(?=$|[ ,])`.exec(held)
  return match !== null && isPlace(match.groups?.place ?? "") ? held.slice(0, match.index) : held
}

/** `Barnsley butcher`: what somebody is, and where. */
const withoutSeat = (held: string): { readonly held: string; readonly seat?: string } => {
  const seat = /^(?<seat>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?=\p{Ll})/u.exec(held)?.groups?.seat
  return seat !== undefined && isPlace(seat) ? { held: held.slice(seat.length + 1), seat } : { held }
}

/** What somebody does for love is no title. */
const zeal =
  /^(?:an? )?(?:keen|avid|passionate|enthusiastic|amateur|lifelong|hobby|recreational|occasional|competitive|terrible|awful|bad|hopeless|mediocre|decent|would-be|budding|weekend|recovering|aspiring|proud|big|huge|regular|frequent|volunteer)\b/iu

/** `president of the Rotary Club`, but not `Vice President of Engineering`. */
const isSeat = (held: string): boolean => {
  const [office = "", ...matter] = held.split(/ (?:of|at|for) /u)
  // `Vice President of Member Experience`, `Director of Field Operations`: of a house’s own part, unless it is called like a body.
  const isOfPart =
    /(?:vice[- ]president|(?<!executive )director)$/iu.test(office) &&
    !organizationWord.test(matter.join(" "))
  return matter.length > 0 && seatOnBoard.test(office) && !isOfPart && !isDepartment(matter.join(" "))
}

/** `is a butcher`. */
const isCraft = (held: string, role: string): boolean => craft.test(held) && /^an? /u.test(role)

/** `PRINCE2 practitioner`: a certificate, and who has it. */
const isHolder = (held: string): boolean =>
  isCertificate(/^(?<paper>.+) (?:practitioner|holder|professional)$/iu.exec(held)?.groups?.paper ?? "")

/** A title without a company. With an article it may be a trade: it counts where no position is named. */
const alone = (role: string): ReadonlyArray<Fact> => {
  if (zeal.test(role)) return []
  const text = head(role.replace(/^(?:its|their) |^the \p{Ll}+['’]s /u, ""))
  const { seat, held } = withoutSeat(tidyTitle(withoutPlace(tidyTitle(text))))
  if (
    !(isTitle(held) || isCraft(held, role)) ||
    isSidePosition(held) ||
    /\b(?:certified|chartered|accredited|licensed|qualified|authori[sz]ed)\b/i.test(held) ||
    /^an? [^,.;]+ \([A-Z][A-Za-z]*[A-Z][A-Za-z-]*\)/u.test(role) ||
    isSeat(held) ||
    isHolder(held) ||
    /^our (?:[\p{Ll}\d]+ )*(?:vice president|secretary|treasurer|captain|president|chair\p{Ll}*)\b/u.test(
      role
    ) ||
    /^(?:in|im|en|au|bei|by|with|on|at|per|als|nel|no|na|taking|stepping|moving|sono|\p{Ll}+ing (?:over|up|on|as|in)) /u.test(
      held
    ) ||
    held.split(" ").length > 7
  )
    return []
  if (/\b(?:at|from|for|of (?:a|an|his|her)|to|by|on|about|than|that|into|turned|one)\b/iu.test(held))
    return []
  return [
    ...(seat === undefined
      ? []
      : [{ field: "professional.current_location" as const, value: seat, isWeak: true as const }]),
    {
      field: title,
      value: held,
      ...(/^an? |^[^,]+, \p{Ll}|^the (?!company)\p{Ll}+['’]s \p{Ll}/u.test(role) ||
      isClubOffice(held) ||
      /\b(?:president|chair\p{L}*)$/iu.test(held)
        ? { isWeak: true as const }
        : {})
    }
  ]
}

const joined = regex.u`^(?:joined|${leads}|${have}led|${have}run|${have}headed|${have}been at the helm of) (?:the )?${companyName}(?: (?:team|in [^,;]*?))? as (?:its |their |our |the |an? )*(?<title>[^,;.]+?)(?= after | from |[,;.]|$)`
const beginning = regex.u`^(?:joined|(?:co-)?founded|started|began|opened|launched|established|set up|took over|bought|runs?|heads|leads|owns?|co-?owns?|owns? and runs?|${have}(?:led|run|headed|owned|chaired)|${have}been (?:at the helm of|in charge of|with|at)|${be}(?:with|at the helm of|at)|führt|leitet|dirige|gère|lidera|leder|leidt) (?:the |die |das |den |la |le |l['’])?`
const managing = regex.u`^(?:${leads}|(?:now |also |still |currently )?(?:teach(?:es)?|lectures?|works?(?! as )|practi[sc]es(?! as )|nurses?|cooks?|bakes?|farms?|edits?)|unterrichtet?|arbeitet?|berät|berate|enseigne|travaille|trabaj[ao]|trabalh[ao]|lavor[ao]|insegn[ao]|werkt?|lesgeeft|leitet|führt|verantwortet|dirige|gère|lidera|gestisce|coordina|leder|leidt)\\b.*? (?:at|for|with|bei|beim|am|an der|im|in der|chez|au|à la|en|en el|en la|da|de|de la|del|dello|della|do|na|no|nella|presso|der|von|hos|bij|op|på) (?:the |la |le |el |de |het |das |l['’])?`

/** The employer as a clause names it right behind these words. */
const employerAfter = (words: RegExp, text: string, { companies }: Clause): ReadonlyArray<Fact> => {
  const at = words.exec(text)?.[0].length ?? text.length
  const rest = text.slice(at)
  const name = companies.find(it => regex.iu`^${Pattern.escape(it)}(?![\\p{L}\\d])`.test(rest))
  return name === undefined ? [] : knownEmployer(text, at, name)
}

/** `Acme’s Leeds plant`: the house without what it has. */
const houseIn = (name: string, { companies }: Clause): string => {
  const house = /^(?<house>[^'’]+)['’]s \p{Lu}/u.exec(name)?.groups?.house
  return house !== undefined && companies.some(it => it.startsWith(house)) ? house : tidyName(name)
}

/** `joined in 2019 as Head of Data`, `ten years at Acme before joining us as Head of Data`: the house is whose page it is. */
const entered =
  /(?:^(?:joined|joins)|(?<![\p{L}])(?:before|prior to|then) joining)(?: (?:us|the (?:firm|company|team|practice|business|school|charity|trust|college|group|board)))?(?: in (?:\p{L}+ )?(?:19|20)\d\d)? as (?:its |their |our |the |an? )?(?<title>[^,;.]+?)(?= (?:in|after|from|last|this) |[,;.]|$)/u
/** `joined as a clerk in 2011`: what somebody was then. */
const asOfThen = /(?<![\p{L}])as [^,;.]{3,60} in (?:\p{L}+ )?(?:19|20)\d\d/u

/** `leads its UK business as Managing Director` */
const leadingAs = regex.u`^${leads} (?:its|the|our|their) [^,;.]{3,40}? as (?:its |the |an? )?(?<title>[^,;.]+?)(?= (?:from|in|since|after|at) |[,;.]|$)`

/** Who joined in a position may have another by now: it counts where no present one is named. */
const joinedAs = (text: string): ReadonlyArray<Fact> => {
  const found = joined.exec(text) ?? (asOfThen.test(text) ? null : entered.exec(text)) ?? leadingAs.exec(text)
  const stated = found?.groups?.title ?? ""
  // `joins as Vice President, Procurement`
  const { field = "" } =
    /^, (?<field>[^,;.]+)/u.exec(text.slice(text.indexOf(stated) + stated.length))?.groups ?? {}
  const isLonger = levelAlone.test(stated) && isDepartment(field)
  const held = tidyTitle(head(isLonger ? `${stated}, ${field}` : stated))
  return isTitle(held) &&
    !/\brose\b|\bpromoted\b|\bworked (?:her|his|their) way\b/i.test(text) &&
    !/\b(?:intern|trainee|graduate|junior)\b/i.test(held)
    ? [
        {
          field: title,
          value: held,
          ...(/(?:^|before |prior to |then )(?:joined|joining|started) /.test(text)
            ? { isWeak: true as const }
            : {})
        }
      ]
    : []
}

/** `breaks things for a living as a Penetration Tester with Acme`: what somebody does something as; `day job is chief engineer at Acme`. */
const doneAs =
  /(?: as (?:an? |the |our )|^(?:day|full-time|main|proper) job is (?:being )?(?:an? |the )?)(?<role>[^,;]+.*)$/u
const doneThen =
  /^(?:\p{Ll}+ed|was|were|had|began|spent|left|came|went|rose|grew|got|took|made|led|ran|saw|won|swam|known|described)\b/u
/** `volunteers as an interpreter for Acme`. */
const unpaid = /^(?:also |now |still )?(?:volunteers?|helps? out|fosters?|coach(?:es)?)(?![\p{L}])/u
/** `joined her father’s firm and has been its managing partner since`: a further thing that is said without a comma. */
const furtherOn =
  /,? and (?=(?:(?:now|then|later|today) )?(?:is|has been|owns?|runs?|works?|heads?|leads?|serves?|opened|founded|co-founded|set up|started|launched|took over) )/u

/** Title and employer that are held now. */
export const role: Rule = clause => {
  const facts = roleIn(clause)
  if (facts.length > 0) return facts
  const [, ...others] = clause.text.split(furtherOn)
  for (const text of others) {
    const further = roleIn({ ...clause, text: text.replace(/^(?:now|then|later|today) /u, "") })
    if (further.length > 0) return further
  }
  const held = doneAs.exec(clause.text)?.groups?.role
  const isElse = doneThen.test(clause.text) || unpaid.test(clause.text)
  const position = held === undefined || isElse ? undefined : heldPosition(held)
  return position === undefined || ended.test(clause.text) ? [] : positionFacts(position)
}

/** `has been recruited by Acme to lead its commercial team`, `has taken the wheel at Acme` */
const takenOn = regex.u`^(?:was |${be}|${have}(?:been )?)(?:recently |newly |just )?(?:hired|recruited|poached|signed|brought in|taken on) by (?:the )?(?<house>${companyName})(?= to |$|[,.;])|^(?:${taking} the (?:wheel|helm|reins)|${have}settled in) (?:at|of) (?:the )?(?<helm>${companyName})|^${have}(?:gone|moved|switched|crossed|defected) to (?:the )?(?<next>${companyName})(?= in \\p{Lu}|$|[,.;])`

/** `is a planner for Acme, and member of the Tidal Institute`: the position stands before its holder’s standing in a body. */
const withStanding =
  /,? and (?:an? |the |current |also )*(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Ss]ecretary|[Tt]reasurer|[Gg]overnor|[Pp]atron|(?:vice-)?[Cc]hair|(?:[Bb]oard|[Cc]ommittee|[Cc]ouncil) [Mm]ember) (?:of|for|at|on) .*$/u

const roleIn: Rule = whole => {
  const clause = { ...whole, text: whole.text.replace(withStanding, "") }
  const { text } = clause
  // An office in a society is no position, unless the society is the employer.
  if (ended.test(text.replace(whence, "")) || membership(clause).length > 0) return []
  const { house, helm, next } = takenOn.exec(text)?.groups ?? {}
  const taker = house ?? helm ?? (isPlace(next ?? "") ? undefined : next)
  if (taker !== undefined) return [{ field: company, value: houseIn(taker, clause) }]
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
  const begun = employerAfter(beginning, text, clause)
  const employer = begun.length > 0 ? begun : employerAfter(managing, text, clause)
  if (employer.length > 0) return [...employer, ...joinedAs(text), ...asHolder(text)]
  const arrived = entered.test(text) || leadingAs.test(text) ? joinedAs(text) : []
  if (arrived.length > 0) return arrived
  const work = employed.exec(text)?.groups
  if (work?.company !== undefined) {
    return [
      { field: company, value: houseIn(work.company, clause) },
      ...(work.role === undefined ? [] : alone(work.role))
    ]
  }
  const kept = since.test(text) ? lasting.exec(text)?.groups?.role : undefined
  const held =
    kept ??
    everSince.exec(text)?.groups?.role ??
    position.exec(text)?.groups?.tenure ??
    position.exec(text)?.groups?.role ??
    present.exec(text)?.groups?.role
  if (held !== undefined) return statedRole(held, clause)
  const place = leading.exec(text)?.groups?.company
  return place === undefined ? ownedFirm(clause) : [{ field: company, value: houseIn(place, clause) }]
}
