import type { WorldPart } from "../World.ts"

const studio = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} — Hesketh Lorne</title><meta name="description" content="Hesketh Lorne is an architecture practice in Sheffield."></head>
<body class="sqs-layout"><header><a href="/">Hesketh Lorne</a><nav><a href="/work">Work</a><a href="/studio">Studio</a><a href="/journal">Journal</a><a href="/contact">Contact</a></nav></header>
<main>${body}</main>
<footer>Hesketh Lorne Architects Ltd · Persistence Works Yard, Brown Street, Sheffield S1 · 0114 496 0000 · RIBA Chartered Practice · Employee owned · Cookies</footer></body></html>`

/** An architecture practice in Sheffield: a director whom an old lecture page still calls an associate, and a technologist with a blog. */
export const heskethLorne: WorldPart = {
  pages: [
    {
      url: "https://heskethlorne.example/",
      body: studio(
        "Architects, Sheffield",
        `<p class="large">We are twenty-two architects, technologists and one ceramicist. We repair schools, mills, libraries and terraces, mostly in the north, mostly without knocking them down.</p><div class="gallery"><a href="/projects/portland-mill">Portland Mill</a><a href="/projects/crookes-library">Crookes Library</a><a href="/projects/manor-primary">Manor Top Primary</a></div>`
      )
    },
    {
      url: "https://heskethlorne.example/studio",
      body: studio(
        "Studio",
        `<h1>Studio</h1><h2>Directors</h2><p><strong>Imogen Farrar</strong> RIBA AABC<br>Imogen leads our conservation and retrofit work. She joined the practice in 2012, became a director in 2021 and is project director for Portland Mill, Cromford Chapel and the Crookes Library. imogen@heskethlorne.example</p><p><strong>Alan Hesketh</strong> RIBA<br>Alan founded the practice with Judith Lorne (1949–2018).</p><h2>Associates</h2><p>Sunniva Bell, Tomasz Grabowski</p><h2>Technical</h2><p><strong>Kwame Asante-Reid</strong> MCIAT<br>BIM Lead and Senior Architectural Technologist. Kwame runs our models, our surveys and our details library, and is the person who notices.</p><h2>Everyone else</h2><p>Ayesha, Ben, Carys, Dom, Freya, Hua, Joe, Lottie, Marek, Nat, Omar, Pip, Rosa, Sam, Tilly, Will, and Jenny (clay).</p>`
      )
    },
    {
      url: "https://northernbuildingreview.example/features/portland-mill-retrofit",
      news: { seen: "20261005T080000Z", language: "English", country: "United Kingdom" },
      body: `<!DOCTYPE html><html lang="en"><head><title>Warm stone: Hesketh Lorne at Portland Mill | Northern Building Review</title><meta property="article:author" content="Dom Wharfe"></head><body><div id="metering">Register to read two more articles</div><nav>Buildings · Opinion · Competitions · Retrofit · Jobs</nav><article><h1>Warm stone</h1><p class="standfirst">A Calder Valley mill now uses a tenth of the heat it did. Its architect would rather talk about the windows</p><p>5 October 2026 · Words: Dom Wharfe</p>
<p>‘Everybody asks about the heat pumps,’ says Imogen Farrar, pushing at a 1.9m sash with two fingers. ‘Nobody asks how you get a window to shut in a building that has been moving since 1834.’</p>
<p>Portland Mill took the Retrofit of the Year prize at September's Northern Building Awards, and the jury praised ‘patience as a design method’. It is Farrar's third lime-and-woodfibre project since she certified as a Passivhaus designer in 2016.</p>
<p>She grew up in Todmorden, over a cobbler's. She trained at Newcastle and then, after two years with a stonemason in Skipton, at Sheffield. The mason shows. She draws by hand, in pencil, on site, and has kept every sketchbook since: seventy-one of them.</p>
<p>Would she do another mill? ‘I'd like to do a swimming baths next. I've got opinions on changing rooms.’</p></article><aside>Project data: Start on site March 2024. Completion June 2026. GIFA 4,120m². Cost £8.2m. Client Calder Workspace Trust.</aside></body></html>`
    },
    {
      url: "https://sheffieldschoolofbuilding.example/events/2019/retrofit-lectures.html",
      body: `<html><head><title>Retrofit Lectures, spring 2019</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table width="760"><tr><td><h2>Retrofit Lectures, spring term 2019</h2><p>Wednesdays, 6pm, Lecture Theatre 3. All welcome, no booking.</p><p><b>13 February</b> – Imogen Farrar, Associate, Hesketh Lorne Architects: <i>What a wall wants.</i> Imogen Farrar studied architecture at Newcastle University (BA 2005) and the University of Sheffield (MArch 2010). She is an Associate at Hesketh Lorne and sits on the Society for the Protection of Ancient Buildings' technical panel.</p><p><b>6 March</b> – Prof. Derek Ullathorne: <i>Damp, a love story.</i></p><p><b>27 March</b> – cancelled</p></td></tr></table><p><font size="1">Page last updated 21/01/2019</font></p></body></html>`
    },
    {
      url: "https://donvalleyvoices.example/who-we-are",
      body: `<!doctype html><html lang="en-GB"><head><title>Who we are | Don Valley Voices</title></head><body><h1>Who we are</h1><p>Don Valley Voices is a community choir of eighty or so. No auditions. We meet on Mondays at Heeley.</p><h3>Section reps</h3><ul><li>Sopranos: Lou</li><li>Altos: Imogen Farrar. Imogen lives in Meersbrook, cycles to rehearsal with a whippet in a trailer (Purlin, the choir dog) and designed the ramp at our rehearsal hall for nothing.</li><li>Tenors: could it be you</li><li>Basses: Big Steve</li></ul></body></html>`
    },
    {
      url: "https://heeleyswimmingbaths.example/news/friends-trustees",
      body: `<!DOCTYPE html><html lang="en"><head><title>Four new trustees for the Friends of Heeley Baths</title><meta name="generator" content="WordPress 5.9.2"></head><body class="post-template-default"><h1 class="entry-title">Four new trustees</h1><span class="posted-on">2 November 2025</span><div class="entry-content"><p>Members elected four trustees at Thursday's meeting: Gurdeep Mann, Imogen Farrar, Sid Naylor and Ellie Vane. Imogen is an architect and a keen cold-water swimmer, and will lead on the roof. She tells us she supports Sheffield Wednesday, and we are trying not to hold it against her.</p></div><div class="sharedaddy">Share this: Facebook Email</div></body></html>`
    },
    {
      url: "https://heskethlorne.example/journal/point-clouds",
      body: studio(
        "What the laser saw",
        `<article><h1>What the laser saw</h1><p>Kwame Asante-Reid, 4 June 2026</p><p>We scanned Crookes Library over two nights, and the point cloud came to 61 gigabytes. It showed us three things that nobody knew: a bricked-up fireplace, a floor that falls 94mm across the reading room, and a cat.</p><p>I bring the cloud into Revit in slices and model only what we are going to touch. If you model everything, you will believe everything. The Dynamo script that does the slicing is free to whoever asks.</p></article>`
      )
    },
    {
      url: "https://kwamedetails.example/about",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About · One to Five</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="me" href="https://archi.example/@kwame"></head><body><a href="/">One to Five</a><main><h1>About</h1><p>Hello, I am Kwame Asante-Reid. By day I'm an architectural technologist at Hesketh Lorne in Sheffield. At night I draw building details at one to five and explain them on here. There are 214 so far.</p><p>I came into this through the side door: apprentice joiner in Rotherham at sixteen, HNC at night, then a first in Architectural Technology from Sheffield Hallam in 2015. If you are seventeen and good with your hands, write to me, I answer.</p><p>I am a chartered member of CIAT, I mentor with Build Up Futures, and I hold a season ticket at Bramall Lane, Kop end, since I was nine.</p><p>When there is no football there's bouldering at the Works and my vegetables, in that order of success. Home is Walkley.</p></main></body></html>`
    },
    {
      url: "https://atjournal.example/2025/awards-technologist-of-the-year",
      news: { seen: "20251121T090000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>Awards 2025: the winners in full | AT Quarterly</title></head><body><h1>Awards 2025: the winners in full</h1><h2>Chartered Technologist of the Year</h2><p>Winner: <b>Kwame Asante-Reid</b>, Hesketh Lorne. “His blog has taught more people how to turn a corner in woodfibre than any textbook in print,” said the chair of judges, Gwen Probert. Asante-Reid accepted the prize with his daughter asleep on his shoulder.</p><h2>Student award</h2><p>Winner: Phoebe Lacey, Ulster University.</p><h2>Small project</h2><p>Winner: Shed 9, Penarth.</p></body></html>`
    },
    {
      url: "https://digitalbuildnorth.example/2026/programme",
      body: `<!doctype html><html lang="en-GB"><head><title>Programme | Digital Build North 2026, Leeds</title><script type="application/ld+json">[{"@context":"https://schema.org","@type":"Event","name":"Scan less, know more","startDate":"2026-03-18T10:30","performer":{"@type":"Person","name":"Kwame Asante-Reid","affiliation":"Hesketh Lorne"}}]</script></head><body><h1>Programme</h1><table><tr><td>10:30</td><td><b>Scan less, know more</b><br>Kwame Asante-Reid, BIM Lead, Hesketh Lorne. Kwame is a BRE-certified BIM Information Manager and has scanned forty-three listed buildings and one lido.</td></tr><tr><td>11:15</td><td><b>IFC for people with a life</b><br>Ruta Kalnins</td></tr><tr><td>12:00</td><td>Lunch (sponsored)</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/imogen-farrar-architect",
      title: "Imogen Farrar - Director - Hesketh Lorne Architects | LinkedIn",
      snippet:
        "Old buildings, warm people. · Experience: Hesketh Lorne Architects · Education: The University of Sheffield · Location: Sheffield, England, United Kingdom"
    }
  ],
  mastodon: [
    {
      user: "kwame",
      domain: "archi.example",
      name: "Kwame Asante-Reid",
      note: "<p>Architectural technologist, Sheffield. I draw details at 1:5. Revit apologist. Up the Blades.</p>",
      fields: [
        {
          name: "Blog",
          value: `<a href="https://kwamedetails.example/" rel="me nofollow">kwamedetails.example</a>`,
          verified_at: "2024-09-01T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Detail 214: eaves, woodfibre, no cold corner. Drawn while the courgettes died.</p>",
          at: "2027-01-18T20:00:00.000Z"
        },
        {
          text: "<p>Bilbo has sat on the Crookes drawings. Bilbo is a tortoise, so this may take until March.</p>",
          at: "2026-12-29T11:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "imogen-farrar",
      about: "A director; the lecture page of 2019 still has her old title.",
      contact: {
        email: "imogen@heskethlorne.example",
        full_name: "Imogen Farrar",
        company: "Hesketh Lorne Architects"
      },
      outcome: "found",
      facts: {
        title: "Director | director | project director | architect and director",
        company: "Hesketh Lorne Architects | Hesketh Lorne | Hesketh Lorne Architects Ltd",
        location:
          "Sheffield | Meersbrook | Meersbrook, Sheffield | Sheffield, England | Sheffield, England, United Kingdom",
        skills: ["retrofit | Retrofit"],
        achievements: [
          "Retrofit of the Year | Retrofit of the Year prize | Retrofit of the Year prize at the Northern Building Awards"
        ],
        hobbies: [
          "choir | choir singing | singing in a choir | Don Valley Voices",
          "cold-water swimming | cold-water swimmer"
        ],
        sports_teams: ["Sheffield Wednesday"],
        causes: ["Friends of Heeley Baths"],
        memberships: [
          "Society for the Protection of Ancient Buildings | Society for the Protection of Ancient Buildings' technical panel"
        ],
        education: [
          {
            institution: "Newcastle University | Newcastle",
            degree: "BA",
            field: "architecture",
            year: 2005
          },
          {
            institution: "University of Sheffield | the University of Sheffield | Sheffield",
            degree: "MArch",
            year: 2010
          }
        ],
        certifications: ["Passivhaus designer | certified Passivhaus designer"],
        pets: ["whippet | Purlin | whippet, Purlin | dog"]
      },
      also: {
        title: "architect",
        location: "Todmorden",
        industry: "architecture | Architecture | architecture practice | construction",
        skills: [
          "hand drawing | draws by hand | drawing | sketching",
          "lime-and-woodfibre | lime | woodfibre",
          "stonemasonry | stonemason",
          "Passivhaus",
          "architecture",
          "windows | sash windows",
          "historic buildings | conservation architecture | conservation | building conservation"
        ],
        interests: [
          "retrofit",
          "swimming baths",
          "windows",
          "old buildings | Old buildings, warm people | historic buildings",
          "conservation",
          "singing | choir",
          "cold-water swimming",
          "sketchbooks | drawing | sketching",
          "mills"
        ],
        hobbies: [
          "cycling | cycles to rehearsal",
          "drawing | sketching | draws by hand | sketchbooks",
          "swimming",
          "alto | singing"
        ],
        achievements: [
          "became a director in 2021",
          "Portland Mill | project director for Portland Mill, Cromford Chapel and the Crookes Library",
          "Cromford Chapel",
          "Crookes Library",
          "What a wall wants",
          "seventy-one sketchbooks | seventy-one of them",
          "designed the ramp at our rehearsal hall for nothing | designed the ramp",
          "Associate at Hesketh Lorne | Associate, Hesketh Lorne Architects",
          "joined the practice in 2012",
          "two years with a stonemason in Skipton",
          "elected trustee of the Friends of Heeley Baths | Four new trustees",
          "a tenth of the heat it did"
        ],
        memberships: [
          "RIBA",
          "Don Valley Voices",
          "Friends of Heeley Baths | trustee of the Friends of Heeley Baths",
          "AABC"
        ],
        certifications: ["RIBA", "AABC"],
        causes: [
          "heritage | protection of ancient buildings",
          "designed the ramp at our rehearsal hall for nothing",
          "Don Valley Voices"
        ],
        linkedin:
          "https://www.linkedin.com/in/imogen-farrar-architect | linkedin.com/in/imogen-farrar-architect",
        linkedin_bio: "Old buildings, warm people. | Old buildings, warm people"
      },
      sources: [
        "https://heskethlorne.example/studio",
        "https://northernbuildingreview.example/features/portland-mill-retrofit",
        "https://sheffieldschoolofbuilding.example/events/2019/retrofit-lectures.html",
        "https://donvalleyvoices.example/who-we-are",
        "https://heeleyswimmingbaths.example/news/friends-trustees",
        "https://www.linkedin.com/in/imogen-farrar-architect"
      ]
    },
    {
      id: "kwame-asante-reid",
      about: "A technologist who writes: own blog, Mastodon, a prize, a conference table.",
      contact: { email: "kwame@heskethlorne.example", full_name: "Kwame Asante-Reid" },
      outcome: "found",
      facts: {
        title:
          "BIM Lead and Senior Architectural Technologist | BIM Lead | Senior Architectural Technologist | architectural technologist",
        company: "Hesketh Lorne | Hesketh Lorne Architects | Hesketh Lorne Architects Ltd",
        location: "Walkley | Sheffield | Walkley, Sheffield",
        skills: ["Revit", "Dynamo"],
        achievements: ["Chartered Technologist of the Year"],
        hobbies: ["bouldering", "vegetables | growing vegetables | my vegetables | vegetable growing"],
        sports_teams: ["Sheffield United | the Blades | Blades | Up the Blades | Bramall Lane"],
        causes: ["Build Up Futures"],
        memberships: ["CIAT | Chartered Institute of Architectural Technologists"],
        education: [
          {
            institution: "Sheffield Hallam | Sheffield Hallam University",
            degree: "first",
            field: "Architectural Technology",
            year: 2015
          }
        ],
        certifications: ["BIM Information Manager | BRE-certified BIM Information Manager"]
      },
      also: {
        pets: ["tortoise | Bilbo | Bilbo, a tortoise | a tortoise"],
        location: "Rotherham | Sheffield, England",
        industry:
          "architecture | Architecture | architecture practice | construction | architectural technology",
        skills: [
          "BIM",
          "point clouds | point cloud | laser scanning | surveys",
          "building details | details | detailing",
          "joinery | joiner",
          "woodfibre",
          "mentoring",
          "Architectural Technology",
          "writing | blogging"
        ],
        interests: [
          "building details | details at 1:5 | draw details at 1:5 | details",
          "Revit",
          "bouldering",
          "football | Sheffield United",
          "vegetables | courgettes",
          "point clouds",
          "woodfibre"
        ],
        hobbies: [
          "football | season ticket at Bramall Lane",
          "draw building details | blog | blogging | One to Five",
          "courgettes"
        ],
        achievements: [
          "One to Five",
          "214 building details | There are 214 so far | 214 so far",
          "Scan less, know more | Digital Build North 2026",
          "scanned forty-three listed buildings and one lido | forty-three listed buildings",
          "What the laser saw",
          "apprentice joiner | apprentice joiner in Rotherham at sixteen",
          "a first in Architectural Technology",
          "scanned Crookes Library over two nights",
          "taught more people how to turn a corner in woodfibre than any textbook in print"
        ],
        certifications: ["MCIAT", "HNC"],
        education: [{ institution: "HNC", degree: "HNC" }],
        memberships: ["chartered member of CIAT | MCIAT"],
        causes: ["mentoring | mentor with Build Up Futures | I mentor with Build Up Futures"]
      },
      sources: [
        "https://heskethlorne.example/studio",
        "https://heskethlorne.example/journal/point-clouds",
        "https://kwamedetails.example/about",
        "https://atjournal.example/2025/awards-technologist-of-the-year",
        "https://digitalbuildnorth.example/2026/programme",
        "https://archi.example/api/v1/accounts/lookup?acct=kwame"
      ]
    }
  ]
}
