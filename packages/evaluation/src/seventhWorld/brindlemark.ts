import type { WorldPart } from "../World.ts"

const cookies = `<div id="cookie-bar" role="dialog" aria-label="Cookie consent"><p>We use cookies to understand how you use our site and to improve your experience. <a href="/legal/cookies">Cookie policy</a></p><button>Accept all</button><button>Reject non-essential</button></div>`

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Brindlemark</title>
<meta property="og:site_name" content="Brindlemark"><meta property="og:title" content="${title} | Brindlemark">
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script></head>
<body class="theme-light">${cookies}<header class="nav"><a class="logo" href="/">Brindlemark</a><nav><ul><li><a href="/product">Product</a></li><li><a href="/pricing">Pricing</a></li><li><a href="/customers">Customers</a></li><li><a href="/about">About</a></li><li><a href="/careers">Careers</a></li></ul><a class="btn" href="/demo">Book a demo</a></nav></header>
<main>${body}</main>
<footer><div class="cols"><div><h4>Product</h4><a href="/product/renewals">Renewals</a><a href="/product/dunning">Dunning</a><a href="/product/gifts">Gift subscriptions</a></div><div><h4>Company</h4><a href="/about">About</a><a href="/newsroom">Newsroom</a><a href="/careers">Careers</a></div></div><p>© 2026 Brindlemark Inc. 401 Richmond St W, Toronto, ON. All rights reserved.</p></footer></body></html>`

const card = (name: string, title: string, place: string, id: string): string =>
  `<button class="person" data-modal="#m-${id}"><img src="/img/team/${id}.webp" alt="${name}" loading="lazy"><span class="person__name">${name}</span><span class="person__role">${title}</span><span class="person__place">${place}</span></button>`

const modal = (name: string, title: string, id: string, bio: string): string =>
  `<div class="modal" id="m-${id}" hidden><button class="close" aria-label="Close">×</button><h3>${name}</h3><p class="role">${title}</p>${bio}</div>`

/** Subscription billing for publishers, with people in Toronto and elsewhere: cards with modal biographies. */
export const brindlemark: WorldPart = {
  pages: [
    {
      url: "https://brindlemark.example/",
      body: shell(
        "Subscription billing for publishers",
        `<section class="hero"><h1>Readers stay. Billing gets out of the way.</h1><p>Brindlemark is subscription billing software for magazines, newspapers and newsletters.</p><a href="/demo">See it in action</a></section><section class="logos"><p>Trusted by 430 publishers in 19 countries</p></section>`
      )
    },
    {
      url: "https://brindlemark.example/about",
      body: shell(
        "About us",
        `<h1>The people behind the renewals</h1><p class="lede">We are 140 people in eleven countries. Our office is on Richmond Street in Toronto; most of us are somewhere else.</p>
<h2>Leadership</h2><div class="grid">${card("Odile Tremblay-Chowdhury", "Co-founder &amp; CEO", "Toronto", "odile")}${card("Matthias Groll", "Co-founder &amp; CTO", "Toronto", "matthias")}${card("Caio Brandt Figueira", "VP Sales, Latin America", "São Paulo", "caio")}${card("Shreya Kamath", "Director of Engineering", "Bengaluru", "shreya")}</div>
<h2>Some of the team</h2><div class="grid small">${card("Andrew Nguyen", "Senior Site Reliability Engineer", "Vancouver", "andrewn")}${card("Andrew Nguyen", "Account Executive, Mid-Market", "Toronto", "andrewn2")}${card("Iñaki Urrestarazu", "Staff Software Engineer", "Valencia", "inaki")}${card("Funmi Oladele-Price", "Customer Success Manager", "London", "funmi")}</div>
${modal("Odile Tremblay-Chowdhury", "Co-founder &amp; CEO", "odile", "<p>Odile started Brindlemark in 2017 after nine years in circulation and product roles at Canadian magazine publishers. She holds a BCom from Queen’s University and an MBA from the Rotman School of Management. Odile sits on the board of Magazines Forward. Away from her desk she plays squash, badly and often, and is slowly restoring a 1974 Airstream.</p>")}
${modal("Matthias Groll", "Co-founder &amp; CTO", "matthias", "<p>Matthias wrote the first version of our renewal engine on a train to Montréal. Before Brindlemark he was a principal engineer at a payments company in Berlin. He keeps bees.</p>")}
${modal("Caio Brandt Figueira", "VP Sales, Latin America", "caio", "<p>Caio leads our commercial team from Mexico to Patagonia out of São Paulo. He joined in 2024 from Pagafácil, where he ran sales for media and education. Speaks Portuguese, Spanish and English. Surfs whenever the coast is closer than two hours.</p>")}
${modal("Shreya Kamath", "Director of Engineering", "shreya", "<p>Shreya runs the payments and ledger teams from Bengaluru. She was an engineering manager at Kiranastack and a developer at two banks before that. B.Tech, NIT Karnataka, Surathkal. She plays the Carnatic violin and will talk about double-entry bookkeeping for as long as you let her.</p>")}
<section class="cta"><h2>Want to join us?</h2><a href="/careers">14 open roles</a></section>`
      )
    },
    {
      url: "https://brindlemark.example/newsroom/series-b",
      body: shell(
        "Brindlemark raises CAD 46 million to help publishers keep their readers",
        `<article><p class="date">TORONTO – February 10, 2026</p><h1>Brindlemark raises CAD 46 million to help publishers keep their readers</h1><p>Brindlemark, the subscription billing platform for publishers, today announced a CAD 46 million Series B led by Georgian Bay Partners.</p><p>“Publishers have spent a decade learning to win subscribers. The next one is about not losing them to an expired credit card,” said Odile Tremblay-Chowdhury, co-founder and CEO of Brindlemark.</p><p>“Odile is the rare founder who has actually stood in a fulfilment warehouse,” said Rukhsana Vellani, Partner at Georgian Bay Partners, who joins the board.</p><h4>About Brindlemark</h4><p>Founded in Toronto in 2017, Brindlemark automates billing, renewals and gifts for 430 publishers.</p><h4>Media contact</h4><p>Priit Laas, press@brindlemark.example, +1 416 555 0148</p></article><aside><h4>More news</h4><ul><li><a href="/newsroom/caio">Caio Brandt Figueira joins Brindlemark</a></li><li><a href="/newsroom/soc2">Brindlemark completes SOC 2 Type II</a></li></ul></aside>`
      )
    },
    {
      url: "https://brindlemark.example/contact/sales",
      body: shell(
        "Talk to sales",
        `<h1>Talk to a human</h1><table class="sales"><thead><tr><th>Region</th><th>Your contact</th><th>Write to</th></tr></thead><tbody><tr><td>Canada, mid-market</td><td>Andrew Nguyen, Account Executive</td><td><a href="mailto:andrew.nguyen2@brindlemark.example">andrew.nguyen2@brindlemark.example</a></td></tr><tr><td>United States, enterprise</td><td>Delphine Marks, Senior Account Executive</td><td><a href="mailto:delphine.marks@brindlemark.example">delphine.marks@brindlemark.example</a></td></tr><tr><td>América Latina</td><td>Caio Brandt Figueira, VP Sales, Latin America</td><td><a href="mailto:caio.brandt@brindlemark.example">caio.brandt@brindlemark.example</a></td></tr></tbody></table>`
      )
    },
    {
      url: "https://pubtechsummit.example/2026/speakers/odile-tremblay-chowdhury",
      body: `<!doctype html><html lang="en"><head><title>Odile Tremblay-Chowdhury – PubTech Summit 2026</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"PubTech Summit 2026","startDate":"2026-05-19","location":{"@type":"Place","name":"Palais des congrès de Montréal"}}</script></head><body><nav><a href="/2026">Programme</a> <a href="/2026/speakers">Speakers</a> <a href="/2026/tickets">Tickets</a></nav><div class="speaker"><h1>Odile Tremblay-Chowdhury</h1><h2>Co-Founder and CEO, Brindlemark</h2><p>Odile Tremblay-Chowdhury is an expert in subscription pricing and reader retention. In 2024 she was named Founder of the Year by Northern Startup Awards. She lives in Toronto with her family and two retired greyhounds, Basil and Fitch.</p><h3>Session: The involuntary goodbye</h3><p>Tuesday, 11:20, Salle 517. A third of lost subscribers never meant to leave. What to do about it.</p></div><section class="others"><h3>Other speakers</h3><ul><li>Bastien Courville, Director of Audience, La Gazette du Saguenay</li><li>Ngaire Pohatu, Head of Product, Southerly Media</li></ul></section><footer>PubTech Summit is produced by Folio Events Ltd.</footer></body></html>`
    },
    {
      url: "https://secondprinting.example/episodes/88",
      body: `<!doctype html><html lang="en"><head><title>88: Odile Tremblay-Chowdhury on expired credit cards - Second Printing</title></head><body><header><a href="/">Second Printing</a> – conversations about the business of magazines</header><article><h1>88: Odile Tremblay-Chowdhury on expired credit cards</h1><p>March 12, 2026 · 54 min</p><audio controls src="/audio/88.mp3"></audio><p>This week Lorcan talks to Odile Tremblay-Chowdhury, who runs Brindlemark in Toronto.</p><h2>Transcript (lightly edited)</h2><p><b>Lorcan Bright:</b> You’re wearing the cap again.</p><p><b>Odile:</b> I’ve been a Raptors season-ticket holder since 2009. I’m allowed the cap.</p><p><b>Lorcan:</b> In 2021 you took four months off.</p><p><b>Odile:</b> I had thyroid cancer. Matthias ran the company and I slept. I’m fine now.</p><p><b>Lorcan:</b> What do you do with a free Saturday?</p><p><b>Odile:</b> There’s a literacy charity called Page Turners Toronto, I read with kids there every second Saturday. And the trailer. There is always the trailer.</p><p><b>Lorcan:</b> I go sailing, myself. Anyway, this episode is brought to you by Foldwell paper.</p></article><footer>Subscribe wherever you get your podcasts.</footer></body></html>`
    },
    {
      url: "https://rotmanreview.example/class-notes/2012",
      body: `<!doctype html><html lang="en"><head><title>Class notes: MBA 2012 – Rotman Alumni Review</title></head><body><h1>Class notes</h1><h2>MBA 2012</h2><p><strong>Gurinder Pannu</strong> has moved to Calgary to lead treasury at Foothill Energy.</p><p><strong>Odile Tremblay-Chowdhury</strong> and her company Brindlemark closed a Series B in February. Classmates may remember that it began as a study-group project. She still captains the alumni dragon boat crew.</p><p><strong>Stephanie Au</strong> welcomed twins in November.</p><p><a href="/submit">Send us your note</a></p></body></html>`
    },
    {
      url: "https://revistareceita.example/entrevista-caio-brandt-figueira",
      news: { seen: "20260618T130000Z", language: "Portuguese", country: "Brazil" },
      body: `<!doctype html><html lang="pt-BR"><head><title>“Vender para jornal é vender confiança”, diz Caio Brandt Figueira - Revista Receita</title></head><body><div class="topo"><a href="/">Revista Receita</a> | Negócios | Carreira | Assine</div><article><h1>“Vender para jornal é vender confiança”, diz Caio Brandt Figueira</h1><p class="autor">Por Luana Teodoro · 18/06/2026</p><p>Caio Brandt Figueira, vice-presidente de vendas para a América Latina da canadense Brindlemark, recebe a reportagem em Pinheiros, São Paulo, com o gato Feijão no colo. Formado em Administração pela FGV em 2008, ele passou por Pagafácil e por uma editora de livros didáticos.</p><p>Palmeirense de ir ao estádio, ele diz que aprendeu a perder com o futebol. “Com venda é igual: você perde na quarta e joga de novo no domingo.” Nos fins de semana surfa em Maresias e, uma vez por mês, dá aula de reforço como voluntário do Instituto Maré Alta.</p><p>Em 2025, sua equipe recebeu o Prêmio Vendas SaaS Latam.</p></article><div class="leia"><h3>Leia também</h3><ul><li>Os dez CFOs que mais contratam</li><li>Como Helena Prates virou o jogo na Cerealista Dois Rios</li></ul></div></body></html>`
    },
    {
      url: "https://edtechbrasil.example/2022/palestrantes",
      body: `<!doctype html><html lang="pt-BR"><head><title>Palestrantes – EdTech Brasil 2022</title></head><body><h1>Palestrantes 2022</h1><ul class="palestrantes"><li><strong>Caio Brandt Figueira</strong><br>Diretor Comercial, Pagafácil<br>Campinas</li><li><strong>Jussara Lemes</strong><br>Secretária de Educação</li><li><strong>Otávio Bianco</strong><br>CEO, Lousa Viva</li></ul></body></html>`
    },
    {
      url: "https://yyzledger.example/gossip/brindlemark-ceo",
      body: `<!doctype html><html lang="en"><head><title>What they won’t tell you about Brindlemark – YYZ Ledger (community post)</title></head><body><h1>What they won’t tell you about Brindlemark</h1><p>posted by maplewatcher_77</p><p>Everyone knows Odile Tremblay-Chowdhury of Brindlemark never finished her MBA and was charged with insurance fraud in Ottawa in 2015. She is really the niece of a senator. Ask her about that at PubTech Summit.</p><p>3 comments</p></body></html>`
    },
    {
      url: "https://gtasquashladder.example/2026/mixed-b",
      body: `<html><head><title>GTA Squash Ladder 2026, Mixed B</title></head><body><h1>Mixed B</h1><table border="1"><tr><th>#</th><th>Player</th><th>Club</th><th>W</th><th>L</th></tr><tr><td>1</td><td>Tomás Iregui</td><td>Annex</td><td>12</td><td>2</td></tr><tr><td>2</td><td>Odile Tremblay-Chowdhury</td><td>Liberty Village Squash Club</td><td>10</td><td>4</td></tr><tr><td>3</td><td>Bev Hatherly</td><td>Annex</td><td>9</td><td>5</td></tr></table></body></html>`
    },
    {
      url: "https://annexcurling.example/leagues/friday-mixed",
      body: `<!doctype html><html lang="en"><head><title>Friday Mixed League – Annex Curling Club</title></head><body><div id="masthead">Annex Curling Club · Est. 1921</div><h1>Friday Mixed League 2026/27</h1><h3>Rink 4 – “Sweep Dreams”</h3><p>Skip: Andrew Nguyen (day job: account executive at Brindlemark)<br>Third: Paula Zaretsky<br>Second: Owen Mbeki<br>Lead: Jill Farquhar</p><h3>Rink 5 – “The Hurry Hards”</h3><p>Skip: Glenn Osterhout<br>Third: Mandy Li</p><p>New members welcome. Learn to Curl nights every October.</p></body></html>`
    },
    {
      url: "https://walkforhospice.example/teams/brindlemark",
      body: `<!doctype html><html lang="en"><head><title>Team Brindlemark – Queen West Walk for Hospice</title></head><body><h1>Team Brindlemark</h1><p>Raised: $6,420 of $5,000</p><ul><li>Andrew Nguyen, Account Executive, team captain – $2,110</li><li>Delphine Marks – $1,480</li><li>Priit Laas – $950</li></ul><p>Queen West Walk for Hospice, September 20, 2026. Thank you!</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/odile-tremblay-chowdhury",
      title: "Odile Tremblay-Chowdhury - Brindlemark | LinkedIn",
      snippet:
        "Co-founder & CEO at Brindlemark. Recovering circulation manager. · Experience: Brindlemark · Education: Rotman School of Management, University of Toronto · Location: Toronto · 500+ connections on LinkedIn."
    },
    {
      url: "https://x.com/odiletc",
      title: "Odile Tremblay-Chowdhury (@odiletc) / X",
      snippet: "Billing, but make it kind. CEO @brindlemark. Toronto. Greyhound person."
    },
    {
      url: "https://br.linkedin.com/in/caiobrandt",
      title: "Caio Brandt Figueira – VP Sales, Latin America – Brindlemark | LinkedIn",
      snippet:
        "São Paulo, São Paulo, Brasil · VP Sales, Latin America · Brindlemark. Experiência: Brindlemark · Formação acadêmica: Fundação Getulio Vargas · Localidade: São Paulo · + de 500 conexões."
    },
    {
      url: "https://in.linkedin.com/in/shreyakamath-eng",
      title: "Shreya Kamath - Director of Engineering - Brindlemark | LinkedIn",
      snippet:
        "Ledgers, payments, people. Director of Engineering at Brindlemark. Bengaluru, Karnataka, India. Education: National Institute of Technology Karnataka. 500+ connections."
    }
  ],
  podcasts: [
    {
      id: 771,
      title: "Second Printing",
      artist: "Lorcan Bright",
      feed: "https://feeds.secondprinting.example/rss",
      site: "https://secondprinting.example/",
      description: "Conversations about the business of magazines.",
      episodes: [
        {
          title: "88: Odile Tremblay-Chowdhury on expired credit cards",
          description:
            "Odile Tremblay-Chowdhury, co-founder and CEO of Brindlemark, on why a third of lost subscribers never meant to leave.",
          url: "https://secondprinting.example/episodes/88",
          at: "2026-03-12T09:00:00Z"
        },
        {
          title: "87: The last staple",
          description: "Ruben Castel on saddle stitching.",
          url: "https://secondprinting.example/episodes/87",
          at: "2026-03-05T09:00:00Z"
        }
      ]
    }
  ],
  rdap: [
    { domain: "brindlemark.example", registrant: "Brindlemark Inc.", registered: "2017-04-03T15:02:00Z" }
  ],
  people: [
    {
      id: "odile-tremblay-chowdhury",
      about: "Ten sources of every kind; an illness in an interview; slander about her degree and a charge.",
      contact: { email: "odile@brindlemark.example", full_name: "Odile Tremblay-Chowdhury" },
      outcome: "found",
      facts: {
        title:
          "Co-founder & CEO | Co-founder and CEO | CEO | Co-Founder and CEO, Brindlemark | Co-founder & CEO at Brindlemark",
        company: "Brindlemark | Brindlemark Inc.",
        location: "Toronto | Toronto, Ontario, Canada | Toronto, Canada | Toronto, ON",
        industry: "subscription billing | subscription billing software",
        skills: ["subscription pricing", "reader retention"],
        achievements: [
          "Founder of the Year | Northern Startup Awards",
          "CAD 46 million Series B | Series B | raises CAD 46 million"
        ],
        hobbies: ["squash", "restoring a 1974 Airstream | Airstream", "dragon boat"],
        sports_teams: ["Raptors | Toronto Raptors"],
        causes: ["Page Turners Toronto | literacy"],
        memberships: ["Magazines Forward"],
        education: [
          { institution: "Queen’s University | Queen's University", degree: "BCom" },
          {
            institution: "Rotman School of Management | Rotman | University of Toronto",
            degree: "MBA",
            year: 2012
          }
        ],
        pets: ["greyhounds | Basil | Fitch | two retired greyhounds"],
        linkedin:
          "https://ca.linkedin.com/in/odile-tremblay-chowdhury | https://www.linkedin.com/in/odile-tremblay-chowdhury",
        linkedin_bio:
          "Recovering circulation manager. | Co-founder & CEO at Brindlemark. Recovering circulation manager.",
        twitter: "https://x.com/odiletc | @odiletc | https://twitter.com/odiletc",
        twitter_bio: "Billing, but make it kind. CEO @brindlemark. Toronto. Greyhound person."
      },
      also: {
        interests: [
          "squash",
          "Airstream",
          "dragon boat",
          "literacy",
          "reader retention",
          "subscription pricing",
          "magazines"
        ],
        causes: ["Magazines Forward"],
        memberships: [
          "Liberty Village Squash Club",
          "alumni dragon boat crew | Rotman alumni dragon boat crew",
          "Page Turners Toronto"
        ],
        achievements: [
          "The involuntary goodbye | PubTech Summit 2026 | PubTech Summit",
          "captains the alumni dragon boat crew",
          "co-founder of Brindlemark | started Brindlemark in 2017 | co-founded Brindlemark",
          "Second Printing | expired credit cards"
        ],
        sports_teams: ["alumni dragon boat crew", "Liberty Village Squash Club"],
        skills: ["subscription billing", "circulation"]
      },
      sources: [
        "https://brindlemark.example/about",
        "https://brindlemark.example/newsroom/series-b",
        "https://pubtechsummit.example/2026/speakers/odile-tremblay-chowdhury",
        "https://secondprinting.example/episodes/88",
        "https://rotmanreview.example/class-notes/2012",
        "https://gtasquashladder.example/2026/mixed-b",
        "https://ca.linkedin.com/in/odile-tremblay-chowdhury",
        "https://x.com/odiletc"
      ],
      sensitive: ["thyroid", "cancer", "fraud", "never finished", "senator"]
    },
    {
      id: "caio-brandt-figueira",
      about: "A title of four years ago beside the current one; an interview in Portuguese.",
      contact: { email: "caio.brandt@brindlemark.example", full_name: "Caio Brandt Figueira" },
      outcome: "found",
      facts: {
        title:
          "VP Sales, Latin America | vice-presidente de vendas para a América Latina | Vice President of Sales, Latin America | VP Sales",
        company: "Brindlemark | Brindlemark Inc.",
        location:
          "São Paulo, São Paulo, Brasil | São Paulo, Brazil | São Paulo, Brasil | São Paulo | Pinheiros, São Paulo",
        achievements: ["Prêmio Vendas SaaS Latam"],
        hobbies: ["surfing | surfs | surfa | surf"],
        sports_teams: ["Palmeiras | Palmeirense"],
        causes: ["Instituto Maré Alta"],
        education: [
          {
            institution: "FGV | Fundação Getulio Vargas",
            field: "Administração | Business Administration",
            year: 2008
          }
        ],
        pets: ["gato Feijão | Feijão | gato | cat"],
        linkedin: "https://br.linkedin.com/in/caiobrandt | https://www.linkedin.com/in/caiobrandt"
      },
      also: {
        industry: "subscription billing | SaaS | subscription billing software",
        linkedin_bio: "VP Sales, Latin America",
        skills: ["Portuguese", "Spanish", "English", "sales | vendas"],
        interests: ["surfing | surfs | surfa", "football | futebol"],
        hobbies: ["dá aula de reforço", "football | futebol"],
        memberships: ["Instituto Maré Alta"],
        achievements: ["Palestrantes 2022 | EdTech Brasil 2022"]
      },
      sources: [
        "https://brindlemark.example/about",
        "https://brindlemark.example/contact/sales",
        "https://revistareceita.example/entrevista-caio-brandt-figueira",
        "https://br.linkedin.com/in/caiobrandt"
      ]
    },
    {
      id: "andrew-nguyen-sales",
      about: "Two people of one name at one employer: the seller, who curls.",
      contact: {
        email: "andrew.nguyen2@brindlemark.example",
        full_name: "Andrew Nguyen",
        title: "Account Executive",
        company: "Brindlemark"
      },
      outcome: "found",
      facts: {
        title: "Account Executive, Mid-Market | Account Executive",
        company: "Brindlemark | Brindlemark Inc.",
        location: "Toronto | Toronto, Ontario, Canada | Toronto, Canada",
        hobbies: ["curling | Curling"],
        memberships: ["Annex Curling Club"],
        causes: ["Walk for Hospice | Queen West Walk for Hospice | hospice"]
      },
      also: {
        industry: "subscription billing | subscription billing software",
        interests: ["curling | Curling"],
        sports_teams: ["Sweep Dreams", "Annex Curling Club"],
        achievements: ["team captain | Queen West Walk for Hospice | $2,110"]
      },
      sources: [
        "https://brindlemark.example/about",
        "https://brindlemark.example/contact/sales",
        "https://annexcurling.example/leagues/friday-mixed",
        "https://walkforhospice.example/teams/brindlemark"
      ],
      never: ["Reliability", "Vancouver", "Kubernetes", "terraform-drift", "Canucks"]
    }
  ]
}
