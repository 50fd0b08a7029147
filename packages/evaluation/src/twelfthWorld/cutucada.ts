import type { WorldPart } from "../World.ts"

const page = (lang: "pt-BR" | "en", title: string, body: string, meta = ""): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} — Cutucada Comunicação</title>${meta}<script>window.dataLayer=window.dataLayer||[];</script></head>
<body><header><a href="/">cutucada.</a><nav><a href="/gente">Gente</a><a href="/cases">Cases</a><a href="/en/about">EN</a><a href="/contato">Contato</a></nav></header>
${body}
<footer><p>Cutucada Comunicação Ltda. · Rua da Guia, 117, 2º andar · Bairro do Recife · Recife – PE</p><p>Filiada à Abracom · <a href="https://www.cutucada.example/gente">Nossa gente</a> · Instagram · Spotify</p></footer>
<div class="lgpd">Este site usa cookies conforme a LGPD. <button>Entendi</button></div></body></html>`

/** A PR agency in Recife: a founder with a podcast, and a data director whose GitHub bio is markup and whose name a forró singer has. */
export const cutucada: WorldPart = {
  pages: [
    {
      url: "https://www.cutucada.example/",
      body: page(
        "pt-BR",
        "Relações públicas que cutucam",
        `<main><h1>A gente cutuca. Com jeito.</h1><p>Agência de relações públicas do Recife para quem tem o que dizer e medo de dizer. Gestão de crise, assessoria de imprensa, dados.</p></main>`,
        `<meta property="og:type" content="website"><meta property="og:description" content="Agência de relações públicas no Recife">`
      )
    },
    {
      url: "https://www.cutucada.example/gente",
      body: page(
        "pt-BR",
        "Gente",
        `<main><h1>Gente</h1><section class="pessoa"><h2>Jurema Pontual Cavalheiro</h2><h3>Sócia-fundadora e diretora-geral</h3><p>Vinte e dois anos de redação e de crise. Fundou a Cutucada em 2014 na mesa da cozinha. É conselheira da Abracom para o Nordeste.</p></section>
<section class="pessoa"><h2>Ícaro Bezerra</h2><h3>Diretor de Dados</h3><p>Mede o que os outros acham que acharam. Mestre em Estatística pela UFPE.</p></section>
<section class="pessoa"><h2>Socorro Albuquerque Dantas</h2><h3>Atendimento</h3><p>Nunca perdeu um prazo nem um guarda-chuva.</p></section></main>`
      )
    },
    {
      url: "https://www.cutucada.example/en/about",
      body: page(
        "en",
        "About us",
        `<main><h1>A poke, politely</h1><p>Cutucada is a public relations agency in Recife, north-eastern Brazil. We look after hospitals, breweries, one football federation and a circus.</p><p>Jurema Pontual Cavalheiro, founder and managing director, leads crisis work. Ícaro Bezerra, Data Director, built our media barometer, “Maré”, which reads 900 news sites an hour.</p></main>`,
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Cutucada Comunicação","url":"https://www.cutucada.example/","founder":{"@type":"Person","name":"Jurema Pontual Cavalheiro"},"foundingDate":"2014","address":{"@type":"PostalAddress","addressLocality":"Recife","addressRegion":"PE","addressCountry":"BR"}}</script>`
      )
    },
    {
      url: "https://criseasoito.example/feed.xml",
      content_type: "application/rss+xml",
      body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Crise às Oito</title><link>https://criseasoito.example/</link><itunes:author>Jurema Pontual Cavalheiro</itunes:author><description>Um café, uma crise, uma pergunta que ninguém quis responder.</description><item><title>#77 O recall que virou samba</title><link>https://criseasoito.example/77</link><pubDate>Mon, 23 Nov 2026 11:00:00 GMT</pubDate><description>Jurema conversa com a gerente que pediu desculpas cantando.</description></item></channel></rss>`
    },
    {
      url: "https://criseasoito.example/",
      body: `<!doctype html><html lang="pt-BR"><head><title>Crise às Oito – podcast</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><h1>Crise às Oito</h1><p>Toda segunda, às oito, Jurema Pontual Cavalheiro toma um café com quem já esteve na fogueira.</p><h2>Quem faz</h2><p>Jurema é jornalista formada pela Unicap (2003), mora em Olinda, torce pelo Santa Cruz em qualquer divisão e toca alfaia no Maracatu Pedra de Raio. Tem um jabuti, o Seu Nonato. Acreditação APR em relações públicas desde 2019.</p><p>Ouça no seu tocador: Spotify · Apple · YouTube</p></body></html>`
    },
    {
      url: "https://prsouth.example/2026/reputation-women",
      news: { seen: "20260608T120000Z", language: "English", country: "Brazil" },
      body: `<!doctype html><html lang="en"><head><title>25 women who fix reputations – PR South</title></head><body><main><h1>25 women who fix reputations</h1><h2>11. Jurema Pontual Cavalheiro, Cutucada, Recife</h2><p>When the brewery Serra Clara recalled four million cans, its founder wept on television on Cavalheiro's advice. The campaign, “A gente errou”, took the Golden Jangada 2026. Off duty she volunteers as a press trainer for the quilombola radio network Rádio Tambor, and swims in the sea every morning, sharks or no sharks.</p><h2>12. Pilar Etcheverry, Brava, Montevideo</h2><p>Knows every editor's dog.</p></main></body></html>`
    },
    {
      url: "https://icarobezerra.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ícaro Bezerra: counting headlines</title><meta name="author" content="Ícaro Bezerra"></head><body><h1>counting headlines</h1><p>Hi, I'm Ícaro. I run data at <a href="https://www.cutucada.example/en/about">Cutucada</a>, a PR agency in Recife, and I write here about natural language processing for a language whose verbs have opinions.</p><p>MSc in Statistics, Universidade Federal de Pernambuco, 2015. Organiser of PyData Recife. AWS Certified Data Engineer, because a client asked.</p><p>Weekends: bodyboarding at Maracaípe, brewing sour beer with cashew fruit, losing at capoeira. Two rescue cats, Mediana and Moda. I fund-raise for Casa do Gato de Rua.</p><ul><li><a href="/sotaque">sotaque: why your sentiment model thinks Recife is angry</a> (talk, PyData São Paulo 2025)</li></ul><p><a rel="me" href="https://github.com/icarobz">code</a></p></body></html>`
    },
    {
      url: "https://icarobezerra.example/sotaque",
      body: `<!doctype html><html lang="en"><head><title>sotaque: why your sentiment model thinks Recife is angry</title></head><body><article><h1>sotaque: why your sentiment model thinks Recife is angry</h1><p>Ícaro Bezerra, 30 November 2025</p><p>“Oxe” is not a complaint. We labelled 41,000 headlines and comments by hand, and the off-the-shelf models got a third of the cheerful ones wrong. sotaque is the library that came out of it.</p></article></body></html>`
    },
    {
      url: "https://forrobodo.example/artistas/icaro-bezerra",
      body: `<!doctype html><html lang="pt-BR"><head><title>Ícaro Bezerra – Forrobodó Shows</title></head><body><h1>Ícaro Bezerra</h1><p>O sanfoneiro do Recife! Ícaro Bezerra, filho de Salgueiro, já lançou cinco discos e foi revelação do São João de Caruaru com “Xote do Desprezo”. Torcedor do Náutico.</p><p>Contrate: shows@forrobodo.example</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://br.linkedin.com/in/jurema-pontual-cavalheiro",
      title: "Jurema Pontual Cavalheiro - Sócia-fundadora - Cutucada Comunicação | LinkedIn",
      snippet:
        "Olinda, Pernambuco, Brasil · Durmo bem, meus clientes também. · Experiência: Cutucada Comunicação · Formação: Universidade Católica de Pernambuco"
    },
    {
      url: "https://x.com/juremacutuca",
      title: "Jurema P. Cavalheiro (@juremacutuca) / X",
      snippet: "Jornalista que mudou de lado da mesa. Crise, café e maracatu. Cutucada Comunicação."
    },
    {
      url: "https://br.linkedin.com/in/icaro-bezerra-dados",
      title: "Ícaro Bezerra - Diretor de Dados - Cutucada Comunicação | LinkedIn",
      snippet:
        "Recife, Pernambuco, Brasil · Headlines in, numbers out. · Experiência: Cutucada Comunicação · Formação: UFPE"
    }
  ],
  podcasts: [
    {
      id: 1740066213,
      title: "Crise às Oito",
      artist: "Jurema Pontual Cavalheiro",
      feed: "https://criseasoito.example/feed.xml",
      site: "https://criseasoito.example/",
      description: "Um café, uma crise, uma pergunta que ninguém quis responder.",
      episodes: [
        {
          title: "#77 O recall que virou samba",
          description: "Jurema conversa com a gerente que pediu desculpas cantando.",
          url: "https://criseasoito.example/77",
          at: "2026-11-23T11:00:00Z"
        }
      ]
    }
  ],
  youtube: [
    {
      id: "UCcriseasoito00000000aaa",
      handle: "@criseasoito",
      title: "Crise às Oito",
      videos: [
        {
          id: "recall77aaa",
          title: "O recall que virou samba",
          at: "2026-11-23T12:00:00Z",
          description: "Com Jurema Pontual Cavalheiro."
        }
      ]
    }
  ],
  github: [
    {
      login: "icarobz",
      id: 6120944,
      name: "Ícaro Bezerra",
      company: "Cutucada Comunicação",
      blog: "https://icarobezerra.example",
      location: "Recife, Brazil",
      bio: "NLP for Portuguese as she is spoke. <svg onload=alert('oxe')> <b>does your parser bite?</b>",
      email: "icaro@cutucada.example",
      accounts: [{ provider: "linkedin", url: "https://br.linkedin.com/in/icaro-bezerra-dados" }],
      repositories: [
        {
          name: "sotaque",
          description: "Sentiment analysis that knows the Nordeste",
          language: "Python",
          topics: ["nlp", "portuguese", "sentiment-analysis"],
          stars: 512,
          pushed_at: "2026-11-18T02:00:00Z"
        },
        {
          name: "caju-sour",
          description: "Fermentation logs of cashew sours",
          language: "R",
          stars: 12,
          pushed_at: "2026-02-07T02:00:00Z"
        }
      ]
    },
    {
      login: "icaro-bezerra-edu",
      id: 8800127,
      name: "Icaro Bezerra",
      location: "Manaus",
      bio: "Estudante de jogos, Unity e C#",
      repositories: [{ name: "boto-jump", language: "C#", stars: 0, pushed_at: "2024-05-01T00:00:00Z" }]
    }
  ],
  hackerNews: [
    {
      username: "icarobz",
      about: "Data at a PR agency in Recife, Brazil. https:&#x2F;&#x2F;icarobezerra.example",
      karma: 733,
      stories: [
        {
          title: "Why your sentiment model thinks Recife is angry",
          url: "https://icarobezerra.example/sotaque",
          points: 244,
          at: "2025-12-01T13:00:00Z"
        }
      ],
      comments: [
        {
          story: "Ask HN: Fermenting fruit?",
          text: "Cashew fruit. Trust me, but open the window.",
          at: "2026-01-20T22:00:00Z"
        }
      ]
    }
  ],
  payloads: ["<svg onload=alert('oxe')>"],
  people: [
    {
      id: "jurema-pontual-cavalheiro",
      about:
        "A founder with a podcast and a YouTube channel; pages in Portuguese, a list of honour in English, LinkedIn and X as listed.",
      contact: {
        email: "jurema@cutucada.example",
        full_name: "Jurema Pontual Cavalheiro",
        company: "Cutucada Comunicação"
      },
      outcome: "found",
      facts: {
        title:
          "Sócia-fundadora e diretora-geral | founder and managing director | Sócia-fundadora | diretora-geral | founder | managing director",
        company: "Cutucada Comunicação | Cutucada | Cutucada Comunicação Ltda.",
        location: "Olinda | Olinda, Pernambuco, Brasil | Olinda, Brazil",
        skills: ["Gestão de crise | crisis work | crisis management | Crise"],
        achievements: ["Golden Jangada 2026 | Golden Jangada", "Crise às Oito | podcast Crise às Oito"],
        hobbies: [
          "toca alfaia no Maracatu Pedra de Raio | toca alfaia | Maracatu Pedra de Raio | maracatu | alfaia"
        ],
        sports_teams: ["Santa Cruz"],
        memberships: ["Abracom | conselheira da Abracom | conselheira da Abracom para o Nordeste"],
        education: [
          {
            institution: "Unicap | Universidade Católica de Pernambuco",
            field: "jornalista | jornalismo | journalism",
            year: 2003
          }
        ],
        certifications: [
          "APR em relações públicas | APR | Acreditação APR em relações públicas | Acreditação APR"
        ],
        pets: ["jabuti | Seu Nonato | tortoise | jabuti, o Seu Nonato | um jabuti, o Seu Nonato"],
        linkedin:
          "https://br.linkedin.com/in/jurema-pontual-cavalheiro | https://www.linkedin.com/in/jurema-pontual-cavalheiro | jurema-pontual-cavalheiro",
        twitter:
          "https://x.com/juremacutuca | https://twitter.com/juremacutuca | @juremacutuca | juremacutuca"
      },
      also: {
        industry:
          "public relations | relações públicas | PR | Agência de relações públicas | public relations agency",
        twitter_bio:
          "Jornalista que mudou de lado da mesa. Crise, café e maracatu. Cutucada Comunicação. | Jornalista que mudou de lado da mesa. Crise, café e maracatu. | Jornalista que mudou de lado da mesa",
        linkedin_bio:
          "Durmo bem, meus clientes também. | Durmo bem, meus clientes também | Sócia-fundadora - Cutucada Comunicação",
        title: "jornalista | conselheira | press trainer | journalist | podcaster | conselheira da Abracom",
        location: "Recife | Recife, Brazil | Pernambuco | Brazil | Brasil | Recife – PE | Recife, PE",
        skills: [
          "assessoria de imprensa | media relations",
          "jornalismo | jornalista | journalism",
          "relações públicas | public relations",
          "press trainer | press training",
          "alfaia",
          "redação",
          "reputation | reputations"
        ],
        achievements: [
          "25 women who fix reputations",
          "A gente errou | “A gente errou” | The campaign, “A gente errou”",
          "Fundou a Cutucada em 2014 | Fundou a Cutucada | founded Cutucada in 2014",
          "O recall que virou samba | #77 O recall que virou samba",
          "Acreditação APR em relações públicas desde 2019",
          "conselheira da Abracom",
          "Vinte e dois anos de redação e de crise"
        ],
        interests: [
          "Crise",
          "café",
          "maracatu",
          "Santa Cruz",
          "sea swimming | sea",
          "podcast | Crise às Oito",
          "relações públicas"
        ],
        hobbies: [
          "swims in the sea every morning | swims in the sea | sea swimming | swimming",
          "podcast | Crise às Oito",
          "café"
        ],
        causes: [
          "Rádio Tambor | quilombola radio network Rádio Tambor | quilombola radio",
          "quilombola | volunteers as a press trainer | press trainer"
        ],
        memberships: ["Maracatu Pedra de Raio | Maracatu", "25 women who fix reputations"]
      },
      sources: [
        "https://www.cutucada.example/",
        "https://www.cutucada.example/gente",
        "https://www.cutucada.example/en/about",
        "https://criseasoito.example/",
        "https://criseasoito.example/feed.xml",
        "https://prsouth.example/2026/reputation-women",
        "https://br.linkedin.com/in/jurema-pontual-cavalheiro",
        "https://x.com/juremacutuca"
      ]
    },
    {
      id: "icaro-bezerra",
      about: "Markup in a GitHub bio; a forró singer of the same city and a student elsewhere have the name.",
      contact: { email: "icaro@cutucada.example", full_name: "Ícaro Bezerra" },
      outcome: "found",
      facts: {
        title: "Diretor de Dados | Data Director | Director of Data",
        company: "Cutucada Comunicação | Cutucada | Cutucada Comunicação Ltda.",
        location: "Recife | Recife, Brazil | Recife, Pernambuco, Brasil",
        skills: ["natural language processing | NLP", "Python"],
        achievements: [
          "sotaque | sotaque: why your sentiment model thinks Recife is angry | sotaque: Sentiment analysis that knows the Nordeste"
        ],
        hobbies: [
          "bodyboarding | bodyboarding at Maracaípe",
          "brewing sour beer with cashew fruit | brewing sour beer | brewing | sour beer"
        ],
        causes: ["Casa do Gato de Rua"],
        memberships: ["PyData Recife | Organiser of PyData Recife"],
        education: [
          {
            institution: "Universidade Federal de Pernambuco | UFPE",
            degree: "MSc | Mestre",
            field: "Statistics | Estatística",
            year: 2015
          }
        ],
        certifications: ["AWS Certified Data Engineer | AWS Data Engineer"],
        pets: ["Two rescue cats | rescue cats | cats | Mediana and Moda | Two rescue cats, Mediana and Moda"],
        linkedin:
          "https://br.linkedin.com/in/icaro-bezerra-dados | https://www.linkedin.com/in/icaro-bezerra-dados | icaro-bezerra-dados"
      },
      also: {
        linkedin_bio:
          "Headlines in, numbers out. | Headlines in, numbers out | Diretor de Dados - Cutucada Comunicação",
        title: "Organiser of PyData Recife | Organiser | Mestre | I run data",
        location: "Brazil | Brasil | Pernambuco | Recife – PE | Recife, PE",
        industry:
          "public relations | relações públicas | PR | PR agency | Agência de relações públicas | public relations agency",
        skills: [
          "sentiment analysis | sentiment-analysis",
          "R",
          "Statistics | Estatística",
          "portuguese | NLP for Portuguese",
          "data | dados",
          "data engineering | Data Engineer",
          "Fermentation",
          "media barometer",
          "brewing"
        ],
        achievements: [
          "Maré | media barometer, “Maré” | built our media barometer, “Maré” | media barometer",
          "PyData São Paulo 2025 | talk, PyData São Paulo 2025 | PyData São Paulo",
          "caju-sour | Fermentation logs of cashew sours",
          "Why your sentiment model thinks Recife is angry",
          "Organiser of PyData Recife",
          "labelled 41,000 headlines and comments by hand",
          "reads 900 news sites an hour",
          "AWS Certified Data Engineer"
        ],
        interests: [
          "natural language processing | NLP | NLP for Portuguese as she is spoke | NLP for Portuguese",
          "sentiment analysis",
          "Portuguese",
          "sour beer | cashew sours | Fermentation | cashew fruit",
          "bodyboarding",
          "capoeira",
          "headlines | counting headlines",
          "cats"
        ],
        hobbies: ["capoeira | losing at capoeira", "Fermentation | cashew sours"],
        causes: ["rescue cats | cats"]
      },
      sources: [
        "https://www.cutucada.example/",
        "https://www.cutucada.example/gente",
        "https://www.cutucada.example/en/about",
        "https://icarobezerra.example/",
        "https://icarobezerra.example/sotaque",
        "https://api.github.com/users/icarobz",
        "https://api.github.com/users/icarobz/repos",
        "https://hn.algolia.com/api/v1/users/icarobz",
        "https://br.linkedin.com/in/icaro-bezerra-dados"
      ],
      never: ["sanfoneiro", "Salgueiro", "Caruaru", "Xote", "Náutico", "Unity", "Manaus"]
    }
  ]
}
