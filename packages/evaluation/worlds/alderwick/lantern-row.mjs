// Lantern Row, a charity in Belfast. Sensitive facts; a namesake in the same city with another trade.
const site = "https://www.lanternrow.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-GB" class="no-js"><head><meta charset="UTF-8"/><title>${title} - Lantern Row</title>
<meta name="description" content="Reading, English and company for adults in Belfast"/>
<meta property="og:locale" content="en_GB"/><meta property="og:title" content="${title} - Lantern Row"/></head>
<body class="wp-theme-kadence">
<a href="${site}/donate" class="donate-flag">Donate</a>
<header id="masthead"><a href="${site}/" rel="home">Lantern Row</a><nav id="site-navigation"><ul><li><a href="${site}/what-we-do">What we do</a></li><li><a href="${site}/who-we-are">Who we are</a></li><li><a href="${site}/stories">Stories</a></li><li><a href="${site}/jobs">Jobs</a></li></ul></nav></header>
<main id="inner-wrap">${main}</main>
<footer id="colophon"><p>Lantern Row, 9 Bradbury Steps, Belfast. Tel 028 9649 6044. Registered charity NIC 999421.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<div class="wp-block-group"><h1>It is never late to read</h1><p>Lantern Row is an adult literacy charity. Last year 180 volunteers in Belfast taught 640 people to read, write or speak English.</p></div>`)
  },
  {
    url: `${site}/who-we-are`,
    body: shell("Who we are", `<h1>Who we are</h1>
<h2>Staff</h2>
<div class="wp-block-media-text"><div><h3>Ciara Devlin</h3><p><em>Head of Fundraising</em></p><p>Ciara raises the money. She has been with us since 2017 and before that raised funds for a hospice in Derry. Certificate in Fundraising, Guild of Fundraisers. <a href="https://www.linkedin.com/in/ciara-devlin-fundraising">Connect with her</a></p></div></div>
<div class="wp-block-media-text"><div><h3>Samuel Irvine</h3><p><em>Chief Executive</em></p><p>Samuel was a bus driver, then a tutor here, then our chief executive from 2020. He learnt to read at 31 and tells the story better than we do.</p></div></div>
<div class="wp-block-media-text"><div><h3>Halina Dudek</h3><p><em>Volunteer Coordinator</em></p><p>Halina trains and looks after our volunteers. She speaks Polish, Ukrainian and English.</p></div></div>
<h2>Trustees</h2><p>Prof. Neil Rankin (chair), Joan McCartan, Aaron Teeling.</p>`)
  },
  {
    url: `${site}/stories/samuels-story`,
    body: shell("Samuel's story", `<article><h1>Samuel's story</h1><p>“I drove the number 12 for nine years and knew the stops by their shops,” says Samuel Irvine. “Then the shops changed.”</p><p>He came to Lantern Row in 2009. In 2018 he took a BA in community development at the University of Lagan Mouth, and in 2024 he was given the Belfast Citizen Medal for services to literacy.</p></article>`)
  },
  {
    url: "https://www.lagantelegram.example/features/samuel-irvine-diagnosis",
    body: `<!DOCTYPE html><html lang="en-GB"><head><title>'I read my own diagnosis' - Lagan Telegram</title></head><body><header class="paper"><a href="https://www.lagantelegram.example/">Lagan Telegram</a></header><main><article><h1>'I read my own diagnosis'</h1><p class="byline">Features, 4 October 2025</p>
<p>When the letter from the hospital came, Samuel Irvine could read it. The chief executive of the Belfast charity Lantern Row was diagnosed with Parkinson's disease in 2023.</p>
<p>A lifelong Presbyterian, he says the minister brought traybakes. He has gone on working, and walking: the Mournes most Saturdays with the Castlereagh Ramblers.</p>
<p>He writes poems too, and read three of them at the Lagan Lit Festival in June.</p></article></main></body></html>`,
    news: { seen: "2025-10-04T08:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://www.fundraisingni.example/conference-2026/sessions",
    body: `<!doctype html><html><head><title>Sessions | Fundraising NI 2026</title></head><body><header><nav><a href="https://www.fundraisingni.example/">Fundraising NI</a></nav></header><main><section class="session"><h3>Legacies without the long faces</h3><p>Room 2, 11:15. Ciara Devlin, Head of Fundraising, Lantern Row. Ciara is the vice-chair of our Northern Ireland committee and brought in a legacy income of half a million pounds in three years.</p></section><section class="session"><h3>Email that gets opened</h3><p>Room 3, 11:15. Ben Sproule.</p></section></main></body></html>`
  },
  {
    url: "https://lisburnroadswim.example/polar-bears",
    body: `<html><head><title>Polar Bears of Helen's Bay</title></head><body bgcolor="#e0f4ff"><h1>Polar Bears of Helen's Bay</h1><p>We swim on Sunday mornings, all winter. Tea rota: Ciara Devlin (the Lantern Row one) brings the urn and her whippet Biscuit. New members welcome.</p></body></html>`
  },
  {
    url: "https://ciaradevlinhair.example/",
    body: `<!doctype html><html><head><title>Ciara Devlin Hair, Lisburn Road, Belfast</title></head><body><h1>Ciara Devlin Hair</h1><p>Award-winning colour and bridal styling on the Lisburn Road, Belfast. Ciara Devlin trained with Toni Marchetti in Dublin and was Ulster Colourist of the Year 2023.</p><a href="https://www.instagram.com/ciaradevlinhair">Instagram</a></body></html>`
  },
  {
    url: "https://slavicbelfast.example/people/halina-dudek",
    body: `<!DOCTYPE html><html lang="en"><head><title>Halina Dudek - Slavic Belfast</title></head><body class="wix"><header>Slavic Belfast</header><main><h1>Halina Dudek</h1><p>Halina came to Belfast from Lublin in 2006, where she had studied English philology at the Vistula Academy. She runs the Saturday library of the Polish Educational Circle and is Volunteer Coordinator at <a href="https://www.lanternrow.example/who-we-are">Lantern Row</a>.</p><p>She embroiders, and gives a workshop every spring.</p></main></body></html>`
  },
  {
    url: "https://www.volunteerawards-ni.example/2024",
    body: `<!DOCTYPE html><html><head><title>Volunteer Managers' Awards 2024</title></head><body><main><h1>Volunteer Managers' Awards 2024</h1><p>Highly commended: Halina Dudek, Volunteer Coordinator, Lantern Row, Belfast, for the mentoring scheme Second Page.</p></main></body></html>`
  }
]

const people = [
  {
    id: "ciara-devlin",
    about: "A hairdresser of the same name in the same city.",
    contact: { email: "ciara@lanternrow.example", full_name: "Ciara Devlin", company: "Lantern Row", title: "Head of Fundraising" },
    outcome: "found",
    facts: {
      title: "Head of Fundraising",
      company: "Lantern Row",
      location: "Belfast",
      industry: "adult literacy charity | charity | adult literacy",
      achievements: ["Legacies without the long faces"],
      hobbies: ["swim | winter swimming | swimming | sea swimming"],
      certifications: ["Certificate in Fundraising"],
      pets: ["whippet | whippet Biscuit | Biscuit"],
      linkedin: "https://www.linkedin.com/in/ciara-devlin-fundraising"
    },
    also: {
      title: "vice-chair of our Northern Ireland committee | vice-chair | fundraiser",
      location: "Bradbury Steps, Belfast | Northern Ireland | United Kingdom",
      industry: "literacy | non-profit | nonprofit | fundraising | third sector",
      skills: ["fundraising", "legacies | legacy income | legacy fundraising"],
      achievements: ["legacy income of half a million pounds in three years", "vice-chair of the Northern Ireland committee | vice-chair", "raised funds for a hospice in Derry", "with us since 2017"],
      interests: ["fundraising", "winter swimming | swimming", "legacies"],
      causes: ["adult literacy | literacy", "hospice"],
      sports_teams: ["Polar Bears of Helen's Bay"],
      memberships: ["Guild of Fundraisers", "Polar Bears of Helen's Bay", "Fundraising NI | Northern Ireland committee"]
    },
    sources: [`${site}/`, `${site}/who-we-are`, "https://www.fundraisingni.example/conference-2026/sessions", "https://lisburnroadswim.example/polar-bears"],
    never: ["hairdresser", "bridal", "Colourist", "Marchetti", "Lisburn Road", "ciaradevlinhair"]
  },
  {
    id: "samuel-irvine",
    about: "Sensitive: a feature tells of his illness and his faith.",
    contact: { email: "samuel@lanternrow.example", full_name: "Samuel Irvine", company: "Lantern Row" },
    outcome: "found",
    facts: {
      title: "Chief Executive",
      company: "Lantern Row",
      location: "Belfast",
      industry: "adult literacy charity | charity | adult literacy",
      achievements: ["Belfast Citizen Medal"],
      hobbies: ["writes poems | poetry | poems", "walking"],
      memberships: ["Castlereagh Ramblers"],
      education: [{ institution: "University of Lagan Mouth", degree: "BA", field: "community development", year: 2018 }]
    },
    also: {
      title: "chief executive from 2020 | CEO",
      location: "Bradbury Steps, Belfast | Northern Ireland | United Kingdom",
      industry: "literacy | non-profit | nonprofit | third sector",
      skills: ["literacy | adult literacy", "community development", "tutor | tutoring | teaching", "poetry", "storytelling"],
      achievements: ["Belfast Citizen Medal for services to literacy", "read three of them at the Lagan Lit Festival | Lagan Lit Festival", "learnt to read at 31", "bus driver, then a tutor here, then our chief executive | bus driver | drove the number 12 for nine years"],
      interests: ["poetry | poems", "literacy | reading | adult literacy", "walking | the Mournes"],
      hobbies: ["the Mournes | hill walking | rambling"],
      causes: ["adult literacy | literacy"],
      sports_teams: ["Castlereagh Ramblers"]
    },
    sources: [`${site}/`, `${site}/who-we-are`, `${site}/stories/samuels-story`, "https://www.lagantelegram.example/features/samuel-irvine-diagnosis"],
    sensitive: ["Parkinson", "Presbyterian", "diagnos"]
  },
  {
    id: "halina-dudek",
    about: "A volunteer coordinator; pages only.",
    contact: { email: "halina@lanternrow.example", full_name: "Halina Dudek", company: "Lantern Row" },
    outcome: "found",
    facts: {
      title: "Volunteer Coordinator",
      company: "Lantern Row",
      location: "Belfast",
      skills: ["Polish", "Ukrainian"],
      hobbies: ["embroiders | embroidery"],
      memberships: ["Polish Educational Circle"],
      achievements: ["Highly commended | Volunteer Managers' Awards 2024"],
      education: [{ institution: "Vistula Academy", field: "English philology" }]
    },
    also: {
      location: "Bradbury Steps, Belfast | Northern Ireland | United Kingdom",
      industry: "adult literacy charity | charity | adult literacy | literacy | non-profit | nonprofit | third sector",
      skills: ["English", "volunteer training | trains and looks after our volunteers | volunteer management | volunteers", "embroidery", "mentoring", "Polish, Ukrainian and English"],
      achievements: ["Second Page | mentoring scheme Second Page", "Saturday library | runs the Saturday library of the Polish Educational Circle", "workshop every spring | embroidery workshop"],
      interests: ["embroidery", "library | Saturday library", "volunteering", "mentoring"],
      hobbies: ["gives a workshop every spring"],
      causes: ["adult literacy | literacy", "volunteering | volunteers", "mentoring | Second Page", "Saturday library | Polish Educational Circle"],
      memberships: ["Slavic Belfast"]
    },
    sources: [`${site}/`, `${site}/who-we-are`, "https://slavicbelfast.example/people/halina-dudek", "https://www.volunteerawards-ni.example/2024"]
  }
]

export default { people, pages }
