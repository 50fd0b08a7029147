import { foldCase, occursWhole } from "@prospect-research/core"
import type { Page } from "../../sources/readPage.ts"
import type { Wanted } from "../Wanted.ts"

/** In characters; a longer line is a text of law. */
const longestLine = 200

/** Who is named there for what they gave, and not as whose page it is. */
const guest =
  /(?<!\p{L})(?:sponsor\p{L}*|partners?|powered|support\p{L}*|hosted|funded|thanks|built|designed|made|website|web|theme|photos?|courtesy|member of)(?!\p{L})/iu

/** The line at the foot of a page that names the employer: a laboratory says there of which university it is, and a branch of which house. */
export const houseAtFoot = (page: Page, { companies }: Wanted): ReadonlyArray<string> =>
  (page.footer ?? [])
    .filter(
      line =>
        line.length <= longestLine &&
        !guest.test(line) &&
        companies.some(name => name.includes(" ") && occursWhole(foldCase(name), foldCase(line)))
    )
    .slice(0, 1)
