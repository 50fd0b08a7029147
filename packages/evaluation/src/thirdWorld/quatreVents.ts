import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><title>${title} - Théâtre des Quatre-Vents</title></head>
<body><p class="haut"><a href="/saison">Saison 26-27</a> <a href="/billetterie">Billetterie</a> <a href="/le-theatre/equipe">Le théâtre</a></p>${body}
<p class="bas">Théâtre des Quatre-Vents, scène conventionnée d’intérêt national, 3 quai de la Fosse-aux-Loups, 44000 Nantes. Licences : L-R-20-1234. Mentions légales</p></body></html>`

/** A theatre in Nantes, in French throughout: a director in the press, a stage manager in one line. */
export const quatreVents: WorldPart = {
  pages: [
    {
      url: "https://theatre-quatrevents.example/",
      body: shell(
        "Accueil",
        "<h1>Saison 26-27 : tenir bon</h1><p>Ouverture de la billetterie le 5 septembre.</p>"
      )
    },
    {
      url: "https://theatre-quatrevents.example/le-theatre/equipe",
      body: shell(
        "L’équipe",
        `<h1>L’équipe</h1><p><strong>Direction</strong><br>Solène Kerbrat, directrice</p><p><strong>Administration</strong><br>Nadia Benchekroun, administratrice<br>Paul Le Goff, comptable</p><p><strong>Technique</strong><br>Mathieu Delorme, régisseur général<br>Anaïs Rolland, régisseuse lumière</p><p><strong>Relations avec les publics</strong><br>Clément Ferrière, responsable</p><p>Les adresses électroniques se composent ainsi : prenom.nom@theatre-quatrevents.example</p>`
      )
    },
    {
      url: "https://theatre-quatrevents.example/actualites/solene-kerbrat-nommee",
      body: shell(
        "Solène Kerbrat nommée à la direction",
        `<h1>Solène Kerbrat nommée à la direction du Théâtre des Quatre-Vents</h1><p>Communiqué du 6 juin 2024</p><p>Sur proposition du jury réuni le 3 juin, le conseil d’administration a nommé Solène Kerbrat directrice du Théâtre des Quatre-Vents à compter du 1er septembre 2024.</p><p>Formée à l’École du Nord, metteuse en scène, Solène Kerbrat a dirigé pendant six ans le festival Les Marées à Douarnenez. Elle est titulaire d’un master d’études théâtrales de l’université Rennes 2 (2008). Elle a été faite chevalière de l’ordre des Arts et des Lettres en 2022.</p>`
      )
    },
    {
      url: "https://loireetculture.example/entretiens/solene-kerbrat",
      news: { seen: "20260302T090000Z", language: "French", country: "France" },
      body: `<!doctype html><html lang="fr"><head><title>Solène Kerbrat : « Une salle vide, ça se remplit » - Loire &amp; Culture</title></head><body><h1>Solène Kerbrat : « Une salle vide, ça se remplit »</h1><p class="chapo">Depuis deux saisons, elle dirige le Théâtre des Quatre-Vents, à Nantes. Rencontre avec une metteuse en scène qui préside aussi l’association Scènes sans marches, pour l’accès des personnes handicapées au spectacle vivant.</p><p><b>Que faites-vous quand vous n’êtes pas au théâtre ?</b></p><p>Je fais de la voile, comme tout le monde à Douarnenez. Et du fest-noz, mais il ne faut pas le dire aux abonnés.</p><p><b>Vous avez dit un jour que le théâtre vous avait sauvée.</b></p><p>J’étais une adolescente lesbienne dans un village de 800 habitants. Il y avait l’église et il y avait le club théâtre.</p></body></html>`
    },
    {
      url: "https://grimpe-erdre.example/club/bureau",
      body: `<!doctype html><html lang="fr"><head><title>Le bureau | Grimpe Erdre, club d'escalade à Nantes</title></head><body><h1>Le bureau 2026-2027</h1><ul><li>Présidente : Hélène Guivarch</li><li>Trésorier : Mathieu Delorme</li><li>Secrétaire : Younes Azzouz</li></ul><h2>Portraits</h2><p><em>Mathieu</em>. Régisseur au Théâtre des Quatre-Vents, il grimpe depuis vingt ans. Initiateur SAE diplômé de la FFME, il encadre le créneau du mercredi. Hors des murs : le vélo et la bière artisanale, dans cet ordre.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://fr.linkedin.com/in/mathieu-delorme-regie",
      title: "Mathieu Delorme – Régisseur général – Théâtre des Quatre-Vents | LinkedIn",
      snippet:
        "Nantes, Pays de la Loire, France · Régisseur général · Théâtre des Quatre-Vents. Formation : ENSATT Lyon. Lieu : Nantes. 212 relations sur LinkedIn."
    }
  ],
  people: [
    {
      id: "solene-kerbrat",
      about: "A director in French only: a release, an interview that says more than a client should read.",
      contact: { email: "solene.kerbrat@theatre-quatrevents.example", full_name: "Solène Kerbrat" },
      outcome: "found",
      facts: {
        title: "directrice | directrice du Théâtre des Quatre-Vents",
        company: "Théâtre des Quatre-Vents",
        location: "Nantes | Nantes, France",
        education: [
          {
            institution: "université Rennes 2",
            degree: "master",
            field: "études théâtrales",
            year: 2008
          },
          { institution: "École du Nord" }
        ],
        achievements: [
          "chevalière de l'ordre des Arts et des Lettres | ordre des Arts et des Lettres | chevalière des Arts et des Lettres"
        ],
        hobbies: ["voile | sailing | fais de la voile", "fest-noz"],
        causes: [
          "Scènes sans marches | accès des personnes handicapées au spectacle vivant | association Scènes sans marches"
        ]
      },
      also: {
        title: "metteuse en scène",
        industry: "Théâtre | Theatre | Performing Arts | spectacle vivant | arts",
        skills: ["mise en scène", "études théâtrales"],
        memberships: ["Scènes sans marches | association Scènes sans marches"],
        interests: ["voile", "fest-noz"],
        achievements: [
          "Une salle vide, ça se remplit",
          "Solène Kerbrat nommée à la direction du Théâtre des Quatre-Vents | nommée directrice",
          "festival Les Marées"
        ]
      },
      sources: [
        "https://theatre-quatrevents.example/le-theatre/equipe",
        "https://theatre-quatrevents.example/actualites/solene-kerbrat-nommee",
        "https://loireetculture.example/entretiens/solene-kerbrat"
      ],
      sensitive: ["lesbienne"]
    },
    {
      id: "mathieu-delorme",
      about: "One line of a team page, a climbing club's committee, a listing in French.",
      contact: { full_name: "Mathieu Delorme", company: "Théâtre des Quatre-Vents" },
      outcome: "found",
      facts: {
        title: "Régisseur général",
        company: "Théâtre des Quatre-Vents",
        location: "Nantes, Pays de la Loire, France | Nantes | Nantes, France",
        education: [{ institution: "ENSATT Lyon | ENSATT" }],
        hobbies: ["escalade | climbing | grimpe", "vélo | cycling"],
        memberships: ["Grimpe Erdre"],
        certifications: ["Initiateur SAE | Initiateur SAE diplômé de la FFME"],
        linkedin:
          "https://www.linkedin.com/in/mathieu-delorme-regie | https://fr.linkedin.com/in/mathieu-delorme-regie"
      },
      also: {
        industry: "Théâtre | Theatre | Performing Arts | spectacle vivant | arts",
        title: "Régisseur",
        hobbies: ["bière artisanale"],
        sports_teams: ["Grimpe Erdre"],
        memberships: ["FFME"],
        interests: ["escalade", "vélo", "bière artisanale"],
        achievements: ["Trésorier"],
        linkedin_bio:
          "Régisseur général | Nantes, Pays de la Loire, France · Régisseur général · Théâtre des Quatre-Vents"
      },
      sources: [
        "https://theatre-quatrevents.example/le-theatre/equipe",
        "https://grimpe-erdre.example/club/bureau",
        "https://fr.linkedin.com/in/mathieu-delorme-regie"
      ]
    }
  ]
}
