import { ids, jsonLd, page, redirects, robots, site } from "./core.mjs"

/* ── 7. Vindhelm, wind farms, Bergen: cards and press releases ─────────────────────────────── */
{
  const o = "https://www.vindhelm.example"
  redirects["https://vindhelm.example/"] = o + "/en/"
  redirects[o + "/"] = o + "/en/"
  redirects[o + "/team"] = o + "/en/organisation"
  const add = site(o + "/en", ({ title, main }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Vindhelm</title></head><body><header><a href="/en/">Vindhelm</a><a href="/en/about">About</a><a href="/en/organisation">Organisation</a><a href="/en/press">Press</a><a href="/en/contact">Contact</a></header>${main}<footer>Vindhelm AS, Solheimsgaten 13, 5058 Bergen, Norway. Org. no. 900 000 143</footer></body></html>`)
  add("/", "Wind, carefully", `<h1>Wind, carefully</h1><p>Vindhelm develops and operates wind farms on land and at sea. 1.4 GW in operation, 3 GW in development.</p>`)
  add("/about", "About", `<h1>About Vindhelm</h1><p>Vindhelm was founded in 2009 and is headquartered in Bergen, with offices in Haugesund and Aberdeen.</p>`)
  const card = (name, role, text) => `<article class="person"><header><h3>${name}</h3><span>${role}</span></header><p>${text}</p></article>`
  add("/organisation", "Organisation", `<h1>Management and key people</h1>
${card("Astrid Solheim", "Chief Executive Officer", "Astrid has led Vindhelm since 1 April 2026. She holds an MSc in Industrial Economics from NTNU and an Executive MBA from the Norwegian School of Economics (NHH). In March she is usually somewhere on the Birkebeiner track.")}
${card("Henrik Vold", "Head of Offshore Engineering", "Henrik designs what holds our floating turbines in place. PhD in marine technology from NTNU (2012). In his free time he builds wooden boats.")}
${card("Maren Eikeland", "Community Liaison Manager", "Maren works from Haugesund and has drunk coffee in every kitchen within sight of our turbines. She and her Lundehund, Tuva, know the coast path by heart.")}
${card("Jonas Refsnes", "Senior Data Scientist", "Jonas forecasts the wind one day ahead and apologises for it the day after.")}
${card("Bjarte Nygård", "Chief Financial Officer", "Bjarte keeps the turbines financed.")}`)
  add("/press", "Press", `<h1>Press releases</h1><ul><li><a href="/en/press/2026-solheim-ceo">Astrid Solheim new CEO (26 March 2026)</a></li><li><a href="/en/press/2025-fjellvar">Fjellvar II approved (4 November 2025)</a></li><li><a href="/en/press/2022-solheim-coo">Astrid Solheim appointed COO (10 January 2022)</a></li></ul>`)
  add("/press/2026-solheim-ceo", "Astrid Solheim new CEO", `<h1>Astrid Solheim new CEO of Vindhelm</h1><p>Bergen, 26 March 2026. The board of Vindhelm AS has appointed Astrid Solheim, Chief Operating Officer since 2022, as Chief Executive Officer with effect from 1 April. She succeeds Tor Egil Moe, who retires.</p>`)
  add("/press/2025-fjellvar", "Fjellvar II approved", `<h1>Fjellvar II approved</h1><p>Bergen, 4 November 2025. The licence for the 310 MW wind farm Fjellvar II is final. “Eleven open evenings and no appeal,” said Community Liaison Manager Maren Eikeland. COO Astrid Solheim expects first power in 2028.</p>`)
  add("/press/2022-solheim-coo", "Astrid Solheim appointed COO", `<h1>Astrid Solheim appointed COO</h1><p>Bergen, 10 January 2022. Astrid Solheim is the new Chief Operating Officer of Vindhelm.</p>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>Vindhelm AS, Solheimsgaten 13, 5058 Bergen, Norway. Press: Bjarte Nygård.</p>`)
}

/* ── 8. Lantern Street, charity, Glasgow: plain lists ──────────────────────────────────────── */
{
  const o = "https://www.lanternstreet.example"
  redirects["https://lanternstreet.example/"] = o + "/"
  const add = site(o, ({ title, main }) => `<html lang="en"><head><title>${title} | Lantern Street</title></head><body><p><a href="/">Lantern Street</a> <a href="/who-we-are">Who we are</a> <a href="/staff">Staff</a> <a href="/stories">Stories</a> <a href="/contact">Contact</a> <a href="/donate">Donate</a></p>${main}<p>Lantern Street is a Scottish charity, SC000143. 41 Govanhill Row, Glasgow G42 7XX.</p></body></html>`)
  add("/", "Home", `<h1>Nobody should arrive in the dark</h1><p>We help families new to Glasgow with housing, language and the first hard winter.</p>`)
  add("/who-we-are", "Who we are", `<h1>Who we are</h1><p>Lantern Street began in 1996 as a soup pot in a tenement close. We now support 1,900 households a year.</p>`)
  add("/staff", "Staff", `<h1>Staff</h1><ul><li><b>Morag Abernethy MBE</b>, Chief Executive. Morag came to us from Glasgow's housing department in 2014. She studied social policy at the University of Strathclyde and is a trustee of the Clydeside Food Alliance.</li><li><b>Henry Bell</b>, Head of Fundraising. Henry has raised £11 million for Scottish charities and holds the Diploma in Fundraising of the Chartered Institute of Fundraising. Ask him about Munros: he has climbed 203 of the 282.</li><li><b>Samir Haddad</b>, Refugee Integration Coordinator. Samir speaks Arabic, Kurmanji and by now quite good Glaswegian. On Saturdays he coaches the under-12s at Govanhill Youth FC.</li><li><b>Catriona Reid</b>, Finance Officer.</li></ul>`)
  add("/stories", "Stories", `<h1>Stories</h1><p><a href="/stories/big-sleep-out">Henry's sleep-out</a></p><p><a href="/stories/morag-mbe">An MBE for Morag</a></p>`)
  add("/stories/big-sleep-out", "Henry's sleep-out", `<h1>Henry's sleep-out</h1><p>On the coldest night of February our head of fundraising Henry Bell slept in a cardboard box outside Firhill, home of his beloved Partick Thistle, and raised £18,400 for homeless families.</p>`)
  add("/stories/morag-mbe", "An MBE for Morag", `<h1>An MBE for Morag</h1><p>Our chief executive Morag Abernethy was made MBE in the 2022 Birthday Honours for services to refugees in Glasgow. She wore her mother's brooch and trainers.</p>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>Lantern Street, 41 Govanhill Row, Glasgow G42 7XX. 0141 496 0143.</p>`)
  add("/donate", "Donate", `<h1>Donate</h1><p>£12 buys a winter coat.</p>`)
}

/* ── 9. Casa Alveira Hotels, Lisbon: h-cards ───────────────────────────────────────────────── */
{
  const o = "https://www.alveirahotels.example"
  redirects["https://alveirahotels.example/"] = o + "/en"
  redirects[o + "/"] = o + "/en"
  robots["www.alveirahotels.example"] = "User-agent: *\nDisallow: /booking/\nCrawl-delay: 1\n"
  const add = site(o, ({ title, main }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} — Casa Alveira Hotels</title></head><body><nav><a href="/en">Hotels</a><a href="/en/our-story">Our story</a><a href="/en/the-people">The people</a><a href="/en/journal">Journal</a><a href="/en/contacts">Contacts</a><a href="/booking/start">Book</a></nav>${main}<footer>Casa Alveira Hotéis, S.A., Rua das Janelas Verdes 143, 1200-690 Lisboa, Portugal</footer></body></html>`)
  add("/en", "Seven houses between the Tejo and the Douro", `<h1>Seven houses between the Tejo and the Douro</h1><p>Hotels in Lisbon, Évora, Coimbra and Porto.</p>`)
  add("/en/our-story", "Our story", `<h1>Our story</h1><p>In 1951 Amélia Alveira let three rooms above her pastry shop. Her granddaughter Beatriz leads the house today.</p>`)
  const hc = (name, role, place, text) => `<div class="h-card vcard"><span class="p-name fn">${name}</span>, <span class="p-job-title title">${role}</span>, <span class="p-locality">${place}</span><p class="p-note">${text}</p></div>`
  add("/en/the-people", "The people", `<h1>The people</h1>
${hc("Beatriz Alveira", "Chief Executive Officer", "Lisbon", "The third generation to carry the keys. A graduate of the École hôtelière de Lausanne, Beatriz returned to Lisbon in 2012 to restore the family's houses tile by tile; old azulejos are her passion.")}
${hc("Diogo Salgueiro", "Director of Revenue Management", "Lisbon", "Diogo knows what a room is worth on a wet Tuesday in February. Certified Revenue Management Executive (CRME), graduate of the Estoril Higher Institute for Tourism and Hotel Studies, and at sunrise a surfer in Ericeira.")}
${hc("Katarzyna Wrona", "Executive Pastry Chef", "Porto", "Kasia learned her trade in Kraków and Paris and now keeps four ovens in Porto busy. Her rye pastel de nata has its own queue.")}
${hc("Rui Fontes", "Chief Operating Officer", "Lisbon", "Rui began as a night porter.")}`)
  add("/en/journal", "Journal", `<h1>Journal</h1><ul><li><a href="/en/journal/hotelier-of-the-year">Beatriz Alveira, Iberian Hotelier of the Year</a></li><li><a href="/en/journal/rye-and-sugar">Rye and sugar: a book by Kasia Wrona</a></li></ul>`)
  add("/en/journal/hotelier-of-the-year", "Iberian Hotelier of the Year", `<h1>Beatriz Alveira is Iberian Hotelier of the Year</h1><p>Lisbon, 12 June 2025. At a dinner in Seville our CEO received the title Iberian Hotelier of the Year 2025. She dedicated it to the chambermaids of the house.</p>`)
  add("/en/journal/rye-and-sugar", "Rye and sugar", `<h1>Rye and Sugar</h1><p>Our executive pastry chef Katarzyna “Kasia” Wrona has written a book: <i>Rye and Sugar</i>, 70 recipes between Kraków and Porto, published in October 2025.</p><p>Kasia also bakes on camera: <a href="https://www.youtube.com/channel/UCkasiaWronaPastry14300x">Kasia Wrona Pastry on YouTube</a>.</p>`)
  add("/en/contacts", "Contacts", `<h1>Contacts</h1><p>Rua das Janelas Verdes 143, 1200-690 Lisbon, Portugal. +351 21 000 0143</p>`)
  add("/booking/start", "Book", `<h1>Book</h1><p>Choose your dates.</p>`)
}

/* ── 10. St Aldric University Hospital, Ghent: a research group's profile pages ────────────── */
{
  const o = "https://immunology.staldric.example"
  redirects["https://staldric.example/"] = "https://www.staldric.example/"
  page("https://www.staldric.example/", `<!doctype html><html lang="en"><head><title>St Aldric University Hospital</title></head><body><h1>St Aldric University Hospital, Ghent</h1><p>Patients · Research · Education</p><ul><li><a href="${o}/">Translational Immunology Group</a></li></ul><p>Aldricuslaan 1, 9000 Ghent, Belgium</p></body></html>`)
  redirects["https://www.staldric.example/research/immunology"] = o + "/"
  const add = site(o, ({ title, main }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Translational Immunology Group, St Aldric University Hospital</title></head><body><a href="https://www.staldric.example/">St Aldric University Hospital</a> <a href="/">Group</a> <a href="/members">Members</a> <a href="/publications">Publications</a> <a href="/news">News</a> <a href="/contact">Contact</a>${main}</body></html>`)
  add("/", "Home", `<h1>Translational Immunology Group</h1><p>We study why the immune system attacks the lining of joints and gut, and how to talk it out of it.</p>`)
  const members = [
    ["hilde-verstraete", "Prof. dr. Hilde Verstraete", "Group leader, Professor of Immunology", `Hilde Verstraete heads the Translational Immunology Group. She studied medicine at Ghent University, where she also took her PhD (2005), and was a postdoctoral fellow in Edinburgh. Her work on synovial macrophages in rheumatoid arthritis is supported by an ERC Consolidator Grant (2021). She is president-elect of the Low Countries Immunology Society. She plays the cello in the hospital orchestra.`, ids.hilde],
    ["wei-zhang", "Dr Wei Zhang", "Postdoctoral Researcher", `Wei Zhang joined the group in 2021 after a PhD in biomedical sciences at KU Leuven. Wei's project uses spectral flow cytometry to follow gut-homing T cells in patients with spondyloarthritis.`, ids.wei],
    ["lucas-de-smet", "Lucas De Smet", "Bioinformatician", `Lucas turns sequencer output into figures. He maintains the group's single-cell RNA-seq pipeline in Nextflow and teaches the R course that everybody takes twice.`, ids.lucas],
    ["amina-diallo", "Amina Diallo", "PhD student", `Amina started in October 2024. She works on organoids of the gut.`, undefined]
  ]
  add("/members", "Members", `<h1>Members</h1><dl>${members.map(([slug, name, role]) => `<dt><a href="/members/${slug}">${name}</a></dt><dd>${role}</dd>`).join("")}</dl>`)
  for (const [slug, name, role, text, orcid] of members) add(`/members/${slug}`, name, `<h1>${name}</h1><p><strong>${role}</strong></p><p>${text}</p>${orcid ? `<p>ORCID <a href="https://orcid.org/${orcid}">${orcid}</a></p>` : ""}`)
  add("/publications", "Publications", `<h1>Selected publications</h1><ol><li>Verstraete H, De Smet L, Zhang W. Tissue-resident macrophages set the tempo of joint inflammation. <i>Journal of Mucosal and Joint Immunology</i>, 2024.</li><li>Zhang W, Verstraete H. Spectral cytometry of gut-homing T cells in spondyloarthritis. <i>Annals of Cytometry</i>, 2025.</li><li>De Smet L. synovflow: a pipeline for small biopsies. <i>Open Bioinformatics Notes</i>, 2023.</li></ol>`)
  add("/news", "News", `<h1>News</h1><p>March 2026: Amina Diallo won the poster prize at the Flanders Immunology Days. Well done Amina!</p><p>November 2021: Hilde Verstraete receives an ERC Consolidator Grant.</p>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>Translational Immunology Group, St Aldric University Hospital, Aldricuslaan 1, building K3, 9000 Ghent, Belgium</p>`)
}

/* ── 11. Karanja Whitlock, accountants, Nairobi: definition of partners in a list ──────────── */
{
  const o = "https://www.karanjawhitlock.example"
  redirects["https://karanjawhitlock.example/"] = o + "/"
  const add = site(o, ({ title, main }) => `<!doctype html><html lang="en-KE"><head><meta charset="utf-8"><title>${title} | Karanja Whitlock LLP</title></head><body><div class="top"><a href="/">Karanja Whitlock</a><a href="/about-the-firm">About the firm</a><a href="/partners-and-directors">Partners and directors</a><a href="/news">News</a><a href="/offices">Offices</a></div>${main}<div class="bottom">Karanja Whitlock LLP, Certified Public Accountants, Riverside Mews, Nairobi</div></body></html>`)
  add("/", "Certified Public Accountants", `<h1>Accounts that stand up in daylight</h1><p>Audit, tax and advisory for East African companies, cooperatives and NGOs.</p>`)
  add("/about-the-firm", "About the firm", `<h1>About the firm</h1><p>Founded in 1994, the firm has six partners and 130 staff in Nairobi, Kisumu and Kampala.</p>`)
  add("/partners-and-directors", "Partners and directors", `<h1>Partners and directors</h1><ul>
<li><h4>CPA Wanjiru Karanja – Managing Partner</h4>Wanjiru has led the firm since 2016. She is a Certified Public Accountant of Kenya and Fellow of ACCA (FCCA), holds a BCom from the University of Nairobi and serves on the council of the Institute of Certified Public Accountants of Kenya (ICPAK). She plays off a handicap of 14.</li>
<li><h4>Simon Whitlock – Partner, Audit</h4>Simon looks after the firm's banking clients.</li>
<li><h4>CPA David Otieno – Tax Director</h4>David advises on transfer pricing and indirect taxes, and writes “The Tax Desk” every fortnight in Savannah Business. He studied law at the University of Dar es Salaam and is a Certified Public Accountant. He has not yet beaten his daughter at chess.</li></ul>`)
  add("/news", "News", `<h1>News</h1><p><a href="/news/wanjiru-award">Wanjiru Karanja honoured</a></p>`)
  add("/news/wanjiru-award", "Wanjiru Karanja honoured", `<h1>Wanjiru Karanja honoured</h1><p>Nairobi, 7 March 2026. Our managing partner Wanjiru Karanja received the East African Women in Finance Award 2026. She has given the prize money to the Mwangaza Scholarship Fund, which she set up in 2018 to keep girls in secondary school.</p>`)
  add("/offices", "Offices", `<h1>Offices</h1><p>Riverside Mews, Riverside Drive, Nairobi, Kenya. Also Kisumu and Kampala.</p>`)
}

/* ── 12. Strova, sportswear, Portland: JSON-LD and cards ───────────────────────────────────── */
{
  const o = "https://www.strova.example"
  redirects["https://strova.example/"] = o + "/"
  redirects[o + "/team"] = o + "/company/leadership"
  const add = site(o, ({ title, main, head }) => `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title} | Strova</title><meta property="og:site_name" content="Strova">${head}</head><body><nav><a href="/">Shop</a><a href="/company">Company</a><a href="/company/leadership">Leadership</a><a href="/company/makers">Makers</a><a href="/newsroom">Newsroom</a><a href="/company/contact">Contact</a></nav>${main}<footer>© 2026 Strova, Inc. NYSE: STRV. 1120 NW Naito Parkway, Portland, OR 97209</footer></body></html>`)
  add("/", "Move like weather", `<h1>Move like weather</h1><p>Running and court shoes, apparel and gear.</p>`)
  add("/company", "Company", `<h1>Company</h1><p>Strova makes sportswear in Portland, Oregon, since 1998. 2,300 teammates worldwide.</p>`)
  const person = (name, jobTitle, description) => ({ "@type": "Person", name, jobTitle, description, worksFor: { "@type": "Organization", name: "Strova, Inc." } })
  const leaders = [
    person("Gordon Achebe", "Chief Executive Officer", "Gordon has run Strova, and ultramarathons, since 2019."),
    person("Tasha Delacroix", "Chief Marketing Officer", "Tasha leads brand, storytelling and the community programs that put Strova on neighborhood courts. A New Orleans native and lifelong Saints fan, she holds a BA in Mass Communication from Xavier University of Louisiana."),
    person("Michael Chen", "Vice President, Supply Chain", "Michael moves 31 million pairs a year from 14 factories to your door. He is APICS CSCP certified, has an MBA from the University of Michigan and commutes by bike, even in November.")
  ]
  add("/company/leadership", "Leadership", `<h1>Leadership</h1><div class="grid">${leaders.map(l => `<div class="tile"><strong>${l.name}</strong><em>${l.jobTitle}</em></div>`).join("")}</div>`, { head: jsonLd({ "@context": "https://schema.org", "@graph": leaders }) })
  add("/company/makers", "Makers", `<h1>Makers</h1><p>The people behind the products.</p><div class="maker"><h2>Michael Chen</h2><h3>Senior Materials Engineer</h3><p>Not to be confused with the Michael Chen who ships it: this one invents it. Mike holds an MS in Textile Engineering from NC State University and three patents on knitted uppers, and captains the office ultimate frisbee team.</p></div><div class="maker"><h2>Rosa Ibarra</h2><h3>Pattern Lead</h3><p>Rosa cuts first and measures twice.</p></div>`)
  add("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/delacroix-cmo">Tasha Delacroix promoted to Chief Marketing Officer</a></li><li><a href="/newsroom/nearshoring">Strova moves a third of production closer to home</a></li><li><a href="/newsroom/reknit">Meet ReKnit</a></li></ul>`)
  add("/newsroom/delacroix-cmo", "Tasha Delacroix promoted to CMO", `<h1>Tasha Delacroix promoted to Chief Marketing Officer</h1><p>PORTLAND, Ore., January 12, 2026. Strova, Inc. (NYSE: STRV) today named Tasha Delacroix Chief Marketing Officer. She joined in 2019 and was most recently Vice President, Brand. Her “Every Court Counts” campaign won a Gold Clarion in 2025.</p>`)
  add("/newsroom/nearshoring", "Closer to home", `<h1>Strova moves a third of production closer to home</h1><p>PORTLAND, Ore., October 6, 2025. “Shorter routes, fewer surprises,” said Michael Chen, Vice President, Supply Chain.</p>`)
  add("/newsroom/reknit", "Meet ReKnit", `<h1>Meet ReKnit</h1><p>PORTLAND, Ore., April 22, 2025. ReKnit is an upper made of a single recyclable yarn. Its inventor is Senior Materials Engineer Michael Chen, who spent four years and 61 prototypes on it.</p>`)
  add("/company/contact", "Contact", `<h1>Contact</h1><p>Strova, Inc., 1120 NW Naito Parkway, Portland, Oregon 97209, USA</p>`)
}
