// Lantern Reach, Nairobi: a charity for school libraries and solar light.
const wp = (title, body) => `<!DOCTYPE html>
<html lang="en-US">
<head><meta charset="UTF-8"><title>${title} &#8211; Lantern Reach</title>
<meta name="generator" content="WordPress 6.8"><link rel="https://api.w.org/" href="https://lanternreach.example/wp-json/"></head>
<body class="page wp-embed-responsive">
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group is-layout-flex"><p class="wp-block-site-title"><a href="https://lanternreach.example/">Lantern Reach</a></p><nav class="wp-block-navigation"><ul><li class="wp-block-navigation-item"><a href="https://lanternreach.example/our-team/">Our team</a></li><li class="wp-block-navigation-item"><a href="https://lanternreach.example/annual-report-2025/">Annual report</a></li></ul></nav></div></header>
<main class="wp-block-group">${body}</main>
<footer class="wp-block-template-part"><p>Lantern Reach is a registered charity. Kirichwa Court, Kilimani, Nairobi, Kenya.</p></footer></div></body></html>`

export default {
  people: [
    {
      id: "wanjiru-kamande-holt",
      about: "executive director; slander about another woman of the name in another country",
      contact: { email: "wanjiru@lanternreach.example", full_name: "Wanjiru Kamande-Holt", company: "Lantern Reach", title: "Executive Director" },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Lantern Reach",
        location: "Nairobi | Nairobi, Kenya",
        industry: "charity | nonprofit | education charity",
        achievements: ["opened 214 school libraries | 214 school libraries", "Ubunifu Prize 2024 | Ubunifu Prize"],
        causes: ["girls' education"],
        education: [{ institution: "University of Nairobi", degree: "Bachelor of Education" }],
        hobbies: ["birdwatching | birding"]
      },
      also: {
        title: "director | founder | founding director | former secondary-school teacher | teacher",
        location: "Kenya | Kilimani | Kilimani, Nairobi | Karen | Kirichwa Court",
        industry: "school libraries | education | solar | international development | non-profit | solar light",
        skills: ["teaching", "school libraries | libraries"],
        achievements: ["founded Lantern Reach in 2012 | founder of Lantern Reach | founded Lantern Reach", "taught chemistry for nine years in Nyeri | taught chemistry in Nyeri | taught chemistry for nine years", "saw her 600th Kenyan bird species | 600 species | 600th bird species", "keynote at the Read Africa Summit 2025 | A library is a light that stays on | Read Africa Summit", "libraries in eleven counties | works in eleven counties"],
        interests: ["libraries", "birds", "reading"],
        hobbies: ["watching birds | bird walks"],
        causes: ["literacy", "school libraries | libraries", "solar light in schools | solar lighting"],
        memberships: ["Nairobi Wednesday Birders | Wednesday Birders", "Read Africa council | council member of Read Africa"],
        education: [{ institution: "University of Nairobi", degree: "Bachelor of Education | BEd", field: "Education" }]
      },
      sources: ["https://lanternreach.example/our-team/", "https://lanternreach.example/annual-report-2025/", "https://readafrica.example/summit-2025", "https://nairobibirders.example/news", "https://savannahstandard.example/2024/ubunifu"],
      never: ["embezzled", "Leicester", "forged invoices", "pyramid"]
    },
    {
      id: "kipchumba-ndegwa",
      about: "data lead; Gravatar by email, GitHub and a blog",
      contact: { email: "kip@lanternreach.example" , full_name: "Kipchumba Ndegwa" },
      outcome: "found",
      facts: {
        title: "Data and Systems Lead",
        company: "Lantern Reach",
        location: "Eldoret",
        skills: ["DHIS2", "R"],
        achievements: ["wrote shelfcount | shelfcount"],
        hobbies: ["running | long-distance running"],
        memberships: ["Eldoret R Users"]
      },
      also: {
        title: "data lead | data engineer | systems lead | data and systems | data person",
        location: "Eldoret, Kenya | Kenya | Nairobi | Uasin Gishu",
        industry: "charity | nonprofit | education | school libraries | non-profit",
        skills: ["survey data | surveys", "PostgreSQL", "SMS surveys | SMS", "data engineering | data", "R packages", "offline-first software | offline-first", "Kotlin", "Android"],
        achievements: ["spoke at DataForGood Kigali 2024 | Counting books by text message | DataForGood Kigali 2024", "co-organises Eldoret R Users | founded Eldoret R Users | founder of Eldoret R Users", "ran the Eldoret Half in 71 minutes | Eldoret Half 2025 in 1:11", "wrote How many books is a library? | How many books is a library?", "wrote smskit | smskit", "shelfcount counts books from photographs of shelves | used in 214 libraries", "133 stars"],
        interests: ["open data", "libraries", "R"],
        hobbies: ["running half marathons | half marathons"],
        causes: ["open data"],
        memberships: ["organiser of Eldoret R Users"]
      },
      sources: ["https://lanternreach.example/our-team/", "https://kipcounts.example/", "https://github.com/kipcounts", "https://gravatar.com/kipcounts", "https://dataforgood.example/kigali-2024", "https://eldorethalf.example/results-2025.html"]
    },
    {
      id: "esther-mwikali",
      about: "nothing public: common name, only hits are namesakes (a choir singer, a farmer)",
      contact: { email: "e.mwikali@lanternreach.example", full_name: "Esther Mwikali", company: "Lantern Reach" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["soprano", "Machakos", "beekeeping", "macadamia"]
    }
  ],
  pages: [
    { url: "https://lanternreach.example/", body: wp("A library and a light", `<h1 class="wp-block-heading">A library and a light</h1><p>We are a charity that brings school libraries and solar light to schools in eleven counties of Kenya.</p>`) },
    { url: "https://lanternreach.example/our-team/", body: wp("Our team", `<h1 class="wp-block-heading">Our team</h1>
<div class="wp-block-columns"><div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/2025/01/wkh.jpg" alt="Wanjiru Kamande-Holt"></figure><h3>Wanjiru Kamande-Holt</h3><p><strong>Executive Director</strong></p><p>Wanjiru taught chemistry for nine years in Nyeri before she founded Lantern Reach in 2012. She holds a Bachelor of Education from the University of Nairobi.</p></div>
<div class="wp-block-column"><h3>Kipchumba Ndegwa</h3><p><strong>Data and Systems Lead</strong></p><p>Kip works from Eldoret. He wrote shelfcount, which counts books from photographs of shelves. <a href="https://kipcounts.example/">His blog</a></p></div>
<div class="wp-block-column"><h3>Aisha Lekuton</h3><p><strong>Head of Programmes</strong></p></div></div>`) },
    { url: "https://lanternreach.example/annual-report-2025/", body: wp("Annual report 2025", `<h1 class="wp-block-heading">Annual report 2025</h1><p>By December we had opened 214 school libraries. "Girls' education is not a programme, it is a timetable," writes our Executive Director, Wanjiru Kamande-Holt, in her foreword. Our data team runs SMS surveys in all of them.</p>`) },
    { url: "https://readafrica.example/summit-2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Read Africa Summit 2025, Accra</title></head><body><main><h1>Read Africa Summit 2025</h1><p><b>Opening keynote:</b> A library is a light that stays on. Wanjiru Kamande-Holt, Lantern Reach, Nairobi, and council member of Read Africa.</p></main></body></html>` },
    { url: "https://nairobibirders.example/news", body: `<html><head><title>Nairobi Wednesday Birders news</title></head><body><h2>News</h2><p>Congratulations to our member Wanjiru Kamande-Holt, who saw her 600th bird species in Kenya (a Sokoke pipit) in October. By day she runs Lantern Reach; birdwatching, she says, taught her to wait for ministries. She also hosts the Christmas count in her garden in Karen.</p></body></html>` },
    { url: "https://savannahstandard.example/2024/ubunifu", news: { seen: "2024-10-03T06:00:00Z", language: "en", country: "KE" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lantern Reach founder takes Ubunifu Prize 2024 | Savannah Standard</title></head><body><article><h1>Lantern Reach founder takes Ubunifu Prize 2024</h1><p>Wanjiru Kamande-Holt, founder of Lantern Reach, was awarded the Ubunifu Prize 2024 in Nairobi for bringing libraries to schools without electricity.</p></article></body></html>` },
    { url: "https://scamwatchmidlands.example/kamande-holt", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>WARNING: Wanjiru Kamande-Holt</title></head><body><h1>WARNING: Wanjiru Kamande-Holt of Leicester</h1><p>This woman, who ran a nail salon in Leicester, embezzled from her own sister, forged invoices and ran a pyramid scheme at her gym. Share!</p></body></html>` },
    { url: "https://kipcounts.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kip counts</title></head><body><header><h1>Kip counts</h1></header><main><p>I am Kipchumba Ndegwa, data person at <a href="https://lanternreach.example/our-team/">Lantern Reach</a>, in Eldoret. I use DHIS2, PostgreSQL and a lot of R. I founded Eldoret R Users and I believe in open data.</p><h2>How many books is a library?</h2><p>It depends on who is reading. We settled on 300.</p><p>My hobby is running. This town leaves you little choice.</p><p><a href="https://github.com/kipcounts">GitHub</a></p></main></body></html>` },
    { url: "https://dataforgood.example/kigali-2024", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>DataForGood Kigali 2024: programme</title></head><body><table><tr><td>14:00</td><td>Counting books by text message</td><td>Kipchumba Ndegwa, Lantern Reach</td></tr><tr><td>14:30</td><td>Maps of wells</td><td>Odile Uwera</td></tr></table></body></html>` },
    { url: "https://eldorethalf.example/results-2025.html", body: `<html><head><title>Eldoret Half 2025</title></head><body><pre>
Pos  Name                 Club/Employer      Time
211  Kipchumba Ndegwa     Lantern Reach      1:11:40
212  Silas Too            -                  1:11:52
</pre></body></html>` },
    { url: "https://machakoschoir.example/members", body: `<html><head><title>Machakos Cathedral Choir</title></head><body><h2>Members</h2><p>Esther Mwikali, soprano since 1994. Peter Mutua, bass.</p></body></html>` },
    { url: "https://kitufarmers.example/stories/esther", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Esther Mwikali: macadamia and beekeeping</title></head><body><h1>Esther Mwikali</h1><p>Esther Mwikali, 61, grows macadamia and keeps twelve hives; beekeeping pays the school fees of her grandchildren.</p></body></html>` }
  ],
  gravatar: [{ email: "kip@lanternreach.example", slug: "kipcounts", display_name: "Kipchumba Ndegwa", location: "Eldoret, Kenya", description: "I count books and kilometres.", job_title: "Data and Systems Lead", company: "Lantern Reach", accounts: [{ label: "GitHub", url: "https://github.com/kipcounts" }, { label: "Blog", url: "https://kipcounts.example/" }] }],
  github: [{ login: "kipcounts", id: 30119874, name: "Kipchumba Ndegwa", company: "Lantern Reach", blog: "https://kipcounts.example/", location: "Eldoret, Kenya", bio: "Books, counted.", repositories: [{ name: "shelfcount", description: "Count books from photographs of shelves", language: "R", topics: ["libraries", "open-data"], stars: 133, pushed_at: "2026-03-30T11:00:00Z" }, { name: "smskit", description: "Offline-first SMS surveys for Android", language: "Kotlin", topics: ["sms", "offline-first"], stars: 61, pushed_at: "2025-09-12T11:00:00Z" }] }]
}
