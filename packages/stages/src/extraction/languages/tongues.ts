import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import type { Language } from "./Language.ts"

/** How a language tells which languages somebody speaks, and what it calls them. */
interface Tongues {
  readonly speaking: string
  readonly names: string
}

const german: Tongues = {
  speaking: "spricht|spreche|beherrscht|beherrsche|fließend(?:es)?(?: in)?|Übersetzer(?:in)? (?:für|aus dem)",
  names:
    "Deutsch|Englisch|Französisch|Spanisch|Italienisch|Portugiesisch|Niederländisch|Dänisch|Schwedisch|Norwegisch|Finnisch|Isländisch|Polnisch|Tschechisch|Slowakisch|Ungarisch|Rumänisch|Bulgarisch|Kroatisch|Serbisch|Slowenisch|Griechisch|Türkisch|Russisch|Ukrainisch|Arabisch|Hebräisch|Persisch|Kurdisch|Hindi|Chinesisch|Mandarin|Japanisch|Koreanisch|Vietnamesisch|Thailändisch|Friesisch|Plattdeutsch|Rätoromanisch|Latein|Katalanisch|Baskisch|Lettisch|Litauisch|Estnisch|Albanisch|Suaheli"
}
const french: Tongues = {
  speaking:
    "parle(?: couramment)?|parlant|maîtrise|trilingue|bilingue|traduis (?:de|du)|traduit (?:de|du)|(?:traductrice|traducteur|interprète) (?:de|en)",
  names:
    "français|anglais|allemand|espagnol|italien|portugais|néerlandais|flamand|danois|suédois|norvégien|finnois|polonais|tchèque|slovaque|hongrois|roumain|bulgare|croate|serbe|grec|turc|russe|ukrainien|arabe|hébreu|persan|kurde|kabyle|hindi|chinois|mandarin|cantonais|japonais|coréen|vietnamien|thaï|breton|occitan|basque|catalan|corse|alsacien|créole|wolof|bambara|lingala|swahili|malgache|luxembourgeois|latin"
}
const spanish: Tongues = {
  speaking:
    "habla|hablo|domina|domino|bilingüe en|trilingüe en|(?:traductora?|intérprete)(?: jurad[oa])? de|traduce d(?:el?)|traduzco d(?:el?)",
  names:
    "español|castellano|inglés|francés|alemán|italiano|portugués|neerlandés|holandés|danés|sueco|noruego|finés|polaco|checo|húngaro|rumano|búlgaro|croata|serbio|griego|turco|ruso|ucraniano|árabe|hebreo|persa|hindi|chino|mandarín|japonés|coreano|vietnamita|catalán|valenciano|euskera|vasco|gallego|asturiano|quechua|aymara|guaraní|náhuatl|maya|mapudungun|latín"
}
const portuguese: Tongues = {
  speaking:
    "fala|falo|domina|domino|fluente em|bilíngue em|bilingue em|(?:tradutora?|intérprete) de|traduz(?:o)? d[oe]",
  names:
    "português|inglês|espanhol|castelhano|francês|alemão|italiano|neerlandês|holandês|dinamarquês|sueco|norueguês|finlandês|polonês|polaco|checo|húngaro|romeno|búlgaro|croata|sérvio|grego|turco|russo|ucraniano|árabe|hebraico|persa|hindi|chinês|mandarim|japonês|coreano|vietnamita|catalão|basco|galego|mirandês|guarani|tupi|iorubá|crioulo|latim|tétum"
}
const italian: Tongues = {
  speaking:
    "parla|parlo|padroneggi[ao]|bilingue|trilingue|(?:traduttrice|traduttore|interprete) d(?:i|all['’]|al)|traduc[eo] d(?:all['’]|al)",
  names:
    "italiano|inglese|francese|tedesco|spagnolo|portoghese|olandese|danese|svedese|norvegese|finlandese|polacco|ceco|slovacco|ungherese|rumeno|romeno|bulgaro|croato|serbo|sloveno|albanese|greco|turco|russo|ucraino|arabo|ebraico|persiano|hindi|cinese|mandarino|giapponese|coreano|vietnamita|catalano|basco|ladino|friulano|sardo|latino"
}
const dutch: Tongues = {
  speaking:
    "spreekt|spreek|beheerst|beheers|vloeiend(?: in)?|tweetalig|vertaalt uit het|vertaal uit het|vertaler|tolk",
  names:
    "Nederlands|Engels|Duits|Frans|Spaans|Italiaans|Portugees|Deens|Zweeds|Noors|Fins|IJslands|Pools|Tsjechisch|Slowaaks|Hongaars|Roemeens|Bulgaars|Kroatisch|Servisch|Grieks|Turks|Russisch|Oekraïens|Arabisch|Hebreeuws|Perzisch|Farsi|Koerdisch|Hindi|Chinees|Mandarijn|Japans|Koreaans|Vietnamees|Indonesisch|Maleis|Fries|Vlaams|Papiaments|Sranan|Afrikaans|Latijn|Catalaans|Swahili"
}
const polish: Tongues = {
  speaking:
    "mówi(?: (?:biegle|płynnie))?(?: po)?|mówię(?: (?:biegle|płynnie))?(?: po)?|zna(?: biegle)?(?: język(?:i)?)?|tłumacz(?:ka)?(?: języka)?",
  names:
    "polsku|angielsku|niemiecku|francusku|hiszpańsku|włosku|rosyjsku|ukraińsku|czesku|szwedzku|norwesku|polski|angielski|niemiecki|francuski|hiszpański|włoski|rosyjski|ukraiński|czeski|szwedzki|norweski|portugalski|chiński|japoński"
}
const swedish: Tongues = {
  speaking: "talar|pratar|behärskar|flytande(?: i| på)?|översätter från|översättare från|tolk i",
  names:
    "svenska|engelska|tyska|franska|spanska|italienska|portugisiska|nederländska|holländska|danska|norska|finska|isländska|polska|tjeckiska|ungerska|rumänska|grekiska|turkiska|ryska|ukrainska|arabiska|hebreiska|persiska|kurdiska|somaliska|hindi|kinesiska|mandarin|japanska|koreanska|samiska|teckenspråk|latin"
}
const norwegian: Tongues = {
  speaking:
    "snakker|taler|behersker|flytende(?: i| på)?|flydende(?: i| på)?|oversetter fra|oversætter fra|tolk i",
  names:
    "norsk|engelsk|tysk|fransk|spansk|italiensk|portugisisk|nederlandsk|hollandsk|dansk|svensk|finsk|islandsk|færøysk|færøsk|grønlandsk|polsk|tsjekkisk|tjekkisk|ungarsk|rumensk|gresk|græsk|tyrkisk|russisk|ukrainsk|arabisk|hebraisk|persisk|kurdisk|somali|hindi|kinesisk|mandarin|japansk|koreansk|samisk|latin"
}

const tonguesOf: Readonly<Record<string, Tongues>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  sv: swedish,
  no: norwegian,
  da: norwegian
}

/** How well, and how much of it: `un peu de`, `fließend`. */
const howWell =
  /^(?:(?:sehr |très |molto |muy |muito |heel |goed |gut |gutes |gute |gern |auch |también |também |anche |aussi |ook |också |även |også |bien |bene |bem )|(?:fließend(?:es)?|fliessend|perfekt(?:es)?|verhandlungssicher(?:es)?|couramment|fluent|correntemente|con fluidez|con soltura|fluentemente|vloeiend|biegle|płynnie|trochę|flytande|flytende|flydende|lite|litt|lidt) |(?:ein (?:wenig|bisschen)|etwas|un peu|un po['’]?|un poco|algo|um pouco|een beetje) (?:d[ei] |d['’])?|d['’]|l['’]|(?:l[ae]|el|lo|o|il|het|das|du|del?|do|dal|dem|po|język(?:i)?|in) )+/iu

/** The languages that a list begins with. */
export const tonguesIn = (told: string, { code, and }: Language): ReadonlyArray<Fact> => {
  const names = tonguesOf[code]?.names
  if (names === undefined) return []
  const [list = ""] = told.split(/[.;:()!?]/u)
  const items = list
    .split(regex.u`,\\s+(?:(?:${and}) )?| (?:${and}) `)
    .map(item => regex.u`^(?:${names})(?![\\p{L}])`.exec(item.trim().replace(howWell, ""))?.[0] ?? "")
  const end = items.indexOf("")
  return factsOf("professional.skills", end === -1 ? items : items.slice(0, end))
}

/** `Elle parle anglais et breton`: what somebody is said to speak. */
export const tonguesSpoken = (text: string, language: Language): ReadonlyArray<Fact> => {
  const known = tonguesOf[language.code]
  if (known === undefined) return []
  const form = regex.giu`(?<![\\p{L}-])(?:${known.speaking}) ?(?<told>.+)$`
  const first = matchesIn(text, form).flatMap(({ groups }) => tonguesIn(groups?.told ?? "", language))
  if (first.length > 0) return first
  // `weshalb sie fließend Dänisch spricht`: the verb stands last.
  return language.code === "de" || language.code === "nl"
    ? [
        ...matchesIn(
          text,
          regex.gu`(?<![\\p{L}-])(?<told>(?:(?:${known.names})(?:, | (?:${language.and}) ))*(?:${known.names})) (?:spricht|spreche|spreekt|spreek|beherrscht|beheerst)(?![\\p{L}])`
        )
      ].flatMap(({ groups }) => tonguesIn(groups?.told ?? "", language))
    : []
}

/** `anglais`, `Spanisch (B2)`: an entry of a list of languages, in whichever language it is written. */
export const isTongueElsewhere = (text: string): boolean =>
  regex.iu`^(?:${[...new Set(Object.values(tonguesOf))].map(({ names }) => names).join("|")})(?: \\([^()]*\\))?$`.test(
    text
  )
