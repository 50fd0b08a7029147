const html = (lang, title, body) => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

/** Pages of the neighbourhood: front pages of the papers, clubs and conferences, and what search finds beside them. */
const pages = [
  { url: "https://www.kiteloom.example/docs", body: html("en", "Docs – Kiteloom", `<header><a href="https://www.kiteloom.example/">Kiteloom</a></header><main><h1>Quick start</h1><pre>kiteloom init\nkiteloom up</pre><p>Kiteloom reads the compose file of your repository.</p></main>`) },
  { url: "https://www.kiteloom.example/pricing", body: html("en", "Pricing – Kiteloom", `<header><a href="https://www.kiteloom.example/">Kiteloom</a></header><main><h1>Pricing</h1><table><tr><th>Hobby</th><td>free, 200 minutes</td></tr><tr><th>Team</th><td>€39 a month</td></tr></table></main>`) },
  { url: "https://www.kiteloom.example/legal", body: html("en", "Legal – Kiteloom", `<main><h1>Legal notice</h1><p>Kiteloom, Lda., Rua do Benformoso 214, 1100-087 Lisboa. Registered in Lisbon.</p></main>`) },
  { url: "https://www.startupalfama.example/", body: html("en", "Startup Alfama – news from Lisbon's start-ups", `<header>Startup Alfama</header><main><h2><a href="https://www.startupalfama.example/2025/11/kiteloom-series-a">Kiteloom raises €9m to put staging servers out of work</a></h2><h2>Ferry app adds seats</h2></main>`) },
  { url: "https://devmarch.example/2026/", body: html("en", "DevMarch 2026, Rotterdam", `<main><h1>DevMarch, 11–13 March 2026</h1><p>Three days for people who make tools for people who make software.</p><a href="https://devmarch.example/2026/schedule">Schedule</a></main>`) },
  { url: "https://devmarch.example/2026/schedule", body: html("en", "Schedule – DevMarch 2026", `<main><h1>Thursday 12 March</h1><ul><li>10:00 Opening</li><li>11:40 <a href="https://devmarch.example/2026/speakers/ifeoma-nwachukwu">Your README is a landing page</a></li><li>13:00 Lunch</li></ul></main>`) },
  { url: "https://paylark.example/merchants/", body: html("en-NG", "For merchants | Paylark", `<header><a href="https://paylark.example/">Paylark</a></header><main><h1>For merchants</h1><p>0.5 per cent a sale, at most ₦100. No monthly fee.</p></main>`) },
  { url: "https://sterlingharbour.example/", body: html("en", "Sterling Harbour Bank", `<main><h1>Sterling Harbour Bank Plc</h1><p>Banking since 1961. <a href="https://sterlingharbour.example/about/executives">Our executives</a></p></main>`) },
  { url: "https://eko-runners.example/", body: html("en", "Eko Road Runners", `<h1>Eko Road Runners</h1><p>We meet at Falomo bridge, Saturdays 5.30 am. <a href="https://eko-runners.example/committee">Committee</a></p>`) },
  { url: "https://accraproduct.example/", body: html("en", "Accra Product Circle", `<h1>Accra Product Circle</h1><p>A meetup for people who build products in Accra. Last time: <a href="https://accraproduct.example/meetups/18">#18 Building for no network</a></p>`) },
  { url: "https://fabriktage.example/", body: html("de", "Fabriktage", `<h1>Fabriktage</h1><p>Die Fachtagung für Werkleiter. Archiv: <a href="https://fabriktage.example/2023/referenten">Referenten 2023</a></p>`) },
  { url: "https://deutsch-tuerkische-ingenieure.example/", body: html("de", "Netzwerk Deutsch-Türkische Ingenieurinnen und Ingenieure", `<h1>Willkommen</h1><p>400 Mitglieder, neun Regionalgruppen. <a href="https://deutsch-tuerkische-ingenieure.example/mitglieder/portraet-yildiz">Porträt des Monats</a></p>`) },
  { url: "https://privacymatters.example/", body: html("en", "Privacy Matters – a podcast", `<h1>Privacy Matters</h1><ul><li><a href="https://privacymatters.example/episodes/44-priya-raman">44: the week after</a></li><li>43: cookies, again</li></ul>`) },
  { url: "https://ymln.example/", body: html("en", "Young Maritime Lawyers Network", `<h1>YMLN</h1><p>For maritime lawyers with fewer than fifteen years in practice. <a href="https://ymln.example/about">Committee</a></p>`) },
  { url: "https://scamwatchers.example/", body: html("en", "ScamWatchers forum", `<h1>ScamWatchers</h1><ul><li>Rentals</li><li>Crypto</li><li>Romance</li></ul>`) },
  { url: "https://deccanledger.example/", body: html("en-IN", "Deccan Ledger", `<h1>Deccan Ledger</h1><p><a href="https://deccanledger.example/people/harpreet-sandhu-interview">The cold chain sceptic</a></p><p>Monsoon reaches Hyderabad early</p>`) },
  { url: "https://jeux-en-scene.example/2025", body: html("fr", "Jeux en scène 2025", `<h1>Jeux en scène, Montpellier, 16–18 octobre 2025</h1><p><a href="https://jeux-en-scene.example/2025/intervenants/yanis-benmoussa">Porter seul</a></p>`) },
  { url: "https://nightwarren.example/.well-known/security.txt", content_type: "text/plain; charset=utf-8", body: "Contact: mailto:security@nightwarren.example\nPreferred-Languages: en\nExpires: 2027-01-01T00:00:00Z\n" },
  { url: "https://islandbusiness.example/", body: html("en", "Island Business", `<h1>Island Business</h1><p><a href="https://islandbusiness.example/2024/09/nightwarren-founder">The burglar you hire</a></p><p>Hawker centres go cashless</p>`) },
  { url: "https://www.lagosdirectory.example/lawyers/grace", body: html("en", "Lawyers named Grace in Lagos", `<h1>Directory</h1><p>Grace Adebisi, Ikeja. Grace Akpan, Lekki. Grace Okon, Yaba.</p>`) },
  { url: "https://brightsedge-lamps.example/", body: html("en", "Brightsedge Lamps", `<h1>Brightsedge Lamps</h1><p>Reading lamps made in Leeds since 1988.</p>`) }
]

export default { people: [], pages }
