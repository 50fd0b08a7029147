const host = "https://www.energiasmoncayo.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>${title} | Energías Moncayo</title><meta name="generator" content="Drupal 9"><meta name="description" content="Energías Moncayo, cooperativa de electricidad y renovables en Aragón"></head>
<body><div class="cabecera"><a href="/"><img alt="Energías Moncayo" src="/logo.png"></a><ul><li><a href="/quienes-somos">Quiénes somos</a></li><li><a href="/redes">Redes</a></li><li><a href="/eolica">Eólica</a></li><li><a href="/sala-de-prensa/contadores-inteligentes">Sala de prensa</a></li><li>Área de socios</li></ul></div>
<div id="contenido">${main}</div>
<div class="pie">Energías Moncayo S. Coop. · Paseo de la Ribera 22, 50015 Zaragoza · Atención a socios 900 555 018 · Aviso legal · Política de cookies · Canal de denuncias</div></body></html>`
})
export default {
  people: [
    {
      id: "nuria-escartin",
      about: "Spanish utility's head of networks.",
      contact: { email: "nescartin@energiasmoncayo.example", full_name: "Nuria Escartín", company: "Energías Moncayo" },
      outcome: "found",
      facts: {
        title: "Directora de Redes | Director of Networks | Head of Networks | Networks Director",
        company: "Energías Moncayo | Energías Moncayo S. Coop.",
        location: "Zaragoza | Zaragoza, España | Zaragoza, Spain",
        industry: "energía | electricidad | energy | electricity | utilities | renewables | energías renovables",
        skills: ["redes inteligentes | smart grids | contadores inteligentes | smart meters"],
        achievements: ["Premio Cierzo a la innovación 2024 | Premio Cierzo 2024 | Cierzo innovation award 2024"],
        hobbies: ["montañismo | mountaineering | hiking | montaña | senderismo"],
        education: [{ institution: "Universidad de Zaragoza | University of Zaragoza", degree: "ingeniera industrial | ingeniería industrial | industrial engineer", field: "ingeniería industrial | industrial engineering", year: 2002 }]
      },
      also: {
        title: "miembro del comité de dirección | vocal de la Peña Sarrio | board member of Peña Sarrio",
        location: "España | Spain | Aragón",
        skills: ["distribución eléctrica | electricity distribution | redes eléctricas | electrical networks", "ingeniería industrial | industrial engineering", "dirección técnica | technical management | liderazgo", "alta tensión | high voltage", "subestaciones | substations", "gestión de proyectos | project management", "digitalización | digitalisation"],
        achievements: ["proyecto Red Clara | Red Clara | project Red Clara", "86.000 contadores inteligentes | 86,000 smart meters | sustitución de 86.000 contadores", "minutos de corte reducidos un 40 % | outage minutes reduced by 40 percent | 40 percent fewer outages", "112 tresmiles | climbed 112 three-thousanders of the Pyrenees", "primera mujer en la dirección técnica | first woman in technical management"],
        interests: ["ingeniería | engineering", "montaña | mountains", "redes inteligentes | smart grids"],
        causes: ["mujeres en la ingeniería | women in engineering | vocaciones técnicas en niñas"],
        memberships: ["Peña Sarrio | club de montaña Peña Sarrio", "Colegio de Ingenieros Industriales de Aragón | COIIAR"],
        certifications: ["PMP"]
      },
      sources: [host + "/quienes-somos", host + "/sala-de-prensa/contadores-inteligentes", "https://www.diariodelcierzo.example/entrevista-nuria-escartin"]
    },
    {
      id: "inaki-goicoechea",
      about: "Wind farm chief; a newspaper calls him a union delegate.",
      contact: { email: "igoicoechea@energiasmoncayo.example", title: "Jefe de O&M" },
      outcome: "found",
      facts: {
        title: "Jefe de Operación y Mantenimiento Eólico | Jefe de Operación y Mantenimiento | Head of Wind Operations and Maintenance | Wind O&M Manager",
        company: "Energías Moncayo | Energías Moncayo S. Coop.",
        location: "Zaragoza | Zaragoza, España | Zaragoza, Spain",
        industry: "energía | electricidad | energy | energía eólica | wind energy | renewables | energías renovables",
        skills: ["mantenimiento de aerogeneradores | wind turbine maintenance"],
        certifications: ["GWO | certificado GWO | GWO certificate"],
        hobbies: ["txistu | tocar el txistu | playing the txistu | music"],
        sports_teams: ["Real Zaragoza"]
      },
      also: {
        title: "responsable de área | area manager | ingeniero técnico | technical engineer",
        location: "España | Spain | Aragón | Tarazona",
        skills: ["operación y mantenimiento | operations and maintenance | O&M", "energía eólica | wind energy", "ingeniería | engineering", "pilotaje de drones | drone piloting", "drones | inspección con drones | drone inspection", "euskera | Basque", "formación de técnicos | training technicians", "seguridad | safety"],
        achievements: ["disponibilidad del 98,2 % | availability of 98.2 percent", "1.000 días sin accidentes | thousand days without accidents", "cinco parques, 64 aerogeneradores | 64 wind turbines", "enseña euskera | teaches Basque", "veinte años de Cierzo y Fuelle | folk group Cierzo y Fuelle"],
        interests: ["energía eólica | wind energy | aerogeneradores", "euskera | Basque language", "fútbol | football | Real Zaragoza", "música tradicional | folk music | txistu", "drones"],
        memberships: ["Cierzo y Fuelle | grupo de música Cierzo y Fuelle"],
        certifications: ["piloto de drones | drone pilot | piloto de drones AESA"],
        education: [{ institution: "Mondragon Unibertsitatea | Mondragón | Mondragon University", degree: "ingeniero técnico | technical engineer" }]
      },
      sources: [host + "/eolica", host + "/quienes-somos", "https://www.diariodelcierzo.example/musica-tradicional-cierzo-y-fuelle"],
      sensitive: ["sindicato", "delegado sindical", "huelga"]
    }
  ],
  pages: [
    page("/", "Energía que se queda aquí", `<h1>Energía que se queda aquí</h1><p>Somos la cooperativa eléctrica de 61.000 socios en Aragón: distribución de electricidad, parques eólicos y autoconsumo, con sede en Zaragoza.</p><p><a href="/sala-de-prensa/contadores-inteligentes">86.000 contadores inteligentes</a> · <a href="/eolica">Nuestros parques</a></p>`),
    page("/quienes-somos", "Quiénes somos", `<h1>Quiénes somos</h1><h2>Comité de dirección</h2><ul><li>Luis Ferrández Gil, director general</li><li>Nuria Escartín, directora de Redes</li><li>Pilar Oroz, directora de Socios</li></ul><h2>Responsables de área</h2><ul><li>Iñaki Goicoechea, jefe de Operación y Mantenimiento Eólico (igoicoechea@energiasmoncayo.example)</li><li>Ramiro Sanz, jefe de Compras</li></ul>`),
    page("/eolica", "Eólica", `<h1>Nuestros parques</h1><p>Cinco parques, 64 aerogeneradores. Con Iñaki Goicoechea y su equipo de Tarazona llegamos en 2025 al 98,2 % de disponibilidad y a 1.000 días sin accidentes.</p><p>«El mantenimiento de aerogeneradores empieza por escuchar», dice Iñaki, ingeniero técnico por Mondragón (Mondragon Unibertsitatea), con certificado GWO y de piloto de drones. «Las palas las miramos ya desde el aire.» Los técnicos nuevos suben con él la primera vez.</p>`),
    page("/sala-de-prensa/contadores-inteligentes", "86.000 contadores inteligentes", `<h1>86.000 contadores inteligentes</h1><p>18 de octubre de 2024. Con la sustitución del último de los 86.000 contadores concluye el proyecto Red Clara, que ha recibido el Premio Cierzo a la innovación 2024. «Las redes inteligentes no son un fin: queríamos reducir un 40 % los minutos de corte, y eso hemos hecho», dice Nuria Escartín, directora de Redes y certificada PMP.</p>`),
    page("/en/about-us", "About us", `<h1>About us</h1><p>We are the electricity cooperative of 61,000 members in Aragón, Spain: electricity distribution, wind farms and self-consumption. Head office in Zaragoza.</p><table><tr><td>Luis Ferrández Gil</td><td>General Manager</td></tr><tr><td>Nuria Escartín</td><td>Head of Networks</td></tr><tr><td>Pilar Oroz</td><td>Director of Members</td></tr><tr><td>Iñaki Goicoechea</td><td>Head of Wind Operations and Maintenance</td></tr></table><p>For the new smart meters see (in Spanish) <a href="/sala-de-prensa/contadores-inteligentes">Sala de prensa</a>.</p>`),
    page("/en/wind", "Wind farms", `<h1>Wind farms</h1><p>Five farms with 64 turbines produce what 58,000 households use. Visits of schools are possible on Wednesdays, except when the wind is over 14 m/s, which it mostly is.</p>`),
    { url: "https://www.diariodelcierzo.example/entrevista-nuria-escartin", body: `<!doctype html><html lang="es"><head><title>«En una subestación no se grita» - Diario del Cierzo</title></head><body><p>Portada · Aragón · Economía · Deportes · Esquelas</p><h1>«En una subestación no se grita»</h1><p>Nuria Escartín dirige desde Zaragoza las redes de Energías Moncayo, la primera mujer en la dirección técnica de la cooperativa. Estudió ingeniería industrial en la Universidad de Zaragoza (2002) y empezó en alta tensión.</p><p>—¿Faltan ingenieras?<br>—Faltan. Por eso voy a los institutos con el Colegio de Ingenieros Industriales de Aragón. Las vocaciones no salen solas.</p><p>—¿Y los fines de semana?<br>—Montaña. Con la Peña Sarrio, donde soy vocal. Llevo 112 tresmiles del Pirineo.</p></body></html>`, news: { seen: "2025-03-08T07:00:00Z", language: "Spanish", country: "Spain" } },
    { url: "https://www.diariodelcierzo.example/eolica-huelga-2024", body: `<!doctype html><html lang="es"><head><title>Los técnicos eólicos amenazan con huelga - Diario del Cierzo</title></head><body><h1>Los técnicos eólicos amenazan con huelga</h1><p>Iñaki Goicoechea, de Energías Moncayo, delegado sindical durante ocho años, pide que el sindicato y las empresas se sienten.</p></body></html>`, news: { seen: "2024-02-20T07:00:00Z", language: "Spanish", country: "Spain" } },
    { url: "https://www.diariodelcierzo.example/musica-tradicional-cierzo-y-fuelle", body: `<!doctype html><html lang="es"><head><title>Cierzo y Fuelle, veinte años de gaita y txistu</title></head><body><h1>Cierzo y Fuelle, veinte años de gaita y txistu</h1><p>El grupo de música tradicional celebra el sábado su aniversario en Zaragoza. Al txistu, Iñaki Goicoechea, que entre semana cuida los molinos de Energías Moncayo, enseña euskera a quien quiera y que avisa: «Si el Real Zaragoza juega en casa, acabamos antes».</p></body></html>`, news: { seen: "2025-09-26T07:00:00Z", language: "Spanish", country: "Spain" } }
  ]
}
