import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>${title} | Hoteles Almendral</title></head><body>
<div class="cookies">Utilizamos cookies propias y de terceros. <a href="#">Aceptar</a> <a href="#">Configurar</a></div>
<nav><a href="https://hotelesalmendral.example/">Hoteles</a> <a href="https://hotelesalmendral.example/grupo/equipo-directivo">El grupo</a> Ofertas Reservas</nav>${body}
<footer>Hoteles Almendral S.L. · Carrer de la Pau 88, 46003 València · Atención al cliente 900 555 018</footer></body></html>`

/** A chain of hotels from Valencia that has opened in Brazil: pages in Spanish and Portuguese. */
export const almendral: WorldPart = {
  pages: [
    {
      url: "https://hotelesalmendral.example/",
      body: shell(
        "Hoteles con patio",
        "<h1>Hoteles con patio</h1><p>23 hoteles en España, Portugal y, desde 2024, Brasil.</p>"
      )
    },
    {
      url: "https://hotelesalmendral.example/grupo/equipo-directivo",
      body: shell(
        "Equipo directivo",
        `<h1>Equipo directivo</h1><div class="ficha"><h3>Vicent Almendral Roig</h3><p class="cargo">Presidente</p></div><div class="ficha"><h3>Amparo Ferrandis Soler</h3><p class="cargo">Directora de Operaciones</p><p>Licenciada en Turismo por la Universitat de València y MBA por EDEM Escuela de Empresarios. Se incorporó al grupo en 2011 como directora del Almendral Jávea. Es vocal de la Asociación Hotelera del Levante.</p></div><div class="ficha"><h3>Rafaela Mendonça Prado</h3><p class="cargo">Directora de Expansión, Brasil</p><p>Abrió los dos primeros hoteles del grupo en el nordeste de Brasil. Vive en Fortaleza.</p></div>`
      )
    },
    {
      url: "https://hostelariadigital.example/entrevista-amparo-ferrandis",
      news: { seen: "20260212T080000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Entrevista a Amparo Ferrandis: “Un hotel se dirige desde la lavandería” - Hostelería Digital</title></head><body><h1>“Un hotel se dirige desde la lavandería”</h1><p class="firma">Nuria Casas · 12 febrero 2026</p><p>Amparo Ferrandis, directora de Operaciones de Hoteles Almendral, ganó en noviembre el Premio Hotelera del Año de la Comunitat Valenciana.</p><p><b>¿Por qué la lavandería?</b></p><p>Porque allí se sabe todo antes que en recepción.</p><p><b>¿Qué hace cuando no está en un hotel?</b></p><p>Toco el clarinete en la Banda Primitiva de Alboraia, que en Valencia es casi una obligación, y salgo en bici de montaña por la Calderona. Y soy socia del Levante UD, que es otra forma de penitencia.</p><p><b>Hace tres años estuvo de baja por una depresión. Lo contó usted misma.</b></p><p>Lo conté para que otros la cogieran a tiempo. No hay más.</p><p><b>¿Colabora todavía con Casa Caridad?</b></p><p>Todas las Navidades. Cocinamos nosotros.</p></body></html>`
    },
    {
      url: "https://nordesteturismo.example/noticias/almendral-fortaleza",
      news: { seen: "20251104T110000Z", language: "Portuguese", country: "Brazil" },
      body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Rede espanhola Almendral abre segundo hotel em Fortaleza – Nordeste Turismo</title></head><body><h1>Rede espanhola Almendral abre segundo hotel em Fortaleza</h1><p>04/11/2025 – Da Redação</p><p>A rede espanhola Almendral inaugurou nesta segunda-feira (3) o seu segundo hotel na capital cearense, com 94 quartos na Praia de Iracema.</p><p>À frente do projeto está Rafaela Mendonça Prado, diretora de Expansão da rede no Brasil. Formada em Arquitetura e Urbanismo pela Universidade Federal do Ceará e com MBA pela FGV, ela foi eleita Executiva do Ano pelo Fórum de Turismo do Nordeste em 2025.</p><p>“O pátio é a nossa praia”, brinca. Torcedora do Fortaleza Esporte Clube, Rafaela pratica kitesurf em Cumbuco e cria dois vira-latas, Caju e Castanha.</p></body></html>`
    },
    {
      url: "https://institutomareviva.example/quem-somos",
      body: `<!doctype html><html lang="pt-BR"><head><title>Quem somos – Instituto Maré Viva</title></head><body><h1>Quem somos</h1><p>O Instituto Maré Viva ensina crianças do Pirambu a nadar e a cuidar da praia.</p><h2>Conselho</h2><p>Rafaela Mendonça Prado (hotelaria), Edmilson Távora (pescador), Dra. Conceição Lopes (pediatra)</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.instagram.com/rafaela.expande/",
      title: "Rafaela Prado (@rafaela.expande) • Instagram photos and videos",
      snippet: "1.204 seguidores. Hotéis, kite, Caju & Castanha. Fortaleza/CE"
    },
    {
      url: "https://es.linkedin.com/in/amparo-ferrandis-soler",
      title: "Amparo Ferrandis Soler - Directora de Operaciones - Hoteles Almendral | LinkedIn",
      snippet:
        "Valencia, Comunidad Valenciana, España · Directora de Operaciones · Hoteles Almendral. Experiencia: Hoteles Almendral · Educación: EDEM Escuela de Empresarios · Ubicación: Valencia · Más de 500 contactos en LinkedIn."
    }
  ],
  people: [
    {
      id: "amparo-ferrandis-soler",
      about: "A Spanish interview that also speaks of an illness; two family names.",
      contact: {
        email: "aferrandis@hotelesalmendral.example",
        full_name: "Amparo Ferrandis Soler",
        company: "Hoteles Almendral"
      },
      outcome: "found",
      facts: {
        title: "Directora de Operaciones",
        company: "Hoteles Almendral | Hoteles Almendral S.L.",
        location: "Valencia | Valencia, Comunidad Valenciana, España | València",
        achievements: ["Premio Hotelera del Año de la Comunitat Valenciana | Premio Hotelera del Año"],
        hobbies: ["clarinete | toco el clarinete", "bici de montaña | salgo en bici de montaña"],
        sports_teams: ["Levante UD"],
        causes: ["Casa Caridad"],
        memberships: ["Asociación Hotelera del Levante", "Banda Primitiva de Alboraia"],
        education: [
          { institution: "Universitat de València", degree: "Licenciada", field: "Turismo" },
          { institution: "EDEM Escuela de Empresarios | EDEM", degree: "MBA" }
        ],
        linkedin:
          "https://www.linkedin.com/in/amparo-ferrandis-soler | https://es.linkedin.com/in/amparo-ferrandis-soler"
      },
      also: {
        industry: "hoteles | hostelería | turismo",
        memberships: ["Levante UD", "Casa Caridad"],
        interests: ["clarinete", "bici de montaña", "Levante UD"],
        achievements: ["Un hotel se dirige desde la lavandería", "directora del Almendral Jávea"],
        linkedin_bio: "Directora de Operaciones"
      },
      sources: [
        "https://hotelesalmendral.example/grupo/equipo-directivo",
        "https://hostelariadigital.example/entrevista-amparo-ferrandis",
        "https://es.linkedin.com/in/amparo-ferrandis-soler"
      ],
      sensitive: ["depresión", "de baja por una depresión"]
    },
    {
      id: "rafaela-mendonca-prado",
      about: "A Brazilian in a news article in Portuguese and on the Spanish page of her employer.",
      contact: { full_name: "Rafaela Mendonça Prado", company: "Hoteles Almendral", location: "Fortaleza" },
      outcome: "found",
      facts: {
        title: "Directora de Expansión, Brasil | diretora de Expansão | Directora de Expansión",
        company: "Hoteles Almendral | Almendral",
        location: "Fortaleza | Fortaleza/CE",
        achievements: ["Executiva do Ano"],
        hobbies: ["kitesurf | pratica kitesurf"],
        sports_teams: ["Fortaleza Esporte Clube"],
        memberships: ["Instituto Maré Viva"],
        education: [
          {
            institution: "Universidade Federal do Ceará",
            field: "Arquitetura e Urbanismo"
          },
          { institution: "FGV", degree: "MBA" }
        ],
        pets: ["Caju e Castanha | vira-latas | dois vira-latas"]
      },
      also: {
        industry: "hoteles | turismo | hotelaria",
        pets: ["Caju", "Castanha"],
        interests: ["kitesurf", "Fortaleza Esporte Clube"],
        causes: ["Instituto Maré Viva"],
        achievements: ["Abrió los dos primeros hoteles del grupo en el nordeste de Brasil"]
      },
      sources: [
        "https://hotelesalmendral.example/grupo/equipo-directivo",
        "https://nordesteturismo.example/noticias/almendral-fortaleza",
        "https://institutomareviva.example/quem-somos"
      ]
    }
  ]
}
