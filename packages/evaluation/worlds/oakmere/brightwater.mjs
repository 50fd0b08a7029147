import { L, person, site } from "./kit.mjs"

const bw = site({
  host: "brightwaterdental.example", name: "Brightwater Dental Supply", tag: "", style: "next", lang: "en-AU",
  nav: [["Shop", "/"], ["About us", "/about-us"], ["Education", "/education"], ["Blog", "/blog/sterilisation-mistakes"], ["Contact", "/contact"]],
  foot: "&copy; Brightwater Dental Supply Pty Ltd, 12 Mackey Street, North Geelong VIC 3215. Orders before 3 pm ship the same day. We acknowledge the Wadawurrung people, traditional owners of the land on which we work.", cookie: "This site uses cookies to keep your cart."
})
const trade = site({
  host: "mouthpiecemag.example", name: "Mouthpiece", tag: "The dental trade, straight up", style: "news", lang: "en-AU",
  nav: [["News", "/"], ["People", "/people"], ["Products", "/products"], ["Events", "/events"]], foot: "Mouthpiece, 11 issues a year, Melbourne.", cookie: "Cookies help us see which ads you ignore.", aside: "<p>Glove prices fall again</p><p>Expo moves to autumn</p>"
})
const surf = site({
  host: "bellspointslsc.example", name: "Point Addison Surf Life Saving Club", tag: "Vigilance and service since 1949", style: "wp", lang: "en-AU",
  nav: [["Patrols", "/"], ["Committee", "/committee"], ["Nippers", "/nippers"]], foot: "Point Addison SLSC, Surf Coast, Victoria.", cookie: "We use cookies."
})
const infect = site({
  host: "dentalinfectioncontrol.example", name: "Dental Infection Control Network", tag: "Clean, evidence-based, not boring", style: "drupal", lang: "en-AU",
  nav: [["Home", "/"], ["Symposium", "/symposium-2026"], ["Resources", "/resources"]], foot: "DICN Inc., Melbourne.", cookie: "Cookies: essential only."
})
const pod = site({
  host: "chairsidechat.example", name: "Chairside Chat", tag: "Podcast", style: "blog", lang: "en-AU", nav: [["Episodes", "/"], ["Hosts", "/hosts"]], foot: "Recorded on Wadawurrung country.", cookie: ""
})

export const pages = [
  bw("/", "Everything but the teeth", `<p>Gloves, burs, composites, chairs, compressors, and somebody on the phone who knows what a matrix band is. Brightwater has supplied dental practices in Victoria, Tasmania and South Australia since 1987.</p><p>This week: nitrile gloves, $11.90 a box. Autoclave servicing: book before winter. Trade in your old curing light and get fifty dollars off.</p><p>Free delivery over $250. Next-day to metro Melbourne and Geelong. Our <a href="/education">education team</a> runs CPD in your lunch room; we bring the sandwiches. Family owned &mdash; <a href="/about-us">meet the family</a>. Returns within 30 days if unopened, as you would hope with burs.</p>`),
  bw("/about-us", "About us", `<p>Con Petropoulos sold amalgam out of a Kingswood. That was 1987. Today his son runs a company of 58 people with warehouses in North Geelong and Launceston, and Con still comes in on Fridays to tell everybody where the sticky tape is.</p><h2>Leadership</h2><div class="Person_card"><h3>Craig Petropoulos</h3><p>Managing Director</p><p>Craig started packing boxes at fourteen and took over from his dad in 2011. He has an MBA from Bellarine University and a forklift licence, and says that only one of them is useful daily. Under Craig, Brightwater became the first carbon-neutral dental supplier in Australia in 2023. Away from work: surf patrol, Geelong Cats, a hopeless greyhound named Invoice.</p></div><div class="Person_card"><h3>Naomi Tran</h3><p>Clinical Education Manager</p><p>Naomi was a dental nurse, then an oral health therapist, for twelve years before she came to our side of the counter. She writes and delivers our CPD program.</p></div><div class="Person_card"><h3>Bev Harkin</h3><p>Customer Service Manager</p><p>Bev has answered 400,000 calls and been cross in two.</p></div>`),
  bw("/education", "Education", `<p>Half-day and lunch-time courses, at your practice or in our training surgery in North Geelong. All are led by Naomi Tran, Clinical Education Manager, or one of her associates.</p><ul><li><b>Sterilisation and the new standard.</b> Reprocessing, tracking, water. 3 CPD hours.</li><li><b>Photography for the shy.</b> Intra-oral photographs without tears. 2 hours.</li><li><b>Isolation refresher.</b> Rubber dam for people who say they do not need it. 1 hour.</li></ul><p>Naomi holds a Bachelor of Oral Health from Yarra Metropolitan University and a Certificate IV in Training and Assessment. She was named Educator of the Year by Mouthpiece in 2025. She speaks English and Vietnamese. Cost: $95 a head, or free with an autoclave.</p>`),
  bw("/blog/sterilisation-mistakes", "Five sterilisation mistakes I see every week", `<p>By Naomi Tran &middot; 9 February 2026 &middot; 4 min read</p><p>I visit about a hundred and fifty practices a year, and I love all of you, and here is what you do wrong.</p><ol><li>Overloading. An autoclave is not a suitcase.</li><li>Pouches paper-down. No.</li><li>No one reads the water quality. Distilled means distilled.</li><li>The log book is filled in on Friday for the week. I can tell; it is all one pen.</li><li>Handpieces not oiled. This costs you more than I do.</li></ol><p>If you do only one thing this week, tape a photograph of a correctly loaded tray inside the door. I have made one that you can print. I started as a dental nurse at nineteen, so I have made each of these mistakes myself, some of them twice.</p><p>Questions? Come to my session at the DICN symposium.</p>`),
  trade("/people/petropoulos-surf", "Ten minutes with Craig Petropoulos", `<p>By Sally Wood, for the March 2025 issue</p><p>Brightwater's managing director is on the roof when we call, looking at his solar panels. He does this a lot.</p><p><b>What does a dental supplier need to be carbon neutral?</b> Fewer couriers and a long chat with the glove people. It took us four years.</p><p><b>You are president of the trade association.</b> Of the Independent Dental Suppliers of Australia, yes, since 2022. Somebody has to bring the biscuits.</p><p><b>Best advice?</b> My old man: sell them one box less than they want, and they will come back.</p><p><b>What do you do on a day off?</b> I am on the beach in a red and yellow cap. I have been with the surf life saving club since I was eleven. And I make wine, badly, with my cousins, from grapes that Dad grows over the carport.</p><p><b>What is next?</b> Take-back. We have a trial in Geelong to recycle toothbrushes and aligners.</p>`),
  surf("/committee", "Committee and life members", `<p>2025&ndash;26 season.</p><ul><li>President: Narelle Cox</li><li>Club captain: Jye Brand</li><li>Treasurer: Ange Cardamone</li><li>Patrol captain, team 4: Craig Petropoulos. Bronze Medallion 1991, twenty-five years' service award 2016. Craig's crew performed six rescues last January, and he drives the IRB. He sells dental stuff in Geelong, so be nice about the sausages.</li><li>Nippers: Tegan Holt and a very loud whistle</li><li>Bar: roster</li></ul><p>The Bronze Medallion course starts on 10 October. You have to be fifteen and swim 400 metres in nine minutes. Volunteers for the canteen on carnival day please see Ange before she sees you. Working bee on the first Sunday; bring gloves (Craig has some).</p>`),
  infect("/symposium-2026", "Symposium 2026", `<p>Melbourne, 21 and 22 August 2026. Program as at 1 May.</p><div class="field-item"><h3>Keynote</h3><p>Professor Adaeze Umeh, Adelaide: Biofilms have feelings too.</p></div><div class="field-item"><h3>Naomi Tran</h3><p>Clinical Education Manager, Brightwater Dental Supply, Geelong. <i>One pen: what log books tell us.</i> Naomi is an oral health therapist and a member of the Network's education committee. She volunteers with Smiles Abroad and has been on five dental trips to the Mekong Delta.</p></div><div class="field-item"><h3>Rowan Pike</h3><p>Waterlines, a love story.</p></div><div class="field-item"><h3>Panel</h3><p>Is single use a sin? With Dr T. Fisher and Craig Petropoulos (Managing Director, Brightwater), who has recycled more gloves than most.</p></div><p>Early bird until 30 June. CPD certificates are e-mailed.</p>`),
  pod("/episodes/naomi-tran", "Ep 18: Selling nothing, teaching everything (Naomi Tran)", `<p>Naomi Tran from Brightwater joins Ash and Mel in the spare surgery. She left the chair in 2018 with a bad shoulder and a good PowerPoint. We talk about how to teach people who know everything, growing up behind her parents' bakery in Footscray, and the trip on which the compressor fell into the river.</p><p>Also: K-dramas, her competitive dragon boat team (the Corio Bay Dragons, bow seat), and why she reads fantasy novels with maps. Naomi recommends <i>Make It Stick</i> for anybody who trains staff.</p><p>Chapters: 02:00 Bakery; 11:15 First day as a dental nurse; 21:40 The new standard; 30:05 Mekong; 38:50 Boats.</p><p>Ash is away next week, so Mel will talk to herself about whitening.</p>`),
]
const den = "Dental supplies | Dental supply | Dental | Dental industry | Dentistry | Medical supplies | Healthcare | Dental equipment and supplies | Medical devices | Wholesale"

export const people = [
  person({
    id: "craig-petropoulos", about: "Son of the founder; surf club and football.",
    contact: { full_name: "Craig Petropolous", company: "Brightwater Dental Supply Pty Ltd", email: "craig@brightwaterdental.example", title: "MD", location: "Geelong VIC" },
    outcome: "found",
    facts: {
      title: "Managing Director", company: "Brightwater Dental Supply | Brightwater | Brightwater Dental Supply Pty Ltd | Brightwater Dental", location: "Geelong | North Geelong | Geelong, Victoria | North Geelong VIC",
      achievements: L("First carbon-neutral dental supplier in Australia | carbon-neutral dental supplier | carbon neutral; Twenty-five years' service award 2016 | twenty-five years' service award | 25 years' service award"), education: [{ institution: "Bellarine University", degree: "MBA | Master of Business Administration", field: "Business administration" }],
      hobbies: L("Surf life saving | surf patrol | surf lifesaving; Making wine | winemaking | wine making"), sports_teams: L("Geelong Cats | Cats"), pets: L("A greyhound named Invoice | greyhound | Invoice | greyhound Invoice | dog"),
      memberships: L("Independent Dental Suppliers of Australia | President, Independent Dental Suppliers of Australia; Point Addison Surf Life Saving Club | Point Addison SLSC | Patrol captain, Point Addison Surf Life Saving Club"), certifications: L("Bronze Medallion | Bronze Medallion 1991; Forklift licence")
    },
    also: {
      title: "MD | President of the Independent Dental Suppliers of Australia | Patrol captain", location: "Victoria | Victoria, Australia | Australia | Geelong, Australia | Geelong VIC", industry: den,
      skills: L("Carbon neutrality | sustainability; Recycling | take-back | glove recycling | recycling of toothbrushes and aligners; Sales; Supply | supply chain | distribution | logistics; Family business; IRB driving | driving the IRB; Leadership | business management; Surf rescue; Solar energy"),
      achievements: L("Took over from his father in 2011; Six rescues last January | performed six rescues; President of the Independent Dental Suppliers of Australia; Is single use a sin? | panel at Symposium 2026 | panellist at the DICN symposium | Panel speaker, Dental Infection Control Network Symposium 2026; Take-back trial in Geelong | trial to recycle toothbrushes and aligners; Ten minutes with Craig Petropoulos | interview in Mouthpiece"),
      interests: L("Solar panels | solar; Wine; Football | Australian rules football | AFL; Sustainability; Recycling"), hobbies: L("Australian rules football | AFL | football; Surfing | the beach"), causes: L("Sustainability | carbon neutrality | environment | recycling | climate; Surf life saving; Recycling toothbrushes and aligners | toothbrush recycling | take-back"),
      sports_teams: L("Geelong; Point Addison Surf Life Saving Club"), memberships: L("Surf life saving club")
    },
    sources: ["https://brightwaterdental.example/about-us", "https://mouthpiecemag.example/people/petropoulos-surf", "https://bellspointslsc.example/committee", "https://dentalinfectioncontrol.example/symposium-2026"],
    never: ["Kingswood salesman", "dragon boat", "Mekong trip"]
  }),
  person({
    id: "naomi-tran", about: "Trainer with a blog post, podcast and symposium.",
    contact: { full_name: "Naomi Tran", company: "Brightwater Dental Supply", email: "naomi.tran@brightwaterdental.example" },
    outcome: "found",
    facts: {
      title: "Clinical Education Manager", company: "Brightwater Dental Supply | Brightwater | Brightwater Dental", location: "Geelong | North Geelong | Geelong, Victoria",
      achievements: L("Educator of the Year 2025 | Educator of the Year | Mouthpiece Educator of the Year"), education: [{ institution: "Yarra Metropolitan University", degree: "Bachelor of Oral Health | Bachelor", field: "Oral Health" }], certifications: L("Certificate IV in Training and Assessment"),
      skills: L("Sterilisation | instrument reprocessing | reprocessing; Vietnamese | speaks Vietnamese"), hobbies: L("Dragon boat racing | dragon boating | dragon boat | dragon boats; Fantasy novels | reading fantasy novels | reading | fantasy"), causes: L("Smiles Abroad | volunteering with Smiles Abroad | dental trips to the Mekong Delta"), sports_teams: L("Corio Bay Dragons")
    },
    also: {
      title: "Oral health therapist | Educator | Trainer", location: "Victoria | Victoria, Australia | Australia | Geelong, Australia | Footscray | North Geelong VIC", industry: den + " | Education | Training",
      skills: L("CPD | CPD program | continuing education; Training | teaching | clinical education | staff training; Infection control | dental infection control; Intra-oral photography | dental photography | clinical photography | photography; Rubber dam | isolation; Oral health therapy | oral health; Dental nursing; English; Log books | record keeping | instrument tracking; Autoclaves | autoclave loading; Course writing | curriculum development; Water quality; Public speaking; Blogging | writing; PowerPoint"),
      achievements: L("One pen: what log books tell us | speaker at Symposium 2026 | DICN symposium speaker | Dental Infection Control Network Symposium 2026; Five sterilisation mistakes I see every week | blog post; Five dental trips to the Mekong Delta | Mekong Delta; Chairside Chat | podcast guest | guest on Chairside Chat | Selling nothing, teaching everything; CPD program | writes and delivers the CPD program; Visits about a hundred and fifty practices a year"),
      interests: L("K-dramas | Korean dramas; Fantasy; Make It Stick; Books with maps"), hobbies: L("K-dramas | Korean dramas | watching K-dramas"), causes: L("Dental volunteering | volunteer dentistry | oral health; Infection control"),
      memberships: L("Dental Infection Control Network | education committee, Dental Infection Control Network | Dental Infection Control Network education committee; Corio Bay Dragons; Smiles Abroad"), certifications: L("Oral health therapist")
    },
    sources: ["https://brightwaterdental.example/about-us", "https://brightwaterdental.example/education", "https://brightwaterdental.example/blog/sterilisation-mistakes", "https://dentalinfectioncontrol.example/symposium-2026", "https://chairsidechat.example/episodes/naomi-tran"],
    never: ["greyhound", "Geelong Cats", "whitening expert"], sensitive: ["bad shoulder"]
  }),
  person({
    id: "shane-mulcahy", about: "Nothing online: a rep whom no page names.",
    contact: { full_name: "Shane Mulcahy", company: "Brightwater Dental Supply", email: "shane.mulcahy@brightwaterdental.example", title: "Territory Manager", location: "Launceston" },
    outcome: "nothing", facts: {}, sources: [], never: ["Petropoulos", "greyhound", "surf life saving"]
  })
]
