// A theatre in Cork: a fundraiser with a namesake in the same city, a production manager, and a nobody.
const root = "https://tannerylane.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<title>${title} - Tannery Lane Theatre, Cork</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<div class="masthead"><a href="/"><img src="/img/logo.svg" alt="Tannery Lane Theatre"></a></div>
<p class="nav"><a href="/whats-on.html">What's on</a> / <a href="/support.html">Support us</a> / <a href="/people.html">People</a> / <a href="/backstage/lights-down.html">Backstage blog</a></p>
${main}
<hr>
<p class="small">Tannery Lane Theatre, Blackpool, Cork. Box office 12 to 6. Registered charity. Funded in part by friends and by raffle.</p>
</body>
</html>`
})

const pages = [
  page("/", "Welcome", `<h1>A theatre in a tannery</h1><p>240 seats, a bar, and only the faintest smell of leather. <a href="/whats-on.html">See what's on</a>.</p>`),
  page("/whats-on.html", "What's on", `<h1>What's on</h1><ul><li>The Salt Wives, to 20 June</li><li>Comedy in the Vats, Fridays</li></ul>`),
  page("/people.html", "People", `<h1>People</h1>
<p><b>Eithne Lucey</b>, Artistic Director<br><b>Siobh&aacute;n Kearney</b>, Head of Development<br><b>Declan Foley</b>, Production Manager (declan@tannerylane.example)<br><b>Wojciech Baran</b>, Bar Manager</p>
<p>Siobh&aacute;n came to us in 2020 from Little Harbour, the children's charity, where she ran the regional appeals. She studied arts administration at UCD, and wants you to know that the roof will cost &euro;1.4 million and that we have &euro;1.1 million of it.</p>
<p>Declan has been here since before there were seats.</p>`),
  page("/support.html", "Support us", `<h1>Raise the Roof</h1><p>The slates are from 1871. The buckets are from the hardware shop. Our Raise the Roof appeal has raised &euro;1.1 million since Siobh&aacute;n Kearney, our Head of Development, opened it with a bingo night in October 2023.</p><p>To leave a gift in your will, to join the Tanners' Circle of patrons, or to bring your company along, have a chat with Siobh&aacute;n at the box office.</p>`),
  page("/backstage/lights-down.html", "Lights down: how we went LED", `<h1>Lights down</h1><p><i>Declan Foley, Production Manager, 8 January 2026</i></p>
<p>Since Christmas there is not one tungsten lamp left in the rig. 164 LED fixtures, a new dimmer room and eleven nights of programming later, our electricity bill for lighting is down by 71%. I cried a bit when the last of the old Pattern 23s came down. Then I took it home.</p>
<p>I learnt lighting design the old way, up a ladder at the Lee Palace as a nineteen-year-old, and I am still half sure that nothing is safe unless I tied it on myself. But I did the new rigging course in Dublin last year (ETCP, if you collect letters), and I teach the TY students stagecraft on Wednesdays, so somebody must think I know things.</p>
<p>Next: a green production guide, so that other small houses can do it too. If you see me in a canoe on the Lee, I am not working.</p>`),
  {
    url: "https://www.grandparade-smiles.example/team/",
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="UTF-8"><title>Our team | Grand Parade Smiles, Cork</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Grand Parade Smiles","address":{"@type":"PostalAddress","addressLocality":"Cork","addressCountry":"IE"}}</script></head><body><header>Grand Parade Smiles</header><h1>Our team</h1><h2>Dr Siobh&aacute;n Kearney</h2><p>Specialist orthodontist. Siobh&aacute;n qualified at Trinity College Dublin in 2006 and has straightened the teeth of half of Douglas. She coaches camogie at St Finbarr's and has two spaniels.</p><h2>Dr Padraic Loughnane</h2><p>General dentist.</p></body></html>`
  },
  {
    url: "https://lagansidepoetry.example/brannigan",
    body: `<html><head><title>Orla Brannigan | Laganside Poetry</title></head><body><h1>Orla Brannigan</h1><p>Orla Brannigan is a poet from Belfast. Her second collection, <i>Salvage Hymns</i>, was published in 2022. She teaches creative writing in Lisburn.</p></body></html>`
  }
]

export default {
  pages,
  people: [
    {
      id: "siobhan-kearney",
      about: "A fundraiser in Cork, where an orthodontist has the same name. Written without the accent.",
      contact: { full_name: "Siobhan Kearney", company: "Tannery Lane Theatre", location: "Cork" },
      outcome: "found",
      facts: {
        title: "Head of Development",
        company: "Tannery Lane Theatre",
        location: "Cork | Cork, Ireland",
        industry: "Theatre | Performing arts | Arts | Arts and culture",
        skills: ["Fundraising | Legacy fundraising"],
        achievements: ["Raised €1.1 million for the Raise the Roof appeal | Raise the Roof appeal, €1.1 million | Raise the Roof"],
        education: [{ institution: "UCD | University College Dublin", field: "Arts administration" }]
      },
      also: {
        title: "Regional appeals manager | Fundraiser | Speaker | Panellist",
        company: "Little Harbour",
        location: "Ireland | Blackpool, Cork | Blackpool",
        industry: "Charity | Non-profit | Fundraising",
        skills: ["Appeals | Capital appeals | Running appeals | Capital campaigns", "Patrons' schemes | Major donors | Patrons", "Legacies | Gifts in wills | Legacy giving", "Corporate partnerships | Corporate giving", "Arts administration"],
        achievements: ["Joined the theatre in 2020 | At Tannery Lane since 2020", "Ran the regional appeals at Little Harbour", "Opened the appeal with a bingo night in October 2023 | Bingo night", "Panel at the Fundraising Fair 2025: Asking in a small town | Asking in a small town | Speaker at the Fundraising Fair 2025"],
        interests: ["Theatre", "Arts", "Fundraising", "Traditional fiddle | Fiddle | Traditional music | Music", "Small-town fundraising"],
        hobbies: ["Playing the fiddle | Fiddle | Traditional music"],
        causes: ["Raise the Roof", "Little Harbour | Children", "Arts | Theatre"]
      },
      sources: ["https://tannerylane.example/people.html", "https://tannerylane.example/support.html", "https://www.fundraisingfair.example/2025/panels"],
      never: ["orthodont", "camogie", "spaniel", "Trinity"]
    },
    {
      id: "declan-foley",
      about: "A first name for an address and nothing else.",
      contact: { email: "declan@tannerylane.example" },
      outcome: "found",
      facts: {
        title: "Production Manager",
        company: "Tannery Lane Theatre",
        location: "Cork | Cork, Ireland",
        industry: "Theatre | Performing arts | Arts | Arts and culture",
        skills: ["Lighting design | Stage lighting | Lighting", "Rigging"],
        achievements: ["Cut the electricity bill for lighting by 71% by going LED | Moved the rig to LED | Replaced tungsten lamps with 164 LED fixtures"],
        hobbies: ["Canoeing"],
        certifications: ["ETCP | ETCP rigging course | Rigging course"]
      },
      also: {
        title: "Lighting designer | Teacher | Stagecraft teacher",
        company: "Lee Palace",
        location: "Ireland | Blackpool, Cork | Blackpool",
        skills: ["LED lighting | LED", "Programming lights | Lighting programming", "Stagecraft", "Teaching | Teaching stagecraft", "Production management", "Green production | Sustainable production | Energy saving"],
        achievements: ["Green production guide", "Teaches stagecraft to TY students on Wednesdays | Teaches stagecraft", "Learnt lighting at the Lee Palace at nineteen | Lee Palace", "At the theatre since before there were seats", "Blog post: Lights down: how we went LED"],
        interests: ["Green production | Sustainability | Sustainable theatre | Energy saving", "Lighting", "LED lighting", "Old stage lamps | Pattern 23 | Vintage lamps", "Canoeing on the Lee", "Teaching"],
        hobbies: ["Collecting old stage lamps"],
        causes: ["Green production | Sustainability", "Teaching students | Education"],
        education: [{ institution: "Dublin", field: "Rigging", degree: "Rigging course" }]
      },
      sources: ["https://tannerylane.example/people.html", "https://tannerylane.example/backstage/lights-down.html"]
    },
    {
      id: "orla-brannigan",
      about: "Nobody has written about the supervisor of the box office; a poet in Belfast has her name.",
      contact: { full_name: "Orla Brannigan", company: "Tannery Lane Theatre", title: "Box Office Supervisor" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["poet", "Belfast", "Salvage Hymns", "Lisburn", "creative writing"]
    }
  ]
}
