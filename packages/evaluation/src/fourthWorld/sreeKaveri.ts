import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} | Sree Kaveri Hospital Coimbatore</title></head><body>
<div class="top">Emergency: 0422 555 0108 | Book an appointment | International patients</div>
<ul class="menu"><li><a href="https://sreekaverihospital.example/">Home</a></li><li><a href="https://sreekaverihospital.example/doctors/dr-meenakshi-sundararajan">Find a doctor</a></li><li><a href="https://sreekaverihospital.example/about/leadership">Leadership</a></li></ul>
${body}<div class="foot">© Sree Kaveri Hospital, Avinashi Road, Coimbatore 641014, Tamil Nadu. NABH accredited.</div></body></html>`

/** A hospital in Coimbatore: a doctor's page as hospitals build them, an award, a paper that says too much. */
export const sreeKaveri: WorldPart = {
  pages: [
    {
      url: "https://sreekaverihospital.example/",
      body: shell(
        "Care like family",
        "<h1>Care like family</h1><p>650 beds. 42 specialities. One kitchen.</p>"
      )
    },
    {
      url: "https://sreekaverihospital.example/about/leadership",
      body: shell(
        "Leadership",
        `<h1>Leadership</h1><table border="0"><tr><td><b>Dr K. R. Palaniappan</b><br>Chairman</td><td><b>Arvind Balasubramaniam</b><br>Chief Information Officer</td><td><b>Jacintha D’Souza</b><br>Chief Nursing Officer</td></tr><tr><td><b>Latha Muthukumar</b><br>Head – Finance</td><td><b>Dr Meenakshi Sundararajan</b><br>Head of Paediatric Cardiology</td><td></td></tr></table>`
      )
    },
    {
      url: "https://sreekaverihospital.example/doctors/dr-meenakshi-sundararajan",
      body: shell(
        "Dr Meenakshi Sundararajan - Paediatric Cardiologist",
        `<div class="doctor"><h1>Dr. Meenakshi Sundararajan</h1><p class="qual">MBBS, MD (Paediatrics), DM (Cardiology), FRCPCH</p><p class="desig">Head of Paediatric Cardiology</p><p>OPD: Mon, Wed, Fri 10 am – 1 pm</p><h3>Profile</h3><p>Dr. Meenakshi Sundararajan has 19 years of experience and has performed more than 3,000 cardiac catheterisations in children.</p><h3>Education</h3><ul><li>MBBS – Madras Medical College, 2001</li><li>MD (Paediatrics) – Christian Medical College, Vellore, 2005</li><li>DM (Cardiology) – Sree Chitra Tirunal Institute, 2009</li></ul><h3>Areas of expertise</h3><ul><li>Foetal echocardiography</li><li>Device closure of holes in the heart</li><li>Balloon valvuloplasty</li></ul><h3>Memberships</h3><ul><li>Indian Academy of Pediatrics</li><li>Pediatric Cardiac Society of India</li></ul><h3>Awards</h3><ul><li>Tamil Nadu Best Doctor Award, 2022</li></ul><h3>Languages</h3><p>Tamil, English, Malayalam</p></div>`
      )
    },
    {
      url: "https://kongutimes.example/people/heart-doctor-vellalore",
      news: { seen: "20260308T023000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>The heart doctor who sings to her patients - Kongu Times</title></head><body><h1>The heart doctor who sings to her patients</h1><p class="d">Coimbatore, March 8, 2026 | Women’s Day special | By our Staff Reporter</p><p>Before every procedure, Dr Meenakshi Sundararajan, head of paediatric cardiology at Sree Kaveri Hospital, asks the child for a song. She is a trained Carnatic vocalist, and she takes requests.</p><p>Twice a month she travels to Valparai, where her charity, Chinna Idhayam Trust, runs free heart camps for the children of estate workers.</p><p>Dr Meenakshi, herself a survivor of breast cancer, says illness made her a slower listener “and therefore a better one”. She gardens on her terrace and has a parrot, Mittu, who knows three ragas.</p></body></html>`
    },
    {
      url: "https://healthciocircle.example/awards-2026",
      body: `<html lang="en"><head><title>Health CIO Circle Awards 2026: honour roll</title></head><body><h1>Honour roll 2026</h1><p><strong>Digital Hospital of the Year:</strong> Sree Kaveri Hospital, Coimbatore<br><strong>Health CIO of the Year (South):</strong> Arvind Balasubramaniam, CIO, Sree Kaveri Hospital<br><strong>Start-up to watch:</strong> Nadi Labs, Kochi</p><h2>About the winners</h2><p>Arvind Balasubramaniam took Sree Kaveri paperless in 14 months. He holds an MCA from PSG College of Technology and an executive MBA from IIM Bangalore, and is a certified TOGAF practitioner and a CISM. He spoke at our Chennai chapter on electronic health records and cyber security for hospitals.</p></body></html>`
    },
    {
      url: "https://kovairunners.example/blog/arvinds-first-comrades",
      body: `<!doctype html><html><head><title>Arvind's first Comrades | Kovai Runners</title></head><body><h2>Arvind’s first Comrades</h2><small>Posted by admin on 22 June 2025 in Race reports</small><p>Our own Arvind Balasubramaniam, who many of you know as the IT head at Sree Kaveri, finished the Comrades Marathon in 10:41:07! We asked him a few questions.</p><p><b>How did you start?</b> My daughter said I walk like a server rack.</p><p><b>Who paced you?</b> Nobody. I had filter kaapi and A. R. Rahman.</p><p><b>Next?</b> Ladakh, if the knees sign off. And CSK winning one more, for Thala.</p><p>Arvind has been a Kovai Runners member since 2016 and raises funds for Siruthuli’s lake restoration with every race.</p></body></html>`
    },
    {
      url: "https://nursingtodayindia.example/2025/jacintha-dsouza",
      news: { seen: "20250512T040000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>“Nurses do not need applause, they need chairs”: Jacintha D’Souza | Nursing Today India</title></head><body><h1>“Nurses do not need applause, they need chairs”</h1><p>International Nurses Day interview, 12 May 2025</p><p>Jacintha D’Souza, Chief Nursing Officer of Sree Kaveri Hospital, Coimbatore, leads 1,100 nurses. She received the Florence Nightingale Award from the President of India in 2023. She is vice president of the Nursing Leaders Forum of India.</p><p><i>Q: Where did you train?</i><br>A: BSc Nursing at Father Muller College, Mangaluru, in 1994, then MSc Nursing at Manipal.</p><p><i>Q: And when you are off duty?</i><br>A: I am off duty on Sundays. I go to Mass first. Then I cook sannas and pork for far too many people, and in the evening I do crossword puzzles in two languages.</p></body></html>`
    },
    {
      url: "https://doctorratings.example/coimbatore/meenakshi-s",
      body: `<html><head><title>Dr Meenakshi S, Dentist in RS Puram, Coimbatore</title></head><body><h1>Dr Meenakshi S</h1><p>Dentist, RS Puram, Coimbatore. BDS, Ragas Dental College. Rs 300 consultation. 96% (41 votes). Root canal, braces, teeth whitening.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/arvind-balasubramaniam-cio",
      title: "Arvind Balasubramaniam - Chief Information Officer - Sree Kaveri Hospital | LinkedIn",
      snippet:
        "CIO | Runner | Paper hater. Coimbatore, Tamil Nadu, India · Chief Information Officer · Sree Kaveri Hospital. Education: Indian Institute of Management Bangalore · Location: Coimbatore · 500+ connections on LinkedIn."
    },
    {
      url: "https://x.com/arvind_bala_cio",
      title: "Arvind Balasubramaniam (@arvind_bala_cio) / X",
      snippet: "CIO @SreeKaveriHosp, Coimbatore. Runs far, types fast. CSK."
    }
  ],
  people: [
    {
      id: "meenakshi-sundararajan",
      about:
        "A doctor's page with headings and lists; a newspaper that knows her illness; a dentist of a like name.",
      contact: {
        full_name: "Dr Meenakshi Sundararajan",
        company: "Sree Kaveri Hospital",
        email: "dr.meenakshi@sreekaverihospital.example"
      },
      outcome: "found",
      facts: {
        title: "Head of Paediatric Cardiology",
        company: "Sree Kaveri Hospital",
        location: "Coimbatore | Coimbatore 641014, Tamil Nadu | Coimbatore, Tamil Nadu",
        skills: ["Foetal echocardiography", "Device closure of holes in the heart", "Balloon valvuloplasty"],
        achievements: ["Tamil Nadu Best Doctor Award"],
        memberships: ["Indian Academy of Pediatrics", "Pediatric Cardiac Society of India"],
        causes: ["Chinna Idhayam Trust | free heart camps"],
        hobbies: ["Carnatic vocalist | Carnatic", "gardens | gardening"],
        education: [
          { institution: "Madras Medical College", degree: "MBBS", year: 2001 },
          {
            institution: "Christian Medical College, Vellore | Christian Medical College",
            degree: "MD | MD (Paediatrics)",
            field: "Paediatrics",
            year: 2005
          },
          {
            institution: "Sree Chitra Tirunal Institute",
            degree: "DM | DM (Cardiology)",
            field: "Cardiology",
            year: 2009
          }
        ],
        certifications: ["FRCPCH"],
        pets: ["Mittu | parrot"]
      },
      also: {
        industry: "hospital | healthcare | hospitals",
        skills: [
          "Paediatric Cardiology",
          "Tamil",
          "English",
          "Malayalam",
          "cardiac catheterisations",
          "Carnatic"
        ],
        interests: ["Carnatic", "gardening", "gardens"],
        memberships: ["FRCPCH", "Chinna Idhayam Trust"],
        certifications: ["MBBS", "MD (Paediatrics)", "DM (Cardiology)", "MD", "DM"],
        achievements: [
          "performed more than 3,000 cardiac catheterisations in children",
          "FRCPCH",
          "The heart doctor who sings to her patients"
        ],
        title: "Paediatric Cardiologist"
      },
      sources: [
        "https://sreekaverihospital.example/about/leadership",
        "https://sreekaverihospital.example/doctors/dr-meenakshi-sundararajan",
        "https://kongutimes.example/people/heart-doctor-vellalore"
      ],
      never: ["Dentist", "Root canal", "Ragas Dental College"],
      sensitive: ["breast cancer", "survivor of breast cancer"]
    },
    {
      id: "arvind-balasubramaniam",
      about: "An honour roll, a running club's questions and answers, and two snippets.",
      contact: {
        email: "arvind.b@sreekaverihospital.example",
        full_name: "Arvind Balasubramaniam",
        company: "Sree Kaveri Hospital"
      },
      outcome: "found",
      facts: {
        title: "Chief Information Officer | CIO",
        company: "Sree Kaveri Hospital",
        location: "Coimbatore | Coimbatore, Tamil Nadu, India | Coimbatore, Tamil Nadu",
        skills: ["electronic health records", "cyber security for hospitals | cyber security"],
        achievements: ["Health CIO of the Year", "Comrades Marathon"],
        hobbies: ["Runner | running | runs"],
        sports_teams: ["CSK"],
        causes: ["Siruthuli | lake restoration"],
        memberships: ["Kovai Runners"],
        education: [
          { institution: "PSG College of Technology", degree: "MCA" },
          {
            institution: "IIM Bangalore | Indian Institute of Management Bangalore",
            degree: "executive MBA | MBA"
          }
        ],
        certifications: ["TOGAF | certified TOGAF practitioner", "CISM"],
        linkedin:
          "https://www.linkedin.com/in/arvind-balasubramaniam-cio | https://in.linkedin.com/in/arvind-balasubramaniam-cio",
        twitter: "https://x.com/arvind_bala_cio | https://twitter.com/arvind_bala_cio"
      },
      also: {
        industry: "hospital | healthcare | hospitals",
        title: "IT head",
        skills: ["TOGAF", "CISM"],
        interests: ["running", "runner", "CSK", "A. R. Rahman", "filter kaapi"],
        hobbies: ["Comrades Marathon"],
        achievements: [
          "took Sree Kaveri paperless in 14 months",
          "Digital Hospital of the Year",
          "Arvind’s first Comrades"
        ],
        sports_teams: ["Kovai Runners"],
        linkedin_bio: "CIO | Runner | Paper hater",
        twitter_bio: "CIO @SreeKaveriHosp, Coimbatore. Runs far, types fast. CSK"
      },
      sources: [
        "https://sreekaverihospital.example/about/leadership",
        "https://healthciocircle.example/awards-2026",
        "https://kovairunners.example/blog/arvinds-first-comrades",
        "https://in.linkedin.com/in/arvind-balasubramaniam-cio",
        "https://x.com/arvind_bala_cio"
      ]
    },
    {
      id: "jacintha-dsouza",
      about:
        "A nurse in one interview with an apostrophe in her name; where she goes on Sundays is her own affair.",
      contact: { full_name: "Jacintha D'Souza", company: "Sree Kaveri Hospital" },
      outcome: "found",
      facts: {
        title: "Chief Nursing Officer",
        company: "Sree Kaveri Hospital",
        location: "Coimbatore | Coimbatore 641014, Tamil Nadu | Coimbatore, Tamil Nadu",
        achievements: ["Florence Nightingale Award"],
        memberships: ["Nursing Leaders Forum of India"],
        hobbies: ["crossword puzzles | crosswords"],
        education: [
          {
            institution: "Father Muller College | Father Muller College, Mangaluru",
            degree: "BSc Nursing | BSc",
            field: "Nursing",
            year: 1994
          },
          { institution: "Manipal", degree: "MSc Nursing | MSc", field: "Nursing" }
        ]
      },
      also: {
        industry: "hospital | healthcare | hospitals",
        skills: ["Nursing"],
        hobbies: ["cook sannas and pork | cooking | cook"],
        interests: ["crossword puzzles", "cooking"],
        achievements: ["leads 1,100 nurses", "vice president of the Nursing Leaders Forum of India"]
      },
      sources: [
        "https://sreekaverihospital.example/about/leadership",
        "https://nursingtodayindia.example/2025/jacintha-dsouza"
      ],
      sensitive: ["Mass", "go to Mass"]
    }
  ]
}
