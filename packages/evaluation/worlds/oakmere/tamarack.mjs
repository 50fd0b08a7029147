import { L, person, site } from "./kit.mjs"

const cu = site({
  host: "tamarackcu.example", name: "Tamarack Community Credit Union", style: "bs",
  nav: [["Home", "/"], ["Leadership", "/about/leadership"], ["Scholarships", "/news/2026-scholarships"], ["News", "/news/2019-director-of-consumer-lending"], ["Community", "/community"]],
  foot: "&copy; 2026 Tamarack Community Credit Union, 410 W. Washington Street, Marquette, Michigan 49855. Federally insured by NCUA. Equal Housing Lender. Routing number 291070000. Lobby hours Monday to Friday 9 to 5, Saturday 9 to noon.",
  cookie: "We use cookies to keep your session secure and to see which pages members use."
})
const league = site({
  host: "upculeague.example", name: "Upper Peninsula Credit Union League", tag: "Stronger together since 1941", style: "table",
  nav: [["Home", "/"], ["Annual Meeting", "/annual-meeting/2025/speakers"], ["Advocacy", "/advocacy"], ["Member list", "/members"]],
  foot: "Upper Peninsula Credit Union League, Escanaba, Michigan. Comments to the webmaster.", cookie: "This site sets one cookie."
})
const laker = site({
  host: "marquettelaker.example", name: "The Marquette Laker", tag: "News from the south shore of Superior", style: "news",
  nav: [["News", "/"], ["Business", "/business"], ["Sports", "/sports"], ["Obituaries", "/obits"], ["Classifieds", "/classifieds"]],
  foot: "The Marquette Laker, a Superior Ink newspaper. All rights reserved.", cookie: "We and our 214 partners store information on your device."
})
const ski = site({
  host: "rangeskiclub.example", name: "Superior Range Nordic Ski Club", tag: "Skinny skis, long winters", style: "wp",
  nav: [["Trails", "/"], ["Board", "/board"], ["Races", "/races"], ["Join", "/join"]],
  foot: "Superior Range Nordic Ski Club is a 501(c)(3) run by volunteers. Groomer hotline: see the trail report.", cookie: "Cookies? Only at the warming hut. And one for the calendar."
})
const elise = site({
  host: "elisebeaudry.example", name: "Elise Beaudry", tag: "pictures, mostly of ice", style: "blog",
  nav: [["Photos", "/"], ["About", "/about"], ["Prints", "/prints"]], foot: "All photographs &copy; Elise Beaudry.", cookie: ""
})

export const pages = [
  cu("/", "Banking that stays in the U.P.", `<p>Since 1954, Tamarack has been owned by the people who bank here. Today more than 21,000 members in Marquette, Alger and Delta counties save and borrow with us.</p>
<div class="row"><div class="col"><h3>Auto loans from 5.49% APR</h3><p>Get a decision the same day. Rates depend on credit history and term.</p></div><div class="col"><h3>Kasvu Savings</h3><p>No monthly fee, no minimum, and a calendar with pictures by local photographers.</p></div><div class="col"><h3>Home equity</h3><p>Fix the sauna. Fix the roof. Fix the rate.</p></div></div>
<h2>News</h2><ul><li><a href="/news/2026-scholarships">Twelve students awarded 2026 Tamarack Scholarships</a></li><li><a href="/about/leadership">Meet the leadership team</a></li></ul>
<p>Lost or stolen card? Call 906-555-0100 day or night. Become a member with five dollars and a piece of identification; anyone who lives, works, worships or studies in our three counties can join.</p>`),
  cu("/about/leadership", "Leadership Team", `<p class="lead">The people who answer to our members.</p>
<div class="card"><img src="/img/jk.jpg" alt="Janet Korhonen"><div class="card-body"><h3>Janet Korhonen</h3><h5>President &amp; CEO</h5><p>Janet joined Tamarack as a teller in 1991 and has worked in nearly every department since, including collections, operations and compliance. She became President and CEO in 2016. Under her leadership the credit union has grown from $180 million to $340 million in assets and opened branches in Munising and Gwinn. Janet holds a bachelor's degree in accounting from Lake Superior Northern College and is a Certified Credit Union Executive (CCUE). She lives in Marquette with her husband and two retired sled dogs.</p></div></div>
<div class="card"><div class="card-body"><h3>Linda Hautala</h3><h5>Chief Financial Officer</h5><p>Linda is a CPA who came to us from public accounting in Green Bay. She enjoys quilting and has never missed a Packers home opener.</p></div></div>
<div class="card"><img src="/img/dm.jpg" alt=""><div class="card-body"><h3>Derek Maki</h3><h5>Senior Vice President &amp; Chief Lending Officer</h5><p>Derek oversees consumer, mortgage and small business lending. He started in indirect auto lending and led the launch of our Main Street Loan program for businesses with fewer than ten employees. Derek earned his MBA at Straits University and is a graduate of the Great Lakes School of Credit Union Management. On weekends you will find him on his pontoon or curling at the Ishpeming sheet.</p></div></div>
<div class="card"><div class="card-body"><h3>Elise Beaudry</h3><h5>Marketing &amp; Community Outreach Manager</h5><p>Elise runs our marketing, social media and the annual scholarship program, and she organizes the Shred Day that everybody's garage is waiting for. Bilingual in English and French.</p></div></div>
<div class="card"><div class="card-body"><h3>Roger St. Onge</h3><h5>VP of Facilities &amp; Security</h5><p>Twenty-two years with the county sheriff before he joined us. Collects lighthouses. Not real ones.</p></div></div>`),
  cu("/news/2026-scholarships", "Twelve students awarded 2026 Tamarack Scholarships", `<p><em>Posted April 14, 2026</em></p><p>MARQUETTE, Mich. &mdash; Twelve graduating seniors will share $24,000 in scholarships from Tamarack Community Credit Union this spring, the largest class since the program began in 2008.</p>
<p>&ldquo;We had 97 applications, and I read every one of them twice,&rdquo; said Elise Beaudry, Marketing &amp; Community Outreach Manager, who has run the program since 2018. &ldquo;These students bag groceries, they drive the Zamboni, they look after grandparents. I needed a box of Kleenex.&rdquo;</p>
<p>Applicants wrote about a money mistake and what it taught them. The judges were three members of the board and two teachers. Beaudry also leads the credit union's financial literacy workshops, which reached 1,400 pupils in eleven schools last year, and its annual Shred Day for Hospice of the Superior Shore.</p>
<p>Awards will be presented at the annual meeting on May 6. Recipients are: A. Laitinen, B. Carlson, M. Dupras, K. Niemi, J. Aho, S. Cadotte, T. Wills, P. Marchetti, O. Green, R. Saari, H. Lund and C. Bell.</p>`),
  cu("/news/2019-director-of-consumer-lending", "Maki named Director of Consumer Lending", `<p><em>Posted February 4, 2019</em></p><p>Tamarack Community Credit Union has promoted Derek Maki to Director of Consumer Lending. In his new role he will supervise a team of nine loan officers in four branches.</p><p>Maki came to Tamarack in 2012 from Northwoods Auto Finance in Escanaba, where he was a regional underwriter. &ldquo;Derek knows a good borrower when the score says otherwise,&rdquo; said Janet Korhonen, President &amp; CEO. &ldquo;That is what a credit union is for.&rdquo;</p><p>He replaces Gail Ostrander, who retired in December after 31 years. A coffee hour for Gail was held in the Marquette lobby. Members are welcome to drop off cards for her at any branch until the end of the month.</p><p>Maki serves as treasurer of the Ishpeming Curling Club and is a member of the Marquette West Rotary Club.</p>`),
  cu("/community", "In the community", `<p>We give back one percent of earnings each year, and every employee gets sixteen paid hours to volunteer. Here is where 2025 went.</p><ul><li>Shred Day, with Hospice of the Superior Shore: 9 tons of paper</li><li>Bread &amp; Butter Pantry: 212 volunteer hours</li><li>Superior Range Nordic Ski Club youth night: ski passes for 80 kids</li><li>Tamarack Scholarships: $22,000</li></ul><p>Would your group like a speaker on budgeting, first cars or fraud? Write to the outreach office. Requests for sponsorship should reach us six weeks before your event, and please tell us who benefits. We do not sponsor individuals, travel teams or political campaigns.</p>`),
  league("/annual-meeting/2025/speakers", "84th Annual Meeting: Speakers", `<p>Island Harbor Resort, September 18-19, 2025. All breakouts are 50 minutes.</p><p><b>Merger or Neighbor? What small credit unions can do together</b><br>Janet Korhonen, President &amp; CEO, Tamarack Community Credit Union (Marquette). Janet chairs the League's Shared Services Committee and received its Ostrander Lifetime Service Award in 2023. She will explain how five credit unions came to share one compliance officer and still speak to each other.</p><p><b>Lending on Main Street without losing your shirt</b><br>Derek Maki, SVP &amp; Chief Lending Officer, Tamarack Community Credit Union. Member business lending from the ground up: underwriting, SBA guarantees, and what the examiners ask. Derek's Main Street Loan program has closed 140 loans since 2021 with two charge-offs.</p><p><b>Fraud: this year's greatest hits</b><br>Sgt. Paula Vance, Michigan State Police.</p><p><b>Lunch keynote: Superior in Winter</b><br>Capt. Ned Fairweather, retired lake freighter master.</p><p>Registration closes September 5. Golf is cancelled; bowling it is.</p>`),
  laker("/business/korhonen-athena", "Credit union's Korhonen honored with Beacon Award", `<p>By Tess Laughlin, Laker staff &middot; November 7, 2024</p><p>MARQUETTE &mdash; Janet Korhonen started as a teller counting other people's deer-season money. On Thursday the president and CEO of Tamarack Community Credit Union was given the Beacon Award of the Lake Superior Chamber of Commerce, which goes each year to a business leader who &ldquo;lights the way for others.&rdquo;</p><p>Korhonen, who grew up on a potato farm in Pelkie, told the audience of 200 that she had wanted to be a veterinarian. &ldquo;Then I met organic chemistry,&rdquo; she said.</p><p>The chamber cited her work for affordable housing as chair of the Marquette Home Trust and the mentoring circle she founded for women in banking. She is also a familiar figure on the trails: she has finished the 50-kilometer Copper Birkie fourteen times.</p><p>Previous winners include the late Dr. Ole Sundstrom and the librarian Pat Micklow.</p>`, { aside: "<ol><li>Ore dock lights to stay on through May</li><li>Pasty recall affects two stores</li><li>School board hears from bus drivers</li></ol>", news: { seen: "2024-11-07T15:00:00.000Z", language: "English", country: "United States" } }),
  laker("/sports/maki-signs", "Prep hockey: Maki nets four as Cedar Bluff rolls", `<p>By Jim Barth &middot; January 23, 2026</p><p>MARQUETTE &mdash; Junior winger Derek Maki scored four goals, the last into an empty net, as Cedar Bluff High beat Houghton Central 6-2 on Thursday at the Berry arena.</p><p>Maki, 17, now has 31 goals this season and has drawn interest from two junior teams. &ldquo;He sees the ice like he is in the balcony,&rdquo; coach Pete Lindgren said. Goaltender Sam Ojala stopped 24 shots.</p><p>Maki's brother Tyler added two assists. The Timberwolves (13-3-1) skate at Calumet on Saturday. In other action, the Cedar Bluff girls tied 2-2 with Iron Range on a late deflection by Anna Kivela, and the wrestling team took third at the Escanaba duals.</p>`, { aside: "<ol><li>Ski jumpers ready for Suicide Hill</li><li>Bowling scores</li></ol>" }),
  ski("/board", "Board and volunteers", `<p>Elected at the October meeting at the chalet. Meetings are the second Tuesday; bring a mug.</p><ul><li><strong>President:</strong> Walt Engstrom &mdash; grooms before dawn, sleeps at ten</li><li><strong>Vice president:</strong> Janet Korhonen &mdash; runs the Copper Birkie feed station when she is not racing in it. In daylight she is president of Tamarack Community Credit Union. Skijors with her dogs Sisu and Pulla.</li><li><strong>Secretary:</strong> Marie Dupras</li><li><strong>Treasurer:</strong> Bill Aho</li><li><strong>Youth program:</strong> Kris Niemi and Anna Saari</li><li><strong>Photos and newsletter:</strong> Elise Beaudry &mdash; credit union marketer by day</li></ul><p>Want to help? The groomer needs drivers, the chalet needs a new floor, and the newsletter needs your bad jokes. Waxing clinic is December 6. Kids ski free on Wednesdays thanks to our sponsors.</p>`),
  elise("/about", "About me", `<p>Hi, I'm Elise. I live in Marquette, Michigan, in a house that is mostly coats. I photograph ice: shore ice, pancake ice, candle ice, the weird blue stuff at Laughing Whitefish in March.</p><p>For a living I look after marketing and community outreach at Tamarack Community Credit Union, where people let me talk to schoolchildren about compound interest. Before that I wrote headlines at a newspaper and, for one long year, ad copy for snowblowers. I studied journalism at Northern Shores University (BA, 2009).</p><p>My pictures were in the Shoreline Biennial in 2023, and a photo of mine won the Great Lakes Light contest in 2021. I shoot film when it is warm enough, which is July. I speak French with my grandmother and English with everybody else.</p><p>My assistant is a beagle called Biscuit, who has ruined more long exposures than the wind.</p><p>Say hello at hello@elisebeaudry.example.</p>`),
]

export const people = [
  person({
    id: "janet-korhonen", about: "Plain case: chief executive of a credit union; award, club, dogs.",
    contact: { full_name: "Janet Korhonen", company: "Tamarack Community Credit Union", email: "jkorhonen@tamarackcu.example", title: "CEO", location: "Marquette, MI" },
    outcome: "found",
    facts: {
      title: "President & CEO | President and CEO | CEO", company: "Tamarack Community Credit Union | Tamarack Credit Union | Tamarack", location: "Marquette, Michigan | Marquette, MI | Marquette",
      achievements: L("Beacon Award of the Lake Superior Chamber of Commerce | Beacon Award | Beacon Award 2024 | Lake Superior Chamber of Commerce Beacon Award; Ostrander Lifetime Service Award | Ostrander Lifetime Service Award 2023"),
      hobbies: L("Cross-country skiing | Nordic skiing | skiing | ski racing; Skijoring | skijoring with her dogs"), certifications: L("Certified Credit Union Executive (CCUE) | Certified Credit Union Executive | CCUE"),
      pets: L("Two retired sled dogs | sled dogs | dogs Sisu and Pulla | Sisu and Pulla | dogs")
    },
    also: {
      title: "President | Chief Executive Officer | President, Tamarack Community Credit Union", location: "Marquette, Michigan, United States | United States | Michigan | Upper Peninsula",
      industry: "Credit unions | Credit union | Banking | Financial services | Financial services / credit union | Banking and financial services | Finance | Consumer banking",
      skills: L("Shared services | shared services between credit unions | credit union collaboration | collaboration among small credit unions; Compliance; Operations | credit union operations; Collections; Leadership | executive leadership; Credit union management; Mergers | credit union mergers; Accounting; Lending; Mentoring; Growth | asset growth | branch expansion; Public speaking; Banking"),
      achievements: L("Grew the credit union from $180 million to $340 million in assets | grew assets from $180 million to $340 million | asset growth; Opened branches in Munising and Gwinn | new branches; Speaker at the 84th Annual Meeting of the Upper Peninsula Credit Union League | Merger or Neighbor? What small credit unions can do together | speaker, UPCUL annual meeting 2025 | Speaker at 2025 Upper Peninsula Credit Union League Annual Meeting; Finished the 50-kilometer Copper Birkie fourteen times | fourteen Copper Birkie finishes | Copper Birkie; Founded a mentoring circle for women in banking | mentoring circle for women in banking; Became President and CEO in 2016; Rose from teller to CEO | joined as a teller in 1991; Chair of the League's Shared Services Committee; Chair of the Marquette Home Trust"),
      interests: L("Sled dogs | dogs; Affordable housing; Women in banking; Volunteering; Mentoring"),
      hobbies: L("Copper Birkie | racing the Copper Birkie | Copper Birkie feed station; Volunteering at the feed station"), causes: L("Affordable housing | Marquette Home Trust; Mentoring women in banking | women in banking | mentoring; Superior Range Nordic Ski Club"),
      memberships: L("Superior Range Nordic Ski Club | Superior Range Nordic Ski Club board | Vice president, Superior Range Nordic Ski Club; Marquette Home Trust | Chair, Marquette Home Trust; Upper Peninsula Credit Union League | Shared Services Committee | Chair, Shared Services Committee, Upper Peninsula Credit Union League | Upper Peninsula Credit Union League Shared Services Committee; Lake Superior Chamber of Commerce"),
      sports_teams: L("Superior Range Nordic Ski Club"),
      education: [{ institution: "Lake Superior Northern College", degree: "Bachelor's | bachelor's degree | Bachelor's degree in accounting | BS", field: "Accounting" }]
    },
    sources: ["https://tamarackcu.example/about/leadership", "https://upculeague.example/annual-meeting/2025/speakers", "https://marquettelaker.example/business/korhonen-athena", "https://rangeskiclub.example/board", "https://tamarackcu.example/news/2019-director-of-consumer-lending"],
    never: ["quilting", "Packers", "lighthouses"]
  }),
  person({
    id: "derek-maki", about: "A newer title beside an old press release; a young hockey player of the same name in the same town.",
    contact: { full_name: "Derek Maki", company: "Tamarack Community CU", email: "dmaki@tamarackcu.example", phone: "+1 906 555 0142" },
    outcome: "found",
    facts: {
      title: "Senior Vice President & Chief Lending Officer | SVP & Chief Lending Officer | Chief Lending Officer", company: "Tamarack Community Credit Union | Tamarack Credit Union | Tamarack", location: "Marquette, Michigan | Marquette, MI | Marquette",
      skills: L("Small business lending | member business lending | business lending; Consumer lending; Mortgage lending"), hobbies: L("Curling; Pontoon boating | boating | pontoon"),
      memberships: L("Marquette West Rotary Club | Rotary | Rotary Club; Ishpeming Curling Club | Treasurer, Ishpeming Curling Club")
    },
    also: {
      title: "Senior Vice President | SVP | Senior Vice President and Chief Lending Officer | SVP and Chief Lending Officer", location: "Marquette, Michigan, United States | Michigan | United States | Upper Peninsula",
      industry: "Credit unions | Credit union | Banking | Financial services | Lending | Finance | Consumer banking | Financial services / credit union",
      skills: L("Underwriting; Auto lending | indirect auto lending; SBA guarantees | SBA lending | SBA loans; Lending; Team leadership | supervision of loan officers | team supervision; Public speaking; Examinations | examiner readiness | regulatory examinations; Program development; Credit risk"),
      achievements: L("Launched the Main Street Loan program | Main Street Loan program | led the launch of the Main Street Loan program; 140 loans closed since 2021 with two charge-offs | closed 140 loans; Lending on Main Street without losing your shirt | speaker at the 84th Annual Meeting of the Upper Peninsula Credit Union League | UP Credit Union League annual meeting speaker 2025 | Speaker at 2025 Upper Peninsula Credit Union League Annual Meeting; Promoted to Director of Consumer Lending in 2019 | Director of Consumer Lending; Graduate of the Great Lakes School of Credit Union Management"),
      interests: L("Main Street business | small business"), hobbies: L("Curling at the Ishpeming sheet"), causes: L("Rotary; Small business"), sports_teams: L("Ishpeming Curling Club"),
      education: [{ institution: "Straits University", degree: "MBA | Master of Business Administration", field: "Business administration | Business" }, { institution: "Great Lakes School of Credit Union Management", degree: "graduate", field: "Credit union management" }],
      certifications: L("Great Lakes School of Credit Union Management | graduate of the Great Lakes School of Credit Union Management")
    },
    sources: ["https://tamarackcu.example/about/leadership", "https://upculeague.example/annual-meeting/2025/speakers", "https://tamarackcu.example/news/2019-director-of-consumer-lending"],
    never: ["hockey", "winger", "Cedar Bluff", "Timberwolves", "golf"]
  }),
  person({
    id: "elise-beaudry", about: "Marketing manager with a personal site about photography.",
    contact: { full_name: "Elise Beaudry", company: "Tamarack Community Credit Union", email: "ebeaudry@tamarackcu.example", title: "Marketing Mgr" },
    outcome: "found",
    facts: {
      title: "Marketing & Community Outreach Manager | Marketing and Community Outreach Manager", company: "Tamarack Community Credit Union | Tamarack Credit Union | Tamarack", location: "Marquette, Michigan | Marquette, MI | Marquette",
      hobbies: L("Photography | photographing ice | ice photography"), achievements: L("Great Lakes Light contest winner 2021 | Great Lakes Light contest | won the Great Lakes Light contest; Shoreline Biennial 2023 | Shoreline Biennial"),
      education: [{ institution: "Northern Shores University", degree: "BA | Bachelor of Arts", field: "Journalism", year: 2009 }], pets: L("A beagle called Biscuit | beagle | Biscuit | beagle Biscuit | Biscuit, a beagle | dog")
    },
    also: {
      title: "Marketing Manager | Community Outreach Manager | Outreach Manager", location: "Marquette, Michigan, United States | Michigan | United States",
      industry: "Credit unions | Credit union | Banking | Financial services | Marketing | Finance | Financial services / credit union",
      skills: L("Marketing; Social media | social media marketing; Community outreach; Financial literacy workshops | financial literacy | financial education; Scholarship program management | scholarship program | scholarships; French | bilingual in English and French | bilingual; English; Event organization | Shred Day | event planning; Copywriting | ad copy; Journalism | headline writing | writing headlines; Film photography | photography; Newsletter | newsletter writing | newsletters"),
      achievements: L("Runs the Tamarack scholarship program since 2018 | scholarship program | largest scholarship class since 2008 | $24,000 in scholarships; Financial literacy workshops that reached 1,400 pupils | reached 1,400 pupils in eleven schools; Exhibited in the Shoreline Biennial | photographs exhibited; Shred Day | organizes the annual Shred Day"),
      interests: L("Ice | shore ice; Film; Financial literacy; French; Lake Superior"), hobbies: L("Film photography | shooting film | landscape photography | nature photography; Nordic skiing | cross-country skiing; Club newsletter | photos and newsletter"),
      causes: L("Financial literacy | financial literacy for students; Scholarships | scholarships for students | education; Shred Day for Hospice of the Superior Shore | Hospice of the Superior Shore | hospice; Superior Range Nordic Ski Club"),
      memberships: L("Superior Range Nordic Ski Club | Superior Range Nordic Ski Club board | Superior Range Nordic Ski Club, photos and newsletter"),
      sports_teams: L("Superior Range Nordic Ski Club")
    },
    sources: ["https://tamarackcu.example/about/leadership", "https://tamarackcu.example/news/2026-scholarships", "https://elisebeaudry.example/about", "https://rangeskiclub.example/board"],
    never: ["quilting", "lighthouses"]
  }),
  person({
    id: "paul-tervo", about: "Nothing online: works at the credit union, but no page names him.",
    contact: { full_name: "Paul Tervo", company: "Tamarack Community Credit Union", email: "ptervo@tamarackcu.example", title: "Systems Administrator" },
    outcome: "nothing", facts: {}, sources: [], never: ["Korhonen", "Maki", "curling"]
  })
]
