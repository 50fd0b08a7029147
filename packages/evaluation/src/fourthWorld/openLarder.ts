import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} — Open Larder Network</title></head><body>
<div class="sqs-announcement-bar"><a href="https://openlarder.example/">Give $30, feed a family for a week</a></div>
<header><a href="https://openlarder.example/">Open Larder Network</a> <a href="https://openlarder.example/staff">Staff</a> <a href="#">Find food</a> <a href="#">Volunteer</a></header>
<main>${body}</main><footer>Open Larder Network is a 501(c)(3). 1200 Lyndale Yards, Minneapolis, MN 55411. EIN 00-0000000.</footer></body></html>`

/** A charity in Minneapolis: a staff page, local news, slander, and a drummer who died in 1971. */
export const openLarder: WorldPart = {
  pages: [
    {
      url: "https://openlarder.example/",
      body: shell(
        "Home",
        "<h1>No empty shelves.</h1><p>61 food shelves across the Twin Cities share trucks, fridges and a phone line.</p>"
      )
    },
    {
      url: "https://openlarder.example/staff",
      body: shell(
        "Staff",
        `<h1>Our staff</h1><div class="sqs-row"><div class="sqs-col"><p><strong>Luz Etcheverry</strong><br><em>Executive Director</em></p><p>Luz came to Open Larder in 2019 after twelve years with the Urban Farm Alliance. She holds a master’s in public affairs from the Humphrey School and a BA from Macalester College. Luz serves on the Minnesota Council on Food Policy. She lives in the Longfellow neighborhood with two cats, Tortilla and Lefse, and is happiest in a canoe.</p></div><div class="sqs-col"><p><strong>Nathaniel Birdsong</strong><br><em>Director of Development</em></p><p>Nate raises the money. He joined us from the Children’s Theatre in 2022, and he is a Certified Fund Raising Executive (CFRE). Nate is a proud Augsburg Auggie (2008, Communication Studies), a Minnesota Lynx season ticket holder and a so-so curler. Talk to him about planned giving, major gifts and his sourdough.</p></div><div class="sqs-col"><p><strong>Inga Pao Vang</strong><br><em>Warehouse Manager</em></p><p>Inga runs the floor.</p></div></div>`
      )
    },
    {
      url: "https://twincitiesledger.example/2026/05/12/food-shelves-etcheverry",
      news: { seen: "20260512T113000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>With demand at a record, food shelves share a fleet - Twin Cities Ledger</title></head><body><article><h1>With demand at a record, food shelves share a fleet</h1><p class="dateline">By Marit Solberg, Staff writer | May 12, 2026</p><p>MINNEAPOLIS — The trucks are green, and there are nine of them, and Luz Etcheverry knows the mileage of each.</p><p>“I’m a farm kid from Worthington,” said Etcheverry, executive director of Open Larder Network. “You check the oil.”</p><p>The network’s shared fleet earned Etcheverry the Bremer Community Prize in April, along with $50,000 that went straight into tires.</p><p>Etcheverry, 44, runs ultramarathons and has finished the Superior 100 twice. She also speaks Spanish and Hmong, the second one, she said, “with a lot of help.”</p></article></body></html>`
    },
    {
      url: "https://northloopwatchdog.example/posts/larder-scandal",
      body: `<html><head><title>EXPOSED: the truth about Open Larder</title></head><body><h1>EXPOSED: the truth about Open Larder</h1><p>posted by nlwatchdog</p><p>Sources tell me Luz Etcheverry was forced out of Open Larder Network over missing grant money and is now a lobbyist for Gopher State Gaming. Funny how the papers don’t report it!!! She also never graduated from anything.</p><p>22 comments</p></body></html>`
    },
    {
      url: "https://afpprairie.example/chapter/board",
      body: `<!doctype html><html lang="en"><head><title>2026 Board | Prairie Fundraisers Association</title></head><body><h1>2026 Board of Directors</h1><p><b>President</b>: Colleen Ibarra, CFRE, Hearthstone Hospice</p><p><b>President-elect</b>: Nathaniel Birdsong, CFRE, Open Larder Network</p><p><b>Treasurer</b>: Ty Hokanson, Loring Ballet</p></body></html>`
    },
    {
      url: "https://frostlinecurling.example/leagues/tuesday",
      body: `<!doctype html><html><head><title>Tuesday league | Frost Line Curling Club</title></head><body><h1>Tuesday league standings</h1><table><tr><th>Team</th><th>Skip</th><th>W</th><th>L</th></tr><tr><td>House of Cards</td><td>Birdsong</td><td>3</td><td>9</td></tr><tr><td>Hurry Hard</td><td>Lindgren</td><td>10</td><td>2</td></tr></table></body></html>`
    },
    {
      url: "https://jazzarchive.example/artists/nathaniel-birdsong",
      body: `<!doctype html><html lang="en"><head><title>Nathaniel Birdsong (1926–1971) | The Jazz Archive</title></head><body><h1>Nathaniel Birdsong</h1><p>Nathaniel “Sticks” Birdsong (1926–1971) was an American jazz drummer and bandleader, born in Kansas City, Missouri. He studied at the New England Conservatory, recorded eleven albums for Halcyon Records, among them Slow Ferry (1958), and received a posthumous Lifetime Achievement Award from the American Jazz Guild in 1999. He kept racing pigeons.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/natebirdsong-cfre",
      title: "Nathaniel (Nate) Birdsong, CFRE - Director of Development - Open Larder Network | LinkedIn",
      snippet:
        "Fundraiser. Curler. Believer in thank-you notes. Experience: Open Larder Network · Education: Augsburg University · Location: Saint Paul, Minnesota, United States · 500+ connections on LinkedIn."
    }
  ],
  wikidata: [
    {
      id: "Q97733012",
      label: "Nathaniel Birdsong",
      description: "American jazz drummer (1926–1971)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1926-03-14" },
        { property: "P570", time: "1971-08-02" },
        { property: "P106", item: { id: "Q386854", label: "drummer" } },
        { property: "P69", item: { id: "Q1366410", label: "New England Conservatory" } },
        {
          property: "P166",
          item: { id: "Q97733100", label: "American Jazz Guild Lifetime Achievement Award" }
        }
      ],
      article: "Nathaniel Birdsong"
    }
  ],
  wikipedia: [
    {
      title: "Nathaniel Birdsong",
      description: "American jazz drummer (1926–1971)",
      extract:
        "Nathaniel “Sticks” Birdsong (March 14, 1926 – August 2, 1971) was an American jazz drummer and bandleader. His album Slow Ferry (1958) is considered a landmark of hard bop."
    }
  ],
  people: [
    {
      id: "luz-etcheverry",
      about: "A director whom her newspaper honours and a nameless blog slanders.",
      contact: {
        email: "luz@openlarder.example",
        full_name: "Luz Etcheverry",
        company: "Open Larder Network"
      },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Open Larder Network | Open Larder",
        location:
          "Minneapolis | Minneapolis, MN | Longfellow neighborhood | Longfellow | Minneapolis, MN 55411",
        achievements: ["Bremer Community Prize", "Superior 100"],
        hobbies: ["ultramarathons | runs ultramarathons | running ultramarathons", "canoe | canoeing"],
        memberships: ["Minnesota Council on Food Policy"],
        education: [
          {
            institution: "Humphrey School",
            degree: "master’s | master’s in public affairs | master’s degree",
            field: "public affairs"
          },
          { institution: "Macalester College", degree: "BA" }
        ],
        pets: ["Tortilla and Lefse | two cats | cats"]
      },
      also: {
        industry: "food shelves | nonprofit | charity | non-profit",
        skills: ["Spanish", "Hmong"],
        causes: ["Minnesota Council on Food Policy", "food shelves", "Urban Farm Alliance"],
        interests: ["ultramarathons", "canoe", "canoeing"],
        pets: ["Tortilla", "Lefse"],
        achievements: ["With demand at a record, food shelves share a fleet", "shared fleet"]
      },
      sources: [
        "https://openlarder.example/staff",
        "https://twincitiesledger.example/2026/05/12/food-shelves-etcheverry"
      ],
      never: ["lobbyist", "Gopher State Gaming", "forced out", "missing grant money"]
    },
    {
      id: "nathaniel-birdsong",
      about: "A fundraiser who bears the name of a famous drummer.",
      contact: { full_name: "Nathaniel Birdsong", company: "Open Larder Network" },
      outcome: "found",
      facts: {
        title: "Director of Development",
        company: "Open Larder Network | Open Larder",
        location:
          "Saint Paul, Minnesota, United States | Saint Paul, Minnesota | Saint Paul | Minneapolis | Minneapolis, MN",
        skills: ["planned giving", "major gifts"],
        hobbies: ["curler | curling", "sourdough"],
        sports_teams: ["Minnesota Lynx"],
        memberships: ["Prairie Fundraisers Association"],
        education: [
          {
            institution: "Augsburg University | Augsburg",
            field: "Communication Studies",
            year: 2008
          }
        ],
        certifications: ["Certified Fund Raising Executive | CFRE"],
        linkedin: "https://www.linkedin.com/in/natebirdsong-cfre"
      },
      also: {
        industry: "food shelves | nonprofit | charity | non-profit",
        skills: ["fundraising | Fundraiser"],
        interests: [
          "curling",
          "curler",
          "sourdough",
          "Minnesota Lynx",
          "thank-you notes",
          "planned giving",
          "major gifts"
        ],
        achievements: ["President-elect", "CFRE"],
        linkedin_bio: "Fundraiser. Curler. Believer in thank-you notes | Director of Development"
      },
      sources: [
        "https://openlarder.example/staff",
        "https://afpprairie.example/chapter/board",
        "https://www.linkedin.com/in/natebirdsong-cfre"
      ],
      never: [
        "drummer",
        "Slow Ferry",
        "Halcyon Records",
        "New England Conservatory",
        "pigeons",
        "American Jazz Guild"
      ]
    }
  ]
}
