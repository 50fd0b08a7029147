import { around } from "./around.ts"

/** `600 ewes`: so many are kept for a living. */
const stock = /^(?:\d{3,}|[2-9]\d|hundreds|dozens) /u
/** `Hvalvik, med vannhunden`: what stands before the animal is no name of it. */
const joined = /, (?:med|mit|avec|con|com|met|with|og|und|och|en compagnie) /u
/** `at the Tide Robotics Lab, Leeds`: a house by its short word. */
const laboratory = /^(?:\p{Lu}[\p{L}’'-]+ )+Labs?(?:,|$)/u
/** `performed the operation, on a kelpie named Dot`: whom a vet treats belongs to somebody else. */
const treating =
  /(?<![\p{L}])(?:(?:an?|the|her|his|my|our|whose|of) patients?|surgery|performed|operat(?:es?|ed|ing) on|operations? on|treat(?:s|ed|ing)|examin(?:es?|ed|ing)|vaccinat(?:es?|ed|ing)|operiert|behandelte?|op[eé]r[eéoóa]u?|trató|traitait|soigne|behandelde|opererade|opererte)(?![\p{L}])[^.;]*$/u
const own =
  /(?<![\p{L}])(?:my|his|her|their|our|own|mein\p{L}*|sein\p{L}*|ihr\p{L}*|mon|ma|mes|son|sa|ses|mi|mis|su|sus|meu|minha|seu|sua|zijn|haar|mijn|hans|hennes|min|sin)(?: [\p{L}-]+)?,? ?$/iu
/** `And a horse, technically my sister’s`. */
const ofSomebody = /^,? (?:\p{Ll}+ )?(?:my|his|her|their|our) \p{Ll}+['’]s(?![\p{L}])/u

/** Whether an animal is nobody's pet, or not theirs: by how many there are, and by what stands around it in its quote. */
export const isNoPet = (text: string, quote: string): boolean => {
  const { before, after } = around(text, quote)
  return (
    stock.test(text) ||
    joined.test(text) ||
    laboratory.test(text) ||
    (treating.test(before) && !own.test(before)) ||
    ofSomebody.test(after)
  )
}
