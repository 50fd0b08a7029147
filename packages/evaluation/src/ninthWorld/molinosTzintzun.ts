import type { WorldPart } from "../World.ts"

const pagina = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="UTF-8"><title>${title} – Molinos Tzintzun</title><meta name="generator" content="WordPress 6.7.1; Elementor 3.25"></head>
<body class="elementor-page"><div class="topbar">📞 443 555 0147 · Envíos a todo México</div>
<header><a href="/"><img src="/wp-content/uploads/logo-colibri.svg" alt="Molinos Tzintzun"></a><ul id="menu"><li><a href="/productos/">Productos</a></li><li><a href="/quienes-somos/">Quiénes somos</a></li><li><a href="/blog/">Blog</a></li><li><a href="/distribuidores/">Distribuidores</a></li><li><a href="/contacto/">Contacto</a></li></ul></header>
<div class="elementor">${body}</div>
<footer><p>Molinos Tzintzun, S.A. de C.V. · Camino a Cointzio km 4, Morelia, Michoacán, C.P. 58337</p><p><a href="/aviso-de-privacidad/">Aviso de privacidad</a> · Facebook · Instagram</p><div class="wa-boton">¿Te ayudamos por WhatsApp?</div></footer></body></html>`

/** A mill in Morelia, in Spanish: the owner's daughter, a quality manager with a footballer's name, a designer. */
export const molinosTzintzun: WorldPart = {
  pages: [
    {
      url: "https://molinostzintzun.example/",
      body: pagina(
        "Harina de maíz nixtamalizado",
        `<h1>El maíz, como debe ser</h1><p>Desde 1964 nixtamalizamos maíz criollo de Michoacán para tortillerías, restaurantes y tu cocina.</p>`
      )
    },
    {
      url: "https://molinostzintzun.example/quienes-somos/",
      body: pagina(
        "Quiénes somos",
        `<h2 class="elementor-heading-title">Nuestra historia</h2><p>Don Abundio Villaseñor compró un molino de piedra a crédito. Hoy somos 140 familias y compramos a 600 productores de maíz de la Meseta Purépecha.</p><h2 class="elementor-heading-title">Equipo directivo</h2>
<div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title">Rocío Villaseñor Arriaga</h3><p class="elementor-image-box-description">Directora General. Nieta de don Abundio. Ingeniera en Alimentos por la Universidad Michoacana de San Nicolás de Hidalgo (2003) y maestra en Administración por el IPADE (2011).</p></div>
<div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title">Efraín Montalvo Rangel</h3><p class="elementor-image-box-description">Gerente de Aseguramiento de Calidad. Químico farmacobiólogo, auditor líder FSSC 22000.</p></div>
<div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title">Itzel Huacuja Medina</h3><p class="elementor-image-box-description">Jefa de Marca y Diseño. Todo lo que ves en nuestros empaques pasó por su mesa (y por sus gatos).</p></div>
<div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title">C.P. Ramiro Ochoa</h3><p class="elementor-image-box-description">Contraloría</p></div>`
      )
    },
    {
      url: "https://diariocantera.example/economia/rocio-villasenor-premio",
      news: { seen: "20251023T150000Z", language: "Spanish", country: "Mexico" },
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Reconocen a molinera moreliana con el Premio Estatal a la Empresaria | Diario Cantera</title></head><body><div class="banner">PUBLICIDAD</div><nav>Morelia | Estado | Economía | Deportes | Policiaca</nav><h1>Reconocen a molinera moreliana con el Premio Estatal a la Empresaria</h1><p class="firma">Por Yunuén Barriga / Morelia, Mich., 23 de octubre de 2025</p><p>Rocío Villaseñor Arriaga, directora general de Molinos Tzintzun, recibió ayer el Premio Estatal a la Empresaria 2025 por su programa de compra directa a productores de maíz criollo, que paga hasta 40 por ciento por encima del mercado.</p><p>La empresaria, quien también es vicepresidenta de Canacintra Michoacán, dedicó el galardón a su abuelo. “Él decía que al maíz no se le regatea”, comentó.</p><p>Villaseñor preside además el patronato del Comedor Santa Fe, que da de desayunar a 300 niños de Tenencia Morelos. Católica y madre de dos hijas, confesó que su único vicio es la bicicleta de montaña: “Los domingos, a las seis, ya vamos subiendo el Punhuato con todo y el perro”. El perro, un xoloitzcuintle, se llama Nejayote.</p><p>TAMBIÉN LEE: Cierran carril del libramiento por obras</p></body></html>`
    },
    {
      url: "https://expotortilla.example/2026/ponentes/",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Ponentes | Expo Tortilla y Maíz 2026</title></head><body><h1>Ponentes</h1><section class="ponente"><h2>Ing. Rocío Villaseñor</h2><h4>Directora General, Molinos Tzintzun (Morelia)</h4><p>“Pagar bien el maíz también es negocio”. Hablará de abasto de maíz criollo, contratos con ejidos y denominaciones de origen.</p></section><section class="ponente"><h2>QFB Efraín Montalvo</h2><h4>Gerente de Calidad, Molinos Tzintzun</h4><p>“Aflatoxinas sin pánico”. Taller de dos horas sobre control de micotoxinas y HACCP para molinos pequeños.</p></section><section class="ponente"><h2>Chef Alondra Paz</h2><h4>Restaurante Metate, Oaxaca</h4></section></body></html>`
    },
    {
      url: "https://uvallealumni.example/egresados/efrain-montalvo",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Egresados que inspiran: Efraín Montalvo Rangel</title></head><body><p class="ruta">Inicio &gt; Egresados &gt; Entrevistas</p><h1>Egresados que inspiran</h1><p><b>Nombre:</b> Efraín Montalvo Rangel<br><b>Carrera:</b> Químico Farmacobiólogo, Universidad del Valle de Guayangareo, generación 2009<br><b>Hoy:</b> Gerente de Aseguramiento de Calidad en Molinos Tzintzun</p><p><b>¿Te confunden con el futbolista?</b> Cada semana. Una vez me mandaron una playera para firmar y la firmé.</p><p><b>¿Qué haces fuera del laboratorio?</b> Toco la vihuela en una pirekua de amigos y crío abejas meliponas en el patio; son nativas y no pican. También formo parte de la Sociedad Mexicana de Inocuidad y Calidad para Consumidores de Alimentos.</p><p><b>¿Y de futbol, nada?</b> Le voy al Cruz Azul. Ya sé.</p><p><b>Un orgullo</b> Que nuestro laboratorio obtuviera la acreditación ISO/IEC 17025 en 2023; fuimos el primer molino del estado.</p></body></html>`
    },
    {
      url: "https://meliponicultores.example/directorio",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Directorio | Red de Meliponicultores de Michoacán</title></head><body><h1>Directorio de socios</h1><ul><li>Ana Cira Equihua, Uruapan: 22 jobones</li><li>Efraín Montalvo Rangel, Morelia: 9 jobones, imparte talleres gratuitos en escuelas primarias con <i>Polinizadores A.C.</i> (químico en Molinos Tzintzun)</li><li>Ejido El Rosario</li></ul></body></html>`
    },
    {
      url: "https://golazodelbajio.example/leyendas/efrain-montalvo",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Leyendas: Efraín “El Rayo” Montalvo</title></head><body><h1>Efraín “El Rayo” Montalvo</h1><p>Delantero del Atlético Guayangareo de 1988 a 1999, Efraín Montalvo anotó 131 goles en primera división y fue campeón de goleo en 1994. Tras el retiro abrió la marisquería La Chilena en Irapuato y dirige una escuela de futbol.</p></body></html>`
    },
    {
      url: "https://itzelhuacuja.example/",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Itzel Huacuja · ilustración y empaque</title></head><body class="portafolio"><header><h1>Itzel Huacuja Medina</h1><p>Ilustración / empaque / letras</p></header><section id="hola"><p>¡Hola! Soy Itzel, de Pátzcuaro. Desde 2018 soy Jefa de Marca y Diseño en Molinos Tzintzun, en Morelia, y por las noches hago linóleo en la cocina.</p><p>Estudié Diseño de la Comunicación Gráfica en la UAM Xochimilco (2012). Trabajo con Illustrator, con gubias y con paciencia: branding, diseño de empaque, lettering.</p><p>La bolsa de «Maíz azul» ganó oro en los Premios Envase Estelar 2024.</p></section><section id="otros"><h2>Otras cosas que pueden interesarte</h2><p>Vivo con dos gatos, Atole y Pinole. Colecciono etiquetas viejas de refresco. Los sábados doy un taller de grabado en Casa de las Niñas Eréndira, un albergue de Pátzcuaro; si te sobran gubias, mándamelas.</p></section><footer><a href="https://x.com/itzelhuacuja">X</a> · hola@itzelhuacuja.example</footer></body></html>`
    },
    {
      url: "https://rodaderasmorelia.example/equipo",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Equipo A 2026 | Las Rodaderas Roller Derby Morelia</title></head><body><h1>Equipo A 2026</h1><table><tr><th>#</th><th>Nombre de derby</th><th>Nombre</th><th>Posición</th></tr><tr><td>08</td><td>Masa Crítica</td><td>Itzel Huacuja (diseñadora de Molinos Tzintzun, nuestro patrocinador)</td><td>Bloqueadora</td></tr><tr><td>43</td><td>La Uaricha</td><td>Paola Tena</td><td>Jammer</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://mx.linkedin.com/in/rociovillasenorarriaga",
      title: "Rocío Villaseñor Arriaga - Directora General - Molinos Tzintzun | LinkedIn",
      snippet:
        "Morelia, Michoacán, México · Directora General · Molinos Tzintzun. Maíz criollo, comercio justo, tercera generación. IPADE Business School. Más de 500 contactos."
    },
    {
      url: "https://x.com/itzelhuacuja",
      title: "Itzel Huacuja (@itzelhuacuja) / X",
      snippet: "Dibujo bolsas de harina. Linóleo, gatos, roller derby. Morelia."
    },
    {
      url: "https://mx.linkedin.com/in/efrain-montalvo-rangel",
      title: "Efraín Montalvo Rangel - Gerente de Aseguramiento de Calidad - Molinos Tzintzun | LinkedIn",
      snippet:
        "Morelia, Michoacán, México · Gerente de Aseguramiento de Calidad · Molinos Tzintzun. La inocuidad no es suerte. 287 contactos."
    }
  ],
  wikidata: [
    {
      id: "Q90099131",
      label: "Efraín Montalvo",
      description: "Mexican association football player (born 1968)",
      aliases: ["El Rayo Montalvo"],
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1968-03-11" },
        { property: "P106", item: { id: "Q937857", label: "association football player" } },
        {
          property: "P54",
          item: { id: "Q90099132", label: "Atlético Guayangareo" },
          start: "1988",
          end: "1999"
        }
      ],
      article: "Efraín Montalvo"
    }
  ],
  wikipedia: [
    {
      title: "Efraín Montalvo",
      description: "Mexican footballer (born 1968)",
      extract:
        "Efraín Montalvo Cuevas (born 11 March 1968), nicknamed El Rayo, is a Mexican former footballer who played as a striker for Atlético Guayangareo. He was the league's top scorer in 1994."
    }
  ],
  people: [
    {
      id: "rocio-villasenor",
      about: "A managing director in Spanish; a prize and a religion in one article.",
      contact: { email: "rvillasenor@molinostzintzun.example", full_name: "Rocío Villaseñor Arriaga" },
      outcome: "found",
      facts: {
        title: "Directora General",
        company: "Molinos Tzintzun | Molinos Tzintzun, S.A. de C.V.",
        location:
          "Morelia, Michoacán, México | Morelia, Michoacán | Morelia, México | Morelia, Mich. | Morelia",
        linkedin:
          "https://mx.linkedin.com/in/rociovillasenorarriaga | https://www.linkedin.com/in/rociovillasenorarriaga",
        linkedin_bio: "Maíz criollo, comercio justo, tercera generación. | Directora General",
        education: [
          {
            institution: "Universidad Michoacana de San Nicolás de Hidalgo",
            degree: "Ingeniera en Alimentos | Ingeniera | Ingeniería",
            field: "Alimentos",
            year: 2003
          },
          {
            institution: "IPADE | IPADE Business School",
            degree: "maestra en Administración | maestra | maestría",
            field: "Administración",
            year: 2011
          }
        ],
        skills: ["abasto de maíz criollo", "contratos con ejidos", "denominaciones de origen"],
        achievements: ["Premio Estatal a la Empresaria 2025 | Premio Estatal a la Empresaria"],
        memberships: ["Canacintra Michoacán | Canacintra"],
        hobbies: ["bicicleta de montaña"],
        causes: ["Comedor Santa Fe | patronato del Comedor Santa Fe"],
        pets: ["xoloitzcuintle | Nejayote"]
      },
      also: {
        industry: "Alimentos | Harina de maíz nixtamalizado | maíz",
        interests: ["Maíz criollo", "comercio justo", "bicicleta de montaña", "denominaciones de origen"],
        skills: ["compra directa", "comercio justo", "maíz criollo", "Administración"],
        achievements: [
          "Pagar bien el maíz también es negocio",
          "vicepresidenta de Canacintra Michoacán | vicepresidenta",
          "programa de compra directa a productores de maíz criollo"
        ],
        causes: ["comercio justo", "productores de maíz criollo"],
        memberships: ["Comedor Santa Fe | patronato del Comedor Santa Fe"]
      },
      sources: [
        "https://molinostzintzun.example/quienes-somos/",
        "https://diariocantera.example/economia/rocio-villasenor-premio",
        "https://expotortilla.example/2026/ponentes/",
        "https://mx.linkedin.com/in/rociovillasenorarriaga"
      ],
      sensitive: ["Católica"]
    },
    {
      id: "efrain-montalvo",
      about: "A quality manager whom the whole state takes for a footballer.",
      contact: {
        email: "emontalvo@molinostzintzun.example",
        full_name: "Efraín Montalvo",
        company: "Molinos Tzintzun"
      },
      outcome: "found",
      facts: {
        title: "Gerente de Aseguramiento de Calidad | Gerente de Calidad",
        company: "Molinos Tzintzun | Molinos Tzintzun, S.A. de C.V.",
        location: "Morelia, Michoacán, México | Morelia, Michoacán | Morelia, México | Morelia",
        linkedin:
          "https://mx.linkedin.com/in/efrain-montalvo-rangel | https://www.linkedin.com/in/efrain-montalvo-rangel",
        linkedin_bio: "La inocuidad no es suerte. | Gerente de Aseguramiento de Calidad",
        education: [
          {
            institution: "Universidad del Valle de Guayangareo",
            degree: "Químico Farmacobiólogo | QFB",
            field: "Químico Farmacobiólogo | Farmacobiología",
            year: 2009
          }
        ],
        certifications: ["auditor líder FSSC 22000 | FSSC 22000"],
        skills: ["control de micotoxinas | micotoxinas", "HACCP"],
        memberships: [
          "Sociedad Mexicana de Inocuidad y Calidad para Consumidores de Alimentos",
          "Red de Meliponicultores de Michoacán"
        ],
        achievements: ["acreditación ISO/IEC 17025 | ISO/IEC 17025"],
        hobbies: ["vihuela | Toco la vihuela", "abejas meliponas | crío abejas meliponas"],
        sports_teams: ["Cruz Azul"],
        causes: ["Polinizadores A.C. | Polinizadores"]
      },
      also: {
        industry: "Alimentos | Harina de maíz nixtamalizado | maíz",
        skills: ["Aflatoxinas", "FSSC 22000", "inocuidad", "Aseguramiento de Calidad", "ISO/IEC 17025"],
        interests: ["abejas meliponas", "vihuela", "futbol", "inocuidad", "pirekua"],
        achievements: ["Aflatoxinas sin pánico", "primer molino del estado", "Egresados que inspiran"],
        certifications: ["ISO/IEC 17025", "Químico farmacobiólogo"],
        hobbies: ["pirekua", "futbol"],
        pets: ["abejas meliponas"],
        memberships: ["Polinizadores A.C. | Polinizadores"]
      },
      sources: [
        "https://molinostzintzun.example/quienes-somos/",
        "https://expotortilla.example/2026/ponentes/",
        "https://uvallealumni.example/egresados/efrain-montalvo",
        "https://meliponicultores.example/directorio",
        "https://mx.linkedin.com/in/efrain-montalvo-rangel"
      ],
      never: ["131 goles", "Atlético Guayangareo", "El Rayo", "Irapuato", "La Chilena"]
    },
    {
      id: "itzel-huacuja",
      about: "A designer's portfolio in the first person, a derby team, two cats.",
      contact: { email: "ihuacuja@molinostzintzun.example", full_name: "Itzel Huacuja Medina" },
      outcome: "found",
      facts: {
        title: "Jefa de Marca y Diseño",
        company: "Molinos Tzintzun | Molinos Tzintzun, S.A. de C.V.",
        location: "Morelia | Morelia, Michoacán",
        twitter: "https://x.com/itzelhuacuja | https://twitter.com/itzelhuacuja",
        twitter_bio: "Dibujo bolsas de harina. Linóleo, gatos, roller derby. Morelia.",
        education: [
          {
            institution: "UAM Xochimilco | UAM | Universidad Autónoma Metropolitana",
            field: "Diseño de la Comunicación Gráfica",
            year: 2012
          }
        ],
        skills: ["diseño de empaque | empaque", "lettering", "Illustrator", "branding"],
        achievements: [
          "Premios Envase Estelar 2024 | oro en los Premios Envase Estelar 2024 | Premios Envase Estelar"
        ],
        hobbies: [
          "roller derby",
          "linóleo",
          "Colecciono etiquetas viejas de refresco | etiquetas viejas de refresco"
        ],
        sports_teams: ["Las Rodaderas | Las Rodaderas Roller Derby Morelia"],
        causes: ["Casa de las Niñas Eréndira"],
        pets: ["dos gatos | Atole | Pinole | Atole y Pinole | gatos"]
      },
      also: {
        industry: "Alimentos | Diseño | Harina de maíz nixtamalizado",
        location: "Pátzcuaro",
        skills: ["Ilustración", "letras", "grabado", "Marca", "Diseño", "Diseño de la Comunicación Gráfica"],
        interests: ["Linóleo", "gatos", "roller derby", "Ilustración", "grabado", "lettering", "branding"],
        hobbies: ["grabado", "Ilustración", "gatos"],
        memberships: ["Las Rodaderas | Las Rodaderas Roller Derby Morelia"]
      },
      sources: [
        "https://molinostzintzun.example/quienes-somos/",
        "https://itzelhuacuja.example/",
        "https://rodaderasmorelia.example/equipo",
        "https://x.com/itzelhuacuja"
      ]
    }
  ]
}
