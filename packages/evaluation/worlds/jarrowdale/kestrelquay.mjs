const k = (path, title, main, head = "") => ({
  url: `https://www.kestrelquay.example${path}`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Kestrel Quay</title><meta name="viewport" content="width=device-width">${head}</head><body class="layout--wide"><header><a href="/">Kestrel Quay</a> <button aria-expanded="false">Menu</button><nav hidden><a href="/work">Work</a><a href="/people">People</a><a href="/thinking">Thinking</a><a href="/jobs">Jobs</a> <a href="/nl">NL</a></nav></header>${main}<footer><address>Kestrel Quay Consulting B.V., Wijnhaven 81, 3011 Rotterdam, the Netherlands</address><p>KvK 00000000</p></footer></body></html>`
})
const industry = "Management consulting | Consulting | Management Consulting | Business consulting | Consultancy | Port and energy consulting | Business Consulting and Services | Strategy consulting"
const company = "Kestrel Quay Consulting | Kestrel Quay | Kestrel Quay Consulting B.V."
const rdam = "Rotterdam | Rotterdam, the Netherlands | Rotterdam, Netherlands | Rotterdam, The Netherlands | Rotterdam, NL"
export default {
  people: [
    {
      id: "jd-sanne-van-der-velde-osei",
      about: "An old page has her as senior consultant; she is a partner now.",
      contact: { full_name: "Sanne van der Velde-Osei", email: "svdv@kestrelquay.example", company: "Kestrel Quay" },
      outcome: "found",
      facts: {
        title: "Partner",
        company, location: rdam, industry,
        skills: ["port decarbonisation | decarbonisation | port energy transition | decarbonization | shore power"],
        hobbies: ["rowing"],
        linkedin: "https://www.linkedin.com/in/sannevdvosei | https://nl.linkedin.com/in/sannevdvosei | linkedin.com/in/sannevdvosei",
        education: [{ institution: "Erasmus University Rotterdam | Erasmus University", degree: "MSc | Master's", field: "Maritime Economics and Logistics | Maritime Economics", year: 2012 }]
      },
      also: {
        title: "Senior Consultant | Principal | Partner, Ports & Energy | Supervisory board member | Intern | Berth planner | Partner, Ports and Energy | Member of the supervisory board",
        location: "Netherlands | The Netherlands | Tema | Ghana",
        linkedin_bio: "Partner at Kestrel Quay Consulting | Partner at Kestrel Quay. Ports, power and people. | Ports, power and people. | Partner - Kestrel Quay",
        skills: ["shore power", "stakeholder management | facilitation | negotiation", "maritime economics | port economics", "strategy | strategy consulting", "hydrogen", "berth planning | port planning", "public speaking | presenting"],
        achievements: ["Plug in or pay | Plug in or pay: the economics of shore power | keynote: Plug in or pay", "North Sea Ports shore power plan | shore power for eleven ports | shore power plans for eleven ports", "became partner in 2025 | named partner in January 2025 | Partner since 2025", "third at the Dutch Masters Regatta 2025 | third in the women's masters eight | masters eight bronze | bronze at the Dutch masters championships | bronze in the women's masters eight", "first partner to have started as an intern | first partner who started as an intern | started as an intern"],
        interests: ["rowing", "shore power", "ports | harbours", "energy transition | hydrogen", "Ghana | Tema port | Tema"],
        hobbies: ["rowing in a women's eight | masters rowing"],
        causes: ["Harbour Kids | sailing and rowing for city children | rowing for city children | Havenkids"],
        memberships: ["Havenkids | supervisory board of Havenkids", "Maasroeiers | rowing club De Maasroeiers | De Maasroeiers"]
      },
      sources: ["https://www.kestrelquay.example/people", "https://www.kestrelquay.example/thinking/new-partners-2025", "https://www.kestrelquay.example/en/team-2019", "https://www.portsforward.example/2025/speakers", "https://www.dutchmastersrowing.example/2025/results", "https://www.linkedin.com/in/sannevdvosei"]
    },
    {
      id: "jd-lorenzo-bellandi",
      about: "A data consultant with GitHub and Stack Overflow accounts; initials for an email.",
      contact: { full_name: "Lorenzo Bellandi", email: "lb@kestrelquay.example" },
      outcome: "found",
      facts: {
        title: "Lead Data Consultant | Lead data consultant | Data Consultant",
        company, location: rdam + " | Delft | Delft, Netherlands", industry,
        skills: ["Python", "queueing simulation | simulation | discrete-event simulation"],
        hobbies: ["playing the accordion | accordion"],
        sports_teams: ["Bologna FC | Bologna"],
        education: [{ institution: "Politecnico di Milano", degree: "MSc | Laurea magistrale", field: "Mathematical Engineering", year: 2014 }]
      },
      also: {
        title: "Data consultant | Analyst | Consultant | Meetup organiser | Organiser of PyMaas",
        location: "Delft | Bologna | Italy | Netherlands | The Netherlands",
        skills: ["pandas", "SimPy | simpy", "AIS data | ais | AIS", "queueing theory | queues | queueing", "data science | data analysis | data consulting | data analytics", "PostGIS | geospatial | postgis", "mathematics | mathematical engineering | modelling", "teaching | writing", "berth planning | berth-planning | scheduling"],
        achievements: ["berthsim | created berthsim | open-source berthsim", "Why ships wait | article: Why ships wait | wrote Why ships wait", "cut waiting time by 19 percent | waiting time cut by 19 per cent | 19 per cent shorter waits | cut waiting by 19 per cent", "organises PyMaas | PyMaas organiser | founded PyMaas", "8,412 reputation on Stack Overflow | Stack Overflow reputation", "ais-sieve"],
        interests: ["ships | shipping", "queues | queueing", "open source", "accordion | Italian folk music | liscio", "Bologna | football", "Python"],
        hobbies: ["football", "folk music | liscio"],
        memberships: ["PyMaas"],
        causes: ["open source"]
      },
      sources: ["https://www.kestrelquay.example/people", "https://www.kestrelquay.example/thinking/why-ships-wait", "https://github.com/lbellandi-kq"]
    },
    {
      id: "jd-annelies-kuipers",
      about: "Nobody wrote about her; a veterinarian in Drenthe has her name.",
      contact: { full_name: "Annelies Kuipers", email: "akuipers@kestrelquay.example", company: "Kestrel Quay Consulting", location: "Rotterdam" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["veterinar", "Drenthe", "Exloo", "goats"]
    }
  ],
  pages: [
    k("/", "Advice for places where land meets water", `<main><h1>Advice for places where land meets water</h1><p>Kestrel Quay is a management consultancy for ports, energy companies and the cities behind them. Thirty-eight people, one building, a view of the bridge.</p><p><a href="/thinking/why-ships-wait">Why ships wait</a></p></main>`),
    k("/people", "People", `<main><h1>People</h1><dl><dt>Sanne van der Velde-Osei</dt><dd>Partner, Ports &amp; Energy. Shore power, hydrogen, difficult meetings.</dd><dt>Willem Hoogland</dt><dd>Partner, Cities.</dd><dt>Lorenzo Bellandi</dt><dd>Lead Data Consultant. Simulates queues so that you don't have to stand in them. lb@kestrelquay.example</dd><dt>Mehtap Demir</dt><dd>Office and everything else.</dd></dl></main>`),
    k("/thinking/new-partners-2025", "New partner", `<main><article><time datetime="2025-01-09">9 January 2025</time><h1>Sanne van der Velde-Osei becomes partner</h1><p>From this month Sanne van der Velde-Osei is a partner of Kestrel Quay, and the first of our partners who started as an intern. She has led our shore power work for eleven ports around the North Sea, and before that planned berths in Tema, in her father's Ghana, for two years.</p><p>Sanne studied Maritime Economics and Logistics at Erasmus University Rotterdam (MSc, 2012). She sits on the supervisory board of Havenkids, which puts city children in boats, and in seat six of the women's masters eight of De Maasroeiers.</p></article></main>`),
    k("/en/team-2019", "Team", `<main><h1>Our team</h1><table><tr><td>Willem Hoogland</td><td>Partner</td></tr><tr><td>Sanne van der Velde-Osei</td><td>Senior Consultant</td></tr><tr><td>Jeroen Pasman</td><td>Consultant</td></tr></table><p><small>&copy; 2019</small></p></main>`),
    k("/thinking/why-ships-wait", "Why ships wait", `<main><article><h1>Why ships wait</h1><p>by Lorenzo Bellandi · 6 October 2025</p><p>A ship that will wait two days at anchor still sails at full speed to get there. My grandmother, in the queue at the post office in Bologna, could have told you why: nobody gives you a number.</p><p>We took three years of AIS data, built the port in Python (the simulation is discrete-event, with SimPy, and <a href="https://github.com/lbellandi-kq">open</a>) and gave every ship a number. Average waiting time fell by 19 per cent in the model and, after the pilot, in the port.</p><p>About the author: Lorenzo is lead data consultant at Kestrel Quay in Rotterdam. He has an MSc in Mathematical Engineering from Politecnico di Milano (2014), organises the PyMaas meetup, and plays the accordion at office parties until stopped.</p></article></main>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Why ships wait","author":{"@type":"Person","name":"Lorenzo Bellandi","jobTitle":"Lead Data Consultant"}}</script>`),
    k("/jobs", "Jobs", `<main><h1>Jobs</h1><p>We hire twice a year. Interns are paid and allowed to speak.</p></main>`),
    {
      url: "https://www.dierenartsexloo.example/en/team",
      body: `<html><head><title>Veterinary practice Exloo: team</title></head><body><h1>Our team</h1><p>Annelies Kuipers, veterinarian since 2003, Drenthe born and bred. Cattle, horses, and a weakness for goats.</p></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/sannevdvosei", title: "Sanne van der Velde-Osei - Partner - Kestrel Quay Consulting | LinkedIn", snippet: "Partner at Kestrel Quay. Ports, power and people. Rotterdam, South Holland, Netherlands. Erasmus University Rotterdam." }
  ],
  github: [
    {
      login: "lbellandi-kq", id: 9911284, name: "Lorenzo Bellandi", company: "@kestrelquay", location: "Delft, NL", blog: "https://www.kestrelquay.example/people",
      bio: "Queues, ships, Bologna FC.", email: "lb@kestrelquay.example",
      repositories: [
        { name: "berthsim", description: "Discrete-event simulation of berths and anchorages", language: "Python", topics: ["simpy", "simulation", "ports", "ais"], stars: 178, pushed_at: "2026-03-14T09:00:00Z" },
        { name: "ais-sieve", description: "Clean AIS tracks with PostGIS", language: "Python", topics: ["ais", "postgis", "geospatial"], stars: 64, pushed_at: "2025-06-01T09:00:00Z" }
      ]
    }
  ],
  stackExchange: [
    { id: 4418290, name: "Lorenzo Bellandi", location: "Delft, Netherlands", website: "https://github.com/lbellandi-kq", about: "<p>Data consultant in Rotterdam. I answer questions about pandas and queues.</p>", reputation: 8412, tags: ["python", "pandas", "simpy", "postgis"] }
  ]
}
