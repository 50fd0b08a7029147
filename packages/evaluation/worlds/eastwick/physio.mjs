// A physiotherapy clinic in Galway, Ireland
const site = (title, body, head = "") => `<!DOCTYPE html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Corrib Bridge Physiotherapy</title>
<meta property="og:site_name" content="Corrib Bridge Physiotherapy">
<meta property="og:title" content="${title}">
${head}
</head>
<body class="wp-singular page wp-theme-twentytwentyfive">
<header class="wp-block-template-part site-header"><div class="wp-block-group alignwide"><p class="wp-block-site-title"><a href="https://corribbridgephysio.example/">Corrib Bridge Physiotherapy</a></p>
<nav class="wp-block-navigation" aria-label="Main"><ul class="wp-block-navigation__container"><li><a href="https://corribbridgephysio.example/our-team/">Our Team</a></li><li><a href="https://corribbridgephysio.example/about/">About</a></li><li><a href="https://corribbridgephysio.example/fees/">Fees</a></li></ul></nav></div></header>
<main class="wp-block-group">
${body}
</main>
<footer class="wp-block-template-part"><p>Corrib Bridge Physiotherapy, 9 Salmon Weir Lane, Galway, Co. Galway. Tel. 020 914 0133. <a href="mailto:hello@corribbridgephysio.example">hello@corribbridgephysio.example</a></p><p class="has-small-font-size">&copy; 2026. We use cookies to count visits.</p></footer>
</body>
</html>`

export default {
  people: [
    {
      id: "aoife-mannion",
      about: "Owner of the clinic: team page, local newspaper, open water swimming club.",
      contact: { email: "aoife@corribbridgephysio.example", full_name: "Aoife Mannion", company: "Corrib Bridge Physiotherapy" },
      outcome: "found",
      facts: {
        title: "Clinic Director | Clinic Director and Chartered Physiotherapist | founder",
        company: "Corrib Bridge Physiotherapy",
        location: "Galway | Galway, Co. Galway | Galway, Ireland",
        industry: "Physiotherapy | healthcare",
        skills: ["pelvic health | pelvic health physiotherapy", "shoulder rehabilitation"],
        hobbies: ["sea swimming | open water swimming | swimming"],
        memberships: ["Blackrock Dippers | Blackrock Dippers swimming club"],
        education: [{ institution: "University of Limerick", degree: "BSc | BSc (Hons)", field: "Physiotherapy", year: 2006 }]
      },
      also: {
        title: "Chartered Physiotherapist | owner | physiotherapist | founder of Corrib Bridge Physiotherapy | club secretary | secretary of the Blackrock Dippers",
        location: "Salthill | Co. Galway | County Galway | 9 Salmon Weir Lane, Galway | Ireland | Oughterard | from Oughterard",
        industry: "physiotherapy clinic | health",
        skills: ["chartered physiotherapist | physiotherapy", "teaching Pilates | clinical Pilates"],
        achievements: [
          "Opened the clinic in 2013 | founded Corrib Bridge Physiotherapy in 2013 | set up the clinic in 2013 with one treatment table",
          "Swam the Galway Bay crossing in 2024 | Galway Bay swim 2024 | swam the 13 km across Galway Bay | swam across Galway Bay",
          "Raised €4,120 for the Galway Hospice | raised money for the hospice | raised €4,120",
          "Clinic moved to Salmon Weir Lane in 2019",
          "Secretary of the Blackrock Dippers since 2021 | Secretary of the Blackrock Dippers | club secretary",
          "made the 13 km across Galway Bay | four hours and 52 minutes in the water | swam 13 km in four hours and 52 minutes", "Employs seven people | a staff of seven | grew the clinic to seven staff"
        ],
        interests: ["swimming", "sea swimming", "open water swimming", "pelvic health"],
        hobbies: ["cold water swimming", "swims every morning off Blackrock", "Galway Bay swim"],
        causes: ["Galway Hospice | hospice", "fundraising for the Galway Hospice"],
        memberships: ["Irish Society of Chartered Physiotherapists | ISCP", "secretary of the Blackrock Dippers"],
        education: [{ institution: "University of Limerick | UL", degree: "BSc (Hons) Physiotherapy | BSc Physiotherapy", year: 2006 }, { institution: "University of Bradford", degree: "PgCert | postgraduate certificate", field: "Pelvic Health | continence and pelvic health", year: 2012 }],
        certifications: ["CORU registered | CORU registration", "Chartered Physiotherapist | MISCP", "PgCert in continence and pelvic health | postgraduate certificate in pelvic health"]
      },
      sources: ["https://corribbridgephysio.example/our-team/", "https://corribbridgephysio.example/about/", "https://galwaybaysider.example/2024/08/physio-swims-bay-for-hospice", "https://blackrockdippers.example/committee.htm"]
    },
    {
      id: "ronan-fahy",
      about: "Physiotherapist with a hurling team; a League of Ireland footballer has the same name (Wikipedia, Wikidata).",
      contact: { email: "ronan@corribbridgephysio.example", full_name: "Ronan Fahy", company: "Corrib Bridge Physiotherapy", location: "Galway" },
      outcome: "found",
      facts: {
        title: "Senior Physiotherapist | Senior Physiotherapist, Sports Injuries",
        company: "Corrib Bridge Physiotherapy",
        location: "Galway | Galway, Co. Galway | Galway, Ireland",
        skills: ["sports injuries", "dry needling"],
        sports_teams: ["Kilcornan Hurling Club | Kilcornan | Kilcornan senior hurlers"],
        education: [{ institution: "Royal College of Surgeons in Ireland | RCSI", degree: "BSc", field: "Physiotherapy", year: 2014 }]
      },
      also: {
        title: "physiotherapist | team physio | Kilcornan team physio | sports physiotherapist | Chartered Physiotherapist",
        location: "Kilcornan | Ireland | 9 Salmon Weir Lane, Galway",
        industry: "physiotherapy | sports physiotherapy | healthcare",
        skills: ["running assessment | running gait analysis | gait analysis", "physiotherapy", "return-to-play testing | return to play", "hamstring injuries | hamstrings", "sports physiotherapy", "injury prevention | warm-up programme"],
        achievements: [
          "Team physio as Kilcornan won the county intermediate title in 2025 | county intermediate title 2025 | county intermediate championship",
          "Physio to Kilcornan Hurling Club since 2018 | team physio since 2018 | team physio to the Kilcornan senior hurlers",
          "Gave a talk on hamstring injuries to club coaches | talk for coaches on hamstring injuries | hamstring evening",
          "spoke to forty club coaches about hamstring injuries | spoke to forty club coaches", "warm-up programme | wrote a warm-up programme", "hurled under-21 for Kilcornan", "Ran the Connemarathon in 2022 | finished the Connemara marathon"
        ],
        interests: ["hurling", "running", "hamstring injuries", "sport"],
        hobbies: ["running | marathon running", "hurling", "played under-21 hurling for Kilcornan | played for Kilcornan"],
        sports_teams: ["Kilcornan GAA | Kilcornan hurling"],
        memberships: ["Irish Society of Chartered Physiotherapists | ISCP", "Kilcornan Hurling Club"],
        education: [{ institution: "RCSI", degree: "BSc Physiotherapy | Physiotherapy", year: 2014 }],
        certifications: ["CORU registered | CORU registration", "dry needling | certificate in dry needling"]
      },
      sources: ["https://corribbridgephysio.example/our-team/", "https://kilcornanhurling.example/news/2025-backroom-team", "https://corribbridgephysio.example/"],
      never: ["Sligo Rovers", "midfielder", "Longford Town", "under-19 cap"]
    },
    {
      id: "sinead-folan",
      about: "Practice manager, known by email alone; Irish speaking choir.",
      contact: { email: "sinead.folan@corribbridgephysio.example" },
      outcome: "found",
      facts: {
        title: "Practice Manager",
        company: "Corrib Bridge Physiotherapy",
        location: "Galway | Galway, Co. Galway | Galway, Ireland",
        hobbies: ["choral singing | singing | choir"],
        memberships: ["Cór na Trá | Cór na Trá choir"],
        pets: ["two greyhounds | rescued greyhounds | greyhounds"]
      },
      also: {
        title: "manager of a physiotherapy practice | choir librarian | alto",
        location: "Spiddal | An Spidéal | lives in Spiddal | Ireland | 9 Salmon Weir Lane, Galway",
        industry: "physiotherapy | healthcare",
        skills: ["Irish | Irish speaker | fluent Irish | native Irish speaker", "accounts | invoicing", "insurance claims | health insurance claims | health insurers", "bookings | appointments"],
        achievements: ["Choir librarian of Cór na Trá | librarian of the choir", "With the clinic since 2015 | joined in 2015 | practice manager since 2015", "Cór na Trá sang at the Cork International Choral Festival 2025 | Cork International Choral Festival"],
        interests: ["sean-nós singing | sean-nós", "greyhound rehoming | greyhound rescue | greyhounds", "singing", "Irish language | Irish"],
        hobbies: ["sean-nós singing", "alto in Cór na Trá | sings alto | alto"],
        causes: ["greyhound rehoming | greyhound rescue", "Irish language"],
        memberships: ["choir Cór na Trá | librarian of Cór na Trá"],
        pets: ["Bran and Sceolan | Bran | Sceolan", "dogs"]
      },
      sources: ["https://corribbridgephysio.example/our-team/", "https://cornatra.example/members.html"]
    }
  ],
  pages: [
    { url: "https://corribbridgephysio.example/", body: site("Physiotherapy in the heart of Galway", `<section class="wp-block-cover alignfull"><h1 class="wp-block-heading">Physiotherapy in the heart of Galway</h1><p>Sports injuries, pelvic health, back and neck pain. Same-week appointments.</p><div class="wp-block-button"><a class="wp-block-button__link" href="https://corribbridgephysio.example/our-team/">Meet the team</a></div></section>
<section class="wp-block-latest-posts"><h2>From the clinic</h2><ul><li><strong>Hamstring evening.</strong> Ronan Fahy spoke to forty club coaches about hamstring injuries on 12 March. His warm-up programme is at reception for anybody who missed it.</li><li><strong>Christmas hours.</strong> We close on 23 December at noon.</li></ul></section>`) },
    { url: "https://corribbridgephysio.example/our-team/", body: site("Our Team", `<h1 class="wp-block-heading has-text-align-center">Our Team</h1>
<div class="wp-block-columns">
<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/aoife.jpg" alt="Aoife Mannion"></figure><h3 class="wp-block-heading">Aoife Mannion</h3><p><em>Clinic Director</em></p><p>BSc Physiotherapy, University of Limerick (2006); PgCert in continence and pelvic health, University of Bradford (2012). CORU registered, MISCP. Aoife works in pelvic health and shoulder rehabilitation and teaches our clinical Pilates class. She is in the sea before most of us have had breakfast.</p></div>
<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/ronan.jpg" alt="Ronan Fahy"></figure><h3 class="wp-block-heading">Ronan Fahy</h3><p><em>Senior Physiotherapist, Sports Injuries</em></p><p>Ronan qualified from RCSI, the Royal College of Surgeons in Ireland (BSc Physiotherapy, 2014) and is CORU registered. He looks after sports injuries, dry needling and running gait analysis. Ran the Connemarathon in 2022 and has not stopped talking about it.</p></div>
<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/sinead.jpg" alt="Sinéad Folan"></figure><h3 class="wp-block-heading">Sinéad Folan</h3><p><em>Practice Manager</em></p><p>With us since 2015. Sinéad deals with bookings, accounts and the health insurers. Fáilte romhat labhairt léi as Gaeilge! Home is Spiddal, with two greyhounds.</p><p><a href="mailto:sinead.folan@corribbridgephysio.example">sinead.folan@corribbridgephysio.example</a></p></div>
</div>`) },
    { url: "https://corribbridgephysio.example/about/", body: site("About the clinic", `<h1 class="wp-block-heading">About the clinic</h1><p>Aoife Mannion opened Corrib Bridge Physiotherapy in 2013 with one treatment table over a bakery. We moved to Salmon Weir Lane in 2019 and are now a staff of seven.</p><p>Our physiotherapists are members of the Irish Society of Chartered Physiotherapists and registered with CORU.</p>`) },
    { url: "https://galwaybaysider.example/2024/08/physio-swims-bay-for-hospice", news: { seen: "2024-08-06", language: "English", country: "Ireland" }, body: `<!doctype html><html lang="en"><head><title>Physio swims the bay for hospice - Galway Baysider</title><meta property="og:type" content="article"><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Physio swims the bay for hospice","datePublished":"2024-08-06","author":{"@type":"Person","name":"Colm Heskin"}}</script></head><body><header class="masthead"><a href="https://galwaybaysider.example/">Galway Baysider</a></header><nav><a href="https://galwaybaysider.example/news">News</a> <a href="https://galwaybaysider.example/sport">Sport</a></nav><main><article><h1>Physio swims the bay for hospice</h1><p class="byline">Colm Heskin, 6 August 2024</p><p>Salthill woke on Saturday to the sight of eleven orange tow floats heading out from Aughinish. Among the swimmers who made the 13 km across Galway Bay was Aoife Mannion, the Oughterard-born founder of Corrib Bridge Physiotherapy.</p><p>"The jellyfish had been told I was coming," she said on the steps at Blackrock, wrapped in a towel. "Sea swimming keeps me honest. I tell patients to be patient, and then you get forty minutes of tide against you and you have to listen to your own advice."</p><p>Ms Mannion raised €4,120 for the Galway Hospice. She was four hours and 52 minutes in the water.</p></article></main><footer>Galway Baysider is published on Fridays.</footer></body></html>` },
    { url: "https://blackrockdippers.example/committee.htm", body: `<html><head><title>Blackrock Dippers - Committee</title></head><body bgcolor="#dff3ff"><center><font size="6">Blackrock Dippers</font><br><i>swimming off the tower, winter and summer</i></center><hr><a href="https://blackrockdippers.example/index.htm">Home</a> | <b>Committee</b><br><br><table border="1" cellpadding="5"><tr><td>Chair</td><td>Pádraic Greaney</td></tr><tr><td>Secretary</td><td>Aoife Mannion (since 2021). By day she runs <a href="https://corribbridgephysio.example/">a physiotherapy clinic</a> in town.</td></tr><tr><td>Safety</td><td>Dervla Naughton</td></tr></table><p>Last change: January 2026</body></html>` },
    { url: "https://kilcornanhurling.example/news/2025-backroom-team", body: `<!DOCTYPE html><html><head><title>The men behind the bench | Kilcornan Hurling Club</title></head><body class="club-theme green-white"><header><h2><a href="https://kilcornanhurling.example/">Kilcornan Hurling Club</a></h2></header><nav><a href="https://kilcornanhurling.example/fixtures">Fixtures</a><a href="https://kilcornanhurling.example/news">News</a><a href="https://kilcornanhurling.example/lotto">Club Lotto</a></nav><main><h1>The men behind the bench</h1><time>3 November 2025</time><p>A county intermediate title isn't won by fifteen players. A word for the backroom.</p><p><b>Ronan Fahy</b> has been team physio since 2018. He hurled under-21 for Kilcornan himself until, as he says, his own hamstring told him to become a physio. He works at <a href="https://corribbridgephysio.example/our-team/">Corrib Bridge Physiotherapy</a> in Galway and does the return-to-play testing there for nothing but a bag of turf.</p><p><b>Tommy Burke</b> did the hurleys, all 214 of them.</p></main><footer>Kilcornan HC, Co. Galway</footer></body></html>` },
    { url: "https://cornatra.example/members.html", body: `<!DOCTYPE html><html lang="ga"><head><meta charset="utf-8"><title>Cór na Trá - Na baill / Our singers</title></head><body><div id="top"><h1>Cór na Trá</h1><p>A mixed choir on the Spiddal road.</p></div><div id="menu"><a href="https://cornatra.example/">Baile</a> &middot; <a href="https://cornatra.example/concerts.html">Concerts</a></div><div id="content"><h2>Altos</h2><p>Bríd Ní Chonghaile, Martina Keady, <strong>Sinéad Folan</strong> (our librarian; give your scores back to her!).</p><h2>A singer in five lines</h2><p>Each newsletter we ask one of us. This time Sinéad. <i>Where do you work?</i> I'm the manager of a physiotherapy practice in Galway. <i>Why choral singing?</i> My mother sang sean-nós, I was too shy to stand up alone. <i>Best moment?</i> The Cork International Choral Festival 2025, all of us crying. <i>Who waits at home?</i> Bran and Sceolan, both retired from the track. I can talk about greyhound rehoming until you leave.</p></div></body></html>` },
    { url: "https://irishfootballfile.example/players/ronan-fahy", body: `<!DOCTYPE html><html lang="en"><head><title>Ronan Fahy - Player profile - Irish Football File</title></head><body><header><a href="https://irishfootballfile.example/">Irish Football File</a></header><main class="player"><h1>Ronan Fahy</h1><dl><dt>Position</dt><dd>Midfielder</dd><dt>Born</dt><dd>14 May 2001, Longford</dd><dt>Clubs</dt><dd>Longford Town (2019-22), Sligo Rovers (2023- )</dd><dt>International</dt><dd>One under-19 cap</dd></dl></main></body></html>` }
  ],
  wikidata: [
    { id: "Q990114501", label: "Ronan Fahy", description: "Irish association football player", statements: [{ property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "2001-05-14" }, { property: "P54", item: { id: "Q990114502", label: "Sligo Rovers" }, start: "2023" }], article: "Ronan Fahy" }
  ],
  wikipedia: [
    { title: "Ronan Fahy", description: "Irish footballer", extract: "Ronan Fahy (born 14 May 2001) is an Irish professional footballer who plays as a midfielder for League of Ireland club Sligo Rovers. He began his career at Longford Town and has one under-19 cap." }
  ]
}
