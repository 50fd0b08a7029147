const q = (title, inner) => `<!doctype html>
<html lang=en-GB>
<meta charset=utf-8>
<title>${title}</title>
<link rel=stylesheet href=/q.css>
<body>
<header><a href="/">Quillhaven</a> · <a href="/features">features</a> · <a href="/people">people</a> · <a href="/notes">notes</a> · <a href="/pricing">pricing</a></header>
${inner}
<footer>Quillhaven Ltd, 5 Sandport Place, Leith, Edinburgh EH6. Registered in Scotland, SC5X1187. No cookies, no banner.</footer>`

export default {
  people: [
    {
      id: "fiona-macaulay",
      about: "Founder, podcast host, Hacker News.",
      contact: { email: "fiona@quillhaven.example", full_name: "Fiona MacAulay", company: "Quillhaven", location: "Edinburgh" },
      outcome: "found",
      facts: {
        title: "Founder and CEO | Founder | CEO | Founder & CEO | Chief Executive",
        company: "Quillhaven | Quillhaven Ltd",
        location: "Edinburgh, Scotland | Edinburgh | Leith, Edinburgh | Leith",
        industry: "Developer tools | Documentation software | Software | Technical documentation",
        skills: ["Technical writing"],
        achievements: ["Hosts the podcast Margins & Manuals | Margins & Manuals | Podcast Margins & Manuals"],
        education: [{ institution: "University of Glasgow", degree: "MA", field: "English literature", year: 2005 }],
        hobbies: ["Fiddle | Playing the fiddle | Traditional fiddle"],
        sports_teams: ["Hibernian | Hibs"]
      },
      also: {
        title: "Podcast host | Technical writer | Host | Host of Margins & Manuals | Founder",
        company: "Skerryvore Networks | Margins & Manuals",
        location: "Scotland | UK | Stornoway | Isle of Lewis | United Kingdom",
        industry: "Podcasting | Software documentation",
        skills: ["Documentation | Information architecture", "Gaelic | Scottish Gaelic", "Podcasting | Interviewing", "Translation | Localisation | Software localisation", "Docs as code", "Writing | Editing", "Markdown", "Running a bootstrapped company | Bootstrapping", "API documentation | API docs", "Plain language"],
        achievements: ["Founded Quillhaven in 2017 | Founder of Quillhaven | Founded Quillhaven", "Grew Quillhaven to 22 people without investors | Bootstrapped to 22 people | 22 people and no investors", "112 episodes | 112 episodes of Margins & Manuals", "Hacker News post 'Nobody reads your docs, and that's the design' | Nobody reads your docs, and that's the design | 'Nobody reads your docs' on Hacker News", "Technical writer for nine years | Nine years as a technical writer at Skerryvore Networks"],
        interests: ["Documentation | Docs | manuals | Old manuals", "Traditional music | Fiddle | Scottish music", "Football | Hibs | Hibernian", "Gaelic", "Bootstrapping | Small companies", "Sewing machine manuals | Collecting manuals", "Podcasts", "Plain language"],
        hobbies: ["Collecting old manuals | Collecting sewing machine manuals", "Playing in sessions | Folk sessions | Music", "Football | Going to Easter Road | Watching Hibs"],
        causes: ["Gaelic | Gaelic software localisation | Gaelic-language software | Gaelic in software"],
        memberships: ["Institute of Scientific and Technical Communicators | ISTC"],
        education: [{ institution: "Glasgow", degree: "MA", field: "English" }]
      },
      sources: ["https://quillhaven.example/people", "https://quillhaven.example/notes/nobody-reads-your-docs", "https://marginsandmanuals.example/about", "https://news.ycombinator.com/user?id=fmacaulay", "https://leithlitter.example/interviews/fiona-macaulay", "https://quillhaven.example/notes/gaelic", "https://quillhaven.example/"]
    },
    {
      id: "arjun-mehta",
      about: "Head of design; personal site with h-card, Bluesky. Common name with a namesake who plays cricket for Scotland.",
      contact: { email: "arjun@quillhaven.example", full_name: "Arjun Mehta", company: "Quillhaven", title: "Designer" },
      outcome: "found",
      facts: {
        title: "Head of Design",
        company: "Quillhaven | Quillhaven Ltd",
        location: "Edinburgh, Scotland | Edinburgh",
        industry: "Developer tools | Documentation software | Software",
        skills: ["Typography | Type design", "Product design | Interface design | UI design"],
        achievements: ["Drew the typeface Leith Grotesk | Leith Grotesk | Designed Leith Grotesk"],
        hobbies: ["Letterpress printing | Letterpress"],
        education: [{ institution: "University of Reading", degree: "MA", field: "Typeface design", year: 2014 }]
      },
      also: {
        title: "Type designer | Typeface designer | Graphic designer | Designer | Visiting tutor | Tutor | Product designer",
        company: "Studio Ampersett | Edinburgh College of Art",
        location: "Scotland | Ahmedabad | UK",
        industry: "Graphic design | Type design | Design",
        skills: ["Gujarati type | Gujarati typefaces | Gujarati script", "Teaching | Teaching typography", "Variable fonts", "Graphic design", "Reading | Legibility"],
        achievements: ["Leith Grotesk Gujarati | Gujarati companion to Leith Grotesk", "North Type Awards 2023, judges' choice | North Type Awards judges' choice 2023 | Judges' choice, North Type Awards 2023", "Cycled from Edinburgh to Istanbul | Edinburgh to Istanbul by bicycle", "Redesigned Quillhaven's reading view | Redesigned the reading view", "Visiting tutor at Edinburgh College of Art | Teaches at Edinburgh College of Art"],
        interests: ["Typefaces | Typography | Type", "Letterpress", "Cycling | Touring | Bicycles", "Gujarati script | Gujarati", "Signs | Hand-painted signs | Ghost signs", "Reading on screens | Legibility"],
        hobbies: ["Cycling | Bike touring | Bicycle touring", "Photographing ghost signs | Ghost signs | Photography of ghost signs"],
        education: [{ institution: "National Institute of Design | National Institute of Design, Ahmedabad", degree: "BDes | Bachelor of Design", field: "Graphic design" }]
      },
      sources: ["https://quillhaven.example/people", "https://arjunmehta-type.example/", "https://bsky.app/profile/arjunsets.bsky.social", "https://northtypeawards.example/2023", "https://quillhaven.example/"],
      never: ["leg-spinner", "wickets", "Grange Northfield"]
    },
    {
      id: "sam-reilly",
      about: "Nothing online.",
      contact: { email: "sam.reilly@quillhaven.example", full_name: "Sam Reilly", company: "Quillhaven" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["bagpipe", "Ballymena"]
    }
  ],
  pages: [
    {
      url: "https://quillhaven.example/",
      body: q("Quillhaven: documentation that gets read", `<h1>Documentation that gets read</h1><p>Quillhaven is documentation software for engineering teams. Write Markdown next to the code, publish it somewhere beautiful, find out which page made people give up.</p><p>Used by 1,900 teams. Bootstrapped in Leith since 2017.</p><p><a href="/notes/nobody-reads-your-docs">Nobody reads your docs, and that's the design</a></p>`)
    },
    {
      url: "https://quillhaven.example/people",
      body: q("People at Quillhaven", `<h1>People</h1><p>22 of us and no investors.</p><ul><li><b>Fiona MacAulay</b>, founder and CEO. Technical writer at Skerryvore Networks for nine years, where she got annoyed. fiona@quillhaven.example</li><li><b>Arjun Mehta</b>, head of design. Draws letters. Redesigned the reading view; you are welcome. arjun@quillhaven.example, <a href="https://arjunmehta-type.example/">site</a></li><li><b>Catriona Bell</b>, engineering</li><li><b>Oskar Wrona</b>, engineering</li><li><b>Temi Falade</b>, customers</li><li>and seventeen more who would rather not be on a website</li></ul>`)
    },
    {
      url: "https://quillhaven.example/notes",
      body: q("Notes", `<h1>Notes</h1><ul><li>14 Jan 2026 <a href="/notes/nobody-reads-your-docs">Nobody reads your docs, and that's the design</a></li><li>2 Sep 2025 <a href="/notes/gaelic">Quillhaven a-nis sa Ghàidhlig</a></li></ul>`)
    },
    {
      url: "https://quillhaven.example/notes/nobody-reads-your-docs",
      body: q("Nobody reads your docs, and that's the design", `<article><h1>Nobody reads your docs, and that's the design</h1><p>Fiona MacAulay, 14 January 2026</p><p>I collect sewing machine manuals. The best one I own, from 1911, assumes you will open it with one hand, angry, with thread in your mouth. It has no introduction.</p><p>API docs should be written for that woman. Information architecture is a grand term for "what is on page one when the thread has snapped".</p></article>`)
    },
    {
      url: "https://quillhaven.example/notes/gaelic",
      body: q("Quillhaven a-nis sa Ghàidhlig", `<article><h1>Quillhaven a-nis sa Ghàidhlig</h1><p>Fiona MacAulay, 2 September 2025</p><p>From today the whole interface is available in Scottish Gaelic. Nobody asked for it but my mother, in Stornoway, and that is enough. I translated it myself; corrections are welcome and will be many. If you make software and want to do the same, I'll help, free.</p></article>`)
    },
    {
      url: "https://marginsandmanuals.example/about",
      body: `<!DOCTYPE html><html lang="en"><head><title>About | Margins &amp; Manuals</title></head><body><h1>Margins &amp; Manuals</h1><p>A podcast about the text that comes with things. 112 episodes so far. Your host is Fiona MacAulay, who runs Quillhaven, has an MA in English literature from the University of Glasgow (2005) and is a member of the Institute of Scientific and Technical Communicators.</p><p><a href="/episodes">Episodes</a> <a href="/feed.xml">RSS</a></p></body></html>`
    },
    {
      url: "https://leithlitter.example/interviews/fiona-macaulay",
      body: `<!DOCTYPE html><html lang="en-GB"><head><title>Ten questions: Fiona MacAulay | The Leith Litter</title></head><body><h1>Ten questions: Fiona MacAulay</h1><p>The Quillhaven boss lives above the shore in Leith and came from Lewis "by way of a library".</p><p><b>Best noise?</b> Easter Road when Hibs score. Rare, so it stays good.</p><p><b>Worst noise?</b> Me, learning a new reel. I've played the fiddle since I was seven; there's a session on Tuesdays, come and hear for yourself.</p><p><b>Advice?</b> Stay small until it hurts. Then stay small.</p></body></html>`
    },
    {
      url: "https://arjunmehta-type.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Arjun Mehta</title></head><body class="h-card"><p><span class="p-name">Arjun Mehta</span> designs interfaces and typefaces. He is <span class="p-job-title">head of design</span> at <a class="p-org" href="https://quillhaven.example/">Quillhaven</a> in <span class="p-locality">Edinburgh</span> and a visiting tutor in typography at Edinburgh College of Art.</p><p>He drew <b>Leith Grotesk</b> (2022), a sans for long reading on bad screens, and its Gujarati companion (2024). BDes in graphic design, National Institute of Design, Ahmedabad; MA in typeface design, University of Reading, 2014. Before Quillhaven: Studio Ampersett.</p><p>He prints on a 1958 proofing press, owns too many bicycles, and in 2019 rode one of them from Edinburgh to Istanbul.</p><p><a class="u-url" rel="me" href="https://bsky.app/profile/arjunsets.bsky.social">Bluesky</a></p></body></html>`
    },
    {
      url: "https://northtypeawards.example/2023",
      body: `<!DOCTYPE html><html><head><title>North Type Awards 2023</title></head><body><h1>North Type Awards 2023</h1><p>Grand prize: Fjellrev, by Tuva Lien</p><p>Judges' choice: Leith Grotesk, by Arjun Mehta. "It is kind to tired eyes."</p></body></html>`
    },
    {
      url: "https://grangenorthfieldcc.example/players/arjun-mehta",
      body: `<!DOCTYPE html><html><head><title>Arjun Mehta | Grange Northfield Cricket Club, Edinburgh</title></head><body><h1>Arjun Mehta</h1><p>Leg-spinner, born 2001. 41 wickets in the 2025 Eastern Premiership. Student of pharmacy at Heriot-Watt.</p></body></html>`
    },
    {
      url: "https://ballymenapipers.example/tutors",
      body: `<html><head><title>Ballymena Pipers: tutors</title></head><body><h1>Tutors</h1><p>Sam Reilly, bagpipe, all grades. Ballymena town hall, Thursdays.</p></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "arjunsets.bsky.social", name: "Arjun Mehta", description: "Head of design, Quillhaven. Letters, bikes. Edinburgh.", website: "https://arjunmehta-type.example/",
      posts: [
        { text: "Found another ghost sign in Leith, 'Bile Beans', third one this year. The photo album grows", at: "2026-04-12T11:00:00Z" },
        { text: "Variable fonts are great until you have to name the instances", at: "2026-02-03T15:00:00Z" },
        { text: "Letterpress evening. I have ink in places ink should not be", at: "2025-11-27T22:00:00Z" }
      ]
    }
  ],
  hackerNews: [
    {
      username: "fmacaulay", about: "Founder of Quillhaven (quillhaven.example), host of Margins &amp; Manuals. Former technical writer. Leith.", karma: 1840,
      stories: [{ title: "Nobody reads your docs, and that's the design", url: "https://quillhaven.example/notes/nobody-reads-your-docs", points: 412, at: "2026-01-14T11:00:00Z" }],
      comments: [{ story: "Ask HN: Anyone here running a small company on purpose?", text: "22 people, nine years, no investors. Docs as code paid for all of it. Happy to answer questions.", at: "2025-10-01T09:30:00Z" }]
    }
  ],
  podcasts: [
    {
      id: 1588810244, title: "Margins & Manuals", artist: "Fiona MacAulay", feed: "https://marginsandmanuals.example/feed.xml", site: "https://marginsandmanuals.example/about", description: "A podcast about the text that comes with things, hosted by Fiona MacAulay of Quillhaven.",
      episodes: [
        { title: "112: Assembly without tears", description: "Fiona talks to a flat-pack illustrator about arrows.", url: "https://marginsandmanuals.example/112", at: "2026-05-28T05:00:00Z" },
        { title: "111: Red text, black text", description: "On aviation checklists and plain language.", url: "https://marginsandmanuals.example/111", at: "2026-05-14T05:00:00Z" }
      ]
    }
  ]
}
