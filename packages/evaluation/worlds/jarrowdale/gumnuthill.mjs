const g = (path, title, main) => ({
  url: `https://gumnuthill.example${path}`,
  body: `<!doctype html><html class="no-js" lang="en-AU"><head><meta charset="utf-8"><title>${title} &ndash; Gumnut Hill Ciderworks</title><meta name="theme-color" content="#8a2b1d"><script>window.Shopify=window.Shopify||{};Shopify.shop="gumnut-hill.example";</script></head><body class="template-page"><div class="age-gate">Are you over 18? <button>Yes</button></div><header><a href="/">Gumnut Hill</a><nav><a href="/collections/cider">Cider</a><a href="/pages/people">Our people</a><a href="/pages/visit">Visit</a><a href="/blogs/orchard">Orchard diary</a><a href="/pages/trade">Trade</a></nav></header><main>${main}</main><footer><p>Gumnut Hill Ciderworks, 312 Judds Creek Road, Huonville, Tasmania 7109</p><p>We pay our respects to the Melukerdee people of the Huon. Enjoy responsibly.</p></footer></body></html>`
})
const industry = "Cider | Cider making | Food and beverage | Beverages | Cidermaking | Food & Beverages | Beverage manufacturing | Drinks | Wine and spirits | Food and drink | Craft cider | Beverage Manufacturing"
const company = "Gumnut Hill Ciderworks | Gumnut Hill"
const huon = "Huonville | Huonville, Tasmania | Huonville, Tasmania, Australia | Huonville, Australia | Huon Valley, Tasmania | Huon Valley"
export default {
  people: [
    {
      id: "jd-james-cook",
      about: "A cidermaker who has the explorer's name.",
      contact: { full_name: "James Cook", company: "Gumnut Hill Ciderworks", title: "Cidermaker", location: "Tasmania" },
      outcome: "found",
      facts: {
        title: "Head Cidermaker | Head cidermaker | Cidermaker",
        company, location: huon, industry,
        skills: ["wild fermentation | cider making | cidermaking | fermentation"],
        achievements: ["Best in Show at the Southern Cider Cup | Southern Cider Cup Best in Show 2025 | Southern Cider Cup"],
        hobbies: ["surfing"],
        education: [{ institution: "University of Adelaide", field: "Viticulture and Oenology | Oenology", year: 2009 }]
      },
      also: {
        title: "Winemaker | Assistant winemaker | Judge | Cider judge | Associate judge | Cellar hand | Volunteer firefighter",
        location: "Tasmania | Australia",
        skills: ["blending | blending cider", "winemaking | oenology | viticulture", "orchard management | orcharding | grafting", "perry | perry making | keeved cider | keeving", "judging | cider judging", "tasting | sensory evaluation"],
        achievements: ["Old Tin Shed | Old Tin Shed 2024 | made Old Tin Shed | Old Tin Shed 2024 keeved cider", "first keeved cider in Tasmania | Tasmania's first keeved cider", "planted 40 bittersweet varieties | heritage apple block | 40 heritage varieties", "judges the Southern Cider Cup | associate judge", "made wine in the Barossa for six years | six years in the Barossa", " a season in Normandy | harvest in Normandy"],
        interests: ["surfing", "heritage apples | old apple varieties | apple varieties | bittersweet apples", "wild yeast | fermentation", "Normandy cider | Normandy", "restoring an old ute | old Holdens | classic utes"],
        hobbies: ["grafting | grafting apples", "restoring an old Holden ute | restoring a Holden"],
        causes: ["volunteer firefighting | volunteer fire brigade | bushfire", "saving heritage apples | heritage apple conservation"],
        memberships: ["Judds Creek Volunteer Fire Brigade | Judds Creek brigade", "Huon Orchard Society"]
      },
      sources: ["https://gumnuthill.example/pages/people", "https://gumnuthill.example/blogs/orchard/old-tin-shed", "https://www.southerncidercup.example/2025/results"],
      never: ["Endeavour", "Botany Bay", "circumnavigat", "Hawaii", "Royal Navy", "cartograph"]
    },
    {
      id: "jd-bronte-papadakis",
      about: "A first name for an address and nothing else; has a Bluesky account and a dog.",
      contact: { email: "bronte@gumnuthill.example" },
      outcome: "found",
      facts: {
        title: "Sales and Export Manager | Sales & Export Manager | Export Manager",
        company, location: huon + " | Hobart | Hobart, Tasmania", industry,
        pets: ["Perry | kelpie | kelpie called Perry | Perry the kelpie | Perry (kelpie) | dog"],
        sports_teams: ["Hobart Hurricanes | Hurricanes"],
        hobbies: ["roller derby"],
        skills: ["export | exporting | export sales | sales"]
      },
      also: {
        title: "Bartender | Bar manager | Restaurant bar manager | Judge | Tasting host | Board member, Tasmanian Small Makers | Board member of Small Makers Tasmania",
        location: "Tasmania | Australia | Melbourne | Singapore",
        skills: ["Greek", "Japanese", "hospitality | bar management | bartending", "tastings | hosting tastings | leading tastings", "trade shows", "customs paperwork | export paperwork | customs | logistics", "negotiation"],
        achievements: ["opened the Japanese market | took Gumnut Hill into Japan | exports to Japan and Singapore | first shipment to Osaka", "Island Exporter Award | Island Exporter Award 2025", "11 markets | eleven export markets | exports to eleven countries"],
        interests: ["roller derby", "cricket | Hobart Hurricanes", "dogs | kelpies", "Japanese food | izakaya | izakayas | Japan", "small producers"],
        hobbies: ["cricket | watching cricket", "learning Japanese | studying Japanese"],
        causes: ["small producers | small makers | support for small producers"],
        memberships: ["Small Makers Tasmania", "Derwent Derby Dolls"]
      },
      sources: ["https://gumnuthill.example/pages/people", "https://gumnuthill.example/pages/trade", "https://www.smallmakerstas.example/board", "https://bsky.app/profile/brontepours.bsky.social"]
    }
  ],
  pages: [
    g("/", "Home", `<h1>Wild. Slow. A bit crooked.</h1><p>Gumnut Hill makes cider and perry in the Huon Valley, from apples nobody wanted.</p><a href="/collections/cider">Shop cider</a>`),
    g("/pages/people", "Our people", `<h1>Our people</h1><h3>James Cook, Head Cidermaker</h3><p>Cookie, please, and he's heard the one about the ship. James studied viticulture and oenology at the University of Adelaide (2009), made wine in the Barossa for six years and then spent a season in Normandy, after which wine was over. He ferments wild, blends in the dark and is out at Cloudy Bay with a board when the swell's right. Lieutenant of nothing, but a member of the Judds Creek Volunteer Fire Brigade.</p><h3>Bronte Papadakis, Sales &amp; Export Manager</h3><p>Bronte ran bars in Melbourne until 2019. Speaks Greek with her nan and Japanese with customs. Plays roller derby for the Derwent Derby Dolls. Usually accompanied by Perry, a kelpie.</p><h3>Alf and Jude Hartnoll, owners</h3><p>Alf grafts, Jude counts.</p>`),
    g("/pages/trade", "Trade", `<h1>Trade</h1><p>We're poured in eleven countries. For stockists, export and samples, talk to Bronte Papadakis: bronte@gumnuthill.example or 03 5550 1190. She'll host a tasting anywhere with a table.</p><p>2025 Island Exporter Award, small business.</p>`),
    g("/blogs/orchard", "Orchard diary", `<h1>Orchard diary</h1><ul><li><a href="/blogs/orchard/old-tin-shed">Old Tin Shed wins the cup</a></li><li>Codling moth: a love story</li></ul>`),
    g("/blogs/orchard/old-tin-shed", "Old Tin Shed wins the cup", `<h1>Old Tin Shed wins the cup</h1><p>26 October 2025</p><p>Best in Show! James's keeved cider, Old Tin Shed 2024, took the Southern Cider Cup. As far as we know it was the first keeved cider made in Tasmania, and as far as we know the first thing James has ever made on purpose without changing it twice.</p><p>Keeving means slowing everything down until the yeast gives up. It needs bittersweet apples, which is why James has planted 40 old varieties behind the shed with the Huon Orchard Society, grafting them himself. What he does about the 1971 Holden ute he has been restoring in the same shed is between him and Jude.</p>`),
    {
      url: "https://www.southerncidercup.example/2025/results",
      body: `<html><head><title>Southern Cider Cup 2025: results</title></head><body><h1>2025 results</h1><table><tr><th>Class</th><th>Winner</th></tr><tr><td>Best in Show</td><td>Gumnut Hill Ciderworks, Huonville: Old Tin Shed 2024 (cidermaker James Cook)</td></tr><tr><td>Best Perry</td><td>Bent Rail, Orange</td></tr><tr><td>Best Dry</td><td>Pippin &amp; Daughters, Bilpin</td></tr></table><p>Associate judges this year: James Cook (not for his own classes), Rosa Tindale, Ken Mai.</p></body></html>`
    },
    {
      url: "https://www.smallmakerstas.example/board",
      body: `<html><head><title>Small Makers Tasmania: board</title></head><body><h1>Board</h1><p><b>Bronte Papadakis</b> (Gumnut Hill, Huonville). Bronte sent Gumnut Hill's first shipment to Osaka in 2022 and has been explaining the paperwork to the rest of us ever since.</p><p><b>Col Burridge</b> (goat cheese, Bothwell)</p></body></html>`
    },
    {
      url: "https://www.pacificvoyages.example/james-cook",
      body: `<!DOCTYPE html><html><head><title>James Cook, explorer | Pacific Voyages</title></head><body><h1>Captain James Cook (1728-1779)</h1><p>James Cook of the Royal Navy commanded the Endeavour, charted New Zealand, landed at Botany Bay in 1770, circumnavigated the globe twice, called at Adventure Bay in Tasmania in 1777 and was killed in Hawaii. He is remembered as a cartographer and navigator.</p></body></html>`
    }
  ],
  wikidata: [
    { id: "Q7324", label: "James Cook", description: "British explorer, navigator and cartographer (1728-1779)", aliases: ["Captain Cook"], statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q11900058", label: "explorer" } }, { property: "P569", time: "1728-11-07" }, { property: "P570", time: "1779-02-14" }], article: "James Cook" }
  ],
  wikipedia: [
    { title: "James Cook", description: "British explorer (1728-1779)", extract: "Captain James Cook was a British Royal Navy officer, explorer and cartographer who led three voyages to the Pacific, on the Endeavour and the Resolution, and reached Botany Bay in 1770." }
  ],
  bluesky: [
    {
      handle: "brontepours.bsky.social", name: "Bronte Papadakis", description: "Sells cider for @gumnuthill. Derby, Hurricanes, kelpie. Hobart.", website: "https://gumnuthill.example/pages/people",
      posts: [
        { text: "Hurricanes by six off the last ball and I have no voice for the Singapore call at nine.", at: "2026-01-14T22:00:00.000Z" },
        { text: "Three izakayas, one night, eleven cases. Osaka, I love you.", at: "2025-09-18T14:00:00.000Z" },
        { text: "Perry has eaten the sample label proofs. Approved, then.", at: "2026-04-02T03:00:00.000Z" }
      ]
    }
  ],
  gravatar: [
    { email: "bronte@gumnuthill.example", slug: "brontepours", display_name: "Bronte Papadakis", location: "Hobart, Tasmania", company: "Gumnut Hill Ciderworks", accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/brontepours.bsky.social" }] }
  ]
}
