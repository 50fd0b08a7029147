import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA" dir="ltr"><head><meta charset="utf-8"><title>${title} | Kingsmere Children's Hospital</title></head>
<body class="path-node not-front"><div class="region-alert">Masks are required in the oncology unit. <a href="/visitors">Visitor information</a></div>
<ul class="menu"><li><a href="/find-a-provider">Find a Provider</a></li><li><a href="/about/leadership">About</a></li><li><a href="/give">Give</a></li></ul>
<div id="main-content">${body}</div>
<div class="footer">Kingsmere Children's Hospital, 1190 Wellfield Street, Halifax, Nova Scotia B3H 0K2. We acknowledge that we are in Mi'kma'ki.</div></body></html>`

/** A children's hospital in Halifax: a physician with a record of research, a pharmacist who shares name and city. */
export const kingsmere: WorldPart = {
  pages: [
    {
      url: "https://kingsmerehealth.example/",
      body: shell("Home", "<h1>Care for every child in the Maritimes</h1><p>Emergency: dial 911.</p>")
    },
    {
      url: "https://kingsmerehealth.example/find-a-provider/leila-haidari",
      body: shell(
        "Leila Haidari, MD, FRCPC",
        `<h1>Leila Haidari, MD, FRCPC</h1>
<div class="field field--position"><div class="field__label">Position</div><div class="field__item">Staff Cardiologist, Division of Cardiology</div></div>
<div class="field field--appointment"><div class="field__label">Academic appointment</div><div class="field__item">Associate Professor, Department of Pediatrics, Dalhousie University</div></div>
<div class="field field--languages"><div class="field__label">Languages</div><div class="field__item">English, French, Farsi</div></div>
<div class="field field--interests"><div class="field__label">Clinical interests</div><div class="field__item">Fetal echocardiography</div><div class="field__item">Kawasaki disease</div></div>
<h2>Education and training</h2>
<table><tr><th>Medical school</th><td>McGill University, MD, 2006</td></tr><tr><th>Residency</th><td>Pediatrics, University of Calgary, 2010</td></tr><tr><th>Fellowship</th><td>Pediatric Cardiology, University of Alberta, 2013</td></tr></table>
<h2>Board certification</h2><ul><li>Royal College of Physicians and Surgeons of Canada, Pediatric Cardiology</li></ul>
<p>Appointments by referral only. Phone 902-555-0142, fax 902-555-0143.</p>`
      )
    },
    {
      url: "https://kingsmerehealth.example/about/leadership",
      body: shell(
        "Executive leadership",
        `<h1>Executive leadership team</h1>
<div class="views-row"><h3>Warren Oyelowo, MBA, CPA</h3><p>President and Chief Executive Officer</p></div>
<div class="views-row"><h3>Monique Thibodeau, RN, MHA, CHE</h3><p>Vice President, Patient Care and Chief Nursing Officer</p><p>Monique began her career as a bedside nurse in Moncton and has been with Kingsmere since 2014. She holds a Bachelor of Nursing from the Université de Moncton and a Master of Health Administration from Dalhousie University, and is a Certified Health Executive with the Canadian College of Health Leaders.</p></div>
<div class="views-row"><h3>Sandeep Gill</h3><p>Vice President, Infrastructure</p></div>`
      )
    },
    {
      url: "https://kingsmerehealth.example/pulse/2026/06/five-questions-pharmacy",
      body: shell(
        "Pulse: five questions for Andrew Campbell",
        `<h1>Five questions for… Andrew Campbell</h1><p class="date">June 9, 2026</p><p>If a child at Kingsmere gets a pill, a drip or a popsicle with something in it, Andrew Campbell's team made sure that it is the right one. Andrew has been Director of Pharmacy Services since 2019.</p>
<p><strong>How did you end up in pharmacy?</strong><br>My aunt ran the drugstore in Antigonish and I swept the floors. I did my BScPharm at Dalhousie, graduated in 1999, and never really left Halifax.</p>
<p><strong>What are you proud of?</strong><br>The bar-code project. We cut dispensing errors by 61 per cent and won the hospital's Patient Safety Award for it in 2024.</p>
<p><strong>What do you do when you aren't here?</strong><br>I turn bowls. I have a lathe in the basement, my wife says it is the loudest thing in Clayton Park. And we have a black Lab, Hank, who believes he is a therapy dog.</p>
<p><strong>Leafs or Habs?</strong><br>Mooseheads. Season tickets since I was a student.</p>
<p><strong>Last thing you read?</strong><br>A recall notice.</p>`
      )
    },
    {
      url: "https://bestdoctorsnearme.example/ns/halifax/pediatric-surgery",
      body: `<!doctype html><html lang="en"><head><title>Best Pediatric Surgeons in Halifax, NS (2026) - BestDoctorsNearMe</title></head><body><h1>Top 6 Pediatric Surgeons in Halifax, NS</h1><div class="ad">Sponsored</div><ol><li><h2>Dr. Leila Haidari</h2><p>Dr. Leila Haidari is Chief of Surgery at Kingsmere Children's Hospital in Halifax. She graduated from Queen's University in 1991 and has more than 30 years of diverse experiences, especially in pediatric surgery. ★★★★☆ (2)</p></li><li><h2>Dr. Owen MacAskill</h2><p>Dr. Owen MacAskill is a pediatric surgeon.</p></li></ol><p>Is this you? Claim your profile.</p></body></html>`
    },
    {
      url: "https://camplittlebeat.example/about",
      body: `<!doctype html><html lang="en-CA"><head><title>Our story – Camp Little Beat</title></head><body><h1>Our story</h1><p>Camp Little Beat began in 2016, when pediatric cardiologist Dr. Leila Haidari and camp director Joss Penney asked why kids with heart conditions never got to go to sleepaway camp. Ten summers later more than 400 campers have paddled on Sherbrooke Lake.</p><p>Leila still comes every July. She leads the canoe trips and is undefeated at cribbage.</p><p><a href="https://kingsmerehealth.example/">Kingsmere Children's Hospital</a> provides a nurse for every week of camp.</p></body></html>`
    },
    {
      url: "https://halifaxbreakfastwire.example/2025/11/thibodeau-harbour-table",
      news: { seen: "20251118T120000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en"><head><title>New chair for Harbour Table food bank | Halifax Breakfast Wire</title></head><body><h1>New chair for Harbour Table food bank</h1><p>HALIFAX — Monique Thibodeau, chief nursing officer at Kingsmere Children's Hospital, is the new volunteer board chair of the Harbour Table food bank.</p><p>Thibodeau, a breast cancer survivor who received the Queen Elizabeth II Platinum Jubilee Medal in 2023 for her work during the pandemic, says she wants to see a fridge in every school. “You cannot nurse a hungry child back to health,” she said.</p><p>She takes over from Bill Crouse, who served for nine years.</p></body></html>`
    },
    {
      url: "https://campbellsellshalifax.example/",
      body: `<!doctype html><html lang="en"><head><title>Andrew Campbell, REALTOR® | Homes in Halifax and Bedford</title></head><body><h1>Hi, I'm Andrew Campbell!</h1><p>REALTOR® with Seagate Realty in Halifax, Nova Scotia. Born and raised in Bedford, top 1% in 2025, dad, and head coach of the U13 Bedford Blades. I hold an MBA from Saint Mary's University. Call or text 902-555-0188.</p></body></html>`
    },
    {
      url: "https://eastcoastrunners.example/results/bluenose-2026-10k",
      body: `<!doctype html><html lang="en"><head><title>10K results 2026 | East Coast Runners</title></head><body><h1>10K results</h1><table><tr><th>Place</th><th>Name</th><th>City</th><th>Chip</th></tr><tr><td>211</td><td>Andrew Campbell</td><td>Halifax</td><td>48:02</td></tr><tr><td>212</td><td>Tess Rideout</td><td>Dartmouth</td><td>48:04</td></tr></table></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0002-7715-3046",
      given: "Leila",
      family: "Haidari",
      keywords: ["fetal echocardiography", "Kawasaki disease", "congenital heart disease"],
      country: "CA",
      employments: [
        {
          organization: "Kingsmere Children's Hospital",
          role: "Staff Cardiologist",
          department: "Division of Cardiology",
          city: "Halifax",
          country: "CA",
          from: 2014
        },
        {
          organization: "Stollery Children's Hospital",
          role: "Clinical Fellow",
          city: "Edmonton",
          country: "CA",
          from: 2010,
          to: 2013
        }
      ],
      educations: [
        {
          organization: "McGill University",
          role: "MD",
          city: "Montreal",
          country: "CA",
          from: 2002,
          to: 2006
        }
      ],
      works: [
        {
          title: "Coronary outcomes after delayed treatment of Kawasaki disease in Atlantic Canada",
          type: "journal-article",
          year: 2024,
          journal: "Canadian Journal of Child Heart Care"
        }
      ]
    }
  ],
  people: [
    {
      id: "leila-haidari",
      about: "A physician: hospital page in fields, a record of research, a directory that invents a career.",
      contact: {
        full_name: "Leila Haidari",
        company: "Kingsmere Children's Hospital",
        title: "Cardiologist"
      },
      outcome: "found",
      facts: {
        title: "Staff Cardiologist | Staff Cardiologist, Division of Cardiology | pediatric cardiologist",
        company: "Kingsmere Children's Hospital",
        location: "Halifax | Halifax, Nova Scotia | Halifax, CA | Halifax, Canada",
        skills: ["Fetal echocardiography", "Kawasaki disease"],
        education: [{ institution: "McGill University", degree: "MD", year: 2006 }],
        certifications: [
          "Royal College of Physicians and Surgeons of Canada, Pediatric Cardiology | Pediatric Cardiology | FRCPC"
        ],
        causes: ["Camp Little Beat | kids with heart conditions"],
        hobbies: ["canoe trips | canoeing | canoe", "cribbage"],
        achievements: ["Coronary outcomes after delayed treatment of Kawasaki disease in Atlantic Canada"]
      },
      also: {
        title: "Cardiologist | Associate Professor | Associate Professor, Department of Pediatrics",
        company: "Kingsmere | Dalhousie University",
        location: "Canada | CA | Halifax, Nova Scotia, Canada | Nova Scotia",
        industry: "Healthcare | hospital | health care | Cardiology | medicine | Hospitals",
        skills: [
          "congenital heart disease",
          "English",
          "French",
          "Farsi",
          "Cardiology",
          "Pediatrics",
          "Pediatric Cardiology"
        ],
        interests: [
          "Fetal echocardiography",
          "Kawasaki disease",
          "congenital heart disease",
          "cribbage",
          "canoe trips"
        ],
        education: [
          { institution: "University of Calgary", degree: "Residency", field: "Pediatrics", year: 2010 },
          {
            institution: "University of Alberta",
            degree: "Fellowship",
            field: "Pediatric Cardiology",
            year: 2013
          }
        ],
        memberships: ["Royal College of Physicians and Surgeons of Canada", "Camp Little Beat"],
        certifications: ["FRCPC", "Royal College of Physicians and Surgeons of Canada", "MD"],
        achievements: ["Camp Little Beat"]
      },
      sources: [
        "https://kingsmerehealth.example/find-a-provider/leila-haidari",
        "https://camplittlebeat.example/about",
        "https://pub.orcid.org/v3.0/0000-0002-7715-3046/employments",
        "https://pub.orcid.org/v3.0/0000-0002-7715-3046/works",
        "https://pub.orcid.org/v3.0/0000-0002-7715-3046/person"
      ],
      never: ["Chief of Surgery", "Queen's University", "1991"]
    },
    {
      id: "andrew-campbell",
      about: "An interview in the staff letter; an estate agent and a runner of the name in the same city.",
      contact: {
        email: "acampbell@kingsmerehealth.example",
        full_name: "Andrew Campbell",
        location: "Halifax, NS"
      },
      outcome: "found",
      facts: {
        title: "Director of Pharmacy Services",
        company: "Kingsmere Children's Hospital | Kingsmere",
        location: "Halifax | Halifax, Nova Scotia | Halifax, NS | Clayton Park",
        education: [
          {
            institution: "Dalhousie | Dalhousie University",
            degree: "BScPharm",
            field: "Pharmacy",
            year: 1999
          }
        ],
        achievements: ["Patient Safety Award"],
        hobbies: ["turn bowls | woodturning | bowl turning | turning bowls"],
        sports_teams: ["Mooseheads | Halifax Mooseheads"],
        pets: ["black Lab | Hank"]
      },
      also: {
        industry: "Healthcare | hospital | health care | pharmacy | Hospitals",
        interests: ["turn bowls", "Mooseheads"],
        skills: ["Pharmacy", "Pharmacy Services"],
        achievements: ["cut dispensing errors by 61 per cent | bar-code project"]
      },
      sources: ["https://kingsmerehealth.example/pulse/2026/06/five-questions-pharmacy"],
      never: ["REALTOR", "Seagate Realty", "Bedford Blades", "Saint Mary's University", "48:02"]
    },
    {
      id: "monique-thibodeau",
      about: "Letters after the name, a charity's chair in the press, an illness in a subordinate clause.",
      contact: { email: "monique.thibodeau@kingsmerehealth.example" },
      outcome: "found",
      facts: {
        title:
          "Vice President, Patient Care and Chief Nursing Officer | Chief Nursing Officer | Vice President, Patient Care",
        company: "Kingsmere Children's Hospital | Kingsmere",
        location: "Halifax | Halifax, Nova Scotia | Halifax, NS",
        education: [
          {
            institution: "Université de Moncton",
            degree: "Bachelor of Nursing | Bachelor",
            field: "Nursing"
          },
          {
            institution: "Dalhousie University",
            degree: "Master of Health Administration | MHA | Master",
            field: "Health Administration"
          }
        ],
        certifications: ["Certified Health Executive | CHE"],
        memberships: ["Canadian College of Health Leaders"],
        causes: ["Harbour Table food bank | Harbour Table"],
        achievements: ["Queen Elizabeth II Platinum Jubilee Medal | Platinum Jubilee Medal"]
      },
      also: {
        industry: "Healthcare | hospital | health care | nursing | Hospitals",
        skills: ["Nursing", "Health Administration", "Patient Care"],
        certifications: ["RN", "MHA"],
        memberships: ["Harbour Table | Harbour Table food bank"],
        achievements: ["board chair of the Harbour Table food bank | New chair for Harbour Table food bank"]
      },
      sources: [
        "https://kingsmerehealth.example/about/leadership",
        "https://halifaxbreakfastwire.example/2025/11/thibodeau-harbour-table"
      ],
      sensitive: ["breast cancer", "cancer survivor"]
    }
  ]
}
