// Home pages and side pages of the sites of this world, so that their navigation leads somewhere
const modern = (url, title, body) => ({ url, body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><header class="site"><strong>${title}</strong></header><main>${body}</main></body></html>` })
const old = (url, title, body) => ({ url, body: `<html><head><title>${title}</title></head><body><h1>${title}</h1><hr>${body}</body></html>` })
const a = (href, text) => `<a href="${href}">${text}</a>`

export default {
  people: [],
  pages: [
    modern("https://corribbridgephysio.example/fees/", "Fees", `<table><tr><td>First visit</td><td>€75</td></tr><tr><td>Follow-up</td><td>€65</td></tr></table><p>${a("https://corribbridgephysio.example/", "Home")}</p>`),
    modern("https://galwaybaysider.example/", "Galway Baysider", `<ul><li>${a("https://galwaybaysider.example/2024/08/physio-swims-bay-for-hospice", "Physio swims the bay for hospice")}</li><li>Prom closed for high tide</li></ul>`),
    old("https://blackrockdippers.example/index.htm", "Blackrock Dippers", `${a("https://blackrockdippers.example/committee.htm", "Committee")}<p>Water today: 11 degrees. No excuses.</p>`),
    modern("https://kilcornanhurling.example/", "Kilcornan Hurling Club", `<p>${a("https://kilcornanhurling.example/news/2025-backroom-team", "The men behind the bench")}</p><p>Lotto not won. Jackpot €3,400.</p>`),
    old("https://cornatra.example/", "Cór na Trá", `${a("https://cornatra.example/members.html", "Na baill / Our singers")}<p>Cleachtadh gach Máirt, 8 i.n.</p>`),
    modern("https://stelfordstructural.example/projects", "Projects - Stelford Structural", `<ul><li>St. Brigid Hospital, east wing: 2,400 t</li><li>Dundurn Arena roof: 880 t</li></ul>`),
    modern("https://stelfordstructural.example/news", "News - Stelford Structural", `<p>${a("https://stelfordstructural.example/news/okafor-vp-operations", "Okafor named Vice President, Operations")}, April 14, 2025</p>`),
    modern("https://womeninsteel.example/", "Women in Steel Canada", `<p>Mentoring, bursaries, noise. ${a("https://womeninsteel.example/board", "Our Board")}</p>`),
    modern("https://hamiltonmountainledger.example/", "Hamilton Mountain Ledger", `<ul><li>Bus lane debate goes to a fourth night</li><li>${a("https://hamiltonmountainledger.example/business/stelford-robots", "Robots and apprentices: Stelford bets on both")}</li></ul>`),
    old("https://burlingtonbaycurling.example/", "Burlington Bay Curling Club", `${a("https://burlingtonbaycurling.example/bonspiel-2023.html", "Harbour Bonspiel 2023 - results")}<p>Learn to curl: October.</p>`),
    modern("https://lakeroot.example/product", "Product | Lakeroot", `<p>Catalog, planner, connectors. One bill.</p>`),
    modern("https://lakeroot.example/blog", "Blog | Lakeroot", `<ul><li>${a("https://lakeroot.example/blog/exactly-once-more-or-less", "Exactly once, more or less")}</li></ul>`),
    modern("https://deccandatadays.example/2025/", "Deccan Data Days 2025", `<p>Hyderabad, 20 and 21 November 2025. ${a("https://deccandatadays.example/2025/speakers/karthik-subramaniam", "Keynote: Karthik Subramaniam")}</p>`),
    modern("https://kalpavriksha.example/dancers", "Dancers – Kalpavriksha Dance Collective", `<ul><li>${a("https://kalpavriksha.example/dancers/priya-nair", "Priya Nair")}</li><li>Shanthi Raman</li></ul>`),
    modern("https://hrstraits.example/2026", "HR Straits Forum 2026", `<p>5 March 2026. ${a("https://hrstraits.example/2026/panels", "Panels")}</p>`),
    modern("https://meadowlarkcu.example/personal", "Personal | Meadowlark Credit Union", `<p>Accounts, mortgages, RRSPs.</p>`),
    modern("https://prairiealumni.example/", "Prairie Alumni Association", `<p>Awards 2024: ${a("https://prairiealumni.example/awards/2024/corinne-bellegarde", "Corinne Bellegarde (BComm'96)")}</p>`),
    modern("https://bridgecitypost.example/", "Bridge City Post", `<ul><li>${a("https://bridgecitypost.example/2025/02/bellegarde-money-in-the-muskeg", "Teaching money where the road ends")}</li></ul>`),
    modern("https://grainandgate.example/", "Grain & Gate", `<p>${a("https://grainandgate.example/authors/daniel-friesen", "The Farm Gate Ledger")}</p><p>Canola futures, weather, machinery.</p>`),
    old("https://prairieheavyhorse.example/", "Prairie Heavy Horse Association", `${a("https://prairieheavyhorse.example/directors.html", "Directors")}`),
    modern("https://kettleandthorn.example/portfolio", "Work — Kettle & Thorn", `<ul><li>The Slow Bus</li><li>Karoo Rusks</li></ul>`),
    modern("https://baobabawards.example/", "Baobab Awards for African Advertising", `<p>${a("https://baobabawards.example/2026/jury", "Jury 2026")} ${a("https://baobabawards.example/2025/winners", "Winners 2025")}</p>`),
    modern("https://adbriefcape.example/", "AdBrief Cape", `<ul><li>${a("https://adbriefcape.example/2024/the-spaza-report", "Six months in 300 spaza shops")}</li></ul>`),
    old("https://bokaapstriders.example/", "Bo-Kaap Striders", `${a("https://bokaapstriders.example/captains", "Our captains")}<p>Time trial Tuesdays, 17:45.</p>`),
    modern("https://thaxterfallslibrary.example/hours", "Hours – Thaxter Falls Public Library", `<p>Tue-Fri 10-6, Sat 10-2.</p>`),
    modern("https://midcoastherring.example/", "The Midcoast Herring", `<ul><li>${a("https://midcoastherring.example/2023/10/vega-story-keeper", "Thaxter Falls librarian is state's Story Keeper")}</li></ul>`),
    modern("https://tidemarkcoffee.example/collections/all", "Shop – Tidemark Coffee", `<ul><li>Huila washed, £11.50. Paid to the grower: £7.10 a kilo.</li></ul>`),
    modern("https://crematrade.example/", "Crema Trade", `<ul><li>${a("https://crematrade.example/interviews/imogen-tarrant", "\"Print the price\"")}</li><li>${a("https://crematrade.example/news/roasting-trials-2025", "UK Roasting Trials: the results")}</li></ul>`),
    modern("https://bartonhilllions.example/", "Barton Hill Lions", `<p>Volunteer of the month: ${a("https://bartonhilllions.example/volunteers/yusuf", "Yusuf")}</p>`),
    modern("https://airedalelawcentre.example/get-help", "Get help | Airedale Community Law Centre", `<p>Ring us on Mondays, Wednesdays and Fridays from 10.</p>`),
    modern("https://worthvalleyvoice.example/", "Worth Valley Voice", `<ul><li>${a("https://worthvalleyvoice.example/interview/rukhsana-mir", "A cup of tea with... Rukhsana Mir")}</li><li>Steam gala dates</li></ul>`),
    modern("https://flinthillaero.example/capabilities", "Capabilities | Flinthill Aerostructures", `<p>Five-axis milling, autoclave and out-of-autoclave composites, assembly.</p>`),
    modern("https://curecycle.example/", "Cure Cycle, the composites podcast", `<ul><li>${a("https://curecycle.example/31", "31: Bags without wrinkles")}</li><li>30: The smell of epoxy</li></ul>`),
    modern("https://vandiemen.example/", "Van Diemen University", `<p>Institutes: ${a("https://coldoceans.vandiemen.example/", "Derwent Institute for Cold Oceans")}</p>`),
    modern("https://coldoceans.vandiemen.example/research", "Research | Derwent Institute for Cold Oceans", `<ul><li>Bottom water</li><li>Sea ice</li><li>Under-ice mixing</li></ul>`),
    modern("https://telokharbourland.example/homes", "Homes | Telok Harbour Land", `<p>Lorong Gardens, 412 flats.</p>`),
    modern("https://telokharbourland.example/media", "Media | Telok Harbour Land", `<p>2 June 2026: Balloting for Lorong Gardens opens in July.</p>`),
    modern("https://builtgreenasia.example/2025", "Built Green Asia Summit 2025", `<p>${a("https://builtgreenasia.example/2025/speakers", "Speakers")}</p>`),
    old("https://straitsbirdcircle.example/", "Straits Bird Circle", `${a("https://straitsbirdcircle.example/committee", "Committee")}`),
    modern("https://chakori.example/sarees", "Sarees | Chakori", `<p>Paithani from ₹14,000.</p>`),
    modern("https://sinhagadtimes.example/", "Sinhagad Times", `<ul><li>${a("https://sinhagadtimes.example/business/udyami-awards-2024", "Udyami Awards go to five women of Pune")}</li></ul>`),
    old("https://campgymkhana.example/", "Camp Gymkhana Cricket Club, Pune", `${a("https://campgymkhana.example/players/imran-shaikh", "Imran Shaikh, vice-captain")}`),
    modern("https://umdoniwater.example/index.php/dam-levels", "Dam levels - Umdoni Water", `<p>Nagle 84%, Hazelmere 77%.</p>`),
    modern("https://berealongshore.example/", "Berea & Longshore", `<ul><li>${a("https://berealongshore.example/people/lerato-khumalo", "Bees, bulletins and a dachshund")}</li></ul>`)
  ],
  robots: { "hamiltonmountainledger.example": "User-agent: *\nDisallow: /subscribe\n", "meadowlarkcu.example": "User-agent: *\nDisallow: /login\nDisallow: /core/\n" },
  rdap: [
    { domain: "stelfordstructural.example", registrant: "Stelford Structural Inc.", registered: "1999-05-11" },
    { domain: "tidemarkcoffee.example", registered: "2014-03-02" },
    { domain: "brightseamtraders.example", registered: "2021-08-19" },
    { domain: "selatpropertyadvice.example", registered: "2020-01-30" }
  ]
}
