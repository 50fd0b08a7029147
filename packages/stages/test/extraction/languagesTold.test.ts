import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

/** What is told in much the same way in every language: papers, sides, tools in brackets, books, who was spoken of by their trade. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  ["Ines Okafor arbeitet bei Tideworks. Sie hat seit 1997 den Meisterbrief.", "certifications: Meisterbrief"],
  [
    "Ines Okafor arbeitet bei Tideworks. Sie ist Fachfrau mit eidg. Fachausweis.",
    "certifications: Fachfrau mit eidg. Fachausweis"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Sie verantwortet seit 2019 die Fertigung mit 85 Leuten.",
    "skills: Fertigung"
  ],
  ["Ines Okafor é auditora interna da ISO 45001.", "certifications: auditora interna da ISO 45001"],
  ["Ines Okafor est titulaire d’un CAP de meunier.", "certifications: CAP de meunier"],
  ["Ines Okafor vive en Bilbao y ha publicado Mareas lentas (2019).", "achievements: Mareas lentas"],
  ["Ines Okafor wohnt in Kiel. In der Freizeit fährt sie Rennvelo.", "hobbies: Rennvelo"],
  [
    "Ines Okafor habite à Nantes. Elle est membre de la Société bretonne de météorologie.",
    "memberships: Société bretonne de météorologie"
  ],
  [
    "Ines Okafor vive a Lecce. Appassionata di sci alpinismo, è istruttrice della sezione locale del Club Alpi Salentine.",
    "hobbies: sci alpinismo",
    "memberships: Club Alpi Salentine"
  ],
  ["Ines Okafor bor i Lund. Hon är ungdomstränare i Sundviken BK.", "teams: Sundviken BK"],
  [
    "Ines Okafor wohnt in Kiel. Sie ist Präsidentin des Verbands Tiden Nord e. V.",
    "memberships: Verbands Tiden Nord"
  ],
  [
    "Ines Okafor habite à Nantes. Elle est inscrite à l’Ordre des architectes depuis 2007.",
    "memberships: Ordre des architectes"
  ],
  [
    "Ines Okafor is gisteren uitgeroepen tot Vrijwilliger van het Jaar.",
    "achievements: Vrijwilliger van het Jaar"
  ],
  ["Ines Okafor woont in Delft. Ze fietst naar het werk.", "hobbies: fietsen"],
  [
    "Ines Okafor vive en Bilbao. En 2020 ha recibido el Premio Marea Alta.",
    "achievements: Premio Marea Alta"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. 2022 wurde sie mit dem AVK-Innovationspreis ausgezeichnet.",
    "achievements: AVK-Innovationspreis"
  ],
  [
    "Ines Okafor lebt in Leer. Sie engagiert sich im Rotary Club Emden und beim Förderverein der Klinik.",
    "memberships: Rotary Club Emden"
  ],
  [
    "Ines Okafor vit à Nantes et elle est bénévole chez Architectes de l’urgence.",
    "causes: Architectes de l’urgence"
  ],
  ["Ines Okafor vive en Bilbao y sufre con la Real Sociedad.", "teams: Real Sociedad"],
  [
    "Ines Okafor audite des sites depuis 2012 (RGAA, WCAG, NVDA).",
    "skills: RGAA",
    "skills: WCAG",
    "skills: NVDA"
  ],
  [
    "Ines Okafor vive con Chilaquil, un xoloitzcuintle que recibe a los clientes.",
    "pets: Chilaquil, un xoloitzcuintle"
  ]
]

it.each(rows)("%s", (text, ...facts) => {
  expect(factsInText(text)).toEqual(expect.arrayContaining([...facts]))
})

it.each([
  "Ines Okafor arbeitet bei Tideworks. Priska Imseng (Aktuarin). Klettert und liest Krimis.",
  "Ines Okafor lavora presso Tideworks. La moglie Rosanna rema alla veneta.",
  "Ines Okafor wohnt in Kiel. Am Wochenende liest sie Kindern vor.",
  "Ines Okafor möchte den Meisterbrief erwerben und leidet nicht mit dem FC Basel."
])("of others, and what is not: %s", text => {
  expect(factsInText(text).filter(fact => !/^(?:company|title|location):/.test(fact))).toEqual([])
})

it("takes no year for whom somebody helps", () => {
  const facts = factsInText("Ines Okafor is gisteren uitgeroepen tot Vrijwilliger van het Jaar.")
  expect(facts.filter(fact => fact.startsWith("causes"))).toEqual([])
})
