// Cedarline Commons, Vancouver: a charity that lends tools and repairs things.
const c = (title, body) => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} | Cedarline Commons</title><link rel="stylesheet" href="/assets/site.css"></head>
<body class="default"><div class="topbar">Charity registration 80111 2233 RR0001</div>
<header id="masthead"><a href="https://cedarlinecommons.example/">Cedarline Commons</a><nav id="menu"><a href="https://cedarlinecommons.example/staff">Staff</a><a href="https://cedarlinecommons.example/board">Board</a></nav></header>
<main>${body}</main>
<footer id="foot">Cedarline Commons Society, 1190 Odlum Yard, Vancouver, British Columbia. 604-555-0172</footer></body></html>`

export default {
  people: [
    {
      id: "brendan-oduya-marsh",
      about: "executive director; local newspaper, talk, own page of a band; pages only",
      contact: { email: "brendan@cedarlinecommons.example", full_name: "Brendan Oduya-Marsh", company: "Cedarline Commons" },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Cedarline Commons | Cedarline Commons Society",
        location: "Vancouver | Vancouver, British Columbia",
        industry: "charity | nonprofit | tool library",
        achievements: ["opened the city's third tool library | third tool library"],
        causes: ["repair | right to repair"],
        hobbies: ["ukulele | plays the ukulele"],
        education: [{ institution: "Capilano Coast College", degree: "Diploma", field: "Carpentry" }]
      },
      also: {
        title: "director | carpenter | former carpenter | bandleader | executive director of Cedarline Commons",
        location: "British Columbia | Canada | 1190 Odlum Yard | Strathcona | Odlum Yard, Vancouver",
        industry: "non-profit | community | sharing economy | tool lending | repair | charity sector",
        skills: ["carpentry | joinery", "volunteer management | managing volunteers", "fundraising | grant writing"],
        achievements: ["spoke at the Share Cities Assembly 2025 | Who owns the drill? | Share Cities Assembly 2025", "36,000 loans a year | 36,000 loans", "manages 140 volunteers | 140 volunteers", "won the Good Neighbour Award 2025 | Good Neighbour Award | Good Neighbour Award 2025", "has led Cedarline since 2019 | executive director since 2019 | director since 2019", "leads the Strathcona Strummers | leader of the Strathcona Strummers"],
        interests: ["tools", "repair cafés | repair cafes", "sharing | borrowing"],
        hobbies: ["music", "leads the Strathcona Strummers | strumming"],
        causes: ["repair cafés | sharing | tool sharing"],
        memberships: ["Strathcona Strummers", "Repair Alliance of BC | steering group of the Repair Alliance of BC"]
      },
      sources: ["https://cedarlinecommons.example/staff", "https://eastvancouverbeacon.example/2025/third-library", "https://sharecities.example/2025/speakers", "https://repairalliancebc.example/steering", "https://strathconastrummers.example/"]
    },
    {
      id: "lucia-ferrando-wong",
      about: "board chair and finance chief of a brewery; also a Mastodon account and a blog",
      contact: { full_name: "Lucia Ferrando-Wong", company: "Fathom & Fir Brewing", title: "Chief Financial Officer", location: "Vancouver", email: "lucia@fathomandfir.example" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO",
        company: "Fathom & Fir Brewing | Fathom and Fir Brewing | Fathom & Fir",
        location: "North Vancouver",
        industry: "brewing | craft beer | brewery",
        certifications: ["CPA"],
        memberships: ["Cedarline Commons board | chair of Cedarline Commons | Cedarline Commons"],
        hobbies: ["crosswords | setting crosswords | cryptic crosswords"],
        achievements: ["set 100 crosswords for the Burrard Courier | 100 crosswords for the Burrard Courier | crosswords for the Burrard Courier"]
      },
      also: {
        title: "chair of the board | board chair | finance chief | crossword setter | setter | treasurer (formerly) | accountant | chair | former auditor",
        location: "British Columbia | Canada | Vancouver | Lonsdale | Lonsdale, North Vancouver | North Vancouver, British Columbia",
        industry: "beer | food and drink | charity | accounting | beverages",
        skills: ["inventory costing | costing", "financial reporting | finance", "cryptic clues | crossword setting", "excise duty | excise", "auditing"],
        achievements: ["elected chair of Cedarline Commons in 2024 | chair of Cedarline Commons since 2024 | chair since 2024", "wrote Why a keg is not inventory until Thursday | Why a keg is not inventory until Thursday", "spoke at Craft Brewers Money Day 2025 | Excise for humans | Craft Brewers Money Day 2025", "writes the cryptic clue on every can | cryptic clue on every can", "sets crosswords as Hops | setter known as Hops | sets puzzles as Hops", "cut month-end from twelve days to five | month-end close cut from twelve days to five"],
        interests: ["crosswords", "craft beer", "excise duty", "wordplay"],
        hobbies: ["crossword setting", "puzzle setting"],
        causes: ["tool libraries | tool lending"],
        memberships: ["Cruciverbalists of British Columbia"]
      },
      sources: ["https://fathomandfir.example/team", "https://cedarlinecommons.example/board", "https://kegledger.example/", "https://mastodon.fir.example/@lucia", "https://burrardcourier.example/crossword/hops-100", "https://brewersmoneyday.example/2025"]
    },
    {
      id: "gwen-aldaba",
      about: "nothing public: a part-time bookkeeper whose firm has neither a site nor a mention",
      contact: { email: "gwen.aldaba@aldababooks.example", full_name: "Gwen Aldaba", company: "Aldaba Bookkeeping" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://cedarlinecommons.example/", body: c("Borrow it", `<h1>Borrow it</h1><p>Cedarline Commons is a charity that runs tool libraries and repair evenings across Vancouver.</p>`) },
    { url: "https://cedarlinecommons.example/staff", body: c("Staff", `<h1>Staff</h1><div class="bio"><h2>Brendan Oduya-Marsh</h2><h4>Executive Director</h4><p>Brendan was a carpenter (Diploma in Carpentry, Capilano Coast College) and has led Cedarline since 2019. He believes in repair. He writes the grants and manages 140 volunteers.</p></div><div class="bio"><h2>Kai Thorsen</h2><h4>Librarian of Tools</h4></div>`) },
    { url: "https://cedarlinecommons.example/board", body: c("Board", `<h1>Our board</h1><ul><li><b>Lucia Ferrando-Wong</b>, chair since 2024, formerly treasurer. CFO of Fathom &amp; Fir Brewing. The Cedarline Commons board meets monthly.</li><li><b>Moe Habib</b>, secretary.</li></ul>`) },
    { url: "https://eastvancouverbeacon.example/2025/third-library", news: { seen: "2025-06-11T16:00:00Z", language: "en", country: "CA" }, body: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Cedarline opens third tool library | East Vancouver Beacon</title></head><body><article><h1>Cedarline opens third tool library</h1><p>Cedarline Commons has opened the city's third tool library in Strathcona. "Nobody needs a drill. They need a hole," executive director Brendan Oduya-Marsh told a crowd of eighty, before taking out his ukulele. The charity makes 36,000 loans a year and won the Good Neighbour Award 2025 in May.</p></article></body></html>` },
    { url: "https://sharecities.example/2025/speakers", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Share Cities Assembly 2025: speakers</title></head><body><h3>Who owns the drill?</h3><p>Brendan Oduya-Marsh, Cedarline Commons, Vancouver</p></body></html>` },
    { url: "https://repairalliancebc.example/steering", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Repair Alliance of BC</title></head><body><p>Steering group: Brendan Oduya-Marsh (Cedarline Commons), Priscilla Tam (Fixit Friday).</p></body></html>` },
    { url: "https://strathconastrummers.example/", body: `<html><head><title>Strathcona Strummers</title></head><body bgcolor="#e8ffe8"><h1>Strathcona Strummers</h1><p>Led by Brendan Oduya-Marsh, who also runs the tool library people, Cedarline Commons. Ukuleles for loan, naturally.</p></body></html>` },
    { url: "https://fathomandfir.example/team", body: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Who makes it | Fathom &amp; Fir Brewing</title></head><body class="squarespace-like"><header><a href="https://fathomandfir.example/">Fathom &amp; Fir</a></header><main><h1>Who makes it</h1><p>Craft beer and honest brewing since 2013, on Lonsdale in North Vancouver.</p><h3>Lucia Ferrando-Wong, CPA</h3><p>Chief Financial Officer. A former auditor, Lucia does the costing, the excise duty and the cryptic clue on every can. She cut our month-end close from twelve days to five.</p><h3>Rhys Mackay</h3><p>Head Brewer</p></main></body></html>` },
    { url: "https://kegledger.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Keg Ledger</title><link rel="me" href="https://mastodon.fir.example/@lucia"></head><body><h1>Keg Ledger</h1><p>Notes on beer and money by Lucia Ferrando-Wong, North Vancouver. I am CFO of <a href="https://fathomandfir.example/team">Fathom &amp; Fir Brewing</a>.</p><h2>Why a keg is not inventory until Thursday</h2><p>It was counted on Wednesday.</p></body></html>` },
    { url: "https://burrardcourier.example/crossword/hops-100", news: { seen: "2026-02-07T16:00:00Z", language: "en", country: "CA" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hops sets her hundredth | Burrard Courier</title></head><body><article><h1>Hops sets her hundredth</h1><p>Our setter Hops, known to Fathom &amp; Fir Brewing as its CFO Lucia Ferrando-Wong, has set 100 crosswords for the Burrard Courier. She is a member of the Cruciverbalists of British Columbia.</p></article></body></html>` },
    { url: "https://brewersmoneyday.example/2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Craft Brewers Money Day 2025</title></head><body><p>11:00 Excise for humans, Lucia Ferrando-Wong (Fathom &amp; Fir Brewing)</p></body></html>` }
  ],
  mastodon: [{ user: "lucia", domain: "mastodon.fir.example", name: "Lucia F-W (Hops)", note: "<p>CFO at Fathom &amp; Fir Brewing. Crosswords as Hops.</p>", fields: [{ name: "Blog", value: "<a href=\"https://kegledger.example/\">kegledger.example</a>", verified_at: "2025-01-30T08:00:00Z" }], posts: [{ text: "<p>Setting a grid around EXCISE. Wish me luck.</p>", at: "2026-03-01T19:00:00Z" }] }]
}
