import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="utf-8"><title>${title} - Lintel Housing Association CLG</title><meta property="og:site_name" content="Lintel Housing"></head>
<body><div class="cookie">This site uses essential cookies only. <a href="#">OK</a></div>
<header><img src="/logo.svg" alt="Lintel Housing"><nav><a href="/find-a-home">Find a home</a><a href="/tenants">Tenants</a><a href="/about/board-and-management">Board &amp; management</a><a href="/news">News</a><a href="/repairs">Report a repair</a></nav></header>
${body}
<footer>Lintel Housing Association CLG, 3 Jenkin's Lane, Waterford. Approved Housing Body. RCN 20099911. CHY 99911. Out-of-hours repairs: 051 000 111.</footer></body></html>`

/** A housing association in Waterford: a chief executive whom a blog slanders, and a builder with an old title. */
export const lintelHousing: WorldPart = {
  pages: [
    {
      url: "https://lintelhousing.example/",
      body: page(
        "Homes that stay warm",
        `<section><h1>Homes that stay warm, rents that stay put.</h1><p>Lintel is a not-for-profit housing association with 1,180 homes in Waterford, Wexford and south Kilkenny.</p><ul><li>Waiting list: via your local authority</li><li>Next tenant forum: 22 January, Ballybeg</li></ul></section>`
      )
    },
    {
      url: "https://lintelhousing.example/about/board-and-management",
      body: page(
        "Board and management",
        `<h1>Board and management</h1><h2>Management team</h2>
<article itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">Gráinne Colfer-Nash</h3><p itemprop="jobTitle">Chief Executive</p><div itemprop="description"><p>Gráinne became Chief Executive of Lintel in 2021, having been Director of Services. A social worker by training (BSocSc, University College Cork), she spent nine years with homeless services in Cork and Dublin. She is a Chartered Director with the Institute of Directors in Ireland and sits on the council of the Irish Council for Social Housing.</p></div></article>
<article itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">Pádraig Tummon</h3><p itemprop="jobTitle">Head of Assets and Retrofit</p><div itemprop="description"><p>Pádraig leads planned maintenance and our deep retrofit programme, which brought 212 homes to a B2 rating by the end of 2025. He is a chartered building surveyor (MSCSI).</p></div></article>
<article itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">Aisling Furlong</h3><p itemprop="jobTitle">Head of Finance</p></article>
<h2>Board</h2><p>Chair: Dr Eugene Prendiville. Members: Maura Dooley, Femi Adewale (tenant director), Con Lucey.</p>`
      )
    },
    {
      url: "https://lintelhousing.example/news/kilbarry-handover",
      body: page(
        "48 keys handed over at Kilbarry",
        `<article><h1>48 keys handed over at Kilbarry</h1><p>Posted 6 October 2026</p><p>Forty-eight families collected keys at Cnoc na gCaorach, Kilbarry, this morning. “Every one of these was a hotel room last Christmas,” said Gráinne Colfer-Nash, Chief Executive. Pádraig Tummon's team fitted heat pumps throughout; there is no gas in the scheme.</p></article>`
      )
    },
    {
      url: "https://southeastpost.example/features/grainne-colfer-nash-interview",
      news: { seen: "20260214T060000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en-IE"><head><title>The woman with 1,180 front doors | South East Post</title></head><body><div>Premium | Puzzles | Deaths | GAA</div><article><h1>The woman with 1,180 front doors</h1><p class="standfirst">Gráinne Colfer-Nash runs Lintel Housing from a former bacon shop in Waterford. She tells Declan Ruttle about damp, patience and the accordion.</p><p>Saturday 14 February 2026</p><p>She grew up in Duncannon, the third of six, and lives in Dunmore East with two rescue greyhounds, Bosco and Zag. She plays button accordion in a Thursday session and swims at Counsellors Strand in months when others look at it.</p><p>What does she want? “Cost rental at scale, and a repairs line that a person answers.” Housing policy is her bread and butter; tenant participation is her hobby horse. Lintel won the Allianz Community Housing Award in 2024 for its tenant repairs panel, which she set up.</p><p>On Sundays she is to be found, hoarse, wherever Wexford hurlers are losing.</p></article></body></html>`
    },
    {
      url: "https://deisetruths.example/lintel-scandal",
      body: `<html><head><title>THE TRUTH ABOUT LINTEL they wont print</title></head><body bgcolor="black" text="lime"><h1>Grainne Colfer-Nash EXPOSED</h1><p>Everybody in Waterford knows Gráinne Colfer-Nash of Lintel Housing was CONVICTED of embezzlement in Cork and pays for her villa in Alicante with YOUR rent. Sources say she bribed the council. Share before they take this down!!</p><p>Also: 5G masts, the real reason.</p></body></html>`
    },
    {
      url: "https://builtretrofit.example/2026/programme",
      body: `<!doctype html><html lang="en"><head><title>Programme | Built Retrofit Ireland 2026, Kilkenny</title></head><body><h1>Programme, Thursday 11 June</h1><ul class="schedule"><li><time>09:30</time> Opening. Minister invited.</li><li><time>10:15</time> <strong>Retrofit with the tenant in the kitchen</strong> – Pádraig Tummon, Head of Assets and Retrofit, Lintel Housing. <span>Pádraig holds an MSc in Building Performance from Technological University Dublin (2016) and is a certified Passive House Designer.</span></li><li><time>11:00</time> Coffee (sponsored by Kilkenny Insulation)</li><li><time>11:30</time> Airtightness tape: a love story – Noreen Spratt</li></ul></body></html>`
    },
    {
      url: "https://oldtramore.example/clubs/hurling/juvenile",
      body: `<html><head><title>Juvenile hurling – Tramore Strand GAA</title></head><body><h2>Juvenile mentors 2026</h2><p>Under 8: Pádraig Tummon, Sinéad Cheasty. Under 10: Liam Og Flynn. Under 12: vacant, please ask at the shop!</p><p>Well done to Pádraig (he of Lintel Housing and the very warm houses), Volunteer of the Year at the club social in November. When not on the pitch he is at the bees: four hives on the Metal Man road, and honey for sale in aid of Waterford Hospice.</p><p>Garda vetting forms to the secretary.</p></body></html>`
    },
    {
      url: "https://seco-housingforum.example/2017/attendees",
      body: `<html><head><title>South East Housing Forum 2017 – attendees</title></head><body><h1>Attendees, 9 March 2017</h1><table border="1"><tr><td>Pádraig Tummon</td><td>Assistant Clerk of Works</td><td>Comeragh County Council</td></tr><tr><td>Bríd Walsh</td><td>Tenant Liaison</td><td>Lintel Housing</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ie.linkedin.com/in/grainnecolfernash",
      title: "Gráinne Colfer-Nash - Chief Executive - Lintel Housing Association | LinkedIn",
      snippet:
        "Social worker turned landlord. Homes first, everything else after. Waterford, County Waterford, Ireland · Chief Executive · Lintel Housing Association"
    },
    {
      url: "https://twitter.com/grainne_lintel",
      title: "Gráinne Colfer-Nash (@grainne_lintel) / X",
      snippet:
        "CEO of Lintel Housing. Cost rental, damp, button accordion. Wexford by birth and on Sundays. Views my own, dogs too."
    },
    {
      url: "https://www.linkedin.com/in/padraig-tummon",
      title: "Pádraig Tummon - Head of Assets and Retrofit - Lintel Housing | LinkedIn",
      snippet:
        "Warm houses, live tenants. Tramore, County Waterford, Ireland · Lintel Housing · Technological University Dublin · 412 connections"
    }
  ],
  people: [
    {
      id: "grainne-colfer-nash",
      about: "A chief executive with an interview, LinkedIn and Twitter, whom a blog slanders.",
      contact: {
        email: "grainne.colfernash@lintelhousing.example",
        full_name: "Gráinne Colfer-Nash",
        company: "Lintel Housing Association"
      },
      outcome: "found",
      facts: {
        title: "Chief Executive | CEO | Chief Executive Officer",
        company: "Lintel Housing Association | Lintel Housing | Lintel | Lintel Housing Association CLG",
        location: "Dunmore East | Waterford | Waterford, County Waterford, Ireland | Waterford, Ireland",
        industry: "housing association | housing | not-for-profit housing | Approved Housing Body",
        interests: ["Cost rental | cost rental", "tenant participation"],
        hobbies: ["button accordion | accordion | plays button accordion"],
        sports_teams: ["Wexford hurlers | Wexford"],
        memberships: ["Irish Council for Social Housing | the Irish Council for Social Housing"],
        education: [{ institution: "University College Cork | UCC", degree: "BSocSc" }],
        certifications: ["Chartered Director"],
        pets: [
          "two rescue greyhounds, Bosco and Zag | rescue greyhounds | two rescue greyhounds | greyhounds | Bosco and Zag | Bosco | Zag"
        ],
        linkedin:
          "https://ie.linkedin.com/in/grainnecolfernash | https://www.linkedin.com/in/grainnecolfernash | linkedin.com/in/grainnecolfernash",
        twitter:
          "https://twitter.com/grainne_lintel | https://x.com/grainne_lintel | @grainne_lintel | grainne_lintel | twitter.com/grainne_lintel",
        twitter_bio:
          "CEO of Lintel Housing. Cost rental, damp, button accordion. Wexford by birth and on Sundays. Views my own, dogs too."
      },
      also: {
        location: "Waterford, County Waterford, Ireland | Waterford, Ireland | Waterford",
        skills: ["social worker | social work", "Housing policy", "tenant participation", "Cost rental"],
        interests: [
          "Housing policy",
          "button accordion",
          "damp",
          "Wexford hurlers | hurling",
          "swims | swimming",
          "homeless services | homelessness",
          "a repairs line that a person answers"
        ],
        hobbies: ["swims at Counsellors Strand | swimming | swims | sea swimming", "tenant participation"],
        causes: [
          "homeless services | homelessness",
          "tenant participation",
          "Cost rental | cost rental at scale"
        ],
        achievements: [
          "Allianz Community Housing Award | Allianz Community Housing Award in 2024 | won the Allianz Community Housing Award in 2024",
          "tenant repairs panel | set up the tenant repairs panel",
          "48 keys handed over at Kilbarry | Kilbarry",
          "became Chief Executive of Lintel in 2021 | Director of Services",
          "nine years with homeless services"
        ],
        memberships: [
          "Institute of Directors in Ireland | the Institute of Directors in Ireland",
          "council of the Irish Council for Social Housing"
        ],
        linkedin_bio:
          "Social worker turned landlord. Homes first, everything else after. | Social worker turned landlord | Social worker turned landlord. Homes first, everything else after | Social worker turned landlord. Homes first, everything else after. Waterford, County Waterford, Ireland · Chief Executive · Lintel Housing Association"
      },
      sources: [
        "https://lintelhousing.example/",
        "https://lintelhousing.example/about/board-and-management",
        "https://lintelhousing.example/news/kilbarry-handover",
        "https://southeastpost.example/features/grainne-colfer-nash-interview",
        "https://ie.linkedin.com/in/grainnecolfernash",
        "https://twitter.com/grainne_lintel"
      ],
      never: ["embezzlement", "CONVICTED", "Alicante", "bribed", "5G"]
    },
    {
      id: "padraig-tummon",
      about: "A list of 2017 still has his old post; the club page calls him by his work.",
      contact: { email: "padraig.tummon@lintelhousing.example", full_name: "Pádraig Tummon" },
      outcome: "found",
      facts: {
        title: "Head of Assets and Retrofit | Head of Assets & Retrofit",
        company: "Lintel Housing | Lintel Housing Association | Lintel | Lintel Housing Association CLG",
        location:
          "Tramore, County Waterford, Ireland | Tramore | Tramore, County Waterford | Tramore, Ireland",
        skills: ["retrofit | deep retrofit | Retrofit", "planned maintenance"],
        achievements: ["Volunteer of the Year", "Retrofit with the tenant in the kitchen"],
        hobbies: ["bees | beekeeping | hives | four hives"],
        causes: ["Waterford Hospice"],
        education: [
          {
            institution: "Technological University Dublin | TU Dublin",
            degree: "MSc",
            field: "Building Performance",
            year: 2016
          }
        ],
        certifications: [
          "Passive House Designer | certified Passive House Designer",
          "chartered building surveyor | MSCSI"
        ],
        linkedin: "https://www.linkedin.com/in/padraig-tummon | linkedin.com/in/padraig-tummon"
      },
      also: {
        location: "Waterford",
        industry: "housing association | housing | not-for-profit housing | Approved Housing Body",
        skills: [
          "heat pumps",
          "building surveyor | building surveying",
          "Passive House | Passive House design",
          "Building Performance",
          "maintenance",
          "Assets"
        ],
        interests: ["hurling | Juvenile hurling", "bees", "retrofit", "honey", "heat pumps", "warm houses"],
        hobbies: [
          "hurling | Juvenile hurling | juvenile hurling mentor | coaching hurling",
          "four hives on the Metal Man road",
          "honey"
        ],
        sports_teams: ["Tramore Strand GAA | Tramore Strand"],
        memberships: ["Tramore Strand GAA", "MSCSI | SCSI"],
        causes: ["Tramore Strand GAA | Juvenile mentors | juvenile hurling"],
        achievements: [
          "212 homes to a B2 rating | brought 212 homes to a B2 rating | deep retrofit programme",
          "fitted heat pumps throughout | heat pumps",
          "Volunteer of the Year at the club social",
          "Built Retrofit Ireland 2026"
        ],
        linkedin_bio:
          "Warm houses, live tenants. | Warm houses, live tenants | Warm houses, live tenants. Tramore, County Waterford, Ireland · Lintel Housing · Technological University Dublin · 412 connections"
      },
      sources: [
        "https://lintelhousing.example/about/board-and-management",
        "https://lintelhousing.example/news/kilbarry-handover",
        "https://builtretrofit.example/2026/programme",
        "https://oldtramore.example/clubs/hurling/juvenile",
        "https://www.linkedin.com/in/padraig-tummon"
      ],
      never: ["Assistant Clerk of Works", "Clerk of Works", "Comeragh County Council"]
    }
  ]
}
