// Bluestem Literacy Project, Topeka, Kansas. A small static site; one page of it is gone and archived.
const host = "https://bluestemliteracy.example"
const np = (path, title, main) => ({
  url: host + path,
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Bluestem Literacy Project</title><link rel="stylesheet" href="/assets/main.css"></head>
<body><header><p><a href="${host}/">Bluestem Literacy Project</a></p><nav><a href="${host}/who-we-are/">Who we are</a> | <a href="${host}/stories/">Stories</a> | <a href="${host}/give/">Give</a></nav></header>
${main}
<footer><p>Bluestem Literacy Project is a 501(c)(3) organization, EIN 55-5550123. 411 SW Quincy Court, Topeka, Kansas 66603. Photos used with permission.</p></footer></body></html>`
})
const pages = [
  np("/", "Home", `<h1>One in six adults in our county cannot read this sentence.</h1><p>Bluestem is a nonprofit in Topeka, Kansas, that pairs grown-up learners with volunteer tutors. 640 learners last year. No charge, no test, no shame.</p>`),
  np("/who-we-are/", "Who we are", `<h1>Who we are</h1><h2>Staff</h2>
<p><strong>Imani Fontenot-Reyes</strong> (she/her), Executive Director. Imani taught fourth grade in Lake Charles, Louisiana, for nine years and lost her classroom to Hurricane Laura; Topeka got lucky. She has led Bluestem since 2021 and doubled the number of learners. She holds a master&rsquo;s in reading education from Louisiana State University. Makes a gumbo for the tutors every Mardi Gras.</p>
<p><strong>Grace Oyelaran, CFRE</strong>, Director of Development. Grace raises the money, writes the grants and minds the donors, of whom she knows 900 by name. <a href="https://graceoyelaran.example/">graceoyelaran.example</a></p>
<p><strong>Pete Vandeveer</strong>, tutor coordinator.</p>
<h2>Board</h2><p>Ruth Ann Shoemaker (chair), Dr. Felix Abara, Connie Littlejohn, Ty Boswell.</p>`),
  np("/stories/", "Stories", `<h1>Stories</h1><p><a href="${host}/stories/laundromat/">The laundromat library</a></p>`),
  np("/stories/laundromat/", "The laundromat library", `<h1>The laundromat library</h1><p>May 2025</p><p>It was Imani Fontenot-Reyes who saw that people in a laundromat have fifty minutes and nothing to read. Now 14 laundromats in Shawnee County have a Bluestem shelf and, on Saturdays, a tutor. In April the idea won the Sunflower Prize for Civic Invention. &ldquo;I stole it from a barber in Lake Charles,&rdquo; says Imani, &ldquo;and I intend to go on stealing.&rdquo;</p>`),
  np("/give/", "Give", `<h1>Give</h1><p>$40 buys a workbook. $400 trains a tutor. Questions about giving: Grace Oyelaran, Director of Development, 785-555-0133.</p>`),
  { url: host + "/annual-report-2019/", body: "", dead: true },
  { url: "https://graceoyelaran.example/", body: `<!DOCTYPE html><html><head><title>Grace Oyelaran</title><meta property="og:description" content="Fundraiser. Potter. Topeka."></head><body><h1>Grace Oyelaran</h1><p>I raise money for reading. Currently development director at the Bluestem Literacy Project in Topeka.</p><p>I like monthly donors, handwritten thank-you notes and spreadsheets, in that order. My talk "Thank Them Before Tuesday" was given at AFP Mid-America in 2024 and I will give it to anyone who feeds me.</p><p>B.A. in English, Washburn University, 2012.</p><p>When I am not at work I throw pots. The best go to <a href="https://kawvalleypotters.example/members.html">Kaw Valley Potters</a>, the rest to my cousins. I post at <a href="https://bsky.app/profile/graceoyelaran.example">Bluesky</a>.</p></body></html>` },
  { url: "https://kawvalleypotters.example/members.html", body: `<html><head><title>Kaw Valley Potters: Members</title></head><body bgcolor=#eee8d5><h2>Members</h2><ul><li>Ann Brungardt, raku</li><li>Grace Oyelaran, salt-glazed stoneware</li><li>Hector Lujan, tile</li></ul><p>Kiln opening: first Saturday of October.</p></body></html>` }
]
export default {
  pages,
  archive: [{ url: host + "/annual-report-2019/", timestamp: "20200412083011", body: `<!doctype html><html><head><title>Annual report 2019 | Bluestem Literacy Project</title></head><body><h1>2019 in figures</h1><p>Learners: 288. Tutors: 121. Staff: Lou Ketteman, executive director; Grace Oyelaran, development associate; Pete Vandeveer, tutor coordinator.</p></body></html>` }],
  bluesky: [{
    handle: "graceoyelaran.example", name: "Grace Oyelaran", description: "Fundraiser for adult literacy in Topeka, KS. Mud on my jeans. Opinions mine.", website: "https://graceoyelaran.example/",
    posts: [
      { text: "Washburn women's basketball tonight, section 104, I bring the cowbell. Go Ichabods!", at: "2026-02-11T23:10:00Z" },
      { text: "A donor sent back our form letter with corrections. She is right about the comma. She also doubled her gift.", at: "2026-04-03T17:42:00Z" },
      { text: "Opened the kiln. Nothing exploded. A new feeling.", at: "2025-10-04T14:00:00Z" }
    ]
  }],
  people: [
    {
      id: "fontenot", about: "Executive director; e-mail of initials.",
      contact: { email: "ifr@bluestemliteracy.example", full_name: "Imani Fontenot-Reyes" },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Bluestem Literacy Project | Bluestem",
        location: "Topeka, Kansas | Topeka, KS | Topeka",
        industry: "Nonprofit | Non-profit Organizations | Nonprofit organization | Adult literacy | Education | Literacy",
        achievements: ["Sunflower Prize for Civic Invention | won the Sunflower Prize for Civic Invention", "doubled the number of learners"],
        education: [{ institution: "Louisiana State University | LSU", degree: "Master's | master's in reading education", field: "Reading education" }],
        causes: ["Adult literacy | literacy"],
        hobbies: ["Cooking gumbo | gumbo | cooking | makes a gumbo"]
      },
      also: {
        title: "fourth grade teacher | teacher | taught fourth grade in Lake Charles, Louisiana | guest",
        location: "Lake Charles, Louisiana | Lake Charles | Shawnee County | Kansas | 411 SW Quincy Court, Topeka, Kansas 66603 | United States | Louisiana",
        industry: "501(c)(3) | Civic and Social Organizations",
        skills: ["Teaching | elementary education", "Reading education | reading instruction | literacy", "Nonprofit leadership | leadership | nonprofit management", "Program development | civic invention", "Zydeco dancing | dance"],
        achievements: ["laundromat library | The laundromat library | 14 laundromats in Shawnee County have a Bluestem shelf", "taught fourth grade for nine years | nine years of teaching", "led Bluestem since 2021 | has led Bluestem since 2021 | executive director since 2021", "interviewed on Prairie Desk | Prairie Desk, episode 77 | guest on Prairie Desk"],
        interests: ["Literacy | reading", "Mardi Gras", "Gumbo | cooking", "Zydeco | zydeco dancing", "Laundromat library | libraries"],
        hobbies: ["Zydeco dancing | zydeco | dancing"],
        causes: ["laundromat library | free books", "Education | reading education"],
        sports_teams: ["LSU | LSU baseball | LSU Tigers"]
      },
      sources: [host + "/who-we-are/", host + "/stories/laundromat/", "https://prairiedesk.example/episodes/77"]
    },
    {
      id: "oyelaran", about: "Fundraiser, e-mail alone; own site, Bluesky, and an archived page with an older title.",
      contact: { email: "grace@bluestemliteracy.example" },
      outcome: "found",
      facts: {
        title: "Director of Development | Development Director",
        company: "Bluestem Literacy Project | Bluestem",
        location: "Topeka, Kansas | Topeka, KS | Topeka",
        industry: "Nonprofit | Non-profit Organizations | Nonprofit organization | Adult literacy | Fundraising | Literacy",
        certifications: ["CFRE | Certified Fund Raising Executive"],
        education: [{ institution: "Washburn University | Washburn", degree: "B.A. | BA | Bachelor of Arts", field: "English", year: 2012 }],
        hobbies: ["Pottery | throwing pots | ceramics | throws pots | salt-glazed stoneware"],
        memberships: ["Kaw Valley Potters"],
        sports_teams: ["Washburn women's basketball | Washburn Ichabods | Ichabods | Washburn Ichabods women's basketball"]
      },
      also: {
        title: "development associate | Fundraiser | Potter | Fundraiser for adult literacy | speaker",
        company: "Kaw Valley Potters",
        location: "Kansas | United States | Topeka, KS",
        industry: "501(c)(3) | Philanthropy",
        skills: ["Fundraising | raising money", "Grant writing | grants | writes the grants", "Donor relations | donors | monthly donors | monthly giving", "Spreadsheets", "Public speaking", "Pottery | salt glaze", "thank-you notes"],
        achievements: ["Thank Them Before Tuesday | talk Thank Them Before Tuesday at AFP Mid-America in 2024 | spoke at AFP Mid-America 2024", "knows 900 donors by name | 900 donors"],
        interests: ["Basketball | women's basketball", "Pottery", "Reading | literacy", "Monthly donors | handwritten thank-you notes | spreadsheets", "Fundraising", "Salt-glazed stoneware"],
        hobbies: ["watching women's basketball | basketball", "kiln"],
        causes: ["Adult literacy | literacy | reading"],
        memberships: ["AFP | Association of Fundraising Professionals | AFP Mid-America"]
      },
      sources: [host + "/who-we-are/", host + "/give/", host + "/annual-report-2019/", "https://graceoyelaran.example/", "https://kawvalleypotters.example/members.html", "https://bsky.app/profile/graceoyelaran.example"]
    }
  ]
}
