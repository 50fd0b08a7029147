import type { WorldPart } from "../World.ts"

const hotel = (titulo: string, cuerpo: string): string => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><title>${titulo} | Verbena Hoteles</title><link rel="alternate" hreflang="en" href="https://verbenahoteles.example/en/"><script>window.dataLayer=window.dataLayer||[];</script></head>
<body class="elementor-default"><div class="topbar">Reserva directo y ahorra 10 % · WhatsApp 951 555 0190 · <a href="/en/">English</a></div>
<header><a href="/"><img alt="Verbena Hoteles" src="/wp-content/uploads/verbena.svg"></a><nav><a href="/hoteles/">Hoteles</a><a href="/cocina/">Cocina</a><a href="/bodas/">Bodas</a><a href="/nosotros/">Nosotros</a><a href="/bolsa-de-trabajo/">Bolsa de trabajo</a><a class="btn" href="https://reservas.example/verbena">Reservar</a></nav></header>
<main>${cuerpo}</main>
<footer><p>Grupo Verbena Hoteles, S.A. de C.V. · Calle de García Vigil 512, Centro, 68000 Oaxaca de Juárez, Oax.</p><p><a href="/aviso-de-privacidad/">Aviso de privacidad</a> · <a href="/facturacion/">Facturación</a> · Síguenos: Instagram, Facebook</p><p>© Verbena Hoteles 2027. Todos los derechos reservados.</p></footer></body></html>`

/** A hotel group in Oaxaca: a managing director whom an anonymous blog accuses, and the chef. */
export const verbenaHoteles: WorldPart = {
  pages: [
    {
      url: "https://verbenahoteles.example/",
      body: hotel(
        "Hoteles con patio en Oaxaca, Puebla y Mérida",
        `<h1>Cinco casas, cinco patios.</h1><p>Hoteles pequeños en casas viejas de Oaxaca, Puebla y Mérida. Desayuno hasta que se acabe.</p><a href="/hoteles/">Ver hoteles</a>`
      )
    },
    {
      url: "https://verbenahoteles.example/nosotros/",
      body: hotel(
        "Nosotros",
        `<h1>Nosotros</h1><p>Abrimos la primera casa en 2009 con once habitaciones y un limonero.</p>
<div class="team-member"><h3>Mauricio Villalobos Aragón</h3><span>Director General</span><p>Mauricio dirige el grupo desde 2015. Empezó de botones en Huatulco y todavía carga maletas si hace falta. Con él pasamos de una casa a cinco y de 14 a 230 colaboradores.</p></div>
<div class="team-member"><h3>Ximena Toledo Santaella</h3><span>Chef Ejecutiva</span><p>Ximena está a cargo de las cocinas de las cinco casas y de la huerta de Zaachila. Su mole negro lleva treinta y un ingredientes y no, no da la receta.</p></div>
<div class="team-member"><h3>Leticia Chávez Robledo</h3><span>Recursos Humanos</span></div>`
      )
    },
    {
      url: "https://revistahostal.example/entrevistas/mauricio-villalobos-verbena",
      news: { seen: "20260528T150000Z", language: "Spanish", country: "Mexico" },
      body: `<!DOCTYPE html><html lang="es"><head><title>“Un hotel es una casa con recibo de luz”: Mauricio Villalobos, de Verbena | Revista Hostal</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"“Un hotel es una casa con recibo de luz”","datePublished":"2026-05-28","author":{"@type":"Person","name":"Daniela Cue"},"publisher":{"@type":"Organization","name":"Revista Hostal"}}</script></head><body><div class="menu">Hoteles · Restaurantes · Proveedores · Directorio · Edición impresa</div><article><h1>“Un hotel es una casa con recibo de luz”</h1><p>Por Daniela Cue · 28 de mayo de 2026</p>
<p>El director general de Verbena Hoteles acaba de recibir el Premio Hotelero del Año de la Asociación Mexicana de Hoteles Boutique. Platicamos con él en el patio de la Casa Limonero, en Oaxaca.</p>
<p><strong>¿Cuál es tu fuerte?</strong></p><p>La gestión de ingresos. Suena aburrido, pero es saber a qué precio se vende la habitación 7 un martes de lluvia. Y la restauración de casas: cada muro te da una sorpresa.</p>
<p><strong>¿Dónde aprendiste?</strong></p><p>En el lobby. Luego estudié Administración de Empresas Turísticas en la Universidad Anáhuac, me titulé en 2003, y ya grande hice el MEDEX en el IPADE.</p>
<p><strong>¿Y fuera del hotel?</strong></p><p>Ciclismo de montaña en la sierra, por Ixtlán. Y el béisbol: soy de los Guerreros de Oaxaca aunque pierdan, que es una disciplina. En la casa manda el Tejocote, un xoloitzcuintle de ocho años.</p></article><footer>Revista Hostal, Ciudad de México</footer></body></html>`
    },
    {
      url: "https://hotelesboutiqueoax.example/consejo-directivo",
      body: `<html lang="es"><head><meta charset="utf-8"><title>Consejo directivo 2025-2027 – Asociación de Hoteles del Centro Histórico de Oaxaca</title></head><body><h2>Consejo directivo 2025–2027</h2><table><tr><th>Cargo</th><th>Nombre</th><th>Empresa</th></tr><tr><td>Presidente</td><td>Mauricio Villalobos Aragón</td><td>Verbena Hoteles</td></tr><tr><td>Vicepresidenta</td><td>Rocío Méndez Ulloa</td><td>Posada del Aguacate</td></tr><tr><td>Tesorero</td><td>Iván Cruz Jarquín</td><td>Hotel Siete Regiones</td></tr></table><p>Reunión mensual: primer lunes, 10:00 h.</p></body></html>`
    },
    {
      url: "https://bibliotecamovil-oax.example/patronato",
      body: `<!doctype html><html lang="es-MX"><head><title>Patronato – Biblioteca Móvil Nube</title></head><body><h1>Patronato</h1><p>La Biblioteca Móvil Nube lleva libros en zapoteco, mixe y español a 64 comunidades.</p><ul><li>Mtra. Elvia Ruiz Bautista, presidenta</li><li>Lic. Mauricio Villalobos Aragón, vocal. Director general de Verbena Hoteles; donó la camioneta y la maneja cuando falta chofer. Habla inglés y algo de zapoteco.</li><li>Dr. Fernando Gómez Luna, vocal</li></ul></body></html>`
    },
    {
      url: "https://oaxacasinmascara.example/2026/09/el-hotelero-y-los-millones",
      body: `<html><head><title>EL HOTELERO Y LOS MILLONES - Oaxaca Sin Máscara</title></head><body><h1>EL HOTELERO Y LOS MILLONES</h1><p>publicado por: anónimo</p><p>Lo que nadie se atreve a decir: MAURICIO VILLALOBOS, el dueñito de Verbena, compró sus casas con dinero desviado del fideicomiso de turismo y se dedica al lavado. Nos lo contó una fuente que no podemos nombrar. Un prestanombres en Panamá, dos empleados golpeados y la Fiscalía comprada. ¡COMPARTE antes de que lo borren! Deposita a esta cuenta si quieres que sigamos diciendo la verdad.</p><p>(142 comentarios)</p></body></html>`
    },
    {
      url: "https://elistmenoverifica.example/oaxaca-sin-mascara-hotelero",
      news: { seen: "20261012T170000Z", language: "Spanish", country: "Mexico" },
      body: `<!doctype html><html lang="es"><head><title>Es falso que la Fiscalía investigue al director de Verbena Hoteles | El Istmeño Verifica</title></head><body><article><h1>Es falso que la Fiscalía investigue al director de Verbena Hoteles</h1><p>12 de octubre de 2026</p><p>Un blog anónimo publicó en septiembre acusaciones contra Mauricio Villalobos Aragón. No hay carpeta de investigación, el fideicomiso que menciona se extinguió en 2011 y la foto del “prestanombres” es de un banco de imágenes. La Fiscalía lo confirmó por escrito. El mismo blog pidió antes depósitos a otros tres empresarios. <b>Veredicto: falso.</b></p></article></body></html>`
    },
    {
      url: "https://lacucharagrande.example/perfiles/ximena-toledo-santaella",
      news: { seen: "20260722T140000Z", language: "Spanish", country: "Mexico" },
      body: `<!DOCTYPE html><html lang="es-MX"><head><title>Ximena Toledo Santaella: el maíz primero | La Cuchara Grande</title><meta name="author" content="Rodrigo Peniche"></head><body><header>La Cuchara Grande <a>Recetas</a> <a>Fondas</a> <a>Perfiles</a> <a>Boletín</a></header><article><h1>Ximena Toledo Santaella: el maíz primero</h1><p>Rodrigo Peniche | 22 de julio de 2026</p>
<p>A las cinco de la mañana, en Zaachila, Ximena Toledo Santaella ya está nixtamalizando. “El maíz no te espera”, dice la chef ejecutiva de Verbena Hoteles.</p>
<p>Nació en Juchitán, en una familia de totoperas. Estudió Gastronomía en el Claustro de Sor Juana, en la Ciudad de México, y pasó tres años en San Sebastián, en el Basque Culinary Center, donde hizo la maestría y aprendió fermentación, “que mi abuela ya sabía”.</p>
<p>La guía Mesa Abierta la nombró Chef Revelación en 2021. Desde 2024 forma parte del colectivo Mujeres del Maíz Criollo, que compra a precio justo a 90 familias campesinas.</p>
<p>Cuando no cocina baila son istmeño y nada en aguas abiertas en Puerto Ángel. Vive en San Felipe del Agua con una gata, Epazote.</p></article></body></html>`
    },
    {
      url: "https://encuentrococinasoax.example/2026/ponentes",
      body: `<html lang="es"><head><title>Ponentes · Encuentro de Cocinas 2026 · Oaxaca</title></head><body><ul><li class="ponente"><h3>Ximena Toledo Santaella</h3><p><i>La huerta no es decoración</i></p><p>Chef ejecutiva (Verbena Hoteles). Sommelier de mezcal certificada por el Consejo Mexicano Regulador del Mezcal y autora del libro <i>Totopo: una biografía</i> (2024), premio Gourmand al mejor libro de cocina regional de México. Miembro de Slow Food México.</p></li><li class="ponente"><h3>Don Abelino Cosme</h3><p><i>El comal de barro</i></p></li></ul></body></html>`
    },
    {
      url: "https://comedorlaventosa.example/voluntarias",
      body: `<!doctype html><html><head><title>Comedor Comunitario Ixtaltepec</title></head><body><h1>Gracias a quienes cocinan</h1><p>Desde el sismo de 2017 servimos 180 comidas al día. Cada quince días viene desde Oaxaca la chef Ximena Toledo Santaella, de Verbena, con su equipo y sus ollas. Y con su gorra de Pumas, que le perdonamos.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://mx.linkedin.com/in/mauricio-villalobos-aragon",
      title: "Mauricio Villalobos Aragón - Director General - Verbena Hoteles | LinkedIn",
      snippet:
        "Hotelero de los de antes, con hoja de cálculo. · Verbena Hoteles · IPADE Business School · Oaxaca de Juárez, Oaxaca, México · Más de 500 contactos"
    },
    {
      url: "https://x.com/ximena_totopo",
      title: "Ximena Toledo (@ximena_totopo) / X",
      snippet: "Chef en @verbenahoteles. Maíz, humo, mar. Juchiteca en Oaxaca. Autora de Totopo."
    }
  ],
  people: [
    {
      id: "mauricio-villalobos-aragon",
      about: "A managing director whom an anonymous blog accuses; a newspaper found it to be false.",
      contact: {
        email: "mvillalobos@verbenahoteles.example",
        full_name: "Mauricio Villalobos Aragón",
        company: "Verbena Hoteles",
        title: "Director General"
      },
      outcome: "found",
      facts: {
        title: "Director General | director general",
        company: "Verbena Hoteles | Grupo Verbena Hoteles | Grupo Verbena Hoteles, S.A. de C.V. | Verbena",
        location: "Oaxaca de Juárez, Oaxaca, México | Oaxaca de Juárez | Oaxaca",
        skills: [
          "gestión de ingresos | La gestión de ingresos",
          "restauración de casas | la restauración de casas"
        ],
        achievements: ["Premio Hotelero del Año | Hotelero del Año"],
        hobbies: ["Ciclismo de montaña | ciclismo de montaña"],
        sports_teams: ["Guerreros de Oaxaca | los Guerreros de Oaxaca"],
        causes: ["Biblioteca Móvil Nube"],
        memberships: ["Asociación de Hoteles del Centro Histórico de Oaxaca"],
        education: [
          {
            institution: "Universidad Anáhuac",
            field: "Administración de Empresas Turísticas",
            year: 2003
          },
          { institution: "IPADE | IPADE Business School", degree: "MEDEX" }
        ],
        pets: ["xoloitzcuintle | Tejocote | Tejocote, un xoloitzcuintle de ocho años | el Tejocote"]
      },
      also: {
        title: "Presidente | Hotelero | vocal",
        location: "Huatulco",
        industry: "hotelería | hoteles | Hoteles | hospitalidad | turismo | Hoteles Boutique | hospitality",
        skills: [
          "zapoteco | algo de zapoteco",
          "inglés",
          "hotelería | hoteles",
          "Administración de Empresas Turísticas | administración",
          "hoja de cálculo",
          "gestión hotelera"
        ],
        achievements: [
          "Presidente de la Asociación de Hoteles del Centro Histórico de Oaxaca | Presidente",
          "pasamos de una casa a cinco y de 14 a 230 colaboradores | de una casa a cinco | de 14 a 230 colaboradores",
          "Empezó de botones en Huatulco",
          "dirige el grupo desde 2015 | Mauricio dirige el grupo desde 2015",
          "donó la camioneta | donó la camioneta de la Biblioteca Móvil Nube",
          "Premio Hotelero del Año de la Asociación Mexicana de Hoteles Boutique"
        ],
        interests: [
          "béisbol | Guerreros de Oaxaca",
          "Ciclismo de montaña | ciclismo de montaña | ciclismo",
          "gestión de ingresos",
          "restauración de casas",
          "zapoteco",
          "libros | lectura",
          "hoteles | hotelería"
        ],
        hobbies: ["béisbol"],
        causes: [
          "libros en zapoteco, mixe y español | lleva libros en zapoteco, mixe y español a 64 comunidades",
          "donó la camioneta"
        ],
        memberships: [
          "Patronato – Biblioteca Móvil Nube | Biblioteca Móvil Nube | Patronato de la Biblioteca Móvil Nube | Patronato",
          "Asociación Mexicana de Hoteles Boutique",
          "Consejo directivo 2025–2027"
        ],
        certifications: ["MEDEX"],
        linkedin:
          "https://mx.linkedin.com/in/mauricio-villalobos-aragon | mx.linkedin.com/in/mauricio-villalobos-aragon | https://www.linkedin.com/in/mauricio-villalobos-aragon",
        linkedin_bio:
          "Hotelero de los de antes, con hoja de cálculo. | Hotelero de los de antes, con hoja de cálculo | Hotelero de los de antes, con hoja de cálculo. · Verbena Hoteles · IPADE Business School · Oaxaca de Juárez, Oaxaca, México · Más de 500 contactos"
      },
      sources: [
        "https://verbenahoteles.example/nosotros/",
        "https://revistahostal.example/entrevistas/mauricio-villalobos-verbena",
        "https://hotelesboutiqueoax.example/consejo-directivo",
        "https://bibliotecamovil-oax.example/patronato",
        "https://elistmenoverifica.example/oaxaca-sin-mascara-hotelero",
        "https://mx.linkedin.com/in/mauricio-villalobos-aragon"
      ],
      never: [
        "lavado",
        "desviado",
        "prestanombres",
        "Panamá",
        "golpeados",
        "Fiscalía",
        "fideicomiso",
        "dueñito"
      ]
    },
    {
      id: "ximena-toledo-santaella",
      about: "A chef with a food magazine's profile, a congress page and an X listing.",
      contact: { email: "ximena.toledo@verbenahoteles.example", full_name: "Ximena Toledo Santaella" },
      outcome: "found",
      facts: {
        title: "Chef Ejecutiva | chef ejecutiva",
        company: "Verbena Hoteles | Grupo Verbena Hoteles | Verbena",
        location: "San Felipe del Agua | Oaxaca | Oaxaca de Juárez | San Felipe del Agua, Oaxaca",
        skills: ["fermentación"],
        achievements: [
          "Chef Revelación | Chef Revelación en 2021",
          "Totopo: una biografía | autora del libro Totopo: una biografía | Autora de Totopo | premio Gourmand | premio Gourmand al mejor libro de cocina regional de México"
        ],
        hobbies: ["son istmeño | baila son istmeño | bailar son istmeño"],
        causes: ["Comedor Comunitario Ixtaltepec | Comedor Comunitario"],
        memberships: ["Mujeres del Maíz Criollo | colectivo Mujeres del Maíz Criollo"],
        education: [
          {
            institution: "Claustro de Sor Juana | Universidad del Claustro de Sor Juana",
            field: "Gastronomía"
          },
          { institution: "Basque Culinary Center", degree: "maestría" }
        ],
        certifications: [
          "Sommelier de mezcal | Sommelier de mezcal certificada por el Consejo Mexicano Regulador del Mezcal"
        ],
        pets: ["gata, Epazote | gata | Epazote | una gata, Epazote"]
      },
      also: {
        title: "Chef | chef | Autora",
        location: "Juchitán | Zaachila",
        industry:
          "hotelería | hoteles | Hoteles | gastronomía | Gastronomía | restaurantes | turismo | cocina",
        skills: [
          "nixtamalizando | nixtamalización",
          "mole negro | Su mole negro",
          "Gastronomía | gastronomía | cocina | cocina regional",
          "mezcal | Sommelier de mezcal",
          "maíz | Maíz",
          "huerta",
          "escritura"
        ],
        achievements: [
          "premio Gourmand | premio Gourmand al mejor libro de cocina regional de México",
          "La huerta no es decoración",
          "a cargo de las cocinas de las cinco casas | a cargo de las cocinas de las cinco casas y de la huerta de Zaachila",
          "Autora de Totopo | Totopo | autora del libro Totopo: una biografía",
          "tres años en San Sebastián",
          "mole negro"
        ],
        interests: [
          "maíz | Maíz | maíz criollo",
          "fermentación",
          "mezcal",
          "mar | Maíz, humo, mar | humo",
          "son istmeño | baile",
          "natación | aguas abiertas",
          "huerta | la huerta",
          "Pumas | futbol | fútbol",
          "cocina | cocina regional",
          "totopo | Totopo"
        ],
        hobbies: [
          "aguas abiertas | nada en aguas abiertas | natación en aguas abiertas | nadar en aguas abiertas",
          "huerta",
          "natación"
        ],
        sports_teams: ["Pumas | Pumas UNAM"],
        causes: [
          "Mujeres del Maíz Criollo | compra a precio justo a 90 familias campesinas | precio justo",
          "Slow Food | Slow Food México",
          "maíz criollo"
        ],
        memberships: ["Slow Food México | Slow Food", "Comedor Comunitario Ixtaltepec"],
        twitter: "https://x.com/ximena_totopo | x.com/ximena_totopo | @ximena_totopo | ximena_totopo",
        twitter_bio:
          "Chef en @verbenahoteles. Maíz, humo, mar. Juchiteca en Oaxaca. Autora de Totopo. | Chef en @verbenahoteles. Maíz, humo, mar."
      },
      sources: [
        "https://verbenahoteles.example/nosotros/",
        "https://lacucharagrande.example/perfiles/ximena-toledo-santaella",
        "https://encuentrococinasoax.example/2026/ponentes",
        "https://comedorlaventosa.example/voluntarias",
        "https://x.com/ximena_totopo"
      ]
    }
  ]
}
