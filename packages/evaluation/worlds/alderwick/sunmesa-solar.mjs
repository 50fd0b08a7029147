// Sunmesa Solar, an installer in Albuquerque. One person whom the site does not name.
const site = "https://sunmesasolar.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} - Sunmesa Solar | Albuquerque</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Sunmesa Solar","telephone":"+1-505-555-0171","address":{"@type":"PostalAddress","addressLocality":"Albuquerque","addressRegion":"NM"}}</script></head>
<body class="divi et_pb_pagebuilder_layout"><div id="top-header">505-555-0171</div>
<header id="main-header"><a href="${site}/">Sunmesa Solar</a><nav id="top-menu-nav"><a href="${site}/residential">Residential</a> <a href="${site}/about-us">About us</a> <a href="${site}/projects">Projects</a> <a href="${site}/quote">Get a quote</a></nav></header>
<main id="main-content">${main}</main>
<footer id="main-footer"><p>Sunmesa Solar LLC, 2210 Candelaria Court NE, Albuquerque, New Mexico. NM license 999042.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<section class="et_pb_section"><h1>300 days of sun. Use them.</h1><p>Sunmesa Solar is a solar installer owned by its crews. We put panels and batteries on homes, clinics and adobe churches around Albuquerque.</p></section>`)
  },
  {
    url: `${site}/about-us`,
    body: shell("About us", `<section class="et_pb_section"><h1>About us</h1><p>Twenty-six of us, four trucks, one dog.</p>
<div class="et_pb_team_member"><h4>Marisol Baca</h4><p class="et_pb_member_position">General Manager</p><p>Marisol started on a roof in 2010. She is a native of Socorro and a certified PV Installation Professional.</p></div>
<div class="et_pb_team_member"><h4>Theo Lindqvist</h4><p class="et_pb_member_position">Design Engineer</p><p>Theo draws every system we build, and likes batteries more than people.</p></div></section>`)
  },
  {
    url: `${site}/projects/santa-rosalia-clinic`,
    body: shell("Santa Rosalia Clinic microgrid", `<article><h1>Santa Rosalia Clinic microgrid</h1><p>Completed August 2025. 96 kW of panels and 240 kWh of batteries keep the vaccines cold when the line goes down. Lead designer: Theo Lindqvist.</p></article>`)
  },
  {
    url: "https://www.dukecitycurrent.example/business/worker-owned-solar",
    body: `<!DOCTYPE html><html lang="en"><head><title>Who owns the sun? At this company, the roofers</title></head><body><header class="nameplate"><a href="https://www.dukecitycurrent.example/">Duke City Current</a></header><main><h1>Who owns the sun? At this company, the roofers</h1><p class="pub">April 9, 2026 · by Ramona Tafoya</p><p>Marisol Baca was voted in as general manager of Sunmesa Solar in Albuquerque last year by the people she used to carry panels with.</p><p>Baca is also president of the Rio Abajo Cooperative Alliance. In 2024 the state energy office gave her its Zia Energy Leader award for apprenticeships in Socorro County.</p><p>On Sundays she rides her horse, Canela, along the bosque, and cheers for the Albuquerque Roadrunners.</p></main></body></html>`,
    news: { seen: "2026-04-09T13:00:00Z", language: "English", country: "United States" }
  },
  {
    url: "https://sunschoolnm.example/instructors",
    body: `<!doctype html><html><head><title>Instructors | Sun School NM</title></head><body><h1>Instructors</h1><p>Sun School NM is the evening program for future installers at the Barelas community hall.</p><ul><li>Marisol Baca (Sunmesa Solar) teaches Rooftop safety, in English and Spanish.</li><li>Theo Lindqvist (Sunmesa Solar) teaches Battery storage basics. MS in electrical engineering, Tularosa Institute, 2017.</li></ul></body></html>`
  },
  {
    url: "https://www.desertgridconf.example/2026/agenda",
    body: `<!DOCTYPE html><html><head><title>Agenda: Desert Grid 2026</title></head><body><header><nav><a href="https://www.desertgridconf.example/2026/agenda">Agenda</a></nav></header><main><h1>Agenda</h1><h3>Friday, March 6, Las Cruces</h3><div class="slot"><span>1:30 PM</span><h4>Small clinics, big batteries</h4><p>Theo Lindqvist, Design Engineer, Sunmesa Solar (Albuquerque)</p></div><div class="slot"><span>2:15 PM</span><h4>Interconnection blues</h4><p>Panel</p></div></main></body></html>`
  },
  {
    url: "https://sandiaastro.example/newsletter/2026-02.html",
    body: `<html><head><title>Sandia Sky Society newsletter, February 2026</title></head><body><h1>Sandia Sky Society</h1><p>New members: Joan Pettit, R. Archuleta.</p><p>Photo of the month: the Horsehead, by Theo Lindqvist. Theo (he designs solar systems at Sunmesa, the other kind) shot it from his driveway in Corrales over six nights. He runs our loaner telescope program too.</p></body></html>`
  }
]

const people = [
  {
    id: "marisol-baca",
    about: "A manager in the local newspaper; pages only.",
    contact: { email: "marisol@sunmesasolar.example", full_name: "Marisol Baca", company: "Sunmesa Solar" },
    outcome: "found",
    facts: {
      title: "General Manager",
      company: "Sunmesa Solar | Sunmesa Solar LLC",
      location: "Albuquerque | Albuquerque, New Mexico",
      industry: "solar installer | solar | solar energy",
      achievements: ["Zia Energy Leader award | Zia Energy Leader"],
      sports_teams: ["Albuquerque Roadrunners"],
      memberships: ["Rio Abajo Cooperative Alliance | president of the Rio Abajo Cooperative Alliance"],
      certifications: ["PV Installation Professional | certified PV Installation Professional"],
      pets: ["horse | Canela | her horse, Canela"]
    },
    also: {
      title: "president of the Rio Abajo Cooperative Alliance | president | instructor",
      location: "New Mexico | United States | Albuquerque, NM | native of Socorro",
      industry: "renewable energy | energy | solar installation",
      skills: ["Rooftop safety", "Spanish | English and Spanish", "PV installation | solar installation | panels", "teaching", "English"],
      achievements: ["president of the Rio Abajo Cooperative Alliance", "started on a roof in 2010", "voted in as general manager | elected general manager", "apprenticeships in Socorro County", "teaches Rooftop safety | Sun School NM"],
      interests: ["riding | horse riding | rides her horse", "cooperatives | worker ownership", "apprenticeships", "solar", "Albuquerque Roadrunners"],
      hobbies: ["rides her horse | horse riding | riding"],
      causes: ["apprenticeships | apprenticeships in Socorro County", "cooperatives | worker ownership | Rio Abajo Cooperative Alliance", "Sun School NM"],
      memberships: ["Sun School NM"]
    },
    sources: [`${site}/`, `${site}/about-us`, "https://www.dukecitycurrent.example/business/worker-owned-solar", "https://sunschoolnm.example/instructors"]
  },
  {
    id: "theo-lindqvist",
    about: "A design engineer with a talk and a club; pages only.",
    contact: { email: "theo@sunmesasolar.example", full_name: "Theo Lindqvist", company: "Sunmesa Solar" },
    outcome: "found",
    facts: {
      title: "Design Engineer",
      company: "Sunmesa Solar | Sunmesa Solar LLC | Sunmesa",
      location: "Corrales | Albuquerque | Albuquerque, New Mexico",
      industry: "solar installer | solar | solar energy",
      skills: ["Battery storage | batteries | battery storage basics"],
      achievements: ["Small clinics, big batteries", "Santa Rosalia Clinic microgrid"],
      memberships: ["Sandia Sky Society"],
      education: [{ institution: "Tularosa Institute", degree: "MS", field: "electrical engineering", year: 2017 }]
    },
    also: {
      title: "Lead designer | instructor",
      location: "New Mexico | United States | Albuquerque, NM",
      industry: "renewable energy | energy | solar installation",
      skills: ["microgrid | microgrid design | microgrids", "system design | designs solar systems | draws every system we build | solar design", "electrical engineering", "astrophotography | photography", "teaching"],
      achievements: ["Photo of the month | Horsehead", "loaner telescope program | runs our loaner telescope program", "Desert Grid 2026", "96 kW of panels and 240 kWh of batteries", "teaches Battery storage basics | Sun School NM"],
      interests: ["astronomy | astrophotography", "batteries", "telescopes | telescope", "microgrids", "the Horsehead | Horsehead"],
      hobbies: ["astrophotography | astronomy | photography | stargazing", "telescopes | loaner telescope program"],
      causes: ["loaner telescope program", "Sun School NM"]
    },
    sources: [`${site}/`, `${site}/about-us`, `${site}/projects/santa-rosalia-clinic`, "https://sunschoolnm.example/instructors", "https://www.desertgridconf.example/2026/agenda", "https://sandiaastro.example/newsletter/2026-02.html"]
  },
  {
    id: "dwight-ocasio",
    about: "Nothing is public; the employer's site does not name him.",
    contact: { email: "dwight@sunmesasolar.example", full_name: "Dwight Ocasio", company: "Sunmesa Solar" },
    outcome: "nothing",
    facts: {},
    sources: []
  }
]

export default { people, pages }
