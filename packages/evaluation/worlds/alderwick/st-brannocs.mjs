// St Brannoc's College, Truro. Mastodon.
const site = "https://www.stbrannocs.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>St Brannoc's College - ${title}</title><meta name="theme-color" content="#0b3d2e"></head>
<body id="school-site"><div id="crest"><a href="${site}/"><img src="${site}/crest.png" alt="St Brannoc's College, Truro"></a></div>
<nav id="mainmenu"><ul><li><a href="${site}/about/staff-list">Staff list</a></li><li><a href="${site}/curriculum">Curriculum</a></li><li><a href="${site}/news">College news</a></li><li><a href="${site}/parents">Parents</a></li></ul></nav>
<main id="main">${main}</main><footer><p>St Brannoc's College, Higher Trehaverne, Truro, Cornwall. 01632 960274. Principal: Dr J. Tonkin. Part of the Three Rivers Academy Trust.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Welcome", `<h1>Welcome to St Brannoc's</h1><p>We are a sixth form college of 900 students in Truro. Visit us on any open evening.</p>`)
  },
  {
    url: `${site}/about/staff-list`,
    body: shell("Staff list", `<h1>Staff list</h1><h2>Senior leadership</h2><p>Principal &ndash; Dr J. Tonkin<br>Vice Principal (Curriculum) &ndash; Mrs Kerensa Bolitho<br>Vice Principal (Pastoral) &ndash; Mr A. Pascoe</p><h2>Sciences</h2><p>Head of Physics &ndash; Mr Idris Vaughan-Lee<br>Biology &ndash; Miss T. Rowse<br>Technician &ndash; Mr P. Uren</p>`)
  },
  {
    url: `${site}/news/near-space-balloon`,
    body: shell("Balloon reaches 31 kilometres", `<article><h1>Balloon reaches 31 kilometres</h1><p><em>College news, 2 July 2025</em></p><p>Physics students, led by Head of Physics Idris Vaughan-Lee, launched a weather balloon from the playing field on Thursday. It burst at 31 kilometres and came down in a very surprised garden near Bude. The project won the South West Science Teaching Prize 2025.</p></article>`)
  },
  {
    url: `${site}/news/vice-principal-bolitho`,
    body: shell("New Vice Principal", `<article><h1>Our new Vice Principal</h1><p><em>College news, 1 September 2023</em></p><p>Mrs Kerensa Bolitho becomes Vice Principal (Curriculum). She has taught history at St Brannoc's since 2008, and read history at St Aldate's Hall, Oxmoor (MA, 2004). Mrs Bolitho introduced Cornish to our timetable in 2019; 46 students now take it.</p></article>`)
  },
  {
    url: "https://idrisvl.example/",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Idris Vaughan-Lee: demonstrations</title><link rel="me" href="https://mathstodon.example/@idrisvl"></head><body>
<h1>Physics demonstrations that work on a wet Tuesday</h1>
<p>by Idris Vaughan-Lee, Head of Physics at a sixth form college in Truro (St Brannoc's).</p>
<p>I collect cheap demonstrations: <a href="pendulum.html">pendulum wave</a>, <a href="cloud.html">cloud chamber from a fish tank</a>. Take them.</p>
<p>About me: BSc Physics, University of Menai, 2006; PGCE 2008. Member of the Physics Teachers' Guild. I sail a 1968 dinghy called <i>Boltzmann</i> and play the euphonium in the Perranwell Silver Band.</p>
<p>I am <a rel="me" href="https://mathstodon.example/@idrisvl">@idrisvl@mathstodon.example</a> on Mastodon.</p></body></html>`
  },
  {
    url: "https://www.gorsethnews.example/2024/new-bards",
    body: `<!DOCTYPE html><html lang="en"><head><title>New bards 2024</title></head><body><header><h2>Gorseth News</h2></header><main><h1>New bards of 2024</h1><p>Among the eleven admitted at Redruth on 7 September were:</p><ul><li>Kerensa Bolitho, Truro, for services to the teaching of Cornish. Bardic name: <i>Dyskadores an Avon</i>. Mrs Bolitho is vice principal of St Brannoc's College.</li><li>Mervyn Angove, Camborne, for brass band composition.</li></ul></main></body></html>`
  },
  {
    url: "https://falgigs.example/clubs/flushing-pilot-gig",
    body: `<html><head><title>Flushing Quay Pilot Gig Club</title></head><body><h1>Flushing Quay Pilot Gig Club</h1><h3>Ladies' B crew, World Championships, Scilly, May 2026</h3><p>Cox: Kerensa Bolitho. Stroke: D. Pender. Crew finished 41st, best yet.</p><p>Kerensa, who teaches up in Truro, also writes the club's newsletter and its murder mystery evenings.</p></body></html>`
  }
]

const people = [
  {
    id: "idris-vaughan-lee",
    about: "A teacher with a page of his own and a Mastodon account.",
    contact: { email: "i.vaughan-lee@stbrannocs.example", full_name: "Idris Vaughan-Lee", company: "St Brannoc's College" },
    outcome: "found",
    facts: {
      title: "Head of Physics",
      company: "St Brannoc's College | St Brannoc's",
      location: "Truro",
      industry: "sixth form college | education",
      achievements: ["South West Science Teaching Prize | South West Science Teaching Prize 2025"],
      hobbies: ["euphonium | play the euphonium", "sail | sailing | dinghy"],
      memberships: ["Physics Teachers' Guild | Member of the Physics Teachers' Guild", "Perranwell Silver Band"],
      education: [{ institution: "University of Menai", degree: "BSc", field: "Physics", year: 2006 }]
    },
    also: {
      title: "physics teacher | teacher",
      company: "Three Rivers Academy Trust",
      location: "Truro, Cornwall | Cornwall | England | United Kingdom",
      industry: "further education | school | teaching | secondary education",
      skills: ["physics", "physics demonstrations | demonstrations | science demonstrations", "teaching | physics teaching", "cloud chamber", "pendulum wave", "weather balloon", "euphonium", "sailing"],
      achievements: ["weather balloon | balloon reached 31 kilometres | launched a weather balloon | Balloon reaches 31 kilometres", "Physics demonstrations that work on a wet Tuesday", "cloud chamber from a fish tank", "pendulum wave"],
      interests: ["physics demonstrations | demonstrations", "physics", "dinghies | sailing", "euphonium | brass band | music"],
      hobbies: ["a 1968 dinghy called Boltzmann | Boltzmann | dinghies", "music | brass band"],
      causes: ["science teaching | physics education"],
      education: [{ institution: "University of Menai", degree: "PGCE", year: 2008 }],
      certifications: ["PGCE | PGCE 2008"]
    },
    sources: [`${site}/`, `${site}/about/staff-list`, `${site}/news/near-space-balloon`, "https://idrisvl.example/", "https://mathstodon.example/@idrisvl"]
  },
  {
    id: "kerensa-bolitho",
    about: "A vice principal; pages only.",
    contact: { email: "k.bolitho@stbrannocs.example", full_name: "Kerensa Bolitho", company: "St Brannoc's College", location: "Truro" },
    outcome: "found",
    facts: {
      title: "Vice Principal (Curriculum) | Vice Principal",
      company: "St Brannoc's College | St Brannoc's",
      location: "Truro",
      industry: "sixth form college | education",
      skills: ["Cornish | teaching of Cornish"],
      achievements: ["for services to the teaching of Cornish | New bards of 2024 | bard | Dyskadores an Avon"],
      sports_teams: ["Flushing Quay Pilot Gig Club"],
      education: [{ institution: "St Aldate's Hall, Oxmoor | St Aldate's Hall", degree: "MA", field: "history", year: 2004 }]
    },
    also: {
      title: "history teacher | teacher | cox",
      company: "Three Rivers Academy Trust",
      location: "Truro, Cornwall | Cornwall | England | United Kingdom",
      industry: "further education | school | teaching | secondary education",
      skills: ["history | taught history | history teaching", "curriculum", "writing | newsletter", "coxing | cox", "teaching"],
      achievements: ["introduced Cornish to our timetable in 2019 | introduced Cornish | 46 students now take it", "World Championships, Scilly, May 2026 | finished 41st | Crew finished 41st", "becomes Vice Principal (Curriculum)", "has taught history at St Brannoc's since 2008"],
      interests: ["Cornish | Cornish language", "history", "pilot gig rowing | gig rowing | rowing", "murder mystery | murder mystery evenings"],
      hobbies: ["cox | pilot gig rowing | gig rowing | rowing | coxing", "murder mystery evenings | writes murder mystery evenings", "club's newsletter | newsletter"],
      causes: ["Cornish language | teaching of Cornish | Cornish"],
      sports_teams: ["Ladies' B crew"],
      memberships: ["Flushing Quay Pilot Gig Club", "Gorseth | bards"]
    },
    sources: [`${site}/`, `${site}/about/staff-list`, `${site}/news/vice-principal-bolitho`, "https://www.gorsethnews.example/2024/new-bards", "https://falgigs.example/clubs/flushing-pilot-gig"]
  }
]

export default {
  people,
  pages,
  mastodon: [{
    user: "idrisvl", domain: "mathstodon.example", name: "Idris Vaughan-Lee", note: "<p>Head of Physics, Truro. Demonstrations, dinghies, euphonium.</p>",
    fields: [{ name: "Demos", value: "<a href=\"https://idrisvl.example/\" rel=\"me\">idrisvl.example</a>", verified_at: "2024-10-10T00:00:00Z" }],
    posts: [
      { text: "<p>The cloud chamber worked. First time, in front of the inspector.</p>", at: "2026-03-04T17:00:00Z" },
      { text: "<p>Band practice tonight. The euphonium has been in the airing cupboard.</p>", at: "2026-01-22T18:40:00Z" }
    ]
  }]
}
