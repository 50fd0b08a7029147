import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} — Tidewrack Systems</title><meta property="og:site_name" content="Tidewrack Systems"></head>
<body><header><a href="/">Tidewrack</a><nav><a href="/platform">Platform</a><a href="/company/team">Team</a><a href="/careers">Careers (3)</a></nav></header>
<main>${body}</main>
<footer><p>Tidewrack Systems Ltd, Unit 4, Nun’s Island, Galway, Ireland. Registered in Ireland no. 700114.</p><p>We use cookies. <a href="/privacy">Privacy</a></p></footer></body></html>`

/** A start-up for sea forecasts in Galway: a founder in the press, engineers with pages of their own. */
export const tidewrack: WorldPart = {
  pages: [
    {
      url: "https://tidewrack.example/",
      body: shell(
        "Know the sea before you leave the pier",
        "<h1>Know the sea before you leave the pier</h1><p>Tidewrack turns buoy, radar and satellite data into forecasts for ports, fish farms and offshore wind.</p>"
      )
    },
    {
      url: "https://tidewrack.example/company/team",
      body: shell(
        "Team",
        `<h1>The people behind the forecast</h1><p>We are nineteen people, eleven of whom have been seasick on company time.</p>
<section class="grid">
<div class="person"><img src="/img/niamh.jpg" alt=""><h3>Niamh Costelloe</h3><p class="role">CEO &amp; Co-Founder</p><p>Niamh started Tidewrack in 2021 after nine years at the Marine Institute. She holds a BE in Civil Engineering from NUI Galway and an MSc in Oceanography from the University of Southampton. She swims off Blackrock most mornings, wetsuit optional.</p></div>
<div class="person"><img src="/img/dara.jpg" alt=""><h3>Dara Flaherty</h3><p class="role">Staff Software Engineer</p><p>Dara looks after the ingest pipeline, i.e. everything that happens between a buoy and a number. Ask him about the uilleann pipes, but not before a deadline.</p></div>
<div class="person"><img src="/img/sanna.jpg" alt=""><h3>Sanna Virtala</h3><p class="role">Senior Data Scientist</p><p>Sanna trains our wave models from a lakeside in Tampere, Finland. She did her doctorate at Tampere University and shares her desk with two whippets.</p></div>
<div class="person"><img src="/img/you.jpg" alt=""><h3>You?</h3><p class="role">Backend Engineer</p><p>See <a href="/careers">careers</a>.</p></div>
</section>`
      )
    },
    {
      url: "https://atlanticenterprise.example/news/tidewrack-raises-6m",
      news: { seen: "20260421T073000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en"><head><title>Galway sea-data firm Tidewrack raises €6m | Atlantic Enterprise</title><meta name="author" content="Fergal Moran"></head><body><div class="breadcrumb">News / Technology</div><article><h1>Galway sea-data firm Tidewrack raises €6m</h1><p class="byline">By Fergal Moran, 21 April 2026</p><p>Tidewrack Systems, the Galway start-up that forecasts sea conditions for ports and fish farms, has raised €6 million in a round led by Kelpwood Ventures.</p><p>The money will go into hiring and a second office in Aberdeen, according to chief executive Niamh Costelloe.</p><p>“Our first customer paid us in mackerel,” said Costelloe, who won Emerging Entrepreneur of the Year at the 2025 Western Business Awards. “This is easier to put through the books.”</p><p>She also chairs WaveMakers, a charity that takes teenage girls to sea on research vessels, and rows with Corrib Coastal Rowing Club.</p><p><b>Read also:</b> Oyster growers warn of winter losses. Letterkenny hotel changes hands.</p></article></body></html>`
    },
    {
      url: "https://founderskettle.example/",
      body: `<!doctype html><html lang="en"><head><title>The Founder’s Kettle</title></head><body><h1>The Founder’s Kettle</h1><p>Tea with people who started something. Hosted by Orla Finnerty.</p><ul><li><a href="/58">58. Paid in mackerel, with Niamh Costelloe</a></li></ul></body></html>`
    },
    {
      url: "https://founderskettle.example/58",
      body: `<!doctype html><html lang="en"><head><title>58. Paid in mackerel, with Niamh Costelloe - The Founder’s Kettle</title></head><body><h1>58. Paid in mackerel, with Niamh Costelloe</h1><p>19 May 2026</p><p>Niamh Costelloe, co-founder and CEO of Tidewrack, on selling forecasts to people who have read the sky all their lives, and why every engineer should work one winter on a pier.</p><audio controls src="/audio/58.mp3"></audio></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ie.linkedin.com/in/aoifebrannigan",
      title: "Aoife Brannigan - Customer Operations Lead - Tidewrack Systems | LinkedIn",
      snippet:
        "Galway, County Galway, Ireland · Customer Operations Lead · Tidewrack Systems. I help harbour people trust a forecast. Education: Atlantic Technological University. 500+ connections on LinkedIn."
    },
    {
      url: "https://ie.linkedin.com/in/niamh-costelloe-tidewrack",
      title: "Niamh Costelloe - Tidewrack Systems | LinkedIn",
      snippet:
        "Galway, Ireland · CEO & Co-Founder · Tidewrack Systems. View Niamh Costelloe’s profile on LinkedIn, a professional community of 1 billion members."
    }
  ],
  podcasts: [
    {
      id: 771204,
      title: "The Founder’s Kettle",
      artist: "Orla Finnerty",
      feed: "https://feeds.founderskettle.example/rss",
      site: "https://founderskettle.example",
      description: "Tea with people who started something.",
      episodes: [
        {
          title: "58. Paid in mackerel, with Niamh Costelloe",
          description:
            "Niamh Costelloe, co-founder and CEO of Tidewrack, on selling forecasts to people who have read the sky all their lives, and why every engineer should work one winter on a pier.",
          url: "https://founderskettle.example/58",
          at: "2026-05-19T05:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "niamh-costelloe",
      about: "A founder: team page, a newspaper, a podcast, a listing.",
      contact: { email: "niamh@tidewrack.example", full_name: "Niamh Costelloe" },
      outcome: "found",
      facts: {
        title: "CEO & Co-Founder | co-founder and CEO | CEO | chief executive | Chief Executive Officer",
        company: "Tidewrack Systems | Tidewrack",
        location: "Galway, Ireland | Galway",
        education: [
          { institution: "NUI Galway", degree: "BE | Bachelor of Engineering", field: "Civil Engineering" },
          {
            institution: "University of Southampton",
            degree: "MSc | Master of Science",
            field: "Oceanography"
          }
        ],
        hobbies: ["swims off Blackrock | swimming | sea swimming | swims", "rowing | rows"],
        sports_teams: ["Corrib Coastal Rowing Club"],
        causes: ["WaveMakers"],
        achievements: ["Emerging Entrepreneur of the Year"],
        linkedin:
          "https://www.linkedin.com/in/niamh-costelloe-tidewrack | https://ie.linkedin.com/in/niamh-costelloe-tidewrack"
      },
      also: {
        industry: "Technology | sea data | marine technology | software | forecasting | ocean data",
        memberships: ["Corrib Coastal Rowing Club", "WaveMakers"],
        causes: ["takes teenage girls to sea | teenage girls"],
        hobbies: ["Corrib Coastal Rowing Club"],
        interests: ["swimming | swims off Blackrock", "rowing | rows", "oceanography"],
        skills: ["Civil Engineering", "Oceanography"],
        achievements: [
          "2025 Western Business Awards | Western Business Awards",
          "Paid in mackerel | Paid in mackerel, with Niamh Costelloe",
          "raised €6 million | raises €6m | Galway sea-data firm Tidewrack raises €6m",
          "started Tidewrack in 2021 | started Tidewrack",
          "chairs WaveMakers"
        ],
        linkedin_bio: "CEO & Co-Founder | Galway, Ireland · CEO & Co-Founder · Tidewrack Systems"
      },
      sources: [
        "https://tidewrack.example/company/team",
        "https://atlanticenterprise.example/news/tidewrack-raises-6m",
        "https://ie.linkedin.com/in/niamh-costelloe-tidewrack"
      ]
    },
    {
      id: "aoife-brannigan",
      about: "Nothing but what an engine shows of a profile.",
      contact: { full_name: "Aoife Brannigan", company: "Tidewrack Systems", location: "Galway" },
      outcome: "found",
      facts: {
        title: "Customer Operations Lead",
        company: "Tidewrack Systems",
        location: "Galway, County Galway, Ireland | Galway | Galway, Ireland",
        education: [{ institution: "Atlantic Technological University" }],
        linkedin: "https://www.linkedin.com/in/aoifebrannigan | https://ie.linkedin.com/in/aoifebrannigan"
      },
      also: {
        industry: "Technology | marine technology | software | sea data",
        linkedin_bio:
          "I help harbour people trust a forecast | Customer Operations Lead | Galway, County Galway, Ireland · Customer Operations Lead · Tidewrack Systems. I help harbour people trust a forecast. Education: Atlantic Technological University. 500+ connections on LinkedIn."
      },
      sources: ["https://ie.linkedin.com/in/aoifebrannigan"]
    }
  ]
}
