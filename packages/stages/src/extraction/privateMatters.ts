import { addressesMachine, matchesIn } from "@prospect-research/core"
import { namesRelativesElsewhere, withoutFrenchPossessives } from "./languages/relatives.ts"

/** Matters that no field of a report takes, and people who are not the prospect. */
const unspeakable = [
  // Relatives.
  /\b(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner(?= and| \p{Lu}|$)|kids?|child|children|sons?|daughters?|toddlers?|bab(?:y|ies)|twins|grandchild\w*|parent(?:s|ing|hood)?|mother|father|mum|mom|dad|mama|papa|brothers?|sisters?|siblings?|nephews?|nieces?|family|families|motherhood|fatherhood|mutter|vater|kinder|enfants?|hijos?)\b/iu,
  // Health.
  /\b(?:cancer|leuk\w+|diabet\w+|hiv|depression(?!-era)|anxiety|bipolar|adhd|autis\w+|asperger\w*|epilep\w+|sclerosis|parkinson\w*|alzheimer\w*|dementia|dyslexi\w+|ptsd|anorexi\w+|bulimi\w+|alcoholi\w+|addict\w*|asthma|arthritis|disabilit\w+|disabled|wheelchair|pregnan\w+|sober|sobriety|in recovery|therapy|illness|infertil\w+|ivf|miscarriage\w*|menopaus\w+|chemo\w*|antidepress\w*|rehab|surgery|diagnos\w+|neurodiver\w+)\b/i,
  // Belief.
  /\b(?:christian\w*|catholic\w*|protestant|evangelical|baptist|methodist|lutheran|anglican|mormon|muslim|islam\w*|sunni|shia|jew(?:ish|s)?|judaism|quaker\w*|hindu\w*|buddhis\w+|sikh\w*|atheis\w+|agnostic|scientolog\w+|pagan|church|parish|mosque|synagogue|chapel|jesus|christ|god|allah|bible|quran|torah|pray(?:s|er|ers|ed|ing)?|worship(?:s|ped|ping)?|fasting|faith|religio\w+|ministry)\b/i,
  // Politics and unions.
  /\b(?:republicans?|democrats?|(?:labour|conservative) (?:party|conference)|tor(?:y|ies)|green party|liberal democrats?|lib dems?|socialis[tm]|communis[tm]|marxis[tm]|anarchis[tm]|libertarian|maga|brexit\w*|far-(?:right|left)|(?:right|left)-wing|political\w*|politics|elections?|abortion|pro-(?:life|choice)|gun (?:rights|control)|parliament|trade union\w*|unionist|shop steward|unite the union|unison)\b/i,
  // Origin, sexuality, gender.
  /\b(?:ethnic\w*|racial|ancestry|(?:\w+(?:an|ish|ese|ic|xed|own)|her|his|their|my) heritage|latin[oax]|hispanic|african[- ]american|gay|lesbian|bisexual|queer|lgbt\w*|homosexual|trans(?:gender)?(?: rights)?|non-?binary|pronouns|she\/her|he\/him|they\/them)\b/i,
  // Crime and money.
  /\b(?:arrest\w*|convict\w+|felon\w*|prison|jail\w*|indict\w+|lawsuit|fraud\w*|bankrupt\w*|net worth|salary|mortgage|in debt|debts)\b/i
]

/** `Children in Need`, `Acme & Sons`: names of bodies. */
const bodies =
  /(?:Save the Children|Children in Need|Children['’]s (?=\p{Lu})|Big Brothers(?: Big Sisters)?|(?:Sisters|Brothers|Mothers|Fathers) (?=(?:in|of|for|and|against) (?:the )?\p{Lu})|Mothers?['’] Union|(?:&|and) (?:Sons?|Daughters?|Brothers)(?![\p{L}])|Father Christmas)/gu

/** `teaches children`, `toys for kids`: children are somebody's where it says whose, how many, or that there are some. */
const whose =
  "(?:her|his|their|my|our|own|whose|have|has|having|had|and|with|of|one|two|three|four|five|six|seven|\\d|raise[sd]?|raising|young|younger|youngest|older|oldest|elder|eldest|grown|grown-up|adult|small|little|teenage|only)"
const children = new RegExp(`(?<![\\p{L}])${whose} (?:[\\p{Ll}-]+ )?(?:kids|children)(?![\\p{L}])`, "iu")
const relatives =
  /\b(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|her partner|his partner|my partner|kid|child|sons?|daughters?|toddlers?|bab(?:y|ies)|twins|grandchild\w*|mother|father|mum|mom|dad|brothers?|sisters?|siblings?|nephews?|nieces?|aunts?|uncles?|cousins?|in-laws?)\b/iu

const anyChildren = /(?<![\p{L}])(?:kids|children)(?![\p{L}])/iu

/** Whether a text names people who belong to the person, who are nobody's business; beside what is personal any children may be. */
export const namesRelatives = (text: string, isPersonal: boolean): boolean => {
  const told = withoutFrenchPossessives(text).replace(bodies, "")
  return (
    relatives.test(told) || (isPersonal ? anyChildren : children).test(told) || namesRelativesElsewhere(text)
  )
}

/** What befalls people at home. Nobody tells it without a reason, and whatever else the sentence tells has to do with it. */
const ordeal =
  /(?<![\p{L}])(?:(?:an?|the|her|his|their|my|painful|bitter|messy) (?:\p{Ll}+ )?divorce(?! (?:law|case|coach|mediat|court|practice|settlement|client|claim|proceeding)\p{L}*)|divorced|(?:her|his|their|my) (?:marriage (?:ended|broke|failed|fell)|(?:late|ex-?)[- ]?(?:husband|wife|partner|spouse))|widow(?:ed|er|hood)|(?:an?|as) widow|bereave(?:d|ment)(?! (?:support|charit|service|counsel|group|care)\p{L}*)|(?:death|loss|passing|suicide|illness) of (?:her|his|their|my)|(?:lost|losing|buried|burying|grieving|mourning|nursed|nursing) (?:her|his|their|my) (?:\p{Ll}+ )?(?:husband|wife|partner|spouse|mother|father|mum|mom|dad|parents?|sister|brother|twin|son|daughter|child|baby|fianc[ée]e?))(?![\p{L}])/iu

/** `Divorce of Ada Lovelace, 51, engineer, and …`, as courts list it: whatever else stands there is told because of it. */
const listing =
  /(?<![\p{L}])(?:divorces?|dissolution(?: of marriage)?|separation|custody|bankruptcy|insolvency|foreclosure|eviction|arrests?|trial|sentencing|conviction|estate) of (?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+ \p{Lu}/iu

/** Whether a text is a court's or registry's word on somebody's private affairs. */
export const isCourtListing = (text: string): boolean => listing.test(text)

/** Whether a text tells of a blow to somebody's private life. */
export const tellsOfOrdeal = (text: string): boolean => ordeal.test(text)

const markup = /\bverified title of\b|<[a-z!/]|javascript:|\{\{|https?:|\b(?:assistant:|user:|system:)/i

/** Whether a text gives orders to a machine, or holds markup. */
export const isForMachines = (text: string): boolean => markup.test(text) || addressesMachine(text)

/**
 * Whether a text may stand where it says something of the person themselves, such as what they like: it speaks of nobody
 * else, of nothing sensitive and to no machine.
 */
export const isSpeakable = (text: string): boolean =>
  !isForMachines(text) && !unspeakable.some(matter => matter.test(text))

/** `Cornish Heritage Boats Trust`: in names heritage is what is kept, not where somebody comes from. */
const kept =
  /Heritage (?=(?:Boats?|Rail\p{L}*|Coast|Skills|Crafts?|Buildings?|Trust|Steam|Transport|Harbour|Gardens?|Orchards?|Seeds?|Open)(?![\p{L}]))/gu

/** Whether the name of a society or charity may stand: whom it is for is not whom the person has at home. */
export const isSpeakableName = (name: string): boolean =>
  !isForMachines(name) && unspeakable.slice(1).every(matter => !matter.test(name.replace(kept, "")))

/** A possessive makes the subject of a trade the person's own matter: `her cancer`, `my own faith`. */
const ownMatter =
  /\b(?:her|his|their|my|own|with|from|survived|survivor of|battl\w+|diagnosed|openly|devout|proud) (?:own |battle with |experience (?:of|with) )*(?<matter>[\p{L}-]+)/giu

/** Whether a text may stand where it speaks of somebody's work, whose subject may be a matter that is private elsewhere. */
export const isPublicMatter = (text: string): boolean =>
  !isForMachines(text) && matchesIn(text, ownMatter).every(match => isSpeakable(match.groups?.matter ?? ""))
