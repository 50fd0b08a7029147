import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US" class="no-js"><head><meta charset="UTF-8"><title>${title} - Cascabel Family Medicine</title><meta name="generator" content="WordPress 6.8.1"><link rel="pingback" href="https://cascabelfamilymed.example/xmlrpc.php"></head>
<body class="page et_pb_button_helper_class et_fixed_nav"><div id="top-header"><span class="phone">520-555-0117</span> <a href="/portal">Patient Portal</a> <a href="/es">En español</a></div><header id="main-header"><ul id="top-menu"><li><a href="/">Home</a></li><li><a href="/our-team">Our Team</a></li><li><a href="/services">Services</a></li><li><a href="/insurance">Insurance</a></li><li><a href="/contact">Contact</a></li></ul></header>
<div id="et-main-area"><div class="entry-content">${body}</div></div>
<footer id="main-footer"><div class="widget"><h4>Hours</h4>Mon–Thu 7:30–5:30<br>Fri 7:30–12:00</div><div class="widget"><h4>Find Us</h4>Cascabel Family Medicine<br>2840 E. Fort Lowell Rd<br>Tucson, AZ 85716</div><div id="footer-info">In an emergency dial 911. This site does not provide medical advice. Designed by Saguaro Web Studio</div></footer></body></html>`

const blurb = (name: string, role: string, text: string): string =>
  `<div class="et_pb_module et_pb_team_member clearfix"><div class="et_pb_team_member_image"><img decoding="async" src="/wp-content/uploads/${name.split(" ")[0]}.jpg" alt="${name}"></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${role}</p><div>${text}</div></div></div>`

/** A family practice in Tucson: a physician who is everywhere, an administrator with a namesake in town, and one whom nobody mentions. */
export const cascabel: WorldPart = {
  pages: [
    {
      url: "https://cascabelfamilymed.example/",
      body: shell(
        "Home",
        "<h1>Care for every generation</h1><p>Cascabel Family Medicine is an independent primary care practice in midtown Tucson. Same-day visits. Se habla español.</p>"
      )
    },
    {
      url: "https://cascabelfamilymed.example/our-team",
      body: shell(
        "Our Team",
        `<h1>Our Team</h1><h2>Providers</h2>${blurb("Lorraine Bustamante, MD", "Medical Director, Family Medicine", '<p>Dr. Bustamante founded Cascabel Family Medicine in 2011. <a href="/our-team/lorraine-bustamante-md">Read more</a></p>')}${blurb("Curtis Yellowhorse, FNP-C", "Family Nurse Practitioner", "<p>Curtis sees patients of all ages and has a particular interest in diabetes care. In his free time he ropes calves.</p>")}${blurb("Pilar Encinas, PA-C", "Physician Assistant", "<p>Pilar joined us in 2022 from an urgent care in Nogales.</p>")}<h2>Administration</h2>${blurb("Wade Hollister", "Practice Administrator", "<p>Wade keeps the lights on and the phones answered. He joined the practice in 2019 after a decade in hospital administration and earned his bachelor’s degree in health care administration at Northern Arizona University (2006). Wade is a Certified Medical Practice Executive (CMPE). On weekends he rides gravel and coaches Little League in Sam Hughes.</p>")}${blurb("Mireya Soto", "Front Desk Lead", "<p>You already know her voice.</p>")}`
      )
    },
    {
      url: "https://cascabelfamilymed.example/our-team/lorraine-bustamante-md",
      body: shell(
        "Lorraine Bustamante, MD",
        `<h1>Lorraine Bustamante, MD</h1><p><em>Medical Director</em></p><p>Dr. Lorraine Bustamante is a family physician and the founder of Cascabel Family Medicine in Tucson, Arizona. She cares for whole families and has special interests in geriatrics, diabetes and home-based palliative care.</p>
<div class="et_pb_toggle et_pb_toggle_open"><h5 class="et_pb_toggle_title">Education &amp; Training</h5><div class="et_pb_toggle_content"><p><strong>Undergraduate:</strong> New Mexico State University, BS Biology, 1999<br><strong>Medical School:</strong> University of Arizona College of Medicine, MD, 2003<br><strong>Residency:</strong> Mesa Verde Hospital, Family Medicine, 2006</p></div></div>
<div class="et_pb_toggle"><h5 class="et_pb_toggle_title">Board Certification</h5><div class="et_pb_toggle_content"><p>American Board of Family Medicine</p></div></div>
<div class="et_pb_toggle"><h5 class="et_pb_toggle_title">Professional Memberships</h5><div class="et_pb_toggle_content"><ul><li>American Academy of Family Physicians</li><li>Pima County Medical Society</li></ul></div></div>
<div class="et_pb_toggle"><h5 class="et_pb_toggle_title">Languages</h5><div class="et_pb_toggle_content"><p>English, Spanish</p></div></div>
<h3>Get to know Dr. Bustamante</h3><p>A native of Las Cruces, Dr. Bustamante spends her free time quilting, hiking Sabino Canyon before sunrise and being walked by her blue heeler, Chiltepín.</p><p><a class="et_pb_button" href="/contact">Request an appointment</a></p>`
      )
    },
    {
      url: "https://azfamilydocs.example/news/2025-awards",
      body: `<!DOCTYPE html><html lang="en"><head><title>2025 Award Winners Announced – Arizona Family Doctors Alliance</title></head><body><nav>Join | Advocacy | CME | Foundation | News</nav><h1>2025 Award Winners Announced</h1><p>Posted April 28, 2025</p><p><strong>Family Physician of the Year:</strong> Lorraine Bustamante, MD, of Tucson. Colleagues describe a doctor who “still makes house calls in a truck with 240,000 miles on it.”</p><p><strong>Resident of the Year:</strong> Imogen Castile, DO, of Flagstaff.</p><p><strong>Public Health Award:</strong> Rep. Delbert Akins.</p><p class="share">Share: Facebook | LinkedIn | Email</p></body></html>`
    },
    {
      url: "https://oldpueblopost.example/local/southside-free-clinic-20-years",
      news: { seen: "20260309T151500Z", language: "English", country: "United States" },
      body: `<!DOCTYPE html><html lang="en"><head><title>Southside Free Clinic marks 20 years | Old Pueblo Post</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Southside Free Clinic marks 20 years","datePublished":"2026-03-09","author":{"@type":"Person","name":"Renny Aldape"}}</script></head><body><div class="ad">Advertisement</div><h1>Southside Free Clinic marks 20 years</h1><p class="byline">By Renny Aldape, Staff Writer</p><p>The line starts at 5:30 on Thursdays. Dr. Lorraine Bustamante, medical director at Cascabel Family Medicine, has volunteered at the Southside Free Clinic every other Thursday since it opened.</p><p>“People think I am giving something up,” said Bustamante, who reads at the 7 a.m. Mass at St. Cyril’s before her shift. “I’m a Wildcats fan in March. I know about giving something up.”</p><p>Clinic director Josefa Lujan said the clinic saw 4,100 patients last year.</p><h3>More local news</h3><ul><li>Streetcar extension back on ballot</li><li>Javelina blamed for golf course damage</li></ul></body></html>`
    },
    {
      url: "https://npilookup.example/provider/1999000127",
      body: `<html><head><title>LORRAINE BUSTAMANTE M.D. NPI 1999000127 Tucson AZ</title></head><body><h1>NPI 1999000127</h1><table><tr><td>Provider name</td><td>LORRAINE BUSTAMANTE M.D.</td></tr><tr><td>Taxonomy</td><td>207Q00000X Family Medicine</td></tr><tr><td>Practice address</td><td>2840 E FORT LOWELL RD, TUCSON, AZ 85716</td></tr><tr><td>Enumeration date</td><td>05/23/2006</td></tr></table><p>Claim this profile | Opt out</p></body></html>`
    },
    {
      url: "https://azpracticemanagers.example/chapters/southern/board",
      body: `<!DOCTYPE html><html lang="en"><head><title>Southern Chapter Board 2026 | Arizona Practice Managers Association</title></head><body><h1>Southern Chapter Board 2026</h1><dl><dt>President</dt><dd>Noreen Fitch, Catalina Orthopedics</dd><dt>Treasurer</dt><dd>Wade Hollister, CMPE, Cascabel Family Medicine</dd><dt>Secretary</dt><dd>Open</dd></dl></body></html>`
    },
    {
      url: "https://desertkeysrealty.example/agents/wade-hollister",
      body: `<!DOCTYPE html><html lang="en"><head><title>Wade Hollister, REALTOR® | Desert Keys Realty | Tucson</title></head><body><h1>Wade Hollister, REALTOR®</h1><p>Associate Broker, Desert Keys Realty</p><p>Born and raised in Tucson, Wade has helped more than 600 families find their place in the desert. A graduate of Pima Community College, he plays bass in the Ocotillo Ramblers and raises alpacas.</p><p>Call or text 520-555-0161</p></body></html>`
    },
    {
      url: "https://oldpueblopost.example/police/blotter-2026-08-21",
      news: { seen: "20260821T090000Z", language: "English", country: "United States" },
      body: `<!DOCTYPE html><html lang="en"><head><title>Police blotter, Aug. 21 | Old Pueblo Post</title></head><body><h1>Police blotter, Aug. 21</h1><p>E. Speedway Blvd., 11:40 p.m.: Wade Hollister, 51, a Tucson real estate broker, was booked on suspicion of extreme DUI.</p><p>N. Oracle Rd., 2:15 a.m.: A catalytic converter was reported stolen.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/wade-hollister-cmpe",
      title: "Wade Hollister, CMPE - Practice Administrator - Cascabel Family Medicine | LinkedIn",
      snippet:
        "Tucson, Arizona, United States · Practice Administrator · Cascabel Family Medicine. Experience: Cascabel Family Medicine · Education: Northern Arizona University · 388 connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "lorraine-bustamante",
      about: "A physician by toggles of training and boards; her church in a newspaper.",
      contact: { email: "lbustamante@cascabelfamilymed.example", full_name: "Lorraine Bustamante" },
      outcome: "found",
      facts: {
        title: "Medical Director | Medical Director, Family Medicine | family physician",
        company: "Cascabel Family Medicine",
        location: "Tucson, Arizona | Tucson, AZ | Tucson",
        industry: "Family Medicine | primary care | family medicine",
        interests: ["geriatrics", "diabetes", "palliative care | home-based palliative care"],
        achievements: ["Family Physician of the Year"],
        hobbies: ["quilting", "hiking | hiking Sabino Canyon"],
        sports_teams: ["Wildcats | Arizona Wildcats"],
        causes: ["Southside Free Clinic"],
        memberships: ["American Academy of Family Physicians", "Pima County Medical Society"],
        education: [
          { institution: "New Mexico State University", degree: "BS", field: "Biology", year: 1999 },
          {
            institution: "University of Arizona College of Medicine | University of Arizona",
            degree: "MD",
            year: 2003
          }
        ],
        certifications: ["American Board of Family Medicine"],
        pets: ["blue heeler | Chiltepín | blue heeler, Chiltepín"]
      },
      also: {
        skills: [
          "geriatrics",
          "home-based palliative care | palliative care",
          "diabetes",
          "Spanish",
          "English",
          "Family Medicine | family medicine",
          "diabetes care"
        ],
        interests: ["quilting", "hiking"],
        education: [{ institution: "Mesa Verde Hospital", field: "Family Medicine", year: 2006 }],
        achievements: [
          "founder of Cascabel Family Medicine | founded Cascabel Family Medicine",
          "house calls"
        ],
        memberships: ["Southside Free Clinic"],
        certifications: ["MD"]
      },
      sources: [
        "https://cascabelfamilymed.example/our-team/lorraine-bustamante-md",
        "https://cascabelfamilymed.example/our-team",
        "https://azfamilydocs.example/news/2025-awards",
        "https://oldpueblopost.example/local/southside-free-clinic-20-years",
        "https://npilookup.example/provider/1999000127"
      ],
      sensitive: ["7 a.m. Mass", "St. Cyril"]
    },
    {
      id: "wade-hollister",
      about: "Two people of one name in one city: the other one sells houses, plays the bass and was booked.",
      contact: {
        email: "whollister@cascabelfamilymed.example",
        full_name: "Wade Hollister",
        company: "Cascabel Family Medicine"
      },
      outcome: "found",
      facts: {
        title: "Practice Administrator",
        company: "Cascabel Family Medicine",
        location: "Tucson, Arizona, United States | Tucson, Arizona | Tucson, AZ | Tucson",
        hobbies: [
          "rides gravel | gravel | gravel riding | gravel cycling",
          "coaches Little League | Little League"
        ],
        memberships: ["Arizona Practice Managers Association"],
        education: [
          {
            institution: "Northern Arizona University",
            degree: "bachelor’s degree | bachelor's degree | bachelor’s",
            field: "health care administration",
            year: 2006
          }
        ],
        certifications: [
          "Certified Medical Practice Executive (CMPE) | Certified Medical Practice Executive | CMPE"
        ],
        linkedin: "https://www.linkedin.com/in/wade-hollister-cmpe"
      },
      also: {
        industry: "primary care | Family Medicine",
        linkedin_bio: "Practice Administrator",
        skills: ["hospital administration"],
        interests: ["Little League", "gravel"],
        causes: ["Little League"]
      },
      sources: [
        "https://cascabelfamilymed.example/our-team",
        "https://azpracticemanagers.example/chapters/southern/board",
        "https://www.linkedin.com/in/wade-hollister-cmpe"
      ],
      never: ["Desert Keys", "Ocotillo", "alpacas", "Pima Community", "extreme DUI", "broker", "Broker"]
    },
    {
      id: "tamsin-pruett",
      about: "Works where she works, and no page says so.",
      contact: { email: "tpruett@cascabelfamilymed.example", full_name: "Tamsin Pruett" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
