import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Shule Bora Trust</title></head>
<body><header>Shule Bora Trust <a href="/our-work">Our work</a> <a href="/team">Team</a> <a href="/donate">DONATE</a></header>${body}
<footer>Shule Bora Trust is a registered NGO in Kenya (OP.218/051). Oginga Odinga Street, Kisumu. M-Pesa Paybill 990011.</footer></body></html>`

/** A charity for schools in Kisumu whose founder is praised by some and slandered by one. */
export const shuleBora: WorldPart = {
  pages: [
    {
      url: "https://shulebora.example/",
      body: shell(
        "A good school within walking distance",
        "<h1>A good school within walking distance</h1><p>We train teachers in 140 public primary schools around Lake Victoria.</p>"
      )
    },
    {
      url: "https://shulebora.example/team",
      body: shell(
        "Team",
        `<h1>Our team</h1><div class="elementor-widget"><h4>Achieng Barasa</h4><h6>Founder &amp; Executive Director</h6><p>Achieng taught mathematics in Siaya County for six years before she founded Shule Bora in 2014. She holds a B.Ed. from Kenyatta University and an M.A. in International Education and Development from the University of Sussex, where she was a Chevening Scholar. She was a 2017 Mandela Washington Fellow.</p></div><div class="elementor-widget"><h4>Brian Okelo</h4><h6>Finance &amp; Grants Manager</h6><p>Brian is a CPA(K).</p></div>`
      )
    },
    {
      url: "https://lakesidestandard.example/education/barasa-award",
      news: { seen: "20260611T050000Z", language: "English", country: "Kenya" },
      body: `<!doctype html><html lang="en"><head><title>Kisumu teacher wins Sh13m global prize - Lakeside Standard</title></head><body><h1>Kisumu teacher wins Sh13m global prize</h1><p>By Vincent Omollo</p><p>A former maths teacher from Siaya has won the Ubuntu Prize for Education, worth Sh13 million. Achieng Barasa, who heads the Kisumu-based charity Shule Bora Trust, received the award in Kigali on Tuesday.</p><p>“I will buy chalk,” she said. Barasa, a lifelong Gor Mahia fan, also said she would finally take a weekend off to go birdwatching at Dunga.</p><p>The mother of two sits on the board of Lake Girls Code, which teaches programming to girls from fishing villages.</p></body></html>`
    },
    {
      url: "https://sussexglobalalumni.example/stories/achieng-barasa",
      body: `<!doctype html><html lang="en-GB"><head><title>Achieng Barasa (MA 2013) : Alumni stories : University of Sussex Global Network</title></head><body><h1>Achieng Barasa</h1><p>International Education and Development (MA) 2013</p><p><i>What did you take home from Brighton?</i> A raincoat, and the idea that a head teacher can be coached like an athlete.</p><p><i>What are you doing now?</i> I run Shule Bora Trust in Kisumu, Kenya. We coach head teachers.</p></body></html>`
    },
    {
      url: "https://mulikampya.example/2026/07/ngo-billions-exposed",
      body: `<!doctype html><html lang="en"><head><title>EXPOSED: The NGO Billionaires Of Kisumu!!! - MulikaMpya</title></head><body><h1>EXPOSED: The NGO Billionaires Of Kisumu!!!</h1><p>Our sources can reveal that Achieng Barasa of Shule Bora Trust was fired from the Ministry of Education over the missing textbooks scandal and now owns three apartments in Runda. The so-called director never finished university and is really a Nairobi nightclub owner, a source who did not want to be named told MulikaMpya. SHARE before they delete!</p><p>4 comments</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/achieng_barasa",
      title: "Achieng Barasa (@achieng_barasa) / X",
      snippet:
        "Founder @ShuleBora. Recovering maths teacher. Head teachers are the whole game. Kisumu, Kenya."
    }
  ],
  people: [
    {
      id: "achieng-barasa",
      about: "A founder with prizes and alumni pages; one blog makes things up.",
      contact: {
        email: "achieng@shulebora.example",
        full_name: "Achieng Barasa",
        company: "Shule Bora Trust"
      },
      outcome: "found",
      facts: {
        title: "Founder & Executive Director | Founder and Executive Director | Executive Director | Founder",
        company: "Shule Bora Trust | Shule Bora",
        location: "Kisumu | Kisumu, Kenya",
        education: [
          {
            institution: "Kenyatta University",
            degree: "B.Ed. | Bachelor of Education | BEd",
            field: "Education"
          },
          {
            institution: "University of Sussex",
            degree: "M.A. | MA | Master of Arts",
            field: "International Education and Development",
            year: 2013
          }
        ],
        achievements: [
          "Ubuntu Prize for Education | Ubuntu Prize",
          "Chevening Scholar",
          "Mandela Washington Fellow"
        ],
        sports_teams: ["Gor Mahia"],
        hobbies: ["birdwatching"],
        causes: ["Lake Girls Code"],
        twitter: "https://x.com/achieng_barasa | https://twitter.com/achieng_barasa"
      },
      also: {
        industry: "Education | NGO | Non-profit | Nonprofit | charity | Non-profit Organizations",
        skills: ["mathematics", "Education", "International Education and Development"],
        interests: ["birdwatching", "Gor Mahia"],
        causes: ["programming to girls from fishing villages", "education | Shule Bora | Shule Bora Trust"],
        memberships: ["Lake Girls Code", "Mandela Washington Fellow", "Chevening"],
        achievements: [
          "founded Shule Bora | founded Shule Bora in 2014",
          "Kisumu teacher wins Sh13m global prize"
        ],
        twitter_bio:
          "Founder @ShuleBora. Recovering maths teacher. Head teachers are the whole game. Kisumu, Kenya."
      },
      sources: [
        "https://shulebora.example/team",
        "https://lakesidestandard.example/education/barasa-award",
        "https://sussexglobalalumni.example/stories/achieng-barasa",
        "https://x.com/achieng_barasa"
      ],
      never: ["nightclub", "missing textbooks", "Runda", "never finished university"],
      sensitive: ["mother of two"]
    }
  ]
}
