// Telok Harbour Land, a property developer in Singapore
const site = (title, main) => `<!DOCTYPE html>
<html lang="en-SG"><head><meta charset="utf-8"><title>${title} | Telok Harbour Land</title><meta property="og:site_name" content="Telok Harbour Land"></head>
<body><header class="c-header"><div class="c-header__top">SGX-listed since 1994</div><a href="https://telokharbourland.example/">Telok Harbour Land</a><nav><ul class="c-nav"><li><a href="https://telokharbourland.example/homes">Homes</a></li><li><a href="https://telokharbourland.example/about/management">Management</a></li><li><a href="https://telokharbourland.example/sustainability">Sustainability</a></li><li><a href="https://telokharbourland.example/media">Media</a></li></ul></nav></header>
<main class="c-main">${main}</main>
<footer class="c-footer"><p>Telok Harbour Land Ltd, 8 Keppel Terrace, Singapore. Telok Harbour Land is a property developer.</p></footer></body></html>`

export default {
  people: [
    {
      id: "vincent-seah",
      about: "Chief sustainability officer: management page, conference, bird club.",
      contact: { email: "vincent.seah@telokharbourland.example", full_name: "Vincent Seah", company: "Telok Harbour Land", title: "Chief Sustainability Officer" },
      outcome: "found",
      facts: {
        title: "Chief Sustainability Officer",
        company: "Telok Harbour Land | Telok Harbour Land Ltd",
        location: "Singapore",
        industry: "property developer | real estate | property development",
        skills: ["low-carbon concrete"],
        hobbies: ["birdwatching | birding"],
        memberships: ["Straits Bird Circle"],
        education: [{ institution: "National University of Singapore | NUS", degree: "BEng | B.Eng.", field: "Civil Engineering", year: 1998 }]
      },
      also: {
        title: "CSO | civil engineer | engineer | honorary treasurer | honorary treasurer of the Straits Bird Circle",
        location: "8 Keppel Terrace, Singapore | Pasir Ris",
        industry: "real estate developer | construction",
        skills: ["civil engineering", "sustainability | sustainability reporting", "energy retrofits | retrofitting", "bird-safe glass"],
        achievements: [
          "Speaker at the Built Green Asia Summit 2025 | Concrete is a diet | talk Concrete is a diet | speaker at Built Green Asia Summit",
          "Cut embodied carbon at Lorong Gardens by 38 per cent | Lorong Gardens | 38 per cent less embodied carbon",
          "Bird-safe glass for all new towers | introduced bird-safe glass | made bird-safe glass the standard",
          "Recorded 300 species in Singapore | 300 species | his 300th Singapore species",
          "leads the mangrove clean-up | leads mangrove clean-up", "Birdwatching since Primary 4", "appointed Chief Sustainability Officer in 2021", "Joined in 2007 as a site engineer | site engineer in 2007 | started as a site engineer",
          "Chief Sustainability Officer since 2021"
        ],
        linkedin: "https://www.linkedin.com/in/vincentseah-green",
        interests: ["birds | birdwatching", "mangroves", "low-carbon concrete", "hornbills"],
        hobbies: ["watching birds"],
        causes: ["bird-safe buildings | bird collisions", "mangroves | mangrove clean-up", "low-carbon construction | decarbonising construction"],
        memberships: ["honorary treasurer of the Straits Bird Circle"],
        education: [{ institution: "National University of Singapore", degree: "BEng (Civil)", year: 1998 }, { institution: "University of Melbourne", degree: "MSc | Master's", field: "Environmental Management", year: 2010 }]
      },
      sources: ["https://telokharbourland.example/about/management", "https://telokharbourland.example/sustainability", "https://builtgreenasia.example/2025/speakers", "https://straitsbirdcircle.example/committee"]
    },
    {
      id: "farah-iskandar",
      about: "Head of design, contact without email; architecture prize, podcast guest, pottery.",
      contact: { full_name: "Farah Iskandar", company: "Telok Harbour Land", title: "Head of Design" },
      outcome: "found",
      facts: {
        title: "Head of Design",
        company: "Telok Harbour Land | Telok Harbour Land Ltd",
        location: "Singapore",
        achievements: ["Tropical House Prize 2019"],
        skills: ["tropical architecture"],
        hobbies: ["pottery | ceramics"],
        education: [{ institution: "University of Sheffield", degree: "MArch", field: "Architecture", year: 2006 }]
      },
      also: {
        title: "architect | registered architect | design lead | lead designer",
        location: "Joo Chiat | 8 Keppel Terrace, Singapore | Johor Bahru | from Johor Bahru",
        industry: "property developer | real estate | architecture",
        skills: ["architecture", "void decks | communal spaces | shared spaces", "shading | natural ventilation | passive cooling", "housing design"],
        achievements: [
          "Designed the Breezeway House | Breezeway House | Tropical House Prize for the Breezeway House",
          "Guest of the podcast Wet Season | Wet Season | podcast guest on Wet Season",
          "Design of Lorong Gardens | Lorong Gardens | lead designer of Lorong Gardens",
          "Ceramics in the show Clay & Rain | Clay & Rain | exhibited in Clay & Rain",
          "Had her own practice, Iskandar Studio | founder of Iskandar Studio | Iskandar Studio | ran Iskandar Studio for nine years",
          "Joined Telok Harbour Land in 2020"
        ],
        interests: ["pottery", "void decks", "rain", "tropical architecture", "shophouses"],
        hobbies: ["ceramics", "making pots | throwing pots"],
        causes: ["shared spaces in housing | communal spaces"],
        memberships: ["Joo Chiat Kiln Cooperative"],
        certifications: ["Registered architect | Registered Architect (Singapore)"]
      },
      sources: ["https://telokharbourland.example/about/management", "https://wetseason.example/episodes/44", "https://tropicalhouseprize.example/2019", "https://joochiatkiln.example/potters"]
    },
    {
      id: "rachel-lim-hui-min",
      about: "Property consultant at a firm without a site; every hit of the name is somebody else.",
      contact: { email: "rachel@selatpropertyadvice.example", full_name: "Rachel Lim", company: "Selat Property Advice" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["netball", "paediatric", "dentist", "soprano", "Tampines"]
    }
  ],
  pages: [
    { url: "https://telokharbourland.example/", body: site("Homes that breathe", `<section class="c-hero"><h1>Homes that breathe</h1><p>Lorong Gardens: balloting opens in July 2026.</p></section>`) },
    { url: "https://telokharbourland.example/about/management", body: site("Management", `<h1>Management</h1><div class="c-people"><div class="c-person"><img src="/img/koh.jpg" alt=""><h2>Koh Boon Huat</h2><p>Group Chief Executive</p></div><div class="c-person"><img src="/img/seah.jpg" alt=""><h2>Vincent Seah</h2><p>Chief Sustainability Officer</p><details><summary>Read more</summary><p>Mr Seah joined in 2007 as a site engineer and was appointed Chief Sustainability Officer in 2021. He holds a BEng (Civil Engineering) from the National University of Singapore (1998) and an MSc in Environmental Management from the University of Melbourne (2010).</p></details></div><div class="c-person"><img src="/img/iskandar.jpg" alt=""><h2>Farah Iskandar</h2><p>Head of Design</p><details><summary>Read more</summary><p>Ms Iskandar, a registered architect, joined in 2020 after nine years of her own practice, Iskandar Studio. MArch, University of Sheffield, 2006. She is the lead designer of Lorong Gardens.</p></details></div></div>`) },
    { url: "https://telokharbourland.example/sustainability", body: site("Sustainability", `<h1>Sustainability</h1><p>Low-carbon concrete has cut the embodied carbon of Lorong Gardens by 38 per cent. All new towers get bird-safe glass, "or the birds will write to me," says our CSO, Vincent Seah.</p>`) },
    { url: "https://builtgreenasia.example/2025/speakers", body: `<!DOCTYPE html><html lang="en"><head><title>Speakers | Built Green Asia Summit 2025</title></head><body><header><a href="https://builtgreenasia.example/2025">Built Green Asia Summit 2025</a></header><main class="speakers"><div class="speaker"><h3>Vincent Seah</h3><p>Chief Sustainability Officer, Telok Harbour Land, Singapore. <a class="social" href="https://www.linkedin.com/in/vincentseah-green">LinkedIn</a></p><p>"Concrete is a diet": why less is harder than none, and what retrofitting teaches.</p></div><div class="speaker"><h3>Dr. Ploy Wattana</h3><p>Bangkok</p></div></main></body></html>` },
    { url: "https://straitsbirdcircle.example/committee", body: `<html><head><title>Straits Bird Circle - Committee 2026</title></head><body><h2>Straits Bird Circle</h2><p><a href="https://straitsbirdcircle.example/">Home</a></p><ul><li>President: Mrs. Norliza Bakar</li><li>Hon. Treasurer: Vincent Seah. Vincent got his 300th Singapore species (a hornbill that had no business there) last November at Pasir Ris, where he lives. Birdwatching since Primary 4. He works for a developer and we tease him about it; he leads our mangrove clean-up too.</li></ul></body></html>` },
    { url: "https://wetseason.example/episodes/44", body: `<!DOCTYPE html><html lang="en"><head><title>44. The void deck, a love story (Farah Iskandar) — Wet Season</title><meta property="og:type" content="music.song"></head><body><main><h1>44. The void deck, a love story</h1><p>Farah Iskandar grew up in Johor Bahru in a house that leaked, and became an architect to get even. The head of design of Telok Harbour Land talks about tropical architecture, natural ventilation, shophouses and the void deck as the last room where nobody asks you to buy anything. Wet Season is a podcast on building in the rain.</p></main></body></html>` },
    { url: "https://tropicalhouseprize.example/2019", body: `<!DOCTYPE html><html><head><title>Tropical House Prize 2019</title></head><body><h1>Tropical House Prize 2019</h1><p>Winner: <b>Breezeway House</b>, Joo Chiat, Singapore. Architect: Farah Iskandar, Iskandar Studio.</p><p>Commended: House for a Durian Tree, Penang.</p></body></html>` },
    { url: "https://joochiatkiln.example/potters", body: `<!DOCTYPE html><html><head><title>Potters | Joo Chiat Kiln Cooperative</title></head><body><header><h1>Joo Chiat Kiln Cooperative</h1></header><div class="grid"><div><h4>Farah Iskandar</h4><p>Farah lives round the corner. She designs flats at Telok Harbour Land and took up pottery to make something she could drop. Showed in Clay &amp; Rain, 2025.</p></div><div><h4>Uncle Soon</h4><p>Glazes.</p></div></div></body></html>` },
    { url: "https://tampinesnetball.example/squad", body: `<!DOCTYPE html><html><head><title>Squad - Tampines Netball</title></head><body><h1>Squad</h1><ul><li>Rachel Lim, goal attack, student, 19</li></ul></body></html>` },
    { url: "https://littlemolars.example/dr-rachel-lim", body: `<!DOCTYPE html><html><head><title>Dr Rachel Lim, paediatric dentist, Singapore</title></head><body><h1>Dr Rachel Lim</h1><p>Paediatric dentist in Novena, Singapore.</p></body></html>` },
    { url: "https://lyricvoices.example/artists/rachel-lim", body: `<!DOCTYPE html><html><head><title>Rachel Lim, soprano</title></head><body><h1>Rachel Lim</h1><p>Soprano, born in Kuala Lumpur, trained in Vienna.</p></body></html>` }
  ]
}
