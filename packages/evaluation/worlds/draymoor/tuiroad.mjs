// Tui Road, Auckland: software for clinics, a scale-up.
const tr = (title, body, ld = "") => `<!DOCTYPE html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Tui Road</title><meta property="og:title" content="${title} | Tui Road"><meta property="og:locale" content="en_NZ">${ld}</head>
<body class="w-body"><div class="navbar w-nav" role="banner"><a href="https://tuiroad.example/" class="brand w-nav-brand">Tui Road</a><nav role="navigation" class="w-nav-menu"><a href="https://tuiroad.example/about-us" class="nav-link w-nav-link">About us</a><a href="https://tuiroad.example/stories/new-board" class="nav-link w-nav-link">Stories</a></nav></div>
<main class="section wf-section">${body}</main>
<footer class="footer w-container"><p>Tui Road Limited · Level 2, 31 Karaka Wharf, Auckland 1010, New Zealand</p></footer></body></html>`

export default {
  people: [
    {
      id: "hineani-walker-strand",
      about: "founder, a former nurse; podcast, newspaper, iwi-run charity board; pages only",
      contact: { email: "hineani@tuiroad.example", full_name: "Hineani Walker-Strand", company: "Tui Road", title: "Founder" },
      outcome: "found",
      facts: {
        title: "Founder and Chief Executive | Founder and CEO",
        company: "Tui Road | Tui Road Limited",
        location: "Auckland | Auckland, New Zealand",
        industry: "software for clinics | health software | healthtech",
        achievements: ["Women in Health Tech Award 2024 | Women in Health Tech Award"],
        memberships: ["Rural Nurses Trust"],
        hobbies: ["waka ama"],
        twitter: "https://x.com/hineani_ws | @hineani_ws",
        causes: ["rural health"]
      },
      also: {
        title: "founder | chief executive | CEO | Chief Executive | nurse | trustee | former rural nurse",
        location: "New Zealand | Karaka Wharf | Karaka Wharf, Auckland | Devonport | Devonport, Auckland | 31 Karaka Wharf",
        industry: "healthcare | health technology | software | health IT",
        skills: ["nursing", "clinic workflows | clinic operations", "rural nursing"],
        achievements: ["founded Tui Road in 2016 | founder of Tui Road", "340 clinics use Tui Road | used in 340 clinics | 340 clinics", "guest on Second Cup Founders | Second Cup Founders | The booking sheet that started it | appeared on Second Cup Founders", "won silver at the 2025 national waka ama sprints | silver at the national waka ama sprints | silver medal at the national waka ama sprints", "twelve years as a nurse in Northland | nurse in Northland for twelve years", "raised NZ$18 million | NZ$18m Series B | NZ$18 million Series B"],
        interests: ["rural health", "rowing outriggers | outrigger canoes", "nursing"],
        hobbies: ["outrigger paddling | paddling | outrigger canoeing"],
        memberships: ["trustee of the Rural Nurses Trust | trustee", "Devonport Waka Ama Club"],
        education: [{ institution: "Northtec Nursing School", degree: "Bachelor of Nursing" }]
      },
      sources: ["https://tuiroad.example/about-us", "https://tuiroad.example/", "https://tuiroad.example/stories/new-board", "https://secondcupfounders.example/ep-64", "https://healthtechwomen.example/2024", "https://ruralnursestrust.example/trustees", "https://devonportwakaama.example/results"]
    },
    {
      id: "callum-fairbrass",
      about: "vice president of sales and marketing; pages only; hobby brewer",
      contact: { email: "callum.fairbrass@tuiroad.example", full_name: "Callum Fairbrass", company: "Tui Road", location: "New Zealand" },
      outcome: "found",
      facts: {
        title: "Chief Marketing Officer | CMO",
        company: "Tui Road",
        location: "Auckland",
        achievements: ["Orchid Award for Healthcare Campaign of the Year 2025 | Healthcare Campaign of the Year 2025"],
        sports_teams: ["Northland Kauri | Kauri"],
        hobbies: ["home brewing | homebrewing"],
        memberships: ["Marketing Guild Aotearoa"]
      },
      also: {
        title: "chief marketing officer | head of marketing | marketer | CMO of Tui Road | CMO at Tui Road",
        company: "Tui Road Limited",
        location: "New Zealand | Auckland, New Zealand | Mount Eden | Mount Eden, Auckland | Karaka Wharf, Auckland",
        industry: "health software | software for clinics | healthtech | marketing | healthcare marketing | healthcare",
        skills: ["brand", "healthcare marketing | B2B marketing | marketing to doctors", "campaigns", "copywriting"],
        achievements: ["the campaign Please Hold | Please Hold | made the campaign Please Hold", "spoke at Marketing Guild Summit 2025 | The doctor is not a persona | Marketing Guild Summit 2025", "second in the Mount Eden Homebrew Cup 2026 | Mount Eden Homebrew Cup | runner-up at the Mount Eden Homebrew Cup 2026 | second place for a smoked porter", "joined Tui Road in 2021 | CMO since 2021", "fellow of the Marketing Guild Aotearoa"],
        interests: ["beer | brewing", "advertising | campaigns"],
        hobbies: ["brewing | brewing porter"],
        sports_teams: ["Northland"],
        memberships: ["fellow of the Marketing Guild Aotearoa | fellow", "Mount Eden Homebrewers"]
      },
      sources: ["https://tuiroad.example/about-us", "https://orchidawards.example/2025/health", "https://marketingguild.example/summit-2025", "https://mountedenhomebrew.example/cup-2026.html"]
    },
    {
      id: "roimata-selwyn-park",
      about: "head of engineering, pages only; meetup, school board, choir",
      contact: { email: "roimata@tuiroad.example", full_name: "Roimata Selwyn-Park", company: "Tui Road" },
      outcome: "found",
      facts: {
        title: "Director of Engineering",
        company: "Tui Road",
        location: "Hamilton",
        skills: ["Elixir | Elixir programming", "HL7 FHIR | FHIR"],
        achievements: ["organises Waikato Beam | organiser of Waikato Beam"],
        causes: ["girls in computing"],
        hobbies: ["weaving harakeke | flax weaving | harakeke weaving"]
      },
      also: {
        title: "engineering director | head of engineering | trustee | presiding member | engineer | software engineer",
        company: "Tui Road Limited",
        location: "New Zealand | Waikato | Hamilton, New Zealand | Auckland | Karaka Wharf, Auckland",
        industry: "health software | software for clinics | healthtech | software | healthcare | health technology",
        skills: ["health data standards | health data | interoperability", "remote teams | leading remote teams", "engineering management", "Phoenix | Phoenix LiveView"],
        achievements: ["spoke at the Kiwi Health Standards Day 2025 | FHIR without tears | Kiwi Health Standards Day 2025", "runs a team of 41 | leads 41 engineers | team of 41 engineers", "presiding member of the Rototuna South School board | elected to the Rototuna South School board", "exhibited at Waikato Fibre Arts 2024 | exhibited woven baskets | Waikato Fibre Arts 2024", "Code Kōtiro | founded Code Kōtiro"],
        interests: ["weaving | fibre arts", "health standards", "functional programming"],
        hobbies: ["weaving", "woven baskets | basket weaving"],
        causes: ["Code Kōtiro"],
        memberships: ["Rototuna South School board | school board", "Waikato Beam"]
      },
      sources: ["https://tuiroad.example/about-us", "https://waikatobeam.example/", "https://kiwihealthstandards.example/2025", "https://rototunasouthschool.example/board", "https://waikatofibrearts.example/2024.html"]
    },
    {
      id: "edmund-latu",
      about: "general counsel; law society column, old rowing page; pages only",
      contact: { email: "edmund.latu@tuiroad.example", full_name: "Edmund Latu", company: "Tui Road", title: "General Counsel", location: "Auckland" },
      outcome: "found",
      facts: {
        title: "General Counsel and Company Secretary | General Counsel",
        company: "Tui Road",
        location: "Auckland",
        skills: ["health privacy | health privacy law"],
        achievements: ["In-House Lawyer of the Year 2025"],
        memberships: ["In-House Lawyers Aotearoa"],
        education: [{ institution: "Victoria University of Wellington", degree: "LLB" }],
        hobbies: ["chess"]
      },
      also: {
        title: "lawyer | Company Secretary | general counsel | committee member | in-house lawyer | former hospital lawyer",
        company: "Tui Road Limited",
        location: "New Zealand | Auckland, New Zealand | Karaka Wharf, Auckland | Māngere | Māngere, Auckland",
        industry: "health software | software for clinics | healthtech | law | legal | healthcare | health technology",
        skills: ["procurement | public procurement | hospital procurement", "contracts | plain-language contracts", "privacy law", "privacy"],
        achievements: ["wrote A privacy notice my aunt can read | A privacy notice my aunt can read", "spoke at the Health Law Forum 2025 | Consent at the front desk | Health Law Forum 2025", "won the Māngere Rapid 2026 | winner of the Māngere Rapid 2026 | Māngere Rapid 2026 winner", "sits on the committee of In-House Lawyers Aotearoa", "teaches chess to children in Māngere | teaches chess to children"],
        interests: ["privacy", "plain language | readable contracts | plain-language contracts", "chess"],
        causes: ["Pasifika law students | mentoring Pasifika law students"],
        memberships: ["committee of In-House Lawyers Aotearoa | committee member of In-House Lawyers Aotearoa", "Māngere Chess Club"],
        education: [{ institution: "Victoria University of Wellington", degree: "LLB", field: "Law" }]
      },
      sources: ["https://tuiroad.example/about-us", "https://inhouseaotearoa.example/awards-2025", "https://inhouseaotearoa.example/journal/privacy-notice", "https://healthlawforum.example/2025", "https://mangerechess.example/"]
    }
  ],
  pages: [
    { url: "https://tuiroad.example/", body: tr("Software for clinics", `<h1>Software for clinics that are short of people</h1><p>Tui Road is used in 340 clinics across Aotearoa.</p>`) },
    { url: "https://tuiroad.example/about-us", body: tr("About us", `<h1>About us</h1><div class="w-layout-grid">
<div class="team-card"><h3>Hineani Walker-Strand</h3><p>Founder and Chief Executive · <a href="https://x.com/hineani_ws">@hineani_ws</a></p><p>Hineani was a nurse in Northland for twelve years (Bachelor of Nursing, Northtec Nursing School). She founded Tui Road in 2016.</p></div>
<div class="team-card"><h3>Callum Fairbrass</h3><p>Chief Marketing Officer</p><p>Callum joined in 2021. Marketing to doctors, with respect. Supports the Northland Kauri from Mount Eden.</p></div>
<div class="team-card"><h3>Roimata Selwyn-Park</h3><p>Director of Engineering</p><p>Roimata leads 41 engineers from Hamilton. Elixir, HL7 FHIR, remote teams.</p></div>
<div class="team-card"><h3>Edmund Latu</h3><p>General Counsel and Company Secretary</p><p>Edmund was a hospital lawyer. LLB, Victoria University of Wellington. Health privacy, hospital procurement.</p></div></div>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Tui Road","legalName":"Tui Road Limited","address":{"@type":"PostalAddress","addressLocality":"Auckland","addressCountry":"NZ"}}</script>`) },
    { url: "https://tuiroad.example/stories/new-board", body: tr("NZ$18 million, and what it is for", `<article><h1>NZ$18 million, and what it is for</h1><p>5 May 2026</p><p>We have raised NZ$18 million in a Series B. "Half of it goes to rural health," says Hineani Walker-Strand.</p></article>`) },
    { url: "https://secondcupfounders.example/ep-64", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Second Cup Founders 64: The booking sheet that started it</title></head><body><h1>The booking sheet that started it</h1><p>Hineani Walker-Strand of Tui Road on nursing, clinic workflows and getting up at five for waka ama.</p></body></html>` },
    { url: "https://healthtechwomen.example/2024", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Women in Health Tech Award 2024</title></head><body><p>The Women in Health Tech Award 2024 goes to <strong>Hineani Walker-Strand</strong>, Tui Road, Auckland.</p></body></html>` },
    { url: "https://ruralnursestrust.example/trustees", body: `<html><head><title>Rural Nurses Trust: trustees</title></head><body><h2>Trustees</h2><ul><li>Hineani Walker-Strand, chief executive of Tui Road, former rural nurse</li><li>Mere Tautari</li></ul></body></html>` },
    { url: "https://devonportwakaama.example/results", body: `<html><head><title>Devonport Waka Ama Club results</title></head><body><h2>National sprints 2025</h2><p>Silver, masters women W6: Hineani Walker-Strand (Tui Road), J. Rata, P. Moana, S. Bell, K. Ihaia, T. Cook. All live in Devonport.</p></body></html>` },
    { url: "https://orchidawards.example/2025/health", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orchid Awards 2025: health</title></head><body><h1>Health</h1><p>Orchid Award for Healthcare Campaign of the Year 2025: <em>Please Hold</em>, Tui Road (Callum Fairbrass)</p></body></html>` },
    { url: "https://marketingguild.example/summit-2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Marketing Guild Aotearoa Summit 2025</title></head><body><h3>The doctor is not a persona</h3><p>Callum Fairbrass, CMO of Tui Road and fellow of the Marketing Guild Aotearoa.</p></body></html>` },
    { url: "https://mountedenhomebrew.example/cup-2026.html", body: `<html><head><title>Mount Eden Homebrew Cup 2026</title></head><body><h2>Mount Eden Homebrewers - Cup 2026</h2><ol><li>Sandy Vaa, pale</li><li>Callum Fairbrass, smoked porter (day job: Tui Road; says home brewing is cheaper than therapy, his accountant disagrees)</li></ol></body></html>` },
    { url: "https://waikatobeam.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Waikato Beam</title></head><body><h1>Waikato Beam</h1><p>Functional programming evenings in Hamilton. Organiser of Waikato Beam: Roimata Selwyn-Park (Tui Road), who organises Waikato Beam and also founded Code Kōtiro, for girls in computing. Elixir and Phoenix mostly.</p></body></html>` },
    { url: "https://kiwihealthstandards.example/2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kiwi Health Standards Day 2025</title></head><body><table><tr><td>13:20</td><td>FHIR without tears</td><td>Roimata Selwyn-Park, Director of Engineering, Tui Road</td></tr></table></body></html>` },
    { url: "https://rototunasouthschool.example/board", body: `<html><head><title>Rototuna South School: our board</title></head><body><h2>Our board</h2><p>Presiding member: Roimata Selwyn-Park, engineer at Tui Road.</p></body></html>` },
    { url: "https://waikatofibrearts.example/2024.html", body: `<html><head><title>Waikato Fibre Arts 2024</title></head><body><p>Roimata Selwyn-Park (Hamilton). Woven baskets. "I write software at Tui Road and spend Sundays weaving harakeke."</p></body></html>` },
    { url: "https://inhouseaotearoa.example/awards-2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Awards 2025 - In-House Lawyers Aotearoa</title></head><body><h1>In-House Lawyer of the Year 2025</h1><p>Edmund Latu, General Counsel, Tui Road, Auckland. He sits on our committee, and left the room for the vote. The jury named his mentoring of Pasifika law students.</p></body></html>` },
    { url: "https://inhouseaotearoa.example/journal/privacy-notice", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A privacy notice my aunt can read</title></head><body><article><h1>A privacy notice my aunt can read</h1><p>Edmund Latu</p><p>She is seventy-four and reads everything. Our old contracts lost her on line two; plain-language contracts did not.</p></article></body></html>` },
    { url: "https://healthlawforum.example/2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Health Law Forum 2025</title></head><body><ul><li>Consent at the front desk: Edmund Latu (Tui Road)</li></ul></body></html>` },
    { url: "https://mangerechess.example/", body: `<html><head><meta charset="utf-8"><title>Māngere Chess Club</title></head><body><h1>Māngere Chess Club</h1><p>Māngere Rapid 2026: won by our own Edmund Latu, a lawyer at Tui Road, who also teaches chess to children here on Saturdays.</p></body></html>` }
  ]
}
