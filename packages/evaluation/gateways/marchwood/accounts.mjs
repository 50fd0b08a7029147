export const gravatar = [
  { email: "kwame@tallyhatch.example", slug: "kwameab", display_name: "Kwame Asante-Bell", location: "Bristol, UK", description: "CTO at Tallyhatch. Elixir, Postgres, chess.", job_title: "CTO", company: "Tallyhatch", pronouns: "he/him", accounts: [["github", "GitHub", "https://github.com/kwameab"], ["mastodon", "Mastodon", "https://toot.bristol.example/@kwame"]] },
  { email: "juniper@ninefold.example", slug: "juniperletters", display_name: "Juniper Castellano", location: "Portland, Oregon", description: "Letterer. Founder of Ninefold.", job_title: "Executive Creative Director", company: "Ninefold", pronouns: "she/her", accounts: [["bluesky", "Bluesky", "https://bsky.app/profile/juniper.ninefold.example"]] },
  { email: "leila.haddad@northmere.example", slug: "mudandplastic", display_name: "Leila Haddad", location: "Halifax, Nova Scotia", description: "Environmental engineer. Microplastics, mud, bread.", job_title: "Assistant Professor", company: "Northmere University", pronouns: "she/her", accounts: [["mastodon", "Mastodon", "https://fediscience.example/@leilahaddad"]] }
]
export const github = [
  { login: "kwameab", id: 440117, name: "Kwame Asante-Bell", company: "@tallyhatch", blog: "https://asantebell.example", location: "Bristol", bio: "CTO at Tallyhatch. Elixir most days.", email: "kwame@tallyhatch.example", twitter_username: null, accounts: [{ provider: "mastodon", url: "https://toot.bristol.example/@kwame" }],
    repositories: [
      { name: "oban_cron_viz", description: "See your Oban cron jobs on a calendar", language: "Elixir", topics: ["elixir", "oban", "phoenix-liveview"], stars: 412, pushed_at: "2026-04-30T10:00:00Z" },
      { name: "croston-ex", description: "Croston's method for intermittent demand, in Elixir", language: "Elixir", topics: ["forecasting", "time-series"], stars: 88, pushed_at: "2025-12-02T10:00:00Z" },
      { name: "dotfiles", description: null, language: "Shell", topics: [], stars: 3, pushed_at: "2025-02-02T10:00:00Z" }] },
  { login: "seanmurphy-ledger", id: 551980, name: "Sean Murphy", company: "Copperline Pay", blog: "", location: "Belfast", bio: "Ledgers in Rust.", email: null, commit_email: "sean.murphy@copperlinepay.example", twitter_username: null, accounts: [],
    repositories: [{ name: "doublet", description: "A double-entry ledger crate", language: "Rust", topics: ["rust", "accounting", "ledger"], stars: 230, pushed_at: "2026-03-19T10:00:00Z" }] },
  { login: "seanmurphycork", id: 99112, name: "Sean Murphy", company: null, blog: "", location: "Cork", bio: "Minecraft plugins", email: null, twitter_username: null, accounts: [], repositories: [{ name: "creeper-farm", description: "Minecraft plugin", language: "Java", topics: ["minecraft"], stars: 12, pushed_at: "2024-03-19T10:00:00Z" }] },
  { login: "araghunathan-halcyr", id: 660233, name: "Anjali Raghunathan", company: "Halcyr Therapeutics", blog: "", location: "Cambridge, MA", bio: "Single-cell pipelines, Nextflow, R", email: "anjali.raghunathan@halcyr.example", twitter_username: null, accounts: [],
    repositories: [{ name: "nephroseq", description: "Nextflow pipeline for single-nucleus RNA-seq of kidney biopsies", language: "Nextflow", topics: ["single-cell", "nextflow", "kidney"], stars: 151, pushed_at: "2026-05-02T10:00:00Z" }] }
]
export const gitlab = []
export const bluesky = [
  { did: "did:plc:juniper9fold", handle: "juniper.ninefold.example", displayName: "Juniper Castellano", description: "Founder of Ninefold in Portland. Letters, letterpress, greyhounds.", website: "https://ninefold.example", posts: [
    { text: "New linocut is drying. Kerning the greyhound has already stepped in it.", createdAt: "2026-05-20T17:00:00.000Z" },
    { text: "Thorns game tonight! Up the Portland Thorns.", createdAt: "2026-05-11T02:00:00.000Z" },
    { text: "I love my pet iguana", createdAt: "2026-05-01T02:00:00.000Z", repost: true }] },
  { did: "did:plc:nadiaboy", handle: "nadiaboychuk.bsky.social", displayName: "Nadia Boychuk", description: "Director of Sustainability, Lakehead Freight. Trucks, carbon, trails. Hamilton ON.", website: "", posts: [{ text: "Reading the new hydrogen corridor report so you don't have to.", createdAt: "2026-04-20T12:00:00.000Z" }] }
]
export const mastodon = [
  { domain: "fediscience.example", id: "109201", username: "leilahaddad", display_name: "Leila Haddad", note: "<p>Environmental engineer at Northmere University, Halifax. Microplastics, sourdough, choral singing.</p>", url: "https://fediscience.example/@leilahaddad", fields: [{ name: "Web", value: "<a href=\"https://leilahaddad.example\" rel=\"me\">leilahaddad.example</a>", verified_at: "2024-09-01T10:00:00.000+00:00" }], posts: [{ content: "<p>Eelgrass day. 42 cores, two wet boots.</p>", created_at: "2026-05-18T18:00:00.000Z" }] },
  { domain: "toot.bristol.example", id: "2231", username: "kwame", display_name: "Kwame Asante-Bell", note: "<p>CTO, Tallyhatch. Bristol. Chess and Elixir.</p>", url: "https://toot.bristol.example/@kwame", fields: [{ name: "Blog", value: "<a href=\"https://asantebell.example\" rel=\"me\">asantebell.example</a>", verified_at: "2024-01-01T10:00:00.000+00:00" }], posts: [{ content: "<p>Bristol Elixir is on Thursday. Bring a laptop and a bug.</p>", created_at: "2026-05-12T18:00:00.000Z" }] }
]
export const orcid = [
  { id: "0000-0001-7300-1187", given: "Miriam", family: "Feldstein", institutions: ["Halcyr Therapeutics", "Longwood Renal Institute"], bio: null, keywords: ["complement", "factor B", "nephrology"], emails: [], country: "US",
    employments: [["Halcyr Therapeutics", "Chief Scientific Officer", "Cambridge", "US", 2018, null], ["Longwood Renal Institute", "Principal Investigator", "Boston", "US", 2006, 2018]], educations: [["Brandeis University", "PhD, Biochemistry", "Waltham", "US", 1995, 2001]],
    works: [["Oral inhibition of complement factor B in C3 glomerulopathy", "journal-article", 2024, "Kidney Letters"]] },
  { id: "0000-0002-1190-4471", given: "Hector", family: "MacIsaac", institutions: ["Northmere University"], bio: null, keywords: ["drinking water", "biofiltration"], emails: [], country: "CA", employments: [["Northmere University", "Professor and Chair", "Halifax", "CA", 2003, null]], educations: [["University of Waterloo", "PhD, Civil Engineering", "Waterloo", "CA", 1992, 1996]], works: [["Biofiltration for small water systems", "journal-article", 2021, "Water Practice North"]] },
  { id: "0000-0002-6612-9034", given: "Leila", family: "Haddad", institutions: ["Northmere University", "University of Plymouth"], bio: "I study microplastics in coastal sediments.", keywords: ["microplastics", "coastal sediment", "Raman spectroscopy"], emails: [], country: "CA", employments: [["Northmere University", "Assistant Professor", "Halifax", "CA", 2022, null], ["University of Plymouth", "Postdoctoral Researcher", "Plymouth", "GB", 2019, 2022]], educations: [["American University of Beirut", "PhD, Environmental Engineering", "Beirut", "LB", 2014, 2019]], works: [["Microplastic retention in eelgrass beds", "journal-article", 2025, "Coastal Sediments"]] },
  { id: "0000-0003-5555-0101", given: "Michael", family: "Grant", institutions: ["Lakeshore University"], bio: null, keywords: ["zeolite", "catalysis"], emails: [], country: "CA", employments: [["Lakeshore University", "Professor", "Toronto", "CA", 2001, null]], educations: [], works: [["Zeolite catalysis at scale", "journal-article", 2020, "Catalyst"]] },
  { id: "0000-0003-8080-2266", given: "Michael", family: "Grant", institutions: ["Northmere University"], bio: null, keywords: ["air quality", "ship emissions"], emails: [], country: "CA", employments: [["Northmere University", "Associate Professor", "Halifax", "CA", 2012, null]], educations: [["McGill University", "PhD", "Montreal", "CA", 2004, 2009]], works: [["Ship plumes in port cities", "journal-article", 2023, "Air North"]] }
]
export const openalex = [
  { id: "A5001187", name: "Miriam Feldstein", orcid: "0000-0001-7300-1187", institution: "Halcyr Therapeutics", country: "US", years: [2024, 2023], works: 64, cited: 3120, topics: ["Complement system", "Kidney disease"] },
  { id: "A5004471", name: "Hector MacIsaac", orcid: "0000-0002-1190-4471", institution: "Northmere University", country: "CA", years: [2021], works: 88, cited: 2400, topics: ["Drinking water treatment"] },
  { id: "A5009034", name: "Leila Haddad", orcid: "0000-0002-6612-9034", institution: "Northmere University", country: "CA", years: [2025, 2023], works: 17, cited: 410, topics: ["Microplastics"] },
  { id: "A5000101", name: "Michael Grant", orcid: "0000-0003-5555-0101", institution: "Lakeshore University", country: "CA", years: [2020], works: 210, cited: 9000, topics: ["Zeolite catalysis"] },
  { id: "A5002266", name: "Michael Grant", orcid: "0000-0003-8080-2266", institution: "Northmere University", country: "CA", years: [2023], works: 31, cited: 700, topics: ["Ship emissions", "Air quality"] }
]
export const crossref = [
  { doi: "10.55555/kl.2024.118", title: "Oral inhibition of complement factor B in C3 glomerulopathy", journal: "Kidney Letters", published: [2024, 5, 2], authors: [["Miriam", "Feldstein", "Halcyr Therapeutics", "0000-0001-7300-1187"], ["Anjali", "Raghunathan", "Halcyr Therapeutics", null]] },
  { doi: "10.55555/cs.2025.31", title: "Microplastic retention in eelgrass beds", journal: "Coastal Sediments", published: [2025, 2, 11], authors: [["Leila", "Haddad", "Northmere University", "0000-0002-6612-9034"]] },
  { doi: "10.55555/an.2023.7", title: "Ship plumes in port cities", journal: "Air North", published: [2023, 3, 1], authors: [["Michael", "Grant", "Northmere University", "0000-0003-8080-2266"]] },
  { doi: "10.55555/cat.2020.2", title: "Zeolite catalysis at scale", journal: "Catalyst", published: [2020, 3, 1], authors: [["Michael", "Grant", "Lakeshore University", "0000-0003-5555-0101"]] },
  { doi: "10.55555/wpn.2021.9", title: "Biofiltration for small water systems", journal: "Water Practice North", published: [2021, 6, 1], authors: [["Hector", "MacIsaac", "Northmere University", "0000-0002-1190-4471"]] }
]
export const hackerNews = [{ username: "kwameab", about: "CTO of Tallyhatch, Bristol. <a href=\"https://asantebell.example\">asantebell.example</a>", karma: 2210, stories: [{ id: "40112233", title: "ETS is not a database", url: "https://asantebell.example/2026/ets", points: 188, at: 1770600000 }] }]
export const stackExchange = [{ id: 771204, name: "Kwame Asante-Bell", location: "Bristol, United Kingdom", website: "https://asantebell.example", about: "<p>Elixir, Ecto, Postgres.</p>", reputation: 14210, tags: ["elixir", "ecto", "postgresql"] }]
export const wikidata = [
  { id: "Q99100001", label: "Fiona Abernethy", description: "Scottish museum director", aliases: [], article: "Fiona Abernethy", statements: [["P31", "Q5"], ["P106", "Q99200001"], ["P108", "Q99200002"], ["P69", "Q99200004"], ["P166", "Q99200005"]] },
  { id: "Q99100002", label: "James Whitcombe", description: "British naval surveyor (1788–1851)", aliases: [], article: "James Whitcombe", statements: [["P31", "Q5"], ["P569", "+1788-03-04T00:00:00Z"], ["P570", "+1851-11-19T00:00:00Z"], ["P106", "Q99200006"]] },
  { id: "Q99100003", label: "Steve Lomax", description: "English footballer (born 1961)", aliases: ["Stephen Lomax"], article: "Steve Lomax", statements: [["P31", "Q5"], ["P569", "+1961-08-04T00:00:00Z"], ["P106", "Q99200007"]] },
  { id: "Q99100004", label: "Tom Hartnell", description: "English footballer (born 2002)", aliases: [], article: "Tom Hartnell (footballer)", statements: [["P31", "Q5"], ["P569", "+2002-02-14T00:00:00Z"], ["P106", "Q99200007"]] },
  ...[["Q5", "human"], ["Q99200001", "museum director"], ["Q99200002", "Calderside Museum"], ["Q99200004", "University of St Andrews"], ["Q99200005", "Officer of the Order of the British Empire"], ["Q99200006", "hydrographer"], ["Q99200007", "association football player"]].map(([id, label]) => ({ id, label, description: label, aliases: [], statements: [], hidden: true }))
]
export const wikipedia = [
  { title: "Fiona Abernethy", description: "Scottish museum director", extract: "Fiona Abernethy OBE is a Scottish museum director. She has been director of the Calderside Museum in Glasgow since 2014. She studied history of art at the University of St Andrews." },
  { title: "James Whitcombe", description: "British naval surveyor", extract: "James Whitcombe (4 March 1788 – 19 November 1851) was a British naval surveyor who charted the Coromandel coast." },
  { title: "Steve Lomax", description: "English footballer", extract: "Stephen Lomax (born 4 August 1961) is an English former professional footballer who played as a centre-half for Rotherwell Town." },
  { title: "Tom Hartnell (footballer)", description: "English footballer", extract: "Tom Hartnell (born 14 February 2002) is an English professional footballer who plays as a forward for Bristol Harbour FC." }
]
export const podcasts = [
  { id: 171001, title: "Till Talk", artist: "Corner Media", feed: "https://tilltalk.example/feed.xml", site: "https://tilltalk.example/", description: "For independent shopkeepers.", episodes: [{ title: "Episode 61: Imogen Farraday of Tallyhatch", description: "Imogen Farraday, chief executive of Tallyhatch in Bristol, on pricing software without tears.", url: "https://tilltalk.example/episodes/61", at: "2026-02-17" }] },
  { id: 171002, title: "The Long Haul", artist: "Diesel & Data", feed: "https://thelonghaul.example/feed.xml", site: "https://thelonghaul.example/", description: "Trucking talk from Ontario.", episodes: [{ title: "114: Greg Petrakis, Lakehead Freight", description: "VP of Fleet Operations Greg Petrakis on driver retention and winter safety.", url: "https://thelonghaul.example/ep/114", at: "2025-12-01" }] }
]
export const youtube = [{ id: "UCtheolindqvistmotion01", title: "Theo Lindqvist Motion", videos: [{ id: "sLkwTr00001", title: "Slack Water (short film)", at: "2025-04-01T00:00:00+00:00", description: "A short about a ferry. Hand-drawn and Cinema 4D." }, { id: "sLkwTr00002", title: "Kinetic type in After Effects", at: "2025-09-01T00:00:00+00:00", description: "Tutorial by Theo Lindqvist." }] }]
export const rdap = ["tallyhatch", "copperlinepay", "ostrandergear", "halcyr", "northmere", "caldersidemuseum", "lakeheadfreight", "pellowstrang", "ninefold", "solwayvale", "brannockwind", "tamebridgefoods"].map((d, i) => ({ domain: d + ".example", registered: `20${10 + i}-04-02T00:00:00Z` }))
export const edgar = [{ cik: 1990441, ticker: "HLCY", name: "Halcyr Therapeutics, Inc.", sic: "2834", industry: "Pharmaceutical Preparations", city: "CAMBRIDGE", state: "MA" }]
