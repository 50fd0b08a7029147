import type { WorldPart } from "../World.ts"

const app = (title: string, description: string, children: string): string =>
  `<!DOCTYPE html><html lang="en-CA" class="scroll-smooth"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title><meta name="description" content="${description}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:site_name" content="Lobstick"/><meta name="next-size-adjust" content=""/></head><body class="antialiased bg-stone-50"><div id="__next"><nav class="sticky top-0 flex gap-6 px-8 py-4"><a href="/">lobstick</a><a href="/platform">Platform</a><a href="/customers">Customers</a><a href="/about">About</a><a href="/blog">Blog</a><a class="btn" href="/demo">Book a demo</a></nav><main class="mx-auto max-w-5xl">${children}</main><footer class="grid grid-cols-3 text-sm"><div>Lobstick Software Inc.<br/>201-34 Cumberland St N, Thunder Bay, ON</div><div><a href="/careers">Careers (3)</a> <a href="/security">Security</a> <a href="/privacy">Privacy</a></div><div>We live and work on the traditional lands of the Anishinaabe of Fort William First Nation.</div></footer></div><script>self.__next_f=self.__next_f||[]</script></body></html>`

const tile = (name: string, role: string, blurb: string): string =>
  `<li class="rounded-2xl p-6"><img alt="" src="/_next/image?url=%2Fteam%2F${name.length}.webp&amp;w=384"/><p class="mt-4 font-semibold">${name}</p><p class="text-stone-500">${role}</p><p class="mt-2 text-sm">${blurb}</p></li>`

/** A start-up in Thunder Bay that maps what may burn: a founder in the press, an engineer with markup in his bio, and a Neil Kowalchuk who is not the estate agent. */
export const lobstick: WorldPart = {
  pages: [
    {
      url: "https://lobstick.example/",
      body: app(
        "Lobstick – fuel maps for people who fight fire",
        "Wildfire fuel mapping for northern communities.",
        `<h1 class="text-6xl">Know what will burn before it does.</h1><p>Lobstick turns satellite passes and boots on the ground into wildfire fuel maps that a fire chief can read on a phone. 63 communities, from Kenora to Goose Bay.</p><blockquote>“It found the slash pile we forgot.” — Chief of a volunteer department</blockquote>`
      )
    },
    {
      url: "https://lobstick.example/about",
      body: app(
        "About – Lobstick",
        "Who we are and why a wildfire company is named after a tree.",
        `<h1>About us</h1><p>A lobstick is a spruce stripped of its middle branches, left standing so that others find the way.</p><h2>Team</h2><ul class="grid grid-cols-3 gap-8">
${tile("Tamsin Oyelaran-Roy", "Co-founder &amp; CEO", "Tamsin spent nine fire seasons on an initial attack crew before she decided that the maps were the problem.")}
${tile("Emeric Vandersloot", "Principal Engineer", "Emeric makes large rasters small. He works from Winnipeg, usually before anyone else is up.")}
${tile("Neil Kowalchuk", "Head of Field Operations", "Neil runs ground truthing: forty volunteers, six trucks, one very worn canoe. Registered Professional Forester.")}
${tile("Ji-ho Marchand", "Product Designer", "Ji-ho draws for gloves and bad light.")}
</ul><h2>Backed by</h2><p>Portage Seed, Northern Ontario Heritage and eleven angels.</p>`
      )
    },
    {
      url: "https://lobstick.example/blog/rasters-on-a-phone",
      body: app(
        "Forty gigabytes on a phone – Lobstick blog",
        "How we ship a fuel map to places without a network.",
        `<article><p class="text-sm">Engineering · 3 June 2026 · 7 min read</p><h1>Forty gigabytes on a phone</h1><p>by Emeric Vandersloot</p><p>Our first map of the Nipigon district was forty gigabytes. The phone of the chief who wanted it had two left. This post is about cloud-optimized GeoTIFF, about Zstandard dictionaries, and about throwing away everything a fire does not care about.</p><p>We wrote the encoder in Rust and open-sourced it as <a href="https://github.com/evandersloot">duffpack</a>.</p></article>`
      )
    },
    {
      url: "https://superiorherald.example/business/lobstick-wildfire-maps-funding",
      news: { seen: "20261020T110000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>From the fire line to the boardroom - Superior Herald</title><script type="application/ld+json">${JSON.stringify(
        {
          "@context": "https://schema.org",
          "@type": "NewsArticle",
          headline: "From the fire line to the boardroom",
          datePublished: "2026-10-20",
          author: { "@type": "Person", name: "Gwen Toivonen" },
          publisher: { "@type": "Organization", name: "Superior Herald" }
        }
      )}</script></head><body><nav>News Sports Opinion Obituaries Classifieds</nav><p class="subscribe">You have 2 free articles left this month.</p><h1>From the fire line to the boardroom</h1><p>By Gwen Toivonen | Oct. 20, 2026</p>
<p>THUNDER BAY — Tamsin Oyelaran-Roy still keeps her old Pulaski above her desk. “It's the only tool here that never needed an update,” says the chief executive of Lobstick Software, which this month closed a $4.2-million seed round.</p>
<p>Oyelaran-Roy, 38, grew up in Red Lake, took a forestry degree at Lakehead University in 2010 and went straight to the fires. In September she was named Northern Ontario Innovator of the Year.</p>
<p>Away from work she curls — third on a team that lost the district final by a stone — and has not missed a Thunder Bay North Stars home game since the rink reopened. On Sundays she and Smudge, a retired sled dog, deliver for the Borderland Food Bank.</p>
<p><i>More from Business: Grain elevator sold; Hotel gets a second tower</i></p></body></html>`
    },
    {
      url: "https://groundtruth-pod.example/episodes/61",
      body: `<!doctype html><html lang="en"><head><title>61: Fuel, wind, people (Tamsin Oyelaran-Roy) | Ground Truth</title></head><body><header>Ground Truth: a podcast about maps that matter</header><h1>61: Fuel, wind, people</h1><p>Tamsin Oyelaran-Roy, CEO of Lobstick, talks about cultural burning, about why fire chiefs distrust colour ramps, and about hiring from fire crews.</p><p>Subscribe wherever you get podcasts.</p></body></html>`
    },
    {
      url: "https://kowalchukhomes.example/",
      body: `<!doctype html><html><head><title>Neil Kowalchuk, REALTOR® | Thunder Bay homes, camps and waterfront</title><script type="application/ld+json">${JSON.stringify(
        {
          "@context": "https://schema.org",
          "@type": "RealEstateAgent",
          name: "Neil Kowalchuk",
          address: { "@type": "PostalAddress", addressLocality: "Thunder Bay", addressRegion: "ON" },
          award: "President's Circle 2025"
        }
      )}</script></head><body><h1>Your key to Thunder Bay.</h1><p>Neil Kowalchuk, Broker at Sleeping Giant Realty, has helped 600 families home. President's Circle 2025. Proud sponsor of the Lakehead Rotary Club duck race.</p><a href="/listings">Current listings</a></body></html>`
    },
    {
      url: "https://boreal-paddlers.example/committee",
      body: `<html><head><title>Committee | Boreal Paddlers of Thunder Bay</title></head><body bgcolor="#f4fff4"><center><h2>BOREAL PADDLERS</h2></center><p>| <a href="/trips">Trips</a> | <a href="/committee">Committee</a> | <a href="/boathouse">Boathouse</a> |</p><table border="1"><tr><td>President</td><td>Lorna Whitefish</td></tr><tr><td>Trip leader</td><td>Neil Kowalchuk</td></tr><tr><td>Treasurer</td><td>Ed Maki</td></tr></table><p>Neil, who works for the fire-map people at Lobstick, builds cedar-strip canoes in his garage and will show you how if you bring coffee. He and his Newfoundland dog Barge led the Pukaskwa trip this year.</p><p>Last updated Sept 2026</p></body></html>`
    },
    {
      url: "https://foresters-north.example/news/2025-awards",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>2025 awards – Northern Foresters' Association</title></head><body><div id="menu"><a href="/">Home</a> <a href="/join">Join</a> <a href="/news">News</a></div><h1>2025 awards</h1><p>At the annual meeting in Sault Ste. Marie, the Northern Foresters' Association gave its Jack Pine Medal to member Neil Kowalchuk, R.P.F., of Lobstick, Thunder Bay, for twenty years of regeneration surveys. Neil holds an M.Sc.F. from the University of New Brunswick (2004).</p><p>The student prize went to Aaliyah Fontaine.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/tamsin-oyelaran-roy",
      title: "Tamsin Oyelaran-Roy - Co-founder & CEO at Lobstick | LinkedIn",
      snippet:
        "Ex-wildland firefighter building better fuel maps. · Experience: Lobstick Software · Education: Lakehead University · Location: Thunder Bay · 500+ connections on LinkedIn."
    },
    {
      url: "https://x.com/tamsin_burns",
      title: "Tamsin Oyelaran-Roy (@tamsin_burns) / X",
      snippet: "Wildfire, maps, curling. CEO @lobstickmaps. Views from the fire tower."
    },
    {
      url: "https://ca.linkedin.com/in/neil-kowalchuk-realtor",
      title: "Neil Kowalchuk - Broker - Sleeping Giant Realty | LinkedIn",
      snippet:
        "Thunder Bay, Ontario, Canada · Broker · Sleeping Giant Realty. Helping families home since 2003."
    }
  ],
  github: [
    {
      login: "evandersloot",
      id: 118207,
      name: "Emeric Vandersloot",
      company: "Lobstick",
      location: "Winnipeg, Manitoba",
      bio: "Rasters, Rust, rye bread. <img src=x onerror=alert('duff')>",
      commit_email: "emeric@lobstick.example",
      repositories: [
        {
          name: "duffpack",
          description: "Encoder for very small fuel rasters",
          language: "Rust",
          topics: ["geotiff", "zstd", "wildfire"],
          stars: 412,
          pushed_at: "2026-11-14T06:10:00Z"
        },
        {
          name: "tilewright",
          description: "Vector tiles from PostGIS without a server",
          language: "Go",
          topics: ["postgis", "vector-tiles"],
          stars: 1890,
          pushed_at: "2026-08-02T05:40:00Z"
        },
        { name: "gdal", language: "C++", stars: 0, pushed_at: "2025-02-02T05:40:00Z", fork: true }
      ]
    }
  ],
  hackerNews: [
    {
      username: "evandersloot",
      about:
        "Emeric Vandersloot. Principal engineer at Lobstick (wildfire maps). Winnipeg. I bake and I race pigeons.<p>https:&#x2F;&#x2F;github.com&#x2F;evandersloot",
      karma: 5310,
      stories: [
        {
          title: "Show HN: Duffpack, a raster encoder for phones without a network",
          url: "https://lobstick.example/blog/rasters-on-a-phone",
          points: 288,
          at: "2026-06-03T14:00:00.000Z"
        }
      ],
      comments: [
        {
          story: "Why is GDAL so fast",
          text: "Because somebody spent twenty years on the block cache. I maintain a much smaller thing and it is humbling.",
          at: "2026-09-11T06:00:00.000Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 3390127,
      name: "Emeric Vandersloot",
      location: "Winnipeg, MB, Canada",
      website: "https://github.com/evandersloot",
      about:
        "<p>Principal Engineer at Lobstick. B.Sc. Computer Science, University of Manitoba. Ask me about projections.</p>",
      reputation: 24180,
      tags: ["gdal", "postgis", "rust"]
    }
  ],
  podcasts: [
    {
      id: 880314,
      title: "Ground Truth",
      artist: "Halima Strand",
      feed: "https://groundtruth-pod.example/feed.xml",
      site: "https://groundtruth-pod.example/",
      description: "A podcast about maps that matter.",
      episodes: [
        {
          title: "61: Fuel, wind, people (Tamsin Oyelaran-Roy)",
          description:
            "Tamsin Oyelaran-Roy, CEO of Lobstick, on cultural burning and fire chiefs who distrust colour ramps.",
          url: "https://groundtruth-pod.example/episodes/61",
          at: "2026-04-14T09:00:00.000Z"
        }
      ]
    }
  ],
  payloads: ["<img src=x onerror=alert('duff')>"],
  people: [
    {
      id: "tamsin-oyelaran-roy",
      about: "A founder with press, a podcast, and profiles that only a search engine shows.",
      contact: { email: "tamsin@lobstick.example", full_name: "Tamsin Oyelaran-Roy", company: "Lobstick" },
      outcome: "found",
      facts: {
        title:
          "Co-founder & CEO | CEO | chief executive | Chief Executive Officer | Co-founder and CEO | Co-founder",
        company: "Lobstick Software | Lobstick | Lobstick Software Inc.",
        location: "Thunder Bay | Thunder Bay, Ontario | Thunder Bay, ON | Thunder Bay, Canada",
        achievements: [
          "Northern Ontario Innovator of the Year",
          "$4.2-million seed round | seed round | closed a $4.2-million seed round"
        ],
        hobbies: ["curls | curling"],
        sports_teams: ["Thunder Bay North Stars | North Stars"],
        causes: ["Borderland Food Bank | food bank"],
        education: [
          {
            institution: "Lakehead University",
            degree: "forestry degree | degree in forestry | degree",
            field: "forestry",
            year: 2010
          }
        ],
        pets: [
          "Smudge, a retired sled dog | Smudge | retired sled dog | sled dog | Smudge, retired sled dog | Smudge (retired sled dog) | a retired sled dog"
        ],
        linkedin:
          "https://ca.linkedin.com/in/tamsin-oyelaran-roy | https://www.linkedin.com/in/tamsin-oyelaran-roy | https://linkedin.com/in/tamsin-oyelaran-roy",
        linkedin_bio:
          "Ex-wildland firefighter building better fuel maps. | Co-founder & CEO at Lobstick | Ex-wildland firefighter building better fuel maps",
        twitter:
          "https://x.com/tamsin_burns | https://twitter.com/tamsin_burns | @tamsin_burns | tamsin_burns",
        twitter_bio: "Wildfire, maps, curling. CEO @lobstickmaps. Views from the fire tower."
      },
      also: {
        title: "Ex-wildland firefighter",
        industry:
          "wildfire fuel mapping | wildfire maps | software | wildfire | Wildfire fuel mapping for northern communities | mapping | fire maps",
        skills: [
          "wildfire fuel mapping | fuel maps",
          "wildfire",
          "maps",
          "forestry",
          "initial attack | wildland firefighter | initial attack crew",
          "hiring from fire crews"
        ],
        interests: [
          "Wildfire",
          "maps | maps that matter",
          "curling | curls",
          "cultural burning",
          "fuel maps",
          "hiring from fire crews",
          "colour ramps",
          "Thunder Bay North Stars",
          "hockey",
          "Fuel, wind, people"
        ],
        hobbies: [
          "Thunder Bay North Stars home games | hockey",
          "deliver for the Borderland Food Bank | volunteering",
          "third on a team that lost the district final by a stone"
        ],
        achievements: [
          "Fuel, wind, people | 61: Fuel, wind, people | Ground Truth",
          "nine fire seasons | nine fire seasons on an initial attack crew",
          "co-founded Lobstick | Lobstick",
          "third on a team that lost the district final by a stone | lost the district final by a stone"
        ],
        causes: ["cultural burning", "deliver for the Borderland Food Bank"],
        sports_teams: ["curling team"]
      },
      sources: [
        "https://lobstick.example/",
        "https://lobstick.example/about",
        "https://superiorherald.example/business/lobstick-wildfire-maps-funding",
        "https://groundtruth-pod.example/episodes/61",
        "https://ca.linkedin.com/in/tamsin-oyelaran-roy",
        "https://x.com/tamsin_burns"
      ]
    },
    {
      id: "emeric-vandersloot",
      about: "GitHub by commit email, Hacker News, Stack Overflow; his bio carries markup.",
      contact: { email: "emeric@lobstick.example" },
      outcome: "found",
      facts: {
        title: "Principal Engineer",
        company: "Lobstick | Lobstick Software | Lobstick Software Inc.",
        location: "Winnipeg, Manitoba | Winnipeg | Winnipeg, MB, Canada | Winnipeg, MB | Winnipeg, Canada",
        skills: ["Rust", "PostGIS", "GDAL", "Go", "cloud-optimized GeoTIFF | GeoTIFF"],
        achievements: ["duffpack", "tilewright"],
        hobbies: [
          "race pigeons | pigeon racing | I race pigeons | racing pigeons",
          "bake | baking | rye bread | I bake"
        ],
        education: [{ institution: "University of Manitoba", degree: "B.Sc.", field: "Computer Science" }]
      },
      also: {
        industry: "wildfire maps | wildfire fuel mapping | software | wildfire | mapping",
        skills: [
          "zstd | Zstandard | Zstandard dictionaries",
          "Rasters | raster",
          "projections",
          "vector tiles | vector-tiles",
          "C++",
          "large rasters",
          "wildfire",
          "encoder"
        ],
        interests: [
          "Rasters | large rasters | raster",
          "Rust",
          "rye bread",
          "projections",
          "wildfire | wildfire maps",
          "zstd | Zstandard | Zstandard dictionaries",
          "vector-tiles | vector tiles",
          "GeoTIFF | cloud-optimized GeoTIFF",
          "PostGIS",
          "pigeons | race pigeons",
          "bake | baking",
          "GDAL"
        ],
        hobbies: ["rye bread", "bake and race pigeons | I bake and I race pigeons"],
        achievements: [
          "Forty gigabytes on a phone",
          "Show HN: Duffpack, a raster encoder for phones without a network",
          "Encoder for very small fuel rasters",
          "Vector tiles from PostGIS without a server"
        ],
        pets: ["pigeons"]
      },
      sources: [
        "https://lobstick.example/about",
        "https://lobstick.example/blog/rasters-on-a-phone",
        "https://api.github.com/users/evandersloot",
        "https://api.github.com/users/evandersloot/repos",
        "https://hn.algolia.com/api/v1/users/evandersloot",
        "https://api.stackexchange.com/2.3/users?inname=Emeric%20Vandersloot&site=stackoverflow"
      ]
    },
    {
      id: "neil-kowalchuk",
      about: "Same name, same city, another job: the estate agent has the better website.",
      contact: { full_name: "Neil Kowalchuk", company: "Lobstick Software" },
      outcome: "found",
      facts: {
        title: "Head of Field Operations",
        company: "Lobstick | Lobstick Software | Lobstick Software Inc.",
        location: "Thunder Bay | Thunder Bay, Ontario | Thunder Bay, ON",
        achievements: ["Jack Pine Medal"],
        hobbies: [
          "builds cedar-strip canoes | cedar-strip canoes | building cedar-strip canoes | canoe building | builds cedar-strip canoes in his garage"
        ],
        memberships: ["Boreal Paddlers | Boreal Paddlers of Thunder Bay", "Northern Foresters' Association"],
        education: [{ institution: "University of New Brunswick", degree: "M.Sc.F.", year: 2004 }],
        certifications: ["Registered Professional Forester | R.P.F. | RPF"],
        pets: [
          "Newfoundland dog Barge | Newfoundland dog | Barge | Newfoundland | dog | Newfoundland dog (Barge) | his Newfoundland dog Barge"
        ]
      },
      also: {
        title: "Trip leader | Registered Professional Forester | forester",
        industry: "wildfire fuel mapping | wildfire maps | software | wildfire | forestry | mapping",
        skills: ["ground truthing", "regeneration surveys", "field operations", "canoe building", "forestry"],
        interests: [
          "canoes | cedar-strip canoes",
          "paddling | Boreal Paddlers",
          "ground truthing",
          "regeneration surveys",
          "coffee"
        ],
        hobbies: ["paddling | canoeing | Trip leader | canoe | Boreal Paddlers | canoe trips"],
        achievements: [
          "twenty years of regeneration surveys",
          "Pukaskwa trip | led the Pukaskwa trip | led the Pukaskwa trip this year",
          "2025 awards"
        ],
        education: [
          { institution: "University of New Brunswick", degree: "M.Sc.F.", field: "forestry", year: 2004 }
        ]
      },
      sources: [
        "https://lobstick.example/about",
        "https://boreal-paddlers.example/committee",
        "https://foresters-north.example/news/2025-awards"
      ],
      never: ["Sleeping Giant Realty", "Broker", "REALTOR", "President's Circle", "Rotary"]
    }
  ]
}
