import type { WorldPart } from "../World.ts"

const casa = (titulo: string, cuerpo: string): string => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><title>${titulo} | Parotela</title><meta name="description" content="Muebles de parota y encino, hechos en Ocotlán, Jalisco."></head>
<body><div class="cinta"><a href="/">Parotela</a> <a href="/nosotros">Nosotros</a> <a href="/taller">Noticias del taller</a> <a href="/en/export">English</a></div>${cuerpo}
<address>Parotela Muebles S.A. de C.V., Calzada de los Ebanistas 410, 47800 Ocotlán, Jalisco, México</address></body></html>`

/** An exporter of furniture in Jalisco: its house speaks Spanish, its buyers English, and titles stand in both. */
export const parotela: WorldPart = {
  pages: [
    {
      url: "https://parotela.example/",
      body: casa(
        "Muebles de parota y encino",
        `<h1>Mesas para familias largas.</h1><p>Desde 1986 fabricamos muebles de parota y encino en Ocotlán, Jalisco, y los exportamos a catorce países. <a href="/nosotros">Conócenos</a>.</p>`
      )
    },
    {
      url: "https://parotela.example/nosotros",
      body: casa(
        "Nosotros",
        `<h1>Nosotros</h1>
<section><h2>Ximena Arrizabalaga Corona</h2><h3>Directora general</h3><p>Nieta del fundador, Ximena dirige la casa desde 2015. Es licenciada en Administración de Empresas por la Universidad de Guadalajara (2004) y preside la Asociación de Mueblistas de la Ciénega.</p></section>
<section><h2>Eleuterio Bañuelos Nava</h2><h3>Gerente de exportación</h3><p>Eleuterio lleva los pedidos hasta el puerto de Manzanillo.</p></section>
<section><h2>Itzayana Lomelí</h2><h3>Jefa de diseño</h3><p>Itzayana dibuja todo lo que sale del taller. Su silla Garza ganó el Premio Sillar de Diseño 2024.</p></section>
<section><h2>Hernán Quirarte</h2><h3>Responsable de maderas</h3><p>Hernán compra la madera y camina los predios antes de firmar.</p></section>`
      )
    },
    {
      url: "https://parotela.example/taller",
      body: casa(
        "Noticias del taller",
        `<h1>Noticias del taller</h1><h2>Setecientas sillas a Texas</h2><p>14 de septiembre de 2026</p><p>Salió el pedido más grande de nuestra historia. “Contamos las patas dos veces”, dice Eleuterio Bañuelos, gerente de exportación.</p><h2>Garza se queda en el museo</h2><p>3 de marzo de 2026</p><p>El Museo del Mueble de Guadalajara compró una silla Garza, de Itzayana Lomelí.</p>`
      )
    },
    {
      url: "https://parotela.example/en/export",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>For buyers abroad | Parotela</title></head><body><p><a href="/">Parotela</a> · <a href="/nosotros">Español</a></p><h1>For buyers abroad</h1><p>Parotela makes dining tables and chairs of parota and white oak in Ocotlán, Jalisco, Mexico. Forty-foot containers leave Manzanillo every ten days.</p>
<h2>Your contacts</h2><ul><li>Orders and quotes: <b>Eleuterio Bañuelos</b>, Export Manager, <a href="mailto:eleuterio@parotela.example">eleuterio@parotela.example</a></li><li>Timber papers: <b>Hernán Quirarte</b>, Head of Timber Sourcing. Hernán is a forestry engineer (Universidad Autónoma Chapingo, 2007) and an FSC chain-of-custody auditor. <a href="mailto:hquirarte@parotela.example">hquirarte@parotela.example</a></li><li>Everything else: <b>Ximena Arrizabalaga</b>, General Director</li></ul></body></html>`
    },
    {
      url: "https://cronicadelaribera.example/2026/06/mueblistas-puerto",
      news: { seen: "20260608T140000Z", language: "Spanish", country: "Mexico" },
      body: `<!doctype html><html lang="es"><head><title>Mueblistas piden tren al puerto | Crónica de la Ribera</title></head><body><article><h1>Mueblistas piden tren al puerto</h1><p>8 de junio de 2026</p><p>Ocotlán. La presidenta de la Asociación de Mueblistas de la Ciénega y directora general de Parotela, Ximena Arrizabalaga, pidió ayer un tren de carga al puerto de Manzanillo. “Cada contenedor pierde un día en la carretera”, dijo.</p></article></body></html>`
    },
    {
      url: "https://itzayanalomeli.example/",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Itzayana Lomelí, sillas</title></head><body><h1>Itzayana Lomelí</h1><p>Dibujo sillas. Soy jefa de diseño en <a href="https://parotela.example/nosotros">Parotela</a> y vivo en Chapala.</p><p>Colecciono sillas en miniatura. Van 340.</p><p>También en <a rel="me" href="https://x.com/itzalomeli">X</a>.</p></body></html>`
    },
    {
      url: "https://revistaveta.example/entrevistas/itzayana-lomeli",
      body: `<!doctype html><html lang="es"><head><title>“Una silla es una conversación”: Itzayana Lomelí | Revista Veta</title></head><body><h1>“Una silla es una conversación”</h1><p>Abril de 2025</p><p>Itzayana Lomelí, jefa de diseño de Parotela, nos recibe entre virutas. Madre soltera de gemelas, aprendió a dibujar de noche; desde que le diagnosticaron lupus dibuja también de día. “La madera perdona más que el papel”, dice. Creció entre testigos de Jehová y de ahí, cuenta, le viene la paciencia.</p></body></html>`
    },
    {
      url: "https://hearthandhome-expo.example/exhibitors/parotela",
      body: `<!doctype html><html lang="en"><head><title>Parotela – Hearth &amp; Home Expo, High Point 2026</title></head><body><h1>Parotela</h1><p>Hall 4, stand 4112. Solid wood dining furniture from Jalisco, Mexico.</p><p>At the stand: Eleuterio Bañuelos, Export Manager.</p></body></html>`
    },
    {
      url: "https://saborespoblanos.example/cocineros/hernan-quirarte",
      body: `<!doctype html><html lang="es"><head><title>Hernán Quirarte, el chef del mole | Sabores Poblanos</title></head><body><h1>Hernán Quirarte</h1><p>El chef Hernán Quirarte abrió La Cazuela Honda en Puebla en 2016. Su mole almendrado ganó la Cuchara de Barro 2022.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://mx.linkedin.com/in/eleuterio-banuelos-nava",
      title: "Eleuterio Bañuelos Nava - Gerente de exportación - Parotela | LinkedIn",
      snippet:
        "Guadalajara, Jalisco, México · Gerente de exportación · Parotela. Muebles de madera sólida para Norteamérica y Europa. Más de 500 contactos en LinkedIn."
    },
    {
      url: "https://x.com/itzalomeli",
      title: "Itzayana Lomelí (@itzalomeli) / X",
      snippet: "Sillas, casi siempre. Diseño en Parotela. Chapala, Jalisco. Se unió en mayo de 2012."
    }
  ],
  people: [
    {
      id: "ximena-arrizabalaga",
      about: "Titles in two languages; a newspaper in Spanish; a second surname that the client left out.",
      contact: { full_name: "Ximena Arrizabalaga", company: "Parotela", location: "Ocotlán" },
      outcome: "found",
      facts: {
        title: "Directora general | General Director",
        company: "Parotela | Parotela Muebles S.A. de C.V. | Parotela Muebles",
        memberships: [
          "Asociación de Mueblistas de la Ciénega | presidenta de la Asociación de Mueblistas de la Ciénega"
        ],
        education: [
          {
            institution: "Universidad de Guadalajara",
            degree: "licenciada | licenciada en Administración de Empresas | Licenciatura",
            field: "Administración de Empresas",
            year: 2004
          }
        ]
      },
      also: {
        title: "presidenta de la Asociación de Mueblistas de la Ciénega",
        location: "Ocotlán, Jalisco, México | Ocotlán, Jalisco | Ocotlán | Ocotlán, Jalisco, Mexico",
        industry: "muebles | furniture"
      },
      sources: [
        "https://parotela.example/nosotros",
        "https://parotela.example/en/export",
        "https://cronicadelaribera.example/2026/06/mueblistas-puerto"
      ]
    },
    {
      id: "eleuterio-banuelos",
      about: "A LinkedIn address and no email; the tilde is missing from the client's spelling.",
      contact: {
        linkedin_url: "https://www.linkedin.com/in/eleuterio-banuelos-nava",
        full_name: "Eleuterio Banuelos"
      },
      outcome: "found",
      facts: {
        title: "Gerente de exportación | Export Manager",
        company: "Parotela | Parotela Muebles S.A. de C.V. | Parotela Muebles",
        location: "Guadalajara, Jalisco, México | Guadalajara, Jalisco | Guadalajara | Guadalajara, Mexico",
        linkedin:
          "https://www.linkedin.com/in/eleuterio-banuelos-nava | https://mx.linkedin.com/in/eleuterio-banuelos-nava"
      },
      also: {
        location: "Ocotlán, Jalisco, México | Ocotlán, Jalisco | Ocotlán | Ocotlán, Jalisco, Mexico",
        industry: "muebles | furniture",
        linkedin_bio:
          "Gerente de exportación | Muebles de madera sólida para Norteamérica y Europa. | Gerente de exportación · Parotela"
      },
      sources: [
        "https://parotela.example/nosotros",
        "https://parotela.example/taller",
        "https://parotela.example/en/export",
        "https://hearthandhome-expo.example/exhibitors/parotela",
        "https://mx.linkedin.com/in/eleuterio-banuelos-nava"
      ]
    },
    {
      id: "itzayana-lomeli",
      about: "Own page and X in Spanish; a magazine tells of illness, family and faith.",
      contact: { email: "itzayana@parotela.example", full_name: "Itzayana Lomeli", company: "Parotela" },
      outcome: "found",
      facts: {
        title: "Jefa de diseño",
        company: "Parotela | Parotela Muebles S.A. de C.V. | Parotela Muebles",
        location: "Chapala, Jalisco | Chapala",
        achievements: ["Premio Sillar de Diseño 2024 | Premio Sillar de Diseño"],
        hobbies: ["Colecciono sillas en miniatura | sillas en miniatura"],
        twitter: "https://x.com/itzalomeli"
      },
      also: {
        industry: "muebles | furniture",
        interests: ["sillas | chairs", "sillas en miniatura"],
        achievements: ["silla Garza | Garza"],
        twitter_bio: "Sillas, casi siempre. Diseño en Parotela. Chapala, Jalisco. | Sillas, casi siempre."
      },
      sources: [
        "https://parotela.example/nosotros",
        "https://itzayanalomeli.example/",
        "https://x.com/itzalomeli"
      ],
      sensitive: ["lupus", "Madre soltera", "gemelas", "testigos de Jehová"]
    },
    {
      id: "hernan-quirarte",
      about: "The English page says more of him than the Spanish one; a chef in Puebla has his name.",
      contact: { email: "hquirarte@parotela.example", full_name: "Hernán Quirarte" },
      outcome: "found",
      facts: {
        title: "Responsable de maderas | Head of Timber Sourcing",
        company: "Parotela | Parotela Muebles S.A. de C.V. | Parotela Muebles",
        certifications: ["FSC chain-of-custody auditor"],
        education: [
          {
            institution: "Universidad Autónoma Chapingo",
            degree: "forestry engineer",
            year: 2007
          }
        ]
      },
      also: {
        title: "forestry engineer",
        location: "Ocotlán, Jalisco, México | Ocotlán, Jalisco | Ocotlán | Ocotlán, Jalisco, Mexico",
        industry: "muebles | furniture",
        skills: ["chain-of-custody", "forestry", "timber sourcing"],
        education: [{ institution: "Universidad Autónoma Chapingo", field: "forestry", year: 2007 }]
      },
      sources: ["https://parotela.example/nosotros", "https://parotela.example/en/export"],
      never: ["chef", "mole", "Puebla", "Cazuela", "Cuchara de Barro"]
    }
  ]
}
