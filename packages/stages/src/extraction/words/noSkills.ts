import { hasLegalForm } from "@prospect-research/core"

/** Houses and departments, titles and letters, places of work and markets: what people have or are, and cannot do. */
const noSkillByKind = [
  /^(?:\p{Lu}[\p{L}’'&]* )+(?:Bank|plc|Group|University|College|Hospital)$/u,
  /^(?:tools?|systems?|projects?|problems?|methods?|ways|questions?|topics?|things|ideas|products?|people|tasks?|issues?|trials?|deals?|programmes?|programs?|studies|cases)$/iu,
  /^(?:Services?|sala|Sales|Work|Team|Home|About|Contact)$/u,
  /^(?:Manager|Director|Head|Partner|Associate|Consultant|Analyst|Engineer|Officer|Lead)$|^\p{Lu}\p{Ll}+ (?:Manager|Director|Officer|Coordinator)$/u,
  /^(?:CTA|ACA|ACCA|FCA|CPA|CFA|CFP|FRICS|MRICS|MBA|PhD)$/u,
  /^(?:US|European|British|American|African|Asian|Indian|Brazilian|Nordic|global|local|regional)(?: markets?)?$/u,
  /^(?:first|second|third|fourth|fifth|primera|segunda|tercera|cuarta)[ -]gener\p{L}+$/u,
  /^\d+$|(?<![\p{L}])number \d|^(?:weeks?|days?) of |[«“„]|^(?:Faculty|Department|School|Division) of /u
]
/** Pieces of a sentence: with a verb, a conjunction, or where and how something is done. */
const noSkillBySpeech = [
  / @ ?\p{L}/u,
  /^(?:Dr|Prof|Mr|Mrs|Ms|Miss)\.? \p{Lu}/u,
  /^(?:quasi|Writes?|Wrote|Speaks?|Talks?|Works?|Teaches|Vintage|Mostly|Also|Ex-)(?: |$)|^(?:wrote|built|made|designed|developed|led|gave|took) an? /u,
  /^(?:Sie|Er|Ich|Wir|Elle|Il|Je|Nous|Ella|Él|Yo|Ela|Ele|Eu|Lei|Lui|Ze|Zij|Hij|Ik|Hun|Hon|Han|Jag|Jeg|so I|but I) \p{L}|^(?:Skilled|Strong|Good|Experienced|Proud) (?:in|at|with) |^(?:not|with|without|lo que|ce qu[ei]|o que|quello che|was|alles|und|et|y|och|og) /u,
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|occasional|before|after|during) /u,
  /days$|^(?:[Ss]eit|[Dd]epuis|[Dd]esde|[Dd]al|[Ss]inds|[Ss]edan|[Ss]iden) (?:19|20)\d\d | at \p{Lu}| by \p{Ll}+$| comme |^\p{Ll}+en \p{Lu}\p{Ll}/u,
  // `de cerca y de lejos`: how and from where, in other languages.
  /^(?:de|par|sans|avec|chez|sin|con|senza|von|mit|ohne|bei|met|zonder|med|utan|uden|uten) /u,
  // `in vitro assays` is one.
  /^(?:on|at|for|from|by|of|to|into|across|under|inside|in(?! (?:vitro|vivo|situ|silico|utero))) /u
]
/** `data nobody reads`, `knowing when to stop`: a clause has a subject, and a name has none. */
const clause =
  /(?<![\p{L}])(?:(?:nobody|everybody|everyone|somebody|someone|anybody|anyone|you|we|they|I|she|he) \p{Ll}|(?:who|which|while|when|because|although|until|unless|wenn|weil|während|obwohl|quando|cuando|mientras|mentre|perché|porque|lorsque|pendant que|wanneer|omdat|terwijl|när|medan|når|mens|fordi|nikt|gdy|kiedy)(?![\p{L}])|(?:nadie|nessuno|ninguém|personne ne|niemand|ingen) \p{Ll})/u
/** `asking twice politely`, `Excel better`: how well it is done. */
const manner =
  / (?:\p{L}+(?:ite|ow|ful|ous|iv|ical|ent|ant|est|ad|ard|ick|iet|ear|en|ish|less)ly|better|faster|properly|again|schneller|besser|mejor|mieux|meglio|melhor|beter|bättre|bedre)$/u
/** `long lunches`, `small data`: what is called by how it pleases is told in jest. */
const taste =
  /^(?:long|short|good|bad|difficult|awkward|boring|dull|plain|small|odd|slow|quiet|loud|cheap|free|nice|honest|ugly|pretty|happy|sad|tiny|weird|strange|stubborn|broken|terrible|dreadful|excellent|great|decent|actual) (?!(?:animals?|business(?:es)?|films?|stor(?:y|ies)|boats?|craft|molecules?|radicals?|works?|practices|bowel|grains?|satellites|cells|sellers|forms?|courses)(?![\p{L}]))(?:\p{Ll}+s|data)$/u
/** `old machine tools` */
const age = /^(?:old|ancient|vintage|antique) (?:\p{Ll}+ ){0,2}\p{Ll}+s$/u
/** `beaucoup de café`, `meist mit Kotlin`, `weakness for clay`: how much of it, or how gladly. */
const measure =
  /^(?:du|de la|des|un peu d[e’']|beaucoup d[e’']|meist|meistens|vor allem|hauptsächlich|viel|sobre todo|mucho|mucha|un poco de|soprattutto|molto|molta|un po['’] di|surtout|muito|muita|um pouco de|vooral|veel|mest|mycket|mye|meget|helst|aller helst|gjerne|gerne?|am liebsten|de préférence|preferibilmente|preferentemente|bij voorkeur|najchętniej|głównie)(?![\p{L}])|^(?:prédilection|faible|goût|passion|weakness|soft spot|taste|Vorliebe|Faible|Schwäche|predilección|debilidad|debolezza|predilezione|paixão|voorliefde|zwak|förkärlek|forkjærlighet|svaghed) (?:pour|for|für|por|per|voor|för)(?![\p{L}])/iu
export const isNoSkill = (text: string): boolean =>
  hasLegalForm(text) ||
  [...noSkillByKind, ...noSkillBySpeech, clause, manner, taste, age, measure].some(form => form.test(text))

/** `ORCID`, `Personal page`: where a link leads, which no page lists among what somebody can or likes. */
export const linkName =
  /^(?:ORCID(?: iD)?|Google Scholar|ResearchGate|Scopus(?: profile)?|Publons|(?:personal|home|web|staff|faculty|research|group|lab|full|public|my|full staff) ?(?:pages?|websites?|web ?sites?|sites?|homepages?|profiles?)|(?:full|short|academic) (?:CV|biography|bio)|(?:list of|all|full list of) publications)$/iu
