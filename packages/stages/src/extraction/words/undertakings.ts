import { properWord } from "../naming/properName.ts"

const capitalised = `${properWord}(?: (?:(?:of|the|and|a|in|on|for|to) ){0,2}${properWord}){0,6}`
const quoted = '[“"‘«][^“”"‘’«»]{2,70}[”"’»]'
const ended = "(?=[,.;:(]|$| (?:and|which|that|where|for|with|in|at|from|about|on)(?![\\p{L}]))"

const show =
  "(?:(?:YouTube|video|web|radio|interview|weekly|monthly|daily) )*(?:podcast|series|show|channel|vlog|webcast|newsletter)(?:,| called| named)?"
/** `hosts our podcast, Slow Tides,`, `makes the video series “Slow Tides”`: a show of their own, by its name. */
const shows = `^(?:(?:has|have) )?(?:(?:co-)?host(?:s|ed)?|present(?:s|ed)?|makes?|made|produces?|created?|creates|runs?|started) (?:an?|the|our|their|his|her|my|its) (?:(?!(?:episode|guest)(?![\\p{L}]))[\\p{Ll}’'-]+ ){0,3}?${show} (?<value>${quoted}|${capitalised})${ended}`

/** Whose it is: the house's, or nobody's that was there before. */
const ofHouse = `(?:the|our|its|their|(?:the )?${properWord}(?: ${properWord}){0,2}['’]s?|the \\p{Ll}+['’]s?)`
const undertaking =
  "(?:programmes?|programs?|academy|academies|cent(?:re|er)s?|schemes?|initiatives?|laborator(?:y|ies)|labs?|incubator|accelerator|apprenticeships?|bursar(?:y|ies)|scholarships?|fellowships?|festival|museum|librar(?:y|ies)|nursery|crèche|workshops?|foundry|orchard|garden|hub|institute|territor(?:y|ies)|Programmes?|Programs?|Academy|Cent(?:re|er)|Scheme|Lab|Festival|Museum|Library|Archive)"
/** `launched the company’s mentoring programme`, `set up our repair workshops in Leeds and Oslo`: what was not there before. */
const founded = `^(?:(?:has|have) )?(?<value>(?:set up|launched|founded|co-founded|started|established|created|(?:built|opened|designed)(?! ${ofHouse} ${undertaking}(?![\\p{L}]))) ${ofHouse} (?:\\p{Lu}[\\p{L}’'-]* (?:and (?=\\p{Lu}))?){0,3}(?:(?!(?:of|for|and|in)(?![\\p{L}]))[\\p{Ll}-]+ ){0,3}${undertaking}(?: in \\p{Lu}[\\p{L}’'-]+(?: and \\p{Lu}[\\p{L}’'-]+)?)?)${ended}`

/** `led the “Slow Tides” campaign, which won a silver Lyre`: what was led has a name, and was honoured. */
const campaign = `^(?:(?:has|have) )?(?:led|ran|created|directed|conceived|produced|devised|started|launched) (?:the|our|its|an?) (?<value>${quoted}) (?:campaign|project|programme|program|exhibition|series|initiative|film|drive|appeal)(?![\\p{L}])`
const prizeOfCampaign = `^(?:(?:has|have) )?(?:led|ran|created|directed|conceived|produced|devised|started|launched) [^.;]{3,80}?, (?:which|that) (?:won|took|received|earned|was awarded) (?:an?|the) (?<value>(?:(?:gold|silver|bronze) )?\\p{Lu}[\\p{L}’'-]*(?: (?:(?:of|the|for) ){0,2}\\p{Lu}[\\p{L}’'-]*){0,5})(?: (?:in )?(?:19|20)\\d\\d)?${ended}`

const amount =
  "(?:(?:US|A|C|S|NZ|HK)?[$€£]\\d[\\d.,]* ?(?:million|billion|bn|m)?|\\d[\\d.,]* (?:million|billion|bn|m) (?:euros?|dollars?|pounds?|francs?|kron(?:er|or)|zloty))(?![\\p{L}])"
/** `closed the Series B of €40 million`. */
const round = `^(?:(?:has|have) )?(?<value>(?:led|steered|closed?|closes|ran|completed|managed|raised) (?:the|its|our|an?) (?:[Ss]eries [A-F]|seed|funding|growth) ?(?:round|raise)?,? ?(?:of|worth) ${amount})`
/** `reached 500 days without a stoppage`, `has led more than 40 audits`: so many that somebody counted. */
const reached =
  "^(?:(?:has|have) )?(?<value>(?:reached|passed|topped|surpassed) (?:over |more than |nearly )?[$€£]?\\d[\\d.,]* (?!per|%)[^,;.]{3,60}?)(?=[,.;]|$| (?:in|by|and|after|during|within|for) )"
const ledMany =
  "^(?:(?:has|have) )?(?<value>(?:led|run|ran|delivered|managed|completed|designed|chaired|directed|overseen) (?:over |more than |nearly |almost |some |about )?(?:\\d[\\d,.]*\\d|\\d)\\+? (?!years|months|weeks|days|hours|minutes|people|engineers|staff|employees|times|per|direct)(?:[\\p{L}-]+ ){0,3}(?:projects?|programmes|programs|implementations|installations|audits|roll-?outs|launches|campaigns|transactions|deals|acquisitions|mergers|migrations|restorations|excavations|expeditions|productions|exhibitions|investigations|inspections|trials|workshops|conversions|playtests|experiments|interviews|surveys|field trips))(?![\\p{L}])"

const work =
  "(?:rebuild(?:ing)?|reconstruction|construction|design|redesign|restoration|renovation|refurbishment|conversion|expansion|opening|reopening|launch|relaunch|merger|sale|acquisition|closure|relocation|excavation|digiti[sz]ation|electrification|regeneration|decommissioning)"
/** `led the rebuilding of the Calder Weir after the floods`: one thing that has a name, and was led to its end. */
const ledWork = `^(?:(?:has|have) )?(?<value>(?:led|oversaw|overseen|managed|directed) (?:the|its|our) (?:[\\p{Ll}-]+ ){0,2}?${work} of (?:the |our |its )?(?:[\\p{Ll}-]+ ){0,2}?${capitalised}(?: (?!(?:and|in|for|with|at|by|from|who|which|that|where)(?![\\p{L}]))\\p{Ll}+){0,3})(?=[,.;:(]|$| (?:and|after|which|that|where|for|with|in|at|from|about|on)(?![\\p{L}]))`

/** What people have set up, led and brought about, told at the verb. */
export const undertakings: ReadonlyArray<string> = [
  shows,
  founded,
  campaign,
  prizeOfCampaign,
  round,
  reached,
  ledMany,
  ledWork
]
