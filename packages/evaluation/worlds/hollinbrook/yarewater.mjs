// A hospital trust in Norwich: two of one name, and a digital officer.
const root = "https://www.yarewater-nhs.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en" class="govuk-template">
<head><meta charset="utf-8"><title>${title} - Yarewater Hospitals NHS Foundation Trust</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<div class="nhsuk-cookie-banner" role="region" aria-label="Cookie banner"><p>We've put some small files called cookies on your device to make our site work.</p><button>I'm OK with analytics cookies</button> <button>Do not use analytics cookies</button></div>
<header class="nhsuk-header" role="banner"><a href="/">Yarewater Hospitals <span>NHS Foundation Trust</span></a><nav><ul class="nhsuk-header__navigation-list"><li><a href="/services/">Services A to Z</a></li><li><a href="/about-us/board/">Our board</a></li><li><a href="/about-us/procurement/">Doing business with us</a></li><li><a href="/news/">News</a></li></ul></nav></header>
<nav class="nhsuk-breadcrumb"><a href="/">Home</a></nav>
<main class="nhsuk-main-wrapper" id="maincontent"><h1>${title}</h1>
${main}
<div class="nhsuk-review-date"><p class="nhsuk-body-s">Page last reviewed: 11 February 2026</p></div></main>
<footer class="nhsuk-footer"><ul><li><a href="/accessibility/">Accessibility</a></li><li><a href="/freedom-of-information/">Freedom of information</a></li></ul><p>Yarewater Hospitals NHS Foundation Trust, Bowthorpe Way, Norwich NR5</p></footer>
</body></html>`
})

const pages = [
  page("/", "Yarewater Hospitals", `<p>We run two hospitals in Norwich and one in Cromer and care for 600,000 people in Norfolk.</p><ul><li><a href="/services/dermatology/">Dermatology</a></li><li><a href="/about-us/board/">Our board</a></li></ul>`),
  page("/services/", "Services A to Z", `<ul><li>Audiology</li><li>Cardiology</li><li><a href="/services/dermatology/">Dermatology</a></li></ul>`),
  page("/services/dermatology/", "Dermatology", `<p>We look after skin, hair and nails. You need a letter from your GP.</p><h2>Our consultants</h2><ul><li>Dr Sarah Thompson, Consultant Dermatologist and clinical lead</li><li>Dr Ivan Petkov, Consultant Dermatologist</li></ul>
<p>Dr Thompson qualified at the University of Leicester in 1999 and has been with the trust since 2011. Her special interests are eczema in children and skin cancer surgery. She is a Fellow of the Royal College of Physicians and was one of the first in the East of England to run a teledermatology clinic: in 2025 it saw 4,700 patients without any of them leaving the house.</p>`),
  page("/about-us/procurement/", "Doing business with us", `<p>We spend &pound;190 million a year on goods and services, from stents to sandwiches.</p>
<h2>Who to talk to</h2><dl class="nhsuk-summary-list"><dt>Head of Procurement</dt><dd>Sarah Thompson</dd><dt>Category Manager, Clinical</dt><dd>Neil Utting</dd><dt>Sustainable Procurement Lead</dt><dd>Bose Afolabi</dd></dl><p>Sarah Thompson and her team answer suppliers' questions at procurement@yarewater-nhs.example. Invoices must have a purchase order number.</p>`),
  page("/about-us/board/", "Our board", `<div class="nhsuk-card"><h2>Dame Rosalind Keeble</h2><p>Chair</p></div><div class="nhsuk-card"><h2>Emeka Nwosu</h2><p>Chief Digital and Information Officer</p><p>Emeka joined the board in May 2025. He has worked in NHS informatics for 21 years, at this trust since 2016, and holds an MSc in health informatics from UCL. He is a Chartered IT Professional (CITP) and a Fellow of the British Computer Society.</p><p>He led our move to one electronic patient record, which went live across three hospitals in November 2024 and replaced 46 systems.</p></div><div class="nhsuk-card"><h2>Dr Claire Ottaway</h2><p>Chief Medical Officer</p></div>`),
  page("/news/", "News", `<ul><li><a href="/news/2022/paperless-wards/">Goodbye trolleys: wards go paperless</a></li></ul>`),
  page("/news/2022/paperless-wards/", "Goodbye trolleys: wards go paperless", `<p>7 July 2022</p><p>Nurses on eleven wards now record observations on a handheld. &ldquo;It gives every nurse back forty minutes a shift,&rdquo; said Deputy Chief Information Officer Emeka Nwosu.</p>`),
  {
    url: "https://riversidebeesnorwich.example/newsletter/spring-2026",
    body: `<html><head><title>Riverside Beekeepers, Norwich: newsletter, spring 2026</title></head><body><h1>Newsletter, spring 2026</h1><h2>Meet the beekeeper</h2><p>This time: our treasurer <b>Emeka Nwosu</b>. Weekdays he is the computer man (his words) at Yarewater Hospitals. Weekends he has four hives behind the allotments at Eaton and a spreadsheet for each queen.</p><p>&ldquo;My grandfather in Enugu kept bees in clay pots. I bought a hive in 2017 to slow down. It did not work, but there is honey.&rdquo; His heather honey took first in its class at the county show last year.</p><p>He asks us to say that the club's hives are monitored by sensors he soldered himself, and that members may laugh.</p></body></html>`
  },
  {
    url: "https://eatonward-votes.example/2023/candidates",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Eaton ward 2023: candidates</title></head><body><h1>Candidates, Eaton ward, 4 May 2023</h1><ul><li><b>Emeka Nwosu</b> (Liberal Democrat). Works in IT at Yarewater Hospitals, branch officer in Unison, warden at St Andrew's church. Lives at 31 Pettus Close with his wife Adaeze and twin sons.</li><li>Gillian Sayer (Green)</li><li>Ross Tunney (Labour)</li></ul></body></html>`
  }
]

export default {
  pages,
  listings: [{
    url: "https://www.linkedin.com/in/sarah-thompson-nhs-procurement",
    title: "Sarah Thompson MCIPS - Head of Procurement - Yarewater Hospitals NHS Foundation Trust | LinkedIn",
    snippet: "Norwich, England · Head of Procurement at Yarewater Hospitals NHS Foundation Trust. Sustainable procurement, clinical categories, less plastic."
  }],
  people: [
    {
      id: "sarah-thompson-procurement",
      about: "One of two Sarah Thompsons at the trust: the buyer.",
      contact: { email: "sarah.thompson7@yarewater-nhs.example", full_name: "Sarah Thompson", company: "Yarewater Hospitals NHS Foundation Trust", title: "Head of Procurement" },
      outcome: "found",
      facts: {
        title: "Head of Procurement",
        company: "Yarewater Hospitals NHS Foundation Trust | Yarewater Hospitals",
        location: "Norwich | Norwich, England | Norwich, United Kingdom",
        industry: "Healthcare | Hospitals | NHS | Health",
        achievements: ["Took 31 tonnes of single-use plastic out of theatres | 31 tonnes less single-use plastic a year"],
        interests: ["Sustainable procurement"],
        certifications: ["MCIPS"],
        linkedin: "https://www.linkedin.com/in/sarah-thompson-nhs-procurement"
      },
      also: {
        title: "Speaker",
        location: "Norfolk | England | United Kingdom | UK | East of England",
        industry: "Public sector | Procurement",
        skills: ["Procurement | Purchasing | Buying", "Sustainable procurement", "Clinical categories | Clinical procurement | Category management", "Public procurement | Public sector procurement", "Social value", "Supplier management | Supplier engagement", "Waste reduction | Plastic reduction"],
        achievements: ["Speaker at the Buyers' Forum 2026 | Talk: Gloves off: what a hospital can stop buying | Gloves off: what a hospital can stop buying", "Leads spending of £190 million a year | £190 million a year", "Twelve years in council procurement"],
        interests: ["Less plastic | Plastic reduction | Single-use plastic", "Procurement", "Clinical categories", "Social value", "Sustainability", "Bell ringing"],
        hobbies: ["Bell ringing | Ringing church bells | Church bells | Bells"],
        causes: ["Less plastic | Plastic reduction | Sustainability | Environment"],
        memberships: ["CIPS | Chartered Institute of Procurement & Supply | MCIPS"],
        linkedin_bio: "Head of Procurement at Yarewater Hospitals NHS Foundation Trust. Sustainable procurement, clinical categories, less plastic."
      },
      sources: ["https://www.yarewater-nhs.example/about-us/procurement/", "https://www.buyersforum.example/2026/speakers", "https://www.linkedin.com/in/sarah-thompson-nhs-procurement"],
      never: ["dermatolog", "eczema", "Leicester", "Royal College", "teledermatology"]
    },
    {
      id: "sarah-thompson-dermatologist",
      about: "The other Sarah Thompson at the trust, a doctor, known by title.",
      contact: { full_name: "Sarah Thompson", company: "Yarewater Hospitals NHS Foundation Trust", title: "Consultant Dermatologist", location: "Norwich" },
      outcome: "found",
      facts: {
        title: "Consultant Dermatologist and clinical lead | Consultant Dermatologist",
        company: "Yarewater Hospitals NHS Foundation Trust | Yarewater Hospitals",
        location: "Norwich | Norwich, England | Norwich, United Kingdom",
        industry: "Healthcare | Hospitals | NHS | Health | Medicine",
        skills: ["Dermatology", "Teledermatology | Telemedicine"],
        achievements: ["Teledermatology clinic that saw 4,700 patients in 2025 | One of the first teledermatology clinics in the East of England"],
        memberships: ["Fellow of the Royal College of Physicians | Royal College of Physicians | FRCP"],
        education: [{ institution: "University of Leicester", year: 1999, field: "Medicine" }]
      },
      also: {
        title: "Clinical lead | Doctor | Dr | Dermatologist | Clinical lead for dermatology",
        location: "Norfolk | England | United Kingdom | UK | East of England",
        industry: "Dermatology",
        skills: ["Eczema in children | Eczema | Paediatric dermatology", "Skin cancer surgery | Skin cancer | Skin surgery | Surgery", "Medicine", "Clinical leadership | Leadership"],
        achievements: ["With the trust since 2011", "Qualified in 1999"],
        interests: ["Eczema in children | Eczema", "Skin cancer surgery | Skin cancer", "Teledermatology", "Dermatology"],
        certifications: ["FRCP | Fellow of the Royal College of Physicians"]
      },
      sources: ["https://www.yarewater-nhs.example/services/dermatology/"],
      never: ["procurement", "MCIPS", "plastic", "church bell"]
    },
    {
      id: "emeka-nwosu",
      about: "An old release has an old title; a page of candidates tells of party, union, church, home and family.",
      contact: { email: "emeka.nwosu@yarewater-nhs.example", full_name: "Emeka Nwosu", company: "Yarewater Hospitals" },
      outcome: "found",
      facts: {
        title: "Chief Digital and Information Officer",
        company: "Yarewater Hospitals NHS Foundation Trust | Yarewater Hospitals",
        location: "Norwich | Norwich, England | Norwich, United Kingdom",
        industry: "Healthcare | Hospitals | NHS | Health",
        achievements: ["Led the move to one electronic patient record across three hospitals | Electronic patient record | One electronic patient record replacing 46 systems"],
        hobbies: ["Beekeeping | Bees | Keeping bees"],
        memberships: ["Fellow of the British Computer Society | British Computer Society | BCS"],
        education: [{ institution: "UCL | University College London", degree: "MSc", field: "Health informatics" }],
        certifications: ["Chartered IT Professional (CITP) | CITP | Chartered IT Professional"]
      },
      also: {
        title: "Deputy Chief Information Officer | Treasurer | Board member | Treasurer of the Riverside Beekeepers | Chief Digital & Information Officer | CDIO",
        company: "Riverside Beekeepers",
        location: "Norfolk | England | United Kingdom | UK | Eaton, Norwich",
        industry: "Health informatics | IT | Information technology",
        skills: ["Health informatics | NHS informatics | Informatics", "Electronic patient records", "Soldering | Electronics | Sensors | Soldering sensors", "IT | Information technology | Digital transformation", "Leadership", "Spreadsheets", "Paperless wards | Handheld observations"],
        achievements: ["First in its class for heather honey at the county show | Heather honey first at the county show | First prize for heather honey", "21 years in NHS informatics", "Joined the board in May 2025 | On the board since May 2025", "At the trust since 2016", "Paperless observations on eleven wards | Eleven wards paperless | Forty minutes a shift given back to nurses", "Fellow of the British Computer Society", "Hive sensors he soldered himself | Monitors the club's hives by sensors"],
        interests: ["Bees", "Honey", "Sensors | Hive sensors", "Electronics", "Health informatics"],
        hobbies: ["Making honey | Honey", "Soldering sensors | Electronics"],
        memberships: ["Riverside Beekeepers | Riverside Beekeepers, Norwich"],
        certifications: ["FBCS | Fellow of the British Computer Society"]
      },
      sources: ["https://www.yarewater-nhs.example/about-us/board/", "https://www.yarewater-nhs.example/news/2022/paperless-wards/", "https://riversidebeesnorwich.example/newsletter/spring-2026"],
      sensitive: ["Liberal Democrat", "Unison", "warden", "St Andrew", "Pettus Close", "Adaeze", "twin sons"]
    }
  ]
}
