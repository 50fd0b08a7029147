const w = (path, title, main, head = "") => ({
  url: `https://tallyfinch.example${path}`,
  body: `<!DOCTYPE html><html data-wf-page="64ab" lang="en-GB"><head><meta charset="utf-8"/><title>${title}</title><meta content="Webflow" name="generator"/>${head}</head><body><div class="navbar w-nav"><a href="/" class="brand w-nav-brand">tallyfinch</a><nav class="w-nav-menu"><a href="/product" class="w-nav-link">Product</a><a href="/team" class="w-nav-link">Team</a><a href="/blog" class="w-nav-link">Blog</a><a href="/help" class="w-nav-link">Help</a></nav></div>${main}<div class="footer"><p>Tallyfinch Ltd is registered in England and Wales. 3rd floor, Calder Warehouse, Water Lane, Leeds LS11. Tallyfinch is authorised as an electronic money institution.</p><p>Not a bank, and happier for it.</p></div></body></html>`
})
const industry = "Fintech | Financial technology | Financial services | Financial Services | FinTech | Payments | Electronic money | Banking software | Savings app | Finance | Financial technology (fintech)"
const company = "Tallyfinch | Tallyfinch Ltd"
const leeds = "Leeds | Leeds, UK | Leeds, England | Leeds, West Yorkshire | Leeds, United Kingdom"
export default {
  people: [
    {
      id: "jd-hannah-brackenridge",
      about: "A chief executive in interviews, with a LinkedIn listing and a Twitter account on her profile.",
      contact: { full_name: "Hannah Brackenridge", email: "hannah@tallyfinch.example", company: "Tallyfinch", title: "CEO" },
      outcome: "found",
      facts: {
        title: "Chief Executive | CEO | Co-founder and CEO | Co-founder & CEO | Co-founder and Chief Executive | Chief Executive Officer",
        company, location: leeds, industry,
        sports_teams: ["Leeds Rhinos"],
        hobbies: ["bell-ringing | bell ringing | church bell ringing | change ringing"],
        causes: ["financial inclusion | credit unions | financial education"],
        linkedin: "https://www.linkedin.com/in/hannahbrackenridge | https://uk.linkedin.com/in/hannahbrackenridge | linkedin.com/in/hannahbrackenridge",
        twitter: "https://x.com/hbrackenridge | https://twitter.com/hbrackenridge | @hbrackenridge | hbrackenridge"
      },
      also: {
        title: "Co-founder | Actuary | Trustee | Trustee of Penny Wise Schools | pricing actuary | Founder",
        location: "Yorkshire | England | United Kingdom | Otley | West Yorkshire",
        linkedin_bio: "Co-founder and CEO at Tallyfinch | Co-founder & CEO at Tallyfinch. Lapsed actuary. Saving for people who don't. | Lapsed actuary. Saving for people who don't. | Co-founder & CEO - Tallyfinch",
        skills: ["actuarial science | actuary | pricing | actuarial work", "fundraising | raising capital | venture fundraising", "leadership | founding companies | entrepreneurship", "product | savings products", "public speaking", "mathematics"],
        achievements: ["Northern Money Founder of the Year | Northern Money Awards Founder of the Year 2025 | Founder of the Year 2025", "co-founded Tallyfinch | co-founded Tallyfinch in 2018 | founded Tallyfinch | founded Tallyfinch in 2018", "raised £14 million | £14 million Series B | £14m Series B", "210,000 savers | 210,000 customers", "rang a full peal | rang a peal of 5,040 changes | a full peal at Otley", "Never call it a journey | keynote at Northern Money"],
        interests: ["bell-ringing", "rugby league | Leeds Rhinos", "credit unions", "financial inclusion", "savings behaviour | saving | rounding up", "mental arithmetic | maths | mathematics", "financial education in schools | money education"],
        hobbies: ["watching rugby league | rugby league"],
        causes: ["Penny Wise Schools | money lessons in primary schools | money education"],
        memberships: ["Institute and Faculty of Actuaries", "Penny Wise Schools"],
        certifications: ["Fellow of the Institute and Faculty of Actuaries | FIA | qualified actuary"],
        education: [{ institution: "University of Leeds", field: "Mathematics | maths", year: 2005 }]
      },
      sources: ["https://tallyfinch.example/team", "https://www.northernmoney.example/interviews/hannah-brackenridge", "https://www.northernmoney.example/awards/2025", "https://www.linkedin.com/in/hannahbrackenridge"]
    },
    {
      id: "jd-priya-raman",
      about: "A compliance head; a baker in the same city has her name.",
      contact: { full_name: "Priya Raman", email: "priya.raman@tallyfinch.example", company: "Tallyfinch", location: "Leeds" },
      outcome: "found",
      facts: {
        title: "Head of Compliance | Head of Compliance and MLRO | Head of Compliance & MLRO | Money Laundering Reporting Officer",
        company, location: leeds, industry,
        skills: ["anti-money laundering | AML | financial crime | anti-money-laundering"],
        certifications: ["ICA Diploma in Anti Money Laundering | ICA International Diploma in Anti Money Laundering | ICA diploma"],
        hobbies: ["bouldering | climbing"],
        education: [{ institution: "University of Sheffield", degree: "LLB | Bachelor of Laws", field: "Law", year: 2010 }]
      },
      also: {
        title: "MLRO | fraud analyst | Committee member, Northern Compliance Forum",
        location: "Yorkshire | England | United Kingdom | Kirkstall",
        skills: ["regulation | financial regulation | regulatory compliance | compliance", "consumer duty | Consumer Duty", "safeguarding | safeguarding of customer funds", "fraud investigation | fraud | fraud analysis", "plain English | writing plain English | plain-English writing", "law", "staff training", "public speaking"],
        achievements: ["led Tallyfinch's EMI authorisation | led the authorisation | e-money authorisation in eleven months | led the application for authorisation as an electronic money institution | Tallyfinch's e-money authorisation", "Compliance is a product | panel: Compliance is a product | speaker at Northern Money 2025 | Northern Money speaker", "rewrote the terms and conditions | terms and conditions in 900 words | 900-word terms and conditions", "employee number twelve"],
        interests: ["bouldering | climbing", "plain English", "scam prevention | fraud prevention | romance scams", "Tamil | Tamil films | Tamil cinema | films", "regulation"],
        hobbies: ["Tamil films | watching Tamil films | cinema"],
        causes: ["scam awareness | scam prevention for older people | scam prevention | fraud awareness | scam awareness in libraries"],
        memberships: ["Northern Compliance Forum | Northern Compliance Forum committee"]
      },
      sources: ["https://tallyfinch.example/team", "https://tallyfinch.example/blog/nine-hundred-words", "https://www.northernmoney.example/2025/panels"],
      never: ["sugar flower", "wedding cake", "buttercream", "Headingley", "Cake International"]
    },
    {
      id: "jd-seun-bankole",
      about: "A mobile engineer whose GitHub biography has markup in it.",
      contact: { full_name: "Oluwaseun Bankole", email: "seun@tallyfinch.example", company: "Tallyfinch" },
      outcome: "found",
      facts: {
        title: "Lead Mobile Engineer | Lead mobile engineer | Mobile Lead | Lead Engineer, Mobile",
        company, location: leeds, industry,
        skills: ["Kotlin", "accessibility | mobile accessibility | app accessibility"],
        hobbies: ["chess | playing chess"],
        causes: ["accessibility | blind and partially sighted users | digital accessibility | digital inclusion"],
        education: [{ institution: "University of Lagos", degree: "BSc | B.Sc.", field: "Computer Science", year: 2013 }]
      },
      also: {
        title: "Android engineer | Senior Android Engineer | Android developer | Mobile engineer | Organiser | Organiser of Leeds Screenreaders",
        location: "Lagos | Nigeria | Yorkshire | England | United Kingdom",
        skills: ["Android | Android development", "Swift | iOS", "Jetpack Compose | jetpack-compose", "mobile development | software engineering | mobile engineering", "TalkBack | screen readers | a11y", "testing | automated testing | test automation", "chess", "public speaking", "team leadership"],
        achievements: ["created talkfinch | talkfinch | open-source talkfinch", "under-1900 section winner | won the Aire Valley Rapid | Aire Valley Rapid | first in the Aire Valley Rapid", "Your button says button | talk: Your button says button | talk at Northern Money | speaker at Northern Money", "app store rating 4.9 | 4.9 stars", "first app used without sight | app you can use with the screen off | screen-off saving", "knight-errand", "joined Tallyfinch in 2020"],
        interests: ["accessibility", "chess", "open source", "Android", "highlife music | highlife | Fela Kuti | vinyl records | records | Afrobeat | collecting highlife records", "screen readers"],
        hobbies: ["collecting records | highlife records | vinyl | collecting highlife records"],
        memberships: ["Leeds Screenreaders", "Headrow Chess Club"]
      },
      sources: ["https://tallyfinch.example/team", "https://tallyfinch.example/blog/your-button-says-button", "https://github.com/seunb-dev", "https://mastodon.scot/@seunb", "https://www.headrowchess.example/aire-valley-rapid-2025"]
    },
    {
      id: "jd-jac-tallyfinch",
      about: "Initials for an email and nothing anywhere.",
      contact: { email: "jac@tallyfinch.example" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    w("/", "Tallyfinch | Save without noticing", `<section class="hero"><h1>Save without noticing.</h1><p>Tallyfinch is the savings app that rounds up, tops up and shuts up. 210,000 savers across the UK.</p><a href="/product" class="button w-button">Get the app</a></section>`),
    w("/team", "Team | Tallyfinch", `<section><h1>The flock</h1><p>We are 74 people, most of us in Leeds, most of the time.</p><div role="list" class="w-dyn-items">
<div role="listitem" class="w-dyn-item"><h3>Hannah Brackenridge</h3><div>Co-founder &amp; Chief Executive</div><p>Qualified actuary (Fellow of the Institute and Faculty of Actuaries), recovering. Founded Tallyfinch with Imran in 2018.</p><a href="https://x.com/hbrackenridge">@hbrackenridge</a></div>
<div role="listitem" class="w-dyn-item"><h3>Imran Sethi</h3><div>Co-founder &amp; CTO</div></div>
<div role="listitem" class="w-dyn-item"><h3>Priya Raman</h3><div>Head of Compliance and MLRO</div><p>Employee number twelve. Led our authorisation as an electronic money institution in eleven months. LLB from Sheffield (2010), ICA Diploma in Anti Money Laundering, and permanently chalky hands from the bouldering wall in Kirkstall.</p></div>
<div role="listitem" class="w-dyn-item"><h3>Seun Bankole</h3><div>Lead Mobile Engineer</div><p>Oluwaseun on his passport. Kotlin by day, chess by night. Came to us from Lagos in 2020 as a senior Android engineer.</p></div>
<div role="listitem" class="w-dyn-item"><h3>Fiona Sutcliffe</h3><div>Head of Customer Care</div></div></div></section>`),
    w("/blog", "Blog | Tallyfinch", `<h1>Blog</h1><ul><li><a href="/blog/nine-hundred-words">Our terms and conditions are now 900 words</a></li><li><a href="/blog/your-button-says-button">Your button says "button"</a></li></ul>`),
    w("/blog/nine-hundred-words", "Our terms and conditions are now 900 words | Tallyfinch", `<article><h1>Our terms and conditions are now 900 words</h1><p>Priya Raman, 21 January 2026</p><p>They used to be 11,400. I wrote most of those, as a law graduate who had just come over from a bank's fraud desk, and I apologise.</p><p>The Consumer Duty says that people should understand what they sign. So I read ours aloud to my aunt, who runs scam awareness sessions with me at the library on the first Monday of the month. She stopped me at "notwithstanding".</p><p>What we did: one idea a sentence, plain English, no capitals for Things That Are Not Names. What we kept: the bit about safeguarding your money, because that one matters.</p></article>`),
    w("/blog/your-button-says-button", "Your button says button | Tallyfinch", `<article><h1>Your button says "button"</h1><p>Seun Bankole, 15 May 2025</p><p>Turn on TalkBack, turn off the screen, and try to move ten pounds in your own app. I did it in front of the whole company. It took nine minutes, and at the end I had closed my account.</p><p>Six months later you can do everything in Tallyfinch with the screen off. The rating went to 4.9, and I doubt that only blind users voted. I have put our test helpers on <a href="https://github.com/seunb-dev">GitHub</a> as <em>talkfinch</em>: it fails the build when a button says "button".</p><p>I run a monthly evening, Leeds Screenreaders, where blind and partially sighted testers take apart somebody's app. Bring biscuits.</p><p><small>Seun Bankole leads mobile engineering at Tallyfinch. He studied computer science at the University of Lagos (BSc, 2013).</small></p></article>`),
    {
      url: "https://priyaramancakes.example/",
      body: `<!DOCTYPE html><html lang="en"><head><meta name="generator" content="Wix.com Website Builder"><title>Priya Raman Cakes | Leeds</title></head><body><h1>Priya Raman Cakes</h1><p>Hello! I'm Priya Raman, and I make wedding cakes in a little studio in Headingley, Leeds. Buttercream, sugar flowers, three tiers or thirty cupcakes. Gold at Cake International 2022. Mum of twins.</p><p>Book a tasting</p></body></html>`
    },
    {
      url: "https://www.headrowchess.example/aire-valley-rapid-2025",
      body: `<html><head><title>Headrow Chess Club: Aire Valley Rapid 2025</title></head><body><h2>Aire Valley Rapid, 8 November 2025</h2><h3>Under 1900</h3><table border=1><tr><td>1</td><td>Seun Bankole</td><td>Headrow</td><td>5&frac12;/6</td></tr><tr><td>2</td><td>Geoff Dyson</td><td>Wakefield</td><td>5</td></tr><tr><td>3=</td><td>A. Kowalczyk</td><td>Bradford</td><td>4&frac12;</td></tr></table><p>Well done to Seun, who works on his feet and plays standing up.</p></body></html>`
    }
  ],
  payloads: ["<script>alert('jd-finch-7731')</script>", "<img src=x onerror=alert('jd-seun')>"],
  listings: [
    { url: "https://www.linkedin.com/in/hannahbrackenridge", title: "Hannah Brackenridge - Co-founder & CEO - Tallyfinch | LinkedIn", snippet: "Co-founder & CEO at Tallyfinch. Lapsed actuary. Saving for people who don't. Leeds, England, United Kingdom. Education: University of Leeds." }
  ],
  github: [
    {
      login: "seunb-dev", id: 22840192, name: "Seun Bankole", company: "Tallyfinch", blog: "https://mastodon.scot/@seunb", location: "Leeds, UK",
      bio: "Android, a11y, chess. <script>alert('jd-finch-7731')</script> if you can read this, you escaped properly",
      commit_email: "seun@tallyfinch.example",
      repositories: [
        { name: "talkfinch", description: "Fail the build when a button says \"button\"", language: "Kotlin", topics: ["android", "accessibility", "jetpack-compose", "testing"], stars: 641, pushed_at: "2026-05-02T09:00:00Z" },
        { name: "knight-errand", description: "Chess puzzles, read aloud", language: "Swift", topics: ["chess", "accessibility", "ios"], stars: 37, pushed_at: "2025-02-20T09:00:00Z" }
      ]
    }
  ],
  mastodon: [
    {
      user: "seunb", domain: "mastodon.scot", name: "Seun Bankole <img src=x onerror=alert('jd-seun')>", note: "<p>Lead mobile engineer at Tallyfinch, Leeds. Screen readers, rook endings, highlife records.</p>",
      fields: [{ name: "GitHub", value: "<a href=\"https://github.com/seunb-dev\">https://github.com/seunb-dev</a>" }],
      posts: [{ text: "<p>Found a 1974 highlife pressing in a charity shop in Armley for two pounds. I paid three.</p>", at: "2026-04-11T14:00:00.000Z" }]
    }
  ]
}
