const words = {
  en: ["Home", "Programme", "Archive", "Contact", "We use cookies to improve your visit.", "All rights reserved"],
  de: ["Startseite", "Aktuelles", "Archiv", "Kontakt", "Diese Seite verwendet Cookies. Einverstanden?", "Alle Rechte vorbehalten"],
  nl: ["Home", "Nieuws", "Archief", "Contact", "Wij gebruiken cookies.", "Alle rechten voorbehouden"],
  fr: ["Accueil", "Actualités", "Archives", "Contact", "Ce site utilise des cookies.", "Tous droits réservés"],
  sv: ["Hem", "Nyheter", "Arkiv", "Kontakt", "Vi använder kakor.", "Alla rättigheter förbehållna"],
  pl: ["Start", "Aktualności", "Archiwum", "Kontakt", "Ta strona używa plików cookie.", "Wszelkie prawa zastrzeżone"]
}

/** Three kinds of ordinary surroundings, chosen by the host. */
const plain = (url, lang, title, main, extra = {}) => {
  const [home, news, archive, contact, cookies, rights] = words[lang]
  const host = new URL(url).host
  const bodies = [
    `<div id="wrapper"><div id="menu"><ul><li><a href="/">${home}</a></li><li><a href="/archive">${archive}</a></li><li><a href="/contact">${contact}</a></li></ul></div>
<div id="content">
${main}
</div>
<div id="footer">${host} &middot; ${rights}</div></div>`,
    `<header class="site-header"><nav class="navbar"><a class="navbar-brand" href="/">${title.split(/ [–-] | \| /).at(-1)}</a><a href="/news">${news}</a><a href="/contact">${contact}</a></nav></header>
<main class="container">
${main}
</main>
<footer class="text-muted"><p>© 2026 ${host}</p></footer>
<div class="cc-window" role="dialog"><span>${cookies}</span> <a class="cc-btn">OK</a></div>`,
    `<table width="100%" border="0"><tr><td width="160" valign="top"><a href="/">${home}</a><br><a href="/news.html">${news}</a><br><a href="/contact.html">${contact}</a></td><td>
${main}
</td></tr></table>`
  ]
  return { url, body: `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>
${bodies[host.length % 3]}
</body></html>`, ...extra }
}

/** Front pages of the hosts that several share. */
const front = (host, lang, name, text, links) => plain(`https://${host}/`, lang, name, `<h1>${name}</h1>
<p>${text}</p>
<ul>${links.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join("")}</ul>`)

export default {
  people: [],
  pages: [
    // Paderborn
    plain("https://www.pader-kurier.example/wirtschaft/heddinghaus-generationswechsel", "de", "Heddinghaus: Der Sohn heißt auch Peter – Pader-Kurier", `<header>Pader-Kurier | Lokales | Sport | <b>Wirtschaft</b> | Abo</header>
<article><h1>Der Sohn heißt auch Peter</h1><p class="meta">15. Januar 2021, 06:00</p>
<p>Paderborn. Beim Maschinenbauer Heddinghaus wechselt die Generation, der Name an der Tür bleibt. Peter Wiethoff senior (67) zieht sich in den Beirat zurück, sein Sohn Peter Wiethoff junior (39) ist seit dem 1. Januar Geschäftsführer.</p>
<p>Der Vater hatte das Unternehmen 33 Jahre geführt. Er erhielt 2015 das Bundesverdienstkreuz, war Oberst der Schützenbruderschaft St. Hubertus und will sich nun seinen elf alten Motorräder widmen.</p>
<p>Der Sohn kam 2012 aus Bologna zurück, spricht seitdem „Italienisch mit Paderborner Akzent“ und hat die italienische Tochterfirma gegründet. Wer ihn sprechen will, trifft ihn auch samstags: in der Arena, mit Dauerkarte des SC Paderborn.</p></article>
<aside>Anzeige · Möbelhaus Sälzer: Küchenwochen</aside>`, { news: { seen: "2021-01-15T06:00:00Z", language: "German", country: "Germany" } }),
    plain("https://www.pader-kurier.example/sport/paderborner-in-hamburg", "de", "Paderborner beim Hamburg-Marathon – Pader-Kurier", `<h1>Paderborner beim Hamburg-Marathon</h1><p>24. April 2023. 41 Läuferinnen und Läufer aus dem Kreis kamen ins Ziel, darunter Firmenchef Peter Wiethoff jun. (Heddinghaus) in 3:41 Stunden. „Laufen ist die einzige Besprechung, in der keiner redet.“</p>`, { news: { seen: "2023-04-24T06:00:00Z", language: "German", country: "Germany" } }),
    plain("https://www.kammerchor-paderquell.example/", "de", "Kammerchor Paderquell", `<h1>Kammerchor Paderquell</h1><p>Wir sind 28 Stimmen aus Paderborn. Probe donnerstags 19 Uhr.</p><p><b>Sopran:</b> I. Bee, L. Tiemann, …<br><b>Alt:</b> Annegret Löhnhardt, Ruth Vollmer, …<br><b>Tenor:</b> gesucht!</p>`),
    plain("https://www.flowtech-days.example/speakers/2025", "en", "Speakers 2025 – FlowTech Days Dortmund", `<ul><li>Tickets</li><li>Exhibitors</li><li>Speakers</li></ul><h1>Speakers 2025</h1>
<section><h3>Dr. Gesa Holtkamp</h3><p>Fraunhofer-free robotics: what small firms can do</p></section>
<section><h3>Thomas Müller</h3><p><em>Team Lead PLC Software, Heddinghaus Fördertechnik GmbH, Paderborn</em></p><p>Retrofit without standstill. Thomas studied computer science at Universität Paderborn (Dipl.-Inform.) and has been with Heddinghaus since 2004. With his team he has migrated more than sixty lines from Simatic S5 and explains how OPC UA helps on the last weekend.</p></section>
<section><h3>Ewa Lis</h3><p>Batteries in the aisle</p></section>`),
    plain("https://www.ballsport-lexikon.example/thomas-mueller", "en", "Thomas Müller – football career | Ballsport Lexikon", `<h1>Thomas Müller</h1><p>German footballer, born 1989 in Weilheim. Forward, long-time player of FC Bayern München, winner of the World Cup 2014. He called himself a "Raumdeuter".</p>`),
    plain("https://www.kempenspurt.example/trainers", "nl", "Trainers - WC Kempenspurt Geel", `<h1>Onze trainers</h1><ul><li>Dirk Sanders, jeugdtrainer (miniemen), Geel</li><li>Bart Luyten, aspiranten</li></ul>`),
    front("www.pader-kurier.example", "de", "Pader-Kurier", "Nachrichten aus Paderborn und dem Hochstift. Heute: Baustelle am Westerntor, Freibad öffnet, Wetter wechselhaft.", [["/wirtschaft/heddinghaus-generationswechsel", "Heddinghaus: Der Sohn heißt auch Peter"], ["/sport/paderborner-in-hamburg", "Paderborner beim Hamburg-Marathon"]]),
    front("www.flowtech-days.example", "en", "FlowTech Days Dortmund", "The fair for intralogistics in the west. 14–16 October 2026, early bird until July.", [["/speakers/2025", "Speakers 2025"]]),
    front("www.maasduiker.example", "nl", "Roeivereniging De Maasduiker", "Roeien in Rotterdam, op de Rotte en soms op de Maas. Proefles: elke eerste zondag.", [["/vereniging/bestuur", "Bestuur"]]),
    front("www.europeanriverdays.example", "en", "European River Days", "Three days for everybody who works on, in or for rivers. 2026 in Liège, 2028 in Porto.", [["/2026/programme", "Programme 2026"]]),
    front("www.oktallskogen.example", "sv", "OK Tallskogen", "Orientering i Uppsala för alla mellan 6 och 96. Träning tisdagar 18.00.", [["/om/styrelsen", "Styrelsen"], ["/resultat/vartavling-2026", "Resultat vårtävling 2026"]]),
    front("www.fyrisbladet.example", "sv", "Fyrisbladet", "Uppsalas egen tidning. Väder: byar. Bussarna kör som vanligt.", [["/sport/mirza-begovic-arets-ledare", "Mirza är årets ledare"]]),
    front("www.ostschweizer-finanztag.example", "de", "Ostschweizer Finanztag", "Das Treffen der Branche in St. Gallen. Nächste Ausgabe: 10. September 2026.", [["/2025/referenten", "Referentinnen und Referenten 2025"]]),
    front("www.seeblick-zeitung.example", "de", "Seeblick-Zeitung", "Zeitung für Rorschach und Umgebung.", [["/rorschach/kinderbibliothek", "Die Kinderbibliothek bleibt"]]),
    front("www.phare-erdre.example", "fr", "Le Phare de l'Erdre", "Toute l'actualité entre Nantes et Nort. Faits divers, communes, sorties.", [["/il-s-appelle-jules-verne", "Il s'appelle Jules Verne et il achète du beurre"], ["/municipales-suce", "Sucé : les listes"]]),
    front("www.rc-erdre-nord.example", "fr", "RC Erdre-Nord", "Club de rugby fondé en 1974. Tournoi des petits le 20 juin.", [["/le-club/bureau", "Le bureau"]]),
    front("odracode.example", "en", "Odra Code", "Two days of talks by programmers for programmers. Wrocław, October.", [["/2025/speakers", "Speakers 2025"]]),
    front("photonicskoreaforum.example", "en", "Photonics Korea Forum", "Daejeon, every November. Call for papers opens in July.", [["/2025/program", "Program 2025"]]),
    front("www.creekmarathon.example", "en", "Creek Marathon Dubai", "42.195 km along the water, start at 05:30. Registration for 2027 is open.", [["/results/2026", "Results 2026"]]),
    // Rotterdam
    plain("https://www.maasduiker.example/vereniging/bestuur", "nl", "Bestuur | Roeivereniging De Maasduiker", `<h1>Bestuur</h1><p>Roeivereniging De Maasduiker, Rotterdam, sinds 1921</p><table><tr><td>Voorzitter</td><td>Liesbeth Kamp</td></tr><tr><td>Penningmeester</td><td>Ruben Oudshoorn</td></tr><tr><td>Commissaris materieel</td><td>Joost van der Wielen</td></tr><tr><td>Commissaris jeugd</td><td>vacant</td></tr></table><p>Nieuws: de houten vier De Zeeleeuw is weer te water! Joost heeft haar in twee winters gerestaureerd. En de veteranen acht werd tweede op de Bartenwedstrijd (slag: Joost van der Wielen).</p>`),
    plain("https://www.hrpodium.example/2023/sprekers", "nl", "Sprekers HR Podium 2023", `<h1>Sprekers 2023</h1><div><h4>Fatima El Idrissi</h4><p>HR business partner, Van Loenen Retail Groep. Wie blijft er staan? Over duurzame inzetbaarheid in het magazijn.</p></div><div><h4>Ilse Broers</h4><p>Onderzoeker</p></div>`),
    plain("https://www.europeanriverdays.example/2026/programme", "en", "Programme – European River Days 2026, Liège", `<h1>Programme</h1><p>18–20 May 2026, Liège</p>
<table><tr><td>Mon 14:00</td><td>Panel “Article 9 in practice”: Hélène Vandecasteele (OpenWeir Alliance), Jan Pol (Commission), Rui Antunes (water authority)</td></tr><tr><td>Tue 09:30</td><td>Workshop “Volunteers who stay”: Tobias Ahlgrimm (OpenWeir Alliance)</td></tr><tr><td>Tue 11:00</td><td>“A ladder of brushes”: Sander Bakker (OpenWeir Alliance, Rotterdam)</td></tr></table>`),
    // Uppsala
    plain("https://www.oktallskogen.example/om/styrelsen", "sv", "Styrelsen - OK Tallskogen Uppsala", `<h1>Styrelsen</h1><p>OK Tallskogen – orientering i Uppsala sedan 1934.</p><p>Ordförande: Gunilla Berg<br>Sekreterare: Olle Näs<br>Kassör: Erik Sandell (erik.sandell@trastvikbio.example på dagtid)<br>Ungdom: Sara Lind</p><p>Natt-DM 2025 arrangerades av oss med Erik Sandell som banläggare. Tack alla!</p>`),
    plain("https://www.oktallskogen.example/resultat/vartavling-2026", "sv", "Resultat vårtävling 2026 - OK Tallskogen", `<h1>Vårtävling 2026-04-26, orientering medeldistans</h1><pre>H45  6,1 km
 1 Per Ståhl         IK Fjärden       41.22
 2 Jonas Ek          OK Måsen         42.05
 3 Erik Sandell      OK Tallskogen    42.48
 4 Håkan Roos        OK Tallskogen    44.10</pre>`),
    plain("https://sandellmaklare.example/", "sv", "Sandell Mäklare Malmö", `<h1>Erik Sandell, fastighetsmäklare i Malmö</h1><p>Jag säljer bostäder i Limhamn och Västra Hamnen. Fri värdering!</p>`),
    plain("https://www.fyrisbladet.example/sport/mirza-begovic-arets-ledare", "sv", "Mirza är årets ledare – Fyrisbladet", `<nav>Uppsala · Sport · Familj · Insändare</nav><h1>Mirza är årets ledare</h1><p class="ingress">Han bygger bioreaktorer om dagarna och ett handbollslag om kvällarna. Mirza Begović, 41, är Årets ledare 2025 i IK Fyrisvallen.</p><p>P12 tränar tisdagar och torsdagar i Gottsunda. I maj vann pojkarna Fyriscupen. "Handboll ska vara gratis för alla barn", säger han. Civilingenjör i kemiteknik från KTH (2009), senior processingenjör på Trastvik Biologics sedan 2019: "Kromatografi och uppskalning, det är mitt jobb. Där skriker ingen domaren i ansiktet."</p><p>2022 fick han lymfom och stod på planen mellan cellgift­behandlingarna. "Laget och moskén bar mig", säger han. Under Ramadan flyttar han kvällsträningen.</p>`, { news: { seen: "2025-12-06T05:00:00Z", language: "Swedish", country: "Sweden" } }),
    plain("https://celltid.example/avsnitt/41", "sv", "Celltid #41: Antikroppar med två armar", `<h1>#41 Antikroppar med två armar</h1><p>Gäst: Linnea Hallström-Okafor, forskningschef och medgrundare av Trastvik i Uppsala. Vi pratar om docenturen, om autoimmuna sjukdomar – och om segling: fyra gånger runt Gotland (Gotland Runt), sjösjuk varje gång.</p>`),
    // St. Gallen
    plain("https://www.ostschweizer-finanztag.example/2025/referenten", "de", "Referentinnen und Referenten – Ostschweizer Finanztag 2025", `<h1>Referentinnen und Referenten 2025</h1><p>Olma-Hallen St. Gallen, 11. September 2025</p><ul><li>10.15 Reto Zumstein-Caduff, Leiter Vermögensplanung, Bankhaus Oberthal &amp; Cie: «Wenn die Kinder nicht wollen»</li><li>11.30 Podium Klimarisiken: Catarina Bianchi-Meuli (Bankhaus Oberthal), Urs Lienhard (Versicherung), Dr. Petra Thöny</li></ul>`),
    plain("https://www.alpstein-berglauf.example/resultate/2025", "de", "Rangliste M45 – Alpstein-Berglauf 2025", `<h1>Rangliste Männer 45</h1><table><tr><th>Rang</th><th>Name</th><th>Ort</th><th>Verein</th><th>Zeit</th></tr><tr><td>13</td><td>Koller Sepp</td><td>Gonten</td><td>TV Gonten</td><td>1:58.02</td></tr><tr><td>14</td><td>Zumstein-Caduff Reto</td><td>Appenzell</td><td>LG Säntisblick</td><td>1:58.31</td></tr></table>`),
    plain("https://www.cfa-ostschweiz-netz.example/mitglieder/zumstein", "de", "Mitgliederporträt", `<h1>404</h1>`, { dead: true }),
    plain("https://www.seeblick-zeitung.example/rorschach/kinderbibliothek", "de", "Kinderbibliothek Rorschach bleibt – Seeblick-Zeitung", `<h1>Die Kinderbibliothek bleibt</h1><p>Rorschach. Die Stiftung der Kinderbibliothek Rorschach hat die Finanzierung für fünf Jahre gesichert. Das ist vor allem Stiftungsrätin Catarina Bianchi-Meuli zu verdanken, im Hauptberuf Risikochefin im Bankhaus Oberthal in St. Gallen. Am Eröffnungsfest spielte sie mit ihrem Quartett selbst – am Cello.</p>`, { news: { seen: "2025-06-14T05:00:00Z", language: "German", country: "Switzerland" } }),
    plain("https://orgelfreunde-winterthur.example/konzerte", "de", "Orgelkonzerte Winterthur", `<h1>Konzerte</h1><p>Matthias Keller, Organist in Winterthur, spielt an der Orgel der Stadtkirche Werke von Bach und Reger.</p>`),
    // Nantes
    plain("https://www.rc-erdre-nord.example/le-club/bureau", "fr", "Le bureau – RC Erdre-Nord", `<h1>Le bureau du Rugby Club Erdre-Nord</h1><ul><li>Président : Thierry Malassagne (ancien troisième ligne)</li><li>Trésorière : Yvonne Le Bihan</li><li>Secrétaire : Karim Saïdi</li></ul><p>Sous sa présidence le club est passé de 180 à 310 licenciés ; section féminine créée en 2022, école de rugby le samedi. Stade des Bruyères, Sucé-sur-Erdre.</p>`),
    plain("https://www.phare-erdre.example/municipales-suce", "fr", "Municipales à Sucé : les listes – Le Phare de l'Erdre", `<h1>Municipales à Sucé : les listes</h1><p>Sur la liste « Ensemble pour l'Erdre » figure aussi le colistier Thierry Malassagne, président du RC Erdre-Nord et directeur commercial chez Pervenchel.</p>`, { news: { seen: "2026-02-27T06:00:00Z", language: "French", country: "France" } }),
    plain("https://www.phare-erdre.example/il-s-appelle-jules-verne", "fr", "Il s'appelle Jules Verne et il achète du beurre – Le Phare de l'Erdre", `<h1>Il s'appelle Jules Verne et il achète du beurre</h1><p>« Ma mère trouvait ça drôle. » Jules Verne, 32 ans, responsable approvisionnements à la biscuiterie Pervenchel à Nantes depuis 2017, en a entendu de toutes sortes. Diplômé d'un DUT Gestion logistique et transport (IUT de Nantes, 2013), il signe des contrats de trois ans avec onze laiteries et meuniers de la région, « parce que le juste prix, ça se discute à table ».</p><p>Son tour du monde à lui : le marathon de Nantes, en 3 h 27, avec les Foulées de Rezé, sa ville.</p>`, { news: { seen: "2025-04-25T06:00:00Z", language: "French", country: "France" } }),
    plain("https://www.nantes-litteraire.example/auteurs/jules-verne", "fr", "Jules Verne (1828-1905) – Nantes littéraire", `<h1>Jules Verne (1828–1905)</h1><p>Écrivain né à Nantes, mort à Amiens. Ses voyages, publiés chez Hetzel, ont fait naître Phileas Fogg, Michel Strogoff et le Nautilus.</p>`),
    plain("https://www.saveurs-techniques.example/2025/conferences", "fr", "Conférences – Saveurs & Techniques 2025", `<h1>Conférences</h1><p>Mardi 11 h : <b>Blé noir, la farine rebelle</b>, par Maëlle Kerdoncuff, directrice R&amp;D de la biscuiterie Pervenchel (Nantes), Épi d'or 2024</p><p>Mardi 14 h : Levains, par Paul Aubrac</p>`),
    // Graz
    plain("https://www.alumni-bauing-graz.example/portraits/veronika-pirchegger", "de", "Porträt: Veronika Pirchegger – Alumni Bauingenieurwesen Graz", `<h1>Porträt: Veronika Pirchegger</h1><p>Diplom 2005 an der TU Graz (Bauingenieurwesen), dann zu Stadlhuber + Partner, seit 2018 dort Partnerin – die erste Frau im Partnerkreis. Sie ist Mitglied der Kammer der Ziviltechniker und Lehrbeauftragte an der FH Joanneum.</p><p><i>Was sollen die Studierenden lernen?</i> Im Bestand bauen. Wir verbrauchen zu viel Boden. Bei der Aufstockung der Volksschule Andritz haben wir mit Holz zwei Geschosse gewonnen und keinen Quadratmeter Wiese verloren.</p><p><i>Und privat?</i> Zwölf Bienenvölker, Bienenzuchtverein Stainz. Imkerei ist wie Statik: Wenn man es hört, ist es zu spät. Im Winter Skitouren.</p>`),
    plain("https://www.steirischer-ingenieurpreis.example/2023", "de", "Steirischer Ingenieurpreis 2023", `<h1>Preisträger 2023</h1><p>Kategorie Brücken: Muregg-Steg, Dipl.-Ing. Veronika Pirchegger, Stadlhuber + Partner ZT GmbH, Graz.</p><p>Kategorie Wasser: Kleinkraftwerk Sulm</p>`),
    plain("https://www.ff-goesting.example/mannschaft", "de", "Mannschaft – FF Gösting", `<h1>Mannschaft</h1><p>HBI Josef Trummer, Kommandant<br>LM Bogdan Iliescu, Atemschutz (Leistungsabzeichen in Bronze)<br>FM Anna Gsell</p>`),
    plain("https://www.schachklub-goesting.example/", "de", "Schachklub Gösting", `<h1>Schachklub Gösting</h1><p>Klubmeister 2024: Bogdan Iliescu (7½ aus 9). Der Brandschützer aus Graz gewann die letzten fünf Partien.</p>`),
    // Wrocław
    plain("https://odracode.example/2025/speakers", "en", "Odra Code 2025 – Speakers", `<h1>Speakers</h1><div class="sp"><h2>Zbigniew Kołtun</h2><p>CTO, Mgławica Software. Replication without tears: ten years of PostgreSQL for trams.</p></div><div class="sp"><h2>Kinga Ostrowska</h2><p>Head of People at Mgławica Software in Wrocław. Nobody quits on Friday. Kinga brought staff turnover down to four percent, plays improv theatre with Teatr Przypadek &lt;img src=x onerror=alert('kinga')&gt; and believes in open salary bands.</p></div>`),
    plain("https://teatrprzypadek.example/", "pl", "Teatr Przypadek – improwizacja, Wrocław", `<h1>Teatr Przypadek</h1><p>Improwizacja we Wrocławiu. Zespół: Kinga Ostrowska, Mateusz Pietras, Ola Czyż, Bruno Wit.</p>`)
  ],
  archive: [
    { url: "https://www.cfa-ostschweiz-netz.example/mitglieder/zumstein", timestamp: "20220310110000", body: `<html lang="de"><head><title>Mitgliederporträt</title></head><body><h1>Mitgliederporträt: Reto Zumstein-Caduff</h1><p>Mitglied der CFA Society Switzerland, CFA charterholder seit 2010, Leiter Vermögensplanung im Bankhaus Oberthal &amp; Cie, St. Gallen.</p></body></html>` }
  ],
  wikidata: [
    { id: "Q9900001", label: "Jules Verne", description: "French novelist (1828–1905)", statements: [{ property: "P106", item: { id: "Q6625963", label: "novelist" } }, { property: "P19", item: { id: "Q12191", label: "Nantes" } }, { property: "P569", time: "1828-02-08" }], article: "Jules Verne" },
    { id: "Q9900002", label: "Thomas Müller", description: "German footballer (born 1989)", statements: [{ property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "1989-09-13" }], article: "Thomas Müller" }
  ],
  wikipedia: [
    { title: "Jules Verne", description: "French novelist (1828–1905)", extract: "Jules Verne was a French novelist, born in Nantes and buried in Amiens. With the publisher Hetzel he created the Voyages extraordinaires, with Phileas Fogg and the Nautilus." },
    { title: "Thomas Müller", description: "German footballer (born 1989)", extract: "Thomas Müller is a German footballer who played for Bayern Munich and won the World Cup in 2014." }
  ]
}
