import type { WorldPart } from "../World.ts"

const cookies = `<div id="cookie-law-info-bar" role="dialog" aria-label="Cookies"><p>We use cookies to remember your branch and to see which pages help. <a href="/privacy">Read more</a></p><button>Accept all</button><button>Only what is needed</button></div>`

const surgery = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Tallowmere Veterinary Centre, Hexham</title>
<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:site_name" content="Tallowmere Veterinary Centre">
</head><body class="page-template wp-custom-logo">${cookies}
<div class="topbar">Emergency? Day or night: 01434 000 118</div>
<header><a href="/" rel="home">Tallowmere Veterinary Centre</a>
<ul class="menu"><li><a href="/pets">Pets</a></li><li><a href="/farm">Farm</a></li><li><a href="/equine">Equine</a></li><li><a href="/our-people">Our people</a></li><li><a href="/pet-health-club">Pet Health Club</a></li><li><a href="/contact">Find us</a></li></ul></header>
<main id="content">${body}</main>
<footer><div class="widget"><h4>Opening hours</h4><p>Mon to Fri 8.30am – 6.30pm<br>Sat 9am – 12 noon</p></div><div class="widget"><h4>Tallowmere Veterinary Centre</h4><p>Haugh Lane Industrial Estate, Hexham, Northumberland</p><p>RCVS Accredited Practice: Farm, Equine and Small Animal General Practice</p></div><p class="copy">© 2026 Tallowmere Veterinary Centre LLP. Website by Pawprint Digital.</p></footer></body></html>`

/** A mixed practice in Northumberland: one long page of people, a local paper that tells everything. */
export const tallowmere: WorldPart = {
  pages: [
    {
      url: "https://tallowmerevets.example/",
      body: surgery(
        "Vets for the Tyne valley",
        `<h1>Big animals, small animals, and the people who belong to them</h1><p>We are an independent mixed practice in Hexham. Six vets, seven nurses and a reception team who know your dog's name before they know yours.</p><p><a class="button" href="/our-people">Meet us</a></p>`
      )
    },
    {
      url: "https://tallowmerevets.example/our-people",
      body: surgery(
        "Our people",
        `<h1>Our people</h1>
<h2>Partners</h2>
<section><h3>Pippa Ormesher-Dodd <small>BVMS CertAVP(Cattle) MRCVS</small></h3>
<p><strong>Clinical Director</strong></p>
<p>Pippa qualified from Glasgow in 2004 and came to Hexham "for one lambing". She leads the farm team, holds the RCVS Certificate in Advanced Veterinary Practice in cattle, and spends much of the winter on herd fertility and Johne's disease control. At home there are two Border terriers, Nettle and Dock, and a three-legged cat. She runs up hills for reasons she can't explain.</p></section>
<section><h3>Simon Haltcliffe <small>BVetMed MRCVS</small></h3><p><strong>Partner, Equine</strong></p><p>Simon looks after the horses. He and his wife farm a few Swaledales at Allendale.</p></section>
<h2>Veterinary nurses</h2>
<section><h3>Kirsty Featherhaugh <small>RVN DipAVN</small></h3><p><strong>Head Veterinary Nurse</strong></p><p>Kirsty trained at Myerscough College and has been with us since 2012. She runs the nursing team and our weight clinics, and is clinical coach to our student nurses. Anaesthesia is her thing: if you want to watch somebody be happy, ask about capnography. She has a rescue lurcher called Moss and an unreasonable number of hens.</p></section>
<section><h3>Ade Bamgbola <small>RVN</small></h3><p><strong>Registered Veterinary Nurse</strong></p><p>Ade joined from a cat-only practice in Leeds and is getting used to sheep.</p></section>
<h2>Reception</h2>
<p>The team on the desk and the telephone is usually the first you speak to, and the last you want to cross. They look after appointments, insurance forms and the biscuit tin.</p>`
      )
    },
    {
      url: "https://tallowmerevets.example/news/capnography-for-everyone",
      body: surgery(
        "Capnography for everyone",
        `<article><h1>Capnography for everyone</h1><p class="meta">Posted in <a href="/news">Practice news</a> on 3 June 2026</p><p>Well done to our head nurse Kirsty Featherhaugh, who spoke at the Northern Nurses' Day in Harrogate last week. Her talk, "Read the curve: capnography for everyone", was so full that they opened the wall to the next room. Slides are at the nurses' station, next to the biscuits.</p><p>Kirsty passed her Advanced Diploma in Veterinary Nursing with distinction in 2019 and has chaired the regional group of the British Veterinary Nursing Association since January.</p></article>`
      )
    },
    {
      url: "https://vetpostweekly.example/interviews/five-minutes-with-philippa-ormesher-dodd",
      body: `<!doctype html><html lang="en-gb"><head><title>Five minutes with… Philippa Ormesher-Dodd | VetPost Weekly</title><meta name="author" content="Jonty Scarfe"><meta property="article:published_time" content="2026-02-11T06:00:00+00:00"></head><body><nav><a href="/news">News</a> | <a href="/clinical">Clinical</a> | <a href="/jobs">Jobs</a> | <a href="/interviews">Interviews</a></nav><div class="paywall-note">You have 2 free articles left this month.</div><article><h1>Five minutes with… Philippa Ormesher-Dodd</h1><p class="standfirst">The clinical director of Tallowmere in Northumberland on Johne's, hill farms and why she said no to being bought.</p>
<p><b>Your practice is one of the last independents in the county. Why?</b></p><p>We were asked, three times. But the farmers own their farms, and I like owning the thing I am rude about.</p>
<p><b>You were named Cattle Vet of the Year in 2024. What changed?</b></p><p>My mother stopped asking when I would do small animals. Seriously, it let me get people round a table: we have 61 farms in our Johne's-free scheme now, up from nine.</p>
<p><b>What do you do on your day off?</b></p><p>I go fell running with Tynedale Harriers, or I stand in a field looking at our Belted Galloways. I'm on the council of the Belted Galloway Society, which is a grand way of saying that I am told off by older breeders.</p>
<p><b>And a cause?</b></p><p>The Farming Community Network. Vets see the kitchen table, and sometimes what's on it is a final demand. I've been a volunteer on their helpline since foot and mouth scares came back.</p>
<p><b>One thing new graduates should know?</b></p><p>How to drink tea at any temperature.</p></article><aside><h3>Most read</h3><ul><li>CMA remedies: what your price list must show</li><li>Bluetongue: where are we now?</li></ul></aside><footer>VetPost Weekly is published by Aldgate Animal Media.</footer></body></html>`
    },
    {
      url: "https://beltedgalloway-society.example/council",
      body: `<html><head><title>Council and officers</title></head><body><table width="100%"><tr><td><a href="/">Home</a></td><td><a href="/sales">Sales</a></td><td><a href="/shows">Shows</a></td><td><a href="/council">Council</a></td></tr></table><h2>Council 2026</h2><table border="1"><tr><th>Region</th><th>Member</th><th>Herd</th></tr><tr><td>Borders</td><td>Mr W. Elliot-Rigg</td><td>Cauldstane</td></tr><tr><td>North of England</td><td>Mrs P. Ormesher-Dodd MRCVS</td><td>Dodd's Law</td></tr><tr><td>South West</td><td>Ms J. Penhallurick</td><td>Tregeagle</td></tr></table><p>Breed champion, Great Yorkshire Show 2025: Dodd's Law Clementine, shown by Pippa Ormesher-Dodd, Hexham.</p></body></html>`
    },
    {
      url: "https://hexhamclarion.example/news/nurse-cycles-coast-to-coast-for-air-ambulance",
      news: { seen: "20260914T070000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><title>Hexham vet nurse cycles coast to coast for air ambulance - Hexham Clarion</title></head><body><div class="consent">We and our 714 partners store and access information on your device. <button>Agree</button> <button>Manage</button></div><header>Hexham Clarion · <a href="/sport">Sport</a> · <a href="/farming">Farming</a> · <a href="/notices">Family notices</a></header>
<article><h1>Hexham vet nurse cycles coast to coast for air ambulance</h1><p class="byline">By Maddie Orr, 14 September 2026</p>
<p>A veterinary nurse from Hexham has raised £6,340 for the Great North Air Ambulance by cycling from Whitehaven to Tynemouth in two days.</p>
<p>Kirsty Featherhaugh, 38, who leads the nurses at Tallowmere Veterinary Centre, set out after her younger brother Calum was killed when his quad bike overturned near Bellingham last year.</p>
<p>"They were with him in eleven minutes," she said. "I wanted to give something back."</p>
<p>Ms Featherhaugh, who has lived with epilepsy since her teens and was told for years that she should not ride on roads, was joined for the last leg by friends from Tyne Valley Wheelers. Her marriage ended in the spring. "It has been a year," she said, "and the bike got me through it."</p>
<p>She is already planning next year's ride, along Hadrian's Wall. A keen Newcastle Falcons supporter, she finished in the club's shirt.</p></article>
<section class="comments"><h3>Comments (2)</h3><p><b>tynesider64:</b> Well done pet x</p><p><b>Bernie:</b> She put our Bess to sleep, could not have been kinder.</p></section></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "pippacowvet.example",
      name: "Pippa O-D",
      description:
        "Cow vet. Hexham. Johne's bore. Belties, Border terriers, bad knees. Views my own, ask the terriers.",
      website: "https://tallowmerevets.example/our-people",
      posts: [
        {
          text: "Sixty-one farms. Sixty-one! If you'd told me in 2018 I would have checked your temperature. Rectally.",
          at: "2026-01-29T19:12:00.000Z"
        },
        {
          text: "Fell race on Sunday. I was beaten by a man dressed as a Roman.",
          at: "2026-10-05T20:01:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "philippa-ormesher-dodd",
      about:
        "Pippa on her employer's site, Philippa for the client and the trade press, an initial in a breed society.",
      contact: {
        email: "philippa.ormesher-dodd@tallowmerevets.example",
        full_name: "Philippa Ormesher-Dodd"
      },
      outcome: "found",
      facts: {
        title: "Clinical Director",
        company: "Tallowmere Veterinary Centre | Tallowmere",
        location: "Hexham | Hexham, Northumberland | Northumberland",
        skills: ["Johne's disease control | Johne's disease | Johne's", "herd fertility"],
        achievements: [
          "Cattle Vet of the Year | Cattle Vet of the Year 2024 | named Cattle Vet of the Year in 2024"
        ],
        interests: ["Belted Galloways | Belties | Belted Galloway | Belted Galloway cattle"],
        hobbies: ["fell running | runs up hills | fell running with Tynedale Harriers"],
        causes: ["Farming Community Network | The Farming Community Network | FCN"],
        memberships: [
          "Belted Galloway Society | council of the Belted Galloway Society | Belted Galloway Society council"
        ],
        education: [{ institution: "Glasgow | University of Glasgow", degree: "BVMS", year: 2004 }],
        certifications: [
          "CertAVP(Cattle) | CertAVP | RCVS Certificate in Advanced Veterinary Practice | Certificate in Advanced Veterinary Practice | Certificate in Advanced Veterinary Practice in cattle"
        ],
        pets: [
          "Border terriers | two Border terriers | Border terrier | Nettle and Dock",
          "three-legged cat | a three-legged cat | cat"
        ]
      },
      also: {
        title: "Partner | Cow vet | leads the farm team | vet",
        industry:
          "veterinary practice | veterinary | mixed practice | veterinary medicine | animal health | Farm",
        skills: ["cattle", "farm", "advanced veterinary practice"],
        achievements: [
          "Johne's-free scheme | 61 farms in our Johne's-free scheme | 61 farms | Sixty-one farms",
          "Breed champion, Great Yorkshire Show 2025 | Breed champion | Great Yorkshire Show 2025 | Dodd's Law Clementine",
          "on the council of the Belted Galloway Society"
        ],
        interests: [
          "hill farms",
          "Johne's | Johne's disease",
          "Border terriers",
          "fell running",
          "herd fertility"
        ],
        hobbies: [
          "Belted Galloways | breeding Belted Galloways | Belties | stand in a field looking at our Belted Galloways",
          "Fell race | running"
        ],
        sports_teams: ["Tynedale Harriers"],
        causes: ["volunteer on their helpline | helpline", "independent practice | independents"],
        memberships: ["MRCVS | RCVS | Royal College of Veterinary Surgeons", "Tynedale Harriers"],
        certifications: ["MRCVS", "BVMS"],
        pets: ["Nettle", "Dock", "Belted Galloways", "the terriers"]
      },
      sources: [
        "https://tallowmerevets.example/our-people",
        "https://vetpostweekly.example/interviews/five-minutes-with-philippa-ormesher-dodd",
        "https://beltedgalloway-society.example/council",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=pippacowvet.example"
      ],
      never: ["Swaledales", "Allendale"]
    },
    {
      id: "kirsty-featherhaugh",
      about:
        "The local paper tells of illness, a death in the family and a divorce beside a fine ride for charity.",
      contact: { full_name: "Kirsty Featherhaugh", company: "Tallowmere Veterinary Centre" },
      outcome: "found",
      facts: {
        title: "Head Veterinary Nurse | head nurse",
        company: "Tallowmere Veterinary Centre | Tallowmere",
        location: "Hexham | Hexham, Northumberland",
        skills: ["anaesthesia", "capnography"],
        achievements: [
          "Read the curve: capnography for everyone | spoke at the Northern Nurses' Day in Harrogate | Northern Nurses' Day",
          "raised £6,340 for the Great North Air Ambulance | £6,340 | raised £6,340"
        ],
        hobbies: ["cycling | bike | cycling from Whitehaven to Tynemouth"],
        sports_teams: ["Newcastle Falcons"],
        causes: ["Great North Air Ambulance | air ambulance"],
        memberships: [
          "British Veterinary Nursing Association | BVNA | regional group of the British Veterinary Nursing Association"
        ],
        education: [{ institution: "Myerscough College" }],
        certifications: ["DipAVN | Advanced Diploma in Veterinary Nursing"],
        pets: ["rescue lurcher called Moss | lurcher | rescue lurcher | Moss | lurcher called Moss"]
      },
      also: {
        title: "Veterinary nurse | vet nurse | clinical coach | leads the nurses",
        industry: "veterinary practice | veterinary | mixed practice | veterinary nursing | animal health",
        skills: [
          "weight clinics",
          "clinical coach | coaching student nurses",
          "veterinary nursing",
          "nursing"
        ],
        achievements: [
          "chaired the regional group of the British Veterinary Nursing Association | chair of the regional group",
          "cycling from Whitehaven to Tynemouth in two days | coast to coast | cycles coast to coast for air ambulance",
          "passed her Advanced Diploma in Veterinary Nursing with distinction | Advanced Diploma in Veterinary Nursing with distinction"
        ],
        interests: ["capnography", "anaesthesia", "cycling", "Newcastle Falcons", "hens", "Hadrian's Wall"],
        hobbies: ["keeping hens | hens", "coast to coast"],
        education: [
          {
            institution: "Advanced Diploma in Veterinary Nursing | Myerscough College",
            degree: "DipAVN | Advanced Diploma in Veterinary Nursing | Advanced Diploma",
            field: "Veterinary Nursing",
            year: 2019
          }
        ],
        pets: ["hens | an unreasonable number of hens"],
        certifications: ["RVN | Registered Veterinary Nurse"]
      },
      sources: [
        "https://tallowmerevets.example/our-people",
        "https://tallowmerevets.example/news/capnography-for-everyone",
        "https://hexhamclarion.example/news/nurse-cycles-coast-to-coast-for-air-ambulance"
      ],
      sensitive: ["epilepsy", "quad bike", "Calum", "marriage ended"]
    },
    {
      id: "imogen-sallis-reed",
      about: "Nothing online: she is on the desk, and the site names nobody who is.",
      contact: { email: "imogen.sallis-reed@tallowmerevets.example", full_name: "Imogen Sallis-Reed" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
