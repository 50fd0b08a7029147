import { RegExp as Pattern } from "effect"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { shortForms } from "../naming/shortForms.ts"
import type { Scope, Subject } from "../subject/SentenceSubject.ts"
import type { Forms } from "./forms.ts"
import type { Language } from "./Language.ts"

/** Stands for the prospect in a sentence. */
export const mark = "§"

const age = "(?: ?\\(\\d{2}\\)|, \\d{2}(?=,))?"

/** `Generation von Ada Lovelace`: small words also join the parts of surnames, so that these may look like one name. */
const behindSmallWord = (names: ReadonlyArray<string>): RegExp =>
  new RegExp(
    `(?<= (?:von|durch|mit|par|avec|de|por|con|com|da|di|van|door|met|av|af|med) )(?:${names.map(Pattern.escape).join("|") || "(?!)"})(?![\\p{L}-]| \\p{Lu})`
  )

/** `Die gebürtige Hamburgerin Ada Lovelace`: German nouns have capitals, so that these may look like one name. */
const behindArticle = (names: ReadonlyArray<string>, { articles }: Language): RegExp =>
  regex.iu`^(?<before>(?:(?:${articles}) )(?:[\\p{L}-]+ ){1,4})(?:${names.map(Pattern.escape).join("|") || "(?!)"})(?![\\p{L}-]| \\p{Lu})`

/** `spielt Ada Lovelace Handball`: the same behind a verb. */
const behindVerb = (names: ReadonlyArray<string>, third: string): RegExp => {
  const name = `(?:${names.map(Pattern.escape).join("|") || "(?!)"})`
  // The name is looked for first: there are many verbs.
  return regex.u`(?=${name})(?<= (?:${third}) )${name}(?![\\p{L}-])`
}

/** The sentence with a mark wherever it names the prospect as somebody of whom something is said. */
export const withMarks = (sentence: string, previous: Subject, scope: Scope, forms: Forms): string => {
  const [mention] = mentionsIn(sentence, scope.wanted.names)
  const named =
    mention === undefined
      ? sentence
          .replace(behindSmallWord(scope.wanted.names), mark)
          .replace(behindArticle(scope.wanted.names, forms.language), `$<before>${mark}`)
          .replace(behindVerb(scope.wanted.names, forms.language.code === "de" ? forms.third : "(?!)"), mark)
      : `${sentence.slice(0, mention.start)}${mark}${sentence.slice(mention.end)}`
  const isKnown = previous.who === "prospect" || (scope.isOwn && previous.who === "nobody")
  const short = isKnown ? shortForms(scope.wanted.names) : (scope.unmistakable ?? "(?!)")
  const title = `(?:(?:${forms.language.honorifics}) ){0,2}`
  return named
    .replace(regex.u`^${title}(?:${mark}|${short})(?!['’]s )`, mark)
    .replace(regex.gu`(?<=(?:^|[ ,])(?:${forms.third}) )${title}(?:${mark}|${short})`, mark)
    .replace(regex.u`(?:${forms.language.honorifics}) ${mark}`, mark)
    .replace(regex.u`${mark}${age}`, mark)
}

/** Pronouns that mean the prospect, as marks. */
export const withPronouns = (text: string, pronoun: "I" | "she" | "he", forms: Forms): string => {
  const { language } = forms
  const verb = pronoun === "I" ? forms.first : forms.third
  const word = `(?:${language.pronouns[pronoun]})`
  const start = regex.giu`(?<=^|, |; |: | (?:${language.and}) |(?:^|, )(?:hvor|där|où) )${word} ?(?=(?:${verb})(?![\\p{L}]))`
  const behind = regex.giu`(?<=(?:^|[ ,])(?:${verb}) )${word}(?![\\p{L}])`
  const starting = text.replace(start, `${mark} `)
  return language.isInverting ? starting.replace(behind, mark) : starting
}

/** How somebody begins to speak of themselves by their name. */
export const introducing = regex.iu`^(?:(?:hola|hallo|salut|bonjour|ciao|olá|oi|hej|hei|grüß gott|servus|moin|buongiorno|cześć|dzień dobry)[,!.]? )?(?:(?:yo )?soy|me llamo|mi nombre es|je suis|je m['’]appelle|mon nom est|ich bin|ich hei(?:ß|ss)e|mein name ist|(?:io )?sono|mi chiamo|il mio nome è|(?:eu )?sou(?: [oa])?|chamo-me|me chamo|meu nome é|o meu nome é|ik ben|ik heet|mijn naam is|jag (?:heter|är)|mitt namn är|jeg (?:heter|hedder|er)|mit navn er|jestem|nazywam się) ${mark}`
