// Umdoni Water, a water utility in Durban, South Africa
const site = (title, main) => `<!DOCTYPE html>
<html lang="en-ZA"><head><meta charset="utf-8"><title>${title} - Umdoni Water</title><meta name="generator" content="Joomla!"></head>
<body class="site com_content"><div class="topline">Report a leak: WhatsApp &quot;LEAK&quot; to our number</div><header><a class="brand" href="https://umdoniwater.example/">Umdoni Water</a></header><nav class="navigation"><ul class="nav menu"><li><a href="https://umdoniwater.example/index.php/executive">Executive</a></li><li><a href="https://umdoniwater.example/index.php/news">News</a></li><li><a href="https://umdoniwater.example/index.php/dam-levels">Dam levels</a></li></ul></nav>
<main id="content">${main}</main><footer class="footer"><p>Umdoni Water, Umgeni Quay House, Durban, KwaZulu-Natal, South Africa. A public water utility.</p></footer></body></html>`

export default {
  people: [
    {
      id: "sibusiso-ngcobo",
      about: "Chief engineer of the water utility: executive page, engineers' journal, marathon club.",
      contact: { email: "sngcobo@umdoniwater.example", full_name: "Sibusiso Ngcobo", company: "Umdoni Water" },
      outcome: "found",
      facts: {
        title: "Chief Engineer | Executive: Engineering",
        company: "Umdoni Water",
        location: "Durban | Durban, KwaZulu-Natal | Durban, South Africa",
        industry: "water utility | water",
        skills: ["leak detection"],
        achievements: ["Ten Comrades Marathons | Comrades Marathon green number | green number at the Comrades"],
        sports_teams: ["Umlazi Harriers"],
        certifications: ["Pr.Eng. | Pr Eng | Professional Engineer"],
        education: [{ institution: "University of KwaZulu-Natal", degree: "BSc Eng | BScEng", field: "Civil Engineering", year: 2001 }]
      },
      also: {
        title: "engineer | civil engineer | head of engineering | mentor",
        location: "KwaZulu-Natal | South Africa | Umlazi | Umgeni Quay House, Durban",
        industry: "water supply | water and sanitation | public utility | utilities",
        skills: ["civil engineering", "pressure management", "acoustic leak detection | acoustic loggers", "water loss reduction | non-revenue water", "long-distance running"],
        achievements: [
          "Cut water losses from 41 to 27 per cent | reduced water losses to 27 per cent | water losses down to 27 per cent",
          "Author of the article The sound of a leaking main | The sound of a leaking main | article in Civil Works SA",
          "Chief Engineer since 2019",
          "Flood repairs of 2022 | restored supply after the 2022 floods | restored water after the floods in 51 days | 51 days after the 2022 floods",
          "Runs a Saturday maths class in Umlazi | Saturday maths class | maths class at Umlazi library",
          "acoustic loggers on 900 km of pipe", "green number in 2025 | Comrades green number in 2025", "Fellow of the Southern Institute of Civil Engineers", "Led the repairs after the 2022 floods", "Best Comrades time 8:14 | 8:14 | Comrades in 8:14"
        ],
        interests: ["running | long-distance running", "mathematics | maths teaching", "Comrades Marathon", "leak detection"],
        hobbies: ["running | marathon running | ultra running | ultramarathons", "teaching maths"],
        causes: ["maths education | Saturday maths class | maths for township children"],
        memberships: ["Umlazi Harriers", "Southern Institute of Civil Engineers | Fellow of the Southern Institute of Civil Engineers"],
        education: [{ institution: "University of KwaZulu-Natal", degree: "BSc Eng (Civil)", year: 2001 }]
      },
      sources: ["https://umdoniwater.example/index.php/executive", "https://civilworkssa.example/2024/sound-of-a-leaking-main", "https://umlaziharriers.example/members/sibusiso"]
    },
    {
      id: "lerato-khumalo",
      about: "Communications manager: press contact, interview; a radio presenter in Durban has the same name.",
      contact: { email: "lkhumalo@umdoniwater.example", full_name: "Lerato Khumalo", company: "Umdoni Water", title: "Communications Manager", location: "Durban" },
      outcome: "found",
      facts: {
        title: "Communications Manager",
        company: "Umdoni Water",
        location: "Durban | Durban, KwaZulu-Natal | Durban, South Africa",
        skills: ["crisis communication | crisis communications"],
        hobbies: ["beekeeping"],
        memberships: ["Durban Backyard Beekeepers"],
        pets: ["a dachshund named Valve | Valve | dachshund"]
      },
      also: {
        title: "spokesperson | spokeswoman | communications | Umdoni Water spokesperson",
        location: "KwaZulu-Natal | South Africa | Glenwood | Umgeni Quay House, Durban",
        industry: "water utility | public utility | water",
        skills: ["communication | public relations | media relations", "beekeeping", "school talks | public education"],
        achievements: [
          "Thonsi the Drop visited 120 schools | 120 schools", "Silver at the PubliComm Awards 2023 for 51 daily bulletins in three languages", "took up beekeeping after the floods", "Daily bulletins during the 2022 floods | 51 daily bulletins | bulletins in three languages",
          "PubliComm Silver 2023 | PubliComm Silver for crisis communication | silver at the PubliComm Awards 2023 | PubliComm Silver 2023 for the flood bulletins",
          "Created the character Thonsi the Drop | Thonsi the Drop | water-saving mascot for schools | mascot",
          "Teaches the beginners' course of the Durban Backyard Beekeepers | beginners' course in beekeeping | beekeeping course",
          "Eleven hives | keeps eleven hives | 11 hives"
        ],
        interests: ["bees", "water saving", "beekeeping", "urban bees"],
        hobbies: ["keeping bees | bees"],
        causes: ["saving water | water conservation", "bees | urban bees"],
        memberships: [],
        pets: ["dog", "bees"]
      },
      sources: ["https://umdoniwater.example/index.php/news", "https://berealongshore.example/people/lerato-khumalo", "https://backyardbees.example/about.html", "https://publicomm.example/2023"],
      never: ["Wave 98", "breakfast show", "presenter", "DJ"]
    }
  ],
  pages: [
    { url: "https://umdoniwater.example/", body: site("Home", `<h1>Water for 2.4 million people</h1><p>Dam levels this week: 81%.</p>`) },
    { url: "https://umdoniwater.example/index.php/executive", body: site("Executive", `<div class="item-page"><h2>Executive</h2><table class="table"><tr><td><b>Ms Thandeka Zulu</b></td><td>Chief Executive</td></tr><tr><td><b>Mr Sibusiso Ngcobo, Pr.Eng.</b></td><td>Chief Engineer (since 2019)<br>BSc Eng (Civil Engineering), University of KwaZulu-Natal, 2001. Fellow of the Southern Institute of Civil Engineers. Led the repairs after the 2022 floods, when supply was restored in 51 days.</td></tr><tr><td><b>Mr Kreesan Govender</b></td><td>Chief Financial Officer</td></tr></table></div>`) },
    { url: "https://umdoniwater.example/index.php/news", body: site("News", `<div class="blog"><h2>News</h2><h3>Thonsi the Drop goes to school</h3><p>Our Communications Manager, Lerato Khumalo, invented the mascot on a napkin. He has now visited 120 schools to talk about saving water.</p><h3>Media enquiries</h3><p>Lerato Khumalo, lkhumalo@umdoniwater.example</p></div>`) },
    { url: "https://civilworkssa.example/2024/sound-of-a-leaking-main", body: `<!DOCTYPE html><html lang="en"><head><title>The sound of a leaking main | Civil Works SA</title><meta name="author" content="Sibusiso Ngcobo"></head><body><header>Civil Works SA, the engineers' monthly</header><article><h1>The sound of a leaking main</h1><p>By Sibusiso Ngcobo, Umdoni Water, Durban. August 2024.</p><p>A leak has a voice. With acoustic loggers on 900 km of pipe and honest pressure management we took our losses from 41 to 27 per cent in five years. Leak detection is not a gadget, it's a habit.</p></article></body></html>` },
    { url: "https://umlaziharriers.example/members/sibusiso", body: `<html><head><title>Umlazi Harriers: green numbers</title></head><body><h1>UMLAZI HARRIERS</h1><h2>Our green numbers</h2><p><b>Sibusiso Ngcobo</b>: ten Comrades Marathons, best 8:14. Green number in 2025. He fixes the water for a living (engineer at Umdoni Water), and on Saturday afternoons, after the long run, he gives a maths class at Umlazi library, for nothing.</p></body></html>` },
    { url: "https://publicomm.example/2023", body: `<!DOCTYPE html><html><head><title>PubliComm Awards 2023</title></head><body><h1>PubliComm Awards 2023</h1><p>Crisis communication. <b>Silver:</b> Lerato Khumalo, Umdoni Water, for 51 daily bulletins in three languages after the 2022 floods.</p><p>Gold: Nelson Bay Roads.</p></body></html>` },
    { url: "https://berealongshore.example/people/lerato-khumalo", body: `<!DOCTYPE html><html lang="en"><head><title>Bees, bulletins and a dachshund: Lerato Khumalo | Berea & Longshore</title></head><body><header><a href="https://berealongshore.example/">Berea &amp; Longshore</a></header><main><h1>Bees, bulletins and a dachshund</h1><p>The voice that told Durban when to boil its water lives in Glenwood with eleven hives and a dachshund named Valve. Lerato Khumalo, spokesperson of Umdoni Water, took up beekeeping after the floods.</p><p>"Crisis communication and beekeeping are the same. Move slowly, wear white, don't lie."</p></main></body></html>` },
    { url: "https://backyardbees.example/about.html", body: `<html><head><title>Durban Backyard Beekeepers</title></head><body bgcolor="#fff8dc"><h1>Durban Backyard Beekeepers</h1><p>A club of 140 members. Beginners' course: Lerato Khumalo (yes, the one from the water). Swarm line: Deon.</p></body></html>` },
    { url: "https://wave98.example/presenters/lerato-khumalo", body: `<!DOCTYPE html><html><head><title>Lerato Khumalo - Wave 98 Durban</title></head><body><h1>Lerato Khumalo</h1><p>DJ and presenter of the breakfast show on Wave 98, Durban.</p></body></html>` }
  ]
}
