// Hexley Underwriting, Bristol: insurance for fleets and workshops. Craft CMS, hand-made.
const site = "https://www.hexleyunderwriting.example"
const page = (path, title, main, head = "") => ({
  url: site + path,
  body: `<!doctype html>
<html class="no-js" lang="en-GB">
<head><meta charset="utf-8"><title>${title} · Hexley</title><meta name="referrer" content="no-referrer-when-downgrade">${head}</head>
<body>
<header class="bar"><a class="mark" href="${site}/">Hexley</a> <a href="${site}/cover">Cover</a> <a href="${site}/people">People</a> <a href="${site}/notes">Notes</a> <a href="${site}/brokers">For brokers</a></header>
<main>${main}</main>
<footer><small>Hexley Underwriting Ltd is an appointed representative, authorised and regulated by the Financial Conduct Authority. Redcliffe Parade, Bristol. </small></footer>
</body></html>`
})
const pages = [
  page("/", "Insurance for things that move", `<h1>Insurance for things that move, and the people who mend them</h1><p>Hexley is a managing general agent in Bristol. Ninety-five of us write motor fleet and workshop cover for brokers all over Britain.</p><p><a href="${site}/people">Our people</a></p>`),
  page("/cover", "Cover", `<h1>Cover</h1><p>Fleet, motor trade, recovery trucks, mobile libraries.</p>`),
  page("/brokers", "For brokers", `<h1>For brokers</h1><p>Log in, quote, bind. Or ring a human.</p>`),
  page("/people", "People", `<h1>People</h1><ul class="cards">
<li><h2>Verity Hexley</h2><p>Chief Executive</p></li>
<li><h2>Priyanka Wickramasinghe</h2><p>Finance Director. Priyanka qualified as a chartered accountant (ACA) with a mid-tier firm in Reading and joined us in 2020. She once reconciled a bordereau on a train with no seats.</p></li>
<li><h2>Dominic Ashgrove</h2><p>Head of Data Engineering. Dom builds the pipes that carry our pricing data, mostly in Python and dbt.</p></li>
<li><h2>Ruth Pemberton-Hale</h2><p>HR Manager. Ruth has been here since there were nine of us, in 2012. Chartered MCIPD.</p></li></ul>`),
  page("/notes", "Notes", `<h1>Notes</h1><ul><li><a href="${site}/notes/ifrs-17">What we learned from IFRS 17</a></li><li><a href="${site}/notes/pricing-in-an-hour">From rate change to live in an hour</a></li><li><a href="${site}/notes/one-page-policy">A policy that people read</a></li></ul>`),
  page("/notes/ifrs-17", "What we learned from IFRS 17", `<article><h1>What we learned from IFRS 17</h1><p class="by">Priyanka Wickramasinghe, Finance Director</p><p>We were told it would take a team of ten. We had three, and a spreadsheet with a name. We finished four months before the deadline, mostly because we threw away 60 per cent of our reports and waited to see who complained. Two people did.</p></article>`),
  page("/notes/pricing-in-an-hour", "From rate change to live in an hour", `<article><h1>From rate change to live in an hour</h1><p class="by">Dominic Ashgrove, Head of Data Engineering</p><p>In 2022 it took eleven days to change a rate. Today it takes fifty-two minutes, tests included. The trick was boring: Airflow, dbt, one Postgres, and a rule that nobody deploys after four on a Friday.</p></article>`),
  page("/notes/one-page-policy", "A policy that people read", `<article><h1>A policy that people read</h1><p>HR Manager Ruth Pemberton-Hale wrote our flexible working policy on a single side of A4, and in 2024 it won the Small Employer prize at the West of England Workplace Awards. "If you need a glossary you have already lost," she says. She trained as a secondary school teacher and read history at the University of Exeter.</p></article>`),
  {
    url: "https://www.lankafriends-avon.example/committee",
    body: `<html><head><title>Lanka Friends of Avon - Committee</title></head><body><h1>Lanka Friends of Avon</h1><p>President: Mr A. Jayatilaka. Treasurer: Priyanka Wickramasinghe (finance director at Hexley in Bristol). Cricket secretary: Nuwan Silva.</p><p>At Avurudu in April, Priyanka's kokis ran out before noon for the third year. Proceeds, &pound;2,260, went to rural school libraries in Uva province.</p></body></html>`
  },
  {
    url: "https://www.knowlevalemethodist.example/preaching-plan",
    body: `<html><head><title>Preaching plan, summer 2026</title></head><body><h1>Preaching plan</h1><p>Sunday 7 June: Rev. Daniel Osei. Sunday 14 June: Ruth Pemberton-Hale (local preacher). Sunday 21 June: all-age worship.</p><p>We hold Ruth and her sons Barnaby and Felix in our prayers after the divorce. Flowers: Mrs Tuck.</p></body></html>`
  },
  {
    url: "https://www.southvilleallotments.example/news/show-2025",
    body: `<!DOCTYPE html><html><head><title>Show 2025 | Southville Allotments</title></head><body><h1>Annual show 2025</h1><p>Longest runner bean: P. Sully, 71 cm. Best dahlias: <strong>Ruth Pemberton-Hale</strong>, plot 19, for the second year. Ruth, an HR manager at Hexley Underwriting, says the secret is talking to them firmly but fairly.</p></body></html>`
  }
]
const industry = "Insurance | Motor insurance | Managing general agent | Insurance underwriting | Fleet insurance | MGA | Motor fleet insurance | Financial services | Motor fleet and workshop insurance"
const location = "Bristol | Bristol, UK | Bristol, England | Bristol, United Kingdom"
const uk = "United Kingdom | UK | England | South West England | Redcliffe Parade, Bristol"
const company = "Hexley Underwriting | Hexley | Hexley Underwriting Ltd"
export default {
  pages,
  people: [
    {
      id: "priyanka-wickramasinghe",
      about: "Finance director with a LinkedIn listing and a community association.",
      contact: { email: "pw@hexleyunderwriting.example", full_name: "Priyanka Wickramasinghe", company: "Hexley Underwriting" },
      outcome: "found",
      facts: {
        title: "Finance Director",
        company,
        location,
        industry,
        certifications: ["Chartered accountant | ACA | Chartered accountant (ACA)"],
        achievements: ["Finished IFRS 17 four months before the deadline | IFRS 17 implementation four months early | Completed IFRS 17 four months before the deadline with a team of three"],
        memberships: ["Lanka Friends of Avon | Treasurer of Lanka Friends of Avon"],
        linkedin: "https://www.linkedin.com/in/priyankawick | https://uk.linkedin.com/in/priyankawick | linkedin.com/in/priyankawick",
        causes: ["Rural school libraries in Uva province | School libraries | Rural school libraries | School libraries in Sri Lanka"]
      },
      also: {
        title: "Treasurer, Lanka Friends of Avon | Treasurer | Trainee chartered accountant",
        location: uk,
        skills: ["IFRS 17", "Financial reporting | Reporting", "Reconciliation | Bordereau reconciliation | Bordereaux", "Chartered accountancy | Accounting", "Insurance finance | Insurance accounting", "Finance leadership", "Writing"],
        achievements: ["Threw away 60 per cent of reports | Cut reports by 60 per cent | Cut 60 per cent of reports", "Joined Hexley in 2020", "Treasurer of Lanka Friends of Avon", "Raised £2,260 | Kokis sold out three years running | £2,260 for school libraries"],
        interests: ["IFRS 17", "Sri Lankan cooking | Cooking | Kokis", "Avurudu | Sri Lankan community", "Insurance finance"],
        hobbies: ["Cooking | Making kokis | Sri Lankan cooking | Baking"],
        causes: ["Sri Lankan community | Community association"],
        linkedin_bio: "Finance Director at Hexley Underwriting | Finance Director - Hexley Underwriting | Insurance finance without the fog. ACA, University of Reading economics.",
        education: [{ institution: "University of Reading", degree: "Economics degree", field: "Economics" }]
      },
      sources: [`${site}/people`, `${site}/notes/ifrs-17`, "https://www.lankafriends-avon.example/committee", "https://www.linkedin.com/in/priyankawick"]
    },
    {
      id: "dominic-ashgrove",
      about: "Head of data engineering by first-name email: GitHub and Mastodon, whose name holds markup.",
      contact: { email: "dom@hexleyunderwriting.example", full_name: "Dominic Ashgrove", company: "Hexley Underwriting" },
      outcome: "found",
      facts: {
        title: "Head of Data Engineering",
        company,
        location,
        industry,
        skills: ["dbt", "Python", "Airflow | Apache Airflow"],
        achievements: ["Cut rate changes from eleven days to fifty-two minutes | Rate change live in 52 minutes | From rate change to live in an hour | Rate changes from eleven days to 52 minutes"],
        hobbies: ["Bell ringing | Bellringing | Change ringing | Church bell ringing"]
      },
      also: {
        location: uk,
        skills: ["Postgres | PostgreSQL", "Data engineering | Data pipelines", "SQL", "Insurance pricing | Pricing data | Pricing", "Automated testing | Testing | CI", "Data testing | Data quality", "DuckDB", "Deployment"],
        achievements: ["dbt-bordereau | dbt package for insurance bordereaux | Author of dbt-bordereau", "ringing-methods | Method library for bell ringers | Library of ringing methods", "Rang a quarter peal | Rang 1,260 changes of Grandsire Triples | Quarter peal of Grandsire Triples | Quarter peal | Rang a quarter peal of Grandsire Triples"],
        interests: ["Bell ringing | Change ringing | Campanology", "dbt", "Data engineering", "Insurance data | Bordereaux", "DuckDB", "Bristol City | Football", "Cider | Cider making", "Open source"],
        hobbies: ["Cider making | Making cider", "Football | Watching football"],
        sports_teams: ["Bristol City"],
        memberships: ["Clifton Change Ringers"]
      },
      sources: [`${site}/people`, `${site}/notes/pricing-in-an-hour`, "https://github.com/domashgrove", "https://toot.bristol.example/@dom"]
    },
    {
      id: "ruth-pemberton-hale",
      about: "HR manager; a church's page tells of her faith and family.",
      contact: { email: "r.pemberton-hale@hexleyunderwriting.example", full_name: "Ruth Pemberton-Hale" },
      outcome: "found",
      facts: {
        title: "HR Manager | Human Resources Manager",
        company,
        location,
        industry,
        achievements: ["Small Employer prize, West of England Workplace Awards 2024 | Small Employer prize at the West of England Workplace Awards | West of England Workplace Awards 2024 | Won the Small Employer prize"],
        memberships: ["MCIPD | Chartered MCIPD | CIPD"],
        hobbies: ["Gardening | Growing dahlias | Dahlias | Allotment gardening | Allotment"],
        education: [{ institution: "University of Exeter", field: "History" }]
      },
      also: {
        title: "Secondary school teacher | Teacher | Trainee teacher",
        location: uk,
        skills: ["Flexible working | Flexible working policy | HR policy | Policy writing", "Plain English | Plain language | Writing", "Teaching", "Human resources | HR"],
        achievements: ["Best dahlias at the 2025 show | Best dahlias, Southville Allotments show 2025 | Best dahlias for the second year", "With Hexley since 2012 | At Hexley since 2012 | One of the first nine at Hexley", "Wrote the flexible working policy on one side of A4 | One-page flexible working policy | Single-page flexible working policy"],
        interests: ["Dahlias | Gardening", "Flexible working", "History"],
        hobbies: ["Allotment"],
        causes: ["Flexible working"],
        memberships: ["Southville Allotments"],
        certifications: ["Chartered MCIPD | MCIPD", "Trained as a secondary school teacher"]
      },
      sources: [`${site}/people`, `${site}/notes/one-page-policy`, "https://www.southvilleallotments.example/news/show-2025", "https://www.knowlevalemethodist.example/preaching-plan"],
      sensitive: ["preacher", "Methodist", "divorce", "Barnaby", "Felix", "prayers"]
    },
    {
      id: "olu-adebayo-finch",
      about: "Nobody has anything online about this underwriter turned buyer.",
      contact: { email: "olu@hexleyunderwriting.example", full_name: "Olu Adebayo-Finch", company: "Hexley Underwriting", location: "Bristol" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/priyankawick", title: "Priyanka Wickramasinghe - Finance Director - Hexley Underwriting | LinkedIn", snippet: "Insurance finance without the fog. ACA, University of Reading economics. Bristol, England." }
  ],
  github: [
    {
      login: "domashgrove",
      id: 7781520,
      name: "Dominic Ashgrove",
      company: "Hexley Underwriting",
      location: "Bristol",
      bio: "Data pipes, church bells",
      email: "dom@hexleyunderwriting.example",
      accounts: [{ provider: "mastodon", url: "https://toot.bristol.example/@dom" }],
      repositories: [
        { name: "dbt-bordereau", description: "dbt package that tests insurance bordereaux", language: "SQL", topics: ["dbt", "insurance", "data-quality", "duckdb"], stars: 204, pushed_at: "2026-02-02T22:00:00Z" },
        { name: "ringing-methods", description: "Python library of bell-ringing methods", language: "Python", topics: ["change-ringing"], stars: 26, pushed_at: "2025-09-14T22:00:00Z" }
      ]
    }
  ],
  mastodon: [
    {
      user: "dom",
      domain: "toot.bristol.example",
      name: "Dominic Ashgrove <img src=x onerror=alert(7)>",
      note: "<p>Head of Data Engineering at Hexley Underwriting. Rings with the Clifton Change Ringers. Bristol City, sadly.</p>",
      fields: [{ name: "Code", value: "<a href=\"https://github.com/domashgrove\">github.com/domashgrove</a>", verified_at: "2025-01-01T10:00:00Z" }],
      posts: [
        { text: "<p>Quarter peal of Grandsire Triples this morning, 1,260 changes, 46 minutes. My forearms have resigned.</p>", at: "2026-03-01T13:00:00Z" },
        { text: "<p>Forty litres of cider bubbling in the shed. It sounds like our old ETL.</p>", at: "2025-10-19T17:00:00Z" }
      ]
    }
  ],
  payloads: ["<img src=x onerror=alert(7)>"]
}
