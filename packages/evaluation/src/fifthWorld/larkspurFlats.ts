import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} &mdash; Larkspur Flats Credit Union</title></head>
<body><div class="utility"><span>Routing # 292900000</span> <a href="/locations">Locations</a> <a href="/login">Online banking</a></div><div class="nav"><a href="/">Home</a> <a href="/checking">Checking</a> <a href="/loans">Loans</a> <a href="/rates">Rates</a> <a href="/about/leadership">About</a></div>
<div class="container">${body}</div>
<div class="footer"><p>Federally insured by NCUA. Equal Housing Lender.</p><p>Larkspur Flats Credit Union, 2200 Brooks Street, Missoula, MT 59801 · (406) 555-0122</p><p>You are leaving our site when you click on an external link. <a href="/disclosures">Disclosures</a></p></div></body></html>`

/** A credit union in Montana: an angler of a lender and a churchman, a chief executive by her address alone, a teller nobody names. */
export const larkspurFlats: WorldPart = {
  pages: [
    {
      url: "https://larkspurflatscu.example/",
      body: shell(
        "Banking with neighbors",
        "<h1>Banking with neighbors since 1949</h1><p>31,000 members. Six branches.</p>"
      )
    },
    {
      url: "https://larkspurflatscu.example/about/leadership",
      body: shell(
        "Leadership team",
        `<h1>Leadership team</h1>
<h4>Deborah “Deb” Kinnunen, President &amp; CEO</h4><p>Deb started as a teller in 1991 and has been president and CEO since July 2022. She is a Certified Credit Union Executive (CCUE) and earned her bachelor’s in accounting at Montana State University in 1995. Contact: deb.kinnunen@larkspurflatscu.example</p>
<h4>Travis Oberholtzer, Chief Lending Officer</h4><p>Travis oversees mortgage lending, indirect lending and collections. A Carroll College graduate (BA, finance, 2004), he joined us from a bank we won’t mention. Travis ties his own flies. Contact: travis.oberholtzer@larkspurflatscu.example</p>
<h4>Shawna Big Sky Thorsen, VP of Member Experience</h4><p>Shawna coaches roller derby and has two corgis. Contact: shawna.thorsen@larkspurflatscu.example</p>`
      )
    },
    {
      url: "https://larkspurflatscu.example/news/kinnunen-ceo",
      body: shell(
        "Board names Deborah Kinnunen president and CEO",
        "<h1>Board names Deborah Kinnunen president and CEO</h1><p><em>For immediate release, June 14, 2022</em></p><p>The board of directors of Larkspur Flats Credit Union has chosen Deborah Kinnunen to succeed Walt Amundson on July 1. Kinnunen, of Missoula, is currently chief operating officer.</p>"
      )
    },
    {
      url: "https://fivevalleyschamber.example/board-2021",
      body: `<!doctype html><html lang="en"><head><title>Board of Directors 2021 | Five Valleys Chamber</title></head><body><h1>Board of Directors 2021</h1><ul><li>Lance Petrovich, owner, Petrovich Tire</li><li>Deborah Kinnunen, Chief Operating Officer, Larkspur Flats Credit Union</li><li>Amy Two Teeth, principal, Two Teeth Architecture</li></ul></body></html>`
    },
    {
      url: "https://gardencitycourier.example/2026/04/pantry-van",
      news: { seen: "20260421T190000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>New van for Clark Fork Food Shelf | Garden City Courier</title></head><body><div>Garden City Courier | Weather 54° | Log in</div><h1>New van for Clark Fork Food Shelf</h1><p>Apr 21, 2026 | By Marcus Lyle</p><p>The Clark Fork Food Shelf has a refrigerated van, thanks to Larkspur Flats Credit Union and to its president, Deb Kinnunen, who has chaired the Food Shelf’s board since 2023.</p><p>Kinnunen, who was honored as Montana Credit Union Executive of the Year in February, drove it to the party herself. “I grew up on a sugar beet farm outside Sidney. I can drive anything,” said the CEO, a Montana Grizzlies season-ticket holder since 1999. Her rescue mutt, Pickett, rode along.</p><p>Food Shelf director Elise Navarro, an amateur cellist, cried a little.</p><p class="trinity">Subscribe for $1 a week</p></body></html>`
    },
    {
      url: "https://followthedollars.example/mt/59801?page=7",
      body: `<!doctype html><html><head><title>Political contributions, ZIP 59801, page 7</title></head><body><table><tr><th>Contributor</th><th>Employer</th><th>Recipient</th><th>Amount</th></tr><tr><td>KINNUNEN, DEBORAH</td><td>LARKSPUR FLATS CREDIT UNION</td><td>MONTANANS FOR BRIGGS (R)</td><td>$750</td></tr><tr><td>KLEIN, JEFF</td><td>SELF</td><td>TRUJILLO FOR SENATE (D)</td><td>$25</td></tr></table></body></html>`
    },
    {
      url: "https://bigskycuassociation.example/councils/lending",
      body: `<!doctype html><html lang="en"><head><title>Lending Council | Big Sky Credit Union Association</title></head><body><h1>Lending Council</h1><p>The Lending Council meets quarterly in Helena.</p><table><tr><td><strong>Chair</strong></td><td>Travis Oberholtzer, Chief Lending Officer, Larkspur Flats Credit Union, Missoula</td></tr><tr><td><strong>Vice chair</strong></td><td>Ginger Halvorsen, VP Lending, Rimrock Teachers CU, Billings</td></tr></table><p>Congratulations to our chair, who won the Association’s 2025 Rural Homeownership Award!</p></body></html>`
    },
    {
      url: "https://westslopeanglers.example/officers",
      body: `<!doctype html><html lang="en"><head><title>Officers - West Slope Anglers</title></head><body><p>WEST SLOPE ANGLERS<br>Cold, clean, fishable since 1971</p><p>President ... Rosemary Fitch<br>Treasurer ... Travis Oberholtzer (he’s at Larkspur Flats Credit Union, so the books balance)<br>River cleanup ... Travis Oberholtzer and Jim Skaggs<br>Newsletter ... vacant</p><p>Fly fishing clinic: first Tuesday of the month.</p></body></html>`
    },
    {
      url: "https://gracelutheranmissoula.example/council",
      body: `<!doctype html><html lang="en"><head><title>Church council - Grace Lutheran, Missoula</title></head><body><h1>Church council</h1><p>Our council members serve three-year terms.</p><p>Travis Oberholtzer, chair of finance. Travis works at Larkspur Flats Credit Union. He and his family were baptized here in 2012.</p><p>Ione Sather, altar guild.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/travis-oberholtzer-clo",
      title: "Travis Oberholtzer - Chief Lending Officer at Larkspur Flats Credit Union | LinkedIn",
      snippet:
        "Missoula, Montana, United States · Chief Lending Officer at Larkspur Flats Credit Union. Getting Montanans into homes. · Experience: Larkspur Flats Credit Union · Education: Carroll College · 489 connections on LinkedIn."
    }
  ],
  gravatar: [
    {
      email: "deb.kinnunen@larkspurflatscu.example",
      slug: "debkinnunen",
      display_name: "Deb Kinnunen",
      location: "Missoula, Montana",
      description: "Beet farmer’s daughter. Pickleball most mornings.",
      job_title: "President & CEO",
      company: "Larkspur Flats Credit Union"
    }
  ],
  people: [
    {
      id: "travis-oberholtzer",
      about: "A lender who fishes; his church council must stay out.",
      contact: {
        email: "travis.oberholtzer@larkspurflatscu.example",
        full_name: "Travis Oberholtzer",
        company: "Larkspur Flats Credit Union"
      },
      outcome: "found",
      facts: {
        title: "Chief Lending Officer",
        company: "Larkspur Flats Credit Union",
        location: "Missoula, Montana, United States | Missoula | Missoula, Montana | Missoula, MT",
        skills: ["mortgage lending", "indirect lending", "collections"],
        achievements: ["Rural Homeownership Award | 2025 Rural Homeownership Award"],
        hobbies: ["ties his own flies | fly tying | Fly fishing"],
        memberships: ["West Slope Anglers", "Lending Council | Big Sky Credit Union Association"],
        education: [{ institution: "Carroll College", degree: "BA", field: "finance", year: 2004 }],
        linkedin: "https://www.linkedin.com/in/travis-oberholtzer-clo",
        linkedin_bio: "Getting Montanans into homes | Chief Lending Officer at Larkspur Flats Credit Union"
      },
      also: {
        industry: "Credit Union | credit unions | Banking | financial services",
        hobbies: ["Fly fishing | fishing | angler"],
        interests: ["Fly fishing | fishing | angler | flies", "River cleanup"],
        causes: ["West Slope Anglers", "River cleanup"],
        achievements: ["Chair | Chair, Lending Council"]
      },
      sources: [
        "https://larkspurflatscu.example/about/leadership",
        "https://bigskycuassociation.example/councils/lending",
        "https://westslopeanglers.example/officers",
        "https://www.linkedin.com/in/travis-oberholtzer-clo"
      ],
      sensitive: ["Lutheran", "baptized", "Church council"],
      never: ["roller derby", "corgi", "Skaggs"]
    },
    {
      id: "deborah-kinnunen",
      about:
        "A chief executive by nothing but her address; an old title on a chamber's page and on a release.",
      contact: { email: "deb.kinnunen@larkspurflatscu.example" },
      outcome: "found",
      facts: {
        title: "President & CEO | president and CEO | President",
        company: "Larkspur Flats Credit Union",
        location: "Missoula, Montana | Missoula | Missoula, MT",
        achievements: ["Montana Credit Union Executive of the Year"],
        hobbies: ["Pickleball"],
        sports_teams: ["Montana Grizzlies | Grizzlies"],
        causes: ["Clark Fork Food Shelf"],
        education: [
          {
            institution: "Montana State University",
            degree: "bachelor’s | bachelor",
            field: "accounting",
            year: 1995
          }
        ],
        certifications: ["Certified Credit Union Executive | Certified Credit Union Executive (CCUE) | CCUE"],
        pets: ["Pickett | rescue mutt"]
      },
      also: {
        industry: "Credit Union | credit unions | Banking | financial services",
        memberships: ["Clark Fork Food Shelf | Food Shelf"],
        interests: ["Pickleball"]
      },
      sources: [
        "https://larkspurflatscu.example/about/leadership",
        "https://gardencitycourier.example/2026/04/pantry-van",
        "https://larkspurflatscu.example/news/kinnunen-ceo",
        "https://api.gravatar.com/v3/profiles/debkinnunen"
      ],
      sensitive: ["Briggs", "$750", "Montanans for Briggs"],
      never: ["cellist", "roller derby"]
    },
    {
      id: "kip-vandermolen",
      about: "A branch manager in a spreadsheet that a salesman bought; no page names him.",
      contact: {
        full_name: "Kip Vandermolen",
        company: "Larkspur Flats Credit Union",
        title: "Branch Manager"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
