import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Oakhanger Lisle</title><script>window.dataLayer=window.dataLayer||[]</script></head>
<body><div role="dialog">We value your privacy. <button>Accept all</button><button>Manage preferences</button></div><header><nav aria-label="Main"><a href="/en/services">Services</a><a href="/en/people">People</a><a href="/en/insights">Insights</a><a href="/en/offices">Offices: Leeds, Lyon, Kraków</a></nav></header><main>${body}</main>
<footer><p>Oakhanger Lisle LLP is a limited liability partnership registered in England and Wales (OC000000). Registered office: 9 Calls Landing, Leeds LS2 7EY.</p></footer></body></html>`

/** A consultancy in three countries: a Welsh partner, a French director, a Polish consultant, each in their own tongue. */
export const oakhanger: WorldPart = {
  pages: [
    {
      url: "https://oakhangerlisle.example/",
      body: shell(
        "en",
        "Operations advice, without the slides",
        "<h1>Operations advice, without the slides</h1>"
      )
    },
    {
      url: "https://oakhangerlisle.example/en/people/rhodri-pennant-vaughan",
      body: shell(
        "en",
        "Rhodri Pennant-Vaughan",
        `<h1>Rhodri Pennant-Vaughan</h1><h2>Partner, Public Services</h2><ul class="meta"><li>Leeds</li><li>+44 113 496 0000</li><li>rhodri.pennant-vaughan@oakhangerlisle.example</li></ul><p>Rhodri advises local authorities and NHS bodies on service redesign, procurement and cost transparency. He was previously a director at the Welsh Audit Bureau.</p><h3>Qualifications</h3><ul><li>PPE, University of Oxford (BA, 1996)</li><li>Chartered Public Finance Accountant (CPFA)</li></ul><h3>Related people</h3><p><a href="/en/people/hugh-amberley">Hugh Amberley, Partner, Transport</a></p>`
      )
    },
    {
      url: "https://oakhangerlisle.example/fr/equipe/delphine-marchandeau",
      body: shell(
        "fr",
        "Delphine Marchandeau",
        `<h1>Delphine Marchandeau</h1><p class="fonction">Directrice associée, bureau de Lyon</p><p>Diplômée de l’ESSEC (2005) et titulaire d’un master en Logistique de l’Université Lyon 2, Delphine Marchandeau accompagne les industriels dans leurs projets de supply chain, de lean management et de décarbonation. Elle intervient en français, en anglais et en allemand.</p><h3>Ses collègues à Lyon</h3><p>Quentin Barrault, consultant senior – ancien champion d’aviron<br>Maud Tessandier, office manager</p>`
      )
    },
    {
      url: "https://oakhangerlisle.example/pl/zespol",
      body: shell(
        "pl",
        "Zespół w Krakowie",
        `<h1>Zespół w Krakowie</h1><p>Oakhanger Lisle to firma doradcza z biurami w Leeds, Lyonie i Krakowie.</p><div class="osoba"><h4>Agnieszka Wrotkowska</h4><span>Starsza konsultantka</span><p>Agnieszka zajmuje się analizą danych i optymalizacją procesów. Ukończyła Akademię Górniczo-Hutniczą w Krakowie (mgr inż., Zarządzanie i inżynieria produkcji, 2017). Posiada certyfikat PRINCE2 Practitioner.</p><p>agnieszka.wrotkowska@oakhangerlisle.example</p></div><div class="osoba"><h4>Paweł Dutkiewicz</h4><span>Konsultant</span><p>Paweł gra w szachy.</p></div>`
      )
    },
    {
      url: "https://airedalebrass.example/band/players",
      body: `<!doctype html><html lang="en"><head><title>Players | Upper Airedale Band</title></head><body><h1>Players</h1><dl><dt>Principal cornet</dt><dd>Lottie Barraclough</dd><dt>Euphonium</dt><dd>Rhodri Pennant-Vaughan. Came to the band in 2012, pays for the buns. Partner at Oakhanger Lisle in the week.</dd><dt>Bass trombone</dt><dd>“Big” Neil Tordoff</dd></dl></body></html>`
    },
    {
      url: "https://publicpursereview.example/interviews/rhodri-pennant-vaughan",
      body: `<!doctype html><html lang="en"><head><title>“Nobody reads page 40”: Rhodri Pennant-Vaughan interviewed | Public Purse Review</title></head><body><p class="breadcrumbs">Home / Interviews</p><h1>“Nobody reads page 40”</h1><p><strong>The Oakhanger Lisle partner Rhodri Pennant-Vaughan on audit, Leeds and losing at rugby</strong></p><p><b>You won the CIPFA Public Finance Innovation Award last year. What for?</b></p><p>For a one-page budget. I am a trustee of Shelter Aire Valley and I could not follow its accounts, so I made a page I could follow.</p><p><b>Weekends?</b></p><p>Fell walking, and Scarlets, God help me. I have had a season ticket since 1999. We have an elderly whippet, Gelert, who has opinions on both.</p><p><b>Are you a Plaid man?</b></p><p>I have been a paid-up member of Plaid Cymru since I was eighteen, and I will thank you to move on.</p></body></html>`
    },
    {
      url: "https://supplychainlyon.example/rencontres/2026/intervenants",
      body: `<!doctype html><html lang="fr"><head><title>Intervenants – Rencontres Supply Chain Lyon 2026</title></head><body><h1>Nos intervenants</h1><ul><li><h3>Bruno Castaing</h3>Transports Castaing</li><li><h3>Delphine Marchandeau</h3>Directrice associée, Oakhanger Lisle (Lyon)<br>Vice-présidente de l’association Femmes de la Supply Chain, certifiée APICS CSCP, Delphine Marchandeau a reçu en 2025 le Trophée de la Décarbonation industrielle.</li><li><h3>Inès Roubaud</h3>Port fluvial de Givors</li></ul><p>Inscription : 45 € – <a href="/billetterie">Billetterie</a></p></body></html>`
    },
    {
      url: "https://leprogressiste-lyon.example/sport/course-des-quais-2026",
      news: { seen: "20260420T080000Z", language: "French", country: "France" },
      body: `<!doctype html><html lang="fr"><head><title>Course des Quais : 3 000 coureurs pour les Restos - Le Progressiste de Lyon</title></head><body><h1>Course des Quais : 3 000 coureurs pour les Restos</h1><p>Publié le 20/04/2026 à 10h00</p><p>Sous le soleil, Delphine Marchandeau (Oakhanger Lisle), licenciée au Lyon Confluence Triathlon, a bouclé le semi en 1 h 38. « Je cours pour les Restos du Cœur depuis dix ans », explique la Lyonnaise, qui pratique aussi l’apiculture sur un toit de la Guillotière.</p><p>Chez les hommes, victoire de Rayan Belkacem.</p><p>À lire aussi : Ligne D du métro, reprise lundi</p></body></html>`
    },
    {
      url: "https://kwtarnica.example/o-nas/zarzad",
      body: `<!doctype html><html lang="pl"><head><title>Zarząd – Klub Wysokogórski Tarniczka</title></head><body><h1>Zarząd klubu</h1><p>Prezes – Marek Sowiński<br>Wiceprezes – Agnieszka Wrotkowska<br>Skarbnik – Ola Hajduk</p><p>Agnieszka Wrotkowska (Kraków), na co dzień konsultantka w Oakhanger Lisle. Wspinaczka od 2010 roku, instruktorka sportu PZA, w 2023 weszła na Pik Lenina. Po godzinach piecze chleb. Mieszka z kotem Taternikiem.</p></body></html>`
    },
    {
      url: "https://pydatakrk.example/prelegenci/agnieszka-wrotkowska",
      body: `<!doctype html><html lang="pl"><head><title>Agnieszka Wrotkowska – Dane nad Wisłą 2025</title></head><body><h1>Agnieszka Wrotkowska</h1><p>Oakhanger Lisle, Kraków</p><p>Prelekcja: Harmonogramy bez Excela<br>Python, pandas i OR-Tools w służbie szpitali. Agnieszka prowadzi też warsztaty dla Fundacji Kod dla Dziewczyn.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/delphinemarchandeau",
      title: "Delphine Marchandeau - Directrice associée - Oakhanger Lisle | LinkedIn",
      snippet:
        "Lyon, Auvergne-Rhône-Alpes, France · Directrice associée · Oakhanger Lisle. Supply chain, lean, décarbonation. Formation : ESSEC. Plus de 500 relations."
    }
  ],
  stackExchange: [
    {
      id: 8841207,
      name: "Agnieszka Wrotkowska",
      location: "Kraków, Poland",
      website: "https://oakhangerlisle.example/pl/zespol",
      about:
        "<p>Consultant at Oakhanger Lisle. Scheduling with OR-Tools. Interested in rota puzzles and avalanche forecasting.</p>",
      reputation: 5120,
      tags: ["python", "pandas", "or-tools"]
    }
  ],
  people: [
    {
      id: "rhodri-pennant-vaughan",
      about: "A partner in Leeds whom an interviewer asks about his party.",
      contact: {
        email: "rhodri.pennant-vaughan@oakhangerlisle.example",
        full_name: "Rhodri Pennant-Vaughan"
      },
      outcome: "found",
      facts: {
        title: "Partner, Public Services | Partner",
        company: "Oakhanger Lisle LLP | Oakhanger Lisle",
        location: "Leeds",
        skills: ["service redesign", "procurement", "cost transparency"],
        education: [{ institution: "University of Oxford", degree: "BA", field: "PPE", year: 1996 }],
        certifications: [
          "Chartered Public Finance Accountant (CPFA) | Chartered Public Finance Accountant | CPFA"
        ],
        achievements: ["CIPFA Public Finance Innovation Award | Public Finance Innovation Award"],
        causes: ["Shelter Aire Valley"],
        hobbies: ["Fell walking", "Euphonium"],
        sports_teams: ["Scarlets"],
        memberships: ["Upper Airedale Band"],
        pets: ["Gelert | whippet | elderly whippet, Gelert"]
      },
      also: {
        industry: "consultancy | consulting | Public Services",
        interests: ["Fell walking", "Euphonium", "Scarlets", "rugby", "audit"],
        hobbies: ["rugby"],
        memberships: ["Shelter Aire Valley"],
        skills: ["audit", "Public Services"],
        achievements: ["one-page budget", "trustee of Shelter Aire Valley"]
      },
      sources: [
        "https://oakhangerlisle.example/en/people/rhodri-pennant-vaughan",
        "https://airedalebrass.example/band/players",
        "https://publicpursereview.example/interviews/rhodri-pennant-vaughan"
      ],
      never: ["Transport", "cornet", "trombone"],
      sensitive: ["Plaid"]
    },
    {
      id: "delphine-marchandeau",
      about: "A director in Lyon: a French page with colleagues below, a run, a prize.",
      contact: {
        email: "delphine.marchandeau@oakhangerlisle.example",
        full_name: "Delphine Marchandeau"
      },
      outcome: "found",
      facts: {
        title: "Directrice associée",
        company: "Oakhanger Lisle LLP | Oakhanger Lisle",
        location: "Lyon, Auvergne-Rhône-Alpes, France | Lyon",
        skills: ["supply chain", "lean management | lean", "décarbonation"],
        education: [
          { institution: "ESSEC", degree: "Diplômée | diplôme", year: 2005 },
          { institution: "Université Lyon 2", degree: "master", field: "Logistique" }
        ],
        certifications: ["APICS CSCP | CSCP"],
        achievements: ["Trophée de la Décarbonation industrielle"],
        memberships: ["Femmes de la Supply Chain"],
        causes: ["Restos du Cœur | Restos"],
        hobbies: ["apiculture | beekeeping", "cours | course à pied | coureurs | running | semi"],
        sports_teams: ["Lyon Confluence Triathlon"],
        linkedin:
          "https://fr.linkedin.com/in/delphinemarchandeau | https://www.linkedin.com/in/delphinemarchandeau"
      },
      also: {
        industry: "consultancy | conseil | consulting | supply chain",
        skills: ["français", "anglais", "allemand", "Logistique"],
        interests: ["apiculture", "supply chain", "lean", "décarbonation", "Triathlon", "course"],
        hobbies: ["Triathlon"],
        memberships: ["Lyon Confluence Triathlon"],
        achievements: [
          "semi en 1 h 38 | 1 h 38",
          "Vice-présidente de l’association Femmes de la Supply Chain | Vice-présidente"
        ],
        causes: ["Femmes de la Supply Chain"],
        linkedin_bio: "Supply chain, lean, décarbonation | Directrice associée"
      },
      sources: [
        "https://oakhangerlisle.example/fr/equipe/delphine-marchandeau",
        "https://supplychainlyon.example/rencontres/2026/intervenants",
        "https://leprogressiste-lyon.example/sport/course-des-quais-2026",
        "https://fr.linkedin.com/in/delphinemarchandeau"
      ],
      never: ["aviron", "office manager", "Castaing", "Belkacem"]
    },
    {
      id: "agnieszka-wrotkowska",
      about: "A consultant in Polish, where the school and the club stand in other cases.",
      contact: {
        email: "agnieszka.wrotkowska@oakhangerlisle.example",
        full_name: "Agnieszka Wrotkowska"
      },
      outcome: "found",
      facts: {
        title: "Starsza konsultantka | Senior Consultant | konsultantka",
        company: "Oakhanger Lisle LLP | Oakhanger Lisle",
        location: "Kraków, Poland | Kraków",
        skills: [
          "Python",
          "pandas",
          "OR-Tools",
          "analiza danych | analizą danych | data analysis",
          "optymalizacja procesów | optymalizacją procesów | process optimisation"
        ],
        education: [
          {
            institution:
              "Akademia Górniczo-Hutnicza w Krakowie | Akademię Górniczo-Hutniczą w Krakowie | Akademia Górniczo-Hutnicza | Akademię Górniczo-Hutniczą",
            degree: "mgr inż.",
            field: "Zarządzanie i inżynieria produkcji",
            year: 2017
          }
        ],
        certifications: ["PRINCE2 Practitioner", "instruktorka sportu PZA | instruktorka sportu"],
        interests: ["rota puzzles", "avalanche forecasting"],
        memberships: ["Klub Wysokogórski Tarniczka"],
        hobbies: ["Wspinaczka | climbing", "piecze chleb | pieczenie chleba | baking bread"],
        achievements: ["Pik Lenina | weszła na Pik Lenina"],
        causes: ["Fundacja Kod dla Dziewczyn | Fundacji Kod dla Dziewczyn | Kod dla Dziewczyn"],
        pets: ["Taternik | kotem Taternikiem | kot | Taternikiem | kotem"]
      },
      also: {
        industry: "firma doradcza | doradztwo | consultancy | consulting",
        skills: ["Scheduling", "Harmonogramy"],
        interests: ["Wspinaczka", "chleb | piecze chleb", "python", "Scheduling", "pandas", "or-tools"],
        sports_teams: ["Klub Wysokogórski Tarniczka"],
        achievements: ["Harmonogramy bez Excela", "Wiceprezes"],
        memberships: ["PZA", "Fundacji Kod dla Dziewczyn"]
      },
      sources: [
        "https://oakhangerlisle.example/pl/zespol",
        "https://kwtarnica.example/o-nas/zarzad",
        "https://pydatakrk.example/prelegenci/agnieszka-wrotkowska",
        "https://api.stackexchange.com/2.3/users/8841207"
      ],
      never: ["szachy", "Skarbnik"]
    }
  ]
}
