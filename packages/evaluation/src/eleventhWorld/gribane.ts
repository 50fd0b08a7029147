import type { WorldPart } from "../World.ts"

const gabarit = (titre: string, corps: string, tete = ""): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${titre} — Atelier Gribane</title>${tete}</head>
<body class="theme-clair"><a href="/" class="marque">Gribane</a><nav><a href="/projets">Projets</a> / <a href="/atelier">Atelier</a> / <a href="/en/studio">English</a> / <a href="/contact">Contact</a></nav>
${corps}
<footer><p>Atelier Gribane, SCOP à capital variable, 11 quai des Antilles, 44200 Nantes. 02 55 55 71 90</p><p><a href="/mentions-legales">Mentions légales</a> · Site sans cookies, sobre et hébergé à Rezé.</p></footer></body></html>`

/** A co-operative of designers in Nantes: one slandered in a forum, one who bears the name of a racing cyclist of old. */
export const gribane: WorldPart = {
  pages: [
    {
      url: "https://atelier-gribane.example/",
      body: gabarit(
        "Signes, lettres, lieux",
        `<h1>Nous dessinons des signes pour des lieux que l’on traverse.</h1><p>Identités visuelles, caractères typographiques, signalétique. Coopérative depuis 2012.</p>`,
        `<meta name="description" content="Studio de design graphique et de signalétique à Nantes">`
      )
    },
    {
      url: "https://atelier-gribane.example/atelier",
      body: gabarit(
        "L’atelier",
        `<h1>L’atelier</h1><p>Six associés, une stagiaire, un four à céramique.</p>
<article class="h-card"><h2 class="p-name">Capucine Lestrigou</h2><p class="p-job-title">Directrice artistique, cofondatrice</p><p class="p-note">Capucine dessine des lettres depuis qu’elle sait les lire. Diplômée de l’École Estienne (DSAA Création typographique, 2008), elle enseigne le dessin de caractères à l’école des beaux-arts de Nantes.</p><a class="u-email" href="mailto:capucine@atelier-gribane.example">écrire</a></article>
<article class="h-card"><h2 class="p-name">Loïc Tanguerel</h2><p class="p-job-title">Designer signalétique</p><p class="p-note">Loïc fait trouver la sortie. Hôpitaux, gares, piscines : il teste chaque panneau avec des gens perdus. Formé à l’ENSCI – Les Ateliers (2014), spécialiste de l’accessibilité et du braille.</p><a class="u-email" href="mailto:loic@atelier-gribane.example">écrire</a></article>
<article class="h-card"><h2 class="p-name">Maïwenn Guiheneuf</h2><p class="p-job-title">Gérante, production</p></article>
<article class="h-card"><h2 class="p-name">Sory Camara-Blin</h2><p class="p-job-title">Développeur créatif</p></article>`
      )
    },
    {
      url: "https://atelier-gribane.example/en/studio",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Studio — Atelier Gribane</title></head><body><a href="/">Gribane</a><nav><a href="/en/work">Work</a> / <a href="/en/studio">Studio</a></nav><h1>Studio</h1><p>We are a workers’ co-operative of six graphic, type and wayfinding designers on the Île de Nantes.</p><dl><dt>Capucine Lestrigou</dt><dd>Art director, co-founder. Letters.</dd><dt>Loïc Tanguerel</dt><dd>Wayfinding designer. Arrows.</dd><dt>Maïwenn Guiheneuf</dt><dd>Manager. Deadlines.</dd></dl></body></html>`
    },
    {
      url: "https://glyphandgrain.example/interviews/capucine-lestrigou",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Capucine Lestrigou: “Italics are a weather phenomenon” – Glyph &amp; Grain</title><meta property="og:type" content="article"><meta property="og:site_name" content="Glyph &amp; Grain">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Italics are a weather phenomenon","datePublished":"2026-06-18","author":{"@type":"Person","name":"Tobin Ashgrove"},"about":{"@type":"Person","name":"Capucine Lestrigou","jobTitle":"Art director","worksFor":{"@type":"Organization","name":"Atelier Gribane"}}}</script></head><body><header><a href="/">Glyph &amp; Grain</a> <a href="/reviews">Reviews</a> <a href="/interviews">Interviews</a> <a href="/newsletter">Newsletter</a></header><article><h1>“Italics are a weather phenomenon”</h1><p>Interview: Tobin Ashgrove, 18 June 2026</p><p>The typeface Estuaire, drawn for the Loire ferries, made Capucine Lestrigou’s name; it took the Prix Garamonde 2023. Since then the Nantes designer has hardly left the harbour.</p><p><b>TA: What do you look at when you want to draw?</b><br>CL: Boats. Painted names on sterns. I photograph them, I have about four thousand. My partner calls it a condition.</p><p><b>TA: You print as well.</b><br>CL: Letterpress, on Sundays, badly. I have a 1956 Heidelberg in a garage in Trentemoult. And I sail, which is the same thing with more water.</p><p><b>TA: You sit on the board of an association …</b><br>CL: Lettres Communes. We make free typefaces for languages that have none, at the moment for Gallo and for Comorian. It is what I am proudest of.</p><p><b>TA: Software?</b><br>CL: Glyphs, and Python when Glyphs says no. But first the pencil.</p></article></body></html>`
    },
    {
      url: "https://logocafe-forum.example/t/8812/gribane-arnaque",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Gribane = arnaque ??? - Logocafé, le forum des indépendants</title></head><body><div class="breadcrumb"><a href="/">Forum</a> » <a href="/c/clients">Clients et agences</a></div><h1>Gribane = arnaque ???</h1><div class="post"><b>vengeur44</b> · 3 mai 2025<p>Capucine Lestrigou de l’atelier Gribane est une voleuse, tout le monde le sait. Condamnée pour contrefaçon à Rennes, elle a plagié Estuaire sur un étudiant, et elle boit. Elle a été virée des beaux-arts.</p></div><div class="post"><b>modo_lucie</b> · 4 mai 2025<p>Aucune source, compte créé hier. Sujet verrouillé.</p></div></body></html>`
    },
    {
      url: "https://presquile-hebdo.example/culture/2026-gare-panneaux",
      news: { seen: "20260205T060000Z", language: "French", country: "France" },
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À Nantes, il fait parler les panneaux - Presqu’île Hebdo</title></head><body><header>PRESQU’ÎLE HEBDO <a href="/actu">Actu</a> <a href="/culture">Culture</a> <a href="/annonces">Annonces</a></header><article><h1>À Nantes, il fait parler les panneaux</h1><p class="chapo">Loïc Tanguerel, designer à l’Atelier Gribane, a refait la signalétique du CHU. Portrait.</p><p>Par Gwladys Pennec, le 5 février 2026</p><p>Il a passé onze nuits aux urgences, en bonne santé. « Je regardais où les gens s’arrêtaient », raconte Loïc Tanguerel, 36 ans, installé à Rezé. Le résultat, des couleurs, des mots courts et du braille à hauteur de main, a reçu l’Étoile de l’Observeur du design 2025.</p><p>Bénévole chez Les Chiens Guides de l’Estuaire, il élève lui-même un labrador, Boussole, qui partira bientôt vers son futur maître. Le reste du temps, il fait de la céramique et joue au palet, sport dans lequel la famille a, dit-il, « une réputation à perdre ». Le samedi, il est à la Beaujoire avec les Canaris.</p><p>Il anime aussi, avec la ville, des marches d’orientation pour personnes malvoyantes.</p></article></body></html>`
    },
    {
      url: "https://wayfinders-assembly.example/2026/speakers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers – Wayfinders Assembly, Rotterdam 2026</title></head><body><nav><a href="/2026">Programme</a> <a href="/2026/speakers">Speakers</a> <a href="/2026/tickets">Tickets</a></nav><h1>Speakers</h1><div><h3>Aoife Mulqueen</h3><p>Head of Passenger Information, Dublin</p></div><div><h3>Loïc Tanguerel</h3><p>Wayfinding designer, Atelier Gribane, Nantes. Talk: “Eleven nights in A&amp;E”. Loïc works on tactile maps and accessible signage and is a member of the Sign Design Society.</p></div><div><h3>Prof. Jurriaan Cools</h3><p>Delft</p></div></body></html>`
    },
    {
      url: "https://memoireduvelobreton.example/coureurs/tanguerel",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Loïc Tanguerel (1931-1998), coureur</title></head><body><h1>Loïc Tanguerel</h1><p>Né à Ploërmel en 1931, mort à Nantes en 1998. Cycliste professionnel de 1953 à 1961 chez Bidonnet-Hutch, vainqueur du Circuit de l’Aulne 1956, lanterne rouge du Tour 1957. Après sa carrière il tint un café à Nantes.</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q99800417",
      label: "Loïc Tanguerel",
      description: "French racing cyclist (1931–1998)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q2309784", label: "sport cyclist" } },
        { property: "P569", time: "1931-05-02" },
        { property: "P570", time: "1998-11-20" },
        { property: "P54", item: { id: "Q99800418", label: "Bidonnet-Hutch" } }
      ],
      article: "Loïc Tanguerel"
    }
  ],
  wikipedia: [
    {
      title: "Loïc Tanguerel",
      description: "French racing cyclist (1931–1998)",
      extract:
        "Loïc Tanguerel (2 May 1931 – 20 November 1998) was a French professional racing cyclist from Brittany who rode for Bidonnet-Hutch and won the Circuit de l'Aulne in 1956."
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/loic-tanguerel-signaletique",
      title: "Loïc Tanguerel - Designer signalétique - Atelier Gribane | LinkedIn",
      snippet:
        "Nantes et périphérie · Atelier Gribane. Je dessine des panneaux pour les gens qui ne lisent pas les panneaux. Formation : ENSCI – Les Ateliers. Lieu : Rezé."
    },
    {
      url: "https://x.com/lestrigou_type",
      title: "Capucine Lestrigou (@lestrigou_type) / X",
      snippet: "Lettres, bateaux, plomb. Estuaire, Chaland, Bac. Directrice artistique @ateliergribane"
    }
  ],
  people: [
    {
      id: "capucine-lestrigou",
      about: "Slandered in a forum; honest interview, team page with h-cards, a Twitter listing.",
      contact: {
        email: "capucine@atelier-gribane.example",
        full_name: "Capucine Lestrigou",
        company: "Atelier Gribane"
      },
      outcome: "found",
      facts: {
        title:
          "Directrice artistique, cofondatrice | Art director, co-founder | Directrice artistique | Art director | Directrice artistique et cofondatrice | Art director and co-founder",
        company: "Atelier Gribane | Gribane",
        location: "Nantes | Nantes, France",
        skills: ["Glyphs", "Python"],
        achievements: ["Prix Garamonde 2023 | Prix Garamonde"],
        hobbies: ["Letterpress | letterpress printing", "sail | sailing | sails"],
        causes: ["free typefaces for languages that have none | free typefaces"],
        memberships: ["Lettres Communes"],
        education: [
          {
            institution: "École Estienne | l’École Estienne",
            degree: "DSAA | DSAA Création typographique",
            field: "Création typographique | typographie | type design",
            year: 2008
          }
        ],
        twitter:
          "https://x.com/lestrigou_type | https://twitter.com/lestrigou_type | @lestrigou_type | x.com/lestrigou_type | lestrigou_type",
        twitter_bio:
          "Lettres, bateaux, plomb. Estuaire, Chaland, Bac. Directrice artistique @ateliergribane | Lettres, bateaux, plomb"
      },
      also: {
        title:
          "cofondatrice | co-founder | enseigne le dessin de caractères | type designer | designer | board member | enseignante | teacher",
        company: "école des beaux-arts de Nantes | Lettres Communes | Atelier Gribane, SCOP",
        location: "Île de Nantes | France | Trentemoult | 44200 Nantes",
        industry:
          "design | graphic design | design graphique | type design | design studio | typography | typographie | design graphique et de signalétique | signalétique | wayfinding | Studio de design graphique et de signalétique | Identités visuelles, caractères typographiques, signalétique | Identités visuelles | caractères typographiques | graphic, type and wayfinding",
        skills: [
          "dessin de caractères | type design | typeface design | dessine des lettres",
          "Letterpress",
          "Letters | Lettres | lettering",
          "Création typographique | typography | typographie",
          "teaching | enseigne",
          "pencil | drawing",
          "graphic design | identités visuelles",
          "photograph | photography"
        ],
        achievements: [
          "Estuaire | typeface Estuaire | The typeface Estuaire, drawn for the Loire ferries",
          "Chaland",
          "Bac",
          "co-founder | cofondatrice | cofondatrice Atelier Gribane",
          "free typefaces for languages that have none | free typefaces for Gallo and Comorian | Gallo | Comorian | typefaces for Gallo and for Comorian",
          "enseigne le dessin de caractères à l’école des beaux-arts de Nantes",
          "Italics are a weather phenomenon"
        ],
        interests: [
          "Boats | bateaux",
          "Painted names on sterns | painted boat names",
          "Letters | Lettres",
          "plomb",
          "Letterpress",
          "sailing | sail",
          "Gallo",
          "Comorian",
          "dessin de caractères | typography | typefaces | type design",
          "free typefaces",
          "languages",
          "Italics",
          "photograph boats | photography"
        ],
        hobbies: [
          "photograph painted names on sterns | photograph | painted names on sterns | Boats | photography | photographing boats",
          "1956 Heidelberg"
        ],
        causes: [
          "Lettres Communes",
          "Gallo",
          "Comorian",
          "typefaces for Gallo and for Comorian | languages that have none"
        ],
        memberships: [
          "board of Lettres Communes | board of an association",
          "SCOP | workers’ co-operative | Coopérative"
        ]
      },
      sources: [
        "https://atelier-gribane.example/atelier",
        "https://atelier-gribane.example/en/studio",
        "https://glyphandgrain.example/interviews/capucine-lestrigou",
        "https://x.com/lestrigou_type"
      ],
      never: ["voleuse", "contrefaçon", "plagié", "virée", "elle boit", "Condamnée"]
    },
    {
      id: "loic-tanguerel",
      about: "A racing cyclist of the fifties has the name, an article and an end in the same city.",
      contact: { full_name: "Loïc Tanguerel", company: "Atelier Gribane" },
      outcome: "found",
      facts: {
        title: "Designer signalétique | Wayfinding designer",
        company: "Atelier Gribane | Gribane",
        location: "Rezé | Rezé, France | Rezé, Nantes",
        skills: ["accessibilité | accessible signage | accessibility", "braille"],
        achievements: [
          "Étoile de l’Observeur du design 2025 | Étoile de l’Observeur du design | l’Étoile de l’Observeur du design 2025"
        ],
        hobbies: ["céramique | ceramics | fait de la céramique | pottery"],
        sports_teams: ["Canaris | les Canaris | FC Nantes"],
        causes: ["Les Chiens Guides de l’Estuaire | Chiens Guides de l’Estuaire | guide dogs"],
        memberships: ["Sign Design Society"],
        education: [{ institution: "ENSCI – Les Ateliers | ENSCI | l’ENSCI – Les Ateliers", year: 2014 }],
        pets: ["labrador | Boussole | labrador, Boussole | un labrador, Boussole | labrador Boussole"],
        linkedin:
          "https://fr.linkedin.com/in/loic-tanguerel-signaletique | https://www.linkedin.com/in/loic-tanguerel-signaletique | linkedin.com/in/loic-tanguerel-signaletique",
        linkedin_bio:
          "Je dessine des panneaux pour les gens qui ne lisent pas les panneaux | Designer signalétique - Atelier Gribane"
      },
      also: {
        title: "designer | designer à l’Atelier Gribane | Speaker",
        location: "Nantes | Nantes, France | Île de Nantes | France | Nantes et périphérie | 44200 Nantes",
        industry:
          "design | graphic design | design graphique | wayfinding | signalétique | design studio | design graphique et de signalétique | Studio de design graphique et de signalétique | signage | Identités visuelles, caractères typographiques, signalétique | graphic, type and wayfinding",
        skills: [
          "tactile maps",
          "signalétique | signage | wayfinding",
          "accessible signage",
          "design",
          "panneaux",
          "teste chaque panneau avec des gens perdus | user testing",
          "spécialiste de l’accessibilité et du braille | accessibilité et braille"
        ],
        achievements: [
          "Eleven nights in A&E | Talk: “Eleven nights in A&E” | talk at Wayfinders Assembly | Wayfinders Assembly, Rotterdam 2026",
          "signalétique du CHU | a refait la signalétique du CHU"
        ],
        interests: [
          "accessibilité | accessibility",
          "tactile maps",
          "braille",
          "céramique",
          "palet",
          "Canaris | football",
          "marches d’orientation | marches d’orientation pour personnes malvoyantes",
          "chiens guides | guide dogs",
          "signalétique | wayfinding",
          "panneaux"
        ],
        hobbies: [
          "palet | joue au palet",
          "Canaris | la Beaujoire",
          "élève un labrador | élève lui-même un labrador",
          "marches d’orientation"
        ],
        causes: [
          "marches d’orientation pour personnes malvoyantes | personnes malvoyantes | marches d’orientation",
          "accessibilité | accessibility",
          "chiens guides | Bénévole chez Les Chiens Guides de l’Estuaire"
        ],
        memberships: ["Les Chiens Guides de l’Estuaire", "SCOP | workers’ co-operative | Coopérative"],
        linkedin_bio:
          "Nantes et périphérie · Atelier Gribane. Je dessine des panneaux pour les gens qui ne lisent pas les panneaux. Formation : ENSCI – Les Ateliers. Lieu : Rezé. | Atelier Gribane. Je dessine des panneaux pour les gens qui ne lisent pas les panneaux. | Je dessine des panneaux pour les gens qui ne lisent pas les panneaux. Formation : ENSCI – Les Ateliers. | Designer signalétique"
      },
      sources: [
        "https://atelier-gribane.example/atelier",
        "https://atelier-gribane.example/en/studio",
        "https://presquile-hebdo.example/culture/2026-gare-panneaux",
        "https://wayfinders-assembly.example/2026/speakers",
        "https://fr.linkedin.com/in/loic-tanguerel-signaletique"
      ],
      never: ["cyclist", "Cycliste", "Bidonnet", "Aulne", "lanterne rouge", "café"]
    }
  ]
}
