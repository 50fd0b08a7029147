import { isTitle } from "../../sources/roles.ts"
import { isDegree } from "../naming/lettersBehindNames.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { isBefore } from "../naming/wholeName.ts"
import { topicOf } from "../topics.ts"
import { isNameOfAnimal } from "../words/animals.ts"
import { isCertificate } from "../words/certifications.ts"
import { isInstitution } from "../words/degrees.ts"
import { isNoSkill, linkName } from "../words/noSkills.ts"
import { isPlace } from "../words/places.ts"
import { isAddress, isRowOfLinks } from "../words/sites.ts"
import { isTechnology } from "../words/technologies.ts"
import { around, isBehind } from "./around.ts"
import { type Refusal, sentence } from "./Refusal.ts"

/** `Tidal University Credentials`, `boat building Education`. */
export const runsIntoLabel = (text: string): boolean => {
  const { before = "", label = "" } =
    /^(?<before>.+ \p{Ll}[\p{L}-]+|.+ (?:University|College|School|Academy)) (?<label>\p{Lu}\p{Ll}+)$/u.exec(
      text
    )?.groups ?? {}
  return topicOf(label) !== undefined && !/ (?:of|for|in|and|to|at|on|with)$/u.test(before)
}

/** `KETTLE FALLS – You know the voice` */
const isDateline = (text: string, quote: string): boolean =>
  /^\p{Lu}[\p{Lu} .'’-]+$/u.test(text) &&
  /^(?:, \p{Lu}[\p{L}.]+)? [–—] \p{Lu}/u.test(quote.slice(text.length)) &&
  quote.startsWith(text)

/** `University of Acme / Faculty of Science / Physics` */
const isPath = (quote: string): boolean => {
  const steps = quote.split(/ [/›»>] /)
  return steps.length > 2 && steps.some(step => isInstitution(step))
}

/** `runs our wharf, rail and container yard teams` */
const ofTeams =
  /\b(?:runs|leads|manages|heads|oversees) (?:our|the|its|their) [^.;]*, [^.;]* (?:teams|crews|gangs)\b/u

/** `acts for family firms, particularly in food` */
const ofClients =
  /(?<![\p{L}])(?:for|with|to) (?:[\p{L}-]+ ){0,3}(?:companies|clients|businesses|firms|families|employers|investors|owners|start-?ups),? (?:particularly|especially|mainly|mostly|chiefly|notably|largely) (?:in|across|within) (?:the )?[^.;]*$/u

/** `Estates, advice for sellers and mills`: behind a preposition, `and` joins what it leads to. */
const behindPreposition = /^\p{L}+(?: \p{Ll}+)?, (?:[\p{Ll} -]+, )*[\p{Ll} -]+ for [\p{Ll} -]+ and $/u

const foot = "(?:privacy|security|legal|accessibility|cookies?|terms|sitemap|careers?|contact)"
const footLink = new RegExp(`^${foot}$`, "i")
/** `Privacy • Security • Legal` */
const footLinks = new RegExp(`(?<![\\p{L}])${foot} ?[•·|] ?${foot}(?![\\p{L}])`, "iu")

/** What a branch of law, of risk or of security is of. */
const modifier =
  /^(?:information|data|network|physical|credit|market|climate|conduct|operational|liquidity|financial|criminal|civil|family|commercial|corporate|employment|property|tax|patent|immigration|payment|delay|contract|planning|boundary|construction|defect|debt|shareholder)$/iu

export const noSkill: ReadonlyArray<Refusal> = [
  // `talks about leaving retail, raising money in a bad year`
  [
    "what somebody went through",
    /^(?:leaving|quitting|losing|becoming|growing up|being|getting|raising money|starting over) /iu
  ],
  ["how much of a thing", /^(?:a lot|lots|plenty|loads|a bit) of /iu],
  ["what everybody has", /^(?:common sense|patience|luck|good humou?r|stubbornness|enthusiasm)$/iu],
  // `leads our mass-timber and low-energy work`
  [
    "of which kind the work is",
    (text, quote) =>
      /^(?:low|high|zero|net)-\p{Ll}+$/u.test(text) &&
      / (?:work|projects|buildings|design)(?![\p{L}])/u.test(around(text, quote).after.slice(0, 12))
  ],
  ["how often", /^(?:lately|recently|increasingly|occasionally|mostly|often|sometimes|latterly|nowadays)$/iu],
  ["a title", /^(?:[SE]?VP|C[A-Z]O)$/u],
  // `Ada’s lab combines acoustic sensors`
  ["a sentence", /^\p{Lu}\p{L}+['’]s (?:lab|group|team|practice|work|research|firm|studio) \p{Ll}+s /u],
  // `Ada looks after stewardship`
  [
    "a sentence",
    (text, quote) =>
      /^\p{Lu}\p{Ll}+ \p{Ll}+s$/u.test(text) && isGiven(text.split(" ")[0] ?? "") && quote.startsWith(text)
  ],
  // `la responsable de sostenibilidad, Nuria Castelló`
  [
    "the post of who is named behind",
    (text, quote) => {
      const { before, after } = around(text, quote)
      const who = /^, (?<who>\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?=[.,;]|$| y | e )/u.exec(after)?.groups
        ?.who
      return (
        who !== undefined &&
        looksLikeName(who) &&
        /(?<![\p{L}])(?:responsable|jef[ea]|directora?|head|manager|leiter(?:in)?|chef|direttore|direttrice) (?:de|di|of|für) (?:la )?$/iu.test(
          before
        )
      )
    }
  ],
  // `co-founder of Oat & Ember`
  [
    "a part of a name",
    (text, quote) =>
      /^\p{Lu}\p{Ll}+$/u.test(text) &&
      /(?<![\p{L}])(?:of|at|for|from|by|with) \p{Lu}\p{Ll}+ & $/u.test(around(text, quote).before)
  ],
  ["a word of work", /^(?:models?|private practice)$/iu],
  sentence,
  // `Calle Mayor 4`, `Aviso legal`
  [
    "a foot of a page",
    /^(?:Calle|C\/|Avda\.?|Avenida|Plaza|Paseo|Rua|Rue|Boulevard|Quai|Via|Piazza|Corso|Viale) \p{Lu}.* \d+|^(?:Aviso legal|Canal de denuncias|Política de .*|Mentions légales|Informativa privacy|Note legali|Aviso de privacidad|Livro de reclamações)$/u
  ],
  ["a way through life", /^moving from /u],
  [
    "a way to somebody",
    (text, quote) =>
      /^(?:Find|Follow|Reach) (?:me|us) /u.test(text) ||
      /(?<![\p{L}])(?:[Ff]ind|[Ff]ollow|[Rr]each) (?:me|us|him|her|them) (?:on|at) [^.;]*$/u.test(
        around(text, quote).before
      )
  ],
  // `restaurant Italian`
  [
    "a language that is hardly spoken",
    isBehind(/(?<![\p{L}])(?:restaurant|menu|tourist|holiday|broken|schoolboy|schoolgirl) $/iu)
  ],
  // `Ada’s specialisms include piling`
  ["a sentence", / (?:includes?|covers?|spans?) \p{L}/u],
  ["what goes on in any house", /^day-to-day /iu],
  // `trading as Acme Gas`
  ["a name of a house", /^[Tt]rading as /u],
  // `a 6 mm suit`
  ["a thing by its size", /^(?:an? )?\d+(?:[.,]\d+)? ?(?:mm|cm|km|kg|lb|ft|inch)(?![\p{L}])/u],
  // `keynoted Tide Days`
  ["where somebody spoke", /^(?:keynoted|spoke|presented|lectured) /u],
  // `drafted the state’s tidal law`
  ["a law", /['’]s (?:\p{L}+ )*(?:laws?|acts?|bills?|statutes?)$/u],
  ["anything that is done for others", /^services?$/iu],
  ["known to be none", isNoSkill],
  [
    // `works for Acme in Leeds`
    "where somebody works",
    (text, quote) => isPlace(text) && !isTechnology(text) && / in $/u.test(around(text, quote).before)
  ],
  ["the end of a list", /^(?:and|or|und|et|y|e|en|og|och) /u],
  ["a course by its number", /^(?!ISO|IEC|DIN|NEN|NIST)\p{Lu}{3,5} ?\d{3}[A-Z]?(?= \p{Lu}|$)/u],
  // `RX-3`
  ["a product by its number", text => /^\p{Lu}{1,4}-\d{1,3}$/u.test(text) && !isTechnology(text)],
  // `Clearwater rivers`, `Acme Valley Orthopedics`
  [
    "a place, or a house that is called by one",
    /^(?:\p{Lu}[\p{L}’'-]+ )+(?:[Rr]ivers?|[Vv]alleys?|[Ll]akes?|[Cc]reek|[Hh]arbou?r|[Rr]idge|[Mm]ountains?|[Hh]ills|[Cc]oasts?|[Bb]ay)(?![\p{L}])/u
  ],
  // `in particular`, `on request`
  [
    "a noun of a saying",
    (text, quote) =>
      /^(?:particular|general|request|addition|person|practice|time|site|house|demand|detail|depth|short|turn|part|full|place)$/iu.test(
        text
      ) && / (?:in|on) $/iu.test(around(text, quote).before)
  ],
  // `every background of The Long Tide`
  [
    "a work by its name",
    (text, quote) =>
      /^\p{Lu}\p{Ll}+ (?:of )?\p{Lu}\p{Ll}+/u.test(text) &&
      /[\p{Ll};,:] The $/u.test(around(text, quote).before)
  ],
  ["a course by its title", /^Introduction to /u],
  // `18,000 roofs and counting`
  ["the end of a saying", /^counting$/iu],
  ["a ticket", /(?<![\p{L}])tickets?$/iu],
  ["a wish", /^(?:less|fewer|more|better) \p{L}/iu],
  ["the half of a joined word", /\p{L}-$/u],
  [
    // `driften af vores 64 vindmøller`, `leads HR`
    "what somebody answers for",
    /(?<!\p{L})(?:our|unser\p{L}*|nuestr[oa]s?|noss[oa]s?|nostr[aeio]|onze|vår|våra|våre|vores)(?!\p{L})|^(?:leads|runs|heads|manages|oversees) \p{L}/iu
  ],
  ["who does something", /^\p{Ll}+(?:isatrice|isateur|izadora?|izatore|izatrice|isatorin)$/u],
  ["how something is certified", /^\p{L}+-(?:zertifiziert|certified|certifié|gecertificeerd)$/u],
  [
    // `no fuss`, `leur succession`
    "what somebody does without, or others’",
    /^(?:no|without|sans|ohne|sin|sem|senza|leurs?|notre|nos|votre|vos) \p{Ll}/u
  ],
  [
    // `chantiers avec les mairies`
    "what is done with others",
    / (?:avec|mit|met|con|com|with) (?:les?|la|nos|des|den|dem|der|de|los|las|el|gli|the|our|its|their) /u
  ],
  ["lines run together up to the label of the next", runsIntoLabel],
  [
    // `Networking and anything below it`
    "the end of a phrase",
    /(?:^| )(?:above|against|around|behind|below|beneath|beside|beyond|despite|through|under|underneath|until) (?:it|them|this|that|these|those|everything|anything|all)$/iu
  ],
  // `disputes over what arrived late`
  ["a room of others", /^(?:the )?(?:courts?|tribunals?|boardrooms?|classrooms?)$/iu],
  [
    // `advises on leases and acts for tenants`
    "what somebody does, and no name for it",
    /^(?:acts|advises|helps|speaks|supports|teaches|works|writes|appears) (?:for|on|in|with|about|at|to|the|our|an?) /u
  ],
  ["praise in jest", /^honest \p{Ll}/u],
  ["how something was", /^(?:focus|not|never|late|early|again|soon|wet|broken)$/iu],
  // `negotiated the first pooled contract`
  [
    "what was done once",
    /^(?:first|second|third|last|largest|biggest|longest) (?!aid|principles|response|line|languages?|part(?:y|ies))\p{Ll}/iu
  ],
  ["an address", text => isAddress(text) && text.includes("/")],
  ["an address", isBefore(/^\.(?:com|org|net|io|dev)(?![\p{L}])/u)],
  ["a link", (text, quote) => linkName.test(text) || isRowOfLinks(quote)],
  ["where a paper has it from", isDateline],
  ["where a page stands on its site", (_text, quote) => isPath(quote)],
  ["what others do", (_text, quote) => ofTeams.test(quote)],
  // `Delta & Dune`, alone in its line.
  ["a house", (_text, quote) => /^\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+$/u.test(quote)],
  ["what clients do", isBehind(ofClients)],
  ["what is worked for", isBehind(behindPreposition)],
  [
    "a paper",
    text =>
      isDegree(text) ||
      isCertificate(text) ||
      /(?<![\p{L}])(?:diploma|certificate|degree|licen[cs]e)$/iu.test(text)
  ],
  ["a school", isInstitution],
  ["what an animal is called", (text, quote) => isNameOfAnimal(text, around(text, quote).before)],
  // At the foot of a page.
  ["a link to what a site has to say", (text, quote) => footLink.test(text) && footLinks.test(quote)],
  // `director of sales`
  ["a post", text => /^\p{L}+ (?:of|for) /u.test(text) && isTitle(text)],
  // `information and cyber security`, `Credit, climate and conduct risk`: the last word is of all of them.
  [
    "a word without the noun that it shares",
    (text, quote) =>
      modifier.test(text) &&
      /^(?:, \p{L}+)*,? and \p{Ll}+ (?:risk|law|security|disputes|claims|litigation)(?![\p{L}])/u.test(
        around(text, quote).after
      )
  ]
]
