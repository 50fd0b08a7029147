import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="utf-8"><title>${title} | Delahunt Crosbie LLP | Solicitors | Dublin</title></head>
<body class="page"><header><div class="logo">Delahunt Crosbie</div><nav><a href="https://delahuntcrosbie.example/">Home</a><a href="https://delahuntcrosbie.example/people">Our people</a><span>Expertise</span><span>Insights</span><span>Careers</span></nav></header>${body}
<footer><p>Delahunt Crosbie LLP, 41 Herbert Lane, Dublin 2, D02. Regulated by the Law Society of Ireland.</p><p>This website is for information only and is not legal advice.</p></footer></body></html>`

/** Solicitors in Dublin: profile pages with tabs, a club, a choir. */
export const delahuntCrosbie: WorldPart = {
  pages: [
    {
      url: "https://delahuntcrosbie.example/",
      body: shell(
        "Clear advice",
        "<h1>Clear advice, since 1974</h1><p>A full service law firm on Herbert Lane with 18 partners.</p>"
      )
    },
    {
      url: "https://delahuntcrosbie.example/people",
      body: shell(
        "Our people",
        `<h1>Our people</h1><ul class="people"><li><a href="https://delahuntcrosbie.example/people/ruairi-mac-giolla">Ruairí Mac Giolla</a> Partner, Head of Technology</li><li>Honor Delahunt Senior Partner</li><li><a href="https://delahuntcrosbie.example/people/sorcha-pendergast">Sorcha Pendergast</a> Associate</li><li>Fergal Tuohy Consultant</li></ul>`
      )
    },
    {
      url: "https://delahuntcrosbie.example/people/ruairi-mac-giolla",
      body: shell(
        "Ruairí Mac Giolla",
        `<section class="profile"><h1>Ruairí Mac Giolla</h1><h2>Partner, Head of Technology</h2><p>T: +353 1 555 0140 &nbsp; E: rmacgiolla@delahuntcrosbie.example &nbsp; <a href="https://www.linkedin.com/in/ruairimacgiolla">LinkedIn</a></p><div class="tab" id="overview"><h3>Overview</h3><p>Ruairí heads our Technology group. He advises software companies and public bodies on outsourcing, data protection, cloud contracts and artificial intelligence regulation.</p><p>Ruairí was named Technology Lawyer of the Year at the Irish Practice Awards 2025 and is ranked as a Leading Individual by Chancery Guide.</p></div><div class="tab" id="experience"><h3>Recent experience</h3><ul><li>Advising a bank on the replacement of its core platform.</li><li>Acting for a semi-state body in a €60 million outsourcing.</li></ul></div><div class="tab" id="qualifications"><h3>Education and qualifications</h3><ul><li>BCL, University College Cork, 2001</li><li>LLM (Information Technology Law), University of Edinburgh, 2003</li><li>Admitted as a solicitor, 2006</li><li>Certified Information Privacy Professional/Europe (CIPP/E)</li></ul></div><div class="tab" id="memberships"><h3>Memberships</h3><ul><li>Law Society of Ireland</li><li>Irish Computer Law Association (Chair)</li><li>Society for Computers &amp; Law</li></ul></div></section>`
      )
    },
    {
      url: "https://delahuntcrosbie.example/people/sorcha-pendergast",
      body: shell(
        "Sorcha Pendergast",
        `<section class="profile"><h1>Sorcha Pendergast</h1><h2>Associate</h2><p>E: spendergast@delahuntcrosbie.example</p><div class="tab"><h3>Overview</h3><p>Sorcha is an associate in our Employment team. She advises employers on restructuring, dismissals and workplace investigations. She speaks fluent Irish.</p></div><div class="tab"><h3>Education and qualifications</h3><ul><li>LLB, Trinity College Dublin</li><li>Diploma in Employment Law, Law Society of Ireland</li></ul></div></section>`
      )
    },
    {
      url: "https://naomhaobhan.example/club/officers",
      body: `<!doctype html><html lang="en"><head><title>Club officers 2026 – Naomh Aobhán GAA</title></head><body><h1>Oifigigh an Chlub / Club officers 2026</h1><p><b>Cathaoirleach:</b> Packie Durkan<br><b>Rúnaí:</b> Ger Mulrooney<br><b>PRO:</b> Ruairí Mac Giolla</p><p>Our PRO Ruairí, a solicitor with Delahunt Crosbie when he isn’t writing match reports, hurled for the seconds until his knee said stop. He is a Cork man and follows Cork hurlers everywhere, and is forgiven for it. He has trained for the Dublin City Marathon twice and run it once.</p></body></html>`
    },
    {
      url: "https://libertieschoral.example/about-us",
      body: `<!doctype html><html lang="en"><head><title>About us | Liberties Choral</title></head><body><h1>About us</h1><p>Liberties Choral has sung in Dublin 8 since 1988, and we rehearse on Mondays.</p><h2>Committee</h2><dl><dt>Musical director</dt><dd>Ferdia Loftus</dd><dt>Secretary</dt><dd>Sorcha Pendergast (soprano), by day an employment solicitor at Delahunt Crosbie</dd><dt>Treasurer</dt><dd>Minnie Aherne (alto)</dd></dl></body></html>`
    },
    {
      url: "https://pendergastfamilydairy.example/",
      body: `<!doctype html><html lang="en"><head><title>Pendergast Family Dairy</title></head><body><h1>Pendergast Family Dairy, Co. Cavan</h1><p>Raw-milk cheese by Sorcha Pendergast and her sister Gobnait. Blas na hÉireann gold, 2024.</p></body></html>`
    },
    {
      url: "https://legalpress.example/2025/irish-practice-awards-winners",
      news: { seen: "20251121T170000Z", language: "English", country: "Ireland" },
      body: `<html lang="en"><head><title>Irish Practice Awards 2025: all the winners</title></head><body><h1>Irish Practice Awards 2025: all the winners</h1><ul><li>Firm of the Year: Hanlon Veale</li><li>Technology Lawyer of the Year: Ruairí Mac Giolla, Delahunt Crosbie</li><li>Employment Team of the Year: Delahunt Crosbie</li><li>Rising Star: Conn Bermingham, Hanlon Veale</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/ruairimacgiolla",
      title: "Ruairí Mac Giolla - Partner, Head of Technology - Delahunt Crosbie LLP | LinkedIn",
      snippet:
        "Technology and data lawyer. Dublin, County Dublin, Ireland · Partner, Head of Technology · Delahunt Crosbie LLP. Education: The University of Edinburgh · Location: Dublin · 500+ connections on LinkedIn."
    },
    {
      url: "https://ie.linkedin.com/in/sorcha-pendergast-law",
      title: "Sorcha Pendergast - Associate Solicitor - Delahunt Crosbie LLP | LinkedIn",
      snippet:
        "Employment lawyer. Experience: Delahunt Crosbie LLP · Education: Trinity College Dublin · Location: Dublin · 284 connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "ruairi-mac-giolla",
      about:
        "A partner's profile page with tabs, an awards list, and the public relations of a hurling club.",
      contact: {
        email: "rmacgiolla@delahuntcrosbie.example",
        full_name: "Ruairi Mac Giolla",
        company: "Delahunt Crosbie"
      },
      outcome: "found",
      facts: {
        title: "Partner, Head of Technology | Partner | Head of Technology | Partner and Head of Technology",
        company: "Delahunt Crosbie LLP | Delahunt Crosbie",
        location: "Dublin | Dublin 2 | Dublin, County Dublin, Ireland",
        skills: [
          "outsourcing",
          "data protection",
          "cloud contracts",
          "artificial intelligence regulation | artificial intelligence"
        ],
        achievements: [
          "Technology Lawyer of the Year",
          "Leading Individual by Chancery Guide | Leading Individual"
        ],
        sports_teams: ["Cork hurlers"],
        memberships: [
          "Law Society of Ireland",
          "Irish Computer Law Association",
          "Society for Computers & Law",
          "Naomh Aobhán GAA | Naomh Aobhán"
        ],
        education: [
          { institution: "University College Cork", degree: "BCL", year: 2001 },
          {
            institution: "University of Edinburgh | The University of Edinburgh",
            degree: "LLM",
            field: "Information Technology Law",
            year: 2003
          }
        ],
        certifications: ["Certified Information Privacy Professional/Europe | CIPP/E"],
        linkedin: "https://www.linkedin.com/in/ruairimacgiolla"
      },
      also: {
        industry: "law | legal | law firm",
        skills: ["technology", "Information Technology Law", "data", "technology and data"],
        certifications: ["Admitted as a solicitor"],
        hobbies: ["Dublin City Marathon | marathon | running", "hurling | hurled", "match reports"],
        interests: ["hurling", "Cork hurlers", "Dublin City Marathon"],
        sports_teams: ["Naomh Aobhán"],
        achievements: [
          "Acting for a semi-state body in a €60 million outsourcing",
          "Advising a bank on the replacement of its core platform",
          "Dublin City Marathon"
        ],
        linkedin_bio: "Technology and data lawyer | Partner, Head of Technology"
      },
      sources: [
        "https://delahuntcrosbie.example/people/ruairi-mac-giolla",
        "https://naomhaobhan.example/club/officers",
        "https://legalpress.example/2025/irish-practice-awards-winners",
        "https://www.linkedin.com/in/ruairimacgiolla"
      ]
    },
    {
      id: "sorcha-pendergast",
      about: "A short profile, a choir committee, and a cheesemaker of the same name in Cavan.",
      contact: { full_name: "Sorcha Pendergast", company: "Delahunt Crosbie LLP", title: "Associate" },
      outcome: "found",
      facts: {
        title: "Associate | Associate Solicitor",
        company: "Delahunt Crosbie LLP | Delahunt Crosbie",
        location: "Dublin | Dublin 2",
        skills: ["restructuring", "dismissals", "workplace investigations"],
        memberships: ["Liberties Choral"],
        hobbies: ["soprano | choir | Choral | singing"],
        education: [
          { institution: "Trinity College Dublin", degree: "LLB" },
          {
            institution: "Law Society of Ireland",
            degree: "Diploma in Employment Law | Diploma",
            field: "Employment Law"
          }
        ],
        linkedin:
          "https://www.linkedin.com/in/sorcha-pendergast-law | https://ie.linkedin.com/in/sorcha-pendergast-law"
      },
      also: {
        industry: "law | legal | law firm",
        skills: ["Irish | fluent Irish", "employment law | Employment"],
        certifications: ["Diploma in Employment Law"],
        interests: ["choir", "singing", "Liberties Choral"],
        linkedin_bio: "Employment lawyer | Associate Solicitor"
      },
      sources: [
        "https://delahuntcrosbie.example/people/sorcha-pendergast",
        "https://libertieschoral.example/about-us",
        "https://ie.linkedin.com/in/sorcha-pendergast-law"
      ],
      never: ["Dairy", "Raw-milk", "Blas na hÉireann", "Gobnait"]
    }
  ]
}
