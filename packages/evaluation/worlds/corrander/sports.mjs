// Keelstone Paddle Company, Duluth, United States: paddles and boards

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Keelstone Paddle Co.</title><meta property="og:image" content="https://keelstone.example/og.jpg"></head>
<body data-page="${title}"><header class="nav--sticky"><a class="brand" href="https://keelstone.example/">KEELSTONE</a><nav><a href="https://keelstone.example/crew">The crew</a><a href="https://keelstone.example/ambassadors">Ambassadors</a><a href="https://keelstone.example/warranty">Warranty</a></nav></header><main>${main}</main><footer>Keelstone Paddle Company makes carbon and ash paddles at 9 Coopers Wharf, Duluth, Minnesota. (218) 555-0119</footer></body></html>`

const pages = [
  { url: "https://keelstone.example/", body: shell("Home", `<h1>Paddles for water that means it.</h1><p>Sports equipment, made by hand on Lake Superior.</p>`) },
  { url: "https://keelstone.example/warranty", body: shell("Warranty", `<h1>Break it and we'll mend it</h1><p>For as long as you own it.</p>`) },
  {
    url: "https://keelstone.example/crew",
    body: shell("The crew", `<h1>The crew</h1><section class="crew-card"><h2>Ingrid Solheim-Reyes</h2><p class="job">Founder and Head of Design</p><p>Ingrid carved the first Keelstone from a church pew. She has an MFA in furniture design from the Rhode Island School of Design and two patents on ferrule joints. Find her at <a href="https://solheimreyes.example/">solheimreyes.example</a>.</p></section><section class="crew-card"><h2>Marcus Dunn</h2><p class="job">Director of Operations</p><p>Marcus keeps the resin warm and the trucks moving. Lean Six Sigma Black Belt, ex-Coast Guard, dad of twins.</p></section><section class="crew-card"><h2>Kelsey Aho</h2><p class="job">Brand Manager</p><p>Kelsey tells the stories. She's a University of Minnesota Duluth journalism grad who would rather be on skis.</p></section>`)
  },
  { url: "https://keelstone.example/ambassadors", body: shell("Ambassadors", `<h1>Ambassadors</h1><p>Eight paddlers who get our things for free. Coordinated by Kelsey Aho.</p>`) },
  {
    url: "https://solheimreyes.example/",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ingrid Solheim-Reyes, wood and other slow things</title></head><body class="sqs-site"><main><h1>Ingrid Solheim-Reyes</h1><p>I design paddles by day and in winter I make Windsor chairs that nobody needs. I live in Two Harbors, in a house with a sauna I built and a malamute named Torvald who thinks it is his.</p><p>I teach carving at the <a href="https://www.northfolkcraft.example/courses/spoon-to-paddle">North Folk Craft School</a>.</p><p>My bench is also on <a href="https://bsky.app/profile/solheimreyes.example">Bluesky</a>.</p></main></body></html>`
  },
  {
    url: "https://www.northfolkcraft.example/courses/spoon-to-paddle",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>From spoon to paddle | North Folk Craft School</title></head><body><main><h1>From spoon to paddle</h1><p>Five days, 14 to 18 September 2026. Instructor: Ingrid Solheim-Reyes.</p><p>Ingrid received the Minnesota Craft Fellowship in 2021, and is a member of the American Greenwood Guild. Bring a sharp knife and warm socks.</p></main></body></html>`
  },
  {
    url: "https://www.northshoretribune.example/2025/06/keelstone-expands",
    news: { seen: "20250611T120000Z", language: "English", country: "United States" },
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Keelstone doubles its shop floor</title></head><body><main><article><h1>Keelstone doubles its shop floor</h1><p>The paddle maker will add 16 jobs at Coopers Wharf, operations director Marcus Dunn said on Tuesday. Dunn moved the shop to a four-day week last year and saw scrap fall by a third.</p><p>A Coast Guard veteran, Dunn also coaches the Denfeld robotics team and is vice chair of the Duluth Manufacturers Roundtable.</p></article></main></body></html>`
  },
  {
    url: "https://www.calderwoodtownfc.example/players/marcus-dunn",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Marcus Dunn - Calderwood Town FC</title></head><body><main><h1>9. Marcus Dunn</h1><p>Striker. Born Paisley, 2001. 31 goals in 88 appearances. Capped by Scotland under-21s. Signed from Motherglen Rovers.</p></main></body></html>`
  },
  {
    url: "https://www.superiornordic.example/masters-team",
    body: `<html><head><title>Superior Nordic Ski Club - Masters</title></head><body><h1>Masters team 2025-26</h1><ul><li>Kelsey Aho - 2nd W30, Birkebeiner-on-the-Lake 2026<li>Lars Moe<li>Deb Kivi</ul><p>Kelsey also puts out our newsletter, The Klister.</p></body></html>`
  },
  {
    url: "https://www.outdoorbrandsummit.example/2026/agenda",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Agenda - Outdoor Brand Summit 2026, Minneapolis</title></head><body><main><h1>Agenda</h1><div class="agenda-item"><h3>No more sunsets: telling gear stories in bad weather</h3><p>Kelsey Aho, Brand Manager, Keelstone</p></div><div class="agenda-item"><h3>Panel: repair as marketing</h3><p>Lou Fenn, others</p></div></main></body></html>`
  }
]

const company = "Keelstone Paddle Company | Keelstone | Keelstone Paddle Co."
const industry = "Sports equipment | sporting goods | paddles | paddle maker"
const people = [
  {
    id: "ingrid-solheim-reyes", about: "Founder with a personal site and Bluesky on her own domain",
    contact: { email: "ingrid@keelstone.example", full_name: "Ingrid Solheim-Reyes", company: "Keelstone Paddle Company" }, outcome: "found",
    facts: {
      title: "Founder and Head of Design | Founder | Head of Design", company, location: "Two Harbors | Two Harbors, Minnesota | Duluth | Duluth, Minnesota", industry, achievements: ["Minnesota Craft Fellowship | Minnesota Craft Fellowship in 2021", "two patents on ferrule joints | patents on ferrule joints"], hobbies: ["Windsor chairs | making Windsor chairs"], pets: ["a malamute named Torvald | malamute | Torvald"], education: [{ institution: "Rhode Island School of Design | RISD", degree: "MFA", field: "furniture design" }], memberships: ["American Greenwood Guild"]
    },
    also: {
      title: "Instructor | designer | paddle designer", company: "North Folk Craft School", location: "9 Coopers Wharf, Duluth | Two Harbors, MN | Lake Superior", industry: "furniture design | craft | design",
      skills: ["carving | wood carving | spoon carving", "furniture design", "design | paddle design", "teaching | teach carving", "woodworking | wood", "steam bending", "ferrule joints"], achievements: ["carved the first Keelstone from a church pew", "teach carving at the North Folk Craft School | From spoon to paddle | instructor of From spoon to paddle", "founded Keelstone | Founder", "a sauna I built | built a sauna"], interests: ["carving", "wood | woodworking | wood and other slow things", "sauna", "Windsor chairs", "greenwood"], hobbies: ["sauna | building a sauna", "carving | carving spoons", "woodworking", "furniture making", "ice skating | wild ice skating"], memberships: ["North Folk Craft School"]
    },
    sources: ["https://keelstone.example/crew", "https://keelstone.example/", "https://solheimreyes.example/", "https://www.northfolkcraft.example/courses/spoon-to-paddle", "https://bsky.app/profile/solheimreyes.example"]
  },
  {
    id: "marcus-dunn", about: "A footballer of the name in another country",
    contact: { email: "marcus@keelstone.example", full_name: "Marcus Dunn", company: "Keelstone Paddle Company", title: "Operations" }, outcome: "found",
    facts: {
      title: "Director of Operations | operations director | Operations Director", company, location: "Duluth | Duluth, Minnesota | Duluth, MN", industry, certifications: ["Lean Six Sigma Black Belt"], achievements: ["four-day week | moved the shop to a four-day week | scrap fall by a third"], memberships: ["Duluth Manufacturers Roundtable | vice chair of the Duluth Manufacturers Roundtable"]
    },
    also: {
      title: "vice chair", location: "9 Coopers Wharf, Duluth | Coopers Wharf", industry: "manufacturing", skills: ["Lean Six Sigma | lean | Six Sigma", "operations | operations management", "coaching", "robotics", "keeps the resin warm and the trucks moving"], achievements: ["add 16 jobs | will add 16 jobs at Coopers Wharf | Keelstone doubles its shop floor", "coaches the Denfeld robotics team", "vice chair of the Duluth Manufacturers Roundtable", "Coast Guard veteran | ex-Coast Guard", "saw scrap fall by a third"], interests: ["robotics", "manufacturing", "four-day week"], hobbies: ["coaches the Denfeld robotics team | coaching robotics | robotics"], causes: ["Denfeld robotics team | youth robotics", "four-day week"], sports_teams: ["Denfeld robotics team"], memberships: ["Coast Guard | Coast Guard veteran", "Denfeld robotics team"]
    },
    sources: ["https://keelstone.example/crew", "https://keelstone.example/", "https://www.northshoretribune.example/2025/06/keelstone-expands"],
    never: ["Striker", "Calderwood", "Motherglen", "Scotland", "Paisley"]
  },
  {
    id: "kelsey-aho", about: "Brand manager who skis; a talk and a club page",
    contact: { email: "kelsey@keelstone.example", full_name: "Kelsey Aho", company: "Keelstone" }, outcome: "found",
    facts: {
      title: "Brand Manager", company, location: "Duluth | Duluth, Minnesota", industry, education: [{ institution: "University of Minnesota Duluth", field: "journalism" }], memberships: ["Superior Nordic Ski Club"], hobbies: ["skis | skiing | cross-country skiing | nordic skiing"], achievements: ["2nd W30, Birkebeiner-on-the-Lake 2026 | second at Birkebeiner-on-the-Lake 2026", "No more sunsets: telling gear stories in bad weather | speaker at Outdoor Brand Summit 2026"]
    },
    also: {
      title: "ambassador coordinator", location: "9 Coopers Wharf, Duluth", industry: "brand | outdoor brand | outdoor", skills: ["journalism", "storytelling | tells the stories | telling gear stories", "brand | brand management", "newsletter | newsletter editing", "Coordinated ambassadors | ambassador program"], achievements: ["The Klister | puts out our newsletter, The Klister", "Outdoor Brand Summit 2026 | Outdoor Brand Summit 2026, Minneapolis", "Coordinated the ambassadors | Eight paddlers"], interests: ["skiing | skis | nordic skiing", "storytelling | gear stories", "journalism"], sports_teams: ["Superior Nordic Ski Club", "Masters team 2025-26 | Masters team"], hobbies: ["newsletter | The Klister"], memberships: ["Masters team"], education: [{ institution: "UMD", degree: "journalism" }]
    },
    sources: ["https://keelstone.example/crew", "https://keelstone.example/ambassadors", "https://keelstone.example/", "https://www.superiornordic.example/masters-team", "https://www.outdoorbrandsummit.example/2026/agenda"]
  }
]

const bluesky = [{
  handle: "solheimreyes.example", name: "Ingrid Solheim-Reyes", description: "Paddles, chairs, sauna. Two Harbors, MN.", website: "https://solheimreyes.example/",
  posts: [{ text: "Wild ice on Flathorn Lake this morning. Skates on before coffee.", at: "2025-12-06T15:30:00Z" }, { text: "Steam bending day. Everything smells of ash and hope.", at: "2026-02-14T19:12:00Z" }]
}]
const wikidata = [{
  id: "Q99120417", label: "Marcus Dunn", description: "Scottish association football player", statements: [
    { property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P54", item: { id: "Q99120418", label: "Calderwood Town FC" } }, { property: "P569", time: "2001-05-09" }
  ]
}]

export default { people, pages, bluesky, wikidata }
