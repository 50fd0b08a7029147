// A wealth manager in Edinburgh: a namesake of a poet, a slandered planner, somebody fresh from a competitor.
const root = "https://www.quillanmoor.example"
const page = (path, title, main, head = "") => ({
  url: root + path,
  body: `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB">
<head>
<meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
<!-- This is Squarespace. --><!-- quillanmoor -->
<base href="">
<meta charset="utf-8" />
<title>${title} &mdash; Quillan Moor Wealth</title>
<meta property="og:site_name" content="Quillan Moor Wealth"/>
<meta property="og:title" content="${title} &mdash; Quillan Moor Wealth"/>
<meta property="og:type" content="website"/>
${head}
</head>
<body id="collection" class="header-overlay-alignment-center">
<div class="header-nav"><nav class="header-nav-list"><div class="header-nav-item"><a href="/">Quillan Moor</a></div><div class="header-nav-item"><a href="/team">Team</a></div><div class="header-nav-item"><a href="/what-we-do">What we do</a></div><div class="header-nav-item"><a href="/journal">Journal</a></div><div class="header-nav-item"><a href="/contact">Contact</a></div></nav></div>
<main id="page" class="container" role="main"><article class="sections"><section class="page-section"><div class="sqs-layout sqs-grid-12"><div class="sqs-block html-block"><div class="sqs-block-content">
${main}
</div></div></div></section></article></main>
<footer class="sections" id="footer-sections"><div class="sqs-block-content"><p class="sqsrte-small">Quillan Moor Wealth LLP is authorised and regulated by the Financial Conduct Authority. The value of investments can go down as well as up. Registered office: 9 Canongate Wynd, Edinburgh EH8.</p><p class="sqsrte-small">Edinburgh &middot; Glasgow</p></div></footer>
</body></html>`
})

const pages = [
  page("/", "Independent wealth managers in Edinburgh and Glasgow", `<h1>Your money, minded.</h1><p>We are an independent wealth management partnership looking after 2,300 families from Edinburgh and Glasgow.</p><p><a href="/team">Meet the team</a></p>`),
  page("/team", "Team", `<h1>The people who pick up the phone</h1>
<h4><a href="/team/catriona-mackellar">Catriona MacKellar</a></h4><p>Director, Chartered Financial Planner</p>
<h4>Iain Strachan-Reid</h4><p>Senior Partner</p>
<h4><a href="/team/robert-burns">Robert Burns</a></h4><p>Head of Operations</p>
<h4>Hamish Pettigrew</h4><p>Business Development Director, Glasgow<br><a href="mailto:hamish@quillanmoor.example">hamish@quillanmoor.example</a></p>
<h4>Zofia Lis</h4><p>Paraplanner</p>`),
  page("/team/catriona-mackellar", "Catriona MacKellar", `<h2>Catriona MacKellar</h2><h4>Director, Chartered Financial Planner</h4>
<p>Catriona helps business owners and their families in and around Edinburgh sell up, step back and stop worrying. She joined us in 2011 from a big bank and became a director in 2018.</p>
<p>A graduate of the University of St Andrews (MA Economics), she is a Chartered Financial Planner and a Fellow of the Personal Finance Society, and she teaches our trainees all they know about pensions and inheritance tax.</p>
<p>Catriona swims in the Forth at Portobello before work, all year, without a wetsuit, and is treasurer of Leith Pantry, a food bank with a very good marmalade.</p>
<p><a href="https://www.linkedin.com/in/catriona-mackellar-planner">LinkedIn</a></p>`),
  page("/team/robert-burns", "Robert Burns", `<h2>Robert Burns</h2><h4>Head of Operations</h4>
<p>Yes, that is his name. No, he does not do the Address to the Haggis.</p>
<p>What Robert does is make sure that everything behind the advice works: client onboarding, compliance, technology, the boiler. He has been with Quillan Moor since 2016, first as Operations Manager. In 2023 he moved all 2,300 client families to a new investment platform over a single weekend, for which the partners gave him a Monday off.</p>
<p>Robert studied accountancy and finance at Heriot-Watt University and holds the Investment Operations Certificate. Before that he was with a custody bank at Edinburgh Park for nine years.</p>
<p>He is a sea kayaker (ask him about Jura), and has been going to Easter Road with his daughter to watch Hibernian for as long as either of them can bear.</p>`,
    `<script type="application/ld+json">{"@context":"http://schema.org","@type":"Person","name":"Robert Burns","jobTitle":"Head of Operations","worksFor":{"@type":"Organization","name":"Quillan Moor Wealth"},"email":"robert.burns@quillanmoor.example"}</script>`),
  page("/journal", "Journal", `<h1>Journal</h1><ul><li><a href="/journal/hamish-pettigrew-joins">Hamish Pettigrew joins</a></li><li><a href="/journal/sell-up-step-back">Sell up, step back: a conversation with Catriona MacKellar</a></li></ul>`),
  page("/journal/hamish-pettigrew-joins", "Hamish Pettigrew joins", `<h1>Hamish Pettigrew joins</h1><p class="meta">9 February 2026</p>
<p>We are delighted that Hamish Pettigrew joined us this month as Business Development Director, a new post. Hamish comes from asset manager Larch &amp; Lyle, where he was Regional Sales Manager for Scotland and in six years built a book of 80 adviser firms.</p>
<p>He will work from our Glasgow office and look after solicitors, accountants and other professional introducers across the west of Scotland. Hamish has a degree in marketing from the University of Strathclyde.</p>
<p>&ldquo;After six years of selling funds to advisers I wanted to be on the side of the table where the clients sit,&rdquo; he says. Colleagues should know that he cannot be reached on Thursday evenings from October to March, when he skips a rink at Lesser Clyde Curling Club.</p>`),
  page("/journal/sell-up-step-back", "Sell up, step back: a conversation with Catriona MacKellar", `<h1>Sell up, step back: a conversation with Catriona MacKellar</h1><p class="meta">21 November 2025</p>
<p><em>What do owners get wrong when they sell?</em></p><p>They start too late. Three years before a sale is good, five is better. By the time the lawyers have the papers there is not much left for a planner to do.</p>
<p><em>You won Planner of the Year at the Lothian Finance Dinner in October. How was it?</em></p><p>Loud. And the statue does not stand up. But it was for the work on employee ownership trusts, which I care about very much: eleven firms we advised now belong to the people who work in them.</p>
<p><em>And what do you read?</em></p><p>Crime. Scandinavian, preferably with snow.</p>`),
  {
    url: "https://www.larchandlyle.example/people/sales",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>UK wholesale sales | Larch &amp; Lyle Asset Management</title></head><body><header><a href="/">Larch &amp; Lyle</a></header><h1>UK wholesale sales</h1><table><thead><tr><th>Name</th><th>Role</th><th>Region</th></tr></thead><tbody><tr><td>Philippa Gaunt</td><td>Head of UK Wholesale</td><td>London</td></tr><tr><td>Hamish Pettigrew</td><td>Regional Sales Manager</td><td>Scotland</td></tr><tr><td>Dermot Quill</td><td>Regional Sales Manager</td><td>Northern Ireland</td></tr></tbody></table><p>Page last updated September 2024</p></body></html>`
  },
  {
    url: "https://www.larchandlyle.example/",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Larch &amp; Lyle Asset Management</title></head><body><h1>Larch &amp; Lyle</h1><p>Active equity funds for professional investors.</p><a href="/people/sales">UK wholesale sales</a></body></html>`
  },
  {
    url: "https://lesserclydecurling.example/committee",
    body: `<html><head><title>Lesser Clyde Curling Club :: Committee 2025/26</title></head><body><h1>Committee 2025/26</h1><ul><li>President: Moira Galt</li><li>Secretary: Hamish Pettigrew (work: Quillan Moor Wealth, hamish@quillanmoor.example)</li><li>Ice Convener: Wull Tennant</li></ul><p>Our Secretary's rink won the Kelvin Salver in March, beating Greenacres' finest by a single stone. He says he will talk of it until he dies, or Partick Thistle win something, whichever comes first.</p></body></html>`
  },
  {
    url: "https://advisergrumbles.example/thread/8812",
    body: `<!doctype html><html><head><title>Quillan Moor - avoid!! | AdviserGrumbles forum</title></head><body><div class="breadcrumbs">Forum &raquo; Scotland &raquo; Wealth managers</div><h1>Quillan Moor - avoid!!</h1>
<div class="post" id="p1"><b>canny_saver61</b> wrote on 3 Mar 2024:<div class="msg">Catriona MacKellar at Quillan Moor in Edinburgh embezzled my late aunt's ISA, everyone knows it. She was struck off in 2022 and is secretly bankrupt. Spread the word.</div></div>
<div class="post" id="p2"><b>fife_fergie</b> wrote on 3 Mar 2024:<div class="msg">She's on the FCA register as clean as a whistle mate, I just looked. Didn't they sack you?</div></div>
<div class="post" id="p3"><b>mod_team</b>: <div class="msg">Thread locked.</div></div></body></html>`
  }
]

export default {
  pages,
  listings: [{
    url: "https://www.linkedin.com/in/catriona-mackellar-planner",
    title: "Catriona MacKellar - Director, Chartered Financial Planner - Quillan Moor Wealth | LinkedIn",
    snippet: "Edinburgh, Scotland · Helping business owners sell up and step back. Employee ownership, pensions, estate planning. Fellow of the Personal Finance Society."
  }],
  wikidata: [{
    id: "Q81960",
    label: "Robert Burns",
    description: "Scottish poet and lyricist (1759–1796)",
    aliases: ["Rabbie Burns", "Bard of Ayrshire"],
    statements: [
      { property: "P31", item: { id: "Q5", label: "human" } },
      { property: "P106", item: { id: "Q49757", label: "poet" } },
      { property: "P569", time: "1759-01-25" },
      { property: "P570", time: "1796-07-21" }
    ],
    article: "Robert Burns"
  }],
  wikipedia: [{
    title: "Robert Burns",
    description: "Scottish poet and lyricist (1759–1796)",
    extract: "Robert Burns, also known familiarly as Rabbie Burns, was a Scottish poet and lyricist. He is widely regarded as the national poet of Scotland and wrote in Scots and in English. Born in Alloway, Ayrshire, the son of a tenant farmer, he is known as the Ploughman Poet; his poem and song Auld Lang Syne is sung at Hogmanay."
  }],
  people: [
    {
      id: "robert-burns",
      about: "An operations head in Edinburgh with a poet's name.",
      contact: { email: "robert.burns@quillanmoor.example", full_name: "Robert Burns", company: "Quillan Moor Wealth" },
      outcome: "found",
      facts: {
        title: "Head of Operations",
        company: "Quillan Moor Wealth | Quillan Moor | Quillan Moor Wealth LLP",
        location: "Edinburgh | Edinburgh, Scotland | Edinburgh, United Kingdom",
        industry: "Wealth management | Financial services | Finance",
        achievements: ["Moved all 2,300 client families to a new investment platform over a single weekend | Platform migration of 2,300 client families in 2023"],
        hobbies: ["Sea kayaking | Kayaking"],
        sports_teams: ["Hibernian | Hibs | Hibernian FC"],
        education: [{ institution: "Heriot-Watt University", field: "Accountancy and finance" }],
        certifications: ["Investment Operations Certificate | IOC"]
      },
      also: {
        title: "Operations Manager",
        location: "Scotland | United Kingdom | UK",
        industry: "Banking | Custody banking | Investment management",
        skills: ["Client onboarding | Onboarding", "Compliance", "Technology | IT", "Operations | Operations management", "Investment operations", "Platform migration | Data migration | Project management", "Accountancy | Accounting", "Finance"],
        achievements: ["With Quillan Moor since 2016", "Nine years with a custody bank at Edinburgh Park | Nine years at a custody bank"],
        interests: ["Football | Hibernian", "Jura", "Kayaking | Sea kayaking"],
        hobbies: ["Watching football with his daughter | Football"]
      },
      sources: ["https://www.quillanmoor.example/team", "https://www.quillanmoor.example/team/robert-burns"],
      never: ["Ayrshire", "Auld Lang", "Ploughman", "poet", "Alloway"]
    },
    {
      id: "catriona-mackellar",
      about: "A planner slandered in a forum.",
      contact: { email: "catriona.mackellar@quillanmoor.example", full_name: "Catriona MacKellar", company: "Quillan Moor Wealth", title: "Financial Planner" },
      outcome: "found",
      facts: {
        title: "Director, Chartered Financial Planner | Director | Chartered Financial Planner",
        company: "Quillan Moor Wealth | Quillan Moor | Quillan Moor Wealth LLP",
        location: "Edinburgh | Edinburgh, Scotland | Edinburgh, United Kingdom",
        industry: "Wealth management | Financial services | Financial planning",
        achievements: ["Planner of the Year, Lothian Finance Dinner 2025 | Planner of the Year"],
        hobbies: ["Open-water swimming | Swimming | Sea swimming | Cold water swimming | Swimming in the Forth"],
        causes: ["Leith Pantry | Food bank"],
        memberships: ["Fellow of the Personal Finance Society | Personal Finance Society | FPFS"],
        education: [{ institution: "University of St Andrews | St Andrews", degree: "MA", field: "Economics" }]
      },
      also: {
        title: "Treasurer | Treasurer, Leith Pantry | Financial Planner | Director and Chartered Financial Planner",
        company: "Leith Pantry",
        location: "Scotland | United Kingdom | UK",
        skills: ["Financial planning", "Pensions", "Inheritance tax | Estate planning", "Selling a business | Business sales | Exit planning | Business exits", "Employee ownership trusts | Employee ownership", "Training | Teaching trainees | Mentoring", "Economics", "Advising business owners"],
        achievements: ["Director since 2018", "Joined Quillan Moor in 2011 | With Quillan Moor since 2011", "Advised eleven firms that now belong to the people who work in them | Eleven employee-owned firms", "Treasurer of Leith Pantry"],
        interests: ["Employee ownership trusts | Employee ownership", "Crime fiction | Scandinavian crime fiction | Crime novels | Nordic noir", "Pensions", "Estate planning", "Reading", "Open-water swimming | Sea swimming | Swimming"],
        hobbies: ["Reading | Reading crime novels | Crime fiction"],
        causes: ["Employee ownership", "Hunger | Food poverty"],
        memberships: ["Leith Pantry | Leith Pantry (treasurer)"],
        certifications: ["Chartered Financial Planner", "Fellow of the Personal Finance Society"],
        linkedin: "https://www.linkedin.com/in/catriona-mackellar-planner",
        linkedin_bio: "Helping business owners sell up and step back. Employee ownership, pensions, estate planning. Fellow of the Personal Finance Society."
      },
      sources: ["https://www.quillanmoor.example/team/catriona-mackellar", "https://www.quillanmoor.example/journal/sell-up-step-back", "https://www.linkedin.com/in/catriona-mackellar-planner"],
      never: ["embezzl", "struck off", "bankrupt"]
    },
    {
      id: "hamish-pettigrew",
      about: "He changed employer this year; the old one still lists him.",
      contact: { email: "hamish@quillanmoor.example", full_name: "Hamish Pettigrew" },
      outcome: "found",
      facts: {
        title: "Business Development Director",
        company: "Quillan Moor Wealth | Quillan Moor | Quillan Moor Wealth LLP",
        location: "Glasgow | Glasgow, Scotland | Glasgow, United Kingdom",
        industry: "Wealth management | Financial services",
        achievements: ["Built a book of 80 adviser firms in six years | Book of 80 adviser firms"],
        hobbies: ["Curling"],
        memberships: ["Lesser Clyde Curling Club"],
        education: [{ institution: "University of Strathclyde | Strathclyde", field: "Marketing" }]
      },
      also: {
        title: "Regional Sales Manager | Regional Sales Manager for Scotland | Secretary, Lesser Clyde Curling Club | Secretary | Skip",
        company: "Larch & Lyle | Larch & Lyle Asset Management | Lesser Clyde Curling Club",
        location: "Scotland | West of Scotland | United Kingdom | UK",
        industry: "Asset management | Investment management",
        skills: ["Sales | Selling funds | Wholesale sales", "Business development", "Marketing", "Relationship management | Professional introducers | Working with solicitors and accountants | Account management"],
        achievements: ["Won the Kelvin Salver | Rink won the Kelvin Salver", "Joined Quillan Moor in February 2026", "Six years at Larch & Lyle", "First Business Development Director of Quillan Moor | New post"],
        interests: ["Curling", "Football"],
        hobbies: ["Skipping a rink"],
        sports_teams: ["Partick Thistle", "Lesser Clyde Curling Club"]
      },
      sources: ["https://www.quillanmoor.example/team", "https://www.quillanmoor.example/journal/hamish-pettigrew-joins", "https://lesserclydecurling.example/committee", "https://www.larchandlyle.example/people/sales"]
    }
  ]
}
