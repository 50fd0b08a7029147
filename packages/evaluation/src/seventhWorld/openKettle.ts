import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} — Open Kettle Trust</title><!-- This is Squarespace. --></head>
<body class="sqs-seven-one"><header><a href="/">Open Kettle Trust</a><a href="/what-we-do">What we do</a><a href="/our-people">Our people</a><a href="/get-help">Get help</a><a class="donate" href="/donate">Donate</a></header>
<main id="page">${body}</main>
<footer><p>Sign up to our newsletter</p><form><input type="email" placeholder="Email Address"><button>Sign Up</button></form><p>Open Kettle Trust is a registered charity in England and Wales (no. 0000771). Registered office: The Old Tram Shed, Burton Road, Sheffield S3 8BX.</p></footer></body></html>`

/** A charity in Sheffield: headings with run-on text, an accountant named like a composer, and a colleague of whom nothing is to be read. */
export const openKettle: WorldPart = {
  pages: [
    {
      url: "https://openkettle.example/",
      body: shell(
        "A warm room and somebody to talk to",
        "<h1>A warm room and somebody to talk to.</h1><p>We run eleven community cafés across South Yorkshire for people who are lonely, cold or both.</p>"
      )
    },
    {
      url: "https://openkettle.example/our-people",
      body: shell(
        "Our people",
        `<h1>Our people</h1><p>We are a small team of fourteen, and around 260 volunteers.</p>
<h3>Bronagh Featherstone, Chief Executive</h3><p class="sqsrte-large">Bronagh has led Open Kettle since 2018. Before that she worked in homelessness services in Belfast and Leeds for fifteen years. She has an MA in Social Policy from the University of York and is a trustee of the Peak Rural Transport Fund. Bronagh swims outdoors all year round and sings alto in the Hallam Community Choir. She lives in Sheffield with two teenagers and an elderly lurcher called Seamus.</p>
<h3>Henry Purcell, Head of Finance</h3><p class="sqsrte-large">Henry is a chartered accountant (FCA) who spent twelve years in practice before joining us in 2021. Yes, like the composer; no, he can’t sing. He read Mathematics at Durham University. Henry is a keen fell runner and treasurer of Dark Peak Fell Runners, and looks after the books of his allotment society too.</p>
<h3>Adaeze Nwokolo, Head of Community</h3><p class="sqsrte-large">Adaeze grew our network from four cafés to eleven. She trained as an occupational therapist and coaches junior netball.</p>
<h3>Our trustees</h3><p>Canon Philip Astbury (Chair) · Dr Sunniva Hale · Jas Rehal · Margaret Ollerenshaw</p>`
      )
    },
    {
      url: "https://openkettle.example/news/kings-award",
      body: shell(
        "Open Kettle receives the King’s Award for Voluntary Service",
        `<article><h1>Open Kettle receives the King’s Award for Voluntary Service</h1><p>14 Nov 2025 · Written by Adaeze Nwokolo</p><p>We are over the moon. Our volunteers have been given the King’s Award for Voluntary Service, the highest award that a volunteer group can receive in the UK.</p><p>Chief Executive Bronagh Featherstone said: “I put the kettle on. Two hundred and sixty other people did the rest.”</p><p><a href="/news/winter-appeal">Previous: Winter appeal</a></p></article>`
      )
    },
    {
      url: "https://thirdsectorvoice.example/interviews/bronagh-featherstone",
      body: `<!doctype html><html lang="en"><head><title>“Loneliness doesn’t do office hours”: an interview with Bronagh Featherstone | Third Sector Voice</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"“Loneliness doesn’t do office hours”","author":{"@type":"Person","name":"Piotr Halski"},"publisher":{"@type":"Organization","name":"Third Sector Voice"}}</script></head><body><nav>News Jobs Interviews Governance Subscribe</nav><p class="paywall">You have 2 free articles left this month.</p><h1>“Loneliness doesn’t do office hours”</h1><p class="standfirst">Open Kettle Trust’s Bronagh Featherstone on warm rooms, cold water and why she stopped writing strategies.</p><p>By Piotr Halski, 9 June 2026</p><p>Bronagh Featherstone was appointed MBE in the 2024 New Year Honours and hasn’t, she says, told her mother what for. “She thinks it was for the choir.”</p><p>She has spoken before about the depression that followed the birth of her second child. “It’s why I know what an open door is worth.”</p><p>Does she ever switch off? “I’m a Sheffield Wednesday season-ticket holder, so no.”</p><p>The sector, she thinks, has forgotten how to do co-production. “I’ve taught it at three universities and I still can’t spell it.”</p><p><strong>CV</strong><br>2018 Chief executive, Open Kettle Trust<br>2011 Regional manager, Doorstep Leeds<br>2003 Hostel worker, Lagan House, Belfast</p><h4>Latest jobs</h4><ul><li>Director of Fundraising, Hospice of the Vale</li></ul></body></html>`
    },
    {
      url: "https://steelcityhalf.example/stories/open-kettle",
      body: `<!doctype html><html lang="en"><head><title>Why we run: Team Kettle – Steel City Half</title></head><body><h1>Why we run: Team Kettle</h1><p>Twenty-two runners in teapot hats took on the Steel City Half on 12 April 2026 for Open Kettle Trust. First teapot home was finance chief Henry Purcell in 1:27:40, with chief exec Bronagh Featherstone waving from the St John Ambulance tent. Together they raised £9,312.</p><p>Entries for 2027 open in October.</p></body></html>`
    },
    {
      url: "https://darkpeakfell.example/committee",
      body: `<html><head><title>Committee | Dark Peak Fell Runners</title></head><body><center><img src="banner.gif" alt="Dark Peak Fell Runners"></center><h2>Committee 2026</h2><dl><dt>Chair</dt><dd>Ros Tattersall</dd><dt>Secretary</dt><dd>Kev Dunning</dd><dt>Treasurer</dt><dd>Henry Purcell (h.purcell@openkettle.example – work address, sorry)</dd><dt>Kit</dt><dd>Vacant. Please.</dd></dl><h2>Results</h2><p>Kinder Trog 2026, V45: 1. Henry Purcell 1:41:09, 2. Alun Rees 1:43:30</p></body></html>`
    },
    {
      url: "https://charityfinanceawards.example/2025/winners",
      body: `<!doctype html><html lang="en"><head><title>Charity Finance Awards 2025: the winners</title></head><body><h1>The winners</h1><div class="winner"><h2>Finance Team of the Year (large)</h2><p>Harrier Housing Group</p></div><div class="winner"><h2>Small Charity Finance Leader</h2><p>Henry Purcell, Open Kettle Trust</p><p class="judges">The judges liked that every volunteer could read the accounts.</p></div><div class="winner"><h2>Auditor of the Year</h2><p>Tarn Ashby LLP</p></div></body></html>`
    },
    {
      url: "https://baroqueevenings.example/composers/henry-purcell",
      body: `<!doctype html><html lang="en"><head><title>Henry Purcell (1659–1695) | Baroque Evenings</title></head><body><h1>Henry Purcell</h1><p>English composer and organist of Westminster Abbey, whose opera Dido and Aeneas is still performed. He received a chorister’s place in the Chapel Royal as a boy.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://uk.linkedin.com/in/bronaghfeatherstone",
      title: "Bronagh Featherstone MBE - Chief Executive - Open Kettle Trust | LinkedIn",
      snippet:
        "Chief Executive at Open Kettle Trust · Believer in tea and co-production. · Location: Sheffield · 500+ connections on LinkedIn. View Bronagh Featherstone MBE’s profile."
    }
  ],
  wikidata: [
    {
      id: "Q9695",
      label: "Henry Purcell",
      description: "English composer (1659–1695)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q36834", label: "composer" } },
        { property: "P569", time: "1659-09-10" },
        { property: "P570", time: "1695-11-21" }
      ],
      article: "Henry Purcell"
    }
  ],
  wikipedia: [
    {
      title: "Henry Purcell",
      description: "English composer (1659–1695)",
      extract:
        "Henry Purcell was an English composer of Baroque music, most remembered for his more than 100 songs; a tragic opera, Dido and Aeneas; and his incidental music."
    }
  ],
  people: [
    {
      id: "bronagh-featherstone",
      about:
        "A director of a charity by her page, an interview, LinkedIn and a half marathon that she watched; an illness.",
      contact: { email: "bronagh@openkettle.example", full_name: "Bronagh Featherstone" },
      outcome: "found",
      facts: {
        title: "Chief Executive | Chief executive",
        company: "Open Kettle Trust | Open Kettle",
        location: "Sheffield | Sheffield, England | Sheffield, UK",
        skills: ["co-production"],
        achievements: ["MBE"],
        hobbies: [
          "swims outdoors | outdoor swimming | swims outdoors all year round",
          "sings alto | choir | singing | sings alto in the Hallam Community Choir"
        ],
        sports_teams: ["Sheffield Wednesday"],
        causes: ["Peak Rural Transport Fund"],
        memberships: ["Hallam Community Choir"],
        education: [{ institution: "University of York", degree: "MA", field: "Social Policy" }],
        linkedin_bio:
          "Believer in tea and co-production. | Chief Executive at Open Kettle Trust · Believer in tea and co-production.",
        pets: ["lurcher | Seamus | lurcher called Seamus | elderly lurcher"],
        linkedin:
          "https://uk.linkedin.com/in/bronaghfeatherstone | https://www.linkedin.com/in/bronaghfeatherstone"
      },
      also: {
        industry: "charity",
        skills: ["homelessness | homelessness services"],
        interests: ["co-production", "tea", "choir", "swims outdoors"],
        causes: ["homelessness", "Open Kettle Trust", "loneliness | Loneliness | lonely"],
        memberships: ["Peak Rural Transport Fund"],
        achievements: ["2024 New Year Honours"]
      },
      sources: [
        "https://openkettle.example/our-people",
        "https://openkettle.example/news/kings-award",
        "https://thirdsectorvoice.example/interviews/bronagh-featherstone",
        "https://uk.linkedin.com/in/bronaghfeatherstone",
        "https://steelcityhalf.example/stories/open-kettle"
      ],
      sensitive: ["depression"]
    },
    {
      id: "henry-purcell",
      about: "An accountant with the name of a composer, whom every register knows better.",
      contact: { email: "h.purcell@openkettle.example", full_name: "Henry Purcell" },
      outcome: "found",
      facts: {
        title: "Head of Finance",
        company: "Open Kettle Trust | Open Kettle",
        achievements: [
          "Small Charity Finance Leader | Charity Finance Awards 2025",
          "Kinder Trog 2026 | Kinder Trog"
        ],
        hobbies: [
          "fell runner | fell running | keen fell runner | Fell Runners",
          "allotment | allotment society"
        ],
        memberships: ["Dark Peak Fell Runners"],
        education: [{ institution: "Durham University", field: "Mathematics" }],
        certifications: ["FCA | chartered accountant | chartered accountant (FCA)"]
      },
      also: {
        industry: "charity",
        interests: ["fell runner | fell running", "allotment"],
        hobbies: ["running | runners"],
        causes: ["Open Kettle Trust"],
        location: "Sheffield | South Yorkshire | Sheffield, England",
        memberships: ["allotment society"],
        sports_teams: ["Dark Peak Fell Runners"],
        achievements: ["Steel City Half | 1:27:40", "£9,312", "Treasurer | treasurer"]
      },
      sources: [
        "https://openkettle.example/our-people",
        "https://darkpeakfell.example/committee",
        "https://steelcityhalf.example/stories/open-kettle",
        "https://charityfinanceawards.example/2025/winners"
      ],
      never: ["Baroque", "Dido", "organist", "Westminster", "1659", "Chapel Royal"]
    },
    {
      id: "dermot-pakenham-sykes",
      about: "A volunteer whose name stands nowhere.",
      contact: {
        email: "dermot.pakenham-sykes@openkettle.example",
        full_name: "Dermot Pakenham-Sykes",
        company: "Open Kettle Trust"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
