import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}" class="no-js"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="generator" content="WordPress 6.6"></head>
<body class="page-template-default"><a class="skip-link" href="#inhalt">Zum Inhalt</a>
<div class="kopfleiste"><a href="/"><img src="/wp-content/uploads/logo-stx.svg" alt="Stixenlehner"></a><ul id="menu-haupt"><li><a href="/produkte/">Produkte</a></li><li><a href="/unternehmen/geschichte/">Geschichte</a></li><li><a href="/unternehmen/ansprechpartner/">Ansprechpartner</a></li><li><a href="/aktuelles/">Aktuelles</a></li><li class="lang"><a href="/en/contacts/">EN</a></li></ul></div>
<div id="inhalt" class="entry-content">${body}</div>
<div class="fusszeile">Stixenlehner Rührwerke GmbH, Molkereistraße 31, A-4910 Ried im Innkreis | <a href="/impressum/">Impressum</a></div></body></html>`

const card = (name: string, role: string, extension: string, mailbox: string, more = ""): string =>
  `<figure class="team-card"><img loading="lazy" src="/wp-content/uploads/team/${mailbox}.jpg" alt=""><figcaption><strong>${name}</strong><br><span class="funktion">${role}</span><br>${more}<span class="tel">T +43 7752 55501-${extension}</span><br><a href="mailto:${mailbox}@stixenlehner-ruehrwerke.example">${mailbox}@stixenlehner-ruehrwerke.example</a></figcaption></figure>`

/** An Austrian maker of agitators: father and son of one name, contact cards in German, a shorter list in English. */
export const stixenlehner: WorldPart = {
  pages: [
    {
      url: "https://stixenlehner-ruehrwerke.example/",
      body: shell(
        "de-AT",
        "Stixenlehner Rührwerke | Wir bringen Bewegung hinein",
        `<h1>Rührwerke, die durchlaufen</h1><p>Vom Joghurttank bis zum Gärbehälter: Rührwerke aus eigener Fertigung, ausgelegt auf Ihr Medium.</p><p><a class="wp-block-button" href="/unternehmen/ansprechpartner/">Ihre Ansprechpartner</a></p>`
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/produkte/",
      body: shell(
        "de-AT",
        "Produkte - Stixenlehner Rührwerke",
        "<h1>Produkte</h1><ul><li>Seiteneinbau: 1,5 bis 22 kW</li><li>Zentralrührwerke bis 9 m Wellenlänge</li><li>Mixer für Laborbehälter</li></ul>"
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/unternehmen/ansprechpartner/",
      body: shell(
        "de-AT",
        "Ansprechpartner - Stixenlehner Rührwerke",
        `<h1>Ihre Ansprechpartner</h1><h2>Geschäftsleitung</h2>
${card("Ing. Leopold Stixenlehner jun.", "Geschäftsführer", "10", "l.stixenlehner")}
<h2>Technik</h2>
${card("Dipl.-Ing. (FH) Verena Auinger-Kolb", "Leitung Konstruktion", "22", "v.auinger-kolb", "Auslegung, Strömungssimulation, Sonderrührorgane<br>")}
${card("Marjan Hočevar", "Serviceleiter", "31", "m.hocevar", "Montage, Wartung, 24-h-Bereitschaft<br>Deutsch, Slowenisch, Englisch<br>")}
<h2>Verkauf</h2>
${card("Birgit Ranftl", "Vertriebsinnendienst, Ersatzteile", "14", "b.ranftl")}`
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/unternehmen/geschichte/",
      body: shell(
        "de-AT",
        "Geschichte - Stixenlehner Rührwerke",
        `<h1>Drei Schaufeln und ein Getriebemotor</h1>
<h3>1979</h3><p>Leopold Stixenlehner sen., gelernter Schlossermeister, schweißt in der alten Hufschmiede seines Onkels das erste Güllerührwerk.</p>
<h3>1996</h3><p>Umzug in die Molkereistraße. Der Seniorchef wird 2009 zum Kommerzialrat ernannt.</p>
<h3>2014</h3><p>Leopold Stixenlehner jun. übernimmt den Betrieb. Er hat 1999 an der HTL Vöcklabruck in Maschinenbau maturiert und war danach elf Jahre als Inbetriebnehmer in Brasilien und Kanada unterwegs.</p>
<h3>2024</h3><p>Zweite Halle, 46 Mitarbeiter. Der Senior kommt noch jeden Freitag vorbei, wenn er nicht mit dem Flügelhorn bei der Marktmusik probt.</p>`
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/aktuelles/",
      body: shell(
        "de-AT",
        "Aktuelles - Stixenlehner Rührwerke",
        `<h1>Aktuelles</h1><article id="post-812"><h2>Innviertler Unternehmerpreis 2025 geht an Leopold Stixenlehner jun.</h2><p class="meta">14. November 2025</p><p>Die Jury lobte den Umbau der Fertigung auf Sonnenstrom vom eigenen Dach.</p></article>
<article id="post-844"><h2>Drei Fragen an … Marjan Hočevar</h2><p class="meta">6. Mai 2026</p><p><em>Marjan, was war dein weitester Einsatz?</em><br>Eine Molkerei auf Island, im Februar. Das Getriebe war kälter als ich.</p><p><em>Und am Wochenende?</em><br>Da pfeife ich als Fußballschiedsrichter in der Bezirksliga, das schult die Geduld. Sonst bin ich bei meinen Bienen, derzeit neun Völker.</p></article>
<article id="post-859"><h2>IFAT-Nachlese</h2><p class="meta">29. Mai 2026</p><p>Danke für die vielen Gespräche! Prospekte und Ersatzteillisten schickt Ihnen Birgit Ranftl gerne zu. Sie ist außerdem seit heuer geprüfte Lehrlingsausbilderin und betreut unsere ersten zwei Bürolehrlinge.</p></article>`
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/en/contacts/",
      body: shell(
        "en",
        "Contacts - Stixenlehner Rührwerke",
        `<h1>Talk to us</h1><table class="wp-block-table"><tbody><tr><td>Leopold Stixenlehner jr.</td><td>Managing Director</td></tr><tr><td>Verena Auinger-Kolb</td><td>Head of Engineering Design</td></tr><tr><td>Marjan Hočevar</td><td>Service Manager</td></tr><tr><td>Birgit Ranftl</td><td>Inside Sales &amp; Spare Parts</td></tr></tbody></table><p>All of us work from Ried im Innkreis, Austria, about an hour from Salzburg.</p>`
      )
    },
    {
      url: "https://stixenlehner-ruehrwerke.example/impressum/",
      body: shell(
        "de-AT",
        "Impressum - Stixenlehner Rührwerke",
        `<h1>Impressum</h1><p>Medieninhaber: Stixenlehner Rührwerke GmbH<br>Geschäftsführer: Ing. Leopold Stixenlehner jun.<br>Unternehmensgegenstand: Erzeugung von Rührwerken und Behältertechnik<br>FN 000000x, Landesgericht Ried im Innkreis<br>Mitglied der WKO, Fachgruppe Metalltechnische Industrie</p>`
      )
    },
    {
      url: "https://tankundtreiber.example/heft-3-2026/langsam-ruehren",
      news: { seen: "20260318T060000Z", language: "German", country: "Austria" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Langsam rühren spart Strom | Tank &amp; Treiber</title></head><body><div class="ressort">Verfahrenstechnik</div><h1>Langsam rühren spart Strom</h1><p class="datum">18. März 2026</p><p>„Die meisten Biogasrührwerke drehen doppelt so schnell wie nötig“, sagt Verena Auinger-Kolb, Konstruktionsleiterin bei Stixenlehner in Ried. Ihr Langsamläufer mit der verdrehten Schaufel, Patent AT 599 014, braucht in der Anlage Eberschwang ein Drittel weniger Strom.</p><aside><h4>Zur Person</h4><p>Verena Auinger-Kolb studierte Mechatronik an der FH Wels (Abschluss 2006) und arbeitet im Fachausschuss Mischvorgänge der ProcessNet mit. In ihrer Freizeit klettert sie im Toten Gebirge.</p></aside></body></html>`
    },
    {
      url: "https://marktmusik-hohenzell.example/musiker",
      body: `<html><head><title>Marktmusik Hohenzell - unsere Musiker</title></head><body><h2>Flügelhorn</h2><ul><li>KommR Leopold Stixenlehner (Ehrenobmann)</li><li>Sophie Reisegger</li></ul><h2>Tenorhorn</h2><ul><li>Franz Zweimüller</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://at.linkedin.com/in/verena-auinger-kolb",
      title: "Verena Auinger-Kolb – Leitung Konstruktion – Stixenlehner Rührwerke GmbH | LinkedIn",
      snippet:
        "Ried im Innkreis, Oberösterreich, Österreich · Leitung Konstruktion · Stixenlehner Rührwerke GmbH. Ausbildung: FH Oberösterreich. 214 Kontakte auf LinkedIn."
    }
  ],
  people: [
    {
      id: "b-leopold-stixenlehner-jun",
      about: "Father and son of one name: the son, who runs the house; the father plays in a band.",
      contact: {
        email: "l.stixenlehner@stixenlehner-ruehrwerke.example",
        full_name: "Leopold Stixenlehner jun.",
        company: "Stixenlehner Rührwerke GmbH"
      },
      outcome: "found",
      facts: {
        title: "Geschäftsführer | Managing Director",
        company: "Stixenlehner Rührwerke GmbH | Stixenlehner Rührwerke | Stixenlehner",
        location:
          "Ried im Innkreis | Ried im Innkreis, Austria | Ried im Innkreis, Österreich | Ried im Innkreis, Oberösterreich | A-4910 Ried im Innkreis | 4910 Ried im Innkreis | Ried | Austria | Österreich",
        achievements: [
          "Innviertler Unternehmerpreis 2025 | Innviertler Unternehmerpreis | Innviertler Unternehmerpreis 2025 geht an Leopold Stixenlehner jun."
        ],
        education: [
          {
            institution: "HTL Vöcklabruck",
            degree: "Matura | maturiert",
            field: "Maschinenbau | mechanical engineering",
            year: 1999
          }
        ]
      },
      also: {
        title: "Ing. | Geschäftsleitung",
        location: "Molkereistraße 31, A-4910 Ried im Innkreis | Molkereistraße 31, 4910 Ried im Innkreis",
        industry:
          "Rührwerke | agitators | Rührwerke und Behältertechnik | Erzeugung von Rührwerken und Behältertechnik | Behältertechnik | Maschinenbau | Metalltechnische Industrie | Rührtechnik",
        skills: ["Maschinenbau", "Inbetriebnahme | Inbetriebnehmer"],
        achievements: [
          "Umbau der Fertigung auf Sonnenstrom | Umbau der Fertigung auf Sonnenstrom vom eigenen Dach",
          "übernimmt den Betrieb | übernimmt 2014 den Betrieb | Betriebsübernahme 2014",
          "elf Jahre als Inbetriebnehmer in Brasilien und Kanada | elf Jahre als Inbetriebnehmer"
        ],
        interests: ["Sonnenstrom"],
        memberships: ["WKO | Mitglied der WKO | Fachgruppe Metalltechnische Industrie"],
        certifications: ["Ing. | Ingenieur"]
      },
      sources: [
        "https://stixenlehner-ruehrwerke.example/unternehmen/ansprechpartner/",
        "https://stixenlehner-ruehrwerke.example/unternehmen/geschichte/",
        "https://stixenlehner-ruehrwerke.example/aktuelles/",
        "https://stixenlehner-ruehrwerke.example/en/contacts/",
        "https://stixenlehner-ruehrwerke.example/impressum/"
      ],
      never: [
        "Flügelhorn",
        "Kommerzialrat",
        "KommR",
        "Schlossermeister",
        "Ehrenobmann",
        "Marktmusik",
        "Hufschmiede"
      ]
    },
    {
      id: "b-verena-auinger-kolb",
      about: "A double surname; titles in two languages; a trade magazine with a box about her.",
      contact: {
        email: "v.auinger-kolb@stixenlehner-ruehrwerke.example",
        full_name: "Verena Auinger-Kolb"
      },
      outcome: "found",
      facts: {
        title:
          "Leitung Konstruktion | Konstruktionsleiterin | Head of Engineering Design | Leiterin Konstruktion",
        company: "Stixenlehner Rührwerke GmbH | Stixenlehner Rührwerke | Stixenlehner",
        location:
          "Ried im Innkreis | Ried im Innkreis, Oberösterreich, Österreich | Ried im Innkreis, Austria | Ried im Innkreis, Österreich | Ried im Innkreis, Oberösterreich | A-4910 Ried im Innkreis | 4910 Ried im Innkreis | Ried | Austria | Österreich",
        education: [
          {
            institution: "FH Wels | FH Oberösterreich",
            degree: "Dipl.-Ing. (FH) | DI (FH) | Dipl.-Ing. | Diplom-Ingenieurin (FH)",
            field: "Mechatronik | mechatronics",
            year: 2006
          }
        ],
        memberships: [
          "Fachausschuss Mischvorgänge der ProcessNet | ProcessNet | Fachausschuss Mischvorgänge | ProcessNet-Fachausschuss Mischvorgänge"
        ]
      },
      also: {
        location: "Molkereistraße 31, A-4910 Ried im Innkreis",
        industry:
          "Rührwerke | agitators | Rührwerke und Behältertechnik | Erzeugung von Rührwerken und Behältertechnik | Behältertechnik | Maschinenbau | Verfahrenstechnik | Rührtechnik | Metalltechnische Industrie | Biogas",
        skills: [
          "Auslegung",
          "Strömungssimulation",
          "Sonderrührorgane",
          "Konstruktion | Engineering Design",
          "Mechatronik",
          "Verfahrenstechnik",
          "Biogasrührwerke | Biogas",
          "Mischvorgänge",
          "Langsamläufer"
        ],
        achievements: [
          "Patent AT 599 014 | AT 599 014 | Langsamläufer mit der verdrehten Schaufel | Langsamläufer | Ihr Langsamläufer mit der verdrehten Schaufel, Patent AT 599 014 | verdrehte Schaufel",
          "ein Drittel weniger Strom | braucht in der Anlage Eberschwang ein Drittel weniger Strom",
          "Langsam rühren spart Strom"
        ],
        interests: ["klettern | climbing", "Biogas", "Strom sparen", "Totes Gebirge | Toten Gebirge"],
        hobbies: [
          "klettert | klettern | climbing | klettert sie im Toten Gebirge | Klettern im Toten Gebirge"
        ],
        certifications: ["Dipl.-Ing. (FH)"],
        linkedin:
          "https://www.linkedin.com/in/verena-auinger-kolb | https://at.linkedin.com/in/verena-auinger-kolb",
        linkedin_bio:
          "Leitung Konstruktion | Leitung Konstruktion · Stixenlehner Rührwerke GmbH | Leitung Konstruktion – Stixenlehner Rührwerke GmbH | Ried im Innkreis, Oberösterreich, Österreich · Leitung Konstruktion · Stixenlehner Rührwerke GmbH. Ausbildung: FH Oberösterreich."
      },
      sources: [
        "https://stixenlehner-ruehrwerke.example/unternehmen/ansprechpartner/",
        "https://stixenlehner-ruehrwerke.example/en/contacts/",
        "https://tankundtreiber.example/heft-3-2026/langsam-ruehren",
        "https://at.linkedin.com/in/verena-auinger-kolb"
      ]
    },
    {
      id: "b-marjan-hocevar",
      about: "A caron that the client leaves out; an interview on the news page.",
      contact: { email: "m.hocevar@stixenlehner-ruehrwerke.example", full_name: "Marjan Hocevar" },
      outcome: "found",
      facts: {
        title: "Serviceleiter | Service Manager",
        company: "Stixenlehner Rührwerke GmbH | Stixenlehner Rührwerke | Stixenlehner",
        location:
          "Ried im Innkreis | Ried im Innkreis, Austria | Ried im Innkreis, Österreich | Ried im Innkreis, Oberösterreich | A-4910 Ried im Innkreis | 4910 Ried im Innkreis | Ried | Austria | Österreich",
        hobbies: [
          "Fußballschiedsrichter | Fußballschiedsrichter in der Bezirksliga | football referee",
          "Bienen | Imkerei | neun Völker | Imker | beekeeping | bei meinen Bienen"
        ]
      },
      also: {
        location: "Molkereistraße 31, A-4910 Ried im Innkreis",
        industry:
          "Rührwerke | agitators | Rührwerke und Behältertechnik | Erzeugung von Rührwerken und Behältertechnik | Behältertechnik | Maschinenbau | Rührtechnik | Metalltechnische Industrie",
        skills: [
          "Montage",
          "Wartung",
          "24-h-Bereitschaft | Bereitschaft",
          "Slowenisch | Slovenian",
          "Deutsch | German",
          "Englisch | English",
          "Service"
        ],
        achievements: [
          "Molkerei auf Island | Eine Molkerei auf Island, im Februar | weitester Einsatz: eine Molkerei auf Island",
          "Drei Fragen an … Marjan Hočevar"
        ],
        interests: [
          "Fußball | football",
          "Bienen | neun Völker | Imkerei",
          "Fußballschiedsrichter | Schiedsrichter",
          "Geduld"
        ],
        hobbies: ["pfeife ich als Fußballschiedsrichter in der Bezirksliga", "Fußball", "Schiedsrichter"],
        pets: ["Bienen | neun Völker | Bienen, derzeit neun Völker"]
      },
      sources: [
        "https://stixenlehner-ruehrwerke.example/unternehmen/ansprechpartner/",
        "https://stixenlehner-ruehrwerke.example/aktuelles/",
        "https://stixenlehner-ruehrwerke.example/en/contacts/"
      ]
    },
    {
      id: "b-birgit-ranftl",
      about: "Name only from the address; two trades in one line; a sentence in a fair report.",
      contact: { email: "b.ranftl@stixenlehner-ruehrwerke.example", company: "Stixenlehner" },
      outcome: "found",
      facts: {
        title:
          "Vertriebsinnendienst, Ersatzteile | Inside Sales & Spare Parts | Vertriebsinnendienst | Inside Sales",
        company: "Stixenlehner Rührwerke GmbH | Stixenlehner Rührwerke | Stixenlehner",
        location:
          "Ried im Innkreis | Ried im Innkreis, Austria | Ried im Innkreis, Österreich | Ried im Innkreis, Oberösterreich | A-4910 Ried im Innkreis | 4910 Ried im Innkreis | Ried | Austria | Österreich",
        certifications: ["geprüfte Lehrlingsausbilderin | Lehrlingsausbilderin"]
      },
      also: {
        title: "Ersatzteile | Spare Parts | Verkauf | Lehrlingsausbilderin | geprüfte Lehrlingsausbilderin",
        location: "Molkereistraße 31, A-4910 Ried im Innkreis",
        industry:
          "Rührwerke | agitators | Rührwerke und Behältertechnik | Erzeugung von Rührwerken und Behältertechnik | Behältertechnik | Maschinenbau | Rührtechnik | Metalltechnische Industrie",
        skills: [
          "Ersatzteile | Spare Parts",
          "Verkauf | Vertrieb | Inside Sales | Vertriebsinnendienst",
          "Lehrlingsausbildung | Lehrlingsausbilderin"
        ],
        achievements: [
          "geprüfte Lehrlingsausbilderin | seit heuer geprüfte Lehrlingsausbilderin",
          "betreut unsere ersten zwei Bürolehrlinge | Bürolehrlinge",
          "IFAT-Nachlese | IFAT"
        ]
      },
      sources: [
        "https://stixenlehner-ruehrwerke.example/unternehmen/ansprechpartner/",
        "https://stixenlehner-ruehrwerke.example/aktuelles/",
        "https://stixenlehner-ruehrwerke.example/en/contacts/"
      ]
    }
  ]
}
