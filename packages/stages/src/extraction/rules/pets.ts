import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"

const kinds =
  "dogs?|cats?|puppy|puppies|pups?|kittens?|rabbits?|bunny|bunnies|hamsters?|guinea pigs?|parrots?|budgies?|tortoises?|turtles?|ponies|pony|horses?|chickens?|hens?|ducks?|goats?|ferrets?|snakes?|geckos?|gecko|greyhounds?|whippets?|lurchers?|labradors?|labs?|labradoodles?|cockapoos?|spaniels?|cocker spaniels?|springer spaniels?|terriers?|border terriers?|collies?|border collies?|beagles?|dachshunds?|sausage dogs?|poodles?|retrievers?|golden retrievers?|huskies|husky|corgis?|pugs?|bulldogs?|french bulldogs?|schnauzers?|vizslas?|dalmatians?|alsatians?|german shepherds?|boxers?|mastiffs?|setters?|pointers?|tabby|tabbies|siamese cats?|maine coons?|axolotls?|donkeys?|alpacas?|malamutes?|lapphunds?|elkhounds?|samoyeds?|akitas?|shibas?|weimaraners?|ridgebacks?|newfoundlands?|wolfhounds?|deerhounds?|basset hounds?|bloodhounds?|chihuahuas?|pomeranians?|shih tzus?|mongrels?|mutts?|kelpies?|heelers?|lurchers?|cockatiels?|cockatoos?|parakeets?|canary|canaries|hedgehogs?|gerbils?|rats|lizards?|bearded dragons?|tarantulas?|moggy|moggies|tomcats?|ragdolls?|bengal cats?|persian cats?|goldendoodles?|cavapoos?|jackapoos?|sheepdogs?|king charles spaniels?|pinschers?|dobermanns?|dobermans?|rottweilers?|great danes?|st bernards?|saint bernards?|salukis?|borzois?|galgos?|podencos?|papillons?|pekin(?:g)?ese|bichons?(?: frisés?)?|maltipoos?|westies|westie|scotties?|jack russells?|staffies|staffy|bull terriers?|pit ?bulls?|cattle dogs?|koolies?|pointers?|weimaraners?|rough collies?|indie dogs?|street dogs?|rescue dogs?|rescue cats?|budgerigars?|lovebirds?|macaws?|finches|doves?|stick insects?|terrapins?|goldfish|chinchillas?|degus?|llamas?|geldings?"

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
  // `a black Lab, Hank, who …`: the name behind a comma.
  new RegExp(
    `(?:^(?:has|have|own|owns|keeps?|${have}(?:got )?|shares? [^,;]{3,30} with|lives? [^;]{0,40}?with|walks?|fosters?|looks after|answers to|${be}(?:owned|run|ruled|managed|supervised|bossed (?:about|around)|kept in line|outranked|trained) by|${be}(?:dad|mum|mom|human|father|mother|servant|staff|butler) (?:to|of)|is raising|raising|run by|ruled by|rules? by|runs by|is home to|home is (?:run|ruled|shared) (?:by|with)|adopted)|\\b(?:run|ruled|owned|supervised|managed|outranked|bossed about) by|\\band) (?:(?:his|her|my|their|an?|one) |(?=(?:two|three|four|five|\\d) ))(?<pet>(?:(?:two|three|four|five|\\d) )?${described}${animal}(?:, \\p{Lu}\\p{Ll}+(?= ?[,.;]|$)| (?:called|named) \\p{Lu}[\\p{L}'’]+(?: (?:and|&) \\p{Lu}[\\p{L}'’]+)?)?)(?![\\p{L}-]| (?:walk|food|show|sitt|charit|rescue|shelter|trust|owners?|lovers?|person|people|races?|racing|trials|clinic))`,
    "u"
  ),
  new RegExp(`^${be}(?:an? )?(?:\\p{Ll}+ )?(?<pet>(?:[Dd]og|[Cc]at|[Hh]orse) (?:person|lover|owner))`, "u"),
  // `walked by Nelson, an elderly whippet`: the name before the comma.
  new RegExp(
    `\\b(?:by|with|and|to) (?<pet>\\p{Lu}[\\p{L}'’]+(?: (?:and|&) \\p{Lu}[\\p{L}'’]+)?, (?:an?|her|his|their|my|our|two) ${described}${animal})(?![\\p{L}-]| (?:walk|food|show|sitt|charit|rescue|shelter|trust|owners?|lovers?|trainer|breeder))`,
    "u"
  ),
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

/** What is left of `is raising two sons and a sceptical parrot`, clause by clause. */
const beast = new RegExp(`^${be}an? (?<pet>${described}${animal})[.]?$`, "u")
const idiom =
  /(?:dark|war|work|one-trick) (?:horse|pony)|(?:old|top|lucky|sly|hot|sea|lap) dog|(?:fat|cool|scaredy|big) cat|(?:lame|sitting|odd) duck|guinea pig|(?:night|early) (?:owl|bird)|(?:black|lone|lost) (?:sheep|wolf)|lab rat|gym (?:rat|bunny)/iu

/** How an animal is told of where the person is not the subject. */
const atHome = new RegExp(
  `^(?:(?:and|also|oh),? )?(?:we (?:also |now )?(?:have|share (?:our|the) (?:home|house|life) with)|(?:home|the house(?:hold)?|(?:my|our) (?:home|house|household|office)) is (?:run|ruled|shared|supervised|managed|owned) (?:by|with)) (?:an? |one |our )?(?<pet>${described}${animal}(?:, \\p{Lu}\\p{Ll}+(?= ?[,.;]|$)|${givenName})?)(?![\\p{L}-])`,
  "iu"
)

/** `Home is run by a terrier named Dosa`, on a page of the person’s own. */
export const petsAtHome = (sentence: string): ReadonlyArray<Fact> => {
  const pet = notTheirs.test(sentence) ? undefined : atHome.exec(sentence)?.groups?.pet
  return pet === undefined ? [] : factsOf("family.pets", [pet])
}

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
  const left = beast.exec(text)?.groups?.pet
  if (left !== undefined && !idiom.test(left)) return factsOf("family.pets", [left])
  for (const form of owned) {
    const pet = form.exec(text)?.groups?.pet
    if (pet !== undefined) return factsOf("family.pets", [pet.replace(/^(?:an?|one) /, "").trim()])
  }
  return []
}
