import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} :: Turkeyfoot Bend Milling Co.</title>
<meta name="description" content="Stone-ground cornmeal, grits and flour from the Missouri Ozarks."></head>
<body class="sitepage"><div id="masthead"><p class="est">On Huzzah Creek since 1911</p>
<p><a href="/">The Mill</a></p></div>
<ul id="tabs"><li><a href="/the-family">The Family</a></li><li><a href="/history">History</a></li></ul>
<div id="page">${body}</div>
<div id="colophon">Turkeyfoot Bend Milling Company &bull; 88 Mill Race Road &bull; Steelville, MO 65565</div>
</body></html>`

const folk = (
  name: string,
  job: string,
  text: string,
  mail: string
): string => `<div class="folk"><h2>${name}</h2><p class="job">${job}</p>
<p>${text}</p><p class="mail">Write: <a href="mailto:${mail}">${mail}</a></p></div>`

/** A grist mill in the Ozarks: a father and a son of one name, both at work, both asked for. */
export const turkeyfoot: WorldPart = {
  pages: [
    {
      url: "https://turkeyfootbend.example/",
      body: shell(
        "Cornmeal the slow way",
        `<h1>Cornmeal the slow way.</h1><p>Two pair of French burr stones, one creek, and Missouri white corn. We are a family grist mill in Steelville, Missouri, and we mill to order on Tuesdays and Thursdays.</p>
<p>Want to know whose thumb is on the meal? <a href="/the-family">Meet the family</a>.</p>`
      )
    },
    {
      url: "https://turkeyfootbend.example/the-family",
      body: shell(
        "The Family",
        `<h1>The folks at the mill</h1>
${folk("Delbert Zumwalt, Sr.", "Chairman", "Delbert graduated in milling science from Kansas State University in 1977 and came straight home. He ran the mill for thirty years and still dresses the stones himself every January. Away from the creek he restores hit-and-miss engines and takes them to the county fair.", "delbert@turkeyfootbend.example")}
${folk("Delbert “Del” Zumwalt, Jr.", "President and General Manager", "Del is the fourth Zumwalt to run the place, since 2019. He has a B.S. in agribusiness from Missouri State University (2005) and sold seed in Sikeston before his dad let him near the books. He and his wife, Tamsin, are raising Delbert III, who goes by Trey, and little Odette.", "del@turkeyfootbend.example")}
${folk("Marlys Zumwalt Kettering", "Director of Food Safety", "Marlys is Del’s sister. She built our lab in the old cob house and is a Preventive Controls Qualified Individual (PCQI). If your bag says it was tested, she tested it.", "marlys@turkeyfootbend.example")}
${folk("Ignacio Barrientos", "Restaurant Accounts Manager", "Ignacio is not a Zumwalt but has stopped correcting people. He cooked on the line for eleven years and now calls on chefs from his home in St. Louis.", "ignacio@turkeyfootbend.example")}`
      )
    },
    {
      url: "https://turkeyfootbend.example/history",
      body: shell(
        "History",
        `<h1>A hundred-some years of getting dusty</h1><table>
<tr><td>1911</td><td>August Zumwalt buys the wheel.</td></tr>
<tr><td>1989</td><td>Delbert takes over as president from his uncle Roy.</td></tr>
<tr><td>1993</td><td>The flood takes the lower dam. It is back by Easter.</td></tr>
<tr><td>2019</td><td>Delbert hands the keys to Delbert. Nobody has to change the sign.</td></tr>
<tr><td>2022</td><td>The second pair of stones goes in.</td></tr></table>`
      )
    },
    {
      url: "https://meramecmessenger.example/2025/zumwalt-hall-of-honor",
      news: { seen: "20251106T130000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head>
<title>Steelville miller enters Grain Hall of Honor - Meramec Messenger</title>
</head><body><div class="story"><h1>Steelville miller enters Grain Hall of Honor</h1>
<p class="dateline">Nov. 6, 2025</p>
<p>JEFFERSON CITY, Mo. &mdash; Delbert Zumwalt, chairman of Turkeyfoot Bend Milling Co. in Steelville, was inducted into the Missouri Grain Hall of Honor on Wednesday night.</p>
<p>Zumwalt, 70, gave the president's chair to his son and namesake in 2019. “They spelled the name right, but then they have had two tries at it,” he told the room.</p></div></body></html>`
    },
    {
      url: "https://grainandgriddle.example/golden-griddle/2026",
      body: `<!doctype html><html lang="en"><head><title>The Golden Griddle Awards 2026 | Grain &amp; Griddle</title>
</head><body>
<h1>The Golden Griddle Awards 2026</h1><h2>Grits</h2>
<p><b>Del Zumwalt</b>, Turkeyfoot Bend Milling Co., Steelville, Missouri. “Tastes like somebody was paying attention,” wrote the jury of his coarse white grits.</p>
<h2>Pancake flour</h2><p><b>Ruddock Water Mill</b>, Virginia.</p></body></html>`
    },
    {
      url: "https://behindthepass.example/41-barrientos",
      body: `<!doctype html><html lang="en"><head>
<title>41: Ignacio Barrientos sells corn to chefs – Behind the Pass</title></head>
<body><h1>41: Ignacio Barrientos sells corn to chefs</h1><p>Posted June 11, 2026</p>
<p>Ignacio Barrientos, restaurant accounts manager at Turkeyfoot Bend, tells Shonda why a line cook makes a better salesman than a salesman does.</p></body></html>`
    }
  ],
  podcasts: [
    {
      id: 91544,
      title: "Behind the Pass",
      artist: "Shonda Yeakley",
      feed: "https://feeds.behindthepass.example/rss.xml",
      site: "https://behindthepass.example/41-barrientos",
      description: "Shonda Yeakley talks to the people who feed restaurants.",
      episodes: [
        {
          title: "41: Ignacio Barrientos sells corn to chefs",
          description:
            "Ignacio Barrientos, restaurant accounts manager at Turkeyfoot Bend, on meal, margins and line cooks.",
          url: "https://behindthepass.example/41-barrientos",
          at: "2026-06-11T10:00:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/marlys-kettering-pcqi",
      title: "Marlys Kettering - Director of Food Safety - Turkeyfoot Bend Milling Company | LinkedIn",
      snippet:
        "Director of Food Safety · Turkeyfoot Bend Milling Company · Education: Truman State University · 214 connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "delbert-zumwalt-sr",
      about: "Father and son of one name at one mill: the father, whom a newspaper names without the Senior.",
      contact: { email: "delbert@turkeyfootbend.example", full_name: "Delbert Zumwalt Sr." },
      outcome: "found",
      facts: {
        title: "Chairman",
        company: "Turkeyfoot Bend Milling Company | Turkeyfoot Bend Milling Co. | Turkeyfoot Bend",
        achievements: ["Missouri Grain Hall of Honor | Grain Hall of Honor"],
        hobbies: ["restores hit-and-miss engines | hit-and-miss engines"],
        education: [{ institution: "Kansas State University", field: "milling science", year: 1977 }]
      },
      also: {
        location: "Steelville, Missouri | Steelville, MO | Steelville",
        industry: "milling | grist mill | family grist mill",
        skills: ["milling science"]
      },
      sources: [
        "https://turkeyfootbend.example/the-family",
        "https://meramecmessenger.example/2025/zumwalt-hall-of-honor"
      ],
      never: ["General Manager", "Missouri State", "agribusiness", "Sikeston", "Golden Griddle"],
      sensitive: ["Tamsin", "Trey", "Odette"]
    },
    {
      id: "delbert-zumwalt-jr",
      about:
        "Father and son of one name: the son, told by his address alone. Wife and children on the mill's page.",
      contact: {
        email: "del@turkeyfootbend.example",
        full_name: "Delbert Zumwalt",
        company: "Turkeyfoot Bend Milling Co."
      },
      outcome: "found",
      facts: {
        title: "President and General Manager | President",
        company: "Turkeyfoot Bend Milling Company | Turkeyfoot Bend Milling Co. | Turkeyfoot Bend",
        achievements: ["Golden Griddle Awards 2026 | Golden Griddle Awards | Golden Griddle"],
        education: [
          { institution: "Missouri State University", degree: "B.S. | BS", field: "agribusiness", year: 2005 }
        ]
      },
      also: {
        location: "Steelville, Missouri | Steelville, MO | Steelville",
        industry: "milling | grist mill | family grist mill"
      },
      sources: [
        "https://turkeyfootbend.example/the-family",
        "https://grainandgriddle.example/golden-griddle/2026"
      ],
      never: ["Chairman", "Kansas State", "milling science", "hit-and-miss", "Hall of Honor"],
      sensitive: ["Tamsin", "Trey", "Odette"]
    },
    {
      id: "marlys-kettering",
      about: "The site has her two surnames, client and LinkedIn only the second.",
      contact: { email: "marlys@turkeyfootbend.example", full_name: "Marlys Kettering" },
      outcome: "found",
      facts: {
        title: "Director of Food Safety",
        company: "Turkeyfoot Bend Milling Company | Turkeyfoot Bend Milling Co. | Turkeyfoot Bend",
        certifications: [
          "Preventive Controls Qualified Individual (PCQI) | Preventive Controls Qualified Individual | PCQI"
        ],
        linkedin: "https://www.linkedin.com/in/marlys-kettering-pcqi"
      },
      also: {
        industry: "milling | grist mill | family grist mill",
        location: "Steelville, Missouri | Steelville, MO | Steelville",
        skills: ["food safety"],
        education: [{ institution: "Truman State University" }],
        linkedin_bio: "Director of Food Safety | Director of Food Safety · Turkeyfoot Bend Milling Company"
      },
      sources: [
        "https://turkeyfootbend.example/the-family",
        "https://www.linkedin.com/in/marlys-kettering-pcqi"
      ],
      never: ["Chairman", "President", "agribusiness", "milling science"]
    },
    {
      id: "ignacio-barrientos",
      about: "Works from another town than the mill's; nothing but an address from the client; a podcast.",
      contact: { email: "ignacio@turkeyfootbend.example" },
      outcome: "found",
      facts: {
        title: "Restaurant Accounts Manager",
        company: "Turkeyfoot Bend Milling Company | Turkeyfoot Bend Milling Co. | Turkeyfoot Bend",
        location: "St. Louis | St. Louis, Missouri"
      },
      also: {
        industry: "milling | grist mill | family grist mill"
      },
      sources: ["https://turkeyfootbend.example/the-family", "https://behindthepass.example/41-barrientos"]
    }
  ]
}
