import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Abernathy Quill &amp; Roe LLP</title></head>
<body><header><a href="/">AQR</a><nav><a href="/people">People</a><a href="/practices">Practices</a><a href="/offices">Offices</a></nav></header>
<main>${body}</main><aside><h4>Disclaimer</h4><p>Do not send confidential information until you have spoken with one of our attorneys.</p></aside>
<footer>Attorney advertising. © 2026 Abernathy Quill &amp; Roe LLP. Atlanta · Savannah · Tallahassee</footer></body></html>`

/** A law firm in Georgia: credentials as lists, grandfather and grandson of one name, a partner who left. */
export const abernathy: WorldPart = {
  robots: { "abernathyquill.example": "User-agent: *\nDisallow: /vcard/\n" },
  pages: [
    {
      url: "https://abernathyquill.example/",
      body: shell(
        "Counsel for the Southeast",
        `<h1>Counsel for the Southeast since 1979</h1><p><a href="/people">Find an attorney</a></p>`
      )
    },
    {
      url: "https://abernathyquill.example/people",
      body: shell(
        "People",
        `<h1>People</h1><ul><li><a href="/people/cordelia-abernathy-finch">Cordelia Abernathy-Finch</a> Partner</li><li><a href="/people/nikhil-prabhakar">Nikhil Prabhakar</a> Associate</li><li><a href="/people/thomas-a-roe">Thomas A. Roe</a> Of Counsel</li><li><a href="/people/thomas-a-roe-iii">Thomas A. Roe III</a> Senior Associate</li></ul>`
      )
    },
    {
      url: "https://abernathyquill.example/people/cordelia-abernathy-finch",
      body: shell(
        "Cordelia Abernathy-Finch",
        `<h1>Cordelia Abernathy-Finch</h1><p class="position">Partner</p><p class="office">Atlanta</p><p>T 404.555.0162 | <a href="mailto:cfinch@abernathyquill.example">cfinch@abernathyquill.example</a></p>
<h2>Overview</h2><p>Cordelia co-chairs the firm’s Water and Natural Resources practice. Clients call her when a permit, a river and a deadline meet. She represents utilities, mills and municipalities before state and federal agencies, and has argued twice before the Eleventh Circuit.</p>
<h2>Credentials</h2><h3>Education</h3><ul><li>Emory University School of Law (J.D., <em>cum laude</em>, 2003)</li><li>Spelman College (B.S., Environmental Science, 2000)</li></ul>
<h3>Admissions</h3><ul><li>Georgia</li><li>Florida</li></ul>
<h3>Recognition</h3><ul><li><em>Chambers USA</em>, Environment – Georgia (Band 1), 2021–2026</li><li><em>Best Lawyers in America</em>, Water Law, 2020–2026</li></ul>
<h3>Community and professional</h3><ul><li>State Bar of Georgia, Environmental Law Section (Chair, 2018–2019)</li><li>Chattahoochee River Keepers, Board of Trustees</li></ul>`
      )
    },
    {
      url: "https://abernathyquill.example/people/nikhil-prabhakar",
      body: shell(
        "Nikhil Prabhakar",
        `<h1>Nikhil Prabhakar</h1><p class="position">Associate</p><p class="office">Atlanta</p><p>Nikhil’s practice focuses on insurance recovery and complex commercial disputes. Before law school he taught high-school chemistry in the Mississippi Delta through Teach For America. Nikhil earned his law degree from Vanderbilt University in 2021, where he was articles editor of the law review, and his undergraduate degree in chemistry from Rice University.</p><p>Away from the office, Nikhil builds crossword puzzles: see <a href="https://nikhilcrosswords.example/">nikhilcrosswords.example</a>.</p><p>Languages: Tamil, Spanish.</p>`
      )
    },
    {
      url: "https://nikhilcrosswords.example/",
      body: `<html><head><title>nikhil's crosswords</title></head><body><h1>nikhil's crosswords</h1><p>I'm Nikhil Prabhakar, an Atlanta lawyer who makes word puzzles at unreasonable hours. My first puzzle in a national paper ran on February 11, 2025.</p><ul><li>Favorite entry: KOMODODRAGON</li><li>Favorite team: Atlanta Dream, section 112</li><li>Also: pickleball (competitive, regrettably), South Indian cooking</li></ul><p><a rel="me" href="https://bsky.app/profile/nikhilcrosswords.example">bluesky</a></p></body></html>`
    },
    {
      url: "https://abernathyquill.example/people/thomas-a-roe",
      body: shell(
        "Thomas A. Roe",
        `<h1>Thomas A. Roe</h1><p class="position">Of Counsel</p><p class="office">Savannah</p><p>Tom founded the firm with Eleanor Quill in 1979 after serving as a Navy judge advocate. Mercer University School of Law, 1971. He is an enthusiastic, if unlucky, bass fisherman.</p>`
      )
    },
    {
      url: "https://abernathyquill.example/people/thomas-a-roe-iii",
      body: shell(
        "Thomas A. Roe III",
        `<h1>Thomas A. Roe III</h1><p class="position">Senior Associate</p><p class="office">Tallahassee</p><p>Thomas advises lenders and developers on renewable-energy projects across Florida. He is a Double Gator, with a B.A. in Economics (2012) and a J.D. (2016) from the University of Florida. Georgia Trend listed him among its Legal Elite in 2024.</p>`
      )
    },
    {
      url: "https://abernathyquill.example/people/miles-hargrove",
      dead: true,
      body: shell(
        "Miles Hargrove",
        `<h1>Miles Hargrove</h1><p class="position">Partner</p><p class="office">Savannah</p>`
      )
    },
    {
      url: "https://pinckneydale.example/",
      body: `<!doctype html><html><head><title>Pinckney Dale LLP</title></head><body><h1>Pinckney Dale LLP</h1><p>Lawyers for ships and those who own, load and insure them. <a href="/attorneys">Attorneys</a></p></body></html>`
    },
    {
      url: "https://pinckneydale.example/attorneys",
      body: `<!doctype html><html><head><title>Attorneys – Pinckney Dale LLP</title></head><body><h1>Attorneys</h1><p><a href="/attorneys/hargrove">Hargrove, Miles E.</a></p></body></html>`
    },
    {
      url: "https://pinckneydale.example/attorneys/hargrove",
      body: `<!doctype html><html><head><title>Miles E. Hargrove – Pinckney Dale LLP</title></head><body><div class="sidebar"><p>Charleston<br>Savannah</p></div><h1>Miles E. Hargrove</h1><h2>Partner, Maritime &amp; Admiralty</h2><p>Based in Pinckney Dale’s Savannah office, Miles Hargrove counsels shipowners, stevedores and their insurers. He is a proctor member of the Maritime Law Association of the United States.</p><p>Tulane University Law School, J.D. with a certificate in Admiralty and Maritime Law, 2005<br>The Citadel, B.A., 2001</p><p>mhargrove@pinckneydale.example</p></body></html>`
    },
    {
      url: "https://peachstatelegal.example/moves/2025-10",
      news: { seen: "20251006T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>On the move: October 2025 - Peach State Legal</title></head><body><h1>On the move</h1><p>October 6, 2025</p><p>Maritime lawyer Miles Hargrove has left Abernathy Quill &amp; Roe, where he was a partner for eleven years, to join Pinckney Dale LLP as a partner in Savannah. Hargrove’s departure follows his divorce from a former partner of the firm and a DUI arrest in 2024 that was later dismissed.</p></body></html>`
    }
  ],
  archive: [
    {
      url: "https://abernathyquill.example/people/miles-hargrove",
      timestamp: "20240611090000",
      body: `<html><head><title>Miles Hargrove | Abernathy Quill &amp; Roe LLP</title></head><body><h1>Miles Hargrove</h1><p>Partner</p><p>Savannah</p></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "nikhilcrosswords.example",
      name: "Nikhil Prabhakar",
      description: "Coverage lawyer by day, cruciverbalist by night. Atlanta.",
      website: "https://nikhilcrosswords.example/",
      posts: [
        {
          text: "New grid is up: a 17x17 about rivers that changed their minds. Nobody asked for it, and I loved every minute.",
          at: "2026-08-23T02:10:00.000Z"
        },
        { text: "Dream by 12 tonight. Section 112 has no voice left.", at: "2026-08-02T01:40:00.000Z" }
      ]
    }
  ],
  people: [
    {
      id: "cordelia-abernathy-finch",
      about: "Credentials of a law firm: institution first, degree in brackets, rankings as lists.",
      contact: { email: "cfinch@abernathyquill.example", full_name: "Cordelia Finch" },
      outcome: "found",
      facts: {
        title: "Partner",
        company: "Abernathy Quill & Roe LLP",
        location: "Atlanta",
        education: [
          {
            institution: "Emory University School of Law | Emory University",
            degree: "J.D. | J.D., cum laude",
            field: "Law",
            year: 2003
          },
          { institution: "Spelman College", degree: "B.S.", field: "Environmental Science", year: 2000 }
        ],
        achievements: [
          "Chambers USA | Chambers USA, Environment – Georgia (Band 1), 2021–2026 | Chambers USA, Environment",
          "Best Lawyers in America | Best Lawyers in America, Water Law"
        ],
        memberships: ["State Bar of Georgia"],
        causes: ["Chattahoochee River Keepers"]
      },
      also: {
        location: "Atlanta, Georgia",
        industry: "law | legal services",
        memberships: ["Chattahoochee River Keepers", "Eleventh Circuit"],
        certifications: ["Georgia", "Florida", "Admissions: Georgia"],
        skills: ["Water and Natural Resources", "Water Law", "Environmental Law"]
      },
      sources: ["https://abernathyquill.example/people/cordelia-abernathy-finch"]
    },
    {
      id: "nikhil-prabhakar",
      about: "Firm, then his own site, then Bluesky; hobbies as a list of favourites.",
      contact: { full_name: "Nikhil Prabhakar", company: "Abernathy Quill & Roe" },
      outcome: "found",
      facts: {
        title: "Associate",
        company: "Abernathy Quill & Roe LLP",
        location: "Atlanta",
        education: [
          {
            institution: "Vanderbilt University",
            degree: "law degree",
            field: "law",
            year: 2021
          },
          { institution: "Rice University", degree: "undergraduate degree", field: "chemistry" }
        ],
        hobbies: ["crossword puzzles | crosswords | builds crossword puzzles", "pickleball"],
        sports_teams: ["Atlanta Dream"],
        skills: ["Tamil"]
      },
      also: {
        industry: "law | legal services",
        skills: ["Spanish", "insurance recovery", "complex commercial disputes"],
        hobbies: ["South Indian cooking | cooking", "word puzzles"],
        interests: ["crossword puzzles | crosswords", "pickleball", "South Indian cooking", "rivers"],
        causes: ["Teach For America"]
      },
      sources: ["https://abernathyquill.example/people/nikhil-prabhakar", "https://nikhilcrosswords.example/"]
    },
    {
      id: "thomas-roe-iii",
      about: "Grandfather and grandson of one name in one firm: the grandson.",
      contact: { email: "troe3@abernathyquill.example", full_name: "Thomas A. Roe III" },
      outcome: "found",
      facts: {
        title: "Senior Associate",
        company: "Abernathy Quill & Roe LLP",
        location: "Tallahassee",
        education: [
          { institution: "University of Florida", degree: "B.A.", field: "Economics", year: 2012 },
          { institution: "University of Florida", degree: "J.D.", year: 2016 }
        ],
        achievements: ["Legal Elite | Georgia Trend listed him among its Legal Elite in 2024"]
      },
      also: { industry: "law | legal services", skills: ["renewable-energy projects"] },
      sources: ["https://abernathyquill.example/people/thomas-a-roe-iii"],
      never: ["Of Counsel", "Mercer", "judge advocate", "bass fisherman", "Savannah"]
    },
    {
      id: "miles-hargrove",
      about: "Left a firm whose page of him is gone but archived; private troubles in the trade press.",
      contact: { email: "mhargrove@pinckneydale.example" },
      outcome: "found",
      facts: {
        title: "Partner, Maritime & Admiralty | Partner",
        company: "Pinckney Dale LLP | Pinckney Dale",
        location: "Savannah",
        education: [
          {
            institution: "Tulane University Law School | Tulane University",
            degree: "J.D.",
            field: "Admiralty and Maritime Law | Law",
            year: 2005
          },
          { institution: "The Citadel", degree: "B.A.", year: 2001 }
        ],
        memberships: ["Maritime Law Association of the United States"]
      },
      also: {
        industry: "law | legal services",
        skills: ["Maritime & Admiralty"],
        certifications: ["certificate in Admiralty and Maritime Law"]
      },
      sources: [
        "https://pinckneydale.example/attorneys/hargrove",
        "https://peachstatelegal.example/moves/2025-10"
      ],
      sensitive: ["divorce", "DUI"]
    }
  ]
}
