import type { WorldPart } from "../World.ts"

const side = (tittel: string, innhold: string): string => `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${tittel} – Fjordlodd</title><meta property="og:locale" content="nb_NO"></head>
<body><div class="consent" role="dialog"><h2>Informasjonskapsler</h2><p>Vi bruker informasjonskapsler for å telle besøk.</p><button>Godta</button><button>Avvis</button></div>
<header><a href="/">Fjordlodd</a><nav><a href="/tjenester">Tjenester</a><a href="/fartoy">Fartøy</a><a href="/folk">Folk</a><a href="/jobb">Jobb hos oss</a><a href="/aktuelt">Aktuelt</a><a href="/en" hreflang="en">English</a></nav></header>
<main>${innhold}</main>
<footer><p>Fjordlodd AS · Garpaskjærskaia 4, 5527 Haugesund · Org.nr. 998 000 417 MVA · Åpenhetsloven · Miljøfyrtårn</p></footer></body></html>`

/** An offshore survey company in Norway: two colleagues of one name, and a manager whose old title still stands on a conference page. */
export const fjordlodd: WorldPart = {
  pages: [
    {
      url: "https://fjordlodd.example/",
      body: side(
        "Vi måler havbunnen",
        `<h1>Vi måler havbunnen.</h1><p>Fjordlodd er et havbunnskartleggingsselskap fra Haugesund. Vi driver sjømåling for havvind, kabel og rørledning fra Sognefjorden til Doggerbank, med to egne fartøy og seks ubemannede.</p>`
      )
    },
    {
      url: "https://fjordlodd.example/folk",
      body: side(
        "Folk",
        `<h1>Folk</h1><h2>Haugesund</h2>
<div class="kort"><h3>Torbjørn Eikeland</h3><p>Operasjonsdirektør</p><p>Torbjørn har ansvar for alt som flyter. Han har vært i Fjordlodd siden 2012 og har seilt på begge båtene.</p></div>
<div class="kort"><h3>Anne Berg</h3><p>Fagleder hydrografi</p><p>Anne (avdeling Sjømåling, Haugesund) leder åtte hydrografer og er den vi spør når dybdene ikke stemmer. anne.berg@fjordlodd.example</p></div>
<div class="kort"><h3>Sverre Nesheim</h3><p>Skipper, MS Lodd</p></div>
<h2>Stavanger</h2>
<div class="kort"><h3>Anne Berg</h3><p>Lønns- og personalkonsulent</p><p>Anne på Stavanger-kontoret sørger for at alle får lønn den 12. Hun kom fra Revisorhuset i 2020. anne.k.berg@fjordlodd.example</p></div>
<div class="kort"><h3>Idar Hettervik</h3><p>Økonomisjef</p></div>`
      )
    },
    {
      url: "https://fjordlodd.example/aktuelt/blotkake-i-stavanger",
      body: side(
        "Bløtkake i Stavanger",
        `<h1>Bløtkake i Stavanger</h1><p>3. oktober 2025</p><p>Stavanger-kontoret feiret at Anne Berg på lønn har fullført autorisasjonen som regnskapsfører. Anne er Viking-supporter, strikker i lunsjen og har to marsvin. Gratulerer!</p>`
      )
    },
    {
      url: "https://kartogsjo.example/artikler/2026/dybdene-anne-berg",
      news: { seen: "20260519T080000Z", language: "Norwegian", country: "Norway" },
      body: `<!doctype html><html lang="nb"><head><title>Hun finner det kartet har glemt | Kart og Sjø</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Hun finner det kartet har glemt","datePublished":"2026-05-19","author":{"@type":"Person","name":"Oda Tveit"}}</script></head><body><header>Kart og Sjø <a href="/abonner">Abonner</a></header><article><h1>Hun finner det kartet har glemt</h1><p>Av Oda Tveit. 19. mai 2026</p><p>Da hydrograf Anne Berg i Fjordlodd gikk gjennom gamle lodd fra Karmsundet, manglet det et skjær. I vår la Kartverket det inn: fire meter under overflaten, midt i leia. Det heter nå Bergflua, til hennes store forlegenhet.</p><p>Berg har mastergrad i hydrografi fra HafenCity Universität Hamburg (2012) og en bachelor i geologi fra Universitetet i Bergen (2009). Hun arbeider mest med multistråle-ekkolodd, og aller helst på grunt vann. «Dypt vann er bare kjedelig grunt vann», mener hun.</p><p>Hun bor på Røvær, øya utenfor Haugesund, med vannhunden Pelle og uten bil.</p></article></body></html>`
    },
    {
      url: "https://nordiskhydrografi.example/pris/2025",
      body: `<html lang="no"><head><title>Nordisk Hydrografipris 2025</title></head><body><h1>Nordisk Hydrografipris 2025</h1><p>Prisen for 2025 går til <b>Anne Berg</b>, Fjordlodd AS, Haugesund, for metoden «Tidevann fra tang», som korrigerer vannstand med bilder fra droner. Anne er sertifisert hydrograf i kategori A (FIG/IHO/ICA) og har sittet i styret i Nordisk Hydrografisk Selskap siden 2021.</p><p>Juryen: K. Lindholm, P. Aaltonen, H. Steinsdóttir</p></body></html>`
    },
    {
      url: "https://haugalandsavisa.example/kultur/2025/roevaer-kor",
      news: { seen: "20250801T080000Z", language: "Norwegian", country: "Norway" },
      body: `<!doctype html><html lang="nb"><head><title>Synger for fyret | Haugalandsavisa</title></head><body><div>Nyheter Sport Kultur Sildajazz Dødsannonser</div><article><h1>Synger for fyret</h1><p>Shantykoret Røværs Røster holder konsert til inntekt for Redningsselskapet lørdag. Dirigent er Solveig Utvik, og Anne Berg synger annenalt.</p><p>– Jeg måler havbunnen for Fjordlodd til daglig, så det er godt å få lov til å bruke lungene, sier Berg, som også padler havkajakk til øvelsene når ferja ikke går. Hun blir ferdig i tide til FK Haugesund-kampen klokka seks.</p></article></body></html>`
    },
    {
      url: "https://oceansurveyforum.example/2018/speakers",
      body: `<html><head><title>Ocean Survey Forum 2018, Aberdeen: speakers</title></head><body><table width="100%"><tr><td><b>Torbjørn Eikeland</b></td><td>Party Chief, Fjordlodd AS. <i>Six weeks on Dogger Bank: what the weather taught us.</i></td></tr><tr><td><b>Moira Buchan</b></td><td>Hydrographer, Aberdeen.</td></tr></table><p>&copy; 2018 Ocean Survey Forum. Registration closed.</p></body></html>`
    },
    {
      url: "https://sysla-hav.example/2026/02/ubemannet-eikeland",
      news: { seen: "20260211T070000Z", language: "Norwegian", country: "Norway" },
      body: `<!doctype html><html lang="nb"><head><title>Fjordlodd sender båtene ut alene | Havnytt</title><meta name="author" content="Roar Lie"></head><body><article><h1>Fjordlodd sender båtene ut alene</h1><p>– Vi kan ikke sende 22 mann til Doggerbank for å se på en skjerm, sier operasjonsdirektør Torbjørn Eikeland i Fjordlodd.</p><p>Under hans ledelse ble Haugesund-selskapet i januar det første i Norge som fikk tillatelse til sjømåling med ubemannede overflatefartøy uten følgebåt. Kontrakten med en tysk havvindutbygger er verdt 140 millioner kroner.</p><p>Eikeland er styremedlem i Maritimt Forum Haugalandet, og mener myndighetene må få fart på regelverket for autonomi.</p></article></body></html>`
    },
    {
      url: "https://karmoyroklubb.example/styret",
      body: `<!doctype html><html lang="nb"><head><title>Styret | Karmøy Kystroklubb</title></head><body><h1>Styret 2026</h1><p><b>Leder: Torbjørn Eikeland, Kopervik.</b> Ror færing, og reparerer dem. Torbjørn har bygd to oselvere i naustet og holder kurs i klinkbygging hver vinter. Til daglig er han operasjonsdirektør på et survey-kontor i byen. Ta med kaffe.</p><p><b>Kasserer:</b> Liv Vea</p></body></html>`
    },
    {
      url: "https://hvl-alumni.example/portrett/torbjorn-eikeland",
      body: `<!doctype html><html lang="nn"><head><title>Frå dekk til direktør | Alumni, Høgskulen på Vestlandet</title></head><body><nav>Utdanning Forsking Alumni</nav><h1>Frå dekk til direktør</h1><p>Torbjørn Eikeland tok bachelor i nautikk ved Høgskolen Stord/Haugesund i 2006, og kom tilbake for ein master i maritime operasjonar i 2017. Han har dekksoffisersertifikat klasse 2 og trefte kona på brua.</p><p>Rådet hans til studentane: «Lær risikostyring før de treng det.»</p><p>Heime ventar to gotlandssauer, Babord og Styrbord, og fire sesongkort på Brann Stadion. «Eg er frå Bergen, det må eg få lov til.» Kvart år tek han med mannskapet på strandrydding for Hold Norge Rent.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/torbjorn-eikeland-fjordlodd",
      title: "Torbjørn Eikeland – operasjonsdirektør – Fjordlodd AS | LinkedIn",
      snippet:
        "Folk, fartøy og vær, i den rekkefølgen. Kopervik, Rogaland, Norge · Operasjonsdirektør hos Fjordlodd AS · Utdanning: Høgskulen på Vestlandet · 500+ forbindelser"
    },
    {
      url: "https://www.linkedin.com/in/anne-berg-hydrograf",
      title: "Anne Berg – Fagleder hydrografi – Fjordlodd AS | LinkedIn",
      snippet:
        "Grunt vann, gode data. Haugesund, Rogaland, Norge · Fagleder hydrografi · Fjordlodd AS · Utdanning: HafenCity Universität Hamburg"
    },
    {
      url: "https://www.linkedin.com/in/anne-k-berg-lonn",
      title: "Anne Berg – Lønns- og personalkonsulent – Fjordlodd AS | LinkedIn",
      snippet: "Lønn og HR. Stavanger, Rogaland, Norge · Erfaring: Fjordlodd AS, Revisorhuset"
    }
  ],
  people: [
    {
      id: "anne-berg",
      about: "A hydrographer; a payroll consultant of the same company has her name.",
      contact: {
        email: "anne.berg@fjordlodd.example",
        full_name: "Anne Berg",
        company: "Fjordlodd AS",
        title: "Fagleder hydrografi"
      },
      outcome: "found",
      facts: {
        title: "Fagleder hydrografi | hydrograf | Head of Hydrography | hydrographer",
        company: "Fjordlodd AS | Fjordlodd",
        location: "Røvær | Haugesund | Haugesund, Rogaland, Norge | Røvær, Haugesund",
        industry:
          "havbunnskartlegging | sjømåling | havbunnskartleggingsselskap | offshore survey | hydrographic survey",
        skills: ["multistråle-ekkolodd | multibeam echosounder | multistråle"],
        achievements: ["Nordisk Hydrografipris 2025 | Nordisk Hydrografipris"],
        hobbies: ["havkajakk | padler havkajakk | kajakk | sea kayaking"],
        sports_teams: ["FK Haugesund"],
        causes: ["Redningsselskapet"],
        memberships: ["Nordisk Hydrografisk Selskap"],
        education: [
          {
            institution: "HafenCity Universität Hamburg",
            degree: "mastergrad | master",
            field: "hydrografi | hydrography",
            year: 2012
          }
        ],
        certifications: [
          "sertifisert hydrograf i kategori A | hydrograf i kategori A (FIG/IHO/ICA) | sertifisert hydrograf i kategori A (FIG/IHO/ICA) | kategori A | FIG/IHO/ICA"
        ],
        pets: ["vannhunden Pelle | Pelle | vannhund | hund"]
      },
      also: {
        linkedin: "https://www.linkedin.com/in/anne-berg-hydrograf | linkedin.com/in/anne-berg-hydrograf",
        education: [
          {
            institution: "Universitetet i Bergen | University of Bergen",
            degree: "bachelor",
            field: "geologi | geology",
            year: 2009
          }
        ],
        hobbies: [
          "synger annenalt | Shantykoret Røværs Røster | Røværs Røster | korsang | kor | synger i kor | choir singing"
        ],
        location: "Haugesund, Rogaland, Norge | Haugesund | Norge",
        industry: "havvind | maritime næringer",
        skills: [
          "hydrografi | hydrography",
          "sjømåling",
          "geologi",
          "droner",
          "ledelse | leder åtte hydrografer",
          "grunt vann",
          "tidevann"
        ],
        achievements: [
          "Tidevann fra tang | metoden «Tidevann fra tang»",
          "Bergflua",
          "leder åtte hydrografer",
          "Hun finner det kartet har glemt | skjær | Karmsundet",
          "styret i Nordisk Hydrografisk Selskap siden 2021"
        ],
        interests: [
          "grunt vann | Grunt vann, gode data",
          "hydrografi",
          "multistråle-ekkolodd",
          "havkajakk",
          "shanty | korsang",
          "FK Haugesund | fotball",
          "tidevann",
          "droner",
          "sjømåling",
          "kart"
        ],
        causes: ["konsert til inntekt for Redningsselskapet"],
        memberships: ["styret i Nordisk Hydrografisk Selskap", "Røværs Røster | Shantykoret Røværs Røster"],
        linkedin_bio: "Grunt vann, gode data. | Grunt vann, gode data"
      },
      sources: [
        "https://fjordlodd.example/folk",
        "https://kartogsjo.example/artikler/2026/dybdene-anne-berg",
        "https://nordiskhydrografi.example/pris/2025",
        "https://haugalandsavisa.example/kultur/2025/roevaer-kor",
        "https://www.linkedin.com/in/anne-berg-hydrograf"
      ],
      never: [
        "Lønns- og personalkonsulent",
        "personalkonsulent",
        "Revisorhuset",
        "regnskapsfører",
        "Viking",
        "marsvin",
        "strikke",
        "Stavanger",
        "anne-k-berg"
      ]
    },
    {
      id: "torbjorn-eikeland",
      about: "A conference page of 2018 still has his former title.",
      contact: {
        email: "torbjorn.eikeland@fjordlodd.example",
        full_name: "Torbjørn Eikeland",
        linkedin_url: "https://www.linkedin.com/in/torbjorn-eikeland-fjordlodd"
      },
      outcome: "found",
      facts: {
        title: "Operasjonsdirektør | COO | Chief Operating Officer | Operations Director",
        company: "Fjordlodd AS | Fjordlodd",
        location: "Kopervik | Kopervik, Rogaland, Norge | Haugesund | Kopervik, Rogaland",
        skills: ["ubemannede overflatefartøy | sjømåling med ubemannede overflatefartøy | autonomi"],
        achievements: [
          "det første i Norge som fikk tillatelse til sjømåling med ubemannede overflatefartøy uten følgebåt | første i Norge som fikk tillatelse til sjømåling med ubemannede overflatefartøy | tillatelse til sjømåling med ubemannede overflatefartøy uten følgebåt"
        ],
        hobbies: ["klinkbygging | båtbygging | bygd to oselvere | boat building"],
        sports_teams: ["Brann | SK Brann | Brann Stadion"],
        causes: ["Hold Norge Rent | strandrydding for Hold Norge Rent"],
        memberships: ["Maritimt Forum Haugalandet"],
        education: [
          {
            institution: "Høgskulen på Vestlandet | Høgskolen Stord/Haugesund",
            degree: "master",
            field: "maritime operasjonar | maritime operasjoner",
            year: 2017
          }
        ],
        certifications: ["dekksoffisersertifikat klasse 2 | dekksoffisersertifikat"],
        pets: [
          "gotlandssauer, Babord og Styrbord | to gotlandssauer | gotlandssauer | Babord og Styrbord | sauer"
        ],
        linkedin:
          "https://www.linkedin.com/in/torbjorn-eikeland-fjordlodd | linkedin.com/in/torbjorn-eikeland-fjordlodd"
      },
      also: {
        education: [
          {
            institution: "Høgskolen Stord/Haugesund | Høgskulen på Vestlandet",
            degree: "bachelor",
            field: "nautikk",
            year: 2006
          }
        ],
        location: "Haugesund | Rogaland | Norge | Karmøy",
        industry:
          "havbunnskartlegging | sjømåling | havbunnskartleggingsselskap | offshore survey | hydrographic survey | havvind | maritime næringer",
        skills: [
          "risikostyring",
          "maritime operasjonar | maritime operasjoner",
          "nautikk",
          "sjømåling",
          "klinkbygging",
          "autonomi",
          "ledelse"
        ],
        achievements: [
          "Kontrakten med en tysk havvindutbygger er verdt 140 millioner kroner | 140 millioner kroner",
          "Six weeks on Dogger Bank | Six weeks on Dogger Bank: what the weather taught us | Ocean Survey Forum 2018",
          "Party Chief | Party Chief, Fjordlodd AS",
          "styremedlem i Maritimt Forum Haugalandet | styremedlem",
          "bygd to oselvere | bygd to oselvere i naustet",
          "Frå dekk til direktør",
          "har vært i Fjordlodd siden 2012",
          "holder kurs i klinkbygging | kurs i klinkbygging"
        ],
        interests: [
          "autonomi | regelverket for autonomi",
          "ubemannede overflatefartøy",
          "roing | færing",
          "klinkbygging",
          "oselvere | oselver",
          "Brann | fotball",
          "risikostyring",
          "strandrydding",
          "havvind",
          "Folk, fartøy og vær"
        ],
        hobbies: [
          "Ror færing | roing | ror | rowing",
          "oselvere | bygd to oselvere",
          "reparerer færinger | reparerer dem"
        ],
        causes: ["strandrydding"],
        memberships: [
          "Karmøy Kystroklubb",
          "leder i Karmøy Kystroklubb | Leder, Karmøy Kystroklubb",
          "styremedlem i Maritimt Forum Haugalandet"
        ],
        linkedin_bio: "Folk, fartøy og vær, i den rekkefølgen. | Folk, fartøy og vær, i den rekkefølgen"
      },
      sources: [
        "https://fjordlodd.example/folk",
        "https://oceansurveyforum.example/2018/speakers",
        "https://sysla-hav.example/2026/02/ubemannet-eikeland",
        "https://karmoyroklubb.example/styret",
        "https://hvl-alumni.example/portrett/torbjorn-eikeland",
        "https://www.linkedin.com/in/torbjorn-eikeland-fjordlodd"
      ]
    }
  ]
}
