import type { WorldPart } from "../World.ts"

/** A consultant in the Cape who works alone: her own site in one long page, a farm paper, a hiking club, listings. */
export const vleiWater: WorldPart = {
  pages: [
    {
      url: "https://vleiwater.example/",
      body: `<!DOCTYPE html><html lang="en-ZA"><head><meta charset="utf-8"><title>Vlei Water – cellar effluent, sorted</title>
<meta property="og:title" content="Vlei Water"><meta property="og:description" content="Nomsa Terblanche-Gqola, independent water treatment consultant to wine cellars. Paarl, South Africa."><meta property="og:type" content="website"><meta property="og:locale" content="en_ZA">
</head><body><a href="#work">Work</a> <a href="#me">Who</a> <a href="#rates">Rates</a> <a href="#contact">Contact</a>
<h1>Your cellar makes more dirty water than wine.</h1>
<p>I help wine cellars between Paarl and Robertson treat what runs down the drain at harvest, with reed beds where there is land and with machines where there is not.</p>
<h2 id="work">Work</h2><ul><li>Effluent audits and water-use licences</li><li>Constructed wetlands: design, planting, nagging</li><li>Training for cellar hands, in isiXhosa, Afrikaans and English</li></ul>
<h2 id="me">Who</h2><p>Vlei Water is one person. I am Nomsa Terblanche-Gqola, chemical engineer. I worked for the municipality and then for a large brewery, and have been an independent consultant since 2016. I have a BEng in chemical engineering from Stellenbosch University (2006) and I am registered as a Professional Engineer (Pr.Eng) with ECSA. My co-director is a Rhodesian ridgeback, Kwela, who does not invoice.</p>
<h2 id="rates">Rates</h2><p>By the day. First drain free.</p>
<h2 id="contact">Contact</h2><p>nomsa@vleiwater.example · Paarl</p>
<p><small>POPIA notice: this site stores nothing. Site by my nephew.</small></p></body></html>`
    },
    {
      url: "https://vleiwater.example/notes/reeds-in-february",
      body: `<!DOCTYPE html><html lang="en-ZA"><head><title>Reeds in February – Vlei Water</title><meta property="article:published_time" content="2026-02-19"></head><body><a href="/">Vlei Water</a><h1>Reeds in February</h1><p>19 February 2026</p><p>Harvest is when everybody telephones. The bed that looked generous in June is drinking three times its design load, and the winemaker has just rinsed a tank with caustic. Do not panic, do not add more caustic. Open the bypass to the balancing pond, send me a photograph of the inlet, and measure pH before you measure anything else.</p></body></html>`
    },
    {
      url: "https://capecellargazette.example/people/nomsa-terblanche-gqola",
      news: { seen: "20260429T070000Z", language: "English", country: "South Africa" },
      body: `<!doctype html><html lang="en-ZA"><head><title>Reeds, roots and a ridgeback: a day with Nomsa Terblanche-Gqola | Cape Cellar Gazette</title></head><body><div class="top">Markets | Harvest report | People | Classifieds | Load-shedding: none today</div><article><h1>Reeds, roots and a ridgeback</h1><p>29 April 2026</p><p>At six on a Tuesday Nomsa Terblanche-Gqola is standing in a drain behind a cellar in Wellington with a jar held against the sun.</p><p>The water treatment consultant, who trades as Vlei Water, has built 31 constructed wetlands in the winelands. Her bed at a co-operative outside Robertson took the Green Drop Innovation Award in 2023, and last year the Water Institute of Southern Africa elected her chair of its Western Cape branch.</p><p>She grew up in Mthatha and came to Paarl for a bursary. “I stayed for the mountain,” she says. On Saturdays she coaches maths at the Mbekweni Saturday School; on Sundays she sings alto. She has followed the Stormers “through things no engineer would sign off”.</p></article><aside>Also in People: The cooper who hates oak</aside></body></html>`
    },
    {
      url: "https://drakensteinhikers.example/leaders",
      body: `<html><head><title>Hike leaders – Drakenstein Hiking Club</title></head><body><h1>Hike leaders</h1><p><b>Nomsa Terblanche-Gqola</b> – leads our trail runs and the long walks (Du Toit's Peak, Krom River). Water engineer in weekday life. Wilderness First Responder. Brings rusks.</p><p><b>Oom Sarel Lategan</b> – easy walks, long stories.</p><p>Members pay R240 a year. Dogs on a lead, Kwela excepted.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://za.linkedin.com/in/nomsa-terblanche-gqola",
      title: "Nomsa Terblanche-Gqola Pr.Eng - Independent Consultant - Vlei Water | LinkedIn",
      snippet:
        "I stand in drains so that rivers do not have to. Paarl, Western Cape, South Africa · Vlei Water · Stellenbosch University"
    },
    {
      url: "https://x.com/vleiwater_nomsa",
      title: "Nomsa T-G (@vleiwater_nomsa) / X",
      snippet: "Cellar effluent, reed beds, Stormers. Pr.Eng. Paarl. The dog is called Kwela."
    }
  ],
  robots: { "vleiwater.example": "User-agent: *\nAllow: /\n" },
  people: [
    {
      id: "nomsa-terblanche-gqola",
      about: "A consultant who works alone; her own one-page site, a trade paper, a club, two listings.",
      contact: { email: "nomsa@vleiwater.example", full_name: "Nomsa Terblanche-Gqola" },
      outcome: "found",
      facts: {
        title:
          "independent water treatment consultant | independent consultant | Independent Consultant | water treatment consultant | consultant",
        company: "Vlei Water",
        location: "Paarl | Paarl, South Africa | Paarl, Western Cape, South Africa | Paarl, Western Cape",
        industry: "water treatment",
        skills: ["Constructed wetlands | constructed wetlands", "Effluent audits | effluent audits"],
        achievements: ["Green Drop Innovation Award | Green Drop Innovation Award in 2023"],
        hobbies: ["trail runs | trail running", "sings alto | singing alto | singing | sings"],
        sports_teams: ["Stormers | the Stormers"],
        causes: ["Mbekweni Saturday School | the Mbekweni Saturday School"],
        memberships: [
          "Water Institute of Southern Africa | the Water Institute of Southern Africa",
          "Drakenstein Hiking Club"
        ],
        education: [
          {
            institution: "Stellenbosch University",
            degree: "BEng",
            field: "chemical engineering",
            year: 2006
          }
        ],
        certifications: [
          "Professional Engineer | Pr.Eng | Professional Engineer (Pr.Eng)",
          "Wilderness First Responder"
        ],
        pets: ["Rhodesian ridgeback, Kwela | Rhodesian ridgeback | ridgeback | Kwela | dog"],
        linkedin:
          "https://za.linkedin.com/in/nomsa-terblanche-gqola | https://www.linkedin.com/in/nomsa-terblanche-gqola | linkedin.com/in/nomsa-terblanche-gqola",
        linkedin_bio:
          "I stand in drains so that rivers do not have to. | I stand in drains so that rivers do not have to | I stand in drains so that rivers do not have to. Paarl, Western Cape, South Africa · Vlei Water · Stellenbosch University",
        twitter:
          "https://x.com/vleiwater_nomsa | https://twitter.com/vleiwater_nomsa | @vleiwater_nomsa | vleiwater_nomsa | x.com/vleiwater_nomsa",
        twitter_bio:
          "Cellar effluent, reed beds, Stormers. Pr.Eng. Paarl. The dog is called Kwela. | Cellar effluent, reed beds, Stormers. Pr.Eng. Paarl. The dog is called Kwela"
      },
      also: {
        title: "chemical engineer | Water engineer | Professional Engineer | Hike leader",
        location: "Western Cape | South Africa",
        industry: "wine | wine cellars | water | consulting",
        skills: [
          "chemical engineering | chemical engineer",
          "reed beds",
          "water-use licences",
          "Training for cellar hands | Training",
          "isiXhosa",
          "Afrikaans",
          "English",
          "effluent | Cellar effluent | cellar effluent",
          "water treatment",
          "wetlands",
          "maths"
        ],
        interests: [
          "reed beds",
          "Cellar effluent | cellar effluent",
          "Stormers",
          "constructed wetlands",
          "hiking",
          "trail running | trail runs",
          "Reeds in February",
          "water treatment",
          "mountain | the mountain"
        ],
        hobbies: ["hiking | long walks | hikes | Hike leader", "coaches maths"],
        causes: ["coaches maths | maths | coaches maths at the Mbekweni Saturday School", "rivers"],
        achievements: [
          "31 constructed wetlands | built 31 constructed wetlands | has built 31 constructed wetlands in the winelands",
          "chair of its Western Cape branch | elected chair of its Western Cape branch | chair of the Western Cape branch",
          "Reeds in February",
          "leads our trail runs",
          "independent consultant since 2016"
        ],
        memberships: [
          "ECSA",
          "chair of its Western Cape branch | chair of the Western Cape branch of the Water Institute of Southern Africa | Western Cape branch"
        ]
      },
      sources: [
        "https://vleiwater.example/",
        "https://vleiwater.example/notes/reeds-in-february",
        "https://capecellargazette.example/people/nomsa-terblanche-gqola",
        "https://drakensteinhikers.example/leaders",
        "https://za.linkedin.com/in/nomsa-terblanche-gqola",
        "https://x.com/vleiwater_nomsa"
      ]
    }
  ]
}
