import type { WorldPart } from "../World.ts"

export const cobaltreePage = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en" data-wf-site="64f0c1"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Cobaltree</title><meta property="og:site_name" content="Cobaltree"></head>
<body><div class="announcement">New: cycle counts on the phone. <a href="/product">See how it works →</a></div>
<header class="nav"><a class="brand" href="/">Cobaltree</a><nav><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/customers">Customers</a><a href="/team">Team</a><a href="/careers">Careers</a><a href="/contact-sales" class="btn">Talk to sales</a></nav></header>
<main>${body}</main>
<footer><p>Inventory software for people who still count things.</p><ul><li><a href="/security">Security</a></li><li><a href="/privacy">Privacy</a></li><li><a href="https://www.linkedin.com/company/cobaltree">LinkedIn</a></li></ul><p>© 2026 Cobaltree, Inc. · 810 SE Alder Street, Portland, OR 97214</p></footer>
<div id="cookie">We use cookies to see which pages get read. <button>Fine</button> <button>No thanks</button></div></body></html>`

const card = (name: string, role: string, bio: string) =>
  `<div class="team-card w-dyn-item"><img src="https://cdn.cobaltree.example/t/${name.toLowerCase().replaceAll(" ", "-")}.webp" alt="${name}" loading="lazy"><h3 class="team-name">${name}</h3><div class="team-role">${role}</div><div class="modal" aria-hidden="true"><div class="modal-inner"><button class="close">×</button><h4>${name}</h4><p class="modal-role">${role}</p>${bio}</div></div></div>`

/** A software company in Portland: cards with hidden modals, two Daniel Kims, a career in customer success. */
export const cobaltree: WorldPart = {
  pages: [
    {
      url: "https://cobaltree.example/",
      body: cobaltreePage(
        "Inventory software that agrees with the shelf",
        `<h1>Inventory software that agrees with the shelf</h1><p>1,900 distributors count with Cobaltree. Start a trial, import a spreadsheet, go home on time.</p><section class="quotes"><blockquote>“We closed the year in two days.” <cite>Patrice O., operations manager</cite></blockquote></section>`
      )
    },
    {
      url: "https://cobaltree.example/team",
      body: cobaltreePage(
        "Team",
        `<h1>The people behind the counter</h1><p>We are 84 people, half of us in Portland.</p><div class="grid">
${card("Josephine Amaral", "Co-founder &amp; CEO", "<p>Josephine ran three warehouses before she ran a software company. Stanford MBA, two teenagers, no free time.</p>")}
${card("Teodora Vukasin", "VP of Customer Success", "<p>Teodora looks after the 40 people who look after our customers. She joined in 2019 as our second onboarding specialist and has since built the renewals and support teams.</p><p>Away from the desk you’ll find her throwing pots at a pottery studio in Sellwood, or trail running in Forest Park with Pickle, her retired greyhound. Season ticket holder, Portland Thorns.</p>")}
${card("Ryan Castellaw", "Staff Software Engineer", "<p>Ryan keeps the database fast and the migrations boring.</p>")}
${card("Daniel Kim", "Enterprise Account Executive", "<p>Daniel works with distributors from Boise to Bellingham. Based in Seattle.</p>")}
${card("Daniel Kim", "Head of People Operations", "<p>Not the Daniel Kim in sales! This one hires, pays and worries about you. SHRM-SCP. Happiest on a gravel bike.</p>")}
</div><p class="join">Is there a gap in this picture? <a href="/careers">We’re hiring</a>.</p>`
      )
    },
    {
      url: "https://cobaltree.example/contact-sales",
      body: cobaltreePage(
        "Talk to sales",
        `<h1>Talk to a human</h1><table class="regions"><tbody><tr><th>Region</th><th>Your contact</th><th>Reach them</th></tr><tr><td>Pacific Northwest</td><td>Daniel Kim<br>Enterprise Account Executive</td><td>daniel.kim@cobaltree.example<br>206-555-0143</td></tr><tr><td>Mountain &amp; Plains</td><td>Lucy Farrant<br>Account Executive</td><td>lucy.farrant@cobaltree.example</td></tr></tbody></table>`
      )
    },
    {
      url: "https://cobaltree.example/careers",
      body: cobaltreePage(
        "Careers",
        `<h1>Careers</h1><p>Four days a week in the office is four too many, says our data.</p><h2>Open roles</h2><ul><li>Implementation Consultant (Portland)</li><li>Senior Designer (remote, US)</li></ul><h2>Questions about the process?</h2><p>Write to Daniel Kim, Head of People Operations: dkim@cobaltree.example</p>`
      )
    },
    {
      url: "https://cobaltree.example/press/2024-03-05-customer-success",
      body: cobaltreePage(
        "Cobaltree names Teodora Vukasin Vice President of Customer Success",
        `<p class="eyebrow">Press release</p><h1>Cobaltree names Teodora Vukasin Vice President of Customer Success</h1><p><strong>PORTLAND, Ore., March 5, 2024</strong> — Cobaltree, Inc., maker of inventory software for distributors, today announced the promotion of Teodora Vukasin to Vice President of Customer Success. Vukasin was previously Director of Onboarding.</p><p>“Teodora forecast churn on a whiteboard before we had a dashboard for it,” said Josephine Amaral, co-founder and CEO.</p><p>Vukasin holds a bachelor’s degree in sociology from Gonzaga University and is a Certified Customer Success Manager (CCSM Level 3).</p><h3>About Cobaltree</h3><p>Cobaltree makes inventory software used by 1,900 distributors in the United States and Canada.</p><h3>Media contact</h3><p>press@cobaltree.example</p>`
      )
    },
    {
      url: "https://outcomesforum.example/2022/speakers/teodora-vukasin",
      body: `<!doctype html><html lang="en"><head><title>Teodora Vukasin – Customer Outcomes Forum 2022</title></head><body><nav><a href="/2022">Agenda</a> <a href="/2022/speakers">Speakers</a> <a href="/2022/venue">Venue</a></nav><article><img src="/img/tvukasin.jpg" alt=""><h1>Teodora Vukasin</h1><p class="sub">Director of Onboarding, Cobaltree</p><p>Teodora’s session, “The first ninety days are all of them”, is about onboarding plans that survive contact with the customer. She works in Gainsight and in spreadsheets and is not ashamed of either.</p></article><aside><h4>Also speaking</h4><ul><li>Harper Lindgren, CS Operations Lead, Paperkite</li><li>Omar Deeb, Head of Support, Tilework</li></ul></aside><footer>Customer Outcomes Forum, October 11–12, 2022, Chicago. Code of conduct. Sponsors.</footer></body></html>`
    },
    {
      url: "https://renewalseason.example/episodes/71-teodora-vukasin",
      body: `<!doctype html><html lang="en"><head><title>71: Churn is a lagging indicator (Teodora Vukasin, Cobaltree) – Renewal Season</title></head><body><header><a href="/">Renewal Season</a> · a podcast for people with a number and no commission</header><h1>71: Churn is a lagging indicator</h1><p>September 17, 2025 · 41 min</p><audio controls src="/71.mp3"></audio><h2>Show notes</h2><p>Teodora Vukasin, VP of Customer Success at Cobaltree, on health scores, churn forecasting and saying no to a customer who is right. In 2025 she made the Top 100 Customer Success Strategists list, and she co-leads the Portland chapter of Gain Grow Give.</p><h2>Where to find Teodora</h2><p><a href="https://www.linkedin.com/in/teodoravukasin">LinkedIn</a> · <a href="https://bsky.app/profile/teodora-v.bsky.social">Bluesky</a></p><h2>Previous episodes</h2><ul><li>70: Pricing for grown-ups</li><li>69: The QBR is dead, long live the QBR</li></ul></body></html>`
    },
    {
      url: "https://foothillsfood.example/turkey-trot/2025/fundraisers/tvukasin",
      body: `<!doctype html><html lang="en"><head><title>Teodora Vukasin is running the Foothills Turkey Trot</title></head><body><h1>Teodora’s page</h1><p>Teodora Vukasin is fundraising for <b>Foothills Food Share</b></p><div class="meter">$1,310 raised of $1,000</div><p>Team: Cobaltree Counters</p><h2>My story</h2><p>Every November I run 10K slowly so that families in Multnomah County can eat well in December. I’ve packed boxes at Foothills Food Share since 2020 and it’s the best two hours of my week.</p><h3>Donations</h3><ul><li>Anonymous $50 — go Teo!</li><li>Josephine A. $250</li><li>Mom &amp; Dad $100</li></ul></body></html>`
    },
    {
      url: "https://alumni.gonzagamonthly.example/class-notes/2009",
      body: `<!doctype html><html lang="en"><head><title>Class Notes: 2009</title></head><body><h1>Class Notes</h1><p><b>’09</b> <b>Marcus Dutra</b> (Business) opened a third coffee cart in Spokane. <b>Teodora Vukasin</b> (B.A. Sociology), Portland, Oregon, was promoted to vice president of customer success at Cobaltree. <b>Ellen Prock Hayward</b> (Nursing) welcomed twins.</p><p>Send us your news: a job, a wedding, a mountain.</p></body></html>`
    },
    {
      url: "https://pdxhr.example/board",
      body: `<!doctype html><html lang="en"><head><title>Board of Directors | Portland HR Roundtable</title></head><body><h1>Board of Directors 2026</h1><dl><dt>President</dt><dd>Yolanda Pruitt, Pearl District Clinics</dd><dt>Treasurer</dt><dd>Daniel Kim, SHRM-SCP, Head of People Operations, Cobaltree</dd><dt>Programs</dt><dd>Samir Nath, Willamette Paper</dd></dl><h2>Meet our treasurer</h2><p>Daniel Kim earned an MBA at the University of Oregon in 2014 and has led people teams at two software companies. He writes our newsletter column on pay transparency, the subject that got him into HR. He volunteers as a mentor with Second Shift Oregon, which helps people leaving prison to find work.</p></body></html>`
    },
    {
      url: "https://sodosoftball.example/standings/coed-rec-2026",
      body: `<!doctype html><html lang="en"><head><title>Coed Rec – SoDo Softball League</title></head><body><h1>Coed Rec, summer 2026</h1><table><tr><th>Team</th><th>Captain</th><th>W</th><th>L</th></tr><tr><td>Pitch Slap</td><td>T. Marro</td><td>9</td><td>1</td></tr><tr><td>Shelf Life</td><td>Daniel Kim (Cobaltree, Seattle)</td><td>6</td><td>4</td></tr><tr><td>Ballard Bats</td><td>J. Eide</td><td>2</td><td>8</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/teodoravukasin",
      title: "Teodora Vukasin - VP of Customer Success at Cobaltree | LinkedIn",
      snippet:
        "Portland, Oregon, United States · VP of Customer Success · Cobaltree. Gonzaga University. I help distributors trust their own numbers. 500+ connections on LinkedIn."
    },
    {
      url: "https://www.linkedin.com/in/daniel-kim-enterprise",
      title: "Daniel Kim - Enterprise Account Executive - Cobaltree | LinkedIn",
      snippet:
        "Seattle, Washington, United States · Enterprise Account Executive at Cobaltree · University of Washington. President's Club 2024. MEDDPICC. View Daniel Kim's profile on LinkedIn."
    }
  ],
  bluesky: [
    {
      handle: "teodora-v.bsky.social",
      name: "Teodora Vukasin",
      description: "Customer success at Cobaltree. Mud (clay), mud (trails), one greyhound. Portland, OR.",
      posts: [
        { text: "Pickle has eaten a sock. Again.", at: "2026-09-02T15:00:00Z" },
        {
          text: "Kiln opened, nothing exploded. Calling it a good week for the pottery.",
          at: "2026-10-18T18:20:00Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 880_071,
      title: "Renewal Season",
      artist: "Gwen Abelard",
      feed: "https://feeds.renewalseason.example/rss",
      site: "https://renewalseason.example/",
      description: "A podcast for people with a number and no commission.",
      episodes: [
        {
          title: "71: Churn is a lagging indicator (Teodora Vukasin, Cobaltree)",
          description:
            "Teodora Vukasin, VP of Customer Success at Cobaltree, on health scores and churn forecasting.",
          url: "https://renewalseason.example/episodes/71-teodora-vukasin",
          at: "2025-09-17T06:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "teodora-vukasin",
      about:
        "A modal biography, a promotion with the old title still on a conference's page, a podcast, a run.",
      contact: { email: "teodora.vukasin@cobaltree.example", full_name: "Teodora Vukasin" },
      outcome: "found",
      facts: {
        title: "VP of Customer Success | Vice President of Customer Success",
        company: "Cobaltree | Cobaltree, Inc.",
        industry: "inventory software | software | customer success",
        location: "Portland, Oregon, United States | Portland, Oregon | Portland, OR | Portland",
        linkedin: "https://www.linkedin.com/in/teodoravukasin",
        linkedin_bio: "I help distributors trust their own numbers. | VP of Customer Success at Cobaltree",
        education: [
          {
            institution: "Gonzaga University",
            degree: "B.A. | bachelor’s degree | BA",
            field: "Sociology",
            year: 2009
          }
        ],
        certifications: [
          "Certified Customer Success Manager (CCSM Level 3) | Certified Customer Success Manager | CCSM Level 3"
        ],
        skills: ["churn forecasting | churn", "Gainsight"],
        achievements: ["Top 100 Customer Success Strategists"],
        memberships: ["Gain Grow Give | Portland chapter of Gain Grow Give"],
        hobbies: ["pottery | throwing pots", "trail running"],
        sports_teams: ["Portland Thorns"],
        causes: ["Foothills Food Share"],
        pets: ["greyhound | Pickle"]
      },
      also: {
        skills: ["health scores", "onboarding", "customer success", "renewals", "spreadsheets"],
        interests: ["pottery", "trail running", "customer success", "churn forecasting"],
        achievements: [
          "The first ninety days are all of them",
          "Churn is a lagging indicator",
          "promotion | promoted to vice president of customer success | promotion of Teodora Vukasin to Vice President of Customer Success",
          "$1,310 raised | Foothills Turkey Trot",
          "built the renewals and support teams"
        ],
        hobbies: ["running | 10K"],
        sports_teams: ["Cobaltree Counters"]
      },
      sources: [
        "https://cobaltree.example/team",
        "https://cobaltree.example/press/2024-03-05-customer-success",
        "https://outcomesforum.example/2022/speakers/teodora-vukasin",
        "https://renewalseason.example/episodes/71-teodora-vukasin",
        "https://foothillsfood.example/turkey-trot/2025/fundraisers/tvukasin",
        "https://alumni.gonzagamonthly.example/class-notes/2009",
        "https://www.linkedin.com/in/teodoravukasin",
        "https://bsky.app/profile/teodora-v.bsky.social",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=teodora-v.bsky.social",
        "https://feeds.renewalseason.example/rss"
      ]
    },
    {
      id: "daniel-kim-sales",
      about: "Two Daniel Kims at one employer: the seller, whose address stands on the sales page.",
      contact: { email: "daniel.kim@cobaltree.example", full_name: "Daniel Kim" },
      outcome: "found",
      facts: {
        title: "Enterprise Account Executive",
        company: "Cobaltree | Cobaltree, Inc.",
        location: "Seattle, Washington, United States | Seattle, Washington | Seattle",
        linkedin: "https://www.linkedin.com/in/daniel-kim-enterprise",
        education: [{ institution: "University of Washington" }],
        achievements: ["President's Club 2024 | President's Club"],
        skills: ["MEDDPICC"],
        sports_teams: ["Shelf Life"]
      },
      also: {
        industry: "inventory software | software | sales",
        linkedin_bio: "Enterprise Account Executive at Cobaltree | Enterprise Account Executive",
        hobbies: ["softball"],
        interests: ["softball"],
        memberships: ["SoDo Softball League"]
      },
      sources: [
        "https://cobaltree.example/contact-sales",
        "https://cobaltree.example/team",
        "https://www.linkedin.com/in/daniel-kim-enterprise",
        "https://sodosoftball.example/standings/coed-rec-2026"
      ],
      never: ["People Operations", "SHRM", "University of Oregon", "Second Shift", "gravel"]
    },
    {
      id: "daniel-kim-people",
      about: "Two Daniel Kims at one employer: the one who hires, whose title the client knows.",
      contact: {
        email: "dkim@cobaltree.example",
        full_name: "Daniel Kim",
        title: "Head of People Operations",
        company: "Cobaltree"
      },
      outcome: "found",
      facts: {
        title: "Head of People Operations",
        company: "Cobaltree | Cobaltree, Inc.",
        certifications: ["SHRM-SCP"],
        education: [{ institution: "University of Oregon", degree: "MBA", year: 2014 }],
        memberships: ["Portland HR Roundtable"],
        causes: ["Second Shift Oregon"],
        hobbies: ["gravel bike | gravel biking"],
        interests: ["pay transparency"]
      },
      also: {
        location: "Portland, OR | Portland",
        industry: "inventory software | software | human resources | HR",
        interests: ["gravel bike"],
        skills: ["pay transparency"],
        memberships: ["Second Shift Oregon"],
        causes: ["pay transparency | people leaving prison"],
        achievements: ["Treasurer | Treasurer, Portland HR Roundtable"]
      },
      sources: [
        "https://cobaltree.example/careers",
        "https://cobaltree.example/team",
        "https://pdxhr.example/board"
      ],
      never: [
        "Account Executive",
        "President's Club",
        "MEDDPICC",
        "University of Washington",
        "Shelf Life",
        "Seattle"
      ]
    }
  ]
}
