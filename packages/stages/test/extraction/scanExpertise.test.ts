import { expect, it } from "@effect/vitest"
import { expertise } from "../../src/extraction/scans/expertise.ts"

const companies = ["Tideworks"]
const skillsIn = (text: string, isLeisure = false): ReadonlyArray<unknown> =>
  expertise({ text, isLeisure, companies }).map(({ value }) => value)

/** What is said of work, and what somebody is good at by it. */
const rows: ReadonlyArray<readonly [text: string, ...skills: ReadonlyArray<string>]> = [
  // What a house has behind what is worked on, and for whom.
  ["looks after tax law, data protection and our reports to the council.", "tax law", "data protection"],
  ["does our 3D modelling in Caddock.", "3D modelling"],
  ["leads work on timber and retrofit.", "timber"],
  ["models harbour congestion in Python and explains it without.", "Python"],
  ["makes the trains run on time."],
  // What is said of one's work.
  [
    "work is on the reuse of harbour sheds and on timber construction.",
    "reuse of harbour sheds",
    "timber construction"
  ],
  ["work is on show at the harbour."],
  ["work is on the walls of two cafés."],
  // A title is no list.
  ["Ink and the city"],
  [
    "oversees residential lending, card services and recoveries.",
    "residential lending",
    "card services",
    "recoveries"
  ],
  ["do water law, native title and expert evidence.", "water law", "native title", "expert evidence"],
  ["do yoga, crosswords and the dishes."],
  // Who is credited with it, what a house has, and a department by its name.
  ["Research: Rosa de Prates, who asked forty pilots."],
  ["runs our billing platform."],
  // Where scripts can be had, a card in small letters, whoever is named, and a talk's title.
  ["shares tide scripts on GitLab."],
  ["lead payroll engineering @ globex, tax"],
  ["Daniel looks after payroll, trusts and fleet."],
  ["Agents and offshore wind."],
  ["leads our data protection training."],
  ["History and Law"],
  ["qualified in midwifery from Hatherley College."],
  ["is qualified in midwifery.", "midwifery"],
  ["looks after payroll and pension fund engagements.", "payroll", "pension fund"],
  ["handles wage and hour claims, payroll and pensions.", "wage and hour claims", "payroll", "pensions"],
  ["coaches two girls a year through Codex Leith."],
  ["looks after payroll, pensions and benefits.", "payroll", "pensions", "benefits"],
  // For whom a house works, and which books are kept.
  ["manages our brewery and payroll accounts."],
  ["looks after our statutory accounts, payroll and tax.", "statutory accounts", "payroll", "tax"],
  // Among tools a pastime is none.
  ["Rust, Kubernetes, photography.", "Rust", "Kubernetes"],
  ["draws alphabets, mostly in Glyphs.", "Glyphs"],
  ["works with GeoJSON daily.", "GeoJSON"],
  ["prints feeds of timetables with GTFS, mainly with Python.", "Python"],
  // What is made or comes in, and in which houses somebody works.
  ["designs software and levels.", "software"],
  ["makes our portraits and prototypes."],
  ["deals with loss of rent and flood claims for landlords."],
  ["works with hospital trusts on bed capacity and demand planning.", "bed capacity", "demand planning"],
  // For whom somebody works, before, behind and around what they do.
  ["looks after our patrons and trusts."],
  ["works with roofing and drainage installers from our Leeds office."],
  ["looks after payroll, tax and suppliers.", "payroll", "tax"],
  ["looks after suppliers, contracts and logistics.", "contracts", "logistics"],
  [
    "works with retailers on stock control, demand planning and pricing.",
    "stock control",
    "demand planning",
    "pricing"
  ],
  ["looks after servers and networks.", "servers", "networks"],
  ["is responsible for budgets, procurement and all legal matters.", "budgets", "procurement"],
  ["heads up customer success and onboarding.", "customer success", "onboarding"],
  [
    "Responsible for IT security, networks and end-user support.",
    "IT security",
    "networks",
    "end-user support"
  ],
  ["is responsible for treasury, tax and audit at Tideworks.", "treasury", "tax", "audit"],
  ["leads brand strategy.", "brand strategy"],
  // A word that shares the last one of what it is joined to, and one that stands alone.
  ["has years of experience in consumer and small business lending", "consumer and small business lending"],
  ["advises growers on budgeting and livestock cover.", "budgeting", "livestock cover"],
  // Other languages, the way through a site, and who belongs to a body.
  ["Spark, Airflow e Databricks.", "Spark", "Airflow", "Databricks"],
  ["Femke bewaakt planning, budget en contracten."],
  ["CV | Research | Teaching"],
  ["Reading a lot about economics and urban planning."],
  ["Member of the Institute of Logistics and Transport."],
  ["holds six patents in signal processing.", "signal processing"],
  ["leads revenue operations at Harrow Grid in Austin, Texas.", "revenue operations"],
  [
    "advises family businesses on succession, inheritance tax and disputes.",
    "succession",
    "inheritance tax",
    "disputes"
  ],
  ["acts for growers in land disputes, water rights and leases.", "land disputes", "water rights", "leases"],
  ["acts on behalf of landlords in rent reviews and lease renewals.", "rent reviews", "lease renewals"],
  [
    "helps manufacturers with lean production and quality management.",
    "lean production",
    "quality management"
  ],
  [
    "remit covers logistics, fleet maintenance and biosecurity.",
    "logistics",
    "fleet maintenance",
    "biosecurity"
  ],
  ["portfolio on the board is quarantine and tariff law.", "quarantine", "tariff law"],
  ["specialties, X-ray optics and vacuum coating, need patience.", "X-ray optics", "vacuum coating"],
  ["areas of expertise are chalk streams and river restoration.", "chalk streams", "river restoration"],
  ["bread and butter is contract negotiation.", "contract negotiation"],
  ["research is on peatland hydrology.", "peatland hydrology"],
  ["study lichens and air quality: on bark, on slate.", "lichens", "air quality"],
  ["knows her way around customs law and dangerous goods.", "customs law", "dangerous goods"],
  ["can talk for hours about soil structure and drainage.", "soil structure", "drainage"],
  ["is our go-to person for pension transfers.", "pension transfers"],
  ["is the person to ask about stormwater and culverts.", "stormwater", "culverts"],
  ["brings deep knowledge of marine insurance and salvage.", "marine insurance", "salvage"],
  ["is known for her work on protein folding.", "protein folding"],
  ["divides his time between litigation and mediation.", "litigation", "mediation"],
  ["teaches statistics and econometrics.", "statistics", "econometrics"],
  ["is a partner at Tideworks, specialising in planning law and permits.", "planning law", "permits"],
  ["likes Terraform, Ansible and Kubernetes, in that order.", "Terraform", "Ansible", "Kubernetes"],
  ["works with Figma, Sketch and After Effects.", "Figma", "Sketch", "After Effects"],
  ["write Go and a little Rust.", "Go", "Rust"],
  ["reaches for Python first.", "Python"],
  ["heads permits and land.", "permits"],
  ["looks after lighting, ropes and packaging.", "lighting", "packaging"],
  ["runs planning and climate targets.", "planning", "climate targets"],
  ["works on planning and thermal runaway.", "planning", "thermal runaway"]
]

it.each(rows)("%s", (text, ...skills) => {
  expect(skillsIn(text)).toEqual(skills)
})

/** Of other people and houses, of what is not so, and of what is no work. */
const silent: ReadonlyArray<string> = [
  "works at a firm specialising in tax and audit.",
  "works at Tideworks, which advises farmers on drainage and soils.",
  "joined from a consultancy that specialises in wind farms.",
  "is married to an expert in gas chromatography.",
  "learnt it from a leading authority on dry stone walling.",
  "builds data platforms.",
  "leads a team of twelve engineers.",
  "runs the Leeds office.",
  "runs marathons and bakes bread.",
  "looks after engineering and the on-call rota.",
  "manages three dogs and a cat.",
  "leads walking tours and runs clubs.",
  "has no experience in sales.",
  "studies law at the University of Leeds.",
  "took a doctorate in American studies at Hull.",
  "takes teenagers to sea on research vessels.",
  "Head of Collections at the Quay Museum.",
  "works with children and families.",
  "loves Go, chess and cooking.",
  "previously oversaw marketing and sales.",
  "wants to learn about marine insurance and salvage."
]

it.each(silent)("nothing: %s", text => {
  expect(skillsIn(text)).toEqual([])
})

it("leaves free time alone", () => {
  expect(skillsIn("studies lichens and mosses.", true)).toEqual([])
})
