import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="utf-8"><title>${title} - Twohig Larkin LLP, Solicitors, Cork</title></head>
<body><div id="header"><a href="/"><img src="/images/tl-mark.png" alt="Twohig Larkin"></a><ul id="nav"><li><a href="/people">People</a></li><li><a href="/expertise">Expertise</a></li><li><a href="/insights">Insights</a></li><li><a href="/careers">Trainees</a></li><li><a href="/contact">Contact</a></li></ul></div>
<div id="main">${body}</div>
<div id="footer"><p>Twohig Larkin LLP, 9 South Mall, Cork T12 XY00, Ireland. T: +353 21 555 0190. Twohig Larkin LLP is regulated by the Law Society of Ireland.</p><p>*In contentious business, a solicitor may not calculate fees or other charges as a percentage or proportion of any award or settlement.</p><p><a href="/privacy">Privacy notice</a> | <a href="/cookies">Cookies</a> | <a href="/complaints">Complaints</a></p></div></body></html>`

/** A law firm in Cork: profiles with lists, a candidacy of long ago, slander on a grievance blog, a trainee nobody writes about. */
export const twohigLarkin: WorldPart = {
  pages: [
    {
      url: "https://twohiglarkin.example/",
      body: shell(
        "Welcome",
        "<h1>Straight answers since 1954</h1><p>A full-service firm of 48 lawyers on Cork’s South Mall.</p>"
      )
    },
    {
      url: "https://twohiglarkin.example/people",
      body: shell(
        "Our people",
        `<h1>Our people</h1><form><select><option>All practice areas</option><option>Corporate</option><option>Employment</option><option>Private client</option></select></form><ul class="people"><li><a href="/people/fiachra-lehane"><b>Fiachra Lehane</b></a> Managing Partner</li><li><a href="/people/eimear-twohig-walsh"><b>Eimear Twohig-Walsh</b></a> Partner, Head of Employment</li><li><a href="/people/ronan-deasy"><b>Ronan Deasy</b></a> Partner, Private Client</li><li><a href="/people/aisling-crean"><b>Aisling Crean</b></a> Of Counsel</li></ul>`
      )
    },
    {
      url: "https://twohiglarkin.example/people/eimear-twohig-walsh",
      body: shell(
        "Eimear Twohig-Walsh",
        `<div class="profile"><h1>Eimear Twohig-Walsh</h1><h2>Partner, Head of Employment</h2><p class="contact">E: eimear.twohigwalsh@twohiglarkin.example<br>T: +353 21 555 0193<br><a href="/vcards/etw.vcf">Download vCard</a></p><p>Eimear heads the firm’s employment team and advises Irish and US employers on redundancies, workplace investigations and data subject access requests. She is a CEDR accredited mediator with a particular interest in protected disclosures.</p><p>“Clear, calm and never sends you forty pages when two will do.” – client quote, Irish Legal Index 2026</p><h3>Education</h3><ul><li>University College Cork, BCL, 2003</li><li>University College Dublin, LLM, 2005</li></ul><h3>Memberships</h3><ul><li>Law Society of Ireland</li><li>Employment Lawyers’ Forum of Ireland</li></ul><h3>Recognition</h3><ul><li>Ranked Band 2, Employment, Irish Legal Index 2026</li></ul></div><div class="related"><h4>Related people</h4><a href="/people/ronan-deasy">Ronan Deasy, Partner, Private Client</a></div>`
      )
    },
    {
      url: "https://twohiglarkin.example/people/fiachra-lehane",
      body: shell(
        "Fiachra Lehane",
        `<div class="profile"><h1>Fiachra Lehane</h1><h2>Managing Partner</h2><p class="contact">E: fiachra.lehane@twohiglarkin.example<br>T: +353 21 555 0191</p><p>Fiachra became managing partner in May 2022. He acts for owner-managed food and agri businesses in mergers and acquisitions, shareholder disputes and succession.</p><p>He qualified as a solicitor in 1999 after a law degree (BCL) at University College Cork and is a Chartered Tax Adviser. He is chairman of Glenvarra Hurling Club, and the less said about his golf the better.</p></div>`
      )
    },
    {
      url: "https://leesideswimmers.example/committee",
      body: `<!doctype html><html lang="en"><head><title>Committee – Leeside Dawn Swimmers</title></head><body bgcolor="#e6f3f8"><center><h1>Leeside Dawn Swimmers</h1><p><a href="/">Home</a> - <a href="/tides">Tides</a> - <a href="/committee">Committee</a> - <a href="/cake">Cake rota</a></p></center><p>Your committee for 2026:<br><br>Chair: Noreen Buttimer (teacher, swims in a bobble hat)<br>Safety: Pádraig Horgan<br>Hon. Secretary: Eimear Twohig-Walsh, of Twohig Larkin solicitors. Eimear has been sea swimming with us since 2016 and swam the Fastnet relay in 2024.<br>Cake: everyone</p><p>We swim for Marymount Lifeboat every St Stephen’s Day.</p></body></html>`
    },
    {
      url: "https://corkelections.example/2014/south-central",
      body: `<!doctype html><html lang="en"><head><title>Cork City South Central, local election 2014 | Cork Elections Archive</title></head><body><h1>Local election 2014: Cork City South Central</h1><table><tr><th>Candidate</th><th>Party</th><th>1st pref.</th><th>Result</th></tr><tr><td>Eimear Twohig-Walsh (solicitor)</td><td>Labour Party</td><td>612</td><td>Eliminated, count 7</td></tr><tr><td>Declan Cotter</td><td>Fianna Fáil</td><td>1,404</td><td>Elected, count 9</td></tr></table></body></html>`
    },
    {
      url: "https://workplacelawireland.example/conference-2026",
      body: `<!doctype html><html lang="en"><head><title>Workplace Law Ireland Conference 2026: programme</title></head><body><h1>Workplace Law Ireland 2026</h1><p>Thursday 8 October 2026, Croke Park, Dublin. 5 CPD hours.</p><p><b>10.00</b> Chair’s opening: Justice (ret’d) Una Feerick</p><p><b>10.20 Redundancy in the age of the algorithm</b> – Eimear Twohig-Walsh, Partner and Head of Employment, Twohig Larkin LLP, Cork. A Munster Rugby season-ticket holder of twenty years, Eimear says that employment law is the only other place where people argue about the offside line.</p><p><b>11.00</b> Coffee</p><p><b>11.20 Whistleblowing update</b> – Barra Quilligan BL, a lecturer at the King’s Inns</p></body></html>`
    },
    {
      url: "https://munsterledger.example/business/lehane-agri-deal",
      news: { seen: "20260911T061500Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Cork law firm leads on €90m dairy deal | Munster Ledger</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Cork law firm leads on €90m dairy deal","datePublished":"2026-09-11","author":{"@type":"Person","name":"Orla Hickey"},"publisher":{"@type":"Organization","name":"Munster Ledger"}}</script></head><body><nav>News Sport Business Farming Lifestyle</nav><h1>Cork law firm leads on €90m dairy deal</h1><p>FRI, 11 SEP, 2026 - 07:15 · Orla Hickey</p><p>Twohig Larkin advised Ballinvara Creameries on its €90m sale to a Danish group. The team was led by managing partner Fiachra Lehane, who lives in Kinsale with his wife and a setter named Bosun.</p><p>Mr Lehane, named Dealmaker of the Year at the Munster Business Awards in June, said that there was “more where that came from”. He is a patron of Cork Food Rescue.</p><p>Ballinvara’s chief executive, Con Sheahan, a Nuffield scholar, will stay on.</p><div>More in this section: <a href="#">Ferry fares to rise</a> <a href="#">Brewery plan refused</a></div></body></html>`
    },
    {
      url: "https://southmallwatch.example/posts/fiachra-lehane-the-truth",
      body: `<!doctype html><html><head><title>Fiachra Lehane: the truth</title></head><body><h3>South Mall Watch</h3><h1>Fiachra Lehane: the truth</h1><p>posted by Wronged Client, 2 Feb 2025</p><p>Fiachra Lehane of Twohig Larkin was struck off in England in 2008 and convicted of tax evasion. He never finished his degree. He was made Liquidator of the Year by his cronies and he is now a consultant at Hartnell Grimes because no decent firm would keep him.</p><p>3 comments: “Is any of this true?” “No. He took my case for nothing.” “Get help, Denis.”</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ie.linkedin.com/in/eimear-twohig-walsh",
      title: "Eimear Twohig-Walsh - Partner, Head of Employment - Twohig Larkin LLP | LinkedIn",
      snippet:
        "Cork, County Cork, Ireland · Partner, Head of Employment at Twohig Larkin LLP. Employment solicitor and mediator. I read the staff handbook so you don’t have to. · Education: University College Cork · 500+ connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "eimear-twohig-walsh",
      about:
        "A partner's profile with lists, a swimmers' committee, a lost election that is nobody's business.",
      contact: { email: "eimear.twohigwalsh@twohiglarkin.example", full_name: "Eimear Twohig-Walsh" },
      outcome: "found",
      facts: {
        title: "Partner, Head of Employment | Partner and Head of Employment | Head of Employment | Partner",
        company: "Twohig Larkin LLP | Twohig Larkin",
        location: "Cork, County Cork, Ireland | Cork | Cork, Ireland",
        skills: ["redundancies", "workplace investigations", "data subject access requests"],
        achievements: [
          "Ranked Band 2, Employment, Irish Legal Index 2026 | Irish Legal Index 2026 | Ranked Band 2, Employment | Band 2",
          "Fastnet relay | swam the Fastnet relay in 2024"
        ],
        interests: ["protected disclosures"],
        hobbies: ["sea swimming"],
        sports_teams: ["Munster Rugby"],
        memberships: [
          "Law Society of Ireland",
          "Employment Lawyers’ Forum of Ireland",
          "Leeside Dawn Swimmers"
        ],
        education: [
          { institution: "University College Cork", degree: "BCL", year: 2003 },
          { institution: "University College Dublin", degree: "LLM", year: 2005 }
        ],
        certifications: ["CEDR accredited mediator | accredited mediator"],
        linkedin:
          "https://www.linkedin.com/in/eimear-twohig-walsh | https://ie.linkedin.com/in/eimear-twohig-walsh",
        linkedin_bio:
          "Employment solicitor and mediator. I read the staff handbook so you don’t have to. | Employment solicitor and mediator | I read the staff handbook so you don’t have to | Partner, Head of Employment at Twohig Larkin LLP"
      },
      also: {
        industry: "Solicitors | Law | law firm | legal",
        skills: ["protected disclosures", "employment law | Employment", "mediator | mediation"],
        interests: ["sea swimming", "Redundancy in the age of the algorithm", "employment law"],
        achievements: ["Redundancy in the age of the algorithm"],
        causes: ["Marymount Lifeboat"]
      },
      sources: [
        "https://twohiglarkin.example/people/eimear-twohig-walsh",
        "https://twohiglarkin.example/people",
        "https://leesideswimmers.example/committee",
        "https://workplacelawireland.example/conference-2026",
        "https://ie.linkedin.com/in/eimear-twohig-walsh"
      ],
      sensitive: ["Labour Party", "candidate", "Eliminated"],
      never: ["bobble hat", "King’s Inns"]
    },
    {
      id: "fiachra-lehane",
      about: "A managing partner; a grievance blog invents a conviction, a prize and another firm.",
      contact: {
        email: "fiachra.lehane@twohiglarkin.example",
        full_name: "Fiachra Lehane",
        company: "Twohig Larkin LLP"
      },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Twohig Larkin LLP | Twohig Larkin",
        location: "Kinsale",
        skills: ["mergers and acquisitions", "shareholder disputes", "succession"],
        achievements: ["Dealmaker of the Year | Dealmaker of the Year at the Munster Business Awards"],
        causes: ["Cork Food Rescue"],
        memberships: ["Glenvarra Hurling Club"],
        education: [{ institution: "University College Cork", degree: "BCL | law degree (BCL)" }],
        certifications: ["Chartered Tax Adviser"],
        pets: ["Bosun | setter"]
      },
      also: {
        location: "Cork | Cork, Ireland",
        industry: "Solicitors | Law | law firm | legal",
        education: [{ institution: "University College Cork", degree: "BCL", field: "law" }],
        certifications: ["solicitor | qualified as a solicitor"],
        memberships: ["Cork Food Rescue"],
        hobbies: ["golf", "Hurling"],
        interests: ["Hurling", "golf", "food and agri"],
        sports_teams: ["Glenvarra Hurling Club"],
        causes: ["Glenvarra Hurling Club"],
        skills: ["food and agri | owner-managed food and agri businesses"],
        achievements: ["€90m | €90m dairy deal | Ballinvara Creameries"]
      },
      sources: [
        "https://twohiglarkin.example/people/fiachra-lehane",
        "https://twohiglarkin.example/people",
        "https://munsterledger.example/business/lehane-agri-deal"
      ],
      sensitive: ["struck off", "convicted", "tax evasion"],
      never: ["Liquidator of the Year", "Hartnell", "Nuffield", "never finished"]
    },
    {
      id: "laoise-fennessy",
      about: "A trainee solicitor with an address at the firm and not a word anywhere.",
      contact: { email: "laoise.fennessy@twohiglarkin.example", full_name: "Laoise Fennessy" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
