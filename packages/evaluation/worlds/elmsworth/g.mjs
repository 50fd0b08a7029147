// Alder Point Family Health: clinic in Portland, Maine (Wix-like); Rachel Whitcomb has a namesake in the same city (h.mjs)
const site = "https://www.alderpointhealth.example"
const wix = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="generator" content="Wix.com Website Builder"/><title>${title} | Alder Point Family Health</title><meta property="og:site_name" content="Alder Point Health"/></head><body><div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><div data-testid="richTextElement"><p class="font_0"><a href="${site}">Alder Point Family Health</a></p></div><nav aria-label="Site"><ul><li><a href="${site}/providers">Providers</a></li><li><a href="${site}/patients">For Patients</a></li><li><a href="${site}/community">Community</a></li></ul></nav></header><main id="PAGES_CONTAINER"><div data-testid="richTextElement">${main}</div></main><footer id="SITE_FOOTER"><p class="font_8">Alder Point Family Health, 77 Harborview Street, Portland, ME 04101 | (207) 555-0142</p></footer></div></div></body></html>`
})
const provider = (name, role, text) => `<h2 class="font_2">${name}</h2><p class="font_7">${role}</p><p class="font_8">${text}</p>`

const pages = [
  wix("", "Family Medicine in Portland, Maine", `<h1 class="font_0">Care for every age</h1><p class="font_8">Family medicine, pediatrics and women's health in Portland, Maine. <a href="${site}/providers">Meet our providers</a>. <a href="${site}/community">In the community</a>.</p>`),
  wix("/providers", "Providers", `<h1 class="font_0">Our Providers and Staff</h1>${provider("Rachel Whitcomb, MD", "Medical Director", "Dr. Whitcomb is board certified in family medicine. She received her MD from Tufts University School of Medicine and completed her residency at Maine Coast Family Residency. She joined Alder Point in 2014 and has been Medical Director since 2020.")}${provider("Owen Castellane, FNP-C", "Family Nurse Practitioner", "Owen cares for adults and teens. A former paramedic, he earned his Master of Science in Nursing at the University of Southern Maine. He speaks Spanish.")}${provider("Patrice Langlois", "Practice Manager", "Patrice runs the front office and billing. She is a Certified Medical Practice Executive (CMPE).")}`),
  wix("/community", "Community", `<h1 class="font_0">In the community</h1><p class="font_8"><b>October 2026.</b> Dr. Rachel Whitcomb held the seventh Walk with a Doc on the Back Cove trail.</p><p class="font_8"><b>June 2026.</b> Owen Castellane, FNP-C, gave free sports physicals at Deering Harbor High School.</p>`),
  {
    url: "https://mainefamilydoctors.example/news/physician-of-the-year-2025",
    body: `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>2025 Family Physician of the Year | Maine Family Doctors Society</title><meta name="author" content="MFDS"></head><body class="node"><nav><a href="/">MFDS</a> <a href="/news">News</a> <a href="/members">Members</a></nav><article><h1>2025 Family Physician of the Year</h1><p>October 3, 2025</p><p>The Maine Family Doctors Society has named Rachel Whitcomb, MD, of Alder Point Family Health in Portland its Family Physician of the Year. Dr. Whitcomb started the Walk with a Doc in Portland and volunteers at the Oxford Street free clinic. She keeps bees and has two Newfoundland dogs.</p></article></body></html>`,
    news: { seen: "20251003T150000Z", language: "English", country: "United States" }
  },
  {
    url: "https://cascobaytriathlon.example/stories/owen",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Athlete story: Owen Castellane</title></head><body><h3><a href="/">Casco Bay Triathlon Club</a></h3><h1>Athlete story: Owen Castellane</h1><p>Owen Castellane, a nurse practitioner at Alder Point in Portland, finished his first Ironman in Lake Placid in July 2025 in 12 hours 41 minutes. He has been sober for six years and came out as gay at thirty-four, and says the club was the first place where he could be himself.</p><p>He rode as a paramedic for ten years.</p></body></html>`
  }
]

const company = "Alder Point Family Health | Alder Point Health | Alder Point"
const location = "Portland, Maine | Portland, ME | Portland, Maine, United States | Portland"
const industry = "Healthcare | Health care | Family medicine | Medical practice | Primary care | Medicine"
const people = [
  {
    id: "rachel-whitcomb-md", about: "Physician; a namesake in the same city works at an agency.",
    contact: { email: "rwhitcomb@alderpointhealth.example", full_name: "Rachel Whitcomb", company: "Alder Point Family Health" }, outcome: "found",
    facts: {
      title: "Medical Director", company, location,
      education: [{ institution: "Tufts University School of Medicine | Tufts University", degree: "MD | Doctor of Medicine" }],
      certifications: ["Board certified in family medicine | Board certified, family medicine | Family medicine board certification"],
      achievements: ["2025 Family Physician of the Year | Family Physician of the Year, Maine Family Doctors Society | Family Physician of the Year"],
      causes: ["Oxford Street free clinic | Free clinic | volunteers at the Oxford Street free clinic", "Walk with a Doc"], hobbies: ["Beekeeping | keeps bees | Bees"],
      pets: ["Two Newfoundland dogs | Newfoundland dogs | Newfoundlands | Dogs"]
    },
    also: { industry, skills: ["Family medicine | Medicine", "Primary care"], achievements: ["Started the Walk with a Doc in Portland | Walk with a Doc", "Medical Director since 2020", "Joined Alder Point in 2014"], education: [{ institution: "Maine Coast Family Residency", degree: "Residency", field: "Family medicine" }], memberships: ["Maine Family Doctors Society"], interests: ["Bees | Beekeeping", "Walking | Walk with a Doc", "Dogs"], certifications: ["MD | Doctor of Medicine"], hobbies: ["Walking | Walk with a Doc"] },
    sources: [`${site}/providers`, `${site}/community`, "https://mainefamilydoctors.example/news/physician-of-the-year-2025"], never: ["Art Director", "Pilot & Fern", "Pilot and Fern", "letterpress", "illustration", "Rhode Island", "branding"]
  },
  {
    id: "owen-castellane", about: "Nurse practitioner; a club story tells of sobriety and sexuality. Name and company.",
    contact: { full_name: "Owen Castellane", company: "Alder Point Family Health", location: "Portland, Maine" }, outcome: "found",
    facts: {
      title: "Family Nurse Practitioner | Nurse Practitioner | FNP-C", company, location,
      education: [{ institution: "University of Southern Maine", degree: "Master of Science in Nursing | MSN | Master of Science", field: "Nursing" }],
      certifications: ["FNP-C | Family Nurse Practitioner, certified (FNP-C) | FNP"], skills: ["Spanish | speaks Spanish"], hobbies: ["Triathlon | Ironman"],
      achievements: ["Finished his first Ironman in Lake Placid in July 2025 | Ironman Lake Placid 2025 | Ironman"]
    },
    also: { industry, skills: ["Paramedic | Emergency medicine | Nursing", "Adult and teen care | cares for adults and teens | primary care"], achievements: ["Former paramedic | rode as a paramedic for ten years", "Gave free sports physicals at Deering Harbor High School | free sports physicals"], memberships: ["Casco Bay Triathlon Club"], sports_teams: ["Casco Bay Triathlon Club"], interests: ["Triathlon"], causes: ["Free sports physicals | Deering Harbor High School"] },
    sources: [`${site}/providers`, `${site}/community`, "https://cascobaytriathlon.example/stories/owen"], never: ["Whitcomb"], sensitive: ["sober", "gay", "sobriety", "came out"]
  },
  {
    id: "patrice-langlois", about: "Very little online: one card; email alone.",
    contact: { email: "patrice.langlois@alderpointhealth.example" }, outcome: "found",
    facts: { title: "Practice Manager", company, location, certifications: ["Certified Medical Practice Executive (CMPE) | CMPE | Certified Medical Practice Executive"] },
    also: { industry, skills: ["Medical billing | Billing", "Office management | runs the front office | front office | Practice management"] },
    sources: [`${site}/providers`], never: ["paramedic", "Newfoundland"]
  }
]
export default { people, pages, rdap: [{ domain: "alderpointhealth.example", registered: "2012-06-27" }] }
