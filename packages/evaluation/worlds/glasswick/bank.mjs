// Fountain Creek Bank & Trust, Pueblo, Colorado. A bank's content kit with cards.
const host = "https://www.fountaincreekbank.example"
const bk = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>${title} › Fountain Creek Bank &amp; Trust</title><meta name="theme-color" content="#7a1f1f"></head><body>
<div class="fdic-sign">FDIC-Insured - Backed by the full faith and credit of the U.S. Government</div>
<header><a class="logo" href="${host}/">Fountain Creek Bank &amp; Trust</a><button>Log in to online banking</button><nav><a href="${host}/about/leadership">Leadership</a> <a href="${host}/locations">Locations</a> <a href="${host}/news">News</a></nav></header>
<main id="main">${main}</main>
<footer>Routing number 555000123 | NMLS #555001 | Equal Housing Lender | Member FDIC | You are leaving our site when you follow external links. | © 2026</footer></body></html>`
})
const pages = [
  bk("/", "Home", `<h1>Banking on Pueblo since 1908</h1><p>12 branches in southern Colorado. Headquarters: 200 Union Avenue, Pueblo, Colorado.</p><p>CD special: 4.05% APY for nine months.</p>`),
  bk("/about/leadership", "Leadership", `<h1>Executive team</h1><div class="card"><h3>Everett Lindholm</h3><p class="role">President and Chief Executive Officer</p><details><summary>Read bio</summary><p>Everett Lindholm became the eighth president of Fountain Creek in August 2023. He spent the nineteen years before that at Prairie Ditch State Bank in Kearney, Nebraska, at the end as chief lending officer. He took a degree in agricultural economics from the University of Nebraska&ndash;Lincoln and finished the Graduate School of Banking at Colorado in 2012. He is a director of the Independent Bankers of Colorado. On fall weekends he judges, of all things, sheepdog trials; his own border collies, Ledger and Teller, are retired.</p></details></div>
<div class="card"><h3>Patrice Vigil</h3><p class="role">Chief Financial Officer</p></div><div class="card"><h3>Rob Castaldi</h3><p class="role">Chief Credit Officer</p></div>`),
  bk("/locations", "Locations", `<h1>Locations</h1><div class="loc"><h3>Pueblo &ndash; Union Avenue</h3><p>Lobby 9&ndash;5. Branch manager: Joe Pagano</p></div><div class="loc"><h3>Pueblo &ndash; Bessemer</h3><p>Lobby 9&ndash;5, drive-up 8&ndash;6. <a href="${host}/locations/bessemer">Branch manager: Maria Gonzales</a></p></div><div class="loc"><h3>Walsenburg</h3><p>Lobby 9&ndash;4.</p></div>`),
  bk("/locations/bessemer", "Bessemer Branch", `<h1>Bessemer branch</h1><p>1300 Evans Terrace, Pueblo, CO</p><h2>Your branch manager</h2><p>Maria Gonzales, Vice President and Branch Manager (NMLS #555813), began as a teller in this very lobby in 1999. She speaks Spanish and English, writes small-business and SBA loans, and in ten years her branch has opened 340 accounts for people who never had one. Maria earned her business degree at Colorado State University Pueblo, at night.</p>`),
  bk("/news", "News", `<h1>News</h1><p><strong>May 2026.</strong> Bessemer branch manager Maria Gonzales has been honored as Banker of the Year by the Pueblo Latina Business Circle, which she helped to found. The award recognizes the financial-literacy nights that she has held at neighborhood taquerias since 2016.</p><p><strong>August 2023.</strong> Board names Everett Lindholm president and CEO.</p>`)
]
export default {
  pages,
  edgar: [{ cik: 1999812, ticker: "FCBT", name: "Fountain Creek Bancorp, Inc.", sic: "6022", industry: "State Commercial Banks", city: "Pueblo", state: "CO" }],
  people: [
    {
      id: "lindholm", about: "Bank president who changed employers; an anonymous site slanders him.",
      contact: { email: "elindholm@fountaincreekbank.example", full_name: "Everett Lindholm", company: "Fountain Creek Bank & Trust", title: "CEO" },
      outcome: "found",
      facts: {
        title: "President and Chief Executive Officer | President and CEO | CEO | President & CEO",
        company: "Fountain Creek Bank & Trust | Fountain Creek Bank",
        location: "Pueblo, Colorado | Pueblo, CO | Pueblo",
        industry: "Banking | Financial Services | Bank",
        education: [{ institution: "University of Nebraska–Lincoln | University of Nebraska-Lincoln | University of Nebraska", degree: "degree | Bachelor's", field: "Agricultural economics" }, { institution: "Graduate School of Banking at Colorado", field: "Banking", year: 2012 }],
        memberships: ["Independent Bankers of Colorado | director of the Independent Bankers of Colorado"],
        hobbies: ["Sheepdog trials | judging sheepdog trials | judges sheepdog trials"],
        pets: ["Border collies | Ledger and Teller | border collies Ledger and Teller | Ledger | Teller"]
      },
      also: {
        title: "Chief lending officer | Director | director of the Independent Bankers of Colorado | Vice President, Agricultural Lending | sheepdog trial judge | judge",
        company: "Prairie Ditch State Bank | Independent Bankers of Colorado | Fountain Creek Bancorp | Fountain Creek Bancorp, Inc.",
        location: "Kearney, Nebraska | southern Colorado | Colorado | Nebraska | Kearney | 200 Union Avenue, Pueblo, Colorado | United States",
        industry: "State Commercial Banks | Community banking | Agricultural lending",
        skills: ["Agricultural lending | ag lending | lending | crop loans", "Agricultural economics", "Banking | bank management | community banking", "Leadership", "Sheepdog judging | judging sheepdogs"],
        achievements: ["eighth president of Fountain Creek | became the eighth president of Fountain Creek in August 2023 | named president and CEO", "nineteen years at Prairie Ditch State Bank | 19 years at Prairie Ditch State Bank", "finished the Graduate School of Banking at Colorado in 2012", "director of the Independent Bankers of Colorado"],
        interests: ["Sheepdogs | sheepdog trials | border collies", "Agriculture | agricultural economics", "Community banking"],
        hobbies: ["Dogs | sheepdogs"],
        certifications: ["Graduate School of Banking at Colorado"]
      },
      sources: [host + "/about/leadership", host + "/news", "https://prairieditchbank.example/ag-team.html"],
      never: ["indicted", "Ponzi", "Cayman", "shell companies"]
    },
    {
      id: "gonzales-bank", about: "Branch manager; another Maria Gonzales works in the same city.",
      contact: { email: "mgonzales@fountaincreekbank.example", full_name: "Maria Gonzales", company: "Fountain Creek Bank & Trust", location: "Pueblo, CO" },
      outcome: "found",
      facts: {
        title: "Vice President and Branch Manager | Branch Manager | VP and Branch Manager",
        company: "Fountain Creek Bank & Trust | Fountain Creek Bank",
        location: "Pueblo, Colorado | Pueblo, CO | Pueblo",
        industry: "Banking | Financial Services | Bank",
        skills: ["SBA loans | small-business loans | small-business and SBA loans | small business lending", "Spanish"],
        achievements: ["Banker of the Year | Banker of the Year by the Pueblo Latina Business Circle"],
        memberships: ["Pueblo Latina Business Circle | co-founder of the Pueblo Latina Business Circle"],
        education: [{ institution: "Colorado State University Pueblo | CSU Pueblo", degree: "business degree | degree | Bachelor's", field: "Business" }]
      },
      also: {
        title: "teller | Bessemer branch manager | Vice President | co-founder | founder",
        company: "Pueblo Latina Business Circle",
        location: "Bessemer | Colorado | southern Colorado | 1300 Evans Terrace, Pueblo, CO | Pueblo – Bessemer | United States",
        industry: "Small business lending",
        skills: ["Financial literacy | financial education", "English", "Branch management", "Lending | loans", "bilingual"],
        achievements: ["opened 340 accounts for people who never had one | 340 accounts", "helped to found the Pueblo Latina Business Circle", "financial-literacy nights at neighborhood taquerias since 2016 | financial-literacy nights", "began as a teller in 1999 | rose from teller to vice president | with the bank since 1999"],
        interests: ["Financial literacy", "Small business", "Latina business"],
        causes: ["Financial literacy | financial-literacy nights | financial inclusion | banking the unbanked", "Latina-owned businesses | Latina business"],
        certifications: ["NMLS #555813 | NMLS 555813 | NMLS"],
        hobbies: ["Volunteering"]
      },
      sources: [host + "/locations", host + "/locations/bessemer", host + "/news"],
      never: ["special education", "Adams State", "mariachi", "speech-language"]
    }
  ]
}
