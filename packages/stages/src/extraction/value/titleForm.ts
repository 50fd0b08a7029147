import { legalForm } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isTitle, leadingCraft } from "../../sources/roles.ts"
import { craft, eastAsianTitle, foreignTitle, trade } from "../../sources/titleWords.ts"
import { isGiven, looksLikePerson } from "../naming/looksLikeName.ts"
import { isDepartment } from "../words/departments.ts"

/** A person may hold it: `potter` as well as `Head of Data`. */
const isPost = (text: string): boolean => isTitle(text) || craft.test(text)

/** What begins a clause about whoever holds the post: `director who rides`, `chef qui jardine`. */
const relative =
  /,? (?:who|whom|whose|which|qui|dont|quien|che|som|który|która) \p{L}.*$|(?<!,) (?:que|die|dat) (?=\p{Ll}).*$|, (?:der|die|das|que|die|dat) (?=\p{Ll}).*$/u
/** `Editor. Ada keeps …`: where a post ends with a full stop, its holder begins. */
const sentenceBehind = /^(?<post>[^.!?;:]*(?:\p{L}{4}|\p{Lu}{3}))[.!?;] (?=\p{Lu})/u
/** `an der Werft`, `chez Acme`, `aus Kiel`: where the post is held, which is asked elsewhere. */
const held =
  / (?:at|an der|am|an dem|beim?|bei (?:der|dem)|chez|presso|vid|hos|bij|aan (?:de|het)|aus) (?=(?:the |la |le |l['’])?\p{Lu}).*$/u
/** `branch manager of our Mason Street branch`: of a part of the house, as it says of itself. */
const ofOurs = / (?:of|for|at|in) our .*$/u
/** `IT manager at a law firm`: a house without a name. */
const atSome = / at an? \p{Ll}.*$/u
/** `Program Director and host of The Valley Wakes Up`: what else they make. */
const hostOf = / and (?:co-?)?(?:host|presenter) of (?=["“]?\p{Lu}).*$/u
/** `der Kanzlei Acme`, `du cabinet Acme`: a house that is named behind what it is. */
const ofHouse =
  / (?:der|des|du|de la|de l['’]|de el|del|della|dello|do|da|van|av|af|of the) ?(?:Kanzlei|Praxis|Firma|Agentur|Werkstatt|cabinet|agence|atelier|société|bufete|despacho|bodega|gabinete|agência|escritório|studio|ditta|azienda|kantoor|bureau|praktijk|firman?|byrån?) (?=\p{Lu}).*$/u
/** `Bauleiter, staatlich geprüfter Techniker`, `Owner, Registered Plumber`: what somebody may call themselves besides. */
const standing =
  /, (?:(?:staatlich|öffentlich|board) )?(?:geprüft|anerkannt|vereidigt|diplomiert|zertifiziert|[Rr]egistered|[Cc]hartered|[Cc]ertified|[Ll]icen[cs]ed)\p{Ll}* .*$/u
/** `Associate e-mail`: a link beside the post. */
const linkBehind = / (?:e-?mail|vcard|bio|profile|linkedin)$/iu
/** `Your Branch Manager`, `Architect AIBC — principal`: to whom it is said, and what stands before the post. */
const before =
  /^(?:[Yy]our|[Oo]ur|darunter|unter anderem|dort) (?=\p{Lu})|^(?:\p{L}+ )?\p{Lu}{3,6}(?:,? \p{Lu}{3,6})* [–—-] (?=\p{L})/u
/** `Manager: ada@acme.example`, `community manager: chats, streams`: how somebody is reached, and what they look after. */
const label = /(?<=^\p{Ll}.*): .*$|: \p{Ll}[\p{Ll}\d._-]*$/u
/** `Production Manager, 8 January 2026`: when it was written. */
const dateBehind =
  /, (?:\p{Lu}\p{Ll}+day,? )?(?:\d{1,2}\.? \p{L}\p{Ll}{2,}\.?,? (?:19|20)\d\d|\p{Lu}\p{Ll}+ \d{1,2}, (?:19|20)\d\d)$/u
/** `Ed.D., Superintendent of Schools`: letters behind the name before it. */
const lettersBefore = /^(?:\p{Lu}[\p{L}]{0,3}\.){1,3}, (?=\p{Lu})/u
/** `county engineer in Acme Falls`: in running words a town is no part of the post. */
const townBehind = /(?<=^\p{Ll}[\p{L} -]*) in (?:\p{Lu}[\p{L}’'-]+ ?)+$/u
/** How people work, and no part of what they are. */
const manner = / in (?:private|general|independent|solo) practice$/iu
/** `Today the president`, `Shire President since 2021`: when. */
const time =
  / (?:since|seit|depuis|desde|sinds|sedan|siden|dal|od) (?:(?:the |le |el |o |il |de )?\d{1,2}(?:st|nd|rd|th|\.|er)? )?(?:de )?(?:\p{L}+ )?(?:de )?(?:19|20)\d\d$|^(?:today|these days|nowadays|since then|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag|idag|i dag),? (?:(?:the|an?|der|die|le|la|el|o|a|il|de|het) )?(?=\p{L})/iu
/** `Broker Acme & Delta Realty Leeds`: a house that ends with what only houses are. */
const houseBehind = regex.u`^(?<post>.+?) (?:\\p{Lu}[\\p{L}’'-]+ (?:(?:&|and|of) )?){1,4}(?:Realty|Solicitors|Accountants|University|Hospital|${legalForm})(?![\\p{L}]).*$`
const keptIf = (form: RegExp, text: string): string => {
  const post = form.exec(text)?.groups?.post
  return post !== undefined && isPost(post) ? post : text
}

/** A title as a report has it: the noun phrase alone, without house, standing and what else is told of its holder. */
export const titleForm = (text: string): string => {
  const post = keptIf(houseBehind, keptIf(sentenceBehind, text))
  return [
    before,
    lettersBefore,
    label,
    dateBehind,
    townBehind,
    linkBehind,
    relative,
    held,
    ofOurs,
    atSome,
    hostOf,
    ofHouse,
    standing,
    manner,
    time
  ].reduce((rest, part) => {
    const without = rest.replace(part, "")
    return without !== rest && isPost(without) ? without : rest
  }, post)
}

/** Where an English title ends, and what its holder is responsible for begins. */
const matter = / (?:of|for|in|to|with|on|from)(?= )/u
const link = /,| (?:of|for|in|and|&|to|with|on|from|-|–|—|\/|\|)(?= )/u
/** Whoever has one of these words for the last has a post by it, though the word alone is none. */
const tellingLast =
  /^(?:candidate|student|trainee|intern|apprentice|member|head|hand|owner|master|mate|worker|staff)$/iu
/** Words and letters that English has not: elsewhere adjectives stand behind. */
const elsewhere =
  /[^\p{ASCII}’–—]| (?:de|des|du|di|do|da|del|della|der|die|et|y|e|i|van|en|na|zu|ds|af|av|til)(?= )|(?<![\p{L}])\p{L}+(?:dor|ora|ore|rice|eur|sable|sabile|efa|efe|tka|zka|iste|ista|onne|ente|enne|ario|aria)(?![\p{L}])/iu

/** Some trades count in capitals alone, which stand in small letters within a title. */
const isWordOfPost = (word: string): boolean =>
  isPost(word) || trade.test(`${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)

/** `sourcing tool power user`, `Diploma in Marketing`: English names of posts end with what somebody is, before what of. */
const isHeaded = (text: string): boolean => {
  if (foreignTitle.test(text) || eastAsianTitle.test(text) || elsewhere.test(text)) return true
  const heads = text.split(/, | and | & /u).map(part => part.split(matter)[0] ?? "")
  const first = text.split(link)[0]?.trim().split(" ") ?? []
  const last = first.at(-1) ?? ""
  // `rights of way officer`, `mixer and sound designer`.
  const endsWithPost = isWordOfPost(text.split(" ").at(-1) ?? "")
  const endsSmall = first.length > 1 && /^\p{Ll}+$/u.test(last)
  return (
    !text.includes(" ") ||
    leadingCraft.test(text) ||
    endsWithPost ||
    (heads.some(isPost) && (!endsSmall || isWordOfPost(last) || tellingLast.test(last)))
  )
}

/** What begins a time, a place or a sentence, and no name of a post. */
const begins =
  /^(?:im|in|am|an|auf|beim?|bis|zum|zur|vom|mit|seit|au|aux|dans|chez|pour|avec|depuis|em|na|nos|nas|nel|nella|nei|con|til|fra|ved|vid|hos|på|en (?:la|el|las|los|une?)|for|with|from|by|on|at|to|into|as|als|comme|como|come|and|or|but|und|oder|et|och|og|if|what|when|how|why|where|because|while) |^(?:Today|When|How|Why|What|Where|People|Because|While) \p{Ll}/u
const dangling =
  / (?:und|oder|and|or|et|ou|och|og|of|for|the|de|des|du|der|von|vom|di|da|do|del|della|van|voor|av|af|för|with|mit|avec|con|com|à|às|aos|ao)$/u
/** Diplomas and the like are had. */
const paper =
  /^(?:\p{Lu}{2,6} )?(?:\p{Lu}\p{L}+ )?(?:[Dd]iplom(?:a|e)?|[Dd]iplôme|[Cc]ertificate|[Dd]egree|[Ll]icen[cs]e|[Ll]icenciatura|[Bb]achelor|[Qq]ualification|[Zz]ertifikat)(?: (?:in|of|en|de|em|für|i)(?![\p{L}])|$)/u
/** What somebody is called for selling most, and what children are led in after work. */
const noWork =
  /^(?:\p{Lu}[\p{L}’']+ )?(?:top|best|star|leading) (?:producer|seller|agent|performer|salesperson|broker)$|^(?:assistant )?(?:\p{L}+ )?(?:scout|cub|beaver|brownie|guide|rainbow|explorer|pathfinder)(?:s|ing)? (?:leader|master|coach)$|^club (?:captain|secretary|treasurer|president)$/iu
const finite =
  /^(?:\p{Ll}{2,}(?:s|ed)|read|gave|took|won|ran|led|built|made|said|told|bought|sold|has|is|was)$/u

/** `Ada Byron Chair of Law`: a chair that is named after somebody. */
const endowed = /^(?:Chair|Professor|Fellow|Scholar|Lecturer)$/u

/** `Founder Ada Byron steps back`, `Owner Ada bought a press`: who holds it has come along. */
const namesHolder = (text: string): boolean => {
  const words = text.split(" ")
  return words.some((word, at) => {
    const next = words[at + 1] ?? ""
    const before = words.slice(0, at).join(" ")
    const isNamed =
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      isGiven(word) &&
      (finite.test(next) || (looksLikePerson(`${word} ${next}`) && !isDepartment(`${word} ${next}`)))
    return (
      isNamed &&
      at > 0 &&
      !endowed.test(words[at + 2] ?? "") &&
      isPost(before) &&
      !/ (?:of|for|in|and|&)$/u.test(before)
    )
  })
}

/** Whether a text has the form of a title: one noun phrase whose head is a post, and no more than it. */
export const hasTitleForm = (text: string): boolean =>
  isHeaded(text) &&
  !begins.test(text) &&
  !dangling.test(text) &&
  !paper.test(text) &&
  !noWork.test(text) &&
  !namesHolder(text)
