import { expect, it } from "@effect/vitest"
import { certification, certificationItem, letteredItem } from "../../src/extraction/rules/certification.ts"
import { certificates } from "../../src/extraction/scans/certificates.ts"

type Row = readonly [text: string, ...values: ReadonlyArray<string>]

const told = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies: [] }
  const first = certification(clause)
  return (first.length > 0 ? first : certificates(clause)).map(({ value }) => String(value))
}

const clauses: ReadonlyArray<Row> = [
  ["is a licensed mud-walking guide", "licensed mud-walking guide"],
  ["runs audits (certified: IAAP CPACC)", "CPACC"],
  ["holds RAC certification and a BS in Physics", "RAC"],
  ["is accredited in public relations (APR)", "accredited in public relations (APR)"],
  ["was one of the first in town to get TCS certified", "TCS certified"],
  ["earned a Master Technician certificate from the Tidal Institute", "Master Technician certificate"],
  ["is a surveyor (Diploma in Land Surveying, Tidal Institute)"],
  // Who has certified somebody, and as what.
  ["is certified by the Tidal Guild as CSCP", "CSCP"],
  [
    "is accredited by CIPS as a Certified Professional in Harbour Safety",
    "Certified Professional in Harbour Safety"
  ],
  // By a name of several words in capitals.
  ["is a qualified Tidal Freight Safety Adviser", "Tidal Freight Safety Adviser"],
  // Beside a degree.
  ["holds a BSc in physics from Lund University (2007) and a Six Sigma Green Belt", "Six Sigma Green Belt"],
  // Of two words that share the last, both.
  ["is a Certified Harbours and Tides Professional", "Certified Harbours and Tides Professional"],
  ["is a Certified Coach and is here", "Certified Coach"],
  // What a degree makes of somebody.
  ["qualified as a nurse at the University of Leeds in 2006 (BSc)"],
  ["qualified as a nurse in 2006", "nurse"],
  // The whole name, with its letters.
  [
    "is a Certified Professional in Healthcare Information and Management Systems (CPHIMS)",
    "Certified Professional in Healthcare Information and Management Systems (CPHIMS)"
  ],
  [
    "’s a Certified Anti-Money Laundering Specialist (CAMS)",
    "Certified Anti-Money Laundering Specialist (CAMS)"
  ],
  [
    "is certified in Production and Inventory Management (CPIM)",
    "Production and Inventory Management (CPIM)"
  ],
  [
    "is a Certified Public Accountant and Certified Fraud Examiner",
    "Certified Public Accountant",
    "Certified Fraud Examiner"
  ],
  ["is a Chartered Accountant (ICAEW) and a cook", "Chartered Accountant"],
  ["is an Ontario Certified Teacher", "Ontario Certified Teacher"],
  [
    "is a Microsoft Certified: Azure Solutions Architect Expert",
    "Microsoft Certified: Azure Solutions Architect Expert"
  ],
  [
    "has completed the Google Data Analytics Professional Certificate",
    "Google Data Analytics Professional Certificate"
  ],
  ["still has Qualified Teacher Status", "Qualified Teacher Status"],
  // Trades, licences, tickets.
  ["is a licensed customs broker who holds an LLB from Otago", "licensed customs broker"],
  ["is a licensed CPA in Massachusetts", "licensed CPA"],
  ["is a CEDR accredited mediator", "CEDR accredited mediator"],
  ["is a mother of pearl inlayer and a registered patent attorney", "registered patent attorney"],
  ["is an enrolled agent", "enrolled agent"],
  ["flies gliders and holds a commercial pilot licence", "commercial pilot licence"],
  ["is on the air most evenings: Amateur Extra class license", "Amateur Extra class license"],
  ["holds a Master's ticket (200 GT)", "Master's ticket"],
  ["is a Yachtmaster Offshore", "Yachtmaster Offshore"],
  ["has a CDL", "CDL"],
  ["was called to the Bar of Ireland in 2003", "called to the Bar of Ireland"],
  // Coaches, letters, languages.
  ["is a Level 3 coach (Hockey Wales)", "Level 3 coach (Hockey Wales)"],
  ["has his Level 2 UKCC coaching award", "Level 2 UKCC coaching award"],
  ["is SCMP", "SCMP"],
  ["is PMP certified", "PMP"],
  ["is a notary public", "notary public"],
  ["’s an ICF-certified coach", "ICF-certified coach"],
  ["is a Fellow of the Royal College of Physicians and Surgeons of Canada (FRCPC)", "FRCPC"],
  ["obtained her Goethe-Zertifikat C2", "Goethe-Zertifikat C2"],
  ["Associate of the Archives Association (ARA)", "Associate of the Archives Association (ARA)"],
  ["Board certified in emergency medicine", "Board certified in emergency medicine"],
  // Of others, of things, of bodies, or not held.
  ["leads a team of Chartered Engineers"],
  ["teaches the CFA course at night"],
  ["helps candidates prepare for the PMP exam"],
  ["is a member of the Chartered Institute of Marketing"],
  ["is a chartered member of the Institute of Logistics", "chartered member of the Institute of Logistics"],
  // A fellowship for which one was examined, and others.
  ["is a Fellow of the RICS and a past president of the club", "Fellow of the RICS"],
  [
    "is a Fellow of the Institute of Chartered Accountants in England and Wales and a governor",
    "Fellow of the Institute of Chartered Accountants in England and Wales"
  ],
  [
    "was elected a Fellow of the Chartered Institute of Building",
    "Fellow of the Chartered Institute of Building"
  ],
  ["is a Fellow of the Chartered Institute of Marketing"],
  ["is a Fellow of the Royal Society of Arts"],
  ["wants to be a Fellow of the RICS"],
  ["holds a Transport Manager CPC and a dog", "Transport Manager CPC"],
  ["is a qualified diesel mechanic", "qualified diesel mechanic"],
  ["is the registered manager of Oak House"],
  ["let her PMP certification lapse; it has lapsed"],
  ["is studying for the CISSP"],
  ["works with licensed contractors"],
  ["Our Chartered Financial Planners can help"],
  ["is a certified B Corp"],
  ["runs a registered charity"]
]

it.each(clauses.map(([text, ...values]) => ({ text, values })))("$text", ({ text, values }) => {
  expect(told(text)).toEqual(values)
})

it("reads a line of nothing but what somebody holds", () => {
  const held = (line: string) => letteredItem(line).map(({ value }) => value)
  expect(held("Certified Scrum Master, PMP")).toEqual(["Certified Scrum Master", "PMP"])
  expect(held("MBA, CPIM")).toEqual(["CPIM"])
  expect(held("Level 3 coach (Hockey Wales)")).toEqual(["Level 3 coach (Hockey Wales)"])
  expect(held("PMP training in Leeds")).toEqual([])
  expect(held("CIA")).toEqual([])
  expect(held("CEng MIStructE. Joined in 2019.")).toEqual(["CEng", "MIStructE"])
  expect(held("CEng, C.WEM, FCIWEM.")).toEqual(["CEng", "C.WEM", "FCIWEM"])
  expect(held("CEng. Ada builds bridges.")).toEqual(["CEng"])
  expect(held("PMP Ada")).toEqual([])
})

it("leaves out what else stands below a list of certificates", () => {
  const listed = (line: string) => certificationItem(line).map(({ value }) => value)
  expect(listed("FRCPC")).toEqual(["FRCPC"])
  expect(listed("family medicine")).toEqual(["family medicine"])
  expect(listed("Clinical interests")).toEqual([])
  expect(listed("Wound care, point-of-care ultrasound")).toEqual([])
  expect(listed("English, French, Punjabi")).toEqual([])
  expect(listed("Author of Tides, Slowly")).toEqual([])
  expect(listed("Member, Institute of Tides")).toEqual([])
  expect(listed("ABR®, GRI, SRES®")).toEqual(["ABR", "GRI", "SRES"])
})
