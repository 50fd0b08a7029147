// Kinnimonth Baird, technology law firm, Edinburgh.
const firm = (title, body, ld = "") => `<!DOCTYPE html>
<html lang="en-GB" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8" />
<title>${title} - Kinnimonth Baird LLP</title>
<meta property="og:locale" content="en_GB" /><meta property="og:title" content="${title} - Kinnimonth Baird LLP" />
${ld}
</head>
<body class="page-template-default wp-custom-logo">
<header class="masthead"><div class="wrap"><a href="https://www.kinnimonthbaird.example/"><img src="/wp-content/uploads/kb.svg" alt="Kinnimonth Baird"></a>
<nav class="primary"><ul class="menu"><li><a href="https://www.kinnimonthbaird.example/people/">People</a></li><li><a href="https://www.kinnimonthbaird.example/news/new-partner-2024/">News</a></li></ul></nav></div></header>
<main id="content" class="wrap">${body}</main>
<footer class="colophon"><p>Kinnimonth Baird LLP is regulated by the Law Society of Scotland. 19 Albany Row, Edinburgh EH1. Tel 0131 496 0370.</p></footer>
</body>
</html>`

export default {
  people: [
    {
      id: "alasdair-kinnimonth-jr",
      about: "son; his father of the same name is a retired sheriff in the same city",
      contact: { email: "alasdair@kinnimonthbaird.example", full_name: "Alasdair Kinnimonth", company: "Kinnimonth Baird", title: "Partner", location: "Edinburgh" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Kinnimonth Baird LLP | Kinnimonth Baird",
        location: "Edinburgh",
        industry: "technology law | law",
        skills: ["software licensing"],
        achievements: ["founded the firm with Shona Baird in 2013 | founded Kinnimonth Baird with Shona Baird in 2013 | founded the firm"],
        memberships: ["Society for Software and Law"],
        education: [{ institution: "University of Glasgow", degree: "LLB" }]
      },
      also: {
        title: "partner | lawyer | solicitor | co-founder | founding partner | founder | managing partner and co-founder",
        location: "19 Albany Row | Albany Row, Edinburgh | Leith | Leith, Edinburgh | Scotland | United Kingdom",
        industry: "legal services | legal | law firm",
        skills: ["open-source licences | open source licensing | open source", "SaaS contracts", "investment rounds | acting for start-ups | venture financing", "technology law", "escrow agreements | software escrow"],
        achievements: ["spoke at Forth Tech Week 2025 | Copyleft for people in a hurry | Forth Tech Week speaker | Forth Tech Week 2025", "advised on the sale of Pinkhill Robotics | acted for the founders of Pinkhill Robotics", "president of the Society for Software and Law since 2024 | president of the Society for Software and Law", "skipped the winning rink at the 2025 Water of Leith Bonspiel | won the Water of Leith Bonspiel | winner of the 2025 Water of Leith Bonspiel | winning skip"],
        interests: ["open source", "curling"],
        hobbies: ["curling"],
        sports_teams: ["Inverleith Curling Club"],
        memberships: ["president of the Society for Software and Law | president", "Inverleith Curling Club"],
        education: [{ institution: "University of Glasgow", degree: "LLB", year: 2003 }]
      },
      sources: ["https://www.kinnimonthbaird.example/people/alasdair-kinnimonth/", "https://www.kinnimonthbaird.example/people/", "https://www.kinnimonthbaird.example/", "https://forthtechweek.example/2025/sessions/copyleft", "https://inverleithcurling.example/honours"],
      never: ["sheriff", "Dunfermline", "criminal appeals", "bee-keeping", "Emeritus"]
    },
    {
      id: "morven-strachan-bell",
      about: "privacy lawyer with a blog and Mastodon; a newspaper told of her illness (sensitive)",
      contact: { email: "morven@kinnimonthbaird.example", full_name: "Morven Strachan-Bell", company: "Kinnimonth Baird" },
      outcome: "found",
      facts: {
        title: "Partner, Data Protection | Partner | Data Protection Partner",
        company: "Kinnimonth Baird LLP | Kinnimonth Baird",
        location: "Edinburgh",
        skills: ["data protection"],
        achievements: ["writes the newsletter Lawful Basis | Lawful Basis | author of Lawful Basis"],
        hobbies: ["hillwalking"],
        certifications: ["CIPP/E"],
        pets: ["a whippet called Recital | whippet called Recital"]
      },
      also: {
        title: "Partner | head of data protection | lawyer | solicitor | privacy lawyer | Data Protection Partner | former associate at a Glasgow firm",
        location: "19 Albany Row | Albany Row, Edinburgh | Portobello | Portobello, Edinburgh | Scotland | United Kingdom",
        industry: "law | technology law | legal services | privacy | legal",
        skills: ["privacy law | privacy | GDPR", "data protection impact assessments | impact assessments", "employee monitoring", "writing"],
        achievements: ["made partner in 2024 | promoted to partner in April 2024 | partner since 2024", "guest on Terms Apply | Terms Apply episode 12 | The cookie banner was never the law | appeared on the podcast Terms Apply", "9,000 readers | newsletter with 9,000 readers", "climbed 211 Munros | 211 Munros | 211 of the 282 Munros", "raised £14,000 for the Lothian Infusion Fund | raised 14,000 pounds | raised £14,000"],
        interests: ["privacy", "cookie banners", "Munros | the Munros"],
        hobbies: ["Munro bagging | Munros | hill walking", "writing a newsletter"],
        memberships: ["trustee of Digital Advice Lothian | Digital Advice Lothian"],
        causes: ["Digital Advice Lothian | digital rights | free digital advice", "Lothian Infusion Fund"],
        pets: ["dog | whippet | Recital"],
        certifications: ["Certified Information Privacy Professional"]
      },
      sources: ["https://www.kinnimonthbaird.example/people/morven-strachan-bell/", "https://www.kinnimonthbaird.example/news/new-partner-2024/", "https://lawfulbasis.example/", "https://mastodon.lothian.example/@morven", "https://termsapply.example/12", "https://portobelloherald.example/2025/hill-fundraiser", "https://digitaladvicelothian.example/trustees"],
      sensitive: ["Crohn", "Western General", "bowel surgery", "stoma"]
    },
    {
      id: "euan-drysdale-orr",
      about: "nothing public; the employer's site does not name him",
      contact: { email: "euan.drysdale-orr@kinnimonthbaird.example", full_name: "Euan Drysdale-Orr", company: "Kinnimonth Baird" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://www.kinnimonthbaird.example/", body: firm("Technology lawyers in Edinburgh", `<h1>Technology lawyers in Edinburgh</h1><p>We do technology law and nothing else. <a href="https://www.kinnimonthbaird.example/people/">Meet our people</a>.</p>`) },
    { url: "https://www.kinnimonthbaird.example/people/", body: firm("People", `<h1>Our people</h1><div class="people"><div class="person"><a href="https://www.kinnimonthbaird.example/people/alasdair-kinnimonth/">Alasdair Kinnimonth</a><span>Managing Partner</span></div><div class="person"><span class="n">Shona Baird</span><span>Partner, Corporate</span></div><div class="person"><a href="https://www.kinnimonthbaird.example/people/morven-strachan-bell/">Morven Strachan-Bell</a><span>Partner, Data Protection</span></div></div>`) },
    { url: "https://www.kinnimonthbaird.example/people/alasdair-kinnimonth/", body: firm("Alasdair Kinnimonth", `<h1>Alasdair Kinnimonth</h1><p class="position">Managing Partner</p><p>Alasdair founded the firm with Shona Baird in 2013. He advises on software licensing, open-source licences, escrow agreements and SaaS contracts, and acts for start-ups in investment rounds. He acted for the founders of Pinkhill Robotics on its sale.</p><p>He has been president of the Society for Software and Law since 2024. LLB, University of Glasgow, 2003.</p><p>Alasdair lives in Leith and curls.</p>`, `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Person","name":"Alasdair Kinnimonth","jobTitle":"Managing Partner","worksFor":{"@type":"LegalService","name":"Kinnimonth Baird LLP"}}]}</script>`) },
    { url: "https://www.kinnimonthbaird.example/people/morven-strachan-bell/", body: firm("Morven Strachan-Bell", `<h1>Morven Strachan-Bell</h1><p class="position">Partner, Data Protection</p><p>Morven heads our data protection work: impact assessments, employee monitoring, complaints. CIPP/E. She writes the newsletter <a href="https://lawfulbasis.example/">Lawful Basis</a>, in a personal capacity.</p><p><a href="mailto:morven@kinnimonthbaird.example">morven@kinnimonthbaird.example</a></p>`) },
    { url: "https://www.kinnimonthbaird.example/news/new-partner-2024/", body: firm("A new partner", `<article><h1>A new partner</h1><time datetime="2024-04-02">2 April 2024</time><p>We are very pleased that Morven Strachan-Bell has been made a partner. She joined us in 2019 as an associate from a Glasgow firm.</p></article>`) },
    { url: "https://lawfulbasis.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lawful Basis</title><link rel="me" href="https://mastodon.lothian.example/@morven"></head><body><div class="publication-header"><h1>Lawful Basis</h1><p>A letter about privacy, read by 9,000 readers. By Morven Strachan-Bell.</p></div><div class="about"><p>I am a solicitor in Edinburgh. I live in Portobello with a whippet called Recital. On weekends, hillwalking: 211 of the 282 Munros so far. Nothing here is legal advice, and nothing here is <a href="https://www.kinnimonthbaird.example/people/morven-strachan-bell/">my firm's</a> opinion.</p></div><ol class="posts"><li>GDPR at eight: a birthday card</li><li>Your doorbell is a controller</li></ol></body></html>` },
    { url: "https://termsapply.example/12", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Terms Apply, episode 12</title></head><body><h1>Episode 12: The cookie banner was never the law</h1><p>Guest: Morven Strachan-Bell, Kinnimonth Baird LLP, Edinburgh.</p><p>Host: Tobi Falade.</p></body></html>` },
    { url: "https://portobelloherald.example/2025/hill-fundraiser", news: { seen: "2025-08-21T08:00:00Z", language: "en", country: "GB" }, body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Back on the hill: Portobello lawyer raises £14,000 | Portobello Herald</title></head><body><header>Portobello Herald</header><main><article><h1>Back on the hill: Portobello lawyer raises £14,000</h1><p>Two years after bowel surgery at the Western General, Morven Strachan-Bell has walked eleven Munros in a fortnight and raised £14,000 for the Lothian Infusion Fund.</p><p>The Kinnimonth Baird partner was diagnosed with Crohn's disease at 31 and lived with a stoma for a year. "The dog did most of the pulling," she laughs.</p></article></main></body></html>` },
    { url: "https://digitaladvicelothian.example/trustees", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trustees | Digital Advice Lothian</title></head><body><h1>Trustees</h1><p>We give free digital advice to anybody who asks.</p><ul><li>Grant Imlach (chair)</li><li>Morven Strachan-Bell, solicitor, Kinnimonth Baird</li><li>Agnieszka Rutka</li></ul></body></html>` },
    { url: "https://forthtechweek.example/2025/sessions/copyleft", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Copyleft for people in a hurry · Forth Tech Week 2025</title></head><body><nav><a href="https://forthtechweek.example/2025/">Forth Tech Week 2025</a></nav><main><h1>Copyleft for people in a hurry</h1><p class="who">Alasdair Kinnimonth, Kinnimonth Baird LLP</p><p>What open source asks of your product, in twenty minutes.</p></main></body></html>` },
    { url: "https://inverleithcurling.example/honours", body: `<html><head><title>Inverleith Curling Club: honours</title></head><body><h2>Honours board</h2><p>2025 Water of Leith Bonspiel: won by A. Kinnimonth jun. (skip), R. Tait, P. Lumsden, J. Ogilvie</p><p>Alasdair Kinnimonth (of Kinnimonth Baird, the lawyers) accepted the kettle. His father looked on.</p></body></html>` },
    { url: "https://scotsbenchhistory.example/sheriffs/kinnimonth", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sheriff Alasdair Kinnimonth (retired)</title></head><body><h1>Sheriff Alasdair Kinnimonth</h1><p>Born Edinburgh 1946. Advocate 1971; known for criminal appeals; sheriff at Dunfermline 1989 to 2014. Emeritus member of the Bench Society. In retirement in Edinburgh, bee-keeping. His son, also Alasdair, is a solicitor in the city.</p></body></html>` }
  ],
  mastodon: [{ user: "morven", domain: "mastodon.lothian.example", name: "Morven Strachan-Bell", note: "<p>Data protection solicitor, Edinburgh. Newsletter: Lawful Basis. Munros.</p>", fields: [{ name: "Newsletter", value: "<a href=\"https://lawfulbasis.example/\">lawfulbasis.example</a>", verified_at: "2024-06-02T12:00:00Z" }], posts: [{ text: "<p>Recital ate recital 47. A legitimate interest, apparently.</p>", at: "2026-02-03T18:30:00Z" }] }]
}
