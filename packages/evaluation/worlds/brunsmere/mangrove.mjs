const page = (title, main) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Mangrove Compact</title><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta name="twitter:site" content="@mangrovecompact"></head>
<body class="nationbuilder page-type-basic"><header id="masthead"><a href="https://mangrovecompact.example/">Mangrove Compact</a><nav><a href="https://mangrovecompact.example/our-work">Our work</a><a href="https://mangrovecompact.example/staff">Staff</a><a class="donate" href="https://mangrovecompact.example/donate">Donate</a></nav></header>
<main id="content">${main}</main>
<footer><p>Mangrove Compact is a registered non-governmental organisation. Riverside Mews, Kilimani, Nairobi, Kenya.</p></footer></body></html>`

const pages = [
  { url: "https://mangrovecompact.example/", body: page("The forest that holds the shore", `<h1>The forest that holds the shore.</h1><p>Mangrove Compact is a climate NGO. With forty coastal villages in Kenya, Tanzania and Mozambique we plant, guard and count mangroves.</p>`) },
  { url: "https://mangrovecompact.example/our-work", body: page("Our work", `<h1>Our work</h1><p>Since 2014: 3,100 hectares planted, 71 per cent alive after three years. The second number is the one that we are proud of.</p>`) },
  { url: "https://mangrovecompact.example/donate", body: page("Donate", `<h1>Donate</h1><p>10 dollars plant and guard six trees for three years.</p>`) },
  {
    url: "https://mangrovecompact.example/staff",
    body: page("Staff", `<h1>Staff</h1>
<div class="staff-member"><h3>Wanjiru Kamau-Lindqvist</h3><h4>Executive Director</h4><p>Wanjiru joined as the second employee in 2015. She holds an MSc in Forestry from Moi University and speaks for coastal villages where the carpets are thick.</p></div>
<div class="staff-member"><h3>Tomás Arriaga</h3><h4>Director of Carbon and Finance</h4><p>Tomás came from Veracruz by way of the development bank. He designed the village share: 60 per cent of carbon income goes to the people who guard the trees. Certified Expert in Climate and Renewable Energy Finance.</p></div>`)
  },
  {
    url: "https://savannahpost.example/2026/04/kamau-lindqvist-green-earth-medal",
    news: { seen: "20260421T080000Z", language: "English", country: "Kenya" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Green Earth Medal for Kamau-Lindqvist - Savannah Post</title></head><body><div class="sp-header">SAVANNAH POST</div><main><article><h1>Green Earth Medal for mangrove campaigner Kamau-Lindqvist</h1><p class="byline">By Otieno Were</p><p>NAIROBI – Wanjiru Kamau-Lindqvist, executive director of Mangrove Compact, is to receive the Green Earth Medal 2026 for what the jury called stubbornness in mud.</p><p>Ms Kamau-Lindqvist, a lifelong Presbyterian who stood for the Orange Coast Party in the 2017 county election and lost by 212 votes, said the medal belonged to the women of Gazi Bay.</p><p>She sits on the steering group of the Western Indian Ocean Mangrove Network. She keeps bees at the edge of Karura Forest and supports Gor Mahia “in sickness and in health”.</p></article></main></body></html>`
  },
  {
    url: "https://carbonpractice.example/webinars/village-share",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Webinar: The village share | Carbon Practice</title></head><body><main><h1>The village share: who is paid for a living tree?</h1><p>18 May 2026, online</p><h2>Speaker</h2><p>Tomás Arriaga is Director of Carbon and Finance at Mangrove Compact in Nairobi. An economist (Universidad Veracruzana; MPA, University of Manchester), he spent eight years at the Meridian Development Bank. He is a member of the Blue Carbon Standards Panel.</p></main></body></html>`
  },
  {
    url: "https://nairobison.example/band",
    body: `<html><head><meta charset="utf-8"><title>Son de Nairobi - the band</title></head><body bgcolor="#fff0e0"><h1>Son de Nairobi</h1><p>Jarana: Tomás Arriaga, who by day counts carbon for Mangrove Compact and by night plays son jarocho. He also built our two requintos out of a fallen jacaranda.</p><p>Bass: Njeri Mwangi</p></body></html>`
  },
  {
    url: "https://courtroll.example/nairobi/2023-118",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Court roll 2023/118</title></head><body><h1>Traffic Court, Nairobi, roll 118 of 2023</h1><table><tr><td>Republic v. Tomás Arriaga (director, Mangrove Compact)</td><td>Drunk driving, Ngong Road. Fined and licence suspended for six months.</td></tr></table></body></html>`
  }
]

const firm = "Mangrove Compact"
const nbo = "Nairobi | Riverside Mews, Kilimani, Nairobi, Kenya | Kilimani | Nairobi, Kenya | Kilimani, Nairobi"
const ind = "climate NGO | NGO | non-governmental organisation | Non-profit | Climate | Environment | Conservation"

const people = [
  {
    id: "wanjiru-kamau-lindqvist", about: "sensitive: religion and party politics in a newspaper",
    contact: { email: "wanjiru@mangrovecompact.example", full_name: "Wanjiru Kamau-Lindqvist", company: "Mangrove Compact" }, outcome: "found",
    facts: {
      title: "Executive Director", company: firm, location: nbo, industry: ind, achievements: ["Green Earth Medal 2026 | Green Earth Medal"], education: [{ institution: "Moi University", degree: "MSc", field: "Forestry" }],
      memberships: ["Western Indian Ocean Mangrove Network"], hobbies: ["keeps bees | beekeeping | bees"], sports_teams: ["Gor Mahia"], causes: ["mangroves | mangrove conservation | plant, guard and count mangroves"]
    },
    also: {
      location: "Kenya", skills: ["forestry", "mangrove restoration | mangroves", "advocacy | speaks for coastal villages | campaigning"], title: "mangrove campaigner | campaigner | Director",
      achievements: ["joined as the second employee in 2015 | second employee", "steering group of the Western Indian Ocean Mangrove Network | sits on the steering group of the Western Indian Ocean Mangrove Network"],
      interests: ["bees | beekeeping", "Gor Mahia | football", "mangroves"], causes: ["coastal villages | women of Gazi Bay", "climate | climate action"], memberships: ["steering group of the Western Indian Ocean Mangrove Network"]
    },
    sources: ["https://mangrovecompact.example/", "https://mangrovecompact.example/staff", "https://savannahpost.example/2026/04/kamau-lindqvist-green-earth-medal"],
    sensitive: ["Presbyterian", "Orange Coast Party", "county election"]
  },
  {
    id: "tomas-arriaga", about: "sensitive: a traffic conviction on a court roll; a band page",
    contact: { email: "tomas.arriaga@mangrovecompact.example", full_name: "Tomás Arriaga", company: "Mangrove Compact" }, outcome: "found",
    facts: {
      title: "Director of Carbon and Finance", company: firm, location: nbo, industry: ind, achievements: ["designed the village share | village share", "The village share: who is paid for a living tree? | webinar: The village share"],
      certifications: ["Certified Expert in Climate and Renewable Energy Finance"], education: [{ institution: "Universidad Veracruzana", field: "economist | economics" }, { institution: "University of Manchester", degree: "MPA" }],
      memberships: ["Blue Carbon Standards Panel"], hobbies: ["son jarocho | plays son jarocho | jarana"]
    },
    also: {
      location: "Kenya | Veracruz", title: "economist | Director | director, Mangrove Compact", skills: ["carbon finance | carbon | climate finance", "economics | economist", "finance", "blue carbon", "instrument making | built our two requintos"],
      achievements: ["eight years at the Meridian Development Bank | Meridian Development Bank", "60 per cent of carbon income goes to the people who guard the trees", "built our two requintos out of a fallen jacaranda", "Jarana in Son de Nairobi"],
      memberships: ["Son de Nairobi"], interests: ["son jarocho | music", "carbon markets | carbon"], hobbies: ["instrument making | built our two requintos", "music | playing the jarana"], causes: ["village share | mangroves | climate"]
    },
    sources: ["https://mangrovecompact.example/", "https://mangrovecompact.example/staff", "https://carbonpractice.example/webinars/village-share", "https://nairobison.example/band", "https://courtroll.example/nairobi/2023-118"],
    sensitive: ["drunk driving", "licence suspended", "traffic court", "fined"]
  }
]

export default { people, pages }
