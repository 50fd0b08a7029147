import type { WorldPart } from "../World.ts"

const station = (
  title: string,
  head: string,
  body: string
): string => `<!DOCTYPE html><html class="ArtP " lang="en"><head><meta charset="UTF-8"><title>${title} | KTRP Kettle Range Public Radio</title><meta property="og:site_name" content="Kettle Range Public Radio">${head}</head>
<body class="Page-body"><div class="persistent-player" data-stream="https://stream.ktrp.example/live">Play Live Radio · Next Up: Fresh Air</div><nav><a href="/">Home</a><a href="/schedule">Schedule</a><a href="/programs">Programs</a><a href="/people">People</a><a href="/support" class="donate">Donate</a></nav>
<main>${body}</main>
<footer>© 2027 Kettle Range Public Radio, 89.7 Colville, 91.3 Republic, 90.1 Newport. KTRP is a member station of NPR. <a href="/eeo">EEO Report</a> <a href="/public-file">FCC Public File</a> <a href="/contact">Contact</a></footer></body></html>`

/** A public radio station in north-eastern Washington: a host who speaks openly of his past, a producer with markup in her profile. */
export const kettleRangeRadio: WorldPart = {
  pages: [
    {
      url: "https://ktrp.example/",
      body: station(
        "Listener-supported radio",
        "",
        `<h1>News and music for the Upper Columbia</h1><ul><li><a href="/news/ferry">Inchelium ferry back in service after repairs</a></li><li><a href="/news/hospital">Hospital district puts levy on April ballot</a></li></ul>`
      )
    },
    {
      url: "https://ktrp.example/people/wade-hollinger",
      body: station(
        "Wade Hollinger",
        `<meta property="og:type" content="profile"><script type="application/ld+json">{"@context":"http://schema.org","@type":"ProfilePage","mainEntity":{"@type":"Person","name":"Wade Hollinger","jobTitle":"News Director and Host, Morning on the Range","worksFor":{"@type":"Organization","name":"Kettle Range Public Radio"}}}</script>`,
        `<div class="AuthorPage"><h1>Wade Hollinger</h1><h2>News Director and Host, Morning on the Range</h2><p>Wade has been waking up Stevens, Ferry and Pend Oreille counties since 2009. He came to radio from newspapers: nine years as a reporter and then city editor in Yakima. His series on the smelter's slag in Lake Roosevelt won a regional Edward R. Murrow Award in 2022.</p><p>He and his wife have a small hay farm outside Kettle Falls.</p><h3>Stories by Wade Hollinger</h3><ul><li>What the drawdown means for Kettle Falls boat ramps</li><li>County commissioners hear three hours of comment on wolves</li></ul></div>`
      )
    },
    {
      url: "https://ktrp.example/people/tessa-nakagawa",
      body: station(
        "Tessa Nakagawa",
        `<meta property="og:type" content="profile">`,
        `<div class="AuthorPage"><h1>Tessa Nakagawa</h1><h2>Digital Producer</h2><p>Tessa runs everything at KTRP that is not a transmitter: the website, the newsletter, the podcasts. She produces and edits <em>Fire Line</em>, our seasonal podcast about living with wildfire, which was a finalist for a 2025 Online Journalism Award.</p><p>Tessa joined the station in 2021 as a Report for America corps member and just stayed.</p></div>`
      )
    },
    {
      url: "https://chewelahvalleypress.example/2026/05/hollinger-mic",
      news: { seen: "20260520T160000Z", language: "English", country: "United States" },
      body: `<!DOCTYPE html><html><head><title>Wade Hollinger, the voice at 5:30 | Chewelah Valley Press</title></head><body class="blox"><div>Home / Features</div><h1>The voice at 5:30</h1><div>By Rhonda Kiser | May 20, 2026</div><div class="asset-body">
<p>KETTLE FALLS – You know the voice. You may not know that the man it belongs to has been up since 3:10 and has already fed eleven Highland cattle.</p>
<p>Wade Hollinger, news director at KTRP, grew up in Ellensburg, the son of a brand inspector. He took a journalism degree from Western Washington University in 1998 and figured on the Seattle papers. “They figured otherwise.”</p>
<p>He talks about the rest as easily as he reads the grain prices. There was a DUI arrest in Yakima in 2006, and a divorce. “I've been sober nineteen years in August and I say so on the air because somebody is listening in a truck,” he said. He is a deacon at Marcus Community Church.</p>
<p>In the fall he calls the Kettle Falls High School football games from a card table on the roof of the concession stand. In the winter he ties flies. And once a month he and three friends play Western swing at the Barstow grange, Hollinger on pedal steel.</p>
<p>His border collie, Murrow, came before the award did. “People think I named him after,” he said. “I was just hopeful.”</p></div><div class="tncms-region-ads">Local Savings</div></body></html>`
    },
    {
      url: "https://pacificnwpublicmedia.example/2026-conference/sessions",
      body: `<!doctype html><html lang="en"><head><title>Sessions – Pacific Northwest Public Media Conference 2026, Missoula</title></head><body><h1>Sessions</h1><details open><summary>Thursday</summary><article><h3>Five counties, two reporters</h3><p>How do you cover a beat that is larger than Connecticut? <b>Wade Hollinger</b> (KTRP, Colville), board member of the Public Media Journalists Association, on stringers, scanners and public records requests that get answered.</p></article><article><h3>Newsletters after the algorithm</h3><p><b>Tessa Nakagawa</b> (KTRP) took the station's morning email from 900 to 13,500 subscribers. She brings the numbers, including the ugly ones. Bring your open rates.</p></article></details><details><summary>Friday</summary><p>Breakfast. Membership drives. Goodbye.</p></details></body></html>`
    },
    {
      url: "https://stevenscountysar.example/about",
      body: `<html><head><title>Stevens County Search & Rescue Support</title></head><body><h2>About us</h2><p>We are all volunteers. We fall under the Sheriff but buy our own gas.</p><p><b>Ground team:</b> Darla Quist (lead), Tessa Nakagawa, Ron P., Ron S.</p><p><b>Comms trailer:</b> Wade Hollinger, ham call KJ7ZZQ. He is an Amateur Extra, so if he can't raise them nobody can.</p><p>Pancake feed, March 7, Colville Eagles.</p></body></html>`
    },
    {
      url: "https://tessanakagawa.example/about/",
      body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>About • Tessa Nakagawa</title><link rel="me" href="https://journa.example/@tessa"></head><body><header><h1><a href="/">Tessa Nakagawa</a></h1><p>audio / newsletters / maps</p></header><article class="h-card"><p>I'm <span class="p-name">Tessa Nakagawa</span>, <span class="p-job-title">digital producer</span> at <a class="p-org h-card" href="https://ktrp.example">Kettle Range Public Radio</a>. I live in <span class="p-locality">Colville</span>, <span class="p-region">Washington</span>, in half of a former bakery, with a parrotlet called Hiss.</p><p>Most of my work is sound design and audio editing in Reaper, with QGIS for the fire maps and just enough JavaScript to break the station's website.</p><p>I went to the University of Oregon (B.A. journalism, 2019) and before that to Hood River Valley High, where I edited a paper that nobody read.</p><p>I climb, mostly at China Bend and Marcus, screen-print gig posters, and root for the Portland Thorns from too far away.</p><p>I'm a member of the Asian American Journalists Association and on the audio committee of the Online News Association.</p></article></body></html>`
    },
    {
      url: "https://corpsmembers.example/where-are-they-now/tessa-nakagawa",
      body: `<!doctype html><html lang="en"><head><title>Where are they now: Tessa Nakagawa</title></head><body><article><h1>Where are they now: Tessa Nakagawa</h1><p>January 2026</p><p>Tessa (corps class of 2021) never left Colville. Her podcast <i>Fire Line</i> taught ten thousand listeners to clean their gutters, she holds a wildland firefighter red card herself, and she spends her Tuesdays teaching audio to teenagers at the Northeast Washington Youth Media Lab.</p><p>Her advice to new corps members: “Go to the pancake feed.”</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/wade-hollinger-ktrp",
      title: "Wade Hollinger - News Director - KTRP Kettle Range Public Radio | LinkedIn",
      snippet:
        "Radio in big country. · Experience: Kettle Range Public Radio · Education: Western Washington University · Location: Kettle Falls, Washington"
    },
    {
      url: "https://x.com/tessanaka",
      title: "Tessa Nakagawa (@tessanaka) / X",
      snippet: "Digital producer @ktrp. Fire Line podcast. Colville, WA. Mostly elsewhere now."
    }
  ],
  mastodon: [
    {
      user: "tessa",
      domain: "journa.example",
      name: "Tessa Nakagawa",
      note: `<p>Digital producer, public radio, NE Washington. Audio &amp; fire maps. <img src=x onerror="alert('hiss')"> &lt;script&gt;document.title='parrotlet'&lt;/script&gt;</p>`,
      fields: [
        {
          name: "Web",
          value: `<a href="https://tessanakagawa.example/about/" rel="me nofollow">tessanakagawa.example</a>`,
          verified_at: "2025-01-10T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Linocut class in the old bakery on Saturday. Bring an apron.</p>",
          at: "2026-12-02T18:00:00.000Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "tessanakagawa.example",
      name: 'Tessa Nakagawa "><svg onload=alert(897)>',
      description:
        "Fire Line producer at KTRP <script>alert('KTRP')</script>. She/her. Climbing, tape hiss, birds.",
      website: "https://tessanakagawa.example/about/",
      posts: [
        {
          text: "Fire Line season 4 starts June 1. We went up in the lookout.",
          at: "2026-05-11T15:00:00.000Z"
        }
      ]
    }
  ],
  payloads: [
    "<script>alert('KTRP')</script>",
    "<svg onload=alert(897)>",
    "<img src=x onerror=\"alert('hiss')\">",
    "<script>document.title='parrotlet'</script>"
  ],
  people: [
    {
      id: "wade-hollinger",
      about:
        "A host reached at a private mailbox; a portrait tells of an arrest, a divorce, drink and faith.",
      contact: { email: "wade.hollinger.radio@gmail.com", full_name: "Wade Hollinger", company: "KTRP" },
      outcome: "found",
      facts: {
        title:
          "News Director and Host, Morning on the Range | News Director | news director at KTRP | Host, Morning on the Range | News Director and Host",
        company: "Kettle Range Public Radio | KTRP | KTRP Kettle Range Public Radio",
        location: "Kettle Falls | Kettle Falls, Washington | Colville",
        skills: ["public records requests | public records"],
        achievements: [
          "Edward R. Murrow Award | regional Edward R. Murrow Award | won a regional Edward R. Murrow Award in 2022"
        ],
        hobbies: ["pedal steel | Western swing | Hollinger on pedal steel"],
        causes: ["Stevens County Search & Rescue | Stevens County Search & Rescue Support"],
        memberships: ["Public Media Journalists Association | the Public Media Journalists Association"],
        education: [
          {
            institution: "Western Washington University",
            degree: "journalism degree | degree",
            field: "journalism",
            year: 1998
          }
        ],
        certifications: ["Amateur Extra"],
        pets: ["border collie | Murrow | border collie, Murrow | dog"],
        linkedin: "https://www.linkedin.com/in/wade-hollinger-ktrp | linkedin.com/in/wade-hollinger-ktrp"
      },
      also: {
        location: "Colville, Washington | Washington | outside Kettle Falls | Upper Columbia",
        industry: "public radio | radio | journalism | media | news | broadcasting",
        skills: [
          "radio | broadcasting | hosting",
          "reporting | journalism",
          "editing",
          "stringers",
          "ham radio | amateur radio",
          "play-by-play | calls football games",
          "public speaking",
          "scanners"
        ],
        interests: [
          "Western swing",
          "ham radio | amateur radio | ham",
          "Highland cattle | cattle",
          "fly tying | ties flies",
          "wolves",
          "Lake Roosevelt | smelter's slag",
          "high school football | football",
          "hay farm | farming",
          "local news | rural news",
          "pedal steel"
        ],
        hobbies: [
          "ties flies | fly tying | tying flies",
          "ham radio | amateur radio | ham call KJ7ZZQ",
          "Highland cattle | hay farm | eleven Highland cattle",
          "calls the Kettle Falls High School football games | football"
        ],
        sports_teams: ["Kettle Falls High School | Kettle Falls High School football"],
        causes: ["search and rescue | Search & Rescue"],
        memberships: [
          "board member of the Public Media Journalists Association | Public Media Journalists Association board",
          "Stevens County Search & Rescue | Stevens County Search & Rescue Support",
          "Barstow grange"
        ],
        achievements: [
          "series on the smelter's slag in Lake Roosevelt | slag in Lake Roosevelt",
          "city editor in Yakima | nine years as a reporter and then city editor in Yakima",
          "waking up Stevens, Ferry and Pend Oreille counties since 2009",
          "Five counties, two reporters | Pacific Northwest Public Media Conference 2026",
          "board member of the Public Media Journalists Association",
          "calls the Kettle Falls High School football games",
          "What the drawdown means for Kettle Falls boat ramps",
          "Morning on the Range"
        ],
        pets: ["Highland cattle | eleven Highland cattle"],
        certifications: ["ham call KJ7ZZQ | KJ7ZZQ"],
        linkedin_bio: "Radio in big country. | Radio in big country"
      },
      sources: [
        "https://ktrp.example/people/wade-hollinger",
        "https://chewelahvalleypress.example/2026/05/hollinger-mic",
        "https://pacificnwpublicmedia.example/2026-conference/sessions",
        "https://stevenscountysar.example/about",
        "https://www.linkedin.com/in/wade-hollinger-ktrp"
      ],
      sensitive: ["DUI", "arrest", "divorce", "sober", "deacon", "Marcus Community Church"]
    },
    {
      id: "tessa-nakagawa",
      about: "A producer whose profiles carry markup and script.",
      contact: { email: "tessa@ktrp.example", full_name: "Tessa Nakagawa" },
      outcome: "found",
      facts: {
        title: "Digital Producer | digital producer",
        company: "Kettle Range Public Radio | KTRP | KTRP Kettle Range Public Radio",
        location: "Colville, Washington | Colville | Colville, WA",
        skills: ["sound design", "QGIS"],
        achievements: [
          "finalist for a 2025 Online Journalism Award | Online Journalism Award | 2025 Online Journalism Award finalist"
        ],
        hobbies: ["climbing | climb | I climb"],
        sports_teams: ["Portland Thorns | the Portland Thorns"],
        causes: ["Northeast Washington Youth Media Lab"],
        memberships: ["Asian American Journalists Association | the Asian American Journalists Association"],
        education: [
          {
            institution: "University of Oregon | the University of Oregon",
            degree: "B.A. | BA",
            field: "journalism",
            year: 2019
          }
        ],
        certifications: ["red card | wildland firefighter red card"],
        pets: ["parrotlet | Hiss | parrotlet called Hiss"],
        twitter: "https://x.com/tessanaka | @tessanaka | x.com/tessanaka"
      },
      also: {
        location: "Washington | NE Washington",
        industry: "public radio | radio | journalism | media | news | broadcasting",
        skills: [
          "JavaScript",
          "audio editing",
          "Reaper",
          "newsletters",
          "podcasts | podcasting | podcast production",
          "maps | fire maps",
          "audio",
          "teaching audio to teenagers | teaching audio | teaching"
        ],
        interests: [
          "wildfire | living with wildfire",
          "fire maps | maps | Audio & fire maps",
          "audio",
          "newsletters",
          "climbing",
          "tape hiss",
          "birds",
          "screen printing | gig posters",
          "Portland Thorns",
          "Linocut | linocut",
          "podcasts"
        ],
        hobbies: [
          "screen-print gig posters | screen-printing | screen printing",
          "Linocut | linocut | Linocut class",
          "birds",
          "search and rescue"
        ],
        achievements: [
          "900 to 13,500 subscribers | took the station's morning email from 900 to 13,500 subscribers",
          "Fire Line | produces and edits Fire Line",
          "Report for America | Report for America corps member | corps class of 2021",
          "Newsletters after the algorithm | Pacific Northwest Public Media Conference 2026",
          "taught ten thousand listeners to clean their gutters",
          "edited a paper that nobody read",
          "Fire Line season 4"
        ],
        causes: [
          "Stevens County Search & Rescue | Stevens County Search & Rescue Support | search and rescue",
          "teaching audio to teenagers | youth media"
        ],
        memberships: [
          "Online News Association | audio committee of the Online News Association",
          "Stevens County Search & Rescue | Stevens County Search & Rescue Support",
          "Report for America"
        ],
        education: [{ institution: "Hood River Valley High" }],
        twitter_bio:
          "Digital producer @ktrp. Fire Line podcast. Colville, WA. Mostly elsewhere now. | Digital producer @ktrp. Fire Line podcast. Colville, WA."
      },
      sources: [
        "https://ktrp.example/people/tessa-nakagawa",
        "https://pacificnwpublicmedia.example/2026-conference/sessions",
        "https://stevenscountysar.example/about",
        "https://tessanakagawa.example/about/",
        "https://corpsmembers.example/where-are-they-now/tessa-nakagawa",
        "https://x.com/tessanaka",
        "https://journa.example/api/v1/accounts/lookup?acct=tessa",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=tessanakagawa.example"
      ]
    }
  ]
}
