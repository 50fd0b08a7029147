import type { WorldPart } from "../World.ts"

const site = (
  title: string,
  main: string,
  data = "{}"
): string => `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} | Plover Dynamics</title><meta name="description" content="Crawlers that inspect ships, docks and penstocks"/><link rel="preload" href="/_next/static/css/1f7c.css" as="style"/></head>
<body><div id="__next"><header class="Nav_bar__x2"><a href="/">Plover Dynamics</a><nav><a href="/crawlers">Crawlers</a><a href="/services">Inspection services</a><a href="/team">Team</a><a href="/careers">Careers</a><a class="Nav_cta__9" href="/demo">Book a demo</a></nav></header><main>${main}</main>
<footer><div>Plover Dynamics Inc.</div><div>Building 4, Slip 3, Duluth, MN 55802</div><div>hello@ploverdynamics.example</div><div>© 2026</div></footer></div><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`

/** Hull inspection robots in Minnesota: a founder in newspapers and race results, an engineer whose GitHub bio holds markup, an unknown. */
export const ploverDynamics: WorldPart = {
  pages: [
    {
      url: "https://ploverdynamics.example/",
      body: site(
        "Ship inspection without scaffolding",
        `<h1>Nobody should hang from a rope to measure steel.</h1><p>Our magnetic crawlers walk up a hull, a dock wall or a penstock and come back with a thickness map. Seventeen lakers inspected last winter layup.</p><p><a href="/demo">See one climb</a></p>`
      )
    },
    {
      url: "https://ploverdynamics.example/team",
      body: site(
        "Team",
        `<h1>The flock</h1><div class="Grid_team__ab"><article><img src="/_next/image?url=ingrid.jpg" alt="Ingrid"/><h3>Ingrid Salmela-Kurth</h3><h4>Co-founder &amp; CEO</h4><p>Ingrid inspected ore boats by hand for six years and started Plover in 2017 because her shoulders hurt. She still signs the reports: she is our ASNT Level III in ultrasonic testing.</p></article><article><h3>Matt Wojcik</h3><h4>Co-founder, Hardware</h4><p>Magnets.</p></article><article><h3>Devin Ramachandran</h3><h4>Perception Lead</h4><p>Devin teaches the crawlers where they are. He joined from an orchard robotics company in Yakima in 2021 and commutes over the bridge from Superior, Wisconsin, by bike until it is really not possible.</p></article><article><h3>LaShawn Tibbetts</h3><h4>Field Operations</h4><p>Former Coast Guard. Has a spare of everything in the truck.</p></article></div>`,
        `{"props":{"pageProps":{"team":[{"name":"Ingrid Salmela-Kurth","role":"Co-founder & CEO"},{"name":"Matt Wojcik","role":"Co-founder, Hardware"},{"name":"Devin Ramachandran","role":"Perception Lead"},{"name":"LaShawn Tibbetts","role":"Field Operations"}]}},"page":"/team","buildId":"kX0f"}`
      )
    },
    {
      url: "https://ploverdynamics.example/press/series-a",
      body: site(
        "Plover Dynamics raises $9 million",
        `<article><p>DULUTH, Minn., Feb. 24, 2026 – Plover Dynamics, which builds wall-climbing inspection robots, today announced a $9 million Series A led by Taconite Ventures.</p><p>“This gets us from the Great Lakes to salt water,” said Ingrid Salmela-Kurth, CEO. The company will open a second shop in Norfolk, Virginia and add fifteen people, mostly in software.</p><p><b>About Plover Dynamics.</b> Plover Dynamics was founded in Duluth in 2017. Its crawlers have mapped more than 4 million square feet of steel.</p><p>Media contact: press@ploverdynamics.example</p></article>`
      )
    },
    {
      url: "https://twinportsherald.example/2026/03/08/ingrid-salmela-kurth-plover-robots",
      news: { seen: "20260308T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en-US"><head><title>She used to dangle from ore boats. Now her robots do - Twin Ports Herald</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"She used to dangle from ore boats. Now her robots do","datePublished":"2026-03-08","author":{"@type":"Person","name":"Kari Lindqvist"},"isAccessibleForFree":false}</script></head><body><div class="paywall-meter">You have 2 free articles left this month. <a href="/subscribe">Subscribe</a></div><ul class="nav"><li>News</li><li>Sports</li><li>Outdoors</li><li>Obituaries</li><li>Shipping traffic</li></ul><article><h1>She used to dangle from ore boats. Now her robots do</h1><p class="byline">By Kari Lindqvist, Twin Ports Herald</p><p>DULUTH — There is a hook over Ingrid Salmela-Kurth's desk with a climbing harness on it, gray with paint dust. She has not worn it since 2017.</p><p>Salmela-Kurth, 38, grew up in Hancock, Michigan, where her father ran a tire shop. She studied mechanical engineering at Michigan Tech, graduating in 2010, and went straight to work for a marine surveyor. “Nondestructive testing is a beautiful trade,” she says. “You learn to listen to steel.”</p><p>The crawler that became Plover's first product was welded together in her garage in Lakeside. It won the energy and clean tech division of the Minnesota Cup in 2018.</p><p>Her days start at five with the dogs, two retired sled dogs named Pasty and Nisu, whom she adopted from a musher in Ely. She serves on the board of Second Harvest Northland, the food bank, and has had the same two seats at Bulldogs hockey games for a decade. Does she miss the ropes? “My physical therapist doesn't.”</p></article><aside><h4>Most read</h4><p>1. Ship watchers gather for season's first laker</p><p>2. Bentleyville announces dates</p></aside></body></html>`
    },
    {
      url: "https://northshoreskimarathon.example/results/2026/classic",
      body: `<html><head><title>2026 Results - 42K Classic - North Shore Ski Marathon</title></head><body bgcolor="#eef4fa"><h2>42K Classic, Women 35-39</h2><table border=1 cellpadding=3><tr><th>Pl</th><th>Bib</th><th>Name</th><th>City</th><th>Time</th></tr><tr><td>1</td><td>212</td><td>Ingrid Salmela-Kurth</td><td>Duluth MN</td><td>2:31:07</td></tr><tr><td>2</td><td>240</td><td>Becca Stromgren</td><td>Grand Marais MN</td><td>2:33:50</td></tr><tr><td>3</td><td>198</td><td>Amy Vang</td><td>St Paul MN</td><td>2:40:12</td></tr></table><p>Timing by SnowChip. Protests to the race office before 4 pm.</p></body></html>`
    },
    {
      url: "https://deckplate.example/episodes/77-ingrid-salmela-kurth",
      body: `<!DOCTYPE html><html><head><title>77. Listening to steel (Ingrid Salmela-Kurth) - Deckplate</title></head><body><header>DECKPLATE: a podcast about ships and the people who fix them</header><h1>77. Listening to steel</h1><p>Nov 4, 2026 | 48:12</p><p>Tyrell talks with Ingrid Salmela-Kurth, founder and CEO of Plover Dynamics in Duluth.</p><ul><li>03:10 Growing up in the Keweenaw, and why Finns are like that</li><li>11:45 What corrosion mapping tells an owner (and what it does not)</li><li>24:00 Her two patents on magnetic tracks</li><li>33:30 Hiring welders to write test plans</li><li>41:00 She is on the American Bureau of Shipping's remote inspection working group: what is coming</li><li>45:20 Sauna building: her third is on a trailer</li></ul><p>Subscribe wherever you get podcasts. Deckplate is edited by Mo.</p></body></html>`
    },
    {
      url: "https://devinram.example/",
      body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>devin ramachandran</title><style>body{max-width:38em;margin:3em auto;font:17px/1.5 Charter,serif}</style></head><body>
<p><b>Devin Ramachandran</b><br>robots, mostly stuck to things</p>
<p>I lead perception at <a href="https://ploverdynamics.example">Plover Dynamics</a>. My days are SLAM on curved steel with no GPS and no texture, in C++ when it has to be fast and Python when it has to be today. Before that I counted apples from a moving tractor.</p>
<p>I did my master's in robotics at Carnegie Mellon (2019) and my undergrad in electrical engineering at Purdue.</p>
<p>Not at work I repair pinball machines. There are four in the basement and one (a 1979 Gorgar) that actually plays. I also keep a Russian tortoise called Kalman, who filters nothing.</p>
<h3>posts</h3>
<ul><li>2026-10 <a href="/weld-seams.html">Weld seams are the best landmarks you have</a></li><li>2026-02 <a href="/calib.html">Calibrating a camera at minus 20</a></li><li>2025-06 <a href="/gorgar.html">Gorgar speaks again</a></li></ul>
<p><a rel="me" href="https://github.com/dramachandran-p">github</a> / <a href="https://news.ycombinator.com/user?id=kalmantortoise">hn</a></p></body></html>`
    },
    {
      url: "https://devinram.example/weld-seams.html",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Weld seams are the best landmarks you have</title></head><body><p><a href="/">← devin ramachandran</a></p><h1>Weld seams are the best landmarks you have</h1><p>October 2026</p><p>A hull is the worst place for visual odometry I know: flat, wet, one color. But shipyards weld it together from plates, and the seams show up in ultrasound even through paint. We match seams, not pixels. Drift over a 300 m laker went from 4 m to 22 cm.</p><p>I wrote this up with two interns and it got the best application paper award at the Field Robotics Symposium in Madison this June, which mostly meant a plaque made of plywood.</p></body></html>`
    },
    {
      url: "https://midwestrosday.example/2025/program",
      body: `<!DOCTYPE html><html lang="en"><head><title>Midwest ROS Day 2025: Program</title></head><body><nav><a href="#program">Program</a><a href="#venue">Venue</a><a href="#sponsors">Sponsors</a></nav><h1>Program, Milwaukee, September 13</h1><table><tr><td>9:30</td><td><b>Migrating a fleet of nine crawlers to ROS 2 without drowning one</b><br>Devin Ramachandran, Plover Dynamics<br><small>Devin has been shipping ROS robots since Groovy. He is a member of the IEEE Robotics and Automation Society, mentors FIRST Robotics team 4009 in Duluth, and will talk about Forward Madison FC if you let him.</small></td></tr><tr><td>10:15</td><td><b>URDF, a confession</b><br>Wendy Sobczak</td></tr><tr><td>11:00</td><td>Kringle</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/ingridskurth",
      title: "Ingrid Salmela-Kurth (@ingridskurth) / X",
      snippet:
        "Robots that stick to ships. CEO @ploverdynamics. Ski, sauna, repeat. Duluth, MN. Joined April 2012. 1,904 Followers"
    },
    {
      url: "https://www.linkedin.com/in/ingrid-salmela-kurth",
      title: "Ingrid Salmela-Kurth - CEO at Plover Dynamics | LinkedIn",
      snippet:
        "Duluth, Minnesota, United States · Co-founder & CEO · Plover Dynamics · Michigan Technological University. Building inspection robots for the marine industry. View Ingrid's profile on LinkedIn."
    }
  ],
  github: [
    {
      login: "dramachandran-p",
      id: 4410977,
      name: "Devin Ramachandran",
      company: "@ploverdynamics",
      blog: "devinram.example",
      location: "Superior, WI",
      bio: `Perception. Things that stick. <img src=x onerror="alert('plover-7731')"> Also pinball.`,
      commit_email: "devin@ploverdynamics.example",
      repositories: [
        {
          name: "hullmap",
          description: "Stitch thickness readings into a mesh of a hull",
          language: "C++",
          topics: ["slam", "ros2", "ultrasonics"],
          stars: 512,
          pushed_at: "2026-12-18T09:00:00Z"
        },
        {
          name: "gorgar-fw",
          description: "Replacement firmware for a 1979 pinball sound board",
          language: "C",
          topics: ["pinball", "retro"],
          stars: 77,
          pushed_at: "2025-06-30T09:00:00Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "kalmantortoise",
      about: `Devin R., perception at a robotics startup on Lake Superior. https:&#x2F;&#x2F;devinram.example <script>document.title="kalman-owned"</script>`,
      karma: 1833,
      stories: [
        {
          title: "Weld seams are the best landmarks you have",
          url: "https://devinram.example/weld-seams.html",
          points: 268,
          at: "2026-10-12T14:00:00Z"
        }
      ],
      comments: [
        {
          story: "Ask HN: What are you repairing?",
          text: "A 1979 Gorgar. The speech board was the easy part, the flippers were not.",
          at: "2025-07-02T19:00:00Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 901177,
      title: "Deckplate",
      artist: "Tyrell Boudreaux",
      feed: "https://deckplate.example/rss",
      site: "https://deckplate.example/",
      description: "A podcast about ships and the people who fix them.",
      episodes: [
        {
          title: "77. Listening to steel (Ingrid Salmela-Kurth)",
          description: "Ingrid Salmela-Kurth of Plover Dynamics on corrosion mapping, patents and saunas.",
          url: "https://deckplate.example/episodes/77-ingrid-salmela-kurth",
          at: "2026-11-04T10:00:00Z"
        }
      ]
    }
  ],
  payloads: [`<img src=x onerror="alert('plover-7731')">`, `<script>document.title="kalman-owned"</script>`],
  people: [
    {
      id: "ingrid-salmela-kurth",
      about:
        "A founder: team page, press release, newspaper portrait, race results, podcast, X and LinkedIn listings.",
      contact: { email: "ingrid@ploverdynamics.example", full_name: "Ingrid Salmela-Kurth" },
      outcome: "found",
      facts: {
        title: "Co-founder & CEO | CEO | Co-founder and CEO | founder and CEO | CEO and co-founder",
        company: "Plover Dynamics | Plover Dynamics Inc.",
        location: "Duluth | Duluth, Minnesota | Duluth, MN | Duluth MN | Duluth, Minnesota, United States",
        industry:
          "robotics | inspection robots | marine industry | wall-climbing inspection robots | inspection | marine inspection | hull inspection robots",
        skills: ["ultrasonic testing", "Nondestructive testing | nondestructive testing"],
        achievements: [
          "Minnesota Cup | won the energy and clean tech division of the Minnesota Cup in 2018 | energy and clean tech division of the Minnesota Cup"
        ],
        sports_teams: ["Bulldogs hockey | Bulldogs | UMD Bulldogs | Minnesota Duluth Bulldogs"],
        causes: ["Second Harvest Northland"],
        education: [
          {
            institution: "Michigan Tech | Michigan Technological University",
            field: "mechanical engineering",
            year: 2010
          }
        ],
        certifications: ["ASNT Level III | ASNT Level III in ultrasonic testing"],
        pets: [
          "two retired sled dogs named Pasty and Nisu | two retired sled dogs | retired sled dogs | sled dogs | Pasty and Nisu | dogs"
        ],
        twitter: "https://x.com/ingridskurth | x.com/ingridskurth | @ingridskurth | ingridskurth"
      },
      also: {
        title: "Co-founder | founder",
        location: "Lakeside | Minnesota",
        skills: [
          "corrosion mapping",
          "mechanical engineering",
          "inspection | ship inspection | hull inspection | marine inspection | remote inspection",
          "robotics | inspection robots",
          "welding",
          "magnetic tracks"
        ],
        interests: [
          "skiing | Ski | cross-country skiing",
          "sauna | Sauna building",
          "ships",
          "steel",
          "corrosion mapping",
          "nondestructive testing",
          "ultrasonic testing",
          "sled dogs",
          "Bulldogs hockey | hockey",
          "robots | robotics | inspection robots",
          "remote inspection",
          "Hiring welders to write test plans",
          "dogs",
          "ropes"
        ],
        hobbies: [
          "Sauna building | sauna building | building saunas | Sauna | sauna",
          "skiing | Ski | cross-country skiing | ski racing | classic skiing | ski marathon | 42K Classic",
          "Bulldogs hockey games | hockey",
          "her third sauna is on a trailer | sauna on a trailer"
        ],
        achievements: [
          "two patents on magnetic tracks | two patents | Her two patents on magnetic tracks",
          "$9 million Series A | raised $9 million | Plover Dynamics raises $9 million | $9 million Series A led by Taconite Ventures",
          "started Plover in 2017 | founded Plover Dynamics | Plover Dynamics was founded in Duluth in 2017",
          "inspected ore boats by hand for six years",
          "won the 42K Classic in her age group | 42K Classic | first in Women 35-39 | North Shore Ski Marathon | 1st, 42K Classic, Women 35-39 | 2:31:07",
          "Deckplate | Listening to steel | 77. Listening to steel",
          "mapped more than 4 million square feet of steel | Seventeen lakers inspected last winter layup",
          "on the board of Second Harvest Northland | serves on the board of Second Harvest Northland",
          "The crawler that became Plover's first product was welded together in her garage"
        ],
        causes: ["food bank | the food bank"],
        memberships: [
          "American Bureau of Shipping's remote inspection working group | American Bureau of Shipping | remote inspection working group | American Bureau of Shipping remote inspection working group",
          "board of Second Harvest Northland | Second Harvest Northland"
        ],
        sports_teams: ["Duluth Bulldogs"],
        linkedin_bio:
          "Building inspection robots for the marine industry. | Building inspection robots for the marine industry | Duluth, Minnesota, United States · Co-founder & CEO · Plover Dynamics · Michigan Technological University. Building inspection robots for the marine industry. View Ingrid's profile on LinkedIn.",
        twitter_bio:
          "Robots that stick to ships. CEO @ploverdynamics. Ski, sauna, repeat. | Robots that stick to ships. | Robots that stick to ships. CEO @ploverdynamics. Ski, sauna, repeat. Duluth, MN. | Robots that stick to ships. CEO @ploverdynamics. Ski, sauna, repeat. Duluth, MN. Joined April 2012. 1,904 Followers",
        linkedin: "https://www.linkedin.com/in/ingrid-salmela-kurth | linkedin.com/in/ingrid-salmela-kurth"
      },
      sources: [
        "https://ploverdynamics.example/team",
        "https://ploverdynamics.example/press/series-a",
        "https://twinportsherald.example/2026/03/08/ingrid-salmela-kurth-plover-robots",
        "https://northshoreskimarathon.example/results/2026/classic",
        "https://deckplate.example/episodes/77-ingrid-salmela-kurth",
        "https://x.com/ingridskurth",
        "https://www.linkedin.com/in/ingrid-salmela-kurth"
      ]
    },
    {
      id: "devin-ramachandran",
      about:
        "An engineer with own pages and accounts; his GitHub bio and his Hacker News text hold markup that must not run.",
      contact: {
        email: "devin@ploverdynamics.example",
        full_name: "Devin Ramachandran",
        company: "Plover Dynamics"
      },
      outcome: "found",
      facts: {
        title: "Perception Lead | lead perception | perception lead",
        company: "Plover Dynamics | Plover Dynamics Inc. | ploverdynamics",
        location: "Superior, Wisconsin | Superior, WI | Superior",
        skills: ["SLAM", "ROS 2 | ros2 | ROS"],
        achievements: [
          "best application paper award | best application paper award at the Field Robotics Symposium | best application paper",
          "hullmap"
        ],
        hobbies: [
          "repair pinball machines | pinball | repairing pinball machines | pinball machines | pinball repair | pinball restoration"
        ],
        sports_teams: ["Forward Madison FC | Forward Madison"],
        causes: [
          "FIRST Robotics | FIRST Robotics team 4009 | mentors FIRST Robotics team 4009 | FIRST Robotics team 4009 in Duluth"
        ],
        memberships: ["IEEE Robotics and Automation Society"],
        education: [
          {
            institution: "Carnegie Mellon | Carnegie Mellon University",
            degree: "master's | Master's | master's in robotics",
            field: "robotics",
            year: 2019
          }
        ],
        pets: [
          "Russian tortoise called Kalman | Russian tortoise | tortoise | Kalman | a Russian tortoise called Kalman"
        ]
      },
      also: {
        title: "perception",
        location: "Duluth | Duluth, MN | Lake Superior | Superior, Wisconsin",
        industry: "robotics | robots | robotics startup | inspection robots | inspection",
        skills: [
          "C++",
          "Python",
          "perception",
          "C",
          "ultrasonics | ultrasound",
          "slam",
          "visual odometry",
          "firmware",
          "calibration | camera calibration | Calibrating a camera at minus 20",
          "robotics | robots",
          "electrical engineering"
        ],
        interests: [
          "pinball",
          "robots | robotics",
          "SLAM | slam",
          "perception",
          "retro",
          "ultrasonics",
          "Weld seams | weld seams",
          "ROS | ROS 2 | ros2",
          "Forward Madison FC",
          "visual odometry",
          "FIRST Robotics"
        ],
        hobbies: [
          "biking | bike | cycling | commutes by bike | bike commuting | commutes over the bridge from Superior, Wisconsin, by bike",
          "1979 Gorgar | Gorgar"
        ],
        achievements: [
          "Weld seams are the best landmarks you have",
          "Migrating a fleet of nine crawlers to ROS 2 without drowning one | Midwest ROS Day 2025 | Migrating a fleet of nine crawlers to ROS 2",
          "gorgar-fw | Replacement firmware for a 1979 pinball sound board",
          "Drift over a 300 m laker went from 4 m to 22 cm",
          "Gorgar speaks again",
          "Calibrating a camera at minus 20",
          "mentors FIRST Robotics team 4009",
          "shipping ROS robots since Groovy | has been shipping ROS robots since Groovy",
          "joined from an orchard robotics company in Yakima | orchard robotics"
        ],
        memberships: ["FIRST Robotics team 4009"],
        education: [{ institution: "Purdue | Purdue University", field: "electrical engineering" }]
      },
      sources: [
        "https://ploverdynamics.example/team",
        "https://devinram.example/",
        "https://devinram.example/weld-seams.html",
        "https://midwestrosday.example/2025/program",
        "https://api.github.com/users/dramachandran-p",
        "https://api.github.com/users/dramachandran-p/repos",
        "https://hn.algolia.com/api/v1/users/kalmantortoise"
      ]
    },
    {
      id: "colleen-batsford-ames",
      about: "Nothing public: a new hire who is on no page.",
      contact: {
        email: "colleen.batsford-ames@ploverdynamics.example",
        full_name: "Colleen Batsford-Ames",
        company: "Plover Dynamics",
        title: "Controller"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
