// Quinte Maritime Museum, Kingston, Ontario. A podcast of one's own.
const site = "https://www.quintemaritime.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} | Quinte Maritime Museum</title><meta property="og:image" content="${site}/assets/hull.jpg"></head>
<body><div class="lang"><a hreflang="fr" href="${site}/fr/">Français</a></div>
<header class="masthead"><h2><a href="${site}/">Quinte Maritime Museum</a></h2><nav><a href="${site}/visit">Visit</a><a href="${site}/collections">Collections</a><a href="${site}/about/staff">Staff</a><a href="${site}/media">Media room</a></nav></header>
<main>${main}</main><footer><address>Quinte Maritime Museum, 40 Drydock Street, Kingston, Ontario. 613-555-0128</address><p>A charitable corporation. Open daily, May to October.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Ships, shores, stories", `<h1>Ships, shores, stories</h1><p>The Quinte Maritime Museum is a museum of the Great Lakes in a limestone drydock in Kingston, Ontario.</p>`)
  },
  {
    url: `${site}/about/staff`,
    body: shell("Staff", `<h1>Staff</h1><table class="staff"><tbody>
<tr><td>Noor Haddad</td><td>Executive Director</td><td>ext. 11</td></tr>
<tr><td>Graham Petrie</td><td>Curator of Small Craft</td><td>ext. 14</td></tr>
<tr><td>Simone Ouellet</td><td>Education and Group Visits</td><td>ext. 17</td></tr></tbody></table>`)
  },
  {
    url: `${site}/media/2024-new-director`,
    body: shell("Museum appoints Noor Haddad", `<article class="release"><p class="flag">FOR IMMEDIATE RELEASE</p><h1>Museum appoints Noor Haddad as Executive Director</h1><p>KINGSTON, September 9, 2024. The board of the Quinte Maritime Museum has appointed Noor Haddad as its Executive Director.</p>
<p>Ms. Haddad was director of exhibitions at the Halifax Tram Depot museum, where her show Salt won the Museums of Canada Exhibition Prize in 2022. She holds a Master of Museum Studies from Lakeshore University (2010).</p>
<p>“She makes people want to touch things, and then lets them,” said board chair Ian Wolsey.</p></article>`)
  },
  {
    url: "https://www.limestonedispatch.example/arts/noor-haddad-profile",
    body: `<!DOCTYPE html><html><head><title>At the helm: Noor Haddad - Limestone Dispatch</title></head><body><header><a href="https://www.limestonedispatch.example/">Limestone Dispatch</a></header><article><h1>At the helm: Noor Haddad</h1><p class="date">May 17, 2025</p><p>Kingston's newest museum head does not sail. “I get sick on the Wolfe Island ferry,” says Noor Haddad, executive director of the Quinte Maritime Museum.</p><p>Haddad plays the oud, learned from her grandfather, and supports Tables for Newcomers, which seats refugees and Kingstonians at one dinner every month. She has made free admission for under-25s the first act of her term.</p><p>She also sits on the council of the Ontario Small Museums Network.</p></article></body></html>`,
    news: { seen: "2025-05-17T11:00:00Z", language: "English", country: "Canada" }
  },
  {
    url: "https://clinkerbuilt.example/",
    body: `<!doctype html><html lang="en"><head><title>Clinker Built: a podcast about small wooden boats</title><link rel="alternate" type="application/rss+xml" href="https://clinkerbuilt.example/feed.xml"></head><body>
<header><h1>Clinker Built</h1><p>A podcast about small wooden boats and those who mend them, by Graham Petrie.</p></header>
<main><h2>About</h2><p>Graham Petrie is the Curator of Small Craft at the Quinte Maritime Museum in Kingston, Ontario, and has built or rebuilt fourteen boats, most of which float. He apprenticed at the Mahone Wooden Boat School in Nova Scotia in 1996.</p>
<p>His guide <em>The Skiffs of the Bay of Quinte</em> (Cordage Press, 2020) is in its second printing.</p>
<h2>Episodes</h2><ul><li><a href="https://clinkerbuilt.example/24">24: Copper rivets</a></li><li><a href="https://clinkerbuilt.example/23">23: The Trent skiff</a></li></ul>
<p>Write: graham@quintemaritime.example. Graham is on <a href="https://bsky.app/profile/clinkerbuilt.example">Bluesky</a>.</p></main></body></html>`
  },
  {
    url: "https://clinkerbuilt.example/23",
    body: `<!doctype html><html><head><title>23: The Trent skiff - Clinker Built</title></head><body><p><a href="https://clinkerbuilt.example/">Clinker Built</a></p><h1>23: The Trent skiff</h1><p>Graham measures a skiff of 1894 in a barn near Hastings, and loses a tape.</p></body></html>`
  },
  {
    url: "https://clinkerbuilt.example/24",
    body: `<!doctype html><html><head><title>24: Copper rivets - Clinker Built</title></head><body><p><a href="https://clinkerbuilt.example/">Clinker Built</a></p><h1>24: Copper rivets</h1><p>Graham rivets until his neighbours complain.</p></body></html>`
  },
  {
    url: "https://woodencanoefolk.example/2025-assembly",
    body: `<html><head><title>Assembly 2025</title></head><body><h1>Wooden Canoe &amp; Skiff Folk, Assembly 2025, Peterborough</h1><p>Saturday: Graham Petrie (Kingston) on <i>Steam bending without tears</i>. Graham is our honorary vice-president and received the Golden Adze in 2017.</p><p>Sunday: paddling, contra dance with caller Graham Petrie.</p></body></html>`
  }
]

const people = [
  {
    id: "noor-haddad",
    about: "A director in a press release and a newspaper profile.",
    contact: { email: "nhaddad@quintemaritime.example", full_name: "Noor Haddad", company: "Quinte Maritime Museum" },
    outcome: "found",
    facts: {
      title: "Executive Director",
      company: "Quinte Maritime Museum",
      location: "Kingston, Ontario | Kingston",
      industry: "museum | museums",
      achievements: ["Museums of Canada Exhibition Prize | show Salt won the Museums of Canada Exhibition Prize in 2022"],
      hobbies: ["plays the oud | oud"],
      causes: ["Tables for Newcomers"],
      memberships: ["Ontario Small Museums Network | council of the Ontario Small Museums Network"],
      education: [{ institution: "Lakeshore University", degree: "Master of Museum Studies", year: 2010 }]
    },
    also: {
      title: "museum head | museum director | director",
      location: "Kingston, Canada | Ontario | Canada | Drydock Street, Kingston, Ontario",
      industry: "culture | heritage | maritime museum | museum of the Great Lakes | arts | maritime history",
      skills: ["exhibitions | exhibition design", "museum studies", "oud", "museum management"],
      achievements: ["Salt", "director of exhibitions at the Halifax Tram Depot museum", "free admission for under-25s", "appointed as Executive Director | Museum appoints Noor Haddad", "council of the Ontario Small Museums Network"],
      interests: ["music | oud", "free admission", "exhibitions", "museums"],
      hobbies: ["music"],
      causes: ["refugees | newcomers", "free admission for under-25s | free admission"],
      education: [{ institution: "Lakeshore University", field: "Museum Studies", degree: "Master | Master's" }]
    },
    sources: [`${site}/`, `${site}/about/staff`, `${site}/media/2024-new-director`, "https://www.limestonedispatch.example/arts/noor-haddad-profile"]
  },
  {
    id: "graham-petrie",
    about: "Email alone; a podcast of his own and Bluesky.",
    contact: { email: "graham@quintemaritime.example" },
    outcome: "found",
    facts: {
      title: "Curator of Small Craft | Curator",
      company: "Quinte Maritime Museum",
      location: "Kingston, Ontario | Kingston",
      industry: "museum | museums",
      skills: ["Steam bending", "wooden boats | boatbuilding | small wooden boats | boat building"],
      achievements: ["The Skiffs of the Bay of Quinte", "Golden Adze"],
      hobbies: ["contra dance | contra dance caller"],
      education: [{ institution: "Mahone Wooden Boat School" }]
    },
    also: {
      title: "podcast host | podcaster | honorary vice-president | author | host of Clinker Built",
      location: "Kingston, Canada | Ontario | Canada | Drydock Street, Kingston, Ontario",
      industry: "culture | heritage | maritime museum | museum of the Great Lakes | maritime history",
      skills: ["boat restoration | rebuilt fourteen boats | built or rebuilt fourteen boats | mending boats", "copper rivets | riveting", "curation | curating", "podcasting | podcast", "writing", "clinker | clinker building", "skiffs", "measuring boats"],
      achievements: ["Clinker Built | podcast Clinker Built | Clinker Built: a podcast about small wooden boats", "Steam bending without tears", "has built or rebuilt fourteen boats", "honorary vice-president | honorary vice-president of Wooden Canoe & Skiff Folk", "24: Copper rivets | Copper rivets", "23: The Trent skiff | The Trent skiff", "apprenticed at the Mahone Wooden Boat School in Nova Scotia in 1996 | apprenticed"],
      interests: ["wooden boats | small wooden boats | small craft", "skiffs | Trent skiff", "contra dance | dancing", "canoes | wooden canoes", "skating on the harbour | skating"],
      hobbies: ["dancing", "boatbuilding | wooden boats", "skating on the harbour | skating", "podcast", "paddling"],
      memberships: ["Wooden Canoe & Skiff Folk | honorary vice-president of Wooden Canoe & Skiff Folk"],
      education: [{ institution: "Mahone Wooden Boat School", degree: "apprenticeship | apprenticed", year: 1996 }]
    },
    sources: [`${site}/`, `${site}/about/staff`, "https://clinkerbuilt.example/", "https://clinkerbuilt.example/23", "https://clinkerbuilt.example/24", "https://woodencanoefolk.example/2025-assembly", "https://bsky.app/profile/clinkerbuilt.example", "https://clinkerbuilt.example/feed.xml"]
  }
]

export default {
  people,
  pages,
  podcasts: [{
    id: 1699044021, title: "Clinker Built", artist: "Graham Petrie", feed: "https://clinkerbuilt.example/feed.xml", site: "https://clinkerbuilt.example/",
    description: "A podcast about small wooden boats and those who mend them, by Graham Petrie, Curator of Small Craft at the Quinte Maritime Museum.",
    episodes: [
      { title: "24: Copper rivets", description: "Graham rivets until his neighbours complain.", url: "https://clinkerbuilt.example/24", at: "2026-05-15T10:00:00Z" },
      { title: "23: The Trent skiff", description: "Graham measures a skiff of 1894 in a barn near Hastings, and loses a tape.", url: "https://clinkerbuilt.example/23", at: "2026-04-17T10:00:00Z" }
    ]
  }],
  bluesky: [{
    handle: "clinkerbuilt.example", name: "Graham Petrie", description: "Curator of small craft, Quinte Maritime Museum. Clinker Built podcast. Kingston, Ont.", website: "https://clinkerbuilt.example/",
    posts: [
      { text: "Skating on the harbour before work. The ice sounds like a cello.", at: "2026-02-03T12:30:00Z" },
      { text: "Episode 24 is out: copper rivets, and why you need more than you think.", at: "2026-05-15T12:30:00Z" }
    ]
  }]
}
