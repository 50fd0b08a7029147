import type { WorldPart } from "../World.ts"

const sheet = (title: string, body: string): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Halfpenny Gantry"><meta itemprop="description" content="Signs, maps and the spaces between them."></head>
<body id="collection" class="tweak-portfolio-grid-overlay"><div class="header-title-logo"><a href="/">halfpenny gantry</a></div><div class="header-nav-list"><div><a href="/work/tidewater">Work</a></div><div><a href="/info">Info</a></div><div><a href="/journal">Journal</a></div></div>
<article class="sections"><div class="fluid-engine">${body}</div></article>
<footer class="sections"><p class="sqsrte-small">Halfpenny Gantry, Inc.<br>36 Eddy Loft, Unit 5<br>Providence, RI 02903</p></footer></body></html>`

const block = (inner: string): string =>
  `<div class="sqs-block html-block"><div class="sqs-html-content">${inner}</div></div>`

/** A studio in Providence on a site builder: headings with the role in italics, project credits, and a profile that lags behind. */
export const halfpennyGantry: WorldPart = {
  pages: [
    {
      url: "https://halfpennygantry.example/",
      body: sheet(
        "Halfpenny Gantry",
        block(
          `<h1>You are here. We make sure of it.</h1><p>Halfpenny Gantry is a wayfinding and signage studio for hospitals, campuses and ferries.</p>`
        )
      )
    },
    {
      url: "https://halfpennygantry.example/info",
      body: sheet(
        "Info — Halfpenny Gantry",
        `${block("<h2>Info</h2><p>Seven of us above a bicycle shop in Providence, Rhode Island. New projects: hello@halfpennygantry.example</p>")}
${block("<h4>Ignatius “Nate” Pellerine<br><em>Founding Partner</em></h4><p>Nate hung his first sign on his grandparents’ diner in 1989. He took a BFA in graphic design at the Rhode Island School of Design in 2001, opened the studio in 2011, and chairs the New England chapter of the Wayfinders Guild of America.</p>")}
${block("<h4>Delphine Arruda<br><em>Director of Wayfinding Strategy</em></h4><p>Delphine follows visitors around with a stopwatch. She trained as an architect at Roger Williams University (B.Arch) and does interviews in English, Portuguese and Cape Verdean Creole.</p>")}
${block("<h4>Yuki Abernathy-Sato<br><em>Type &amp; Fabrication Designer</em></h4><p>Yuki turns drawings into things with bolts in them.</p>")}
${block("<h4>Hollis Trevanion<br><em>Studio Manager</em></h4><p>Schedules, contracts, permits, plants. Hollis is also a Rhode Island notary and the treasurer of the Fox Point Seed Library.</p>")}`
      )
    },
    {
      url: "https://halfpennygantry.example/work/tidewater",
      body: sheet(
        "Tidewater Children’s Hospital — Halfpenny Gantry",
        `${block("<h2>Tidewater Children’s Hospital</h2><p>Newport, 2025. Nine floors, nine sea creatures, no arrows below waist height.</p>")}
${block('<p class="sqsrte-small"><strong>Partner in charge</strong> Nate Pellerine<br><strong>Visitor research</strong> Delphine Arruda<br><strong>Lettering and prototypes</strong> Yuki Abernathy-Sato<br><strong>Photographs</strong> Bram Osei-Tutu</p>')}`
      )
    },
    {
      url: "https://halfpennygantry.example/journal",
      body: sheet(
        "Journal — Halfpenny Gantry",
        `<div class="blog-alternating-side-by-side-wrapper"><article class="blog-item"><h1 class="blog-title">A new hat for Delphine</h1><time class="blog-date" pubdate>Jul 8, 2026</time><p>Delphine Arruda, who came to us as a Senior Designer in 2019, is now our Director of Wayfinding Strategy. Same stopwatch.</p></article>
<article class="blog-item"><h1 class="blog-title">The ferry landing is open</h1><time class="blog-date" pubdate>May 2, 2025</time><p>Thirty-one signs on Point Street, each in an alphabet that Yuki drew for the job.</p></article></div>`
      )
    },
    {
      url: "https://signsummit.example/2026/program/arrows",
      body: `<!doctype html><html lang="en"><head><title>Arrows are a last resort | Sign Summit 2026, Baltimore</title></head><body><div class="session" data-track="practice"><span class="slot">Wed Apr 15, 2:00 PM, Room 307</span><h1>Arrows are a last resort</h1><p class="abstract">If a corridor needs an arrow, the corridor is wrong. Forty minutes of corridors.</p><div class="speaker"><img src="/img/pellerine.png" alt="Nate Pellerine"><h3>Nate Pellerine</h3><h5>Founding Partner, Halfpenny Gantry</h5><p>Nate lives in Providence and sails a leaky catboat on Narragansett Bay.</p></div></div></body></html>`
    },
    {
      url: "https://ledgerprize.example/laureates",
      body: `<!doctype html><html lang="en"><head><title>Laureates – The Beatrix Ledger Prize for Lettering</title></head><body><h1>Laureates</h1><ol reversed><li value="2025">2025: Théo Maillard-Quist, Québec City</li><li value="2024">2024: Yuki Abernathy-Sato, Pawtucket, Rhode Island, for the alphabet of the Point Street ferry landing</li><li value="2023">2023: no award</li></ol></body></html>`
    },
    {
      url: "https://yukiabernathysato.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Yuki Abernathy-Sato, letters</title></head><body><header><h1>Letters you can lean on</h1></header><section><p>I’m Yuki. I draw type and then I weld it, usually at Halfpenny Gantry in Providence, where I am the type and fabrication designer, and sometimes in my own garage in Pawtucket.</p><p>I have a BFA in industrial design from MassArt (2014), a TIG torch I trust, and a skater name I will not print; I jam for the Seekonk River Rollers.</p><p>First Thursdays I teach sign painting at the Blackstone Tool Library. Come by.</p></section><nav><a href="https://www.youtube.com/@yukiletters" rel="me">Videos</a> <a href="https://halfpennygantry.example/info">Studio</a></nav></body></html>`
    }
  ],
  youtube: [
    {
      id: "UCyukiletters00000000d01",
      handle: "yukiletters",
      title: "Yuki draws letters",
      videos: [
        {
          id: "ykletter001",
          title: "Bending a neon ampersand in one breath",
          at: "2026-08-30T16:00:00+00:00",
          description: "It took eleven. Filmed in my garage in Pawtucket."
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://x.com/natepellerine",
      title: "Nate Pellerine (@natepellerine) / X",
      snippet: "Founding partner, Halfpenny Gantry. Signs, diners, catboats. Providence, RI. Joined May 2010."
    },
    {
      url: "https://www.linkedin.com/in/delphine-arruda-wayfinding",
      title: "Delphine Arruda - Senior Designer - Halfpenny Gantry | LinkedIn",
      snippet:
        "Providence, Rhode Island, United States · Senior Designer · Halfpenny Gantry. Experience: Halfpenny Gantry · Education: Roger Williams University."
    }
  ],
  people: [
    {
      id: "d-nate-pellerine",
      about: "Nate for the client and on stage, Ignatius on the site; an account on X.",
      contact: { email: "nate@halfpennygantry.example", full_name: "Nate Pellerine" },
      outcome: "found",
      facts: {
        title: "Founding Partner",
        company: "Halfpenny Gantry | Halfpenny Gantry, Inc.",
        location: "Providence, Rhode Island | Providence | Providence, RI",
        memberships: [
          "Wayfinders Guild of America | New England chapter of the Wayfinders Guild of America | chairs the New England chapter of the Wayfinders Guild of America"
        ],
        education: [
          {
            institution: "Rhode Island School of Design",
            degree: "BFA",
            field: "graphic design",
            year: 2001
          }
        ],
        twitter: "https://x.com/natepellerine"
      },
      also: {
        title:
          "Partner | Partner in charge | Founder | Chair of the New England chapter | chairs the New England chapter",
        industry:
          "wayfinding and signage | wayfinding and signage studio | wayfinding | signage | design | design studio",
        skills: ["wayfinding", "signage", "graphic design", "Signs", "maps"],
        interests: [
          "Signs",
          "diners",
          "catboats",
          "corridors",
          "sails a leaky catboat on Narragansett Bay | sailing | sails | leaky catboat"
        ],
        hobbies: [
          "sails a leaky catboat on Narragansett Bay | sails a leaky catboat | leaky catboat | catboats | catboat | sailing | sails",
          "diners"
        ],
        achievements: [
          "Arrows are a last resort | Sign Summit 2026",
          "Tidewater Children’s Hospital",
          "chairs the New England chapter of the Wayfinders Guild of America",
          "hung his first sign on his grandparents’ diner in 1989 | first sign",
          "opened the studio in 2011 | opened the studio | founded Halfpenny Gantry in 2011"
        ],
        twitter_bio:
          "Founding partner, Halfpenny Gantry. Signs, diners, catboats. Providence, RI. | Founding partner, Halfpenny Gantry. Signs, diners, catboats."
      },
      sources: [
        "https://halfpennygantry.example/info",
        "https://halfpennygantry.example/work/tidewater",
        "https://signsummit.example/2026/program/arrows",
        "https://x.com/natepellerine"
      ]
    },
    {
      id: "d-delphine-arruda",
      about: "Promoted in July: LinkedIn still tells the old title.",
      contact: {
        email: "delphine@halfpennygantry.example",
        full_name: "Delphine Arruda",
        company: "Halfpenny Gantry"
      },
      outcome: "found",
      facts: {
        title: "Director of Wayfinding Strategy | Director, Wayfinding Strategy",
        company: "Halfpenny Gantry | Halfpenny Gantry, Inc.",
        location:
          "Providence, Rhode Island, United States | Providence, Rhode Island | Providence | Providence, RI",
        education: [
          {
            institution: "Roger Williams University",
            degree: "B.Arch | BArch",
            field: "architecture | architect"
          }
        ],
        linkedin: "https://www.linkedin.com/in/delphine-arruda-wayfinding"
      },
      also: {
        industry:
          "wayfinding and signage | wayfinding and signage studio | wayfinding | signage | design | design studio",
        skills: [
          "English",
          "Portuguese",
          "Cape Verdean Creole | Creole",
          "wayfinding | Wayfinding Strategy",
          "Visitor research",
          "interviews",
          "architecture | architect",
          "signage"
        ],
        interests: ["Visitor research", "wayfinding"],
        achievements: ["Tidewater Children’s Hospital"],
        linkedin_bio:
          "Senior Designer at Halfpenny Gantry | Senior Designer | Senior Designer · Halfpenny Gantry"
      },
      sources: [
        "https://halfpennygantry.example/info",
        "https://halfpennygantry.example/journal",
        "https://halfpennygantry.example/work/tidewater",
        "https://www.linkedin.com/in/delphine-arruda-wayfinding"
      ]
    },
    {
      id: "d-yuki-abernathy-sato",
      about: "No address from the client; own site, a channel, a line in a list of laureates.",
      contact: { full_name: "Yuki Abernathy-Sato", company: "Halfpenny Gantry" },
      outcome: "found",
      facts: {
        title: "Type & Fabrication Designer | type and fabrication designer",
        company: "Halfpenny Gantry | Halfpenny Gantry, Inc.",
        location: "Pawtucket, Rhode Island | Pawtucket",
        achievements: [
          "Beatrix Ledger Prize for Lettering | The Beatrix Ledger Prize for Lettering | Beatrix Ledger Prize | Laureates"
        ],
        education: [
          {
            institution: "MassArt | Massachusetts College of Art and Design",
            degree: "BFA",
            field: "industrial design",
            year: 2014
          }
        ]
      },
      also: {
        location: "Providence, Rhode Island | Providence | Providence, RI",
        industry:
          "wayfinding and signage | wayfinding and signage studio | wayfinding | signage | design | design studio",
        skills: [
          "Lettering | Lettering and prototypes | letters",
          "prototypes",
          "type | draw type | type design",
          "fabrication",
          "weld | welding | TIG | TIG torch | TIG welding",
          "sign painting",
          "neon | Bending a neon ampersand",
          "industrial design",
          "wayfinding",
          "signage"
        ],
        interests: [
          "letters | lettering",
          "type",
          "neon",
          "sign painting | teach sign painting",
          "weld | welding",
          "roller derby",
          "Seekonk River Rollers"
        ],
        hobbies: [
          "roller derby | I jam for the Seekonk River Rollers | jam for the Seekonk River Rollers | Seekonk River Rollers | skater",
          "sign painting | teach sign painting at the Blackstone Tool Library | teach sign painting",
          "weld | welding",
          "neon",
          "letters"
        ],
        sports_teams: ["Seekonk River Rollers"],
        causes: ["Blackstone Tool Library"],
        memberships: ["Seekonk River Rollers", "Blackstone Tool Library"],
        achievements: [
          "alphabet of the Point Street ferry landing | the alphabet of the Point Street ferry landing | Point Street ferry landing",
          "Tidewater Children’s Hospital",
          "Bending a neon ampersand in one breath"
        ]
      },
      sources: [
        "https://halfpennygantry.example/info",
        "https://halfpennygantry.example/journal",
        "https://halfpennygantry.example/work/tidewater",
        "https://yukiabernathysato.example/",
        "https://ledgerprize.example/laureates",
        "https://www.youtube.com/feeds/videos.xml?channel_id=UCyukiletters00000000d01"
      ]
    },
    {
      id: "d-hollis-trevanion",
      about: "Two sentences on the studio's page are all there is.",
      contact: { email: "hollis.trevanion@halfpennygantry.example" },
      outcome: "found",
      facts: {
        title: "Studio Manager",
        company: "Halfpenny Gantry | Halfpenny Gantry, Inc.",
        location: "Providence, Rhode Island | Providence | Providence, RI",
        causes: ["Fox Point Seed Library | treasurer of the Fox Point Seed Library"]
      },
      also: {
        title: "Rhode Island notary | notary | treasurer | treasurer of the Fox Point Seed Library",
        industry:
          "wayfinding and signage | wayfinding and signage studio | wayfinding | signage | design | design studio",
        skills: ["Schedules", "contracts", "permits", "plants", "notary"],
        interests: ["plants", "Fox Point Seed Library | seed library"],
        hobbies: ["plants"],
        memberships: ["Fox Point Seed Library | treasurer of the Fox Point Seed Library"],
        achievements: ["treasurer of the Fox Point Seed Library"],
        certifications: ["Rhode Island notary | notary | notary public"]
      },
      sources: ["https://halfpennygantry.example/info"]
    }
  ]
}
