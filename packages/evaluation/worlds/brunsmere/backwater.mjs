const page = (title, main) => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} - Kuttanad House Hotels</title><meta property="og:image" content="https://kuttanadhouse.example/img/houseboat.jpg"></head>
<body class="elementor-default"><header class="elementor-location-header"><a href="https://kuttanadhouse.example/">Kuttanad House Hotels</a><nav><a href="https://kuttanadhouse.example/hotels/">Hotels</a><a href="https://kuttanadhouse.example/our-people/">Our people</a></nav></header>
<main class="elementor">${main}</main><footer class="elementor-location-footer">Kuttanad House Hotels Pvt. Ltd., Bastion Street, Fort Kochi, Kochi 682001, Kerala</footer></body></html>`

const pages = [
  { url: "https://kuttanadhouse.example/", body: page("Slow hotels on the backwaters", `<h1 class="elementor-heading-title">Slow hotels on the backwaters</h1><p>Kuttanad House is a hotel group of six houses and two boats in Kerala. Nothing starts before the tea.</p>`) },
  { url: "https://kuttanadhouse.example/hotels/", body: page("Hotels", `<h1>Hotels</h1><ul><li>Bastion House, Fort Kochi, 22 rooms</li><li>Punnamada Boathouse, Alappuzha, 9 rooms</li><li>Pepper Loft, Mattancherry, 14 rooms</li></ul>`) },
  {
    url: "https://kuttanadhouse.example/our-people/",
    body: page("Our people", `<h1>Our people</h1><div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title">Annamma Kurian</h3><p class="elementor-image-box-description">Group General Manager. Annamma began at the reception of Bastion House in 1999 and has run the group since 2018. Diploma from the Institute of Hotel Management, Chennai.</p></div>`)
  },
  {
    url: "https://malabartable.example/features/annamma-kurian",
    news: { seen: "20260130T040000Z", language: "English", country: "India" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The woman who banned the buffet | Malabar Table</title></head><body><header>Malabar Table</header><main><article><h1>The woman who banned the buffet</h1><p>When Annamma Kurian took over Kuttanad House Hotels in Kochi, she threw out the buffet, and food waste fell by two thirds. For this the Kerala Hospitality Guild gave her its Sustainable Hotelier Award 2025; she is vice-president of the Guild today.</p><p>She paddles in the women's crew of the Vembanad Snake Boat Club, and is looked after by Pachu, an elderly dachshund. Her fish curry has been served to two prime ministers, neither of whom asked for the recipe.</p></article></main></body></html>`
  },
  {
    url: "https://kochimarathi.example/obits/joseph-pallath",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Joseph Pallath, schoolmaster</title></head><body><h1>In memory of Joseph Pallath</h1><p>Joseph Pallath, for forty years headmaster of St. Thomas School in Thrissur, died in 2012.</p></body></html>`
  },
  {
    url: "https://keralastrikers.example/squad/joseph-pallath",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Joseph Pallath - goalkeeper - Kerala Strikers</title></head><body><h1>Joseph Pallath</h1><p>Goalkeeper, born 2003 in Kozhikode. Joined the Strikers in 2024 from the under-21 side; 14 clean sheets last season.</p></body></html>`
  },
  {
    url: "https://pallath-orchids.example/",
    body: `<html><head><meta charset="utf-8"><title>Pallath Orchids</title></head><body><h1>Pallath Orchids, Wayanad</h1><p>Joseph Pallath and sons, growers since 1978. Vanda, Dendrobium, Cattleya.</p></body></html>`
  }
]

const people = [
  {
    id: "annamma-kurian", about: "hotelier; a magazine feature",
    contact: { email: "gm@kuttanadhouse.example", full_name: "Annamma Kurian", company: "Kuttanad House Hotels", title: "General Manager" }, outcome: "found",
    facts: {
      title: "Group General Manager | General Manager", company: "Kuttanad House Hotels | Kuttanad House | Kuttanad House Hotels Pvt. Ltd.", location: "Kochi | Bastion Street, Fort Kochi, Kochi 682001, Kerala | Kochi 682001 | Fort Kochi | Kochi, India | Kochi, Kerala | Fort Kochi, Kochi", industry: "hotel group | Hospitality | Hotels",
      achievements: ["Sustainable Hotelier Award 2025 | Sustainable Hotelier Award"], memberships: ["Kerala Hospitality Guild", "Vembanad Snake Boat Club"], hobbies: ["paddles in the women's crew | paddling | snake boat | snake boat racing"],
      pets: ["elderly dachshund | Pachu | dachshund | Pachu, an elderly dachshund"], education: [{ institution: "Institute of Hotel Management, Chennai | Institute of Hotel Management", degree: "Diploma" }]
    },
    also: {
      location: "Kerala | India", title: "vice-president of the Kerala Hospitality Guild | vice-president of the Guild", skills: ["hotel management | hospitality", "food waste reduction | food waste", "cooking | fish curry"], causes: ["food waste | food waste fell by two thirds | sustainability"], sports_teams: ["Vembanad Snake Boat Club"],
      achievements: ["vice-president of the Guild | vice-president of the Kerala Hospitality Guild", "threw out the buffet | banned the buffet | The woman who banned the buffet", "food waste fell by two thirds", "began at the reception of Bastion House in 1999", "has run the group since 2018", "fish curry has been served to two prime ministers"],
      interests: ["snake boat racing | snake boats | paddling", "cooking | fish curry", "sustainability"], hobbies: ["cooking | fish curry"], education: [{ institution: "Institute of Hotel Management, Chennai", degree: "Diploma", field: "Hotel management" }]
    },
    sources: ["https://kuttanadhouse.example/", "https://kuttanadhouse.example/our-people/", "https://malabartable.example/features/annamma-kurian"]
  },
  {
    id: "joseph-pallath", about: "nothing: the only hits are namesakes",
    contact: { full_name: "Joseph Pallath", company: "Kuttanad House Hotels" }, outcome: "nothing", facts: {}, sources: [],
    never: ["headmaster", "Thrissur", "goalkeeper", "Strikers", "Kozhikode", "orchids", "Wayanad", "growers"]
  },
  {
    id: "private-mailbox", about: "nothing: a mailbox at a large provider and nothing else",
    contact: { email: "quietfern8841@postkasten.example" }, outcome: "nothing", facts: {}, sources: []
  },
  {
    id: "marguerite-oyelaran", about: "nothing: a company without a site, a name that nobody writes of",
    contact: { email: "m.oyelaran@brightsedge.example", full_name: "Marguerite Oyelaran-Voss", company: "Brightsedge Advisory", location: "Windhoek" }, outcome: "nothing", facts: {}, sources: []
  }
]

export default { people, pages }
