import type { Sought } from "./Sought.ts"

/** What the engines take at most. */
const mostQueries = 5
const longestQuery = 300

const quoted = (text: string): string => `"${text.replaceAll('"', " ").replace(/\s+/g, " ").trim()}"`

/** Pages seldom write the legal form of a company. */
const legalForm =
  /,?\s+(?:inc|llc|llp|ltd|limited|plc|corp|corporation|gmbh(?: & co\.? kg)?|ag|se|kg|s\.?a\.?s?|s\.?r\.?l|b\.?v|n\.?v|oy|ab|aps|a\/s|as|pty|pte)\.?$/i

const occasions = "(podcast OR talk OR interview)"

/** What tells the prospect from others of the name, the most telling first; a town as far as its first comma. */
const distinctions = ({ company, title, location, email }: Sought): ReadonlyArray<string> => {
  if (company !== undefined) return [company.replace(legalForm, "")]
  const known = [title, location?.split(",")[0]].flatMap(text => (text === undefined ? [] : [text]))
  return known.length > 0 || email === undefined ? known : [email]
}

/** The queries for one prospect, the most promising first. None without a name and something to tell namesakes apart. */
export const queriesOf = (sought: Sought): ReadonlyArray<string> => {
  const { name, domain, linkedin } = sought
  if (name === undefined) return []
  const distinct = distinctions(sought)
  const [most] = distinct
  if (most === undefined) return []
  return [
    ...distinct.map(text => `${quoted(name)} ${quoted(text)}`),
    ...(linkedin === undefined ? [`${quoted(name)} site:linkedin.com/in`] : []),
    ...(domain === undefined ? [] : [`${quoted(name)} site:${domain}`]),
    `${quoted(name)} ${quoted(most)} ${occasions}`
  ]
    .filter(query => query.length <= longestQuery)
    .slice(0, mostQueries)
}

/** The address of the profile that the client gave, or another source found, is a query of its own. */
export const profileQueries = ({ linkedin }: Sought): ReadonlyArray<string> =>
  linkedin === undefined ? [] : [linkedin]
