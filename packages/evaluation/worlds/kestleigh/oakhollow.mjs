// Oakhollow Credit Union, Columbus, Ohio. Drupal.
const site = "https://www.oakhollowcu.example"
const page = (path, title, main) => ({
  url: site + path,
  body: `<!DOCTYPE html>
<html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><meta property="og:site_name" content="Oakhollow Credit Union" /><meta property="og:title" content="${title}" />
<title>${title} | Oakhollow Credit Union</title></head>
<body class="path-node layout-no-sidebars">
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<div class="alert-bar">Routing number 244000000. Beware of callers who ask for your passcode.</div>
<header role="banner"><a href="${site}/" rel="home">Oakhollow Credit Union</a>
<nav role="navigation" aria-labelledby="block-main-menu"><ul class="menu"><li><a href="${site}/">Banking</a></li><li><a href="${site}/loans">Loans</a></li><li><a href="${site}/about/executive-team">Executive Team</a></li><li><a href="${site}/about/newsroom">Newsroom</a></li><li><a href="${site}/branches">Branches</a></li></ul></nav></header>
<main role="main"><div class="region region-content">
<h1 class="page-title"><span class="field field--name-title">${title}</span></h1>
${main}
</div></main>
<footer role="contentinfo"><p>Federally insured by NCUA. Equal Housing Lender. &copy; Oakhollow Credit Union, 1420 Scioto Terrace, Columbus, OH.</p><ul><li>Rates</li><li>Disclosures</li><li><a href="${site}/about/newsroom">Press</a></li></ul></footer></div></body></html>`
})
const pages = [
  page("/", "Banking that lives on your street", `<p>Member-owned since 1938. 74,000 members in central Ohio, 12 branches, 210 employees.</p><div class="views-row"><a href="${site}/loans">Auto loans from 5.49% APR</a></div><div class="views-row"><a href="${site}/about/executive-team">Meet our executive team</a></div>`),
  page("/loans", "Loans", `<p>Cars, homes, tuition. Apply in ten minutes.</p>`),
  page("/branches", "Branches", `<p>Clintonville, Whitehall, Grove City, Gahanna and eight more. Lobby hours 9 to 5.</p>`),
  page("/about/executive-team", "Executive Team", `<div class="view-content"><div class="views-row"><h3><a href="${site}/about/executive-team/curtis-vandermeer">Curtis Vandermeer</a></h3><div class="field--name-field-title">President and Chief Executive Officer</div></div>
<div class="views-row"><h3><a href="${site}/about/executive-team/denise-okonkwo-barrett">Denise Okonkwo-Barrett</a></h3><div class="field--name-field-title">Chief Financial Officer</div></div>
<div class="views-row"><h3><a href="${site}/about/executive-team/james-madison">James Madison</a></h3><div class="field--name-field-title">Vice President, Information Technology</div></div>
<div class="views-row"><h3>Sharon Pruitt</h3><div class="field--name-field-title">Vice President, Lending</div></div></div>`),
  page("/about/executive-team/curtis-vandermeer", "Curtis Vandermeer", `<p>Curtis has been with Oakhollow for 30 years and began as a teller.</p>`),
  page("/about/executive-team/denise-okonkwo-barrett", "Denise Okonkwo-Barrett", `<article class="node node--type-person"><div class="field field--name-field-title">Chief Financial Officer</div><div class="field field--name-body">
<p>Denise oversees accounting, treasury, budgeting and asset-liability management for our $1.1 billion credit union. She joined Oakhollow in 2016 as Controller and became CFO in 2020.</p>
<p>She began her career as an auditor with a Big Four firm in Cleveland. Denise is a Certified Public Accountant and earned a Bachelor of Science in Accounting from The Ohio State University and an MBA from Case Western Reserve University.</p>
<p>Away from the ledger she quilts, and the quilts raffled at our branches each fall are hers.</p></div></article>`),
  page("/about/executive-team/james-madison", "James Madison", `<article class="node node--type-person"><div class="field field--name-field-title">Vice President, Information Technology</div><div class="field field--name-body">
<p>Yes, really. Jim, as members know him, has heard the joke. He has run Oakhollow's information technology and security since 2014 and led the conversion of our core banking system in 2022, which moved 1.6 million accounts over one Labor Day weekend.</p>
<p>James holds CISSP and CISM certifications and a degree in Management Information Systems from Ohio University (2003). He chairs the technology council of the Buckeye League of Credit Unions.</p></div></article>`),
  page("/about/newsroom", "Newsroom", `<ul><li><a href="${site}/about/newsroom/mobile-branch">Mobile branch hits the road</a></li><li>Oakhollow named a best place to work</li></ul>`),
  page("/about/newsroom/mobile-branch", "Mobile branch hits the road", `<p>COLUMBUS, Ohio, April 9, 2026. A converted bookmobile will bring Oakhollow tellers to six neighborhoods without a bank.</p><p>"The numbers work because we own the truck," said CFO Denise Okonkwo-Barrett. The satellite link was set up by the IT team under James Madison.</p>`),
  {
    url: "https://www.buckeyeleague.example/councils/technology",
    body: `<html><head><title>Technology Council - Buckeye League of Credit Unions</title></head><body><div id="nav"><a href="https://www.buckeyeleague.example/">League home</a> &raquo; Councils &raquo; Technology</div><h2>Technology Council</h2><p>The council meets quarterly, in Columbus or online.</p><dl><dt>Chair</dt><dd>James Madison, Oakhollow Credit Union, Columbus</dd><dt>Secretary</dt><dd>Trish Delgado, Maumee Valley CU</dd></dl>
<p>At the spring 2026 session Jim Madison spoke on tabletop exercises for ransomware: "Practice it on a Tuesday, so you don't learn it on a Saturday." Slides are in the member library. Asked what keeps him sane, he said restoring a 1967 Ford pickup and tailgating with three generations of Ohio Bobcats fans.</p></body></html>`
  },
  { url: "https://www.buckeyeleague.example/", body: `<html><head><title>Buckeye League of Credit Unions</title></head><body><h1>Buckeye League of Credit Unions</h1><p><a href="/councils/technology">Technology council</a></p></body></html>` },
  {
    url: "https://www.presidents-for-kids.example/james-madison",
    body: `<!doctype html><html><head><title>James Madison for Kids: 4th President</title></head><body><h1>James Madison</h1><p>James Madison was the fourth president of the United States. He grew up at Montpelier in Virginia, wrote many of the Federalist Papers and is called the Father of the Constitution. His wife was Dolley Madison. He studied at the College of New Jersey, now Princeton.</p><p>Quiz time! How tall was he?</p></body></html>`
  },
  {
    url: "https://www.southsidepantry-cbus.example/about/board",
    body: `<!DOCTYPE html><html><head><title>Board | Southside Pantry</title><meta name="generator" content="Squarespace"></head><body><div class="sqs-block-content"><h1>Our board</h1><p><strong>Rev. Lionel Price</strong>, president</p><p><strong>Denise Okonkwo-Barrett</strong>, treasurer. Denise is CFO at Oakhollow Credit Union. She has kept our books since 2018, and every Saturday before Thanksgiving she packs boxes with her colleagues. "No child in this city should do algebra hungry."</p><p><strong>Mei Castellano</strong>, secretary</p></div><footer>Southside Pantry, Columbus, Ohio. A 501(c)(3).</footer></body></html>`
  },
  {
    url: "https://www.caribsprint.example/profiles/latoya-grieves",
    body: `<html><head><title>Latoya Grieves - CaribSprint profiles</title></head><body><h1>Latoya Grieves</h1><p>Jamaica. Event: 400 m hurdles. Personal best 55.91 (Kingston, 2022). Calabar bronze relay team 2023.</p></body></html>`
  }
]
const industry = "Banking | Financial services | Credit union | Credit unions | Finance | Consumer banking | Retail banking | Financial cooperative | Banking and financial services"
const ohio = "Ohio | Ohio, United States | United States | USA | Central Ohio"
export default {
  pages,
  people: [
    {
      id: "denise-okonkwo-barrett",
      about: "CFO of a credit union: profile, board of a food pantry, forty under forty.",
      contact: { email: "dokonkwo-barrett@oakhollowcu.example", full_name: "Denise Okonkwo-Barrett", company: "Oakhollow Credit Union" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO",
        company: "Oakhollow Credit Union | Oakhollow",
        location: "Columbus, Ohio | Columbus | Columbus, OH",
        industry,
        hobbies: ["Quilting | Quilts"],
        causes: ["Southside Pantry | Hunger relief | Food pantry | Fighting child hunger | Food security | Child hunger"],
        certifications: ["Certified Public Accountant | CPA"],
        education: [{ institution: "The Ohio State University | Ohio State University", degree: "Bachelor of Science | BS", field: "Accounting" }, { institution: "Case Western Reserve University", degree: "MBA" }]
      },
      also: {
        title: "Controller | Treasurer, Southside Pantry | Treasurer | Auditor | Board treasurer | Board member",
        location: ohio,
        skills: ["Treasury | Treasury management", "Accounting", "Budgeting", "Asset-liability management | ALM", "Auditing | Audit", "Bookkeeping", "Financial management | Finance leadership", "Merger integration | Mergers"],
        achievements: ["Buckeye Business Weekly Forty Under 40, class of 2021 | Forty Under 40 | 40 Under 40 | Forty Under 40, 2021", "CFO since 2020 | Became CFO in 2020", "Joined Oakhollow in 2016 as Controller | With Oakhollow since 2016", "Took Oakhollow through a merger with a smaller credit union | Led finance for a merger with Licking Teachers Credit Union | Merger with Licking Teachers Credit Union", "Treasurer of Southside Pantry since 2018 | Kept the pantry's books since 2018", "Big Four auditor in Cleveland", "Oversees finance of a $1.1 billion credit union", "Quilts raffled at branches"],
        interests: ["Quilting", "Columbus Crew | Soccer | Football", "Hunger relief | Food security", "Financial literacy | Teaching teenagers to budget", "Mobile branch"],
        hobbies: ["Volunteering | Packing food boxes", "Teaching teenagers to budget", "Watching soccer | Soccer | Columbus Crew matches"],
        sports_teams: ["Columbus Crew"],
        causes: ["Financial literacy | Teaching teenagers to budget | Youth financial literacy"],
        memberships: ["Southside Pantry board | Southside Pantry | Board of Southside Pantry"]
      },
      sources: [`${site}/about/executive-team/denise-okonkwo-barrett`, "https://www.southsidepantry-cbus.example/about/board", "https://www.buckeyebusinessweekly.example/forty-under-40-2021", `${site}/about/newsroom/mobile-branch`]
    },
    {
      id: "james-madison",
      about: "Vice president of IT with the name of a president of the United States.",
      contact: { email: "jmadison@oakhollowcu.example", full_name: "James Madison", company: "Oakhollow Credit Union", location: "Columbus, Ohio" },
      outcome: "found",
      facts: {
        title: "Vice President, Information Technology | Vice President of Information Technology | VP Information Technology | VP of IT | VP, Information Technology",
        company: "Oakhollow Credit Union | Oakhollow",
        location: "Columbus, Ohio | Columbus | Columbus, OH",
        industry,
        certifications: ["CISSP", "CISM"],
        achievements: ["Led the core banking conversion of 2022 | Led the conversion of the core banking system in 2022 | Moved 1.6 million accounts over one Labor Day weekend | Core banking system conversion"],
        memberships: ["Technology council, Buckeye League of Credit Unions | Chair of the technology council of the Buckeye League of Credit Unions | Buckeye League of Credit Unions"],
        education: [{ institution: "Ohio University", field: "Management Information Systems", year: 2003 }],
        hobbies: ["Restoring a 1967 Ford pickup | Restoring classic trucks | Classic car restoration | Restoring an old pickup | Truck restoration"]
      },
      also: {
        title: "Chair, Technology Council | Chair of the technology council",
        location: ohio,
        skills: ["Information security | Cybersecurity | Security", "Core banking systems | Core banking conversion | System conversion", "Ransomware preparedness | Tabletop exercises | Ransomware tabletop exercises | Incident response", "Information technology | IT leadership | IT management", "Management information systems", "Satellite links | Networking", "Public speaking"],
        achievements: ["Spoke on tabletop exercises for ransomware, spring 2026 | Talk on ransomware tabletop exercises", "Runs IT and security since 2014 | Has run Oakhollow's information technology and security since 2014", "Chairs the technology council of the Buckeye League of Credit Unions", "Satellite link for the mobile branch"],
        interests: ["Ransomware preparedness | Ransomware | Cybersecurity | Tabletop exercises", "Classic trucks | Classic cars | Vintage cars", "Tailgating | Ohio Bobcats | College football"],
        hobbies: ["Tailgating"],
        sports_teams: ["Ohio Bobcats | Bobcats"],
        education: [{ institution: "Ohio University", degree: "Degree | Bachelor's degree", field: "MIS" }]
      },
      sources: [`${site}/about/executive-team/james-madison`, "https://www.buckeyeleague.example/councils/technology", `${site}/about/newsroom/mobile-branch`],
      never: ["Federalist", "Montpelier", "Dolley", "fourth president", "Princeton"]
    },
    {
      id: "latoya-grieves",
      about: "Nobody has anything online about this marketing coordinator; a hurdler in Jamaica has the name.",
      contact: { email: "lgrieves@oakhollowcu.example", full_name: "Latoya Grieves", company: "Oakhollow Credit Union", title: "Marketing Coordinator" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["hurdles", "55.91", "Kingston", "Calabar"]
    }
  ],
  wikidata: [
    {
      id: "Q11813",
      label: "James Madison",
      description: "president of the United States from 1809 to 1817",
      aliases: ["President Madison"],
      statements: [
        { property: "P106", item: { id: "Q82955", label: "politician" } },
        { property: "P569", time: "1751-03-16" },
        { property: "P69", item: { id: "Q21578", label: "Princeton University" } }
      ],
      article: "James Madison"
    }
  ],
  wikipedia: [{ title: "James Madison", description: "President of the United States from 1809 to 1817", extract: "James Madison (March 16, 1751 – June 28, 1836) was an American statesman, diplomat, and Founding Father who served as the fourth president of the United States from 1809 to 1817. He co-wrote The Federalist Papers." }],
  rdap: [{ domain: "oakhollowcu.example", registered: "1998-07-20" }]
}
