import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"

const making =
  "(?:[Tt]oc[oa]|[Cc]ant[oa]|[Ss]uon[oa]|[Jj]oues?|[Cc]hantes?|[Ss]piel(?:t|e)|[Ss]ing(?:t|e)|[Ss]peelt?|[Zz]ingt?|[Ss]pelar|[Ss]junger|[Ss]piller|[Ss]ynger|[Gg]ra(?:m)?|[Śś]piewa(?:m)?|[Dd]irige|[Dd]irigiert)"

const within =
  "(?:en|em|no|na|nel|nella|nell['’]|dans|à|au|im|in der|beim|in|i|w|we|bij) ?(?:(?:la|el|le|il|het|de|den|det|mon|mi|il|un|una) |l['’])?"

const kind =
  "(?:[Oo]rquesta|[Bb]anda|[Cc]oro|[Cc]oral|[Oo]rfeón|[Oo]rquestra|[Oo]rfeão|[Ff]ilarm[oó]nica|[Oo]rchestra|[Cc]orale|[Oo]rchestre|[Hh]armonie|[Ff]anfare|[Cc]hœur|[Cc]horale|[Gg]ruppo (?:folk|corale|bandistico|musicale)|[Cc]h[oó]rze|[Oo]rkiestrze|[Zz]espole)"

const joint = "(?:(?:de la|de|del|di|da|do|des|du|della|dei|w) |(?:de l|d|dell)['’])"

const romance = `${kind}(?: ${joint}?\\p{Lu}[\\p{L}’'-]*){1,6}`

/** In Germanic languages what it is stands at the end of a word, or behind whose it is. */
const germanic =
  "(?:\\p{Lu}[\\p{L}-]+ ){0,3}\\p{L}*(?:[Oo]rchester|[Cc]hor|[Kk]apelle|[Oo]rkest(?:er|eret)?|[Kk]oor|[Kk]or(?:et)?|[Kk]ör(?:en)?|[Bb]ig ?[Bb]and|[Ff]anfare|[Hh]armonie)(?: \\p{Lu}[\\p{L}-]+){0,3}"

/** Nobody's belief is told by where they sing. */
const ofBelief =
  /(?<![\p{L}])(?:San|Santa|Santo|São|Sankt|Saint|Sainte|St|Sint)(?:[ .-])|[Kk]irch|[Pp]farr|[Pp]arr|[Pp]aroi|[Ii]gles|[Éé]glis|[Kk]ości|[Pp]arafi|[Kk]yrk|[Kk]irke|[Kk]erk|[Dd]om(?:chor|kör|kor)|[Cc]atedr|[Dd]uomo|[Cc]ath|[Kk]ath?ol|[Ss]ynagog|[Ss]inagog|[Mm]osche|[Mm]oskee|[Gg]ospel|[Ee]vang|[Jj]üd|[Jj]ood|[Gg]emeinde|[Gg]emeente|[Kk]antorei|[Ff]örsamling/u

/** `toca en la Orquesta de Vigo`, `singt im Kammerchor Kiel`: where music is made together. */
export const ensemblesIn = (text: string): ReadonlyArray<Fact> =>
  factsOf(
    "personal.memberships",
    [
      ...matchesIn(
        text,
        regex.gu`(?<![\\p{L}])${making} (?:[^,;.:]{1,50}? )??${within}(?<name>${romance}|${germanic})(?![\\p{L}-])`
      )
    ]
      .map(({ groups }) => groups?.name ?? "")
      .filter(name => name.includes(" ") && /(?:^| )\p{Lu}/u.test(name) && !ofBelief.test(name))
  )
