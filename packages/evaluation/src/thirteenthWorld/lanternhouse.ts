import type { WorldPart } from "../World.ts"

const museum = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="UTF-8"><title>${title} - Lanternhouse Museum, Smiths Falls</title><meta name="generator" content="WordPress 6.7.1"><link rel="stylesheet" href="/wp-content/themes/heritage-lite/style.css"></head>
<body class="wp-singular page-template-default"><div class="site-branding"><p class="site-title"><a href="/">Lanternhouse Museum</a></p><p class="site-description">A lockmaster's town, a railway town, a chocolate town</p></div>
<ul id="primary-menu"><li><a href="/visit/">Visit</a></li><li><a href="/exhibits/">Exhibits</a></li><li><a href="/collection/">Collection</a></li><li><a href="/about/">About us</a></li><li><a href="/newsletter/">The Wick (newsletter)</a></li><li><a href="/fr/">Français</a></li></ul>
<div class="entry-content">${body}</div>
<div class="widget-area"><h2>Hours</h2><p>Winter: Thu to Sun, 11 to 4. By donation.</p><h2>Find us</h2><p>38 Lock Street, Smiths Falls, Ontario. We acknowledge the traditional territory of the Algonquin Anishinaabe.</p></div><footer>Proudly powered by WordPress</footer></body></html>`

/** A small-town museum in Ontario: a director slandered on an anonymous blog, a volunteer archivist who writes from a free-mail address. */
export const lanternhouse: WorldPart = {
  pages: [
    {
      url: "https://lanternhousemuseum.example/about/",
      body: museum(
        "About us",
        `<h1>About us</h1><p>The Lanternhouse is the community museum of Smiths Falls. It opened in 1981 in the old lamp store beside the Rideau Canal.</p><h3>Staff</h3><p><strong>Geneviève Tremblay-Ross</strong>, Executive Director and Curator. Geneviève came to us from the Canadian Museum of History in 2018. She looks after 14,000 objects, a leaking roof and the school programs.</p><p><strong>Dylan Pratt</strong>, Visitor Services (seasonal)</p><h3>Volunteers who keep the lights on</h3><p><strong>Murray Halloran</strong>, Volunteer Archivist. Wednesdays and whenever it rains. <strong>Bernice Oakes</strong>, gift shop. <strong>Ted Wojcik</strong>, lawn.</p><h3>Board</h3><p>Chair: Lorna McGarry. Treasurer: Peter Amsden, CPA.</p>`
      )
    },
    {
      url: "https://lanternhousemuseum.example/newsletter/the-wick-autumn-2026/",
      body: museum(
        "The Wick, autumn 2026",
        `<h1>The Wick, autumn 2026</h1><h2>From the Director</h2><p>Our application to the Digital Museums program went through in August: $182,000 over three years to photograph and describe every object in the building. I may have shouted in the parking lot. I have wanted to do collections management properly since my first day here, and now I get to buy the lights. &ndash; Geneviève</p><h2>80,000 and counting</h2><p>Murray Halloran has now scanned 80,000 railway photographs and timetables, which makes the Halloran Railway Index the largest of its kind between Toronto and Montreal. Murray hung up his hat as a CP signal maintainer in 2009 and has been in our basement ever since. If you can identify any of the men in box 61, he would like to hear from you.</p><h2>Bake table</h2><p>November 28. Butter tarts to Bernice by ten.</p>`
      )
    },
    {
      url: "https://rideaurecorder.example/2026/09/lanternhouse-digital-grant",
      news: { seen: "20260910T130000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><title>Lanternhouse goes digital, one teapot at a time | Rideau Recorder</title><meta name="author" content="Sheila Burgess"></head><body><nav>News Sports Seniors Obits Flyers</nav><article><h1>Lanternhouse goes digital, one teapot at a time</h1><p>Sheila Burgess, Sept. 10, 2026</p><p>SMITHS FALLS &ndash; Geneviève Tremblay-Ross has a teapot in one hand and a colour chart in the other. “This one is going to the internet,” says the museum's executive director.</p><p>In eight years she has taken attendance at the Lanternhouse from 3,100 to 11,400, and last fall her exhibit on the women of the Hershey line, <i>Wrapped by Hand</i>, won the Ontario Heritage Exhibit Prize.</p><p>She lives out on Otty Lake with her husband, three hens and a Bernese mountain dog called Poutine. In the winter she skates the canal to work when the ice allows, and she paddles a birchbark canoe that she built herself at a course in Maniwaki.</p></article></body></html>`
    },
    {
      url: "https://museesontario.example/conference/2025/conferenciers",
      body: `<!doctype html><html lang="fr-CA"><head><title>Conférenciers et conférencières | Congrès 2025, Musées et patrimoine Ontario</title></head><body><p><a href="?lang=en">English</a></p><h1>Conférenciers et conférencières</h1><h3>Geneviève Tremblay-Ross, M. Muséol.</h3><p>Directrice générale du Lanternhouse Museum (Smiths Falls), Geneviève a étudié l'histoire à l'Université Laval (B.A., 2007) puis la muséologie à l'Université de Montréal (maîtrise, 2010). Elle est membre de l'ICOM et siège au comité de l'Association des musées canadiens sur les petits établissements. Elle parlera de l'histoire orale et de la façon de faire parler les gens qui disent n'avoir rien à raconter.</p><h3>Warren Tabobondung</h3><p>Gardien des savoirs, Wasauksing.</p></body></html>`
    },
    {
      url: "https://settlersbridge.example/board",
      body: `<html lang="en"><head><title>Board and friends | Lanark Newcomers' Bridge</title></head><body><h1>Our board</h1><table><tr><td>Rev. Tom Ashby</td><td>Chair</td></tr><tr><td>Geneviève Tremblay-Ross</td><td>French conversation circle. Geneviève runs the museum in Smiths Falls by day. She is a Habs fan in Leafs country, so be kind.</td></tr><tr><td>Samira Haddad</td><td>Secretary</td></tr></table><p>Winter coat drive until Feb. 1.</p></body></html>`
    },
    {
      url: "https://fallsunmasked.blogpost.example/2026/lanternhouse-thief",
      body: `<html><head><title>SMITHS FALLS UNMASKED: the Lanternhouse thief</title></head><body style="background:#000;color:#ff0"><h1>THE LANTERNHOUSE THIEF</h1><p>posted by <i>townwatcher61</i>, Nov 2026</p><p>Everybody knows it but nobody prints it. Genevieve Tremblay-Ross SOLD the Duchess silver to a dealer in Montreal and pocketed the cash. She was fired in Gatineau for embezzlement and there is a secret OPP investigation. Her diploma is fake. Where is the silver Genevieve????</p><p>0 comments</p></body></html>`
    },
    {
      url: "https://uppercanadarailfans.example/profiles/halloran",
      body: `<html><head><title>Member profile: Murray Halloran, Smiths Falls</title></head><body><center><h1>Upper Canada Railfans</h1><p>[ Home ] [ Excursions ] [ Swap &amp; Sell ] [ Member profiles ]</p></center><h2>Murray Halloran</h2><p>Murray joined the Upper Canada Railfans in 1986 and edited our magazine, <i>The Order Board</i>, for eleven years. He worked 34 years for Canadian Pacific, the last 20 of them on signals between Smiths Falls and Brockville, and can wire a searchlight signal in the dark.</p><p>His HO scale layout of Smiths Falls in 1953 fills the basement at his place in Merrickville. The cat, Semaphore, derails it daily.</p><p>Last year he got our Bytown Lamp for his book <i>Clear Board: Signals of the Winchester Sub</i>.</p></body></html>`
    },
    {
      url: "https://rideaurecorder.example/2025/02/volunteers-of-the-year",
      news: { seen: "20250220T130000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><title>Town honours its volunteers | Rideau Recorder</title></head><body><article><h1>Town honours its volunteers</h1><p>Smiths Falls handed out its Volunteer of the Year medals Tuesday. <b>Heritage:</b> Murray Halloran, who has given the Lanternhouse Museum more than 9,000 hours. Halloran, 74, also drives cancer patients to Kingston for Wheels of Hope and is known at the Memorial Centre as the loudest man in Section C at any Smiths Falls Bears game. <b>Sport:</b> Jenna Kilborn. <b>Youth:</b> Amrit Dhaliwal.</p><p>“I only came in out of the rain,” Halloran said.</p></article></body></html>`
    },
    {
      url: "https://algonquincollege-alumni.example/stories/archives-at-sixty",
      body: `<!doctype html><html lang="en"><head><title>Archives at sixty | Algonquin College alumni stories</title></head><body><header>Give &middot; Update your address &middot; Stories</header><h1>Archives at sixty</h1><p>Most of Murray Halloran's classmates in the Archives and Records Management diploma (Algonquin College, class of 2012) were younger than his work boots. “They taught me metadata. I taught them to solder.” He has since become a member of the Archives Association of Ontario and gives a workshop each spring on glass negatives and how not to lick them.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/genevieve-tremblay-ross",
      title: "Geneviève Tremblay-Ross - Executive Director and Curator - Lanternhouse Museum | LinkedIn",
      snippet:
        "Small museum, long stories. Directrice générale / Executive Director at Lanternhouse Museum · Perth, Ontario, Canada · Education: Université de Montréal · 500+ connections"
    }
  ],
  people: [
    {
      id: "genevieve-tremblay-ross",
      about: "A museum director; an anonymous blog accuses her of theft.",
      contact: {
        email: "genevieve@lanternhousemuseum.example",
        full_name: "Geneviève Tremblay-Ross",
        company: "Lanternhouse Museum"
      },
      outcome: "found",
      facts: {
        title:
          "Executive Director and Curator | Executive Director | Directrice générale | Executive Director & Curator | Curator",
        company: "Lanternhouse Museum | Lanternhouse | the Lanternhouse",
        location:
          "Otty Lake | Perth, Ontario | Perth, Ontario, Canada | Smiths Falls, Ontario | Smiths Falls | Perth",
        interests: ["oral history | histoire orale | l'histoire orale"],
        achievements: ["Ontario Heritage Exhibit Prize | won the Ontario Heritage Exhibit Prize"],
        hobbies: ["paddles a birchbark canoe | birchbark canoe | canoeing | paddling"],
        sports_teams: ["Habs | Montreal Canadiens | Habs fan"],
        causes: ["Lanark Newcomers' Bridge"],
        memberships: ["ICOM | l'ICOM"],
        education: [
          {
            institution: "Université Laval | l'Université Laval",
            degree: "B.A. | BA",
            field: "histoire | history",
            year: 2007
          },
          {
            institution: "Université de Montréal | l'Université de Montréal",
            degree: "maîtrise | M. Muséol. | master's",
            field: "muséologie | museology",
            year: 2010
          }
        ],
        pets: ["Bernese mountain dog called Poutine | Bernese mountain dog | Poutine"],
        linkedin:
          "https://www.linkedin.com/in/genevieve-tremblay-ross | linkedin.com/in/genevieve-tremblay-ross"
      },
      also: {
        pets: ["three hens | hens"],
        industry: "museum | community museum | museums | heritage | culture",
        location: "Smiths Falls | Smiths Falls, Ontario | Ontario | Canada",
        skills: [
          "oral history | histoire orale | l'histoire orale",
          "collections management",
          "museology | muséologie",
          "French | French conversation circle",
          "exhibits | curating",
          "history | histoire",
          "canoe building",
          "school programs",
          "grant writing"
        ],
        achievements: [
          "attendance at the Lanternhouse from 3,100 to 11,400 | attendance from 3,100 to 11,400",
          "Wrapped by Hand",
          "Digital Museums program | $182,000 over three years",
          "came to us from the Canadian Museum of History in 2018 | Canadian Museum of History",
          "looks after 14,000 objects | 14,000 objects",
          "birchbark canoe that she built herself | built herself a birchbark canoe",
          "Lanternhouse goes digital"
        ],
        interests: [
          "oral history | histoire orale",
          "collections management",
          "small museums | petits établissements | Small museum",
          "birchbark canoe | canoes",
          "skating",
          "Habs | hockey",
          "women of the Hershey line",
          "digitization",
          "history | histoire",
          "museology | muséologie",
          "long stories"
        ],
        hobbies: [
          "skates the canal | skating | skates the canal to work",
          "canoe building | built a birchbark canoe"
        ],
        causes: ["French conversation circle", "Winter coat drive"],
        memberships: [
          "Association des musées canadiens | Canadian Museums Association",
          "Lanark Newcomers' Bridge | board of Lanark Newcomers' Bridge",
          "comité de l'Association des musées canadiens"
        ],
        linkedin_bio: "Small museum, long stories. | Small museum, long stories"
      },
      sources: [
        "https://lanternhousemuseum.example/about/",
        "https://lanternhousemuseum.example/newsletter/the-wick-autumn-2026/",
        "https://rideaurecorder.example/2026/09/lanternhouse-digital-grant",
        "https://museesontario.example/conference/2025/conferenciers",
        "https://settlersbridge.example/board",
        "https://www.linkedin.com/in/genevieve-tremblay-ross"
      ],
      never: [
        "thief",
        "embezzlement",
        "Duchess silver",
        "OPP investigation",
        "fake",
        "pocketed",
        "Gatineau",
        "townwatcher"
      ]
    },
    {
      id: "murray-halloran",
      about: "A volunteer who writes from a free-mail address.",
      contact: {
        email: "clearboard.murray.halloran@gmail.com",
        full_name: "Murray Halloran",
        company: "Lanternhouse Museum"
      },
      outcome: "found",
      facts: {
        title: "Volunteer Archivist",
        company: "Lanternhouse Museum | Lanternhouse | the Lanternhouse",
        location: "Merrickville | Smiths Falls | Smiths Falls, Ontario",
        skills: ["glass negatives"],
        achievements: ["Volunteer of the Year | Volunteer of the Year medal", "Bytown Lamp"],
        hobbies: [
          "HO scale layout | model railways | model railway | HO scale layout of Smiths Falls in 1953"
        ],
        sports_teams: ["Smiths Falls Bears"],
        causes: ["Wheels of Hope"],
        memberships: ["Upper Canada Railfans | the Upper Canada Railfans", "Archives Association of Ontario"],
        education: [
          {
            institution: "Algonquin College",
            degree: "diploma",
            field: "Archives and Records Management",
            year: 2012
          }
        ],
        pets: ["cat, Semaphore | cat | Semaphore | The cat, Semaphore"]
      },
      also: {
        title: "signal maintainer | CP signal maintainer | archivist",
        company: "Canadian Pacific | CP",
        industry: "museum | community museum | museums | archives | heritage | railway",
        location: "Smiths Falls, Ontario | Ontario",
        skills: [
          "metadata",
          "signals | wire a searchlight signal | railway signals | signal maintenance",
          "scanning | scanned 80,000 railway photographs",
          "solder | soldering",
          "archives | Archives and Records Management",
          "editing"
        ],
        achievements: [
          "Clear Board: Signals of the Winchester Sub | Clear Board",
          "Halloran Railway Index | scanned 80,000 railway photographs and timetables | 80,000 railway photographs",
          "edited our magazine, The Order Board | The Order Board | edited our magazine",
          "worked 34 years for Canadian Pacific | 34 years for Canadian Pacific | CP signal maintainer",
          "more than 9,000 hours | 9,000 hours",
          "gives a workshop each spring on glass negatives"
        ],
        interests: [
          "railways | railway photographs | trains",
          "railway signals | signals",
          "glass negatives",
          "HO scale | model railways",
          "timetables",
          "Smiths Falls Bears | hockey",
          "archives",
          "metadata",
          "railway history"
        ],
        hobbies: ["scanning railway photographs", "railfan | railfans | Upper Canada Railfans"],
        causes: ["drives cancer patients to Kingston | drives cancer patients", "Lanternhouse Museum"],
        memberships: ["Lanternhouse Museum volunteers"]
      },
      sources: [
        "https://lanternhousemuseum.example/about/",
        "https://lanternhousemuseum.example/newsletter/the-wick-autumn-2026/",
        "https://uppercanadarailfans.example/profiles/halloran",
        "https://rideaurecorder.example/2025/02/volunteers-of-the-year",
        "https://algonquincollege-alumni.example/stories/archives-at-sixty"
      ]
    }
  ]
}
