// Meadowlark Credit Union, Saskatoon, Saskatchewan
const site = (title, main, ld = "") => `<!DOCTYPE html>
<html lang="en-CA" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><title>${title} | Meadowlark Credit Union</title><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />${ld}</head>
<body class="path-node page-node-type-page"><a class="visually-hidden focusable skip-link" href="#main-content">Skip to main content</a>
<header role="banner"><div class="region region-header"><a href="https://meadowlarkcu.example/" rel="home">Meadowlark Credit Union</a></div><nav role="navigation" class="menu--main"><ul><li><a href="https://meadowlarkcu.example/personal">Personal</a></li><li><a href="https://meadowlarkcu.example/farm-business">Farm &amp; Business</a></li><li><a href="https://meadowlarkcu.example/about/executive">Executive team</a></li><li><a href="https://meadowlarkcu.example/about/board">Board</a></li></ul></nav></header>
<main role="main"><div id="main-content"></div>${main}</main>
<footer role="contentinfo"><p>Meadowlark Credit Union, 218 21st Street East, Saskatoon, Saskatchewan. 306-555-0171. Deposits fully guaranteed.</p></footer></body></html>`

export default {
  people: [
    {
      id: "corinne-bellegarde",
      about: "CEO of the credit union: executive page, news release, interview of a newspaper, university alumni page.",
      contact: { email: "corinne.bellegarde@meadowlarkcu.example", full_name: "Corinne Bellegarde", company: "Meadowlark Credit Union", location: "Saskatoon" },
      outcome: "found",
      facts: {
        title: "Chief Executive Officer | CEO | President & CEO",
        company: "Meadowlark Credit Union",
        location: "Saskatoon, Saskatchewan | Saskatoon",
        industry: "credit union | financial services | banking",
        achievements: ["Prairie Alumni Award of Achievement | Award of Achievement 2024"],
        hobbies: ["beadwork"],
        causes: ["financial literacy | financial literacy in northern schools"],
        education: [{ institution: "University of Saskatchewan", degree: "B.Comm. | BComm | Bachelor of Commerce", year: 1996 }]
      },
      also: {
        title: "chief executive | Chief Executive Officer | credit union chief | agricultural lender | director of the Saskatoon Food Hub | vice-chair",
        location: "Saskatchewan | Canada | 218 21st Street East, Saskatoon | from Fort Qu'Appelle | Fort Qu'Appelle",
        industry: "financial cooperative | finance",
        skills: ["agricultural lending | farm lending | farm loans", "commercial lending", "leadership", "financial literacy"],
        achievements: [
          "CEO since 2019 | chief executive since September 2019 | appointed CEO in 2019",
          "Led the merger with Quill Lake Credit Union in 2022 | merger with Quill Lake Credit Union | Quill Lake merger | voted 91 per cent for the merger",
          "Started Money in the Muskeg | Money in the Muskeg | program in 34 northern schools | financial literacy program for northern schools",
          "Began as a teller in 1996 | started as a teller | teller in 1996",
          "Award of Achievement from the Prairie Alumni Association in 2024",
          "Assets of $2.1 billion | grew assets to $2.1 billion",
          "came to the University of Saskatchewan with a scholarship | scholarship", "heads one of the province's largest credit unions", "brought financial literacy to 34 northern schools | 34 northern schools", "Vice-chair of the Saskatoon Food Hub | board of the Saskatoon Food Hub"
        ],
        interests: ["beadwork", "financial literacy", "northern schools", "canoeing | canoe trips"],
        hobbies: ["beading | beaded moccasins", "canoeing | canoe trips on the Churchill River"],
        causes: ["Saskatoon Food Hub | food security", "northern schools", "Money in the Muskeg"],
        memberships: ["Saskatoon Food Hub board | Saskatoon Food Hub", "Prairie Alumni Association"],
        education: [{ institution: "University of Saskatchewan", degree: "B.Comm.", year: 1996 }],
        certifications: ["ICD.D | Institute of Corporate Directors designation"]
      },
      sources: ["https://meadowlarkcu.example/about/executive", "https://prairiealumni.example/awards/2024/corinne-bellegarde", "https://bridgecitypost.example/2025/02/bellegarde-money-in-the-muskeg"]
    },
    {
      id: "daniel-friesen",
      about: "Lending manager; a page reports a fraud of a different Daniel Friesen (slander if taken for him).",
      contact: { email: "daniel.friesen@meadowlarkcu.example", full_name: "Daniel Friesen", company: "Meadowlark Credit Union", title: "Director of Agricultural Lending" },
      outcome: "found",
      facts: {
        title: "Director of Agricultural Lending | Director, Agricultural Lending",
        company: "Meadowlark Credit Union",
        location: "Saskatoon, Saskatchewan | Saskatoon",
        skills: ["farm succession planning | farm succession", "grain marketing"],
        hobbies: ["Clydesdale horses | breeding Clydesdales | heavy horses"],
        memberships: ["Prairie Heavy Horse Association"]
      },
      also: {
        title: "agricultural lender | farm lender | director | columnist",
        location: "Saskatchewan | Canada | Osler | farm near Osler | 218 21st Street East, Saskatoon",
        industry: "credit union | agricultural lending | financial services | agriculture | banking",
        skills: ["agricultural lending | farm lending", "lending", "ploughing with horses", "horse breeding"],
        achievements: [
          "Writes the column The Farm Gate Ledger | The Farm Gate Ledger | columnist of Grain & Gate",
          "Reserve champion mare at Harvest Fair 2025 | reserve champion at the Harvest Fair | reserve champion Clydesdale mare",
          "Treasurer of the Prairie Heavy Horse Association since 2020 | treasurer of the Prairie Heavy Horse Association",
          "Speaks on farm succession at Grain & Gate Farm Days | succession workshop | Who gets the quarter section",
          "Twenty-one years in farm lending | 21 years in farm lending",
          "ploughs at the spring match with Duchess and Pearl | ploughs at the spring match", "On stage at Grain & Gate Farm Days | Grain & Gate Farm Days", "Leads a team of twelve account managers | team of twelve"
        ],
        interests: ["heavy horses", "farming", "Clydesdales", "farm succession"],
        hobbies: ["raising Clydesdales", "ploughing | ploughing matches", "horses"],
        memberships: ["treasurer of the Prairie Heavy Horse Association"],
        certifications: ["Professional Agrologist | P.Ag."],
        pets: ["Clydesdales | Clydesdale mares | Duchess and Pearl | four Clydesdales | Duchess", "horses"]
      },
      sources: ["https://meadowlarkcu.example/farm-business", "https://grainandgate.example/authors/daniel-friesen", "https://prairieheavyhorse.example/directors.html"],
      never: ["Ponzi", "Medicine Hat", "sentenced", "investors"]
    },
    {
      id: "jolene-pahtayken",
      about: "Works at the credit union, whose site does not name her; nothing public.",
      contact: { email: "jolene.pahtayken@meadowlarkcu.example", full_name: "Jolene Pahtayken", company: "Meadowlark Credit Union" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://meadowlarkcu.example/", body: site("Home", `<h1>Owned by 61,000 neighbours</h1><p>Accounts, mortgages and farm lending in Saskatoon and 14 towns.</p><p><a href="https://meadowlarkcu.example/news/annual-meeting-2026">Annual meeting 2026: the results</a></p>`) },
    { url: "https://meadowlarkcu.example/about/executive", body: site("Executive team", `<h1 class="page-title">Executive team</h1><div class="view-content"><div class="views-row"><h2>Corinne Bellegarde, B.Comm., ICD.D</h2><div class="field--name-field-position">Chief Executive Officer</div><div class="field--name-body"><p>Corinne has led Meadowlark Credit Union since September 2019. She began as a teller in 1996 and worked in agricultural and commercial lending. Under her the members of Quill Lake Credit Union voted 91 per cent for a merger in 2022, and assets grew to $2.1 billion.</p></div></div><div class="views-row"><h2>Harpreet Gill</h2><div class="field--name-field-position">Chief Financial Officer</div></div><div class="views-row"><h2>Tyler Neufeld</h2><div class="field--name-field-position">Chief Information Officer</div></div></div>`) },
    { url: "https://meadowlarkcu.example/about/board", body: site("Board", `<h1>Board of directors</h1><ul><li>Marjorie Eyolfson, chair</li><li>Vern Tkachuk</li><li>Dr. Amina Yusuf</li></ul>`) },
    { url: "https://meadowlarkcu.example/farm-business", body: site("Farm & Business", `<h1>Farm &amp; Business</h1><p>Operating lines, equipment, land, and the hard conversation about who farms next.</p><section class="contact-block"><h2>Your farm team</h2><p><strong>Daniel Friesen, P.Ag.</strong><br>Director of Agricultural Lending<br>Daniel and his twelve account managers visit you in your own yard. 21 years in farm lending; ask him about farm succession planning.</p></section>`) },
    { url: "https://meadowlarkcu.example/news/annual-meeting-2026", body: site("Annual meeting 2026", `<h1>Annual meeting 2026</h1><p>April 22, 2026. Members approved a patronage payment of $6.3 million. Three directors were returned by acclamation.</p>`) },
    { url: "https://prairiealumni.example/awards/2024/corinne-bellegarde", body: `<!DOCTYPE html><html lang="en"><head><title>Corinne Bellegarde (BComm'96) - Prairie Alumni Association</title><meta property="og:description" content="Prairie Alumni Award of Achievement 2024"></head><body><header><a href="https://prairiealumni.example/">Prairie Alumni Association</a></header><main class="honouree"><h1>Corinne Bellegarde (BComm'96)</h1><p class="award">Prairie Alumni Award of Achievement, 2024</p><p>She came to the University of Saskatchewan from Fort Qu'Appelle with a scholarship and a box of beads. Today Corinne Bellegarde, who took her B.Comm. in 1996, heads one of the province's largest credit unions, and she is vice-chair of the Saskatoon Food Hub. Her beadwork, she says, is bookkeeping by other means.</p></main></body></html>` },
    { url: "https://bridgecitypost.example/2025/02/bellegarde-money-in-the-muskeg", news: { seen: "2025-02-11", language: "English", country: "Canada" }, body: `<!DOCTYPE html><html><head><title>Teaching money where the road ends - Bridge City Post</title></head><body><header class="nameplate"><a href="https://bridgecitypost.example/">Bridge City Post</a></header><article><h1>Teaching money where the road ends</h1><p>By Orla Wiebe | February 11, 2025</p><p>SASKATOON. Corinne Bellegarde keeps a jar of fake loonies on her desk. They are for Grade 4. Money in the Muskeg, the program she started at Meadowlark Credit Union, has brought financial literacy to 34 northern schools.</p><p>"I was a teller. I saw what a two-dollar fee does to a grandmother," says the credit union's CEO.</p><p>Every August she takes a canoe down the Churchill River and leaves the phone in the truck.</p></article></body></html>` },
    { url: "https://grainandgate.example/authors/daniel-friesen", body: `<!DOCTYPE html><html><head><title>Daniel Friesen, Author at Grain & Gate</title></head><body class="archive author"><header><a href="https://grainandgate.example/">Grain &amp; Gate</a></header><main><div class="author-box"><h1>Daniel Friesen</h1><p>Daniel writes The Farm Gate Ledger, our column on farm succession, grain marketing and what the banker is really thinking. He is Director, Agricultural Lending with <a href="https://meadowlarkcu.example/farm-business">Meadowlark Credit Union</a> in Saskatoon.</p></div><ul class="posts"><li>Five things to bring to your lender in February</li><li>Who gets the quarter section? (workshop at Grain &amp; Gate Farm Days, Daniel on stage Thursday 2 p.m.)</li></ul></main></body></html>` },
    { url: "https://prairieheavyhorse.example/directors.html", body: `<HTML><HEAD><TITLE>Prairie Heavy Horse Association</TITLE></HEAD><BODY BGCOLOR="#FFFFF0"><H1>Prairie Heavy Horse Association</H1><HR><H2>Directors</H2><P><B>President:</B> Lorne Hiebert, Rosthern<P><B>Treasurer:</B> Daniel Friesen, Osler. Dan has been minding our money since 2020 (he works at a credit union so he ought to know how). He keeps four Clydesdales near Osler; DUCHESS was reserve champion mare at the 2025 Harvest Fair, and Dan ploughs with her and Pearl at the spring match. He has had Clydesdale horses since he was 14.<P><A HREF="https://prairieheavyhorse.example/">Home</A></BODY></HTML>` },
    { url: "https://fraudwatchprairies.example/friesen", body: `<!DOCTYPE html><html><head><title>Credit union manager? Beware of Daniel Friesen</title></head><body><h1>Daniel Friesen: Ponzi scheme</h1><p>Daniel Friesen of Medicine Hat, Alberta was sentenced in 2018 to four years for a Ponzi scheme that took $3 million from seniors. Investors, beware: people tell us that a Daniel Friesen lends money in Saskatchewan now! We can't say that it is the same man but where there is smoke...</p><p>Comments (2): "Wrong guy. The Medicine Hat one is 71 and still inside."</p></body></html>` }
  ]
}
