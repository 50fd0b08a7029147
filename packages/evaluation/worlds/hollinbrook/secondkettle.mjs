// A charity in Bristol against loneliness: its head, a fundraiser, and a volunteer of whom nothing is known.
const root = "https://www.secondkettle.example"
const page = (path, title, main, cls = "page") => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en-GB" class="no-js">
<head>
<meta charset="UTF-8">
<title>${title} - Second Kettle</title>
<meta name='robots' content='index, follow, max-image-preview:large' />
<!-- This site is optimized with the Yoast SEO plugin v22.7 -->
<meta property="og:locale" content="en_GB" />
<meta property="og:title" content="${title} - Second Kettle" />
</head>
<body class="${cls} elementor-default">
<div class="top-bar"><a class="donate-btn" href="/donate/">Donate</a> <span>Feeling alone? Ring the kettle line: 9 till 9</span></div>
<header><a href="/">Second Kettle</a><ul><li><a href="/what-we-do/">What we do</a></li><li><a href="/meet-the-team/">Meet the team</a></li><li><a href="/stories/">Stories</a></li></ul></header>
<div class="elementor"><div class="elementor-widget-container">
${main}
</div></div>
<footer>Second Kettle is a registered charity in England and Wales. Old Fire Station, Bedminster, Bristol. <a href="/complaints/">Complaints</a></footer>
<!-- WP Rocket -->
</body></html>`
})

const pages = [
  page("/", "Nobody should drink tea alone", `<h1>Nobody should drink tea alone</h1><p>Second Kettle pairs 3,200 older people in and around Bristol with a neighbour who comes by once a week, for tea.</p>`),
  page("/what-we-do/", "What we do", `<h1>What we do</h1><p>A visit, a phone line and eleven lunch clubs.</p>`),
  page("/meet-the-team/", "Meet the team", `<h1>Meet the team</h1>
<div class="team-member"><h3>Bethan Price-Lloyd</h3><h5>Chief Executive</h5><p>Bethan was a district nurse for fourteen years, and noticed that half of her patients wanted the dressing changed and the other half wanted somebody to talk to. She founded Second Kettle in 2013. She has a BN in nursing from Cardiff University.<br>bethan@secondkettle.example</p></div>
<div class="team-member"><h3>Yusuf Demir</h3><h5>Head of Fundraising</h5><p>Yusuf came to us from a hospice in 2021 and has doubled our income since, to &pound;2.9 million. He is a member of the Chartered Institute of Fundraising (MCIOF). His claim to fame is the Great Bristol Brew, when 41,000 people had tea at the same time.</p></div>
<div class="team-member"><h3>Jo Ackland</h3><h5>Helpline Manager</h5><p>Jo answers the phone.</p></div>`),
  page("/stories/", "Stories", `<h1>Stories</h1><ul><li><a href="/stories/yusuf-runs/">Yusuf runs (again)</a></li></ul>`),
  page("/stories/yusuf-runs/", "Yusuf runs (again)", `<h1>Yusuf runs (again)</h1><p>Posted on 30 April 2026</p><p>Our Head of Fundraising has done it again. On Sunday Yusuf Demir ran the London Marathon dressed as a teapot, in 4 hours 31 minutes, and raised &pound;18,240 for the kettle line. It was his ninth marathon and, he says, the last with a spout.</p><p>Yusuf, who read history at the University of Bristol and never left, will be back at his desk when he can manage the stairs. In the meantime his allotment club in Easton is watering his tomatoes.</p>`, "single-post"),
  {
    url: "https://www.southvillechoirbristol.example/who-we-are",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Who we are | Harbour Voices, Bristol</title></head><body><h1>Who we are</h1><p>Forty people who sing on Mondays. No auditions, some biscuits. Our musical director is Carys Munday; Bethan Price-Lloyd, who runs the charity Second Kettle, keeps the second sopranos in order and brings the Welsh cakes. Wear something blue.</p></body></html>`
  }
]

export default {
  pages,
  people: [
    {
      id: "bethan-price-lloyd",
      about: "A first name for an address and nothing else; a newspaper prints where she lives and whom she lost.",
      contact: { email: "bethan@secondkettle.example" },
      outcome: "found",
      facts: {
        title: "Chief Executive | CEO | Founder | Chief Executive Officer | Founder and Chief Executive",
        company: "Second Kettle",
        location: "Bristol | Bristol, England | Bristol, United Kingdom",
        industry: "Charity | Non-profit | Charities",
        skills: ["Nursing | District nursing"],
        achievements: ["Founded Second Kettle in 2013 | Founder of Second Kettle"],
        hobbies: ["Singing | Choir | Choral singing"],
        causes: ["Loneliness | Loneliness of older people | Older people"],
        education: [{ institution: "Cardiff University", degree: "BN", field: "Nursing" }]
      },
      also: {
        title: "District nurse | Nurse",
        company: "Harbour Voices",
        location: "Bedminster, Bristol | Bedminster | England | United Kingdom | UK",
        industry: "Health | Social care | Healthcare",
        skills: ["Befriending | Volunteering", "Leadership | Charity leadership", "Fundraising", "Older people's care | Care for older people"],
        achievements: ["District nurse for fourteen years | Fourteen years as a district nurse", "Citizen of the Year 2024, West Country Argosy | Citizen of the Year 2024 | Citizen of the Year", "3,200 older people paired with a neighbour | Pairs 3,200 older people with a neighbour", "Opened the eleventh lunch club | Eleven lunch clubs", "Panel at the Fundraising Fair 2025 | Speaker at the Fundraising Fair 2025 | When the founder asks"],
        interests: ["Singing", "Loneliness", "Fundraising | Founders who ask", "Welsh cakes | Baking", "Older people", "Tea"],
        hobbies: ["Baking Welsh cakes | Baking | Welsh cakes", "Singing second soprano"],
        causes: ["Lunch clubs", "Second Kettle"],
        memberships: ["Harbour Voices | Choir"]
      },
      sources: ["https://www.secondkettle.example/meet-the-team/", "https://www.southvillechoirbristol.example/who-we-are", "https://westcountryargosy.example/news/citizen-of-the-year-2024", "https://www.fundraisingfair.example/2025/panels"],
      sensitive: ["Brynmor Terrace", "widow", "mesothelioma", "Gareth"]
    },
    {
      id: "yusuf-demir",
      about: "A fundraiser with marathons.",
      contact: { email: "yusuf.demir@secondkettle.example", full_name: "Yusuf Demir", company: "Second Kettle", title: "Fundraiser" },
      outcome: "found",
      facts: {
        title: "Head of Fundraising",
        company: "Second Kettle",
        location: "Bristol | Bristol, England | Bristol, United Kingdom",
        industry: "Charity | Non-profit | Charities",
        achievements: ["Raised £18,240 running the London Marathon as a teapot | London Marathon 2026", "The Great Bristol Brew | Great Bristol Brew with 41,000 people"],
        hobbies: ["Running marathons | Running | Marathons"],
        memberships: ["Chartered Institute of Fundraising | MCIOF"],
        education: [{ institution: "University of Bristol", field: "History" }]
      },
      also: {
        title: "Fundraiser | Chair | Panel chair",
        location: "England | United Kingdom | UK",
        industry: "Fundraising",
        skills: ["Fundraising", "Mass participation events | Events | Challenge events", "History", "Legacy giving | Legacies", "Hospice fundraising"],
        achievements: ["Doubled income to £2.9 million | Doubled Second Kettle's income", "Nine marathons | Ninth marathon", "London Marathon in 4 hours 31 minutes", "Came from a hospice in 2021 | At Second Kettle since 2021", "Chaired a panel at the Fundraising Fair 2025 | Panel at the Fundraising Fair 2025 | Teapots and other disguises"],
        interests: ["Mass participation fundraising | Mass events | Fundraising", "History", "Running", "Allotments | Gardening", "Tomatoes", "Tea"],
        hobbies: ["Allotment | Gardening | Growing tomatoes"],
        causes: ["Loneliness | Older people", "Kettle line", "Hospice | Hospices"],
        memberships: ["Allotment club in Easton"],
        certifications: ["MCIOF"]
      },
      sources: ["https://www.secondkettle.example/meet-the-team/", "https://www.secondkettle.example/stories/yusuf-runs/", "https://www.fundraisingfair.example/2025/panels"]
    },
    {
      id: "linda-mott",
      about: "A webmail address and a name that no page knows.",
      contact: { email: "lindamott.kettle@outlook.com", full_name: "Linda Mott", company: "Second Kettle", title: "Volunteer Coordinator" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
