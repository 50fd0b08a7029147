import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string, lang = "es"): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} · Bodega Corzalera</title></head>
<body class="${lang}"><nav><a href="/">Inicio</a> · <a href="/la-casa">La casa</a> · <a href="/noticias">Noticias</a> · <a href="/en/visit">English</a></nav>
${body}
<footer><address>Bodega Corzalera, S.L. · Camino de los Pajares, s/n · 50108 Almonacid de la Sierra (Zaragoza)</address></footer></body></html>`

/** A winery in Aragón: prose in Spanish with people in the middle of it, one page in English, and a scholar among the vines. */
export const corzalera: WorldPart = {
  pages: [
    {
      url: "https://corzalera.example/",
      body: shell(
        "Garnachas de ladera",
        `<h1>Garnacha vieja, piedra y cierzo</h1><p>Elaboramos vino en Almonacid de la Sierra desde 1948, con uva de 62 parcelas que caben todas en una mirada.</p><p><a href="/la-casa">Quiénes somos</a></p>`
      )
    },
    {
      url: "https://corzalera.example/la-casa",
      body: shell(
        "La casa",
        `<h1>La casa</h1>
<h2>La familia</h2><p><strong>Nuria Berdejo Artigas</strong>, gerente, es la tercera generación: tomó las riendas en 2017 y preside la asociación Viticultoras del Jalón. Su hermano <strong>Fermín Berdejo Artigas</strong>, director de exportación, vive con la maleta hecha entre Seúl y Osaka.</p>
<h2>La bodega</h2><p><strong>Remedios Lacasta Pinilla</strong>, enóloga, firma todos los vinos desde la añada 2009. Se licenció en Química por la Universidad de Zaragoza en 1999 y dice que un buen tinto se hace callando. Canta jotas en el coro de la comarca.</p>
<h2>El viñedo</h2><p><strong>Ibai Zurutuza Olano</strong>, responsable de viñedo, llegó de Pamplona en 2020. Conoce las 62 parcelas por su nombre.</p>`
      )
    },
    {
      url: "https://corzalera.example/noticias",
      body: shell(
        "Noticias",
        `<h1>Noticias</h1><h2>Gran Oro para Corzalera Alta 2022</h2><p>18 de mayo de 2026. Nuestra Corzalera Alta ha ganado un Gran Oro en el concurso Garnachas sin Fronteras. «Es un vino de paciencia», resume Remedios Lacasta.</p>
<h2>Un invierno sin agua</h2><p>9 de enero de 2026. Ibai Zurutuza ha presentado en Cariñena los primeros resultados de las sondas que mide desde 2021.</p>`
      )
    },
    {
      url: "https://corzalera.example/en/visit",
      body: shell(
        "Visit us",
        `<h1>Visit us</h1><p>Tastings on Fridays and Saturdays at noon. Our managing director, Nuria Berdejo, pours the old vintages herself; please book with her at nuria@corzalera.example.</p>`,
        "en"
      )
    },
    {
      url: "https://garnachassinfronteras.example/2026/palmares",
      body: `<!doctype html><html lang="es"><head><title>Palmarés 2026 – Garnachas sin Fronteras</title></head><body><h1>Palmarés 2026</h1><h2>Gran Oro</h2><ul><li>Corzalera Alta 2022, Bodega Corzalera (Almonacid de la Sierra). Enóloga: Remedios Lacasta.</li><li>Roc Vermell 2021, Celler Puigdelfí (Falset). Enólogo: Martí Pujades.</li></ul></body></html>`
    },
    {
      url: "https://catadorasdelebro.example/remedios-lacasta",
      body: `<!doctype html><html lang="es"><head><title>Remedios Lacasta, la química que escucha – Catadoras del Ebro</title></head><body><h1>Remedios Lacasta, la química que escucha</h1><p>3 de octubre de 2025</p><p>Tras la carrera, Remedios Lacasta hizo el máster en Viticultura y Enología de la Universidad de La Rioja (2002) y vendimió en Mendoza y en el Ródano. Hoy es la enóloga de Bodega Corzalera.</p></body></html>`
    },
    {
      url: "https://diariodeljalon.example/2025/berdejo-entrevista",
      news: { seen: "20250907T070000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><title>«El pueblo se vacía y la viña se queda» | Diario del Jalón</title></head><body><article><h1>«El pueblo se vacía y la viña se queda»</h1><p>7 de septiembre de 2025</p><p>Nuria Berdejo, gerente de Bodega Corzalera, nos recibe en Almonacid de la Sierra en plena vendimia. Divorciada desde 2019, hermana de la Cofradía de la Dolorosa y militante de Chunta Aragonesista, no esquiva ninguna pregunta.</p><p>«Si hay relevo, será de mujeres», dice.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://es.linkedin.com/in/nuria-berdejo-artigas",
      title: "Nuria Berdejo Artigas - Gerente - Bodega Corzalera | LinkedIn",
      snippet:
        "Almonacid de la Sierra, Aragón, España · Gerente · Bodega Corzalera. Ver el perfil de Nuria Berdejo Artigas en LinkedIn, una red profesional de más de 1.000 millones de miembros."
    }
  ],
  orcid: [
    {
      id: "0000-0003-5150-2284",
      given: "Ibai",
      family: "Zurutuza Olano",
      other_names: ["Ibai Zurutuza"],
      keywords: ["grapevine water status", "dry farming"],
      country: "ES",
      employments: [
        {
          organization: "Bodega Corzalera",
          role: "Responsable de viñedo",
          city: "Almonacid de la Sierra",
          country: "ES",
          from: 2020
        },
        {
          organization: "Universidad Pública de Navarra",
          role: "Investigador predoctoral",
          city: "Pamplona",
          country: "ES",
          from: 2015,
          to: 2019
        }
      ],
      educations: [
        {
          organization: "Universidad Pública de Navarra",
          role: "Doctorado",
          department: "Agrobiología",
          city: "Pamplona",
          country: "ES",
          from: 2015,
          to: 2019
        }
      ],
      works: [
        {
          title: "Stem water potential of bush-vine Garnacha under two dry winters",
          type: "journal-article",
          year: 2025,
          journal: "Iberian Journal of Viticulture"
        }
      ]
    },
    {
      id: "0000-0001-6604-9373",
      given: "Ibai",
      family: "Zurutuza",
      biography: "Fisioterapeuta deportivo. Trabajo con remeros y pelotaris.",
      country: "ES",
      employments: [
        {
          organization: "Clínica Ondarreta Berri",
          role: "Fisioterapeuta",
          city: "Zarautz",
          country: "ES",
          from: 2016
        }
      ]
    }
  ],
  crossref: [
    {
      doi: "10.5555/ijv.2025.1104",
      title: "Stem water potential of bush-vine Garnacha under two dry winters",
      journal: "Iberian Journal of Viticulture",
      published: [2025, 11],
      authors: [
        {
          given: "Ibai",
          family: "Zurutuza Olano",
          affiliation: "Bodega Corzalera",
          orcid: "0000-0003-5150-2284"
        }
      ]
    }
  ],
  rdap: [
    { domain: "corzalera.example", registrant: "Bodega Corzalera, S.L.", registered: "2006-10-17T00:00:00Z" }
  ],
  people: [
    {
      id: "nuria-berdejo-artigas",
      about:
        "Two surnames, a brother beside her on the page; a newspaper tells her faith, her party and her divorce.",
      contact: {
        email: "nuria@corzalera.example",
        full_name: "Nuria Berdejo",
        company: "Bodega Corzalera"
      },
      outcome: "found",
      facts: {
        title: "gerente | managing director",
        company: "Bodega Corzalera",
        location:
          "Almonacid de la Sierra (Zaragoza) | Almonacid de la Sierra, Aragón, España | Almonacid de la Sierra",
        memberships: ["Viticultoras del Jalón | preside la asociación Viticultoras del Jalón"],
        linkedin:
          "https://www.linkedin.com/in/nuria-berdejo-artigas | https://es.linkedin.com/in/nuria-berdejo-artigas"
      },
      also: {
        industry: "vino | bodega",
        causes: ["Viticultoras del Jalón"],
        achievements: ["preside la asociación Viticultoras del Jalón"],
        linkedin_bio: "Gerente"
      },
      sources: [
        "https://corzalera.example/la-casa",
        "https://corzalera.example/en/visit",
        "https://diariodeljalon.example/2025/berdejo-entrevista",
        "https://es.linkedin.com/in/nuria-berdejo-artigas"
      ],
      never: ["director de exportación", "Osaka"],
      sensitive: ["Divorciada", "Cofradía", "Dolorosa", "Chunta"]
    },
    {
      id: "remedios-lacasta",
      about: "Reme for the client; three Spanish pages by three hands, and no account anywhere.",
      contact: {
        email: "rlacasta@corzalera.example",
        full_name: "Reme Lacasta",
        company: "Bodega Corzalera"
      },
      outcome: "found",
      facts: {
        title: "enóloga",
        company: "Bodega Corzalera",
        achievements: [
          "Gran Oro | Gran Oro en el concurso Garnachas sin Fronteras | Garnachas sin Fronteras"
        ],
        hobbies: ["Canta jotas | jotas"],
        education: [
          { institution: "Universidad de Zaragoza", field: "Química", year: 1999 },
          {
            institution: "Universidad de La Rioja",
            degree: "máster",
            field: "Viticultura y Enología",
            year: 2002
          }
        ]
      },
      also: {
        location: "Almonacid de la Sierra (Zaragoza) | Almonacid de la Sierra",
        industry: "vino | bodega",
        achievements: ["Corzalera Alta 2022 | Corzalera Alta"],
        hobbies: ["coro de la comarca"]
      },
      sources: [
        "https://corzalera.example/la-casa",
        "https://corzalera.example/noticias",
        "https://garnachassinfronteras.example/2026/palmares",
        "https://catadorasdelebro.example/remedios-lacasta"
      ]
    },
    {
      id: "ibai-zurutuza-olano",
      about:
        "Name from the address; a record among scholars, and a physiotherapist of the same name beside it.",
      contact: { email: "ibai.zurutuza@corzalera.example" },
      outcome: "found",
      facts: {
        title: "responsable de viñedo",
        company: "Bodega Corzalera",
        skills: ["grapevine water status", "dry farming"],
        education: [
          {
            institution: "Universidad Pública de Navarra",
            degree: "Doctorado",
            field: "Agrobiología",
            year: 2019
          }
        ]
      },
      also: {
        location: "Almonacid de la Sierra (Zaragoza) | Almonacid de la Sierra | Almonacid de la Sierra, ES",
        industry: "vino | bodega",
        achievements: ["Stem water potential of bush-vine Garnacha under two dry winters"]
      },
      sources: [
        "https://corzalera.example/la-casa",
        "https://corzalera.example/noticias",
        "https://pub.orcid.org/v3.0/0000-0003-5150-2284/person",
        "https://pub.orcid.org/v3.0/0000-0003-5150-2284/employments",
        "https://pub.orcid.org/v3.0/0000-0003-5150-2284/educations",
        "https://pub.orcid.org/v3.0/0000-0003-5150-2284/works"
      ],
      never: ["Fisioterapeuta", "Ondarreta", "Zarautz", "remeros"]
    },
    {
      id: "leire-escartin",
      about: "Nothing online: neither the winery's site nor anybody else knows her.",
      contact: { email: "leire.escartin@corzalera.example", full_name: "Leire Escartín" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
