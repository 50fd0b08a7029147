// Jalkosh Foundation, Pune: an NGO for water (hand-written site with a static generator)
const host = "https://jalkosh.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="en-in"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.128.0"><title>${title} | Jalkosh Foundation</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="alternate" type="application/rss+xml" href="${host}/index.xml"></head>
<body><nav class="navbar"><a href="${host}/">Jalkosh</a> <a href="${host}/our-work/">Our work</a> <a href="${host}/team/">Team</a> <a href="${host}/stories/">Stories</a> <a href="${host}/donate/">Donate</a></nav>
<article class="container">${main}</article>
<footer>Jalkosh Foundation is a non-profit NGO and registered public trust. Office: Prabhat Road, Pune 411004, Maharashtra, India.</footer></body></html>`
})

export default {
  people: [
    {
      id: "jalkosh-meenal-kirtane",
      about: "Executive director; an interview tells of her caste-free marriage, party and religion (sensitive).",
      contact: { email: "meenal@jalkosh.example", full_name: "Meenal Kirtane", company: "Jalkosh Foundation" },
      outcome: "found",
      facts: {
        title: "Executive Director | Director | Executive director and co-founder | Co-founder and Executive Director | Co-founder",
        company: "Jalkosh Foundation | Jalkosh",
        location: "Pune, India | Pune | Pune, Maharashtra, India | Pune, Maharashtra",
        education: [{ institution: "Tata Institute of Social Sciences | TISS | TISS Mumbai", degree: "MA | Master of Arts | Master's | master's degree", field: "Social work | Social Work" }],
        causes: ["Rural drinking water | clean drinking water | village water supply | access to water"],
        achievements: ["Co-founded Jalkosh in 2009 | Co-founder of Jalkosh Foundation (2009)", "Restored 412 village wells | 412 wells restored | restoration of 412 wells"],
        hobbies: ["Hindustani classical singing | singing | classical singing | sings Hindustani classical music"]
      },
      also: {
        industry: "Non-profit | NGO | Nonprofit | Water and sanitation | Development",
        achievements: ["Speaker at Deccan Water Forum 2025 | Spoke at Deccan Water Forum 2025 | 'A well is a meeting place'", "Former field officer in Satara district | field officer in Satara | Worked as a field officer in Satara"],
        skills: ["Community organising | community mobilisation | village meetings"],
        interests: ["Hindustani classical music | classical music"]
      },
      sources: [`${host}/team/`, `${host}/stories/`, "https://deccanwaterforum.example/2025/speakers.html", "https://sahyadri-weekly.example/people/meenal-kirtane"],
      sensitive: ["Lok Vikas Morcha", "atheist", "caste", "estranged"]
    },
    {
      id: "jalkosh-arjun-bhosekar",
      about: "Programme manager; a board page of another NGO shows a post that has ended.",
      contact: { email: "arjun.bhosekar@jalkosh.example" },
      outcome: "found",
      facts: {
        title: "Programme Manager, Groundwater | Programme Manager | Program Manager | Groundwater programme manager",
        company: "Jalkosh Foundation | Jalkosh",
        location: "Pune, India | Pune | Pune, Maharashtra, India | Pune, Maharashtra",
        education: [{ institution: "IIT Bombay | Indian Institute of Technology Bombay", degree: "MTech | M.Tech. | Master of Technology", field: "Geosciences | Geology | Hydrogeology" }],
        skills: ["Hydrogeology | groundwater | groundwater mapping", "GIS | QGIS"],
        achievements: ["Mapped aquifers in 60 villages | aquifer maps for 60 villages | mapped the aquifers of sixty villages"],
        hobbies: ["Trekking | hiking | treks to hill forts | hill forts"]
      },
      also: {
        industry: "Non-profit | NGO | Nonprofit | Water and sanitation | Development",
        achievements: ["Former trustee of Vanrai Mitra Trust | Trustee of Vanrai Mitra Trust (2017–2021) | Former board member of Vanrai Mitra Trust", "Wrote 'Reading rock with farmers' | Story 'Reading rock with farmers' on the Jalkosh site"],
        memberships: ["Vanrai Mitra Trust (former trustee) | Vanrai Mitra Trust"],
        skills: ["Remote sensing | satellite images | Mapping", "Farmer training | training farmers"],
        causes: ["Groundwater protection | groundwater"]
      },
      sources: [`${host}/team/`, `${host}/stories/reading-rock-with-farmers/`, "https://vanraimitra.example/trustees.htm"]
    },
    {
      id: "jalkosh-lydia-tauro",
      about: "Partnerships; an X account and a LinkedIn profile linked from the team page.",
      contact: { full_name: "Lydia Tauro", company: "Jalkosh Foundation", title: "Head of Partnerships" },
      outcome: "found",
      facts: {
        title: "Head of Partnerships | Head of partnerships and fundraising | Partnerships lead",
        company: "Jalkosh Foundation | Jalkosh",
        location: "Mumbai, India | Mumbai | Mumbai, Maharashtra, India | Mumbai, Maharashtra",
        skills: ["Fundraising | donor relations", "Corporate partnerships | CSR partnerships | CSR"],
        education: [{ institution: "St. Xavier's College, Mumbai | St. Xavier's College | St Xavier's", degree: "BA | Bachelor of Arts | Bachelor's", field: "Economics" }],
        twitter: "https://x.com/lydiatauro_example | @lydiatauro_example | x.com/lydiatauro_example | https://twitter.com/lydiatauro_example",
        linkedin: "https://www.linkedin.com/in/lydia-tauro-example | linkedin.com/in/lydia-tauro-example"
      },
      also: {
        industry: "Non-profit | NGO | Nonprofit | Water and sanitation | Development",
        achievements: ["Formerly with a bank's CSR team | Former CSR officer at Konkan Mercantile Bank | Konkan Mercantile Bank", "Won the partnership with Konkan Mercantile Bank for 50 wells | Partnership for 50 wells"],
        hobbies: ["Open-water swimming | sea swimming | swims in the sea | swimming"]
      },
      sources: [`${host}/team/`, `${host}/stories/fifty-wells/`]
    }
  ],
  pages: [
    page("/", "Water is a village matter", `<h1>Water is a village matter</h1><p>Jalkosh works with villages in western Maharashtra on wells, springs and groundwater. <a href="${host}/team/">Our team</a></p>`),
    page("/our-work/", "Our work", `<h1>Our work</h1><p>412 wells restored, aquifers mapped in 60 villages.</p>`),
    page("/team/", "Team", `<h1>Team</h1>
<h2>Meenal Kirtane</h2><p><strong>Co-founder and Executive Director</strong></p><p>Meenal co-founded Jalkosh in 2009 after years as a field officer in Satara district. She holds an MA in Social Work from the Tata Institute of Social Sciences. Under her lead 412 village wells were restored. She believes in village meetings and in tea.</p>
<h2>Arjun Bhosekar</h2><p><strong>Programme Manager, Groundwater</strong></p><p>A hydrogeologist with an MTech in Geosciences from IIT Bombay, Arjun has mapped the aquifers of 60 villages with QGIS and satellite images. On Sundays he treks to hill forts. Write to arjun.bhosekar@jalkosh.example.</p>
<h2>Lydia Tauro</h2><p><strong>Head of Partnerships</strong></p><p>Lydia looks after donor relations and CSR partnerships from Mumbai. She studied Economics (BA) at St. Xavier's College, Mumbai, and came to us from the CSR team of Konkan Mercantile Bank. She swims in the sea before work. <a href="https://x.com/lydiatauro_example">X</a> · <a href="https://www.linkedin.com/in/lydia-tauro-example">LinkedIn</a></p>`),
    page("/stories/", "Stories", `<h1>Stories</h1><ul><li><a href="${host}/stories/fifty-wells/">Fifty wells more</a></li><li><a href="${host}/stories/reading-rock-with-farmers/">Reading rock with farmers</a></li></ul><p>22 March 2026: “A well is a meeting place,” says our director Meenal Kirtane on World Water Day.</p>`),
    page("/stories/reading-rock-with-farmers/", "Reading rock with farmers", `<h1>Reading rock with farmers</h1><p class="meta">Arjun Bhosekar, 8 August 2025</p><p>Before a borewell comes a walk. We train farmers to read basalt layers, and to protect the groundwater they share.</p>`),
    page("/stories/fifty-wells/", "Fifty wells more", `<h1>Fifty wells more</h1><p>15 January 2026. Lydia Tauro, our Head of Partnerships, has won Konkan Mercantile Bank as a partner for 50 wells. It is the largest result of our fundraising so far.</p>`),
    page("/donate/", "Donate", `<h1>Donate</h1><p>500 rupees keep a well clean for a month.</p>`),
    {
      url: "https://deccanwaterforum.example/2025/speakers.html",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers - Deccan Water Forum 2025</title></head><body><h1>Speakers</h1><p itemscope itemtype="https://schema.org/Person"><b itemprop="name">Meenal Kirtane</b>, <span itemprop="jobTitle">Executive Director</span>, <span itemprop="worksFor">Jalkosh Foundation</span>, Pune: <i>A well is a meeting place</i></p><p itemscope itemtype="https://schema.org/Person"><b itemprop="name">Suresh Pawaskar</b>, Irrigation Department (retd.)</p></body></html>`
    },
    {
      url: "https://sahyadri-weekly.example/people/meenal-kirtane",
      news: { seen: "2024-11-02T04:00:00Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meenal Kirtane: the woman of the wells | Sahyadri Weekly</title></head><body><article><h1>The woman of the wells</h1><p>Meenal Kirtane runs the Jalkosh Foundation, which brings clean drinking water back to villages. In the evening she sings Hindustani classical music.</p><p>She calls herself an atheist, married outside her caste and has been estranged from her brother since. At elections she votes for the Lok Vikas Morcha, a small party.</p></article></body></html>`
    },
    {
      url: "https://vanraimitra.example/trustees.htm",
      body: `<html><head><title>Vanrai Mitra Trust - Trustees</title></head><body><h2>Former trustees</h2><table border="1"><tr><td>Arjun Bhosekar</td><td>2017-2021</td><td>Geologist, Pune</td></tr><tr><td>Padma Gokarn</td><td>2012-2019</td><td>Teacher</td></tr></table></body></html>`
    }
  ]
}
