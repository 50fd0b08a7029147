// Otter Ledge Brewing, Burlington, Vermont. A stale title; a Gravatar.
const site = "https://otterledge.example"

const shell = (title, main) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head>
<meta charset="utf-8"/><title>${title} &mdash; Otter Ledge Brewing</title>
<meta property="og:site_name" content="Otter Ledge Brewing"/><meta property="og:title" content="${title}"/>
<!-- This is Squarespace. --></head>
<body id="collection-5f" class="tweak-fixed-header">
<header id="header" class="header theme-col--primary"><div class="header-title-logo"><a href="${site}/">Otter Ledge</a></div>
<nav class="header-nav-list"><div class="header-nav-item"><a href="${site}/beer">Beer</a></div><div class="header-nav-item"><a href="${site}/our-crew">Our Crew</a></div><div class="header-nav-item"><a href="${site}/journal">Journal</a></div><div class="header-nav-item"><a href="${site}/visit">Visit</a></div></nav></header>
<main id="page" class="container"><article class="sections">${main}</article></main>
<footer class="sections"><div class="sqs-block-content"><p>Otter Ledge Brewing Co.<br>71 Pine Mill Street, Burlington, Vermont<br>802-555-0164</p></div></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<div class="sqs-block-content"><h1>Beer from the ledge</h1><p>Otter Ledge is a craft brewery and taproom in Burlington, Vermont, making lagers first since 2011.</p></div>`)
  },
  {
    url: `${site}/our-crew`,
    body: shell("Our Crew", `<div class="sqs-block-content"><h2>Our Crew</h2></div>
<div class="user-items-list"><ul>
<li class="list-item"><h2 class="list-item-content__title">Beth Lamoureux</h2><div class="list-item-content__description"><p>Director of Brewing. Beth writes the recipes and buys the malt. Grew up on a dairy farm in Alburgh. Has opinions on decoction.</p></div></li>
<li class="list-item"><h2 class="list-item-content__title">Colin Yamada</h2><div class="list-item-content__description"><p>Quality Manager. Colin keeps the yeast happy and the lab tidy.</p></div></li>
<li class="list-item"><h2 class="list-item-content__title">Rosalind &ldquo;Roz&rdquo; Peltier</h2><div class="list-item-content__description"><p>Owner &amp; President. Roz signs the checks and drives the forklift.</p></div></li>
<li class="list-item"><h2 class="list-item-content__title">Hops</h2><div class="list-item-content__description"><p>Cat.</p></div></li></ul></div>`)
  },
  {
    url: `${site}/journal/2019/meet-the-brewer`,
    body: shell("Meet the brewer", `<div class="blog-item-wrapper"><h1>Meet the brewer</h1><time>May 2, 2019</time><p>Say hello to Beth Lamoureux, our new Head Brewer. Beth comes to us from a cider house and holds the Brewing Diploma of the Lake Champlain Brewing School.</p></div>`)
  },
  {
    url: `${site}/journal/2025/changes-in-the-brewhouse`,
    body: shell("Changes in the brewhouse", `<div class="blog-item-wrapper"><h1>Changes in the brewhouse</h1><time>March 11, 2025</time><p>Beth Lamoureux is now our Director of Brewing. Mikey Tran takes her old job. Under Beth our Ledge Pils won gold at the Northeast Lager Cup in 2024, so nobody is nervous.</p></div>`)
  },
  {
    url: "https://greenmountainpints.example/interviews/beth-lamoureux",
    body: `<!DOCTYPE html><html><head><title>Ten questions for Beth Lamoureux | Green Mountain Pints</title></head><body class="blogger"><div id="blog-title"><a href="https://greenmountainpints.example/">Green Mountain Pints</a></div><div id="post">
<h3>Ten questions for Beth Lamoureux</h3><p><i>October 2025</i></p>
<p><b>What do you do at Otter Ledge these days?</b><br>I'm director of brewing, which means I brew less and worry more.</p>
<p><b>First beer you were proud of?</b><br>A smoked helles. We sold eleven pints of it.</p>
<p><b>What about when you're not working?</b><br>I play pond hockey and I tap maples. We made 60 gallons of syrup last spring.</p>
<p><b>Anything you'd like people to know?</b><br>The Pink Boots Guild of Vermont, which I'm a member of, has scholarships for women who want to brew. Apply!</p></div></body></html>`
  },
  {
    url: "https://www.lakecityledger.example/business/otter-ledge-solar-roof",
    body: `<!DOCTYPE html><html lang="en-US"><head><title>Brewery goes solar, one keg at a time - Lake City Ledger</title></head><body><header><a href="https://www.lakecityledger.example/">LAKE CITY LEDGER</a></header><main><h1>Brewery goes solar, one keg at a time</h1><p class="dateline">BURLINGTON, Vt., Aug. 19, 2025</p>
<p>The roof of Otter Ledge Brewing now carries 212 panels. Owner and president Rosalind Peltier said they cover a third of the power.</p>
<p>Peltier, a former public school teacher, started the company in 2011 with a loan from her aunt. She is treasurer of the Vermont Small Brewers Council and an organizer of the Winter Coat Drive, which has handed out 4,000 coats in Chittenden County.</p>
<p>&ldquo;I taught eighth grade,&rdquo; she said. &ldquo;Yeast is easier.&rdquo;</p></main></body></html>`,
    news: { seen: "2025-08-19T14:00:00Z", language: "English", country: "United States" }
  },
  {
    url: "https://curlingvt.example/teams/2026",
    body: `<html><body><h1>Champlain Curling Club, league teams 2026</h1><pre>
Brooms of Doom     skip: Roz Peltier (Otter Ledge Brewing), P. Nadeau, L. Oakes, S. Whitman
Sheet Happens      skip: Dan Corey, R. Bell, M. Fitch, T. Ames
</pre><p>Club president: Dan Corey</p></body></html>`
  },
  {
    url: "https://yamadabrews.example/about",
    body: `<!doctype html><html lang="en"><head><title>About | Colin's bench notes</title><link rel="stylesheet" href="/wp-content/themes/twentytwentyfive/style.css"></head><body class="wp-singular">
<header class="wp-block-template-part"><p class="wp-block-site-title"><a href="https://yamadabrews.example/">Colin's bench notes</a></p></header>
<main class="wp-block-group"><h1 class="wp-block-post-title">About</h1><div class="entry-content wp-block-post-content">
<p>My name is Colin Yamada and I am the Quality Manager at Otter Ledge Brewing in Burlington, Vermont. Here I write about yeast propagation and sensory panels for people with small labs.</p>
<p>I have a BS in microbiology from Winooski State College (2013), and I am a Certified Beer Server who should really take the next exam.</p>
<p>I also build banjos.</p></div></main></body></html>`
  },
  {
    url: "https://smalllabs.example/webinars",
    body: `<!doctype html><html><head><title>Webinars - Small Lab Network</title></head><body><nav>Small Lab Network</nav><main><ul class="webinars"><li><b>Yeast counts with a $200 microscope</b> - Colin Yamada, Otter Ledge Brewing - January 21, 2026</li><li><b>Cleaning validation</b> - Ida Roush - February 18, 2026</li></ul></main></body></html>`
  }
]

const people = [
  {
    id: "beth-lamoureux",
    about: "A stale title: an old journal entry calls her Head Brewer.",
    contact: { email: "beth@otterledge.example", full_name: "Beth Lamoureux", company: "Otter Ledge Brewing" },
    outcome: "found",
    facts: {
      title: "Director of Brewing",
      company: "Otter Ledge Brewing | Otter Ledge | Otter Ledge Brewing Co.",
      location: "Burlington, Vermont | Burlington",
      industry: "craft brewery | brewing | brewery",
      achievements: ["gold at the Northeast Lager Cup | Ledge Pils won gold at the Northeast Lager Cup in 2024"],
      hobbies: ["pond hockey", "tap maples | maple syrup | maple sugaring"],
      memberships: ["Pink Boots Guild of Vermont"]
    },
    also: {
      location: "Vermont | United States | Burlington, VT",
      industry: "craft beer | craft brewery and taproom | beer",
      skills: ["decoction", "recipes | recipe development | writes the recipes", "brewing", "buys the malt | malt", "cider | cider house", "lagers | lager brewing"],
      achievements: ["60 gallons of syrup", "smoked helles", "Ten questions for Beth Lamoureux", "Brewing Diploma of the Lake Champlain Brewing School | Brewing Diploma", "new Head Brewer in 2019"],
      interests: ["decoction", "lager | lagers", "hockey | pond hockey", "maple | maple syrup", "brewing | beer"],
      hobbies: ["hockey", "syrup"],
      causes: ["scholarships for women who want to brew | women in brewing"],
      education: [{ institution: "Lake Champlain Brewing School", degree: "Brewing Diploma" }],
      certifications: ["Brewing Diploma | Brewing Diploma of the Lake Champlain Brewing School"]
    },
    sources: [`${site}/`, `${site}/our-crew`, `${site}/journal/2019/meet-the-brewer`, `${site}/journal/2025/changes-in-the-brewhouse`, "https://greenmountainpints.example/interviews/beth-lamoureux"]
  },
  {
    id: "roz-peltier",
    about: "An owner in the local newspaper.",
    contact: { full_name: "Rosalind Peltier", company: "Otter Ledge Brewing" },
    outcome: "found",
    facts: {
      title: "Owner & President | Owner and president | owner | president",
      company: "Otter Ledge Brewing | Otter Ledge | Otter Ledge Brewing Co.",
      location: "Burlington, Vermont | Burlington",
      industry: "craft brewery | brewing | brewery",
      causes: ["Winter Coat Drive"],
      memberships: ["Vermont Small Brewers Council | treasurer of the Vermont Small Brewers Council"],
      sports_teams: ["Brooms of Doom"]
    },
    also: {
      title: "founder | treasurer of the Vermont Small Brewers Council | skip",
      location: "Vermont | United States | Burlington, VT | Chittenden County",
      industry: "craft beer | craft brewery and taproom | beer",
      skills: ["teaching | former public school teacher", "drives the forklift | forklift"],
      achievements: ["started the company in 2011 | founded Otter Ledge Brewing in 2011 | started the company in 2011 with a loan from her aunt", "treasurer of the Vermont Small Brewers Council", "handed out 4,000 coats in Chittenden County | 4,000 coats", "solar roof | 212 panels | Brewery goes solar", "organizer of the Winter Coat Drive"],
      interests: ["curling", "solar | solar power"],
      hobbies: ["curling"],
      causes: ["solar | solar power"],
      sports_teams: ["Champlain Curling Club"],
      memberships: ["Champlain Curling Club"],
      pets: ["Hops"]
    },
    sources: [`${site}/`, `${site}/our-crew`, "https://www.lakecityledger.example/business/otter-ledge-solar-roof", "https://curlingvt.example/teams/2026"]
  },
  {
    id: "colin-yamada",
    about: "Email alone; a Gravatar with a link to his blog.",
    contact: { email: "colin@otterledge.example" },
    outcome: "found",
    facts: {
      title: "Quality Manager",
      company: "Otter Ledge Brewing | Otter Ledge | Otter Ledge Brewing Co.",
      location: "Burlington, Vermont | Burlington",
      skills: ["yeast propagation", "sensory panels"],
      achievements: ["Yeast counts with a $200 microscope"],
      hobbies: ["build banjos | banjos | building banjos"],
      education: [{ institution: "Winooski State College", degree: "BS", field: "microbiology", year: 2013 }],
      certifications: ["Certified Beer Server"]
    },
    also: {
      title: "quality",
      location: "Vermont | United States | Burlington, VT",
      industry: "craft brewery | craft beer | brewing | brewery | craft brewery and taproom | beer",
      skills: ["microbiology", "yeast | yeast counts", "sensory analysis | sensory", "lab | laboratory | small labs", "microscopy | microscope", "writing", "quality | quality control | brewing quality"],
      achievements: ["Colin's bench notes", "Small Lab Network webinar | webinar | Small Lab Network"],
      interests: ["yeast", "banjos", "small labs", "brewing | beer", "sensory panels"],
      hobbies: ["banjo"]
    },
    sources: [`${site}/`, `${site}/our-crew`, "https://yamadabrews.example/about", "https://smalllabs.example/webinars", "https://gravatar.com/colinyamada"]
  }
]

export default {
  people,
  pages,
  gravatar: [{
    email: "colin@otterledge.example", slug: "colinyamada", display_name: "Colin Yamada", location: "Burlington, Vermont", description: "Yeast, banjos, small labs.", job_title: "Quality Manager", company: "Otter Ledge Brewing",
    accounts: [{ label: "Colin's bench notes", url: "https://yamadabrews.example/about" }]
  }]
}
