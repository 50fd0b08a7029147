import type { WorldPart } from "../World.ts"

const brand = (title: string, body: string): string => `<!doctype html>
<html class="no-js" lang="en"><head><meta charset="utf-8"><title>${title} &ndash; Tulsara Home</title><meta name="theme-color" content="#2f6b3a"><meta property="og:type" content="website"></head>
<body class="gradient"><div class="announcement-bar">Free shipping above ₹499 | COD available | Diwali packs are back</div>
<header class="header"><a href="/">tulsara</a><details-disclosure><a href="/collections/dishwash">Dishwash</a><a href="/collections/laundry">Laundry</a><a href="/collections/floor">Floors</a><a href="/pages/our-story">Our story</a><a href="/pages/leadership">Leadership</a></details-disclosure><a href="/cart">Cart (0)</a></header>
<main id="MainContent">${body}</main>
<footer><p>Tulsara Home Care Pvt. Ltd., Baner Road, Pune 411045, Maharashtra. CIN U24240PN2011PTC139902. Customer care 1800-555-0177, 10am to 6pm, Monday to Saturday.</p><p>© 2027 Tulsara Home. Refund policy. Shipping policy. Grievance officer.</p></footer></body></html>`

/** A home-care brand in Pune: a supply chain man named like the fast bowler, a marketing chief with a stale title, a chemist. */
export const tulsaraHome: WorldPart = {
  pages: [
    {
      url: "https://tulsarahome.example/",
      body: brand(
        "Plant-based cleaning for Indian homes",
        `<h1>Clean, the way your nani meant it.</h1><p>Reetha, neem and coconut. No phosphates, no mystery blue. Made in Pune, sold in 14,000 kirana shops and here.</p><div class="product-grid"><a href="/products/reetha-dishwash">Reetha Dishwash 500 ml ₹149 ★★★★☆</a><a href="/products/neem-floor">Neem Floor 1 L ₹219</a></div>`
      )
    },
    {
      url: "https://tulsarahome.example/pages/leadership",
      body: brand(
        "Leadership",
        `<div class="page-width"><h1 class="main-page-title">Leadership</h1><div class="rte">
<h3>Nikhil Tulpule</h3><p><em>Founder &amp; Managing Director</em></p><p>Nikhil made the first batch in his mother's kitchen in Kothrud in 2011. She has not forgiven him.</p>
<h3>Shalini Deshpande</h3><p><em>Chief Marketing Officer</em></p><p>Shalini has built the brand since it had one bottle. She led our move from a name on a label to a name people ask for at the counter, and was behind the “Poocho Kya Hai Andar” campaign, which won a Silver Effie in 2024.</p>
<h3>Ramakant Desai</h3><p><em>Vice President, Supply Chain</em></p><p>Ramakant gets 22 lakh bottles a month from Chakan to the corner shop. He joined in 2020 after eighteen years in paints and tyres, is a Lean Six Sigma Black Belt, and cut our plastic per bottle by 31 per cent through refill crates.</p>
<h3>Dr. Arvind Krishnamurthy</h3><p><em>Head of Research &amp; Development</em></p><p>Arvind runs the lab at Chakan. He is a surfactant chemist with a weakness for soapnuts, and named inventor on four granted patents.</p>
</div></div>`
      )
    },
    {
      url: "https://brandbazaarsummit.example/2017/jury",
      body: `<html><head><title>Brand Bazaar Summit 2017 :: Jury</title></head><body bgcolor="#ffffff"><center><h2>Brand Bazaar Summit 2017, Mumbai</h2><p>Jury, FMCG categories</p><table cellspacing="8"><tr><td>Shalini Deshpande</td><td>Brand Manager, Tulsara Home</td></tr><tr><td>Harish Bijlani</td><td>Bijlani &amp; Sons Advertising</td></tr><tr><td>Tara Mascarenhas</td><td>Planner</td></tr></table><p>Delegate fee: Rs 6,500 + taxes</p></center></body></html>`
    },
    {
      url: "https://themarketingpatrika.example/interviews/shalini-deshpande-tulsara",
      news: { seen: "20260811T053000Z", language: "English", country: "India" },
      body: `<!DOCTYPE html><html lang="en-IN"><head><title>‘The kirana owner is our best influencer’: Shalini Deshpande, CMO, Tulsara Home | The Marketing Patrika</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"‘The kirana owner is our best influencer’","datePublished":"2026-08-11T11:00:00+05:30","author":{"@type":"Person","name":"Rhea Kotwal"}}</script></head><body><div class="nav">Brands | Agencies | Media | People | Awards | ePaper</div><h1>‘The kirana owner is our best influencer’</h1><p>Rhea Kotwal, Pune | Aug 11, 2026, 11:00 IST</p><p>Tulsara Home's Chief Marketing Officer Shalini Deshpande on selling reetha to people who grew up on blue bars, and why she has moved a third of her media money to shop counters.</p>
<p><b>You call yourself a rural marketing person. Why?</b></p><p>Because I learnt it there. I started with a shampoo company in Latur and Osmanabad, selling one-rupee sachets from a jeep. Consumer insight is a grand word for sitting on somebody's step and drinking the tea.</p>
<p><b>Were you always headed here?</b></p><p>No, I did a BA in Economics at Fergusson College and wanted to join the IAS. Then MICA in Ahmedabad, PGDM in 2008, and I was spoilt for government.</p>
<p><b>You were elected to the Advertising Standards Council of India last year?</b></p><p>To its consumer complaints council, yes. I read four hundred bad ads so that you do not have to.</p>
<p><b>How do you switch off?</b></p><p>Hindustani vocal. I have been learning khayal from the same guru for nineteen years and I am nearly a beginner. And treks: every monsoon we do a Sahyadri fort, last year Harishchandragad.</p><p>ALSO READ: Detergent ad spends up 9%</p></body></html>`
    },
    {
      url: "https://punewomenlead.example/2026/honourees",
      body: `<!doctype html><html lang="en"><head><title>Pune Women Lead 2026: Honourees</title></head><body><h1>Honourees 2026</h1><ol><li><strong>Dr. Zarine Poonawalla-Shah</strong>, Public health</li><li><strong>Shalini Deshpande</strong>, Business. CMO of Tulsara Home, Shalini is also a trustee of Swayampurna, which runs evening classes for domestic workers in Pune and Pimpri. She lives in Aundh with two indie dogs, Bhaji and Pav, both found outside the same vada pav stall.</li><li><strong>Mugdha Kale</strong>, Wrestling</li></ol><p>Felicitation: 8 March, Balgandharva Rangmandir. Entry by invitation.</p></body></html>`
    },
    {
      url: "https://scmvoice.example/speakers/ramakant-desai-tulsara",
      body: `<!DOCTYPE html><html lang="en"><head><title>Ramakant Desai - SCM Voice Conclave 2026</title></head><body><div class="ticker">Early bird ends 31 July!</div><div class="speaker"><img src="/sp/rdesai.jpg"><h2>Mr. Ramakant Desai</h2><h4>VP Supply Chain, Tulsara Home Care Pvt. Ltd.</h4><p>A mechanical engineer from VJTI Mumbai (1999) with a PG Diploma in Industrial Engineering from NITIE, Mr. Desai is known for his work on demand planning for general trade and on reverse logistics. He is CSCP certified by ASCM and a life member of the Indian Institute of Materials Management, Pune branch. He received the Supply Chain Leader of the Year award at the Express Logistics Forum in 2025.</p><p><b>Topic:</b> The crate that comes back: refill logistics at kirana scale</p></div></body></html>`
    },
    {
      url: "https://sinhagadrunners.example/blog/ramakant-kaka-runs-comrades",
      body: `<!doctype html><html><head><title>Ramakant kaka finishes Comrades | Sinhagad Road Runners</title><meta name="generator" content="Blogger"></head><body><div class="post"><h3 class="post-title">Ramakant kaka finishes Comrades</h3><div class="post-body">Big day for the group! On 14 June our own Ramakant Desai finished the Comrades Marathon (88 km, Pietermaritzburg to Durban) in 11:32. He is 49, started running at 41 because his daughter dared him, and works at Tulsara, so now we all get free floor cleaner. No, he does not bowl. He gets asked at every race.<br><br>Kaka collected ₹3.4 lakh for the Akshaya Patra Foundation with this run. He also grows Alphonso and Kesar mangoes on two acres at Velhe and promises us a box each.<br><br>Posted by Aditi at 22:10 | 17 comments</div></div></body></html>`
    },
    {
      url: "https://cricketalmanack.example/players/ramakant-desai",
      body: `<html><head><title>Ramakant Desai - player profile</title></head><body><h1>Ramakant Desai</h1><p>Born 20 June 1939, Bombay. Died 27 April 1998. Right-arm fast-medium. 28 Tests for India, 74 wickets. 'Tiny' Desai, barely five feet five, troubled Hanif Mohammad and made 85 from number ten against Pakistan. Later chairman of the selectors.</p></body></html>`
    },
    {
      url: "https://surfactantsindia.example/conference/2026/abstracts/krishnamurthy",
      body: `<html><head><title>Abstract 014 - Surfactants India 2026, Hyderabad</title></head><body><p><b>014 (invited)</b></p><h2>Saponins at scale: what soapnut can and cannot do in a 2-rupee wash</h2><p><u>A. Krishnamurthy</u>, Tulsara Home Care, Pune</p><p>Natural saponins foam well, clean fairly and keep badly. We report a cold-process concentrate stable for 18 months at 45 °C.</p><p><i>About the speaker:</i> Dr. Arvind Krishnamurthy took his PhD at the Institute of Chemical Technology, Mumbai (2003) and an MSc in Chemistry at Loyola College, Chennai. Fellow of the Oil Technologists' Association of India. Before Tulsara he formulated laundry liquids in Bengaluru for eleven years.</p></body></html>`
    },
    {
      url: "https://punekarstories.example/lab-veena-arvind-krishnamurthy",
      news: { seen: "20251214T040000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>By day detergents, by night the veena | Punekar Stories</title></head><body><article><h1>By day detergents, by night the veena</h1><p>14 December 2025. Text: Omkar Ghate</p><p>At half past nine in the evening, the head of R&amp;D at one of India's fast-growing home-care brands sits down on a mat in Pashan and tunes. Arvind Krishnamurthy has played the Saraswati veena since he was eight. He has given two full concerts in Pune, both, he says, “to a captive audience of colleagues”.</p><p>The Chennai-born chemist came here in 2016. On Sundays he takes schoolchildren from the Pashan bastis through his Soap Science workshops, run with the Marathi Vidnyan Parishad. He still follows Chennai Super Kings, “an expatriate's right”, and solves The Hindu crossword in ink.</p><p>In 2023 his old institute gave him the ICT Distinguished Alumnus prize, mostly for the cold-process soapnut concentrate. The plaque stands behind the veena.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/shalini-deshpande-cmo",
      title: "Shalini Deshpande - Chief Marketing Officer - Tulsara Home | LinkedIn",
      snippet:
        "Brand builder, kirana believer. Pune, Maharashtra, India · Chief Marketing Officer · Tulsara Home · MICA · 9K followers"
    },
    {
      url: "https://x.com/shalinid_pune",
      title: "Shalini Deshpande (@shalinid_pune) / X",
      snippet: "CMO @tulsarahome. Khayal student, fort climber, dog mother of a chaat menu."
    },
    {
      url: "https://in.linkedin.com/in/ramakant-desai-scm",
      title: "Ramakant Desai - Vice President Supply Chain - Tulsara Home Care | LinkedIn",
      snippet:
        "Moving soap, bringing crates home. Vice President Supply Chain at Tulsara Home Care · Pune · VJTI · NITIE · 500+ connections"
    }
  ],
  wikipedia: [
    {
      title: "Ramakant Desai",
      description: "Indian cricketer (1939–1998)",
      extract:
        "Ramakant Bhikaji Desai (20 June 1939 – 27 April 1998) was an Indian cricketer who represented India in Test cricket as a fast bowler from 1959 to 1968. He was nicknamed Tiny."
    }
  ],
  wikidata: [
    {
      id: "Q9914939",
      label: "Ramakant Desai",
      description: "Indian cricketer (1939–1998)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q12299841", label: "cricketer" } },
        { property: "P569", time: "1939-06-20" },
        { property: "P570", time: "1998-04-27" }
      ],
      article: "Ramakant Desai"
    }
  ],
  people: [
    {
      id: "shalini-deshpande",
      about: "A marketing chief; an old jury page still has her as brand manager.",
      contact: {
        email: "shalini.deshpande@tulsarahome.example",
        full_name: "Shalini Deshpande",
        company: "Tulsara Home"
      },
      outcome: "found",
      facts: {
        title: "Chief Marketing Officer | CMO",
        company: "Tulsara Home | Tulsara Home Care Pvt. Ltd. | Tulsara | Tulsara Home Care",
        location: "Pune | Pune, Maharashtra, India | Pune, Maharashtra | Aundh | Aundh, Pune",
        skills: ["rural marketing"],
        achievements: [
          "Silver Effie | Silver Effie in 2024 | “Poocho Kya Hai Andar” campaign | Silver Effie for the “Poocho Kya Hai Andar” campaign",
          "Pune Women Lead 2026 | Honouree, Pune Women Lead 2026 | Honourees 2026 | Pune Women Lead 2026: Honourees | Pune Women Lead"
        ],
        hobbies: [
          "Hindustani vocal | khayal | learning khayal | Hindustani vocal music",
          "treks | trekking | Sahyadri fort | fort climber | fort treks | trekking Sahyadri forts"
        ],
        causes: ["Swayampurna | trustee of Swayampurna"],
        education: [
          { institution: "MICA | The School of Ideas", degree: "PGDM", year: 2008 },
          { institution: "Fergusson College", degree: "BA", field: "Economics" }
        ],
        pets: [
          "two indie dogs, Bhaji and Pav | two indie dogs | indie dogs | Bhaji and Pav | Bhaji | Pav | dogs"
        ],
        linkedin:
          "https://in.linkedin.com/in/shalini-deshpande-cmo | in.linkedin.com/in/shalini-deshpande-cmo | https://www.linkedin.com/in/shalini-deshpande-cmo"
      },
      also: {
        title: "trustee",
        industry:
          "FMCG | home care | consumer goods | home-care | cleaning products | Plant-based cleaning | home-care brands",
        skills: [
          "Consumer insight | consumer insight | consumer insights",
          "brand building | Brand builder | built the brand",
          "marketing | Marketing",
          "advertising",
          "campaign | campaigns",
          "kirana | general trade",
          "media planning | moved a third of her media money to shop counters",
          "Economics"
        ],
        achievements: [
          "Brand Bazaar Summit 2017 | Jury, FMCG categories | Brand Bazaar Summit 2017 jury | Brand Bazaar Summit",
          "built the brand since it had one bottle",
          "elected to the consumer complaints council | consumer complaints council",
          "Brand Manager | Brand Manager, Tulsara Home",
          "moved a third of her media money to shop counters",
          "‘The kirana owner is our best influencer’ | The kirana owner is our best influencer",
          "trustee of Swayampurna",
          "started with a shampoo company in Latur and Osmanabad | one-rupee sachets from a jeep"
        ],
        interests: [
          "Hindustani vocal | khayal | Khayal | Hindustani music | music",
          "trekking | treks | Sahyadri fort | forts",
          "rural marketing",
          "kirana | kirana shops",
          "indie dogs | dogs",
          "consumer insight | Consumer insight",
          "reetha",
          "Brand builder | brands",
          "Harishchandragad"
        ],
        hobbies: ["Harishchandragad"],
        causes: [
          "evening classes for domestic workers | evening classes for domestic workers in Pune and Pimpri | domestic workers"
        ],
        memberships: [
          "Advertising Standards Council of India | consumer complaints council | consumer complaints council of the Advertising Standards Council of India | Advertising Standards Council of India's consumer complaints council",
          "trustee of Swayampurna | Swayampurna"
        ],
        linkedin_bio:
          "Brand builder, kirana believer. | Brand builder, kirana believer | Brand builder, kirana believer. Pune, Maharashtra, India · Chief Marketing Officer · Tulsara Home · MICA · 9K followers",
        twitter: "https://x.com/shalinid_pune | x.com/shalinid_pune | @shalinid_pune | shalinid_pune",
        twitter_bio: "CMO @tulsarahome. Khayal student, fort climber, dog mother of a chaat menu."
      },
      sources: [
        "https://tulsarahome.example/pages/leadership",
        "https://brandbazaarsummit.example/2017/jury",
        "https://themarketingpatrika.example/interviews/shalini-deshpande-tulsara",
        "https://punewomenlead.example/2026/honourees",
        "https://in.linkedin.com/in/shalini-deshpande-cmo",
        "https://x.com/shalinid_pune"
      ]
    },
    {
      id: "ramakant-desai",
      about: "A supply chain man named like a Test cricketer, whom encyclopedias know.",
      contact: {
        email: "ramakant.desai@tulsarahome.example",
        full_name: "Ramakant Desai",
        company: "Tulsara Home Care"
      },
      outcome: "found",
      facts: {
        title: "Vice President, Supply Chain | VP Supply Chain | Vice President Supply Chain",
        company: "Tulsara Home | Tulsara Home Care Pvt. Ltd. | Tulsara | Tulsara Home Care",
        location: "Pune | Pune, Maharashtra",
        skills: ["demand planning", "reverse logistics"],
        achievements: [
          "Supply Chain Leader of the Year | Supply Chain Leader of the Year award at the Express Logistics Forum in 2025",
          "Comrades Marathon | finished the Comrades Marathon | finishes Comrades | Comrades"
        ],
        hobbies: ["running | marathon running | ultrarunning | running (Comrades Marathon) | runs"],
        causes: ["Akshaya Patra Foundation | the Akshaya Patra Foundation | Akshaya Patra"],
        memberships: [
          "Indian Institute of Materials Management | Indian Institute of Materials Management, Pune branch | life member of the Indian Institute of Materials Management"
        ],
        education: [
          {
            institution: "VJTI Mumbai | VJTI",
            field: "mechanical engineer | mechanical engineering",
            year: 1999
          },
          { institution: "NITIE", degree: "PG Diploma", field: "Industrial Engineering" }
        ],
        certifications: ["Lean Six Sigma Black Belt | Six Sigma Black Belt"]
      },
      also: {
        industry:
          "FMCG | home care | consumer goods | home-care | cleaning products | logistics | supply chain",
        skills: [
          "supply chain | Supply Chain | supply chain management",
          "Lean Six Sigma | Six Sigma",
          "Industrial Engineering",
          "mechanical engineering | mechanical engineer",
          "refill logistics | refill crates",
          "logistics",
          "general trade"
        ],
        achievements: [
          "cut our plastic per bottle by 31 per cent | cut plastic per bottle by 31 per cent | cut our plastic per bottle by 31 per cent through refill crates",
          "collected ₹3.4 lakh for the Akshaya Patra Foundation | ₹3.4 lakh",
          "The crate that comes back | The crate that comes back: refill logistics at kirana scale",
          "gets 22 lakh bottles a month from Chakan to the corner shop | 22 lakh bottles a month",
          "eighteen years in paints and tyres"
        ],
        interests: [
          "running | marathon | Comrades Marathon",
          "mangoes | Alphonso and Kesar mangoes",
          "reverse logistics",
          "demand planning",
          "refill crates | refill logistics | plastic"
        ],
        hobbies: [
          "mangoes | grows Alphonso and Kesar mangoes | growing mangoes | mango growing",
          "Comrades Marathon",
          "farming"
        ],
        sports_teams: ["Sinhagad Road Runners"],
        causes: ["plastic per bottle | plastic reduction"],
        memberships: ["Sinhagad Road Runners", "ASCM"],
        certifications: ["CSCP | CSCP certified by ASCM"],
        linkedin:
          "https://in.linkedin.com/in/ramakant-desai-scm | in.linkedin.com/in/ramakant-desai-scm | https://www.linkedin.com/in/ramakant-desai-scm",
        linkedin_bio:
          "Moving soap, bringing crates home. | Moving soap, bringing crates home | Moving soap, bringing crates home. Vice President Supply Chain at Tulsara Home Care · Pune · VJTI · NITIE · 500+ connections"
      },
      sources: [
        "https://tulsarahome.example/pages/leadership",
        "https://scmvoice.example/speakers/ramakant-desai-tulsara",
        "https://sinhagadrunners.example/blog/ramakant-kaka-runs-comrades",
        "https://in.linkedin.com/in/ramakant-desai-scm"
      ],
      never: [
        "cricketer",
        "fast bowler",
        "Tiny",
        "28 Tests",
        "74 wickets",
        "Hanif Mohammad",
        "selectors",
        "1939"
      ]
    },
    {
      id: "arvind-krishnamurthy",
      about: "A chemist: an abstract with a note on the speaker, and a city magazine's portrait.",
      contact: { email: "arvind.k@tulsarahome.example", full_name: "Dr. Arvind Krishnamurthy" },
      outcome: "found",
      facts: {
        title:
          "Head of Research & Development | Head of R&D | head of R&D | Head of Research and Development",
        company: "Tulsara Home | Tulsara Home Care Pvt. Ltd. | Tulsara | Tulsara Home Care",
        location: "Pune | Pashan | Pashan, Pune",
        skills: ["surfactant chemist | surfactant chemistry | surfactants | Surfactants"],
        achievements: [
          "ICT Distinguished Alumnus prize | ICT Distinguished Alumnus | Distinguished Alumnus",
          "four granted patents | named inventor on four granted patents"
        ],
        hobbies: [
          "Saraswati veena | veena | played the Saraswati veena since he was eight | plays the Saraswati veena",
          "The Hindu crossword | crossword | crosswords | solves The Hindu crossword in ink"
        ],
        sports_teams: ["Chennai Super Kings"],
        causes: ["Soap Science workshops | Soap Science"],
        memberships: [
          "Oil Technologists' Association of India | Fellow of the Oil Technologists' Association of India"
        ],
        education: [
          {
            institution: "Institute of Chemical Technology | Institute of Chemical Technology, Mumbai | ICT",
            degree: "PhD",
            year: 2003
          },
          { institution: "Loyola College | Loyola College, Chennai", degree: "MSc", field: "Chemistry" }
        ]
      },
      also: {
        title: "chemist | surfactant chemist",
        location: "Chakan | Chennai | Pune, Maharashtra",
        industry:
          "FMCG | home care | consumer goods | home-care | cleaning products | home-care brands | detergents | chemicals",
        skills: [
          "laundry liquids | formulated laundry liquids | formulation",
          "saponins | Saponins | natural saponins | soapnut | soapnuts",
          "chemistry | Chemistry",
          "cold-process concentrate | cold-process",
          "research and development | R&D"
        ],
        achievements: [
          "Saponins at scale | Saponins at scale: what soapnut can and cannot do in a 2-rupee wash",
          "cold-process soapnut concentrate | cold-process concentrate stable for 18 months at 45 °C",
          "two full concerts in Pune | given two full concerts in Pune",
          "Fellow of the Oil Technologists' Association of India",
          "formulated laundry liquids in Bengaluru for eleven years"
        ],
        interests: [
          "soapnuts | soapnut",
          "veena | Saraswati veena | music | Carnatic music",
          "crosswords | crossword | The Hindu crossword",
          "surfactants | Surfactants",
          "Chennai Super Kings | cricket",
          "saponins | Saponins",
          "science education | Soap Science workshops"
        ],
        causes: ["Marathi Vidnyan Parishad", "schoolchildren from the Pashan bastis | science education"],
        memberships: ["Marathi Vidnyan Parishad"]
      },
      sources: [
        "https://tulsarahome.example/pages/leadership",
        "https://surfactantsindia.example/conference/2026/abstracts/krishnamurthy",
        "https://punekarstories.example/lab-veena-arvind-krishnamurthy"
      ]
    }
  ]
}
