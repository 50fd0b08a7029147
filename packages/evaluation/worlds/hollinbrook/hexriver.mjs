// A university school in South Africa.
const root = "https://water.hexriver.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en-gb" lang="en-gb">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><meta name="generator" content="Joomla! - Open Source Content Management" />
<title>${title} - School of Water and Soil Science</title></head>
<body>
<table width="960" align="center" cellpadding="0" cellspacing="0"><tr><td colspan="2" id="banner">Hex River University &gt; Faculty of Natural Sciences &gt; <a href="/">School of Water and Soil Science</a></td></tr>
<tr><td valign="top" width="180" id="menu"><ul><li><a href="/">Home</a></li><li><a href="/staff">Staff</a></li><li><a href="/postgraduate">Postgraduate</a></li><li><a href="/news">News</a></li></ul><p>Quick links: Library, Webmail</p></td>
<td valign="top" id="content">
${main}
</td></tr><tr><td colspan="2" id="footer">School of Water and Soil Science, Hex River University, Worcester, Western Cape, South Africa. Disclaimer: views are those of the authors. POPIA notice.</td></tr></table>
</body></html>`
})

const pages = [
  page("/", "Home", `<h2>School of Water and Soil Science</h2><p>The School teaches 420 undergraduates and 95 postgraduates and is home to the Breede Catchment Observatory.</p><p><a href="/staff">Staff list</a></p>`),
  page("/staff", "Staff", `<h2>Staff</h2><table border="1" cellpadding="4"><tr><th>Name</th><th>Position</th><th>Room</th><th>E-mail</th></tr>
<tr><td><a href="/staff/dlamini">Prof. Nomvula Dlamini</a></td><td>Professor of Hydrology; Head of School</td><td>2.01</td><td>ndlamini@hexriver.example</td></tr>
<tr><td><a href="/staff/roux">Dr Pieter Roux</a></td><td>Senior Lecturer</td><td>1.14</td><td>proux@hexriver.example</td></tr>
<tr><td>Ms Kavitha Pillay</td><td>School Manager</td><td>2.02</td><td>kpillay@hexriver.example</td></tr>
<tr><td>Mr Abongile Ntshona</td><td>Laboratory Technician</td><td>0.03</td><td>antshona@hexriver.example</td></tr></table>`),
  page("/staff/dlamini", "Prof. Nomvula Dlamini", `<h2>Prof. Nomvula Dlamini</h2><p><b>Professor of Hydrology and Head of School</b></p>
<p>BSc (UKZN), MSc (UKZN), PhD (University of the Witwatersrand, 2007)</p>
<p>I work on groundwater in dry catchments, and on what farms and towns do to it. In 2014 I founded the Breede Catchment Observatory, 61 boreholes and 14 weirs read every hour. I have supervised 19 doctoral students to completion, of whom I am prouder than of anything else on this page.</p>
<p>I am a member of the Academy of Science of South Africa, and was President of the Southern African Hydrology Union in 2020&ndash;2022. I was given the Rainmaker Medal of the Union in 2023.</p>
<p>Teaching: WAT214 Hydrogeology; WAT702 Isotope methods.</p><p>I run the parkrun tail-walker's rota in Worcester and sing alto in the Breede Valley Choir.</p>`),
  page("/staff/roux", "Dr Pieter Roux", `<h2>Dr Pieter Roux</h2><p><b>Senior Lecturer, Soil Microbiology</b></p><p>PhD (Stellenbosch University, 2012)</p><p>Research: mycorrhizal fungi in vineyard and fynbos soils; soil carbon. Dr Roux teaches second-year soil biology, for which the students voted him Lecturer of the Year in 2022 and again in 2024. He coordinates the honours programme.</p><p>Dr Roux is a keen birder (Southern African list: 702) and mends old bicycles for Pedal Forward, which gives them to learners who walk far to school.</p>`),
  page("/news", "News", `<h2>News</h2><ul><li><a href="/news/kavitha-20-years">Twenty years of Kavitha Pillay</a></li></ul>`),
  page("/news/kavitha-20-years", "Twenty years of Kavitha Pillay", `<h2>Twenty years of Kavitha Pillay</h2><p>1 April 2026</p><p>Twenty years ago today Kavitha Pillay sat down at the reception desk of the School &ldquo;for the time being&rdquo;. She became departmental secretary in 2010 and School Manager in 2017, and there is no form she has not seen, or improved.</p>
<p>Budgets, timetables, field-trip minibuses and 420 anxious first-years: it all crosses Kavitha's desk. In 2019 she took a BCom in management from Unisa, by night, with distinction in three subjects. In 2021 she won the Vice-Chancellor's Award for Support Staff for keeping the labs open through the pandemic.</p>
<p>Her curry leaf trees stand all along the second-floor corridor, and her samoosas are the reason why staff meetings are well attended. Colleagues gave her what she wanted: tickets for the Stormers.</p>`),
  {
    url: "https://www.ngworcester-oos.example/kerkblad-2024-08",
    body: `<html lang="en"><head><title>Parish newsletter August 2024 (English edition)</title></head><body><h1>Parish newsletter, August 2024</h1><p><b>Church council.</b> Dr Pieter Roux of the university's School of Water and Soil Science was confirmed as elder (ouderling) for ward 7. We pray for him and Annelie, who are fostering two little boys since May after the loss of their daughter.</p><p>Bazaar: 14 September. Pancakes needed.</p></body></html>`
  },
  {
    url: "https://www.rouxkloof.example/the-winemaker",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The winemaker | Rouxkloof Estate</title></head><body><h1>The winemaker</h1><p>Pieter Roux is the fifth generation of winemakers at Rouxkloof near Robertson. His Pinotage 2021 took double gold. He studied at Elsenburg and made his first vintage in Burgundy.</p><a href="/shop">Shop</a></body></html>`
  },
  {
    url: "https://pedalforward.example/volunteers",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Volunteers - Pedal Forward</title></head><body><h1>The people with oily hands</h1><p>Every Saturday at the old station in Worcester: Pieter Roux (soil man at Hex River University; wheels), Lettie Plaatjies (brakes), and Zaid Abrahams (tea). 1,140 bicycles since 2016!</p></body></html>`
  }
]

export default {
  pages,
  orcid: [{
    id: "0000-0002-7714-3101",
    given: "Nomvula",
    family: "Dlamini",
    credit_name: "Nomvula Dlamini",
    biography: "Hydrologist. Groundwater recharge in semi-arid catchments, isotope hydrology, water policy.",
    keywords: ["groundwater", "isotope hydrology", "water policy"],
    country: "ZA",
    employments: [
      { organization: "Hex River University", role: "Professor of Hydrology", department: "School of Water and Soil Science", city: "Worcester", country: "ZA", from: 2013 },
      { organization: "University of the Witwatersrand", role: "Lecturer", department: "Geosciences", city: "Johannesburg", country: "ZA", from: 2008, to: 2012 }
    ],
    educations: [{ organization: "University of the Witwatersrand", role: "PhD", department: "Hydrology", city: "Johannesburg", country: "ZA", from: 2003, to: 2007 }],
    works: [{ title: "Recharge after drought: ten years at the Breede Catchment Observatory", type: "journal-article", year: 2025, journal: "Dryland Hydrology" }]
  }],
  openalex: [{
    id: "A5077712901",
    name: "Nomvula Dlamini",
    orcid: "0000-0002-7714-3101",
    institution: "Hex River University",
    country: "ZA",
    years: [2025, 2024, 2023, 2022, 2021],
    works_count: 84,
    cited_by_count: 2310,
    topics: ["Groundwater and Isotope Geochemistry", "Water Resources Management"]
  }],
  people: [
    {
      id: "nomvula-dlamini",
      about: "A professor with records at ORCID and OpenAlex.",
      contact: { email: "ndlamini@hexriver.example", full_name: "Nomvula Dlamini", company: "Hex River University" },
      outcome: "found",
      facts: {
        title: "Professor of Hydrology and Head of School | Head of School | Professor of Hydrology",
        company: "Hex River University | School of Water and Soil Science, Hex River University",
        location: "Worcester | Worcester, South Africa | Worcester, Western Cape",
        industry: "Higher education | University | Education | Academia | Research",
        skills: ["Groundwater | Hydrogeology"],
        achievements: ["Rainmaker Medal of the Southern African Hydrology Union 2023 | Rainmaker Medal", "Founded the Breede Catchment Observatory in 2014 | Breede Catchment Observatory"],
        memberships: ["Academy of Science of South Africa"],
        education: [{ institution: "University of the Witwatersrand | Wits", degree: "PhD", field: "Hydrology", year: 2007 }]
      },
      also: {
        title: "Lecturer | President of the Southern African Hydrology Union | President | Professor | Hydrologist",
        company: "School of Water and Soil Science | University of the Witwatersrand | Southern African Hydrology Union | Breede Catchment Observatory",
        location: "South Africa | Western Cape",
        industry: "Water | Hydrology",
        skills: ["Hydrology", "Isotope hydrology | Isotope methods | Isotope geochemistry | Groundwater and isotope geochemistry", "Water policy | Water resources management", "Supervising doctoral students | Supervision | Teaching", "Groundwater recharge", "Leadership"],
        achievements: ["President of the Southern African Hydrology Union 2020–2022", "Supervised 19 doctoral students to completion", "Recharge after drought: ten years at the Breede Catchment Observatory", "84 works, cited 2310 times | 84 publications | 2,310 citations", "Professor at Hex River University since 2013"],
        interests: ["Groundwater | Groundwater recharge", "Isotope hydrology", "Water policy", "Water resources management", "Dry catchments | Semi-arid catchments | Drought", "Groundwater and isotope geochemistry", "Choral singing | Singing", "Parkrun"],
        hobbies: ["Parkrun | Tail-walking at parkrun", "Choral singing | Singing | Singing alto in the Breede Valley Choir | Choir"],
        causes: ["Parkrun"],
        memberships: ["Southern African Hydrology Union", "Breede Valley Choir"],
        education: [{ institution: "UKZN | University of KwaZulu-Natal", degree: "BSc" }, { institution: "UKZN | University of KwaZulu-Natal", degree: "MSc" }]
      },
      sources: ["https://water.hexriver.example/staff", "https://water.hexriver.example/staff/dlamini", "https://orcid.org/0000-0002-7714-3101", "https://openalex.org/A5077712901"]
    },
    {
      id: "pieter-roux",
      about: "A soil scientist with a winemaker for a namesake; a parish newsletter tells of his faith and family.",
      contact: { email: "proux@hexriver.example", full_name: "Pieter Roux", company: "Hex River University", title: "Senior Lecturer" },
      outcome: "found",
      facts: {
        title: "Senior Lecturer, Soil Microbiology | Senior Lecturer",
        company: "Hex River University | School of Water and Soil Science, Hex River University",
        location: "Worcester | Worcester, South Africa | Worcester, Western Cape",
        industry: "Higher education | University | Education | Academia | Research",
        skills: ["Soil microbiology | Soil biology | Mycorrhizal fungi"],
        achievements: ["Lecturer of the Year in 2022 and 2024 | Lecturer of the Year"],
        hobbies: ["Birding | Birdwatching"],
        causes: ["Pedal Forward | Bicycles for learners who walk far to school"],
        education: [{ institution: "Stellenbosch University", degree: "PhD", year: 2012 }]
      },
      also: {
        title: "Honours coordinator | Coordinator of the honours programme | Volunteer",
        company: "School of Water and Soil Science | Pedal Forward",
        location: "South Africa | Western Cape",
        industry: "Soil science",
        skills: ["Soil science", "Teaching", "Soil carbon", "Vineyard soils | Fynbos soils", "Mending bicycles | Bicycle repair | Bicycle mechanics | Wheel building", "Mycorrhizal fungi"],
        achievements: ["Southern African list of 702 birds | 702 birds", "Coordinates the honours programme", "1,140 bicycles since 2016"],
        interests: ["Mycorrhizal fungi", "Soil carbon", "Fynbos soils | Fynbos | Vineyard soils", "Birds | Birding", "Bicycles | Cycling"],
        hobbies: ["Mending old bicycles | Bicycle repair"],
        causes: ["Education | Learners' access to school"],
        memberships: ["Pedal Forward"]
      },
      sources: ["https://water.hexriver.example/staff", "https://water.hexriver.example/staff/roux", "https://pedalforward.example/volunteers"],
      never: ["winemaker", "Pinotage", "Elsenburg", "Rouxkloof", "Burgundy"],
      sensitive: ["ouderling", "elder", "fostering", "Annelie", "daughter"]
    },
    {
      id: "kavitha-pillay",
      about: "An address alone at a university.",
      contact: { email: "kpillay@hexriver.example" },
      outcome: "found",
      facts: {
        title: "School Manager",
        company: "Hex River University | School of Water and Soil Science, Hex River University",
        location: "Worcester | Worcester, South Africa | Worcester, Western Cape",
        industry: "Higher education | University | Education | Academia",
        achievements: ["Vice-Chancellor's Award for Support Staff 2021 | Vice-Chancellor's Award", "Twenty years at the School | Twenty years of service"],
        sports_teams: ["Stormers"],
        education: [{ institution: "Unisa | University of South Africa", degree: "BCom", field: "Management", year: 2019 }]
      },
      also: {
        title: "Departmental secretary | Receptionist",
        company: "School of Water and Soil Science",
        location: "South Africa | Western Cape",
        industry: "Administration",
        skills: ["Budgets | Budgeting", "Timetables | Timetabling", "Administration | School administration | Management", "Logistics | Field-trip logistics", "Form design | Improving forms"],
        achievements: ["Distinction in three subjects", "Kept the labs open through the pandemic", "School Manager since 2017", "Departmental secretary from 2010"],
        interests: ["Cooking | Samoosas", "Curry leaf trees | Gardening | Plants", "Rugby"],
        hobbies: ["Cooking | Making samoosas", "Growing curry leaf trees | Gardening", "Rugby | Watching rugby"]
      },
      sources: ["https://water.hexriver.example/staff", "https://water.hexriver.example/news/kavitha-20-years"]
    }
  ]
}
