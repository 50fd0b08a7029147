const page = (title, main) => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} - University of Tregarth</title><meta name="DC.publisher" content="University of Tregarth"></head>
<body class="uot"><div id="uot-bar"><a href="https://www.tregarth.example/">University of Tregarth</a> › <a href="https://robotics.tregarth.example/">Field Robotics Lab</a></div>
<header><h2>Field Robotics Lab</h2><nav><ul><li><a href="https://robotics.tregarth.example/people">People</a></li><li><a href="https://robotics.tregarth.example/publications">Publications</a></li></ul></nav></header>
<main>${main}</main><footer><address>Field Robotics Lab, School of Engineering, University of Tregarth, Falmouth Road, Truro, TR1 9ZZ · +44 1632 960 311</address></footer></body></html>`

const pages = [
  { url: "https://www.tregarth.example/", body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>University of Tregarth</title></head><body><h1>University of Tregarth</h1><p>A university in Truro, Cornwall. <a href="https://robotics.tregarth.example/">Field Robotics Lab</a></p></body></html>` },
  { url: "https://robotics.tregarth.example/", body: page("Field Robotics Lab", `<h1>Robots that get wet</h1><p>We build robots for places where nobody wants to stand: cliffs, drains, oyster beds. The Field Robotics Lab is part of the School of Engineering.</p>`) },
  {
    url: "https://robotics.tregarth.example/people",
    body: page("People", `<h1>People</h1><h3>Academic staff</h3><ul class="people-list"><li><strong>Professor Seo-yeon Baek</strong>, Professor of Field Robotics and head of the lab. Office 2.14. <a href="https://robotics.tregarth.example/people/baek">Profile</a></li></ul><h3>Research staff</h3><ul class="people-list"><li><strong>Dr Callum Pengelly</strong>, Senior Research Fellow. Legged robots, contact, mud. <a href="https://callumpengelly.example/">Own page</a></li></ul>`)
  },
  {
    url: "https://robotics.tregarth.example/people/baek",
    body: page("Professor Seo-yeon Baek", `<h1>Professor Seo-yeon Baek</h1><p class="post">Professor of Field Robotics; Head of the Field Robotics Lab</p><p>Seo-yeon Baek works on perception in murky water. Her group's oyster counter is used by eleven fisheries. She took her PhD in mechanical engineering at KAIST in 2008 and was at ETH Zürich before she came to Tregarth in 2016.</p><h2>Honours</h2><ul><li>Lovelace Medal for Robotics, 2024</li><li>Senior Member, IEEE</li><li>Fellow of the Royal Academy of Engineering, 2025</li></ul>`)
  },
  { url: "https://robotics.tregarth.example/publications", body: page("Publications", `<h1>Publications</h1><ol><li>S. Baek, C. Pengelly: “Seeing oysters in soup: stereo in turbid water”. Journal of Wet Robotics, 2025.</li><li>C. Pengelly: “How a foot leaves the mud”. Legged Systems Letters, 2024.</li></ol>`) },
  {
    url: "https://callumpengelly.example/",
    body: `<HTML><HEAD><meta charset="utf-8"><TITLE>Callum Pengelly</TITLE></HEAD><BODY><H1>Callum Pengelly</H1><P>Senior Research Fellow, <A HREF="https://robotics.tregarth.example/people">Field Robotics Lab</A>, University of Tregarth, Truro.<P>PhD (Bristol Robotics, University of Bristol) 2019. I write C++ and ROS, and I teach second years control theory.<P>Volunteer crew, Portscatho gig rowing club. Keeper of a lurcher, Servo.<P><A HREF="https://truroherald.example/news/robot-mud">The Herald came to see the robot</A></BODY></HTML>`
  },
  {
    url: "https://truroherald.example/news/robot-mud",
    news: { seen: "20250807T110000Z", language: "English", country: "United Kingdom" },
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Four-legged robot crosses Fal mudflats | Truro Herald</title></head><body><header>Truro Herald</header><main><article><h1>Four-legged robot crosses Fal mudflats</h1><p>A robot the size of a labrador has walked 1.2 kilometres over the mudflats of the Fal, a record for a legged machine, its maker says. Dr Callum Pengelly of the University of Tregarth watched from the bank in waders.</p><p>“It got stuck fewer times than I did,” said Dr Pengelly, who sings bass with the Mevagissey shanty men and won the university's teaching award this summer.</p></article></main></body></html>`
  },
  {
    url: "https://robotsandpeople.example/2026/keynotes",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Keynotes | Robots &amp; People 2026, Lisbon</title></head><body><main><h1>Keynotes</h1><section><h2>Seo-yeon Baek: Trust a robot that says it cannot see</h2><p>Professor of Field Robotics at the University of Tregarth. She chairs the technical committee on marine robotics of the Euro-Asian Robotics Society. Off duty she makes moon jars; two are in the ceramics collection of the town museum.</p></section></main></body></html>`
  }
]

const uni = "University of Tregarth | School of Engineering, University of Tregarth | Field Robotics Lab, University of Tregarth | Field Robotics Lab"
const truro = "Truro | Falmouth Road, Truro | Truro, TR1 9ZZ | Truro, Cornwall | Truro, UK"
const ind = "university | Higher education | Robotics research | Robotics | Research"

const people = [
  {
    id: "seo-yeon-baek", about: "professor; profile, keynote",
    contact: { email: "s.baek@tregarth.example", full_name: "Seo-yeon Baek", company: "University of Tregarth" }, outcome: "found",
    facts: {
      title: "Professor of Field Robotics | Professor of Field Robotics; Head of the Field Robotics Lab | Professor", company: uni, location: truro, industry: ind,
      achievements: ["Lovelace Medal for Robotics, 2024 | Lovelace Medal for Robotics", "Trust a robot that says it cannot see"], memberships: ["IEEE | Senior Member, IEEE", "Royal Academy of Engineering | Fellow of the Royal Academy of Engineering", "Euro-Asian Robotics Society"],
      education: [{ institution: "KAIST", degree: "PhD", field: "mechanical engineering", year: 2008 }], hobbies: ["makes moon jars | moon jars | pottery | ceramics"]
    },
    also: {
      title: "Head of the Field Robotics Lab | head of the lab", location: "Cornwall | United Kingdom | UK", skills: ["field robotics | robotics", "perception in murky water | perception | turbid water", "stereo in turbid water | stereo vision", "marine robotics", "mechanical engineering", "computer vision"],
      achievements: ["Fellow of the Royal Academy of Engineering, 2025 | Fellow of the Royal Academy of Engineering", "Senior Member, IEEE", "oyster counter | oyster counter is used by eleven fisheries", "Seeing oysters in soup: stereo in turbid water | Seeing oysters in soup", "chairs the technical committee on marine robotics of the Euro-Asian Robotics Society | technical committee on marine robotics", "two are in the ceramics collection of the town museum | ceramics collection of the town museum", "ETH Zürich | was at ETH Zürich before she came to Tregarth in 2016", "Keynote at Robots & People 2026 | Robots & People 2026"],
      interests: ["ceramics | moon jars | pottery", "robots | robotics"], memberships: ["technical committee on marine robotics"]
    },
    sources: ["https://robotics.tregarth.example/", "https://robotics.tregarth.example/people", "https://robotics.tregarth.example/people/baek", "https://robotics.tregarth.example/publications", "https://robotsandpeople.example/2026/keynotes"]
  },
  {
    id: "callum-pengelly", about: "hand-made own page; local newspaper",
    contact: { email: "c.pengelly@tregarth.example", full_name: "Callum Pengelly", company: "University of Tregarth", location: "Cornwall" }, outcome: "found",
    facts: {
      title: "Senior Research Fellow", company: uni, location: truro, industry: ind, skills: ["Legged robots | legged machine", "C++", "ROS"], achievements: ["How a foot leaves the mud", "teaching award | won the university's teaching award"],
      hobbies: ["gig rowing | rowing"], memberships: ["Portscatho gig rowing club", "Mevagissey shanty men"], education: [{ institution: "University of Bristol", degree: "PhD", year: 2019 }], pets: ["lurcher, Servo | lurcher | Servo"]
    },
    also: {
      location: "Cornwall | United Kingdom | UK", skills: ["control theory", "contact | contact mechanics", "robotics | field robotics", "teaching", "stereo in turbid water"], title: "Research Fellow",
      achievements: ["Four-legged robot crosses Fal mudflats | walked 1.2 kilometres over the mudflats of the Fal | a record for a legged machine", "Seeing oysters in soup: stereo in turbid water | Seeing oysters in soup", "teach second years control theory", "Volunteer crew, Portscatho gig rowing club"],
      hobbies: ["sings bass | singing | shanty singing | sea shanties"], interests: ["singing | sea shanties | shanty", "rowing | gig rowing", "legged robots | mud"], sports_teams: ["Portscatho gig rowing club | Portscatho"], education: [{ institution: "University of Bristol | Bristol Robotics", degree: "PhD", field: "Robotics", year: 2019 }]
    },
    sources: ["https://robotics.tregarth.example/", "https://robotics.tregarth.example/people", "https://robotics.tregarth.example/publications", "https://callumpengelly.example/", "https://truroherald.example/news/robot-mud"]
  }
]

export default { people, pages }
