import type { WorldPart } from "../World.ts"

const page = (lang: "pt" | "en", title: string, body: string, head = ""): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Faianças Mourisqueira</title>${head}</head>
<body><div class="announcement">${lang === "pt" ? "Portes grátis acima de 90 €" : "Free shipping above €90"}</div>
<header><a href="/" class="brand">MOURISQUEIRA <small>desde 1958</small></a><nav><a href="/loja">Loja</a><a href="/colecoes">Coleções</a><a href="/equipa">Equipa</a><a href="/en/our-story">Our story</a><a href="/contract">Hotel &amp; contract</a><a href="/carrinho">Carrinho (0)</a></nav></header>
${body}
<footer><div>Faianças Mourisqueira, Lda. · Zona Industrial de Sebal, lote 9 · 3150 Condeixa-a-Nova · Portugal</div><div>Livro de Reclamações · Política de privacidade · <a href="/newsletter">Newsletter</a></div></footer>
<div id="cookies">${lang === "pt" ? "Usamos cookies. Aceitar todos / Gerir" : "We use cookies. Accept all / Manage"}</div></body></html>`

/** A faience factory near Coimbra: father and son of one name, and an export director whom an old page still has in the laboratory. */
export const mourisqueira: WorldPart = {
  pages: [
    {
      url: "https://mourisqueira.example/",
      body: page(
        "pt",
        "Louça de mesa feita em Condeixa",
        `<main><h1>Louça que aguenta a avó e a máquina de lavar.</h1><p>Faiança e grés de mesa, pintados à mão em Condeixa-a-Nova. Oitenta e seis pessoas, dois fornos de túnel, um papagaio na receção.</p></main>`
      )
    },
    {
      url: "https://mourisqueira.example/en/our-story",
      body: page(
        "en",
        "Our story",
        `<main><h1>Our story</h1><p>Founded in 1958 by Custódio Fragoso, a tile painter with a borrowed kiln. His son, Amadeu Fragoso senior, took over in 1979, built the first tunnel kiln and served as mayor of the town before he handed the keys over in 2015.</p><h2>Today</h2><p>The third generation runs the house: Benedita Fragoso is managing director; her brother, Amadeu Fragoso, is our Production Director. Lurdes Vilarigues, Export Director, sells what they make to thirty-one countries.</p></main>`
      )
    },
    {
      url: "https://mourisqueira.example/equipa",
      body: page(
        "pt",
        "Equipa",
        `<main><h1>Quem faz</h1><dl><dt>Benedita Fragoso</dt><dd>Gerente</dd><dt>Amadeu Fragoso</dt><dd>Diretor de Produção. Trouxe o lean para a olaria e a olaria para o Instagram. amadeu.fragoso@mourisqueira.example</dd><dt>Lurdes Vilarigues</dt><dd>Diretora de Exportação. Fala cinco línguas e negoceia em todas. lurdes@mourisqueira.example</dd><dt>Zélia Caramelo</dt><dd>Chefe da pintura</dd></dl></main>`
      )
    },
    {
      url: "https://vozdecondeixa.example/2024/comenda-amadeu-fragoso",
      news: { seen: "20240612T070000Z", language: "Portuguese", country: "Portugal" },
      body: `<!doctype html><html lang="pt"><head><title>Amadeu Fragoso recebe Comenda da Ordem do Mérito</title></head><body><article><h1>Amadeu Fragoso recebe Comenda da Ordem do Mérito</h1><p>O antigo presidente da Câmara e histórico ceramista Amadeu Fragoso, de 78 anos, foi agraciado no 10 de Junho. Sócio n.º 12 do Clube Columbófilo, o antigo autarca dedica a reforma aos pombos-correio e às memórias do Ultramar.</p></article></body></html>`
    },
    {
      url: "https://trailserrasico.example/2026/classificacoes",
      body: `<!doctype html><html lang="pt"><head><title>Trail Serra de Sicó 2026 – Classificações 50K</title></head><body><h1>50K – Geral masculina</h1><table><tr><th>#</th><th>Atleta</th><th>Equipa</th><th>Tempo</th></tr><tr><td>1</td><td>Dinis Gameiro</td><td>Individual</td><td>4:51:10</td></tr><tr><td>2</td><td>Telmo Frazão</td><td>Pombal Trail</td><td>4:58:44</td></tr><tr><td>3</td><td>Amadeu Fragoso</td><td>Faianças Mourisqueira</td><td>5:02:31</td></tr></table><p>O terceiro classificado, ceramista em Condeixa, correu com o dorsal dos Bombeiros Voluntários de Condeixa, onde é voluntário desde os 18 anos.</p></body></html>`
    },
    {
      url: "https://kilnletter.example/issue-44/second-firing",
      body: `<!doctype html><html lang="en"><head><title>Second firing – The Kiln Letter, issue 44</title><meta name="author" content="Ottilie Brandreth"></head><body><p class="kicker">The Kiln Letter · a newsletter for people who fire things</p><h1>Second firing</h1><p>In Portugal I met Amadeu Fragoso (“the younger, please”), who runs production at Mourisqueira. He read materials engineering at the University of Aveiro, class of 2008, worked for a tile giant in Castellón, and came home with a Six Sigma Black Belt and strong feelings about tunnel kilns. Last year he got the gas bill down by 38 per cent with hydrogen blending, the first in the district to try it.</p><p>He surfs at Figueira da Foz before the early shift, holds a season ticket for Académica (“somebody must”), and is followed everywhere by Caulino, a podengo the colour of bisque.</p><p><a href="/subscribe">Subscribe</a> · <a href="/issues">All issues</a></p></body></html>`
    },
    {
      url: "https://tabletop-quarterly.example/interviews/lurdes-vilarigues",
      body: `<!doctype html><html lang="en"><head><title>Five minutes with Lurdes Vilarigues – Tabletop Quarterly</title><meta property="og:title" content="Five minutes with Lurdes Vilarigues"><meta property="article:published_time" content="2026-05-14"></head><body><nav><a href="/news">News</a><a href="/interviews">Interviews</a><a href="/shows">Shows</a></nav><article><h1>Five minutes with Lurdes Vilarigues</h1><p><b>You began in the lab. How does a chemist end up selling plates?</b></p><p>I could explain to a buyer in Osaka why a reactive glaze never comes out twice the same. That was the whole interview. I have been Export Director at Faianças Mourisqueira since 2021, and Japan is now our second market.</p><p><b>What are you proudest of?</b></p><p>The Centro Export Award 2025. And that no container went back.</p><p><b>After work?</b></p><p>I sing alto in the Coro dos Antigos Orfeonistas, I swim, badly, and I am learning kintsugi. I also mentor girls with Engenheiras por um Dia.</p><p><b>Where do you live?</b></p><p>Coimbra, third floor, no lift, many plates.</p></article><footer>© Tabletop Quarterly 2026</footer></body></html>`
    },
    {
      url: "https://jornadasceramica.example/2016/oradores",
      body: `<!doctype html><html lang="pt"><head><title>Jornadas da Cerâmica 2016 – Oradores</title></head><body><h1>Oradores</h1><p><strong>Lurdes Vilarigues</strong>, Técnica de Laboratório, Faianças Mourisqueira – “Vidrados sem chumbo”</p><p><strong>Horácio Pimpão</strong>, Universidade do Minho</p></body></html>`
    },
    {
      url: "https://spceramica.example/corpos-sociais",
      body: `<!doctype html><html lang="pt"><head><title>Corpos sociais 2025–2027 – Liga Portuguesa da Cerâmica</title></head><body><h1>Corpos sociais 2025–2027</h1><h3>Direção</h3><ul><li>Presidente: Horácio Pimpão</li><li>Vogal: Lurdes Vilarigues (Faianças Mourisqueira)</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://pt.linkedin.com/in/lurdesvilarigues",
      title: "Lurdes Vilarigues - Diretora de Exportação - Faianças Mourisqueira | LinkedIn",
      snippet:
        "Coimbra, Portugal · Chemist turned plate seller. · Experiência: Faianças Mourisqueira · Formação académica: Universidade de Coimbra (Licenciatura, Química, 2007) · Certificações: Incoterms 2020 Practitioner"
    },
    {
      url: "https://x.com/lurdesplates",
      title: "Lurdes Vilarigues (@lurdesplates) / X",
      snippet: "Exporting Portuguese stoneware, one pallet at a time. 🇵🇹→🇯🇵 Alto. Kintsugi beginner."
    },
    {
      url: "https://pt.linkedin.com/in/amadeu-fragoso-imobiliaria",
      title: "Amadeu Fragoso - Consultor imobiliário - Leiria | LinkedIn",
      snippet: "Leiria, Portugal · Vendo a sua casa em 60 dias"
    }
  ],
  people: [
    {
      id: "amadeu-fragoso",
      about:
        "The son: his father of the same name was mayor, potter and pigeon fancier; an estate agent has the name too.",
      contact: {
        email: "amadeu.fragoso@mourisqueira.example",
        full_name: "Amadeu Fragoso",
        company: "Faianças Mourisqueira"
      },
      outcome: "found",
      facts: {
        title: "Production Director | Diretor de Produção | Director of Production",
        company: "Faianças Mourisqueira | Mourisqueira | Faianças Mourisqueira, Lda.",
        location: "Condeixa-a-Nova | Condeixa | Condeixa-a-Nova, Portugal",
        industry:
          "ceramics | Faiança e grés de mesa | faience | ceramista | tableware | Louça de mesa | cerâmica",
        skills: ["tunnel kilns", "hydrogen blending"],
        hobbies: ["surfs | surfing | surf"],
        achievements: [
          "Trail Serra de Sicó 2026 | third at Trail Serra de Sicó | 3 Amadeu Fragoso | terceiro classificado",
          "got the gas bill down by 38 per cent with hydrogen blending | gas bill down by 38 per cent | first in the district to try it | got the gas bill down by 38 per cent"
        ],
        sports_teams: ["Académica | season ticket for Académica | Académica de Coimbra"],
        causes: ["Bombeiros Voluntários de Condeixa | Bombeiros Voluntários | volunteer firefighters"],
        education: [
          {
            institution: "University of Aveiro | Universidade de Aveiro",
            field: "materials engineering",
            year: 2008
          }
        ],
        certifications: ["Six Sigma Black Belt"],
        pets: ["podengo | Caulino | Caulino, a podengo | Caulino, a podengo the colour of bisque | dog"]
      },
      also: {
        title: "ceramista | runs production | voluntário | the younger",
        location: "Portugal",
        skills: [
          "lean",
          "materials engineering",
          "Six Sigma",
          "production",
          "olaria",
          "Instagram",
          "ceramics | ceramista"
        ],
        achievements: [
          "5:02:31 | third place 50K",
          "Trouxe o lean para a olaria e a olaria para o Instagram | Trouxe o lean para a olaria",
          "Six Sigma Black Belt",
          "Second firing"
        ],
        interests: [
          "tunnel kilns",
          "surf | surfing",
          "Académica",
          "lean",
          "hydrogen blending",
          "trail running | Trail"
        ],
        hobbies: [
          "Trail | trail running | Trail Serra de Sicó",
          "Figueira da Foz | surfs at Figueira da Foz",
          "corrida | running"
        ],
        sports_teams: ["Faianças Mourisqueira"],
        memberships: ["Bombeiros Voluntários de Condeixa | Bombeiros Voluntários"]
      },
      sources: [
        "https://mourisqueira.example/",
        "https://mourisqueira.example/en/our-story",
        "https://mourisqueira.example/equipa",
        "https://trailserrasico.example/2026/classificacoes",
        "https://kilnletter.example/issue-44/second-firing"
      ],
      never: [
        "presidente da Câmara",
        "Comenda da Ordem",
        "Columbófilo",
        "pombos-correio",
        "Ultramar",
        "imobiliário",
        "autarca"
      ]
    },
    {
      id: "lurdes-vilarigues",
      about:
        "Export director since 2021; a conference page of ten years ago still has her in the laboratory.",
      contact: {
        email: "lurdes@mourisqueira.example",
        full_name: "Maria de Lurdes Vilarigues",
        company: "Mourisqueira"
      },
      outcome: "found",
      facts: {
        title: "Export Director | Diretora de Exportação | Director of Export",
        company: "Faianças Mourisqueira | Mourisqueira | Faianças Mourisqueira, Lda.",
        location: "Coimbra | Coimbra, Portugal",
        achievements: ["Centro Export Award 2025 | Centro Export Award"],
        hobbies: [
          "sing alto in the Coro dos Antigos Orfeonistas | sing alto | singing | Alto | choir",
          "kintsugi | learning kintsugi"
        ],
        causes: ["Engenheiras por um Dia | mentor girls with Engenheiras por um Dia"],
        memberships: ["Liga Portuguesa da Cerâmica"],
        education: [
          {
            institution: "Universidade de Coimbra | University of Coimbra",
            degree: "Licenciatura",
            field: "Química | Chemistry",
            year: 2007
          }
        ],
        certifications: ["Incoterms 2020 Practitioner | Incoterms 2020"],
        linkedin:
          "https://pt.linkedin.com/in/lurdesvilarigues | https://www.linkedin.com/in/lurdesvilarigues | lurdesvilarigues",
        linkedin_bio:
          "Chemist turned plate seller. | Chemist turned plate seller | Diretora de Exportação - Faianças Mourisqueira",
        twitter:
          "https://x.com/lurdesplates | https://twitter.com/lurdesplates | @lurdesplates | lurdesplates",
        twitter_bio:
          "Exporting Portuguese stoneware, one pallet at a time. 🇵🇹→🇯🇵 Alto. Kintsugi beginner. | Exporting Portuguese stoneware, one pallet at a time. | Exporting Portuguese stoneware, one pallet at a time"
      },
      also: {
        memberships: ["Coro dos Antigos Orfeonistas | Antigos Orfeonistas"],
        hobbies: ["swim | swimming"],
        title: "Vogal | chemist | Vogal da Direção | board member | mentor | plate seller",
        location: "Condeixa-a-Nova | Portugal | Condeixa",
        industry:
          "ceramics | tableware | stoneware | Portuguese stoneware | Louça de mesa | Faiança e grés de mesa | cerâmica | faience",
        skills: [
          "reactive glaze | glaze | glazes",
          "export | Exportação | Exporting Portuguese stoneware | selling plates",
          "five languages | Fala cinco línguas | cinco línguas",
          "chemistry | chemist | Química",
          "Vidrados sem chumbo | lead-free glazes",
          "Incoterms 2020",
          "negotiation | negoceia",
          "Kintsugi"
        ],
        achievements: [
          "Japan is now our second market | Japan second market",
          "no container went back",
          "sells what they make to thirty-one countries | thirty-one countries",
          "Vidrados sem chumbo | Jornadas da Cerâmica 2016",
          "Five minutes with Lurdes Vilarigues",
          "Export Director since 2021"
        ],
        interests: [
          "kintsugi | Kintsugi beginner",
          "Japan | 🇯🇵",
          "stoneware | Portuguese stoneware",
          "swimming | swim",
          "reactive glaze",
          "plates",
          "Alto | choir | singing",
          "mentoring | mentor girls"
        ],
        causes: ["mentor girls | mentoring girls"]
      },
      sources: [
        "https://mourisqueira.example/",
        "https://mourisqueira.example/en/our-story",
        "https://mourisqueira.example/equipa",
        "https://tabletop-quarterly.example/interviews/lurdes-vilarigues",
        "https://spceramica.example/corpos-sociais",
        "https://pt.linkedin.com/in/lurdesvilarigues",
        "https://x.com/lurdesplates"
      ],
      never: ["Técnica de Laboratório"]
    }
  ]
}
