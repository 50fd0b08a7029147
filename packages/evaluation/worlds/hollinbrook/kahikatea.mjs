// A food producer in Hamilton, New Zealand: founder, food scientist, operations manager.
const root = "https://kahikateavale.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!doctype html>
<html class="no-js" lang="en">
<head>
<meta charset="utf-8">
<link rel="canonical" href="${root}${path}">
<title>${title} &ndash; Kahikatea Vale Foods</title>
<meta property="og:site_name" content="Kahikatea Vale Foods">
<meta property="og:title" content="${title}">
<script>window.Shopify = window.Shopify || {}; Shopify.shop = "kahikateavale.example"; Shopify.locale = "en-NZ";</script>
</head>
<body class="template-page">
<div class="announcement-bar"><p>Free shipping on orders over $80, North Island</p></div>
<header class="site-header"><a href="/" class="site-header__logo">Kahikatea Vale</a><ul class="site-nav"><li><a href="/collections/oat">Oat</a></li><li><a href="/collections/pea">Pea</a></li><li><a href="/pages/our-whanau">Our wh&#257;nau</a></li><li><a href="/blogs/the-vat">The Vat</a></li><li><a href="/cart">Cart (0)</a></li></ul></header>
<main class="main-content" id="MainContent"><div class="page-width"><div class="rte">
${main}
</div></div></main>
<footer class="site-footer"><p>Made in Hamilton, Aotearoa New Zealand. Allergens: oats. Sign up and save 10% on your first carton.</p><ul><li><a href="/policies/refund-policy">Refund policy</a></li></ul></footer>
</body></html>`
})

const pages = [
  page("/", "Oat milk and pea yoghurt from the Waikato", `<h1>Oats, peas, that's it.</h1><p>Kahikatea Vale Foods makes oat milk and pea yoghurt from Waikato and Southland crops.</p><p><a href="/pages/our-whanau">Our wh&#257;nau</a></p>`),
  page("/pages/our-whanau", "Our whānau", `<h1>Our wh&#257;nau</h1>
<h3>Mereana Tautari &mdash; CEO and co-founder</h3><p>Mereana (Waikato-Tainui) began making oat milk in a Frankton garage in 2015 with her cousin Hemi, because her boy couldn't have dairy, which in the Waikato is nearly a crime. She had been a bank manager till then. She has a Bachelor of Management Studies from the University of Waikato. She gets up at five for waka ama and has never once been late for it.</p>
<h3>Hemi Tautari &mdash; co-founder, growers</h3><p>Hemi looks after the farmers.</p>
<h3>Dr Liam van der Meer &mdash; R&amp;D Manager</h3><p>Liam knows why your oat milk splits in coffee, and he will tell you. His PhD at Massey University was on pea proteins. Email <a href="mailto:lvdm@kahikateavale.example">lvdm@kahikateavale.example</a>.</p>
<h3>Sione Fifita &mdash; Operations Manager</h3><p>Everything that goes through the plant at Te Rapa goes past Sione: two lines, three shifts, 64 people and no lost-time injury in 1,000 days.</p>`),
  page("/blogs/the-vat", "The Vat", `<h1>The Vat</h1><ul><li><a href="/blogs/the-vat/why-it-splits">Why it splits</a></li><li><a href="/blogs/the-vat/breakfast-for-4000">Breakfast for 4,000</a></li></ul>`),
  page("/blogs/the-vat/why-it-splits", "Why it splits", `<h1>Why it splits</h1><p>by Liam van der Meer, 4 June 2025</p><p>Short answer: acid and heat. Long answer: oat proteins have an isoelectric point at around pH 5, and your flat white is right there. We spent fourteen months on an enzyme treatment that gets us past it without adding phosphate, and in March it went into every carton of our Barista oat milk. Yes, that was my baby. No, I do not sleep.</p><p>I roast my own beans at home in a converted popcorn machine, purely for research.</p>`),
  page("/blogs/the-vat/breakfast-for-4000", "Breakfast for 4,000", `<h1>Breakfast for 4,000</h1><p>14 February 2026</p><p>From this term we are giving oat milk and porridge to 31 schools in Hamilton and Huntly: 4,000 breakfasts a week. &ldquo;Nobody learns fractions on an empty puku,&rdquo; says our CEO Mereana Tautari, who set it up. Sione and the night shift pack the crates.</p>`),
  {
    url: "https://fraserparkjuniors.example/coaches",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Coaches 2026 - Fraser Park Juniors Rugby, Hamilton</title></head><body><h1>Coaches 2026</h1><table><tr><th>Grade</th><th>Coach</th><th>Note</th></tr><tr><td>U9</td><td>Tina Hohaia</td><td></td></tr><tr><td>U13</td><td>Sione Fifita</td><td>Fifth season. By day runs the floor at Kahikatea Vale, who give us the drinks. Played prop for us 2001-2011. Mad Chiefs man.</td></tr></table></body></html>`
  }
]

export default {
  pages,
  gravatar: [{
    email: "sione.fifita.ham@gmail.com",
    slug: "sionefifitaham",
    display_name: "Sione Fifita",
    location: "Hamilton, New Zealand",
    description: "Oats by day, scrums by night. Mālō e lelei.",
    job_title: "Operations Manager",
    company: "Kahikatea Vale Foods"
  }],
  mastodon: [{
    user: "lvdm",
    domain: "mastodon.nz",
    name: "Liam van der Meer",
    note: "<p>Food scientist at Kahikatea Vale Foods, Hamilton NZ. Proteins, coffee, tramping huts. He/him.</p>",
    fields: [{ name: "Work", value: "<a href=\"https://kahikateavale.example/pages/our-whanau\">kahikateavale.example</a>" }],
    posts: [
      { text: "<p>Hut number 112: Pinnacles, Coromandel. It rained sideways. Worth it.</p>", at: "2026-03-22T08:10:00Z" },
      { text: "<p>New paper out on why pea yoghurt goes grainy. Open access!</p>", at: "2025-09-02T02:00:00Z" }
    ]
  }],
  orcid: [{
    id: "0000-0003-1288-4029",
    given: "Liam",
    family: "van der Meer",
    credit_name: "Liam van der Meer",
    keywords: ["pea protein", "plant-based dairy", "rheology"],
    country: "NZ",
    employments: [{ organization: "Kahikatea Vale Foods", role: "R&D Manager", city: "Hamilton", country: "NZ", from: 2020 }],
    educations: [
      { organization: "Massey University", role: "PhD", department: "Food technology", city: "Palmerston North", country: "NZ", from: 2015, to: 2019 },
      { organization: "Wageningen University", role: "MSc", department: "Food technology", city: "Wageningen", country: "NL", from: 2012, to: 2014 }
    ],
    works: [
      { title: "Graininess in fermented pea gels: the role of calcium", type: "journal-article", year: 2025, journal: "Journal of Plant-Based Dairy" },
      { title: "Heat stability of pea protein isolates", type: "journal-article", year: 2019, journal: "Antipodean Food Science" }
    ]
  }],
  crossref: [{
    doi: "10.5555/jpbd.2025.0114",
    title: "Graininess in fermented pea gels: the role of calcium",
    journal: "Journal of Plant-Based Dairy",
    published: [2025, 8, 30],
    authors: [{ given: "Liam", family: "van der Meer", affiliation: "Kahikatea Vale Foods, Hamilton, New Zealand", orcid: "0000-0003-1288-4029" }, { given: "Ngaire", family: "Poutama", affiliation: "Massey University" }]
  }],
  people: [
    {
      id: "mereana-tautari",
      about: "A founder addressed by her first name.",
      contact: { email: "mereana@kahikateavale.example", full_name: "Mereana Tautari", company: "Kahikatea Vale Foods" },
      outcome: "found",
      facts: {
        title: "CEO and co-founder | CEO | Chief Executive | Co-founder | Chief Executive Officer",
        company: "Kahikatea Vale Foods | Kahikatea Vale",
        location: "Hamilton | Hamilton, New Zealand | Hamilton, Waikato",
        industry: "Food | Food production | Food manufacturing | Plant-based food | Food and beverage",
        achievements: ["Co-founded Kahikatea Vale in 2015 | Co-founder of Kahikatea Vale Foods", "Māori Business Leader of the Year, Waikato Enterprise Awards 2024 | Māori Business Leader of the Year"],
        hobbies: ["Waka ama"],
        causes: ["School breakfasts | 4,000 breakfasts a week for schools | Breakfast in schools"],
        education: [{ institution: "University of Waikato", degree: "Bachelor of Management Studies | BMS", field: "Management studies" }]
      },
      also: {
        title: "Bank manager | Founder",
        location: "New Zealand | Aotearoa New Zealand | Waikato",
        industry: "Banking | Oat milk | Dairy alternatives",
        skills: ["Management | Business management", "Banking | Bank management", "Oat milk | Making oat milk", "Entrepreneurship | Leadership", "te reo Māori"],
        achievements: ["Set up free breakfasts for 31 schools in Hamilton and Huntly | 4,000 breakfasts a week", "Never late for waka ama", "Made oat milk in a Frankton garage | Began in a Frankton garage"],
        interests: ["te reo Māori | Learning te reo", "Oat milk", "Waka ama", "Plant-based food"],
        hobbies: ["Learning te reo Māori | te reo"],
        causes: ["Child hunger | Hungry children | Children's nutrition"],
        memberships: ["Waikato-Tainui"]
      },
      sources: ["https://kahikateavale.example/pages/our-whanau", "https://kahikateavale.example/blogs/the-vat/breakfast-for-4000", "https://waikatolantern.example/business/enterprise-awards-2024"]
    },
    {
      id: "liam-van-der-meer",
      about: "A scientist with initials for an address, papers and a Mastodon account.",
      contact: { email: "lvdm@kahikateavale.example", full_name: "Liam van der Meer" },
      outcome: "found",
      facts: {
        title: "R&D Manager | Research and Development Manager",
        company: "Kahikatea Vale Foods | Kahikatea Vale",
        location: "Hamilton | Hamilton, New Zealand | Hamilton NZ",
        industry: "Food | Food production | Food manufacturing | Plant-based food | Food and beverage",
        skills: ["Pea protein | Pea proteins | Proteins"],
        achievements: ["Enzyme treatment in the Barista oat milk | Barista oat milk | Developed an enzyme treatment for oat milk"],
        hobbies: ["Roasting coffee | Coffee roasting | Roasting his own beans", "Tramping | Tramping huts | Hiking"],
        education: [{ institution: "Massey University", degree: "PhD", field: "Food technology | Pea proteins", year: 2019 }]
      },
      also: {
        title: "Food scientist | Dr",
        location: "New Zealand | Waikato | NZ",
        industry: "Dairy alternatives",
        skills: ["Food science | Food technology", "Oat proteins | Oat milk", "Plant-based dairy", "Rheology", "Enzymes | Enzyme treatment", "Research and development | Product development | R&D", "Fermentation"],
        achievements: ["Graininess in fermented pea gels: the role of calcium | Paper on why pea yoghurt goes grainy", "Heat stability of pea protein isolates", "112 huts visited | Hut number 112: Pinnacles, Coromandel", "At Kahikatea Vale since 2020", "Blog post: Why it splits | Why it splits"],
        interests: ["Proteins | Pea protein", "Coffee", "Tramping huts | Huts | Tramping", "Plant-based dairy", "Rheology", "Open access", "Oat milk"],
        hobbies: ["Coffee", "Visiting huts | Hut bagging"],
        education: [{ institution: "Wageningen University", degree: "MSc", field: "Food technology", year: 2014 }]
      },
      sources: ["https://kahikateavale.example/pages/our-whanau", "https://kahikateavale.example/blogs/the-vat/why-it-splits", "https://mastodon.nz/@lvdm", "https://orcid.org/0000-0003-1288-4029", "https://doi.org/10.5555/jpbd.2025.0114"]
    },
    {
      id: "sione-fifita",
      about: "A webmail address; a newspaper knew him as a shift supervisor.",
      contact: { email: "sione.fifita.ham@gmail.com", full_name: "Sione Fifita", company: "Kahikatea Vale Foods" },
      outcome: "found",
      facts: {
        title: "Operations Manager",
        company: "Kahikatea Vale Foods | Kahikatea Vale",
        location: "Hamilton | Hamilton, New Zealand",
        industry: "Food | Food production | Food manufacturing | Plant-based food | Food and beverage",
        achievements: ["No lost-time injury in 1,000 days | 1,000 days without a lost-time injury"],
        hobbies: ["Coaching rugby | Coaching junior rugby | Rugby coach | Rugby"],
        sports_teams: ["Chiefs"]
      },
      also: {
        title: "Shift supervisor | Coach | U13 coach",
        company: "Fraser Park Juniors | Fraser Park Juniors Rugby",
        location: "New Zealand | Waikato | Te Rapa | Te Rapa, Hamilton",
        industry: "Manufacturing",
        skills: ["Operations | Operations management", "Health and safety | Safety", "Production | Plant management | Manufacturing", "Team leadership | Leading 64 people | Shift management", "Rugby coaching | Coaching"],
        achievements: ["Runs two lines and three shifts with 64 people | Runs a plant of 64 people", "Played prop for Fraser Park 2001-2011 | Played prop", "Fifth season as U13 coach | Coach of the U13", "Packs crates for school breakfasts | 4,000 breakfasts a week", "Rescued 9,000 litres when the chiller failed | Saved 9,000 litres of oat milk"],
        interests: ["Rugby", "Scrums", "Oats"],
        hobbies: ["Rugby union"],
        sports_teams: ["Fraser Park Juniors | Fraser Park"],
        causes: ["School breakfasts", "Junior rugby | Youth sport"],
        memberships: ["Fraser Park Juniors Rugby | Fraser Park"]
      },
      sources: ["https://kahikateavale.example/pages/our-whanau", "https://fraserparkjuniors.example/coaches", "https://waikatolantern.example/news/2018-chiller-failure", "https://gravatar.com/sionefifitaham", "https://kahikateavale.example/blogs/the-vat/breakfast-for-4000"]
    }
  ]
}
