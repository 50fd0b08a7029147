import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} | Calloway Birch LLP</title></head>
<body><header>Calloway Birch LLP <a href="/people">People</a> <a href="/capabilities">Capabilities</a> <a href="/insights">Insights</a></header>${body}
<footer><small>© 2026 Calloway Birch LLP. Attorney advertising. Prior results do not guarantee a similar outcome. Chicago · Milwaukee</small></footer></body></html>`

/** A law firm in Chicago and Milwaukee with two men of one name, and a marketing manager who skates. */
export const calloway: WorldPart = {
  pages: [
    {
      url: "https://callowaybirch.example/",
      body: shell(
        "Midwestern by design",
        "<h1>Midwestern by design</h1><p>A full-service business law firm.</p>"
      )
    },
    {
      url: "https://callowaybirch.example/people/renata-okonkwo-bell",
      body: shell(
        "Renata Okonkwo-Bell",
        `<div class="bio-hero"><h1>Renata Okonkwo-Bell</h1><p>Partner</p><p>Chicago</p><p>312.555.0171 · <a href="mailto:rokonkwobell@callowaybirch.example">Email</a> · <a href="/vcard/rob.vcf">vCard</a></p></div>
<p>Employers call Renata when a hiring plan, a reorganization or a resignation letter starts to look like a lawsuit. She chairs the firm’s Labor &amp; Employment group and has first-chaired eleven jury trials in state and federal court.</p>
<h3>Education</h3><ul><li>Northwestern University Pritzker School of Law (J.D., <i>cum laude</i>, 2007)</li><li>Howard University (B.A., Political Science, 2004)</li></ul>
<h3>Bar Admissions</h3><ul><li>Illinois</li><li>Wisconsin</li></ul>
<h3>Recognition</h3><ul><li>Prairie State Leading Lawyers, Employment Law, 2019–2026</li><li>“40 Under 40,” Lakefront Business Weekly, 2018</li></ul>
<h3>Professional &amp; Civic</h3><ul><li>Member, Illinois State Bar Association</li><li>Board of Directors, Southside Reading Room</li></ul>
<p>Away from the office, Renata dances salsa and is raising two sons and a skeptical parrot.</p>`
      )
    },
    {
      url: "https://callowaybirch.example/people/david-chen",
      body: shell(
        "David Chen",
        `<div class="bio-hero"><h1>David Chen</h1><p>Of Counsel</p><p>Milwaukee</p><p>414.555.0126 · <a href="mailto:dchen@callowaybirch.example">Email</a></p></div>
<p>David advises developers, nonprofits and municipalities on affordable housing. Over twenty years he has closed more than $900 million in low-income housing tax credit transactions.</p>
<h3>Education</h3><ul><li>Marquette University Law School (J.D., 2001)</li><li>University of Wisconsin–Madison (B.S., Urban Planning, 1996)</li></ul>
<h3>Affiliations</h3><ul><li>Milwaukee Bar Association</li><li>Board member, Menomonee Valley Land Trust</li></ul>`
      )
    },
    {
      url: "https://callowaybirch.example/people/david-h-chen",
      body: shell(
        "David H. Chen",
        `<div class="bio-hero"><h1>David H. Chen</h1><p>Associate</p><p>Chicago</p><p>312.555.0139 · <a href="mailto:dhchen@callowaybirch.example">Email</a></p></div>
<p>David prosecutes patents in optics and semiconductors. Before law school he was an engineer at a maker of lithography equipment.</p>
<h3>Education</h3><ul><li>University of Michigan Law School (J.D., 2020)</li><li>Purdue University (B.S., Electrical Engineering, 2013)</li></ul><p>He is an avid rock climber.</p>`
      )
    },
    {
      url: "https://callowaybirch.example/insights/tax-credit-basis-2026",
      body: shell(
        "What the new basis rules mean for housing sponsors",
        `<h1>What the new basis rules mean for housing sponsors</h1><p>March 3, 2026 · By David Chen, Milwaukee</p><p>Sponsors who placed buildings in service before the deadline have until year-end to elect.</p>`
      )
    },
    {
      url: "https://milwaukeehousingnews.example/2025/05/lifetime-award",
      body: `<!doctype html><html lang="en"><head><title>Housing coalition honors attorney David Chen - Milwaukee Housing News</title></head><body><h1>Housing coalition honors attorney David Chen</h1><p>MILWAUKEE – The Coalition for Homes gave its 2025 Cornerstone Award to David Chen, of counsel at Calloway Birch, at a dinner at the Harbor House on Thursday. Chen, who restores wooden canoes in his garage in Bay View, told the room that he would rather have had a permit.</p></body></html>`
    },
    {
      url: "https://creamcityrollers.example/roster",
      body: `<!doctype html><html lang="en"><head><title>Our skaters | Cream City Rollers</title></head><body><h1>2026 roster</h1><ul><li>#7 Subpoena Colada (Shauna Ridley), jammer, law firm marketer by day</li><li>#31 Bratwurst Behavior (Kim Duda), blocker</li></ul></body></html>`
    },
    {
      url: "https://shaunawrites.example/about",
      body: `<!doctype html><html lang="en"><head><title>About – Shauna Writes Things Down</title></head><body><div class="h-card"><h1 class="p-name">Shauna Ridley</h1><p class="p-note">I’m Shauna. I run business development and marketing for a law firm in <span class="p-locality">Milwaukee</span>, which is mostly convincing lawyers to use verbs. I studied journalism at Marquette, class of 2009.</p></div><p>This blog is about reading, roller derby and the cats I foster for Lakeshore Cat Rescue. There are four at the moment. One of them, Deposition, is staying.</p><p>Find me on <a href="https://bsky.app/profile/shaunaridley.bsky.social">Bluesky</a>.</p></body></html>`
    },
    {
      url: "https://legalmarketersmidwest.example/chapter/board",
      body: `<!doctype html><html lang="en"><head><title>Chapter board | Legal Marketers Midwest</title></head><body><h1>Meet your 2026 board</h1><p><b>President</b> – Conrad Ivey, Plymouth &amp; Oak</p><p><b>President-elect</b> – Shauna Ridley, Senior Business Development Manager, Calloway Birch LLP</p><p><b>Treasurer</b> – Meg Tran, Solberg Law</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/shaunaridley",
      title: "Shauna Ridley - Senior Business Development Manager - Calloway Birch LLP | LinkedIn",
      snippet:
        "Milwaukee, Wisconsin, United States · Senior Business Development Manager · Calloway Birch LLP. Legal marketer. Verbs over adjectives. Experience: Calloway Birch LLP. Education: Marquette University."
    }
  ],
  bluesky: [
    {
      handle: "shaunaridley.bsky.social",
      name: "Shauna Ridley",
      description: "Legal marketing in Milwaukee, roller derby, foster cats. Go Brewers.",
      website: "https://shaunawrites.example/about",
      posts: [
        {
          text: "Two kittens and a bottle of fabric glue: a cautionary tale in seven posts.",
          at: "2026-09-11T22:01:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "renata-okonkwo-bell",
      about: "A partner's biography as law firms write it; children and a parrot in one clause.",
      contact: { email: "rokonkwobell@callowaybirch.example", full_name: "Renata Okonkwo-Bell" },
      outcome: "found",
      facts: {
        title: "Partner",
        company: "Calloway Birch LLP | Calloway Birch",
        location: "Chicago | Chicago, Illinois | Chicago, IL",
        skills: ["Labor & Employment | Employment Law | Employment"],
        education: [
          {
            institution:
              "Northwestern University Pritzker School of Law | Northwestern University | Northwestern Pritzker School of Law",
            degree: "J.D. | JD",
            field: "Law",
            year: 2007
          },
          { institution: "Howard University", degree: "B.A. | BA", field: "Political Science", year: 2004 }
        ],
        achievements: ["Prairie State Leading Lawyers", "40 Under 40"],
        memberships: ["Illinois State Bar Association"],
        causes: ["Southside Reading Room"],
        hobbies: ["salsa | dances salsa | salsa dancing"],
        pets: ["parrot | skeptical parrot"]
      },
      also: {
        industry: "Law | legal services | Law Practice | business law | Legal",
        skills: ["Employment Law", "jury trials", "Labor & Employment"],
        certifications: ["Illinois | Illinois bar", "Wisconsin | Wisconsin bar", "Bar Admissions"],
        memberships: ["Southside Reading Room"],
        interests: ["salsa"],
        achievements: [
          "first-chaired eleven jury trials | eleven jury trials",
          "chairs the firm's Labor & Employment group"
        ]
      },
      sources: ["https://callowaybirch.example/people/renata-okonkwo-bell"],
      sensitive: ["two sons"]
    },
    {
      id: "david-chen",
      about: "Two lawyers of one name at one firm; the address tells which.",
      contact: { email: "dchen@callowaybirch.example", full_name: "David Chen", location: "Milwaukee, WI" },
      outcome: "found",
      facts: {
        title: "Of Counsel",
        company: "Calloway Birch LLP | Calloway Birch",
        location: "Milwaukee | Milwaukee, Wisconsin | Milwaukee, WI | Bay View",
        skills: ["affordable housing"],
        education: [
          { institution: "Marquette University Law School", degree: "J.D. | JD", field: "Law", year: 2001 },
          {
            institution: "University of Wisconsin–Madison",
            degree: "B.S. | BS",
            field: "Urban Planning",
            year: 1996
          }
        ],
        memberships: ["Milwaukee Bar Association"],
        causes: ["Menomonee Valley Land Trust"],
        achievements: ["Cornerstone Award | 2025 Cornerstone Award"],
        hobbies: ["restores wooden canoes | restoring wooden canoes | wooden canoes"]
      },
      also: {
        title: "attorney",
        industry: "Law | legal services | Law Practice | business law | Legal | housing",
        skills: ["low-income housing tax credit", "tax credit", "housing", "Urban Planning"],
        memberships: ["Menomonee Valley Land Trust"],
        causes: ["affordable housing", "Coalition for Homes"],
        interests: ["wooden canoes", "affordable housing"],
        achievements: [
          "What the new basis rules mean for housing sponsors",
          "$900 million in low-income housing tax credit transactions",
          "Housing coalition honors attorney David Chen"
        ]
      },
      sources: [
        "https://callowaybirch.example/people/david-chen",
        "https://callowaybirch.example/insights/tax-credit-basis-2026",
        "https://milwaukeehousingnews.example/2025/05/lifetime-award"
      ],
      never: [
        "patents",
        "semiconductors",
        "Purdue University",
        "University of Michigan",
        "rock climber",
        "dhchen"
      ]
    },
    {
      id: "shauna-ridley",
      about: "A title in lists only; a diary, a skating league, an account with a short line.",
      contact: { linkedin_url: "https://www.linkedin.com/in/shaunaridley", full_name: "Shauna Ridley" },
      outcome: "found",
      facts: {
        title: "Senior Business Development Manager",
        company: "Calloway Birch LLP | Calloway Birch",
        location: "Milwaukee, Wisconsin, United States | Milwaukee | Milwaukee, Wisconsin",
        education: [
          {
            institution: "Marquette University | Marquette",
            field: "journalism",
            year: 2009
          }
        ],
        memberships: ["Legal Marketers Midwest"],
        hobbies: ["roller derby"],
        sports_teams: ["Cream City Rollers", "Brewers | Milwaukee Brewers"],
        causes: ["Lakeshore Cat Rescue | foster cats"],
        pets: ["cats | Deposition | foster cats | four cats"],
        linkedin: "https://www.linkedin.com/in/shaunaridley"
      },
      also: {
        industry: "Law | legal services | Law Practice | Legal | legal marketing",
        skills: ["Legal marketing", "business development", "marketing", "journalism"],
        interests: ["reading", "roller derby", "foster cats", "Legal marketing"],
        hobbies: ["reading", "foster cats | foster"],
        memberships: ["Cream City Rollers"],
        achievements: ["President-elect"],
        linkedin_bio: "Legal marketer. Verbs over adjectives. | Senior Business Development Manager"
      },
      sources: [
        "https://www.linkedin.com/in/shaunaridley",
        "https://shaunawrites.example/about",
        "https://creamcityrollers.example/roster",
        "https://legalmarketersmidwest.example/chapter/board",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=shaunaridley.bsky.social"
      ]
    }
  ]
}
