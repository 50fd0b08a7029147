/** Verbs of other languages that no title and no name of a school has in it. */
const being = /(?<![\p{L}])(?:es|è|é|est|ist|är|er|jest|soy|sou|suis|bin|jestem) (?=\p{L})/u
const studying =
  /(?<![\p{L}])(?:(?:[Hh][oa]|[Ss]i è) (?:studiato|laureat[oa])|[Ee]studi[éó]|[Ee]stude[iu]|[Ff]orm(?:ou|ei)-(?:se|me)|[Ss]tudi(?:er|ow)\p{L}+|[Ss]tudeerde|a étudié|ai étudié|Po studiach|Nach (?:dem|einem) Studium|Na (?:een|haar|zijn) studie|E(?:ft|tt)er studier|Tras estudiar|Após estudar|[Hh]ar (?:læst|lest|studer\p{L}+)) (?=\p{L})/u

/** Whether a text is a sentence of another language, where one looks for the name of something. */
export const isSentenceElsewhere = (text: string): boolean => being.test(text) || studying.test(text)
