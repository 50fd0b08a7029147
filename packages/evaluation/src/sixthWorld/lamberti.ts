import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="it-IT"><head><meta charset="UTF-8"><title>${title} - Fondazione Lamberti-Sestini</title><link rel="alternate" type="application/rss+xml" href="/feed/"></head>
<body class="wp-page"><a class="skip-link" href="#content">Vai al contenuto</a><header><p class="site-title">Fondazione Lamberti-Sestini</p><nav><a href="/chi-siamo/">Chi siamo</a> <a href="/progetti/">Progetti</a> <a href="/bandi/">Bandi</a> <a href="/trasparenza/">Trasparenza</a></nav></header>
<div id="content"><h1 class="entry-title">${title}</h1><div class="entry-content">${body}</div></div>
<footer><p>Fondazione Lamberti-Sestini ETS – via Porta Dipinta 88, 24129 Bergamo – C.F. 00000000000</p><p>Questo sito utilizza cookie tecnici. <a href="/privacy/">Privacy policy</a></p></footer></body></html>`

/** A foundation: its director as her board, a festival and a choir know her, and a chairwoman with the name of a painter. */
export const lamberti: WorldPart = {
  pages: [
    {
      url: "https://fondazionelambertisestini.example/",
      body: shell(
        "Leggere è un bene comune",
        "<p>Dal 1988 sosteniamo biblioteche, scuole e doposcuola in Lombardia.</p>"
      )
    },
    {
      url: "https://fondazionelambertisestini.example/chi-siamo/",
      body: shell(
        "Chi siamo",
        `<h2>Organi</h2><p><strong>Beatrice Lamberti</strong>, Presidente<br>Notaia in pensione, nipote dei fondatori. Presiede la Fondazione dal 2019. Laureata in Giurisprudenza all’Università Cattolica del Sacro Cuore di Milano. Vive a Bergamo.</p><p><strong>Ettore Sestini</strong>, Vicepresidente<br>Ingegnere, già dirigente d’azienda.</p><h2>Staff</h2><p><strong>Ludovica Ferrantini</strong>, Direttrice generale<br>Laureata in Lettere moderne all’Università degli Studi di Pavia (2004), ha conseguito un master in Fundraising all’Università di Bologna nel 2010. Si occupa di filantropia strategica, progettazione europea e valutazione d’impatto. l.ferrantini@fondazionelambertisestini.example</p><p><strong>Michele Oprandi</strong>, Segreteria<br>Risponde al telefono dal lunedì al giovedì.</p>`
      )
    },
    {
      url: "https://festivalpianura.example/2023/ospiti/ferrantini",
      body: `<!doctype html><html lang="it"><head><title>Ludovica Ferrantini | Festival Pianura 2023</title></head><body><a href="/2023/">Programma 2023</a><h1>Ludovica Ferrantini</h1><p>Responsabile progetti, Fondazione Lamberti-Sestini</p><p>Sabato 10 giugno 2023, ore 17, Biblioteca di Treviglio: “Biblioteche che non chiudono”.</p></body></html>`
    },
    {
      url: "https://bergamogiornale.example/cultura/ferrantini-nuova-direttrice-fondazione-lamberti-sestini",
      news: { seen: "20240918T090000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it"><head><title>Fondazione Lamberti-Sestini, Ferrantini nuova direttrice - Bergamo Giornale</title></head><body><ul class="menu"><li>Cronaca<li>Cultura<li>Sport<li>Abbonati</ul><h1>Fondazione Lamberti-Sestini, Ferrantini nuova direttrice</h1><p>18 settembre 2024</p><p>Cambio al vertice della Fondazione Lamberti-Sestini di Bergamo: da ottobre Ludovica Ferrantini, finora responsabile progetti, sarà direttrice generale. Lo ha annunciato la presidente Beatrice Lamberti.</p><p>Quarantacinque anni, nel 2022 Ferrantini ha vinto il Premio Biblioteca Aperta per il progetto “Pagine in cortile”.</p><p><em>Leggi anche: Atalanta, allenamento a porte aperte; Funicolare ferma fino a venerdì</em></p></body></html>`
    },
    {
      url: "https://corolaplorata.example/coristi",
      body: `<!doctype html><html lang="it"><head><title>I coristi - Coro La Plorata</title></head><body><h1>I coristi</h1><h3>Contralti</h3><p>Anna Belotti · Ludovica Ferrantini · Rosanna Zanchi</p><h3>Tenori</h3><p>Gigi Pesenti · Walter Rota</p><h2>Ci presentiamo</h2><p><b>Ludovica Ferrantini.</b> Canta con noi dal 2016. Nella vita dirige la Fondazione Lamberti-Sestini; nel tempo libero arrampica in Val Brembana e coltiva pomodori in balcone. Appassionata di cinema muto. Ha due gatte, Ofelia e Desdemona.</p></body></html>`
    },
    {
      url: "https://assifondazioni.example/associati/consiglio-direttivo",
      body: `<!doctype html><html lang="it"><head><title>Consiglio direttivo | AssiFondazioni</title></head><body><h1>Consiglio direttivo 2025–2028</h1><dl><dt>Presidente</dt><dd>Carlo Maria Bisi, Fondazione Bisi</dd><dt>Consigliere</dt><dd>Ludovica Ferrantini, Fondazione Lamberti-Sestini</dd><dd>Sergio Nava, Fondazione Adda</dd></dl></body></html>`
    },
    {
      url: "https://rotarypapagiovanni.example/soci/serate/2026-02",
      body: `<!doctype html><html lang="it"><head><title>Serata del 12 febbraio 2026</title></head><body><h1>Serata del 12 febbraio 2026</h1><p>Relatrice la nostra socia Beatrice Lamberti, presidente della Fondazione Lamberti-Sestini di Bergamo e socia del Rotary Club Papa Giovanni dal 2001, sul tema “Che cosa resta di un lascito”. Al termine la presidente ci ha mostrato alcune delle sue legature: la legatoria artigianale è la sua passione da trent’anni. Nel 2023 è stata nominata Cavaliere dell’Ordine al Merito della Repubblica Italiana.</p><p>Presenti: 34 soci. Menù: casoncelli, polenta taragna.</p></body></html>`
    },
    {
      url: "https://pinacotecaorobica.example/artisti/lamberti-beatrice",
      body: `<!doctype html><html lang="it"><head><title>Lamberti, Beatrice - Pinacoteca Orobica</title></head><body><h1>Lamberti, Beatrice</h1><p>Bergamo 1812 – Venezia 1879. Pittrice di ritratti, allieva di Giuseppe Diotti all’Accademia Carrara. Opere: <i>Autoritratto con pappagallo</i> (1841).</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q990041207",
      label: "Beatrice Lamberti",
      description: "Italian painter (1812–1879)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q1028181", label: "painter" } },
        { property: "P69", item: { id: "Q338472", label: "Accademia Carrara" } },
        { property: "P569", time: "1812" },
        { property: "P570", time: "1879-03-02" }
      ],
      article: "Beatrice Lamberti"
    }
  ],
  wikipedia: [
    {
      title: "Beatrice Lamberti",
      description: "Italian painter",
      extract:
        "Beatrice Lamberti (1812 – 2 March 1879) was an Italian painter of portraits, born in Bergamo and active in Venice. She studied at the Accademia Carrara."
    }
  ],
  people: [
    {
      id: "ludovica-ferrantini",
      about: "A director whom a festival page still has as head of projects.",
      contact: {
        email: "l.ferrantini@fondazionelambertisestini.example",
        full_name: "Ludovica Ferrantini"
      },
      outcome: "found",
      facts: {
        title: "Direttrice generale | direttrice",
        company: "Fondazione Lamberti-Sestini ETS | Fondazione Lamberti-Sestini",
        skills: [
          "filantropia strategica",
          "progettazione europea",
          "valutazione d’impatto | valutazione d'impatto"
        ],
        achievements: ["Premio Biblioteca Aperta"],
        hobbies: [
          "arrampica | arrampicata | arrampica in Val Brembana | climbing",
          "coltiva pomodori | pomodori in balcone | coltiva pomodori in balcone",
          "Canta | canto | singing | coro"
        ],
        interests: ["cinema muto | silent film"],
        memberships: ["Coro La Plorata", "AssiFondazioni"],
        education: [
          {
            institution: "Università degli Studi di Pavia | Università di Pavia",
            field: "Lettere moderne",
            degree: "Laureata | Laurea",
            year: 2004
          },
          { institution: "Università di Bologna", degree: "master", field: "Fundraising", year: 2010 }
        ],
        pets: ["due gatte, Ofelia e Desdemona | gatte | Ofelia | Desdemona | Ofelia e Desdemona"]
      },
      also: {
        location: "Bergamo",
        industry: "Fondazione | filantropia | biblioteche",
        skills: ["Fundraising"],
        interests: [
          "arrampica | arrampicata | climbing",
          "biblioteche",
          "pomodori",
          "filantropia strategica",
          "progettazione europea",
          "valutazione d’impatto",
          "Canta | canto"
        ],
        achievements: ["Pagine in cortile", "Biblioteche che non chiudono", "Consigliere"],
        causes: ["biblioteche", "Pagine in cortile"],
        hobbies: ["cinema muto"],
        pets: ["Ofelia", "Desdemona"]
      },
      sources: [
        "https://fondazionelambertisestini.example/chi-siamo/",
        "https://bergamogiornale.example/cultura/ferrantini-nuova-direttrice-fondazione-lamberti-sestini",
        "https://corolaplorata.example/coristi",
        "https://assifondazioni.example/associati/consiglio-direttivo",
        "https://festivalpianura.example/2023/ospiti/ferrantini"
      ],
      never: ["Oprandi", "Atalanta", "Bisi"]
    },
    {
      id: "beatrice-lamberti",
      about: "A chairwoman with the name of a painter of the nineteenth century, born in the same city.",
      contact: {
        email: "presidenza@fondazionelambertisestini.example",
        full_name: "Beatrice Lamberti",
        company: "Fondazione Lamberti-Sestini"
      },
      outcome: "found",
      facts: {
        title: "Presidente",
        company: "Fondazione Lamberti-Sestini ETS | Fondazione Lamberti-Sestini",
        location: "Bergamo",
        education: [
          {
            institution:
              "Università Cattolica del Sacro Cuore di Milano | Università Cattolica del Sacro Cuore",
            field: "Giurisprudenza",
            degree: "Laureata | Laurea"
          }
        ],
        memberships: ["Rotary Club Papa Giovanni"],
        hobbies: ["legatoria artigianale | legatoria | bookbinding"],
        achievements: [
          "Cavaliere dell’Ordine al Merito della Repubblica Italiana | Ordine al Merito della Repubblica Italiana | Cavaliere"
        ]
      },
      also: {
        industry: "Fondazione | filantropia | biblioteche",
        interests: ["legatoria artigianale | legatoria"],
        achievements: ["Che cosa resta di un lascito"],
        certifications: ["Notaia"],
        memberships: ["Ordine al Merito della Repubblica Italiana"]
      },
      sources: [
        "https://fondazionelambertisestini.example/chi-siamo/",
        "https://rotarypapagiovanni.example/soci/serate/2026-02",
        "https://bergamogiornale.example/cultura/ferrantini-nuova-direttrice-fondazione-lamberti-sestini"
      ],
      never: ["1812", "Pittrice", "painter", "Accademia Carrara", "pappagallo", "Ingegnere"]
    }
  ]
}
