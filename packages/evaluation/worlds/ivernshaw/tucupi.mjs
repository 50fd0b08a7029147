const host = "https://www.agenciatucupi.example"
const page = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title} — Agência Tucupi</title><meta name="generator" content="Wix.com Website Builder">${head}</head>
<body><div id="SITE_HEADER"><a href="/">tucupi</a> <a href="/trabalhos">trabalhos</a> <a href="/gente">gente</a> <a href="/blog/livro-da-rafa">blog</a> <a href="/contato">contato</a></div>
<div id="PAGES_CONTAINER">${main}</div>
<div id="SITE_FOOTER"><p>Agência Tucupi Comunicação Ltda. Rua Sapucaí 271, Floresta, Belo Horizonte – MG, Brasil</p><p>Instagram · LinkedIn · Spotify</p><p>Este site usa cookies. Ok!</p></div></body></html>`
})
export default {
  people: [
    {
      id: "rafaela-drummond-teles",
      about: "Creative director and picture book author; Portuguese pages.",
      contact: { email: "rafa@agenciatucupi.example", full_name: "Rafaela Drummond Teles", company: "Agência Tucupi" },
      outcome: "found",
      facts: {
        title: "Diretora de criação | Sócia e diretora de criação | Creative Director | Partner and Creative Director",
        company: "Agência Tucupi | Tucupi",
        location: "Belo Horizonte | Belo Horizonte, Brasil | Belo Horizonte, Brazil",
        industry: "publicidade | advertising | agência de publicidade | advertising agency | comunicação | marketing",
        skills: ["ilustração | illustration", "branding | identidade visual | brand identity"],
        achievements: ["Prêmio Lume 2024 | Prêmio Lume de Publicidade 2024 | Lume Award 2024", "O tatu que queria chover | picture book O tatu que queria chover"],
        sports_teams: ["Atlético Mineiro | Galo | Atlético-MG"]
      },
      also: {
        title: "sócia | co-owner | ilustradora | autora | author",
        location: "Brasil | Brazil | Minas Gerais",
        skills: ["publicidade | advertising", "escrita | writing | literatura infantil", "campanhas | campaigns", "pintura | painting", "direção de arte | art direction", "aquarela | watercolour", "direção criativa | creative direction"],
        achievements: ["campanha Leite sem pressa | campaign Leite sem pressa", "sócia desde 2019 | partner since 2019", "três mil exemplares vendidos | 3,000 copies sold", "jurada do Prêmio Lume 2026 | juror of Prêmio Lume 2026"],
        interests: ["gatos | cats", "publicidade | advertising", "ilustração | illustration", "literatura infantil | children's books", "futebol | football | Galo", "aquarela | watercolour | ilustração"],
        hobbies: ["aquarela | watercolour painting | painting", "ir ao estádio | football"],
        causes: ["bibliotecas comunitárias | community libraries | leitura"],
        memberships: ["Clube de Criação de Minas"],
        education: [{ institution: "PUC Minas | Pontifícia Universidade Católica de Minas Gerais", degree: "bacharel | graduação | bachelor", field: "Publicidade e Propaganda | advertising", year: 2006 }],
        pets: ["Angu e Quiabo | gatos Angu e Quiabo | cats Angu and Quiabo | cats | gatos | Angu | Quiabo"]
      },
      sources: [host + "/gente", host + "/blog/livro-da-rafa", "https://www.premiolume.example/2024/vencedores"]
    },
    {
      id: "joao-pedro-alkmim",
      about: "Webmail address; GitLab and a podcast.",
      contact: { email: "jp.alkmim@gmail.com", full_name: "João Pedro Alkmim", company: "Agência Tucupi" },
      outcome: "found",
      facts: {
        title: "Head de dados | Head of Data | Líder de dados",
        company: "Agência Tucupi | Tucupi",
        location: "Belo Horizonte | Belo Horizonte, Brasil | Belo Horizonte, Brazil",
        skills: ["R | linguagem R", "modelagem de mix de marketing | marketing mix modelling | MMM"],
        achievements: ["podcast Média Móvel | host of the podcast Média Móvel | apresentador do Média Móvel"],
        hobbies: ["capoeira"],
        education: [{ institution: "UFMG | Universidade Federal de Minas Gerais", degree: "bacharel | graduação | bachelor", field: "Estatística | statistics", year: 2014 }]
      },
      also: {
        title: "apresentador de podcast | podcast host | voluntário | estatístico | statistician",
        location: "Brasil | Brazil | Minas Gerais",
        industry: "publicidade | advertising | agência de publicidade | advertising agency | marketing | comunicação",
        skills: ["ciência de dados | data science | dados | data", "marketing | mídia | media planning", "podcasting | comunicação | communication", "matemática | mathematics", "amostragem | sampling", "Bayesian statistics | estatística bayesiana", "estatística | statistics", "ensino | teaching", "Stan"],
        achievements: ["mixto | pacote mixto | R package mixto", "120 episódios | 120 episodes", "economizou 22 % da verba de mídia de um cliente | saved 22 percent of media budget", "palestra no Dados na Serra 2025 | talk at Dados na Serra 2025", "na Tucupi desde 2020 | at Tucupi since 2020"],
        interests: ["matemática | mathematics", "marketing", "estatística | statistics | data", "capoeira", "podcasts"],
        causes: ["aulas de reforço em matemática | free maths tutoring | ensino gratuito | Projeto Raiz Quadrada"],
        memberships: ["Grupo Ginga da Serra | capoeira group Ginga da Serra", "Projeto Raiz Quadrada"]
      },
      sources: [host + "/gente", "https://gitlab.com/jpalkmim", "https://mediamovel.example/", "https://dadosnaserra.example/2025/palestras"]
    }
  ],
  pages: [
    page("/", "Ideias com caldo", `<h1>Ideias com caldo.</h1><p>A Tucupi é uma agência de publicidade de Belo Horizonte: marca, campanha, dados. 38 pessoas e uma cozinha grande.</p><p><a href="/gente">quem é gente</a> · <a href="/blog/livro-da-rafa">o livro da Rafa</a></p>`),
    page("/gente", "Gente", `<h1>gente</h1>
<div><h2>Nonato Siqueira</h2><p>sócio, atendimento</p></div>
<div><h2>Rafaela Drummond Teles</h2><p>sócia e diretora de criação</p><p>Publicitária formada pela PUC Minas (2006), sócia desde 2019. Cuida de branding e direção de arte. Ilustra, pinta aquarela e não marca reunião em dia de jogo do Atlético Mineiro. Mora com Angu e Quiabo, dois gatos.</p></div>
<div><h2>João Pedro Alkmim</h2><p>head de dados</p><p>Estatístico pela UFMG (2014), aqui desde 2020. Faz modelagem de mix de marketing em R e já devolveu 22 % da verba de mídia a um cliente que não acreditava. Apresenta o podcast <a href="https://mediamovel.example/">Média Móvel</a>. Joga capoeira no Grupo Ginga da Serra. jp.alkmim@gmail.com</p></div>
<div><h2>Samira Jorge</h2><p>mídia</p></div>`),
    page("/blog/livro-da-rafa", "O livro da Rafa", `<h1>O livro da Rafa</h1><p>22 de novembro de 2025</p><p>Nossa diretora de criação, Rafaela Drummond Teles, escreveu e ilustrou «O tatu que queria chover». Em seis meses foram três mil exemplares, e parte da renda vai para bibliotecas comunitárias de Minas Gerais. «Literatura infantil é o briefing mais difícil», diz ela.</p><p>A Rafa também fez a campanha «Leite sem pressa», Prêmio Lume 2024.</p>`),
    page("/en", "Ideas with broth", `<h1>Ideas with broth.</h1><p>Tucupi is an advertising agency in Belo Horizonte, Brazil: brands, campaigns, data. 38 people and a big kitchen. Our Creative Director Rafaela Drummond Teles and our Head of Data João Pedro Alkmim are glad to talk to you in English.</p>`),
    { url: "https://www.premiolume.example/2024/vencedores", body: `<html lang="pt-BR"><head><title>Prêmio Lume de Publicidade 2024 - Vencedores</title></head><body><h1>Vencedores 2024</h1><table><tr><td>Filme</td><td>«Leite sem pressa», Agência Tucupi (direção de criação: Rafaela Drummond Teles)</td></tr><tr><td>Rádio</td><td>«Zumbido», Estúdio Gralha</td></tr></table><p>Júri 2026: Rafaela Drummond Teles (Clube de Criação de Minas), Otávio Prado…</p></body></html>` },
    { url: "https://mediamovel.example/", body: `<html lang="pt-BR"><head><title>Média Móvel, o podcast</title></head><body><h1>Média Móvel</h1><p>Estatística para quem foge de estatística. Com João Pedro Alkmim, de Belo Horizonte. 120 episódios.</p><p>#120 Por que a pesquisa erra · #119 Estatística bayesiana no boteco</p><p>O João dá aulas de reforço em matemática de graça no Projeto Raiz Quadrada: venha ser voluntário!</p></body></html>` },
    { url: "https://dadosnaserra.example/2025/palestras", body: `<html lang="pt-BR"><head><title>Dados na Serra 2025</title></head><body><h1>Palestras</h1><ul><li>10h Joana Freitas: SQL sem medo</li><li>11h João Pedro Alkmim (Agência Tucupi): Quanto vale um outdoor? Modelos de mix em R e Stan</li></ul></body></html>` }
  ],
  gitlab: [{ id: 5520187, username: "jpalkmim", name: "João Pedro Alkmim", bio: "Estatístico. Head de dados na Tucupi. Média Móvel.", job_title: "Head de dados", organization: "Agência Tucupi", location: "Belo Horizonte, Brasil", website_url: "https://mediamovel.example/", projects: [{ name: "mixto", description: "Marketing mix modelling em R com Stan", at: "2026-04-02T13:00:00Z" }] }],
  gravatar: [{ email: "jp.alkmim@gmail.com", slug: "jpalkmim", display_name: "João Pedro Alkmim", location: "Belo Horizonte", description: "Estatística, capoeira e um podcast.", job_title: "Head de dados", company: "Agência Tucupi", accounts: [{ label: "GitLab", url: "https://gitlab.com/jpalkmim" }] }],
  podcasts: [{ id: 1688210043, title: "Média Móvel", artist: "João Pedro Alkmim", feed: "https://mediamovel.example/feed.xml", site: "https://mediamovel.example/", description: "Estatística para quem foge de estatística.", episodes: [{ title: "#120 Por que a pesquisa erra", description: "João Pedro Alkmim explica amostras com feijão.", url: "https://mediamovel.example/120.mp3", at: "2026-05-20T09:00:00Z" }] }]
}
