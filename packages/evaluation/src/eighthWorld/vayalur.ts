import type { WorldPart } from "../World.ts"

const page = (
  title: string,
  body: string
): string => `<html><head><meta charset="utf-8"><title>${title} - Vayalur Institute of Technology, Tiruchirappalli</title></head><body>
<marquee>Admissions open 2026-27 | NAAC A+ accredited | Convocation on 12 December</marquee>
<table width="100%"><tr><td><img src="/logo.png" alt="VIT logo"></td><td><b>VAYALUR INSTITUTE OF TECHNOLOGY</b><br>(Autonomous) Tiruchirappalli - 620 102, Tamil Nadu, India</td></tr></table>
<p><a href="/">HOME</a> | <a href="/about">ABOUT US</a> | <a href="/ece/faculty">ECE</a> | <a href="/mech">MECH</a> | <a href="/placement">PLACEMENT</a> | <a href="/iqac">IQAC</a></p>
${body}
<hr><center>Copyright (c) 2026 VIT Trichy. Best viewed in 1024 x 768. Visitors: 1004417</center></body></html>`

/** An engineering college in Tamil Nadu: faculty tables, ORCID, a placement officer whose old page was never removed. */
export const vayalur: WorldPart = {
  pages: [
    {
      url: "https://vayalurtech.example/",
      body: page(
        "Home",
        "<h2>Welcome</h2><p>Vayalur Institute of Technology was established in 1996 by the Vayalur Educational Trust.</p>"
      )
    },
    {
      url: "https://vayalurtech.example/ece/faculty",
      body: page(
        "ECE Faculty",
        `<h2>Department of Electronics and Communication Engineering - Faculty</h2><table border="1"><tr><th>S.No</th><th>Name</th><th>Designation</th><th>Qualification</th><th>Area of specialisation</th></tr><tr><td>1</td><td>Dr. R. Manimaran</td><td>Professor &amp; HoD</td><td>M.E., Ph.D.</td><td>Antennas</td></tr><tr><td>2</td><td><a href="/ece/faculty/kavitha-elangovan">Dr. Kavitha Elangovan</a></td><td>Associate Professor</td><td>B.E., M.Tech., Ph.D.</td><td>Biomedical signal processing, Low-power VLSI</td></tr><tr><td>3</td><td>Mrs. S. Jeyalakshmi</td><td>Assistant Professor</td><td>M.E., (Ph.D.)</td><td>Networks</td></tr></table>`
      )
    },
    {
      url: "https://vayalurtech.example/ece/faculty/kavitha-elangovan",
      body: page(
        "Dr. Kavitha Elangovan",
        `<h2>Dr. Kavitha Elangovan</h2><table border="1" cellpadding="5"><tr><td>Designation</td><td>Associate Professor, Department of ECE</td></tr><tr><td>Date of joining</td><td>02.06.2011</td></tr><tr><td>Educational qualification</td><td>Ph.D. (Biomedical Signal Processing), National Institute of Technology Tiruchirappalli, 2018<br>M.Tech. (VLSI Design), SASTRA University, 2008<br>B.E. (ECE), Bharathidasan University, 2005</td></tr><tr><td>Membership in professional bodies</td><td>Senior Member, IEEE<br>Life Member, ISTE</td></tr><tr><td>Awards</td><td>Best Woman Engineer Award 2024, Institution of Engineers Trichy Local Centre</td></tr><tr><td>Patents</td><td>Wearable fall detector for the elderly (granted, 2023)</td></tr><tr><td>NPTEL</td><td>NPTEL Elite + Gold: Digital Signal Processing</td></tr><tr><td>Email</td><td>kavitha.e[at]vayalurtech.example</td></tr></table>`
      )
    },
    {
      url: "https://rockfortmusiccircle.example/members-day-2026",
      body: `<!doctype html><html lang="en"><head><title>Members’ Day 2026 | Rockfort Music Circle</title></head><body><h1>Members’ Day, 26 January 2026</h1><p>The evening began with a veena recital by our member Dr. Kavitha Elangovan, who teaches electronics at Vayalur Institute of Technology and has learnt the veena since the age of seven. Next came the ragam-tanam-pallavi of Vidwan S. Thyagarajan.</p><p>Snacks were sponsored by Sri Krishna Sweets. Members are requested to renew their subscription before March 31.</p></body></html>`
    },
    {
      url: "https://cauverychronicle.example/city/girls-learn-to-solder",
      news: { seen: "20260818T043000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>Where girls learn to solder - Cauvery Chronicle</title></head><body><div class="topbar">E-paper | Subscribe | Tamil</div><h1>Where girls learn to solder</h1><p class="meta">TIRUCHI, August 18, 2026 | Staff Reporter</p><p>On Saturdays, a corridor of the Corporation Girls’ School in Woraiyur smells of rosin. Kavitha Elangovan, an associate professor at Vayalur Institute of Technology, started Minsaram Girls, a free electronics club, in 2019 with four soldering irons. It now has 120 girls.</p><p>“My father was an electrician. I held the torch,” says Dr. Elangovan. A thyroid cancer survivor, she taught through treatment in 2021.</p><p>The Corporation has promised a second room.</p><p><b>Also read:</b> Palakkarai flyover work to resume</p></body></html>`
    },
    {
      url: "https://vayalurtech.example/placement",
      body: page(
        "Training and Placement Cell",
        `<h2>Training and Placement Cell</h2><p>Mr. Suresh Ponnusamy<br>Head - Training and Placement<br>Mobile: 94430 00000<br>Email: placement@vayalurtech.example, suresh.p@vayalurtech.example</p><p>Under Mr. Suresh Ponnusamy the Cell placed 612 students in 2025-26, the highest in the history of the institution. He holds an M.E. in Engineering Design from Anna University (2009) and an MBA in Human Resource Management from Alagappa University (2015). He is Secretary of the Tamil Nadu Placement Officers Forum and a certified Myers-Briggs practitioner, and coaches the college cricket team on weekends.</p><h3>Our recruiters</h3><p>Kovai Pumps, Sundar Fasteners, Zentra Tech, Hexa Infoservices</p>`
      )
    },
    {
      url: "https://vayalurtech.example/mech/staff-2014.htm",
      body: page(
        "Mechanical staff list 2014-15",
        `<h2>Department of Mechanical Engineering - Staff List 2014-15</h2><table border="1"><tr><td>7</td><td>Suresh Ponnusamy</td><td>Assistant Professor</td><td>M.E.</td></tr><tr><td>8</td><td>A. Lourdu Raj</td><td>Lab Instructor</td><td>D.M.E.</td></tr></table>`
      )
    }
  ],
  orcid: [
    {
      id: "0000-0003-4471-8829",
      given: "Kavitha",
      family: "Elangovan",
      biography:
        "Associate Professor at Vayalur Institute of Technology working on ECG denoising for cheap hardware.",
      keywords: ["ECG denoising", "biomedical signal processing", "low-power VLSI"],
      country: "IN",
      employments: [
        {
          organization: "Vayalur Institute of Technology",
          role: "Associate Professor",
          department: "Electronics and Communication Engineering",
          city: "Tiruchirappalli",
          country: "IN",
          from: 2011
        }
      ],
      educations: [
        {
          organization: "National Institute of Technology Tiruchirappalli",
          role: "PhD",
          city: "Tiruchirappalli",
          country: "IN",
          from: 2012,
          to: 2018
        }
      ],
      works: [
        {
          title: "ECG denoising on an eight-bit microcontroller",
          type: "journal-article",
          year: 2024,
          journal: "Journal of Frugal Electronics"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5088142907",
      name: "Kavitha Elangovan",
      orcid: "0000-0003-4471-8829",
      institution: "Vayalur Institute of Technology",
      country: "IN",
      years: [2016, 2018, 2021, 2024],
      works_count: 23,
      cited_by_count: 341,
      topics: ["ECG Monitoring and Analysis", "Low-power VLSI Design"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/jfe.2024.0117",
      title: "ECG denoising on an eight-bit microcontroller",
      journal: "Journal of Frugal Electronics",
      published: [2024, 4],
      authors: [
        {
          given: "Kavitha",
          family: "Elangovan",
          affiliation: "Vayalur Institute of Technology",
          orcid: "0000-0003-4471-8829"
        },
        { given: "R.", family: "Manimaran", affiliation: "Vayalur Institute of Technology" }
      ]
    }
  ],
  people: [
    {
      id: "kavitha-elangovan",
      about:
        "A faculty table, three degrees in one cell, ORCID, a club for girls; an illness in the newspaper.",
      contact: { email: "kavitha.e@vayalurtech.example", full_name: "Dr. Kavitha Elangovan" },
      outcome: "found",
      facts: {
        title: "Associate Professor | Associate Professor, Department of ECE",
        company: "Vayalur Institute of Technology",
        location: "Tiruchirappalli | Tiruchirappalli, IN | Tiruchi | Tiruchirappalli, Tamil Nadu, India",
        education: [
          {
            institution: "National Institute of Technology Tiruchirappalli",
            degree: "Ph.D. | PhD",
            field: "Biomedical Signal Processing",
            year: 2018
          },
          { institution: "SASTRA University", degree: "M.Tech.", field: "VLSI Design", year: 2008 },
          { institution: "Bharathidasan University", degree: "B.E.", field: "ECE", year: 2005 }
        ],
        skills: ["Biomedical signal processing", "Low-power VLSI", "ECG denoising"],
        memberships: ["IEEE | Senior Member, IEEE", "ISTE | Life Member, ISTE", "Rockfort Music Circle"],
        achievements: [
          "Best Woman Engineer Award 2024 | Best Woman Engineer Award",
          "Wearable fall detector for the elderly | Wearable fall detector",
          "ECG denoising on an eight-bit microcontroller"
        ],
        certifications: ["NPTEL Elite + Gold: Digital Signal Processing | NPTEL Elite + Gold | NPTEL"],
        hobbies: ["veena"],
        causes: ["Minsaram Girls | free electronics club"]
      },
      also: {
        industry: "Electronics and Communication Engineering | electronics | Institute of Technology",
        skills: [
          "ECG Monitoring and Analysis",
          "Low-power VLSI Design",
          "VLSI Design",
          "Digital Signal Processing",
          "Electronics and Communication Engineering | electronics"
        ],
        interests: [
          "Biomedical signal processing",
          "Low-power VLSI | Low-power VLSI Design",
          "ECG denoising",
          "ECG Monitoring and Analysis",
          "veena"
        ],
        achievements: ["Minsaram Girls"]
      },
      sources: [
        "https://vayalurtech.example/ece/faculty",
        "https://vayalurtech.example/ece/faculty/kavitha-elangovan",
        "https://rockfortmusiccircle.example/members-day-2026",
        "https://cauverychronicle.example/city/girls-learn-to-solder",
        "https://orcid.org/0000-0003-4471-8829",
        "https://pub.orcid.org/v3.0/0000-0003-4471-8829/person",
        "https://pub.orcid.org/v3.0/0000-0003-4471-8829/employments",
        "https://pub.orcid.org/v3.0/0000-0003-4471-8829/educations",
        "https://pub.orcid.org/v3.0/0000-0003-4471-8829/works",
        "https://openalex.org/A5088142907",
        "https://doi.org/10.55555/jfe.2024.0117"
      ],
      sensitive: ["thyroid", "cancer"]
    },
    {
      id: "suresh-ponnusamy",
      about:
        "A placement officer: lines separated by breaks, and a staff list of 2014 that was never taken down.",
      contact: {
        email: "suresh.p@vayalurtech.example",
        full_name: "Suresh Ponnusamy",
        company: "Vayalur Institute of Technology"
      },
      outcome: "found",
      facts: {
        title: "Head - Training and Placement | Head, Training and Placement",
        company: "Vayalur Institute of Technology",
        location: "Tiruchirappalli | Tiruchirappalli, Tamil Nadu, India",
        education: [
          { institution: "Anna University", degree: "M.E.", field: "Engineering Design", year: 2009 },
          {
            institution: "Alagappa University",
            degree: "MBA",
            field: "Human Resource Management",
            year: 2015
          }
        ],
        memberships: ["Tamil Nadu Placement Officers Forum"],
        certifications: ["Myers-Briggs | certified Myers-Briggs practitioner"],
        hobbies: ["cricket | coaches the college cricket team"],
        achievements: ["placed 612 students | 612 students"]
      },
      also: {
        industry: "Training and Placement | Institute of Technology",
        interests: ["cricket"],
        sports_teams: ["college cricket team"],
        skills: ["Training and Placement"],
        achievements: ["Secretary of the Tamil Nadu Placement Officers Forum"]
      },
      sources: ["https://vayalurtech.example/placement", "https://vayalurtech.example/mech/staff-2014.htm"]
    }
  ]
}
