import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Pennant Grid</title><link rel="stylesheet" href="/assets/main.4f1c.css"></head>
<body class="page"><a class="skip-link" href="#content">Skip to content</a><header class="site-header"><a href="/">Pennant Grid</a><nav><ul><li><a href="/product">Product</a></li><li><a href="/customers">Customers</a></li><li><a href="/pricing">Pricing</a></li><li><a href="/company/leadership">Company</a></li><li><a href="/news">Newsroom</a></li></ul><a class="btn" href="/demo">Book a demo</a></nav></header>
<main id="content">${body}</main>
<footer><div class="cols"><div><h4>Product</h4><a href="/product/crews">Crew scheduling</a><a href="/product/storm">Storm mode</a></div><div><h4>Company</h4><a href="/company/leadership">Leadership</a><a href="/careers">Careers <span class="pill">We're hiring</span></a></div></div><p>&copy; 2026 Pennant Grid, Inc. 1100 E 5th Street, Austin, TX 78702</p><p><a href="/privacy">Privacy</a> · <a href="/terms">Terms</a> · <a href="#" class="cookie-settings">Cookie settings</a></p></footer>
<div class="cookie-banner" role="dialog"><p>We use cookies to improve your experience and analyze traffic.</p><button>Accept all</button><button>Reject non-essential</button></div></body></html>`

const card = (id: string, name: string, role: string): string =>
  `<li class="team-card" data-modal="${id}"><img loading="lazy" src="/img/team/${id}.jpg" alt="Headshot of ${name}"><h3 class="team-card__name">${name}</h3><p class="team-card__role">${role}</p><button type="button">Read bio</button></li>`

const modal = (id: string, name: string, role: string, bio: string): string =>
  `<div class="modal" id="${id}" role="dialog" aria-hidden="true"><button class="modal__close" aria-label="Close">×</button><h3>${name}</h3><p class="modal__role">${role}</p><p>${bio}</p></div>`

/** Workforce software in Austin: modal bios, an operations chief with seven traces, an engineer by his accounts, a stale title. */
export const pennantGrid: WorldPart = {
  pages: [
    {
      url: "https://pennantgrid.example/",
      body: shell(
        "Crew scheduling software for utilities",
        `<section class="hero"><h1>Every crew, every truck, one board.</h1><p>Pennant Grid is workforce scheduling software for electric, gas and water utilities. Based in Austin, Texas.</p><a class="btn" href="/demo">Book a demo</a></section><section class="logos"><p>Trusted by 140 utilities</p></section>`
      )
    },
    {
      url: "https://pennantgrid.example/company/leadership",
      body: shell(
        "Leadership",
        `<h1>The people behind the board</h1><p class="lede">We are 210 people who like maps, weather and getting the lights back on.</p><ul class="team-grid">${card("m-1", "Bertrand Ochs", "Co-founder &amp; CEO")}${card("m-2", "Colleen Abara-Whitt", "Chief Customer Officer")}${card("m-3", "Marisol Etxeberria-Knapp", "VP, Revenue Operations")}${card("m-4", "Rajiv Manchanda", "VP, Engineering")}</ul>
${modal("m-1", "Bertrand Ochs", "Co-founder &amp; CEO", "Bertrand spent eleven years as a lineman’s dispatcher before he wrote the first version of Pennant Grid on a ranch-house porch. He restores jukeboxes, follows the Spurs and shares his office with a parrot named Relay.")}
${modal("m-2", "Colleen Abara-Whitt", "Chief Customer Officer", "Colleen looks after everyone who has ever signed a contract with us: onboarding, support, success and the customer council. She joined in 2019 as our second success manager. Colleen holds an MBA from Rice University and a bachelor’s degree in communications from Howard University, and she chairs the board of Lantern Youth Mentoring, an Austin nonprofit.")}
${modal("m-3", "Marisol Etxeberria-Knapp", "VP, Revenue Operations", "Marisol makes sure the number in the forecast is the number in the bank. Before Pennant Grid she ran sales operations at two other utility software companies. She is a Salesforce Certified Administrator and earned a BBA in marketing from the University of New Mexico. Off the clock she quilts, roots for Austin FC from the supporters’ section and answers to a retired greyhound called Tortilla.")}
${modal("m-4", "Rajiv Manchanda", "VP, Engineering", "Rajiv runs the platform and mobile teams from our Denver office. He has a master’s from Purdue and an unreasonable number of ski passes.")}
<section class="cta"><h2>Want your face here?</h2><a href="/careers">See open roles</a></section>`
      )
    },
    {
      url: "https://pennantgrid.example/news/2026/abara-whitt-chief-customer-officer",
      body: shell(
        "Pennant Grid Names Colleen Abara-Whitt Chief Customer Officer",
        `<article><p class="eyebrow">Press release</p><h1>Pennant Grid Names Colleen Abara-Whitt Chief Customer Officer</h1><p class="dateline">AUSTIN, Texas – March 3, 2026 – </p><p>Pennant Grid, the workforce scheduling platform for utilities, today announced the promotion of Colleen Abara-Whitt to Chief Customer Officer, effective immediately. She was previously Vice President of Customer Success and succeeds Joanne Pruett, who is retiring.</p><p>“Colleen has sat in more storm rooms at 3 a.m. than anybody in this company,” said Bertrand Ochs, co-founder and CEO. “Our customers know her number by heart.”</p><p>Under Abara-Whitt, net revenue retention rose to 121 percent. She was named to the Customer Leaders 50 list in 2025.</p><h3>About Pennant Grid</h3><p>Pennant Grid helps 140 electric, gas and water utilities schedule crews. The company is headquartered in Austin, Texas.</p><h3>Media contact</h3><p>Tess Holloman, press@pennantgrid.example, +1 512 555 0144</p></article><aside><h4>More news</h4><ul><li><a href="/news/2026/storm-mode">Storm mode is here</a></li><li><a href="/news/2025/series-c">Pennant Grid raises $48M Series C</a></li></ul></aside>`
      )
    },
    {
      url: "https://fieldservicecon.example/2023/speakers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers – FieldServiceCon 2023, Orlando</title></head><body><div id="top"><a href="/2023">FieldServiceCon 2023</a> | <a href="/2023/agenda">Agenda</a> | <a href="/2023/hotel">Hotel &amp; travel</a></div><h1>2023 Speakers</h1>
<div class="spk"><b>Colleen Abara-Whitt</b><br>Director of Customer Success<br>Pennant Grid<br><i>Panel: When the map is wrong</i></div>
<div class="spk"><b>Harlan Dietz</b><br>Fleet Supervisor<br>Gulf Prairie Electric Co-op<br><i>Workshop: Bucket trucks and batteries</i></div>
<div class="spk"><b>Yolanda Pettway</b><br>COO<br>Meterline<br><i>Keynote: Nobody reads the manual</i></div>
<hr><p>FieldServiceCon 2023 took place September 18–20, 2023. <a href="/">See this year’s event</a>.</p></body></html>`
    },
    {
      url: "https://austinbizwire.example/2026/03/04/people-on-the-move",
      news: { seen: "20260304T131500Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>People on the move: March 4, 2026 - Austin Bizwire</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"People on the move: March 4, 2026","datePublished":"2026-03-04","author":{"@type":"Person","name":"Kit Sandoval"},"publisher":{"@type":"Organization","name":"Austin Bizwire"}}</script></head><body><nav>Tech | Real estate | Food &amp; drink | Subscribe</nav><h1>People on the move: March 4, 2026</h1><p class="byline">By Kit Sandoval, staff reporter</p>
<p><strong>Software:</strong> Pennant Grid promoted Colleen Abara-Whitt to chief customer officer. She lives in Round Rock and is a certified Project Management Professional (PMP).</p>
<p><strong>Banking:</strong> Cap Rock Savings hired Dale Witherspoon as chief risk officer. He is an MBA graduate of Baylor University.</p>
<p><strong>Law:</strong> Teague &amp; Orr LLP elected Vanessa Quiroga to partner.</p><p class="related">Read next: <a href="/2026/03/03/rainey">Rainey Street tower gets its permit</a></p></body></html>`
    },
    {
      url: "https://revsummit.example/2026/speakers/marisol-etxeberria-knapp",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Marisol Etxeberria-Knapp | RevSummit 2026</title><meta property="og:title" content="Marisol Etxeberria-Knapp at RevSummit 2026"></head><body><header><a href="/2026">RevSummit 2026</a> <span>Chicago, May 12–14</span> <a href="/2026/tickets">Get tickets</a></header><section class="speaker"><h1>Marisol Etxeberria-Knapp</h1><h2>VP of Revenue Operations, Pennant Grid</h2><p>Marisol Etxeberria-Knapp leads revenue operations at Pennant Grid in Austin, Texas. Her team of nine covers forecasting, territory planning and compensation design. She was named RevOps Leader of the Year at the 2025 Lone Star SaaS Awards and is a founding member of RevGuild Austin. Away from dashboards, her interests are Basque cooking and regional history.</p><h3>Session</h3><p><a href="/2026/agenda#s41">The forecast nobody believes</a><br>Wed, May 13, 2:40 PM · Ballroom B</p></section><section><h3>Also speaking</h3><ul><li>Todd Brannock, CRO, Palisade Health</li><li>Ife Ajayi-Cole, Head of Sales Enablement, Northwind Rail</li></ul></section><footer>Become a sponsor · Code of conduct</footer></body></html>`
    },
    {
      url: "https://runforthepantry.example/2026/teams/pennant-grid",
      body: `<html><head><title>Team Pennant Grid - Run for the Pantry 10K 2026</title></head><body><table width="100%"><tr><td><a href="/">Run for the Pantry</a></td><td><a href="/2026/results">Results</a></td><td><a href="/donate">Donate</a></td></tr></table><h2>Team Pennant Grid</h2><p>Team captain: <b>Marisol Etxeberria-Knapp</b><br>Raised: <b>$4,310</b> for Hill Country Pantry<br>Members: 14</p><blockquote>“I’ve volunteered at Hill Country Pantry every other Saturday since 2021, and I’ve seen how far ten dollars goes. Please give!” – Marisol</blockquote><table border="1"><tr><th>Place</th><th>Runner</th><th>Chip time</th></tr><tr><td>212</td><td>Rajiv Manchanda</td><td>54:10</td></tr><tr><td>406</td><td>Marisol Etxeberria-Knapp</td><td>1:03:44</td></tr><tr><td>409</td><td>Tess Holloman</td><td>1:03:58</td></tr></table></body></html>`
    },
    {
      url: "https://loboclassnotes.example/spring-2026/2000s",
      body: `<!doctype html><html lang="en"><head><title>Class notes: 2000s | The University of New Mexico alumni magazine</title></head><body><p><a href="/">Alumni magazine</a> › <a href="/spring-2026">Spring 2026</a> › Class notes</p><h1>Class notes: 2000s</h1><h2>2007</h2><p><b>Arturo Baca</b> (BS) opened a second veterinary clinic in Las Cruces.</p><h2>2009</h2><p><b>Marisol Etxeberria-Knapp</b> (BBA) is vice president of revenue operations at Pennant Grid, a software company in Austin, Texas. Her quilt “Acequia” took a ribbon at the Hill Country Quilt Show last fall.</p><p><b>Nolan Yazzie</b> (BA, MA ’12) is principal of Cibola Heights Middle School in Grants.</p><p>Send us your news at notes@loboclassnotes.example</p></body></html>`
    },
    {
      url: "https://pipelineweather.example/episodes/88",
      body: `<!doctype html><html lang="en"><head><title>88: Marisol Etxeberria-Knapp on lead scoring that sales believes – Pipeline Weather</title></head><body><h1>Pipeline Weather</h1><h2>88: Marisol Etxeberria-Knapp on lead scoring that sales believes</h2><p>Released June 9, 2026 · 41 min</p><p>Host Gus Hallberg talks to Marisol Etxeberria-Knapp of Pennant Grid about lead scoring, comp plans and why she still builds the first model in a spreadsheet.</p><p>Gus is an avid sailor and the author of “Ten Quarters”.</p><button>Subscribe</button></body></html>`
    },
    {
      url: "https://hartlaub.example/",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Dov Hartlaub</title><link rel="alternate" type="application/atom+xml" href="/feed.xml"><link rel="me" href="https://github.com/dovhart"></head><body><header><h1><a href="/">hartlaub.example</a></h1><nav><a href="/posts">Posts</a> <a href="/about">About</a> <a href="/feed.xml">Feed</a></nav></header><h2>Recent posts</h2><ul><li><a href="/posts/visibility-map">What the visibility map knows</a> <time>2026-09-14</time></li><li><a href="/posts/solver-timeouts">Solver timeouts are a product decision</a> <time>2026-05-02</time></li><li><a href="/posts/40-meters">40 meters from a balcony</a> <time>2025-12-27</time></li></ul><footer>CC BY 4.0</footer></body></html>`
    },
    {
      url: "https://hartlaub.example/about",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>About – Dov Hartlaub</title></head><body><header><h1><a href="/">hartlaub.example</a></h1></header><article class="h-card"><p>Hi, I’m <span class="p-name">Dov Hartlaub</span>, a <span class="p-job-title">staff software engineer</span> at <a class="p-org" href="https://pennantgrid.example">Pennant Grid</a>, where I work on the scheduling engine. I live in <span class="p-locality">San Marcos</span>, <span class="p-region">Texas</span>.</p><p>I mostly write Rust and read other people’s SQL. I maintain <a href="https://github.com/dovhart/pgloom">pgloom</a>, a viewer for PostgreSQL query plans. I have a BS in computer science from Texas State University (2011).</p><p>Away from the keyboard I go bouldering, badly, and I’m on the air most evenings: Amateur Extra class license, member of the Blanco River Radio Club. Two cats, Ohm and Farad, supervise.</p><p>Opinions here are mine, not my employer’s. <a href="mailto:dov@hartlaub.example">Mail</a> is the best way to reach me.</p></article></body></html>`
    },
    {
      url: "https://hartlaub.example/feed.xml",
      content_type: "application/atom+xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Dov Hartlaub</title><link href="https://hartlaub.example/"/><updated>2026-09-14T08:00:00Z</updated><author><name>Dov Hartlaub</name></author><id>https://hartlaub.example/</id><entry><title>What the visibility map knows</title><link href="https://hartlaub.example/posts/visibility-map"/><id>https://hartlaub.example/posts/visibility-map</id><updated>2026-09-14T08:00:00Z</updated><summary>Index-only scans in PostgreSQL, and when they aren’t.</summary></entry><entry><title>40 meters from a balcony</title><link href="https://hartlaub.example/posts/40-meters"/><id>https://hartlaub.example/posts/40-meters</id><updated>2025-12-27T08:00:00Z</updated><summary>A magnetic loop, a railing and a patient landlord.</summary></entry></feed>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/marisol-ek",
      title: "Marisol Etxeberria-Knapp - VP Revenue Operations at Pennant Grid | LinkedIn",
      snippet:
        "Turning messy pipelines into forecasts you can take to the board. · Experience: Pennant Grid · Education: The University of New Mexico · Location: Austin, Texas Metropolitan Area · 500+ connections on LinkedIn. View Marisol Etxeberria-Knapp’s profile on LinkedIn, a professional community of 1 billion members."
    },
    {
      url: "https://x.com/marisol_revops",
      title: "Marisol Etxeberria-Knapp (@marisol_revops) / X",
      snippet: "RevOps at Pennant Grid. Quilter. Verde y negro. Spreadsheets are a love language."
    },
    {
      url: "https://www.linkedin.com/in/colleenabarawhitt",
      title: "Colleen Abara-Whitt - Chief Customer Officer - Pennant Grid | LinkedIn",
      snippet:
        "Round Rock, Texas, United States · Chief Customer Officer · Pennant Grid. Experience: Pennant Grid · Education: Rice University - Jesse H. Jones Graduate School of Business · Location: Round Rock · 500+ connections on LinkedIn."
    }
  ],
  podcasts: [
    {
      id: 1_740_118_802,
      title: "Pipeline Weather",
      artist: "Gus Hallberg",
      feed: "https://feeds.pipelineweather.example/rss",
      site: "https://pipelineweather.example",
      description: "A show for people who own the forecast.",
      episodes: [
        {
          title: "88: Marisol Etxeberria-Knapp on lead scoring that sales believes",
          description:
            "Host Gus Hallberg talks to Marisol Etxeberria-Knapp of Pennant Grid about lead scoring, comp plans and why she still builds the first model in a spreadsheet.",
          url: "https://pipelineweather.example/episodes/88",
          at: "2026-06-09T09:00:00Z"
        }
      ]
    }
  ],
  github: [
    {
      login: "dovhart",
      id: 5_118_842,
      name: "Dov Hartlaub",
      company: "@pennantgrid",
      blog: "https://hartlaub.example",
      location: "San Marcos, TX",
      bio: "Staff engineer at Pennant Grid. Postgres internals, Rust, too many radios.",
      commit_email: "dov.hartlaub@pennantgrid.example",
      repositories: [
        {
          name: "pgloom",
          description: "A viewer for PostgreSQL query plans",
          language: "Rust",
          topics: ["postgresql", "explain"],
          stars: 2140,
          pushed_at: "2026-10-30T02:11:00Z"
        },
        {
          name: "cw-trainer",
          description: "Learn Morse code in the terminal",
          language: "Rust",
          topics: ["ham-radio", "morse"],
          stars: 66,
          pushed_at: "2026-01-11T20:40:00Z"
        },
        {
          name: "kubernetes",
          description: "Production-Grade Container Scheduling and Management",
          language: "Go",
          stars: 0,
          pushed_at: "2021-02-01T00:00:00Z",
          fork: true
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "dovhart",
      about: "Dov Hartlaub. Staff engineer at Pennant Grid.<p>https:&#x2F;&#x2F;hartlaub.example",
      karma: 4102,
      stories: [
        {
          title: "Show HN: Pgloom – see what your query plan is really doing",
          url: "https://github.com/dovhart/pgloom",
          points: 312,
          at: "2025-10-06T15:20:00Z"
        }
      ],
      comments: [
        {
          story: "Index-only scans considered confusing",
          text: "The visibility map is the part everyone forgets. Vacuum first, benchmark second.",
          at: "2026-08-21T03:12:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 1_884_027,
      name: "Dov Hartlaub",
      location: "San Marcos, TX",
      website: "https://hartlaub.example",
      about: "<p>Staff engineer at Pennant Grid.</p>",
      reputation: 21_877,
      tags: ["postgresql", "rust", "sql"]
    }
  ]
}
