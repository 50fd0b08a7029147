import { expect, it } from "@effect/vitest"
import type { Fact } from "../../src/extraction/Clause.ts"
import { certification, letteredItem } from "../../src/extraction/rules/certification.ts"
import { degreesAlone, education, educationItem, schoolItem } from "../../src/extraction/rules/education.ts"
import { skillItem, skills } from "../../src/extraction/rules/skills.ts"
import { factOf } from "./table.ts"

type Reader = (text: string) => ReadonlyArray<Fact>
type Row = readonly [read: Reader, text: string, ...facts: ReadonlyArray<string>]

const clause =
  (rule: typeof education): Reader =>
  text =>
    rule({ text, isLeisure: false, companies: [] })
const studies = clause(education)
const certificates = clause(certification)
const subjects = clause(skills)

const rows: ReadonlyArray<Row> = [
  [subjects, "expertise includes valve design and hydraulics", "skills: valve design", "skills: hydraulics"],
  [
    studies,
    "graduated from Trinity College Dublin with a degree in Economics in 2004",
    "education: Economics | Trinity College Dublin | 2004"
  ],
  [
    studies,
    "studied Law at the University of Hull, graduating in 2010",
    "education: Law | University of Hull | 2010"
  ],
  [
    studies,
    "has an MBA from INSEAD and a first degree in philosophy, politics and economics from Oxford",
    "education: MBA | INSEAD",
    "education: philosophy, politics and economics | Oxford"
  ],
  // Of what somebody is a graduate, where no list has the school, and a field in small letters.
  [
    studies,
    "is a civil engineering graduate of Ridge Hollow Tech (1992)",
    "education: civil engineering | Ridge Hollow Tech | 1992"
  ],
  [studies, "is a recent graduate of Ridge Hollow Tech"],
  [
    studies,
    "is a law graduate of the University of Leeds (2008)",
    "education: law | University of Leeds | 2008"
  ],
  [studies, "holds an MBS from the University of Limerick", "education: MBS | University of Limerick"],
  [
    degreesAlone,
    "B.A. geography, Leeds Beckett University, 2005.",
    "education: B.A. | geography | Leeds Beckett University | 2005"
  ],
  [degreesAlone, "OCAD University alum (BDes, 2006).", "education: BDes | OCAD University | 2006"],
  [studies, "is master rigger at Harbour Light"],
  // Degrees without a verb, in passing, with their specialty, or of a body that also teaches.
  [
    degreesAlone,
    "PhD University of Bergen, 2009; MSc Lund University, 2004.",
    "education: PhD | University of Bergen | 2009",
    "education: MSc | Lund University | 2004"
  ],
  [degreesAlone, "BSc Geology, AUAF, Kabul.", "education: BSc | Geology | AUAF"],
  [
    degreesAlone,
    "BSc Eng (Civil Engineering), University of KwaZulu-Natal, 2001.",
    "education: BSc Eng | Civil Engineering | University of KwaZulu-Natal | 2001"
  ],
  [degreesAlone, "BSc Geology, FRSA, 2009."],
  [degreesAlone, "MSc required, PhD from Lund University preferred."],
  [degreesAlone, "PhD student at Lund University."],
  [
    studies,
    "is founder of Tideworks, on leaving the sea, her MSc in Hydrology from Leeds University and boats",
    "education: MSc | Hydrology | Leeds University"
  ],
  [studies, "runs a firm that pays Anna for her MSc in Hydrology from Leeds University"],
  [
    schoolItem,
    "MD (Radiology) – Lakeside Medical College, 2005",
    "education: MD | Radiology | Lakeside Medical College | 2005"
  ],
  [
    degreesAlone,
    "Diplôme (DEA) in coastal law from the Kerbrat School, 2011.",
    "education: Diplôme (DEA) | coastal law | Kerbrat School | 2011"
  ],
  [
    schoolItem,
    "Diploma in Mediation, Law Society of Wales",
    "education: Diploma | Mediation | Law Society of Wales"
  ],
  [schoolItem, "Law Society of Wales, 2009"],
  // The bare name of a university may be an employer's.
  [educationItem, "University of Bergen"],
  [educationItem, "MSc, University of Bergen", "education: MSc | University of Bergen"],
  // Subjects of somebody's work, and what is none.
  [
    subjects,
    "expertise covers business cases, people analytics and procurement",
    "skills: business cases",
    "skills: people analytics",
    "skills: procurement"
  ],
  [subjects, "work covers people, business and teams"],
  [subjects, "advises families on trusts and on estate tax", "skills: trusts", "skills: estate tax"],
  [subjects, "works on desalination and water reuse", "skills: desalination", "skills: water reuse"],
  [subjects, "works on cars and bikes"],
  [subjects, "spoke on stage and radio"],
  [skillItem, "Early closure of gaps in old sea walls", "skills: Early closure of gaps in old sea walls"],
  // Letters, permits and diplomas of a profession.
  [letteredItem, "MBBS, MD (Radiology), FRCPCH", "certifications: FRCPCH"],
  [letteredItem, "Lisbon, FRCPCH"],
  [
    certificates,
    "holds an advanced RPAS pilot certificate",
    "certifications: advanced RPAS pilot certificate"
  ],
  [certificates, "holds a share certificate"],
  [
    certificates,
    "is a Graduate of the Australian Institute of Company Directors (GAICD)",
    "certifications: Graduate of the Australian Institute of Company Directors (GAICD)"
  ]
]

it.each(rows.map(([read, text, ...expected]) => ({ read, text, expected })))(
  "$text",
  ({ read, text, expected }) => {
    expect([...read(text).map(factOf)].sort()).toEqual([...expected].sort())
  }
)
