import { expect, it } from "@effect/vitest"
import { factsOfPerson, type Row } from "./person.ts"

/** Animals at home, and the pastimes told beside them. */
const told: ReadonlyArray<Row> = [
  ["She and her husband have two cats, Floss and Gus.", "pet: two cats, Floss and Gus"],
  ["She and her wife have a terrier, Moss.", "pet: terrier, Moss"],
  ["Her Lab, Deacon, came along.", "pet: Lab, Deacon"],
  ["The Tidal Robotics Lab, Deacon House, is hers."],
  ["Dog mom to Biscotti, a goldendoodle.", "pet: Biscotti, a goldendoodle"],
  ["She never goes to site without Diesel, her blue heeler.", "pet: Diesel, blue heeler"],
  [
    "Her own dogs, a pair of hounds named Watson and Crick, come along.",
    "pet: pair of hounds named Watson and Crick"
  ],
  ["She shepherds a pack of three huskies up anything steep.", "pet: three huskies"],
  [
    "She likes it so. Old English Sheepdog called Swage who moults.",
    "pet: Old English Sheepdog called Swage"
  ],
  ["Out of hours she walks the beach with her huntaway, Diesel.", "pet: huntaway, Diesel"],
  ["She likes it so. Malamute, Axle.", "pet: Malamute, Axle"],
  ["She brings her mutt Uff Da to every build.", "pet: mutt Uff Da"],
  ["Mavis (whippet) and Pearl (also whippet).", "pet: Mavis (whippet)", "pet: Pearl (also whippet)"],
  [
    "She lives above the shop in Porto with two rescue greyhounds, Bun and Bap.",
    "pet: two rescue greyhounds, Bun and Bap"
  ],
  ["The Bedlington under table four is Earl.", "pet: Bedlington"],
  ["Two cats run the place: Ohm and Farad.", "pet: Two cats"],
  ["She keeps two Connemara ponies, Fergus and Dot.", "pet: two Connemara ponies, Fergus and Dot"],
  ["Two cats, Ohm and Farad, supervise.", "pet: Two cats, Ohm and Farad"],
  ["Her rescue mutt, Pickett, rode along.", "pet: rescue mutt, Pickett"],
  ["Bruno, her boerboel, is unimpressed.", "pet: Bruno, boerboel"],
  ["She lives in Porto with two rabbits: Garamond and Biro.", "pet: two rabbits: Garamond and Biro"],
  ["She lives in Porto with her wife, two sons and a setter named Bosun.", "pet: setter named Bosun"],
  ["She has an elderly whippet, Gelert, who sleeps under the desk.", "pet: elderly whippet, Gelert"],
  [
    "You will find her at the gate with Tolstoy, the office’s most punctual Labrador, who goes home with her at four.",
    "pet: Tolstoy, the office’s most punctual Labrador"
  ],
  [
    "Ines lives in Porto with a three-legged moggy who answers to Trivet.",
    "pet: three-legged moggy who answers to Trivet"
  ],
  ["She shares her flat with Mungo, a wire-haired dachshund.", "pet: Mungo, a wire-haired dachshund"],
  ["She shares a smallholding with six alpacas.", "pet: six alpacas"],
  ["She can be seen most mornings on the towpath with her lurcher Fern.", "pet: lurcher Fern"],
  ["Her Border Collie, Tess, has her own desk.", "pet: Border Collie, Tess"],
  ["Her Staffordshire bull terrier Gus comes to every stand-up.", "pet: Staffordshire bull terrier Gus"],
  ["She is the devoted human of a Maine Coon called Magnus.", "pet: Maine Coon called Magnus"],
  ["She fosters greyhounds.", "pet: greyhounds"],
  ["She keeps hens and writes about data.", "hobby: keeping hens", "pet: hens"],
  ["Away from work she is outvoted at home by three cats.", "pet: three cats"],
  ["She is human to two very spoiled pugs, Otto and Mabel.", "pet: two very spoiled pugs, Otto and Mabel"],
  ["She recently adopted a retired racing greyhound.", "pet: retired racing greyhound"],
  ["She comes with a kelpie.", "pet: kelpie"],
  ["Her cats, Ada and Grace, feature in most of her talks.", "pet: cats, Ada and Grace"],
  ["Her assistant is a Jack Russell called Widget.", "pet: Jack Russell called Widget"],
  ["She walks her Hungarian vizsla, Béla, on the dunes before work.", "pet: Hungarian vizsla, Béla"],
  ["She spends most evenings being ignored by her cat, Professor Plum.", "pet: cat, Professor Plum"],
  ["She lives on a narrowboat with a parrot that swears.", "pet: parrot"],
  ["She is often accompanied by Biscuit the office dog.", "pet: Biscuit the office dog"],
  ["She lives in Porto with Nigel the tortoise.", "pet: Nigel the tortoise"],
  ["She has a soft spot for her old pony, Pepper.", "pet: old pony, Pepper"],
  [
    "Her household includes two house rabbits and a bearded dragon.",
    "pet: bearded dragon",
    "pet: two house rabbits"
  ],
  ["Home is a cottage near Porto, a husband, two teenagers and a cocker spaniel.", "pet: cocker spaniel"],
  ["She lives outside Porto with a husband, a labradoodle and too many books.", "pet: labradoodle"],
  ["She rides her mare, Juno, at weekends.", "pet: mare, Juno"],
  ["Her kitten, Schrödinger, often joins calls.", "pet: kitten, Schrödinger"],
  ["She has a black cat (Salem) and a fondness for storms.", "pet: black cat (Salem)"],
  [
    "She lives with Pixel (a tabby) and Vector (a ginger tom).",
    "pet: Pixel (a tabby)",
    "pet: Vector (a ginger tom)"
  ],
  [
    "She and her Bernese mountain dog, Otis, are known in every café of Porto.",
    "pet: Bernese mountain dog, Otis"
  ],
  ["Her other responsibilities include a whippet.", "pet: whippet"],
  ["She is usually out with the dog, a wheaten terrier named Paddy.", "pet: wheaten terrier named Paddy"],
  ["She answers to a Bengal called Zuko.", "pet: Bengal called Zuko"],
  ["Her best work is done with a cat on her lap.", "pet: cat"],
  ["She always has a dog at her feet.", "pet: dog"],
  ["She travels everywhere with Rumi, her rescue galgo.", "pet: Rumi, rescue galgo"],
  ["She has Luna, a Siberian husky, and two parakeets.", "pet: Luna, a Siberian husky", "pet: two parakeets"],
  ["Her two Shetland ponies are local celebrities.", "pet: two Shetland ponies"],
  ["Her spare time belongs to Hugo, her miniature schnauzer.", "pet: Hugo, miniature schnauzer"],
  ["Her cockapoo insists on two walks a day.", "pet: cockapoo"],
  ["She lives in Porto with her dog and a great many books.", "pet: dog"],
  [
    "She shares the house with four hens, two ducks and a cat called Norman.",
    "pet: cat called Norman",
    "pet: four hens",
    "pet: two ducks"
  ],
  ["She is owned by two Burmese cats.", "pet: two Burmese cats"],
  ["She can usually be found with her nose in a book and a cat on her knee.", "pet: cat"],
  ["The house dog, Rollo, is a frequent guest on calls.", "pet: house dog, Rollo"],
  ["My beagle Pickle has promised to pull.", "pet: beagle Pickle"],
  ["I live in Porto with my heeler, Banjo.", "pet: heeler, Banjo"],
  ["We have an elderly whippet, Gelert, who has opinions on both.", "pet: elderly whippet, Gelert"],
  ["Bruno, our boerboel, is unimpressed by both.", "pet: Bruno, boerboel"],
  ["A kelpie called Loam, and not much else. I like it that way.", "pet: kelpie called Loam"],
  ["Our moggy, Miso, walks across my keyboard.", "pet: moggy, Miso"],
  ["I go looking for fossils with my whippet, Mabel.", "hobby: looking for fossils", "pet: whippet, Mabel"],
  ["My dog is called Turnip.", "pet: dog, Turnip"],
  ["My cat’s name is Olive, and I miss her when I travel.", "pet: cat, Olive"],
  ["We are a household of two humans and three cats.", "pet: three cats"],
  ["This site is maintained by me and my dog Rex.", "pet: dog Rex"],
  ["I’m the one holding the lead: the dog is Nelson, a springer spaniel.", "pet: Nelson, a springer spaniel"],
  ["My two budgies, Salt and Pepper, say hello.", "pet: two budgies, Salt and Pepper"],
  ["We recently welcomed a puppy, Juniper.", "pet: puppy, Juniper"],
  ["My co-author is Dobbin, a retired Clydesdale.", "pet: Dobbin, a retired Clydesdale"],
  ["My Australian shepherd, Blue, herds the Roomba.", "pet: Australian shepherd, Blue"],
  [
    "I have a soft-coated dog of no particular breed named Scrap.",
    "pet: soft-coated dog of no particular breed named Scrap"
  ],
  ["I also breed Herdwick sheep.", "hobby: breeding Herdwick sheep", "pet: Herdwick sheep"],
  [
    "Ines is a beekeeper, a terrible golfer and the owner of two donkeys.",
    "hobby: beekeeping",
    "hobby: golfing",
    "pet: two donkeys"
  ],
  ["She lives by the sea with a deaf cat called Beethoven.", "pet: deaf cat called Beethoven"],
  ["I have two kids, a tortoise and a shed.", "pet: tortoise"],
  ["I have a tortoise called Sheldon who is older than me.", "pet: tortoise called Sheldon"],
  ["I share my desk with a ginger cat.", "pet: ginger cat"],
  ["Our house also contains a lurcher.", "pet: lurcher"],
  ["My dog and I walk the coast path.", "pet: dog"],
  ["I am the proud owner of a very stupid labrador.", "pet: very stupid labrador"],
  ["I’ve got three chickens and no lawn.", "pet: three chickens"],
  ["I also look after an ancient Shetland pony named Toffee.", "pet: ancient Shetland pony named Toffee"]
]

/** Former, wished for, made up, somebody else’s, or a trade. */
const untold: ReadonlyArray<string> = [
  "She has raised three guide dog puppies.",
  "Her doctorate dealt with sheep and debt.",
  "She has fostered forty-one dogs for Stray Hearts Rescue.",
  "She has a soft spot for exotics, especially rabbits.",
  "She works as a vet for dogs and cats.",
  "She volunteers at a shelter for greyhounds.",
  "Her sister’s dog, Rex, came to the party.",
  "She grew up with a dog named Tramp.",
  "She had a cat called Felix as a child.",
  "She wrote a picture book about a hen named Doris.",
  "She founded Black Dog Media.",
  "She is the author of “The Cat That Sat”.",
  "She runs a pet food company for cats.",
  "She is a dark horse.",
  "She leads a study of zebrafish and rats.",
  "Her late spaniel, Otto, gave the company its name.",
  "She looks after the Tiger team.",
  "She is a dog trainer.",
  "She works with guide dogs.",
  "She designed an app for horse owners.",
  "Her novel follows a fox terrier called Jasper.",
  "She keeps her ducks in a row.",
  "She is used to herding cats.",
  "She lost her dog, Rufus, last year.",
  "She is the voice of Barney the dinosaur dog.",
  "Her neighbour’s cat, Tom, visits.",
  "She does not have a dog.",
  "She would love a dog.",
  "She wants to adopt a beagle one day.",
  "She is allergic to cats.",
  "She lives without a dog, happily.",
  "Proud parent of Max, a dentist.",
  "She sold a pair of horses.",
  "She has photographed two lions and a cheetah.",
  "We build software for vets, and our customers have many dogs.",
  "She has won a race with a horse called Red Rum at the age of 12.",
  "She raised money for Guide Dogs.",
  "She scored for the Tigers.",
  "Dogs are welcome in our office.",
  "Please mind the dog.",
  "The dog in the photo, Rex, belongs to a neighbour.",
  "She has a PhD in the behaviour of horses.",
  "She is an expert in the genetics of dogs, cats and horses.",
  "She is the lead vet for a stable of forty horses.",
  "She leads the Golden Retriever project.",
  "She keeps data on 40 dogs.",
  "Her company insures 40,000 dogs.",
  "Her team has two pointers for newcomers.",
  "She chairs the Boxer Association.",
  "She gave the team a few pointers.",
  "She raises hens’ eggs prices in her talks.",
  "She used to have a horse.",
  "She once owned a horse called Silver.",
  "She operated on a setter named Moss.",
  "Ines Okafor tried the new splint on a lurcher called Flint."
]

it.each(told)("reads animals in: %s", (text, ...facts) => {
  expect([...factsOfPerson(text)].sort()).toEqual([...facts].sort())
})

it.each(untold)("reads none in: %s", text => {
  expect(factsOfPerson(text)).toEqual([])
})
