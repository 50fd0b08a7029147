// Tamarack Valley Medical Center, Wausau, Wisconsin. WordPress.
const host = "https://www.tamarackvalley.example"
const wp = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="en-US" class="no-js">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &#8211; Tamarack Valley Medical Center</title>
<meta name="generator" content="WordPress 6.5.3">
<link rel="stylesheet" id="tvmc-style-css" href="${host}/wp-content/themes/tvmc/style.css?ver=2.8.1">
<style>.skip-link{position:absolute;left:-9999px}</style>
${head}
</head>
<body class="page-template-default wp-embed-responsive">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><div class="alert-bar">Masks are optional in all clinics. <a href="${host}/visitors/">Visitor policy</a></div>
<nav id="site-navigation"><ul id="primary-menu" class="menu">
<li class="menu-item"><a href="${host}/">Home</a></li><li class="menu-item"><a href="${host}/about/leadership/">Leadership</a></li>
<li class="menu-item"><a href="${host}/providers/">Find a Provider</a></li><li class="menu-item"><a href="${host}/news/">News</a></li>
<li class="menu-item"><a href="${host}/careers/nursing/">Careers</a></li></ul></nav></header>
<div id="content" class="site-content"><main id="primary">
${main}
</main></div>
<footer id="colophon" class="site-footer"><p>Tamarack Valley Medical Center, 2700 Sherman Ridge Road, Wausau, WI 54401 &middot; (715) 555-0140</p>
<p>&copy; 2026 Tamarack Valley Medical Center. Tamarack Valley complies with applicable federal civil rights laws. <a href="${host}/privacy/">Notice of privacy practices</a></p></footer>
<div id="cookie-law-info-bar">We use cookies to improve your experience. <button>Accept</button> <button>Settings</button></div>
</body></html>`
})

const pages = [
  wp("/", "Home", `<h1>Care close to home, since 1921</h1>
<p>Tamarack Valley Medical Center is a 238-bed not-for-profit regional hospital in Wausau, Wisconsin, with clinics in Mosinee, Merrill and Antigo. Some 2,100 people work here.</p>
<ul><li><a href="${host}/about/leadership/">Meet our leadership</a></li><li><a href="${host}/providers/">Find a provider</a></li><li><a href="${host}/news/">Latest news</a></li></ul>
<h2>Upcoming classes</h2><p>Safe Sitter babysitting course, June 20. CPR for family and friends, June 27.</p>`),
  wp("/about/leadership/", "Leadership", `<h1>Senior leadership team</h1>
<div class="wp-block-columns">
<div class="wp-block-column leader-card"><img src="/wp-content/uploads/2023/02/dreyer.jpg" alt="Paul Dreyer"><h3>Paul Dreyer, FACHE</h3><p>President and Chief Executive Officer</p></div>
<div class="wp-block-column leader-card"><img src="/wp-content/uploads/2023/02/brandvold.jpg" alt="Anneliese Brandvold"><h3><a href="${host}/about/leadership/anneliese-brandvold/">Anneliese Brandvold, MD, MBA, FACP</a></h3><p>Chief Medical Officer</p></div>
<div class="wp-block-column leader-card"><img src="/wp-content/uploads/2025/03/okwuosa.jpg" alt="Ngozi Okwuosa"><h3>Ngozi Okwuosa, DNP, RN, NEA-BC</h3><p>Vice President of Patient Care and Chief Nursing Officer</p></div>
<div class="wp-block-column leader-card"><h3>Sheila Tomczak</h3><p>Chief Financial Officer</p></div>
</div>`),
  wp("/about/leadership/anneliese-brandvold/", "Anneliese Brandvold, MD", `<article><h1>Anneliese Brandvold, MD, MBA, FACP</h1><h4>Chief Medical Officer</h4>
<p>Dr. Brandvold came to Tamarack Valley as a hospitalist in 2009 and has been chief medical officer since 2019. She is responsible for a medical staff of 310 and for quality, patient safety and infection prevention. Under her the hospital cut its 30-day readmission rate by a third, work for which she received the Great Lakes Physician Leadership Award in 2022.</p>
<p>She earned her medical degree at the University of Minnesota and completed her residency in internal medicine at Hennepin County Medical Center. In 2016 she added an MBA from the University of Wisconsin&ndash;Madison. She is board certified in internal medicine and a Fellow of the American College of Physicians.</p>
<p>Dr. Brandvold sits on the board of the Wausau Free Clinic, where she also sees patients one evening a month. Winters, look for her on the ice: she skips a rink at the Rib River Curling Club. Summers belong to her four hives of bees.</p></article>`,
    `<meta property="og:title" content="Anneliese Brandvold, MD, MBA, FACP"><meta property="og:type" content="profile"><meta property="og:image" content="${host}/wp-content/uploads/2023/02/brandvold.jpg">`),
  wp("/providers/", "Find a Provider", `<h1>Providers</h1><form role="search"><input type="search" placeholder="Name or specialty"></form>
<table class="tablepress"><thead><tr><th>Name</th><th>Specialty</th><th>Location</th></tr></thead><tbody>
<tr><td>Abbott, Jill, PA-C</td><td>Family medicine</td><td>Merrill Clinic</td></tr>
<tr><td>Kowalke, Stephen, MD</td><td>General surgery</td><td>Wausau</td></tr>
<tr><td><a href="${host}/providers/rafael-quintanar-md/">Quintanar, Rafael, MD</a></td><td>Orthopedic surgery</td><td>Wausau</td></tr>
<tr><td>Vang, Mai See, DO</td><td>Pediatrics</td><td>Wausau</td></tr></tbody></table>`),
  wp("/providers/rafael-quintanar-md/", "Rafael Quintanar, MD", `<h1>Rafael Quintanar, MD</h1><p class="specialty">Orthopedic Surgery &middot; Sports Medicine</p>
<dl><dt>Practice</dt><dd>Tamarack Valley Orthopedics, Wausau</dd><dt>Languages</dt><dd>English, Spanish</dd><dt>Accepting new patients</dt><dd>Yes, by referral</dd>
<dt>Medical school</dt><dd>University of Texas Health Science Center at San Antonio, 2006</dd><dt>Residency</dt><dd>Orthopedic surgery, University of Iowa Hospitals and Clinics</dd><dt>Fellowship</dt><dd>Sports medicine, Cleveland Clinic</dd>
<dt>Board certification</dt><dd>American Board of Orthopaedic Surgery</dd></dl>
<h2>About me</h2><p>Knees and shoulders are most of what I do: ACL reconstruction, rotator cuff repair, and since 2021 robotic-assisted knee replacement, which I brought to this hospital. I am team physician for the Wausau Timber Loons, and I would rather talk you out of an operation than into one.</p>`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Physician","name":"Rafael Quintanar, MD","medicalSpecialty":"Orthopedic Surgery","worksFor":{"@type":"Hospital","name":"Tamarack Valley Medical Center"},"address":{"@type":"PostalAddress","addressLocality":"Wausau","addressRegion":"WI"}}</script>`),
  wp("/news/", "News", `<h1>News</h1><ul class="wp-block-latest-posts"><li><a href="${host}/news/2025/okwuosa-chief-nursing-officer/">Okwuosa named chief nursing officer</a> <time>February 18, 2025</time></li><li>New MRI suite opens in Merrill <time>November 4, 2024</time></li></ul>`),
  wp("/news/2025/okwuosa-chief-nursing-officer/", "Okwuosa named chief nursing officer", `<article><h1>Okwuosa named chief nursing officer</h1><p class="entry-meta">February 18, 2025 | Press release</p>
<p>WAUSAU, Wis. &#8211; Tamarack Valley Medical Center has appointed Ngozi Okwuosa, DNP, RN, NEA-BC, as vice president of patient care and chief nursing officer, effective March 3. She succeeds Linda Haase, who is retiring after 31 years.</p>
<p>Okwuosa started at Tamarack Valley as a night-shift staff nurse in 2008, led the intensive care unit as nurse manager from 2015, and most recently was director of critical care. In 2023 she built the hospital&#8217;s nurse residency program, which has brought first-year turnover among new graduates from 27 percent to 9.</p>
<p>&#8220;Nobody reads a patient like the nurse who has stood at the bed for twelve hours,&#8221; Okwuosa said. &#8220;My job is to see that she is heard.&#8221;</p>
<p>She holds a Bachelor of Science in Nursing from the University of Wisconsin&ndash;Eau Claire and a Doctor of Nursing Practice from Marquette University (2020). She belongs to the American Organization for Nursing Leadership and is board certified as a Nurse Executive, Advanced. A native of Enugu, Nigeria, she sings alto in the Wausau Community Chorus.</p></article>`),
  wp("/careers/nursing/", "Nursing at Tamarack Valley", `<h1>Nursing at Tamarack Valley</h1><p>Updated June 2019</p><p>We hire new graduates into medical-surgical, ICU, labor and delivery and the emergency department.</p>
<blockquote class="wp-block-quote"><p>&#8220;In our unit nobody is ever left alone with a hard night.&#8221;</p><cite>Ngozi Okwuosa, RN, Nurse Manager, Intensive Care Unit</cite></blockquote>
<h2>Benefits</h2><p>Tuition assistance, 403(b) match, on-site day care.</p>`)
]

const gl = "https://halvorsenbytes.example"
pages.push(
  { url: gl + "/", body: `<!doctype html><html><head><title>Terry Halvorsen</title><meta name="viewport" content="width=device-width"><link rel="me" href="https://github.com/tlhalvorsen"><link rel="me" href="https://fosstodon.org/@thalvorsen"></head><body class="h-card">
<h1 class="p-name">Terry Halvorsen</h1><p class="p-note">By day I manage infrastructure and interfaces (HL7, FHIR, a great deal of PowerShell) for a hospital in <span class="p-locality">Wausau</span>, Wisconsin. By night I restore tube radios and get on the air as KD9ZQX.</p>
<ul><li><a href="${gl}/hl7-listener/">Writing a tiny HL7 listener in Go</a> (Jan 2026)</li><li><a href="${gl}/zenith/">A 1941 Zenith comes back to life</a> (Aug 2025)</li></ul>
<p><a rel="me" href="https://github.com/tlhalvorsen">GitHub</a> / <a rel="me" href="https://fosstodon.org/@thalvorsen">Mastodon</a></p></body></html>` },
  { url: gl + "/hl7-listener/", body: `<!doctype html><html><head><title>Writing a tiny HL7 listener in Go</title></head><body><p><a href="${gl}/">&larr; home</a></p><h1>Writing a tiny HL7 listener in Go</h1><p>2026-01-11</p><p>Our lab analyzer speaks a dialect of HL7 v2 that the commercial engine chokes on about twice a week. So I wrote a listener of 400 lines, called it <em>muskie</em>, and put it under the MIT license. It has run since October without a restart.</p></body></html>` },
  { url: gl + "/zenith/", body: `<!doctype html><html><head><title>A 1941 Zenith comes back to life</title></head><body><p><a href="${gl}/">&larr; home</a></p><h1>A 1941 Zenith comes back to life</h1><p>2025-08-02</p><p>Three capacitors, one new cord, and Packers preseason in glorious AM. My beagle, Marconi, slept through all of it.</p></body></html>` }
)

export default {
  pages,
  robots: { "www.tamarackvalley.example": "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n" },
  gravatar: [{
    email: "thalvorsen@tamarackvalley.example", slug: "tlhalvorsen", display_name: "Terry Halvorsen", location: "Wausau, WI",
    job_title: "IT Infrastructure Manager", company: "Tamarack Valley Medical Center", description: "Interfaces, networks, old radios.",
    accounts: [{ label: "GitHub", url: "https://github.com/tlhalvorsen" }, { label: "Mastodon", url: "https://fosstodon.org/@thalvorsen" }]
  }],
  github: [{
    login: "tlhalvorsen", id: 7741205, name: "Terry Halvorsen", company: "Tamarack Valley Medical Center", blog: gl, location: "Wausau, WI",
    bio: "Hospital IT. HL7, FHIR, Go, PowerShell. KD9ZQX.",
    repositories: [
      { name: "muskie", description: "A small HL7 v2 MLLP listener", language: "Go", topics: ["hl7", "healthcare", "mllp"], stars: 88, pushed_at: "2026-05-02T18:20:00Z" },
      { name: "ad-cleanup", description: "PowerShell scripts to find stale Active Directory accounts", language: "PowerShell", stars: 31, pushed_at: "2025-03-14T02:11:00Z" }
    ]
  }],
  mastodon: [{
    user: "thalvorsen", domain: "fosstodon.org", name: "Terry Halvorsen", note: "<p>IT manager at a hospital in central Wisconsin. Ham radio (KD9ZQX), tube radios, Packers.</p>",
    fields: [{ name: "Web", value: `<a href="${gl}" rel="me">${gl}</a>`, verified_at: "2024-05-01T00:00:00Z" }],
    posts: [
      { text: "<p>Field Day this weekend with the Rib Mountain Amateur Radio Club. 14 operators, one generator, no sleep.</p>", at: "2025-06-27T21:00:00Z" },
      { text: "<p>Another Sunday, another Packers game ruined by special teams.</p>", at: "2025-11-16T22:40:00Z" }
    ]
  }],
  people: [
    {
      id: "brandvold", about: "Hospital executive with a full leadership profile.",
      contact: { email: "abrandvold@tamarackvalley.example", full_name: "Anneliese Brandvold", company: "Tamarack Valley Medical Center" },
      outcome: "found",
      facts: {
        title: "Chief Medical Officer | CMO",
        company: "Tamarack Valley Medical Center | Tamarack Valley",
        location: "Wausau, Wisconsin | Wausau, WI | Wausau",
        industry: "Healthcare | Hospital & Health Care | Hospitals and Health Care | Hospital | Medicine",
        education: [{ institution: "University of Minnesota", degree: "MD | Doctor of Medicine | medical degree", field: "Medicine" }, { institution: "University of Wisconsin–Madison | University of Wisconsin-Madison | UW-Madison", degree: "MBA | Master of Business Administration", field: "Business Administration", year: 2016 }],
        memberships: ["Fellow of the American College of Physicians | American College of Physicians | FACP"],
        hobbies: ["Curling | skips a rink at the Rib River Curling Club"],
        certifications: ["Board certified in internal medicine | internal medicine | Board Certified, Internal Medicine"]
      },
      also: {
        title: "Hospitalist | Physician | board member, Wausau Free Clinic | board member | skip | Chief Medical Officer since 2019",
        company: "Wausau Free Clinic | Hennepin County Medical Center | Rib River Curling Club",
        location: "Wisconsin | United States | 2700 Sherman Ridge Road, Wausau, WI 54401",
        industry: "not-for-profit | regional hospital | Health services",
        skills: ["Quality | quality improvement | healthcare quality", "Patient safety", "Infection prevention", "Internal medicine", "Medical staff leadership | leadership | responsible for a medical staff of 310 | physician leadership | management", "Hospital medicine | hospitalist", "Reducing readmissions | readmission reduction"],
        achievements: ["Great Lakes Physician Leadership Award | Great Lakes Physician Leadership Award in 2022", "cut its 30-day readmission rate by a third | reduced readmissions | readmission rate", "Chief medical officer since 2019 | named chief medical officer", "Responsible for a medical staff of 310", "At Tamarack Valley since 2009 | came to Tamarack Valley as a hospitalist in 2009", "Fellow of the American College of Physicians", "board of the Wausau Free Clinic", "residency in internal medicine at Hennepin County Medical Center", "won the B event at the River Skies Bonspiel 2026 | B event winner, River Skies Bonspiel | River Skies Bonspiel"],
        interests: ["Beekeeping | bees", "Curling", "Patient safety", "Free clinic | volunteering"],
        hobbies: ["Beekeeping | bees | four hives of bees | keeping bees"],
        sports_teams: ["Rib River Curling Club | Team Brandvold"],
        causes: ["Wausau Free Clinic | free clinic | volunteer care at the Wausau Free Clinic | sees patients one evening a month at the Wausau Free Clinic | free health care"],
        memberships: ["Board of the Wausau Free Clinic | Wausau Free Clinic | Wausau Free Clinic board", "Rib River Curling Club"],
        education: [{ institution: "Hennepin County Medical Center", degree: "Residency | residency in internal medicine", field: "Internal medicine" }],
        certifications: ["FACP | Fellow of the American College of Physicians", "MD", "MBA"],
        pets: ["bees | four hives of bees"]
      },
      sources: [host + "/about/leadership/", host + "/about/leadership/anneliese-brandvold/", "https://riverskies-curling.example/results/2026-wausau.html"]
    },
    {
      id: "okwuosa", about: "Stale title (nurse manager) on an old careers page, new one in a press release.",
      contact: { email: "n.okwuosa@tamarackvalley.example", full_name: "Ngozi Okwuosa", company: "Tamarack Valley Medical Center", title: "Nurse Manager" },
      outcome: "found",
      facts: {
        title: "Vice President of Patient Care and Chief Nursing Officer | Chief Nursing Officer | CNO | VP of Patient Care and Chief Nursing Officer",
        company: "Tamarack Valley Medical Center | Tamarack Valley",
        location: "Wausau, Wisconsin | Wausau, WI | Wausau, Wis. | Wausau",
        industry: "Healthcare | Hospital & Health Care | Hospitals and Health Care | Hospital",
        education: [{ institution: "Marquette University", degree: "Doctor of Nursing Practice | DNP", field: "Nursing", year: 2020 }, { institution: "University of Wisconsin–Eau Claire | University of Wisconsin-Eau Claire | UW-Eau Claire", degree: "Bachelor of Science in Nursing | BSN", field: "Nursing" }],
        certifications: ["Nurse Executive, Advanced | NEA-BC | board certified as a Nurse Executive, Advanced"],
        memberships: ["American Organization for Nursing Leadership | AONL"],
        hobbies: ["Singing | Choral singing | sings alto in the Wausau Community Chorus | Wausau Community Chorus"]
      },
      also: {
        title: "Vice President of Patient Care | Director of critical care | Nurse Manager, Intensive Care Unit | Nurse Manager | staff nurse | night-shift staff nurse | Registered Nurse | RN",
        company: "Wausau Community Chorus",
        location: "Wisconsin | Enugu, Nigeria | Nigeria | United States",
        industry: "Nursing | not-for-profit | Health services",
        skills: ["Nursing | nursing leadership", "Critical care | intensive care | ICU", "Nurse residency program | building a nurse residency program | program development", "Patient care", "Leadership | management", "Retention | nurse retention | reducing turnover", "Singing | alto"],
        achievements: ["built the hospital’s nurse residency program | nurse residency program | Built the hospital's nurse residency program", "brought first-year turnover among new graduates from 27 percent to 9 | reduced turnover", "appointed vice president of patient care and chief nursing officer | named chief nursing officer | appointed chief nursing officer", "led the intensive care unit as nurse manager from 2015", "At Tamarack Valley since 2008 | started at Tamarack Valley as a night-shift staff nurse in 2008"],
        interests: ["Choral music | singing | music", "Nursing | nurse retention | nurse residency", "Being heard: nurses' voice | patient care"],
        hobbies: ["choir | chorus | music"],
        causes: ["Nurses being heard | Support for new graduate nurses | supporting new nurses"],
        memberships: ["Wausau Community Chorus"],
        certifications: ["RN | Registered Nurse", "DNP"]
      },
      sources: [host + "/about/leadership/", host + "/news/2025/okwuosa-chief-nursing-officer/", host + "/careers/nursing/"]
    },
    {
      id: "quintanar", about: "Surgeon; a newspaper tells of his illness.",
      contact: { full_name: "Rafael Quintanar", company: "Tamarack Valley Medical Center", location: "Wausau, WI" },
      outcome: "found",
      facts: {
        title: "Orthopedic Surgeon | Orthopedic Surgery | orthopaedic surgeon",
        company: "Tamarack Valley Medical Center | Tamarack Valley Orthopedics | Tamarack Valley",
        location: "Wausau, Wisconsin | Wausau, WI | Wausau",
        industry: "Healthcare | Hospital & Health Care | Hospital | Medicine",
        skills: ["ACL reconstruction", "robotic-assisted knee replacement | robotic knee replacement | knee replacement"],
        education: [{ institution: "University of Texas Health Science Center at San Antonio | UT Health San Antonio", degree: "MD | medical school | Doctor of Medicine", field: "Medicine", year: 2006 }],
        certifications: ["American Board of Orthopaedic Surgery | Board certified, American Board of Orthopaedic Surgery"],
        hobbies: ["Cross-country skiing | skiing | ski racing | Nordic skiing"]
      },
      also: {
        title: "MD | Physician | Surgeon | Team physician | team physician for the Wausau Timber Loons | Sports Medicine | Orthopedic Surgery · Sports Medicine | sports medicine physician",
        company: "Wausau Timber Loons | Cleveland Clinic | University of Iowa Hospitals and Clinics",
        location: "Wisconsin | United States | San Antonio | San Antonio, Texas | Marathon County",
        industry: "Orthopedics | Sports medicine | Orthopedic surgery | Medical practice",
        skills: ["Rotator cuff repair", "Sports medicine", "Orthopedic surgery | surgery", "Knees and shoulders | knee surgery | shoulder surgery", "Spanish", "English", "Languages | bilingual"],
        achievements: ["brought robotic-assisted knee replacement to the hospital | since 2021 robotic-assisted knee replacement | robotic-assisted knee replacement", "team physician for the Wausau Timber Loons", "finished the Rib River Loppet 50K | 50 kilometers | third in his age group | finished the 50-kilometer Rib River Loppet in 3:12:44 | Rib River Loppet", "fellowship in sports medicine | Cleveland Clinic fellowship", "Board certification"],
        interests: ["Skiing | cross-country skiing", "Sports medicine", "Baseball", "Avoiding unnecessary surgery | talk you out of an operation"],
        hobbies: ["Rib River Loppet", "roller-skiing | roller skis", "waxing skis"],
        sports_teams: ["Wausau Timber Loons | Timber Loons"],
        memberships: ["Wausau Nordic Ski Club | Nordic ski club", "American Board of Orthopaedic Surgery"],
        education: [{ institution: "University of Iowa Hospitals and Clinics | University of Iowa", degree: "Residency", field: "Orthopedic surgery" }, { institution: "Cleveland Clinic", degree: "Fellowship", field: "Sports medicine" }],
        certifications: ["MD"]
      },
      sources: [host + "/providers/rafael-quintanar-md/", host + "/providers/", "https://www.northwoodsledger.example/sports/2026/03/quintanar-loppet-return", "https://ribriverloppet.example/results/2026-50k.html"],
      sensitive: ["lymphoma", "chemotherapy"]
    },
    {
      id: "halvorsen", about: "IT manager, e-mail alone; Gravatar leads to GitHub, Mastodon and a personal site.",
      contact: { email: "thalvorsen@tamarackvalley.example" },
      outcome: "found",
      facts: {
        title: "IT Infrastructure Manager | IT Manager | Infrastructure Manager",
        company: "Tamarack Valley Medical Center",
        location: "Wausau, WI | Wausau, Wisconsin | Wausau",
        skills: ["HL7 | HL7 v2", "PowerShell"],
        hobbies: ["Ham radio | amateur radio", "Restoring tube radios | radio restoration | tube radios | old radios"],
        sports_teams: ["Green Bay Packers | Packers"],
        pets: ["beagle named Marconi | Beagle | Marconi | My beagle, Marconi"]
      },
      also: {
        title: "manages infrastructure and interfaces for a hospital | speaker | Hospital IT | amateur radio operator",
        location: "central Wisconsin | Wisconsin | United States",
        industry: "Healthcare | Hospital | Hospital IT | Health IT | Information technology | Healthcare IT | Hospital & Health Care",
        skills: ["Go", "FHIR", "Active Directory", "MLLP", "Interfaces | interface engines | healthcare interfaces | integration", "Networks | networking", "IT infrastructure | infrastructure | infrastructure management", "Downtime planning | disaster recovery | ransomware downtime drills", "Open source | open-source software", "Healthcare IT | health IT", "Scripting", "Radio repair | electronics"],
        achievements: ["muskie | wrote muskie, a small HL7 v2 MLLP listener | HL7 listener | A small HL7 v2 MLLP listener", "ad-cleanup", "Speaker at the Upper Midwest Health IT Forum | Seventy-two hours on paper | talk: Seventy-Two Hours on Paper", "restored a 1941 Zenith | A 1941 Zenith comes back to life", "muskie has run since October without a restart", "88 stars"],
        interests: ["hl7", "healthcare", "mllp", "Old radios", "Interfaces", "Open source", "Football | Packers", "Networks", "Active Directory", "Field Day", "FHIR"],
        hobbies: ["KD9ZQX", "Field Day", "blogging", "Football | watching football"],
        memberships: ["Rib Mountain Amateur Radio Club"],
        certifications: ["KD9ZQX | amateur radio license"],
        causes: ["Open source | open-source software"]
      },
      sources: [gl + "/", gl + "/hl7-listener/", gl + "/zenith/", "https://github.com/tlhalvorsen", "https://fosstodon.org/@thalvorsen", "https://gravatar.com/tlhalvorsen", "https://umhealthitforum.example/2025/speakers"]
    },
    {
      id: "wendt", about: "Nobody writes of this nurse; a baker in another town has her name.",
      contact: { email: "mwendt@tamarackvalley.example", full_name: "Marcy Wendt", company: "Tamarack Valley Medical Center", title: "Registered Nurse" },
      outcome: "nothing", facts: {}, sources: [],
      never: ["sourdough", "Hearth & Heel", "La Crosse"]
    }
  ]
}
