/** Of how a person is addressed, of an office or a rank; `Col Lovelace` is short for Colin as well. */
const courtesy =
  "Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Lord|Lady|Baroness|Hon|Cllr|Councillor|Rev|Revd|Reverend|Canon|Sister|Brother|Father|Rabbi|Capt|Captain|Comandante|Cmte|Commandant|Capit[áa]n|Capitano|Capitã|Capitão|Kapitän|Kaptein|Kapitein|Major|Col(?=\\.|\\s+\\p{L}+\\s+\\p{L})|Colonel|Lt|Sgt|Judge|Justice|Chef|Coach|Chief|Mayor|Superintendent|Nurse|Principal|Herrn?|Frau|Fru|Mme|Mlle|Madame|Monsieur|Maître|Signora?|Sr[ae]?|Srta|Señora?|Senhora?|Doña|Dña|Dhr|Mevr|Mw|Shri|Smt|Engr|Puan|Encik|Tuan|Tan Sri|Datuk|Dato['’]?|Datin|Cik|Ibu|Bapak"

/** What an academy grants. The short ones are words or names without their dot: `Phil`, `Nat`, `Eng`. */
const academic = [
  "(?:A\\/|(?:Assoc(?:iate)?|Ass(?:is)?t(?:ant)?|Adj(?:unct)?|Emer(?:itus|ita)?|apl|em)\\.? |(?:Univ|Hon|Jun(?:ior)?)\\.?-)?Prof(?:essor(?:in|a|essa)?|\\.?(?:ssa|in|a))?\\.?",
  "Dr(?:\\.?-?Ing|\\.?in|[as])?\\.?",
  "(?:Dipl|Dipl\\.)-\\p{L}+\\.?(?: \\((?:FH|Univ|TU|BA|DH)\\.?\\))?",
  "Dott(?:\\.?ssa|oressa|ore)?\\.?",
  "(?:PD|Priv\\.?-Doz\\.?|MUDr\\.?|JUDr\\.?|RNDr\\.?|PhDr\\.?|PaedDr\\.?|PharmDr\\.?)",
  "(?:h\\. ?c|rer\\. ?(?:nat|pol|oec|soc|medic)|sc\\. ?(?:hum|agr|techn|pol)|med|dent|vet|univ|phil|jur|iur|oec|theol|agr|techn|habil|hab|mult|inż|mgr|lek|Mgr|Bc|Doc|Ing|Mag|Eng|Er|Adv|Avv|Arch|Geom|Rag|Ir|Lic|Mtr[oa]|Arq|Psic|Enf)\\.ª?"
].join("|")

/** What stands before a name and is no part of it: `Prof. Dr.-Ing. habil.`, `Sister`. As a pattern. */
export const honorific = `(?:(?:${courtesy})\\.?|${academic})`

const leading = new RegExp(`^(?:${honorific}\\s+)+`, "iu")

/** A name without what stands before it. One word behind a title names nobody: `Sister Angela` is left as it is. */
export const withoutHonorifics = (name: string): string => {
  const plain = name.replace(leading, "")
  return plain.includes(" ") ? plain : name
}
