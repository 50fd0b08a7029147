const M = "https://www.tasmanmeridian.example"
const fr = (title, body) => `<html><head><title>Tasman Meridian Logistics Ltd - ${title}</title><meta name="keywords" content="freight, customs, Auckland, Tauranga"></head><body topmargin="0"><table width="100%" border="0" cellpadding="6"><tr bgcolor="#003366"><td><font color="white" size="5">TASMAN MERIDIAN</font></td><td><a href="/index.asp?p=people">People</a> <a href="/index.asp?p=news">News</a> <a href="/">Home</a></td></tr><tr><td colspan="2">${body}</td></tr></table><p align="center"><font size="1">Tasman Meridian Logistics Ltd t/a Meridian Freight &amp; Customs, 9 Verissimo Drive, Māngere, Auckland</font></p></body></html>`
export default {
  people: [
    {
      id: "meridian-narayan", about: "Middle: general manager; trading name of the company.",
      contact: { email: "dnarayan@tasmanmeridian.example", full_name: "Deepak Narayan", company: "Meridian Freight & Customs" }, outcome: "found",
      facts: {
        title: "General Manager | GM", company: "Tasman Meridian Logistics | Tasman Meridian Logistics Ltd | Meridian Freight & Customs | Tasman Meridian", location: "Auckland, New Zealand | Auckland | Māngere, Auckland", industry: "freight forwarding | logistics | customs brokerage | transport",
        achievements: ["Freight Forwarder of the Year 2025 | NZ Cargo Awards Freight Forwarder of the Year 2025"], hobbies: ["cricket | club cricket"], sports_teams: ["Warriors | One NZ Warriors"], memberships: ["NZ Forwarders Guild | executive of the NZ Forwarders Guild", "Papatoetoe Presidents CC | captain of Papatoetoe Presidents"]
      },
      sources: [`${M}/index.asp?p=people`, `${M}/index.asp?p=news`, "https://papatoetoepresidentscc.example/"]
    },
    {
      id: "meridian-faasavalu", about: "Thin: Samoan name with a glottal stop; e-mail and name.",
      contact: { email: "lfaasavalu@tasmanmeridian.example", full_name: "Leilani Fa'asavalu" }, outcome: "found",
      facts: { title: "Senior Customs Broker | Customs Broker", company: "Tasman Meridian Logistics | Tasman Meridian Logistics Ltd | Meridian Freight & Customs | Tasman Meridian", industry: "freight forwarding | logistics | customs brokerage | transport" },
      also: { location: "Auckland, New Zealand | Auckland", skills: ["tariff classification"] },
      sources: [`${M}/index.asp?p=people`]
    },
    {
      id: "meridian-pettigrew", about: "Moved: the site's staff table of 2022 still has him; a news item of his new employer says what he does today.",
      contact: { email: "graeme.pettigrew@northbeachports.example", full_name: "Graeme Pettigrew" }, outcome: "found",
      facts: {
        title: "Terminal Operations Manager", company: "North Beach Ports | North Beach Ports Ltd", location: "Tauranga, New Zealand | Tauranga | Mount Maunganui", industry: "ports | port operations | shipping | logistics | transport",
        memberships: ["Mount Maunganui Coastguard | Coastguard Mount Maunganui volunteer"]
      },
      also: { title: "Air Freight Manager", company: "Tasman Meridian Logistics", location: "Auckland", causes: ["volunteer skipper with Coastguard Mount Maunganui | Coastguard"] },
      sources: [`${M}/index.asp?p=people2022`, "https://northbeachports.example/", "https://northbeachports.example/news/2025-appointments"]
    },
    {
      id: "meridian-hoani", about: "Nothing online: a driver without a trace, and a firm without a site.",
      contact: { full_name: "Rangi Hoani-Beech", company: "Beech Cartage Pukekohe" }, outcome: "nothing", facts: {}, sources: []
    }
  ],
  pages: [
    { url: `${M}/`, body: fr("Home", `<h2>Air. Sea. Customs. Sorted.</h2><p>Freight forwarding and customs brokerage since 1988. Offices in Auckland, Tauranga and Brisbane. Trading as <b>Meridian Freight &amp; Customs</b>.</p><a href="/index.asp?p=people">Our people</a>`) },
    { url: `${M}/index.asp?p=people`, body: fr("People", `<h3>Our People</h3><table border="1"><tr><th>Name</th><th>Position</th><th>DDI</th></tr><tr><td>Deepak Narayan</td><td>General Manager (also on the executive of the NZ Forwarders Guild)</td><td>ext 201</td></tr><tr><td>Leilani Fa'asavalu</td><td>Senior Customs Broker: ask her about tariff classification</td><td>ext 214</td></tr><tr><td>Steve Bland</td><td>Warehouse</td><td>ext 230</td></tr></table><p>(<a href="/index.asp?p=people2022">old list</a>)</p>`) },
    { url: `${M}/index.asp?p=people2022`, body: fr("People", `<h3>Our People 2022</h3><table border="1"><tr><td>Graeme Pettigrew</td><td>Air Freight Manager</td></tr><tr><td>Deepak Narayan</td><td>General Manager</td></tr></table>`) },
    { url: `${M}/index.asp?p=news`, body: fr("News", `<h3>News</h3><p><b>Nov 2025</b> WE WON!!! Freight Forwarder of the Year 2025 at the NZ Cargo Awards. GM Deepak Narayan picked up the trophy in his lucky One NZ Warriors tie ("Warriors till I die").</p>`) },
    { url: "https://papatoetoepresidentscc.example/", body: `<html><body><h1>Papatoetoe Presidents CC</h1><p>Sunday cricket for the over-40s. Captain: Deepak Narayan (Tasman Meridian, ring him about sponsorship). Scorer: Ngaire Bell.</p><p>Last match: Presidents 141 (S. Raju 50*), lost by 9.</p></body></html>` },
    { url: "https://northbeachports.example/", body: `<html><head><title>North Beach Ports Ltd</title></head><body><h1>North Beach Ports</h1><p>Container and log terminal, Mount Maunganui, Tauranga.</p><a href="/news/2025-appointments">Appointments</a></body></html>` },
    { url: "https://northbeachports.example/news/2025-appointments", body: `<html><body><a href="/">North Beach Ports</a><h2>Appointments, July 2025</h2><p>Graeme Pettigrew has joined as Terminal Operations Manager in Tauranga. Graeme was with Tasman Meridian Logistics in Auckland for eleven years, and is a volunteer skipper with Coastguard Mount Maunganui.</p><p>Tia Rewi is our new Health &amp; Safety Adviser.</p></body></html>` }
  ]
}
