import type { WorldPart } from "../World.ts"

const firm = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><title>${title} - Ronayne Tuohy LLP Solicitors Galway</title><meta name="generator" content="WordPress 6.7.1"><link rel="stylesheet" href="/wp-content/themes/astra/style.css"></head>
<body class="page-template-default ast-desktop"><div id="cmplz-cookiebanner"><p>To provide the best experiences, we use technologies like cookies to store and/or access device information.</p><button>Accept</button><button>Deny</button><button>View preferences</button></div>
<header class="site-header"><a href="/">Ronayne Tuohy LLP</a><ul id="menu-main"><li><a href="/business/">For business</a></li><li><a href="/you-and-your-family/">You &amp; your family</a></li><li><a href="/employment/">Employment</a></li><li><a href="/our-team/">Our team</a></li><li><a href="/insights/">Insights</a></li><li><a href="/contact/">Contact</a></li></ul></header>
<div class="entry-content">${body}</div>
<footer class="site-footer"><p>Ronayne Tuohy LLP, Merchants Road, Galway H91. Tel 091. A limited liability partnership authorised by the Legal Services Regulatory Authority.</p><p>*In contentious business, a solicitor may not calculate fees or other charges as a percentage or proportion of any award or settlement.</p></footer></body></html>`

/** Solicitors in Galway: a managing partner with an old title on an old page, a solicitor named like an estate agent of the city, a partner whose private troubles were in print. */
export const ronayneTuohy: WorldPart = {
  pages: [
    {
      url: "https://ronaynetuohy.example/",
      body: firm(
        "Solicitors since 1962",
        `<h1>Straight advice, on Merchants Road since 1962</h1><p>Property, employment, wills and disputes for the West of Ireland. Ring us, or call in: the door with the brass fish.</p>`
      )
    },
    {
      url: "https://ronaynetuohy.example/our-team/",
      body: firm(
        "Our team",
        `<h1>Our team</h1><div class="wp-block-columns"><div class="wp-block-column"><h3><a href="/our-team/fionnuala-ronayne/">Fionnuala Ronayne</a></h3><p>Managing Partner</p></div><div class="wp-block-column"><h3>Declan Tuohy</h3><p>Consultant</p></div><div class="wp-block-column"><h3><a href="/our-team/sorcha-ni-bhraonain/">Sorcha Ní Bhraonáin</a></h3><p>Partner, Private Client</p></div></div><div class="wp-block-columns"><div class="wp-block-column"><h3>Conor Hynes</h3><p>Associate Solicitor</p><p>Conor advises employers and employees and appears regularly before the Workplace Relations Commission. He trained in Limerick, qualified in 2019 and came to us in 2022.</p></div><div class="wp-block-column"><h3>Imelda Glynn</h3><p>Practice Manager</p></div></div>`
      )
    },
    {
      url: "https://ronaynetuohy.example/our-team/fionnuala-ronayne/",
      body: firm(
        "Fionnuala Ronayne",
        `<h1>Fionnuala Ronayne</h1><p><strong>Managing Partner</strong> (since January 2024)</p><p>Fionnuala advises developers, hotels and the odd lighthouse-keeper on commercial property. She is the third generation of Ronaynes in the practice. She is a CEDR accredited mediator and regularly mediates boundary and partnership disputes in Irish and in English.</p><p>Qualifications: BCL, University College Cork, 1999. Admitted to the Roll of Solicitors 2003.</p><p>Member of the Law Society of Ireland's Conveyancing Committee.</p>`
      )
    },
    {
      url: "https://ronaynetuohy.example/our-team/sorcha-ni-bhraonain/",
      body: firm(
        "Sorcha Ní Bhraonáin",
        `<h1>Sorcha Ní Bhraonáin TEP</h1><p><strong>Partner, Private Client</strong></p><p>Sorcha draws wills, gets probate out and sorts Fair Deal applications. She took her law degree in Irish at the University of Galway (BCL Dlí agus Gaeilge, 2005) and holds the STEP Diploma in Trusts and Estates. She joined the firm in 2011 and became a partner in 2018.</p><p>Labhraíonn Sorcha Gaeilge le cliaint ar mian leo é.</p>`
      )
    },
    {
      url: "https://ronaynetuohy.example/insights/wrc-adjournments/",
      body: firm(
        "Getting a WRC adjournment in 2026",
        `<article><h1>Getting a WRC adjournment in 2026</h1><p class="entry-meta">By Conor Hynes / May 19, 2026 / Employment</p><p>You need a reason, you need it in writing, and you need it before the day. I have seen three refused this spring. Employers should look again at their unfair dismissal timelines while they wait.</p><p><em>This article is for general information and is not legal advice.</em></p></article>`
      )
    },
    {
      url: "https://westernpropertyforum.example/2014/speakers.html",
      body: `<html><head><title>Western Property Forum 2014 - Speakers</title></head><body background="bg.gif"><center><h1>Western Property Forum</h1><h3>Radisson, Galway, 9 October 2014</h3></center><dl><dt><b>Fionnuala Ronayne</b></dt><dd>Senior Associate, Ronayne Tuohy Solicitors. Fionnuala will speak on NAMA disposals in Connacht.</dd><dt><b>Padraic Lally</b></dt><dd>Chartered surveyor. Mr Lally will be provocative about rates.</dd></dl><p>Bookings closed. &copy; 2014</p></body></html>`
    },
    {
      url: "https://galwaybaypost.example/2025/11/20/new-chamber-president-ronayne",
      news: { seen: "20251120T090000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><title>Ronayne takes chain of office at Galway Chamber | Galway Bay Post</title><meta property="article:author" content="Orla Concannon"></head><body><nav>Home | News | Sport | Death Notices | Property | Podcasts</nav><article><h1>Ronayne takes chain of office at Galway Chamber</h1><p>Orla Concannon, 20 November 2025</p><p>Solicitor Fionnuala Ronayne was elected President of Galway Chamber on Tuesday night, promising members “a ring road or an answer”.</p><p>Ms Ronayne, who lives in Barna, is known to the early risers of Blackrock, where she swims every day of the year. A fiddle player from a house of fiddle players, she sat in with the band after the dinner and had to be reminded that she had guests.</p><p>She named COPE Galway, the homelessness charity where she has been a board member since 2020, as charity of the year, and thanked her rescue greyhound, Bosco, “for listening to the speech eleven times”.</p></article><div>Advertisement: Winter tyres from €59</div></body></html>`
    },
    {
      url: "https://galwaybaypost.example/2026/04/02/conor-hynes-salthill-record",
      news: { seen: "20260402T090000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><title>Seafront house makes €2.1m, a Salthill record | Galway Bay Post</title></head><body><nav>Home | News | Sport | Death Notices | Property | Podcasts</nav><article><h1>Seafront house makes €2.1m, a Salthill record</h1><p>2 April 2026</p><p>The house on the prom known as Stella Maris sold under the hammer for €2.1 million, auctioneer Conor Hynes of Hynes &amp; Daughters said. Mr Hynes, a former captain of Galway Golf Club who was Auctioneer of the Year in 2023, said there had been four bidders in the room “and a man on the phone from Boston”.</p></article></body></html>`
    },
    {
      url: "https://hynesanddaughters.example/about",
      body: `<!doctype html><html lang="en"><head><title>About | Hynes &amp; Daughters Auctioneers, Salthill, Galway</title></head><body><h1>About us</h1><p>Conor Hynes MIPAV founded the agency on Upper Salthill in 1988. He is joined today by his daughters Niamh and Ruth. Conor is a member of the Institute of Professional Auctioneers and Valuers and keeps bees.</p></body></html>`
    },
    {
      url: "https://galwaychess.example/club/committee",
      body: `<!doctype html><html lang="en-IE"><head><title>Committee – Galway City Chess Club</title></head><body class="wp-theme-twentysixteen"><h1>Committee 2026/27</h1><p><strong>Chairperson:</strong> Mary Beth Faherty<br><strong>Secretary:</strong> Conor Hynes<br><strong>Juniors:</strong> Oleksandr Bondar</p><p>Conor (solicitor by day, Caro-Kann by night) won the Connacht Open rated under 1800 in 2025, to general surprise, his own included. Bring him your membership forms on Tuesdays at 7.30 in the Town Hall bar. He cycles in from Oranmore in all weathers and smells accordingly.</p></body></html>`
    },
    {
      url: "https://elanews.example/autumn-2026/meet-the-member",
      body: `<!DOCTYPE html><html lang="en"><head><title>Meet the member: Conor Hynes</title></head><body><table width="600"><tr><td><h2>Meet the member</h2><p>Each issue we put six questions to a member of the Employment Law Association of Ireland. This time: <b>Conor Hynes</b>, Ronayne Tuohy, Galway.</p><p><b>Why law?</b> My mother was a shop steward in Krups in Limerick.</p><p><b>Where did you study?</b> LLB at the University of Limerick, out in 2015. Then the Law Society in Blackhall, and their Diploma in Employment Law in 2021.</p><p><b>Best thing you do all month?</b> The FLAC clinic in Galway. First and third Wednesday, twenty minutes each, no appointment.</p><p><b>Bad habit?</b> Galway United. My cat Tal is a better judge and leaves at half time.</p><p><b>Which ruling do you cite in your sleep?</b> Zalewski.</p></td></tr></table><p><a href="#">Unsubscribe</a> | <a href="#">View in browser</a></p></body></html>`
    },
    {
      url: "https://oughterardweekly.example/2025/03/saturday-portrait-sorcha-ni-bhraonain",
      news: { seen: "20250308T090000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><title>The Saturday portrait: Sorcha Ní Bhraonáin | Oughterard Weekly</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The Saturday portrait: Sorcha Ní Bhraonáin","datePublished":"2025-03-08"}</script></head><body><article><h1>The Saturday portrait: Sorcha Ní Bhraonáin</h1><p>If you have lost somebody west of the Corrib, you have likely sat opposite Sorcha Ní Bhraonáin and her box of tissues. “Probate is ninety per cent tea,” says the Galway solicitor, at home outside Oughterard, where she breeds Connemara ponies with her daughters: four at present, the boss of them a grey mare called Réaltín.</p><p>The last years have not been gentle. She and her husband, the builder Enda Kilgarriff, separated in 2021, and in 2023 he received a suspended sentence for false invoicing. She does not avoid the subject. “The girls and I got through it, and so did he.” Her faith helped: she is a reader at Mass in Kilcummin. So did her counsellor, whom she saw for depression for a year. “I would tell anyone to go.”</p><p>What does she do for herself? Sean-nós singing: she came second in the women's competition at Oireachtas na Samhna in 2024. Football: she has a season ticket for the Galway ladies. And on the first Sunday of the month she drives a van for the hospice shop.</p></article></body></html>`
    },
    {
      url: "https://connemaraponyshow.example/2026/results/class-14",
      body: `<html><head><title>Class 14 results</title></head><body><h2>Class 14: Mares, 6 years old and over</h2><table border="1"><tr><td>1st</td><td>Réaltín na Coiribe</td><td>Exh: Sorcha Ní Bhraonáin, Oughterard, Co. Galway</td></tr><tr><td>2nd</td><td>Doonree Lass</td><td>Exh: J.P. Mannion, Clifden</td></tr></table><p>Judge: Mrs H. Petrie, Scotland.</p></body></html>`
    },
    {
      url: "https://step-ireland.example/news/vulnerable-clients-guide",
      body: `<!doctype html><html lang="en"><head><title>New guide: wills for vulnerable clients | STEP in the west</title></head><body><h1>New guide: wills for vulnerable clients</h1><p>12 September 2024</p><p>The working group chaired by Sorcha Ní Bhraonáin (Ronayne Tuohy) has published its guide to taking instructions from clients with dementia. Sorcha, a member of Solicitors for the Elderly, will present it in Athlone. “Capacity is not an on-off switch,” she writes. The guide is free.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/conor-hynes-employment-law",
      title: "Conor Hynes - Associate Solicitor - Ronayne Tuohy LLP | LinkedIn",
      snippet:
        "Employment law in the West of Ireland. Associate Solicitor at Ronayne Tuohy LLP · Education: University of Limerick · Galway, Ireland · 412 connections"
    },
    {
      url: "https://www.linkedin.com/in/conor-hynes-salthill-auctioneer",
      title: "Conor Hynes MIPAV - Director - Hynes & Daughters | LinkedIn",
      snippet: "Auctioneer and valuer in Salthill. Galway, Ireland · Experience: Hynes & Daughters"
    },
    {
      url: "https://www.linkedin.com/in/fionnualaronayne",
      title: "Fionnuala Ronayne - Managing Partner at Ronayne Tuohy LLP | LinkedIn",
      snippet:
        "Galway, County Galway, Ireland · Managing Partner · Ronayne Tuohy LLP. Property lawyer, mediator, sea swimmer. 500+ connections"
    }
  ],
  people: [
    {
      id: "fionnuala-ronayne",
      about: "A managing partner; the programme of an old conference still has her as Senior Associate.",
      contact: { email: "fronayne@ronaynetuohy.example", full_name: "Fionnuala Ronayne" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Ronayne Tuohy LLP | Ronayne Tuohy | Ronayne Tuohy Solicitors",
        location: "Barna | Galway | Galway, County Galway, Ireland | Galway, Ireland",
        skills: ["commercial property", "mediation | mediator | mediates"],
        achievements: [
          "President of Galway Chamber | elected President of Galway Chamber | President of the Galway Chamber"
        ],
        hobbies: [
          "swims every day of the year | sea swimming | sea swimmer | swimming | swims",
          "fiddle player | fiddle | playing the fiddle | plays the fiddle"
        ],
        causes: ["COPE Galway"],
        memberships: [
          "Law Society of Ireland's Conveyancing Committee | Law Society of Ireland | Conveyancing Committee"
        ],
        education: [{ institution: "University College Cork | UCC", degree: "BCL", year: 1999 }],
        certifications: ["CEDR accredited mediator | accredited mediator"],
        pets: ["rescue greyhound, Bosco | rescue greyhound | greyhound | Bosco | greyhound called Bosco"]
      },
      also: {
        title: "President of Galway Chamber | Solicitor | President",
        location: "Galway | Galway, County Galway, Ireland",
        industry: "law | legal services | legal | law firm | Solicitors | property law",
        skills: [
          "property law | Property lawyer | property",
          "boundary and partnership disputes | disputes",
          "Irish | Irish language | mediates in Irish and in English",
          "NAMA disposals | NAMA disposals in Connacht",
          "law"
        ],
        interests: [
          "sea swimming",
          "fiddle | fiddle player",
          "mediation",
          "commercial property | property",
          "homelessness",
          "ring road | a ring road or an answer"
        ],
        achievements: [
          "Managing Partner since January 2024 | since January 2024",
          "Admitted to the Roll of Solicitors 2003 | Roll of Solicitors",
          "board member since 2020 | board member of COPE Galway",
          "Western Property Forum 2014 | spoke at the Western Property Forum 2014 | NAMA disposals in Connacht",
          "third generation of Ronaynes in the practice",
          "Senior Associate"
        ],
        causes: ["homelessness"],
        memberships: [
          "Galway Chamber | President of Galway Chamber",
          "COPE Galway | board member of COPE Galway",
          "Roll of Solicitors"
        ],
        certifications: ["Admitted to the Roll of Solicitors 2003 | Roll of Solicitors | Solicitor", "BCL"],
        linkedin: "https://www.linkedin.com/in/fionnualaronayne | linkedin.com/in/fionnualaronayne",
        linkedin_bio:
          "Property lawyer, mediator, sea swimmer. | Property lawyer, mediator, sea swimmer | Galway, County Galway, Ireland · Managing Partner · Ronayne Tuohy LLP. Property lawyer, mediator, sea swimmer. 500+ connections"
      },
      sources: [
        "https://ronaynetuohy.example/our-team/",
        "https://ronaynetuohy.example/our-team/fionnuala-ronayne/",
        "https://galwaybaypost.example/2025/11/20/new-chamber-president-ronayne",
        "https://westernpropertyforum.example/2014/speakers.html",
        "https://www.linkedin.com/in/fionnualaronayne"
      ]
    },
    {
      id: "conor-hynes",
      about: "A solicitor in a city that also has an auctioneer of the name, with more press.",
      contact: {
        email: "chynes@ronaynetuohy.example",
        full_name: "Conor Hynes",
        company: "Ronayne Tuohy LLP"
      },
      outcome: "found",
      facts: {
        title: "Associate Solicitor | Solicitor",
        company: "Ronayne Tuohy LLP | Ronayne Tuohy",
        location: "Oranmore | Galway | Galway, Ireland",
        skills: ["employment law | Employment law | Employment"],
        achievements: ["Connacht Open | won the Connacht Open rated under 1800 in 2025"],
        hobbies: ["chess | Chess"],
        sports_teams: ["Galway United"],
        causes: ["FLAC | FLAC clinic in Galway | the FLAC clinic in Galway"],
        memberships: ["Employment Law Association of Ireland"],
        education: [{ institution: "University of Limerick", degree: "LLB", year: 2015 }],
        certifications: ["Diploma in Employment Law"],
        pets: ["cat Tal | my cat Tal | cat | Tal | cat called Tal"],
        linkedin:
          "https://www.linkedin.com/in/conor-hynes-employment-law | linkedin.com/in/conor-hynes-employment-law"
      },
      also: {
        location: "Galway | Galway, Ireland",
        industry: "law | legal services | legal | law firm | Solicitors | employment law",
        skills: [
          "unfair dismissal",
          "Workplace Relations Commission | WRC | appears regularly before the Workplace Relations Commission | WRC adjournment",
          "Caro-Kann",
          "law"
        ],
        interests: [
          "chess",
          "Galway United",
          "employment law",
          "cycling | cycles",
          "Caro-Kann",
          "Zalewski",
          "unfair dismissal"
        ],
        hobbies: [
          "cycling | cycles | cycles in from Oranmore in all weathers | cycles in from Oranmore",
          "Caro-Kann",
          "football"
        ],
        achievements: [
          "Getting a WRC adjournment in 2026 | WRC adjournment",
          "qualified in 2019",
          "Secretary | Secretary of Galway City Chess Club",
          "Meet the member",
          "trained in Limerick"
        ],
        memberships: [
          "Galway City Chess Club | Secretary of Galway City Chess Club | Secretary",
          "Law Society | Law Society of Ireland",
          "FLAC"
        ],
        causes: ["free legal advice"],
        education: [
          {
            institution:
              "Law Society | Law Society of Ireland | Law Society in Blackhall | the Law Society in Blackhall | Blackhall",
            degree: "Diploma in Employment Law | Diploma",
            field: "Employment Law",
            year: 2021
          }
        ],
        linkedin_bio:
          "Employment law in the West of Ireland. | Employment law in the West of Ireland | Employment law in the West of Ireland. Associate Solicitor at Ronayne Tuohy LLP | Employment law in the West of Ireland. Associate Solicitor at Ronayne Tuohy LLP · Education: University of Limerick · Galway, Ireland · 412 connections"
      },
      sources: [
        "https://ronaynetuohy.example/our-team/",
        "https://ronaynetuohy.example/insights/wrc-adjournments/",
        "https://galwaychess.example/club/committee",
        "https://elanews.example/autumn-2026/meet-the-member",
        "https://www.linkedin.com/in/conor-hynes-employment-law"
      ],
      never: [
        "auctioneer",
        "Hynes & Daughters",
        "MIPAV",
        "Golf Club",
        "Salthill",
        "Stella Maris",
        "bees",
        "Valuers"
      ]
    },
    {
      id: "sorcha-ni-bhraonain",
      about:
        "A portrait in a weekly tells of separation, the husband's conviction, faith and depression beside hobbies.",
      contact: {
        email: "snibhraonain@ronaynetuohy.example",
        full_name: "Sorcha Ní Bhraonáin",
        company: "Ronayne Tuohy"
      },
      outcome: "found",
      facts: {
        title: "Partner, Private Client | Partner",
        company: "Ronayne Tuohy LLP | Ronayne Tuohy",
        location: "Oughterard | Oughterard, Co. Galway | Galway | outside Oughterard",
        industry: "law | legal services | legal | law firm | Solicitors | private client",
        skills: ["probate | Probate", "wills | draws wills"],
        achievements: [
          "came second in the women's competition at Oireachtas na Samhna in 2024 | Oireachtas na Samhna | second in the women's competition at Oireachtas na Samhna"
        ],
        hobbies: [
          "Sean-nós singing | sean-nós singing | sean-nós",
          "breeds Connemara ponies | Connemara ponies | breeding Connemara ponies"
        ],
        sports_teams: ["Galway ladies | the Galway ladies | Galway ladies football"],
        memberships: ["Solicitors for the Elderly"],
        education: [
          {
            institution: "University of Galway",
            degree: "BCL",
            field: "Dlí agus Gaeilge | law | Law | Law and Irish",
            year: 2005
          }
        ],
        certifications: ["TEP | STEP Diploma in Trusts and Estates | STEP"]
      },
      also: {
        title: "solicitor | Galway solicitor",
        location: "Galway | Kilcummin",
        skills: [
          "Fair Deal applications | Fair Deal",
          "Irish | Gaeilge | Irish language",
          "trusts and estates | Trusts and Estates",
          "capacity | Capacity | dementia | taking instructions from clients with dementia",
          "Private Client | law"
        ],
        interests: [
          "Connemara ponies | ponies",
          "Sean-nós singing",
          "Football | football",
          "wills for vulnerable clients | vulnerable clients",
          "probate",
          "Irish | Gaeilge"
        ],
        hobbies: ["Football", "drives a van for the hospice shop"],
        achievements: [
          "Réaltín na Coiribe | first in Class 14 | won Class 14 with Réaltín na Coiribe | 1st | Class 14: Mares, 6 years old and over",
          "guide to wills for vulnerable clients | wills for vulnerable clients | chaired the working group | New guide: wills for vulnerable clients | its guide to taking instructions from clients with dementia",
          "became a partner in 2018 | partner in 2018",
          "will present it in Athlone"
        ],
        causes: [
          "hospice shop | the hospice shop | hospice | drives a van for the hospice shop",
          "vulnerable clients",
          "dementia"
        ],
        memberships: ["STEP"],
        certifications: ["STEP Diploma in Trusts and Estates | Diploma in Trusts and Estates | STEP Diploma"],
        education: [{ institution: "STEP", degree: "STEP Diploma | Diploma", field: "Trusts and Estates" }],
        pets: [
          "grey mare called Réaltín | Réaltín | Connemara ponies | ponies | Réaltín na Coiribe | a grey mare called Réaltín"
        ]
      },
      sources: [
        "https://ronaynetuohy.example/our-team/",
        "https://ronaynetuohy.example/our-team/sorcha-ni-bhraonain/",
        "https://oughterardweekly.example/2025/03/saturday-portrait-sorcha-ni-bhraonain",
        "https://connemaraponyshow.example/2026/results/class-14",
        "https://step-ireland.example/news/vulnerable-clients-guide"
      ],
      sensitive: [
        "separated",
        "Kilgarriff",
        "suspended sentence",
        "invoicing",
        "reader at Mass",
        "depression",
        "counsellor"
      ]
    }
  ]
}
