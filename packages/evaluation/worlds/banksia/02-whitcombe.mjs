const W = "https://www.whitcombevale.example"
// Squarespace div soup
const sq = (title, inner) => `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/><!-- This is Squarespace. --><title>${title} — Whitcombe &amp; Vale Commercial</title><meta property="og:title" content="${title} — Whitcombe &amp; Vale Commercial"/><meta itemprop="name" content="${title}"/></head><body id="collection-5f1"><div class="Site"><div class="Header-nav"><div class="Header-nav-inner"><a href="/">Home</a><a href="/our-brokers">Our Brokers</a><a href="/news">News</a></div></div><div class="sqs-layout sqs-grid-12"><div class="row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block"><div class="sqs-block-content">${inner}</div></div></div></div></div><div class="Footer"><p>Whitcombe &amp; Vale Commercial, LLC · 84 Wharf Row · Portland, Maine 04101</p></div></div></body></html>`
const mc = (title, body) => `<html lang="en"><head><title>${title} | Casco Business Weekly</title></head><body class="node-type-article"><div class="region-header"><a href="/">Casco Business Weekly</a></div><article>${body}</article></body></html>`
export default {
  people: [
    {
      id: "whitcombe-fogg", about: "Married name and nickname: Eleanor Whitcombe is Nell Whitcombe Fogg today.",
      contact: { email: "nfogg@whitcombevale.example", full_name: "Eleanor Fogg", company: "Whitcombe & Vale Commercial" }, outcome: "found",
      facts: {
        title: "Managing Partner", company: "Whitcombe & Vale Commercial | Whitcombe & Vale | Whitcombe & Vale Commercial, LLC", location: "Portland, Maine | Portland | Portland, ME",
        industry: "commercial real estate | commercial real estate brokerage | real estate", skills: ["industrial leasing | industrial and flex leasing", "adaptive reuse | adaptive reuse of mill buildings"],
        achievements: ["Casco Business Weekly Women to Watch 2024 | Women to Watch 2024", "largest industrial lease in Maine in 2025 | 212,000-square-foot lease at Larrabee Park"],
        certifications: ["CCIM", "SIOR"], memberships: ["Portland Harbor Trust | Portland Harbor Trust board | treasurer of the Portland Harbor Trust", "Stroudwater Chorale"], hobbies: ["singing | sings alto | choral singing"],
        education: [{ institution: "Bowdoin College | Bowdoin", degree: "A.B. | BA | Bachelor of Arts", field: "History", year: 2001 }]
      },
      also: { achievements: ["became Managing Partner in January 2022 | Managing Partner in January 2022"] },
      sources: [`${W}/our-brokers`, `${W}/our-brokers/nell-fogg`, `${W}/news`, "https://cascobusinessweekly.example/women-to-watch-2024", "https://stroudwaterchorale.example/", "https://stroudwaterchorale.example/singers.htm"]
    },
    {
      id: "whitcombe-haskellsr", about: "Father of the same name at the same brokerage.",
      contact: { email: "rhaskell@whitcombevale.example", full_name: "Robert J. Haskell Sr.", company: "Whitcombe & Vale Commercial", title: "Senior Advisor" }, outcome: "found",
      facts: {
        title: "Senior Advisor", company: "Whitcombe & Vale Commercial | Whitcombe & Vale | Whitcombe & Vale Commercial, LLC", location: "Portland, Maine | Portland | Portland, ME", industry: "commercial real estate | commercial real estate brokerage | real estate",
        skills: ["hospitality sales | sale of inns and hotels"], achievements: ["Maine Brokers Hall of Fame, 2019 | Hall of Fame 2019 | Maine Brokers Hall of Fame"], memberships: ["Falmouth Rotary | Rotary Club of Falmouth"], hobbies: ["wooden boats | restoring wooden boats"],
        education: [{ institution: "University of Maine", degree: "B.S. | Bachelor of Science", field: "Forestry", year: 1974 }]
      },
      also: { achievements: ["a founding broker of the firm in 1983 | founding broker"] },
      sources: [`${W}/our-brokers`, `${W}/our-brokers/bob-haskell-sr`, `${W}/news`], never: ["Retail", "Sea Dogs", "Bentley", "ultimate frisbee"]
    },
    {
      id: "whitcombe-haskelljr", about: "Son of the same name at the same brokerage; a court case is reported.",
      contact: { email: "bobby@whitcombevale.example", full_name: "Robert Haskell Jr.", company: "Whitcombe & Vale Commercial" }, outcome: "found",
      facts: {
        title: "Vice President, Retail | Vice President, Retail Brokerage | VP, Retail", company: "Whitcombe & Vale Commercial | Whitcombe & Vale | Whitcombe & Vale Commercial, LLC", location: "Portland, Maine | Portland | Portland, ME", industry: "commercial real estate | commercial real estate brokerage | retail real estate | real estate",
        skills: ["tenant representation | tenant rep"], achievements: ["40 Under Forty 2023 | Casco Business Weekly 40 Under Forty"], sports_teams: ["Portland Sea Dogs | Sea Dogs"], hobbies: ["ultimate frisbee | captain of a Tuesday ultimate frisbee team"],
        education: [{ institution: "Bentley University | Bentley", degree: "BS | Bachelor of Science", field: "Finance", year: 2009 }]
      },
      sources: [`${W}/our-brokers`, `${W}/our-brokers/bobby-haskell`, "https://cascobusinessweekly.example/40-under-forty-2023", "https://cascobusinessweekly.example/briefs-march-2025"],
      never: ["Rotary", "Forestry", "Hall of Fame", "wooden boats"], sensitive: ["operating under the influence", "license suspended"]
    },
    {
      id: "whitcombe-ferreira", about: "Thin, hyphenated name; name and company without e-mail.",
      contact: { full_name: "Luis Ferreira-Dias", company: "Whitcombe & Vale" }, outcome: "found",
      facts: { title: "Associate Broker | Associate", company: "Whitcombe & Vale Commercial | Whitcombe & Vale | Whitcombe & Vale Commercial, LLC", industry: "commercial real estate | commercial real estate brokerage | real estate", skills: ["Portuguese | fluent in Portuguese"] },
      also: { location: "Portland, Maine | Portland | Portland, ME", skills: ["Spanish | fluent in Portuguese and Spanish"] },
      sources: [`${W}/our-brokers`]
    }
  ],
  pages: [
    { url: `${W}/`, body: sq("Home", `<h1 style="white-space:pre-wrap;">Maine property, plainly spoken.</h1><p class="" style="white-space:pre-wrap;">Whitcombe &amp; Vale Commercial has brokered office, industrial, retail and hospitality real estate north of Kittery since 1983. We are a commercial real estate brokerage and nothing else: no houses, no condos, no camps.</p><p><a href="/our-brokers">Meet our brokers</a></p><p>Whitcombe &amp; Vale Property Care, a Whitcombe &amp; Vale company, manages 2.1 million square feet.</p>`) },
    { url: "https://whitcombevale.example/", body: `<html><head><meta http-equiv="refresh" content="0; url=${W}/"><title>Whitcombe &amp; Vale</title></head><body><a href="${W}/">Whitcombe &amp; Vale Commercial</a></body></html>` },
    { url: `${W}/our-brokers`, body: sq("Our Brokers", `<h2>Our Brokers</h2><div class="summary-item"><h3><a href="/our-brokers/nell-fogg">Nell Whitcombe Fogg, CCIM, SIOR</a></h3><p>Managing Partner</p></div><div class="summary-item"><h3><a href="/our-brokers/bob-haskell-sr">Bob Haskell Sr.</a></h3><p>Senior Advisor</p></div><div class="summary-item"><h3><a href="/our-brokers/bobby-haskell">Bobby Haskell</a></h3><p>Vice President, Retail</p></div><div class="summary-item"><h3>Luis Ferreira-Dias</h3><p>Associate Broker. Luis is fluent in Portuguese and Spanish and covers Lewiston-Auburn from our Portland office.</p></div><div class="summary-item"><h3>Trudy Leavitt</h3><p>Closing Coordinator</p></div>`) },
    { url: `${W}/our-brokers/nell-fogg`, body: sq("Nell Whitcombe Fogg", `<h2>Nell Whitcombe Fogg, CCIM, SIOR</h2><p>Managing Partner</p><p>Eleanor (everyone says Nell) is the second generation of Whitcombes at 84 Wharf Row. She specializes in industrial and flex leasing and in the adaptive reuse of mill buildings, from Biddeford to Brunswick. Last year she represented the landlord in the 212,000-square-foot lease at Larrabee Park, the largest industrial lease in Maine in 2025.</p><p>Nell holds an A.B. in History from Bowdoin College (2001) and is treasurer of the Portland Harbor Trust.</p><p><em>nfogg@whitcombevale.example</em></p>`) },
    { url: `${W}/our-brokers/bob-haskell-sr`, body: sq("Bob Haskell Sr.", `<h2>Robert J. "Bob" Haskell Sr.</h2><p>Senior Advisor</p><p>Bob was a founding broker of the firm in 1983 and has handled the sale of inns and hotels in every coastal county; if you have slept in it, he has probably sold it. He was inducted into the Maine Brokers Hall of Fame in 2019. A University of Maine graduate (B.S. Forestry, 1974), he is a past president of the Rotary Club of Falmouth and spends his winters restoring wooden boats. His son Bobby runs our retail group.</p>`) },
    { url: `${W}/our-brokers/bobby-haskell`, body: sq("Bobby Haskell", `<h2>Robert J. "Bobby" Haskell Jr.</h2><p>Vice President, Retail Brokerage</p><p>I do tenant representation: coffee, fitness, grocery, and once an axe-throwing place. BS Finance, Bentley University, 2009. When the Sea Dogs are home I'm at Hadlock (yes, that's me with the Portland Sea Dogs foam finger), and I'm captain of a Tuesday ultimate frisbee team that has never won.</p>`) },
    { url: `${W}/news`, body: sq("News", `<h2>News</h2><p><b>January 3, 2022.</b> Eleanor "Nell" Whitcombe, who joined in 2005, becomes Managing Partner in January 2022, succeeding Harold Vale. Robert J. Haskell Sr. moves to Senior Advisor.</p><p><b>September 17, 2022.</b> Congratulations to Nell and Jonathan Fogg, married Saturday on Peaks Island!</p>`) },
    { url: "https://cascobusinessweekly.example/", body: mc("Home", `<ul><li><a href="/women-to-watch-2024">Women to Watch 2024</a></li><li><a href="/40-under-forty-2023">40 Under Forty, class of 2023</a></li><li><a href="/briefs-march-2025">Briefs, March 2025</a></li></ul>`) },
    { url: "https://cascobusinessweekly.example/women-to-watch-2024", news: { seen: "2024-06-10T09:00:00Z", language: "en", country: "US" }, body: mc("Women to Watch 2024", `<h1>Women to Watch 2024</h1><p><strong>Nell Whitcombe Fogg</strong>, managing partner, Whitcombe &amp; Vale Commercial, Portland<br><em>Best advice you ever got?</em> "Walk the roof before you walk the client."<br><em>Where do we find you on a Wednesday?</em> "Alto section, Stroudwater Chorale."</p><p><strong>Hadiya Osman</strong>, founder, Lisbon Street Sambusa, Lewiston</p>`) },
    { url: "https://cascobusinessweekly.example/40-under-forty-2023", body: mc("40 Under Forty 2023", `<h1>40 Under Forty 2023</h1><ol><li>Katie Bolduc, Androscoggin Solar</li><li>Robert "Bobby" Haskell Jr., Whitcombe &amp; Vale Commercial, Portland</li><li>Sam Thibodeau, Thibodeau Bros. Concrete</li></ol>`) },
    { url: "https://cascobusinessweekly.example/briefs-march-2025", body: mc("Briefs, March 2025", `<h1>Briefs</h1><p>Robert J. Haskell Jr., 38, of Portland, a vice president at Whitcombe &amp; Vale, pleaded no contest in Cumberland County to operating under the influence; he was fined $500 and had his driver's license suspended for 150 days.</p><p>Thibodeau Bros. Concrete bought a second plant in Gray.</p>`) },
    { url: "https://stroudwaterchorale.example/", body: `<HTML><HEAD><TITLE>Stroudwater Chorale</TITLE></HEAD><BODY BGCOLOR="#FFFFEE"><H1 ALIGN=CENTER>Stroudwater Chorale</H1><P>Next: Brahms, <I>Ein deutsches Requiem</I>, Dec. 6. Rehearsals Wednesdays.<P><A HREF="singers.htm">Our singers</A></BODY></HTML>` },
    { url: "https://stroudwaterchorale.example/singers.htm", body: `<HTML><BODY BGCOLOR="#FFFFEE"><TABLE><TR><TD><B>Soprano</B><TD>P. Doughty, Ann Sewall, Grace Okello<TR><TD><B>Alto</B><TD>Nell Fogg, Ruth Pinkham<TR><TD><B>Bass</B><TD>Carl Lund</TABLE></BODY></HTML>` }
  ]
}
