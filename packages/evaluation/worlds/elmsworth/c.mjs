// Keelway Logistics: freight forwarder, Felixstowe (hand-written site); father and son of one name
const site = "https://www.keelwaylogistics.example"
const hand = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} - Keelway Logistics Ltd</title><link href="css/keelway.css" rel="stylesheet" type="text/css" /></head>
<body><div id="wrap"><div id="banner"><img src="images/ship.jpg" alt="Keelway Logistics" /></div><div id="menu"><a href="/">Home</a> <a href="/services.html">Services</a> <a href="/people.html">People</a> <a href="/history.html">Our history</a> <a href="/contact.html">Contact</a></div><div id="main">${main}</div><div id="foot">Keelway Logistics Ltd, Dock Gate Road, Felixstowe, Suffolk IP11 3SY | VAT reg. | Members of the British International Freight Association</div></div></body></html>`
})
const pages = [
  hand("/", "Freight forwarding from Felixstowe", `<h1>Sea, road and customs</h1><p>Keelway Logistics has moved freight through Felixstowe since 1984. Containers, groupage to Ireland and the Low Countries, customs clearance.</p><p>See <a href="/people.html">who we are</a> and <a href="/history.html">how it began</a>.</p>`),
  hand("/people.html", "People", `<h1>People</h1><h3>Robert Stannard, Chairman</h3><p>Robert founded Keelway in 1984 with one lorry, and was managing director until 2019. He chairs the board.</p><p>rstannard@keelwaylogistics.example</p><h3>Rob Stannard, Managing Director</h3><p>Rob, Robert's son, joined in 2006 from the merchant navy and has run the company since 2019. He holds an MSc in logistics from Cranfield University.</p><p>rob.stannard@keelwaylogistics.example</p><h3>Karen Blyfield, Operations Director</h3><p>Karen is in charge of the depot and 60 drivers. She is a Chartered Member of the Institute of Logistics (CMILT) and holds the Transport Manager CPC.</p><p>karen.blyfield@keelwaylogistics.example</p><h3>Lewis Amadi, Customs Manager</h3><p>Lewis and his team make 20,000 customs declarations a year.</p><p>lewis.amadi@keelwaylogistics.example</p>`),
  hand("/history.html", "Our history", `<h1>Our history</h1><p><b>1984</b> Robert Stannard buys a second-hand Bedford.</p><p><b>1997</b> The depot at Dock Gate Road opens.</p><p><b>2019</b> Robert Stannard becomes chairman; his son Rob Stannard succeeds him as managing director.</p><p><b>2023</b> Karen Blyfield becomes operations director after eleven years as depot manager.</p>`),
  {
    url: "https://orwellsailing.example/officers/",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Flag officers | Orwell Reach Sailing Club</title><meta name="generator" content="Hugo 0.128.0"></head><body><nav><a href="/">Orwell Reach SC</a></nav><h1>Flag officers</h1><dl><dt>President</dt><dd>Robert Stannard, founder and chairman of Keelway Logistics. Robert has sailed from Levington since 1971 and restored the smack <i>Ada Mary</i>.</dd><dt>Commodore</dt><dd>Dr Gillian Tuffnell, a veterinary surgeon.</dd></dl></body></html>`
  },
  {
    url: "https://suffolktradenews.example/interview-rob-stannard-keelway",
    body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>“My father taught me to count pallets”: Rob Stannard of Keelway - Suffolk Trade News</title><meta name="author" content="Beth Cullingford"></head><body><header>Suffolk Trade News</header><article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">“My father taught me to count pallets”</h1><p>By <span itemprop="author">Beth Cullingford</span>, <time itemprop="datePublished" datetime="2025-04-24">24 April 2025</time></p><div itemprop="articleBody"><p>Rob Stannard, 44, managing director of Keelway Logistics in Felixstowe, has put the firm's first eleven electric trucks on the road. He lives in Woodbridge and plays second row for the veterans of Deben Rugby Club.</p><p>“We want half the fleet to be electric by 2030,” he says. He supports Ipswich Town and coaches the under-12s of his rugby club on Sundays.</p><p>The year has not been easy: after his divorce in 2024, he says, the depot was where he found his feet again.</p></div></article></body></html>`,
    news: { seen: "20250424T070000Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://truckerstalk.example/thread/20817-keelway-felixstowe",
    body: `<html><head><title>Keelway Felixstowe - anyone worked there? - TruckersTalk forum</title></head><body class="phpbb"><h2>Keelway Felixstowe - anyone worked there?</h2><div class="post"><b>diesel_dave</b> 12 Feb 2025<p>Thinking of applying. What is the depot like?</p></div><div class="post"><b>bitter_in_bury</b> 13 Feb 2025<p>Avoid. Karen Blyfield was sacked from Haverlock Haulage for fiddling tachographs and she takes bribes from agencies, everyone knows it.</p></div><div class="post"><b>moderator</b> 14 Feb 2025<p>There is nothing to support this claim about Karen Blyfield. Post any more of it and you are banned.</p></div></body></html>`
  },
  {
    url: "https://womeninfreight.example/awards/2024",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Winners 2024 | Women in Freight Awards</title><script src="https://cdn.wf.example/app.js"></script></head><body><header><a href="/">Women in Freight</a></header><main><h1>Winners 2024</h1><section><h3>Operations Leader of the Year</h3><p><b>Karen Blyfield, Operations Director, Keelway Logistics (Felixstowe)</b></p><p>The judges praised her apprenticeship scheme, which has brought fourteen young women into the cab. Karen started as a driver herself, and rides a Triumph motorcycle to work.</p></section><section><h3>Young Forwarder</h3><p><b>Jasmine Tilley, Portbury Lines</b></p></section></main></body></html>`
  }
]
const industry = "Logistics | Freight forwarding | Transport and logistics | Transportation | Freight | Logistics and supply chain"
const company = "Keelway Logistics | Keelway Logistics Ltd | Keelway"
const felixstowe = "Felixstowe, United Kingdom | Felixstowe, Suffolk | Felixstowe, UK | Felixstowe, England | Felixstowe"
const people = [
  {
    id: "robert-stannard-senior", about: "Father and son of one name: the father, founder and chairman.",
    contact: { email: "rstannard@keelwaylogistics.example", full_name: "Robert Stannard", company: "Keelway Logistics", title: "Chairman" }, outcome: "found",
    facts: {
      title: "Chairman | Chair | Founder and chairman", company, location: felixstowe,
      achievements: ["Founded Keelway Logistics in 1984 | Founder of Keelway Logistics | founded Keelway in 1984", "Restored the smack Ada Mary | restored the smack"],
      hobbies: ["Sailing"], memberships: ["Orwell Reach Sailing Club | President of Orwell Reach Sailing Club"]
    },
    also: {
      industry, achievements: ["Managing director until 2019 | was managing director until 2019", "President of Orwell Reach Sailing Club"], hobbies: ["Boat restoration | restored the smack Ada Mary"],
      skills: ["Logistics | freight", "Entrepreneurship | founder", "Sailing"], interests: ["Sailing", "Boats | restoring boats"], location: "Levington"
    },
    sources: [`${site}/people.html`, `${site}/history.html`, "https://orwellsailing.example/officers/"],
    never: ["Cranfield", "Deben", "merchant navy", "rugby", "Woodbridge", "Ipswich Town", "veterinary", "divorce"]
  },
  {
    id: "rob-stannard-junior", about: "Father and son: the son, managing director; his divorce is in the paper.",
    contact: { email: "rob.stannard@keelwaylogistics.example", full_name: "Rob Stannard", company: "Keelway Logistics" }, outcome: "found",
    facts: {
      title: "Managing Director | MD", company, location: "Felixstowe, United Kingdom | Felixstowe, Suffolk | Felixstowe, UK | Felixstowe, England | Felixstowe | Woodbridge | Woodbridge, Suffolk | Woodbridge, UK | Woodbridge, England | Woodbridge, United Kingdom",
      education: [{ institution: "Cranfield University", degree: "MSc | Master of Science", field: "Logistics" }],
      hobbies: ["Rugby | plays second row | Rugby union"], sports_teams: ["Ipswich Town | Ipswich Town FC"], memberships: ["Deben Rugby Club"]
    },
    also: {
      industry, achievements: ["Put the first eleven electric trucks on the road | eleven electric trucks", "Has run Keelway since 2019 | Managing director since 2019", "Formerly in the merchant navy | joined in 2006 from the merchant navy | merchant navy"],
      hobbies: ["Coaching rugby | coaches the under-12s"], sports_teams: ["Deben Rugby Club | Deben Rugby Club veterans"], interests: ["Electric trucks | electric vehicles | electric fleet", "Rugby", "Football | Ipswich Town"],
      causes: ["Electric trucks | half the fleet to be electric by 2030 | Sustainability", "Youth rugby | coaches the under-12s | youth sport"], skills: ["Logistics", "Fleet electrification | electric trucks", "Coaching | coaches the under-12s"]
    },
    sources: [`${site}/people.html`, `${site}/history.html`, "https://suffolktradenews.example/interview-rob-stannard-keelway"],
    never: ["Ada Mary", "Levington", "Cullingford", "Orwell Reach"], sensitive: ["divorce", "divorced"]
  },
  {
    id: "karen-blyfield", about: "By email alone; slander by a forum commenter.",
    contact: { email: "karen.blyfield@keelwaylogistics.example" }, outcome: "found",
    facts: {
      title: "Operations Director | Director of Operations", company, location: felixstowe,
      achievements: ["Operations Leader of the Year, Women in Freight Awards 2024 | Operations Leader of the Year | Women in Freight Awards 2024"],
      certifications: ["Transport Manager CPC | CPC", "Chartered Member of the Institute of Logistics (CMILT) | CMILT"],
      hobbies: ["Motorcycling | Motorcycles | rides a Triumph motorcycle"]
    },
    also: {
      industry, memberships: ["Institute of Logistics | CMILT | Chartered Member of the Institute of Logistics"], causes: ["Apprenticeships for women | apprenticeship scheme | young women into the cab | women in freight"],
      achievements: ["Apprenticeship scheme that brought fourteen young women into the cab | apprenticeship scheme", "Depot manager for eleven years | eleven years as depot manager", "Operations director since 2023 | 2023", "Started as a driver | former driver"],
      skills: ["Depot management | depot", "Transport management | Transport Manager | fleet operations | 60 drivers", "Operations | Logistics", "Driver | driving"], interests: ["Triumph motorcycles | Motorcycles", "Apprenticeships | women in freight"]
    },
    sources: [`${site}/people.html`, `${site}/history.html`, "https://womeninfreight.example/awards/2024", "https://truckerstalk.example/thread/20817-keelway-felixstowe"],
    never: ["tachograph", "bribe", "Haverlock", "sacked", "Portbury", "Tilley"]
  },
  {
    id: "lewis-amadi", about: "Very little online: one line on the people page.",
    contact: { full_name: "Lewis Amadi", company: "Keelway Logistics", location: "Felixstowe" }, outcome: "found",
    facts: { title: "Customs Manager", company, location: felixstowe },
    also: { industry, skills: ["Customs declarations | Customs clearance | customs"], achievements: ["20,000 customs declarations a year | team makes 20,000 customs declarations a year"], interests: ["Customs"] },
    sources: [`${site}/people.html`]
  }
]
export default { people, pages, rdap: [{ domain: "keelwaylogistics.example", registrant: "Keelway Logistics Ltd", registered: "1999-11-03" }] }
