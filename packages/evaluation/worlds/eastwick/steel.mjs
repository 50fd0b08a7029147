// A structural steel fabricator in Hamilton, Ontario
const page = (title, main, ld = "") => `<!DOCTYPE html>
<html lang="en-CA">
<head><meta charset="UTF-8"><title>${title} - Stelford Structural</title><link rel="stylesheet" href="/assets/site.css">${ld}</head>
<body>
<header class="hdr"><a class="logo" href="https://stelfordstructural.example/"><img src="/assets/logo.svg" alt="Stelford Structural Inc."></a>
<nav class="hdr__nav"><a href="https://stelfordstructural.example/projects">Projects</a><a href="https://stelfordstructural.example/company/leadership">Leadership</a><a href="https://stelfordstructural.example/company/history">History</a><a href="https://stelfordstructural.example/news">News</a></nav></header>
<main class="container">
${main}
</main>
<footer class="ftr"><div>Stelford Structural Inc.<br>410 Burlington Street East, Hamilton, Ontario<br>905-555-0142</div><div>CWB certified to CSA W47.1 Division 1 &middot; CISC member</div></footer>
</body></html>`

export default {
  people: [
    {
      id: "walter-kowalchuk-jr",
      about: "Son of the founder with the same name; he runs the company today. Facts of the father must not slip in.",
      contact: { email: "wkowalchuk@stelfordstructural.example", full_name: "Walter Kowalchuk", company: "Stelford Structural", title: "President" },
      outcome: "found",
      facts: {
        title: "President | President and Chief Executive | President & CEO",
        company: "Stelford Structural | Stelford Structural Inc.",
        location: "Hamilton, Ontario | Hamilton",
        industry: "structural steel | steel fabrication | structural steel fabrication",
        achievements: ["bought the robotic beam line in 2021 | robotic beam line | brought in the plant's robotic beam line"],
        hobbies: ["curling"],
        sports_teams: ["Hamilton Tiger-Cats | Ticats | Tiger-Cats"],
        education: [{ institution: "McMaster University | McMaster", degree: "B.Eng. | BEng", field: "Civil Engineering", year: 1998 }]
      },
      also: {
        title: "Chief Executive | CEO | head of Stelford Structural | President since 2012 | skip | director of the Burlington Bay Curling Club",
        company: "Stelford | Stelford Structural Inc",
        location: "Ontario | Canada | 410 Burlington Street East, Hamilton, Ontario | Dundas",
        industry: "steel | steel fabricator | construction",
        skills: ["civil engineering", "estimating", "steel fabrication", "automation | robotics", "structural steel"],
        achievements: [
          "President since 2012 | became president in 2012 | took over as president in 2012",
          "Joined as an estimator in 2001 | estimator in 2001 | joined the estimating office in 2001",
          "Invested $11 million in the beam line | $11-million investment | plant expansion",
          "Pledged 20 apprentices by 2027 | apprenticeship pledge | take on 20 apprentices | twenty apprentices",
          "Won the Harbour Bonspiel in 2023 as skip | Harbour Bonspiel 2023 | skipped the winning rink | winner of the Harbour Bonspiel",
          "Interviewed by the Hamilton Mountain Ledger", "Got the steel for the curling club's new ice shed | steel for the new ice shed", "hired eight people | hired eight people after the beam line", "A Event winner | won the A Event of the Harbour Bonspiel 2023 | A Event", "Director of the Burlington Bay Curling Club | sits on the board of the curling club", "put $11 million into the plant"
        ],
        interests: ["curling", "football | CFL | Canadian football", "apprenticeships | trades training", "robotics | automation", "Tiger-Cats football"],
        hobbies: ["curling at the Burlington Bay Curling Club", "football fan"],
        sports_teams: ["Burlington Bay Curling Club", "season tickets for the Tiger-Cats"],
        causes: ["apprenticeships | apprenticeships in the trades | skilled trades"],
        memberships: ["Burlington Bay Curling Club", "Canadian Institute of Steel Construction | CISC", "board of the Burlington Bay Curling Club | director of the Burlington Bay Curling Club"],
        education: [{ institution: "McMaster University", degree: "B.Eng. in Civil Engineering", year: 1998 }],
        certifications: ["P.Eng. | P. Eng. | professional engineer"]
      },
      sources: ["https://stelfordstructural.example/company/leadership", "https://hamiltonmountainledger.example/business/stelford-robots", "https://burlingtonbaycurling.example/bonspiel-2023.html", "https://stelfordstructural.example/company/history", "https://stelfordstructural.example/"],
      never: ["Order of Hamilton", "Legion", "accordion"]
    },
    {
      id: "walter-kowalchuk-sr",
      about: "The father, founder, honorary chairman; same name at the same company.",
      contact: { full_name: "Walter Kowalchuk Sr.", company: "Stelford Structural Inc.", title: "Honorary Chairman" },
      outcome: "found",
      facts: {
        title: "Honorary Chairman | Founder and Honorary Chairman | founder",
        company: "Stelford Structural | Stelford Structural Inc.",
        location: "Hamilton, Ontario | Hamilton",
        achievements: ["founded Stelford Structural | Founded Stelford Structural in 1971 | founded the company in 1971", "Order of Hamilton | Order of Hamilton 2016"],
        hobbies: ["accordion | plays the accordion"],
        memberships: ["Royal Canadian Legion Branch 58 | Royal Canadian Legion | Legion Branch 58"]
      },
      also: {
        title: "founder of Stelford Structural | former president | chairman | ironworker | welder",
        company: "Stelford",
        location: "Stoney Creek | Canada | 410 Burlington Street East, Hamilton, Ontario | Yorkton, Saskatchewan",
        industry: "structural steel | steel fabrication | steel",
        skills: ["welding | welder", "ironworking | ironworker", "structural steel"],
        achievements: [
          "President from 1971 to 2012 | president until 2012 | president for 41 years",
          "Bursary for welding students at Mohawk College | Kowalchuk Bursary | endowed a welding bursary",
          "Steel for the Skyway ramps in 1984 | Skyway ramps | Burlington Skyway ramps",
          "Started in a rented garage with two welders",
          "Inducted into the Order of Hamilton in 2016", "Order of Hamilton recipient", "handed over to his son in 2012 | Honorary Chairman since 2012", "for thirty years his bursary has paid the fees of welding students"
        ],
        interests: ["accordion", "music", "fishing", "welding education | training of welders"],
        hobbies: ["music", "fishing | pickerel fishing", "accordion at the Legion hall"],
        causes: ["Mohawk College | welding bursary | bursary for welding students", "education of welders | trades training"],
        memberships: ["Legion", "Ironworkers Local 736 | Ironworkers", "Order of Hamilton"],
        education: []
      },
      sources: ["https://stelfordstructural.example/company/history", "https://orderofhamilton.example/recipients/2016", "https://stelfordstructural.example/company/leadership"],
      never: ["McMaster", "curling", "Bonspiel", "Tiger-Cats"]
    },
    {
      id: "denise-okafor",
      about: "Stale title: an old conference programme calls her Quality Manager; she is Vice President, Operations now.",
      contact: { email: "dokafor@stelfordstructural.example", full_name: "Denise Okafor", company: "Stelford Structural" },
      outcome: "found",
      facts: {
        title: "Vice President, Operations | VP Operations | Vice President Operations",
        company: "Stelford Structural | Stelford Structural Inc.",
        location: "Hamilton, Ontario | Hamilton",
        skills: ["welding inspection", "lean manufacturing"],
        memberships: ["Women in Steel Canada"],
        certifications: ["CWB Level 3 welding inspector | Level 3 welding inspector"],
        causes: ["getting girls into trades | girls in trades | Girls on the Shop Floor | getting girls into trades"]
      },
      also: {
        title: "VP of Operations | Vice President of Operations | mentor",
        company: "Stelford",
        location: "Canada | Ontario | 410 Burlington Street East, Hamilton, Ontario",
        industry: "structural steel | steel fabrication",
        skills: ["quality management | quality", "bolting | slip-critical joints | bolting of slip-critical joints", "plant operations | operations | shipping | production", "mentoring", "lean"],
        achievements: [
          "Promoted to Vice President, Operations in April 2025 | appointed Vice President, Operations | promotion in 2025",
          "Speaker at the Great Lakes Steel Fabricators Conference 2019 | talk on slip-critical bolting | Slip-critical joints without slips | spoke at Great Lakes Steel Fabricators Conference",
          "Quality Manager from 2016 to 2025 | nine years as quality manager | former Quality Manager | quality manager for nine years",
          "Cut rework by a third | reduced rework by a third | rework down by a third",
          "Founded the Girls on the Shop Floor day | started Girls on the Shop Floor | Girls on the Shop Floor in 2022 | 140 girls visited the plant",
          "Board member of Women in Steel Canada | director of Women in Steel Canada | mentor at Women in Steel Canada",
          "Named to the board of Women in Steel Canada in 2024", "brought lean manufacturing and a welding inspection school to the plant | welding inspection school | started a welding inspection school", "only woman in her welding class | the only woman in my welding class"
        ],
        interests: ["girls in trades", "lean manufacturing", "quality", "welding", "mentoring"],
        hobbies: [],
        causes: ["women in steel | women in trades | girls in the skilled trades", "mentoring"],
        memberships: ["board of Women in Steel Canada"],
        education: [{ institution: "Mohawk College", field: "mechanical engineering technology | Mechanical Engineering Technology | welding | mechanical technology" }],
        linkedin: "https://www.linkedin.com/in/denise-okafor-stelford",
        certifications: ["Lean Six Sigma Black Belt | Six Sigma Black Belt | Black Belt", "CWB"]
      },
      sources: ["https://stelfordstructural.example/company/leadership", "https://stelfordstructural.example/news/okafor-vp-operations", "https://greatlakesfabconf.example/2019/programme", "https://womeninsteel.example/board", "https://www.linkedin.com/in/denise-okafor-stelford"]
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/denise-okafor-stelford", title: "Denise Okafor - Vice President, Operations - Stelford Structural | LinkedIn", snippet: "Hamilton, Ontario, Canada. Vice President, Operations at Stelford Structural Inc. Lean manufacturing, welding inspection. Mohawk College." }
  ],
  pages: [
    { url: "https://stelfordstructural.example/", body: page("Steel that stands", `<section class="hero"><h1>Steel that stands.</h1><p>Structural steel fabrication for hospitals, bridges and arenas since 1971.</p></section><section class="news"><h2>News</h2><ul><li><a href="https://stelfordstructural.example/news/okafor-vp-operations">Okafor named Vice President, Operations</a></li></ul></section>`) },
    { url: "https://stelfordstructural.example/company/leadership", body: page("Leadership", `<h1>Leadership</h1>
<div class="cards">
<article class="card" id="wkowalchuk"><h2>Walter Kowalchuk, P.Eng.</h2><p class="role">President and Chief Executive</p><p>Walter joined the estimating office in 2001 and became president in 2012. He holds a B.Eng. in Civil Engineering from McMaster University (1998). He is the son of our founder.</p></article>
<article class="card" id="dokafor"><h2>Denise Okafor</h2><p class="role">Vice President, Operations</p><p>Denise is responsible for production, quality and shipping. She is a CWB Level 3 welding inspector and a Lean Six Sigma Black Belt.</p></article>
<article class="card" id="founder"><h2>Walter Kowalchuk Sr.</h2><p class="role">Founder and Honorary Chairman</p><p>Still in on Fridays. <a href="https://stelfordstructural.example/company/history">Our history</a> is his.</p></article>
</div>`) },
    { url: "https://stelfordstructural.example/company/history", body: page("History", `<h1>History</h1><ol class="timeline"><li><b>1971</b> Walter Kowalchuk Sr., an ironworker from Yorkton, Saskatchewan and a member of Ironworkers Local 736, founded Stelford Structural in a rented garage with two welders.</li><li><b>1984</b> Steel for the Skyway ramps.</li><li><b>2012</b> After 41 years as president, Walter Sr. hands over to his son, Walter Kowalchuk, and becomes Honorary Chairman.</li><li><b>2021</b> The robotic beam line is commissioned.</li></ol>`) },
    { url: "https://stelfordstructural.example/news/okafor-vp-operations", news: { seen: "2025-04-14", language: "English", country: "Canada" }, body: page("Okafor named Vice President, Operations", `<article><h1>Okafor named Vice President, Operations</h1><p class="date">Hamilton, Ontario, April 14, 2025</p><p>Stelford Structural Inc. has appointed Denise Okafor Vice President, Operations. In nine years as quality manager she cut rework by a third and brought lean manufacturing and a welding inspection school to the plant.</p><p>"Denise walks the floor. That is the whole secret," said Walter Kowalchuk, President.</p><p>Ms. Okafor, a graduate of Mohawk College (mechanical engineering technology), started the company's Girls on the Shop Floor day in 2022; 140 girls have visited so far.</p></article>`) },
    { url: "https://greatlakesfabconf.example/2019/programme", body: `<html><head><title>Great Lakes Steel Fabricators Conference 2019 - Programme</title></head><body><h1>Great Lakes Steel Fabricators Conference</h1><h3>Toronto, October 3-4, 2019</h3><table width="90%" border="0"><tr bgcolor="#eeeeee"><td>09:15</td><td><b>Tolerances in the age of BIM</b><br>Harold Voss, Voss Detailing</td></tr><tr><td>10:30</td><td><b>Slip-critical joints without slips</b><br>Denise Okafor, Quality Manager, Stelford Structural, Hamilton</td></tr><tr bgcolor="#eeeeee"><td>12:00</td><td>Lunch</td></tr></table></body></html>` },
    { url: "https://womeninsteel.example/board", body: `<!DOCTYPE html><html lang="en"><head><title>Our Board — Women in Steel Canada</title></head><body class="sqs-layout"><header><nav class="header-nav"><a href="https://womeninsteel.example/">Women in Steel Canada</a> <a href="https://womeninsteel.example/mentoring">Mentoring</a></nav></header><main><section class="sqs-block"><h1>Our Board</h1><h4>Denise Okafor</h4><p>VP Operations, <a href="https://stelfordstructural.example/">Stelford Structural</a>, Hamilton. On the board since 2024; mentor. "I was the only woman in my welding class. I would like getting girls into trades to be as dull a subject as getting boys into them."</p><h4>Lucie Tremblay-Roy</h4><p>Detailing Lead, Acier Montcalm.</p></section></main></body></html>` },
    { url: "https://hamiltonmountainledger.example/business/stelford-robots", news: { seen: "2021-11-20", language: "English", country: "Canada" }, body: `<!DOCTYPE html><html lang="en-CA"><head><title>Robots and apprentices: Stelford bets on both | Hamilton Mountain Ledger</title><meta name="author" content="Jess Pellerin"></head><body><div class="topbar"><a href="https://hamiltonmountainledger.example/">Hamilton Mountain Ledger</a></div><main><h1>Robots and apprentices: Stelford bets on both</h1><p class="meta">By Jess Pellerin, Nov. 20, 2021</p><p>Walter Kowalchuk bought the robotic beam line in 2021 and then hired eight people. "Everyone asks who I let go. Nobody," says the president of Stelford Structural, who put $11 million into the plant.</p><p>The 45-year-old engineer from Dundas has pledged to take on 20 apprentices by 2027. His office holds a model of the line, a curling broom and a Hamilton Tiger-Cats helmet; the family has had season tickets for the Tiger-Cats since before he was born.</p></main><footer>Since 1922</footer></body></html>` },
    { url: "https://burlingtonbaycurling.example/bonspiel-2023.html", body: `<html><head><title>Harbour Bonspiel 2023</title></head><body><h1>Harbour Bonspiel 2023 - results</h1><p><a href="https://burlingtonbaycurling.example/">Burlington Bay Curling Club</a></p><ul><li>A Event: rink Kowalchuk (Walter Kowalchuk, skip; Sam Ilic; Jerry D'Amato; Phil Ng)</li><li>B Event: rink Hodgson</li></ul><p>Walter also sits on our board as a director and got us the steel for the new ice shed from his <a href="https://stelfordstructural.example/">day job</a>.</p></body></html>` },
    { url: "https://orderofhamilton.example/recipients/2016", body: `<!DOCTYPE html><html><head><title>Recipients 2016 - Order of Hamilton</title></head><body><header><h2>Order of Hamilton</h2></header><main><h1>Recipients 2016</h1><section><h3>Walter Kowalchuk Sr.</h3><p>The founder of Stelford Structural lives in Stoney Creek. For thirty years his bursary has paid the fees of welding students at Mohawk College. He plays the accordion at the hall of Royal Canadian Legion Branch 58, where he is a member, and takes his grandchildren fishing for pickerel.</p></section><section><h3>Ruth Abernethy-Cole</h3><p>Palliative nurse.</p></section></main></body></html>` }
  ]
}
