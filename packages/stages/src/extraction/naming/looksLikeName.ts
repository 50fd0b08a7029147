import { isGivenName } from "../../names/givenNames.ts"
import {
  foldName,
  generationLetters,
  isFrequentSurname,
  parseName,
  quotedNickname
} from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"

/** The generation behind a name. */
export const behindName = regex.u`,? ${generationLetters}\\.?$`

/** What somebody is called, in quotation marks within their name. */
export const nicknameWithin = regex.gu` (?<nickname>${quotedNickname})(?= )`

/** Whether a word alone is a usual first name. */
export const isGiven = (word: string): boolean => isGivenName(foldName(word))

/** `Suresh Reddy B.`, as names are written in the south of India. */
const initialsBehind = /^(?<name>\p{Lu}[\p{Ll}]+ .*\p{Ll}) (?:\p{Lu}\.? ?){1,2}$/u
const withoutInitials = (text: string): string => {
  const name = initialsBehind.exec(text)?.groups?.name
  return name !== undefined && (isGiven(name.split(" ")[0] ?? "") || text.endsWith(".")) ? name : text
}

/** Two to four words that look like the full name of a person; a generation may stand behind them, and among them what they are called. */
export const looksLikeName = (text: string): boolean =>
  /^(?:(?:[Dd]r|[Pp]rof|Mr|Mrs|Ms|Professor|[Ii]r|Ing|Mag|PD|Dipl\.-Ing)\.? ){0,3}\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.|Ó|van|von|zu|zum|zur|vom|de|der|den|ten|ter|te|['’]t|da|di|do|dos|du|dei|del|la|lo|el|al|bin|bint[ie]|anak|af|av|\p{Lu}[\p{L}'’-]+)){0,2} \p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(
    withoutInitials(text.replace(behindName, "").replace(nicknameWithin, ""))
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
