import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isPastime } from "../words/pastimes.ts"

/** Verbs that name a pastime by themselves: `I row, on the Merrimack`. */
const alone =
  "(?:birds?|boulders?|canoes?|climbs?|crochets?|curls?|cycles?|dances?|fences?|gardens?|hikes?|kayaks?|kitesurfs?|knits?|quilts?|rock-climbs?|rows?|sails?|skates?|(?:(?:[Nn]ordic|cross-country|[Aa]lpine|telemark|water) )?skis?|snowboards?|surfs?|swims?|treks?|weaves?|whittles?|windsurfs?)"
const water = "(?: in (?:cold|open|wild|icy) water| in the (?:sea|ocean|lake|river)| outdoors)?"
const going = new RegExp(
  `^(?<value>${alone}${water})(?=$|[.!;]|,? (?:in|on|off|along|with|every|most|badly|slowly|competitively|whenever|when|all|year)\\b|, )`,
  "u"
)

/** Objects of verbs that say much else beside. */
const made =
  /^(?<value>(?:bakes?|cooks?) (?:(?!own|her|his|their|my|the)\p{Ll}[\p{L}-]* ){0,2}(?:breads?|sourdough|cakes?|pastry|pastries|pies?|buns|bagels|cookies|biscuits)|brews? (?:beer|ale|cider|kombucha|mead)|(?:referees?|umpires?|officiates?) (?<sport>\p{Ll}[\p{L}-]*(?: \p{Ll}+)?)|(?:builds?|restores?|sets?|solves?|makes?|collects?|repairs?|flies|races?|throws|prints|binds) (?:(?:old|vintage|antique|model|wooden|hand-made|small|cryptic|classic|second-hand) )?(?<thing>crossword puzzles?|crosswords|jigsaws?|puzzles|furniture|guitars|violins|ukuleles|synthesi[sz]ers|model (?:railways|trains|boats|ships|aircraft)|dolls['’] houses|motorcycles|motorbikes|bicycles|bikes|typewriters|clocks|watches|radios|kites|pots|ceramics|jam|cheese|cider|books by hand|linocuts|stamps|records|vinyl|fountain pens|board games|kayaks|canoes)|keeps? (?:bees|hens|chickens|quail|pigeons|an allotment)|sings? (?:in|with) (?:(?:a|an|the|her|his|their|my) )?(?:(?:local|community|chamber|village|cathedral|gospel) )*(?:choir|chorus|barbershop \p{Ll}+|(?:\p{Lu}[\p{L}’']* ){1,4}(?:Choir|Chorus|Singers|Consort|Chorale|Voices))|rings? (?:church )?bells|calls? (?:ceilidhs|square dances)|plays? (?!the )(?:(?:some|terrible|amateur|competitive|five-a-side|wheelchair|league|social) )*(?<game>\p{Ll}[\p{L}-]*(?: \p{Ll}+)?))(?=$|[,.;!]| (?:in|on|for|with|and|at|every|most|badly|when)\b)/u

const dabbling =
  /^dabbles? in (?<value>\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2})(?=$|[,.;!]| (?:and|at|in)\b)/u

const pursuitOf = (text: string): string | undefined => {
  const dabbled = dabbling.exec(text)?.groups?.value
  if (dabbled !== undefined) return isPastime(dabbled) ? dabbled : undefined
  const { value, sport, game } = made.exec(text)?.groups ?? {}
  if (value === undefined) return going.exec(text)?.groups?.value
  if (game !== undefined) return isPastime(game) ? game : undefined
  return sport === undefined || isPastime(sport) ? value : undefined
}

const breaks = /,\s+(?:and\s+)?|\s+and\s+/u

/**
 * Pastimes told by a verb. What comes first is said of the person; a further verb of a list only where the first is such
 * a verb too, or all of it is about free time: `counts columns and rows` rows nowhere.
 */
export const pursuit: Rule = ({ text, isLeisure }): ReadonlyArray<Fact> => {
  const [first = "", ...further] = text.split(breaks)
  const isTold = isLeisure || pursuitOf(first) !== undefined
  const values = [first, ...(isTold ? further : [])].flatMap(part => pursuitOf(part) ?? [])
  return factsOf("personal.hobbies", values.filter(isSpeakable))
}
