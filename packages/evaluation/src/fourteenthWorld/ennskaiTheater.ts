import type { WorldPart } from "../World.ts"

const haus = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="utf-8"><title>${title} :: Ennskai Theater Steyr</title><meta name="generator" content="TYPO3 CMS"></head>
<body id="p12"><div class="cookie-consent">Diese Website verwendet Cookies. <a href="/datenschutz">Mehr erfahren</a> <button>Alle akzeptieren</button> <button>Nur notwendige</button></div>
<header><a href="/"><img src="/fileadmin/ennskai.svg" alt="Ennskai Theater Steyr"></a><nav><a href="/spielplan">Spielplan</a><a href="/karten">Karten &amp; Abo</a><a href="/haus/team">Haus</a><a href="/junges-ennskai">Junges Ennskai</a></nav></header>
<main>${body}</main>
<footer><p>Ennskai Theater Steyr GmbH, Ennskai 17, 4400 Steyr. FN 000000x, Landesgericht Steyr. Tageskassa Di–Sa 10–13 Uhr, 15–18 Uhr.</p><p>Gefördert von Stadt Steyr, Land Oberösterreich und BMKÖS.</p><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/presse">Presse</a></footer></body></html>`

/** The theatre of an Austrian town: a managing director whom an anonymous blog accuses, a master of light, a dramaturg between two languages. */
export const ennskaiTheater: WorldPart = {
  pages: [
    {
      url: "https://ennskaitheater.example/",
      body: haus(
        "Spielzeit 2026/27",
        `<h1>Wer bleibt, wenn das Wasser kommt?</h1><p>Spielzeit 2026/27. Elf Premieren, drei Uraufführungen, ein Haus am Fluss.</p><ul><li>13.2. Der Talisman</li><li>19.2. Hochwasser (UA)</li><li>26.2. Die Bremer Stadtmusikanten</li></ul>`
      )
    },
    {
      url: "https://ennskaitheater.example/haus/team",
      body: haus(
        "Team",
        `<h1>Team</h1><h2>Leitung</h2><div class="ce-textpic"><h3>Veronika Stadlbauer</h3><p>Kaufmännische Direktorin</p><p>Mag.<sup>a</sup> Veronika Stadlbauer verantwortet seit 2019 Finanzen, Personal und Bau. Zuvor leitete sie das Controlling eines Wiener Konzerthauses.</p></div><div class="ce-textpic"><h3>Henning Kröger</h3><p>Intendant</p><p>Kam aus Kiel und blieb.</p></div>
<h2>Dramaturgie</h2><div class="ce-textpic"><h3>Mirjam Kofler</h3><p>Leitende Dramaturgin</p><p>Geboren in Brixen. Mirjam Kofler ist seit der Spielzeit 2022/23 am Haus und betreut die Uraufführungen sowie die Reihe „Grenzverkehr“ mit Texten aus Italien und Slowenien.</p></div>
<h2>Technik</h2><div class="ce-textpic"><h3>Lukas Hinterleitner</h3><p>Leiter der Beleuchtung</p></div><div class="ce-textpic"><h3>Sepp Wagenhofer</h3><p>Technischer Direktor</p></div>`
      )
    },
    {
      url: "https://ennskaitheater.example/presse/sanierung-abgeschlossen",
      body: haus(
        "Sanierung abgeschlossen",
        `<h1>Presseinformation: Sanierung der Hinterbühne abgeschlossen</h1><p>Steyr, 3. September 2026. Nach 26 Monaten ist die Sanierung der Hinterbühne beendet. Mit 11,4 Millionen Euro blieb das Projekt um 300.000 Euro unter dem Budget. „Ich habe jede Rechnung zweimal gelesen, und manche mit Genuss“, sagt die kaufmännische Direktorin Veronika Stadlbauer, die das Vorhaben geleitet hat.</p><p>Zugleich erhielt das Haus das Österreichische Umweltzeichen für Theater. Die neue LED-Anlage, die Beleuchtungsleiter Lukas Hinterleitner geplant hat, senkt den Stromverbrauch um 62 Prozent.</p>`
      )
    },
    {
      url: "https://kulturmanager-at.example/gespraeche/veronika-stadlbauer",
      news: { seen: "20260211T080000Z", language: "German", country: "Austria" },
      body: `<!doctype html><html lang="de-AT"><head><title>„Ein Abo ist ein Vertrauensvorschuss“ – Veronika Stadlbauer im Gespräch</title><meta name="description" content="Die kaufmännische Direktorin des Ennskai Theaters über Abos, Baustellen und die Ziehharmonika"></head><body><nav>Aktuell | Jobs | Gespräche | Termine</nav><h1>„Ein Abo ist ein Vertrauensvorschuss“</h1><p>11. Februar 2026</p>
<p><strong>Frau Stadlbauer, Sie wurden im Jänner zur Kulturmanagerin des Jahres gewählt. Was ändert das?</strong></p><p>Meine Mutter weiß jetzt, was ich mache.</p>
<p><strong>Die Abonnentenzahl ist seit Ihrem Antritt von 1.900 auf 3.400 gestiegen. Wie?</strong></p><p>Wir haben aufgehört, am Telefon in der Warteschleife Mozart zu spielen. Im Ernst: flexible Preise, und ein Mensch hebt ab. Preisgestaltung ist mein Steckenpferd, ich kann darüber zwei Stunden reden und Sie werden mich bitten aufzuhören.</p>
<p><strong>Sie haben Betriebswirtschaft studiert.</strong></p><p>An der Johannes Kepler Universität in Linz, bis 2004. Danach die Bilanzbuchhalterprüfung, weil ich wissen wollte, was die anderen mir verschweigen.</p>
<p><strong>Und was machen Sie, wenn der Vorhang fällt?</strong></p><p>Heimfahren nach Garsten, mit dem Rad, die Enns entlang. Am Wochenende gehe ich Skitouren im Gesäuse, oder ich spiele steirische Harmonika, aber nur bei offenem Fenster, damit alle etwas davon haben.</p></body></html>`
    },
    {
      url: "https://frauenhaus-foerderkreis-steyr.example/vorstand",
      body: `<!doctype html><html lang="de"><head><title>Vorstand | Förderkreis Frauenhaus Steyr</title></head><body><h1>Unser Vorstand</h1><ul><li>Obfrau: Dr.<sup>in</sup> Helga Prieler</li><li>Kassierin: Mag.<sup>a</sup> Veronika Stadlbauer, im Hauptberuf kaufmännische Direktorin am Ennskai. Kommt zu jeder Sitzung mit ihrem Dackel Nestroy und einem Budget.</li><li>Schriftführerin: Aylin Demir</li></ul><p>Spendenkonto: AT00 0000 0000 0000 0000</p></body></html>`
    },
    {
      url: "https://steyr-enthuellt.example/2026/10/der-sumpf-am-ennskai",
      body: `<!doctype html><html lang="de"><head><title>Der Sumpf am Ennskai – STEYR ENTHÜLLT</title></head><body style="background:#111;color:#eee"><h1>STEYR ENTHÜLLT</h1><p><i>Was die Systempresse verschweigt. Anonym, weil wir müssen.</i></p><h2>Der Sumpf am Ennskai</h2><p>Uns wurde zugetragen, dass Veronika Stadlbauer vom Ennskai Theater Baugelder veruntreut und sich davon eine Villa am Attersee hingestellt haben soll. Schmiergeld von der Baufirma inklusive! Beweise folgen. Wer etwas weiß: Postfach, Kennwort Kulisse.</p><p>Kommentare (3): „War ja klar.“ „Belege?“ „Folgen.“</p></body></html>`
    },
    {
      url: "https://ennstalerblatt.example/2026/11/rechnungshof-ennskai",
      news: { seen: "20261112T090000Z", language: "German", country: "Austria" },
      body: `<!doctype html><html lang="de-AT"><head><title>Rechnungshof: Theatersanierung vorbildlich | Ennstaler Blatt</title></head><body><article><h1>Rechnungshof: Theatersanierung vorbildlich</h1><p>12. November 2026</p><p>STEYR. Der Landesrechnungshof stellt der Sanierung des Ennskai Theaters ein gutes Zeugnis aus: alle Aufträge korrekt vergeben, alle Rechnungen belegt. Gegen die unbekannten Betreiber eines Blogs, der das Gegenteil behauptet hatte, hat das Theater Anzeige erstattet.</p></article></body></html>`
    },
    {
      url: "https://buehnenlichtmagazin.example/portraet/lukas-hinterleitner",
      news: { seen: "20260714T080000Z", language: "German", country: "Austria" },
      body: `<!doctype html><html lang="de"><head><title>Porträt: Der Mann, der das Dunkel mag | Bühnenlicht</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Der Mann, der das Dunkel mag","datePublished":"2026-07-14","about":{"@type":"Person","name":"Lukas Hinterleitner"}}</script></head><body><header>Bühnenlicht – das Magazin <a href="/abo">Abo</a></header><article><h1>Der Mann, der das Dunkel mag</h1><p>Lukas Hinterleitner zählt bis acht, dann wird es in Steyr Nacht. „Die meisten Blenden zu schnell aus“, sagt der Leiter der Beleuchtung am Ennskai Theater und lässt das Publikum noch einen Atemzug lang im Zweifel.</p><p>Der 42-Jährige hat Elektrotechnik an der HTL Steyr gelernt und 2003 maturiert. Danach ging er als Beleuchter nach Graz und zu den Festspielen nach Bregenz. Am grandMA3-Pult programmiert er selbst, „weil es schneller geht als erklären“. Für sein Lichtdesign zu „Woyzeck“ bekam er 2025 den Nestroy-Spezialpreis der Regionen.</p><p>Das echte Dunkel sucht er in Sternwarten: Hinterleitner fotografiert Nebel und Galaxien, vom Hengstpass aus, bei minus zwölf Grad. Die schönste Aufnahme hängt bei ihm daheim in Sierning über dem Terrarium seiner Kornnatter Edison.</p></article></body></html>`
    },
    {
      url: "https://ff-sierning-nord.example/mannschaft",
      body: `<html lang="de"><head><title>FF Sierning-Nord – Mannschaft</title></head><body><h1>Unsere Mannschaft</h1><table><tr><th>Dienstgrad</th><th>Name</th><th>Funktion</th></tr><tr><td>HBI</td><td>Franz Aigner</td><td>Kommandant</td></tr><tr><td>OLM</td><td>Lukas Hinterleitner</td><td>Lichtmast und Elektro. Beruflich Licht am Theater, bei uns auch. Feuerwehr-Leistungsabzeichen in Gold 2019.</td></tr><tr><td>FM</td><td>Nina Aigner</td><td>Atemschutz</td></tr></table><p>122 im Notfall!</p></body></html>`
    },
    {
      url: "https://vorwaerts-fans-steyr.example/dauerkarte/interviews/lukas",
      body: `<!doctype html><html lang="de"><head><title>Fünf Fragen an: Lukas | Nordtribüne Steyr</title></head><body><h2>Fünf Fragen an: Lukas Hinterleitner (Block C)</h2><p><b>Seit wann Vorwärts?</b> Seit der Papa mich 1992 übers Drehkreuz gehoben hat.</p><p><b>Was machst du unter der Woche?</b> Licht, am Ennskai Theater.</p><p><b>Schönstes Tor?</b> Das vom Flutlicht. Hab ich repariert.</p><p><b>Bier oder Spritzer?</b> Spritzer.</p></body></html>`
    },
    {
      url: "https://osttheatertechnik.example/verband/pruefungskommission",
      body: `<!doctype html><html lang="de-AT"><head><title>Prüfungskommission – Verband Österreichischer Bühnentechnik</title></head><body><h1>Prüfungskommission 2025–2028</h1><p>Beleuchtung: <strong>Lukas Hinterleitner</strong>, Steyr. Geprüfter Beleuchtungsmeister (2011). Hält das Seminar „LED im Altbau“.</p><p>Ton: Mag. Ines Radl, Klagenfurt.</p><p>Pyrotechnik: Gernot Fux, Wien.</p></body></html>`
    },
    {
      url: "https://mirjamkofler.example/",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Mirjam Kofler, Dramaturgin und Übersetzerin</title><link rel="me" href="https://buehne.example/@mirjam"></head><body><p><a href="/">de</a> · <a href="/it">it</a> · <a href="/en">en</a></p><h1>Mirjam Kofler</h1><p>Ich bin Dramaturgin am Ennskai Theater in Steyr und übersetze Theaterstücke aus dem Italienischen und dem Slowenischen.</p><h2>Übersetzungen (Auswahl)</h2><ul><li>Tea Mlakar: <i>Sol in pepel</i> / Salz und Asche, 2025</li><li>Giulio Ferrante: <i>La frontiera dorme</i> / Die Grenze schläft, 2022</li></ul><h2>Ausbildung</h2><p>Theater-, Film- und Medienwissenschaft, Universität Wien (Mag. phil. 2010). Schauspielschule abgebrochen, zum Glück für alle.</p><h2>Preise</h2><p>Übersetzerpreis der Stadt Bozen 2023 für <i>Die Grenze schläft</i></p><h2>Kontakt</h2><p>Bitte über das Theater.</p></body></html>`
    },
    {
      url: "https://mirjamkofler.example/en",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mirjam Kofler, dramaturg and translator</title></head><body><p><a href="/">de</a> · <a href="/it">it</a> · <a href="/en">en</a></p><h1>Mirjam Kofler</h1><p>I am the head of dramaturgy at the Ennskai Theater in Steyr, Austria, and I translate plays from Italian and Slovene into German. I live in Steyr with a deaf white cat, Pallina, and too many index cards.</p><p>I am a member of the Dramaturgische Gesellschaft and of the translators' guild IG Übersetzerinnen Übersetzer.</p></body></html>`
    },
    {
      url: "https://alpenbuehnen.example/heft-61/kofler-hochwasser",
      news: { seen: "20270121T090000Z", language: "German", country: "Austria" },
      body: `<!doctype html><html lang="de-AT"><head><title>Das Wasser als Mitspieler | Alpenbühnen, Heft 61</title></head><body><h1>Das Wasser als Mitspieler</h1><p>Von Johanna Prenn · Heft 61, Jänner 2027</p><p>Für „Hochwasser“, das am 19. Februar in Steyr uraufgeführt wird, hat Mirjam Kofler zwei Jahre lang mit Menschen gesprochen, denen 2002 die Enns im Wohnzimmer stand. Einundachtzig Gespräche liegen nun im Stadtarchiv. Dokumentartheater nennt das die Branche. „Zuhören“ nennt es Kofler.</p><p>Die leitende Dramaturgin, die im Sommer auf Hüttenwirtin umsattelt (drei Wochen auf der Plose, jedes Jahr), klettert, seit sie denken kann. „Seilschaft ist das Gegenteil von Regietheater.“</p></body></html>`
    },
    {
      url: "https://sprachcafe-steyr.example/team",
      body: `<!doctype html><html lang="de"><head><title>Sprachcafé Steyr: Wer wir sind</title></head><body><h1>Wer wir sind</h1><p>Jeden Mittwoch ab 17 Uhr im Pfarrsaal Münichholz, Kuchen gratis.</p><p><b>Mirjam</b> Kofler liest mit unseren Gästen Zeitung, auf Deutsch und mit Händen. Sie arbeitet am Theater und bringt Freikarten mit. Vor dem Theater war sie staatlich geprüfte Gebärdensprachdolmetscherin, das hilft.</p><p><b>Hamid</b> Rezai kocht den Tee.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/veronika-stadlbauer",
      title: "Veronika Stadlbauer – Kaufmännische Direktorin – Ennskai Theater Steyr GmbH | LinkedIn",
      snippet:
        "Zahlen mit Vorhang. · Berufserfahrung: Ennskai Theater Steyr GmbH · Ausbildung: Johannes Kepler Universität Linz · Ort: Garsten"
    }
  ],
  mastodon: [
    {
      user: "mirjam",
      domain: "buehne.example",
      name: "Mirjam Kofler",
      note: "<p>Dramaturgin, Steyr. Übersetze Stücke (it, sl → de). Zettelkästen, Felsen, FC Südtirol.</p>",
      fields: [
        {
          name: "Web",
          value: `<a href="https://mirjamkofler.example/" rel="me nofollow">mirjamkofler.example</a>`,
          verified_at: "2024-04-01T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Heute erste Leseprobe Hochwasser. Niemand hat geweint, nur die Technik.</p>",
          at: "2027-01-07T19:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "veronika-stadlbauer",
      about: "A managing director whom an anonymous blog accuses of embezzlement; an audit found nothing.",
      contact: {
        email: "stadlbauer@ennskaitheater.example",
        full_name: "Mag. Veronika Stadlbauer",
        company: "Ennskai Theater Steyr"
      },
      outcome: "found",
      facts: {
        title: "Kaufmännische Direktorin | kaufmännische Direktorin | commercial director",
        company: "Ennskai Theater Steyr | Ennskai Theater | Ennskai Theater Steyr GmbH",
        location: "Garsten | Steyr",
        skills: ["Preisgestaltung | pricing"],
        achievements: [
          "Kulturmanagerin des Jahres | zur Kulturmanagerin des Jahres gewählt",
          "Abonnentenzahl von 1.900 auf 3.400 | von 1.900 auf 3.400 | Die Abonnentenzahl ist seit Ihrem Antritt von 1.900 auf 3.400 gestiegen"
        ],
        hobbies: ["Skitouren | Skitouren im Gesäuse", "steirische Harmonika | Harmonika"],
        causes: ["Förderkreis Frauenhaus Steyr | Frauenhaus Steyr"],
        education: [
          {
            institution:
              "Johannes Kepler Universität in Linz | Johannes Kepler Universität Linz | Johannes Kepler Universität",
            degree: "Mag. | Mag.a",
            field: "Betriebswirtschaft",
            year: 2004
          }
        ],
        certifications: ["Bilanzbuchhalterprüfung | Bilanzbuchhalterin"],
        pets: ["Dackel Nestroy | Dackel | Nestroy | Hund"],
        linkedin: "https://www.linkedin.com/in/veronika-stadlbauer | linkedin.com/in/veronika-stadlbauer"
      },
      also: {
        location: "Oberösterreich | Österreich | Austria",
        industry: "Theater | Kultur | Kulturmanagement | darstellende Kunst | theatre",
        skills: [
          "Controlling",
          "Finanzen",
          "Personal",
          "Bau | Sanierung | Projektleitung | Bauprojekte",
          "Betriebswirtschaft",
          "Bilanzbuchhaltung",
          "Kulturmanagement",
          "Budget"
        ],
        interests: [
          "Preisgestaltung",
          "Abos | Abonnements",
          "Skitouren",
          "Radfahren | mit dem Rad",
          "steirische Harmonika | Harmonika | Ziehharmonika | Volksmusik"
        ],
        hobbies: ["Radfahren | mit dem Rad, die Enns entlang | Rad", "Ziehharmonika"],
        achievements: [
          "Sanierung der Hinterbühne | die das Vorhaben geleitet hat | 300.000 Euro unter dem Budget | Sanierung der Hinterbühne abgeschlossen",
          "Österreichisches Umweltzeichen | Österreichische Umweltzeichen für Theater",
          "leitete sie das Controlling eines Wiener Konzerthauses | Controlling eines Wiener Konzerthauses",
          "flexible Preise",
          "seit 2019 Finanzen, Personal und Bau",
          "Rechnungshof: Theatersanierung vorbildlich | Theatersanierung vorbildlich",
          "Ein Abo ist ein Vertrauensvorschuss"
        ],
        memberships: ["Förderkreis Frauenhaus Steyr | Kassierin | Vorstand Förderkreis Frauenhaus Steyr"],
        causes: ["Frauenhaus"],
        linkedin_bio: "Zahlen mit Vorhang. | Zahlen mit Vorhang"
      },
      sources: [
        "https://ennskaitheater.example/haus/team",
        "https://ennskaitheater.example/presse/sanierung-abgeschlossen",
        "https://kulturmanager-at.example/gespraeche/veronika-stadlbauer",
        "https://frauenhaus-foerderkreis-steyr.example/vorstand",
        "https://www.linkedin.com/in/veronika-stadlbauer"
      ],
      never: ["veruntreut", "Villa", "Attersee", "Schmiergeld", "Sumpf", "Baugelder"]
    },
    {
      id: "lukas-hinterleitner",
      about: "A master of light whom a magazine, a fire brigade, a fans' page and an examining board know.",
      contact: {
        email: "hinterleitner@ennskaitheater.example",
        full_name: "Lukas Hinterleitner",
        title: "Leiter der Beleuchtung"
      },
      outcome: "found",
      facts: {
        title: "Leiter der Beleuchtung | Beleuchtungsleiter | head of lighting",
        company: "Ennskai Theater Steyr | Ennskai Theater | Ennskai Theater Steyr GmbH",
        location: "Sierning | Steyr",
        skills: ["grandMA3 | grandMA3-Pult"],
        achievements: [
          "Nestroy-Spezialpreis der Regionen | Nestroy-Spezialpreis | Nestroy-Spezialpreis der Regionen 2025",
          "Feuerwehr-Leistungsabzeichen in Gold | Feuerwehr-Leistungsabzeichen in Gold 2019"
        ],
        hobbies: [
          "Astrofotografie | fotografiert Nebel und Galaxien | Fotografie von Nebeln und Galaxien | astrophotography"
        ],
        sports_teams: ["Vorwärts | Vorwärts Steyr | SK Vorwärts Steyr"],
        memberships: ["FF Sierning-Nord | Feuerwehr Sierning-Nord | Freiwillige Feuerwehr Sierning-Nord"],
        education: [
          { institution: "HTL Steyr", degree: "Matura | maturiert", field: "Elektrotechnik", year: 2003 }
        ],
        certifications: ["Geprüfter Beleuchtungsmeister | Beleuchtungsmeister"],
        pets: ["Kornnatter Edison | Kornnatter | Edison | Schlange"]
      },
      also: {
        location: "Österreich | Oberösterreich | Austria",
        industry: "Theater | Kultur | Bühnentechnik | Veranstaltungstechnik | darstellende Kunst | theatre",
        skills: [
          "Lichtdesign",
          "LED | LED-Anlage | LED im Altbau",
          "Beleuchtung | Licht | Bühnenlicht",
          "Elektrotechnik | Elektro",
          "Programmierung | programmiert",
          "Astrofotografie"
        ],
        interests: [
          "Astrofotografie | Nebel und Galaxien | Galaxien | Sternwarten | Astronomie",
          "Dunkel | das Dunkel | Licht",
          "Fußball | Vorwärts",
          "LED | LED im Altbau",
          "Feuerwehr"
        ],
        hobbies: ["Fußball | Vorwärts", "Feuerwehr | Freiwillige Feuerwehr", "Sternwarten | Fotografie"],
        causes: ["Feuerwehr | FF Sierning-Nord | Freiwillige Feuerwehr"],
        achievements: [
          "LED-Anlage | LED-Anlage geplant | senkt den Stromverbrauch um 62 Prozent | neue LED-Anlage",
          "LED im Altbau",
          "Beleuchter in Graz | Festspielen nach Bregenz | Beleuchter nach Graz und zu den Festspielen nach Bregenz",
          "Prüfungskommission | Prüfungskommission 2025–2028",
          "Woyzeck | Lichtdesign zu „Woyzeck“",
          "Flutlicht repariert | Das vom Flutlicht. Hab ich repariert"
        ],
        memberships: [
          "Verband Österreichischer Bühnentechnik",
          "Prüfungskommission | Prüfungskommission des Verbands Österreichischer Bühnentechnik",
          "Nordtribüne Steyr"
        ],
        certifications: ["Feuerwehr-Leistungsabzeichen in Gold"]
      },
      sources: [
        "https://ennskaitheater.example/haus/team",
        "https://ennskaitheater.example/presse/sanierung-abgeschlossen",
        "https://buehnenlichtmagazin.example/portraet/lukas-hinterleitner",
        "https://ff-sierning-nord.example/mannschaft",
        "https://vorwaerts-fans-steyr.example/dauerkarte/interviews/lukas",
        "https://osttheatertechnik.example/verband/pruefungskommission"
      ]
    },
    {
      id: "mirjam-kofler",
      about: "A dramaturg with an own page in two languages, Mastodon, a magazine and a language café.",
      contact: { email: "kofler@ennskaitheater.example", full_name: "Mirjam Kofler" },
      outcome: "found",
      facts: {
        title: "Leitende Dramaturgin | leitende Dramaturgin | Dramaturgin | head of dramaturgy | dramaturg",
        company: "Ennskai Theater Steyr | Ennskai Theater | Ennskai Theater Steyr GmbH",
        location: "Steyr | Steyr, Austria | Steyr, Österreich",
        skills: ["Slowenisch | Slowenischen | Slovene", "Italienisch | Italienischen | Italian"],
        achievements: ["Übersetzerpreis der Stadt Bozen | Übersetzerpreis der Stadt Bozen 2023"],
        hobbies: ["Klettern | klettert | Felsen | climbing"],
        sports_teams: ["FC Südtirol"],
        causes: ["Sprachcafé Steyr | Sprachcafé"],
        memberships: [
          "Dramaturgische Gesellschaft | the Dramaturgische Gesellschaft",
          "IG Übersetzerinnen Übersetzer"
        ],
        education: [
          {
            institution: "Universität Wien | University of Vienna",
            degree: "Mag. phil.",
            field: "Theater-, Film- und Medienwissenschaft",
            year: 2010
          }
        ],
        certifications: ["staatlich geprüfte Gebärdensprachdolmetscherin | Gebärdensprachdolmetscherin"],
        pets: ["deaf white cat, Pallina | cat | Pallina | deaf white cat | Katze"]
      },
      also: {
        title: "Dramaturgin und Übersetzerin | Übersetzerin | dramaturg and translator | translator",
        location: "Brixen | Österreich | Austria",
        industry: "Theater | Kultur | darstellende Kunst | theatre",
        skills: [
          "Übersetzung | Übersetzen | translation | Theaterstücke übersetzen",
          "Dokumentartheater",
          "Dramaturgie | dramaturgy",
          "Gebärdensprache",
          "Zuhören",
          "Deutsch"
        ],
        interests: [
          "Dokumentartheater",
          "Übersetzung | Übersetze Stücke | translation",
          "Zettelkästen | index cards",
          "Klettern | Felsen | Seilschaft",
          "FC Südtirol",
          "Texte aus Italien und Slowenien | Grenzverkehr",
          "Uraufführungen",
          "Theater | Theaterstücke"
        ],
        hobbies: ["Hüttenwirtin | drei Wochen auf der Plose", "Zettelkästen | index cards"],
        achievements: [
          "Hochwasser | Einundachtzig Gespräche | Dokumentartheater Hochwasser | Das Wasser als Mitspieler",
          "Die Grenze schläft | La frontiera dorme",
          "Salz und Asche | Sol in pepel",
          "Grenzverkehr | Reihe „Grenzverkehr“",
          "Gebärdensprachdolmetscherin | staatlich geprüfte Gebärdensprachdolmetscherin",
          "betreut die Uraufführungen",
          "Schauspielschule abgebrochen",
          "seit der Spielzeit 2022/23 am Haus"
        ],
        causes: ["liest mit unseren Gästen Zeitung", "Freikarten"],
        memberships: ["Sprachcafé Steyr"]
      },
      sources: [
        "https://ennskaitheater.example/haus/team",
        "https://mirjamkofler.example/",
        "https://mirjamkofler.example/en",
        "https://alpenbuehnen.example/heft-61/kofler-hochwasser",
        "https://sprachcafe-steyr.example/team",
        "https://buehne.example/api/v1/accounts/lookup?acct=mirjam"
      ]
    }
  ]
}
