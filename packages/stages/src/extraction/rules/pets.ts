import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"

const kinds =
  "dogs?|cats?|puppy|puppies|pups?|kittens?|rabbits?|bunny|bunnies|hamsters?|guinea pigs?|parrots?|budgies?|tortoises?|turtles?|ponies|pony|horses?|chickens?|hens?|ducks?|goats?|ferrets?|snakes?|geckos?|gecko|greyhounds?|whippets?|lurchers?|labradors?|labs?|labradoodles?|cockapoos?|spaniels?|cocker spaniels?|springer spaniels?|terriers?|border terriers?|collies?|border collies?|beagles?|dachshunds?|sausage dogs?|poodles?|retrievers?|golden retrievers?|huskies|husky|corgis?|pugs?|bulldogs?|french bulldogs?|schnauzers?|vizslas?|dalmatians?|alsatians?|german shepherds?|boxers?|mastiffs?|setters?|pointers?|tabby|tabbies|siamese cats?|maine coons?|axolotls?|donkeys?|alpacas?|malamutes?|lapphunds?|elkhounds?|samoyeds?|akitas?|shibas?|weimaraners?|ridgebacks?|newfoundlands?|wolfhounds?|deerhounds?|basset hounds?|bloodhounds?|chihuahuas?|pomeranians?|shih tzus?|mongrels?|mutts?|kelpies?|heelers?|lurchers?|cockatiels?|cockatoos?|parakeets?|canary|canaries|hedgehogs?|gerbils?|rats|lizards?|bearded dragons?|tarantulas?"

/** Breeds are written with capitals by many. */
const animal = `(?:${kinds.replace(/(?<=^|\|)\p{Ll}/gu, letter => `[${letter}${letter.toUpperCase()}]`)})`
const number = "(?:an?|one|two|three|four|five|six|seven|\\d{1,2}|several|some)"
const described = "(?:(?!with|and|called|named)[\\p{L}-]+ ){0,3}?"
const givenName =
  "(?:,? (?:called|named) \\p{Lu}[\\p{L}'’]+(?:(?:, \\p{Lu}[\\p{L}'’]+)* (?:and|&) \\p{Lu}[\\p{L}'’]+)?|,? \\p{Lu}\\p{Ll}+(?: (?:and|&) \\p{Lu}\\p{Ll}+)?(?![\\p{L}'’]| \\p{Lu}))?"

/** An animal at home, so that no pastime is made of it. */
export const petPattern = new RegExp(`\\b${animal}\\b`, "iu")

const owned = [
  // `’s dog Rex comes to the office`.
  new RegExp(`^(?<pet>${described}${animal} \\p{Lu}\\p{Ll}+)(?= |,|$)`, "u"),
  // `her dog Biscuit`, `their two cats`.
  new RegExp(
    `\\b(?:his|her|my|their|our) (?<pet>(?:(?:two|three|four|five|\\d) )?${described}${animal}${givenName})(?![\\p{L}-]| (?:walk|food|show|sitt|charit|rescue|shelter|trust))`,
    "u"
  ),
  // `has two dogs`, `lives in Leeds with a greyhound called Fig`.
  new RegExp(
    `(?:^(?:has|have|own(?:s|ed by)|keeps?|shares? (?:his|her|my|their) (?:home|house|life) with|${have}(?:got )?|${be}(?:owned by|the (?:proud )?owner of|parent to|servant to)|looks after|adopted|lives with)|\\bwith) (?:(?:his|her|my|their) )?(?:(?:an?|one) )?(?<pet>(?:(?:two|three|four|five|six|\\d{1,2}) )?${described}${animal}${givenName})(?![\\p{L}-]| (?:walk|food|show|sitt|charit|rescue|shelter|trust|owners?))`,
    "u"
  ),
  new RegExp(`^${be}(?:an? )?(?:\\p{Ll}+ )?(?<pet>(?:[Dd]og|[Cc]at|[Hh]orse) (?:person|lover|owner))`, "u"),
  // `a greyhound called Fig` at the end of a list of whom somebody lives with.
  new RegExp(
    `\\b${number} (?<pet>${described}${animal} (?:called|named) \\p{Lu}[\\p{L}'’]+(?: (?:and|&) \\p{Lu}[\\p{L}'’]+)?)`,
    "u"
  ),
  new RegExp(
    `^(?:lives?|${be}based|shares?) .*\\b(?:and|,) (?<pet>(?:(?:two|three|four|five) )(?:rescue )?${animal}${givenName})`,
    "u"
  )
]

const notTheirs =
  /\b(?:guide dogs?|dogs trust|for the blind|volunteers?|shelter|charity|rescue centre|start-?up|company|app|food|studies|research|vet(?:erinary)?|patients?|clients?)\b/i

/** Behind a label that names the animal: `Dog: Semla (lapphund)`. */
export const petItem = (line: string): ReadonlyArray<Fact> =>
  /^\p{Lu}[\p{L}’'-]*(?:(?:,| and| &)? \(?[\p{L}’'-]+\)?){0,6}[.]?$/u.test(line) && !notTheirs.test(line)
    ? factsOf("family.pets", [line.replace(/[.]$/u, "")])
    : []

/** Animals that the person lives with. */
export const pets: Rule = ({ text }) => {
  if (notTheirs.test(text)) return []
  for (const form of owned) {
    const pet = form.exec(text)?.groups?.pet
    if (pet !== undefined) return factsOf("family.pets", [pet.replace(/^(?:an?|one) /, "").trim()])
  }
  return []
}
