// Skovlyst Pumper A/S, Aarhus: pump manufacturer. Danish, hand-made CMS.
const site = "https://www.skovlystpumper.example"
const page = (path, title, main, lang = "da") => ({
  url: site + path,
  body: `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} - Skovlyst Pumper</title><meta name="viewport" content="width=device-width"></head><body>
<div class="topbar"><a href="${site}/">Skovlyst Pumper</a> <a href="${site}/produkter">Produkter</a> <a href="${site}/om-os/ledelse">Ledelse</a> <a href="${site}/nyheder">Nyheder</a> <a href="${site}/kontakt">Kontakt</a></div>
<section class="indhold">${main}</section>
<div class="bund">Skovlyst Pumper A/S &middot; Lystrupvej 400 &middot; 8200 Aarhus N &middot; CVR 99 88 77 66 &middot; Tlf. 86 00 00 00</div>
<div id="cookie">Vi bruger cookies. <button>OK</button> <button>Kun n&oslash;dvendige</button></div></body></html>`
})
const pages = [
  page("/", "Pumper til vandværker og industri", `<h1>Pumper, der holder</h1><p>Siden 1952 har vi bygget centrifugalpumper til vandværker, skibe og fødevareindustri. Vi er 340 medarbejdere i Aarhus.</p><p><a href="${site}/om-os/ledelse">Mød ledelsen</a></p>`),
  page("/produkter", "Produkter", `<h1>Produkter</h1><ul><li>SL-serien (drikkevand)</li><li>MK-serien (marine)</li><li>FX-serien (fødevarer)</li></ul>`),
  page("/kontakt", "Kontakt", `<h1>Kontakt</h1><p>Ring til salg, service eller bogholderi. Faktura sendes som e-faktura.</p>`),
  page("/nyheder", "Nyheder", `<h1>Nyheder</h1><p><a href="${site}/nyheder/ny-oekonomichef">Ny økonomichef fra Vesterhav Stål</a> (12. august 2024)</p><p><a href="${site}/nyheder/digital-tvilling">Pumpen får en digital tvilling</a> (3. november 2025)</p>`),
  page("/om-os/ledelse", "Ledelse", `<h1>Ledelse</h1><div class="person"><b>Birgitte Aagaard</b><br>Administrerende direktør</div>
<div class="person"><b>Mikkel Thorhauge</b><br>Økonomichef<br>mth@skovlystpumper.example</div>
<div class="person"><b>Ingrid Falkenborg</b><br>Digitaliseringschef<br>ifa@skovlystpumper.example</div>
<div class="person"><b>Preben Høgsberg</b><br>Fabrikschef</div>`),
  page("/nyheder/ny-oekonomichef", "Ny økonomichef fra Vesterhav Stål", `<h1>Ny økonomichef fra Vesterhav Stål</h1><p class="dato">12. august 2024</p><p>Mikkel Thorhauge er pr. 1. september ny økonomichef i Skovlyst Pumper. Han kommer fra Vesterhav Stål i Esbjerg, hvor han i seks år var regnskabschef og blandt andet stod for indførelsen af nyt ERP-system.</p><p>Mikkel er cand.merc.aud. fra Aarhus Universitet (2009) og begyndte som revisor. Privat bor han i Aarhus, og weekenderne bruger han på en gammel sejlbåd i Kaløvig.</p><p>»Jeg skal have styr på likviditeten og give fabrikken tal, den kan bruge til noget,« siger han.</p>`),
  page("/nyheder/digital-tvilling", "Pumpen får en digital tvilling", `<h1>Pumpen får en digital tvilling</h1><p class="dato">3. november 2025</p><p>Når en pumpe på et vandværk begynder at slides, ved vi det nu tre uger før vandværket. Bag projektet står digitaliseringschef Ingrid Falkenborg og hendes syv udviklere, som har sat sensorer og maskinlæring på 600 pumper.</p><p>I oktober fik projektet Dansk Vandteknisk Pris 2025. »Det er ikke magi. Det er vibrationer og tålmodighed,« siger Ingrid, der er civilingeniør fra DTU.</p>`),
  {
    url: "https://www.vesterhavstaal.example/kontakt/oekonomi",
    body: `<html lang="da"><head><title>Økonomiafdelingen | Vesterhav Stål</title></head><body><h2>Økonomiafdelingen</h2><table><tr><td>Mikkel Thorhauge</td><td>Regnskabschef</td><td>lokal 214</td></tr><tr><td>Lone Bach</td><td>Bogholder</td><td>lokal 215</td></tr></table><p>Vesterhav Stål, Esbjerg Havn. Siden er sidst opdateret i 2022.</p></body></html>`
  },
  {
    url: "https://www.kaloevig-sejlklub.example/bestyrelse.html",
    body: `<html lang="da"><head><title>Bestyrelsen - Kaløvig Bugt Sejlklub</title></head><body><h1>Kaløvig Bugt Sejlklub</h1><p>Formand: Jens Ravn. Kasserer: Mikkel Thorhauge, til daglig økonomichef hos Skovlyst Pumper (Folkebåden "Anemone", DEN 417). Havnefoged: Aase Lind.</p><p>Onsdagssejlads hver uge fra maj til september. I 2025 vandt "Anemone" klubmesterskabet for Folkebåde.</p></body></html>`
  }
]
const industry = "Pump manufacturing | Pumps | Manufacturing | Machinery manufacturing | Industrial machinery | Industrial manufacturing | Water technology | Pumper | Pumpeproduktion | Mechanical engineering | Pumper til vandværker og industri | Industri | Machinery | Pump manufacturer"
const dk = "Denmark | Danmark | Aarhus N | Aarhus, Denmark | Jutland"
const company = "Skovlyst Pumper | Skovlyst Pumper A/S"
export default {
  pages,
  people: [
    {
      id: "mikkel-thorhauge",
      about: "Changed employer in 2024; the old employer's page still lists him. Danish.",
      contact: { email: "mth@skovlystpumper.example", full_name: "Mikkel Thorhauge", company: "Skovlyst Pumper" },
      outcome: "found",
      facts: {
        title: "Økonomichef | CFO | Head of Finance | Chief Financial Officer | Finance Manager | Finance Director",
        company,
        location: "Aarhus | Aarhus, Denmark | Aarhus, Danmark",
        industry,
        hobbies: ["Sailing | Sejlads | Sejler | Sejlbåd | Sejlsport"],
        memberships: ["Kaløvig Bugt Sejlklub | Kasserer i Kaløvig Bugt Sejlklub | Treasurer of Kaløvig Bugt Sejlklub"],
        education: [{ institution: "Aarhus Universitet | Aarhus University", degree: "cand.merc.aud.", year: 2009 }],
        achievements: ["Won the club championship for Folkboats in 2025 with Anemone | Vandt klubmesterskabet for Folkebåde 2025 | Klubmesterskabet for Folkebåde | Club champion 2025 | Klubmester for Folkebåde 2025"]
      },
      also: {
        title: "Regnskabschef | Accounting manager | Head of Accounting | Kasserer | Treasurer | Revisor | Auditor | Financial Controller | Chief Accountant",
        company: "Vesterhav Stål",
        location: dk,
        skills: ["ERP systems | ERP | ERP implementation | Indførelse af ERP-system | ERP-system", "Cash flow management | Likviditet | Likviditetsstyring | Liquidity | Liquidity management", "Auditing | Revision | Audit", "Accounting | Regnskab", "Financial management | Finance | Økonomistyring | Økonomi"],
        achievements: ["Introduced a new ERP system at Vesterhav Stål | Indførelsen af nyt ERP-system | Led ERP introduction at Vesterhav Stål", "Six years as regnskabschef at Vesterhav Stål | Six years as accounting manager at Vesterhav Stål | Seks år som regnskabschef", "Folkboat Anemone | Folkebåden Anemone", "Økonomichef since 1 September 2024 | Joined Skovlyst Pumper in September 2024"],
        interests: ["Sailing | Sejlads | Folkboats | Folkebåde | Old sailing boats", "Cash flow | Likviditet"],
        hobbies: ["Folkboat sailing | Folkebåd | Folkbåd | Old sailing boat | Gammel sejlbåd | Folkboat", "Onsdagssejlads"],
        education: [{ institution: "Aarhus Universitet | Aarhus University", degree: "Master's | MSc", field: "Auditing | Accounting and auditing | Revision | Business Economics and Auditing" }]
      },
      sources: [`${site}/om-os/ledelse`, `${site}/nyheder/ny-oekonomichef`, "https://www.kaloevig-sejlklub.example/bestyrelse.html", "https://www.vesterhavstaal.example/kontakt/oekonomi"]
    },
    {
      id: "ingrid-falkenborg",
      about: "Head of digitalisation with a Mastodon account. Danish.",
      contact: { email: "ifa@skovlystpumper.example", full_name: "Ingrid Falkenborg" },
      outcome: "found",
      facts: {
        title: "Digitaliseringschef | Head of Digitalisation | Head of Digitalization | Chief Digital Officer | Digitalisation Manager | Digital Director",
        company,
        location: "Aarhus | Aarhus, Denmark | Aarhus, Danmark",
        industry,
        skills: ["Predictive maintenance | Maskinlæring | Machine learning | Sensors | Digital twins | Digital twin"],
        achievements: ["Dansk Vandteknisk Pris 2025"],
        hobbies: ["Winter bathing | Vinterbadning", "Knitting"],
        education: [{ institution: "DTU | Technical University of Denmark | Danmarks Tekniske Universitet", degree: "Civilingeniør | MSc in Engineering | MSc Engineering | Master of Science in Engineering" }]
      },
      also: {
        location: dk,
        title: "Civilingeniør | Engineer",
        skills: ["Predictive maintenance", "Machine learning | Maskinlæring", "Sensors | Sensorer | IoT", "Digital twins | Digital tvilling | Digital twin", "Vibration analysis | Vibrationer | Vibration monitoring", "Python", "Team leadership | Leads seven developers", "Engineering", "TimescaleDB | Time series databases | Time series", "MQTT", "Digitalisation"],
        achievements: ["Sensors and machine learning on 600 pumps | Put sensors and machine learning on 600 pumps | Digital twin of the pump | Digital twin project | 600 pumper", "Taught twenty girls to build water sensors | Twenty girls built water sensors", "Leads seven developers", "Detects wear three weeks in advance | Pumps' wear known three weeks ahead"],
        interests: ["Vibration data | Vibration analysis | Vibrations", "Winter bathing", "Knitting", "Open source | Open data", "Machine learning", "Water | Drinking water | Groundwater", "Industrial IoT | MQTT | Predictive maintenance | Digital twins", "Women in engineering | Girls in tech", "Cycling"],
        hobbies: ["Cycling | Cycling to work"],
        causes: ["Girls in engineering | Women in engineering | Girls into engineering | Girls in tech | Coding for girls", "Clean drinking water | Groundwater protection"],
        memberships: ["IDA | Ingeniørforeningen IDA | Danish Society of Engineers", "Den Permanente winter bathing club | Den Permanente"],
        pets: ["Two cats, Newton and Pascal | Cats | Newton and Pascal | Cats called Newton and Pascal | Two cats"]
      },
      sources: [`${site}/om-os/ledelse`, `${site}/nyheder/digital-tvilling`, "https://hachylinje.example/@ingridf"]
    }
  ],
  mastodon: [
    {
      user: "ingridf",
      domain: "hachylinje.example",
      name: "Ingrid Falkenborg",
      note: "<p>Digitaliseringschef at Skovlyst Pumper in Aarhus. Pumps, Python, predictive maintenance. Winter bather at Den Permanente. Member of IDA. Knits in meetings.</p>",
      fields: [{ name: "Work", value: "<a href=\"https://www.skovlystpumper.example/om-os/ledelse\">skovlystpumper.example</a>", verified_at: "2025-02-01T10:00:00Z" }, { name: "Cats", value: "Newton, Pascal" }],
      posts: [
        { text: "<p>MQTT, TimescaleDB and a lot of coffee. 600 pumps now talk to us. Most of them complain.</p>", at: "2025-10-28T18:00:00Z" },
        { text: "<p>Spent Saturday with twenty girls of 12 who built water sensors out of nothing. The future of engineering is fine.</p>", at: "2026-03-14T20:12:00Z" },
        { text: "<p>Sleeve number two. The pattern lies.</p>", at: "2026-01-05T21:30:00Z" },
        { text: "<p>2.4 degrees in the bay. Cycled home with ice in my hair.</p>", at: "2026-02-08T08:15:00Z" }
      ]
    }
  ]
}
