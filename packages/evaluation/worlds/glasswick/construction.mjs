// Tackett Construction Co., Bowling Green, Kentucky. Wix. Father and son have one name.
const host = "https://www.tackettconstruction.example"
const wx = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset='utf-8'><meta name="generator" content="Wix.com Website Builder"/><title>${title} | Tackett Construction</title></head>
<body class='device-desktop-optimized'><div id="SITE_CONTAINER"><div id="SITE_HEADER"><nav aria-label="Site"><ul><li><a data-testid="linkElement" href="${host}/">HOME</a></li><li><a data-testid="linkElement" href="${host}/our-story">OUR STORY</a></li><li><a data-testid="linkElement" href="${host}/leadership">LEADERSHIP</a></li><li><a data-testid="linkElement" href="${host}/safety">SAFETY</a></li></ul></nav></div>
<div id="PAGES_CONTAINER"><div class="wixui-rich-text" data-testid="richTextElement">${main}</div></div>
<div id="SITE_FOOTER"><p class="font_8">3300 Nashville Pike, Bowling Green, KY 42101 &nbsp;|&nbsp; 270-555-0112 &nbsp;|&nbsp; Licensed in KY and TN</p></div></div></body></html>`
})
const pages = [
  wx("/", "Home", `<h1 class="font_0">We build what Warren County uses.</h1><p class="font_8">Schools, clinics, warehouses. General contractor in Bowling Green, Kentucky since 1974.</p>`),
  wx("/our-story", "Our Story", `<h2 class="font_2">Our story</h2><p class="font_8">In 1974 Hollis Tackett Sr. came home from the Seabees with a carpenter's level and bought a used backhoe. His first job was a milking parlor in Smiths Grove. Fifty years later the company that he started has put up 61 schools. He still walks a site every morning, and every December he and his mandolin lead the carols at the company supper.</p><p class="font_8">His son Hollis Jr. joined in 2001 with an engineering degree from Western Kentucky University and has been president since 2015.</p>`),
  wx("/leadership", "Leadership", `<h2 class="font_2">Leadership</h2>
<div role="listitem"><h4>Hollis Tackett Sr.</h4><p>Founder &amp; Chairman of the Board</p></div>
<div role="listitem"><h4>Hollis Tackett Jr., P.E.</h4><p>President</p><p>Runs the company day to day. Brought in drone surveying and building information modeling; LEED AP. Chairs the workforce committee of the Barren River Builders Exchange.</p></div>
<div role="listitem"><h4>Rosalind Meeks, CSP</h4><p>Director of Safety</p></div>
<div role="listitem"><h4>Carl Embry</h4><p>Chief Estimator</p></div>`),
  wx("/safety", "Safety", `<h2 class="font_2">Everybody goes home</h2><p class="font_8">Rosalind Meeks has directed safety at Tackett since 2011. Under her program our crews worked 2.1 million hours without a lost-time accident, and our experience modification rate stands at 0.62. She is an authorized OSHA outreach trainer and holds a degree in occupational safety from Murray State University. Her Monday toolbox talks (eight minutes, no slides) have been copied by contractors in four states.</p><p class="font_8">Questions? Ask Roz: she is usually in the truck with the three-legged cat.</p>`)
]
export default {
  pages,
  people: [
    {
      id: "tackett-sr", about: "Founder; his son at the same company has the same name.",
      contact: { full_name: "Hollis Tackett", company: "Tackett Construction", title: "Chairman" },
      outcome: "found",
      facts: {
        title: "Founder & Chairman of the Board | Founder and Chairman | Chairman of the Board | Chairman | Founder and Chairman of the Board",
        company: "Tackett Construction | Tackett Construction Co. | Tackett Construction Company",
        location: "Bowling Green, Kentucky | Bowling Green, KY | Bowling Green",
        industry: "Construction | General contractor | General contracting",
        achievements: ["Kentucky Builders Hall of Honor | inducted into the Kentucky Builders Hall of Honor in 2018 | Hall of Honor 2018", "put up 61 schools | 61 schools"],
        hobbies: ["Mandolin | playing the mandolin | bluegrass mandolin"]
      },
      also: {
        title: "Founder | carpenter | Seabee | mandolin player",
        company: "Seabees | U.S. Navy Seabees",
        location: "Kentucky | Warren County | Smiths Grove | 3300 Nashville Pike, Bowling Green, KY 42101 | United States",
        industry: "Building | School construction",
        skills: ["Carpentry | carpenter", "Construction | building | school construction", "Site supervision | walks a site every morning", "Mandolin | music"],
        achievements: ["founded the company in 1974 | started the company in 1974 | founded Tackett Construction in 1974", "Fifty years later | fifty years in construction", "scholarship for carpentry students | endowed a scholarship for carpentry apprentices | Tackett Level Scholarship", "served in the Seabees"],
        interests: ["Bluegrass | mandolin | music", "Carols", "Carpentry"],
        hobbies: ["leading carols | music | singing carols"],
        causes: ["scholarship for carpentry apprentices | Tackett Level Scholarship | trade education | apprenticeship"],
        memberships: ["Seabees", "Kentucky Builders Hall of Honor", "Barren River Builders Exchange | charter member of the Barren River Builders Exchange"]
      },
      sources: [host + "/our-story", host + "/leadership", "https://brbuildersexchange.example/hall-of-honor"],
      never: ["Western Kentucky University", "drone", "LEED", "pickleball"]
    },
    {
      id: "tackett-jr", about: "President; his father at the same company has the same name.",
      contact: { email: "hollis.jr@tackettconstruction.example", full_name: "Hollis Tackett Jr.", company: "Tackett Construction", title: "President" },
      outcome: "found",
      facts: {
        title: "President",
        company: "Tackett Construction | Tackett Construction Co. | Tackett Construction Company",
        location: "Bowling Green, Kentucky | Bowling Green, KY | Bowling Green",
        industry: "Construction | General contractor | General contracting",
        education: [{ institution: "Western Kentucky University | WKU", degree: "engineering degree | Bachelor's | degree", field: "Engineering" }],
        certifications: ["P.E. | Professional Engineer | PE", "LEED AP | LEED Accredited Professional"],
        memberships: ["Barren River Builders Exchange | workforce committee of the Barren River Builders Exchange"],
        hobbies: ["Pickleball"]
      },
      also: {
        title: "chair of the workforce committee | Chairs the workforce committee of the Barren River Builders Exchange | workforce committee chair | Engineer",
        company: "Barren River Builders Exchange",
        location: "Kentucky | Warren County | 3300 Nashville Pike, Bowling Green, KY 42101 | United States",
        industry: "Building | Engineering",
        skills: ["Drone surveying | drones", "Building information modeling | BIM", "Engineering", "Leadership | management | Runs the company day to day", "Workforce development | recruiting | workforce"],
        achievements: ["president since 2015 | has been president since 2015", "joined in 2001 | joined the company in 2001", "Brought in drone surveying and building information modeling | drone surveying", "Men's doubles 45+ silver | silver in men's doubles 45+ | second in men's doubles 45+ | Corvette City Pickleball Classic", "chairs the workforce committee"],
        interests: ["Drones | drone surveying", "Building information modeling | BIM", "Pickleball", "Workforce development", "Green building | sustainability"],
        causes: ["Workforce development | workforce committee"],
        memberships: ["chair of the workforce committee"],
        hobbies: ["Corvette City Pickleball Classic"]
      },
      sources: [host + "/our-story", host + "/leadership", "https://corvettecitypickle.example/2025-classic/"],
      never: ["mandolin", "Seabees", "Hall of Honor"]
    },
    {
      id: "meeks", about: "Safety director; a zoning notice prints her home address.",
      contact: { email: "rmeeks@tackettconstruction.example", full_name: "Rosalind Meeks", company: "Tackett Construction Co." },
      outcome: "found",
      facts: {
        title: "Director of Safety | Safety Director",
        company: "Tackett Construction | Tackett Construction Co. | Tackett Construction Company",
        location: "Bowling Green, Kentucky | Bowling Green, KY | Bowling Green",
        industry: "Construction | General contractor | General contracting",
        certifications: ["CSP | Certified Safety Professional", "authorized OSHA outreach trainer | OSHA outreach trainer"],
        education: [{ institution: "Murray State University", degree: "degree | degree in occupational safety", field: "Occupational safety" }],
        achievements: ["2.1 million hours without a lost-time accident | 2.1 million hours"],
        pets: ["three-legged cat | cat | the three-legged cat"]
      },
      also: {
        title: "speaker | trainer | OSHA outreach trainer | keynote speaker",
        company: "Midsouth Safety Congress",
        location: "Kentucky | 3300 Nashville Pike, Bowling Green, KY 42101 | United States",
        industry: "Occupational safety | Safety | Workplace safety",
        skills: ["Occupational safety | construction safety | workplace safety", "Toolbox talks | training | safety training", "OSHA | OSHA compliance | OSHA outreach training", "Trenching safety | excavation safety | trench safety", "Public speaking"],
        achievements: ["experience modification rate stands at 0.62 | EMR of 0.62 | experience modification rate of 0.62", "directed safety at Tackett since 2011", "toolbox talks copied by contractors in four states | Monday toolbox talks", "speaker at the Midsouth Safety Congress | Eight Minutes, No Slides | Midsouth Safety Congress 2026"],
        interests: ["Toolbox talks", "Trench rescue | trench safety", "Cats", "crossword puzzles | crosswords"],
        hobbies: ["crossword puzzles | crosswords | constructs crossword puzzles"],
        causes: ["Workplace safety | safety"],
        memberships: ["American Society of Safety Professionals | ASSP"],
        certifications: ["OSHA"]
      },
      sources: [host + "/leadership", host + "/safety", "https://midsouthsafetycongress.example/2026/speakers", "https://warrenzoning.example/notices/2025-08.html"],
      sensitive: ["Lark Hollow Road"]
    }
  ]
}
