import type { WorldPart } from "../World.ts"

const wp = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-KE"><head><meta charset="UTF-8"><title>${title} &#8211; Tandala Bridgeworks Ltd</title><meta name="generator" content="WordPress 6.9"><meta name="generator" content="Elementor 3.31"></head>
<body class="wp-singular page elementor-default"><div class="elementor-location-header"><div class="top-strip">Mon&#8211;Fri 8:00&#8211;17:00 | Sat 8:00&#8211;12:30 | info@tandalabridgeworks.example</div><a href="/">TANDALA BRIDGEWORKS</a><nav><a href="/about-us/">About Us</a><a href="/projects/">Projects</a><a href="/our-people/">Our People</a><a href="/tenders/">Tenders</a><a href="/contact/">Contact</a></nav></div>
<div class="elementor-widget-container">${body}</div>
<footer class="elementor-location-footer"><p>Tandala Bridgeworks Ltd | NCA 1 Bridges &amp; Culverts | Mombasa Road, Nairobi, Kenya</p><p>Karibu. Chat with us on WhatsApp</p><p>&copy; 2026 All Rights Reserved</p></footer></body></html>`

/** Bridge builders in Nairobi: a managing director who speaks everywhere, and an engineer who shares his name with a marathon runner. */
export const tandalaBridgeworks: WorldPart = {
  pages: [
    {
      url: "https://tandalabridgeworks.example/about-us/",
      body: wp(
        "About Us",
        `<h2>About Us</h2><p>Tandala Bridgeworks is a civil engineering contractor. Since 2009 we have built 118 river crossings in Kenya, Uganda and South Sudan, most of them where the last one was washed away.</p><div class="elementor-counter">118 <span>Crossings</span></div><div class="elementor-counter">240 <span>Staff</span></div><h3>A word from our Managing Director</h3><p>&#8220;A bridge is a promise that somebody's child can go to school in April.&#8221;</p><p><strong>Eng. Wanjiku Odera</strong>, Managing Director</p>`
      )
    },
    {
      url: "https://tandalabridgeworks.example/our-people/",
      body: wp(
        "Our People",
        `<h2>Our People</h2><div class="elementor-testimonial"><div class="elementor-testimonial__content">Wanjiku founded the company with one crane and a borrowed theodolite. She is a Registered Professional Engineer (EBK) and a Fellow of the Institution of Engineers of Kenya.</div><div class="name">Eng. Wanjiku Odera</div><div class="job">Managing Director</div></div>
<div class="elementor-testimonial"><div class="elementor-testimonial__content">Japheth runs our sites in the lake basin from Kisumu. He flies the drone; please do not ask to fly the drone.</div><div class="name">Japheth Kiptanui</div><div class="job">Senior Site Engineer</div></div>
<div class="elementor-testimonial"><div class="elementor-testimonial__content">Halima keeps 240 people safe and most of them on time.</div><div class="name">Halima Bakari</div><div class="job">HSE Manager</div></div>
<div class="elementor-testimonial"><div class="elementor-testimonial__content">Money in, money out.</div><div class="name">CPA Brian Wekesa</div><div class="job">Finance Manager</div></div>`
      )
    },
    {
      url: "https://riftbuilder.example/interviews/wanjiku-odera-tandala",
      news: { seen: "20260710T053000Z", language: "English", country: "Kenya" },
      body: `<!DOCTYPE html><html lang="en"><head><title>“Rivers do not read drawings”: Wanjiku Odera of Tandala | Rift Builder Magazine</title><meta property="article:section" content="Interviews"></head><body><div class="leaderboard-ad">ADVERTISEMENT: Simba Ready-Mix, we pour anywhere</div><article><h1>“Rivers do not read drawings”</h1><p class="standfirst">Wanjiku Odera, Managing Director of Tandala Bridgeworks, on scour, school buses and getting paid.</p><p><b>Rift Builder:</b> You won our Contractor of the Year in 2025. Did it help?</p><p><b>Odera:</b> It helped my mother. The banks, not so much.</p><p><b>RB:</b> What did the University of Nairobi not teach you?</p><p><b>Odera:</b> I took my BSc in civil engineering there in 2001 and it taught me nearly all I use. Imperial College London gave me an MSc in structural engineering five years later, and winter. What no one teaches is scour. The river digs at the foot of your pier all night while you sleep. I tell our young engineers, learn hydrology first, the concrete will wait.</p><p><b>RB:</b> And the evenings?</p><p><b>Odera:</b> Birds. I get up at five for bird-watching in the forest at Karura, and on Saturdays I shout at Kenya Sevens on the television. I have two Rhodesian ridgebacks who shout too.</p><p><b>RB:</b> You also teach.</p><p><b>Odera:</b> Through Daraja Girls. Forty secondary-school girls a year build a footbridge, a real one, and walk over it in front of their fathers.</p></article><p>Subscribe to Rift Builder: KES 350 an issue.</p></body></html>`
    },
    {
      url: "https://rotarylavingtonhill.example/speakers-and-members",
      body: `<html><head><title>Rotary Club of Lavington Hill</title></head><body><h1>Rotary Club of Lavington Hill, Nairobi</h1><h2>Board 2026–27</h2><ul><li>President: Sanjay Vohora</li><li>Secretary: Beatrice Muli</li><li>Community Service Director: Wanjiku Odera (Tandala Bridgeworks)</li><li>Sergeant-at-arms: Peter N.</li></ul><p>We meet on Thursdays at 1:00 p.m. Visiting Rotarians welcome.</p></body></html>`
    },
    {
      url: "https://lakebasinengineers.example/forum-2026/papers",
      body: `<!doctype html><html><head><title>Papers – Lake Basin Engineers' Forum 2026, Kisumu</title></head><body><h1>Papers accepted</h1><ol><li><b>Drone photogrammetry for flood-damaged approaches: three crossings on the Nyando</b>. Japheth Kiptanui (Tandala Bridgeworks). <i>Best Paper Award.</i></li><li><b>Murram, again</b>. Esther Auma (Maseno).</li><li><b>Water hyacinth and culverts</b>. D. Otiende.</li></ol><h2>About the authors</h2><p>Japheth Kiptanui is Senior Site Engineer at Tandala Bridgeworks in Kisumu. He holds a BSc in Civil Engineering from Jomo Kenyatta University of Agriculture and Technology (2016) and a KCAA Remote Pilot Licence, and is a graduate member of the Institution of Engineers of Kenya.</p></body></html>`
    },
    {
      url: "https://kisumuknights.example/about",
      body: `<html><head><title>Kisumu Knights Chess Club</title></head><body><h1>Kisumu Knights</h1><p>Chess every Wednesday at 6 at the Social Hall. Boards provided. Juniors Saturday morning with Coach Japheth Kiptanui (the engineer, before you ask: he cannot run). Japheth started the junior section in 2021 and we now have sixty children from Nyalenda and Manyatta.</p><p>KES 100 a month, free for under-16s.</p></body></html>`
    },
    {
      url: "https://trackarchive.example/athletes/japheth-kiptanui",
      body: `<html><head><title>Japheth Kiptanui – Athlete profile – Track Archive</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Japheth Kiptanui","birthDate":"1979-05-02","nationality":"Kenya","jobTitle":"Long-distance runner"}</script></head><body><h1>Japheth Kiptanui</h1><table><tr><td>Born</td><td>2 May 1979, Iten, Kenya</td></tr><tr><td>Marathon</td><td>2:06:44 Rotterdam 2008</td></tr><tr><td>Half marathon</td><td>59:58 Lille 2007</td></tr></table><p>Winner of the Rotterdam Marathon in 2008. He now farms maize near Iten and coaches.</p></body></html>`
    },
    {
      url: "https://nyanzasport.example/2026/kiptanui-camp-kisumu",
      news: { seen: "20261003T090000Z", language: "English", country: "Kenya" },
      body: `<html><head><title>Kiptanui brings running camp to Kisumu - Nyanza Sport</title></head><body><h1>Kiptanui brings running camp to Kisumu</h1><p>Former Rotterdam Marathon winner Japheth Kiptanui will hold a free camp for young athletes in Kisumu in December, he said on Friday. The Kiptanui Foundation pays for shoes.</p></body></html>`
    }
  ],
  wikipedia: [
    {
      title: "Japheth Kiptanui",
      description: "Kenyan long-distance runner",
      extract:
        "Japheth Kiptanui (born 2 May 1979 in Iten) is a retired Kenyan long-distance runner who won the Rotterdam Marathon in 2008 in a time of 2:06:44."
    }
  ],
  wikidata: [
    {
      id: "Q99120455",
      label: "Japheth Kiptanui",
      description: "Kenyan long-distance runner",
      article: "Japheth Kiptanui",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q4439155", label: "long-distance runner" } },
        { property: "P569", time: "1979-05-02" }
      ]
    }
  ],
  gitlab: [
    {
      id: 118204,
      username: "jkiptanui-ke",
      name: "Japheth Kiptanui",
      bio: "Bridges, drones, chess. Not the runner.",
      job_title: "Senior Site Engineer",
      organization: "Tandala Bridgeworks",
      location: "Kisumu",
      website_url: "",
      projects: [
        {
          name: "qgis-scour",
          description: "QGIS plugin that draws scour depth along a river reach, in Python",
          at: "2026-09-13T17:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 2204471,
      name: "Japheth Kiptanui",
      location: "Kisumu, Kenya",
      about: "Site engineer at Tandala Bridgeworks; I ask about photogrammetry and answer about QGIS.",
      reputation: 1310,
      tags: ["qgis", "python", "photogrammetry"]
    }
  ],
  gravatar: [
    {
      email: "j.kiptanui@tandalabridgeworks.example",
      slug: "jkiptanuike",
      display_name: "Japheth Kiptanui",
      location: "Kisumu, Kenya",
      description: "Builds bridges on rivers that move.",
      job_title: "Senior Site Engineer",
      company: "Tandala Bridgeworks",
      accounts: [{ label: "GitLab", url: "https://gitlab.com/jkiptanui-ke" }]
    }
  ],
  listings: [
    {
      url: "https://ke.linkedin.com/in/wanjiku-odera-eng",
      title: "Eng. Wanjiku Odera - Managing Director - Tandala Bridgeworks Ltd | LinkedIn",
      snippet:
        "Nairobi County, Kenya · Managing Director · Tandala Bridgeworks Ltd. I build crossings where the last one washed away. Bridge design, tendering, hydrology. Education: Imperial College London. 500+ connections on LinkedIn."
    },
    {
      url: "https://x.com/engwanjiku",
      title: "Eng. Wanjiku Odera (@EngWanjiku) / X",
      snippet: "Bridges. Birds. MD @TandalaBridges. Girls build too @DarajaGirls. Nairobi."
    }
  ],
  people: [
    {
      id: "wanjiku-odera",
      about:
        "A managing director with a magazine interview in questions and answers, a Rotary list, LinkedIn and Twitter as listings.",
      contact: {
        full_name: "Wanjiku Odera",
        company: "Tandala Bridgeworks",
        linkedin_url: "https://ke.linkedin.com/in/wanjiku-odera-eng"
      },
      outcome: "found",
      facts: {
        title: "Managing Director | MD | founder and Managing Director",
        company: "Tandala Bridgeworks | Tandala Bridgeworks Ltd",
        location: "Nairobi, Kenya | Nairobi | Nairobi County, Kenya",
        industry: "civil engineering | civil engineering contractor | construction | Bridges & Culverts",
        skills: ["hydrology"],
        achievements: [
          "Contractor of the Year | Contractor of the Year in 2025 | Contractor of the Year 2025 | Rift Builder Contractor of the Year 2025"
        ],
        hobbies: ["bird-watching | birdwatching | birds"],
        causes: ["Daraja Girls | Girls build too | girls in engineering"],
        memberships: [
          "Institution of Engineers of Kenya | Fellow of the Institution of Engineers of Kenya | IEK"
        ],
        certifications: [
          "Registered Professional Engineer (EBK) | Registered Professional Engineer | Professional Engineer"
        ],
        education: [
          { institution: "University of Nairobi", degree: "BSc", field: "civil engineering", year: 2001 }
        ],
        linkedin_bio:
          "I build crossings where the last one washed away. | I build crossings where the last one washed away. Bridge design, tendering, hydrology.",
        twitter:
          "https://x.com/engwanjiku | https://twitter.com/engwanjiku | https://x.com/EngWanjiku | https://twitter.com/EngWanjiku",
        twitter_bio:
          "Bridges. Birds. MD @TandalaBridges. Girls build too @DarajaGirls. Nairobi. | Bridges. Birds. MD @TandalaBridges. Girls build too @DarajaGirls."
      },
      also: {
        title: "founder | Eng. | Community Service Director | engineer",
        skills: [
          "Bridge design",
          "tendering",
          "scour",
          "structural engineering",
          "civil engineering",
          "bridges",
          "river crossings",
          "teaching",
          "bridge building"
        ],
        interests: [
          "birds",
          "bridges",
          "rivers",
          "scour",
          "rugby",
          "hydrology",
          "Kenya Sevens",
          "rugby sevens",
          "teaching"
        ],
        achievements: [
          "founded the company | founded Tandala Bridgeworks | founded the company with one crane and a borrowed theodolite",
          "118 river crossings | built 118 river crossings in Kenya, Uganda and South Sudan",
          "Fellow of the Institution of Engineers of Kenya",
          "Community Service Director"
        ],
        hobbies: ["rugby | watching rugby sevens", "watching Kenya Sevens"],
        memberships: ["Rotary Club of Lavington Hill | Rotary", "EBK", "Daraja Girls"],
        sports_teams: ["Kenya Sevens"],
        pets: ["Rhodesian ridgebacks | two Rhodesian ridgebacks | ridgebacks | Rhodesian ridgeback"],
        linkedin:
          "https://ke.linkedin.com/in/wanjiku-odera-eng | https://www.linkedin.com/in/wanjiku-odera-eng",
        causes: [
          "Rotary | community service",
          "footbridges built by secondary-school girls | secondary-school girls"
        ],
        certifications: ["Fellow of the Institution of Engineers of Kenya", "EBK"],
        education: [
          {
            institution: "Imperial College London | Imperial College",
            degree: "MSc",
            field: "structural engineering",
            year: 2006
          }
        ]
      },
      sources: [
        "https://tandalabridgeworks.example/about-us/",
        "https://tandalabridgeworks.example/our-people/",
        "https://riftbuilder.example/interviews/wanjiku-odera-tandala",
        "https://rotarylavingtonhill.example/speakers-and-members",
        "https://ke.linkedin.com/in/wanjiku-odera-eng",
        "https://x.com/engwanjiku"
      ]
    },
    {
      id: "japheth-kiptanui",
      about: "Has the name of a marathon winner who is in Wikipedia and comes to the same city.",
      contact: {
        email: "j.kiptanui@tandalabridgeworks.example",
        full_name: "Japheth Kiptanui",
        company: "Tandala Bridgeworks"
      },
      outcome: "found",
      facts: {
        title: "Senior Site Engineer",
        company: "Tandala Bridgeworks | Tandala Bridgeworks Ltd",
        location: "Kisumu, Kenya | Kisumu",
        industry: "civil engineering | construction | civil engineering contractor | Bridges & Culverts",
        skills: ["QGIS", "Drone photogrammetry | photogrammetry", "Python"],
        achievements: [
          "Best Paper Award | Best Paper Award, Lake Basin Engineers' Forum 2026 | Best Paper Award at the Lake Basin Engineers' Forum 2026"
        ],
        hobbies: ["Chess"],
        memberships: [
          "Institution of Engineers of Kenya | graduate member of the Institution of Engineers of Kenya"
        ],
        certifications: ["KCAA Remote Pilot Licence | Remote Pilot Licence"],
        education: [
          {
            institution: "Jomo Kenyatta University of Agriculture and Technology | JKUAT",
            degree: "BSc",
            field: "Civil Engineering",
            year: 2016
          }
        ]
      },
      also: {
        title: "Site Engineer | engineer | Coach",
        skills: [
          "drones | drone | drone piloting | flies the drone",
          "bridges",
          "scour",
          "site management",
          "chess coaching",
          "civil engineering",
          "QGIS plugin development",
          "bridge building"
        ],
        interests: ["Bridges", "drones", "chess", "photogrammetry", "QGIS", "scour", "rivers"],
        hobbies: ["coaching chess | coaching juniors | chess coach", "drones | flying drones"],
        achievements: [
          "Drone photogrammetry for flood-damaged approaches: three crossings on the Nyando",
          "started the junior section in 2021 | started the junior section | started the junior section of Kisumu Knights",
          "qgis-scour | QGIS plugin that draws scour depth along a river reach"
        ],
        memberships: ["Kisumu Knights | Kisumu Knights Chess Club"],
        sports_teams: ["Kisumu Knights | Kisumu Knights Chess Club"],
        causes: ["chess for children | junior chess | chess for children from Nyalenda and Manyatta"]
      },
      sources: [
        "https://tandalabridgeworks.example/about-us/",
        "https://tandalabridgeworks.example/our-people/",
        "https://lakebasinengineers.example/forum-2026/papers",
        "https://kisumuknights.example/about",
        "https://gitlab.com/api/v4/users/118204",
        "https://gitlab.com/api/v4/users/118204/projects",
        "https://api.stackexchange.com/2.3/users/2204471?site=stackoverflow",
        "https://api.gravatar.com/v3/profiles/jkiptanuike"
      ],
      never: ["marathon", "Rotterdam", "maize", "long-distance", "Kiptanui Foundation", "1979"]
    }
  ]
}
