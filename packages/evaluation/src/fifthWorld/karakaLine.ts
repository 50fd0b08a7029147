import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-NZ"><head><meta charset="UTF-8"><title>${title} – Karaka Line Logistics</title><meta name="generator" content="WordPress 6.6.2"></head>
<body class="wp-singular page"><div class="topbar">0800 555 020 | <a href="/track">Track a container</a> | <a href="/portal">Customer login</a></div><header><a href="/"><img src="/wp-content/uploads/2023/02/karaka-logo.svg" alt="Karaka Line Logistics"></a><ul class="menu"><li><a href="/services">Services</a></li><li><a href="/our-people">Our people</a></li><li><a href="/news">News</a></li><li><a href="/contact">Contact</a></li></ul></header>
<div class="entry-content">${body}</div>
<footer><p>Karaka Line Logistics Ltd, 18 Totara Street, Mount Maunganui, Tauranga 3116, New Zealand</p><p>Proudly moving the Bay since 1988. Site by Pebble &amp; Co.</p></footer></body></html>`

/** A logistics firm in Tauranga: people as lines between breaks, a man with a namesake in his own town, a fund-raiser with an illness, a stranger. */
export const karakaLine: WorldPart = {
  pages: [
    {
      url: "https://karakaline.example/",
      body: shell(
        "Freight, warehousing and customs, Tauranga",
        "<h1>We move the Bay.</h1><p>Karaka Line Logistics is a family-owned freight, warehousing and customs company with 160 trucks and four depots.</p>"
      )
    },
    {
      url: "https://karakaline.example/our-people",
      body: shell(
        "Our people",
        `<h1 class="wp-block-heading">Our people</h1><p>Good freight is good people. Here are a few of ours.</p>
<div class="wp-block-columns"><div class="wp-block-column"><figure><img src="/wp-content/uploads/2024/08/murray.jpg" alt=""></figure><p><strong>Murray Goodall</strong><br>Managing Director<br>Tauranga<br>021 555 0101</p><p>Third-generation truckie. Still drives the Christmas parade truck. Golf handicap: don’t ask.</p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2024/08/hemi.jpg" alt=""></figure><p><strong>Hemi Paraone</strong><br>General Manager – Port Operations<br>Tauranga<br>hemi.paraone@karakaline.example</p><p>Hemi runs our wharf, rail and container yard teams. He has a Bachelor of Management Studies from the University of Waikato and has been with Karaka Line since 2006. A mad keen waka ama paddler.</p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2024/08/craig.jpg" alt=""></figure><p><strong>Craig Sutherland</strong><br>National Fleet Manager<br>Tauranga<br>craig.sutherland@karakaline.example</p><p>Craig keeps 160 trucks on the road. He’s a heavy diesel mechanic by trade. Out of hours you’ll find him surfcasting at Papamoa with his huntaway, Diesel.</p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2025/03/jess.jpg" alt=""></figure><p><strong>Jess Tuhiwai</strong><br>Head of Customs &amp; Compliance<br>Auckland<br>jess.tuhiwai@karakaline.example</p><p>Jess and her team clear 11,000 entries a year.</p></div></div>
<p><a class="wp-block-button" href="/careers">Come and work with us</a></p>`
      )
    },
    {
      url: "https://bayobserver.example/sport/matua-names-paraone-life-member",
      news: { seen: "20260718T203000Z", language: "English", country: "New Zealand" },
      body: `<!doctype html><html lang="en-NZ"><head><title>Matua Rugby names Paraone life member | The Bay Observer</title></head><body><div class="masthead">The Bay Observer</div><div class="nav">News · Sport · Opinion · Property · Death notices</div><h1>Matua Rugby names Paraone life member</h1><p class="meta">Sam Ruddock · 19 Jul 2026, 8:30am</p><p>It took three attempts to get Hemi Paraone off the sideline long enough to hand him the blazer.</p><p>Paraone, general manager of port operations at Karaka Line Logistics, was made a life member of Matua Rugby Club on Saturday after coaching its junior grades for 14 seasons.</p><p>“I just like the noise they make,” the Chiefs supporter said of his under-13s.</p><p>He also raises money each year for Coastguard Tauranga, which pulled his nephew out of the harbour entrance in 2017.</p><p>Club president Lois Harkness, a retired dentist, said the decision was unanimous.</p><div class="promo">Get the Bay Observer newsletter</div><div class="most-read"><h3>Most read</h3><ol><li>Ute driver blames seagull</li><li>Mount parking: what you need to know</li></ol></div></body></html>`
    },
    {
      url: "https://supplychaininstitute.example/nz/chartered-members",
      body: `<!doctype html><html lang="en"><head><title>Chartered members – Institute of Supply Chain and Transport NZ</title></head><body><h1>Register of chartered members: New Zealand</h1><p>Only those listed may use the letters CMIST.</p><table><thead><tr><th>Name</th><th>Grade</th><th>Since</th><th>Employer</th></tr></thead><tbody><tr><td>Ngaire Olds</td><td>Chartered Fellow</td><td>2011</td><td>Southern Coldchain</td></tr><tr><td>Hemi Paraone</td><td>Chartered Member (CMIST)</td><td>2018</td><td>Karaka Line Logistics</td></tr><tr><td>Vikash Prasad</td><td>Chartered Member (CMIST)</td><td>2022</td><td>Port of Burrows</td></tr></tbody></table><p>Last updated 1 October 2026</p></body></html>`
    },
    {
      url: "https://heavyhaulmag.example/2026/06/electric-on-the-kaimais",
      body: `<!DOCTYPE html><html lang="en-NZ"><head><meta charset="utf-8"><title>Electric on the Kaimais? Ask the bloke with the spanner | Heavy Haul</title></head><body><nav>Heavy Haul | Truck tests | Trailer torque | Classifieds</nav><article><h1>Electric on the Kaimais? Ask the bloke with the spanner</h1><h4>June 2026 – words and pics: Bex Morland</h4><p>Karaka Line put its first two battery-electric tractor units on the Hamilton run in April. We asked national fleet manager Craig Sutherland how it is going.</p><p><b>Were you a sceptic?</b></p><p>Mate, I’m a diesel mechanic. I did my National Certificate in Heavy Automotive Engineering at Waiariki in 1996. Of course I was.</p><p><b>And now?</b></p><p>Regen down the hill is like cheating. We’ve cut brake spend by a third on those two. What I know about now is telematics, and tyre data, which is not what I signed up for.</p><p><b>What do you do when you are not here?</b></p><p>I’m restoring a 1974 Kenworth K125 in the shed. My wife calls it the other woman. And I haven’t missed a Steamers home game since the Shield.</p><p><em>Bex Morland drives a 1989 Hilux and regrets nothing.</em></p></article></body></html>`
    },
    {
      url: "https://brackenapps.example/team",
      body: `<!doctype html><html lang="en"><head><title>Team · Bracken Apps</title></head><body><h1>Team</h1><div class="grid"><div><h3>Craig Sutherland</h3><h4>CTO &amp; co-founder</h4><p>Craig started Bracken Apps in a Tauranga garage. Elixir enthusiast, four-time Ironman finisher, Otago University graduate.</p></div><div><h3>Moana Rickard</h3><h4>CEO &amp; co-founder</h4><p>Moana used to sell kiwifruit. Now she sells software to people who sell kiwifruit.</p></div></div><p>Bracken Apps, The Kollective, Tauranga</p></body></html>`
    },
    {
      url: "https://bayofplentytri.example/results/2026-tauranga-half",
      body: `<!doctype html><html><head><title>Tauranga Half 2026 results</title></head><body><h1>Tauranga Half 2026: M45–49</h1><pre>
1  Daniel Prowse     Whakatane   4:21:09
2  Craig Sutherland  Tauranga    4:24:55
3  Piet Vermaas      Rotorua     4:30:12
</pre></body></html>`
    },
    {
      url: "https://customsfederation.example/about/board",
      body: `<!doctype html><html lang="en"><head><title>Our Board | Customs Brokers Federation of Aotearoa</title></head><body><h1>Our Board 2026–27</h1><p>Elected at the AGM in Wellington, August 2026.</p><h3>President</h3><p>Alastair Ngan, Meridian Gate Forwarding</p><h3>Vice-president</h3><p>Jess Tuhiwai, Karaka Line Logistics. Jess is a licensed customs broker who holds an LLB from the University of Auckland. Her portfolio on the board is biosecurity and tariff classification.</p><h3>Treasurer</h3><p>Gaylene Foote, Tasman Clear Ltd. Gaylene is a chartered accountant.</p></body></html>`
    },
    {
      url: "https://givetogether.example/fundraisers/jess-t-round-the-bays",
      body: `<!doctype html><html lang="en"><head><title>Jess Tuhiwai is fundraising for Harbour Hospice House | GiveTogether</title></head><body><a href="/">GiveTogether</a><h1>Jess’s Round the Bays</h1><p><strong>Jess Tuhiwai</strong> is fundraising for <strong>Harbour Hospice House</strong></p><p>NZ$2,865 raised of NZ$2,500 · 61 donations</p><h2>My story</h2><p>Kia ora! By day I clear containers at Karaka Line Logistics. In March I’m walking Round the Bays for the people who looked after Mum. I was diagnosed with multiple sclerosis in 2022, so 8.4 km is a fair way for me, but my beagle Pickle has promised to pull.</p><h3>Recent donations</h3><ul><li>Murray G – $200 “Go Jess”</li><li>Anonymous – $50</li><li>Book club girls – $120</li></ul><p><button>Donate</button> <button>Share</button></p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://nz.linkedin.com/in/jess-tuhiwai-customs",
      title: "Jess Tuhiwai - Head of Customs & Compliance - Karaka Line Logistics | LinkedIn",
      snippet:
        "Auckland, New Zealand · Head of Customs & Compliance at Karaka Line Logistics. Licensed broker, recovering lawyer, allergic to demurrage. · Education: The University of Auckland · 500+ connections."
    }
  ],
  people: [
    {
      id: "hemi-paraone",
      about: "Port operations, by a card, a register of members and the local paper's sports page.",
      contact: { email: "hemi.paraone@karakaline.example", full_name: "Hemi Paraone" },
      outcome: "found",
      facts: {
        title:
          "General Manager – Port Operations | General Manager - Port Operations | General Manager, Port Operations | General Manager of Port Operations",
        company: "Karaka Line Logistics | Karaka Line | Karaka Line Logistics Ltd",
        location: "Tauranga | Tauranga, New Zealand",
        hobbies: ["waka ama | waka ama paddler"],
        sports_teams: ["Chiefs | the Chiefs"],
        causes: ["Coastguard Tauranga"],
        memberships: [
          "Matua Rugby Club | life member of Matua Rugby Club | Matua Rugby",
          "Institute of Supply Chain and Transport | Institute of Supply Chain and Transport NZ | Chartered Member | Chartered Member (CMIST)"
        ],
        education: [
          { institution: "University of Waikato", degree: "Bachelor of Management Studies | Bachelor" }
        ]
      },
      also: {
        industry: "freight | logistics | Logistics | Freight",
        education: [
          { institution: "University of Waikato", degree: "Bachelor", field: "Management Studies" }
        ],
        hobbies: ["coaching | coaching its junior grades"],
        interests: ["waka ama | waka ama paddler", "Rugby"],
        sports_teams: ["Matua Rugby Club | Matua Rugby"],
        causes: ["Matua Rugby Club | Matua Rugby"],
        achievements: [
          "life member | life member of Matua Rugby Club | Matua Rugby names Paraone life member"
        ],
        certifications: [
          "CMIST | Chartered Member (CMIST) | Chartered Member | Chartered Member, Institute of Supply Chain and Transport"
        ]
      },
      sources: [
        "https://karakaline.example/our-people",
        "https://bayobserver.example/sport/matua-names-paraone-life-member",
        "https://supplychaininstitute.example/nz/chartered-members"
      ],
      never: ["dentist", "Golf", "surfcasting"]
    },
    {
      id: "craig-sutherland",
      about: "A fleet manager; a software founder of the same name in the same town, who runs triathlons.",
      contact: {
        email: "craig.sutherland@karakaline.example",
        full_name: "Craig Sutherland",
        company: "Karaka Line Logistics"
      },
      outcome: "found",
      facts: {
        title: "National Fleet Manager",
        company: "Karaka Line Logistics | Karaka Line | Karaka Line Logistics Ltd",
        location: "Tauranga | Tauranga, New Zealand",
        skills: ["telematics", "tyre data"],
        hobbies: ["surfcasting", "restoring a 1974 Kenworth | 1974 Kenworth K125 | Kenworth"],
        sports_teams: ["Steamers"],
        education: [
          {
            institution: "Waiariki",
            degree: "National Certificate | National Certificate in Heavy Automotive Engineering",
            field: "Heavy Automotive Engineering",
            year: 1996
          }
        ],
        pets: ["Diesel | huntaway"]
      },
      also: {
        industry: "freight | logistics | Logistics | Freight",
        skills: ["heavy diesel mechanic | diesel mechanic", "battery-electric"],
        interests: ["surfcasting", "Kenworth", "battery-electric | Electric"],
        achievements: ["cut brake spend by a third | brake spend"],
        certifications: [
          "National Certificate in Heavy Automotive Engineering",
          "heavy diesel mechanic | diesel mechanic"
        ]
      },
      sources: [
        "https://karakaline.example/our-people",
        "https://heavyhaulmag.example/2026/06/electric-on-the-kaimais"
      ],
      never: ["Bracken", "CTO & co-founder", "Elixir", "Ironman", "Otago", "4:24:55", "Hilux", "waka ama"]
    },
    {
      id: "jess-tuhiwai",
      about:
        "Only a LinkedIn address; a federation's board, and a fund-raiser that says more than a report may.",
      contact: { linkedin_url: "https://www.linkedin.com/in/jess-tuhiwai-customs" },
      outcome: "found",
      facts: {
        title: "Head of Customs & Compliance | Head of Customs and Compliance",
        company: "Karaka Line Logistics | Karaka Line",
        location: "Auckland, New Zealand | Auckland",
        skills: ["tariff classification", "biosecurity"],
        causes: ["Harbour Hospice House"],
        memberships: ["Customs Brokers Federation of Aotearoa"],
        education: [{ institution: "University of Auckland | The University of Auckland", degree: "LLB" }],
        certifications: ["licensed customs broker | Licensed broker"],
        pets: ["Pickle | beagle"],
        linkedin:
          "https://www.linkedin.com/in/jess-tuhiwai-customs | https://nz.linkedin.com/in/jess-tuhiwai-customs",
        linkedin_bio:
          "Licensed broker, recovering lawyer, allergic to demurrage | Head of Customs & Compliance at Karaka Line Logistics"
      },
      also: {
        industry: "freight | logistics | Logistics | customs",
        achievements: [
          "Vice-president | Vice-president, Customs Brokers Federation of Aotearoa",
          "NZ$2,865 | 2,865",
          "11,000 entries a year"
        ],
        hobbies: ["walking | walking Round the Bays | Round the Bays"],
        interests: ["Round the Bays", "biosecurity", "tariff classification"]
      },
      sources: [
        "https://nz.linkedin.com/in/jess-tuhiwai-customs",
        "https://customsfederation.example/about/board",
        "https://givetogether.example/fundraisers/jess-t-round-the-bays",
        "https://karakaline.example/our-people"
      ],
      sensitive: ["multiple sclerosis"],
      never: ["chartered accountant", "Golf"]
    },
    {
      id: "nirmala-vaithianathan",
      about: "Works in a warehouse office; no page names her.",
      contact: { email: "nirmala.vaithianathan@karakaline.example", full_name: "Nirmala Vaithianathan" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
