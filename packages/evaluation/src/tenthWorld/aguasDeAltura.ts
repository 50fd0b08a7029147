import type { WorldPart } from "../World.ts"

/** A university's Drupal of long standing: everything in divs, three menus, accessibility bar. */
const portal = (titulo: string, cuerpo: string, cabeza = ""): string => `<!DOCTYPE html>
<html lang="es" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${titulo} | Instituto de Aguas de Altura</title>${cabeza}</head>
<body class="path-node"><div id="accesibilidad">A+ A- Contraste</div>
<div class="region-top"><a href="/">Inicio</a> <a href="/es/correo">Correo institucional</a> <a href="/es/biblioteca">Biblioteca</a> <a href="/es/transparencia">Transparencia</a></div>
<div class="region-header"><div class="logo">Universidad Nacional de Tomebamba</div><div class="sub">Instituto de Aguas de Altura (IAA)</div></div>
<div class="menu"><ul><li><a href="/es/instituto">El Instituto</a></li><li><a href="/es/personal">Personal</a></li><li><a href="/es/proyectos">Proyectos</a></li><li><a href="/es/noticias">Noticias</a></li></ul></div>
<div class="layout-content">${cuerpo}</div>
<div class="region-footer">Campus Yanuncay, bloque D · Cuenca, Ecuador · (+593) 7 555 0142 · <a href="/es/mapa">Mapa del sitio</a><br/>© 2026 Universidad Nacional de Tomebamba</div></body></html>`

const fila = (nombre: string, cargo: string, area: string, oficina: string): string =>
  `<tr class="views-row"><td class="views-field-title">${nombre}</td><td>${cargo}</td><td>${area}</td><td>${oficina}</td></tr>`

/** An institute in the Andes: a director with an old title on an old page, a technician who shares his name with a goalkeeper, a postdoc with a site of her own. */
export const aguasDeAltura: WorldPart = {
  pages: [
    {
      url: "https://aguasdealtura.example/",
      body: portal(
        "Inicio",
        `<h1>Instituto de Aguas de Altura</h1><p>Investigamos la hidrología de los páramos y glaciares del Ecuador desde 1996.</p><div class="view-noticias"><h2>Últimas noticias</h2><ul><li><a href="/es/noticias/premio-agua-andina">Directora del IAA recibe el Premio Agua Andina</a></li><li><a href="/es/noticias/estacion-llaviucu">Nueva estación en Llaviucu</a></li></ul></div>`
      )
    },
    {
      url: "https://aguasdealtura.example/es/personal",
      body: portal(
        "Personal",
        `<h1>Personal</h1><table class="views-table"><thead><tr><th>Nombre</th><th>Cargo</th><th>Área</th><th>Oficina</th></tr></thead><tbody>
${fila("Dra. Ximena Tuquerres Alarcón", "Directora", "Hidrología de páramo", "D-301")}
${fila("Dr. Rodrigo Peñaherrera", "Subdirector", "Glaciología", "D-302")}
${fila("Ing. Bolívar Cantuña Sisa", "Responsable de Instrumentación", "Redes de monitoreo", "D-008 (taller)")}
${fila("Dra. Lieselot Verhaeghe-Pinto", "Investigadora posdoctoral", "Ecohidrología, isótopos", "D-214")}
${fila("Lcda. Maritza Guamán", "Secretaria", "Administración", "D-300")}
</tbody></table>`
      )
    },
    {
      url: "https://aguasdealtura.example/es/noticias/premio-agua-andina",
      body: portal(
        "Directora del IAA recibe el Premio Agua Andina",
        `<h1>Directora del IAA recibe el Premio Agua Andina</h1><p class="submitted">Enviado por comunicacion el Jue, 19/03/2026 - 10:42</p><p>La Dra. Ximena Tuquerres Alarcón, directora del Instituto de Aguas de Altura, recibió en Lima el Premio Agua Andina 2026 por tres décadas de mediciones en el páramo de Quimsacocha. «El premio es de los guardapáramos», dijo.</p><p>La Dra. Tuquerres es doctora en Hidrología por la Universidad de Lovaina (2003) y miembro de la Academia de Ciencias del Ecuador.</p>`,
        `<meta property="og:type" content="article" /><meta property="og:title" content="Directora del IAA recibe el Premio Agua Andina" /><meta property="article:published_time" content="2026-03-19T10:42:00-05:00" />`
      )
    },
    {
      url: "https://aguasdealtura.example/es/noticias/estacion-llaviucu",
      body: portal(
        "Nueva estación en Llaviucu",
        `<h1>Nueva estación en Llaviucu</h1><p class="submitted">Enviado por comunicacion el Lun, 07/09/2026 - 08:15</p><p>El equipo del Ing. Bolívar Cantuña instaló a 3.160 metros la estación número cien de la red. El pluviómetro de bajo costo «Chirapa», diseñado por él e impreso en 3D en nuestro taller, ya funciona en cuatro países.</p><p>El Ing. Cantuña, ingeniero electrónico por la Escuela Politécnica Nacional (2009), cuenta con la certificación de piloto de drones de la DGAC.</p>`
      )
    },
    {
      url: "https://congreso-hidrica-andina.example/2018/ponentes",
      body: `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Ponentes – VII Congreso Hídrico Andino, Arequipa 2018</title></head><body><h1>Ponentes</h1><h3>Tuquerres, Ximena</h3><p>Profesora agregada, Instituto de Aguas de Altura, Cuenca. Ponencia: «¿Cuánta agua guarda un páramo?»</p><h3>Vásquez, Óscar</h3><p>Consultor, Lima.</p></body></html>`
    },
    {
      url: "https://eldiariodelaustro.example/vida/la-guardiana-del-agua",
      news: { seen: "20260411T120000Z", language: "Spanish", country: "Ecuador" },
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>La guardiana del agua - El Diario del Austro</title></head><body><div class="ad">PUBLICIDAD</div><nav>Ecuador · Cuenca · Deportes · Vida</nav><article><h1>La guardiana del agua</h1><p class="firma">Redacción Vida, 11 de abril de 2026</p><p>Ximena Tuquerres dirige desde 2021 el Instituto de Aguas de Altura. Nació en Otavalo, vive en Cuenca y cada domingo sube en bicicleta de montaña hasta El Cajas. «Arriba se me ordenan las ideas», cuenta.</p><p>En casa la espera Quilla, una llama que rescató hace seis años. Toca el rondador en un grupo de música andina y es hincha declarada del Deportivo Cuenca.</p><p>Desde la Fundación Páramo Vivo, que preside, pide que ningún páramo se concesione a la minería.</p></article><div class="ad">PUBLICIDAD</div><div class="comentarios">Inicie sesión para comentar</div></body></html>`
    },
    {
      url: "https://makers-azuay.example/feria-2026/expositores",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Expositores – Feria Maker Azuay 2026</title></head><body><h1>Expositores</h1><div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Bolívar Cantuña</h2><p itemprop="jobTitle">Responsable de Instrumentación</p><p itemprop="affiliation">Instituto de Aguas de Altura</p><p itemprop="description">Sensores LoRa para lugares sin carretera. Radioaficionado (HC5BCS), socio del Cuenca Radio Club y astrónomo de fin de semana.</p></div><div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Paola Idrovo</h2><p itemprop="description">Relojes de agua.</p></div><p>Contacto de expositores: <a href="mailto:bolivar.cantuna@aguasdealtura.example">bolivar.cantuna@aguasdealtura.example</a>, <a href="mailto:paola@relojes-idrovo.example">paola@relojes-idrovo.example</a></p></body></html>`
    },
    {
      url: "https://estadiosur.example/leyendas/bolivar-cantuna",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Leyendas: Bolívar Cantuña, el gato de Riobamba</title></head><body><h1>Bolívar Cantuña</h1><p>Arquero del Olmedo campeón de 1994, atajó tres penales en la final. Hoy entrena juveniles en Riobamba.</p></body></html>`
    },
    {
      url: "https://lieselotvp.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lieselot Verhaeghe-Pinto</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/hugo.css"></head><body><header><a href="/">home</a> <a href="/papers/">papers</a> <a href="/code/">code</a> <a href="/talks/">talks</a></header><h1>Lieselot Verhaeghe-Pinto</h1><p>I am a postdoctoral researcher at the Instituto de Aguas de Altura in Cuenca, Ecuador, where I ask cushion plants how old their water is. The answer is in the isotopes.</p><p>Before this I did my PhD at Ghent University (Bioscience Engineering, 2022), with a stay in Medellín that taught me Spanish and salsa.</p><p>I write R, a fair amount of Stan, and <a href="https://github.com/lieselotvp">isowet</a>, a package for mixing models.</p><p>Outside: trail running, watercolours of mosses, and trying to teach a deaf cat called Stroopwafel to come when called. I support Club Brugge from seven time zones away.</p><footer>Built with Hugo. No cookies, no trackers.</footer></body></html>`
    },
    {
      url: "https://lieselotvp.example/talks/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Talks | Lieselot Verhaeghe-Pinto</title></head><body><header><a href="/">home</a> <a href="/papers/">papers</a> <a href="/code/">code</a> <a href="/talks/">talks</a></header><h1>Talks</h1><ul><li>2026, Mountain Waters, Innsbruck: <b>Old water, young plants</b> (best early-career talk)</li><li>2024, useR in Salzburg: <b>Priors for people in wellies</b></li></ul><p>I am one of the organisers of R-Ladies Cuenca; come along, it's free.</p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0003-7718-2046",
      given: "Ximena",
      family: "Tuquerres Alarcón",
      other_names: ["X. Tuquerres"],
      keywords: ["hidrología de páramo", "balance hídrico", "humedales altoandinos"],
      country: "EC",
      employments: [
        {
          organization: "Universidad Nacional de Tomebamba",
          role: "Directora",
          department: "Instituto de Aguas de Altura",
          city: "Cuenca",
          country: "EC",
          from: 2021
        },
        {
          organization: "Universidad Nacional de Tomebamba",
          role: "Profesora agregada",
          department: "Instituto de Aguas de Altura",
          city: "Cuenca",
          country: "EC",
          from: 2006,
          to: 2021
        }
      ],
      educations: [
        {
          organization: "Universidad de Lovaina",
          role: "Doctorado",
          department: "Hidrología",
          city: "Lovaina",
          country: "BE",
          from: 1998,
          to: 2003
        }
      ],
      works: [
        {
          title: "Storage and release in a tropical alpine wetland",
          type: "journal-article",
          year: 2024,
          journal: "Mountain Hydrology Letters"
        }
      ]
    },
    {
      id: "0000-0001-5530-9917",
      given: "Lieselot",
      family: "Verhaeghe-Pinto",
      keywords: ["stable isotopes", "ecohydrology"],
      urls: [{ label: "Website", url: "https://lieselotvp.example/" }],
      country: "EC",
      employments: [
        {
          organization: "Universidad Nacional de Tomebamba",
          role: "Postdoctoral researcher",
          department: "Instituto de Aguas de Altura",
          city: "Cuenca",
          country: "EC",
          from: 2023
        }
      ],
      educations: [
        {
          organization: "Ghent University",
          role: "PhD",
          department: "Bioscience Engineering",
          city: "Ghent",
          country: "BE",
          from: 2018,
          to: 2022
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5094411207",
      name: "Ximena Tuquerres Alarcón",
      orcid: "0000-0003-7718-2046",
      institution: "Universidad Nacional de Tomebamba",
      country: "EC",
      years: [2019, 2021, 2024, 2025],
      works_count: 71,
      cited_by_count: 2140,
      topics: ["Hydrology and Watershed Management Studies", "Peatlands and Wetlands Ecology"]
    }
  ],
  github: [
    {
      login: "lieselotvp",
      id: 770455,
      name: "Lieselot Verhaeghe-Pinto",
      company: "Instituto de Aguas de Altura",
      blog: "https://lieselotvp.example/",
      location: "Cuenca, Ecuador",
      bio: "Ecohydrologist. Isotopes, moss, Bayesian mixing models.",
      repositories: [
        {
          name: "isowet",
          description: "Isotope mixing models for wetlands, in R and Stan",
          language: "R",
          topics: ["isotopes", "bayesian", "hydrology"],
          stars: 83,
          pushed_at: "2026-10-30T22:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "lieselot.mosses.example",
      name: "Lieselot Verhaeghe-Pinto",
      description: "Postdoc, páramo plants and old water. Cuenca 🇪🇨. R-Ladies. Cat is deaf, not rude.",
      website: "https://lieselotvp.example/",
      posts: [
        {
          text: "4,200 m, sleet, and the syringe froze. Best field day this year.",
          at: "2026-11-19T21:30:00.000Z"
        }
      ]
    }
  ],
  wikidata: [
    {
      id: "Q99120447",
      label: "Bolívar Cantuña",
      description: "Ecuadorian association football goalkeeper",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q937857", label: "association football player" } },
        { property: "P569", time: "1968-07-24" }
      ],
      article: "Bolívar Cantuña"
    }
  ],
  wikipedia: [
    {
      title: "Bolívar Cantuña",
      description: "Ecuadorian footballer",
      extract:
        "Bolívar Cantuña (born 24 July 1968 in Riobamba) is an Ecuadorian former football goalkeeper who won the 1994 championship with Olmedo and later became a coach."
    }
  ],
  people: [
    {
      id: "ximena-tuquerres-alarcon",
      about: "ORCID and OpenAlex; a congress page of 2018 keeps an old title.",
      contact: { email: "xtuquerres@aguasdealtura.example", full_name: "Ximena Tuquerres Alarcón" },
      outcome: "found",
      facts: {
        title: "Directora | Directora del Instituto de Aguas de Altura | Directora del IAA | Director",
        company:
          "Instituto de Aguas de Altura | Instituto de Aguas de Altura (IAA) | IAA | Universidad Nacional de Tomebamba",
        location: "Cuenca | Cuenca, Ecuador | Cuenca, EC",
        skills: ["hidrología de páramo | Hidrología de páramo", "balance hídrico", "humedales altoandinos"],
        achievements: ["Premio Agua Andina | Premio Agua Andina 2026 | el Premio Agua Andina"],
        hobbies: [
          "bicicleta de montaña | sube en bicicleta de montaña",
          "rondador | toca el rondador | música andina | Toca el rondador en un grupo de música andina"
        ],
        sports_teams: ["Deportivo Cuenca"],
        causes: ["Fundación Páramo Vivo | Páramo Vivo"],
        memberships: ["Academia de Ciencias del Ecuador"],
        education: [
          {
            institution: "Universidad de Lovaina",
            degree: "Doctorado | doctora | doctora en Hidrología | doctorado en Hidrología",
            field: "Hidrología",
            year: 2003
          }
        ],
        pets: [
          "Quilla, una llama | Quilla | llama | una llama | una llama que rescató | llama Quilla | Quilla, una llama que rescató hace seis años"
        ]
      },
      also: {
        title:
          "preside la Fundación Páramo Vivo | Dra. | presidenta | Presidenta de la Fundación Páramo Vivo",
        industry:
          "hidrología | investigación | Investigamos la hidrología de los páramos y glaciares | universidad | educación superior | Hydrology | research | Higher education",
        skills: [
          "Hydrology and Watershed Management Studies",
          "Peatlands and Wetlands Ecology",
          "hidrología | hydrology",
          "mediciones en el páramo",
          "glaciares",
          "páramos | páramo"
        ],
        interests: [
          "páramo | páramos",
          "agua",
          "El Cajas",
          "música andina",
          "bicicleta de montaña",
          "Deportivo Cuenca",
          "hidrología de páramo",
          "balance hídrico",
          "humedales altoandinos",
          "Hydrology and Watershed Management Studies",
          "Peatlands and Wetlands Ecology",
          "rondador",
          "hidrología"
        ],
        hobbies: [
          "música andina | grupo de música andina",
          "hincha del Deportivo Cuenca | Deportivo Cuenca",
          "El Cajas"
        ],
        achievements: [
          "¿Cuánta agua guarda un páramo? | «¿Cuánta agua guarda un páramo?»",
          "Storage and release in a tropical alpine wetland",
          "tres décadas de mediciones en el páramo de Quimsacocha",
          "dirige desde 2021 el Instituto de Aguas de Altura",
          "Ponencia"
        ],
        causes: [
          "que ningún páramo se concesione a la minería | pide que ningún páramo se concesione a la minería | minería",
          "páramos | guardapáramos | páramo"
        ],
        memberships: ["Fundación Páramo Vivo", "grupo de música andina"]
      },
      sources: [
        "https://aguasdealtura.example/",
        "https://aguasdealtura.example/es/personal",
        "https://aguasdealtura.example/es/noticias/premio-agua-andina",
        "https://eldiariodelaustro.example/vida/la-guardiana-del-agua",
        "https://congreso-hidrica-andina.example/2018/ponentes",
        "https://pub.orcid.org/v3.0/0000-0003-7718-2046/person",
        "https://pub.orcid.org/v3.0/0000-0003-7718-2046/employments",
        "https://pub.orcid.org/v3.0/0000-0003-7718-2046/educations"
      ],
      never: ["Profesora agregada"]
    },
    {
      id: "bolivar-cantuna",
      about: "An engineer whose namesake, a goalkeeper, is in the encyclopaedia.",
      contact: {
        email: "bolivar.cantuna@aguasdealtura.example",
        full_name: "Bolívar Cantuña",
        company: "Instituto de Aguas de Altura"
      },
      outcome: "found",
      facts: {
        title: "Responsable de Instrumentación",
        company:
          "Instituto de Aguas de Altura | Instituto de Aguas de Altura (IAA) | IAA | Universidad Nacional de Tomebamba",
        location: "Cuenca | Cuenca, Ecuador",
        skills: ["Redes de monitoreo", "LoRa | Sensores LoRa"],
        achievements: [
          "Chirapa | pluviómetro de bajo costo «Chirapa» | pluviómetro Chirapa | pluviómetro de bajo costo"
        ],
        hobbies: [
          "Radioaficionado | radioafición | radioaficionado (HC5BCS)",
          "astrónomo de fin de semana | astronomía | astrónomo"
        ],
        memberships: ["Cuenca Radio Club | socio del Cuenca Radio Club"],
        education: [
          {
            institution: "Escuela Politécnica Nacional",
            degree: "ingeniero electrónico | ingeniero | Ingeniería Electrónica | Ing.",
            year: 2009
          }
        ],
        certifications: [
          "piloto de drones | certificación de piloto de drones de la DGAC | piloto de drones de la DGAC | certificación de piloto de drones"
        ]
      },
      also: {
        title: "ingeniero electrónico | Ing. | Expositor",
        industry:
          "hidrología | investigación | universidad | Investigamos la hidrología de los páramos y glaciares | Hydrology | research",
        skills: [
          "Instrumentación",
          "sensores | Sensores LoRa para lugares sin carretera",
          "impreso en 3D | impresión 3D",
          "drones | piloto de drones",
          "electrónica | ingeniero electrónico",
          "pluviómetro"
        ],
        interests: [
          "LoRa | Sensores LoRa | Sensores LoRa para lugares sin carretera",
          "radio | Radioaficionado | radioafición",
          "astronomía | astrónomo de fin de semana | astrónomo",
          "drones",
          "Redes de monitoreo",
          "impreso en 3D | impresión 3D",
          "Instrumentación",
          "maker | Feria Maker Azuay"
        ],
        hobbies: ["drones | piloto de drones", "maker | Feria Maker Azuay"],
        achievements: [
          "estación número cien | la estación número cien de la red | instaló a 3.160 metros la estación número cien de la red | Nueva estación en Llaviucu",
          "Feria Maker Azuay 2026 | Expositor"
        ],
        education: [
          {
            institution: "Escuela Politécnica Nacional",
            degree: "ingeniero electrónico",
            field: "Electrónica | electrónico | Ingeniería electrónica",
            year: 2009
          }
        ],
        certifications: ["Radioaficionado (HC5BCS) | HC5BCS", "ingeniero electrónico"]
      },
      sources: [
        "https://aguasdealtura.example/es/personal",
        "https://aguasdealtura.example/es/noticias/estacion-llaviucu",
        "https://makers-azuay.example/feria-2026/expositores"
      ],
      never: ["Olmedo", "goalkeeper", "Arquero", "Riobamba", "penales"]
    },
    {
      id: "lieselot-verhaeghe-pinto",
      about: "Own site in English, GitHub, Bluesky and ORCID; the institute's table is Spanish.",
      contact: { full_name: "Lieselot Verhaeghe-Pinto", company: "Instituto de Aguas de Altura" },
      outcome: "found",
      facts: {
        title: "postdoctoral researcher | Investigadora posdoctoral | Postdoc | Ecohydrologist",
        company:
          "Instituto de Aguas de Altura | Instituto de Aguas de Altura (IAA) | IAA | Universidad Nacional de Tomebamba",
        location: "Cuenca, Ecuador | Cuenca",
        skills: ["R", "Stan", "stable isotopes | isotopes | isótopos", "ecohydrology | Ecohidrología"],
        achievements: [
          "best early-career talk | Old water, young plants | Old water, young plants (best early-career talk)"
        ],
        hobbies: ["trail running", "watercolours of mosses | watercolours | painting watercolours"],
        sports_teams: ["Club Brugge"],
        memberships: ["R-Ladies Cuenca | R-Ladies"],
        education: [
          { institution: "Ghent University", degree: "PhD", field: "Bioscience Engineering", year: 2022 }
        ],
        pets: [
          "a deaf cat called Stroopwafel | Stroopwafel | deaf cat | cat | deaf cat called Stroopwafel | deaf cat Stroopwafel | cat called Stroopwafel"
        ]
      },
      also: {
        title: "organiser | organiser of R-Ladies Cuenca | one of the organisers of R-Ladies Cuenca | Dra.",
        industry:
          "hidrología | hydrology | research | investigación | universidad | Ecohydrology | Investigamos la hidrología de los páramos y glaciares",
        skills: [
          "Bayesian mixing models | mixing models | Isotope mixing models | bayesian",
          "Spanish",
          "hydrology",
          "Ecohidrología, isótopos",
          "Isotope mixing models for wetlands"
        ],
        interests: [
          "moss | mosses",
          "isotopes | isótopos | stable isotopes",
          "páramo plants | páramo plants and old water | old water | cushion plants",
          "Bayesian mixing models | bayesian | mixing models",
          "trail running",
          "salsa",
          "ecohydrology | Ecohidrología",
          "watercolours | watercolours of mosses",
          "hydrology",
          "Club Brugge",
          "R-Ladies | R-Ladies Cuenca",
          "wetlands",
          "R",
          "Spanish"
        ],
        hobbies: [
          "salsa",
          "trying to teach a deaf cat called Stroopwafel to come when called",
          "Club Brugge",
          "moss"
        ],
        achievements: [
          "isowet",
          "Priors for people in wellies",
          "Mountain Waters | Mountain Waters, Innsbruck",
          "Isotope mixing models for wetlands, in R and Stan",
          "useR"
        ],
        causes: ["R-Ladies | R-Ladies Cuenca"]
      },
      sources: [
        "https://aguasdealtura.example/es/personal",
        "https://lieselotvp.example/",
        "https://lieselotvp.example/talks/",
        "https://api.github.com/users/lieselotvp",
        "https://api.github.com/users/lieselotvp/repos",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=lieselot.mosses.example",
        "https://pub.orcid.org/v3.0/0000-0001-5530-9917/person",
        "https://pub.orcid.org/v3.0/0000-0001-5530-9917/educations"
      ]
    }
  ]
}
