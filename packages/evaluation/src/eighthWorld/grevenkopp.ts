import type { WorldPart } from "../World.ts"

const seite = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} | Grevenkopp Antriebstechnik</title><meta name="generator" content="TYPO3 CMS"></head>
<body><div class="skip"><a href="#inhalt">Zum Inhalt springen</a></div><header><a href="/">GREVENKOPP</a><nav><ul><li><a href="/produkte">Produkte</a></li><li><a href="/unternehmen">Unternehmen</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/ansprechpartner">Ansprechpartner</a></li></ul></nav></header>
<main id="inhalt">${body}</main>
<footer><p>Grevenkopp Antriebstechnik GmbH · Eiserfelder Straße 310 · 57080 Siegen</p><p><a href="/impressum">Impressum</a> · <a href="/datenschutz">Datenschutz</a> · <a href="/agb">AGB</a></p></footer></body></html>`

/** A gear maker in Siegen, in German: contact cards, an imprint, clubs; a baker of one name in the same town. */
export const grevenkopp: WorldPart = {
  pages: [
    {
      url: "https://grevenkopp.example/",
      body: seite(
        "Planetengetriebe seit 1934",
        "<h1>Wir bringen Schweres in Bewegung.</h1><p>230 Mitarbeitende fertigen in Siegen Planetengetriebe für Krane, Winden und Mühlen.</p>"
      )
    },
    {
      url: "https://grevenkopp.example/ansprechpartner",
      body: seite(
        "Ansprechpartner",
        `<h1>Ihre Ansprechpartner</h1><div class="ce-contact"><strong>Stefan Krämer</strong><br>Vertriebsleiter DACH<br>Tel. +49 271 555 0110<br>stefan.kraemer@grevenkopp.example</div><div class="ce-contact"><strong>Ulrike Dammeier</strong><br>Leiterin Einkauf<br>Tel. +49 271 555 0120<br>ulrike.dammeier@grevenkopp.example</div><div class="ce-contact"><strong>Jörn Wickel</strong><br>Service und Ersatzteile<br>Tel. +49 271 555 0130<br>service@grevenkopp.example</div>`
      )
    },
    {
      url: "https://grevenkopp.example/impressum",
      body: seite(
        "Impressum",
        `<h1>Impressum</h1><p>Grevenkopp Antriebstechnik GmbH<br>Eiserfelder Straße 310<br>57080 Siegen</p><p>Geschäftsführer: Dipl.-Ing. Holger Stapelfeldt<br>Registergericht: Amtsgericht Siegen, HRB 90417<br>USt-IdNr.: DE999041799</p><p>Verantwortlich für den Inhalt: Holger Stapelfeldt</p>`
      )
    },
    {
      url: "https://grevenkopp.example/aktuelles/neuer-geschaeftsfuehrer",
      body: seite(
        "Holger Stapelfeldt übernimmt die Geschäftsführung",
        `<p class="datum">01.07.2022</p><h1>Holger Stapelfeldt übernimmt die Geschäftsführung</h1><p>Siegen. Zum 1. Juli 2022 hat Holger Stapelfeldt die Geschäftsführung der Grevenkopp Antriebstechnik GmbH übernommen. Der Maschinenbauingenieur hat an der RWTH Aachen studiert (Diplom 1998) und kam 2009 als Leiter der Konstruktion ins Haus. Unter seiner Leitung entstand die Baureihe GK 700, die 2021 mit dem Innovationspreis Südwestfalen ausgezeichnet wurde.</p><p>Stapelfeldt ist Mitglied im VDI und lebt mit seiner Familie in Freudenberg.</p>`
      )
    },
    {
      url: "https://mittelstand-siegerland.example/ihk/vollversammlung",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Vollversammlung – Mittelstand Siegerland</title></head><body><h1>Mitglieder der Vollversammlung 2025–2029</h1><h2>Wahlgruppe Industrie</h2><ul><li>Beate Flender-Otto, Flender Rohre KG, Kreuztal</li><li>Holger Stapelfeldt, Geschäftsführer, Grevenkopp Antriebstechnik GmbH, Siegen</li></ul></body></html>`
    },
    {
      url: "https://modellbahnfreunde-freudenberg.example/ueber-uns",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Modellbahnfreunde Freudenberg e. V.</title></head><body><h1>Über uns</h1><p>Wir bauen seit 1978 die Strecke Siegen–Betzdorf im Maßstab 1:87 nach.</p><p>1. Vorsitzender: Holger Stapelfeldt<br>Kassenwart: Udo Heide<br>Jugendwartin: Lena Kring</p><p>Unser Vorsitzender Holger Stapelfeldt, im Beruf Geschäftsführer bei Grevenkopp, sammelt außerdem Rechenschieber. Am 2. Advent ist Tag der offenen Tür zugunsten des Kinderhospizes Balthasarhof.</p></body></html>`
    },
    {
      url: "https://einkauf-heute.example/interview/dammeier",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>„Guss kauft man nicht per Mausklick“ - Einkauf heute</title></head><body><nav>Home | Magazin | Gehaltsreport | Newsletter</nav><article><h1>„Guss kauft man nicht per Mausklick“</h1><p class="teaser">Ulrike Dammeier leitet den Einkauf bei Grevenkopp Antriebstechnik in Siegen. Ein Gespräch über Lieferketten, Rohgussteile und Verhandlungen um halb sechs.</p><p><strong>Frau Dammeier, wie kamen Sie zum Einkauf?</strong></p><p>Über die Lehre als Industriekauffrau, dann nebenberuflich zum BME-zertifizierten Einkäufer, dann der Bachelor in Betriebswirtschaft an der FOM, 2013. Nichts davon war ein Plan.</p><p><strong>Was muss man können?</strong></p><p>Lieferantenbewertung, SAP MM – und zuhören.</p><p><strong>2024 haben Sie den Sourcing Award Mittelstand gewonnen.</strong></p><p>Das Team hat gewonnen. Ich durfte das Ding tragen.</p></article><aside>Passend dazu: Whitepaper „KI in der Beschaffung“ (Anzeige)</aside></body></html>`
    },
    {
      url: "https://hsg-hickengrund.example/verein/trainer",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Trainerinnen und Trainer | HSG Hickengrund</title></head><body><h1>Unsere Trainerinnen und Trainer</h1><table><tr><td>weibl. C-Jugend</td><td>Ulrike Dammeier</td><td>C-Lizenz (DHB)</td></tr><tr><td>männl. D-Jugend</td><td>Sascha Benner</td><td>–</td></tr></table><h2>Drei Fragen an … Ulrike Dammeier</h2><p>Beruf? Einkaufsleiterin bei Grevenkopp.<br>Seit wann Handball? Seit ich sechs bin, immer HSG Hickengrund.<br>Und sonst? Mit Motorrad und Hund in die Berge. Der Hund heißt Kalle und fährt im Beiwagen.</p></body></html>`
    },
    {
      url: "https://siegerlandkurier.example/wirtschaft/streik-grevenkopp",
      news: { seen: "20260415T060000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Warnstreik bei Grevenkopp - Siegerlandkurier</title></head><body><h1>Warnstreik bei Grevenkopp</h1><p>Siegen. Rund 150 Beschäftigte haben am Mittwoch vor dem Werkstor von Grevenkopp Antriebstechnik die Arbeit niedergelegt. Unter ihnen Einkaufsleiterin Ulrike Dammeier, seit 1999 Mitglied der IG Metall. „Ich verhandle jeden Tag über Preise. Heute über unsere“, sagte sie.</p></body></html>`
    },
    {
      url: "https://krantechniktage.example/2026/referenten",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Referenten | Krantechnik-Tage 2026</title></head><body><h1>Referenten</h1><div class="speaker"><h3>Stefan Krämer</h3><p>Vertriebsleiter DACH, Grevenkopp Antriebstechnik GmbH</p><p>Staatlich geprüfter Techniker (Maschinenbau), seit 2005 im Vertrieb von Planetengetrieben. Vortrag: „Das Getriebe, das zu groß war“. Privat: Mountainbike im Rothaargebirge, Sportfreunde Siegen.</p></div><div class="speaker"><h3>Dr. Yvonne Tillack</h3><p>Leiterin Prüfwesen, Kranwacht e. V.</p></div></body></html>`
    },
    {
      url: "https://baeckerei-kraemer-siegen.example/",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Bäckerei Krämer, Siegen – Brot seit 1911</title></head><body><h1>Bäckerei Krämer</h1><p>Stefan Krämer, Bäckermeister in vierter Generation, backt in der Siegener Oberstadt sein Krüstchen noch im Holzofen. 2023 gab es dafür die Goldene Kruste. Stefan Krämer tritt 2025 für die Grünen zur Ratswahl an und spielt Tuba im Posaunenchor.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://de.linkedin.com/in/stefan-kraemer-antriebstechnik",
      title: "Stefan Krämer – Vertriebsleiter DACH – Grevenkopp Antriebstechnik GmbH | LinkedIn",
      snippet:
        "Siegen, Nordrhein-Westfalen, Deutschland · Vertriebsleiter DACH · Grevenkopp Antriebstechnik GmbH. Drehmoment ist Vertrauenssache. Hydraulikwinden, Planetengetriebe. 500+ Kontakte."
    }
  ],
  people: [
    {
      id: "ulrike-dammeier",
      about: "A contact card and an interview in German; a strike that names her union.",
      contact: { email: "ulrike.dammeier@grevenkopp.example", full_name: "Ulrike Dammeier" },
      outcome: "found",
      facts: {
        title: "Leiterin Einkauf | Einkaufsleiterin",
        company: "Grevenkopp Antriebstechnik GmbH | Grevenkopp Antriebstechnik | Grevenkopp",
        location: "Siegen",
        education: [{ institution: "FOM", degree: "Bachelor", field: "Betriebswirtschaft", year: 2013 }],
        certifications: ["BME-zertifizierten Einkäufer | BME-zertifiziert", "C-Lizenz (DHB) | C-Lizenz"],
        skills: ["Lieferantenbewertung", "SAP MM"],
        achievements: ["Sourcing Award Mittelstand"],
        hobbies: ["Handball", "Motorrad"],
        sports_teams: ["HSG Hickengrund"],
        pets: ["Hund | Kalle"]
      },
      also: {
        industry: "Antriebstechnik | Planetengetriebe | Einkauf",
        memberships: ["HSG Hickengrund"],
        interests: ["Handball", "Motorrad", "Lieferketten"],
        skills: ["Lieferketten", "Rohgussteile", "Verhandlungen", "Einkauf"],
        certifications: ["Industriekauffrau"],
        hobbies: ["Berge"]
      },
      sources: [
        "https://grevenkopp.example/ansprechpartner",
        "https://einkauf-heute.example/interview/dammeier",
        "https://hsg-hickengrund.example/verein/trainer",
        "https://siegerlandkurier.example/wirtschaft/streik-grevenkopp"
      ],
      sensitive: ["IG Metall", "Warnstreik"]
    },
    {
      id: "holger-stapelfeldt",
      about:
        "A managing director by the imprint, a German notice with his old post in it, and model railways.",
      contact: { full_name: "Holger Stapelfeldt", company: "Grevenkopp Antriebstechnik GmbH" },
      outcome: "found",
      facts: {
        title: "Geschäftsführer",
        company: "Grevenkopp Antriebstechnik GmbH | Grevenkopp Antriebstechnik | Grevenkopp",
        location: "Siegen | Freudenberg",
        education: [{ institution: "RWTH Aachen", degree: "Diplom", year: 1998 }],
        achievements: ["Innovationspreis Südwestfalen | Baureihe GK 700"],
        memberships: ["VDI", "Modellbahnfreunde Freudenberg | Modellbahnfreunde Freudenberg e. V."],
        hobbies: ["sammelt außerdem Rechenschieber | Rechenschieber"]
      },
      also: {
        industry: "Antriebstechnik | Planetengetriebe",
        memberships: ["Vollversammlung | Mitglieder der Vollversammlung"],
        interests: ["Rechenschieber", "Modellbahn"],
        skills: ["Konstruktion", "Maschinenbauingenieur"],
        achievements: ["1. Vorsitzender"],
        causes: ["Kinderhospizes Balthasarhof | Balthasarhof"],
        certifications: ["Dipl.-Ing."]
      },
      sources: [
        "https://grevenkopp.example/impressum",
        "https://grevenkopp.example/aktuelles/neuer-geschaeftsfuehrer",
        "https://mittelstand-siegerland.example/ihk/vollversammlung",
        "https://modellbahnfreunde-freudenberg.example/ueber-uns"
      ]
    },
    {
      id: "stefan-kraemer",
      about: "Two of one name in one town: the seller of gears, not the baker who stands for the council.",
      contact: { email: "stefan.kraemer@grevenkopp.example", full_name: "Stefan Krämer" },
      outcome: "found",
      facts: {
        title: "Vertriebsleiter DACH | Vertriebsleiter",
        company: "Grevenkopp Antriebstechnik GmbH | Grevenkopp Antriebstechnik | Grevenkopp",
        location: "Siegen, Nordrhein-Westfalen, Deutschland | Siegen",
        linkedin:
          "https://de.linkedin.com/in/stefan-kraemer-antriebstechnik | https://www.linkedin.com/in/stefan-kraemer-antriebstechnik",
        linkedin_bio:
          "Drehmoment ist Vertrauenssache. | Drehmoment ist Vertrauenssache. Hydraulikwinden, Planetengetriebe. | Vertriebsleiter DACH",
        skills: ["Planetengetriebe | Planetengetrieben", "Hydraulikwinden"],
        certifications: ["Staatlich geprüfter Techniker (Maschinenbau) | Staatlich geprüfter Techniker"],
        hobbies: ["Mountainbike"],
        sports_teams: ["Sportfreunde Siegen"]
      },
      also: {
        industry: "Antriebstechnik | Planetengetriebe",
        achievements: ["Das Getriebe, das zu groß war"],
        interests: ["Mountainbike", "Planetengetriebe", "Hydraulikwinden"],
        skills: ["Vertrieb", "Maschinenbau"]
      },
      sources: [
        "https://grevenkopp.example/ansprechpartner",
        "https://krantechniktage.example/2026/referenten",
        "https://de.linkedin.com/in/stefan-kraemer-antriebstechnik"
      ],
      never: ["Bäckermeister", "Goldene Kruste", "Grünen", "Tuba", "Posaunenchor", "Krüstchen"]
    }
  ]
}
