const host = "https://openweir.example"
const page = (path, lang, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} | OpenWeir Alliance</title><meta name="generator" content="Squarespace"><meta property="og:type" content="website"><meta property="og:title" content="${title}"></head>
<body class="sqs-block"><header><a href="/">OpenWeir Alliance</a><nav><a href="/what-we-do">What we do</a> <a href="/team">Team</a> <a href="/stories/glass-eels">Stories</a> <a href="/positions">Positions</a> <a href="/donate">Donate</a></nav></header>
<main>${main}</main>
<footer><p>OpenWeir Alliance · Secretariat: Westzeedijk 140, Rotterdam · EU office: Rue du Trône 60, Brussels</p><p>ANBI-registered. We are on <a href="https://bsky.app/profile/openweir.example">Bluesky</a>.</p><form><input placeholder="Your email"><button>Get our newsletter</button></form></footer></body></html>`
})
export default {
  people: [
    {
      id: "helene-vandecasteele",
      about: "Policy director in Brussels; first name as address; French interview, Bluesky.",
      contact: { email: "helene@openweir.example", full_name: "Hélène Vandecasteele" },
      outcome: "found",
      facts: {
        title: "Policy Director | Director of Policy | directrice des politiques | Directrice politique",
        company: "OpenWeir Alliance | OpenWeir",
        location: "Brussels, Belgium | Brussels | Bruxelles",
        industry: "NGO | non-profit | environmental NGO | nature conservation | river restoration | environment",
        skills: ["droit de l'eau | water law | EU water law | EU environmental law | droit européen de l'environnement"],
        hobbies: ["nage en eau froide | cold water swimming | swimming | nage"],
        causes: ["rivières libres | free-flowing rivers | dam removal | river restoration | removal of dams"],
        education: [{ institution: "Université libre de Bruxelles | ULB", degree: "master en droit | master | Master of Laws | LLM", field: "droit | law", year: 2004 }]
      },
      also: {
        title: "former lawyer | avocate | lawyer | juriste",
        location: "Belgium | Belgique",
        skills: ["droit | law | legal advice", "droit de l'environnement | environmental law", "public speaking", "writing | co-author", "negotiation | négociation", "lobbying | advocacy | policy", "Dutch | néerlandais", "French | français", "English"],
        achievements: ["a fait inscrire l'objectif de 25 000 km de rivières libres dans le règlement européen | objectif de 25 000 km de rivières libres | target of 25,000 km of free-flowing rivers in the EU regulation", "six ans comme avocate | six years as a lawyer | former lawyer", "policy director since 2017 | chez OpenWeir depuis 2017", "co-author of the handbook Barriers, permits, courts | Barriers, permits, courts", "panel at European River Days 2026 | panellist European River Days 2026"],
        interests: ["droit de l'eau | water law | EU water law", "Renaissance polyphony | polyphonie de la Renaissance", "chant | singing | choral music", "rivers | dams | weirs", "EU policy", "water law", "cold water swimming"],
        hobbies: ["chant choral | choir | choir singing | polyphony"],
        causes: ["water policy | nature restoration | environment"],
        memberships: ["Les Voix de la Senne | choir Les Voix de la Senne"],
        education: [{ institution: "Collège d'Europe | College of Europe | College of Europe, Bruges", year: 2005 }]
      },
      sources: [host + "/team", "https://www.eauxvives-magazine.example/entretien-helene-vandecasteele", "https://bsky.app/profile/hvandecasteele.openweir.example", "https://www.europeanriverdays.example/2026/programme"]
    },
    {
      id: "tobias-ahlgrimm",
      about: "Campaigner whose trial a newspaper reported.",
      contact: { email: "tobias.ahlgrimm@openweir.example", full_name: "Tobias Ahlgrimm", company: "OpenWeir Alliance" },
      outcome: "found",
      facts: {
        title: "Campaigns Coordinator | Campaign Coordinator",
        company: "OpenWeir Alliance | OpenWeir",
        location: "Rotterdam, Netherlands | Rotterdam",
        industry: "NGO | non-profit | environmental NGO | nature conservation | river restoration | environment",
        skills: ["volunteer management | volunteer coordination | community organising"],
        achievements: ["Adopt a Weir | launched Adopt a Weir | campaign Adopt a Weir"],
        hobbies: ["whitewater canoeing | canoeing | whitewater kayaking"]
      },
      also: {
        location: "Netherlands",
        skills: ["social sciences", "workshops | facilitation", "campaigning", "film making | short films | video", "German", "Dutch", "English"],
        achievements: ["340 weirs adopted | 340 obsolete weirs have been adopted", "9,000 volunteers in seven countries | 9,000 volunteers", "workshop Volunteers who stay | workshop at European River Days 2026 | speaker at European River Days 2026", "film Six steps up | Six steps up", "joined OpenWeir in 2020"],
        interests: ["weirs | dams | volunteering", "rivers", "documentary film | film", "canoeing"],
        hobbies: ["film making"],
        causes: ["river restoration | free-flowing rivers | dam removal | small weirs"],
        memberships: ["Kanuclub Aller-Ems"],
        education: [{ institution: "Universität Oldenburg | University of Oldenburg | Carl von Ossietzky Universität Oldenburg", degree: "BA | Bachelor", field: "social sciences | Sozialwissenschaften" }]
      },
      sources: [host + "/team", host + "/stories/adopt-a-weir", "https://www.europeanriverdays.example/2026/programme"],
      sensitive: ["Amtsgericht", "Hausfriedensbruch", "Tagessätze"]
    },
    {
      id: "sander-bakker-openweir",
      about: "The other Sander Bakker of Rotterdam: an ecologist.",
      contact: { full_name: "Sander Bakker", company: "OpenWeir Alliance", title: "Field Programme Officer", location: "Rotterdam" },
      outcome: "found",
      facts: {
        title: "Field Programme Officer | Programme Officer",
        company: "OpenWeir Alliance | OpenWeir",
        location: "Rotterdam, Netherlands | Rotterdam",
        industry: "NGO | non-profit | environmental NGO | nature conservation | river restoration | environment",
        skills: ["fish migration monitoring | monitoring of fish passages | fish passages | fish monitoring"],
        hobbies: ["birdwatching | birding | bird counts"],
        causes: ["glass eel | eels | glass eel migration | fish migration"],
        education: [{ institution: "Wageningen University | Wageningen University & Research", degree: "MSc", field: "aquaculture and marine resource management | ecology", year: 2017 }]
      },
      also: {
        title: "ecologist",
        location: "Netherlands",
        skills: ["mapping | maps", "public speaking", "building eel ladders", "telemetry | PIT tags | tagging", "ecology | field ecology", "GIS | QGIS", "training volunteers | volunteer training", "eel ladders"],
        achievements: ["eleven eel ladders | eleven glass eel ladders in the Rhine delta | built eleven eel ladders", "counted 41,000 glass eels | 41,000 glass eels in spring 2025", "speaker at European River Days 2026 | talk A ladder of brushes | A ladder of brushes", "tagged 1,200 silver eels"],
        interests: ["river restoration | ecology", "eels | fish | fish migration", "birds | birdwatching"],
        hobbies: ["birdwatching in the Biesbosch | bird counting in the Biesbosch | counting birds in the Biesbosch"],
        causes: ["river restoration | free-flowing rivers | bird conservation"],
        memberships: ["Vogelwerkgroep Biesbosch | bird group Biesbosch"]
      },
      sources: [host + "/team", host + "/stories/glass-eels", "https://www.europeanriverdays.example/2026/programme"],
      never: ["Feyenoord", "Meerkoet", "barge", "reachtruck", "Hoogvliet"]
    }
  ],
  pages: [
    page("/", "en", "Rivers should run", `<h1>There are 1.2 million barriers in Europe's rivers. Most of them serve nobody.</h1><p>OpenWeir Alliance is an environmental NGO with members in 19 countries. We find, open and remove obsolete weirs and dams.</p><p><a href="/stories/adopt-a-weir">Adopt a Weir</a> · <a href="/stories/glass-eels">Eleven ladders for the glass eel</a></p>`),
    page("/team", "en", "Team", `<h1>Team</h1>
<h2>Rotterdam</h2>
<p><strong>Marjolein Verhage</strong><br>Executive Director</p>
<p><strong>Tobias Ahlgrimm</strong><br>Campaigns Coordinator<br>Tobias joined in 2020 and looks after 9,000 volunteers in seven countries. He studied social sciences in Oldenburg (BA, University of Oldenburg), makes short films and knows most of Europe's weirs from below: he is a whitewater canoeist. Languages: German, Dutch, English.<br>tobias.ahlgrimm@openweir.example</p>
<p><strong>Sander Bakker</strong><br>Field Programme Officer<br>Ecologist with an MSc from Wageningen University (aquaculture and marine resource management, 2017). Sander monitors fish passages with PIT tags and trains volunteers. On free days he counts birds for the Vogelwerkgroep Biesbosch.</p>
<h2>Brussels</h2>
<p><strong>Hélène Vandecasteele</strong><br>Policy Director<br>With us since 2017. A lawyer by training (ULB 2004, College of Europe 2005), co-author of the handbook “Barriers, permits, courts”. <a href="https://bsky.app/profile/hvandecasteele.openweir.example">Bluesky</a></p>`),
    page("/stories/glass-eels", "en", "Eleven ladders for the glass eel", `<h1>Eleven ladders for the glass eel</h1><p>A glass eel weighs a third of a gram and does not jump. “What it can do is climb, if you give it something wet and bristly,” says Sander Bakker, our field programme officer, and shows a brush such as you would use for a gutter. With volunteers he has built eleven eel ladders in the Rhine delta; in spring 2025 the counters saw 41,000 glass eels.</p><p>He also tagged 1,200 silver eels on their way out. The results go to QGIS maps which water boards may use free of charge.</p>`),
    page("/stories/adopt-a-weir", "en", "340 weirs have parents now", `<h1>340 weirs have parents now</h1><p>When Tobias Ahlgrimm launched Adopt a Weir in 2021, he hoped for fifty groups. Today 340 obsolete weirs have been adopted by school classes, anglers and canoe clubs, who measure, photograph and pester the owner. “Campaigning is mostly volunteer management,” he says. “And biscuits.” His film “Six steps up” about the first one taken down, on the Hase, can be seen here.</p>`),
    page("/what-we-do", "en", "What we do", `<h1>What we do</h1><h3>Find</h3><p>Volunteers map barriers with our app. 61,000 so far.</p><h3>Open</h3><p>We pay for studies, brushes, diggers.</p><h3>Speak</h3><p>In Brussels for river restoration, on river banks for patience.</p>`),
    page("/stories/first-dam-in-galicia", "en", "The dam that nobody owned", `<h1>The dam that nobody owned</h1><p>It took three years to find the owner of a seven-metre dam in Galicia, and nine days to remove it. The owner, 91, came with a folding chair and watched.</p>`),
    page("/positions", "en", "Positions", `<h1>Positions</h1><p>Position paper on micro hydropower (2024) · Reply to the consultation on permits (2025) · <a href="/team">Who wrote this?</a></p>`),
    { url: "https://www.emsland-nachrichten.example/lokales/sperrung-wehr-urteil", body: `<html lang="de"><head><title>Wehr besetzt: Urteil gegen Umweltschützer - Emsland-Nachrichten</title></head><body><div class="paywall-hint">Sie lesen einen kostenlosen Artikel.</div><h1>Wehr besetzt: Urteil gegen Umweltschützer</h1><p>Lingen. Das Amtsgericht hat den Aktivisten Tobias Ahlgrimm wegen Hausfriedensbruch zu 20 Tagessätzen verurteilt. Der Mitarbeiter der OpenWeir Alliance hatte 2022 ein Wehr an der Ems betreten. Er ist Mitglied im Kanuclub Aller-Ems.</p></body></html>`, news: { seen: "2023-03-08T05:00:00Z", language: "German", country: "Germany" } },
    { url: "https://www.eauxvives-magazine.example/entretien-helene-vandecasteele", body: `<!DOCTYPE html><html lang="fr"><head><title>« Un barrage inutile est une décision » – Eaux vives magazine</title></head><body><nav>Accueil | Dossiers | Entretiens | S'abonner</nav><h1>« Un barrage inutile est une décision »</h1><p class="chapo">Hélène Vandecasteele est directrice des politiques d'OpenWeir Alliance à Bruxelles. Avec une poignée de collègues, elle a fait inscrire l'objectif de 25 000 km de rivières libres dans le règlement européen.</p>
<p><b>Eaux vives : Vous êtes juriste. Pourquoi l'eau ?</b><br>Après mon master en droit à l'ULB et un an au Collège d'Europe, j'ai été avocate pendant six ans. Le droit européen de l'environnement m'intéressait plus que les divorces. Le droit de l'eau, c'est un droit qui bouge.</p>
<p><b>Que faut-il pour négocier à Bruxelles ?</b><br>Des nuits. Et parler néerlandais avec ceux qui ne s'y attendent pas.</p>
<p><b>Et pour tenir ?</b><br>La nage en eau froide, toute l'année. Et je chante : Les Voix de la Senne, de la polyphonie de la Renaissance. On n'y négocie rien.</p>
<p class="pub">Publicité</p></body></html>`, news: { seen: "2025-05-16T06:00:00Z", language: "French", country: "Belgium" } }
  ],
  bluesky: [
    { handle: "hvandecasteele.openweir.example", name: "Hélène Vandecasteele", description: "Policy Director @openweir. EU water law. FR/NL/EN. Views mine, rivers everybody's.", website: "https://openweir.example/team", posts: [{ text: "4.8 degrees in the lake at Hofstade this morning. Recommended before trilogue.", at: "2026-02-03T07:40:00Z" }, { text: "On the panel at European River Days next week: what article 9 can and cannot do for small weirs.", at: "2026-05-11T12:00:00Z" }] }
  ]
}
