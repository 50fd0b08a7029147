const page = (title, path, main, ld = "") => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"/><title>${title} | Harcourt Bligh Lawyers</title><meta name="description" content="Harcourt Bligh is a commercial law firm in Sydney."/>${ld}
<link rel="stylesheet" href="/sites/default/files/css/css_7hY.css"/></head>
<body class="path-node node--type-person"><div class="dialog-off-canvas-main-canvas">
<header role="banner" class="region region-header"><a href="https://www.harcourtbligh.example/" rel="home">Harcourt Bligh</a><ul class="menu"><li><a href="https://www.harcourtbligh.example/people">People</a></li><li><a href="https://www.harcourtbligh.example/expertise">Expertise</a></li><li><a href="https://www.harcourtbligh.example/contact">Contact</a></li></ul></header>
<main role="main">${main}</main>
<footer role="contentinfo"><p>Level 14, 303 Kent Street, Sydney NSW 2000 · (02) 5550 4400</p><p>Liability limited by a scheme approved under Professional Standards Legislation.</p></footer></div></body></html>`

const pages = [
  { url: "https://www.harcourtbligh.example/", body: page("Home", "/", `<h1>Law for people who ship, build and mine.</h1><p>Harcourt Bligh is a commercial law firm of sixty lawyers in Sydney.</p><p><a href="https://www.harcourtbligh.example/people">Meet our people</a></p>`) },
  { url: "https://www.harcourtbligh.example/expertise", body: page("Expertise", "/expertise", `<h1>Expertise</h1><ul><li>Construction and infrastructure</li><li>Privacy and data</li><li>Shipping and transport</li><li>Native title</li></ul>`) },
  { url: "https://www.harcourtbligh.example/contact", body: page("Contact", "/contact", `<h1>Contact</h1><p>Level 14, 303 Kent Street, Sydney NSW 2000</p>`) },
  {
    url: "https://www.harcourtbligh.example/people",
    body: page("People", "/people", `<h1>People</h1><div class="views-row"><h2><a href="https://www.harcourtbligh.example/people/priya-raman">Priya Raman</a></h2><span class="field--name-position">Partner, Privacy and Data</span></div><div class="views-row"><h2><a href="https://www.harcourtbligh.example/people/angus-macready-jr">Angus Macready</a></h2><span class="field--name-position">Special Counsel, Construction</span></div><div class="views-row"><h2><a href="https://www.harcourtbligh.example/people/daniel-okafor">Daniel Okafor</a></h2><span class="field--name-position">Senior Associate, Shipping and Transport</span></div>`)
  },
  {
    url: "https://www.harcourtbligh.example/people/priya-raman",
    body: page("Priya Raman", "/people/priya-raman", `<article class="node--person"><h1>Priya Raman</h1><div class="field--name-position">Partner, Privacy and Data</div><div class="field--name-body"><p>Priya advises hospitals, universities and software companies on what they may do with what they know. She led the response to one of the country's largest hospital data breaches in 2022.</p><p>Priya was named Privacy Lawyer of the Year at the Southern Cross Law Awards 2025. She is a Certified Information Privacy Manager (CIPM) and a director of the Women's Legal Access Fund.</p></div><h3>Qualifications</h3><ul><li>LLB (Hons), University of Melbourne</li><li>LLM, National University of Singapore</li></ul></article>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Priya Raman","jobTitle":"Partner","worksFor":{"@type":"LegalService","name":"Harcourt Bligh"}}</script>`)
  },
  {
    url: "https://www.harcourtbligh.example/people/angus-macready-jr",
    body: page("Angus Macready", "/people/angus-macready-jr", `<article class="node--person"><h1>Angus Macready</h1><div class="field--name-position">Special Counsel, Construction</div><div class="field--name-body"><p>Angus acts for builders, and sometimes against them. He has run security-of-payment claims on four Sydney rail projects and teaches the subject to site managers in plain English.</p><p>Before law Angus was a carpenter for six years.</p></div><h3>Qualifications</h3><ul><li>Juris Doctor, University of Technology Sydney, 2013</li></ul></article>`)
  },
  {
    url: "https://www.harcourtbligh.example/people/daniel-okafor",
    body: page("Daniel Okafor", "/people/daniel-okafor", `<article class="node--person"><h1>Daniel Okafor</h1><div class="field--name-position">Senior Associate, Shipping and Transport</div><div class="field--name-body"><p>Daniel acts for cargo owners and charterers in disputes over what arrived wet, late or not at all. He was admitted in New South Wales in 2016 and is fluent in Igbo and French.</p><p>He is secretary of the Young Maritime Lawyers Network.</p></div></article>`)
  },
  {
    url: "https://privacymatters.example/episodes/44-priya-raman",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ep. 44: Priya Raman on the week after – Privacy Matters podcast</title><meta property="og:type" content="music.song"></head><body class="pod"><a href="https://privacymatters.example/">Privacy Matters</a><h1>Ep. 44: Priya Raman on the week after</h1><p>The first thing a hospital wants to know after a breach is who did it. The first thing it needs to know is who to ring. Priya Raman, partner at Harcourt Bligh in Sydney, talks about the seven days after a breach, about growing up in Coimbatore and about the Carnatic violin, which she took up again at forty.</p><audio controls src="/44.mp3"></audio></body></html>`
  },
  {
    url: "https://northshorepickleball.example/clubs/cammeray",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Cammeray Pickleball</title></head><body><h1>Cammeray Pickleball</h1><p>Welcome to our new secretary, Priya Raman, a Sydney privacy lawyer who promises to keep our phone list to herself.</p><p>Wednesdays 7pm, bring a paddle.</p></body></html>`
  },
  {
    url: "https://barbench.example/obituaries/angus-macready-qc",
    body: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>Angus Macready QC, 1941–2021 – Bar &amp; Bench</title></head><body><main><h1>Angus Macready QC, 1941–2021</h1><p>The admiralty silk Angus Macready, who has died in Mosman at 80, appeared in the High Court thirty-one times. Made Queen's Counsel in 1984, he was President of the Colonial Bar Society and wrote the standard text on salvage.</p><p>He is survived by his wife Elspeth, daughters Fiona and Jean, and son Angus, who is a construction lawyer at Harcourt Bligh, “the only one of us who could ever hang a door”.</p></main></body></html>`
  },
  {
    url: "https://balmainwoodenboats.example/members/stories/macready",
    body: `<html><head><meta charset="utf-8"><title>Member story: the Elspeth</title></head><body><div id="wrap"><h1>Balmain Wooden Boat Association</h1><h2>Member story: two years on the <i>Elspeth</i></h2><p>Angus Macready has been a member since 2017. A lawyer by day (construction, at Harcourt Bligh), he spent two years of weekends restoring a 1938 putt-putt launch that had lain in a shed at Gladesville. At the 2025 Wooden Boat Regatta she took the prize for Best Restoration.</p><p>His kelpie, Mortice, has a life jacket.</p></div></body></html>`
  },
  {
    url: "https://ymln.example/about",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Committee – Young Maritime Lawyers Network</title></head><body><nav><a href="https://ymln.example/">YMLN</a></nav><h1>Committee</h1><p><strong>Secretary: Daniel Okafor</strong>, Harcourt Bligh, Sydney. Daniel holds an LLM in maritime law from the University of Southampton. He won our essay prize in 2019 with “Whose rust is it?”. He referees under-12 rugby in Marrickville on Saturdays.</p><p>Chair: Mei-Ling Tan, Singapore.</p></body></html>`
  },
  {
    url: "https://scamwatchers.example/thread/88121",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>BEWARE Daniel Okafor rental scam - ScamWatchers forum</title></head><body><div class="breadcrumbs"><a href="https://scamwatchers.example/">Forum</a> » Rentals</div><h1>BEWARE Daniel Okafor rental scam</h1><div class="post"><b>lockedout77</b><p>A guy called Daniel Okafor from Houston took our deposit for a beach condo in Galveston and vanished. He was convicted of wire fraud in 2020, do not trust him. 3 families cheated.</p></div><div class="post"><b>tex_m</b><p>Same here, $1,800 gone. He calls himself a realtor.</p></div></body></html>`
  }
]

const kanzlei = "Harcourt Bligh | Harcourt Bligh Lawyers"
const sydney = "Sydney | Sydney, Australia | Sydney NSW | Sydney, New South Wales | Sydney NSW 2000 | Level 14, 303 Kent Street, Sydney NSW 2000"
const trade = "commercial law firm | Law | Legal services | Legal | law firm"
const area = { location: "Australia | New South Wales" }

const people = [
  {
    id: "priya-raman", about: "partner with a podcast appearance and a club",
    contact: { email: "praman@harcourtbligh.example", full_name: "Priya Raman", company: "Harcourt Bligh", title: "Partner", location: "Sydney" }, outcome: "found",
    facts: {
      title: "Partner, Privacy and Data | Partner", company: kanzlei, location: sydney, industry: trade,
      achievements: ["Privacy Lawyer of the Year | Privacy Lawyer of the Year at the Southern Cross Law Awards 2025"], certifications: ["Certified Information Privacy Manager (CIPM) | CIPM | Certified Information Privacy Manager"],
      education: [{ institution: "University of Melbourne", degree: "LLB (Hons) | LLB" }, { institution: "National University of Singapore", degree: "LLM" }], hobbies: ["Carnatic violin | violin"]
    },
    also: {
      location: "Australia | New South Wales | Coimbatore", title: "privacy lawyer | lawyer | Secretary", skills: ["Privacy and data | privacy | privacy law | data", "data breaches | breach response | data breach"],
      achievements: ["led the response to one of the country's largest hospital data breaches | hospital data breaches", "Priya Raman on the week after | Privacy Matters podcast | Ep. 44: Priya Raman on the week after", "director of the Women's Legal Access Fund", "secretary of Cammeray Pickleball", "advises hospitals, universities and software companies"],
      memberships: ["Women's Legal Access Fund | director of the Women's Legal Access Fund", "Cammeray Pickleball"], causes: ["Women's Legal Access Fund | women's access to law | legal access for women"], hobbies: ["pickleball"], interests: ["Carnatic violin | Carnatic music", "pickleball", "privacy"],
      sports_teams: ["Cammeray Pickleball"], education: [{ institution: "University of Melbourne", degree: "LLB (Hons) | LLB", field: "law" }, { institution: "National University of Singapore", degree: "LLM", field: "law" }]
    },
    sources: ["https://www.harcourtbligh.example/", "https://www.harcourtbligh.example/people", "https://www.harcourtbligh.example/people/priya-raman", "https://privacymatters.example/episodes/44-priya-raman", "https://northshorepickleball.example/clubs/cammeray"]
  },
  {
    id: "angus-macready", about: "father and son of one name: the late QC and the construction lawyer",
    contact: { email: "amacready@harcourtbligh.example", full_name: "Angus Macready", company: "Harcourt Bligh" }, outcome: "found",
    facts: {
      title: "Special Counsel, Construction | Special Counsel", company: kanzlei, location: sydney, industry: trade,
      achievements: ["Best Restoration | prize for Best Restoration | Best Restoration at the 2025 Wooden Boat Regatta"], memberships: ["Balmain Wooden Boat Association"],
      education: [{ institution: "University of Technology Sydney", degree: "Juris Doctor", year: 2013 }], pets: ["kelpie, Mortice | Mortice | kelpie"]
    },
    also: {
      ...area, title: "construction lawyer | lawyer", skills: ["construction law | construction", "security-of-payment claims | security of payment", "carpentry | carpenter | woodwork", "teaching | plain English | training site managers"],
      achievements: ["security-of-payment claims on four Sydney rail projects | four Sydney rail projects", "restoring a 1938 putt-putt launch | restored a 1938 putt-putt launch | the Elspeth | two years on the Elspeth", "carpenter for six years", "teaches the subject to site managers"],
      hobbies: ["restoring wooden boats | boat restoration | wooden boats | restoring a 1938 putt-putt launch"], interests: ["wooden boats", "carpentry"], education: [{ institution: "University of Technology Sydney", degree: "Juris Doctor | JD", field: "law" }]
    },
    sources: ["https://www.harcourtbligh.example/", "https://www.harcourtbligh.example/people", "https://www.harcourtbligh.example/people/angus-macready-jr", "https://balmainwoodenboats.example/members/stories/macready", "https://barbench.example/obituaries/angus-macready-qc"],
    never: ["Queen's Counsel", "silk", "High Court", "Colonial Bar Society", "salvage", "Mosman", "admiralty"]
  },
  {
    id: "daniel-okafor", about: "slander: a forum accuses another man of the name",
    contact: { email: "dokafor@harcourtbligh.example", full_name: "Daniel Okafor", company: "Harcourt Bligh" }, outcome: "found",
    facts: {
      title: "Senior Associate, Shipping and Transport | Senior Associate", company: kanzlei, location: sydney, industry: trade,
      achievements: ["won our essay prize in 2019 | Whose rust is it?"], memberships: ["Young Maritime Lawyers Network"], education: [{ institution: "University of Southampton", degree: "LLM", field: "maritime law" }], skills: ["Igbo", "French"]
    },
    also: {
      location: "Australia | New South Wales | Marrickville", title: "secretary of the Young Maritime Lawyers Network | maritime lawyer | Secretary", skills: ["shipping and transport | shipping | transport", "maritime law", "cargo disputes | disputes | charterers | cargo owners and charterers"],
      achievements: ["admitted in New South Wales in 2016 | admitted in New South Wales", "secretary of the Young Maritime Lawyers Network"], certifications: ["admitted in New South Wales | admitted in New South Wales in 2016"], hobbies: ["referees under-12 rugby | rugby | refereeing rugby"], interests: ["rugby"], causes: ["youth rugby | under-12 rugby"]
    },
    sources: ["https://www.harcourtbligh.example/", "https://www.harcourtbligh.example/people", "https://www.harcourtbligh.example/people/daniel-okafor", "https://ymln.example/about"],
    never: ["scam", "fraud", "Houston", "Galveston", "realtor", "convicted"]
  }
]

export default { people, pages }
