import type { WorldPart } from "../World.ts"

/** A charity's site from a page builder: sections within sections, a donate button everywhere. */
const wix = (
  title: string,
  sections: ReadonlyArray<string>,
  head = ""
): string => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Second Kettle, Hull</title><meta name="generator" content="Pagewright Builder"/>${head}</head>
<body><div class="consent-banner">We value your privacy. <button>Accept all</button><button>Reject</button><a href="/cookies">Manage</a></div>
<div id="SITE_HEADER"><a href="/">Second Kettle</a><div class="menu"><a href="/what-we-do">What we do</a><a href="/people">People</a><a href="/stories">Stories</a><a href="/volunteer">Volunteer</a><a class="donate" href="/donate">DONATE</a></div></div>
<div id="PAGES_CONTAINER">${sections.map((s, i) => `<section id="comp-${i}"><div class="inner">${s}</div></section>`).join("\n")}</div>
<div id="SITE_FOOTER"><p>Second Kettle is a registered charity in England and Wales. Unit 4, Wincolmlee, Hull HU2.</p><p><a class="donate" href="/donate">DONATE</a></p><p>Registered with the Fundraising Regulator · Living Wage Employer</p></div></body></html>`

const bio = (name: string, role: string, text: string): string =>
  `<h6 class="font_6"><span>${name}</span></h6><p class="font_8"><span>${role}</span></p><p class="font_8"><span>${text}</span></p>`

/** A charity in Hull that mends what others throw away: a director of whom too much is public, a workshop head who is slandered, and a colleague of whom nothing is. */
export const secondKettle: WorldPart = {
  pages: [
    {
      url: "https://secondkettle.example/",
      body: wix("Nothing wasted, nobody cold", [
        `<h1>Nothing wasted, nobody cold.</h1><p>We repair household appliances and give them to people setting up home from nothing: people leaving hostels, refuges and the asylum system.</p>`,
        `<h2>2,916 kettles. 804 washing machines. 1 very old toaster.</h2><p>That is what we gave away last year.</p>`
      ])
    },
    {
      url: "https://secondkettle.example/people",
      body: wix(
        "People",
        [
          `<h2>The people who keep it boiling</h2>`,
          bio(
            "Morwenna Adeyemi-Pike",
            "Chief Executive",
            "Morwenna came to us in 2020 after twelve years in housing at the city council. She chairs the Humber Reuse Network and is a Fellow of the RSA."
          ),
          bio(
            "Hamish Trewin",
            "Head of Workshops",
            "Hamish started as a volunteer with a soldering iron and now runs three benches, fourteen trainees and a PAT-testing course. He is a City &amp; Guilds assessor."
          ),
          bio("Dolores Batty", "Warehouse", "Knows where it is."),
          `<h2>Trustees</h2><p>Revd Colin Spurr (chair), Zainab Lacey, Peter Outhwaite, Mei Ling Hobson</p>`
        ],
        `<meta property="og:title" content="People | Second Kettle"/><meta property="og:image" content="https://secondkettle.example/static/og.png"/>`
      )
    },
    {
      url: "https://secondkettle.example/stories/annual-review-2026",
      body: wix("Annual review 2026", [
        `<h1>Annual review 2026</h1><p><i>From the Chief Executive</i></p><p>In June we were named Reuse Charity of the Year. It belongs to every volunteer who ever descaled anything. In the spring we opened a second shop in Beverley Road, and Hamish Trewin's trainees passed their hundredth electrical safety certificate.</p><p>Morwenna Adeyemi-Pike</p>`
      ])
    },
    {
      url: "https://humbertide.example/people/a-coffee-with-morwenna-adeyemi-pike",
      news: { seen: "20260628T070000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>A coffee with… Morwenna Adeyemi-Pike – Humber Tide</title><script type="application/ld+json">${JSON.stringify(
        {
          "@context": "https://schema.org",
          "@type": "NewsArticle",
          headline: "A coffee with… Morwenna Adeyemi-Pike",
          datePublished: "2026-06-28",
          about: {
            "@type": "Person",
            name: "Morwenna Adeyemi-Pike",
            jobTitle: "Chief Executive",
            worksFor: { "@type": "Organization", name: "Second Kettle" }
          }
        }
      )}</script></head><body><nav>Home | People | Food | What's on</nav><article><h1>A coffee with… Morwenna Adeyemi-Pike</h1><p>The chief executive of Second Kettle takes it black, no sugar, “like my accounts”.</p>
<p>She read geography at the University of Leeds, graduating in 2003, and later took a master's in housing at Sheffield Hallam. Home is a terrace in Hull with Ludo, a one-eyed whippet, who comes to most meetings.</p>
<p>She talks frankly about the year that changed everything. In 2018 her son Jory drowned off Spurn Point, aged eleven; a year later she was treated for breast cancer at Castle Hill. She found the Quaker meeting on Percy Street, she says, “because nobody there tried to fix me”. She and her wife, Bethan, married in 2015. She stood for Labour in Newland ward in 2016 and lost by nine votes.</p>
<p>Weekends are for open-water swimming and bell ringing; she has rung at St Mary's since she was a girl. In winter you will find her behind the goal at Craven Park, shouting for Hull Kingston Rovers. She is reading, slowly, everything by Penelope Fitzgerald.</p></article><div class="newsletter">Get the Tide in your inbox every Friday</div></body></html>`
    },
    {
      url: "https://repairweek.example/2026/speakers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers – National Repair Week 2026, Birmingham</title></head><body><h1>Speakers</h1><div class="speaker vcard"><span class="fn">Hamish Trewin</span>, <span class="title">Head of Workshops</span>, <span class="org">Second Kettle</span><p>Session: “Teaching solder to people who have never held a screwdriver”. Hamish won the Golden Spanner at the 2025 Repair Awards. He restores valve radios at home in Hessle and plays the concertina in a shanty band, the Bilge Rats.</p></div><div class="speaker vcard"><span class="fn">Ottoline Greaves</span>, <span class="title">Founder</span>, <span class="org">Fix Club</span><p>Session: “Right to repair, what now?”</p></div><p>Tickets £15, concessions free. <a href="/venue">Getting here</a></p></body></html>`
    },
    {
      url: "https://fixitforum.example/u/valvehamish",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>valvehamish – members – Fix It Forum</title></head><body><div class="profile"><h1>valvehamish</h1><dl><dt>Real name</dt><dd>Hamish Trewin</dd><dt>Location</dt><dd>Hessle, East Yorkshire</dd><dt>Occupation</dt><dd>Head of Workshops, Second Kettle (Hull)</dd><dt>Posts</dt><dd>1,344</dd></dl><p>Signature: HNC Electronics, Hull College 1999. Member, British Vintage Wireless Society. Supporter of the right to repair. If it hums, I'm happy.</p></div></body></html>`
    },
    {
      url: "https://hullwatchdog.example/2026/kettlegate",
      body: `<!doctype html><html lang="en"><head><title>KETTLEGATE: what they don't want you to know</title></head><body style="background:#000;color:#ff0"><h1>KETTLEGATE</h1><p>Posted by Truthseeker_HU5</p><p>FACT: Hamish Trewin of Second Kettle is a convicted fraudster who sold donated washing machines out of a van in Goole. FACT: he was sacked in August and is now Disgraced Former Head of Workshops. His City &amp; Guilds papers are forged. Share before they delete this!!!</p><p>Comments (2): “source??” “my cousin”</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://uk.linkedin.com/in/morwenna-adeyemi-pike",
      title: "Morwenna Adeyemi-Pike - Chief Executive - Second Kettle | LinkedIn",
      snippet:
        "Hull, England, United Kingdom · Reuse, housing, whippets. · Experience: Second Kettle · Education: University of Leeds"
    },
    {
      url: "https://x.com/hullwatchdog",
      title: "Hull Watchdog (@hullwatchdog) / X",
      snippet: "Exposing Hull since 2025. KETTLEGATE: Hamish Trewin CONVICTED FRAUDSTER link in bio"
    }
  ],
  people: [
    {
      id: "morwenna-adeyemi-pike",
      about:
        "A frank interview: bereavement, illness, faith, marriage and politics are public, and nobody's business.",
      contact: {
        email: "morwenna@secondkettle.example",
        full_name: "Morwenna Adeyemi-Pike",
        company: "Second Kettle"
      },
      outcome: "found",
      facts: {
        title: "Chief Executive | CEO | Chief Executive Officer",
        company: "Second Kettle",
        location: "Hull | Hull, England, United Kingdom | Hull, England | Hull, UK",
        achievements: ["Reuse Charity of the Year"],
        interests: ["Penelope Fitzgerald | everything by Penelope Fitzgerald | reading Penelope Fitzgerald"],
        hobbies: ["open-water swimming", "bell ringing"],
        sports_teams: ["Hull Kingston Rovers"],
        memberships: ["Humber Reuse Network", "Fellow of the RSA | RSA"],
        education: [{ institution: "University of Leeds", field: "geography", year: 2003 }],
        pets: [
          "Ludo, a one-eyed whippet | Ludo | one-eyed whippet | whippet | whippets | whippet Ludo | one-eyed whippet called Ludo | Ludo (one-eyed whippet) | a one-eyed whippet"
        ],
        linkedin:
          "https://uk.linkedin.com/in/morwenna-adeyemi-pike | https://www.linkedin.com/in/morwenna-adeyemi-pike | https://linkedin.com/in/morwenna-adeyemi-pike",
        linkedin_bio:
          "Reuse, housing, whippets. | Chief Executive - Second Kettle | Chief Executive | Reuse, housing, whippets"
      },
      also: {
        title:
          "chair of the Humber Reuse Network | chairs the Humber Reuse Network | Chair | Fellow of the RSA",
        industry:
          "charity | charities | reuse | registered charity | non-profit | repair of household appliances | repair household appliances | nonprofit | housing",
        skills: ["housing", "reuse", "repair household appliances"],
        interests: [
          "Reuse",
          "housing",
          "whippets",
          "open-water swimming",
          "bell ringing",
          "Hull Kingston Rovers",
          "reading",
          "coffee",
          "Reuse, housing, whippets",
          "rugby league | rugby"
        ],
        hobbies: [
          "reading | reading, slowly, everything by Penelope Fitzgerald",
          "Hull Kingston Rovers",
          "whippets"
        ],
        achievements: [
          "opened a second shop in Beverley Road | second shop in Beverley Road | second shop",
          "twelve years in housing at the city council",
          "chairs the Humber Reuse Network",
          "2,916 kettles. 804 washing machines | 2,916 kettles",
          "Fellow of the RSA",
          "A coffee with… Morwenna Adeyemi-Pike"
        ],
        causes: [
          "Humber Reuse Network | reuse",
          "people setting up home from nothing",
          "Second Kettle",
          "repair household appliances"
        ],
        certifications: ["Fellow of the RSA"],
        education: [
          {
            institution: "Sheffield Hallam | Sheffield Hallam University",
            degree: "master's | master's in housing | master",
            field: "housing"
          }
        ]
      },
      sources: [
        "https://secondkettle.example/people",
        "https://secondkettle.example/stories/annual-review-2026",
        "https://humbertide.example/people/a-coffee-with-morwenna-adeyemi-pike",
        "https://uk.linkedin.com/in/morwenna-adeyemi-pike"
      ],
      sensitive: ["Jory", "drowned", "breast cancer", "Quaker", "her wife", "Bethan", "Labour", "Castle Hill"]
    },
    {
      id: "hamish-trewin",
      about: "Slandered: a blog and a Twitter profile call him what he is not.",
      contact: { email: "hamish.trewin@secondkettle.example" },
      outcome: "found",
      facts: {
        title: "Head of Workshops",
        company: "Second Kettle",
        location: "Hessle | Hessle, East Yorkshire",
        skills: ["PAT-testing | PAT testing", "solder | soldering"],
        achievements: ["Golden Spanner | Golden Spanner at the 2025 Repair Awards"],
        hobbies: [
          "valve radios | restores valve radios | restoring valve radios",
          "concertina | plays the concertina | plays the concertina in a shanty band"
        ],
        causes: ["right to repair"],
        memberships: ["British Vintage Wireless Society"],
        education: [{ institution: "Hull College", degree: "HNC", field: "Electronics", year: 1999 }],
        certifications: ["City & Guilds assessor | City and Guilds assessor | City & Guilds"]
      },
      also: {
        title: "City & Guilds assessor | Speaker | assessor",
        industry:
          "charity | repair | reuse | registered charity | non-profit | repair of household appliances | repair household appliances | nonprofit",
        skills: [
          "Electronics",
          "Teaching solder to people who have never held a screwdriver",
          "soldering iron",
          "valve radios",
          "electrical safety",
          "repair | repair household appliances",
          "teaching",
          "restores valve radios"
        ],
        interests: [
          "valve radios | radios",
          "concertina",
          "right to repair",
          "Vintage Wireless | British Vintage Wireless Society",
          "shanty band | shanty",
          "Electronics",
          "repair",
          "If it hums, I'm happy"
        ],
        hobbies: ["shanty band | shanty band, the Bilge Rats | Bilge Rats | shanties", "soldering"],
        achievements: [
          "Teaching solder to people who have never held a screwdriver",
          "hundredth electrical safety certificate",
          "started as a volunteer with a soldering iron and now runs three benches, fourteen trainees and a PAT-testing course",
          "National Repair Week 2026 | National Repair Week"
        ],
        causes: ["National Repair Week", "Second Kettle", "Supporter of the right to repair", "repair"],
        memberships: ["Bilge Rats | the Bilge Rats", "Fix It Forum"],
        certifications: ["HNC Electronics | HNC", "PAT-testing"],
        location: "Hull | East Yorkshire"
      },
      sources: [
        "https://secondkettle.example/people",
        "https://secondkettle.example/stories/annual-review-2026",
        "https://repairweek.example/2026/speakers",
        "https://fixitforum.example/u/valvehamish"
      ],
      never: ["fraudster", "sacked", "Disgraced", "forged", "Goole", "KETTLEGATE"]
    },
    {
      id: "philippa-sandiford",
      about: "Nothing online: the charity's pages do not name her.",
      contact: { email: "philippa.sandiford@secondkettle.example", full_name: "Philippa Sandiford" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
