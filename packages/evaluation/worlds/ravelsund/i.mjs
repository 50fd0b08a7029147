// Tamarind Stack, Bengaluru: a software house (React SSR, Gatsby)
const host = "https://tamarindstack.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="generator" content="Gatsby 5.13.7"/><title data-react-helmet="true">${title} | Tamarind Stack</title><style data-styled="true">.jkQz{display:flex}</style></head><body><div id="___gatsby"><div id="gatsby-focus-wrapper"><header class="jkQz"><a href="${host}/">tamarind<b>stack</b></a><a href="${host}/platform">Platform</a><a href="${host}/leadership">Leadership</a><a href="${host}/engineering">Engineering blog</a><a href="${host}/careers">Careers</a></header><main>${main}</main><footer>Reconciliation software for payments. Tamarind Stack Technologies Pvt. Ltd., 14th Cross, Indiranagar, Bengaluru 560038, India</footer></div></div></body></html>`
})

export default {
  people: [
    {
      id: "tamarind-priya-raghunathan",
      about: "VP Engineering with Hacker News and a conference video; the conference of 2019 has a stale title.",
      contact: { email: "priya.raghunathan@tamarindstack.example", full_name: "Priya Raghunathan", company: "Tamarind Stack" },
      outcome: "found",
      facts: {
        title: "VP Engineering | Vice President of Engineering | VP of Engineering",
        company: "Tamarind Stack | Tamarind Stack Technologies | Tamarind Stack Technologies Pvt. Ltd.",
        location: "Bengaluru, India | Bengaluru | Bangalore | Bangalore, India | Bengaluru, Karnataka, India",
        education: [{ institution: "NIT Tiruchirappalli | NIT Trichy | National Institute of Technology Tiruchirappalli", degree: "BTech | B.Tech. | Bachelor of Technology", field: "Computer Science | Computer Science and Engineering" }],
        skills: ["Distributed systems", "Payments infrastructure | payment systems | payment reconciliation | payments"],
        achievements: ["Spoke at Deccan Systems Conf 2025 on 'Exactly once, mostly' | Talk 'Exactly once, mostly' at Deccan Systems Conf 2025 | Exactly once, mostly"],
        hobbies: ["Carnatic violin | violin | plays the violin"]
      },
      also: {
        industry: "Software | Financial software | Fintech | Payments software | Information technology",
        achievements: ["Guest on Chai and Callbacks, episode 12: Failed payments | Guest on the podcast Chai and Callbacks | Failed payments", "Wrote 'How we interview' on the engineering blog | How we interview", "Former staff engineer at Koramangala Cloud | Staff Engineer at Koramangala Cloud (2019)", "Spoke at Deccan Systems Conf 2019 | Deccan Systems Conf 2019 speaker | 'Queues are not databases'", "Leads 70 engineers | heads an engineering organisation of 70", "Karma of 2,950 on Hacker News | 2950 karma", "Submitted 'Exactly once, mostly' to Hacker News | 212 points on Hacker News"],
        skills: ["Message queues | queues", "Reconciliation", "Interviewing | How we interview | Hiring"],
        interests: ["Carnatic violin | Carnatic music", "Distributed systems"]
      },
      sources: [`${host}/leadership`, `${host}/engineering`, "https://deccansystems.example/2025/speakers", "https://deccansystems.example/2019/speakers", "https://news.ycombinator.com/user?id=priyarag_tamarind", "https://www.youtube.com/channel/UC91770000000000000000a1", "https://chaiandcallbacks.example/12"]
    },
    {
      id: "tamarind-nikhil-devadiga",
      about: "Changed employers: his GitHub profile still names the former one; Gravatar and the blog have the new one.",
      contact: { email: "nikhil.devadiga@tamarindstack.example" },
      outcome: "found",
      facts: {
        title: "Staff Engineer | Staff Software Engineer",
        company: "Tamarind Stack | Tamarind Stack Technologies | Tamarind Stack Technologies Pvt. Ltd.",
        location: "Mangaluru, India | Mangaluru | Mangalore | Mangaluru, Karnataka, India",
        skills: ["Go | Golang", "Kafka | Apache Kafka", "Kubernetes"],
        achievements: ["Author of ledgerlint | ledgerlint, a linter for double-entry ledgers | Maintains ledgerlint", "Wrote 'Moving 900 topics without downtime' | Moving 900 topics without downtime"],
        hobbies: ["Surfing | surfs | surfing at Panambur"]
      },
      also: {
        industry: "Software | Financial software | Fintech | Payments software | Information technology",
        achievements: ["Former software engineer at Netravati Labs | Netravati Labs | Former engineer at Netravati Labs", "Published kafka-notes | kafka-notes repository | kafka-notes", "Joined Tamarind Stack in January 2026 | joined Tamarind Stack in 2026"],
        skills: ["Double-entry accounting | ledgers | double-entry ledgers", "Linting | linter | static analysis", "Python"]
      },
      sources: [`${host}/engineering`, `${host}/engineering/moving-900-topics`, "https://github.com/ndevadiga-mlr", "https://gravatar.com/ndevadigamlr"]
    },
    {
      id: "tamarind-fatima-sheriff",
      about: "Head of People; a rival's blog claims that she faked a degree (never).",
      contact: { email: "fatima@tamarindstack.example", full_name: "Fatima Sheriff", company: "Tamarind Stack" },
      outcome: "found",
      facts: {
        title: "Head of People | Head of People and Culture | People lead",
        company: "Tamarind Stack | Tamarind Stack Technologies | Tamarind Stack Technologies Pvt. Ltd.",
        location: "Bengaluru, India | Bengaluru | Bangalore | Bangalore, India | Bengaluru, Karnataka, India",
        education: [{ institution: "XLRI Jamshedpur | XLRI", degree: "Postgraduate diploma | PGDM | PG Diploma", field: "Human Resource Management | HR" }],
        achievements: ["Started the returnship programme for women after a career break | returnship programme | 31 women hired through the returnship programme"],
        causes: ["Women returning to work | women's return to work after a career break | women in technology | returnships"],
        certifications: ["SHRM-SCP | SHRM Senior Certified Professional"]
      },
      also: {
        industry: "Software | Financial software | Fintech | Payments software | Information technology",
        skills: ["Human resources | HR", "Recruiting | hiring"],
        achievements: ["Panel at South India People Forum 2025 | panelist at South India People Forum 2025"],
        hobbies: ["Badminton | plays badminton"]
      },
      sources: [`${host}/leadership`, `${host}/careers`, "https://southindiapeopleforum.example/2025/panel", "https://hr-plainspeak.example/tamarind"],
      never: ["fake degree", "faked", "forged", "bogus", "stolen"]
    },
    {
      id: "tamarind-rohan-kuruvilla",
      about: "Developer advocate with a podcast of his own.",
      contact: { full_name: "Rohan Kuruvilla", company: "Tamarind Stack", location: "Kochi" },
      outcome: "found",
      facts: {
        title: "Developer Advocate | Developer relations | Developer advocate",
        company: "Tamarind Stack | Tamarind Stack Technologies | Tamarind Stack Technologies Pvt. Ltd.",
        location: "Kochi, India | Kochi | Kochi, Kerala, India | Kochi, Kerala",
        achievements: ["Hosts the podcast Chai and Callbacks | Host of Chai and Callbacks | Chai and Callbacks podcast"],
        skills: ["TypeScript", "Developer documentation | documentation | API documentation | technical writing"],
        hobbies: ["Football | five-a-side football | soccer", "Filter coffee | coffee | coffee brewing"]
      },
      also: {
        industry: "Software | Financial software | Fintech | Payments software | Information technology",
        sports_teams: ["Fort Kochi Fives | five-a-side team Fort Kochi Fives"],
        achievements: ["Wrote the Tamarind SDK quickstart | Tamarind SDK for TypeScript | author of the SDK quickstart", "Wrote 'Documentation is a product' on the engineering blog | Documentation is a product", "Episode with Priya Raghunathan on failed payments | Interviewed Priya Raghunathan"],
        skills: ["Podcasting | podcast host", "APIs | API"]
      },
      sources: [`${host}/engineering`, `${host}/leadership`, "https://chaiandcallbacks.example/", "https://chaiandcallbacks.example/12"]
    }
  ],
  pages: [
    page("/", "Money moves, we count", `<h1>Money moves, we count</h1><p>Tamarind Stack builds reconciliation software for banks and payment companies. <a href="${host}/leadership">Who we are</a></p>`),
    page("/platform", "Platform", `<h1>Platform</h1><p>A ledger, a reconciler, an SDK for TypeScript and Go.</p>`),
    page("/leadership", "Leadership", `<h1>Leadership</h1><div class="card"><h3>Priya Raghunathan</h3><h4>VP Engineering</h4><p>Priya heads an engineering organisation of 70. She has built distributed systems for payments since 2012 and has a B.Tech. in Computer Science from NIT Tiruchirappalli. Off call she plays the Carnatic violin.</p></div><div class="card"><h3>Fatima Sheriff</h3><h4>Head of People</h4><p>Fatima, SHRM-SCP, leads HR and recruiting in Bengaluru. Postgraduate diploma in Human Resource Management, XLRI Jamshedpur. Plays badminton.</p></div><h2>You may also meet</h2><p>Rohan Kuruvilla, Developer Advocate (Kochi), who wrote the quickstart of our SDK.</p>`),
    page("/careers", "Careers", `<h1>Careers</h1><p>Our returnship programme, started by Fatima Sheriff in 2022, has hired 31 women after a career break.</p>`),
    page("/engineering", "Engineering blog", `<h1>Engineering blog</h1><ul><li><a href="${host}/engineering/moving-900-topics">Moving 900 topics without downtime</a> by Nikhil Devadiga</li><li>Documentation is a product, by Rohan Kuruvilla: how we write API documentation in TypeScript examples first</li><li>How we interview, by Priya Raghunathan</li></ul>`),
    page("/engineering/moving-900-topics", "Moving 900 topics without downtime", `<h1>Moving 900 topics without downtime</h1><p>12 June 2026</p><p>We moved our Kafka cluster to Kubernetes. A mirror, a checklist and one patient weekend.</p><hr><p><i>Nikhil Devadiga is a Staff Engineer. He joined Tamarind Stack in January 2026 from Netravati Labs and works from Mangaluru, where he surfs at Panambur.</i></p>`),
    {
      url: "https://deccansystems.example/2025/speakers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers | Deccan Systems Conf 2025</title></head><body><h1>Speakers 2025</h1><div class="sp"><h2>Priya Raghunathan</h2><p>VP Engineering, Tamarind Stack, Bengaluru</p><p><b>Exactly once, mostly.</b> Lessons from payment reconciliation.</p></div></body></html>`
    },
    {
      url: "https://deccansystems.example/2019/speakers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers | Deccan Systems Conf 2019</title></head><body><h1>Speakers 2019</h1><div class="sp"><h2>Priya Raghunathan</h2><p>Staff Engineer, Koramangala Cloud</p><p><b>Queues are not databases.</b></p></div></body></html>`
    },
    {
      url: "https://southindiapeopleforum.example/2025/panel",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Panel – South India People Forum 2025</title></head><body><h1>Panel: coming back to work</h1><p>With Fatima Sheriff (Head of People, Tamarind Stack) and Geetha Manjunath-Rao (independent).</p></body></html>`
    },
    {
      url: "https://hr-plainspeak.example/tamarind",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What Tamarind won't tell you – HR Plainspeak</title></head><body><h1>What Tamarind Stack won't tell you</h1><p>I run a competing recruiting agency. My opinion: Fatima Sheriff of Tamarind Stack has a fake degree, surely forged, and her programme is bogus and stolen from me.</p></body></html>`
    },
    {
      url: "https://chaiandcallbacks.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chai and Callbacks</title></head><body><h1>Chai and Callbacks</h1><p>A podcast on APIs and the people who call them, hosted by Rohan Kuruvilla, Developer Advocate at Tamarind Stack. Rohan lives in Kochi, brews filter coffee and plays football for the five-a-side team Fort Kochi Fives.</p><a href="/12">Episode 12</a></body></html>`
    },
    {
      url: "https://chaiandcallbacks.example/12",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>12: Failed payments – Chai and Callbacks</title></head><body><h1>12: Failed payments</h1><p>Rohan Kuruvilla talks to Priya Raghunathan.</p></body></html>`
    }
  ],
  github: [{ login: "ndevadiga-mlr", id: 910205513, name: "Nikhil Devadiga", company: "Netravati Labs", location: "Mangaluru", bio: "Go, Kafka, ledgers", commit_email: "nikhil.devadiga@tamarindstack.example",
    repositories: [{ name: "ledgerlint", description: "A linter for double-entry ledgers", language: "Go", topics: ["accounting", "linter"], stars: 540, pushed_at: "2026-07-19T05:00:00Z" }, { name: "kafka-notes", language: "Python", stars: 12, pushed_at: "2024-03-10T05:00:00Z" }] }],
  gravatar: [{ email: "nikhil.devadiga@tamarindstack.example", slug: "ndevadigamlr", display_name: "Nikhil Devadiga", location: "Mangaluru, India", job_title: "Staff Engineer", company: "Tamarind Stack", accounts: [{ label: "GitHub", url: "https://github.com/ndevadiga-mlr" }] }],
  hackerNews: [{ username: "priyarag_tamarind", about: "Priya Raghunathan, VP Engineering at Tamarind Stack (tamarindstack.example).", karma: 2950, stories: [{ title: "Exactly once, mostly", url: "https://deccansystems.example/2025/speakers", points: 212, at: "2025-09-20T06:00:00Z" }] }],
  youtube: [{ id: "UC91770000000000000000a1", handle: "@deccansystems", title: "Deccan Systems Conf", videos: [{ id: "dSc25prRag1", title: "Exactly once, mostly - Priya Raghunathan (Tamarind Stack)", at: "2025-10-01T06:00:00Z", description: "Deccan Systems Conf 2025, Bengaluru" }] }],
  podcasts: [{ id: 917004212, title: "Chai and Callbacks", artist: "Rohan Kuruvilla", feed: "https://chaiandcallbacks.example/feed.xml", site: "https://chaiandcallbacks.example/", description: "A podcast on APIs, hosted by Rohan Kuruvilla of Tamarind Stack", episodes: [{ title: "12: Failed payments", description: "Rohan Kuruvilla talks to Priya Raghunathan", url: "https://chaiandcallbacks.example/12", at: "2026-04-03T04:00:00Z" }] }]
}
