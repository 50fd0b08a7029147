// A housing association in Wolverhampton.
const root = "https://www.wenlowhomes.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#">
  <head>
    <meta charset="utf-8" />
    <meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
    <title>${title} | Wenlow Homes</title>
  </head>
  <body class="path-node page-node-type-page">
    <div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
    <header role="banner"><a href="/" title="Home" rel="home">Wenlow Homes</a>
      <nav role="navigation"><ul class="menu"><li class="menu-item"><a href="/about">About us</a></li><li class="menu-item"><a href="/about/executive-team">Executive team</a></li><li class="menu-item"><a href="/about/who-to-contact">Who to contact</a></li><li class="menu-item"><a href="/news">News</a></li></ul></nav>
    </header>
    <main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content">
      <h1 class="page-title">${title}</h1>
      <article class="node"><div class="node__content"><div class="field field--name-body field--type-text-with-summary">
${main}
      </div></div></article>
    </div></main>
    <footer role="contentinfo"><p>Report a repair: 24 hours a day through MyWenlow. Wenlow Homes is a charitable registered society, Tettenhall House, Wolverhampton WV6.</p></footer>
    </div>
  </body>
</html>`
})

const pages = [
  page("/", "Homes for people, not for profit", `<p>Wenlow Homes is a housing association with 9,400 homes in Wolverhampton, Walsall and south Shropshire.</p><p><a href="/about/executive-team">Who runs Wenlow</a> &middot; <a href="/news">News</a></p>`),
  page("/about", "About us", `<p>We began in 1967 with six terraced houses in Whitmore Reans. Today 21,000 people live in a Wenlow home.</p><p><a href="/about/executive-team">Executive team</a></p>`),
  page("/about/executive-team", "Executive team", `<h3>Martin Fellowes, Chief Executive</h3><p>Martin has led Wenlow since 2017. He is an accountant by training.</p>
<h3>Olukemi Adebayo, Executive Director of Customers and Communities</h3>
<p>Kemi joined us in January 2024 and looks after everything our customers see of us: neighbourhoods, income, the contact centre and supported housing. She was Head of Neighbourhoods at Black Brook Housing in Dudley before and started out as a housing officer in Handsworth. She is a Fellow of the Chartered Institute of Housing and has a master's in social policy from the University of Birmingham.</p>
<p>At Wenlow she brought in Safe Key, our scheme to rehouse survivors of domestic abuse within ten days. In her own time Kemi makes quilts: there is one in reception.</p>
<h3>Alison Bytheway, Executive Director of Finance</h3><p>Alison came to us from local government.</p>`),
  page("/about/who-to-contact", "Who to contact", `<table class="views-table"><thead><tr><th>About</th><th>Name</th><th>Post</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Repairs complaints</td><td>Paul Grainger</td><td>Head of Repairs and Maintenance</td><td>pgrainger@wenlowhomes.example</td></tr>
<tr><td>Land and new homes</td><td>Jaswinder Sandhu</td><td>Development Manager</td><td>jsandhu@wenlowhomes.example</td></tr>
<tr><td>Press</td><td>Heather Oakes</td><td>Communications Officer</td><td>hoakes@wenlowhomes.example</td></tr>
</tbody></table>`),
  page("/news", "News", `<ul><li><a href="/news/bilston-baths-homes-finished">Old baths become 48 homes</a></li><li><a href="/news/repairs-in-days-not-weeks">Repairs in days, not weeks</a></li></ul>`),
  page("/news/bilston-baths-homes-finished", "Old baths become 48 homes", `<p><em>Posted 17 March 2026</em></p><p>The last of 48 affordable homes on the site of the old Bilston baths have been handed over. Development Manager Jaswinder Sandhu, who learnt to swim there as a boy, led the scheme from the first drawing. The entrance hall still has its green tiles.</p>
<p>&ldquo;Brownfield is hard work,&rdquo; said Jas. &ldquo;You find what you find. We found a boiler the size of a bus. But I would sooner build here than on a field.&rdquo;</p><p>The scheme has been put forward for a Midlands regeneration award.</p><p>Next for Jas, a chartered surveyor (MRICS) who came to us from a housebuilder in 2018, are 30 homes of modular construction in Wednesfield.</p>`),
  page("/news/repairs-in-days-not-weeks", "Repairs in days, not weeks", `<p><em>Posted 2 October 2025</em></p><p>The average repair at Wenlow now takes 8 days, down from 27 two years ago. Paul Grainger, Head of Repairs and Maintenance, has the numbers on his wall.</p>
<p>&ldquo;We stopped buying it in,&rdquo; says Paul, who brought 85 trades people in-house. &ldquo;I'm a gas engineer. I know what it is to stand in somebody's kitchen with the wrong part.&rdquo; He began as an apprentice at the council in 1989 and has been with us since 2009. The next thing on his list is damp and mould.</p>`),
  {
    url: "https://www.blackbrookhousing.example/news/2021/neighbourhoods-award",
    body: `<!DOCTYPE html><html lang="en-gb"><head><meta charset="utf-8"><title>Award for estates team - Black Brook Housing</title></head><body><nav><a href="/">Black Brook Housing</a></nav><h1>Award for estates team</h1><p>30 September 2021</p><p>Our estates team has been named Neighbourhood Team of the Year by the West Midlands Tenants' Panel. &ldquo;It belongs to the caretakers,&rdquo; said Kemi Adebayo, Head of Neighbourhoods.</p></body></html>`
  },
  {
    url: "https://www.blackbrookhousing.example/",
    body: `<!DOCTYPE html><html lang="en-gb"><head><meta charset="utf-8"><title>Black Brook Housing</title></head><body><h1>Black Brook Housing</h1><p>4,100 homes in Dudley and Stourbridge.</p><a href="/news/2021/neighbourhoods-award">Award for estates team</a></body></html>`
  },
  {
    url: "https://www.stmarksroadprimary.example/governors",
    body: `<html lang="en"><head><title>Governors - St Mark's Road Primary School, Wolverhampton</title></head><body><h1>Our governors</h1><table border="1"><tr><td>Chair</td><td>Mrs D. Pugh</td></tr><tr><td>Vice-chair</td><td>Mr Jaswinder Sandhu (co-opted, to August 2027)</td></tr><tr><td>Staff</td><td>Miss E. Tolley</td></tr></table><p>Mr Sandhu works for Wenlow Homes as Development Manager and looks after premises. He also runs the Tuesday kabaddi club, and tries to hide his Wolves scarf from our Albion supporters.</p></body></html>`
  }
]

export default {
  pages,
  listings: [{
    url: "https://www.linkedin.com/in/olukemi-adebayo-housing",
    title: "Olukemi (Kemi) Adebayo FCIH - Executive Director - Wenlow Homes | LinkedIn",
    snippet: "Wolverhampton · Executive Director of Customers and Communities at Wenlow Homes. Previously Black Brook Housing. Housing, domestic abuse, tenant voice."
  }],
  people: [
    {
      id: "olukemi-adebayo",
      about: "An executive director; her earlier employer's news knows a lower title.",
      contact: { email: "kemi.adebayo@wenlowhomes.example", full_name: "Kemi Adebayo", company: "Wenlow Homes" },
      outcome: "found",
      facts: {
        title: "Executive Director of Customers and Communities | Executive Director, Customers and Communities | Executive Director",
        company: "Wenlow Homes",
        location: "Wolverhampton | Wolverhampton, England | Wolverhampton, United Kingdom",
        industry: "Housing | Social housing | Housing association",
        achievements: ["Brought in Safe Key, a scheme to rehouse survivors of domestic abuse within ten days | Safe Key"],
        hobbies: ["Quilting | Making quilts"],
        causes: ["Domestic abuse | Survivors of domestic abuse | Rehousing survivors of domestic abuse"],
        memberships: ["Fellow of the Chartered Institute of Housing | Chartered Institute of Housing | FCIH"],
        education: [{ institution: "University of Birmingham", degree: "Master's | MA | MSc", field: "Social policy" }]
      },
      also: {
        title: "Head of Neighbourhoods | Housing officer",
        company: "Black Brook Housing",
        location: "West Midlands | England | United Kingdom | UK",
        industry: "Charity | Non-profit",
        skills: ["Housing management | Social housing", "Neighbourhood management | Neighbourhoods", "Supported housing", "Customer service | Contact centre | Customer experience", "Income collection | Income", "Social policy", "Leadership", "Tenant engagement | Tenant voice", "Domestic abuse support | Domestic abuse"],
        achievements: ["Neighbourhood Team of the Year 2021 | Neighbourhood Team of the Year, West Midlands Tenants' Panel", "Joined Wenlow in January 2024", "Made a quilt that hangs in reception | Quilt in reception"],
        interests: ["Tenant voice", "Domestic abuse", "Housing", "Quilts | Quilting", "Social policy"],
        causes: ["Tenant voice", "Housing | Social housing", "Safe Key"],
        certifications: ["FCIH | Fellow of the Chartered Institute of Housing"],
        linkedin: "https://www.linkedin.com/in/olukemi-adebayo-housing",
        linkedin_bio: "Executive Director of Customers and Communities at Wenlow Homes. Previously Black Brook Housing. Housing, domestic abuse, tenant voice."
      },
      sources: ["https://www.wenlowhomes.example/about/executive-team", "https://www.blackbrookhousing.example/news/2021/neighbourhoods-award", "https://www.linkedin.com/in/olukemi-adebayo-housing"]
    },
    {
      id: "paul-grainger",
      about: "A newspaper tells of his illness and of his part in a strike.",
      contact: { email: "pgrainger@wenlowhomes.example", full_name: "Paul Grainger", company: "Wenlow Homes", title: "Head of Repairs" },
      outcome: "found",
      facts: {
        title: "Head of Repairs and Maintenance | Head of Repairs",
        company: "Wenlow Homes",
        location: "Wolverhampton | Wolverhampton, England | Wolverhampton, United Kingdom",
        industry: "Housing | Social housing | Housing association",
        skills: ["Gas engineering | Gas engineer"],
        achievements: ["Cut the average repair from 27 days to 8 | Average repair down from 27 to 8 days", "Brought 85 trades people in-house | Brought repairs in-house"],
        hobbies: ["Narrowboats | Narrowboating | Restoring a narrowboat | Canal boating"]
      },
      also: {
        title: "Apprentice | Gas engineer",
        company: "The council",
        location: "West Midlands | England | United Kingdom | UK",
        industry: "Maintenance | Repairs",
        skills: ["Repairs | Maintenance | Repairs and maintenance", "Damp and mould", "Insourcing | Bringing services in-house", "Leadership | Team management", "Engine repair | Boat restoration"],
        achievements: ["With Wenlow since 2009", "Began as an apprentice in 1989 | Apprentice at the council in 1989", "Rode a boat of his own restoration to Llangollen | Took the Brindle Cow to Llangollen | 60 miles to Llangollen", "Raised £11,400 for the hospital's day unit | Raised £11,400"],
        interests: ["Canals", "Damp and mould", "Narrowboats", "Repairs"],
        hobbies: ["Canals", "Boat restoration | Restoring the Brindle Cow"],
        causes: ["Fundraising for the hospital day unit | Hospital day unit"]
      },
      sources: ["https://www.wenlowhomes.example/about/who-to-contact", "https://www.wenlowhomes.example/news/repairs-in-days-not-weeks", "https://www.wulfrunmercury.example/2025/08/boat-for-the-day-unit"],
      sensitive: ["prostate", "radiotherapy", "shop steward", "cancer", "picket"]
    },
    {
      id: "jaswinder-sandhu",
      about: "An address alone, with an initial and a surname.",
      contact: { email: "jsandhu@wenlowhomes.example" },
      outcome: "found",
      facts: {
        title: "Development Manager",
        company: "Wenlow Homes",
        location: "Wolverhampton | Wolverhampton, England | Wolverhampton, United Kingdom",
        industry: "Housing | Social housing | Housing association",
        achievements: ["Led the building of 48 affordable homes on the site of the Bilston baths | Bilston baths, 48 homes"],
        hobbies: ["Kabaddi"],
        sports_teams: ["Wolves | Wolverhampton Wanderers"],
        causes: ["School governor at St Mark's Road Primary School | St Mark's Road Primary School"],
        certifications: ["MRICS | Chartered surveyor"]
      },
      also: {
        title: "Vice-chair of governors | School governor | Chartered surveyor | Vice-chair",
        company: "St Mark's Road Primary School",
        location: "West Midlands | England | United Kingdom | UK",
        industry: "Property development | Housing development | Housebuilding | Construction",
        skills: ["Surveying | Chartered surveying", "Brownfield development | Brownfield", "Housing development | Property development | Development", "Modular construction", "Affordable housing", "Land acquisition | Land", "Premises | School governance"],
        achievements: ["30 homes of modular construction in Wednesfield", "Joined Wenlow in 2018 | With Wenlow since 2018", "Vice-chair of governors at St Mark's Road Primary School", "Runs the Tuesday kabaddi club | Kabaddi club", "Bilston baths scheme put forward for a Midlands regeneration award | Put forward for a regeneration award"],
        interests: ["Brownfield development | Brownfield", "Modular construction", "Affordable homes | Affordable housing", "Football | Wolves", "Kabaddi", "Education"],
        hobbies: ["Running the kabaddi club", "Football"],
        causes: ["Education", "Affordable housing | Affordable homes", "Brownfield development"],
        memberships: ["RICS | Royal Institution of Chartered Surveyors | MRICS", "Governors of St Mark's Road Primary School | School governor"]
      },
      sources: ["https://www.wenlowhomes.example/about/who-to-contact", "https://www.wenlowhomes.example/news/bilston-baths-homes-finished", "https://www.stmarksroadprimary.example/governors"]
    }
  ]
}
