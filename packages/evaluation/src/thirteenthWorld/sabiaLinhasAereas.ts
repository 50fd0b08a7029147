import type { WorldPart } from "../World.ts"

const aerea = (
  title: string,
  body: string
): string => `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title} | Sabiá Linhas Aéreas</title><script async src="https://www.googletagmanager.com/gtag/js?id=G-SB1A"></script><meta name="theme-color" content="#c4572a"></head>
<body><div class="lgpd">Usamos cookies para melhorar a sua viagem. <button>Aceitar todos</button> <button>Configurar</button></div><header><a class="logo" href="/">Sabiá</a><nav><a href="/reservas">Minhas reservas</a><a href="/checkin">Check-in</a><a href="/rotas">Rotas</a><a href="/sobre/quem-somos">Quem somos</a><a href="/imprensa">Imprensa</a></nav></header>${body}
<footer><p>Sabiá Linhas Aéreas S.A. CNPJ 00.000.000/0001-00. Aeroporto Governador José Richa, Londrina - PR. SAC 0800. Ouvidoria. Política de bagagem. Contrato de transporte.</p></footer></body></html>`

/** A regional airline in Paraná: a captain who runs operations, a network planner with code and questions. */
export const sabiaLinhasAereas: WorldPart = {
  pages: [
    {
      url: "https://sabialinhasaereas.example/",
      body: aerea(
        "Passagens para o interior",
        `<h1>O interior fica perto.</h1><form><label>De</label><input><label>Para</label><input><button>Buscar voos</button></form><p>Londrina, Maringá, Cascavel, Dourados, Presidente Prudente e mais onze cidades, de ATR.</p>`
      )
    },
    {
      url: "https://sabialinhasaereas.example/sobre/quem-somos",
      body: aerea(
        "Quem somos",
        `<h1>Quem somos</h1><p>Voamos desde 2016 com nove ATR 72.</p><h2>Diretoria</h2><ul class="cards"><li><b>Adalberto Pucci</b><span>Presidente</span></li><li><b>Renata Takahashi Figueiredo</b><span>Diretora de Operações</span><p>Comandante de ATR 72 com mais de 9.000 horas de voo, Renata entrou na Sabiá como copiloto no primeiro dia da empresa. Continua na escala, duas vezes por mês, "para não virar planilha".</p></li><li><b>Neusa Bortolotto</b><span>Diretora Financeira</span></li></ul><h2>Gerências</h2><ul><li>Caio Sales Brandão, Gerente de Malha</li><li>Jussara Kobayashi, Atendimento</li></ul>`
      )
    },
    {
      url: "https://sabialinhasaereas.example/imprensa/2026/dourados",
      body: aerea(
        "Sabiá abre base em Dourados",
        `<article><h1>Sabiá abre base em Dourados</h1><p>Londrina, 5 de agosto de 2026. A partir de 1º de outubro, dois aviões pernoitam em Dourados. "A base nasceu de uma conta simples: o fazendeiro acorda às quatro e o nosso avião acordava às nove", afirma Caio Sales Brandão, Gerente de Malha. Com a mudança, a pontualidade da empresa, de 94%, deve subir, diz a diretora de Operações, comandante Renata Takahashi Figueiredo.</p><p>Assessoria de imprensa: imprensa@sabialinhasaereas.example</p></article>`
      )
    },
    {
      url: "https://diariodonorteparanaense.example/perfil/comandante-renata",
      news: { seen: "20260308T090000Z", language: "Portuguese", country: "Brazil" },
      body: `<!doctype html><html lang="pt-BR"><head><title>Comandante Renata: do balcão do açougue à cabine | Diário do Norte Paranaense</title><meta property="article:published_time" content="2026-03-08T06:00:00-03:00"><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Comandante Renata: do balcão do açougue à cabine","author":{"@type":"Person","name":"Gisele Prado"}}</script></head><body><div>ASSINE | Londrina | Agro | Esportes | Obituário | Loterias</div><article><h1>Comandante Renata: do balcão do açougue à cabine</h1><p>Por Gisele Prado</p><p>Neta de imigrantes de Kumamoto, filha de açougueiro em Assaí, Renata Takahashi Figueiredo vendia coxinha no aeroclube para pagar hora de voo. Aos 43 anos, dirige as operações da Sabiá Linhas Aéreas e mora em Londrina, a dez minutos da pista.</p><p>Formou-se em Ciências Aeronáuticas pela PUCRS em 2005. Em 2023 foi a primeira brasileira a receber o prêmio de segurança da Associação Latino-Americana de Transporte Regional, por um programa de relato de incidentes que, segundo ela, "premia quem conta que errou".</p><p>Nas folgas toca taiko no grupo Ishindaiko, do qual foi uma das primeiras integrantes, e pesca tilápia com o pai. Torce para o Londrina, "o Tubarão, com dor". Em casa mandam duas calopsitas, Flap e Slat.</p></article><aside>Leia mais: Safra de soja; Expo Londrina divulga shows</aside></body></html>`
    },
    {
      url: "https://mulheresnacabine.example/mentoras",
      body: `<!DOCTYPE html><html lang="pt-br"><head><title>Mentoras – Mulheres na Cabine</title></head><body><h1>Nossas mentoras 2026</h1><div class="mentora"><h3>Cmte. Renata Takahashi Figueiredo</h3><p>PLA e checadora credenciada pela ANAC. Mentora desde a fundação da ONG, já acompanhou 23 alunas até a licença. Fala japonês. É membro da Ninety-Nines, seção brasileira.</p></div><div class="mentora"><h3>Cmte. Iara Monteiro</h3><p>Helicópteros. Manaus.</p></div><p>Quer ser aluna? As inscrições abrem em março.</p></body></html>`
    },
    {
      url: "https://congressosegurancadevoo.example/2025/programa",
      body: `<html lang="pt-BR"><head><title>Programa - Congresso Brasileiro de Segurança de Voo 2025</title></head><body><table><tr><th>Hora</th><th>Palestra</th></tr><tr><td>14h</td><td><b>Fadiga em jornadas curtas</b><br>Renata Takahashi Figueiredo (Sabiá). Especialista em gerenciamento de risco de fadiga e investigação de incidentes.</td></tr><tr><td>15h</td><td><b>Urubus</b><br>Ten. Cel. Amaro Lins</td></tr></table></body></html>`
    },
    {
      url: "https://caiosb.example/",
      body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Caio Sales Brandão</title><meta name="description" content="Malha aérea, otimização e um pouco de cuscuz"></head><body><h1>Oi, eu sou o Caio.</h1><p>Sou gerente de malha da Sabiá Linhas Aéreas. Decido que avião vai aonde, e a que horas, e depois a neblina decide outra coisa. Sou de Caruaru, moro em Cambé.</p><p>Fiz graduação em Engenharia de Produção na UFPE (2012) e mestrado em Pesquisa Operacional no ITA (2015). Escrevo bastante Julia e algum SQL; otimização inteira é meu primeiro amor.</p><h2>Textos</h2><ul><li><a href="/neblina">Neblina é uma variável aleatória com sono</a> (junho de 2026)</li><li><a href="/meia-volta">Por que o avião dá meia-volta</a> (novembro de 2025)</li></ul><h2>Fora do trabalho</h2><p>Faço xilogravura (mal), cuscuz (bem) e corro trilhas. Fundei o clube de cordel da Biblioteca de Cambé. Moro com um vira-lata caramelo chamado Simplex.</p><p>caio.sales.brandao@gmail.com · <a href="https://github.com/caiosb-or">GitHub</a></p></body></html>`
    },
    {
      url: "https://sobrapo-noticias.example/2025/premio-aplicacoes",
      body: `<!DOCTYPE html><html lang="pt-BR"><head><title>Prêmio de Aplicações 2025 vai para a aviação regional</title></head><body class="blog"><h2 class="post-title">Prêmio de Aplicações 2025 vai para a aviação regional</h2><p>Publicado em 7/11/2025 | Categoria: Prêmios</p><p>O trabalho "Malha robusta sob neblina", do associado Caio Sales Brandão (Sabiá Linhas Aéreas), venceu o Prêmio de Aplicações da Sociedade Brasileira de Pesquisa Operacional. O modelo reduziu em 31% os cancelamentos de inverno. Parabéns, Caio!</p></body></html>`
    },
    {
      url: "https://trilhasdotibagi.example/resultados/2026-21k",
      body: `<html><head><title>Trilhas do Tibagi 2026 - 21K</title></head><body><pre>
TRILHAS DO TIBAGI 2026 - 21K GERAL MASCULINO

 1  118  Wellington Pires          Ponta Grossa  1:41:02
 2   87  Caio Sales Brandao        Cambe         1:43:55
 3  140  Thiago Yamamoto           Londrina      1:44:20
</pre><p>Caio, em segundo, correu com a camisa do Santa Cruz e doou o prêmio ao projeto Cozinha Solidária de Cambé, onde cozinha aos domingos.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/renata-takahashi-figueiredo",
      title: "Renata Takahashi Figueiredo – Diretora de Operações – Sabiá Linhas Aéreas | LinkedIn",
      snippet:
        "Londrina, Paraná, Brasil · Diretora de Operações na Sabiá Linhas Aéreas · PUCRS. Quem conta o erro salva o voo. + de 500 conexões"
    },
    {
      url: "https://x.com/caiosb_malha",
      title: "Caio Sales Brandão (@caiosb_malha) / X",
      snippet: "Aviões, inteiros e mistos. Gerente de malha na @voesabia. Caruaru → Cambé."
    }
  ],
  github: [
    {
      login: "caiosb-or",
      id: 5523108,
      name: "Caio Sales Brandão",
      company: "Sabiá Linhas Aéreas",
      blog: "https://caiosb.example",
      location: "Cambé, Paraná",
      bio: "Pesquisa operacional para aviões pequenos",
      email: "caio.sales.brandao@gmail.com",
      accounts: [{ provider: "twitter", url: "https://x.com/caiosb_malha" }],
      repositories: [
        {
          name: "Neblina.jl",
          description: "Robust fleet scheduling under fog, in Julia",
          language: "Julia",
          topics: ["optimization", "airline", "jump"],
          stars: 143,
          pushed_at: "2026-09-21T12:00:00Z"
        },
        {
          name: "cordel",
          description: "Gerador de sextilhas",
          language: "Python",
          stars: 19,
          pushed_at: "2024-04-02T12:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 7719204,
      name: "Caio Sales Brandão",
      location: "Cambé, PR, Brasil",
      website: "https://caiosb.example",
      about: "<p>Gerente de malha. Julia, JuMP, SQL.</p>",
      reputation: 4412,
      tags: ["julia", "jump", "linear-programming"]
    }
  ],
  people: [
    {
      id: "renata-takahashi-figueiredo",
      about:
        "A captain and director of operations: airline site, press release, portrait, a mentoring charity, a congress.",
      contact: {
        email: "renata.figueiredo@sabialinhasaereas.example",
        full_name: "Renata Takahashi Figueiredo",
        company: "Sabiá Linhas Aéreas",
        title: "Diretora de Operações"
      },
      outcome: "found",
      facts: {
        title: "Diretora de Operações | diretora de Operações | Director of Operations | COO",
        company: "Sabiá Linhas Aéreas | Sabiá | Sabiá Linhas Aéreas S.A.",
        location: "Londrina | Londrina, Paraná, Brasil | Londrina, Paraná | Londrina - PR",
        industry:
          "aviação | aviation | airline | airlines | aviação regional | transporte aéreo | Linhas Aéreas | companhia aérea",
        skills: ["gerenciamento de risco de fadiga | fatigue risk management | risco de fadiga"],
        achievements: [
          "prêmio de segurança da Associação Latino-Americana de Transporte Regional | prêmio de segurança | primeira brasileira a receber o prêmio de segurança da Associação Latino-Americana de Transporte Regional | safety award of the Associação Latino-Americana de Transporte Regional"
        ],
        hobbies: ["taiko | toca taiko"],
        sports_teams: ["Londrina | o Londrina | Londrina EC | Londrina Esporte Clube"],
        causes: ["Mulheres na Cabine"],
        memberships: ["Ninety-Nines | Ninety-Nines, seção brasileira | The Ninety-Nines"],
        education: [
          {
            institution: "PUCRS",
            field: "Ciências Aeronáuticas | Aeronautical Sciences | Aeronautical Science",
            year: 2005
          }
        ],
        certifications: [
          "PLA | checadora credenciada pela ANAC | PLA e checadora credenciada pela ANAC | airline transport pilot licence"
        ],
        pets: [
          "duas calopsitas, Flap e Slat | duas calopsitas | calopsitas | Flap e Slat | two cockatiels | cockatiels"
        ]
      },
      also: {
        title: "Comandante | Comandante de ATR 72 | diretora | comandante | Cmte. | Captain",
        location: "Assaí | Paraná | Brasil",
        skills: [
          "investigação de incidentes | incident investigation",
          "japonês | Fala japonês | Japanese",
          "ATR 72 | ATR",
          "segurança de voo | Segurança de Voo | segurança | flight safety",
          "relato de incidentes",
          "mentoria | Mentora | mentoring",
          "Ciências Aeronáuticas | pilotagem"
        ],
        interests: [
          "taiko",
          "segurança de voo | Segurança de Voo | segurança",
          "pesca",
          "fadiga | Fadiga em jornadas curtas",
          "relato de incidentes",
          "Londrina | o Tubarão"
        ],
        hobbies: [
          "pesca tilápia | pesca | fishing | pesca tilápia com o pai",
          "taiko no grupo Ishindaiko | Ishindaiko"
        ],
        achievements: [
          "mais de 9.000 horas de voo | 9.000 horas de voo | Comandante de ATR 72 com mais de 9.000 horas de voo",
          "acompanhou 23 alunas até a licença | já acompanhou 23 alunas até a licença | 23 alunas",
          "Fadiga em jornadas curtas",
          "programa de relato de incidentes | um programa de relato de incidentes",
          "entrou na Sabiá como copiloto no primeiro dia da empresa | copiloto",
          "Mentora desde a fundação da ONG",
          "pontualidade da empresa, de 94% | pontualidade",
          "Comandante Renata: do balcão do açougue à cabine | do balcão do açougue à cabine"
        ],
        causes: ["mulheres na aviação | Mentora | mentora desde a fundação da ONG"],
        memberships: ["Ishindaiko | grupo Ishindaiko", "Mulheres na Cabine"],
        certifications: [
          "checadora credenciada pela ANAC | checadora | checadora credenciada",
          "Comandante de ATR 72"
        ],
        sports_teams: ["Tubarão | o Tubarão"],
        linkedin_bio:
          "Quem conta o erro salva o voo. | Quem conta o erro salva o voo | Londrina, Paraná, Brasil · Diretora de Operações na Sabiá Linhas Aéreas · PUCRS. Quem conta o erro salva o voo. + de 500 conexões",
        linkedin:
          "https://www.linkedin.com/in/renata-takahashi-figueiredo | linkedin.com/in/renata-takahashi-figueiredo"
      },
      sources: [
        "https://sabialinhasaereas.example/sobre/quem-somos",
        "https://sabialinhasaereas.example/imprensa/2026/dourados",
        "https://diariodonorteparanaense.example/perfil/comandante-renata",
        "https://mulheresnacabine.example/mentoras",
        "https://congressosegurancadevoo.example/2025/programa",
        "https://www.linkedin.com/in/renata-takahashi-figueiredo"
      ]
    },
    {
      id: "caio-sales-brandao",
      about:
        "A network planner with own page, GitHub, Stack Overflow, X, a prize and a trail run listed without accents.",
      contact: {
        email: "caio.brandao@sabialinhasaereas.example",
        full_name: "Caio Sales Brandão"
      },
      outcome: "found",
      facts: {
        title:
          "Gerente de Malha | gerente de malha | Gerente de malha | Network Manager | Network Planning Manager",
        company: "Sabiá Linhas Aéreas | Sabiá",
        location: "Cambé | Cambé, Paraná | Cambé, PR, Brasil",
        skills: ["Julia | julia", "otimização inteira | integer optimization | integer programming"],
        achievements: [
          "Prêmio de Aplicações | Prêmio de Aplicações da Sociedade Brasileira de Pesquisa Operacional | Prêmio de Aplicações 2025"
        ],
        hobbies: [
          "xilogravura | Faço xilogravura | woodcut",
          "corro trilhas | trilhas | trail running | corrida de trilha"
        ],
        sports_teams: ["Santa Cruz"],
        causes: ["Cozinha Solidária | Cozinha Solidária de Cambé | projeto Cozinha Solidária de Cambé"],
        memberships: ["Sociedade Brasileira de Pesquisa Operacional"],
        education: [
          { institution: "ITA", degree: "mestrado | master's", field: "Pesquisa Operacional", year: 2015 }
        ],
        pets: [
          "vira-lata caramelo chamado Simplex | vira-lata caramelo | vira-lata | Simplex | um vira-lata caramelo chamado Simplex | mongrel | dog"
        ]
      },
      also: {
        location: "Caruaru | Paraná | Brasil | Londrina",
        industry:
          "aviação | aviation | airline | airlines | aviação regional | transporte aéreo | Linhas Aéreas | companhia aérea",
        skills: [
          "SQL",
          "JuMP | jump",
          "linear-programming | linear programming",
          "Python",
          "Pesquisa Operacional | Pesquisa operacional | operations research",
          "optimization | otimização",
          "Malha aérea | malha aérea | Robust fleet scheduling | fleet scheduling | airline",
          "Engenharia de Produção"
        ],
        interests: [
          "cordel | clube de cordel",
          "otimização | otimização inteira | optimization",
          "Pesquisa operacional",
          "Malha aérea",
          "cuscuz",
          "Neblina | neblina",
          "Aviões | aviões | aviões pequenos | airline",
          "xilogravura",
          "julia | Julia",
          "linear-programming",
          "jump | JuMP",
          "trilhas",
          "Santa Cruz"
        ],
        hobbies: ["cuscuz | cozinha aos domingos | cooking", "cordel | clube de cordel"],
        achievements: [
          "Malha robusta sob neblina",
          "reduziu em 31% os cancelamentos de inverno | O modelo reduziu em 31% os cancelamentos de inverno",
          "Neblina.jl | Robust fleet scheduling under fog, in Julia",
          "Fundei o clube de cordel da Biblioteca de Cambé | clube de cordel | fundou o clube de cordel da Biblioteca de Cambé | clube de cordel da Biblioteca de Cambé",
          "segundo | em segundo | Trilhas do Tibagi 2026 | second place in the Trilhas do Tibagi 2026 | Trilhas do Tibagi | 1:43:55",
          "Neblina é uma variável aleatória com sono",
          "Por que o avião dá meia-volta",
          "base em Dourados | Sabiá abre base em Dourados",
          "cordel | Gerador de sextilhas",
          "doou o prêmio ao projeto Cozinha Solidária de Cambé | doou o prêmio"
        ],
        causes: ["cozinha aos domingos"],
        memberships: ["clube de cordel da Biblioteca de Cambé | clube de cordel"],
        twitter_bio:
          "Aviões, inteiros e mistos. Gerente de malha na @voesabia. Caruaru → Cambé. | Aviões, inteiros e mistos. | Aviões, inteiros e mistos. Gerente de malha na @voesabia. | Aviões, inteiros e mistos. Gerente de malha na @voesabia. Caruaru → Cambé",
        twitter: "https://x.com/caiosb_malha | x.com/caiosb_malha | @caiosb_malha | caiosb_malha",
        education: [
          {
            institution: "UFPE",
            degree: "graduação | undergraduate",
            field: "Engenharia de Produção",
            year: 2012
          }
        ]
      },
      sources: [
        "https://sabialinhasaereas.example/sobre/quem-somos",
        "https://sabialinhasaereas.example/imprensa/2026/dourados",
        "https://caiosb.example/",
        "https://sobrapo-noticias.example/2025/premio-aplicacoes",
        "https://trilhasdotibagi.example/resultados/2026-21k",
        "https://api.github.com/users/caiosb-or",
        "https://api.github.com/users/caiosb-or/repos",
        "https://x.com/caiosb_malha"
      ]
    }
  ]
}
