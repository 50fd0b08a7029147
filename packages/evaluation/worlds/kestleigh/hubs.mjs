// Newspapers, conferences and a podcast that several people share.
const news = (country, language, seen) => ({ seen, language, country })
const ledger = "https://www.airevalleyledger.example"
const ledgerPage = (path, title, date, main, extra = {}) => ({
  url: ledger + path,
  body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} | Aire Valley Ledger</title><meta property="og:type" content="article"><meta name="description" content="${title}"></head><body><div class="masthead"><a href="${ledger}/">Aire Valley Ledger</a></div><div class="ad">Advertisement: half-price gutters, Morley.</div><article><h1>${title}</h1><p class="byline">Ledger reporter, ${date}</p>${main}</article><aside><h4>Most read</h4><ol><li>Bin day changes in Armley</li><li>Ring road: what the council says now</li><li>Goat rescued from Kirkstall roof</li></ol></aside><footer>We use cookies. Subscribe from £1 a week.</footer></body></html>`,
  ...extra
})
const conference = (host, brand, path, title, main) => ({
  url: `https://${host}${path}`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · ${brand}</title></head><body><header><a href="https://${host}/">${brand}</a> <a href="#tickets">Tickets</a> <a href="#venue">Venue</a></header><main>${main}</main><footer>Code of conduct. ${brand} is run by volunteers and one very tired producer.</footer></body></html>`
})
const pages = [
  ledgerPage("/", "Front page", "today", `<ul><li><a href="/news/lorry-school-stourton">The lorry school that nobody leaves</a></li><li><a href="/news/restaurant-director-banned">Restaurant director banned</a></li></ul>`),
  ledgerPage("/news/lorry-school-stourton", "The lorry school that nobody leaves", "3 May 2026", `<p>When Paul Whitcombe could not find drivers he decided to make some. The transport operations manager at Tarnbeck Freight founded a driver academy in a corner of the Stourton yard in 2020, and 63 young people without qualifications have passed their test through it since.</p><p>"I left school with nothing but a spanner," he says in the cab of a training truck. "Somebody gave me a go."</p><p>On Wednesdays the truck stays parked: Mr Whitcombe plays cornet with the Hunslet Goods Yard Band, whose Christmas concert he organised last year raised £4,200 for Aire Valley Hospice. And on Fridays? "Headingley. Rhinos. Do not ring me."</p><p>The Leeds Rhinos scarf in the windscreen says as much.</p>`, { news: news("United Kingdom", "English", "20260503T080000Z") }),
  ledgerPage("/news/restaurant-director-banned", "Restaurant director banned for six years", "17 October 2025", `<p>A Leeds restaurateur has been disqualified as a director for six years. Paul Whitcombe, 58, of Cardigan Lane, ran three tapas bars which went under owing £410,000 in tax. The Insolvency Service said he had kept no books.</p>`, { news: news("United Kingdom", "English", "20251017T080000Z") }),
  ledgerPage("/news/tarnbeck-handhelds", "Haulier switches 300 drivers to handhelds", "9 February 2026", `<p>Drivers at Tarnbeck Freight of Stourton no longer carry paper. IT director Gareth Ollerenshaw said the handhelds, which run on the firm's new warehouse system, were tested by drivers for six months. "If Dennis can break it, it is not ready," he said.</p>`, { news: news("United Kingdom", "English", "20260209T080000Z") }),
  {
    url: "https://www.buckeyebusinessweekly.example/forty-under-40-2021",
    body: `<!DOCTYPE html><html><head><title>Forty Under 40: the class of 2021 - Buckeye Business Weekly</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Forty Under 40: the class of 2021"}</script></head><body><nav>Columbus | Cleveland | Money | Commercial real estate</nav><h1>Forty Under 40: the class of 2021</h1><h3>17. Denise Okonkwo-Barrett, CFO, Oakhollow Credit Union</h3><p>Okonkwo-Barrett became chief financial officer in the middle of a pandemic and took Oakhollow through a merger with Licking Teachers Credit Union before the year was out. She teaches teenagers to budget at the library, and misses no Columbus Crew home match.</p><h3>18. Luis Amador, owner, Amador Roofing</h3><p>Five trucks, forty crews.</p><p class="sub">Subscribe to read the rest.</p></body></html>`,
    news: news("United States", "English", "20210609T120000Z")
  },
  {
    url: "https://www.galwaytidings.example/2026/01/new-year-swim",
    body: `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Two hundred brave the water for the lifeboat – Galway Tidings</title></head><body><header><a href="https://www.galwaytidings.example/">Galway Tidings</a> News Sport Death notices</header><article><h1>Two hundred brave the water for the lifeboat</h1><time>2 January 2026</time><p>The New Year swim at Blackrock brought in €9,000 for the Galway lifeboat station on Thursday. It was organised by Tadhg Mulrooney of Salthill, who heads sustainability at Corrigeen Medical.</p><p>Mr Mulrooney, who went through chemotherapy for lymphoma in 2022 and is now in remission, said he swam on all but nine mornings of the year.</p><p>"It is the cheapest thing I own," he said of the sea.</p></article><div>Related: Storm closes Salthill prom. Ten of the best chowders.</div></body></html>`,
    news: news("Ireland", "English", "20260102T120000Z")
  },
  { url: "https://www.galwaytidings.example/", body: `<!doctype html><html><head><title>Galway Tidings</title></head><body><h1>Galway Tidings</h1><a href="/2026/01/new-year-swim">Two hundred brave the water</a></body></html>` },
  {
    url: "https://www.neckar-rundschau.example/lokales/gemeinderat-kandidaten-2019",
    body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Wer in den Gemeinderat will – Neckar-Rundschau</title></head><body><header>Neckar-Rundschau | Lokales | Sport | Anzeigen</header><h1>Wer in den Gemeinderat will</h1><p>Plochingen, 2. April 2019. Auf Platz 7 der SPD-Liste steht Yusuf Karadağ, Meister bei Kelterbach in Esslingen. Er ist seit Jahren Vertrauensmann der IG Metall und saß zwei Wahlperioden im Betriebsrat. Gewählt wurde er nicht.</p><p>Platz 8: Marion Ott, Lehrerin.</p></body></html>`,
    news: news("Germany", "German", "20190402T060000Z")
  },
  {
    url: "https://www.sunshinecourier.example/court/maroochy-list-2022-08",
    body: `<!doctype html><html lang="en-AU"><head><title>In court: full list, August 2022</title></head><body><h1>In court: the full list, August 2022</h1><p>Everyone who faced Maroochydore Magistrates on traffic matters this month.</p><ul><li>Gregory "Greg" Stanhope, 51, procurement manager, patrol captain at Currumundi Sands: drink-driving, reading 0.112, fined $900, licence disqualified for four months.</li><li>Leanne Purdie, 34: unregistered trailer.</li></ul></body></html>`,
    news: news("Australia", "English", "20220819T060000Z")
  },
  conference("www.procurenorth.example", "Procure North", "/", "Procure North 2026", `<h1>Procure North, Dublin, 6 to 7 May 2026</h1><p><a href="https://www.procurenorth.example/2026/speakers">Speakers</a></p>`),
  conference("www.procurenorth.example", "Procure North", "/2026/speakers", "Speakers 2026", `<h1>Speakers 2026</h1><ul><li><a href="https://www.procurenorth.example/2026/speakers/aoife-ni-bhraonain">Aoife Ní Bhraonáin</a>, Head of Procurement, Corrigeen Medical</li><li>Brendan Tuohy, freight broker</li><li>Liselotte Hahn, author of "Buy Less"</li></ul>`),
  conference("www.procurenorth.example", "Procure North", "/2026/speakers/aoife-ni-bhraonain", "Aoife Ní Bhraonáin", `<h1>Aoife Ní Bhraonáin MCIPS</h1><h2>Second source, first</h2><p>Aoife is Head of Procurement at Corrigeen Medical in Galway. She took a Bachelor of Commerce at the University of Galway in 2009, spent eight years buying for hospitals and became a full member of the Chartered Institute of Procurement &amp; Supply in 2016. She will tell how 94 per cent of the materials in a catheter came to have a second supplier.</p><p>Wednesday 6 May, 11:40, Liffey room.</p>`),
  conference("www.northseamaterials.example", "North Sea Materials Forum", "/", "North Sea Materials Forum", `<h1>North Sea Materials Forum</h1><p>Gothenburg, each September. <a href="https://www.northseamaterials.example/2025/speakers">Speakers 2025</a></p>`),
  conference("www.northseamaterials.example", "North Sea Materials Forum", "/2025/speakers", "Speakers 2025", `<h1>Speakers 2025</h1><section><h3>Päivi Korhosaari</h3><p>Chief Sustainability Officer, Lumiharju Packaging, Tampere. <em>Seventy-one failures</em>: what not to put on a berry tray.</p></section><section><h3>Sunniva Eikemo</h3><p>Sustainability Manager, Tindvik Sjømat, Bergen. <em>Nets that come back</em>: how a salmon farmer recycles 80 tonnes of nets a year.</p></section><section><h3>Tadhg Mulrooney</h3><p>Head of Sustainability, Corrigeen Medical, Galway. <em>The catheter's footprint</em>. Since 2021 he has cut the factory's gas use by 31 per cent and put a 1.2 MW solar roof on it.</p></section><section><h3>Dr. Ineke Vos</h3><p>Polymer chemist.</p></section>`),
  {
    url: "https://www.opsandorders.example/",
    body: `<!doctype html><html><head><title>Ops &amp; Orders podcast</title></head><body><h1>Ops &amp; Orders</h1><p>A podcast about people who run things, by Mirela Stanescu.</p><ol reversed start=41><li><a href="/episodes/41-arjun-balasubramaniam">41: Seventy seconds to a room key</a></li><li>40: The tea warehouse</li><li>39: Live from a car ferry</li><li><a href="/episodes/38-callum-fairweather-nguyen">38: Why I fired my sales team</a></li></ol></body></html>`
  },
  {
    url: "https://www.opsandorders.example/episodes/41-arjun-balasubramaniam",
    body: `<!doctype html><html><head><title>41: Seventy seconds to a room key - Ops &amp; Orders</title></head><body><a href="/">All episodes</a><h1>41: Seventy seconds to a room key</h1><p>Arjun Balasubramaniam started on the night shift: six years as a receptionist in Penang, checking people in with carbon paper. Today he is Head of Digital &amp; IT at Pandan Ridge Hospitality in Singapore and has made check-in vanish.</p><ul><li>02:10 Four booking systems, one guest</li><li>11:45 How to argue with a vendor</li><li>24:30 Off-spin for the Katong Cricket Club second eleven</li><li>28:00 The mridangam, a neighbour, and a truce</li></ul><p>Sponsored by nobody.</p></body></html>`
  },
  {
    url: "https://www.opsandorders.example/episodes/38-callum-fairweather-nguyen",
    body: `<!doctype html><html><head><title>38: Why I fired my sales team - Ops &amp; Orders</title></head><body><a href="/">All episodes</a><h1>38: Why I fired my sales team</h1><p>Callum Fairweather-Nguyen, founder and CEO of Wattlebark Solar in Brisbane, on ending commission and paying salaries instead, on electric utes, and on surfing at Snapper before the first toolbox talk. Plus: what a Broncos loss does to a Monday.</p></body></html>`
  }
]
export default {
  pages,
  podcasts: [
    {
      id: 1688120077,
      title: "Ops & Orders",
      artist: "Mirela Stanescu",
      feed: "https://www.opsandorders.example/feed.xml",
      site: "https://www.opsandorders.example/",
      description: "A podcast about people who run things.",
      episodes: [
        { title: "41: Seventy seconds to a room key", description: "Arjun Balasubramaniam, Head of Digital & IT at Pandan Ridge Hospitality, started as a night-shift receptionist in Penang.", url: "https://www.opsandorders.example/episodes/41-arjun-balasubramaniam", at: "2026-03-19T06:00:00Z" },
        { title: "38: Why I fired my sales team", description: "Callum Fairweather-Nguyen, founder and CEO of Wattlebark Solar, on ending commission.", url: "https://www.opsandorders.example/episodes/38-callum-fairweather-nguyen", at: "2025-11-27T06:00:00Z" }
      ]
    }
  ],
  robots: { "www.sunshinecourier.example": "User-agent: *\nDisallow: /subscribe/\n", "www.airevalleyledger.example": "User-agent: *\nAllow: /\nCrawl-delay: 1\n" },
  archive: [
    {
      url: "https://www.tarnbeckfreight.example/news/nomvula-wins-through/",
      timestamp: "20220314120000",
      body: `<html><head><title>Congratulations, Nomvula – Tarnbeck Freight</title></head><body><h1>Congratulations, Nomvula</h1><p>Our HR Business Partner Nomvula Dlamini-Reid has finished her MSc in Human Resource Management at Leeds Beckett, with distinction.</p></body></html>`
    }
  ]
}
