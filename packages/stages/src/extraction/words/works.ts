import { properWord } from "../naming/properName.ts"

const book =
  "(?:novels?|books?|memoirs?|biograph(?:y|ies)|histor(?:y|ies)|guides?|handbooks?|textbooks?|collections?|cookbooks?|cookery books?|monographs?|antholog(?:y|ies)|plays?|screenplays?|thrillers?|trilog(?:y|ies)|pamphlets?|chapbooks?|graphic novels?|picture books?|children['’]s books?|albums?|films?|documentar(?:y|ies)|typefaces?|operas?|EPs?)"
const count =
  "(?:(?:more than|over|nearly|some) )?(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|a dozen|many)"
const quoted = '[“"«‘][^“”"«»]{2,90}[”"»’]'
const small =
  "(?:a|an|the|of|and|&|in|on|to|for|with|from|at|by|or|into|over|without|about|after|before|as|y|et|e|und|de|du|del|di|la|le|el)"
/** `author of The Tide and Head of Data`: a position goes on behind a title. */
export const besidePosition =
  "and (?:Head|Director|Chief|Professor|(?:Co-)?[Ff]ounder|Managing|Senior|Partner|Principal|Host|C[A-Z]O|VP)(?![\\p{L}])"
const title = `${properWord}(?:[:,]? (?!${besidePosition})(?:${small} ){0,3}${properWord}){1,12}`
/** A title may also be a single word where a publisher or year stands behind it. */
const dated = `${properWord}(?:[:,]? (?:${small} ){0,3}${properWord}){0,12}[?!]?(?= \\((?:[^()]*, )?(?:19|20)\\d\\d\\))`
const work = `(?:${quoted}|${dated}|${title}[?!]?(?= \\(|[,.;]|$| – | ${besidePosition}|, (?:an?|the|published)\\b))`

const press =
  "(?:\\p{Lu}[\\p{L}’'&.-]* )*(?:Press|Books|Publishing|Publishers?|Editions|Éditions|Verlag|Penguin|Faber|Bloomsbury|Routledge|Springer|Wiley|Elsevier|Palgrave|HarperCollins|Macmillan|Picador|Vintage|Canongate|Granta|Hachette|O['’]Reilly|Manning|Apress|Packt)(?: (?:\\p{Lu}[\\p{L}’'&.-]*|&|and))*"

const show =
  "(?:podcast|radio show|radio programme|newsletter|web ?series|video series|video podcast|YouTube channel)"
const maker = "(?:[Aa]uthor|[Cc]o-[Aa]uthor|[Ii]llustrator|[Tt]ranslator)"
const made =
  "(?:wrote|written|published|penned|authored|co-wrote|co-authored|edited|illustrated|translated|released|recorded|designed|directed|composed|drew|drawn)"

/** `is host of the podcast Quiet Rivers`, `hosts the newsletter Nobody's Ferry`. */
const presenting = `\\b(?:(?:[Cc]o-?)?(?:hosts?|presents?|produces?|writes|edits|runs|started|launched)|(?:(?:[Cc]o-?)?[Hh]ost|[Pp]resenter|[Cc]reator|[Pp]roducer|[Ff]ounder|[Aa]uthor|[Ee]ditor) of) (?:the |his |her |their |my |an? )?(?:[\\p{Ll}-]+ ){0,2}?${show},? (?:called )?(?<value>${quoted}|${properWord}(?:[:,]? (?:${small} ){0,3}${properWord}){0,8}[?!]?(?= \\(|[,.;]|$| – | (?:and|on|about|which|where|with|for)(?![\\p{L}])))`

/** `is the author of “Quiet Rivers”`, `wrote the memoir Nobody's Ferry`, `has published three books on bees`. */
export const writing: ReadonlyArray<string> = [
  presenting,
  `\\b${maker} of (?:the |his |her |their |an? )?(?:[\\p{Ll}'’-]+ ){0,4}?(?:${book},? )?(?<value>${work})`,
  `\\b${made} (?:the |his |her |their |an? )?(?:[\\p{Ll}'’-]+ ){0,4}?${book},? (?:called |titled |entitled )?(?<value>${work})`,
  `^(?:[\\p{Ll}'’-]+ ){0,4}?${book}, (?<value>${quoted}|\\p{Lu}[\\p{L}’' ]{2,60}?[?!]?), (?:was|is|came|appeared|has|won|tells)\\b`,
  `\\b(?:co-)?(?:wrote|authored|penned) (?<value>${title})(?= \\(|,|[.]?$)`,
  `\\bwrote (?:the|an?) ${book} [\\p{Ll}][\\p{L} ]{3,50}, (?<value>${title})(?=[,.;]|$)`,
  `\\b${book} (?<value>${title})(?= (?:won|was|is|came|has|tells|\\()|[.,;]|$)`,
  `^(?:debut|first|second|third|latest|new),? (?<value>${title}), (?:was|is|came|appeared|has|won|tells)\\b`,
  `\\b(?:${maker} of|${made}) (?<value>(?!an? )${count} (?:[\\p{L}'’-]+ ){0,3}?${book}(?: (?:on|about) [\\p{L} -]{3,40}?(?=[,.;]|$| and | who )))`
]

/** `Hemp and Tar (Staithes Press, 2023)`: a book with its publisher, alone in its line. */
export const bookLine = `^(?!\\p{Lu}\\p{Ll}* (?:is|was|has|wrote|also) )(?<value>${quoted}|${properWord}(?:[:,]? (?:\\p{L}[\\p{L}’'-]*)){0,16}) \\((?:${press}),? (?:19|20)\\d\\d\\)`

/** `Typeface: Wharfe Grotesk`: what has been made, behind its label. */
export const workLabel =
  /^(?:Typefaces?|Books?|Novels?|Memoir|Albums?|EP|Films?|Documentar(?:y|ies)|Patents?|Plays?|Operas?|Games?|Author of|Awards?|Prizes?|Honours?|Honors?|Records?|Open[- ]source projects?): (?<value>\p{L}[^;()]{2,90}?)(?: \([^()]*\))?\.?$/u

const tool =
  "(?:library|framework|tool|toolkit|package|plug-?in|compiler|linter|formatter|parser|database|client|server|CLI|engine|module|app|extension|ledger|viewer|editor|emulator|driver|ORM|SDK|generator|crate|gem|utility|daemon|scheduler|interpreter|shell|font|solver|data ?set|corpus|store|project)"
const called = "(?<value>\\p{L}[\\p{L}\\d._-]{2,30})"

/** `maintains sieve, a parser for log files`, `wrote the open-source library sieve`. */
export const software: ReadonlyArray<string> = [
  `\\b(?:maintain\\p{Ll}*(?: of)?|Maintainer of|(?:created|wrote|started|released|(?:[Mm]aintainer|[Cc]reator|[Aa]uthor) of)(?=.*\\bopen[- ]source\\b)) (?:the )?(?:open[- ]source (?:[\\p{L}\\d-]+ ){0,3})?${called}(?:,| –| —) (?:an? |the )(?:[\\p{L}\\d-]+ ){0,5}${tool}\\b`,
  `\\b(?:maintains?|contributes to|created|wrote|started|released|(?:[Cc]ontributor to|[Mm]aintainer|[Cc]reator|[Aa]uthor) of) (?:the |an? )?(?:\\p{Ll}+ ){0,3}open(?:[- ]source)? (?:[\\p{L}\\d-]+ ){0,3}?${tool}(?: called| named)? ${called}(?=[,.;(]| (?:\\(|and )|$)`
]
