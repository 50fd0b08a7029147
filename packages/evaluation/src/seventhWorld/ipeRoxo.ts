import type { WorldPart } from "../World.ts"

const shell = (
  title: string,
  body: string
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="pt-BR"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} - Metalúrgica Ipê Roxo</title></head>
<body><table id="layout" width="960" align="center"><tr><td colspan="2"><a href="/">Metalúrgica Ipê Roxo S.A.</a> | <a href="/empresa">A Empresa</a> | <a href="/produtos">Produtos</a> | <a href="/equipe">Equipe</a> | <a href="/trabalhe-conosco">Trabalhe Conosco</a> | <a href="/contato">Contato</a></td></tr><tr><td width="180" valign="top"><b>Certificados</b><br />ISO 9001<br />IATF 16949</td><td>${body}</td></tr>
<tr><td colspan="2"><small>Metalúrgica Ipê Roxo S.A. - Rua Dona Francisca, 8300 - Joinville - SC - Tel. (47) 5550-0770. Este site usa cookies conforme a LGPD.</small></td></tr></table></body></html>`

/** A foundry in Joinville on a page of tables, in Portuguese. */
export const ipeRoxo: WorldPart = {
  pages: [
    {
      url: "https://iperoxo.example/",
      body: shell(
        "Fundição e usinagem",
        "<h2>Fundição e usinagem desde 1974</h2><p>Blocos, tampas e carcaças para a indústria automotiva.</p>"
      )
    },
    {
      url: "https://iperoxo.example/equipe",
      body: shell(
        "Equipe",
        `<h2>Nossa liderança</h2><table border="0" cellpadding="6"><tr><td><img src="/fotos/rosangela.jpg" width="90" alt="" /></td><td><b>Rosângela Steinbach Moura</b><br />Gerente de Planta - Joinville<br />Engenheira mecânica pela UDESC, com MBA em Gestão Industrial pela FGV (2013). Na Ipê Roxo desde 2005, começou como estagiária na usinagem. Black Belt em Lean Six Sigma.</td></tr><tr><td><img src="/fotos/everton.jpg" width="90" alt="" /></td><td><b>Everton Nogueira Pacheco</b><br />Coordenador da Qualidade<br />Auditor líder ISO 9001 e IATF 16949. Técnico em Metalurgia pelo SENAI Joinville.</td></tr><tr><td><img src="/fotos/sem-foto.jpg" width="90" alt="" /></td><td><b>Adilson Krüger</b><br />Gerente Comercial<br />Vendas e exportação.</td></tr></table>`
      )
    },
    {
      url: "https://fundicaohoje.example/entrevistas/rosangela-steinbach-moura",
      news: { seen: "20260511T120000Z", language: "Portuguese", country: "Brazil" },
      body: `<!doctype html><html lang="pt-BR"><head><title>“Chão de fábrica é conversa”: Rosângela Steinbach Moura, da Ipê Roxo - Fundição Hoje</title></head><body><h1>“Chão de fábrica é conversa”</h1><p><i>Fundição Hoje, edição 212, maio de 2026</i></p><p>Rosângela Steinbach Moura comanda 610 pessoas na planta de Joinville da Metalúrgica Ipê Roxo.</p><p><b>Fundição Hoje:</b> O que mudou desde que a senhora assumiu, em 2019?</p><p><b>Rosângela:</b> Reduzimos o refugo de 7% para 2,4%. Isso nos deu o Prêmio Catarinense de Excelência em 2023.</p><p><b>FH:</b> E fora da fábrica?</p><p><b>Rosângela:</b> Pedalo na serra aos sábados. Domingo é culto, sou diaconisa na igreja luterana, e depois churrasco. E tem o JEC: vou à Arena desde menina.</p><p><b>FH:</b> A senhora participa de alguma entidade?</p><p><b>Rosângela:</b> Sou do Núcleo de Mulheres da Acij e mentora no projeto Meninas na Engenharia.</p><p>Leia também: Preço da sucata sobe pelo quarto mês, por Nei Bittencourt</p></body></html>`
    },
    {
      url: "https://jornaldafoz.example/politica/vereadores-2024-lista",
      body: `<!doctype html><html lang="pt-BR"><head><title>Veja a lista de candidatos a vereador em Joinville - Jornal da Foz</title></head><body><h1>Veja a lista de candidatos a vereador em Joinville</h1><ul><li>Everton Nogueira Pacheco (PSB), técnico em metalurgia</li><li>Janete do Posto (PL)</li><li>Prof. Osmar Tillmann (PT)</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://br.linkedin.com/in/rosangela-steinbach-moura",
      title: "Rosângela Steinbach Moura - Gerente de Planta - Metalúrgica Ipê Roxo | LinkedIn",
      snippet:
        "Joinville, Santa Catarina, Brasil · Gerente de Planta · Metalúrgica Ipê Roxo. Experiência: Metalúrgica Ipê Roxo · Formação acadêmica: Universidade do Estado de Santa Catarina · 500+ conexões."
    }
  ],
  people: [
    {
      id: "rosangela-steinbach-moura",
      about: "A plant manager in a table of the nineties and an interview in Portuguese; her church.",
      contact: { email: "rosangela.moura@iperoxo.example", full_name: "Rosângela Steinbach Moura" },
      outcome: "found",
      facts: {
        title: "Gerente de Planta | Gerente de Planta - Joinville | Plant Manager",
        company: "Metalúrgica Ipê Roxo | Metalúrgica Ipê Roxo S.A. | Ipê Roxo",
        location:
          "Joinville, Santa Catarina, Brasil | Joinville | Joinville, Santa Catarina, Brazil | Joinville - SC",
        achievements: [
          "Prêmio Catarinense de Excelência | Prêmio Catarinense de Excelência em 2023",
          "Reduzimos o refugo de 7% para 2,4% | refugo de 7% para 2,4%"
        ],
        hobbies: ["Pedalo na serra | Pedalo | ciclismo | cycling", "churrasco"],
        sports_teams: ["JEC"],
        causes: ["Meninas na Engenharia | projeto Meninas na Engenharia"],
        memberships: ["Núcleo de Mulheres da Acij | Acij"],
        education: [
          {
            institution: "UDESC | Universidade do Estado de Santa Catarina",
            field: "Engenheira mecânica | mecânica | Engenharia mecânica"
          },
          { institution: "FGV", degree: "MBA", field: "Gestão Industrial", year: 2013 }
        ],
        certifications: ["Black Belt em Lean Six Sigma | Lean Six Sigma | Black Belt"],
        linkedin:
          "https://br.linkedin.com/in/rosangela-steinbach-moura | https://www.linkedin.com/in/rosangela-steinbach-moura"
      },
      also: {
        industry: "Fundição | indústria automotiva | usinagem",
        linkedin_bio: "Gerente de Planta",
        skills: ["Lean Six Sigma | Lean"],
        interests: ["churrasco", "Pedalo na serra"],
        memberships: ["Meninas na Engenharia"],
        causes: ["Núcleo de Mulheres da Acij"]
      },
      sources: [
        "https://iperoxo.example/equipe",
        "https://fundicaohoje.example/entrevistas/rosangela-steinbach-moura",
        "https://br.linkedin.com/in/rosangela-steinbach-moura"
      ],
      sensitive: ["diaconisa", "luterana"]
    },
    {
      id: "everton-nogueira-pacheco",
      about: "A quality coordinator on one page only, besides the one that lists his party.",
      contact: {
        email: "qualidade@iperoxo.example",
        full_name: "Everton Nogueira Pacheco",
        company: "Metalúrgica Ipê Roxo"
      },
      outcome: "found",
      facts: {
        title: "Coordenador da Qualidade",
        company: "Metalúrgica Ipê Roxo | Metalúrgica Ipê Roxo S.A. | Ipê Roxo",
        education: [
          {
            institution: "SENAI Joinville | SENAI",
            degree: "Técnico | Técnico em Metalurgia",
            field: "Metalurgia"
          }
        ],
        certifications: ["Auditor líder ISO 9001 e IATF 16949 | Auditor líder ISO 9001", "IATF 16949"]
      },
      also: {
        location: "Joinville | Joinville - SC",
        industry: "Fundição | indústria automotiva | usinagem",
        skills: ["ISO 9001", "IATF 16949", "Metalurgia"]
      },
      sources: ["https://iperoxo.example/equipe"],
      sensitive: ["PSB", "vereador"]
    }
  ]
}
