// Otamarua City Council, Parks and Open Spaces, New Zealand

const govt = (title, main) => `<!DOCTYPE html>
<html lang="en-NZ" class="govt">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Otamarua City Council</title><meta name="dcterms.creator" content="Otamarua City Council"></head>
<body><a class="skip-link" href="#main">Skip to main content</a><header role="banner"><a href="https://www.otamarua.govt.example/">Otamarua City Council</a><nav aria-label="Main"><a href="https://www.otamarua.govt.example/parks/contacts">Parks and open spaces</a> <a href="https://www.otamarua.govt.example/rates">Rates</a></nav></header>
<main id="main">${main}</main><footer role="contentinfo"><p>Otamarua City Council, Civic House, 2 Wharekai Street, Otamarua, New Zealand</p><p>Last reviewed May 2026</p></footer></body></html>`

const pages = [
  { url: "https://www.otamarua.govt.example/", body: govt("Home", `<h1>Kia ora, how can we help?</h1><ul><li>Pay your rates</li><li>Report a problem</li><li>Find a park</li></ul>`) },
  { url: "https://www.otamarua.govt.example/rates", body: govt("Rates", `<h1>Rates</h1><p>The next instalment is due on 20 August 2026.</p>`) },
  {
    url: "https://www.otamarua.govt.example/parks/contacts",
    body: govt("Parks and open spaces: who to contact", `<h1>Parks and open spaces: who to contact</h1><table class="table"><thead><tr><th>Name</th><th>Role</th><th>Ask about</th></tr></thead><tbody>
<tr><td>Marama Tuhiwai</td><td>Manager Parks and Open Spaces</td><td>Strategy, reserves management plans, media</td></tr>
<tr><td>Peter Strand</td><td>Senior Arborist</td><td>Street trees, protected trees, consents</td></tr>
<tr><td>Wiremu Hollis</td><td>Parks Planner</td><td>Playgrounds, cycleways through reserves</td></tr></tbody></table>`)
  },
  {
    url: "https://www.otamarua.govt.example/water/contacts",
    body: govt("Three waters: who to contact", `<h1>Three waters: who to contact</h1><table class="table"><tbody><tr><td>Peter Strand</td><td>Stormwater Engineer</td><td>Culverts, flooding, stormwater models</td></tr><tr><td>Lisiate Fonua</td><td>Manager Three Waters</td><td>Everything else</td></tr></tbody></table><p>Peter Strand, our stormwater engineer, is a Chartered Professional Engineer and joined from Hobart in 2022.</p>`)
  },
  {
    url: "https://www.otamarua.govt.example/news/marama-tuhiwai-appointed",
    body: govt("New manager for parks", `<article><h1>New manager for parks and open spaces</h1><p>14 July 2024</p><p>Marama Tuhiwai (Ngāti Whaturoa) has been appointed Manager Parks and Open Spaces. She comes from the Department of Conservation, where for nine years she led predator control on the Kaituna ridge.</p><p>Marama holds a Bachelor of Science in ecology from the University of Otago and is a trustee of the Otamarua Estuary Trust.</p><p>"I want every child in this city to be able to walk to a tree they can climb," she says.</p></article>`)
  },
  {
    url: "https://www.greenspaceaotearoa.example/conference-2025/programme",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Green Space Aotearoa 2025: programme</title></head><body class="conf"><main><h1>Programme, Nelson, 12-14 November 2025</h1><div class="session"><h3>Keynote: A climbing tree within 400 metres</h3><p>Marama Tuhiwai, Otamarua City Council</p></div><div class="session"><h3>Workshop: Retaining veteran oaks in roadworks</h3><p>Peter Strand, Senior Arborist, Otamarua City Council</p></div><div class="session"><h3>Gold award, Open Space of the Year</h3><p>Presented to Marama Tuhiwai and team for the Estuary Loop.</p></div></main></body></html>`
  },
  {
    url: "https://www.otamaruaharriers.example/results/2026-half-marathon",
    body: `<html><head><title>Results</title></head><body><h1>Otamarua Harriers - Half Marathon 2026</h1><pre>
 1  Sione Latu           1:11:40
 2  Kay Dowd             1:16:02
 3  Marama Tuhiwai       1:24:55  (1st W45)
</pre><p>Marama's was a club record for W45.</p></body></html>`
  },
  {
    url: "https://www.treeclimbing-nz.example/champions",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Champions | NZ Tree Climbing Championship</title></head><body><header><a href="/">NZTCC</a></header><main><h1>National champions</h1><dl><dt>2013</dt><dd>Peter Strand, then of Strand Treecare</dd><dt>2014</dt><dd>Jo Marriner</dd></dl><p>Where are they now? Peter Strand hung up his harness and is Senior Arborist for Otamarua City Council, where he is caring for 22,000 street trees. He is an ISA Certified Arborist and judges for us each year. His carved spoons are sought after.</p></main></body></html>`
  },
  {
    url: "https://www.cyclecityotamarua.example/about-us/",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>About us - Cycle City Otamarua</title></head><body class="wp-site-blocks"><main class="wp-block-group"><h2 class="wp-block-heading">Our committee</h2><p><strong>Convenor: Wiremu Hollis.</strong> Wiremu commutes by cargo bike with two kids and a ukulele. He's a planner at the city council's parks team and has a Master of Planning from the University of Auckland.</p><p><strong>Treasurer: Bev Tonks.</strong></p><p><a href="https://bsky.app/profile/wiremuhollis.bsky.social">Wiremu on Bluesky</a></p></main></body></html>`
  },
  {
    url: "https://www.otamaruapress.example/2026/03/pump-track",
    news: { seen: "20260318T190000Z", language: "English", country: "New Zealand" },
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Pump track opens at Mill Reserve</title></head><body><main><article><h1>Pump track opens at Mill Reserve</h1><p>A pump track drawn with the help of 140 schoolchildren opened on Saturday. Council parks planner Wiremu Hollis said he had been told that his own design was "mid".</p></article></main></body></html>`
  }
]

const people = [
  {
    id: "marama-tuhiwai", about: "Manager in a council: appointment news, keynote, running results",
    contact: { email: "marama.tuhiwai@otamarua.govt.example", full_name: "Marama Tuhiwai", company: "Otamarua City Council" }, outcome: "found",
    facts: {
      title: "Manager Parks and Open Spaces | Manager, Parks and Open Spaces", company: "Otamarua City Council", location: "Otamarua | Otamarua, New Zealand", industry: "council | local government | city council | government | public sector",
      skills: ["predator control"], achievements: ["A climbing tree within 400 metres | Keynote: A climbing tree within 400 metres | keynote at Green Space Aotearoa 2025"], education: [{ institution: "University of Otago", degree: "Bachelor of Science", field: "ecology" }], memberships: ["Otamarua Estuary Trust | trustee of the Otamarua Estuary Trust"]
    },
    also: {
      title: "trustee | manager for parks and open spaces | Manager of Parks and Open Spaces", location: "Civic House, 2 Wharekai Street, Otamarua | New Zealand", industry: "parks | parks and open spaces",
      skills: ["ecology", "Strategy", "reserves management plans | reserve management planning", "media", "conservation | led predator control on the Kaituna ridge"], achievements: ["Gold award, Open Space of the Year | Open Space of the Year | Gold award for the Estuary Loop", "club record for W45 | 1st W45 | 1:24:55 | third in the Otamarua Harriers half marathon 2026", "led predator control on the Kaituna ridge | nine years at the Department of Conservation", "appointed Manager Parks and Open Spaces | appointed in 2024", "trustee of the Otamarua Estuary Trust", "Estuary Loop"],
      interests: ["running", "trees", "ecology", "conservation"], hobbies: ["running | half marathon | distance running"], sports_teams: ["Otamarua Harriers"], memberships: ["Otamarua Harriers", "Ngāti Whaturoa"], causes: ["every child in this city to be able to walk to a tree they can climb | access to green space | a tree within 400 metres", "Otamarua Estuary Trust | estuary", "conservation | predator control"], education: [{ institution: "Otago", degree: "BSc", field: "ecology" }]
    },
    sources: ["https://www.otamarua.govt.example/parks/contacts", "https://www.otamarua.govt.example/", "https://www.otamarua.govt.example/news/marama-tuhiwai-appointed", "https://www.greenspaceaotearoa.example/conference-2025/programme", "https://www.otamaruaharriers.example/results/2026-half-marathon"]
  },
  {
    id: "peter-strand", about: "Same name at the same employer: the arborist is asked for, the engineer is another",
    contact: { email: "peter.strand@otamarua.govt.example", full_name: "Peter Strand", company: "Otamarua City Council", title: "Senior Arborist" }, outcome: "found",
    facts: {
      title: "Senior Arborist", company: "Otamarua City Council", location: "Otamarua | Otamarua, New Zealand", industry: "council | local government | city council | government | public sector",
      achievements: ["National champions | National champion 2013 | 2013 national tree climbing champion | NZ Tree Climbing Championship 2013 | national champion", "Retaining veteran oaks in roadworks | Workshop: Retaining veteran oaks in roadworks"], certifications: ["ISA Certified Arborist"], hobbies: ["carved spoons | spoon carving | carving spoons | wood carving"]
    },
    also: {
      title: "arborist | judge", location: "Civic House, 2 Wharekai Street, Otamarua", industry: "arboriculture | parks | parks and open spaces",
      skills: ["Street trees | caring for 22,000 street trees", "protected trees", "consents | tree consents", "tree climbing", "Retaining veteran oaks | veteran oaks | veteran trees", "arboriculture"], achievements: ["caring for 22,000 street trees", "judges for us each year | judges the NZ Tree Climbing Championship | judge", "workshop at Green Space Aotearoa 2025 | Green Space Aotearoa 2025", "Strand Treecare"],
      interests: ["trees", "tree climbing", "veteran oaks"], hobbies: ["tree climbing"], memberships: ["ISA", "NZTCC | NZ Tree Climbing Championship"]
    },
    sources: ["https://www.otamarua.govt.example/parks/contacts", "https://www.otamarua.govt.example/", "https://www.greenspaceaotearoa.example/conference-2025/programme", "https://www.treeclimbing-nz.example/champions"],
    never: ["Stormwater", "Culverts", "Chartered Professional Engineer", "Hobart"]
  },
  {
    id: "wiremu-hollis", about: "Planner with a Bluesky account, linked from a club's page",
    contact: { email: "wiremu.hollis@otamarua.govt.example", full_name: "Wiremu Hollis", company: "Otamarua City Council" }, outcome: "found",
    facts: {
      title: "Parks Planner", company: "Otamarua City Council", location: "Otamarua | Otamarua, New Zealand", industry: "council | local government | city council | government | public sector",
      memberships: ["Cycle City Otamarua | Convenor of Cycle City Otamarua"], education: [{ institution: "University of Auckland", degree: "Master of Planning" }], hobbies: ["ukulele | plays ukulele"], causes: ["Cycle City Otamarua | cycling | cycleways"]
    },
    also: {
      title: "planner | Convenor | Council parks planner", location: "Civic House, 2 Wharekai Street, Otamarua | Ōtamarua", industry: "parks | planning | urban planning | parks and open spaces",
      skills: ["Playgrounds | playground planning", "cycleways through reserves | cycleways", "planning", "consultation with children | drawn with the help of 140 schoolchildren"], achievements: ["Pump track opens at Mill Reserve | pump track at Mill Reserve | pump track drawn with the help of 140 schoolchildren", "Convenor of Cycle City Otamarua"],
      interests: ["cargo bike | cycling | bikes", "ukulele", "playgrounds", "sourdough"], hobbies: ["cycling | cargo bike | commutes by cargo bike", "sourdough | baking sourdough | baking"], causes: ["cycling | cycleways | cycle lanes", "safe routes to school | bike bus | bikes to school | Sixteen kids in the bike bus"], education: [{ institution: "Auckland", degree: "Master of Planning", field: "Planning" }]
    },
    sources: ["https://www.otamarua.govt.example/parks/contacts", "https://www.otamarua.govt.example/", "https://www.cyclecityotamarua.example/about-us/", "https://www.otamaruapress.example/2026/03/pump-track", "https://bsky.app/profile/wiremuhollis.bsky.social"]
  }
]

const bluesky = [{
  handle: "wiremuhollis.bsky.social", name: "Wiremu Hollis", description: "Parks planner, Ōtamarua. Cargo bike, ukulele, sourdough. Own views.", website: "https://www.cyclecityotamarua.example/about-us/",
  posts: [{ text: "Sixteen kids in the bike bus this morning. Safe routes to school are not complicated.", at: "2026-05-20T20:30:00Z" }, { text: "Sourdough number forty. It floats.", at: "2026-04-12T03:00:00Z" }]
}]

export default { people, pages, bluesky }
