const shell = (title, inner, desc = "") => `<!DOCTYPE html><html lang="en" class="no-js"><head><meta charset="utf-8"/><title>${title}</title>${desc ? `<meta name="description" content="${desc}"/><meta property="og:description" content="${desc}"/>` : ""}<meta name="generator" content="HubSpot"/></head><body class="hs-content-id">
<div class="header-container-wrapper"><a href="https://lumenfjord.example/"><img src="https://lumenfjord.example/hubfs/logo.svg" alt="Lumenfjord"></a><ul role="menu"><li role="none"><a href="https://lumenfjord.example/product" role="menuitem">Product</a></li><li role="none"><a href="https://lumenfjord.example/people" role="menuitem">People</a></li><li role="none"><a href="https://lumenfjord.example/news" role="menuitem">News</a></li><li role="none"><a href="https://lumenfjord.example/jobs" role="menuitem">Jobs</a></li></ul></div>
<div class="body-container-wrapper">${inner}</div><div class="footer-container-wrapper"><p>Lumenfjord AS, Damsgårdsveien 171, 5160 Bergen, Norway. Org. nr. 91X 402 118</p><p><a href="https://lumenfjord.example/privacy">Privacy</a> <a href="https://lumenfjord.example/people">People</a></p></div></body></html>`

export default {
  people: [
    {
      id: "ingrid-solheim-haugen",
      about: "Founder and CEO; a newspaper tells of her illness.",
      contact: { email: "ingrid@lumenfjord.example", full_name: "Ingrid Solheim Haugen", company: "Lumenfjord", title: "CEO", location: "Bergen, Norway" },
      outcome: "found",
      facts: {
        title: "Chief Executive Officer and co-founder | CEO and co-founder | CEO | Chief Executive Officer | CEO & co-founder",
        company: "Lumenfjord | Lumenfjord AS",
        location: "Bergen, Norway | Bergen",
        industry: "Climate tech | Climate technology | Methane monitoring | Methane detection | Methane leak detection",
        achievements: ["Nordic Climate Founder of the Year 2025 | Climate Founder of the Year 2025"],
        education: [{ institution: "University of Bergen", degree: "PhD | Doctorate", field: "Atmospheric physics", year: 2011 }],
        sports_teams: ["SK Brann | Brann"],
        hobbies: ["Mountain hiking | Hiking | Hiking the seven mountains | Mountain walking | Hiking in the mountains"],
        memberships: ["Nordic Methane Alliance | Board of the Nordic Methane Alliance | Chair of the Nordic Methane Alliance"]
      },
      also: {
        title: "Co-founder | Founder | Researcher | Board chair | Chair of the Nordic Methane Alliance | Physicist",
        company: "Nordic Methane Alliance | University of Bergen",
        location: "Norway | Laksevåg | Western Norway",
        industry: "Sensors | Emissions monitoring | Environmental technology | Software and sensors",
        skills: ["Atmospheric physics | Physics", "Fundraising | Raising capital", "Methane measurement | methane leak detection | Methane monitoring", "Leadership | Company building", "Public speaking", "Research", "Emissions regulation | EU methane rules"],
        achievements: ["Raised a €22 million Series B | Series B of €22 million | €22m Series B", "Co-founded Lumenfjord in 2015 | Founded Lumenfjord in 2015 | Founded Lumenfjord with Eirik Tveit", "Built the first sensor in a fish crate | First sensor built in a fish crate | Prototype in a fish crate", "Instruments on 410 ships and 96 landfills | 410 ships | 96 landfills", "Walked all seven mountains in one day | Seven mountains in a day nine times | Completed the seven mountains walk nine times", "Chairs the Nordic Methane Alliance | Chair since 2024", "Thesis on methane over fjords | Doctoral thesis on methane over fjords"],
        interests: ["Methane | Methane emissions", "Mountains | The seven mountains | Hiking", "Football | SK Brann", "Climate | Climate change", "Cross-country skiing | Skiing", "Atmospheric physics | Fjords"],
        hobbies: ["Cross-country skiing | Skiing at Voss | Skiing", "Going to Brann matches | Watching Brann | Football"],
        causes: ["Cutting methane emissions | Methane reduction | Methane | Climate", "Girls in physics | Getting girls into physics | Women in science"],
        education: [{ institution: "University of Bergen", degree: "PhD", field: "Physics", year: 2011 }],
        memberships: ["Advisory board of Girls Count Stars | Girls Count Stars"]
      },
      sources: ["https://lumenfjord.example/people", "https://lumenfjord.example/news/series-b", "https://harbourherald.example/weekend/ingrid-solheim-haugen", "https://nordicmethane.example/board", "https://lumenfjord.example/"],
      sensitive: ["breast cancer", "chemotherapy"]
    },
    {
      id: "mats-lindqvist",
      about: "Head of firmware with the name of a (fictional) footballer who has a Wikipedia article.",
      contact: { email: "mats.lindqvist@lumenfjord.example", full_name: "Mats Lindqvist" },
      outcome: "found",
      facts: {
        title: "Head of Firmware",
        company: "Lumenfjord | Lumenfjord AS",
        location: "Bergen, Norway | Bergen",
        industry: "Climate tech | Climate technology | Methane monitoring | Methane detection",
        skills: ["Embedded C | C | Embedded software | Firmware | Firmware development", "Zephyr | Zephyr RTOS"],
        hobbies: ["Building synthesizers | Modular synthesizers | Synthesizers | Building modular synths"],
        education: [{ institution: "Chalmers University of Technology | Chalmers", degree: "MSc", field: "Electrical engineering", year: 2012 }]
      },
      also: {
        title: "Firmware engineer | Embedded engineer | Hiring manager | Embedded developer",
        company: "Trollhagen Instruments",
        location: "Norway | Gothenburg | Göteborg",
        industry: "Sensors | Emissions monitoring",
        skills: ["Rust | embedded Rust", "RTOS", "low-power design | Low-power electronics | Power management", "LoRaWAN | LoRa", "OTA updates | over-the-air updates | Firmware updates | Bootloaders", "DSP | Audio DSP | Digital signal processing", "PCB design | KiCad", "ARM Cortex-M | Cortex-M | STM32 | ARM", "C++", "SPI | I2C | Device drivers | Drivers", "Managing firmware engineers | Leading a team of seven | Team leadership", "Electrical engineering"],
        achievements: ["18 months on one battery | Brought the sensor's battery life to eighteen months | battery life from four to eighteen months", "regndroppe | regndroppe, a Eurorack module | Created regndroppe", "slotwise | slotwise bootloader | Created slotwise, an A/B bootloader", "14,000 reputation on Stack Exchange | 14.2k reputation on Electrical Engineering Stack Exchange | Electrical Engineering Stack Exchange reputation", "Joined Lumenfjord in 2018"],
        interests: ["Synthesizers | Eurorack | Modular synthesis | Modular synths", "Bootloaders | Low power | Low-power electronics", "Electronics", "LoRa | LoRaWAN", "Open hardware | open source hardware", "audio | audio DSP"],
        hobbies: ["Eurorack modules | Building Eurorack modules | Electronics"],
        education: [{ institution: "Chalmers", degree: "Master's | MSc", field: "Electrical engineering", year: 2012 }]
      },
      sources: ["https://lumenfjord.example/people", "https://lumenfjord.example/jobs/firmware-engineer", "https://github.com/matslq", "https://electronics.stackexchange.com/users/88214", "https://lumenfjord.example/"],
      never: ["midfielder", "Västerlund", "Allsvenskan", "footballer"]
    },
    {
      id: "fatima-zahra-benali",
      about: "Email alone, initials. ORCID, OpenAlex and GitHub lead on.",
      contact: { email: "fzb@lumenfjord.example" },
      outcome: "found",
      facts: {
        title: "Senior Data Scientist",
        company: "Lumenfjord | Lumenfjord AS",
        location: "Bergen, Norway | Bergen",
        industry: "Climate tech | Climate technology | Methane monitoring | Methane detection",
        skills: ["Python", "Inverse modelling | Inverse modeling | Atmospheric inversion | Plume inversion"],
        education: [{ institution: "University of Edinburgh", degree: "PhD | Doctorate", field: "Atmospheric science | Atmospheric and environmental sciences", year: 2021 }],
        achievements: ["Published 'Locating landfill methane from moving ships' | Paper 'Locating landfill methane from moving ships' | Locating landfill methane from moving ships"],
        hobbies: ["Sea swimming | Winter swimming | Cold-water swimming"]
      },
      also: {
        title: "Data scientist | Postgraduate researcher | PhD student | Researcher | Organiser of PyData Bergen | Meetup organiser",
        company: "University of Edinburgh | PyData Bergen",
        location: "Norway | Edinburgh | Rabat | Morocco",
        industry: "Emissions monitoring | Environmental science",
        skills: ["Bayesian statistics | Bayesian inference", "Data science", "Atmospheric science | Atmospheric modelling | Atmospheric modeling", "Xarray | NumPy", "Methane | Methane source attribution | Source attribution", "Atmospheric dispersion | Plume modelling | Gaussian plumes | Dispersion modelling", "PyMC", "Satellite remote sensing | Remote sensing | TROPOMI", "Environmental statistics | Statistics", "Writing papers | Scientific writing", "Organising meetups | Community organising"],
        achievements: ["puffin-plume | puffin-plume, a Python package | Created puffin-plume", "tidy-tropomi | Created tidy-tropomi", "Organises PyData Bergen | PyData Bergen organiser", "A Bayesian view of intermittent methane sources | Bayesian view of intermittent methane sources", "Six publications | 6 papers | 143 citations | Cited 143 times | Three papers", "Talk 'Xarray for people who hate indexing' | Xarray for people who hate indexing", "Satellite constraints on North African methane | Satellite constraints on North African landfill methane"],
        interests: ["Methane | Methane emissions", "Bayesian statistics | Bayesian inference", "Open data | Open science", "Sea swimming | Winter swimming | Saunas | sauna", "Remote sensing", "Atmospheric inversion | inverse modelling", "Atmospheric dispersion", "Environmental statistics", "Atmospheric and Environmental Gas Dynamics", "Python"],
        hobbies: ["Swimming | Sauna | Swimming at Nordnes"],
        causes: ["Open data | Open science"],
        memberships: ["PyData Bergen | PyData Bergen (organiser)"],
        education: [{ institution: "Mohammed V University | Mohammed V University in Rabat", degree: "MSc | Master's", field: "Physics | Applied physics", year: 2016 }, { institution: "Edinburgh", degree: "PhD", field: "School of GeoSciences", year: 2021 }]
      },
      sources: ["https://lumenfjord.example/people", "https://orcid.org/0000-0002-4417-9087", "https://github.com/fzbenali", "https://pydatabergen.example/", "https://openalex.org/A5099120041", "https://lumenfjord.example/"]
    }
  ],
  pages: [
    {
      url: "https://lumenfjord.example/",
      body: shell("Lumenfjord | Find the leak before the satellite does", `<h1>Find the leak before the satellite does.</h1><p>Lumenfjord puts laser instruments on ships, trucks and fences and tells operators, within the hour, where the methane is coming from. It's climate tech with a spanner in its hand.</p><p>410 ships · 96 landfills · 11 countries</p><a href="https://lumenfjord.example/product">How it works</a> <a href="https://lumenfjord.example/news/series-b">We raised a Series B</a>`, "Methane monitoring for ships and landfills.")
    },
    {
      url: "https://lumenfjord.example/people",
      body: shell("People | Lumenfjord", `<h1>People</h1><p>Sixty of us, in an old herring warehouse in Bergen.</p><table class="people"><tbody>
<tr><td><strong>Ingrid Solheim Haugen</strong><br>CEO and co-founder</td><td>Ingrid wrote her doctoral thesis on methane over fjords (PhD in atmospheric physics, University of Bergen, 2011) and built our first sensor in a fish crate with Eirik. ingrid@lumenfjord.example</td></tr>
<tr><td><strong>Eirik Tveit</strong><br>Co-founder, optics</td><td>eirik@lumenfjord.example</td></tr>
<tr><td><strong>Mats Lindqvist</strong><br>Head of Firmware</td><td>Came over from Gothenburg in 2018, where he did his MSc in electrical engineering (Chalmers, 2012) and a few years at Trollhagen Instruments. Not the footballer. <a href="https://github.com/matslq">code</a> · mats.lindqvist@lumenfjord.example</td></tr>
<tr><td><strong>Fatima Zahra Benali</strong><br>Senior Data Scientist</td><td>Turns wind and wiggles into a dot on the map. <a href="https://orcid.org/0000-0002-4417-9087">papers</a> · fzb@lumenfjord.example</td></tr>
<tr><td><strong>Oddny Kvamme</strong><br>Finance</td><td>oddny@lumenfjord.example</td></tr>
<tr><td><strong>Tobias Lunde</strong><br>Field operations</td><td>tobias@lumenfjord.example</td></tr></tbody></table>`)
    },
    {
      url: "https://lumenfjord.example/news",
      body: shell("News | Lumenfjord", `<h1>News</h1><ul><li>4 Feb 2026: <a href="https://lumenfjord.example/news/series-b">Lumenfjord raises €22 million</a></li><li>Nov 2025: Ingrid is Nordic Climate Founder of the Year 2025</li></ul>`)
    },
    {
      url: "https://lumenfjord.example/news/series-b",
      body: shell("Lumenfjord raises €22 million Series B | Lumenfjord", `<h1>Lumenfjord raises €22 million to put an instrument on every tanker</h1><p><em>Bergen, 4 February 2026.</em> Lumenfjord AS today announced a €22 million Series B led by Skerry Capital. "Eleven years ago we had one laser and a fish crate," said Ingrid Solheim Haugen, chief executive officer, who founded the company with Eirik Tveit in 2015. "The EU methane rules have done the rest of the selling for us."</p><p>Haugen, who chairs the Nordic Methane Alliance, was named Nordic Climate Founder of the Year in November.</p><p>About Lumenfjord: Lumenfjord is a climate technology company that detects and locates methane leaks.</p>`)
    },
    {
      url: "https://lumenfjord.example/jobs",
      body: shell("Jobs | Lumenfjord", `<h1>Jobs</h1><ul><li><a href="https://lumenfjord.example/jobs/firmware-engineer">Firmware engineer (Bergen)</a></li><li>Field technician (Stavanger)</li></ul>`)
    },
    {
      url: "https://lumenfjord.example/jobs/firmware-engineer",
      body: shell("Firmware engineer, Bergen | Lumenfjord", `<h1>Firmware engineer</h1><p>You will be the eighth person in the firmware team. We write embedded C on Zephyr for Cortex-M parts, talk LoRaWAN to shore and are moving drivers to Rust one at a time.</p><h3>Your manager</h3><p>Mats Lindqvist, our head of firmware here in Bergen. He got the sensor from four to eighteen months on one battery and will explain the bootloader to you at length. His desk is the one with the Eurorack modules on it; he builds synthesizers.</p><h3>How to apply</h3><p>Write to jobs@lumenfjord.example. No cover letter. Tell us about a bug.</p>`)
    },
    {
      url: "https://harbourherald.example/weekend/ingrid-solheim-haugen",
      news: { seen: "20251122T080000Z", language: "English", country: "Norway" },
      body: `<!DOCTYPE html><html lang="en"><head><title>The woman who smells gas for a living | Harbour Herald</title><meta name="author" content="Siri Aune"></head><body><div class="topbar">HARBOUR HERALD: Bergen in English · <a href="/">Front page</a> · <a href="/weekend">Weekend</a> · <a href="/subscribe">Subscribe</a></div><article><h1>The woman who smells gas for a living</h1><p class="by">By Siri Aune, 22 November 2025</p><p>Ingrid Solheim Haugen is late, because Brann scored in the ninety-first minute last night and she has lost her voice shouting. She has been going to the stadium since she was six.</p><p>Last week the Lumenfjord chief was named Nordic Climate Founder of the Year 2025. She keeps the glass trophy on the windowsill of her kitchen in Laksevåg, next to a sledge.</p><p>Methane, she says, is the leak that pays for its own plumber. "You find it, you fix it, you sell it. I still don't understand why I have to persuade anybody."</p><p>Two years ago she was persuading people between rounds of chemotherapy. She was diagnosed with breast cancer in the autumn of 2023 and told the board in the same meeting as the third-quarter figures. "I worked less and delegated more. They did rather well."</p><p>Every May she walks the seven mountains round the city in a day; this year was her ninth time. In winter it is skis, at Voss, "cross-country, slowly, with oranges". And on Thursdays she goes to schools with Girls Count Stars, whose advisory board she sits on, to talk girls into physics.</p></article><aside><h3>Most read</h3><ul><li>Funicular closed for repairs</li><li>Fish market stalls to move</li></ul></aside></body></html>`
    },
    {
      url: "https://nordicmethane.example/board",
      body: `<!DOCTYPE html><html><head><title>Board - Nordic Methane Alliance</title></head><body><ul class="menu"><li><a href="/">Home</a></li><li><a href="/members">Members</a></li><li><a href="/board">Board</a></li></ul><h1>Board 2024–2026</h1><ul><li>Chair: Ingrid Solheim Haugen, Lumenfjord, Bergen</li><li>Deputy chair: Kaisa Rantala, Helmi Biogas, Turku</li><li>Treasurer: Henrik Ploug, Aarhus</li></ul></body></html>`
    },
    {
      url: "https://pydatabergen.example/",
      body: `<!DOCTYPE html><html><head><title>PyData Bergen</title></head><body><h1>PyData Bergen</h1><p>A meetup for people in Bergen who do things with data. Third Wednesday, bring a friend.</p><h2>Organisers</h2><p><b>Fatima Zahra Benali</b> is a senior data scientist at Lumenfjord, where she works backwards from a whiff of gas to its source. Did her PhD in Edinburgh, swims in the sea at Nordnes before work all year round and believes in saunas.<br><b>Lars Petter Moe</b> works with fish counts.</p><h2>Past</h2><ul><li>April 2026: Xarray for people who hate indexing (Fatima)</li><li>March 2026: Counting salmon (Lars Petter)</li></ul></body></html>`
    },
    {
      url: "https://vasterlundfotboll.example/en/squad/mats-lindqvist",
      body: `<!DOCTYPE html><html><head><title>#8 Mats Lindqvist | IFK Västerlund</title></head><body><h1>Mats Lindqvist</h1><p>Midfielder, number 8. Born 1996. 141 matches in Allsvenskan, 12 goals, 9 caps for Sweden. Contract until 2027.</p></body></html>`
    }
  ],
  github: [
    {
      login: "matslq", id: 1993077, name: "Mats Lindqvist", company: "Lumenfjord AS", location: "Bergen, Norway", bio: "firmware by day, eurorack by night", commit_email: "mats.lindqvist@lumenfjord.example",
      repositories: [
        { name: "slotwise", description: "Small A/B bootloader for Cortex-M with signed OTA updates", language: "C", topics: ["bootloader", "zephyr", "ota", "stm32"], stars: 412, pushed_at: "2026-03-30T19:00:00Z" },
        { name: "regndroppe", description: "Eurorack module: random raindrops, audio DSP on an STM32, KiCad files included", language: "C++", topics: ["eurorack", "synth", "dsp", "open-hardware"], stars: 96, pushed_at: "2026-01-11T22:31:00Z" },
        { name: "zephyr", language: "C", stars: 0, pushed_at: "2025-12-01T09:00:00Z", fork: true }
      ]
    },
    {
      login: "fzbenali", id: 33810445, name: "Fatima Zahra Benali", company: "Lumenfjord", location: "Bergen", bio: "methane, Bayes, sea water", blog: "https://orcid.org/0000-0002-4417-9087", commit_email: "fzb@lumenfjord.example",
      repositories: [
        { name: "puffin-plume", description: "Plume inversion for moving sensors (PyMC + xarray)", language: "Python", topics: ["methane", "bayesian", "inverse-problems", "atmospheric-science"], stars: 158, pushed_at: "2026-05-12T11:20:00Z" },
        { name: "tidy-tropomi", description: "Sensible access to TROPOMI methane, open data in, data frames out", language: "Python", topics: ["remote-sensing", "open-data"], stars: 74, pushed_at: "2025-06-17T11:20:00Z" }
      ]
    }
  ],
  stackExchange: [
    { id: 88214, name: "Mats Lindqvist", location: "Bergen, Norway", website: "https://github.com/matslq", about: "<p>Firmware. Low power. Ask me about bootloaders, don't ask me about Wi-Fi.</p>", reputation: 14210, tags: ["stm32", "low-power", "bootloader", "i2c"] }
  ],
  orcid: [
    {
      id: "0000-0002-4417-9087", given: "Fatima Zahra", family: "Benali", keywords: ["methane", "atmospheric inversion", "Bayesian inference"], emails: ["fzb@lumenfjord.example"], country: "NO",
      urls: [{ label: "GitHub", url: "https://github.com/fzbenali" }],
      employments: [{ organization: "Lumenfjord AS", role: "Senior Data Scientist", city: "Bergen", country: "NO", from: 2021 }],
      educations: [
        { organization: "University of Edinburgh", role: "PhD, Atmospheric and Environmental Sciences", department: "School of GeoSciences", city: "Edinburgh", country: "GB", from: 2017, to: 2021 },
        { organization: "Mohammed V University", role: "MSc, Physics", city: "Rabat", country: "MA", from: 2014, to: 2016 }
      ],
      works: [
        { title: "Locating landfill methane from moving ships", type: "journal-article", year: 2024, journal: "Letters in Emission Science" },
        { title: "A Bayesian view of intermittent methane sources", type: "journal-article", year: 2020, journal: "Letters in Emission Science" },
        { title: "Satellite constraints on North African landfill methane", type: "journal-article", year: 2019, journal: "Journal of Atmospheric Tracers" }
      ]
    }
  ],
  openalex: [
    { id: "A5099120041", name: "Fatima Zahra Benali", orcid: "0000-0002-4417-9087", institution: "University of Edinburgh", country: "GB", years: [2019, 2020, 2024], works_count: 6, cited_by_count: 143, topics: ["Atmospheric and Environmental Gas Dynamics", "Atmospheric dispersion", "Satellite remote sensing"] }
  ],
  crossref: [
    { doi: "10.59991/les.2024.0117", title: "Locating landfill methane from moving ships", journal: "Letters in Emission Science", published: [2024, 4, 9], authors: [{ given: "Fatima Zahra", family: "Benali", affiliation: "Lumenfjord AS, Bergen, Norway", orcid: "0000-0002-4417-9087" }, { given: "Eirik", family: "Tveit", affiliation: "Lumenfjord AS, Bergen, Norway" }] }
  ],
  wikipedia: [{ title: "Mats Lindqvist", description: "Swedish footballer (born 1996)", extract: "Mats Lindqvist (born 3 May 1996) is a Swedish professional footballer who plays as a midfielder for IFK Västerlund in Allsvenskan. He has won nine caps for the national team." }],
  wikidata: [{ id: "Q99410031", label: "Mats Lindqvist", description: "Swedish footballer", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "1996-05-03" }], article: "Mats Lindqvist" }]
}
