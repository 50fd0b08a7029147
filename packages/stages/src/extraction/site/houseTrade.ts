import { inAnyAccents } from "../../names/namePattern.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { sentencesOf } from "../sentences.ts"
import {
  house,
  houseAlone,
  housesRun,
  industry,
  nationalities,
  plainHouse,
  sizes,
  tellingHouse,
  tradesman
} from "../words/industries.ts"
import { isPlace } from "../words/places.ts"

/** `a firm of chartered accountants`. */
const ofProfession =
  "(?:firm|practice|partnership) of (?:\\p{L}+ ){0,2}(?:[Aa]ccountants|[Ss]olicitors|[Ll]awyers|[Aa]ttorneys|[Aa]dvocates|[Bb]arristers|[Nn]otaries|[Aa]rchitects|[Ss]urveyors|[Ee]ngineers|[Aa]ctuaries|[Aa]uditors|[Cc]onsultants)"

/** `a kitchenware retailer`: who deals in things is called by them, where the word before is none of praise or measure. */
const ofWares =
  "\\p{Ll}[\\p{L}-]{3,}(?<!ed|ing|al|est|ive|ous|ern|ful|ly|er|ble|ic|ent|ant|less|wide|size|scale|only|pure|niche|unique|proud|major|prime|small|large|family|world|women|woman|minority|veteran) (?:retailer|wholesaler|manufacturer|importer)"

/** `a sustainability consultancy`, `a charter school network`: a house that tells its trade, and more by the words before it. */
const ofKind = `(?:(?!(?:${sizes}|great|good|friendly|proud|dynamic|creative|unique|certified|accredited|registered|trusted|professional|full-service|modern|innovative|mixed|general|first-opinion)(?![\\p{L}-]))\\p{Ll}[\\p{L}-]{2,} ){1,2}(?:agency|brewery|chambers|co-?operative|consultancy|distillery|exporter|foundry|importer|laboratory|law firm|magazine|manufacturer|maker|merchants?|practice|producer|production company|publisher|recruiters?|retailer|school network|studio|wholesaler|workshop)`

/** What a house is, up to where it goes on to say for whom or where: `a seed-stage venture capital fund in Leeds`. */
const kind = `(?:an?|the) (?!registered )(?:City of \\p{Lu}\\p{L}+ )?(?<told>(?:(?!(?:of|for|former|formerly|once)(?![\\p{L}]))[\\p{L}\\d–-]+ ){0,4}?(?:${industry}(?: (?:and|&) \\p{Ll}+)? (?:${house}|${tellingHouse}|fund)|${houseAlone}s?|${tradesman}|${ofProfession}|${ofWares}|${ofKind}|${industry}(?= for (?!a |the ))))(?= (?:in|from|of|for|and|since|based|that|who|which|with|on|at|by|near|spun|\\p{Ll}{2,}ing|\\p{Ll}{3,}ed)(?![\\p{L}])| [(&]|[.,;:]|$)`

const number =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{Ll}+)?|several|many)"
/** `ninety consulting engineers`, `hospitals and thirty-one clinics`: how many of them there are. */
const counted = regex.u`^${number} (?=\\p{Ll})| and ${number} .*$`
/** `fourteen small veterinary clinics`: what a house runs tells its trade, and more than that it is a group or a charity. */
const several = `${number} (?<told>(?:(?!(?:of|for|in|from|with)(?![\\p{L}]))\\p{Ll}[\\p{L}-]* ){0,4}?${housesRun})(?![\\p{L}-])`
const collected =
  "an? (?:\\p{Ll}[\\p{L}-]* ){0,2}(?:group|chain|family|network|trust|charity|company|not-for-profit|partnership|foundation|federation|co-?operative)"
const running = "(?:owns and runs|owns and operates|runs|operates|manages|publishes)"
/** `Acme is payroll software for bakers`: what is made has no article. */
const madeSoftware =
  "(?<told>(?!(?:an?|the|powerful|simple|smart|modern|easy|free|new|cloud|open-source|your|our|all)(?![\\p{L}-]))(?:(?!(?:of|for|by|in|on|with|to|from|as|not|like|more|and|or|about)(?![\\p{L}]))\\p{Ll}[\\p{L}-]+ ){1,3}software)(?= (?:for|that|which)(?![\\p{L}])|\\.)"

const germanHouse =
  "(?<told>(?!(?:Familien|Traditions|Tochter|Partner|Gross|Groß|Klein|Start|Handwerks|Dienstleistungs|Industrie|Mittelstands)-?(?:unternehmen|betrieb))\\p{Lu}\\p{L}{3,}(?:büro|kanzlei|hersteller|unternehmen|agentur|werkstatt|betrieb|verlag|brauerei|bäckerei|klinik|praxis|spedition|reederei|werft|dienstleister|händler|manufaktur|gärtnerei|versicherer)|Bäckerei|Brauerei|Brennerei|Druckerei|Gärtnerei|Hochschule|Kanzlei|Klinik|Molkerei|Reederei|Rösterei|Schreinerei|Spedition|Tischlerei|Weingut|Werft)(?= \\p{Ll}|[.,;:]|$)"
/** `ein junges Architekturbüro in Leipzig`: in German the trade and the house are one word. */
const germanKind = `eine? (?:\\p{Ll}[\\p{L}-]+e[srn]? ){0,3}${germanHouse}`
/** `Willkommen bei Acme, der Rösterei in Ulm`. */
const germanApposition = `(?:de[rm]|die|das|eine[rm]?|[Ii]hre[rm]?|[Dd]eine[rm]?) (?:\\p{Ll}[\\p{L}-]+e[nrs]? ){0,2}${germanHouse}`
/** `Acme ist Praxissoftware aus Ulm`: the house is called what it makes. */
const germanMade = "(?<told>\\p{Lu}\\p{L}{3,}(?:software|technik))(?= (?:aus|für|von)(?![\\p{L}])|[.,;:]|$)"
/** `è un'agenzia di branding`, `est une fabrique de meubles`: a house, and of what. */
const romanceKind =
  "(?:une? |una |uma |un['’]|um )(?:(?:petite|jeune|piccola|giovane|pequeña|joven|pequena|jovem) )?(?<told>(?:agence|agenzia|agencia|agência|atelier|bureau|cabinet|entreprise|fabrique|fabricant|maison|manufacture|azienda|casa|fabbrica|impresa|laboratorio|officina|società|studio|bodega|empresa|estudio|fábrica|taller|escritório|estúdio|oficina)(?: (?:familiale|familiar|familiare|indépendante?|independiente|indipendente|independente))? (?:de la |de l['’]|de |d['’]|di |do |da )(?:\\p{Ll}[\\p{L}-]+)(?: (?:de |di |d['’])?\\p{Ll}{4,})?)(?= (?:con|avec|com|à|a|en|em|in|basée?|située?|ubicad[ao]|qui|que|che|fondée?|fundad[ao]|fondat[ao])(?![\\p{L}])|[.,;]|$)"
/** `är ett svenskt fintechbolag`, `is een ontwerpbureau`: one word for the trade and the house, as in German. */
const northernKind =
  "(?:is een|är (?:ett|en)|er (?:et|en|ei)) (?:\\p{Ll}+ ){0,2}?(?!(?:famil\\p{L}+|aktie|dotter|moder|datter|dochter|moeder|stor|små|mkb-?|klein|nät|net)s?(?:bolag|företag|virksomhed|selskab|selskap|bedrift|firma|bedrijf))(?<told>\\p{Ll}{4,}(?:bolag|företag|virksomhed|selskab|selskap|bedrift|firma|bedrijf|byrå|bryggeri|förlag|forlag|verkstad|værksted|verksted|klinik|bureau|kantoor|brouwerij|fabriek|praktijk|uitgeverij|atelier|makerij|bakkerij|bageri))(?![\\p{L}])"
/** `WACM is listener-supported community radio from Leeds`: what is made for all has no article. */
const broadcast = "(?:[\\p{Ll}-]+ )?(?<told>(?:community|public|student|hospital) radio)(?![\\p{L}])"
/** `Acme develops, builds and operates solar plants`: the trade by what is built. */
const builds =
  "(?:\\p{Ll}+s,? (?:and )?){0,3}(?:builds|develops|operates|runs|designs|makes|manufactures) (?<told>battery (?:energy )?storage|(?:solar|wind|hydropower|geothermal)(?= (?:and \\p{Ll}+ )?(?:plants?|parks?|farms?|projects?|power|energy|stations?|systems?)))"

/** What is said of any house. */
const praise = regex.u`^(?:(?:\\d+-\\p{Ll}+|(?:Years?|Grades?|Classes) [\\p{L}\\d–-]+|small|independent|family|family-run|family-owned|employee-owned|leading|award-winning|young|new|global|local|regional|national|international|modern|trusted|full-service|one-stop|boutique|multidisciplinary|(?:not-for-profit|non-profit|nonprofit)(?! ${plainHouse}$)|volunteer-run|${nationalities}) )+`

/** Whether a word says how a house is, and not what. */
export const isPraise = (word: string): boolean => praise.test(`${word.toLowerCase()} `)

/** `Leeds charity`: where it is. */
const town = /^(?<town>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (?=\p{Ll})/u

/** `chartered accountants` of a firm of them. */
const withoutPraise = (told: string): string => {
  const kind = told
    .replace(town, (whole, place: string) => (isPlace(place) ? "" : whole))
    .replace(praise, "")
    .replace(/^(?:\p{L}+ )?(?:firm|practice|partnership) of /u, "")
  // `Three shophouse hotels`
  return kind.replace(counted, "").replace(/^(?:small|large|independent|family-run|historic|boutique) /u, "")
}

/** So many lines from its top a page says what the house is. */
const topLines = 20

/** `Acme` of Acme Brewing Co.: on its own page a house goes by the beginning of its name. */
const calledShort = (name: string): string => {
  const words = name.split(" ").map(inAnyAccents)
  // `Tan & Marsh LLP`: one short word may be anything.
  const least = (words[0] ?? "").length < 4 ? 3 : 1
  const first = words.slice(0, least).join(" ")
  const optional = (words: ReadonlyArray<string>): string =>
    words.length === 0 ? "" : `(?: ${words[0]}${optional(words.slice(1))})?`
  return `${first}${optional(words.slice(least))}`
}

/** `About us`, in the address or the heading: who says `we` there is the house. */
const isAboutHouse = ({ url, lines }: Page): boolean =>
  /\/(?:about|about-us|who-we-are|our-company|our-story|company)(?:\.html?|\/)?$/i.test(url) ||
  /^(?:About(?: us)?|Who we are|Our story)$/i.test(lines.find(({ isHeading }) => isHeading)?.text ?? "")

/** `A 40-bed cottage hospital in Leeds.`, as the first thing that a home page says, and no story of a customer. */
const alone = regex.u`^(?!.* (?:(?!aged(?! care)|based|located|called|named)\\p{L}+ed|is|are|was|were|has|have|had|can|will|cut|won|made|got|wins?|opens?|went|grew|chose|found|says?|said|uses?|makes?|gets?|saves?)(?![\\p{L}-]))${kind}(?: (?:in|of|with|from|for|near|on|across|since|serving|making|building) [^.;:?!]{2,100}|, (?:one|two|three|both|all) in [^.;:?!]{2,100})?\\.?$`

/** `Family-owned roofing company serving Leeds`: without its article it has to be called a house. */
const withArticle = (opening: string): string =>
  `a ${/^\p{Lu}[\p{Ll}-]*(?!\p{L})/u.test(opening) ? `${opening.charAt(0).toLowerCase()}${opening.slice(1)}` : opening}`
/** `See our projects or meet the practice.`: what visitors are to do. */
const invitation =
  /^(?:See|Meet|Read|Browse|Visit|Find|Explore|Discover|Learn|Get|Book|Contact|Call|Join|View|Shop|Watch|Try|Start|Sign|Talk|Come|Choose|Ask|Make|Take)(?= )|(?<!\p{L})(?:our|your|us|you)(?!\p{L})/u
const calledHouse = regex.u`^.*(?<![\\p{L}-])(?:${house}|${tellingHouse}|${houseAlone})$`

/** What the employer's own page says that the house is: `Acme is a civil engineering contractor`, `We are an architecture studio`. */
export const houseTrade = (
  page: Page,
  companies: ReadonlyArray<string>,
  isHome: boolean
): { readonly value: string; readonly quote: string } | undefined => {
  const { lines } = page
  // Elsewhere clients speak as well.
  const isOurs = isHome || isAboutHouse(page)
  const called = companies.map(calledShort)
  const ours = isOurs ? ["(?:Today,? )?[Ww]e are", "We['’]re", ...called.map(name => `We are ${name},`)] : []
  const names = [...ours, ...called.map(name => `(?:The )?${name}(?: \\(\\p{Lu}{2,6}\\))? (?:is|are)`)]
  if (names.length === 0) return undefined
  const welcomed = isOurs ? called.map(name => `Welcome to (?:the )?${name}, `) : []
  const german = [...(isOurs ? ["Wir sind"] : []), ...called.map(name => `(?:Die |Das )?${name} ist`)]
  const verbs = [
    ...(isOurs ? ["We (?:own and run|own and operate|run|operate)"] : []),
    ...called.map(name => `(?:The )?${name} ${running}`)
  ]
  const forms = [
    regex.u`^(?:${names.join("|")}) ${collected} (?:of|that ${running}|which ${running}|with) ${several}`,
    regex.u`^(?:${verbs.join("|")}) ${several}`,
    regex.u`^(?:${names.join("|")}) ${kind}`,
    ...called.flatMap(name => [
      regex.u`^(?:The )?${name} ${builds}`,
      regex.u`^${name} (?:\\d+(?:\\.\\d)? (?:FM )?)?is ${broadcast}`
    ]),
    ...called.map(name => regex.u`^${name} ${northernKind}`),
    ...called.map(name => regex.u`^(?:La |Le |El |Il |O |A |L['’])?${name} (?:est|es|è|é) ${romanceKind}`),
    regex.u`^(?:${names.join("|")}) ${madeSoftware}`,
    ...welcomed.map(welcome => regex.u`^${welcome}${kind}`),
    regex.u`^(?:${german.join("|")}) ${germanKind}`,
    ...called.flatMap(name => [
      regex.u`^(?:Die |Das )?${name} ist ${germanMade}`,
      regex.u`^Willkommen (?:im|in der|beim?|bei der) ${name}, ${germanApposition}`
    ])
  ]
  for (const { text } of lines.slice(0, topLines)) {
    for (const sentence of sentencesOf(text)) {
      const told = forms.map(form => form.exec(sentence)?.groups?.told).find(it => it !== undefined)
      if (told !== undefined) return { value: withoutPraise(told), quote: sentence }
    }
  }
  const heading = lines.findIndex(({ isHeading }) => isHeading)
  // Links, which stand above, are no sentences.
  const isSaid = ({ text, isHeading }: Page["lines"][number]) => !isHeading && / .* .*[.!?]$/u.test(text)
  const first = isHome ? lines.slice(heading + 1).find(isSaid) : undefined
  const [said = ""] = sentencesOf(first?.text ?? "")
  const opening = invitation.test(said) ? "" : said
  const value =
    alone.exec(opening.replace(/^(?:A|Two|Three|Four|Five|Six)(?= )/u, "a"))?.groups?.told ??
    calledHouse.exec(alone.exec(withArticle(opening))?.groups?.told ?? "")?.[0]
  return value === undefined ? undefined : { value: withoutPraise(value), quote: opening }
}
