import type { WorldPart } from "../World.ts"

/** People of whom the web says nothing, and pages that look as if it did. */
export const unheard: WorldPart = {
  pages: [
    {
      url: "https://pettiferroofing.example/",
      body: `<html><head><title>Pettifer Roofing - Flat roofs, slating, guttering - Stockport</title></head><body><h1>PETTIFER ROOFING</h1><p>Family firm. Flat roofs, slating, guttering. Free quotes. Checkatrade 9.8. Ring 0161 555 0177 and ask for the office.</p></body></html>`
    },
    {
      url: "https://dunmorecastings.example/",
      body: `<!doctype html><html lang="en"><head><title>Dunmore Castings, Inc. | Gray and ductile iron | Dayton, Ohio</title></head><body><h1>Gray and ductile iron since 1922</h1><p>Our quality manager, production manager and sales office are happy to help. ISO 9001:2015.</p></body></html>`
    },
    {
      url: "https://findanyone.example/directory/s/santangelo",
      body: `<html><head><title>Santangelo - 214 people found | FindAnyone</title></head><body><h1>214 people named Santangelo</h1><ul><li>Aurelia Santangelo, age 71, Tampa, FL</li><li>Aurelio J. Santangelo, age 88, deceased, Buffalo, NY</li><li>Arturo Santangelo, age 39, Reno, NV</li></ul><p>Unlock the full report for $1.</p></body></html>`
    },
    {
      url: "https://midsummerfestival.example/2019/volunteers",
      body: `<!doctype html><html lang="en"><head><title>Thank you, volunteers! | Midsummer Festival 2019</title></head><body><p>Thank you K. Lindholm, R. Berg, Nia B., Gordon P., and everybody who carried a bench.</p></body></html>`
    }
  ],
  people: [
    {
      id: "gordon-pettifer",
      about: "A roofer whose firm's page names nobody.",
      contact: { full_name: "Gordon Pettifer", company: "Pettifer Roofing" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "aurelio-santangelo",
      about: "A production manager whom no page names; a directory knows a namesake who is dead.",
      contact: {
        full_name: "Aurelio Santangelo",
        company: "Dunmore Castings",
        email: "asantangelo@dunmorecastings.example"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "nia-bowen-carr",
      about: "Works for a company with a lively team page, on which she does not stand.",
      contact: { full_name: "Nia Bowen-Carr", company: "Rotavine" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "k-lindholm",
      about: "A private mail address with an initial, and nothing else.",
      contact: { email: "k.lindholm.1979@gmail.com" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
