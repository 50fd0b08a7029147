import { comparable, isForeignTitle, matchesIn } from "@prospect-research/core"
import { valuesAgree } from "./Findings.ts"

/** How titles begin that stand below or behind a name. */
const titleStart =
  /^(?:c[a-z]o\b|[se]?vp\b|chief|president|vice|director|head|lead|manager|managing|founder|founding|co-?founder|owner|partner|principal|chair|engineer|developer|architect|designer|scientist|researcher|professor|lecturer|analyst|consultant|advis|editor|writer|senior|junior|staff|global|group|regional|deputy|assistant|associate|executive|general|technical|software|product|sales|marketing|data|customer|finance|operations|accountant|lawyer|recruiter|title:|role:|company:|at )/i

export const startsTitle = (text: string): boolean => titleStart.test(text)

/** `Ada Lovelace Institute` names an institute. */
const organization =
  /^\s+(?:&|and sons?\b|institute|foundation|day|university|school|college|hospital|library|award|prize|medal|street|road|avenue|ltd|llc|inc|group|associates|consulting|partners|photography|trust|fund|center|centre|scholarship|lecture|memorial|cup|stadium|hall|house)\b/i

/** Whether what stands behind a name makes it the name of an organisation. */
export const isOrganization = (after: string): boolean => organization.test(after)

/** Positions that are held beside others say nothing of who holds them. */
const beside = new Set(
  `founder founding owner partner president principal chair chairman chairwoman director board advisor adviser advisory
direktor direktorin directeur directrice directora diretor diretora direttore direttrice direktör direktør dyrektor
author autor autorin auteur autrice autora autore editor curator kurator kuratorin writer blogger group gruppe project
member sócio sócia socio socia associé associée gesellschafter gesellschafterin
speaker author host fellow trustee investor mentor representative treasurer secretary captain coach volunteer referee
organiser organizer patron governor kassör kassører kasserer kassier kassierer kassiererin schatzmeister schatzmeisterin
chapter branch club committee section society kassenwart kassenwartin schriftführer schriftführerin vorsitzender vorsitzende vorstand beisitzer trésorier trésorière
secrétaire président présidente tesorero tesorera tesoreiro tesoreira tesoriere segretario segretaria vocal presidenta presidente
oprichter oprichtster medeoprichter medeoprichtster eigenaar eigenares gründer gründerin mitgründer mitgründerin inhaber inhaberin
fondateur fondatrice cofondateur cofondatrice fundador fundadora cofundador cofundadora fondatore cofondatore cofondatrice
grundare medgrundare ägare grunnlegger medgrunnlegger eier stifter medstifter ejer założyciel założycielka współzałożyciel
współzałożycielka właściciel właścicielka perustaja
voorzitter penningmeester secretaris ordförande sekreterare ledamot formand leder styremedlem skarbnik sekretarz prezes
wiceprezes puheenjohtaja sihteeri rahastonhoitaja`.split(/\s+/)
)
const plainWords = new Set(
  `of the and for at in to co senior junior lead staff head chief officer global managing associate assistant deputy executive vice acting interim charge
de du des la le les et en à au aux der die das den des für und im del los las el y da do das dos e em di della dei per van het voor met av och för og til i w`.split(
    /\s+/
  )
)

/** What people are in their free time, whatever stands behind it: `skipper on call`, `trainer of the U15`. */
const inClubs = new Set(
  `captain coach trainer trainerin volunteer referee umpire skipper steward leidster jeugdtrainer jugendtrainer übungsleiter
übungsleiterin entraîneur entraîneuse bénévole entrenador entrenadora voluntario voluntaria treinador treinadora voluntário voluntária
allenatore allenatrice volontario volontaria schipper vrijwilliger vrijwilligster tränare trener trenerka wolontariusz wolontariuszka
ehrenamtlich ehrenamtliche ehrenamtlicher`.split(/\s+/)
)

/** The head of a company is called so in many ways. */
const chiefExecutive =
  /\b(?:md|managing director|general manager|chief executive|gesch\p{L}+ftsf\p{L}+hrer(?:in)?)\b/gu

/** `chief exec`, as papers shorten it, and what the letters of chief officers stand for, each for all that it may. */
const shortened: ReadonlyMap<string, string> = new Map(
  Object.entries({
    exec: "executive",
    ops: "operations",
    comms: "communications",
    mgr: "manager",
    devrel: "developer relations",
    biz: "business",
    bizdev: "business development",
    bd: "business development",
    marcom: "marketing communications",
    marcomms: "marketing communications",
    pr: "public relations",
    qa: "quality assurance",
    rse: "research software",
    eng: "engineering",
    dev: "developer development",
    infosec: "information security",
    ciso: "information security",
    procurement: "procurement purchasing",
    purchasing: "procurement purchasing",
    cio: "information innovation investment",
    cto: "technology technical",
    cfo: "finance financial",
    coo: "operations operating",
    cmo: "marketing medical",
    cdo: "data digital",
    cpo: "product people privacy procurement",
    cro: "revenue risk research",
    cso: "strategy science scientific security sustainability",
    chro: "human resources people",
    hr: "human resources people",
    people: "human resources people"
  })
)

/** What a title says of somebody's work. */
const workIn = (title: string): ReadonlyArray<string> => {
  const words = comparable("professional.current_title", title)
    .replace(/\p{L}+/gu, word => shortened.get(word) ?? word)
    .replace(chiefExecutive, "ceo")
    .split(/[ -]/)
  return inClubs.has(words[0] ?? "")
    ? []
    : words.filter(word => word.length > 1 && !plainWords.has(word) && !beside.has(word))
}

/** `nurse` and `nursing`, `economist` and `economics`: a trade and who follows it. */
const tradeEnding = /(?<=\p{L}{4})(?:ing|ists?|ics|ians?|ants?|[eo]rs?|es?|ie|[iy])$/u

const areOfOneTrade = (left: string, right: string): boolean => {
  const [ours, theirs] = [left, right].map(word => [word, word.replace(tradeEnding, "")])
  return ours?.some(word => theirs?.includes(word)) === true
}

const scholar =
  /\b(?:professor\p{L}*|lecturer|reader|researcher|research fellow|scientist|academic|postdoc\p{L}*)\b/iu
const discipline =
  /(?:ologists?|icists?|ographers?|onomists?|onomers?|historians?|chemists?|mathematicians?|philosophers?|botanists?|linguists?|agronomists?)$/iu

/** `Associate Professor` and `hydrologist`: one says the rank, and one the subject. */
const isRankOf = (rank: string, subject: string): boolean =>
  scholar.test(rank) && subject.split(/[\s,]+/).some(word => discipline.test(word))

/** `Staff Engineer` and `Network programmer`: of a house that makes software, one says the rank, and one the craft. */
const engineer =
  /^(?:(?:staff|senior|principal|lead|junior|founding|distinguished|software|platform) )*engineer$/iu
const programmer = /(?:^|[ -])(?:programmer|developer|coder|sre)s?$/iu
const isEngineerOf = (rank: string, craft: string): boolean => engineer.test(rank) && programmer.test(craft)

/** What the heads of large houses are called after; `Chief Excuse Officer` mocks one. */
const office =
  "academic|accounting|administrative|analytics|commercial|communications|compliance|content|creative|customer|data|design|digital|growth|human resources|information|innovation|investment|learning|legal|marketing|medical|nursing|people|privacy|procurement|product|research|revenue|risk|sales|science|scientific|security|strategy|supply chain|sustainability"
const namedOffice = new RegExp(`\\bchief (?:${office}) officer\\b`, "gi")

const initialsOf = (title: string): ReadonlyArray<string> =>
  matchesIn(title, namedOffice).map(([named]) => named.replace(/\B\w|\W/g, ""))

/**
 * `ECD` and `Executive Creative Director`: the letters of all words of a title. Those of a chief officer stand for
 * named offices alone, as `Chief Excuse Officer` is no `CEO`.
 */
const areLettersOf = (letters: string, title: string): boolean => {
  const words = title.split(/[^\p{L}]+/u).filter(word => word !== "" && !/^(?:of|and|the|for)$/iu.test(word))
  return (
    words.length >= 3 &&
    !/^chief$/iu.test(words[0] ?? "") &&
    letters
      .split(/[^\p{L}]+/u)
      .some(
        word => /^\p{Lu}{3,5}$/u.test(word) && word === words.map(it => it.charAt(0).toUpperCase()).join("")
      )
  )
}

/** `CSO` and `Chief Scientific Officer`, or `Chief Sustainability Officer`. */
const isInitialsOf = (letters: string, title: string): boolean =>
  initialsOf(title).some(initials => new RegExp(`\\b${initials}\\b`, "i").test(letters))

/** Shorter ones, and those of every house, tell no trade. */
const leastTrade = 7
const ofEveryHouse = new Set(
  "business commercial communications company customer customers development information management operations product products project projects program programme programmes quality service services strategy support systems technical technology".split(
    " "
  )
)

/** `hydrographer Ada Brandt`, of a Head of Hydrography: a text says in a word of its own what somebody does by their title. */
export const tellsTrade = (text: string, title: string): boolean => {
  const trades = workIn(title).filter(word => word.length >= leastTrade && !ofEveryHouse.has(word))
  return trades.length > 0 && workIn(text).some(word => trades.some(trade => areOfOneTrade(trade, word)))
}

/**
 * Whether two titles have nothing in common, so that one person hardly holds both at once. One in English and one in another
 * language may be the same: `Harbour Master` and `Havenmeester`.
 */
export const areOtherTitles = (left: string, right: string): boolean => {
  if (valuesAgree("professional.current_title", left, right)) return false
  if (isForeignTitle(left) !== isForeignTitle(right)) return false
  if (isRankOf(left, right) || isRankOf(right, left)) return false
  if (isEngineerOf(left, right) || isEngineerOf(right, left)) return false
  if (isInitialsOf(left, right) || isInitialsOf(right, left)) return false
  if (areLettersOf(left, right) || areLettersOf(right, left)) return false
  const [ours, theirs] = [workIn(left), workIn(right)]
  return (
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some(word => theirs.some(other => areOfOneTrade(word, other)))
  )
}

/** Whether both are told, and no title of the one has anything in common with one of the other. */
export const shareNoTitle = (ours: ReadonlyArray<string>, theirs: ReadonlyArray<string>): boolean =>
  ours.length > 0 &&
  theirs.length > 0 &&
  ours.every(title => theirs.every(other => areOtherTitles(title, other)))
