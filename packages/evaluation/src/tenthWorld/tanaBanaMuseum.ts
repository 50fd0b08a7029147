import type { WorldPart } from "../World.ts"

const hall = (
  title: string,
  description: string,
  body: string
): string => `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>${title} | Tana Bana Museum of Weaving, Ahmedabad</title><meta name="description" content="${description}"><meta property="og:locale" content="en_IN"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"></head>
<body><div class="lang"><a href="/gu">ગુજરાતી</a> | <a href="/hi">हिन्दी</a> | English</div><header><h2><a href="/">Tana Bana</a></h2><p>Museum of Weaving · Shahibaug, Ahmedabad</p><nav><a href="/visit">Visit</a> <a href="/exhibitions">Exhibitions</a> <a href="/collection">Collection</a> <a href="/team">Team</a> <a href="/journal">Journal</a> <a href="/support">Support us</a></nav></header>
<main>${body}</main><footer><p>Open daily except Wednesdays, 10:30–17:30. ₹80, students free. Tana Bana is a trust registered in Gujarat.</p><p>This site sets one cookie, to remember your language.</p></footer></body></html>`

/** A museum of weaving in Ahmedabad: a curator who is in print, a digital head whose bios carry markup. */
export const tanaBanaMuseum: WorldPart = {
  pages: [
    {
      url: "https://tanabanamuseum.example/team",
      body: hall(
        "Team",
        "Who keeps the looms and the lights on.",
        `<h1>Team</h1><h3>Collection and exhibitions</h3><ul><li><b>Vaidehi Ranganekar</b>, Curator of Textiles</li><li><b>Jignesh Parmar</b>, Registrar</li><li><b>Sister Lucy D'Mello</b>, Volunteer, lace</li></ul><h3>Digital</h3><ul><li><b>Farrokh Sethna</b>, Head of Digital Collections</li><li><b>Ankita Solanki</b>, Photographer</li></ul><h3>Education</h3><ul><li><b>Hetal Bhavsar</b>, Museum Educator</li></ul><h3>Director</h3><ul><li><b>Dr. Mohan Iyengar</b></li></ul>`
      )
    },
    {
      url: "https://tanabanamuseum.example/exhibitions/nine-reds",
      body: hall(
        "Nine Reds",
        "Madder, lac and the colour nobody could wash out. 4 October 2026 – 31 March 2027.",
        `<h1>Nine Reds</h1><p><em>4 October 2026 – 31 March 2027, Gallery 2</em></p><p>Madder, lac, al, safflower, and five reds that had no name in English. Sixty-two pieces, eleven of them never shown.</p><p>Curated by Vaidehi Ranganekar. The book <i>Nine Reds: Dyers and Weavers of Western India</i> (Kapas Press, 2026) is sold in the shop at ₹2,400.</p><p>Walk with the curator: first Sunday of the month, 11 am.</p>`
      )
    },
    {
      url: "https://sabarmatireader.example/culture/vaidehi-ranganekar-red",
      news: { seen: "20261011T033000Z", language: "English", country: "India" },
      body: `<!DOCTYPE html><html lang="en-IN"><head><title>Seeing red with Vaidehi Ranganekar - The Sabarmati Reader</title><meta property="og:type" content="article"></head><body><nav>City | Culture | Business | Opinion | Crossword</nav><div class="adbox">Diwali bonanza on mixer-grinders!</div><article><h1>Seeing red with Vaidehi Ranganekar</h1><p class="byline">By Tejal Contractor, 11 October 2026</p><p>“Don't touch,” says the curator, and then lets me touch it. Vaidehi Ranganekar, curator of textiles at the Tana Bana Museum of Weaving, is showing me a patola that took two brothers in Patan eight months.</p><p>Ranganekar came to cloth by way of chemistry labs and boredom. An M.A. in museology from the Maharaja Sayajirao University of Baroda followed in 2009, and in 2022 the Hartnoll Fellowship in Textile Conservation took her to London for a year.</p><p>She sits on the board of Charkha Sathi, which gets handloom weavers their money within a week instead of a season, and is a member of ICOM India. “A museum that buys old cloth and lets the weavers starve is a shop,” she says.</p><p>At home in Paldi there are two adopted street dogs, Manjistha and Lac, and on Thursdays a Carnatic singing lesson, “for the neighbours, a test of friendship.”</p></article><p>Write to us: letters@sabarmatireader.example</p></body></html>`
    },
    {
      url: "https://museologycircle.example/events/autumn-school-2026",
      body: `<html><head><title>Autumn School 2026: Cloth in the museum | Museology Circle</title></head><body><h1>Autumn School 2026: Cloth in the museum</h1><p>Baroda, 16–20 November 2026</p><table><tr><td>Mon</td><td>Textile conservation without a budget</td><td>Vaidehi Ranganekar, Tana Bana Museum, Ahmedabad</td></tr><tr><td>Tue</td><td>Natural dyes: reading a thread</td><td>Vaidehi Ranganekar</td></tr><tr><td>Wed</td><td>Silverfish</td><td>N. Chattopadhyay, Kolkata</td></tr><tr><td>Thu</td><td>IIIF for small museums</td><td>Farrokh Sethna, Tana Bana Museum, Ahmedabad</td></tr></table><p>Fee ₹6,000 with lunch. Scholarships on request.</p></body></html>`
    },
    {
      url: "https://farrokhs.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Farrokh Sethna: looms, tiles, motorcycles</title><link rel="me" href="https://github.com/fsethna"><link rel="me" href="https://glammastodon.example/@farrokh"></head><body><main class="h-card"><h1 class="p-name">Farrokh Sethna</h1><p><span class="p-job-title">Head of Digital Collections</span>, <span class="p-org">Tana Bana Museum of Weaving</span>, <span class="p-locality">Ahmedabad</span> <span class="p-country-name">India</span></p><p class="p-note">I put forty thousand pieces of cloth on the internet so that you can zoom in until you see the thread. IIIF, Python, patience.</p><p class="p-note">Also answers to &lt;script&gt;alert(document.cookie)&lt;/script&gt;, after the accident with the guest book.</p>
<h2>About</h2><p>BE in computer engineering, University of Mumbai, 2010. Seven years in ad tech, may I be forgiven. Then cloth.</p><p>I rebuild old motorcycles. At present a 1961 Royal Enfield is in pieces on the balcony, and our parrot, Mistry, has eaten part of its wiring. I follow the Gujarat Titans against my family's wishes.</p><p>I'm a Digital Archives Specialist (SAA certificate, 2021), and I look after the India group of the IIIF Community. I give my spare Sundays to Open Heritage India, because pictures of things that belong to everybody should too.</p><ul><li><a rel="me" class="u-url" href="https://github.com/fsethna">GitHub</a></li><li><a rel="me" class="u-url" href="https://glammastodon.example/@farrokh">Mastodon</a></li></ul></main></body></html>`
    },
    {
      url: "https://opencultureawards.example/2025",
      body: `<!doctype html><html lang="en"><head><title>Open Culture Awards Asia 2025 – results</title></head><body><h1>Open Culture Awards Asia 2025</h1><h2>Small institutions</h2><p><b>Winner:</b> Thread by Thread, Tana Bana Museum of Weaving (Farrokh Sethna and team). The jury liked that one can search 40,000 textiles by knot.</p><p><b>Commended:</b> Salt Pan Oral Histories, Thoothukudi</p></body></html>`
    }
  ],
  github: [
    {
      login: "fsethna",
      id: 55102,
      name: "Farrokh Sethna",
      company: "Tana Bana Museum of Weaving",
      blog: "https://farrokhs.example",
      location: "Ahmedabad, India",
      bio: `Museum tiles, IIIF, Python <img src=x onerror="alert('warp')"> & old motorcycles`,
      commit_email: "farrokh@tanabanamuseum.example",
      repositories: [
        {
          name: "warpserver",
          description: "A small IIIF image server for small museums",
          language: "Python",
          topics: ["iiif", "museums", "glam"],
          stars: 167,
          pushed_at: "2026-10-28T11:00:00Z"
        },
        {
          name: "mirador",
          description: "fork",
          language: "JavaScript",
          stars: 0,
          pushed_at: "2024-01-01T00:00:00Z",
          fork: true
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "farrokh",
      domain: "glammastodon.example",
      name: "Farrokh Sethna",
      note: `<p>Head of Digital Collections at a museum of weaving. IIIF, open access, Royal Enfields. &lt;svg onload=alert(1)&gt;</p>`,
      fields: [
        {
          name: "Web",
          value: `<a href="https://farrokhs.example" rel="me nofollow noopener">farrokhs.example</a>`,
          verified_at: "2025-03-02T04:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>warpserver 1.4 serves a 3-gigapixel sari from a machine that costs less than the sari.</p>",
          at: "2026-10-28T11:30:00.000Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "fsethna",
      about: "Museum person in Ahmedabad. https:&#x2F;&#x2F;farrokhs.example",
      karma: 812,
      stories: [
        {
          title: "Show HN: Warpserver, an IIIF image server for small museums",
          url: "https://github.com/fsethna/warpserver",
          points: 143,
          at: "2025-02-11T05:00:00Z"
        }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0001-9034-6618",
      given: "Vaidehi",
      family: "Ranganekar",
      keywords: ["natural dyes", "patola", "textile conservation"],
      country: "IN",
      employments: [
        {
          organization: "Tana Bana Museum of Weaving",
          role: "Curator of Textiles",
          city: "Ahmedabad",
          country: "IN",
          from: 2014
        },
        {
          organization: "Nandipur Palace Museum",
          role: "Gallery Assistant",
          city: "Nandipur",
          country: "IN",
          from: 2009,
          to: 2014
        }
      ],
      educations: [
        {
          organization: "Maharaja Sayajirao University of Baroda",
          role: "M.A.",
          department: "Museology",
          city: "Vadodara",
          country: "IN",
          from: 2007,
          to: 2009
        }
      ],
      works: [
        {
          title: "Lac or madder? Telling reds apart without sampling",
          type: "journal-article",
          year: 2023,
          journal: "Cloth and Colour"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/vaidehi-ranganekar",
      title: "Vaidehi Ranganekar - Curator of Textiles - Tana Bana Museum of Weaving | LinkedIn",
      snippet:
        "Ahmedabad, Gujarat, India · Curator of Textiles · Tana Bana Museum of Weaving. I look after old cloth and argue for the people who still make it. Education: Maharaja Sayajirao University of Baroda. 500+ connections."
    }
  ],
  people: [
    {
      id: "vaidehi-ranganekar",
      about: "A curator whose life is told by a newspaper, and whose work by programmes and ORCID.",
      contact: { full_name: "Vaidehi Ranganekar", company: "Tana Bana Museum of Weaving" },
      outcome: "found",
      facts: {
        title: "Curator of Textiles | Curator",
        company: "Tana Bana Museum of Weaving | Tana Bana Museum | Tana Bana",
        location: "Ahmedabad | Ahmedabad, Gujarat, India | Ahmedabad, India | Paldi",
        skills: ["natural dyes", "Textile conservation"],
        achievements: [
          "Nine Reds: Dyers and Weavers of Western India | Nine Reds | book Nine Reds",
          "Hartnoll Fellowship in Textile Conservation | Hartnoll Fellowship"
        ],
        hobbies: ["Carnatic singing | Carnatic singing lesson | singing | Carnatic music"],
        causes: ["Charkha Sathi | handloom weavers"],
        memberships: ["ICOM India | ICOM"],
        education: [
          {
            institution:
              "Maharaja Sayajirao University of Baroda | Maharaja Sayajirao University | MS University of Baroda",
            degree: "M.A. | MA",
            field: "museology",
            year: 2009
          }
        ],
        pets: [
          "street dogs | two adopted street dogs | Manjistha and Lac | two adopted street dogs, Manjistha and Lac | dogs | adopted street dogs"
        ],
        linkedin:
          "https://in.linkedin.com/in/vaidehi-ranganekar | https://www.linkedin.com/in/vaidehi-ranganekar",
        linkedin_bio: "I look after old cloth and argue for the people who still make it."
      },
      also: {
        industry:
          "museums | museum | arts and culture | culture | museums and heritage | textiles | Museology",
        skills: [
          "patola",
          "weaving",
          "museology",
          "curating | curation",
          "exhibitions",
          "telling reds apart | Telling reds apart without sampling",
          "reading a thread",
          "textiles"
        ],
        interests: [
          "patola",
          "natural dyes",
          "handloom",
          "cloth",
          "red",
          "textile conservation",
          "weaving",
          "textiles",
          "Carnatic music",
          "old cloth",
          "handloom weavers",
          "museology"
        ],
        achievements: [
          "curated Nine Reds | Nine Reds exhibition | exhibition Nine Reds",
          "Lac or madder? Telling reds apart without sampling",
          "Textile conservation without a budget | Natural dyes: reading a thread | Autumn School 2026"
        ],
        memberships: ["board of Charkha Sathi | Charkha Sathi"],
        causes: [
          "fair pay for weavers | gets handloom weavers their money within a week",
          "handloom | weavers"
        ],
        pets: ["Manjistha", "Lac"]
      },
      sources: [
        "https://tanabanamuseum.example/team",
        "https://tanabanamuseum.example/exhibitions/nine-reds",
        "https://sabarmatireader.example/culture/vaidehi-ranganekar-red",
        "https://museologycircle.example/events/autumn-school-2026",
        "https://pub.orcid.org/v3.0/0000-0001-9034-6618/person",
        "https://pub.orcid.org/v3.0/0000-0001-9034-6618/employments",
        "https://in.linkedin.com/in/vaidehi-ranganekar"
      ]
    },
    {
      id: "farrokh-sethna",
      about: "Markup in his bios on GitHub, Mastodon and his own page; h-card, a verified link, an award.",
      contact: { email: "farrokh@tanabanamuseum.example", company: "Tana Bana Museum of Weaving" },
      outcome: "found",
      facts: {
        title: "Head of Digital Collections",
        company: "Tana Bana Museum of Weaving | Tana Bana Museum | Tana Bana",
        location: "Ahmedabad, India | Ahmedabad | Ahmedabad India",
        skills: ["IIIF", "Python"],
        achievements: [
          "Thread by Thread | Open Culture Awards Asia 2025 | Winner, Open Culture Awards Asia 2025 | Open Culture Awards Asia 2025 winner"
        ],
        hobbies: [
          "motorcycles | old motorcycles | rebuild old motorcycles | rebuilding old motorcycles | motorcycle restoration"
        ],
        sports_teams: ["Gujarat Titans"],
        causes: ["Open Heritage India | open access | open heritage"],
        memberships: ["IIIF Community | India group of the IIIF Community"],
        certifications: [
          "Digital Archives Specialist | SAA certificate | Digital Archives Specialist (SAA certificate, 2021)"
        ],
        education: [
          {
            institution: "University of Mumbai | Mumbai University",
            degree: "BE",
            field: "computer engineering",
            year: 2010
          }
        ],
        pets: ["parrot | Mistry | parrot, Mistry | parrot called Mistry | parrot named Mistry"]
      },
      also: {
        industry: "museums | museum | arts and culture | culture | museums and heritage",
        skills: [
          "museums",
          "glam",
          "image servers | image server",
          "digital collections",
          "open access",
          "JavaScript",
          "patience",
          "IIIF for small museums"
        ],
        interests: [
          "open access",
          "Royal Enfields | Royal Enfield",
          "motorcycles",
          "Museum tiles",
          "IIIF",
          "cricket",
          "looms",
          "tiles",
          "cloth",
          "old motorcycles",
          "museums",
          "glam",
          "weaving",
          "open heritage"
        ],
        achievements: [
          "warpserver | warpserver 1.4 | IIIF image server for small museums | Show HN: Warpserver",
          "put forty thousand pieces of cloth on the internet | 40,000 textiles",
          "look after the India group of the IIIF Community",
          "IIIF for small museums"
        ],
        memberships: ["Open Heritage India"],
        hobbies: ["Royal Enfield | 1961 Royal Enfield", "cricket"]
      },
      sources: [
        "https://tanabanamuseum.example/team",
        "https://farrokhs.example/",
        "https://museologycircle.example/events/autumn-school-2026",
        "https://opencultureawards.example/2025",
        "https://api.github.com/users/fsethna",
        "https://api.github.com/users/fsethna/repos",
        "https://glammastodon.example/api/v1/accounts/lookup?acct=farrokh",
        "https://hn.algolia.com/api/v1/users/fsethna"
      ]
    }
  ],
  payloads: [
    `<img src=x onerror="alert('warp')">`,
    "<script>alert(document.cookie)</script>",
    "<svg onload=alert(1)>"
  ]
}
