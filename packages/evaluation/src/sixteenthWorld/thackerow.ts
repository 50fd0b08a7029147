import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} - Thackerow Dock Systems</title>
<meta name="generator" content="SiteBarn 4.2"></head><body class="two-col"><div id="wrapper">
<div id="masthead"><a href="/"><img src="/files/thackerow-logo.gif" alt="Thackerow Dock Systems"></a>
<ul id="menu"><li><a href="/company/leadership">Leadership</a></li><li><a href="/company/plants">Plants</a></li>
<li><a href="/newsroom">Newsroom</a></li></ul></div>
<div id="main-col">${body}</div>
<div id="bottom">Thackerow Dock Systems, Inc. | 5900 Ferguson Switch Road, Fort Wayne, IN 46809 | Sales 260-555-0117</div>
</div></body></html>`

const bio = (id: string, name: string, role: string, text: string): string =>
  `<div class="bio" id="${id}"><h3>${name}<br><small>${role}</small></h3>${text}</div>`

const paper = (title: string, dateline: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><div class="story"><h1>${title}</h1>
<div class="dateline">${dateline}</div>${body}</div></body></html>`

/** A maker of loading dock equipment in Indiana; its head of engineering shares name and city with a chiropractor. */
export const thackerow: WorldPart = {
  rdap: [
    {
      domain: "thackerowdock.example",
      registrant: "Thackerow Dock Systems, Inc.",
      registered: "1999-02-11T00:00:00Z"
    }
  ],
  pages: [
    {
      url: "https://thackerowdock.example/",
      body: shell(
        "Dock levelers, restraints and lifts",
        `<h1>Eight inches can stop a warehouse.</h1><p>Since 1961 Thackerow has built loading dock equipment:
levelers, truck restraints and scissor lifts for distribution centers from Toledo to Texarkana.</p>
<p>Every unit is welded in Indiana. <a href="/company/plants">See our plants</a>.</p>`
      )
    },
    {
      url: "https://thackerowdock.example/company/leadership",
      body: shell(
        "Leadership",
        `<h2>Who runs the place</h2>
${bio(
  "kratzer",
  "Delphine Kratzer",
  "President and Chief Executive Officer",
  "<p>Delphine came up through purchasing and has run the company since 2014. She earned her B.S. in industrial engineering at Kettering University in 1997.</p>"
)}
${bio(
  "fassett",
  "Gordon Fassett",
  "Vice President of Engineering",
  `<p>Gordon leads a group of twenty-two designers and test technicians. Before that he drew crane hooks in Ohio. <a href="https://thackerowdock.example/stories/quieter-lip">Read his story</a></p>`
)}
${bio(
  "vandermolen",
  "Leticia Vandermolen",
  "Vice President of Sales",
  "<p>Leticia and her nine territory managers look after dealers in thirty-one states. She works from Grand Rapids, Michigan.</p>"
)}`
      )
    },
    {
      url: "https://thackerowdock.example/company/plants",
      body: shell(
        "Plants",
        `<h2>Plants</h2><table class="plants"><tr><td><b>Fort Wayne, Indiana</b></td><td>Headquarters, test dock and
hydraulics.</td></tr><tr><td><b>Decatur, Indiana</b></td><td>Welding and powder coat. Plant Manager: Bao Trinh-Keller.
Bao started on the second-shift weld line in 2008.</td></tr></table>`
      )
    },
    {
      url: "https://thackerowdock.example/newsroom",
      body: shell(
        "Newsroom",
        `<h2>Newsroom</h2><h4>March 16, 2026: Vandermolen moves up to Vice President of Sales</h4><p>Thackerow has named
Leticia Vandermolen Vice President of Sales. She joined in 2017 to cover western
Michigan and follows Rex Dillard, who has retired.</p>
<h4>August 4, 2025: New test dock cycles a leveler 60,000 times</h4><p>“We broke three of them so that you don’t have
to,” said Gordon Fassett, Vice President of Engineering.</p>`
      )
    },
    {
      url: "https://thackerowdock.example/stories/quieter-lip",
      body: shell(
        "The quieter lip",
        `<h2>The quieter lip</h2><p><i>Shop Talk, October 2025</i></p><p>Night-shift crews hate the clang a dock plate
makes. Gordon Fassett spent four winters on it. The answer, a urethane-damped lip hinge, won the Gold Pallet for
Best New Product at DockWorld 2025.</p><p>Gordon has a mechanical engineering degree from Trine University, class of 2001,
and says he learned more from his grandfather’s baler. At home in Fort Wayne he restores Farmall tractors.</p>`
      )
    },
    {
      url: "https://maumeeoldiron.example/show-2026",
      body: `<html><head><title>Maumee Valley Old Iron Club: 2026 summer show</title></head><body><h2>2026 summer show</h2>
<p>Forty-six machines came. Our club secretary Gordon Fassett, who designs dock levelers at Thackerow when he is not
under a tractor, brought a 1948 Farmall Cub that ran all afternoon.</p></body></html>`
    },
    {
      url: "https://fassettspine.example/",
      body: `<!doctype html><html lang="en"><head><title>Fassett Family Chiropractic | Fort Wayne, IN</title></head><body>
<h1>Fassett Family Chiropractic</h1><p>Dr. Gordon Fassett, Chiropractor and Owner, has adjusted Fort Wayne since 1994. He is a
graduate of Logan College of Chiropractic and team doctor of the Aboite Amblers running club.</p>
<p>Walk-ins Tuesday and Thursday. Ask about decompression therapy.</p></body></html>`
    },
    {
      url: "https://dockdoorcouncil.example/about/board",
      body: `<!doctype html><html lang="en"><head><title>Board of Directors | Dock and Door Makers Council</title></head><body>
<h1>Board of Directors, 2026</h1><ol><li>Chair: Hollis Ambrister, Vertigate Door</li><li>Vice Chair: Delphine Kratzer,
President and CEO, <a href="https://thackerowdock.example/">Thackerow Dock Systems</a></li><li>Treasurer: Ruben
Castaway-Lund, Ironapron Mfg.</li></ol></body></html>`
    },
    {
      url: "https://threeriversdispatch.example/2025/11/kratzer-honored",
      news: { seen: "20251114T120000Z", language: "English", country: "United States" },
      body: paper(
        "Thackerow’s Kratzer is Allen County Industrialist of the Year",
        "FORT WAYNE, Ind., Nov. 14, 2025",
        `<p>Delphine Kratzer, who runs the dock equipment maker Thackerow, was named Allen County Industrialist of the
Year on Thursday. She kept both plants open through 2020.</p><p>Kratzer lives in Fort Wayne, where she grows dahlias
behind the garage. She was diagnosed with lupus in 2018 and sings at St. Hedwig’s, a Catholic parish.</p>`
      )
    },
    {
      url: "https://adamsrobotboosters.example/mentors",
      body: `<!doctype html><html lang="en"><head><title>Mentors - Adams County Robot Boosters</title></head><body><h1>Our
mentors</h1><p>Thirty kids, six mentors, one drill press.</p><ul><li>Bao Trinh-Keller of Thackerow Dock Systems (welding
and frames)</li><li>Sister Alma Pruitt (code)</li><li>Vern Dietz (batteries)</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/leticia-vandermolen-dock",
      title: "Leticia Vandermolen - Territory Manager - Thackerow Dock Systems | LinkedIn",
      snippet:
        "Grand Rapids, Michigan, United States · Territory Manager at Thackerow Dock Systems · Education: Calvin University. 500+ connections."
    },
    {
      url: "https://www.linkedin.com/in/gordon-fassett-dc",
      title: "Gordon Fassett, DC - Chiropractor - Fassett Family Chiropractic | LinkedIn",
      snippet: "Fort Wayne, Indiana, United States · Chiropractor at Fassett Family Chiropractic."
    }
  ],
  people: [
    {
      id: "delphine-kratzer",
      about: "A trade council, a newspaper; the newspaper also tells of her illness and her parish.",
      contact: { email: "dkratzer@thackerowdock.example", full_name: "Delphine Kratzer" },
      outcome: "found",
      facts: {
        title: "President and Chief Executive Officer | President and CEO",
        company: "Thackerow Dock Systems | Thackerow Dock Systems, Inc. | Thackerow",
        location: "Fort Wayne | Fort Wayne, Indiana | Fort Wayne, Ind.",
        achievements: ["Allen County Industrialist of the Year"],
        memberships: ["Dock and Door Makers Council | Vice Chair of the Dock and Door Makers Council"],
        education: [
          {
            institution: "Kettering University",
            degree: "B.S. | BS",
            field: "industrial engineering",
            year: 1997
          }
        ]
      },
      also: {
        industry: "loading dock equipment | dock equipment | manufacturing",
        skills: ["purchasing"],
        hobbies: ["dahlias | grows dahlias | growing dahlias"],
        interests: ["dahlias"]
      },
      sources: [
        "https://thackerowdock.example/company/leadership",
        "https://dockdoorcouncil.example/about/board",
        "https://threeriversdispatch.example/2025/11/kratzer-honored"
      ],
      sensitive: ["lupus", "Hedwig", "Catholic"]
    },
    {
      id: "gordon-fassett",
      about: "A chiropractor of the same name in the same city, with a site and a LinkedIn profile.",
      contact: {
        email: "gfassett@thackerowdock.example",
        full_name: "Gordon Fassett",
        company: "Thackerow Dock Systems",
        location: "Fort Wayne"
      },
      outcome: "found",
      facts: {
        title: "Vice President of Engineering | VP of Engineering",
        company: "Thackerow Dock Systems | Thackerow Dock Systems, Inc. | Thackerow",
        location: "Fort Wayne | Fort Wayne, Indiana",
        achievements: [
          "Gold Pallet for Best New Product at DockWorld 2025 | Gold Pallet for Best New Product | Gold Pallet"
        ],
        hobbies: ["restores Farmall tractors | Farmall tractors | restoring Farmall tractors"],
        education: [{ institution: "Trine University", field: "mechanical engineering", year: 2001 }]
      },
      also: {
        industry: "loading dock equipment | dock equipment | manufacturing",
        memberships: ["Maumee Valley Old Iron Club"],
        interests: ["tractors", "Farmall tractors"],
        skills: ["mechanical engineering", "designs dock levelers | dock levelers"],
        achievements: ["urethane-damped lip hinge"]
      },
      sources: [
        "https://thackerowdock.example/company/leadership",
        "https://thackerowdock.example/newsroom",
        "https://thackerowdock.example/stories/quieter-lip",
        "https://maumeeoldiron.example/show-2026"
      ],
      never: ["Chiropractor", "Chiropractic", "Logan College", "Aboite", "decompression"]
    },
    {
      id: "leticia-vandermolen",
      about: "Promoted in March: her LinkedIn profile still tells the old title.",
      contact: { email: "lvandermolen@thackerowdock.example", full_name: "Leticia Vandermolen" },
      outcome: "found",
      facts: {
        title: "Vice President of Sales | VP of Sales",
        company: "Thackerow Dock Systems | Thackerow Dock Systems, Inc. | Thackerow",
        location: "Grand Rapids, Michigan | Grand Rapids, Michigan, United States | Grand Rapids",
        linkedin: "https://www.linkedin.com/in/leticia-vandermolen-dock"
      },
      also: {
        industry: "loading dock equipment | dock equipment | manufacturing",
        education: [{ institution: "Calvin University" }],
        linkedin_bio: "Territory Manager at Thackerow Dock Systems | Territory Manager"
      },
      sources: [
        "https://thackerowdock.example/company/leadership",
        "https://thackerowdock.example/newsroom",
        "https://www.linkedin.com/in/leticia-vandermolen-dock"
      ]
    },
    {
      id: "bao-trinh-keller",
      about: "A cell of a table, and a list of volunteers; the name comes from the address only.",
      contact: { email: "bao.trinh-keller@thackerowdock.example" },
      outcome: "found",
      facts: {
        title: "Plant Manager",
        company: "Thackerow Dock Systems | Thackerow Dock Systems, Inc. | Thackerow",
        location: "Decatur, Indiana | Decatur",
        causes: ["Adams County Robot Boosters"]
      },
      also: {
        industry: "loading dock equipment | dock equipment | manufacturing",
        skills: ["welding", "frames", "powder coat"],
        memberships: ["Adams County Robot Boosters"]
      },
      sources: ["https://thackerowdock.example/company/plants", "https://adamsrobotboosters.example/mentors"]
    }
  ]
}
