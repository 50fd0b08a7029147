const host = "https://www.meerkoetlogistics.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!doctype html>
<html lang="nl-NL" class="wf-loading">
<head><meta charset="UTF-8"/><title>${title} - Meerkoet Logistics</title>
<meta name="generator" content="WordPress 6.5.3"/>
<meta property="og:site_name" content="Meerkoet Logistics"/><meta property="og:title" content="${title}"/><meta property="og:locale" content="nl_NL"/>
</head>
<body class="page-template-default elementor-kit-5">
<a class="skip-link screen-reader-text" href="#content">Ga naar de inhoud</a>
<header class="site-header"><a href="/">Meerkoet</a>
<ul class="menu"><li><a href="/diensten/">Diensten</a></li><li><a href="/over-ons/team/">Over ons</a></li><li><a href="/nieuws/">Nieuws</a></li><li><a href="/werken-bij/verhalen/sander/">Werken bij</a></li><li><a href="/contact/">Contact</a></li><li>NL | EN</li></ul></header>
<div id="content" class="site-main">
${main}
</div>
<footer class="site-footer"><div>Meerkoet Logistics B.V.<br>Reeweg 41, 3089 KM Rotterdam<br>KvK 24510993</div><div><a href="/privacyverklaring/">Privacyverklaring</a> <a href="/algemene-voorwaarden/">Algemene voorwaarden</a></div><div>Volg ons op LinkedIn</div></footer>
<div id="cookie-notice" class="cookie-notice-hidden"><span>Deze site gebruikt cookies. Als je doorgaat, nemen we aan dat je dat goed vindt.</span><a href="#">Ok</a></div>
</body></html>`
})
const card = (name, role, text = "") => `<div class="elementor-widget-wrap"><figure><img src="/wp-content/uploads/${name.split(" ")[0].toLowerCase()}-300x300.jpg" alt="${name}"></figure><h3 class="elementor-heading-title">${name}</h3><p><em>${role}</em></p><p>${text}</p></div>`

export default {
  people: [
    {
      id: "joost-van-der-wielen",
      about: "Dutch pages; rowing club board.",
      contact: { email: "joost.vanderwielen@meerkoetlogistics.example", full_name: "Joost van der Wielen", company: "Meerkoet Logistics", location: "Rotterdam" },
      outcome: "found",
      facts: {
        title: "Manager Customs Compliance | Customs Compliance Manager",
        company: "Meerkoet Logistics B.V. | Meerkoet Logistics | Meerkoet",
        location: "Rotterdam | Rotterdam, Nederland | Rotterdam, Netherlands",
        industry: "logistiek | logistics | containervervoer | transport and logistics",
        skills: ["AEO-certificering | AEO certification | AEO", "douane | douanewetgeving | customs | customs law"],
        hobbies: ["roeien | rowing"],
        memberships: ["Roeivereniging De Maasduiker | De Maasduiker"],
        education: [{ institution: "Erasmus Universiteit Rotterdam | Erasmus University Rotterdam | Erasmus Universiteit", degree: "master | MSc | Master", field: "fiscale economie | fiscal economics", year: 2011 }]
      },
      also: {
        title: "commissaris materieel van Roeivereniging De Maasduiker | equipment commissioner of the rowing club",
        location: "Nederland | Netherlands",
        skills: ["logistiek | logistics", "declaraties | customs declarations", "schrijven over douane | writing", "CBAM", "EMCS | accijnzen | excise", "compliance | customs compliance", "teamleiding | leads a team of six declarants | leidinggeven", "Incoterms", "T1 | transit", "fiscale economie | tax economics", "tarifering | tariff classification | goederencodes", "botenonderhoud | boat repair"],
        achievements: ["AEO-vergunning in negen maanden | AEO authorisation in nine months | bracht Meerkoet naar de AEO-vergunning", "artikel over CBAM in vakblad Douanepraktijk | article on CBAM in Douanepraktijk", "vier jaar bij de Douane | four years at Dutch Customs | Douane Rotterdam Haven", "tweede op de Bartenwedstrijd met de veteranen acht | second place at the Bartenwedstrijd | Bartenwedstrijd", "renovated wooden four Zeeleeuw | houten vier De Zeeleeuw gerestaureerd", "sinds 2015 bij Meerkoet | at Meerkoet since 2015"],
        interests: ["houten boten | wooden boats", "rowing | roeien", "CBAM | customs | Douane"],
        hobbies: ["houten boten opknappen | restoring wooden boats"],
        memberships: ["commissaris materieel | board member of De Maasduiker | bestuur van Roeivereniging De Maasduiker"]
      },
      sources: [host + "/over-ons/team/", host + "/nieuws/vijf-vragen-aan-joost/", "https://www.maasduiker.example/vereniging/bestuur"]
    },
    {
      id: "fatima-el-idrissi",
      about: "Changed employer in 2025; conference page and former employer show the old one.",
      contact: { email: "f.elidrissi@meerkoetlogistics.example", full_name: "Fatima El Idrissi" },
      outcome: "found",
      facts: {
        title: "HR-directeur | HR Director | Directeur HR",
        company: "Meerkoet Logistics B.V. | Meerkoet Logistics | Meerkoet",
        location: "Rotterdam | Rotterdam, Nederland | Rotterdam, Netherlands",
        industry: "logistiek | logistics | containervervoer | transport and logistics",
        skills: ["verzuimbegeleiding | absence management | verzuim", "strategische personeelsplanning | strategic workforce planning"],
        causes: ["Taalbrug Charlois | taalcoach bij Taalbrug Charlois | language coach at Taalbrug Charlois | taalvrijwilliger | language volunteering"],
        education: [{ institution: "Tilburg University | Universiteit van Tilburg", degree: "master | MSc | Master", field: "Human Resource Studies", year: 2010 }],
        linkedin: "https://nl.linkedin.com/in/fatima-el-idrissi-hr | https://www.linkedin.com/in/fatima-el-idrissi-hr"
      },
      also: {
        title: "lid van het managementteam | member of the management team",
        location: "Nederland | Netherlands | Rotterdam en omgeving",
        skills: ["spreken op congressen | public speaking", "HR | human resources | HR management", "Nederlands leren aan nieuwkomers | teaching Dutch | taalcoaching", "zij-instroom | career changers", "inclusief werven | inclusive hiring | open hiring", "recruitment"],
        achievements: ["verzuim van 7,9 naar 5,1 procent | cut absence from 7.9 to 5.1 percent at Van Loenen", "voorheen HR business partner bij Van Loenen Retail Groep | former HR business partner at Van Loenen Retail Groep | sinds 2016 bij Van Loenen Retail Groep", "spreker op HR Podium 2023 | talk at HR Podium 2023 | Wie blijft er staan?", "HR-directeur sinds 1 september 2025 | HR Director since 1 September 2025", "genomineerd HR-talent van het jaar 2021 | nominated for HR talent of the year 2021"],
        interests: ["haven | port", "mensen | people", "duurzame inzetbaarheid | sustainable employability", "taal | language coaching"],
        memberships: ["managementteam van Meerkoet", "Taalbrug Charlois"],
        linkedin_bio: "HR-directeur bij Meerkoet Logistics. Mensen, haven, verzuim. Taalcoach in Charlois."
      },
      sources: [host + "/over-ons/team/", host + "/nieuws/fatima-el-idrissi-hr-directeur/", "https://www.hrpodium.example/2023/sprekers", "https://nl.linkedin.com/in/fatima-el-idrissi-hr", "https://www.vanloenenretail.example/over-ons/hr"]
    },
    {
      id: "sander-bakker-meerkoet",
      about: "Two of this name in Rotterdam: this one plans barges.",
      contact: { email: "s.bakker@meerkoetlogistics.example", full_name: "Sander Bakker", company: "Meerkoet Logistics" },
      outcome: "found",
      facts: {
        title: "Terminalplanner | Terminal Planner",
        company: "Meerkoet Logistics B.V. | Meerkoet Logistics | Meerkoet",
        location: "Rotterdam | Rotterdam, Nederland | Rotterdam, Netherlands",
        industry: "logistiek | logistics | containervervoer | transport and logistics",
        skills: ["binnenvaartplanning | barge planning | planning van de binnenvaart"],
        sports_teams: ["Feyenoord"],
        hobbies: ["karpervissen | carp fishing | vissen | fishing"],
        education: [{ institution: "STC | STC Rotterdam | Scheepvaart en Transport College", degree: "mbo", field: "Logistiek | Logistics" }]
      },
      also: {
        location: "Nederland | Netherlands | Hoogvliet",
        skills: ["reachtruck rijden | reach truck driving", "Excel | zelfgebouwde planningstool | built a planning tool in Excel", "ploegendienst | shift work", "inwerken van collega's | training new colleagues", "logistiek | logistics", "planning"],
        achievements: ["twaalf jaar bij Meerkoet | twelve years at Meerkoet | sinds 2013", "begonnen als reachtruckchauffeur | started as reach truck driver", "planningstool waarmee wachttijd met een derde daalde | planning tool that cut waiting times by a third"],
        interests: ["Feyenoord | voetbal | football", "karpervissen | fishing"],
        hobbies: ["voetbal kijken | football | Feyenoord supporter"],
        memberships: ["bhv'er | company emergency response team"],
        certifications: ["bhv | bhv-diploma | BHV (emergency response)", "reachtruckcertificaat | reach truck certificate"]
      },
      sources: [host + "/over-ons/team/", host + "/werken-bij/verhalen/sander/"],
      never: ["glass eel", "fish passage", "Wageningen", "Biesbosch", "Sportfysiotherapeut"]
    }
  ],
  pages: [
    page("/", "Containers, binnenvaart en douane in één hand", `
<h1>Van kade tot klant</h1><p>Meerkoet Logistics regelt containervervoer over water, spoor en weg vanuit de haven van Rotterdam, inclusief douane. 240 collega's, eigen terminal aan de Reeweg, dagelijkse afvaarten naar Duisburg, Luik en Bazel.</p>
<p><em>Barge, rail, customs. Ask for our English-speaking desk: desk@meerkoetlogistics.example</em></p>
<h2>Nieuws</h2><ul><li><a href="/nieuws/fatima-el-idrissi-hr-directeur/">Fatima El Idrissi HR-directeur</a></li><li><a href="/nieuws/vijf-vragen-aan-joost/">Vijf vragen aan onze douaneman</a></li><li>Nieuwe kraan in gebruik</li></ul>`),
    page("/over-ons/team/", "Team", `<h1>Wie zijn wij</h1><p>Een paar gezichten die je zeker tegenkomt.</p>
<section class="elementor-section">
${card("Arie Noordzij", "Algemeen directeur")}
${card("Fatima El Idrissi", "HR-directeur", "Sinds september 2025 bij ons aan boord.")}
${card("Joost van der Wielen", "Manager Customs Compliance", "Alles over T1, AEO, EMCS en CBAM.")}
${card("Sander Bakker", "Terminalplanner", "Zorgt dat jouw lichter op tijd een kraan heeft.")}
${card("Wendy Kreuk", "Sales manager")}
</section>`),
    page("/nieuws/fatima-el-idrissi-hr-directeur/", "Fatima El Idrissi HR-directeur", `<article class="post"><h1>Fatima El Idrissi HR-directeur</h1><span class="posted-on">1 september 2025</span>
<p>Rotterdam – Fatima El Idrissi is per 1 september HR-directeur van Meerkoet Logistics en lid van het managementteam. Zij volgt Gerard Smit op, die met pensioen gaat.</p>
<p>El Idrissi komt van Van Loenen Retail Groep, waar ze sinds 2016 HR business partner was en met een nieuwe aanpak van verzuimbegeleiding het verzuim in de distributiecentra van 7,9 naar 5,1 procent terugbracht. In 2021 werd ze genomineerd als HR-talent van het jaar. Ze studeerde Human Resource Studies in Tilburg (master aan Tilburg University, 2010).</p>
<p>‘De haven vergrijst,’ zegt ze. ‘Strategische personeelsplanning klinkt als een spreadsheet, maar het gaat erom wie hier over tien jaar de kraan bedient.’ Ze wil meer zij-instromers aannemen zonder sollicitatiebrief: inclusief werven.</p>
<p>In haar vrije tijd is ze taalcoach bij Taalbrug Charlois, waar ze nieuwkomers op zaterdagochtend Nederlands leert.</p></article>
<aside class="widget"><h4>Recente berichten</h4><ul><li>Laagwater: toeslagen per 1 oktober</li><li><a href="/nieuws/vijf-vragen-aan-joost/">Vijf vragen aan onze douaneman</a></li></ul></aside>`),
    page("/nieuws/vijf-vragen-aan-joost/", "Vijf vragen aan onze douaneman", `<article class="post"><h1>Vijf vragen aan onze douaneman</h1><span class="posted-on">12 februari 2026</span>
<p>Joost van der Wielen is Manager Customs Compliance. Met zes declaranten zorgt hij dat containers niet op papier blijven staan.</p>
<ol><li><strong>Hoe ben je in het vak gerold?</strong> Fiscale economie gestudeerd aan de Erasmus Universiteit (master in 2011), daarna vier jaar bij de Douane, Rotterdam Haven. In 2015 ben ik overgestapt. Ik zeg altijd: van stroper geen boswachter, maar andersom.</li>
<li><strong>Waar ben je trots op?</strong> Dat we de AEO-vergunning in negen maanden binnen hadden. AEO-certificering duurt elders twee jaar.</li>
<li><strong>Waar lig je wakker van?</strong> CBAM. Ik heb er een stuk over geschreven in vakblad Douanepraktijk, maar ik krijg nog elke dag vragen over goederencodes.</li>
<li><strong>Wat doe je buiten kantoor?</strong> Roeien, bij De Maasduiker. En houten boten opknappen, wat meer tijd kost dan roeien.</li>
<li><strong>Een tip voor verladers?</strong> Lees je Incoterms.</li></ol></article>`),
    page("/werken-bij/verhalen/sander/", "Het verhaal van Sander", `<h1>‘Een lichter wacht niet graag’</h1>
<p><strong>Sander Bakker, terminalplanner, twaalf jaar bij Meerkoet</strong></p>
<p>Na het mbo Logistiek op het STC begon Sander in 2013 als reachtruckchauffeur op onze terminal. Het certificaat heeft hij nog steeds, en bij drukte springt hij bij. Maar de meeste dagen zit hij voor vier schermen: de binnenvaartplanning van de Reeweg.</p>
<blockquote>‘Ik heb een keer uit frustratie in Excel een planningstool gebouwd. Die gebruiken we nu allemaal. De wachttijd voor lichters is met een derde gedaald.’</blockquote>
<p>Hij woont in Hoogvliet, werkt in ploegendienst, werkt nieuwe collega's in en is bhv'er. Op zondag zit hij in de Kuip: ‘Feyenoord gaat voor, dat weet de planning ook.’ En als Feyenoord niet speelt, is hij karpervissen.</p>
<a class="elementor-button" href="/vacatures/">Bekijk onze vacatures</a>`),
    page("/contact/", "Contact", `<h1>Contact</h1><p>Meerkoet Logistics B.V.<br>Reeweg 41<br>3089 KM Rotterdam</p><p>Receptie 010 555 01 60 (ma–vr 7.00–18.00)<br>Storingen terminal: 24 uur</p><form><label>Naam<input></label><label>Bericht<textarea></textarea></label></form>`),
    page("/en/", "Containers, barges and customs", `<h1>From quay to customer</h1><p>Meerkoet Logistics arranges container transport by barge, rail and road from the port of Rotterdam, customs included. Own terminal, daily departures to Duisburg, Liège and Basel. We are AEO authorised.</p><h2>Low water</h2><p>Surcharges apply if the gauge at Kaub is under 1.35 m. Ask our English-speaking desk.</p>`),
    page("/en/team/", "Team", `<h1>People you will meet</h1><ul><li>Arie Noordzij, Managing Director</li><li>Fatima El Idrissi, HR Director</li><li>Joost van der Wielen, Customs Compliance Manager</li><li>Sander Bakker, Terminal Planner</li><li>Wendy Kreuk, Sales Manager</li></ul>`),
    page("/en/news/new-crane/", "New crane in operation", `<article class="post"><h1>New crane in operation</h1><span class="posted-on">6 March 2026</span><p>At our terminal in Rotterdam a second crane works since Monday. It lifts 45 tonnes, is electric, and was named Truus by the vote of colleagues. Barges will wait less.</p></article>`),
    { url: "https://www.vanloenenretail.example/over-ons/hr", body: `<!DOCTYPE html><html lang="nl"><head><title>HR-team | Van Loenen Retail Groep</title></head><body><nav><a href="/">Van Loenen</a> Merken Winkels Werken bij</nav><h1>Ons HR-team</h1><ul><li>Peggy Daalder, HR-manager</li><li>Fatima El Idrissi, HR business partner distributie</li><li>Tom Wever, recruiter</li></ul><footer>Van Loenen Retail Groep, Waalwijk, Nederland</footer></body></html>` },
    { url: "https://www.vanloenenretail.example/", body: `<!DOCTYPE html><html lang="nl"><head><title>Van Loenen Retail Groep</title></head><body><nav><a href="/over-ons/hr">HR-team</a> Merken Winkels Werken bij</nav><h1>Vier merken, 212 winkels</h1><p>Van Loenen Retail Groep, Waalwijk.</p></body></html>` }
  ],
  listings: [
    { url: "https://nl.linkedin.com/in/fatima-el-idrissi-hr", title: "Fatima El Idrissi - HR-directeur - Meerkoet Logistics | LinkedIn", snippet: "Rotterdam en omgeving · HR-directeur · Meerkoet Logistics. HR-directeur bij Meerkoet Logistics. Mensen, haven, verzuim. Taalcoach in Charlois. Ervaring: Meerkoet Logistics · Opleiding: Tilburg University." },
    { url: "https://nl.linkedin.com/in/sander-bakker-fysio", title: "Sander Bakker - Sportfysiotherapeut - Fysio Centrum Eindhoven | LinkedIn", snippet: "Eindhoven · Sportfysiotherapeut. Schouders, knieën, hardlopers." }
  ]
}
