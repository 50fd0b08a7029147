import type { WorldPart } from "../World.ts"

/** Three people of whom nothing is online, beside pages that a hasty reader would take for theirs. */
export const nobodyKnows: WorldPart = {
  pages: [
    {
      url: "https://kessockcarpentry.example/",
      body: `<!doctype html><html lang="en-GB"><head><title>Kessock Carpentry &amp; Joinery, Inverness</title></head><body><h1>Kessock Carpentry &amp; Joinery</h1><p>Stairs, sashes, byres. We are a team of three with a van and a heated workshop.</p><p>Ring 01463 555 012 after five. Find us opposite the tyre place.</p><p>Member, Highland Trades Guild</p></body></html>`
    },
    {
      url: "https://rossshirepiping.example/results/2011/under-15",
      body: `<!doctype html><html lang="en"><head><title>Under 15 March – Black Isle Piping Day 2011</title></head><body><h1>Under 15: March</h1><ol><li>Mairi Macpherson, Dingwall</li><li>Alasdair Geddes, Fortrose</li><li>Ewan Tulloch, Muir of Ord</li></ol></body></html>`
    },
    {
      url: "https://valparaisofoto.example/concurso/2017",
      body: `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Concurso de fotografía Cerro Alegre 2017</title></head><body><h1>Ganadores</h1><p>Primer lugar: Constanza Ibarrola, estudiante de enfermería, por «Ascensor». Mención honrosa: C. Riquelme.</p></body></html>`
    }
  ],
  people: [
    {
      id: "alasdair-geddes-munro",
      about: "The firm's page names nobody; a child piper of half his name is somebody else.",
      contact: { email: "alasdair@kessockcarpentry.example", full_name: "Alasdair Geddes-Munro" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Fortrose", "Under 15", "Piping"]
    },
    {
      id: "constanza-riquelme-ibarra",
      about:
        "A private address; a prize list holds her first name beside another surname, and her surname beside an initial.",
      contact: { email: "coni.riquelme.84@correolibre.example", full_name: "Constanza Riquelme Ibarra" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Ascensor", "enfermería", "Mención honrosa"]
    },
    {
      id: "bogumil-haertling",
      about: "A LinkedIn address that no engine has seen.",
      contact: { linkedin_url: "https://www.linkedin.com/in/bogumil-haertling-7c41" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
