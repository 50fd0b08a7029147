import { matchesIn } from "@prospect-research/core"
import { foldName } from "../../names/foldName.ts"
import { isGivenName } from "../../names/givenNames.ts"
import { withoutHonorifics } from "../../names/honorifics.ts"
import {
  addsSurname,
  generationLetters,
  generationsConflict,
  parseName,
  quotedNickname,
  relateNames
} from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import { postNominals } from "../words/honours.ts"

/** A place of a text that names the prospect in full. */
export interface PersonMention {
  readonly start: number
  readonly end: number
}

// A line may be one long word: from each of its capitals it would be read to its end.
const capital = "(?:[dl]['’])?\\p{Lu}[\\p{L}\\p{M}'’]{0,40}(?:-\\p{L}[\\p{L}\\p{M}'’]*)*"
const particle =
  "(?:van|von|der|den|de|da|di|del|della|dei|degli|dos|du|la|le|ten|ter|'t|’t|bin|bint[ie]|anak|ibn|al|el|y|af)"

/** Words with capitals that stand together, with the small words of surnames; `(Snr)` is not what somebody is called. */
const runs = regex.gu`${capital}\\.?(?:\\s+(?:${particle}\\s+){0,2}(?:${capital}\\.?|(?!\\(${generationLetters}\\.?\\))${quotedNickname}))+`
const words = /\S+/gu

/** Words with capitals that may stand right before or behind a name without being part of it. */
const before =
  /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Lord|Lady|Baroness|Captain|Capt|Cllr|Councillor|Rev|Revd|Reverend|Father|Sister|Brother|Rabbi|Imam|Dato['’]?|Datuk|Datin|Tuan|Puan|Encik|Cik|Sri|Judge|Justice|Senator|Sen|Rep|Gov|Governor|Mayor|Colonel|Col|Major|Maj|General|Gen|Commander|Cmdr|Lieutenant|Lt|Sergeant|Sgt|Corporal|Private|Admiral|Nurse|Chef|Coach|Hon|Herr|Herrn|Frau|Mme|Mlle|Madame|Monsieur|M|Sr|Sra|Srta|Don|Doña|Dra|Señor|Señora|Senhor|Senhora|Eng|Ing|Dipl|Mag|Dott|Dottssa|Avv|Arch|Signor|Signora|Sig|Dhr|Mevr|Mw|Drs|Ir|Fru|Fröken|CA|CMA|Ihre?|Eure|Deine|Your|Votre|Ich|bin|Meet|Introducing|By|With|Speaker|Author|Host|Guest|Name|Profile|About|Contact|Photo|Written|Posted|Congratulations|And|But|The|Our|As|When|While|Since|Hi|Hello|Hey|I['’]m|Today|Officer|Director|Manager|Head|President|Lead|Engineer|Scientist|Professor|Founder|Co-?[Ff]ounder|Partner|Chair|Analyst|Developer|Designer|Architect|Researcher|Consultant|Editor|Counsel|C[A-Z]O|[SE]?VP|Appoints|Names|Hires|Promotes|Welcomes|Joins|Interview|Podcast|Episode|Keynote|Talk|Alumna|Alumnus|Like|Unlike|A|Para|Según|Selon|Avec|Pour|Chez|Enligt|Mit|Voor|Volgens|Con|Com|Per|Med|MVZ|Lic|LCP|Arq|Mtr[oa]|Enf|Psic|Dr\.-Ing|Dipl\.-\p{L}+|Mgr|Inż|Says|Said|Asked|Joining|Featuring|In|On|At|From|For|To|Under|After|Before|Until|Among|Alongside|Without|That|Is|Was|Former|Ask|af)[.:,]?$/u
const after =
  /^(?:af|Joins?|Joined|Talks?|Speaks?|Wins?|Named|Appointed|Promoted|Becomes?|Takes|Receives?|Presents?|Keynotes?|Discusses|Leads|Has|Was|Is|Will|And|With|For|From|Of|The|A|On|In|At|To|As|About|Chief|C[A-Z]O|[SE]?VP|Head|Director|President|Vice|Senior|Junior|Lead|Principal|Staff|Manager|Managing|Founder|Founding|Co-?[Ff]ounder|Partner|Chair|Engineer|Developer|Designer|Architect|Professor|Analyst|Consultant|Editor|General|Global|Regional|Executive|Software|Product|Data|Marketing|Sales|[A-Z]{2,7}[a-z]{0,3}|[A-Z][a-z][A-Z][A-Za-z]{0,4}|[A-Z][A-Za-z]{1,8}[A-Z]|Says|Explains|Cert|Dip|Hons|Jr|Sr|II|III|IV)\b\.?/u

/** `Analyst`, `Fishmonger`: what people are called before their names. */
const isCalling = (word: string): boolean =>
  isTitle(word) || (craft.test(word) && !isGivenName(foldName(word)))

/** `Ada Lovelace OBE`: what somebody was given is no part of the name. */
const orders = regex.u`(?: ${postNominals})+$`

/** `Ada Lovelace, Jr.`, `Ada Lovelace (senior)`. */
const generationBehind = regex.u`^(?:,?\\s+${generationLetters}(?![\\p{L}])\\.?|\\s+\\(${generationLetters}\\.?\\))`

const longestTitle = 100

const courtesy =
  /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|lord|lady|captain|capt|cllr|rev|revd|herr|herrn|frau|mme|mlle|dra|ing|dott|avv|sra|srta|bin|ich)\.?$/i

/** `said Head of Mathematics Ines Okafor`: what somebody heads has capitals, and is no part of the name. */
const headed =
  /\b(?:heads?|director|chief|president|manager|dean|professor|chair|minister|secretary|leader|teacher|editor|officer|lead|vp|principal|coordinator|curator|lecturer|partner|counsel|master|keeper|captain|ambassador|commissioner|leiter(?:in)?|directrice|directeur|directora?|diretora?|responsable|jefa?|chef(?:in)?) (?:of|for|der|des|für|de|du|da|do|del|della|van|av|för)(?: the| la| le)? (?:\p{Lu}\p{L}*(?:,? (?:and|&|und|et|y|e|en|och) |[ -]|, )){1,5}$/iu

/** Titles before a name do not begin it. */
const isNameAt = (
  run: ReadonlyArray<string>,
  from: number,
  to: number,
  text: string,
  { leading, behind }: { readonly leading: string; readonly behind: string }
): boolean => {
  const previous = run[from - 1]
  const next = run[to + 1]
  // `WHEN Ada Lovelace`, as newspapers begin.
  const plain = (word: string) =>
    /^\p{Lu}{4,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word
  const isOpen = (word: string | undefined, outside: RegExp) =>
    word === undefined || outside.test(word) || outside.test(plain(word))
  // `Acme’s Ada Lovelace`
  const isOpenBefore =
    isOpen(previous, before) ||
    (previous !== undefined && (isCalling(previous) || /\p{L}['’]s$/u.test(previous) || headed.test(leading)))
  const isOpenBehind =
    /[,:]$|\p{Ll}{2}\.$/u.test(text) ||
    isOpen(next, after) ||
    // `Ada Lovelace Export Manager`, and no more: where a search runs lines together, titles go on.
    (behind === "" && isTitle(run.slice(to + 1).join(" ")))
  return isOpenBefore && isOpenBehind
}

/** `Lovelace, Ada`, as directories have it at the beginning of a line. */
export const familyFirst = regex.u`^(?<family>${capital}), (?<given>${capital}(?: \\p{Lu}\\.)?)(?=$|[ ,;(–—|·-])`

/** What is asked of words that may be a name: the words, and the generation that stands behind them. */
type IsOurs = (spelled: string, behind: string) => boolean

/** Where the words of a text are a name, of each run of words with capitals the first that is asked for. */
export const namesIn = (text: string, isOurs: IsOurs): ReadonlyArray<PersonMention> => {
  const listed = familyFirst.exec(text)?.[0]
  if (listed !== undefined && isOurs(listed, "")) return [{ start: 0, end: listed.length }]
  return matchesIn(text, runs).flatMap(run => {
    const parts = matchesIn(run[0], words)
    const shown = parts.map(part => part[0])
    for (let from = 0; from < parts.length - 1; from++) {
      for (let to = Math.min(parts.length - 1, from + 5); to > from; to--) {
        const [first, last] = [parts[from], parts[to]]
        if (first === undefined || last === undefined) continue
        const spelled = run[0].slice(first.index, last.index + last[0].length)
        if (courtesy.test(first[0])) continue
        const start = run.index + first.index
        const [behind = ""] = generationBehind.exec(text.slice(start + spelled.length)) ?? []
        // `Associate Professor Ada Lovelace`: the title is no part of the mention.
        const isWhole =
          withoutHonorifics(spelled) === spelled && isOurs(spelled.replace(/['’]s$/u, ""), behind)
        const around = {
          leading: text.slice(Math.max(0, start - longestTitle), start),
          behind: text.slice(run.index + run[0].length)
        }
        if (!isWhole || !isNameAt(shown, from, to, spelled, around)) continue
        const name = `${spelled}${behind}`.replace(/(?:['’]s|\.)$/u, "").replace(orders, "")
        return [{ start, end: start + name.length }]
      }
    }
    return []
  })
}

/** Every place where a text names one of these people in full: a namesake with another middle name is somebody else. */
export const mentionsIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<PersonMention> => {
  const wanted = names.flatMap(name => parseName(name) ?? [])
  if (wanted.length === 0) return []
  return namesIn(text, (spelled, behind) => {
    const name = parseName(spelled)
    const whole = behind === "" ? name : parseName(spelled + behind.replace(/[()]/gu, ""))
    if (name === null || whole === null) return false
    return wanted.some(ours =>
      behind === "" || ours.generation !== null
        ? relateNames(ours, whole) === "same" || addsSurname(ours, whole)
        : relateNames(ours, name) === "same" && !generationsConflict(ours, whole)
    )
  })
}
