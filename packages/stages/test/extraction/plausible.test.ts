import { expect, it } from "@effect/vitest"
import type { EducationEntry } from "@prospect-research/core"
import type { Fact } from "../../src/extraction/Clause.ts"
import { isPlausible, refusalOf } from "../../src/extraction/value/plausible.ts"

const rows: ReadonlyArray<readonly [field: Fact["field"], good: string, bad: string, quote?: string]> = [
  [
    "professional.achievements",
    "spoke at Tide Days",
    "spoke at the 2025",
    "She spoke at the 2025 conference."
  ],
  [
    "personal.interests",
    "fair shifts",
    "shifts nobody works",
    "She cares about shifts nobody works with, and interviews."
  ],
  ["personal.interests", "fair shifts", "shifts people can live with"],
  ["personal.interests", "reading decks", "four hundred decks last year"],
  ["personal.hobbies", "Violin", "Violin", "Violin: Rui Prates."],
  ["personal.hobbies", "Mridangam", "Mridangam", "Mridangam: S. Ramesh."],
  ["personal.hobbies", "Boulder", "Boulder", "Ada Brandt, partner at Acme, Boulder, Colorado"],
  ["personal.hobbies", "Shanty", "Shanty", "plays with the Barrington Street Shanty Crew"],
  ["personal.hobbies", "sailing", "terrible weather"],
  ["personal.hobbies", "sailing", "trade for long fermentations"],
  ["personal.hobbies", "running", "running Thursday night", "Free time: running Thursday night at the club."],
  ["professional.skills", "mediation", "leaving retail"],
  ["professional.industry", "boiler making", "Boilermaker by trade"],
  ["professional.achievements", "Slow tides", "published 240 titles", "We have published 240 titles."],
  ["professional.skills", "mediation", "a lot of stickers"],
  ["professional.skills", "mediation", "common sense"],
  ["professional.skills", "mass timber", "low-energy", "She leads our mass timber and low-energy work."],
  [
    "professional.achievements",
    "Safe harbours",
    "Rui Prates, harbour pilot, Emden",
    "Talk: Safe harbours\nRui Prates, harbour pilot, Emden"
  ],
  [
    "professional.achievements",
    "the City Marathon",
    "the City Marathon in 2",
    "She won the City Marathon in 2:06:41."
  ],
  ["education.certifications", "lead auditor", "certified by the Tidal Institute"],
  ["education.certifications", "lead auditor", "TÜV-zertifizierte"],
  ["professional.current_location", "Hull", "Leeds", "She restores tractors in a barn outside Leeds; Hull."],
  [
    "personal.memberships",
    "Women in Tides",
    "Resources WA",
    "chairs a committee of Women in Mining and Resources WA"
  ],
  [
    "personal.memberships",
    "Mani in Cucina",
    "Mani",
    "presidente della fondazione Mani in Cucina, che insegna"
  ],
  ["personal.memberships", "Les Clefs d’Or", "Les Clefs", "a member of Les Clefs d’Or"],
  ["personal.memberships", "Tidal Guild", "Mentoring"],
  ["personal.hobbies", "throwing pots", "kiln", "a bowl that collapsed in the kiln"],
  ["personal.hobbies", "climbing", "short meetings", "I like short meetings"],
  ["personal.sports_teams", "Hull City", "Harbour Drummers", "plays taiko with the Harbour Drummers"],
  ["personal.sports_teams", "Hull City", "Cape Town"],
  ["professional.skills", "stewardship", "Ada looks", "Ada looks after stewardship."],
  [
    "professional.skills",
    "sostenibilidad",
    "sostenibilidad",
    "el jefe de flota, Rui Prates; la responsable de sostenibilidad, Nuria Castelló."
  ],
  ["personal.memberships", "Tidal Guild", "Our volunteer mentors"],
  ["personal.memberships", "Tidal Umpires", "Umpire panel"],
  ["personal.hobbies", "allotment", "timber", "has a soft spot for timber and a large allotment"],
  ["personal.hobbies", "sailing", "places hull", "Tom places hull and cargo risks for fleets"],
  [
    "professional.current_location",
    "Leeds",
    "HeavyBid",
    "He works in HeavyBid and a very large spreadsheet."
  ],
  ["professional.achievements", "Tidal Prize", "Dutch SaaS Prize", "We won the Dutch SaaS Prize in 2024."],
  ["professional.skills", "sensors", "Sam’s lab combines acoustic sensors"],
  ["professional.skills", "Ember", "Ember", "co-founder of Oat & Ember"],
  [
    "professional.current_title",
    "Head of Tides",
    "Head of Tides",
    "said Ada Brandt, then Head of Tides, who came"
  ],
  ["family.pets", "two goats", "hedgehogs", "She fosters hedgehogs."],
  [
    "professional.achievements",
    "Bundesverdienstkreuz",
    "Bundesverdienstkreuz",
    "Für seinen Einsatz erhielt der Gründer das Bundesverdienstkreuz."
  ],
  ["personal.causes", "Tide Trust", "Code Like", "mentors with Code Like a Pilot"],
  ["personal.causes", "Refuge at Sea", "Refuge", "swam the Channel for Refuge at Sea"],
  ["personal.hobbies", "climbing", "Leeds plants"],
  ["personal.hobbies", "climbing", "standing", "happiest standing in a trout stream"],
  ["personal.memberships", "Tidal Museum", "Leeds’s Tidal Museum"],
  ["professional.current_location", "Leeds", "Tidal Observer, Leeds"],
  ["professional.current_title", "Chartered Engineer", "Chartered Engineer, Fellow of Engineers Ireland"],
  ["professional.skills", "defect disputes", "delay", "She acts in payment, delay and defect disputes."],
  ["personal.causes", "Tide Trust", "Millvale", "He is a volunteer firefighter in Millvale."],
  ["personal.causes", "Tide Trust", "Hallworthy", "led the repair of the tower at Hallworthy"],
  ["professional.current_location", "Leeds", "Leeds", "He is a volunteer firefighter in Leeds."],
  ["professional.industry", "executive search", "search"],
  ["professional.industry", "hospitals and clinics", "hospitals and thirty-one clinics"],
  ["professional.current_title", "Head of Tides", "Head", "Door Ada Brandt, Head of Tides bij Acme"],
  ["professional.current_title", "Sommelier", "Advanced Sommelier"],
  ["personal.memberships", "Tidal Curling Club", "Tidal Curling Club Hall of Honor"],
  ["personal.memberships", "Makers’ Forum", "Makers’ forum adds Leeds lawyer to board"],
  ["personal.memberships", "Feyenoord", "Feyenoord", "Op zondag zit ze bij Feyenoord."],
  [
    "professional.achievements",
    "Rui Prates",
    "Rui Prates",
    "Panel: local money.\nRui Prates, Senior Project Engineer, Acme."
  ],
  ["professional.skills", "mediation", "lately"],
  ["professional.skills", "cyber security", "information", "She answers for information and cyber security."],
  ["professional.skills", "conduct risk", "Credit", "Credit, climate and conduct risk."],
  ["professional.skills", "clinical trials", "trials"],
  ["professional.achievements", "gold at the Keel Regatta", "Ada won gold at the Keel Regatta"],
  [
    "professional.achievements",
    "Keel Prize",
    "Keel Gallery",
    "Her pictures were exhibited at the Keel Gallery."
  ],
  ["personal.causes", "Clean Water for All Leeds", "All Leeds"],
  ["professional.industry", "cardiology", "Cardiologist in industry"],
  ["professional.achievements", "Slow tides", "Conference committee 2026"],
  ["professional.achievements", "Slow tides", "Dr. Rui Prates"],
  ["personal.memberships", "Tidal Guild", "Biscuit", "The rest of the time belongs to Biscuit, our beagle."],
  ["personal.memberships", "Tidal Guild", "Our speakers"],
  ["personal.memberships", "Fenedouane", "Douane", "Ze zit in de commissie Douane van Fenedouane."],
  ["personal.memberships", "Kystlaget", "Kystlagets", "Hun sitter i styret i Kystlagets bygningsvernfond."],
  ["personal.causes", "Tidal Digest Fund", "The Tidal Digest"],
  ["personal.causes", "Tide Trust", "Harbour Club", "She throws stones for the Harbour Club."],
  ["education.certifications", "lead auditor", "IRCA-registered"],
  ["family.pets", "two goats", "sheep", "She moved the estate to cover crops and sheep."],
  ["personal.hobbies", "banjo", "them the banjo"],
  [
    "personal.hobbies",
    "collecting stamps",
    "collecting old laptops",
    "She is collecting old laptops from firms for Laptops for Learners."
  ],
  ["professional.skills", "GitLab CI", "GitLab", "GitLab · Slides"],
  ["professional.skills", "GitHub Actions", "GitHub", "Find me on Mastodon and GitHub."],
  ["professional.skills", "derecho mercantil", "Calle Mayor 48"],
  ["professional.skills", "protección de datos", "Aviso legal"],
  ["professional.skills", "Italian", "Italian", "He speaks German, and restaurant Italian."],
  ["professional.industry", "veterinary surgeries", "surgeries"],
  ["professional.industry", "foires", "au salon"],
  ["professional.industry", "online courses", "free course for schools"],
  ["professional.achievements", "Manager of the Year", "Tidal Practice of the Year"],
  ["professional.achievements", "Slow tides", "When I'm not at work I sail"],
  ["professional.achievements", "Slow tides", "NorthTide is run by volunteers"],
  ["professional.achievements", "Slow tides", "I give two talks"],
  ["professional.achievements", "Slow tides", "OSHA 30"],
  [
    "professional.achievements",
    "Keel Prize",
    "Keel Prize",
    "She has published two winners of the Keel Prize."
  ],
  [
    "professional.current_location",
    "London",
    "London",
    "He joined in 2003 after six years with Acme in London."
  ],
  ["professional.current_location", "Halifax", "HTR, Halifax"],
  ["professional.current_location", "Galway", "Irish", "She is glad to do business in Irish."],
  [
    "personal.sports_teams",
    "Kerala women's cricket team",
    "Kerala",
    "She supports the Kerala women's cricket team."
  ],
  ["personal.sports_teams", "Leeds United", "Leeds", "She runs a team of fourteen in Leeds."],
  ["personal.memberships", "Tidal Guild", "Guild's learning committee"],
  ["personal.memberships", "Tidal Forum", "Tidal Forum", "Panel: Who answers? – Tidal Forum"],
  [
    "personal.memberships",
    "Rhine Council",
    "Rhine",
    "She sits on the scientific council of the Rhine water agency."
  ],
  ["personal.causes", "Tidal Museum", "City Museum"],
  ["personal.hobbies", "chess", "chess even worse"],
  ["personal.hobbies", "running", "first ultra last year"],
  ["personal.hobbies", "pottery", "badly but often"],
  ["personal.hobbies", "trumpet", "trumpet", "She barracks for the Firebirds like a trumpet."],
  ["personal.interests", "fiddle tunes", "which I play"],
  ["education.certifications", "forklift licence", "Liquor licence"],
  ["education.certifications", "CPA", "Fatigue of piles", "Paper: Fatigue of piles"],
  ["family.pets", "horses", "horses", "Rides horses and sings."],
  ["professional.skills", "ISO 27001 audits", "GEO201 Rivers"],
  ["professional.skills", "ISO 27001", "BIOL 227"],
  ["professional.skills", "K8s", "RX-3"],
  ["professional.skills", "river restoration", "Clearwater rivers"],
  ["professional.skills", "orthopaedics", "Hale Valley Orthopedics"],
  ["professional.skills", "clinical informatics", "particular", "Works on data, in particular on beds."],
  ["professional.skills", "game art", "Long Tide", "Painted every background of The Long Tide."],
  ["professional.skills", "ticketing systems", "season ticket"],
  ["professional.skills", "plastics", "less plastic"],
  ["professional.skills", "financial planning", "federal diploma"],
  ["professional.skills", "build systems", "systems underneath them"],
  ["professional.skills", "inventory", "counting", "9,000 roofs and counting."],
  ["professional.skills", "statistics", "Introduction to Language"],
  ["professional.skills", "data privacy", "Privacy", "Privacy · Terms"],
  ["professional.skills", "network simulation", "It simulates bad networks"],
  ["professional.skills", "IT support", "Now it's mostly Rust"],
  ["professional.skills", "work permits", "floodlights permitting"],
  ["professional.skills", "wetsuit design", "a 6 mm suit"],
  ["professional.skills", "keynotes", "keynoted Tide Days"],
  ["professional.skills", "tidal law", "state's tidal parity law"],
  ["professional.skills", "service design", "services"],
  ["professional.industry", "freight", "member"],
  ["professional.industry", "brand equity", "equity", "Tide Capital is a private equity firm."],
  ["professional.achievements", "Slow tides", "Slides on request"],
  ["personal.interests", "polar history", "each walk here"],
  ["personal.interests", "musical notation", "note"],
  ["personal.hobbies", "choir", "Treasurer of her camogie"],
  ["personal.hobbies", "bridge", "Bridge", "I'm doing the Bridge to Brisbane again."],
  ["personal.causes", "Tide Rescue", "Rui Prates", "In 2017 she founded the firm with Rui Prates."],
  ["personal.memberships", "Leeds Chapter of Tide", "Leeds chapter", "I chair the Leeds chapter."],
  ["personal.memberships", "Tide Forum", "Forum", "She is a fellow of the Forum."],
  ["personal.memberships", "Tide Growers Society", "Committee and growers"],
  ["education.certifications", "Registered Nurse", "Early registration"],
  ["family.pets", "two Labs named Ada and Max", "Rui Prates (Compliant Labs)"],
  ["professional.achievements", "Hale Prize 2024", "it at the Tide Day"],
  ["professional.achievements", "won Hale v. Tide", "Town of Hale", "She won Town of Hale v. Tide Ltd."],
  ["professional.achievements", "A map you can hear", "Program, day 2"],
  ["professional.achievements", "Slow tides", "Every Tuesday in your inbox"],
  ["professional.achievements", "Leader of the Year", "shortlisted last week for Leader of the Year"],
  ["professional.achievements", "Tide Business Award", "Oat milk founder takes Tide business award"],
  ["professional.achievements", "finalist for the Hale Prize", "2024 finalist"],
  ["professional.achievements", "first woman on the board", "first person to do so"],
  ["professional.achievements", "Honours list 2024", "BSocSci Honours"],
  ["personal.sports_teams", "Derby County", "Hale County"],
  ["personal.sports_teams", "Aston Villa", "Villa 17", "We meet at home, Villa 17, Street 24b."],
  ["personal.sports_teams", "Hull City", "County Engineer"],
  ["personal.interests", "polar history", "preferably", "Scandinavian, preferably with snow."],
  ["personal.interests", "drum languages", "whistled"],
  ["personal.hobbies", "falconry", "rises at four"],
  ["personal.hobbies", "netball", "After work it's netball"],
  ["personal.hobbies", "beekeeping", "Two hives"],
  ["personal.hobbies", "birding", "counts carbon", "He counts carbon at work and eiders at weekends."],
  ["personal.hobbies", "letterpress printing", "Price", "Printing on a 1912 Chandler & Price."],
  ["personal.causes", "Girls Who Gauge", "Leeds and York", "Mentors girls in Leeds and York."],
  ["personal.causes", "Second Kettle", "Leeds charity", "founder of the Leeds charity Second Kettle"],
  ["personal.causes", "Khalsa Aid", "Khalsa", "She teaches Punjabi at the Khalsa school."],
  [
    "personal.causes",
    "Tide Rescue",
    "Hale Paddlers",
    "She volunteers and dragon-boats with the Hale Paddlers."
  ],
  [
    "personal.memberships",
    "Institute of Physics",
    "Natural Sciences",
    "Professor; chair of Natural Sciences"
  ],
  ["personal.memberships", "Feyenoord Supporters", "Kuip"],
  ["professional.current_location", "Leeds", "Public Sector"],
  ["professional.skills", "functional safety", "TÜV-zertifiziert"],
  ["professional.skills", "sharp tools", "and sharp tools"],
  ["professional.skills", "driften af vindmøller", "driften af vores 64 vindmøller"],
  ["professional.skills", "leadership", "leads HR"],
  ["professional.skills", "organisation", "organisatrice"],
  ["professional.skills", "Baurecht", "Bau-", "Fachanwältin für Bau- und Architektenrecht"],
  ["professional.skills", "Java", "Leeds", "She works for Acme in Leeds."],
  ["professional.industry", "textile trade", "trade"],
  [
    "professional.current_title",
    "Engineering Technologist",
    "Civil engineering technologist",
    "Civil engineering technologist, Hale College, 1995."
  ],
  ["personal.interests", "kelp for supper", "for"],
  ["personal.memberships", "Women Are Makers", "Council man is national champion"],
  ["personal.memberships", "Grace Miller Society", "Grace Miller", "Members: Grace Miller; Ada Byron."],
  ["personal.sports_teams", "Ipswich Town", "Cape Town", "Cape Town, Western Cape, South Africa."],
  ["personal.sports_teams", "Hull City", "Hull County Courthouse"],
  ["professional.current_title", "Head of Alumni Relations", "Ticketing Agent power user"],
  ["professional.current_title", "rights of way officer", "Diploma in Marketing Practice"],
  ["professional.current_title", "mixer and sound designer", "Owner Ada bought her first loom in 1994"],
  ["professional.current_title", "Owner and Head Baker", "Founder Ada Byron steps back to sail"],
  ["professional.current_title", "Directora general", "People ask how a baker ends up in banking"],
  ["professional.current_title", "Desarrollador backend", "en la Cofradía de directores"],
  ["professional.current_title", "Leiterin Konstruktion und Entwicklung", "Orgelbauerin und"],
  ["professional.current_title", "Team Leader", "Cub Scout leader"],
  ["professional.current_title", "Line Producer", "Top Producer"],
  ["professional.current_title", "Account Director, Marine and Cargo", "Mayor Ada Byron read a poem"],
  ["professional.current_location", "Leeds", "Kenya", "She runs our programmes in Kenya."],
  ["professional.current_location", "Singapore", "Norway", "Ada Byron, Tideway (Norway): Moorings"],
  ["professional.current_location", "Ann Arbor, MI", "MI"],
  ["professional.current_location", "Hale", "Delaware", "Ada is a Delaware notary."],
  ["professional.current_location", "Perth, Ontario, Canada", "Perth, Albany, Bunbury"],
  ["professional.current_location", "Tucson", "Sandia", "He lives in the Sandia foothills."],
  ["professional.industry", "textiles", "dairy", "She likes the history of the dairy trade."],
  ["professional.industry", "online retail", "online"],
  ["professional.skills", "boat loans", "no small print"],
  ["professional.skills", "gouvernance", "leur succession"],
  ["professional.skills", "design systems", "chantiers avec les mairies"],
  ["personal.sports_teams", "Hull City", "CC BY-SA 4.0"],
  ["education.certifications", "forklift licence", "teaches forklift licence"],
  ["professional.current_title", "Grant Writer", "Founder Grace Miller steps back to paint"],
  ["professional.current_title", "Head of Data, Founder", "Grace Miller Head of Data"],
  ["professional.current_title", "Dean, Ada Byron Chair of Law", "Dean Grace Miller hands over"],
  ["professional.current_location", "Boston", "Catskill", "She lives in the Catskill foothills."],
  ["professional.current_title", "Shop Steward", "Steward", "named Steward of the Year in May"],
  ["professional.current_title", "Curator", "2025 Curator"],
  ["professional.current_title", "EMEA Head of Sales", "CHRP Head of Payroll"],
  ["professional.current_title", "Radio Presenter", "Presenter"],
  ["personal.hobbies", "amateur radio", "radio operator"],
  ["personal.causes", "Friends of Hale Library", "Hale Ridge library"],
  ["professional.skills", "in vitro assays", "on small boards"],
  ["professional.skills", "boat building in Community", "boat building Education"],
  ["professional.skills", "deck engineering", "deck engineer @ moth games"],
  ["education.certifications", "ISO 9001 Lead Assessor", "ISO/IEC 9001 accreditation"],
  ["personal.interests", "tides", "Tides do not"],
  ["personal.interests", "scholarly publishing", "Publishing small atlases"],
  ["personal.sports_teams", "Hull City", "450"],
  ["personal.sports_teams", "Hull City", "1,200", "We sent it to 1,200 supporters."],
  ["professional.current_location", "Kansas City", "Hull City"],
  ["professional.industry", "registered charity", "registered society"],
  ["professional.industry", "family office", "private limited company"],
  ["professional.achievements", "Profiles in Courage Award", "Interview with Ada Byron"],
  ["professional.achievements", "Looms of the North", "Five questions for Ada Byron"],
  ["personal.interests", "ski mountaineering", "hikes"],
  ["professional.current_title", "Director of Research", "Director's Circle member since 2017"],
  ["professional.current_title", "Head Baker", "Owner Craig, 44"],
  ["professional.current_title", "President", "jury president", "Radio: Ada Byron (jury president)"],
  ["professional.current_title", "Dean of Students", "Dean sells tractors"],
  ["professional.current_title", "Professor of Law", "Professor Grace Miller"],
  ["professional.current_title", "Partner – Tax", "Whitlow – Deputy Head"],
  ["professional.current_title", "Deputy Head, Pastoral", "Deputy Head, Pastoral Mrs J. Whitlow"],
  ["professional.current_location", "Boston", "Massachusetts", "He is a licensed CPA in Massachusetts."],
  ["professional.current_company", "Kestrel Finance", "Finance Marcus"],
  ["professional.current_company", "River Trust", "Duzi River"],
  ["professional.current_company", "Kelp & Co", "Delta News", "Ada Byron, Author at Delta News"],
  ["professional.current_title", "Chancellor", "Kanzler Dr."],
  ["professional.skills", "rail", "wharf", "Hemi runs our wharf, rail and yard teams."],
  ["professional.skills", "Delta modelling", "Delta", "Delta & Dune"],
  ["personal.memberships", "Rotary Club", "Acme Labs", "Ada Byron, co-founder of Acme Labs, won."],
  ["professional.current_location", "Pilsen", "Sorry, Pilsen"],
  ["professional.current_company", "Rask Arkitekter", "Rask Arkitekter i Aarhus"],
  ["professional.skills", "financial modelling", "BSc Physiotherapy"],
  ["professional.current_title", "CEO", "zegt CEO"],
  ["professional.skills", "API design", "Writes about API design"],
  ["professional.skills", "web design", "Staff profile"],
  ["personal.interests", "scholarly publishing", "Google Scholar"],
  ["personal.memberships", "Harbour Choir", "Choir"],
  ["education.certifications", "registered with the Health Board", "Registered in Scotland"],
  ["professional.achievements", "Third prize at the Leek Show", "Third prize"],
  ["professional.achievements", "Harbour Award", "Harbour Award June 3, 2024 Ada Byron"],
  ["personal.hobbies", "thick-cut marmalade", "through thick and thin"],
  ["professional.skills", "orthodontics", "Marlow Abernethy Ltd"],
  ["personal.interests", "grain policy", "here"],
  ["personal.interests", "medieval Poland", "cat Lefse"],
  ["personal.hobbies", "pulling pints", "pulling Islay"],
  ["personal.hobbies", "boatbuilding", "fifth-generation boatbuilder"],
  ["personal.sports_teams", "Leeds Rhinos", "Badminton"],
  ["personal.sports_teams", "Big Blue", "Big"],
  ["personal.sports_teams", "Dragons", "Dragons", "a silly amount of Dungeons & Dragons"],
  ["personal.causes", "Teach First Alumni", "Teach First"],
  ["personal.memberships", "Guild of Bakers", "Year", "She was named Member of the Year."],
  ["personal.sports_teams", "Milwaukee Brewers", "Ouse Brewers Association"],
  ["personal.memberships", "Royal Society", "Labor & Employment group"],
  ["personal.interests", "Urdu poetry", "but not"],
  ["personal.causes", "Severn Hospice", "Kisumu-based charity"],
  ["professional.current_company", "Marine Biosciences Ltd", "Earth and Ocean Sciences"],
  ["professional.skills", "audit", "ACCA"],
  ["professional.achievements", "Public Service Medal", "Public Service Medal’s"],
  ["personal.causes", "Hand in Hand for the North Sea", "Baltic Sea"],
  ["personal.memberships", "Royal Academy of Engineering", "Program Delivery"],
  ["professional.current_title", "Head of Training", "Botanist by training, brewer by accident"],
  ["professional.achievements", "Tide Talks 2025", "Monday 3 March 2025"],
  ["personal.interests", "kelp", "now"],
  ["professional.skills", "GitHub Actions", "GitHub", "Lab site · GitHub"],
  ["professional.skills", "systems of record", "director of dredging"],
  ["education.certifications", "Tide certified", "Tide certified", "Tide certified in Buoys and Moorings."],
  ["education.certifications", "WSET Level 2", "Level 2 certificate"],
  ["education.certifications", "Chartered Tide Pilot", "Chartered Member of the Tidal Institute"],
  ["education.certifications", "Certified Financial Planner", "Certified Financial"],
  ["professional.skills", "data quality", "data nobody reads"],
  ["professional.skills", "clinical decision support", "knowing when to stop"],
  ["professional.skills", "assembly", "asking twice politely"],
  ["professional.skills", "small animals", "long lunches"],
  ["professional.skills", "big data", "small data"],
  ["professional.skills", "Kotlin", "meist mit Kotlin"],
  ["professional.skills", "torréfaction", "beaucoup de café"],
  ["professional.skills", "terre crue", "prédilection pour la terre crue"],
  ["education.certifications", "CPA(K)", "CPA", "He is a CPA(K)."],
  ["education.certifications", "OSCP", "Tide-certified", "a Tide-certified Buoy Manager"],
  ["education.certifications", "somelier de té", "té certificado", "somelier de té certificado"],
  [
    "education.certifications",
    "IBD Diploma in Brewing",
    "Diploma in Ceramics",
    "Diploma in Ceramics, Wharf College, 2004."
  ],
  [
    "education.certifications",
    "Diploma in Trusts",
    "Higher Certificate in Rigging",
    "Higher Certificate in Rigging from Wharf Technical Institute"
  ],
  [
    "education.certifications",
    "Certificate IV in Baking",
    "Diploma in rilegatura",
    "Diploma in rilegatura alla Scuola di Porto (2009)."
  ]
]

const cases = rows.map(([field, good, bad, quote]) => ({ field, good, bad, quote }))

it.each(cases)("$field: $good, and not $bad", ({ field, good, bad, quote }) => {
  expect(isPlausible({ field, value: good }, good)).toBe(true)
  expect(isPlausible({ field, value: bad }, quote ?? bad)).toBe(false)
})

it.each([
  "Education: Hatherley Law School",
  "CHPN, MSN",
  "Ph.D, B.E., M.Tech.",
  "PhD University of Helsinki",
  "Sussex Global Network",
  "Copyright (c) 2026 VIT",
  "Head of College",
  "Hatherley University Credentials",
  "Paediatrics",
  "Ze studeerde natuurkunde aan de Rijksuniversiteit Groningen",
  "ECE",
  "2019 Hatherley University"
])("nobody studied at %s", institution => {
  const value = { institution, degree: "MSN", field_of_study: null, graduation_year: null }
  expect(isPlausible({ field: "education.entries", value }, institution)).toBe(false)
  expect(isPlausible({ field: "education.entries", value: { ...value, institution: "MIT" } }, "MIT")).toBe(
    true
  )
})

it.each([
  ["Mi-rae Kim", "PharmD"],
  ["Tideworks Lab News Ruth Hallett", "PhD"]
])("%s bears a degree and gives none", (institution, degree) => {
  const value = { institution, degree, field_of_study: null, graduation_year: null }
  const quote = `${institution}, ${degree}`
  expect(isPlausible({ field: "education.entries", value }, quote)).toBe(false)
  const school = { ...value, institution: "Georgia Tech" }
  expect(isPlausible({ field: "education.entries", value: school }, `Georgia Tech, ${degree}`)).toBe(true)
})

it("leaves no half of a university's name", () => {
  const school = (institution: string) => ({
    field: "education.entries" as const,
    value: { institution, degree: null, field_of_study: null, graduation_year: null }
  })
  const quote = "She studied at the University of Illinois at Chicago."
  expect(isPlausible(school("University of Illinois"), quote)).toBe(false)
  expect(isPlausible(school("University of Illinois at Chicago"), quote)).toBe(true)
  expect(isPlausible(school("University of Illinois"), "University of Illinois, 2009")).toBe(true)
})

it("a name in which small letters follow has not ended", () => {
  const school = (institution: string) => ({
    field: "education.entries" as const,
    value: { institution, degree: "Civilingenjör", field_of_study: null, graduation_year: null }
  })
  expect(isPlausible(school("Visby"), "Civilingenjör, Visby tekniska universitet, 2011")).toBe(false)
  expect(isPlausible(school("Visby"), "Civilingenjör, Visby, 2011")).toBe(true)
  expect(isPlausible(school("Institut national"), "formée à l’Institut national du liège")).toBe(false)
  expect(isPlausible(school("Wharf University"), "a degree of Wharf University of 2009")).toBe(true)
})

it("neither a master of a craft nor where somebody is has studied there", () => {
  const entry = { institution: "Bergen", degree: null, field_of_study: null, graduation_year: null }
  const study = (value: Partial<EducationEntry>, quote: string) =>
    isPlausible({ field: "education.entries", value: { ...entry, ...value } }, quote)
  expect(study({ degree: "master", field_of_study: "mariner" }, "a master mariner from Bergen")).toBe(false)
  expect(study({ degree: "master", field_of_study: "law" }, "a master in law from Bergen")).toBe(true)
  expect(study({ institution: "Cambridge-based" }, "Cambridge-based.")).toBe(false)
  const sentence = "Ada leads discovery in Cambridge"
  expect(study({ institution: sentence }, `${sentence}.`)).toBe(false)
  expect(study({ institution: "Cambridge" }, "Cambridge.")).toBe(false)
  const hotel = "a graduate of École hôtelière de Lausanne (BSc)"
  expect(study({ degree: "BSc", institution: "Lausanne" }, hotel)).toBe(false)
})

it("a school's own paper is no certificate, and the body's is one, wherever else it stands", () => {
  const paper = { field: "education.certifications" as const, value: "Diploma in Rigging" }
  expect(isPlausible(paper, "Diploma in Rigging at Wharf College. She holds a Diploma in Rigging.")).toBe(
    true
  )
  expect(isPlausible(paper, "a Diploma in Rigging from NAUTE, and an MBA")).toBe(false)
  expect(isPlausible(paper, "holds the Diploma in Rigging and works in Leeds")).toBe(true)
})

it("what a value is instead is told", () => {
  const as = (field: Fact["field"], value: string, quote = value) => refusalOf({ field, value }, quote)
  expect(as("professional.current_title", "Head of Data")).toBeUndefined()
  expect(as("professional.current_title", "Steward", "named Steward of the Year in May")).toBe("an award")
  expect(as("personal.memberships", "Tide Society", "the Tide Society of Surveyors")).toBe("a part of a name")
  expect(as("family.pets", "600 ewes")).toBe("kept for a living")
  expect(as("family.pets", "shod horses")).toBe("what somebody does with animals")
  expect(as("professional.current_location", "SE, PE")).toBe("letters behind a name")
  expect(as("personal.hobbies", "ror")).toBe("a verb without what is done")
  expect(as("personal.sports_teams", "Text CC BY-SA")).toBe("a licence of a text")
  expect(as("professional.achievements", "prijs in Leiden")).toBe("a prize of which nobody says what for")
})
