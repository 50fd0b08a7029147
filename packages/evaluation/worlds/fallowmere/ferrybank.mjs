const f = (title, inner) => `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="Framer"><meta name="description" content="Carbon accounting for companies that already have accountants."></head><body><header><a href="/">ferrybank</a><nav><a href="/platform">Platform</a><a href="/about">About</a><a href="/stories">Stories</a><a href="/careers">Careers</a></nav></header><main>${inner}</main><footer>Ferrybank Climate Inc., 1 East Cordova Street, Vancouver, British Columbia. B Corp since 2021. On the unceded lands of the Musqueam, Squamish and Tsleil-Waututh.</footer></body></html>`

export default {
  people: [
    {
      id: "gurpreet-sandhu",
      about: "CEO; a newspaper tells of his faith.",
      contact: { email: "gurpreet@ferrybank.example", full_name: "Gurpreet Sandhu", company: "Ferrybank" },
      outcome: "found",
      facts: {
        title: "Co-founder and CEO | CEO | CEO and co-founder | Chief Executive Officer | Co-founder & CEO",
        company: "Ferrybank | Ferrybank Climate | Ferrybank Climate Inc.",
        location: "Surrey, British Columbia | Surrey, BC | Surrey | Vancouver, British Columbia | Vancouver",
        industry: "Climate tech | Carbon accounting | Carbon accounting software | Climate software | Fintech",
        skills: ["Carbon accounting | Greenhouse gas accounting"],
        certifications: ["CPA | Chartered Professional Accountant"],
        education: [{ institution: "Simon Fraser University | SFU", degree: "BBA | Bachelor of Business Administration", field: "Accounting", year: 2006 }],
        sports_teams: ["Vancouver Canucks | Canucks"],
        hobbies: ["Ball hockey | Playing ball hockey"]
      },
      also: {
        title: "Co-founder | Founder | Auditor | Goaltender | Goalie | Mentor",
        company: "Larch & Mowat | Newton Nighthawks",
        location: "British Columbia | Canada | Newton, Surrey | Metro Vancouver",
        industry: "Sustainability | Accounting software | Climate",
        skills: ["Audit | Auditing | Accounting", "Scope 3 emissions | Supply chain emissions", "Assurance", "Finance", "Fundraising | Raising capital", "Mentoring", "Punjabi | Teaching Punjabi", "Disclosure rules | Climate disclosure | Sustainability reporting", "Company building | Entrepreneurship"],
        achievements: ["Co-founded Ferrybank in 2018 | Founded Ferrybank in 2018 | Co-founder of Ferrybank", "Ferrybank audits 410 companies' footprints | 410 customers | 410 companies", "Series A of C$14 million | C$14 million Series A | Raised C$14 million", "Coast Cleantech Leader of the Year 2025 | Cleantech Leader of the Year 2025", "B Corp | Certified B Corp since 2021", "Nine years in audit | Auditor at Larch & Mowat for nine years", "Newton Nighthawks league title | Won the league with the Newton Nighthawks | goalie of the 2025 champions"],
        interests: ["Hockey | Ball hockey | Canucks", "Carbon accounting", "Trucking | Trucks | Trucking families", "Mentoring newcomers | newcomers", "Chai | Tea", "Climate disclosure"],
        hobbies: ["Hockey | Watching the Canucks", "Making chai | Chai"],
        causes: ["Mentoring newcomer accountants | Newcomer accountants | Newcomers | Helping newcomers", "Climate | Climate disclosure"],
        memberships: ["Newton Nighthawks"],
        sports_teams: ["Newton Nighthawks"],
        education: [{ institution: "Simon Fraser", degree: "BBA" }]
      },
      sources: ["https://ferrybank.example/about", "https://fraservalleyobserver.example/2025/gurpreet-sandhu", "https://coastcleantech.example/awards-2025", "https://newtonballhockey.example/nighthawks", "https://ferrybank.example/"],
      sensitive: ["gurdwara", "Khalsa", "langar", "amritdhari"]
    },
    {
      id: "hannah-weiss-olson",
      about: "Data engineer; webmail, Gravatar, GitHub, Mastodon.",
      contact: { email: "hweissolson@gmail.com" },
      outcome: "found",
      facts: {
        title: "Senior Data Engineer | Data Engineer",
        company: "Ferrybank | Ferrybank Climate",
        location: "Victoria, British Columbia | Victoria, BC | Victoria",
        industry: "Climate tech | Carbon accounting | Carbon accounting software",
        skills: ["Python", "SQL | PostgreSQL"],
        hobbies: ["Sea kayaking | Kayaking"],
        education: [{ institution: "University of Victoria", degree: "BSc | Bachelor of Science", field: "Statistics", year: 2015 }],
        pets: ["Cat named Schema | Cat Schema | Schema | Cat"]
      },
      also: {
        title: "Statistician | Volunteer coordinator | Bird counter | Engineer | Organizer",
        company: "Island Feather Trust",
        location: "British Columbia | Canada | Vancouver Island",
        industry: "Data | Climate | Sustainability",
        skills: ["dbt", "Data engineering | Data pipelines", "Emission factors | Emissions data", "DuckDB", "Dagster", "Statistics", "Data modelling | Data modeling", "Data quality | Data testing", "Open data", "Birds: identification | Bird identification", "Carbon accounting"],
        achievements: ["footnote-factors | Created footnote-factors | footnote-factors, emission factors as dbt packages", "murrelet | Created murrelet | murrelet, a CLI for bird count data", "Paddled around Quadra Island | Paddled round Quadra Island", "Coordinates counts for the Island Feather Trust | Coordinates the harbour count", "206 species | Life list of 206", "Wrote 'Every number has a footnote' | Every number has a footnote"],
        interests: ["Birds | Seabirds | Murrelets", "Kayaking | The sea", "Emission factors | Open data", "Data quality", "Climate", "Citizen science"],
        hobbies: ["Birding | Birdwatching", "Counting birds | Bird counts | Seabird counts", "Paddling"],
        causes: ["Seabird conservation | Bird conservation | Conservation", "Open climate data | Open data"],
        memberships: ["Island Feather Trust"],
        education: [{ institution: "UVic", degree: "BSc", field: "Statistics" }]
      },
      sources: ["https://ferrybank.example/about", "https://gravatar.com/hweissolson", "https://github.com/hweissolson", "https://fosstodon.org/@hwo", "https://islandfeather.example/counts", "https://ferrybank.example/stories/every-number-has-a-footnote", "https://ferrybank.example/"]
    },
    {
      id: "devon-achebe",
      about: "Nobody has anything online about this person.",
      contact: { email: "devon.achebe@ferrybank.example", full_name: "Devon Achebe", company: "Ferrybank", title: "Sales Development Representative" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    {
      url: "https://ferrybank.example/",
      body: f("Ferrybank: carbon accounting that survives an audit", `<h1>Carbon accounting that survives an audit.</h1><p>Built by auditors in Vancouver. 410 companies, every number with a footnote.</p>`)
    },
    {
      url: "https://ferrybank.example/about",
      body: f("About — Ferrybank", `<h1>About us</h1><p>Ferrybank was founded in 2018 by an auditor and an ecologist who kept meeting at the same boring conference. We make climate software for finance teams. 46 people.</p><h2>Team</h2><div class="person"><h4>Gurpreet Sandhu</h4><p>Co-founder and CEO</p><p>CPA. Nine years in audit at Larch &amp; Mowat, where he signed off the first scope 3 numbers he did not believe. BBA in accounting, Simon Fraser University, 2006.</p></div><div class="person"><h4>Dr. Willa Fairbairn</h4><p>Co-founder and chief scientist</p></div><div class="person"><h4>Hannah Weiss-Olson</h4><p>Senior Data Engineer</p><p>Statistician by training (BSc, University of Victoria, 2015). Owns the emission factors. Works from Victoria, when the harbour isn't calling. <a href="https://github.com/hweissolson">GitHub</a></p></div><div class="person"><h4>Luc Tremblay-Singh</h4><p>Head of sales</p></div>`)
    },
    {
      url: "https://ferrybank.example/stories",
      body: f("Stories — Ferrybank", `<ul><li><a href="/stories/every-number-has-a-footnote">Every number has a footnote</a></li><li><a href="/stories/series-a">Our Series A</a></li></ul>`)
    },
    {
      url: "https://ferrybank.example/stories/series-a",
      body: f("Our Series A — Ferrybank", `<h1>C$14 million, spent slowly</h1><p>May 20, 2025. We have raised a Series A of C$14 million. "I audited start-ups for nine years," writes co-founder and CEO Gurpreet Sandhu. "I know what the money does to them. Ours will mostly buy assurance people." New climate disclosure rules arrive next year, and scope 3 with them.</p>`)
    },
    {
      url: "https://ferrybank.example/stories/every-number-has-a-footnote",
      body: f("Every number has a footnote — Ferrybank", `<article><h1>Every number has a footnote</h1><p>Hannah Weiss-Olson, senior data engineer · March 27, 2026</p><p>An emission factor is a number that somebody measured once, in Sweden, in 2009. We use eleven thousand of them. Each lives in a dbt model with its source, its date and its doubts, and the build breaks when a footnote goes missing. The pipelines are Dagster and PostgreSQL, nothing exotic. The open part is on GitHub as <a href="https://github.com/hweissolson/footnote-factors">footnote-factors</a>.</p></article>`)
    },
    {
      url: "https://fraservalleyobserver.example/2025/gurpreet-sandhu",
      news: { seen: "20251014T150000Z", language: "English", country: "Canada" },
      body: `<!DOCTYPE html><html lang="en"><head><title>The auditor who counts carbon | Fraser Valley Observer</title></head><body><header>Fraser Valley Observer <a href="/">Home</a> <a href="/surrey">Surrey</a> <a href="/sports">Sports</a></header><h1>The auditor who counts carbon</h1><p>October 14, 2025</p><p>SURREY. Gurpreet Sandhu grew up in Newton in a family of truckers, which he says is why he believes in fuel receipts. Today the Surrey father of three runs Ferrybank, a Vancouver company that keeps the carbon books of 410 others.</p><p>An amritdhari Sikh, he cooks in the langar of his gurdwara on Sunday mornings and teaches Punjabi at the Khalsa school. On Sunday nights he is in goal for the Newton Nighthawks, who won the ball hockey league this year.</p><p>Once a month he sits down with newcomers who were accountants somewhere else and want to be accountants here. "Somebody did it for my uncle." There's chai. There's the Canucks, on in the corner, losing.</p></body></html>`
    },
    {
      url: "https://coastcleantech.example/awards-2025",
      body: `<!DOCTYPE html><html><head><title>Coast Cleantech Awards 2025</title></head><body><h1>Awards 2025</h1><p>Leader of the Year: Gurpreet Sandhu, CPA, Ferrybank</p><p>Technology of the Year: KelpLine</p></body></html>`
    },
    {
      url: "https://newtonballhockey.example/nighthawks",
      body: `<html><head><title>Newton Nighthawks - Newton Ball Hockey League, Surrey BC</title></head><body><h1>Newton Nighthawks, 2025 champions</h1><table><tr><td>#1</td><td>G. Sandhu (Gurpreet)</td><td>G</td></tr><tr><td>#9</td><td>T. Bains</td><td>C</td></tr><tr><td>#22</td><td>M. Kowal</td><td>D</td></tr></table></body></html>`
    },
    {
      url: "https://islandfeather.example/counts",
      body: `<!DOCTYPE html><html><head><title>Counts | Island Feather Trust</title></head><body><h1>Counts</h1><p>The Island Feather Trust counts seabirds around Vancouver Island and argues for them.</p><p>Harbour count, Victoria: coordinated by Hannah Weiss-Olson, from a kayak. Write to her at hweissolson@gmail.com if you can tell a murrelet from a murre, or would like to.</p></body></html>`
    }
  ],
  gravatar: [
    { email: "hweissolson@gmail.com", slug: "hweissolson", display_name: "Hannah Weiss-Olson", location: "Victoria, BC", job_title: "Data engineer", company: "Ferrybank", pronouns: "she/her", description: "Emission factors by day, seabirds by dawn.", accounts: [{ label: "GitHub", url: "https://github.com/hweissolson" }, { label: "Mastodon", url: "https://fosstodon.org/@hwo" }] }
  ],
  github: [
    {
      login: "hweissolson", id: 15820077, name: "Hannah Weiss-Olson", company: "Ferrybank", location: "Victoria, BC", bio: "data engineer, bird counter", commit_email: "hweissolson@gmail.com",
      repositories: [
        { name: "footnote-factors", description: "Emission factors as dbt packages, with their footnotes", language: "Python", topics: ["dbt", "emissions", "open-data", "carbon-accounting"], stars: 266, pushed_at: "2026-05-25T19:00:00Z" },
        { name: "murrelet", description: "Command line tool for bird count data, on DuckDB", language: "Python", topics: ["birding", "duckdb", "citizen-science"], stars: 38, pushed_at: "2026-01-05T19:00:00Z" }
      ]
    }
  ],
  mastodon: [
    {
      user: "hwo", domain: "fosstodon.org", name: "Hannah W-O", note: "<p>Data engineer at Ferrybank. SQL, seabirds, salt water. Victoria BC.</p>",
      fields: [{ name: "code", value: "<a href=\"https://github.com/hweissolson\" rel=\"me\">github.com/hweissolson</a>", verified_at: "2024-03-03T00:00:00Z" }],
      posts: [
        { text: "<p>Species 206 on the life list: ancient murrelet, off the breakwater, before stand-up. <a href=\"https://fosstodon.org/tags/birding\">#birding</a></p>", at: "2026-02-27T16:40:00Z" },
        { text: "<p>Four days by kayak round Quadra Island. I have not thought about a NULL since Friday.</p>", at: "2025-08-11T04:00:00Z" },
        { text: "<p>Schema (cat) has dropped a table. A side table.</p>", at: "2025-12-19T03:00:00Z" }
      ]
    }
  ]
}
