import type { WorldPart } from "../World.ts"

const seite = (titel: string, inhalt: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><base href="https://weserkontor.example/">
<!-- This website is powered by TYPO3 - inspiring people to share! -->
<title>${titel} | Weserkontor Logistik GmbH &amp; Co. KG</title><meta name="generator" content="TYPO3 CMS"></head>
<body id="p12"><div class="cookieman-modal"><p>Wir verwenden Cookies. Notwendige lassen sich nicht abwählen.</p><button>Nur notwendige</button><button>Alle akzeptieren</button></div>
<header><a href="/">Weserkontor <small>Spedition &amp; Kontraktlogistik seit 1926</small></a><nav><ul><li><a href="leistungen/">Leistungen</a></li><li><a href="standorte/">Standorte</a></li><li><a href="nachhaltigkeit/">Nachhaltigkeit</a></li><li><a href="karriere/">Karriere</a></li><li><a href="unternehmen/ansprechpartner/">Ansprechpartner</a></li><li><a href="en/">EN</a></li></ul></nav></header>
<main><!--TYPO3SEARCH_begin-->${inhalt}<!--TYPO3SEARCH_end--></main>
<footer><p>Weserkontor Logistik GmbH &amp; Co. KG · Senator-Borttscheller-Straße 40 · 28197 Bremen · Tel. 0421 555 01-0</p><p><a href="impressum/">Impressum</a> · <a href="datenschutz/">Datenschutz</a> · <a href="adsp/">Wir arbeiten ausschließlich auf Grundlage der ADSp 2017</a> · <a href="hinweisgeber/">Hinweisgebersystem</a></p></footer></body></html>`

/** A forwarder in Bremen: a sustainability manager with a namesake at the bar, a developer with markup in his bio, an unknown. */
export const weserKontor: WorldPart = {
  pages: [
    {
      url: "https://weserkontor.example/",
      body: seite(
        "Spedition und Kontraktlogistik in Bremen",
        `<h1>Von der Rampe bis zur Reede.</h1><p>Kaffee, Windkraftteile, Tiefkühlfisch: Wir lagern und fahren, was über die Weser kommt. 640 Mitarbeiterinnen und Mitarbeiter, fünf Standorte, ein Hofhund.</p><p><a href="karriere/">Berufskraftfahrer (m/w/d) gesucht</a></p>`
      )
    },
    {
      url: "https://weserkontor.example/unternehmen/ansprechpartner/",
      body: seite(
        "Ansprechpartner",
        `<h1>Ihre Ansprechpartner</h1><table class="contenttable"><thead><tr><th>Bereich</th><th>Name</th><th>Durchwahl</th></tr></thead><tbody>
<tr><td>Geschäftsführung</td><td>Hinrich Lürssen-Meyer</td><td>-10</td></tr>
<tr><td>Leiterin Nachhaltigkeit und Qualität</td><td>Katrin Behrens</td><td>-41</td></tr>
<tr><td>Teamleiter Softwareentwicklung</td><td>Ole Brinkmann</td><td>-77</td></tr>
<tr><td>Zoll</td><td>Fatma Yıldırım</td><td>-23</td></tr>
<tr><td>Schwergut</td><td>Torben Cassens</td><td>-52</td></tr></tbody></table>`
      )
    },
    {
      url: "https://weserkontor.example/nachhaltigkeit/",
      body: seite(
        "Nachhaltigkeit",
        `<h1>Nachhaltigkeit</h1><p>Bis 2035 wollen wir unsere eigenen Fahrten ohne Diesel schaffen. Heute sind 38 von 210 Zugmaschinen elektrisch.</p><blockquote><p>„Ein Nachhaltigkeitsbericht, den der Fahrer nicht versteht, ist keiner. Deshalb hängt unserer auch in der Kantine.“</p><cite>Katrin Behrens, Leiterin Nachhaltigkeit und Qualität</cite></blockquote><p>Seit 2023 ist unser Standort Güterverkehrszentrum nach EMAS validiert. <a href="fileadmin/bericht2025.pdf">Bericht 2025 (PDF, 4,1 MB)</a></p>`
      )
    },
    {
      url: "https://verkehrsrundblick.example/koepfe/katrin-behrens-weserkontor",
      news: { seen: "20260917T060000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Die Frau, die den Diesel zählt: Katrin Behrens | Verkehrsrundblick</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Die Frau, die den Diesel zählt","datePublished":"2026-09-17","author":{"@type":"Person","name":"Jörn Detjen"},"publisher":{"@type":"Organization","name":"Verkehrsrundblick"}}</script></head><body><nav>Markt · Technik · Recht · Köpfe · Stellenmarkt · Abo</nav><article><p class="dachzeile">Köpfe</p><h1>Die Frau, die den Diesel zählt</h1><p class="autor">Von Jörn Detjen, Bremen</p>
<p>Vierzehn Jahre lang hat Katrin Behrens Container disponiert, erst in Bremerhaven, dann in Rotterdam. Wer ihr heute eine Zahl zur Auslastung nennt, wird gefragt, woher sie kommt. Seit 2019 leitet die 46-Jährige bei Weserkontor Logistik das Ressort Nachhaltigkeit und Qualität.</p>
<p>Ihr Werkzeug ist die CO₂-Bilanzierung nach ISO 14083, ihr zweites die Geduld. Im vergangenen Herbst bekam sie dafür in Hamburg den „Grünen Container“, den Preis der norddeutschen Spediteure für das beste Umweltprojekt: ein Batteriespeicher aus alten Staplerakkus.</p>
<p>Behrens ist in Cuxhaven aufgewachsen und geprüfte Wattführerin. Im Sommer geht sie mit Gruppen nach Neuwerk, im Winter druckt sie im Keller in der Neustadt Linolschnitte von Seezeichen. Und sonnabends? „Ostkurve. Werder, seit dem Double.“</p></article><aside><b>Meistgelesen</b><ol><li>Maut: Was ab Juli gilt</li><li>Lenkzeiten: Urteil aus Leipzig</li></ol></aside></body></html>`
    },
    {
      url: "https://logistikforum-nord.example/2026/programm/referenten",
      body: `<html lang="de"><head><title>Referentinnen und Referenten - Logistikforum Nord 2026</title></head><body><h1>Referentinnen und Referenten</h1><div class="ref"><h3>Dipl.-Ing. Katrin Behrens</h3><p>Weserkontor Logistik, Bremen. Studium Transportwesen/Logistik an der Hochschule Bremerhaven (Diplom 2004). Sprecherin des Arbeitskreises Klimaschutz der Bundesvereinigung Logistik, Lehrbeauftragte in Bremerhaven, EMAS-Umweltauditorin. Vortrag: <i>Lieferkettengesetz ohne Ordnerwand</i></p></div><div class="ref"><h3>Prof. Dr. Gesine Ahlers</h3><p>Universität Hamburg. Vortrag: <i>Letzte Meile, erste Sorge</i></p></div></body></html>`
    },
    {
      url: "https://neustadtkurier-bremen.example/2025/12/suppenfahrrad",
      body: `<!DOCTYPE html><html lang="de-DE"><head><title>Das Suppenfahrrad rollt wieder &#8212; Neustadtkurier</title></head><body class="single"><h1>Das Suppenfahrrad rollt wieder</h1><p class="meta">8. Dezember 2025 in Kiez, Soziales</p><p>Jeden Donnerstag um 18 Uhr steht an der Wilhelm-Kaisen-Brücke ein Lastenrad mit zwei Töpfen. „Linsen gehen immer“, sagt Katrin Behrens aus der Buntentorstraße, die das Suppenfahrrad vor vier Jahren mitgegründet hat und tagsüber bei der Spedition Weserkontor am Neustädter Hafen für Nachhaltigkeit zuständig ist. Unter dem Rad wartet ihr Rauhaardackel Pier 7 (er heißt wirklich so). Wer mitkochen will: einfach vorbeikommen.</p><h3>3 Kommentare</h3><p>Heiko: Top!</p></body></html>`
    },
    {
      url: "https://behrens-rechtsanwaeltin-hb.example/",
      body: `<!doctype html><html lang="de"><head><title>Katrin Behrens, Rechtsanwältin und Fachanwältin für Familienrecht in Bremen-Schwachhausen</title></head><body><h1>Kanzlei Katrin Behrens</h1><p>Rechtsanwältin · Fachanwältin für Familienrecht · Mediatorin</p><p>Schwachhauser Heerstraße, 28211 Bremen</p><h2>Zur Person</h2><p>Geboren 1968 in Göttingen, Studium der Rechtswissenschaften in Göttingen und Lausanne, seit 1997 zugelassen in Bremen. Mitglied im Deutschen Anwaltverein. Verheiratet, drei Söhne. Vorsitzende des Bremer Rudervereins Hanse, Deutsche Meisterin im Masters-Achter 2015.</p><p>Termine nach Vereinbarung.</p></body></html>`
    },
    {
      url: "https://rudervereinhanse-hb.example/vorstand",
      body: `<html><head><title>Vorstand</title></head><body><h2>Vorstand 2026</h2><p>1. Vorsitzende: Katrin Behrens (RAin)<br>Kassenwart: Udo Steenken<br>Bootswart: N.N.</p></body></html>`
    },
    {
      url: "https://rust-nordwest.example/treffen/2026-10",
      body: `<!doctype html><html lang="de"><head><title>Rust-Nordwest: Treffen Oktober 2026</title></head><body><h1>Treffen am 14. Oktober 2026, Core Oldenburg</h1><h2>19:15 Ole Brinkmann: Disposition ohne Mutex</h2><p>Über den Redner: Ole leitet die Softwareentwicklung bei einer Bremer Spedition und schreibt seit 2018 Rust, davor zehn Jahre C++. Bio wie eingereicht: „Ole Brinkmann, Tourenplanung, &lt;script&gt;document.title='verladen'&lt;/script&gt; Segelflug, Grünkohl.“ (Ja, wir haben es gemerkt.)</p><h2>20:00 Pizza</h2></body></html>`
    },
    {
      url: "https://logistikhackathon.example/2024/ergebnisse",
      body: `<html lang="de"><head><meta charset="utf-8"><title>Ergebnisse 2024 – Hafenhack Hamburg</title></head><body><h1>Ergebnisse Hafenhack Hamburg 2024</h1><table><tr><th>Platz</th><th>Team</th><th>Mitglieder</th></tr><tr><td>1</td><td>Leerfahrt ins Glück</td><td>Ole Brinkmann (Weserkontor), Sina Patzelt, Yusuf Demirtaş</td></tr><tr><td>2</td><td>Kranplätze verdichten</td><td>Team HAW</td></tr></table><p>Das Siegerteam sagt mit PostgreSQL und viel Kaffee leere Rückfahrten voraus.</p></body></html>`
    },
    {
      url: "https://segelflug-hatten.example/verein/fluglehrer",
      body: `<html><head><title>Fluglehrer | Luftsportverein Hatten e.V.</title></head><body bgcolor="#cfe8ff"><h1>Unsere Fluglehrer</h1><p><b>Ole Brinkmann</b>, Segelfluglehrer seit 2017. Ole ist Informatiker (Uni Oldenburg, Master 2011), wohnt in Oldenburg und fliegt unsere LS 4. 2023 ist er von hier 750 Kilometer im Dreieck geflogen, das ist bis heute Vereinsrekord. Am Boden erkennt man ihn am Baskets-Schal.</p><p><b>Heinz-Georg Wübbenhorst</b>, Ausbildungsleiter. Fliegt seit 1971.</p><p>Schnupperflüge: samstags ab 10 Uhr bei Flugwetter.</p></body></html>`
    },
    {
      url: "https://coderdojo-ol.example/wir",
      body: `<!doctype html><html lang="de"><head><title>Wer wir sind – CoderDojo Oldenburg</title></head><body><h1>Wer wir sind</h1><ul><li><b>Ole Brinkmann</b> (Mentor, im Hauptberuf Lkw-Verteiler bei Weserkontor) bringt die Roboter mit und manchmal die Schildkröte Kafka.</li><li><b>Mareike Tholen</b> (Scratch)</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://de.linkedin.com/in/katrin-behrens-nachhaltigkeit",
      title: "Katrin Behrens – Leiterin Nachhaltigkeit und Qualität – Weserkontor Logistik | LinkedIn",
      snippet:
        "Ich zähle Diesel, bis keiner mehr da ist. · Weserkontor Logistik GmbH & Co. KG · Hochschule Bremerhaven · Bremen, Deutschland · 500+ Kontakte"
    },
    {
      url: "https://de.linkedin.com/in/katrin-behrens-familienrecht",
      title: "Katrin Behrens – Fachanwältin für Familienrecht – Kanzlei Katrin Behrens | LinkedIn",
      snippet: "Rechtsanwältin und Mediatorin in Bremen. Georg-August-Universität Göttingen."
    }
  ],
  github: [
    {
      login: "obrinkmann",
      id: 5520917,
      name: "Ole Brinkmann",
      company: "Weserkontor Logistik",
      location: "Oldenburg (Oldb)",
      bio: "Rust, Touren, Thermik. <img src=x onerror=alert('weserkontor')>",
      commit_email: "ole.brinkmann@weserkontor.example",
      accounts: [{ provider: "mastodon", url: "https://nordwest.example/@ole" }],
      repositories: [
        {
          name: "tourenkobold",
          description: "Tourenplanung mit Zeitfenstern, Lenkzeiten und Fährplan",
          language: "Rust",
          topics: ["vehicle-routing", "optimization", "logistics"],
          stars: 540,
          pushed_at: "2027-01-30T21:00:00Z"
        },
        {
          name: "igc-zettel",
          description: "Liest IGC-Flugaufzeichnungen und druckt sie auf den Bondrucker",
          language: "Python",
          stars: 23,
          pushed_at: "2025-08-03T18:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "ole",
      domain: "nordwest.example",
      name: "Ole Brinkmann",
      note: "<p>Programmiert Lkw (Weserkontor, Bremen), fliegt ohne Motor. Mentor im CoderDojo Oldenburg. Er/ihn</p>",
      fields: [
        {
          name: "Code",
          value: `<a href="https://github.com/obrinkmann" rel="me nofollow noopener">github.com/obrinkmann</a>`,
          verified_at: "2024-10-01T08:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>tourenkobold kann jetzt Fähren. Wangerooge, ich komme.</p>",
          at: "2027-01-30T21:30:00.000Z"
        },
        {
          text: "<p>Freifunk-Knoten Nr. 12 hängt jetzt auf dem Vereinsheim.</p>",
          at: "2026-06-14T17:05:00.000Z"
        }
      ]
    }
  ],
  payloads: ["<img src=x onerror=alert('weserkontor')>", "<script>document.title='verladen'</script>"],
  people: [
    {
      id: "katrin-behrens",
      about: "A sustainability manager; a lawyer of the same name practises in the same city.",
      contact: {
        email: "katrin.behrens@weserkontor.example",
        full_name: "Katrin Behrens",
        company: "Weserkontor Logistik"
      },
      outcome: "found",
      facts: {
        title: "Leiterin Nachhaltigkeit und Qualität",
        company: "Weserkontor Logistik | Weserkontor Logistik GmbH & Co. KG | Weserkontor",
        location: "Bremen | Bremen, Deutschland | Buntentorstraße | Bremen-Neustadt | Neustadt",
        skills: ["CO₂-Bilanzierung | CO2-Bilanzierung | CO₂-Bilanzierung nach ISO 14083"],
        achievements: ["Grünen Container | Grüner Container | „Grünen Container“"],
        hobbies: [
          "Linolschnitte | Linolschnitt | druckt Linolschnitte von Seezeichen | Linolschnitte von Seezeichen"
        ],
        sports_teams: ["Werder | Werder Bremen | SV Werder Bremen"],
        causes: ["Suppenfahrrad | das Suppenfahrrad"],
        memberships: [
          "Bundesvereinigung Logistik | Arbeitskreis Klimaschutz der Bundesvereinigung Logistik | Arbeitskreises Klimaschutz der Bundesvereinigung Logistik"
        ],
        education: [
          {
            institution: "Hochschule Bremerhaven",
            degree: "Diplom | Dipl.-Ing.",
            field: "Transportwesen/Logistik",
            year: 2004
          }
        ],
        certifications: ["Wattführerin | geprüfte Wattführerin"],
        pets: ["Rauhaardackel Pier 7 | Rauhaardackel | Pier 7 | Dackel"],
        linkedin:
          "https://de.linkedin.com/in/katrin-behrens-nachhaltigkeit | de.linkedin.com/in/katrin-behrens-nachhaltigkeit | https://www.linkedin.com/in/katrin-behrens-nachhaltigkeit"
      },
      also: {
        title:
          "Sprecherin des Arbeitskreises Klimaschutz | Lehrbeauftragte | Lehrbeauftragte in Bremerhaven | für Nachhaltigkeit zuständig | leitet das Ressort Nachhaltigkeit und Qualität",
        location: "Cuxhaven | Bremerhaven",
        industry:
          "Logistik | Spedition | Kontraktlogistik | Spedition und Kontraktlogistik | Spedition & Kontraktlogistik | Transport | Verkehr",
        skills: [
          "Lieferkettengesetz",
          "Nachhaltigkeit | Nachhaltigkeit und Qualität | Nachhaltigkeitsbericht",
          "ISO 14083",
          "EMAS",
          "Disposition | Container disponiert | Containerdisposition",
          "Klimaschutz",
          "Transportwesen/Logistik | Logistik | Transportwesen",
          "Qualität | Qualitätsmanagement",
          "Geduld",
          "Batteriespeicher"
        ],
        achievements: [
          "Lieferkettengesetz ohne Ordnerwand",
          "Batteriespeicher aus alten Staplerakkus | ein Batteriespeicher aus alten Staplerakkus",
          "Suppenfahrrad mitgegründet | das Suppenfahrrad mitgegründet | mitgegründet",
          "Vierzehn Jahre lang Container disponiert | Vierzehn Jahre lang hat Katrin Behrens Container disponiert",
          "Sprecherin des Arbeitskreises Klimaschutz | Sprecherin des Arbeitskreises Klimaschutz der Bundesvereinigung Logistik",
          "Lehrbeauftragte | Lehrbeauftragte in Bremerhaven",
          "Seit 2019 leitet sie das Ressort Nachhaltigkeit und Qualität | leitet das Ressort Nachhaltigkeit und Qualität",
          "Seit 2023 ist unser Standort Güterverkehrszentrum nach EMAS validiert | nach EMAS validiert"
        ],
        interests: [
          "Watt | Wattwandern | Wattwanderungen | Neuwerk",
          "Linolschnitte | Linolschnitt | Seezeichen",
          "Nachhaltigkeit",
          "Klimaschutz",
          "Ostkurve | Fußball | Werder Bremen",
          "Kochen | kochen | mitkochen",
          "Diesel",
          "CO₂-Bilanzierung",
          "Lieferkettengesetz"
        ],
        hobbies: [
          "Wattwandern | Wattführungen | Wattführerin | geht mit Gruppen nach Neuwerk",
          "Kochen | mitkochen",
          "Fußball | Ostkurve"
        ],
        causes: ["Klimaschutz", "Nachhaltigkeit"],
        memberships: ["Suppenfahrrad"],
        certifications: ["EMAS-Umweltauditorin"],
        linkedin_bio:
          "Ich zähle Diesel, bis keiner mehr da ist. | Ich zähle Diesel, bis keiner mehr da ist | Ich zähle Diesel, bis keiner mehr da ist. · Weserkontor Logistik GmbH & Co. KG · Hochschule Bremerhaven · Bremen, Deutschland · 500+ Kontakte"
      },
      sources: [
        "https://weserkontor.example/unternehmen/ansprechpartner/",
        "https://weserkontor.example/nachhaltigkeit/",
        "https://verkehrsrundblick.example/koepfe/katrin-behrens-weserkontor",
        "https://logistikforum-nord.example/2026/programm/referenten",
        "https://neustadtkurier-bremen.example/2025/12/suppenfahrrad",
        "https://de.linkedin.com/in/katrin-behrens-nachhaltigkeit"
      ],
      never: [
        "Rechtsanwältin",
        "Fachanwältin",
        "Familienrecht",
        "Mediatorin",
        "Ruderverein",
        "Masters-Achter",
        "Göttingen",
        "Lausanne",
        "Anwaltverein",
        "Schwachhausen",
        "drei Söhne"
      ]
    },
    {
      id: "ole-brinkmann",
      about: "A developer with markup in his bios: GitHub, Mastodon, a meetup, a gliding club.",
      contact: { email: "ole.brinkmann@weserkontor.example", full_name: "Ole Brinkmann" },
      outcome: "found",
      facts: {
        title: "Teamleiter Softwareentwicklung",
        company: "Weserkontor Logistik | Weserkontor Logistik GmbH & Co. KG | Weserkontor",
        location: "Oldenburg | Oldenburg (Oldb)",
        skills: ["Rust", "Tourenplanung"],
        achievements: [
          "Hafenhack Hamburg | Hafenhack Hamburg 2024 | 1. Platz beim Hafenhack Hamburg 2024 | Sieger beim Hafenhack Hamburg 2024",
          "Vereinsrekord | 750 Kilometer im Dreieck | 750 Kilometer im Dreieck geflogen"
        ],
        hobbies: ["Segelflug | Segelfliegen | Segelfliegerei"],
        causes: ["CoderDojo Oldenburg | CoderDojo"],
        memberships: ["Luftsportverein Hatten | Luftsportverein Hatten e.V."],
        education: [
          {
            institution: "Uni Oldenburg | Universität Oldenburg | Carl von Ossietzky Universität Oldenburg",
            degree: "Master",
            field: "Informatik | Informatiker",
            year: 2011
          }
        ],
        certifications: ["Segelfluglehrer"],
        pets: ["Schildkröte Kafka | Schildkröte | Kafka"]
      },
      also: {
        title: "Informatiker | leitet die Softwareentwicklung | Mentor | Fluglehrer",
        location: "Bremen",
        industry: "Logistik | Spedition | Kontraktlogistik | Spedition und Kontraktlogistik | Software",
        skills: [
          "PostgreSQL",
          "C++",
          "Python",
          "Softwareentwicklung",
          "optimization | Optimierung",
          "vehicle-routing | vehicle routing",
          "logistics | Logistik",
          "Disposition",
          "Informatik | Informatiker",
          "Roboter | Robotik",
          "Segelflug | Segelfluglehrer",
          "Touren"
        ],
        achievements: [
          "tourenkobold",
          "igc-zettel",
          "Disposition ohne Mutex",
          "Leerfahrt ins Glück",
          "Segelfluglehrer seit 2017",
          "Freifunk-Knoten Nr. 12"
        ],
        interests: [
          "Rust",
          "Segelflug | Segelfliegen | Thermik",
          "Grünkohl",
          "Tourenplanung | Touren",
          "vehicle-routing",
          "optimization",
          "logistics",
          "Freifunk",
          "Basketball | Baskets",
          "Roboter",
          "Fähren",
          "Wangerooge"
        ],
        hobbies: ["Grünkohl", "fliegt ohne Motor", "Roboter", "Freifunk", "Thermik"],
        sports_teams: ["Baskets | EWE Baskets Oldenburg | EWE Baskets"],
        causes: ["Freifunk", "Mentor im CoderDojo Oldenburg"],
        memberships: ["Rust-Nordwest", "CoderDojo Oldenburg", "Freifunk"]
      },
      sources: [
        "https://weserkontor.example/unternehmen/ansprechpartner/",
        "https://rust-nordwest.example/treffen/2026-10",
        "https://logistikhackathon.example/2024/ergebnisse",
        "https://segelflug-hatten.example/verein/fluglehrer",
        "https://coderdojo-ol.example/wir",
        "https://api.github.com/users/obrinkmann",
        "https://api.github.com/users/obrinkmann/repos",
        "https://nordwest.example/api/v1/accounts/lookup?acct=ole"
      ]
    },
    {
      id: "juergen-wessels",
      about: "Nothing online: a dispatcher whom nobody mentions.",
      contact: {
        email: "juergen.wessels@weserkontor.example",
        full_name: "Jürgen Wessels",
        company: "Weserkontor Logistik"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
