// Hallmere Medical AB, Gothenburg: medical devices, React SSR (Next.js)
const host = "https://www.hallmere.example"
const next = (path, title, main, props = {}) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} — Hallmere Medical</title><meta name="description" content="Hallmere Medical AB makes infusion pumps for hospitals and home care."/><meta property="og:site_name" content="Hallmere Medical"/><link rel="preload" href="/_next/static/css/8a21f.css" as="style"/><script src="/_next/static/chunks/main-77be.js" defer=""></script></head><body><div id="__next"><header class="Header_root__x1"><a href="/">Hallmere</a><nav><a href="/products">Products</a><a href="/about/leadership">Leadership</a><a href="/newsroom">Newsroom</a><a href="/careers">Careers</a></nav></header><main>${main}</main><footer class="Footer_root__p9"><span>Hallmere Medical AB</span> <span>Lindholmsallén 47, 417 55 Gothenburg, Sweden</span> <span>Medical devices for infusion therapy</span></footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props }, page: path, buildId: "kq7TzB2" })}</script></body></html>`
})
const company = "Hallmere Medical AB | Hallmere Medical | Hallmere"
const industry = "Medical devices | Medical technology | Medtech | Medical device manufacturing | Infusion pumps | Medicinteknik"

export default {
  people: [
    {
      id: "elin-sjostrand-falk",
      about: "Chief executive of a medtech firm; alumni magazine, board seat, X account.",
      contact: { email: "elin.sjostrand-falk@hallmere.example", full_name: "Elin Sjöstrand-Falk", company: "Hallmere Medical AB" },
      outcome: "found",
      facts: {
        title: "Chief Executive Officer | CEO | CEO and co-founder | Co-founder and CEO | VD",
        company,
        location: "Gothenburg | Gothenburg, Sweden | Göteborg | Göteborg, Sverige",
        industry,
        education: [{ institution: "Chalmers | Chalmers University of Technology | Chalmers tekniska högskola", degree: "PhD | Doctorate | Ph.D. | doctoral degree", field: "Biomedical engineering", year: 2008 }],
        memberships: ["West Sweden Medtech Council | board member of West Sweden Medtech Council | board of the West Sweden Medtech Council"],
        achievements: ["Co-founded Hallmere Medical in 2010 | founded Hallmere in 2010 | co-founder of Hallmere Medical"],
        twitter: "https://x.com/elinsjofalk | https://twitter.com/elinsjofalk | @elinsjofalk | elinsjofalk"
      },
      also: {
        hobbies: ["Cross-country skiing | skiing | ski race | Vasaloppet"],
        interests: ["Cross-country skiing | Vasaloppet", "Home care | infusion therapy at home | hospital at home"],
        achievements: ["Finished Vasaloppet four times | four Vasaloppet finishes | has skied Vasaloppet four times", "Thesis on flow sensors | doctoral thesis on flow sensors | thesis on micro flow sensors", "Profile in the Poseidon alumni magazine | alumna of the month"],
        skills: ["Flow sensors | micro flow sensors", "Biomedical engineering", "Infusion therapy | infusion pumps"],
        certifications: ["PhD"],
        causes: ["Home care | hospital care at home | care at home"]
      },
      sources: [`${host}/about/leadership`, "https://poseidon-alumni.example/issues/2024-2/elin-sjostrand-falk", "https://westmedtech.example/council", `${host}/newsroom/pump-h4`]
    },
    {
      id: "viktor-hagelback",
      about: "Regulatory head, e-mail alone; speaker page and orienteering club.",
      contact: { email: "viktor.hagelback@hallmere.example" },
      outcome: "found",
      facts: {
        title: "VP Regulatory Affairs | Vice President Regulatory Affairs | Vice President of Regulatory Affairs | VP of Regulatory Affairs",
        company,
        location: "Gothenburg | Gothenburg, Sweden | Göteborg | Mölndal | Mölndal, Sweden",
        industry,
        certifications: ["RAC-Devices | RAC (Devices) | Regulatory Affairs Certification | RAC"],
        skills: ["EU MDR | MDR | Medical Device Regulation | EU Medical Device Regulation"],
        hobbies: ["Orienteering | orientering"],
        education: [{ institution: "Lund University | Lunds universitet | University of Lund", degree: "MSc | Master | Master of Science", field: "Pharmacy | Pharmaceutical science" }]
      },
      also: {
        location: "Mölndal | Mölndal, Sweden",
        skills: ["Regulatory affairs", "510(k) | FDA 510(k) | FDA submissions", "Pharmacy"],
        memberships: ["OK Kikuten | OK Kikuten Mölndal | course setter at OK Kikuten | banläggare i OK Kikuten"],
        sports_teams: ["OK Kikuten | OK Kikuten Mölndal"],
        pets: ["Labrador Nisse | Nisse | labrador | dog Nisse"],
        achievements: ["Speaker at Nordic Device Days 2026 | Talk at Nordic Device Days 2026 | MDR transition: what we would do again", "Course setter at OK Kikuten | banläggare | set the courses for Kikutenträffen 2025"],
        interests: ["Orienteering | orientering", "EU MDR | regulation"]
      },
      sources: [`${host}/about/leadership`, "https://nordicdevicedays.example/2026/speakers/hagelback", "https://okkikuten.example/banlaggare"]
    },
    {
      id: "nadia-rahmani-berg",
      about: "Wrote about her own diabetes in a patients' magazine: true, public and nobody's business.",
      contact: { full_name: "Nadia Rahmani-Berg", company: "Hallmere Medical", title: "Clinical Affairs Manager" },
      outcome: "found",
      facts: {
        title: "Clinical Affairs Manager | Manager Clinical Affairs | Manager, Clinical Affairs",
        company,
        location: "Gothenburg | Gothenburg, Sweden | Göteborg",
        industry,
        education: [{ institution: "University of Gothenburg | Göteborgs universitet | Gothenburg University", degree: "MSc | Master | Master of Science", field: "Nursing | Nursing science" }],
        certifications: ["Registered nurse | RN | legitimerad sjuksköterska"],
        hobbies: ["Choir singing | sings in a choir | choir | singing | Majorna Chamber Choir"]
      },
      also: {
        skills: ["Clinical studies | clinical investigations | clinical trials | usability studies", "Intensive care nursing | intensive care", "Nursing"],
        memberships: ["Majorna Chamber Choir | alto in the Majorna Chamber Choir"],
        interests: ["Choral music | choir | singing"],
        achievements: ["Worked eight years as an intensive care nurse | former intensive care nurse | eight years in intensive care", "Led the usability study of Pump H4 | usability study with 60 nurses | led the Pump H4 usability study"]
      },
      sources: [`${host}/about/clinical-team`, `${host}/newsroom/pump-h4`, "https://majornachamberchoir.example/singers", "https://sockertidningen.example/2023/nadia-berattar"],
      sensitive: ["diabetes", "diabetic", "insulin", "diagnos", "diagnosis"]
    },
    {
      id: "oskar-lindhagen",
      about: "A page of 2019 gives a stale title; the leadership page has the current one.",
      contact: { email: "oskar.lindhagen@hallmere.example", full_name: "Oskar Lindhagen", company: "Hallmere Medical" },
      outcome: "found",
      facts: {
        title: "Chief Product Officer | CPO",
        company,
        location: "Gothenburg | Gothenburg, Sweden | Göteborg",
        industry,
        education: [{ institution: "KTH | KTH Royal Institute of Technology | Kungliga Tekniska högskolan | Royal Institute of Technology", degree: "MSc | Master | Master of Science", field: "Industrial design engineering | Industrial design" }],
        achievements: ["Named on four patents | holds four patents | four patents | inventor on four patents"]
      },
      also: {
        skills: ["Product management | product development", "Human factors | usability", "Industrial design"],
        achievements: ["Formerly product manager at Hallmere | joined Hallmere as product manager | Product Manager in 2019 | former Product Manager, Pump H2", "Chief Product Officer since 2023 | appointed Chief Product Officer in 2023", "Talk at Göteborg Product Evening 2019 | speaker at Gothenburg Product Evening 2019"],
        interests: ["Human factors | alarm fatigue | design"]
      },
      sources: [`${host}/about/leadership`, "https://gbgproductevening.example/2019/talks", `${host}/newsroom/pump-h4`]
    }
  ],
  pages: [
    next("/", "Infusion, simplified", `<h1>Infusion, simplified.</h1><p>Hallmere Medical makes infusion pumps for hospitals and home care. 210 people, one factory, Gothenburg.</p><a href="/about/leadership">Leadership</a> <a href="/newsroom/pump-h4">Pump H4 receives CE marking</a>`),
    next("/products", "Products", `<h1>Products</h1><h2>Pump H4</h2><p>One button less. For ward and home.</p>`),
    next("/about/leadership", "Leadership", `<h1>Leadership</h1><div class="Grid_g__3"><div class="Card_c__7"><h3>Elin Sjöstrand-Falk</h3><p class="Card_role__2">Chief Executive Officer</p><p>Elin co-founded Hallmere in 2010. She holds a PhD in biomedical engineering from Chalmers. Based in Gothenburg.</p><a href="https://x.com/elinsjofalk" rel="noopener">X</a></div><div class="Card_c__7"><h3>Oskar Lindhagen</h3><p class="Card_role__2">Chief Product Officer</p><p>Oskar joined Hallmere as product manager and became Chief Product Officer in 2023. MSc in industrial design engineering from KTH; named on four patents. He works from Gothenburg.</p></div><div class="Card_c__7"><h3>Viktor Hagelbäck</h3><p class="Card_role__2">VP Regulatory Affairs</p><p>Viktor, RAC-Devices, has led our submissions under EU MDR and FDA 510(k) since 2017. MSc in Pharmacy from Lund University.</p></div></div><p>See also our <a href="/about/clinical-team">clinical team</a>.</p>`, { people: ["Elin Sjöstrand-Falk", "Oskar Lindhagen", "Viktor Hagelbäck"] }),
    next("/about/clinical-team", "Clinical team", `<h1>Clinical team</h1><div class="Card_c__7"><h3>Nadia Rahmani-Berg</h3><p class="Card_role__2">Clinical Affairs Manager</p><p>Nadia is a registered nurse with an MSc in Nursing from the University of Gothenburg. Before Hallmere she spent eight years in intensive care. She plans our clinical investigations from Gothenburg.</p></div>`, { people: ["Nadia Rahmani-Berg"] }),
    next("/newsroom", "Newsroom", `<h1>Newsroom</h1><a href="/newsroom/pump-h4">Pump H4 receives CE marking</a>`),
    next("/newsroom/pump-h4", "Pump H4 receives CE marking", `<article><h1>Pump H4 receives CE marking</h1><time>2025-04-29</time><p>“Care is moving home, and our pumps move with it,” says CEO Elin Sjöstrand-Falk. The usability study with 60 nurses was led by Clinical Affairs Manager Nadia Rahmani-Berg. “We designed against alarm fatigue,” adds Oskar Lindhagen, Chief Product Officer.</p></article>`),
    next("/careers", "Careers", `<h1>Careers</h1><p>We are hiring test engineers in Gothenburg.</p>`),
    {
      url: "https://poseidon-alumni.example/issues/2024-2/elin-sjostrand-falk",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Alumna of the month: Elin Sjöstrand-Falk | Poseidon</title></head><body><header>Poseidon – magazine for Chalmers alumni</header><article itemscope itemtype="https://schema.org/Person"><h1>Alumna of the month: <span itemprop="name">Elin Sjöstrand-Falk</span></h1><p>The <span itemprop="jobTitle">CEO and co-founder</span> of <span itemprop="worksFor">Hallmere Medical</span> defended her thesis on micro flow sensors in 2008 (PhD, biomedical engineering). In winter she trains for Vasaloppet, the cross-country ski race she has finished four times.</p></article></body></html>`
    },
    {
      url: "https://westmedtech.example/council",
      body: `<!DOCTYPE html><html lang="en"><head><title>Council – West Sweden Medtech Council</title></head><body><h1>West Sweden Medtech Council</h1><h2>Board</h2><dl><dt>Elin Sjöstrand-Falk</dt><dd>Board member. CEO, Hallmere Medical AB, Gothenburg</dd><dt>Per Anckarhed</dt><dd>Chair. Region adviser</dd></dl></body></html>`
    },
    {
      url: "https://nordicdevicedays.example/2026/speakers/hagelback",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Viktor Hagelbäck | Nordic Device Days 2026</title></head><body class="sched"><a href="/2026">Nordic Device Days 2026, Malmö</a><h1>Viktor Hagelbäck</h1><p>VP Regulatory Affairs, Hallmere Medical AB</p><p>Viktor has taken eleven devices through the MDR. He lives in Mölndal with Nisse, a labrador.</p><h3>MDR transition: what we would do again</h3></body></html>`
    },
    {
      url: "https://okkikuten.example/banlaggare",
      body: `<html lang="sv"><head><title>OK Kikuten - Banläggare</title></head><body><h1>OK Kikuten Mölndal</h1><p>Orienteringsklubb sedan 1948.</p><ul><li>Kikutenträffen 2025: Viktor Hagelbäck (till vardags på Hallmere Medical)</li><li>Natt-DM 2025: Sara Ljungdahl</li></ul></body></html>`
    },
    {
      url: "https://majornachamberchoir.example/singers",
      body: `<!DOCTYPE html><html lang="en"><head><title>Singers – Majorna Chamber Choir, Gothenburg</title></head><body><h1>Singers</h1><p><b>Alto:</b> Nadia Rahmani-Berg (clinical affairs, Hallmere Medical), Eva Strömblad</p><p><b>Bass:</b> Nils Krokstad</p></body></html>`
    },
    {
      url: "https://sockertidningen.example/2023/nadia-berattar",
      body: `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><title>Nadia berättar – Sockertidningen</title></head><body><article><h1>Nadia berättar</h1><p>Nadia Rahmani-Berg, som arbetar på Hallmere Medical i Göteborg, fick sin diagnos typ 1-diabetes som tolvåring och tar insulin varje dag.</p></article></body></html>`
    },
    {
      url: "https://gbgproductevening.example/2019/talks",
      body: `<!DOCTYPE html><html lang="en"><head><title>Talks 2019 – Göteborg Product Evening</title></head><body><h1>Talks, 14 May 2019</h1><h3>Designing alarms nobody ignores</h3><p>Oskar Lindhagen, Product Manager at Hallmere Medical, on Pump H2.</p></body></html>`
    }
  ]
}
