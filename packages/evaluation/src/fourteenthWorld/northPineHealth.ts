import type { WorldPart } from "../World.ts"

const clinic = (title: string, body: string, head = ""): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} - NorthPine Health</title><meta name="robots" content="index,follow">${head}</head>
<body><div class="utility-nav"><a href="/mychart">MyChart</a> <a href="/pay-my-bill">Pay My Bill</a> <a href="/careers">Careers</a> <a href="/es">Español</a> <a href="/hmoob">Hmoob</a></div>
<header><a href="/"><img src="/assets/np-logo.png" alt="NorthPine Health"></a><nav><a href="/find-a-provider">Find a Provider</a><a href="/locations">Locations</a><a href="/services">Services</a><a href="/classes">Classes &amp; Events</a><a href="/about/leadership">About</a></nav></header>
<div class="alert-bar">Visitor masking is optional in all clinics as of March 3.</div>
<main>${body}</main>
<footer><p>Call 911 in an emergency. Nurse line: 218-555-0144.</p><p>NorthPine Health complies with applicable Federal civil rights laws and does not discriminate. <a href="/price-transparency">Price transparency</a> | <a href="/hipaa">Notice of privacy practices</a></p><p>©2027 NorthPine Health, 310 East Third Street, Duluth, MN 55805</p></footer></body></html>`

/** A clinic group in Duluth: a cardiologist and a pharmacist of one name, a chief nursing officer, a chief information officer. */
export const northPineHealth: WorldPart = {
  pages: [
    {
      url: "https://northpinehealth.example/",
      body: clinic(
        "Care close to home",
        `<h1>Care, close to home.</h1><p>Eleven clinics and one hospital from Duluth to Grand Marais. <a href="/find-a-provider">Find a provider</a> or <a href="/mychart">make an appointment</a>.</p><h2>Health news</h2><ul><li><a href="/classes">Yoga for stiff people, Hermantown</a></li><li>Flu shots: walk in, no appointment</li></ul>`
      )
    },
    {
      url: "https://northpinehealth.example/providers/daniel-nguyen-md",
      body: clinic(
        "Daniel Nguyen, MD, FACC",
        `<div class="provider-hero"><img src="/providers/img/nguyen-d.jpg" alt=""><h1>Daniel Nguyen, MD, FACC</h1><p class="specialty">Cardiology</p><p>★ 4.9 (312 ratings)</p><button>Request an appointment</button></div>
<section><h2>About me</h2><p>I became a cardiologist because of my grandfather, who thought heartburn was the price of good fish sauce. I take care of people with heart failure and with valves that leak, and I like to draw the problem on the paper of the exam table so that you can take it home.</p><p>When I'm not in clinic I am probably on skis. I have finished the American Birkebeiner eight times, and I am learning to play the cello at the same speed as my nine-year-old.</p></section>
<section><h2>Training</h2><table><tr><th>Medical school</th><td>University of Minnesota Medical School, 2005</td></tr><tr><th>Residency</th><td>Internal Medicine, Hennepin Healthcare</td></tr><tr><th>Fellowship</th><td>Cardiovascular Disease, University of Iowa</td></tr><tr><th>Board certification</th><td>American Board of Internal Medicine – Cardiovascular Disease</td></tr><tr><th>Languages</th><td>English, Vietnamese</td></tr></table></section>
<section><h2>Sees patients at</h2><p>NorthPine Heart Center, Duluth</p></section>`,
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Physician","name":"Daniel Nguyen, MD","medicalSpecialty":"Cardiovascular","hospitalAffiliation":{"@type":"Hospital","name":"NorthPine Health"},"address":{"@type":"PostalAddress","addressLocality":"Duluth","addressRegion":"MN"}}</script>`
      )
    },
    {
      url: "https://northpinehealth.example/pharmacy/superior",
      body: clinic(
        "NorthPine Pharmacy – Superior",
        `<h1>NorthPine Pharmacy – Superior</h1><p>Inside the Tower Avenue clinic, Superior, Wisconsin. Open Mon–Fri 8:30–6, Sat 9–1.</p><h2>Your pharmacists</h2><p><b>Daniel Nguyen, PharmD</b>, Pharmacy Manager. Dan studied at Creighton University in Omaha and joined us in 2019. He is a Board Certified Ambulatory Care Pharmacist and coaches youth wrestling in Superior. (No, he is not the heart doctor. They have met.)</p><p><b>Holly Vandersteen, PharmD</b></p>`
      )
    },
    {
      url: "https://northpinehealth.example/about/leadership",
      body: clinic(
        "Leadership team",
        `<h1>Leadership team</h1>
<div class="leader"><h3>Carl Engstrom, MBA</h3><h4>President and Chief Executive Officer</h4><p>Carl has led NorthPine since 2018.</p></div>
<div class="leader"><h3>Kathleen Berglund, DNP, RN, NEA-BC</h3><h4>Chief Nursing Officer</h4><p>Kathleen began as a nursing assistant in Cloquet at 17 and has been chief nursing officer since 2021. She is responsible for 1,140 nurses and for the residency program that brings new graduates to rural clinics, which halved first-year turnover.</p></div>
<div class="leader"><h3>Andre Castellano</h3><h4>Vice President and Chief Information Officer</h4><p>Andre came to NorthPine in 2022 from a hospital system in Milwaukee. He led our move to a single Epic electronic health record in fourteen months.</p></div>
<div class="leader"><h3>Priscilla Goodsky, JD</h3><h4>General Counsel</h4></div>`
      )
    },
    {
      url: "https://duluthharbornews.example/2026/02/21/birkie-doctor",
      news: { seen: "20260221T160000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>Cardiologist skis the Birkie with a defibrillator on his back | Duluth Harbor News</title><meta property="article:published_time" content="2026-02-21T10:00:00-06:00"></head><body><nav>News Sports Outdoors Obits E-paper</nav><article><h1>Cardiologist skis the Birkie with a defibrillator on his back</h1><p class="by">By Jana Lahti</p><p>HAYWARD, Wis. — Most of the 8,000 skiers at Saturday's Birkebeiner carried gels. Dr. Daniel Nguyen of Duluth carried a defibrillator.</p><p>Nguyen, 47, medical lead of the Wave Medics, a volunteer group of skiing doctors and nurses, said the group had used one twice in five years. “Both of those people sent me Christmas cards,” he said.</p><p>A heart failure specialist at NorthPine Health, Nguyen started a telemedicine clinic in 2020 that now follows 600 patients on the North Shore and at Grand Portage; the American Heart Association gave it its regional rural health award last fall. He grew up in St. Paul, the son of a machinist and a seamstress, and is a Minnesota Wild fan “through thick and mostly thin.”</p><p>His malamute, Tuco, waited at the finish in a bib.</p></article><aside>Lake levels · Ship schedule: Edwin H. Gott, 14:20</aside></body></html>`
    },
    {
      url: "https://lakesuperiorsymphony.example/boards",
      body: `<html><head><title>Boards and friends - Head of the Lakes Youth Orchestra</title></head><body><table width="760" align="center"><tr><td><img src="hlyo.gif"></td></tr><tr><td><b>Board of directors 2026/27</b><br>Marjorie Sundquist, chair<br>Daniel Nguyen, MD, treasurer (cardiologist at NorthPine; parent of a cellist)<br>Rev. Al Tomasek<br>Wendy Ojibway-Hale<p>The orchestra lends instruments to 60 children free of charge.</td></tr></table></body></html>`
    },
    {
      url: "https://css-alumni.example/bulldog-saint/kathleen-berglund",
      body: `<!doctype html><html lang="en"><head><title>Distinguished Alumni Award 2025: Kathleen Berglund | The College of St. Scholastica Alumni</title></head><body><header>Alumni &amp; Friends <a>Give</a> <a>Reunion</a></header><h1>Distinguished Alumni Award 2025: Kathleen Berglund</h1><p>Kathleen (Katie) Berglund earned her BS in Nursing at The College of St. Scholastica in 1998 and came back for a Doctor of Nursing Practice in 2014. Today she is Chief Nursing Officer of NorthPine Health.</p><p>She is a fellow of the Wharton Nursing Leaders Program and a board member of the Minnesota Organization of Leaders in Nursing. Colleagues say that she knows every night-shift housekeeper by name.</p><p>Katie lives in Two Harbors with her husband, Lars, two Icelandic horses called Skuggi and Frost, and a view.</p></body></html>`
    },
    {
      url: "https://nursingupnorth.example/podcast/berglund",
      body: `<!doctype html><html><head><title>Nursing Up North #19 – Kathleen Berglund on keeping new nurses</title></head><body><p><a href="/">Nursing Up North</a> &gt; Podcast</p><h1>#19 – Kathleen Berglund on keeping new nurses</h1><p>Nov. 5, 2026. Why do a third of new nurses quit in the first year, and what happens when somebody sits down with them? Kathleen talks about rural staffing, workplace violence prevention and the two years she spent as a flight nurse.</p><h3>Quick round</h3><p>Coffee: egg coffee. Reading: Louise Erdrich. Sunday: weaving rugs on her grandmother's loom. Team: UMD Bulldogs hockey, “section 119, bring earplugs.” Cause: the Damiano Center's community kitchen, where she ladles on the first Saturday of the month.</p><hr><p>Subscribe wherever you get your podcasts.</p></body></html>`
    },
    {
      url: "https://mnnurseleaders.example/awards/2024",
      body: `<html lang="en"><head><title>2024 awards – MOLN</title></head><body><h1>2024 award recipients</h1><ul><li><b>Nurse Leader of the Year:</b> Kathleen Berglund, NorthPine Health, Duluth</li><li><b>Emerging Leader:</b> Mai Yer Xiong, Saint Paul</li><li><b>Friend of Nursing:</b> Rep. (ret.) Tom Huntley</li></ul></body></html>`
    },
    {
      url: "https://healthitmidwest.example/speakers/andre-castellano",
      body: `<!DOCTYPE html><html><head><title>Andre Castellano | Health IT Midwest Summit 2026</title></head><body class="event-theme"><header><span>Minneapolis · October 7–8, 2026</span><a href="/register">Register</a></header><section itemscope itemtype="https://schema.org/Person"><h1 itemprop="name">Andre Castellano</h1><p itemprop="jobTitle">Vice President and Chief Information Officer</p><p itemprop="worksFor">NorthPine Health</p><div itemprop="description"><p>Andre Castellano, CHCIO, FHIMSS, has worked in hospital IT since he reset passwords on the night shift as a student. His specialties are interoperability, downtime planning and talking clinicians out of a 41st alert. He holds a BBA in Information Systems from the University of Wisconsin–Milwaukee and an MBA from Marquette University.</p></div><h2>Session</h2><p>Paper works: what 31 hours without an EHR taught us</p></section></body></html>`
    },
    {
      url: "https://ciorounds.example/interviews/andre-castellano-northpine",
      news: { seen: "20260714T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>“I own a waffle truck and an EHR” – Andre Castellano, NorthPine Health | CIO Rounds</title><meta name="author" content="CIO Rounds staff"></head><body><header>CIO Rounds — for hospital technology leaders <a>Whitepapers</a> <a>Webinars</a></header><article><h1>“I own a waffle truck and an EHR”</h1><p><i>July 14, 2026</i></p><p><b>Andre, you were named to our Rural CIOs to Know list. What did you do?</b></p><p>Mostly we turned things off. We had 212 applications and now we have 97. That is $3.1 million a year that pays for nurses.</p><p><b>What keeps you up?</b></p><p>Ransomware. We run a downtime drill every quarter and I make the executives do it too.</p><p><b>You moved from Milwaukee to Duluth. Why?</b></p><p>The lake is the same, only colder. I restore old outboard motors and my wife runs a waffle truck in Canal Park on summer weekends, so I wash a lot of irons. I'm still a Brewers fan, they let me live here anyway.</p><p><b>Who do you give time to?</b></p><p>PCs for People. Our retired laptops go to families through them, and I sit on the regional advisory board.</p></article></body></html>`
    },
    {
      url: "https://northlandchamber.example/leadership-duluth/class-of-2024",
      body: `<html><head><title>Leadership Duluth – Class of 2024</title></head><body><h1>Leadership Duluth: Class of 2024</h1><table border="1" cellpadding="4"><tr><td>Abby Niemi</td><td>Port Authority</td></tr><tr><td>Andre Castellano</td><td>NorthPine Health</td></tr><tr><td>Trent Aho</td><td>Aho Plumbing</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/andre-castellano-chcio",
      title: "Andre Castellano, MBA, CHCIO - VP & Chief Information Officer - NorthPine Health | LinkedIn",
      snippet:
        "Healthcare technology leader. I make computers boring so that care can be interesting. · NorthPine Health · Marquette University · Duluth, Minnesota, United States"
    },
    {
      url: "https://www.linkedin.com/in/kathleen-berglund-dnp",
      title: "Kathleen Berglund, DNP, RN - Chief Nursing Officer - NorthPine Health | LinkedIn",
      snippet:
        "Chief Nursing Officer at NorthPine Health. Two Harbors, Minnesota. Experience: NorthPine Health, Life Link III. Education: The College of St. Scholastica."
    }
  ],
  podcasts: [
    {
      id: 914077,
      title: "Nursing Up North",
      artist: "Deb Maki",
      feed: "https://nursingupnorth.example/feed",
      site: "https://nursingupnorth.example/",
      description: "Conversations with nurses above the 46th parallel.",
      episodes: [
        {
          title: "#19 – Kathleen Berglund on keeping new nurses",
          description: "NorthPine Health's chief nursing officer on rural staffing and the first year.",
          url: "https://nursingupnorth.example/podcast/berglund",
          at: "2026-11-05T11:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "daniel-nguyen-md",
      about: "A cardiologist whose employer also has a pharmacist of the same name.",
      contact: {
        email: "daniel.nguyen@northpinehealth.example",
        full_name: "Dr. Daniel Nguyen",
        company: "NorthPine Health",
        title: "Cardiologist"
      },
      outcome: "found",
      facts: {
        title: "Cardiologist | cardiologist | heart failure specialist",
        company: "NorthPine Health | NorthPine Heart Center | NorthPine",
        location: "Duluth | Duluth, Minnesota | Duluth, MN",
        skills: ["heart failure | Heart failure | care of heart failure", "telemedicine"],
        achievements: [
          "finished the American Birkebeiner eight times | American Birkebeiner eight times | eight-time American Birkebeiner finisher",
          "regional rural health award | American Heart Association regional rural health award | the American Heart Association gave it its regional rural health award"
        ],
        hobbies: ["skis | cross-country skiing | skiing | on skis"],
        sports_teams: ["Minnesota Wild"],
        causes: ["Wave Medics | the Wave Medics"],
        education: [
          { institution: "University of Minnesota Medical School | University of Minnesota", year: 2005 }
        ],
        certifications: [
          "American Board of Internal Medicine – Cardiovascular Disease | American Board of Internal Medicine | Board certification: American Board of Internal Medicine – Cardiovascular Disease"
        ],
        pets: ["malamute, Tuco | malamute | Tuco | malamute called Tuco"]
      },
      also: {
        title: "medical lead of the Wave Medics | treasurer | MD",
        location: "St. Paul",
        industry: "healthcare | health care | hospital | Cardiology | medicine",
        skills: [
          "Vietnamese",
          "Cardiology | cardiology | Cardiovascular Disease | Cardiovascular",
          "valves | valves that leak | heart valves",
          "Internal Medicine | internal medicine",
          "English",
          "rural health"
        ],
        achievements: [
          "started a telemedicine clinic in 2020 | started a telemedicine clinic in 2020 that now follows 600 patients | telemedicine clinic",
          "medical lead of the Wave Medics",
          "FACC",
          "skis the Birkie with a defibrillator on his back | carried a defibrillator",
          "treasurer of the Head of the Lakes Youth Orchestra | treasurer",
          "Fellowship in Cardiovascular Disease | Fellowship"
        ],
        interests: [
          "skiing | cross-country skiing | American Birkebeiner | Birkebeiner",
          "cello | music",
          "heart failure",
          "telemedicine",
          "rural health",
          "Minnesota Wild | hockey | ice hockey",
          "drawing | draw the problem on the paper of the exam table"
        ],
        hobbies: [
          "cello | play the cello | learning to play the cello | learning the cello",
          "American Birkebeiner | Birkebeiner | ski racing"
        ],
        causes: [
          "Head of the Lakes Youth Orchestra | lends instruments to 60 children free of charge",
          "rural health"
        ],
        memberships: [
          "Head of the Lakes Youth Orchestra | Board of directors of Head of the Lakes Youth Orchestra",
          "FACC | American College of Cardiology | Fellow of the American College of Cardiology",
          "Wave Medics",
          "American Heart Association"
        ],
        education: [
          {
            institution: "Hennepin Healthcare",
            degree: "Residency | residency",
            field: "Internal Medicine"
          },
          {
            institution: "University of Iowa",
            degree: "Fellowship | fellowship",
            field: "Cardiovascular Disease"
          },
          {
            institution: "University of Minnesota Medical School | University of Minnesota",
            degree: "MD",
            year: 2005
          }
        ],
        certifications: ["FACC", "MD"]
      },
      sources: [
        "https://northpinehealth.example/providers/daniel-nguyen-md",
        "https://duluthharbornews.example/2026/02/21/birkie-doctor",
        "https://lakesuperiorsymphony.example/boards"
      ],
      never: [
        "PharmD",
        "Pharmacy Manager",
        "Creighton",
        "Ambulatory Care Pharmacist",
        "wrestling",
        "pharmacist",
        "Superior, Wisconsin"
      ]
    },
    {
      id: "kathleen-berglund",
      about: "A chief nursing officer: leadership page, alumni award, podcast, an association's list.",
      contact: {
        email: "kberglund@northpinehealth.example",
        full_name: "Kathleen Berglund",
        linkedin_url: "https://www.linkedin.com/in/kathleen-berglund-dnp"
      },
      outcome: "found",
      facts: {
        title: "Chief Nursing Officer | chief nursing officer | CNO",
        company: "NorthPine Health",
        location: "Two Harbors, Minnesota | Two Harbors | Duluth",
        skills: ["rural staffing | rural nurse staffing | staffing"],
        achievements: ["Nurse Leader of the Year | Nurse Leader of the Year 2024"],
        hobbies: ["weaving rugs | weaving | weaving rugs on her grandmother's loom | rug weaving"],
        sports_teams: ["UMD Bulldogs | UMD Bulldogs hockey"],
        causes: [
          "Damiano Center | the Damiano Center's community kitchen | Damiano Center's community kitchen"
        ],
        memberships: ["Minnesota Organization of Leaders in Nursing"],
        education: [
          {
            institution: "The College of St. Scholastica | College of St. Scholastica",
            degree: "BS | BS in Nursing",
            field: "Nursing",
            year: 1998
          },
          {
            institution: "The College of St. Scholastica | College of St. Scholastica",
            degree: "Doctor of Nursing Practice | DNP",
            year: 2014
          }
        ],
        pets: [
          "Icelandic horses | two Icelandic horses | Icelandic horses called Skuggi and Frost | two Icelandic horses called Skuggi and Frost | horses | Skuggi | Frost"
        ],
        linkedin: "https://www.linkedin.com/in/kathleen-berglund-dnp | linkedin.com/in/kathleen-berglund-dnp"
      },
      also: {
        location: "Duluth | Duluth, MN | Cloquet",
        industry: "healthcare | health care | nursing | hospital",
        skills: [
          "workplace violence prevention",
          "nursing | Nursing | nursing leadership",
          "residency program | nurse residency",
          "flight nurse | flight nursing",
          "retention | keeping new nurses",
          "leadership"
        ],
        achievements: [
          "Distinguished Alumni Award | Distinguished Alumni Award 2025",
          "halved first-year turnover | residency program that halved first-year turnover",
          "responsible for 1,140 nurses | 1,140 nurses",
          "fellow of the Wharton Nursing Leaders Program | Wharton Nursing Leaders Program",
          "chief nursing officer since 2021",
          "began as a nursing assistant in Cloquet at 17",
          "two years she spent as a flight nurse | flight nurse",
          "Kathleen Berglund on keeping new nurses | Nursing Up North",
          "board member of the Minnesota Organization of Leaders in Nursing"
        ],
        interests: [
          "weaving | weaving rugs",
          "Louise Erdrich | reading | Reading",
          "egg coffee | coffee",
          "UMD Bulldogs hockey | hockey",
          "rural staffing",
          "keeping new nurses",
          "workplace violence prevention",
          "Icelandic horses | horses",
          "rural clinics | rural health"
        ],
        hobbies: ["reading | Louise Erdrich", "Icelandic horses | horses | riding"],
        causes: ["rural clinics | new graduates to rural clinics | rural health"],
        memberships: [
          "Wharton Nursing Leaders Program",
          "board member of the Minnesota Organization of Leaders in Nursing | MOLN"
        ],
        education: [{ institution: "Wharton Nursing Leaders Program | Wharton" }],
        certifications: ["NEA-BC", "RN", "DNP"],
        linkedin_bio:
          "Chief Nursing Officer at NorthPine Health. | Chief Nursing Officer at NorthPine Health | Chief Nursing Officer at NorthPine Health. Two Harbors, Minnesota. Experience: NorthPine Health, Life Link III. Education: The College of St. Scholastica."
      },
      sources: [
        "https://northpinehealth.example/about/leadership",
        "https://css-alumni.example/bulldog-saint/kathleen-berglund",
        "https://nursingupnorth.example/podcast/berglund",
        "https://mnnurseleaders.example/awards/2024",
        "https://www.linkedin.com/in/kathleen-berglund-dnp"
      ]
    },
    {
      id: "andre-castellano",
      about: "A chief information officer: speaker page in microdata, an interview, a listing.",
      contact: { email: "acastellano@northpinehealth.example", full_name: "Andre Castellano" },
      outcome: "found",
      facts: {
        title:
          "Vice President and Chief Information Officer | Chief Information Officer | VP & Chief Information Officer | CIO",
        company: "NorthPine Health",
        location: "Duluth, Minnesota | Duluth, Minnesota, United States | Duluth",
        skills: ["interoperability", "downtime planning"],
        achievements: ["Rural CIOs to Know | Rural CIOs to Know list | named to our Rural CIOs to Know list"],
        hobbies: [
          "restore old outboard motors | restoring old outboard motors | outboard motors | restores old outboard motors"
        ],
        sports_teams: ["Brewers | Milwaukee Brewers"],
        causes: ["PCs for People"],
        education: [
          {
            institution: "University of Wisconsin–Milwaukee | University of Wisconsin-Milwaukee",
            degree: "BBA",
            field: "Information Systems"
          },
          { institution: "Marquette University", degree: "MBA" }
        ],
        certifications: ["CHCIO"],
        linkedin:
          "https://www.linkedin.com/in/andre-castellano-chcio | linkedin.com/in/andre-castellano-chcio"
      },
      also: {
        title: "Healthcare technology leader",
        location: "Milwaukee",
        industry: "healthcare | health care | hospital IT | health IT | Health IT | Healthcare technology",
        skills: [
          "Epic | electronic health record | EHR | Epic electronic health record",
          "hospital IT | health IT",
          "ransomware | Ransomware | ransomware preparedness",
          "Information Systems",
          "downtime drill",
          "application rationalization",
          "healthcare technology",
          "alerts"
        ],
        achievements: [
          "led our move to a single Epic electronic health record in fourteen months | move to a single Epic electronic health record | single Epic electronic health record",
          "212 applications and now we have 97 | cut 212 applications to 97 | $3.1 million a year",
          "Paper works: what 31 hours without an EHR taught us | Paper works",
          "Leadership Duluth | Leadership Duluth: Class of 2024 | Leadership Duluth – Class of 2024",
          "FHIMSS",
          "regional advisory board of PCs for People | regional advisory board",
          "downtime drill every quarter"
        ],
        interests: [
          "interoperability",
          "downtime planning",
          "outboard motors",
          "ransomware | Ransomware",
          "Brewers | baseball",
          "waffle truck | waffles",
          "Healthcare technology"
        ],
        hobbies: ["waffle truck | wash a lot of irons"],
        memberships: [
          "FHIMSS | HIMSS",
          "regional advisory board of PCs for People | PCs for People",
          "Leadership Duluth | Leadership Duluth: Class of 2024"
        ],
        education: [{ institution: "Leadership Duluth", year: 2024 }],
        certifications: ["FHIMSS", "MBA"],
        linkedin_bio:
          "Healthcare technology leader. I make computers boring so that care can be interesting. | Healthcare technology leader. I make computers boring so that care can be interesting | I make computers boring so that care can be interesting."
      },
      sources: [
        "https://northpinehealth.example/about/leadership",
        "https://healthitmidwest.example/speakers/andre-castellano",
        "https://ciorounds.example/interviews/andre-castellano-northpine",
        "https://northlandchamber.example/leadership-duluth/class-of-2024",
        "https://www.linkedin.com/in/andre-castellano-chcio"
      ]
    }
  ]
}
