import type { WorldPart } from "../World.ts"

const spip = (titre: string, corps: string): string => `<!DOCTYPE html>
<html class="page_article ltr fr no-js" lang="fr" dir="ltr"><head><meta charset="utf-8"><title>${titre} - Institut Tessiture</title><meta name="generator" content="SPIP 4.3.6"><link rel="stylesheet" href="squelettes/css/spip.css"></head>
<body id="top"><div class="accessibilite"><a href="#contenu">Aller au contenu</a></div><header><a rel="start home" href="/" title="Accueil"><strong>Institut Tessiture</strong> — voix, parole, écoute</a><form action="/spip.php"><input name="recherche" placeholder="Rechercher"></form></header>
<nav><ul><li><a href="/presentation">L’institut</a></li><li><a href="/equipe">L’équipe</a></li><li><a href="/projets">Projets</a></li><li><a href="/seminaire">Séminaire</a></li><li><a href="/venir">Venir</a></li></ul></nav>
<p class="fil">Accueil &gt; ${titre}</p><main id="contenu">${corps}</main>
<footer><p>Institut Tessiture, université du Clain, bâtiment A8, 5 rue Théodore-Lefebvre, 86000 Poitiers</p><p>2014 - 2027 | <a href="/plan">Plan du site</a> | <a href="/mentions">Mentions légales</a> | <a href="/backend">RSS 2.0</a> | Accessibilité : partiellement conforme</p></footer></body></html>`

/** A university institute for voice and speech in Poitiers: its director, whose illness and candidacy were in the paper, and an engineer. */
export const tessitureInstitut: WorldPart = {
  pages: [
    {
      url: "https://institut-tessiture.example/",
      body: spip(
        "Accueil",
        `<h1>La voix, de l’air au sens</h1><p>L’Institut Tessiture réunit à Poitiers une trentaine de phonéticiens, d’acousticiens, d’orthophonistes et d’informaticiens autour de la voix et de la parole.</p><h2>Agenda</h2><ul><li>Séminaire du 24 février : Les voyelles nasales du gallo</li><li>Fête de la science : le studio est ouvert !</li></ul>`
      )
    },
    {
      url: "https://institut-tessiture.example/equipe",
      body: spip(
        "L’équipe",
        `<h1>L’équipe</h1><h2>Direction</h2><p><strong>Élodie Marchandeau</strong>, directrice, professeure des universités en sciences du langage. <a href="/elodie-marchandeau">Page personnelle</a></p><h2>Ingénieurs et techniciens</h2><p><strong>Thibault Renaudin</strong>, ingénieur de recherche, responsable de la plateforme « Studio Larynx » (chambre anéchoïque, électroglottographie, capture de mouvement).<br><strong>Maïwenn Le Gall</strong>, gestionnaire</p><h2>Doctorants</h2><p>Souleymane Diarra, Pauline Hérault, Wen Jiayi</p>`
      )
    },
    {
      url: "https://institut-tessiture.example/elodie-marchandeau",
      body: spip(
        "Élodie Marchandeau",
        `<h1>Élodie Marchandeau</h1><p>Professeure des universités, directrice de l’Institut Tessiture depuis 2021.</p><h2>Thèmes de recherche</h2><p>Phonétique acoustique ; bégaiement et fluence ; parole des enfants sourds implantés.</p><h2>Parcours</h2><ul><li>2017 : habilitation à diriger des recherches, Aix-Marseille Université</li><li>2007 : doctorat en phonétique, université Sorbonne Nouvelle</li><li>2002 : certificat de capacité d’orthophoniste, Tours</li></ul><h2>Responsabilités</h2><ul><li>Vice-présidente de la Société Française d’Acoustique (groupe Parole)</li><li>Membre du comité éditorial de <em>Voix et Parole</em></li></ul><p>Courriel : prénom.nom, puis l’arobase, puis institut-tessiture.example</p>`
      )
    },
    {
      url: "https://univ-clain.example/actualites/2025/prix-voix-publique",
      body: `<!doctype html><html lang="fr"><head><title>Élodie Marchandeau, lauréate du prix « La science se partage » 2025 | Université du Clain</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Élodie Marchandeau, lauréate du prix « La science se partage » 2025","datePublished":"2025-11-18","publisher":{"@type":"CollegeOrUniversity","name":"Université du Clain"}}</script></head><body><div class="tarteaucitron">Ce site utilise des cookies. <button>Tout accepter</button><button>Tout refuser</button><button>Personnaliser</button></div><h1>Élodie Marchandeau, lauréate du prix « La science se partage » 2025</h1><p>Publié le 18 novembre 2025</p><p>La directrice de l’Institut Tessiture est récompensée pour « Le Bus des voix », un studio d’enregistrement installé dans un ancien bibliobus, qui a recueilli depuis 2022 plus de 3 000 voix dans les villages de la Vienne et des Deux-Sèvres.</p><p>Médaille de bronze du CNRS en 2014, elle coordonne aussi le projet européen FLUENT sur le bégaiement (2,4 M€, 2024-2028).</p></body></html>`
    },
    {
      url: "https://lepictavien.example/portraits/elodie-marchandeau-la-voix-des-autres",
      news: { seen: "20260308T070000Z", language: "French", country: "France" },
      body: `<!DOCTYPE html><html lang="fr-FR"><head><title>Portrait. Élodie Marchandeau, la voix des autres - Le Pictavien</title><meta property="article:section" content="Poitiers"></head><body><nav>Vienne | Poitiers | Châtellerault | Sports | Avis de décès | S’abonner 1 €</nav><article><h1>Portrait. Élodie Marchandeau, la voix des autres</h1><p class="chapo">À 47 ans, la phonéticienne poitevine collectionne les accents, les ruches et les valses.</p><p>Publié le 08/03/2026 à 07h00, par Gwenaëlle Baudry</p>
<p>Elle reçoit dans sa cuisine de Saint-Benoît, au milieu des pots de miel. Six ruches au fond du jardin, une ânesse nommée Voyelle qui surveille. « Elle ne dit que le “i” et le “on”, mais avec une conviction… »</p>
<p>Élodie Marchandeau a d’abord été orthophoniste à Niort. C’est un petit garçon bègue qui l’a envoyée vers la recherche. Elle est restée fidèle à la cause : elle préside l’antenne du Poitou de l’Association Parole Bégaiement et y anime, un mardi sur deux, un groupe de parole pour adolescents.</p>
<p>Le week-end, elle joue de l’accordéon diatonique dans les bals trad. Le samedi soir en hiver, elle est à la salle Lawson-Body pour le Stade Poitevin Volley.</p>
<p>Opérée d’un cancer du sein en 2023, elle a perdu la voix pendant deux mois, « une expérience que je ne recommande pas, mais que j’ai enregistrée ». Elle figure en douzième position sur la liste écologiste aux municipales du 15 mars.</p></article><aside>À lire aussi : Travaux sur la LGV</aside></body></html>`
    },
    {
      url: "https://thibault-renaudin.example/",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Thibault Renaudin — micros, code, cailloux</title><meta name="description" content="Ingénieur du son devenu ingénieur tout court"></head><body><main><h1>Thibault Renaudin</h1><p>Bonjour ! Je suis ingénieur de recherche à l’<a href="https://institut-tessiture.example/equipe">Institut Tessiture</a>, à Poitiers. Je m’occupe d’une pièce où il n’y a aucun bruit et des gens qui viennent y en faire.</p><p>Je fais surtout du traitement du signal, en Python et en C++, et je suis l’auteur de <b>glottis</b>, une bibliothèque libre d’analyse de l’électroglottographie.</p><h2>Avant</h2><p>Diplômé de l’ENSEA (Cergy, 2011), puis quatre ans à l’Ircam à mesurer des clarinettes.</p><h2>À côté</h2><p>J’escalade (Angles-sur-l’Anglin, 7a les bons jours, et je suis initiateur escalade FFME), je restaure des magnétophones à bande, et j’ai deux furets, Larsen et Wah-Wah.</p><p><a rel="me" href="https://github.com/trenaudin">GitHub</a>, <a rel="me" href="https://piaille-poitou.example/@thibault">Mastodon</a>, <a href="/feed.xml">flux</a></p></main></body></html>`
    },
    {
      url: "https://jep-parole.example/2026/prix-logiciel",
      body: `<html lang="fr"><head><meta charset="utf-8"><title>Journées d’études sur la parole 2026 – Prix du logiciel libre</title></head><body><h1>Prix du logiciel libre 2026</h1><p>Le jury a distingué <b>glottis</b>, de Thibault Renaudin (Institut Tessiture, Poitiers), « pour une documentation que l’on lit avec plaisir ».</p><p>Accessit : Formantine (LPP, Paris).</p><h2>Comité</h2><p>M. Adda-Vernet, C. Fougerolle, P. Boulard</p></body></html>`
    },
    {
      url: "https://repaircafe-poitiers.example/benevoles",
      body: `<!doctype html><html lang="fr"><head><title>Nos bénévoles - Repair Café des Trois-Cités</title></head><body><h1>Nos bénévoles</h1><table><tr><td><b>Thibault Renaudin</b></td><td>Hi-fi, magnétos, tout ce qui ronfle. Trésorier de l’association depuis 2022. Ingénieur à la fac, supporter du PB86 au basket, ne répare pas les imprimantes.</td></tr><tr><td><b>Colette Baron</b></td><td>Couture</td></tr><tr><td><b>Abdel</b></td><td>Vélos</td></tr></table><p>Prochain rendez-vous samedi 21, 14 h.</p></body></html>`
    },
    {
      url: "https://audio-carrefour.example/podcast/ep-44",
      body: `<!doctype html><html lang="fr"><head><title>#44 Le silence, ça se mesure (avec Thibault Renaudin) | Carrefour Audio</title></head><body><a href="/">Carrefour Audio</a><h1>#44 Le silence, ça se mesure (avec Thibault Renaudin)</h1><p>12 novembre 2026 – 38 min</p><p>Visite de la chambre anéchoïque de Poitiers avec Thibault Renaudin, ingénieur de recherche et membre de l’Audio Engineering Society. On parle de bruit de fond, de science ouverte et de pourquoi il ne faut jamais amener un furet en studio.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/thibault-renaudin-audio",
      title: "Thibault Renaudin – Ingénieur de recherche – Institut Tessiture | LinkedIn",
      snippet:
        "J’écoute des cordes vocales pour la science. · Institut Tessiture · ENSEA · Poitiers, Nouvelle-Aquitaine, France · 212 relations"
    }
  ],
  orcid: [
    {
      id: "0000-0002-6180-3317",
      given: "Élodie",
      family: "Marchandeau",
      keywords: ["phonétique", "bégaiement", "implants cochléaires"],
      urls: [{ label: "Institut Tessiture", url: "https://institut-tessiture.example/elodie-marchandeau" }],
      country: "FR",
      employments: [
        {
          organization: "Université du Clain",
          role: "Professeure des universités",
          department: "Institut Tessiture",
          city: "Poitiers",
          country: "FR",
          from: 2018
        }
      ],
      educations: [
        {
          organization: "Université Sorbonne Nouvelle",
          role: "Doctorat",
          department: "Phonétique",
          city: "Paris",
          country: "FR",
          from: 2003,
          to: 2007
        }
      ],
      works: [
        {
          title: "Stuttering onset and vowel space in 3-year-olds",
          type: "journal-article",
          year: 2024,
          journal: "Fluency and Speech"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5071806331",
      name: "Élodie Marchandeau",
      orcid: "0000-0002-6180-3317",
      institution: "Université du Clain",
      country: "FR",
      years: [2008, 2014, 2019, 2024, 2026],
      works_count: 58,
      cited_by_count: 1340,
      topics: ["Stuttering Research and Treatment", "Phonetics and Phonology Research"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/flusp.2024.112",
      title: "Stuttering onset and vowel space in 3-year-olds",
      journal: "Fluency and Speech",
      published: [2024, 9, 12],
      authors: [
        {
          given: "Élodie",
          family: "Marchandeau",
          affiliation: "Institut Tessiture, Université du Clain, Poitiers",
          orcid: "0000-0002-6180-3317"
        },
        {
          given: "Thibault",
          family: "Renaudin",
          affiliation: "Institut Tessiture, Université du Clain, Poitiers"
        }
      ]
    }
  ],
  github: [
    {
      login: "trenaudin",
      id: 3319042,
      name: "Thibault Renaudin",
      company: "Institut Tessiture",
      blog: "https://thibault-renaudin.example",
      location: "Poitiers, France",
      bio: "Traitement du signal, EGG, bandes magnétiques",
      commit_email: "thibault.renaudin@institut-tessiture.example",
      repositories: [
        {
          name: "glottis",
          description: "Electroglottography in Python: closed quotient, jitter, plots that reviewers like",
          language: "Python",
          topics: ["speech", "voice", "signal-processing"],
          stars: 402,
          pushed_at: "2026-12-18T09:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "thibault",
      domain: "piaille-poitou.example",
      name: "Thibault Renaudin",
      note: "<p>Ingénieur de recherche @ Institut Tessiture. Signal, grimpe, furets.</p>",
      posts: [
        {
          text: "<p>glottis 2.1 : la gigue est enfin bien calculée. Désolé pour les thèses de 2024.</p>",
          at: "2026-12-18T10:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "elodie-marchandeau",
      about: "An institute's director; a portrait tells of her cancer and her candidacy.",
      contact: {
        email: "elodie.marchandeau@institut-tessiture.example",
        full_name: "Élodie Marchandeau",
        company: "Institut Tessiture"
      },
      outcome: "found",
      facts: {
        title:
          "directrice de l’Institut Tessiture | directrice | Directrice | Professeure des universités | professeure des universités | directrice, professeure des universités en sciences du langage",
        company: "Institut Tessiture | Université du Clain",
        location: "Saint-Benoît | Poitiers | Poitiers, France",
        skills: ["Phonétique acoustique | phonétique acoustique | phonétique"],
        achievements: [
          "Médaille de bronze du CNRS | Médaille de bronze du CNRS en 2014",
          "La science se partage | prix « La science se partage » 2025 | lauréate du prix « La science se partage » 2025"
        ],
        hobbies: [
          "accordéon diatonique | joue de l’accordéon diatonique | l’accordéon diatonique",
          "ruches | apiculture | Six ruches | Six ruches au fond du jardin"
        ],
        causes: ["Association Parole Bégaiement | antenne du Poitou de l’Association Parole Bégaiement"],
        memberships: ["Société Française d’Acoustique | Société Française d’Acoustique (groupe Parole)"],
        education: [
          {
            institution: "université Sorbonne Nouvelle | Université Sorbonne Nouvelle | Sorbonne Nouvelle",
            degree: "doctorat | Doctorat",
            field: "phonétique | Phonétique",
            year: 2007
          }
        ],
        certifications: [
          "certificat de capacité d’orthophoniste | certificat de capacité d’orthophoniste, Tours"
        ],
        pets: ["ânesse nommée Voyelle | ânesse | Voyelle | une ânesse nommée Voyelle"]
      },
      also: {
        title:
          "phonéticienne | orthophoniste | Vice-présidente de la Société Française d’Acoustique | Professeure",
        location: "Niort | FR | France | Vienne",
        industry:
          "recherche | enseignement supérieur | research | higher education | university | sciences du langage | voix et parole",
        skills: [
          "bégaiement | bégaiement et fluence | fluence",
          "orthophonie | orthophoniste",
          "implants cochléaires | parole des enfants sourds implantés",
          "sciences du langage",
          "Stuttering Research and Treatment",
          "Phonetics and Phonology Research",
          "vulgarisation scientifique | médiation scientifique",
          "enregistrement"
        ],
        achievements: [
          "Le Bus des voix | « Le Bus des voix » | plus de 3 000 voix",
          "FLUENT | projet européen FLUENT | coordonne le projet européen FLUENT sur le bégaiement | coordonne aussi le projet européen FLUENT sur le bégaiement",
          "Stuttering onset and vowel space in 3-year-olds",
          "directrice de l’Institut Tessiture depuis 2021",
          "habilitation à diriger des recherches",
          "Vice-présidente de la Société Française d’Acoustique | Vice-présidente de la Société Française d’Acoustique (groupe Parole)",
          "Membre du comité éditorial de Voix et Parole | comité éditorial de Voix et Parole",
          "1340 citations | cited 1340 times | 58 works",
          "préside l’antenne du Poitou de l’Association Parole Bégaiement",
          "orthophoniste à Niort"
        ],
        interests: [
          "bégaiement | bégaiement et fluence",
          "phonétique | Phonétique acoustique",
          "accents | accents régionaux",
          "accordéon diatonique | bals trad | valses",
          "apiculture | ruches | miel",
          "volley | Stade Poitevin Volley | volley-ball",
          "implants cochléaires | parole des enfants sourds implantés",
          "voix | parole | la voix",
          "Stuttering Research and Treatment",
          "Phonetics and Phonology Research"
        ],
        hobbies: ["bals trad | valses", "volley | volley-ball", "miel"],
        sports_teams: ["Stade Poitevin Volley | Stade Poitevin Volley-Ball | Stade Poitevin"],
        causes: ["groupe de parole pour adolescents | bégaiement", "Le Bus des voix"],
        memberships: [
          "Association Parole Bégaiement",
          "comité éditorial de Voix et Parole | Voix et Parole | comité éditorial"
        ],
        education: [
          {
            institution: "Aix-Marseille Université",
            degree: "habilitation à diriger des recherches | HDR",
            year: 2017
          },
          { institution: "Tours", degree: "certificat de capacité d’orthophoniste", year: 2002 }
        ],
        certifications: ["habilitation à diriger des recherches", "orthophoniste"]
      },
      sources: [
        "https://institut-tessiture.example/equipe",
        "https://institut-tessiture.example/elodie-marchandeau",
        "https://univ-clain.example/actualites/2025/prix-voix-publique",
        "https://lepictavien.example/portraits/elodie-marchandeau-la-voix-des-autres",
        "https://pub.orcid.org/v3.0/0000-0002-6180-3317/person",
        "https://pub.orcid.org/v3.0/0000-0002-6180-3317/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6180-3317/educations"
      ],
      sensitive: ["cancer", "Opérée", "perdu la voix", "liste écologiste", "municipales", "douzième position"]
    },
    {
      id: "thibault-renaudin",
      about: "A research engineer: own site, GitHub, Mastodon, a repair café, a prize, a podcast.",
      contact: {
        email: "thibault.renaudin@institut-tessiture.example",
        full_name: "Thibault Renaudin",
        linkedin_url: "https://fr.linkedin.com/in/thibault-renaudin-audio"
      },
      outcome: "found",
      facts: {
        title: "ingénieur de recherche | Ingénieur de recherche",
        company: "Institut Tessiture | Université du Clain",
        location: "Poitiers | Poitiers, France | Poitiers, Nouvelle-Aquitaine, France",
        skills: ["traitement du signal | Traitement du signal", "Python", "électroglottographie | EGG"],
        achievements: ["Prix du logiciel libre | Prix du logiciel libre 2026"],
        hobbies: [
          "escalade | J’escalade | grimpe | l’escalade",
          "magnétophones à bande | restaure des magnétophones à bande | je restaure des magnétophones à bande | restauration de magnétophones à bande"
        ],
        causes: ["Repair Café des Trois-Cités | Repair Café"],
        memberships: ["Audio Engineering Society | l’Audio Engineering Society"],
        education: [{ institution: "ENSEA | ENSEA (Cergy)", year: 2011 }],
        pets: ["deux furets, Larsen et Wah-Wah | deux furets | furets | Larsen et Wah-Wah | Larsen | Wah-Wah"]
      },
      also: {
        title:
          "responsable de la plateforme « Studio Larynx » | responsable de la plateforme Studio Larynx | Trésorier | Ingénieur du son | ingénieur de recherche, responsable de la plateforme « Studio Larynx »",
        location: "Nouvelle-Aquitaine | France",
        industry:
          "recherche | enseignement supérieur | research | higher education | university | audio | voix et parole",
        skills: [
          "C++",
          "signal-processing | signal processing | Signal",
          "capture de mouvement",
          "chambre anéchoïque | acoustique",
          "speech | voice | voix | parole",
          "Hi-fi | hi-fi | réparation hi-fi | magnétos",
          "documentation",
          "escalade",
          "mesure | mesurer des clarinettes"
        ],
        achievements: [
          "glottis | auteur de glottis | glottis 2.1",
          "Stuttering onset and vowel space in 3-year-olds",
          "Le silence, ça se mesure | #44 Le silence, ça se mesure (avec Thibault Renaudin)",
          "Trésorier de l’association depuis 2022 | Trésorier",
          "quatre ans à l’Ircam à mesurer des clarinettes | quatre ans à l’Ircam | Ircam",
          "responsable de la plateforme « Studio Larynx » | responsable de la plateforme"
        ],
        interests: [
          "escalade | grimpe",
          "magnétophones à bande | bandes magnétiques | magnétophones",
          "furets",
          "science ouverte | logiciel libre",
          "traitement du signal | Signal | Traitement du signal",
          "basket | PB86",
          "EGG | électroglottographie",
          "micros | code | cailloux",
          "speech | voice | signal-processing",
          "Hi-fi | hi-fi",
          "bruit de fond | silence"
        ],
        hobbies: ["Hi-fi | réparation hi-fi | Hi-fi, magnétos, tout ce qui ronfle", "basket", "furets"],
        sports_teams: ["PB86 | PB86 au basket"],
        causes: ["science ouverte | logiciel libre", "Trésorier de l’association"],
        memberships: [
          "FFME",
          "Repair Café des Trois-Cités | Trésorier de l’association | Trésorier du Repair Café des Trois-Cités"
        ],
        certifications: ["initiateur escalade FFME | initiateur escalade"],
        linkedin:
          "https://fr.linkedin.com/in/thibault-renaudin-audio | fr.linkedin.com/in/thibault-renaudin-audio | https://www.linkedin.com/in/thibault-renaudin-audio",
        linkedin_bio:
          "J’écoute des cordes vocales pour la science. | J’écoute des cordes vocales pour la science | J’écoute des cordes vocales pour la science. · Institut Tessiture · ENSEA · Poitiers, Nouvelle-Aquitaine, France · 212 relations"
      },
      sources: [
        "https://institut-tessiture.example/equipe",
        "https://thibault-renaudin.example/",
        "https://jep-parole.example/2026/prix-logiciel",
        "https://repaircafe-poitiers.example/benevoles",
        "https://audio-carrefour.example/podcast/ep-44",
        "https://fr.linkedin.com/in/thibault-renaudin-audio",
        "https://api.github.com/users/trenaudin",
        "https://api.github.com/users/trenaudin/repos",
        "https://piaille-poitou.example/api/v1/accounts/lookup?acct=thibault"
      ]
    }
  ]
}
