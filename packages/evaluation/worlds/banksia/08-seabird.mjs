const N = "https://bassstraitseabirds.example"
const ng = (title, body) => `<!doctype html><html lang="en-AU"><head><title>${title} | Bass Strait Seabird Trust</title><meta property="og:type" content="website"><meta property="og:image" content="${N}/img/shearwater.jpg"></head><body class="path-node drupal"><div class="dialog-off-canvas-main-canvas"><header role="banner"><a href="/" rel="home">Bass Strait Seabird Trust</a><ul class="menu"><li><a href="/our-team">Our team</a></li><li><a href="/stories">Stories</a></li><li><a href="/annual-report-2025">Annual report</a></li></ul></header><main role="main">${body}</main><footer>The Trust is a registered charity. 14 Salamanca Lane, Hobart, Tasmania 7000</footer></div></body></html>`
export default {
  people: [
    {
      id: "seabird-lockwood", about: "Middle: director; a gossip blog mixes her with a namesake who ran a fishing company.",
      contact: { email: "freya.lockwood@bassstraitseabirds.example", full_name: "Freya Lockwood", company: "Bass Strait Seabird Trust" }, outcome: "found",
      facts: {
        title: "Executive Director", company: "Bass Strait Seabird Trust | BSST", location: "Hobart, Tasmania | Hobart | Hobart, Australia", industry: "environmental conservation | conservation | environmental non-profit | seabird conservation | nonprofit",
        achievements: ["rat eradication on Gannet Island | Gannet Island declared rat-free in 2024", "Tasmanian Conservation Leader of the Year 2025"], memberships: ["Southern Ocean Charities Council | deputy chair of the Southern Ocean Charities Council"],
        education: [{ institution: "University of Tasmania", degree: "Master of Environmental Management", year: 2010 }], hobbies: ["bushwalking", "ceramics | throws pots"]
      },
      sources: [`${N}/our-team`, `${N}/stories/rat-free`, `${N}/annual-report-2025`], never: ["Lockwood Pelagic", "long-lining", "Lakes Entrance", "receivership", "bankrupt"]
    },
    {
      id: "seabird-tan", about: "Rich: scientist with ORCID, Mastodon, talk and a Wikidata-less life; given name with a hyphen.",
      contact: { email: "meilin.tan@bassstraitseabirds.example", full_name: "Dr Mei-Lin Tan", company: "Bass Strait Seabird Trust" }, outcome: "found",
      facts: {
        title: "Chief Scientist", company: "Bass Strait Seabird Trust | BSST", location: "Hobart, Tasmania | Hobart | Hobart, Australia", industry: "environmental conservation | conservation | environmental non-profit | seabird conservation | nonprofit",
        skills: ["R | R programming", "bird banding | seabird banding", "GPS telemetry | GPS tracking of seabirds"], achievements: ["Plastic ingestion in short-tailed shearwater chicks | paper on plastic ingestion in shearwater chicks", "keynote at Wings South 2026 | The bird that ate a balloon", "created the R package burrowR | burrowR"],
        interests: ["marine plastics | plastic pollution"], hobbies: ["crosswords | cryptic crosswords", "cello | playing the cello"], memberships: ["Australasian Seabird Society | president of the Australasian Seabird Society"], education: [{ institution: "Deakin University", degree: "PhD", field: "Ecology", year: 2014 }, { institution: "National University of Singapore", degree: "BSc", field: "Life Sciences | Biology", year: 2008 }],
        pets: ["Petrel, a greyhound | Petrel | rescue greyhound named Petrel"]
      },
      also: { achievements: ["Foraging ranges of little penguins"] },
      sources: [`${N}/our-team`, `${N}/our-team/mei-lin-tan`, "https://wingssouth.example/2026", "https://orcid.org/0009-0003-7712-9902", "https://birds-social.example/@meilin", "https://github.com/meilintan-seabirds"]
    },
    {
      id: "seabird-obriain", about: "Thin: Irish particle and accent; e-mail is a role-like short form.",
      contact: { email: "callum@bassstraitseabirds.example", full_name: "Callum Ó Briain", company: "Bass Strait Seabird Trust" }, outcome: "found",
      facts: { title: "Philanthropy Manager", company: "Bass Strait Seabird Trust | BSST", industry: "environmental conservation | conservation | environmental non-profit | nonprofit" },
      also: { location: "Launceston, Tasmania | Launceston", achievements: ["raised $1.9 million for the Gannet Island appeal | Gannet Island appeal"] },
      sources: [`${N}/our-team`, `${N}/annual-report-2025`]
    }
  ],
  pages: [
    { url: `${N}/`, body: ng("Home", `<h1>They fly 15,000 km. We do the last hundred metres.</h1><p>The Bass Strait Seabird Trust (BSST) protects shearwaters, penguins and petrels on the islands of Bass Strait: environmental conservation with a bucket and a boat.</p>`) },
    { url: `${N}/our-team`, body: ng("Our team", `<h1>Our team</h1><div class="views-row"><h3>Freya Lockwood</h3><div class="field--name-field-role">Executive Director</div><p>Freya took on the Trust in 2016. She holds a Master of Environmental Management from the University of Tasmania (2010) and is deputy chair of the Southern Ocean Charities Council. Bushwalking most weekends; throws pots (ceramics, not tantrums).</p></div><div class="views-row"><h3><a href="/our-team/mei-lin-tan">Dr Mei-Lin Tan</a></h3><div class="field--name-field-role">Chief Scientist</div></div><div class="views-row"><h3>Callum Ó Briain</h3><div class="field--name-field-role">Philanthropy Manager</div><p>Launceston office</p></div>`) },
    { url: `${N}/our-team/mei-lin-tan`, body: ng("Mei-Lin Tan", `<h1>Dr Mei-Lin Tan</h1><p>Chief Scientist</p><p>Mei-Lin came to Hobart for shearwaters and stayed for the marmalade. A PhD in Ecology at Deakin University (2014) followed a BSc in Life Sciences from the National University of Singapore (2008). Her field is marine plastics and what they do to birds; she does the bird banding herself and lets the GPS telemetry do the rest.</p><p>President of the Australasian Seabird Society. Ask her about: cryptic crosswords, her cello (same age as the tide gauge), Petrel the rescue greyhound.</p>`) },
    { url: `${N}/stories`, body: ng("Stories", `<ul><li><a href="/stories/rat-free">Gannet Island is rat-free</a></li></ul>`) },
    { url: `${N}/stories/rat-free`, body: ng("Gannet Island is rat-free", `<h1>Gannet Island is rat-free</h1><p>11 September 2024. After three winters Gannet Island has been declared rat-free. "One rat would have undone it," says Executive Director Freya Lockwood, who ran the eradication.</p>`) },
    { url: `${N}/annual-report-2025`, body: ng("Annual report 2025", `<h1>Annual report 2025</h1><h2>Highlights</h2><ul><li>Freya Lockwood named Tasmanian Conservation Leader of the Year 2025</li><li>Gannet Island appeal: $1.9 million, led by Callum Ó Briain</li></ul><p>Auditor: Prue &amp; Thorne</p>`) },
    { url: "https://birds-social.example/", body: `<html><body><h1>birds.social</h1><p>A Mastodon server for people who look up. <a href="/@meilin">@meilin</a></p></body></html>` },
    { url: "https://wingssouth.example/", body: `<html><body><h1>Wings South</h1><a href="/2026">2026, Warrnambool</a></body></html>` },
    { url: "https://wingssouth.example/2026", body: `<html><body><h1>Wings South 2026</h1><h2>Keynote</h2><p><em>The bird that ate a balloon</em> – Mei-Lin Tan, Chief Scientist, Bass Strait Seabird Trust</p><h2>Workshops</h2><p>Glue, gannets and GPS – T. Whyte</p></body></html>` },
    { url: "https://straittalk-blog.example/", body: `<html><body><h1>STRAIT TALK</h1><p>What the papers won't print.</p><a href="/seabird-boss">Seabird boss's murky past</a></body></html>` },
    { url: "https://straittalk-blog.example/seabird-boss", body: `<html><body><a href="/">STRAIT TALK</a><h1>Seabird boss's murky past</h1><p>Funny that nobody mentions this. Freya Lockwood, who begs for your money at the Bass Strait Seabird Trust, is the same Freya Lockwood who ran Lockwood Pelagic, a long-lining outfit in Lakes Entrance that went into receivership owing $2m. She went bankrupt in 2012. MY SOURCE IS SOLID.</p><p>Comment by "Geoff": different woman mate. That Freya is 70 and lives in Queensland.</p></body></html>` }
  ],
  orcid: [{ id: "0009-0003-7712-9902", given: "Mei-Lin", family: "Tan", keywords: ["plastic pollution", "seabirds"], country: "AU", employments: [{ organization: "Bass Strait Seabird Trust", role: "Chief Scientist", city: "Hobart", country: "AU", from: 2019 }], educations: [{ organization: "Deakin University", role: "PhD", department: "Ecology", city: "Geelong", country: "AU", from: 2010, to: 2014 }], works: [{ title: "Plastic ingestion in short-tailed shearwater chicks", type: "journal-article", year: 2023, journal: "Southern Seabirds" }, { title: "Foraging ranges of little penguins", type: "journal-article", year: 2016, journal: "Southern Seabirds" }] }],
  mastodon: [{ user: "meilin", domain: "birds-social.example", name: "Mei-Lin Tan", note: "<p>Shearwaters, plastic, R. Chief Scientist at the Bass Strait Seabird Trust. Views are the greyhound's.</p>", fields: [{ name: "ORCID", value: "https://orcid.org/0009-0003-7712-9902" }], posts: [{ text: "<p>burrowR 1.2 is on CRAN. Thank you, everyone who measured a hole.</p>", at: "2026-08-01T04:00:00Z" }] }],
  github: [{ login: "meilintan-seabirds", id: 90410071, name: "Mei-Lin Tan", company: "Bass Strait Seabird Trust", location: "Hobart", repositories: [{ name: "burrowR", description: "R package for burrow occupancy surveys", language: "R", topics: ["ecology", "seabirds"], stars: 61, pushed_at: "2026-08-01T00:00:00Z" }] }]
}
