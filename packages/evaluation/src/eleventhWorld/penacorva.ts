import type { WorldPart } from "../World.ts"

const web = "https://bodegapenacorva.example"

const pagina = (
  titulo: string,
  lang: "es" | "en",
  cuerpo: string
): string => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="UTF-8"><title>${titulo} - Bodega Peñacorva</title>
<link rel="stylesheet" href="/wp-content/themes/parra/style.css"><meta property="og:locale" content="${lang === "es" ? "es_ES" : "en_GB"}"><meta property="og:title" content="${titulo}"></head>
<body class="page-template"><div class="agegate"><p>${lang === "es" ? "¿Eres mayor de edad?" : "Are you of legal drinking age?"}</p><button>${lang === "es" ? "Sí" : "Yes"}</button><button>No</button></div>
<header><a href="/"><img src="/logo.svg" alt="Bodega Peñacorva"></a><nav>${
  lang === "es"
    ? `<a href="/vinos">Vinos</a><a href="/equipo">Equipo</a><a href="/visitas">Visitas</a><a href="/tienda">Tienda</a><a href="/en/people">English</a>`
    : `<a href="/en/wines">Wines</a><a href="/en/people">People</a><a href="/en/visits">Visits</a><a href="/equipo">Español</a>`
}</nav></header><main>${cuerpo}</main>
<footer><p>Bodega Peñacorva S.L. · Camino de las Pizarras s/n · Valtuille de Abajo · León</p><p><a href="/aviso-legal">Aviso legal</a> · <a href="/cookies">Cookies</a> · <a href="/canal-denuncias">Canal de denuncias</a></p><p>El vino sólo se disfruta con moderación.</p></footer></body></html>`

/** A winery in El Bierzo: microdata, a podcast, a local paper; one has risen since the trade fair wrote of him. */
export const penacorva: WorldPart = {
  pages: [
    {
      url: `${web}/`,
      body: pagina(
        "Mencía de pizarra",
        "es",
        `<h1>Viñas viejas, manos jóvenes</h1><p>En Peñacorva elaboramos vinos de mencía y godello en 23 hectáreas de ladera, entre pizarras, castaños y jabalíes. Bodega familiar desde 1988.</p><p><a href="/equipo">Conoce al equipo</a></p>`
      )
    },
    {
      url: `${web}/equipo`,
      body: pagina(
        "El equipo",
        "es",
        `<h1>El equipo</h1>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Nerea Valdueza Otero</h2><p itemprop="jobTitle">Enóloga y directora técnica</p><meta itemprop="worksFor" content="Bodega Peñacorva"><p itemprop="description">Nerea llegó en 2016 para una vendimia y no se ha ido. Defiende las viñas viejas, el raspón y el silencio. Antes vendimió en Burdeos, Mendoza y Central Otago.</p></section>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Anselmo Barreales</h2><p itemprop="jobTitle">Director de exportación</p><meta itemprop="worksFor" content="Bodega Peñacorva"><p itemprop="description">Anselmo lleva nuestros vinos a 19 países. Habla portugués, inglés y el gallego de su abuela. Si no contesta, está en un aeropuerto o en el monte.</p></section>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Celsa Morán</h2><p itemprop="jobTitle">Visitas y enoturismo</p></section>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Pepe «Cachelos» Arias</h2><p itemprop="jobTitle">Capataz de viña</p></section>`
      )
    },
    {
      url: `${web}/en/people`,
      body: pagina(
        "Our people",
        "en",
        `<h1>Our people</h1><h3>Nerea Valdueza</h3><p><em>Winemaker and technical director</em></p><p>She arrived for one harvest in 2016 and never left. Ask her about whole-bunch fermentation and clear your afternoon.</p><h3>Anselmo Barreales</h3><p><em>Export Director</em></p><p>Nineteen countries, one suitcase. Anselmo handles importers in Europe, North America and Japan from our office in Ponferrada.</p><h3>Celsa Morán</h3><p><em>Cellar visits</em></p>`
      )
    },
    {
      url: "https://elfarodelbierzo.example/2025/11/valdueza-premio",
      news: { seen: "20251124T083000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>La enóloga Nerea Valdueza, premio Racimo de Plata 2025 - El Faro del Bierzo</title></head><body><div id="cmp">Nosotros y nuestros 812 socios valoramos tu privacidad <a href="#">Configurar</a> <a href="#">Aceptar y continuar</a></div>
<header><h2>El Faro del Bierzo</h2><nav><a href="/ponferrada">Ponferrada</a> <a href="/comarca">Comarca</a> <a href="/deportes">Deportes</a> <a href="/esquelas">Esquelas</a></nav></header>
<article><h1>La enóloga Nerea Valdueza, premio Racimo de Plata 2025</h1><p class="firma">REDACCIÓN | CACABELOS | 24/11/2025</p>
<p>La directora técnica de Bodega Peñacorva, Nerea Valdueza Otero, ha recibido el Racimo de Plata 2025 que concede la asociación Mujeres de Pizarra, a la que ella misma pertenece desde su fundación.</p>
<p>Valdueza, natural de Bembibre y vecina de Cacabelos, se graduó en Enología por la Universidad de La Rioja en 2013 y posee el Diploma WSET, el nivel más alto de la escuela londinense.</p>
<p>El jurado destacó también su trabajo con Bierzo Rebrota, la plataforma de voluntarios que desde los incendios de 2025 replanta castaños en la comarca. «El vino puede esperar. El monte, no», dijo al recoger el galardón, acompañada de su mastina, Cuca, que se durmió durante el discurso de la consejera.</p>
<p>Fuera de la bodega, la enóloga toca la gaita en un grupo de Villafranca y no se pierde un partido de la Ponferradina.</p></article>
<aside>LO MÁS LEÍDO <ol><li>Detenido en Ponferrada por vender botillos falsos</li><li>La niebla obliga a cerrar el puerto de Manzanal</li></ol></aside></body></html>`
    },
    {
      url: "https://slatecork.example/episodes/58-nerea-valdueza",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>58: Nerea Valdueza keeps the stems | Slate &amp; Cork</title></head><body><nav><a href="/">Slate &amp; Cork</a> <a href="/episodes">All episodes</a> <a href="/support">Buy us a glass</a></nav><h1>58: Nerea Valdueza keeps the stems</h1><p>14 September 2026 · 51 min</p><p>The winemaker of Bodega Peñacorva on mencía that does not want to be Burgundy, on what the fires took, and on why soil microbiology is the most gossiped-about subject in Bierzo. Also: bagpipes.</p><p>Hosted by Hollis Prendergrass.</p><footer>RSS · Spotify · Apple</footer></body></html>`
    },
    {
      url: "https://atlanticwinefair.example/2019/exhibitors/penacorva",
      body: `<!doctype html><html lang="en"><head><title>Exhibitor: Bodega Peñacorva (Stand C41) – Atlantic Wine Fair Porto 2019</title></head><body><h1>Bodega Peñacorva</h1><p>Stand C41, hall 2</p><dl><dt>Region</dt><dd>Bierzo, Spain</dd><dt>Grapes</dt><dd>Mencía, godello</dd><dt>Contact at the fair</dt><dd>Anselmo Barreales, Warehouse Coordinator</dd></dl><p>Atlantic Wine Fair 2019 took place on 11–13 February 2019. This page is kept for reference.</p></body></html>`
    },
    {
      url: "https://tradeglass.example/2026/03/anselmo-barreales-profile",
      news: { seen: "20260309T100000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The man who sold mencía to Osaka | TradeGlass</title><meta property="og:type" content="article"></head><body><header>TradeGlass <a href="/news">News</a> <a href="/markets">Markets</a> <a href="/jobs">Jobs</a></header><article><h1>The man who sold mencía to Osaka</h1><p>By Imke Stuyvaert, 9 March 2026</p>
<p>Anselmo Barreales started in the warehouse at Bodega Peñacorva, taping boxes. Since 2022 he has been export director, and in January he was named Exporter of the Year 2025 by the León chamber of commerce.</p>
<p>His trick, if it is one, is excise. “Everybody talks about terroir. I talk about customs codes. Importers fall in love.” He took an MBA at the Universidad de León at night (finished in 2020) and holds WSET Level 3.</p>
<p>He is in the mountains when he is not at the fairs: trail running with a club from Ponferrada, and wild mushrooms in October, about whose whereabouts he refuses to comment.</p><p>Next up for Peñacorva is Canada, he says, if the monopolies will have them.</p></article></body></html>`
    },
    {
      url: "https://clubmontanaaquilianos.example/junta",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Junta directiva | C.D. Montaña Aquilianos</title></head><body><div class="menu"><a href="/">Inicio</a> | <a href="/calendario">Calendario</a> | <a href="/federate">Fedérate</a></div><h1>Junta directiva</h1><ul><li>Presidenta: Begoña Merayo</li><li>Vicepresidente: Anselmo Barreales</li><li>Tesorero: Toño Fierro</li><li>Vocal de carreras: Lidia Courel</li></ul><p>El club organiza cada junio la Travesía de los Aquilianos y mantiene a pulmón la limpieza de senderos de la zona. Sede: Ponferrada.</p><p>En la edición de 2026 de la Travesía nuestro vicepresidente acabó segundo en veteranos. ¡Enhorabuena, Anselmo!</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/anselmo_exporta",
      title: "Anselmo Barreales (@anselmo_exporta) / X",
      snippet: "Export Director @penacorva. Mencía, maletas y setas. Ponferrada – Osaka – Ponferrada."
    },
    {
      url: "https://es.linkedin.com/in/nerea-valdueza-enologa",
      title: "Nerea Valdueza Otero - Enóloga y directora técnica - Bodega Peñacorva | LinkedIn",
      snippet:
        "Cacabelos, Castilla y León, España. Enóloga en Bodega Peñacorva. Viñas viejas, fermentación con raspón, suelos vivos. Universidad de La Rioja."
    }
  ],
  podcasts: [
    {
      id: 640511,
      title: "Slate & Cork",
      artist: "Hollis Prendergrass",
      feed: "https://slatecork.example/feed.xml",
      site: "https://slatecork.example/",
      description: "Wine from stony places.",
      episodes: [
        {
          title: "58: Nerea Valdueza keeps the stems",
          description:
            "The winemaker of Bodega Peñacorva on mencía that does not want to be Burgundy, on what the fires took, and on why soil microbiology is the most gossiped-about subject in Bierzo.",
          url: "https://slatecork.example/episodes/58-nerea-valdueza",
          at: "2026-09-14T05:00:00.000Z"
        },
        {
          title: "57: Riesling on the cliff edge",
          description: "Two brothers, one cable winch.",
          url: "https://slatecork.example/episodes/57",
          at: "2026-08-31T05:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "nerea-valdueza",
      about:
        "Microdata, a prize in the local paper, a podcast and a LinkedIn listing; the second surname comes and goes.",
      contact: {
        email: "nerea@bodegapenacorva.example",
        full_name: "Nerea Valdueza",
        company: "Bodega Peñacorva"
      },
      outcome: "found",
      facts: {
        title:
          "Enóloga y directora técnica | Winemaker and technical director | enóloga | directora técnica | winemaker | technical director",
        company: "Bodega Peñacorva | Peñacorva",
        location:
          "Cacabelos, Castilla y León, España | Cacabelos | Cacabelos, Castilla y León | Cacabelos, España | Cacabelos, Spain",
        skills: ["whole-bunch fermentation | fermentación con raspón"],
        achievements: ["Racimo de Plata 2025 | premio Racimo de Plata 2025 | Racimo de Plata"],
        hobbies: ["toca la gaita | gaita | bagpipes | bagpipe | plays the bagpipes"],
        sports_teams: ["Ponferradina | la Ponferradina | SD Ponferradina"],
        causes: ["Bierzo Rebrota"],
        memberships: ["Mujeres de Pizarra | asociación Mujeres de Pizarra"],
        education: [
          {
            institution: "Universidad de La Rioja | University of La Rioja",
            field: "Enología | Oenology | Enology",
            year: 2013
          }
        ],
        certifications: ["Diploma WSET | WSET Diploma"],
        pets: ["mastina | Cuca | mastina, Cuca | mastiff"],
        linkedin:
          "https://es.linkedin.com/in/nerea-valdueza-enologa | https://www.linkedin.com/in/nerea-valdueza-enologa | linkedin.com/in/nerea-valdueza-enologa",
        linkedin_bio: "Viñas viejas, fermentación con raspón, suelos vivos | Enóloga en Bodega Peñacorva"
      },
      also: {
        location:
          "Valtuille de Abajo | León | Bierzo | Ponferrada | España | Spain | Valtuille de Abajo, León | Castilla y León | Bembibre | El Bierzo",
        industry: "winery | wine | vino | bodega | viticulture | enología | winemaking | Bodega familiar",
        skills: [
          "soil microbiology",
          "raspón | stems",
          "mencía",
          "viñas viejas | old vines",
          "suelos vivos",
          "Enología | winemaking",
          "fermentación",
          "viticulture"
        ],
        achievements: [
          "58: Nerea Valdueza keeps the stems | Nerea Valdueza keeps the stems | Slate & Cork",
          "vendimió en Burdeos, Mendoza y Central Otago | Burdeos, Mendoza y Central Otago",
          "replanta castaños",
          "Diploma WSET"
        ],
        interests: [
          "viñas viejas | old vines | las viñas viejas",
          "el raspón | raspón | stems",
          "soil microbiology | suelos vivos",
          "mencía",
          "whole-bunch fermentation | fermentación con raspón",
          "silencio | el silencio",
          "gaita | bagpipes",
          "Ponferradina",
          "castaños | replanta castaños"
        ],
        hobbies: [
          "Ponferradina | no se pierde un partido de la Ponferradina",
          "toca la gaita en un grupo de Villafranca"
        ],
        causes: [
          "replanta castaños | reforestation | replanta castaños en la comarca | replanting chestnuts | chestnut trees",
          "viñas viejas | Defiende las viñas viejas",
          "Mujeres de Pizarra",
          "incendios | fires"
        ],
        memberships: ["Bierzo Rebrota", "grupo de Villafranca"],
        education: [{ institution: "WSET | escuela londinense", degree: "Diploma WSET | Diploma" }],
        linkedin_bio:
          "Cacabelos, Castilla y León, España. Enóloga en Bodega Peñacorva. Viñas viejas, fermentación con raspón, suelos vivos. Universidad de La Rioja. | Enóloga en Bodega Peñacorva. Viñas viejas, fermentación con raspón, suelos vivos. | Enóloga en Bodega Peñacorva. Viñas viejas, fermentación con raspón, suelos vivos. Universidad de La Rioja. | Enóloga y directora técnica - Bodega Peñacorva | Enóloga y directora técnica"
      },
      sources: [
        `${web}/equipo`,
        `${web}/en/people`,
        "https://elfarodelbierzo.example/2025/11/valdueza-premio",
        "https://slatecork.example/episodes/58-nerea-valdueza",
        "https://es.linkedin.com/in/nerea-valdueza-enologa"
      ],
      never: ["botillos"]
    },
    {
      id: "anselmo-barreales",
      about: "A trade fair still has the job he had in 2019.",
      contact: { email: "anselmo@bodegapenacorva.example", full_name: "Anselmo Barreales" },
      outcome: "found",
      facts: {
        title: "Director de exportación | Export Director",
        company: "Bodega Peñacorva | Peñacorva",
        location: "Ponferrada | Ponferrada, Spain | Ponferrada, España",
        achievements: ["Exporter of the Year 2025 | Exporter of the Year"],
        hobbies: [
          "trail running",
          "wild mushrooms | mushrooms | setas | wild mushroom picking | mushroom picking"
        ],
        memberships: [
          "C.D. Montaña Aquilianos | Montaña Aquilianos | Club Deportivo Montaña Aquilianos | CD Montaña Aquilianos"
        ],
        education: [{ institution: "Universidad de León | University of León", degree: "MBA", year: 2020 }],
        certifications: ["WSET Level 3"],
        skills: ["portugués | Portuguese"],
        twitter:
          "https://x.com/anselmo_exporta | https://twitter.com/anselmo_exporta | @anselmo_exporta | x.com/anselmo_exporta | anselmo_exporta",
        twitter_bio:
          "Export Director @penacorva. Mencía, maletas y setas. Ponferrada – Osaka – Ponferrada. | Export Director @penacorva | Mencía, maletas y setas"
      },
      also: {
        title: "Vicepresidente | Vice president",
        company: "C.D. Montaña Aquilianos",
        location:
          "Valtuille de Abajo | León | Bierzo | España | Spain | Valtuille de Abajo, León | El Bierzo | Osaka",
        industry: "winery | wine | vino | bodega | viticulture | winemaking | Bodega familiar | wine export",
        skills: [
          "inglés | English",
          "gallego | Galician",
          "customs codes | customs",
          "excise",
          "export | exportación",
          "importers"
        ],
        achievements: [
          "segundo en veteranos | acabó segundo en veteranos",
          "19 países | lleva nuestros vinos a 19 países | Nineteen countries",
          "sold mencía to Osaka | The man who sold mencía to Osaka",
          "since 2022 he has been export director | export director since 2022"
        ],
        interests: [
          "trail running",
          "wild mushrooms | mushrooms | setas",
          "mountains | monte | el monte",
          "mencía",
          "customs codes | excise",
          "maletas"
        ],
        hobbies: ["mountains | monte | montaña | el monte", "Travesía de los Aquilianos"],
        sports_teams: ["C.D. Montaña Aquilianos | Montaña Aquilianos"],
        causes: ["limpieza de senderos"],
        memberships: ["club from Ponferrada"]
      },
      sources: [
        `${web}/equipo`,
        `${web}/en/people`,
        "https://tradeglass.example/2026/03/anselmo-barreales-profile",
        "https://clubmontanaaquilianos.example/junta",
        "https://x.com/anselmo_exporta"
      ],
      never: ["Warehouse Coordinator"]
    }
  ]
}
