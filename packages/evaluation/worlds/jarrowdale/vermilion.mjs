const page = (path, title, main, extra = "") => ({
  url: `https://www.vermilionshorehealth.example${path}`,
  body: `<!DOCTYPE html>
<html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${title} | Vermilion Shore Health</title>${extra}</head>
<body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a>
<div class="alert-banner">Visitor masking is optional in most areas. <a href="/visitors">Details</a></div>
<header role="banner"><a href="/">Vermilion Shore Health</a><nav><ul class="menu"><li><a href="/find-a-doctor">Find a Doctor</a></li><li><a href="/locations">Locations</a></li><li><a href="/about/leadership">Leadership</a></li><li><a href="/newsroom">Newsroom</a></li><li><a href="/careers">Careers</a></li><li><a href="/mychart">MyChart</a></li></ul></nav></header>
<main role="main"><a id="main-content" tabindex="-1"></a><h1 class="page-title">${title}</h1>${main}</main>
<footer role="contentinfo"><p>Vermilion Shore Health is a nonprofit health care system of three hospitals and fourteen clinics in northeastern Minnesota.</p><p>Main campus: 1200 Vermilion Shore Drive, Duluth, MN 55805</p><p>Language assistance: Español · Hmoob · Soomaali · Tiếng Việt</p></footer></body></html>`
})
const industry = "Health care | Healthcare | Hospital & Health Care | Hospital and health care | Hospitals | Hospital system | Health system | Nonprofit health care | nonprofit health care system | Hospitals and Health Care"
const company = "Vermilion Shore Health"
const duluth = "Duluth, Minnesota | Duluth, MN | Duluth"
export default {
  people: [
    {
      id: "jd-linh-nguyen-md",
      about: "A physician; a nurse manager of the same name works at the same hospital.",
      contact: { full_name: "Linh Nguyen", email: "linh.t.nguyen@vermilionshorehealth.example", company: "Vermilion Shore Health", title: "Interventional Cardiologist" },
      outcome: "found",
      facts: {
        title: "Interventional Cardiologist | Cardiologist | Interventional cardiology physician",
        company, location: duluth, industry,
        skills: ["transradial catheterization | radial catheterization | Transradial catheterisation | interventional cardiology"],
        hobbies: ["cross-country skiing | skiing | Nordic skiing"],
        memberships: ["American College of Cardiology | Fellow of the American College of Cardiology | FACC"],
        education: [{ institution: "University of Minnesota Medical School | University of Minnesota", degree: "MD | M.D. | Doctor of Medicine | Medical degree", field: "Medicine", year: 2006 }],
        certifications: ["Interventional Cardiology | American Board of Internal Medicine, Interventional Cardiology | Board certified in interventional cardiology | Board certification: Interventional Cardiology, American Board of Internal Medicine | ABIM Interventional Cardiology"]
      },
      also: {
        title: "Medical Director, Cardiac Catheterization Laboratory | Medical Director of the cath lab | Medical director, cath lab | Physician | cardiologist",
        location: "Minnesota | United States | Duluth, Minnesota, USA | Superior, Wisconsin",
        skills: ["Vietnamese", "English", "coronary angioplasty and stenting | angioplasty | stenting", "chronic total occlusion | chronic total occlusions | CTO", "cardiac catheterization", "cardiology", "internal medicine", "cardiac rehabilitation", "patient communication"],
        achievements: ["set up the region's transradial program | set up the transradial program in 2014 | started the transradial program | transradial program", "Birkebeiner finisher | twelve American Birkebeiners | skied twelve American Birkebeiners | American Birkebeiner", "door-to-balloon time of 52 minutes | door-to-balloon times | median door-to-balloon time 52 minutes"],
        interests: ["cross-country skiing | Nordic skiing", "American Birkebeiner", "chronic total occlusion", "transradial catheterization", "Vietnamese cooking | pho | cooking"],
        hobbies: ["cooking | cooking pho | making pho", "Birkebeiner | ski racing"],
        certifications: ["Cardiovascular Disease | Board certified in cardiovascular disease | American Board of Internal Medicine | board certified"],
        education: [
          { institution: "University of Iowa Hospitals and Clinics | University of Iowa", degree: "Residency | Fellowship | Internship and residency", field: "Internal medicine | Cardiovascular disease and interventional cardiology | Cardiology" },
          { institution: "University of Iowa Hospitals and Clinics | University of Iowa", degree: "Fellowship", field: "Interventional Cardiology" },
          { institution: "Carleton College", degree: "BA | B.A. | Bachelor of Arts", field: "Chemistry" }
        ]
      },
      sources: ["https://www.vermilionshorehealth.example/find-a-doctor/linh-nguyen-md", "https://www.vermilionshorehealth.example/newsroom/heart-team-52-minutes"],
      never: ["neonatal", "NICU", "RNC-NIC", "Northern Lights Nursing", "pottery", "Scholastica"]
    },
    {
      id: "jd-linh-nguyen-rn",
      about: "The nurse manager of the same name; contact without an email.",
      contact: { full_name: "Linh Nguyen", company: "Vermilion Shore Health", title: "Nurse Manager, NICU" },
      outcome: "found",
      facts: {
        title: "Nurse Manager, Neonatal Intensive Care Unit | Nurse Manager, NICU | NICU Nurse Manager | Nurse Manager",
        company, location: duluth, industry,
        hobbies: ["pottery | throwing pots"],
        achievements: ["Northern Lights Nursing Award | Northern Lights Nursing Award 2024 | 2024 Northern Lights Nursing Award"],
        education: [{ institution: "College of St. Scholastica | The College of St. Scholastica | St. Scholastica", degree: "BSN | Bachelor of Science in Nursing | bachelor's", field: "Nursing", year: 2011 }],
        certifications: ["RNC-NIC | neonatal intensive care nursing certification | RNC-NIC (Neonatal Intensive Care Nursing)"]
      },
      also: {
        title: "Registered Nurse | RN | Charge nurse | Staff nurse | Nurse | Nurse manager | Night-shift nurse",
        location: "Minnesota | United States | Cloquet | Cloquet, Minnesota",
        skills: ["neonatal intensive care | neonatal care | neonatal nursing | NICU care", "family-centered care | skin-to-skin care | kangaroo care", "team leadership | leading 58 nurses | nurse management | managing 58 nurses", "nursing", "neonatal resuscitation | teaching neonatal resuscitation", "mentoring | mentoring new nurses", "teaching"],
        achievements: ["introduced kangaroo care | skin-to-skin program | 24-hour skin-to-skin | round-the-clock skin-to-skin program", "leads 58 nurses | a unit of 58 nurses", "fourteen years on the unit | joined in 2011", "raised $18,000 with a bowl sale | bowl sale | $18,000 for the family room | bowls for the NICU family room"],
        interests: ["pottery", "kangaroo care | skin-to-skin care", "family room | families", "premature babies | preemies | neonatal care"],
        hobbies: ["making bowls | ceramics"],
        causes: ["NICU family room | family lodging | parents of premature babies | NICU family lounge | families of premature babies", "mentoring new nurses"]
      },
      sources: ["https://www.vermilionshorehealth.example/careers/meet-our-nurses", "https://www.vermilionshorehealth.example/newsroom/northern-lights-2024"],
      never: ["cardiolog", "catheter", "Birkebeiner", "Carleton", "FACC", "skiing"]
    },
    {
      id: "jd-bob-kangas",
      about: "An executive whose illness a local newspaper told.",
      contact: { full_name: "Robert Kangas", email: "rkangas@vermilionshorehealth.example", company: "Vermilion Shore Health", location: "Duluth" },
      outcome: "found",
      facts: {
        title: "Vice President, Supply Chain and Facilities | VP Supply Chain and Facilities | Vice President of Supply Chain and Facilities | VP of Supply Chain & Facilities",
        company, location: duluth, industry,
        hobbies: ["curling"],
        memberships: ["West End Rock & Broom Club | Rock & Broom Club | West End Rock and Broom Club"],
        education: [{ institution: "University of Wisconsin-Superior | UW-Superior | University of Wisconsin–Superior", degree: "BS | bachelor's | B.S. | Bachelor of Science", field: "Business Administration | business" }],
        certifications: ["CHFM | Certified Healthcare Facility Manager"]
      },
      also: {
        title: "Vice President | Purchasing clerk | Director of Materials Management | Director of materials management | skip | Vice President of Supply Chain",
        location: "Proctor | Proctor, Minnesota | Minnesota | United States",
        skills: ["supply chain | supply chain management", "facilities | facilities management", "purchasing | materials management | procurement", "energy efficiency | energy savings | lake-water cooling", "leadership | overseeing 400 employees"],
        achievements: ["lake-water cooling system | Lake Superior cooling loop | cut the energy bill by a third | cut the main campus's energy use by a third", "31 years with Vermilion Shore | started in 1995 | began as a purchasing clerk in 1995 | thirty-one years of service", "club championship | skipped his rink to the club championship | won the Rock & Broom Club championship | 2025 club championship", "oversees 400 employees"],
        interests: ["curling", "energy efficiency", "Lake Superior", "teaching curling to beginners | curling for beginners"],
        hobbies: ["teaching curling | teaching beginners to curl"],
        causes: ["teaching curling to beginners | learn-to-curl nights", "energy efficiency"]
      },
      sources: ["https://www.vermilionshorehealth.example/about/leadership", "https://www.twinportscourier.example/2025/03/kangas-rock-and-broom"],
      sensitive: ["kidney", "dialysis", "transplant"]
    },
    {
      id: "jd-shauna-deforest",
      about: "Nobody wrote about her; a namesake sells houses in Louisiana.",
      contact: { full_name: "Shauna Deforest", company: "Vermilion Shore Health", title: "Patient Accounts Representative" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Baton Rouge", "realtor", "Magnolia Bend", "Million Dollar Club"]
    }
  ],
  pages: [
    page("/", "Care for the north shore", `<p>Three hospitals, fourteen clinics, one phone number. Vermilion Shore Health has looked after people in Duluth and up the shore since 1911.</p><div class="views-row"><a href="/newsroom/heart-team-52-minutes">52 minutes: how our heart team got faster</a></div><div class="views-row"><a href="/newsroom/northern-lights-2024">Three of our nurses honored</a></div>`),
    page("/find-a-doctor", "Find a Doctor", `<form><label>Specialty <select><option>Cardiology</option><option>Family Medicine</option></select></label></form><div class="view-content"><div class="views-row"><a href="/find-a-doctor/linh-nguyen-md">Linh T. Nguyen, MD, FACC</a> Interventional Cardiology</div><div class="views-row">Abdirahman Farole, MD Family Medicine</div><div class="views-row">Greta Sundvall, DO Pediatrics</div></div>`),
    page("/find-a-doctor/linh-nguyen-md", "Linh T. Nguyen, MD, FACC", `
<div class="field field--name-specialty"><div class="field__label">Specialty</div><div class="field__item">Interventional Cardiology</div></div>
<div class="field"><div class="field__label">Roles</div><div class="field__item">Interventional Cardiologist</div><div class="field__item">Medical Director, Cardiac Catheterization Laboratory</div></div>
<div class="field"><div class="field__label">Locations</div><div class="field__item">Main campus, Duluth, MN</div><div class="field__item">Superior Clinic, Superior, WI (Tuesdays)</div></div>
<div class="field"><div class="field__label">Languages</div><div class="field__item">English, Vietnamese</div></div>
<div class="field"><div class="field__label">Education and training</div><div class="field__item"><ul><li>Medical degree: University of Minnesota Medical School, 2006</li><li>Residency: Internal medicine, University of Iowa Hospitals and Clinics</li><li>Fellowship: Cardiovascular disease and interventional cardiology, University of Iowa Hospitals and Clinics</li><li>Undergraduate: BA, Chemistry, Carleton College</li></ul></div></div>
<div class="field"><div class="field__label">Board certification</div><div class="field__item">American Board of Internal Medicine: Cardiovascular Disease; Interventional Cardiology</div></div>
<div class="field"><div class="field__label">Memberships</div><div class="field__item">Fellow, American College of Cardiology</div></div>
<div class="field"><div class="field__label">Clinical interests</div><div class="field__item">Transradial catheterization, chronic total occlusion, coronary angioplasty and stenting</div></div>
<div class="field"><div class="field__label">About me</div><div class="field__item"><p>I tell patients what I would tell my father, who also had to be told twice. Away from the lab I am on cross-country skis whenever there is snow (twelve Birkebeiners, none of them fast), and in the kitchen with a pot of pho when there is not.</p></div></div>
<p>Accepting new patients: by referral</p>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Physician","name":"Linh T. Nguyen, MD, FACC","medicalSpecialty":"Cardiovascular","address":{"@type":"PostalAddress","addressLocality":"Duluth","addressRegion":"MN"}}</script>`),
    page("/newsroom", "Newsroom", `<ul><li><a href="/newsroom/heart-team-52-minutes">52 minutes: how our heart team got faster</a></li><li><a href="/newsroom/northern-lights-2024">Three of our nurses honored at Northern Lights</a></li></ul><p>Media contact: news@vermilionshorehealth.example</p>`),
    page("/newsroom/heart-team-52-minutes", "52 minutes: how our heart team got faster", `<p class="date">February 11, 2026</p><p>When somebody in Two Harbors has a heart attack, the clock starts. Last year our median door-to-balloon time fell to 52 minutes, the lowest in the region.</p><p>"The artery does not know that it is snowing," says Dr. Linh Nguyen, interventional cardiologist and medical director of the cath lab, who set up the region's transradial program in 2014. Going in through the wrist means patients can sit up at once, and it means fewer bleeds.</p><p>The team now rehearses with ambulance crews twice a year.</p>`),
    page("/newsroom/northern-lights-2024", "Three of our nurses honored at Northern Lights", `<p class="date">May 8, 2024</p><p>Linh Nguyen, RN, nurse manager of the Neonatal Intensive Care Unit, received the Northern Lights Nursing Award at a dinner in Duluth on Saturday. The jury praised her for making round-the-clock skin-to-skin care possible on a unit where parents used to be sent home at eight.</p><p>Also honored were Ahmed Yusuf, RN (emergency), and Patty Gustafson, LPN (Two Harbors clinic).</p><p>Nguyen gave her speech with clay on her cuff. She throws pots in a garage in Cloquet; her bowl sale last fall raised $18,000 for the NICU family room.</p>`),
    page("/careers/meet-our-nurses", "Meet our nurses", `<div class="quote-card"><h3>Linh Nguyen, BSN, RN, RNC-NIC</h3><p><strong>Nurse Manager, NICU</strong></p><p>"I came straight from St. Scholastica (BSN, 2011) to nights on this unit, and I never wanted another. Now I lead 58 nurses. New ones shadow me for a week, because I want them to hear from the boss that it's all right to cry in the supply room. I still teach neonatal resuscitation myself."</p></div><div class="quote-card"><h3>Ahmed Yusuf, RN</h3><p><strong>Emergency Department</strong></p><p>"No two nights."</p></div><p><a href="/careers">Open positions</a></p>`),
    page("/careers", "Careers", `<p>4,100 colleagues. Sign-on bonuses for night shift. <a href="/careers/meet-our-nurses">Meet our nurses</a>.</p>`),
    page("/about/leadership", "Leadership", `<table class="table"><thead><tr><th>Name</th><th>Position</th><th>Background</th></tr></thead><tbody>
<tr><td>Colleen Maki-Ortega, MD</td><td>President and Chief Executive Officer</td><td>Family physician. With us since 2009.</td></tr>
<tr><td>Robert "Bob" Kangas, CHFM</td><td>Vice President, Supply Chain and Facilities</td><td>Bob began as a purchasing clerk in 1995 and was director of materials management before his current role. He oversees 400 employees and the lake-water cooling loop that cut the main campus's energy use by a third. Certified Healthcare Facility Manager; bachelor's in business administration, University of Wisconsin-Superior.</td></tr>
<tr><td>Priti Desai</td><td>Chief Financial Officer</td><td>Formerly in public accounting.</td></tr>
<tr><td>Terrence Bluhm, RN, DNP</td><td>Chief Nursing Officer</td><td>Army veteran.</td></tr></tbody></table>`),
    {
      url: "https://www.magnoliabendhomes.example/agents/shauna-deforest",
      body: `<!DOCTYPE html><html><head><title>Shauna Deforest, REALTOR | Magnolia Bend Homes, Baton Rouge</title></head><body><h1>Shauna Deforest</h1><p>Licensed realtor in Baton Rouge, Louisiana. Million Dollar Club 2021 to 2025. Shauna loves LSU tailgates and staging kitchens.</p><p>Call 225-555-0117</p></body></html>`
    }
  ]
}
