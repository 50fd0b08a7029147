import { doc, news } from "./lib.mjs"

// People who are not in the world but have the names of those who are, and pages about nobody.
const pages = {
  "https://www.coastalsharks.example/players/lachlan-deering": doc("Lachlan Deering - Coastal Sharks FC", `<h1>Lachlan Deering</h1><p>Half-forward, number 23. Draft pick 14 in 2012. 148 games, 211 goals for the Coastal Sharks; premiership 2018. Retired from football in 2023 and now lives in Geelong.</p>`),
  "https://www.coastalsharks.example/": doc("Coastal Sharks FC", `<a href="/players/lachlan-deering">Lachlan Deering</a>`),
  "https://www.footyherald.example/2025/deering-book": news("2025-08-11", doc("Deering: my life in the pocket | Footy Herald", `<h1>Deering: my life in the pocket</h1><p>Premiership half-forward Lachlan Deering launches his memoir in Geelong, and says golf is harder than football.</p>`), "Australia"),
  "https://www.bluenosehomes.example/agents/daniel-whitford": doc("Daniel Whitford, REALTOR® | Bluenose Homes Realty", `<h1>Daniel Whitford</h1><p>REALTOR, Halifax, Nova Scotia. Your South Shore home specialist since 2004. Dan golfs, coaches ringette and supports the Halifax Mooseheads. Open house every Sunday. See his listings.</p>`),
  "https://www.bluenosehomes.example/": doc("Bluenose Homes Realty", `<a href="/agents/daniel-whitford">Daniel Whitford</a>`),
  "https://www.kulkarnismiles.example/": doc("Kulkarni Smiles, Kothrud, Pune", `<h1>Dr. Rohit Kulkarni, BDS, MDS</h1><p>Orthodontist and dental surgeon in Pune for fifteen years. Braces, aligners, root canals.</p>`),
  "https://sahyadritrails.example/": doc("Sahyadri Trails: a blog", `<h1>Sahyadri Trails</h1><p>I am Rohit Kulkarni, a trekker from Pune. 91 forts so far. This week: Harishchandragad in the rain.</p>`),
  "https://filmdarbar.example/kavya-reddy": doc("Kavya Reddy: films and biography | Film Darbar", `<h1>Kavya Reddy</h1><p>Telugu film actress from Hyderabad, known for Manasu Maata (2019) and Veedhi (2023). Brand ambassador of Lotus Silks.</p>`),
  "https://filmdarbar.example/nandini-joshi": doc("Nandini Joshi | Film Darbar", `<h1>Nandini Joshi</h1><p>Television actress. Serials: Zindagi Express (2015), Dil Ki Baat (2019).</p>`),
  "https://filmdarbar.example/": doc("Film Darbar", `<a href="/kavya-reddy">Kavya Reddy</a> <a href="/nandini-joshi">Nandini Joshi</a>`),
  "https://www.bushpoets.example/henry-lawson": doc("Henry Lawson (1867-1922) | Bush Poets", `<h1>Henry Lawson</h1><p>Poet and short-story writer, born at Grenfell in 1867. The Drover's Wife, While the Billy Boils, Faces in the Street. He wrote for The Bulletin and died in Sydney in 1922.</p>`),
  "https://www.thunderbaytrades.example/": doc("Thunder Bay trades directory", `<ul><li>Pihl & Sons Roofing</li><li>Metcalfe Plumbing</li></ul>`),
  "https://www.emailformats.example/strandmeridian": doc("Email format of Strand Meridian Engineers", `<h1>strandmeridian.example email format</h1><p>The most common format is [first_initial][last]@strandmeridian.example. 340 employees.</p>`),
  "https://www.peoplefinderzone.example/priya-nair": doc("Priya Nair - 1,204 profiles | PeopleFinderZone", `<h1>Priya Nair</h1><p>We found 1,204 people named Priya Nair. Aliases, addresses, relatives, net worth. Sign up to see more.</p>`)
}
export default {
  pages,
  wikipedia: [
    { title: "Henry Lawson", item: "Q990000501", description: "Australian writer and poet (1867–1922)", extract: "Henry Archibald Hertzberg Lawson (17 June 1867 – 2 September 1922) was an Australian writer and bush poet, born at Grenfell, New South Wales. Works include \"The Drover's Wife\" and While the Billy Boils." },
    { title: "Lachlan Deering", item: "Q990000502", description: "Australian rules footballer", extract: "Lachlan Deering (born 1994) is a former Australian rules footballer who played half-forward for the Coastal Sharks and won a premiership in 2018." },
    { title: "Kavya Reddy", item: "Q990000503", description: "Indian actress", extract: "Kavya Reddy is an Indian actress who works in Telugu films." }
  ],
  wikidata: [
    { id: "Q990000501", label: "Henry Lawson", description: "Australian writer and poet", aliases: ["Henry Archibald Hertzberg Lawson"], statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P569", time: "1867-06-17" }, { property: "P570", time: "1922-09-02" }, { property: "P106", item: { id: "Q49757", label: "poet" } }], article: "Henry Lawson" },
    { id: "Q990000502", label: "Lachlan Deering", description: "Australian rules footballer", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P569", time: "1994" }, { property: "P106", item: { id: "Q13414980", label: "Australian rules footballer" } }, { property: "P54", item: { id: "Q990000520", label: "Coastal Sharks" } }], article: "Lachlan Deering" },
    { id: "Q990000503", label: "Kavya Reddy", description: "Indian actress", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q33999", label: "actor" } }], article: "Kavya Reddy" }
  ],
  openalex: [{ id: "A5081099", name: "Priya Nair", institution: "Indian Institute of Materials", country: "IN", years: [2020], works_count: 31, cited_by_count: 612, topics: ["Battery Electrodes"] }],
  rdap: ["tvsd.example", "burrabogie.example", "riverbendcourier.example", "tarrockhill.example", "deshmukhiyer.example", "jalsaathi.example", "whitcombe.example", "kaveriloop.example", "halcyonandbirch.example", "strandmeridian.example"].map((domain, at) => ({ domain, registered: `200${at}-04-02T00:00:00Z` })),
  edgar: [{ cik: 320193, ticker: "AAPL", name: "Apple Inc.", sic: "3571", industry: "Electronic Computers", city: "CUPERTINO", state: "CA" }]
}
