import type { WorldPart } from "../World.ts"

const payload = `<img src=x onerror="document.title='rabbit'">`

const shell = (title: string, head: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>${head}<script>window.dataLayer=window.dataLayer||[];</script></head>
<body data-page="inner"><header><a class="wordmark" href="/">Fourpenny Rabbit</a><nav><a href="/work">Work</a><a href="/about">About</a><a href="/thinking">Thinking</a><a href="/hello">Say hello</a></nav></header>
<main>${body}</main>
<footer><p>Got a brief? <a href="mailto:hello@fourpennyrabbit.example">hello@fourpennyrabbit.example</a></p><p>Fourpenny Rabbit Ltd, Aire Street Workshops, Leeds LS1 4HT</p><p>B Corp · Living Wage Employer · <a href="/cookies">Cookies</a></p></footer></body></html>`

/** An agency in Leeds: a founder with seven traces and a joke of markup, a media man who is nothing but a snippet. */
export const fourpennyRabbit: WorldPart = {
  payloads: [payload],
  pages: [
    {
      url: "https://fourpennyrabbit.example/",
      body: shell(
        "Fourpenny Rabbit – branding agency, Leeds",
        "",
        "<h1>Small rabbit.<br>Loud brands.</h1><p>We’re a branding and digital agency in Leeds.</p>"
      )
    },
    {
      url: "https://fourpennyrabbit.example/about",
      body: shell(
        "About – Fourpenny Rabbit",
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Fourpenny Rabbit","url":"https://fourpennyrabbit.example/","address":{"@type":"PostalAddress","addressLocality":"Leeds","addressCountry":"GB"},"founder":{"@type":"Person","name":"Zuleika Hammond","jobTitle":"Founder & Creative Director","sameAs":["https://zuleikahammond.example/"]}}</script>`,
        `<h1>Nineteen people and a kettle</h1><div class="split"><div><h2>Zuleika Hammond</h2><h5>Founder &amp; Creative Director</h5><p>Zuleika set up Fourpenny Rabbit at her kitchen table in 2014. She leads brand identity and type design, and can be found at the back of most rooms, drawing on something she shouldn’t.</p></div><div><h2>Marcus Oyelowo-Finch</h2><h5>Managing Director</h5><p>Marcus does the sums. He plays bass in a wedding band and supports Huddersfield Town.</p></div><div><h2>Ffion Gittins</h2><h5>Head of Strategy</h5><p>Ffion asks why until you cry. She has an MBA and three hens.</p></div></div><p>Plus fifteen more who would rather not have their picture taken.</p>`
      )
    },
    {
      url: "https://zuleikahammond.example/",
      body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Zuleika Hammond</title><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head><body><h1>Zuleika Hammond</h1><p>Founder &amp; Creative Director, <a href="https://fourpennyrabbit.example/">Fourpenny Rabbit</a></p><p>Letters, mostly. I studied graphic design at Leeds Arts University (BA, 2006) and did an MA in typeface design at the University of Reading. I live in Saltaire with two rabbits, obviously: Garamond and Biro.</p><p>This site was tested with ${payload.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}, like every site should be.</p><h2>Things</h2><ul><li>Typeface: <a href="/wharfe">Wharfe Grotesk</a> (2022)</li><li>I restore old letterpress machines</li><li>Elected member of the International Society of Letterers</li></ul><p><a rel="me" href="https://bsky.app/profile/zuleika.bsky.social">Bluesky</a> <a rel="me" href="https://www.linkedin.com/in/zuleikahammond">LinkedIn</a></p></body></html>`
    },
    {
      url: "https://zuleikahammond.example/rss.xml",
      content_type: "application/rss+xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Zuleika Hammond</title><link>https://zuleikahammond.example/</link><description>Letters, mostly</description><item><title>Why I drew a lowercase g for eleven weeks</title><link>https://zuleikahammond.example/g</link><pubDate>Thu, 03 Sep 2026 07:00:00 GMT</pubDate><description>Two storeys or one? A confession.</description></item></channel></rss>`
    },
    {
      url: "https://northerncreatives.example/awards/2026/winners",
      body: `<!doctype html><html lang="en-GB"><head><title>Winners 2026 · Northern Creatives Awards</title></head><body><h1>Winners 2026</h1><table><tbody><tr><th>Identity of the year</th><td>Calder Buses, by Fourpenny Rabbit</td></tr><tr><th>Creative Director of the Year</th><td>Zuleika Hammond, Fourpenny Rabbit</td></tr><tr><th>Copywriter of the Year</th><td>Dominic Ashby-Rhys, Tall Order</td></tr></tbody></table><p>Photos by Lens &amp; Co. Sponsors: Paperback, Inkwell, Tram.</p></body></html>`
    },
    {
      url: "https://airedaleyouthprint.example/who-we-are",
      body: `<!doctype html><html lang="en-GB"><head><title>Who we are — Airedale Youth Print</title></head><body><h1>Who we are</h1><p>Airedale Youth Print teaches teenagers to print, for free.</p><h2>Trustees</h2><p><b>Zuleika Hammond (chair)</b> runs the Leeds agency Fourpenny Rabbit. She became chair in 2023.</p><p><b>Cllr Barry Stott</b> is a retired plumber and a Bradford City fan.</p><p>Charity no. 9990044</p></body></html>`
    },
    {
      url: "https://makersinterviewed.example/zuleika-hammond",
      body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Zuleika Hammond: “I was told the rabbit had to go” | Makers, Interviewed</title></head><body><p><a href="/">Makers, Interviewed</a> / Design</p><h1>“I was told the rabbit had to go”</h1><p>Interview by Petra Kilmartin, January 2026</p><p>Zuleika Hammond is the founder and creative director of Fourpenny Rabbit, the Leeds agency behind Calder Buses. We met in the pub.</p><p><b>Q: What’s on when you work?</b><br>A: Leeds Rhinos on the radio. I’ve followed them since I was in a pram.</p><p><b>Q: And when you don’t?</b><br>A: Fell running. Slowly. I did the Three Peaks in under five hours once and I mention it weekly.</p><p><b>Q: You’ve spoken about your faith.</b><br>A: I’m a Muslim from Shipley, I fast, I run a design firm. People find one of those odd, and it’s never the one I expect.</p><p><b>Q: You had epilepsy as a child?</b><br>A: Still do. I can’t drive. It’s why the studio is by the station.</p><p>Petra Kilmartin is a potter and podcaster in Hebden Bridge.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://uk.linkedin.com/in/zuleikahammond",
      title: "Zuleika Hammond – Founder & Creative Director – Fourpenny Rabbit | LinkedIn",
      snippet:
        "Saltaire, England, United Kingdom · Founder & Creative Director · Fourpenny Rabbit. I make brands that look like they mean it. · Education: University of Reading · 500+ connections."
    },
    {
      url: "https://x.com/zuleikadraws",
      title: "Zuleika Hammond (@zuleikadraws) / X",
      snippet:
        "Founder, Fourpenny Rabbit. Letters, rabbits, Rhinos. Mostly elsewhere now: zuleikahammond.example"
    },
    {
      url: "https://uk.linkedin.com/in/owen-threlfall-ppc",
      title: "Owen Threlfall - Head of Paid Media - Fourpenny Rabbit | LinkedIn",
      snippet:
        "Harrogate, England, United Kingdom · Head of Paid Media at Fourpenny Rabbit. Spending your money like it’s mine (I’m from Yorkshire). · Experience: Fourpenny Rabbit · Education: Northumbria University · 500+ connections on LinkedIn."
    }
  ],
  bluesky: [
    {
      handle: "zuleika.bsky.social",
      name: "Zuleika Hammond",
      description: `Founder & Creative Director, Fourpenny Rabbit, Leeds. Letters, mostly. ${payload}`,
      website: "https://zuleikahammond.example/",
      posts: [
        {
          text: "The lowercase g is done. Nobody speak to me about the lowercase y.",
          at: "2026-09-02T18:20:00.000Z"
        },
        { text: "Biro has eaten a proof. Garamond disapproved.", at: "2026-08-14T08:05:00.000Z" }
      ]
    }
  ],
  rdap: [
    {
      domain: "fourpennyrabbit.example",
      registrant: "Fourpenny Rabbit Ltd",
      registered: "2014-02-11T00:00:00Z"
    }
  ],
  people: [
    {
      id: "zuleika-hammond",
      about: "A founder with eight traces; markup in her bio, faith and illness in an interview.",
      contact: {
        email: "zuleika@fourpennyrabbit.example",
        full_name: "Zuleika Hammond",
        company: "Fourpenny Rabbit"
      },
      outcome: "found",
      facts: {
        title: "Founder & Creative Director | Founder and Creative Director | Creative Director | Founder",
        company: "Fourpenny Rabbit | Fourpenny Rabbit Ltd",
        location: "Saltaire, England, United Kingdom | Saltaire, England | Saltaire",
        industry: "branding | design | agency | branding agency | graphic design",
        skills: ["brand identity", "type design | typeface design"],
        achievements: [
          "Creative Director of the Year | Creative Director of the Year, Northern Creatives Awards",
          "Wharfe Grotesk"
        ],
        hobbies: ["Fell running", "restore old letterpress machines | letterpress machines | letterpress"],
        sports_teams: ["Leeds Rhinos | Rhinos"],
        causes: ["Airedale Youth Print"],
        memberships: ["International Society of Letterers"],
        education: [
          {
            institution: "Leeds Arts University",
            degree: "BA",
            field: "graphic design",
            year: 2006
          },
          { institution: "University of Reading", degree: "MA", field: "typeface design" }
        ],
        pets: ["Garamond | two rabbits | rabbits", "Biro | two rabbits | rabbits"],
        linkedin: "https://www.linkedin.com/in/zuleikahammond | https://uk.linkedin.com/in/zuleikahammond",
        linkedin_bio:
          "I make brands that look like they mean it | I make brands that look like they mean it. | Founder & Creative Director",
        twitter: "https://x.com/zuleikadraws | https://twitter.com/zuleikadraws | zuleikadraws",
        twitter_bio:
          "Founder, Fourpenny Rabbit. Letters, rabbits, Rhinos. Mostly elsewhere now: zuleikahammond.example | Letters, rabbits, Rhinos"
      },
      also: {
        location: "Leeds | Leeds, GB",
        memberships: ["Airedale Youth Print"],
        skills: ["graphic design", "Letters"],
        interests: ["Letters", "letterpress", "Fell running", "type design | typeface design", "Rhinos"],
        hobbies: ["drawing"],
        achievements: [
          "Identity of the year | Calder Buses",
          "Why I drew a lowercase g for eleven weeks",
          "Three Peaks | Three Peaks in under five hours",
          "Elected member of the International Society of Letterers | International Society of Letterers"
        ]
      },
      sources: [
        "https://fourpennyrabbit.example/about",
        "https://zuleikahammond.example/",
        "https://zuleikahammond.example/rss.xml",
        "https://northerncreatives.example/awards/2026/winners",
        "https://airedaleyouthprint.example/who-we-are",
        "https://makersinterviewed.example/zuleika-hammond",
        "https://uk.linkedin.com/in/zuleikahammond",
        "https://x.com/zuleikadraws",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=zuleika.bsky.social"
      ],
      sensitive: ["Muslim", "epilepsy"],
      never: ["Huddersfield Town", "wedding band", "Bradford City", "a potter", "three hens"]
    },
    {
      id: "owen-threlfall",
      about: "A media man of whom the web shows one search snippet.",
      contact: {
        email: "owen@fourpennyrabbit.example",
        full_name: "Owen Threlfall",
        linkedin_url: "https://www.linkedin.com/in/owen-threlfall-ppc"
      },
      outcome: "found",
      facts: {
        title: "Head of Paid Media",
        company: "Fourpenny Rabbit",
        location: "Harrogate, England, United Kingdom | Harrogate, England | Harrogate",
        education: [{ institution: "Northumbria University" }],
        linkedin:
          "https://www.linkedin.com/in/owen-threlfall-ppc | https://uk.linkedin.com/in/owen-threlfall-ppc",
        linkedin_bio:
          "Spending your money like it’s mine (I’m from Yorkshire) | Spending your money like it’s mine (I’m from Yorkshire). | Head of Paid Media at Fourpenny Rabbit"
      },
      also: { skills: ["Paid Media"], industry: "Paid Media | branding" },
      sources: ["https://uk.linkedin.com/in/owen-threlfall-ppc"]
    }
  ]
}
