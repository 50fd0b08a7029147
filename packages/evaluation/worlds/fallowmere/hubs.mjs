const bs = (title, inner) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Build &amp; Ship 2025</title><meta property="og:site_name" content="Build &amp; Ship"><meta property="og:title" content="${title}"></head><body><header><a href="https://buildandship.example/2025">Build &amp; Ship 2025</a> Seattle, September 30 to October 1 <nav><a href="https://buildandship.example/2025/speakers">Speakers</a> <a href="https://buildandship.example/2025/schedule">Schedule</a> <a href="https://buildandship.example/2025/committee">Committee</a> <a href="https://buildandship.example/2025/code-of-conduct">Code of conduct</a></nav></header><main>${inner}</main><footer>Sponsored by Granulate, Bytecart and the letter B</footer></body></html>`
const mp = (title, inner) => `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} - Merchant Post</title><link rel="alternate" type="application/rss+xml" href="https://merchantpost.example/feed"></head><body><div id="top"><a href="https://merchantpost.example/">MERCHANT POST</a> <a href="https://merchantpost.example/news">News</a> <a href="https://merchantpost.example/interviews">Interviews</a> <a href="https://merchantpost.example/summit-2025">Summit</a></div>${inner}<div class="newsletter"><h4>Every Tuesday in your inbox</h4><form><input type="email" placeholder="you@company"><button>Subscribe</button></form></div></body></html>`

export default {
  people: [],
  pages: [
    {
      url: "https://buildandship.example/2025",
      body: bs("Build &amp; Ship 2025", `<h1>Build &amp; Ship 2025</h1><p>Two days about how software gets made. One track, real coffee.</p><p>Keynotes: <a href="https://buildandship.example/2025/speakers/priya-raghunathan">Priya Raghunathan</a>, Simone Adair.</p>`)
    },
    {
      url: "https://buildandship.example/2025/speakers",
      body: bs("Speakers", `<h1>Speakers</h1><ul><li><a href="https://buildandship.example/2025/speakers/priya-raghunathan">Priya Raghunathan</a>, Kettlebrook: The Cache Is a Liar (keynote)</li><li><a href="https://buildandship.example/2025/speakers/diego-fuentes-arroyo">Diego Fuentes Arroyo</a>, Stackheron: Sampling Is a Promise</li><li>Simone Adair, independent: Meetings, Compiled (keynote)</li><li>Noel Park, Bytecart: Flaky on Purpose</li></ul>`)
    },
    {
      url: "https://buildandship.example/2025/speakers/priya-raghunathan",
      body: bs("Priya Raghunathan", `<h1>Priya Raghunathan</h1><h3>Co-founder &amp; CTO, Kettlebrook</h3><p><b>Keynote: The Cache Is a Liar</b></p><p>Priya has spent fifteen years on build systems and the distributed systems underneath them. She led the build infrastructure group at Osprey Maps, then co-founded Kettlebrook in 2019. She has a Bachelor of Mathematics (Computer Science) from the University of Waterloo, class of 2009, and lives in Portland, Oregon, where you will find her at the bouldering gym.</p><p>Priya also sits on our <a href="https://buildandship.example/2025/committee">programme committee</a> and did not vote on her own talk.</p>`)
    },
    {
      url: "https://buildandship.example/2025/speakers/diego-fuentes-arroyo",
      body: bs("Diego Fuentes Arroyo", `<h1>Diego Fuentes Arroyo</h1><h3>Developer Advocate, Stackheron</h3><p><b>Sampling Is a Promise</b></p><p>Diego was on call for seven years and now explains OpenTelemetry, in Go and in two languages, on YouTube ("Trace Me If You Can"). He co-organizes the Cloud Native Front Range meetup in Denver and thinks that there is far too little about this stuff in Spanish. Computer engineering, Tecnológico de Monterrey, 2011. Off stage: salsa dancing, mountain bikes, the Nuggets.</p>`)
    },
    {
      url: "https://buildandship.example/2025/committee",
      body: bs("Programme committee", `<h1>Programme committee</h1><p>Aaliyah Brandt (chair), Priya Raghunathan (Kettlebrook), Noel Park (Bytecart), Ximena Rojo.</p>`)
    },
    {
      url: "https://merchantpost.example/interviews/sixpenny-product-chief-late-payment",
      news: { seen: "20250624T070000Z", language: "English", country: "United Kingdom" },
      body: mp("“Ring the plumber first”: Sixpenny's product chief on late payment", `<article><h1>“Ring the plumber first”</h1><p>24 June 2025</p><p>Oluwaseun Adeyemi-Clarke, chief product officer of Sixpenny, was shortlisted last week for UK Payments Product Leader of the Year. We met him in Walthamstow, where he lives.</p><p><strong>Chaser has collected £41m of overdue invoices. Why did nobody do it before?</strong></p><p>Because it is dull and everybody is embarrassed. Product management here is mostly being willing to talk about embarrassment with plumbers.</p><p><strong>You gave evidence to MPs on late payment in March.</strong></p><p>I did. I asked for what every small business asks for: thirty days, and a bit of shame.</p><p><strong>What do you do when you're not chasing?</strong></p><p>I've a season ticket at Arsenal with my boys, and I play bass, not at the same time.</p></article>`)
    },
    {
      url: "https://merchantpost.example/summit-2025/speakers",
      body: mp("Payments Summit 2025: speakers", `<h1>Payments Summit 2025</h1><p>13 November 2025, London</p><h3>Panel: Safeguarding after the sandbox</h3><ul><li>Ottilie Crane, Bank of Somewhere Sensible</li><li>James Holloway, Head of Compliance and MLRO, Sixpenny; Fellow of the International Compliance Association</li><li>Farid Mansour, Pennyfarthing Pay</li></ul>`)
    }
  ]
}
