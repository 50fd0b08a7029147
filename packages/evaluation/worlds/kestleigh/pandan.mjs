// Pandan Ridge Hospitality, Singapore: hotels and serviced apartments. Next.js.
const site = "https://www.pandanridge.example"
const page = (path, title, main) => ({
  url: site + path,
  body: `<!DOCTYPE html><html lang="en-SG"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><meta name="next-head-count" content="3"/><link rel="preload" href="/_next/static/css/a1.css" as="style"/></head><body><div id="__next">
<header><a href="${site}/">Pandan Ridge</a><nav><a href="${site}/hotels">Hotels</a><a href="${site}/leadership">Leadership</a><a href="${site}/newsroom">Newsroom</a><a href="${site}/careers">Careers</a></nav><button>Book a stay</button></header>
<main>${main}</main>
<footer><p>Pandan Ridge Hospitality Pte. Ltd., 18 Telok Ayer Lane, Singapore. Best rate guaranteed. Follow us.</p></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"${path}","buildId":"x9"}</script></body></html>`
})
const pages = [
  page("/", "Pandan Ridge | Hotels and serviced apartments", `<h1>Stay a little longer</h1><p>Eleven hotels and serviced residences in Singapore, Penang and Perth. 900 colleagues who remember your name.</p><a href="${site}/leadership">Leadership</a>`),
  page("/hotels", "Our hotels", `<h1>Our hotels</h1><p>Telok Ayer, Katong, Joo Chiat, George Town, Fremantle.</p>`),
  page("/careers", "Careers", `<h1>Careers</h1><p>Front office, kitchens, engineering.</p>`),
  page("/leadership", "Leadership | Pandan Ridge", `<h1>Leadership</h1><div class="grid"><div><h3>Benedict Loh</h3><p>Group Chief Executive</p></div><div><h3>Tan Wei Ling</h3><p>Group Financial Controller</p><p>Wei Ling joined in 2019 from audit. She has closed sixty-three months on time and intends to keep it that way. Chartered Accountant of Singapore, Bachelor of Accountancy from the National University of Singapore.</p></div><div><h3>Arjun Balasubramaniam</h3><p>Head of Digital &amp; IT</p><p>Arjun looks after everything with a plug or a password in eleven properties.</p></div></div>`),
  page("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="${site}/newsroom/one-guest-profile">One guest, one profile</a></li><li><a href="${site}/newsroom/green-loan">Pandan Ridge signs S$80 million green loan</a></li></ul>`),
  page("/newsroom/one-guest-profile", "One guest, one profile", `<h1>One guest, one profile</h1><p>SINGAPORE, 21 July 2025 – All eleven Pandan Ridge properties now share a single guest profile. The project replaced four property management systems with one cloud platform and was led by Arjun Balasubramaniam, Head of Digital &amp; IT. Check-in takes 70 seconds on average, down from four minutes.</p>`),
  page("/newsroom/green-loan", "S$80 million green loan", `<h1>Pandan Ridge signs S$80 million green loan</h1><p>SINGAPORE, 5 February 2026 – The loan, the Group's first linked to energy targets, was structured by a team under Group Financial Controller Tan Wei Ling. Interest falls if the hotels use 20 per cent less electricity by 2029.</p>`),
  {
    url: "https://www.isca-members.example/young-leaders-2023",
    body: `<html lang="en"><head><title>Young finance leaders 2023</title></head><body><h1>Young finance leaders to watch 2023</h1><p>Chosen by a panel of the Institute of Singapore Chartered Accountants (ISCA).</p><ul><li>Farah Iskandar, treasury, shipping</li><li><strong>Tan Wei Ling</strong>, Pandan Ridge Hospitality: an ISCA member who volunteers at money clinics for migrant workers and dragon-boats with the Kallang Paddlers at six in the morning.</li></ul></body></html>`
  },
  {
    url: "https://www.esplanadenotes.example/artists/tan-wei-ling",
    body: `<html><head><title>Tan Wei Ling, pianist</title></head><body><h1>Tan Wei Ling</h1><p>Concert pianist from Singapore. Trained at the Royal Academy of Music, winner of the Chopin Prize of Kyoto 2018, known for her Scriabin. Plays a Bösendorfer.</p></body></html>`
  }
]
const industry = "Hospitality | Hotels | Hotels and serviced apartments | Hospitality and hotels | Hotels and serviced residences | Accommodation | Travel and tourism | Hotel"
const company = "Pandan Ridge Hospitality | Pandan Ridge | Pandan Ridge Hospitality Pte. Ltd."
export default {
  pages,
  people: [
    {
      id: "tan-wei-ling",
      about: "Group financial controller in Singapore; a pianist there has the same name. LinkedIn listing.",
      contact: { email: "weiling.tan@pandanridge.example", full_name: "Tan Wei Ling", company: "Pandan Ridge Hospitality", title: "Group Financial Controller" },
      outcome: "found",
      facts: {
        title: "Group Financial Controller | Financial Controller",
        company,
        location: "Singapore",
        industry,
        achievements: ["S$80 million green loan | Structured an S$80 million green loan | Pandan Ridge's first green loan"],
        hobbies: ["Dragon boating | Dragon boat | Dragon boat paddling | Dragon boat racing"],
        causes: ["Money clinics for migrant workers | Migrant workers | Financial literacy for migrant workers | Volunteering for migrant workers"],
        certifications: ["Chartered Accountant of Singapore | CA (Singapore) | Chartered Accountant | CA Singapore"],
        education: [{ institution: "National University of Singapore | NUS", degree: "Bachelor of Accountancy | BAcc", field: "Accountancy" }],
        linkedin: "https://www.linkedin.com/in/tan-wei-ling-pandan | https://sg.linkedin.com/in/tan-wei-ling-pandan | linkedin.com/in/tan-wei-ling-pandan"
      },
      also: {
        title: "Audit manager | Auditor",
        location: "Telok Ayer | Telok Ayer Lane, Singapore",
        skills: ["Green finance | Green loans | Sustainability-linked finance | Energy-linked loans", "Audit | Auditing", "Month-end close | Closing | Financial close | Monthly close", "Group reporting | Financial reporting | Consolidation", "Financial control | Accounting | Accountancy", "Loan structuring | Structured finance | Corporate finance"],
        achievements: ["Young finance leaders to watch 2023 | Young finance leader to watch 2023 | ISCA young finance leader 2023", "Closed sixty-three months on time | 63 months closed on time", "Joined in 2019 from audit | With Pandan Ridge since 2019"],
        interests: ["Dragon boating", "Green finance | Sustainable finance", "Financial literacy", "Migrant workers"],
        hobbies: ["Volunteering"],
        sports_teams: ["Kallang Paddlers"],
        causes: ["Financial literacy", "Energy saving in hotels"],
        memberships: ["Institute of Singapore Chartered Accountants | ISCA", "Kallang Paddlers"],
        linkedin_bio: "Group Financial Controller at Pandan Ridge Hospitality | Group Financial Controller - Pandan Ridge Hospitality | CA (Singapore). Group reporting, green finance and a very early dragon boat."
      },
      sources: [`${site}/leadership`, `${site}/newsroom/green-loan`, "https://www.isca-members.example/young-leaders-2023", "https://www.linkedin.com/in/tan-wei-ling-pandan"],
      never: ["pianist", "Scriabin", "Chopin", "Bösendorfer", "Kyoto", "Royal Academy"]
    },
    {
      id: "arjun-balasubramaniam",
      about: "Head of digital and IT: podcast guest, conference video on YouTube, LinkedIn listing.",
      contact: { email: "arjun@pandanridge.example" },
      outcome: "found",
      facts: {
        title: "Head of Digital & IT | Head of Digital and IT",
        company,
        location: "Singapore",
        industry,
        achievements: ["Single guest profile across eleven properties | Replaced four property management systems with one cloud platform | One guest, one profile | Led the single guest profile project"],
        skills: ["Property management systems | Cloud platforms | Cloud | Guest data"],
        linkedin: "https://www.linkedin.com/in/arjunbalasg | https://sg.linkedin.com/in/arjunbalasg | linkedin.com/in/arjunbalasg",
        hobbies: ["Cricket | Playing cricket"]
      },
      also: {
        title: "Night-shift receptionist | Receptionist | Night auditor | Hotel receptionist",
        location: "Telok Ayer, Singapore",
        skills: ["Cloud migration | Cloud", "Property management systems", "Guest data | Customer data | Data platforms | Guest profiles", "Self check-in | Check-in | Check-in automation | Self-service check-in", "Public speaking", "Vendor management | Vendor negotiation | Negotiating with vendors", "Hotel technology | Hospitality technology", "IT leadership"],
        achievements: ["Check-in down from four minutes to 70 seconds | Average check-in of 70 seconds | 70-second check-in | The seventy-second check-in", "Ops & Orders podcast guest | Guest on Ops & Orders | Episode 41 of Ops & Orders", "Talk at Hotel Tech Asia 2025 \"The seventy-second check-in\" | Spoke at Hotel Tech Asia 2025 | Hotel Tech Asia 2025", "Started as a night-shift receptionist in Penang | Began as a night receptionist in Penang | Six years on the front desk | Started on the night shift", "Eleven properties"],
        interests: ["Hotel technology | Hospitality technology", "Cricket", "Guest experience", "Carnatic music | Mridangam"],
        hobbies: ["Playing the mridangam | Mridangam | Carnatic music"],
        sports_teams: ["Katong Cricket Club second eleven | Katong Cricket Club"],
        memberships: ["Katong Cricket Club | Katong Cricket Club second eleven"],
        linkedin_bio: "Head of Digital & IT at Pandan Ridge Hospitality | Head of Digital & IT at Pandan Ridge Hospitality | Hotel tech, guest data, fewer passwords | Hotel tech, guest data, fewer passwords",
        education: [{ institution: "Universiti Sains Malaysia", degree: "Computer science degree", field: "Computer Science" }]
      },
      sources: [`${site}/leadership`, `${site}/newsroom/one-guest-profile`, "https://www.opsandorders.example/episodes/41-arjun-balasubramaniam", "https://www.youtube.com/watch?v=kHtA25ck70s", "https://www.linkedin.com/in/arjunbalasg"]
    },
    {
      id: "priscilla-goh",
      about: "Webmail contact about whom nothing is online.",
      contact: { email: "pgoh.sgp88@outlook.com", full_name: "Priscilla Goh", company: "Pandan Ridge Hospitality" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/tan-wei-ling-pandan", title: "Tan Wei Ling - Group Financial Controller - Pandan Ridge Hospitality | LinkedIn", snippet: "CA (Singapore). Group reporting, green finance and a very early dragon boat. Singapore · Pandan Ridge Hospitality" },
    { url: "https://www.linkedin.com/in/arjunbalasg", title: "Arjun Balasubramaniam - Head of Digital & IT at Pandan Ridge Hospitality | LinkedIn", snippet: "Hotel tech, guest data, fewer passwords. Education: Universiti Sains Malaysia, computer science. Location: Singapore." }
  ],
  youtube: [
    {
      id: "UChotelTechAsia0000000001",
      handle: "@hoteltechasia",
      title: "Hotel Tech Asia",
      videos: [
        { id: "kHtA25ck70s", title: "The seventy-second check-in | Arjun Balasubramaniam, Pandan Ridge | Hotel Tech Asia 2025", at: "2025-09-12T04:00:00Z", description: "Arjun Balasubramaniam, Head of Digital & IT at Pandan Ridge Hospitality, shows how self check-in works when the vendor contract is right." },
        { id: "kHtA25ck71s", title: "Linen by RFID | Hotel Tech Asia 2025", at: "2025-09-12T05:00:00Z", description: "Counting towels." }
      ]
    }
  ]
}
