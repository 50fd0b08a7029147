// A marketing agency in Pune: a founder with markup in his text and a cricketer for a namesake; a marketer; a nobody.
const root = "https://www.kiteandkadai.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} / Kite &amp; Kadai</title><meta name="next-head-count" content="3"/></head><body><div id="__next"><header class="sticky top-0"><a class="font-black" href="/">Kite&amp;Kadai</a><nav class="flex gap-4"><a href="/work">Work</a><a href="/crew">Crew</a><a href="/words">Words</a><a href="/hello">Hello</a></nav></header><main class="prose mx-auto">${main}</main><footer class="text-xs">Kite &amp; Kadai Communications Pvt Ltd, Baner Road, Pune 411045. Please do not send us your pitch for SEO.</footer></div></body></html>`
})

const pages = [
  page("/", "Loud ideas, slow cooked", `<h1>Loud ideas, slow cooked.</h1><p>Kite &amp; Kadai is an independent marketing agency in Pune. 44 people, 19 clients, one very old pressure cooker.</p><p><a href="/crew">Crew</a></p>`),
  page("/crew", "Crew", `<h1>Crew</h1><div class="grid grid-cols-2"><section><h2>Rohan Kulkarni</h2><p>Founder &amp; Creative Director</p><p>Copywriter by trade. Made the &ldquo;Ek Chamach Kam&rdquo; (one spoon less) campaign on sugar, which won a gold at the Deccan Ad Club in 2024. Symbiosis, class of 2005 (MBA in communication). Likes Marathi theatre, and rides a 1968 Jawa motorcycle to work when it starts. Signs his e-mails &lt;script&gt;alert('kadai')&lt;/script&gt; because once, in 2013, it crashed a client's inbox and he is still proud.</p></section><section><h2>Fatima Shaikh</h2><p>Head of Performance Marketing</p><p>Runs search, social and whatever Meta renamed this week, with eleven people and \u20b962 crore a year of other people's money. Google Ads certified, and it was she who wrote our attribution tool, Patang. Statistics at Fergusson College (BSc), then a PG diploma at MICA. Find her as <a href="https://x.com/fatimameasures">@fatimameasures</a>.</p></section><section><h2>Devika Rane</h2><p>Client Services Director</p></section></div>`),
  page("/work", "Work", `<h1>Work</h1><h2>Ek Chamach Kam</h2><p>For a diabetes charity. We asked 2,000 tea stalls in Maharashtra to take one spoon of sugar out. 1,312 did. Idea and words: Rohan Kulkarni.</p>`),
  page("/words", "Words", `<h1>Words</h1><ul><li><a href="/words/click-is-not-a-customer">A click is not a customer</a></li></ul>`),
  page("/words/click-is-not-a-customer", "A click is not a customer", `<h1>A click is not a customer</h1><p>Fatima Shaikh &middot; 19 August 2025</p><p>We switched off brand search for a jeweller for six weeks. Sales: no change. Savings: \u20b938 lakh. I have been running hold-out tests like this since 2017 and the only people they make unhappy are media salesmen.</p><p>If you test one thing this Diwali, test nothing. Literally: pick a city and show nobody an ad.</p><p>Ask me about it at the Pune Growth Meetup, which I host on the last Thursday of the month.</p>`),
  {
    url: "https://cricvidarbha.example/players/rohan-kulkarni",
    body: `<html><head><title>Rohan Kulkarni - leg-spinner - CricVidarbha</title></head><body><h1>Rohan Kulkarni</h1><table><tr><td>Born</td><td>Nagpur, 2001</td></tr><tr><td>Role</td><td>Leg-spinner</td></tr><tr><td>First-class wickets</td><td>63</td></tr></table><p>Took 7 for 41 against Baroda in 2024.</p></body></html>`
  },
  {
    url: "https://www.joshiassociates-ca.example/",
    body: `<html><head><title>Amit Joshi &amp; Associates, Chartered Accountants, Pune</title></head><body><h1>Amit Joshi &amp; Associates</h1><p>CA Amit Joshi has practised in Sadashiv Peth since 1991. GST, audit, income tax. FCA, DISA.</p></body></html>`
  }
]

export default {
  pages,
  payloads: ["<script>alert('kadai')</script>", "<img src=x onerror=alert(1)>"],
  bluesky: [{
    handle: "fatimameasures.bsky.social",
    name: "Fatima Shaikh <img src=x onerror=alert(1)>",
    description: "Head of Performance Marketing, Kite & Kadai, Pune. Hold-out tests, hockey, biryani discourse.",
    website: "https://www.kiteandkadai.example/crew",
    posts: [
      { text: "New personal best at the Lonavala half: 1:58:20. The hills were not consulted.", at: "2025-12-08T05:00:00Z" },
      { text: "Speaking on incrementality in Mumbai next week. Bring your worst dashboards.", at: "2026-02-18T05:00:00Z" },
      { text: "Two kittens found under the office generator. They are called Organic and Paid and they live with me now.", at: "2026-04-02T05:00:00Z" }
    ]
  }],
  people: [
    {
      id: "rohan-kulkarni",
      about: "A founder whose page has a script in its text; a cricketer has his name.",
      contact: { email: "rohan@kiteandkadai.example", full_name: "Rohan Kulkarni" },
      outcome: "found",
      facts: {
        title: "Founder & Creative Director | Creative Director | Founder | Founder and Creative Director",
        company: "Kite & Kadai | Kite & Kadai Communications Pvt Ltd",
        location: "Pune | Pune, India | Pune, Maharashtra",
        industry: "Marketing | Advertising | Marketing agency",
        skills: ["Copywriting"],
        achievements: ["Gold at the Deccan Ad Club 2024 for Ek Chamach Kam | Ek Chamach Kam | Gold at the Deccan Ad Club in 2024"],
        hobbies: ["Riding a 1968 Jawa motorcycle | Motorcycles | Jawa motorcycle | Motorcycling"],
        interests: ["Marathi theatre | Theatre"],
        education: [{ institution: "Symbiosis | Symbiosis International University", degree: "MBA", field: "Communication", year: 2005 }]
      },
      also: {
        title: "Copywriter",
        company: "Grand Trunk Advertising",
        location: "India | Maharashtra | Baner Road, Pune",
        industry: "Communications",
        skills: ["Campaigns | Advertising campaigns | Creative direction", "Marketing | Advertising", "Writing", "Brand building", "Radio | Radio writing", "Entrepreneurship"],
        achievements: ["1,312 tea stalls took one spoon of sugar out | 1,312 tea stalls", "Crashed a client's inbox in 2013", "Founded Kite & Kadai in 2011 | Founder of Kite & Kadai", "Six years at Grand Trunk Advertising in Mumbai | Worked in Mumbai", "Agency of 44 people", "Wrote four hundred radio spots | Four hundred radio spots", "Pays for two apprentices a year who write in Marathi, Kannada or Telugu | Two apprentices a year"],
        interests: ["Sugar | Diabetes | Less sugar in tea", "Motorcycles", "Advertising", "Old motorcycles", "Radio", "Apprenticeships for vernacular writers | Regional-language writers | Vernacular writing"],
        hobbies: ["Theatre | Marathi theatre"],
        causes: ["Diabetes | Diabetes prevention | Less sugar", "Regional-language writers | Vernacular writers"]
      },
      sources: ["https://www.kiteandkadai.example/crew", "https://www.kiteandkadai.example/work", "https://deccanbusinessmirror.example/interviews/rohan-kulkarni-kite-kadai"],
      never: ["Leg-spin", "wicket", "Nagpur", "Baroda", "cricket"]
    },
    {
      id: "fatima-shaikh",
      about: "Known by name, company and city; her handles are linked.",
      contact: { full_name: "Fatima Shaikh", company: "Kite & Kadai", location: "Pune" },
      outcome: "found",
      facts: {
        title: "Head of Performance Marketing",
        company: "Kite & Kadai | Kite & Kadai Communications Pvt Ltd",
        location: "Pune | Pune, India | Pune, Maharashtra",
        industry: "Marketing | Advertising | Marketing agency",
        skills: ["Hold-out tests | Hold-out testing | Incrementality | Incrementality testing"],
        education: [{ institution: "Fergusson College", degree: "BSc", field: "Statistics" }],
        certifications: ["Google Ads certified | Google Ads | Google Ads certification"],
        hobbies: ["Running | Half marathons"],
        twitter: "https://x.com/fatimameasures | @fatimameasures | https://twitter.com/fatimameasures"
      },
      also: {
        title: "Host of the Pune Growth Meetup | Speaker | Host",
        company: "Pune Growth Meetup",
        location: "India | Maharashtra",
        industry: "Digital marketing | Performance marketing",
        skills: ["Search marketing | Search | Paid search | SEM", "Social media marketing | Social | Paid social", "Attribution | Marketing attribution", "Statistics", "Software development | Building an attribution tool", "Performance marketing | Digital marketing", "Leadership | Leading eleven people", "Media buying | Budget management"],
        achievements: ["Wrote the attribution tool Patang | Patang", "Half marathon in 1:58:20 at Lonavala | Personal best of 1:58:20 | Lonavala half marathon", "Hosts the Pune Growth Meetup | Pune Growth Meetup", "Speaker on incrementality in Mumbai | Spoke on incrementality", "Saved ₹38 lakh by switching off brand search | Saved a jeweller ₹38 lakh", "Runs ₹62 crore of advertising a year | ₹62 crore a year", "Hold-out tests since 2017", "Author of A click is not a customer | A click is not a customer"],
        interests: ["Hold-out tests | Incrementality", "Hockey", "Biryani | Cooking | Food", "Attribution", "Measurement | Marketing measurement", "Cats", "Running"],
        hobbies: ["Hockey", "Biryani"],
        memberships: ["Pune Growth Meetup"],
        education: [{ institution: "MICA", degree: "PG diploma | Postgraduate diploma" }],
        pets: ["Two kittens, Organic and Paid | Kittens | Organic and Paid | Cats"]
      },
      sources: ["https://www.kiteandkadai.example/crew", "https://www.kiteandkadai.example/words/click-is-not-a-customer", "https://bsky.app/profile/fatimameasures.bsky.social"]
    },
    {
      id: "amit-joshi",
      about: "Nothing is online about this account manager; an accountant in Pune has his name.",
      contact: { email: "am.joshi@kiteandkadai.example", full_name: "Amit Joshi", company: "Kite & Kadai", title: "Account Manager" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Chartered Accountant", "Sadashiv", "income tax", "1991"]
    }
  ]
}
