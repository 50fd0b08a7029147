import { listItems } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isSkill } from "../rules/skillNames.ts"
import { skillItem } from "../rules/skills.ts"
import { isDiscipline } from "../words/disciplines.ts"
import { isPastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { isSite } from "../words/sites.ts"
import { isTechnology } from "../words/technologies.ts"

/** How much of it there is, or how gladly, says nothing of what it is. */
export const amount =
  /^(?:(?:a|an) (?:(?:\p{L}+ )?(?:bit|lot|little|touch|dash|smattering|spot|amount|splash|hint) of|little|few|obscene amount of) |(?:mostly|mainly|some|lots of|plenty of|much|far too much|far too many|too much|too many|way too much|more|increasingly|primarily|occasionally|sometimes|also|and|plus|currently|sadly|fluent|basic|advanced|(?:much[oa]s?|beaucoup|muito|molto|veel|mycket|meget) (?:de |d['’])?|(?:un peu|un poco|um pouco) (?:de |d['’])|ein (?:bisschen|wenig) |een beetje |lite |litt |un po['’] di |etwas |viel |vor allem |surtout |sobre todo |soprattutto |vooral |mest )\s?)+/iu

/** `a landline`, `sticky notes in four colors`: a joke at the end of the list. */
const joke =
  /^(?:saying |pretending |an? (?!bit |lot |little )\p{Ll}|patience|coffee|tea|hope|luck|swearing|the swearing|duct tape|gaffer tape|sticky notes|post-?its|stubbornness|sarcasm|bad puns|dad jokes|strong coffee|elbow grease|common sense|goodwill|good shoes|under |most |with |when )|^\p{L}+ing (?:\S+ ){2,}/iu

const bare = (item: string): string =>
  item
    .replace(amount, "")
    .replace(/^(?:the|my|our) (?=\p{L})/iu, "")
    .replace(/^["“«„]|["”»“]$/gu, "")
    .replace(
      / (?:on the weekends?|under protest|by hand only|when (?:pushed|needed)|if (?:I|you) must|at a pinch|to my shame)$/iu,
      ""
    )
    .trim()

/** Two words for one thing. */
const pair =
  /^(?:landlord (?:and|&) tenant|mergers (?:and|&) acquisitions|(?:trusts|wills|estates) (?:and|&) (?:trusts|estates|probate)|research (?:and|&) development|health (?:and|&) safety|black (?:and|&) white photography)$/iu

const inside = /^(?<thing>[^()]+) \((?<tools>[^()]+)\)$/u

/** `SAP, Power BI y mucho Excel`: joined to the last of several. */
const lastElsewhere = /(?<=, .*\p{L}) (?:y|e|och|og|oraz) (?=\p{L}[^,]*$)/u

/** An entry of a list of skills, with the tools that stand in parentheses behind it: `timetabling (OpenTrack, RailSys)`. */
export const skillEntry = (line: string): ReadonlyArray<Fact> => {
  const text = line.replace(/^[^:]{2,30}:\s+(?=\S)/u, "").replace(/[.]$/u, "")
  if (pair.test(text)) return factsOf("professional.skills", [text])
  const items = listItems(/ (?:and|&) /u.test(text) ? text : text.replace(lastElsewhere, ", "))
  if (items.length === 1 && joke.test(text)) return []
  if (items.length === 1 && !inside.test(text)) return skillItem(bare(text) === "" ? line : bare(text))
  if (!items.every(item => item.replace(/\s*\([^()]*\)$/u, "").split(" ").length <= 8)) return []
  const named = items.flatMap(item => {
    const { thing, tools } = inside.exec(item)?.groups ?? {}
    const several = (tools ?? "").split(/,\s*|\s+and\s+|\/(?=\p{Lu})/u).filter(it => it !== "")
    const areTools =
      several.length > 0 && several.every(it => isTechnology(it) || /^\p{Lu}[\p{L}\d+.-]*$/u.test(it))
    return [thing ?? item, ...(areTools && several.length <= 5 ? several : [])]
  })
  return factsOf(
    "professional.skills",
    named
      .map((item, index) => ({
        item: bare(item),
        isJoke: joke.test(item) && (index > 0 || items.length === 1)
      }))
      .filter(({ item, isJoke }) => !isJoke && isSkill(item) && (isTechnology(item) || !isPlace(item)))
      .map(({ item }) => item)
  )
}

/** One word in small letters that nobody knows as work may be what somebody likes: `bells`. */
const mayBeWork = (item: string): boolean => item.includes(" ") || /^\p{Lu}/u.test(item) || isDiscipline(item)

/** `Stata, NVivo and Tableau.`, `C and Rust on Cortex-M`: a text of nothing but things that are tools. */
export const toolsOnly = (text: string): ReadonlyArray<string> => {
  const items = listItems(text.replace(/[.]$/u, "")).map(bare)
  const tools = items.filter(isTechnology)
  const rest = items.filter(item => !isTechnology(item))
  return tools.length > 0 &&
    items.length > 1 &&
    !items.every(isSite) &&
    rest.length <= tools.length &&
    rest.every(item => isSkill(item) && !isPastime(item) && !joke.test(item))
    ? items.filter(item => isTechnology(item) || mayBeWork(item))
    : []
}
