import type { WorldPart } from "../World.ts"

const pagina = (lang: "it" | "en", titolo: string, corpo: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${titolo} - Conservatorio di Musica "Ottavio Lamberzi" - Rovigo</title></head>
<body class="page-template-default"><div id="topbar"><a href="/amministrazione-trasparente/">Amministrazione trasparente</a> | <a href="/albo-pretorio/">Albo</a> | <a href="/en/">English</a></div>
<div id="logo"><img src="/stemma.png" alt="Ministero dell’Università e della Ricerca"> Conservatorio Statale di Musica “Ottavio Lamberzi” – Rovigo</div>
<ul id="menu"><li><a href="/istituto/">Istituto</a></li><li><a href="/docenti/">Docenti</a></li><li><a href="/corsi/">Corsi</a></li><li><a href="/produzione/">Produzione artistica</a></li><li><a href="/segreteria/">Segreteria</a></li></ul>
<div id="contenuto">${corpo}</div>
<div id="footer">Conservatorio “O. Lamberzi”, via dei Cappuccini 11, 45100 Rovigo (RO) – C.F. 93004410291 – PEC: lamberzi@pec.example<br>Questo sito utilizza cookie tecnici. <a href="/cookie">Maggiori informazioni</a> <button>Chiudi</button></div></body></html>`

/** A conservatory in Rovigo: an organist whose name a dentist of the town has too, and a sound engineer with a site of his own. */
export const lamberzi: WorldPart = {
  pages: [
    {
      url: "https://www.conservatoriolamberzi.example/",
      body: pagina(
        "it",
        "Home",
        `<h1>In evidenza</h1><ul><li>12/11/2026 – Esami di ammissione II sessione: <a href="/segreteria/">calendario</a></li><li>03/11/2026 – Aperitivo in organo: quattro sabati con la classe di Organo</li><li>28/10/2026 – Chiusura per la festa del Santo Patrono</li></ul>`
      )
    },
    {
      url: "https://www.conservatoriolamberzi.example/docenti/",
      body: pagina(
        "it",
        "Docenti",
        `<h1>Docenti a.a. 2026/2027</h1><table class="tablepress"><thead><tr><th>Docente</th><th>Settore</th><th>Contatto</th></tr></thead><tbody>
<tr><td>Avezzù Gianmaria</td><td>Fagotto</td><td>g.avezzu@conservatoriolamberzi.example</td></tr>
<tr><td><a href="/docenti/boldrighi-tiziana/">Boldrighi Tiziana</a></td><td>Organo e composizione organistica</td><td>t.boldrighi@conservatoriolamberzi.example</td></tr>
<tr><td>Marangoni Elide</td><td>Teoria dell’armonia e analisi</td><td>e.marangoni@conservatoriolamberzi.example</td></tr>
<tr><td>Salmastri Ruggero</td><td>Elettroacustica e tecniche di ripresa</td><td>r.salmastri@conservatoriolamberzi.example</td></tr>
</tbody></table>`
      )
    },
    {
      url: "https://www.conservatoriolamberzi.example/docenti/boldrighi-tiziana/",
      body: pagina(
        "it",
        "Tiziana Boldrighi",
        `<h1>Tiziana Boldrighi</h1><p><strong>Organo e composizione organistica</strong></p><p>Nata a Lendinara, si è diplomata in Organo al Conservatorio di Bologna e ha conseguito il Master in Organ Performance presso la Schola Cantorum Basiliensis (2006). Nel 2004 ha vinto il primo premio al Concorso Organistico “Città di Asola”.</p><p>Dal 2011 è docente di Organo in questo Conservatorio e dal 2023 ne coordina il Dipartimento di Musica antica. Si dedica in particolare al basso continuo e all’improvvisazione nello stile del Seicento.</p><p>È presidente dell’Associazione Organi Storici del Polesine, che ha promosso il restauro dell’organo Callido di Villadose.</p>`
      )
    },
    {
      url: "https://www.conservatoriolamberzi.example/en/recording-centre/",
      body: pagina(
        "en",
        "Recording Centre",
        `<h1>Recording Centre</h1><p>The Recording Centre of the Lamberzi Conservatory runs two studios and a van. It documents about ninety concerts a year and teaches the second-level course in Music Recording.</p><p><b>Head of the Recording Centre:</b> Ruggero Salmastri<br><b>Studio assistant:</b> Ottavia Crepaldi-Ngoma</p>`
      )
    },
    {
      url: "https://adigeorgans.example/2026/artists",
      body: `<!doctype html><html lang="en"><head><title>Artists 2026 :: Adige Organs Festival</title></head><body><header>Adige Organs – sixteen concerts on eleven instruments <a href="/tickets">Tickets</a></header><h2>Tiziana Boldrighi</h2><p class="when">Sat 5 September, 9 pm, Badia Polesine</p><p>Tiziana Boldrighi teaches the organ at the Lamberzi Conservatory in Rovigo. Her record of the Venetian ricercar, <i>Acqua alta</i> (Mantice Records, 2025), was a Disc of the Month in two countries. When she is not climbing organ lofts she climbs the Dolomites, and she keeps two cats, Bordone and Mixtura.</p><h2>Gert Oost-Halvorsen</h2><p class="when">Sat 12 September, 9 pm, Adria</p><p>Titular organist in Bergen.</p></body></html>`
    },
    {
      url: "https://ilcorrieredelpo.example/cultura/acqua-alta-boldrighi",
      news: { seen: "20251108T060000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it"><head><title>«L’organo è una macchina che respira»: il nuovo disco di Tiziana Boldrighi</title></head><body><div class="paywall-banner">Abbonati a 1 € al mese</div><article><h1>«L’organo è una macchina che respira»</h1><p class="occhiello">Rovigo, esce “Acqua alta” della docente del Lamberzi</p><p>Di giorno insegna, la sera accorda. Tiziana Boldrighi, rodigina d’adozione, ha inciso i ricercari veneziani sul Callido di Villadose, restaurato grazie a una raccolta fondi che lei stessa ha guidato casa per casa. «Ho suonato più campanelli che tasti», scherza. Prossimo progetto: un corso di organo per i ragazzi del carcere minorile di Treviso. Hobby? «Le ferrate, e il pane con la pasta madre».</p></article></body></html>`
    },
    {
      url: "https://studioboldrighi.example/",
      body: `<!doctype html><html lang="it"><head><title>Studio dentistico Boldrighi – Rovigo centro</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Studio dentistico dott.ssa Tiziana Boldrighi","address":{"@type":"PostalAddress","addressLocality":"Rovigo"},"founder":{"@type":"Person","name":"Tiziana Boldrighi","jobTitle":"Odontoiatra","alumniOf":"Università di Padova"}}</script></head><body><h1>Il tuo sorriso, la nostra passione</h1><p>La dott.ssa Tiziana Boldrighi, odontoiatra, riceve a Rovigo in corso del Popolo. Specializzata in implantologia e ortodonzia invisibile, socia ANDI, mamma di tre levrieri.</p><p>Prenota la prima visita gratuita!</p></body></html>`
    },
    {
      url: "https://salmastri-audio.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ruggero Salmastri – recordings of rooms with music in them</title><meta name="description" content="Classical recording engineer and producer, Rovigo, Italy"></head><body><h1>Ruggero Salmastri</h1><nav><a href="/">Home</a> <a href="/discography">Discography</a> <a href="/kit">Kit</a></nav><p>I am a recording engineer. I teach at the conservatory in Rovigo, where I also run the Recording Centre, and I make records for small labels who cannot afford a second take.</p><p>Tonmeister studies in Detmold (Diplom, 1999). Full member of the Audio Engineering Society. Dante Level 3 certified, for what it is worth.</p><p>Specialities: ambisonics, organ and choir, mobile recording.</p><p>In winter I build ribbon microphones on the kitchen table. In summer I am on the Po in a flat-bottomed boat, fishing for nothing in particular with Birba, a truffle dog who cannot smell.</p><p>ruggero@salmastri-audio.example</p></body></html>`
    },
    {
      url: "https://salmastri-audio.example/discography",
      body: `<!doctype html><html lang="en"><head><title>Discography – Ruggero Salmastri</title></head><body><h1>Discography (selection)</h1><ul><li>2025 – <i>Acqua alta</i>, Mantice Records (producer, engineer)</li><li>2022 – <i>Nebbia: choral music of the delta</i>, Barena (engineer). Winner, Premio Abbiati del Suono 2023</li><li>2016 – <i>Zanella, Fagottissimo</i>, self-released (editing)</li></ul></body></html>`
    },
    {
      url: "https://oldrossoblu.example/rosa",
      body: `<!doctype html><html lang="it"><head><title>La rosa – Old Rossoblù Rovigo, rugby over 45</title></head><body><h1>La rosa 2026/27</h1><p><b>Seconde linee:</b> Ruggero Salmastri (detto “Fonico”), Nereo Bazzan</p><p><b>Piloni:</b> Ivan Toso, Fabio Dall’Ara</p><p>Fuori dal campo siamo tutti abbonati del Rugby Rovigo Delta e ogni Natale portiamo i panettoni al reparto di Pediatria.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://it.linkedin.com/in/ruggero-salmastri-audio",
      title: "Ruggero Salmastri - Recording engineer - Conservatorio Lamberzi | LinkedIn",
      snippet:
        "Rovigo, Veneto, Italia · I put microphones where the coughing isn’t. · Esperienza: Conservatorio di Musica Ottavio Lamberzi · Formazione: Hochschule für Musik Detmold"
    },
    {
      url: "https://it.linkedin.com/in/tiziana-boldrighi-odontoiatra",
      title: "Tiziana Boldrighi - Odontoiatra - Studio Boldrighi | LinkedIn",
      snippet: "Rovigo, Veneto, Italia · Implantologia e ortodonzia invisibile"
    }
  ],
  bluesky: [
    {
      handle: "salmastri-audio.example",
      name: "Ruggero Salmastri",
      description:
        "Recording engineer. Ambisonics, ribbons, river. Head of the Recording Centre, Lamberzi, Rovigo. Rugby until the knee decides.",
      website: "https://salmastri-audio.example",
      posts: [
        {
          text: "Ribbon mic no. 23 measured flat to 14k. It will be noisy tomorrow; they always are.",
          at: "2026-11-12T21:00:00.000Z"
        },
        {
          text: "Wind noise on an ambisonic rig at the delta: three wigs later, still the delta.",
          at: "2026-09-02T18:00:00.000Z"
        }
      ]
    },
    {
      handle: "tizzib.example",
      name: "Tiziana B.",
      description: "smalti, nail art e spritz · Padova",
      posts: [{ text: "nuova collezione autunno!!", at: "2026-10-01T10:00:00.000Z" }]
    }
  ],
  people: [
    {
      id: "tiziana-boldrighi",
      about:
        "An organist on her school's Italian pages, in a festival programme and in the paper; the dentist round the corner has her name and a LinkedIn profile.",
      contact: {
        email: "t.boldrighi@conservatoriolamberzi.example",
        full_name: "Tiziana Boldrighi",
        company: "Conservatorio Lamberzi"
      },
      outcome: "found",
      facts: {
        title:
          "docente di Organo | Organo e composizione organistica | organ teacher | Docente | docente di Organo e composizione organistica",
        company:
          'Conservatorio di Musica “Ottavio Lamberzi” | Conservatorio Lamberzi | Lamberzi Conservatory | Conservatorio Statale di Musica “Ottavio Lamberzi” | Conservatorio di Musica "Ottavio Lamberzi" | Lamberzi',
        location: "Rovigo | Rovigo, Italy",
        skills: [
          "basso continuo",
          "improvvisazione nello stile del Seicento | improvvisazione | improvisation"
        ],
        achievements: [
          "primo premio al Concorso Organistico “Città di Asola” | Concorso Organistico “Città di Asola” | primo premio al Concorso Organistico | Città di Asola",
          "Acqua alta | record Acqua alta | Acqua alta (Mantice Records, 2025)"
        ],
        hobbies: [
          "ferrate | Le ferrate | climbs the Dolomites | climbing the Dolomites | climbing | Dolomites",
          "pane con la pasta madre | il pane con la pasta madre | pane | sourdough bread"
        ],
        causes: [
          "restauro dell’organo Callido di Villadose | restauro dell’organo Callido | organo Callido di Villadose | Callido di Villadose"
        ],
        memberships: [
          "Associazione Organi Storici del Polesine | presidente dell’Associazione Organi Storici del Polesine"
        ],
        education: [
          {
            institution: "Schola Cantorum Basiliensis",
            degree: "Master | Master in Organ Performance",
            field: "Organ Performance",
            year: 2006
          },
          {
            institution: "Conservatorio di Bologna",
            field: "Organo",
            degree: "diplomata | diploma | diplomata in Organo"
          }
        ],
        pets: ["two cats | cats | Bordone and Mixtura | two cats, Bordone and Mixtura | Bordone"]
      },
      also: {
        title:
          "presidente | coordinatrice del Dipartimento di Musica antica | coordina il Dipartimento di Musica antica | president | organist",
        location: "Lendinara | Nata a Lendinara | Italy",
        industry:
          "music education | conservatory | Conservatorio | musica | music | higher education | Organo | musica antica",
        skills: [
          "Organo | organ | Organo e composizione organistica | composizione organistica",
          "Musica antica",
          "accordatura | accorda",
          "ricercari veneziani | Venetian ricercar"
        ],
        achievements: [
          "Disc of the Month | Disc of the Month in two countries",
          "restauro dell’organo Callido di Villadose | ha promosso il restauro dell’organo Callido",
          "coordina il Dipartimento di Musica antica | dal 2023 ne coordina il Dipartimento di Musica antica",
          "raccolta fondi",
          "Adige Organs Festival | Adige Organs | Sat 5 September, 9 pm, Badia Polesine",
          "presidente dell’Associazione Organi Storici del Polesine"
        ],
        interests: [
          "basso continuo",
          "improvvisazione nello stile del Seicento | improvvisazione",
          "Musica antica",
          "ricercari veneziani | Venetian ricercar",
          "organo | organi storici | organ lofts",
          "Dolomites",
          "pasta madre"
        ],
        hobbies: ["climbing organ lofts"],
        causes: [
          "corso di organo per i ragazzi del carcere minorile di Treviso | corso di organo per i ragazzi del carcere minorile | carcere minorile",
          "Associazione Organi Storici del Polesine | Organi Storici",
          "raccolta fondi"
        ],
        pets: ["Mixtura"]
      },
      sources: [
        "https://www.conservatoriolamberzi.example/docenti/",
        "https://www.conservatoriolamberzi.example/docenti/boldrighi-tiziana/",
        "https://adigeorgans.example/2026/artists",
        "https://ilcorrieredelpo.example/cultura/acqua-alta-boldrighi"
      ],
      never: ["Odontoiatra", "implantologia", "ortodonzia", "levrieri", "Università di Padova", "nail art"]
    },
    {
      id: "ruggero-salmastri",
      about:
        "A sound engineer: one line on the school's site, the rest on his own, on Bluesky, on a rugby club's page and in a LinkedIn listing.",
      contact: { email: "r.salmastri@conservatoriolamberzi.example", full_name: "Ruggero Salmastri" },
      outcome: "found",
      facts: {
        title: "Head of the Recording Centre | Head of Recording Centre | recording engineer",
        company:
          "Conservatorio di Musica “Ottavio Lamberzi” | Conservatorio Lamberzi | Lamberzi Conservatory | Conservatorio di Musica Ottavio Lamberzi | Conservatorio Statale di Musica “Ottavio Lamberzi” | Lamberzi",
        location: "Rovigo | Rovigo, Italy | Rovigo, Veneto, Italia",
        skills: ["ambisonics", "mobile recording"],
        achievements: [
          "Premio Abbiati del Suono 2023 | Premio Abbiati del Suono | Winner, Premio Abbiati del Suono 2023"
        ],
        hobbies: [
          "ribbon microphones | build ribbon microphones | building ribbon microphones | ribbons",
          "fishing | fishing for nothing in particular"
        ],
        sports_teams: ["Rugby Rovigo Delta | Rugby Rovigo | Old Rossoblù Rovigo | Old Rossoblù"],
        memberships: ["Audio Engineering Society | Full member of the Audio Engineering Society | AES"],
        education: [
          {
            institution: "Detmold | Hochschule für Musik Detmold",
            degree: "Diplom",
            field: "Tonmeister | Tonmeister studies",
            year: 1999
          }
        ],
        certifications: ["Dante Level 3 | Dante Level 3 certified"],
        pets: ["truffle dog | Birba | dog | Birba, a truffle dog"],
        linkedin:
          "https://it.linkedin.com/in/ruggero-salmastri-audio | https://www.linkedin.com/in/ruggero-salmastri-audio | ruggero-salmastri-audio"
      },
      also: {
        linkedin_bio:
          "I put microphones where the coughing isn’t. | I put microphones where the coughing isn’t | Recording engineer - Conservatorio Lamberzi",
        title:
          "producer | Classical recording engineer and producer | docente | teacher | engineer | Elettroacustica e tecniche di ripresa",
        location: "Italy",
        company: "salmastri-audio | Salmastri Audio | Ruggero Salmastri",
        industry:
          "music recording | music | conservatory | music education | audio | classical music | recording",
        skills: [
          "organ and choir",
          "Elettroacustica | Elettroacustica e tecniche di ripresa | tecniche di ripresa",
          "recording | Classical recording | Music Recording | recording engineer",
          "editing",
          "ribbons | ribbon microphones",
          "producer | production",
          "organ",
          "choir"
        ],
        achievements: [
          "Acqua alta",
          "Nebbia: choral music of the delta | Nebbia",
          "Zanella, Fagottissimo | Fagottissimo",
          "documents about ninety concerts a year | ninety concerts a year",
          "Ribbon mic no. 23"
        ],
        interests: [
          "Ambisonics",
          "ribbons | ribbon microphones",
          "river | Po",
          "Rugby | Rugby until the knee decides",
          "organ and choir | organ | choir",
          "mobile recording"
        ],
        hobbies: [
          "rugby | Old Rossoblù Rovigo",
          "flat-bottomed boat | on the Po in a flat-bottomed boat | river | boating",
          "Rugby until the knee decides"
        ],
        causes: [
          "panettoni al reparto di Pediatria | Pediatria | portiamo i panettoni al reparto di Pediatria"
        ],
        memberships: ["Old Rossoblù Rovigo | Old Rossoblù | Old Rossoblù Rovigo, rugby over 45"]
      },
      sources: [
        "https://www.conservatoriolamberzi.example/docenti/",
        "https://www.conservatoriolamberzi.example/en/recording-centre/",
        "https://salmastri-audio.example/",
        "https://salmastri-audio.example/discography",
        "https://oldrossoblu.example/rosa",
        "https://it.linkedin.com/in/ruggero-salmastri-audio",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=salmastri-audio.example"
      ]
    }
  ]
}
