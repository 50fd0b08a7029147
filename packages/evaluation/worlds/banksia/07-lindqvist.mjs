const A = "https://lindqvistamara.example"
const ar = (title, body) => `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title><style>body{font:15px/1.4 Helvetica;margin:6vw}a{color:#000}</style></head><body><p><a href="/">lindqvist amara architects</a></p>${body}<p><a href="/work">work</a> <a href="/people">people</a> <a href="/writing">writing</a> · 77 East Pender, Vancouver, British Columbia</p></body></html>`
export default {
  people: [
    {
      id: "lindqvist-lindqvist", about: "Rich: founding principal, institute fellow, lecturer, choir; third person and interview.",
      contact: { email: "ingrid@lindqvistamara.example", full_name: "Ingrid Lindqvist", company: "Lindqvist Amara Architects" }, outcome: "found",
      facts: {
        title: "Founding Principal | Principal | Co-founder and Principal", company: "Lindqvist Amara Architects | Lindqvist Amara | Lindqvist Amara Architects Inc.", location: "Vancouver, British Columbia | Vancouver | Vancouver, Canada", industry: "architecture | architecture practice | architecture and design",
        skills: ["mass timber | mass-timber design", "Passive House | Passive House design"], achievements: ["Pacific Design Medal 2023 for Saltgrass Library | Pacific Design Medal 2023 | Saltgrass Library", "Governor's Timber Prize 2019", "author of Wet Wood | book Wet Wood: Building in the Rain | Wet Wood"],
        memberships: ["Fellow of the Royal Architectural Institute of Canada | FRAIC | Royal Architectural Institute of Canada", "Architectural Institute of British Columbia | Architect AIBC | AIBC"], certifications: ["Certified Passive House Designer"],
        education: [{ institution: "Chalmers University of Technology | Chalmers", degree: "MArch | Master of Architecture", field: "Architecture", year: 1994 }], hobbies: ["cold-water swimming", "sauna | building saunas"], causes: ["Homes Over Hastings | board chair of Homes Over Hastings"], interests: ["Coast Salish cedar weaving | cedar weaving"]
      },
      also: { achievements: ["taught studio at UBC | adjunct professor at UBC"] },
      sources: [`${A}/people`, `${A}/people/ingrid`, `${A}/writing`, `${A}/work`, "https://rainshadow-review.example/interview-lindqvist"], sensitive: ["my wife", "Lutheran"]
    },
    {
      id: "lindqvist-amara", about: "Middle: principal; the company name is a surname pair.",
      contact: { email: "kofi@lindqvistamara.example", full_name: "Kofi Amara", company: "Lindqvist Amara Architects" }, outcome: "found",
      facts: {
        title: "Principal", company: "Lindqvist Amara Architects | Lindqvist Amara | Lindqvist Amara Architects Inc.", location: "Vancouver, British Columbia | Vancouver | Vancouver, Canada", industry: "architecture | architecture practice | architecture and design", skills: ["school design | designing schools", "community consultation | community engagement"],
        memberships: ["Black Architects Network BC | co-founder of the Black Architects Network BC", "Architectural Institute of British Columbia | Architect AIBC | AIBC"], hobbies: ["highlife guitar | plays highlife guitar"], sports_teams: ["Vancouver Whitecaps | Whitecaps"]
      },
      also: { achievements: ["Fraser Lane School", "founded the practice with Ingrid Lindqvist in 2008 | founded the practice in 2008 | founded the practice"] },
      sources: [`${A}/people`, `${A}/people/kofi`, `${A}/people/ingrid`, `${A}/work`]
    },
    {
      id: "lindqvist-ellacott", about: "Shares the name with a Victorian lighthouse engineer and a footballer.",
      contact: { email: "thomas@lindqvistamara.example", full_name: "Thomas Ellacott", company: "Lindqvist Amara Architects" }, outcome: "found",
      facts: { title: "Associate", company: "Lindqvist Amara Architects | Lindqvist Amara | Lindqvist Amara Architects Inc.", location: "Vancouver, British Columbia | Vancouver | Vancouver, Canada", industry: "architecture | architecture practice | architecture and design", skills: ["building envelope | building envelope detailing"], hobbies: ["bike touring | bicycle touring"], achievements: ["project architect of Saltgrass Library | Saltgrass Library"] },
      sources: [`${A}/people`, `${A}/work`], never: ["lighthouse", "midfielder", "footballer", "Plymouth", "1827"]
    },
    {
      id: "lindqvist-tanabe", about: "Thin: married, double name; name and company only.",
      contact: { full_name: "Yuki Tanabe-Ross", company: "Lindqvist Amara Architects" }, outcome: "found",
      facts: { title: "Intern Architect AIBC | Intern Architect", company: "Lindqvist Amara Architects | Lindqvist Amara | Lindqvist Amara Architects Inc.", industry: "architecture | architecture practice | architecture and design" },
      also: { location: "Vancouver, British Columbia | Vancouver", memberships: ["AIBC | Intern Architect AIBC"], achievements: ["drawings for Fraser Lane School | Fraser Lane School"] },
      sources: [`${A}/people`, `${A}/work`]
    }
  ],
  pages: [
    { url: `${A}/`, body: ar("lindqvist amara architects", `<p>We are an architecture practice of nineteen in Vancouver, British Columbia, on the unceded territories of the xʷməθkʷəy̓əm, Sḵwx̱wú7mesh and səlilwətaɬ peoples. Libraries, schools, housing. Mostly wood, mostly wet.</p><p>Lindqvist Amara Architects Inc., 3rd floor, 77 East Pender</p>`) },
    { url: `${A}/people`, body: ar("people", `<p><a href="/people/ingrid">Ingrid Lindqvist</a>, Architect AIBC, FRAIC — founding principal<br><a href="/people/kofi">Kofi Amara</a>, Architect AIBC — principal<br>Thomas Ellacott — associate. Building envelope detailing; bike touring when the details dry.<br>Yuki Tanabe-Ross — intern architect AIBC<br>Bea Castellanos — studio manager</p>`) },
    { url: `${A}/people/ingrid`, body: ar("ingrid lindqvist", `<p>Ingrid Lindqvist founded the practice with Kofi Amara in 2008. She studied architecture at Chalmers University of Technology in Göteborg (MArch 1994) and came to Vancouver for one winter. A Certified Passive House Designer and a Fellow of the Royal Architectural Institute of Canada, she is known for mass-timber design. She has taught studio at UBC, and chairs the board of Homes Over Hastings, a non-profit housing society.</p>`) },
    { url: `${A}/people/kofi`, body: ar("kofi amara", `<p>I'm Kofi. I look after our schools: I have been designing schools since Accra, and community consultation is the part I like (people tell you where the puddles are). Co-founder of the Black Architects Network BC. I play highlife guitar and hold two bad seats at the Whitecaps.</p>`) },
    { url: `${A}/work`, body: ar("work", `<p>Saltgrass Library, Delta, 2022. Pacific Design Medal 2023. Principal: Ingrid Lindqvist. Project architect: Thomas Ellacott.<br>Fraser Lane School, 2024. Principal: Kofi Amara. Drawings: Yuki Tanabe-Ross.<br>Ferry Row housing, 2018. Governor's Timber Prize 2019, Ingrid Lindqvist.</p>`) },
    { url: `${A}/writing`, body: ar("writing", `<p>Ingrid Lindqvist, <i>Wet Wood: Building in the Rain</i>, Rainshadow Press 2021, 180 pp.</p>`) },
    { url: "https://rainshadow-review.example/", body: `<html><body><h1>Rainshadow Review</h1><p>Books and buildings of the wet coast</p><ul><li><a href="/interview-lindqvist">Ingrid Lindqvist, interviewed in a sauna</a></li><li><a href="/lighthouses">Ellacott's lighthouses</a></li></ul></body></html>` },
    { url: "https://rainshadow-review.example/interview-lindqvist", body: `<html><body><a href="/">RR</a><h1>Ingrid Lindqvist, interviewed in a sauna</h1><p><i>RR:</i> You built this?</p><p><i>IL:</i> My fourth. I have been building saunas since the pandemic; my wife says the garden is now a village. Cold-water swimming first, then heat.</p><p><i>RR:</i> What are you reading?</p><p><i>IL:</i> I don't read, I look. At the moment, Coast Salish cedar weaving: there is more structure in a hat than in a tower. It is my Lutheran side, I suppose.</p></body></html>` },
    { url: "https://rainshadow-review.example/lighthouses", body: `<html><body><a href="/">RR</a><h1>Ellacott's lighthouses</h1><p>Thomas Ellacott (1827–1899) drew eleven lighthouses for the coast of British Columbia, and never saw one of them lit.</p></body></html>` },
    { url: "https://plymstock-town-fc.example/", body: `<html><body><h1>Plymstock Town FC</h1><p><a href="/squad">Squad</a></p></body></html>` },
    { url: "https://plymstock-town-fc.example/squad", body: `<html><body><h1>Squad</h1><p>8. Thomas Ellacott, midfielder, b. 2001, Plymouth. Joined from Saltash.</p></body></html>` }
  ],
  wikidata: [
    { id: "Q990100011", label: "Thomas Ellacott", description: "lighthouse engineer (1827–1899)", statements: [{ property: "P569", time: "1827" }, { property: "P570", time: "1899" }], article: "Thomas Ellacott" },
    { id: "Q990100012", label: "Thomas Ellacott", description: "English footballer (born 2001)", statements: [{ property: "P569", time: "2001" }, { property: "P106", item: { id: "Q937857", label: "association football player" } }] }
  ],
  wikipedia: [{ title: "Thomas Ellacott", description: "British lighthouse engineer", extract: "Thomas Ellacott (1827–1899) was a British engineer who designed eleven lighthouses on the Pacific coast of British North America." }]
}
