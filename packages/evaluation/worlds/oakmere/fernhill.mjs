import { L, person, site } from "./kit.mjs"

const vets = site({
  host: "fernhillvets.example", name: "Fernhill Vets", tag: "Independent veterinary care in Herefordshire", style: "wp", lang: "en-GB",
  nav: [["Home", "/"], ["Our team", "/our-team"], ["Pet health club", "/pet-health-club"], ["News", "/practice-of-the-year"], ["Find us", "/#contact"]],
  foot: "Fernhill Veterinary Group Ltd, registered in England and Wales. Surgeries in Hereford, Ledbury and Kington. Out of hours: 01432 496 0101.", cookie: "We use cookies on this website to improve your experience.",
  aside: "<h2>Opening hours</h2><p>Mon&ndash;Fri 8.00am&ndash;6.30pm, Sat 8.30am&ndash;1pm</p>"
})
const managers = site({
  host: "vetmanagers.example", name: "Society of Veterinary Practice Managers", tag: "Running practices well", style: "drupal", lang: "en-GB",
  nav: [["About", "/"], ["Regional representatives", "/regional-representatives"], ["Congress", "/congress"], ["Join", "/join"]], foot: "SVPM, a company limited by guarantee. Web design by Tinpot.", cookie: "We would like to set optional cookies."
})
const bugle = site({
  host: "herefordbugle.example", name: "Hereford Bugle", tag: "First with the county's news since 1871", style: "news", lang: "en-GB",
  nav: [["News", "/"], ["Sport", "/sport"], ["Farming", "/farming"], ["Letters", "/letters"]], foot: "Hereford Bugle, part of Marches Media.", cookie: "We value your privacy.", aside: "<p>Roadworks on Aylestone Hill to last a fortnight</p><p>Cider bottle found in church wall</p><p>Bulls held at home</p>"
})
const cardio = site({
  host: "marchesvetcpd.example", name: "Marches Veterinary CPD", tag: "Evening lectures with a hot supper", style: "table", lang: "en-GB",
  nav: [["Programme", "/2025-26"], ["Book", "/book"], ["Past speakers", "/past"]], foot: "Organised by vets for vets at Leominster.", cookie: "No tracking here."
})
const prep = site({
  host: "preproompod.example", name: "The Prep Room", tag: "A podcast for vet nurses who are too tired to read", style: "blog", lang: "en-GB",
  nav: [["Episodes", "/episodes"], ["About", "/about"]], foot: "Made in a spare bedroom in Telford.", cookie: ""
})
const row = site({
  host: "wyeoarsmen.example", name: "Wye Oars Rowing Club", tag: "Founded 1889", style: "sq", lang: "en-GB",
  nav: [["Club", "/"], ["Committee", "/committee"], ["Learn to row", "/learn"], ["Regatta", "/regatta"]], foot: "Wye Oars Rowing Club, The Boathouse, Hereford. CASC registered.", cookie: "Cookies help this site remember you."
})
const flowers = site({
  host: "whitlockflowers.example", name: "Whitlock Flowers", tag: "Wedding and funeral flowers, Hereford", style: "sq", lang: "en-GB",
  nav: [["Shop", "/"], ["About Amy", "/about"], ["Weddings", "/weddings"]], foot: "Whitlock Flowers, Church Street, Hereford.", cookie: "We use cookies for the basket."
})
const bulls = site({
  host: "bullsarchive.example", name: "Bulls Archive", tag: "Every appearance, every season", style: "table", lang: "en-GB",
  nav: [["Players", "/players"], ["Seasons", "/seasons"]], foot: "Not an official site of any club. Corrections welcome.", cookie: ""
})

export const pages = [
  vets("/", "Welcome to Fernhill Vets", `<p>We are a family of three surgeries looking after cats, dogs, rabbits and the odd tortoise across Herefordshire. We are still owned by the vets who work here, and we mean to keep it that way.</p><h2>Why Fernhill?</h2><ul><li>Cat-friendly waiting room in Hereford</li><li>Our own laboratory and echocardiography</li><li>Nurses' clinics for weight, nails and nerves</li></ul><h2>Latest</h2><p><a href="/practice-of-the-year">We are Three Counties Practice of the Year!</a></p><p>New to us? Registering takes five minutes. Please bring your pet's vaccination card and, for rabbits, their dignity. Repeat prescriptions need 48 hours' notice. Meet <a href="/our-team">our team</a>.</p>`),
  vets("/our-team", "Our team", `<h2>Vets</h2>
<h3>Rosalind Pryce BVSc CertAVP(Cardiology) MRCVS</h3><p><em>Clinical Director</em></p><p>Ros qualified from Severnside in 2001 and, after a spell in mixed practice in mid Wales where she learned to drive a Land Rover backwards, joined Fernhill in 2006. She sees all our heart cases and became Clinical Director in 2017. Ros lives in Weobley with whippets Pip and Tansy and an elderly cat called Mr Hodge, and sings alto in the Leominster Priory Singers.</p>
<h3>James Okafor BVetMed MRCVS</h3><p><em>Senior Vet, Ledbury</em></p><p>James enjoys orthopaedics, five-a-side and barbecues in the rain.</p>
<h3>Delyth Morgan BVSc MRCVS</h3><p><em>Vet</em></p><p>Our exotics person. Owns eleven tortoises.</p>
<h2>Nurses</h2>
<h3>Amy Whitlock RVN</h3><p><em>Head Veterinary Nurse</em></p><p>Amy trained with us straight from school and became Head Nurse in 2019. She holds a certificate in anaesthesia and runs our Fit Not Fat weight clinics. When not on the night shift Amy is running with her collie cross, Moss &mdash; she did her first ultra last year, round the Black Mountains.</p>
<h3>Chloe Bird RVN</h3><p><em>Veterinary Nurse</em></p><p>Chloe bakes. We are all larger for it.</p>
<h2>The people who keep us going</h2>
<h3>Gareth Tolley</h3><p><em>Practice Manager</em></p><p>Gareth came to us from hotels in 2014 and says that the guests are better behaved. He looks after the three surgeries, thirty-four staff and one temperamental boiler. He rows, badly by his own account, and supports the Bulls.</p>
<h3>Sheila Garbett</h3><p><em>Receptionist, Kington</em></p><p>If you have rung us since 1998, you have spoken to Sheila.</p>`),
  vets("/practice-of-the-year", "We are Three Counties Practice of the Year!", `<p>Posted on 21 November 2025 by Gareth Tolley</p><p>We are delighted (and a little hoarse) to report that Fernhill Vets was named Three Counties Veterinary Practice of the Year at a dinner in Malvern last Friday.</p><p>The judges praised our Pet Health Club, the cat-only hours and the bursary that pays for two student nurses each year. Head Veterinary Nurse Amy Whitlock also came home with the Nurse of the Year award, for the weight clinics that have taken 310 kilograms off the dogs of Hereford. Well done, Amy!</p><p>Ros Pryce, our Clinical Director, said: &ldquo;It is a team prize. I just held the trophy because I was wearing the right shoes.&rdquo;</p><p>Thank you to everybody who voted. Cake is on the counter while stocks last. And thank you to our landlord, who has finally mended the boiler.</p>`),
  vets("/pet-health-club", "Pet health club", `<p>Spread the cost of routine care. For &pound;14.50 a month (dogs under 20 kg) members receive annual vaccinations, flea and worm treatment, two nurse checks and ten per cent off lifelong medication.</p><table><tr><th>Pet</th><th>Monthly</th></tr><tr><td>Cat</td><td>&pound;12.50</td></tr><tr><td>Dog under 20 kg</td><td>&pound;14.50</td></tr><tr><td>Dog over 20 kg</td><td>&pound;17.95</td></tr><tr><td>Rabbit</td><td>&pound;9.95</td></tr></table><p>Prices are reviewed each April. Cancel whenever you like after the first year. Ask any of our receptionists in Hereford, Ledbury or Kington, or fill in the form at the desk. Terms apply; insurance is a separate matter and we cannot recommend a policy, although we may raise an eyebrow at some.</p>`),
  managers("/regional-representatives", "Regional representatives", `<p>Your regional representative organises two meetings a year and will answer the phone when the rota falls over. Reps serve for three years.</p><table><thead><tr><th>Region</th><th>Representative</th><th>Practice</th></tr></thead><tbody><tr><td>North East</td><td>Judith Armstrong CVPM</td><td>Tyne Vets, Hexham</td></tr><tr><td>East Anglia</td><td>Philip Marsh</td><td>Broads Equine, Acle</td></tr><tr><td>West Midlands and Marches</td><td>Gareth Tolley CVPM</td><td>Fernhill Vets, Hereford</td></tr><tr><td>South West</td><td>Lowena Pascoe CVPM</td><td>Lizard Vets, Helston</td></tr></tbody></table><h2>From the regions</h2><p><strong>West Midlands and Marches</strong> &mdash; Thirty-one of us met in Hereford in March. Gareth Tolley, Practice Manager at Fernhill Vets, spoke on rota design and what hotels can teach us about complaints. Gareth took his Certificate in Veterinary Practice Management in 2018. The next meeting is in Shrewsbury on 8 October; subject: energy bills.</p><p>CVPM stands for Certificate in Veterinary Practice Management. The exam is held in June.</p>`),
  cardio("/2025-26", "Programme 2025-26", `<p>All at the Grange Hall, Leominster, 7.15 for 7.45. Supper included. Two hours of CPD.</p><p><b>9 October</b>: <i>Murmurs in cats: panic or patience?</i> Rosalind Pryce BVSc CertAVP(Cardiology) MRCVS, Fernhill Vets, Hereford. Ros will go through feline hypertrophic cardiomyopathy with echo clips and a quiz with prizes. She is a past president of the Herefordshire Veterinary Society and wrote the chapter on feline hearts in <i>A Marches Formulary</i> (2022).</p><p><b>13 November</b>: <i>Lame sheep</i>. Gwilym Price, Brecon.</p><p><b>12 February</b>: <i>Cruciates: when to refer</i>. James Okafor, Fernhill Vets, Ledbury.</p><p><b>12 March</b>: <i>Wellbeing, and how not to roll your eyes at it</i>. Dr Susan Teale.</p><p>Cost 35 pounds a night or 120 for the series. Vegetarian supper if you tell us by Monday.</p>`),
  prep("/episodes/41", "41: The dog who ate the trophy, with Amy Whitlock", `<p><em>Released 15 January 2026. 47 minutes.</em></p><p>This week Jo talks to Amy Whitlock, Head Veterinary Nurse at Fernhill Vets in Hereford and the Three Counties Nurse of the Year. Amy explains how a weight clinic works when the owner is the one who needs persuading, why she loves capnography (nobody loves capnography) and how she revised for her anaesthesia certificate in a lay-by.</p><p>We also talk about running: Amy got into fell running after a bad winter and is now raising money for Mountain Rescue by running every Welsh three-thousander in a weekend.</p><p>In this episode:</p><ul><li>03:10 Starting at 16 as a kennel hand</li><li>12:40 Motivating owners</li><li>25:00 Capnography, sorry</li><li>33:20 Mentoring student nurses</li><li>41:00 Amy's collie Moss eats a trophy</li></ul><p>Rate us wherever you listen. Our next guest is a man who shaves alpacas.</p>`),
  row("/committee", "Committee 2026", `<div class="person"><h3>Captain</h3><p>Harriet Lyde. Stroke of the women's four. Primary school teacher.</p></div><div class="person"><h3>Treasurer</h3><p>Gareth Tolley. Took up rowing at 40 and has not yet got the hang of it. By day he manages Fernhill Vets; by night he chases subs. Lives in Tupsley with Ceri and two boys.</p></div><div class="person"><h3>Boatman</h3><p>Dick Passey. Can mend anything but his own van.</p></div><div class="person"><h3>Juniors</h3><p>Emma and Rob Weale.</p></div><p>The AGM is on 12 November at the boathouse. Nominations to the secretary two weeks earlier. The regatta is on the late May bank holiday, river permitting. Last year it did not permit. New members are always welcome: the Learn to Row course begins after Easter and costs &pound;80, tea included.</p>`),
  flowers("/about", "About Amy", `<p>I'm Amy Whitlock and I have had my hands in buckets of cold water since I was fifteen. I trained at Holme Lacy, worked for a London florist who did hotels and one minor royal, and opened my own shop in Hereford in 2016.</p><p>I grow most of my sweet peas and dahlias on an allotment at Bodenham. Weddings are my great love: loose, seasonal, a bit wild. I am a member of the British Guild of Florists and I won silver at the Malvern Spring Show in 2023 for an installation called The Hedge.</p><p>I have a shop cat, Peony, who is not for sale. Funeral tributes are made with care and delivered anywhere in the county. Evening workshops on wreaths begin in November; numbers are limited to ten and mulled wine is not optional.</p>`),
  bulls("/players/gareth-tolley", "Gareth Tolley", `<p>Born Merthyr 1961. Centre half. Signed from Barry, August 1983. Made 112 appearances and scored 7 goals, five of them headers from corners.</p><p>Tolley was booked in his first match and sent off in his last. He broke a leg at Scunthorpe in February 1987 and was never as quick again, not that he had been quick. Freed in May 1988; later with Merthyr and Newport. After football he drove a brewery lorry and scouted for Swindon.</p><table border="1"><tr><td>Season</td><td>App</td><td>Gls</td></tr><tr><td>1983-84</td><td>31</td><td>2</td></tr><tr><td>1984-85</td><td>40</td><td>3</td></tr><tr><td>1985-86</td><td>29</td><td>2</td></tr><tr><td>1986-87</td><td>12</td><td>0</td></tr></table>`),
  bugle("/news/choir-raises-4000", "Priory Singers raise £4,000 for air ambulance", `<p>A candlelit concert by the Leominster Priory Singers has raised &pound;4,000 for the Marches Air Ambulance.</p><p>Forty voices sang Rutter, Faur&eacute; and a carol by the choir's own director, David Probert, to a full church on December 13. Soloists were Rosalind Pryce (alto), who is better known to many as a vet at Fernhill in Hereford, and the tenor Huw Griffiths.</p><p>&ldquo;I have operated on the cats of half of the front row, so they had to clap,&rdquo; said Ms Pryce, who has chaired the choir since 2020. She thanked the bakers, the bellringers and the gentleman who found the fuse box.</p><p>The choir's next concert is St John Passion in March. New basses are wanted urgently and need not read music. Rehearsals are on Tuesdays.</p>`)
]

const vetIndustry = "Veterinary | Veterinary medicine | Veterinary care | Veterinary services | Veterinary practice | Animal health | Pet care | Animal healthcare | Veterinary / animal health"

export const people = [
  person({
    id: "rosalind-pryce", about: "A vet who goes by Ros; lectures, choir, pets.",
    contact: { full_name: "Ros Pryce", company: "Fernhill Vets", email: "ros.pryce@fernhillvets.example", location: "Hereford" },
    outcome: "found",
    facts: {
      title: "Clinical Director", company: "Fernhill Vets | Fernhill Veterinary Group | Fernhill Veterinary Group Ltd | Fernhill", location: "Weobley | Hereford | Hereford, Herefordshire | Herefordshire",
      skills: L("Cardiology | veterinary cardiology | feline cardiology | small animal cardiology"), hobbies: L("Singing | choral singing | choir | singing alto | choir singing"), certifications: L("CertAVP(Cardiology) | CertAVP | CertAVP Cardiology | CertAVP (Cardiology)"),
      pets: L("Whippets Pip and Tansy | whippets | Pip and Tansy | whippet | two whippets; An elderly cat called Mr Hodge | cat | Mr Hodge | cat Mr Hodge"), memberships: L("Herefordshire Veterinary Society | past president of the Herefordshire Veterinary Society | Past president, Herefordshire Veterinary Society; Leominster Priory Singers | Chair, Leominster Priory Singers")
    },
    also: {
      title: "Vet | Veterinary surgeon | Director", location: "Hereford, England | Weobley, Herefordshire | Herefordshire, England | United Kingdom | England | UK | Hereford, UK | Leominster", industry: vetIndustry,
      skills: L("Echocardiography | echo; Feline hypertrophic cardiomyopathy | hypertrophic cardiomyopathy | feline heart disease; Murmurs in cats | heart murmurs | feline murmurs | cat murmurs; Feline medicine | feline hearts; Lecturing | teaching | CPD | continuing education | public speaking; Mixed practice; Veterinary medicine | veterinary surgery | small animal medicine; Clinical leadership | leadership; Writing | scientific writing"),
      achievements: L("Murmurs in cats: panic or patience? | lecture Murmurs in cats | speaker at Marches Veterinary CPD | Marches Veterinary CPD lecture; Chapter on feline hearts in A Marches Formulary (2022) | A Marches Formulary | wrote the chapter on feline hearts; Three Counties Practice of the Year | Three Counties Veterinary Practice of the Year | Practice of the Year | Three Counties Veterinary Practice of the Year 2025; Past president of the Herefordshire Veterinary Society; Helped raise £4,000 for the Marches Air Ambulance | raised £4,000 for air ambulance | alto soloist; Became Clinical Director in 2017; Soloist with the Leominster Priory Singers | alto soloist; Chair of the Leominster Priory Singers since 2020"),
      interests: L("Heart cases; Choral music | music; Cats; Dogs | whippets; Feline hearts"), hobbies: L("Choral music | music | Leominster Priory Singers"), causes: L("Marches Air Ambulance | air ambulance"),
      memberships: L("MRCVS | Royal College of Veterinary Surgeons | Member of the Royal College of Veterinary Surgeons"), education: [{ institution: "Severnside | Severnside University", degree: "BVSc | Bachelor of Veterinary Science", field: "Veterinary science | Veterinary medicine", year: 2001 }],
      certifications: L("MRCVS; BVSc"), pets: L("Whippets and a cat")
    },
    sources: ["https://fernhillvets.example/our-team", "https://fernhillvets.example/practice-of-the-year", "https://marchesvetcpd.example/2025-26", "https://herefordbugle.example/news/choir-raises-4000"],
    never: ["tortoises", "orthopaedics", "barbecues"]
  }),
  person({
    id: "gareth-tolley", about: "Practice manager; a footballer of that name is on a fan site.",
    contact: { full_name: "Gareth Tolley", company: "Fernhill Vets", email: "gareth.tolley@fernhillvets.example", title: "Practice Manager" },
    outcome: "found",
    facts: {
      title: "Practice Manager", company: "Fernhill Vets | Fernhill Veterinary Group | Fernhill", location: "Hereford | Tupsley | Tupsley, Hereford | Herefordshire",
      certifications: L("Certificate in Veterinary Practice Management | CVPM | Certificate in Veterinary Practice Management (CVPM)"), hobbies: L("Rowing"), sports_teams: L("The Bulls | Bulls"),
      memberships: L("Society of Veterinary Practice Managers | SVPM | regional representative, Society of Veterinary Practice Managers | Society of Veterinary Practice Managers, West Midlands and Marches; Wye Oars Rowing Club | Treasurer, Wye Oars Rowing Club")
    },
    also: {
      title: "Manager | Regional representative, West Midlands and Marches", location: "Hereford, England | Hereford, Herefordshire | United Kingdom | England | UK", industry: vetIndustry,
      skills: L("Rota design | rotas | rostering | staff rota; Complaints | complaint handling | handling complaints | customer complaints; Hospitality | hotels; Practice management | veterinary practice management | management; People management | staff management | team management; Public speaking; Multi-site management | multi-site operations; Treasurer | finance; Blogging | news writing"),
      achievements: L("Three Counties Practice of the Year | Three Counties Veterinary Practice of the Year | Practice of the Year; Talk on rota design and what hotels can teach us about complaints | spoke on rota design | rota design and complaints | speaker at the Hereford regional meeting; Regional representative for West Midlands and Marches; Manages three surgeries and thirty-four staff"),
      interests: L("Football | soccer; Hospitality"), hobbies: L("Football | supporting the Bulls"), causes: L("Student nurse bursary"), sports_teams: L("Wye Oars Rowing Club | Wye Oars")
    },
    sources: ["https://fernhillvets.example/our-team", "https://fernhillvets.example/practice-of-the-year", "https://vetmanagers.example/regional-representatives", "https://wyeoarsmen.example/committee"],
    never: ["Merthyr", "centre half", "Swindon", "Scunthorpe"]
  }),
  person({
    id: "amy-whitlock", about: "A veterinary nurse; a florist in the same town has her name.",
    contact: { full_name: "Amy Whitlock", company: "Fernhill Vets", email: "amyw.rvn@postbox.example", title: "Head Vet Nurse", location: "Hereford" },
    outcome: "found",
    facts: {
      title: "Head Veterinary Nurse | Head Nurse", company: "Fernhill Vets | Fernhill Veterinary Group | Fernhill", location: "Hereford | Hereford, Herefordshire | Herefordshire",
      achievements: L("Three Counties Nurse of the Year | Nurse of the Year | Nurse of the Year award | Three Counties Nurse of the Year 2025"), certifications: L("Certificate in anaesthesia | anaesthesia certificate | certificate in anaesthesia"), hobbies: L("Running | fell running | ultra running | ultrarunning"),
      pets: L("A collie cross, Moss | Moss | collie cross | collie | Moss, a collie cross | dog"), causes: L("Mountain Rescue | fundraising for Mountain Rescue")
    },
    also: {
      title: "Registered Veterinary Nurse | Veterinary Nurse | RVN", location: "Hereford, England | United Kingdom | England | UK", industry: vetIndustry,
      skills: L("Weight clinics | pet weight management | weight management | nurses' weight clinics | Fit Not Fat; Capnography; Anaesthesia | veterinary anaesthesia; Mentoring student nurses | mentoring | mentoring students; Motivating owners | client motivation | owner motivation | client communication; Veterinary nursing; Team leadership"),
      achievements: L("Weight clinics that have taken 310 kilograms off the dogs of Hereford | 310 kilograms | Fit Not Fat weight clinics; First ultra round the Black Mountains | ran her first ultra | Black Mountains ultra; Guest on The Prep Room podcast | The Prep Room, episode 41 | podcast guest; Running every Welsh three-thousander in a weekend | Welsh three-thousanders; Became Head Nurse in 2019; Three Counties Veterinary Practice of the Year | Practice of the Year"),
      interests: L("Capnography; Fell running; Dogs | animal weight loss | pet obesity"), hobbies: L("Ultra running | ultramarathons | trail running; Fell running | mountain running"), causes: L("Mentoring student nurses; Pet obesity"),
      certifications: L("RVN | Registered Veterinary Nurse"), memberships: L("RVN")
    },
    sources: ["https://fernhillvets.example/our-team", "https://fernhillvets.example/practice-of-the-year", "https://preproompod.example/episodes/41"],
    never: ["sweet peas", "dahlias", "Peony", "florist", "Malvern Spring Show", "tortoises"]
  })
]
