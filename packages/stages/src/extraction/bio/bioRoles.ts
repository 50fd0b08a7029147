import { hasLegalForm, legalForm } from "@prospect-research/core"
import { Option } from "effect"
import { regex } from "../../sources/regex.ts"
import { isSidePosition, isTitle, roleAtStart, tidyTitle } from "../../sources/roles.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { companyName, organizationWord } from "../naming/properName.ts"
import { isPlace } from "../words/places.ts"

const working = regex.iu`^(?:rev ?ops|(?:\\p{L}+ )?ops|sre|devops|growth|comms|communications|hr|talent|finance|legal|policy|partnerships|bd|cs|customer success|support|infra(?:structure)?|platform|back-?end|front-?end|mobile|ml|ai|analytics|strategy|procurement|logistics|supply chain|operations|quality|fundraising|editorial|events|content|social|brand|seo|ux|ui|building|working|leading|making|doing|running|engineering|designing|growing|data|product|design|research|marketing|sales|eng|now|currently|works?|work|dev|security|software|code|people|ops|science)\\b[^@]{0,60}?(?:@ ?| at )(?<company>${companyName})$`
/** `Food chemist, Corio Plains University, Geelong`: the employer by a word that says it is one, or below who leads one. */
const listedRole = regex.u`^(?<title>[\\p{L}][\\p{L} &/-]{1,40}), (?<company>${companyName}(?: ${legalForm})?)(?:, (?<place>\\p{Lu}[\\p{L} .'’-]+(?:, \\p{Lu}[\\p{L} .]+)?))?$`
const leading =
  /^(?:C[A-Z]O|MD|GM|(?:co-?)?founder.*|owner|managing (?:director|partner)|head of .*|director of .*|[SE]?VP (?:of )?.+|vice president .*|chief .* officer|president|principal)$/iu

/** `CISO @tideworks`, `product designer at tideworks`: who writes all in small letters. */
const smallCompany = /^(?<title>\p{L}[\p{L} &/-]{1,50}?) ?(?:@ ?|\bat )(?<company>\p{Ll}[\p{L}\d_.-]{2,30})$/u
const noCompany =
  /^(?:heart|home|large|night|day|work|sea|play|rest|school|university|college|uni|times|least|best|weekends|the|a|my|your|our|scale|speed)$/iu

const founder = regex.u`^(?<title>(?:[Cc]o-?)?[Ff]ounder(?: ?[&/+] ?C[A-Z]O)?|C[A-Z]O|Owner),? (?<company>${companyName})$`
/** What a part of a description says of a position, where it says so, and what it goes on with. */
interface RoleFacts {
  readonly facts: ReadonlyArray<Fact>
  readonly rest: string
  readonly shown: string
}

/** `TITLE at COMPANY` and its relatives, and what comes after it in the same part. */
export const roleFacts = (text: string): RoleFacts | undefined => {
  const listed = listedRole.exec(text)?.groups
  if (
    listed?.title !== undefined &&
    listed.company !== undefined &&
    !isPlace(listed.company) &&
    (leading.test(listed.title) ||
      (isTitle(listed.title) && (organizationWord.test(listed.company) || hasLegalForm(listed.company))))
  ) {
    const { title, company, place } = listed
    const isSeat = place !== undefined && isPlace(place)
    return {
      facts: [
        { field: "professional.current_title", value: tidyTitle(title) },
        { field: "professional.current_company", value: company },
        ...(isSeat ? factsOf("professional.current_location", [place]) : [])
      ],
      rest: isSeat || place === undefined ? "" : place,
      shown: isSeat || place === undefined ? text : text.slice(0, text.lastIndexOf(`, ${place}`))
    }
  }
  const role = Option.getOrUndefined(roleAtStart(text))
  const small = smallCompany.exec(text)?.groups
  const isSmall = small?.title !== undefined && isTitle(small.title) && !noCompany.test(small.company ?? "")
  const found = role ?? founder.exec(text)?.groups ?? (isSmall ? small : undefined)
  const title = found?.title === undefined ? undefined : tidyTitle(found.title)
  const company = found?.company ?? working.exec(text)?.groups?.company
  if (company === undefined || isPlace(company) || (title !== undefined && isSidePosition(title)))
    return undefined
  const shown = role?.quote ?? text
  return {
    facts: [
      ...(title === undefined || !isTitle(title)
        ? []
        : [{ field: "professional.current_title", value: title } as const]),
      { field: "professional.current_company", value: company.replace(/^@/, "") }
    ],
    rest: text.slice(text.indexOf(shown) + shown.length).replace(/^[\s,.;]+/u, ""),
    shown
  }
}
