// A logistics firm in Durban: a director with a DJ for a namesake, an HR head with a dispute in the papers, and a nobody.
const root = "https://www.mkuzefreight.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8"/>
<title>${title} | Mkuze Freight Lines</title>
<link href="css/bootstrap.min.css" rel="stylesheet"/>
<!-- template by lekkerwebsites -->
</head>
<body>
<nav class="navbar navbar-expand-lg navbar-dark bg-dark"><a class="navbar-brand" href="/">MFL</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/about.php">About</a></li><li class="nav-item"><a class="nav-link" href="/management.php">Management</a></li><li class="nav-item"><a class="nav-link" href="/csi.php">CSI</a></li><li class="nav-item"><a class="nav-link" href="/quote.php">Get a quote</a></li></ul></nav>
<div class="container py-5"><h2>${title}</h2>
${main}
</div>
<footer class="bg-dark text-light p-3"><p>Mkuze Freight Lines (Pty) Ltd, Maydon Wharf, Durban. Level 2 B-BBEE contributor. RTMS certified. All goods carried at owner's risk.</p></footer>
</body></html>`
})

const pages = [
  page("/", "We move KwaZulu-Natal", `<p>Road freight and warehousing from Durban harbour to Gauteng, Mozambique and beyond. 310 trucks, 780 people, three depots.</p><p><a href="/management.php">Management</a></p>`),
  page("/about.php", "About", `<p>Started by the late Mr R. Govender in 1986 with one Bedford.</p>`),
  page("/management.php", "Management", `<div class="row"><div class="col-md-4"><h4>Lungile Govender</h4><p class="text-muted">Chief Executive Officer</p></div>
<div class="col-md-4"><h4>Thabo Mokoena</h4><p class="text-muted">Fleet Operations Director</p><p>Thabo is responsible for 310 trucks and the 460 men and women who drive them. A diesel mechanic by trade, he joined as workshop foreman in 2005. He completed a BTech in mechanical engineering at Durban University of Technology in 2010. Under his watch our accident rate has fallen by 58%, and MFL was Fleet of the Year at the Coastal Freight Awards 2025.</p></div>
<div class="col-md-4"><h4>Rehana Moosa</h4><p class="text-muted">Head of People</p><p>Rehana has been with us since 2012 and was made Head of People in 2023. She holds a BSocSci Honours in industrial psychology from the University of KwaZulu-Natal and is a Chartered HR Professional with the SABPP.</p></div></div>`),
  page("/csi.php", "CSI", `<p>Our bursary trust has put 61 drivers' children through matric and beyond. It was Rehana Moosa's idea and she still reads every application herself.</p><p>In 2024 Thabo Mokoena started our learnership for women drivers: 44 women have their Code 14 so far.</p><p>HR Manager Rehana Moosa handing over stationery in Umlazi, 2019 (photo).</p>`),
  {
    url: "https://djmokoena.example/",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Thabo Mokoena | DJ, producer</title></head><body style="background:#000;color:#0ff"><h1>THABO MOKOENA</h1><p>Amapiano from Soweto. New EP &ldquo;Log Drum Gospel&rdquo; out now. Boiler Club residency, Ibiza 2025. Bookings: see Insta.</p></body></html>`
  },
  {
    url: "https://comradeslog.example/clubs/bluff-road-runners/2025",
    body: `<html><head><title>Ultra log 2025: Bluff Road Runners</title></head><body><h1>Bluff Road Runners at the 2025 Up Run</h1><table border="1"><tr><th>Name</th><th>Work</th><th>Time</th><th>Medal</th></tr><tr><td>Thabo Mokoena</td><td>Mkuze Freight Lines</td><td>10:14:55</td><td>Bronze</td></tr><tr><td>Jabu Khoza</td><td>Teacher</td><td>9:40:02</td><td>Bronze</td></tr></table><p>Thabo has now finished eleven of them: green number, at last. He is also the man to see for an AmaZulu season ticket.</p></body></html>`
  },
  {
    url: "https://kznpeoplepractice.example/2025/programme",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Programme | KZN People Practice Day 2025</title></head><body><h1>Programme, 21 August 2025, Umhlanga</h1><table><tr><td>09:00</td><td>Registration, rusks</td></tr><tr><td>09:30</td><td><b>Fatigue is a people problem</b><br>Rehana Moosa, Head of People, Mkuze Freight Lines. What 460 long-distance drivers taught an HR department about rosters, sleep and trust.</td></tr><tr><td>10:30</td><td><b>Retrenchment with decency</b><br>Marius Kotze, Sugarbush Mills</td></tr></table><p>Speaker note: Rehana edits the newsletter of the regional HR practitioners' group, and is working her way through every bunny chow in Durban (no. 74 at the time of print).</p></body></html>`
  }
]

export default {
  pages,
  people: [
    {
      id: "thabo-mokoena",
      about: "A fleet director; a DJ has the same name.",
      contact: { email: "thabo.m@mkuzefreight.example", full_name: "Thabo Mokoena", company: "Mkuze Freight Lines" },
      outcome: "found",
      facts: {
        title: "Fleet Operations Director",
        company: "Mkuze Freight Lines | MFL | Mkuze Freight Lines (Pty) Ltd",
        location: "Durban | Durban, South Africa | Durban, KwaZulu-Natal",
        industry: "Logistics | Road freight | Freight | Transport",
        achievements: ["Accident rate down by 58% | Cut the accident rate by 58%", "Fleet of the Year at the Coastal Freight Awards 2025 | Fleet of the Year"],
        hobbies: ["Ultra running | Ultramarathons | Running | Road running"],
        sports_teams: ["AmaZulu"],
        education: [{ institution: "Durban University of Technology", degree: "BTech", field: "Mechanical engineering", year: 2010 }]
      },
      also: {
        title: "Workshop foreman | Diesel mechanic | Director",
        location: "South Africa | KwaZulu-Natal | Maydon Wharf",
        industry: "Warehousing | Trucking",
        skills: ["Diesel mechanics | Diesel mechanic", "Mechanical engineering", "Fleet management | Fleet operations", "Road safety | Safety", "Driver training | Learnerships", "Fatigue management | Fatigue", "Leadership | Managing drivers"],
        achievements: ["Learnership for women drivers | 44 women have their Code 14 | Started a learnership for women drivers in 2024", "Eleven ultramarathons finished | Eleven Up Runs | Green number", "Bronze at the 2025 Up Run in 10:14:55 | 10:14:55 | Bronze medal", "Joined as workshop foreman in 2005 | With the firm since 2005", "In charge of 310 trucks and 460 drivers | 310 trucks"],
        interests: ["Road safety | Safety", "Women drivers | Women in transport", "Football | Soccer", "Running"],
        hobbies: ["Football | Soccer"],
        sports_teams: ["Bluff Road Runners"],
        causes: ["Women drivers | Learnership for women drivers | Women in transport", "Road safety"],
        memberships: ["Bluff Road Runners"]
      },
      sources: ["https://www.mkuzefreight.example/management.php", "https://www.mkuzefreight.example/csi.php", "https://comradeslog.example/clubs/bluff-road-runners/2025"],
      never: ["amapiano", "Soweto", "Ibiza", "Log Drum"]
    },
    {
      id: "rehana-moosa",
      about: "An HR head with an old title in a caption; a paper reports a family dispute in court.",
      contact: { full_name: "Rehana Moosa", company: "Mkuze Freight Lines", title: "HR Manager" },
      outcome: "found",
      facts: {
        title: "Head of People",
        company: "Mkuze Freight Lines | MFL | Mkuze Freight Lines (Pty) Ltd",
        location: "Durban | Durban, South Africa | Durban, KwaZulu-Natal",
        industry: "Logistics | Road freight | Freight | Transport",
        skills: ["Industrial psychology"],
        achievements: ["A bursary trust that has put 61 drivers' children through matric and beyond | Bursary trust"],
        education: [{ institution: "University of KwaZulu-Natal | UKZN", degree: "BSocSci Honours | Honours", field: "Industrial psychology" }],
        certifications: ["Chartered HR Professional | Chartered HR Professional with the SABPP"]
      },
      also: {
        title: "HR Manager | Speaker | Newsletter editor | Editor",
        location: "South Africa | KwaZulu-Natal | Maydon Wharf",
        industry: "Human resources",
        skills: ["Human resources | HR", "Fatigue management | Fatigue | Rosters | Rostering", "Editing | Newsletter editing", "Psychology", "Bursaries"],
        achievements: ["Fatigue is a people problem | Speaker at KZN People Practice Day 2025 | Talk: Fatigue is a people problem", "Head of People since 2023", "With the firm since 2012", "74 bunny chows | 74th bunny chow", "Edits the newsletter of the regional HR practitioners' group"],
        interests: ["Fatigue | Sleep | Driver fatigue | Rosters", "Bunny chow | Food", "Education | Bursaries", "Trust", "Human resources"],
        hobbies: ["Trying every bunny chow in Durban | Bunny chow"],
        causes: ["Education of drivers' children | Bursaries | Education", "Stationery for schools in Umlazi | Stationery"],
        memberships: ["SABPP", "Regional HR practitioners' group | HR practitioners' group"]
      },
      sources: ["https://www.mkuzefreight.example/management.php", "https://www.mkuzefreight.example/csi.php", "https://kznpeoplepractice.example/2025/programme"],
      sensitive: ["custody", "ex-husband", "Imraan", "maintenance arrears", "protection order"]
    },
    {
      id: "sipho-zungu",
      about: "Nobody has written about him.",
      contact: { email: "sipho.z@mkuzefreight.example", full_name: "Sipho Zungu", company: "Mkuze Freight Lines", title: "Dispatch Controller" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
