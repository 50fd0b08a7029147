/** Letters that Unicode does not take apart, and letters of other alphabets, as they are usually written in Latin ones. */
const spelled: ReadonlyMap<string, string> = new Map(
  `ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ı:i ħ:h ŋ:n
а:a б:b в:v г:g д:d е:e ж:zh з:z и:i і:i ї:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch
ъ: ы:y ь: э:e ю:yu я:ya є:ye ґ:g ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ў:u
α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o`
    .split(/\s+/)
    .map(pair => {
      const [letter = "", latin = ""] = pair.split(":")
      return [letter, latin] as const
    })
)

/** Marks that are left out when a name is typed in a hurry; the vowel signs of Indian scripts are not. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Most words of most pages need no more than small letters. */
const plain = /^[a-z' -]*$/i

const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[^\p{ASCII}]/gu, letter => spelled.get(letter) ?? letter)

/** A name as names are compared: no case, no accents, Cyrillic and Greek in Latin letters. `JOSÉ` and `Jose` are one. */
export const foldName = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldLetters(text))

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・·\s]+$/u

/** Whether a name is written in a script in which the family name comes first and no space need follow it. */
export const isUnspaced = (text: string): boolean => unspaced.test(text) && /\p{L}/u.test(text)
