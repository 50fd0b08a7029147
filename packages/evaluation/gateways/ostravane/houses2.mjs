// Houses 7 to 12.
import { redirect, robots, rss, site } from "./lib.mjs"

/* ---------- 7. Lanternmoth Games, Tampere. h-cards. */
{
  const h = "www.lanternmoth.example"
  const p = site(h, {
    name: "Lanternmoth Games", kind: "d",
    nav: [["Games", "/games"], ["Studio", "/studio"], ["People", "/people"], ["Devlog", "/devlog"], ["Press", "/press"], ["Contact", "/contact"]],
    foot: `<p>Lanternmoth Games Oy, Finlaysoninkuja 9, 33210 Tampere, Finland</p>`
  })
  redirect("https://lanternmoth.example/", `https://${h}/`)
  redirect(`https://${h}/team`, `https://${h}/people`)
  redirect(`https://${h}/about`, `https://${h}/studio`)
  p("/", "Lanternmoth Games", `<h1>Quiet games for loud times</h1><p>Makers of <em>Hollow Ferry</em> and <em>Peat</em>.</p>`)
  p("/games", "Games | Lanternmoth", `<h1>Games</h1><h2>Hollow Ferry</h2><p>Carry the dead across a lake, and listen. PC and consoles, 2024.</p><h2>Peat</h2><p>A bog, a spade, a family secret. 2020.</p>`)
  p("/studio", "Studio | Lanternmoth", `<h1>The studio</h1><p>Thirty-one people in an old cotton mill in Tampere. Founded in 2013 by Aino Rautio and Samuli Ek. Employee owned since 2022.</p>`)
  const card = (name, role, note, links = []) => `<div class="h-card"><img class="u-photo" src="/img/${name.split(" ")[0].toLowerCase()}.png" alt=""><span class="p-name">${name}</span> <span class="p-job-title">${role}</span> <span class="p-org">Lanternmoth Games</span> <span class="p-locality">Tampere</span><p class="p-note">${note}</p>${links.map(l => `<a class="u-url" rel="me" href="${l}">${l.replace("https://", "")}</a>`).join(" ")}</div>`
  p("/people", "People | Lanternmoth", `<h1>People</h1>${card("Aino Rautio", "Studio Director", "Co-founder. Keeps the lights on and the scope down. Knits in meetings. Tappara till she dies.", ["https://www.linkedin.com/in/ainorautio"])}${card("Samuli Ek", "Technical Director", "Co-founder. Engine, tools, coffee.")}${card("Joonas Pelkonen", "Lead Gameplay Programmer", "If it floats, sinks or drifts, Joonas wrote it.", ["https://github.com/jpelkonen", "https://gitlab.com/jpelkonen"])}${card("Maija Koskela", "Narrative Lead", "Writes the ghosts. Also novels.", ["https://maijakoskela.example/", "https://bsky.app/profile/maijakoskela.example"])}${card("Oskari Lindholm", "Art Director", "Paints fog for a living.")}`)
  p("/devlog", "Devlog | Lanternmoth", `<h1>Devlog</h1><ul><li><a href="/devlog/water">How the water works</a> by Joonas Pelkonen</li><li><a href="/devlog/writing-the-passengers">Writing the passengers</a> by Maija Koskela</li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="/devlog/rss.xml">` })
  p("/devlog/water", "How the water works | Lanternmoth devlog", `<article><h1>How the water works</h1><p>By Joonas Pelkonen, 9 October 2025</p><p>Hollow Ferry's lake is a deterministic simulation in C++ that gives the same wave on every machine. Here is the whole trick, including the part I stole from a 1986 paper.</p></article>`)
  p("/devlog/writing-the-passengers", "Writing the passengers | Lanternmoth devlog", `<article><h1>Writing the passengers</h1><p>By Maija Koskela, 2 December 2024</p><p>There are sixty-four passengers and each has one thing they never said. I wrote that line first, every time, and the branching dialogue grew out of it.</p></article>`)
  rss(h, "/devlog/rss.xml", "Lanternmoth devlog", [
    { title: "How the water works", path: "/devlog/water", by: "Joonas Pelkonen", at: "2025-10-09", text: "Hollow Ferry's lake is a deterministic simulation in C++." },
    { title: "Writing the passengers", path: "/devlog/writing-the-passengers", by: "Maija Koskela", at: "2024-12-02", text: "There are sixty-four passengers." }
  ])
  p("/press", "Press | Lanternmoth", `<h1>Press kit</h1><p><em>Hollow Ferry</em>: Game of the Year, Northern Play Awards 2024; best narrative, same year. Media: press@lanternmoth.example. Spokesperson: Aino Rautio, Studio Director.</p>`)
  p("/contact", "Contact | Lanternmoth", `<h1>Contact</h1><p>Lanternmoth Games Oy<br>Finlaysoninkuja 9<br>33210 Tampere<br>Finland</p>`)
}

/* ---------- 8. St Wystan's School, Ludlow. A staff table with letters. */
{
  const h = "www.stwystans.example"
  const p = site(h, {
    name: "St Wystan's School", kind: "c",
    nav: [["Admissions", "/admissions/"], ["School life", "/school-life/"], ["About", "/about/"], ["Staff", "/about/staff/"], ["News", "/news/"], ["Contact", "/contact/"]],
    foot: `<p>St Wystan's School, Corve Lane, Ludlow, Shropshire SY8 2AB. Charity no. 528391.</p>`
  })
  redirect("https://stwystans.example/", `https://${h}/`)
  redirect(`https://${h}/staff/`, `https://${h}/about/staff/`)
  robots[h] = "User-agent: *\nDisallow: /parents/\nDisallow: /calendar/\nCrawl-delay: 1\n"
  p("/", "St Wystan's School, Ludlow", `<h1>A school of 420 in the Marches</h1><p>Independent day and boarding, 11 to 18.</p>`)
  p("/admissions/", "Admissions - St Wystan's School", `<h1>Admissions</h1><p>Open mornings in September, January and May.</p>`)
  p("/school-life/", "School life - St Wystan's School", `<h1>School life</h1><p>Choirs, cross-country, a working farm.</p>`)
  p("/about/", "About - St Wystan's School", `<h1>About the school</h1><p>Founded in 1577. <a href="/about/head/">A welcome from the Head</a>.</p>`)
  p("/about/head/", "A welcome from the Head - St Wystan's School", `<h1>A welcome from the Head</h1><p>Dr Marcus Penhaligon became Head of St Wystan's in September 2020. A chemist, he read for his DPhil at Oxford, where he worked on catalysts, before finding that he would rather explain them. He was Deputy Head (Academic) at Harcombe College for six years.</p><p>"I still teach the Lower Fifth on Thursdays. It keeps me honest."</p><p>Dr Penhaligon is a member of the Headmasters' and Headmistresses' Conference and a trustee of the Marches Literacy Trust. He plays chess by post.</p>`)
  p("/about/staff/", "Staff - St Wystan's School", `<h1>Staff list</h1><table><tr><th>Title</th><th>Name</th><th>Qualifications</th><th>Post</th></tr><tr><td>Dr</td><td>Marcus Penhaligon</td><td>MA, DPhil (Oxon)</td><td>Head</td></tr><tr><td>Mrs</td><td>Philippa Garnett</td><td>BA (Dunelm)</td><td>Deputy Head (Pastoral)</td></tr><tr><td>Miss</td><td>Charlotte Ives</td><td>BMus (RNCM), FRCO</td><td>Director of Music</td></tr><tr><td>Mr</td><td>Rhys Prosser</td><td>BSc (Swansea), PGCE</td><td>Director of Sport</td></tr><tr><td>Mr</td><td>Alan Thripp</td><td>FCA</td><td>Bursar</td></tr></table>`)
  p("/news/", "News - St Wystan's School", `<h1>News</h1><ul><li><a href="/news/director-of-sport/">New Director of Sport</a></li><li><a href="/news/evensong-recording/">Chapel choir releases recording</a></li><li><a href="/news/geography-field-trip-2019/">Geographers in Iceland</a></li></ul>`)
  p("/news/director-of-sport/", "New Director of Sport - St Wystan's School", `<h1>New Director of Sport</h1><p>1 September 2023. Mr Rhys Prosser takes over today as Director of Sport. He has taught geography here since 2013 and is a UKCC Level 3 rugby coach. Older parents may recall his 61 appearances for Pontypool RFC as a hooker.</p>`)
  p("/news/evensong-recording/", "Chapel choir releases recording - St Wystan's School", `<h1>Chapel choir releases recording</h1><p>28 November 2025. Under Charlotte Ives, Director of Music, the chapel choir has recorded <em>Light of the Marches</em>, a disc of English evensong music. Miss Ives also conducts the Ludlow Choral Society.</p>`, { news: "2025-11-28" })
  p("/news/geography-field-trip-2019/", "Geographers in Iceland - St Wystan's School", `<h1>Geographers in Iceland</h1><p>12 April 2019. Twenty-two pupils went with Mr Prosser, Head of Geography, to see what a glacier does.</p>`)
  p("/contact/", "Contact - St Wystan's School", `<h1>Contact</h1><p>St Wystan's School, Corve Lane, Ludlow, Shropshire SY8 2AB. office@stwystans.example</p>`)
}

/* ---------- 9. Pellew Strand, Bristol: wealth manager. Cards with letters. */
{
  const h = "www.pellewstrand.example"
  const p = site(h, {
    name: "Pellew Strand Wealth Management", kind: "a",
    nav: [["What we do", "/what-we-do"], ["Our people", "/our-people"], ["Insights", "/insights"], ["News", "/news"], ["Contact", "/contact"]],
    foot: `<p>Pellew Strand Wealth Management LLP is authorised and regulated by the Financial Conduct Authority. 6 Queen Charlotte Row, Bristol BS1 4HJ. The value of investments can fall as well as rise.</p>`
  })
  redirect("https://pellewstrand.example/", `https://${h}/`)
  redirect(`https://${h}/team`, `https://${h}/our-people`)
  p("/", "Pellew Strand Wealth Management, Bristol", `<h1>Patient with money since 1997</h1><p>Investment management and financial planning for families and charities in the West of England.</p>`)
  p("/what-we-do", "What we do | Pellew Strand", `<h1>What we do</h1><p>Discretionary portfolios, financial planning, trustee advice.</p>`)
  p("/our-people", "Our people | Pellew Strand", `<h1>Our people</h1><div class="people-grid"><div class="person-card" id="trevanion"><h2>Giles Trevanion <small>Chartered FCSI</small></h2><div class="post">Founder and Senior Partner</div><p>Giles founded the firm in 1997 after nine years as a stockbroker. He read law at the University of Exeter. A keen ocean racer, he has completed the Fastnet Race three times.</p></div><div class="person-card" id="rahman"><h2>Nadia Rahman <small>CFA</small></h2><div class="post">Chief Investment Officer</div><p>Nadia has run our investment committee since 2021. She holds a master's in finance from the London School of Economics (2010) and is a CFA charterholder. She presents our podcast, Slow Money, Long Tides.</p></div><div class="person-card" id="clarke"><h2>Emma Clarke <small>APFS</small></h2><div class="post">Chartered Financial Planner</div><p>Emma helps families plan for later life and care fees. She joined us in 2017 and is a Fellow of the Personal Finance Society and an accredited member of the Society of Later Life Advisers.</p></div></div>`)
  p("/insights", "Insights | Pellew Strand", `<h1>Insights</h1><ul><li><a href="/insights/gilts-again">Gilts again</a> by Nadia Rahman</li></ul><p>Listen to <a href="https://slowmoney.example/">Slow Money, Long Tides</a>.</p>`)
  p("/insights/gilts-again", "Gilts again | Pellew Strand", `<h1>Gilts again</h1><p>By Nadia Rahman, Chief Investment Officer, 20 April 2026</p><p>For the first time since 2008 a cautious family can live on gilts. Here is how we are building ladders.</p>`)
  p("/news", "News | Pellew Strand", `<h1>News</h1><ul><li><a href="/news/sea-cadets">Partner becomes chair of Sea Cadets charity</a></li></ul>`)
  p("/news/sea-cadets", "Partner becomes chair of Sea Cadets charity | Pellew Strand", `<h1>Partner becomes chair of Sea Cadets charity</h1><p>3 October 2024. Giles Trevanion, our founder and senior partner, has been elected chair of trustees of the Avonmouth Sea Cadets Trust, which teaches young people from the city to sail.</p>`)
  p("/contact", "Contact | Pellew Strand", `<h1>Contact</h1><p>6 Queen Charlotte Row, Bristol BS1 4HJ. 0117 496 0171.</p>`)
}

/* ---------- 10. Oxbow Lane Brewery, Norwich. A small site, plain text. */
{
  const h = "oxbowlane.example"
  const p = site(h, {
    name: "Oxbow Lane Brewery", kind: "b",
    nav: [["Beers", "/beers"], ["Our story", "/our-story"], ["Taproom", "/taproom"], ["News", "/news"], ["Contact", "/contact"]],
    foot: `<p>Oxbow Lane Brewery Ltd, Unit 4, Riverside Maltings, Norwich NR1 1EE. Please drink responsibly.</p>`
  })
  redirect("https://www.oxbowlane.example/", `https://${h}/`)
  redirect(`https://${h}/about`, `https://${h}/our-story`)
  p("/", "Oxbow Lane Brewery, Norwich", `<h1>Beer with the river in it</h1><p>Brewed in Norwich with Norfolk barley.</p>`)
  p("/beers", "Beers - Oxbow Lane", `<h1>Beers</h1><ul><li>Reedcutter, best bitter, 4.1%. Champion Beer of East Anglia 2024.</li><li>Wherryman's Porter, 5%</li></ul>`)
  p("/our-story", "Our story - Oxbow Lane", `<h1>Our story</h1><p>Brother and sister Will and Hattie Gathercole started Oxbow Lane in 2012 in a cowshed.</p><p>Will Gathercole is head brewer. He studied brewing and distilling at Heriot-Watt University (2009), became a Master Brewer in 2018 and judges at beer festivals from Bruges to Brno. Away from the mash tun he shouts for Norwich City and plays the melodeon badly.</p><p>Hattie runs everything else.</p>`)
  p("/taproom", "Taproom - Oxbow Lane", `<h1>Taproom</h1><p>Thursday to Sunday. Dogs welcome.</p>`)
  p("/news", "News - Oxbow Lane", `<h1>News</h1><p>June 2024: Reedcutter is Champion Beer of East Anglia! "I changed one hop and worried for a year," says head brewer Will.</p>`)
  p("/contact", "Contact - Oxbow Lane", `<h1>Contact</h1><p>Unit 4, Riverside Maltings, Norwich NR1 1EE. beer@oxbowlane.example</p>`)
}

/* ---------- 11. Kaveri Field, Bengaluru: design agency. Cards; the page lazy-loads pictures. */
{
  const h = "www.kaverifield.example"
  const p = site(h, {
    name: "Kaveri Field", kind: "d",
    nav: [["Work", "/work"], ["Studio", "/studio"], ["People", "/studio/people"], ["Journal", "/journal"], ["Contact", "/contact"]],
    foot: `<p>Kaveri Field Design LLP, 22 Rest House Crescent, Bengaluru 560001, India</p>`
  })
  redirect("https://kaverifield.example/", `https://${h}/`)
  redirect(`https://${h}/people`, `https://${h}/studio/people`)
  redirect(`https://${h}/about`, `https://${h}/studio`)
  p("/", "Kaveri Field: design for places and public services", `<h1>Design for the street, the station and the screen</h1><p>A design agency in Bengaluru.</p>`)
  p("/work", "Work | Kaveri Field", `<h1>Work</h1><p>Wayfinding for Namma suburban rail, an identity for the Museum of Rice, forms for three state governments.</p>`)
  p("/studio", "Studio | Kaveri Field", `<h1>Studio</h1><p>Meera Subramaniam opened the studio in 2008. We are 38 designers, researchers and makers. <a href="/studio/people">People</a>.</p>`)
  const c = (n, r, t) => `<section class="rounded-xl p-6"><div data-src="/i/${n.split(" ")[0]}.avif" class="lazy"></div><h3>${n}</h3><h4>${r}</h4><p>${t}</p></section>`
  p("/studio/people", "People | Kaveri Field", `<h1>People</h1>${c("Meera Subramaniam", "Founder and Creative Director", "Meera trained at the National Institute of Design in Ahmedabad, graduating in 2003, and has spent the years since reading shop signs. Her book <cite>Signs of the Bazaar</cite> (2020) is in its third printing. She plays the veena and shares her house with two rescued Indie dogs, Cubbon and Lalbagh.")}${c("Divya Shetty", "Head of Strategy", "Divya asks clients what they would stop doing. She has an MBA from IIM Bangalore (2012) and plays ultimate frisbee at weekends.")}${c("Arjun Menon", "Design Technologist", "Arjun makes prototypes that behave: JavaScript, Arduino, a lathe. He wrote our Kannada variable-font tester, which is on <a href='https://github.com/arjunmenon-kf'>GitHub</a>.")}`)
  p("/journal", "Journal | Kaveri Field", `<h1>Journal</h1><ul><li><a href="/journal/laurels-2023">A Black Lotus for the Museum of Rice</a></li><li><a href="/journal/type-tester">A tester for Kannada type</a></li></ul>`)
  p("/journal/laurels-2023", "A Black Lotus for the Museum of Rice | Kaveri Field", `<article><h1>A Black Lotus for the Museum of Rice</h1><p>9 December 2023. Our founder Meera Subramaniam accepted the Black Lotus, the grand prize of the India Design Laurels, in Mumbai last night.</p></article>`)
  p("/journal/type-tester", "A tester for Kannada type | Kaveri Field", `<article><h1>A tester for Kannada type</h1><p>Arjun Menon, 14 August 2025</p><p>Conjuncts break in places where Latin never does. So I wrote a small tool in JavaScript that shows every break at once, and we have opened the source.</p></article>`)
  p("/contact", "Contact | Kaveri Field", `<h1>Contact</h1><p>22 Rest House Crescent, Bengaluru 560001, India. namaskara@kaverifield.example</p>`)
}

/* ---------- 12. Sahyadri Institute for Water Research, Pune. Faculty profiles. */
{
  const h = "www.siwr.example"
  const p = site(h, {
    name: "Sahyadri Institute for Water Research", kind: "b",
    nav: [["Research", "/research"], ["About SIWR", "/about"], ["Scientists", "/scientists"], ["Announcements", "/announcements"], ["Contact", "/contact"]],
    foot: `<p>Sahyadri Institute for Water Research (SIWR), Panchavati Road, Pashan, Pune 411008, Maharashtra, India</p>`
  })
  redirect("https://siwr.example/", `https://${h}/`)
  redirect(`https://${h}/team`, `https://${h}/scientists`)
  robots[h] = "User-agent: *\nDisallow: /cgi-bin/\nDisallow: /tenders/\n"
  p("/", "Sahyadri Institute for Water Research (SIWR), Pune", `<h1>Sahyadri Institute for Water Research</h1><p>An autonomous institute for groundwater, rivers and dams. Established 1962.</p>`)
  p("/research", "Research - SIWR", `<h1>Research divisions</h1><ul><li>Groundwater</li><li>River mechanics</li><li>Dam safety</li></ul>`)
  p("/about", "About - SIWR", `<h1>About SIWR</h1><p>The Institute is headed by its Director, Prof. Vikram Joshi. 112 scientists.</p>`)
  p("/scientists", "Scientists - SIWR", `<h1>Scientists</h1><table border="1"><tr><td><a href="/scientists/vikram-joshi">Prof. Vikram Joshi</a></td><td>Director</td><td>Dam safety</td></tr><tr><td><a href="/scientists/sunita-kelkar">Dr. Sunita Kelkar</a></td><td>Senior Scientist</td><td>Groundwater</td></tr><tr><td>Dr. R. Balakrishnan</td><td>Scientist E</td><td>River mechanics</td></tr></table>`)
  p("/scientists/vikram-joshi", "Prof. Vikram Joshi - SIWR", `<h1>Prof. Vikram Joshi</h1><p>Director</p><p>Prof. Joshi obtained his Ph.D. in civil engineering from the Indian Institute of Technology Bombay in 1995. His research interests are dam safety, spillway hydraulics and sedimentation of reservoirs. He received the Jal Ratna Award in 2019 and is a Fellow of the Indian National Academy of Engineering.</p>`)
  p("/scientists/sunita-kelkar", "Dr. Sunita Kelkar - SIWR", `<h1>Dr. Sunita Kelkar</h1><p>Senior Scientist, Groundwater Division</p><p>Dr. Kelkar works on recharge of basalt aquifers and on isotope hydrology. Ph.D., Savitribai Phule Pune University, 2012. ORCID: <a href="https://orcid.org/ORCID_KELKAR">ORCID_KELKAR</a>. She is secretary of the Indian Groundwater Forum.</p>`)
  p("/announcements", "Announcements - SIWR", `<h1>Announcements</h1><p>05.03.2026: Dr. Sunita Kelkar, Senior Scientist, has been awarded the Young Hydrologist Medal 2026 of the Indian Groundwater Forum.</p><p>11.01.2026: Prof. Vikram Joshi, Director, inaugurated the new flume.</p>`, { news: "2026-03-05" })
  p("/contact", "Contact - SIWR", `<h1>Contact</h1><p>Panchavati Road, Pashan, Pune 411008, Maharashtra, India</p>`)
}
