import { expect, it } from "@effect/vitest"
import { education, educationItem } from "../../src/extraction/rules/education.ts"
import { factOf } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

/** Clauses as they reach the rule, and what must not be taken for studies. */
const clauses: ReadonlyArray<Row> = [
  // Several degrees, of one university or of each its own.
  [
    "is a proud Aggie, with a B.S. in Hydrology (2004) and an M.S. (2006) from Texas Gulf University",
    "B.S. | Hydrology | Texas Gulf University | 2004",
    "M.S. | Texas Gulf University | 2006"
  ],
  [
    "holds a BSc in Physics from Leeds and an MSc in Oceanography from Southampton",
    "BSc | Physics | Leeds",
    "MSc | Oceanography | Southampton"
  ],
  // Schools that nobody knows, by the degree behind them.
  [
    "is a graduate of Hale Plains State (BA, communication, 2008)",
    "BA | communication | Hale Plains State | 2008"
  ],
  ["is a graduate of the Hale Street Business Institute", "Hale Street Business Institute"],
  [
    "holds a B.S. in chemistry from the University of Maryland, Baltimore County",
    "B.S. | chemistry | University of Maryland, Baltimore County"
  ],
  ["is a graduate of Hale College’s public relations program", "Hale College"],
  [
    "learned hospitality at Hale Quay TAFE (Advanced Diploma, 2016)",
    "Advanced Diploma | hospitality | Hale Quay TAFE | 2016"
  ],
  [
    "completed the Senior Management Programme at Hale Business School in 2009",
    "Senior Management Programme | Hale Business School | 2009"
  ],
  ["learned the trade at Tideworks"],
  ["has a BA (2001) and an MPhil (2003) from Cambridge", "BA | Cambridge | 2001", "MPhil | Cambridge | 2003"],
  ["holds degrees from Oxford and Yale", "Oxford", "Yale"],
  [
    "took a BSc in Physics at Leeds in 2001 before a postgraduate diploma in surveying at Harper Adams",
    "BSc | Physics | Leeds | 2001",
    "postgraduate diploma | surveying | Harper Adams"
  ],
  // What brackets say behind a school, with its town or without.
  ["is an alumna of Leeds (MMath, Statistics, 2011)", "MMath | Statistics | Leeds | 2011"],
  ["is an Otago graduate (BSc Physics 1999)", "BSc | Physics | Otago | 1999"],
  [
    "is a graduate of the Leeds School of Design, York (Textile Design, 2001)",
    "Textile Design | Leeds School of Design | 2001"
  ],
  [
    "is a surveyor (Diploma in Land Surveying, Tidal Institute)",
    "Diploma | Land Surveying | Tidal Institute"
  ],
  ["earned a Master Technician certificate from the Tidal Institute"],
  // A licence is no degree in English.
  [
    "holds a rigging licence and a BEng in Ship Design from Coventry University",
    "BEng | Ship Design | Coventry University"
  ],
  [
    "earned a Master of Public Health (MPH) from Emory University",
    "Master of Public Health | Emory University"
  ],
  // Brackets around the university, or behind it.
  [
    "is a geologist by training (MEng, Bath 1996; MSc, Imperial 1998)",
    "MEng | Bath | 1996",
    "MSc | Imperial | 1998"
  ],
  [
    "is an alumna of IIT Kanpur (B.Tech, 2009) and IIM Calcutta (PGP, 2013)",
    "B.Tech | IIT Kanpur | 2009",
    "PGP | IIM Calcutta | 2013"
  ],
  [
    "is a graduate of Spelman College (BA, English, 1994) and Howard University School of Law (JD, 1997)",
    "BA | English | Spelman College | 1994",
    "JD | Howard University School of Law | 1997"
  ],
  // The degree after the school.
  [
    "read illustration at Falmouth University, graduating with a BA in 2011",
    "BA | illustration | Falmouth University | 2011"
  ],
  ["joined the lab after a doctorate at Lund University", "doctorate | Lund University"],
  ["is COEP Pune alumna", "COEP Pune"],
  ["was educated at Eton College and Trinity College, Cambridge", "Eton College", "Trinity College"],
  ["graduated magna cum laude from Bates College in 1999", "Bates College | 1999"],
  ["went on to study law at the University of Cape Town", "law | University of Cape Town"],
  // Other languages.
  ["studierte Nautik an der Hochschule Bremen", "Nautik | Hochschule Bremen"],
  ["hat an der Universität Trier Geographie studiert", "Geographie | Universität Trier"],
  ["is diplômée de l’École des Ponts (2005)", "École des Ponts | 2005"],
  ["a étudié le droit à l’Université de Nantes", "droit | Université de Nantes"],
  ["formou-se em Pilotagem na Escola Náutica em 1999", "Pilotagem | Escola Náutica | 1999"],
  ["é licenciada em Direito pela Universidade de Coimbra", "Direito | Universidade de Coimbra"],
  ["estudió Derecho en la Universidad de Salamanca", "Derecho | Universidad de Salamanca"],
  ["è laureata in Fisica all’Università di Pisa", "Fisica | Università di Pisa"],
  ["studeerde Rechten aan de Universiteit Leiden", "Rechten | Universiteit Leiden"],
  // Not theirs, not yet, or no school.
  ["works with a PhD student at the University of Leeds"],
  ["shares the lab with an MSc student at the University of Hull"],
  ["supervises an MSc in Oceanography at Southampton"],
  ["is pursuing a PhD at the University of Leeds"],
  ["holds an honorary doctorate from the University of Leeds"],
  ["is BCG alumna"],
  ["is an alumna of Ocean Partners"],
  ["trained at the Mater Hospital in Dublin"],
  ["leads a team with a degree of freedom at Northwind"]
]

it.each(clauses.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  const facts = education({ text, isLeisure: false, companies: [] }).map(factOf)
  expect([...facts].sort()).toEqual(expected.map(fact => `education: ${fact}`).sort())
})

/** Entries of a list of studies. */
const entries: ReadonlyArray<Row> = [
  ["Diplom in Geoecology (Bayreuth), 2002", "Diplom | Geoecology | Bayreuth | 2002"],
  ["BSc China Coastal University, 2021.", "BSc | China Coastal University | 2021"],
  [
    "BSc Physics (University of Leeds, 2001); MSc Oceanography (University of Southampton, 2003)",
    "BSc | Physics | University of Leeds | 2001",
    "MSc | Oceanography | University of Southampton | 2003"
  ],
  ["MSc in Hydrology (Distinction), 2002"],
  ["Supervised 14 MSc students at the University of Leeds"]
]

it.each(entries.map(([line, ...expected]) => ({ line, expected })))("entry: $line", ({ line, expected }) => {
  expect([...educationItem(line).map(factOf)].sort()).toEqual(
    expected.map(fact => `education: ${fact}`).sort()
  )
})
