// Lumiharju Packaging Oy, Tampere: fibre packaging. WordPress-less, static; English and Finnish.
const site = "https://www.lumiharju.example"
const page = (path, title, main, lang = "en") => ({
  url: site + path,
  body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Lumiharju</title><meta name="generator" content="Hugo 0.125.4"></head><body><a href="${site}/">Lumiharju Packaging</a> | <a href="${site}/packaging/">Packaging</a> | <a href="${site}/people/">People</a> | <a href="${site}/fi/vastuullisuus/">Suomeksi</a> | <a href="${site}/news/">News</a>
<main class="prose">${main}</main>
<footer>Lumiharju Packaging Oy, Tampere, Finland. Business ID 0000000-0. Photos: our own forest.</footer></body></html>`
})
const pages = [
  page("/", "Fibre packaging", `<h1>Boxes that used to be trees and will be again</h1><p>Lumiharju makes fibre trays and boxes for food, phones and flat-pack saunas. 300 people in Tampere and a mill in Mänttä.</p>`),
  page("/packaging/", "Packaging", `<h1>Packaging</h1><p>Trays, sleeves, lids. All of them go in the board bin.</p>`),
  page("/news/", "News", `<h1>News</h1><p><a href="${site}/news/plastic-free-tray/">The tray without plastic</a>, May 2025</p>`),
  page("/people/", "People", `<h1>People</h1><table><tr><td>Veikko Lumiharju</td><td>CEO</td></tr><tr><td>Päivi Korhosaari</td><td>Chief Sustainability Officer</td></tr><tr><td>Olli Niemenmäki</td><td>Head of IT</td></tr><tr><td>Satu Virtapuro</td><td>Sales</td></tr></table>`),
  page("/fi/vastuullisuus/", "Vastuullisuus", `<h1>Vastuullisuus</h1><p>Vastuullisuusjohtajamme Päivi Korhosaari on metsänhoitaja ja maatalous- ja metsätieteiden maisteri Helsingin yliopistosta (2003). Hän johti työtä, jolla yhtiö sai vuonna 2022 ilmastotavoitteilleen SBTi-hyväksynnän. »Pakkaus on lupaus, jonka kuluttaja avaa», hän sanoo.</p><p>Kysymykset: paivi.korhosaari@lumiharju.example</p>`, "fi"),
  page("/news/plastic-free-tray/", "The tray without plastic", `<h1>The tray without plastic</h1><p>Tampere, 20 May 2025. The berry season opens with a tray that has no plastic film. It took Päivi Korhosaari's group three years and 71 failed coatings. "Number 72 is made of oats," says our Chief Sustainability Officer.</p>`),
  {
    url: "https://www.pirkanmaanpartio.example/hallitus",
    body: `<html lang="fi"><head><title>Hallitus</title></head><body><h1>Tammerkosken Partio ry: hallitus</h1><p>Puheenjohtaja: Päivi Korhosaari, joka töissä on vastuullisuusjohtajana Lumiharjulla. Partiolainen vuodesta 1986 ja intohimoinen sienestäjä. Rahastonhoitaja: Ilkka Salo.</p></body></html>`
  }
]
const industry = "Packaging | Fibre packaging | Fiber packaging | Paper packaging | Packaging and containers | Packaging manufacturing | Paper and forest products | Pakkaus | Pakkausala | Manufacturing | Pakkausteollisuus"
const location = "Tampere | Tampere, Finland"
const fi = "Finland | Suomi | Pirkanmaa"
const company = "Lumiharju Packaging | Lumiharju Packaging Oy | Lumiharju"
export default {
  pages,
  people: [
    {
      id: "paivi-korhosaari",
      about: "Chief sustainability officer; Finnish page, scouts, conference.",
      contact: { email: "paivi.korhosaari@lumiharju.example", full_name: "Päivi Korhosaari", company: "Lumiharju Packaging" },
      outcome: "found",
      facts: {
        title: "Chief Sustainability Officer | Vastuullisuusjohtaja | CSO",
        company,
        location,
        industry,
        achievements: ["SBTi approval of the climate targets in 2022 | SBTi approval | SBTi-hyväksyntä vuonna 2022 | Led the work for SBTi approval", "Plastic-free berry tray | The tray without plastic | Tray without plastic film | Plastic-free tray | Oat-based tray coating"],
        memberships: ["Tammerkosken Partio | Tammerkosken Partio ry | Puheenjohtaja, Tammerkosken Partio | Chair of Tammerkosken Partio"],
        hobbies: ["Mushroom picking | Sienestys | Mushroom foraging | Mushrooming | Mushroom hunting"],
        education: [{ institution: "Helsingin yliopisto | University of Helsinki", degree: "Maatalous- ja metsätieteiden maisteri | Master of Science in Agriculture and Forestry | MSc | Master's", field: "Forestry | Metsätieteet | Agriculture and Forestry | Forest sciences | Metsänhoitaja", year: 2003 }]
      },
      also: {
        title: "Metsänhoitaja | Forester | Chair of Tammerkosken Partio | Puheenjohtaja | Chair | Scout leader",
        location: fi,
        skills: ["Forestry | Metsätalous | Metsätieteet", "Climate targets | SBTi | Science-based targets | Ilmastotavoitteet", "Fibre packaging | Packaging | Sustainable packaging | Coatings | Oat-based coatings", "Product development", "Sustainability"],
        achievements: ["Talk \"Seventy-one failures\" at the North Sea Materials Forum 2025 | Seventy-one failures | Speaker at the North Sea Materials Forum 2025 | Spoke at the North Sea Materials Forum", "71 failed coatings and an oat-based one | Coating number 72 made of oats", "Scout since 1986 | Partiolainen vuodesta 1986", "Chair of Tammerkosken Partio"],
        hobbies: ["Scouting | Partio"],
        interests: ["Mushrooms | Sienet | Mushroom picking", "Scouting | Partio", "Forests | Forestry | Metsä", "Packaging | Coatings | Oats", "Sustainability | Climate"],
        causes: ["Scouting | Youth work | Partio | Youth", "Climate action | Plastic-free packaging | Plastic reduction | Circular economy"]
      },
      sources: [`${site}/people/`, `${site}/fi/vastuullisuus/`, `${site}/news/plastic-free-tray/`, "https://www.pirkanmaanpartio.example/hallitus", "https://www.northseamaterials.example/2025/speakers"]
    },
    {
      id: "olli-niemenmaki",
      about: "Head of IT with a webmail address; Gravatar and GitLab.",
      contact: { email: "olli.niemenmaki.tre@gmail.com", full_name: "Olli Niemenmäki", company: "Lumiharju Packaging" },
      outcome: "found",
      facts: {
        title: "Head of IT | Head of Information Technology",
        company,
        location,
        industry,
        skills: ["Factory networks | Kubernetes | Edge computing | Industrial networks"],
        hobbies: ["Orienteering | Suunnistus"],
        sports_teams: ["Ilves | Ilves Tampere | Tampereen Ilves"]
      },
      also: {
        location: fi,
        skills: ["Kubernetes | K3s", "Edge computing", "Factory networks | Industrial networks | OT networks", "Terraform", "Observability | Monitoring | Temperature monitoring | Grafana", "Go", "IT management"],
        achievements: ["mill-edge | K3s clusters for paper mills | K3s on the factory floor", "saunagraph | Sauna temperature dashboards | Sauna temperature dashboard"],
        interests: ["Kubernetes | K3s", "Orienteering", "Sauna | Sauna temperature | Saunas", "Ice hockey | Ilves", "Open source", "Edge computing | Factory networks"],
        hobbies: ["Sauna | Sauna bathing", "Ice hockey | Watching ice hockey"]
      },
      sources: [`${site}/people/`, "https://gravatar.com/olliniemenmaki", "https://gitlab.com/olli.niemenmaki"]
    }
  ],
  gravatar: [
    {
      email: "olli.niemenmaki.tre@gmail.com",
      slug: "olliniemenmaki",
      display_name: "Olli Niemenmäki",
      location: "Tampere, Finland",
      description: "Head of IT at Lumiharju Packaging. Orienteering (badly), Ilves (loyally), sauna (daily).",
      job_title: "Head of IT",
      company: "Lumiharju Packaging",
      accounts: [{ label: "GitLab", url: "https://gitlab.com/olli.niemenmaki" }]
    }
  ],
  gitlab: [
    {
      id: 4488120,
      username: "olli.niemenmaki",
      name: "Olli Niemenmäki",
      bio: "Factory networks, edge clusters, one too many thermometers",
      job_title: "Head of IT",
      organization: "Lumiharju Packaging",
      location: "Tampere, Finland",
      projects: [
        { name: "mill-edge", description: "K3s clusters for paper mills, set up with Terraform", at: "2026-04-12T08:00:00Z" },
        { name: "saunagraph", description: "Grafana dashboards for sauna temperature, in Go", at: "2025-12-26T08:00:00Z" }
      ]
    }
  ]
}
