// Tarangini Labs, Hyderabad: speech technology for Indian languages.
const t = (title, body) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} — Tarangini Labs</title><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta name="generator" content="Astro v5.1"></head>
<body><header class="top"><a href="https://taranginilabs.example/" class="wordmark">tarangini</a><nav><a href="https://taranginilabs.example/people">People</a><a href="https://taranginilabs.example/updates/telugu-release">Updates</a></nav></header>
<main class="stack">${body}</main>
<footer><address>Tarangini Labs Private Limited, Plot 88, Kavuri Lakeside, Hyderabad 500033, India</address></footer></body></html>`

export default {
  people: [
    {
      id: "sailaja-vempati",
      about: "co-founder and research head; GitHub, ORCID, Crossref, podcast guest",
      contact: { email: "sailaja@taranginilabs.example", full_name: "Sailaja Vempati", company: "Tarangini Labs" },
      outcome: "found",
      facts: {
        title: "Co-founder and Head of Research",
        company: "Tarangini Labs | Tarangini Labs Private Limited",
        location: "Hyderabad | Hyderabad, India",
        industry: "speech technology",
        skills: ["speech recognition"],
        achievements: ["released the open Telugu speech corpus Godavari | Godavari corpus | Godavari speech corpus | Godavari"],
        hobbies: ["Carnatic violin"],
        education: [{ institution: "IIIT Hyderabad", degree: "PhD", field: "Speech Processing" }]
      },
      also: {
        title: "co-founder | Head of Research | founder | researcher | research head | board member | former speech scientist at a phone maker",
        location: "Kavuri Lakeside, Hyderabad | India | Kavuri Lakeside | Secunderabad | IN",
        industry: "artificial intelligence | AI | machine learning | software | language technology",
        skills: ["low-resource languages | low-resource speech", "PyTorch", "Python", "speech corpora | building speech corpora | speech-corpus | data collection", "machine learning", "code-mixed speech | code-mixing | code-mixed"],
        achievements: ["Code-mixed speech recognition with forty hours of data", "Godavari: an open corpus of conversational Telugu", "guest on Many Tongues | Many Tongues episode 23 | How Telugu got its microphone | appeared on the podcast Many Tongues", "founded Tarangini Labs in 2020 | co-founded Tarangini Labs with Faisal Mirza in 2020 | co-founded Tarangini Labs", "515 stars", "best paper at SpeechSouth 2023 | SpeechSouth 2023 best paper award | best paper award", "wrote mixlex | mixlex", "played at the Thyagaraja festival of the Secunderabad Sabha | played violin at the Secunderabad Sabha"],
        interests: ["endangered languages", "Telugu", "Carnatic music"],
        hobbies: ["violin | music | Carnatic music"],
        causes: ["open data for Indian languages | open speech data"],
        memberships: ["board of the Indian Languages Commons | Indian Languages Commons", "Secunderabad Sabha"],
        education: [{ institution: "IIIT Hyderabad", degree: "PhD", field: "Speech Processing", year: 2015 }]
      },
      sources: ["https://taranginilabs.example/people", "https://taranginilabs.example/", "https://taranginilabs.example/updates/telugu-release", "https://github.com/svempati", "https://orcid.org/0000-0002-7719-0522", "https://doi.org/10.55555/lrs.2023.0044", "https://manytongues.example/23", "https://speechsouth.example/2023/awards", "https://indianlanguagescommons.example/board", "https://secunderabadsabha.example/2025.html"]
    },
    {
      id: "gautam-iyer-pillai",
      about: "product manager; newsletter, talk, quiz club; pages only",
      contact: { email: "gautam@taranginilabs.example", full_name: "Gautam Iyer-Pillai", company: "Tarangini Labs", title: "Product Manager", location: "Hyderabad" },
      outcome: "found",
      facts: {
        title: "Group Product Manager",
        company: "Tarangini Labs",
        location: "Hyderabad",
        achievements: ["launched voice ordering for 9,000 kirana shops"],
        skills: ["voice interfaces"],
        hobbies: ["quizzing"],
        linkedin: "https://www.linkedin.com/in/gautam-iyer-pillai",
        memberships: ["Deccan Quiz Circle"]
      },
      also: {
        title: "product manager | product lead | quizmaster | product manager for voice ordering | former grocery-delivery product manager",
        company: "Tarangini Labs Private Limited",
        location: "Hyderabad, India | India | Kavuri Lakeside, Hyderabad | Banjara Hills | Kavuri Lakeside",
        industry: "speech technology | artificial intelligence | AI | software | voice interfaces | language technology",
        skills: ["product management", "user interviews | listening to shopkeepers", "voice design | conversation design", "writing | newsletter writing"],
        achievements: ["writes the newsletter Say It Again | Say It Again | author of the newsletter Say It Again", "spoke at ProductNama 2025 | Shopkeepers do not say please | ProductNama 2025", "won the Charminar Open Quiz 2024 | Charminar Open Quiz 2024 winner | won the Charminar Open Quiz", "quizmaster of the Deccan Quiz Circle | sets the monthly quiz of the Deccan Quiz Circle | sets the monthly quiz", "4,000 subscribers"],
        interests: ["voice interfaces", "quizzes | trivia", "kirana shops | small shops", "language"],
        hobbies: ["quizzes", "writing a newsletter", "quiz setting"],
        memberships: ["quizmaster of the Deccan Quiz Circle"]
      },
      sources: ["https://taranginilabs.example/people", "https://taranginilabs.example/updates/kirana", "https://sayitagain.example/about", "https://productnama.example/2025/sessions", "https://deccanquiz.example/"]
    },
    {
      id: "harish-bontha",
      about: "nothing public: his firm has no site at all and nobody writes of him",
      contact: { full_name: "Harish Bontha", company: "Bontha Packaging Traders" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://taranginilabs.example/", body: t("Speech technology for the languages people speak", `<h1>Speech technology for the languages people speak</h1><p>Telugu, Tamil, Kannada, Odia, and the mixtures in between.</p><p><a href="https://taranginilabs.example/people">People</a></p>`) },
    { url: "https://taranginilabs.example/people", body: t("People", `<h1>People</h1><p>Founded in 2020 by Sailaja Vempati and Faisal Mirza.</p><dl class="people">
<dt>Faisal Mirza</dt><dd>Co-founder and CEO</dd>
<dt>Sailaja Vempati</dt><dd>Co-founder and Head of Research. PhD in Speech Processing, IIIT Hyderabad. Formerly a speech scientist at a phone maker. <a href="https://github.com/svempati">GitHub</a>, <a href="https://orcid.org/0000-0002-7719-0522">ORCID</a></dd>
<dt>Gautam Iyer-Pillai</dt><dd>Group Product Manager. Voice interfaces for shopkeepers. Writes <a href="https://sayitagain.example/about">Say It Again</a>. <a href="https://www.linkedin.com/in/gautam-iyer-pillai">LinkedIn</a></dd></dl>`) },
    { url: "https://taranginilabs.example/updates/telugu-release", body: t("Godavari is out", `<article><h1>Godavari is out</h1><p>11 July 2023. Today Sailaja Vempati and her team released the open Telugu speech corpus Godavari: 1,100 hours of conversation, free for anyone. It is our contribution to open data for Indian languages.</p></article>`) },
    { url: "https://taranginilabs.example/updates/kirana", body: t("Orders by voice", `<article><h1>Orders by voice</h1><p>19 February 2026. Group Product Manager Gautam Iyer-Pillai and his team have launched voice ordering for 9,000 kirana shops. Gautam, who came to us from grocery delivery, spent a winter behind counters, listening to shopkeepers.</p></article>`) },
    { url: "https://manytongues.example/23", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Many Tongues 23: How Telugu got its microphone</title></head><body><h1>23: How Telugu got its microphone</h1><p>Sailaja Vempati of Tarangini Labs, Hyderabad, on speech recognition, code-mixed speech and endangered languages. She also plays the Carnatic violin; the last four minutes are hers.</p></body></html>` },
    { url: "https://indianlanguagescommons.example/board", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board | Indian Languages Commons</title></head><body><ul class="board"><li>Sailaja Vempati, Tarangini Labs</li><li>Dr. Nirupama Bhol, Bhubaneswar</li></ul></body></html>` },
    { url: "https://secunderabadsabha.example/2025.html", body: `<html><head><title>Secunderabad Sabha - Thyagaraja festival 2025</title></head><body><h2>Thyagaraja festival 2025</h2><p>Sunday 5 pm: Sailaja Vempati (violin, our member; by profession a researcher at Tarangini Labs), K. Murali (mridangam)</p></body></html>` },
    { url: "https://speechsouth.example/2023/awards", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>SpeechSouth 2023 awards</title></head><body><h1>SpeechSouth 2023</h1><p>Best paper award: S. Vempati and F. Mirza (Tarangini Labs), Code-mixed speech recognition with forty hours of data.</p></body></html>` },
    { url: "https://sayitagain.example/about", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About – Say It Again</title></head><body><h1>Say It Again</h1><p>A fortnightly newsletter on voice design, by Gautam Iyer-Pillai, who is a product manager at Tarangini Labs in Hyderabad and lives in Banjara Hills. 4,000 subscribers. I like quizzing and dislike loading spinners.</p></body></html>` },
    { url: "https://productnama.example/2025/sessions", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ProductNama 2025: sessions</title></head><body><section><h2>Shopkeepers do not say please</h2><p>Gautam Iyer-Pillai, Tarangini Labs</p></section><section><h2>Dark patterns, light hands</h2><p>Mehul Trivedi</p></section></body></html>` },
    { url: "https://deccanquiz.example/", body: `<html><head><title>Deccan Quiz Circle</title></head><body><h1>Deccan Quiz Circle, Hyderabad</h1><p>Quizmaster this year: Gautam Iyer-Pillai (Tarangini Labs), winner of the Charminar Open Quiz 2024. He sets the monthly quiz. Bring your own pen.</p></body></html>` }
  ],
  github: [{ login: "svempati", id: 17440982, name: "Sailaja Vempati", company: "Tarangini Labs", location: "Hyderabad, India", bio: "Speech for languages with too little data.", commit_email: "sailaja@taranginilabs.example", repositories: [{ name: "godavari", description: "Open corpus of conversational Telugu", language: "Python", topics: ["telugu", "speech-corpus", "speech-recognition", "pytorch"], stars: 515, pushed_at: "2026-01-09T05:00:00Z" }, { name: "mixlex", description: "Lexicons for code-mixed speech", language: "Python", stars: 66, pushed_at: "2024-07-09T05:00:00Z" }] }],
  orcid: [{ id: "0000-0002-7719-0522", given: "Sailaja", family: "Vempati", keywords: ["low-resource speech", "code-mixing"], country: "IN", employments: [{ organization: "Tarangini Labs", role: "Head of Research", city: "Hyderabad", country: "IN", from: 2020 }], educations: [{ organization: "IIIT Hyderabad", role: "PhD", department: "Speech Processing", city: "Hyderabad", country: "IN", from: 2010, to: 2015 }], works: [{ title: "Godavari: an open corpus of conversational Telugu", type: "journal-article", year: 2023, journal: "Language Resources South" }, { title: "Code-mixed speech recognition with forty hours of data", type: "conference-paper", year: 2023, journal: "SpeechSouth" }] }],
  crossref: [{ doi: "10.55555/lrs.2023.0044", title: "Godavari: an open corpus of conversational Telugu", journal: "Language Resources South", published: [2023, 7], authors: [{ given: "Sailaja", family: "Vempati", affiliation: "Tarangini Labs, Hyderabad", orcid: "0000-0002-7719-0522" }, { given: "Faisal", family: "Mirza", affiliation: "Tarangini Labs, Hyderabad" }] }]
}
