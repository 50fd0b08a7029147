import { esc, ld, list, redirect, robots, rss, site } from "./lib.mjs"

/* ------------------------------------------------------------------ 5. Diyasun, Pune: solar lamps. Microdata. */
{
  const p = site("www.diyasun.example", "Diyasun", {
    nav: [["Lamps", "/"], ["Our story", "/our-story"], ["Leadership", "/leadership"], ["Updates", "/updates"], ["Find us", "/find-us"]],
    footer: "Diyasun Lighting Pvt Ltd, Bhosari, Pune. ISO 9001:2015."
  })
  p("/", "Diyasun – solar lamps that survive a monsoon", `<h1>Solar lamps that survive a monsoon</h1><p>Diyasun makes solar lamps and small home systems in Pune. 3.6 million have left the factory since 2009; the oldest we know of still lights a tea stall in Satara.</p>`)
  p("/our-story", "Our story", `<h1>Our story</h1><p>In 2009 Meera Deshpande took a dead lamp apart on her kitchen table and found a battery that could not be replaced. Every Diyasun lamp since then opens with one coin. We sell in India, Nigeria, Ghana and Malawi.</p>`)
  p("/leadership", "Leadership", `<h1>Leadership</h1>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Meera Deshpande</h2><p itemprop="jobTitle">Founder and Managing Director</p><p itemprop="description">Meera is an electrical engineer (<span itemprop="alumniOf">IIT Bombay</span>, 2003). She holds four patents on lamp housings, works from <span itemprop="workLocation">Pune</span> and still signs off every mould.</p></section>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Imran Shaikh</h2><p itemprop="jobTitle">Head of Product Design</p><p itemprop="description">Imran designed the Diya 3 and the coin-slot housing. He believes that a lamp is furniture. Based in <span itemprop="workLocation">Pune</span>.</p></section>
<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Samuel Okonkwo</h2><p itemprop="jobTitle">Regional Manager, West Africa</p><p itemprop="description">Samuel built our network of 310 dealers in Nigeria and Ghana. He works from <span itemprop="workLocation">Ibadan, Nigeria</span>.</p></section>`)
  p("/updates", "Updates", `<h1>Updates</h1><p><a href="/updates/off-grid-light-prize">Meera Deshpande wins the Off-Grid Light Prize</a></p><p><a href="/updates/west-africa-300">300 dealers in West Africa</a></p><p><a href="/updates/diya-3">The Diya 3 is here</a></p>`)
  p("/updates/off-grid-light-prize", "Meera Deshpande wins the Off-Grid Light Prize", `<h1>Meera Deshpande wins the Off-Grid Light Prize</h1><p>October 2024. Our founder and managing director, Meera Deshpande, has received the Off-Grid Light Prize 2024 for repairable design. She gave the prize money to Ujala Vachanalaya, which puts reading rooms into villages without power.</p>`)
  p("/updates/west-africa-300", "300 dealers in West Africa", `<h1>300 dealers in West Africa</h1><p>June 2025. Samuel Okonkwo, Regional Manager, West Africa, signed our 300th dealer in Ogbomosho. “I sell the spare battery first,” he says. “Then they believe the lamp.” Samuel was named Distributor Builder of the Year 2025 by the Lagos Solar Traders' Association.</p>`)
  p("/updates/diya-3", "The Diya 3 is here", `<h1>The Diya 3 is here</h1><p>January 2025. Eleven parts, one coin, no glue. Designed by Imran Shaikh and his team of four.</p>`)
  p("/find-us", "Find us", `<h1>Find us</h1><p>Diyasun Lighting Pvt Ltd, Plot 118, MIDC Bhosari, Pune 411026, Maharashtra, India. lamps@diyasun.example</p><p>Nigeria: 8 Ring Road, Ibadan, Oyo State.</p>`)
}

/* ------------------------------------------------------------------ 6. Rimal Health, Dubai: hospitals. Profile pages. */
{
  const p = site("www.rimalhealth.example", "Rimal Health", {
    nav: [["Hospitals", "/"], ["About", "/about"], ["Leadership", "/leadership"], ["Newsroom", "/newsroom"], ["Contact", "/contact"]],
    footer: "Rimal Health Group LLC, Dubai Healthcare City, United Arab Emirates"
  })
  p("/", "Rimal Health – seven hospitals across the Emirates", `<h1>Seven hospitals. One record.</h1><p>Rimal Health runs hospitals in Dubai, Abu Dhabi, Sharjah and Al Ain, with 1,240 beds and 6,100 staff.</p>`)
  p("/about", "About Rimal Health", `<h1>About</h1><p>Rimal Health was founded in 1998 as a single maternity clinic in Deira.</p>`)
  p("/leadership", "Leadership", `<h1>Group leadership</h1><ul class="tiles"><li><a href="/leadership/layla-haddad">Dr Layla Haddad</a></li><li><a href="/leadership/mariam-al-ketbi">Mariam Al Ketbi</a></li><li><a href="/leadership/joy-mathew">Joy Mathew</a></li><li><a href="/leadership/stefan-brandl">Stefan Brandl</a></li></ul>`)
  p("/leadership/layla-haddad", "Dr Layla Haddad", `<h1>Dr Layla Haddad</h1><h2>Group Chief Medical Officer</h2><p>Dr Haddad qualified at the University of Jordan and trained as a cardiologist in Amman and Manchester. She is a Fellow of the Royal College of Physicians (FRCP) and joined Rimal Health in Dubai in 2015. She chairs the group's stroke and cardiac network.</p><p><em>Languages: Arabic, English, French</em></p>`,
    { head: ld({ "@type": "Person", name: "Layla Haddad", honorificPrefix: "Dr", jobTitle: "Group Chief Medical Officer", worksFor: { "@type": "Organization", name: "Rimal Health" }, alumniOf: { "@type": "CollegeOrUniversity", name: "University of Jordan" } }) })
  p("/leadership/mariam-al-ketbi", "Mariam Al Ketbi", `<h1>Mariam Al Ketbi</h1><h2>Group Director of Strategy</h2><p>Mariam leads planning, new hospitals and public–private partnerships from Abu Dhabi. She holds an Executive MBA from INSEAD and a degree in health economics from the University of York. Mariam sits on the advisory council of Hemam, a charity for employment of people of determination.</p>`)
  p("/leadership/joy-mathew", "Joy Mathew", `<h1>Joy Mathew</h1><h2>Chief Nursing Officer</h2><p>Joy is responsible for 2,700 nurses and midwives. He came to Sharjah from Kottayam in 2004 as a staff nurse in intensive care, and holds an MSc in Nursing from Manipal. He is a registered nurse and president of the Emirates Critical Care Nurses Society.</p>`)
  p("/leadership/stefan-brandl", "Stefan Brandl", `<h1>Stefan Brandl</h1><h2>Group Chief Executive</h2><p>Stefan joined in 2020.</p>`)
  p("/newsroom", "Newsroom", `<h1>Newsroom</h1><p><a href="/newsroom/al-ain-opens">Al Ain hospital opens</a></p><p><a href="/newsroom/door-to-balloon">42 minutes from door to balloon</a></p><p><a href="/newsroom/white-rose-campaign">“Ask your mother” wins healthcare campaign of the year</a></p><p>Media enquiries: Ahmed Farouk, Director of Marketing &amp; Communications, a.farouk@rimalhealth.example</p>`)
  p("/newsroom/al-ain-opens", "Al Ain hospital opens", `<h1>Al Ain hospital opens</h1><p>12 January 2026. Rimal Health opened its seventh hospital today. “We drew the building around the ambulance bay,” said Mariam Al Ketbi, Group Director of Strategy.</p>`)
  p("/newsroom/door-to-balloon", "42 minutes from door to balloon", `<h1>42 minutes from door to balloon</h1><p>3 June 2025. Under Group Chief Medical Officer Dr Layla Haddad the cardiac network has brought the median time from arrival to treatment to 42 minutes. Joy Mathew, Chief Nursing Officer, credits a triage nurse at every door.</p>`)
  p("/newsroom/white-rose-campaign", "“Ask your mother” wins healthcare campaign of the year", `<h1>“Ask your mother” wins healthcare campaign of the year</h1><p>20 November 2025. Our blood-pressure campaign took Healthcare Campaign of the Year at the Gulf Brand Awards. Ahmed Farouk, Director of Marketing &amp; Communications, accepted the trophy with the four mothers who appear in the film.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Rimal Health Group, Building 41, Dubai Healthcare City, Dubai, United Arab Emirates. 800 555 0199.</p>`)
  robots.set("www.rimalhealth.example", "User-agent: *\nDisallow: /patient-portal\nCrawl-delay: 1\n")
}

/* ------------------------------------------------------------------ 7. Tembusu Critical, Singapore: data-centre builder. JSON-LD. */
{
  const p = site("www.tembusucritical.example", "Tembusu Critical", {
    nav: [["Work", "/"], ["Company", "/company"], ["People", "/people"], ["Insights", "/insights"], ["Contact", "/contact"]],
    footer: "Tembusu Critical Pte Ltd, UEN 201104417K"
  })
  p("/", "Tembusu Critical | We build data centres in the tropics", `<h1>We build data centres in the tropics</h1><p>Design, construction and commissioning of data halls in Singapore, Johor, Batam and Jakarta. 412 MW handed over since 2011.</p>`)
  p("/company", "Company", `<h1>Company</h1><p>Tembusu Critical is a Singapore builder with 380 staff. We do nothing but data centres, and nothing north of Hanoi.</p>`)
  const person = (name, job, place, extra = {}) => ld({ "@type": "Person", name, jobTitle: job, workLocation: { "@type": "Place", name: place }, worksFor: { "@type": "Organization", name: "Tembusu Critical" }, ...extra })
  p("/people", "People", `<h1>People</h1>
<article><h2>Tan Wei Ling</h2><p>Project Director</p><p>Wei Ling is delivering the 60 MW campus at Sedenak. A Professional Engineer (PE) in Singapore, she studied mechanical engineering at NUS and has cooled things for twenty years.</p></article>
<article><h2>Muhammad Hafiz bin Rahman</h2><p>Commissioning Manager</p><p>Hafiz signs off every generator, chiller and valve. He lives in Johor Bahru and has crossed the Causeway about six thousand times.</p></article>
<article><h2>Gareth Pillay</h2><p>Director, Business Development (Africa &amp; Gulf)</p><p>A Durban boy in Singapore since 2016, Gareth finds us work in markets where the grid is the hard part.</p></article>
<article><h2>Arjun Nair</h2><p>Head of Procurement</p><p>Arjun buys switchgear with eighteen-month lead times and makes it arrive in twelve. He is a member of the Chartered Institute of Procurement &amp; Supply (MCIPS) and sits in our Singapore office.</p></article>`,
    { head: person("Tan Wei Ling", "Project Director", "Singapore", { alumniOf: "National University of Singapore" }) + person("Muhammad Hafiz bin Rahman", "Commissioning Manager", "Johor Bahru, Malaysia") + person("Gareth Pillay", "Director, Business Development (Africa & Gulf)", "Singapore") + person("Arjun Nair", "Head of Procurement", "Singapore") })
  p("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/sedenak-topping-out">Sedenak tops out</a></li><li><a href="/insights/buying-early">Buying early, by Arjun Nair</a></li><li><a href="/insights/level-five">What level five really means</a></li></ul>`)
  p("/insights/sedenak-topping-out", "Sedenak tops out", `<h1>Sedenak tops out</h1><p>19 February 2026. The last beam went up at Sedenak this morning. “We poured at night so that the concrete would stay cool,” said project director Tan Wei Ling.</p>`)
  p("/insights/buying-early", "Buying early", `<h1>Buying early</h1><p>By Arjun Nair, Head of Procurement. 6 October 2025.</p><p>Transformers are quoted in seasons now. This note sets out how we reserve factory slots before a design is frozen, and how we share the risk with the client. It builds on my talk at DC Build Asia.</p>`)
  p("/insights/level-five", "What level five really means", `<h1>What level five really means</h1><p>By Muhammad Hafiz bin Rahman, Commissioning Manager. 30 April 2025.</p><p>Integrated systems testing is the day you pull the plug on purpose. Do it in the monsoon.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Tembusu Critical Pte Ltd, 10 Ubi Crescent, #05-31, Singapore 408564. build@tembusucritical.example</p>`)
}

/* ------------------------------------------------------------------ 8. Casa Ceiba Hotels, Merida. */
{
  const p = site("www.casaceiba.example", "Casa Ceiba Hotels", {
    nav: [["Hotels", "/"], ["Our house", "/our-house"], ["The team", "/the-team"], ["Press", "/press"], ["Write to us", "/write-to-us"]],
    footer: "Casa Ceiba Hoteles S.A. de C.V., Mérida, Yucatán"
  })
  p("/", "Casa Ceiba Hotels | Six houses in Yucatán and Campeche", `<h1>Six old houses, slowly restored</h1><p>Casa Ceiba keeps six small hotels in Mérida, Valladolid, Izamal and Campeche. 118 rooms, no lifts, a great deal of shade.</p>`)
  p("/our-house", "Our house", `<h1>Our house</h1><p>The first Casa Ceiba opened in Mérida in 2007 in a henequen merchant's house which Ximena Rosado Canul bought without a roof.</p>`)
  p("/the-team", "The team", `<h1>The team</h1><dl>
<dt>Ximena Rosado Canul</dt><dd><b>Founder and Creative Director.</b> An architect (Universidad Autónoma de Yucatán, 1999), Ximena restored all six houses herself. She lives in Mérida with Tortilla, a xoloitzcuintle of strong opinions.</dd>
<dt>Manuel Carrillo Peón</dt><dd><b>Director of Revenue.</b> Manuel sets the prices and reads the booking curve in Mérida. He studied hotel management at Universidad Anáhuac Mayab and holds the CRME certificate in revenue management.</dd>
<dt>Patrick O'Dwyer</dt><dd><b>General Manager, Casa Ceiba Valladolid.</b> Patrick came from Tipperary by way of Dubai and has run the house in Valladolid since 2019. Graduate of Shannon College of Hotel Management.</dd>
</dl>`)
  p("/press", "Press", `<h1>Press</h1><p><a href="/press/campeche">A sixth house, in Campeche</a>. <a href="/press/heritage-prize">Ximena Rosado Canul receives the Peninsular Heritage Prize</a>.</p>`)
  p("/press/campeche", "A sixth house, in Campeche", `<h1>A sixth house, in Campeche</h1><p>1 December 2025. The new house has nineteen rooms. “We opened at seventy per cent because we opened cheaply,” says Manuel Carrillo Peón, Director of Revenue.</p>`)
  p("/press/heritage-prize", "Ximena Rosado Canul receives the Peninsular Heritage Prize", `<h1>Ximena Rosado Canul receives the Peninsular Heritage Prize</h1><p>17 May 2025. The founder and creative director of Casa Ceiba Hotels was honoured with the Peninsular Heritage Prize 2025 for the restoration of the Izamal house.</p>`)
  p("/write-to-us", "Write to us", `<h1>Write to us</h1><p>Calle 59 no. 446, Centro, 97000 Mérida, Yucatán, Mexico. hola@casaceiba.example</p>`)
}

list("https://ae.linkedin.com/in/drlaylahaddad", "Dr Layla Haddad - Group Chief Medical Officer - Rimal Health | LinkedIn", "Cardiologist, Group CMO at Rimal Health. Experience: Rimal Health · Education: University of Jordan · Location: Dubai · 500+ connections on LinkedIn.")
list("https://ae.linkedin.com/in/ahmed-farouk-marketing", "Ahmed Farouk - Director of Marketing & Communications - Rimal Health | LinkedIn", "Director of Marketing & Communications at Rimal Health · Experience: Rimal Health · Education: Cairo University · Location: Dubai · 500+ connections on LinkedIn.")
list("https://sg.linkedin.com/in/garethpillay", "Gareth Pillay - Director, Business Development - Tembusu Critical | LinkedIn", "Data centres where the grid is the hard part. Experience: Tembusu Critical · Education: University of the Witwatersrand · Location: Singapore · 500+ connections on LinkedIn.")
list("https://mx.linkedin.com/in/ximena-rosado-canul", "Ximena Rosado Canul - Founder and Creative Director - Casa Ceiba Hotels | LinkedIn", "Architect and hotelier. Experience: Casa Ceiba Hotels · Education: Universidad Autónoma de Yucatán · Location: Mérida · 500+ connections on LinkedIn.")
list("https://in.linkedin.com/in/meera-deshpande-diyasun", "Meera Deshpande - Founder & MD - Diyasun | LinkedIn", "Founder & MD at Diyasun. Lamps you can open. Experience: Diyasun Lighting · Education: IIT Bombay · Location: Pune · 500+ connections on LinkedIn.")
list("https://sg.linkedin.com/in/arjun-nair-laughs", "Arjun Nair - Stand-up comedian - Kampong Comedy Club | LinkedIn", "Stand-up comedian and host in Singapore. Experience: Kampong Comedy Club · Location: Singapore.")
