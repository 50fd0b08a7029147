import type { WorldPart } from "../World.ts"

const page = (title: string, body: string, head = ""): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} | Quernlock Marr Insurance Brokers, Harrogate</title>${head}</head>
<body class="wp-site"><a class="skip-link" href="#content">Skip to content</a>
<div id="cookie-notice">By using this website you agree to our cookies. <a href="/cookies/">More</a> <button>Accept all</button> <button>Reject</button></div>
<header><a href="/">Quernlock Marr</a><ul class="menu"><li><a href="/farms/">Farms &amp; estates</a></li><li><a href="/breweries/">Breweries</a></li><li><a href="/boats/">Narrowboats</a></li><li><a href="/our-people/">Our people</a></li><li><a href="/our-story/">Our story</a></li><li><a href="/claims/">Make a claim</a></li></ul></header>
<div id="content">${body}</div>
<footer><p>Quernlock Marr Ltd is authorised and regulated by the Financial Conduct Authority. Registered office: 14 Princes Villa Row, Harrogate HG1. Complaints procedure. Modern slavery statement.</p></footer></body></html>`

/** An insurance broker in Yorkshire: father and son of one name, a claims director whose illness was in the paper, an unknown. */
export const quernlockMarr: WorldPart = {
  pages: [
    {
      url: "https://quernlockmarr.example/",
      body: page(
        "Insurance for things that burn, sink and wander off",
        `<h1>Insurance for things that burn, sink and wander off.</h1><p>We are an independent insurance broker in Harrogate. Farms, small breweries and narrowboats are all we do, and have been since 1971.</p><p><a href="/our-people/">Speak to a person</a>. There are fourteen of us and no call centre.</p>`
      )
    },
    {
      url: "https://quernlockmarr.example/our-people/",
      body: page(
        "Our people",
        `<h1>Our people</h1>
<div class="person"><h2>Ralph Quernlock ACII</h2><p class="role">Director, Farms &amp; Estates</p><p>Ralph read agriculture at Harper Adams University before he came into the firm in 2011, so he can tell a heifer from a claim. He looks after 340 farms between Wharfedale and Teesdale. Out of hours you will find him fell running with Nettle, his border collie, or worrying about Leeds United.</p><p><a href="tel:01423">Call Ralph</a></p></div>
<div class="person"><h2>Parveen Duxbury-Akhtar FCII</h2><p class="role">Claims Director</p><p>Parveen joined us in 2014 from a national loss adjuster. She reads policies so that you do not have to.</p></div>
<div class="person"><h2>Stuart Marr</h2><p class="role">Managing Director</p><p>Stuart's grandfather put the Marr in Quernlock Marr.</p></div>
<div class="person"><h2>Bev Tattersall</h2><p class="role">Office manager</p><p>Bev knows where it is.</p></div>`
      )
    },
    {
      url: "https://quernlockmarr.example/our-story/",
      body: page(
        "Our story",
        `<h1>Our story</h1><p>In 1971 Ralph Quernlock, a grain merchant with a Land Rover and a filing cabinet, began to insure his customers' barns. In 1974 he took Bill Marr into partnership. Ralph was President of Harrogate Rotary, sat as a magistrate for twenty-two years and captained Pannal Moor Golf Club; he retired as Chairman in 2010.</p><p>His son, also Ralph, joined the following year, and has his father's filing cabinet.</p><p>In 2022 we became owned by an employee trust.</p>`
      )
    },
    {
      url: "https://harrogatechimes.example/obituaries/ralph-quernlock",
      news: { seen: "20210318T090000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>Ralph Quernlock, broker, magistrate and golfer, dies aged 84 | Harrogate Chimes</title></head><body><nav>News Sport What's On Obituaries</nav><article><h1>Ralph Quernlock, broker, magistrate and golfer</h1><p>18 March 2021</p><p>Ralph Quernlock, who has died aged 84, founded the insurance broker Quernlock Marr. A former Royal Signals corporal, he raised more than £200,000 for the hospice through Rotary. He is survived by his wife Jean, a son, Ralph, and two daughters.</p></article></body></html>`
    },
    {
      url: "https://dalesfarmweek.example/opinion/underinsured-barns",
      news: { seen: "20260903T070000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>Your barn is insured for what it cost in 1998 | Dales Farm Week</title><meta property="og:type" content="article"><meta name="author" content="Ralph Quernlock"></head><body><div>Mart reports · Machinery · Opinion · Subscribe</div><article><h1>Your barn is insured for what it cost in 1998</h1><p><em>Ralph Quernlock is Director of Farms &amp; Estates at Quernlock Marr. 3 September 2026.</em></p><p>I spent August in other people's yards with a tape measure. Of sixty-one farms, forty-four were underinsured, one of them by two thirds. Steel has gone up. So has slurry. The answer is a revaluation every three years and it costs less than a gate.</p><p>If it is more than the money that keeps you awake, ring the Farming Community Network. I have volunteered on their helpline for six years and nobody there will try to sell you anything.</p></article></body></html>`
    },
    {
      url: "https://nidderdalefellrunners.example/committee",
      body: `<html><head><title>Committee – Nidderdale Fell Runners</title></head><body><h1>Committee 2026</h1><table><tr><th>Post</th><th>Name</th><th></th></tr><tr><td>Chair</td><td>Jan Spofforth</td><td></td></tr><tr><td>Treasurer</td><td>Ralph Quernlock</td><td>Bob Graham Round finisher, 2022 (23h 41m). Lives in Pateley Bridge. Insures most of us.</td></tr><tr><td>Kit</td><td>Deano</td><td>Ask him about vests.</td></tr></table><p>Next race: Guise Cliff Dash, 17 January.</p></body></html>`
    },
    {
      url: "https://brokerbulletin.example/2025/10/claims-leader-parveen-duxbury-akhtar",
      news: { seen: "20251009T080000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>Five minutes with… Parveen Duxbury-Akhtar, Claims Leader of the Year | Broker Bulletin</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Five minutes with Parveen Duxbury-Akhtar","datePublished":"2025-10-09","about":{"@type":"Person","name":"Parveen Duxbury-Akhtar","jobTitle":"Claims Director","worksFor":{"@type":"Organization","name":"Quernlock Marr"}}}</script></head><body><header>Broker Bulletin <a href="/jobs">Jobs</a> <a href="/awards">Awards</a></header><article><h1>Five minutes with… Parveen Duxbury-Akhtar</h1>
<p>The Claims Director of Harrogate's Quernlock Marr was named Claims Leader of the Year at the Northern Broker Awards last week.</p>
<h3>How did you get into insurance?</h3><p>By temping. I had an LLB from the University of Bradford (2001), a training contract that fell through, and rent.</p>
<h3>What do you do that others do not?</h3><p>I go and look. Flood claims in particular: I have been in more wet cellars than a Victorian rat-catcher. I also teach a negotiation evening at the Insurance Institute of Leeds, where I am past president.</p>
<h3>And when you are not working?</h3><p>Yorkshire county cricket, allotment leeks, and quilting, in that order until September. I fast in Ramadan, so do not book me a lunch. I came back to work two years ago after lymphoma and I am tougher about what is urgent.</p>
<h3>Advice to your younger self?</h3><p>Write it down the same day.</p></article><footer>© Broker Bulletin Media. All rights reserved.</footer></body></html>`
    },
    {
      url: "https://ilkleyvoice.example/2024/flood-warden-network",
      body: `<!doctype html><html lang="en-GB"><head><title>New flood wardens for Wharfe villages | Ilkley Voice</title></head><body><article><h1>New flood wardens for Wharfe villages</h1><p>Eleven volunteers have trained as flood wardens. Among them is Parveen Duxbury-Akhtar of Ilkley, who handles claims for a living at brokers Quernlock Marr. “I would rather carry the sandbag than the paperwork,” she said.</p><p>Mrs Duxbury-Akhtar, who stood for the Liberal Democrats in the 2022 council election and whose brother Imtiaz drowned in the 2015 Boxing Day flood, has also started a collection for Calder Rivers Rescue.</p></article><aside>Also: Bandstand reopening; bins</aside></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/parveen-duxbury-akhtar",
      title: "Parveen Duxbury-Akhtar FCII - Claims Director - Quernlock Marr | LinkedIn",
      snippet:
        "Claims people are the product. Claims Director at Quernlock Marr · Ilkley, England, United Kingdom · Education: University of Bradford · 500+ connections"
    },
    {
      url: "https://www.linkedin.com/in/ralph-quernlock-farms",
      title: "Ralph Quernlock - Director, Farms & Estates - Quernlock Marr | LinkedIn",
      snippet:
        "Insuring farms in the Dales, one muddy yard at a time. Harrogate, England · Experience: Quernlock Marr · Education: Harper Adams University, BSc Agriculture"
    }
  ],
  people: [
    {
      id: "ralph-quernlock",
      about:
        "Father and son of one name in one firm: the client means the son, the obituary is the father's.",
      contact: {
        email: "ralph.quernlock@quernlockmarr.example",
        full_name: "Ralph Quernlock",
        company: "Quernlock Marr"
      },
      outcome: "found",
      facts: {
        title:
          "Director, Farms & Estates | Director of Farms & Estates | Director, Farms and Estates | Director of Farms and Estates",
        company: "Quernlock Marr | Quernlock Marr Ltd | Quernlock Marr Insurance Brokers",
        location: "Pateley Bridge | Harrogate | Harrogate, England",
        hobbies: ["fell running | fell runner | Fell Runners"],
        sports_teams: ["Leeds United"],
        achievements: ["Bob Graham Round | Bob Graham Round finisher | Bob Graham Round finisher, 2022"],
        causes: ["Farming Community Network | the Farming Community Network"],
        memberships: ["Nidderdale Fell Runners"],
        education: [
          {
            institution: "Harper Adams University | Harper Adams",
            degree: "BSc",
            field: "agriculture | Agriculture"
          }
        ],
        certifications: ["ACII"],
        pets: [
          "border collie | Nettle | Nettle, his border collie | border collie Nettle | border collie called Nettle"
        ],
        linkedin: "https://www.linkedin.com/in/ralph-quernlock-farms | linkedin.com/in/ralph-quernlock-farms"
      },
      also: {
        location: "Harrogate | Harrogate, England | Harrogate, England, United Kingdom | the Dales",
        industry: "insurance | insurance broker | insurance broking | Insurance Brokers",
        skills: [
          "farm insurance | Farms & Estates | farms",
          "agriculture",
          "revaluation",
          "insurance",
          "underinsurance | underinsured"
        ],
        interests: [
          "fell running",
          "Leeds United",
          "farms",
          "agriculture",
          "underinsured barns | underinsurance | barns"
        ],
        hobbies: ["fell running with Nettle | fell running with Nettle, his border collie"],
        achievements: [
          "Your barn is insured for what it cost in 1998",
          "looks after 340 farms | 340 farms",
          "Treasurer",
          "volunteered on their helpline for six years",
          "came into the firm in 2011"
        ],
        memberships: [
          "Treasurer of Nidderdale Fell Runners | Treasurer, Nidderdale Fell Runners | Nidderdale Fell Runners committee"
        ],
        causes: ["Farming Community Network helpline | helpline"],
        linkedin_bio:
          "Insuring farms in the Dales, one muddy yard at a time. | Insuring farms in the Dales, one muddy yard at a time | Insuring farms in the Dales, one muddy yard at a time. Harrogate, England · Experience: Quernlock Marr · Education: Harper Adams University, BSc Agriculture"
      },
      sources: [
        "https://quernlockmarr.example/our-people/",
        "https://dalesfarmweek.example/opinion/underinsured-barns",
        "https://nidderdalefellrunners.example/committee",
        "https://www.linkedin.com/in/ralph-quernlock-farms"
      ],
      never: ["Rotary", "magistrate", "Golf Club", "Royal Signals", "grain merchant", "golfer", "Chairman"]
    },
    {
      id: "parveen-duxbury-akhtar",
      about: "Faith, illness, party and a death in the family stand beside her work on public pages.",
      contact: {
        email: "p.duxbury-akhtar@quernlockmarr.example",
        full_name: "Parveen Duxbury-Akhtar",
        company: "Quernlock Marr"
      },
      outcome: "found",
      facts: {
        title: "Claims Director",
        company: "Quernlock Marr | Quernlock Marr Ltd | Quernlock Marr Insurance Brokers",
        location: "Ilkley | Ilkley, England | Ilkley, England, United Kingdom",
        industry: "insurance",
        skills: ["Flood claims | flood claims | claims", "negotiation"],
        achievements: ["Claims Leader of the Year"],
        hobbies: ["quilting", "allotment leeks | allotment | growing leeks | leeks"],
        sports_teams: ["Yorkshire county cricket | Yorkshire"],
        memberships: ["Insurance Institute of Leeds | the Insurance Institute of Leeds"],
        education: [{ institution: "University of Bradford", degree: "LLB", year: 2001 }],
        certifications: ["FCII"],
        linkedin:
          "https://www.linkedin.com/in/parveen-duxbury-akhtar | linkedin.com/in/parveen-duxbury-akhtar"
      },
      also: {
        industry: "insurance broker | insurance broking | Insurance Brokers",
        location: "Harrogate",
        skills: ["claims", "loss adjusting", "insurance"],
        interests: [
          "Yorkshire county cricket | cricket",
          "quilting",
          "allotment leeks",
          "flood claims",
          "claims",
          "negotiation"
        ],
        hobbies: ["Yorkshire county cricket | cricket"],
        causes: ["flood wardens | flood warden", "Calder Rivers Rescue"],
        achievements: [
          "past president | past president of the Insurance Institute of Leeds",
          "Northern Broker Awards | Claims Leader of the Year at the Northern Broker Awards",
          "trained as flood wardens | trained as a flood warden",
          "started a collection for Calder Rivers Rescue",
          "Five minutes with… Parveen Duxbury-Akhtar"
        ],
        memberships: ["past president of the Insurance Institute of Leeds", "flood wardens"],
        linkedin_bio:
          "Claims people are the product. | Claims people are the product | Claims people are the product. Claims Director at Quernlock Marr | Claims people are the product. Claims Director at Quernlock Marr · Ilkley, England, United Kingdom · Education: University of Bradford · 500+ connections"
      },
      sources: [
        "https://quernlockmarr.example/our-people/",
        "https://brokerbulletin.example/2025/10/claims-leader-parveen-duxbury-akhtar",
        "https://ilkleyvoice.example/2024/flood-warden-network",
        "https://www.linkedin.com/in/parveen-duxbury-akhtar"
      ],
      sensitive: ["Ramadan", "lymphoma", "Liberal Democrats", "Imtiaz", "drowned", "2022 council election"]
    },
    {
      id: "verity-ellershaw-pym",
      about: "Nothing online: the broker's site does not know her, and nobody else does.",
      contact: {
        email: "verity.ellershaw-pym@quernlockmarr.example",
        full_name: "Verity Ellershaw-Pym",
        company: "Quernlock Marr"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
