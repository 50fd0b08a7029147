import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="de-AT"><head><meta charset="utf-8"><title>${title} · Pfosinger &amp; Kandlhofer</title></head>
<body class="zt"><header><a href="/"><strong>Pfosinger &amp; Kandlhofer</strong> Ziviltechniker für Wasserbau</a></header>
<aside><a href="/buero">Büro</a><br><a href="/projekte">Projekte</a><br><a href="/aktuelles">Aktuelles</a></aside>
<section>${body}</section>
<footer>Pfosinger &amp; Kandlhofer Ziviltechniker GmbH | Schlüsselhofgasse 41 | 4400 Steyr | Österreich</footer></body></html>`

const rundschau = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title} – Ennstaler Rundschau</title></head>
<body><article><h1>${title}</h1>${body}</article></body></html>`

/** An Austrian engineering office in German: father and son of one name, and a local paper that knows too much. */
export const pfosinger: WorldPart = {
  pages: [
    {
      url: "https://pfosinger-kandlhofer.example/",
      body: shell(
        "Wasserbau in Steyr",
        `<h1>Wehre, Fischwege, Kleinwasserkraft.</h1>
<p>Wir sind ein Ingenieurbüro für Wasserbau mit sechzehn Leuten in Steyr und drei in Linz. Gebaut wird in Österreich, in Graubünden und in Südtirol.</p>`
      )
    },
    {
      url: "https://pfosinger-kandlhofer.example/buero",
      body: shell(
        "Büro",
        `<h1>Büro</h1>
<h4>Dipl.-Ing. Leopold Pfosinger jun.</h4><p class="funktion">Geschäftsführer</p>
<p>Leopold jun. führt das Büro seit 2017. Er studierte Bauingenieurwesen an der Technischen Universität Graz (Dipl.-Ing., 2004) und ist Mitglied im Österreichischen Wasserbauforum. Im Winter steht er auf der Eisstockbahn. Post an: l.pfosinger@pfosinger-kandlhofer.example</p>
<h4>Baurat h. c. Ing. Leopold Pfosinger sen.</h4><p class="funktion">Gründer</p>
<p>Leopold sen. eröffnete das Büro 1979 mit einem Rechenschieber und einem Steyr-Puch. Heute spielt er Zither und schaut freitags auf einen Kaffee vorbei.</p>
<h4>Mag. Birgit Kandlhofer</h4><p class="funktion">Gesellschafterin, Leiterin Gewässerökologie</p>
<p>Birgit studierte Ökologie an der Universität Wien (Mag. rer. nat., 2007). Ihre Fischwege werden von den Fischen angenommen, was nicht selbstverständlich ist.</p>
<h4>Zsófia Mátrai, MSc</h4><p class="funktion">BIM-Koordinatorin, Standort Linz</p>
<p>Zsófia bringt unseren Modellen bei, mit denen der anderen zu reden. <a href="https://zsofiamatrai.example/">Webseite</a></p>`
      )
    },
    {
      url: "https://pfosinger-kandlhofer.example/projekte",
      body: shell(
        "Projekte",
        `<h1>Projekte</h1><ul><li>Wehr Raming, Erneuerung der Klappe, 2025</li><li>Fischlift Kleinreifling, 2024</li>
<li>Kraftwerk Sagogn (Graubünden), Geschieberäumung, 2023</li></ul>`
      )
    },
    {
      url: "https://pfosinger-kandlhofer.example/aktuelles",
      body: shell(
        "Aktuelles",
        `<h1>Aktuelles</h1><h3>Fischlift ausgezeichnet</h3>
<p>4. November 2025. Für den Fischlift Kleinreifling erhielt Birgit Kandlhofer den Bachforellenpreis 2025 des Landesfischereirats.</p>
<h3>Büro Linz übersiedelt</h3><p>2. Juni 2025. Unser Linzer Büro ist jetzt in der Hafenstraße.</p>`
      )
    },
    {
      url: "https://ennstaler-rundschau.example/2025/pfosinger-achtzig",
      news: { seen: "20250914T060000Z", language: "German", country: "Austria" },
      body: rundschau(
        "Goldenes Ehrenzeichen für Leopold Pfosinger",
        `<p>14. September 2025</p>
<p>Zum 80. Geburtstag überreichte der Bürgermeister Leopold Pfosinger das Goldene Ehrenzeichen der Stadt Steyr. Der Gründer des Büros Pfosinger &amp; Kandlhofer plante nach dem Hochwasser 2002 die Mauern am Ennskai. Zum Dank gab es ein Stück auf der Zither.</p>`
      )
    },
    {
      url: "https://ennstaler-rundschau.example/2024/kandlhofer-abschied",
      news: { seen: "20240628T060000Z", language: "German", country: "Austria" },
      body: rundschau(
        "Kandlhofer verlässt den Gemeinderat",
        `<p>28. Juni 2024</p>
<p>Birgit Kandlhofer, Gewässerökologin bei Pfosinger &amp; Kandlhofer, legt ihr Mandat für die Grünen zurück. Sie lebt seit drei Jahren mit Multipler Sklerose. Nach der Scheidung im Frühjahr wolle sie „weniger Sitzungen und mehr Bach“. Ehrenamtlich bleibt sie dem Verein Lebendige Steyr treu, den sie mit aufgebaut hat.</p>`
      )
    },
    {
      url: "https://smallhydroalps.example/2026/programme",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Programme – Small Hydro Alps 2026, Chur</title></head>
<body><h1>Programme</h1><p>Chur, Switzerland, 23 and 24 April 2026</p><dl>
<dt>10:00 Leopold Pfosinger jun.</dt><dd>Managing Director, Pfosinger &amp; Kandlhofer, Steyr: “A weir that lets gravel through”</dd>
<dt>11:15 Seraina Camathias</dt><dd>Canton of Grisons: “Who counts the fish?”</dd></dl></body></html>`
    },
    {
      url: "https://zsofiamatrai.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Zsófia Mátrai</title></head><body>
<h1>Szia!</h1>
<p>I am Zsófia Mátrai. I coordinate building information models for weirs and fish lifts at Pfosinger &amp; Kandlhofer, and I live in Linz, Austria.</p>
<p>I have an MSc in structural engineering from Budapest University of Technology and Economics (2016). Most Saturdays I am climbing; most Thursdays I sing alto in a choir.</p>
<p><a rel="me" href="https://github.com/zsmatrai">Code</a> <a rel="me" href="https://stahlstadt-toots.example/@zsofi">Toots</a>
<a href="/notes/clash">Notes</a></p></body></html>`
    },
    {
      url: "https://zsofiamatrai.example/notes/clash",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Not every clash is a clash – Zsófia Mátrai</title></head><body>
<article><h1>Not every clash is a clash</h1><p>9 March 2026</p>
<p>The checker found 4,112 collisions in a weir with forty parts. Nearly all of them were concrete touching concrete, which is what concrete is for. I now sort them by what would cost money.</p></article>
<p><a href="/">Back</a></p></body></html>`
    }
  ],
  github: [
    {
      login: "zsmatrai",
      id: 17204,
      name: "Zsófia Mátrai",
      company: "Pfosinger & Kandlhofer",
      blog: "https://zsofiamatrai.example/",
      location: "Linz, Austria",
      bio: "BIM for things that get wet",
      commit_email: "z.matrai@pfosinger-kandlhofer.example",
      repositories: [
        {
          name: "clashsort",
          description: "Sorts IFC clash reports by what they would cost",
          language: "Python",
          topics: ["ifc", "bim"],
          stars: 143,
          pushed_at: "2026-09-30T18:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "zsofi",
      domain: "stahlstadt-toots.example",
      name: "Zsófia Mátrai",
      note: "<p>BIM-Koordinatorin in Linz. Wehre, Fische, Fels.</p>",
      fields: [
        {
          name: "Web",
          value: `<a href="https://zsofiamatrai.example/" rel="me nofollow">zsofiamatrai.example</a>`,
          verified_at: "2025-06-11T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>clashsort 0.4 can read German cost tables now. Numbers with commas, my old friends.</p>",
          at: "2026-09-30T19:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "leopold-pfosinger-jun",
      about:
        "Father and son of one name: the son. The paper's article is about the father and does not say so.",
      contact: {
        email: "l.pfosinger@pfosinger-kandlhofer.example",
        full_name: "Leopold Pfosinger jun.",
        company: "Pfosinger & Kandlhofer"
      },
      outcome: "found",
      facts: {
        title: "Geschäftsführer | Managing Director",
        company: "Pfosinger & Kandlhofer | Pfosinger & Kandlhofer Ziviltechniker GmbH",
        hobbies: ["Eisstockbahn | Eisstock | Eisstockschießen | ice stock sport"],
        education: [
          {
            institution: "Technischen Universität Graz | Technische Universität Graz",
            degree: "Dipl.-Ing.",
            field: "Bauingenieurwesen",
            year: 2004
          }
        ]
      },
      also: {
        location: "Steyr | 4400 Steyr | Steyr, Österreich",
        industry: "Wasserbau | Ingenieurbüro für Wasserbau",
        memberships: ["Österreichischen Wasserbauforum | Österreichisches Wasserbauforum | Wasserbauforum"],
        achievements: ["A weir that lets gravel through"]
      },
      sources: [
        "https://pfosinger-kandlhofer.example/buero",
        "https://smallhydroalps.example/2026/programme"
      ],
      never: ["Gründer", "Zither", "Ehrenzeichen", "1979", "Baurat", "80. Geburtstag", "Ennskai"]
    },
    {
      id: "birgit-kandlhofer",
      about: "Party, illness and divorce in the local paper, beside a cause of hers.",
      contact: { email: "b.kandlhofer@pfosinger-kandlhofer.example", full_name: "Birgit Kandlhofer" },
      outcome: "found",
      facts: {
        title: "Gesellschafterin, Leiterin Gewässerökologie | Leiterin Gewässerökologie | Gesellschafterin",
        company: "Pfosinger & Kandlhofer | Pfosinger & Kandlhofer Ziviltechniker GmbH",
        achievements: ["Bachforellenpreis 2025 | Bachforellenpreis"],
        education: [
          {
            institution: "Universität Wien",
            degree: "Mag. rer. nat. | Mag.",
            field: "Ökologie",
            year: 2007
          }
        ]
      },
      also: {
        location: "Steyr | 4400 Steyr | Steyr, Österreich",
        industry: "Wasserbau | Ingenieurbüro für Wasserbau",
        skills: ["Gewässerökologie", "Fischwege", "Ökologie"],
        causes: ["Verein Lebendige Steyr | Lebendige Steyr"],
        memberships: ["Verein Lebendige Steyr | Lebendige Steyr"],
        title: "Gewässerökologin"
      },
      sources: [
        "https://pfosinger-kandlhofer.example/buero",
        "https://pfosinger-kandlhofer.example/aktuelles",
        "https://ennstaler-rundschau.example/2024/kandlhofer-abschied"
      ],
      sensitive: ["Grünen", "Multipler Sklerose", "Scheidung", "Gemeinderat"]
    },
    {
      id: "zsofia-matrai",
      about:
        "A German line leads to an English site of her own, GitHub and Mastodon; the client left out the accents.",
      contact: {
        email: "z.matrai@pfosinger-kandlhofer.example",
        full_name: "Zsofia Matrai"
      },
      outcome: "found",
      facts: {
        title: "BIM-Koordinatorin",
        company: "Pfosinger & Kandlhofer | Pfosinger & Kandlhofer Ziviltechniker GmbH",
        location: "Linz, Austria | Linz",
        skills: ["Python"],
        hobbies: ["climbing"],
        education: [
          {
            institution: "Budapest University of Technology and Economics",
            degree: "MSc",
            field: "structural engineering",
            year: 2016
          }
        ]
      },
      also: {
        industry: "Wasserbau | Ingenieurbüro für Wasserbau",
        skills: ["ifc", "bim"],
        hobbies: ["sing alto in a choir | choir | sing"],
        interests: ["Wehre", "Fische", "Fels", "climbing"],
        achievements: ["clashsort"]
      },
      sources: [
        "https://pfosinger-kandlhofer.example/buero",
        "https://zsofiamatrai.example/",
        "https://zsofiamatrai.example/notes/clash",
        "https://api.github.com/users/zsmatrai",
        "https://api.github.com/users/zsmatrai/repos",
        "https://stahlstadt-toots.example/api/v1/accounts/lookup?acct=zsofi"
      ]
    },
    {
      id: "severin-aigelsreiter",
      about: "Nothing online: the office's page does not name him, nor does anybody else.",
      contact: {
        email: "s.aigelsreiter@pfosinger-kandlhofer.example",
        full_name: "Severin Aigelsreiter",
        company: "Pfosinger & Kandlhofer"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
