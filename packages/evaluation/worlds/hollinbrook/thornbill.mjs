// A hotel group in Adelaide: a marketing director with an older title, and a seller of rooms.
const root = "https://www.thornbillhotels.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"/><title>${title} | Thornbill Hotels &amp; Lodges</title><meta name="description" content="Nine small hotels in South Australia, Victoria and Tasmania"/><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());</script></head><body><div class="booking-strip">Check in <input type="date"> Check out <input type="date"> <button>Find a room</button></div><div class="site"><div class="brand"><a href="/">Thornbill</a></div><nav><a href="/hotels">Hotels</a><a href="/about/leadership">Leadership</a><a href="/media">Media</a><a href="/meetings">Meetings</a></nav><div class="c-body"><h1>${title}</h1>${main}</div><div class="c-foot">Thornbill Hotels &amp; Lodges Pty Ltd, Light Square, Adelaide SA. We acknowledge the Kaurna people. Rates from $189.</div></div></body></html>`
})

const pages = [
  page("/", "Small hotels, long breakfasts", `<p>Nine hotels and lodges from the Adelaide Hills to Cradle Mountain.</p>`),
  page("/about/leadership", "Leadership", `<ul class="cards"><li><b>Stephen Aldous</b><span>Chief Executive Officer</span></li><li itemscope itemtype="https://schema.org/Person"><b itemprop="name">Giulia Marchetti</b><span itemprop="jobTitle">Group Marketing Director</span><p itemprop="description">Giulia looks after brand, loyalty and the website for all nine Thornbill hotels. She was promoted from Marketing Manager in July 2024. She relaunched the loyalty club, Nest, which has 86,000 members. Giulia holds a Bachelor of Commerce (Marketing) from the University of Adelaide, is a Certified Practising Marketer, and speaks Italian with guests and Italian-ish with her nonna.</p></li><li itemscope itemtype="https://schema.org/Person"><b itemprop="name">Harry Nguyen</b><span itemprop="jobTitle">Director of Sales, Groups and Events</span><p itemprop="description">Weddings, conferences and the odd wake: if there are more than ten of you, you are Harry's. He began as a porter at our Hahndorf lodge in 2011, and has a Diploma of Hospitality Management from TAFE SA. Write to harry@thornbillhotels.example.</p></li></ul>`),
  page("/meetings", "Meetings", `<p>Our record: 640 delegates, one kitchen, no complaints (Harry Nguyen, Director of Sales, Groups and Events, would like this in writing). In 2025 Harry's team brought in $14 million of groups business, a third more than the year before.</p>`),
  page("/media", "Media", `<p>Media contact: Giulia Marchetti, giulia.marchetti@thornbillhotels.example</p><ul><li>5 March 2026: Thornbill first hotel group in South Australia to drop plastic key cards. &ldquo;Half a million cards a year, and not one of them was loved,&rdquo; said Giulia Marchetti, Group Marketing Director.</li><li>11 May 2022: Autumn breaks. &ldquo;Bring wool,&rdquo; said Marketing Manager Giulia Marchetti.</li></ul>`),
  {
    url: "https://westtorrenslakers.example/over-35s",
    body: `<html><head><title>West Torrens Lakers Over-35s basketball</title></head><body><h2>Over-35s</h2><p>Captain: Harry Nguyen (Thornbill Hotels; books the bus). Won the Gulf League in 2025, lost the car keys at the party. Training Tuesdays 8pm. Harry follows the Adelaide 36ers and will explain any referee's error since 1998.</p></body></html>`
  },
  {
    url: "https://stirlingpotters.example/news/sep-2023",
    body: `<!DOCTYPE html><html><head><title>News Sept 2023 - Stirling Potters</title></head><body><h1>Kiln news</h1><p>Old page.</p></body></html>`,
    dead: true
  }
]

export default {
  pages,
  archive: [{
    url: "https://stirlingpotters.example/news/sep-2023",
    timestamp: "20231004081500",
    body: `<!DOCTYPE html><html><head><title>News Sept 2023 - Stirling Potters</title></head><body><h1>Kiln news</h1><p>The big kiln is mended. Giulia Marchetti, who does marketing for Thornbill Hotels when she is not throwing bowls here on Saturdays, won our members' prize with a celadon jug.</p></body></html>`
  }],
  youtube: [{
    id: "UCthornbillhotels00000001",
    handle: "@thornbillhotels",
    title: "Thornbill Hotels & Lodges",
    videos: [{
      id: "thb9K2nestA",
      title: "How we relaunched Nest, with Giulia Marchetti",
      at: "2025-02-20T01:00:00Z",
      description: "Group Marketing Director Giulia Marchetti tells the Adelaide Tourism Breakfast how a loyalty club without points works."
    }]
  }],
  people: [
    {
      id: "giulia-marchetti",
      about: "The contact's title is the old one; the site has both.",
      contact: { email: "giulia.marchetti@thornbillhotels.example", full_name: "Giulia Marchetti", company: "Thornbill Hotels", title: "Marketing Manager" },
      outcome: "found",
      facts: {
        title: "Group Marketing Director",
        company: "Thornbill Hotels & Lodges | Thornbill Hotels | Thornbill Hotels & Lodges Pty Ltd | Thornbill",
        location: "Adelaide | Adelaide, Australia | Adelaide, South Australia",
        industry: "Hospitality | Hotels | Tourism",
        skills: ["Marketing | Brand | Branding", "Italian"],
        achievements: ["Relaunched the loyalty club Nest | Nest loyalty club, 86,000 members"],
        education: [{ institution: "University of Adelaide", degree: "Bachelor of Commerce", field: "Marketing" }],
        certifications: ["Certified Practising Marketer | CPM"]
      },
      also: {
        title: "Marketing Manager | Media contact",
        company: "Stirling Potters",
        location: "Australia | South Australia",
        industry: "Marketing",
        skills: ["Loyalty programmes | Loyalty | Loyalty marketing", "Websites | Website", "Commerce", "Public relations | Media relations | PR", "Pottery", "Public speaking"],
        achievements: ["Promoted from Marketing Manager in July 2024 | Group Marketing Director since July 2024", "First hotel group in South Australia to drop plastic key cards | Dropped plastic key cards", "Members' prize for a celadon jug | Members' prize of the Stirling Potters", "How we relaunched Nest | Talk at the Adelaide Tourism Breakfast | Speaker at the Adelaide Tourism Breakfast", "Finalist, Marketer of the Year, Southern Tourism Prizes 2025 | Marketer of the Year finalist"],
        interests: ["Loyalty | Loyalty clubs without points", "Plastic-free hotels | Dropping plastic | Plastic reduction", "Italian", "Pottery | Ceramics", "Brand"],
        hobbies: ["Pottery | Throwing bowls | Ceramics"],
        causes: ["Plastic reduction | Plastic-free hotels | Sustainability"],
        memberships: ["Stirling Potters"]
      },
      sources: ["https://www.thornbillhotels.example/about/leadership", "https://www.thornbillhotels.example/media", "https://stirlingpotters.example/news/sep-2023", "https://southerntourismprizes.example/2025"]
    },
    {
      id: "harry-nguyen",
      about: "A seller, with a first name for an address.",
      contact: { email: "harry@thornbillhotels.example", company: "Thornbill Hotels" },
      outcome: "found",
      facts: {
        title: "Director of Sales, Groups and Events | Director of Sales",
        company: "Thornbill Hotels & Lodges | Thornbill Hotels | Thornbill Hotels & Lodges Pty Ltd | Thornbill",
        location: "Adelaide | Adelaide, Australia | Adelaide, South Australia",
        industry: "Hospitality | Hotels | Tourism",
        achievements: ["$14 million of groups business in 2025 | Brought in $14 million of groups business"],
        hobbies: ["Basketball"],
        sports_teams: ["Adelaide 36ers"],
        education: [{ institution: "TAFE SA", degree: "Diploma", field: "Hospitality Management" }]
      },
      also: {
        title: "Porter | Captain",
        company: "West Torrens Lakers",
        location: "Australia | South Australia",
        industry: "Events | Meetings and events",
        skills: ["Sales | Group sales | Groups business", "Events | Event management | Weddings | Conferences", "Hospitality | Hospitality management"],
        achievements: ["640 delegates, no complaints | Record of 640 delegates", "Began as a porter in 2011 | Began as a porter at the Hahndorf lodge in 2011", "Won the Gulf League in 2025 | Captain of the Gulf League winners", "Sales Team of the Year, Southern Tourism Prizes 2025 | Sales Team of the Year", "A third more groups business than the year before"],
        interests: ["Basketball", "Events | Weddings"],
        hobbies: ["Watching basketball"],
        sports_teams: ["West Torrens Lakers | West Torrens Lakers Over-35s"],
        memberships: ["West Torrens Lakers"]
      },
      sources: ["https://www.thornbillhotels.example/about/leadership", "https://www.thornbillhotels.example/meetings", "https://westtorrenslakers.example/over-35s", "https://southerntourismprizes.example/2025"]
    }
  ]
}
