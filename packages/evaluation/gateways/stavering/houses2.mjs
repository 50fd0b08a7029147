import { feed, redirect, robots, site, sitemap } from "./lib.mjs"

// ───────────────────────── 7. Jembe Finance, Nairobi ─────────────────────────
{
  const O = "https://jembefinance.example"
  const p = site(O, "Jembe Finance", {
    frame: "divs",
    nav: [["/borrow", "Borrow"], ["/about", "About"], ["/leadership", "Leadership"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    foot: "Jembe Finance Ltd, Westlands, Nairobi. Regulated by the Central Bank of Kenya as a digital credit provider."
  })
  const org = { "@type": "Organization", name: "Jembe Finance" }
  const leaders = [
    { "@type": "Person", name: "Amina Wario Hussein", jobTitle: "Co-founder and Chief Executive Officer", worksFor: org, homeLocation: "Nairobi", description: "Amina grew up among herders in Marsabit and worked in microfinance for eight years before she co-founded Jembe in 2019. MBA, Strathmore Business School, 2017.", sameAs: ["https://twitter.com/aminawario", "https://www.linkedin.com/in/amina-wario-hussein"] },
    { "@type": "Person", name: "Brian Kiptoo Langat", jobTitle: "Chief Technology Officer", worksFor: org, homeLocation: "Nairobi", description: "Brian built the lending engine, in Elixir, and leads 24 engineers. He writes about mobile money APIs.", sameAs: ["https://github.com/blangat-ke", "https://stackoverflow.com/users/9114772/brian-langat"] },
    { "@type": "Person", name: "Joyce Akinyi Were", jobTitle: "Head of Credit Risk", worksFor: org, homeLocation: "Nairobi", description: "Joyce is a CFA charterholder. She built the seasonal scorecard that lends to maize farmers before the rains." }
  ]
  p("/", "Jembe Finance: credit that waits for the harvest", `<h1>Credit that waits for the harvest</h1><p>We lend to 310,000 smallholders and the shops that serve them, and are repaid when they are paid.</p>`, { head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name: "Jembe Finance", url: O, address: { "@type": "PostalAddress", streetAddress: "Mpaka Road 7", addressLocality: "Nairobi", addressCountry: "KE" } })}</script>\n` })
  p("/borrow", "Borrow", `<h1>Borrow</h1><p>Dial our code, answer four questions, receive money within the hour.</p>`)
  p("/about", "About Jembe", `<h1>About</h1><p>A jembe is a hoe. Amina Wario Hussein and two friends founded the company in 2019 with a grant and a borrowed desk. <a href="/leadership">Leadership</a>.</p>`)
  p("/leadership", "Leadership", `<h1>Leadership</h1><p>Our leadership team works from Nairobi.</p>${leaders.map(l => `<section><h2>${l.name}</h2><h4>${l.jobTitle}</h4><p>${l.description}</p></section>`).join("")}`, { head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": leaders })}</script>\n` })
  p("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/series-a">Jembe raises 14 million dollars</a></li><li><a href="/newsroom/scorecard">A scorecard for the rains</a></li></ul>`)
  p("/newsroom/series-a", "Jembe raises 14 million dollars", `<h1>Jembe raises 14 million dollars</h1><p>Nairobi, 22 January 2025. Jembe Finance has closed a Series A of 14 million dollars led by two impact funds. "Farmers do not need cheaper shame. They need patient money," said Amina Wario Hussein, chief executive, who led the round.</p>`, { news: { seen: "20250122T060000Z", language: "English", country: "Kenya" } })
  p("/newsroom/scorecard", "A scorecard for the rains", `<h1>A scorecard for the rains</h1><p>Nairobi, 30 June 2025. Arrears fell by a third in the first season of our new scorecard, designed by Joyce Akinyi Were, Head of Credit Risk, with rainfall data and survival models.</p>`, { news: { seen: "20250630T060000Z", language: "English", country: "Kenya" } })
  p("/contact", "Contact", `<h1>Contact</h1><p>Jembe Finance Ltd, Mpaka Road 7, Westlands, Nairobi. hello@jembefinance.example</p>`)
  robots["jembefinance.example"] = "User-agent: *\nAllow: /\n"
}

// ───────────────────────── 8. Kieferwerk Dental, Pforzheim ─────────────────────────
{
  const O = "https://www.kieferwerk.example"
  const p = site(O, "Kieferwerk Dental", {
    lang: "de",
    nav: [["/produkte", "Produkte"], ["/unternehmen", "Unternehmen"], ["/unternehmen/ansprechpartner", "Ansprechpartner"], ["/aktuelles", "Aktuelles"], ["/impressum", "Impressum"]],
    foot: "Kieferwerk Dental GmbH &amp; Co. KG, Pforzheim"
  })
  p("/", "Kieferwerk Dental: Abformung, Fräser, Keramik", `<h1>Präzision bis zur Krone</h1><p>Fräser, Abformmassen und Keramikblöcke für Labore in 48 Ländern.</p>`)
  p("/produkte", "Produkte", `<h1>Produkte</h1><p>KeraBlock, FeinForm und die Fräser der Serie 7.</p>`)
  p("/unternehmen", "Unternehmen", `<h1>Unternehmen</h1><p>1953 als Goldschlägerei gegründet, heute 260 Mitarbeiter am Standort Pforzheim. Geschäftsführer ist seit 2012 Ulrich Sonnleitner. <a href="/unternehmen/ansprechpartner">Ansprechpartner</a></p>`)
  p("/unternehmen/ansprechpartner", "Ansprechpartner", `<h1>Ihre Ansprechpartner</h1><dl>
<dt>Ulrich Sonnleitner</dt><dd>Geschäftsführer</dd><dd>Diplom-Kaufmann. Wohnt in Pforzheim.</dd>
<dt>Dr. Beate Hagedorn-Ruiz</dt><dd>Leiterin Forschung und Entwicklung</dd><dd>Werkstoffwissenschaftlerin, Promotion am Karlsruher Institut für Technologie (2010). Fachgebiet Zirkonoxid-Keramik. Wohnt in Karlsruhe.</dd>
<dt>Sabine Kroll</dt><dd>Leiterin Qualität und Regulatory Affairs</dd><dd>Medizinprodukteverordnung (MDR), ISO 13485, Audits. s.kroll@kieferwerk.example. Büro Pforzheim.</dd>
<dt>Martin Pfeifle</dt><dd>Exportleiter</dd><dd>Märkte Spanien, Portugal und Lateinamerika. Spricht Spanisch und Portugiesisch.</dd>
<dt>Ute Gann</dt><dd>Innendienst</dd><dd>Bestellungen, Muster, Rückfragen.</dd></dl>`)
  p("/aktuelles", "Aktuelles", `<h1>Aktuelles</h1><ul><li><a href="/aktuelles/mdr">MDR-Zertifikat für alle Produkte</a></li><li><a href="/aktuelles/kerablock">KeraBlock erhält Innovationspreis</a></li><li><a href="/aktuelles/ausbildung">Zwanzig neue Auszubildende</a></li></ul>`)
  p("/aktuelles/mdr", "MDR-Zertifikat für alle Produkte", `<h1>MDR-Zertifikat für alle Produkte</h1><p>Pforzheim, 14. März 2024. Als einer der ersten Hersteller der Branche hat Kieferwerk das MDR-Zertifikat für das ganze Sortiment erhalten. Sabine Kroll, Leiterin Qualität und Regulatory Affairs, hat die Umstellung in drei Jahren geführt.</p>`, { news: { seen: "20240314T080000Z", language: "German", country: "Germany" } })
  p("/aktuelles/kerablock", "KeraBlock erhält Innovationspreis", `<h1>KeraBlock erhält Innovationspreis</h1><p>Pforzheim, 20. Oktober 2025. Für den KeraBlock T hat das Team von Dr. Beate Hagedorn-Ruiz den Innovationspreis Nordschwarzwald 2025 bekommen.</p>`, { news: { seen: "20251020T080000Z", language: "German", country: "Germany" } })
  p("/aktuelles/ausbildung", "Zwanzig neue Auszubildende", `<h1>Zwanzig neue Auszubildende</h1><p>Pforzheim, 1. September 2025. Geschäftsführer Ulrich Sonnleitner begrüßte zwanzig junge Leute. Sonnleitner, selbst Vorsitzender des Prüfungsausschusses der Handelskammer Enztal, versprach ihnen "wenig Langeweile".</p>`, { news: { seen: "20250901T080000Z", language: "German", country: "Germany" } })
  p("/impressum", "Impressum", `<h1>Impressum</h1><p>Kieferwerk Dental GmbH &amp; Co. KG, Goldschmiedeschulstraße 60, 75173 Pforzheim. Vertreten durch den Geschäftsführer Ulrich Sonnleitner.</p>`)
  robots["www.kieferwerk.example"] = "User-agent: *\nDisallow: /intranet/\n"
  redirect(`${O}/team`, `${O}/unternehmen/ansprechpartner`)
}

// ───────────────────────── 9. Corran Orbital, Glasgow ─────────────────────────
{
  const O = "https://www.corranorbital.example"
  const p = site(O, "Corran Orbital", {
    frame: "divs",
    nav: [["/satellites", "Satellites"], ["/about", "About"], ["/crew", "Crew"], ["/blog", "Blog"], ["/contact", "Contact"]],
    foot: "Corran Orbital Ltd, Govan Graving Dock, Glasgow G51"
  })
  p("/", "Corran Orbital: small satellites, long looks", `<h1>Small satellites, long looks</h1><p>Our thermal cameras see which roofs leak heat, from 500 km up. Six in orbit, four on the bench.</p>`)
  p("/satellites", "Satellites", `<h1>Satellites</h1><p>CORRAN-1 to CORRAN-6, 12U cubesats with a thermal infrared camera.</p>`)
  p("/about", "About", `<h1>About Corran Orbital</h1><p>Shona Macaskill founded Corran in 2018 in a railway arch. We are 46 people. <a href="/crew">Meet the crew</a>.</p>`)
  p("/crew", "Crew", `<h1>Crew</h1><div class="grid"><a href="/crew/shona-macaskill"><h3>Shona Macaskill</h3><p>Founder and CEO</p></a><a href="/crew/devraj-nathwani"><h3>Devraj Nathwani</h3><p>Lead Flight Software Engineer</p></a><a href="/crew/callum-strathearn"><h3>Callum Strathearn</h3><p>Head of Mission Operations</p></a><a href="/crew/agnes-lowrie"><h3>Agnes Lowrie</h3><p>Optics Technician</p></a></div>`)
  p("/crew/shona-macaskill", "Shona Macaskill", `<h1>Shona Macaskill</h1><p class="job">Founder and CEO</p><p>Shona worked on star trackers in Toulouse before she came home to Glasgow. She has a doctorate in aerospace engineering from the University of Strathclyde (2012), is a Fellow of the Royal Aeronautical Society, and serves on the Scottish Space Growth Council.</p>`)
  p("/crew/devraj-nathwani", "Devraj Nathwani", `<h1>Devraj Nathwani</h1><p class="job">Lead Flight Software Engineer</p><p>Dev writes the Rust that points our cameras. Before Corran he wrote embedded software for insulin pumps. <a href="https://nathwani.example/">Personal site</a></p>`)
  p("/crew/callum-strathearn", "Callum Strathearn", `<h1>Callum Strathearn</h1><p class="job">Head of Mission Operations</p><p>Callum was a communications officer in the Royal Navy and now runs a rota of eight who talk to the satellites day and night. He lives in Paisley and has held a Partick Thistle season ticket since he was nine.</p>`)
  p("/crew/agnes-lowrie", "Agnes Lowrie", `<h1>Agnes Lowrie</h1><p class="job">Optics Technician</p><p>Agnes aligns lenses and sings alto.</p>`)
  p("/blog", "Blog", `<h1>Blog</h1><ul><li><a href="/blog/night-shift">Night shift with CORRAN-4</a> by Callum Strathearn</li><li><a href="/blog/no-std">A year of no_std</a> by Devraj Nathwani</li><li><a href="/blog/series-a">We have raised 21 million pounds</a></li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="${O}/blog/index.xml">\n` })
  p("/blog/night-shift", "Night shift with CORRAN-4", `<article><h1>Night shift with CORRAN-4</h1><p>Callum Strathearn, 9 December 2025</p><p>At 02:10 the reaction wheel stuck. By 05:00 we had it back, with a trick that I wrote down for the next poor soul: anomaly recovery is mostly typing slowly.</p></article>`)
  p("/blog/no-std", "A year of no_std", `<article><h1>A year of no_std</h1><p>Devraj Nathwani, 11 August 2025</p><p>We moved the attitude control loop from C to Rust without an allocator. Here is what we would not do again.</p></article>`)
  p("/blog/series-a", "We have raised 21 million pounds", `<article><h1>We have raised 21 million pounds</h1><p>4 March 2026</p><p>Corran's Series A is closed. "It pays for ten more satellites and a proper kettle," says founder and CEO Shona Macaskill.</p></article>`, { news: { seen: "20260304T080000Z", language: "English", country: "United Kingdom" } })
  feed(`${O}/blog/index.xml`, "Corran Orbital blog", `${O}/blog`, [
    { title: "Night shift with CORRAN-4", url: `${O}/blog/night-shift`, author: "Callum Strathearn", at: "2025-12-09", text: "At 02:10 the reaction wheel stuck." },
    { title: "A year of no_std", url: `${O}/blog/no-std`, author: "Devraj Nathwani", at: "2025-08-11", text: "Attitude control from C to Rust." }
  ])
  p("/contact", "Contact", `<h1>Contact</h1><p>Corran Orbital Ltd, 2 Graving Dock Road, Govan, Glasgow G51 3QS. ground@corranorbital.example</p>`)
  sitemap(O, ["/", "/about", "/crew", "/crew/shona-macaskill", "/crew/devraj-nathwani", "/crew/callum-strathearn", "/blog", "/contact"])
  robots["www.corranorbital.example"] = `User-agent: *\nDisallow: /telemetry/\nSitemap: ${O}/sitemap.xml\n`
  redirect(`${O}/team`, `${O}/crew`)
}

// ───────────────────────── 10. Mosekær, Odense ─────────────────────────
{
  const O = "https://mosekaer.example"
  const p = site(O, "Mosekær Organic Growers", {
    frame: "blog",
    nav: [["/", "Home"], ["/about", "The co-operative"], ["/board", "Board and staff"], ["/letters", "Newsletters"], ["/contact", "Contact"]],
    foot: "Mosekær Økologi a.m.b.a., Assensvej 410, 5250 Odense SV"
  })
  p("/", "Mosekær Organic Growers, Funen", `<h1>Vegetables from forty-one farms</h1><p>We are a co-operative of organic growers on Funen. Boxes every Thursday.</p>`)
  p("/about", "The co-operative", `<h1>The co-operative</h1><p>Founded in 1988 in a parish hall. Forty-one farms, one packing hall, one vote each.</p>`)
  p("/board", "Board and staff", `<h1>Board and staff</h1><p>Chair: Birgitte Mosegaard, grower at Brændekilde (carrots, leeks, seed). Elected 2020.<br>Deputy chair: Poul Erik Damsbo, Faaborg.<br>Secretary: Anna Lykke, Nyborg.</p><p>Operations Manager: Kasper Lindhardt Juhl, Odense. Packing hall, vans and the box scheme.<br>Bookkeeper: Inge Thorup.</p>`)
  p("/letters", "Newsletters", `<h1>Newsletters</h1><ul><li><a href="/letters/spring-2026">Spring 2026</a></li><li><a href="/letters/autumn-2025">Autumn 2025</a></li></ul>`)
  p("/letters/spring-2026", "Spring 2026", `<h1>Spring letter 2026</h1><p>Kasper Lindhardt Juhl, our operations manager, has redrawn the van routes with a little help from linear programming; we drive 18 per cent less. He did the sums on his own time and asks that nobody call him professor.</p><p>Birgitte, our chair, thanks everybody who came to the seed swap, the eleventh that she has held. Her sheepdog Tull says thank you for the sausages.</p>`)
  p("/letters/autumn-2025", "Autumn 2025", `<h1>Autumn letter 2025</h1><p>Our chair Birgitte Mosegaard has been given the Funen Soil Prize for her work on heritage seed. We are proud and not at all surprised.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Mosekær Økologi a.m.b.a., Assensvej 410, 5250 Odense SV. post@mosekaer.example</p>`)
}

// ───────────────────────── 11. Thornveld Partners, Johannesburg ─────────────────────────
{
  const O = "https://www.thornveld.example"
  const p = site(O, "Thornveld Partners", {
    frame: "divs",
    nav: [["/practices", "Practices"], ["/firm", "The firm"], ["/partners", "Partners"], ["/insights", "Insights"], ["/contact", "Contact"]],
    foot: "Thornveld Partners (Pty) Ltd, Rosebank, Johannesburg"
  })
  p("/", "Thornveld Partners: executive search in Africa", `<h1>The right chair, the right person</h1><p>Retained executive search for boards and chief executives in southern and eastern Africa.</p>`)
  p("/practices", "Practices", `<h1>Practices</h1><p>Financial services, mining, technology, the public good.</p>`)
  p("/firm", "The firm", `<h1>The firm</h1><p>Founded in 2009. Eleven consultants. Palesa Mofokeng-Reid succeeded our founder as Managing Partner in 2021.</p>`)
  p("/partners", "Partners", `<h1>Partners</h1><article class="partner" id="palesa"><h2>Palesa Mofokeng-Reid</h2><p><strong>Managing Partner</strong></p><p>Palesa leads our board practice from Johannesburg. A chartered accountant (CA(SA)) by training, she turned to search in 2010 and has placed more than sixty non-executive directors. She hosts the podcast <a href="https://longshortlist.example/">The Long Shortlist</a> and is a member of the Institute of Directors in South Africa.</p></article><article class="partner" id="gareth"><h2>Gareth Liebenthal</h2><p><strong>Partner, Technology Practice</strong></p><p>Gareth finds CTOs and CISOs for banks and telcos. He holds a BSc in Computer Science from Wits (1999) and divides his week between Johannesburg and the airport. See <a href="https://liebenthal.example/">his notes</a>.</p></article><article class="partner" id="rina"><h2>Rina Cloete</h2><p><strong>Partner, Mining</strong></p><p>Rina, a metallurgist, places mine managers.</p></article>`)
  p("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/ciso-pay">What a CISO costs in 2026</a>, Gareth Liebenthal</li><li><a href="/insights/first-hundred">The first hundred days of a chair</a>, Palesa Mofokeng-Reid</li></ul>`)
  p("/insights/ciso-pay", "What a CISO costs in 2026", `<h1>What a CISO costs in 2026</h1><p>By Gareth Liebenthal, Partner, Technology Practice. 2 February 2026.</p><p>Our third salary survey of security leaders in South Africa covers 140 people. The median moved by 11 per cent.</p>`)
  p("/insights/first-hundred", "The first hundred days of a chair", `<h1>The first hundred days of a chair</h1><p>By Palesa Mofokeng-Reid. 10 October 2025.</p><p>Board succession fails quietly. Listen first; write the skills matrix on day thirty.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Thornveld Partners, 15 Cradock Avenue, Rosebank, Johannesburg 2196.</p>`)
  robots["www.thornveld.example"] = "User-agent: *\nDisallow: /candidates/\n"
  redirect(`${O}/team`, `${O}/partners`)
}

// ───────────────────────── 12. Elbnitz Halbleitertechnik, Dresden ─────────────────────────
{
  const O = "https://www.elbnitz.example"
  const p = site(O, "Elbnitz", {
    nav: [["/en/products", "Products"], ["/en/company", "Company"], ["/en/company/management", "Management"], ["/en/news", "News"], ["/en/contact", "Contact"]],
    foot: "Elbnitz Halbleitertechnik AG, Dresden"
  })
  p("/", "Elbnitz: wet process tools for semiconductor fabs", `<h1>Clean wafers, every time</h1><p>Elbnitz Halbleitertechnik AG builds single-wafer cleaning and etching tools for fabs on four continents. <a href="/en/company">Company</a></p>`)
  p("/en/products", "Products", `<h1>Products</h1><p>AquaSpin 300 and AquaEtch 300.</p>`)
  p("/en/company", "Company", `<h1>Company</h1><p>Founded in 1993, 480 people, headquartered in Dresden-Klotzsche.</p>`)
  p("/en/company/management", "Management", `<h1>Management</h1><table><tr><th>Dr. Hendrik Zschoche</th><td>Chief Executive Officer</td><td>Doctorate in physics from TU Dresden (1998). With Elbnitz since 2003, CEO since 2015. Holds 19 patents on wafer cleaning.</td></tr><tr><th>Tobias Rehmann</th><td>Vice President Supply Chain</td><td>With Elbnitz since March 2026.</td></tr><tr><th>Yasemin Ertürk-Böhm</th><td>Head of Process Engineering</td><td>Chemical engineer (Middle East Technical University). Leads 35 engineers in the demo fab. Lives in Radebeul.</td></tr><tr><th>Gisela Paul</th><td>Chief Financial Officer</td><td>With Elbnitz since 2010.</td></tr></table>`)
  p("/en/news", "News", `<h1>News</h1><ul><li><a href="/en/news/rehmann">Tobias Rehmann joins as Vice President Supply Chain</a></li><li><a href="/en/news/aquaetch">AquaEtch 300 wins Elbe Valley prize</a></li></ul>`)
  p("/en/news/rehmann", "Tobias Rehmann joins as Vice President Supply Chain", `<h1>Tobias Rehmann joins as Vice President Supply Chain</h1><p>Dresden, 2 March 2026. Tobias Rehmann (44) has joined Elbnitz Halbleitertechnik AG as Vice President Supply Chain. He comes from the e-bike maker Havelrad in Potsdam, where he headed the supply chain since 2023. Rehmann, an industrial engineer and Six Sigma Black Belt, has moved to Dresden with his family.</p>`, { news: { seen: "20260302T080000Z", language: "English", country: "Germany" } })
  p("/en/news/aquaetch", "AquaEtch 300 wins Elbe Valley prize", `<h1>AquaEtch 300 wins Elbe Valley prize</h1><p>Dresden, 7 July 2025. Elbnitz has won the Elbe Valley Technology Prize. CEO Hendrik Zschoche thanked the process engineers: "Yasemin Ertürk-Böhm and her people found the recipe in nine weeks."</p>`, { news: { seen: "20250707T080000Z", language: "English", country: "Germany" } })
  p("/en/contact", "Contact", `<h1>Contact</h1><address>Elbnitz Halbleitertechnik AG<br>Zur Wetterwarte 70<br>01109 Dresden</address>`)
  robots["www.elbnitz.example"] = "User-agent: *\nDisallow: /files/\n"
}
