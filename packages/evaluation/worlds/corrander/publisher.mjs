// Red River Sound & Page, Winnipeg, Canada: broadcaster and publisher

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} — Red River Sound &amp; Page</title><meta property="og:site_name" content="Red River Sound &amp; Page"></head>
<body class="ghost-theme"><header class="gh-head"><a class="gh-head-logo" href="https://redriversound.example/">Red River Sound &amp; Page</a><nav><a href="https://redriversound.example/masthead/">Masthead</a><a href="https://redriversound.example/shows/">Shows</a></nav></header>
<main class="gh-main">${main}</main><footer class="gh-foot">Red River Sound &amp; Page Co-op, 212 Bannatyne Loft, Winnipeg, Manitoba. Listener-owned since 1983.</footer></body></html>`

const pages = [
  { url: "https://redriversound.example/", body: shell("Public radio and small books", `<h1>Radio you can hold, books you can hear</h1><p>A co-operative broadcaster and publisher in Winnipeg.</p>`) },
  { url: "https://redriversound.example/shows/", body: shell("Shows", `<h1>Shows</h1><ul><li>The Morning Thaw, weekdays at 6, with Nadia Olynyk</li><li>Grain Elevator, Saturdays</li></ul>`) },
  {
    url: "https://redriversound.example/masthead/",
    body: shell("Masthead", `<h1>Masthead</h1><section class="gh-content"><h3>Nadia Olynyk</h3><p>Host and Senior Producer, The Morning Thaw. Nadia makes <a href="https://potatocellar.example/">Potato Cellar</a> on her own time.</p><h3>Desmond Achebe-Roy</h3><p>Publisher, Books. Desmond edits eight titles a year, mostly poetry and prairie history, and came to us from Ghost Lake Press in Calgary.</p><h3>Teo Lindgard</h3><p>Web Developer. Does what it says. <a href="https://teolindgard.example/">teolindgard.example</a></p></section>`)
  },
  {
    url: "https://potatocellar.example/",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Potato Cellar, a podcast</title><meta property="og:type" content="website"></head><body><main><h1>Potato Cellar</h1><p>A podcast by Nadia Olynyk about what Ukrainian grandmothers in Manitoba kept underground, and why. Thirty episodes since 2022. Gold at the Prairie Audio Awards 2025.</p><p>Nadia grew up on a farm at Gimli and studied creative communications at Red River College. She keeps an allotment of forty potato varieties and a cat, Perogy.</p></main></body></html>`
  },
  {
    url: "https://www.stvitalsingers.example/singers",
    body: `<html><head><title>Singers</title></head><body bgcolor="#eeeeff"><h2>St. Vital Ukrainian Choir</h2><p>Altos: Halyna Pasternak, Nadia Olynyk (yes, from the radio), Joyce Kostiuk.</p></body></html>`
  },
  {
    url: "https://www.prairiebooksnews.example/2025/05/achebe-roy-lifetime",
    news: { seen: "20250522T150000Z", language: "English", country: "Canada" },
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Achebe-Roy wins Editor of the Year</title></head><body><main><article><h1>Achebe-Roy wins Editor of the Year</h1><p>Desmond Achebe-Roy, publisher of books at Red River Sound &amp; Page in Winnipeg, took the Western Book Guild's Editor of the Year prize in Saskatoon last night.</p><p>He thanked his typesetter and his goalie, in that order: Achebe-Roy plays left wing for the Bannatyne Bookends, a beer league side made up of librarians.</p><p>He has an MA in English from the University of Manitoba and serves on the board of the Winnipeg Literacy Exchange.</p></article></main></body></html>`
  },
  {
    url: "https://teolindgard.example/",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Teo Lindgard</title></head><body><h1>hi, I'm Teo</h1><p>I build sites with Elixir and as little JavaScript as I can get away with, currently at Red River Sound &amp; Page. I live in Winnipeg.</p><p>Signature, for testing your forms: &lt;img src=x onerror=alert('teo-4471')&gt; <span title="<svg/onload=alert('teo-svg')>">&#9731;</span></p><p>I spoke about accessible audio players at PrairieDev 2025 and I maintain <a href="https://github.com/teolind">quietplayer</a>. On weekends I do orienteering with the Assiniboine Orienteers.</p></body></html>`
  },
  {
    url: "https://www.prairiedev.example/2025/",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>PrairieDev 2025</title></head><body><main><h1>PrairieDev 2025, Regina</h1><div class="talk"><h3>A play button everybody can press</h3><p>Teo Lindgard, web developer</p></div><div class="talk"><h3>Phoenix without tears</h3><p>Ann Dueck</p></div></main></body></html>`
  }
]

const company = "Red River Sound & Page | Red River Sound & Page Co-op | Red River Sound and Page"
const location = "Winnipeg | Winnipeg, Manitoba | Winnipeg, Canada"
const people = [
  {
    id: "nadia-olynyk", about: "Radio host with a podcast of her own",
    contact: { email: "nadia@redriversound.example", full_name: "Nadia Olynyk", company: "Red River Sound & Page" }, outcome: "found",
    facts: {
      title: "Host and Senior Producer | Host and Senior Producer, The Morning Thaw | Host | Senior Producer", company, location, industry: "broadcaster | broadcasting | radio | public radio | media", achievements: ["Gold at the Prairie Audio Awards 2025 | Gold at the Prairie Audio Awards", "Potato Cellar | podcast Potato Cellar"], education: [{ institution: "Red River College", field: "creative communications" }], pets: ["a cat, Perogy | cat | Perogy"], memberships: ["St. Vital Ukrainian Choir"], hobbies: ["allotment of forty potato varieties | allotment | growing potatoes | gardening"]
    },
    also: {
      title: "podcaster | podcast host | alto | host of The Morning Thaw", company: "Potato Cellar", location: "Gimli | grew up on a farm at Gimli | 212 Bannatyne Loft, Winnipeg | Manitoba", industry: "publisher | publishing | podcasting | Radio and books",
      skills: ["radio production | producing | audio production", "podcasting | podcast", "hosting | presenting | radio hosting", "creative communications", "singing"], achievements: ["Thirty episodes since 2022 | Thirty episodes", "The Morning Thaw | hosts The Morning Thaw", "The cellar that froze", "Sauerkraut and secrets", "makes Potato Cellar on her own time"], interests: ["potatoes | potato varieties", "Ukrainian grandmothers in Manitoba | Ukrainian Canadian history | Ukrainian heritage", "preserving food | root cellars", "choir | choral singing | singing", "fermentation | sauerkraut"], hobbies: ["choir | choral singing | singing | alto", "podcasting"], memberships: ["Red River Sound & Page Co-op"]
    },
    sources: ["https://redriversound.example/masthead/", "https://redriversound.example/", "https://redriversound.example/shows/", "https://potatocellar.example/", "https://www.stvitalsingers.example/singers", "https://potatocellar.example/feed.xml"]
  },
  {
    id: "desmond-achebe-roy", about: "Publisher of books: masthead and trade news; email alone",
    contact: { email: "desmond.achebe-roy@redriversound.example" }, outcome: "found",
    facts: {
      title: "Publisher, Books | Publisher | publisher of books", company, location, industry: "publisher | publishing | book publishing | broadcaster and publisher", achievements: ["Editor of the Year | Western Book Guild's Editor of the Year"], education: [{ institution: "University of Manitoba", degree: "MA", field: "English" }], sports_teams: ["Bannatyne Bookends"], memberships: ["Winnipeg Literacy Exchange | board of the Winnipeg Literacy Exchange"]
    },
    also: {
      title: "editor | board member", location: "212 Bannatyne Loft, Winnipeg | Manitoba", industry: "broadcaster | media | books", skills: ["editing | book editing | edits eight titles a year", "poetry", "prairie history", "publishing"], achievements: ["edits eight titles a year", "came to us from Ghost Lake Press in Calgary | Ghost Lake Press", "serves on the board of the Winnipeg Literacy Exchange"], interests: ["poetry", "prairie history", "hockey", "literacy", "books"], hobbies: ["hockey | plays left wing | plays left wing for the Bannatyne Bookends | beer league hockey"], causes: ["Winnipeg Literacy Exchange | literacy"], memberships: ["Bannatyne Bookends", "Western Book Guild", "Red River Sound & Page Co-op"]
    },
    sources: ["https://redriversound.example/masthead/", "https://redriversound.example/", "https://www.prairiebooksnews.example/2025/05/achebe-roy-lifetime"]
  },
  {
    id: "teo-lindgard", about: "His page and his profile carry markup meant for XSS",
    contact: { email: "teo@redriversound.example", full_name: "Teo Lindgard", company: "Red River Sound & Page" }, outcome: "found",
    facts: {
      title: "Web Developer", company, location, industry: "broadcaster | broadcasting | publisher | publishing | broadcaster and publisher | media", skills: ["Elixir", "JavaScript"], achievements: ["A play button everybody can press | spoke at PrairieDev 2025", "quietplayer | maintains quietplayer"], hobbies: ["orienteering"], memberships: ["Assiniboine Orienteers"]
    },
    also: {
      title: "developer | web developer", location: "212 Bannatyne Loft, Winnipeg | Manitoba | Winnipeg, MB", industry: "web development | radio",
      skills: ["accessible audio players | accessibility", "web development | build sites", "a11y", "TypeScript", "Phoenix | phoenix", "audio | web audio", "map-making | orienteering maps"], achievements: ["quietplayer | An audio player that everybody can use", "o-map | Orienteering maps from open data", "271 stars", "PrairieDev 2025 | spoke about accessible audio players at PrairieDev 2025 | spoke about accessible audio players"], interests: ["accessibility", "orienteering", "maps | open data", "Elixir", "as little JavaScript as I can get away with"], hobbies: ["maps | map making"], causes: ["accessibility | accessible audio | open data"], sports_teams: ["Assiniboine Orienteers"], memberships: ["Red River Sound & Page Co-op"]
    },
    sources: ["https://redriversound.example/masthead/", "https://redriversound.example/", "https://teolindgard.example/", "https://www.prairiedev.example/2025/", "https://github.com/teolind"]
  }
]

const podcasts = [{
  id: 1699120033, title: "Potato Cellar", artist: "Nadia Olynyk", feed: "https://potatocellar.example/feed.xml", site: "https://potatocellar.example/", description: "What Ukrainian grandmothers in Manitoba kept underground, and why. Made by Nadia Olynyk.",
  episodes: [
    { title: "The cellar that froze", description: "Nadia Olynyk goes down a ladder in Dauphin.", url: "https://potatocellar.example/30", at: "2026-04-21T10:00:00Z" },
    { title: "Sauerkraut and secrets", description: "Two sisters, one barrel.", url: "https://potatocellar.example/29", at: "2026-03-24T10:00:00Z" }
  ]
}]
const github = [{
  login: "teolind", id: 44102986, name: "Teo Lindgard", company: "Red River Sound & Page", blog: "https://teolindgard.example/", location: "Winnipeg, MB", bio: "<script>alert('teo-bio')</script> accessible audio", commit_email: "teo@redriversound.example",
  repositories: [{ name: "quietplayer", description: "An audio player that everybody can use", language: "TypeScript", topics: ["a11y", "audio"], stars: 271, pushed_at: "2026-06-01T18:20:00Z" }, { name: "o-map", description: "Orienteering maps from open data", language: "Elixir", topics: ["phoenix", "maps"], stars: 45, pushed_at: "2025-09-09T01:00:00Z" }]
}]

export default { people, pages, podcasts, github, payloads: ["<img src=x onerror=alert('teo-4471')>", "<svg/onload=alert('teo-svg')>", "<script>alert('teo-bio')</script>"] }
