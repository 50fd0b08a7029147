import { foldCase } from "./fold.ts"
import { wholeWords } from "./pattern.ts"

/** Names and terms of work in which a word of a sensitive matter says nothing of anybody. */
const ordinary = wholeWords(
  [
    // Organisations, places and works.
    "christian (?:dior|louboutin|aid|lacroix|science monitor)",
    "(?:st(?:andard)? (?:&|and) )?poor'?s",
    "black ?(?:rock|stone|berry|hawk|duck|boxes?|belt|friday|sea|forest|country|hat|swan|label|mirror)",
    "white (?:papers?|house|label|board|hat|space|collar)",
    "temple (?:university|bar)",
    "jewish (?:chronicle|museum)",
    // A prize for those of a part of the world.
    "(?:east|west|north|south|southern|central|pan)[- ](?:african|asian) (?:women|girls|youth|leaders) in (?:\\p{L}+ ){1,3}?(?:awards?|prizes?|medals?)",
    "brigham young",
    "ministry of \\p{L}+",
    "(?:european|african|western|student|students'?|customs|currency|banking|international astronomical|international telecommunication|soviet) unions?",
    "union (?:square|pacific|bank|station|jack|types?|find|street|investment)",
    "(?:credit|discriminated|tagged|type|set|rugby|savings|monetary|postal) unions?",
    "unions? of (?:sets|types|concerned scientists)",
    "union (?:de la|des|du|interprofessionnelle|sportive) (?!syndic)\\p{L}+",
    "apple health ?kit",
    "health ?kit",
    "(?:cancer|diabetes|stroke|alzheimer'?s|parkinson'?s|dementia|arthritis|asthma|lupus|autism|epilepsy|leuk[a]?emia|hiv|aids|multiple sclerosis) (?:research uk|uk|foundation|society|association|council|trust|alliance|care)",
    "(?:digital|public|global|animal|one|mobile|e|m|m-|e-)[ -]?health",
    "labou?r (?:markets?|economi\\w+|law(?:yers?)?|force|costs?|relations|productivity|supply|statistics)",
    "bureau of labor statistics",
    // Terms of a trade.
    "(?:technical|tech|code|design|data|security|venture|corporate|sovereign|private|public|mezzanine|senior|distressed|government|national|leveraged|convertible) debts?",
    "debt (?:finance|financing|capital|markets?|advisory|restructuring|collection|funds?|securities|instruments?|products?|management)",
    "(?:equity|invest\\w*|trade[sd]?|trading|dealing) (?:and|in|or) debts?",
    "debt (?:and|or) equity",
    "mortgage (?:\\p{L}+ )?(?:bank\\w*|brokers?|lend\\w+|products?|technology|software|platform|industry|company|loans?|markets?|backed|team|operations|business|underwrit\\w+|servic\\w+|start-?up)",
    "salary (?:benchmark\\w*|survey|data|bands?|transparency|negotiation|guide)",
    "(?:anti-?|payment |card |identity |ad |click |insurance |tax |health ?care |online |bank )?fraud (?:detection|prevention|analytics?|analysts?|risk|team|management|strategy|investigat\\w+|examiners?|operations|engineer\\w*|models?|solutions?|manager|specialist|signals?|platform|research|product)",
    "(?:anti-|financial |payment )fraud",
    "fraud (?:working group|committee|forum|task ?force|awareness|intelligence|controls?)",
    "(?:anti-money laundering|aml|kyc|sanctions(?: screening)?|compliance|financial crime|cyber ?crime)(?:, [\\p{L} -]{3,30}){0,2},? (?:and|&) fraud(?! (?:charges?|allegations?|case|claims?|convictions?|inquiry|probe|scandal|trial))",
    "bankruptcy (?:law|lawyers?|attorney|court|practice|code|proceedings|partner)",
    "prison (?:education|reform|ministry|architecture)",
    "(?:conversion|crash|error|bounce) rates?",
    "child (?:process(?:es)?|theme|component|nodes?|elements?|classes|workflows?)",
    "parent(?: |-)(?:child|company|node|class|process|teacher)",
    "children'?s (?:books?|publish\\w*|media|television|tv|hospitals?|museum|literature|theatre|programming|authors?|content|fund)",
    "(?:k-?12|early childhood|child(?:hood)?|paediatric|pediatric) (?:education|development|protection|welfare|care|psycholog\\w+|nutrition|health)",
    "save the children",
    "general elections? (?:coverage|reporting)",
    "(?:master|slave|leader) elections?",
    "election (?:security|systems?|algorithms?|technology|data)",
    "(?:gene|cell|immuno|physio)[- ]?therap\\w*",
    "therapy (?:areas?|platform|app|products?|delivery|devices?)",
    "(?:rare|infectious|plant|heart|kidney|lung|liver|cardiovascular|neurological) diseases?",
    "disease (?:area|control|model\\w*|surveillance|biology|prevention|research)",
    "mental[- ]health (?:apps?|care|start-?ups?|platforms?|charit(?:y|ies)|services?|products?|companies|company|tech\\w*|research\\w*|foundation|clinics?|policy|awareness|nonprofit)",
    "(?:stroke|brush|key)[- ]?(?:width|path|order)",
    "(?:web|digital|ui|product|design) accessibility",
    "disability (?:inclusion|insurance|rights|studies|services|policy|law|design)",
    "blind (?:spots?|review|hiring|tests?|auctions?|signatures?|trials?)",
    "double[- ]blind",
    "faith hill",
    "(?:good|bad|leap of) faith",
    "political (?:science|economy|economists?|scientists?|philosophy|theory|risk|editor|correspondent|reporter|journalis\\w+|history|communication)",
    "politics (?:editor|correspondent|reporter|desk|and economics)",
    "(?:marketing|advertising|ad|media|email|sales|brand|phishing|test) campaigner?s?",
    "liberal arts",
    "conservative (?:estimates?|accounting|investment|forecasts?|approach)",
    "(?:people|patients?|those|adults|men|women|families|individuals|users|anyone|everyone|persons|veterans|survivors|kids|children|students|employees|communities|populations|workers|millions|residents) (?:(?:who|that) )?(?:are |were |have )?(?:been )?(?:living|live|diagnosed|struggling|struggle|suffering|suffer|battling|coping|cope|affected|born|dealing) (?:with|from|against|by) (?:\\p{L}+[ -]){0,3}?\\p{L}+",
    "(?:for|with|to|of|by|among|help\\w*|support\\w*|serv\\w+|treat\\w*) (?:the )?(?:pregnant|disabled|blind|deaf|autistic|neurodivergent|homeless|low-income|black|latin[oax]|latinx|hispanic|indigenous|muslim|jewish|christian|lgbt[a-z+]*|transgender|gay|queer|asian|african) (?:and \\p{L}+ )?(?:women|men|people|adults|children|kids|families|patients|students|users|workers|communities|founders|employees|customers|voters|youth|households|artists|writers|engineers|audiences|viewers|readers)"
  ],
  "gu"
)

/** First names that are also words of faith or love: before another capital they name somebody. */
const givenNames =
  /\b(?:Christian|Gay|Jain|Roma|Faith|Jesus|Ace|Pan|Desi|Poly|Stud|Rich|Blind|Church|Temple|Parish|Debt|White|Black|Brown|Slow|Poor|Straight)(?= (?!Man\b|Woman\b|Person\b|Dad\b|Mum\b|Mom\b|Father\b|Mother\b|Church\b|Faith\b|Parent\b|American\b|Catholic\b|Guy\b|Girl\b|Husband\b|Wife\b|Couple\b|Pride\b)\p{Lu})/gu

/** And as surnames after a first name, where no verb stands between. */
const surnames =
  /(?<=\b\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?)(?:Gay|Gaye|Black|White|Brown|Church|Temple|Parish|Poor|Rich|Roma|Christian|Jain|Stroke|Blind|Salary|Young|Prison|Kidd|Child|Childs|Kids|Christ|Pope|Bishop|Priest)\b/gu

/** A folded text in lower case, without terms of work and names of houses in which such a word says nothing. */
export const withoutTerms = (folded: string): string => foldCase(folded).replace(ordinary, "·")

/** The text, ready for a search after sensitive matters: folded, in lower case, without what only looks like one. */
export const withoutOrdinary = (folded: string): string =>
  withoutTerms(folded.replace(givenNames, "·").replace(surnames, "·"))
