import type { WorldPart } from "../World.ts"

const sida = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="sv-SE"><head><meta charset="UTF-8"><title>${title} - Kvarnfors Limträ AB</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/wp-content/themes/astra/style.css"></head>
<body class="ast-desktop wp-custom-logo"><a class="skip-link screen-reader-text" href="#content">Hoppa till innehåll</a>
<header id="masthead"><a href="https://kvarnforslimtra.example/">Kvarnfors Limträ</a><nav><ul><li><a href="/produkter/">Produkter</a></li><li><a href="/referenser/">Referenser</a></li><li><a href="/hallbarhet/">Hållbarhet</a></li><li><a href="/jobba-hos-oss/">Jobba hos oss</a></li><li><a href="/kontakt/">Kontakt</a></li><li><a href="/en/">In English</a></li></ul></nav></header>
<div id="content">${body}</div>
<footer><div>Kvarnfors Limträ AB, Industrivägen 9, 911 35 Vännäs</div><div>Org.nr 556000-0000 · Växel 0935-000 00</div><div>PEFC- och FSC-certifierad · CE-märkt enligt EN 14080</div></footer>
<div id="cmplz-cookiebanner">Hantera samtycke för cookies <button>Godkänn</button><button>Neka</button></div></body></html>`

/** A maker of glued beams in Västerbotten: a production manager who shares his name with a salesman of the firm, and a sustainability manager. */
export const kvarnforsLimtra: WorldPart = {
  pages: [
    {
      url: "https://kvarnforslimtra.example/",
      body: sida(
        "Limträ från Umeälvens strand",
        `<h1>Limträ från Umeälvens strand</h1><p>Sedan 1962 limmar vi balkar av västerbottnisk gran. Idag är vi 96 anställda och levererar limträ och KL-trä till skolor, ishallar, broar och ett och annat slott i Norden.</p>`
      )
    },
    {
      url: "https://kvarnforslimtra.example/kontakt/",
      body: sida(
        "Kontakt",
        `<h1>Kontakta oss</h1><h2>Ledning</h2><table class="kontakt"><tbody>
<tr><td><strong>Britt-Inger Häggkvist</strong><br>Verkställande direktör</td><td>070-000 00 01</td><td>britt-inger.haggkvist@kvarnforslimtra.example</td></tr>
<tr><td><strong>Johan Nilsson</strong><br>Produktionschef</td><td>070-000 00 02</td><td>johan.nilsson@kvarnforslimtra.example</td></tr>
<tr><td><strong>Elin Sjöström</strong><br>Hållbarhetschef</td><td>070-000 00 03</td><td>elin.sjostrom@kvarnforslimtra.example</td></tr></tbody></table>
<h2>Försäljning</h2><table class="kontakt"><tbody>
<tr><td><strong>Mats Forsgren</strong><br>Säljchef</td><td>070-000 00 10</td><td>mats.forsgren@kvarnforslimtra.example</td></tr>
<tr><td><strong>Johan P Nilsson</strong><br>Exportsäljare, Storbritannien och Benelux</td><td>070-000 00 11</td><td>johan.p.nilsson@kvarnforslimtra.example</td></tr></tbody></table><p>Faktura skickas till faktura@kvarnforslimtra.example.</p>`
      )
    },
    {
      url: "https://kvarnforslimtra.example/2026/04/ny-presslinje/",
      body: sida(
        "Nya presslinjen är igång",
        `<article><h1>Nya presslinjen är igång</h1><p class="entry-meta">14 april 2026</p><p>I måndags limmades de första balkarna i den nya presslinjen. Investeringen på 84 miljoner kronor ökar kapaciteten med 40 procent.</p><p>– Vi körde in den på elva veckor och utan en enda olycka, det är jag mest stolt över, säger produktionschef Johan Nilsson, som har lett projektet.</p><p>Johan började i fabriken som sommarjobbare 1999 och har sedan dess varit truckförare, limmästare och skiftledare. Lean har han lärt sig på golvet, säger han, och lite i Skellefteå.</p></article>`
      )
    },
    {
      url: "https://kvarnforslimtra.example/2026/09/massa-i-london/",
      body: sida(
        "Vi ses i London",
        `<article><h1>Vi ses i London</h1><p class="entry-meta">7 september 2026</p><p>Exportsäljare Johan P Nilsson står i vår monter på Timber Expo i London den 22–24 september. Johan, som kom till oss från Holmen förra året och bor i Umeå, bjuder på västerbottensost och tar gärna en runda golf med kunder. Vi gratulerar också till att han blev Årets säljare i Norrland!</p></article>`
      )
    },
    {
      url: "https://vannasbladet.example/2026/limmastaren-pa-kvarnfors",
      news: { seen: "20260613T060000Z", language: "Swedish", country: "Sweden" },
      body: `<!doctype html><html lang="sv"><head><title>Limmästaren som blev chef | Vännäsbladet</title><meta property="og:type" content="article"></head><body><div class="topbar">Prenumerera · E-tidning · Familj · Tipsa oss</div><article><h1>Limmästaren som blev chef</h1><p class="ingress"><strong>Johan Nilsson har gått hela vägen på Kvarnfors Limträ. På fritiden drar han åt andra hållet, bakom åtta hundar.</strong></p><p>Av Gun-Britt Åström, 13 juni 2026</p>
<p>Klockan är halv sex på morgonen i Vännäsby och åtta siberian huskies tycker att det är frukost. Johan Nilsson, 44, har redan ätit. Klockan sju ska han vara på jobbet, där han är produktionschef för sjuttio personer.</p>
<p>– Ett draghundsspann och ett skift är samma sak. Ledarhunden är aldrig den som skäller mest.</p>
<p>Han gick Träprogrammet i Vindeln och läste långt senare in en examen som produktionsledare på yrkeshögskolan i Skellefteå, klar 2014, vid köksbordet när barnen sov. I vintras körde han Beaver Trap Trail för femte gången och kom trea.</p>
<p>På torsdagar tränar han flickor födda 2014 i Vännäs HC. Själv håller han på Björklöven, ”som alla vettiga människor”.</p>
<p>Hur länge blir han kvar på Kvarnfors?</p><p>– Tills någon kör ut mig med trucken.</p></article></body></html>`
    },
    {
      url: "https://tranytt.example/artikel/arets-produktionsledare-2025",
      news: { seen: "20251126T080000Z", language: "Swedish", country: "Sweden" },
      body: `<!doctype html><html lang="sv"><head><title>Kvarnfors produktionschef prisas | Tränytt</title></head><body><nav>Sågverk Limträ Marknad Lediga jobb</nav><article><h1>Kvarnfors produktionschef prisas</h1><p>2025-11-26</p><p>Johan Nilsson, produktionschef på Kvarnfors Limträ i Vännäs, har utsetts till Årets produktionsledare i träindustrin. Juryn lyfter hans arbete med ställtider, som har halverats på tre år. Nilsson sitter också i Svenskt Limträs tekniska kommitté.</p></article><aside>Läs även: Granpriset vänder</aside></body></html>`
    },
    {
      url: "https://norrlandsdraghund.example/styrelse.html",
      body: `<html lang="sv"><head><title>Norrlands Draghundsklubb</title></head><body><table><tr><td colspan="2"><h1>Styrelsen</h1></td></tr><tr><td>Ordförande</td><td>Siv Lundmark, Lycksele</td></tr><tr><td>Kassör</td><td>Per-Olov Dahl</td></tr><tr><td>Tävlingsansvarig</td><td>Johan Nilsson, Vännäsby (limträ och huskies). Utbildad hundförare i Fjällräddningen.</td></tr></table><p>Medlemsavgift 350 kr.</p></body></html>`
    },
    {
      url: "https://umeagolf-padel.example/resultat/foretagscupen-2026",
      body: `<!doctype html><html lang="sv"><head><title>Företagscupen 2026</title></head><body><h1>Företagscupen 2026 – resultat</h1><ol><li>Sandra Ek, Umeå Energi, 71 slag</li><li>Johan P Nilsson, säljare på Kvarnfors Limträ, 73 slag</li><li>Anders Boman, Komatsu, 74 slag</li></ol></body></html>`
    },
    {
      url: "https://kvarnforslimtra.example/hallbarhet/",
      body: sida(
        "Hållbarhet",
        `<h1>Hållbarhet</h1><p>Varje kubikmeter av vårt limträ har en miljövarudeklaration. Sedan 2020 har vi minskat våra egna utsläpp med 61 procent, och ångan till torkarna kommer från vår egen bark.</p><blockquote><p>”Trä är inte klimatsmart för att det är trä. Det är klimatsmart om det står kvar i hundra år.”</p><cite>Elin Sjöström, hållbarhetschef</cite></blockquote><p>Elin är civilingenjör och ansvarar för miljö, kvalitet och certifieringar. Ladda ner hållbarhetsrapporten (pdf, 4 MB).</p>`
      )
    },
    {
      url: "https://limfogen.example/avsnitt/38",
      body: `<!doctype html><html lang="sv"><head><title>38. Kolet i taket, med Elin Sjöström – Limfogen</title><link rel="alternate" type="application/rss+xml" href="/rss"></head><body><h1>Limfogen</h1><p>En podd om att bygga i trä</p><h2>38. Kolet i taket, med Elin Sjöström</h2><p>21 oktober 2026, 52 min</p><p>Elin Sjöström är hållbarhetschef på Kvarnfors Limträ och en av dem som kan mest i landet om livscykelanalys av limträ. Vi pratar om varför en EPD aldrig är färdig, om återbrukade balkar från en nedlagd ishall i Boden och om att växa upp på en skogsgård i Bjurholm. Dessutom: varför Elin alltid har kåsa med sig på möten.</p><p>Klipp: Nisse. Musik: Nisses bror.</p></body></html>`
    },
    {
      url: "https://alumn-norr.example/portratt/elin-sjostrom",
      body: `<!doctype html><html lang="sv"><head><title>Alumnporträtt: Elin Sjöström</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Elin Sjöström","jobTitle":"Hållbarhetschef","worksFor":{"@type":"Organization","name":"Kvarnfors Limträ AB"},"alumniOf":{"@type":"CollegeOrUniversity","name":"Luleå tekniska universitet"}}</script></head><body><header>Alumnportalen</header><h1>Elin Sjöström</h1><p><b>Utbildning:</b> Civilingenjör träteknik, Luleå tekniska universitet (campus Skellefteå), 2011<br><b>Bor:</b> Umeå<br><b>Gör:</b> Hållbarhetschef, Kvarnfors Limträ AB</p><h3>Vad gjorde du efter examen?</h3><p>Jag var konstruktör på en konsultfirma i fem år och räknade på simhallar. Sedan ville jag veta var träet kom ifrån.</p><h3>Vad är du stoltast över?</h3><p>Att återbruksstandarden för limträ som jag höll i pennan till blev antagen 2024. Det tog sex år.</p><h3>Bästa minnet från Skellefteå?</h3><p>Kårhuset, och att jag lärde mig spela kontrabas i spexorkestern. Den hänger med än.</p></body></html>`
    },
    {
      url: "https://skogslopparna-ok.example/om-oss",
      body: `<!doctype html><html lang="sv"><head><title>Om oss – Skogslöparna OK, Umeå</title></head><body><ul><li><a href="/kalender">Kalender</a></li><li><a href="/kartor">Kartor</a></li></ul><h1>Förtroendevalda 2026</h1><p>Ordförande: Tord Wiklund</p><p>Kartor: Elin Sjöström. Elin har ritat om hela Nydalakartan och har SM-brons i skidorientering (stafett 2009) som hon inte pratar om. Hon dyker upp till träningen med gråhunden Kottis, som springer fel.</p><p>Kiosk: alla</p></body></html>`
    },
    {
      url: "https://hallbartbyggande-norr.example/priser/2026",
      news: { seen: "20260522T080000Z", language: "Swedish", country: "Sweden" },
      body: `<!doctype html><html lang="sv"><head><title>Klimatpriset 2026 till Elin Sjöström | Hållbart byggande i norr</title></head><body><h1>Klimatpriset 2026 till Elin Sjöström</h1><p>Vännäs, 22 maj 2026. Årets klimatpris i Norrlands byggsektor går till Elin Sjöström på Kvarnfors Limträ för systemet som spårar varje balk till ett skogsskifte. Prissumman, 50 000 kronor, skänker hon till Naturskyddsföreningen i Västerbotten.</p><p>Elin Sjöström är certifierad miljörevisor enligt ISO 14001 och ledamot i Föreningen Trästad.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/elin-sjostrom-tra",
      title: "Elin Sjöström – Hållbarhetschef – Kvarnfors Limträ AB | LinkedIn",
      snippet:
        "Räknar kol i balkar. · Umeå, Västerbottens län, Sverige · Hållbarhetschef · Kvarnfors Limträ AB"
    },
    {
      url: "https://www.linkedin.com/in/johan-p-nilsson-export",
      title: "Johan P Nilsson – Exportsäljare – Kvarnfors Limträ AB | LinkedIn",
      snippet:
        "Glulam to the UK and Benelux. Tidigare Holmen. Handelshögskolan vid Umeå universitet. Umeå, Sverige"
    }
  ],
  people: [
    {
      id: "johan-nilsson",
      about: "A production manager; a salesman of the same firm has the same name and a middle initial.",
      contact: {
        email: "johan.nilsson@kvarnforslimtra.example",
        full_name: "Johan Nilsson",
        company: "Kvarnfors Limträ AB"
      },
      outcome: "found",
      facts: {
        title: "Produktionschef | produktionschef | production manager",
        company: "Kvarnfors Limträ AB | Kvarnfors Limträ",
        location: "Vännäsby | Vännäs",
        skills: ["Lean | lean"],
        achievements: [
          "Årets produktionsledare | Årets produktionsledare i träindustrin | utsetts till Årets produktionsledare i träindustrin",
          "Beaver Trap Trail | trea i Beaver Trap Trail | körde Beaver Trap Trail för femte gången"
        ],
        hobbies: ["draghundsspann | draghundar | hundspann | draghund | sled dogs | dog sledding | mushing"],
        sports_teams: ["Björklöven | IF Björklöven"],
        causes: ["Vännäs HC | tränar flickor födda 2014 i Vännäs HC"],
        memberships: ["Norrlands Draghundsklubb"],
        education: [
          {
            institution: "yrkeshögskolan i Skellefteå | Yrkeshögskolan i Skellefteå",
            degree: "examen | yrkeshögskoleexamen",
            field: "produktionsledare",
            year: 2014
          }
        ],
        pets: ["siberian huskies | huskies | åtta siberian huskies | åtta hundar | siberian husky"]
      },
      also: {
        location: "Västerbotten | Sverige | Sweden",
        industry: "träindustri | träindustrin | limträ | wood products | glulam | tillverkning | trä",
        skills: [
          "limträ | limning | limmästare",
          "produktionsledning | produktion | produktionsledare",
          "ställtider",
          "projektledning | lett projektet",
          "hundförare",
          "ledarskap | leadership",
          "ishockeytränare | tränare",
          "arbetsmiljö | säkerhet"
        ],
        interests: [
          "huskies | siberian huskies | hundar",
          "draghund | draghundsspann | hundspann | draghundssport",
          "ishockey | hockey | Björklöven",
          "limträ",
          "ställtider",
          "Lean | lean"
        ],
        hobbies: [
          "tränar flickor i Vännäs HC | ishockeytränare | hockeytränare | ishockey | tränar flickor födda 2014",
          "Beaver Trap Trail"
        ],
        achievements: [
          "Nya presslinjen | presslinjen | lett projektet | körde in den på elva veckor | nya presslinjen på 84 miljoner kronor",
          "ställtider halverats på tre år | ställtider, som har halverats på tre år | halverat ställtiderna",
          "började i fabriken som sommarjobbare 1999 | sommarjobbare",
          "truckförare, limmästare och skiftledare | skiftledare | limmästare | truckförare",
          "Tävlingsansvarig",
          "Limmästaren som blev chef",
          "produktionschef för sjuttio personer",
          "utan en enda olycka"
        ],
        sports_teams: ["Vännäs HC"],
        memberships: [
          "Vännäs HC",
          "Svenskt Limträ | Svenskt Limträs tekniska kommitté",
          "Fjällräddningen",
          "tekniska kommitté | Tävlingsansvarig i Norrlands Draghundsklubb"
        ],
        causes: ["Fjällräddningen", "flickhockey"],
        certifications: [
          "hundförare i Fjällräddningen | Utbildad hundförare i Fjällräddningen | Utbildad hundförare"
        ],
        education: [{ institution: "Träprogrammet i Vindeln | Träprogrammet", field: "Träprogrammet" }]
      },
      sources: [
        "https://kvarnforslimtra.example/kontakt/",
        "https://kvarnforslimtra.example/2026/04/ny-presslinje/",
        "https://vannasbladet.example/2026/limmastaren-pa-kvarnfors",
        "https://tranytt.example/artikel/arets-produktionsledare-2025",
        "https://norrlandsdraghund.example/styrelse.html"
      ],
      never: ["Exportsäljare", "Årets säljare", "golf", "Holmen", "Benelux", "73 slag", "Handelshögskolan"]
    },
    {
      id: "elin-sjostrom",
      about: "A sustainability manager in Swedish pages of many kinds.",
      contact: {
        email: "elin.sjostrom@kvarnforslimtra.example",
        full_name: "Elin Sjöström",
        linkedin_url: "https://www.linkedin.com/in/elin-sjostrom-tra"
      },
      outcome: "found",
      facts: {
        title: "Hållbarhetschef | hållbarhetschef | sustainability manager | head of sustainability",
        company: "Kvarnfors Limträ AB | Kvarnfors Limträ",
        location: "Umeå | Umeå, Västerbottens län | Umeå, Västerbottens län, Sverige | Umeå, Sverige",
        skills: ["livscykelanalys | livscykelanalys av limträ | life cycle assessment | LCA"],
        achievements: [
          "Klimatpriset 2026 | Klimatpriset | klimatpris | Årets klimatpris i Norrlands byggsektor"
        ],
        hobbies: [
          "kontrabas | spela kontrabas | double bass",
          "orientering | skidorientering | orienteering"
        ],
        causes: ["Naturskyddsföreningen i Västerbotten | Naturskyddsföreningen"],
        memberships: ["Föreningen Trästad"],
        education: [
          {
            institution: "Luleå tekniska universitet | Luleå University of Technology",
            degree: "Civilingenjör | civilingenjör",
            field: "träteknik",
            year: 2011
          }
        ],
        certifications: [
          "certifierad miljörevisor enligt ISO 14001 | miljörevisor | certifierad miljörevisor | ISO 14001 | miljörevisor ISO 14001"
        ],
        pets: ["gråhund | gråhunden Kottis | Kottis | hund | gråhunden"],
        linkedin: "https://www.linkedin.com/in/elin-sjostrom-tra | linkedin.com/in/elin-sjostrom-tra"
      },
      also: {
        title: "civilingenjör",
        location: "Vännäs | Bjurholm | Sverige | Sweden | Västerbotten",
        industry:
          "träindustri | träindustrin | limträ | wood products | glulam | träbyggnad | bygga i trä | byggsektor | trä",
        skills: [
          "EPD | miljövarudeklaration",
          "återbruk | återbrukade balkar",
          "kartritning | ritat om hela Nydalakartan",
          "konstruktion | konstruktör",
          "miljö, kvalitet och certifieringar | kvalitet | miljö | certifieringar",
          "träteknik",
          "limträ",
          "spårbarhet | spårar varje balk till ett skogsskifte",
          "hållbarhet"
        ],
        interests: [
          "livscykelanalys",
          "återbruk | återbrukade balkar",
          "orientering | skidorientering | kartor",
          "kontrabas | musik",
          "hållbarhet | klimat",
          "limträ | trä | bygga i trä",
          "EPD",
          "skog | skogsgård",
          "kol i balkar | Räknar kol i balkar | kolet i taket"
        ],
        hobbies: [
          "kartor | ritar kartor | kartritning",
          "löpning | springer",
          "skidorientering",
          "spex | spexorkestern"
        ],
        achievements: [
          "återbruksstandarden för limträ | återbruksstandarden | höll i pennan till återbruksstandarden",
          "SM-brons i skidorientering | SM-brons i skidorientering (stafett 2009) | SM-brons",
          "ritat om hela Nydalakartan | Nydalakartan",
          "Kolet i taket | 38. Kolet i taket, med Elin Sjöström | Limfogen",
          "konstruktör på en konsultfirma i fem år | konstruktör",
          "minskat våra egna utsläpp med 61 procent",
          "spårar varje balk till ett skogsskifte | systemet som spårar varje balk till ett skogsskifte",
          "Alumnporträtt"
        ],
        memberships: ["ledamot i Föreningen Trästad | ledamot", "Skogslöparna OK", "spexorkestern"],
        sports_teams: ["Skogslöparna OK"],
        causes: ["klimat | hållbart byggande | hållbarhet", "återbruk"],
        linkedin_bio: "Räknar kol i balkar. | Räknar kol i balkar"
      },
      sources: [
        "https://kvarnforslimtra.example/kontakt/",
        "https://kvarnforslimtra.example/hallbarhet/",
        "https://limfogen.example/avsnitt/38",
        "https://alumn-norr.example/portratt/elin-sjostrom",
        "https://skogslopparna-ok.example/om-oss",
        "https://hallbartbyggande-norr.example/priser/2026",
        "https://www.linkedin.com/in/elin-sjostrom-tra"
      ]
    }
  ]
}
