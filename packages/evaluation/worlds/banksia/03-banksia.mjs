const B = "https://banksiagrove.example"
const wp = (title, body, cls = "page") => `<!DOCTYPE html><html lang="en-AU"><head><meta charset="UTF-8"><title>${title} – Banksia Grove Aged Care</title><meta name="generator" content="WordPress 6.8.2"><link rel="alternate" type="application/rss+xml" title="Banksia Grove » Feed" href="${B}/feed/"></head><body class="${cls} wp-embed-responsive"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="${B}/">Banksia Grove Aged Care</a></p><nav class="wp-block-navigation"><a href="${B}/our-people/">Our People</a> <a href="${B}/homes/">Our Homes</a> <a href="${B}/category/news/">News</a></nav></header><main class="entry-content wp-block-post-content">${body}</main><footer><p>Banksia Grove Aged Care Ltd ABN 00 000 000 000. We acknowledge the Wadawurrung people of the Kulin Nation.</p></footer></body></html>`
const gd = (title, body) => `<html><head><title>${title} | The Goldfields Dispatch</title></head><body><h2><a href="/">The Goldfields Dispatch</a></h2>${body}</body></html>`
export default {
  people: [
    {
      id: "banksia-ohalloran", about: "Middle: chief executive with an apostrophe, boards and an Order of Australia medal.",
      contact: { email: "m.ohalloran@banksiagrove.example", full_name: "Margaret O'Halloran", company: "Banksia Grove Aged Care" }, outcome: "found",
      facts: {
        title: "Chief Executive Officer | CEO | Chief Executive", company: "Banksia Grove Aged Care | Banksia Grove | Banksia Grove Aged Care Ltd", location: "Ballarat, Victoria | Ballarat | Ballarat, Australia", industry: "aged care | residential aged care | elder care | health care",
        achievements: ["Medal of the Order of Australia (OAM), 2022 | OAM | Medal of the Order of Australia"], memberships: ["GAICD | Australian Institute of Company Directors | graduate of the Australian Institute of Company Directors", "Eureka Community Foundation | director of the Eureka Community Foundation"],
        education: [{ institution: "La Trobe University | La Trobe", degree: "Bachelor of Nursing", year: 1989 }], sports_teams: ["North Ballarat Roosters | Roosters"]
      },
      also: { skills: ["registered nurse"], certifications: ["registered nurse | GAICD"], achievements: ["chief executive since 2014"] },
      sources: [`${B}/our-people/`, `${B}/2022/06/oam-for-margaret/`, "https://goldfieldsdispatch.example/ten-questions-ohalloran"], sensitive: ["Catholic", "novice", "divorced"]
    },
    {
      id: "banksia-pathirage", about: "A cricketer has the same name and a page in the encyclopedia.",
      contact: { email: "r.pathirage@banksiagrove.example", full_name: "Dr Ruwan Pathirage", company: "Banksia Grove Aged Care", title: "Clinical Director" }, outcome: "found",
      facts: {
        title: "Clinical Director", company: "Banksia Grove Aged Care | Banksia Grove | Banksia Grove Aged Care Ltd", location: "Ballarat, Victoria | Ballarat | Ballarat, Australia", industry: "aged care | residential aged care | geriatric medicine | health care",
        skills: ["geriatric medicine | geriatrics", "deprescribing"], achievements: ["keynote on deprescribing at the Ageing Well Summit 2025 | Less Is More: deprescribing in residential care"], education: [{ institution: "University of Colombo | Colombo", degree: "MBBS" }], certifications: ["FRACP | Fellow of the Royal Australasian College of Physicians"],
        hobbies: ["birdwatching | bird photography"]
      },
      also: { memberships: ["Royal Australasian College of Physicians | FRACP"] },
      sources: [`${B}/our-people/`, "https://ageingwellsummit.example/program/"], never: ["leg-spin", "cricketer", "Kandy", "wickets"]
    },
    {
      id: "banksia-nguyenwatts", about: "Changed homes within the firm: an old news post still has the former title. Her illness was in the paper.",
      contact: { email: "k.nguyen-watts@banksiagrove.example", full_name: "Kylie Nguyen-Watts", company: "Banksia Grove Aged Care" }, outcome: "found",
      facts: {
        title: "General Manager, Banksia at Home | General Manager", company: "Banksia at Home | Banksia Grove Aged Care | Banksia Grove", location: "Bendigo, Victoria | Bendigo | Bendigo, Australia", industry: "home care | aged care | in-home aged care | health care",
        causes: ["Lake Weeroona charity swim | charity swim for the Bendigo hospice"], hobbies: ["open-water swimming | swimming"]
      },
      also: { achievements: ["Facility Manager of Banksia Grove Creswick | Residential Manager, Banksia Grove Creswick | four-star rating for Creswick"], location: "Creswick" },
      sources: [`${B}/our-people/`, `${B}/2021/03/creswick-four-stars/`, "https://goldfieldsdispatch.example/weeroona-swim"], sensitive: ["breast cancer", "chemotherapy", "mastectomy"]
    },
    {
      id: "banksia-truscott", about: "Nothing online under that name.",
      contact: { full_name: "Glenda Truscott", company: "Truscott Linen Hire Maryborough" }, outcome: "nothing", facts: {}, sources: []
    }
  ],
  pages: [
    { url: `${B}/`, body: wp("Home", `<h1>Country care, close to home</h1><p>Banksia Grove is a not-for-profit aged care provider with six residential aged care homes between Ballarat and Bendigo, and home care through <strong>Banksia at Home</strong>.</p><p><a href="${B}/our-people/">Our People</a> | <a href="${B}/category/news/">News</a></p>`, "home") },
    { url: `${B}/homes/`, body: wp("Our Homes", `<ul><li>Banksia Grove Creswick, 64 beds</li><li>Banksia Grove Sebastopol, 110 beds</li><li>Banksia Grove Clunes, 30 beds</li></ul>`) },
    { url: `${B}/our-people/`, body: wp("Our People", `<h1>Our People</h1><h2>Executive</h2>
<figure class="wp-block-table"><table><tbody>
<tr><td><strong>Margaret O'Halloran OAM GAICD</strong></td><td>Chief Executive Officer</td><td>A registered nurse (Bachelor of Nursing, La Trobe University, 1989), Margaret has been chief executive since 2014. She is a director of the Eureka Community Foundation and a graduate of the Australian Institute of Company Directors. Based in Ballarat.</td></tr>
<tr><td><strong>Dr Ruwan Pathirage MBBS (Colombo) FRACP</strong></td><td>Clinical Director</td><td>Dr Pathirage trained in Colombo and Melbourne and has practised geriatric medicine in Ballarat since 2011. He has made deprescribing (getting residents off the pills they don't need) the centre of our clinical work. His bird photography hangs in every dining room.</td></tr>
<tr><td><strong>Kylie Nguyen-Watts</strong></td><td>General Manager, Banksia at Home</td><td>Kylie leads our in-home aged care team of 140 from Bendigo. Earlier she was Residential Manager at Banksia Grove Creswick.</td></tr>
<tr><td><strong>Bruno Cattapan</strong></td><td>Chief Financial Officer</td><td>Bruno counts the beans and grows them.</td></tr></tbody></table></figure>`) },
    { url: `${B}/category/news/`, body: wp("News", `<article><h2><a href="${B}/2022/06/oam-for-margaret/">OAM for Margaret</a></h2></article><article><h2><a href="${B}/2021/03/creswick-four-stars/">Four stars for Creswick</a></h2></article>`, "archive") },
    { url: `${B}/2022/06/oam-for-margaret/`, body: wp("OAM for Margaret", `<p>Posted on 13 June 2022 by admin</p><p>Everyone at Banksia Grove is chuffed that our CEO Margaret O'Halloran has been awarded the Medal of the Order of Australia (OAM) for service to aged care in regional Victoria.</p>`, "single") },
    { url: `${B}/2021/03/creswick-four-stars/`, body: wp("Four stars for Creswick", `<p>Posted on 9 March 2021 by admin</p><p>"It is the staff who did this," said Kylie Nguyen-Watts, Facility Manager of Banksia Grove Creswick, after the four-star rating for Creswick was published.</p>`, "single") },
    { url: `${B}/feed/`, content_type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Banksia Grove Aged Care</title><link>${B}/</link><item><title>OAM for Margaret</title><link>${B}/2022/06/oam-for-margaret/</link><pubDate>Mon, 13 Jun 2022 01:00:00 +0000</pubDate></item></channel></rss>` },
    { url: "https://ageingwellsummit.example/", body: `<div class="hero"><h1>Ageing Well Summit 2025</h1><p>Geelong, 14–15 August 2025</p><a href="/program/">Program</a></div>` },
    { url: "https://ageingwellsummit.example/program/", body: `<h1>Program</h1><table><tr><th>9.00</th><td>Welcome to Country</td></tr><tr><th>9.20</th><td>Keynote: <b>Less Is More: deprescribing in residential care</b>. Dr Ruwan Pathirage, Clinical Director, Banksia Grove Aged Care. Ruwan is a geriatrician and a weekend birdwatching tragic.</td></tr><tr><th>10.10</th><td>Panel: star ratings, three years on. Chair: Prof. Lyn Abernethy</td></tr></table>` },
    { url: "https://goldfieldsdispatch.example/", body: gd("Home", `<p><a href="/ten-questions-ohalloran">Ten questions for Margaret O'Halloran</a></p><p><a href="/weeroona-swim">Swimmers raise $48,000</a></p>`) },
    { url: "https://goldfieldsdispatch.example/ten-questions-ohalloran", news: { seen: "2025-04-05T00:00:00Z", language: "en", country: "AU" }, body: gd("Ten questions for Margaret O'Halloran", `<h1>Ten questions for Margaret O'Halloran</h1><p><b>You run Banksia Grove. What did you want to be at 18?</b><br>A nun, believe it or not. I was a novice with the Sisters for eleven months. Still Catholic, on my own terms, divorced and all.</p><p><b>Saturday arvo?</b><br>Mars Stadium if the North Ballarat Roosters are playing. I've had the scarf since 1996.</p><p><b>Coffee order?</b><br>Tea.</p>`) },
    { url: "https://goldfieldsdispatch.example/weeroona-swim", news: { seen: "2026-02-22T00:00:00Z", language: "en", country: "AU" }, body: gd("Swimmers raise $48,000", `<h1>Swimmers raise $48,000</h1><p>Ninety people crossed the lake on Sunday in the Lake Weeroona charity swim for the Bendigo hospice. First of the women over 45 was not the point for Kylie Nguyen-Watts, who took up open-water swimming after breast cancer and six rounds of chemotherapy; "the mastectomy bra filled with water and I laughed all the way."</p>`) }
  ],
  wikidata: [{ id: "Q990100001", label: "Ruwan Pathirage", description: "Sri Lankan cricketer (born 1968)", statements: [{ property: "P106", item: { id: "Q12299841", label: "cricketer" } }, { property: "P569", time: "1968" }], article: "Ruwan Pathirage (leg-spinner)" }],
  wikipedia: [{ title: "Ruwan Pathirage (leg-spinner)", description: "Sri Lankan cricketer", extract: "Ruwan Pathirage (born 1968 in Kandy) is a Sri Lankan former cricketer who bowled leg-spin and took 212 first-class wickets between 1991 and 2004." }]
}
