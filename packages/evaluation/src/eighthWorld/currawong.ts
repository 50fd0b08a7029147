import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} - Currawong Literacy Foundation</title><meta name="generator" content="WordPress 6.8"></head>
<body class="page-template"><header class="site-header"><a href="/" rel="home">Currawong Literacy Foundation</a><nav><ul><li><a href="/what-we-do/">What we do</a></li><li><a href="/our-people/">Our people</a></li><li><a href="/get-involved/">Get involved</a></li><li><a class="donate" href="/donate/">Donate</a></li></ul></nav></header>
<div class="entry-content">${body}</div>
<footer><p>Currawong Literacy Foundation acknowledges the Kaurna people, on whose land we work.</p><p>Level 2, 44 Waymouth Street, Adelaide SA 5000 · ABN 00 412 004 120 · Donations over $2 are tax deductible.</p></footer></body></html>`

/** A reading charity in Adelaide: an accordion of people, an honours list, a football club; one person behind a login. */
export const currawong: WorldPart = {
  pages: [
    {
      url: "https://currawongliteracy.example/",
      body: page(
        "Every kid a reader",
        "<h1>Every kid a reader</h1><p>Last year 3,100 children in South Australia read with a Currawong volunteer.</p>"
      )
    },
    {
      url: "https://currawongliteracy.example/our-people/",
      body: page(
        "Our people",
        `<h1>Our people</h1><details open><summary>Bronwyn Tesoriero OAM, Chief Executive Officer</summary><p>Bronwyn taught reception and year one for eleven years before she ran anything. She holds a Bachelor of Education from Flinders University (1995) and an MBA from the University of Adelaide (2008), and is a graduate of the Australian Institute of Company Directors (GAICD). She came to Currawong in 2017.</p></details><details><summary>Jarrah Nankivell, Programs Manager</summary><p>Jarrah runs Reading Mates and our prison dads program across 64 sites. He holds a Certificate IV in Training and Assessment and reckons he has read “Possum Magic” aloud nine hundred times.</p></details><details><summary>Gus Pfitzner, Finance and Systems</summary><p>Bio coming soon.</p></details><details><summary>Our board</summary><p>Chair: the Hon. Margaret Dunstone AO. Deputy chair: Paul Kambouris.</p></details>`
      )
    },
    {
      url: "https://currawongliteracy.example/staff/jarrah-nankivell/",
      dead: true,
      body: page("Jarrah Nankivell", "<h1>Jarrah Nankivell</h1><p>Volunteer Coordinator</p>")
    },
    {
      url: "https://saherald.example/people/bronwyn-tesoriero-oam",
      news: { seen: "20250126T013000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>King’s list honour for reading champion - SA Herald</title></head><body><div class="sub-bar">Subscribe from $1 a week</div><h1>King’s list honour for reading champion</h1><p class="by">By Tahlia Brusnahan · January 26, 2025</p><p>Adelaide charity boss Bronwyn Tesoriero has been awarded the Medal of the Order of Australia for service to children’s literacy.</p><p>The Currawong Literacy Foundation chief executive found out while walking her kelpie, Comma, at Semaphore Beach. “I thought it was a scam,” she laughed. “Comma ate the envelope.”</p><p>Ms Tesoriero, a mother of three and a practising Catholic, plays masters netball and sings alto in the Port Bella Voce choir. A Port Adelaide member for 30 years, she forgives her board chair for following the Crows.</p><p>In her care the foundation grew from 400 to 3,100 children a year.</p><div class="related"><h4>More in People</h4><p>Baker’s dozen: 13 siblings, one shop</p></div></body></html>`
    },
    {
      url: "https://forpurposeforum.example/adelaide-2026/bronwyn-tesoriero",
      body: `<!doctype html><html><head><title>Bronwyn Tesoriero OAM | For Purpose Forum Adelaide 2026</title></head><body><h1>Bronwyn Tesoriero OAM</h1><h2>CEO, Currawong Literacy Foundation</h2><p>Session: What a board chair can’t tell you (panel)</p><p>Topics: early literacy, volunteer management, fundraising regulation</p><p>Bronwyn also sits on the South Australian council of the Fundraising Standards Alliance.</p></body></html>`
    },
    {
      url: "https://torrensroos.example/club/coaches",
      body: `<!doctype html><html><head><title>Coaches | Torrens Roos Community Football Club</title></head><body><h1>Coaches 2026</h1><h3>Women’s B grade: Jarrah Nankivell</h3><p>Nanki played 140 games for the Roos before his knee said no (third reconstruction, 2022). By day he’s Programs Manager at Currawong Literacy Foundation. He’s a Level 2 AFL coach and surfs at Middleton when there’s swell.</p><h3>Under 14s: Dean Wachtel</h3><p>Deano brings the oranges.</p></body></html>`
    },
    {
      url: "https://torrensroos.example/news/pride-round-2026",
      body: `<!doctype html><html><head><title>Pride Round 2026 | Torrens Roos</title></head><body><h1>Pride Round: Nanki’s story</h1><p>Coach Jarrah Nankivell came out to his team mates in 2014. “Nobody stopped handballing,” he says. He and his husband Theo will toss the coin on Saturday. The gold coin goes to Headspace Henley, the youth mental health service where Jarrah volunteers on Thursday nights.</p></body></html>`
    }
  ],
  archive: [
    {
      url: "https://currawongliteracy.example/staff/jarrah-nankivell/",
      timestamp: "20210614081500",
      body: page(
        "Jarrah Nankivell",
        "<h1>Jarrah Nankivell</h1><p>Volunteer Coordinator</p><p>Jarrah looks after 400 volunteers and one photocopier. He studied at Tabor College Adelaide (Bachelor of Youth Work, 2013).</p>"
      )
    }
  ],
  listings: [
    {
      url: "https://x.com/brontesoriero",
      title: "Bronwyn Tesoriero (@brontesoriero) / X",
      snippet: "Reading is a right. CEO at Currawong Literacy Foundation. Maps, kelpies, Port Adelaide."
    },
    {
      url: "https://au.linkedin.com/in/bronwyn-tesoriero",
      title:
        "Bronwyn Tesoriero OAM GAICD - Chief Executive Officer - Currawong Literacy Foundation | LinkedIn",
      snippet:
        "Adelaide, South Australia, Australia · Chief Executive Officer · Currawong Literacy Foundation. Teacher first. University of Adelaide. 500+ connections on LinkedIn."
    },
    {
      url: "https://au.linkedin.com/in/mei-hua-lowenthal",
      title: "Mei Hua Lowenthal - Philanthropy Manager - Currawong Literacy Foundation | LinkedIn",
      snippet:
        "Greater Adelaide Area · Philanthropy Manager at Currawong Literacy Foundation · Monash University. Major gifts, bequests, grant writing. CFRE. Speaks Mandarin and German."
    }
  ],
  gravatar: [
    {
      email: "jarrah.nankivell@currawongliteracy.example",
      slug: "jarrahnanki",
      display_name: "Jarrah Nankivell",
      location: "Adelaide, South Australia",
      description: "Programs at Currawong Literacy Foundation. Picture books, surf, footy.",
      job_title: "Programs Manager",
      company: "Currawong Literacy Foundation",
      pronouns: "he/him"
    }
  ],
  people: [
    {
      id: "bronwyn-tesoriero",
      about: "An accordion and an interview with a dog, a choir, a club and a religion in it.",
      contact: { email: "bronwyn.tesoriero@currawongliteracy.example", full_name: "Bronwyn Tesoriero" },
      outcome: "found",
      facts: {
        title: "Chief Executive Officer | CEO | chief executive",
        company: "Currawong Literacy Foundation",
        location: "Adelaide, South Australia, Australia | Adelaide, South Australia | Adelaide",
        linkedin:
          "https://au.linkedin.com/in/bronwyn-tesoriero | https://www.linkedin.com/in/bronwyn-tesoriero",
        linkedin_bio: "Teacher first. | Chief Executive Officer",
        twitter: "https://x.com/brontesoriero | https://twitter.com/brontesoriero",
        twitter_bio:
          "Reading is a right. CEO at Currawong Literacy Foundation. Maps, kelpies, Port Adelaide.",
        interests: ["Maps"],
        education: [
          { institution: "Flinders University", degree: "Bachelor of Education", year: 1995 },
          { institution: "University of Adelaide", degree: "MBA", year: 2008 }
        ],
        certifications: ["GAICD | graduate of the Australian Institute of Company Directors"],
        achievements: ["Medal of the Order of Australia | OAM"],
        memberships: ["Fundraising Standards Alliance"],
        skills: ["early literacy", "volunteer management", "fundraising regulation"],
        hobbies: ["netball | masters netball", "sings alto in the Port Bella Voce choir | choir | sings"],
        sports_teams: ["Port Adelaide"],
        causes: ["children’s literacy | literacy"],
        pets: ["kelpie | Comma"]
      },
      also: {
        industry: "charity | literacy | children’s literacy",
        memberships: [
          "Australian Institute of Company Directors",
          "Port Bella Voce | Port Bella Voce choir",
          "Port Adelaide"
        ],
        interests: [
          "early literacy",
          "kelpies",
          "volunteer management",
          "fundraising regulation",
          "netball",
          "choir"
        ],
        achievements: ["grew from 400 to 3,100 children", "What a board chair can’t tell you"],
        causes: ["Currawong Literacy Foundation"]
      },
      sources: [
        "https://currawongliteracy.example/our-people/",
        "https://saherald.example/people/bronwyn-tesoriero-oam",
        "https://forpurposeforum.example/adelaide-2026/bronwyn-tesoriero",
        "https://x.com/brontesoriero",
        "https://au.linkedin.com/in/bronwyn-tesoriero"
      ],
      sensitive: ["Catholic"]
    },
    {
      id: "jarrah-nankivell",
      about:
        "A football coach with a Gravatar; an archived page with his old post; whom he married is not our business.",
      contact: { email: "jarrah.nankivell@currawongliteracy.example", full_name: "Jarrah Nankivell" },
      outcome: "found",
      facts: {
        title: "Programs Manager",
        company: "Currawong Literacy Foundation",
        location: "Adelaide, South Australia | Adelaide",
        certifications: ["Certificate IV in Training and Assessment", "Level 2 AFL coach"],
        education: [{ institution: "Tabor College Adelaide", degree: "Bachelor of Youth Work", year: 2013 }],
        hobbies: ["surfs | surf | surfing"],
        sports_teams: ["Torrens Roos | Torrens Roos Community Football Club"],
        interests: ["Picture books"],
        achievements: ["140 games for the Roos | 140 games"],
        causes: ["Headspace Henley"]
      },
      also: {
        industry: "charity | literacy",
        hobbies: ["footy", "Picture books"],
        interests: ["surf", "footy"],
        memberships: ["Torrens Roos | Torrens Roos Community Football Club", "Headspace Henley"],
        causes: ["Reading Mates", "prison dads program", "youth mental health"],
        skills: ["Training and Assessment"]
      },
      sources: [
        "https://currawongliteracy.example/our-people/",
        "https://torrensroos.example/club/coaches",
        "https://torrensroos.example/news/pride-round-2026",
        "https://gravatar.com/jarrahnanki",
        "https://api.gravatar.com/v3/profiles/jarrahnanki",
        "https://web.archive.org/web/20210614081500/https://currawongliteracy.example/staff/jarrah-nankivell/"
      ],
      sensitive: ["came out to", "husband", "knee"]
    },
    {
      id: "mei-hua-lowenthal",
      about: "A LinkedIn address and its snippet, nothing else.",
      contact: { linkedin_url: "https://www.linkedin.com/in/mei-hua-lowenthal" },
      outcome: "found",
      facts: {
        title: "Philanthropy Manager",
        company: "Currawong Literacy Foundation",
        location: "Greater Adelaide Area | Adelaide",
        linkedin:
          "https://www.linkedin.com/in/mei-hua-lowenthal | https://au.linkedin.com/in/mei-hua-lowenthal",
        education: [{ institution: "Monash University" }],
        skills: ["Major gifts", "bequests", "grant writing", "Mandarin", "German"],
        certifications: ["CFRE"]
      },
      also: {
        industry: "Philanthropy | charity",
        linkedin_bio: "Philanthropy Manager at Currawong Literacy Foundation | Philanthropy Manager",
        interests: ["Major gifts", "bequests", "grant writing", "Philanthropy"]
      },
      sources: ["https://au.linkedin.com/in/mei-hua-lowenthal"]
    }
  ]
}
