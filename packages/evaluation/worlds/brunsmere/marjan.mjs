const page = (title, main) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8" /><title>${title} :: Al Marjan Lines</title><link href="/Content/bootstrap.min.css" rel="stylesheet" /></head>
<body><div id="header" class="container"><div class="row"><div class="col-md-4"><a href="https://www.almarjanlines.example/"><img src="/images/logo.png" alt="Al Marjan Lines" /></a></div><div class="col-md-8"><ul class="nav nav-pills"><li><a href="https://www.almarjanlines.example/fleet.aspx">Fleet</a></li><li><a href="https://www.almarjanlines.example/management.aspx">Management</a></li><li><a href="https://www.almarjanlines.example/news/2026/fleet-director.aspx">News</a></li><li><a href="https://www.almarjanlines.example/contact.aspx">Contact</a></li></ul></div></div></div>
<div id="main" role="main" class="container">${main}</div>
<div id="footer" class="container"><p>&copy; Al Marjan Lines LLC, a member of the Sahar Group. Office 1803, Jumeirah Lakes Towers Cluster Q, Dubai, United Arab Emirates</p></div></body></html>`

const pages = [
  { url: "https://www.almarjanlines.example/", body: page("Feeder shipping in the Gulf", `<h1>Feeder shipping between Gulf, India and East Africa</h1><p>Al Marjan Lines is a shipping company with eleven container vessels. We sail from Jebel Ali every second day.</p>`) },
  { url: "https://www.almarjanlines.example/fleet.aspx", body: page("Fleet", `<h2>Fleet</h2><table class="table table-striped"><tr><th>Vessel</th><th>TEU</th><th>Built</th></tr><tr><td>Marjan Mombasa</td><td>1,740</td><td>2016</td></tr><tr><td>Marjan Kochi</td><td>1,118</td><td>2011</td></tr></table>`) },
  { url: "https://www.almarjanlines.example/contact.aspx", body: page("Contact", `<h2>Contact</h2><p>Office 1803, Jumeirah Lakes Towers Cluster Q, Dubai<br />ops@almarjanlines.example</p>`) },
  {
    url: "https://www.almarjanlines.example/management.aspx",
    body: page("Management", `<h2>Management</h2><div class="row"><div class="col-md-4"><div class="thumbnail"><div class="caption"><h4>Khalid Al Suwaidi</h4><p class="text-muted">Managing Director</p><p>Mr. Al Suwaidi founded the Company in 2006 with one chartered vessel. He holds a degree in Nautical Science from the Arab Academy for Maritime Transport.</p></div></div></div><div class="col-md-4"><div class="thumbnail"><div class="caption"><h4>Capt. Ruwan Wijesinghe</h4><p class="text-muted">Fleet Director</p><p>Capt. Wijesinghe is a Master Mariner with twenty-two years at sea.</p></div></div></div><div class="col-md-4"><div class="thumbnail"><div class="caption"><h4>Blessing Moyo</h4><p class="text-muted">Head of Digital Operations</p><p>Ms. Moyo is responsible for the booking platform MarjanGo, which she launched in 2024.</p></div></div></div></div>`)
  },
  {
    url: "https://www.almarjanlines.example/news/2026/fleet-director.aspx",
    news: { seen: "20260302T060000Z", language: "English", country: "United Arab Emirates" },
    body: page("Capt. Wijesinghe appointed Fleet Director", `<h2>Capt. Ruwan Wijesinghe appointed Fleet Director</h2><p class="date">Dubai, 2 March 2026</p><p>Al Marjan Lines has appointed Captain Ruwan Wijesinghe as Fleet Director, responsible for eleven vessels and 240 seafarers. Captain Wijesinghe joined the Company as Marine Superintendent in 2017. Under his guidance the fleet has gone 1,000 days without a lost-time injury.</p>`)
  },
  {
    url: "https://gulfshipsafety.example/2022/delegates.html",
    body: `<html><head><title>Gulf Ship Safety Forum 2022 - Speakers</title></head><body><h2>Speakers</h2><p><b>Capt. Ruwan Wijesinghe</b>, Marine Superintendent, Al Marjan Lines, Dubai.<br>Topic: <i>The pilot ladder, again</i></p><p><b>Dr. Inge Solberg</b>, Nordhavn Class.</p></body></html>`
  },
  {
    url: "https://nautical-lanka.example/alumni/wijesinghe",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Alumni: Ruwan Wijesinghe</title></head><body><div class="wrap"><h1>Where are they now? Ruwan Wijesinghe</h1><p>Intake of 1994 at the Galle Nautical College. Ruwan now lives in Dubai, where he is with Al Marjan Lines. He is a Fellow of the Nautical Institute and captains the Serendib veterans' cricket XI. He gives a yearly bursary for a cadet from Hambantota.</p></div></body></html>`
  },
  {
    url: "https://emiratestrade.example/profiles/khalid-al-suwaidi",
    news: { seen: "20250908T040000Z", language: "English", country: "United Arab Emirates" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Profile: Khalid Al Suwaidi of Al Marjan Lines – Emirates Trade</title></head><body><header class="et">Emirates Trade</header><main><article><h1>The man with the short routes</h1><p>Khalid Al Suwaidi, managing director of Al Marjan Lines in Dubai, likes ports that others find too small. In 2019 he sold forty per cent of the company to the Sahar Group; he stayed at the helm.</p><p>He was vice-chairman of the Gulf Feeder Association until 2023 and is now its chairman. In 2025 he received the Maritime Personality of the Year award at Gulf Ship Week.</p><p>At home in Ras Al Khaimah he keeps falcons, three of them, and restores dhows with his brothers.</p></article></main></body></html>`
  },
  {
    url: "https://portsandcode.example/s3e7-blessing-moyo",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>S3E7 Blessing Moyo: forms are the enemy | Ports &amp; Code</title><meta property="og:audio" content="https://portsandcode.example/s3e7.mp3"></head><body><main class="episode"><h1>S3E7 Blessing Moyo: forms are the enemy</h1><p>Blessing is Head of Digital Operations at Al Marjan Lines in Dubai. She tells Jonas how a booking went from 41 fields to nine, and why the ship's cook was her best tester.</p><p>She grew up in Bulawayo, took a degree in information systems at Rhodes University, and is a Certified Scrum Product Owner. She co-chairs Women in Shipping UAE. For balance: open-water swimming, and a tortoise named Demurrage.</p><p><a href="https://www.linkedin.com/in/blessing-moyo-ops">Blessing on LinkedIn</a></p></main></body></html>`
  }
]

const firm = "Al Marjan Lines | Al Marjan Lines LLC"
const dxb = "Dubai | Jumeirah Lakes Towers | Office 1803, Jumeirah Lakes Towers Cluster Q, Dubai, United Arab Emirates | Jumeirah Lakes Towers Cluster Q, Dubai | Dubai, United Arab Emirates | Dubai, UAE | Jumeirah Lakes Towers, Dubai"
const ind = "shipping | Shipping company | Feeder shipping | Maritime | Container shipping | Logistics"
const parent = { company: "Sahar Group", location: "United Arab Emirates | UAE" }

const people = [
  {
    id: "khalid-al-suwaidi", about: "managing director; profile in the trade press; email alone",
    contact: { email: "khalid.alsuwaidi@almarjanlines.example" }, outcome: "found",
    facts: {
      title: "Managing Director", company: firm, location: dxb, industry: ind, achievements: ["Maritime Personality of the Year | Maritime Personality of the Year award at Gulf Ship Week"],
      memberships: ["Gulf Feeder Association"], education: [{ institution: "Arab Academy for Maritime Transport", field: "Nautical Science" }], hobbies: ["falcons | keeps falcons | falconry", "restores dhows | dhow restoration"]
    },
    also: {
      ...parent, location: "Ras Al Khaimah | United Arab Emirates | UAE", title: "Founder | founder and managing director | chairman of the Gulf Feeder Association | chairman", skills: ["nautical science", "feeder shipping | shipping"], pets: ["falcons | three falcons"], interests: ["falcons | falconry", "dhows | dhow restoration", "small ports"],
      achievements: ["founded the Company in 2006 with one chartered vessel | founded Al Marjan Lines in 2006 | founded the Company in 2006", "sold forty per cent of the company to the Sahar Group", "chairman of the Gulf Feeder Association | vice-chairman of the Gulf Feeder Association", "The man with the short routes"],
      education: [{ institution: "Arab Academy for Maritime Transport", degree: "degree in Nautical Science | degree", field: "Nautical Science" }]
    },
    sources: ["https://www.almarjanlines.example/", "https://www.almarjanlines.example/management.aspx", "https://emiratestrade.example/profiles/khalid-al-suwaidi"]
  },
  {
    id: "ruwan-wijesinghe", about: "stale title on a conference page of 2022",
    contact: { email: "r.wijesinghe@almarjanlines.example", full_name: "Ruwan Wijesinghe", company: "Al Marjan Lines", location: "Dubai" }, outcome: "found",
    facts: {
      title: "Fleet Director", company: firm, location: dxb, industry: ind, certifications: ["Master Mariner"], memberships: ["Nautical Institute | Fellow of the Nautical Institute"],
      achievements: ["1,000 days without a lost-time injury", "The pilot ladder, again"], education: [{ institution: "Galle Nautical College" }], sports_teams: ["Serendib veterans' cricket XI | Serendib veterans"]
    },
    also: {
      ...parent, title: "Captain | Capt. | Master Mariner | captains the Serendib veterans' cricket XI", skills: ["seafaring | seamanship | navigation | twenty-two years at sea", "ship safety | safety", "fleet management", "pilot ladder"], hobbies: ["cricket"], interests: ["cricket", "ship safety | safety"],
      achievements: ["Fellow of the Nautical Institute", "twenty-two years at sea", "appointed Fleet Director | Captain Ruwan Wijesinghe as Fleet Director", "captains the Serendib veterans' cricket XI", "gives a yearly bursary for a cadet from Hambantota | bursary for a cadet from Hambantota", "Gulf Ship Safety Forum 2022", "Marine Superintendent in 2017 | joined the Company as Marine Superintendent in 2017", "responsible for eleven vessels and 240 seafarers"],
      causes: ["bursary for a cadet from Hambantota | yearly bursary for a cadet | cadet training"], memberships: ["Serendib veterans' cricket XI"], education: [{ institution: "Galle Nautical College", field: "nautical" }], certifications: ["Fellow of the Nautical Institute"]
    },
    sources: ["https://www.almarjanlines.example/", "https://www.almarjanlines.example/management.aspx", "https://www.almarjanlines.example/news/2026/fleet-director.aspx", "https://gulfshipsafety.example/2022/delegates.html", "https://nautical-lanka.example/alumni/wijesinghe"]
  },
  {
    id: "blessing-moyo", about: "podcast guest; name and company only",
    contact: { full_name: "Blessing Moyo", company: "Al Marjan Lines" }, outcome: "found",
    facts: {
      title: "Head of Digital Operations", company: firm, location: dxb, industry: ind, achievements: ["MarjanGo | booking platform MarjanGo", "Blessing Moyo: forms are the enemy | S3E7 Blessing Moyo: forms are the enemy"], certifications: ["Certified Scrum Product Owner | CSPO"],
      memberships: ["Women in Shipping UAE"], education: [{ institution: "Rhodes University", field: "information systems" }], hobbies: ["open-water swimming"], pets: ["tortoise named Demurrage | tortoise | Demurrage"], linkedin: "https://www.linkedin.com/in/blessing-moyo-ops"
    },
    also: {
      ...parent, location: "United Arab Emirates | UAE | Bulawayo", title: "co-chair of Women in Shipping UAE", skills: ["booking platform | digital operations", "product management | product owner | Scrum", "information systems", "user testing | form design | forms"], interests: ["open-water swimming | swimming", "forms"],
      achievements: ["launched in 2024 | launched MarjanGo in 2024", "co-chairs Women in Shipping UAE", "a booking went from 41 fields to nine | 41 fields to nine", "Ports & Code"], causes: ["women in shipping | Women in Shipping UAE"], education: [{ institution: "Rhodes University", degree: "degree in information systems | degree", field: "information systems" }]
    },
    sources: ["https://www.almarjanlines.example/", "https://www.almarjanlines.example/management.aspx", "https://portsandcode.example/s3e7-blessing-moyo"]
  },
  {
    id: "imran-baluch", about: "nothing: the employer's site does not name him",
    contact: { email: "imran.baluch@almarjanlines.example", full_name: "Imran Baluch", company: "Al Marjan Lines" }, outcome: "nothing", facts: {}, sources: [],
    never: ["Managing Director", "Fleet Director", "Digital Operations"]
  }
]

export default { people, pages }
