// Wrekin Vale Hospitals NHS Trust, Telford. Two people of one name at one employer.
const site = "https://www.wrekinvale-nhs.example"

const shell = (title, crumbs, main) => `<!DOCTYPE html>
<html class="nhsuk" lang="en"><head><meta charset="utf-8"><title>${title} :: Wrekin Vale Hospitals NHS Trust</title>
<link rel="stylesheet" href="${site}/css/nhsuk-9.1.min.css"></head><body class="js-enabled">
<header class="nhsuk-header" role="banner"><div class="nhsuk-width-container"><a class="nhsuk-header__link" href="${site}/" aria-label="homepage">Wrekin Vale Hospitals NHS Trust</a>
<nav class="nhsuk-header__navigation"><ul class="nhsuk-header__navigation-list"><li><a href="${site}/services">Services</a></li><li><a href="${site}/our-consultants">Our consultants</a></li><li><a href="${site}/news">News</a></li></ul></nav></div></header>
<nav class="nhsuk-breadcrumb" aria-label="Breadcrumb">${crumbs}</nav>
<div class="nhsuk-width-container"><main class="nhsuk-main-wrapper" id="maincontent">${main}</main></div>
<footer role="contentinfo"><p>Wrekin Vale Hospitals NHS Trust, Haybridge Park, Telford, Shropshire. Switchboard 01632 960411.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", "", `<h1>Welcome to Wrekin Vale</h1><p>We provide hospital services to 300,000 people in Shropshire from our site at Haybridge Park in Telford, and employ 3,400 staff.</p>`)
  },
  {
    url: `${site}/our-consultants/cardiology`,
    body: shell("Cardiology consultants", `<a href="${site}/">Home</a> &gt; <a href="${site}/our-consultants">Our consultants</a>`, `<h1>Cardiology</h1>
<div class="nhsuk-card"><div class="nhsuk-card__content"><h2>Dr Sarah Whitcombe</h2><p><b>Consultant Cardiologist</b> and clinical lead for heart failure</p><p>MBChB University of Mercia 2004. Fellow of the Royal Society of Heart Physicians. Special interests: heart failure, cardiac imaging and pregnancy.</p></div></div>
<div class="nhsuk-card"><div class="nhsuk-card__content"><h2>Dr Vikram Sethi</h2><p><b>Consultant Cardiologist</b></p><p>Special interests: pacing and devices.</p></div></div>`)
  },
  {
    url: `${site}/news/2026/staff-awards`,
    body: shell("Staff awards 2026", `<a href="${site}/">Home</a> &gt; <a href="${site}/news">News</a>`, `<article><h1>Staff awards 2026: the winners</h1><p class="nhsuk-body-s">20 March 2026</p>
<p><b>Nurse of the year:</b> Sarah Whitcombe, Senior Sister on Ward 9 (paediatrics), nominated by fourteen families for the way she runs play and distraction on the ward. (Not to be confused, Sarah asks us to say, with our cardiologist of the same name. They get each other's post.)</p>
<p><b>Volunteer of the year:</b> Ron Blakeway, League of Friends shop.</p>
<p><b>Innovation:</b> Femi Adebayo, Head of Digital Services, and team, for the text reminders that halved missed appointments.</p></article>`),
    news: { seen: "2026-03-20T12:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: `${site}/services/childrens-ward`,
    body: shell("Children's ward", `<a href="${site}/">Home</a> &gt; <a href="${site}/services">Services</a>`, `<h1>Ward 9, the children's ward</h1><p>Ward 9 has 22 beds. Our senior sister is Sarah Whitcombe, a registered children's nurse with eighteen years' experience. Parents may stay overnight.</p><h2>Play</h2><p>Our play team visits every day. Pets as Therapy dogs come on Fridays.</p>`)
  },
  {
    url: "https://www.heartfailureforum.example/2025/abstracts/whitcombe",
    body: `<!doctype html><html><head><title>Abstract 41 | Heart Failure Forum 2025</title></head><body><header><a href="https://www.heartfailureforum.example/">HFF</a></header><main><h1>Abstract 41</h1><h2>A rapid-access heart failure clinic in a district hospital: three years on</h2><p class="authors">S. Whitcombe, V. Sethi. Department of Cardiology, Wrekin Vale Hospitals NHS Trust, Telford</p><p>Presented in Birmingham on 6 November 2025 by Dr Sarah Whitcombe. <strong>Winner, best oral presentation.</strong></p></main></body></html>`
  },
  {
    url: "https://www.shropshirecourierpost.example/ironbridge-half-sisters",
    body: `<!DOCTYPE html><html><head><title>Ward sister runs Severn half dressed as a giraffe</title><meta property="og:site_name" content="Shropshire Courier Post"></head><body><div class="top-bar"><a href="https://www.shropshirecourierpost.example/">Shropshire Courier Post</a></div><main><article>
<h1>Ward sister runs Severn half dressed as a giraffe</h1><p>Posted 12 May 2025</p>
<p>Children's nurse Sarah Whitcombe, 41, ran the Severn Gorge Half Marathon in a giraffe suit on Sunday and raised £4,310 for the Starlit Rooms, a charity that gives families somewhere to sleep.</p>
<p>The senior sister at Telford's Haybridge Park hospital, who trains with Madeley Joggers, said the neck was the worst of it.</p></article></main></body></html>`,
    news: { seen: "2025-05-12T10:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://digitalhealthvoices.example/podcast/58-femi-adebayo",
    body: `<!DOCTYPE html><html lang="en"><head><title>58: Texting patients like humans, with Femi Adebayo – Digital Health Voices</title></head><body class="single-podcast"><header><a href="https://digitalhealthvoices.example/">Digital Health Voices</a></header><main><article>
<h1>58: Texting patients like humans, with Femi Adebayo</h1><time>5 May 2026</time>
<p>Femi Adebayo is Head of Digital Services at Wrekin Vale Hospitals NHS Trust in Telford. He tells us how plain-English text reminders halved missed appointments, and why he still answers the service desk phone one morning a month.</p>
<h2>About the guest</h2><p>Femi began as a pharmacy technician in Wolverhampton and took an MSc in health informatics at Severnside University in 2016. He is a member of the Institute of Health Informaticians. He is a season ticket holder at Oakengates Town and makes model railways with his daughter.</p>
<p>Find Femi on <a href="https://www.linkedin.com/in/femi-adebayo-digital">LinkedIn</a>.</p></article></main></body></html>`
  },
  {
    url: "https://www.wenlockchoir.example/trustees",
    body: `<html><head><title>Wenlock Bach Choir: Trustees</title></head><body><h1>Wenlock Bach Choir</h1><p>Our trustees: Canon John Peel-Yates (chair); Dr Sarah Whitcombe, soprano and cardiologist at Telford; Alison Crewe (librarian).</p></body></html>`
  }
]

const people = [
  {
    id: "sarah-whitcombe-cardiologist",
    about: "Same name at the same employer: the cardiologist.",
    contact: { email: "s.whitcombe@wrekinvale-nhs.example", full_name: "Dr Sarah Whitcombe", company: "Wrekin Vale Hospitals NHS Trust", title: "Consultant Cardiologist" },
    outcome: "found",
    facts: {
      title: "Consultant Cardiologist",
      company: "Wrekin Vale Hospitals NHS Trust | Wrekin Vale",
      location: "Telford",
      skills: ["heart failure", "cardiac imaging"],
      achievements: ["best oral presentation | Winner, best oral presentation"],
      memberships: ["Royal Society of Heart Physicians | Fellow of the Royal Society of Heart Physicians", "Wenlock Bach Choir"],
      education: [{ institution: "University of Mercia", degree: "MBChB", year: 2004 }]
    },
    also: {
      title: "clinical lead for heart failure | cardiologist | Consultant Cardiologist and clinical lead for heart failure | trustee",
      company: "Department of Cardiology, Wrekin Vale Hospitals NHS Trust",
      location: "Telford, Shropshire | Shropshire | Haybridge Park, Telford | England | United Kingdom",
      industry: "healthcare | hospital | NHS | cardiology | hospital services | health",
      skills: ["cardiology", "pregnancy | cardiology in pregnancy", "rapid-access heart failure clinic"],
      achievements: ["A rapid-access heart failure clinic in a district hospital: three years on | Abstract 41", "Fellow of the Royal Society of Heart Physicians", "trustee of the Wenlock Bach Choir", "clinical lead for heart failure"],
      interests: ["heart failure", "cardiac imaging", "pregnancy", "choral singing | singing", "cardiology"],
      hobbies: ["soprano | singing | choir | choral singing"],
      certifications: ["Fellow of the Royal Society of Heart Physicians"]
    },
    sources: [`${site}/`, `${site}/our-consultants/cardiology`, `${site}/news/2026/staff-awards`, "https://www.heartfailureforum.example/2025/abstracts/whitcombe", "https://www.wenlockchoir.example/trustees"],
    never: ["Senior Sister", "giraffe", "Madeley Joggers", "Ward 9", "Nurse of the year", "Starlit Rooms", "paediatrics"]
  },
  {
    id: "sarah-whitcombe-sister",
    about: "Same name at the same employer: the senior sister.",
    contact: { email: "sarah.whitcombe2@wrekinvale-nhs.example", full_name: "Sarah Whitcombe", company: "Wrekin Vale Hospitals NHS Trust", title: "Senior Sister" },
    outcome: "found",
    facts: {
      title: "Senior Sister",
      company: "Wrekin Vale Hospitals NHS Trust | Wrekin Vale",
      location: "Telford",
      achievements: ["Nurse of the year", "raised £4,310 for the Starlit Rooms | raised £4,310"],
      causes: ["Starlit Rooms | the Starlit Rooms"],
      sports_teams: ["Madeley Joggers"],
      certifications: ["registered children's nurse"]
    },
    also: {
      title: "ward sister | children's nurse | Senior Sister on Ward 9 | nurse | registered children's nurse",
      location: "Telford, Shropshire | Shropshire | Haybridge Park, Telford | England | United Kingdom",
      industry: "healthcare | hospital | NHS | nursing | hospital services | paediatrics | health",
      skills: ["paediatrics | children's nursing | paediatric nursing", "play and distraction | play", "nursing"],
      achievements: ["Severn Gorge Half Marathon | ran the Severn Gorge Half Marathon in a giraffe suit | half marathon in a giraffe suit", "eighteen years' experience", "nominated by fourteen families"],
      interests: ["running", "play and distraction | play", "children's nursing"],
      hobbies: ["running | half marathon | jogging"],
      memberships: ["Madeley Joggers"]
    },
    sources: [`${site}/`, `${site}/news/2026/staff-awards`, `${site}/services/childrens-ward`, "https://www.shropshirecourierpost.example/ironbridge-half-sisters"],
    never: ["Consultant", "heart failure", "MBChB", "Mercia", "Bach Choir", "soprano", "Heart Physicians", "oral presentation"]
  },
  {
    id: "femi-adebayo",
    about: "A head of digital services; a guest of a podcast.",
    contact: { email: "femi.adebayo@wrekinvale-nhs.example", full_name: "Femi Adebayo", company: "Wrekin Vale Hospitals NHS Trust" },
    outcome: "found",
    facts: {
      title: "Head of Digital Services",
      company: "Wrekin Vale Hospitals NHS Trust | Wrekin Vale",
      location: "Telford",
      hobbies: ["model railways"],
      sports_teams: ["Oakengates Town"],
      memberships: ["Institute of Health Informaticians"],
      education: [{ institution: "Severnside University", degree: "MSc", field: "health informatics", year: 2016 }],
      linkedin: "https://www.linkedin.com/in/femi-adebayo-digital"
    },
    also: {
      location: "Telford, Shropshire | Shropshire | Haybridge Park, Telford | England | United Kingdom",
      industry: "healthcare | hospital | NHS | digital health | hospital services | health informatics | health",
      skills: ["health informatics", "plain English | plain-English text reminders", "text reminders", "digital services | digital health", "service desk"],
      achievements: ["Staff awards 2026: Innovation | Innovation | Innovation award", "text reminders that halved missed appointments | halved missed appointments", "Texting patients like humans | Digital Health Voices | podcast guest on Digital Health Voices", "began as a pharmacy technician in Wolverhampton"],
      interests: ["digital health", "model railways", "plain English", "football", "health informatics"],
      hobbies: ["football | season ticket holder at Oakengates Town"],
      memberships: ["season ticket holder at Oakengates Town"]
    },
    sources: [`${site}/`, `${site}/news/2026/staff-awards`, "https://digitalhealthvoices.example/podcast/58-femi-adebayo"]
  }
]

export default {
  people,
  pages,
  robots: { "www.wrekinvale-nhs.example": "User-agent: *\nDisallow: /search\nCrawl-delay: 1\n" }
}
