// Skärvik Mätteknik AB, Göteborg: measuring instruments (Next.js-like SSR)
const host = "https://skarvik.example"
const page = (path, title, main, lang = "en") => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} · Skärvik</title><link rel="preload" href="/_next/static/css/8e1c.css" as="style"/><link rel="stylesheet" href="/_next/static/css/8e1c.css"/></head><body><div id="__next"><header class="Header_root__k2"><a href="${host}/">Skärvik</a><nav><a href="${host}/products">Products</a><a href="${host}/company/people">People</a><a href="${host}/news">News</a></nav></header><main class="Main_root__x1">${main}</main><footer class="Footer_root__p9">Skärvik Mätteknik AB<!-- -->, Ringögatan 30, 417 07 Göteborg, Sweden</footer></div><script id="__NEXT_DATA__" type="application/json">{"page":"${path}","buildId":"q7Lm"}</script></body></html>`
})

export default {
  people: [
    {
      id: "skarvik-emil-sandgren",
      about: "Sales director; a footballer has the same name (never).",
      contact: { email: "emil.sandgren@skarvik.example", full_name: "Emil Sandgren", company: "Skärvik Mätteknik" },
      outcome: "found",
      facts: {
        title: "Sales Director Nordics | Sales Director | Försäljningschef Norden | Sales director for the Nordics",
        company: "Skärvik Mätteknik AB | Skärvik Mätteknik | Skärvik",
        location: "Gothenburg, Sweden | Göteborg | Gothenburg | Göteborg, Sverige",
        education: [{ institution: "Chalmers University of Technology | Chalmers | Chalmers tekniska högskola", degree: "MSc | civilingenjör | Master of Science", field: "Mechanical engineering | Maskinteknik" }],
        hobbies: ["Sailing | segling | sails | sails a Folkboat"],
        achievements: ["Third in the Folkboat class at Marstrand Kustregatta 2025 | Marstrand Kustregatta 2025 | third place at Kustregatta 2025"]
      },
      also: {
        industry: "Measuring instruments | Measurement technology | Industrial instrumentation | Metrology | Manufacturing",
        memberships: ["Ringö Segelsällskap | Ringö Sailing Society | sailing club Ringö Segelsällskap"],
        achievements: ["Eleven years at Skärvik | with Skärvik since 2015 | joined Skärvik in 2015 as an application engineer", "Former application engineer at Skärvik | application engineer"],
        skills: ["Technical sales | sales", "Flow measurement | flow meters"]
      },
      sources: [`${host}/company/people`, "https://ringo-segelsallskap.example/resultat/2025"],
      never: ["footballer", "midfielder", "Västerbro IF", "fotbollsspelare", "Allsvenskan", "1997"]
    },
    {
      id: "skarvik-ingrid-wallmark",
      about: "CTO with patents, a podcast interview and an alumni magazine.",
      contact: { full_name: "Ingrid Wallmark", company: "Skärvik Mätteknik AB", title: "CTO" },
      outcome: "found",
      facts: {
        title: "CTO | Chief Technology Officer | Teknisk chef",
        company: "Skärvik Mätteknik AB | Skärvik Mätteknik | Skärvik",
        location: "Gothenburg, Sweden | Göteborg | Gothenburg | Mölndal, Sweden | Mölndal",
        education: [{ institution: "Lund University | Lunds universitet | LTH | Lund", degree: "PhD | Doctorate | doktor", field: "Acoustics | Akustik | Technical acoustics | Engineering acoustics", year: 2009 }],
        skills: ["Ultrasonic flow measurement | ultrasonic measurement | ultrasound", "Acoustics | akustik | technical acoustics"],
        achievements: ["Holds five patents | five patents | fem patent", "Guest on the podcast Mätvärt | Interviewed on Mätvärt | Mätvärt episode 41"],
        hobbies: ["Bird song recording | records bird song | record bird song | Birdwatching | bird watching | birding"]
      },
      also: {
        industry: "Measuring instruments | Measurement technology | Industrial instrumentation | Metrology | Manufacturing",
        location: "Mölndal, Sweden | Mölndal | Gothenburg, Sweden | Göteborg",
        achievements: ["CTO since 2020 | became CTO in 2020", "Mentors women engineers in Lund | mentor for women in engineering at Lund"],
        causes: ["Women in engineering | mentoring young women engineers | mentors young women in engineering"],
        pets: ["Dog named Hertz | Hertz, a dog | dog Hertz | Hertz, a border collie"]
      },
      sources: [`${host}/company/people`, "https://lund-teknolog.example/alumni/ingrid-wallmark", "https://podcasts.example/matvart/41", "https://podcasts.example/matvart"]
    },
    {
      id: "skarvik-yusuf-demirel",
      about: "Embedded engineer with GitLab and Bluesky.",
      contact: { email: "yusuf.demirel@skarvik.example" },
      outcome: "found",
      facts: {
        title: "Embedded Software Engineer | Embedded engineer | Firmware engineer",
        company: "Skärvik Mätteknik AB | Skärvik Mätteknik | Skärvik",
        location: "Gothenburg, Sweden | Göteborg | Gothenburg",
        skills: ["C | C firmware | C programming", "Zephyr | Zephyr RTOS", "Embedded software | firmware | embedded systems"],
        achievements: ["Maintains modbus-lite | modbus-lite | Author of modbus-lite, a small Modbus stack"],
        hobbies: ["Chess | plays chess | schack"]
      },
      also: {
        industry: "Measuring instruments | Measurement technology | Industrial instrumentation | Metrology | Manufacturing",
        memberships: ["Majorna Schacksällskap | chess club in Majorna | Majorna chess club"],
        skills: ["Modbus"],
        interests: ["Open-source firmware | open source"],
        achievements: ["Told the story of the SK-40 firmware at the Göteborg embedded meetup in 2026 | Speaker at the Göteborg embedded meetup | moved SK-40 firmware to Zephyr RTOS | Writes the firmware of the SK-40", "Maintains clock-face | clock-face, firmware for a chess clock | chess clock firmware"]
      },
      sources: [`${host}/company/people`, "https://gitlab.com/ydemirel-gbg", "https://bsky.app/profile/ydemirel.bsky.example", `${host}/news`]
    }
  ],
  pages: [
    page("/", "Flow, measured quietly", `<h1>Flow, measured quietly</h1><p>Skärvik makes ultrasonic flow meters for waterworks, dairies and ships. 85 people in Göteborg. <a href="${host}/company/people">People</a></p>`),
    page("/products", "Products", `<h1>Products</h1><p>SK-10 clamp-on flow meter. SK-40 inline flow meter with Modbus.</p>`),
    page("/company/people", "People", `<h1>People</h1><section class="Grid_root__a1"><article><h2>Ingrid Wallmark</h2><h3>Chief Technology Officer</h3><p>CTO since 2020. Ingrid has a PhD in acoustics from Lund University and holds five patents on ultrasonic flow measurement.</p></article><article><h2>Emil Sandgren</h2><h3>Sales Director Nordics</h3><p>Emil joined Skärvik in 2015 as an application engineer for flow meters. MSc in mechanical engineering from Chalmers. Sails a Folkboat.</p><a href="mailto:emil.sandgren@skarvik.example">emil.sandgren@skarvik.example</a></article><article><h2>Yusuf Demirel</h2><h3>Embedded Software Engineer</h3><p>Yusuf writes the C firmware of the SK-40. <a href="https://gitlab.com/ydemirel-gbg">GitLab</a></p></article></section>`),
    page("/news", "News", `<h1>News</h1><p>9 Feb 2026. Our SK-40 firmware moves to Zephyr RTOS; Yusuf Demirel tells the story at the Göteborg embedded meetup.</p>`),
    {
      url: "https://ringo-segelsallskap.example/resultat/2025",
      body: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Resultat 2025 – Ringö Segelsällskap</title></head><body><h1>Resultat 2025</h1><p>Marstrand Kustregatta, klass Folkbåt (Folkboat):</p><table><tr><td>1</td><td>Lotta Fridh</td></tr><tr><td>2</td><td>Per Ahlin</td></tr><tr><td>3</td><td>Emil Sandgren (till vardags försäljningschef på Skärvik)</td></tr></table></body></html>`
    },
    {
      url: "https://fotbollsarkivet.example/spelare/emil-sandgren",
      body: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Emil Sandgren – spelarprofil</title></head><body><h1>Emil Sandgren</h1><p>Fotbollsspelare, mittfältare (midfielder), född 1997. Har spelat i Allsvenskan. Klubb: Västerbro IF.</p></body></html>`
    },
    {
      url: "https://lund-teknolog.example/alumni/ingrid-wallmark",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listening to water – Lund Teknolog, alumni magazine</title></head><body><header>Lund Teknolog</header><article><h1>Listening to water</h1><p class="ingress">Ingrid Wallmark defended her thesis in acoustics in Lund in 2009. Today she is CTO of Skärvik in Gothenburg.</p><p>She lives in Mölndal with Hertz, a border collie, and gets up at four to record bird song. Twice a year she returns to Lund as a mentor: she mentors young women in engineering.</p></article></body></html>`
    },
    {
      url: "https://podcasts.example/matvart/41",
      body: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Mätvärt 41: Ingrid Wallmark, Skärvik</title></head><body><h1>Avsnitt 41: Ingrid Wallmark</h1><p>Teknisk chef på Skärvik om ultraljud (ultrasound), fem patent och varför hon lyssnar på fåglar.</p></body></html>`
    }
  ],
  gitlab: [{
    id: 91770031, username: "ydemirel-gbg", name: "Yusuf Demirel", bio: "Firmware, Modbus, chess.", job_title: "Embedded Software Engineer", organization: "Skärvik", location: "Göteborg", website_url: "https://skarvik.example",
    projects: [{ name: "modbus-lite", description: "A small Modbus stack in C for Zephyr", at: "2026-08-02T10:00:00Z" }, { name: "clock-face", description: "Open-source firmware for a chess clock", at: "2025-12-27T10:00:00Z" }]
  }],
  bluesky: [{
    handle: "ydemirel.bsky.example", name: "Yusuf Demirel", description: "Embedded engineer at Skärvik, Göteborg. Plays chess at Majorna Schacksällskap.",
    posts: [{ text: "modbus-lite 2.0 passes the conformance tests on Zephyr.", at: "2026-08-02T12:00:00Z" }]
  }],
  podcasts: [{
    id: 917004100, title: "Mätvärt", artist: "Mätvärt", feed: "https://podcasts.example/matvart/feed.xml", site: "https://podcasts.example/matvart", description: "En podd om mätteknik",
    episodes: [{ title: "41: Ingrid Wallmark, Skärvik", description: "Ingrid Wallmark, CTO på Skärvik, om ultraljud.", url: "https://podcasts.example/matvart/41", at: "2026-02-18T05:00:00Z" }]
  }],
  wikidata: [{
    id: "Q910000102", label: "Emil Sandgren", description: "Swedish footballer (born 1997)", statements: [
      { property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "1997" }
    ]
  }]
}
