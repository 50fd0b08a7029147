import type { WorldPart } from "../World.ts"

const shell = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title} - Port of Wijdehaven</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Port of Wijdehaven","url":"https://portofwijdehaven.example/"},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]}]}</script></head>
<body><a class="skip" href="#content">Skip to content</a><nav><a href="/en">EN</a> <a href="/nl">NL</a> <a href="/en/tides">Tides</a></nav><div id="content">${body}</div><footer>Port of Wijdehaven · Havenkade 1, Wijdehaven, The Netherlands · VHF channel 11</footer></body></html>`

/** A harbour in the Netherlands with pages in two languages; an old site that nobody took down. */
export const wijdehaven: WorldPart = {
  pages: [
    {
      url: "https://portofwijdehaven.example/en",
      body: shell("en", "Home", "<h1>Where the Wadden meets the world</h1><p>5.2 million tonnes in 2025.</p>")
    },
    {
      url: "https://portofwijdehaven.example/en/organisation/management-team",
      body: shell(
        "en",
        "Management team",
        `<h1>Management team</h1><dl><dt>Chief Executive</dt><dd>Wouter Hoekstra-Blom</dd><dt>Harbour Master</dt><dd>Femke Terpstra<br><a href="mailto:f.terpstra@portofwijdehaven.example">f.terpstra@portofwijdehaven.example</a></dd><dt>Commercial Manager Offshore Wind</dt><dd>Joost van der Meulen<br><a href="mailto:j.vandermeulen@portofwijdehaven.example">j.vandermeulen@portofwijdehaven.example</a></dd><dt>Head of Finance</dt><dd>vacant</dd></dl>`
      )
    },
    {
      url: "https://portofwijdehaven.example/nl/nieuws/femke-terpstra-nieuwe-havenmeester",
      body: shell(
        "nl",
        "Femke Terpstra nieuwe havenmeester van Wijdehaven",
        `<h1>Femke Terpstra nieuwe havenmeester van Wijdehaven</h1><p>12 januari 2023</p><p>Per 1 maart is Femke Terpstra havenmeester van Wijdehaven. Zij is de eerste vrouw in deze functie. Femke (41) studeerde aan het Maritiem Instituut Willem Barentsz op Terschelling en voer elf jaar bij de koopvaardij, de laatste drie jaar als kapitein. Daarna werkte zij als loods.</p><p>Femke woont in Harlingen, is vrijwilliger bij de KNRM en zeilt ’s zomers op een skûtsje.</p>`
      )
    },
    {
      url: "https://schoonwad.example/bestuur",
      body: `<!doctype html><html lang="nl"><head><title>Bestuur | Stichting Schoon Wad</title></head><body><h1>Bestuur</h1><p>Het bestuur van Stichting Schoon Wad werkt onbezoldigd.</p><ul><li>Voorzitter: Femke Terpstra, in het dagelijks leven havenmeester in Wijdehaven</li><li>Penningmeester: Age Bruinsma</li><li>Secretaris: Lotte Koster</li></ul></body></html>`
    },
    {
      url: "https://maritimewomen.example/awards/2025",
      body: `<!doctype html><html lang="en"><head><title>Maritime Women Awards 2025: the winners</title></head><body><h1>The winners of 2025</h1><h3>Leadership at Sea or Shore</h3><p><strong>Femke Terpstra</strong>, Harbour Master, Port of Wijdehaven (NL)</p><h3>Young Navigator</h3><p><strong>Kirsi Aaltonen</strong>, Second Officer, Bothnia Line (FI)</p></body></html>`
    },
    {
      url: "https://northseaportsforum.example/2026/speakers",
      body: `<!doctype html><html lang="en"><head><title>Speakers — North Sea Ports Forum, Esbjerg, 4–5 November 2026</title></head><body><h1>Speakers</h1>
<div class="speaker"><h4>Birgitte Nygaard-Holm</h4><em>Port of Skagerhavn</em><p>Birgitte will open the forum.</p></div>
<div class="speaker"><h4>Joost van der Meulen</h4><em>Commercial Manager Offshore Wind, Port of Wijdehaven</em><p>Session: “Monopiles in a sheep field: finding room for wind”. Joost joined the port in 2018. He holds an MSc in Maritime Economics and Logistics from Erasmus University Rotterdam, kitesurfs whenever the customers’ product blows hard enough, and is a long-suffering season ticket holder at SC Cambuur.</p></div></body></html>`
    },
    {
      url: "https://oud.portofwijdehaven.example/contact/shortsea.html",
      body: `<html><head><title>Contact Short Sea</title></head><body bgcolor="#ffffff"><table width="700"><tr><td><font face="Arial"><b>Short Sea &amp; Feeder</b><br>Joost van der Meulen, Account Manager Short Sea<br>Tel. +31 (0)517 555 019<br><br><i>Laatst gewijzigd: 02-04-2019</i></font></td></tr></table></body></html>`
    },
    {
      url: "https://wadlopernieuws.example/verkiezingen-2026-kandidaten",
      news: { seen: "20260228T080000Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><title>Verkiezingen: de kandidaten uit Harlingen | Wadloper Nieuws</title></head><body><h1>De kandidaten uit Harlingen</h1><p>D66 gaat de raadsverkiezingen in met Joost van der Meulen op plaats 3. Van der Meulen werkt bij de haven van Wijdehaven en is vader van drie dochters. Hij traint de C-jeugd van korfbalvereniging De Noordster.</p></body></html>`
    },
    {
      url: "https://kvdenoordster.example/teams/c1",
      body: `<!doctype html><html lang="nl"><head><title>C1 | KV De Noordster Harlingen</title></head><body><h2>Team C1</h2><p>Trainers: Joost van der Meulen en Silke de Graaf. Trainingen: dinsdag en donderdag 18.30 uur, sporthal Waddenhal.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://nl.linkedin.com/in/joostvandermeulen-offshore",
      title: "Joost van der Meulen - Commercial Manager Offshore Wind - Port of Wijdehaven | LinkedIn",
      snippet:
        "Harlingen, Friesland, Netherlands · Commercial Manager Offshore Wind · Port of Wijdehaven. Ervaring: Port of Wijdehaven. Opleiding: Erasmus Universiteit Rotterdam. Locatie: Harlingen. 500+ connecties op LinkedIn."
    },
    {
      url: "https://x.com/havenmeesterfemke",
      title: "Femke Terpstra (@havenmeesterfemke) / X",
      snippet: "Havenmeester van Wijdehaven. Schepen, weer, mensen. Liefst in die volgorde."
    }
  ],
  people: [
    {
      id: "femke-terpstra",
      about: "A harbour master: a definition list, news and a foundation's board in Dutch, a prize.",
      contact: { email: "f.terpstra@portofwijdehaven.example" },
      outcome: "found",
      facts: {
        title: "Harbour Master | havenmeester | Havenmeester van Wijdehaven",
        company: "Port of Wijdehaven",
        location: "Harlingen | Wijdehaven | Wijdehaven, The Netherlands",
        education: [{ institution: "Maritiem Instituut Willem Barentsz" }],
        memberships: ["KNRM"],
        hobbies: ["skûtsje | zeilt op een skûtsje | sailing | zeilt | zeilen"],
        causes: ["Stichting Schoon Wad | Schoon Wad"],
        achievements: ["Maritime Women Awards 2025 | Leadership at Sea or Shore | Maritime Women Awards"],
        twitter: "https://x.com/havenmeesterfemke | https://twitter.com/havenmeesterfemke"
      },
      also: {
        company: "haven van Wijdehaven",
        industry: "Ports | shipping | maritime | port | Logistics",
        location: "Wijdehaven",
        causes: ["KNRM"],
        memberships: ["Stichting Schoon Wad | Schoon Wad"],
        interests: ["Schepen", "weer", "mensen", "skûtsje"],
        achievements: ["eerste vrouw in deze functie", "Femke Terpstra nieuwe havenmeester van Wijdehaven"],
        twitter_bio: "Havenmeester van Wijdehaven. Schepen, weer, mensen. Liefst in die volgorde."
      },
      sources: [
        "https://portofwijdehaven.example/en/organisation/management-team",
        "https://portofwijdehaven.example/nl/nieuws/femke-terpstra-nieuwe-havenmeester",
        "https://schoonwad.example/bestuur",
        "https://maritimewomen.example/awards/2025",
        "https://x.com/havenmeesterfemke"
      ]
    },
    {
      id: "joost-van-der-meulen",
      about: "A prefix in the name, an old post on an old site, a party's list.",
      contact: {
        full_name: "Joost van der Meulen",
        company: "Port of Wijdehaven",
        linkedin_url: "https://www.linkedin.com/in/joostvandermeulen-offshore"
      },
      outcome: "found",
      facts: {
        title: "Commercial Manager Offshore Wind",
        company: "Port of Wijdehaven",
        location: "Harlingen, Friesland, Netherlands | Harlingen | Wijdehaven | Wijdehaven, The Netherlands",
        education: [
          {
            institution: "Erasmus University Rotterdam | Erasmus Universiteit Rotterdam",
            degree: "MSc | Master of Science",
            field: "Maritime Economics and Logistics"
          }
        ],
        hobbies: ["kitesurfing | kitesurfs", "korfbal | korfball | traint de C-jeugd"],
        sports_teams: ["SC Cambuur | Cambuur"],
        achievements: ["Monopiles in a sheep field | Monopiles in a sheep field: finding room for wind"],
        linkedin:
          "https://www.linkedin.com/in/joostvandermeulen-offshore | https://nl.linkedin.com/in/joostvandermeulen-offshore"
      },
      also: {
        industry: "Ports | shipping | maritime | Offshore wind | port | Logistics",
        skills: ["Offshore Wind", "Maritime Economics and Logistics", "Maritime Economics", "Logistics"],
        interests: ["kitesurfing | kitesurfs", "SC Cambuur"],
        sports_teams: ["De Noordster | KV De Noordster | korfbalvereniging De Noordster"],
        memberships: ["De Noordster | KV De Noordster | korfbalvereniging De Noordster"],
        linkedin_bio:
          "Commercial Manager Offshore Wind | Harlingen, Friesland, Netherlands · Commercial Manager Offshore Wind · Port of Wijdehaven"
      },
      sources: [
        "https://portofwijdehaven.example/en/organisation/management-team",
        "https://northseaportsforum.example/2026/speakers",
        "https://kvdenoordster.example/teams/c1",
        "https://wadlopernieuws.example/verkiezingen-2026-kandidaten",
        "https://nl.linkedin.com/in/joostvandermeulen-offshore"
      ],
      sensitive: ["D66", "drie dochters"]
    }
  ]
}
