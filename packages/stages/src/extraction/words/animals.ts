import { patternOf } from "../../sources/regex.ts"

/** Animals of which nobody thinks anything else, in the singular. */
const plain = `
  dog, puppy, pup, pooch, doggo, hound, cat, kitten, kitty, moggy, moggie, tomcat, tabby, calico cat, tortoiseshell,
  ginger tom, tuxedo cat, house cat, barn cat, stray, rabbit, bunny, house rabbit, lop, hamster, guinea pig, gerbil,
  chinchilla, degu, ferret, hedgehog, pet rat, sugar glider, parrot, budgie, budgerigar, cockatiel, cockatoo, galah,
  parakeet, macaw, conure, lovebird, canary, zebra finch, african grey, tortoise, terrapin, turtle, gecko, lizard,
  iguana, chameleon, bearded dragon, corn snake, ball python, royal python, python, axolotl, tree frog, tarantula,
  stick insect, goldfish, koi, betta, pony, horse, mare, gelding, stallion, foal, filly, donkey, mule, hen, chicken,
  bantam, cockerel, rooster, duck, goose, quail, guinea fowl, turkey, peacock, peahen, homing pigeon, racing pigeon,
  pigeon, dove, goat, pygmy goat, goatling, sheep, ewe, lamb, alpaca, llama, pig, piglet, pot-bellied pig, kunekune,
  cow, heifer, highland cow, water buffalo, sled dog, farm dog, rescue dog, street dog, foster dog, lap dog, lapdog,
  gun dog, gundog, office dog, family dog, farm cat, foster cat, street cat,
  affenpinscher, afghan hound, airedale, akita, alaskan malamute, alsatian, australian shepherd, aussie shepherd,
  aussiedoodle, barbet, basenji, basset, basset hound, beagle, bearded collie, beauceron, bedlington, malinois,
  belgian shepherd, bernedoodle, bernese, bernese mountain dog, bichon, bichon frise, bichon frisé, bloodhound,
  blue heeler, boerboel, bolognese dog, border collie, border terrier, borzoi, boston terrier, bouvier, briard,
  brittany spaniel, bull terrier, bulldog, french bulldog, english bulldog, frenchie, bullmastiff, cairn terrier, cairn,
  cane corso, cattle dog, cavachon, cavalier, king charles spaniel, cavalier king charles spaniel, cavapoo,
  chihuahua, chow chow, chow, cockapoo, cocker, cocker spaniel, collie, coonhound, corgi, coton, cur, curly-coat,
  dachshund, sausage dog, wiener dog, dalmatian, dandie dinmont, deerhound, doberman, dobermann, doodle, dogo,
  elkhound, english setter, eskimo dog, eurasier, field spaniel, finnish lapphund, fox terrier, foxhound, galgo,
  german shepherd, german shorthaired pointer, german wirehaired pointer, shorthaired pointer, wirehaired pointer,
  golden, golden retriever, goldendoodle, gordon setter, great dane, great pyrenees, greyhound, griffon, groenendael,
  harrier hound, havanese, heeler, hovawart, huntaway, husky, irish setter, irish terrier, irish wolfhound,
  jack russell, jackapoo, jackahuahua, jug, keeshond, kelpie, kerry blue, komondor, kooikerhondje, koolie, kuvasz,
  lab, labrador, labradoodle, labradinger, lagotto, lakeland terrier, lapphund, leonberger, lhasa apso, lowchen,
  lurcher, malamute, malshi, maltese, maltipoo, mastiff, miniature pinscher, mongrel, morkie, mutt, munsterlander,
  newfoundland, newfie, norfolk terrier, norwich terrier, nova scotia duck tolling retriever, toller, old english sheepdog,
  otterhound, papillon, parson russell, patterdale, pekingese, pekinese, peke, pinscher, pit bull, pitbull, podenco, pointer,
  pomeranian, pomsky, poochon, poodle, portuguese water dog, pug, puggle, puli, pumi, rat terrier, red setter, retriever,
  rhodesian ridgeback, ridgeback, rottweiler, rottie, rough collie, saint bernard, st bernard, saluki, samoyed, sammy,
  schipperke, schnauzer, schnoodle, scottie, scottish terrier, sealyham, setter, shar pei, sharpei, sheepadoodle, sheepdog,
  sheltie, shetland sheepdog, shepherd dog, shiba, shiba inu, shih tzu, shihpoo, siberian husky, silky terrier, skye terrier,
  sloughi, smooth collie, spaniel, spinone, spitz, sprocker, springador, springer, springer spaniel, staffie, staffy,
  staffordshire bull terrier, staffordshire, staghound, swedish vallhund, vallhund, terrier, tibetan terrier, vizsla,
  water dog, water spaniel, weimaraner, welsh terrier, west highland terrier, westie, wheaten, wheaten terrier, whippet,
  whoodle, wolfdog, wolfhound, xolo, yorkie, yorkshire terrier, zuchon, boxer, indie dog, desi dog, pariah dog, podengo,
  potcake, kokoni, canaan dog, shepherd mix, terrier mix, lab mix, hound mix, collie cross, lurcher cross, cross-breed,
  crossbreed, weiner dog, teckel, drahthaar, vorstehhund, dackel, pudel, tervuren, stabyhoun, drentse patrijshond,
  abyssinian, american shorthair, balinese cat, bengal, bengal cat, birman, bombay cat, british blue, british shorthair,
  burmese, burmese cat, burmilla, cornish rex, devon rex, egyptian mau, exotic shorthair, maine coon, manx, munchkin cat,
  norwegian forest cat, ocicat, oriental shorthair, persian, persian cat, ragamuffin, ragdoll, ragdoll cat, russian blue,
  savannah cat, scottish fold, siamese, siamese cat, siberian cat, singapura, snowshoe cat, sphynx, sphynx cat, tonkinese,
  turkish angora, turkish van, domestic shorthair,
  plott hound, redbone, boykin spaniel, groodle, redbone coonhound, bluetick, treeing walker coonhound, bully kutta, mudhol hound,
  rajapalayam, chippiparai, indian spitz, xoloitzcuintle, xoloitzcuintli, mexican hairless, cirneco, azawakh, africanis,
  bedlington, bedlington terrier, manchester terrier, border collie cross, border terrier cross, jackadoodle, sproodle,
  sprollie, cavoodle, spoodle, moodle, labradane, bull arab, smithfield, red heeler, stumpy tail, catahoula,
  berger picard, pyrenean mountain dog, anatolian shepherd, kangal, maremma, estrela mountain dog, serra da estrela,
  rafeiro, bardino, presa canario, sennenhund, berner sennenhund, entlebucher, appenzeller, spinone italiano,
  chook, chooks, herdwick, swaledale, steeplechaser, alpine goat, boer goat, angora goat, jersey cow, dexter cow,
  falabella, miniature horse, gypsy cob, irish draught, lipizzaner, lusitano, marwari, arabian horse, arab mare,
  harris hawk, jackdaw, camel, barn owl, leopard gecko, crested gecko, hermann's tortoise, sulcata,
  clydesdale, cob, connemara, connemara pony, dales pony, exmoor pony, fell pony, fjord horse, friesian, haflinger,
  highland pony, icelandic horse, icelandic pony, new forest pony, shetland, shetland pony, shire horse, suffolk punch,
  thoroughbred, ex-racehorse, racehorse, warmblood, welsh cob, welsh mountain pony, appaloosa, quarter horse, mustang
`

/** What also names a place, a trade, a bird or a thing: it counts by a name beside it alone. */
const ambiguous: ReadonlySet<string> = new Set(
  `
  stray lop golden lab pointer setter boxer jug cob friesian mustang
 manx birman cairn cavalier cur coton springer staffordshire doodle husky chow toller turkey peacock mule
  bulldog wheaten tortoiseshell sammy thoroughbred
  stallion python turtle cocker hound basset spitz griffon munchkin ragamuffin barbet retriever heeler
`
    .trim()
    .split(/\s+/u)
)

/** With a capital they may be the place. */
const places: ReadonlySet<string> = new Set(
  "labrador newfoundland dalmatian alsatian bengal shetland connemara savannah abyssinian bernese persian siamese burmese maltese".split(
    " "
  )
)

const unchanging: ReadonlySet<string> = new Set(["sheep", "guinea fowl", "goldfish", "koi"])

/** Breeds are written with capitals by many: `[Bb]order [Cc]ollie`. */
const inAnyCase = (kind: string): string =>
  kind.replace(/(?<![\p{L}'])\p{Ll}/gu, letter => `[${letter}${letter.toUpperCase()}]`)

const inAnyNumber = (kind: string): string => {
  const stem = inAnyCase(kind)
  if (unchanging.has(kind)) return stem
  if (kind.endsWith("goose")) return `[Gg](?:oo|ee)se`
  if (/[^aeiou]y$/u.test(kind)) return `${stem.slice(0, -1)}(?:y|ies)`
  return `${stem}${/(?:s|x|sh|ch|z)$/u.test(kind) ? "(?:es)?" : "s?"}`
}

/** Any animal that people live with, the longest names first. As a pattern. */
export const animalKinds = `(?:${[...new Set(plain.trim().split(/,\s*/u))]
  .sort((left, right) => right.length - left.length)
  .map(inAnyNumber)
  .join("|")})`

const byName = `^(?:${animalKinds}) \\p{Lu}\\p{Ll}+$`

/** `greyhound Max`: one animal, and nothing that somebody does or likes. */
export const isAnimalByName = (text: string): boolean => patternOf(byName).test(text)

const calledBefore = `(?<![\\p{L}])(?=\\p{Ll})${animalKinds}(?:,| called| named| –|:) (?:\\p{Lu}[\\p{L}'’-]+,? (?:and |& )?){0,3}$`

/** `Nessus` and `Snort` of `two whippets, Nessus and Snort`: what animals are called, whatever else is called so. */
export const isNameOfAnimal = (text: string, before: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(text) && patternOf(calledBefore).test(before)

/** Whether the word for an animal says something else as often. */
export const isAmbiguousAnimal = (kind: string): boolean => {
  const one = kind.toLowerCase().replace(/s$/u, "")
  return ambiguous.has(one) || (places.has(one) && /^\p{Lu}/u.test(kind))
}
