import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} - Brackmann Ventiltechnik GmbH</title><meta name="generator" content="TYPO3 CMS"></head>
<body><div id="header"><a href="https://brackmann-ventile.example/">Startseite</a> | Produkte | Branchen | <a href="https://brackmann-ventile.example/unternehmen/ansprechpartner">Ansprechpartner</a> | Karriere | <a href="https://brackmann-ventile.example/impressum">Impressum</a></div>
<div id="content">${body}</div><div id="footer">Brackmann Ventiltechnik GmbH · Eckendorfer Straße 214 · 33609 Bielefeld · Tel. 0521 5550-0</div></body></html>`

/** A maker of valves in Bielefeld: an imprint, a list of contacts, the local paper, clubs. */
export const brackmann: WorldPart = {
  pages: [
    {
      url: "https://brackmann-ventile.example/",
      body: shell(
        "Ventile für Lebensmittel und Pharma",
        "<h1>Dicht. Seit 1951.</h1><p>Hygieneventile aus Bielefeld für Molkereien, Brauereien und die pharmazeutische Industrie. 230 Mitarbeiterinnen und Mitarbeiter, drei Generationen.</p>"
      )
    },
    {
      url: "https://brackmann-ventile.example/impressum",
      body: shell(
        "Impressum",
        "<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Brackmann Ventiltechnik GmbH<br>Eckendorfer Straße 214<br>33609 Bielefeld</p><p>Vertreten durch die Geschäftsführer:<br>Dr.-Ing. Sabine Brackmann-Holtkamp, Olaf Niehaus</p><p>Registergericht: Amtsgericht Bielefeld, HRB 00000<br>USt-IdNr.: DE000000000</p>"
      )
    },
    {
      url: "https://brackmann-ventile.example/unternehmen/ansprechpartner",
      body: shell(
        "Ansprechpartner",
        `<h1>Ihre Ansprechpartner</h1><h2>Geschäftsführung</h2><table class="contenttable"><tbody><tr><td>Dr.-Ing. Sabine Brackmann-Holtkamp</td><td>Geschäftsführende Gesellschafterin</td><td>-100</td></tr><tr><td>Olaf Niehaus</td><td>Geschäftsführer Finanzen</td><td>-102</td></tr></tbody></table><h2>Einkauf</h2><table class="contenttable"><tbody><tr><td>Torsten Wegehaupt</td><td>Leiter Strategischer Einkauf</td><td>-210</td></tr><tr><td>Mirjam Löbel</td><td>Einkauf Guss und Halbzeuge</td><td>-214</td></tr></tbody></table><h2>Vertrieb</h2><table class="contenttable"><tbody><tr><td>Enrico Sasse</td><td>Vertriebsleiter DACH</td><td>-310</td></tr></tbody></table>`
      )
    },
    {
      url: "https://ravensberger-bote.example/wirtschaft/brackmann-uebergabe",
      news: { seen: "20260120T050000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Die Enkelin dreht am Ventil | Ravensberger Bote</title></head><body><div class="kicker">Bielefeld / Wirtschaft</div><h1>Die Enkelin dreht am Ventil</h1><p class="autor">Von Gesa Tiemann, 20.01.2026</p><p><b>Bielefeld.</b> Seit einem Jahr führt Sabine Brackmann-Holtkamp den Ventilhersteller Brackmann in dritter Generation. Die promovierte Maschinenbauerin hat an der RWTH Aachen studiert und war danach elf Jahre bei einem Turbinenbauer in Mülheim.</p><p>„Mein Großvater hat nie eine E-Mail geschrieben, mein Vater keine gelesen“, sagt die Geschäftsführerin. Sie selbst hat im ersten Jahr ein Warenwirtschaftssystem eingeführt und dafür den Mittelstandspreis Ostwestfalen 2025 bekommen.</p><p>Abschalten kann sie im Sattel: Die 46-Jährige reitet Dressur, ihre Stute heißt Fidelia. Samstags steht sie, wenn es geht, auf der Alm und leidet mit Arminia Bielefeld. Außerdem engagiert sie sich im Kuratorium der Kinderklinik-Stiftung Bethel-Süd.</p><p>Dass sie evangelisch-reformiert ist, habe bei der Einstellung nie jemanden interessiert, sagt sie.</p></body></html>`
    },
    {
      url: "https://wirtschaftsrat-owl.example/vollversammlung",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Mitglieder des Präsidiums – Wirtschaftsrat OWL</title></head><body><h1>Mitglieder des Präsidiums</h1><ul><li>Präsident: Klaus-Peter Strunk, Strunk Möbelwerke KG</li><li>Vizepräsidentin: Dr. Sabine Brackmann-Holtkamp, Brackmann Ventiltechnik GmbH</li><li>Schatzmeister: Jochen Averbeck, Volksbank Teuto</li></ul></body></html>`
    },
    {
      url: "https://einkaufskongress.example/2026/referenten/wegehaupt",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Torsten Wegehaupt | Einkaufskongress 2026</title></head><body><h1>Torsten Wegehaupt</h1><p>Leiter Strategischer Einkauf, Brackmann Ventiltechnik GmbH</p><p>Torsten Wegehaupt verantwortet den weltweiten Einkauf von Edelstahlguss und Dichtungen. Der Diplom-Kaufmann (Universität Paderborn) ist zertifizierter Lean Six Sigma Black Belt und spricht regelmäßig über Lieferantenmanagement und Risikomanagement.</p><p>Vortrag: „Guss, Geduld und Gesetze: Lieferketten nach 2025“, Donnerstag, 11:30 Uhr, Saal 2</p></body></html>`
    },
    {
      url: "https://schachfreunde-senne.example/mannschaften/erste",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>1. Mannschaft – Schachfreunde Senne 1931 e.V.</title></head><body><h1>1. Mannschaft (Verbandsliga)</h1><table><tr><th>Brett</th><th>Name</th><th>DWZ</th></tr><tr><td>1</td><td>Igor Lapschin</td><td>2187</td></tr><tr><td>2</td><td>Torsten Wegehaupt</td><td>2041</td></tr><tr><td>3</td><td>Hanno Pieper</td><td>1998</td></tr></table><p>Spielbericht vom 7. Juni: Am zweiten Brett gewann Torsten, im Hauptberuf Einkäufer bei Brackmann, ein Turmendspiel in 94 Zügen. Damit steht der Klassenerhalt fest. Torsten ist auch unser Jugendwart.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://de.linkedin.com/in/torsten-wegehaupt-einkauf",
      title: "Torsten Wegehaupt – Leiter Strategischer Einkauf – Brackmann Ventiltechnik GmbH | LinkedIn",
      snippet:
        "Gütersloh, Nordrhein-Westfalen, Deutschland · Leiter Strategischer Einkauf · Brackmann Ventiltechnik GmbH. Berufserfahrung: Brackmann Ventiltechnik GmbH · Ausbildung: Universität Paderborn · Ort: Gütersloh · 312 Kontakte auf LinkedIn."
    }
  ],
  people: [
    {
      id: "sabine-brackmann-holtkamp",
      about: "A managing owner in an imprint, a table and the local paper; her church is nobody's business.",
      contact: {
        email: "s.brackmann-holtkamp@brackmann-ventile.example",
        full_name: "Dr. Sabine Brackmann-Holtkamp",
        company: "Brackmann Ventiltechnik"
      },
      outcome: "found",
      facts: {
        title: "Geschäftsführende Gesellschafterin | Geschäftsführerin | Geschäftsführer",
        company: "Brackmann Ventiltechnik GmbH | Brackmann Ventiltechnik | Brackmann",
        location: "Bielefeld | 33609 Bielefeld",
        achievements: ["Mittelstandspreis Ostwestfalen"],
        sports_teams: ["Arminia Bielefeld"],
        hobbies: ["Dressur | reitet Dressur"],
        memberships: ["Wirtschaftsrat OWL", "Kinderklinik-Stiftung Bethel-Süd"],
        education: [{ institution: "RWTH Aachen" }],
        pets: ["Fidelia | Stute"]
      },
      also: {
        industry: "Ventile | Ventilhersteller | Ventiltechnik | Hygieneventile",
        skills: ["Maschinenbau | Maschinenbauerin", "Warenwirtschaftssystem"],
        interests: ["Dressur", "Arminia Bielefeld"],
        causes: ["Kinderklinik-Stiftung Bethel-Süd"],
        achievements: [
          "Vizepräsidentin",
          "Warenwirtschaftssystem eingeführt",
          "Die Enkelin dreht am Ventil",
          "promovierte Maschinenbauerin"
        ]
      },
      sources: [
        "https://brackmann-ventile.example/impressum",
        "https://brackmann-ventile.example/unternehmen/ansprechpartner",
        "https://ravensberger-bote.example/wirtschaft/brackmann-uebergabe",
        "https://wirtschaftsrat-owl.example/vollversammlung"
      ],
      sensitive: ["evangelisch", "reformiert", "evangelisch-reformiert"]
    },
    {
      id: "torsten-wegehaupt",
      about: "A buyer on a congress page, on LinkedIn and at the second board of a chess club.",
      contact: {
        full_name: "Torsten Wegehaupt",
        company: "Brackmann Ventiltechnik GmbH",
        linkedin_url: "https://www.linkedin.com/in/torsten-wegehaupt-einkauf"
      },
      outcome: "found",
      facts: {
        title: "Leiter Strategischer Einkauf",
        company: "Brackmann Ventiltechnik GmbH | Brackmann Ventiltechnik | Brackmann",
        location: "Gütersloh | Gütersloh, Nordrhein-Westfalen, Deutschland",
        skills: ["Lieferantenmanagement", "Risikomanagement"],
        memberships: ["Schachfreunde Senne | Schachfreunde Senne 1931 e.V."],
        education: [{ institution: "Universität Paderborn", degree: "Diplom-Kaufmann | Diplom" }],
        certifications: ["Lean Six Sigma Black Belt"],
        linkedin:
          "https://www.linkedin.com/in/torsten-wegehaupt-einkauf | https://de.linkedin.com/in/torsten-wegehaupt-einkauf"
      },
      also: {
        location: "Bielefeld",
        industry: "Ventile | Ventiltechnik | Ventilhersteller",
        skills: ["Lean Six Sigma", "Strategischer Einkauf", "Einkauf", "Lieferketten", "Edelstahlguss"],
        interests: ["Schach", "Lieferantenmanagement", "Risikomanagement"],
        hobbies: ["Schach", "Schachfreunde Senne"],
        sports_teams: ["Schachfreunde Senne"],
        achievements: ["Guss, Geduld und Gesetze", "Jugendwart"],
        linkedin_bio: "Leiter Strategischer Einkauf"
      },
      sources: [
        "https://brackmann-ventile.example/unternehmen/ansprechpartner",
        "https://einkaufskongress.example/2026/referenten/wegehaupt",
        "https://schachfreunde-senne.example/mannschaften/erste",
        "https://de.linkedin.com/in/torsten-wegehaupt-einkauf"
      ]
    }
  ]
}
