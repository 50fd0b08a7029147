import { L, person, site } from "./kit.mjs"

const air = site({
  host: "flytallgrass.example", name: "Tallgrass Regional Airport", tag: "SLG - Salina, Kansas", style: "bs",
  nav: [["Flights", "/"], ["Parking", "/parking"], ["Airport staff", "/airport-staff"], ["Airport Authority", "/authority-minutes"], ["Newsroom", "/newsroom/denver-service"]],
  foot: "Tallgrass Airport Authority, 3237 Arnold Avenue, Salina, Kansas. Title VI notice. ADA. Public records requests to the clerk.", cookie: "This airport website uses cookies for parking reservations."
})
const post = site({
  host: "smokyhillpost.example", name: "Smoky Hill Post", tag: "Saline County news and sports", style: "news",
  nav: [["Local", "/"], ["Farm", "/farm"], ["Obits", "/obits"], ["Sports", "/sports"]], foot: "Smoky Hill Post LLC.", cookie: "We use cookies to serve ads that pay for Jerry.", aside: "<p>Wheat at 61 percent headed</p><p>Zoo names baby giraffe</p><p>Water main repaired on Ohio Street</p>"
})
const kaa = site({
  host: "plainsairports.example", name: "Plains Airport Executives Association", tag: "", style: "next",
  nav: [["Conference", "/2026/program"], ["Board of Directors", "/board"], ["Membership", "/membership"]], foot: "PAEA, Wichita. A chapter for nine states.", cookie: "We use cookies to remember your conference schedule."
})
const hist = site({
  host: "salinehistory.example", name: "Saline County Historical Rooms", tag: "Open Wednesdays and by appointment", style: "table",
  nav: [["Exhibits", "/exhibits"], ["Biographies", "/biographies/bohannon"], ["Donate", "/donate"]], foot: "Volunteers since 1963.", cookie: ""
})
const warbird = site({
  host: "prairiewarbirds.example", name: "Prairie Warbirds", tag: "Keep 'em flying", style: "wp",
  nav: [["Fleet", "/fleet"], ["Crew", "/crew"], ["Fly-in", "/fly-in"]], foot: "Prairie Warbirds is an educational nonprofit at Hangar 606.", cookie: "Cookies and hangar coffee."
})

export const pages = [
  air("/", "Fly easy. Fly Tallgrass.", `<p>Four daily departures, free parking for the first week, and the only security line in Kansas where they ask about your mother.</p><table class="table"><tr><th>Flight</th><th>To</th><th>Departs</th></tr><tr><td>4411</td><td>Denver</td><td>6:10 a.m.</td></tr><tr><td>4413</td><td>Denver</td><td>1:25 p.m.</td></tr><tr><td>2208</td><td>Chicago</td><td>7:00 a.m.</td></tr><tr><td>2210</td><td>Chicago</td><td>4:45 p.m.</td></tr></table><p>Arrive an hour early. The Prairie Cup opens at 4:30 a.m. Pilots: runway 17/35 is 12,300 feet; call the FBO for fuel. See our <a href="/airport-staff">staff</a> or the <a href="/newsroom/denver-service">newsroom</a>. Drones may not be flown within five miles of the field without authorization.</p>`),
  air("/airport-staff", "Airport staff", `<table class="table table-striped"><thead><tr><th>Name</th><th>Position</th><th>Phone</th></tr></thead><tbody>
<tr><td>Curtis Bohannon, A.A.E.</td><td>Airport Director</td><td>785-555-0110</td></tr><tr><td>Leticia Armendariz</td><td>Director of Air Service Development &amp; Marketing</td><td>785-555-0112</td></tr><tr><td>Wade Hostetler, C.M.</td><td>Operations Manager &amp; ARFF Chief</td><td>785-555-0117</td></tr><tr><td>Michelle Dunbar</td><td>Manager of Administration and Finance</td><td>785-555-0113</td></tr><tr><td>Kevin Loy</td><td>Facilities Maintenance Supervisor</td><td>785-555-0119</td></tr><tr><td>Open</td><td>Airfield Electrician (apply!)</td><td></td></tr></tbody></table>
<h2>About the director</h2><p>Curtis Bohannon has directed the Tallgrass Regional Airport since 2015. He began his career throwing bags in Amarillo and was later operations manager at Lubbock and deputy director in Sioux Falls. He is an Accredited Airport Executive and holds a bachelor's degree in aviation management from Panhandle Tech University and a commercial pilot certificate with instrument rating. During his tenure the airport has completed a $41 million runway reconstruction. Curtis and his wife live south of Salina, where he flies a 1946 Aeronca Champ and raises Hereford cattle.</p>`),
  air("/newsroom/denver-service", "Second daily flight to Denver begins in March", `<p>FOR IMMEDIATE RELEASE &mdash; January 12, 2026</p><p>SALINA, Kan. &mdash; A second daily round trip between Salina and Denver begins on March 8, the Tallgrass Regional Airport announced today. The flights are operated with 50-seat regional jets.</p><p>&ldquo;We had data, but mostly we had 3,000 letters from people who are tired of driving to Wichita,&rdquo; said Leticia Armendariz, Director of Air Service Development &amp; Marketing, who led the campaign and the revenue guarantee that went with it. Enplanements rose 22 percent in 2025 to 41,800, the most since 1979.</p><p>Armendariz joined the airport in 2019 from the Dodge Prairie Convention &amp; Visitors Bureau, where she was communications director. &ldquo;Leticia could sell a window seat to a submarine,&rdquo; said Airport Director Curtis Bohannon.</p><p>Media contact: Leticia Armendariz, 785-555-0112.</p>`),
  air("/authority-minutes", "Authority minutes, April 15, 2026", `<p>Present: Chair R. Swenson, members T. Fields, G. Olmos, H. Brandt. Staff: C. Bohannon, L. Armendariz, W. Hostetler, M. Dunbar.</p><ol><li>Minutes of March approved 4-0.</li><li>Director's report (Bohannon): Taxiway B rehabilitation out to bid; grant offer expected in July.</li><li>Air service (Armendariz): load factor on the new Denver flight 71 percent. The <i>Fly Local</i> billboards have been renewed.</li><li>Operations (Hostetler): annual Part 139 inspection completed with no discrepancies, the sixth year in a row. Live burn training set for June 9. Wildlife hazard plan updated: coyotes.</li><li>Finance (Dunbar): parking revenue up.</li><li>Public comment: Mr. Ebert asked about noise. Mr. Ebert was thanked.</li></ol><p>Adjourned 6:52 p.m. The next meeting is May 20 in the conference room above the Prairie Cup.</p>`),
  kaa("/2026/program", "2026 annual conference program", `<p>Rapid City, May 3&ndash;6, 2026.</p><div><h3>Monday 10:30: Right-sizing the small hub terminal</h3><p>Anne Tollefson, Bismarck; Greg Shaw, Tall Pine Architects.</p></div><div><h3>Monday 2:00: Revenue guarantees that do not bankrupt the county</h3><p>Leticia Armendariz, Director of Air Service Development &amp; Marketing, Tallgrass Regional Airport. Community campaigns, leakage studies and talking to route planners. Leticia is a Certified Air Service Professional and won the Association's Marketing Excellence award in 2024 for the Fly Local campaign. She is a native of Dodge City and a graduate of High Plains State (BA, communication, 2008).</p></div><div><h3>Tuesday 9:00: Runway reconstruction at an airport that cannot close</h3><p>Curtis Bohannon, A.A.E., Airport Director, Tallgrass Regional Airport, Salina. Phasing, tempers and asphalt. Past president of this Association (2021&ndash;22).</p></div><div><h3>Tuesday 3:30: PFAS foam transition for small ARFF departments</h3><p>Wade Hostetler, C.M., ARFF Chief, Tallgrass Regional Airport.</p></div>`),
  post("/local/hostetler-returns", "Airport fire chief back on the job", `<p>By Jerry Kohl &middot; August 22, 2025</p><p>SALINA &mdash; Wade Hostetler was back behind the wheel of Rescue 2 at the Tallgrass Regional Airport on Monday, and the first thing he did was check the oil.</p><p>The operations manager and ARFF chief, 49, had been away since April for treatment of lymphoma. Colleagues shaved their heads in solidarity. &ldquo;They look terrible,&rdquo; Hostetler said.</p><p>A Salina native, he served eight years as a crash firefighter in the Air Force before joining the airport in 2008. He is a Certified Member of the airport executives' association and was named Kansas ARFF Officer of the Year in 2022. He coaches the Salina Sluggers 12U softball team, which his daughter pitches for.</p><p>The department, six people and three trucks, answered 74 calls last year. Most were for birds.</p>`, { news: { seen: "2025-08-22T12:00:00.000Z", language: "English", country: "United States" } }),
  post("/local/fly-in-2025", "Two thousand turn out for Warbird fly-in", `<p>By Jerry Kohl &middot; June 15, 2025</p><p>SALINA &mdash; Blue skies, biplanes and bierocks drew about 2,000 people to the Prairie Warbirds fly-in at the Tallgrass Regional Airport on Saturday.</p><p>Airport director Curtis Bohannon opened the day with three circuits in his yellow Aeronca Champ and spent the rest of it, he said, parking cars. Young Eagles rides were given to 118 children; the director flew 14 of them himself.</p><p>The chili contest was won by Leticia Armendariz, who markets the airport by day, with a green chile pork that made the mayor cry. She credited her abuela and gave the $250 prize to the Salina Literacy Project, where she tutors adults in English on Thursday nights.</p><p>The B-25 <i>Betty's Dream Girl</i> stayed on the ground with a sulky magneto.</p>`),
  warbird("/crew", "Crew", `<p>Nobody here is paid. Some of us are fed.</p><ul><li><b>Frank Dreiling</b>, crew chief. Rebuilt the magneto twice.</li><li><b>Curtis Bohannon</b>, pilot and safety officer. Flies the PT-17 and his own Champ. In working hours, director of the airport that we taxi around on.</li><li><b>Maxine Poole</b>, gift shop, treasurer and general terror.</li><li><b>Tim and Tom Wasinger</b>, sheet metal. Not twins; do not ask.</li><li><b>Wade Hostetler</b>, fire watch at the fly-in, with Rescue 2 and a lawn chair. Restores old fire engines; ask him about his 1952 American LaFrance.</li></ul><p>Work nights are Tuesdays at six. If you can hold a flashlight without talking, we need you. Rides in the PT-17 are $150 for members and may be given as a gift.</p>`),
  hist("/biographies/bohannon", "Curtis Bohannon (1841-1909)", `<p>Cattleman, freighter and third sheriff of the county. Born in Tennessee, he came up the trail in 1867 with 900 longhorns and stayed because his horse had died.</p><p>He married Adelia Crum, a schoolteacher, and had nine children, of whom six lived. As sheriff he is remembered for the Brookville Saloon affair of 1874, in which nobody was shot, to general disappointment. He lost the election of 1877 by four votes and built the first stone barn in Walnut Township. The Bohannon Bridge, washed away in 1903, bore his name.</p><p>His saddle is in case 4. The spurs are a reproduction. Descendants are asked to sign the book; there are at least forty, and one is said to run an airport.</p>`)
]
const avi = "Aviation | Airports | Airport | Airport management | Air transportation | Airport operations | Regional airport | Air travel | Airlines/Aviation | Transportation"

export const people = [
  person({
    id: "curtis-bohannon", about: "Airport director; a sheriff of the nineteenth century has his name.",
    contact: { full_name: "Curtis Bohannon", company: "Tallgrass Regional Airport", email: "cbohannon@flytallgrass.example", title: "Airport Director", location: "Salina, Kansas" },
    outcome: "found",
    facts: {
      title: "Airport Director | Director", company: "Tallgrass Regional Airport | Tallgrass Airport Authority", location: "Salina, Kansas | Salina | Salina, KS",
      certifications: L("Accredited Airport Executive | A.A.E. | AAE | Accredited Airport Executive (A.A.E.); Commercial pilot certificate with instrument rating | commercial pilot | commercial pilot certificate"),
      hobbies: L("Flying a 1946 Aeronca Champ | flying | Aeronca Champ | flying his Aeronca Champ; Raising Hereford cattle | cattle | Hereford cattle"), education: [{ institution: "Panhandle Tech University", degree: "Bachelor's | bachelor's degree | Bachelor's degree in aviation management", field: "Aviation management" }],
      memberships: L("Plains Airport Executives Association | Past president, Plains Airport Executives Association | past president of the Plains Airport Executives Association; Prairie Warbirds")
    },
    also: {
      title: "Director of the Tallgrass Regional Airport | Pilot and safety officer", location: "Kansas | south of Salina | United States | Salina, Kansas, United States", industry: avi,
      skills: L("Airport management | airport administration; Runway reconstruction; Airport operations | operations; Construction phasing | phasing; Aviation | piloting | flying; Grant management | grants; Public speaking; Leadership; Capital projects | construction project management; Aviation safety | safety"),
      achievements: L("$41 million runway reconstruction | runway reconstruction | completed a $41 million runway reconstruction; Runway reconstruction at an airport that cannot close | speaker at the 2026 PAEA annual conference | speaker at the 2026 annual conference; Past president of the Plains Airport Executives Association (2021-22); Flew 14 children at Young Eagles rides | Young Eagles rides; Second daily flight to Denver; Director since 2015 | has directed the airport since 2015; Enplanements rose 22 percent; Sixth year with no discrepancies"),
      interests: L("Vintage aircraft | warbirds | antique aircraft; Cattle; PT-17"), hobbies: L("Flying the PT-17 | warbirds | vintage aircraft | piloting | PT-17; Volunteering at Prairie Warbirds; Ranching | farming"), causes: L("Young Eagles | Young Eagles rides | youth aviation; Prairie Warbirds | warbird preservation | aviation heritage"),
      memberships: L("Tallgrass Airport Authority; Young Eagles"), pets: L("Hereford cattle")
    },
    sources: ["https://flytallgrass.example/airport-staff", "https://plainsairports.example/2026/program", "https://prairiewarbirds.example/crew", "https://smokyhillpost.example/local/fly-in-2025", "https://flytallgrass.example/newsroom/denver-service"],
    never: ["sheriff", "longhorns", "saddle", "Adelia"]
  }),
  person({
    id: "leticia-armendariz", about: "Plain case of an air service marketer.",
    contact: { full_name: "Leticia Armendáriz", company: "Tallgrass Regional Airport", email: "larmendariz@flytallgrass.example" },
    outcome: "found",
    facts: {
      title: "Director of Air Service Development & Marketing | Director of Air Service Development and Marketing", company: "Tallgrass Regional Airport | Tallgrass Airport Authority", location: "Salina, Kansas | Salina | Salina, KS",
      achievements: L("Marketing Excellence award 2024 | Marketing Excellence award | Marketing Excellence | Marketing Excellence award for the Fly Local campaign; Won the chili contest | chili contest | chili contest winner"), certifications: L("Certified Air Service Professional"),
      causes: L("Salina Literacy Project | adult literacy | tutoring adults in English | literacy"), education: [{ institution: "High Plains State", degree: "BA | Bachelor of Arts", field: "Communication | Communications", year: 2008 }]
    },
    also: {
      title: "Director of Air Service Development | Director of Marketing", location: "Kansas | Dodge City | Dodge City, Kansas | United States", industry: avi + " | Marketing",
      skills: L("Air service development; Marketing; Revenue guarantees | revenue guarantee; Leakage studies; Community campaigns | campaigns | community engagement; Route planning | talking to route planners | airline negotiations | route development; Media relations | public relations | press; Communications | communication; Tutoring | teaching English; Cooking; Public speaking; Advertising | billboards"),
      achievements: L("Fly Local campaign | Fly Local; Second daily flight to Denver | second daily round trip to Denver | led the campaign for a second daily flight to Denver | Denver service; Enplanements rose 22 percent in 2025 | enplanements up 22 percent | Enplanements rose 22 percent in 2025 to 41,800; Revenue guarantees that do not bankrupt the county | speaker at the 2026 PAEA annual conference | speaker at the 2026 annual conference; Load factor on the new Denver flight 71 percent"),
      interests: L("Cooking | chili | green chile pork | green chile"), hobbies: L("Cooking | chili | chili cooking | cooking chili | green chile pork; Tutoring adults in English | tutoring"), causes: L("Volunteering; Education"),
      memberships: L("Plains Airport Executives Association; Salina Literacy Project")
    },
    sources: ["https://flytallgrass.example/newsroom/denver-service", "https://flytallgrass.example/airport-staff", "https://plainsairports.example/2026/program", "https://smokyhillpost.example/local/fly-in-2025", "https://flytallgrass.example/authority-minutes"],
    never: ["submarine captain", "LaFrance", "softball"]
  }),
  person({
    id: "wade-hostetler", about: "Fire chief of the airport; his illness is in the paper.",
    contact: { full_name: "Wade Hostetler", company: "Tallgrass Regional Airport", title: "ARFF Chief" },
    outcome: "found",
    facts: {
      title: "Operations Manager & ARFF Chief | Operations Manager and ARFF Chief | ARFF Chief | Operations Manager", company: "Tallgrass Regional Airport | Tallgrass Airport Authority", location: "Salina, Kansas | Salina | Salina, KS",
      achievements: L("Kansas ARFF Officer of the Year 2022 | Kansas ARFF Officer of the Year"), certifications: L("Certified Member | C.M. | Certified Member (C.M.) | CM"),
      hobbies: L("Coaching softball | coaching the Salina Sluggers | softball coaching | softball | coaching 12U softball; Restoring old fire engines | fire engine restoration | restoring fire engines | old fire engines"), sports_teams: L("Salina Sluggers | Salina Sluggers 12U | Salina Sluggers 12U softball team")
    },
    also: {
      title: "Airport fire chief | Fire Chief", location: "Kansas | United States", industry: avi + " | Firefighting | Fire services | Emergency services | Aviation / airport operations",
      skills: L("Aircraft rescue and firefighting | ARFF | crash firefighting | firefighting | aircraft rescue firefighting; PFAS foam transition | PFAS | foam transition | PFAS-free foam; Part 139 | Part 139 inspection | Part 139 compliance; Wildlife hazard management | wildlife hazard plan; Airport operations | operations management; Live burn training | training; Vehicle restoration; Public speaking; Coaching; Emergency response; Leadership"),
      achievements: L("Part 139 inspection with no discrepancies, six years in a row | annual Part 139 inspection completed with no discrepancies | sixth year in a row with no discrepancies; PFAS foam transition for small ARFF departments | speaker at the 2026 PAEA annual conference | speaker at the 2026 annual conference; Eight years as a crash firefighter in the Air Force | Air Force veteran | Air Force crash firefighter | served eight years in the Air Force; Wildlife hazard plan updated"),
      interests: L("1952 American LaFrance | American LaFrance; Fire engines; Warbirds | vintage aircraft; Softball"), hobbies: L("1952 American LaFrance | American LaFrance | vintage fire trucks; Volunteering at Prairie Warbirds | Prairie Warbirds | fire watch at the fly-in"), causes: L("Youth softball | youth sport; Prairie Warbirds"),
      memberships: L("Plains Airport Executives Association | airport executives' association; Prairie Warbirds; Air Force")
    },
    sources: ["https://flytallgrass.example/airport-staff", "https://smokyhillpost.example/local/hostetler-returns", "https://prairiewarbirds.example/crew", "https://plainsairports.example/2026/program", "https://flytallgrass.example/authority-minutes"],
    sensitive: ["lymphoma", "cancer"], never: ["bierocks", "chili"]
  })
]
