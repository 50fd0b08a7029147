import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage, own } from "./table.ts"

/** Sentences of pages in other languages than English, of which nothing is read but where somebody lives. */
it.each([
  // Belief, party, origin and illness as memberships.
  "Ines Okafor vive en Vigo. Es de la Red Católica de Madrid.",
  "Ines Okafor mora no Porto. É do Grupo Parlamentar do PS.",
  "Ines Okafor mora no Porto. É da Rede de Mulheres Negras.",
  "Ines Okafor mora no Porto. É da Associação de Diabéticos do Porto.",
  "Ines Okafor mora no Porto. É do Conselho Evangélico.",
  "Ines Okafor wohnt in Kiel. Sie singt im Synagogenchor Berlin.",
  "Ines Okafor vive en Vigo. Es del Grupo Parlamentario Socialista.",
  "Ines Okafor wohnt in Kiel. Sie singt im Gospelchor Kiel.",
  // Houses that somebody lives in, and help that they get.
  "Ines Okafor wohnt in Kiel. Sie floh in das Haus Regenbogen, ein Frauenhaus.",
  "Ines Okafor wohnt in Kiel. Sie wohnt bei Haus Sonne, einer Notunterkunft.",
  "Ines Okafor fue acogida en Casa Alba, un centro de acogida para mujeres.",
  "Ines Okafor vive en Vigo. Vivió de niña en Casa Alba, un centro de acogida.",
  "Ines Okafor vive en Vigo. Ingresó a su madre en Villa Sol, una residencia de mayores.",
  "Ines Okafor mora no Porto. Cresceu na Casa do Gaiato, um lar de infância.",
  "Ines Okafor habite à Nantes. Elle vit chez Maison Bleue, un foyer.",
  "Ines Okafor woont in Delft. Zij zat in Huis Zon, een inloophuis.",
  "Ines Okafor abita a Torino. Vive presso Casa Sole, una casa famiglia.",
  "Ines Okafor habite à Nantes. Pour sa thérapie, elle va chez l'association Alcool Assistance.",
  "Ines Okafor habite à Nantes. Pour finir, elle attaque en justice la banque avec l'association Halde.",
  "Ines Okafor mieszka w Toruniu. W 2019 poszła na terapię w fundacji Monar.",
  "Ines Okafor vive en Vigo. La ayuda con la asociación Proyecto Hombre le salvó la vida.",
  "Ines Okafor woont in Delft. Zij kookt met stichting Blijf van mijn Lijf.",
  // An instance of somebody's work.
  "Ines Okafor wohnt in Kiel. Ines Okafor verantwortet seit 2015 alle Kaiprojekte, zuletzt den Neubau der Mole Ost.",
  // Who praises, sues and elects grants no degree.
  "Ines Okafor mora no Porto. É licenciada, mãe solteira, apaixonada pelo Porto.",
  "Ines Okafor mora no Porto. É formada e processada pela Câmara do Porto.",
  "Ines Okafor mora no Porto. É engenheira premiada pela Ordem dos Engenheiros.",
  "Ines Okafor vive en Vigo. Es doctora en Química, premiada por la Xunta de Galicia.",
  // A school's own studies, and the courses of others.
  "Ines Okafor wohnt in Kiel. Nach dem Studium der Akten kam sie an die Universität Kiel.",
  "Ines Okafor wohnt in Kiel. Nach einem Studium der Universität Kiel leiden viele Menschen an Stress.",
  "Ines Okafor habite à Nantes. Après des études de la Sorbonne sur le climat, elle alerte.",
  "Ines Okafor habite à Nantes. Elle recrute après un master à HEC.",
  "Ines Okafor vive en Vigo. Tras estudiar el caso de la Universidad de Vigo, dimitió.",
  "Ines Okafor vive en Vigo. Dio una charla con un máster en la Universidad de Vigo.",
  "Ines Okafor mora no Porto. Após estudar a proposta da Universidade do Porto, demitiu-se.",
  "Ines Okafor woont in Delft. Na een studie van de Universiteit Utrecht stopte zij met roken.",
  "Ines Okafor bor i Aarhus. Efter studier fra Københavns Universitet om stress sagde hun op.",
  "Ines Okafor mieszka w Toruniu. Po studiach Uniwersytetu Warszawskiego nad rakiem rzuciła palenie.",
  // Others of the year.
  "Ines Okafor vive en Vigo. Perdió ante la Empresaria del Año 2024.",
  "Ines Okafor vive en Vigo. Presentó la gala Mujer del Año 2024.",
  "Ines Okafor wohnt in Kiel. Sie kritisierte den Sportler des Jahres 2024.",
  "Ines Okafor habite à Nantes. Elle critique la Femme de l'année 2024.",
  "Ines Okafor abita a Torino. Ha perso contro la Donna dell'Anno 2024.",
  "Ines Okafor mieszka w Toruniu. Przegrała z Menedżerem Roku 2024.",
  // Whose side a relative follows, what is collected against one's will.
  "Ines Okafor mora no Porto. É casada com um benfiquista.",
  "Ines Okafor wohnt in Kiel. Sie sammelt Niederlagen.",
  "Ines Okafor wohnt in Kiel. Sie sammelt Schulden.",
  "Ines Okafor wohnt in Kiel. Sie sammelt Proben.",
  "Ines Okafor habite à Nantes. Elle collectionne les dettes.",
  "Ines Okafor habite à Nantes. Elle collectionne les conquêtes.",
  "Ines Okafor habite à Nantes. Elle collectionne les amendes.",
  "Ines Okafor woont in Delft. Zij verzamelt schulden.",
  "Ines Okafor woont in Delft. Zij verzamelt bewijs.",
  "Ines Okafor bor i Aarhus. Hun samler på gæld.",
  "Ines Okafor bor i Aarhus. Hun samler på nederlag.",
  "Ines Okafor mieszka w Toruniu. Zbiera pochwały.",
  "Ines Okafor vive en Vigo. Colecciona deudas.",
  "Nicht mehr spielt Ines Okafor Handball.",
  "Ines Okafor vive en Vigo. Se especializa en su familia."
])("%s", text => {
  expect(
    factsInText(text).filter(
      fact => !/^location: (?:Vigo|Porto|Kiel|Nantes|Delft|Torino|Aarhus|Toruniu)$/u.test(fact)
    )
  ).toEqual([])
})

it.each([
  "Soy de la Asociación de Ateos.",
  "Sou do Grupo de Jovens Evangélicos.",
  "Wieczorami tłumaczę Biblię.",
  "Nas horas vagas crio gémeos e faço política.",
  "Curo malati nel tempo libero.",
  "Por las noches cuido enfermos.",
  "Kibicuję z mężem, który jest kibicem Lecha Poznań."
])("of themselves: %s", text => {
  expect(factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own)).toEqual([])
})

/** What guests ask of a house is not asked of who owns it. */
it.each([
  ["Was können Sie in der Freizeit tun?", "Segeln und Golf."],
  ["Que faire pendant votre temps libre ?", "Voile et golf."],
  ["O que pode fazer no seu tempo livre?", "Vela e golfe."],
  ["Cosa fare nel tempo libero?", "Vela e golf."]
])("%s %s", (question, answer) => {
  const asked = `<h3>${question}</h3><p>${answer}</p>`
  expect(factsOnPage(`<h1>Ines Okafor</h1>${asked}${asked}`, own)).toEqual([])
})

it("reads what the owner is asked", () => {
  const page =
    "<h1>Ines Okafor</h1><h3>Was machst du in der Freizeit?</h3><p>Segeln und Golf.</p><h3>Wo arbeitest du?</h3><p>Daheim.</p>"
  expect([...factsOnPage(page, own)].sort()).toEqual(["hobbies: Golf", "hobbies: Segeln"])
})
