import type { WorldPart } from "../World.ts"

const pagina = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="it"><head><meta charset="utf-8"><title>${title} | Locanda del Ginepro – Cavalese</title></head>
<body><header><a href="/">Locanda del Ginepro</a><nav><a href="/camere">Camere</a><a href="/ristorante">Ristorante</a><a href="/chi-siamo">Chi siamo</a><a href="/dove-siamo">Dove siamo</a><a class="prenota" href="https://booking.ginepro.example/">Prenota</a></nav><div class="lang">IT | DE | EN</div></header>
<main>${body}</main>
<footer>Locanda del Ginepro di Zanoner Chiara &amp; C. s.n.c. – Via dei Larici 7, 38033 Cavalese (TN) – P.IVA 00990411220 – CIN IT022050A1GINEPRO<br>Questo sito utilizza cookie tecnici.</footer></body></html>`

/** An inn in the Dolomites, in Italian: the cook who owns it and the man who pours. */
export const ginepro: WorldPart = {
  pages: [
    {
      url: "https://locandadelginepro.example/",
      body: pagina(
        "Nove camere e una stufa",
        "<h1>Nove camere e una stufa</h1><p>Dal 1968 a Cavalese, in Val di Fiemme. Cucina di montagna, pane nostro.</p>"
      )
    },
    {
      url: "https://locandadelginepro.example/chi-siamo",
      body: pagina(
        "Chi siamo",
        `<h1>Chi siamo</h1><div class="persona"><h2>Chiara Zanoner <small>chef e titolare</small></h2><p>Terza generazione in cucina. Dopo la scuola alberghiera di Levico Terme (diploma 2004) e quattro anni a Copenaghen, Chiara è tornata nel 2011 per prendere in mano la locanda della nonna. Fermenta tutto quello che sta fermo.</p></div><div class="persona"><h2>Matteo Pallaver <small>responsabile di sala e sommelier</small></h2><p>Matteo è sommelier professionista AIS dal 2016 e cura una carta di duecento vini, quasi tutti trentini. Quando la sala è chiusa suona il flicorno nella banda di Cavalese.</p></div><div class="persona"><h2>Nonna Rita <small>strudel</small></h2><p>Non accetta ordini.</p></div>`
      )
    },
    {
      url: "https://guidalocande.example/2026/trentino/locanda-del-ginepro",
      body: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Locanda del Ginepro, Cavalese – Guida Locande 2026</title></head><body><p class="crumb">Guida › Trentino › Val di Fiemme</p><h1>Locanda del Ginepro</h1><p>★ Premio Cucina di Montagna 2026</p><p><i>Cucina:</i> Chiara Zanoner<br><i>Sala:</i> Matteo Pallaver<br><i>Coperti:</i> 34<br><i>Prezzo:</i> 45–60 €</p><p>Chiara Zanoner cucina come parla: poco e bene. Canederli di rapa fermentata, cervo, un gelato al fieno che vale il viaggio. Premio speciale dell’anno alla sua cucina. In sala Matteo Pallaver, che nel 2025 ha vinto il Trofeo Miglior Sommelier del Trentino, ha il dono di farvi bere meglio spendendo meno.</p></body></html>`
    },
    {
      url: "https://lavocedifiemme.example/persone/chiara-zanoner",
      news: { seen: "20260612T070000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Chiara Zanoner, una cuoca in parete - La Voce di Fiemme</title></head><body><div>Accedi | Abbonati | Necrologi</div><h1>Chiara Zanoner, una cuoca in parete</h1><p>12 giugno 2026</p><p>Di sera sta ai fornelli della Locanda del Ginepro, a Cavalese. Di notte, se suona il telefono, parte con il Soccorso Alpino: Chiara Zanoner è volontaria della stazione Fiemme dal 2015.</p><p>«L’arrampicata mi ha insegnato a preparare la linea», dice. Con lei sempre Brisa, il suo border collie, in formazione come cane da ricerca.</p><p>È anche socia di Slow Food e tifosa dell’Aquila Basket Trento: «Non perdo una partita, la radio in cucina serve a quello».</p><p>Nel 2020 ha perso il padre e ha attraversato una depressione di cui parla volentieri, «perché in montagna non ne parla nessuno».</p><div class="leggi-anche">Leggi anche: Marcialonga, aperte le iscrizioni</div></body></html>`
    },
    {
      url: "https://bandadicavalese.example/organico",
      body: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Organico – Banda di Cavalese</title></head><body><h1>Organico</h1><p>Maestro: Ivo Degiampietro</p><p>Flicorni: Matteo Pallaver, Silvia Vanzo<br>Clarinetti: Anna Corradini, Luca Dellagiacoma<br>Tromboni: cercansi</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://it.linkedin.com/in/matteopallaver",
      title: "Matteo Pallaver - Responsabile di sala e sommelier - Locanda del Ginepro | LinkedIn",
      snippet:
        "Cavalese, Trentino-Alto Adige, Italia · Responsabile di sala e sommelier · Locanda del Ginepro. Fondazione Edmund Mach, viticoltura ed enologia. WSET Level 3. 240 collegamenti."
    },
    {
      url: "https://www.instagram.com/chiara.ginepro/",
      title: "Chiara Zanoner (@chiara.ginepro) • Foto e video di Instagram",
      snippet:
        "4.812 follower. Chiara Zanoner. Cucina di montagna alla Locanda del Ginepro. Fermenti, larici, Brisa."
    }
  ],
  people: [
    {
      id: "chiara-zanoner",
      about: "A cook in Italian: her own house, a guide, a newspaper that knows too much, a photo account.",
      contact: { email: "chiara@locandadelginepro.example", full_name: "Chiara Zanoner" },
      outcome: "found",
      facts: {
        title: "chef e titolare | chef | titolare",
        company: "Locanda del Ginepro | Locanda del Ginepro di Zanoner Chiara & C. s.n.c.",
        location: "Cavalese | Cavalese (TN)",
        education: [
          {
            institution: "scuola alberghiera di Levico Terme",
            degree: "diploma",
            year: 2004
          }
        ],
        achievements: ["Premio Cucina di Montagna 2026 | Premio Cucina di Montagna"],
        memberships: ["Slow Food", "Soccorso Alpino"],
        hobbies: ["arrampicata"],
        sports_teams: ["Aquila Basket Trento"],
        pets: ["border collie | Brisa"],
        skills: ["Cucina di montagna | Cucina", "Fermenti | Fermenta"]
      },
      also: {
        industry: "ristorante | locanda | Cucina di montagna",
        causes: ["Soccorso Alpino", "Slow Food"],
        interests: ["arrampicata", "Cucina di montagna", "Fermenti"]
      },
      sources: [
        "https://locandadelginepro.example/",
        "https://locandadelginepro.example/chi-siamo",
        "https://guidalocande.example/2026/trentino/locanda-del-ginepro",
        "https://lavocedifiemme.example/persone/chiara-zanoner",
        "https://www.instagram.com/chiara.ginepro/"
      ],
      sensitive: ["depressione", "perso il padre"]
    },
    {
      id: "matteo-pallaver",
      about: "The man who pours, known by name and house only.",
      contact: { full_name: "Matteo Pallaver", company: "Locanda del Ginepro" },
      outcome: "found",
      facts: {
        title: "responsabile di sala e sommelier | responsabile di sala | sommelier",
        company: "Locanda del Ginepro",
        location: "Cavalese, Trentino-Alto Adige, Italia | Cavalese",
        linkedin: "https://it.linkedin.com/in/matteopallaver | https://www.linkedin.com/in/matteopallaver",
        certifications: ["sommelier professionista AIS | AIS", "WSET Level 3"],
        education: [{ institution: "Fondazione Edmund Mach", field: "viticoltura ed enologia" }],
        achievements: ["Trofeo Miglior Sommelier del Trentino | Miglior Sommelier del Trentino"],
        hobbies: ["flicorno | suona il flicorno"],
        memberships: ["banda di Cavalese"]
      },
      also: {
        industry: "ristorante | locanda",
        memberships: ["AIS"],
        interests: ["flicorno", "vini"],
        skills: ["viticoltura ed enologia", "sommelier", "vini"],
        linkedin_bio: "Responsabile di sala e sommelier"
      },
      sources: [
        "https://locandadelginepro.example/chi-siamo",
        "https://guidalocande.example/2026/trentino/locanda-del-ginepro",
        "https://bandadicavalese.example/organico",
        "https://it.linkedin.com/in/matteopallaver"
      ]
    }
  ]
}
