// Great Sauk Dairy Cooperative, Baraboo, Wisconsin: cheese and whey. Hand-written HTML with a WordPress newsletter.
const site = "https://www.greatsaukdairy.example"
const page = (path, title, main) => ({
  url: site + path,
  body: `<!DOCTYPE html>
<html>
<head>
<title>${title} | Great Sauk Dairy Cooperative</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/barn.css">
</head>
<body>
<div id="banner"><a href="${site}/"><img src="/img/cow.png" alt="Great Sauk Dairy"></a></div>
<div id="menu"><a href="${site}/">Home</a> &bull; <a href="${site}/about/management">Management</a> &bull; <a href="${site}/about/history">History</a> &bull; <a href="${site}/newsletter">Newsletter</a> &bull; <a href="${site}/store">Store</a></div>
<div id="content">
${main}
</div>
<div id="foot">Great Sauk Dairy Cooperative, 200 Water Street, Baraboo, Wisconsin 53913. Owned by 212 farm families. Visit the store for squeaky curds, Mon-Sat.</div>
</body>
</html>`
})
const pages = [
  page("/", "Cheese by the people who milk", `<h1>Cheese by the people who milk</h1><p>Two hundred and twelve farm families own Great Sauk. Our 480 employees turn their milk into cheddar, colby and whey powder in Baraboo, Wisconsin.</p><p><a href="${site}/about/management">Who runs the plant</a> | <a href="${site}/store">Order curds</a></p>`),
  page("/store", "Store", `<h1>Store</h1><p>Five-year cheddar $14/lb. Curds, plain or dill. Shipped Mondays.</p>`),
  page("/about/history", "History", `<h1>History</h1><p>1911: eleven farmers and one vat. 1954: the whey dryer. From 1979 to 2008 the board was chaired by William Brandvold Sr., who farmed 90 Holsteins near Loganville, fought the dryer fire of 1986 with his own hands, played the accordion at every annual meeting, and was put into the Wisconsin Dairy Hall of Honor. He died in 2019.</p>`),
  page("/about/management", "Management", `<h1>Management</h1>
<p><b>Peggy Zastrow</b><br>General Manager</p>
<p><b>William "Bill" Brandvold Jr.</b><br>Director of Procurement. Bill buys everything but the milk: salt, cultures, cartons, trucks, gas. He grew up on one of our member farms, has a degree in Agricultural Business Management from UW-River Falls (1996), and has been with the co-op since 2003.</p>
<p><b>Mai See Vang, P.E.</b><br>Director of Engineering. Mai See is a licensed professional engineer and looks after the boilers, the dryer and every pipe between. She joined from a brewery in Milwaukee in 2017.</p>
<p><b>Carl Jorgensen-Ruiz</b><br>Chief Information Officer. Carl moved up from IT Manager in January 2025.</p>`),
  page("/newsletter", "The Milk Can, our newsletter", `<h1>The Milk Can</h1><p><a href="${site}/newsletter/2026-spring">Spring 2026</a> | <a href="${site}/newsletter/2023-fall">Fall 2023</a></p>`),
  page("/newsletter/2026-spring", "The Milk Can, Spring 2026", `<h1>The Milk Can, Spring 2026</h1><h2>From the plant</h2><p>The heat recovery loop on dryer no. 2 is done, and Director of Engineering Mai See Vang reports that we burn 22 percent less natural gas than in 2023. The project won an Upper Midwest Energy Leader award in March.</p><h2>From the office</h2><p>Procurement director Bill Brandvold has signed a five-year carton contract with a mill in Wausau, saving members $640,000. When he isn't counting cartons Bill restores tractors; his 1949 Farmall leads the Loganville parade.</p><h2>From the server room</h2><p>CIO Carl Jorgensen-Ruiz says milk checks are now paid the same day a truck is weighed. "My dad waited two weeks for his," Carl writes.</p><h2>Recipes</h2><p>Beer cheese soup, p. 4.</p>`),
  page("/newsletter/2023-fall", "The Milk Can, Fall 2023", `<h1>The Milk Can, Fall 2023</h1><p>Questions about the member portal? Call Carl Jorgensen-Ruiz, IT Manager, or his helper Dawn. The portal opens November 1 and all 212 farms will see their butterfat the same night.</p>`),
  {
    url: "https://www.baraboolionsclub-sauk.example/officers.htm",
    body: `<html><head><title>Officers</title></head><body><h1>Officers 2025-26</h1><p>President - Walt Kiefer<br>Vice president - Bill Brandvold Jr. (Great Sauk Dairy)<br>Tail twister - Ron Pick</p><p>Pancake breakfast raised $5,150 for eyeglasses. Bill flipped 900.</p></body></html>`
  },
  {
    url: "https://www.hmongengineersmidwest.example/mentors",
    body: `<!doctype html><html><head><title>Mentors | Hmong Engineers of the Midwest</title></head><body><h1>Our mentors</h1><h3>Mai See Vang, P.E.</h3><p>Director of Engineering, Great Sauk Dairy Cooperative, Baraboo. B.S. in Mechanical Engineering, University of Wisconsin&ndash;Milwaukee, 2006. Board member of our association since 2020. Mai See mentors high-school girls and has taken three robotics teams to state. She grows bitter melon and six kinds of chili, and brings the Packers schedule to every meeting.</p></body></html>`
  },
  {
    url: "https://www.midwestdairyit.example/2025/agenda",
    body: `<html><head><title>Agenda - Midwest Dairy IT Exchange 2025</title></head><body><h1>Agenda, Eau Claire, May 14, 2025</h1><ul><li>9:00 Coffee and curds</li><li>9:30 <b>Carl Jorgensen-Ruiz</b>, CIO, Great Sauk Dairy Cooperative: Same-day milk checks, or how we retired the AS/400. Carl, CGEIT, a Madison College graduate in network administration, spent 21 years keeping that AS/400 alive and three months burying it. He plays upright bass in the Devil's Lake String Band.</li><li>10:30 Ear-tag data for everyone</li></ul></body></html>`
  }
]
const industry = "Dairy | Dairy cooperative | Dairy products | Cheese | Cheese manufacturing | Food production | Food manufacturing | Dairy processing | Food and beverage manufacturing | Cheese and whey | Agriculture | Cheese production | Food and beverage"
const location = "Baraboo, Wisconsin | Baraboo | Baraboo, WI"
const us = "Wisconsin | United States | USA | Wisconsin, United States | Sauk County"
const company = "Great Sauk Dairy Cooperative | Great Sauk Dairy | Great Sauk"
export default {
  pages,
  people: [
    {
      id: "william-brandvold-jr",
      about: "Director of procurement; his late father, board chair of the same cooperative, had the same name.",
      contact: { email: "bbrandvold@greatsaukdairy.example", full_name: "William Brandvold", company: "Great Sauk Dairy Cooperative", title: "Director of Procurement" },
      outcome: "found",
      facts: {
        title: "Director of Procurement | Procurement Director",
        company,
        location,
        industry,
        achievements: ["Five-year carton contract saving members $640,000 | Saved members $640,000 with a five-year carton contract | Signed a five-year carton contract | Saved $640,000"],
        education: [{ institution: "UW-River Falls | University of Wisconsin-River Falls | University of Wisconsin–River Falls", degree: "Degree", field: "Agricultural Business Management", year: 1996 }],
        hobbies: ["Restoring tractors | Tractor restoration | Restoring old tractors | Antique tractors"],
        memberships: ["Lions Club | Baraboo Lions Club | Vice president of the Lions Club | Lions"]
      },
      also: {
        title: "Vice president, Lions Club | Vice president | Vice president of the Baraboo Lions Club",
        location: us,
        skills: ["Procurement | Buying | Purchasing", "Contract negotiation | Negotiation | Contracts", "Packaging | Carton sourcing | Cartons", "Agricultural business | Agricultural business management"],
        achievements: ["With the co-op since 2003 | At Great Sauk since 2003", "Flipped 900 pancakes", "1949 Farmall leads the Loganville parade | Leads the Loganville parade with his 1949 Farmall"],
        interests: ["Tractors | Farmall tractors | Tractor restoration | Antique tractors", "Dairy farming | Farming"],
        hobbies: ["Flipping pancakes | Volunteering"],
        causes: ["Eyeglasses for those in need | Eyeglasses | Lions Club | Eyesight | Raising money for eyeglasses"]
      },
      sources: [`${site}/about/management`, `${site}/newsletter/2026-spring`, "https://www.baraboolionsclub-sauk.example/officers.htm"],
      never: ["Holsteins", "accordion", "Hall of Honor", "dryer fire", "died in 2019"]
    },
    {
      id: "mai-see-vang",
      about: "Director of engineering with an association's mentor page.",
      contact: { email: "mvang@greatsaukdairy.example", full_name: "Mai See Vang", company: "Great Sauk Dairy" },
      outcome: "found",
      facts: {
        title: "Director of Engineering | Engineering Director",
        company,
        location,
        industry,
        certifications: ["Professional engineer | P.E. | Licensed professional engineer | PE"],
        achievements: ["Upper Midwest Energy Leader award | Upper Midwest Energy Leader award, March 2026 | Natural gas use down 22 percent | Cut natural gas use by 22 percent"],
        education: [{ institution: "University of Wisconsin–Milwaukee | University of Wisconsin-Milwaukee | UW-Milwaukee", degree: "B.S. | BS | Bachelor of Science", field: "Mechanical Engineering", year: 2006 }],
        memberships: ["Hmong Engineers of the Midwest | Board member, Hmong Engineers of the Midwest"],
        hobbies: ["Gardening | Growing chili | Growing bitter melon | Growing bitter melon and chili | Growing chili peppers"]
      },
      also: {
        title: "Board member | Mentor | Brewery engineer",
        location: us,
        skills: ["Heat recovery | Energy efficiency", "Boilers", "Dryers | Spray dryers | Drying", "Mechanical engineering", "Piping | Pipes", "Mentoring", "Robotics", "Energy management"],
        achievements: ["Took three robotics teams to state | Three robotics teams to the state finals", "Heat recovery loop on dryer no. 2 | Heat recovery loop | 22 percent less natural gas", "Joined from a brewery in Milwaukee in 2017 | At Great Sauk since 2017", "Board member of Hmong Engineers of the Midwest since 2020"],
        interests: ["Robotics", "Mentoring | Mentoring girls", "Green Bay Packers | Packers | Football", "Bitter melon | Chili | Gardening", "Energy efficiency | Heat recovery"],
        hobbies: ["Robotics coaching | Coaching robotics teams | Robotics", "Football | Watching the Packers"],
        sports_teams: ["Green Bay Packers | Packers"],
        causes: ["Mentoring girls | Girls in engineering | Mentoring high-school girls | Robotics for girls | Women in engineering | STEM education"],
        memberships: ["Board of Hmong Engineers of the Midwest"]
      },
      sources: [`${site}/about/management`, `${site}/newsletter/2026-spring`, "https://www.hmongengineersmidwest.example/mentors"]
    },
    {
      id: "carl-jorgensen-ruiz",
      about: "Stale title in a newsletter of 2023, chief information officer now. No email given.",
      contact: { full_name: "Carl Jorgensen-Ruiz", company: "Great Sauk Dairy Cooperative", title: "IT Manager", location: "Wisconsin" },
      outcome: "found",
      facts: {
        title: "Chief Information Officer | CIO",
        company,
        location,
        industry,
        achievements: ["Same-day milk checks | Milk checks paid the same day | Milk checks are paid the same day a truck is weighed"],
        certifications: ["CGEIT"],
        education: [{ institution: "Madison College | Madison Area Technical College", field: "Network administration" }],
        hobbies: ["Playing upright bass | Upright bass | Playing bass | Double bass | Playing the upright bass in a string band"]
      },
      also: {
        title: "IT Manager",
        location: us,
        skills: ["AS/400 | IBM AS/400", "Network administration", "Member portal | Web portals", "System migration | Legacy system retirement | Retiring legacy systems", "Payment systems | Same-day payments", "IT management | IT leadership", "Public speaking"],
        achievements: ["Talk \"Same-day milk checks, or how we retired the AS/400\" | Spoke at the Midwest Dairy IT Exchange 2025 | Speaker at Midwest Dairy IT Exchange 2025", "Retired the AS/400 in three months | Kept the AS/400 alive for 21 years | Retired the AS/400 | 21 years keeping the AS/400 alive", "CIO since January 2025 | Promoted from IT Manager in January 2025", "Member portal for 212 farms | Member portal | Member portal opened in November 2023"],
        interests: ["Bluegrass | String band music | String band | Music", "AS/400 | Legacy systems", "Dairy IT"],
        hobbies: ["Music | Playing in a string band | String band"],
        memberships: ["Devil's Lake String Band"]
      },
      sources: [`${site}/about/management`, `${site}/newsletter/2026-spring`, `${site}/newsletter/2023-fall`, "https://www.midwestdairyit.example/2025/agenda"]
    }
  ]
}
