import type { WorldPart } from "../World.ts"

const trust = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><title>${title} &#8211; Wolf Willow Grassland Trust</title>
<link rel='dns-prefetch' href='//stats.wp.example'><meta name="generator" content="WordPress 6.8.1"><meta property="og:locale" content="en_CA"></head>
<body class="wp-singular page wp-theme-astra"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div class="ast-above-header">Charitable registration 84412 0091 RR0001 | <a href="/donate/">Donate</a></div>
<header id="masthead"><a href="/" class="custom-logo-link">Wolf Willow Grassland Trust</a><ul id="menu-main"><li><a href="/land/">Our land</a></li><li><a href="/landowners/">For landowners</a></li><li><a href="/visit/">Visit</a></li><li><a href="/staff/">Staff &amp; board</a></li><li><a href="/blog/">Field notes</a></li></ul></header>
<div id="content">${body}</div>
<footer><p>We work on Treaty 4 and Treaty 6 territory and the homeland of the Métis.</p><p>206–220 20th Street West, Saskatoon SK &nbsp;|&nbsp; <a href="/privacy/">Privacy</a> &nbsp;|&nbsp; Proudly powered by WordPress</p></footer></body></html>`

/** A grassland charity in Saskatoon: a director whose illness and divorce are public, a biologist with a free-mail address. */
export const wolfWillowTrust: WorldPart = {
  pages: [
    {
      url: "https://wolfwillowtrust.example/",
      body: trust(
        "Keeping native prairie right side up",
        `<h1>Keeping native prairie right side up</h1><p>Less than a fifth of Saskatchewan's native grassland is left. We buy some of it, sign agreements on more of it, and help ranchers stay on all of it. 41,000 acres so far.</p><div class="wp-block-buttons"><a href="/donate/">Give</a> <a href="/visit/">Come and see it</a></div>`
      )
    },
    {
      url: "https://wolfwillowtrust.example/staff/",
      body: trust(
        "Staff &#038; board",
        `<h1>Staff &amp; board</h1><h2>Staff</h2>
<div class="wp-block-media-text"><figure><img src="/wp-content/uploads/heather-300x300.jpg" alt="Heather Pelletier in a field"></figure><div><h3>Heather Pelletier, Executive Director</h3><p>Heather has been with us since 2016 and in the corner office (it is a corner of the supply room) since 2019. She grew up on a cow-calf operation near Val Marie, and negotiates conservation easements the way her dad bought bulls. She has a law degree from the University of Saskatchewan and was called to the bar in 2007.</p></div></div>
<div class="wp-block-media-text"><figure><img src="/wp-content/uploads/graham-300x300.jpg" alt=""></figure><div><h3>Graham Woytowich, Senior Stewardship Biologist</h3><p>Graham walks every property every year with a clipboard, and burns some of them on purpose: he is our prescribed fire lead. He can tell a Sprague's pipit from a Baird's sparrow with his eyes shut, which is how you do it.</p></div></div>
<div class="wp-block-media-text"><div><h3>Nadia Rahman, Donor Relations</h3><p>Nadia writes the thank-you notes, by hand.</p></div></div>
<h2>Board</h2><p>Orest Kowalchuk (chair), Dr. Lyndsay Whitehawk, Paul Friesen, Bernadette McKay.</p>`
      )
    },
    {
      url: "https://wolfwillowtrust.example/2026/05/burning-season/",
      body: trust(
        "Burning season",
        `<article class="post-881"><header><h1 class="entry-title">Burning season</h1><span class="posted-on">May 6, 2026</span> <span class="byline">by <a class="url fn n" href="/author/graham/">Graham Woytowich</a></span></header><div class="entry-content"><p>On April 22 the wind finally sat down and we burned 160 acres at Beechy with nine volunteers, two water trucks and a very patient RM fire chief. That is our twelfth burn without so much as a fence post lost, which the Society for Range Management's prairie chapter was kind enough to give us a stewardship award for in February.</p><p>Why do it: the leafy spurge hates it and the crocuses do not. I mapped the regrowth in QGIS from the drone photos, and you can get the layers if you ask me nicely.</p></div></article>`
      )
    },
    {
      url: "https://bridgecitypost.example/news/grassland-deal-heather-pelletier",
      news: { seen: "20261003T130000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-CA"><head><title>The largest grassland deal in Saskatchewan in 20 years was made at a kitchen table | Bridge City Post</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The largest grassland deal in Saskatchewan in 20 years was made at a kitchen table","datePublished":"2026-10-03","author":[{"@type":"Person","name":"Mackenzie Thiessen"}]}</script></head><body><header>Bridge City Post <a>Sign in</a> <a>Today's paper</a> <a>Riders</a> <a>Obituaries</a></header><article><h1>The largest grassland deal in Saskatchewan in 20 years was made at a kitchen table</h1><p>Mackenzie Thiessen · Oct 03, 2026 · 5 minute read</p>
<p>Heather Pelletier drove to the Hagel ranch near Mankota fourteen times before anybody mentioned acres.</p><p>“You talk about hay. You talk about whose kid is where,” says Pelletier, who leads the Saskatoon-based Wolf Willow Grassland Trust. “Then one day he said, what would it look like?” It looked like 11,800 acres under easement, the largest grassland deal in the province in two decades.</p>
<p>Pelletier, 45, left a downtown law practice for the trust. Since her diagnosis with multiple sclerosis in 2022 she does more of the driving and less of the walking, and after her divorce she sold the house in Nutana and moved to a condo by the river with her two cats, Clover and Fescue.</p>
<p>She paddles most mornings with the Saskatoon dragon boat club and has had Rush lacrosse tickets “in the same seats since they came to town.”</p>
<p class="related">Related: Council debates bike lanes again</p></article></body></html>`
    },
    {
      url: "https://landtrustscanada.example/conference/2026/keynotes",
      body: `<!doctype html><html><head><title>Keynotes | Canadian Land Trusts Gathering 2026, Guelph</title></head><body><ul class="nav"><li>Programme</li><li>Keynotes</li><li>Travel bursaries</li><li>Français</li></ul><h1>Keynotes</h1><div class="k"><h2>Heather Pelletier: Fourteen cups of coffee</h2><p>Heather Pelletier, JD, is Executive Director of Wolf Willow Grassland Trust. A lawyer by training, she drafted the model easement that five prairie land trusts now use. In 2023 she was awarded the King Charles III Coronation Medal for her work on grassland conservation. She sits on the board of the Prairie Conservation Forum and speaks Michif to her aunties and to difficult gates.</p></div><div class="k"><h2>Ronan Achterberg: Carbon is not a crop</h2><p>Ronan teaches soil science in Guelph.</p></div></body></html>`
    },
    {
      url: "https://usask-law.example/alumni/in-practice/heather-pelletier",
      body: `<html lang="en"><head><title>In (and out of) practice: Heather Pelletier - College of Law alumni magazine</title></head><body><h1>In (and out of) practice</h1><p><b>Heather Pelletier (JD 2006)</b> traded partnership agreements for porcupine grass. Before law she took a BA in Native Studies, also at the U of S. She volunteers at the CLASSIC legal clinic two evenings a month, and she beads: the earrings she wore to the King's Counsel dinner took forty hours.</p><p>Do you have news? Write to the magazine.</p></body></html>`
    },
    {
      url: "https://grahamwoytowich.example/",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Short Grass, Long View</title><link rel="alternate" type="application/atom+xml" href="/atom.xml"></head><body class="h-card"><h1><a class="p-name u-url" href="https://grahamwoytowich.example/">Graham Woytowich</a></h1><p class="p-note">Grassland biologist. Photographs of things that would rather not be photographed.</p>
<p>I live in <span class="p-locality">Saskatoon</span> and spend April to October in the southwest. By day I'm the stewardship biologist at <a class="p-org" href="https://wolfwillowtrust.example/staff/">Wolf Willow</a>; on this site you get the badgers.</p><h2>About</h2><p>MSc in Biology at the University of Regina (2012), on how pipits choose where to sing. I'm an A.Ag.—sorry, as of last year a full Professional Agrologist (PAg). Licensed bird bander. I play upright bass in a polka band called the Perogy Defence League, and my blue heeler Tansy does the merch.</p><p>Prints are sold for the <a href="https://livingskywildlife.example/">Living Sky Wildlife Rehabilitation</a> folks, all of it.</p><p>Find me on <a rel="me" href="https://bsky.app/profile/grahamwoytowich.example">Bluesky</a>. Mail: graham.woytowich at gmail.</p></body></html>`
    },
    {
      url: "https://naturesk.example/awards/2025",
      body: `<html><head><title>Awards 2025 | Prairie Naturalists' Federation</title></head><body><h2>Prairie Naturalists' Federation: Awards 2025</h2><p><b>Cliff Shaw Photography Prize</b> – Graham Woytowich, Saskatoon, for “Badger, 5:10 a.m.” in Blue Jay</p><p><b>Junior Naturalist</b> – Aria Desjarlais, Maple Creek</p><p>Graham is a life member, a director for the southwest, and has compiled the Grasslands Christmas Bird Count since 2015.</p></body></html>`
    },
    {
      url: "https://roughriderbandcamp.example/perogy-defence-league",
      body: `<html><head><title>Perogy Defence League</title></head><body><h1>Perogy Defence League</h1><p>Saskatoon's loudest polka. Accordion: Marta Hrycan. Drums: Big Len. Upright bass: Graham Woytowich, who is also the reason that we take no gigs on Riders game nights (section 28, melon helmet). Next: Vesna Festival.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/heather-pelletier-grasslands",
      title: "Heather Pelletier - Executive Director - Wolf Willow Grassland Trust | LinkedIn",
      snippet:
        "Lawyer turned land-keeper. Executive Director at Wolf Willow Grassland Trust · Saskatoon, Saskatchewan, Canada · University of Saskatchewan College of Law · 1,204 followers"
    }
  ],
  bluesky: [
    {
      handle: "grahamwoytowich.example",
      name: "Graham Woytowich",
      description:
        "Prairie biologist in Saskatoon. Pipits, fire, badgers, polka. Photos for sale, proceeds to the wounded.",
      website: "https://grahamwoytowich.example",
      posts: [
        {
          text: "Tansy has found the only mud in Grasslands National Park in January.",
          at: "2027-01-24T20:11:00.000Z"
        },
        {
          text: "QGIS tip: your burn polygons are in the wrong UTM zone. They always are.",
          at: "2026-11-12T02:40:00.000Z"
        }
      ]
    }
  ],
  gravatar: [
    {
      email: "graham.woytowich@gmail.com",
      slug: "grahamwoytowich",
      display_name: "Graham Woytowich",
      location: "Saskatoon, SK",
      description: "Biologist, bassist, badger paparazzo.",
      job_title: "Stewardship Biologist",
      company: "Wolf Willow Grassland Trust",
      accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/grahamwoytowich.example" }]
    }
  ],
  people: [
    {
      id: "heather-pelletier",
      about: "A charity's director; the newspaper tells of her illness and her divorce.",
      contact: {
        email: "heather@wolfwillowtrust.example",
        full_name: "Heather Pelletier",
        company: "Wolf Willow Grassland Trust"
      },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Wolf Willow Grassland Trust | Wolf Willow",
        location: "Saskatoon | Saskatoon, Saskatchewan | Saskatoon, Saskatchewan, Canada | Saskatoon SK",
        skills: ["conservation easements | negotiates conservation easements | easements"],
        achievements: [
          "King Charles III Coronation Medal | the King Charles III Coronation Medal",
          "largest grassland deal in the province in two decades | largest grassland deal in Saskatchewan in 20 years | 11,800 acres under easement | The largest grassland deal in Saskatchewan in 20 years"
        ],
        hobbies: [
          "dragon boat | paddles | paddles most mornings with the Saskatoon dragon boat club | dragon boating"
        ],
        causes: ["CLASSIC legal clinic | CLASSIC"],
        memberships: ["Prairie Conservation Forum | board of the Prairie Conservation Forum"],
        education: [
          {
            institution:
              "University of Saskatchewan | U of S | University of Saskatchewan College of Law | College of Law",
            degree: "JD | law degree",
            field: "law | Law",
            year: 2006
          },
          { institution: "U of S | University of Saskatchewan", degree: "BA", field: "Native Studies" }
        ],
        pets: ["two cats, Clover and Fescue | two cats | cats | Clover | Fescue | Clover and Fescue"],
        linkedin:
          "https://www.linkedin.com/in/heather-pelletier-grasslands | linkedin.com/in/heather-pelletier-grasslands"
      },
      also: {
        title: "lawyer | Lawyer",
        location: "Saskatchewan | Val Marie",
        industry:
          "grassland conservation | conservation | environmental charity | charity | Charitable | land conservation | nature conservation | environment | non-profit | land trust | land trusts",
        skills: [
          "Michif",
          "law | Law | lawyer | Lawyer",
          "negotiation | negotiates",
          "grassland conservation",
          "drafting easements | model easement",
          "landowner relations",
          "partnership agreements"
        ],
        achievements: [
          "drafted the model easement that five prairie land trusts now use | model easement",
          "called to the bar in 2007 | called to the bar",
          "Fourteen cups of coffee | Keynote",
          "left a downtown law practice for the trust",
          "41,000 acres so far",
          "Executive Director since 2019 | in the corner office since 2019"
        ],
        interests: [
          "grassland conservation | grassland | grasslands | native prairie | native grassland",
          "dragon boat",
          "beading | beads | beadwork",
          "lacrosse | Rush lacrosse",
          "conservation easements",
          "Michif",
          "porcupine grass",
          "ranching | ranchers"
        ],
        hobbies: ["beads | beading | beadwork", "lacrosse | Rush lacrosse"],
        sports_teams: ["Rush | Saskatchewan Rush | Rush lacrosse"],
        causes: ["grassland conservation | conservation", "volunteers at the CLASSIC legal clinic"],
        memberships: ["Saskatoon dragon boat club | dragon boat club", "bar | called to the bar"],
        certifications: ["called to the bar | called to the bar in 2007"],
        linkedin_bio:
          "Lawyer turned land-keeper. | Lawyer turned land-keeper | Lawyer turned land-keeper. Executive Director at Wolf Willow Grassland Trust · Saskatoon, Saskatchewan, Canada · University of Saskatchewan College of Law · 1,204 followers"
      },
      sources: [
        "https://wolfwillowtrust.example/staff/",
        "https://bridgecitypost.example/news/grassland-deal-heather-pelletier",
        "https://landtrustscanada.example/conference/2026/keynotes",
        "https://usask-law.example/alumni/in-practice/heather-pelletier",
        "https://www.linkedin.com/in/heather-pelletier-grasslands"
      ],
      sensitive: ["multiple sclerosis", "diagnosis", "divorce", "sold the house"]
    },
    {
      id: "graham-woytowich",
      about:
        "The client has a free-mail address only; own site, Bluesky, Gravatar, a federation's prizes, a band.",
      contact: { email: "graham.woytowich@gmail.com", full_name: "Graham Woytowich" },
      outcome: "found",
      facts: {
        title: "Senior Stewardship Biologist | Stewardship Biologist | stewardship biologist",
        company: "Wolf Willow Grassland Trust | Wolf Willow",
        location: "Saskatoon | Saskatoon, SK",
        skills: ["prescribed fire | prescribed burning | burning"],
        achievements: [
          "Cliff Shaw Photography Prize | Cliff Shaw Photography Prize 2025",
          "stewardship award | Society for Range Management's prairie chapter stewardship award"
        ],
        hobbies: [
          "upright bass | play upright bass | playing upright bass | upright bass in a polka band",
          "photography | Photographs | wildlife photography | Photography"
        ],
        causes: ["Living Sky Wildlife Rehabilitation"],
        memberships: ["Prairie Naturalists' Federation"],
        education: [{ institution: "University of Regina", degree: "MSc", field: "Biology", year: 2012 }],
        certifications: ["Professional Agrologist | PAg | Professional Agrologist (PAg)"],
        pets: ["blue heeler Tansy | blue heeler | Tansy"]
      },
      also: {
        title: "Grassland biologist | Prairie biologist | prescribed fire lead | Biologist | bassist",
        industry:
          "grassland conservation | conservation | environmental charity | charity | Charitable | environment | land trust | non-profit",
        skills: [
          "QGIS",
          "bird identification | can tell a Sprague's pipit from a Baird's sparrow",
          "bird banding | bird bander",
          "biology | Biology | grassland biology",
          "drone photos | drones | drone mapping",
          "stewardship",
          "photography | Photography",
          "mapping",
          "leafy spurge"
        ],
        achievements: [
          "compiled the Grasslands Christmas Bird Count since 2015 | Grasslands Christmas Bird Count",
          "twelfth burn without so much as a fence post lost | burned 160 acres at Beechy",
          "Badger, 5:10 a.m.",
          "director for the southwest",
          "Burning season",
          "Senior Stewardship Biologist"
        ],
        interests: [
          "pipits | Pipits",
          "fire",
          "badgers",
          "polka",
          "birds | birding | bird watching",
          "photography | Photographs",
          "QGIS",
          "grasslands | native prairie",
          "Riders | football",
          "prescribed fire"
        ],
        hobbies: [
          "polka band | Perogy Defence League | polka",
          "Christmas Bird Count | Grasslands Christmas Bird Count | birding"
        ],
        sports_teams: ["Riders | Saskatchewan Roughriders"],
        causes: [
          "Prints are sold for the Living Sky Wildlife Rehabilitation folks",
          "grassland conservation",
          "Grasslands Christmas Bird Count"
        ],
        memberships: [
          "Perogy Defence League",
          "life member of the Prairie Naturalists' Federation | life member | director for the southwest",
          "Society for Range Management",
          "A.Ag."
        ],
        certifications: ["Licensed bird bander | bird bander"]
      },
      sources: [
        "https://wolfwillowtrust.example/staff/",
        "https://wolfwillowtrust.example/2026/05/burning-season/",
        "https://grahamwoytowich.example/",
        "https://naturesk.example/awards/2025",
        "https://roughriderbandcamp.example/perogy-defence-league",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=grahamwoytowich.example"
      ]
    }
  ]
}
