// Fennimore Solar: installer in Dublin (Shopify-like site); a stale title, a mover, one of whom nothing is public
const site = "https://www.fennimoresolar.example"
const page = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!doctype html><html class="no-js" lang="en"><head><meta charset="utf-8"><title>${title} &ndash; Fennimore Solar</title><meta name="theme-color" content="#f5a700"><script>var Shopify = Shopify || {}; Shopify.theme = {"name":"Dawn","id":1339};</script></head><body class="gradient"><a class="skip-to-content-link" href="#MainContent">Skip to content</a><div class="announcement-bar"><p>SEAI grant advice with every quote</p></div><header class="header"><a href="/" class="header__heading-link">Fennimore Solar</a><nav class="header__inline-menu"><a href="/collections/panels">Panels</a><a href="/pages/team">Team</a><a href="/blogs/news">News</a><a href="/pages/contact">Contact</a></nav></header><main id="MainContent" class="content-for-layout">${main}</main><footer class="footer"><small>&copy; 2026, Fennimore Solar Ltd, Unit 12 Santry Cross, Dublin 9, Ireland</small></footer></body></html>`
})
const pages = [
  page("/", "Solar panels for Dublin homes", `<h1>Solar panels for Dublin homes</h1><p>More than 4,000 roofs since 2015. <a href="/pages/team">Who we are</a>, <a href="/blogs/news">our news</a>.</p>`),
  page("/pages/team", "Team", `<h1 class="main-page-title">Team</h1><div class="rte"><h3>Orla Kinnevane</h3><p><strong>Managing Director</strong></p><p>Orla took over as Managing Director in March 2026. She has an MBA from the UCD Michael Smurfit Graduate Business School and joined us in 2020 as Operations Manager.</p><h3>Piotr Zalewicz</h3><p><strong>Head of Installations</strong></p><p>Piotr runs our nine roof crews. He is a Registered Electrical Contractor and speaks Polish.</p><h3>Grainne Tuffey</h3><p><strong>Marketing Manager</strong></p><p>Gr&aacute;inne joined in January 2026. She studied Communications at Dublin City University.</p></div>`),
  page("/blogs/news", "News", `<h1>News</h1><ul><li><a href="/blogs/news/new-md">A new Managing Director</a></li><li><a href="/blogs/news/meet-orla">Meet Orla, our Operations Manager</a></li><li><a href="/blogs/news/roof-4000">Roof number 4,000</a></li></ul>`),
  page("/blogs/news/new-md", "A new Managing Director", `<article><h1>A new Managing Director</h1><span>March 2, 2026</span><p>Orla Kinnevane is our new Managing Director. Founder Con Fennimore is leaving to keep goats in Leitrim.</p></article>`),
  page("/blogs/news/meet-orla", "Meet Orla, our Operations Manager", `<article><h1>Meet Orla, our Operations Manager</h1><span>June 9, 2021</span><p>Orla Kinnevane has been our Operations Manager for a year now. She is from Ennis, plays camogie for Na Fianna&ouml;g and has a spaniel called Watt.</p></article>`.replace("Na Fianna&ouml;g", "Santry Gaels")),
  page("/blogs/news/roof-4000", "Roof number 4,000", `<article><h1>Roof number 4,000</h1><span>September 18, 2026</span><p>Head of Installations Piotr Zalewicz and his crew fitted our 4,000th roof in Clontarf.</p></article>`),
  {
    url: "https://greenisland.example/awards/installer-2025",
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Installer of the Year 2025 - Green Island Energy Awards</title></head><body><h1>Installer of the Year 2025</h1><p>Winner: Piotr Zalewicz, Fennimore Solar, Dublin. The judges praised his apprentice scheme. He lives in Swords and is a keen chess player with the Swords Chess Circle.</p><p>Runner-up: Ted Broderick, Broderick Heat Pumps, Tralee, who breeds ponies.</p></body></html>`
  },
  {
    url: "https://oakandember.example/team",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Team | Oak &amp; Ember Stoves, Naas</title></head><body><a href="/">Oak &amp; Ember Stoves</a><h1>Team</h1><p><b>Gr&aacute;inne Tuffey</b>, Marketing Executive. Gr&aacute;inne looks after our website and our showroom events.</p><p><b>Hugh Delargy</b>, Showroom Manager, once played the bagpipes on television.</p><p>Page last changed: 11 April 2024</p></body></html>`
  },
  {
    url: "https://irishmarketers.example/talks/2026-09-grainne-tuffey",
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>September evening: Gráinne Tuffey | Irish Marketers Circle</title></head><body><h1>September evening: selling the sun in the rain</h1><p>24 September 2026, Dublin. Gráinne Tuffey, Marketing Manager at Fennimore Solar, on local search and honest reviews. Until December 2025 she was Marketing Executive at Oak &amp; Ember Stoves in Naas. Gráinne is a member of the Irish Marketers Circle and runs a supper club in Phibsborough.</p></body></html>`
  }
]
const company = "Fennimore Solar | Fennimore Solar Ltd"
const location = "Dublin, Ireland | Dublin | Dublin 9 | Dublin 9, Ireland"
const industry = "Solar energy | Renewable energy | Solar | Energy | Renewables | Solar installation"
const people = [
  {
    id: "orla-kinnevane", about: "Promoted; an old post on the same site has her former title.",
    contact: { email: "orla@fennimoresolar.example", full_name: "Orla Kinnevane", company: "Fennimore Solar" }, outcome: "found",
    facts: {
      title: "Managing Director | MD", company, location,
      education: [{ institution: "UCD Michael Smurfit Graduate Business School | University College Dublin | UCD | Smurfit Business School", degree: "MBA | Master of Business Administration" }],
      hobbies: ["Camogie | plays camogie"], sports_teams: ["Santry Gaels"], pets: ["Spaniel called Watt | Spaniel | Watt"]
    },
    also: { industry, location: "from Ennis", skills: ["Operations | Operations management", "Leadership | Management"], achievements: ["Managing Director since March 2026 | took over as Managing Director in March 2026", "Joined in 2020 as Operations Manager | former Operations Manager"], memberships: ["Santry Gaels"], interests: ["Camogie | GAA"] },
    sources: [`${site}/pages/team`, `${site}/blogs/news`, `${site}/blogs/news/new-md`, `${site}/blogs/news/meet-orla`], never: ["goats", "Leitrim"]
  },
  {
    id: "piotr-zalewicz", about: "Email alone; an award page.",
    contact: { email: "piotr.zalewicz@fennimoresolar.example" }, outcome: "found",
    facts: {
      title: "Head of Installations", company, location: "Swords, Ireland | Dublin, Ireland | Swords | Dublin | Swords, Dublin | Swords, County Dublin, Ireland",
      certifications: ["Registered Electrical Contractor"], achievements: ["Installer of the Year 2025 | Installer of the Year 2025, Green Island Energy Awards | Green Island Energy Awards"],
      hobbies: ["Chess | keen chess player"], memberships: ["Swords Chess Circle"], skills: ["Polish | speaks Polish"]
    },
    also: { industry, skills: ["Solar installation | Installations", "Electrical contracting | Electrical work", "Team leadership | runs our nine roof crews", "Training apprentices | apprentice scheme"], achievements: ["Fitted the 4,000th roof | Roof number 4,000 | 4,000th roof in Clontarf", "Apprentice scheme | praised his apprentice scheme"], causes: ["Apprenticeships | apprentice scheme"], interests: ["Chess"] },
    sources: [`${site}/pages/team`, `${site}/blogs/news/roof-4000`, "https://greenisland.example/awards/installer-2025"], never: ["Broderick", "ponies", "Tralee"]
  },
  {
    id: "grainne-tuffey", about: "Changed employers in January 2026; the former employer still lists her.",
    contact: { full_name: "Gráinne Tuffey", company: "Fennimore Solar", location: "Dublin" }, outcome: "found",
    facts: {
      title: "Marketing Manager", company, location,
      education: [{ institution: "Dublin City University | DCU", field: "Communications" }],
      memberships: ["Irish Marketers Circle"], hobbies: ["Running a supper club | Supper club | runs a supper club in Phibsborough | Cooking"], skills: ["Local search", "Marketing"]
    },
    also: { industry, skills: ["Reviews | honest reviews", "Events | showroom events", "Website management | website"], achievements: ["Speaker at the Irish Marketers Circle, September 2026 | selling the sun in the rain", "Former Marketing Executive at Oak & Ember Stoves | Oak & Ember Stoves", "Joined in January 2026"], interests: ["Supper club | Food", "Local search"] },
    sources: [`${site}/pages/team`, "https://oakandember.example/team", "https://irishmarketers.example/talks/2026-09-grainne-tuffey"], never: ["bagpipes", "Delargy"]
  },
  {
    id: "barra-mulkerrin", about: "Nothing is public.",
    contact: { full_name: "Barra Mulkerrin", company: "Fennimore Solar" }, outcome: "nothing", facts: {}, sources: [], never: ["Kinnevane", "Zalewicz"]
  }
]
export default { people, pages, rdap: [{ domain: "fennimoresolar.example", registrant: "Fennimore Solar Ltd", registered: "2015-04-30" }] }
