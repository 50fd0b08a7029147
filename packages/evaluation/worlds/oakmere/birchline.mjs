import { L, person, site } from "./kit.mjs"

const bl = site({
  host: "birchline.example", name: "Birchline Furniture", tag: "Made in Stratford, Ontario", style: "sq", lang: "en-CA",
  nav: [["Shop", "/"], ["Our story", "/our-story"], ["The bench", "/the-bench"], ["Trade", "/trade"], ["Journal", "/journal/apprentices"]],
  foot: "Birchline Furniture Inc., 88 Erie Street, Stratford ON. Showroom Thursday to Saturday. Prices in Canadian dollars.", cookie: "By using this website, you agree to our use of cookies. They are not the oatmeal kind."
})
const courier = site({
  host: "perthcourier.example", name: "Perth County Courier", tag: "Your community, weekly", style: "news", lang: "en-CA",
  nav: [["Home", "/"], ["Arts", "/arts"], ["Business", "/business"], ["Curling", "/curling"]], foot: "Perth County Courier. Member of the Ontario Weeklies Association.", cookie: "This website stores cookies on your computer.", aside: "<p>Swans released to fanfare, promptly leave</p><p>Council debates parking, again</p>"
})
const dw = site({
  host: "designwestcanada.example", name: "Form &amp; Field", tag: "Canadian design, quarterly", style: "blog", lang: "en-CA",
  nav: [["Interviews", "/interviews"], ["Objects", "/objects"]], foot: "Form &amp; Field is published in Guelph.", cookie: "We count readers without cookies."
})
const guild = site({
  host: "ontariowoodguild.example", name: "Ontario Woodworkers' Guild", tag: "Sharp tools, open doors", style: "table", lang: "en-CA",
  nav: [["Home", "/"], ["Instructors", "/instructors"], ["Workshops", "/workshops"]], foot: "OWG, not for profit since 1972.", cookie: ""
})
const idc = site({
  host: "idacan.example", name: "Interior Designers' Trade Alliance", tag: "", style: "next", lang: "en-CA",
  nav: [["Events", "/events"], ["Partners", "/partners/2026"], ["Join", "/join"]], foot: "IDTA, Toronto, Ontario.", cookie: "We use cookies."
})

export const pages = [
  bl("/", "Furniture that will annoy your heirs", `<p>Because they will have to decide who gets the table. Birchline makes solid tables, chairs and beds in Stratford, Ontario, from maple, cherry and (of course) yellow birch that grew within 200 kilometres.</p><p><b>New: the Avon chair.</b> Steam-bent, woven by hand, light enough to lift with one finger. From $1,180.</p><p><b>The Long Table.</b> Seats ten; twelve if you are friends. From $4,900.</p><p>Delivery is free within Ontario. Lead time is now 11 weeks. Come and sit on things in the showroom, or read <a href="/our-story">our story</a>. Meet the people at <a href="/the-bench">the bench</a>.</p>`),
  bl("/our-story", "Our story", `<p>I started Birchline in 2009 in a dairy barn that still had opinions about it. I had been a set carpenter at the festival for eleven seasons, and I was tired of building beautiful things that were thrown into a dumpster in November.</p><p>I learned to make furniture from my grandfather in Enugu, who let me sand and would not let me saw, and then properly at the Sheffield Lake School of Design, where I took the diploma in furniture in 1997. My first table was too heavy to get out of the barn. It is still there; we have lunch on it.</p><p>Today we are nineteen people. We buy logs, not boards. We plant two trees for each one we use, with the Avon River Watershed Trust, and we give our offcuts to the high school shop class. In 2021 our Avon chair won the Maple Leaf Design Award for seating.</p><p>Come by. I will be the one with sawdust in her tea, or out back with the hens.</p><p>&mdash; <b>Maggie Oduya</b>, Founder &amp; Design Director</p>`),
  bl("/the-bench", "The bench", `<div class="member"><h4>Maggie Oduya</h4><p>Founder &amp; Design Director. Draws with a carpenter's pencil. Will talk about chairs until you leave.</p></div><div class="member"><h4>Luc Tremblay-Fox</h4><p>Workshop Manager. Luc keeps the machines, the schedule and the peace. Red Seal cabinetmaker, from Sudbury, bilingual in French and English, father of twins. Plays goal in the Thursday night beer league, where he is known as The Door.</p></div><div class="member"><h4>Hannah Vogt</h4><p>Trade &amp; Contract Sales Manager. Hannah looks after designers, restaurants and libraries. She used to sell pianos, which are heavier. Sourdough, cross-stitch, and a very large Bernese called Dolly.</p></div><div class="member"><h4>Ken Ishida</h4><p>Finisher. Oil, soap, patience.</p></div><div class="member"><h4>Bea Loewen</h4><p>Weaver of seats. Third generation.</p></div><div class="member"><h4>Arjun</h4><p>Apprentice. Makes the coffee until he makes the chairs.</p></div>`),
  bl("/trade", "Trade and contract", `<p>We work with designers, architects and owners on restaurants, libraries, places of worship and the occasional yacht. Trade accounts receive 15 per cent, samples in a box that you will want to keep, and drawings in the format you like.</p><p>Our contract furniture meets the commercial seating standard and is repairable, for ever, by us. Recent work: Kitchener Public Library reading room (84 chairs), the Huron Inn at Bayfield, and the council chamber at St. Marys.</p><p>Talk to Hannah Vogt, Trade &amp; Contract Sales Manager: hannah@birchline.example or 519-555-0177. Hannah has a certificate in LEED Green Associate studies &mdash; ask her what your project can claim for local wood. She will come to you anywhere between Windsor and Ottawa, usually by train.</p>`),
  bl("/journal/apprentices", "Why we take apprentices", `<p><i>Journal, February 2026</i></p><p>People ask why a shop of nineteen takes three apprentices. We asked Luc Tremblay-Fox, who runs the workshop.</p><p>&ldquo;Because somebody took me,&rdquo; he says. &ldquo;I was seventeen, in Sudbury, and I had broken a window. Mr. Lalonde said that I could pay for it with a broom. I swept for a year. Then he showed me a dovetail.&rdquo;</p><p>Luc won a medal at the Skills Ontario cabinetmaking competition in 2003 and has judged it since 2015. He runs our apprenticeship program with Thames Bend College and teaches a Saturday class in hand tools for newcomers to Canada at the settlement centre. He introduced lean scheduling to the shop in 2020 and cut our lead time from 19 weeks to 11.</p><p>What does he do to relax? &ldquo;I build canoes. Cedar strip. It is completely different,&rdquo; he says, &ldquo;because they float.&rdquo;</p>`),
  courier("/business/oduya-entrepreneur", "Oduya named Entrepreneur of the Year", `<p>By Dale Brubacher &middot; May 16, 2025</p><p>STRATFORD &mdash; Furniture maker Margaret &ldquo;Maggie&rdquo; Oduya has been named Entrepreneur of the Year by the Stratford and District Board of Trade.</p><p>The founder and design director of Birchline Furniture accepted the award in a dress made from upholstery samples. She used the moment to ask employers to hire apprentices: &ldquo;You cannot complain that nobody can do anything if you never show anybody anything.&rdquo;</p><p>Oduya, 51, chairs the board of the Falstaff Street Women's Shelter, and sings with the gospel choir at the fall fair. Her company exports to nine states. She told the Courier that tariffs had cost it a hotel in Vermont, and that she does not intend to move.</p><p>She is divorced from the actor Colin Straw; the settlement in 2018 was widely reported.</p><p>Young Entrepreneur of the Year went to Kayla Zehr of Zehr Drones.</p>`),
  courier("/curling/scores-0212", "Curling scores, February 12", `<p>Mixed league, draw 9: Team Brubacher 7, Team Schlegel 5; Team Hyde 9, Team Vogt 2; Team Pauli 6, Team Roth 6 (measured, argued, bought drinks).</p><p>In the senior women's league Hannah Vogt, 74, of Tavistock, the former township reeve, skipped her rink to a third club title. &ldquo;My knees are Lutheran,&rdquo; she said. &ldquo;They believe in work.&rdquo; The retired nurse has curled since 1969 and made the ice herself when the ice maker had shingles.</p><p>Bonspiel: entries close Friday. The Men's Stick League needs two spares. The kitchen thanks all who brought squares for the Heart Fund tea; 214 were eaten and one tray is missing, no questions asked.</p>`),
  dw("/interviews/maggie-oduya", "Ten questions for Maggie Oduya", `<p><b>Who are you when nobody asks?</b> A Nigerian-Canadian woman with a plane. I mean the tool.</p><p><b>What do you do?</b> I am design director of Birchline in Stratford. I draw about six chairs a year and keep one.</p><p><b>What do you collect?</b> Milking stools. Forty-three of them. It is a sickness.</p><p><b>A designer who matters to you?</b> Whoever made the first stool in Benin. And Wegner, obviously.</p><p><b>What should one learn?</b> To sharpen. I teach a sharpening workshop each spring and people cry, in a good way.</p><p><b>What are you thinking about?</b> Design for repair. I gave a talk on it at Toronto Design Week called <i>The Screw Is an Apology</i>, and I have had letters.</p><p><b>A book?</b> The Nature and Art of Workmanship. Twice a year.</p><p><b>Pets?</b> Nine hens, all named after union leaders.</p><p><b>Last film you saw?</b> I fall asleep.</p><p><b>Advice?</b> Buy fewer chairs.</p>`),
  guild("/instructors", "Instructors", `<p>All of our instructors are working woodworkers. Class sizes are limited to eight.</p><p><b>Stan Kowal</b>. Carving. Retired from the post office.</p><p><b>Luc Tremblay-Fox</b>. Hand-cut joinery and cedar-strip canoes. Luc is Workshop Manager at Birchline Furniture in Stratford and holds the Red Seal as a cabinetmaker. He has taught for the Guild since 2012 and is our vice-president. His class fills in an hour; set an alarm.</p><p><b>Diane Petrie</b>. Turning. Brings her own lathe and her own opinions.</p><p><b>Maggie Oduya</b>. Sharpening, one Sunday each April. Founder of Birchline.</p><p>Bring eye protection, closed shoes and lunch. The Guild accepts no liability for what you say to your spouse about the price of Japanese chisels.</p>`),
  idc("/partners/2026", "Trade partners 2026", `<p>Members receive terms from all of our partners. Mention your number.</p><table><thead><tr><th>Partner</th><th>What</th><th>Contact</th></tr></thead><tbody><tr><td>Birchline Furniture, Stratford ON</td><td>Seating and tables</td><td>Hannah Vogt, Trade &amp; Contract Sales Manager</td></tr><tr><td>Great Lakes Stone</td><td>Countertops</td><td>Mo Farouk, Account Manager</td></tr><tr><td>Loom North</td><td>Rugs</td><td>Ingrid Sø, Owner</td></tr></tbody></table><h2>Partner of the month: Hannah Vogt</h2><p>Hannah has sold to designers for fourteen years, first Pelham pianos and since 2019 Birchline's furniture. She received our Supplier Representative of the Year award in 2024. She studied music at Grand River University (BMus, piano) and still accompanies the Waterloo Swing Choir. Her tip: &ldquo;Specify the finish before the fabric. Nobody ever does.&rdquo; She will host our spring tour of the Stratford workshop on May 9, and her lunch-and-learn, Local Wood and LEED Credits, counts for one hour of CEU.</p>`)
]
const furn = "Furniture | Furniture making | Furniture manufacturing | Furniture design | Woodworking | Design | Manufacturing | Furniture maker | Furniture manufacturer"

export const people = [
  person({
    id: "maggie-oduya", about: "Founder with a nickname; family trouble in a local paper.",
    contact: { full_name: "Margaret Oduya", company: "Birchline Furniture", email: "maggie@birchline.example", title: "Founder" },
    outcome: "found",
    facts: {
      title: "Founder & Design Director | Founder and Design Director | Founder", company: "Birchline Furniture | Birchline | Birchline Furniture Inc.", location: "Stratford, Ontario | Stratford | Stratford ON",
      achievements: L("Entrepreneur of the Year 2025 | Entrepreneur of the Year | Stratford and District Board of Trade Entrepreneur of the Year; Maple Leaf Design Award for seating 2021 | Maple Leaf Design Award | Maple Leaf Design Award for seating"),
      education: [{ institution: "Sheffield Lake School of Design", degree: "Diploma | diploma in furniture", field: "Furniture", year: 1997 }], causes: L("Falstaff Street Women's Shelter | women's shelter | Chair of the Falstaff Street Women's Shelter"),
      hobbies: L("Collecting milking stools | milking stools; Gospel choir | singing | singing with the gospel choir | gospel singing"), pets: L("Nine hens | hens | nine hens named after union leaders")
    },
    also: {
      title: "Design Director | Owner", location: "Stratford, Canada | Ontario, Canada | Canada | Ontario | Enugu", industry: furn,
      skills: L("Furniture design | chair design | chairs; Sharpening | tool sharpening; Design for repair | repair | repairability; Woodworking | carpentry | furniture making; Set carpentry | set carpenter; Steam bending; Drawing; Entrepreneurship; Teaching | teaching sharpening; Design; Exporting | export"),
      achievements: L("The Screw Is an Apology | talk at Toronto Design Week | spoke at Toronto Design Week; Founded Birchline in 2009 | founded Birchline Furniture | founder of Birchline; Avon chair | the Avon chair; Exports to nine states | exports; Interview in Form & Field | Ten questions for Maggie Oduya; Set carpenter at the festival for eleven seasons; Grew the company to nineteen people"),
      interests: L("Chairs; Milking stools; Workmanship | The Nature and Art of Workmanship | craftsmanship; Wegner; Design for repair; Apprenticeships; Hens; Trees"), hobbies: L("Keeping hens | hens; Reading; Sharpening"),
      causes: L("Apprenticeships | hiring apprentices | apprentices; Tree planting | planting trees | Avon River Watershed Trust | planting trees with the Avon River Watershed Trust; High school shop class | offcuts to the high school shop class; Sustainability | local wood; Repair | design for repair"),
      memberships: L("Ontario Woodworkers' Guild | Ontario Woodworkers' Guild instructor | instructor, Ontario Woodworkers' Guild; Falstaff Street Women's Shelter board | Chair, Falstaff Street Women's Shelter; Gospel choir; Stratford and District Board of Trade")
    },
    sources: ["https://birchline.example/our-story", "https://birchline.example/the-bench", "https://perthcourier.example/business/oduya-entrepreneur", "https://designwestcanada.example/interviews/maggie-oduya", "https://ontariowoodguild.example/instructors"],
    sensitive: ["divorced", "divorce", "Colin Straw"], never: ["sourdough", "drones"]
  }),
  person({
    id: "luc-tremblay-fox", about: "Workshop manager with a hyphenated name.",
    contact: { full_name: "Luc Tremblay Fox", company: "Birchline Furniture", location: "Stratford, ON" },
    outcome: "found",
    facts: {
      title: "Workshop Manager", company: "Birchline Furniture | Birchline", location: "Stratford, Ontario | Stratford | Stratford ON",
      certifications: L("Red Seal cabinetmaker | Red Seal | Red Seal as a cabinetmaker"), hobbies: L("Building cedar-strip canoes | canoe building | building canoes | canoes; Playing goal in a beer league | hockey goaltending | beer league hockey | playing goal"),
      skills: L("Hand-cut joinery | joinery; Lean scheduling | lean"), memberships: L("Ontario Woodworkers' Guild | Vice-president, Ontario Woodworkers' Guild"), causes: L("Teaching newcomers to Canada | newcomers to Canada | teaching hand tools to newcomers | settlement centre")
    },
    also: {
      title: "Manager | Vice-president, Ontario Woodworkers' Guild | Instructor", location: "Stratford, Canada | Ontario, Canada | Canada | Ontario | Sudbury | Sudbury, Ontario", industry: furn,
      skills: L("Cabinetmaking; Hand tools; Dovetails; Cedar-strip canoes | cedar strip | canoe building; Teaching | instruction; Apprenticeships | apprenticeship program | training apprentices | apprentice training; French | bilingual in French and English | bilingual; English; Scheduling | production scheduling; Workshop management | machine maintenance; Judging; Woodworking"),
      achievements: L("Medal at the Skills Ontario cabinetmaking competition in 2003 | Skills Ontario medal | Skills Ontario cabinetmaking competition | Skills Ontario cabinetmaking medal 2003; Judge of the Skills Ontario competition since 2015 | Skills Ontario judge; Cut lead time from 19 weeks to 11 | cut lead time; Introduced lean scheduling in 2020; Runs the apprenticeship program with Thames Bend College | apprenticeship program; Has taught for the Guild since 2012"),
      interests: L("Apprenticeships"), hobbies: L("Hockey | ice hockey | goaltending | goalie; Woodworking; Teaching a Saturday class in hand tools"), causes: L("Apprenticeships | taking apprentices | training apprentices; Skills Ontario | skilled trades"),
      sports_teams: L("Thursday night beer league")
    },
    sources: ["https://birchline.example/the-bench", "https://birchline.example/journal/apprentices", "https://ontariowoodguild.example/instructors"],
    never: ["sourdough", "Bernese", "pianos"]
  }),
  person({
    id: "hannah-vogt", about: "Sales manager, misspelt in the CRM; a namesake in the next village curls.",
    contact: { full_name: "Hanna Vogt", company: "Birchline Furniture", email: "hannah@birchline.example", phone: "519-555-0177" },
    outcome: "found",
    facts: {
      title: "Trade & Contract Sales Manager | Trade and Contract Sales Manager | Sales Manager", company: "Birchline Furniture | Birchline", location: "Stratford, Ontario | Stratford | Stratford ON",
      achievements: L("Supplier Representative of the Year 2024 | Supplier Representative of the Year | Supplier Representative of the Year award"), education: [{ institution: "Grand River University", degree: "BMus | Bachelor of Music", field: "Piano | Music" }],
      hobbies: L("Sourdough | baking | sourdough baking; Cross-stitch; Piano | accompanying a choir | playing piano | accompanying the Waterloo Swing Choir"), pets: L("A Bernese called Dolly | Dolly | Bernese | Bernese mountain dog | dog"), certifications: L("LEED Green Associate | LEED Green Associate studies | certificate in LEED Green Associate studies")
    },
    also: {
      title: "Trade & Contract Sales", location: "Stratford, Canada | Ontario, Canada | Canada | Ontario", industry: furn + " | Sales | Contract furniture",
      skills: L("Sales | selling to designers | trade sales; Contract furniture | contract sales; LEED | LEED credits; Local wood; Piano sales | selling pianos; Specification | specifying finishes; Music | piano | accompaniment; Account management; Presenting | lunch-and-learn; Relationships with designers"),
      achievements: L("Local Wood and LEED Credits | lunch-and-learn | Local Wood and LEED Credits lunch-and-learn; Partner of the month | Partner of the Month at IDTA; Hosting the spring tour of the Stratford workshop | spring tour; Kitchener Public Library reading room; Has sold to designers for fourteen years"),
      interests: L("Music; Local wood; LEED"), hobbies: L("Music | choir; Needlework | stitching; Bread"), memberships: L("Waterloo Swing Choir; Interior Designers' Trade Alliance | IDTA"), causes: L("Local wood | sustainability | green building")
    },
    sources: ["https://birchline.example/the-bench", "https://birchline.example/trade", "https://idacan.example/partners/2026"],
    never: ["curling", "Tavistock", "reeve", "Lutheran", "nurse"]
  })
]
