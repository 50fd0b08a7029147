/** What the services know. LinkedIn and X only as a search engine shows them. */
const li = (slug, name, head, snippet, org) => ({ url: `https://www.linkedin.com/in/${slug}`, title: `${name} - ${org ?? head} | LinkedIn`, snippet })
export const listings = [
  li("aoifebrannigan", "Aoife Brannigan", "Ravelpay", "Co-founder & CEO at Ravelpay. Getting shops paid. · Experience: Ravelpay · Education: Trinity College Dublin · Location: Dublin, Ireland · 500+ connections on LinkedIn."),
  li("niamh-byrne-teacher", "Niamh Byrne", "Primary School Teacher", "Primary School Teacher at Scoil Mhuire, Cork. · Location: Cork, Ireland · 120 connections on LinkedIn."),
  li("graham-pettifer-tidewell", "Graham Pettifer", "Tidewell Systems", "Managing Director at Tidewell Systems. Freight, software, people. · Location: Southampton, England, United Kingdom · 500+ connections on LinkedIn."),
  li("hannah-whitlock-cx", "Hannah Whitlock", "Tidewell Systems", "VP Customer Success at Tidewell Systems · Location: Southampton, England, United Kingdom · 500+ connections on LinkedIn."),
  li("hannahwhitlockyoga", "Hannah Whitlock", "Hannah Whitlock Yoga", "Yoga and breathwork teacher · Location: Southampton, England, United Kingdom"),
  li("tomhargrave-product", "Tom Hargrave", "Tidewell Systems", "Chief Product Officer at Tidewell Systems. Previously VP Product at Peoplefern. · Education: Brunel University · Location: Manchester, England, United Kingdom"),
  li("dr-samir-qureshi", "Dr Samir Qureshi", "Consultant Cardiologist", "Consultant Cardiologist, Karachi, Pakistan. Interventional cardiology."),
  li("priyaramanathan", "Priya Ramanathan", "Peoplefern", "Founder & CEO at Peoplefern. Building HR software for people who work shifts. · Education: The University of Manchester · Location: Manchester, England, United Kingdom"),
  li("rosalindkeane", "Rosalind Keane", "Greywether Security", "Founder and Managing Director, Greywether Security · Location: Cheltenham, England, United Kingdom"),
  li("victoriahalasz", "Victoria Halasz", "Greywether Security", "Head of Incident Response at Greywether Security. GCIH, CISM. · Location: Cheltenham, England, United Kingdom"),
  li("edmund-moss-acii", "Edmund Moss ACII", "Hartnell & Moss", "Client Director at Hartnell & Moss Insurance Brokers · Location: Otley, England, United Kingdom"),
  li("caroline-hartnell", "Caroline Hartnell", "Hartnell & Moss", "Chief Executive at Hartnell & Moss. Fifth-generation insurance broker. · Education: Durham University · Location: Leeds, England, United Kingdom"),
  li("willthibodeau", "Will Thibodeau", "Otter Quay Brewing Company", "President & Co-founder at Otter Quay Brewing Company · Education: Bowdoin College · Location: Falmouth, Maine, United States"),
  li("jess-nakamura-maine", "Jess Nakamura", "Otter Quay Brewing Company", "Social Media Coordinator at Otter Quay Brewing Company · Education: Maine College of Art · Location: South Portland, Maine, United States"),
  li("tobias-reed-architect", "Tobias Reed", "Lanyon Reed Architects", "Director at Lanyon Reed Architects · Location: Bath, England, United Kingdom"),
  li("olivia-marsh-arb", "Olivia Marsh", "Lanyon Reed Architects", "Architect at Lanyon Reed Architects · Education: The University of Sheffield · Location: Bristol, England, United Kingdom"),
  li("oliviamarshceramics", "Olivia Marsh", "Olivia Marsh Ceramics", "Ceramic artist in Stokes Croft, Bristol."),
  li("gethin-prosser", "Gethin Prosser", "Fourpaddock Veterinary Group", "Practice Manager at Fourpaddock Veterinary Group · Location: Oswestry, England, United Kingdom"),
  li("dalebrockmeyer", "Dale Brockmeyer", "Tallgrass Courier Group", "Publisher & CEO at Tallgrass Courier Group · Education: Kansas State University · Location: Topeka, Kansas, United States"),
  li("lucinda-ortega-editor", "Lucinda Ortega", "Tallgrass Courier Group", "Managing Editor at Tallgrass Courier Group · Education: University of Kansas · Location: Topeka, Kansas, United States"),
  li("kevin-stroud-attorney", "Kevin Stroud", "Stroud Law Office", "Attorney at Stroud Law Office; Topeka City Council, District 6. · Location: Topeka, Kansas, United States"),
  li("sheila-dunmore-ca", "Sheila Dunmore CA", "Lanternhouse Trust", "Chair of Trustees, Lanternhouse Trust; non-executive director · Location: Glasgow, Scotland, United Kingdom"),
  li("robvandermeulen", "Rob Vander Meulen", "Vander Meulen Furniture", "President and CEO at Vander Meulen Furniture · Education: University of Michigan · Location: Grand Rapids, Michigan, United States"),
  li("ingridsorensendesign", "Ingrid Sorensen", "Vander Meulen Furniture", "Design Director at Vander Meulen Furniture. Chairs, mostly. · Education: Cranbrook Academy of Art · Location: Grand Rapids, Michigan, United States"),
  li("matthew-harcourt-lumenry", "Matthew Harcourt", "Lumenry", "CEO at Lumenry · Education: INSEAD · Location: Cambridge, England, United Kingdom"),
  { url: "https://x.com/priya_fern", title: "Priya Ramanathan (@priya_fern) / X", snippet: "Founder @peoplefern. Rotas, fairness, maths, dance. Manchester." },
  { url: "https://x.com/ruaridhg", title: "Ruaridh Galbraith (@ruaridhg) / X", snippet: "Raising money for @lanternhouse. Partick Thistle. Slow marathons. Paisley." },
  { url: "https://x.com/stroudonsports", title: "Kevin Stroud (@StroudOnSports) / X", snippet: "Sports editor, Tallgrass Courier. Preps, barbecue, Royals suffering." }
]

export const gravatar = [
  { email: "kwame.mensah@greywether.example", slug: "kwamegw", display_name: "Kwame Mensah", location: "Cheltenham, UK", description: "Threat intelligence at Greywether. Chess on Thursdays.", job_title: "Threat Intelligence Lead", company: "Greywether Security", accounts: [] },
  { email: "conor@ravelpay.example", slug: "cmulhearn", display_name: "Conor Mulhearn", location: "Drogheda, Ireland", description: "Ledgers.", job_title: "", company: "Ravelpay", accounts: [{ label: "GitHub", type: "github", url: "https://github.com/cmulhearn" }] },
  { email: "meredith@otterquay.example", slug: "merbrews", display_name: "Meredith Castellano", location: "Portland, Maine", description: "Head brewer. Fiddle, barrels, big dogs.", job_title: "Head Brewer", company: "Otter Quay Brewing", accounts: [] }
]

export const github = [
  { login: "cmulhearn", id: 48211907, name: "Conor Mulhearn", company: "@ravelpay", blog: "https://conormulhearn.example", location: "Drogheda, Ireland", bio: "Principal engineer. Ledgers in Go and PostgreSQL.", commit_email: "conor@ravelpay.example", accounts: [], repositories: [
    { name: "ledgerlint", description: "Find broken invariants in double-entry ledgers", language: "Go", topics: ["ledger", "postgresql", "double-entry"], stars: 612, pushed_at: "2026-05-20T10:11:00Z" },
    { name: "gears", description: "Gear ratios for old bicycles", language: "Go", topics: [], stars: 9, pushed_at: "2025-08-02T18:00:00Z" }] },
  { login: "samirq-opt", id: 50117733, name: "Samir Qureshi", company: "Tidewell Systems", blog: "", location: "Winchester, UK", bio: "Forecasting ships. Operations research.", commit_email: "samir.qureshi@tidewell.example", accounts: [], repositories: [
    { name: "berthplan", description: "Berth allocation under uncertain arrivals", language: "Python", topics: ["operations-research", "optimization"], stars: 143, pushed_at: "2026-03-03T09:00:00Z" }] },
  { login: "lackersley", id: 51880214, name: "Luke Ackersley", company: "Peoplefern", blog: "https://lukeackersley.example", location: "Stockport", bio: "Elixir, TypeScript, small deploys.", email: "luke@peoplefern.example", commit_email: "luke@peoplefern.example", accounts: [], repositories: [
    { name: "shiftsolver", description: "Constraint solver for rotas", language: "Elixir", topics: ["elixir", "scheduling"], stars: 88, pushed_at: "2026-04-11T07:30:00Z" }] },
  { login: "jabernathy-gw", id: 52200461, name: "Joel Abernathy", company: "Greywether Security", blog: "https://j0el.example", location: "Gloucester, UK", bio: "Penetration tester. \"><script>alert('abernathy')</script>", commit_email: "joel.abernathy@greywether.example", accounts: [{ provider: "mastodon", url: "https://infosec.exchange/@j0el" }], repositories: [
    { name: "saltlick", description: "Active Directory enumeration without the noise", language: "Rust", topics: ["active-directory", "pentesting"], stars: 1904, pushed_at: "2026-05-28T22:01:00Z" }] },
  { login: "wchen-optics", id: 60134455, name: "Wei Chen", company: "Lumenry", blog: "", location: "Ely, UK", bio: "Optics, ray tracing, Julia.", commit_email: "wei.chen@lumenry.example", accounts: [], repositories: [
    { name: "SpeckleSim.jl", description: "Speckle and structured light simulation", language: "Julia", topics: ["optics", "simulation"], stars: 77, pushed_at: "2026-02-14T12:00:00Z" }] },
  { login: "weichen1989", id: 8811001, name: "Wei Chen", company: "Huanghai Cloud", blog: "", location: "Shanghai", bio: "Java backend developer", accounts: [], repositories: [] },
  { login: "oliviamarsh-dev", id: 9911344, name: "Olivia Marsh", company: "", blog: "", location: "Perth, Australia", bio: "React developer", accounts: [], repositories: [] }
]
export const gitlab = []
export const bluesky = [
  { handle: "lucindaortega.bsky.social", name: "Lucinda Ortega", description: "Executive Editor, Tallgrass Courier Group. Water, open records, my abuela’s tamales. Topeka.", website: "https://www.tallgrasscourier.example/staff/lucinda-ortega", posts: [
    { text: "Open records request no. 400 this year. Kansas, you keep me young.", at: "2026-05-11T14:02:00.000Z" },
    { text: "Great thread on aquifers", at: "2026-05-10T09:00:00.000Z", repost: true },
    { text: "Garden report: three tomatoes, eleven hornworms.", at: "2026-05-24T20:40:00.000Z" }] },
  { handle: "lucinda-o-art.bsky.social", name: "Lucinda Ortega", description: "Watercolors in Santa Fe.", posts: [] }
]
export const mastodon = [
  { user: "j0el", domain: "infosec.exchange", name: "Joel \"><script>alert('abernathy')</script>", note: "<p>Principal penetration tester at Greywether. Locks, fells, Kerberos.</p>", fields: [{ name: "Site", value: "<a href=\"https://j0el.example/\" rel=\"me nofollow\">j0el.example</a>", verified_at: "2024-03-01T10:00:00.000+00:00" }], posts: [{ text: "<p>saltlick 3 is out. Written in Rust now, sorry, not sorry.</p>", at: "2026-05-28T22:10:00.000Z" }] }
]
/** An ORCID iD with its right check digit. */
const orcidOf = base => {
  let total = 0
  for (const d of base) total = (total + Number(d)) * 2
  const check = (12 - (total % 11)) % 11
  return (base + (check === 10 ? "X" : check)).replace(/(.{4})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4")
}
export const ids = { anjali: orcidOf("000900071234100"), samir: orcidOf("000900071234200"), wei: orcidOf("000900071234300"), wei2: orcidOf("000900071234400"), samir2: orcidOf("000900071234500") }
export const orcid = [
  { id: ids.anjali, given: "Anjali", family: "Deshmukh", biography: "Photonics researcher and co-founder of Lumenry. Single-photon detectors, quantum imaging.", keywords: ["photonics", "single-photon detectors", "quantum imaging"], urls: [{ label: "Lumenry", url: "https://lumenry.example/team" }], country: "GB",
    employments: [{ organization: "Lumenry", role: "Chief Scientific Officer", city: "Cambridge", country: "GB", from: 2020 }, { organization: "Fenmarch University", role: "Reader in Photonics", department: "Department of Physics", city: "Cambridge", country: "GB", from: 2018 }],
    educations: [{ organization: "Imperial College London", role: "PhD Physics", city: "London", country: "GB", from: 2007, to: 2011 }, { organization: "Indian Institute of Technology Bombay", role: "BTech Engineering Physics", city: "Mumbai", country: "IN", from: 2003, to: 2007 }],
    works: [{ title: "Time-resolved single-photon imaging of buried wafer defects", type: "journal-article", year: 2022, journal: "Journal of Applied Photonics" }] },
  { id: ids.samir, given: "Samir", family: "Qureshi", keywords: ["operational research", "port logistics"], country: "GB", employments: [{ organization: "Tidewell Systems", role: "Head of Data Science", city: "Southampton", country: "GB", from: 2019 }], educations: [{ organization: "University of Southampton", role: "PhD Operational Research", city: "Southampton", country: "GB", from: 2014, to: 2018 }], works: [{ title: "Berth allocation under uncertain arrival times", type: "journal-article", year: 2020, journal: "Maritime Operations Review" }] },
  { id: ids.samir2, given: "Samir", family: "Qureshi", keywords: ["cardiology"], country: "PK", employments: [{ organization: "Karachi Heart Institute", role: "Consultant", city: "Karachi", country: "PK", from: 2005 }] },
  { id: ids.wei, given: "Wei", family: "Chen", keywords: ["optoelectronics"], country: "GB", employments: [{ organization: "Lumenry", role: "Senior Optical Engineer", city: "Cambridge", country: "GB", from: 2021 }], educations: [{ organization: "University of Southampton", role: "PhD Optoelectronics", city: "Southampton", country: "GB", from: 2015, to: 2019 }], works: [] },
  { id: ids.wei2, given: "Wei", family: "Chen", keywords: ["crop genetics"], country: "CN", employments: [{ organization: "Huabei Agricultural University", role: "Professor", city: "Baoding", country: "CN", from: 2009 }] }
]
export const openalex = [
  { id: "A5900000101", name: "Anjali Deshmukh", orcid: ids.anjali, institution: "Fenmarch University", country: "GB", years: [2018, 2025], works_count: 41, cited_by_count: 1630, topics: ["Single-photon detection", "Quantum imaging", "Photonics"] },
  { id: "A5900000102", name: "Samir Qureshi", orcid: ids.samir, institution: "University of Southampton", country: "GB", years: [2015, 2020], works_count: 5, cited_by_count: 84, topics: ["Port logistics", "Operations research"] },
  { id: "A5900000103", name: "Samir Qureshi", institution: "Karachi Heart Institute", country: "PK", years: [2001, 2024], works_count: 210, cited_by_count: 5120, topics: ["Interventional cardiology"] },
  { id: "A5900000104", name: "Wei Chen", institution: "Huabei Agricultural University", country: "CN", years: [2009, 2025], works_count: 380, cited_by_count: 9900, topics: ["Crop genetics"] },
  { id: "A5900000105", name: "Wei Chen", orcid: ids.wei, institution: "University of Southampton", country: "GB", years: [2016, 2020], works_count: 6, cited_by_count: 102, topics: ["Structured light", "Optoelectronics"] }
]
export const crossref = [
  { doi: "10.5999/jap.2022.118", title: "Time-resolved single-photon imaging of buried wafer defects", journal: "Journal of Applied Photonics", published: [2022, 6, 14], authors: [{ given: "Anjali", family: "Deshmukh", affiliation: "Fenmarch University", orcid: ids.anjali }, { given: "Piotr", family: "Wilk" }] },
  { doi: "10.5999/mor.2020.041", title: "Berth allocation under uncertain arrival times", journal: "Maritime Operations Review", published: [2020, 3, 2], authors: [{ given: "Samir", family: "Qureshi", affiliation: "Tidewell Systems, Southampton", orcid: ids.samir }] },
  { doi: "10.5999/marvet.2016.007", title: "Standing surgery of the equine paranasal sinus: 31 cases", journal: "Marches Veterinary Journal", published: [2016, 9], authors: [{ given: "Harriet", family: "Owen-Pryce", affiliation: "Fourpaddock Veterinary Group, Shrewsbury" }] },
  { doi: "10.5999/cardpk.2019.300", title: "Outcomes of balloon valvuloplasty in Karachi", journal: "Asian Heart Letters", published: [2019, 1], authors: [{ given: "Samir", family: "Qureshi", affiliation: "Karachi Heart Institute" }] },
  { doi: "10.5999/crop.2021.77", title: "Drought tolerance loci in winter wheat", journal: "Crop Genome", published: [2021, 4], authors: [{ given: "Wei", family: "Chen", affiliation: "Huabei Agricultural University" }] }
]
export const hackerNews = [
  { username: "cmulhearn", about: "Principal engineer at Ravelpay, Drogheda. <a href=\"https:&#x2F;&#x2F;conormulhearn.example\">conormulhearn.example</a>", karma: 2210, stories: [{ title: "Show HN: ledgerlint, a linter for double-entry ledgers", url: "https://github.com/cmulhearn/ledgerlint", points: 241, at: "2026-02-05T13:00:00.000Z" }], comments: [{ story: "Ask HN: Favourite database constraint?", text: "A partial unique index in PostgreSQL has saved my weekend more than any queue.", at: "2026-03-15T19:20:00.000Z" }] }
]
export const stackExchange = [
  { id: 4410293, name: "Conor Mulhearn", location: "Drogheda, Ireland", website: "https://conormulhearn.example", about: "<p>Payments ledgers at Ravelpay.</p>", reputation: 8123, tags: ["go", "postgresql"] },
  { id: 9120442, name: "Wei Chen", location: "Taipei, Taiwan", website: "", about: "<p>iOS</p>", reputation: 310, tags: ["swift"] }
]
export const wikidata = [
  { id: "Q139900101", label: "Eleanor Lanyon", description: "British architect", aliases: [], article: "Eleanor Lanyon", statements: [
    { property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q42973", label: "architect" } }, { property: "P69", item: { id: "Q1422458", label: "University of Bath" } }, { property: "P108", item: { id: "Q139900190", label: "Lanyon Reed Architects" } }, { property: "P856", text: "https://www.lanyonreed.example/" }, { property: "P569", time: "1971" }] },
  { id: "Q139900102", label: "Kwame Mensah", description: "Ghanaian politician", article: "Kwame Mensah", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q82955", label: "politician" } }, { property: "P569", time: "1952-07-09" }] },
  { id: "Q139900103", label: "Edmund Moss", description: "English insurance broker and Lord Mayor of Leeds (1861–1934)", article: "Edmund Moss", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P39", item: { id: "Q139900191", label: "Lord Mayor of Leeds" } }, { property: "P569", time: "1861-02-11" }, { property: "P570", time: "1934-12-01" }] },
  { id: "Q139900104", label: "Conor Mulhearn", description: "association football player (born 1998)", article: "Conor Mulhearn", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P54", item: { id: "Q139900192", label: "Glenarm Rovers F.C." } }, { property: "P569", time: "1998-05-03" }] },
  { id: "Q139900105", label: "Ingrid Sorensen", description: "Danish-American operatic soprano (1898–1971)", article: "Ingrid Sorensen (soprano)", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q2865819", label: "opera singer" } }, { property: "P569", time: "1898" }, { property: "P570", time: "1971" }] }
]
export const wikipedia = [
  { title: "Eleanor Lanyon", description: "British architect", extract: "Eleanor Lanyon (born 1971) is a British architect and a founder of Lanyon Reed Architects in Bristol. She studied at the University of Bath. Her Bedminster Library received the Timber Building Prize in 2024." },
  { title: "Kwame Mensah", description: "Ghanaian politician", extract: "Kwame Mensah (born 9 July 1952) is a Ghanaian politician who represented Ayensu North in Parliament from 1997 to 2013." },
  { title: "Edmund Moss", description: "English insurance broker and politician", extract: "Edmund Moss (11 February 1861 – 1 December 1934) was an English insurance broker and Lord Mayor of Leeds. He was a collector of beetles." },
  { title: "Conor Mulhearn", description: "Northern Irish footballer", extract: "Conor Mulhearn (born 3 May 1998) is a Northern Irish footballer who plays as a midfielder for Glenarm Rovers." },
  { title: "Ingrid Sorensen (soprano)", description: "Danish-American soprano", extract: "Ingrid Sorensen (1898–1971) was a Danish-American operatic soprano who sang at the Chicago Civic Opera." },
  { title: "Ingrid Sorensen", description: "Topics referred to by the same term", extract: "Ingrid Sorensen may refer to: Ingrid Sorensen (soprano); Ingrid Sørensen (handballer).", disambiguation: true }
]
export const podcasts = [
  { id: 1790001001, title: "The Ledger Line", artist: "Ledger Line Media", feed: "https://ledgerline.example/feed.xml", site: "https://ledgerline.example/", description: "Conversations about payments.", episodes: [{ title: "88: Aoife Brannigan on getting shops paid", description: "The CEO of Ravelpay, Aoife Brannigan, on instant settlement.", url: "https://ledgerline.example/episodes/88-aoife-brannigan", at: "2026-04-08T06:00:00Z" }] },
  { id: 1790001002, title: "Rota Talk", artist: "Beth Oyelaran", feed: "https://rotatalk.example/feed.xml", site: "https://rotatalk.example/", description: "A podcast about shift work.", episodes: [{ title: "31: Night shift, with two nurses", description: "Host Beth Oyelaran talks sleep with two nurses.", url: "https://rotatalk.example/episodes/31", at: "2026-02-11T06:00:00Z" }] },
  { id: 1790001003, title: "Sunflower Sidelines", artist: "Kevin Stroud", feed: "https://sunflowersidelines.example/feed.xml", site: "https://sunflowersidelines.example/", description: "Kansas high school sports from the Tallgrass Courier.", episodes: [{ title: "204: Friday night in Alma", description: "Host Kevin Stroud goes to an eight-man football game.", url: "https://sunflowersidelines.example/episodes/204", at: "2025-10-18T06:00:00Z" }] },
  { id: 1790001004, title: "Sitting Down: a chair podcast", artist: "Bea Lindgren", feed: "https://sittingdown.example/feed.xml", site: "https://sittingdown.example/", description: "One chair an episode.", episodes: [{ title: "17: Ingrid Sorensen and the Linden chair", description: "The design director of Vander Meulen, Ingrid Sorensen, on Shaker furniture and steam bending.", url: "https://sittingdown.example/episodes/17", at: "2025-01-30T06:00:00Z" }] }
]
export const youtube = [
  { id: "UCotterquay0brewing0pm12", handle: "@otterquay", title: "Otter Quay Brewing", videos: [{ id: "oQ7bRw0pM1a", title: "Barrel room tour with Meredith Castellano", at: "2025-06-20T15:00:00+00:00", description: "Our head brewer explains mixed fermentation in nine minutes." }] }
]
export const rdap = [
  ["ravelpay.example", "Ravelpay Limited", "2017-02-10"], ["tidewell.example", "Tidewell Systems Ltd", "2004-05-04"], ["peoplefern.example", undefined, "2018-01-19"], ["greywether.example", "Greywether Security Ltd", "2013-03-03"],
  ["hartnellmoss.example", "Hartnell & Moss Insurance Brokers", "1999-08-17"], ["otterquay.example", undefined, "2011-11-28"], ["lanyonreed.example", "Lanyon Reed Architects", "2006-04-02"], ["fourpaddock.example", "Fourpaddock Veterinary Group", "2003-01-30"],
  ["tallgrasscourier.example", "Tallgrass Courier Group, Inc.", "1997-09-01"], ["lanternhouse.example", "Lanternhouse Trust", "2000-06-06"], ["vandermeulen.example", "Vander Meulen Furniture Co.", "1998-10-12"], ["lumenry.example", undefined, "2020-02-20"]
].map(([domain, registrant, registered]) => ({ domain, registrant, registered: registered + "T00:00:00Z" }))
export const edgar = [{ cik: 1999471, ticker: "TGCG", name: "TALLGRASS COURIER GROUP, INC.", sic: "2711", industry: "Newspapers: Publishing or Publishing & Printing", city: "TOPEKA", state: "KS" }]
export const archive = [
  { url: "https://portstoday.example/2019/tidewell-new-md-plans", timestamp: "20190301113015", body: `<!doctype html><html><head><title>Pettifer plans employee ownership at Tidewell</title></head><body><h1>Pettifer plans employee ownership at Tidewell</h1><p>12 February 2019. Graham Pettifer, managing director of Tidewell Systems, will sell a third of the company to its staff.</p></body></html>` },
  { url: "https://peoplefern.example/team/tom-hargrave", timestamp: "20230614081200", body: `<!doctype html><html><head><title>Tom Hargrave · Peoplefern</title></head><body><h1>Tom Hargrave</h1><p>VP Product at Peoplefern, Manchester.</p></body></html>` }
]
export const robots = {
  "www.hartnellmoss.example": "User-agent: *\nDisallow: /client-portal/\nSitemap: https://www.hartnellmoss.example/sitemap.xml\n",
  "www.tallgrasscourier.example": "User-agent: *\nDisallow: /archive/\nDisallow: /cgi-bin/\nCrawl-delay: 1\n",
  "breachgossip.example": "User-agent: *\nDisallow: /login\n",
  "www.ravelpay.example": "User-agent: *\nAllow: /\n",
  "www.greywether.example": "User-agent: *\nDisallow: /admin/\n"
}
