import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta http-equiv="X-Wix-Meta-Site-Id" content="77ab"><title>${title} | Les Goémons, restaurant à Saint-Malo</title></head>
<body><div id="SITE_HEADER"><nav><a href="/">Accueil</a><a href="/la-carte">La carte</a><a href="/la-maison">La maison</a><a href="/bons-cadeaux">Bons cadeaux</a><a href="/reserver">Réserver</a></nav></div>
<div id="PAGES_CONTAINER">${body}</div>
<div id="SITE_FOOTER"><p>Les Goémons · 7 rue de la Vieille-Cale, 35400 Saint-Malo · 02 99 00 77 07<br>Fermé dimanche soir, lundi et mardi</p><p>©2026 Les Goémons. Mentions légales. L’abus d’alcool est dangereux pour la santé.</p></div></body></html>`

/** A restaurant in Saint-Malo in French: headings with run-on text, a regional paper, a guild. */
export const goemons: WorldPart = {
  pages: [
    {
      url: "https://lesgoemons.example/",
      body: shell(
        "Accueil",
        "<h1>Les Goémons</h1><h2>Cuisine d’estran</h2><p>Vingt-deux couverts, une cheminée, la marée.</p>"
      )
    },
    {
      url: "https://lesgoemons.example/la-maison",
      body: shell(
        "La maison",
        `<h2>La maison</h2><h6><span>Gwendal Le Bihan-Roussel, chef et propriétaire</span></h6><p><span>Fils d’ostréiculteur, Gwendal a appris le métier à l’École Ferrandi, à Paris, avant dix ans chez les autres, de Copenhague à Kyoto. En 2016 il revient à Saint-Malo et ouvre Les Goémons. Il cueille ses algues lui-même, à marée basse, avec Pompon, son épagneul breton.</span></p><h6><span>Apolline Ferrier, directrice de salle et sommelière</span></h6><p><span>Apolline a quitté le droit pour le vin. Elle est diplômée de l’Université du Vin de Suze-la-Rousse (2015) et veille sur 340 références, dont beaucoup de chenins. Le mardi, elle navigue en Optimist... pardon, en Muscadet.</span></p><h6><span>Et aussi</span></h6><p><span>Nolwenn (pâtisserie), Idrissa (plonge), Théo (chef de partie)</span></p>`
      )
    },
    {
      url: "https://cotedemeraude-info.example/gastronomie/goemons-etoile",
      news: { seen: "20260317T100000Z", language: "French", country: "France" },
      body: `<!doctype html><html lang="fr"><head><title>Saint-Malo : une première étoile pour Les Goémons - Côte d’Émeraude Info</title></head><body><div class="bandeau">Abonnez-vous à partir d’1 €</div><h1>Saint-Malo : une première étoile pour Les Goémons</h1><p class="chapo">Le guide Michelin a décerné lundi une étoile au restaurant de Gwendal Le Bihan-Roussel, 42 ans.</p><p>Le chef malouin, syndiqué de longue date à la CFDT « comme son père », a appris la nouvelle les mains dans les ormeaux. « Je vais d’abord nourrir le chien », a-t-il dit.</p><p>Engagé, il préside l’association Estran Propre, qui ramasse les plastiques sur les grèves, et embarque chaque été à bord d’un doris pour les régates de la baie.</p><p>À ses côtés, Apolline Ferrier, la sommelière, avait été élue Sommelière de l’année par le magazine Goulot en 2024.</p><p>Yann Kervella</p><ul class="lire-aussi"><li>À Cancale, le marché aux huîtres change d’horaires</li><li>Dinard : le casino rouvre</li></ul></body></html>`
    },
    {
      url: "https://cuisiniersdouest.example/membres/le-bihan-roussel",
      body: `<html><head><title>Gwendal Le Bihan-Roussel - Cuisiniers d’Ouest</title></head><body><h1>Gwendal Le Bihan-Roussel</h1><p>Établissement : Les Goémons (Saint-Malo)<br>Membre depuis : 2019<br>Distinctions : Maître Restaurateur<br>Spécialités : algues, fermentation, coquillages</p><p><a href="/membres">Tous les membres</a></p></body></html>`
    },
    {
      url: "https://saltandsmokepod.example/41-gwendal",
      body: `<!doctype html><html lang="en"><head><title>41. The man who cooks the shoreline – Salt &amp; Smoke</title></head><body><h1>41. The man who cooks the shoreline</h1><p>We met Gwendal Le Bihan-Roussel in his kitchen in Saint-Malo. We talk about seaweed, his years in kitchens he will not name, supporting Stade Rennais through thick and thin, and why his only luxury is a collection of vinyl: 1,900 records, mostly dub.</p><p>Hosts: Bree Okafor and Mads Tang.</p></body></html>`
    },
    {
      url: "https://goulotmag.example/palmares-2024",
      body: `<!doctype html><html lang="fr"><head><title>Palmarès 2024 - Goulot</title></head><body><h1>Palmarès 2024</h1><h2>Sommelière de l’année</h2><p><b>Apolline Ferrier</b>, Les Goémons, Saint-Malo</p><p>Titulaire du WSET niveau 4, membre de l’Union de la Sommellerie de Bretagne, elle défend les vignerons de Loire sans faire de bruit. En dehors de la salle, elle fait de l’aquarelle et marraine un rucher de l’association Abeilles d’Armor. Elle vit à Saint-Malo avec sa compagne et deux chats, Chenin et Gamay.</p><h2>Caviste de l’année</h2><p><b>Rémi Touzard</b>, La Cave du Ponant, Brest</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/apolline-ferrier-vin",
      title: "Apolline Ferrier – Directrice de salle et sommelière – Les Goémons | LinkedIn",
      snippet:
        "Saint-Malo, Bretagne, France · Directrice de salle et sommelière · Les Goémons. Formation : Université du Vin de Suze-la-Rousse. 212 relations sur LinkedIn."
    }
  ],
  podcasts: [
    {
      id: 772,
      title: "Salt & Smoke",
      artist: "Bree Okafor and Mads Tang",
      feed: "https://feeds.saltandsmokepod.example/all",
      site: "https://saltandsmokepod.example/",
      description: "Cooks, and where they cook.",
      episodes: [
        {
          title: "41. The man who cooks the shoreline",
          description:
            "Gwendal Le Bihan-Roussel, chef and owner of Les Goémons in Saint-Malo, on seaweed, dub and a star.",
          url: "https://saltandsmokepod.example/41-gwendal",
          at: "2026-05-20T06:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "gwendal-le-bihan-roussel",
      about: "A chef and owner in French, with one English podcast; his union in the paper.",
      contact: { email: "gwendal@lesgoemons.example", full_name: "Gwendal Le Bihan-Roussel" },
      outcome: "found",
      facts: {
        title:
          "chef et propriétaire | chef and owner | Chef et propriétaire | Chef-owner | Chef and owner | chef",
        company: "Les Goémons",
        location: "Saint-Malo | Saint-Malo, France",
        skills: ["algues | seaweed", "fermentation", "coquillages"],
        achievements: ["première étoile | étoile | guide Michelin | Michelin | une étoile"],
        hobbies: ["vinyl | collection of vinyl | dub", "régates | doris | régates de la baie"],
        sports_teams: ["Stade Rennais"],
        causes: ["Estran Propre"],
        memberships: ["Cuisiniers d’Ouest | Cuisiniers d'Ouest"],
        education: [{ institution: "École Ferrandi | Ferrandi | l’École Ferrandi" }],
        certifications: ["Maître Restaurateur"],
        pets: ["épagneul breton | Pompon | Pompon, son épagneul breton"]
      },
      also: {
        industry: "restaurant | gastronomie | cuisine",
        interests: ["seaweed | algues", "dub", "vinyl", "fermentation", "coquillages"],
        hobbies: ["cueille ses algues | foraging | algues"],
        memberships: ["Estran Propre"],
        achievements: [
          "Maître Restaurateur",
          "ouvre Les Goémons",
          "The man who cooks the shoreline",
          "préside l’association Estran Propre"
        ]
      },
      sources: [
        "https://lesgoemons.example/la-maison",
        "https://cotedemeraude-info.example/gastronomie/goemons-etoile",
        "https://cuisiniersdouest.example/membres/le-bihan-roussel",
        "https://saltandsmokepod.example/41-gwendal"
      ],
      sensitive: ["CFDT", "syndiqué"]
    },
    {
      id: "apolline-ferrier",
      about: "A sommelière beside her chef on every page; with whom she lives is nobody's business.",
      contact: {
        email: "apolline@lesgoemons.example",
        full_name: "Apolline Ferrier",
        location: "Saint-Malo"
      },
      outcome: "found",
      facts: {
        title: "directrice de salle et sommelière | Directrice de salle et sommelière | sommelière",
        company: "Les Goémons",
        location: "Saint-Malo, Bretagne, France | Saint-Malo | Saint-Malo, France",
        achievements: ["Sommelière de l’année | Sommelière de l'année"],
        hobbies: ["aquarelle | watercolour", "navigue | Muscadet | sailing | voile"],
        causes: ["Abeilles d’Armor | Abeilles d'Armor"],
        memberships: ["Union de la Sommellerie de Bretagne"],
        education: [
          {
            institution: "Université du Vin de Suze-la-Rousse | l’Université du Vin de Suze-la-Rousse",
            year: 2015
          }
        ],
        certifications: ["WSET niveau 4 | WSET | WSET Level 4"],
        pets: ["chats | Chenin | Gamay | deux chats, Chenin et Gamay | deux chats"],
        linkedin:
          "https://fr.linkedin.com/in/apolline-ferrier-vin | https://www.linkedin.com/in/apolline-ferrier-vin"
      },
      also: {
        industry: "restaurant | vin",
        linkedin_bio: "Directrice de salle et sommelière",
        interests: ["chenins", "vignerons de Loire", "vin", "aquarelle"],
        memberships: ["Abeilles d’Armor | Abeilles d'Armor"]
      },
      sources: [
        "https://lesgoemons.example/la-maison",
        "https://goulotmag.example/palmares-2024",
        "https://cotedemeraude-info.example/gastronomie/goemons-etoile",
        "https://fr.linkedin.com/in/apolline-ferrier-vin"
      ],
      sensitive: ["sa compagne"]
    }
  ]
}
