import { patternOf } from "../../sources/regex.ts"
import { isField } from "./fields.ts"
import { endsInTechnology } from "./technologies.ts"

/** Words that are formed like those for what is worked on: of some endings alone they are virtues, and behind another word not. */
const formed =
  /(?:^|[\s/-])\p{L}{2,}(?:(?<!th)ing|[^aeiou]tion|[aeiou]tion|sion|(?<!mo)ment|ics|logy|graphy|metry|nomy|urgy|ysis|ships)$/iu
const formedBehind =
  / (?:\p{L}{2,}(?:ance|ence|ity|cy|ture|ings|tions|ments|age|al|ism|ship)|affairs|crime|theory|control|protection|targets|standards|hours|rights|methods|values|cases|funds?|constraints)$/iu
const further =
  /(?:^|[\s/-])(?:storage|commerce|servers?|ledgers?|recover(?:y|ies)|legacies|sewer|insurances?|fib(?:er|re)s?|metal|paper|glass|(?:lab|laboratory|field|case|court|trial) work)$/iu
/** `TUPE`, `ICP-MS`, `HPLC methods`: letters are the name of something. */
const letters = /(?<![\p{L}])[\p{Lu}\d]{2,}(?![\p{Ll}])|\p{Ll}\p{Lu}/u

/** Whether a text is of a kind that people work on, whatever leads to it: a field, a tool, or a word formed like one. */
export const isDiscipline = (text: string): boolean =>
  isField(text) ||
  endsInTechnology(text) ||
  formed.test(text) ||
  formedBehind.test(text) ||
  further.test(text) ||
  letters.test(text)

const endings = [
  // German
  "(?:ung|ungen|tik|logie|grafie|graphie|metrie|nomie|kunde|wesen|wirtschaft|technik|recht|bau|schutz|tät|arbeit|handel|pflege)",
  // Romance
  "(?:[ct]ión|[ct]iones|gestão|gestione|siones|sión|ção|ções|são|zione|zioni|sione|tion|tions|sion|log[ií]as?|logies?|graf[ií]as?|graphies?|metr[ií]as?|métries?|nom[ií]as?|nomies?|ques?|ic[ao]s?|iche|idad|ità|ités?|dade|mi?ento|imentos?|ments?|tur[ae]s?|ajes?|agem|aggio|ages?|er[ií]a|eries?|ismo|isme|ría|[eê]ncias?|[eê]ncies?|enz[ae]|[ae]nces?|ancias?|âncias?|eaux?|ado|ados|ata)",
  // Dutch and Nordic
  "(?:atie|aties|iteit|ing|ingen|ingar|inger|eringar|sjon|tik|teknikk?|techniek|logi|grafi|nomi|rett|rätt|het|heid|skap|skab|vård|zorg|bouw|drift|ledelse|kunde|beheer|lære|kunskap|kunnskap)",
  // Polish
  "(?:ni[aeu]|niem|ciu|ci[ae]|cj[aię]|cją|acji|ości?ą?|ik[aię]|iką|logi[aię]|logią|two|twa|twem|grafi[aię]|praw[oa]?|prawem)"
].join("|")
/** What houses have departments for, in words that have no such ending. */
const branches =
  "bau|ochron\\p{L}*|zoll|douanes?|aduanas?|dogan[ae]|alfândega|paie|nóminas?|paghe|löner?|lønn?|salaris\\p{L}*|finan\\p{L}*|kosten|costes|costos|coûts|costi|custos|kostnad\\p{L}*|personal\\p{L}*|personeel|personale|personnel|vertrieb|verkauf|einkauf|inkoop|verkoop|inköp|innkjøp|salg|försäljning|ventas|ventes|vendite|vendas|compras|achats|acquisti|derecho|droit|diritto|direito|steuern?|impuestos|impôts|imposte|impostos|verträge|contrat\\p{L}*|contratti|daten|datos|données|dati|dados|data|modell?\\p{L}*|mod[eè]l\\p{L}*|netz\\p{L}*|redes|réseaux|reti|sécurité|miljö|miljø|milieu|kvalitet|kwaliteit|ekonomi|økonomi|énergie|energie|energi|energ[ií]a|wasser|agua|acqua|água|eau|holz\\p{L}*|stahl\\p{L}*|termine|schnittstellen|logisti\\p{L}*|marketing|management|design|software|hardware|analys\\p{L}*|anális\\p{L}*|analis\\p{L}*|\\p{L}*projekte?n?|\\p{L}*planung|strateg\\p{L}*|transport\\p{L}*|export\\p{L}*|import\\p{L}*|\\p{L}*ferment\\p{L}*|\\p{L}*system\\p{L}*|sensor\\p{L}*|\\p{L}*anlagen|\\p{L}*prozesse?|\\p{L}*statik|robot\\p{L}*|automat\\p{L}*"
const disciplineElsewhere = `(?<![\\p{L}])(?:\\p{L}{2,}(?:${endings})|${branches})(?![\\p{L}])`

/** The same in other languages, by any word of it: the word that counts stands first in some, and last in others. */
export const isDisciplineElsewhere = (text: string): boolean =>
  isDiscipline(text) || patternOf(disciplineElsewhere, "iu").test(text)

/** Two words of this length stand for a trade: `Hydraulikwinden, Planetengetriebe`. */
export const isLongWord = (text: string): boolean => /^\p{L}{12,}$/u.test(text)

/** One word that nobody knows as work may be anything, whatever stands beside it: `Ports, people, piles`. */
export const isTradeAlone = (text: string): boolean =>
  text.includes(" ") || isLongWord(text) || isDisciplineElsewhere(text)
