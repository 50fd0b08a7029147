import type { WorldPart } from "../World.ts"

const shell = (
  title: string,
  body: string
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html><head><title>${title}</title></head><body bgcolor="#ffffff">
<table width="960"><tr><td><b>Northgate Sewell LLP</b></td><td align="right"><a href="/">Home</a> | <a href="/our-people.html">Our People</a> | <a href="/practice-areas.html">Practice Areas</a> | <a href="/contact.html">Contact Us</a></td></tr></table>
${body}
<p><font size="1">&copy; 2026 Northgate Sewell LLP. Attorney Advertising. Prior results do not guarantee a similar outcome.</font></p></body></html>`

/** A law firm whose site was made with tables, and which employs two people of one name. */
export const northgate: WorldPart = {
  pages: [
    {
      url: "https://northgatesewell.example/",
      body: shell(
        "Northgate Sewell LLP - Attorneys at Law",
        "<p>Northgate Sewell LLP is a full-service law firm of sixty attorneys with offices in Albany and Buffalo, New York.</p>"
      )
    },
    {
      url: "https://northgatesewell.example/our-people.html",
      body: shell(
        "Our People - Northgate Sewell LLP",
        `<h2>Attorneys</h2><table border="1" cellpadding="4">
<tr><th>Name</th><th>Position</th><th>Office</th><th>E-mail</th></tr>
<tr><td><a href="/attorneys/castellane.html">Fiona M. Castellane</a></td><td>Managing Partner</td><td>Albany</td><td>fcastellane@northgatesewell.example</td></tr>
<tr><td><a href="/attorneys/mercer-dj.html">Daniel J. Mercer</a></td><td>Partner, Tax</td><td>Albany</td><td>djmercer@northgatesewell.example</td></tr>
<tr><td><a href="/attorneys/mercer-dk.html">Daniel K. Mercer</a></td><td>Associate, Litigation</td><td>Buffalo</td><td>dkmercer@northgatesewell.example</td></tr>
<tr><td>Wendell Okonjo</td><td>Of Counsel</td><td>Buffalo</td><td>wokonjo@northgatesewell.example</td></tr>
</table>`
      )
    },
    {
      url: "https://northgatesewell.example/attorneys/castellane.html",
      body: shell(
        "Fiona M. Castellane - Northgate Sewell LLP",
        `<h2>Fiona M. Castellane</h2><p><i>Managing Partner, Albany</i></p>
<p>Ms. Castellane has led the firm since 2018. Her practice concentrates on commercial real estate and zoning. She is a Fellow of the American College of Real Estate Lawyers and serves on the board of the Albany Land Trust.</p>
<p><b>Education</b><br>Cornell Law School, J.D., 1994<br>Vassar College, B.A., Political Science, 1991</p>
<p><b>Bar Admissions</b><br>New York, 1995</p>
<p><b>Languages</b><br>French</p>`
      )
    },
    {
      url: "https://northgatesewell.example/attorneys/mercer-dj.html",
      body: shell(
        "Daniel J. Mercer - Northgate Sewell LLP",
        `<h2>Daniel J. Mercer</h2><p><i>Partner, Tax</i></p><p>Dan advises family businesses on succession and on federal estate tax. He was named to Best Lawyers in America 2023.</p>
<p><b>Education</b><br>Fordham University School of Law, J.D., 1999<br>Siena College, B.S., Accounting, 1996</p><p><b>Certifications</b><br>Certified Public Accountant (CPA)</p><p>djmercer@northgatesewell.example</p>`
      )
    },
    {
      url: "https://northgatesewell.example/attorneys/mercer-dk.html",
      body: shell(
        "Daniel K. Mercer - Northgate Sewell LLP",
        `<h2>Daniel K. Mercer</h2><p><i>Associate, Litigation</i></p><p>Daniel represents contractors in construction disputes. Before law school he framed houses in Erie County.</p>
<p><b>Education</b><br>University at Buffalo School of Law, J.D., 2019</p><p>dkmercer@northgatesewell.example</p>`
      )
    },
    {
      url: "https://buffalo-ledger.example/2025/mercer-verdict",
      news: { seen: "20251002T140000Z", language: "English", country: "United States" },
      body: `<!doctype html><html><head><title>Contractor wins $2.1m in stadium paving dispute</title></head><body><article><h1>Contractor wins $2.1m in stadium paving dispute</h1><p>October 2, 2025</p><p>“The jury read the contract,” said Daniel K. Mercer of Northgate Sewell, who tried the case in Buffalo.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/fiona-castellane-law",
      title: "Fiona Castellane - Managing Partner - Northgate Sewell LLP | LinkedIn",
      snippet:
        "Albany, New York, United States · Managing Partner · Northgate Sewell LLP. View Fiona Castellane's profile on LinkedIn, a professional community of 1 billion members."
    }
  ],
  people: [
    {
      id: "fiona-castellane",
      about: "Full biography in a table site; her politics degree is a degree and no opinion.",
      contact: { email: "fcastellane@northgatesewell.example", full_name: "Fiona Castellane" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Northgate Sewell LLP",
        location: "Albany | Albany, New York, United States | Albany, New York",
        education: [
          { institution: "Cornell Law School", degree: "J.D. | JD", year: 1994 },
          { institution: "Vassar College", degree: "B.A. | BA", field: "Political Science", year: 1991 }
        ],
        memberships: [
          "American College of Real Estate Lawyers | Fellow of the American College of Real Estate Lawyers"
        ],
        linkedin: "https://www.linkedin.com/in/fiona-castellane-law"
      },
      also: {
        industry: "law | Legal services",
        skills: ["commercial real estate", "zoning", "French"],
        memberships: ["board of the Albany Land Trust | Albany Land Trust"],
        causes: ["Albany Land Trust"],
        certifications: ["New York Bar | New York, 1995"],
        linkedin_bio: "Managing Partner"
      },
      sources: [
        "https://northgatesewell.example/our-people.html",
        "https://northgatesewell.example/attorneys/castellane.html",
        "https://www.linkedin.com/in/fiona-castellane-law"
      ]
    },
    {
      id: "daniel-j-mercer",
      about: "Two of one name at one employer: the partner.",
      contact: {
        email: "djmercer@northgatesewell.example",
        full_name: "Daniel Mercer",
        company: "Northgate Sewell"
      },
      outcome: "found",
      facts: {
        title: "Partner, Tax | Partner",
        company: "Northgate Sewell LLP",
        location: "Albany",
        achievements: ["Best Lawyers in America 2023 | Best Lawyers in America"],
        education: [
          { institution: "Fordham University School of Law", degree: "J.D.", year: 1999 },
          { institution: "Siena College", degree: "B.S.", field: "Accounting", year: 1996 }
        ],
        certifications: ["Certified Public Accountant (CPA) | Certified Public Accountant | CPA"]
      },
      also: { industry: "law | Legal services", skills: ["succession", "federal estate tax", "Tax"] },
      sources: [
        "https://northgatesewell.example/our-people.html",
        "https://northgatesewell.example/attorneys/mercer-dj.html"
      ],
      never: ["Litigation", "University at Buffalo", "Erie County", "stadium paving"]
    },
    {
      id: "daniel-k-mercer",
      about: "Two of one name at one employer: the associate, told by email and title.",
      contact: {
        email: "dkmercer@northgatesewell.example",
        full_name: "Daniel K. Mercer",
        title: "Associate"
      },
      outcome: "found",
      facts: {
        title: "Associate, Litigation | Associate",
        company: "Northgate Sewell LLP | Northgate Sewell",
        location: "Buffalo",
        education: [{ institution: "University at Buffalo School of Law", degree: "J.D.", year: 2019 }]
      },
      also: { industry: "law | Legal services", skills: ["construction disputes", "Litigation"] },
      sources: [
        "https://northgatesewell.example/our-people.html",
        "https://northgatesewell.example/attorneys/mercer-dk.html",
        "https://buffalo-ledger.example/2025/mercer-verdict"
      ],
      never: ["Partner, Tax", "Fordham", "Siena", "Best Lawyers", "CPA"]
    },
    {
      id: "wendell-okonjo",
      about: "One line of a table is all there is.",
      contact: { email: "wokonjo@northgatesewell.example" },
      outcome: "found",
      facts: { title: "Of Counsel", company: "Northgate Sewell LLP", location: "Buffalo" },
      also: { industry: "law | Legal services" },
      sources: ["https://northgatesewell.example/our-people.html"]
    },
    {
      id: "grace-lindqvist",
      about: "Nothing online: a free-mail address and a name that nobody knows.",
      contact: { email: "grace.lindqvist84@gmail.com", full_name: "Grace Lindqvist", location: "Albany" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
