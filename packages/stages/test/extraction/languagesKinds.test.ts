import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage, own } from "./table.ts"

/** Kinds of sentences of pages in other languages than English, and all that they say; a sentence about the firm tells the language. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  // When something is done, before a verb without a subject.
  [
    "Ines Okafor vive en Vigo. En 2019 recibió la Medalla al Mérito Civil. Los martes toca la viola en la Banda de Redondela.",
    "location: Vigo",
    "achievements: Medalla al Mérito Civil",
    "hobbies: viola",
    "memberships: Banda de Redondela"
  ],
  // Languages, and how well they are spoken.
  [
    "Ines Okafor vit à Brest depuis 2010. Elle parle anglais et un peu de breton.",
    "location: Brest",
    "skills: anglais",
    "skills: breton"
  ],
  [
    "Ines Okafor wohnt in Kiel und ist seit 2010 bei uns. Sie arbeitete in Aarhus, weshalb sie fließend Dänisch spricht.",
    "location: Kiel",
    "skills: Dänisch"
  ],
  [
    "Ines Okafor woont in Gent en werkt sinds 2010 bij ons. Ze spreekt Duits, Engels en Zweeds.",
    "location: Gent",
    "skills: Duits",
    "skills: Engels",
    "skills: Zweeds"
  ],
  ["Ines Okafor vive en Vigo. Su marido habla ruso.", "location: Vigo"],
  ["Ines Okafor vive a Trieste. Parla di vele e di inglese con i colleghi.", "location: Trieste"],
  // What is joined behind a school happened at another time.
  [
    "Ines Okafor wohnt in Kiel. Sie hat Informatik an der Universität Münster studiert und 2012 den Tidefonds gegründet.",
    "location: Kiel",
    "education: Informatik | Universität Münster"
  ],
  [
    "Ines Okafor vive en Vigo. Estudió Ingeniería Informática en la Universidad Pública de Navarra.",
    "location: Vigo",
    "education: Ingeniería Informática | Universidad Pública de Navarra"
  ],
  // Collections, and what is made beside a pastime.
  [
    "Ines Okafor vive en Vigo. Colecciona sellos de barcos y también juega al ajedrez.",
    "location: Vigo",
    "hobbies: Colecciona sellos de barcos",
    "hobbies: ajedrez"
  ],
  [
    "Ines Okafor wohnt in Kiel. Sie sammelt außerdem Rechenschieber und singt im Kammerchor Kiel.",
    "location: Kiel",
    "hobbies: Rechenschieber",
    "memberships: Kammerchor Kiel"
  ],
  // Sides.
  ["Ines Okafor bor i Aarhus. I fritiden brygger hun øl og ser AGF tabe.", "location: Aarhus", "teams: AGF"],
  [
    "Ines Okafor mieszka w Gdyni i od dziecka jest wierną kibicką Arki Gdynia.",
    "location: Gdyni",
    "teams: Arki Gdynia"
  ],
  [
    "Ines Okafor vit à Laval et reste une partisane des Remparts de Québec.",
    "location: Laval",
    "teams: Remparts de Québec"
  ],
  [
    "Ines Okafor vive en Vigo. Aficionada al Athletic, no falta a San Mamés.",
    "location: Vigo",
    "teams: Athletic"
  ],
  // Whom somebody helps.
  [
    "Ines Okafor vive en Vigo. Los martes da clases de lectura con la asociación Puente Abierto.",
    "location: Vigo",
    "causes: Puente Abierto"
  ],
  // Who granted a degree.
  [
    "Ines Okafor vive en Sonora. Es ingeniera química por la Universidad de Sonora (2004) y maestra en Ciencias por el Cinvestav (2008).",
    "location: Sonora",
    "education: ingeniera química | Universidad de Sonora | 2004",
    "education: maestra | Ciencias | Cinvestav | 2008"
  ],
  [
    "Ines Okafor mora em Joinville. Engenheira mecânica pela UDESC, com MBA em Gestão Industrial pela FGV (2013).",
    "location: Joinville",
    "education: UDESC",
    "education: MBA | Gestão Industrial | FGV | 2013"
  ],
  // Papers.
  [
    "Ines Okafor vive en Vigo y es auditora líder ISO 14001.",
    "location: Vigo",
    "certifications: auditora líder ISO 14001"
  ],
  [
    "Ines Okafor mieszka w Toruniu, jest biegłym rewidentem oraz posiada dyplom ACCA.",
    "location: Toruniu",
    "certifications: biegłym rewidentem",
    "certifications: ACCA"
  ],
  // Honours of a year.
  [
    "Ines Okafor, Finansistka Roku 2025 w plebiscycie czytelników, mieszka w Toruniu.",
    "achievements: Finansistka Roku 2025",
    "location: Toruniu"
  ],
  // Offices are no titles, and houses have no towns.
  [
    "Ines Okafor bor i Odense og er formand for Svendborg Roklub.",
    "location: Odense",
    "memberships: Svendborg Roklub"
  ],
  [
    "Ines Okafor lebt in Kiel und ist im Vorstand des Fördervereins Stadtbibliothek Kiel.",
    "location: Kiel",
    "memberships: Fördervereins Stadtbibliothek Kiel"
  ],
  // Denied beside, so not before.
  [
    "Ines Okafor vive en Vigo. Toca la viola y cría abejas; son nativas y no pican.",
    "location: Vigo",
    "hobbies: viola",
    "hobbies: cría abejas"
  ]
]

it.each(rows)("%s", (text, ...facts) => {
  expect([...factsInText(text)].sort()).toStrictEqual([...facts].sort())
})

/** The same of people who speak of themselves on their own pages. */
const ownRows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  ["Je m’appelle Ines Okafor et j’habite à Nantes.", "location: Nantes"],
  [
    "Le voy al Cruz Azul, desde luego, y por las noches hago linóleo en la cocina.",
    "teams: Cruz Azul",
    "hobbies: hago linóleo"
  ],
  [
    "Poza tym: szachy (liga okręgowa) i morsowanie w Borównie od listopada do marca.",
    "hobbies: szachy",
    "hobbies: morsowanie"
  ],
  [
    "Trabajo con Illustrator, con gubias y con paciencia: branding, diseño de empaque, lettering.",
    "skills: Illustrator",
    "skills: branding",
    "skills: diseño de empaque",
    "skills: lettering"
  ],
  [
    "Isso nos deu o Prêmio Catarinense de Excelência em 2023, e não foi por acaso.",
    "achievements: Prêmio Catarinense de Excelência"
  ]
]

it.each(ownRows)("of themselves: %s", (text, ...facts) => {
  expect([...factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own)].sort()).toStrictEqual([...facts].sort())
})

it.each([
  "El hermano de Ines Okafor toca la batería y es hincha del Betis.",
  "O irmão de Ines Okafor joga futebol e coleciona moedas.",
  "Ines Okafor sammelt Spenden und Unterschriften für die neue Brücke.",
  "Ines Okafor recoge datos; no colecciona sellos ni toca la viola.",
  "Ines Okafor canta en el coro de la parroquia de San Juan.",
  "Ines Okafor singt im Kirchenchor St. Marien.",
  "Ines Okafor es presidenta del jurado de la Empresaria del Año 2024.",
  "Ines Okafor sou do Norte e da terra.",
  "Ines Okafor est une partisane de la Ligue du Nord."
])("of others, and what is not: %s", text => {
  expect(factsInText(text)).toEqual([])
})

it("takes no long line's time", () => {
  const seeds = [
    "toca en la Banda de ",
    "con la asociación Alba na ",
    "colecciona sellos ",
    "auditor ISO 9001 e ",
    "Poza tym: szachy, ",
    "a ",
    "A ",
    "Abc ",
    "Ł",
    "won the Abc of ",
    "Abc, who ",
    "joined Abc from "
  ]
  for (const seed of seeds) {
    // Longer sentences are not read at all.
    const line = `Ines Okafor ${seed.repeat(1200).slice(0, 1150)}`
    factsInText(line)
    const start = performance.now()
    factsInText(line)
    expect(performance.now() - start).toBeLessThan(5000)
  }
})
