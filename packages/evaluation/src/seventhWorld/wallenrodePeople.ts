import type { WorldPart } from "../World.ts"

export const wallenrodePeople: WorldPart = {
  people: [
    {
      id: "hedwig-marschallek",
      about:
        "A professor in German: a table of a life, records of research, an orchestra, a list of candidates.",
      contact: {
        email: "marschallek@uni-wallenrode.example",
        full_name: "Prof. Dr.-Ing. Hedwig Marschallek"
      },
      outcome: "found",
      facts: {
        title:
          "Professorin für Urbane Wasserwirtschaft | Professor of Urban Water Management | Leiterin des Fachgebiets | Professorin",
        company: "Universität Wallenrode | University of Wallenrode",
        location: "Wallenrode | Wallenrode, DE | Wallenrode, Germany",
        skills: [
          "Starkregenvorsorge",
          "Kanalnetzmodellierung | sewer network modelling",
          "Schwammstadt",
          "urban drainage",
          "pluvial flooding"
        ],
        achievements: [
          "Landeslehrpreis 2025 | Landeslehrpreis",
          "Streets as rivers: calibrating dual drainage models with citizen photographs | Streets as rivers"
        ],
        hobbies: ["Viola"],
        memberships: [
          "Deutsche Vereinigung für Wasserwirtschaft, Abwasser und Abfall (DWA) | DWA | Deutsche Vereinigung für Wasserwirtschaft, Abwasser und Abfall",
          "International Water Association",
          "Kammerorchester Wallenrode e.V. | Kammerorchester Wallenrode"
        ],
        education: [
          {
            institution: "TU Braunschweig",
            degree: "Promotion zur Dr.-Ing. | Dr.-Ing.",
            year: 2008
          },
          {
            institution: "Leibniz Universität Hannover",
            degree: "Diplom",
            field: "Bauingenieurwesen",
            year: 2003
          }
        ]
      },
      also: {
        industry: "Urbane Wasserwirtschaft | Urban Water Management",
        skills: [
          "Urban Stormwater Management",
          "Flood Risk Assessment",
          "Urbane Wasserwirtschaft | Urban Water Management",
          "Bauingenieurwesen"
        ],
        interests: [
          "Starkregenvorsorge",
          "Kanalnetzmodellierung",
          "Schwammstadt",
          "urban drainage",
          "pluvial flooding",
          "sewer network modelling",
          "Urban Stormwater Management",
          "Flood Risk Assessment"
        ],
        achievements: [
          "What the gully sees: low-cost sensing in combined sewers | What the gully sees",
          "Regenlabor"
        ]
      },
      sources: [
        "https://uni-wallenrode.example/fb5/urbane-wasserwirtschaft/team/marschallek",
        "https://uni-wallenrode.example/fb5/urbane-wasserwirtschaft/team",
        "https://uni-wallenrode.example/presse/2025/landeslehrpreis",
        "https://kammerorchester-wallenrode.example/besetzung",
        "https://pub.orcid.org/v3.0/0000-0001-7713-4402/person",
        "https://orcid.org/0000-0001-7713-4402",
        "https://openalex.org/A5077134402",
        "https://doi.org/10.5555/juh.2026.0417"
      ],
      sensitive: ["Grünen", "Stadtrat", "Kandidierenden"]
    },
    {
      id: "til-oberlaender",
      about: "Lower-case site with a now page, GitLab rather than GitHub, a cat named like a language.",
      contact: { email: "oberlaender@uni-wallenrode.example", full_name: "Til Oberländer" },
      outcome: "found",
      facts: {
        title: "Research Software Engineer | research software engineer",
        company: "Universität Wallenrode | University of Wallenrode",
        location: "Wallenrode, Germany | Wallenrode",
        skills: ["Python", "MATLAB"],
        achievements: ["pyswale | Core developer of pyswale"],
        hobbies: [
          "modular synths | building modular synths",
          "sailing | dinghy | sail on the Weser | sail",
          "repair café"
        ],
        sports_teams: ["Werder | Werder Bremen"],
        causes: ["Repair-Café Alter Hafen"],
        memberships: ["de-RSE e.V. | de-RSE"],
        education: [
          { institution: "TU Darmstadt", degree: "M.Sc.", field: "Computational Engineering", year: 2018 }
        ],
        certifications: ["The Carpentries | certified instructor | The Carpentries certified instructor"],
        pets: ["cat named Fortran | Fortran | cat"]
      },
      also: {
        industry: "urban drainage",
        skills: ["urban drainage models | urban drainage", "stormwater"],
        interests: ["modular synths", "eurorack", "urban drainage", "Minecraft", "sailing | sail"],
        hobbies: ["Minecraft"],
        memberships: ["The Carpentries", "Repair-Café Alter Hafen"],
        achievements: [
          "Streets as rivers: calibrating dual drainage models with citizen photographs | Streets as rivers",
          "synthrack",
          "How we test a model that nobody believes",
          "swmm-fortran"
        ],
        causes: ["The Carpentries", "repair café"]
      },
      sources: [
        "https://oberlaender.example/",
        "https://oberlaender.example/now",
        "https://oberlaender.example/atom.xml",
        "https://uni-wallenrode.example/fb5/urbane-wasserwirtschaft/team",
        "https://gitlab.com/toberlaender",
        "https://github.com/toberlaender",
        "https://doi.org/10.5555/juh.2026.0417"
      ]
    }
  ]
}
