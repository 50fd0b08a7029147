// Harnett Provisions, Cork, Ireland: food wholesale

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} &ndash; Harnett Provisions</title><link rel="stylesheet" href="//cdn.harnettprovisions.example/theme.css"></head>
<body class="template-page"><div id="shopify-section-header"><a href="https://harnettprovisions.example/">Harnett Provisions</a> <a href="https://harnettprovisions.example/pages/our-story">Our story</a> <a href="https://harnettprovisions.example/blogs/news/brian-lucey-buying-director">News</a></div>
<main role="main">${main}</main><div id="shopify-section-footer">Harnett Provisions DAC, Unit 7, Tivoli Quay Park, Cork. Orders before 6pm, on your step by 7am.</div></body></html>`

const pages = [
  { url: "https://harnettprovisions.example/", body: shell("Wholesale food for kitchens", `<h1>Food wholesalers to Munster's kitchens</h1><p>Cheese, charcuterie, dry goods and things in tins, for 600 restaurants, hotels and delis.</p>`) },
  {
    url: "https://harnettprovisions.example/pages/our-story",
    body: shell("Our story", `<div class="rte"><h1>Our story</h1><p>Máire Harnett began with a van and forty wheels of Coolea-style cheese in 1988. Her daughter Gráinne Harnett is Managing Director today. Gráinne came home from Lyon in 2012, where she had trained as an affineur, and built the maturing rooms under the quay.</p><p>We have been B Corp certified since 2023.</p></div>`)
  },
  {
    url: "https://harnettprovisions.example/blogs/news/brian-lucey-buying-director",
    body: shell("Brian Lucey joins as Buying Director", `<article><h1>Brian Lucey joins as Buying Director</h1><time>1 September 2025</time><p>Brian Lucey, who has bought cheese and olive oil for the Rivendale stores for 17 years, has joined us as Buying Director. He will look after 140 producers, half of them within an hour of Cork.</p><p>"I have never bought anything I wouldn't bring home," says Brian, who lives in Kinsale.</p></article>`)
  },
  {
    url: "https://www.munsterbusinesspost.example/people/grainne-harnett-interview",
    news: { seen: "20260221T080000Z", language: "English", country: "Ireland" },
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Gráinne Harnett: "Cheese does not do email"</title><meta property="article:published_time" content="2026-02-21"></head><body><main><article><h1>Gráinne Harnett: "Cheese does not do email"</h1><p><strong>What gets you up?</strong> Two Irish wolfhounds, Bran and Sceolan, at half past five.</p><p><strong>Your education?</strong> A commerce degree at University College Cork, which I used twice.</p><p><strong>Proudest moment?</strong> Being made a member of the Guilde des Maîtres Affineurs in 2022. The certificate hangs in the loo.</p><p><strong>To relax?</strong> I play the concertina, badly, at the Corner House session on Mondays.</p><p><strong>What would you change?</strong> I'd put a cook in every primary school. I chair Cooks in Classrooms, so I'm trying.</p></article></main></body></html>`
  },
  {
    url: "https://www.irishcheeseawards.example/2025/judges",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Judges 2025</title></head><body><h1>The judges, 2025</h1><h3>Hard cheese</h3><p>Brian Lucey (chair), Buying Director at Harnett Provisions. Brian has judged since 2011 and graduated with the Level 4 of the Academy of Cheesemongers.</p><h3>Soft cheese</h3><p>Una Stack</p></body></html>`
  },
  {
    url: "https://www.kinsalesailing.example/results/white-sail-2025",
    body: `<html><head><title>White Sail League 2025</title></head><body><h1>Kinsale Sailing</h1><h2>White Sail League 2025, overall</h2><table border><tr><td>1<td>Brie Encounter<td>Brian Lucey<td>14 pts<tr><td>2<td>Shandon Belle<td>P. Twomey<td>19 pts</table><p>Our cheese-buying champion brought the prizes as well, and ate most of them.</p></body></html>`
  }
]

const company = "Harnett Provisions | Harnett Provisions DAC"
const industry = "Food wholesalers | food wholesale | wholesale food | wholesale | food"
const people = [
  {
    id: "grainne-harnett", about: "Second generation of a family firm: story page and interview",
    contact: { email: "grainne@harnettprovisions.example", full_name: "Gráinne Harnett", company: "Harnett Provisions" }, outcome: "found",
    facts: {
      title: "Managing Director", company, location: "Cork | Cork, Ireland", industry, memberships: ["Guilde des Maîtres Affineurs"], education: [{ institution: "University College Cork | UCC", degree: "commerce degree", field: "commerce" }], hobbies: ["concertina | playing the concertina"], pets: ["Two Irish wolfhounds, Bran and Sceolan | Irish wolfhounds | Two Irish wolfhounds | Bran and Sceolan"], causes: ["Cooks in Classrooms | chair of Cooks in Classrooms"]
    },
    also: {
      title: "affineur | chair | MD", location: "Tivoli Quay Park, Cork | Unit 7, Tivoli Quay Park, Cork | Munster", industry: "Cheese | cheese and charcuterie",
      skills: ["affineur | trained as an affineur | affinage | cheese maturing", "cheese"], achievements: ["member of the Guilde des Maîtres Affineurs in 2022 | Being made a member of the Guilde des Maîtres Affineurs in 2022", "built the maturing rooms under the quay | maturing rooms", "B Corp certified since 2023 | B Corp certified", "I chair Cooks in Classrooms | chairs Cooks in Classrooms | chair of Cooks in Classrooms", "trained as an affineur in Lyon | came home from Lyon in 2012", "Cheese does not do email"],
      interests: ["cheese", "concertina | traditional music", "Irish wolfhounds | dogs", "food education"], hobbies: ["traditional music | Corner House session | session on Mondays"], causes: ["put a cook in every primary school | a cook in every primary school | food education", "B Corp"], memberships: ["Cooks in Classrooms", "B Corp"], education: [{ institution: "Lyon", degree: "affineur" }], certifications: ["B Corp | B Corp certified", "affineur", "Guilde des Maîtres Affineurs"]
    },
    sources: ["https://harnettprovisions.example/pages/our-story", "https://harnettprovisions.example/", "https://www.munsterbusinesspost.example/people/grainne-harnett-interview"]
  },
  {
    id: "brian-lucey", about: "New director: company news, judge, sailor; no email given",
    contact: { full_name: "Brian Lucey", company: "Harnett Provisions", title: "Buying Director" }, outcome: "found",
    facts: {
      title: "Buying Director", company, location: "Kinsale | Kinsale, Co. Cork | Cork | Cork, Ireland", industry, skills: ["cheese | cheese buying"], hobbies: ["Sailing | White Sail League | sailing in the White Sail League"], achievements: ["White Sail League 2025 | winner of the White Sail League 2025"], certifications: ["Level 4 of the Academy of Cheesemongers | Academy of Cheesemongers Level 4"]
    },
    also: {
      title: "Judge | chair", location: "Tivoli Quay Park, Cork | Munster", industry: "cheese | buying", skills: ["olive oil | bought cheese and olive oil", "buying | purchasing", "cheese judging | judging", "look after 140 producers | supplier relations"],
      achievements: ["has judged since 2011 | judge at the Irish Cheese Awards | judge 2025", "chair of the hard cheese judges | Hard cheese (chair)", "bought cheese and olive oil for the Rivendale stores for 17 years | Rivendale stores for 17 years", "joined as Buying Director | joins as Buying Director | Buying Director since September 2025", "look after 140 producers", "Brie Encounter"], interests: ["cheese", "sailing", "olive oil"], memberships: ["Academy of Cheesemongers", "Irish Cheese Awards | Irish Cheese Awards judges", "Kinsale Sailing"], hobbies: ["Brie Encounter", "judging cheese"], education: [{ institution: "Academy of Cheesemongers", degree: "Level 4" }]
    },
    sources: ["https://harnettprovisions.example/blogs/news/brian-lucey-buying-director", "https://harnettprovisions.example/", "https://www.irishcheeseawards.example/2025/judges", "https://www.kinsalesailing.example/results/white-sail-2025"]
  },
  {
    id: "aneta-wolska", about: "Nothing public: the employer's site does not name her",
    contact: { email: "aneta.wolska@harnettprovisions.example", full_name: "Aneta Wolska", company: "Harnett Provisions", location: "Cork" }, outcome: "nothing", facts: {}, sources: []
  }
]

export default { people, pages }
