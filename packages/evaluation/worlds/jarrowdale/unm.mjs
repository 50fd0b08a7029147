const pg = (path, title, main) => ({
  url: `https://linguistics.unm.example${path}`,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} :: Department of Linguistics | The University of New Mexico</title><link rel="stylesheet" href="//webcore.unm.example/v2/css/unm-styles.min.css"></head><body><div class="navbar navbar-unm"><a class="navbar-brand" href="/">The University of New Mexico</a></div><div id="header"><h1><a href="/">Department of Linguistics</a></h1></div><nav id="horz-nav"><ul class="nav"><li><a href="/people/index.html">People</a></li><li><a href="/programs/">Programs</a></li><li><a href="/news/">News</a></li><li><a href="/give/">Give</a></li></ul></nav><div id="main"><div class="container">${main}</div></div><footer id="footer">&copy; The University of New Mexico, Albuquerque, NM 87131, (505) 555-0177. New Mexico's Flagship University. <a href="/accessibility">Accessibility</a></footer></body></html>`
})
const industry = "Higher education | Higher Education | Education | University | Research | Academia | Linguistics | Education administration"
const company = "University of New Mexico | The University of New Mexico | UNM | Department of Linguistics, University of New Mexico | University of New Mexico Department of Linguistics | Department of Linguistics"
const abq = "Albuquerque, New Mexico | Albuquerque | Albuquerque, NM"
export default {
  people: [
    {
      id: "jd-renata-quintana-bloch",
      about: "An academic with ORCID and a Bluesky account.",
      contact: { full_name: "Renata Quintana-Bloch", email: "rqbloch@unm.example", company: "University of New Mexico" },
      outcome: "found",
      facts: {
        title: "Associate Professor | Associate Professor of Linguistics",
        company, location: abq, industry,
        interests: ["New Mexican Spanish | Spanish of New Mexico | Traditional New Mexican Spanish"],
        skills: ["phonetics | acoustic phonetics | Phonetics"],
        memberships: ["Linguistic Society of America | LSA"],
        hobbies: ["restoring lowriders | lowriders | lowrider restoration | car restoration | restoring a 1964 Impala"],
        education: [{ institution: "University of California, Santa Barbara | UC Santa Barbara | UCSB", degree: "PhD | Ph.D. | Doctorate", field: "Linguistics", year: 2013 }]
      },
      also: {
        title: "Assistant Professor | Director of Graduate Studies | Graduate director | Graduate advisor | Director, Voices of the Acequia",
        location: "New Mexico | Española | Española, New Mexico | United States",
        skills: ["fieldwork | oral history interviews | interviewing", "sociophonetics | sociolinguistics", "language documentation | corpus building | speech corpora | archiving", "Praat", "Spanish | bilingualism", "teaching", "auto repair | auto body work | hydraulics", "linguistics"],
        achievements: ["Voices of the Acequia | Voices of the Acequia archive | directs Voices of the Acequia", "Regents' Award for Public Scholarship | 2026 Regents' Award for Public Scholarship | Public Scholarship award", "Vowel space and acequia: sound change in northern New Mexico | Vowel space and acequia | paper in Journal of Borderland Phonetics", "Creaky voice in bilingual radio | Creaky voice in bilingual radio announcers", "recorded 212 hours | 212 hours of recordings | 212 hours of interviews"],
        interests: ["acequias | acequia", "sociophonetics", "bilingualism", "oral history", "lowriders | 1964 Impala | lowrider culture", "language change | sound change", "creaky voice | voice quality", "green chile | chile | roasting chile", "bilingual radio | radio", "public scholarship"],
        hobbies: ["chile roasting | roasting green chile | roasting chile"],
        causes: ["language preservation | heritage language | preserving New Mexican Spanish | language documentation", "public scholarship"],
        education: [{ institution: "University of Texas at El Paso | UTEP", degree: "BA | B.A. | Bachelor of Arts", field: "Spanish", year: 2006 }]
      },
      sources: ["https://linguistics.unm.example/people/renata-quintana-bloch.html", "https://linguistics.unm.example/news/regents-award-2026.html", "https://orcid.org/0000-0003-1190-4622", "https://bsky.app/profile/rqbloch.bsky.social"]
    },
    {
      id: "jd-femi-adeyinka-holt",
      about: "An old directory still calls him a visiting lecturer; contact without an email.",
      contact: { full_name: "Femi Adeyinka-Holt", company: "UNM Linguistics", title: "Lecturer" },
      outcome: "found",
      facts: {
        title: "Principal Lecturer | Principal Lecturer of Linguistics | Principal Lecturer in Linguistics",
        company, location: abq, industry,
        interests: ["Yoruba | Yoruba tone | tone languages | tone"],
        achievements: ["Outstanding Lecturer of the Year | Outstanding Lecturer of the Year 2024 | UNM Outstanding Lecturer of the Year"],
        hobbies: ["table tennis | ping-pong | ping pong"],
        education: [
          { institution: "University of Arizona", degree: "PhD | Ph.D.", field: "Linguistics", year: 2016 },
          { institution: "University of Ibadan", degree: "BA | B.A. | Bachelor of Arts", field: "Linguistics", year: 2008 }
        ]
      },
      also: {
        title: "Undergraduate advisor | Undergraduate Advisor | Podcast host | Host of The Glottal Stop Café | Visiting Lecturer | Lecturer | Senior Lecturer | former Visiting Lecturer",
        location: "New Mexico | United States",
        skills: ["teaching | undergraduate teaching", "Yoruba", "podcasting | podcast hosting | interviewing", "phonology | tonology | tone", "advising | student advising | academic advising", "linguistics | introductory linguistics", "table tennis", "audio production | editing audio"],
        achievements: ["The Glottal Stop Café | hosts The Glottal Stop Café | podcast The Glottal Stop Café", "taught over 4,000 students | 4,000 students | Language of New Mexico course | teaches the introductory course", "won the Duke City Open over-40 | Duke City Open over-40 | Duke City Open over-40 champion"],
        interests: ["podcasting | podcasts", "tone | tone languages | tonal languages", "whistled languages | drum languages | talking drums | talking drum", "table tennis", "teaching large classes | teaching", "jollof | jollof rice | cooking jollof rice", "linguistics"],
        hobbies: ["podcasting | podcast", "cooking | cooking jollof rice | jollof", "talking drum | playing the talking drum"]
      },
      sources: ["https://linguistics.unm.example/people/index.html", "https://linguistics.unm.example/news/lecturer-of-the-year-2024.html", "https://glottalstopcafe.example/about", "https://linguistics.unm.example/people/directory-2019.html"]
    }
  ],
  pages: [
    pg("/", "Home", `<h2>Where languages meet</h2><p>We study Spanish, Navajo, ASL, Keres and a hundred others, with the people who speak and sign them.</p><ul><li><a href="/news/regents-award-2026.html">Quintana-Bloch receives Regents' Award</a></li><li><a href="/people/index.html">Faculty and staff</a></li></ul>`),
    pg("/people/index.html", "Faculty and Staff", `<h2>Faculty</h2>
<div class="media"><div class="media-body"><h4><a href="/people/renata-quintana-bloch.html">Renata Quintana-Bloch</a></h4><p>Associate Professor, Director of Graduate Studies<br>Humanities 534<br>rqbloch@unm.example</p></div></div>
<div class="media"><div class="media-body"><h4>Femi Adeyinka-Holt</h4><p>Principal Lecturer, Undergraduate Advisor<br>Humanities 511<br>PhD, University of Arizona, 2016; BA, University of Ibadan, 2008 (both Linguistics)<br>Teaches: Introduction to Language; Tone Languages; The Language of New Mexico<br>Interests: Yoruba tone, whistled and drum languages</p></div></div>
<div class="media"><div class="media-body"><h4>Harlan Tsosie-Greene</h4><p>Professor and Chair<br>Humanities 526</p></div></div>
<h2>Staff</h2><p>Bernadette Archuleta, Department Administrator, Humanities 526</p>`),
    pg("/people/renata-quintana-bloch.html", "Renata Quintana-Bloch", `<h2>Renata Quintana-Bloch</h2><p><strong>Associate Professor of Linguistics</strong></p><img src="/assets/img/rqb.jpg" alt="Renata Quintana-Bloch next to a car hood"><p>Ph.D., Linguistics, University of California, Santa Barbara, 2013<br>B.A., Spanish, University of Texas at El Paso, 2006</p><p>My research is in phonetics and sociophonetics, and most of it is about the Spanish of New Mexico, a variety that has been here for four hundred years and that people keep announcing the death of. I direct <em>Voices of the Acequia</em>, an archive of 212 hours of interviews with irrigators and their families between Española and Embudo. Students learn Praat with me, and how to sit in a kitchen and listen.</p><p>I am a member of the Linguistic Society of America.</p><p><a href="https://orcid.org/0000-0003-1190-4622">ORCID</a> | <a href="https://bsky.app/profile/rqbloch.bsky.social">Bluesky</a></p>`),
    pg("/news/regents-award-2026.html", "Quintana-Bloch receives Regents' Award for Public Scholarship", `<h2>Quintana-Bloch receives Regents' Award for Public Scholarship</h2><p>April 16, 2026</p><p>Associate Professor Renata Quintana-Bloch is this year's recipient of the Regents' Award for Public Scholarship, for an archive that acequia commissions now use to settle arguments about who dug what.</p><p>"My grandmother called it talking <em>como la gente</em>," said Quintana-Bloch, who grew up in Española and still spends Saturdays there with her brother, restoring lowriders. The current one is a 1964 Impala, and it has been current for six years.</p>`),
    pg("/news/lecturer-of-the-year-2024.html", "Adeyinka-Holt is Outstanding Lecturer of the Year", `<h2>Adeyinka-Holt is Outstanding Lecturer of the Year</h2><p>May 2, 2024</p><p>Senior Lecturer Femi Adeyinka-Holt has been named UNM's Outstanding Lecturer of the Year. Since he came in 2016 he has taught the introductory course to over 4,000 students, each of whom he claims to have beaten at table tennis. (The department's table is in Humanities 509. The sign-up sheet is real.)</p>`),
    pg("/people/directory-2019.html", "Directory 2019-20", `<h2>Directory 2019-20</h2><table><tr><th>Name</th><th>Rank</th><th>Office</th></tr><tr><td>Adeyinka-Holt, Femi</td><td>Visiting Lecturer</td><td>Humanities 559</td></tr><tr><td>Quintana-Bloch, Renata</td><td>Assistant Professor</td><td>Humanities 534</td></tr><tr><td>Tsosie-Greene, Harlan</td><td>Professor</td><td>Humanities 526</td></tr></table>`),
    {
      url: "https://glottalstopcafe.example/about",
      body: `<!DOCTYPE html><html><head><title>The Glottal Stop Café: about the show</title></head><body><header><a href="/">The Glottal Stop Café</a></header><p>Languages, and the people inside them. Since 2021, every other Tuesday.</p><p><strong>Femi Adeyinka-Holt</strong> hosts and edits. He teaches linguistics at the University of New Mexico in Albuquerque, plays the talking drum when the neighbours are out, and won the Duke City Open over-40 title in table tennis in 2023. He will cook jollof rice for anyone who comes on twice.</p><p>Music: Los Diptongos.</p></body></html>`
    },
    {
      url: "https://glottalstopcafe.example/episodes/61",
      body: `<!DOCTYPE html><html><head><title>61. Whistling across a valley</title></head><body><header><a href="/">The Glottal Stop Café</a></header><h1>61. Whistling across a valley</h1><p>Femi talks to a shepherd and a phonetician about whistled languages, and to Renata Quintana-Bloch about why radio announcers creak.</p></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "rqbloch.bsky.social", name: "Renata Quintana-Bloch", description: "Phonetics, acequias, chrome. Assoc. prof., UNM Linguistics. Views from the back seat.", website: "https://linguistics.unm.example/people/renata-quintana-bloch.html",
      posts: [
        { text: "New hydraulics in the Impala. My brother says it is now louder than my advisees.", at: "2026-04-26T20:00:00.000Z" },
        { text: "First roaster of the season in front of the grocery store. Nobody in this city will get anything done today. Two sacks of green for me.", at: "2025-08-16T16:00:00.000Z" }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0003-1190-4622", given: "Renata", family: "Quintana-Bloch", keywords: ["sociophonetics", "New Mexican Spanish", "voice quality"], country: "US",
      urls: [{ label: "Department page", url: "https://linguistics.unm.example/people/renata-quintana-bloch.html" }],
      employments: [{ organization: "University of New Mexico", role: "Associate Professor", department: "Linguistics", city: "Albuquerque", country: "US", from: 2021 }, { organization: "University of New Mexico", role: "Assistant Professor", department: "Linguistics", city: "Albuquerque", country: "US", from: 2015, to: 2021 }],
      educations: [{ organization: "University of California, Santa Barbara", role: "PhD", department: "Linguistics", city: "Santa Barbara", country: "US", from: 2007, to: 2013 }],
      works: [
        { title: "Vowel space and acequia: sound change in northern New Mexico", type: "journal-article", year: 2022, journal: "Journal of Borderland Phonetics" },
        { title: "Creaky voice in bilingual radio announcers", type: "journal-article", year: 2019, journal: "Southwest Papers in Linguistics" }
      ]
    }
  ],
  podcasts: [
    {
      id: 1688210044, title: "The Glottal Stop Café", artist: "Femi Adeyinka-Holt", feed: "https://glottalstopcafe.example/feed.xml", site: "https://glottalstopcafe.example/about", description: "Languages, and the people inside them.",
      episodes: [{ title: "61. Whistling across a valley", description: "Whistled languages, with guests.", url: "https://glottalstopcafe.example/episodes/61", at: "2026-02-10T12:00:00Z" }, { title: "12. What the drum said", description: "Femi explains how talking drums carry Yoruba tone.", url: "https://glottalstopcafe.example/episodes/12", at: "2022-03-01T12:00:00Z" }]
    }
  ]
}
