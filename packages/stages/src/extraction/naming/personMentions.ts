import { hasLegalForm, matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { isGivenName } from "../../names/givenNames.ts"
import { honorific, withoutHonorifics } from "../../names/honorifics.ts"
import {
  addsSurname,
  foldName,
  generationLetters,
  generationsConflict,
  isFrequentSurname,
  lettersByGeneration,
  parseName,
  quotedNickname,
  relateNames
} from "../../names/index.ts"
import { formsOf } from "../../names/nicknames.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { postNominals } from "../words/honours.ts"

/** A place of a text that names the prospect in full. */
export interface PersonMention {
  readonly start: number
  readonly end: number
}

// A line may be one long word: from each of its capitals it would be read to its end.
const capital = "(?:[dl]['’])?\\p{Lu}[\\p{L}\\p{M}'’]{0,40}(?:-\\p{L}[\\p{L}\\p{M}'’]*)*"
const particle = "(?:van|von|der|den|de|da|di|del|della|dos|du|la|le|ten|ter|bin|ibn|al|el|y)"

/** Words with capitals that stand together, with the small words of surnames. */
const runs = regex.gu`${capital}\\.?(?:\\s+(?:${particle}\\s+){0,2}(?:${capital}\\.?|${quotedNickname}))+`
const words = /\S+/gu

/** Words with capitals that may stand right before or behind a name without being part of it. */
const before =
  /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Lord|Lady|Baroness|Captain|Capt|Cllr|Councillor|Rev|Revd|Reverend|Father|Sister|Brother|Rabbi|Imam|Judge|Justice|Senator|Sen|Rep|Gov|Governor|Mayor|Colonel|Col|Major|Maj|General|Gen|Commander|Cmdr|Lieutenant|Lt|Sergeant|Sgt|Corporal|Private|Admiral|Nurse|Chef|Coach|Hon|Herr|Herrn|Frau|Mme|Mlle|Madame|Monsieur|M|Sr|Sra|Srta|Don|Doña|Dra|Señor|Señora|Senhor|Senhora|Eng|Ing|Dipl|Mag|Dott|Dottssa|Avv|Arch|Signor|Signora|Sig|Dhr|Mevr|Mw|Drs|Ir|Fru|Fröken|CA|CMA|Ihre?|Eure|Deine|Your|Votre|Ich|bin|Meet|Introducing|By|With|Speaker|Author|Host|Guest|Name|Profile|About|Contact|Photo|Written|Posted|Congratulations|And|But|The|Our|As|When|While|Since|Hi|Hello|Hey|I['’]m|Today|Officer|Director|Manager|Head|President|Lead|Engineer|Scientist|Professor|Founder|Co-?[Ff]ounder|Partner|Chair|Analyst|Developer|Designer|Architect|Researcher|Consultant|Editor|Counsel|C[A-Z]O|[SE]?VP|Appoints|Names|Hires|Promotes|Welcomes|Joins|Interview|Podcast|Episode|Keynote|Talk|Alumna|Alumnus|Like|Unlike|A|Para|Según|Selon|Avec|Pour|Chez|Enligt|Mit|Voor|Volgens|Con|Com|Per|Med|MVZ|Lic|LCP|Arq|Mtr[oa]|Enf|Psic|Dr\.-Ing|Dipl\.-\p{L}+|Mgr|Inż|Says|Said|Asked|Joining|Featuring|In|On|At|From|For|To|Under|After|Before|Until|Among|Alongside|Without|That|Is|Was|Former|Ask)[.:,]?$/u
const after =
  /^(?:Joins?|Joined|Talks?|Speaks?|Wins?|Named|Appointed|Promoted|Becomes?|Takes|Receives?|Presents?|Keynotes?|Discusses|Leads|Has|Was|Is|Will|And|With|For|From|Of|The|A|On|In|At|To|As|About|Chief|C[A-Z]O|[SE]?VP|Head|Director|President|Vice|Senior|Junior|Lead|Principal|Staff|Manager|Managing|Founder|Founding|Co-?[Ff]ounder|Partner|Chair|Engineer|Developer|Designer|Architect|Professor|Analyst|Consultant|Editor|General|Global|Regional|Executive|Software|Product|Data|Marketing|Sales|[A-Z]{2,7}[a-z]{0,3}|[A-Z][a-z][A-Z][A-Za-z]{0,4}|Says|Explains|Cert|Dip|Hons|Jr|Sr|II|III|IV)\b\.?/u

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
    (previous !== undefined && (isTitle(previous) || /\p{L}['’]s$/u.test(previous) || headed.test(leading)))
  const isOpenBehind =
    /[,:]$|\p{Ll}{2}\.$/u.test(text) ||
    isOpen(next, after) ||
    // `Ada Lovelace Export Manager`, and no more: where a search runs lines together, titles go on.
    (behind === "" && isTitle(run.slice(to + 1).join(" ")))
  return isOpenBefore && isOpenBehind
}

/** `Lovelace, Ada`, as directories have it at the beginning of a line. */
export const familyFirst = regex.u`^(?<family>${capital}), (?<given>${capital}(?: \\p{Lu}\\.)?)(?=$|[ ,;(–—|·-])`

/** Every place where a text names one of these people in full: a namesake with another middle name is somebody else. */
export const mentionsIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<PersonMention> => {
  const wanted = names.flatMap(name => parseName(name) ?? [])
  if (wanted.length === 0) return []
  const isOurs = (spelled: string, behind = ""): boolean => {
    const name = parseName(spelled)
    const whole = behind === "" ? name : parseName(spelled + behind.replace(/[()]/gu, ""))
    if (name === null || whole === null) return false
    return wanted.some(ours =>
      behind === "" || ours.generation !== null
        ? relateNames(ours, whole) === "same" || addsSurname(ours, whole)
        : relateNames(ours, name) === "same" && !generationsConflict(ours, whole)
    )
  }
  const listed = familyFirst.exec(text)?.[0]
  if (listed !== undefined && isOurs(listed)) return [{ start: 0, end: listed.length }]
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

const givenOf = (first: string): ReadonlyArray<string> => {
  const nicknames = formsOf(foldName(first)).map(form => form.charAt(0).toUpperCase() + form.slice(1))
  return [...new Set([first, ...nicknames])]
}

const behindName = regex.u`,? ${generationLetters}\\.?$`

/** The words of a name, without titles and without its generation. */
const wordsOfName = (name: string): ReadonlyArray<string> =>
  withoutHonorifics(name).replace(behindName, "").split(/\s+/)

/** What may stand behind a short form: the generation of the person, and no other's: `Leopold sen.` is not Leopold jun. */
const endOfForm = (names: ReadonlyArray<string>): string => {
  const own = names.flatMap(name => {
    const generation = parseName(name)?.generation ?? null
    return generation === null ? [] : [lettersByGeneration[generation]]
  })
  const theirs = own.length === 0 ? "" : `(?:,? (?:${own.join("|")})(?:\\.|(?![\\p{L}])))?`
  return `${theirs}(?![\\p{L}-]| \\p{Lu}\\p{Ll}|,? ${generationLetters}(?![\\p{L}]))`
}

/** What a text calls a person after it has named them in full: `Dr Okafor`, `Ines`, `Okafor`. As a pattern. */
export const shortForms = (names: ReadonlyArray<string>): string => {
  const forms = names.flatMap(name => {
    const parts = wordsOfName(name)
    const [first, last] = [parts[0], parts.at(-1)]
    if (parts.length < 2 || first === undefined || last === undefined) return []
    const given = givenOf(first).map(Pattern.escape)
    return [
      `${honorific} (?:${Pattern.escape(first)} )?${Pattern.escape(last)}`,
      ...given,
      Pattern.escape(last)
    ]
  })
  // Nothing is never at the beginning of anything.
  return forms.length === 0 ? "(?!)" : `(?:${[...new Set(forms)].join("|")})${endOfForm(names)}`
}

const nicknameWithin = regex.gu` (?<nickname>${quotedNickname})(?= )`

/** `Ada Lovelace sen.` where Ada Lovelace jun. is sought: a text that has the name, and means their father, mother or child. */
export const namesOtherGeneration = (text: string, names: ReadonlyArray<string>): boolean => {
  const plain = text.replace(nicknameWithin, "")
  return names.some(
    name =>
      regex.u`(?<![\\p{L}-])${Pattern.escape(wordsOfName(name).join(" "))},? ${generationLetters}(?![\\p{L}])`.test(
        plain
      ) && mentionsIn(text, names).length === 0
  )
}

/** Whether a word alone is a usual first name. */
export const isGiven = (word: string): boolean => isGivenName(foldName(word))

// No longer words, as above.
const fullNames = regex.gu`\\p{Lu}[\\p{L}\\p{M}'’]{1,40}(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)*(?: \\p{Lu}\\.| ${quotedNickname})?(?: \\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)*){1,2}`

/** `Robert "Red" Hale` is Robert Hale, and Red Hale. */
const callingsOf = (name: string): ReadonlyArray<string> => {
  const plain = name.replace(nicknameWithin, "")
  const nicknames = matchesIn(name, nicknameWithin).flatMap(({ groups }) => groups?.nickname ?? [])
  return [plain, ...nicknames.map(it => plain.replace(/^\S+/u, it.slice(1, -1)))]
}

const titles = regex.u`^(?:${honorific} )+`

/** Everybody else whom the lines seem to name in full. */
export const othersNamed = (
  lines: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> =>
  lines.flatMap(line => {
    const mentions = mentionsIn(line, names)
    return (
      matchesIn(line, fullNames)
        // `Head of Geography Ada Lovelace`: what stands before the name is no part of another's.
        .filter(
          ({ 0: name, index }) => !mentions.some(it => it.start < index + name.length && it.end > index)
        )
        .map(([name]) => name.replace(titles, ""))
        .filter(name => mentionsIn(name, names).length === 0)
        .flatMap(callingsOf)
        .filter(looksLikeName)
    )
  })

/**
 * How a page that never names the prospect as others do spells their name: `Ana Brandt-Prates` and `Anabel Brandt` of Ana Brandt.
 * Identity tells whether it is they. Nothing where two may be meant.
 */
export const spellingsOn = (
  lines: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const wanted = names.flatMap(name => parseName(name) ?? [])
  if (wanted.length === 0 || lines.some(line => mentionsIn(line, names).length > 0)) return []
  const isTheirs = (it: string): boolean => {
    const name = parseName(it)
    return looksLikeName(it) && name !== null && wanted.some(ours => relateNames(ours, name) === "similar")
  }
  // `Ada Lovelace Head of Engines`: where a page sets both side by side, a title goes on like the name.
  const spelled = lines
    .flatMap(line => matchesIn(line, fullNames))
    .flatMap(([name]) => [name, name.replace(/ \S+$/u, "")].find(isTheirs) ?? [])
  const distinct = [...new Map(spelled.map(it => [foldName(it), it])).values()]
  return distinct.length === 1 ? distinct : []
}

/** How the names begin. */
export const firstNamesOf = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(names.map(name => name.split(/\s+/u)[0] ?? ""))

/** Whether the lines name somebody else by the prospect’s first name, which then tells nobody. */
export const sharesFirstName = (lines: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const firsts = firstNamesOf(names)
  return othersNamed(lines, names).some(name => firsts.has(name.split(" ")[0] ?? ""))
}

/** `Lovelace Farms` is hardly ever called by the surname alone. */
const withoutTrade = (company: string): string =>
  /^\p{Lu}[\p{L}’'-]+ (?!(?:Group|Partners|Holdings?)$)\p{Lu}\p{Ll}{3,}s?$/u.test(company) &&
  !hasLegalForm(company)
    ? company.split(" ").slice(1).join(" ")
    : company

/**
 * The short forms by which a page can mean nobody but the prospect: no other person on it shares the word, and no
 * company has it in its name. As a pattern.
 */
export const unmistakableForms = (
  names: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
  companies: ReadonlyArray<string>
): string => {
  const wordsOf = (texts: ReadonlyArray<string>) => new Set(texts.flatMap(text => text.split(/[\s-]+/)))
  const [taken, people] = [wordsOf([...others, ...companies.map(withoutTrade)]), wordsOf(others)]
  const isFree = (word: string, among: ReadonlySet<string>) =>
    word.length > 2 && !word.split("-").some(part => among.has(part))
  const parts = names.map(wordsOfName)
  const whole = parts.filter(({ length }) => length >= 2)
  const lasts = whole.flatMap(words => words.slice(-1))
  const forms = [...whole.flatMap(([first = ""]) => givenOf(first)), ...lasts].filter(word =>
    isFree(word, taken)
  )
  // `Ms Thorne` is no company, whatever a company is called.
  const titled = lasts.filter(word => isFree(word, people))
  const patterns = [
    ...(forms.length === 0 ? [] : [`(?:${honorific} )?(?:${forms.map(Pattern.escape).join("|")})`]),
    ...(titled.length === 0 ? [] : [`${honorific} (?:${titled.map(Pattern.escape).join("|")})`])
  ]
  return patterns.length === 0 ? "(?!)" : `(?:${patterns.join("|")})${endOfForm(names)}`
}

/** Two to four words that look like the full name of a person; a generation may stand behind them, and among them what they are called. */
export const looksLikeName = (text: string): boolean =>
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Professor)\.? )?\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.|van|von|de|der|da|di|del|la|\p{Lu}[\p{L}'’-]+)){0,2} \p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(
    text.replace(behindName, "").replace(nicknameWithin, "")
  ) &&
  (!commonWords.test(text) || isUsualName(text))

/** Looks like a name, and begins with a given name that is known. */
export const looksLikePerson = (text: string): boolean =>
  looksLikeName(text) && isGiven(text.split(" ")[0] ?? "")

/** `Anna Hall`: words of things are surnames as well. */
const isUsualName = (text: string): boolean => {
  const name = parseName(text)
  return name !== null && isGivenName(name.first) && isFrequentSurname(name.last)
}

/** Headings and names of things are written with capitals too. */
const commonWords =
  /\b(?:our|us|me|my|about|contact|news|latest|selected|recent|more|work|experience|skills?|expertise|education|talks?|publications?|projects?|awards?|home|blog|team|services?|privacy|policy|get|touch|in|find|upcoming|past|events?|speaking|writing|press|media|research|teaching|interests?|hobbies|quick|facts|bio|biography|profile|career|life|background|links|resources|office|hours|case|stud(?:y|ies)|key|open|source|volunteer(?:ing)?|community|fun|what|why|how|who|where|when|hello|hi|welcome|the|and|of|for|to|at|on|with|data|science|software|engineer(?:ing)?|manager|director|head|chief|officer|president|lead|certifications?|memberships?|honou?rs|achievements?|competenc\w+|product|company|leadership|management|executive|advisory|board|members?|speakers?|podcasts?|articles?|academic|professional|personal|general|sales|marketing|technology|technical|customer|support|meet|join|read|learn|follow|share|sign|free|terms|use|cookie|university|college|school|institute|society|trust|foundation|ltd|inc|north|south|east|west|united|city|new|machine|learning|deep|cloud|web|design|development|analysis|analytics|systems?|statistics|strategy|planning|finance|human|public|relations|operations|business|project|digital|natural|language|processing|computer|security|network|energy|transition|environment(?:al)?|sustainab\w+|innovation|growth|people|culture|partnerships?|infrastructure|logistics|procurement|supply|chain|quality|safety|risk|compliance|legal|affairs|regulatory|clinical|medical|nursing|midwifery|care|health|social|economics?|climate|transport|mobility|housing|property|estates|assets?|investments?|wealth|retail|consumer|content|creative|editorial|commercial|corporate|enterprise|industrial|manufacturing|production|maintenance|facilities|fleet|maritime|textiles?|costume|collections?|exhibitions?|curatorial|delivery|transformation|programmes?|success|revenue|accounts?|accounting|treasury|tax|audit|insurance|claims|underwriting|platforms?|mobile|games?|gaming|audio|video|publishing|fundraising|philanthropy|outreach|engagement|inclusion|diversity|equity|wellbeing|talent|recruitment|guild|union|association|council|league|federation|fellowship|choir|orchestra|ensemble|festival|museum|gallery|library|hospital|clinic|church|parish|museum|theatre|theater|centre|center|park|street|road|river|lake|bay|valley|harbou?r|island|mountains?|railway|airport|secretary|treasurer|chair\w*|associate|counsel|partner|master|prize|award|medal|best|great|first|second|third|annual|national|international|royal|society|house|hall|group|holdings|solutions|technologies|labs?|studios?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|october|november|december)\b/i
