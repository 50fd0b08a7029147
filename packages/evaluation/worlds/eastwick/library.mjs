// Thaxter Falls Public Library, Maine, United States
const site = (title, main) => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} &#8211; Thaxter Falls Public Library</title></head>
<body class="home wp-custom-logo"><div id="page" class="site"><header id="masthead" class="site-header"><p class="site-title"><a href="https://thaxterfallslibrary.example/" rel="home">Thaxter Falls Public Library</a></p><nav id="site-navigation"><button class="menu-toggle">Menu</button><ul id="primary-menu"><li><a href="https://thaxterfallslibrary.example/hours">Hours</a></li><li><a href="https://thaxterfallslibrary.example/staff">Staff &amp; Trustees</a></li><li><a href="https://thaxterfallslibrary.example/local-history">Local History Room</a></li></ul></nav></header>
<main id="primary" class="site-main">${main}</main>
<footer id="colophon" class="site-footer"><div class="site-info">30 Mill Street, Thaxter Falls, Maine. 207-555-0119. A department of the Town of Thaxter Falls.</div></footer></div></body></html>`

export default {
  people: [
    {
      id: "josiah-thaxter",
      about: "Library director who shares his name with the town's founder (history page, Wikidata, Wikipedia). Mastodon account.",
      contact: { email: "jthaxter@thaxterfallslibrary.example", full_name: "Josiah Thaxter", company: "Thaxter Falls Public Library" },
      outcome: "found",
      facts: {
        title: "Library Director | Director",
        company: "Thaxter Falls Public Library",
        location: "Thaxter Falls, Maine | Thaxter Falls",
        industry: "public library | libraries",
        hobbies: ["calling contra dances | contra dancing | contra dance"],
        interests: ["seed libraries | seed saving"],
        education: [{ institution: "Simmons University | Simmons", degree: "MLIS | Master of Library and Information Science", year: 2009 }]
      },
      also: {
        title: "librarian | director of the library | dance caller | contra dance caller",
        company: "Town of Thaxter Falls",
        location: "Maine | 30 Mill Street, Thaxter Falls, Maine | United States | Bath, Maine | grew up in Bath, Maine",
        industry: "library | local government",
        skills: ["dance calling", "grant writing", "librarianship | library science", "budgeting", "gardening | seed saving", "Koha | library software"],
        achievements: [
          "Library Director since 2017 | director since 2017",
          "Founded the library's seed library | started the seed library | seed library of 400 varieties | seed library in 2019",
          "Won a $250,000 grant for the Mill Street extension | $250,000 grant | grant for the extension | extension to the children's room",
          "Speaker at the Northeast Small Libraries Meeting 2025 | Seeds in the card catalog | talk on seed libraries | talk Seeds in the card catalog",
          "Calls at the Grange Hall dance | calls the contra dance at the Grange Hall | caller of the second Saturday dance",
          "circulation has risen by 22 percent | circulation up 22 percent", "Presented the library budget | presented the FY2025 budget", "upgraded Koha | Upgraded Koha without losing a single hold", "Dropped overdue fines in 2020 | abolished overdue fines in 2020 | ended late fines | ended overdue fines"
        ],
        interests: ["contra dance", "gardening | beans | heirloom beans", "libraries", "small libraries", "card catalogs"],
        hobbies: ["gardening", "growing heirloom beans | heirloom beans", "contra dance", "dance calling"],
        causes: ["fine-free libraries | no overdue fines", "seed saving"],
        memberships: [],
        education: [{ institution: "Simmons University", degree: "MLIS", year: 2009 }]
      },
      sources: ["https://thaxterfallslibrary.example/staff", "https://smalllibraries.example/2025/program", "https://tidewaterglam.example/@josiah", "https://grangedance.example/callers.html", "https://thaxterfalls.example/boards/library-budget-2025", "https://thaxterfallslibrary.example/"],
      never: ["sawmill", "1798", "1861", "shipbuilder", "Bowdoin", "state senator"]
    },
    {
      id: "marisol-vega",
      about: "Children's librarian, known by email alone; local newspaper and ukulele.",
      contact: { email: "mvega@thaxterfallslibrary.example" },
      outcome: "found",
      facts: {
        title: "Children's Librarian | Head of Children's Services",
        company: "Thaxter Falls Public Library",
        location: "Thaxter Falls, Maine | Thaxter Falls",
        skills: ["bilingual story time | Spanish"],
        achievements: ["Maine Story Keeper 2023 | Story Keeper award 2023 | Story Keeper 2023"],
        hobbies: ["ukulele"],
        pets: ["a tortoise named Ferdinand | Ferdinand | tortoise"]
      },
      also: {
        title: "librarian | youth librarian | story teller",
        company: "Town of Thaxter Falls",
        location: "Maine | 30 Mill Street, Thaxter Falls, Maine | from San Antonio | San Antonio, Texas",
        industry: "public library | libraries | children's services",
        skills: ["story time | storytelling", "bilingual story time in English and Spanish", "reading programs", "ukulele", "puppetry | puppets"],
        achievements: [
          "Named Maine Story Keeper by the Pine State Reading Council | award of the Pine State Reading Council",
          "Started bilingual story time at the cannery | story time at the cannery | story time for cannery families | takes story time to the cannery",
          "A thousand books before kindergarten program | 1,000 Books Before Kindergarten | 86 children finished 1,000 books",
          "Bookmobile in a lobster truck | turned a lobster truck into a bookmobile | drives the bookmobile"
        ],
        interests: ["children's books", "story telling", "reading", "music | ukulele", "tortoises"],
        hobbies: ["playing the ukulele"],
        causes: ["early literacy | reading", "bilingual children | bilingual families | cannery families", "literacy"],
        memberships: ["Pine State Reading Council"],
        pets: ["tortoise Ferdinand"]
      },
      sources: ["https://thaxterfallslibrary.example/staff", "https://midcoastherring.example/2023/10/vega-story-keeper"]
    },
    {
      id: "caleb-roundy",
      about: "By name and email of the library, whose site does not name him; nothing public.",
      contact: { email: "croundy@thaxterfallslibrary.example", full_name: "Caleb Roundy", company: "Thaxter Falls Public Library" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://thaxterfallslibrary.example/", body: site("Home", `<div class="entry-content"><h1>Welcome</h1><p>Books, seeds, puppets, and the best chair in town. Story time Tuesdays at 10, en espa&ntilde;ol Thursdays at 4.</p></div>`) },
    { url: "https://thaxterfallslibrary.example/staff", body: site("Staff & Trustees", `<article class="page"><h1 class="entry-title">Staff &amp; Trustees</h1><div class="entry-content"><h2>Staff</h2><p><strong>Josiah Thaxter</strong>, Library Director (since 2017). MLIS, Simmons University, 2009. No, not that one, though he is asked weekly. Find him on <a rel="me" href="https://tidewaterglam.example/@josiah">Mastodon</a>.</p><p><strong>Marisol Vega</strong>, Children's Librarian. Bilingual story time, puppets, ukulele. <a href="mailto:mvega@thaxterfallslibrary.example">mvega@thaxterfallslibrary.example</a></p><p><strong>Bev Pottle</strong>, Circulation</p><h2>Trustees</h2><p>Ann Libby (chair), Roger Plummer, Dr. Sunita Rao, Gil Dyer</p></div></article>`) },
    { url: "https://thaxterfallslibrary.example/local-history", body: site("Local History Room", `<article><h1>Local History Room</h1><h2>Our founder</h2><p>Josiah Thaxter (1798-1861), shipbuilder, built the sawmill at the lower falls in 1824, went to Bowdoin for one year, and sat as a state senator. The town has been named for him since 1831. His account books may be seen by appointment.</p></article>`) },
    { url: "https://smalllibraries.example/2025/program", body: `<!DOCTYPE html><html><head><title>Program | Northeast Small Libraries Meeting 2025</title></head><body><header><h1>Northeast Small Libraries Meeting</h1><p>Brattleboro, Vermont, May 15-16, 2025</p></header><main><ul class="sessions"><li><h3>Seeds in the card catalog</h3><p><em>Josiah Thaxter, Director, Thaxter Falls Public Library, Maine.</em> Since 2019 an old catalog has held our seed library: 400 varieties, most of them beans. How seed libraries bring in people who have never had a card.</p></li><li><h3>One roof, three roofers</h3><p><em>Gretchen Amidon, Peacham</em></p></li></ul></main></body></html>` },
    { url: "https://grangedance.example/callers.html", body: `<html><head><title>2nd Saturday Contra Dance, Thaxter Falls Grange Hall</title></head><body bgcolor="#ffffcc"><h2>2nd Saturday Contra Dance</h2><p>Grange Hall, Thaxter Falls. $10, kids free, no partner needed.</p><h3>Our callers</h3><ul><li><b>Josiah Thaxter</b> runs the library on Mill Street and has been calling contra dances since college. He grew up in Bath, Maine and will bring you beans.</li><li><b>Lisbeth Marr</b></li></ul></body></html>` },
    { url: "https://midcoastherring.example/2023/10/vega-story-keeper", news: { seen: "2023-10-19", language: "English", country: "United States" }, body: `<!DOCTYPE html><html lang="en"><head><title>Thaxter Falls librarian is state's Story Keeper - The Midcoast Herring</title></head><body><header><a href="https://midcoastherring.example/">The Midcoast Herring</a></header><article><h1>Thaxter Falls librarian is state's Story Keeper</h1><p class="byline">by Hollis Crane</p><p>THAXTER FALLS. The Pine State Reading Council has named Marisol Vega, head of children's services at the public library, Maine Story Keeper 2023.</p><p>Vega, who came here from San Antonio, takes her bilingual story time to the cannery at shift change, in a lobster truck she turned into a bookmobile. Eighty-six children have finished "1,000 Books Before Kindergarten."</p><p>She has a helper: a tortoise named Ferdinand, who is read to by children too shy to read to people. "He has never corrected anyone," Vega said.</p></article></body></html>` },
    { url: "https://thaxterfalls.example/boards/library-budget-2025", body: `<!DOCTYPE html><html><head><title>Budget FY2025: Library - Town of Thaxter Falls</title></head><body><h1>Budget FY2025: Library</h1><p>Director Josiah Thaxter presented the budget. Overdue fines ended in 2020 and circulation has risen by 22 percent. A $250,000 grant, which the director wrote, pays for the extension to the children's room.</p></body></html>` }
  ],
  mastodon: [
    { user: "josiah", domain: "tidewaterglam.example", name: "Josiah Thaxter", note: "<p>Librarian in a small town in Maine. Beans, contra dance, Koha. Alive, unlike my namesake.</p>", fields: [{ name: "Work", value: "<a href=\"https://thaxterfallslibrary.example/staff\">thaxterfallslibrary.example</a>", verified_at: "2024-02-01T00:00:00Z" }], posts: [{ text: "<p>The heirloom beans are up. All nine kinds.</p>", at: "2026-05-25T11:00:00Z" }, { text: "<p>Upgraded Koha without losing a single hold. Buying myself a donut.</p>", at: "2026-03-03T20:00:00Z" }] }
  ],
  wikidata: [
    { id: "Q990114601", label: "Josiah Thaxter", description: "American shipbuilder and politician (1798–1861)", statements: [{ property: "P106", item: { id: "Q82955", label: "politician" } }, { property: "P569", time: "1798-04-02" }, { property: "P570", time: "1861-11-09" }], article: "Josiah Thaxter" }
  ],
  wikipedia: [
    { title: "Josiah Thaxter", description: "American shipbuilder and politician", extract: "Josiah Thaxter (April 2, 1798 – November 9, 1861) was an American shipbuilder and politician who built the first sawmill at what became Thaxter Falls, Maine, and served as a state senator." }
  ]
}
