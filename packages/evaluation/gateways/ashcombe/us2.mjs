// Bluestem Prairie Credit Union (Lincoln), Longwave House (Minneapolis).
import { US, esc, ld, li, outside, rss, site } from "./lib.mjs"

const LNK = US("Lincoln", "Nebraska", "NE"), MSP = US("Minneapolis", "Minnesota", "MN")
const pages = [], listings = [], people = []
const add = (...p) => pages.push(...p)

// ---------------------------------------------------------------- Bluestem Prairie Credit Union
const B = "https://www.bluestemprairiecu.example"
const blue = site(B, { name: "Bluestem Prairie Credit Union", nav: [["/", "Home"], ["/rates", "Rates"], ["/about-us", "About us"], ["/about-us/leadership", "Leadership"], ["/news", "News"], ["/locations", "Locations"]], footer: `<p>Federally insured. Equal Housing Lender. <a href="/locations">Locations</a></p>` })
const hcard = (n, r, b) => `<div class="h-card vcard"><span class="p-name fn">${n}</span>, <span class="p-job-title title">${r}</span> at <span class="p-org org">Bluestem Prairie Credit Union</span><p class="p-note note">${b}</p></div>`
add(
  blue("/", "Bluestem Prairie Credit Union | Lincoln, Nebraska", `<h1>Your neighbors' money, and yours</h1><p>Checking, car loans and mortgages for anyone who lives or works in Lancaster, Seward and Saline counties. <a href="/rates">See today's rates</a>.</p><div class="alert">Our lobby at 48th Street closes at noon on June 13.</div>`),
  blue("/rates", "Rates | Bluestem Prairie Credit Union", `<h1>Rates</h1><table><tr><td>New auto, 60 months</td><td>5.49%</td></tr><tr><td>Share certificate, 12 months</td><td>4.10%</td></tr></table>`),
  blue("/about-us", "About us | Bluestem Prairie Credit Union", `<h1>About us</h1><p>Eleven railroad clerks put five dollars each into a cigar box in 1938. Today 41,000 members own Bluestem Prairie.</p>`),
  blue("/about-us/leadership", "Leadership | Bluestem Prairie Credit Union", `<h1>Leadership</h1>
${hcard("Margaret “Peg” Lindqvist", "President and Chief Executive Officer", "Peg began as a teller in 1995 and has led the credit union since 2011. She earned a bachelor's degree in business administration from the University of Nebraska–Lincoln in 1994 and chairs the Great Plains Credit Union League.")}
${hcard("Terrence Boyd", "Chief Operating Officer", "Terrence joined as a loan officer in 2009 and led lending for seven years. He is a graduate of the Western School of Credit Union Management.")}
${hcard("Dolores Kucera", "Chief Financial Officer", "Dolores came to us in 2016.")}`),
  blue("/news", "News | Bluestem Prairie Credit Union", `<h1>News</h1><ul><li><a href="/news/2026/succession">Peg Lindqvist to retire at year's end</a></li><li><a href="/news/2026/boyd-coo">Terrence Boyd named Chief Operating Officer</a></li><li><a href="/news/2025/second-leash">Shred Day raises $9,400 for Second Leash</a></li></ul>`),
  blue("/news/2026/succession", "Peg Lindqvist to retire at year's end | Bluestem Prairie Credit Union", `<h1>Peg Lindqvist to retire at year's end</h1><p>LINCOLN, Neb., April 21, 2026 – Peg Lindqvist, President and CEO, will retire on December 31. The board has chosen Chief Operating Officer Terrence Boyd to follow her on January 1, 2027. “I have quilts to finish,” she said.</p>`),
  blue("/news/2026/boyd-coo", "Terrence Boyd named Chief Operating Officer | Bluestem Prairie Credit Union", `<h1>Terrence Boyd named Chief Operating Officer</h1><p>LINCOLN, Neb., February 9, 2026 – Boyd, Chief Lending Officer since 2019, now also oversees branches and technology.</p>`),
  blue("/news/2025/second-leash", "Shred Day raises $9,400 for Second Leash | Bluestem Prairie Credit Union", `<h1>Shred Day raises $9,400 for Second Leash</h1><p>September 2025. “My greyhounds, Biscuit and Gravy, both came from Second Leash, so this one is personal,” said Ashley Novak, Bluestem's marketing manager, who fosters retired racers for the rescue.</p>`),
  blue("/locations", "Locations | Bluestem Prairie Credit Union", `<h1>Locations</h1><p>Main office: 1500 O Street, Lincoln, NE 68508 · 48th Street · Seward · Crete</p>`)
)
const lbo = outside("https://lincolnbulletin.example", "The Lincoln Bulletin")
const cul = outside("https://greatplainscul.example", "Great Plains Credit Union League")
add(
  lbo("/2025/husker-volleyball-fans", "The faithful of section B – The Lincoln Bulletin", `<h1>The faithful of section B</h1><p>October 4, 2025. Peg Lindqvist of Lincoln, who runs Bluestem Prairie Credit Union, has missed two Nebraska volleyball home matches since 1999. “One was a wedding,” she says, “and I was the bride.” She quilts through the time-outs.</p>`, { news: "20251004T120000Z" }),
  lbo("/2025/ashley-novak-sandhills", "Novak named coach of the year – The Lincoln Bulletin", `<h1>Novak named coach of the year</h1><p>November 22, 2025. Ashley Novak, in her sixth season at Lincoln Sandhills High School, was named Class A volleyball coach of the year. Novak teaches biology at the school.</p>`, { news: "20251122T120000Z" }),
  lbo("/2024/habitat-build", "Bankers with hammers – The Lincoln Bulletin", `<h1>Bankers with hammers</h1><p>May 18, 2024. Terrence Boyd of Lincoln, chief lending officer of Bluestem Prairie Credit Union, has led a house crew for Homes on the Plains every spring since 2013. He cooks for the volunteers too: Boyd is a certified barbecue judge.</p>`, { news: "20240518T120000Z" }),
  cul("/board", "Board of directors – Great Plains Credit Union League", `<h1>Board of directors</h1><table><tr><td>Chair</td><td>Margaret Lindqvist</td><td>Bluestem Prairie Credit Union, Lincoln</td></tr><tr><td>Vice chair</td><td>Orville Stang</td><td>Wheat Belt Credit Union, Salina</td></tr></table>`),
  cul("/2022/lending-summit", "Lending Summit 2022 – Great Plains Credit Union League", `<h1>Lending Summit 2022</h1><p>Panel: Used cars, used assumptions. Terrence Boyd, Chief Lending Officer, Bluestem Prairie Credit Union.</p>`),
  outside("https://prairiemarketers.example", "Prairie Marketers Association")("/awards/2025", "Sunflower Awards 2025 – Prairie Marketers Association", `<h1>Sunflower Awards 2025</h1><ul><li>Best campaign under $50,000: “Owned by the Lady in Line Behind You” — Ashley Novak, Bluestem Prairie Credit Union, Lincoln</li><li>Best packaging: Deke Sorensen, Platte River Popcorn</li></ul><p>Ms. Novak is secretary of the association's Lincoln chapter.</p>`)
)
listings.push(
  { url: li("ashley-novak-lincoln"), title: "Ashley Novak - Marketing Manager - Bluestem Prairie Credit Union | LinkedIn", snippet: "Marketing Manager at Bluestem Prairie Credit Union. Brand, email and community marketing. Lincoln, Nebraska, United States. Creighton University." },
  { url: li("ashley-novak-teacher"), title: "Ashley Novak - Biology Teacher - Lincoln Sandhills High School | LinkedIn", snippet: "Biology teacher and head volleyball coach. Lincoln, Nebraska." }
)
const BPC = "Bluestem Prairie Credit Union | Bluestem Prairie"
const blueInd = { industry: "Credit union | financial services | banking | credit unions | finance | consumer finance | banking and financial services" }
people.push(
  { id: "peg-lindqvist", about: "Known as Peg, named Margaret; a retirement that is still to come",
    contact: { email: "plindqvist@bluestemprairiecu.example", full_name: "Peg Lindqvist", company: "Bluestem Prairie Credit Union" }, outcome: "found",
    facts: { title: "President and Chief Executive Officer | President and CEO | President & CEO | CEO | Chief Executive Officer | President", company: BPC, location: LNK,
      education: [{ institution: "University of Nebraska–Lincoln | University of Nebraska-Lincoln | University of Nebraska", degree: "bachelor's degree | Bachelor's | BS | bachelor's degree in business administration", field: "business administration", year: 1994 }],
      memberships: ["Great Plains Credit Union League | Chair, Great Plains Credit Union League | chair of the Great Plains Credit Union League | Great Plains Credit Union League (chair) | Great Plains Credit Union League board"],
      hobbies: ["quilting | quilts | quilter"],
      sports_teams: ["Nebraska volleyball | Nebraska Cornhuskers volleyball | Husker volleyball | Huskers volleyball | University of Nebraska volleyball"] },
    also: { ...blueInd, skills: ["leadership | credit union management | credit union leadership | banking"], achievements: ["led the credit union since 2011 | rose from teller to President and CEO | began as a teller in 1995 | has led Bluestem Prairie since 2011", "retire on December 31 | will retire on December 31, 2026"], interests: ["volleyball | Nebraska volleyball | women's volleyball"] , hobbies: ["watching volleyball | attending Nebraska volleyball matches | volleyball"] },
    sources: [B + "/about-us/leadership", B + "/news/2026/succession", "https://lincolnbulletin.example/2025/husker-volleyball-fans", "https://greatplainscul.example/board"] },
  { id: "terrence-boyd", about: "Promoted this year and named to follow the CEO next year; older titles abound",
    contact: { email: "tboyd@bluestemprairiecu.example", full_name: "Terrence Boyd", company: "Bluestem Prairie Credit Union", title: "Chief Lending Officer" }, outcome: "found",
    facts: { title: "Chief Operating Officer | COO", company: BPC, location: LNK,
      causes: ["Homes on the Plains | building homes | house crew for Homes on the Plains | Homes on the Plains (house crew leader) | affordable housing | house building"],
      certifications: ["certified barbecue judge | barbecue judge"],
      education: [{ institution: "Western School of Credit Union Management" }] },
    also: { ...blueInd, title: "Chief Operating Officer and incoming CEO | incoming CEO | CEO designate | CEO-designate | Chief Operating Officer (incoming CEO)", hobbies: ["barbecue | cooking | barbecue judging", "house building | home building | volunteering"], skills: ["lending | consumer lending | loans", "branch operations | operations | branches", "technology oversight | technology"],
      achievements: ["chosen to follow Peg Lindqvist as CEO on January 1, 2027 | named next CEO | selected as next President and CEO | chosen as successor to CEO Peg Lindqvist", "Used cars, used assumptions | Lending Summit 2022 | panelist at Lending Summit 2022 | Lending Summit 2022 panelist", "named Chief Operating Officer | promoted to Chief Operating Officer", "led a house crew for Homes on the Plains every spring since 2013"],
      memberships: ["Homes on the Plains"], interests: ["barbecue", "used cars | auto lending"] },
    sources: [B + "/about-us/leadership", B + "/news/2026/boyd-coo", B + "/news/2026/succession", "https://lincolnbulletin.example/2024/habitat-build", "https://greatplainscul.example/2022/lending-summit", B + "/locations"] },
  { id: "ashley-novak", about: "Same name and same city as a volleyball coach",
    contact: { email: "anovak@bluestemprairiecu.example", full_name: "Ashley Novak", company: "Bluestem Prairie Credit Union" }, outcome: "found",
    facts: { title: "Marketing Manager", company: BPC, location: LNK,
      pets: ["Biscuit and Gravy | Biscuit | Gravy | greyhounds Biscuit and Gravy | greyhounds | two greyhounds, Biscuit and Gravy | Biscuit and Gravy (greyhounds) | Greyhounds, Biscuit and Gravy | greyhounds named Biscuit and Gravy | Biscuit (greyhound) | Gravy (greyhound)"],
      causes: ["Second Leash | greyhound rescue | Second Leash (dog rescue) | fosters retired racers | fostering retired racers | dog rescue | animal rescue | fosters retired racers for Second Leash | fostering retired racing greyhounds | Second Leash rescue"],
      achievements: ["Sunflower Award 2025 | Sunflower Awards 2025: best campaign under $50,000 | Owned by the Lady in Line Behind You | Best campaign under $50,000 | Sunflower Awards 2025 | Best campaign under $50,000, Sunflower Awards 2025 | Sunflower Award 2025 for best campaign under $50,000"],
      memberships: ["Prairie Marketers Association | secretary of the Lincoln chapter, Prairie Marketers Association | Prairie Marketers Association, Lincoln chapter (secretary) | Prairie Marketers Association Lincoln chapter | Prairie Marketers Association (secretary, Lincoln chapter) | Prairie Marketers Association, Lincoln chapter"] },
    also: { ...blueInd, skills: ["brand marketing | brand", "email marketing | email", "community marketing", "marketing | campaigns | marketing campaigns"], hobbies: ["fostering greyhounds | fostering dogs | fostering retired racing greyhounds"], memberships: ["Second Leash | Second Leash (foster volunteer)"], education: [{ institution: "Creighton University" }], interests: ["greyhounds | dogs"], achievements: ["Shred Day raises $9,400 for Second Leash | Shred Day raised $9,400 for Second Leash"],
      linkedin: li("ashley-novak-lincoln"), linkedin_bio: "Marketing Manager at Bluestem Prairie Credit Union. Brand, email and community marketing. | Brand, email and community marketing | Marketing Manager at Bluestem Prairie Credit Union" },
    sources: [B + "/news/2025/second-leash", "https://prairiemarketers.example/awards/2025", li("ashley-novak-lincoln"), B + "/locations"],
    never: ["volleyball", "coach", "biology", "Sandhills"] },
  { id: "curtis-weems", about: "Nothing online", contact: { email: "cweems@bluestemprairiecu.example", full_name: "Curtis Weems", company: "Bluestem Prairie Credit Union" }, outcome: "nothing", facts: {}, sources: [] }
)

// ---------------------------------------------------------------- Longwave House
const W = "https://longwave.example"
const lw = site(W, { name: "Longwave House", nav: [["/", "Listen"], ["/shows", "Shows"], ["/about/", "About"], ["/about/staff", "Staff"], ["/press", "Press"], ["/join", "Become a member"]], footer: `<p>Longwave House, 411 Washington Avenue North, Minneapolis, MN 55401. A nonprofit producer of public radio.</p>` })
add(
  lw("/", "Longwave House | Radio made slowly", `<h1>Radio made slowly</h1><p>We make documentaries and weekly programs for 212 public stations. This week on <a href="/shows/thaw">Thaw</a>: who owns a lake bed?</p>`),
  lw("/shows", "Shows | Longwave House", `<h1>Shows</h1><ul><li><a href="/shows/thaw">Thaw</a>, weekly</li><li><a href="/shows/dry-county">Dry County</a>, a series in seven parts</li></ul>`),
  lw("/shows/thaw", "Thaw | Longwave House", `<h1>Thaw</h1><p>A weekly hour about the North, hosted by Theo Castellanos. Executive producer: Naomi Eberhardt.</p>`),
  lw("/shows/dry-county", "Dry County | Longwave House", `<h1>Dry County</h1><p>How a Minnesota town lost its water. Reported and produced by Naomi Eberhardt. Gold, Radio Makers Guild Awards 2024.</p>`),
  lw("/about/", "About | Longwave House", `<h1>About</h1><p>Two sound engineers began Longwave House in a former mattress factory in 1991. See <a href="/about/staff">staff</a>.</p>`),
  lw("/about/staff", "Staff | Longwave House", `<h1>Staff</h1><ul><li><a href="/about/staff/naomi-eberhardt">Naomi Eberhardt</a>, Executive Producer</li><li><a href="/about/staff/theo-castellanos">Theo Castellanos</a>, Host and Senior Producer, <i>Thaw</i></li><li><a href="/about/staff/rachel-kim">Rachel Kim</a>, Director of Membership</li><li>Gus Haverford, Chief Engineer</li></ul>`),
  lw("/about/staff/naomi-eberhardt", "Naomi Eberhardt | Longwave House", `<h1>Naomi Eberhardt</h1><p class="jobtitle">Executive Producer</p><p>Naomi has edited Longwave's programs since 2014. Her series <a href="/shows/dry-county">Dry County</a> won gold at the Radio Makers Guild Awards. She studied history at Carleton College (BA, 2003), serves on the board of the Upper Midwest Audio Guild, and bakes rye bread for the newsroom.</p>`),
  lw("/about/staff/theo-castellanos", "Theo Castellanos | Longwave House", `<h1>Theo Castellanos</h1><p class="jobtitle">Host and Senior Producer, <i>Thaw</i></p><p>Theo came to Minneapolis from a community station in Duluth. He records his own field sound, speaks Spanish, and is on <a href="https://bsky.app/profile/theocastellanos.example">Bluesky</a>.</p>`),
  lw("/about/staff/rachel-kim", "Rachel Kim | Longwave House", `<h1>Rachel Kim</h1><p class="jobtitle">Director of Membership</p><p>Rachel runs the pledge drives without, so far, a single tote bag. She came in 2020 from the Walleye Children's Theatre, where she ran annual giving, and is a Certified Fund Raising Executive.</p>`),
  lw("/press", "Press | Longwave House", `<h1>Press</h1><p>For interviews write to press@longwave.example. <a href="/press/2025-membership">Membership passes 30,000</a> (October 2025).</p>`),
  lw("/press/2025-membership", "Membership passes 30,000 | Longwave House", `<h1>Membership passes 30,000</h1><p>October 16, 2025. “People give to voices, not to buildings,” said Rachel Kim, director of membership, who sings alto in the Lake Street Chorale and knows about both.</p>`),
  lw("/join", "Become a member | Longwave House", `<h1>Become a member</h1><p>From $5 a month.</p>`)
)
const rmg = outside("https://radiomakersguild.example", "Radio Makers Guild")
const theo = site("https://theocastellanos.example", { name: "Theo Castellanos", nav: [["/", "Theo"], ["/birds", "Birds"]] })
add(
  rmg("/awards/2024", "Radio Makers Guild Awards 2024", `<h1>Winners 2024</h1><h2>Documentary series</h2><p><b>Gold:</b> Dry County — Naomi Eberhardt, Longwave House</p><p><b>Silver:</b> The Ferry Clerks — Bryn Aldermaston, Radio Tideway</p><h2>Host, weekly program</h2><p><b>Silver:</b> Theo Castellanos, Thaw, Longwave House</p>`),
  theo("/", "Theo Castellanos", `<h1>Theo Castellanos</h1><p>I host <em>Thaw</em> at Longwave House in Minneapolis. I was born in El Paso and did not see snow until I was nineteen, which explains the program. I read your mail at theo@theocastellanos.example.</p><p>Since 2021 I have counted owls every spring for the Loon State Bird Count: <a href="/birds">my list</a>.</p>`),
  theo("/birds", "Birds – Theo Castellanos", `<h1>Birds</h1><p>Birding list, Minnesota: 287 species. Latest: boreal owl, Sax-Zim Bog, March 2026. My binoculars are older than my host desk. Go Minnesota Frost!</p>`),
  outside("https://quietessays.example", "Quiet Essays")("/a-year-with-lithium", "A year with lithium – Quiet Essays", `<h1>A year with lithium</h1><p>by Naomi Eberhardt, executive producer at Longwave House in Minneapolis</p><p>I was told I had bipolar disorder on a Tuesday, between two edits. I tell it because somebody at another station may need to hear it. I also tell it because I walk the Grand Rounds each evening with Pickle, my old beagle, and she knows anyway.</p>`),
  outside("https://novelistsofthenorth.example", "Novelists of the North")("/rachel-kim", "Rachel Kim – Novelists of the North", `<h1>Rachel Kim</h1><p>Rachel Kim, who lives in Minneapolis, is the author of <em>The Salt Orchard</em>, a finalist for the Tamarack Fiction Prize. She teaches fiction at a Saint Paul college.</p>`)
)
listings.push(
  { url: li("rachelkim-membership"), title: "Rachel Kim, CFRE - Director of Membership - Longwave House | LinkedIn", snippet: "Director of Membership at Longwave House. Annual giving, sustaining donors. Greater Minneapolis-St. Paul Area. Macalester College." },
  { url: li("naomi-eberhardt-audio"), title: "Naomi Eberhardt - Longwave House | LinkedIn", snippet: "Executive Producer at Longwave House. Documentary editing. Minneapolis, Minnesota, United States · Carleton College." }
)
const lwInd = { industry: "Public radio | radio | broadcasting | public media | media | audio production | broadcast media | podcasting | media and broadcasting | nonprofit media | public radio production | nonprofit" }
people.push(
  { id: "naomi-eberhardt", about: "Has written publicly about her health",
    contact: { email: "neberhardt@longwave.example", full_name: "Naomi Eberhardt", company: "Longwave House" }, outcome: "found",
    facts: { title: "Executive Producer", company: "Longwave House | Longwave", location: MSP,
      achievements: ["Radio Makers Guild Awards 2024, Gold for Dry County | Dry County | Gold, Radio Makers Guild Awards 2024 | Gold at the Radio Makers Guild Awards 2024 for Dry County | Radio Makers Guild Gold | Radio Makers Guild Awards | gold at the Radio Makers Guild Awards | Dry County won gold at the Radio Makers Guild Awards"],
      education: [{ institution: "Carleton College", degree: "BA | Bachelor of Arts", field: "history", year: 2003 }],
      memberships: ["Upper Midwest Audio Guild | board of the Upper Midwest Audio Guild | Board member, Upper Midwest Audio Guild | Upper Midwest Audio Guild (board)"],
      hobbies: ["baking rye bread | baking | bakes rye bread | bread baking | rye bread baking"] },
    also: { ...lwInd, pets: ["Pickle | Pickle, a beagle | beagle | old beagle Pickle | beagle named Pickle | Pickle (beagle)"], hobbies: ["walking | walks the Grand Rounds | evening walks | walking the Grand Rounds", "writing | essay writing"], skills: ["editing | documentary editing | audio editing | editing programs", "radio production | audio production | producing | documentary production", "reporting | documentary reporting", "writing"], achievements: ["executive producer of Thaw"], interests: ["water | documentary", "history"], causes: ["water"],
      linkedin: li("naomi-eberhardt-audio"), linkedin_bio: "Executive Producer at Longwave House. Documentary editing. | Documentary editing | Executive Producer at Longwave House" },
    sources: [W + "/about/staff/naomi-eberhardt", W + "/shows/dry-county", W + "/shows/thaw", "https://radiomakersguild.example/awards/2024", "https://quietessays.example/a-year-with-lithium", li("naomi-eberhardt-audio")],
    sensitive: ["bipolar", "lithium", "disorder"] },
  { id: "theo-castellanos", about: "Writes from his own domain; his Bluesky description teases models",
    contact: { email: "theo@theocastellanos.example", full_name: "Theo Castellanos", company: "Longwave House" }, outcome: "found",
    facts: { title: "Host and Senior Producer | Host and Senior Producer, Thaw | Senior Producer | Host | Host of Thaw", company: "Longwave House | Longwave", location: MSP,
      hobbies: ["birding | bird watching | birdwatching | counting owls"],
      achievements: ["Silver, Radio Makers Guild Awards 2024 | Radio Makers Guild Awards 2024 | Radio Makers Guild Awards 2024, Silver: Host, weekly program | Silver, Host, weekly program, Radio Makers Guild Awards 2024 | Silver at the Radio Makers Guild Awards 2024 | Radio Makers Guild Awards 2024 (Silver, Host of a weekly program)"],
      causes: ["Loon State Bird Count | bird counts | counted owls every spring for the Loon State Bird Count | counting owls for the Loon State Bird Count | bird conservation | Loon State Bird Count volunteer"],
      sports_teams: ["Minnesota Frost"] },
    also: { ...lwInd, skills: ["field recording | field sound | recording field sound | records his own field sound", "Spanish | speaks Spanish", "hosting | radio hosting | radio production | producing | audio production"], interests: ["birds | owls | birding | the North | snow", "ice | ice hockey | women's hockey", "lakes", "sound | field recording"], achievements: ["Thaw | host of Thaw | hosts Thaw | Hosts the weekly program Thaw", "287 species | Minnesota birding list of 287 species | Birding list of 287 species in Minnesota"], hobbies: ["field recording", "owls"], memberships: ["Loon State Bird Count"] },
    sources: [W + "/about/staff/theo-castellanos", W + "/shows/thaw", "https://radiomakersguild.example/awards/2024", "https://theocastellanos.example/", "https://theocastellanos.example/birds", "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=theocastellanos.example"] },
  { id: "rachel-kim", about: "A novelist of the same name lives in the same city and has a Wikipedia article",
    contact: { email: "rkim@longwave.example", full_name: "Rachel Kim", company: "Longwave House" }, outcome: "found",
    facts: { title: "Director of Membership", company: "Longwave House | Longwave", location: MSP + " | Greater Minneapolis-St. Paul Area | Minneapolis-St. Paul",
      certifications: ["Certified Fund Raising Executive | CFRE | Certified Fund Raising Executive (CFRE)"],
      hobbies: ["singing | choral singing | choir | alto in the Lake Street Chorale | sings alto in the Lake Street Chorale | choir singing"],
      memberships: ["Lake Street Chorale | Lake Street Chorale (alto)"] },
    also: { ...lwInd, skills: ["annual giving", "sustaining donors | sustaining giving", "pledge drives | fundraising | membership | fund raising", "membership management"], education: [{ institution: "Macalester College" }], achievements: ["Membership passes 30,000 | grew membership past 30,000 | membership passed 30,000 | Longwave House membership passed 30,000"], interests: ["choral music | singing"],
      linkedin: li("rachelkim-membership"), linkedin_bio: "Director of Membership at Longwave House. Annual giving, sustaining donors. | Annual giving, sustaining donors | Director of Membership at Longwave House" },
    sources: [W + "/about/staff/rachel-kim", W + "/press/2025-membership", li("rachelkim-membership")],
    never: ["Salt Orchard", "novel", "Tamarack Fiction", "fiction"] }
)
export default { pages, listings, people,
  robots: { "longwave.example": "User-agent: *\nAllow: /\n" },
  redirects: { "https://bluestemprairiecu.example/": B + "/", "https://www.bluestemprairiecu.example/leadership": "/about-us/leadership", "https://www.bluestemprairiecu.example/about": "/about-us", "https://www.longwave.example/": W + "/", "https://longwave.example/about": "/about/", "https://longwave.example/staff": "/about/staff", "https://longwave.example/team": "/about/staff" },
  canaries: ["Emperor of Lake Superior"], payloads: [] }
