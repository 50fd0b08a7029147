import { expect, it } from "@effect/vitest"
import type { ClaimField } from "@prospect-research/core"
import { tidyItem } from "../../src/extraction/bio/listItems.ts"
import { valueForm } from "../../src/extraction/value/valueForm.ts"

/** Without a quote the value is all of it. */
const rows: ReadonlyArray<readonly [field: ClaimField, value: string, form: string, quote?: string]> = [
  ["professional.current_title", "Geschäftsführerin seit 1. April 2022", "Geschäftsführerin"],
  ["professional.current_title", "Managing Director since 1 April 2022", "Managing Director"],
  ["professional.current_title", "Production Manager, 8 January 2026", "Production Manager"],
  ["professional.current_title", "chef för data, 18 november 2025", "chef för data"],
  ["professional.current_title", "Traceability Manager: g", "Traceability Manager"],
  ["professional.current_title", "community manager: chats, streams", "community manager"],
  ["professional.current_title", "Ed.D., Superintendent of Schools", "Superintendent of Schools"],
  ["professional.current_title", "county engineer in Alder Grove", "county engineer"],
  ["professional.current_title", "Manager: Human Resources", "Manager: Human Resources"],
  ["family.pets", "dog is called Turnip", "dog, Turnip"],
  ["family.pets", "hens are named Ada and Dot", "hens, Ada and Dot"],
  ["family.pets", "cat’s name is Olive", "cat, Olive"],
  ["family.pets", "Stute heißt Fee", "Stute, Fee"],
  ["family.pets", "Fig, our old terrier", "Fig, old terrier"],
  ["family.pets", "The whippet, Tarn", "whippet, Tarn"],
  ["family.pets", "lives with three hens, Dot and Ada", "three hens, Dot and Ada"],
  ["family.pets", "whippet called Tarn", "whippet called Tarn"],
  [
    "personal.hobbies",
    "sail a Drascombe called Wren",
    "sailing a Drascombe called Wren",
    "I sail a Drascombe called Wren."
  ],
  ["personal.hobbies", "segelt", "Segeln", "Privat segelt sie."],
  ["education.certifications", "NATE certified like everybody here", "NATE certified"],
  ["personal.hobbies", "imkert", "Imkern", "Er imkert."],
  ["personal.hobbies", "rode the Heaphy Trail", "Heaphy Trail"],
  ["personal.hobbies", "finished her fourth York Marathon", "York Marathon"],
  ["personal.hobbies", "ran three hill races", "hill races"],
  ["personal.hobbies", "swam the Channel", "swam the Channel"],
  ["personal.hobbies", "weekends wild swimming", "wild swimming"],
  ["personal.hobbies", "214 Wainwrights", "Wainwrights"],
  ["personal.hobbies", "1961 Triumph Bonneville", "1961 Triumph Bonneville"],
  ["personal.hobbies", "Derby climbing walls", "climbing"],
  ["personal.hobbies", "Running badly since 2012", "Running"],
  ["personal.hobbies", "Climbing V3 forever", "Climbing"],
  ["personal.hobbies", "Learning the accordion", "accordion"],
  ["personal.interests", "Kayaking badly since 2012", "Kayaking"],
  ["professional.current_location", "Omaha, NE 68154", "Omaha, NE"],
  ["professional.current_location", "Dublin 8", "Dublin 8"],
  ["professional.current_location", "Tidewatch, Leeds", "Leeds", "Co-founder and CEO, Tidewatch, Leeds"],
  ["professional.current_location", "Tidewatch, Leeds", "Tidewatch, Leeds", "She lives in Tidewatch, Leeds."],
  ["professional.current_title", "Editor. Ada keeps the tide tables", "Editor"],
  ["professional.current_title", "Menedżer ds. Eksportu", "Menedżer ds. Eksportu"],
  ["professional.current_title", "directrice financière qui navigue", "directrice financière"],
  ["professional.current_title", "Head Baker who sails", "Head Baker"],
  ["professional.current_title", "Leiter der Beleuchtung", "Leiter der Beleuchtung"],
  ["professional.current_title", "Leiterin des Labors an der Deichwarte", "Leiterin des Labors"],
  ["professional.current_title", "Partnerin der Kanzlei Byron Tide", "Partnerin"],
  ["professional.current_title", "Broker Byron & Tide Realty Leeds", "Broker"],
  ["professional.current_title", "Director Infrastructure Services", "Director Infrastructure Services"],
  ["professional.current_title", "Bauleiterin, staatlich geprüfte Technikerin", "Bauleiterin"],
  ["professional.current_title", "Today the president", "president"],
  ["professional.current_title", "physiotherapist in private practice", "physiotherapist"],
  ["professional.current_location", "The Old Market, Leeds", "Leeds"],
  ["professional.current_location", "Tideway Park, Northampton", "Northampton"],
  ["professional.current_location", "Menlo Park, California", "Menlo Park, California"],
  ["professional.current_location", "Rincón", "Rincón de la Mar", "Vive en Rincón de la Mar y pesca."],
  ["professional.industry", "clinics", "dental", "Tideway is a dental group of four clinics."],
  ["professional.industry", "clinics", "clinics", "Tideway runs four clinics."],
  ["professional.industry", "Leeds law firm", "legal services"],
  ["professional.industry", "Bristol garden design practice", "garden design practice"],
  ["professional.industry", "NHS clinic", "healthcare"],
  ["professional.industry", "registered charity", "charity"],
  ["professional.industry", "employee-owned joinery company", "joinery"],
  ["professional.industry", "marine technology company", "marine technology"],
  ["professional.industry", "design company", "design company"],
  ["professional.industry", "ferry company", "ferry company"],
  ["professional.achievements", "2024-09: Reading tide gauges", "Reading tide gauges"],
  ["professional.achievements", "Reading tide gauges, 4 May 2026, Room 2, Hull", "Reading tide gauges"],
  ["professional.achievements", "Reading tide gauges (Oslo, May 4, 2026)", "Reading tide gauges"],
  ["professional.achievements", "Lister Medal 2026-02-03", "Lister Medal"],
  ["professional.achievements", "Lister Medal (2026)", "Lister Medal (2026)"],
  ["professional.achievements", "Guild’s Rising Potter award", "Rising Potter award"],
  ["professional.achievements", "Readers’ Choice award", "Readers’ Choice award"],
  ["personal.sports_teams", "Follows Hull City", "Hull City"],
  ["personal.sports_teams", "Hessle Cricket Club’s", "Hessle Cricket Club"],
  ["personal.sports_teams", "Diego Padres", "San Diego Padres", "She watches the San Diego Padres."],
  ["personal.sports_teams", "Padres", "Padres", "New Padres fan."],
  ["personal.memberships", "Institute of Tidal Engineers committee", "Institute of Tidal Engineers"],
  ["education.certifications", "ATTI qualification", "ATTI"],
  ["education.certifications", "Chartered surveyor turned baker", "Chartered surveyor"],
  ["education.certifications", "Licensed broker, TB-40213", "Licensed broker"],
  ["education.certifications", "ISO 9001", "ISO 9001"],
  ["personal.interests", "tides more than", "tides"],
  ["personal.interests", "letters without whiteboards and", "letters without whiteboards"],
  ["professional.skills", "tide tables", "tide tables"],
  ["professional.skills", "tribunal claims and", "tribunal claims"],
  ["professional.skills", "firm’s taxonomy", "taxonomy"],
  [
    "professional.current_title",
    "Vice President, Health",
    "Vice President, Health, Safety and Environment",
    "Renée Thibodeau\nVice President, Health, Safety and Environment"
  ],
  ["professional.current_title", "Head of Data", "Head of Data", "Head of Data, Leeds and York"],
  [
    "education.certifications",
    "Certified in Tidal Video",
    "Certified in Tidal Video 360",
    "Certified in Tidal Video 360."
  ],
  [
    "professional.achievements",
    "swam the Channel",
    "swam the Channel in a relay",
    "swam the Channel in a relay for Acme"
  ],
  [
    "education.certifications",
    "Diploma in Governance",
    "Diploma in Governance, Risk and Compliance",
    "holds the Diploma in Governance, Risk and Compliance."
  ],
  ["professional.current_location", "Nimbora, Hamburg", "Hamburg"],
  ["family.pets", "Pixel the cat supervises", "Pixel the cat"],
  ["personal.hobbies", "restores wooden canoes the rest", "restoring wooden canoes"],
  ["personal.hobbies", "still rows", "rowing", "She learned to scull and still rows, badly."],
  ["personal.hobbies", "Leeds chess", "chess", "coaches the under-12s of the Leeds chess club"]
]

for (const [field, value, form, quote = value] of rows)
  it(`${field}: ${value} is ${form}`, () => expect(valueForm(field, value, quote)).toBe(form))

it("a thing is named without how much of it there is", () => {
  for (const item of ["a lot of chess", "the odd chess", "the occasional chess", "a great deal of chess"])
    expect(tidyItem(item)).toBe("chess")
})
