import { isAddressOfCircle, readAddress, tellsOfCircle } from "./circles.ts"
import { fold } from "./fold.ts"
import { streetAddress } from "./offices.ts"
import { withoutOrdinary, withoutTerms } from "./ordinaryWords.ts"
import { wholeWords } from "./pattern.ts"
import { rememberingLast } from "./rememberingLast.ts"
import * as words from "./sensitiveWords.ts"

/** The matters that never stand in a report, by the only words that may. */
export const sensitiveCategories = [
  "Health",
  "Religion",
  "Politics",
  "Trade unions",
  "Ethnicity",
  "Sexuality",
  "Gender identity",
  "Crime and legal trouble",
  "Personal finances",
  "Home address",
  "Children"
] as const
export type SensitiveCategory = (typeof sensitiveCategories)[number]

/**
 * `statement` finds what a text says of a person (`diagnosed with`), also where the words of a trade stand all around
 * (`Head of Oncology`). `mention` finds every word of the matter, for the fields and the prose where no such word has
 * any business. `headline` finds also what only goes with the matter, in the title of a page that may be left unsaid at no cost.
 */
export type SensitiveReading = "statement" | "mention" | "headline"

const pattern = (...alternatives: ReadonlyArray<string>): RegExp => wholeWords(alternatives, "u")

const { condition, illness, institution, person, trade, worker } = words

/** Leads to what somebody is: `I am a proud`, `as a`, `identifies as`. */
const being =
  "(?:i am|i'm|is|was|are|we're|we are|as|being|became|become|identif(?:y|ies|ied) as|came out as|proud(?:ly)? to be|born|raised|openly|proud(?:ly)?|devout|practi[sc]ing|lapsed|observant|lifelong|staunch|card-carrying|registered|committed|recovering|fellow)"
const degree =
  "(?:(?:an?|the|one|very|proud|proudly|openly|devout|practi[sc]ing|lapsed|observant|lifelong|staunch|registered|committed|young|fellow|first|only|recovering|happily|profoundly|partially|legally|half|part) ){0,3}"
const notInstitution = `(?![ -](?:${institution})(?![\\p{L}\\p{N}]))`

/**
 * What somebody is: `strict` words after a verb of being, before a word for a person, or before a word for their work;
 * `loose` ones, which say much else, only before a word for a person.
 */
const said = (strict: string, loose: string): ReadonlyArray<string> => [
  `${being} ${degree}(?:${strict})${notInstitution}`,
  `(?:${strict}|${loose})(?: or \\p{L}+|, \\p{L}+)? (?:${person})`,
  `(?:an?|as|first|fellow) (?:${strict}) (?:\\p{L}+ )?(?:${worker})`
]

/** Whom headlines of courts speak of. */
const convicted =
  "man|woman|boy|girl|brother|sister|father|mother|son|daughter|husband|wife|couple|boss|director|founder|owner|manager|treasurer|accountant|bookkeeper|solicitor|lawyer|teacher|nurse|doctor|driver|builder|businessman|businesswoman"

/** What people go through, where the same sentence says who. */
const treated = `(?:after|before|between|since|during|through|despite|following|finish(?:ed|ing)|complet(?:ed|ing)|under(?:went|going)|(?:rounds?|months|weeks|a year|course|end) of|her|his|their|my) (?!perform)(?:(?:\\p{L}+ ){0,3}(?:chemo|chemotherapy|radiotherapy|dialysis|transplant|${words.operation}|treatments? for (?:\\p{L}+ ){0,3}(?:${illness}))|(?:an? |the |her |his |my |their )?(?:${words.surgery}))(?! (?:${trade})(?![\\p{L}\\p{N}]))`

const statements: Readonly<Record<SensitiveCategory, RegExp>> = {
  Health: pattern(
    `(?:diagnosed|living|lives|struggl\\w+|battl\\w+|suffer\\w*|born|cop\\w+) (?:with |from |against )?(?:\\p{L}+ ){0,2}(?:${illness})(?! (?:${trade})(?![\\p{L}\\p{N}]))`,
    `(?:has|have|had|having|gets?|got|survive[sd]?) (?:an? |her |his |their |my )?(?:\\p{L}+ )?(?:${illness})(?! (?:of|to|rehab\\w*|${trade})(?![\\p{L}\\p{N}]))`,
    ...words.cured,
    `(?:${illness})[ -](?:survivor|sufferer|warrior|fighter)`,
    `(?:i am|i'm|is|was|as) (?:an? )?(?:former )?(?:${illness})[ -]patient`,
    `(?:my|his|her) (?:(?!work|research)\\p{L}+ )?(?:${illness}|illness|diagnosis|chemotherapy|recovery from)(?! (?:${trade})(?![\\p{L}\\p{N}]))`,
    `i(?: a|')m (?:an? )?(?:${illness})(?! (?:${trade})(?![\\p{L}\\p{N}]))`,
    ...said(condition, words.looseCondition),
    "(?:recovering|former) (?:alcoholic|addict)",
    "(?:person|man|woman|i'm|i am) in recovery",
    "(?:an?|as|i'm|i am) wheelchair user",
    "(?:uses?|using|in) a wheelchair",
    "(?:with|has|have) (?:a |an )?(?:physical |learning |hidden )?disability",
    "(?:my|his|her|own) mental (?:illness|health)",
    "(?:my|his|her|their) (?:left |right |bad |dodgy )?(?:knees?|backs?|hips?|heart|lungs?|eyes|shoulders?|ankles?) (?:wouldn't|won't|couldn't|can't|gave (?:out|up|way)|failed|said no)",
    "(?:a|her|his|my) (?:knee|hip) (?:replacement|reconstruction|operation)",
    // A cut has left it of `after chemotherapy and a mastectomy she …`.
    `(?:an?|her|his|my|double) (?:\\p{L}+ )?(?:${words.operation}) (?:she|he|they|i)`,
    "recover(?:s|y|ed|ing)? (?:\\p{L}+ )?from (?:\\p{L}+ ){0,3}(?:surgery|operation)",
    "(?:went (?:to|into)|checked into|out of) rehab",
    "(?:my|her) pregnancy",
    "(?:weeks|months) pregnant",
    "(?:had|after) a miscarriage",
    `(?:${treated})(?=[^.;:]* (?:she|he|they|i)(?![\\p{L}]))`,
    `(?<![\\p{L}])(?:she|he|they|i) [^.;:]*(?:${treated})`,
    words.awayFor,
    // `speaks of the depression that stopped him writing`
    "(?:the|her|his|my|their) (?:depression|anxiety|illness|addiction|breakdown|burn-?out) (?:that|which) (?:stopped|kept|cost|ended|took|followed|had)",
    // `was thirty-two when the breast cancer was found`
    "(?:the|her|his|my|their) (?:\\p{L}+ )?(?:cancer|tumou?r|lymphoma|leuk[a]?emia|melanoma) (?:was|is|had been) (?:found|caught|diagnosed|discovered|gone|back)",
    "sober (?:since|for)",
    "(?:year|years|months|weeks|life|living|lives|decades?) (?:on|with) (?:lithium|prozac|methadone|antidepressants|insulin)(?![ -](?:ion|batter|min|cell|metal|price))",
    words.illnessElsewhere
  ),
  Religion: pattern(
    ...said(words.believer, words.looseBeliever),
    `converted to (?:${words.faith})`,
    `(?:(?:${words.faith}) )?(?:${words.layOffice})`,
    `(?:worship(?:s|ped|ping)?|sings?|serves?|preach(?:es|ing)?) (?:at|in) (?:the )?(?:\\p{L}+ )?(?:${words.house})`,
    words.believerElsewhere,
    "(?:during|in|throughout) (?:ramadan|lent|navratri)(?![\\p{L}])",
    "(?:my|his|her) (?:local )?(?:faith|religion|church|mosque|synagogue|parish)",
    "(?:man|woman|person) of (?:god|faith)",
    "follower of (?:jesus|christ)",
    "(?:jesus|christ)[ -]follower",
    "(?:god|jesus) first"
  ),
  Politics: pattern(
    ...said(words.partisan, words.loosePartisan),
    `(?:vot(?:ed|es|ing) for|campaign(?:ed|s|ing) for|donat(?:ed|es) to|member of) (?:the |a )?(?:\\p{L}+ )?(?:${words.party}|trump|biden|obama|clinton|corbyn|le pen)`,
    "(?:his|her|my) (?:political views|politics)",
    "who(?:m)? (?:i|you|he|she|they|we)(?:'ve|'ll|'d)? (?:will |would |have |has |had )?vote[ds]? for",
    "political (?:activist|affiliation|beliefs)",
    "(?:st(?:ands?|anding|ood)|runs?|running|ran) (?:for|in) (?:(?:re-?)?election|(?:the )?(?:\\p{L}+ )?(?:(?:by-?)?elections?|council|parliament|congress|senate|office|mayor))",
    "(?:stood|standing|contested) in [^.;]{2,60} for (?:the )?(?:\\p{L}[\\p{L}’'-]* ){1,4}(?:party|alliance|front|movement|bloc)(?![\\p{L}])",
    `(?:candidate|councillor|councilor|councilman|councilwoman|activist|canvasser) (?:for|of) (?:the )?(?:\\p{L}+ )?(?:${words.party}|party)`,
    "(?:election|parliamentary|council|mayoral|party) candidate",
    "(?:may|might|could|will|would|is|was|set|expected|likely|tipped|said|rumou?red|hopes?|plans?|mulling|considering) (?:to |be |to be )?(?:stand|run|contest)(?:ing|ning)? (?:again )?(?:in|for|from) (?:the )?(?:\\p{L}+ ){0,3}(?:ward|constituency|by-?election|polls?)",
    "(?:contest(?:s|ed|ing)?|fight(?:s|ing)?|fought) (?:an?|the|this|next|last)? ?(?:\\p{L}+ ){0,3}(?:ward|constituency|by-?election|civic polls?|parliamentary seat)",
    "(?:her|his|my|possible|likely|rumou?red|political|mayoral|council) candida(?:cy|ture)",
    words.politicsElsewhere
  ),
  "Trade unions": pattern(
    "(?:shop|union) steward",
    "(?:trade|labou?r) union (?:member|activist|organi[sz]er|official|representative)",
    "(?:member|secretary|organi[sz]er) of (?:the |a )?(?:\\p{L}+ ){0,3}(?:trade|labou?r|workers'?|teachers'?) union",
    "union (?:member|organi[sz]er|activist)",
    words.unionElsewhere
  ),
  Ethnicity: pattern(
    ...said(words.ethnicity, words.looseEthnicity),
    "(?:person|people|woman|women|man|men) of colou?r",
    // `She is of Ngāti Porou`
    "(?:is|am|are|'m|'s|he|she|i|they|descends?|comes?|hails?|belongs?) (?:of|from|to) ng[āa](?:ti|i) \\p{L}+",
    `(?:of|has|have) (?:\\p{L}+[ -])?(?:\\p{L}+ )(?:descent|ancestry|heritage|ethnicity)`,
    `(?:his|her|my) (?:ethnicity|race|skin colou?r)`
  ),
  Sexuality: pattern(
    ...said(words.orientation, words.looseOrientation),
    "came out as",
    "(?:my|his|her) (?:sexual orientation|sexuality)",
    `(?:my|his) (?:husband and i|boyfriend)`,
    words.orientationElsewhere
  ),
  "Gender identity": pattern(
    ...said(words.gender, words.looseGender),
    "trans(?:gender)? (?:woman|man|activist)",
    "(?:my|his|her) gender (?:transition|identity)",
    "deadname"
  ),
  "Crime and legal trouble": pattern(
    "(?:was|been|were) (?:arrested|convicted|indicted|imprisoned|jailed|sentenced)",
    "(?:convicted|accused|found guilty|pleaded guilty) (?:of|to)",
    "(?:a|my|his|her) criminal record",
    "(?:served|serving|years? in|months in|time in) (?:prison|jail)",
    "(?:a|his|her|my) prison sentence",
    "ex-(?:con|convict|offender|prisoner)",
    "(?:arrested|indicted|sentenced) (?:for|on|to)",
    // `Three years for man who took £80,000`, `/courts/hale-brother-sentenced`
    `(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years?|months?) for (?:\\p{L}+ ){0,2}(?:${convicted}) who`,
    `(?:${convicted}) (?:sentenced|jailed|convicted|arrested|imprisoned|fined)`,
    "charged with (?:\\p{L}+ ){0,2}(?:murder|fraud|assault|theft|possession|manslaughter|perjury|embezzlement|bribery|conspiracy|evasion|laundering|driving|crimes?|felony|misdemeanou?r)",
    "on parole",
    ...words.parted,
    "restraining order",
    ...words.blamed
  ),
  "Personal finances": pattern(
    ...said(words.fortune, words.looseFortune),
    "(?:fil(?:ed|es|ing) for|declar(?:ed|es|ing)) (?:personal |(?:a )?chapter (?:7|11|13) )?(?:bankruptcy|insolvency)",
    "(?:his|her|their|my|personal) (?:insolvency|bankruptcy|creditors)|repay(?:s|ing)? (?:\\p{L}+ )?creditors",
    "(?:fil(?:ed|es|ing)|approv(?:ed|es)|accept(?:ed|s)|propos(?:ed|es)|enter(?:ed|s) into|(?:made|makes) ) ?(?:an? )?(?:consumer proposal|debt (?:relief|management|arrangement)|individual voluntary arrangement|trust deed with)",
    "(?:consumer proposal|insolvency proposal|individual voluntary arrangement|debt relief order|bankruptcy order) (?:by|of|for|against|approved|granted|made)",
    "(?:was|were|been|being) (?:made|declared|adjudged) (?:bankrupt|insolvent)|(?:privatinsolvenz|verbraucherinsolvenz|surendettement personnel|concurso de acreedores personal)",
    "(?:his|her|my|personal|estimated) net worth",
    "net worth (?:of|is)",
    "(?:his|her|my) (?:salary|debts?|mortgage|wealth|inheritance)",
    "(?:i'm|i am|is|deep|heavily|deeply) in debt",
    "(?:his|her|my) credit score",
    "(?:earns|earning|a salary of) [$€£] ?\\d[\\d,.]*[km]?"
  ),
  // A number and a few words are an address only with capitals: see `address`.
  "Home address": pattern("home address", "lives at \\d+"),
  Children: pattern(
    "(?:my|his|her|our|have|has|had) (?:\\p{L}+ ){0,2}(?:sons?|daughters?|kids?|children|twins|boys|girls)",
    "(?<!(?:coach(?:es|ing)?|mentors?|mentoring|teach(?:es|ing)?|tutors?|tutoring|sponsors?|sponsoring) )(?:a|one|two|three|four|five) (?:\\p{L}+ )?(?:sons?|daughters?|kids|children|boys|girls)",
    "(?:his|her|my|our) (?:\\p{L}+[- ]){0,2}(?:son|daughter|sons|daughters|kid|kids|child|children|toddler|baby|newborn|twins)",
    "(?:lives?|living) with (?:\\p{L}+ ){0,4}their (?:\\p{L}+[- ]){0,2}(?:sons?|daughters?|kids?|child(?:ren)?|twins)",
    "(?:mother|father|mum|mom|dad|mama|papa|parent)[ -](?:of|to)[ -](?:an?|one|two|three|four|five|six|seven|\\d+|twins|triplets|boys|girls|his|her|our|(?:\\p{L}+ )?(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?))",
    "(?:wife|husband|partner|spouse),? and (?:\\p{L}+ ){0,3}(?:sons?|daughters?|kids?|child(?:ren)?|twins)",
    "\\d+ (?:grown-up|grown|young|small|adult) (?:sons|daughters|kids|children)",
    "(?:mum|mom|dad|mama|papa) (?:of|to) \\p{L}+",
    "(?:proud|loving|devoted|new|busy|working|single) (?:(?:girl|boy) )?(?:mother|father|mum|mom|dad|parent)",
    "(?:girl|boy) (?:mum|mom|dad)",
    "(?:i'm|i am|am|as|is) (?:an? )?(?:childless|childfree|child-free)",
    `(?:childless|childfree|child-free) (?:${person})`,
    "(?:who|they)(?: both| all)? (?:go(?:es)?|went|attends?|starts?) (?:to |at )?(?:\\p{L}[\\p{L}.'’-]* ){0,4}(?:primary|elementary|infants?|juniors?|nursery|kindergarten|preschool|daycare|montessori|middle school|high school|grade school|secondary|school)",
    "(?:son|daughter|child),? (?:aged )?\\d{1,2}",
    "\\d{1,2}[- ]years?[- ]old (?:son|daughter|boy|girl|child)"
  )
}

const address = new RegExp(streetAddress, "u")

const mentions: Readonly<Record<SensitiveCategory, RegExp>> = {
  Health: pattern(
    `(?:${illness})(?! (?:${trade})(?![\\p{L}\\p{N}]))`,
    condition,
    "illness",
    "disease",
    "mental health",
    "diagnos(?:is|ed)",
    "therapy",
    "sobriety"
  ),
  Religion: pattern(
    `(?:${words.faith})${notInstitution}`,
    "church",
    "mosque",
    "synagogue",
    "temple",
    "parish",
    "religio(?:n|us)",
    "bible",
    "quran",
    "torah",
    "prayer",
    "faith",
    "ministry"
  ),
  Politics: pattern(
    words.party,
    "politic(?:s|al)",
    "elections?",
    "campaigner",
    "liberals?",
    "conservatives?",
    "abortion",
    "pro-life",
    "pro-choice",
    "gun (?:rights|control)"
  ),
  "Trade unions": pattern(
    "trade unions?",
    "labou?r unions?",
    "union(?:s|ist|i[sz]ed)?",
    "afl-cio",
    "unison",
    "verdi"
  ),
  Ethnicity: pattern(words.people, "ethnicity", "ethnic", "racial", "ancestry"),
  Sexuality: pattern(words.orientation, "pride (?:parade|march|month)"),
  "Gender identity": pattern(words.gender, "pronouns", "gender identity", "trans (?:person|rights)"),
  "Crime and legal trouble": pattern(
    "arrested",
    "convict(?:ed|ion)",
    "felon(?:y)?",
    "prison",
    "jail(?:ed)?",
    "indict(?:ed|ment)",
    "lawsuit",
    "fraud",
    "scandal",
    ...words.blamed
  ),
  "Personal finances": pattern("bankrupt(?:cy)?", "net worth", "salary", "mortgage", "debts?"),
  "Home address": pattern("postcode", "postal address"),
  Children: pattern(
    "sons?",
    "daughters?",
    "kids?",
    "child(?:ren)?",
    "toddler",
    "newborn",
    "parenting",
    "(?:mother|father)hood"
  )
}

/** What goes with a matter in the titles of pages. */
const headlines: Readonly<Partial<Record<SensitiveCategory, RegExp>>> = {
  Health: pattern(words.illnessNamed),
  Religion: pattern(words.faithNamed),
  Politics: pattern(words.politicsNamed),
  "Trade unions": pattern(words.unionNamed),
  Sexuality: pattern(words.loveNamed),
  "Personal finances": pattern(
    "insolvency proposal",
    "consumer proposal",
    "bankruptcy order",
    "made bankrupt"
  ),
  "Crime and legal trouble": pattern(
    words.crimeNamed,
    "in re",
    "case summary",
    "court (?:cases?|dockets?|records?)",
    // Heads a list of who stood before one.
    "(?:district|magistrates['’]?|crown|county|sheriff|circuit|family|criminal) court(?::| (?:round-?up|results?|lists?|register|hearings?|report))"
  )
}

const mattersIn = (text: string, reading: SensitiveReading): ReadonlyArray<SensitiveCategory> => {
  const cased = fold(text)
  const folded = withoutOrdinary(cased)
  const plain = withoutTerms(cased)
  return sensitiveCategories.filter(
    category =>
      statements[category].test(folded) ||
      tellsOfCircle(category, cased, plain) ||
      (category === "Home address" && address.test(cased)) ||
      (reading !== "statement" && mentions[category].test(folded)) ||
      (reading === "headline" && headlines[category]?.test(folded) === true)
  )
}

/** Each claim is asked about whenever something is written from it, and reading a text takes up to a millisecond. */
const remembered = 1_000
const readings = {
  statement: rememberingLast(remembered, text => mattersIn(text, "statement")),
  mention: rememberingLast(remembered, text => mattersIn(text, "mention")),
  headline: rememberingLast(remembered, text => mattersIn(text, "headline"))
}

/** The sensitive matters that a text touches, in the order of `sensitiveCategories`. */
export const findSensitive = (text: string, reading: SensitiveReading): ReadonlyArray<SensitiveCategory> =>
  readings[reading](text)

/** What makes headlines, and so addresses. */
const headlined: ReadonlySet<SensitiveCategory> = new Set(["Health", "Crime and legal trouble"])

/** The sensitive matters that the address of a page gives away, in the order of `sensitiveCategories`. */
export const sensitiveInAddress = (address: string): ReadonlyArray<SensitiveCategory> => {
  const said = readAddress(address)
  return sensitiveCategories.filter(
    category =>
      isAddressOfCircle(category, said) ||
      // `/courts/hale-brother-sentenced`: headlines make addresses.
      (headlined.has(category) && statements[category].test(said.words.toLowerCase()))
  )
}
