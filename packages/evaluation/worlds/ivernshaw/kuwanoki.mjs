const host = "https://www.kuwanoki-optics.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} | KUWANOKI OPTICS CO., LTD.</title></head>
<body><div id="header"><h1><a href="/en/">KUWANOKI OPTICS CO., LTD.</a></h1><p>Japanese | English | Korean</p></div>
<ul id="gnavi"><li><a href="/en/products.html">Products</a></li><li><a href="/en/company.html">Company</a></li><li><a href="/en/network.html">Sales network</a></li><li><a href="/en/news/2025/photonics-korea.html">News</a></li><li><a href="/en/inquiry.html">Inquiry</a></li></ul>
<div id="main">${main}</div>
<div id="footer"><p>Page top ▲</p><p>Copyright (C) KUWANOKI OPTICS CO., LTD. All Rights Reserved.</p></div></body></html>`
})
export default {
  people: [
    {
      id: "kenji-morishita",
      about: "Japanese sales manager; slightly stiff English.",
      contact: { email: "k-morishita@kuwanoki-optics.example", full_name: "Kenji Morishita", company: "Kuwanoki Optics Co., Ltd." },
      outcome: "found",
      facts: {
        title: "General Manager, Overseas Sales Department | General Manager, Overseas Sales | General Manager Overseas Sales",
        company: "Kuwanoki Optics Co., Ltd. | Kuwanoki Optics",
        location: "Suwa, Nagano, Japan | Suwa | Suwa, Japan",
        industry: "optics | precision optics | optical components | optical manufacturing",
        achievements: ["established the German subsidiary in Jena | established the subsidiary in Jena | opened the Jena office"],
        hobbies: ["photography | landscape photography"],
        education: [{ institution: "Waseda University", degree: "Bachelor | Bachelor of Commerce | BA", field: "commerce", year: 1998 }]
      },
      also: {
                location: "Japan | Nagano | Nagano Prefecture",
        industry: "manufacturing | photonics",
        skills: ["sales management | management", "subsidiary management | market development", "commerce", "German | German language", "overseas sales | export sales | international sales", "English", "distributor management | managing distributors"],
        achievements: ["joined Kuwanoki Optics in 1998 | with the company since 1998", "exhibition Ice on Lake Suwa | photo exhibition of the frozen lake", "overseas share raised from 20 to 55 percent | raised overseas share of sales to 55 percent", "managed Kuwanoki Optics Europe GmbH until 2018 | former head of Kuwanoki Optics Europe GmbH", "distributors in 18 countries"],
        interests: ["Germany", "optics", "photography | winter landscapes", "Omiwatari | Lake Suwa ice", "German bread | bread", "Lake Suwa"],
        hobbies: ["baking bread | bread baking | baking German bread"],
        memberships: ["Lake Suwa Photo Circle"]
      },
      sources: [host + "/en/company.html", host + "/en/message-overseas.html", "https://suwa-photo-circle.example/en/exhibitions"]
    },
    {
      id: "jiwon-park",
      about: "Application engineer in Korea; a singer has the same name.",
      contact: { email: "jiwon.park@kuwanoki-optics.example", full_name: "Jiwon Park", company: "Kuwanoki Optics", location: "Seongnam" },
      outcome: "found",
      facts: {
        title: "Application Engineer",
        company: "Kuwanoki Optics Co., Ltd. | Kuwanoki Optics | Kuwanoki Optics Korea",
        location: "Seongnam, Korea | Seongnam | Seongnam, South Korea",
        industry: "optics | precision optics | optical components | optical manufacturing",
        skills: ["interferometry | laser interferometry", "optical design | lens design"],
        education: [{ institution: "KAIST", degree: "MS | MSc | Master of Science", field: "physics", year: 2016 }],
        memberships: ["SPIE | SPIE member | SPIE Member"]
      },
      also: {
        location: "Korea | South Korea | Pangyo",
        skills: ["application engineering | customer support | technical support", "optics | physics", "public speaking", "vibration-tolerant measurement", "customer training | training customers", "Japanese", "Korean", "English", "aspheric lenses | aspheres", "semiconductor inspection | inspection optics", "metrology | optical metrology"],
        achievements: ["talk Measuring aspheres on a shaking floor at Photonics Korea Forum 2025 | Measuring aspheres on a shaking floor | speaker at Photonics Korea Forum 2025", "paper on vibration-tolerant interferometry | Vibration-tolerant interferometry of aspheric surfaces", "best presentation | best presentation award 2025", "joined in 2020 | at Kuwanoki since 2020"],
        interests: ["semiconductor inspection", "optics | metrology", "baduk | go"],
        hobbies: ["baduk | go | playing baduk"]
      },
      sources: [host + "/en/network.html", host + "/en/news/2025/photonics-korea.html", "https://photonicskoreaforum.example/2025/program"],
      never: ["K-pop", "Starlit9", "idol", "debut single"]
    }
  ],
  pages: [
    { url: host + "/", body: `<html lang="ja"><head><title>KUWANOKI OPTICS</title></head><body><p>株式会社クワノキ光学</p><p><a href="/en/">English</a></p></body></html>` },
    page("/en/", "Optical components from Nagano", `<h2>Light, polished in Nagano.</h2><p>Since 1951 we are manufacturing precision optics (aspheric lenses, prisms, interferometers) at the shore of Lake Suwa.</p><dl><dt>2025.11.20</dt><dd><a href="/en/news/2025/photonics-korea.html">Our engineer received the best presentation award</a></dd><dt>2025.04.01</dt><dd>Notice of personnel changes</dd></dl>`),
    page("/en/company.html", "Company profile", `<h2>Company profile</h2><table border="1"><tr><th>Trade name</th><td>KUWANOKI OPTICS CO., LTD.</td></tr><tr><th>Head office</th><td>1-6-2 Kogan-dori, Suwa, Nagano, Japan</td></tr><tr><th>Capital</th><td>98 million yen</td></tr><tr><th>Employees</th><td>286</td></tr><tr><th>Officers and managers</th><td>President: Haruo Kuwanoki<br />Director: Yoko Tezuka<br />General Manager, Overseas Sales Department: Kenji Morishita (<a href="/en/message-overseas.html">message</a>)</td></tr></table>`),
    page("/en/message-overseas.html", "Message from Overseas Sales", `<h2>Message from Overseas Sales</h2><p>My name is Kenji Morishita, General Manager of Overseas Sales Department. After I graduated from Waseda University (commerce, 1998) I joined Kuwanoki Optics. In 2012 I established our subsidiary in Jena, Germany, and managed Kuwanoki Optics Europe GmbH until 2018. There I learned German, and to bake German bread, which I continue in Suwa because I can not buy it.</p><p>Today we work with distributors in 18 countries, and the overseas share of sales was raised from 20 to 55 percent. We look forward to your inquiry.</p>`),
    page("/en/network.html", "Sales network", `<h2>Sales network</h2><h3>Korea branch</h3><p>Pangyo-ro 255, Bundang-gu, Seongnam, Korea</p><p>Branch manager: Dong-hyun Seo<br />Application engineer: Jiwon Park (jiwon.park@kuwanoki-optics.example), laser interferometry and optical design. Support in Korean, Japanese, English. Training of customers on request.</p><h3>Europe</h3><p>Kuwanoki Optics Europe GmbH, Jena</p>`),
    page("/en/news/2025/photonics-korea.html", "Best presentation award", `<h2>Our engineer received the best presentation award</h2><p>2025.11.20</p><p>At Photonics Korea Forum 2025 our application engineer Ms. Jiwon Park received the best presentation award for her talk "Measuring aspheres on a shaking floor". Ms. Park graduated from KAIST (MS in physics, 2016) and joined us in 2020. Her topic comes from daily work with customers in semiconductor inspection. We asked how she keeps calm on the stage: "I play baduk. There also the floor is sometimes shaking."</p>`),
    page("/en/news/2025/personnel.html", "Notice of personnel changes", `<h2>Notice of personnel changes</h2><p>2025.04.01</p><p>We hereby inform you of the following change effective as of April 1, 2025. Director, Manufacturing Division: Yoko Tezuka (formerly General Manager, Quality Assurance Department).</p>`),
    page("/en/inquiry.html", "Inquiry", `<h2>Inquiry</h2><p>Please fill in the form. The person in charge will contact you within 2 business days (excluding Saturdays, Sundays and national holidays of Japan).</p>`),
    page("/en/products.html", "Products", `<h2>Products</h2><table border="1"><tr><th>Aspheric lenses</th><td>dia. 5 to 220 mm, PV 0.1 micrometer</td></tr><tr><th>Prisms</th><td>custom made from 1 piece</td></tr><tr><th>Interferometers</th><td>KI-40, KI-100 (with vibration table)</td></tr></table><p>* Specifications may be changed without notice.</p>`),
    { url: "https://photonicskoreaforum.example/2025/program", body: `<html lang="en"><head><title>Photonics Korea Forum 2025 Program</title></head><body><h1>Program, day 2</h1><p>10:40 Jiwon Park, Kuwanoki Optics Korea (SPIE Member): Measuring aspheres on a shaking floor</p><p>11:10 Coffee</p></body></html>` },
    { url: "https://suwa-photo-circle.example/en/exhibitions", body: `<html><head><title>Lake Suwa Photo Circle - exhibitions</title></head><body><h1>Exhibitions</h1><ul><li>2024 February: "Ice on Lake Suwa", Kenji Morishita. The member of our circle, who works at Kuwanoki Optics, photographs the Omiwatari every winter since his return from Germany.</li><li>2023 October: members' exhibition</li></ul></body></html>` },
    { url: "https://starlit9-fans.example/members/jiwon", body: `<html><head><title>Jiwon Park - Starlit9 fan wiki</title></head><body><h1>Jiwon Park (Starlit9)</h1><p>Jiwon Park is a K-pop idol and main vocal of Starlit9. Born in Seongnam. Debut single "Comet Mail".</p></body></html>` }
  ],
  crossref: [{ doi: "10.5555/okj.2024.118", title: "Vibration-tolerant interferometry of aspheric surfaces", journal: "Optical Korea Journal", published: [2024, 9, 3], authors: [{ given: "Jiwon", family: "Park", affiliation: "Kuwanoki Optics Korea, Seongnam" }, { given: "Dong-hyun", family: "Seo" }] }]
}
