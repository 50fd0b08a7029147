import type { WorldPart } from "../World.ts"

const shell = (lang: "en" | "et", title: string, body: string): string => {
  const [company, people, fleet, notices] =
    lang === "en" ? ["Company", "People", "Fleet", "Notices"] : ["Ettevõte", "Inimesed", "Laevad", "Teated"]
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>Soelavere Shipping - ${title}</title></head>
<body><table class="head" width="100%"><tr><td><a href="/"><img src="/lipp.gif" alt="Soelavere Shipping"></a></td>
<td><a href="/en/company">${company}</a></td><td><a href="/en/people">${people}</a></td><td><a href="/en/fleet">${fleet}</a></td>
<td><a href="/et/teated">${notices}</a></td></tr></table>
<div class="text">${body}</div>
<hr><small>Soelavere Shipping OÜ | Lai 31, 80010 Pärnu, Estonia | reg. 16000000</small></body></html>`
}

const contact = (name: string, role: string, slug: string): string =>
  `<address><a href="/en/people/${slug}"><strong>${name}</strong></a><br>${role}<br>`

/** A shipping company in Pärnu with two men of one name, and a woman who was somebody else before she married. */
export const soelavere: WorldPart = {
  pages: [
    {
      url: "https://soelavere.example/",
      body: shell(
        "en",
        "Small ships for shallow ports",
        `<h1>Small ships for shallow ports</h1><p>Soelavere is a short-sea shipping company. Our seven coasters carry timber,
peat and wind turbine parts between the Baltic, the Kiel Canal and the Humber. None of them draws more than 4.9
metres.</p>`
      )
    },
    {
      url: "https://soelavere.example/en/company",
      body: shell(
        "en",
        "Company",
        `<h1>The company</h1><p>Founded in 1994 with one second-hand coaster from Groningen. Offices in Pärnu and Riga, 96 people
at sea and 22 on land. Ask <a href="/en/people">one of us</a>.</p>`
      )
    },
    {
      url: "https://soelavere.example/en/fleet",
      body: shell(
        "en",
        "Fleet",
        `<h1>Fleet</h1><ul><li>Soela Kadakas, 2,990 dwt, built 2003</li><li>Soela Sarapuu, 3,150 dwt, built 2007</li>
<li>Soela Pihlakas, 3,150 dwt, built 2008</li></ul>`
      )
    },
    {
      url: "https://soelavere.example/en/people",
      body: shell(
        "en",
        "People",
        `<h1>People on land</h1><h3>Pärnu</h3>
${contact("Rasmus Kuusvere", "Chartering Manager", "rasmus-kuusvere")}rasmus.kuusvere@soelavere.example</address>
${contact("Rasmus Kuusvere", "Technical Superintendent", "rasmus-kuusvere-fleet")}r.kuusvere@soelavere.example</address>
${contact("Liisbet Aadusoo", "Head of Sustainability", "liisbet-aadusoo")}liisbet@soelavere.example</address>
<h3>Riga</h3>
${contact("Mārtiņš Kalnzirgs", "Head of Riga Office", "martins-kalnzirgs")}martins.kalnzirgs@soelavere.example</address>
<p>Yes, there are two of the first. They are cousins. Freight goes to one and engines go to the other.</p>`
      )
    },
    {
      url: "https://soelavere.example/en/people/rasmus-kuusvere",
      body: shell(
        "en",
        "Rasmus Kuusvere, chartering",
        `<h1>Rasmus Kuusvere</h1><p><em>Chartering Manager, Pärnu</em></p><p>Rasmus fixes some 400 cargoes a year, timber above all.
He came to us in 2013 from a broker's desk in Hamburg.</p><p>BSc in Shipping Management, Estonian Maritime Academy,
2010.</p><p>rasmus.kuusvere@soelavere.example</p>`
      )
    },
    {
      url: "https://soelavere.example/en/people/rasmus-kuusvere-fleet",
      body: shell(
        "en",
        "Rasmus Kuusvere, fleet",
        `<h1>Rasmus Kuusvere</h1><p><em>Technical Superintendent, Pärnu</em></p><p>Rasmus looks after engines and dry dockings. He was a chief
engineer on tankers for nine years and holds a Chief Engineer Unlimited certificate.</p><p>He conducts the brass band
of Tori parish, which has also played at two launchings.</p><p>r.kuusvere@soelavere.example</p>`
      )
    },
    {
      url: "https://soelavere.example/en/people/liisbet-aadusoo",
      body: shell(
        "en",
        "Liisbet Aadusoo",
        `<h1>Liisbet Aadusoo</h1><p><em>Head of Sustainability</em></p><p>Liisbet (until 2022 Liisbet Jõgeoja) counts what our ships burn
and finds ways to burn less of it. Since she came, the fleet has cut its fuel use by eleven per cent.</p>
<p>MSc in Environmental Technology, University of Tartu, 2018.</p>`
      )
    },
    {
      url: "https://soelavere.example/en/people/martins-kalnzirgs",
      body: shell(
        "en",
        "Mārtiņš Kalnzirgs",
        `<h1>Mārtiņš Kalnzirgs</h1><p><em>Head of Riga Office</em></p><p>Mārtiņš has run our Riga office since January 2025. He speaks
Latvian, Estonian, Russian and the language of stevedores.</p>`
      )
    },
    {
      url: "https://soelavere.example/et/teated",
      body: shell(
        "et",
        "Teated",
        `<h1>Teated</h1><h4>17. september 2026</h4><p>Soela Sarapuu sai kuivdokis uue sõukruvi. Töid juhtis tehniline
superintendent Rasmus Kuusvere.</p><h4>4. juuni 2026</h4><p>Meie prahtimisjuht Rasmus Kuusvere sõlmis Humberi sadamaga
kolmeaastase puiduveo lepingu.</p><h4>9. aprill 2026</h4><p>Eesti Mereklaster andis aasta keskkonnateo auhinna meie
kestlikkuse juhile Liisbet Aadusoole.</p>`
      )
    },
    {
      url: "https://merinoored.example/loputood/2018",
      body: `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>Merinduse lõputööde konkurss 2018 – Merinoored</title></head>
<body><h1>Lõputööde konkurss 2018</h1><p>Magistritööde I preemia: Liisbet Jõgeoja, Tartu Ülikool, „Rannasõidulaevade
heitmed Liivi lahel“.</p><p>Magistritööde II preemia: Sander Pilvemäe, Tallinna Tehnikaülikool.</p></body></html>`
    },
    {
      url: "https://greenhulls.example/voices/liisbet-aadusoo",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>“Slow is a fuel” | Green Hulls</title></head>
<body><p class="kicker">Voices</p><h1>“Slow is a fuel”</h1><p>23 June 2026</p><p>Liisbet Aadusoo of Soelavere Shipping
persuaded seven captains to arrive later.</p><p><b>You published on emissions as Liisbet Jõgeoja. The same
person?</b></p><p>The same. I married in 2022 and
the papers did not.</p><p><b>And away from ships?</b></p><p>I live in Haapsalu. On spring weekends I am out with the
Matsalu wetland count, with binoculars and no telephone.</p></body></html>`
    },
    {
      url: "https://ostmala.example/zinas/soelavere-riga",
      news: { seen: "20250318T080000Z", language: "Latvian", country: "Latvia" },
      body: `<!doctype html><html lang="lv"><head><meta charset="utf-8"><title>Igauņu kuģotājs atver biroju Rīgā – Ostmalas Ziņas</title></head>
<body><article><h1>Igauņu kuģotājs atver biroju Rīgā</h1><p>2025. gada 18. martā</p><p>„Seklas ostas ir mūsu maize,”
saka Mārtiņš Kalnzirgs, kurš vada Soelavere Shipping biroju Rīgā. Viņš beidzis Latvijas Jūras akadēmiju (2009). Birojā
strādā trīs cilvēki.</p></article></body></html>`
    },
    {
      url: "https://krastalini.example/contacts",
      body: `<html><head><title>Krasta Līnijas - ship agency in Liepāja - contacts</title></head><body><h2>Contacts</h2>
<p>Mārtiņš Kalnzirgs, Vessel Agent, mob. +371 2000 0000<br>Inta Purenīte, Customs Declarant, mob. +371 2000 0001</p>
<p>Last updated 12.04.2023</p></body></html>`
    }
  ],
  people: [
    {
      id: "rasmus-kuusvere-chartering",
      about: "A namesake at the same employer: the one who charters, told by his address.",
      contact: {
        email: "rasmus.kuusvere@soelavere.example",
        full_name: "Rasmus Kuusvere",
        company: "Soelavere Shipping"
      },
      outcome: "found",
      facts: {
        title: "Chartering Manager | prahtimisjuht",
        company: "Soelavere Shipping",
        location: "Pärnu | Pärnu, Estonia",
        education: [
          {
            institution: "Estonian Maritime Academy",
            degree: "BSc",
            field: "Shipping Management",
            year: 2010
          }
        ]
      },
      also: { industry: "short-sea shipping | shipping", skills: ["timber", "Chartering"] },
      sources: [
        "https://soelavere.example/en/people",
        "https://soelavere.example/en/people/rasmus-kuusvere",
        "https://soelavere.example/et/teated"
      ],
      never: ["Superintendent", "Chief Engineer", "brass band", "tankers"]
    },
    {
      id: "rasmus-kuusvere-fleet",
      about: "A namesake at the same employer: the one with the engines, told by address and title.",
      contact: {
        email: "r.kuusvere@soelavere.example",
        full_name: "Rasmus Kuusvere",
        title: "Technical Superintendent"
      },
      outcome: "found",
      facts: {
        title: "Technical Superintendent | tehniline superintendent",
        company: "Soelavere Shipping",
        location: "Pärnu | Pärnu, Estonia",
        certifications: ["Chief Engineer Unlimited | Chief Engineer Unlimited certificate"],
        hobbies: ["brass band | conducts the brass band of Tori parish"]
      },
      also: {
        industry: "short-sea shipping | shipping",
        skills: ["engines", "dry dockings"],
        interests: ["brass band"]
      },
      sources: [
        "https://soelavere.example/en/people",
        "https://soelavere.example/en/people/rasmus-kuusvere-fleet",
        "https://soelavere.example/et/teated"
      ],
      never: ["Chartering", "400 cargoes", "Maritime Academy", "Hamburg"]
    },
    {
      id: "liisbet-aadusoo",
      about: "Married and maiden name: the client knows the old one, the pages of today the new one.",
      contact: {
        email: "liisbet@soelavere.example",
        full_name: "Liisbet Jõgeoja",
        company: "Soelavere Shipping"
      },
      outcome: "found",
      facts: {
        title: "Head of Sustainability",
        company: "Soelavere Shipping",
        location: "Haapsalu",
        education: [
          {
            institution: "University of Tartu | Tartu Ülikool",
            degree: "MSc",
            field: "Environmental Technology",
            year: 2018
          }
        ],
        achievements: ["aasta keskkonnateo auhinna | aasta keskkonnateo auhind", "Magistritööde I preemia"],
        causes: ["Matsalu wetland count"]
      },
      also: {
        location: "Pärnu | Pärnu, Estonia",
        industry: "short-sea shipping | shipping",
        achievements: ["Rannasõidulaevade heitmed Liivi lahel"],
        skills: ["emissions"]
      },
      sources: [
        "https://soelavere.example/en/people/liisbet-aadusoo",
        "https://greenhulls.example/voices/liisbet-aadusoo",
        "https://soelavere.example/et/teated",
        "https://merinoored.example/loputood/2018"
      ],
      never: ["Tehnikaülikool"]
    },
    {
      id: "martins-kalnzirgs",
      about: "Changed employer: an agency in Liepāja still lists him; a newspaper in Latvian.",
      contact: { email: "martins.kalnzirgs@soelavere.example" },
      outcome: "found",
      facts: {
        title: "Head of Riga Office",
        company: "Soelavere Shipping",
        location: "Riga",
        education: [
          {
            institution: "Latvijas Jūras akadēmiju | Latvijas Jūras akadēmija | Latvian Maritime Academy",
            year: 2009
          }
        ]
      },
      also: {
        location: "Rīga | Rīgā",
        industry: "short-sea shipping | shipping",
        skills: ["Latvian", "Estonian", "Russian"]
      },
      sources: [
        "https://soelavere.example/en/people",
        "https://soelavere.example/en/people/martins-kalnzirgs",
        "https://ostmala.example/zinas/soelavere-riga"
      ],
      never: ["Vessel Agent", "Krasta Līnijas"]
    }
  ]
}
