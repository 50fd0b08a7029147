const hs = (title, inner, head = "") => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title}</title>${head}<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
<div class="announcement">New: e-referrals now live in Nova Scotia and Manitoba <a href="https://praxilune.example/news">Read more</a></div>
<header><a href="https://praxilune.example/">praxilune</a><nav><a href="https://praxilune.example/platform">Platform</a><a href="https://praxilune.example/clinics">For clinics</a><a href="https://praxilune.example/leadership">Leadership</a><a href="https://praxilune.example/blog">Blog</a><a href="https://praxilune.example/contact">Contact</a></nav></header>
${inner}
<footer><p>Praxilune Health Inc., 260 Carlaw Avenue, Toronto, Ontario. Praxilune acknowledges that it works on the lands of many nations.</p><p>PHIPA &amp; PIPEDA compliant · ISO 27001</p></footer></body></html>`

export default {
  people: [
    {
      id: "michael-tran-cmo",
      about: "Two of the same name at one employer: this one is the physician.",
      contact: { email: "mtran@praxilune.example", full_name: "Michael Tran", company: "Praxilune", title: "Chief Medical Officer" },
      outcome: "found",
      facts: {
        title: "Chief Medical Officer | CMO",
        company: "Praxilune | Praxilune Health | Praxilune Health Inc.",
        location: "Toronto, Ontario | Toronto | Toronto, Canada",
        industry: "Health tech | Healthcare technology | Digital health | Health technology | Healthcare software",
        skills: ["Family medicine", "Clinical informatics | Health informatics"],
        education: [{ institution: "McMaster University", degree: "MD", year: 2003 }],
        memberships: ["College of Family Physicians of Canada | Fellow of the College of Family Physicians of Canada | CFPC"],
        hobbies: ["Dragon boat racing | Dragon boat | Dragon boating | Dragon boat paddling"]
      },
      also: {
        title: "Family physician | Physician | Family doctor | Adjunct lecturer | Lecturer | Adjunct Lecturer, University of Toronto | Drummer",
        company: "University of Toronto | Riverdale practice | Family practice in Riverdale",
        location: "Riverdale | Riverdale, Toronto | Ontario | Canada",
        industry: "Medicine | Primary care | Healthcare",
        skills: ["Patient safety", "Referrals | e-referral | Referral wait times", "Medicine | primary care", "Teaching | Lecturing", "Clinical safety | Clinical governance", "Public speaking", "Certificate in clinical informatics"],
        achievements: ["Practised family medicine for fifteen years | Fifteen years in family practice", "Cut median referral wait from 61 to 24 days | Referral time from 61 to 24 days", "Drums for the Leslieville Dragons | Drummer of the Leslieville Dragons", "Spoke at Primary Care Futures 2025 | Primary Care Futures 2025 | The fax machine is a patient safety issue", "CCFP | FCFP", "Joined Praxilune in 2018 | Chief medical officer since 2018"],
        interests: ["Referrals", "Dragon boating | Dragon boat", "Patient safety", "Getting rid of fax machines | Fax machines", "Clinical informatics", "Primary care", "Medical education"],
        certifications: ["CCFP | Certification in Family Medicine", "FCFP | Fellow of the College of Family Physicians of Canada", "Certificate in clinical informatics", "MD"],
        memberships: ["FCFP | CFPC", "Leslieville Dragons | Leslieville Dragons dragon boat club", "University of Toronto (adjunct lecturer)"],
        education: [{ institution: "McMaster", degree: "Doctor of Medicine | MD", field: "Medicine", year: 2003 }],
        sports_teams: ["Leslieville Dragons"]
      },
      sources: ["https://praxilune.example/leadership", "https://primarycarefutures.example/2025/speakers/michael-tran", "https://leslievilledragons.example/crew", "https://praxilune.example/"],
      never: ["Kotlin", "Kafka", "mtran-dev", "speedcubing", "Mississauga", "Waterloo Cubers"]
    },
    {
      id: "michael-tran-engineer",
      about: "Two of the same name at one employer: this one is the engineer, with GitHub.",
      contact: { email: "michael.tran@praxilune.example", full_name: "Michael Tran", company: "Praxilune", title: "Senior Backend Engineer" },
      outcome: "found",
      facts: {
        title: "Senior Backend Engineer | Senior Back-end Engineer | Senior backend developer",
        company: "Praxilune | Praxilune Health",
        location: "Mississauga, Ontario | Mississauga | Mississauga, ON",
        industry: "Health tech | Healthcare technology | Digital health | Healthcare software",
        skills: ["Kotlin", "Kafka | Apache Kafka", "FHIR | HL7 FHIR"],
        hobbies: ["Speedcubing | Rubik's cube | Solving the Rubik's cube"]
      },
      also: {
        title: "Backend engineer | Software engineer | Engineer | Backend developer",
        location: "Ontario | Canada | Mississauga, Canada",
        industry: "Healthcare | Software",
        skills: ["PostgreSQL", "Event-driven architecture | Event sourcing | Event streaming", "Backend development | Back-end development | Software engineering", "Interoperability | Health data interoperability | Healthcare interoperability", "HL7 v2 | HL7", "Idempotency | Message deduplication | Exactly-once processing", "TypeScript", "C++", "Technical writing | Writing", "Arduino"],
        achievements: ["kfhir | kfhir, a Kotlin DSL for FHIR resources | Created kfhir", "Competition average 9.84 seconds | 9.84 average | Average of 9.84 seconds in the 3x3 | 3x3 average 9.84 | Second at Golden Horseshoe Open 2025", "Golden Horseshoe Open 2025, second place | 2nd at Golden Horseshoe Open 2025", "cubetimer-esp | Created cubetimer-esp", "Wrote 'A referral is an event, and so is the fax' | A referral is an event, and so is the fax", "Moved referrals from a nightly batch to events | 1.3 million referrals a month over Kafka"],
        interests: ["Speedcubing | Cubing | Cubes | Rubik's cube", "FHIR | Interoperability | Health data", "Event sourcing | event-driven systems", "Electronics | ESP32", "Kotlin", "Kafka"],
        hobbies: ["Cubing", "Electronics | ESP32 projects | Building timers"],
        memberships: ["Waterloo Cubers | Waterloo Cubers (club)"]
      },
      sources: ["https://praxilune.example/blog/a-referral-is-an-event", "https://github.com/mtran-dev", "https://waterloocubers.example/results/golden-horseshoe-2025", "https://praxilune.example/"],
      never: ["Chief Medical Officer", "physician", "McMaster", "dragon boat", "Riverdale", "family medicine"]
    },
    {
      id: "sunita-bhattacharya",
      about: "VP Marketing with Bluesky, Gravatar and an awards page.",
      contact: { email: "sunita.b@praxilune.example", full_name: "Sunita Bhattacharya" },
      outcome: "found",
      facts: {
        title: "VP Marketing | Vice President of Marketing | Vice President, Marketing | VP of Marketing",
        company: "Praxilune | Praxilune Health",
        location: "Toronto, Ontario | Toronto | Toronto, Canada",
        industry: "Health tech | Healthcare technology | Digital health",
        skills: ["Brand strategy | Branding | Brand"],
        achievements: ["Gold, Maple Marketing Awards 2025 | Maple Marketing Awards 2025 gold | Gold for 'Fax Amnesty' at the Maple Marketing Awards 2025 | Fax Amnesty campaign"],
        sports_teams: ["Toronto Blue Jays | Blue Jays | Jays"],
        pets: ["Cat called Pixel | Cat Pixel | Pixel | Pixel (cat) | Cat"],
        hobbies: ["Pottery | Ceramics | Throwing pots"]
      },
      also: {
        title: "Marketing leader | Journalist | Health reporter | Reporter | Director of content | Judge",
        company: "Prairie Ledger | Nimbus Dental Software",
        location: "Ontario | Canada",
        industry: "Marketing | Journalism | B2B marketing | Healthcare marketing | Health care",
        skills: ["Content marketing | Content", "B2B marketing | Marketing", "Writing | Copywriting | Editing", "Journalism | Reporting | Health journalism", "Event marketing | Events", "Positioning", "Leading marketing teams | Leading a team of nine | Team leadership", "Campaigns | Campaign strategy", "Health care marketing | Healthcare marketing"],
        achievements: ["Fax Amnesty: 1,900 fax machines recycled | 1,900 fax machines collected | Collected 1,900 fax machines", "Reporter at the Prairie Ledger for six years | Six years as a health reporter", "Judge, Maple Marketing Awards 2026 | Judge at the Maple Marketing Awards", "Sold out her first pottery market | First pottery sale | first craft market"],
        interests: ["Pottery", "Baseball | Blue Jays", "Good headlines | Copy editing | Headlines", "Cats", "Positioning | Brand", "Health care"],
        hobbies: ["Baseball | Watching baseball", "Wheel throwing"],
        memberships: ["Maple Marketing Awards jury | Jury of the Maple Marketing Awards 2026", "Kiln Street Studio | Member of Kiln Street Studio"],
        education: [{ institution: "Carleton University | Carleton", degree: "Bachelor of Journalism | BJ", field: "Journalism" }],
        causes: ["Electronics recycling | E-waste recycling"]
      },
      sources: ["https://praxilune.example/leadership", "https://maplemarketingawards.example/2025/winners", "https://bsky.app/profile/sunitab.bsky.social", "https://gravatar.com/sunitabhatt", "https://praxilune.example/blog/fax-amnesty", "https://praxilune.example/"]
    },
    {
      id: "etienne-lacroix-bouchard",
      about: "Customer support lead in Montréal; pages only.",
      contact: { email: "elb@praxilune.example", company: "Praxilune", full_name: "Etienne Lacroix-Bouchard" },
      outcome: "found",
      facts: {
        title: "Customer Support Lead, Québec | Customer Support Lead | Support Lead",
        company: "Praxilune | Praxilune Health",
        location: "Montréal, Québec | Montreal | Montréal | Montreal, Quebec",
        industry: "Health tech | Healthcare technology | Digital health",
        skills: ["Customer support | Support", "Training clinic staff | Training | User training"],
        hobbies: ["Trail running | Ultrarunning | Running | Ultra trail running"],
        causes: ["Les Petits Vélos | Repairing bicycles for newcomer children | Bikes for newcomer children | Bicycles for children of newcomers"]
      },
      also: {
        title: "Medical secretary | Clinic receptionist | Volunteer mechanic | Receptionist | Volunteer",
        company: "Clinique Papineau | Les Petits Vélos",
        location: "Québec | Canada | Rosemont | Quebec",
        industry: "Healthcare | Customer service",
        skills: ["French | Bilingual | French and English", "Knowledge base writing | Documentation | Writing help articles", "Bicycle repair | bike mechanics", "Customer satisfaction", "Bilingual support", "Team leadership | Leading a team of eight"],
        achievements: ["98.2% satisfaction | Customer satisfaction of 98.2 per cent | 98.2 per cent customer satisfaction", "Finished the Ultra des Loups 80 km | Ultra des Loups 80 km: 14th | 14th at the Ultra des Loups | Ultra des Loups 2025, 80 km in 9:47:20", "Praxilune's first employee in Québec | First Québec employee", "Built Québec support from one to eight people | Support team from one to eight", "Medical secretary for nine years | Nine years at the desk of Clinique Papineau", "Les Petits Vélos repaired bicycles for 112 children in 2025 | 112 bicycles in 2025"],
        interests: ["Trail running | Running", "Cycling | Bicycles | Bike repair", "Plain language | Help articles"],
        hobbies: ["Bicycle repair | Bike repair | Fixing bicycles", "Mountain running | Running in the mountains"],
        memberships: ["Les Petits Vélos"],
        causes: ["Newcomer families | Refugee and newcomer children | Helping newcomers"]
      },
      sources: ["https://praxilune.example/blog/the-person-who-answers", "https://ultradesloups.example/results/2025", "https://lespetitsvelos.example/team", "https://praxilune.example/"]
    }
  ],
  pages: [
    {
      url: "https://praxilune.example/",
      body: hs("Praxilune | Referrals that arrive", `<section><h1>Referrals that arrive.</h1><p>Praxilune is the health tech platform that moves referrals, results and appointments between 2,300 Canadian clinics without a fax machine.</p><ul><li>1.3 million referrals a month</li><li>24 days median wait, down from 61</li></ul><a href="https://praxilune.example/contact">Book a demo</a></section>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Praxilune Health","url":"https://praxilune.example/","address":{"@type":"PostalAddress","addressLocality":"Toronto","addressRegion":"ON"},"numberOfEmployees":120}</script>`)
    },
    {
      url: "https://praxilune.example/leadership",
      body: hs("Leadership | Praxilune", `<h1>Leadership</h1><div class="grid">
<article><h3>Camille Arsenault</h3><p>Chief Executive Officer</p></article>
<article><h3>Dr. Michael Tran, MD, CCFP, FCFP</h3><p>Chief Medical Officer</p><p>Dr. Tran practised family medicine in Riverdale for fifteen years and still sees patients there on Fridays. He trained at McMaster University (MD, 2003), holds a certificate in clinical informatics and is an adjunct lecturer at the University of Toronto. Chief medical officer since 2018. He lives in Toronto.</p></article>
<article><h3>Sunita Bhattacharya</h3><p>Vice President, Marketing</p><p>A health reporter at the Prairie Ledger for six years before she crossed over, first as director of content at Nimbus Dental Software. Bachelor of Journalism, Carleton. Leads a team of nine on brand, content and events from our Toronto office.</p></article>
<article><h3>Raj Dhillon</h3><p>Chief Technology Officer</p></article>
<article><h3>Margot Lessard</h3><p>Chief Financial Officer</p></article></div>
<p>Looking for Michael Tran the engineer? There are two of them. He writes <a href="https://praxilune.example/blog/a-referral-is-an-event">here</a>.</p>`)
    },
    {
      url: "https://praxilune.example/blog",
      body: hs("Blog | Praxilune", `<h1>Blog</h1><ul><li><a href="https://praxilune.example/blog/a-referral-is-an-event">A referral is an event, and so is the fax</a></li><li><a href="https://praxilune.example/blog/fax-amnesty">Fax Amnesty: what 1,900 fax machines taught us</a></li><li><a href="https://praxilune.example/blog/the-person-who-answers">The person who answers</a></li></ul>`)
    },
    {
      url: "https://praxilune.example/blog/a-referral-is-an-event",
      body: hs("A referral is an event, and so is the fax | Praxilune engineering", `<article><h1>A referral is an event, and so is the fax</h1><p>Michael Tran, Senior Backend Engineer · 12 February 2026</p><p>For years our referrals travelled in a nightly batch, like bats. Last year we put every one of them, 1.3 million a month, on Kafka. I'd like to tell you about the day we delivered the same hip to four orthopaedic surgeons, and what we know about idempotency since.</p><p>Some background. Clinics speak HL7 v2, or FHIR, or PDF. We translate all of it to FHIR resources with a Kotlin DSL that <a href="https://github.com/mtran-dev/kfhir">we have open sourced</a>, and store the events in PostgreSQL.</p><p>…</p><p class="bio">Michael is a senior backend engineer at Praxilune. He lives in Mississauga, solves cubes in meetings when his camera is off, and is not a doctor. Please stop asking him about your knee.</p></article>`)
    },
    {
      url: "https://praxilune.example/blog/fax-amnesty",
      body: hs("Fax Amnesty: what 1,900 fax machines taught us | Praxilune", `<article><h1>Fax Amnesty: what 1,900 fax machines taught us</h1><p>By Sunita Bhattacharya, VP Marketing · 3 June 2025</p><p>We asked clinics to give up their fax machine, no questions asked, and to tell us its name. (Half of them had names.) 1,900 machines later, all of them recycled properly for electronics, I can report that nobody ever missed one.</p><p>Positioning is easy when the enemy beeps.</p></article>`)
    },
    {
      url: "https://praxilune.example/blog/the-person-who-answers",
      body: hs("The person who answers | Praxilune", `<article><h1>The person who answers</h1><p>29 August 2025</p><p>If you are a clinic in Québec and something is on fire, you will talk to Étienne Lacroix-Bouchard, our customer support lead there, or to one of the eight people he has hired since he was our first employee in the province.</p><p>"I was a medical secretary for nine years, at the desk of Clinique Papineau," he says from his kitchen in Rosemont, Montréal. "I know what the line of patients looks like from behind the screen." Satisfaction among his clinics stands at 98.2 per cent. He trains the staff himself, in French and in English, and rewrites every help article that needs reading twice.</p><p>He runs in the mountains on weekends, "far and not fast".</p></article>`)
    },
    {
      url: "https://primarycarefutures.example/2025/speakers/michael-tran",
      body: `<!DOCTYPE html><html><head><title>Dr. Michael Tran | Primary Care Futures 2025, Halifax</title></head><body><header>PRIMARY CARE FUTURES · Halifax · 9–10 October 2025</header><nav><a href="/2025/programme">Programme</a> <a href="/2025/speakers">Speakers</a></nav><h1>Dr. Michael Tran</h1><h2>Chief Medical Officer, Praxilune</h2><p>Session: <i>The fax machine is a patient safety issue</i> (Thursday 14:00)</p><p>Michael Tran is a family physician in Toronto and Fellow of the College of Family Physicians of Canada. His work is on clinical informatics, in particular on what happens to a patient between two offices.</p></body></html>`
    },
    {
      url: "https://leslievilledragons.example/crew",
      body: `<html><head><title>Crew | Leslieville Dragons</title></head><body><h1>Leslieville Dragons</h1><p>Dragon boat crew, Toronto, since 2009.</p><ul><li>Drum: Dr. Michael Tran (yes, a real one; family doctor, and something at Praxilune)</li><li>Steers: Joanne Ip</li><li>Stroke: Ken Obara, Lucy Featherstone</li></ul><p>Sundays 8 am, Ashbridges Bay.</p></body></html>`
    },
    {
      url: "https://waterloocubers.example/results/golden-horseshoe-2025",
      body: `<!DOCTYPE html><html><head><title>Golden Horseshoe Open 2025: 3x3x3 | Waterloo Cubers</title></head><body><h1>Golden Horseshoe Open 2025</h1><table border="1"><tr><th>#</th><th>Name</th><th>From</th><th>Average</th></tr><tr><td>1</td><td>Lily Zhang</td><td>Waterloo</td><td>8.91</td></tr><tr><td>2</td><td>Michael Tran</td><td>Mississauga</td><td>9.84</td></tr><tr><td>3</td><td>Owen Fitch</td><td>Guelph</td><td>10.20</td></tr></table><p>Organised by Waterloo Cubers. Thanks to our club members Michael Tran (timers! see his <a href="https://github.com/mtran-dev/cubetimer-esp">cubetimer</a>) and Deb Fitch (pizza).</p></body></html>`
    },
    {
      url: "https://maplemarketingawards.example/2025/winners",
      body: `<!DOCTYPE html><html><head><title>2025 winners | Maple Marketing Awards</title></head><body><h1>Winners 2025</h1><h3>Healthcare &amp; life sciences</h3><p>GOLD: <b>Fax Amnesty</b>, Praxilune Health (Sunita Bhattacharya, VP Marketing; agency: Loud Otter)</p><p>SILVER: Breathe Easy, Lungwise</p><h3>Jury 2026</h3><p>We are pleased to announce next year's jury: Omar Haddad, Sunita Bhattacharya (Praxilune), Beth Ng.</p></body></html>`
    },
    {
      url: "https://ultradesloups.example/results/2025",
      body: `<html><head><title>Ultra des Loups 2025 results, 80 km</title></head><body><pre>ULTRA DES LOUPS 2025 - 80 KM - FINISHERS
 13  Simon Garneau               Trois-Rivieres  9:41:03
 14  Etienne Lacroix-Bouchard    Montreal        9:47:20
 15  Patrick O'Dowd              Ottawa          9:48:55</pre><a href="/">ultradesloups.example</a></body></html>`
    },
    {
      url: "https://lespetitsvelos.example/team",
      body: `<!DOCTYPE html><html><head><title>Who we are | Les Petits Vélos</title></head><body><p>FR | <b>EN</b></p><h1>Who we are</h1><p>Les Petits Vélos repairs donated bicycles for children of newcomer families in Montréal. 112 children rode away on one in 2025.</p><p>Volunteer mechanics: Rosalie Gagnon, Étienne Lacroix-Bouchard (he answers the phone for a health software company all week and says bicycles talk back less), Tuan Le.</p></body></html>`
    }
  ],
  github: [
    {
      login: "mtran-dev", id: 7720615, name: "Michael Tran", company: "Praxilune", location: "Mississauga, ON", bio: "backend @ praxilune. not a doctor.", commit_email: "michael.tran@praxilune.example",
      repositories: [
        { name: "kfhir", description: "Kotlin DSL for FHIR resources", language: "Kotlin", topics: ["fhir", "hl7", "healthcare", "interoperability"], stars: 203, pushed_at: "2026-04-02T13:11:00Z" },
        { name: "cubetimer-esp", description: "Speedcubing timer on an ESP32", language: "C++", topics: ["speedcubing", "esp32", "arduino"], stars: 61, pushed_at: "2025-07-20T02:15:00Z" },
        { name: "event-notes", description: "Notes on event sourcing, for colleagues", language: "TypeScript", stars: 12, pushed_at: "2025-11-20T02:15:00Z" }
      ]
    }
  ],
  bluesky: [
    {
      handle: "sunitab.bsky.social", name: "Sunita Bhattacharya", description: "VP Marketing @ Praxilune (Toronto). Ex-newspaper. Mugs with flaws. she/her", website: "https://praxilune.example/leadership",
      posts: [
        { text: "Sold out at my first craft market. Eleven mugs and one very ugly vase. Thank you Kiln Street Studio for making me a member despite the 2023 incident", at: "2025-12-07T22:10:00Z" },
        { text: "Pixel has learned to open the pantry. The cat is smarter than our attribution model", at: "2026-01-18T13:00:00Z" },
        { text: "Jays in extra innings and I have a board deck at 8. Worth it. It's always worth it", at: "2025-10-21T03:50:00Z" },
        { text: "A headline should survive being read out loud to your mother.", at: "2026-03-02T14:00:00Z" },
        { text: "Hiring a product designer at our place in Lisbon!", at: "2026-02-02T14:00:00Z", repost: true }
      ]
    }
  ],
  gravatar: [
    { email: "sunita.b@praxilune.example", slug: "sunitabhatt", display_name: "Sunita Bhattacharya", location: "Toronto, Canada", job_title: "VP Marketing", company: "Praxilune", pronouns: "she/her", description: "Brand, content, headlines. I throw pots, in the pottery sense.", accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/sunitab.bsky.social" }] }
  ],
  rdap: [{ domain: "praxilune.example", registrant: "Praxilune Health Inc.", registered: "2014-09-30" }]
}
