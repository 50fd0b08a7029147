import { regex } from "../../sources/regex.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { isSpeakable } from "../privateMatters.ts"
import { animalKinds } from "../words/animals.ts"
import { belongings } from "../words/belongings.ts"
import { isActivity, isPastime, isSurePastime } from "../words/pastimes.ts"
import { namesGameOfSide } from "../words/teams.ts"

/** Without where, when and how often: `padel three times a week`. */
export const withoutHow = (item: string): string =>
  item
    .replace(/^(?:all|every|each) (?:the )?|^(?:\p{Ll}+ )?(?:games?|bit|spot|round|hand) of /u, "")
    .replace(
      /\s(?:(?:once|twice|three|four|five|several|many|\d+) (?:times|a|mornings|evenings|nights)|somewhere|anywhere|everywhere|since|until|before|most|every|each|daily|weekly|whenever|badly|slowly|competitively|too|instead|again|mostly|off(?= \p{Lu})|by (?:post|mail)|on the side|if|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\p{Lu}\p{Ll}{2}[–-]\p{Lu}\p{Ll}{2}|at (?:a|an|the) )(?![\p{L}]).*$/u,
      ""
    )
    .trim()

const how =
  /^(?:badly|worse|slowly|poorly|well|often|rarely|occasionally|sometimes|daily|weekly|mostly|usually|too|again|instead|once|twice|mid-pack|sorry|(?:on|at|in|off|if|when|whenever|with|for|since|every|each|most|some|no|not|none|all|and|but|the colder|always) .*|\p{L}+ly)$/iu

/** Whether an item of a list says how, and not what: `chess, badly`. */
export const isManner = (item: string): boolean => how.test(item)

const occasion =
  / (?:nights?|evenings?|sessions?|league|circle|group|practice|rehearsals?|lessons?|class(?:es)?|club|team|wall|course|matches|games?)$/u

/** The thing itself: `pub quiz` of `pub quiz team`, and `organ` where more must not be told. */
export const thingOf = (item: string): string => {
  const whole = withoutHow(tidyItem(item))
  const thing = whole.replace(occasion, "")
  const kept = isSurePastime(thing) ? thing : whole
  return isSpeakable(kept) ? kept : (kept.split(" ").at(-1) ?? "")
}

/** Whether an item is surely a pastime, or one where all of it is about free time. */
export const isThing = (item: string, isLeisure: boolean): boolean =>
  !item.includes(":") &&
  !/ \p{Lu}\S* \p{Lu}/u.test(` ${item}`) &&
  (isSurePastime(item) ||
    item === "band" ||
    regex.u`^(?:[\\p{Ll}-]+ )?${belongings}$`.test(item) ||
    (isLeisure && isPastime(item))) &&
  item.split(" ").length <= 4 &&
  !namesGameOfSide(item) &&
  !/^(?:is|are|was|has|have|to|not)\b/u.test(item)

/** `Topics: women gardeners`: labels of what is no pastime. */
const otherLabel =
  /^(?:\p{L}+ )*?(?:topics?|speak(?:s|ing)?|talks?|teach(?:es|ing)?|services|skills?|methods|tools|expertise|publications|research|courses|classes|pets?|dogs?|cats?|reading|reads?|books?|listening|education|languages|clients|sells|stock|specialit(?:y|ies)|work|practice areas|about)(?: (?:to|about|on|with))?:/iu
const isKept = (item: string): boolean =>
  !/pigeons?$/u.test(item) && regex.iu`(?<![\\p{L}])${animalKinds}(?![\\p{L}])`.test(item)

/** What somebody sells, teaches or runs stands in such lists as well. */
const trade =
  /(?<![\p{L}])(?:services?|products?|courses?|shops?|prices?|bookings?|stores?|workshops|tickets?|retailers?|venues?|studio|supplies|equipment|years?|members?|board|UX)(?![\p{L}])|^(?:contact|home|about|menu|events?|tours?|holidays?|lessons)$/iu
const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|can|we|our|you|your|took|won|said|made|became)(?![\p{L}])/iu

/** `Boatbuilder, Svendborg.`: who makes things stands so with a title. */
const livedBy =
  /(?<![\p{L}])(?:ceramicist|boat ?builder|luthier|bookbinder|blacksmith|silversmith|printmaker|calligrapher|glassblower|weaver|photographer|painter|musician|singer|songwriter|drummer|guitarist|pianist|dancer)s?$/iu
const open =
  /^(?:[^\p{L}\d"“«(]+|(?:Also|Otherwise|Currently|Lately|Mostly|Still|Always|Usually)[:,]? |(?:These days|Now|Lately|Nowadays),? it(?:['’]s| is| has been) )+/u
const label = /^\p{L}[\p{L}’' -]{1,40}: /u

/** `Woodturning, mostly.`, `Allotment, home brew, Reading FC (sorry)`: pastimes that stand alone, or in a row. */
export const standingAlone = (text: string, isLeisure: boolean): ReadonlyArray<string> => {
  const bare = text.replace(open, "").replace(/ ?\([^()]*\)/gu, "")
  const isSentence = /[.!]["”»]?$/u.test(text)
  // `teach yoga, pilates and barre`: in small letters, a verb may lead.
  if (
    /^(?:teach|coach|sell|make|build|write|cover|offer|run|play|do|study|love|like|enjoy|grow|keep|read|work|own)(?:e?s|ed)? /u.test(
      bare
    )
  )
    return []
  if (text.length > 160 || otherLabel.test(text)) return []
  const [first = ""] = bare.split(/: | [–—] /u)
  const list = isThing(thingOf(first), false) && first.length < bare.length ? first : bare.replace(label, "")
  const items = listItems(list.replace(/[.!]+["”»]?$/u, "").replace(/\. .*$/u, ""))
  const things = items
    .map(item => (finite.test(withoutHow(item)) || trade.test(item) ? "" : thingOf(item)))
    .filter(item => item === "" || !isManner(item))
  const isDone = (item: string): boolean => isActivity(item) && !isKept(item) && !livedBy.test(item)
  const sure = things.filter(item => isThing(item, isLeisure) && isDone(item))
  const isRow = sure.length >= 2 && sure.length * 2 >= things.length
  const leads = sure.length > 0 && sure[0] === things[0] && (isSentence || isLeisure || things.length > 1)
  const isPlain = /^\p{L}/u.test(bare) && (isSentence || isLeisure || items.length > 1 || open.test(text))
  return isPlain && (isRow || leads)
    ? things.filter(item => item !== "" && isThing(item, true) && isDone(item))
    : []
}
