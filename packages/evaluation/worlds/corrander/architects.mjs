// Corrander Hale Architects, Bristol, England

const site = (title, body, head = "") => `<!DOCTYPE html>
<html lang="en-GB" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Corrander Hale Architects</title>
<meta property="og:site_name" content="Corrander Hale Architects">
<meta property="og:title" content="${title}">
${head}
<link rel="stylesheet" href="/wp-content/themes/ch/style.css">
</head>
<body class="wp-singular page-template-default">
<header class="site-header"><a class="site-header__logo" href="https://www.corranderhale.example/">Corrander Hale</a>
<nav class="site-nav"><ul><li><a href="https://www.corranderhale.example/projects/">Projects</a></li><li><a href="https://www.corranderhale.example/people/">People</a></li><li><a href="https://www.corranderhale.example/news/nia-penhale-associate/">News</a></li></ul></nav></header>
<main id="content">
${body}
</main>
<footer class="site-footer"><p>Corrander Hale Architects Ltd, 14 Redcross Yard, Old Market, Bristol. 0117 496 0182. <a href="mailto:studio@corranderhale.example">studio@corranderhale.example</a></p><p>RIBA Chartered Practice</p></footer>
</body></html>`

const pages = [
  {
    url: "https://www.corranderhale.example/",
    body: site("Architecture for reuse", `<div class="wp-block-cover"><h1 class="wp-block-heading">We mend buildings.</h1></div>
<p>Corrander Hale is a practice of fourteen based in Bristol. Since 2004 we have worked on schools, chapels, mills and the odd lido, almost always starting from what is already there.</p>
<p><a href="https://www.corranderhale.example/people/">Meet the people</a></p>`)
  },
  {
    url: "https://www.corranderhale.example/projects/",
    body: site("Projects", `<h1>Projects</h1><ul class="project-grid"><li><h3>Clevedon Boat Store</h3><p>Timber frame, 2023</p></li><li><h3>Tannery Row</h3><p>Eleven flats in a former leather works, Bedminster, 2021</p></li><li><h3>St Werburgh's Reading Room</h3><p>Library, 2025</p></li></ul>`)
  },
  {
    url: "https://www.corranderhale.example/people/",
    body: site("People", `<h1>People</h1>
<div class="people-grid">
<article class="card"><img src="/img/imogen.jpg" alt=""><h3><a href="https://www.corranderhale.example/people/imogen-tressider/">Imogen Tressider</a></h3><p class="card__role">Director</p></article>
<article class="card"><img src="/img/tom.jpg" alt=""><h3><a href="https://www.corranderhale.example/people/tom-bracewell/">Tom Bracewell</a></h3><p class="card__role">Senior Architect</p></article>
<article class="card"><img src="/img/nia.jpg" alt=""><h3>Nia Penhale</h3><p class="card__role">Associate</p></article>
<article class="card"><h3>Gus</h3><p class="card__role">Studio whippet</p></article>
</div>`)
  },
  {
    url: "https://www.corranderhale.example/people/imogen-tressider/",
    body: site("Imogen Tressider", `<h1>Imogen Tressider</h1><p class="lede">Director, RIBA, Conservation Architect</p>
<p>Imogen joined Steve Hale and Ann Corrander in 2009 and has been a director since 2016. She leads our conservation work and looks after the fabric of eleven churches across Somerset as their inspecting architect.</p>
<p>She read architecture at the University of Bath and later took the postgraduate diploma in building conservation at the Architectural Association. She is on the RIBA Conservation Register at Specialist level and sits on the Bristol Urban Design Forum.</p>
<p>Imogen led the reuse of Tannery Row, which won a RIBA South West Award in 2022.</p>
<p>Out of the office she rings bells. <a href="https://www.stmarysbells.example/band.html">The band is always after learners</a>, she says.</p>
<p><a href="https://www.linkedin.com/in/imogen-tressider-architect">LinkedIn</a></p>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Imogen Tressider","jobTitle":"Director","worksFor":{"@type":"Organization","name":"Corrander Hale Architects"},"sameAs":["https://www.linkedin.com/in/imogen-tressider-architect"]}</script>`)
  },
  {
    url: "https://www.corranderhale.example/people/tom-bracewell/",
    body: site("Tom Bracewell", `<h1>Tom Bracewell</h1><p class="lede">Senior Architect</p>
<p>Tom came to us from a large London office in 2018, wanting to build smaller things better. He runs jobs on site and is the person in the studio to ask about timber, having been project architect for the Clevedon Boat Store, which was shortlisted for the Wood Awards in 2023.</p>
<p>He trained as a Passivhaus Designer in 2020 and teaches one day a week on the MArch at the University of the West of England, where he also studied.</p>
<p>Tom rows with <a href="https://www.avoncountygigs.example/crews/">Avon Gorge Pilot Gig Club</a>, usually in the three seat.</p>`)
  },
  {
    url: "https://www.corranderhale.example/news/nia-penhale-associate/",
    body: site("Nia Penhale made Associate", `<article><h1>Nia Penhale made Associate</h1><time datetime="2026-02-03">3 February 2026</time>
<p>We are delighted that Nia Penhale has become an Associate of the practice. Nia arrived as a Part II assistant in 2019, qualified in 2021 and has since delivered St Werburgh's Reading Room from first sketch to opening day.</p>
<p>Nia also runs our sketching evenings, which are open to anybody with a pencil. "I think people draw less than they would like to," she says. "I certainly did."</p></article>`)
  },
  {
    url: "https://www.stmarysbells.example/band.html",
    body: `<html><head><title>St Mary's Bells - the band</title></head><body bgcolor="#fffff0" text="#330000">
<center><h2>The Ringers of St Mary's, Portbury Lane</h2></center>
<p>We practise on Wednesdays, 7.30 to 9. Eight bells, tenor 12 cwt.
<table border=1 cellpadding=4><tr><td>Tower captain<td>Imogen Tressider<tr><td>Steeple keeper<td>Harold Gann<tr><td>Secretary<td>Mrs P. Lyle</table>
<p>Well done to <b>Imogen</b> who rang her first peal of Bristol Surprise Major on 14 March, in 2 hours 58. She lives in Totterdown and comes up by bicycle, whatever the weather!
<hr><a href="index.html">Home</a> | Last changed 2 April 2026
</body></html>`
  },
  {
    url: "https://www.reuseconf.example/2025/programme",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Programme - Reuse 2025, Sheffield</title></head><body><header><a href="https://www.reuseconf.example/2025/programme">Reuse 2025</a></header><main><h1>Programme, 18 September 2025</h1>
<section class="slot"><time>09:30</time><h3>Opening</h3></section>
<section class="slot"><time>10:00</time><h3>What the tannery taught us</h3><p class="speaker">Imogen Tressider, Corrander Hale Architects</p><p>Eleven flats, one vat room and a great deal of lime: how a former leather works in Bedminster was made habitable without hiding what it had been.</p></section>
<section class="slot"><time>11:15</time><h3>Counting carbon in slate roofs</h3><p class="speaker">Bryn Aldous, Heddle Engineers</p></section></main><footer>Reuse is run by volunteers.</footer></body></html>`
  },
  {
    url: "https://www.avoncountygigs.example/crews/",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Crews - Avon Gorge Pilot Gig Club</title></head><body class="sqs-layout"><nav><a href="https://www.avoncountygigs.example/crews/">Crews</a></nav><main><h1>Crews for 2026</h1><h2>Men's Veterans A</h2><p>Cox: Jill Farrant. Stroke: Andy Sweet. 5: Rich Coombes. 4: Olu Bankole. 3: Tom Bracewell. 2: Mike Hurd. Bow: Pete Yeo.</p><p>Tom Bracewell is also our boatyard officer this year; being an architect he has drawn up the new gig shed for nothing, and we are most grateful.</p><p>The Vets A came fourth at the Scilly championships in May.</p></main></body></html>`
  },
  {
    url: "https://www.bracewellheating.example/about",
    body: `<!doctype html><html><head><title>About Tom Bracewell Heating, Bristol</title></head><body><h1>Hello, I'm Tom Bracewell</h1><p>I've been fitting boilers in Bristol for 22 years. Gas Safe registered, heat pumps since 2019. I cover Fishponds, Downend and Kingswood and I support Bristol Rovers, so please be gentle on a Monday.</p><p>Call 0117 496 0733</p></body></html>`
  },
  {
    url: "https://www.southwestbuilder.example/archive/2019/rising-stars",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rising stars 2019 - South West Builder</title></head><body><main><article><h1>Five rising stars</h1><p class="date">11 November 2019</p><h2>Nia Penhale, 26</h2><p>Part II Architectural Assistant at Corrander Hale Architects in Bristol. From Penryn, Nia did her first degree at Cardiff University and her master's at Sheffield. Her student project on tidal pools took the Welsh School's drawing prize.</p><h2>Josh Abara, 24</h2><p>Trainee quantity surveyor.</p></article></main></body></html>`
  },
  {
    url: "https://www.bristolevening.example/news/reading-room-st-werburghs-opens",
    news: { seen: "20251108T091500Z", language: "English", country: "United Kingdom" },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reading room opens in St Werburgh's</title><meta property="og:type" content="article"></head><body><header>Bristol Evening Star</header><main><article><h1>Reading room opens in St Werburgh's</h1><p class="byline">8 November 2025</p><p>Two hundred people queued on Saturday for the new reading room, made from a disused tram shelter. Its architect, Nia Penhale of Corrander Hale, said the brief came on a postcard: somewhere warm, with a window seat.</p><p>Ms Penhale, who swims in the docks every morning with the Baltic Wharf Bluetits, has promised to try the seat herself.</p></article></main></body></html>`
  }
]

const people = [
  {
    id: "imogen-tressider",
    about: "Director of a practice: team page, club page, programme",
    contact: { email: "imogen@corranderhale.example", full_name: "Imogen Tressider", company: "Corrander Hale Architects", title: "Director" },
    outcome: "found",
    facts: {
      title: "Director", company: "Corrander Hale Architects | Corrander Hale | Corrander Hale Architects Ltd", location: "Bristol | Bristol, England | Bristol, UK", industry: "Architecture | Architects",
      skills: ["conservation | building conservation | conservation work"], achievements: ["RIBA South West Award | RIBA South West Award in 2022 for Tannery Row"],
      hobbies: ["rings bells | bell ringing | bellringing | church bell ringing"], memberships: ["Bristol Urban Design Forum"],
      education: [{ institution: "University of Bath", field: "architecture" }, { institution: "Architectural Association", degree: "postgraduate diploma", field: "building conservation" }],
      linkedin: "https://www.linkedin.com/in/imogen-tressider-architect"
    },
    also: {
      title: "Director, RIBA, Conservation Architect | Conservation Architect | inspecting architect | Architect | Tower captain",
      location: "Totterdown | Totterdown, Bristol | Old Market, Bristol | 14 Redcross Yard, Old Market, Bristol",
      industry: "Architecture for reuse | Building conservation | conservation architecture",
      skills: ["inspecting architect | church fabric inspection | looks after the fabric of eleven churches", "building reuse | reuse | adaptive reuse", "architecture", "Conservation Architect"],
      achievements: ["led the reuse of Tannery Row | Tannery Row | eleven flats in a former leather works", "What the tannery taught us | spoke at Reuse 2025 | talk at Reuse 2025, Sheffield", "first peal of Bristol Surprise Major | rang her first peal of Bristol Surprise Major on 14 March", "director since 2016 | became a director in 2016", "inspecting architect of eleven churches across Somerset", "leads our conservation work", "Tower captain | Tower captain of St Mary's", "joined in 2009"],
      interests: ["bell ringing | bells", "reuse of buildings | building reuse | Reuse", "conservation | building conservation"],
      hobbies: ["cycling | bicycle | comes up by bicycle"],
      memberships: ["RIBA", "The Ringers of St Mary's | St Mary's Bells | The Ringers of St Mary's, Portbury Lane | tower captain", "RIBA Conservation Register"],
      certifications: ["RIBA Conservation Register | RIBA Conservation Register at Specialist level | Specialist level", "RIBA", "postgraduate diploma in building conservation", "Conservation Architect"]
    },
    sources: ["https://www.corranderhale.example/people/", "https://www.corranderhale.example/people/imogen-tressider/", "https://www.stmarysbells.example/band.html", "https://www.reuseconf.example/2025/programme", "https://www.corranderhale.example/"]
  },
  {
    id: "tom-bracewell",
    about: "Namesake in the same city of another trade (a heating engineer)",
    contact: { email: "tom.bracewell@corranderhale.example", full_name: "Tom Bracewell", company: "Corrander Hale Architects", location: "Bristol" },
    outcome: "found",
    facts: {
      title: "Senior Architect", company: "Corrander Hale Architects | Corrander Hale", location: "Bristol | Bristol, England", industry: "Architecture | Architects",
      skills: ["timber | timber construction"], achievements: ["shortlisted for the Wood Awards | shortlisted for the Wood Awards in 2023 | Clevedon Boat Store shortlisted for the Wood Awards"],
      certifications: ["Passivhaus Designer"], hobbies: ["rows | rowing | pilot gig rowing | gig rowing"], memberships: ["Avon Gorge Pilot Gig Club"]
    },
    also: {
      title: "architect | project architect | boatyard officer | teaches one day a week on the MArch", location: "Old Market, Bristol | 14 Redcross Yard, Old Market, Bristol",
      company: "University of the West of England",
      industry: "Architecture for reuse",
      skills: ["runs jobs on site | site work | site supervision", "Passivhaus | Passivhaus design", "teaching | architectural teaching", "architecture", "project architect"],
      achievements: ["project architect for the Clevedon Boat Store | Clevedon Boat Store", "teaches on the MArch | teaches one day a week on the MArch at the University of the West of England", "fourth at the Scilly championships | The Vets A came fourth at the Scilly championships in May", "drawn up the new gig shed | drew the new gig shed for nothing", "boatyard officer", "joined in 2018 | came from a large London office in 2018", "trained as a Passivhaus Designer in 2020"],
      interests: ["timber", "Passivhaus", "rowing", "build smaller things better"],
      causes: ["drawn up the new gig shed for nothing"],
      sports_teams: ["Avon Gorge Pilot Gig Club", "Men's Veterans A | Vets A"],
      memberships: ["Men's Veterans A"],
      education: [{ institution: "University of the West of England | UWE" }]
    },
    sources: ["https://www.corranderhale.example/people/", "https://www.corranderhale.example/people/tom-bracewell/", "https://www.avoncountygigs.example/crews/", "https://www.corranderhale.example/"],
    never: ["boilers", "Bristol Rovers", "Gas Safe", "Fishponds", "heat pumps"]
  },
  {
    id: "nia-penhale",
    about: "Stale title: an old article says Part II Architectural Assistant, the practice's news says Associate",
    contact: { email: "nia@corranderhale.example", full_name: "Nia Penhale", company: "Corrander Hale Architects" },
    outcome: "found",
    facts: {
      title: "Associate", company: "Corrander Hale Architects | Corrander Hale", location: "Bristol | Bristol, England", industry: "Architecture | Architects",
      achievements: ["St Werburgh's Reading Room | delivered St Werburgh's Reading Room from first sketch to opening day", "drawing prize | Welsh School's drawing prize"],
      hobbies: ["swims in the docks every morning | swimming | open water swimming | cold water swimming"], education: [{ institution: "Cardiff University" }, { institution: "Sheffield", degree: "master's" }]
    },
    also: {
      title: "Associate of the practice | architect", location: "Old Market, Bristol | 14 Redcross Yard, Old Market, Bristol | Penryn | From Penryn", industry: "Architecture for reuse",
      skills: ["sketching | drawing | sketch", "architecture"],
      achievements: ["made Associate | has become an Associate of the practice | Associate in February 2026", "qualified in 2021 | qualified as an architect in 2021", "rising star 2019 | Five rising stars | Rising stars 2019 | South West Builder rising star", "student project on tidal pools", "runs our sketching evenings", "architect of the new reading room made from a disused tram shelter", "arrived as a Part II assistant in 2019"],
      interests: ["sketching | drawing", "tidal pools", "swimming"],
      hobbies: ["sketching | drawing | sketching evenings"],
      causes: ["sketching evenings open to anybody with a pencil"],
      memberships: ["Baltic Wharf Bluetits"], sports_teams: ["Baltic Wharf Bluetits"],
      education: [{ institution: "University of Sheffield", degree: "master's" }, { institution: "Cardiff University | Welsh School", degree: "first degree" }],
      certifications: ["qualified in 2021"]
    },
    sources: ["https://www.corranderhale.example/people/", "https://www.corranderhale.example/news/nia-penhale-associate/", "https://www.southwestbuilder.example/archive/2019/rising-stars", "https://www.bristolevening.example/news/reading-room-st-werburghs-opens", "https://www.corranderhale.example/"]
  }
]

export default { people, pages }
