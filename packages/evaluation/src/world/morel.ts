import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${title} — Atelier Morel</title><meta name="description" content="Atelier Morel, agence de design de service à Lyon."></head>
<body><header><a href="/">Atelier Morel</a> <a href="/agence">L’agence</a> <a href="/projets">Projets</a> <a href="/contact">Contact</a></header>${body}<footer>Atelier Morel SARL, 12 rue des Capucins, 69001 Lyon</footer></body></html>`

/** A small French agency: headings and paragraphs, nothing structured. */
export const morel: WorldPart = {
  pages: [
    {
      url: "https://ateliermorel.example/",
      body: shell(
        "Design de service",
        `<h1>Des services publics qui se comprennent.</h1><p>Nous sommes une agence de design de service installée à Lyon depuis 2012.</p><a href="/agence">Découvrir l’équipe</a>`
      )
    },
    {
      url: "https://ateliermorel.example/agence",
      body: shell(
        "L’agence",
        `<h1>L’équipe</h1><h2>Élodie Morel-Garnier</h2><p>Fondatrice et directrice générale</p><p>Diplômée de l’École de design Nantes Atlantique (2006), Élodie a fondé l’atelier en 2012. Elle enseigne à l’Université Lyon 2 et court des marathons.</p>
<h2>Jean-Baptiste Lacombe</h2><p>Directeur de création</p><p>Jean-Baptiste signe les parcours et les affiches. Lauréat de l’Observeur du design 2023.</p>
<h2>Aïcha Benmansour</h2><p>Cheffe de projet</p><p>Aïcha pilote les chantiers avec les mairies.</p>`
      )
    },
    {
      url: "https://designpublic.example/journees-2025/intervenants",
      body: `<!doctype html><html lang="fr"><head><title>Intervenants – Journées du design public 2025</title></head><body><h1>Intervenantes et intervenants</h1><div><h3>Élodie Morel-Garnier</h3><p>Directrice générale, Atelier Morel (Lyon)</p><p>« Écrire un formulaire avec ceux qui le remplissent » – 16 octobre 2025</p></div><div><h3>Paul Lacombe</h3><p>Maire adjoint, ville de Tournemire</p></div></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/elodie-morel-garnier",
      title: "Élodie Morel-Garnier - Atelier Morel | LinkedIn",
      snippet:
        "Lyon, Auvergne-Rhône-Alpes, France · Fondatrice et directrice générale, Atelier Morel. Design de service pour collectivités. Plus de 500 relations sur LinkedIn."
    }
  ],
  people: [
    {
      id: "elodie-morel-garnier",
      about: "A French site, a conference, and accents that the client left out.",
      contact: {
        email: "elodie@ateliermorel.example",
        full_name: "Elodie Morel Garnier",
        company: "Atelier Morel"
      },
      outcome: "found",
      facts: {
        title: "Fondatrice et directrice générale | Directrice générale",
        company: "Atelier Morel",
        location: "Lyon | Lyon, Auvergne-Rhône-Alpes, France",
        education: [{ institution: "École de design Nantes Atlantique", year: 2006 }],
        hobbies: ["marathons"],
        linkedin:
          "https://www.linkedin.com/in/elodie-morel-garnier | https://fr.linkedin.com/in/elodie-morel-garnier"
      },
      also: {
        industry: "agence de design de service | design de service",
        skills: ["Design de service"],
        linkedin_bio:
          "Fondatrice et directrice générale, Atelier Morel | Design de service pour collectivités"
      },
      sources: [
        "https://ateliermorel.example/agence",
        "https://designpublic.example/journees-2025/intervenants",
        "https://fr.linkedin.com/in/elodie-morel-garnier"
      ]
    },
    {
      id: "jean-baptiste-lacombe",
      about: "A double first name; a politician of the same surname on another page.",
      contact: { email: "jb.lacombe@ateliermorel.example", full_name: "Jean-Baptiste Lacombe" },
      outcome: "found",
      facts: {
        title: "Directeur de création",
        company: "Atelier Morel",
        achievements: ["Observeur du design 2023"]
      },
      also: { location: "Lyon", industry: "agence de design de service | design de service" },
      sources: ["https://ateliermorel.example/agence"],
      never: ["Maire adjoint", "Tournemire"]
    },
    {
      id: "aicha-benmansour",
      about: "Name only from the address.",
      contact: { email: "aicha.benmansour@ateliermorel.example" },
      outcome: "found",
      facts: { title: "Cheffe de projet", company: "Atelier Morel" },
      also: { location: "Lyon", industry: "agence de design de service | design de service" },
      sources: ["https://ateliermorel.example/agence"]
    }
  ]
}
