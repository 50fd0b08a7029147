import { P, news } from "./lib.mjs"
const W = "https://www.thibodeauxandsons.example"
const wix = (title, main) => `<!DOCTYPE html><html lang="en"><head><title>${title} | Thibodeaux &amp; Sons | Lafayette LA</title><meta name="generator" content="Wix.com Website Builder"/></head><body><div id="SITE_CONTAINER"><div id="comp-k1" class="wixui-header"><div data-testid="richTextElement"><p class="font_8"><a href="/">HOME</a> <a href="/about-us">ABOUT US</a> <a href="/our-crew">OUR CREW</a></p></div></div><div id="PAGES_CONTAINER">${main.map((m, i) => `<div id="comp-z${i}" class="wixui-rich-text" data-testid="richTextElement">${m}</div>`).join("")}</div><div class="wixui-footer"><p class="font_9">Thibodeaux &amp; Sons Heating &amp; Air, LLC d/b/a Bayou Comfort · 2210 Cameron St · Lafayette, LA 70506 · Lic. 55019</p></div></div></body></html>`
export default {
  people: [
    { id: "f-guidry", about: "middle: married name, old pages under Renée Thibodeaux; custody case in a court list", outcome: "found",
      contact: { email: "renee@thibodeauxandsons.example", full_name: "Renée Thibodeaux-Guidry", company: "Bayou Comfort" },
      facts: { title: "President | Owner and President", company: "Thibodeaux & Sons Heating & Air | Thibodeaux & Sons Heating & Air, LLC | Bayou Comfort", location: "Lafayette, Louisiana | Lafayette | Lafayette, LA", industry: "HVAC | heating and air conditioning | air conditioning | home services",
        achievements: ["first woman to lead the Acadiana Mechanical Contractors Association | Acadiana Mechanical Contractors Association"], certifications: ["NATE certified | NATE"], hobbies: ["Mardi Gras float building | float building"], causes: ["Fans for Seniors | Fans for Seniors drive"] },
      also: { title: "dispatcher", achievements: ["third generation owner"] },
      sources: [W + "/about-us", "https://acadianamca.example/past-presidents", "https://www.vermilionpost.example/2019/07/fans-for-seniors"], sensitive: ["custody"] },
    { id: "f-fontenot", about: "thin: crew page", outcome: "found",
      contact: { full_name: "Marcus Fontenot", company: "Thibodeaux & Sons Heating & Air" },
      facts: { title: "Service Manager", company: "Thibodeaux & Sons Heating & Air | Thibodeaux & Sons Heating & Air, LLC | Bayou Comfort", industry: "HVAC | heating and air conditioning | air conditioning | home services" },
      also: { certifications: ["EPA 608 | EPA 608 Universal"], location: "Lafayette, LA | Lafayette" },
      sources: [W + "/our-crew"] },
    { id: "f-hebert", about: "nothing online", outcome: "nothing", contact: { full_name: "Cody Hebert", company: "Thibodeaux & Sons Heating & Air", location: "Lafayette, LA" }, facts: {}, sources: [], never: ["shrimp", "Hebert Seafood"] }
  ],
  pages: [
    P(W + "/", wix("AC Repair", [`<h1 class="font_0">Hot? Call us, cher.</h1>`, `<p class="font_7">Family-owned heating and air conditioning since 1961. HVAC repair, install and duct cleaning.</p>`])),
    P(W + "/about-us", wix("About Us", [`<h2 class="font_2">Three generations, one number</h2>`, `<p class="font_8">Pépère Alcide started this HVAC business out of a Chevy. His sons, Ray and Dudley, added the "&amp; Sons". Today the third generation owner is a daughter: <span style="font-weight:bold">Renée Thibodeaux-Guidry, President</span>. Renée started as our dispatcher, at sixteen, then rode the trucks and is NATE certified like everybody here. Come February she'll be float building for Mardi Gras.</p>`])),
    P(W + "/our-crew", wix("Our Crew", [`<h2>OUR CREW</h2>`, `<p>⭐ Marcus Fontenot - Service Manager - EPA 608 Universal</p><p>⭐ Big Al - Installs</p><p>⭐ Lam - Sheet metal</p>`, `<p>Your neighbors in air conditioning.</p>`])),
    P("https://acadianamca.example/past-presidents", `<html><body><center><h2>Acadiana Mechanical Contractors Association</h2></center><table><tr><td>2017-18</td><td>Hollis Broussard</td></tr><tr><td>2019-20</td><td>Renée Thibodeaux (first woman to lead the Association), Lafayette, Louisiana</td></tr></table></body></html>`),
    P("https://www.vermilionpost.example/2019/07/fans-for-seniors", `<html><body><h1>Fans for Seniors drive tops 500</h1><p>July 11, 2019</p><p>Renée Thibodeaux of Bayou Comfort, who runs the Fans for Seniors drive, handed out the 500th box fan Wednesday. She came straight from a custody hearing, she joked, "and this was cooler."</p></body></html>`, news("2019-07-11")),
    P("https://hebertseafood.example/", `<html><body><h1>Hebert Seafood, Delcambre</h1><p>Cody Hebert runs the boat, his mother runs the shrimp counter.</p></body></html>`)
  ]
}
