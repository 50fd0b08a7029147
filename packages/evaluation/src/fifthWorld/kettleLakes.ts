import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA" dir="ltr"><head><meta charset="utf-8"><title>${title} | Kettle Lakes Regional Hospital</title><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"></head>
<body class="path-node"><a href="#main-content" class="visually-hidden">Skip to main content</a><div class="alert">Masks are recommended in the Emergency Department. <a href="/masking">Learn more</a></div><header><a href="/">Kettle Lakes Regional Hospital</a> <a href="/fr" lang="fr">Français</a><nav><ul><li><a href="/patients">Patients &amp; visitors</a></li><li><a href="/programs">Programs</a></li><li><a href="/about/leadership">About us</a></li><li><a href="/careers">Careers</a></li></ul></nav></header>
<main id="main-content"><h1>${title}</h1>${body}</main>
<footer><p>Kettle Lakes Regional Hospital, 50 Trout Mills Road, North Bay, Ontario P1B 5A4. Tel. 705-555-0160</p><p>We acknowledge that our hospital stands on the territory of Nipissing First Nation.</p><p><a href="/privacy">Privacy</a> <a href="/accessibility">Accessibility</a> <a href="/wait-times">Wait times</a></p></footer></body></html>`

/** A regional hospital in Ontario: a physician by a definition list, a buyer with a union past, two of one name on one payroll. */
export const kettleLakes: WorldPart = {
  pages: [
    {
      url: "https://kettlelakeshospital.example/",
      body: shell("Caring for the near North", "<p>248 beds, one emergency department and 2,100 people.</p>")
    },
    {
      url: "https://kettlelakeshospital.example/about/leadership",
      body: shell(
        "Senior leadership",
        `<div class="views-row"><h2>Paulette Rochon</h2><p class="field--job">President and Chief Executive Officer</p><p>Paulette has led the hospital since 2020. She is a registered nurse and a graduate of Laurentian University.</p></div>
<div class="views-row"><h2>Dr. Amrita Bhullar-Tessier</h2><p class="field--job">Chief of Emergency Medicine</p><p>Dr. Bhullar-Tessier was appointed Chief in January 2024. <a href="/physicians/amrita-bhullar-tessier">Read more</a></p></div>
<div class="views-row"><h2>Karen Leung</h2><p class="field--job">Vice President, Digital Health and Chief Information Officer</p><p>Karen came to Kettle Lakes in 2021 to bring five hospitals onto one health record. She has a Bachelor of Mathematics from the University of Waterloo and is a Certified Professional in Healthcare Information and Management Systems (CPHIMS-CA).</p></div>
<div class="views-row"><h2>Gilles Charron</h2><p class="field--job">Vice President, Corporate Services and Chief Financial Officer</p><p>Gilles is a CPA and a keen moose hunter.</p></div>`
      )
    },
    {
      url: "https://kettlelakeshospital.example/physicians/amrita-bhullar-tessier",
      body: shell(
        "Dr. Amrita Bhullar-Tessier",
        `<dl class="physician"><dt>Position</dt><dd>Chief of Emergency Medicine</dd><dt>Department</dt><dd>Emergency</dd><dt>Medical school</dt><dd>McGill University (MDCM, 2004)</dd><dt>Residency</dt><dd>Emergency medicine, University of Ottawa</dd><dt>Certification</dt><dd>FRCPC</dd><dt>Clinical interests</dt><dd>Rural trauma, point-of-care ultrasound</dd><dt>Languages</dt><dd>English, French, Punjabi</dd><dt>Memberships</dt><dd>Canadian Association of Emergency Physicians</dd></dl><p class="back"><a href="/physicians">Back to all physicians</a></p>`
      )
    },
    {
      url: "https://kettlelakeshospital.example/directory/l-p",
      body: shell(
        "Staff directory: L to P",
        `<table><caption>Phone extensions are internal only</caption><thead><tr><th>Name</th><th>Position</th><th>Department</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Lachance, Sylvie</td><td>Spiritual Care Coordinator</td><td>Patient Experience</td><td>sylvie.lachance@kettlelakeshospital.example</td></tr>
<tr><td>Leung, Karen</td><td>VP Digital Health and CIO</td><td>Administration</td><td>karen.leung@kettlelakeshospital.example</td></tr>
<tr><td>Leung, Karen</td><td>Registered Dietitian</td><td>Clinical Nutrition</td><td>karen.leung2@kettlelakeshospital.example</td></tr>
<tr><td>Prudhomme, Wendell</td><td>Manager, Supply Chain and Procurement</td><td>Corporate Services</td><td>wendell.prudhomme@kettlelakeshospital.example</td></tr></tbody></table>`
      )
    },
    {
      url: "https://kettlelakeshospital.example/about/vendors",
      body: shell(
        "Doing business with us",
        "<p>All purchases above $121,200 are posted on our bidding portal.</p><h3>Vendor contact</h3><p>Wendell Prudhomme, SCMP<br>Manager, Supply Chain and Procurement<br>705-555-0160 ext. 4410<br>wendell.prudhomme@kettlelakeshospital.example</p><p>Sales representatives must sign in at the Trout Mills Road entrance. No drop-ins, please.</p>"
      )
    },
    {
      url: "https://nipissingnugget.example/living/the-chief-on-skis",
      news: { seen: "20260214T150000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>The chief on skis - Nipissing Nugget</title></head><body><header>Nipissing Nugget — E-edition — Obituaries — Contests</header><h1>The chief on skis</h1><p>Author of the article: Denise Falconi</p><p>Published Feb 14, 2026 • 4 minute read</p><p>Dr. Amrita Bhullar-Tessier has worked nineteen Family Days in the emergency department at Kettle Lakes Regional Hospital. This year she has the day off, and she plans to spend it on the trails at Laurier Woods, where she cross-country skis with the Near North Nordic Club and her Newfoundland, Moose.</p><p>The chief of emergency medicine, who lives in Callander, was last year named Physician of the Year by the Northern Ontario Rural Medicine Society.</p><p>She is candid about the winter of 2023, when she was treated for breast cancer in the building she works in. “I know which ceiling tiles are new,” she says. She credits the Sikh prayers of her grandmother, and a nurse called Bev.</p><p>Today she is collecting winter boots for the Gateway House shelter, a drive she started in 2018.</p><aside><h3>Recommended from editorial</h3><ul><li>Ice hut deadline moved again</li><li>Battalion trade for goalie</li></ul></aside><p>© 2026 Nipissing Nugget. Unauthorized distribution prohibited.</p></body></html>`
    },
    {
      url: "https://scmaontarionorth.example/news/chapter-executive-2026",
      body: `<!doctype html><html lang="en"><head><title>Meet your 2026 chapter executive – Supply Chain Professionals Ontario North</title></head><body><div>Home / News / Chapter</div><h1>Meet your 2026 chapter executive</h1><p><u>Chair: Wendell Prudhomme, SCMP.</u> Wendell manages supply chain and procurement for Kettle Lakes Regional Hospital. He graduated from Canadore College with a diploma in business administration in 1994 and has spent his whole career in health care buying. His specialty is group purchasing and contract negotiation. In winter he skips a team at the Granite Curling Club; on Fridays he is in section 104 for the North Bay Battalion.</p><p><u>Secretary: Tina Malviya, SCMP.</u> Tina buys steel for a mining equipment manufacturer in Sudbury. She is a Leafs fan and proud of it.</p><p><u>Treasurer: vacant.</u> Interested? Drop us a line.</p></body></html>`
    },
    {
      url: "https://hospitalworkers139.example/history",
      body: `<!doctype html><html lang="en"><head><title>Our history – Hospital Workers Local 139</title></head><body><h1>Our history</h1><p>Solidarity since 1961.</p><h2>Past presidents of Local 139</h2><ul><li>1998–2004 Wendell Prudhomme, stores</li><li>2004–2011 Rita Desormeaux, dietary</li></ul><p>The strike of 2001 lasted 23 days. President Wendell Prudhomme of Kettle Lakes Regional Hospital was arrested for mischief on the picket line; the charge was dropped.</p></body></html>`
    },
    {
      url: "https://digitalcaresummit.example/2025/program",
      body: `<!doctype html><html lang="en"><head><title>Program | Digital Care Summit 2025, Toronto</title></head><body><h1>Program</h1><h2>Tuesday</h2><h3>9:15 One record, five hospitals</h3><p>Karen Leung, CIO, Kettle Lakes Regional Hospital, and Jean-Marc Aubin, regional director, will share what went wrong first. Karen received the 2025 Canadian Health CIO Award from the summit’s advisory board.</p><h3>10:30 Coffee with exhibitors</h3><h3>11:00 Ransomware: the first hour</h3><p>Sgt. Marlene Oakes, cyber investigations.</p></body></html>`
    },
    {
      url: "https://nipissingnugget.example/living/nutrition-month",
      news: { seen: "20260305T120000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Nutrition Month: lentils, say local dietitians - Nipissing Nugget</title></head><body><h1>Nutrition Month: lentils, say local dietitians</h1><p>Published Mar 5, 2026 • 2 minute read</p><p>Karen Leung, a registered dietitian at Kettle Lakes Regional Hospital, wants North Bay to eat more lentils. Leung, who runs the hospital’s renal nutrition clinic and volunteers at the Algonquin Avenue Community Kitchen, will give a free cooking class on Saturday.</p><p>At home she keeps a vegetable garden “and far too many tomatoes,” she laughs.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/wendell-prudhomme-scmp",
      title: "Wendell Prudhomme, SCMP – Manager, Supply Chain – Kettle Lakes Regional Hospital | LinkedIn",
      snippet:
        "North Bay, Ontario, Canada · Manager, Supply Chain and Procurement · Kettle Lakes Regional Hospital. Healthcare procurement lifer. · Education: Canadore College · 312 connections."
    }
  ],
  people: [
    {
      id: "amrita-bhullar-tessier",
      about:
        "A physician's definition list and a newspaper that speaks of her illness and her family's faith.",
      contact: {
        email: "amrita.bhullar-tessier@kettlelakeshospital.example",
        full_name: "Dr. Amrita Bhullar-Tessier"
      },
      outcome: "found",
      facts: {
        title: "Chief of Emergency Medicine",
        company: "Kettle Lakes Regional Hospital",
        location: "Callander",
        skills: ["point-of-care ultrasound"],
        interests: ["Rural trauma", "point-of-care ultrasound"],
        achievements: [
          "Physician of the Year | Physician of the Year by the Northern Ontario Rural Medicine Society"
        ],
        hobbies: ["cross-country skis | cross-country skiing | skis | skiing"],
        causes: ["Gateway House | Gateway House shelter"],
        memberships: ["Canadian Association of Emergency Physicians", "Near North Nordic Club"],
        education: [{ institution: "McGill University", degree: "MDCM", year: 2004 }],
        certifications: ["FRCPC"],
        pets: ["Moose | Newfoundland"]
      },
      also: {
        location: "North Bay, Ontario | North Bay",
        education: [{ institution: "University of Ottawa", field: "Emergency medicine" }],
        industry: "hospital | health care | healthcare | Emergency medicine",
        skills: ["Rural trauma", "English", "French", "Punjabi", "Emergency medicine | Emergency"],
        interests: ["cross-country skis | cross-country skiing | skiing"],
        memberships: ["Northern Ontario Rural Medicine Society"],
        causes: ["winter boots | collecting winter boots"]
      },
      sources: [
        "https://kettlelakeshospital.example/physicians/amrita-bhullar-tessier",
        "https://kettlelakeshospital.example/about/leadership",
        "https://nipissingnugget.example/living/the-chief-on-skis"
      ],
      sensitive: ["breast cancer", "Sikh"],
      never: ["moose hunter", "Laurentian"]
    },
    {
      id: "wendell-prudhomme",
      about:
        "The buyer whom every vendor writes to; his union past and a dropped charge stand on the union's page.",
      contact: {
        email: "wendell.prudhomme@kettlelakeshospital.example",
        full_name: "Wendell Prudhomme",
        title: "Manager, Supply Chain and Procurement",
        company: "Kettle Lakes Regional Hospital"
      },
      outcome: "found",
      facts: {
        title: "Manager, Supply Chain and Procurement | Manager, Supply Chain",
        company: "Kettle Lakes Regional Hospital",
        location: "North Bay, Ontario, Canada | North Bay, Ontario | North Bay",
        industry: "health care | Healthcare | hospital",
        skills: ["group purchasing", "contract negotiation"],
        hobbies: ["Curling | curling"],
        sports_teams: ["North Bay Battalion"],
        memberships: ["Supply Chain Professionals Ontario North", "Granite Curling Club"],
        education: [
          {
            institution: "Canadore College",
            degree: "diploma",
            field: "business administration",
            year: 1994
          }
        ],
        certifications: ["SCMP"],
        linkedin:
          "https://www.linkedin.com/in/wendell-prudhomme-scmp | https://ca.linkedin.com/in/wendell-prudhomme-scmp",
        linkedin_bio: "Healthcare procurement lifer | Manager, Supply Chain and Procurement"
      },
      also: {
        skills: ["procurement", "supply chain | supply chain and procurement"],
        interests: ["Curling | curling"],
        achievements: ["Chair | Chair, Supply Chain Professionals Ontario North | chapter executive"]
      },
      sources: [
        "https://kettlelakeshospital.example/about/vendors",
        "https://kettlelakeshospital.example/directory/l-p",
        "https://scmaontarionorth.example/news/chapter-executive-2026",
        "https://ca.linkedin.com/in/wendell-prudhomme-scmp"
      ],
      sensitive: ["Local 139", "arrested", "mischief", "picket", "strike"],
      never: ["Leafs"]
    },
    {
      id: "karen-leung-cio",
      about: "Two of one name on one payroll: the chief information officer, whose title the client knows.",
      contact: {
        email: "karen.leung@kettlelakeshospital.example",
        full_name: "Karen Leung",
        title: "Chief Information Officer",
        company: "Kettle Lakes Regional Hospital"
      },
      outcome: "found",
      facts: {
        title:
          "Vice President, Digital Health and Chief Information Officer | VP Digital Health and CIO | CIO | Chief Information Officer",
        company: "Kettle Lakes Regional Hospital",
        achievements: ["Canadian Health CIO Award | 2025 Canadian Health CIO Award"],
        education: [
          {
            institution: "University of Waterloo",
            degree: "Bachelor of Mathematics | Bachelor | Bachelor’s"
          }
        ],
        certifications: [
          "CPHIMS-CA | Certified Professional in Healthcare Information and Management Systems (CPHIMS-CA) | Certified Professional in Healthcare Information and Management Systems"
        ]
      },
      also: {
        location: "North Bay, Ontario | North Bay",
        industry: "hospital | health care | Digital Health | healthcare",
        education: [{ institution: "University of Waterloo", degree: "Bachelor", field: "Mathematics" }],
        achievements: ["One record, five hospitals"],
        skills: ["health record", "Digital Health"],
        interests: ["One record, five hospitals", "Digital Health"]
      },
      sources: [
        "https://kettlelakeshospital.example/about/leadership",
        "https://kettlelakeshospital.example/directory/l-p",
        "https://digitalcaresummit.example/2025/program"
      ],
      never: ["Dietitian", "lentils", "renal", "Community Kitchen", "tomatoes"]
    },
    {
      id: "karen-leung-dietitian",
      about: "Two of one name on one payroll: the dietitian, told apart by her address and her work.",
      contact: { email: "karen.leung2@kettlelakeshospital.example", full_name: "Karen Leung" },
      outcome: "found",
      facts: {
        title: "Registered Dietitian",
        company: "Kettle Lakes Regional Hospital",
        hobbies: ["vegetable garden | gardening"],
        causes: ["Algonquin Avenue Community Kitchen"]
      },
      also: {
        location: "North Bay, Ontario | North Bay",
        industry: "hospital | health care | Clinical Nutrition | healthcare",
        skills: ["renal nutrition | nutrition | Clinical Nutrition"],
        certifications: ["Registered Dietitian"],
        interests: ["vegetable garden | gardening", "lentils"],
        hobbies: ["cooking"]
      },
      sources: [
        "https://kettlelakeshospital.example/directory/l-p",
        "https://nipissingnugget.example/living/nutrition-month"
      ],
      never: ["Chief Information Officer", "VP Digital Health", "CPHIMS", "Waterloo", "One record"]
    }
  ]
}
