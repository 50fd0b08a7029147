import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><title>${title} | Corrib &amp; Western Bank</title></head>
<body class="path-node"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a>
<div class="eu-cookie-compliance-banner" role="alertdialog"><p>We and our partners store cookies on your device so that online banking works and so that we know which pages are read.</p><button>Accept all</button><button>Only what is needed</button></div>
<header><a href="/" class="logo">Corrib &amp; Western Bank</a><nav aria-label="Main"><ul><li><a href="/personal">Personal</a></li><li><a href="/business">Business</a></li><li><a href="/agri">Agri</a></li><li><a href="/about-us/leadership">About us</a></li><li><a href="/branches">Find a branch</a></li><li><a href="/login">Log in</a></li></ul></nav></header>
<main id="main-content">${body}</main>
<footer><p>Corrib &amp; Western Bank plc is regulated by the Central Bank of Ireland. Registered in Ireland No. 004417. Registered office: 9 Eglinton Buildings, Galway H91 X0C2.</p><p><a href="/complaints">Complaints</a> · <a href="/deposit-guarantee">Deposit Guarantee Scheme</a> · <a href="/accessibility">Accessibility</a></p></footer></body></html>`

const teaser = (name: string, role: string, text: string): string =>
  `<article class="node node--type-person node--view-mode-teaser"><div class="field field--name-field-portrait"><img src="/sites/default/files/styles/portrait/${name.split(" ").at(-1)?.toLowerCase()}.jpg" alt="Portrait of ${name}" width="320" height="400"></div><h3 class="field--name-title">${name}</h3><div class="field field--name-field-role">${role}</div><div class="field field--name-body">${text}</div></article>`

/** A bank in Galway: portraits in Drupal, a press release, and two Aoife Geraghtys on its payroll. */
export const corribWestern: WorldPart = {
  pages: [
    {
      url: "https://corribwestern.example/",
      body: page(
        "A bank you can walk to",
        `<h1>A bank you can walk to</h1><p>Twenty-six branches between Westport and Ennis, and a person behind the counter of each of them.</p><section class="rates"><h2>Today's rates</h2><p>30-day notice deposit 1.85% AER. Agri overdraft from 5.9%.</p></section>`
      )
    },
    {
      url: "https://corribwestern.example/about-us/leadership",
      body: page(
        "Leadership",
        `<h1>Leadership team</h1>
${teaser("Eoin Mac Donncha", "Chief Executive", "<p>Eoin came to the bank as a cashier in Clifden in 1991 and has held eleven jobs here since.</p>")}
${teaser("Sinéad Loughnane", "Head of SME Lending", "<p>Every business loan over €50,000 in the west passes Sinéad's desk at some point, and she would rather have met the borrower first. Her team of 31 covers invoice finance, asset finance and succession lending for family firms. A Qualified Financial Adviser (QFA), she sits on the council of Galway Chamber.</p>")}
${teaser("Ronan Keaveney", "Chief Financial Officer", "<p>Ronan is a Fellow of Chartered Accountants Ireland.</p>")}
${teaser("Aoife Geraghty", "Head of Financial Crime Compliance", "<p>Aoife is responsible for anti-money laundering, sanctions screening and fraud. She joined in 2016 after eight years at a Big Four firm in Dublin.</p>")}`
      )
    },
    {
      url: "https://corribwestern.example/newsroom/loughnane-to-lead-sme-lending",
      body: page(
        "Sinéad Loughnane to lead SME lending",
        `<div class="breadcrumb">Home / Newsroom / 2022</div><h1>Sinéad Loughnane to lead SME lending</h1><p class="date">Monday, 4 April 2022</p><p>Corrib &amp; Western Bank has appointed Sinéad Loughnane as Head of SME Lending with effect from 1 May. She moves from the bank's Oranmore business centre, where she was Senior Relationship Manager and where the loan book doubled in five years.</p><p>A native of Kinvara, Sinéad took her Bachelor of Commerce at the University of Galway in 2001 and spent the early part of her career with Harcourt Mercantile in Limerick.</p><p>Chief Executive Eoin Mac Donncha said: “I have watched Sinéad turn down a loan in such a way that the man came back the next year to thank her. You can't train that.”</p><p><strong>Ends</strong></p><p>For further information: Press Office, 091 555 0180</p>`
      )
    },
    {
      url: "https://galwaysentinel.example/news/bay-swim-raises-record-sum",
      news: { seen: "20250728T080000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Bay swim raises record sum - Galway Sentinel</title></head><body><header>Galway Sentinel · <a href="/deaths">Deaths</a> · <a href="/gaa">GAA</a> · <a href="/planning">Planning</a></header><article><h1>Bay swim raises record sum</h1><p class="standfirst">Forty-four swimmers crossed from Auginish to Blackrock on Saturday</p><p>By Máirtín Hession</p><p>JELLYFISH and a contrary tide did not stop the 13km Galway Bay Swim, which made €118,000 for Solas Cancer Support. First of the women home was banker Sinéad Loughnane in 3 hours and 52 minutes.</p><p>“I took up open-water swimming at 38 because my knees wouldn't run any more,” said Ms Loughnane, Head of SME Lending at Corrib &amp; Western. Her border collie, Bran, followed in the safety boat and, by all accounts, barked the whole way.</p><p>Next year's swim is on 25 July. Places are drawn by lot.</p></article><aside><h4>Most read</h4><ol><li>Salthill one-way plan dropped again</li><li>Ballybane man finds 1971 Valentine's card in wall</li></ol></aside></body></html>`
    },
    {
      url: "https://galwaybusinessawards.example/roll-of-honour",
      body: `<!doctype html><html lang="en"><head><title>Roll of honour – Western Business Awards</title></head><body><h1>Roll of honour</h1><h2>2025</h2><table><thead><tr><th>Category</th><th>Winner</th></tr></thead><tbody><tr><td>Exporter of the Year</td><td>Claddagh Castings</td></tr><tr><td>Business Lender of the Year</td><td>Sinéad Loughnane, Corrib &amp; Western Bank</td></tr><tr><td>Best Family Business</td><td>Hehir's Bakery, Gort</td></tr></tbody></table><h2>2024</h2><table><tbody><tr><td>Exporter of the Year</td><td>Atlantic Net &amp; Twine</td></tr></tbody></table></body></html>`
    },
    {
      url: "https://comhaltaskinvara.example/sessions",
      body: `<!doctype html><html lang="en"><head><title>Sessions and classes – Kinvara trad</title></head><body><h1>Sessions and classes</h1><p>Thursdays in Connolly's from half nine. The session is led by Sinéad Loughnane (fiddle) and Tom Burke (box), and nobody has ever been put out for playing slowly. Sinéad, who is in the bank in Galway by day, also minds the branch's instrument library: forty fiddles for children whose parents can't buy one.</p><p>Bodhráns: one at a time, please.</p></body></html>`
    },
    {
      url: "https://amlforumdublin.example/2025/speakers/aoife-geraghty",
      body: `<!doctype html><html lang="en"><head><title>Aoife Geraghty | AML Forum Dublin 2025</title></head><body><nav>Programme · Speakers · Tickets</nav><div class="speaker-detail"><h1>Aoife Geraghty, CAMS</h1><p class="role">Head of Financial Crime Compliance<br>Corrib &amp; Western Bank, Galway</p><p>Aoife's talk, “The mule was nineteen”, follows one student account through 212 transactions. She built Corrib &amp; Western's transaction monitoring in-house, with three analysts and SQL, when the vendor's quote came back with seven digits.</p><p>Aoife studied law and French at University College Cork (BCL, 2005) and holds a Professional Diploma in Compliance from UCD (2012). She sits on the fraud working group of the Banking &amp; Payments Federation.</p></div><p class="gdpr">Recordings are for delegates only.</p></body></html>`
    },
    {
      url: "https://corribwestern.example/careers/people/aoife-geraghty",
      body: page(
        "Meet Aoife, Financial Crime",
        `<h1>Five minutes with Aoife Geraghty</h1><p class="lead">Head of Financial Crime Compliance, Eglinton Buildings</p><p><strong>What would surprise people about the job?</strong><br>How much of it is ringing people's grandmothers. Romance fraud is the part I can't leave at the office, and I give talks on it to Active Retirement groups whenever I'm asked.</p><p><strong>How do you switch off?</strong><br>I'm building a currach with my neighbours in a shed in Spiddal. Four years so far. And I do the cryptic crossword against my sister, who is a nurse in Perth, by text, at ungodly hours.</p><p><strong>Team?</strong><br>Galway, the hurlers. I don't want to talk about it.</p><p><strong>Contact</strong><br>aoife.geraghty@corribwestern.example</p>`
      )
    },
    {
      url: "https://corribwestern.example/branches/tuam",
      body: page(
        "Tuam branch",
        `<h1>Tuam</h1><div class="branch-info"><p>Vicar Street, Tuam, Co. Galway H54 XX10<br>Monday to Friday 10:00–16:30 (Wednesday from 10:30)</p><h2>Who you'll meet</h2><p><b>Branch Manager:</b> Aoife Geraghty<br><b>Assistant Manager:</b> Padraic Forde<br><b>Agri advisor:</b> Colette Nestor (Tuesdays)</p><p>Aoife has run the Tuam branch since 2020. She started on the counter in Ballinrobe, is an Accredited Mortgage Adviser and can do your first-time buyer application in Irish or Polish.</p></div>`
      )
    },
    {
      url: "https://tuamtidytowns.example/committee",
      body: `<!doctype html><html lang="en"><head><title>Committee – Tuam Tidy Towns</title></head><body><h1>Our committee</h1><ul><li>Cathaoirleach: Nuala Feerick</li><li>Treasurer: Aoife Geraghty, who manages the Corrib &amp; Western on Vicar Street and hasn't lost a cent of ours yet</li><li>Biodiversity: Bart Hynes</li></ul><p>In 2026 we took a silver medal in the national competition, 349 points. The swift boxes on the Mill Museum were Aoife's idea; anybody who has stood beside her at the bus stop knows about swifts.</p></body></html>`
    },
    {
      url: "https://tuamoracle.example/2026/03/panto-players-spring-show",
      news: { seen: "20260312T100000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en"><head><title>Full houses for “Sive” – The Tuam Oracle</title></head><body><h1>Full houses for “Sive”</h1><p>12 March 2026</p><p>The Mall Players had to bring in benches for the last night of John B. Keane's <i>Sive</i>. Aoife Geraghty, better known to half the audience as their bank manager, was a Mena to make the flesh creep, and went home with the Best Actress award from the Western Drama Festival a week later.</p><p>She will be back on the bike in May: the Tuam–Clifden cycle for Cope Shelter needs forty riders, and Aoife is signing them up at the counter.</p><p>Photo: A. Geraghty with her pug, Mossy, who is not in the play.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ie.linkedin.com/in/sineadloughnane",
      title: "Sinéad Loughnane - Head of SME Lending - Corrib & Western Bank | LinkedIn",
      snippet:
        "Galway, County Galway, Ireland · Head of SME Lending · Corrib & Western Bank. Lending to people, not to spreadsheets. University of Galway. 500+ connections on LinkedIn."
    },
    {
      url: "https://ie.linkedin.com/in/aoife-geraghty-cams",
      title: "Aoife Geraghty - Head of Financial Crime Compliance - Corrib & Western Bank | LinkedIn",
      snippet:
        "Galway, Ireland · Following the money, politely. Head of Financial Crime Compliance at Corrib & Western Bank · University College Cork. View Aoife Geraghty's profile."
    }
  ],
  people: [
    {
      id: "sinead-loughnane",
      about: "A banker of portraits and press releases, with a fiddle and a cold sea.",
      contact: { email: "sinead.loughnane@corribwestern.example", full_name: "Sinead Loughnane" },
      outcome: "found",
      facts: {
        title: "Head of SME Lending",
        company: "Corrib & Western Bank | Corrib & Western | Corrib & Western Bank plc",
        location: "Galway | Galway, County Galway, Ireland | Galway, Ireland | Kinvara",
        linkedin: "https://ie.linkedin.com/in/sineadloughnane | https://www.linkedin.com/in/sineadloughnane",
        linkedin_bio: "Lending to people, not to spreadsheets. | Head of SME Lending",
        skills: ["invoice finance", "asset finance", "succession lending"],
        education: [
          {
            institution: "University of Galway",
            degree: "Bachelor of Commerce | BComm",
            field: "Commerce",
            year: 2001
          }
        ],
        certifications: ["Qualified Financial Adviser (QFA) | Qualified Financial Adviser | QFA"],
        memberships: ["Galway Chamber | council of Galway Chamber"],
        achievements: [
          "Business Lender of the Year | Western Business Awards",
          "First of the women home | Galway Bay Swim | 13km Galway Bay Swim"
        ],
        hobbies: ["open-water swimming", "fiddle"],
        causes: ["Solas Cancer Support"],
        pets: ["border collie | Bran"]
      },
      also: {
        industry: "banking | bank | SME lending | financial services",
        location: "Oranmore",
        skills: [
          "SME lending | lending",
          "business loans",
          "succession lending for family firms",
          "succession"
        ],
        achievements: [
          "loan book doubled | the loan book doubled in five years",
          "appointed Sinéad Loughnane as Head of SME Lending",
          "raised €118,000 | record sum"
        ],
        interests: ["open-water swimming", "fiddle", "trad | traditional music | trad music", "SME lending"],
        hobbies: ["trad | trad music | session", "Bay swim"],
        causes: [
          "instrument library | instrument library: forty fiddles for children | forty fiddles for children whose parents can't buy one"
        ],
        memberships: ["Kinvara trad"]
      },
      sources: [
        "https://corribwestern.example/about-us/leadership",
        "https://corribwestern.example/newsroom/loughnane-to-lead-sme-lending",
        "https://galwaysentinel.example/news/bay-swim-raises-record-sum",
        "https://galwaybusinessawards.example/roll-of-honour",
        "https://comhaltaskinvara.example/sessions",
        "https://ie.linkedin.com/in/sineadloughnane"
      ],
      sensitive: ["my knees"]
    },
    {
      id: "aoife-geraghty-crime",
      about: "Two of one name at one bank: the one at head office who hunts money mules.",
      contact: { email: "aoife.geraghty@corribwestern.example", full_name: "Aoife Geraghty" },
      outcome: "found",
      facts: {
        title: "Head of Financial Crime Compliance",
        company: "Corrib & Western Bank | Corrib & Western | Corrib & Western Bank plc",
        location: "Galway | Galway, Ireland",
        linkedin:
          "https://ie.linkedin.com/in/aoife-geraghty-cams | https://www.linkedin.com/in/aoife-geraghty-cams",
        linkedin_bio:
          "Following the money, politely. | Head of Financial Crime Compliance at Corrib & Western Bank",
        certifications: ["CAMS", "Professional Diploma in Compliance"],
        education: [
          {
            institution: "University College Cork",
            degree: "BCL",
            field: "law and French | law",
            year: 2005
          },
          {
            institution: "UCD | University College Dublin",
            degree: "Professional Diploma | Professional Diploma in Compliance",
            field: "Compliance",
            year: 2012
          }
        ],
        skills: ["anti-money laundering", "sanctions screening", "SQL", "transaction monitoring"],
        memberships: [
          "Banking & Payments Federation | fraud working group of the Banking & Payments Federation"
        ],
        hobbies: ["cryptic crossword", "building a currach | currach"],
        sports_teams: ["Galway, the hurlers | Galway hurlers | Galway"]
      },
      also: {
        industry: "banking | bank | financial crime | compliance | financial services",
        location: "Spiddal",
        skills: [
          "fraud",
          "financial crime compliance | financial crime",
          "compliance",
          "French",
          "law",
          "romance fraud"
        ],
        achievements: [
          "The mule was nineteen",
          "built Corrib & Western's transaction monitoring in-house | transaction monitoring in-house"
        ],
        interests: ["cryptic crossword", "currach", "fraud", "financial crime", "romance fraud"],
        causes: ["romance fraud | Active Retirement groups | Active Retirement"],
        memberships: ["fraud working group"]
      },
      sources: [
        "https://corribwestern.example/about-us/leadership",
        "https://corribwestern.example/careers/people/aoife-geraghty",
        "https://amlforumdublin.example/2025/speakers/aoife-geraghty",
        "https://ie.linkedin.com/in/aoife-geraghty-cams"
      ],
      never: ["Branch Manager", "Tidy Towns", "Mossy", "Best Actress", "Mortgage Adviser", "swifts"]
    },
    {
      id: "aoife-geraghty-tuam",
      about: "Two of one name at one bank: the branch manager, who acts and cycles.",
      contact: {
        full_name: "Aoife Geraghty",
        company: "Corrib & Western Bank",
        title: "Branch Manager",
        location: "Tuam"
      },
      outcome: "found",
      facts: {
        title: "Branch Manager | bank manager",
        company: "Corrib & Western Bank | Corrib & Western | Corrib & Western Bank plc",
        location: "Tuam, Co. Galway | Tuam, County Galway | Tuam, Ireland | Tuam",
        certifications: ["Accredited Mortgage Adviser"],
        skills: ["Irish", "Polish"],
        memberships: ["Tuam Tidy Towns", "Mall Players | The Mall Players"],
        achievements: [
          "Best Actress award from the Western Drama Festival | Best Actress | Best Actress award"
        ],
        interests: ["swifts"],
        causes: ["Cope Shelter"],
        pets: ["pug | Mossy"],
        hobbies: ["bike | cycling | cycle"]
      },
      also: {
        industry: "banking | bank",
        skills: ["first-time buyer application | mortgages"],
        achievements: ["silver medal in the national competition | silver medal", "Treasurer"],
        hobbies: ["drama | amateur drama | acting | theatre"],
        interests: ["Biodiversity", "drama | theatre", "cycling", "bike"],
        causes: ["Tuam Tidy Towns | Tidy Towns", "Tuam–Clifden cycle"]
      },
      sources: [
        "https://corribwestern.example/branches/tuam",
        "https://tuamtidytowns.example/committee",
        "https://tuamoracle.example/2026/03/panto-players-spring-show"
      ],
      never: ["Financial Crime", "CAMS", "University College Cork", "currach", "crossword", "hurlers"]
    }
  ]
}
