// Maddox & Pryce, estate agents in Cardiff. A footballer of the name; somebody whose only hits are namesakes.
const site = "https://www.maddoxpryce.example"

const shell = (title, main, ld = "") => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} | Maddox &amp; Pryce Estate Agents Cardiff</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${ld}</head>
<body class="theme-property">
<div class="topbar">Sales 029 2018 0155 &middot; Lettings 029 2018 0156</div>
<header class="navbar"><a class="navbar-brand" href="${site}/">Maddox &amp; Pryce</a><ul class="navbar-nav"><li><a href="${site}/for-sale">For sale</a></li><li><a href="${site}/to-let">To let</a></li><li><a href="${site}/meet-the-team">Meet the team</a></li><li><a href="${site}/valuation">Free valuation</a></li></ul></header>
<main class="container">${main}</main>
<footer class="footer"><p>Maddox &amp; Pryce is a trading name of Taff Residential Ltd, 22 Conway Parade, Pontcanna, Cardiff.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<h1>Pontcanna, Canton, Llandaff: we know the streets</h1><p>An independent estate agency in Cardiff with one office and no call centre.</p>`)
  },
  {
    url: `${site}/meet-the-team`,
    body: shell("Meet the team", `<h1>Meet the team</h1><div class="row">
<div class="col-md-4 team-member"><img src="/i/rhys.jpg" alt="Rhys Maddox"><h4>Rhys Maddox MNAPA</h4><span class="job">Sales Director</span><p>Rhys has sold houses in Cardiff since 2003 and has run our sales team since 2014. He is a Member of the National Association of Property Agents and speaks Welsh with vendors who prefer it. At weekends he cycles up things.</p></div>
<div class="col-md-4 team-member"><img src="/i/tanya.jpg" alt="Tanya Iqbal"><h4>Tanya Iqbal</h4><span class="job">Head of Lettings</span><p>Tanya looks after 640 tenancies. Ask her about Rent Smart licensing, deposits and damp.</p><a href="https://x.com/tanyalets">@tanyalets</a></div>
<div class="col-md-4 team-member"><h4>Gwenllian Pryce</h4><span class="job">Founder (retired)</span></div></div>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Maddox & Pryce","address":{"@type":"PostalAddress","addressLocality":"Cardiff","streetAddress":"22 Conway Parade"}}</script>`)
  },
  {
    url: "https://www.walespropertyweek.example/awards-2025/winners",
    body: `<!DOCTYPE html><html><head><title>Wales Property Week Awards 2025: winners</title></head><body><header><a href="https://www.walespropertyweek.example/">Wales Property Week</a></header><main><h1>Awards 2025: the winners</h1><ul><li><strong>Lettings Professional of the Year:</strong> Tanya Iqbal, Maddox &amp; Pryce, Cardiff</li><li><strong>Best small agency:</strong> Teifi Homes, Cardigan</li></ul><p>The judges praised Iqbal's free Damp Surgery evenings for tenants, held monthly at the Canton library.</p></main></body></html>`,
    news: { seen: "2025-10-03T09:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://rentright.example/podcast/ep-31",
    body: `<html lang="en"><head><title>Ep 31 - The other side of the deposit (Tanya Iqbal)</title></head><body><main><h1>Ep 31 - The other side of the deposit</h1><p>Landlord Huw Beynon talks to Tanya Iqbal, head of lettings at Maddox &amp; Pryce in Cardiff. Tanya read law at Glantaf University (LLB, 2011), went into lettings for a summer and never left. We talk deposits, dilapidations, and her allotment, where the leeks are for showing, not for eating.</p></main></body></html>`
  },
  {
    url: "https://cantonwheelers.example/about/committee",
    body: `<!DOCTYPE html><html><head><title>Committee | Canton Wheelers CC</title></head><body><h1>Canton Wheelers Cycling Club</h1><ul><li>Chair: Lowri Banner</li><li>Audax secretary: Rhys Maddox - estate agent (Maddox &amp; Pryce), rode the Wales End to End in 2023 for Bike Bank Cardiff, which refurbishes bicycles for refugees</li></ul></body></html>`
  },
  {
    url: "https://www.taffsidecity.example/squad/rhys-maddox",
    body: `<!doctype html><html><head><title>Rhys Maddox | First team | Taffside City FC</title></head><body><header>Taffside City FC</header><main><h1>14 Rhys Maddox</h1><p>Midfielder. Born Cardiff, 2001. Signed from Barry Dockers in July 2023. Wales Under-21 international with six caps.</p></main></body></html>`
  },
  {
    url: "https://www.cymrusportdaily.example/maddox-hat-trick",
    body: `<!doctype html><html><head><title>Maddox hat-trick sinks Newport</title></head><body><main><article><h1>Maddox hat-trick sinks Newport</h1><p>Midfielder Rhys Maddox scored three in Cardiff on Saturday as Taffside City went top.</p></article></main></body></html>`,
    news: { seen: "2026-03-15T18:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://www.wyeangling.example/records",
    body: `<html><body><h2>Wye Anglers: club records</h2><p>Barbel 13lb 2oz, Martin Tredgold, 2011. Chub 6lb, Ken Abse, 1998.</p></body></html>`
  },
  {
    url: "https://tredgoldjoinery.example/",
    body: `<!doctype html><html><head><title>Tredgold Joinery, Leominster</title></head><body><h1>Martin Tredgold, joiner</h1><p>Staircases, sash windows and oak doors, made in Leominster since 1989. Guild of Staircase Makers.</p></body></html>`
  }
]

const people = [
  {
    id: "rhys-maddox",
    about: "A footballer of the same name in the same city.",
    contact: { email: "rhys@maddoxpryce.example", full_name: "Rhys Maddox", company: "Maddox & Pryce", location: "Cardiff" },
    outcome: "found",
    facts: {
      title: "Sales Director",
      company: "Maddox & Pryce",
      location: "Cardiff",
      industry: "estate agency | estate agents",
      hobbies: ["cycles | cycling | cycles up things"],
      causes: ["Bike Bank Cardiff"],
      memberships: ["National Association of Property Agents | Member of the National Association of Property Agents", "Canton Wheelers | Canton Wheelers Cycling Club"]
    },
    also: {
      title: "estate agent | Audax secretary",
      company: "Taff Residential Ltd | Taff Residential",
      location: "Pontcanna, Cardiff | Pontcanna | Conway Parade, Pontcanna, Cardiff | Wales | United Kingdom",
      industry: "property | real estate | residential property",
      skills: ["Welsh | speaks Welsh", "sales | house sales | sold houses | property sales"],
      achievements: ["Wales End to End | rode the Wales End to End in 2023", "has sold houses in Cardiff since 2003", "has run our sales team since 2014", "Audax secretary of Canton Wheelers"],
      interests: ["cycling | audax", "refugees | refurbishes bicycles for refugees"],
      hobbies: ["audax | Wales End to End"],
      causes: ["refugees | bicycles for refugees"],
      sports_teams: ["Canton Wheelers | Canton Wheelers CC"],
      certifications: ["MNAPA"]
    },
    sources: [`${site}/`, `${site}/meet-the-team`, "https://cantonwheelers.example/about/committee"],
    never: ["midfielder", "Taffside", "Barry Dockers", "hat-trick", "Under-21", "six caps", "footballer"]
  },
  {
    id: "tanya-iqbal",
    about: "A head of lettings with a prize and a podcast appearance.",
    contact: { email: "tanya@maddoxpryce.example", full_name: "Tanya Iqbal", company: "Maddox & Pryce" },
    outcome: "found",
    facts: {
      title: "Head of Lettings",
      company: "Maddox & Pryce",
      location: "Cardiff",
      industry: "estate agency | estate agents",
      skills: ["Rent Smart licensing", "deposits"],
      achievements: ["Lettings Professional of the Year"],
      hobbies: ["allotment | leeks"],
      education: [{ institution: "Glantaf University", degree: "LLB", field: "law", year: 2011 }],
      twitter: "https://x.com/tanyalets"
    },
    also: {
      company: "Taff Residential Ltd | Taff Residential",
      location: "Pontcanna, Cardiff | Pontcanna | Conway Parade, Pontcanna, Cardiff | Wales | United Kingdom",
      industry: "property | lettings | real estate | residential property",
      skills: ["damp", "dilapidations", "lettings | tenancies", "law"],
      achievements: ["Damp Surgery | free Damp Surgery evenings for tenants", "The other side of the deposit | podcast guest | Ep 31", "looks after 640 tenancies | 640 tenancies"],
      interests: ["damp", "deposits", "allotment | gardening | leeks"],
      hobbies: ["showing leeks | gardening"],
      causes: ["Damp Surgery | tenants"]
    },
    sources: [`${site}/`, `${site}/meet-the-team`, "https://www.walespropertyweek.example/awards-2025/winners", "https://rentright.example/podcast/ep-31"]
  },
  {
    id: "martin-tredgold",
    about: "Nothing is public; the only hits are namesakes (an angler, a joiner).",
    contact: { email: "m.tredgold@penhydd-lets.example", full_name: "Martin Tredgold", company: "Penhydd Lets" },
    outcome: "nothing",
    facts: {},
    sources: [],
    never: ["joiner", "Leominster", "barbel", "Staircase", "Wye Anglers"]
  }
]

export default {
  people,
  pages,
  wikidata: [{
    id: "Q99120944", label: "Rhys Maddox", description: "Welsh association football player (born 2001)",
    statements: [
      { property: "P31", item: { id: "Q5", label: "human" } },
      { property: "P106", item: { id: "Q937857", label: "association football player" } },
      { property: "P569", time: "2001" },
      { property: "P19", item: { id: "Q10690", label: "Cardiff" } }
    ],
    article: "Rhys Maddox"
  }],
  wikipedia: [{ title: "Rhys Maddox", description: "Welsh footballer", extract: "Rhys Maddox (born 2001) is a Welsh professional footballer who plays as a midfielder for Taffside City. He has six caps for Wales Under-21." }]
}
