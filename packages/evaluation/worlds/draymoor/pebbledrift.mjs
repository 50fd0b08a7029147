// Pebbledrift, Cape Town: learning app for adults; remote-first scale-up.
const pd = (title, main, extra = "") => `<!DOCTYPE html><html lang="en-ZA"><head><meta charset="utf-8"><title>${title} | Pebbledrift</title><meta name="twitter:card" content="summary"><meta property="og:title" content="${title}">${extra}</head>
<body data-page="${title.toLowerCase().replaceAll(" ", "-")}"><header class="c-header"><a class="c-header__logo" href="https://pebbledrift.example/">Pebbledrift</a><nav class="c-nav"><a href="https://pebbledrift.example/about">About</a><a href="https://pebbledrift.example/newsroom">Newsroom</a></nav></header>
<main class="o-wrapper">${main}</main>
<footer class="c-footer">Pebbledrift (Pty) Ltd, 3rd floor, Loop &amp; Hout, Cape Town 8001, South Africa</footer></body></html>`

export default {
  people: [
    {
      id: "anathi-mabandla",
      about: "co-founder and chief executive, press and talks; email alone",
      contact: { email: "anathi.mabandla@pebbledrift.example" },
      outcome: "found",
      facts: {
        title: "Chief Executive | CEO | Co-founder and Chief Executive",
        company: "Pebbledrift | Pebbledrift (Pty) Ltd",
        location: "Cape Town",
        industry: "adult learning | edtech",
        achievements: ["reached one million learners | one million learners"],
        interests: ["isiXhosa poetry"],
        memberships: ["Cape Founders Table"],
        hobbies: ["boxing"]
      },
      also: {
        title: "co-founder | founder | Chief Executive Officer | co-founder and CEO | former actuary | actuary | mentor",
        location: "Cape Town, South Africa | South Africa | Observatory | Observatory, Cape Town | Loop & Hout, Cape Town | Loop and Hout",
        industry: "education | online learning | education technology | learning apps | learning",
        skills: ["fundraising", "actuarial science", "pricing", "mentoring | mentoring founders"],
        achievements: ["founded Pebbledrift with Bram Oosthuizen in 2018 | co-founded Pebbledrift in 2018 | co-founded Pebbledrift", "named in the Peninsula 30 list for 2025 | Peninsula 30 | Peninsula 30 list 2025", "fireside talk at Learn Forward Lagos 2025 | Eleven minutes is enough | Learn Forward Lagos 2025", "raised US$11 million | US$11m Series A | $11 million Series A in 2024 | Series A of US$11 million"],
        interests: ["poetry | Xhosa poetry", "adult learning"],
        hobbies: ["trains at a boxing gym in Observatory | boxing at Observatory Boxing Gym"],
        causes: ["adult literacy"],
        memberships: ["mentor at the Cape Founders Table | Cape Founders Table mentor"],
        education: [{ institution: "University of Cape Town | UCT", degree: "BBusSc", field: "Actuarial Science" }]
      },
      sources: ["https://pebbledrift.example/about", "https://pebbledrift.example/", "https://pebbledrift.example/newsroom", "https://peninsulaweekly.example/30/2025", "https://learnforward.example/lagos-2025", "https://capefounderstable.example/mentors"]
    },
    {
      id: "bram-oosthuizen",
      about: "co-founder and engineer; GitHub and Mastodon",
      contact: { email: "bram@pebbledrift.example", full_name: "Bram Oosthuizen", company: "Pebbledrift", title: "CTO" },
      outcome: "found",
      facts: {
        title: "Co-founder and CTO | CTO | Chief Technology Officer",
        company: "Pebbledrift",
        location: "Stellenbosch",
        skills: ["Kotlin", "offline-first sync | offline sync | offline-first"],
        achievements: ["wrote driftsync | author of driftsync | driftsync"],
        hobbies: ["trail running"],
        pets: ["two Africanis dogs | Africanis dogs | dogs"]
      },
      also: {
        title: "co-founder | founder | engineer | co-founder and Chief Technology Officer",
        company: "Pebbledrift (Pty) Ltd",
        location: "South Africa | Stellenbosch, South Africa | Cape Town | Loop and Hout, Cape Town | Loop & Hout, Cape Town",
        industry: "adult learning | edtech | education | software | education technology | learning apps",
        skills: ["CRDTs | conflict-free replicated data types", "Android", "low-bandwidth networks | low bandwidth", "mobile development", "SQLite", "synchronisation | sync"],
        achievements: ["spoke at Droid Summit Nairobi 2024 | Sync when the lights are off | Droid Summit Nairobi 2024", "co-founded Pebbledrift in 2018 | founded Pebbledrift with Anathi Mabandla | co-founded Pebbledrift", "2,205 stars", "finished the Cederberg 100 in 2025 | ran the Cederberg 100 | Cederberg 100 finisher", "wrote crdt-notes | crdt-notes", "finished 41st | 41st of 380"],
        interests: ["load shedding | living with power cuts | power cuts", "offline software", "long races | ultra running"],
        hobbies: ["running | ultra running"],
        memberships: ["Stellenbosch Trail Club"],
        causes: ["software for people with little data | low-data software"]
      },
      sources: ["https://pebbledrift.example/about", "https://github.com/bramo", "https://fosstodon.example/@bram", "https://droidsummit.example/nairobi-2024", "https://cederberg100.example/2025"]
    },
    {
      id: "nadia-festus",
      about: "chief people officer; conference, professional body, choir, pages only",
      contact: { full_name: "Nadia Festus", company: "Pebbledrift", location: "Cape Town" },
      outcome: "found",
      facts: {
        title: "Chief People Officer",
        company: "Pebbledrift",
        location: "Cape Town",
        achievements: ["built a pay band system that is public to all staff | public pay bands"],
        memberships: ["Cape Human Resources Circle", "Company Gardens Choir"],
        linkedin: "https://www.linkedin.com/in/nadiafestus-people",
        causes: ["equal pay"]
      },
      also: {
        title: "head of people | people lead | human resources | speaker | alto",
        company: "Pebbledrift (Pty) Ltd",
        location: "South Africa | Cape Town, South Africa | Woodstock | Woodstock, Cape Town | Loop & Hout, Cape Town",
        industry: "adult learning | edtech | human resources | HR | education | learning apps",
        skills: ["compensation | pay design", "people operations"],
        achievements: ["spoke at People Forum Gaborone 2025 | Pay bands in the open | People Forum Gaborone 2025", "grew the team from 24 to 130 | grew Pebbledrift from 24 to 130 people | team from 24 to 130", "sang Handel's Messiah at the City Hall | sang the Messiah", "vice-chair of the Cape Human Resources Circle", "HR Leader Shortlist 2024 | shortlisted for HR Leader of the Year 2024"],
        interests: ["pay transparency", "choral music | choir singing"],
        hobbies: ["singing | choral singing | singing in a choir"],
        causes: ["pay transparency"],
        memberships: ["vice-chair of the Cape Human Resources Circle | vice-chair"]
      },
      sources: ["https://pebbledrift.example/about", "https://peopleforum.example/gaborone-2025", "https://capehrcircle.example/officers", "https://companygardenschoir.example/singers"]
    }
  ],
  pages: [
    { url: "https://pebbledrift.example/", body: pd("Eleven minutes a day", `<h1>Eleven minutes a day</h1><p>Pebbledrift is adult learning for a phone with little data. <a href="https://pebbledrift.example/about">About us</a></p>`) },
    { url: "https://pebbledrift.example/about", body: pd("About", `<h1>About</h1><p>We are an edtech company, founded in 2018 by Anathi Mabandla and Bram Oosthuizen, and now 130 people in seven countries.</p>
<ul class="people"><li><h3>Anathi Mabandla</h3><p>Co-founder and Chief Executive</p><p>Anathi was an actuary. She reads isiXhosa poetry to new starters, whether or not they ask.</p></li>
<li><h3>Bram Oosthuizen</h3><p>Co-founder and CTO</p><p>Bram wrote driftsync and works from Stellenbosch with two Africanis dogs. <a href="https://github.com/bramo">Code</a></p></li>
<li><h3>Nadia Festus</h3><p>Chief People Officer · <a href="https://www.linkedin.com/in/nadiafestus-people">LinkedIn</a></p><p>Nadia grew Pebbledrift from 24 to 130 people and built a pay band system that is public to all staff.</p></li></ul>`) },
    { url: "https://pebbledrift.example/newsroom", body: pd("Newsroom", `<h1>Newsroom</h1><article><h2>One million learners</h2><p>3 March 2026. Pebbledrift has reached one million learners, Chief Executive Anathi Mabandla said in Cape Town today. Contact: anathi.mabandla@pebbledrift.example</p></article><article><h2>US$11 million Series A</h2><p>18 June 2024. Pebbledrift has raised US$11 million, led by Karoo Partners.</p></article>`) },
    { url: "https://peninsulaweekly.example/30/2025", news: { seen: "2025-09-01T06:00:00Z", language: "en", country: "ZA" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Peninsula 30 2025 | Peninsula Weekly</title></head><body><h1>The Peninsula 30</h1><p><b>Anathi Mabandla, 34.</b> Chief executive of Pebbledrift. Boxing three mornings a week at a gym in Observatory, where she lives. Studied Actuarial Science (BBusSc, University of Cape Town). Worries about adult literacy.</p><p><b>Sibusiso Rhoda, 29.</b> Chef.</p></body></html>` },
    { url: "https://learnforward.example/lagos-2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Learn Forward Lagos 2025</title></head><body><section><h3>Eleven minutes is enough</h3><p>Fireside: Anathi Mabandla, co-founder, Pebbledrift</p></section><section><h3>Exams after exams</h3><p>Tunde Aluko</p></section></body></html>` },
    { url: "https://capefounderstable.example/mentors", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mentors – Cape Founders Table</title></head><body><h1>Mentors</h1><ul><li>Anathi Mabandla (Pebbledrift): pricing, fundraising</li><li>Hester van Wyk (Fynbos Freight): ports</li></ul></body></html>` },
    { url: "https://droidsummit.example/nairobi-2024", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Droid Summit Nairobi 2024</title></head><body><table><tr><th>Main hall</th></tr><tr><td>11:00 Sync when the lights are off — Bram Oosthuizen (Pebbledrift). CRDTs, SQLite and load shedding.</td></tr></table></body></html>` },
    { url: "https://cederberg100.example/2025", body: `<html><head><title>Cederberg 100, 2025 results</title></head><body><pre>
41  OOSTHUIZEN Bram (Stellenbosch Trail Club / Pebbledrift)  17:22:10   of 380
42  LEWIS Carla                                             17:24:48
</pre></body></html>` },
    { url: "https://peopleforum.example/gaborone-2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>People Forum Gaborone 2025: sessions</title></head><body><h2>Pay bands in the open</h2><p>Nadia Festus, Chief People Officer, Pebbledrift. Equal pay begins when people can see it. Nadia was shortlisted for HR Leader of the Year 2024.</p></body></html>` },
    { url: "https://capehrcircle.example/officers", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Officers – Cape Human Resources Circle</title></head><body><h1>Cape Human Resources Circle</h1><p>Chair: Yusuf Parker. Vice-chair: Nadia Festus (Pebbledrift).</p></body></html>` },
    { url: "https://companygardenschoir.example/singers", body: `<html><head><title>Company Gardens Choir</title></head><body><h2>Singers</h2><p>Altos: Nadia Festus (Woodstock; works at Pebbledrift), Ilse Brand, Mpho Dube. In December we sang Handel's Messiah at the City Hall.</p></body></html>` }
  ],
  github: [{ login: "bramo", id: 11920455, name: "Bram Oosthuizen", company: "Pebbledrift", location: "Stellenbosch, South Africa", bio: "Co-founder, CTO. Works when the lights are off.", commit_email: "bram@pebbledrift.example", accounts: [{ provider: "mastodon", url: "https://fosstodon.example/@bram" }], repositories: [{ name: "driftsync", description: "Offline-first sync for Android", language: "Kotlin", topics: ["crdt", "android", "offline-first", "sqlite"], stars: 2205, pushed_at: "2026-05-19T07:00:00Z" }, { name: "crdt-notes", description: "Notes on CRDTs", language: "Kotlin", stars: 88, pushed_at: "2024-08-19T07:00:00Z" }] }],
  mastodon: [{ user: "bram", domain: "fosstodon.example", name: "Bram Oosthuizen", note: "<p>CTO at Pebbledrift. Kotlin, offline sync, trail running. Stellenbosch.</p>", fields: [{ name: "GitHub", value: "<a href=\"https://github.com/bramo\">bramo</a>" }], posts: [{ text: "<p>Stage 4 load shedding, and driftsync did not drop a thing.</p>", at: "2025-11-02T18:00:00Z" }] }]
}
