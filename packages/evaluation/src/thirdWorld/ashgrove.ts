import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Ashgrove Girls’ School</title></head>
<body class="wp-singular page"><div id="masthead">Ashgrove Girls’ School <span>Kew, Melbourne</span> <a href="/enrol">Enrol</a> <a href="/tours">Tours</a> <a href="/parents">Parent portal</a></div>
<div class="entry-content">${body}</div>
<div id="colophon">Ashgrove Girls’ School, 88 Studley Lane, Kew VIC 3101. CRICOS 00999Z. Ashgrove stands on the lands of the Wurundjeri people.</div></body></html>`

/** A school in Melbourne: a principal's welcome, a director of music who is called like an explorer. */
export const ashgrove: WorldPart = {
  pages: [
    {
      url: "https://ashgrove.example/",
      body: shell("Home", "<h1>Curious. Kind. Unafraid.</h1><p>Prep to Year 12.</p>")
    },
    {
      url: "https://ashgrove.example/about/principals-welcome",
      body: shell(
        "Principal’s welcome",
        `<h1>Principal’s welcome</h1><p>Come on a Tuesday. On Tuesdays the junior orchestra rehearses under my window and the Year 10s set fire to things in Chemistry, and you will know within ten minutes whether Ashgrove is the school for your daughter.</p><p>We are not the oldest girls’ school in Melbourne, nor the largest. We would like to be the one whose students argue best.</p><p>I look forward to meeting you.</p><p><strong>Philippa Garrow</strong><br>Principal</p>`
      )
    },
    {
      url: "https://ashgrove.example/news/2022/our-new-principal",
      body: shell(
        "Our new Principal",
        `<h1>Our new Principal</h1><p class="posted-on">Posted on 14 September 2022</p><p>The School Council is delighted to announce that Ms Philippa Garrow will become the ninth Principal of Ashgrove from Term 1, 2023. Ms Garrow joins us from Hobart, where she has been Deputy Principal of Derwent Ladies’ College.</p><p>She holds a Bachelor of Science from Monash University and a Master of Educational Leadership from the University of Tasmania, and is a Fellow of the Australian Council for Educational Leaders. A keen bushwalker and an even keener Hawthorn supporter, Ms Garrow will move to Melbourne with her husband and their kelpie, Mabo.</p>`
      )
    },
    {
      url: "https://ashgrove.example/about/staff/performing-arts",
      body: shell(
        "Performing arts staff",
        `<h1>Performing arts</h1><table><tbody><tr><td>Edmund Thorley</td><td>Director of Music</td><td>e.thorley@ashgrove.example</td></tr><tr><td>Jacinta Vuong</td><td>Head of Drama</td><td>j.vuong@ashgrove.example</td></tr><tr><td>Rob Penhall</td><td>Strings</td><td>&nbsp;</td></tr></tbody></table>`
      )
    },
    {
      url: "https://yarrabendvoices.example/people",
      body: `<!doctype html><html lang="en-AU"><head><title>Who we are - Yarra Bend Voices</title></head><body><h2>Our conductor</h2><p>Edmund Thorley has conducted Yarra Bend Voices since 2017. By day he is Director of Music at Ashgrove Girls’ School in Kew. Edmund studied at the Melbourne Conservatorium of Music (BMus, 2005) and holds the Australian Kodály Certificate. His “Six Songs of the Merri Creek” won the 2023 Choral Composition Prize of the Southern Voices Festival. He keeps bees in Northcote and makes us all buy the honey.</p><h2>Our accompanist</h2><p>Hui Min Lau teaches piano in Preston.</p></body></html>`
    },
    {
      url: "https://eastsideleader.example/principals-on-phones",
      news: { seen: "20260514T000000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en"><head><title>‘They talk at lunch again’: principals on a year without phones | Eastside Leader</title></head><body><h1>‘They talk at lunch again’: principals on a year without phones</h1><p>Philippa Garrow, the principal of Ashgrove Girls’ School in Kew, locked up 900 phones in February 2025. “The noise at lunch is unbelievable,” she says. “I could cry.”</p><p>Garrow, an Anglican lay reader at St Hilary’s, also chairs Pages Inside, which runs book clubs in women’s prisons. She received a Medal of the Order of Australia (OAM) in the 2026 Australia Day honours.</p><p>At Balwyn West Secondary, principal Con Stavrou is less sure.</p></body></html>`
    },
    {
      url: "https://explorersofvictoria.example/thorley",
      body: `<!doctype html><html lang="en"><head><title>Edmund Thorley (1821–1868) - Explorers of Victoria</title></head><body><h1>Edmund Thorley</h1><p>Edmund Thorley, surveyor and explorer, was born in Whitby, Yorkshire, and came to Melbourne in 1846. He led the Mallee Expedition of 1858 and gave his name to Mount Thorley. A member of the Philosophical Institute of Victoria, he died at Echuca.</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q98811720",
      label: "Edmund Thorley",
      description: "English-born Australian explorer (1821–1868)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1821-02-19" },
        { property: "P570", time: "1868-07-30" },
        { property: "P106", item: { id: "Q11900058", label: "explorer" } },
        { property: "P106", item: { id: "Q294126", label: "land surveyor" } }
      ],
      article: "Edmund Thorley"
    }
  ],
  wikipedia: [
    {
      title: "Edmund Thorley",
      description: "English-born Australian explorer (1821–1868)",
      extract:
        "Edmund Thorley (19 February 1821 – 30 July 1868) was an English-born surveyor and explorer in the colony of Victoria, best known for the Mallee Expedition of 1858."
    }
  ],
  people: [
    {
      id: "philippa-garrow",
      about: "A principal: a signed letter, an announcement of four years ago, a newspaper with her church.",
      contact: { email: "principal@ashgrove.example", full_name: "Philippa Garrow", title: "Principal" },
      outcome: "found",
      facts: {
        title: "Principal",
        company: "Ashgrove Girls' School | Ashgrove",
        location: "Melbourne | Kew, Melbourne | Kew | Kew VIC",
        education: [
          { institution: "Monash University", degree: "Bachelor of Science | Bachelor", field: "Science" },
          {
            institution: "University of Tasmania",
            degree: "Master of Educational Leadership | Master",
            field: "Educational Leadership"
          }
        ],
        memberships: [
          "Australian Council for Educational Leaders | Fellow of the Australian Council for Educational Leaders"
        ],
        hobbies: ["bushwalking | bushwalker"],
        sports_teams: ["Hawthorn"],
        causes: ["Pages Inside"],
        pets: ["kelpie | Mabo"],
        achievements: ["Medal of the Order of Australia | OAM | Order of Australia"]
      },
      also: {
        location: "Melbourne, Australia | Kew, Victoria",
        industry: "Education | school | Primary and Secondary Education",
        skills: ["Educational Leadership", "Education"],
        interests: ["bushwalking | bushwalker", "Hawthorn"],
        memberships: ["Pages Inside"],
        causes: ["book clubs in women’s prisons | women’s prisons"],
        certifications: ["Fellow of the Australian Council for Educational Leaders"],
        achievements: [
          "They talk at lunch again | principals on a year without phones",
          "Fellow of the Australian Council for Educational Leaders",
          "ninth Principal of Ashgrove",
          "Our new Principal"
        ]
      },
      sources: [
        "https://ashgrove.example/about/principals-welcome",
        "https://ashgrove.example/news/2022/our-new-principal",
        "https://eastsideleader.example/principals-on-phones"
      ],
      sensitive: ["Anglican", "lay reader", "St Hilary’s"]
    },
    {
      id: "edmund-thorley",
      about: "A row of a table and a choir's page; an explorer of the name with an article.",
      contact: { full_name: "Edmund Thorley", company: "Ashgrove Girls' School", location: "Melbourne" },
      outcome: "found",
      facts: {
        title: "Director of Music",
        company: "Ashgrove Girls' School",
        location: "Melbourne | Kew, Melbourne | Northcote | Kew",
        education: [
          {
            institution: "Melbourne Conservatorium of Music",
            degree: "BMus | Bachelor of Music",
            field: "Music",
            year: 2005
          }
        ],
        certifications: ["Australian Kodály Certificate | Kodály Certificate"],
        memberships: ["Yarra Bend Voices"],
        achievements: [
          "Choral Composition Prize | 2023 Choral Composition Prize | Choral Composition Prize of the Southern Voices Festival"
        ],
        hobbies: ["beekeeping | keeps bees | bees"]
      },
      also: {
        location: "Kew",
        industry: "Education | school | Music | Primary and Secondary Education",
        skills: ["Music", "conducting", "choral composition"],
        interests: ["bees | beekeeping | keeps bees", "choral music", "music"],
        achievements: ["Six Songs of the Merri Creek", "conducted Yarra Bend Voices since 2017"]
      },
      sources: [
        "https://ashgrove.example/about/staff/performing-arts",
        "https://yarrabendvoices.example/people"
      ],
      never: [
        "explorer",
        "Mallee Expedition",
        "1821",
        "Whitby",
        "Philosophical Institute of Victoria",
        "surveyor"
      ]
    }
  ]
}
