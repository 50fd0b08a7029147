import type { WorldPart } from "../World.ts"

const seite = (titel: string, inhalt: string): string => `<!DOCTYPE html>
<html lang="de-DE">
<head><meta charset="utf-8"><title>${titel} | Kettelhake Maschinenbau</title><meta name="generator" content="TYPO3 CMS"><link rel="alternate" hreflang="en" href="/en/"></head>
<body id="p12"><div class="cookieman"><p>Wir verwenden Cookies. Einige sind notwendig, andere helfen uns, diese Website zu verbessern.</p><button>Alle akzeptieren</button><button>Nur notwendige</button></div>
<header><a href="/"><img src="/fileadmin/logo.png" alt="Kettelhake"></a><nav><a href="/maschinen/">Maschinen</a><a href="/service/">Service &amp; Ersatzteile</a><a href="/unternehmen/">Unternehmen</a><a href="/unternehmen/ansprechpartner/">Ansprechpartner</a><a href="/karriere/">Karriere</a><a href="/aktuelles/">Aktuelles</a></nav></header>
<!--TYPO3SEARCH_begin-->${inhalt}<!--TYPO3SEARCH_end-->
<footer>Kettelhake Maschinenbau GmbH &amp; Co. KG &middot; Zementstra&szlig;e 88 &middot; 59269 Beckum &middot; <a href="/impressum/">Impressum</a> &middot; <a href="/datenschutz/">Datenschutz</a> &middot; <a href="/agb/">AGB</a></footer></body></html>`

/** A family-owned machine builder in Westphalia: the heiress, a design engineer whose illness was told, a controls engineer with code. */
export const kettelhake: WorldPart = {
  pages: [
    {
      url: "https://kettelhake.example/unternehmen/",
      body: seite(
        "Unternehmen",
        `<h1>Teig ist unser Metall</h1><p>Seit 1924 bauen wir in Beckum Teigteil- und Wirkmaschinen für Bäckereien. Aus der Schmiede von Bernhard Kettelhake ist ein Maschinenbauer mit 165 Mitarbeiterinnen und Mitarbeitern geworden, und er gehört noch immer der Familie.</p><p>Heute führt <strong>Friederike Kettelhake</strong> das Unternehmen in vierter Generation als geschäftsführende Gesellschafterin. Sie hat 2016 von ihrem Onkel Clemens übernommen und seitdem den Exportanteil von 38 auf 61 Prozent gebracht.</p>`
      )
    },
    {
      url: "https://kettelhake.example/unternehmen/ansprechpartner/",
      body: seite(
        "Ansprechpartner",
        `<h1>Ihre Ansprechpartner</h1><table class="contenttable"><thead><tr><th>Bereich</th><th>Name</th><th>Durchwahl</th></tr></thead><tbody>
<tr><td>Geschäftsführung</td><td>Friederike Kettelhake</td><td>-10</td></tr>
<tr><td>Leiter Konstruktion</td><td>Dipl.-Ing. (FH) Jörg Wiesemann</td><td>-31</td></tr>
<tr><td>Teamleiterin Steuerungstechnik</td><td>Aylin Demirtaş, B.Eng.</td><td>-37</td></tr>
<tr><td>Ersatzteile</td><td>Guido Brinkschulte</td><td>-50</td></tr>
<tr><td>Einkauf</td><td>Marita Overkamp</td><td>-44</td></tr></tbody></table>`
      )
    },
    {
      url: "https://wirtschaft-muensterland.example/2026/03/kettelhake-portraet",
      news: { seen: "20260312T070000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>„Ich bin mit Mehl in den Haaren groß geworden“ | Wirtschaft Münsterland</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Ich bin mit Mehl in den Haaren groß geworden","datePublished":"2026-03-12","author":{"@type":"Person","name":"Svenja Rottmann"}}</script></head><body><div>Abo | Magazin | Veranstaltungen | Stellenmarkt</div><article><h1>„Ich bin mit Mehl in den Haaren groß geworden“</h1><p>Von Svenja Rottmann</p><p>Friederike Kettelhake wollte eigentlich nie zurück. Nach dem Wirtschaftsingenieurwesen in Paderborn, Diplom 2004, ging sie für neun Jahre nach Lyon, zu einem Hersteller von Knetern. „Dann rief mein Onkel an und sagte: Entweder du oder ein Fonds.“</p><p>Zum Gespräch empfängt sie in der Montagehalle, zu ihren Füßen liegt Rauhaardackel Oskar. Das Thema, über das sie lieber redet als über Umsätze, ist die Nachfolge: Sie berät inzwischen andere Familien dabei, ohne Honorar.</p><p>Abends reitet sie. Springen bis Klasse M, im Reiterverein Vellern, „mit mehr Mut als Stil“. Samstags steht sie, wenn es geht, bei Preußen Münster in der Kurve.</p></article></body></html>`
    },
    {
      url: "https://familienunternehmer-westfalen.example/vorstand",
      body: `<!doctype html><html lang="de"><head><title>Regionalvorstand – Familienunternehmer in Westfalen</title></head><body><h1>Regionalvorstand</h1><div class="vcard"><h3 class="fn">Friederike Kettelhake</h3><p class="org">Kettelhake Maschinenbau GmbH &amp; Co. KG, Beckum</p><p>Stellvertretende Vorsitzende. Diplom-Wirtschaftsingenieurin (Universität Paderborn). Sitzt außerdem im Fachverband Nahrungsmittelmaschinen des VDMA. Spricht Französisch besser als Plattdeutsch. Wohnt mit ihrer Familie in Oelde.</p></div><div class="vcard"><h3 class="fn">Ulrich Terbrüggen</h3><p class="org">Terbrüggen Textil, Bocholt</p><p>Schatzmeister.</p></div></body></html>`
    },
    {
      url: "https://backtechnik-aktuell.example/2025/unternehmerin-des-jahres",
      news: { seen: "20251020T070000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Friederike Kettelhake ist Unternehmerin des Jahres | Backtechnik aktuell</title></head><body><h1>Friederike Kettelhake ist Unternehmerin des Jahres</h1><p>Düsseldorf, 20. Oktober 2025. Auf der Messe wurde Friederike Kettelhake (45) aus Beckum als „Unternehmerin des Jahres“ der Backbranche geehrt. Das Preisgeld von 5.000 Euro geht an den Förderverein Brot gegen Not, für den sie zweimal im Jahr Lehrbackstuben in Ghana besucht.</p><p>Lesen Sie auch: Mehlpreise, Ofenbau, Nachtbackverbot</p></body></html>`
    },
    {
      url: "https://backtechnik-aktuell.example/2024/teigteiler-hygienic-design",
      news: { seen: "20240605T070000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Kein Winkel für den Sauerteig: Hygienic Design bei Kettelhake | Backtechnik aktuell</title></head><body><h1>Kein Winkel für den Sauerteig</h1><p>Jörg Wiesemann, Leiter Konstruktion bei Kettelhake in Beckum, klappt den neuen Teigteiler T7 mit einer Hand auf. „Früher brauchten Sie dafür zwei Leute und einen Fluch.“ Hygienic Design ist sein Steckenpferd, die werkzeuglose Kammerdemontage ist sein Patent, das elfte insgesamt.</p><p>Gezeichnet wird in SolidWorks, gerechnet mit FEM im Haus. Der T7 erhielt im Mai den Innovationspreis der Backbranche.</p></body></html>`
    },
    {
      url: "https://glocke-ahlen.example/lokales/2025-11/schlepperfreunde-wiesemann",
      news: { seen: "20251108T070000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Der Mann mit den drei Hanomags | Ahlener Tagesbote</title><meta property="og:type" content="article"></head><body><div class="teaser">ePaper · Trauer · Vereine · Fußball</div><article><h1>Der Mann mit den drei Hanomags</h1><p>Ahlen-Vorhelm. In der Scheune von Jörg Wiesemann stehen drei Hanomag-Schlepper, der älteste von 1951. Der Ingenieur restauriert sie selbst, bis zur letzten Unterlegscheibe, und führt als zweiter Vorsitzender die Schlepperfreunde Vorhelm.</p><p>Dass er heute wieder am Schraubstock steht, ist nicht selbstverständlich: Im Januar 2023 erlitt der 56-Jährige einen Herzinfarkt, ein halbes Jahr später meldete sein Bruder mit dem gemeinsamen Elternhof Privatinsolvenz an. Seit dieser Zeit trinkt er nicht mehr. „Der Hanomag hat mich gerettet“, sagt Wiesemann.</p><p>Im Dezember fährt er wieder als Nikolaus mit dem Schlepper zur Kinderklinik, zugunsten der Aktion Kinderherz Ahlen. Sein Münsterländer, Bolzen, fährt auf dem Kotflügel mit.</p></article></body></html>`
    },
    {
      url: "https://kirche-vorhelm.example/gemeindebrief/advent-2025",
      body: `<html><head><title>Gemeindebrief Advent 2025</title></head><body><h2>Posaunenchor</h2><p>Der Posaunenchor spielt am 2. Advent auf dem Markt. Neue Bläser sind willkommen, Auskunft gibt Jörg Wiesemann (Tenorposaune), der auch im Presbyterium für den Bau zuständig ist.</p><h2>Kollekten</h2><p>Oktober: 412,30 &euro;</p></body></html>`
    },
    {
      url: "https://vdi-ak-konstruktion.example/referenten",
      body: `<!doctype html><html lang="de"><head><title>Referenten des Arbeitskreises Konstruktion, VDI Münsterland</title></head><body><h1>Unsere Referenten 2025</h1><ul><li><b>Dipl.-Ing. (FH) Jörg Wiesemann</b>, Kettelhake Maschinenbau: „Was der Bäcker nachts um drei nicht aufschraubt“. Studium Maschinenbau an der Fachhochschule Münster (Diplom 1994). VDI-Mitglied seit 1991, zertifizierter TRIZ-Anwender (Level 2). Fan des DSC Arminia Bielefeld, bitte vor dem Vortrag nicht ansprechen.</li><li><b>Prof. Dr. Ilka Stüwe</b>: Leichtbau mit Holz.</li></ul></body></html>`
    },
    {
      url: "https://kettelhake.example/aktuelles/girls-day-2026/",
      body: seite(
        "Girls' Day 2026",
        `<h1>Girls' Day 2026: Wer bringt den Teig zum Tanzen?</h1><p>24.04.2026</p><p>Vierzehn Schülerinnen haben bei uns eine kleine Teigbahn programmiert. Angeleitet hat sie Aylin Demirtaş, die selbst über ihre Ausbildung zur Mechatronikerin (IHK) bei uns ins Haus kam und heute die Steuerungstechnik leitet. „Ich war 2009 das einzige Mädchen in der Werkstatt. Das war kein Drama, aber es muss ja nicht so bleiben“, sagt sie. Den Girls' Day organisiert sie seit 2018.</p>`
      )
    },
    {
      url: "https://spstreff.example/2026/programm",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>SPS-Treff 2026, Hamm: Programm</title></head><body><nav><a href="/2026/tickets">Tickets</a> <a href="/2026/anfahrt">Anfahrt</a></nav><h1>Programm, Samstag 19. September</h1><section><h3>10:15 Unit-Tests für Strukturierten Text</h3><p><strong>Aylin Demirtaş</strong> programmiert seit zwölf Jahren Verpackungs- und Teigmaschinen in TwinCAT und leitet bei Kettelhake ein Team von sechs Leuten. Sie hat an der Hochschule Hamm-Lippstadt Mechatronik studiert (B.Eng. 2015, berufsbegleitend) und ist Functional Safety Engineer (TÜV Rheinland). Ihr Testwerkzeug tortenheber gewann im Frühjahr den Open Automation Award. In Hamm wohnt sie auch, sie kommt mit dem Rad.</p></section><section><h3>11:00 OPC UA, jetzt aber wirklich</h3><p>Bernd Kleinhans</p></section></body></html>`
    },
    {
      url: "https://aylind.example/",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>aylin demirtaş</title><link rel="me" href="https://werkbank.example/@aylin"></head><body><article class="h-card"><h1 class="p-name">Aylin Demirtaş</h1><p class="p-note">Ich bringe Maschinen das Laufen bei, meistens Teigmaschinen, meistens bei <span class="p-org">Kettelhake</span>. Hier schreibe ich über OPC UA, Versionsverwaltung für SPS-Leute und gelegentlich über Kuchen.</p></article><h2>Nicht-Maschinen</h2><p>Bouldern (Halle in Hamm, Fels im Ith), Saz spielen, beides mit Hornhaut. BVB, seit ich denken kann. Mein Kater heißt Simit und hat auch so eine Form.</p><p>Ich bin im VDI-Netzwerk Frauen im Ingenieurberuf und gebe einmal die Woche Mathe-Nachhilfe beim Verein Lernbrücke Hamm.</p><h2>Zuletzt</h2><ul><li>2026-10-03 Warum mein Test rot sein darf</li><li>2026-06-21 Git für die SPS, Teil 4</li></ul><p><a href="https://github.com/aylindem">GitHub</a></p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/friederike-kettelhake",
      title:
        "Friederike Kettelhake – Geschäftsführende Gesellschafterin – Kettelhake Maschinenbau | LinkedIn",
      snippet:
        "Vierte Generation, erste Frau. Oelde, Nordrhein-Westfalen, Deutschland · Kettelhake Maschinenbau GmbH & Co. KG · Ausbildung: Universität Paderborn · 500+ Kontakte"
    }
  ],
  github: [
    {
      login: "aylindem",
      id: 930417,
      name: "Aylin Demirtaş",
      company: "Kettelhake Maschinenbau",
      blog: "https://aylind.example",
      location: "Hamm, NRW",
      bio: "PLC code is code. TwinCAT, Structured Text, cake.",
      commit_email: "a.demirtas@kettelhake.example",
      repositories: [
        {
          name: "tortenheber",
          description: "Unit tests for IEC 61131-3 Structured Text, run in CI",
          language: "Python",
          topics: ["plc", "twincat", "testing"],
          stars: 512,
          pushed_at: "2026-12-01T19:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "aylin",
      domain: "werkbank.example",
      name: "Aylin Demirtaş",
      note: "<p>Steuerungstechnik, Teig, Kletterhallen. Leitet ein kleines Team in Beckum. Sie/ihr</p>",
      fields: [
        {
          name: "Web",
          value: `<a href="https://aylind.example" rel="me nofollow">aylind.example</a>`,
          verified_at: "2025-03-04T18:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>tortenheber 2.0 ist da, jetzt auch mit Codesys. Es gab Kuchen.</p>",
          at: "2026-12-01T19:30:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "friederike-kettelhake",
      about: "The owner in the fourth generation: German pages and a LinkedIn listing.",
      contact: {
        email: "f.kettelhake@kettelhake.example",
        full_name: "Friederike Kettelhake",
        company: "Kettelhake Maschinenbau GmbH & Co. KG"
      },
      outcome: "found",
      facts: {
        title:
          "Geschäftsführende Gesellschafterin | geschäftsführende Gesellschafterin | Managing Partner | Geschäftsführerin | Managing Director | Geschäftsführung",
        company: "Kettelhake Maschinenbau GmbH & Co. KG | Kettelhake Maschinenbau | Kettelhake",
        location: "Oelde | Oelde, Nordrhein-Westfalen, Deutschland | Beckum | Oelde, Nordrhein-Westfalen",
        industry:
          "Maschinenbau | Maschinenbauer | Teigteil- und Wirkmaschinen für Bäckereien | Nahrungsmittelmaschinen | mechanical engineering",
        interests: ["Nachfolge | Unternehmensnachfolge | succession"],
        achievements: ["Unternehmerin des Jahres | „Unternehmerin des Jahres“ der Backbranche"],
        hobbies: [
          "Springen | Springreiten | Reiten | reitet | Reiterverein Vellern | show jumping | horse riding"
        ],
        sports_teams: ["Preußen Münster"],
        causes: ["Brot gegen Not | Förderverein Brot gegen Not"],
        memberships: ["VDMA | Fachverband Nahrungsmittelmaschinen des VDMA"],
        education: [
          {
            institution: "Universität Paderborn | Paderborn | Paderborn University",
            degree: "Diplom | Diplom-Wirtschaftsingenieurin",
            field: "Wirtschaftsingenieurwesen",
            year: 2004
          }
        ],
        pets: ["Rauhaardackel Oskar | Rauhaardackel | Oskar | Dackel | wire-haired dachshund"],
        linkedin: "https://www.linkedin.com/in/friederike-kettelhake | linkedin.com/in/friederike-kettelhake"
      },
      also: {
        location: "Beckum | Beckum, Germany | Deutschland | Germany",
        industry: "Backbranche | Bäckereimaschinen | bakery machinery | Lebensmitteltechnik",
        skills: [
          "Nachfolge | Unternehmensnachfolge | succession",
          "Französisch | French",
          "Wirtschaftsingenieurwesen",
          "Export",
          "Unternehmensführung",
          "berät andere Familien | Beratung",
          "Maschinenbau"
        ],
        achievements: [
          "Exportanteil von 38 auf 61 Prozent | den Exportanteil von 38 auf 61 Prozent gebracht",
          "hat 2016 von ihrem Onkel Clemens übernommen | 2016 übernommen | in vierter Generation",
          "Stellvertretende Vorsitzende",
          "ging für neun Jahre nach Lyon | neun Jahre nach Lyon",
          "Springen bis Klasse M | Klasse M",
          "Preisgeld von 5.000 Euro geht an den Förderverein Brot gegen Not"
        ],
        interests: [
          "Nachfolge | Unternehmensnachfolge",
          "Springen | Springreiten | Reiten",
          "Preußen Münster | Fußball",
          "Teig",
          "Familienunternehmen",
          "Lehrbackstuben in Ghana | Ghana",
          "Backbranche"
        ],
        hobbies: ["Preußen Münster | steht bei Preußen Münster in der Kurve"],
        causes: ["Lehrbackstuben in Ghana | Lehrbackstuben", "berät andere Familien ohne Honorar"],
        memberships: [
          "Familienunternehmer in Westfalen",
          "Reiterverein Vellern | im Reiterverein Vellern",
          "Stellvertretende Vorsitzende Familienunternehmer in Westfalen | Regionalvorstand",
          "Förderverein Brot gegen Not"
        ],
        certifications: ["Diplom-Wirtschaftsingenieurin"],
        linkedin_bio: "Vierte Generation, erste Frau. | Vierte Generation, erste Frau"
      },
      sources: [
        "https://kettelhake.example/unternehmen/",
        "https://kettelhake.example/unternehmen/ansprechpartner/",
        "https://wirtschaft-muensterland.example/2026/03/kettelhake-portraet",
        "https://familienunternehmer-westfalen.example/vorstand",
        "https://backtechnik-aktuell.example/2025/unternehmerin-des-jahres",
        "https://www.linkedin.com/in/friederike-kettelhake"
      ]
    },
    {
      id: "joerg-wiesemann",
      about:
        "A local paper tells of his heart, his drinking and his brother's insolvency, the parish letter of his church office.",
      contact: {
        email: "j.wiesemann@kettelhake.example",
        full_name: "Jörg Wiesemann",
        company: "Kettelhake Maschinenbau"
      },
      outcome: "found",
      facts: {
        title: "Leiter Konstruktion | Konstruktionsleiter | Head of Design | Head of Engineering Design",
        company: "Kettelhake Maschinenbau GmbH & Co. KG | Kettelhake Maschinenbau | Kettelhake",
        location: "Ahlen-Vorhelm | Vorhelm | Ahlen | Beckum",
        skills: ["SolidWorks"],
        interests: ["Hygienic Design"],
        achievements: [
          "elf Patente | das elfte insgesamt | sein Patent, das elfte insgesamt | werkzeuglose Kammerdemontage | eleven patents"
        ],
        hobbies: [
          "Hanomag-Schlepper | restauriert Hanomag-Schlepper | Schlepper | Traktoren restaurieren | Hanomags | restoring tractors"
        ],
        sports_teams: ["DSC Arminia Bielefeld | Arminia Bielefeld"],
        causes: ["Aktion Kinderherz Ahlen"],
        memberships: ["Schlepperfreunde Vorhelm"],
        education: [
          {
            institution: "Fachhochschule Münster | FH Münster",
            degree: "Diplom | Dipl.-Ing. (FH) | Dipl.-Ing.",
            field: "Maschinenbau",
            year: 1994
          }
        ],
        certifications: [
          "zertifizierter TRIZ-Anwender (Level 2) | TRIZ-Anwender | zertifizierter TRIZ-Anwender | TRIZ Level 2"
        ],
        pets: ["Münsterländer, Bolzen | Münsterländer | Bolzen | Münsterländer namens Bolzen"]
      },
      also: {
        industry:
          "Maschinenbau | Maschinenbauer | Teigteil- und Wirkmaschinen für Bäckereien | Backbranche | mechanical engineering",
        location: "Beckum | Deutschland",
        skills: ["Hygienic Design", "FEM", "TRIZ", "Konstruktion", "Maschinenbau", "Leitung", "Teigteiler"],
        achievements: [
          "Innovationspreis der Backbranche",
          "Teigteiler T7 | T7",
          "zweiter Vorsitzender der Schlepperfreunde Vorhelm | zweiter Vorsitzender",
          "Was der Bäcker nachts um drei nicht aufschraubt",
          "werkzeuglose Kammerdemontage",
          "VDI-Mitglied seit 1991",
          "Der Mann mit den drei Hanomags | drei Hanomag-Schlepper"
        ],
        interests: [
          "Hygienic Design",
          "Hanomag | Hanomags | Hanomag-Schlepper",
          "Schlepper | Traktoren | Oldtimer",
          "TRIZ",
          "Posaune | Posaunenchor",
          "DSC Arminia Bielefeld | Fußball",
          "Konstruktion",
          "Patente"
        ],
        hobbies: [
          "Tenorposaune | Posaune | Posaunenchor | trombone",
          "Nikolaus mit dem Schlepper",
          "Restaurieren | restauriert sie selbst"
        ],
        causes: ["Kinderklinik | fährt als Nikolaus mit dem Schlepper zur Kinderklinik"],
        memberships: [
          "VDI | VDI-Mitglied seit 1991",
          "Posaunenchor",
          "zweiter Vorsitzender der Schlepperfreunde Vorhelm",
          "VDI Münsterland | Arbeitskreis Konstruktion"
        ],
        certifications: ["Dipl.-Ing. (FH)"]
      },
      sources: [
        "https://kettelhake.example/unternehmen/ansprechpartner/",
        "https://backtechnik-aktuell.example/2024/teigteiler-hygienic-design",
        "https://glocke-ahlen.example/lokales/2025-11/schlepperfreunde-wiesemann",
        "https://kirche-vorhelm.example/gemeindebrief/advent-2025",
        "https://vdi-ak-konstruktion.example/referenten"
      ],
      sensitive: ["Herzinfarkt", "Privatinsolvenz", "trinkt", "Presbyter", "Bruder", "insolven"]
    },
    {
      id: "aylin-demirtas",
      about: "A controls engineer with own site, GitHub, Mastodon and a talk.",
      contact: { email: "a.demirtas@kettelhake.example", full_name: "Aylin Demirtaş" },
      outcome: "found",
      facts: {
        title:
          "Teamleiterin Steuerungstechnik | leitet die Steuerungstechnik | Team Lead Control Engineering | Team Lead Controls",
        company: "Kettelhake Maschinenbau GmbH & Co. KG | Kettelhake Maschinenbau | Kettelhake",
        location: "Hamm | Hamm, NRW | Beckum | Hamm, Germany",
        skills: [
          "TwinCAT | twincat",
          "Structured Text | Strukturierten Text | Strukturierter Text | IEC 61131-3 Structured Text"
        ],
        achievements: ["Open Automation Award"],
        hobbies: ["Bouldern | bouldering | Kletterhallen"],
        sports_teams: ["BVB | Borussia Dortmund"],
        causes: ["Lernbrücke Hamm | Verein Lernbrücke Hamm"],
        memberships: [
          "Frauen im Ingenieurberuf | VDI-Netzwerk Frauen im Ingenieurberuf | VDI Frauen im Ingenieurberuf"
        ],
        education: [
          {
            institution: "Hochschule Hamm-Lippstadt",
            degree: "B.Eng. | Bachelor of Engineering",
            field: "Mechatronik",
            year: 2015
          }
        ],
        certifications: ["Functional Safety Engineer (TÜV Rheinland) | Functional Safety Engineer"],
        pets: ["Kater Simit | Kater | Simit | Mein Kater heißt Simit | cat | Katze"]
      },
      also: {
        certifications: ["Mechatronikerin (IHK) | Mechatronikerin | Ausbildung zur Mechatronikerin (IHK)"],
        location: "Beckum | NRW | Deutschland",
        industry:
          "Maschinenbau | Maschinenbauer | Teigteil- und Wirkmaschinen für Bäckereien | mechanical engineering | Automatisierung | Steuerungstechnik | automation",
        skills: [
          "OPC UA",
          "Python",
          "plc | PLC | SPS",
          "testing | Unit-Tests | Unit tests",
          "Versionsverwaltung | Git",
          "Codesys",
          "Steuerungstechnik",
          "Mechatronik",
          "CI",
          "Functional Safety"
        ],
        achievements: [
          "tortenheber | tortenheber 2.0",
          "Unit-Tests für Strukturierten Text | SPS-Treff 2026",
          "leitet ein Team von sechs Leuten | Team von sechs Leuten | Leitet ein kleines Team",
          "organisiert den Girls' Day seit 2018 | Girls' Day organisiert sie seit 2018",
          "Warum mein Test rot sein darf",
          "Git für die SPS",
          "programmiert seit zwölf Jahren Verpackungs- und Teigmaschinen"
        ],
        interests: [
          "OPC UA",
          "Versionsverwaltung | Versionsverwaltung für SPS-Leute | Git",
          "Kuchen | cake",
          "Teig | Teigmaschinen",
          "Steuerungstechnik",
          "TwinCAT",
          "Structured Text | Strukturierter Text",
          "testing | Unit-Tests",
          "plc | PLC code is code | PLC",
          "Bouldern | Klettern | Kletterhallen",
          "Saz",
          "BVB | Fußball"
        ],
        hobbies: [
          "Saz spielen | Saz | playing the saz",
          "Kuchen | Backen",
          "Rad | Radfahren",
          "Klettern | Fels im Ith"
        ],
        causes: ["Girls' Day", "Mathe-Nachhilfe", "Mädchen in der Werkstatt"],
        memberships: ["VDI", "Lernbrücke Hamm | Verein Lernbrücke Hamm"]
      },
      sources: [
        "https://kettelhake.example/unternehmen/ansprechpartner/",
        "https://kettelhake.example/aktuelles/girls-day-2026/",
        "https://spstreff.example/2026/programm",
        "https://aylind.example/",
        "https://api.github.com/users/aylindem",
        "https://api.github.com/users/aylindem/repos",
        "https://werkbank.example/api/v1/accounts/lookup?acct=aylin"
      ]
    }
  ]
}
