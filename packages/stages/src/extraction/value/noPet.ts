import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

/** `performed the operation, on a kelpie named Dot` */
const treating =
  /(?<![\p{L}])(?:(?:an?|the|her|his|my|our|whose|of) patients?|surgery|performed|operat(?:es?|ed|ing) on|operations? on|treat(?:s|ed|ing)|examin(?:es?|ed|ing)|vaccinat(?:es?|ed|ing)|operiert|behandelte?|op[eé]r[eéoóa]u?|trató|traitait|soigne|behandelde|opererade|opererte)(?![\p{L}])[^.;]*$/u
const own =
  /(?<![\p{L}])(?:my|his|her|their|our|own|mein\p{L}*|sein\p{L}*|ihr\p{L}*|mon|ma|mes|son|sa|ses|mi|mis|su|sus|meu|minha|seu|sua|zijn|haar|mijn|hans|hennes|min|sin)(?: [\p{L}-]+)?,? ?$/iu
/** `And a horse, technically my sister’s` */
const ofSomebody = /^,? (?:\p{Ll}+ )?(?:my|his|her|their|our) \p{Ll}+['’]s(?![\p{L}])/u

const isTreated = (text: string, quote: string): boolean => {
  const { before } = around(text, quote)
  return treating.test(before) && !own.test(before)
}

export const noPet: ReadonlyArray<Refusal> = [
  // `fosters hedgehogs`
  [
    "wild animals that somebody helps",
    (text, quote) =>
      /(?:hedgehog|owl|fox|badger|bat|squirrel|seal|swan|raptor|wallaby|joey|possum|koala|kangaroo)\p{Ll}*$/u.test(
        text
      ) &&
      /(?<![\p{L}])(?:foster|rescu|rehabilitat|rear|nurs)\p{L}* (?:\p{Ll}+ ){0,2}$/u.test(
        around(text, quote).before
      )
  ],
  // `doesn’t own or particularly trust horses`
  ["what somebody has not", isBehind(/(?:does|do|did)(?:n['’]t| not) (?:\p{Ll}+,? ?){1,8}$/u)],
  // `Neither till the landlord budges. Then a whippet.`
  [
    "what somebody would have",
    (text, quote) =>
      [text, quote].some(it =>
        /^(?:Then|One day|Some ?day|Eventually|Ideally|Maybe|Perhaps),? an? [^.]*$/u.test(it)
      )
  ],
  // `judged her last Highland pony class`
  ["one of many", /^(?:last|first|champion|best|prize-winning) /u],
  ["taken out for others", isBehind(/(?<![\p{L}])we walk $/iu)],
  [
    "in a house’s care",
    (_text, quote) =>
      /(?<![\p{L}])(?:staying with us|in our care|we board|up for adoption|rehom(?:ed|ing))(?![\p{L}])/iu.test(
        quote
      )
  ],
  ["a house’s", /^office /iu],
  ["kept for a living", isBehind(/\d{2,} (?:[\p{L}-]+ )?$/u)],
  // `600 ewes`
  ["kept for a living", /^(?:\d{3,}|[2-9]\d|hundreds|dozens) /u],
  // `shod horses across Kent`
  ["what somebody does with animals", /^(?:shod|rode|bred|sold|trained|herded|milked|hunted|shot|groomed) /u],
  // `Chartering (Supramax)`
  ["a department", /^\p{Lu}\p{Ll}+ing \(/u],
  // `Hvalvik, med vannhunden`
  ["what stands before an animal", /, (?:med|mit|avec|con|com|met|with|og|und|och|en compagnie) /u],
  // `at the Tide Robotics Lab, Leeds`
  ["a house by its short word", /(?:^|\()(?:\p{Lu}[\p{L}’'-]+ )+Labs?(?:,|\)|$)/u],
  // `Angu e Quiabo, dois gatos`
  [
    "one of several, with the kind of all",
    (text, quote) =>
      /, (?:two|three|zwei|drei|deux|trois|dos|tres|dois|três|due|tre|twee|drie|två|to) /iu.test(text) &&
      /\p{Lu}[\p{L}’'-]+ (?:and|und|et|y|e|en|och|og|&) $/u.test(around(text, quote).before)
  ],
  // `Rides horses`, `Raised on sheep`
  [
    "what somebody rides, or lived on",
    isBehind(/(?<![\p{L}])(?:rides?|riding|rode|raised on|grew up (?:on|with|among)) $/iu)
  ],
  ["whom a vet treats", isTreated],
  ["somebody else’s", (text, quote) => ofSomebody.test(around(text, quote).after)],
  // `moved the estate to cover crops and sheep`
  ["what grazes for a house", isBehind(/(?<![\p{L}])crops (?:and|&) $/iu)],
  ["what somebody does", /^(?:Leads|Runs|Heads|Manages|Advises|Handles) the /u]
]
