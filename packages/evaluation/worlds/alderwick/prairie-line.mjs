// Prairie Line Freight, Winnipeg. Slander of a namesake; one person whom the site does not name.
const site = "https://www.prairielinefreight.example"

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | Prairie Line Freight</title><link rel="icon" href="/favicon.ico"></head>
<body class="bootstrap">
<header class="navbar navbar-expand-lg"><a class="navbar-brand" href="${site}/">PRAIRIE LINE</a>
<ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="${site}/services">Services</a></li><li class="nav-item"><a class="nav-link" href="${site}/company">Company</a></li><li class="nav-item"><a class="nav-link" href="${site}/newsroom">Newsroom</a></li><li class="nav-item"><a class="nav-link" href="${site}/drive-for-us">Drive for us</a></li></ul></header>
<main class="py-5">${main}</main>
<footer class="bg-dark"><p>Prairie Line Freight Ltd., 1500 Elevator Road, Winnipeg, Manitoba. Dispatch 204-555-0133.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Refrigerated trucking", `<h1>Cold stays cold.</h1><p>Prairie Line Freight is a logistics company for refrigerated food, with 140 trucks and one yard in Winnipeg.</p><p>Part of the Assiniboia Transport Group since 2022.</p>`)
  },
  {
    url: `${site}/company`,
    body: shell("Company", `<h1>Company</h1><h2>Executive team</h2><div class="row">
<div class="col"><h5>Warren Dyck</h5><p class="text-muted">Vice President, Operations</p><p>Warren joined dispatch in 1998. He answers for every truck, every driver and every thermometer. Supply Chain Management Professional (SCMP).</p></div>
<div class="col"><h5>Amrit Sandhu</h5><p class="text-muted">Director of Safety &amp; Compliance</p><p>Amrit drove long haul for eleven years before she joined the office. She built our winter driving program.</p></div></div>`)
  },
  {
    url: `${site}/newsroom/winter-driving-program`,
    body: shell("National honour for winter program", `<article><h1>National honour for winter program</h1><p>Winnipeg, November 4, 2025</p><p>The Canadian Road Freight Council has given its Safe Fleet Trophy to Prairie Line Freight for the winter driving program created by Amrit Sandhu, our Director of Safety &amp; Compliance. Collisions in snow fell by 38 per cent.</p></article>`),
    news: { seen: "2025-11-04T16:00:00Z", language: "English", country: "Canada" }
  },
  {
    url: "https://www.womenontheroad.example/members/amrit-sandhu",
    body: `<!doctype html><html lang="en"><head><title>Member spotlight: Amrit Sandhu</title></head><body><header>Women on the Road Canada</header><main class="spotlight"><h1>Member spotlight: Amrit Sandhu</h1>
<p><b>Where are you?</b> Winnipeg, since my parents came from Ludhiana in 1989.</p><p><b>What do you do?</b> Safety and compliance at Prairie Line Freight. I hold a Class 1 licence and I still use it.</p><p><b>What do you do for fun?</b> Bhangra, with the Red River Bhangra Club. And I grow far too many dahlias.</p><p><b>What would you change?</b> Safe, lit rest stops. I sit on our rest stop campaign's committee.</p></main></body></html>`
  },
  {
    url: "https://www.manitobahaulage.example/2026/warren-dyck-qa",
    body: `<!DOCTYPE html><html><head><title>Q&amp;A: Warren Dyck on reefers, rail and retirement (not yet)</title><meta property="og:type" content="article"></head><body><div class="mag-head"><a href="https://www.manitobahaulage.example/">Manitoba Haulage</a></div><main><h1>Q&amp;A: Warren Dyck on reefers, rail and retirement (not yet)</h1><p>January 2026</p>
<p>Warren Dyck is Vice President, Operations at Prairie Line Freight in Winnipeg and a director of the Manitoba Cold Chain Association.</p>
<p><b>Biggest change?</b> Telematics. I used to phone truck stops.</p>
<p><b>Proudest of?</b> We moved the vaccines in 2021 and did not lose one pallet.</p>
<p><b>And when the phone is off?</b> Ice fishing at Gimli. Also I coach the Transcona Pickerels, under-fifteen girls' hockey.</p></main></body></html>`
  },
  {
    url: "https://www.reginacourtwatch.example/2023/dyck-fraud-sentence",
    body: `<!DOCTYPE html><html><head><title>Regina man sentenced for grain fraud</title></head><body><main><h1>Regina man sentenced for grain fraud</h1><p>June 2, 2023</p><p>Warren Dyck, 47, a Regina grain broker, was sentenced to three years for defrauding eleven farm families through his firm Wascana Grain Brokers. The judge called it a swindle.</p></main></body></html>`,
    news: { seen: "2023-06-02T18:00:00Z", language: "English", country: "Canada" }
  },
  {
    url: "https://truckerforumprairies.example/t/prairie-line-any-good",
    body: `<html><head><title>Prairie Line any good? - Prairie Truckers Forum</title></head><body><div class="post"><b>rigpig77</b>: Thinking of applying at Prairie Line. Any good?</div><div class="post"><b>loadstar</b>: isn't the ops guy there Warren Dyck, the one who went to prison for the grain swindle?? crook</div><div class="post"><b>moosejawmike</b>: different guy, that one was in Regina. Winnipeg Dyck is straight as a ruler</div></body></html>`
  }
]

const people = [
  {
    id: "warren-dyck",
    about: "Slander: a forum says of him what is true of a convicted namesake.",
    contact: { email: "wdyck@prairielinefreight.example", full_name: "Warren Dyck", company: "Prairie Line Freight" },
    outcome: "found",
    facts: {
      title: "Vice President, Operations | VP Operations | Vice President of Operations",
      company: "Prairie Line Freight | Prairie Line Freight Ltd. | Prairie Line",
      location: "Winnipeg | Winnipeg, Manitoba",
      industry: "logistics | refrigerated trucking | logistics company for refrigerated food",
      hobbies: ["Ice fishing | Ice fishing at Gimli"],
      sports_teams: ["Transcona Pickerels"],
      memberships: ["Manitoba Cold Chain Association | director of the Manitoba Cold Chain Association"],
      certifications: ["Supply Chain Management Professional | SCMP"]
    },
    also: {
      title: "director | director of the Manitoba Cold Chain Association | ops guy | hockey coach | Vice President",
      company: "Assiniboia Transport Group",
      location: "Manitoba | Canada | Winnipeg, Canada",
      industry: "trucking | transport | transportation | freight | cold chain | refrigerated transport | haulage",
      skills: ["Telematics", "operations", "dispatch", "cold chain | refrigerated transport | reefers", "supply chain | supply chain management", "coaching | hockey coaching"],
      achievements: ["moved the vaccines in 2021 | moved the vaccines in 2021 and did not lose one pallet | vaccines", "director of the Manitoba Cold Chain Association", "joined dispatch in 1998", "Q&A: Warren Dyck on reefers, rail and retirement | Manitoba Haulage"],
      interests: ["ice fishing | fishing", "hockey", "telematics", "rail", "reefers"],
      hobbies: ["coach the Transcona Pickerels | coaching hockey | hockey | under-fifteen girls' hockey", "fishing"],
      causes: ["girls' hockey | under-fifteen girls' hockey"]
    },
    sources: [`${site}/`, `${site}/company`, "https://www.manitobahaulage.example/2026/warren-dyck-qa"],
    never: ["fraud", "prison", "swindle", "Wascana", "crook", "grain broker", "sentenced"]
  },
  {
    id: "amrit-sandhu",
    about: "A director of safety with a prize of the firm; pages only.",
    contact: { email: "asandhu@prairielinefreight.example", full_name: "Amrit Sandhu", company: "Prairie Line Freight", title: "Director of Safety" },
    outcome: "found",
    facts: {
      title: "Director of Safety & Compliance | Director of Safety and Compliance",
      company: "Prairie Line Freight | Prairie Line Freight Ltd. | Prairie Line",
      location: "Winnipeg | Winnipeg, Manitoba",
      industry: "logistics | refrigerated trucking | logistics company for refrigerated food",
      achievements: ["winter driving program | built our winter driving program"],
      hobbies: ["Bhangra", "dahlias | grow far too many dahlias | growing dahlias"],
      memberships: ["Women on the Road Canada", "Red River Bhangra Club"],
      certifications: ["Class 1 licence"]
    },
    also: {
      title: "Director of Safety | Safety and compliance",
      company: "Assiniboia Transport Group",
      location: "Manitoba | Canada | Winnipeg, Canada",
      industry: "trucking | transport | transportation | freight | haulage | refrigerated transport",
      skills: ["safety and compliance | safety | compliance", "winter driving", "long haul | long haul driving | truck driving | driving", "fleet safety | road safety"],
      achievements: ["Safe Fleet Trophy", "Collisions in snow fell by 38 per cent", "drove long haul for eleven years | eleven years of long haul", "rest stop campaign's committee", "Member spotlight | Member spotlight: Amrit Sandhu"],
      interests: ["bhangra | dance", "dahlias | gardening", "rest stops | Safe, lit rest stops", "winter driving", "road safety"],
      hobbies: ["gardening", "dance"],
      causes: ["Safe, lit rest stops | rest stop campaign | rest stops", "women in trucking", "road safety"],
      memberships: ["rest stop campaign's committee | rest stop campaign"],
      sports_teams: ["Red River Bhangra Club"]
    },
    sources: [`${site}/`, `${site}/company`, `${site}/newsroom/winter-driving-program`, "https://www.womenontheroad.example/members/amrit-sandhu"]
  },
  {
    id: "lorna-wiebe",
    about: "Nothing is public; the employer's site does not name her.",
    contact: { email: "lwiebe@prairielinefreight.example", full_name: "Lorna Wiebe", company: "Prairie Line Freight" },
    outcome: "nothing",
    facts: {},
    sources: []
  }
]

export default {
  people,
  pages,
  rdap: [{ domain: "prairielinefreight.example", registrant: "Prairie Line Freight Ltd.", registered: "1999-11-02" }]
}
