import { P, news } from "./lib.mjs"
const T = "https://tarnhound.example"
const shop = (title, main) => `<!doctype html><html class="no-js" lang="en"><head><title>${title} &ndash; Tarnhound</title><meta property="og:site_name" content="Tarnhound"><meta property="og:type" content="website"><link href="//cdn.shopfront.example/s/files/theme.css" rel="stylesheet"></head><body class="template-page"><div class="announcement-bar">Free shipping over $75</div><header class="site-header"><a href="/">TARNHOUND</a><a href="/collections/packs">Packs</a><a href="/pages/our-people">Our people</a><a href="/blogs/trailhead">Trailhead blog</a></header><main id="MainContent"><div class="rte">${main}</div></main><footer>Tarnhound Outfitters, LLC &middot; 412 N. Wallace Ave, Bozeman, Montana 59715</footer></body></html>`
export default {
  people: [
    { id: "j-boone", about: "middle: namesake of the frontiersman and of a footballer", outcome: "found",
      contact: { email: "daniel@tarnhound.example", full_name: "Daniel Boone", company: "Tarnhound" },
      facts: { title: "Director of Product", company: "Tarnhound Outfitters, LLC | Tarnhound Outfitters | Tarnhound", location: "Bozeman, Montana | Bozeman | Bozeman, MT", industry: "outdoor gear | outdoor equipment | sporting goods | consumer goods",
        skills: ["pattern making | pack pattern making", "industrial sewing"], achievements: ["Skalkaho 45 pack | designed the Skalkaho 45"], hobbies: ["ice climbing"], education: [{ institution: "Appalachian State University", field: "industrial design", degree: "B.S. | bachelor's" }] },
      sources: [T + "/pages/our-people", T + "/blogs/trailhead/how-the-skalkaho-45-happened"], never: ["Kentucky", "frontiersman", "footballer", "striker", "coonskin", "Chattahoochee"] },
    { id: "j-nygaard", about: "rich: founder, Bluesky, podcast guest, expedition past, health fact", outcome: "found",
      contact: { email: "astrid@tarnhound.example", full_name: "Astrid Nygaard-Bell", company: "Tarnhound", linkedin_url: "https://www.linkedin.com/in/astridnygaardbell" },
      facts: { title: "Founder and CEO | Founder & CEO | CEO", company: "Tarnhound Outfitters, LLC | Tarnhound Outfitters | Tarnhound", location: "Bozeman, Montana | Bozeman | Bozeman, MT", industry: "outdoor gear | outdoor equipment | sporting goods | consumer goods",
        skills: ["product design", "direct-to-consumer | direct-to-consumer sales"], achievements: ["first ski traverse of the Absaroka Crest | ski traverse of the Absaroka Crest", "Lifetime repair pledge | lifetime repair pledge", "Montana Ambassador for Small Business 2023 | Montana Ambassador for Small Business"],
        hobbies: ["backcountry skiing", "sauna building"], causes: ["Gallatin Valley Search and Rescue | search and rescue volunteer", "Girls on Snow | Girls on Snow mentoring"], memberships: ["Gallatin Outdoor Business Alliance"], education: [{ institution: "Montana State University", degree: "B.S. | bachelor's", field: "mechanical engineering", year: 2003 }], pets: ["Karelian bear dog named Fjord | Fjord"],
        linkedin: "https://www.linkedin.com/in/astridnygaardbell", linkedin_bio: "I make packs that outlive dogs. Founder & CEO, Tarnhound." },
      also: { location: "born in Voss | Voss", skills: ["bear safety"], achievements: ["started Tarnhound in a garage in 2011"] },
      sources: [T + "/pages/our-people", "https://www.linkedin.com/in/astridnygaardbell", "https://bsky.app/profile/astrid.tarnhound.example", "https://gallatinsar.example/volunteers", "https://gallatincurrent.example/2026/10/ten-questions-nygaard-bell", "https://montanasbdc.example/ambassadors"], sensitive: ["anorexia", "bankruptcy"] },
    { id: "j-quispe", about: "thin: a line and a byline", outcome: "found",
      contact: { full_name: "Mateo Quispe", company: "Tarnhound" },
      facts: { title: "Materials and Sustainability Lead | Materials & Sustainability Lead", company: "Tarnhound Outfitters, LLC | Tarnhound Outfitters | Tarnhound", industry: "outdoor gear | outdoor equipment | sporting goods | consumer goods" },
      also: { location: "Bozeman, Montana | Bozeman", skills: ["recycled nylon"] },
      sources: [T + "/pages/our-people"] },
    { id: "j-holloran", about: "nothing online", outcome: "nothing", contact: { email: "paige@tarnhound.example", full_name: "Paige Holloran", company: "Tarnhound" }, facts: {}, sources: [], never: ["midwife"] }
  ],
  pages: [
    P(T + "/", shop("Packs that outlive dogs", `<h1>Packs that outlive dogs.</h1><p>Outdoor gear sewn in Bozeman, Montana. Sporting goods without the sport.</p>`)),
    P(T + "/pages/our-people", shop("Our people", `<h1>Our people</h1><p>We make outdoor gear, and every person listed here can run a bartack machine.</p><h3>ASTRID NYGAARD-BELL / FOUNDER &amp; CEO</h3><p>Born in Voss, Norway; mechanical engineering at Montana State University (B.S., 2003). Started Tarnhound in a garage in 2011. She still signs off every product design herself and wrote our lifetime repair pledge. Made the first ski traverse of the Absaroka Crest with a broken binding.</p><h3>DANIEL BOONE / DIRECTOR OF PRODUCT</h3><p>Yes, really. B.S. in industrial design, Appalachian State University. Pattern making, industrial sewing, ice climbing.</p><h3>MATEO QUISPE / MATERIALS &amp; SUSTAINABILITY LEAD</h3><p>Ask him about recycled nylon. Then get a chair.</p>`)),
    P(T + "/blogs/trailhead/how-the-skalkaho-45-happened", shop("How the Skalkaho 45 happened", `<p>by Daniel Boone, April 6, 2026</p><p>I designed the Skalkaho 45 in eleven months and forty-one prototypes. The first pattern was cut from a shower curtain.</p>`)),
    P("https://gallatinsar.example/volunteers", `<html><body><h2>Gallatin Valley Search and Rescue - Volunteers</h2><ul><li>Astrid Nygaard-Bell (ski team)</li><li>Ty Brandvold (K9)</li></ul></body></html>`),
    P("https://montanasbdc.example/ambassadors", `<html><body><h1>Montana Ambassador for Small Business 2023</h1><p>Astrid Nygaard-Bell, Tarnhound, Bozeman. Founding member of the Gallatin Outdoor Business Alliance, and a quiet expert in direct-to-consumer sales.</p></body></html>`),
    P("https://gallatincurrent.example/2026/10/ten-questions-nygaard-bell", `<html><body><h1>Ten questions for Astrid Nygaard-Bell</h1><p>October 2, 2026</p><p><b>Hobby nobody expects?</b> Sauna building. This is number four.</p><p><b>Who walks you?</b> A Karelian bear dog named Fjord. He takes bear safety personally.</p><p><b>Hardest year?</b> 2009. Bankruptcy, and anorexia again. Mentoring for Girls on Snow came out of that.</p></body></html>`, news("2026-10-02")),
    P("https://kentuckypioneers.example/boone.html", `<html><body><h1>Daniel Boone (1734-1820)</h1><p>Frontiersman of Kentucky. He probably never wore a coonskin cap.</p></body></html>`),
    P("https://chattahoocheefc.example/players/daniel-boone", `<html><body><h1>#9 Daniel Boone</h1><p>Chattahoochee FC striker. The footballer scored 14 in 2025.</p></body></html>`),
    P("https://holloranbirth.example/", `<html><body><h1>Paige Holloran, midwife</h1><p>Missoula and the Bitterroot.</p></body></html>`)
  ],
  listings: [{ url: "https://www.linkedin.com/in/astridnygaardbell", title: "Astrid Nygaard-Bell - Tarnhound | LinkedIn", snippet: "I make packs that outlive dogs. Founder & CEO, Tarnhound. Bozeman, Montana, United States" }],
  bluesky: [{ handle: "astrid.tarnhound.example", name: "Astrid Nygaard-Bell", description: "Founder, Tarnhound. Backcountry skiing when the avalanche report allows.", posts: [{ text: "Fjord ate a prototype. It held.", at: "2026-11-10T16:00:00Z" }] }],
  wikidata: [
    { id: "Q990001", label: "Daniel Boone", description: "American frontiersman (1734-1820)", statements: [{ property: "P106", item: { id: "Q990003", label: "explorer" } }, { property: "P570", time: "1820" }], article: "Daniel Boone" },
    { id: "Q990002", label: "Daniel Boone", description: "American soccer player", statements: [{ property: "P106", item: { id: "Q937857", label: "association football player" } }] }],
  wikipedia: [
    { title: "Daniel Boone", description: "American frontiersman", extract: "Daniel Boone (1734-1820) was an American pioneer and frontiersman whose exploits in Kentucky made him famous." },
    { title: "Daniel Boone (soccer)", description: "American soccer player", extract: "Daniel Boone is an American soccer player, a striker for Chattahoochee FC." }]
}
