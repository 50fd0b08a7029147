import { honorific } from "../../names/honorifics.ts"
import { regex } from "../../sources/regex.ts"
import { isClubOffice, isTitle } from "../../sources/roles.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { organizationWord } from "../naming/properName.ts"
import { verb } from "../verbs.ts"
import { animalKinds } from "../words/animals.ts"
import { isTeam } from "../words/teams.ts"

/** In a programme a time stands before it. */
const fullNameStart =
  /^(?:['’]\d\d,? )?(?:\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?(?: ?[–—-]|:)? )?(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+(?:,? [JS]n?r\.?)?)(?<next>,| [–—-](?= )| \(| (?:and|&|who|\p{Ll}+s|\p{Ll}+ed|said|won|gave|will|took|had|became|began|held|led|left|wrote|met)\b)/u

/** `Mr. Barlow can fix it`, `Ms. Barlow, a graduate of Acme College, started it`. */
const politeStart = /^(?:Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}[\p{L}'’-]+(?: \p{Ll}|, | \()/u

const flattened =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(?<name>(?<given>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+),? (?<behind>\p{Lu}.*)$/u

/** `Rui Prates Head of Finance Rui joined in 2021`: the next card of a team, where engines run its lines together. */
const isNextCard = (text: string): boolean => {
  const { name = "", given = "", behind = "" } = flattened.exec(text)?.groups ?? {}
  if (!looksLikeName(name)) return false
  const isCalledAgain = regex.u`(?<![\\p{L}])${given} \\p{Ll}`.test(behind)
  return isCalledAgain || (isGiven(given) && isTitle(behind.split(" ").slice(0, 3).join(" ")))
}

/** `Rally Secretary – Rui Prates.`: the next post, and who has it. */
const officeStart =
  /^(?<office>\p{Lu}[^.–—:]{2,40})(?: [–—-]|:) (?<holder>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+)[.,]?$/u

/** Whether a sentence begins with the name of somebody else. */
export const isOtherStart = (text: string): boolean => {
  const { office = "", holder = "" } = officeStart.exec(text)?.groups ?? {}
  if (looksLikeName(holder) && (isTitle(office) || isClubOffice(office))) return true
  if (politeStart.test(text) || isNextCard(text)) return true
  const found = fullNameStart.exec(text)
  const { name, next = "" } = found?.groups ?? {}
  // `Nieman Fellow, class of 2023`: what no verb follows may be a thing; `Jae Lim, 29, Buyer` has an age.
  const isPerson =
    !/,|and|&|[–—-]/.test(next) ||
    (next === "," && /^ \d\d,/.test(text.slice(found?.[0].length))) ||
    isGiven(name?.split(" ")[0] ?? "") ||
    (/[–—-]/.test(next) &&
      isTitle(
        text
          .slice(found?.[0].length)
          .replace(/[.;].*$/u, "")
          .trim()
      ))
  return name !== undefined && looksLikeName(name) && isPerson
}

/** `works with Ada Byron, who won …`: what follows is said of the other. */
export const anotherWho = /\p{Lu}\p{L}{1,40},? (?:who|whose)(?![\p{L}])/u

/** `Our customers chose three charities`, `At Acme House residents enjoy bingo`: what others have of a house. */
const ofPatrons =
  /^(?:(?:At|In) [^,]{3,40},? )?(?:[Oo]ur |[Tt]he |[Mm]any |[Aa]ll )?(?:[Rr]esidents|[Gg]uests|[Cc]ustomers|[Cc]lients|[Mm]embers|[Vv]isitors|[Ss]tudents|[Pp]upils|[Pp]atients|[Rr]iders|[Pp]articipants|[Ss]taff|[Cc]olleagues|[Ff]amilies)(?: (?:of|at) [^,]{3,30})? (?!(?:call|ask|know|say|describe|find|tell|come|go|turn|trust|value|rely|return|seek)(?![\p{L}])|[^.]*(?<![\p{L}])(?:her|him)(?![\p{L}]))(?:(?:can|may|will|also|last \p{Ll}+|interested|who) )?\p{Ll}/u

/** `Our clinic offers support with grief`: what a house has for others. */
const ofHouse =
  /^(?:[Oo]ur|[Tt]he) (?:clinic|firm|practice|company|school|charity|shop|studio|centre|center|hotel|farm|surgery|office|branch|service|department|museum|gallery|gym|club|college|store|bakery|brewery|winery) (?:also |now )?(?:offers?|provides?|welcomes?|serves?|stocks?|sells?|hosts?|hires?)(?![\p{L}])/u

/** Somebody of theirs, whose sentence it is: `Her late brother …`. */
export const relatives =
  /^(?<whose>Her|His|Their|My)(?: \p{Ll}+){0,2} (?<who>neighbou?r|husband|wife|partner|brother|sister|mother|father|son|daughter|colleague|friend|boss|parents|co-founder|successor|predecessor|deputy|castmate|team-?mate|bandmate|flatmate|housemate|cousin|aunt|uncle|niece|nephew|twin|(?:other|better) half|team|company)\b/u
/** `Bruno, our boerboel, snores` */
const withAnimal = regex.u`^\\p{Lu}\\p{Ll}+, (?:an?|the|our|their) (?:[\\p{L}-]+ ){0,3}?${animalKinds}(?![\\p{L}])`

/** `Rui, an avid runner, heads sales`, `Rui, who keeps bees, left`. */
const apposed = /^(?<name>\p{Lu}\p{Ll}+), (?:who|whose|an?|the|our|their) \p{L}/u

/** `Rui moved to Porto`: a neighbour of a list, by the first name alone. */
export const isOtherFirstName = (text: string): boolean => {
  const told = apposed.exec(text)?.groups?.name
  if (told !== undefined && isGiven(told) && !withAnimal.test(text)) return true
  const name = regex.u`^(?<name>\\p{Lu}\\p{Ll}+)(?: ['’]\\d\\d,?)? (?:${verb}|\\p{Ll}{3,}s(?= ))`.exec(text)
    ?.groups?.name
  return name !== undefined && isGiven(name)
}

/** `Prof. Rui Prates`: a line of a list that is the name of the next person. */
export const isOtherLine = (text: string): boolean =>
  /^(?:A\/Prof|(?:Associate |Emeritus )?Professor|Prof|Dr|Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u.test(
    text
  )

/** What a relative is called next. */
export const pronounOf = (relative: string): string | undefined =>
  /^(?:husband|brother|father|son)$/.test(relative)
    ? "he"
    : /^(?:wife|sister|mother|daughter)$/.test(relative)
      ? "she"
      : undefined

/** `Session: “Nobody wants your deck”, Friday, Hall B`: what stands around a portrait. */
const furniture =
  /^(?:Session|Talk|Track|Room|When|Date|Time|Tickets?|Fee|Sponsor\p{L}*|Photo\p{L}*|Picture|Image|Read (?:more|next)|Related|Next(?: story)?|Previous|Contact|Call|Tel|Phone|T|E|Email|Listen|Audio|Follow|Share|Back to|Enquiries|Available|With|Opening hours|Hours|Runner-up)\b[^:]{0,24}:/u

/** `Feeney is a marathoner and lives in Leeds`: a name that is not the prospect's, and what people do. */
const surname =
  /^\p{Lu}[\p{L}'’-]+ (?:lives|resides|studied|graduated|grew up|plays|enjoys|supports|volunteers|holds an?|is an? (?:\p{Ll}+ ){0,2}\p{Ll}+(?:er|ist|or|ian|ete|fan|member)\b)/u
/** `SIMONE DARROW teaches welding`, as lists of contributors set names. */
const capitals = /^\p{Lu}{3,} \p{Lu}{3,} \p{Ll}+s\b/u

/** `The former engineer Rui Prates holds …`. */
const described = /^(?:The|Our|An?) (?:[\p{Ll}-]+ ){1,4}(?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+),? \p{Ll}+/u

/** `Rector Prof. Rui Prates, head of department, said`, `Acme’s chief executive, Rui Prates, will stay`. */
const introducedByOffice = regex.u`^(?:[^,;.]{2,60}?['’]s? [\\p{Ll} -]{3,40}, |(?:\\p{Lu}[\\p{L}-]+ ){0,2}(?:${honorific} )+)(?<name>\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’'-]+)(?=[,.]| (?:who|\\p{Ll}+s|\\p{Ll}+ed|\\p{Ll}+te|said|will|has|won)(?![\\p{L}]))`

/** `City comptroller Rui Prates, who keeps bees, agreed`: behind what somebody is their name is the subject; `married to Rui Prates, who …` has another. */
const introducedByCalling = regex.u`^(?:[\\p{L}’'-]+ ){0,4}(?!(?:to|with|by|of|from|for|and|under|like|than|after|before|beside|meets?|met|joins?|joined) )[\\p{L}’'-]+ (?<name>\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’'-]+)(?=, whos?e? )`

/** `Congratulations to our managing director, …`, `A word about our sponsor, …`: whose what follows is. */
const addressedToOther =
  /^(?:Congratulations|Congrats|Well done|Thanks|Thank you|Kudos|Shout-?out|Hats off|Welcome|Farewell|Happy birthday)(?: again)?,? to (?!me\b)|\b(?:our|today['’]s|this (?:week|episode|month)['’]s) sponsors?\b/iu

/** `Chairing the session is Prof. Prates, …`, `asked Cllr Prates, who keeps parrots`. */
const addressed =
  /(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Miss|Sir|Dame|Cllr|Revd?|Capt)\.? (?<name>(?:\p{Lu}\. ?)*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/gu

const namesAddressed = (main: string, names: ReadonlyArray<string>): boolean =>
  [...main.matchAll(addressed)].some(({ groups: { name = "" } = {} }) => {
    const family = name.split(" ").at(-1) ?? ""
    return !organizationWord.test(name) && !names.some(own => own.endsWith(family))
  })

/**
 * Whether a sentence without a subject of its own is about what stands around, or somebody else, who is not called as the prospect is:
 * `Runner-up was Paul Deering, who is a keen cyclist`.
 */
export const tellsOfOther = (main: string, names: ReadonlyArray<string>): boolean => {
  if (furniture.test(main) || surname.test(main) || capitals.test(main)) return true
  if (
    ofHouse.test(main) ||
    ofPatrons.test(main) ||
    addressedToOther.test(main) ||
    namesAddressed(main, names)
  )
    return true
  const { name } =
    (
      described.exec(main) ??
      introducedByOffice.exec(main) ??
      introducedByCalling.exec(main) ??
      /\b(?:was|is|were|to|by) (?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+)(?=[,.]| who\b)/u.exec(main)
    )?.groups ?? {}
  return name !== undefined && looksLikeName(name) && !isTeam(name)
}
