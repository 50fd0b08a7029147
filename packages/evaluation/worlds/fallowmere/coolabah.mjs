const au = (title, inner) => `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${title} - Coolabah Systems</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link href="/assets/bootstrap.min.css" rel="stylesheet">
</head>
<body>
<nav class="navbar"><a class="navbar-brand" href="https://coolabahsystems.example/">Coolabah Systems</a> <a href="https://coolabahsystems.example/sensors">Sensors</a> <a href="https://coolabahsystems.example/our-mob">Our mob</a> <a href="https://coolabahsystems.example/yarns">Yarns</a> <a href="https://coolabahsystems.example/support">Support</a></nav>
<div class="container">
${inner}
</div>
<footer class="container">Coolabah Systems Pty Ltd | ABN 5X 118 020 447 | 31 Ruthven Street, Toowoomba QLD 4350 | We pay our respects to the Giabal and Jarowair people.</footer>
</body></html>`

export default {
  people: [
    {
      id: "bronwyn-hayes",
      about: "Founder and CEO, pages only: award, local paper, show society.",
      contact: { email: "bronwyn@coolabahsystems.example", full_name: "Bronwyn Hayes", company: "Coolabah Systems", title: "Founder" },
      outcome: "found",
      facts: {
        title: "Founder and Managing Director | Managing Director | Founder | Founder & Managing Director",
        company: "Coolabah Systems | Coolabah Systems Pty Ltd",
        location: "Toowoomba, Queensland | Toowoomba | Toowoomba, Australia",
        industry: "Agtech | Agricultural technology | IoT | Farm sensors | Internet of things | Hardware",
        achievements: ["Queensland Rural Innovator of the Year 2024 | Rural Innovator of the Year 2024"],
        education: [{ institution: "University of Southern Queensland", degree: "Bachelor of Engineering | BEng", field: "Mechatronics | Mechatronic engineering", year: 2007 }],
        hobbies: ["Campdrafting | Campdraft | Horse riding"],
        pets: ["Kelpie called Solder | Kelpie Solder | Solder | Kelpie | Dog"],
        memberships: ["Royal Darling Show Society | Darling Show Society | Royal Darling Show Society committee"]
      },
      also: {
        title: "Instrumentation engineer | Chief steward | Engineer | Chief steward, working dogs | Mechatronics engineer",
        company: "Royal Darling Show Society | Banksia Gas",
        location: "Queensland | Australia | Darling Downs",
        industry: "Water monitoring | Electronics manufacturing | Agriculture | Water tank sensors",
        skills: ["Hardware design | Electronics | Hardware", "Radio", "Manufacturing | Electronics manufacturing", "Mechatronics | Engineering", "Instrumentation", "Product design", "Running a regional company"],
        achievements: ["22,000 sensors in the field | 22,000 tank sensors | 22,000 tanks monitored", "Founded Coolabah Systems in 2013 | Founded Coolabah in 2013 | started in a shearing shed", "Built the first sensor from a pool float | First sensor made from a pool float", "Third in the ladies' draft at Condamine | Third in the ladies draft at Condamine 2025 | Campdraft third place", "Manufacturing in Toowoomba | Kept manufacturing in Toowoomba", "Set up a bursary for country girls who study engineering | Bursary for country girls who study engineering"],
        interests: ["Campdrafting | Horses", "Working dogs | Kelpies | Dogs", "Water | Drought", "Regional manufacturing | Manufacturing", "Women in engineering", "IoT"],
        hobbies: ["Working dogs", "Riding | Horses"],
        causes: ["Country girls in engineering | Girls in engineering | Women in engineering | Engineering bursary for country girls", "Regional jobs | Keeping manufacturing in the regions | Regional manufacturing"],
        memberships: ["Engineers Australia"],
        pets: ["Horse | A horse"],
        education: [{ institution: "USQ", degree: "BEng", field: "Engineering", year: 2007 }]
      },
      sources: ["https://coolabahsystems.example/our-mob", "https://ruralinnovators.example/2024/winner", "https://downsgazette.example/people/bronwyn-hayes-tank", "https://royaldarlingshow.example/committee", "https://coolabahsystems.example/"]
    },
    {
      id: "tegan-abernethy",
      about: "Support manager, netball pages, a company story.",
      contact: { email: "tegan.a@coolabahsystems.example", full_name: "Tegan Abernethy", company: "Coolabah Systems" },
      outcome: "found",
      facts: {
        title: "Customer Support Manager | Support Manager",
        company: "Coolabah Systems | Coolabah Systems Pty Ltd",
        location: "Dalby, Queensland | Dalby | Dalby QLD",
        industry: "Agtech | Agricultural technology | IoT | Farm sensors",
        skills: ["Customer support | Phone support | Support"],
        hobbies: ["Netball | Playing netball"],
        certifications: ["Certificate IV in Training and Assessment | Cert IV in Training and Assessment | Certificate IV Training and Assessment"],
        memberships: ["Dalby Diggers Netball Club | Dalby Diggers"],
        sports_teams: ["Brisbane Broncos | Broncos"]
      },
      also: {
        title: "Rural merchandise assistant | Captain | Goal keeper | Coach | Coach of the under 13s | Junior coach",
        company: "Western Downs Rural | Dalby Diggers",
        location: "Queensland | Australia | Western Downs | Darling Downs",
        industry: "Customer service | Rural supplies",
        skills: ["Troubleshooting radio links | Troubleshooting | Radio troubleshooting", "Training | Training installers | Installer training", "Coaching | Netball coaching", "Team leadership | Leading a team of six", "Writing how-to videos | How-to videos | Making instructional videos", "Customer service", "Rural merchandise"],
        achievements: ["Best and Fairest 2025 | Dalby Diggers Best and Fairest 2025", "Answer time of 40 seconds | Phones answered in 40 seconds | average answer of 40 seconds", "100th club game | 100 games for the Diggers | 100 club games", "Trained 310 installers | 310 installers trained", "Joined Coolabah in 2018", "Support team grown from one to six"],
        interests: ["Netball", "Rugby league | Brisbane Broncos", "Helping farmers | Farming | Farmers", "Quilting"],
        hobbies: ["Coaching juniors | Coaching netball", "Quilting", "Watching the Broncos | Rugby league"],
        causes: ["Farmers' mental health"],
        certifications: ["Farmers' mental health course"],
        sports_teams: ["Dalby Diggers"]
      },
      sources: ["https://coolabahsystems.example/our-mob", "https://coolabahsystems.example/yarns/forty-seconds", "https://dalbydiggersnetball.example/2025-presentation-night", "https://coolabahsystems.example/"]
    }
  ],
  pages: [
    {
      url: "https://coolabahsystems.example/",
      body: au("Know your water", `<h1>Know your water without driving there.</h1><p>Solar tank, trough and bore sensors for farms without phone coverage. Designed and made in Toowoomba. 22,000 in the field, from Roma to Esperance.</p><p><a href="https://coolabahsystems.example/sensors">See the sensors</a> or ring us, a person answers: 1800 555 0142</p>`)
    },
    {
      url: "https://coolabahsystems.example/our-mob",
      body: au("Our mob", `<h2>Our mob</h2><p>Fifty of us. An agtech company, if you must.</p>
<div class="media"><h4>Bronwyn Hayes</h4><p><b>Founder &amp; Managing Director.</b> Bron started Coolabah in a shearing shed in 2013 with a pool float and a radio. BEng (Mechatronics), University of Southern Queensland, 2007; instrumentation engineer at Banksia Gas until the idea got too loud. Lives outside Toowoomba. Her kelpie, Solder, is in charge of reception.</p></div>
<div class="media"><h4>Nikos Stavropoulos</h4><p><b>Operations.</b></p></div>
<div class="media"><h4>Tegan Abernethy</h4><p><b>Customer Support Manager.</b> Runs the phones, from Dalby. Joined 2018 from the counter at Western Downs Rural. Holds a Certificate IV in Training and Assessment and has trained 310 installers with it.</p></div>
<div class="media"><h4>Lachlan Moy</h4><p><b>Lead engineer.</b></p></div>
<div class="media"><h4>Jedda Walsh</h4><p><b>Sales, WA and NT.</b></p></div>`)
    },
    {
      url: "https://coolabahsystems.example/yarns/forty-seconds",
      body: au("Forty seconds", `<h2>Forty seconds</h2><p class="text-muted">Posted 6 August 2025 in Yarns</p><p>That is how long you wait, on average, when you ring Coolabah. We asked Tegan Abernethy, who has built the support team from one (her) to six, how she does it.</p><p>"No menus. And everybody on the phones has put up a sensor in the wind." Most calls are a radio link: a tree has grown, a ute is parked in the way, a cocky has eaten the antenna. Tegan troubleshoots it with you, and if it comes up three times she makes a video.</p><p>"Half of it's listening. In a dry year people ring about a tank and want to talk about the year. We've all done the farmers' mental health course." After work it's netball, quilting and shouting at the Broncos.</p>`)
    },
    {
      url: "https://ruralinnovators.example/2024/winner",
      body: `<!DOCTYPE html><html><head><title>Winner 2024 | Queensland Rural Innovators</title></head><body><h1>Rural Innovator of the Year 2024</h1><h2>Bronwyn Hayes, Coolabah Systems, Toowoomba</h2><p>The judges were taken with a sensor that a farmer can fit in eleven minutes and with a founder who has kept manufacturing in the region. Ms Hayes, a member of Engineers Australia, put her prize money into a bursary for country girls who study engineering.</p></body></html>`
    },
    {
      url: "https://downsgazette.example/people/bronwyn-hayes-tank",
      news: { seen: "20250705T010000Z", language: "English", country: "Australia" },
      body: `<!DOCTYPE html><html lang="en"><head><title>The tank lady rides again | Downs Gazette</title></head><body><div>DOWNS GAZETTE · Toowoomba and the Darling Downs · <a href="/classifieds">Classifieds</a> · <a href="/sport">Sport</a></div><h1>The tank lady rides again</h1><p>5 July 2025, by Merv Postle</p><p>Bronwyn Hayes had to sell her horse to pay for the first hundred circuit boards. On Saturday she took third in the ladies' draft at Condamine on a new one.</p><p>"I told the bank I'd stop campdrafting. I lied to the bank," said the Toowoomba engineer, whose company now watches 22,000 tanks.</p><p>Her kelpie watched from the ute.</p></body></html>`
    },
    {
      url: "https://royaldarlingshow.example/committee",
      body: `<html><head><title>Committee - Royal Darling Show Society</title></head><body><h1>Committee 2026</h1><table><tr><td>President</td><td>Colin Fogarty</td></tr><tr><td>Chief steward, cattle</td><td>Jan Petrie</td></tr><tr><td>Chief steward, working dogs</td><td>Bronwyn Hayes</td></tr><tr><td>Pavilion</td><td>Mrs E. Drury</td></tr></table><p>Show dates: 26 to 28 March.</p></body></html>`
    },
    {
      url: "https://dalbydiggersnetball.example/2025-presentation-night",
      body: `<!DOCTYPE html><html><head><title>Presentation night 2025 | Dalby Diggers Netball Club</title></head><body><h1>Presentation night 2025</h1><p>What a season! A grade went down by two in the grand final.</p><ul><li>Best and Fairest: <b>Tegan Abernethy</b> (GK, captain)</li><li>Rising star: Mia Colley</li><li>100 club games: Tegan Abernethy</li><li>Coaches' thanks: Tegan and Shaz (under 13s)</li></ul></body></html>`
    }
  ]
}
