import { withoutLegalForm } from "@prospect-research/core"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { sentencesOf } from "../sentences.ts"
import { kindFirst, kindLast, kindTold } from "../words/houseKinds.ts"
import { industry } from "../words/industries.ts"

interface Told {
  readonly value: string
  readonly quote: string
}

/** `Friends of Acme Museum`, `The Old Brewery`: who is for a house is none, nor is what one was before. */
const notItself = regex.iu`(?<![\\p{L}])(?:of|for|friends|supporters|fans|amis|amigos|amici|freunde|vrienden|vänner|venner|(?:förder)?verein|old|former|alte[rns]?|oude|ancienne?|antigu[oa]|antig[oa]|vecchi[oa]|gamla|gamle|software|systems?|systeme|suppl(?:y|ies)|services?|solutions|consulting|technolog(?:y|ies|ie)|technik|media|marketing|equipment|beratung|foundation|fondation|fundación|fundação|fondazione|stiftung|stichting|stiftelse[nr]?|trust|shop|store|records|festival|award|tap|apartments|lofts|square|quay|street)(?![\\p{L}])`
/** `Acme Brewing Company`, `Acme Bank & Trust`, `Acme Freight Lines`: what any house may call itself behind what it is. */
const anyHouse =
  "(?: (?:Company|Group|Partners|Holdings|Lines|Labs|Associates))?(?: (?:&|and) (?:Trust|Lodges|Sons|Daughters|Company|Partners|Associates))?"
const ending = regex.u`^(?<name>.*?\\p{L}.*?) (?<kind>${kindLast})${anyHouse}$`
const beginning = regex.u`^(?:The )?(?<kind>${kindFirst}) (?<name>.+)$`
/** `The Bakery`: by its article alone a house has no name, and may be any building. */
const noName = /^(?:the|die|der|das|de|het|la|le|il|el|o|a)$/iu

const kindOf = (company: string): string | undefined => {
  const parts = (ending.exec(company) ?? beginning.exec(company))?.groups
  if (parts === undefined || parts.name === undefined || noName.test(parts.name)) return undefined
  const others = parts.kind?.startsWith("Univers") === true ? parts.name.replace(/^of /u, "") : parts.name
  return notItself.test(others) ? undefined : parts.kind
}

/** `Acme | Chartered Surveyors`. */
const titleParts = (title: string): ReadonlyArray<string> => title.split(/ [|–—·-] |: /u)

/** Whose page says their name, says what they are where it is a part of it: `Acme Brewery`, `Museum Acme`. */
export const kindByName = ({ lines, title }: Page, companies: ReadonlyArray<string>): Told | undefined => {
  const texts = [...lines.flatMap(({ text }) => sentencesOf(text)), ...titleParts(title ?? "")]
  for (const company of companies.map(withoutLegalForm)) {
    const value = kindOf(company)
    const quote =
      value === undefined
        ? undefined
        : texts.find(text => text.replace(/^(?:© ?|The |Copyright |\d{4} )+/u, "").startsWith(company))
    if (value !== undefined && quote !== undefined) return { value, quote }
  }
  return undefined
}

/** What is said of any house, in each language; in those whose words for it stand behind, there. */
const praiseBefore =
  "(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Uu]n[ea]?|[Uu]ma?|[Ee]ine?|[Ee]en|[Ee]tt|[Ee]n|[Ee]t|[Ii]ndependent|[Ff]amily(?:-run|-owned)?|[Ss]mall|[Ll]eading|[Tt]raditional|[Aa]ward-winning|[Uu]nabhängige[sr]?|[Ff]amiliengeführte[sr]?|[Kk]leine[sr]?|[Oo]nafhankelijke?|[Pp]rofessionell|[Pp]rofesjonelt|[Oo]beroende|[Pp]etite|[Pp]equeñ[oa]|[Pp]iccol[oa]) ){0,3}"
const praiseBehind =
  "(?: (?:indépendante?|familiale?|familiar|familiare|independente|independiente|indipendente|artisanale?|artesanal|artigianale?|universitari[oa]|universitaire|tradizionale|tradicional|(?:tre|quattro|cinque|trois|quatre|cinq|tres|cuatro|cinco|três|quatro) (?:stelle|étoiles|estrellas|estrelas)|de [\\p{Ll}]+)){0,3}"

const since = "(?:since|est(?:ablished|\\.)?|seit|depuis|desde|dal|sinds|sedan|siden)(?: \\p{L}+)? \\d{4}"
const at =
  "(?:in|near|at|from|on|à|en|aux?|de|del|du|d['’]|dans|em|no|na|nel|nella|sul|sulla|a|di|aus|im|am|uit|aan|te|i|på|från|fra)"
const place = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,3}"
/** Where it is or since when, and no more: what only names a kind may be a link, a client or a building. */
const placed = `(?:(?: [^,.;:]{1,30})? ${since}|,? ${at} (?:\\p{Ll}+ (?:(?:de|del|di|du|von|van) )?|[dl]['’])?${place}(?:(?:,| and| und| et| y| e| en| og| och) ${place}){0,3}(?=[.,;:(]| ${since}|$)|, ${place}(?:,| [–-]) ${since})`
const described = regex.u`^${praiseBefore}(?<kind>${kindTold})(?=${praiseBehind}${placed})`
const dated = regex.u`^${praiseBefore}(?<kind>${kindTold})(?=.{0,80} ${since})`
/** `Logistics since 1966`, `Trucking and logistics from Leeds`. */
const trade = regex.u`^(?:[Ff]amily-(?:owned|run) )?(?<kind>Logistics|Trucking|(?:HVAC|[Hh]eating (?:and|&) (?:[Cc]ooling|[Aa]ir [Cc]onditioning))|Haulage|Freight forwarding|Joinery|Roofing|Plumbing|Landscaping|Road freight|Publishing|Boatbuilding|Brewing|Accountancy|Community banking|Management consulting|Conseil en (?:gestion|management|stratégie))(?: (?:and|&) \\p{Ll}+)?(?= (?:${since}|(?:from|in|à) \\p{Lu}))`
/** `Payroll for bakers`: a trade that is no idea and no thing of everyday life. */
const forWhom = regex.iu`^(?!(?:building|charity|coffee|credit|data|education|energy|events|food|glass|health|housing|internet|investment|media|metal|mobile|music|nutrition|paper|research|security|space|sports?|toys?|water|wellness|wine|wood) )(?<kind>${industry})(?= for \\p{Ll})`
/** A title of nothing else, but where. */
const alone = regex.u`^${praiseBefore}(?:${place} )?(?<kind>[Ll]aboratoire de prothèse dentaire|[Cc]hartered [Ss]urveyors|[Cc]hartered [Aa]ccountants|[Ss]olicitors|[Ee]state [Aa]gents|[Ll]aw [Ff]irm|[Rr]echtsanwälte|[Ss]teuerberater|[Aa]dvocaten)$`
/** `Accounting software for restaurants`. */
const product = regex.u`^(?:\\p{Lu}\\p{Ll}+ )?(?<kind>\\p{L}+ software)(?= (?:for|made in) \\p{L}+[^.?!]{0,40}\\.?$)`

const firstOf = (text: string, forms: ReadonlyArray<RegExp>): string | undefined =>
  /[?!]/u.test(text)
    ? undefined
    : forms.map(form => form.exec(text)?.groups?.kind).find(it => it !== undefined)

/** What a house's page calls it: in the line under its name, and in the title and the first sentence of its home page. */
export const kindCalled = (
  page: Page,
  companies: ReadonlyArray<string>,
  isHome: boolean
): Told | undefined => {
  const { lines, title, openGraph } = page
  const names = companies.flatMap(name => [name, withoutLegalForm(name)])
  const logo = lines.slice(0, 4).findIndex(({ text }) => names.includes(text))
  const under = logo < 0 ? undefined : lines[logo + 1]?.text
  const underKind = under === undefined ? undefined : firstOf(under, [described, dated])
  if (under !== undefined && underKind !== undefined) return { value: underKind, quote: under }
  if (!isHome) return undefined
  const parts = titleParts(title ?? "")
  for (const [index, part] of parts.entries()) {
    const isBehindName = index > 0 && names.includes(parts[0] ?? "")
    const kind = firstOf(part, [described, dated, trade, alone, product, ...(isBehindName ? [forWhom] : [])])
    if (kind !== undefined) return { value: kind, quote: part }
  }
  const heading = lines.findIndex(({ isHeading }) => isHeading)
  const said = lines
    .slice(heading + 1)
    .find(({ text, isHeading }) => !isHeading && / .* /u.test(text) && /[.]/u.test(text))
  for (const text of [said?.text, openGraph.description]) {
    const [opening = ""] = sentencesOf(text ?? "")
    const kind = firstOf(opening, [described, dated, trade, product])
    if (kind !== undefined) return { value: kind, quote: opening }
  }
  return undefined
}
