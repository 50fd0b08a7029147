const wp = (title, body, head = "") => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="generator" content="WordPress 6.5.3">${head}<link rel='stylesheet' id='wp-block-library-css' href='https://sixpenny.example/wp-includes/css/dist/block-library/style.min.css' media='all'></head>
<body class="wp-singular page"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="cookie-law-info-bar" role="dialog">We use cookies to make Sixpenny work and, if you let us, to see what you click. <button>Accept all</button> <button>Reject all</button></div>
<header id="masthead"><a href="https://sixpenny.example/" rel="home">Sixpenny</a><ul id="menu-main"><li><a href="https://sixpenny.example/how-it-works/">How it works</a></li><li><a href="https://sixpenny.example/pricing/">Pricing</a></li><li><a href="https://sixpenny.example/team/">Team</a></li><li><a href="https://sixpenny.example/journal/">Journal</a></li><li><a href="https://sixpenny.example/press/">Press</a></li></ul></header>
<div id="content" class="entry-content">${body}</div>
<footer><p>Sixpenny Payments Ltd is authorised as an Electronic Money Institution (reference 900998X). Registered office: 14 Tanner's Yard, Bermondsey Street, London SE1. © 2026</p></footer></body></html>`

export default {
  people: [
    {
      id: "oluwaseun-adeyemi-clarke",
      about: "Chief product officer; podcast show notes, trade paper interview.",
      contact: { email: "seun@sixpenny.example", full_name: "Oluwaseun Adeyemi-Clarke", company: "Sixpenny", title: "CPO" },
      outcome: "found",
      facts: {
        title: "Chief Product Officer | CPO",
        company: "Sixpenny | Sixpenny Payments Ltd | Sixpenny Payments",
        location: "London | Walthamstow, London | London, UK | Walthamstow | London, England",
        industry: "Fintech | Payments | Financial technology | Invoice payments | Financial services",
        skills: ["Product management | Product leadership | Product strategy"],
        hobbies: ["Playing bass | Bass guitar | Bass player | Plays bass in an Afrobeat band | Playing bass in Palm Wine Committee"],
        sports_teams: ["Arsenal | Arsenal FC"],
        causes: ["Code Kitchen Hackney | Coding clubs for teenagers | Free coding clubs | Youth coding education"],
        education: [{ institution: "London School of Economics | LSE", degree: "BSc", field: "Economics" }]
      },
      also: {
        title: "Trustee | Chair of trustees | Product manager | Group product manager | Bassist | Bass player | Bank cashier | Chair",
        company: "Tallyhouse | Code Kitchen Hackney | Palm Wine Committee",
        location: "Hackney | East London | Ibadan | UK | United Kingdom | England",
        industry: "Small business payments | Small business software | SME payments",
        skills: ["Open banking", "Pricing", "User research | Customer interviews | talking to customers", "Payments", "Late payment | Late payments", "Product roadmaps | Roadmapping", "Variable recurring payments", "Team leadership | Leading a team of 34 | Managing product managers and designers", "Economics", "small business finance | Small business payments", "Public speaking"],
        achievements: ["Guest on Ledger Lines, episode 88 | Guest on the Ledger Lines podcast | Podcast guest on Ledger Lines", "Launched Chaser | Chaser | Built Chaser, which reminds late payers | Chaser (late invoice reminders)", "Recovered £41m of late invoices | £41m in overdue invoices collected through Chaser | Chaser has brought in £41m of overdue invoices", "Product Leader of the Year shortlist | Shortlisted for UK Payments Product Leader of the Year | Shortlisted for Product Leader of the Year 2025", "Named chief product officer in January 2024 | Promoted to CPO | Promoted to Chief Product Officer in January 2024", "Joined Sixpenny in 2019 | Joined as its second product manager in 2019 | second product manager", "Gave evidence on late payment to a parliamentary committee | Evidence to MPs on late payment", "Album Table Nine | Palm Wine Committee's album Table Nine | Recorded the album Table Nine", "Chairs Code Kitchen Hackney | Chair of trustees of Code Kitchen Hackney"],
        interests: ["Late payment | Small businesses | Late payments to small businesses", "Afrobeat | Highlife | Music | West African music", "Football | Arsenal", "Open banking", "Small business", "Jollof | Cooking", "Vinyl records | Record collecting | Highlife records", "Coding education", "Pricing"],
        hobbies: ["Collecting highlife records | Record collecting | Vinyl records", "Music | Playing in a band | Afrobeat", "Going to Arsenal matches | Football | season ticket holder", "Cooking | Cooking jollof"],
        memberships: ["Code Kitchen Hackney (trustee) | Board of Code Kitchen Hackney | Code Kitchen Hackney", "Palm Wine Committee | Palm Wine Committee (band)"],
        causes: ["Prompt payment for small businesses | Late payment reform | Late payment | fair payment", "Youth education | Teaching teenagers to code"],
        sports_teams: ["Arsenal season ticket holder"],
        education: [{ institution: "LSE", degree: "Bachelor", field: "Economics" }]
      },
      sources: ["https://sixpenny.example/team/", "https://ledgerlines.example/episodes/88-nobody-likes-chasing-money/", "https://merchantpost.example/interviews/sixpenny-product-chief-late-payment", "https://codekitchenhackney.example/trustees", "https://sixpenny.example/"]
    },
    {
      id: "james-holloway-sixpenny",
      about: "Two different people of the same name in the same city: the other plays the saxophone and sells flats.",
      contact: { full_name: "James Holloway", company: "Sixpenny", title: "Head of Compliance", location: "London" },
      outcome: "found",
      facts: {
        title: "Head of Compliance and MLRO | Head of Compliance | Head of Compliance & MLRO | MLRO",
        company: "Sixpenny | Sixpenny Payments Ltd | Sixpenny Payments",
        location: "London | South-east London | London, UK | Lewisham",
        industry: "Fintech | Payments | Financial services",
        skills: ["Financial crime compliance | Anti-money laundering | AML | Financial crime", "Safeguarding | Safeguarding of client money | Safeguarding client funds"],
        certifications: ["ICA Professional Postgraduate Diploma in Financial Crime Compliance | ICA Diploma in Financial Crime Compliance | Postgraduate Diploma in Financial Crime Compliance"],
        education: [{ institution: "University of Leeds", degree: "LLB", field: "Law", year: 2006 }],
        hobbies: ["Bell ringing | Church bell ringing | Change ringing"]
      },
      also: {
        title: "Money Laundering Reporting Officer | MLRO | Compliance manager | Panellist | Speaker | Bell ringer",
        company: "Dunmore Exchange",
        location: "Lewisham | South East London | England | United Kingdom",
        industry: "E-money | Electronic money | regulation",
        skills: ["Regulation | Financial regulation | Regulatory compliance", "Transaction monitoring", "Sanctions screening | Sanctions", "Law", "E-money regulation | e-money", "Compliance | Risk management", "Public speaking", "Handling suspicious activity reports | Suspicious activity reports", "Policy writing | writing policies people read", "Money laundering reporting"],
        achievements: ["Panellist at the Merchant Post Payments Summit 2025 | Speaker at Payments Summit 2025 | spoke on safeguarding | Panel 'Safeguarding after the sandbox'", "Cut false alerts by two thirds | Cut false positives in transaction monitoring by two thirds", "Rang a full peal | Rang a full peal of 5,040 changes in 2025 | Peal in 3 hours 2 minutes | Peal of Grandsire Triples | 5,040 Grandsire Triples", "Eleven years in e-money compliance | Eleven years in compliance", "The alert that cried wolf | Wrote 'The alert that cried wolf'", "Former compliance manager at Dunmore Exchange", "Joined Sixpenny in 2021", "Law degree from Leeds"],
        interests: ["Bell ringing | Change ringing | Bells | bell towers", "Safeguarding", "Financial crime | Financial crime prevention", "Plain English | plain-English policies", "Regulation"],
        hobbies: ["Ringing the treble | Peal ringing | Bell-ringing"],
        memberships: ["International Compliance Association | Fellow of the International Compliance Association | ICA | FICA", "St Aldhelm's Ringers | St Aldhelm's, Lewisham (bell ringers) | tower band of St Aldhelm's"],
        certifications: ["FICA | Fellow of the ICA"],
        education: [{ institution: "Leeds", degree: "LLB | Bachelor of Laws", field: "Law", year: 2006 }, { institution: "International Compliance Association", degree: "Postgraduate Diploma", field: "Financial Crime Compliance" }]
      },
      sources: ["https://sixpenny.example/team/", "https://sixpenny.example/journal/the-alert-that-cried-wolf/", "https://merchantpost.example/summit-2025/speakers", "https://staldhelmbells.example/band", "https://sixpenny.example/"],
      never: ["saxophone", "Crouch End", "lettings", "estate agent", "quartet"]
    },
    {
      id: "grace-darling",
      about: "Bears the name of the lighthouse keeper's daughter of 1838.",
      contact: { email: "grace.darling@sixpenny.example", full_name: "Grace Darling", company: "Sixpenny" },
      outcome: "found",
      facts: {
        title: "Senior People Partner | People Partner",
        company: "Sixpenny | Sixpenny Payments Ltd",
        location: "London | Deptford, London | London, UK | Deptford",
        industry: "Fintech | Payments",
        skills: ["Onboarding", "People operations | HR | Human resources | People management"],
        certifications: ["CIPD Level 7 | CIPD Level 7 Advanced Diploma | CIPD Level 7 Advanced Diploma in Strategic People Management"],
        hobbies: ["Roller derby | Roller skating"],
        education: [{ institution: "University of Sussex", degree: "BA", field: "Anthropology", year: 2014 }]
      },
      also: {
        title: "Office manager | HR professional | Jammer | Gale Force Grace",
        company: "Deptford Dynamos",
        location: "South London | England | United Kingdom",
        industry: "Human resources | Electronic money",
        skills: ["Parental leave policy | Parental leave | Policy", "Manager training | Training managers | Coaching managers", "People operations | HR | Human resources", "Writing", "Strategic people management", "Interviewing new joiners", "Office management"],
        achievements: ["Interviewed every new joiner since 2019 | Has interviewed every new joiner since 2019", "Equal parental leave at Sixpenny | Introduced 26 weeks of equal parental leave | Brought in equal parental leave", "Cut first-year attrition from 22 to 9 per cent | First-year attrition cut", "Skater of the year 2024 | Skater of the year, Deptford Dynamos 2024 | Deptford Dynamos skater of the year", "Started as office manager in 2017 | At Sixpenny since 2017 | joined Sixpenny as office manager", "Wrote 'The first ninety days belong to the company' | The first ninety days", "Chartered Member of the CIPD | Chartered MCIPD"],
        interests: ["Roller derby", "Anthropology", "Onboarding", "parental leave | Equal parental leave", "Skating"],
        hobbies: ["Skating | Roller derby jammer | Jamming"],
        memberships: ["Deptford Dynamos | Deptford Dynamos roller derby league", "CIPD | Chartered Institute of Personnel and Development | Chartered Member of the CIPD"],
        certifications: ["Chartered MCIPD | Chartered Member of CIPD | MCIPD"],
        causes: ["Equal parental leave"],
        sports_teams: ["Deptford Dynamos"],
        education: [{ institution: "Sussex", degree: "Bachelor of Arts", field: "Anthropology", year: 2014 }, { institution: "CIPD", degree: "Level 7 Advanced Diploma", field: "Strategic People Management" }]
      },
      sources: ["https://sixpenny.example/team/", "https://sixpenny.example/journal/the-first-ninety-days/", "https://deptforddynamos.example/skaters/gale-force-grace", "https://sixpenny.example/"],
      never: ["lighthouse", "Forfarshire", "Bamburgh", "Longstone", "shipwreck", "Northumberland"]
    }
  ],
  pages: [
    {
      url: "https://sixpenny.example/",
      body: wp("Sixpenny | Get paid by the people who owe you", `<h1>Get paid by the people who owe you.</h1><p>Sixpenny sends the invoice, takes the payment straight from your customer's bank and does the chasing you hate. 61,000 small businesses in Britain and Ireland use it.</p><div class="wp-block-buttons"><a class="wp-block-button__link" href="https://sixpenny.example/pricing/">See prices</a></div><h2>How it works</h2><ol><li>Send an invoice from your phone.</li><li>Your customer approves it in their banking app.</li><li>Chaser deals with the ones who forget.</li></ol><h2>From the journal</h2><ul><li><a href="https://sixpenny.example/journal/the-alert-that-cried-wolf/">The alert that cried wolf</a></li><li><a href="https://sixpenny.example/journal/the-first-ninety-days/">The first ninety days belong to the company</a></li></ul>`)
    },
    {
      url: "https://sixpenny.example/team/",
      body: wp("Team - Sixpenny", `<h1 class="entry-title">The people behind Sixpenny</h1><p>We are 180 people, most of them within cycling distance of Bermondsey. We are a fintech because somebody has to fix invoices.</p>
<div class="wp-block-columns team-grid">
<div class="team-card"><img loading="lazy" alt="" src="https://sixpenny.example/wp-content/uploads/2024/02/hetty.jpg"><h3>Hetty Marchbanks</h3><p class="role">Chief Executive</p><div class="modal" hidden><p>Hetty started Sixpenny after her father's joinery went under with £84,000 of unpaid invoices.</p></div></div>
<div class="team-card"><img loading="lazy" alt="" src="https://sixpenny.example/wp-content/uploads/2024/02/seun.jpg"><h3>Oluwaseun Adeyemi-Clarke</h3><p class="role">Chief Product Officer</p><div class="modal" hidden><p>Seun joined in 2019 as our second product manager and has looked after product and design, 34 people these days, since January 2024. Before that he was a group product manager at Tallyhouse. He read Economics (BSc) at LSE and lives in Walthamstow with his wife, two boys and more highlife records than shelves.</p></div></div>
<div class="team-card"><img loading="lazy" alt="" src="https://sixpenny.example/wp-content/uploads/2024/02/james.jpg"><h3>James Holloway</h3><p class="role">Head of Compliance and MLRO</p><div class="modal" hidden><p>James makes sure the money is where we say it is. He holds the ICA Professional Postgraduate Diploma in Financial Crime Compliance and a law degree from Leeds (LLB, 2006), and was compliance manager at Dunmore Exchange until 2021. Lives in south-east London. On Sundays he rings bells.</p></div></div>
<div class="team-card"><img loading="lazy" alt="" src="https://sixpenny.example/wp-content/uploads/2024/02/grace.jpg"><h3>Grace Darling</h3><p class="role">Senior People Partner</p><div class="modal" hidden><p>Grace came to run the office in 2017 and stayed to run most of what happens to you in your first year here. Chartered MCIPD, CIPD Level 7 (Advanced Diploma in Strategic People Management), and yes, she has heard the joke about the boat.</p></div></div>
<div class="team-card"><h3>Wiktor Zalewski</h3><p class="role">Chief Technology Officer</p></div>
<div class="team-card"><h3>Noor Al-Khatib</h3><p class="role">Finance Director</p></div>
</div>`)
    },
    {
      url: "https://sixpenny.example/journal/the-alert-that-cried-wolf/",
      body: wp("The alert that cried wolf - Sixpenny", `<article><h1 class="entry-title">The alert that cried wolf</h1><p class="posted-on">8 October 2025 by James Holloway</p><p>In my first week as MLRO I was handed 1,140 open transaction monitoring alerts and a spreadsheet. Nineteen of them mattered.</p><p>I have spent eleven years in e-money compliance and I have yet to meet a firm that had too few alerts. The trouble is what the other eleven hundred do to the people who read them. So last spring we threw out the rules we had bought and wrote our own, with the analysts who close the alerts in the room. False alerts are down by two thirds. The number of suspicious activity reports we file has not moved, which is the point.</p><p>Three things I would tell another head of compliance: write policies in English, put safeguarding reconciliations where the engineers can see them, and never let sanctions screening share a queue with anything else.</p></article><aside><h4>Related</h4><a href="https://sixpenny.example/journal/the-first-ninety-days/">The first ninety days belong to the company</a></aside>`)
    },
    {
      url: "https://sixpenny.example/journal/the-first-ninety-days/",
      body: wp("The first ninety days belong to the company - Sixpenny", `<article><h1 class="entry-title">The first ninety days belong to the company</h1><p class="posted-on">21 January 2026 by Grace Darling</p><p>When I started as office manager I also did the onboarding, because I had the keys. My degree is in anthropology (Sussex, BA, class of 2014), and the fieldwork I never did I have done here: I have interviewed every new joiner at day 10, 30 and 90 since 2019.</p><p>What they say is remarkably constant. They do not want a tote bag. They want to know who decides. We changed four things, and the share of people who leave in their first year went from 22 to 9 per cent.</p><p>We trained the managers before the starters. We wrote the org chart down. We made parental leave equal, 26 weeks for everybody, and told people about it in the interview. And we stopped scheduling the lunch.</p><p class="author-box">Grace is Senior People Partner at Sixpenny. She lives in Deptford and spends her Tuesdays on roller skates.</p></article>`)
    },
    {
      url: "https://sixpenny.example/press/",
      body: wp("Press - Sixpenny", `<h1>Press</h1><p>Sixpenny is a London fintech for small business invoices, founded in 2016.</p><ul><li>30 January 2024: Sixpenny names Oluwaseun Adeyemi-Clarke chief product officer</li><li>11 June 2025: Chaser passes £41m of overdue invoices collected</li></ul><p>press@sixpenny.example</p>`)
    },
    {
      url: "https://ledgerlines.example/episodes/88-nobody-likes-chasing-money/",
      body: `<!DOCTYPE html><html lang="en"><head><title>88: Nobody likes chasing money, with Seun Adeyemi-Clarke | Ledger Lines</title><meta property="og:type" content="music.song"><meta property="og:description" content="Late payment, open banking and a very good bass line."></head><body><header><a href="/">Ledger Lines</a> <a href="/episodes/">Episodes</a> <a href="/about/">About</a></header><article><h1>88: Nobody likes chasing money</h1><p>17 September 2025 · 52 min</p><audio controls src="/media/088.mp3"></audio><p>Oluwaseun (Seun) Adeyemi-Clarke, chief product officer of Sixpenny, on what open banking can and cannot do about late payment, why he spent his first six months ringing plumbers, and how Chaser learned to be polite.</p><h3>Show notes</h3><ul><li>03:10 From bank cashier in Ibadan to economics in London</li><li>11:45 Ringing plumbers: research before roadmaps</li><li>24:00 Variable recurring payments, explained with jollof</li><li>38:20 Pricing a thing that nobody wants to need</li><li>47:05 Palm Wine Committee, the Afrobeat band he plays bass in; their album <em>Table Nine</em></li></ul><p>Subscribe wherever you listen.</p></article></body></html>`
    },
    {
      url: "https://codekitchenhackney.example/trustees",
      body: `<!doctype html><html><head><title>Trustees — Code Kitchen Hackney</title></head><body><!-- This is Squarespace. --><nav><a href="/">Home</a><a href="/clubs">Clubs</a><a href="/trustees">Trustees</a><a href="/donate">Donate</a></nav><div class="sqs-block-content"><h1>Trustees</h1><p>Code Kitchen runs free after-school coding clubs, with dinner, for teenagers in Hackney.</p><p><strong>Oluwaseun Adeyemi-Clarke</strong> (chair) works in payments at Sixpenny and once burned rice for thirty.</p><p><strong>Bridget Amoah</strong> (treasurer) is an accountant.</p><p><strong>Len Fairweather</strong> taught maths for forty years.</p></div><footer>Registered charity 118832X</footer></body></html>`
    },
    {
      url: "https://staldhelmbells.example/band",
      body: `<html><head><title>St Aldhelm's Ringers: the band</title></head><body><h1>St Aldhelm's, Lewisham</h1><p>Eight bells, tenor 14 cwt. Practice Wednesdays 7.30.</p><h2>The band</h2><ul><li>Pam Littlejohn (tower captain)</li><li>James Holloway. Learned here in 2016. By day he keeps the payments company Sixpenny honest, by evening he keeps the treble honest.</li><li>Dev Chowdhury</li><li>Ros and Alan Peake</li></ul><h2>Peals</h2><p>12 July 2025, 5040 Grandsire Triples in 3 hours 2 minutes: 1 James Holloway (first peal), 2 Rosalind Peake, 3 Dev Chowdhury, 4 Alan Peake, 5 Pamela Littlejohn, 6 Colin Frayne, 7 Mary Ashe, 8 Tom Ashe.</p><p><a href="index.html">Home</a></p></body></html>`
    },
    {
      url: "https://deptforddynamos.example/skaters/gale-force-grace",
      body: `<!DOCTYPE html><html><head><title>Gale Force Grace #38 | Deptford Dynamos Roller Derby</title><meta name="generator" content="Wix.com Website Builder"></head><body><header>DEPTFORD DYNAMOS <a href="/">Home</a> <a href="/skaters">Skaters</a> <a href="/fixtures">Fixtures</a></header><div><h1>GALE FORCE GRACE</h1><p>#38, jammer</p><p>Real name: Grace Darling. Day job: people partner at a payments company ("I tell grown-ups to talk to each other"). Skating with us since 2018. Skater of the year 2024.</p><p>Most likely to: apologise while lapping you.</p></div></body></html>`
    },
    {
      url: "https://holloway-sons-lettings.example/our-people/james",
      body: `<!DOCTYPE html><html lang="en-GB"><head><title>James Holloway | Holloway &amp; Sons, Estate Agents, Crouch End</title></head><body><nav><a href="/">Home</a> <a href="/sales">Sales</a> <a href="/lettings">Lettings</a> <a href="/our-people">Our people</a></nav><h1>James Holloway</h1><h2>Director, lettings</h2><p>James has been finding people homes in Crouch End, London N8, since 1999. When he is not handing over keys he plays tenor saxophone in the James Holloway Quartet, first Friday of the month at the Bird in Hand.</p><p>Call James: 020 7946 0812</p></body></html>`
    },
    {
      url: "https://birdinhand-n8.example/jazz",
      body: `<html><head><title>Jazz at the Bird in Hand, London N8</title></head><body><h1>First Friday Jazz</h1><p>5 June: <b>James Holloway Quartet</b>. James Holloway (saxophone), Trish Okafor (piano), Ben Sayle (bass), Ade Rowe (drums). £8 on the door. A London institution since 2004, winners of the North London Jazz Prize 2011.</p></body></html>`
    },
    {
      url: "https://northseaheroes.example/grace-darling/",
      body: `<!DOCTYPE html><html><head><title>Grace Darling, heroine of the Longstone | North Sea Heroes</title></head><body><h1>Grace Darling (1815–1842)</h1><p>Daughter of the keeper of the Longstone lighthouse, Grace Darling rowed out with her father on 7 September 1838 to the wreck of the paddle steamer Forfarshire and helped to save nine people. She was awarded a silver medal and became a national heroine. She is buried at Bamburgh, Northumberland, where a museum tells the story of the shipwreck.</p></body></html>`
    }
  ],
  podcasts: [
    {
      id: 1670023311, title: "Ledger Lines", artist: "Ruth Abernethy-Cole", feed: "https://ledgerlines.example/feed.xml", site: "https://ledgerlines.example/", description: "Conversations about money that moves.",
      episodes: [
        { title: "88: Nobody likes chasing money", description: "Oluwaseun (Seun) Adeyemi-Clarke, chief product officer of Sixpenny, on late payment, open banking and playing bass.", url: "https://ledgerlines.example/episodes/88-nobody-likes-chasing-money/", at: "2025-09-17T06:00:00Z" },
        { title: "87: The cheque is not dead", description: "A museum curator on two hundred years of paper.", url: "https://ledgerlines.example/episodes/87-the-cheque/", at: "2025-09-03T06:00:00Z" }
      ]
    }
  ],
  wikipedia: [{ title: "Grace Darling", description: "English lighthouse keeper's daughter (1815–1842)", extract: "Grace Horsley Darling (24 November 1815 – 20 October 1842) was an English lighthouse keeper's daughter. Her participation in the rescue of survivors from the shipwrecked Forfarshire in 1838 brought her national fame." }],
  wikidata: [{ id: "Q99410027", label: "Grace Darling", description: "English lighthouse keeper's daughter and heroine", aliases: ["Grace Horsley Darling"], statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P569", time: "1815-11-24" }, { property: "P570", time: "1842-10-20" }, { property: "P19", item: { id: "Q99410028", label: "Bamburgh" } }], article: "Grace Darling" }],
  rdap: [{ domain: "sixpenny.example", registered: "2015-11-02" }]
}
