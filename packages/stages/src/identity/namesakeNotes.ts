import { comparable } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import type { PersonName } from "../names/PersonName.ts"
import type { Mention } from "./mentions.ts"
import type { Prospect } from "./Prospect.ts"

/** `(no relation)`, as pages say right behind the second of a name. */
const namesake =
  /^[^.;|\n]{0,50}?\b(?:no relation|not related|unrelated|not to be confused|namesake|geen familie|niet verwant|naamgenoot|nicht verwandt|nicht zu verwechseln|namensvetter(?:in)?|sans lien de parente|aucun lien de parente|ne pas confondre|homonyme|sin parentesco|no confundir|homonim[oa]|sem parentesco|nao confundir|nessuna parentela|non confondere|omonim[oa]|(?:inte|ej) slakt|ikke (?:i )?slekt|ikke i familie|niespokrewnion[ya]|imiennicz?k[ai])\b/u

/** Whether a line says that whom it names is another than whom one might think. */
export const isOfNamesake = (line: string, { last }: PersonName): boolean =>
  foldName(line)
    .split(last)
    .slice(1)
    .some(behind => namesake.test(behind))

/** Which mentions of a page that knows two of the name are the prospect's: the client's title tells. */
export const toldByTitle = (
  lines: ReadonlyArray<string>,
  mentions: ReadonlyArray<Mention>,
  { title }: Prospect
): ReadonlyArray<Mention> =>
  mentions.filter(
    ({ line, name }) =>
      title !== null &&
      !isOfNamesake(lines[line] ?? "", name) &&
      comparable("professional.current_title", lines[line] ?? "").includes(
        comparable("professional.current_title", title)
      )
  )
