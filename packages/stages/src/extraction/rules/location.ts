import { isTitle } from "../../sources/roles.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { companyName, organizationWord } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"
import { isPlace, placeName } from "../words/places.ts"

const where = `(?:the )?(?:city of )?(?<place>(?:[Gg]reater )?${placeName})`

const forms = [
  new RegExp(
    `^(?:works?|(?:${be})?based|sits) (?:in|at|out of|from) (?:our|the|its|their|[\\p{Lu}][\\p{L}\\d&. -]{1,40}?[’']s?) ${where} (?:office|studio|lab|team|hub)`,
    "u"
  ),
  new RegExp(
    `^(?:${be})?(?:happily )?(?:based|living|located|resident|settled|at home)(?: and work(?:s|ing))?(?: remotely)? (?:in|from|out of) ${where}`,
    "u"
  ),
  new RegExp(
    `^(?:lives?|resides?|dwells?)(?: and (?:works?|practi[sc]es|writes|teaches|paints))?(?: \\p{Ll}+ly)? in ${where}`,
    "u"
  ),
  new RegExp(
    `^${have}(?:lived|been living|resided|been based|been settled|been at home|settled)(?: and worked)? in ${where}(?! (?:before|until|and [A-Z]))`,
    "u"
  ),
  new RegExp(`^works? (?:remotely |mostly |mainly )?(?:from|out of) (?:our |the |his |her )?${where}`, "u"),
  new RegExp(
    `^(?:practi[sc]es|works|teaches|has (?:her|his|a|their) (?:studio|workshop|practice|surgery|office|atelier)) in ${where}`,
    "u"
  ),
  new RegExp(`^(?:lebt|wohnt|vit|habite|vive|reside|mora|bor|woont|abita) (?:in|à|en|i|em|a) ${where}`, "u"),
  new RegExp(
    `^(?:${be}|est |é |está |ist |è |är )?(?:basée?|établie?|installée?|sediad[oa]|radicad[oa]|basad[oa]|afincad[oa]|ansässig|wohnhaft|gevestigd|woonachtig|bosatt|baserad|basat[oa]) (?:à|en|in|em|a|i) ${where}`,
    "u"
  ),
  new RegExp(`^(?:calls?|${have}called) ${where} (?:her |his |their )?home`, "u"),
  new RegExp(`^makes? (?:his|her|my|their) home in ${where}`, "u"),
  new RegExp(`^${be}(?:an? |the )?(?:\\p{L}+ )?${where}-based `, "u")
]

const leads = "(?:works?|leads?|heads?|runs?|manages?|directs?|oversees|teaches|owns|co-?owns|practi[sc]es)"
/** `heads the Kisumu-based charity …`: what somebody works for is where they are. */
const basedEmployer = new RegExp(
  `^(?:${be}[^,;]{3,60}? (?:at|of|for|with) |${leads} (?:for |at )?)(?:an? |the )?(?<place>${placeName})-based (?=\\p{Ll})`,
  "u"
)

/** `David Chen, Milwaukee` and `Ann Lee, of Leeds`, where nothing is said but a place. */
const placeAlone = new RegExp(`^${be}(?:of )?(?<place>${placeName})[.]?$`, "u")

/** `Ann Lee, of Roker, has won …`: a place as likely as a house, where nobody knows either. */
const homeAlone = /^is of (?<place>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}+)?)[.]?$/u

/** `runs Shule Bora Trust in Kisumu, Kenya`: of what is the employer, or says by its name that it is one. */
const runningIn = new RegExp(
  `^${leads} (?:at |for )?(?:the )?(?<company>${companyName})(?:,| in|, in) (?<place>${placeName})(?=[.;]|$| and | where | with | since )`,
  "u"
)

/** `CTO at Acme in Leeds`, `engineer at Acme, Leeds`: only places that are known, since departments stand there too. */
const atWork = new RegExp(
  `^${be}.{3,80} (?:at|of|with|for) (?:the )?${companyName}(?:,| in|, in) (?<place>${placeName})(?=[.;]|$| and | where | with | since )`,
  "u"
)

/** `freelance editor in Leipzig`. */
const titled = new RegExp(`^${be}(?:an? )?(?<title>[\\p{L} -]{3,50}) in (?<place>${placeName})[.]?$`, "u")

const noPlace =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|University|College|Office|Street|Road|Avenue|Lane|House|Ltd|Inc|Department|Institute|Team)\b|\d/

const tidyPlace = (place: string): string =>
  place.replace(/ (?:office|studio|lab|hub)$/i, "").replace(/['’.,-]+$/u, "")

const wholePlace = new RegExp(`^${placeName}$`, "u")
const nowhere =
  /\b(?:Remote|Online|Hybrid|Worldwide|Global|Earth|Home|Internet|Everywhere|Here|Building|Floor|Room|Campus|Main|Head|Headquarters|HQ)\b/i

/** Behind a label or heading that announces a place, also one that few know. */
export const placeItem = (line: string): ReadonlyArray<Fact> => {
  const value = line.replace(/[.]$/u, "")
  const isNamed = wholePlace.test(value) && value.split(" ").length <= 5 && !noPlace.test(value)
  return isPlace(value) || (isNamed && !nowhere.test(value))
    ? factsOf("professional.current_location", [value])
    : []
}

/** Where the person lives or works; never where they were born, and never a street. */
export const location: Rule = ({ text, companies }) => {
  if (/\b(?:until|used to|previously|formerly|moving to|born)\b/i.test(text)) return []
  const home = homeAlone.exec(text)?.groups?.place
  if (home !== undefined && !isPlace(home)) {
    return isEmployer(home, { companies }) || noPlace.test(home) || organizationWord.test(home)
      ? []
      : [{ field: "professional.current_location", value: home, isWeak: true }]
  }
  const trade = titled.exec(text)?.groups
  const held = trade?.title !== undefined && isTitle(trade.title) ? trade.place : undefined
  const run = runningIn.exec(text)?.groups
  const isRun =
    run?.company !== undefined &&
    (isEmployer(run.company, { companies }) || organizationWord.test(run.company))
  const seat = tidyPlace(
    placeAlone.exec(text)?.groups?.place ??
      atWork.exec(text)?.groups?.place ??
      basedEmployer.exec(text)?.groups?.place ??
      (isRun ? run.place : undefined) ??
      held ??
      ""
  )
  if (isPlace(seat)) return factsOf("professional.current_location", [seat])
  for (const form of forms) {
    const place = form.exec(text)?.groups?.place
    const value = tidyPlace(place ?? "")
    if (value !== "" && !noPlace.test(value) && !/['’]s? /u.test(value))
      return factsOf("professional.current_location", [value])
  }
  return []
}
