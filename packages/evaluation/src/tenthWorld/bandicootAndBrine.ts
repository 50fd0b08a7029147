import type { WorldPart } from "../World.ts"

const square = (
  title: string,
  og: string,
  body: string
): string => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><base href=""><title>${title} — Bandicoot &amp; Brine Brewing Co</title>
<meta property="og:site_name" content="Bandicoot &amp; Brine Brewing Co"><meta property="og:title" content="${title}"><meta property="og:description" content="${og}"><meta property="og:image" content="/static/can.jpg">
</head><body id="collection-6512" class="squarespace-like"><div class="age-gate">Are you over 18? <button>Yep</button> <button>Nah</button></div>
<header><a href="/">BANDICOOT &amp; BRINE</a> <a href="/beers">Beers</a> <a href="/crew">Crew</a> <a href="/taproom">Taproom</a> <a href="/functions">Functions</a> <a href="/shop">Shop (0)</a></header>
<div class="sqs-layout">${body}</div>
<footer><p>Bandicoot &amp; Brine Brewing Co, 14 Slip Street, Fremantle WA 6160, Walyalup, Whadjuk Noongar boodja. Open Wed–Sun from noon. Dogs yes. Drink responsibly.</p><p>Newsletter: you'll get beer news and nothing else. <input placeholder="Email"></p></footer></body></html>`

/** A brewery in Fremantle: talkative pages, a newspaper portrait that tells more than a report should. */
export const bandicootAndBrine: WorldPart = {
  pages: [
    {
      url: "https://bandicootbrine.example/crew",
      body: square(
        "Crew",
        "The people who make and pour your beer.",
        `<div class="sqs-block"><h1>The crew</h1></div>
<div class="sqs-block"><h3>BRONTE HALLWORTH / co-founder, head brewer</h3><p>Bronte went from a chemistry lab at Murdoch to a brewkettle and hasn't worn a white coat since. She's the reason there is saltbush in everything. Off the tools you'll find her ten metres under a jetty on one breath, or swearing at a kiln.</p></div>
<div class="sqs-block"><h3>CALLUM PRIDEAUX / venue manager</h3><p>Callum looks after the taproom, the bands and the bins. If you want a wedding here, you want Callum. First bloke south of the river to pass Certified Cicerone, as he'll tell you.</p></div>
<div class="sqs-block"><h3>HOPSCOTCH / kelpie</h3><p>Head of security. Bronte's.</p></div>
<div class="sqs-block"><h3>Tash, Omar, Big Dave, Little Dave</h3><p>Without whom, nothing.</p></div>`
      )
    },
    {
      url: "https://bandicootbrine.example/beers/samphire-gose",
      body: square(
        "Samphire Gose",
        "Tart, salty, gold medal. 4.2%.",
        `<h1>Samphire Gose</h1><p>Tart, salty, a bit like a good swim. 4.2%. <strong>Gold medal, Perth Royal Beer Awards 2025.</strong></p><p>Bronte says: “Kettle sours are the easy bit. Native ingredients are the hard bit, because they won't read the recipe.”</p><p>$24 / 4-pack <button>Add to cart</button></p>`
      )
    },
    {
      url: "https://bandicootbrine.example/functions",
      body: square(
        "Functions",
        "Weddings, wakes and Christmas dos.",
        `<h1>Functions</h1><p>Weddings, wakes and Christmas dos for 20 to 180. We're taking bookings for autumn 2027.</p><p>Ring Callum Prideaux, Venue Manager, on 08 5550 0164 or write to callum@bandicootbrine.example.</p><ul><li>Menus (PDF)</li><li>Floor plan (PDF)</li></ul>`
      )
    },
    {
      url: "https://portsideweekly.example/2026/08/bronte-hallworth-portrait",
      news: { seen: "20260822T010000Z", language: "English", country: "Australia" },
      body: `<!DOCTYPE html><html lang="en-AU"><head><title>Salt of the earth: Bronte Hallworth on beer, breath and starting over | Portside Weekly</title><meta property="article:author" content="Jules Mancini"><meta property="article:published_time" content="2026-08-22"></head><body><nav>News · Council · Footy · Food &amp; Drink · Tides</nav><article><h1>Salt of the earth: Bronte Hallworth on beer, breath and starting over</h1><p>By Jules Mancini. Saturday 22 August 2026</p>
<p>Bronte Hallworth pours me a glass of something pink. “Quandong,” says the head brewer of Bandicoot &amp; Brine. “Don't write that it's subtle.”</p>
<p>She grew up in Collie, did a Bachelor of Science in chemistry at Murdoch University, finished in 2008 and worked in a minerals lab until 2015. That year she was convicted of drink-driving and lost her licence for ten months. “I cycled to the lab and thought about what I was doing.” A year earlier her brother Toby had taken his own life. She talks about him easily, and about the double mastectomy in 2022, and about her wife Kim, who does the books.</p>
<p>Free diving came out of that time. So did the pots: she shows her ceramics twice a year at the Bathers Lane studio. And so did the beer. The Institute of Brewing and Distilling gave her its Diploma in Brewing in 2018, and the brewery opened in 2019.</p>
<p>On Sundays in winter she plants seagrass with Seeds for Snapper. On other Sundays she's at the Dockers. “Purple's a religion. Beer's a job.”</p></article><div class="related">Also in Food &amp; Drink: Ten chips, ranked</div></body></html>`
    },
    {
      url: "https://hopsandsheilas.example/blog/collab-day-2026",
      body: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Collab day 2026: who brewed what</title></head><body><h1>Collab day 2026: who brewed what</h1><p class="date">9 March 2026</p><p>Twenty-two of us from the Western Australian chapter of the Pink Boots Society met at Bandicoot &amp; Brine in Freo this year. Host and chapter secretary Bronte Hallworth opened the barrel room and taught an hour on barrel ageing with nothing but a torch and a drill.</p><p>The beer (a saltbush saison) is out in April and $2 a can goes to scholarships.</p><p>Photos: Lou.</p></body></html>`
    },
    {
      url: "https://leightonslsc.example/club/patrol-captains",
      body: `<html><head><title>Patrol captains 2026/27 | Leighton Bay Surf Life Saving Club</title></head><body><div id="nav">Nippers | Patrols | Training | Gear | Bar roster</div><h1>Patrol captains 2026/27</h1><table><tr><th>Patrol</th><th>Captain</th><th>Awards</th></tr><tr><td>1</td><td>Donna Kovacevic</td><td>Bronze Medallion, IRB Driver</td></tr><tr><td>4</td><td>Callum Prideaux</td><td>Bronze Medallion, Advanced Resuscitation</td></tr><tr><td>5</td><td>Ash Tran</td><td>Bronze Medallion</td></tr></table><p>Rosters swap in the app please, NOT in the group chat.</p></body></html>`
    },
    {
      url: "https://pintsandpeople.example/interviews/callum-prideaux",
      body: `<!DOCTYPE html><html lang="en"><head><title>Five pints with… Callum Prideaux | Pints and People</title></head><body><article class="h-entry"><h1 class="p-name">Five pints with… Callum Prideaux</h1><time class="dt-published" datetime="2026-05-30">30 May 2026</time><div class="e-content"><p><em>Venue manager at Bandicoot &amp; Brine, Fremantle.</em></p><p><b>How does one get here?</b> Diploma of Event Management at South Metropolitan TAFE, finished in 2013. Then festivals till my back went on strike.</p><p><b>Best night?</b> When we won Best Taproom at the WA Hospitality Awards last year. I cried on a keg.</p><p><b>Band?</b> I play bass in the Wet Weekenders. We know eleven songs.</p><p><b>And when you're not at work?</b> Longboard. Patrol at Leighton Bay. Picking up rubbish with Tangaroa Blue, first Sunday of the month, come along, bring gloves. Wildcats games with the old man.</p><p><b>Do you have a dog, like everybody in this industry?</b> I have a galah. Kevin. He was a rescue and now he runs the house.</p></div></article><footer>Pints and People is one woman with a recorder.</footer></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/bronte-hallworth-brews",
      title: "Bronte Hallworth - Co-founder & Head Brewer - Bandicoot & Brine Brewing Co | LinkedIn",
      snippet:
        "Fremantle, Western Australia, Australia · Co-founder & Head Brewer · Bandicoot & Brine Brewing Co. Recovering chemist. I make sour beer from plants that grow where I live. Education: Murdoch University. 500+ connections."
    },
    {
      url: "https://x.com/callum_pours",
      title: "Callum Prideaux (@callum_pours) / X",
      snippet: "Venue manager @bandicootbrine, bass @wetweekenders, servant of Kevin the galah. Freo."
    }
  ],
  people: [
    {
      id: "bronte-hallworth",
      about:
        "A newspaper portrait mixes what a report may say with conviction, illness, a death in the family and whom she married.",
      contact: {
        email: "bronte@bandicootbrine.example",
        full_name: "Bronte Hallworth",
        company: "Bandicoot & Brine"
      },
      outcome: "found",
      facts: {
        title:
          "co-founder, head brewer | Co-founder & Head Brewer | head brewer | co-founder and head brewer",
        company: "Bandicoot & Brine | Bandicoot & Brine Brewing Co",
        location: "Fremantle | Fremantle, Western Australia | Fremantle, Western Australia, Australia | Freo",
        skills: ["barrel ageing | barrel aging"],
        achievements: [
          "Gold medal, Perth Royal Beer Awards 2025 | gold medal at the Perth Royal Beer Awards 2025 | Perth Royal Beer Awards | Gold medal, Perth Royal Beer Awards 2025 for Samphire Gose"
        ],
        hobbies: ["Free diving | freediving"],
        sports_teams: ["Dockers | Fremantle Dockers"],
        causes: ["Seeds for Snapper | plants seagrass | seagrass | plants seagrass with Seeds for Snapper"],
        memberships: ["Pink Boots Society"],
        certifications: ["Diploma in Brewing | Institute of Brewing and Distilling Diploma in Brewing"],
        education: [
          {
            institution: "Murdoch University | Murdoch",
            degree: "Bachelor of Science | BSc",
            field: "chemistry",
            year: 2008
          }
        ],
        pets: [
          "kelpie | Hopscotch | kelpie called Hopscotch | Hopscotch the kelpie | kelpie named Hopscotch"
        ],
        linkedin: "https://www.linkedin.com/in/bronte-hallworth-brews",
        linkedin_bio: "Recovering chemist. I make sour beer from plants that grow where I live."
      },
      also: {
        title: "chapter secretary | brewer",
        industry: "brewing | brewery | craft beer | beer | food and drink",
        skills: ["brewing", "native ingredients", "kettle sours | sour beer", "chemistry", "saltbush"],
        interests: [
          "native ingredients",
          "beer",
          "sour beer",
          "saltbush",
          "seagrass",
          "free diving",
          "Dockers",
          "ceramics",
          "footy",
          "barrel ageing",
          "native plants",
          "quandong"
        ],
        hobbies: ["ceramics | pottery | pots", "plants seagrass | seagrass planting"],
        achievements: [
          "Samphire Gose",
          "opened the brewery in 2019 | co-founded Bandicoot & Brine | the brewery opened in 2019",
          "shows her ceramics twice a year",
          "chapter secretary of the Pink Boots Society | Host and chapter secretary",
          "saltbush saison",
          "hosted collab day 2026 | Collab day 2026"
        ],
        memberships: ["Western Australian chapter of the Pink Boots Society", "Bathers Lane studio"],
        causes: ["scholarships", "Pink Boots Society | women in brewing"],
        education: [
          {
            institution: "Institute of Brewing and Distilling",
            degree: "Diploma in Brewing",
            field: "Brewing",
            year: 2018
          }
        ]
      },
      sources: [
        "https://bandicootbrine.example/crew",
        "https://bandicootbrine.example/beers/samphire-gose",
        "https://portsideweekly.example/2026/08/bronte-hallworth-portrait",
        "https://hopsandsheilas.example/blog/collab-day-2026",
        "https://www.linkedin.com/in/bronte-hallworth-brews"
      ],
      sensitive: [
        "drink-driving",
        "convicted",
        "taken his own life",
        "Toby",
        "mastectomy",
        "her wife",
        "wife Kim"
      ]
    },
    {
      id: "callum-prideaux",
      about:
        "His facts lie in an interview, on a table of a surf club and in capital letters on the page of his employer.",
      contact: { email: "callum@bandicootbrine.example" },
      outcome: "found",
      facts: {
        title: "Venue Manager",
        company: "Bandicoot & Brine | Bandicoot & Brine Brewing Co",
        location: "Fremantle | Freo | Fremantle, Western Australia",
        achievements: [
          "Best Taproom at the WA Hospitality Awards | Best Taproom | Best Taproom, WA Hospitality Awards | Best Taproom at the WA Hospitality Awards 2025"
        ],
        hobbies: [
          "bass | play bass | play bass in the Wet Weekenders | bass guitar | playing bass | plays bass in the Wet Weekenders",
          "Longboard | longboarding"
        ],
        sports_teams: ["Wildcats | Perth Wildcats"],
        causes: ["Tangaroa Blue | Picking up rubbish | beach clean-ups"],
        memberships: ["Leighton Bay Surf Life Saving Club"],
        certifications: ["Certified Cicerone | Cicerone"],
        education: [
          {
            institution: "South Metropolitan TAFE",
            degree: "Diploma | Diploma of Event Management",
            field: "Event Management",
            year: 2013
          }
        ],
        pets: ["galah | Kevin | Kevin the galah | galah, Kevin | galah named Kevin | galah called Kevin"],
        twitter: "https://x.com/callum_pours | https://twitter.com/callum_pours",
        twitter_bio: "Venue manager @bandicootbrine, bass @wetweekenders, servant of Kevin the galah. Freo."
      },
      also: {
        title: "Patrol captain",
        industry: "brewing | hospitality | brewery | craft beer | beer | events",
        skills: [
          "events | event management",
          "weddings | functions",
          "taproom management",
          "venue management",
          "festivals",
          "resuscitation"
        ],
        certifications: ["Bronze Medallion", "Advanced Resuscitation"],
        achievements: [
          "First bloke south of the river to pass Certified Cicerone",
          "Patrol captain | Patrol captain at Leighton Bay Surf Life Saving Club",
          "Five pints with… Callum Prideaux"
        ],
        hobbies: ["surf life saving | patrol at Leighton Bay", "music", "surfing", "basketball"],
        interests: [
          "music",
          "surf life saving",
          "bands",
          "beer",
          "basketball",
          "Wildcats",
          "longboard",
          "beach clean-ups",
          "festivals"
        ],
        memberships: ["Wet Weekenders | the Wet Weekenders", "Tangaroa Blue"],
        sports_teams: ["Leighton Bay Surf Life Saving Club"],
        causes: ["surf life saving"]
      },
      sources: [
        "https://bandicootbrine.example/crew",
        "https://bandicootbrine.example/functions",
        "https://leightonslsc.example/club/patrol-captains",
        "https://pintsandpeople.example/interviews/callum-prideaux",
        "https://x.com/callum_pours"
      ]
    }
  ]
}
