// Sprintbeck Veterinary Practice, Kendal, England

const shell = (title, main) => `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} | Sprintbeck Vets</title><link rel="stylesheet" href="/static1/site.css"></head>
<body class="sqs-block-body"><header id="header" data-section-theme="white"><a href="https://www.sprintbeckvets.example/">Sprintbeck Veterinary Practice</a><nav class="header-nav"><a href="https://www.sprintbeckvets.example/team">Meet the team</a><a href="https://www.sprintbeckvets.example/emergency">Out of hours</a></nav></header>
<main id="page">${main}</main>
<footer id="footer-sections"><p>Sprintbeck Veterinary Practice, Low Mill Yard, Kendal, Cumbria. Tel 01632 960218. Independent and staff-owned.</p></footer></body></html>`

const pages = [
  { url: "https://www.sprintbeckvets.example/", body: shell("Home", `<div class="sqs-html-content"><h1>Large animal, small animal, no animal too odd</h1><p>An independent vets in Kendal caring for farm stock and pets.</p></div>`) },
  { url: "https://www.sprintbeckvets.example/emergency", body: shell("Out of hours", `<h1>Out of hours</h1><p>Ring the usual number. One of our own vets will answer.</p>`) },
  {
    url: "https://www.sprintbeckvets.example/team",
    body: shell("Meet the team", `<h1>Meet the team</h1>
<div class="list-item"><h2><a href="https://www.sprintbeckvets.example/team/hester-braithwaite">Hester Braithwaite</a></h2><p>Clinical Director, BVSc CertAVP MRCVS</p></div>
<div class="list-item"><h2>Callum Rigg</h2><p>Head Veterinary Nurse, RVN</p><p>Callum trained at Myerscough College and has been here since he was a Saturday boy. He runs our puppy classes and the nurse-led weight clinic. At home: Biscuit, a three-legged lurcher, and a tortoise called Alan.</p></div>
<div class="list-item"><h2>Fleur Delacourt-Webb</h2><p>Farm Vet</p><p>Fleur graduated from Nottingham in 2019 and is never seen without waterproofs. She looks after 40 dairy herds and is certified in bovine foot trimming.</p></div>`)
  },
  {
    url: "https://www.sprintbeckvets.example/team/hester-braithwaite",
    body: shell("Hester Braithwaite", `<h1>Hester Braithwaite</h1><h3>Clinical Director</h3><p>Hester qualified from the University of Liverpool in 1999 and bought into the practice in 2006. Her particular interest is soft tissue surgery, and she takes referrals from across south Cumbria.</p><p>She has two elderly Border terriers, Marmite and Swift, and a share in some Herdwick sheep.</p><p>Hester led the move to staff ownership in 2024. You can read about it in <a href="https://www.westmorlandpost.example/business/vets-hand-practice-to-staff">the Westmorland Post</a>.</p>`)
  },
  {
    url: "https://www.westmorlandpost.example/business/vets-hand-practice-to-staff",
    news: { seen: "20240919T060000Z", language: "English", country: "United Kingdom" },
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Vets hand practice to staff - Westmorland Post</title><meta property="og:title" content="Vets hand practice to staff"></head><body><main><article><h1>Vets hand practice to staff</h1><p>A Kendal veterinary practice has turned down three offers from corporate groups and sold itself to its own employees.</p><p>Clinical director Hester Braithwaite, who lives in Staveley, said that she wanted somebody local to answer the telephone at three in the morning.</p><p>The 51-year-old, who divorced her husband and former partner in the practice, Neil, in 2021 after what she called a dreadful year, has also spoken publicly about being treated for breast cancer.</p><p>Ms Braithwaite is treasurer of the Kentmere Fell Rescue Dogs charity, and finished the Lakeland 50 in 2023.</p></article></main></body></html>`
  },
  {
    url: "https://www.vnassembly.example/awards/2025",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Awards 2025 - Veterinary Nurses' Assembly</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"Veterinary Nurses' Assembly Awards 2025"}</script></head><body><main><h1>The 2025 awards</h1><h2>Community Nurse of the Year: Callum Rigg RVN</h2><p>The judges were taken by the weight clinic at Sprintbeck in Kendal, where 300 overweight dogs have lost, between them, the weight of a Shire horse. Callum has since been elected to our council for the northern region.</p><h2>Student of the Year: Mina Osei</h2></main></body></html>`
  },
  {
    url: "https://www.kendalmorris.example/who.html",
    body: `<HTML><HEAD><TITLE>Kendal Clog and Garland: who we are</TITLE></HEAD><BODY BGCOLOR="white"><H1>Who we are</H1><UL><LI>SQUIRE: Bob Tarn<LI>BAGMAN: Callum Rigg (melodeon; by day a veterinary nurse)<LI>FOREMAN: Dot Airey</UL><A HREF="dates.html">Where to see us</A></BODY></HTML>`
  },
  {
    url: "https://www.cumbrianfarmtalk.example/2026/02/lameness-evening",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Lameness evening, Crooklands</title></head><body class="blog"><header><span>Cumbrian Farm Talk</span></header><main><h1>Lameness evening at Crooklands, 19 February 2026</h1><p>Sixty of us turned out to hear Fleur Delacourt-Webb of Sprintbeck Vets on digital dermatitis. She had pictures. Nobody finished the sausage rolls.</p><p>Fleur, 30, grew up in Jersey, which explains the cows, and plays prop for Kendal Wasps Ladies. She won the Young Farm Vet Prize of the Northern Dairy Union in January for her work on lameness scoring.</p></main></body></html>`
  }
]

const people = [
  {
    id: "hester-braithwaite", about: "Sensitive facts (illness, divorce) stand in an article beside harmless ones",
    contact: { email: "hester@sprintbeckvets.example", full_name: "Hester Braithwaite", company: "Sprintbeck Veterinary Practice" }, outcome: "found",
    facts: {
      title: "Clinical Director", company: "Sprintbeck Veterinary Practice | Sprintbeck Vets | Sprintbeck", location: "Kendal | Kendal, Cumbria | Staveley", industry: "Veterinary | Veterinary practice | vets | veterinary medicine",
      skills: ["soft tissue surgery"], achievements: ["led the move to staff ownership | led the move to staff ownership in 2024"], education: [{ institution: "University of Liverpool", year: 1999 }],
      pets: ["two elderly Border terriers | Border terriers | Marmite and Swift | two elderly Border terriers, Marmite and Swift"], memberships: ["Kentmere Fell Rescue Dogs | treasurer of Kentmere Fell Rescue Dogs"]
    },
    also: {
      title: "vet | veterinary surgeon | treasurer", location: "Low Mill Yard, Kendal | Staveley, Cumbria | south Cumbria", industry: "animal health | farm stock and pets",
      skills: ["surgery", "takes referrals from across south Cumbria", "veterinary surgery | veterinary medicine"], achievements: ["Lakeland 50 | finished the Lakeland 50 in 2023", "bought into the practice in 2006", "turned down three offers from corporate groups | sold itself to its own employees", "treasurer of Kentmere Fell Rescue Dogs", "qualified in 1999"],
      interests: ["soft tissue surgery", "Herdwick sheep | sheep", "staff ownership | employee ownership", "running", "dogs"], hobbies: ["running | Lakeland 50 | ultra running | fell running", "Herdwick sheep | sheep | keeping sheep"], causes: ["Kentmere Fell Rescue Dogs | rescue dogs", "staff ownership | employee ownership"],
      certifications: ["CertAVP", "MRCVS", "BVSc", "BVSc CertAVP MRCVS"], memberships: ["MRCVS"], education: [{ institution: "Liverpool", degree: "BVSc", year: 1999 }], pets: ["a share in some Herdwick sheep | Herdwick sheep", "Marmite", "Swift"]
    },
    sources: ["https://www.sprintbeckvets.example/team", "https://www.sprintbeckvets.example/team/hester-braithwaite", "https://www.westmorlandpost.example/business/vets-hand-practice-to-staff", "https://www.sprintbeckvets.example/"],
    sensitive: ["breast cancer", "divorced", "Neil", "dreadful year", "divorce", "cancer"]
  },
  {
    id: "callum-rigg", about: "Nurse with an award and a folk side; the client gives no email",
    contact: { full_name: "Callum Rigg", company: "Sprintbeck Veterinary Practice" }, outcome: "found",
    facts: {
      title: "Head Veterinary Nurse | Head Veterinary Nurse, RVN", company: "Sprintbeck Veterinary Practice | Sprintbeck Vets | Sprintbeck", location: "Kendal | Kendal, Cumbria", industry: "Veterinary | Veterinary practice | vets",
      achievements: ["Community Nurse of the Year | Community Nurse of the Year 2025"], education: [{ institution: "Myerscough College" }], pets: ["a three-legged lurcher | Biscuit, a three-legged lurcher | lurcher | Biscuit", "a tortoise called Alan | tortoise | Alan"],
      memberships: ["Kendal Clog and Garland"], certifications: ["RVN"]
    },
    also: {
      title: "veterinary nurse | Bagman", location: "Low Mill Yard, Kendal", industry: "veterinary nursing | animal health",
      skills: ["nurse-led weight clinic | weight clinic", "puppy classes | runs our puppy classes", "melodeon", "veterinary nursing"], achievements: ["elected to our council for the northern region | elected to the council of the Veterinary Nurses' Assembly | council member for the northern region", "300 overweight dogs have lost, between them, the weight of a Shire horse | weight clinic", "runs our puppy classes", "Bagman of Kendal Clog and Garland", "runs the nurse-led weight clinic", "has been here since he was a Saturday boy"],
      interests: ["melodeon", "morris dancing | folk music | clog dancing", "puppy classes"], hobbies: ["melodeon | plays melodeon", "morris dancing | clog | clog and garland dancing | Kendal Clog and Garland | morris"], memberships: ["Veterinary Nurses' Assembly | council of the Veterinary Nurses' Assembly", "RVN"], causes: ["weight clinic"]
    },
    sources: ["https://www.sprintbeckvets.example/team", "https://www.sprintbeckvets.example/", "https://www.vnassembly.example/awards/2025", "https://www.kendalmorris.example/who.html"]
  },
  {
    id: "fleur-delacourt-webb", about: "Farm vet: team page and a farming blog; the client gives the email alone",
    contact: { email: "fleur.delacourt-webb@sprintbeckvets.example" }, outcome: "found",
    facts: {
      title: "Farm Vet", company: "Sprintbeck Veterinary Practice | Sprintbeck Vets | Sprintbeck", location: "Kendal | Kendal, Cumbria", industry: "Veterinary | Veterinary practice | vets",
      achievements: ["Young Farm Vet Prize | Young Farm Vet Prize of the Northern Dairy Union"], certifications: ["bovine foot trimming | certified in bovine foot trimming"], education: [{ institution: "Nottingham | University of Nottingham", year: 2019 }], sports_teams: ["Kendal Wasps Ladies | Kendal Wasps"]
    },
    also: {
      title: "vet | veterinary surgeon", location: "Low Mill Yard, Kendal | Jersey | grew up in Jersey", industry: "farm animals | dairy | farm stock",
      skills: ["digital dermatitis", "lameness scoring | lameness | cattle lameness", "bovine foot trimming | foot trimming", "dairy herds | looks after 40 dairy herds | dairy herd health"], achievements: ["Lameness evening at Crooklands | spoke on digital dermatitis at Crooklands | talk on digital dermatitis", "lameness scoring | work on lameness scoring", "looks after 40 dairy herds", "plays prop for Kendal Wasps Ladies", "graduated from Nottingham in 2019"],
      interests: ["rugby", "cows | dairy cattle | dairy", "lameness"], hobbies: ["rugby | plays prop | plays prop for Kendal Wasps Ladies | rugby union"], memberships: ["Kendal Wasps Ladies", "Northern Dairy Union"]
    },
    sources: ["https://www.sprintbeckvets.example/team", "https://www.sprintbeckvets.example/", "https://www.cumbrianfarmtalk.example/2026/02/lameness-evening"]
  }
]

export default { people, pages }
