import { ld, list, redirect, robots, rss, site } from "./lib.mjs"

/* ------------------------------------------------------------------ 9. Terra Ruiva, Londrina: agricultural machinery. */
{
  const p = site("www.terraruiva.example", "Terra Ruiva Machinery", {
    nav: [["Machines", "/"], ["Company", "/company"], ["Management", "/management"], ["News", "/news"], ["Branches", "/branches"]],
    footer: "Terra Ruiva Máquinas Agrícolas S.A., Londrina, Paraná, Brazil"
  })
  p("/", "Terra Ruiva Machinery – tractors, harvesters and service in northern Paraná", `<h1>Tractors, harvesters and the people who repair them at night</h1><p>Terra Ruiva has sold and serviced agricultural machinery from Londrina since 1978. Eleven branches, 74 service vans.</p>`)
  p("/company", "Company", `<h1>Company</h1><p>Antônio Carlos Ferraz opened the first Terra Ruiva shop in 1978 with a loan from his father-in-law and one mechanic. His son joined in 2004. The family holds 80 per cent; the rest belongs to employees.</p>`)
  p("/management", "Management", `<h1>Management</h1>
<div class="row"><h3>Antônio Carlos Ferraz</h3><h4>Founder and Chairman of the Board</h4><p>Mr Ferraz founded the company in 1978 and led it until 2016. He still comes to the Londrina yard every morning at six. Former president of the Paraná Machinery Dealers' Association.</p></div>
<div class="row"><h3>Antônio Carlos Ferraz Filho</h3><h4>Commercial Director</h4><p>Antônio Filho is responsible for sales, financing and used machines. He has a degree in business administration from FGV São Paulo and lives in Londrina.</p></div>
<div class="row"><h3>Juliana Tanaka</h3><h4>Head of Precision Agriculture</h4><p>Juliana is an agronomist (ESALQ/USP). Her team of fourteen maps soil, flies drones and teaches operators from our Londrina office.</p></div>`)
  p("/news", "News", `<h1>News</h1><p><a href="/news/dealer-of-the-year">Dealer of the Year for used machines</a></p><p><a href="/news/drone-school">A drone school in Londrina</a></p><p><a href="/news/45-years">45 years of Terra Ruiva</a></p>`)
  p("/news/dealer-of-the-year", "Dealer of the Year for used machines", `<h1>Dealer of the Year for used machines</h1><p>February 2026. Terra Ruiva is Dealer of the Year in the used category. Commercial Director Antônio Carlos Ferraz Filho collected the trophy in Ribeirão Preto and promised to keep it away from his father.</p>`)
  p("/news/drone-school", "A drone school in Londrina", `<h1>A drone school in Londrina</h1><p>August 2025. Sixty operators have passed our drone course. Juliana Tanaka, Head of Precision Agriculture, who is a licensed remote pilot herself, teaches the spraying module.</p>`)
  p("/news/45-years", "45 years of Terra Ruiva", `<h1>45 years of Terra Ruiva</h1><p>May 2023. At the anniversary dinner the founder, Antônio Carlos Ferraz, was made an honorary citizen of Londrina. The band played until he fell asleep.</p>`)
  p("/branches", "Branches", `<h1>Branches</h1><p>Head office: Avenida Tiradentes 4100, Londrina, Paraná 86072-000, Brazil. sales@terraruiva.example. Other branches: Maringá, Cambé, Apucarana, Ibiporã.</p>`)
}

/* ------------------------------------------------------------------ 10. Straitwell, Singapore: insurance broker. */
{
  const p = site("www.straitwell.example", "Straitwell Insurance Brokers", {
    nav: [["Home", "/"], ["What we place", "/what-we-place"], ["About", "/about"], ["Our people", "/our-people"], ["News", "/news"], ["Contact", "/contact"]],
    footer: "Straitwell Insurance Brokers Pte Ltd is a registered insurance broker."
  })
  p("/", "Straitwell Insurance Brokers", `<h1>Independent brokers for ships, factories and the people in them</h1><p>Straitwell has placed marine, property and employee cover from Singapore since 1989.</p>`)
  p("/what-we-place", "What we place", `<h1>What we place</h1><p>Hull and machinery, cargo, trade credit, property, group medical.</p>`)
  p("/about", "About", `<h1>About</h1><p>An employee-owned broker with 95 staff in Singapore, Port Klang and Jakarta.</p>`)
  p("/our-people", "Our people", `<h1>Our people</h1>
<p><strong>Serene Goh</strong>, Chief Executive Officer<br>Serene joined as a graduate trainee in 1998 and became Chief Executive in 2019. She read law at the National University of Singapore and is vice-president of the Lion City Insurance Brokers' Guild. Singapore.</p>
<p><strong>Rajan Krishnan</strong>, Head of Marine<br>Rajan sailed as a chief officer on bulk carriers before he came ashore in Singapore. An Associate of the Chartered Insurance Institute (ACII) who still reads a stowage plan for pleasure.</p>
<p><strong>Desmond Lau</strong>, Claims Director<br>Desmond has settled claims for twenty-five years, including the 2017 warehouse fire at Tuas. Singapore.</p>`)
  p("/news", "News", `<h1>News</h1><ul><li><a href="/news/employee-ownership">Straitwell moves to employee ownership</a></li><li><a href="/news/cargo-cover-after-the-flood">Cargo cover after the flood</a></li></ul>`)
  p("/news/employee-ownership", "Straitwell moves to employee ownership", `<h1>Straitwell moves to employee ownership</h1><p>1 April 2025. All shares are now held for staff. “Clients stay with people, so the people should own the firm,” said Serene Goh, Chief Executive Officer.</p>`)
  p("/news/cargo-cover-after-the-flood", "Cargo cover after the flood", `<h1>Cargo cover after the flood</h1><p>11 February 2026. What the Port Klang floods mean for stock throughput policies. By Rajan Krishnan, Head of Marine, with Desmond Lau, Claims Director.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Straitwell Insurance Brokers Pte Ltd, 77 Robinson Road, #18-02, Singapore 068896. +65 6555 0188</p>`)
}

/* ------------------------------------------------------------------ 11. Tracelume, Florianopolis: observability. */
{
  const p = site("www.tracelume.example", "Tracelume", {
    nav: [["Product", "/"], ["About", "/about"], ["Blog", "/blog"], ["Press", "/press"], ["Contact", "/contact"]],
    css: "body{font-family:monospace}",
    footer: "Tracelume Tecnologia Ltda · Florianópolis · <a href='https://github.com/otaviozim/spanstore'>GitHub</a>"
  })
  p("/", "Tracelume: traces you can afford to keep", `<h1>Traces you can afford to keep</h1><p>Tracelume is observability software built on OpenTelemetry. Store every span for a year at a tenth of the price.</p>`)
  p("/about", "About", `<h1>About</h1><p>Tracelume was started in 2019 in Florianópolis, Brazil, by Otávio Zimmermann and Helena Souza. We are 58 people in eleven countries.</p>
<table><tr><td>Helena Souza</td><td>Co-founder, CEO</td><td>Florianópolis</td></tr><tr><td>Otávio Zimmermann</td><td>Co-founder, CTO</td><td>Florianópolis</td></tr><tr><td>Camila Nogueira</td><td>Head of Developer Relations</td><td>São Paulo</td></tr><tr><td>Kwame Boateng</td><td>Enterprise Account Executive, EMEA</td><td>Lisbon</td></tr></table>`)
  p("/blog", "Blog", `<h1>Blog</h1><ul><li><a href="/blog/tail-sampling-without-tears">Tail sampling without tears</a></li><li><a href="/blog/how-to-write-a-span-name">How to write a span name</a></li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/index.xml">\n` })
  p("/blog/tail-sampling-without-tears", "Tail sampling without tears", `<article><h1>Tail sampling without tears</h1><p class="by">Otávio Zimmermann · 12 February 2026</p><p>Everybody wants the slow traces and nobody wants to hold the fast ones in memory until they know which is which. This is how our collector decides in 40 milliseconds, with a column store written in Rust.</p></article>`, { head: `<meta name="author" content="Otávio Zimmermann">\n` })
  p("/blog/how-to-write-a-span-name", "How to write a span name", `<article><h1>How to write a span name</h1><p class="by">Camila Nogueira · 5 August 2025</p><p>A span name is a noun that your colleague will search for at three in the morning. Six rules and two confessions.</p></article>`, { head: `<meta name="author" content="Camila Nogueira">\n` })
  p.raw("/blog/index.xml", "application/rss+xml", rss("Tracelume blog", "https://www.tracelume.example/blog", "Traces", [
    { title: "Tail sampling without tears", url: "https://www.tracelume.example/blog/tail-sampling-without-tears", at: "2026-02-12", author: "Otávio Zimmermann", description: "Everybody wants the slow traces." },
    { title: "How to write a span name", url: "https://www.tracelume.example/blog/how-to-write-a-span-name", at: "2025-08-05", author: "Camila Nogueira", description: "Six rules and two confessions." }]))
  p("/press", "Press", `<h1>Press</h1><p><a href="/press/lisbon">Tracelume opens in Lisbon</a></p>`)
  p("/press/lisbon", "Tracelume opens in Lisbon", `<h1>Tracelume opens in Lisbon</h1><p>22 September 2025. Our first office outside Brazil is a room in Alcântara. It will be run by Kwame Boateng, Enterprise Account Executive for EMEA, who joins from a cloud reseller in Accra.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Tracelume Tecnologia Ltda, Rodovia SC-401 km 4, Florianópolis, Santa Catarina, Brazil. oi@tracelume.example</p>`)
}

/* ------------------------------------------------------------------ 12. Slatebird Post, Cape Town: film post-production. */
{
  const p = site("www.slatebird.example", "Slatebird Post", {
    nav: [["Reel", "/"], ["Studio", "/studio"], ["Crew", "/crew"], ["Journal", "/journal"], ["Find us", "/find-us"]],
    footer: "Slatebird Post Production (Pty) Ltd, Woodstock, Cape Town"
  })
  p("/", "Slatebird Post: picture, colour, sound", `<h1>Picture. Colour. Sound.</h1><p>A post-production studio in Woodstock, Cape Town, for features, series and commercials.</p>`)
  p("/studio", "Studio", `<h1>The studio</h1><p>Two grading suites, a mix theatre with forty seats and a Foley room that used to be a bakery. Open since 2012.</p>`)
  p("/crew", "Crew", `<h1>Crew</h1>
<figure><figcaption><b>Lindiwe Jacobs</b> · Co-founder, Senior Colourist</figcaption><p>Lindiwe grades on DaVinci Resolve and has finished more than forty features. A graduate of AFDA Cape Town, she co-founded Slatebird in 2012.</p></figure>
<figure><figcaption><b>Pieter Malan</b> · Head of Sound</figcaption><p>Pieter mixes in Dolby Atmos and collects the noise of things about to break. See his <a href="https://www.pietermalan.example/">own site</a>.</p></figure>
<figure><figcaption><b>Rosa Abrahams</b> · Managing Director</figcaption><p>Rosa knows where the drives are.</p></figure>`)
  p("/journal", "Journal", `<h1>Journal</h1><p><a href="/journal/salt-road">Grading “Salt Road”</a></p><p><a href="/journal/foley-in-a-bakery">Foley in a bakery</a></p>`)
  p("/journal/salt-road", "Grading “Salt Road”", `<h1>Grading “Salt Road”</h1><p>October 2025. Senior colourist Lindiwe Jacobs on a film with eleven sunsets. The work won her Best Colour at the Cape Craft Awards 2025.</p>`)
  p("/journal/foley-in-a-bakery", "Foley in a bakery", `<h1>Foley in a bakery</h1><p>March 2025. Head of Sound Pieter Malan found that the old proving oven rings at 96 Hz. You can hear it in the submarine of “Twelve Fathoms”.</p>`)
  p("/find-us", "Find us", `<h1>Find us</h1><p>Slatebird Post Production, 66 Albert Road, Woodstock, Cape Town 7925, South Africa. bookings@slatebird.example</p>`)
  redirect("https://www.slatebird.example/team", "https://www.slatebird.example/crew")
}

list("https://sg.linkedin.com/in/serenegoh-broker", "Serene Goh - Chief Executive Officer - Straitwell Insurance Brokers | LinkedIn", "Chief Executive Officer at Straitwell Insurance Brokers · Experience: Straitwell Insurance Brokers · Education: National University of Singapore · Location: Singapore · 500+ connections on LinkedIn.")
list("https://sg.linkedin.com/in/desmond-lau-claims", "Desmond Lau - Claims Director - Straitwell Insurance Brokers | LinkedIn", "Claims Director at Straitwell. Paying what we promised. Experience: Straitwell Insurance Brokers · Education: Nanyang Technological University · Location: Singapore · 500+ connections on LinkedIn.")
list("https://br.linkedin.com/in/antonioferrazfilho", "Antônio Carlos Ferraz Filho - Commercial Director - Terra Ruiva | LinkedIn", "Commercial Director at Terra Ruiva Machinery · Experience: Terra Ruiva · Education: Fundação Getulio Vargas · Location: Londrina · 500+ connections on LinkedIn.")
list("https://pt.linkedin.com/in/kwame-boateng-otel", "Kwame Boateng - Enterprise Account Executive, EMEA - Tracelume | LinkedIn", "Selling observability to banks and telcos. Experience: Tracelume · Education: University of Ghana · Location: Lisbon · 500+ connections on LinkedIn.")
list("https://br.linkedin.com/in/camilanogueira-devrel", "Camila Nogueira - Head of Developer Relations - Tracelume | LinkedIn", "Head of Developer Relations at Tracelume · Experience: Tracelume · Education: Universidade Federal do ABC · Location: São Paulo · 500+ connections on LinkedIn.")
list("https://za.linkedin.com/in/lindiwe-jacobs-colour", "Lindiwe Jacobs - Senior Colourist & Co-founder - Slatebird Post | LinkedIn", "Senior Colourist & Co-founder at Slatebird Post · Experience: Slatebird Post · Education: AFDA · Location: Cape Town · 500+ connections on LinkedIn.")
