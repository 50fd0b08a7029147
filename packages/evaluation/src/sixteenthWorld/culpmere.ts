import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} | Culpmere Rennick PLLC</title>
<meta name="description" content="Accountants and advisers in Little Rock and Fayetteville, Arkansas."></head>
<body><header role="banner"><strong>Culpmere Rennick</strong> <em>Accountants &amp; Advisers</em>
<nav><a href="/">Firm</a> / <a href="/professionals">Professionals</a> / <a href="/what-we-do">What we do</a></nav></header>
<article>${body}</article>
<footer role="contentinfo"><address>Culpmere Rennick PLLC, 300 Rock Street, Little Rock, Arkansas 72201</address>
<address>Branch office: 21 West Meadow Street, Fayetteville, Arkansas 72701</address></footer></body></html>`

/** One page a person: a heading, a column of particulars, and prose. */
const profile = (
  name: string,
  particulars: ReadonlyArray<readonly [string, string]>,
  prose: string
): string =>
  shell(
    name,
    `<h1>${name}</h1><aside><dl>${particulars
      .map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`)
      .join("")}</dl></aside>${prose}`
  )

/** Accountants in Arkansas; the firm spells one of them otherwise than those who write to him. */
export const culpmere: WorldPart = {
  pages: [
    {
      url: "https://culpmererennick.example/",
      body: shell(
        "Accountants who have stood in a chicken house",
        `<h1>Accountants who have stood in a chicken house</h1><p>We are an accounting firm of seventy people. We keep books,
taxes and tempers in order for poultry growers, sawmills and trucking companies all over Arkansas.</p>
<p><a href="https://culpmererennick.example/professionals">Meet our professionals</a></p>`
      )
    },
    {
      url: "https://culpmererennick.example/what-we-do",
      body: shell(
        "What we do",
        `<h1>What we do</h1><ul><li>Audit and assurance</li><li>State and local tax</li><li>Forensic accounting and
disputes</li><li>Valuation of family businesses</li></ul>`
      )
    },
    {
      url: "https://culpmererennick.example/professionals",
      body: shell(
        "Professionals",
        `<h1>Professionals</h1><p><a href="/professionals/beatrix-rennick">Beatrix L. Rennick, CPA</a>, Managing
Shareholder (Little Rock)<br><a href="/professionals/oluwaseun-hargrave">Oluwaseun Hargrave, CFE</a>, Director of Forensic
Accounting (Little Rock)<br><a href="/professionals/shaun-mcalister">Shaun McAlister</a>, Senior Manager, State and Local Tax
(Fayetteville)</p><h2>Firm operations</h2><p>Peggy Sorrells, Firm Administrator. Peggy came for a two-week temp job
in 1996 and never left. At home she raises guinea hens.</p>`
      )
    },
    {
      url: "https://culpmererennick.example/professionals/beatrix-rennick",
      body: profile(
        "Beatrix L. Rennick, CPA",
        [
          ["Position", "Managing Shareholder"],
          ["Office", "Little Rock"],
          ["Studied at", "Hendrix College, B.A. in Economics, 1993"],
          ["Credentials", "Certified Public Accountant"]
        ],
        `<p>Beatrix values family businesses, mostly the week before the family stops speaking. She became Managing
Shareholder in 2019, the first woman to lead the firm.</p>`
      )
    },
    {
      url: "https://culpmererennick.example/professionals/oluwaseun-hargrave",
      body: profile(
        "Oluwaseun Hargrave, CFE",
        [
          ["Position", "Director of Forensic Accounting"],
          ["Office", "Little Rock"],
          ["Credentials", "Certified Fraud Examiner (CFE)"],
          ["Elsewhere", `<a href="https://x.com/seun_hargrave">X</a>`]
        ],
        `<p>Seun follows money through sawmills, school districts and the occasional church supper. He has testified in
thirty-four trials.</p>`
      )
    },
    {
      url: "https://culpmererennick.example/professionals/shaun-mcalister",
      body: profile(
        "Shaun McAlister",
        [
          ["Position", "Senior Manager, State and Local Tax"],
          ["Office", "Fayetteville"],
          ["E-mail", "s.mcallister@culpmererennick.example"],
          ["Studied at", "Harding University, B.B.A. in Accounting, 2012"]
        ],
        `<p>Shaun untangles sales tax for companies whose trucks cross six state lines before lunch. He joined us in 2015
from the state revenue office.</p>`
      )
    },
    {
      url: "https://ozarkhaulers.example/magazine/2026-05/fuel-tax-answers",
      body: `<!doctype html><html lang="en"><head><title>Fuel tax: your questions answered - Ozark Haulers Monthly</title></head>
<body><h1>Fuel tax: your questions answered</h1><p>May 2026</p><p>We asked Sean McAllister, a senior manager at Culpmere Rennick
in Fayetteville, what drivers get wrong. “They throw away the receipts,” said McAllister. “Keep them four years, in
a box, in the dry.”</p></body></html>`
    },
    {
      url: "https://pulaskipantry.example/who-runs-it",
      body: `<html><head><title>Who runs the Pulaski Porch Pantry</title></head><body><h1>Who runs it</h1><p>Neighbors do. The
pantry feeds ninety families a week.</p><table><tr><td>President</td><td>Odell Whisenhunt</td></tr><tr><td>Treasurer</td>
<td>Margaret “Peggy” Sorrells, of <a href="https://culpmererennick.example/">Culpmere Rennick</a></td></tr></table></body></html>`
    },
    {
      url: "https://arkladelphiabusiness.example/2026/rennick-growers",
      news: { seen: "20260818T150000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>Who buys a sawmill? Succession worries mill owners</title></head><body>
<h1>Who buys a sawmill? Succession worries mill owners</h1><p>August 18, 2026</p><p>Half of the state’s mill owners are past
sixty. “They know the price of every board and not of the company,” said Beatrix Rennick, managing shareholder of Culpmere
Rennick in Little Rock.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/beatrix-rennick-lr",
      title: "Beatrix Rennick, CPA - Culpmere Rennick PLLC | LinkedIn",
      snippet:
        "Little Rock, Arkansas, United States · Managing Shareholder at Culpmere Rennick PLLC · Education: Hendrix College. View Beatrix Rennick’s profile on LinkedIn."
    },
    {
      url: "https://x.com/seun_hargrave",
      title: "Seun Hargrave (@seun_hargrave) / X",
      snippet:
        "Forensic accountant at Culpmere Rennick. Grizzlies, jollof, receipts. Little Rock. Joined June 2014."
    }
  ],
  people: [
    {
      id: "beatrix-rennick",
      about: "Full biography; a middle initial and letters after her name; a quotation in the news.",
      contact: {
        email: "brennick@culpmererennick.example",
        full_name: "Beatrix Rennick",
        company: "Culpmere Rennick PLLC"
      },
      outcome: "found",
      facts: {
        title: "Managing Shareholder",
        company: "Culpmere Rennick PLLC | Culpmere Rennick",
        location: "Little Rock | Little Rock, Arkansas, United States | Little Rock, Arkansas",
        certifications: ["Certified Public Accountant | CPA | Certified Public Accountant (CPA)"],
        education: [{ institution: "Hendrix College", degree: "B.A. | BA", field: "Economics", year: 1993 }],
        linkedin: "https://www.linkedin.com/in/beatrix-rennick-lr"
      },
      also: {
        industry: "accounting | accounting firm",
        skills: ["Valuation", "Valuation of family businesses", "succession"],
        achievements: ["first woman to lead the firm"],
        linkedin_bio: "Managing Shareholder at Culpmere Rennick PLLC | Managing Shareholder"
      },
      sources: [
        "https://culpmererennick.example/professionals",
        "https://culpmererennick.example/professionals/beatrix-rennick",
        "https://arkladelphiabusiness.example/2026/rennick-growers",
        "https://www.linkedin.com/in/beatrix-rennick-lr"
      ]
    },
    {
      id: "sean-mcallister",
      about: "Sean McAllister for the client and a magazine, Shaun McAlister on his employer's site.",
      contact: {
        email: "s.mcallister@culpmererennick.example",
        full_name: "Sean McAllister",
        company: "Culpmere Rennick"
      },
      outcome: "found",
      facts: {
        title: "Senior Manager, State and Local Tax | Senior Manager",
        company: "Culpmere Rennick PLLC | Culpmere Rennick",
        location: "Fayetteville | Fayetteville, Arkansas",
        education: [
          { institution: "Harding University", degree: "B.B.A. | BBA", field: "Accounting", year: 2012 }
        ]
      },
      also: {
        industry: "accounting | accounting firm",
        skills: ["sales tax", "State and Local Tax", "Fuel tax"]
      },
      sources: [
        "https://culpmererennick.example/professionals",
        "https://culpmererennick.example/professionals/shaun-mcalister",
        "https://ozarkhaulers.example/magazine/2026-05/fuel-tax-answers"
      ]
    },
    {
      id: "oluwaseun-hargrave",
      about: "Seun on X and in the prose, Oluwaseun in the heading.",
      contact: { email: "ohargrave@culpmererennick.example", full_name: "Oluwaseun Hargrave" },
      outcome: "found",
      facts: {
        title: "Director of Forensic Accounting",
        company: "Culpmere Rennick PLLC | Culpmere Rennick",
        location: "Little Rock | Little Rock, Arkansas",
        certifications: ["Certified Fraud Examiner (CFE) | Certified Fraud Examiner | CFE"],
        twitter: "https://x.com/seun_hargrave"
      },
      also: {
        title: "Forensic accountant",
        industry: "accounting | accounting firm",
        skills: ["Forensic accounting"],
        interests: ["Grizzlies", "jollof", "receipts"],
        sports_teams: ["Grizzlies"],
        achievements: ["testified in thirty-four trials"],
        twitter_bio: "Forensic accountant at Culpmere Rennick. Grizzlies, jollof, receipts. Little Rock."
      },
      sources: [
        "https://culpmererennick.example/professionals",
        "https://culpmererennick.example/professionals/oluwaseun-hargrave",
        "https://x.com/seun_hargrave"
      ]
    },
    {
      id: "margaret-sorrells",
      about: "Margaret for the client, Peggy on the site, both on a charity's list.",
      contact: {
        email: "msorrells@culpmererennick.example",
        full_name: "Margaret Sorrells",
        company: "Culpmere Rennick PLLC"
      },
      outcome: "found",
      facts: {
        title: "Firm Administrator",
        company: "Culpmere Rennick PLLC | Culpmere Rennick",
        causes: ["Pulaski Porch Pantry"]
      },
      also: {
        location: "Little Rock | Little Rock, Arkansas",
        industry: "accounting | accounting firm",
        memberships: ["Pulaski Porch Pantry"],
        hobbies: ["raises guinea hens | guinea hens | raising guinea hens"],
        pets: ["guinea hens"]
      },
      sources: ["https://culpmererennick.example/professionals", "https://pulaskipantry.example/who-runs-it"]
    }
  ]
}
