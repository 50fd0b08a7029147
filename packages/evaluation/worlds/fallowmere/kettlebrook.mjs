const nav = `<header class="site"><a class="logo" href="/">Kettlebrook</a><nav><a href="/product/">Product</a> <a href="/docs/">Docs</a> <a href="/blog/">Blog</a> <a href="/about/">About</a> <a href="/careers/">Careers</a> <a class="btn" href="/signup/">Start free</a></nav></header>`
const foot = `<footer><p>Kettlebrook Labs, Inc. · 1120 SE Water Avenue, Portland, OR 97214</p><p><a href="/legal/privacy/">Privacy</a> · <a href="/legal/terms/">Terms</a> · <a href="https://status.kettlebrook.example/">Status</a></p><p>Made with Hugo and too much rain.</p></footer>`
const page = (title, description, main) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.128.0"><title>${title}</title>
<meta name="description" content="${description}"><meta property="og:title" content="${title}"><meta property="og:site_name" content="Kettlebrook"><link rel="stylesheet" href="/css/main.min.css"></head>
<body>${nav}<main>${main}</main>${foot}</body></html>`

export default {
  people: [
    {
      id: "priya-raghunathan",
      about: "Co-founder and CTO with GitHub, Mastodon and Hacker News accounts and a conference page.",
      contact: { email: "priya@kettlebrook.example", full_name: "Priya Raghunathan", company: "Kettlebrook" },
      outcome: "found",
      facts: {
        title: "Co-founder and CTO | CTO | Chief Technology Officer | Co-founder & CTO",
        company: "Kettlebrook | Kettlebrook Labs | Kettlebrook Labs, Inc.",
        location: "Portland, Oregon | Portland, OR | Portland",
        industry: "Developer tools | Software | Build tooling | Build caching | Developer infrastructure",
        skills: ["Distributed systems", "Bazel | build systems | Build tools"],
        hobbies: ["Bouldering | Climbing"],
        education: [{ institution: "University of Waterloo", degree: "Bachelor of Mathematics | BMath", field: "Computer Science", year: 2009 }],
        memberships: ["Build & Ship programme committee | Build & Ship program committee | Program committee of Build & Ship"]
      },
      also: {
        title: "Co-founder | Founder | Software engineer | Tech lead of the build infrastructure group | Tech lead | Speaker | Keynote speaker",
        company: "Osprey Maps",
        location: "Oregon | United States | USA | Chennai | Portland, OR, USA",
        industry: "CI | Continuous integration | Remote build execution | Developer infrastructure",
        skills: ["Go | Golang", "Rust", "Starlark", "remote caching | Build caching | Remote build caching | Caching", "remote execution | Remote build execution", "content-addressable storage | Content addressed storage", "Content-addressed cache garbage collection | Garbage collection | cache eviction", "Public speaking", "Hermetic builds | reproducible builds", "software engineering | Programming | Software development", "leading engineering teams | Engineering leadership | Tech lead | Technical leadership", "build infrastructure", "gRPC", "Monorepo | monorepos", "test selection"],
        achievements: ["Co-founded Kettlebrook in 2019 | Co-founded Kettlebrook | Founded Kettlebrook", "Keynote at Build & Ship 2025 | The Cache Is a Liar | Keynote 'The Cache Is a Liar' | Build & Ship 2025 keynote speaker", "Created casket | casket | author of casket, a content-addressable store | casket (content-addressable store)", "starlint | Created starlint, a linter for Starlark", "Cut Osprey Maps' CI times from 50 minutes to 7 | Cut CI from fifty minutes to seven", "Ran build infrastructure at Osprey Maps | Build infrastructure at Osprey Maps for six years", "Why we stopped trusting mtimes | Wrote 'Why we stopped trusting mtimes'", "climbs V5 | sent a V5 | First V5", "Fifteen years on build systems | Fifteen years in build systems and distributed systems"],
        interests: ["Build systems | Builds", "Filter coffee | Coffee", "Mentoring | mentoring new speakers", "Climbing | Bouldering", "reproducible builds | Hermetic builds", "Monorepos", "Open source", "Developer tools", "cooking dosa | Dosa", "Distributed systems", "Caching", "Garbage collection"],
        hobbies: ["Cooking | making dosa | Dosa", "Veena | Plays the veena badly | playing the veena | Music", "Making filter coffee | Coffee"],
        memberships: ["Build & Ship"],
        causes: ["Mentoring first-time speakers | Speaker mentoring | mentoring"],
        education: [{ institution: "Waterloo", degree: "BMath", field: "Mathematics | Computer Science", year: 2009 }]
      },
      sources: ["https://kettlebrook.example/about/", "https://kettlebrook.example/blog/mtimes/", "https://buildandship.example/2025/speakers/priya-raghunathan", "https://buildandship.example/2025/committee", "https://github.com/prghn", "https://hachyderm.io/@prghn", "https://news.ycombinator.com/user?id=prghn", "https://kettlebrook.example/"]
    },
    {
      id: "caleb-whitcombe",
      about: "Email alone; initials. Personal site links GitHub. Staff engineer.",
      contact: { email: "cw@kettlebrook.example" },
      outcome: "found",
      facts: {
        title: "Staff Engineer, Remote Execution | Staff engineer | Staff Software Engineer",
        company: "Kettlebrook | Kettlebrook Labs",
        location: "Bend, Oregon | Bend, OR | Bend",
        industry: "Developer tools | Software | Build tooling | Build caching",
        skills: ["Rust"],
        achievements: ["Rewrote Kettlebrook's scheduler in Rust | Moved the scheduler to Rust | Moving the scheduler to Rust"],
        hobbies: ["Fly fishing | Fly-fishing", "Woodworking | Furniture making | Building furniture"],
        pets: ["Two heelers, Biscuit and Gravy | Biscuit | Gravy | Two dogs | dogs | heelers"]
      },
      also: {
        title: "Engineer | Software engineer | Systems programmer | Sysadmin | Systems administrator",
        company: "Deschutes County library system | Deschutes library system | Public library",
        location: "Oregon | Central Oregon | United States | US",
        industry: "Remote execution | CI | Developer infrastructure",
        skills: ["Linux containers | Sandboxing | sandboxes", "Go | Golang", "Linux | Linux kernel | Linux namespaces | namespaces", "cgroups", "FUSE | filesystems", "SQLite", "Tokio | async Rust", "scheduling | Schedulers | Job scheduling", "remote execution | Remote build execution", "distributed systems", "Systems programming", "Technical writing | Writing", "Nix", "profiling | Performance profiling | Performance", "Systems administration | sysadmin", "Property testing | proptest | Property-based testing", "hand tools | Hand tool woodworking"],
        achievements: ["nsjar | Created nsjar, a sandbox for build actions | Author of nsjar", "hatchlog | Hatch charts app | Wrote hatchlog", "Cut tail latency by 83% | p99 queue time from 4.1 s to 0.7 s | Queue time p99 from 4.1 s to 0.7 s", "Joined Kettlebrook as employee number five | Employee number five | Fifth employee", "Built a workbench from a fallen juniper | Juniper workbench", "Eight years as a sysadmin | Ran the servers of the county library for eight years", "What cgroups v2 actually promises | Wrote 'What cgroups v2 actually promises'", "Flattening a plane older than your grandfather", "The last good sysadmin job is in a library", "Fetch only the files a compiler opens | FUSE-backed inputs for remote execution", "Self-taught | Learned to program without a degree"],
        interests: ["Fly fishing | Fishing | Caddis", "hand tools | Hand tool woodworking | Woodworking", "Linux", "Systems programming", "Rust", "Sandboxing | Sandboxes", "Scheduling theory | Schedulers | queueing theory | Queueing", "FUSE | filesystems", "Aquatic insects | Hatches | Insect hatches", "Public libraries | Libraries", "Old planes | hand planes", "dogs"],
        hobbies: ["Fishing | fly tying | Tying flies", "Restoring hand planes | Old hand planes", "Writing a blog | Blogging"],
        causes: ["Public libraries | Libraries", "River restoration | Stream restoration | Removing old fencing from the river"],
        memberships: ["Deschutes Anglers | Upper Deschutes Anglers"],
        pets: ["Biscuit (heeler)", "Gravy (heeler)", "dogs | Cattle dogs | Blue heelers"]
      },
      sources: ["https://kettlebrook.example/about/", "https://kettlebrook.example/blog/moving-the-scheduler-to-rust/", "https://calebwhitcombe.example/", "https://calebwhitcombe.example/now.html", "https://github.com/cwhitcombe", "https://kettlebrook.example/"]
    },
    {
      id: "dolores-quintanilla",
      about: "VP of Sales with an interview and a LinkedIn listing; a rowing club.",
      contact: { email: "dolores.quintanilla@kettlebrook.example", full_name: "Dolores Quintanilla", company: "Kettlebrook Labs", title: "VP Sales" },
      outcome: "found",
      facts: {
        title: "VP of Sales | VP Sales | Vice President of Sales",
        company: "Kettlebrook | Kettlebrook Labs",
        location: "Portland, Oregon | Portland, OR | Portland | Portland, Oregon Metropolitan Area",
        industry: "Developer tools | Software | Build tooling",
        skills: ["Enterprise sales | Selling to engineers | Developer tools sales | Sales"],
        hobbies: ["Rowing"],
        memberships: ["Ross Island Masters Rowing | Ross Island Masters Rowing Club"],
        education: [{ institution: "University of Texas at El Paso | UTEP", degree: "BBA | Bachelor of Business Administration", field: "Marketing" }],
        linkedin: "https://www.linkedin.com/in/doloresquintanilla"
      },
      also: {
        title: "Treasurer | Club treasurer | Waitress | Mentor",
        company: "Halfmoon Data | Ross Island Masters Rowing",
        location: "El Paso, Texas | El Paso | Oregon | United States | Portland, Oregon Metropolitan Area",
        industry: "SaaS | Software sales | Data warehousing",
        skills: ["Usage-based pricing | Pricing", "sales leadership | Leading sales teams | Building sales teams | Hiring sales people", "Proofs of concept | running proofs of concept", "bookkeeping | Treasurer", "developer tools GTM | Go-to-market | GTM", "discovery calls | Listening", "SaaS sales | Consumption pricing"],
        achievements: ["Grew the sales team from two to eleven | Built the sales team from two people to eleven", "Halfmoon Data's first sales hire west of Texas | first sales hire", "Bronze at the Tail of the Lake regatta | Third in the women's masters double at Tail of the Lake | Third at Tail of the Lake 2025", "First in her family to finish college | First-generation graduate", "Joined Kettlebrook in 2022", "Finished college while waiting tables"],
        interests: ["Rowing", "Baking", "Sales to engineers | Developer tools", "Reading changelogs | changelogs", "First-generation students"],
        hobbies: ["Baking | Baking pan dulce | pan dulce", "Masters rowing | Rowing in a double"],
        causes: ["First-generation college students | Mentoring first-generation students | Mentoring"],
        memberships: ["Board of Ross Island Masters Rowing | Treasurer of Ross Island Masters Rowing"],
        linkedin_bio: "VP of Sales at Kettlebrook. I sell to engineers by shutting up first. | VP of Sales at Kettlebrook",
        education: [{ institution: "UTEP", degree: "Bachelor's degree" }]
      },
      sources: ["https://kettlebrook.example/about/", "https://kettlebrook.example/blog/meet-dolores/", "https://rossislandmasters.example/board.html", "https://rossislandmasters.example/results.html", "https://www.linkedin.com/in/doloresquintanilla", "https://kettlebrook.example/"]
    },
    {
      id: "marcus-feld",
      about: "Nobody has anything online of him; a namesake coaches wrestling in Ohio.",
      contact: { email: "marcus.feld@kettlebrook.example", full_name: "Marcus Feld", company: "Kettlebrook" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["wrestling", "Maumee Ridge", "Toledo"]
    }
  ],
  pages: [
    {
      url: "https://kettlebrook.example/",
      body: page("Kettlebrook: build once, everywhere", "Remote build caching and execution for teams that are tired of waiting.", `<section class="hero"><h1>Your CI has done this work before.</h1><p>Kettlebrook is a remote build cache and execution service for Bazel, Buck2, Pants and Gradle. Point your builds at it and most of them stop being builds.</p><p><a href="/signup/" class="btn">Start free</a> <a href="/docs/quickstart/">Read the quickstart</a></p></section><section><h2>Used by 340 engineering teams</h2><ul><li>Median cache hit rate 91%</li><li>SOC 2 Type II</li><li>Run it in our cloud or in yours</li></ul></section><section><h2>From the blog</h2><ul><li><a href="/blog/moving-the-scheduler-to-rust/">Moving the scheduler to Rust</a></li><li><a href="/blog/mtimes/">Why we stopped trusting mtimes</a></li><li><a href="/blog/meet-dolores/">Meet the team: Dolores</a></li></ul></section>`)
    },
    {
      url: "https://kettlebrook.example/about/",
      body: page("About us | Kettlebrook", "Who makes Kettlebrook, and why.", `<h1>About</h1><p>Kettlebrook started in 2019, in a room above a bicycle shop, when two people who had spent too long watching progress bars at the same mapping company decided to do something about it. We make developer tools, only one of them really: a cache for builds. There are 45 of us now, half in Portland and half wherever there is decent internet.</p>
<h2>People</h2>
<dl class="people">
<dt id="ned">Ned Ashgrove</dt><dd><em>Co-founder, CEO.</em> Writes the checks and the release notes.</dd>
<dt id="priya">Priya Raghunathan</dt><dd><em>Co-founder, CTO.</em> Ran build infrastructure at Osprey Maps for six years, where she cut CI from fifty minutes to seven. Lives in Portland, makes dosa for the Thursday all-hands. <a href="https://github.com/prghn">GitHub</a> <a rel="me" href="https://hachyderm.io/@prghn">Mastodon</a></dd>
<dt id="dolores">Dolores Quintanilla</dt><dd><em>VP of Sales.</em> Joined in 2022; the sales team was two people then and is eleven now.</dd>
<dt id="caleb">Caleb Whitcombe</dt><dd><em>Staff engineer, remote execution.</em> Employee number five. Works from Bend with two dogs underfoot. cw@kettlebrook.example</dd>
<dt id="yewande">Yewande Sule</dt><dd><em>Head of support.</em> Answers before you have finished typing.</dd>
<dt id="gil">Gil Bertrand</dt><dd><em>Design.</em></dd>
</dl>
<p>We're <a href="/careers/">hiring</a> a product manager and a second technical writer.</p>`)
    },
    {
      url: "https://kettlebrook.example/blog/",
      body: page("Blog | Kettlebrook", "Notes on builds.", `<h1>Blog</h1><ul><li>Mar 3, 2026 <a href="/blog/moving-the-scheduler-to-rust/">Moving the scheduler to Rust</a></li><li>Nov 18, 2025 <a href="/blog/meet-dolores/">Meet the team: Dolores</a></li><li>Jun 2, 2025 <a href="/blog/mtimes/">Why we stopped trusting mtimes</a></li></ul>`)
    },
    {
      url: "https://kettlebrook.example/blog/moving-the-scheduler-to-rust/",
      body: page("Moving the scheduler to Rust | Kettlebrook", "How we rewrote the scheduler and what we got.", `<article><h1>Moving the scheduler to Rust</h1><p class="byline">March 3, 2026 · by Caleb Whitcombe</p><p>Until last October the thing that decides which worker runs your compile was 9,000 lines of Go, and I had written about half of them, so I feel free to be rude. It was fine. It was fine right up to the day a customer sent us 60,000 actions in one second and the garbage collector went for a walk.</p><p>I rewrote it over the winter. What follows is mostly about queueing, a bit about Tokio, and not much about the borrow checker, which was the least of my problems.</p><h2>What we measured</h2><p>p99 queue time went from 4.1 s to 0.7 s. Memory is a third of what it was. We found two bugs in the old one by running both side by side and diffing the decisions with property tests.</p><h2>What I would not do again</h2><p>Start with the sandbox. The sandbox (<a href="https://github.com/cwhitcombe/nsjar">nsjar</a>) could have waited.</p><p><small>Caleb is a staff engineer on the remote execution team. He lives in Bend, Oregon, and would rather be fishing.</small></p></article>`)
    },
    {
      url: "https://kettlebrook.example/blog/mtimes/",
      body: page("Why we stopped trusting mtimes | Kettlebrook", "Timestamps lie. Hashes mostly don't.", `<article><h1>Why we stopped trusting mtimes</h1><p class="byline">June 2, 2025 · Priya Raghunathan</p><p>Every build system is a distributed system that has not admitted it yet. The first lie it tells itself is the modification time of a file.</p><p>At Osprey we had a monorepo with four million files and a fleet of laptops whose clocks agreed on nothing. I spent a summer proving that a third of our cache misses were clock skew. The fix is not clever: hash the content, keep the hashes in a content-addressable store, and throw away anything that nobody has asked for in a while. The "throw away" part is where all the work went. Evicting the wrong blob from a cache that a thousand builds share is a very efficient way to get paged.</p><p>Read on for how our eviction works, and for what we got wrong twice.</p></article>`)
    },
    {
      url: "https://kettlebrook.example/blog/meet-dolores/",
      body: page("Meet the team: Dolores | Kettlebrook", "Five questions for our VP of Sales.", `<article><h1>Meet the team: Dolores</h1><p class="byline">November 18, 2025</p><p>Dolores Quintanilla runs sales at Kettlebrook. We asked her a few things over bad coffee.</p>
<p><strong>How did you end up selling to engineers?</strong></p><p>By accident. I studied marketing at UTEP (BBA, evenings; I waited tables the whole time and was the first in my family to finish), and the only company in El Paso that called back sold data warehouses. I was Halfmoon Data's first sales hire west of Texas two years later, which is how I got to Portland.</p>
<p><strong>What do people get wrong?</strong></p><p>They talk. An engineer wants to run the thing. Set up the proof of concept, read the changelog before the call, answer in the shared channel and shut up. And price by usage. Nobody who builds software believes in seats any more.</p>
<p><strong>What happens at 5 a.m.?</strong></p><p>I row. I learned at 38, so I am what they call masters. Marie and I took third in the double at Tail of the Lake this fall and I will not stop mentioning it.</p>
<p><strong>Anything else we should know?</strong></p><p>I bake pan dulce for the office when we close the quarter. And twice a month I'm on the phone with first-generation college students from back home; if you want to mentor, talk to me.</p></article>`)
    },
    {
      url: "https://kettlebrook.example/careers/",
      body: page("Careers | Kettlebrook", "Work with us.", `<h1>Careers</h1><p>We are remote-friendly inside the United States and Canada, with an office in Portland.</p><ul><li><a href="/careers/pm/">Product manager, cache</a></li><li><a href="/careers/writer/">Technical writer</a></li></ul><p>Benefits: health, dental, four weeks off that you have to take, a rain jacket.</p>`)
    },
    {
      url: "https://calebwhitcombe.example/",
      body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>caleb whitcombe</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"><style>body{max-width:38em;margin:3em auto;font:18px/1.5 Georgia}</style></head><body class="h-card">
<h1 class="p-name">Caleb Whitcombe</h1>
<p class="p-note">I write systems software in Rust at <a class="p-org" href="https://kettlebrook.example/">Kettlebrook</a>, mostly the part that runs other people's compilers inside small Linux boxes. I live in <span class="p-locality">Bend</span>, Oregon. No degree: I ran the servers of the Deschutes County library system for eight years and learned it there, at night, from the books.</p>
<p>Away from the keyboard I fly fish, badly, and build furniture with hand tools, slightly less badly. The bench I work at was a juniper that came down in the 2021 storm.</p>
<p>The dogs are Biscuit and Gravy. They are heelers. They are not sorry.</p>
<ul><li><a class="u-url" rel="me" href="https://github.com/cwhitcombe">github</a></li><li><a class="u-email" href="mailto:cw@kettlebrook.example">email (work)</a></li><li><a href="/now.html">now</a></li></ul>
<h2>Writing</h2><ul><li><a href="/cgroups.html">What cgroups v2 actually promises</a> (2025)</li><li><a href="/planes.html">Flattening a plane older than your grandfather</a> (2024)</li><li><a href="/libraries.html">The last good sysadmin job is in a library</a> (2023)</li></ul></body></html>`
    },
    {
      url: "https://calebwhitcombe.example/now.html",
      body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>now - caleb whitcombe</title></head><body><p><a href="/">&larr;</a></p><h1>Now</h1><p>May 2026.</p><ul><li>Shipping FUSE-backed inputs for remote execution, so that workers only fetch the files a compiler really opens.</li><li>Tying caddis for June. Logging hatches in <a href="https://github.com/cwhitcombe/hatchlog">hatchlog</a>.</li><li>Pulling old fence wire out of the river with the Upper Deschutes Anglers, first Saturdays. Join us, bring gloves.</li><li>Reading about queueing theory and pretending it's for work.</li></ul></body></html>`
    },
    {
      url: "https://rossislandmasters.example/board.html",
      body: `<html><head><title>Ross Island Masters Rowing - Board</title></head><body bgcolor="#ffffff"><table width="760" align="center"><tr><td colspan="2"><h2>Ross Island Masters Rowing</h2><a href="/">Home</a> | <a href="/practice.html">Practice</a> | <a href="/board.html">Board</a> | <a href="/results.html">Results</a> | <a href="/join.html">Join</a></td></tr><tr><td colspan="2"><h3>2026 Board</h3></td></tr><tr><td>President</td><td>Wendell Oyama</td></tr><tr><td>Vice president</td><td>Marie Tolbert</td></tr><tr><td>Treasurer</td><td>Dolores Quintanilla</td></tr><tr><td>Equipment</td><td>Stu Lindgren</td></tr><tr><td colspan="2"><p>Board meetings are open to members, second Tuesday, at the boathouse. Dues questions: Dolores.</p><p>Last update January 14, 2026</p></td></tr></table></body></html>`
    },
    {
      url: "https://rossislandmasters.example/results.html",
      body: `<html><head><title>Ross Island Masters Rowing - Results</title></head><body bgcolor="#ffffff"><h2>Ross Island Masters Rowing</h2><a href="/">Home</a> | <a href="/board.html">Board</a><h3>Tail of the Lake, October 2025</h3><pre>W Masters 2x   3rd   D. Quintanilla / M. Tolbert      21:44.1
M Masters 4+   7th   Oyama / Lindgren / Feeney / Katz 20:02.8</pre></body></html>`
    },
    {
      url: "https://maumeeridgeschools.example/athletics/wrestling",
      body: `<!DOCTYPE html><html><head><title>Wrestling - Maumee Ridge High School Athletics</title></head><body><div id="header"><h1>Maumee Ridge High School</h1><p>Toledo, Ohio</p></div><div id="content"><h2>Boys Wrestling</h2><p>Head coach: Marcus Feld (14th season). Coach Feld, a Maumee Ridge graduate, teaches physical education and has taken nine wrestlers to the state tournament.</p><p>Practice schedule: <a href="/calendar">see calendar</a>. Physicals are due November 1.</p></div></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/doloresquintanilla", title: "Dolores Quintanilla - VP of Sales - Kettlebrook | LinkedIn", snippet: "VP of Sales at Kettlebrook. I sell to engineers by shutting up first. · Experience: Kettlebrook · Education: The University of Texas at El Paso · Location: Portland, Oregon Metropolitan Area · 500+ connections on LinkedIn." }
  ],
  github: [
    {
      login: "prghn", id: 4410291, name: "Priya Raghunathan", company: "@kettlebrook", location: "Portland, OR", bio: "CTO at Kettlebrook. Caches, mostly.", blog: "https://kettlebrook.example/about/#priya", commit_email: "priya@kettlebrook.example",
      accounts: [{ provider: "mastodon", url: "https://hachyderm.io/@prghn" }],
      repositories: [
        { name: "casket", description: "A content-addressable store with honest garbage collection", language: "Go", topics: ["bazel", "remote-caching", "cas", "grpc"], stars: 1184, pushed_at: "2026-04-22T17:03:11Z" },
        { name: "starlint", description: "Opinionated linter for Starlark files", language: "Rust", topics: ["starlark", "linter", "bazel"], stars: 231, pushed_at: "2025-09-08T05:41:00Z" },
        { name: "bazel", description: "a fast, scalable, multi-language build system", language: "Java", stars: 2, pushed_at: "2023-02-11T10:00:00Z", fork: true }
      ]
    },
    {
      login: "cwhitcombe", id: 2819004, name: "Caleb Whitcombe", company: "Kettlebrook", location: "Bend, Oregon", blog: "https://calebwhitcombe.example/", bio: "boxes for compilers", commit_email: "cw@kettlebrook.example",
      repositories: [
        { name: "nsjar", description: "Run a build action in a jar: namespaces, cgroups, no daemon", language: "Rust", topics: ["sandbox", "linux", "cgroups"], stars: 642, pushed_at: "2026-05-19T20:12:45Z" },
        { name: "hatchlog", description: "What was hatching, where, and what I failed to catch on it", language: "Rust", topics: ["fly-fishing", "sqlite"], stars: 17, pushed_at: "2026-05-30T04:50:02Z" },
        { name: "dotfiles", description: "nix, mostly", language: "Nix", stars: 3, pushed_at: "2026-01-02T02:00:00Z" }
      ]
    }
  ],
  mastodon: [
    {
      user: "prghn", domain: "hachyderm.io", name: "Priya R.", note: "<p>Co-founder/CTO at Kettlebrook. Builds, caches, filter coffee. Portland by way of Chennai and Waterloo. she/her</p>",
      fields: [{ name: "Work", value: "<a href=\"https://kettlebrook.example/about/\" rel=\"me\">kettlebrook.example</a>", verified_at: "2024-02-01T00:00:00Z" }, { name: "GitHub", value: "<a href=\"https://github.com/prghn\">github.com/prghn</a>" }],
      posts: [
        { text: "<p>First V5 of my life tonight at the bouldering gym. I am forty and my fingers would like a word.</p>", at: "2026-03-14T04:20:00Z" },
        { text: "<p>If your build isn't hermetic your cache is a rumor. That's the talk, you can skip it now.</p>", at: "2025-09-30T16:02:00Z" },
        { text: "<p>Week 3 of trying to relearn the veena. The neighbours have been very polite about it.</p>", at: "2025-12-02T03:11:00Z" },
        { text: "<p>New release of zstd is out, go update your compression levels</p>", at: "2025-11-02T03:11:00Z", repost: true }
      ]
    }
  ],
  hackerNews: [
    {
      username: "prghn", about: "Priya Raghunathan, CTO &amp; co-founder of Kettlebrook (build caching). Portland.", karma: 3121,
      stories: [{ title: "Why we stopped trusting mtimes", url: "https://kettlebrook.example/blog/mtimes/", points: 287, at: "2025-06-02T15:00:00Z" }],
      comments: [
        { story: "Show HN: A faster test selector for monorepos", text: "Nice work. Test selection is only as good as the dependency graph it reads; how do you deal with reflection?", at: "2026-02-10T18:40:00Z" },
        { story: "Ask HN: How do you give your first conference talk?", text: "I mentor new speakers for Build &amp; Ship every year. Best trick I know: give it to three people in a kitchen first.", at: "2025-08-19T21:15:00Z" }
      ]
    }
  ],
  rdap: [{ domain: "kettlebrook.example", registrant: "Kettlebrook Labs, Inc.", registered: "2019-01-17" }]
}
