import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} – Hinrichs &amp; Söhne Spedition</title></head>
<body><header><strong>Hinrichs &amp; Söhne</strong><nav><a href="/">Start</a> <a href="/unternehmen">Unternehmen</a> <a href="/ansprechpartner">Ansprechpartner</a> <a href="/impressum">Impressum</a></nav></header>${body}
<footer>Hinrichs &amp; Söhne Spedition GmbH · Am Lunedeich 31 · 27572 Bremerhaven</footer></body></html>`

/** A haulier in Bremerhaven, in German: an imprint, contacts, an interview of a chamber of commerce, a trainer of the same name. */
export const hinrichs: WorldPart = {
  pages: [
    {
      url: "https://hinrichs-spedition.example/",
      body: shell(
        "Start",
        "<h1>Wir fahren, was andere stehen lassen.</h1><p>Kühltransporte und Schwergut seit 1923.</p>"
      )
    },
    {
      url: "https://hinrichs-spedition.example/ansprechpartner",
      body: shell(
        "Ansprechpartner",
        `<h1>Ihre Ansprechpartner</h1><div class="kontakt"><h3>Wiebke Hinrichs</h3><p>Geschäftsführerin<br>Tel. 0471 5550-10<br>w.hinrichs@hinrichs-spedition.example</p></div><div class="kontakt"><h3>Jürgen Hinrichs</h3><p>Prokurist, Leiter Fuhrpark<br>Tel. 0471 5550-12<br>j.hinrichs@hinrichs-spedition.example</p></div><div class="kontakt"><h3>Kadir Yıldırım</h3><p>Leiter Disposition Nordeuropa<br>Tel. 0471 5550-20<br>k.yildirim@hinrichs-spedition.example</p></div>`
      )
    },
    {
      url: "https://hinrichs-spedition.example/impressum",
      body: shell(
        "Impressum",
        "<h1>Impressum</h1><p>Hinrichs &amp; Söhne Spedition GmbH<br>Am Lunedeich 31<br>27572 Bremerhaven</p><p>Geschäftsführerin: Wiebke Hinrichs<br>Registergericht: Amtsgericht Bremen, HRB 00000</p>"
      )
    },
    {
      url: "https://kammerblatt.example/2026/05/interview-hinrichs",
      body: `<!DOCTYPE html><html lang="de"><head><title>„Ein Lkw ist kein Lager“ | Kammerblatt Unterweser</title></head><body><article><h1>„Ein Lkw ist kein Lager“</h1><p>Mai 2026</p><p><i>Wiebke Hinrichs führt die Spedition Hinrichs &amp; Söhne in Bremerhaven seit 2017 in vierter Generation. Die Diplom-Kauffrau studierte Betriebswirtschaftslehre an der Universität Mannheim und ist Vorsitzende des Verkehrsausschusses der Kammer.</i></p><p><b>Frau Hinrichs, was fehlt der Branche?</b></p><p>Fahrer, Schlaf und Parkplätze. In dieser Reihenfolge.</p><p><b>Und was machen Sie am Wochenende?</b></p><p>Ich segle auf der Außenweser, sobald das Eis weg ist. Und ich engagiere mich bei der Deutschen Gesellschaft zur Rettung Schiffbrüchiger.</p><p><b>Ihr Vater hat sich früh zurückgezogen.</b></p><p>Er hatte mit 58 einen Schlaganfall. Danach ging alles schnell.</p></article></body></html>`
    },
    {
      url: "https://feuerwehr-lunestedt.example/wir",
      body: `<html lang="de"><head><title>Wir über uns - Freiwillige Feuerwehr Lunestedt</title></head><body><h1>Wir über uns</h1><p>Kadir Yıldırım, im Hauptberuf Leiter Disposition bei Hinrichs &amp; Söhne Spedition, ist seit 2014 Mitglied der Freiwilligen Feuerwehr Lunestedt und bildet den Nachwuchs aus. Freitags holt ihn die Truppe auch mal direkt von der Moschee ab.</p></body></html>`
    },
    {
      url: "https://tsv-unterweser.example/handball/trainer",
      body: `<html lang="de"><head><title>Trainerteam - TSV Unterweser Handball</title></head><body><h1>Trainerteam</h1><p>Jürgen Hinrichs (A-Lizenz) trainiert die erste Herren des TSV Unterweser in Bremerhaven. Hauptberuflich ist er Studienrat für Mathematik.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://de.linkedin.com/in/kadir-yildirim-dispo",
      title: "Kadir Yıldırım – Leiter Disposition Nordeuropa – Hinrichs & Söhne Spedition GmbH | LinkedIn",
      snippet:
        "Bremerhaven, Bremen, Deutschland · Leiter Disposition Nordeuropa · Hinrichs & Söhne Spedition GmbH. Ausbildung: Hochschule Bremerhaven."
    }
  ],
  rdap: [
    {
      domain: "hinrichs-spedition.example",
      registrant: "Hinrichs & Söhne Spedition GmbH",
      registered: "1999-03-15T00:00:00Z"
    }
  ],
  people: [
    {
      id: "wiebke-hinrichs",
      about: "A German family business: imprint and interview; her father's illness.",
      contact: { email: "w.hinrichs@hinrichs-spedition.example", full_name: "Wiebke Hinrichs" },
      outcome: "found",
      facts: {
        title: "Geschäftsführerin",
        company:
          "Hinrichs & Söhne Spedition GmbH | Hinrichs & Söhne | Hinrichs & Söhne Spedition | Spedition Hinrichs & Söhne",
        location: "Bremerhaven",
        education: [
          {
            institution: "Universität Mannheim",
            degree: "Diplom-Kauffrau",
            field: "Betriebswirtschaftslehre"
          }
        ],
        hobbies: ["segle | segle auf der Außenweser | Segeln"],
        causes: [
          "Deutschen Gesellschaft zur Rettung Schiffbrüchiger | Deutsche Gesellschaft zur Rettung Schiffbrüchiger"
        ]
      },
      also: {
        industry: "Spedition | Logistik",
        interests: ["segle auf der Außenweser | Segeln"],
        memberships: ["Verkehrsausschusses der Kammer", "Deutschen Gesellschaft zur Rettung Schiffbrüchiger"],
        achievements: ["Vorsitzende des Verkehrsausschusses der Kammer", "Ein Lkw ist kein Lager"]
      },
      sources: [
        "https://hinrichs-spedition.example/ansprechpartner",
        "https://kammerblatt.example/2026/05/interview-hinrichs"
      ],
      sensitive: ["Schlaganfall"]
    },
    {
      id: "juergen-hinrichs",
      about: "A trainer of the same name in the same town; the client writes the name without its dots.",
      contact: { email: "j.hinrichs@hinrichs-spedition.example", full_name: "Juergen Hinrichs" },
      outcome: "found",
      facts: {
        title: "Prokurist, Leiter Fuhrpark | Prokurist",
        company: "Hinrichs & Söhne Spedition GmbH | Hinrichs & Söhne | Hinrichs & Söhne Spedition"
      },
      also: { location: "Bremerhaven", industry: "Spedition | Logistik" },
      sources: ["https://hinrichs-spedition.example/ansprechpartner"],
      never: ["Handball", "Studienrat", "Mathematik", "A-Lizenz"]
    },
    {
      id: "kadir-yildirim",
      about: "Letters without dots in an address; an office and a fire brigade; a faith in a half sentence.",
      contact: {
        email: "k.yildirim@hinrichs-spedition.example",
        full_name: "Kadir Yildirim",
        company: "Hinrichs & Söhne"
      },
      outcome: "found",
      facts: {
        title: "Leiter Disposition Nordeuropa | Leiter Disposition",
        company: "Hinrichs & Söhne Spedition GmbH | Hinrichs & Söhne | Hinrichs & Söhne Spedition",
        location: "Bremerhaven, Bremen, Deutschland | Bremerhaven",
        memberships: ["Freiwilligen Feuerwehr Lunestedt | Freiwillige Feuerwehr Lunestedt"],
        linkedin:
          "https://www.linkedin.com/in/kadir-yildirim-dispo | https://de.linkedin.com/in/kadir-yildirim-dispo"
      },
      also: {
        industry: "Spedition | Logistik",
        education: [{ institution: "Hochschule Bremerhaven" }],
        causes: ["Freiwilligen Feuerwehr Lunestedt | Freiwillige Feuerwehr Lunestedt"],
        linkedin_bio: "Leiter Disposition Nordeuropa"
      },
      sources: [
        "https://hinrichs-spedition.example/ansprechpartner",
        "https://feuerwehr-lunestedt.example/wir",
        "https://de.linkedin.com/in/kadir-yildirim-dispo"
      ],
      sensitive: ["Moschee"]
    }
  ]
}
