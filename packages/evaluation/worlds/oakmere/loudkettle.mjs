import { L, person, site } from "./kit.mjs"

const lk = site({
  host: "loudkettle.example", name: "Loud Kettle", tag: "Marketing for brands that mean it", style: "next", lang: "en-GB",
  nav: [["Home", "/"], ["Who we are", "/who-we-are"], ["Work", "/cases/bramble-bakery"], ["Thoughts", "/thoughts/stop-counting-clicks"], ["Contact", "/contact"]],
  foot: "Loud Kettle Ltd, Unit 6, The Old Ropeworks, Bristol BS2. B Corp certified. We are a living wage employer. Registered in England 09900001.", cookie: "Ironically, we do not use tracking cookies. This box is the law."
})
const brief = site({
  host: "briefandbrew.example", name: "Brief &amp; Brew", tag: "The south-west's marketing newsletter", style: "news", lang: "en-GB",
  nav: [["News", "/"], ["Awards", "/awards"], ["Jobs", "/jobs"]], foot: "Brief &amp; Brew, Exeter. Unsubscribe any time.", cookie: "OK?", aside: "<p>Cider brand drops apple</p><p>Ten desks to let</p>"
})
const meet = site({
  host: "measurefest.example", name: "MeasureFest", tag: "A conference about numbers, by people", style: "sq", lang: "en-GB",
  nav: [["Speakers", "/speakers"], ["Tickets", "/tickets"]], foot: "MeasureFest CIC, Cardiff.", cookie: "One cookie for the cart."
})
const choir = site({
  host: "southvillerollers.example", name: "Southville Rollers", tag: "Roller derby, Bristol", style: "wp", lang: "en-GB",
  nav: [["Bouts", "/"], ["Skaters", "/skaters"], ["Fresh meat", "/fresh"]], foot: "Southville Rollers, a members' league.", cookie: "Cookies: yes, at half-time."
})
const fliss = site({
  host: "flissharkness.example", name: "Fliss Harkness", tag: "words, mostly in order", style: "blog", lang: "en-GB",
  nav: [["Blog", "/"], ["About", "/about"], ["Newsletter", "/letter"]], foot: "Written in Bedminster.", cookie: ""
})
const youth = site({
  host: "stpaulsmakers.example", name: "St Pauls Makers", tag: "After-school studio", style: "drupal", lang: "en-GB",
  nav: [["About", "/"], ["Trustees", "/trustees"], ["Give", "/give"]], foot: "Registered charity.", cookie: "Essential cookies."
})

export const pages = [
  lk("/", "Brands that mean it", `<p>We are a marketing agency of twenty-four in Bristol. We work for food, outdoors and good causes; we have turned down a vape, two airlines and a man with a coin.</p><ul><li>Brand and design</li><li>Search and content</li><li>Paid media and measurement</li></ul><p>Recent: Bramble Bakery, Mendip Boots, the Severn Trust. See <a href="/cases/bramble-bakery">the work</a>, or <a href="/who-we-are">who we are</a>.</p><p>&ldquo;They told us to spend less. We spent less. We sold more. I was annoyed.&rdquo; &mdash; Marketing director, boots</p><p>Come for tea. There is always a kettle on and it is, as you would hope, loud. We reply to every brief within two days, even if the reply is no.</p>`),
  lk("/who-we-are", "Who we are", `<div class="Bio"><h3>Jasper Nwosu</h3><p>Founder &amp; Creative Director</p><p>Jasper began in record sleeves, which tells you how old he is. He set up Loud Kettle in a container at the docks in 2012. He still draws every logo by hand first, and has opinions about kerning that HR has asked him to keep short. D&amp;AD pencils: two (wood, graphite). Allotment: one (leeks).</p></div><div class="Bio"><h3>Beth Ackroyd</h3><p>Head of Paid Media &amp; Analytics</p><p>Beth reads spreadsheets for fun and does not apologise. Google Ads certified, GA4 botherer, Yorkshirewoman abroad. Two rescue ferrets (Nora and Batty). Skates as Beth Valley.</p></div><div class="Bio"><h3>Fliss Harkness</h3><p>SEO &amp; Content Lead</p><p>Fliss was a local reporter until the paper folded. Now she makes pages that people can find and would like to read. Makes quilts, runs a supper club, argues about Oxford commas.</p></div><div class="Bio"><h3>Tariq Aziz-Jones</h3><p>Studio Manager</p><p>Tariq knows where it is.</p></div><div class="Bio"><h3>Marmalade</h3><p>Office dog. Head of Morale.</p></div>`),
  lk("/cases/bramble-bakery", "Work: Bramble Bakery", `<p>Bramble Bakery makes sourdough in Stroud and asked us for an app. We gave them a van.</p><p>Jasper Nwosu drew the blackberry by hand, in one line, on the back of a delivery note, and that note hangs in the shop. Fliss Harkness and her team wrote 120 pages answering what people really ask about bread. Beth Ackroyd cut the paid budget by a third and moved what was left into radio and geo tests.</p><p>Result: sales up 41 per cent in a year, and a Gold at the West Country Marketing Awards for best small-budget campaign.</p><p>What did not work: the jingle. We apologise to Stroud. Client since 2021. Photographs by Noor; type is Marmite Grotesk; the van is called Kneadle.</p>`),
  lk("/thoughts/stop-counting-clicks", "Stop counting clicks", `<p>By Beth Ackroyd, 3 March 2026</p><p>I have been buying media for thirteen years, and I can tell you with confidence that half the things in your dashboard are there because they were easy to put there.</p><p>Clicks are not customers. Attribution is a story that platforms tell about themselves. What you want is incrementality: switch something off in Leeds and look at what happens in Leeds. We run geo experiments for every client with a budget over ten thousand a month, and half of the time the answer is embarrassing for somebody.</p><p>Practical steps: write down what you would do with each number. If the answer is nothing, delete it. Learn a bit of R. Be kind to your analyst; bring biscuits. I will be saying this, louder, at MeasureFest.</p>`),
  brief("/awards/2025", "West Country Marketing Awards 2025: the winners", `<p>By the Brief &amp; Brew desk</p><p>Some 400 people put on shoes for the West Country Marketing Awards at the Harbour Hall in Bristol on Thursday.</p><ul><li>Agency of the Year (under 30): Loud Kettle, Bristol</li><li>Best small budget: Loud Kettle for Bramble Bakery</li><li>Leader of the Year: Jasper Nwosu, founder and creative director, Loud Kettle</li><li>Content Marketer of the Year: Fliss Harkness, SEO and content lead, Loud Kettle</li><li>Best B2B: Tin Whistle, Truro, for a pump</li></ul><p>Nwosu, accepting, said that he would like to see fewer awards and more apprenticeships, and then took the award. He announced that the agency would hire its fourth apprentice from St Pauls Makers. Harkness thanked her old news editor, &ldquo;who cut everything I wrote in half, correctly.&rdquo;</p>`),
  meet("/speakers", "Speakers", `<div class="speaker"><h3>Beth Ackroyd</h3><p>Head of Paid Media &amp; Analytics, Loud Kettle (Bristol)</p><p><b>Switch it off in Leeds: geo experiments on a biscuit budget.</b> Beth read maths at Calder University (BSc 2011) and has been in media since. She runs the Bristol branch of Women in Measurement, writes R packages nobody asked for, and is a trustee of a debt advice charity, Level Ground.</p></div><div class="speaker"><h3>Anil Thapar</h3><p>Data Lead, Tin Whistle</p><p><b>Consent banners: a tragedy in four buttons.</b></p></div><div class="speaker"><h3>Dr Cerys Vaughan</h3><p>Statistician</p><p><b>Your sample is three people and one is your mother.</b></p></div><p>Cardiff, 24 June 2026. Tickets &pound;95, includes lunch and a pencil. Concessions by asking.</p>`),
  choir("/skaters", "Our skaters", `<p>Season 2025&ndash;26. A league of forty; here is the travel team.</p><ul><li><b>Beth Valley</b> (#303) &mdash; jammer. Real life: Beth Ackroyd, numbers at a marketing agency (Loud Kettle). Joined 2017; vice-captain. MVP against Cardiff.</li><li><b>Margaret Thrasher</b> (#79) &mdash; blocker. Real life: a primary school teacher, so shh.</li><li><b>Ada Lovebrace</b> (#1815) &mdash; pivot. Physiotherapist, handily.</li><li><b>Jam Roly Poly</b> (#50p) &mdash; blocker. Makes the cakes.</li></ul><p>Fresh meat intake starts on 14 September. You need knee pads, a gum shield and no dignity. All genders and sizes welcome. Home bouts are at Bedminster sports hall; under-12s free; the DJ takes requests if they are by ABBA.</p>`),
  fliss("/about", "About Fliss", `<p>I'm Fliss (Felicity if I owe you money). I live in Bedminster, Bristol, and lead SEO and content at Loud Kettle, a marketing agency. Before that I spent nine years on the <i>Avon Argus</i>, where I covered courts, councils and one escaped emu. I won a regional press award for the emu. Truly.</p><p>I write a newsletter, <b>Plain Biscuit</b>, on writing for the web in words that your gran would use; 6,200 people read it. I teach a day course on plain English for charities, at cost. English degree (Wessex Coast University, 2008), NCTJ diploma.</p><p>I quilt. I run a monthly supper club called Second Helpings, which pays for school uniform at my local primary. I have a tortoise, Gladys, older than my mortgage.</p><p>Bluesky: @fliss.skyport.example. Twitter, in name only: https://twitter.com/flissharkness</p>`),
  youth("/trustees", "Trustees", `<p>St Pauls Makers is a free after-school studio for 11 to 18s: print, sound, sewing, code. Our trustees:</p><h3>Chair: Marva Clarke</h3><p>Retired head teacher. Knows your mother.</p><h3>Jasper Nwosu</h3><p>Founder and Creative Director of Loud Kettle. Jasper grew up two streets away and learned screen printing in this building in 1989. A graduate of Ashton Gate School of Art (BA graphic design, 1996), he set up our apprenticeship scheme and paints the hoarding for Carnival each summer. Bristol City season-ticket holder; do not ask on a Saturday evening.</p><h3>Treasurer: Idris Bowen</h3><p>Chartered accountant and steel pan player.</p><h3>Sunita Rai</h3><p>Solicitor.</p><p>We are looking for a trustee with experience of buildings with leaks.</p>`)
]
export const bluesky = [
  { handle: "fliss.skyport.example", name: "Fliss Harkness", description: "SEO & content lead at Loud Kettle, Bristol. Newsletter: Plain Biscuit. Quilts. Commas.", website: "https://flissharkness.example/about", posts: [{ text: "New Plain Biscuit: nobody has ever 'leveraged' a bus.", at: "2026-05-08T07:30:00.000Z" }, { text: "Binding a quilt on the 76 bus. Everyone has views on the colour.", at: "2026-04-02T17:45:00.000Z" }] },
  { handle: "jaspernwosu.skyport.example", name: "Jasper Nwosu", description: "Creative Director, Loud Kettle. Leeks, letters, Bristol City.", posts: [{ text: "Drew an ampersand for four hours. Happy.", at: "2026-03-22T21:00:00.000Z" }] }
]
export const gravatar = [{ email: "beth@loudkettle.example", slug: "bethackroyd", display_name: "Beth Ackroyd", location: "Bristol", description: "Paid media, analytics, ferrets.", job_title: "Head of Paid Media & Analytics", company: "Loud Kettle", pronouns: "she/her" }]
const mk = "Marketing | Marketing agency | Advertising | Marketing and advertising | Digital marketing | Branding | Brand and design | Advertising and marketing | Marketing services"

export const people = [
  person({
    id: "jasper-nwosu", about: "Founder of an agency; trustee page and an account.",
    contact: { full_name: "Jasper Nwosu", company: "Loud Kettle", email: "jasper@loudkettle.example", title: "Founder", location: "Bristol" },
    outcome: "found",
    facts: {
      title: "Founder & Creative Director | Founder and Creative Director | Creative Director", company: "Loud Kettle | Loud Kettle Ltd", location: "Bristol | Bristol, England",
      achievements: L("Leader of the Year 2025 | Leader of the Year | Leader of the Year at the West Country Marketing Awards; Two D&AD pencils | D&AD pencils | D&AD pencil"), sports_teams: L("Bristol City"), hobbies: L("Allotment | allotment gardening | growing leeks | leeks | gardening"),
      causes: L("St Pauls Makers | St Pauls Makers trustee; Apprenticeships | apprenticeship scheme"), education: [{ institution: "Ashton Gate School of Art", degree: "BA | Bachelor of Arts", field: "Graphic design", year: 1996 }]
    },
    also: {
      title: "Founder | Trustee, St Pauls Makers", location: "St Pauls | UK | United Kingdom | England | Bristol, UK", industry: mk + " | Design",
      skills: L("Logo design | logos | drawing logos by hand | hand-drawn logos; Screen printing; Typography | kerning | lettering | letters; Graphic design; Record sleeves | record sleeve design; Branding | brand design | brand; Drawing | illustration; Creative direction; Painting | mural painting; Leadership; Entrepreneurship"),
      achievements: L("Gold at the West Country Marketing Awards for best small-budget campaign | Gold at the West Country Marketing Awards | best small budget | Bramble Bakery | best small-budget campaign; Agency of the Year (under 30) | Agency of the Year | Agency of the Year 2025; Set up Loud Kettle in 2012 | founded Loud Kettle in 2012 | founded Loud Kettle; Set up the apprenticeship scheme at St Pauls Makers | apprenticeship scheme; Bramble Bakery blackberry logo | Bramble Bakery campaign; Sales up 41 per cent"),
      interests: L("Typography | kerning | letters | ampersands; Leeks; Football; Carnival; Drawing"), hobbies: L("Football; Drawing | lettering; Painting the hoarding for Carnival | painting; Screen printing"), causes: L("Youth | young people | after-school studio; Carnival"), memberships: L("St Pauls Makers | Trustee, St Pauls Makers | trustee of St Pauls Makers; Allotment")
    },
    sources: ["https://loudkettle.example/who-we-are", "https://stpaulsmakers.example/trustees", "https://briefandbrew.example/awards/2025", "https://loudkettle.example/cases/bramble-bakery", "https://bsky.app/profile/jaspernwosu.skyport.example"],
    never: ["ferrets", "quilts", "steel pan"]
  }),
  person({
    id: "beth-ackroyd", about: "Media buyer; article, speaker page, roller derby, Gravatar.",
    contact: { full_name: "Beth Ackroyd", company: "Loud Kettle", email: "beth@loudkettle.example", title: "Head of Paid Media" },
    outcome: "found",
    facts: {
      title: "Head of Paid Media & Analytics | Head of Paid Media and Analytics", company: "Loud Kettle | Loud Kettle Ltd", location: "Bristol | Bristol, England",
      skills: L("Geo experiments | incrementality | geo testing | incrementality testing; R | R packages; Paid media | media buying"), education: [{ institution: "Calder University", degree: "BSc | Bachelor of Science", field: "Maths | Mathematics", year: 2011 }],
      certifications: L("Google Ads certified | Google Ads | Google Ads certification"), hobbies: L("Roller derby | skating"), sports_teams: L("Southville Rollers"), pets: L("Two rescue ferrets, Nora and Batty | ferrets | Nora and Batty | rescue ferrets"), causes: L("Level Ground | debt advice | Trustee, Level Ground")
    },
    also: {
      title: "Head of Paid Media | Trustee, Level Ground", location: "UK | United Kingdom | England | Yorkshire | Bristol, UK", industry: mk + " | Analytics",
      skills: L("Analytics | GA4 | Google Analytics; Attribution | marketing attribution; Measurement | marketing measurement; Spreadsheets; Google Ads; Radio advertising | radio; Experimentation | experiments; Statistics | maths; Writing; Public speaking; Budget optimisation | paid budget; Leadership"),
      achievements: L("Switch it off in Leeds: geo experiments on a biscuit budget | speaker at MeasureFest | MeasureFest 2026 | speaking at MeasureFest | MeasureFest speaker; Stop counting clicks | article Stop counting clicks; Gold at the West Country Marketing Awards for best small-budget campaign | Gold at the West Country Marketing Awards | Bramble Bakery; MVP against Cardiff | MVP; Cut the paid budget by a third | cut the paid budget by a third for Bramble Bakery; R packages; Vice-captain of the Southville Rollers; Sales up 41 per cent"),
      interests: L("Spreadsheets; Ferrets; Measurement; Statistics"), hobbies: L("Spreadsheets | reading spreadsheets | reading spreadsheets for fun; Writing R packages"), causes: L("Women in Measurement; Debt advice"),
      memberships: L("Women in Measurement | Bristol branch of Women in Measurement | Women in Measurement, Bristol branch; Southville Rollers | Vice-captain, Southville Rollers; Level Ground | Trustee, Level Ground | Trustee of Level Ground")
    },
    sources: ["https://loudkettle.example/who-we-are", "https://loudkettle.example/thoughts/stop-counting-clicks", "https://measurefest.example/speakers", "https://southvillerollers.example/skaters", "https://loudkettle.example/cases/bramble-bakery"],
    never: ["leeks", "emu", "Thrasher"]
  }),
  person({
    id: "fliss-harkness", about: "Goes by a nickname; CRM has the full first name. Twitter address on her page.",
    contact: { full_name: "Felicity Harkness", company: "Loud Kettle", location: "Bristol, UK" },
    outcome: "found",
    facts: {
      title: "SEO & Content Lead | SEO and Content Lead", company: "Loud Kettle | Loud Kettle Ltd", location: "Bristol | Bedminster, Bristol | Bedminster",
      achievements: L("Content Marketer of the Year 2025 | Content Marketer of the Year; Regional press award | regional press award for the emu"), education: [{ institution: "Wessex Coast University", degree: "English degree | degree | BA", field: "English", year: 2008 }],
      certifications: L("NCTJ diploma | NCTJ"), hobbies: L("Quilting | quilts | making quilts; Supper club | running a supper club | Second Helpings"), pets: L("A tortoise, Gladys | tortoise | Gladys | tortoise Gladys"), twitter: "https://twitter.com/flissharkness | https://x.com/flissharkness | twitter.com/flissharkness | @flissharkness | flissharkness"
    },
    also: {
      title: "SEO and content lead | Content Lead", location: "UK | United Kingdom | England | Bristol, England | Bristol, UK", industry: mk + " | Content marketing | SEO",
      skills: L("SEO | search engine optimisation | search; Content | content marketing | content strategy; Plain English | writing in plain English; Writing | copywriting | web writing | writing for the web; Journalism | reporting | local reporting; Newsletter writing | newsletters | newsletter; Teaching | training; Editing"),
      achievements: L("Plain Biscuit | Plain Biscuit newsletter | newsletter with 6,200 readers | newsletter Plain Biscuit; Gold at the West Country Marketing Awards for best small-budget campaign | Gold at the West Country Marketing Awards | Bramble Bakery; Agency of the Year (under 30) | Agency of the Year; 120 pages answering what people ask about bread | wrote 120 pages; Day course on plain English for charities | teaches a day course on plain English | plain English course; Nine years on the Avon Argus | Avon Argus | reporter at the Avon Argus; Sales up 41 per cent"),
      interests: L("Oxford commas | commas | grammar; Plain English; Bread; Writing"), hobbies: L("Cooking; Newsletter writing; Arguing about commas"), causes: L("School uniform | school uniforms | paying for school uniform | school uniform at her local primary; Plain English for charities | charities"), memberships: L("Second Helpings"),
      twitter_bio: "SEO & content lead at Loud Kettle, Bristol. Newsletter: Plain Biscuit. Quilts. Commas."
    },
    sources: ["https://loudkettle.example/who-we-are", "https://flissharkness.example/about", "https://briefandbrew.example/awards/2025", "https://loudkettle.example/cases/bramble-bakery", "https://bsky.app/profile/fliss.skyport.example"],
    never: ["ferrets", "leeks", "B2B"]
  })
]
