// Dunmarrow Valves: manufacturer in Sheffield (old hand-made site with microdata); a footballer namesake, a rival's slander
const site = "https://www.dunmarrowvalves.example"
const page = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title} : Dunmarrow Valves Ltd, Sheffield</title>
<meta name="keywords" content="gate valves, globe valves, check valves, Sheffield, BS EN ISO 9001">
<link rel="stylesheet" href="/style2014.css">
</head>
<body>
<div id="wrapper"><div id="banner"><a href="/"><img src="/images/dv-logo.gif" alt="Dunmarrow Valves"></a></div>
<div id="leftnav"><ul><li><a href="/products.html">Products</a></li><li><a href="/company/people.html">Key People</a></li><li><a href="/company/news.html">Company News</a></li><li><a href="/contact.html">Contact</a></li></ul></div>
<div id="content">
${main}
</div>
<div id="foot">Dunmarrow Valves Ltd, Unit 3 Tilt Hammer Road, Sheffield S9 2QX. Tel 0114 496 0321. Company No. 00999999. VAT GB 999 9999 73</div></div>
</body>
</html>`
})
const who = (name, role, text) => `<div class="person" itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">${name}</h2><p><b itemprop="jobTitle">${role}</b></p><p itemprop="description">${text}</p></div>`

const pages = [
  page("/", "Home", `<h1>Valves made in Sheffield since 1931</h1><p>Gate, globe and check valves for water, steam and chemicals. Approved to BS EN ISO 9001.</p><p>See our <a href="/company/people.html">key people</a> and <a href="/company/news.html">company news</a>.</p>`),
  page("/company/people.html", "Key People", `<h1>Key People</h1>
${who("Graham Tattersfield", "Managing Director", "Graham started at Dunmarrow as an apprentice fitter in 1986 and became Managing Director in 2011. He is a Freeman of the Company of Cutlers in Hallamshire.")}
${who("Jamie Rudge", "Export Sales Manager", "Jamie sells our valves in the Gulf and North Africa. He speaks Arabic, which he studied at the University of Leeds. Email jamie.rudge@dunmarrowvalves.example")}
${who("Dr Helen Astbury", "Technical Director", "Helen is responsible for design and testing. She is a Chartered Engineer (CEng) and a Fellow of the Institution of Mechanical Engineers (FIMechE), and holds a PhD in Mechanical Engineering from the University of Sheffield.")}`),
  page("/company/news.html", "Company News", `<h1>Company News</h1>
<p><b>3 September 2026</b> &ndash; Export Sales Manager Jamie Rudge has collected the South Yorkshire Export Medal 2026 on behalf of the company. Sales to Oman doubled last year.</p>
<p><b>14 May 2026</b> &ndash; Dr Helen Astbury spoke about hydrogen-ready valves at the Flow Control Forum in Harrogate.</p>
<p><b>2 December 2025</b> &ndash; Managing Director Graham Tattersfield presented long service certificates to eleven members of the works.</p>`),
  {
    url: "https://sheffieldworksgazette.example/profiles/graham-tattersfield",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>From fitter to managing director: Graham Tattersfield - Sheffield Works Gazette</title></head><body><header><a href="/">Sheffield Works Gazette</a> <a href="/profiles">Profiles</a></header><article><h1>From fitter to managing director</h1><p class="date">22 March 2026</p><p>Graham Tattersfield still has the spanner he was given at sixteen. The managing director of Dunmarrow Valves keeps racing pigeons behind his house in Dronfield and is president of the Dronfield Homing Society. He was given the freedom of the Company of Cutlers in Hallamshire in 2019. He takes on six apprentices a year and visits schools to talk about engineering.</p></article><section id="comments"><h3>Readers' comments</h3><blockquote><cite>Barry at Stannings Flow Products</cite><p>Ask Graham Tattersfield about the forged test certificates. We never lose a tender honestly to Dunmarrow.</p></blockquote><blockquote><cite>Editor</cite><p>There is no evidence for this claim, and Dunmarrow Valves denies it.</p></blockquote></section></body></html>`,
    news: { seen: "20260322T070000Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://flowcontrolforum.example/2026/programme",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Programme - Flow Control Forum 2026, Harrogate</title></head><body><h1>Programme, Thursday 14 May 2026</h1><table><tr><td>10:00</td><td><b>Hydrogen-ready valves: what leaks and why</b><br>Dr Helen Astbury CEng FIMechE, Technical Director, Dunmarrow Valves, Sheffield</td></tr><tr><td>11:00</td><td><b>Pump noise in hospitals</b><br>Stuart Penhaligon, Tamerton Pumps, Plymouth</td></tr></table></body></html>`
  },
  {
    url: "https://peakcaverescue.example/team/helen-astbury",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Helen Astbury | Peak Cave Rescue Volunteers</title></head><body><nav><a href="/">Peak Cave Rescue Volunteers</a></nav><h1>Helen Astbury, team leader</h1><p>By day Helen is an engineer who designs valves at Dunmarrow in Sheffield. She has caved since her student days and has led our volunteer rescue team since 2022.</p></body></html>`
  },
  {
    url: "https://holderntownfc.example/squad/jamie-rudge",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Jamie Rudge - Midfielder - Holdern Town FC</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Jamie Rudge","jobTitle":"Midfielder","memberOf":{"@type":"SportsTeam","name":"Holdern Town FC"}}</script></head><body><h1>Jamie Rudge</h1><p>Position: Midfielder. Born: 12 August 2001, Hull. Previous clubs: Brigg Rangers. Appearances: 88. Goals: 13.</p></body></html>`
  }
]

const company = "Dunmarrow Valves | Dunmarrow Valves Ltd | Dunmarrow"
const location = "Sheffield, United Kingdom | Sheffield, England | Sheffield, UK | Sheffield"
const industry = "Manufacturing | Valve manufacturing | Industrial valves | Engineering | Valves | Mechanical engineering | Industrial manufacturing"
const people = [
  {
    id: "graham-tattersfield", about: "Managing director; a rival slanders him under a profile.",
    contact: { full_name: "Graham Tattersfield", company: "Dunmarrow Valves", title: "MD", location: "Sheffield" }, outcome: "found",
    facts: {
      title: "Managing Director | MD", company,
      location: "Dronfield, United Kingdom | Sheffield, United Kingdom | Dronfield, England | Sheffield, England | Sheffield, UK | Dronfield | Sheffield",
      hobbies: ["Racing pigeons | Pigeon racing | keeps racing pigeons"],
      memberships: ["Company of Cutlers in Hallamshire | Freeman of the Company of Cutlers in Hallamshire | freedom of the Company of Cutlers in Hallamshire", "President of the Dronfield Homing Society | Dronfield Homing Society"]
    },
    also: { industry, achievements: ["Became Managing Director in 2011 | Managing Director since 2011 | from fitter to managing director", "Started as an apprentice fitter in 1986 | apprentice fitter", "Freeman of the Company of Cutlers in Hallamshire, 2019 | freedom of the Company of Cutlers"], skills: ["Fitter | Fitting", "Engineering | Manufacturing", "Leadership", "Training apprentices | apprentices | apprenticeships"], causes: ["Apprenticeships | takes on six apprentices a year | visits schools to talk about engineering | engineering in schools"], interests: ["Racing pigeons | pigeons", "Engineering education | engineering | apprenticeships"], pets: ["Racing pigeons | pigeons"] },
    sources: [`${site}/company/people.html`, `${site}/company/news.html`, "https://sheffieldworksgazette.example/profiles/graham-tattersfield"], never: ["forged", "test certificates", "Stannings"]
  },
  {
    id: "jamie-rudge", about: "Namesake of a footballer, who has Wikipedia and Wikidata; email with name and company.",
    contact: { email: "jamie.rudge@dunmarrowvalves.example", full_name: "Jamie Rudge", company: "Dunmarrow Valves" }, outcome: "found",
    facts: {
      title: "Export Sales Manager", company, location, education: [{ institution: "University of Leeds", field: "Arabic" }], skills: ["Arabic | speaks Arabic"],
      achievements: ["South Yorkshire Export Medal 2026 | South Yorkshire Export Medal | collected the South Yorkshire Export Medal"]
    },
    also: { industry, skills: ["Export sales | Sales | Export", "Gulf and North Africa markets | sells valves in the Gulf and North Africa | international sales"], achievements: ["Sales to Oman doubled | doubled sales to Oman last year"], interests: ["Arabic"] },
    sources: [`${site}/company/people.html`, `${site}/company/news.html`], never: ["footballer", "midfielder", "Holdern", "Brigg Rangers", "Hull", "2001"]
  },
  {
    id: "helen-astbury", about: "Technical director with post-nominals; email alone.",
    contact: { email: "helen.astbury@dunmarrowvalves.example" }, outcome: "found",
    facts: {
      title: "Technical Director", company, location,
      education: [{ institution: "University of Sheffield", degree: "PhD | Doctorate | Ph.D.", field: "Mechanical Engineering" }],
      certifications: ["Chartered Engineer (CEng) | CEng | Chartered Engineer"],
      memberships: ["Fellow of the Institution of Mechanical Engineers (FIMechE) | FIMechE | Institution of Mechanical Engineers", "Peak Cave Rescue Volunteers"],
      hobbies: ["Caving | Cave rescue | has caved since her student days"]
    },
    also: { industry, skills: ["Valve design | design and testing | Design | Testing | designs valves", "Mechanical engineering | Engineering", "Hydrogen-ready valves | hydrogen", "Cave rescue"], achievements: ["Speaker at the Flow Control Forum 2026 | Hydrogen-ready valves: what leaks and why | Flow Control Forum", "Team leader of Peak Cave Rescue Volunteers since 2022 | has led our volunteer rescue team since 2022 | team leader"], certifications: ["FIMechE | Fellow of the Institution of Mechanical Engineers"], causes: ["Cave rescue | Peak Cave Rescue Volunteers | volunteer rescue"], interests: ["Caving", "Hydrogen"] },
    sources: [`${site}/company/people.html`, `${site}/company/news.html`, "https://flowcontrolforum.example/2026/programme", "https://peakcaverescue.example/team/helen-astbury"], never: ["Penhaligon", "Tamerton", "Pump noise"]
  }
]
export default {
  people, pages,
  wikidata: [{ id: "Q990417701", label: "Jamie Rudge", description: "English association football player (born 2001)", statements: [{ property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "2001-08-12" }, { property: "P54", text: "Holdern Town FC" }], article: "Jamie Rudge" }],
  wikipedia: [{ title: "Jamie Rudge", description: "English footballer (born 2001)", extract: "Jamie Rudge (born 12 August 2001) is an English professional footballer who plays as a midfielder for Holdern Town. Born in Hull, he began his career with Brigg Rangers." }],
  rdap: [{ domain: "dunmarrowvalves.example", registrant: "Dunmarrow Valves Ltd", registered: "1998-11-09" }]
}
