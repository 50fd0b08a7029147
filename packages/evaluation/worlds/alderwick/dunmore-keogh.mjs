// Dunmore Keogh, an accountancy practice in Kilkenny. Father and son Patrick Keogh; a stale title; somebody of whom nothing is public.
const site = "https://www.dunmorekeogh.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="UTF-8"><title>${title} - Dunmore Keogh, Chartered Accountants, Kilkenny</title>
<meta name="viewport" content="width=device-width"></head>
<body class="home elementor-default">
<header class="elementor-location-header"><div class="container"><a href="${site}/"><img alt="Dunmore Keogh" src="${site}/img/dk.png"></a>
<nav class="elementor-nav-menu"><a href="${site}/services">Services</a><a href="${site}/our-team">Our Team</a><a href="${site}/insights">Insights</a><a href="${site}/history">Our History</a></nav></div></header>
<main>${main}</main>
<footer class="elementor-location-footer"><p>Dunmore Keogh, Chartered Accountants, 3 Castle Parade, Kilkenny. Phone 020 915 0177.</p></footer>
</body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<section class="elementor-section"><h1>Good accounts make good neighbours</h1><p>Dunmore Keogh is an accountancy practice in Kilkenny. We look after farms, shops, contractors and a growing number of tech firms across the south-east.</p></section>`)
  },
  {
    url: `${site}/our-team`,
    body: shell("Our Team", `<h1>Our Team</h1>
<div class="elementor-widget-image-box"><h3>Patrick Keogh Jnr</h3><h4>Managing Partner</h4><p>Patrick took over as managing partner in 2018. He is a Fellow of Chartered Accountants Hibernia, holds a BComm from University College Leeside (1999), and advises family businesses on succession planning. He trains the under-12 hurlers of Clara Rovers.</p></div>
<div class="elementor-widget-image-box"><h3>Aoife Brannigan</h3><h4>Tax Partner</h4><p>Aoife heads the tax department and looks after farm transfers and capital taxes. She is a Chartered Tax Adviser. <a href="https://www.linkedin.com/in/aoifebrannigantax">LinkedIn</a></p></div>
<div class="elementor-widget-image-box"><h3>Declan Roche</h3><h4>Audit Manager</h4></div>
<div class="elementor-widget-image-box"><h3>Patrick Keogh Snr</h3><h4>Consultant</h4><p>Patrick founded the practice with the late Tom Dunmore in 1974. He retired as a partner in 2018 and remains a consultant to the firm.</p></div>`)
  },
  {
    url: `${site}/history`,
    body: shell("Our History", `<article><h1>Our History</h1><p>In 1974 Patrick Keogh, a clerk's son from Graiguenamanagh, and Tom Dunmore rented two rooms over a saddler on Castle Parade. The first client paid in turf.</p><p>Patrick Keogh Snr led the firm until 2018, when his son, also Patrick, became managing partner.</p></article>`)
  },
  {
    url: `${site}/insights/2021/budget-breakfast`,
    body: shell("Budget breakfast 2021", `<article class="post"><h1>Budget breakfast</h1><p class="date">14 October 2021</p><p>Thanks to everyone who came to the Ormonde Rooms. Aoife Brannigan, Tax Manager at Dunmore Keogh, took the farmers through the stock relief changes, and stayed an hour for questions.</p></article>`)
  },
  {
    url: `${site}/insights/2024/new-tax-partner`,
    body: shell("Aoife Brannigan becomes Tax Partner", `<article class="post"><h1>Aoife Brannigan becomes Tax Partner</h1><p class="date">3 January 2024</p><p>We are delighted that Aoife Brannigan has been made a partner. Aoife, from Thomastown, joined us from school, trained here and took first place in Ireland in the tax finals of 2013.</p></article>`)
  },
  {
    url: "https://www.noretidings.example/business/farm-transfer-clinic",
    body: `<!DOCTYPE html><html><head><title>Farm transfer clinic draws full house | Nore Tidings</title><meta property="og:type" content="article"></head><body>
<header id="masthead"><h2><a href="https://www.noretidings.example/">Nore Tidings</a></h2></header><main><article class="story">
<h1>Farm transfer clinic draws full house</h1><p>Tuesday, 10 February 2026</p>
<p>More than 120 farmers crowded into the mart canteen for a free clinic on handing over the farm, run by Aoife Brannigan, tax partner with Dunmore Keogh in Kilkenny, and the Young Farmers of the Nore.</p>
<p>“The hardest form is the one you never fill in,” said Ms Brannigan, who keeps a small flock of Zwartbles sheep herself and plays camogie with Inisnag.</p></article></main></body></html>`,
    news: { seen: "2026-02-10T08:00:00Z", language: "English", country: "Ireland" }
  },
  {
    url: "https://clararovers.example/juvenile/coaches",
    body: `<html><head><title>Coaches | Clara Rovers GAA</title></head><body><div class="banner">Clara Rovers GAA</div><main><h2>Juvenile coaches 2026</h2><ul><li>U8: Sinéad Purcell</li><li>U10: Micheál Dowd</li><li>U12: Patrick Keogh (the accountant, not the vet!)</li></ul></main></body></html>`
  },
  {
    url: "https://www.noretidings.example/people/patrick-keogh-fifty-years",
    body: `<!DOCTYPE html><html><head><title>Fifty years of other people's sums | Nore Tidings</title></head><body>
<header id="masthead"><h2><a href="https://www.noretidings.example/">Nore Tidings</a></h2></header><main><article class="story">
<h1>Fifty years of other people's sums</h1><p>Saturday, 8 June 2024</p>
<p>Patrick Keogh senior opened his first ledger in Kilkenny in 1974. At 76 he still comes in on Wednesdays to the firm he founded, Dunmore Keogh, as a consultant.</p>
<p>He is a past president of the Kilkenny Chamber and was treasurer of the Nore Valley Credit Union for nineteen years. He collects fountain pens, more than two hundred of them, and fishes the Nore for trout when the mayfly is up.</p>
</article></main></body></html>`,
    news: { seen: "2024-06-08T08:00:00Z", language: "English", country: "Ireland" }
  },
  {
    url: "https://www.leesidebusiness.example/alumni/class-notes-1999",
    body: `<!doctype html><html><head><title>Class notes 1999</title></head><body><header>University College Leeside Business School alumni</header><main><h1>Class notes: 1999</h1>
<p><b>Patrick Keogh</b> (BComm) runs his family's practice, Dunmore Keogh, in Kilkenny, and chaired the South-East Family Business Network from 2020 to 2023. He swims at the weir all year.</p>
<p><b>Orla Madigan</b> (BComm) is a baker in Lyon.</p></main></body></html>`
  }
]

const people = [
  {
    id: "patrick-keogh-jnr",
    about: "The son: father and son have one name and one firm.",
    contact: { email: "patrick.jnr@dunmorekeogh.example", full_name: "Patrick Keogh", company: "Dunmore Keogh", title: "Managing Partner" },
    outcome: "found",
    facts: {
      title: "Managing Partner",
      company: "Dunmore Keogh",
      location: "Kilkenny",
      industry: "accountancy practice | accountancy | chartered accountants",
      skills: ["succession planning"],
      hobbies: ["swims at the weir | swimming | swims"],
      sports_teams: ["Clara Rovers | Clara Rovers GAA"],
      education: [{ institution: "University College Leeside | University College Leeside Business School", degree: "BComm", year: 1999 }]
    },
    also: {
      title: "accountant | chartered accountant | coach | U12 coach",
      location: "Castle Parade, Kilkenny | 3 Castle Parade, Kilkenny | Ireland | Kilkenny, Ireland",
      industry: "accounting",
      skills: ["family businesses | advises family businesses", "accountancy | accounting", "coaching | hurling coaching"],
      achievements: ["chaired the South-East Family Business Network from 2020 to 2023 | chair of the South-East Family Business Network", "took over as managing partner in 2018 | managing partner since 2018", "Fellow of Chartered Accountants Hibernia", "trains the under-12 hurlers of Clara Rovers"],
      interests: ["family businesses", "succession planning", "hurling", "swimming"],
      hobbies: ["hurling | trains the under-12 hurlers | coaching hurling"],
      causes: ["family businesses"],
      memberships: ["Chartered Accountants Hibernia | Fellow of Chartered Accountants Hibernia", "South-East Family Business Network", "Clara Rovers | Clara Rovers GAA"],
      certifications: ["Fellow of Chartered Accountants Hibernia | Chartered Accountant"]
    },
    sources: [`${site}/`, `${site}/our-team`, `${site}/history`, "https://clararovers.example/juvenile/coaches", "https://www.leesidebusiness.example/alumni/class-notes-1999"],
    never: ["fountain pens", "trout", "Nore Valley Credit Union", "past president", "Kilkenny Chamber"]
  },
  {
    id: "patrick-keogh-snr",
    about: "The father of the same name, founder and now consultant.",
    contact: { full_name: "Patrick Keogh Snr", company: "Dunmore Keogh", location: "Kilkenny" },
    outcome: "found",
    facts: {
      title: "Consultant",
      company: "Dunmore Keogh",
      location: "Kilkenny",
      achievements: ["founded the practice with the late Tom Dunmore in 1974 | founded Dunmore Keogh | founded the practice | founder"],
      hobbies: ["collects fountain pens | fountain pens", "fishes the Nore for trout | trout fishing | fishing | trout"],
      memberships: ["Kilkenny Chamber | past president of the Kilkenny Chamber", "Nore Valley Credit Union"]
    },
    also: {
      title: "founder | consultant to the firm",
      location: "Castle Parade, Kilkenny | 3 Castle Parade, Kilkenny | Ireland | Kilkenny, Ireland",
      industry: "accountancy practice | accountancy | accounting | chartered accountants",
      skills: ["accountancy | accounting"],
      achievements: ["past president of the Kilkenny Chamber | president of the Kilkenny Chamber", "treasurer of the Nore Valley Credit Union for nineteen years | treasurer of the Nore Valley Credit Union", "led the firm until 2018", "Fifty years of other people's sums | fifty years in accountancy", "more than two hundred fountain pens"],
      interests: ["fountain pens", "fishing | trout fishing"],
      hobbies: ["more than two hundred fountain pens"]
    },
    sources: [`${site}/`, `${site}/our-team`, `${site}/history`, "https://www.noretidings.example/people/patrick-keogh-fifty-years"],
    never: ["succession planning", "hurlers", "BComm", "Leeside", "South-East Family Business Network", "weir"]
  },
  {
    id: "aoife-brannigan",
    about: "A stale title: an old page calls her Tax Manager.",
    contact: { email: "aoife.brannigan@dunmorekeogh.example", full_name: "Aoife Brannigan", company: "Dunmore Keogh" },
    outcome: "found",
    facts: {
      title: "Tax Partner | Partner",
      company: "Dunmore Keogh",
      location: "Kilkenny",
      industry: "accountancy practice | accountancy | chartered accountants",
      skills: ["farm transfers | farm transfer", "capital taxes"],
      achievements: ["first place in Ireland in the tax finals of 2013 | took first place in Ireland in the tax finals of 2013"],
      sports_teams: ["Inisnag"],
      certifications: ["Chartered Tax Adviser"],
      linkedin: "https://www.linkedin.com/in/aoifebrannigantax"
    },
    also: {
      title: "head of tax | heads the tax department",
      location: "Castle Parade, Kilkenny | 3 Castle Parade, Kilkenny | Ireland | Kilkenny, Ireland | Thomastown",
      industry: "accounting | tax",
      skills: ["tax | taxation", "stock relief | stock relief changes", "tax advice", "sheep | sheep farming"],
      achievements: ["farm transfer clinic | free clinic on handing over the farm | clinic for more than 120 farmers", "made a partner | becomes Tax Partner", "Budget breakfast | spoke at the Budget breakfast 2021 | took the farmers through the stock relief changes"],
      interests: ["farming | farm transfers", "Zwartbles sheep | sheep", "camogie"],
      hobbies: ["camogie | plays camogie", "Zwartbles sheep | keeps a small flock of Zwartbles sheep | sheep keeping"],
      causes: ["handing over the farm | farm transfer"],
      memberships: ["Inisnag"],
      pets: ["Zwartbles sheep | small flock of Zwartbles sheep"]
    },
    sources: [`${site}/`, `${site}/our-team`, `${site}/insights/2021/budget-breakfast`, `${site}/insights/2024/new-tax-partner`, "https://www.noretidings.example/business/farm-transfer-clinic"]
  },
  {
    id: "nuala-prendiville",
    about: "Nothing at all is public; the employer has no site.",
    contact: { full_name: "Nuala Prendiville", company: "Prendiville & Tuohy Bookkeeping" },
    outcome: "nothing",
    facts: {},
    sources: []
  }
]

export default {
  people,
  pages,
  rdap: [{ domain: "dunmorekeogh.example", registered: "2003-09-30" }]
}
