import type { WorldPart } from "../World.ts"

/** A public body's site as a regional agency delivers it: breadcrumbs, accessibility statement, "tarteaucitron". */
const page = (titre: string, fil: string, contenu: string, tete = ""): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${titre} - Syndicat des eaux de la Haute-Verlaine</title>${tete}</head>
<body><ul class="evitement"><li><a href="#contenu">Aller au contenu</a></li><li><a href="#menu">Aller au menu</a></li></ul>
<div id="tarteaucitronRoot"><p>Ce site utilise des cookies et vous donne le contrôle sur ceux que vous souhaitez activer.</p><button>Tout accepter</button> <button>Tout refuser</button> <button>Personnaliser</button></div>
<header role="banner"><a href="/">Syndicat des eaux de la Haute-Verlaine</a><p>Service public de l'eau potable – 47 communes</p></header>
<nav id="menu"><ul><li><a href="/le-syndicat">Le syndicat</a></li><li><a href="/mon-eau">Mon eau</a></li><li><a href="/travaux">Travaux</a></li><li><a href="/actualites">Actualités</a></li><li><a href="/marches-publics">Marchés publics</a></li></ul></nav>
<p class="fil">Vous êtes ici : Accueil &gt; ${fil}</p>
<main id="contenu">${contenu}</main>
<footer><p>SEHV – 12 quai des Tanneurs, 88410 Brévaux-sur-Verlaine – Accueil du public du lundi au vendredi, 9 h – 12 h</p><p>Urgence fuite : 03 29 00 88 41 (24 h/24)</p><p><a href="/mentions-legales">Mentions légales</a> · <a href="/accessibilite">Accessibilité : partiellement conforme</a></p></footer></body></html>`

const presse = (titre: string, texte: string): string =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${titre} | L'Écho des Vallées</title><meta property="og:type" content="article"><meta property="og:title" content="${titre}"><meta property="og:locale" content="fr_FR"></head><body><div class="nav">À la une · Faits divers · Politique · Sports · Annonces légales</div><article><h1>${titre}</h1>${texte}</article><div class="abo">Il vous reste 78 % de cet article à lire ? Non, celui-ci est gratuit.</div></body></html>`

/** A public body in the French east: a director in the local press, and a mapmaker who is found by his hobby. */
export const eauxHauteVerlaine: WorldPart = {
  pages: [
    {
      url: "https://eaux-haute-verlaine.example/",
      body: page(
        "Accueil",
        "Accueil",
        `<h1>L'eau de 47 communes, un seul service public</h1><div class="alerte">Relève des compteurs : du 30 novembre au 18 décembre à Brévaux et Saint-Amarin-le-Bas.</div><p>Le syndicat produit et distribue l'eau potable pour 61 000 habitants.</p>`
      )
    },
    {
      url: "https://eaux-haute-verlaine.example/le-syndicat/services",
      body: page(
        "Les services",
        "Le syndicat &gt; Les services",
        `<h1>Les services</h1><h2>Direction générale</h2><p>Directrice générale : Apolline Grandsire<br>Assistante : Sylvie Mourot</p><h2>Pôle patrimoine et réseaux</h2><p>Responsable du pôle : Jean-Marc Didierjean<br>Responsable SIG et recherche de fuites : Thibault Ouedraogo-Meunier<br>Astreinte : 5 agents</p><h2>Pôle usagers</h2><p>Responsable : Karima Belhadj</p>`
      )
    },
    {
      url: "https://eaux-haute-verlaine.example/actualites/trophee-eau-2026",
      body: page(
        "Le syndicat lauréat des Trophées de l'eau",
        "Actualités",
        `<h1>Le syndicat lauréat des Trophées de l'eau 2026</h1><p><time datetime="2026-10-15">15 octobre 2026</time></p><p>Le projet « Écoute-fuites » de Thibault Ouedraogo-Meunier, qui place des capteurs acoustiques sur les bouches d'incendie, a reçu le Trophée de l'eau 2026 dans la catégorie innovation. En deux ans, le rendement du réseau est passé de 71 à 84 %.</p><p>« Nous avons cessé de chercher, nous écoutons », résume Apolline Grandsire, directrice générale.</p>`
      )
    },
    {
      url: "https://echo-vallees.example/portrait/apolline-grandsire",
      news: { seen: "20260517T060000Z", language: "French", country: "France" },
      body: presse(
        "Apolline Grandsire, à contre-courant",
        `<p class="date">Publié le 17 mai 2026 à 07 h 12</p><p>À 46 ans, Apolline Grandsire dirige le Syndicat des eaux de la Haute-Verlaine. Ingénieure diplômée de l'ENGEES à Strasbourg en 2003, elle est passée par Ouagadougou et Nantes avant de revenir à Brévaux-sur-Verlaine, la ville de ses grands-parents.</p><p>Ici, on la connaît pour avoir fait voter la tarification sociale de l'eau, une première dans le département. Le reste du temps, elle pêche à la mouche (« je relâche tout »), chante alto dans la chorale Les Vocalines et promène Filou, un épagneul qui a peur de l'eau.</p><p>Supportrice du SAS Épinal, elle prend place en tribune avec son beau-frère. Elle est bénévole à Eau Sans Frontières, pour qui elle a suivi trois forages au Burkina Faso.</p>`
      )
    },
    {
      url: "https://assises-petit-cycle.example/programme/table-ronde-3",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Table ronde 3 – Assises du petit cycle de l'eau 2026</title></head><body><h1>Table ronde 3 : qui paiera les tuyaux ?</h1><p>Nancy, 24 septembre 2026, 14 h – 15 h 30</p><ul><li itemscope itemtype="https://schema.org/Person"><span itemprop="name">Apolline Grandsire</span>, <span itemprop="jobTitle">directrice générale</span>, <span itemprop="worksFor">Syndicat des eaux de la Haute-Verlaine</span>, <span itemprop="memberOf">membre du bureau de l'Association des ingénieurs territoriaux de l'eau</span></li><li itemscope itemtype="https://schema.org/Person"><span itemprop="name">Bertrand Lachaux</span>, <span itemprop="jobTitle">économiste</span></li></ul><p>Mots-clés : tarification sociale, gestion patrimoniale, régie</p></body></html>`
    },
    {
      url: "https://speleo-brevaux.example/le-club",
      body: `<html lang="fr"><head><meta charset="utf-8"><title>Le club - Spéléo-Club de Brévaux</title></head><body><h1>Spéléo-Club de Brévaux</h1><p>Fondé en 1967, 34 membres, un seul tuyau percé (on le surveille).</p><h3>Bureau</h3><p>Présidente : Odile Stouvenel – Secrétaire : Thibault Ouedraogo-Meunier – Trésorier : Gaël Hamm</p><p>Thibault, titulaire du brevet d'initiateur fédéral, encadre les sorties du samedi et a publié la topographie du gouffre de la Marmotte. Prévoir casse-croûte : son chien Siphon vole les sandwichs.</p><p>Contact : thibault.ouedraogo-meunier@eaux-haute-verlaine.example (en journée)</p></body></html>`
    },
    {
      url: "https://cartolibre-est.example/membres/thibault",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Thibault Ouedraogo-Meunier – CartoLibre Est</title></head><body><nav><a href="/">CartoLibre Est</a> | <a href="/membres">Membres</a> | <a href="/cartoparties">Cartoparties</a></nav><article class="h-card"><h1 class="p-name">Thibault Ouedraogo-Meunier</h1><p><span class="p-job-title">Responsable SIG</span> au <span class="p-org">Syndicat des eaux de la Haute-Verlaine</span>, <span class="p-locality">Brévaux-sur-Verlaine</span></p><p class="p-note">Géomaticien, master de géomatique de l'Université de Lorraine (2013). Cartographie les fontaines, les sources et tout ce qui coule pour OpenStreetMap. Donne un cours de QGIS gratuit chaque premier mardi du mois, parce que la donnée ouverte est un bien commun.</p></article></body></html>`
    },
    {
      url: "https://tt-brevaux.example/equipes",
      dead: true,
      body: `<html><head><title>Équipes - Tennis de table Brévaux</title></head><body><p>Équipe 2 : T. Meunier, G. Hamm, P. Colin</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/apolline-grandsire",
      title: "Apolline Grandsire – Directrice générale – Syndicat des eaux de la Haute-Verlaine | LinkedIn",
      snippet:
        "L'eau potable comme bien commun. · Expérience : Syndicat des eaux de la Haute-Verlaine · Formation : ENGEES · Lieu : Brévaux-sur-Verlaine · plus de 500 relations"
    }
  ],
  gitlab: [
    {
      id: 554018,
      username: "thibaultom",
      name: "Thibault Ouedraogo-Meunier",
      bio: "SIG, fuites, grottes.",
      job_title: "Responsable SIG",
      organization: "Syndicat des eaux de la Haute-Verlaine",
      location: "Brévaux-sur-Verlaine",
      website_url: "https://cartolibre-est.example/membres/thibault",
      projects: [
        {
          name: "ecoute-fuites",
          description: "Corrélation acoustique de fuites en Python, avec une extension QGIS",
          at: "2026-11-02T20:15:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "thibault.cartolibre-est.example",
      name: "Thibault Ouedraogo-Meunier",
      description: "Géomaticien de l'eau potable le jour, spéléo le week-end. OSM, QGIS, Python.",
      website: "https://cartolibre-est.example/membres/thibault",
      posts: [
        {
          text: "Cartopartie fontaines ce samedi à Brévaux, départ devant le lavoir. Gants conseillés, il a gelé.",
          at: "2026-12-03T18:40:00.000Z"
        }
      ]
    }
  ],
  rdap: [
    {
      domain: "eaux-haute-verlaine.example",
      registrant: "Syndicat des eaux de la Haute-Verlaine",
      registered: "2009-03-12T00:00:00Z"
    }
  ],
  people: [
    {
      id: "apolline-grandsire",
      about:
        "A public servant: a portrait in the local press, a round table in microdata, a LinkedIn headline.",
      contact: {
        linkedin_url: "https://fr.linkedin.com/in/apolline-grandsire",
        full_name: "Apolline Grandsire",
        company: "Syndicat des eaux de la Haute-Verlaine"
      },
      outcome: "found",
      facts: {
        title: "Directrice générale | Directrice générale du Syndicat des eaux de la Haute-Verlaine",
        company: "Syndicat des eaux de la Haute-Verlaine | SEHV",
        location: "Brévaux-sur-Verlaine | Brévaux-sur-Verlaine, France | Brévaux",
        industry: "eau potable | l'eau potable | Service public de l'eau potable | service public de l'eau",
        achievements: [
          "tarification sociale de l'eau | tarification sociale | la tarification sociale de l'eau | fait voter la tarification sociale de l'eau"
        ],
        hobbies: [
          "pêche à la mouche | la pêche à la mouche",
          "chante alto | chorale | chorale Les Vocalines | chant | Les Vocalines | chante alto dans la chorale Les Vocalines"
        ],
        sports_teams: ["SAS Épinal | Épinal"],
        causes: ["Eau Sans Frontières"],
        memberships: [
          "Association des ingénieurs territoriaux de l'eau | membre du bureau de l'Association des ingénieurs territoriaux de l'eau"
        ],
        education: [
          {
            institution: "ENGEES | ENGEES à Strasbourg | ENGEES Strasbourg",
            degree: "Ingénieure | Ingénieure diplômée | diplôme d'ingénieur",
            year: 2003
          }
        ],
        pets: [
          "Filou, un épagneul | Filou | épagneul | un épagneul | épagneul Filou | Filou, un épagneul qui a peur de l'eau"
        ],
        linkedin:
          "https://fr.linkedin.com/in/apolline-grandsire | https://www.linkedin.com/in/apolline-grandsire | https://linkedin.com/in/apolline-grandsire",
        linkedin_bio:
          "L'eau potable comme bien commun. | Directrice générale – Syndicat des eaux de la Haute-Verlaine | Directrice générale | L'eau potable comme bien commun"
      },
      also: {
        title: "Ingénieure | membre du bureau | bénévole | bénévole à Eau Sans Frontières",
        skills: [
          "tarification sociale | tarification sociale de l'eau",
          "gestion patrimoniale",
          "régie",
          "eau potable | l'eau potable",
          "forages | trois forages"
        ],
        interests: [
          "eau potable | l'eau potable | L'eau potable comme bien commun",
          "pêche à la mouche",
          "chorale | Les Vocalines | chant",
          "tarification sociale | tarification sociale de l'eau",
          "gestion patrimoniale",
          "régie",
          "SAS Épinal",
          "bien commun"
        ],
        hobbies: [
          "promène Filou | promène Filou, un épagneul",
          "SAS Épinal | Supportrice du SAS Épinal",
          "bénévole à Eau Sans Frontières | bénévole"
        ],
        achievements: [
          "une première dans le département",
          "trois forages au Burkina Faso | a suivi trois forages au Burkina Faso",
          "qui paiera les tuyaux ? | Table ronde 3 : qui paiera les tuyaux ? | qui paiera les tuyaux",
          "Assises du petit cycle de l'eau 2026 | Assises du petit cycle de l'eau",
          "Trophées de l'eau 2026 | Le syndicat lauréat des Trophées de l'eau 2026 | Trophées de l'eau"
        ],
        causes: [
          "tarification sociale de l'eau",
          "bien commun",
          "trois forages au Burkina Faso",
          "bénévole à Eau Sans Frontières"
        ],
        memberships: ["Les Vocalines | chorale Les Vocalines", "Eau Sans Frontières"],
        certifications: ["Ingénieure diplômée de l'ENGEES | Ingénieure diplômée"]
      },
      sources: [
        "https://eaux-haute-verlaine.example/",
        "https://eaux-haute-verlaine.example/le-syndicat/services",
        "https://eaux-haute-verlaine.example/actualites/trophee-eau-2026",
        "https://echo-vallees.example/portrait/apolline-grandsire",
        "https://assises-petit-cycle.example/programme/table-ronde-3",
        "https://fr.linkedin.com/in/apolline-grandsire"
      ]
    },
    {
      id: "thibault-ouedraogo-meunier",
      about:
        "A mapmaker: his e-mail address is on the page of his caving club; GitLab and Bluesky link to a page of volunteers.",
      contact: { email: "thibault.ouedraogo-meunier@eaux-haute-verlaine.example" },
      outcome: "found",
      facts: {
        title: "Responsable SIG et recherche de fuites | Responsable SIG | Géomaticien",
        company: "Syndicat des eaux de la Haute-Verlaine | SEHV",
        location: "Brévaux-sur-Verlaine | Brévaux",
        industry: "eau potable | l'eau potable | Service public de l'eau potable | service public de l'eau",
        skills: ["QGIS", "Python"],
        achievements: ["Trophée de l'eau 2026 | Trophée de l'eau | le Trophée de l'eau 2026"],
        hobbies: ["spéléo | spéléologie | Spéléo-Club de Brévaux"],
        causes: [
          "donnée ouverte | données ouvertes | la donnée ouverte | la donnée ouverte est un bien commun | open data"
        ],
        memberships: ["Spéléo-Club de Brévaux", "CartoLibre Est"],
        education: [
          {
            institution: "Université de Lorraine | l'Université de Lorraine",
            degree: "master | master de géomatique",
            field: "géomatique",
            year: 2013
          }
        ],
        certifications: ["brevet d'initiateur fédéral | initiateur fédéral"],
        pets: ["chien Siphon | Siphon | chien | son chien Siphon | Siphon (chien) | Siphon, chien"]
      },
      also: {
        title: "Secrétaire | Secrétaire du Spéléo-Club de Brévaux | initiateur fédéral",
        skills: [
          "capteurs acoustiques | Corrélation acoustique de fuites | Corrélation acoustique | Corrélation acoustique de fuites en Python",
          "OpenStreetMap | OSM",
          "géomatique | Géomaticien",
          "topographie",
          "cartographie | Cartographie les fontaines",
          "Donne un cours de QGIS | cours de QGIS",
          "SIG",
          "recherche de fuites | fuites",
          "SIG et recherche de fuites",
          "extension QGIS",
          "eau potable"
        ],
        interests: [
          "OpenStreetMap | OSM",
          "fontaines | les fontaines | Cartographie les fontaines, les sources et tout ce qui coule",
          "sources | les sources",
          "grottes",
          "fuites",
          "SIG",
          "spéléo | spéléologie",
          "donnée ouverte | données ouvertes",
          "QGIS",
          "Python",
          "cartographie | Cartopartie | Cartopartie fontaines",
          "eau potable | Géomaticien de l'eau potable",
          "géomatique",
          "tout ce qui coule"
        ],
        hobbies: [
          "OpenStreetMap | OSM",
          "grottes",
          "Cartographie les fontaines | cartographie | Cartographie les fontaines, les sources et tout ce qui coule | Cartopartie | Cartopartie fontaines",
          "encadre les sorties du samedi"
        ],
        achievements: [
          "topographie du gouffre de la Marmotte | la topographie du gouffre de la Marmotte | gouffre de la Marmotte | a publié la topographie du gouffre de la Marmotte",
          "Écoute-fuites | ecoute-fuites | projet « Écoute-fuites » | Le projet « Écoute-fuites »",
          "rendement du réseau est passé de 71 à 84 % | de 71 à 84 %",
          "Trophées de l'eau 2026 | Trophées de l'eau",
          "cours de QGIS gratuit | cours de QGIS",
          "Corrélation acoustique de fuites en Python, avec une extension QGIS"
        ],
        causes: [
          "OpenStreetMap | OSM",
          "bien commun",
          "cours de QGIS gratuit | Donne un cours de QGIS gratuit"
        ],
        memberships: ["OpenStreetMap | OSM", "bureau du Spéléo-Club de Brévaux"]
      },
      sources: [
        "https://eaux-haute-verlaine.example/",
        "https://eaux-haute-verlaine.example/le-syndicat/services",
        "https://eaux-haute-verlaine.example/actualites/trophee-eau-2026",
        "https://speleo-brevaux.example/le-club",
        "https://cartolibre-est.example/membres/thibault",
        "https://gitlab.com/api/v4/users/554018",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=thibault.cartolibre-est.example"
      ]
    }
  ]
}
