import type { WorldPart } from "../World.ts"

/** Three people from three firms: a studio in Recife, a glassworks in Kanazawa, a winery near Pamplona. */
export const elsewhere: WorldPart = {
  pages: [
    {
      url: "https://estudiomangue.example/",
      body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Estúdio Mangue | arquitetura e cidade</title></head><body><h1>Estúdio Mangue</h1><p>Arquitetura e urbanismo para cidades alagáveis. Rua da Aurora, 1200, Recife, PE.</p><p><a href="/sobre">Sobre</a> · <a href="/projetos">Projetos</a> · contato@estudiomangue.example</p></body></html>`
    },
    {
      url: "https://estudiomangue.example/sobre",
      body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Sobre | Estúdio Mangue</title></head><body><h1>Sobre</h1><div class="socio"><h2>Thiago Vasconcelos</h2><p>Sócio-fundador e arquiteto. Formado pela Universidade Federal de Pernambuco (2009), mestre em Desenho Urbano pela UCL (2014). Ganhou o Prêmio Tomie Ohtake de arquitetura jovem em 2019 com a Escola Palafita. É conselheiro do IAB Pernambuco.</p></div><div class="socio"><h2>Marina Queiroga</h2><p>Sócia e engenheira civil.</p></div></body></html>`
    },
    {
      url: "https://floodcities.example/rotterdam-2026/thiago-vasconcelos",
      body: `<!doctype html><html lang="en"><head><title>Thiago Vasconcelos | Flood Cities, Rotterdam 2026</title></head><body><h1>Thiago Vasconcelos</h1><p>Founding Partner, Estúdio Mangue (Recife, Brazil)</p><p>Keynote: <cite>Schools on stilts</cite></p><p>Thiago designs public buildings that may get wet. He speaks Portuguese, English and Spanish, plays alfaia in a maracatu group, supports Santa Cruz “in whatever division”, and helped to start Mutirão da Maré, which repairs houses on the river with the people who live in them.</p></body></html>`
    },
    {
      url: "https://kitakaze-glass.example/en/company",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Company | Kitakaze Glass Co., Ltd.</title></head><body><h1>Company profile</h1><table><tr><th>Company name</th><td>Kitakaze Glass Co., Ltd.</td></tr><tr><th>Established</th><td>1951</td></tr><tr><th>Head office</th><td>3-8 Owari-cho, Kanazawa, Ishikawa, Japan</td></tr><tr><th>President</th><td>Kenji Kitakaze</td></tr><tr><th>Employees</th><td>46</td></tr></table></body></html>`
    },
    {
      url: "https://kitakaze-glass.example/ja/staff/shimizu",
      body: `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>社員紹介 清水 遥（Haruka Shimizu）| 北風硝子株式会社</title></head><body><h1>社員紹介</h1><h2>清水 遥（Haruka Shimizu）</h2><table><tr><th>所属</th><td>デザイン課 課長</td></tr><tr><th>担当</th><td>照明器具のデザイン</td></tr><tr><th>出身校</th><td>金沢美術工芸大学（2010）</td></tr><tr><th>趣味</th><td>登山、金継ぎ</td></tr></table><p>窓の明かりのような器をつくりたいと思っています。</p></body></html>`
    },
    {
      url: "https://lightandglass.example/2026/exhibitors/kitakaze",
      body: `<!doctype html><html lang="en"><head><title>Kitakaze Glass at Light+Glass Milan 2026</title></head><body><h1>Kitakaze Glass (Hall 4, stand C21)</h1><p>The Kanazawa glassworks shows its lamp series “Yuki-akari”, by design manager Haruka Shimizu, which won a Red Thread Design Award 2026.</p><p>“I wanted a lamp that looks like the window of somebody who is waiting for you,” says Shimizu, who climbs in the Hakusan mountains and repairs broken bowls with gold in her free time.</p></body></html>`
    },
    {
      url: "https://bodegaszubiate.example/equipo",
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Equipo · Bodegas Zubiate</title></head><body><h1>Nuestro equipo</h1><figure><img src="/fotos/leire.jpg" alt="Leire Goñi"><figcaption><b>Leire Goñi</b><br>Directora de exportación</figcaption></figure><p>Leire vende nuestros vinos en 31 países. Es licenciada en Administración de Empresas por la Universidad Pública de Navarra y tiene el WSET Nivel 4. Socia de la Sociedad Gastronómica Gazteluleku.</p><figure><figcaption><b>Iñaki Zubiate</b><br>Enólogo</figcaption></figure><p>Bodegas Zubiate, Ctra. de Estella s/n, Puente la Reina, Navarra</p></body></html>`
    },
    {
      url: "https://vinosdelnorte.example/entrevistas/leire-goni",
      news: { seen: "20260409T080000Z", language: "Spanish", country: "Spain" },
      body: `<!doctype html><html lang="es"><head><title>Leire Goñi: “El vino navarro ya no pide perdón” | Vinos del Norte</title></head><body><h1>Leire Goñi: “El vino navarro ya no pide perdón”</h1><p>La directora de exportación de Bodegas Zubiate fue elegida Mejor Exportadora Joven de Navarra en 2025.</p><p><b>¿Qué hace cuando no vuela?</b> Remo. Salgo con la trainera en Pasaia casi todos los sábados. Y Osasuna, siempre Osasuna, desde el Sadar.</p><p><b>¿Algo más?</b> Colaboro con Viñas Abiertas, que da formación en el viñedo a mujeres que salen de la cárcel. Tengo una perra, Garnacha, que no bebe.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://es.linkedin.com/in/leiregoni",
      title: "Leire Goñi - Directora de exportación - Bodegas Zubiate | LinkedIn",
      snippet:
        "Pamplona, Navarra, España · Directora de exportación · Bodegas Zubiate. Experiencia: Bodegas Zubiate. Educación: Universidad Pública de Navarra. Ubicación: Pamplona."
    },
    {
      url: "https://x.com/thiagomangue",
      title: "Thiago Vasconcelos (@thiagomangue) / X",
      snippet: "arquiteto, sócio do @estudiomangue. cidade, maré, Santinha. Recife/PE"
    }
  ],
  people: [
    {
      id: "thiago-vasconcelos",
      about: "A partner of a studio: his site in Portuguese, a conference in English.",
      contact: { email: "thiago@estudiomangue.example", full_name: "Thiago Vasconcelos" },
      outcome: "found",
      facts: {
        title: "Founding Partner | Sócio-fundador | Sócio-fundador e arquiteto",
        company: "Estúdio Mangue",
        location: "Recife | Recife, Brazil | Recife, PE | Recife/PE",
        education: [
          { institution: "Universidade Federal de Pernambuco", year: 2009 },
          {
            institution: "UCL",
            degree: "mestre | mestre em Desenho Urbano",
            field: "Desenho Urbano",
            year: 2014
          }
        ],
        achievements: [
          "Prêmio Tomie Ohtake | Prêmio Tomie Ohtake de arquitetura jovem",
          "Schools on stilts | Keynote: Schools on stilts"
        ],
        memberships: ["IAB Pernambuco"],
        hobbies: ["maracatu | alfaia | plays alfaia"],
        sports_teams: ["Santa Cruz"],
        causes: ["Mutirão da Maré"],
        twitter: "https://x.com/thiagomangue | https://twitter.com/thiagomangue"
      },
      also: {
        title: "arquiteto",
        industry: "Architecture | arquitetura | Arquitetura e urbanismo",
        skills: ["Desenho Urbano", "arquitetura", "urbanismo", "Portuguese", "English", "Spanish"],
        interests: ["maracatu", "alfaia", "cidade", "maré", "Santinha", "Santa Cruz"],
        achievements: ["Escola Palafita"],
        sports_teams: ["Santinha"],
        twitter_bio: "arquiteto, sócio do @estudiomangue. cidade, maré, Santinha. Recife/PE"
      },
      sources: [
        "https://estudiomangue.example/sobre",
        "https://floodcities.example/rotterdam-2026/thiago-vasconcelos",
        "https://x.com/thiagomangue"
      ]
    },
    {
      id: "haruka-shimizu",
      about: "A designer: a page in Japanese with the name in both scripts, a fair's page in English.",
      contact: { full_name: "Haruka Shimizu", company: "Kitakaze Glass", location: "Kanazawa, Japan" },
      outcome: "found",
      facts: {
        title: "design manager | デザイン課 課長 | デザイン課課長",
        company: "Kitakaze Glass | Kitakaze Glass Co., Ltd. | 北風硝子株式会社",
        location: "Kanazawa | Kanazawa, Ishikawa, Japan | Kanazawa, Japan",
        education: [{ institution: "金沢美術工芸大学", year: 2010 }],
        achievements: ["Red Thread Design Award | Red Thread Design Award 2026"],
        hobbies: [
          "climbing | climbs in the Hakusan mountains | 登山 | mountaineering",
          "金継ぎ | kintsugi | repairs broken bowls with gold"
        ]
      },
      also: {
        industry: "Glass | glassworks | Design | Manufacturing | glassware",
        skills: ["照明器具のデザイン", "Design"],
        interests: ["登山", "金継ぎ", "Hakusan mountains"],
        achievements: ["Yuki-akari"]
      },
      sources: [
        "https://kitakaze-glass.example/en/company",
        "https://kitakaze-glass.example/ja/staff/shimizu",
        "https://lightandglass.example/2026/exhibitors/kitakaze"
      ]
    },
    {
      id: "leire-goni",
      about: "A winery's caption, an interview and a listing, all in Spanish.",
      contact: {
        linkedin_url: "https://www.linkedin.com/in/leiregoni",
        full_name: "Leire Goñi",
        company: "Bodegas Zubiate"
      },
      outcome: "found",
      facts: {
        title: "Directora de exportación",
        company: "Bodegas Zubiate",
        location: "Pamplona, Navarra, España | Pamplona | Puente la Reina | Puente la Reina, Navarra",
        education: [
          {
            institution: "Universidad Pública de Navarra",
            degree: "licenciada | licenciada en Administración de Empresas | Licenciatura",
            field: "Administración de Empresas"
          }
        ],
        certifications: ["WSET Nivel 4 | WSET"],
        memberships: ["Sociedad Gastronómica Gazteluleku"],
        achievements: ["Mejor Exportadora Joven de Navarra"],
        hobbies: ["remo | rowing"],
        sports_teams: ["Osasuna"],
        causes: ["Viñas Abiertas"],
        pets: ["Garnacha | perra | dog"],
        linkedin: "https://www.linkedin.com/in/leiregoni | https://es.linkedin.com/in/leiregoni"
      },
      also: {
        industry: "Wine | vino | Bodega | Wineries | Bodegas",
        skills: ["exportación", "Administración de Empresas"],
        interests: ["remo", "trainera", "Osasuna", "vino"],
        hobbies: ["trainera"],
        causes: ["mujeres que salen de la cárcel"],
        achievements: ["El vino navarro ya no pide perdón"],
        linkedin_bio:
          "Directora de exportación | Pamplona, Navarra, España · Directora de exportación · Bodegas Zubiate"
      },
      sources: [
        "https://bodegaszubiate.example/equipo",
        "https://vinosdelnorte.example/entrevistas/leire-goni",
        "https://es.linkedin.com/in/leiregoni"
      ]
    }
  ]
}
