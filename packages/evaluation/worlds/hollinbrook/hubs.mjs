// Newspapers, conferences and associations which several of the world's people share.
const paper = (host, name, path, headline, date, body, country) => ({
  url: `https://${host}.example${path}`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${headline} | ${name}</title><meta property="og:type" content="article"><meta property="article:published_time" content="${date}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":${JSON.stringify(headline)},"datePublished":"${date}","publisher":{"@type":"Organization","name":${JSON.stringify(name)}}}</script></head><body><div class="ad-slot" data-slot="leaderboard"></div><header><a href="/">${name}</a><nav><a href="/news">News</a> <a href="/sport">Sport</a> <a href="/notices">Family notices</a></nav></header><article><h1>${headline}</h1>${body}</article><aside><h3>Most read</h3><ol><li>Bins: new days from Monday</li><li>Man finds tortoise on bus</li><li>Six places for a good roast</li></ol></aside><div class="newsletter">Get our e-mail every morning. <a href="/subscribe">Subscribe</a></div><footer>&copy; ${name}. We follow the editors' code.</footer></body></html>`,
  news: { seen: `${date}T07:00:00Z`, language: "en", country }
})
const front = (host, name, ...links) => ({
  url: `https://${host}.example/`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><h1>${name}</h1><ul>${links.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join("")}</ul></body></html>`
})

const pages = [
  front("www.leedsledger", "Leeds Ledger", ["/people/mbe-for-builder-with-a-loft-full-of-winners", "MBE for builder with a loft full of winners"]),
  paper("www.leedsledger", "Leeds Ledger", "/people/mbe-for-builder-with-a-loft-full-of-winners", "MBE for builder with a loft full of winners", "2017-06-17",
    `<p class="byline">By Lorraine Speight</p><p>Builder Tom Ackersley was up a ladder at his pigeon loft in Pudsey when the letter came. &ldquo;I thought it was VAT,&rdquo; says the founder of Ackersley Build, 65, who becomes an MBE in the Queen's birthday honours for services to apprenticeships.</p><p>His racing pigeons are the other half of his life. As a member of the Stanningley Homing Society he won the Lerwick race last summer with a hen called Doris.</p><p>Or the other third: Mr Ackersley has played solo cornet with the Pudsey Vale Band for thirty years. &ldquo;You cannot worry about a roof when you have a top C coming.&rdquo;</p>`, "GB"),
  {
    url: "https://www.buyersforum.example/2026/speakers",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Speakers | The Buyers' Forum 2026, Manchester</title><meta name="generator" content="Webflow"></head><body><div class="nav w-nav"><a href="/">The Buyers' Forum</a><a href="/2026/speakers">Speakers</a><a href="/tickets">Tickets</a></div><h1>Speakers 2026</h1><div class="w-dyn-list">
<div class="w-dyn-item"><h3>Gemma Holroyd</h3><div>Head of Procurement, Ackersley Build</div><p><em>Thirty miles: buying local without paying twice.</em> Gemma spends most of a contractor's money within thirty miles of its yard in Leeds. She speaks about social value in construction that is more than a paragraph in a bid.</p></div>
<div class="w-dyn-item"><h3>Sarah Thompson</h3><div>Head of Procurement, Yarewater Hospitals NHS Foundation Trust</div><p><em>Gloves off: what a hospital can stop buying.</em> Sarah (MCIPS) took 31 tonnes of single-use plastic a year out of operating theatres in Norwich. After twelve years of council procurement she says that a hospital is the same, with more gloves. Between conferences she rings church bells, badly by her account.</p></div>
<div class="w-dyn-item"><h3>Olivier Lacombe</h3><div>Chief Procurement Officer, Tramway Nord</div><p><em>The tender nobody answered.</em></p></div></div><div class="footer">Venue: Bridgewater Yard, Manchester. Code of conduct. Sponsors.</div></body></html>`
  },
  front("www.buyersforum", "The Buyers' Forum", ["/2026/speakers", "Speakers 2026"]),
  {
    url: "https://www.fundraisingfair.example/2025/panels",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Panels 2025 - Fundraising Fair, Dublin</title></head><body class="sessionize"><header>Fundraising Fair 2025 &middot; Dublin, 6 and 7 November</header><h1>Panels</h1>
<section><h2>Asking in a small town</h2><p>When you meet every donor at the butcher's. With <b>Siobh&aacute;n Kearney</b>, Head of Development at Tannery Lane Theatre in Cork, who is known to bring her fiddle to a pitch, and <b>Mairead Duggan</b>, Skellig Hospice.</p></section>
<section><h2>Teapots and other disguises</h2><p>Mass events that make money. In the chair: <b>Yusuf Demir</b>, Head of Fundraising, Second Kettle, Bristol.</p></section>
<section><h2>When the founder asks</h2><p>Founders are the best and the worst fundraisers. <b>Bethan Price-Lloyd</b> (Second Kettle) and <b>Colm Tiernan</b> (Barrow Boats) have a row in public.</p></section>
<footer>Tickets are not refundable, which you of all people will understand.</footer></body></html>`
  },
  front("www.fundraisingfair", "Fundraising Fair", ["/2025/panels", "Panels 2025"]),
  paper("www.wulfrunmercury", "Wulfrun Mercury", "/2025/08/boat-for-the-day-unit", "Repairs boss takes slow boat to Wales for hospital day unit", "2025-08-23",
    `<p>It took Paul Grainger five years to put the narrowboat Brindle Cow back together in a yard at Penkridge, and nine days to take her the 60 miles to Llangollen. On the way the head of repairs at Wenlow Homes raised &pound;11,400 for the hospital's day unit, where he had radiotherapy for prostate cancer in 2023.</p><p>&ldquo;They were good to me,&rdquo; said Paul. &ldquo;And it is a good engine. I only had it in bits twice.&rdquo;</p><p>Older readers may remember Mr Grainger as the shop steward with the loudhailer on the picket line at the council depot in 2002.</p>`, "GB"),
  front("www.wulfrunmercury", "Wulfrun Mercury", ["/2025/08/boat-for-the-day-unit", "Slow boat to Wales"]),
  paper("waikatolantern", "Waikato Lantern", "/business/enterprise-awards-2024", "Oat milk founder takes Māori business award", "2024-10-12",
    `<p>Mereana Tautari, chief executive of Hamilton oat milk maker Kahikatea Vale Foods, was named M&#257;ori Business Leader of the Year at the Waikato Enterprise Awards on Thursday night.</p><p>She gave half of her speech in te reo, which she began to learn at 38. &ldquo;My nan was caned for it at school. So I practise on everybody, including the bank.&rdquo;</p>`, "NZ"),
  paper("waikatolantern", "Waikato Lantern", "/news/2018-chiller-failure", "Night shift saves 9,000 litres of oat milk", "2018-01-30",
    `<p>When the chiller failed at Kahikatea Vale's plant in Te Rapa on the hottest night of the year, shift supervisor Sione Fifita rang his cousin at the ice works. Three truckloads later 9,000 litres were safe.</p>`, "NZ"),
  front("waikatolantern", "Waikato Lantern", ["/business/enterprise-awards-2024", "Oat milk founder takes award"], ["/news/2018-chiller-failure", "Night shift saves 9,000 litres"]),
  paper("deccanbusinessmirror", "Deccan Business Mirror", "/interviews/rohan-kulkarni-kite-kadai", "“Write for the tea stall, not for the jury”", "2025-03-09",
    `<p><i>Rohan Kulkarni founded the Pune agency Kite &amp; Kadai in 2011 after six years at Grand Trunk Advertising in Mumbai.</i></p><p><b>Why Pune?</b> Rent. And the weather, and a theatre every two kilometres. In Mumbai I had the sea, which I saw once a month.</p><p><b>Is radio dead?</b> I wrote four hundred radio spots before anybody let me near a camera. It is the best school for a writer; there is nowhere to hide.</p><p><b>What next?</b> We pay for two apprentices a year who write in Marathi, Kannada or Telugu and not first in English. Nobody translates a joke well.</p>`, "IN"),
  front("deccanbusinessmirror", "Deccan Business Mirror", ["/interviews/rohan-kulkarni-kite-kadai", "Write for the tea stall"]),
  {
    url: "https://irishwindgathering.example/2025/prizes",
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Irish Wind Gathering 2025: the prizes</title></head><body><p><a href="/">Irish Wind Gathering</a></p><h1>The prizes</h1><table><tr><th>Prize</th><th>Winner</th></tr><tr><td>Community Engagement Prize</td><td>Aoife N&iacute; Bhriain, Sliabh Gaoithe Energy</td></tr><tr><td>Blade of the Year</td><td>Glenfarne Composites</td></tr></table><p>The evening ended when Aoife sang. She is from An Spid&eacute;al and placed second in sean-n&oacute;s at the Oireachtas in 2023, so nobody wanted to follow.</p></body></html>`
  },
  front("irishwindgathering", "Irish Wind Gathering", ["/2025/prizes", "Prizes 2025"]),
  paper("westcountryargosy", "West Country Argosy", "/news/citizen-of-the-year-2024", "The nurse who put the kettle on", "2024-11-28",
    `<p>Bethan Price-Lloyd, founder of the Bristol charity Second Kettle, is the Argosy's Citizen of the Year 2024.</p><p>The former district nurse, a widow since her husband Gareth died of mesothelioma in 2019, opened the front door of 22 Brynmor Terrace to us with flour on her hands. &ldquo;I have just come from our eleventh lunch club,&rdquo; she said. &ldquo;It opened this morning and they have run out of custard.&rdquo;</p>`, "GB"),
  front("westcountryargosy", "West Country Argosy", ["/news/citizen-of-the-year-2024", "The nurse who put the kettle on"]),
  paper("www.portnatalpost", "Port Natal Post", "/courts/2022/transport-hr-manager-custody", "HR manager in custody battle", "2022-03-15",
    `<p>The High Court in Durban heard on Monday that transport HR manager Rehana Moosa of Mkuze Freight Lines is fighting ex-husband Imraan Kader for custody of their two children. Mr Kader, said to be in maintenance arrears, has applied to set aside a protection order. The matter was postponed.</p>`, "ZA"),
  front("www.portnatalpost", "Port Natal Post", ["/courts/2022/transport-hr-manager-custody", "Courts"]),
  {
    url: "https://southerntourismprizes.example/2025",
    body: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>Southern Tourism Prizes 2025: winners and finalists</title></head><body><h1>Winners and finalists 2025</h1><h3>Marketer of the Year</h3><p>Winner: Ailsa Brandreth, Fleurieu Whale Trail. Finalists: Giulia Marchetti, Thornbill Hotels &amp; Lodges; Tim Pascoe-Hill, Barossa Balloons.</p><h3>Sales Team of the Year</h3><p>Winner: Thornbill Hotels &amp; Lodges (Harry Nguyen and team).</p><h3>Best Breakfast</h3><p>Winner: Mrs Kleinig's, Tanunda.</p></body></html>`
  }
]

export default {
  pages,
  rdap: [
    { domain: "ackersleybuild.example", registrant: "Ackersley Build Ltd", registered: "2003-05-12T00:00:00Z" },
    { domain: "quillanmoor.example", registered: "2009-02-03T00:00:00Z" },
    { domain: "secondkettle.example", registrant: "Second Kettle", registered: "2013-01-21T00:00:00Z" },
    { domain: "marrabletovey.example", registrant: "Marrable Tovey Pty Ltd", registered: "1999-08-30T00:00:00Z" },
    { domain: "sliabhgaoithe.example", registered: "2008-11-04T00:00:00Z" }
  ]
}
