// Front pages the clubs have, strangers of the same names, dead pages and what the archive keeps.
import { site, listing, svc, pages, sites, people } from "../lib.mjs";
const home = (host, t, b) => { const s = sites.get(host); site(s, { "/": { t, b } }); };
home("larochellecc.example", "La Rochelle CC", "<h1>La Rochelle Cricket Club</h1><p>Cricket by the sea since 2003. Nets on Thursdays.</p>");
home("shannonwhispers.example", "Shannon Whispers", `<h1>Shannon Whispers</h1><p>What they'd rather you didn't read.</p><ul><li><a href="/mulqueen-millions">The Mulqueen millions</a></li></ul>`);
home("designweekto.example", "Design Week TO 2026", "<h1>Design Week TO</h1><p>Seven days of talks and open studios.</p>");
home("www.saskvolleycoaches.example", "Sask Volleyball Coaches", `<p>For coaches, by coaches.</p>`);
home("www.southaustartups.example", "South Aus Startups", `<p>Stories of founders from Mount Gambier to Port Augusta.</p>`);
site({ host: "www.monctonoldtimers.example", name: "Moncton Oldtimers Hockey", cc: "ca", tpl: "old", robots: false, nav: [["Roster", "/roster.html"]], foot: "Beer league since 1986" }, {
  "/roster.html": { t: "Roster - Moncton Oldtimers Hockey", b: `<table><tr><td>9</td><td>Graham Belliveau</td><td>LW</td><td>Moncton, retired plumber</td></tr><tr><td>17</td><td>Luc Arsenault</td><td>D</td><td></td></tr></table>` } });
site({ host: "www.yorktonmemorials.example", name: "Yorkton Memorials", cc: "ca", tpl: "wp", nav: [["Obituaries", "/obituaries/"]], foot: "Yorkton Memorials Funeral Home" }, {
  "/obituaries/lorna-wasylyk/": { t: "Obituary: Lorna Wasylyk (1931–2019) – Yorkton Memorials", at: "2019-03-12", b: `<p>Lorna Wasylyk (née Boychuk) of Yorkton passed away peacefully. She loved her perogies, her quilting circle and the Roughriders.</p>` },
  "/obituaries/": { t: "Obituaries – Yorkton Memorials", b: `<ul><li><a href="/obituaries/lorna-wasylyk/">Lorna Wasylyk</a></li></ul>` }, "/": { t: "Yorkton Memorials", b: `<p>Serving families since 1954.</p>` } });
listing("https://www.linkedin.com/in/olivier-tansley-dj", "Olivier Tansley - DJ and Producer - Freelance | LinkedIn", "Manchester, England, United Kingdom · DJ and Producer. Drum and bass since 1999.");
listing("https://uk.linkedin.com/in/rosalindquaife", "Rosalind Quaife - Conveyancing Solicitor - Hartley Moss LLP | LinkedIn", "Leeds, England · Conveyancing Solicitor · Hartley Moss LLP. 300 connections");
listing("https://www.aquanorth.example/exhibitors", "Exhibitors - AquaNorth 2026, Trondheim", "Stand C14: Skellig Telemetry, Cork, Ireland. Low-power telemetry for aquaculture.");
listing("https://www.irishcompanyindex.example/corrib-sash-joinery-ltd", "CORRIB SASH & JOINERY LTD - company profile", "Corrib Sash & Joinery Ltd, Liosbán, Galway. Private limited company, registered 1994. Status: Normal.");
pages.get("https://www.norvanemedical.example/about-us/our-team.html").at = "2021-08-15";
svc.archive.push(
  { url: "https://www.norvanemedical.example/about-us/our-team.html", ts: "20210901120000", body: pages.get("https://www.norvanemedical.example/about-us/our-team.html").body },
  { url: "https://www.grachtwerk.example/team/", ts: "20190610080000", body: `<!DOCTYPE html><html lang="nl"><head><title>Team – Grachtwerk Installaties</title></head><body><h1>Team</h1><p>Sander Hoogmoed, eigenaar. Wij zoeken monteurs!</p></body></html>` });
listing("https://www.grachtwerk.example/team/", "Team – Grachtwerk Installaties", "Sander Hoogmoed, eigenaar. Wij zoeken monteurs!");
svc.gravatar["olivier.tansley@polderlicht.example"] = { display_name: "Olivier Tansley", location: "Rotterdam", description: "Energy consultant. Korfball referee.", job_title: "Senior Consultant", company: "Polderlicht Advisory" };
svc.gravatar["linh@redgumpayroll.example"] = { display_name: "Linh Dao", location: "Adelaide", description: "Product designer. Pots and forms.", job_title: "", company: "", verified_accounts: [] };
svc.rdap["redgumpayroll.example"] = { org: "Redgum Payroll Pty Ltd", registered: "2013-02-11T00:00:00Z" };
svc.rdap["norvanemedical.example"] = { org: "Norvane Medical Supply Inc.", registered: "2003-09-30T00:00:00Z" };
svc.edgar.push({ cik: 1990011, ticker: "NHLT", title: "Northern Halite Corp", sic: "1400", sicDescription: "Mining & Quarrying of Nonmetallic Minerals" }, { cik: 1884120, ticker: "QSTL", title: "Quarry Steel Holdings", sic: "3312", sicDescription: "Steel Works" });
// sections of the menus that are otherwise nowhere
const thin = { en: "Nothing to show here just now. Please check back soon.", nl: "Hier staat nu even niets. Kijk later nog eens.", fr: "Rien à afficher pour le moment." };
for (const s of [...sites.values()]) for (const [l, h] of [...s.nav, ["Home", "/"]]) if (!pages.has(`https://${s.host}${h}`)) site(s, { [h]: { t: `${l} – ${s.name.replace("&amp;", "&")}`, b: s.tpl === "news" ? `<ul>${[...pages.values()].filter((p) => p.host === s.host && p.at).map((p) => `<li><a href="${p.path}">${p.title.split(" | ")[0]}</a></li>`).join("")}</ul>` : `<p>${thin[s.lang]}</p>` } });
const by = Object.fromEntries(people.map((p) => [p.id, p]));
const never = { "graham-belliveau": ["plumber", "Moncton"], "lorna-wasylyk": ["obituary", "perogies", "quilting", "Roughriders", "Yorkton"], "olivier-tansley": ["DJ and Producer", "Drum and bass", "Manchester"], "rosalind-quaife": ["solicitor", "conveyancing", "Leeds"] };
for (const [k, v] of Object.entries(never)) by[k].never.push(...v);
by["olivier-tansley"].also.title = "Energy consultant";
by["thuy-linh-dao"].also.interests.push("Forms | pots and forms");

// wordings added on the second reading
const more = (id, o) => { for (const [k, v] of Object.entries(o)) { const a = by[id].also; if (typeof v === "string") a[k] = a[k] ? a[k] + " | " + v : v; else (a[k] ??= []).push(...v); } };
more("malachy-tarpey", { achievements: ["Served his time as a joiner in Tuam | joiner's apprenticeship in Tuam", "Family-run since 1988 | family business since 1988"], causes: ["Heritage conservation | heritage | traditional crafts | Heritage crafts"], title: "Choir treasurer | MD", skills: ["treasurer | choir treasurer | bass singing | beekeeping"] });
more("cormac-tarpey", { achievements: ["Joined in 2009 | joined Corrib Sash & Joinery in 2009", "Coaches under-12 hurling with St Brendan's GAA | Coaching under-12 hurling with St Brendan's GAA"] });
more("donal-mulqueen", { achievements: ["Joined from a building society in 2012 | joined Ballyvane Credit Union in 2012 | Kilmallock native"], interests: ["Kilmallock"] });
more("aoife-kinnane-compliance", { achievements: ["Licentiate of the Association of Compliance Officers in Ireland", "Compliance award | Credit Union Awards"], interests: ["compliance"] });
more("aoife-kinnane-members", { achievements: ["Started on the counter in 2021 | joined in 2021", "Plays corner-forward for Newcastle West ladies' football"], interests: ["school savings | The other Aoife"], causes: ["Gaelscoil Uí Dhálaigh"] });
more("ines-carvalheira", { interests: ["Portugal | Mastodon | notes", "Deepwater quay"], skills: ["writing | LoRaWAN antennas"], title: "Embedded engineer" });
more("gobnait-hurley", { title: "Podcast host | Host of Spine & Salt | Bookshop owner and podcast host", achievements: ["Runs the Kinsale Words festival every October", "Taught Irish in Bandon"], skills: ["volunteer coordination | running a festival"] });
more("shauna-macisaac-doyle", { title: "Skip", achievements: ["Skip of the Truro Curling Club | 7-5 over Windsor", "Covers hospitals between Yarmouth and Edmundston"], interests: ["ice"] });
more("kwame-antwi-bosiako", { interests: ["African drumming | youth chess"] });
more("lorna-wasylyk", { achievements: ["Started as a chemistry teacher | former chemistry teacher"], memberships: ["Elders | Pronghorns"], sports_teams: ["Pronghorns"] });
more("james-cook", { achievements: ["Came to Marrinup from Kalgoorlie in 2017 | moved to Marrinup in 2017", "Bridge nine reopens, on time and under budget"], causes: ["timber bridges | bridge conservation"], memberships: ["Institute of Public Works"] });
more("wendy-karlsson-teo", { achievements: ["Moved from Fremantle in 2019 | moved to Marrinup in 2019"], interests: ["Story time | storytelling"], skills: ["seed library | storytelling | knitting"] });
more("mitchell-varga", { achievements: ["Started Redgum at his kitchen table | former pub accountant"], interests: ["Surf life saving | beaches"], skills: ["leadership | sales"] });
more("thuy-linh-dao", { title: "Lead product design | Product design lead", achievements: ["I make dull things humane"], interests: ["typography"] });
more("rosalind-quaife", { title: "Marine biologist", achievements: ["Team of six | owns and runs Tasman Smokehouse with a team of six"], skills: ["running a business"] });
more("col-bramwell", { achievements: ["Tends the kiln from 4 a.m. | tends it from 4 a.m."], skills: ["brick kiln building"], title: "Shipwright" });
more("sander-hoogmoed", { hobbies: ["Weissensee | de Weissensee | Weissensee vier keer uitgereden"], memberships: ["Techniek Nederland"] });
more("mathilde-verandel", { hobbies: ["Tour de la chaîne des Puys | chaîne des Puys"], title: "Présidente de l’association Sentiers d’Auvergne | Experte près la cour d’appel de Riom | Directrice de la publication" });
more("femke-duursma", { hobbies: ["Head of the River Amstel"], title: "Author | Author of Quiet Quays | Chair of Rotterdam Women in Ports" });
more("solene-marchadour", { achievements: ["Grew up in Concarneau"], title: "Founder, master rigger" });
more("hugh-pettiward", { achievements: ["Came over from Lymington in 2019"], title: "Fixtures secretary" });
more("eelco-rietdijk", { achievements: ["PhD on creek formation in salt marshes | creek formation in salt marshes", "Head of the Sediment Group since 2016"], title: "Dr. | Researcher | dr.", skills: ["skippering | singing"] });
more("hanneke-ploegmakers", { title: "Author | Mud-walking guide | Licensed mud-walking guide", causes: ["Mud walks"] });
more("priya-raman-physio", { hobbies: ["fostering greyhounds | fosters greyhounds | greyhounds | volunteering"], achievements: ["Treats runners and dancers", "Certified in acupuncture and vestibular rehabilitation"] });
more("fatima-el-ouazzani", { hobbies: ["vrijwilligerswerk | volunteering | taalles geven"] });
more("femke-duursma", { causes: ["Nature conservation | wildlife rescue | Wadden Sea conservation"], memberships: ["Wadden seal rescue"] });
more("solene-marchadour", { hobbies: ["Volunteering | lifeboat volunteering | SNSM lifeboat"] });
more("mathilde-verandel", { causes: ["Sentiers | rights of way | walking paths | randonnée"], hobbies: ["hiking | randonnée"] });
more("devon-petroskey", { hobbies: ["fundraising"] });
more("donal-mulqueen", { causes: ["fighting moneylenders | moneylending"], interests: ["financial services"] });
more("amrit-dhaliwal", { hobbies: ["Scouting | music"] });
more("gobnait-hurley", { hobbies: ["podcasting | Basque | learning Basque"], causes: ["Irish language | independent bookshops"] });
more("cormac-tarpey", { hobbies: ["coaching under-12 hurling | hurling coaching | coaching"] });
more("ruairi-sheedy", { hobbies: ["mentoring | open source"], causes: ["Open source | open-source software"] });
more("graham-belliveau", { causes: ["Food security | hunger relief | food insecurity"] });
more("bevan-stroud", { hobbies: ["volunteer firefighting | farming"], causes: ["Rural health | rural hospital | Keep the hospital open"] });
more("mitchell-varga", { causes: ["Water safety | surf lifesaving"] });
more("lorna-wasylyk", { causes: ["Child hunger | student nutrition | reconciliation | Indigenous learning"] });
more("sander-hoogmoed", { causes: ["Vakmanschap | stageplaatsen | work placements"] });
