import type { WorldPart } from "../World.ts"

const organization = {
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  name: "Spijkerboer Kalibraties B.V.",
  telephone: "+31 570 555 010",
  address: {
    "@type": "PostalAddress",
    streetAddress: "Zutphenselaan 118",
    postalCode: "7418 AX",
    addressLocality: "Deventer",
    addressCountry: "NL"
  }
}

const shell = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><script type="application/ld+json">${JSON.stringify(organization)}</script></head><body class="antialiased"><div id="__next"><header class="flex"><a href="/" aria-label="Spijkerboer Kalibraties, naar home"><svg></svg></a><nav><a href="/diensten">Diensten</a><a href="/over-ons/team">Ons team</a><a href="/nieuws">Nieuws</a><a href="/en/our-lab">English</a></nav></header><main>${body}</main><footer class="grid"><div><p>Spijkerboer Kalibraties B.V.</p><p>Zutphenselaan 118<br>7418 AX Deventer</p></div><div><p>KvK 00000012</p><p>info@spijkerboer-kalibraties.example</p></div></footer></div></body></html>`

/** A Dutch calibration laboratory; a notary of the same name in the same city; a profile that lags behind. */
export const spijkerboer: WorldPart = {
  pages: [
    {
      url: "https://spijkerboer-kalibraties.example/",
      body: shell(
        "nl",
        "Spijkerboer Kalibraties: meten met zekerheid",
        `<section><h1>Meten met zekerheid</h1><p>Kalibratie van druk, temperatuur en lengte, in ons lab of bij u aan de machine. Certificaat binnen vijf werkdagen.</p><a href="mailto:info@spijkerboer-kalibraties.example">Offerte aanvragen</a></section>`
      )
    },
    {
      url: "https://spijkerboer-kalibraties.example/diensten",
      body: shell(
        "nl",
        "Diensten | Spijkerboer Kalibraties",
        "<h1>Diensten</h1><p>Manometers, drukopnemers, thermokoppels, schuifmaten en eindmaten. Ophalen en brengen in de hele regio.</p>"
      )
    },
    {
      url: "https://spijkerboer-kalibraties.example/over-ons/team",
      body: shell(
        "nl",
        "Ons team | Spijkerboer Kalibraties",
        `<h1>Wie u aan de lijn krijgt</h1><dl class="divide-y">
<div class="py-4"><dt>Femke Nauta-van der Zwaag</dt><dd class="text-sm">Commercieel directeur</dd><dd>Voor raamcontracten en alles wat niet in een webformulier past. <a href="mailto:f.nauta@spijkerboer-kalibraties.example">Mail Femke</a></dd></div>
<div class="py-4"><dt>Joris Wiegersma</dt><dd class="text-sm">Hoofd druklaboratorium</dd><dd>Vacuüm tot 4.000 bar. Joris studeerde technische natuurkunde aan de Universiteit Twente (ir., 2011). <a href="mailto:j.wiegersma@spijkerboer-kalibraties.example">Mail Joris</a></dd></div>
<div class="py-4"><dt>Sanne Tjepkema</dt><dd class="text-sm">Kwaliteitsmanager</dd><dd>Bewaakt onze ISO/IEC 17025-accreditatie en leidt interne auditoren op. <a href="mailto:s.tjepkema@spijkerboer-kalibraties.example">Mail Sanne</a></dd></div></dl>`
      )
    },
    {
      url: "https://spijkerboer-kalibraties.example/nieuws",
      body: shell(
        "nl",
        "Nieuws | Spijkerboer Kalibraties",
        `<h1>Nieuws</h1><ul><li><time datetime="2026-09-01">1 september 2026</time><h2>Sanne Tjepkema nieuwe kwaliteitsmanager</h2><p>Na zes jaar op de werkvloer van het lab neemt Sanne Tjepkema het stokje over van Wim Hagedoorn, die met pensioen gaat. Zij rondde dit voorjaar de opleiding Lead Auditor af.</p></li><li><time datetime="2026-04-16">16 april 2026</time><h2>Tweede meetbus op de weg</h2><p>Vanaf mei rijden wij ook door Zeeland en Vlaanderen met een mobiel lab.</p></li></ul>`
      )
    },
    {
      url: "https://spijkerboer-kalibraties.example/en/our-lab",
      body: shell(
        "en",
        "Our lab | Spijkerboer Kalibraties",
        `<h1>Our lab</h1><p>We calibrate pressure, temperature and length for manufacturers in the Benelux and north-west Germany.</p><h2>Contact in English</h2><p>Contracts: <b>Femke Nauta-van der Zwaag</b>, Commercial Director<br>Technical: <b>Joris Wiegersma</b>, Head of Pressure Laboratory</p>`
      )
    },
    {
      url: "https://oostmaakt.example/ondernemers/nauta-van-der-zwaag",
      news: { seen: "20260608T050000Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>‘Een manometer liegt zelden met opzet’ - Oost Maakt</title></head><body><main><p class="kicker">Ondernemer van de week</p><h1>‘Een manometer liegt zelden met opzet’</h1><p class="auteur">Tekst: Bas Dorgelo, 8 juni 2026</p><p>Femke Nauta-van der Zwaag kwam in 2017 als accountmanager bij Spijkerboer Kalibraties binnen. Sinds 2022 is ze er commercieel directeur en telt de klantenlijst ruim negenhonderd bedrijven. ‘Klanten bellen pas als de auditor voor de deur staat. Ik wil er een halfjaar eerder zijn.’</p><p>Ze haalde haar bachelor Technische Bedrijfskunde bij Saxion in 2008, zit in het bestuur van Techniekfonds Salland, dat jongeren naar het mbo lokt, en staat elke winter op noren zodra de uiterwaarden bevriezen.</p></main></body></html>`
    },
    {
      url: "https://metrologiemiddag.example/2026/programma",
      body: `<!doctype html><html lang="nl"><head><title>Programma Metrologiemiddag 2026, Delft</title></head><body><h1>Programma</h1><p>Donderdag 8 oktober 2026, Delft</p><table><tr><td>13.15</td><td>Joris Wiegersma (Spijkerboer Kalibraties)</td><td>Wat een drukbalans ’s nachts doet</td></tr><tr><td>14.00</td><td>Annelot Grevink (Vochtmeting Nijland)</td><td>Dauwpunt in de praktijk</td></tr></table></body></html>`
    },
    {
      url: "https://wiegersma-notarissen.example/",
      body: `<!doctype html><html lang="nl"><head><title>Wiegersma Notarissen Deventer</title></head><body><h1>Wiegersma Notarissen</h1><p>Mr. Joris Wiegersma, notaris te Deventer, helpt u met testament, samenlevingscontract en hypotheekakte. Mr. Wiegersma studeerde notarieel recht in Groningen.</p><p>Kantoor: Brink 7b, Deventer.</p></body></html>`
    },
    {
      url: "https://roeivereniging-ijsselbocht.example/bestuur",
      body: `<!doctype html><html lang="nl"><head><title>Bestuur - R.V. IJsselbocht, Deventer</title></head><body><h1>Bestuur</h1><ul><li>Voorzitter: mr. Joris Wiegersma, notaris</li><li>Penningmeester: Hedwig Slotboom</li><li>Materiaal: vacature</li></ul></body></html>`
    }
  ],
  github: [
    {
      login: "jwiegersma-druk",
      id: 61840,
      name: "Joris Wiegersma",
      company: "Spijkerboer Kalibraties",
      location: "Deventer",
      bio: "Pressure metrology. I automate dead-weight testers. Bakes rye bread.",
      email: "j.wiegersma@spijkerboer-kalibraties.example",
      repositories: [
        {
          name: "balanslog",
          description: "Read a pressure balance over RS-232 and keep an uncertainty budget",
          language: "Python",
          topics: ["metrology", "calibration"],
          stars: 22,
          pushed_at: "2026-07-30T19:20:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://nl.linkedin.com/in/femke-nauta-zwaag",
      title: "Femke Nauta-van der Zwaag - Commercieel directeur - Spijkerboer Kalibraties | LinkedIn",
      snippet:
        "Zwolle, Overijssel, Nederland · Commercieel directeur · Spijkerboer Kalibraties. Opleiding: Saxion. Locatie: Zwolle. Meer dan 500 connecties op LinkedIn."
    },
    {
      url: "https://nl.linkedin.com/in/sannetjepkema-kal",
      title: "Sanne Tjepkema - Kalibratietechnicus - Spijkerboer Kalibraties | LinkedIn",
      snippet:
        "Raalte, Overijssel, Nederland · Kalibratietechnicus · Spijkerboer Kalibraties. Opleiding: Deltion College. 133 connecties op LinkedIn."
    }
  ],
  people: [
    {
      id: "b-femke-nauta",
      about: "Married name in two parts that the client cuts short; an interview in the regional press.",
      contact: {
        email: "f.nauta@spijkerboer-kalibraties.example",
        full_name: "Femke Nauta",
        company: "Spijkerboer Kalibraties"
      },
      outcome: "found",
      facts: {
        title: "Commercieel directeur | Commercial Director",
        company: "Spijkerboer Kalibraties | Spijkerboer Kalibraties B.V. | Spijkerboer",
        location:
          "Zwolle | Zwolle, Overijssel, Nederland | Zwolle, Overijssel | Deventer | Deventer, NL | Zwolle, Nederland | Deventer, Nederland | 7418 AX Deventer | Nederland | Netherlands | NL | Overijssel",
        education: [
          {
            institution: "Saxion",
            degree: "bachelor",
            field: "Technische Bedrijfskunde | industrial engineering and management",
            year: 2008
          }
        ],
        memberships: [
          "Techniekfonds Salland | bestuur van Techniekfonds Salland | bestuurslid Techniekfonds Salland | het bestuur van Techniekfonds Salland"
        ]
      },
      also: {
        title: "bestuurslid | bestuurslid Techniekfonds Salland | directeur",
        location: "Zutphenselaan 118, 7418 AX Deventer | Zutphenselaan 118 Deventer",
        industry:
          "kalibratie | calibration | Kalibraties | Kalibratie van druk, temperatuur en lengte | metrologie | metrology | kalibratielaboratorium | calibration laboratory",
        skills: ["raamcontracten | Contracts", "Technische Bedrijfskunde", "verkoop | sales"],
        achievements: [
          "Ondernemer van de week",
          "ruim negenhonderd bedrijven | klantenlijst ruim negenhonderd bedrijven | de klantenlijst ruim negenhonderd bedrijven",
          "Een manometer liegt zelden met opzet"
        ],
        causes: [
          "Techniekfonds Salland",
          "jongeren naar het mbo | jongeren naar het mbo lokt | techniekonderwijs | mbo"
        ],
        interests: ["schaatsen | noren | ice skating | skating", "Techniekfonds Salland"],
        hobbies: [
          "schaatsen | noren | op noren | ice skating | skating | staat elke winter op noren | staat elke winter op noren zodra de uiterwaarden bevriezen"
        ],
        linkedin:
          "https://www.linkedin.com/in/femke-nauta-zwaag | https://nl.linkedin.com/in/femke-nauta-zwaag",
        linkedin_bio:
          "Commercieel directeur | Commercieel directeur - Spijkerboer Kalibraties | Commercieel directeur · Spijkerboer Kalibraties | Zwolle, Overijssel, Nederland · Commercieel directeur · Spijkerboer Kalibraties. Opleiding: Saxion. Locatie: Zwolle. Meer dan 500 connecties op LinkedIn."
      },
      sources: [
        "https://spijkerboer-kalibraties.example/over-ons/team",
        "https://spijkerboer-kalibraties.example/en/our-lab",
        "https://oostmaakt.example/ondernemers/nauta-van-der-zwaag",
        "https://nl.linkedin.com/in/femke-nauta-zwaag"
      ]
    },
    {
      id: "b-joris-wiegersma",
      about: "A notary of the same name in the same city, who also chairs a rowing club.",
      contact: {
        email: "j.wiegersma@spijkerboer-kalibraties.example",
        full_name: "Joris Wiegersma",
        company: "Spijkerboer Kalibraties",
        location: "Deventer"
      },
      outcome: "found",
      facts: {
        title: "Hoofd druklaboratorium | Head of Pressure Laboratory",
        company: "Spijkerboer Kalibraties | Spijkerboer Kalibraties B.V. | Spijkerboer",
        location: "Deventer | Deventer, NL | Deventer, Nederland | Deventer, Netherlands | 7418 AX Deventer",
        skills: ["Python"],
        education: [
          {
            institution: "Universiteit Twente | University of Twente",
            degree: "ir. | ir | ingenieur",
            field: "technische natuurkunde | applied physics",
            year: 2011
          }
        ]
      },
      also: {
        location: "Zutphenselaan 118, 7418 AX Deventer | NL | Nederland | Netherlands",
        industry:
          "kalibratie | calibration | Kalibraties | Kalibratie van druk, temperatuur en lengte | metrologie | metrology | Pressure metrology | kalibratielaboratorium | calibration laboratory",
        skills: [
          "Pressure metrology | metrology | metrologie",
          "calibration | kalibratie",
          "dead-weight testers | automate dead-weight testers | I automate dead-weight testers",
          "technische natuurkunde",
          "uncertainty budget",
          "RS-232",
          "Vacuüm | Vacuüm tot 4.000 bar | druk | pressure",
          "pressure balance | drukbalans"
        ],
        achievements: [
          "Wat een drukbalans ’s nachts doet | Wat een drukbalans ’s nachts doet, Metrologiemiddag 2026",
          "Metrologiemiddag 2026 | spreker Metrologiemiddag 2026 | speaker at Metrologiemiddag 2026",
          "balanslog | Read a pressure balance over RS-232 and keep an uncertainty budget"
        ],
        interests: [
          "rye bread | Bakes rye bread | baking",
          "Pressure metrology | metrology | metrologie",
          "calibration",
          "dead-weight testers | I automate dead-weight testers"
        ],
        hobbies: ["rye bread | Bakes rye bread | baking rye bread | baking | bakes"],
        certifications: ["ir."]
      },
      sources: [
        "https://spijkerboer-kalibraties.example/over-ons/team",
        "https://spijkerboer-kalibraties.example/en/our-lab",
        "https://metrologiemiddag.example/2026/programma",
        "https://api.github.com/users/jwiegersma-druk",
        "https://api.github.com/users/jwiegersma-druk/repos"
      ],
      never: ["notaris", "testament", "hypotheekakte", "notarieel", "IJsselbocht", "Voorzitter", "Brink 7b"]
    },
    {
      id: "b-sanne-tjepkema",
      about: "Promoted two months ago: LinkedIn still tells the old title.",
      contact: { email: "s.tjepkema@spijkerboer-kalibraties.example", full_name: "Sanne Tjepkema" },
      outcome: "found",
      facts: {
        title: "Kwaliteitsmanager | nieuwe kwaliteitsmanager | quality manager",
        company: "Spijkerboer Kalibraties | Spijkerboer Kalibraties B.V. | Spijkerboer",
        location:
          "Raalte | Raalte, Overijssel, Nederland | Raalte, Overijssel | Raalte, Nederland | Deventer | Deventer, NL | Deventer, Nederland | 7418 AX Deventer | Nederland | Netherlands | NL | Overijssel",
        certifications: ["Lead Auditor | opleiding Lead Auditor | de opleiding Lead Auditor"]
      },
      also: {
        location: "Zutphenselaan 118, 7418 AX Deventer",
        industry:
          "kalibratie | calibration | Kalibraties | Kalibratie van druk, temperatuur en lengte | metrologie | metrology | kalibratielaboratorium | calibration laboratory",
        skills: [
          "ISO/IEC 17025 | ISO/IEC 17025-accreditatie | ISO 17025 | accreditatie",
          "Lead Auditor | auditing | interne auditoren | leidt interne auditoren op | interne audits",
          "kalibratie | calibration",
          "kwaliteit | quality | kwaliteitsmanagement"
        ],
        achievements: [
          "Lead Auditor | rondde dit voorjaar de opleiding Lead Auditor af",
          "Sanne Tjepkema nieuwe kwaliteitsmanager | nieuwe kwaliteitsmanager",
          "zes jaar op de werkvloer van het lab"
        ],
        education: [{ institution: "Deltion College" }, { institution: "Lead Auditor", year: 2026 }],
        linkedin:
          "https://www.linkedin.com/in/sannetjepkema-kal | https://nl.linkedin.com/in/sannetjepkema-kal",
        linkedin_bio:
          "Kalibratietechnicus | Kalibratietechnicus - Spijkerboer Kalibraties | Kalibratietechnicus · Spijkerboer Kalibraties | Raalte, Overijssel, Nederland · Kalibratietechnicus · Spijkerboer Kalibraties. Opleiding: Deltion College. 133 connecties op LinkedIn."
      },
      sources: [
        "https://spijkerboer-kalibraties.example/over-ons/team",
        "https://spijkerboer-kalibraties.example/nieuws",
        "https://nl.linkedin.com/in/sannetjepkema-kal"
      ]
    },
    {
      id: "b-ruben-oldekamp",
      about: "Nothing online: the laboratory's site does not name him.",
      contact: {
        email: "r.oldekamp@spijkerboer-kalibraties.example",
        full_name: "Ruben Oldekamp",
        company: "Spijkerboer Kalibraties"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
