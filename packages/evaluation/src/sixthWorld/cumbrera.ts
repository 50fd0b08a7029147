import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} — Cumbrera Arquitectura</title></head>
<body><div class="menu">CUMBRERA<br><a href="/obras">obras</a><br><a href="/equipo">equipo</a><br><a href="/porto">porto</a><br><a href="/contacto">contacto</a></div><div class="texto">${body}</div><div class="pie">Cumbrera Arquitectura · Montevideo / Porto · Instagram</div></body></html>`

/** An architecture office on two shores: a founder in Spanish, a partner in Portuguese, no capitals in the menu. */
export const cumbrera: WorldPart = {
  pages: [
    {
      url: "https://cumbrera-arq.example/",
      body: shell("es", "inicio", "<p>Construimos poco y despacio.</p>")
    },
    {
      url: "https://cumbrera-arq.example/equipo",
      body: shell(
        "es",
        "equipo",
        `<p><b>ximena larrañaga peralta</b>, socia fundadora<br>montevideo<br>arquitecta por la universidad de la república (2003), máster en restauración por la universidad politécnica de madrid (2007)<br>ximena@cumbrera-arq.example</p>
<p><b>joana figueiredo pinto</b>, socia<br>porto<br>joana@cumbrera-arq.example</p>
<p><b>facundo olazábal</b>, arquitecto<br>montevideo</p><p>colaboradores anteriores: nicolás brum, helga stein, inti condori</p>`
      )
    },
    {
      url: "https://cumbrera-arq.example/porto",
      body: shell(
        "pt",
        "porto",
        `<h2>Cumbrera no Porto</h2><p>O escritório do Porto abriu em 2021 e é dirigido por Joana Figueiredo Pinto, sócia. Joana formou-se em Arquitetura na Universidade do Porto em 2010 e dedica-se à reabilitação urbana, à construção em terra e ao desenho à mão. É membro da Ordem dos Arquitectos.</p><p>Rua do Bonjardim 512, Porto</p>`
      )
    },
    {
      url: "https://diarioribereno.example/cultura/casa-de-barro-premio",
      news: { seen: "20260311T140000Z", language: "Spanish", country: "Uruguay" },
      body: `<!doctype html><html lang="es"><head><title>La Casa de Barro de Larrañaga gana el premio Vilamajó Rioplatense - Diario Ribereño</title></head><body><nav>Política Economía Cultura Deportes</nav><h1>La Casa de Barro de Larrañaga gana el premio Vilamajó Rioplatense</h1><p>11 de marzo de 2026</p><p>La arquitecta montevideana Ximena Larrañaga Peralta, socia fundadora de Cumbrera Arquitectura, recibió anoche el Premio Vilamajó Rioplatense 2026 por la Casa de Barro, en Rocha.</p><p>—¿Qué hace cuando no dibuja?<br>—Nado en el mar todo el año y toco el bandoneón. Y paseo a Tierra, mi perra galga.</p><p>—¿Y los domingos?<br>—Nacional, siempre. Soy socia del club desde que nací.</p><p>Larrañaga integra además la comisión de Techo para Todos, que construye viviendas de emergencia.</p><p>Lo más leído: 1. Suben los peajes 2. Murga joven: los fallos</p></body></html>`
    },
    {
      url: "https://sau-arquitectos.example/directiva",
      body: `<!doctype html><html lang="es"><head><title>Comisión directiva – Colegio Rioplatense de Arquitectura</title></head><body><h1>Comisión directiva 2025-2027</h1><table><tr><th>Cargo</th><th>Nombre</th></tr><tr><td>Presidente</td><td>Arq. Rodolfo Mazzei</td></tr><tr><td>Vocal</td><td>Arq. Ximena Larrañaga Peralta (Cumbrera)</td></tr></table></body></html>`
    },
    {
      url: "https://elportal-voces.example/entrevistas/larranaga-madre",
      body: `<!doctype html><html lang="es"><head><title>“Vivo con lupus y construyo igual” | Voces</title></head><body><h1>“Vivo con lupus y construyo igual”</h1><p>Ximena Larrañaga Peralta, fundadora de Cumbrera, habla por primera vez de su enfermedad, diagnosticada en 2015.</p></body></html>`
    },
    {
      url: "https://terraportugal.example/seminario-2025/oradores",
      body: `<!doctype html><html lang="pt"><head><title>Oradores – Seminário Terra 2025</title></head><body><h1>Oradores</h1><div class="orador"><strong>Miguel Sarmento</strong> (Évora) taipa e cal</div><div class="orador"><strong>Joana Figueiredo Pinto</strong> (Cumbrera, Porto). Arquiteta e sócia da Cumbrera. Venceu o Prémio Reabilita Norte 2024 com a Casa da Eira. Nas horas vagas faz cerâmica e surfa em Matosinhos. Voluntária da associação Habitar a Sério.</div></body></html>`
    },
    {
      url: "https://joanafp.example/sobre",
      body: `<!doctype html><html lang="pt"><head><title>Sobre · Joana Figueiredo Pinto</title></head><body><h1>Sobre</h1><p>Sou a Joana Figueiredo Pinto, arquiteta no Porto. Trabalho na Cumbrera. Aqui publico os meus cadernos de desenho. Interesso-me por arquitetura vernacular e azulejo. Antes do Porto passei um ano na ETH Zürich, onde fiz um CAS em conservação (2014).</p><p>Tenho um gato, o Betão. Jogo râguebi no CDUP Veteranas.</p><p><a href="https://www.linkedin.com/in/joanafigueiredopinto">LinkedIn</a> <a href="https://bsky.app/profile/joanafp.bsky.social">Bluesky</a></p></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "joanafp.bsky.social",
      name: "Joana Figueiredo Pinto",
      description: "Arquiteta no Porto, sócia da Cumbrera. Terra, cal e cadernos de desenho.",
      website: "https://joanafp.example",
      posts: [
        { text: "Primeira fornada de cerâmica do ano. Só três rachadas!", at: "2026-01-18T18:00:00Z" },
        { text: "A Casa da Eira está aberta a visitas no sábado.", at: "2025-09-11T09:00:00Z" }
      ]
    }
  ],
  people: [
    {
      id: "ximena-larranaga",
      about: "A founder on a page without capitals; an interview about her health.",
      contact: { email: "ximena@cumbrera-arq.example", full_name: "Ximena Larrañaga Peralta" },
      outcome: "found",
      facts: {
        title: "socia fundadora | founding partner | fundadora",
        company: "Cumbrera Arquitectura | Cumbrera",
        location: "Montevideo",
        education: [
          {
            institution: "Universidad de la República",
            degree: "arquitecta",
            year: 2003
          },
          {
            institution: "Universidad Politécnica de Madrid",
            degree: "máster",
            field: "restauración",
            year: 2007
          }
        ],
        achievements: ["Premio Vilamajó Rioplatense 2026 | Premio Vilamajó Rioplatense"],
        hobbies: ["Nado en el mar | nadar en el mar | natación | swimming", "toco el bandoneón | bandoneón"],
        pets: ["Tierra | perra galga | galga"],
        sports_teams: ["Nacional"],
        causes: ["Techo para Todos"],
        memberships: ["Colegio Rioplatense de Arquitectura"]
      },
      also: {
        industry: "Arquitectura",
        skills: ["restauración", "Arquitectura"],
        interests: ["bandoneón", "Nado en el mar | natación", "Nacional"],
        memberships: ["Nacional", "Techo para Todos"],
        achievements: ["Casa de Barro"],
        certifications: ["arquitecta"],
        causes: ["viviendas de emergencia"],
        education: [{ institution: "universidad de la república", field: "arquitectura" }]
      },
      sources: [
        "https://cumbrera-arq.example/equipo",
        "https://diarioribereno.example/cultura/casa-de-barro-premio",
        "https://sau-arquitectos.example/directiva",
        "https://elportal-voces.example/entrevistas/larranaga-madre"
      ],
      never: ["Mazzei", "peajes"],
      sensitive: ["lupus", "enfermedad"]
    },
    {
      id: "joana-figueiredo-pinto",
      about: "A partner in Porto of a Uruguayan office, in Portuguese, with a site and a Bluesky account.",
      contact: { email: "joana@cumbrera-arq.example", full_name: "Joana Figueiredo Pinto" },
      outcome: "found",
      facts: {
        title: "sócia | socia | partner",
        company: "Cumbrera Arquitectura | Cumbrera",
        location: "Porto",
        skills: ["reabilitação urbana", "construção em terra", "desenho à mão"],
        education: [
          { institution: "Universidade do Porto", field: "Arquitetura", year: 2010 },
          { institution: "ETH Zürich", degree: "CAS", field: "conservação", year: 2014 }
        ],
        achievements: ["Prémio Reabilita Norte 2024 | Prémio Reabilita Norte"],
        memberships: ["Ordem dos Arquitectos"],
        hobbies: ["cerâmica | ceramics", "surfa | surf | surfing", "râguebi | rugby"],
        causes: ["Habitar a Sério"],
        interests: ["arquitetura vernacular", "azulejo"],
        sports_teams: ["CDUP Veteranas"],
        pets: ["Betão | gato"],
        linkedin: "https://www.linkedin.com/in/joanafigueiredopinto"
      },
      also: {
        industry: "Arquitectura | Arquitetura",
        title: "arquiteta",
        interests: [
          "cadernos de desenho",
          "cerâmica",
          "construção em terra | Terra",
          "reabilitação urbana",
          "desenho à mão",
          "surfa | surf",
          "râguebi",
          "cal"
        ],
        skills: ["cerâmica", "Terra", "Arquitetura"],
        hobbies: ["cadernos de desenho | desenho"],
        achievements: ["Casa da Eira"],
        memberships: ["Habitar a Sério", "CDUP Veteranas"],
        certifications: ["CAS em conservação"]
      },
      sources: [
        "https://cumbrera-arq.example/equipo",
        "https://cumbrera-arq.example/porto",
        "https://terraportugal.example/seminario-2025/oradores",
        "https://joanafp.example/sobre",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=joanafp.bsky.social"
      ],
      never: ["taipa", "Évora", "Sarmento"]
    }
  ]
}
