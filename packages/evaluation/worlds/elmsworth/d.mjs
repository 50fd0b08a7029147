// First Larchmere Bank, Burlington, Vermont: two of one name at one employer; court and divorce
const site = "https://www.firstlarchmere.example"
const page = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>${title} | First Larchmere Bank</title><meta name="viewport" content="width=device-width, initial-scale=1"><link href="/bundles/bank.css?v=11.3" rel="stylesheet"><meta name="description" content="First Larchmere Bank, serving Vermont since 1887"></head>
<body>
<div class="utility-bar"><a href="/locations">Locations</a> <a href="/routing-number">Routing #211699990</a> <a href="/login">Online Banking</a></div>
<div class="navbar"><a class="brand" href="/">First Larchmere Bank</a><ul><li><a href="/personal">Personal</a></li><li><a href="/business">Business</a></li><li><a href="/mortgages/loan-officers">Mortgages</a></li><li><a href="/about/management">About</a></li><li><a href="/news">News</a></li></ul></div>
<div class="container">${main}</div>
<div class="footer"><p>First Larchmere Bank, 18 Lake Street, Burlington, VT 05401. Member FDIC. Equal Housing Lender.</p><p>You are leaving our site when you follow external links.</p></div>
</body></html>`
})

const pages = [
  page("/", "Home", `<h1>Banking, the Vermont way</h1><p>Fourteen branches from Burlington to Brattleboro.</p><p><a href="/about/management">Meet our management</a> | <a href="/mortgages/loan-officers">Find a loan officer</a></p>`),
  page("/about/management", "Management", `<h1>Management</h1>
<div class="bio"><h2>Susan Delacourt</h2><h4>Senior Vice President, Commercial Lending</h4><p>Susan leads the bank's lending to small and mid-sized businesses. She has been in banking for 27 years and holds a Bachelor of Science in Business Administration from the University of Vermont. She is a trustee of the Champlain Maritime Library. Susan lives in Shelburne.</p></div>
<div class="bio"><h2>Michael T. Farrand</h2><h4>Chief Information Security Officer</h4><p>Michael joined the bank in 2021. He is a Certified Information Systems Security Professional (CISSP) and served for eight years in the Vermont Air National Guard. He earned a Master of Science in Information Assurance from Norwich University.</p></div>`),
  page("/mortgages/loan-officers", "Mortgage loan officers", `<h1>Our mortgage loan officers</h1>
<div class="officer"><h3>Michael J. Farrand</h3><p>Mortgage Loan Officer, NMLS #1184402</p><p>Michael helps first-time buyers in Chittenden County. Before joining First Larchmere in 2016 he managed a hardware store in Winooski. He has coached youth basketball at the Winooski Community Center for a decade.</p><p><a href="mailto:mfarrand@firstlarchmere.example">mfarrand@firstlarchmere.example</a></p></div>
<div class="officer"><h3>Colleen Pike</h3><p>Mortgage Loan Officer, NMLS #1190077</p><p>Colleen covers Rutland and speaks French.</p></div>`),
  page("/news", "News", `<h1>News</h1><ul><li><a href="/news/top-originator-2025">Farrand is top originator for 2025</a></li><li><a href="/news/fraud-awareness-week">Tips for Fraud Awareness Week</a></li></ul>`),
  page("/news/top-originator-2025", "Farrand is top originator for 2025", `<h1>Farrand is top originator for 2025</h1><p class="date">January 22, 2026</p><p>Michael J. Farrand of our Burlington mortgage office closed 94 home loans last year and is the bank's Top Originator of 2025.</p>`),
  page("/news/fraud-awareness-week", "Tips for Fraud Awareness Week", `<h1>Tips for Fraud Awareness Week</h1><p class="date">November 17, 2025</p><p>&ldquo;Hang up and call us back on the number on your card,&rdquo; says Michael T. Farrand, Chief Information Security Officer. He will speak on ransomware at the Green Mountain Security Summit in Stowe on December 4.</p>`),
  {
    url: "https://greenmountainsecurity.example/2025/speakers.html",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Speakers | Green Mountain Security Summit 2025</title></head><body><h1>Speakers</h1><div class="h-card vcard"><span class="p-name fn">Michael Farrand</span>, <span class="p-job-title title">CISO</span>, <span class="p-org org">First Larchmere Bank</span><p class="p-note">Michael will share what a community bank learned from a ransomware exercise. In his spare time he restores short-wave radios; his call sign is W1XMF.</p></div><div class="h-card vcard"><span class="p-name fn">Opal Reinhardt</span>, <span class="p-job-title title">Analyst</span>, <span class="p-org org">Birchwater Insurance</span><p class="p-note">Opal hunts phishing kits and raises alpacas.</p></div></body></html>`
  },
  {
    url: "https://lakechamplaincourier.example/2024/09/shelburne-couple-settle-over-lake-house",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Shelburne couple settle over lake house - Lake Champlain Courier</title></head><body><header><a href="/">Lake Champlain Courier</a></header><article><h1>Shelburne couple settle over lake house</h1><p>September 12, 2024</p><p>The divorce of Susan Delacourt, a senior vice president at First Larchmere Bank, and Warren Delacourt ended in family court on Tuesday with a settlement over their house in Shelburne. Warren Delacourt had alleged drunk driving; the judge dismissed the allegation.</p></article></body></html>`,
    news: { seen: "20240912T130000Z", language: "English", country: "United States" }
  },
  {
    url: "https://champlainmaritimelibrary.example/trustees",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Trustees | Champlain Maritime Library</title></head><body><nav><a href="/">Home</a> <a href="/trustees">Trustees</a></nav><h1>Trustees</h1><p><b>Susan Delacourt</b> (treasurer) is a commercial banker who rows with the Shelburne Bay Rowing Club most mornings before work.</p><p><b>Elihu Barstow</b> (chair) is a retired tugboat captain.</p></body></html>`
  }
]

const company = "First Larchmere Bank"
const location = "Burlington, Vermont | Burlington, VT | Burlington, Vermont, United States | Burlington"
const industry = "Banking | Financial services | Community bank | Bank"
const people = [
  {
    id: "michael-j-farrand", about: "One of two Michael Farrands at the bank: the loan officer; has the email.",
    contact: { email: "mfarrand@firstlarchmere.example", full_name: "Michael Farrand", company: "First Larchmere Bank", title: "Mortgage Loan Officer" }, outcome: "found",
    facts: {
      title: "Mortgage Loan Officer | Loan Officer", company, location,
      achievements: ["Top Originator of 2025 | Top originator for 2025 | closed 94 home loans last year"],
      certifications: ["NMLS #1184402 | NMLS 1184402 | NMLS"],
      hobbies: ["Coaching youth basketball | coached youth basketball | Basketball coach"]
    },
    also: { industry: "Banking | Financial services | Mortgages | Mortgage lending | Bank", skills: ["Mortgages | Mortgage lending | Home loans | first-time buyers", "Coaching", "Retail management | managed a hardware store"], achievements: ["Closed 94 home loans in 2025 | 94 home loans", "Formerly managed a hardware store in Winooski | hardware store", "Joined First Larchmere in 2016"], causes: ["Youth basketball | youth sports | Winooski Community Center"], interests: ["Basketball | youth basketball"], memberships: ["Winooski Community Center"] },
    sources: [`${site}/mortgages/loan-officers`, `${site}/news`, `${site}/news/top-originator-2025`], never: ["CISSP", "Air National Guard", "Norwich", "ransomware", "W1XMF", "short-wave", "Pike", "1190077", "Information Security"]
  },
  {
    id: "michael-t-farrand", about: "The other Michael Farrand at the bank: the security officer.",
    contact: { full_name: "Michael Farrand", company: "First Larchmere Bank", title: "Chief Information Security Officer" }, outcome: "found",
    facts: {
      title: "Chief Information Security Officer | CISO", company, location,
      education: [{ institution: "Norwich University", degree: "Master of Science | M.S. | MS", field: "Information Assurance" }],
      certifications: ["Certified Information Systems Security Professional (CISSP) | CISSP | Certified Information Systems Security Professional"],
      hobbies: ["Restoring short-wave radios | short-wave radios | Amateur radio | Ham radio"]
    },
    also: { industry, skills: ["Information security | Cybersecurity | Security", "Ransomware | ransomware exercise | incident response", "Fraud prevention | Fraud awareness"], achievements: ["Speaker at the Green Mountain Security Summit 2025 | Green Mountain Security Summit", "Served eight years in the Vermont Air National Guard | Vermont Air National Guard", "Joined the bank in 2021"], memberships: ["Vermont Air National Guard"], interests: ["Radio | short-wave radios | call sign W1XMF | amateur radio"], certifications: ["Amateur radio call sign W1XMF | W1XMF"] },
    sources: [`${site}/about/management`, `${site}/news/fraud-awareness-week`, "https://greenmountainsecurity.example/2025/speakers.html"], never: ["NMLS", "basketball", "Winooski", "hardware store", "Top Originator", "alpacas", "94 home loans"]
  },
  {
    id: "susan-delacourt", about: "Email alone; the local paper writes about her divorce.",
    contact: { email: "susan.delacourt@firstlarchmere.example" }, outcome: "found",
    facts: {
      title: "Senior Vice President, Commercial Lending | SVP, Commercial Lending | Senior Vice President of Commercial Lending", company,
      location: "Shelburne, Vermont | Burlington, Vermont | Shelburne, VT | Burlington, VT | Shelburne | Burlington, Vermont, United States | Shelburne, Vermont, United States",
      education: [{ institution: "University of Vermont", degree: "Bachelor of Science | B.S. | BS", field: "Business Administration" }],
      memberships: ["Champlain Maritime Library | Trustee, Champlain Maritime Library | Treasurer, Champlain Maritime Library", "Shelburne Bay Rowing Club"], hobbies: ["Rowing | rows"]
    },
    also: { industry, skills: ["Commercial lending | Lending | small business lending | lending to small and mid-sized businesses", "Banking | 27 years in banking | commercial banker"], achievements: ["27 years in banking | in banking for 27 years", "Treasurer of the Champlain Maritime Library"], interests: ["Rowing", "Maritime history | Maritime Library | libraries"], causes: ["Champlain Maritime Library | libraries"], sports_teams: ["Shelburne Bay Rowing Club"] },
    sources: [`${site}/about/management`, "https://champlainmaritimelibrary.example/trustees", "https://lakechamplaincourier.example/2024/09/shelburne-couple-settle-over-lake-house"], never: ["tugboat", "drunk"], sensitive: ["divorce", "settlement", "family court", "Warren", "drunk driving"]
  },
  {
    id: "kyle-brannock", about: "Nothing is public; email alone.",
    contact: { email: "kyle.brannock@firstlarchmere.example" }, outcome: "nothing", facts: {}, sources: [], never: ["Farrand", "Delacourt"]
  }
]
export default { people, pages, rdap: [{ domain: "firstlarchmere.example", registrant: "First Larchmere Bank", registered: "1997-03-20" }] }
