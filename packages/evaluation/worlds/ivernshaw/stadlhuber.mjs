const host = "https://www.stadlhuber-zt.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><style>body{font:17px/1.5 Inter,sans-serif;margin:0 8vw}nav a{margin-right:1em}</style></head>
<body><nav><a href="/"><b>stadlhuber+partner</b></a><a href="/buero">Büro</a><a href="/team">Team</a><a href="/projekte/muregg-steg">Projekte</a><a href="/jobs">Jobs</a><a href="/kontakt">Kontakt</a></nav>
${main}
<hr><small>Stadlhuber + Partner ZT GmbH · Ingenieurbüro für Tragwerksplanung und Brandschutz · Keplerstraße 92 · 8020 Graz · Österreich · <a href="/impressum">Impressum</a></small></body></html>`
})
export default {
  people: [
    {
      id: "veronika-pirchegger",
      about: "Partner of an engineering office; award page, alumni portrait, all in German.",
      contact: { email: "pirchegger@stadlhuber-zt.example", full_name: "Veronika Pirchegger", company: "Stadlhuber + Partner ZT GmbH" },
      outcome: "found",
      facts: {
        title: "Partnerin, Leiterin Tragwerksplanung | Leiterin Tragwerksplanung | Partnerin | Head of Structural Engineering | Partner, Head of Structural Engineering",
        company: "Stadlhuber + Partner ZT GmbH | Stadlhuber + Partner | stadlhuber+partner",
        location: "Graz | Graz, Österreich | Graz, Austria",
        industry: "Ingenieurbüro | Tragwerksplanung | structural engineering | Bauwesen | civil engineering | engineering office",
        skills: ["Holzbau | timber construction | timber engineering", "Brückenbau | bridge design | bridge engineering"],
        achievements: ["Steirischer Ingenieurpreis 2023 | Steirischer Ingenieurpreis | Styrian Engineering Award 2023"],
        hobbies: ["Imkerei | Imkern | beekeeping | Bienen"],
        education: [{ institution: "TU Graz | Technische Universität Graz | Graz University of Technology", degree: "Dipl.-Ing. | Diplom-Ingenieurin | Diplom", field: "Bauingenieurwesen | civil engineering", year: 2005 }]
      },
      also: {
        title: "Ziviltechnikerin | Lehrbeauftragte an der FH Joanneum | lecturer at FH Joanneum | Projektleitung Muregg-Steg",
        location: "Österreich | Austria | Steiermark | Styria",
        skills: ["Projektleitung | project management", "Bauingenieurwesen | civil engineering", "Fußgängerbrücken | footbridges", "Tragwerksplanung | structural design | structural engineering | Statik", "Holz-Beton-Verbund | timber-concrete composite", "Bestandssanierung | refurbishment", "Lehre | teaching", "Schwingungsberechnung | footbridge dynamics | Schwingungen"],
        achievements: ["Muregg-Steg | footbridge Muregg | Holzbrücke mit 58 Metern Spannweite | designed the Muregg footbridge", "Partnerin seit 2018 | partner since 2018", "erste Frau im Partnerkreis | first female partner", "Aufstockung Volksschule Andritz | school extension Andritz", "zwölf Bienenvölker | zwölf Völker | twelve bee colonies"],
        interests: ["Bauen im Bestand | building in existing stock", "Brücken | bridges", "Holzbau | timber", "Bienen | bees | beekeeping", "Berge | mountains | Skitouren | ski touring"],
        hobbies: ["Skitouren | ski touring"],
        causes: ["weniger Bodenverbrauch | less land consumption | Bodenverbrauch | bauen im Bestand | building in existing stock"],
        memberships: ["Kammer der Ziviltechniker | Kammer der ZiviltechnikerInnen | chamber of civil engineers", "Alumni TU Graz", "Bienenzuchtverein Stainz | beekeepers' association Stainz"],
        certifications: ["Ziviltechnikerin | Befugnis als Ziviltechnikerin | chartered civil engineer | ZT"]
      },
      sources: [host + "/team", host + "/projekte/muregg-steg", "https://www.alumni-bauing-graz.example/portraits/veronika-pirchegger", "https://www.steirischer-ingenieurpreis.example/2023"]
    },
    {
      id: "bogdan-iliescu",
      about: "Address of initials alone; volunteer firefighter; chess.",
      contact: { email: "bi@stadlhuber-zt.example", full_name: "Bogdan Iliescu" },
      outcome: "found",
      facts: {
        title: "Projektleiter Brandschutz | Project Manager Fire Protection | Project Manager Fire Safety",
        company: "Stadlhuber + Partner ZT GmbH | Stadlhuber + Partner | stadlhuber+partner",
        location: "Graz | Graz, Österreich | Graz, Austria",
        skills: ["Brandschutzkonzepte | fire protection concepts | fire safety concepts | Brandschutz", "Entrauchungssimulation | smoke simulation | smoke extraction simulation"],
        hobbies: ["Schach | chess"],
        memberships: ["Freiwillige Feuerwehr Gösting | FF Gösting | volunteer fire brigade Gösting", "Schachklub Gösting | chess club Gösting"],
        education: [{ institution: "Technische Universität für Bauwesen Bukarest | UTCB | Technical University of Civil Engineering Bucharest", degree: "Diplom | Dipl.-Ing. | Diplomingenieur", year: 2010 }]
      },
      also: {
        title: "Löschmeister | LM | Brandschützer",
        location: "Österreich | Austria | Steiermark | Styria",
        industry: "Brandschutz | fire protection | Ingenieurbüro | engineering office | Bauwesen | civil engineering",
        skills: ["Bauwesen | civil engineering", "Projektleitung | project management", "Rumänisch | Romanian", "Ungarisch | Hungarian", "Deutsch", "Räumungsberechnung | evacuation calculation | Evakuierungssimulation", "Atemschutz | breathing apparatus"],
        achievements: ["Brandschutz Messehalle D | fire concept for the fair hall | Brandschutzkonzept für die Messehalle D", "Klubmeister 2024 | club champion 2024", "seit 2015 im Büro | with the office since 2015", "Leistungsabzeichen in Bronze"],
        interests: ["Brandschutz | fire protection", "Schach | chess", "Feuerwehr | fire brigade"],
        causes: ["freiwillige Feuerwehr | volunteer firefighting"],
        certifications: ["Brandschutzbeauftragter | Brandschutzbeauftragter nach TRVB 117 O | fire safety officer | TRVB 117 O"]
      },
      sources: [host + "/team", "https://www.ff-goesting.example/mannschaft", "https://www.schachklub-goesting.example/"]
    }
  ],
  pages: [
    page("/", "stadlhuber+partner | Tragwerk und Brandschutz, Graz", `<h1>Wir rechnen, damit es steht.</h1><p>Ingenieurbüro in Graz, 24 Köpfe. Tragwerksplanung, Brückenbau, Brandschutz. Gegründet 1989 von Franz Stadlhuber.</p><p>Zuletzt: <a href="/projekte/muregg-steg">Muregg-Steg, Steirischer Ingenieurpreis 2023</a></p>`),
    page("/team", "Team – stadlhuber+partner", `<h1>Team</h1>
<dl>
<dt>Dipl.-Ing. Franz Stadlhuber</dt><dd>Gründer, Senior</dd>
<dt>Dipl.-Ing. Veronika Pirchegger</dt><dd>Partnerin, Leiterin Tragwerksplanung, Ziviltechnikerin. Holzbau, Brückenbau, Bestandssanierung. pirchegger@stadlhuber-zt.example</dd>
<dt>Bogdan Iliescu</dt><dd>Projektleiter Brandschutz, seit 2015 bei uns. Diplom der Technischen Universität für Bauwesen Bukarest (2010), Brandschutzbeauftragter nach TRVB 117 O. Brandschutzkonzepte, Entrauchungssimulation, Räumungsberechnung; zuletzt Messehalle D. Spricht Rumänisch, Ungarisch und Deutsch. bi@stadlhuber-zt.example</dd>
<dt>Hemma Reiterer</dt><dd>Büroleitung</dd>
<dt>Kofi Asante, BSc</dt><dd>Modellierung, BIM</dd>
</dl>`),
    page("/projekte/muregg-steg", "Muregg-Steg – stadlhuber+partner", `<h1>Muregg-Steg</h1><p>Fuß- und Radwegbrücke über die Mur bei Muregg, 2020–2022. Holzbau, 58 m Spannweite.</p><p>Projektleitung: Veronika Pirchegger<br>Architektur: Büro Sonnleitner<br>Bauherr: Land Steiermark</p><p>Die Schwingungen waren die eigentliche Aufgabe. Ein Holz-Beton-Verbund im Gehweg bringt die Masse, die dem schlanken Trog fehlt. Auszeichnung: Steirischer Ingenieurpreis 2023.</p>`),
    page("/en", "stadlhuber+partner | Structures and fire safety, Graz", `<h1>We calculate so that it stands.</h1><p>Engineering office in Graz, Austria. Structural engineering, bridges, fire safety. 24 people since 1989.</p><p>Head of Structural Engineering: Veronika Pirchegger. Fire safety: Bogdan Iliescu.</p>`),
    page("/en/projects", "Projects – stadlhuber+partner", `<h1>Selected projects</h1><ul><li>Muregg footbridge, timber, 58 m span</li><li>Trade fair hall D, Graz, fire safety concept</li><li>Andritz primary school, two added storeys in timber</li><li>Brewery tower, conversion to 31 flats</li></ul>`),
    page("/jobs", "Jobs – stadlhuber+partner", `<h1>Jobs</h1><p>Wir suchen eine Tragwerksplanerin oder einen Tragwerksplaner (30–38,5 h), gern mit Holz im Kopf. Wir bieten Öffi-Ticket, Kaffee, Gleitzeit und keine Powerpoint-Abende.</p>`)
  ]
}
