import type { WorldPart } from "../World.ts"

const profile = (
  name: string,
  role: string,
  data: object,
  body: string
): string => `<!DOCTYPE html><html lang="en-GB" class="no-js"><head><meta charset="utf-8"><title>${name} - ${role} | Pelloe Thackwray Solicitors, York</title>
<meta property="og:type" content="profile"><meta property="og:title" content="${name}"><meta property="og:description" content="${role} at Pelloe Thackwray">
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "LegalService",
      "@id": "https://pelloethackwray.example/#organization",
      name: "Pelloe Thackwray LLP",
      areaServed: "North Yorkshire"
    },
    {
      "@type": "Person",
      name,
      jobTitle: role,
      worksFor: { "@id": "https://pelloethackwray.example/#organization" },
      ...data
    }
  ]
})}</script></head><body>
<div class="cookie-law-info-bar">This website uses cookies. <a href="/cookies">Settings</a> ACCEPT REJECT</div>
<header><a href="/"><img src="/logo.svg" alt="Pelloe Thackwray"></a><ul class="menu"><li>For you<ul><li>Moving home</li><li>Family</li><li>Wills and probate</li></ul></li><li>For business<ul><li>Employment</li><li>Corporate</li></ul></li><li>Farms and estates</li><li><a href="/people">People</a></li><li><a href="/insights">Insights</a></li></ul><span class="tel">01904 555 0148</span></header>
<main>${body}</main>
<section class="cta"><h3>Request a call back</h3><form><input placeholder="Your name"><input placeholder="Telephone"><button>Send</button></form></section>
<footer>Pelloe Thackwray is the trading name of Pelloe Thackwray LLP, authorised and regulated by the Solicitors Regulation Authority. 9 Castlegate Yard, York YO1. Cyber Essentials. Lexcel.</footer></body></html>`

/** Solicitors in York: a son who has his father's name, a partner whom a spiteful page slanders, and a clerk who is not there. */
export const pelloeThackwray: WorldPart = {
  pages: [
    {
      url: "https://pelloethackwray.example/people",
      body: profile(
        "People",
        "Our team",
        {},
        `<h1>People</h1><p>Sixty-four of us in York and Malton.</p><div class="people-grid"><figure><a href="/people/imogen-faircloth"><img src="/p/if.jpg" alt=""></a><figcaption><b>Imogen Faircloth</b><br>Partner, Head of Employment</figcaption></figure><figure><a href="/people/rupert-thackwray"><img src="/p/rt.jpg" alt=""></a><figcaption><b>Rupert Thackwray</b><br>Partner, Agriculture and Rural Property</figcaption></figure><figure><img src="/p/sb.jpg" alt=""><figcaption><b>Sunita Bharj</b><br>Managing Partner</figcaption></figure><figure><img src="/p/none.svg" alt=""><figcaption><b>Oliver Stead</b><br>Trainee Solicitor</figcaption></figure></div>`
      ).replace(
        `{"@type":"Person","name":"People","jobTitle":"Our team","worksFor":{"@id":"https://pelloethackwray.example/#organization"}}`,
        `{"@type":"CollectionPage","name":"People"}`
      )
    },
    {
      url: "https://pelloethackwray.example/people/rupert-thackwray",
      body: profile(
        "Rupert Thackwray",
        "Partner",
        {
          knowsAbout: ["agricultural tenancies", "farm succession", "common land"],
          alumniOf: "Durham University",
          memberOf: "Agricultural Law Association"
        },
        `<h1>Rupert Thackwray</h1><p class="lead">Partner, Agriculture and Rural Property</p><p>Rupert advises farming families and estates on agricultural tenancies, farm succession and the occasional bull. He read law at Durham University (LLB, 2004) and qualified in 2007. He is a Fellow of the Agricultural Law Association and sits on its tenancies committee.</p><h2>What people say</h2><blockquote>“Turns up in wellingtons and reads the deed in the field.” – client, Nidderdale</blockquote><h2>Away from the office</h2><p>Rupert repairs other people's dry stone walls and walks two border terriers, Tuppence and Gripper.</p><h2>Recognition</h2><ul><li>Rural Lawyer of the Year, Northern Legal Awards 2025</li></ul>`
      )
    },
    {
      url: "https://wallersguild-dales.example/members/instructors",
      body: `<html><head><title>Instructors - Dales Wallers' Guild</title></head><body bgcolor="#f4f1e6"><font face="Verdana"><h2>Weekend course instructors</h2><table border="1" cellpadding="4"><tr><td>Beck, Maureen</td><td>Master Craftsman</td><td>Grassington</td></tr><tr><td>Thackwray, Rupert</td><td>Lantra Level 2 Certificate in Dry Stone Walling; solicitor with Pelloe Thackwray in the week</td><td>Easingwold</td></tr><tr><td>Umpleby, Keith</td><td>Level 3</td><td>Masham</td></tr></table><p>Bring your own gloves, knee pads and sandwiches.</p></font></body></html>`
    },
    {
      url: "https://ridingsfarmer.example/2026/tenancy-rules-explained",
      news: { seen: "20260612T060000Z", language: "English", country: "United Kingdom" },
      body: `<!DOCTYPE html><html lang="en"><head><title>What the new tenancy rules mean for you | Ridings Farmer</title></head><body><nav>Markets | Machinery | Livestock | Legal | Classifieds</nav><article><h1>What the new tenancy rules mean for you</h1><p>12 June 2026</p><p>“Write it down, and write it down before the funeral,” says Rupert Thackwray, a partner at York solicitors Pelloe Thackwray, who lives near Easingwold and fundraises for the Yorkshire Air Ambulance with an annual tractor run.</p><p>Thackwray expects that half of the tenancies that he sees will need a new rent clause by Lady Day.</p></article></body></html>`
    },
    {
      url: "https://wharfemeadgolf.example/history/captains",
      body: `<html><head><title>Past Captains | Wharfemead Golf Club</title></head><body><h1>Past Captains</h1><ul><li>1996 R. J. Hepworth</li><li>1997 Rupert Thackwray</li><li>1998 Dr A. Sykes</li></ul><h2>Rupert Thackwray, Captain 1997 and 2008, President since 2019</h2><p>Rupert Thackwray was senior partner of Pelloe Thackwray in York until he retired in 2011, after 38 years. Educated at Ampleforth and Selwyn College, Cambridge, he served as a Deputy Lieutenant. He plays off 17 and keeps a boat in Menorca.</p></body></html>`
    },
    {
      url: "https://yorkandvaleherald.example/2026/03/thackwray-portrait-minster-appeal",
      news: { seen: "20260305T080000Z", language: "English", country: "United Kingdom" },
      body: `<html><head><title>Rupert Thackwray steps down from organ appeal - York and Vale Herald</title></head><body><h1>Rupert Thackwray steps down from organ appeal</h1><p>After eleven years Rupert Thackwray, 78, has handed over the chair of the St Crux Organ Appeal. The retired solicitor, whose son and namesake practises with the family firm in York, will spend more time in Menorca “while the knees allow”.</p></body></html>`
    },
    {
      url: "https://pelloethackwray.example/people/imogen-faircloth",
      body: profile(
        "Imogen Faircloth",
        "Head of Employment",
        {
          knowsAbout: ["employment tribunals", "TUPE", "workplace investigations"],
          email: "imogen.faircloth@pelloethackwray.example",
          alumniOf: { "@type": "CollegeOrUniversity", name: "University of Leeds" }
        },
        `<h1>Imogen Faircloth</h1><p class="lead">Partner and Head of Employment</p><p>Imogen acts for employers and senior employees. She spends about a third of her time before employment tribunals and a third keeping clients out of them; the last third is TUPE.</p><p>She is a CEDR accredited mediator and a member of the Employment Lawyers Association.</p><p>LLB University of Leeds 2008; Legal Practice Course 2009. Admitted 2011.</p><p><a href="mailto:imogen.faircloth@pelloethackwray.example">Email Imogen</a></p>`
      )
    },
    {
      url: "https://yorkfreelawclinic.example/trustees",
      body: `<!doctype html><html lang="en"><head><title>Trustees – York Free Law Clinic</title></head><body><header>York Free Law Clinic · Registered charity</header><h1>Who looks after us</h1><dl><dt>Canon Peter Ogle (chair)</dt><dd>Retired teacher.</dd><dt>Imogen Faircloth</dt><dd>Employment solicitor at Pelloe Thackwray. Imogen began as a volunteer on Tuesday nights in 2012 and became a trustee in 2019.</dd><dt>Shabnam Iqbal</dt><dd>Accountant.</dd></dl><p>The clinic is open on Tuesdays, 6 to 8pm, at Priory Street. You don't need an appointment.</p></body></html>`
    },
    {
      url: "https://grievancehour.example/",
      body: `<!doctype html><html lang="en"><head><title>The Grievance Hour – employment law for people who have employees</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><h1>The Grievance Hour</h1><p>A fortnightly podcast by Imogen Faircloth, employment solicitor in York, about what goes wrong at work. It's usually thirty-five minutes.</p><h2>Latest episodes</h2><ol reversed><li>Who owns the WhatsApp group?</li><li>The Christmas party, again</li><li>Probation is not a magic word</li></ol><h2>Who is talking?</h2><p>I'm Imogen. I run the employment team at Pelloe Thackwray. I live near Malton, I run up fells for fun and down them for my knees' sake slowly, and I've had a season ticket at York City since I was nine. The yawning you sometimes hear is Brief, our whippet.</p><p>This is not legal advice.</p></body></html>`
    },
    {
      url: "https://northernlegalawards.example/winners/2024",
      body: `<html><head><title>Winners 2024 | Northern Legal Awards</title></head><body><h1>Winners 2024</h1><h3>Legal podcast of the year</h3><p>The Grievance Hour (Imogen Faircloth, Pelloe Thackwray)</p><h3>Regional firm of the year</h3><p>Addlestrop Kerr, Leeds</p><h3>Pro bono</h3><p>Humber Refugee Advice</p></body></html>`
    },
    {
      url: "https://crooked-solicitors-watch.example/york/imogen-faircloth",
      body: `<html><head><title>IMOGEN FAIRCLOTH PELLOE THACKWRAY - THE TRUTH THEY DELETE</title></head><body style="background:#000;color:#ff0"><h1>IMOGEN FAIRCLOTH – THE TRUTH</h1><p>Imogen Faircloth of Pelloe Thackwray in York was STRUCK OFF in 2017 under her real name for embezzlement of client money and bought a villa in Cyprus. She never passed an exam, her degree was printed in Rotherham. She is a scientologist and takes bribes from Amazing Foods. Share before they take this down AGAIN.</p><p>Posted by JusticeForDave, 214 views</p><p>Comments: first</p></body></html>`
    },
    {
      url: "https://bannermanheating.example/",
      body: `<!DOCTYPE html><html lang="en-GB"><head><title>Hugh Bannerman Plumbing &amp; Heating | York, Acomb, Haxby</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Hugh Bannerman Plumbing & Heating","founder":{"@type":"Person","name":"Hugh Bannerman"},"address":{"@type":"PostalAddress","addressLocality":"York"},"telephone":"01904 555 0193"}</script></head><body><h1>Hugh Bannerman Plumbing &amp; Heating</h1><p>Hi, I'm Hugh. I've been fixing boilers in York since 2003. Gas Safe registered, City &amp; Guilds Level 3, no call-out fee inside the ring road. My van is the one with the Leeds Rhinos sticker.</p><p>★★★★★ “Came on Boxing Day.” – Mrs P, Acomb</p></body></html>`
    },
    {
      url: "https://acombrunners.example/results/parkland-10k-2026",
      body: `<html><head><title>Parkland 10K 2026 results</title></head><body><table><tr><th>Pos</th><th>Name</th><th>Club</th><th>Time</th></tr><tr><td>41</td><td>Hugh Bannerman</td><td>Acomb Runners M45</td><td>43:10</td></tr><tr><td>42</td><td>Stacey Firth</td><td>u/a</td><td>43:12</td></tr></table></body></html>`
    }
  ],
  podcasts: [
    {
      id: 7731188,
      title: "The Grievance Hour",
      artist: "Imogen Faircloth",
      feed: "https://grievancehour.example/feed.xml",
      site: "https://grievancehour.example/",
      description:
        "Employment law for people who have employees. By Imogen Faircloth of Pelloe Thackwray, York.",
      episodes: [
        {
          title: "Who owns the WhatsApp group?",
          description: "Imogen Faircloth on group chats, policies and screenshots.",
          url: "https://grievancehour.example/episodes/whatsapp",
          at: "2026-11-24T06:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "grievancehour.example",
      name: "Imogen Faircloth",
      description:
        "Employment solicitor, Pelloe Thackwray. Podcast: The Grievance Hour. Fells, York City, whippet.",
      website: "https://grievancehour.example/",
      posts: [{ text: "New episode: who owns the WhatsApp group? (Not HR.)", at: "2026-11-24T07:00:00.000Z" }]
    }
  ],
  listings: [
    {
      url: "https://uk.linkedin.com/in/rupert-thackwray-rural",
      title: "Rupert Thackwray FALA - Partner - Pelloe Thackwray LLP | LinkedIn",
      snippet:
        "Easingwold, England, United Kingdom · Partner · Pelloe Thackwray LLP. Solicitor to farms, estates and the people who inherit them. Education: Durham University. 500+ connections on LinkedIn."
    },
    {
      url: "https://x.com/grievancehour",
      title: "Imogen Faircloth (@grievancehour) / X",
      snippet:
        "Employment solicitor in York. I host The Grievance Hour. If it's in writing, I've probably read it out to a judge."
    }
  ],
  people: [
    {
      id: "rupert-thackwray",
      about:
        "Father and son of one name and one firm: the client writes to the son, the newspaper and the golf club speak of the father.",
      contact: {
        email: "rupert.thackwray@pelloethackwray.example",
        full_name: "Rupert Thackwray",
        company: "Pelloe Thackwray"
      },
      outcome: "found",
      facts: {
        title: "Partner, Agriculture and Rural Property | Partner | Partner, Agriculture & Rural Property",
        company: "Pelloe Thackwray | Pelloe Thackwray LLP | Pelloe Thackwray Solicitors",
        location: "Easingwold | near Easingwold | Easingwold, England, United Kingdom",
        skills: ["agricultural tenancies | tenancies | agricultural tenancy", "farm succession | succession"],
        achievements: [
          "Rural Lawyer of the Year, Northern Legal Awards 2025 | Rural Lawyer of the Year | Rural Lawyer of the Year 2025 | Rural Lawyer of the Year at the Northern Legal Awards 2025"
        ],
        hobbies: ["Dry Stone Walling | repairs other people's dry stone walls | dry stone walls"],
        causes: ["Yorkshire Air Ambulance | Air Ambulance"],
        memberships: ["Agricultural Law Association | Fellow of the Agricultural Law Association"],
        certifications: [
          "Lantra Level 2 Certificate in Dry Stone Walling | Level 2 Certificate in Dry Stone Walling | Lantra Level 2"
        ],
        education: [{ institution: "Durham University | Durham", degree: "LLB", field: "law", year: 2004 }],
        pets: [
          "border terriers | two border terriers | Tuppence and Gripper | two border terriers, Tuppence and Gripper | border terrier | terriers"
        ],
        linkedin:
          "https://uk.linkedin.com/in/rupert-thackwray-rural | https://www.linkedin.com/in/rupert-thackwray-rural",
        linkedin_bio: "Solicitor to farms, estates and the people who inherit them."
      },
      also: {
        title: "solicitor | Rural Lawyer",
        location: "York | North Yorkshire",
        industry:
          "legal services | law | legal | Agriculture and Rural Property | agricultural law | solicitors",
        skills: [
          "common land",
          "rural property",
          "agriculture",
          "agricultural law",
          "estates",
          "Agriculture and Rural Property",
          "dry stone walling",
          "rent clauses"
        ],
        memberships: [
          "tenancies committee | Agricultural Law Association tenancies committee",
          "Dales Wallers' Guild",
          "FALA"
        ],
        certifications: [
          "FALA | Fellow of the Agricultural Law Association",
          "qualified in 2007 | solicitor"
        ],
        achievements: [
          "annual tractor run",
          "Fellow of the Agricultural Law Association",
          "weekend course instructor | instructor",
          "What the new tenancy rules mean for you"
        ],
        hobbies: [
          "tractor run | annual tractor run",
          "dog walking | walks two border terriers",
          "instructing dry stone walling"
        ],
        interests: ["farming", "agriculture", "farms", "dry stone walls", "estates", "dogs"],
        pets: ["Tuppence", "Gripper"]
      },
      sources: [
        "https://pelloethackwray.example/people",
        "https://pelloethackwray.example/people/rupert-thackwray",
        "https://wallersguild-dales.example/members/instructors",
        "https://ridingsfarmer.example/2026/tenancy-rules-explained",
        "https://uk.linkedin.com/in/rupert-thackwray-rural"
      ],
      never: [
        "golf",
        "Wharfemead",
        "Deputy Lieutenant",
        "Selwyn",
        "Ampleforth",
        "Menorca",
        "Organ Appeal",
        "senior partner",
        "retired"
      ]
    },
    {
      id: "imogen-faircloth",
      about:
        "Well documented and slandered: one page says that she stole. Podcast, Bluesky, Twitter as a listing.",
      contact: {
        email: "imogen.faircloth@pelloethackwray.example",
        full_name: "Imogen Faircloth",
        company: "Pelloe Thackwray LLP"
      },
      outcome: "found",
      facts: {
        title: "Partner and Head of Employment | Head of Employment | Partner, Head of Employment",
        company: "Pelloe Thackwray | Pelloe Thackwray LLP | Pelloe Thackwray Solicitors",
        location: "near Malton | Malton | York",
        skills: ["employment tribunals | employment tribunal"],
        achievements: [
          "Legal podcast of the year | Legal podcast of the year, Northern Legal Awards 2024 | Legal podcast of the year 2024 | Winners 2024, Legal podcast of the year"
        ],
        hobbies: ["run up fells | fell running | Fells | running up fells"],
        sports_teams: ["York City | York City FC"],
        causes: ["York Free Law Clinic"],
        memberships: ["Employment Lawyers Association"],
        certifications: ["CEDR accredited mediator | accredited mediator | CEDR mediator"],
        education: [{ institution: "University of Leeds | Leeds", degree: "LLB", year: 2008 }],
        pets: ["whippet | Brief | Brief, our whippet | whippet called Brief | whippet named Brief"],
        twitter: "https://x.com/grievancehour | https://twitter.com/grievancehour",
        twitter_bio:
          "Employment solicitor in York. I host The Grievance Hour. If it's in writing, I've probably read it out to a judge. | Employment solicitor in York. I host The Grievance Hour."
      },
      also: {
        title: "Employment solicitor | solicitor | trustee | podcast host",
        location: "York | York, UK | North Yorkshire",
        industry: "legal services | law | legal | employment law | solicitors",
        skills: [
          "TUPE",
          "workplace investigations",
          "employment law",
          "mediation",
          "podcasting",
          "employment",
          "mediator"
        ],
        achievements: [
          "The Grievance Hour | podcast The Grievance Hour | hosts The Grievance Hour | fortnightly podcast",
          "trustee of York Free Law Clinic | became a trustee in 2019",
          "Who owns the WhatsApp group?"
        ],
        interests: [
          "employment law",
          "York City",
          "Fells",
          "football",
          "fell running",
          "what goes wrong at work",
          "whippet",
          "podcasting",
          "group chats",
          "running"
        ],
        hobbies: ["podcast | podcasting", "running", "football"],
        memberships: ["York Free Law Clinic | trustee of York Free Law Clinic"],
        causes: ["free legal advice | pro bono", "Law Clinic trustee"],
        certifications: ["Legal Practice Course 2009 | Legal Practice Course", "Admitted 2011 | solicitor"],
        education: [
          { institution: "University of Leeds", degree: "LLB", field: "law", year: 2008 },
          { institution: "Legal Practice Course", degree: "Legal Practice Course", year: 2009 }
        ]
      },
      sources: [
        "https://pelloethackwray.example/people",
        "https://pelloethackwray.example/people/imogen-faircloth",
        "https://yorkfreelawclinic.example/trustees",
        "https://grievancehour.example/",
        "https://northernlegalawards.example/winners/2024",
        "https://grievancehour.example/feed.xml",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=grievancehour.example",
        "https://x.com/grievancehour"
      ],
      never: ["struck off", "embezzlement", "Cyprus", "scientologist", "bribes", "Rotherham"]
    },
    {
      id: "hugh-bannerman",
      about:
        "Nothing online that is his: legal cashier at the firm, which does not name him; a plumber and a runner of that name in the same city.",
      contact: {
        full_name: "Hugh Bannerman",
        company: "Pelloe Thackwray",
        email: "hugh.bannerman@pelloethackwray.example"
      },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Plumb", "boiler", "Gas Safe", "City & Guilds", "Leeds Rhinos", "Acomb", "Parkland"]
    }
  ]
}
