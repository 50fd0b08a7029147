import { describe, expect, it } from "@effect/vitest"
import { languageOf } from "../../src/extraction/languages/languageOf.ts"
import { topicElsewhere } from "../../src/extraction/languages/topicElsewhere.ts"
import { factsInText, factsOnPage } from "./table.ts"

/** A text in one language, and all that it says of Ines Okafor. */
type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const tables: Readonly<Record<string, ReadonlyArray<Row>>> = {
  German: [
    ["Ines Okafor wohnt in Kiel. Sie läuft im Frühling Marathon.", "location: Kiel", "hobbies: Marathon"],
    [
      "Ines Okafor wohnt in Kiel. Sie läuft jedes Jahr für das Tierheim Kiel.",
      "location: Kiel",
      "causes: Tierheim Kiel"
    ],
    [
      "Ines Okafor, 42, Geschäftsführerin von Tideworks, steht zwischen zwei Pressen und hört zu. Abends spielt sie Handball bei den Alten Damen des TSV Urlau, im Winter geht sie auf Skitour.",
      "title: Geschäftsführerin",
      "company: Tideworks",
      "hobbies: Handball",
      "hobbies: Skitour",
      "teams: TSV Urlau"
    ],
    [
      "Ines Okafor ist seit 2019 Leiterin Einkauf bei Tideworks. Sie wohnt in Bremen, ist Mitglied im Verband Deutscher Brückenbauer und singt im Kammerchor Findorff.",
      "title: Leiterin Einkauf",
      "company: Tideworks",
      "location: Bremen",
      "memberships: Verband Deutscher Brückenbauer",
      "memberships: Kammerchor Findorff"
    ],
    [
      "Ines Okafor hat an der Universität Heidelberg Physik studiert und 2009 an der ETH Zürich promoviert. Im Mai hat die Kammer sie zur „Unternehmerin des Jahres 2025“ gekürt.",
      "education: Physik | Universität Heidelberg",
      "education: ETH Zürich | 2009",
      "achievements: Unternehmerin des Jahres 2025"
    ],
    [
      "Ines Okafor arbeitet bei Tideworks. In ihrer Freizeit rudert sie, liest Krimis und engagiert sich ehrenamtlich bei der Bremer Tafel. Sie hat einen Hund.",
      "company: Tideworks",
      "hobbies: Rudern",
      "hobbies: Krimis",
      "causes: Bremer Tafel",
      "pets: Hund"
    ],
    [
      "Ines Okafor baut Geigen. Geführt wird die Werkstatt in dritter Generation von Ines Okafor, Geigenbaumeisterin. Sie ist geprüfte Restauratorin im Handwerk.",
      "title: Geigenbaumeisterin",
      "certifications: geprüfte Restauratorin im Handwerk"
    ],
    [
      "Ines Okafor ist begeisterte Läuferin und Fan von Werder Bremen.",
      "hobbies: Läuferin",
      "teams: Werder Bremen"
    ],
    [
      "Ines Okafor leitet Tideworks. Ihr Bruder spielt Tennis und wohnt in Kiel. Er ist Fan vom FC St. Pauli.",
      "company: Tideworks"
    ],
    ["Ines Okafor verließ Tideworks. Anna Schmidt ist Leiterin Einkauf. Sie wohnt in Kiel und spielt Geige."],
    [
      "Ines Okafor wohnt in Leipzig, hat zwei Kinder und spielt Tuba. Sie lebt dort mit ihrem Mann und zwei Töchtern.",
      "location: Leipzig",
      "hobbies: Tuba"
    ],
    ["Ines Okafor war bis 2019 Leiterin Einkauf bei Tideworks."],
    ["Ines Okafor, deren Mutter in Kiel wohnt und Geige spielt, ist ehemalige Leiterin Einkauf."]
  ],
  French: [
    [
      "Formée à l’École du Nord, Ines Okafor est directrice commerciale chez Tideworks depuis 2019. Elle est titulaire d’un master d’études théâtrales de l’université Rennes 2 (2008). Elle a été faite chevalière de l’ordre des Arts et des Lettres en 2022.",
      "title: directrice commerciale",
      "company: Tideworks",
      "education: École du Nord",
      "education: master | études théâtrales | université Rennes 2 | 2008",
      "achievements: chevalière de l’ordre des Arts et des Lettres"
    ],
    [
      "Ines Okafor vit à Nantes avec son chien. Le week-end, elle fait de la voile et joue du violon. Elle est membre de l’association Femmes du Numérique et bénévole à la Croix-Rouge.",
      "location: Nantes",
      "pets: chien",
      "hobbies: voile",
      "hobbies: violon",
      "memberships: Femmes du Numérique",
      "causes: Croix-Rouge"
    ],
    ["Ines Okafor dirige Tideworks. Son mari joue du piano et habite à Brest.", "company: Tideworks"],
    ["Il y a un violon dans le bureau d’Ines Okafor, et la voile est sur le mur."]
  ],
  Dutch: [
    [
      "Per 1 maart is Ines Okafor inkoper bij Tideworks. Ines studeerde aan het Maritiem Instituut Willem Barentsz en voer elf jaar op zee. Ines woont in Harlingen, is vrijwilliger bij de KNRM en zeilt ’s zomers.",
      "title: inkoper",
      "company: Tideworks",
      "education: Maritiem Instituut Willem Barentsz",
      "location: Harlingen",
      "causes: KNRM",
      "hobbies: zeilen"
    ],
    [
      "Ines Okafor werkt bij Tideworks. Haar broer speelt piano en woont in Breda. Daarna werkte hij als loods.",
      "company: Tideworks"
    ]
  ],
  Spanish: [
    [
      "Ines Okafor es directora de exportación de Tideworks. Es licenciada en Administración de Empresas por la Universidad Pública de Navarra y tiene el WSET Nivel 4. Es socia de la Sociedad Gastronómica Gazteluleku.",
      "title: directora de exportación",
      "company: Tideworks",
      "education: licenciada | Administración de Empresas | Universidad Pública de Navarra",
      "certifications: WSET Nivel 4",
      "memberships: Sociedad Gastronómica Gazteluleku"
    ],
    [
      "Ines Okafor trabaja en Tideworks. Vive en Bilbao, toca el acordeón y es hincha del Eibar.",
      "company: Tideworks",
      "location: Bilbao",
      "hobbies: acordeón",
      "teams: Eibar"
    ],
    ["Ines Okafor dejó Tideworks. Su hermana vive en Bilbao y toca el piano."]
  ],
  Portuguese: [
    [
      "Ines Okafor é sócia-fundadora da Tideworks. Formada pela Universidade Federal de Pernambuco (2009), mestre em Desenho Urbano pela UCL (2014). Ganhou o Prêmio Aurora de arquitetura jovem em 2019. Torce pelo Santa Cruz e toca alfaia no Maracatu Estrela.",
      "title: sócia-fundadora",
      "company: Tideworks",
      "education: Universidade Federal de Pernambuco | 2009",
      "education: mestre | Desenho Urbano | UCL | 2014",
      "achievements: Prêmio Aurora de arquitetura jovem",
      "teams: Santa Cruz",
      "hobbies: alfaia"
    ],
    ["Ines Okafor lidera a Tideworks. Seu irmão mora em Olinda e toca pandeiro.", "company: Tideworks"]
  ],
  Italian: [
    [
      "Ines Okafor è responsabile acquisti presso Tideworks. Vive a Trieste, suona il violoncello ed è laureata in Fisica all'Università di Padova.",
      "title: responsabile acquisti",
      "company: Tideworks",
      "location: Trieste",
      "hobbies: violoncello",
      "education: Fisica | Università di Padova"
    ],
    ["Ines Okafor ha lasciato Tideworks. Suo fratello vive a Udine e suona la tromba."]
  ],
  Scandinavian: [
    [
      "Ines Okafor är inköpschef på Tideworks. Hon bor i Lund och sjunger i Domkyrkans Vänners Kör. På fritiden ägnar hon sig åt segling.",
      "title: inköpschef",
      "company: Tideworks",
      "location: Lund",
      "memberships: Domkyrkans Vänners Kör",
      "hobbies: segling"
    ],
    [
      "Ines Okafor er innkjøpssjef i Tideworks. Hun bor i Bergen, spiller fiolin og er utdannet sivilingeniør ved NTNU.",
      "title: innkjøpssjef",
      "company: Tideworks",
      "location: Bergen",
      "hobbies: fiolin",
      "education: sivilingeniør | NTNU"
    ],
    ["Ines Okafor leder Tideworks. Hendes bror bor i Aarhus og spiller guitar.", "company: Tideworks"]
  ]
}

for (const [language, rows] of Object.entries(tables)) {
  describe(language, () => {
    it.each([...rows])("%s", (text, ...facts) => {
      expect([...factsInText(text)].sort()).toStrictEqual([...facts].sort())
    })
  })
}

it("reads the labels of a Japanese page", () => {
  const body =
    "<h1>Ines Okafor</h1><dl><dt>出身校</dt><dd>海辺工業大学（2010）</dd><dt>趣味</dt><dd>登山、金継ぎ</dd><dt>メッセージ</dt><dd>趣味を大切にしています。</dd></dl>"
  expect([...factsOnPage(body, { title: "Ines Okafor" })].sort()).toStrictEqual(
    ["education: 海辺工業大学 | 2010", "hobbies: 登山", "hobbies: 金継ぎ"].sort()
  )
})

it.each([
  ["Sie ist die Leiterin der Abteilung und wohnt mit ihrem Hund in Kiel.", "de"],
  ["Elle est la directrice du service et vit dans une maison.", "fr"],
  ["Zij werkt bij de haven en woont met haar hond in Goes.", "nl"],
  ["Es la directora de la empresa y vive con su perro en una casa.", "es"],
  ["É a diretora da empresa e mora com seu cão em uma casa.", "pt"],
  ["È la direttrice della ditta e vive con il suo cane.", "it"],
  ["Hon är chef för hamnen och bor i ett hus med sin hund.", "sv"],
  ["Hun er sjef for havnen og bor i et hus ved sjøen.", "no"]
])("knows the language of %s", (text, code) => {
  const language = languageOf(text)
  expect(typeof language === "object" ? language.code : language).toBe(code)
})

it.each(["Marie Curie Institute, Paris", "Die Hard", "Le Monde", "42"])("%s is in no language", text => {
  expect(languageOf(text)).toBeUndefined()
})

it.each([
  ["Mitgliedschaften", "memberships"],
  ["Bénévolat", "causes"],
  ["Opleiding", "education"],
  ["Aficiones", "hobbies"],
  ["Prêmios", "achievements"],
  ["Qualifica", "position"],
  ["役職", "position"],
  ["Mitgliedschaft kündigen", undefined],
  ["Our prices", undefined]
])("the heading %s announces %s", (heading, topic) => {
  expect(topicElsewhere(heading)).toBe(topic)
})
