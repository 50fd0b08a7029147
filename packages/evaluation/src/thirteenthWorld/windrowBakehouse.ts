import type { WorldPart } from "../World.ts"

const shop = (
  title: string,
  body: string
): string => `<!doctype html><html class="no-js" lang="en-AU"><head><meta charset="utf-8"><title>${title} &ndash; Windrow Bakehouse</title><link rel="canonical" href="https://windrowbakehouse.example/"><script>window.Shopify = window.Shopify || {}; Shopify.theme = {"name":"Dawn","role":"main"};</script></head>
<body><a class="skip-to-content-link" href="#MainContent">Skip to content</a><div class="announcement-bar">Hot cross buns are back 2 February. Click &amp; collect only.</div><header><a href="/">Windrow Bakehouse</a><ul><li><a href="/collections/bread">Bread</a></li><li><a href="/collections/pastry">Pastry</a></li><li><a href="/pages/find-us">Find us</a></li><li><a href="/pages/our-people">Our people</a></li><li><a href="/cart">Cart (0)</a></li></ul></header><main id="MainContent">${body}</main>
<footer><p>Bendigo · Castlemaine · Kyneton · Echuca · Heathcote · Maryborough</p><p>We bake on the lands of the Dja Dja Wurrung and Taungurung people and pay our respects to Elders past and present.</p><p>© 2027, Windrow Bakehouse Pty Ltd. Powered by Shopify</p><p>Payment methods: Visa, Mastercard, Afterpay</p></footer></body></html>`

/** Six bakeries in Victoria: an owner whom an anonymous blog accuses, a head baker with a freemail address. */
export const windrowBakehouse: WorldPart = {
  pages: [
    {
      url: "https://windrowbakehouse.example/",
      body: shop(
        "Bread",
        `<h1>Long ferment. Short queue, if you come before eight.</h1><p>Six shops in central Victoria. Flour from growers we have met.</p>`
      )
    },
    {
      url: "https://windrowbakehouse.example/pages/our-people",
      body: shop(
        "Our people",
        `<h1>Our people</h1><div class="multicolumn"><h3>Tamsin Kowalczyk-Reid</h3><p>Founder and Managing Director. Tam opened the first Windrow in View Street, Bendigo, in 2012 with a second-hand deck oven and a loan from her nan. She used to be a grain agronomist, and it shows: ask about protein levels and pull up a chair.</p><h3>Joel Nakamura-Finch</h3><p>Head Baker. Joel looks after forty bakers, two mills and eleven sourdough mothers. Trade-qualified (Cert III in Baking, William Angliss Institute), then three winters at a bakery in Takayama, Japan.</p><h3>Deb Sparrow</h3><p>Shops. If you have been served with a smile, thank Deb.</p></div>`
      )
    },
    {
      url: "https://goldfieldscourier.example/story/8841207/windrow-solar-ovens",
      news: { seen: "20260721T200000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Bendigo baker runs six shops on sunshine | Goldfields Courier | Bendigo, VIC</title><meta name="author" content="Priya Menzies"></head><body><div>Sign in · Subscribe now from $3 a week · Today's paper · Tributes · Classifieds</div><article><h1>Bendigo baker runs six shops on sunshine</h1><p>By Priya Menzies · July 22 2026 - 6:00am</p><p>Windrow Bakehouse has become the first bakery chain in the state to bake wholly on its own solar and batteries, after a three-year switch from gas.</p><p>“Bread is mostly heat,” founder Tamsin Kowalczyk-Reid said. “I got sick of buying heat.”</p><p>The project won the 2026 Premier's Sustainability Award for small business. Mrs Kowalczyk-Reid said the accountants among her customers had been the toughest judges.</p><p>The former agronomist, who finished an agricultural science degree at the University of Melbourne in 2003, lives on a few acres at Mandurang with her family, two kelpies and “an opinionated alpaca”. She chairs Foodshare Bendigo's bread run, which moved 90,000 unsold loaves last year.</p></article><div>From other papers in the network</div></body></html>`
    },
    {
      url: "https://crustandcrumb.example/podcast/112",
      body: `<!DOCTYPE html><html lang="en"><head><title>Ep 112 Tamsin Kowalczyk-Reid, Windrow – Crust &amp; Crumb</title></head><body><h1>Ep 112: Tamsin Kowalczyk-Reid, Windrow</h1><p class="date">3 Sep 2026</p><p>We drove to Bendigo and got flour on the microphones. Tam on grain sourcing direct from the farm, on costing a loaf (she does every one herself, in a spreadsheet called Doom), why she stopped opening shops at six, and playing tenor horn in the Bendigo brass band with half of her customers.</p><p>Tam is on the council of the Baking Association of Australia and mentors with Good Shepherd's small business program for women.</p><p>This ep is brought to you by Hoppers &amp; Sons mixers.</p></body></html>`
    },
    {
      url: "https://centralvicbusinesswomen.example/awards/hall",
      body: `<html lang="en-AU"><head><title>Past winners</title></head><body><h1>Central Victorian Business Women: past winners</h1><ul><li>2025: Gayle Nguyen, Nguyen Earthmoving</li><li>2024: Tamsin Kowalczyk-Reid, Windrow Bakehouse</li><li>2023: Annabel Strahan, Strahan Irrigation</li></ul><p>Tamsin told the dinner that her best business decision was the Company Directors Course (she is a GAICD) and her worst one was cronuts. Up the Bloods, she added: a Sydney Swans tragic since 1996.</p></body></html>`
    },
    {
      url: "https://crumbsofjustice.example/2025/08/windrow-exposed",
      body: `<!DOCTYPE html><html><head><title>WINDROW EXPOSED - Crumbs of Justice</title><meta name="generator" content="Blogger"></head><body><h1>Crumbs of Justice</h1><p><i>They know who we are. You don't need to.</i></p><h2>WINDROW EXPOSED</h2><p>Posted by admin, August 2025</p><p>People keep telling us what a SAINT Tamsin Kowalczyk-Reid of Windrow Bakehouse is. Well we have it from somebody who was there that she underpaid apprentices for years, burnt down the old Eaglehawk shop for the insurance and is a convicted fraudster from her grain days. Rats in the flour store?? Ask her. Nobody in this town has the guts to print it.</p><p>0 comments</p></body></html>`
    },
    {
      url: "https://australianbakersjournal.example/features/eleven-mothers",
      news: { seen: "20251103T010000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Eleven mothers: Joel Nakamura-Finch keeps starters alive | Australian Bakers Journal</title></head><body><nav>News · Recipes · Equipment · Jobs · Magazine</nav><article><h1>Eleven mothers</h1><p>Words: Sal Petrakis. November 2025</p><p>Joel Nakamura-Finch labels his sourdough starters with the names of Formula One team principals. “They're bubbly, and they collapse.”</p><p>The Windrow head baker captained Australia's team at the 2023 Asia Pacific sourdough cup in Fukuoka, where it took silver, and his black sesame shokupan was named best specialty loaf at last year's Royal Melbourne show.</p><p>He is as proud of the bake school he began at Loddon prison farm, which has put nine people into apprenticeships. Away from the oven he throws pots, builds wood-fired kilns and follows Carlton, “because it teaches you about slow proving”.</p><p>What is next? “Rye. Everybody's scared of rye.”</p></article></body></html>`
    },
    {
      url: "https://castlemainepotters.example/members",
      body: `<html><head><title>Castlemaine Potters Collective | members</title></head><body><h1>Who's who</h1><p><b>Joel Nakamura-Finch</b>, Campbells Creek. Wood-fired tableware, ash glazes. Our kiln master since 2022. Please do not feed his dachshund, Miso, she is on a diet.</p><p><b>Heather Tull</b>, Maldon. Salt pigs.</p><p><b>Rob D.</b> Mugs, mostly.</p></body></html>`
    },
    {
      url: "https://slowdough.example/",
      body: `<!doctype html><html lang="en"><head><title>slowdough</title><meta name="description" content="Notes of a baker. Joel N-F."></head><body class="h-entry"><h1>slowdough</h1><p class="p-author h-card"><span class="p-name">Joel Nakamura-Finch</span>, <span class="p-job-title">head baker</span> at <span class="p-org">Windrow</span>. Notes to myself about fermentation, laminating and milling, in public, so that I can find them. Write to me: <a class="u-email" href="mailto:joel.slowdough@gmail.com">joel.slowdough@gmail.com</a></p><h2>Cold retard, warm shop</h2><p>Jan 3. 41 degrees in Echuca. The brioche gave up at six. Moved bulk to the coolroom at 30 % rise and everything was forgiven.</p><h2>Food safety supervisor, again</h2><p>Dec 11. Renewed the food safety supervisor certificate today. Same danger zone, same cartoon chicken.</p><h2>Japanese, slowly</h2><p>Nov 20. Passed JLPT N3! Obāchan sent a parcel.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/tamwindrow",
      title: "Tam Kowalczyk-Reid (@tamwindrow) / X",
      snippet:
        "Bread, grain, brass. Founder of @windrowbakes. Djaara country. Bendigo, Victoria. 2,210 Followers"
    },
    {
      url: "https://www.linkedin.com/in/tamsinkowalczykreid",
      title: "Tamsin Kowalczyk-Reid GAICD - Founder & Managing Director - Windrow Bakehouse | LinkedIn",
      snippet:
        "Greater Bendigo Area · Founder & Managing Director, Windrow Bakehouse · The University of Melbourne. From paddock to toast."
    }
  ],
  podcasts: [
    {
      id: 912008,
      title: "Crust & Crumb",
      artist: "Nell and Vikram",
      feed: "https://crustandcrumb.example/feed",
      site: "https://crustandcrumb.example/",
      description: "Two bakers talk to other bakers.",
      episodes: [
        {
          title: "Ep 112: Tamsin Kowalczyk-Reid, Windrow",
          description: "Tam on grain, costing, and the brass band.",
          url: "https://crustandcrumb.example/podcast/112",
          at: "2026-09-03T00:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "tamsin-kowalczyk-reid",
      about: "An owner of bakeries whom an anonymous blog accuses of crimes that nobody else knows of.",
      contact: { email: "tam@windrowbakehouse.example", full_name: "Tamsin Kowalczyk-Reid" },
      outcome: "found",
      facts: {
        title: "Founder and Managing Director | Founder & Managing Director | Managing Director | Founder",
        company: "Windrow Bakehouse | Windrow Bakehouse Pty Ltd | Windrow",
        location: "Mandurang | Bendigo | Bendigo, Victoria | Greater Bendigo Area | Bendigo, VIC",
        industry: "bakery | bakeries | food | baking | bakery chain | bread",
        skills: ["grain sourcing"],
        achievements: [
          "Premier's Sustainability Award | 2026 Premier's Sustainability Award | 2026 Premier's Sustainability Award for small business"
        ],
        hobbies: [
          "tenor horn | playing tenor horn | playing tenor horn in the Bendigo brass band | brass band | plays tenor horn"
        ],
        sports_teams: ["Sydney Swans"],
        causes: ["Foodshare Bendigo | Foodshare Bendigo's bread run"],
        memberships: ["Baking Association of Australia | council of the Baking Association of Australia"],
        education: [
          {
            institution: "University of Melbourne | The University of Melbourne",
            field: "agricultural science",
            year: 2003
          }
        ],
        certifications: ["GAICD | Company Directors Course"],
        pets: ["two kelpies | kelpies | kelpie"]
      },
      also: {
        title: "Founder | Owner",
        location: "Bendigo | Victoria | Djaara country | central Victoria",
        skills: [
          "costing | costing a loaf",
          "agronomy | agronomist | grain agronomist",
          "grain",
          "baking",
          "solar | solar and batteries",
          "mentoring",
          "protein levels"
        ],
        interests: [
          "bread | Bread",
          "grain",
          "brass | brass band",
          "solar | solar and batteries | sustainability",
          "Sydney Swans",
          "protein levels",
          "costing"
        ],
        hobbies: ["brass | brass band | Bendigo brass band"],
        achievements: [
          "Central Victorian Business Women | 2024 Central Victorian Business Women winner",
          "opened the first Windrow in View Street, Bendigo, in 2012",
          "the first bakery chain in the state to bake wholly on its own solar and batteries | first bakery chain in the state to bake wholly on its own solar and batteries | Bendigo baker runs six shops on sunshine | runs six shops on sunshine",
          "90,000 unsold loaves | moved 90,000 unsold loaves last year",
          "Six shops in central Victoria | six shops",
          "Crust & Crumb | Ep 112",
          "grain agronomist | former agronomist",
          "on the council of the Baking Association of Australia",
          "chairs Foodshare Bendigo's bread run"
        ],
        causes: [
          "Good Shepherd | Good Shepherd's small business program for women | mentors with Good Shepherd's small business program for women",
          "sustainability",
          "chairs Foodshare Bendigo's bread run | bread run"
        ],
        memberships: [
          "Bendigo brass band | brass band",
          "Australian Institute of Company Directors",
          "Foodshare Bendigo",
          "Central Victorian Business Women"
        ],
        pets: ["an opinionated alpaca | opinionated alpaca | alpaca"],
        linkedin: "https://www.linkedin.com/in/tamsinkowalczykreid | linkedin.com/in/tamsinkowalczykreid",
        linkedin_bio:
          "From paddock to toast. | From paddock to toast | Greater Bendigo Area · Founder & Managing Director, Windrow Bakehouse · The University of Melbourne. From paddock to toast.",
        twitter_bio:
          "Bread, grain, brass. Founder of @windrowbakes. Djaara country. | Bread, grain, brass. | Bread, grain, brass. Founder of @windrowbakes. | Bread, grain, brass. Founder of @windrowbakes. Djaara country. Bendigo, Victoria. 2,210 Followers | Bread, grain, brass. Founder of @windrowbakes. Djaara country. Bendigo, Victoria.",
        twitter: "https://x.com/tamwindrow | x.com/tamwindrow | @tamwindrow | tamwindrow"
      },
      sources: [
        "https://windrowbakehouse.example/pages/our-people",
        "https://goldfieldscourier.example/story/8841207/windrow-solar-ovens",
        "https://crustandcrumb.example/podcast/112",
        "https://centralvicbusinesswomen.example/awards/hall",
        "https://x.com/tamwindrow",
        "https://www.linkedin.com/in/tamsinkowalczykreid"
      ],
      never: [
        "underpaid",
        "Eaglehawk",
        "fraudster",
        "convicted",
        "Rats in the flour",
        "burnt down",
        "insurance"
      ]
    },
    {
      id: "joel-nakamura-finch",
      about: "A head baker known to the client by a freemail address that stands on his own notes.",
      contact: { email: "joel.slowdough@gmail.com", full_name: "Joel Nakamura-Finch" },
      outcome: "found",
      facts: {
        title: "Head Baker | head baker",
        company: "Windrow Bakehouse | Windrow",
        location: "Campbells Creek | Castlemaine | Bendigo",
        skills: ["fermentation"],
        achievements: [
          "captained Australia's team at the 2023 Asia Pacific sourdough cup | Asia Pacific sourdough cup | 2023 Asia Pacific sourdough cup in Fukuoka",
          "best specialty loaf | best specialty loaf at last year's Royal Melbourne show | best specialty loaf at the Royal Melbourne show"
        ],
        hobbies: ["throws pots | pottery | throwing pots | ceramics"],
        sports_teams: ["Carlton"],
        causes: [
          "bake school he began at Loddon prison farm | bake school at Loddon prison farm | Loddon prison farm"
        ],
        memberships: ["Castlemaine Potters Collective"],
        education: [
          {
            institution: "William Angliss Institute",
            degree: "Cert III | Cert III in Baking",
            field: "Baking"
          }
        ],
        certifications: [
          "food safety supervisor | food safety supervisor certificate | Food safety supervisor"
        ],
        pets: ["dachshund, Miso | dachshund | Miso | dachshund called Miso"]
      },
      also: {
        location: "Bendigo | Castlemaine | Victoria",
        industry: "bakery | bakeries | food | baking | bread",
        skills: [
          "milling",
          "laminating",
          "sourdough | sourdough starters | starters",
          "Japanese",
          "baking | Baking",
          "wood-fired kilns | builds wood-fired kilns",
          "ash glazes | Wood-fired tableware",
          "rye | Rye",
          "shokupan | black sesame shokupan"
        ],
        interests: [
          "fermentation",
          "laminating",
          "milling",
          "sourdough | sourdough starters",
          "rye | Rye",
          "Formula One",
          "Japanese",
          "kilns | wood-fired kilns",
          "Carlton",
          "pottery | Wood-fired tableware | ash glazes"
        ],
        hobbies: [
          "builds wood-fired kilns | wood-fired kilns | building wood-fired kilns",
          "Japanese | learning Japanese",
          "Wood-fired tableware, ash glazes | Wood-fired tableware",
          "Formula One"
        ],
        achievements: [
          "Passed JLPT N3 | JLPT N3",
          "black sesame shokupan",
          "nine people into apprenticeships | put nine people into apprenticeships",
          "kiln master since 2022 | Our kiln master since 2022 | kiln master",
          "three winters at a bakery in Takayama, Japan | three winters at a bakery in Takayama",
          "Eleven mothers",
          "took silver | silver",
          "looks after forty bakers | forty bakers"
        ],
        certifications: ["JLPT N3", "Cert III in Baking | Cert III | Trade-qualified"],
        memberships: ["kiln master"],
        causes: ["prison | apprenticeships"]
      },
      sources: [
        "https://windrowbakehouse.example/pages/our-people",
        "https://australianbakersjournal.example/features/eleven-mothers",
        "https://castlemainepotters.example/members",
        "https://slowdough.example/"
      ]
    }
  ]
}
