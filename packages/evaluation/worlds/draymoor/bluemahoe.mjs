// Blue Mahoe University, Kingston, Jamaica.
const bm = (title, body) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} : Blue Mahoe University</title><link rel="stylesheet" type="text/css" href="/css/bmu2014.css" /></head>
<body><div id="wrapper"><div id="header"><a href="https://bluemahoe.example/"><img src="/img/crest.gif" alt="Blue Mahoe University" /></a></div>
<div id="nav"><ul><li><a href="https://bluemahoe.example/economics/staff.html">Economics</a></li><li><a href="https://bluemahoe.example/enterprise/">Enterprise Centre</a></li></ul></div>
<main id="content">${body}</main>
<div id="footer">Blue Mahoe University, Mona Road, Kingston 7, Jamaica W.I.</div></div></body></html>`

export default {
  people: [
    {
      id: "delroy-cunningham-shaw",
      about: "economics professor with ORCID; his politics and home address are public (sensitive)",
      contact: { email: "delroy.cunninghamshaw@bluemahoe.example", full_name: "Delroy Cunningham-Shaw", company: "Blue Mahoe University" },
      outcome: "found",
      facts: {
        title: "Professor of Development Economics",
        company: "Blue Mahoe University",
        location: "Kingston | Kingston, Jamaica",
        skills: ["remittances"],
        achievements: ["Sir Arthur Prize 2020 | Sir Arthur Prize"],
        education: [{ institution: "London School of Economics", degree: "PhD", field: "Economics" }],
        hobbies: ["dominoes"],
        sports_teams: ["Sabina Cricket Club"]
      },
      also: {
        title: "Professor | economist | head of department | Head of Economics | Lecturer (formerly) | columnist | Head, Department of Economics",
        company: "Department of Economics, Blue Mahoe University | Department of Economics",
        location: "Jamaica | Mona Road | Mona Road, Kingston | JM | Kingston 7",
        industry: "higher education | university | research | academia | education | economics",
        skills: ["household surveys", "development economics | economics", "econometrics", "diaspora bonds", "writing a newspaper column | economic commentary"],
        achievements: ["Barrels and bank transfers: remittances in rural Jamaica | Barrels and bank transfers", "After the hurricane: household borrowing in St Elizabeth | After the hurricane", "heads the Department of Economics | head of the Department of Economics", "writes the column Loose Change | Loose Change | column Loose Change in the Kingston Courier", "keynote at the Caribbean Remittance Forum 2025 | The barrel economy | Caribbean Remittance Forum", "41 works | 880 citations", "captained Sabina Cricket Club's third eleven | captain of the third eleven | captain of Sabina Cricket Club's third eleven"],
        interests: ["remittances", "cricket", "the Jamaican diaspora | diaspora", "household debt | household borrowing"],
        hobbies: ["cricket", "plays dominoes"],
        memberships: ["Caribbean Economics Society | president of the Caribbean Economics Society | past president of the Caribbean Economics Society", "Sabina Cricket Club"],
        education: [{ institution: "London School of Economics | LSE", degree: "PhD", field: "Economics", year: 2001 }]
      },
      sources: ["https://bluemahoe.example/economics/staff.html", "https://orcid.org/0000-0001-9054-3380", "https://openalex.org/A5077610203", "https://kingstoncourier.example/columns/loose-change-barrels", "https://carremit.example/2025", "https://sabinacricket.example/third-eleven.html"],
      sensitive: ["People's Progress Front", "Hopefield Crescent", "by-election", "paid his party dues"]
    },
    {
      id: "althea-grange",
      about: "enterprise centre director; pages only; email alone",
      contact: { email: "althea.grange@bluemahoe.example" },
      outcome: "found",
      facts: {
        title: "Director, Enterprise Centre | Director of the Enterprise Centre",
        company: "Blue Mahoe University",
        location: "Kingston",
        achievements: ["incubated 62 companies | 62 companies"],
        memberships: ["Kingston Angels"],
        hobbies: ["orchid growing | growing orchids"],
        causes: ["women founders"]
      },
      also: {
        title: "Director | director of the Enterprise Centre | founder | mentor | former bank executive | former small-business banker | centre director",
        company: "Blue Mahoe Enterprise Centre | Enterprise Centre",
        location: "Kingston, Jamaica | Jamaica | Mona Road, Kingston | Kingston 7",
        industry: "higher education | university | entrepreneurship | education | start-up incubation | incubation",
        skills: ["mentoring", "start-up incubation | incubation", "small-business lending | small business banking"],
        achievements: ["opened the Enterprise Centre in 2016 | founded the Enterprise Centre in 2016", "Best Vanda, Jamaica Orchid Show 2024 | Best Vanda | first prize at the Jamaica Orchid Show", "panel at Invest Kingston 2026 | Money that waits | Invest Kingston 2026", "sixteen years at a bank | worked for sixteen years in small-business banking", "invested in five companies | the Angels' Founding Women fund | started the Founding Women fund"],
        interests: ["orchids", "angel investing | early-stage investing", "small businesses"],
        hobbies: ["orchids"],
        causes: ["women in business | founding women"],
        memberships: ["board member of Kingston Angels | Kingston Angels board", "Jamaica Orchid Society"]
      },
      sources: ["https://bluemahoe.example/enterprise/", "https://kingstonangels.example/board", "https://investkingston.example/2026/agenda", "https://jamaicaorchids.example/show-2024.html"]
    },
    {
      id: "omari-dunkley",
      about: "computing lecturer; GitHub, Stack Exchange, Hacker News and Bluesky",
      contact: { email: "omari.dunkley@bluemahoe.example", full_name: "Omari Dunkley", company: "Blue Mahoe University", title: "Lecturer" },
      outcome: "found",
      facts: {
        title: "Senior Lecturer in Software Engineering",
        company: "Blue Mahoe University",
        location: "Kingston | Kingston, Jamaica",
        skills: ["Python", "Raspberry Pi"],
        achievements: ["founder of Kingston Code Saturdays | founded Kingston Code Saturdays"],
        interests: ["weather stations"],
        hobbies: ["sound system building | building sound systems"]
      },
      also: {
        title: "Senior Lecturer | lecturer | software engineering lecturer | founder",
        company: "Department of Computing | Department of Computing, Blue Mahoe University",
        location: "Jamaica | Mona Road, Kingston | Kingston 7",
        industry: "higher education | university | software | education | software engineering | computing",
        skills: ["software engineering", "embedded systems | sensors", "teaching", "MicroPython", "pandas", "LoRa | LoRa radio", "IoT", "C"],
        achievements: ["wrote yardweather | yardweather", "350 stars", "spoke at PyCaribbean 2025 | A weather station in every school yard | PyCaribbean 2025", "weather stations in 19 schools | 19 schools | put weather stations into 19 schools", "promoted to Senior Lecturer in 2025 | promoted in 2025", "9,870 reputation on Stack Overflow | 9,870 reputation", "Show HN: Yardweather, a school weather station for $38 | Show HN", "wrote riddim-box | riddim-box", "540 karma on Hacker News | 540 karma"],
        interests: ["dub | reggae", "hurricane preparedness", "open hardware", "sound systems"],
        hobbies: ["building speakers | speaker building", "DJing | plays dub | running a sound system"],
        causes: ["free coding lessons for children | teaching children to code", "hurricane preparedness"],
        memberships: ["Kingston Code Saturdays", "Papine Hi-Fi | Papine Hi-Fi sound system"]
      },
      sources: ["https://bluemahoe.example/computing/dunkley.html", "https://github.com/odunkley", "https://stackoverflow.com/users/5530127", "https://news.ycombinator.com/user?id=odunkley", "https://bsky.app/profile/odunkley.example", "https://pycaribbean.example/2025/talks", "https://kingstoncodesaturdays.example/", "https://papinehifi.example/"]
    }
  ],
  pages: [
    { url: "https://bluemahoe.example/", body: bm("Home", `<h1>Blue Mahoe University</h1><p>A university in Kingston, Jamaica.</p>`) },
    { url: "https://bluemahoe.example/economics/staff.html", body: bm("Department of Economics: staff", `<h1>Department of Economics: staff</h1><h3>Delroy Cunningham-Shaw</h3><p>Professor of Development Economics. Head of department. PhD in Economics, London School of Economics, 2001. Works on remittances, household surveys, econometrics and diaspora bonds. Past president of the Caribbean Economics Society. Winner of the Sir Arthur Prize 2020. <a href="https://orcid.org/0000-0001-9054-3380">ORCID</a>. delroy.cunninghamshaw@bluemahoe.example</p><h3>Sharlene Pottinger</h3><p>Senior Lecturer. Labour.</p>`) },
    { url: "https://bluemahoe.example/enterprise/", body: bm("Enterprise Centre", `<h1>Enterprise Centre</h1><p>Since it opened in 2016 the Centre has incubated 62 companies.</p><h3>Althea Grange</h3><p>Director, Enterprise Centre</p><p>Althea worked for sixteen years in small-business banking before she founded the Enterprise Centre. She offers mentoring on Wednesdays. <a href="mailto:althea.grange@bluemahoe.example">althea.grange@bluemahoe.example</a></p>`) },
    { url: "https://bluemahoe.example/computing/dunkley.html", body: bm("Omari Dunkley", `<h1>Omari Dunkley</h1><p>Senior Lecturer in Software Engineering (promoted in 2025), Department of Computing</p><p>Teaching: software engineering, embedded systems. Tools: Python, Raspberry Pi, LoRa radio. Projects: weather stations in 19 schools. <a href="https://github.com/odunkley">GitHub</a>, <a href="https://stackoverflow.com/users/5530127">Stack Overflow</a></p>`) },
    { url: "https://kingstoncourier.example/columns/loose-change-barrels", news: { seen: "2026-01-19T11:00:00Z", language: "en", country: "JM" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Loose Change: What is in the barrel? | Kingston Courier</title></head><body><article><h1>Loose Change: What is in the barrel?</h1><p class="byline">Delroy Cunningham-Shaw</p><p>Every December a tenth of our imports arrives in cardboard barrels.</p><p class="bio">Delroy Cunningham-Shaw is a professor at Blue Mahoe University. He plays dominoes for money he calls data.</p></article></body></html>` },
    { url: "https://kingstoncourier.example/2019/candidates", news: { seen: "2019-04-02T11:00:00Z", language: "en", country: "JM" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Who is standing in the by-election | Kingston Courier</title></head><body><article><h1>Who is standing in the by-election</h1><p>Delroy Cunningham-Shaw, economist at Blue Mahoe University, of 14 Hopefield Crescent, has paid his party dues to the People's Progress Front for twenty years and seeks its nomination.</p></article></body></html>` },
    { url: "https://carremit.example/2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Caribbean Remittance Forum 2025</title></head><body><h1>Keynote</h1><p>The barrel economy. Prof. Delroy Cunningham-Shaw, Blue Mahoe University, Kingston.</p></body></html>` },
    { url: "https://sabinacricket.example/third-eleven.html", body: `<html><head><title>Sabina Cricket Club - Third Eleven</title></head><body><h2>Third Eleven 2026</h2><p>Captain: Prof. Delroy Cunningham-Shaw (Blue Mahoe). Bowls slow, argues fast. Wicketkeeper: Junior Walters.</p></body></html>` },
    { url: "https://kingstonangels.example/board", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board – Kingston Angels</title></head><body><main><h1>Board</h1><h3>Althea Grange</h3><p>Director of the Blue Mahoe Enterprise Centre. Started the Founding Women fund, because women founders were getting advice instead of money. Has invested in five companies.</p><h3>Gregory Lyn</h3><p>Chair.</p></main></body></html>` },
    { url: "https://investkingston.example/2026/agenda", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Invest Kingston 2026 agenda</title></head><body><table><tr><td>15:30</td><td>Panel: Money that waits</td><td>Althea Grange (Blue Mahoe University), Kwame Bedasse (Harbour Trust)</td></tr></table></body></html>` },
    { url: "https://jamaicaorchids.example/show-2024.html", body: `<html><head><title>Jamaica Orchid Society: Show 2024</title></head><body><h2>Jamaica Orchid Show 2024</h2><p>Best Vanda: our member Mrs Althea Grange (of the university's Enterprise Centre). Best seedling: Mr T. Wong. Mrs Grange says orchid growing is like start-ups: you water too much.</p></body></html>` },
    { url: "https://pycaribbean.example/2025/talks", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PyCaribbean 2025 talks</title></head><body><article><h3>A weather station in every school yard</h3><p>Omari Dunkley, Blue Mahoe University, Kingston. MicroPython, pandas and hurricane preparedness.</p></article></body></html>` },
    { url: "https://kingstoncodesaturdays.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kingston Code Saturdays</title></head><body><h1>Kingston Code Saturdays</h1><p>Free coding lessons for children, every Saturday. Founder of Kingston Code Saturdays: Omari Dunkley, who teaches at Blue Mahoe University.</p></body></html>` },
    { url: "https://papinehifi.example/", body: `<html><head><title>Papine Hi-Fi</title></head><body bgcolor="black" text="lime"><h1>PAPINE HI-FI</h1><p>Operators: Omari Dunkley (the lecturer from Blue Mahoe, sound system building and selection), Lady Carlene (mic). Strictly dub, last Friday.</p></body></html>` }
  ],
  orcid: [{ id: "0000-0001-9054-3380", given: "Delroy", family: "Cunningham-Shaw", keywords: ["remittances", "household surveys"], country: "JM", employments: [{ organization: "Blue Mahoe University", role: "Professor of Development Economics", department: "Department of Economics", city: "Kingston", country: "JM", from: 2012 }, { organization: "Blue Mahoe University", role: "Lecturer", city: "Kingston", country: "JM", from: 2002, to: 2012 }], educations: [{ organization: "London School of Economics", role: "PhD", department: "Economics", city: "London", country: "GB", from: 1997, to: 2001 }], works: [{ title: "Barrels and bank transfers: remittances in rural Jamaica", type: "journal-article", year: 2018, journal: "Island Economies" }, { title: "After the hurricane: household borrowing in St Elizabeth", type: "journal-article", year: 2022, journal: "Journal of Small States" }] }],
  openalex: [{ id: "A5077610203", name: "Delroy Cunningham-Shaw", orcid: "0000-0001-9054-3380", institution: "Blue Mahoe University", country: "JM", years: [2025, 2022, 2018], works_count: 41, cited_by_count: 880, topics: ["Migration and Remittances", "Household Finance"] }],
  github: [{ login: "odunkley", id: 27700145, name: "Omari Dunkley", company: "Blue Mahoe University", location: "Kingston, Jamaica", bio: "Weather, software, bass.", blog: "https://kingstoncodesaturdays.example/", commit_email: "omari.dunkley@bluemahoe.example", repositories: [{ name: "yardweather", description: "School weather station for $38", language: "Python", topics: ["raspberry-pi", "iot", "lora", "weather", "open-hardware"], stars: 350, pushed_at: "2026-05-08T20:00:00Z" }, { name: "riddim-box", description: "Crossover filters for a sound system", language: "C", topics: ["audio"], stars: 29, pushed_at: "2025-02-08T20:00:00Z" }] }],
  stackExchange: [{ id: 5530127, name: "Omari Dunkley", location: "Kingston, Jamaica", about: "<p>I teach software engineering at Blue Mahoe University.</p>", reputation: 9870, tags: ["python", "raspberry-pi", "pandas"] }],
  hackerNews: [{ username: "odunkley", about: "Lecturer, Blue Mahoe University, Kingston. github.com&#x2F;odunkley", karma: 540, stories: [{ title: "Show HN: Yardweather, a school weather station for $38", url: "https://github.com/odunkley/yardweather", points: 197, at: "2025-05-12T15:00:00Z" }] }],
  bluesky: [{ handle: "odunkley.example", name: "Omari Dunkley", description: "Senior Lecturer, Blue Mahoe University. Weather stations by day, Papine Hi-Fi by night.", website: "https://github.com/odunkley", posts: [{ text: "Nineteen school yards reporting rain at once. I cried a bit.", at: "2026-05-17T21:00:00Z" }] }]
}
