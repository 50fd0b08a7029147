/** What people have at the services, in the shapes that server.mjs turns into answers. */
export const gravatar = [
  { email: "marit@tallyfold.example", slug: "maritoosterhuis", display_name: "Marit Oosterhuis", location: "Utrecht", description: "Sends invoices. Rows boats.", job_title: "CEO", company: "Tallyfold", accounts: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/marit-oosterhuis" }, { label: "X", url: "https://x.com/maritbills" }] },
  { email: "noor@loudharbour.example", slug: "noorh", display_name: "Noor Haddad", location: "Sydney", description: "Programmatic person. <img src=x onerror=alert(\"oxbarrow-2\")>", job_title: "Programmatic Specialist", company: "Loud Harbour", accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/noorhaddad.bsky.social" }] },
  { email: "aaliyah.brooks@quillon.example", slug: "aaliyahbrooks", display_name: "Aaliyah Brooks", location: "Raleigh, NC", description: "Clouds, charts, skates.", job_title: "Solutions Architect", company: "Quillon Systems", accounts: [{ label: "GitHub", url: "https://github.com/aaliyahb-cloud" }] }
]
const repo = (name, description, language, stars, topics = []) => ({ name, description, language, stars, topics, pushed_at: "2026-04-20T10:00:00Z" })
export const github = [
  { login: "jveldkamp", id: 4471201, name: "Joost Veldkamp", company: "@tallyfold", blog: "https://joostveldkamp.example", location: "Utrecht, NL", bio: "Ledgers, Rust, solder.", commit_email: "joost@tallyfold.example", accounts: [{ provider: "mastodon", url: "https://fosstodon.org/@joostv" }], repositories: [repo("ledgerdiff", "Compare two ledgers and find who is lying", "Rust", 1240, ["ledger", "accounting"]), repo("eurorack-tools", "Scripts for modular synthesizers", "Python", 31)] },
  { login: "joost-veldkamp-dev", id: 8120022, name: "Joost Veldkamp", location: "Ghent", bio: "WordPress themes for florists", repositories: [repo("bloom-theme", "A theme for florists", "PHP", 3)] },
  { login: "dvasquez-rtp", id: 990112, name: "Derek Vasquez", company: "Quillon Systems", location: "Raleigh, NC", bio: "VP Engineering @ Quillon. Ham radio KX4DVQ.", email: "derek.vasquez@quillon.example", twitter_username: "dvasquez_rtp", blog: "", accounts: [{ provider: "linkedin", url: "https://www.linkedin.com/in/derek-vasquez-rtp" }], repositories: [repo("kafka-edi-bridge", "EDI documents in, Kafka events out", "Java", 410, ["kafka", "edi"]), repo("aprs-logger", "Log APRS packets", "Go", 52)] },
  { login: "aaliyahb-cloud", id: 22001871, name: "Aaliyah Brooks", company: "Quillon Systems", location: "Raleigh", bio: "Helm charts for hospitals", commit_email: "aaliyah.brooks@quillon.example", accounts: [], repositories: [repo("helm-lint-kit", "Opinionated lint rules for Helm charts", "Go", 230, ["helm", "kubernetes"]), repo("terraform-hl7", "Terraform modules for HL7 interface engines", "HCL", 77, ["terraform"])] }
]
export const gitlab = [
  { id: 7712004, username: "ravib", name: "Ravi Balasubramaniam", bio: "Firmware, drums", job_title: "Firmware Engineer", organization: "Stridemark", location: "Geelong, Australia", website_url: "", projects: [{ name: "zephyr-spi-mux", description: "Zephyr RTOS driver to read many sensors over one SPI bus", at: "2026-03-11T00:00:00Z" }] }
]
export const bluesky = [
  { handle: "noorhaddad.bsky.social", name: "Noor Haddad", description: "programmatic at loud harbour, sydney. \"><svg/onload=alert('oxbarrow-3')> climber.", website: "https://noorhaddad.example", posts: [{ text: "Supply path optimisation is just asking who else is eating from your plate.", at: "2026-04-02T03:00:00.000Z" }, { text: "Finally sent the blue V5 at St Peters!", at: "2026-03-12T08:00:00.000Z" }, { text: "I adore crypto and you should buy it.", at: "2026-03-10T08:00:00.000Z", repost: true }] },
  { handle: "eilidhharp.bsky.social", name: "Eilidh Macrae", description: "Clarsach. Edinburgh. New album out.", posts: [{ text: "Tour dates!", at: "2026-02-25T10:00:00.000Z" }] }
]
export const mastodon = [
  { user: "joostv", domain: "fosstodon.org", name: "Joost Veldkamp", note: "<p>Principal engineer at Tallyfold. Rust, ledgers, cyclocross in the mud. Utrecht.</p>", fields: [{ name: "Site", value: "<a href=\"https://joostveldkamp.example\" rel=\"me\">joostveldkamp.example</a>", verified_at: "2023-01-09T10:00:00.000+00:00" }], posts: [{ text: "<p>Released ledgerdiff 2.0 today.</p>", at: "2026-04-20T10:00:00.000Z" }] }
]
export const orcid = [
  { id: "0000-0002-7710-4431", given: "Samuel", family: "Adeyemi", biography: "Pharmacist in regulatory affairs; studies the parallel import of medicines in the EU.", keywords: ["regulatory affairs", "parallel import", "pharmacovigilance"], emails: ["s.adeyemi@meridel.example"], country: "NL", employments: [{ organization: "Meridel Pharma", role: "Regulatory Affairs Specialist", city: "Breda", country: "NL", from: 2021 }], educations: [{ organization: "University of Groningen", role: "PhD", department: "Pharmacy", city: "Groningen", country: "NL", from: 2016, to: 2020 }], works: [{ title: "Parallel imports and shortages of medicines in the Netherlands", type: "journal-article", year: 2022, journal: "European Journal of Pharmacy Policy" }] },
  { id: "0000-0001-5502-9083", given: "Samuel", family: "Adeyemi", country: "NG", keywords: ["cassava", "virology"], employments: [{ organization: "Ibadan Crop Science", role: "Senior Lecturer", city: "Ibadan", country: "NG", from: 2009 }] },
  { id: "0000-0003-1187-2206", given: "Ngaire", family: "Tomlin", biography: "Biomechanist. Running injury, plantar pressure, wearable sensors.", keywords: ["biomechanics", "plantar pressure", "wearable sensors"], country: "AU", employments: [{ organization: "Stridemark", role: "Head of Biomechanics", city: "Geelong", country: "AU", from: 2020 }], educations: [{ organization: "Deakin University", role: "PhD", department: "Biomechanics", city: "Geelong", country: "AU", from: 2014, to: 2018 }, { organization: "University of Otago", role: "BSc", city: "Dunedin", country: "NZ", from: 2009, to: 2012 }], works: [{ title: "Plantar pressure insoles against force plates in netball landings", type: "journal-article", year: 2023, journal: "Journal of Sport Biomechanics" }] },
  { id: "0000-0002-3391-7718", given: "Linnea", family: "Aho", credit_name: "Linnea K. Aho", keywords: ["food chemistry", "crystallization", "sodium reduction"], country: "US", employments: [{ organization: "Saltmere Ingredients", role: "Chief Scientific Officer", city: "Minneapolis", country: "US", from: 2016 }], educations: [{ organization: "University of Minnesota", role: "PhD", department: "Food Science", city: "St. Paul", country: "US", from: 1998, to: 2003 }], works: [{ title: "Dissolution of hollow sodium chloride microspheres", type: "journal-article", year: 2019, journal: "Food Structure Letters" }] }
]
export const openalex = [
  { id: "A5011020304", name: "Samuel Adeyemi", orcid: "0000-0002-7710-4431", institution: "Meridel Pharma", country: "NL", years: [2021, 2022, 2024], works_count: 7, cited_by_count: 66, topics: ["Pharmaceutical policy", "Drug shortages"] },
  { id: "A5011020399", name: "Samuel Adeyemi", institution: "Ibadan Crop Science", country: "NG", years: [2010, 2025], works_count: 81, cited_by_count: 1204, topics: ["Cassava mosaic disease", "Plant virology"] },
  { id: "A5077001212", name: "Ngaire Tomlin", orcid: "0000-0003-1187-2206", institution: "Stridemark", country: "AU", years: [2020, 2023], works_count: 14, cited_by_count: 233, topics: ["Plantar pressure", "Sports injury", "Wearable sensors"] },
  { id: "A5033009120", name: "Linnea Aho", orcid: "0000-0002-3391-7718", institution: "Saltmere Ingredients", country: "US", years: [2016, 2022], works_count: 28, cited_by_count: 911, topics: ["Sodium reduction", "Crystallization"] }
]
export const crossref = [
  { doi: "10.5555/ejpp.2022.118", title: "Parallel imports and shortages of medicines in the Netherlands", journal: "European Journal of Pharmacy Policy", published: [2022, 5, 3], authors: [{ given: "Samuel", family: "Adeyemi", affiliation: "Meridel Pharma, Breda, The Netherlands", orcid: "0000-0002-7710-4431" }] },
  { doi: "10.5555/jsb.2023.41", title: "Plantar pressure insoles against force plates in netball landings", journal: "Journal of Sport Biomechanics", published: [2023, 9, 1], authors: [{ given: "Ngaire", family: "Tomlin", affiliation: "Stridemark, Geelong, Australia", orcid: "0000-0003-1187-2206" }, { given: "Per", family: "Lindahl" }] },
  { doi: "10.5555/fsl.2019.7", title: "Dissolution of hollow sodium chloride microspheres", journal: "Food Structure Letters", published: [2019, 2, 14], authors: [{ given: "Linnea", family: "Aho", affiliation: "Saltmere Ingredients, Minneapolis", orcid: "0000-0002-3391-7718" }] },
  { doi: "10.5555/plant.2018.9", title: "Cassava mosaic virus in south-western Nigeria", journal: "African Plant Letters", published: [2018], authors: [{ given: "Samuel", family: "Adeyemi", affiliation: "Ibadan Crop Science" }] },
  { doi: "10.5555/viol.2011.2", title: "Gut strings under humidity", journal: "Acoustics of Strings", published: [2011], authors: [{ given: "Peter", family: "Novak", affiliation: "Vienna" }] }
]
export const hackerNews = [
  { username: "dvasquez_rtp", about: "Derek Vasquez, CTO at Quillon Systems in Raleigh. Integration, Kafka, ham radio.", karma: 1803, stories: [{ title: "Show HN: EDI documents in, Kafka events out", url: "https://github.com/dvasquez-rtp/kafka-edi-bridge", points: 144, at: "2025-02-03T15:00:00Z" }], comments: [{ story: "Mainframes are fine", text: "Agreed. Ours has been up since my first kid.", at: "2025-06-09T15:00:00Z" }] }
]
export const stackExchange = [
  { id: 2210091, name: "Joost Veldkamp", location: "Utrecht, Netherlands", website: "https://joostveldkamp.example", about: "Rust and PostgreSQL at Tallyfold", reputation: 18340, tags: ["rust", "postgresql", "decimal"] },
  { id: 6120044, name: "Peter Novak", location: "Bratislava", reputation: 210, tags: ["excel"] }
]
export const wikidata = [
  { id: "Q41688", label: "Hendrik Lorentz", description: "Dutch physicist (1853–1928)", aliases: ["Hendrik Antoon Lorentz"], article: "Hendrik Lorentz", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q169470", label: "physicist" } }, { property: "P569", time: "1853-07-18" }, { property: "P570", time: "1928-02-04" }, { property: "P69", item: { id: "Q156598", label: "Leiden University" } }] },
  { id: "Q990450021", label: "Liam Pettifer", description: "Australian association football player (born 2001)", article: "Liam Pettifer", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "2001-08-14" }] },
  { id: "Q990450077", label: "Saltmere Ingredients", description: "American food ingredients company", statements: [{ property: "P31", item: { id: "Q4830453", label: "business" } }, { property: "P856", text: "https://www.saltmere.example/" }, { property: "P159", item: { id: "Q36091", label: "Minneapolis" } }] },
  { id: "Q990450099", label: "Michael O'Shea", description: "Fenian organiser (1838–1901)", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P570", time: "1901" }] }
]
export const wikipedia = [
  { title: "Hendrik Lorentz", description: "Dutch physicist (1853–1928)", extract: "Hendrik Antoon Lorentz was a Dutch theoretical physicist who shared the 1902 Nobel Prize in Physics with Pieter Zeeman for their discovery and theoretical explanation of the Zeeman effect. He derived the Lorentz transformation. He was born in Arnhem and taught at Leiden." },
  { title: "Liam Pettifer", description: "Australian soccer player (born 2001)", extract: "Liam Pettifer (born 14 August 2001) is an Australian soccer player who plays as a midfielder for Gosford Mariners. He was born in Sydney." },
  { title: "Robert Hale", description: "Topics referred to by the same term", extract: "Robert Hale may refer to: Robert Hale (bass), Robert Hale (doctor), Robert Hale (Maine politician).", disambiguation: true }
]
export const podcasts = [
  { id: 1710001, title: "Reach & Frequency", artist: "Jessica Tran", feed: "https://reachandfrequency.example/feed.xml", site: "https://reachandfrequency.example/", description: "Jessica Tran, strategist at Loud Harbour in Sydney, talks to people who plan, buy and measure media.", episodes: [{ title: "12: What radio knows", description: "Jessica Tran and a breakfast host on habit.", url: "https://reachandfrequency.example/12", at: "2026-04-30T00:00:00Z" }] },
  { id: 1710002, title: "Recurring Thoughts", artist: "Kim Adler", feed: "https://recurringthoughts.example/feed.xml", site: "https://recurringthoughts.example/", description: "Subscriptions, explained.", episodes: [{ title: "#58 Marit Oosterhuis: Charging for what people use", description: "Marit Oosterhuis of Tallyfold explains usage-based pricing.", url: "https://recurringthoughts.example/episodes/58", at: "2025-05-22T00:00:00Z" }] },
  { id: 1710003, title: "The Integration Hour", artist: "Sal Moreno", feed: "https://integrationhour.example/feed.xml", site: "https://integrationhour.example/", description: "Plumbing for enterprises.", episodes: [{ title: "31: Derek Vasquez, CTO of Quillon", description: "Derek Vasquez on event-driven integration and Kafka.", url: "https://integrationhour.example/ep/31", at: "2024-09-12T00:00:00Z" }] }
]
export const youtube = [
  { id: "UCstridemark0000000000001", handle: "stridemark", title: "Stridemark", videos: [{ id: "sm0000001", title: "Hamish Orde explains the folded sensor", at: "2025-08-01T00:00:00+00:00", description: "Our founder and CEO Hamish Orde shows the folded sensor film." }, { id: "sm0000002", title: "Knees and netball with Dr Ngaire Tomlin", at: "2025-10-01T00:00:00+00:00", description: "Landing technique with our Head of Biomechanics." }] }
]
const registered = "2014-05-01T00:00:00Z"
export const rdap = [
  ["tallyfold.example"], ["marchbankfenn.example", "Marchbank Fenn LLP"], ["kordell.example", "Kordell Group Ltd."], ["meridel.example"], ["loudharbour.example", "Loud Harbour Pty Ltd"], ["greyling.example"],
  ["saltmere.example", "Saltmere Ingredients, Inc."], ["pellworth.example", "Pellworth Pty Ltd"], ["quillon.example"], ["stridemark.example", "Stridemark Pty Ltd"], ["lanternway.example"], ["bramhallteasdale.example"]
].map(([domain, registrant]) => ({ domain, registrant, registered }))
export const edgar = [{ cik: 1899001, ticker: "SLTM", name: "SALTMERE INGREDIENTS, INC.", sic: "2090", industry: "Miscellaneous Food Preparations & Kindred Products", city: "MINNEAPOLIS", state: "MN" }]
