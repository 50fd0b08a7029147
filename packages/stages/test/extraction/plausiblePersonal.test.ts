import { expect, it } from "@effect/vitest"
import type { Fact } from "../../src/extraction/Clause.ts"
import { isPlausible } from "../../src/extraction/value/plausible.ts"
import { valueForm } from "../../src/extraction/value/valueForm.ts"

type Row = readonly [field: Fact["field"], text: string, quote: string]

/** What its field can hold, where it stands so in its quote. */
const kept: ReadonlyArray<Row> = [
  ["personal.hobbies", "swum the Solway Mile", "Ada has swum the Solway Mile nine times."],
  ["personal.hobbies", "finished the Moss Round", "I have finished the Moss Round twice."],
  ["personal.hobbies", "rode the Heather Trail", "In June I rode the Heather Trail."],
  ["personal.hobbies", "lead climbing", "Weekends: lead climbing."],
  ["professional.skills", "Privacy", "Privacy • Analytics • Statistics"],
  ["professional.skills", "Snort", "She works with Nessus and Snort."],
  ["personal.hobbies", "open water swimmer", "She is a keen open water swimmer."],
  ["personal.hobbies", "radio amateur", "He is a licensed radio amateur."],
  ["personal.hobbies", "trained Carnatic vocalist", "She is a trained Carnatic vocalist."],
  ["personal.hobbies", "marathons", "He runs marathons."],
  ["personal.hobbies", "brass band", "She has a season ticket and a brass band."],
  ["personal.hobbies", "storyteller", "A storyteller for fun."],
  ["personal.hobbies", "bad films", "I like chess and bad films."],
  ["personal.hobbies", "drawing tide mills", "I like drawing tide mills."],
  ["personal.hobbies", "canto corale", "Nel tempo libero: canto corale."],
  ["personal.hobbies", "imkern", "Zum Ausgleich: imkern."],
  ["family.pets", "kelpie named Wick", "She walks her kelpie named Wick."],
  [
    "family.pets",
    "two goats named Ada and Max",
    "The neighbours are patient with two goats named Ada and Max."
  ],
  ["family.pets", "chats, Drisse et Foc", "Il vit avec deux chats, Drisse et Foc."],
  ["personal.sports_teams", "Hull City", "Hull City, home and away."],
  ["personal.interests", "keyboards", "Bluesky"],
  ["personal.causes", "Tide Trust", "Trust leaders"],
  ["personal.memberships", "Tide Trust", "Trust leaders"],
  ["personal.causes", "Bridges to Books", "She volunteers with Bridges to Books."],
  ["personal.causes", "Harbour Kitchen", "She gives her Saturdays to Harbour Kitchen in Hull."],
  ["personal.causes", "The Bike Barn", "On Sundays he is with The Bike Barn."],
  ["personal.causes", "women in science", "She works for women in science who code."],
  ["personal.memberships", "Kammerchor Kiel", "Sie singt im Kammerchor Kiel."],
  ["personal.memberships", "Tidal Society", "She co-founded Tidal Society."],
  ["personal.memberships", "Mensa", "She belongs to Mensa."],
  ["professional.achievements", "Rising Potter award", "She won the Guild’s Rising Potter award in 2024."],
  ["professional.achievements", "Lister Medal", "She was given the Lister Medal in May."],
  ["professional.achievements", "set up the Moss Lane clinic", "She set up the Moss Lane clinic."]
]

/** What it cannot. */
const dropped: ReadonlyArray<Row> = [
  ["professional.skills", "Snort", "At home are two whippets, Nessus and Snort."],
  ["personal.hobbies", "Nessus", "At home are two whippets, Nessus and Snort."],
  ["professional.skills", "Privacy", "Privacy • Security • Legal"],
  ["personal.memberships", "3 of the Tidal Forum", "Member of working group 3 of the Tidal Forum."],
  ["personal.memberships", "Hull Badgers", "She is a regular at Hull Badgers football games."],
  ["professional.current_company", "Tide Lane. A small agency", "Tide Lane. A small agency – Ines Okafor"],
  ["personal.hobbies", "somewhere", "She runs up Main Street, or somewhere."],
  [
    "professional.current_title",
    "Dr Okafor trained as a biologist",
    "Dr Okafor trained as a biologist in Hull."
  ],
  ["professional.current_title", "divorce of solicitor", "The divorce of solicitor Ada Okafor goes on."],
  // Done once, or the verb of another sentence.
  ["personal.hobbies", "handed over the keys", "On Friday she handed over the keys."],
  ["personal.hobbies", "talked about frost", "She talked about frost at a fair."],
  ["personal.hobbies", "ran her ninth Moss Round", "She ran her ninth Moss Round in June."],
  ["personal.hobbies", "marathon", "He ran his ninth marathon in Oslo."],
  ["personal.hobbies", "looks", "She plays squash and looks after an orchard."],
  ["personal.hobbies", "opens the batting", "He opens the batting for Hale Nomads."],
  ["personal.hobbies", "practise most evenings", "I practise most evenings."],
  ["personal.hobbies", "hedges all week", "I am out checking hedges all week."],
  // Who somebody is.
  ["personal.hobbies", "certified commercial diver", "He is a certified commercial diver."],
  ["personal.hobbies", "diver", "He is a commercial diver."],
  ["personal.hobbies", "Storyteller", "Storyteller for cider."],
  ["personal.hobbies", "Board member, Tidefair", "Board member, Tidefair."],
  [
    "personal.hobbies",
    "penningmeester van stichting Oever",
    "Vrije tijd: penningmeester van stichting Oever."
  ],
  ["personal.hobbies", "clinical Pilates", "I am trained in dry needling and clinical Pilates."],
  ["personal.hobbies", "Feuerwehr", "Er ist bei der Feuerwehr."],
  // Where, with whom, and how they are reached.
  ["personal.hobbies", "highlife band", "Weekends: playing bass in a highlife band."],
  ["personal.hobbies", "Blasorchester", "Sie spielt Cello im Blasorchester."],
  ["personal.hobbies", "polytunnel", "Growing vegetables in a polytunnel."],
  ["personal.hobbies", "Cox", "Two labradors, Bramley and Cox."],
  ["personal.hobbies", "walk Islay", "I walk Islay, a setter with no brakes."],
  ["personal.hobbies", "0113 496 0000", "She sails. 0113 496 0000"],
  ["personal.hobbies", "Suite 12", "She sails. Suite 12, Hull"],
  ["personal.hobbies", "bus stops", "I like bus stops and drawing by hand."],
  // Animals of others.
  ["family.pets", "kelpie named Wick", "She performed the operation, on a kelpie named Wick."],
  ["family.pets", "600 Cheviot ewes", "I run 600 Cheviot ewes."],
  ["family.pets", "horse", "And a horse, technically my sister’s."],
  ["family.pets", "Tide Robotics Lab, Hull", "Engineer at the Tide Robotics Lab, Hull."],
  ["family.pets", "Hvalvik, med vannhunden", "Hun bor utenfor Hvalvik, med vannhunden Pil."],
  // Names that end too early, or begin too late.
  ["personal.causes", "Bridges", "She volunteers with Bridges to Books."],
  ["personal.causes", "Mentoras", "I mentor girls with Mentoras por um Dia."],
  ["personal.causes", "Kite", "We give 2% to Kite conservation."],
  ["personal.causes", "Hale Road Library", "He runs a clinic at the Hale Road Library annexe."],
  ["personal.causes", "people", "He defends people who owe nothing."],
  ["personal.causes", "U13", "Volunteer: head coach, U13."],
  ["personal.causes", "Kubernetes and Redis", "He contributes to Kubernetes and Redis."],
  ["personal.memberships", "Regulador del Queso", "Catadora certificada por el Consejo Regulador del Queso."],
  ["personal.memberships", "Kammerchor", "Sie singt im Kammerchor."],
  ["personal.memberships", "Brush Club", "In 2024 she started Brush Club."],
  ["personal.memberships", "School of Tides, University of Hale", "School of Tides, University of Hale"],
  [
    "professional.achievements",
    "past president of the Tidal Society",
    "He is a past president of the Tidal Society of Surveyors."
  ],
  ["professional.achievements", "Nurse of the Year", "She won the 2026 Humber Nurse of the Year."],
  ["professional.achievements", "founded the lab", "She founded the lab in 2011."],
  ["professional.achievements", "Slow Water", "Favourite film: Slow Water."],
  ["personal.sports_teams", "City Surveyor", "Ada Byron, City Surveyor, Hull."],
  ["personal.sports_teams", "City of Hale Public Works", "City of Hale Public Works"]
]

it.each(kept)("%s holds %s in: %s", (field, value, quote) => {
  expect(isPlausible({ field, value }, quote)).toBe(true)
})

it.each(dropped)("%s never holds %s in: %s", (field, value, quote) => {
  expect(isPlausible({ field, value }, quote)).toBe(false)
})

it.each([
  ["personal.hobbies", "restaura moto", "restaura moto d’epoca", "Nel tempo libero restaura moto d’epoca."],
  ["personal.hobbies", "rema", "rema alla veneta", "Nel tempo libero rema alla veneta."],
  ["personal.hobbies", "restaura moto", "restaura moto", "Nel tempo libero restaura moto."],
  ["personal.sports_teams", "St Brannoc’s", "St Brannoc’s", "She plays camogie for St Brannoc’s."],
  ["personal.sports_teams", "Hale Club’s", "Hale Club", "He bats for Hale Club’s second team."]
] as const)("%s: %s is %s", (field, value, form, quote) => {
  expect(valueForm(field, value, quote)).toBe(form)
})
