// Strandgaard Energi A/S, Aarhus: energy supplier, Danish, Umbraco
const host = "https://www.strandgaard-energi.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="da" class="no-js"><head><meta charset="utf-8"/><title>${title} | Strandgaard Energi</title><meta name="description" content="Strandgaard Energi leverer strøm og fjernvarme til 90.000 husstande i Østjylland."/><meta property="og:locale" content="da_DK"/><link rel="stylesheet" href="/sb/umbraco-css.css.v218"/></head>
<body class="u-page"><a class="skip" href="#main">Gå til indhold</a><header class="c-header"><a href="/" aria-label="Forside">Strandgaard Energi</a><nav aria-label="Hovedmenu"><a href="/privat">Privat</a><a href="/erhverv">Erhverv</a><a href="/om-os/ledelse">Ledelse</a><a href="/nyheder">Nyheder</a></nav></header>
<main id="main">${main}</main>
<footer class="c-footer"><p>Strandgaard Energi A/S, Havnegade 88, 8000 Aarhus C. Energiforsyning siden 1961.</p><p>CVR 00 41 77 20 · <a href="/cookies">Cookies</a></p></footer></body></html>`
})
const company = "Strandgaard Energi A/S | Strandgaard Energi | Strandgaard"
const industry = "Energy | Energy supply | Energiforsyning | Utilities | Electricity and district heating | Energi"

export default {
  people: [
    {
      id: "kirsten-ravnholt",
      about: "Chief executive of a Danish energy supplier; a local weekly writes about her divorce.",
      contact: { email: "krav@strandgaard-energi.example", full_name: "Kirsten Ravnholt", company: "Strandgaard Energi A/S" },
      outcome: "found",
      facts: {
        title: "Administrerende direktør | CEO | Chief Executive Officer | Managing Director | Adm. direktør",
        company,
        location: "Aarhus | Aarhus, Danmark | Aarhus, Denmark | Risskov | Risskov, Aarhus | Risskov, Denmark",
        industry,
        education: [{ institution: "Aarhus Universitet | Aarhus University | University of Aarhus", degree: "cand.oecon. | Master | MSc in Economics | Master of Science in Economics", field: "Economics | økonomi", year: 2001 }],
        memberships: ["Østjysk Varmeforum | chair of Østjysk Varmeforum | forperson for Østjysk Varmeforum | board of Østjysk Varmeforum"],
        hobbies: ["Winter bathing | vinterbadning | vinterbader | winter swimming"]
      },
      also: {
        location: "Risskov | Aarhus C",
        skills: ["Economics | økonomi | finance", "District heating | fjernvarme"],
        achievements: ["CEO since 2018 | administrerende direktør siden 2018 | became CEO in 2018", "Formerly CFO of Strandgaard Energi | former økonomidirektør | tidligere økonomidirektør | previously chief financial officer", "Coal-free district heating since 2024 | phased out coal in 2024 | kulfri fjernvarme i 2024 | coal-free district heating"],
        interests: ["Winter bathing | vinterbadning", "District heating | fjernvarme | green heating"],
        certifications: ["cand.oecon."]
      },
      sources: [`${host}/om-os/ledelse`, `${host}/nyheder/kulfri-fjernvarme`, "https://varmeforum-oest.example/bestyrelsen", "https://risskov-ugeblad.example/2025/09/kirsten-ravnholt-portraet"],
      sensitive: ["skilsmisse", "skilt", "divorce", "ægteskab", "marriage"]
    },
    {
      id: "mads-elkjaer-lund",
      about: "Head of wind, e-mail alone; podcast guest.",
      contact: { email: "mads.elkjaer-lund@strandgaard-energi.example" },
      outcome: "found",
      facts: {
        title: "Vindchef | Head of Wind | Head of Wind Power | Chef for vindenergi",
        company,
        location: "Aarhus | Aarhus, Danmark | Aarhus, Denmark | Ebeltoft | Ebeltoft, Danmark | Ebeltoft, Denmark",
        industry: industry + " | Wind energy | Vindenergi | Renewable energy",
        education: [{ institution: "DTU | Danmarks Tekniske Universitet | Technical University of Denmark", degree: "civilingeniør | MSc | Master | MSc in Engineering | Master of Science in Engineering", field: "vindenergi | Wind energy | Wind power" }],
        interests: ["Folk music | folkemusik | plays the fiddle | spiller violin | violin"],
        skills: ["Wind farm operation | drift af vindmøller | wind turbines | vindmøller | wind power"]
      },
      also: {
        location: "Ebeltoft | Ebeltoft, Denmark",
        hobbies: ["Fiddle | violin | folk music | folkemusik | spiller violin"],
        skills: ["Civilingeniør | engineering", "Repowering | repowering of old turbines | ældre møller"],
        memberships: ["Molboernes Spillemandslaug"],
        achievements: ["Guest on the podcast Medvind | Podcast Medvind | interviewed on Medvind, episode 41", "Responsible for 64 turbines | 64 vindmøller | in charge of 64 wind turbines"],
        interests: ["Wind energy | vindenergi | repowering"]
      },
      sources: [`${host}/om-os/ledelse`, "https://medvind-podcast.example/episoder/41", "https://molbo-spillemand.example/medlemmer"]
    },
    {
      id: "anders-vestermark",
      about: "Key account manager whose namesake is a footballer with an article in Wikipedia.",
      contact: { full_name: "Anders Vestermark", company: "Strandgaard Energi", location: "Aarhus" },
      outcome: "found",
      facts: {
        title: "Kundechef, erhverv | Kundechef | Kundechef erhverv | Key Account Manager | Head of Business Customers | Customer manager, business | Customer Manager",
        company,
        location: "Aarhus | Aarhus, Danmark | Aarhus, Denmark | Aarhus C",
        industry,
        memberships: ["Erhverv Østkysten | member of Erhverv Østkysten | medlem af Erhverv Østkysten | Energiudvalget i Erhverv Østkysten"],
        skills: ["Power purchase agreements | PPA | elaftaler | strømaftaler | PPAs"]
      },
      also: {
        memberships: ["Energiudvalget | energy committee of Erhverv Østkysten | Energy committee"],
        achievements: ["Speaker at Erhverv Østkysten's energy morning 2026 | oplæg om PPA | Energimorgen 2026"],
        skills: ["Business customers | erhvervskunder | key accounts | account management"]
      },
      sources: [`${host}/erhverv`, "https://erhverv-oestkysten.example/udvalg/energi"],
      never: ["football", "fodbold", "midfielder", "midtbane", "Superliga", "Silkeborg", "caps", "1993", "goals"]
    },
    {
      id: "birthe-hvilsom",
      about: "An employee of whom nothing is public; e-mail alone.",
      contact: { email: "birthe.hvilsom@strandgaard-energi.example" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["direktør", "Vindchef", "Kundechef"]
    }
  ],
  pages: [
    page("/", "Strøm og varme til Østjylland", `<h1>Strøm og varme til Østjylland</h1><p>Strandgaard Energi leverer el og fjernvarme til 90.000 husstande.</p><ul><li><a href="/om-os/ledelse">Mød ledelsen</a></li><li><a href="/nyheder/kulfri-fjernvarme">Kulfri fjernvarme</a></li></ul>`),
    page("/privat", "Privat", `<h1>Privat</h1><p>Flytter du? Meld flytning her. Se priser på el og fjernvarme.</p>`),
    page("/erhverv", "Erhverv", `<h1>Erhverv</h1><p>Skal din virksomhed have en fast strømaftale? Vi hjælper med PPA’er fra 1 GWh.</p><div class="c-contact"><h3>Anders Vestermark</h3><p>Kundechef, erhverv<br/>Aarhus</p><p>Anders rådgiver virksomheder om strømaftaler (PPA).</p></div>`),
    page("/om-os/ledelse", "Ledelse", `<h1>Ledelse</h1>
<section class="c-person"><h2>Kirsten Ravnholt</h2><p class="c-person__title">Administrerende direktør</p><p>Kirsten Ravnholt er cand.oecon. fra Aarhus Universitet (2001). Hun har været administrerende direktør siden 2018 og var før det vores økonomidirektør. <a href="mailto:krav@strandgaard-energi.example">krav@strandgaard-energi.example</a></p></section>
<section class="c-person"><h2>Mads Elkjær-Lund</h2><p class="c-person__title">Vindchef</p><p>Mads Elkjær-Lund er civilingeniør i vindenergi fra DTU og har ansvar for driften af vores 64 vindmøller. Kontor i Aarhus. <a href="mailto:mads.elkjaer-lund@strandgaard-energi.example">Skriv til Mads</a></p></section>`),
    page("/nyheder", "Nyheder", `<h1>Nyheder</h1><ul><li>12.11.2024 <a href="/nyheder/kulfri-fjernvarme">Kulfri fjernvarme</a></li></ul>`),
    page("/nyheder/kulfri-fjernvarme", "Kulfri fjernvarme", `<article><h1>Kulfri fjernvarme</h1><p>12. november 2024</p><p>I dag slukkede vi den sidste kulkedel. “Fjernvarmen er nu kulfri,” siger administrerende direktør Kirsten Ravnholt.</p></article>`),
    {
      url: "https://varmeforum-oest.example/bestyrelsen",
      body: `<!DOCTYPE html><html lang="da"><head><title>Bestyrelsen – Østjysk Varmeforum</title></head><body><h1>Østjysk Varmeforum</h1><h2>Bestyrelsen</h2><ul><li>Forperson: Kirsten Ravnholt, Strandgaard Energi</li><li>Kasserer: Poul Gammelby, Odder Fjernvarmelaug</li></ul></body></html>`
    },
    {
      url: "https://risskov-ugeblad.example/2025/09/kirsten-ravnholt-portraet",
      news: { seen: "2025-09-10T07:00:00.000Z", language: "Danish", country: "Denmark" },
      body: `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>Direktøren i bølgerne | Risskov Ugeblad</title></head><body><header>Risskov Ugeblad</header><article><h1>Direktøren i bølgerne</h1><p>Kirsten Ravnholt, direktør for Strandgaard Energi, bor i Risskov og er vinterbader hele sæsonen ved Den Permanente. Efter sidste års skilsmisse fra sit lange ægteskab er morgenbadet blevet et fast holdepunkt.</p></article></body></html>`
    },
    {
      url: "https://medvind-podcast.example/episoder/41",
      body: `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>41: Nye vinger til gamle møller – Medvind</title></head><body><h1>Medvind #41: Nye vinger til gamle møller</h1><p>Vindchef Mads Elkjær-Lund fra Strandgaard Energi fortæller om repowering af ældre møller.</p><audio controls src="/lyd/41.mp3"></audio></body></html>`
    },
    {
      url: "https://molbo-spillemand.example/medlemmer",
      body: `<html lang="da"><head><title>Molboernes Spillemandslaug - medlemmer</title></head><body><h1>Molboernes Spillemandslaug</h1><p>Vi spiller folkemusik i forsamlingshuset hver anden tirsdag.</p><ul><li>Mads Elkjær-Lund, Ebeltoft – violin (til daglig vindchef i Strandgaard Energi)</li><li>Inge Skødt, Knebel – harmonika</li></ul></body></html>`
    },
    {
      url: "https://erhverv-oestkysten.example/udvalg/energi",
      body: `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>Energiudvalget | Erhverv Østkysten</title></head><body><main><h1>Energiudvalget</h1><p>Medlemmer: Anders Vestermark (Strandgaard Energi), Lone Bisgård (Kystens Trælast).</p><h2>Energimorgen 2026</h2><p>Anders Vestermark holder oplæg om PPA for mindre virksomheder.</p></main></body></html>`
    },
    {
      url: "https://bold-nyt-midt.example/spillere/anders-vestermark",
      body: `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>Anders Vestermark – spillerprofil</title></head><body><h1>Anders Vestermark</h1><p>Midtbanespiller, født 1993, 187 kampe i Superligaen, spiller fodbold i Silkeborg.</p></body></html>`
    }
  ],
  wikidata: [{
    id: "Q990410071", label: "Anders Vestermark", description: "Danish association football player", article: "Anders Vestermark",
    statements: [
      { property: "P31", item: { id: "Q5", label: "human" } },
      { property: "P106", item: { id: "Q937857", label: "association football player" } },
      { property: "P569", time: "1993-04-19" }
    ]
  }],
  wikipedia: [{ title: "Anders Vestermark", description: "Danish footballer (born 1993)", extract: "Anders Vestermark (born 19 April 1993) is a Danish professional footballer who plays as a midfielder. He has made 187 appearances in the Superliga and scored 22 goals." }],
  podcasts: [{
    id: 990041, title: "Medvind", artist: "Redaktionen Medvind", feed: "https://medvind-podcast.example/feed.xml", site: "https://medvind-podcast.example", description: "Podcast om dansk vindenergi.",
    episodes: [{ title: "41: Nye vinger til gamle møller", description: "Vindchef Mads Elkjær-Lund fra Strandgaard Energi fortæller om repowering af ældre møller.", url: "https://medvind-podcast.example/episoder/41", at: "2026-03-12T05:00:00.000Z" }]
  }]
}
