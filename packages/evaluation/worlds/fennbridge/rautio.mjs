// Consultancy, Helsinki. Webflow-like, English; one person came from elsewhere; one cannot be found.
const wf = (path, title, main) => ({
  url: `https://rautiofalk.example${path}`,
  body: `<!DOCTYPE html><html data-wf-domain="rautiofalk.example" lang="en"><head><meta charset="utf-8"/><title>${title}</title><meta property="og:type" content="website"/></head><body class="body-2"><div class="navbar w-nav"><a class="w-nav-brand" href="/">Rautio + Falk</a></div><div class="section"><div class="w-container">${main}</div></div><div class="footer"><div class="text-block-9">Rautio &amp; Falk Oy, Etel&auml;ranta, Helsinki</div></div></body></html>`
})
const pages = [
  wf("/", "Rautio & Falk", `<h1 class="heading">Carbon accounts that hold up</h1><p>Rautio &amp; Falk is a sustainability consultancy for shipping and steel.</p>`),
  wf("/who", "Who", `<div class="w-layout-grid"><div class="card"><div class="name">Elina Rautio</div><div class="role">Managing Partner</div></div><div class="card"><div class="name">Oskar Falk-Nyberg</div><div class="role">Senior Consultant</div></div></div>`),
  { url: "https://stalforum.example/2024/deltagare", body: `<html lang="sv"><body><h1>Stålforum 2024 – deltagare</h1><ul><li>Oskar Falk-Nyberg, analytiker, Järnverkens Förbund</li><li>Gunilla Ek, Norrstål</li></ul></body></html>` },
  { url: "https://meripaiva.example/2026/speakers", body: `<html><body><h1>Meripäivä 2026, Turku</h1><p>Elina Rautio (Rautio &amp; Falk): life-cycle assessment of ferries</p><p>Kaj Sund: ice-breaking for beginners</p></body></html>` }
]
export default {
  pages,
  people: [
    { id: "b-elina-rautio", about: "Middle but short: name on a page and a talk.", contact: { email: "elina.rautio@rautiofalk.example", full_name: "Elina Rautio", company: "Rautio & Falk Oy" }, outcome: "found",
      facts: { title: "Managing Partner", company: "Rautio & Falk | Rautio & Falk Oy | Rautio + Falk", industry: "sustainability consultancy | sustainability consulting | sustainability | consulting", skills: ["life-cycle assessment | LCA"], achievements: ["Meripäivä 2026 | talk at Meripäivä 2026 | life-cycle assessment of ferries"] }, also: { location: "Helsinki | Helsinki, Finland", skills: ["carbon accounting | Carbon accounts"] },
      sources: ["https://rautiofalk.example/", "https://rautiofalk.example/who", "https://meripaiva.example/2026/speakers"], never: ["ice-breaking", "icebreaking"] },
    { id: "b-oskar-falk-nyberg", about: "Thin; an older participants' list gives the former job.", contact: { email: "oskar.falk-nyberg@rautiofalk.example" }, outcome: "found",
      facts: { title: "Senior Consultant", company: "Rautio & Falk | Rautio & Falk Oy | Rautio + Falk", industry: "sustainability consultancy | sustainability consulting | sustainability | consulting" }, also: { location: "Helsinki | Helsinki, Finland" },
      sources: ["https://rautiofalk.example/", "https://rautiofalk.example/who", "https://stalforum.example/2024/deltagare"] },
    { id: "b-pekka-uotila", about: "Nothing online.", contact: { full_name: "Pekka Uotila", company: "Rautio & Falk Oy" }, outcome: "nothing", facts: {}, sources: [], never: ["Managing Partner", "Senior Consultant", "Elina", "Oskar"] }
  ]
}
