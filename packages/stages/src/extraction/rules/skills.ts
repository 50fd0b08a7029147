import { regex } from "../../sources/regex.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { isTongueElsewhere } from "../languages/tongues.ts"
import { naturalLanguage } from "../lists/naturalLanguage.ts"
import { calledTheirs, fieldsAlone, subjectsAmong, talkedAbout, undivided } from "../scans/mastery.ts"
import { isPastime } from "../words/pastimes.ts"
import { isSite } from "../words/sites.ts"
import { isTechnology } from "../words/technologies.ts"
import { isSkill, isSkillOf } from "./skillNames.ts"

const field = "professional.skills"

const special = regex.u`^(?:special[iy][sz](?:es?|ed|ing) in|${be}(?:an? )?(?:(?:recogni[sz]ed |leading |acknowledged )?(?:experts?|specialist|authority) (?:in|on)|speciali[sz](?:ing|ed) in|skilled (?:in|at)|proficient (?:in|with)|(?:well[- ])?versed in|experienced in)|(?:${have}|brings )(?:an? )?(?:deep |extensive |broad |strong |particular |proven |specialist |(?:(?:over|more than|nearly|almost|some) )?(?:\\p{L}+|\\d+\\+?) years['’]?(?: of)? )*(?:expertise|experience|background|track record) (?:in|with|across|spanning|of)|(?:[^,;.]{3,60} )?(?:from|after|over|brings|has|had|with|of) an? (?:(?:\\d+|\\p{L}+)-year|long|decades-long) career in|advis(?:es?|ing) (?:[^,;.]{3,40}?(?:,[^,;.]{3,30})*(?: and [^,;.]{3,30})? )?on|(?:lectures?) (?:regularly |widely |often |mostly )?on|(?:treats|treating) (?=[^.;]*(?:,| and ))(?!(?:everyone|everybody|people|patients(?! with)|clients|animals|all|her|his|their|the|each|every|both)(?![\\p{L}]))(?:patients with |adults with |children with )?|acts (?:mainly|mostly|chiefly|primarily|principally) in|practi[sc]es (?:mainly |mostly |chiefly |primarily )?in (?=\\p{Ll})(?!the )|${have}(?:an? )?(?:special|specialist|clinical|particular clinical|sub-?specialty) interests? in|(?:special|specialist|clinical) interests (?:include|are|lie in)|(?:areas? of )?(?:expertise|speciali[sz]ation|speciality|specialty|specialties|speciali?ties|skills|core skills|strengths) (?:include|includes|are|is in|is|lies? in|spans?|covers?|cover)|(?:(?:legal |law |consulting |clinical |advisory |current )?(?:practice|portfolio|work|research|teaching)) (?:covers?|spans?|includes?|concentrates on|revolves around|deals with|explores|examines|encompasses)|research (?:interests|areas)(?: include| are| lie in|:)|(?:work|research|practice) (?:focus(?:es)?|cent(?:res?|ers?)) on|(?:researches|research interests) )(?:(?<=\\P{L})|(?!\\p{L}))(?<list>.+)$`
/** `chairs the firm’s Labor & Employment group`: what the group is for. */
const practice =
  /^(?:(?:co-)?chairs|(?:co-)?leads|(?:co-)?heads|is (?:chair|co-chair|head|member) of) (?:the|our|its) (?:firm|company|office|practice)(?:['’]s)? (?<list>\p{Lu}[^,;.]{3,60}?) (?:practice group|practice|group|department|desk)(?![\p{L}])/u
const focus = /^focus(?:es)? on (?<list>.+)$/u
const tools =
  /^(?:(?:works?|(?:has |have )?worked) (?:daily |mainly |mostly |primarily )?(?:with|in)|(?:is |am |are |['’](?:s|m|re) )?(?:fluent|at home|proficient|handy) (?:in|with)|(?:writes?|codes?|programs?|builds?)(?: mostly| mainly)? (?:in|with)|writes?|uses?|programmes in) (?<list>\p{L}.+)$/u

const itemsOf = (list: string): ReadonlyArray<string> => {
  const items = undivided(
    list
      .replace(/ (?:across|throughout|spanning) .*$/u, "")
      .replace(/^(?:areas such as|fields such as|topics such as|things like|the use of) /, "")
  ).map(item => item.replace(/^(?:in|on|with|across|at) (?=\S)/u, ""))
  // What comes after the first thing that is no subject belongs to it, and not to the list.
  const end = items.findIndex(item => !isSkill(tidyItem(item)))
  // `collections care for organic materials`: what it is for is not what it is.
  return (end === -1 ? items : items.slice(0, end)).map(item =>
    tidyItem(item).replace(/ for \p{Ll}+ \p{Ll}+$/u, "")
  )
}

/** `works on desalination, water recycling and asset management`, `spoke at our chapter on estate tax and trusts`. */
const subjectsOfWork =
  /^(?:(?:now |currently |mainly |mostly |primarily )?works? (?:mainly |mostly |primarily )?on|(?:regularly |often |frequently )?(?:speaks?|spoke|has spoken|have spoken|lectured|teaches|taught)(?: regularly| often| widely| frequently)?(?: (?:at|to) [^,;.]{3,60}?)? on) (?<list>\p{Ll}[^.;:()]+)\.?$/u
const noSubject =
  /\b(?:weekends?|evenings?|stage|panels?|podcasts?|radio|television|tv|air|camera|behalf|cars?|bikes?|boats?|houses?|tablets?|screens?|phones?|apps?|gadgets?|novels?|books?|albums?|films?|songs?|music|sites?|it|them|himself|herself|themselves|themes?|topics?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i

/** One thing may be anything; two or more plain names of subjects are what somebody works on. */
const several = (list: string): ReadonlyArray<string> => {
  const items = itemsOf(list)
  const areSubjects = items.every(
    item => !noSubject.test(item) && !isPastime(item) && !/^(?:an?|the) /u.test(item)
  )
  return items.length > 1 &&
    items.length === listItems(list).length &&
    areSubjects &&
    !/ (?:the|an?) /u.test(` ${list}`)
    ? items
    : []
}

/** How much of a tool there is in what somebody does. */
const amount =
  /^(?:mostly|mainly|some|a (?:bit|lot|little|touch) of|lots of|occasionally|sometimes|also|and|increasingly|primarily|(?:far )?too much|plus) /iu

/** What the person is an expert in, and the tools that they work with. */
export const skills: Rule = ({ text: whole, isLeisure }) => {
  const text = whole.replace(/\([^()]*\) (?=\p{L})/gu, "")
  const group = practice.exec(text)?.groups?.list
  if (group !== undefined) return factsOf(field, [group].filter(isSkill))
  const topics = /^talks on (?<list>.+)$/u.exec(text)?.groups?.list
  if (topics !== undefined) {
    // `talks about frost, insurance and why …`: what begins with no field of work, and has few of them, is a story.
    const known = subjectsAmong(topics)
    const isOfWork = topics.startsWith(known[0] ?? topics) || known.length * 2 > listItems(topics).length
    return factsOf(field, isOfWork ? known : [])
  }
  const list = special.exec(text)?.groups?.list ?? focus.exec(text)?.groups?.list
  if (list !== undefined) return factsOf(field, itemsOf(list))
  const subjects = isLeisure ? undefined : subjectsOfWork.exec(text)?.groups?.list
  if (subjects !== undefined) return factsOf(field, several(subjects))
  const used = tools.exec(text)?.groups?.list
  if (used === undefined) return []
  const items = itemsOf(used).map(item => item.replace(amount, "").replace(/^uses /u, ""))
  return items.some(isTechnology)
    ? factsOf(
        field,
        items.filter(item => isTechnology(item) || /^\p{Lu}\S*$/u.test(item))
      )
    : []
}

/** `Mostly Rust, some Python, and more YAML than I would like.` */
export const toolsAlone = (sentence: string): ReadonlyArray<Fact> => {
  const items = listItems(sentence.replace(/[.]$/u, "")).map(item => item.replace(amount, ""))
  const tools = items.filter(isTechnology)
  // `github / hn`: where somebody can be found.
  if (items.every(item => item.split(" / ").every(isSite))) return []
  return tools.length > 1 && isTechnology(items[0] ?? "") && items.length - tools.length < 2
    ? factsOf(field, tools)
    : factsOf(field, [...fieldsAlone(sentence), ...talkedAbout(sentence), ...calledTheirs(sentence)])
}

/** `passable Portuguese`, `Tamil (native)`: the language alone. */
const spoken =
  /^(?:native|mother tongue|fluent|bilingual|good|basic|some|passable|rusty|conversational|professional|working|business|intermediate|advanced|a (?:little|bit of|smattering of)) (?=\p{Lu})/iu

/** An entry of a list of languages, in which programs are written or people speak; `kitchen Spanish` is a joke. */
export const languageItem = (line: string): ReadonlyArray<Fact> => {
  const items = listItems(line.replace(/[.]$/u, "")).map(item => tidyItem(item.replace(spoken, "")))
  const tongues = items.filter(item => naturalLanguage.test(item) || isTongueElsewhere(item))
  const areSpoken = tongues.length * 2 >= items.length
  return factsOf(
    field,
    items.filter(item => isTechnology(item) || (areSpoken && tongues.includes(item)))
  )
}

/** An entry of a list of skills, or several in one line. */
export const skillItem = (line: string): ReadonlyArray<Fact> => {
  const text = line.replace(/^[^:]{2,30}:\s+(?=\S)/u, "")
  const items = listItems(text.replace(/[.]$/, "")).map(item => item.replace(/\s*\([^)]*\)$/u, "").trim())
  const [only = ""] = items
  if (items.length === 1) return factsOf(field, isSkillOf(only, 8) ? [only] : [])
  return items.every(item => item.split(" ").length <= 6) ? factsOf(field, items.filter(isSkill)) : []
}
