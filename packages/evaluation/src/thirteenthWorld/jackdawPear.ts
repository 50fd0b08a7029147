import type { WorldPart } from "../World.ts"

const shop = (title: string, body: string, extra = ""): string => `<!doctype html>
<html class="no-js" lang="en-GB">
<head><meta charset="utf-8"><title>${title} &ndash; Jackdaw &amp; Pear</title><meta property="og:site_name" content="Jackdaw &amp; Pear">${extra}</head>
<body class="template-page">
<div class="announcement-bar">Free UK postage over £20. Last day for World Book Day orders is 20 February.</div>
<header class="site-header"><a href="/"><img src="/cdn/logo.svg" alt="Jackdaw &amp; Pear"></a><nav><a href="/collections/picture-books">Picture books</a><a href="/collections/early-readers">Early readers</a><a href="/collections/non-fiction">True things</a><a href="/pages/schools">Schools</a><a href="/pages/who-we-are">Who we are</a><a href="/pages/rights">Rights</a><a href="/cart">Basket (0)</a></nav></header>
<main id="MainContent">${body}</main>
<footer><h4>Join our post bag</h4><form><input type="email" placeholder="Your email"><button>Sign up</button></form><p>Jackdaw &amp; Pear Ltd, The Old Malt Loft, Redcliffe Wharf, Bristol BS1. A member of the Independent Publishers Guild. &copy; 2027</p></footer>
</body></html>`

/** A children's publisher in Bristol: a rights director named like a writer of two centuries ago, an editor of whom a portrait tells too much. */
export const jackdawPear: WorldPart = {
  pages: [
    {
      url: "https://jackdawpear.example/pages/who-we-are",
      body: shop(
        "Who we are",
        `<h1>Who we are</h1><p>Jackdaw &amp; Pear is an independent children's publishing house on the harbour in Bristol. We make about eighteen books a year, for people under ten and whoever is reading to them.</p>
<div class="rte"><h3>Tamsin Pear, Publisher</h3><p>Started the list on her kitchen table in 2006. The jackdaw was real.</p>
<h3>Hannah More, Rights Director</h3><p>Hannah sells our books into forty-one languages and can say “it is a story about a badger” in most of them. She came to us from an agency in Barcelona in 2015.</p>
<h3>Callum Petrie-Shah, Commissioning Editor, Picture Books</h3><p>Callum finds the people who draw. He reads everything that comes through the letterbox, in order, with biscuits.</p>
<h3>Winnie Osei, Production</h3><p>Winnie knows about paper.</p>
<h3>Sid</h3><p>Shop, parcels, tea.</p></div>`
      )
    },
    {
      url: "https://jackdawpear.example/pages/rights",
      body: shop(
        "Rights",
        `<h1>Foreign &amp; co-edition rights</h1><p>We will be in Bologna from 12 to 15 April 2027, Hall 25, A44. For an appointment please write to Hannah More (hannah@jackdawpear.example). Hannah speaks Spanish, Catalan and serviceable German.</p><ul><li>Sub-agents: China, Big Bamboo; Korea, Seon Agency; Brazil, direct</li></ul><p><a href="/files/rights-guide-spring-2027.pdf">Rights guide, spring 2027 (PDF, 9 MB)</a></p>`
      )
    },
    {
      url: "https://shelfandspine.example/interviews/hannah-more-rights-professional",
      news: { seen: "20260423T080000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>'I have never sold a book I would not read aloud': Hannah More | Shelf &amp; Spine</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"I have never sold a book I would not read aloud","datePublished":"2026-04-23","author":{"@type":"Person","name":"Jasper Oyelaran"}}</script></head><body><div class="paywall-strip">You have read 2 of 3 free articles this month</div><article><h1>‘I have never sold a book I would not read aloud’</h1><p>23 April 2026</p><p>The winner of this year's Rights Professional of the Year award keeps the trophy in the office lavatory. “It stops people taking their phones in,” says Hannah More, Rights Director at Bristol's Jackdaw &amp; Pear.</p><p>More, 46, took <i>Badger Has Opinions</i> to thirty-six territories, the most of any British picture book in 2025. She puts it down to co-edition printing, which she can talk about for longer than you would like, and to turning up.</p><p>She read Hispanic Studies at the University of Sheffield, graduating in 2002, went to Barcelona for six months and stayed for twelve years. These days home is Clevedon, where she swims in the Marine Lake every morning of the year with a group of women called the Blue Knees.</p><p>No, she is not related to the other one. “I get letters for her. She has been dead since 1833.”</p></article></body></html>`
    },
    {
      url: "https://translatorsharbour.example/events/2025-autumn",
      body: `<html lang="en"><head><title>Autumn 2025 | Translators' Harbour</title></head><body><h2>Translators' Harbour, Bristol</h2><p>A free network for literary translators in the South West</p><h3>Thursday 6 November, 6.30pm: Ask a rights person</h3><p>With <b>Hannah More</b> (Jackdaw &amp; Pear). Hannah translates from Catalan herself when nobody is watching: her version of Laia Puigdomènech's <i>The Lighthouse That Sneezed</i> came out last year. She sits on the committee of Women in Publishing South West, and supports Bristol City Women with what she describes as blind optimism.</p><h3>Thursday 4 December: Mince pies</h3></body></html>`
    },
    {
      url: "https://readingposse.example/trustees",
      body: `<!doctype html><html lang="en-GB"><head><title>Trustees | Reading Posse</title></head><body><a class="donate" href="/donate">Donate £8</a><h1>Our trustees</h1><p>Reading Posse (registered charity) puts volunteers who read aloud into hospital wards and women's refuges.</p><dl><dt>Dr Abena Frimpong (Chair)</dt><dd>Paediatrician.</dd><dt>Hannah More</dt><dd>Hannah works in children's books. She joined the board in 2021 and reads at the Children's Hospital on alternate Mondays, accompanied on good days by her lurcher, Gaudí, who is a registered Pets As Therapy dog.</dd><dt>Colin Stride (Treasurer)</dt><dd>Accountant.</dd></dl></body></html>`
    },
    {
      url: "https://bristolworthies.example/m/more-hannah",
      body: `<html><head><title>MORE, Hannah (1745-1833) - Bristol Worthies</title></head><body bgcolor="#fffbe6"><h1>MORE, Hannah</h1><p><i>1745&ndash;1833. Writer, playwright, philanthropist.</i></p><p>Born at Fishponds, the daughter of a schoolmaster. With her sisters she kept a school for young ladies in Park Street. A bluestocking and friend of Garrick and Johnson, later an Evangelical of the Clapham Sect and an ally of William Wilberforce against the slave trade. Her Cheap Repository Tracts sold two million in a year. She set up Sunday schools in the Mendips and is buried at Wrington.</p></body></html>`
    },
    {
      url: "https://shelfandspine.example/people/callum-petrie-shah-portrait",
      news: { seen: "20251104T080000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>The editor who reads the slush: a morning with Callum Petrie-Shah | Shelf &amp; Spine</title><meta property="article:published_time" content="2025-11-04"></head><body><article><h1>The editor who reads the slush</h1><p>The pile is up to his knee. Callum Petrie-Shah, Commissioning Editor for picture books at Jackdaw &amp; Pear, has a rule: one unsolicited manuscript before coffee, one after.</p><p>That is how he found <i>Badger Has Opinions</i>, which won him Editor of the Year at the Small Press Awards in 2024. The author was a bus driver in Paisley.</p><p>He is from Dundee, read English at the University of St Andrews (MA, 2011) and then did the MA in publishing at Edinburgh Napier University. He edits on paper. Storyboarding is his trick: every book goes on the wall in thirty-two squares before anybody is allowed to discuss a sentence.</p><p>He speaks frankly about 2022, when his marriage to the illustrator Dominic Reeve ended and he was treated for bipolar disorder at Callington Road. He was raised a Jehovah's Witness and left at nineteen, “which cost me my mum, for now”.</p><p>What keeps him level is bell ringing: he is learning at St Mary Redcliffe, where the tower has heard worse.</p></article></body></html>`
    },
    {
      url: "https://callumps.example/submissions",
      body: `<!doctype html><html lang="en"><head><title>Callum Petrie-Shah: what I am looking for</title></head><body><div class="h-card"><span class="p-name">Callum Petrie-Shah</span>, <span class="p-job-title">Commissioning Editor</span>, <span class="p-org">Jackdaw &amp; Pear</span>, <span class="p-locality">Bedminster</span>, Bristol</div><h1>What I am looking for</h1><p>Jokes. Weather. Grandparents who are not dying. Picture books in Scots. I am not looking for rhyming animals with allergies.</p><p>I mentor two unagented illustrators a year with the Megaphone Scheme and run a portfolio surgery at Bath Spa every May, so come and find me.</p><h2>Also</h2><p>I draw diary comics that nobody should publish. I support Dundee United from a distance of 440 miles. My tortoise, Moira, is older than me.</p><p>bluesky: <a rel="me" href="https://bsky.app/profile/callumps.example">@callumps.example</a></p></body></html>`
    },
    {
      url: "https://pictureweek.example/2026/speakers/callum-petrie-shah",
      body: `<!doctype html><html lang="en"><head><title>Callum Petrie-Shah | Picture Week 2026, Cardiff</title></head><body><nav>Programme Speakers Venue Access</nav><h1>Callum Petrie-Shah</h1><p class="sub">Commissioning Editor, Jackdaw &amp; Pear</p><p>Callum has edited over sixty picture books and won the Small Press Awards' Editor of the Year. He is a member of the Society of Young Publishers' alumni council and holds a Chartered Institute of Editing and Proofreading Intermediate Member badge “that I polish”. His session: <b>Thirty-two squares</b>, a workshop on page turns.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/hannah-more-rights",
      title: "Hannah More - Rights Director - Jackdaw & Pear | LinkedIn",
      snippet:
        "Selling badgers abroad. Clevedon, England, United Kingdom · Rights Director · Jackdaw & Pear. Education: The University of Sheffield. Languages: Spanish, Catalan, German."
    }
  ],
  wikipedia: [
    {
      title: "Hannah More",
      description: "English writer and philanthropist (1745–1833)",
      extract:
        "Hannah More (2 February 1745 – 7 September 1833) was an English religious writer, philanthropist, poet and playwright in the circle of Johnson, Reynolds and Garrick, who wrote on moral and religious subjects. Born in Bristol, she taught at a school founded there by her father."
    }
  ],
  wikidata: [
    {
      id: "Q9904417",
      label: "Hannah More",
      description: "English writer and philanthropist (1745–1833)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q36180", label: "writer" } },
        { property: "P569", time: "1745-02-02" },
        { property: "P570", time: "1833-09-07" }
      ],
      article: "Hannah More"
    }
  ],
  bluesky: [
    {
      handle: "callumps.example",
      name: "Callum Petrie-Shah",
      description: "Editor of picture books at Jackdaw & Pear. Slush pile apologist. Bristol via Dundee",
      website: "https://callumps.example/submissions",
      posts: [
        {
          text: "Rang my first quarter peal this morning. My arms have resigned.",
          at: "2026-10-18T12:40:00.000Z"
        },
        { text: "Slush pile: 211. Biscuits: 0. Send help or hobnobs.", at: "2026-11-24T09:12:00.000Z" }
      ]
    }
  ],
  people: [
    {
      id: "hannah-more",
      about: "A rights director in Bristol named like the writer of Bristol whom encyclopedias know.",
      contact: {
        email: "hannah@jackdawpear.example",
        full_name: "Hannah More",
        company: "Jackdaw & Pear"
      },
      outcome: "found",
      facts: {
        title: "Rights Director",
        company: "Jackdaw & Pear | Jackdaw & Pear Ltd",
        location: "Clevedon | Clevedon, England | Clevedon, England, United Kingdom | Bristol",
        skills: ["Catalan"],
        interests: ["co-edition printing | co-edition rights | Foreign & co-edition rights | co-editions"],
        achievements: ["Rights Professional of the Year | Rights Professional of the Year award"],
        hobbies: [
          "swims in the Marine Lake | swimming | open water swimming | swims in the Marine Lake every morning"
        ],
        sports_teams: ["Bristol City Women"],
        causes: ["Reading Posse"],
        memberships: ["Women in Publishing South West"],
        education: [
          {
            institution: "University of Sheffield | The University of Sheffield",
            field: "Hispanic Studies",
            year: 2002
          }
        ],
        pets: ["lurcher, Gaudí | lurcher | Gaudí | lurcher called Gaudí | Pets As Therapy dog"],
        linkedin: "https://www.linkedin.com/in/hannah-more-rights | linkedin.com/in/hannah-more-rights"
      },
      also: {
        industry: "children's publishing | publishing | children's books | children's publishing house",
        skills: [
          "co-edition printing | co-edition rights | Foreign & co-edition rights | co-editions",
          "Spanish",
          "German",
          "rights | foreign rights",
          "translation | literary translation | translates from Catalan",
          "sells our books into forty-one languages"
        ],
        achievements: [
          "took Badger Has Opinions to thirty-six territories | Badger Has Opinions | thirty-six territories",
          "The Lighthouse That Sneezed | her version of Laia Puigdomènech's The Lighthouse That Sneezed",
          "sells our books into forty-one languages | forty-one languages",
          "Ask a rights person",
          "came to us from an agency in Barcelona in 2015 | agency in Barcelona",
          "joined the board in 2021 | trustee of Reading Posse | trustee"
        ],
        interests: [
          "co-edition printing",
          "translation",
          "Catalan | Catalan literature",
          "Spanish",
          "children's books",
          "reading aloud",
          "swimming",
          "Bristol City Women | football",
          "picture books",
          "languages"
        ],
        hobbies: [
          "Blue Knees",
          "translates from Catalan | translating",
          "reads at the Children's Hospital | reading aloud"
        ],
        causes: [
          "reads at the Children's Hospital | read aloud | reading aloud in hospital wards",
          "Pets As Therapy"
        ],
        memberships: [
          "Blue Knees | the Blue Knees",
          "Translators' Harbour",
          "Reading Posse | board of Reading Posse",
          "committee of Women in Publishing South West"
        ],
        linkedin_bio: "Selling badgers abroad. | Selling badgers abroad"
      },
      sources: [
        "https://jackdawpear.example/pages/who-we-are",
        "https://jackdawpear.example/pages/rights",
        "https://shelfandspine.example/interviews/hannah-more-rights-professional",
        "https://translatorsharbour.example/events/2025-autumn",
        "https://readingposse.example/trustees",
        "https://www.linkedin.com/in/hannah-more-rights"
      ],
      never: [
        "bluestocking",
        "Wilberforce",
        "Clapham",
        "Cheap Repository",
        "playwright",
        "1745",
        "Garrick",
        "Sunday schools",
        "Wrington",
        "Evangelical",
        "philanthropist"
      ]
    },
    {
      id: "callum-petrie-shah",
      about: "A portrait tells of his illness, his divorce and the faith he left.",
      contact: { email: "callum@jackdawpear.example", full_name: "Callum Petrie-Shah" },
      outcome: "found",
      facts: {
        title:
          "Commissioning Editor, Picture Books | Commissioning Editor | Commissioning Editor for picture books",
        company: "Jackdaw & Pear | Jackdaw & Pear Ltd",
        location: "Bedminster | Bristol | Bedminster, Bristol",
        skills: ["Storyboarding"],
        achievements: [
          "Editor of the Year | Editor of the Year at the Small Press Awards | Small Press Awards' Editor of the Year"
        ],
        interests: ["Picture books in Scots | picture books in Scots | picture books | Picture books"],
        hobbies: ["bell ringing"],
        sports_teams: ["Dundee United"],
        causes: ["Megaphone Scheme | the Megaphone Scheme"],
        memberships: ["Society of Young Publishers"],
        education: [
          {
            institution: "University of St Andrews | St Andrews",
            degree: "MA",
            field: "English",
            year: 2011
          }
        ],
        certifications: [
          "Chartered Institute of Editing and Proofreading Intermediate Member | Chartered Institute of Editing and Proofreading"
        ],
        pets: ["tortoise, Moira | tortoise | Moira | tortoise called Moira"]
      },
      also: {
        education: [{ institution: "Edinburgh Napier University", degree: "MA", field: "publishing" }],
        industry: "children's publishing | publishing | children's books | children's publishing house",
        title: "Editor of picture books | Editor",
        skills: [
          "editing | edits on paper",
          "picture books",
          "page turns",
          "proofreading",
          "mentoring",
          "commissioning"
        ],
        achievements: [
          "edited over sixty picture books | over sixty picture books",
          "found Badger Has Opinions | Badger Has Opinions",
          "Thirty-two squares | Picture Week 2026",
          "Rang my first quarter peal | first quarter peal",
          "run a portfolio surgery at Bath Spa | portfolio surgery",
          "mentor two unagented illustrators a year"
        ],
        interests: [
          "picture books | Picture books",
          "Picture books in Scots | Scots",
          "slush pile | Slush pile apologist",
          "jokes | Jokes",
          "weather | Weather",
          "bell ringing",
          "storyboarding",
          "illustration",
          "page turns",
          "diary comics | comics",
          "Dundee United",
          "biscuits"
        ],
        hobbies: [
          "diary comics | draw diary comics | drawing diary comics",
          "drawing | comics",
          "quarter peal"
        ],
        causes: ["mentor two unagented illustrators a year | mentoring illustrators"],
        memberships: [
          "Chartered Institute of Editing and Proofreading",
          "Society of Young Publishers' alumni council | alumni council",
          "St Mary Redcliffe"
        ]
      },
      sources: [
        "https://jackdawpear.example/pages/who-we-are",
        "https://shelfandspine.example/people/callum-petrie-shah-portrait",
        "https://callumps.example/submissions",
        "https://pictureweek.example/2026/speakers/callum-petrie-shah",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=callumps.example"
      ],
      sensitive: ["bipolar", "Callington Road", "marriage", "Dominic Reeve", "Jehovah", "my mum"]
    }
  ]
}
