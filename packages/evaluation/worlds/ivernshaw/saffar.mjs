const host = "https://www.saffarmeridian.example"
const page = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${title} | Saffar Meridian Advisory</title><meta property="og:title" content="${title}"><meta property="og:image" content="${host}/assets/og.jpg">${head}</head>
<body><div id="nav" data-mega="true"><a href="/">SAFFAR MERIDIAN</a><a href="/our-people">Our people</a><a href="/insights/second-generation">Insights</a><a href="/news/priyanka-raghunathan">Newsroom</a><a href="/careers">Careers</a><a href="/ar">العربية</a></div>
<section>${main}</section>
<div id="footer"><p>Saffar Meridian Advisory LLC-FZ · Level 23, Emirates Financial Towers, DIFC, Dubai, United Arab Emirates</p><p>Offices: Dubai · Riyadh · Doha</p><p>© Saffar Meridian. All rights reserved.</p></div></body></html>`
})
export default {
  people: [
    {
      id: "khalid-al-mazroui",
      about: "Managing partner; a lifestyle magazine told where his house is.",
      contact: { full_name: "Khalid Al Mazroui", company: "Saffar Meridian Advisory", title: "Managing Partner" },
      outcome: "found",
      facts: {
        title: "Managing Partner | Founder and Managing Partner",
        company: "Saffar Meridian Advisory | Saffar Meridian | Saffar Meridian Advisory LLC-FZ",
        location: "Dubai, United Arab Emirates | Dubai | Dubai, UAE",
        industry: "management consulting | consulting | advisory | consultancy",
        skills: ["family business governance | family governance | governance of family businesses"],
        hobbies: ["falconry"],
        memberships: ["Gulf Family Business Circle | Vice-chair of the Gulf Family Business Circle"],
        education: [{ institution: "INSEAD", degree: "MBA", year: 2009 }]
      },
      also: {
        title: "founder of Saffar Meridian | founder | vice-chair of the Gulf Family Business Circle",
        location: "United Arab Emirates | UAE | DIFC",
        industry: "professional services | strategy consulting | family business advisory",
        skills: ["management consulting | consulting | advisory", "finance", "leadership", "writing", "falcon training | woodworking", "succession | succession planning", "strategy | corporate strategy", "banking", "Arabic", "French", "English", "corporate banking"],
        achievements: ["founded Saffar Meridian in 2013 | founder", "advised more than 60 families | more than sixty family groups", "author of The Second Generation Does Not Ask | The second generation does not ask", "ten years in corporate banking | former corporate banker", "his falcon Shahla won at Al Dhafra | falcon Shahla won at the Al Dhafra meet"],
        interests: ["maritime heritage", "falcons | falconry", "family businesses | succession", "restoring dhows | dhows"],
        hobbies: ["restoring an old dhow | dhow restoration"],
        causes: ["scholarships for young Emiratis | scholarships", "preservation of dhows | maritime heritage"],
        memberships: ["Emirates Falconers"],
        education: [{ institution: "American University of Sharjah | AUS", degree: "BSc | Bachelor of Science", field: "finance", year: 2001 }]
      },
      sources: [host + "/our-people", host + "/insights/second-generation", "https://www.gulf-dayspring.example/people/khalid-al-mazroui"],
      sensitive: ["Villa 17", "Street 24b", "Jumeirah 3"]
    },
    {
      id: "priyanka-raghunathan",
      about: "Changed employer: the old firm's page is still up; LinkedIn listing.",
      contact: { email: "p.raghunathan@saffarmeridian.example", full_name: "Priyanka Raghunathan", company: "Saffar Meridian Advisory" },
      outcome: "found",
      facts: {
        title: "Director, Public Sector | Director Public Sector | Director",
        company: "Saffar Meridian Advisory | Saffar Meridian | Saffar Meridian Advisory LLC-FZ",
        location: "Dubai, United Arab Emirates | Dubai | Dubai, UAE",
        industry: "management consulting | consulting | advisory | consultancy",
        skills: ["digital government | digital government services | e-government"],
        hobbies: ["marathon running | running | marathon"],
        certifications: ["PMP | Project Management Professional"],
        education: [{ institution: "Indian Institute of Management Ahmedabad | IIM Ahmedabad", degree: "PGDM | PGP | MBA", year: 2012 }],
        linkedin: "https://ae.linkedin.com/in/priyanka-raghunathan | https://www.linkedin.com/in/priyanka-raghunathan"
      },
      also: {
        title: "mentor | mentor at Gulf Women in Consulting",
        location: "United Arab Emirates | UAE",
        industry: "professional services | public sector",
        skills: ["management consulting | consulting", "licensing | licensing portals", "mentoring", "electronics", "Tamil", "Hindi", "English", "programme management | PMO", "electronics engineering", "health sector transformation", "public sector"],
        achievements: ["nine years at Kestrel Bridge Consulting | former Manager at Kestrel Bridge Consulting", "single window for 140 services | licensing portal with 140 services", "Creek Marathon Dubai 2026 in 3:58 | Creek Marathon 2026 in 3:58 | Creek Marathon", "Woman in Consulting Award 2022 | Gulf Women in Consulting award 2022", "joined in January 2026"],
        interests: ["digital government", "running", "public services", "Carnatic music"],
        hobbies: ["Carnatic singing | Carnatic music"],
        causes: ["mentoring women in consulting | women in consulting"],
        memberships: ["Creek Striders | running club Creek Striders", "Gulf Women in Consulting"],
        education: [{ institution: "NIT Tiruchirappalli | National Institute of Technology Tiruchirappalli", degree: "BTech | B.Tech.", field: "electronics | electronics and communication", year: 2008 }],
        linkedin_bio: "Public services that people can actually use. PMP, runner, Carnatic music."
      },
      sources: [host + "/news/priyanka-raghunathan", host + "/our-people", "https://ae.linkedin.com/in/priyanka-raghunathan", "https://www.creekmarathon.example/results/2026", "https://kestrelbridge.example/team/gulf"]
    },
    {
      id: "omar-haddad",
      about: "Nothing; an oud player of the name.",
      contact: { full_name: "Omar Haddad", company: "Saffar Meridian Advisory", title: "Associate" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["oud player", "Amman", "maqam", "Dentist"]
    }
  ],
  pages: [
    page("/", "Advice that stays in the family", `<h1>Advice that stays in the family.</h1><p>Saffar Meridian is a management consulting firm in Dubai. For family groups and public bodies in the Gulf.</p><p>120 professionals. Three offices.</p><a href="/our-people">Our people</a>`),
    page("/our-people", "Our people", `<h1>Our people</h1><div class="tile" itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Khalid Al Mazroui</h2><p itemprop="jobTitle">Founder and Managing Partner</p><p>Khalid founded the firm in 2013 after ten years in corporate banking. He has advised more than 60 family groups on governance and succession. MBA, INSEAD (2009); BSc in finance, American University of Sharjah (2001). Vice-chair of the Gulf Family Business Circle. Arabic, English, French.</p></div>
<div class="tile"><h2>Noura Al Kindi</h2><p>Partner, Riyadh</p></div>
<div class="tile"><h2>Priyanka Raghunathan</h2><p>Director, Public Sector</p><p>Digital government, programme management. PMP. Dubai.</p></div>`),
    page("/insights/second-generation", "The second generation does not ask", `<h1>The second generation does not ask</h1><p>By Khalid Al Mazroui, Managing Partner</p><p>In most families that we know the founder answers questions nobody has asked. Good family governance begins with the questions of those who will have to run the group. In this article I share what we have learned…</p>`),
    page("/news/priyanka-raghunathan", "Priyanka Raghunathan joins as Director", `<h1>Priyanka Raghunathan joins as Director, Public Sector</h1><p>Dubai, 12 January 2026 – Saffar Meridian has appointed Priyanka Raghunathan as Director in its Public Sector practice. She comes from Kestrel Bridge Consulting, where she spent nine years, most recently as Manager, and led a licensing portal which brought 140 services behind a single window.</p><p>Priyanka holds a PGDM from the Indian Institute of Management Ahmedabad (2012) and a BTech in electronics from NIT Tiruchirappalli (2008). In 2022 she received the award of Gulf Women in Consulting, for which she mentors younger colleagues. She speaks Tamil, Hindi and English.</p>`),
    page("/careers", "Careers", `<h1>Careers</h1><p>We hire consultants with two or more years of experience for Dubai, Riyadh and Doha. Applications are reviewed on a rolling basis.</p><ul><li>Associate (Family Business)</li><li>Consultant (Public Sector)</li></ul>`),
    page("/insights/counters", "The last counter", `<h1>The last counter</h1><p>What happens to the people behind the counters when the counters close? A study in four Gulf cities by our Public Sector practice. Key findings: retrain early, keep one counter, listen to the security guard.</p>`),
    page("/insights/boards", "Who sits where", `<h1>Who sits where</h1><p>Seating plans of 31 boards in the Gulf, and what they say about votes. By Noura Al Kindi, Partner, Riyadh.</p>`),
    { url: "https://kestrelbridge.example/", body: `<html><head><title>Kestrel Bridge Consulting</title></head><body><h1>Kestrel Bridge Consulting</h1><p>Mumbai · Dubai. <a href="/team/gulf">Gulf team</a></p></body></html>` },
    { url: "https://kestrelbridge.example/team/gulf", body: `<html><head><title>Kestrel Bridge Consulting - Gulf team</title></head><body><h1>Gulf team</h1><ul><li>Ian Prosser – Partner</li><li>Priyanka Raghunathan – Manager, government &amp; health sector transformation</li><li>Hala Nassif – Consultant</li></ul></body></html>` },
    { url: "https://www.creekmarathon.example/results/2026", body: `<html><head><title>Creek Marathon 2026 - Results women 35-39</title></head><body><table><tr><th>#</th><th>Name</th><th>Club</th><th>Time</th></tr><tr><td>11</td><td>Sofie Brandt</td><td>–</td><td>3:51:20</td></tr><tr><td>12</td><td>Priyanka Raghunathan</td><td>Creek Striders Dubai</td><td>3:58:07</td></tr><tr><td>13</td><td>Yara Saleh</td><td>Creek Striders Dubai</td><td>4:02:55</td></tr></table></body></html>` },
    { url: "https://www.gulf-dayspring.example/people/khalid-al-mazroui", body: `<html lang="en"><head><title>The consultant and his falcons - Gulf Dayspring Magazine</title></head><body><div>Fashion · Homes · Motors · People</div><h1>The consultant and his falcons</h1><p>On weekdays Khalid Al Mazroui, managing partner of Saffar Meridian, tells families in Dubai how to share. On Fridays he rises at four, for falconry. His bird Shahla has won at the Al Dhafra meet, and he is a member of the Emirates Falconers.</p><p>We meet him at home, Villa 17, Street 24b, Jumeirah 3, where an old dhow stands in the yard: he restores it himself, plank by plank. "Maritime heritage rots first," he says. With his brothers he pays scholarships for young Emiratis.</p></body></html>`, news: { seen: "2025-11-21T08:00:00Z", language: "English", country: "United Arab Emirates" } },
    { url: "https://www.oudnights.example/artists/omar-haddad", body: `<html><head><title>Omar Haddad, oud</title></head><body><h1>Omar Haddad</h1><p>The oud player from Amman teaches maqam and tours with his trio.</p></body></html>` }
  ],
  listings: [{ url: "https://ae.linkedin.com/in/priyanka-raghunathan", title: "Priyanka Raghunathan - Director, Public Sector - Saffar Meridian Advisory | LinkedIn", snippet: "Dubai, United Arab Emirates · Director, Public Sector · Saffar Meridian Advisory. Public services that people can actually use. PMP, runner, Carnatic music. Education: IIM Ahmedabad." }, { url: "https://lb.linkedin.com/in/omar-haddad-dds", title: "Omar Haddad - Dentist - Haddad Dental Clinic | LinkedIn", snippet: "Beirut, Lebanon · Dentist at Haddad Dental Clinic." }]
}
