// Pemberlow Insurance Brokers, Ballarat, Australia

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-AU">
<head><meta charset="UTF-8"><title>${title} - Pemberlow Insurance Brokers</title><meta name="description" content="Ballarat's insurance brokers since 1978"></head>
<body class="page elementor-page">
<header class="elementor-location-header"><a href="https://pemberlow.example/">Pemberlow</a><nav><a href="https://pemberlow.example/our-team/">Our team</a><a href="https://pemberlow.example/claims/">Claims</a></nav></header>
<main class="elementor">${main}</main>
<footer><p>Pemberlow Insurance Brokers Pty Ltd. 88 Doveton Parade, Ballarat VIC. Phone (03) 5550 0142. Member of Steadholm Network.</p></footer>
</body></html>`

const pages = [
  { url: "https://pemberlow.example/", body: shell("Home", `<section class="hero"><h1>Insurance, explained over a cuppa</h1><p>Farms, shops, tradies and clubs across the Central Highlands have been with us since 1978.</p></section>`) },
  { url: "https://pemberlow.example/claims/", body: shell("Claims", `<h1>Making a claim</h1><p>Ring us first. Take photos. Do not throw anything out.</p>`) },
  {
    url: "https://pemberlow.example/our-team/",
    body: shell("Our team", `<h1>Our team</h1>
<div class="elementor-widget-image-box"><h3>Graeme Pellow</h3><h4>Managing Director</h4><p>Graeme took over from his dad (also Graeme!) in 2011. He is a Qualified Practising Insurance Broker and looks after our farm clients from Ararat to Daylesford. A tragic North Ballarat supporter.</p></div>
<div class="elementor-widget-image-box"><h3>Thuy Nguyen-Marsh</h3><h4>Claims Manager</h4><p>Thuy has been on your side of the claim for 15 years. She holds a Diploma of Insurance Broking and speaks Vietnamese. Ask her about her orchids, or <a href="https://www.ballaratorchids.example/show-results-2025.htm">see what the judges said</a>.</p></div>`)
  },
  {
    url: "https://www.centralhighlandscourier.example/news/flood-broker-honoured",
    news: { seen: "20260402T220000Z", language: "English", country: "Australia" },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Broker honoured for flood work</title></head><body><header><h2>Central Highlands Courier</h2></header><main><h1>Broker honoured for flood work</h1><p><em>By Kirra Shand</em></p><p>Ballarat broker Graeme Pellow has been named Regional Broker of the Year by the Australian Brokers' Guild for his work after the Creswick floods, when he set up a trestle table in the football club rooms and lodged 212 claims in nine days.</p><p>Mr Pellow, 49, chairs the Creswick Flood Recovery Fund, and coaches the under-14s at the Creswick Wickers.</p><p>"Dad would've had it done in eight," he said.</p></main></body></html>`
  },
  {
    url: "https://www.ballaratbowls.example/life-members",
    body: `<html><head><title>Life Members</title></head><body><h1>Life members, Lake Wendouree Bowls Club</h1><p><b>Graeme R. Pellow</b> (life member 2014). Founder of Pemberlow Insurance, retired 2011. Club president 1996 to 2003, singles champion five times. Graeme served in the Navy aboard HMAS Brindle and breeds kelpies at Scarsdale.</p><p><b>Joan Tippett</b> (2016). Treasurer.</p></body></html>`
  },
  {
    url: "https://www.ballaratorchids.example/show-results-2025.htm",
    body: `<html><head><title>Show results 2025</title></head><body background="leaf.gif"><h1>Ballarat &amp; District Orchid Society</h1><h2>Spring Show 2025</h2><ul><li>Grand Champion: T. Nguyen-Marsh, Cymbidium 'Sovereign Hill'<li>Reserve Champion: W. Oates<li>Best Australian Native: Thuy Nguyen-Marsh, Dendrobium kingianum</ul><p>Congratulations Thuy, our hard working vice-president.</body></html>`
  },
  {
    url: "https://www.claimsforum.example/2025/speakers",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers | Claims Forum Melbourne 2025</title></head><body><main><h1>Speakers</h1><div class="speaker-card"><h3>Thuy Nguyen-Marsh</h3><p>Claims Manager, Pemberlow Insurance Brokers</p><p>Panel: After the flood. Thuy on the interpreter nobody booked.</p></div><div class="speaker-card"><h3>Rob Laidlaw</h3><p>Loss adjuster</p></div></main></body></html>`
  },
  { url: "https://www.perthmodelrail.example/committee", body: `<html><head><title>Committee</title></head><body><h1>Perth Northern Model Railway Club</h1><p>President: Craig Dunleavy, retired train driver. Craig's N gauge layout of Kalgoorlie won Best in Show.</p></body></html>` },
  { url: "https://www.tasabalone.example/licence-holders", body: `<!doctype html><html><head><title>Licence holders</title></head><body><h1>Abalone divers' association of Tasmania</h1><ul><li>Craig Dunleavy, St Helens, diver since 1994</li><li>Max Triffitt, Bicheno</li></ul></body></html>` }
]

const people = [
  {
    id: "graeme-pellow", about: "Father and son of one name: the son is asked for, the father founded the firm",
    contact: { email: "graeme.pellow@pemberlow.example", full_name: "Graeme Pellow", company: "Pemberlow Insurance Brokers", title: "Managing Director" }, outcome: "found",
    facts: {
      title: "Managing Director", company: "Pemberlow Insurance Brokers | Pemberlow | Pemberlow Insurance Brokers Pty Ltd | Pemberlow Insurance", location: "Ballarat | Ballarat VIC | Ballarat, Victoria | Ballarat, Australia", industry: "Insurance | Insurance brokers | Insurance broking",
      achievements: ["Regional Broker of the Year | Regional Broker of the Year by the Australian Brokers' Guild"], certifications: ["Qualified Practising Insurance Broker | QPIB"],
      sports_teams: ["North Ballarat", "Creswick Wickers"], causes: ["Creswick Flood Recovery Fund | flood recovery"]
    },
    also: {
      title: "broker | Ballarat broker | insurance broker | chair of the Creswick Flood Recovery Fund", company: "Steadholm Network", location: "Central Highlands | 88 Doveton Parade, Ballarat VIC | Creswick", industry: "farm insurance",
      skills: ["farm insurance | farm clients | looks after our farm clients from Ararat to Daylesford", "claims | lodged 212 claims in nine days | insurance claims", "coaching | coaches the under-14s", "insurance broking"],
      achievements: ["lodged 212 claims in nine days", "chairs the Creswick Flood Recovery Fund", "took over from his dad in 2011 | took over in 2011 | Managing Director since 2011", "coaches the under-14s at the Creswick Wickers", "set up a trestle table in the football club rooms", "honoured for flood work | work after the Creswick floods"],
      interests: ["football | Australian rules football", "coaching", "flood recovery"], hobbies: ["coaches the under-14s | coaching | coaching football | football"], memberships: ["Steadholm Network", "Creswick Wickers", "Creswick Flood Recovery Fund | chair of Creswick Flood Recovery Fund"], causes: ["coaches the under-14s", "work after the Creswick floods"]
    },
    sources: ["https://pemberlow.example/our-team/", "https://pemberlow.example/", "https://www.centralhighlandscourier.example/news/flood-broker-honoured"],
    never: ["HMAS Brindle", "kelpies", "Lake Wendouree Bowls Club", "singles champion", "Scarsdale"]
  },
  {
    id: "thuy-nguyen-marsh", about: "Claims manager with a hobby that wins prizes",
    contact: { email: "thuy@pemberlow.example", full_name: "Thuy Nguyen-Marsh" }, outcome: "found",
    facts: {
      title: "Claims Manager", company: "Pemberlow Insurance Brokers | Pemberlow | Pemberlow Insurance Brokers Pty Ltd", location: "Ballarat | Ballarat VIC | Ballarat, Victoria", industry: "Insurance | Insurance brokers",
      skills: ["Vietnamese | speaks Vietnamese"], achievements: ["Grand Champion | Grand Champion, Spring Show 2025 | Grand Champion with Cymbidium 'Sovereign Hill'"], hobbies: ["orchids | growing orchids | orchid growing"], memberships: ["Ballarat & District Orchid Society | Ballarat and District Orchid Society | vice-president of Ballarat & District Orchid Society | Orchid Society"],
      certifications: ["Diploma of Insurance Broking"]
    },
    also: {
      title: "vice-president", company: "Steadholm Network", location: "Central Highlands | 88 Doveton Parade, Ballarat VIC", industry: "Insurance broking",
      skills: ["claims | claims management | insurance claims", "15 years in claims | on your side of the claim for 15 years", "insurance broking", "interpreting", "orchid growing"],
      achievements: ["Best Australian Native | Best Australian Native, Dendrobium kingianum", "After the flood | panel at Claims Forum Melbourne 2025 | speaker at Claims Forum Melbourne 2025 | Panel: After the flood. Thuy on the interpreter nobody booked", "vice-president of the Orchid Society | vice-president", "15 years in claims"],
      interests: ["orchids", "Cymbidium", "Dendrobium kingianum"], hobbies: ["Cymbidium", "showing orchids"], memberships: ["Steadholm Network"]
    },
    sources: ["https://pemberlow.example/our-team/", "https://pemberlow.example/", "https://www.ballaratorchids.example/show-results-2025.htm", "https://www.claimsforum.example/2025/speakers"]
  },
  {
    id: "craig-dunleavy", about: "Nothing public: the only hits are namesakes",
    contact: { full_name: "Craig Dunleavy", company: "Pemberlow Insurance Brokers", location: "Ballarat" }, outcome: "nothing", facts: {}, sources: [],
    never: ["train driver", "abalone", "Kalgoorlie", "St Helens", "Model Railway"]
  }
]

export default { people, pages }
