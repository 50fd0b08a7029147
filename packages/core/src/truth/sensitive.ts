import { foldCase } from "./fold.ts"

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
 * any business.
 */
export type SensitiveReading = "statement" | "mention"

const pattern = (...alternatives: ReadonlyArray<string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u")

const illness =
  "cancer|leuk[a]?emia|diabet(?:es|ic)|hiv|aids|depression|anxiety|bipolar|adhd|autis(?:m|tic)|asperger'?s?|schizophreni[ac]|epilep(?:sy|tic)|multiple sclerosis|parkinson'?s|alzheimer'?s|dementia|dyslexi[ac]|ptsd|anorexi[ac]|bulimi[ac]|alcoholi(?:c|sm)|addict(?:ion)?|stroke|asthma|lupus|crohn'?s|arthritis|disabilit(?:y|ies)|tumou?r"
const faith =
  "christian(?:ity)?|catholic(?:ism)?|protestant|evangelical|baptist|methodist|lutheran|presbyterian|anglican|orthodox|mormon|latter-day saints?|jehovah'?s witness(?:es)?|muslim|islam(?:ic)?|sunni|shi'?a|shiite|jew(?:ish)?|judaism|hindu(?:ism)?|buddhis[tm]|sikh(?:ism)?|bah[aá]'?[ií]|atheis[tm]|agnostic|scientolog(?:y|ist)|pagan|wiccan"
const party =
  "republican|democrat|labour party|conservative party|liberal democrats?|tory|green party|communist|socialist|marxist|anarchist|libertarian|maga|brexiteer|far-right|far-left|right-wing|left-wing"
const people =
  "african[- ]american|black (?:man|woman|person|american|british|community)|white (?:man|woman|nationalist)|asian[- ]american|latin[oax]|latinx|hispanic|chican[oa]|native american|indigenous|aboriginal|m[aā]ori|roma|gypsy|kurdish|uyghur|afro-\\w+|mixed[- ]race|biracial|person of colou?r|people of colou?r|caucasian"
const orientation =
  "gay|lesbian|bisexual|homosexual|heterosexual|asexual|pansexual|queer|lgbt[a-z+]*|sexual orientation"
const gender =
  "transgender|trans (?:man|woman|person|rights)|transsexual|non-?binary|genderqueer|genderfluid|intersex|gender identity"

const statements: Readonly<Record<SensitiveCategory, RegExp>> = {
  Health: pattern(
    `(?:diagnosed|living|lives|struggl\\w+|battl\\w+|suffer\\w*|born|cop\\w+) (?:with |from |against )?(?:\\p{L}+ ){0,2}(?:${illness})`,
    `(?:${illness})[ -](?:survivor|patient|sufferer|warrior|fighter)`,
    `(?:my|his|her|their) (?:\\p{L}+ )?(?:${illness}|illness|diagnosis|chemotherapy|recovery from)`,
    `i(?: a|')m (?:an? )?(?:${illness})`,
    "(?:recovering|former) (?:alcoholic|addict)",
    "in recovery",
    "wheelchair user",
    "mental illness",
    "rehab",
    "pregnan(?:t|cy)",
    "miscarriage",
    "sober (?:since|for)"
  ),
  Religion: pattern(
    `(?:devout|practi[sc]ing|lapsed|proud|born-again|observant|converted to|raised|lifelong|committed|active)(?: an?)? (?:${faith})`,
    `i(?: a|')m (?:an? )?(?:${faith})`,
    "(?:my|his|her|their) (?:faith|religion|church|mosque|synagogue|parish)",
    "(?:man|woman|person) of (?:god|faith)",
    "follower of (?:jesus|christ)",
    "born-again",
    `(?:jesus|christ)[ -]follower`
  ),
  Politics: pattern(
    `(?:registered|lifelong|proud|staunch|card-carrying|active)(?: an?)? (?:${party})`,
    `(?:vot(?:ed|es|ing) for|campaign(?:ed|s|ing) for|donat(?:ed|es) to|member of) (?:the |a )?(?:\\p{L}+ )?(?:${party}|trump|biden|obama|clinton|corbyn|le pen)`,
    "(?:his|her|their|my) (?:political views|politics)",
    "political (?:activist|affiliation|beliefs)"
  ),
  "Trade unions": pattern(
    "(?:shop|union) steward",
    "(?:trade|labou?r) union (?:member|activist|organi[sz]er|official|representative)",
    "(?:member|secretary|organi[sz]er) of (?:the |a )?(?:\\p{L}+ ){0,3}(?:trade|labou?r|workers'?|teachers'?) union",
    "union (?:member|organi[sz]er|activist)"
  ),
  Ethnicity: pattern(
    `(?:as|is|am|i'm|being|proud) an? (?:${people})`,
    `(?:of|has|have) (?:\\p{L}+[ -])?(?:\\p{L}+ )(?:descent|ancestry|heritage|ethnicity)`,
    `(?:his|her|their|my) (?:ethnicity|race|skin colou?r)`
  ),
  Sexuality: pattern(
    `(?:openly|is|am|i'm|as an?|proud(?:ly)?|being) (?:${orientation})`,
    "came out as",
    "sexual orientation",
    `(?:gay|lesbian|bisexual|queer) (?:man|woman|dad|mum|mom|father|mother|couple|person)`
  ),
  "Gender identity": pattern(
    `(?:openly|is|am|i'm|as an?|proud(?:ly)?|being|identif(?:y|ies) as) (?:an? )?(?:${gender})`,
    `trans(?:gender)? (?:man|woman|person|activist)`,
    "gender transition",
    "deadname"
  ),
  "Crime and legal trouble": pattern(
    "(?:was|been|were) (?:arrested|convicted|indicted|imprisoned|jailed|sentenced)",
    "(?:convicted|accused|found guilty|pleaded guilty) (?:of|to)",
    "criminal record",
    "prison sentence",
    "ex-(?:con|convict|offender)",
    "(?:arrested|indicted|sentenced|charged) (?:for|on|with|to)",
    "on parole",
    "restraining order"
  ),
  "Personal finances": pattern(
    "(?:filed for|declared|personal) bankruptcy",
    "net worth",
    "(?:his|her|their|my) (?:salary|debts?|mortgage|wealth|inheritance)",
    "in debt",
    "credit score",
    "(?:earns|salary of|paid) [$€£] ?\\d[\\d,.]*[km]?"
  ),
  "Home address": pattern(
    "\\d{1,5}[a-z]? (?:\\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|close|crescent|way|terrace|place)",
    "(?:home address|lives at \\d+)",
    "(?:\\p{L}+(?:strasse|straße|gasse|weg)) \\d+",
    "\\d+,? (?:bis |ter )?rue \\p{L}+"
  ),
  Children: pattern(
    "(?:his|her|their|my|our) (?:\\p{L}+[- ])?(?:son|daughter|sons|daughters|kid|kids|child|children|toddler|baby|newborn|twins)",
    "(?:mother|father|mum|mom|dad|mama|papa|parent) (?:of|to) (?:\\p{L}+|\\d+)",
    "(?:proud )?(?:girl|boy) (?:mum|mom|dad)",
    "(?:son|daughter|child),? (?:aged )?\\d{1,2}",
    "\\d{1,2}[- ]years?[- ]old (?:son|daughter|boy|girl|child)"
  )
}

const mentions: Readonly<Record<SensitiveCategory, RegExp>> = {
  Health: pattern(
    illness,
    "illness",
    "disease",
    "disabled",
    "mental health",
    "diagnos(?:is|ed)",
    "therapy",
    "sobriety"
  ),
  Religion: pattern(
    faith,
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
    party,
    "politic(?:s|al)",
    "election",
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
  Ethnicity: pattern(people, "ethnicity", "ethnic", "racial", "ancestry"),
  Sexuality: pattern(orientation, "pride (?:parade|march|month)"),
  "Gender identity": pattern(gender, "pronouns"),
  "Crime and legal trouble": pattern(
    "arrested",
    "convict(?:ed|ion)",
    "felon(?:y)?",
    "prison",
    "jail(?:ed)?",
    "indict(?:ed|ment)",
    "lawsuit",
    "fraud"
  ),
  "Personal finances": pattern("bankrupt(?:cy)?", "net worth", "salary", "mortgage", "debts?"),
  "Home address": /$^/,
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

/** The sensitive matters that a text touches, in the order of `sensitiveCategories`. */
export const findSensitive = (text: string, reading: SensitiveReading): ReadonlyArray<SensitiveCategory> => {
  const folded = foldCase(text)
  return sensitiveCategories.filter(
    category =>
      statements[category].test(folded) || (reading === "mention" && mentions[category].test(folded))
  )
}
