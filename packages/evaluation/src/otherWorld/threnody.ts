import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} | Threnody Brewing Company</title></head>
<body class="wp-site"><div class="agegate" hidden>Are you 21 or older?</div>
<header><a href="/">Threnody</a><ul><li><a href="/beer">Beer</a></li><li><a href="/our-people">Our people</a></li><li><a href="/press">Press</a></li></ul></header>
<main>${body}</main>
<footer>Threnody Brewing Company · 1914 West Michigan Street, Duluth, MN 55806 · Taproom open Wed–Sun · Brewed with Lake Superior water</footer></body></html>`

/** A brewery on Lake Superior: narrative biographies, an interview in questions and answers, a page that a former employer forgot. */
export const threnody: WorldPart = {
  pages: [
    {
      url: "https://threnodybrewing.example/",
      body: shell(
        "Lake water, northern barley",
        `<h1>Lake water, northern barley, patience.</h1><p>Ten barrels at a time since 2012. Meet <a href="/our-people">our people</a>.</p>`
      )
    },
    {
      url: "https://threnodybrewing.example/our-people",
      body: shell(
        "Our people",
        `<h1>The people behind the pints</h1>
<section><h2>Maren Ostlund</h2><h4>Head Brewer</h4>
<p>Ask Maren where the Baltic porter comes from and you will still be there at last call. Raised on a dairy farm outside Moorhead, she took a chemistry degree at Gustavus Adolphus College before a summer job washing kegs turned into a decade in the cellar. She finished the International Diploma in Brewing Technology at the Siebel Institute in 2014, came to Threnody as an assistant brewer the following year and has run the brewhouse since 2019.</p>
<p>Maren is a Certified Cicerone, sits on the board of the Minnesota Craft Brewers Guild, and took home a bronze medal for Widow’s Walk at the 2022 Great American Beer Festival. When the mash is in she is usually out on Nordic skis with her malamute, Humle.</p></section>
<section><h2>Dez Okafor-Lindqvist</h2><h4>Co-owner &amp; Taproom Manager</h4>
<p>If you have been handed a flight by a tall man who remembers your dog’s name, that was Dez.</p></section>
<section><h2>Jonah Whitcomb</h2><h4>Director of Sales</h4><p>Jonah gets our cans onto shelves from Thunder Bay to the Twin Cities.</p></section>`
      )
    },
    {
      url: "https://threnodybrewing.example/press",
      body: shell(
        "Press",
        `<h1>Press</h1><p><a href="/press/whitcomb-director-of-sales">March 2026: Distribution veteran Jonah Whitcomb joins Threnody</a></p>`
      )
    },
    {
      url: "https://threnodybrewing.example/press/whitcomb-director-of-sales",
      body: shell(
        "Jonah Whitcomb joins Threnody",
        `<p>FOR IMMEDIATE RELEASE</p><h1>Distribution veteran Jonah Whitcomb joins Threnody</h1>
<p>DULUTH, Minn. (March 3, 2026) – Threnody Brewing Company today announced that Jonah Whitcomb has joined the brewery as Director of Sales. Whitcomb spent nine years with Pale Harbor Distributing in Superior, Wis., most recently as regional sales manager. He is a graduate of the University of Wisconsin–Superior, where he earned a bachelor’s degree in business administration in 2013.</p>
<p>“I have been selling this beer for years without being paid by the people who make it,” said Whitcomb.</p>
<p>Media contact: press@threnodybrewing.example</p>`
      )
    },
    {
      url: "https://paleharbor.example/team.html",
      body: `<html><head><title>Pale Harbor Distributing - Team</title></head><body><table width="720"><tr><td><b>Jonah Whitcomb</b><br>Regional Sales Manager<br>North Shore routes</td><td><b>Bev Skarda</b><br>Warehouse Lead</td></tr></table><p><i>Page last updated 08/2021</i></p></body></html>`
    },
    {
      url: "https://decorahprepsports.example/wrestling/2026-coach",
      news: { seen: "20260302T150000Z", language: "English", country: "United States" },
      body: `<!doctype html><html><head><title>Whitcomb named 2A wrestling Coach of the Year</title></head><body><h1>Whitcomb named 2A wrestling Coach of the Year</h1><p>DECORAH, Iowa – Jonah Whitcomb, who has led the Decorah Vikings since 2018, was named Class 2A Coach of the Year on Sunday. Whitcomb teaches physical education at the high school.</p></body></html>`
    },
    {
      url: "https://northshorequarterly.example/conversations/dez-okafor-lindqvist",
      body: `<!DOCTYPE html><html lang="en"><head><title>A conversation with Dez Okafor-Lindqvist | North Shore Quarterly</title></head><body><article><h1>Nine questions for Dez Okafor-Lindqvist</h1><p class="byline">By Gretchen Aho · Summer 2026</p>
<p><em>Desmond Okafor-Lindqvist is co-owner of Threnody Brewing Company and, most evenings, the person behind its bar.</em></p>
<p><strong>NSQ: You were not always in beer.</strong></p><p>DOL: No! I studied music education at Concordia College and taught middle-school band in Cloquet for six years. Anybody who can keep forty kids with trombones in order can run a taproom.</p>
<p><strong>NSQ: What happens on your night off?</strong></p><p>DOL: I curl, badly, at the Duluth Curling Club. And I watch the Minnesota Wild lose. I have had season tickets since 2015, so the suffering is voluntary.</p>
<p><strong>NSQ: And the first Monday of the month?</strong></p><p>DOL: That is Pints for Pantries. A dollar of every pint goes to Second Harvest Northland, and I volunteer there on Thursdays, mostly lifting things.</p>
<p><strong>NSQ: Who is at home?</strong></p><p>DOL: My husband Erik, our kids Freya, who is seven, and Obi, who is four, and a one-eyed cat called Admiral.</p></article>
<section id="comments"><p>Fun read! – Pam</p></section></body></html>`
    },
    {
      url: "https://brewersunbound.example/columns/what-i-drink-now",
      body: `<!doctype html><html lang="en"><head><title>What I drink now - Brewers Unbound</title></head><body><article><h1>What I drink now</h1><p>by Maren Ostlund, head brewer, Threnody Brewing, Duluth, Minn.</p><p>18 May 2026</p><p>People are surprised that a brewer has an opinion about non-alcoholic hop water. I have been sober for seven years, and I taste and spit. My sponsor jokes that I chose the hardest shop in the mall. What I look for is carbonation and a bitter edge; the rest is marketing.</p></article></body></html>`
    }
  ],
  gravatar: [
    {
      email: "dez@threnodybrewing.example",
      slug: "dezpours",
      display_name: "Dez Okafor-Lindqvist",
      location: "Duluth, MN",
      description: "Taproom person. Recovering band teacher.",
      accounts: []
    }
  ],
  rdap: [
    {
      domain: "threnodybrewing.example",
      registrant: "Threnody Brewing Company",
      registered: "2011-10-02T00:00:00Z"
    }
  ],
  people: [
    {
      id: "maren-ostlund",
      about: "One long narrative biography, and a column of hers that says too much.",
      contact: { email: "maren@threnodybrewing.example", full_name: "Maren Ostlund" },
      outcome: "found",
      facts: {
        title: "Head Brewer",
        company: "Threnody Brewing Company | Threnody Brewing | Threnody",
        location: "Duluth, Minn | Duluth | Duluth, MN | Duluth, Minnesota",
        education: [
          { institution: "Gustavus Adolphus College", degree: "degree", field: "chemistry" },
          {
            institution: "Siebel Institute",
            degree: "International Diploma in Brewing Technology | International Diploma | Diploma",
            field: "Brewing Technology",
            year: 2014
          }
        ],
        certifications: ["Certified Cicerone"],
        memberships: ["Minnesota Craft Brewers Guild"],
        achievements: [
          "bronze medal for Widow’s Walk at the 2022 Great American Beer Festival | bronze medal for Widow’s Walk | 2022 Great American Beer Festival"
        ],
        hobbies: ["Nordic skis | Nordic skiing"],
        pets: ["malamute | Humle"]
      },
      also: {
        industry: "brewing | brewery",
        skills: ["Brewing Technology", "brewing"],
        achievements: ["What I drink now"],
        interests: ["Nordic skis | Nordic skiing"],
        causes: ["Minnesota Craft Brewers Guild"]
      },
      sources: [
        "https://threnodybrewing.example/our-people",
        "https://brewersunbound.example/columns/what-i-drink-now"
      ],
      sensitive: ["sober", "my sponsor"]
    },
    {
      id: "dez-okafor-lindqvist",
      about: "An interview in questions and answers, with a husband and children that are nobody's business.",
      contact: { email: "dez@threnodybrewing.example" },
      outcome: "found",
      facts: {
        title: "Co-owner & Taproom Manager | Co-owner | Co-owner and Taproom Manager",
        company: "Threnody Brewing Company | Threnody Brewing | Threnody",
        location: "Duluth, MN | Duluth",
        education: [{ institution: "Concordia College", field: "music education" }],
        hobbies: ["curl | curling | Duluth Curling Club"],
        sports_teams: ["Minnesota Wild"],
        causes: ["Second Harvest Northland"],
        pets: ["a one-eyed cat called Admiral | cat | Admiral"]
      },
      also: {
        industry: "brewing | brewery",
        memberships: ["Duluth Curling Club"],
        interests: ["curl | curling", "Minnesota Wild"],
        causes: ["Pints for Pantries"]
      },
      sources: [
        "https://threnodybrewing.example/our-people",
        "https://northshorequarterly.example/conversations/dez-okafor-lindqvist",
        "https://api.gravatar.com/v3/profiles/dezpours"
      ],
      sensitive: ["husband", "Freya", "Obi"]
    },
    {
      id: "jonah-whitcomb",
      about:
        "A press release, a former employer's page that nobody updated, and a wrestling coach of the name.",
      contact: {
        email: "jwhitcomb@threnodybrewing.example",
        full_name: "Jonah Whitcomb",
        company: "Threnody Brewing"
      },
      outcome: "found",
      facts: {
        title: "Director of Sales",
        company: "Threnody Brewing Company | Threnody Brewing | Threnody",
        education: [
          {
            institution: "University of Wisconsin–Superior",
            degree: "bachelor’s degree | bachelor’s",
            field: "business administration",
            year: 2013
          }
        ]
      },
      also: { industry: "brewing | brewery", location: "Duluth | Duluth, Minn | Duluth, MN" },
      sources: [
        "https://threnodybrewing.example/our-people",
        "https://threnodybrewing.example/press/whitcomb-director-of-sales"
      ],
      never: ["wrestling", "Decorah", "Coach of the Year", "physical education"]
    }
  ]
}
