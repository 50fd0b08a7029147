import { P, news } from "./lib.mjs"
const L = "https://www.beauchampokafor.example"
const law = (title, main) => `<!DOCTYPE html><html lang="en-US"><head><title>${title} | Beauchamp Okafor PLLC</title></head><body><header class="Header"><a class="Header-logo" href="/">BEAUCHAMP OKAFOR</a><nav><a href="/people">Our People</a><a href="/practices">Practices</a><a href="/insights">Insights</a></nav></header><main class="Main">${main}</main><footer class="Footer">Beauchamp, Okafor &amp; Lindqvist PLLC. 2100 Third Avenue North, Birmingham, Alabama. No representation is made that the quality of legal services to be performed is greater than that performed by other lawyers.</footer></body></html>`
export default {
  people: [
    { id: "i-okafor", about: "middle: managing partner, h-card markup; a trial in the paper is a case of clients, her own divorce is public", outcome: "found",
      contact: { email: "aokafor@beauchampokafor.example", full_name: "Adaeze Okafor", company: "Beauchamp Okafor" },
      facts: { title: "Managing Partner", company: "Beauchamp, Okafor & Lindqvist PLLC | Beauchamp Okafor PLLC | Beauchamp Okafor", location: "Birmingham, Alabama | Birmingham | Birmingham, AL", industry: "law | legal services | law firm",
        skills: ["construction litigation", "arbitration"], achievements: ["Alabama Super Advocate 2026 | Super Advocate"], memberships: ["Birmingham Bar Foundation | Birmingham Bar Foundation board"], causes: ["Magic City Legal Aid"], education: [{ institution: "University of Alabama School of Law | University of Alabama", degree: "J.D. | JD", year: 2001 }, { institution: "Spelman College | Spelman", degree: "B.A. | BA", field: "political science" }] },
      sources: [L + "/people/adaeze-okafor", L + "/people", "https://jeffcountydocket.example/2024/dr-1123"], sensitive: ["divorce filing"] },
    { id: "i-beauchamp", about: "middle: nickname and numeral; former partner, now a judge; the old firm page is in the archive", outcome: "found",
      contact: { full_name: "J. Whitfield Beauchamp IV", company: "Beauchamp Okafor", location: "Birmingham, Alabama" },
      facts: { title: "Circuit Judge", company: "Jefferson County Circuit Court | Tenth Judicial Circuit", location: "Birmingham, Alabama | Birmingham | Birmingham, AL", industry: "judiciary | courts | state courts", hobbies: ["bird hunting | quail hunting", "bird dogs"] },
      also: { title: "partner | partner until January 2026", memberships: ["Red Mountain Field Trial Club"], skills: ["banking law"], achievements: ["founding partner of Beauchamp Okafor | founding partner"], company: "Beauchamp Okafor" },
      sources: ["https://tenthcircuit.example/judges/beauchamp", "https://redmountainfieldtrial.example/members", "https://www.beauchampokafor.example/people/whit-beauchamp"], never: ["Civil War", "Beauchamp County"] },
    { id: "i-feldbaum", about: "thin: an associate in a list, e-mail alone", outcome: "found",
      contact: { email: "jfeldbaum@beauchampokafor.example" },
      facts: { title: "Associate", company: "Beauchamp, Okafor & Lindqvist PLLC | Beauchamp Okafor PLLC | Beauchamp Okafor", industry: "law | legal services | law firm" },
      also: { location: "Birmingham, Alabama | Birmingham | Birmingham, AL" },
      sources: [L + "/people"] },
    { id: "i-rudd", about: "nothing online, e-mail alone", outcome: "nothing", contact: { email: "trudd@beauchampokafor.example" }, facts: {}, sources: [], never: ["Rudd Funeral Home"] }
  ],
  pages: [
    P(L + "/", law("Trial lawyers", `<h1>Trial lawyers for builders, lenders and towns</h1><p>A law firm in Birmingham since 1974, offering legal services in construction, banking and municipal law.</p>`)),
    P(L + "/people", law("Our People", `<h1>Our People</h1><p>One law firm, one office, in Birmingham, Alabama.</p><ul class="People-list"><li><a href="/people/adaeze-okafor">Adaeze Okafor</a><span>Managing Partner</span></li><li>Karin Lindqvist<span>Partner</span></li><li>Jonah Feldbaum<span>Associate</span> <a href="mailto:jfeldbaum@beauchampokafor.example">e-mail</a></li></ul>`)),
    P(L + "/people/adaeze-okafor", law("Adaeze Okafor", `<div class="vcard"><h1 class="fn">Adaeze Okafor</h1><p class="title">Managing Partner</p><p class="adr"><span class="locality">Birmingham</span>, <span class="region">Alabama</span></p><a class="email" href="mailto:aokafor@beauchampokafor.example">aokafor@beauchampokafor.example</a></div><h3>Practice</h3><ul><li>Construction litigation</li><li>Arbitration</li></ul><h3>Education</h3><ul><li>J.D., University of Alabama School of Law, 2001</li><li>B.A., political science, Spelman College</li></ul><h3>Recognition and service</h3><ul><li>Alabama Super Advocate 2026</li><li>Birmingham Bar Foundation board, 2022-</li><li>Volunteer, Magic City Legal Aid</li></ul>`)),
    P("https://jeffcountydocket.example/2024/dr-1123", `<html><body><pre>JEFFERSON COUNTY DOMESTIC RELATIONS 2024
DR-1123  OKAFOR, ADAEZE v. OKAFOR, EMEKA   divorce filing   SETTLED</pre></body></html>`),
    P("https://tenthcircuit.example/judges/beauchamp", `<html><body><h1>Hon. J. Whitfield Beauchamp IV</h1><p>Circuit Judge, Tenth Judicial Circuit, sitting at the Jefferson County Circuit Court in Birmingham, Alabama since January 2026. Before that he was founding partner of Beauchamp Okafor, where he practiced banking law. Of the state courts' forty newest judges he is, he believes, the only one with four bird dogs.</p></body></html>`),
    P("https://redmountainfieldtrial.example/members", `<html><body><h3>Red Mountain Field Trial Club</h3><p>Welcome back Whit Beauchamp after a season of quail hunting in Bullock County.</p></body></html>`),
    P(L + "/people/whit-beauchamp", law("Whit Beauchamp", `<h1>J. Whitfield “Whit” Beauchamp IV</h1><p>Partner</p>`), { dead: true }),
    P("https://alabamahistoryweb.example/beauchamp-james", `<html><body><h1>James Whitfield Beauchamp (1831-1864)</h1><p>J. Whitfield Beauchamp, an officer of the Civil War, for whom Beauchamp County in the novel is named.</p></body></html>`),
    P("https://ruddfuneral.example/", `<html><body><h1>Rudd Funeral Home</h1><p>T. Rudd, director. Serving Bessemer since 1948.</p></body></html>`)
  ],
  archive: [{ url: L + "/people/whit-beauchamp", timestamp: "20250611083000", body: law("Whit Beauchamp", `<h1>J. Whitfield “Whit” Beauchamp IV</h1><p>Partner, banking law</p><p>Birmingham</p>`) }]
}
