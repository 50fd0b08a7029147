const p = (path, title, main) => ({
  url: `https://www.polaw.example${path}`,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Pruett Okonjo Lindqvist LLP</title><meta name="description" content="Richmond lawyers for employers and employees."></head><body data-template="fw-attorney"><header><a href="/" aria-label="Pruett Okonjo Lindqvist LLP, home">P | O | L</a><nav><a href="/people">People</a><a href="/practices">Practices</a><a href="/insights">Insights</a><a href="/contact">Contact</a></nav></header><main>${main}</main><footer><p>Pruett Okonjo Lindqvist LLP, 17 East Canal Walk, Richmond, Virginia 23219. 804-555-0160</p><p>Attorney advertising. Prior results do not guarantee a similar outcome. No attorney-client relationship is formed by this website.</p></footer></body></html>`
})
const industry = "Law | Legal services | Law practice | Legal | Law firm | Legal Services | Law Practice | Employment law"
const company = "Pruett Okonjo Lindqvist LLP | Pruett Okonjo Lindqvist"
const rva = "Richmond, Virginia | Richmond, VA | Richmond"
export default {
  people: [
    {
      id: "jd-adaeze-okonjo",
      about: "A lawyer whom an anonymous site slanders.",
      contact: { full_name: "Adaeze Okonjo", email: "aokonjo@polaw.example", company: "Pruett Okonjo Lindqvist" },
      outcome: "found",
      facts: {
        title: "Founding Partner | Partner | Founding partner and chair of the employment practice | Chair, Employment Practice",
        company, location: rva, industry,
        skills: ["employment law | Employment law | employment litigation"],
        memberships: ["Virginia State Bar", "Old Dominion Bar Association"],
        hobbies: ["salsa dancing | salsa | dancing salsa"],
        education: [
          { institution: "University of Virginia School of Law | University of Virginia", degree: "J.D. | JD | Juris Doctor", field: "Law", year: 1998 }
        ]
      },
      also: {
        title: "Chair of the employment practice | Board chair, Shockoe Youth Debate League | Assistant Attorney General | Former Assistant Attorney General | Former president of the Old Dominion Bar Association | Board chair | Chair",
        location: "Virginia | United States",
        skills: ["wage and hour | wage-and-hour | wage and hour class actions | class actions", "whistleblower | whistleblower cases | whistleblower retaliation", "mediation", "appellate advocacy | appeals", "trial work | litigation | trial advocacy", "noncompete agreements | noncompetes", "debate | debate coaching | coaching debate", "workplace investigations | internal investigations"],
        achievements: ["Hartwell v. Blue Ridge Poultry | argued Hartwell v. Blue Ridge Poultry | argued before the Supreme Court of Virginia", "Commonwealth Advocates Prize 2023 | Commonwealth Advocates Prize", "co-founded the firm | co-founded the firm in 2007 | founded Pruett Okonjo Lindqvist in 2007 | founded the firm", "Past president of the Old Dominion Bar Association | president of the Old Dominion Bar Association 2014 | president of the Old Dominion Bar Association, 2014", "Noncompetes after the statute | article on noncompetes"],
        interests: ["debate", "salsa | salsa dancing", "youth debate", "wage theft | wage-and-hour law | workers' pay"],
        causes: ["Shockoe Youth Debate League | youth debate", "workers' rights | back pay for poultry workers"],
        memberships: ["Shockoe Youth Debate League"],
        education: [{ institution: "Howard University", degree: "B.A. | BA | Bachelor of Arts", field: "Political Science", year: 1995 }],
        certifications: ["admitted in Virginia | Virginia bar admission | Admitted: Virginia", "admitted in the Fourth Circuit | U.S. Court of Appeals for the Fourth Circuit", "admitted in the District of Columbia | District of Columbia"]
      },
      sources: ["https://www.polaw.example/people/adaeze-okonjo", "https://www.polaw.example/insights/hartwell-decision", "https://www.commonwealthadvocates.example/prize/2023", "https://www.shockoedebate.example/board"],
      never: ["disbarred", "embezzl", "escrow", "Cayman"]
    },
    {
      id: "jd-wesley-pruett",
      about: "Email alone; a young associate who runs trails.",
      contact: { email: "wpruett@polaw.example" },
      outcome: "found",
      facts: {
        title: "Associate | Associate Attorney",
        company, location: rva, industry,
        hobbies: ["trail running | trail races | running | ultrarunning | trail racing"],
        memberships: ["Virginia State Bar"],
        linkedin: "https://www.linkedin.com/in/wesleypruett-law | linkedin.com/in/wesleypruett-law",
        education: [
          { institution: "William & Mary Law School | William & Mary | College of William & Mary", degree: "J.D. | JD | Juris Doctor", field: "Law", year: 2019 },
          { institution: "James Madison University", degree: "B.S. | BS | Bachelor of Science", field: "Geology", year: 2014 }
        ]
      },
      also: {
        title: "Law clerk | Judicial law clerk | Articles editor | Park ranger | Seasonal park ranger | Lawyer | Attorney",
        location: "Virginia | United States",
        linkedin_bio: "Associate at Pruett Okonjo Lindqvist LLP | Employment lawyer and trail runner in Richmond. William & Mary Law. | Employment lawyer and trail runner in Richmond | Associate - Pruett Okonjo Lindqvist LLP",
        skills: ["employment law | employment litigation", "public-sector employment | public sector employment", "discovery | e-discovery | electronic discovery", "legal writing | brief writing | research and writing", "disability accommodation | ADA accommodation | accommodation law", "geology"],
        achievements: ["third at the Massanutten Mud 50K | third place in the Massanutten Mud 50K | Massanutten Mud 50K", "finished the Massanutten Mud 50K in 4:52:18 | 4:52:18", "clerked for the Richmond Circuit Court | clerkship | law clerk to a circuit court judge | Richmond Circuit Court clerk", "Articles editor, William & Mary Business Law Review | articles editor of the business law review | law review articles editor", "Best Oralist in the Bushrod tournament | Best Oralist | best oralist"],
        interests: ["trail running", "geology | rocks", "Shenandoah | Shenandoah National Park | national parks", "public-sector employment"],
        hobbies: ["50K races | ultramarathons"],
        causes: ["expungement clinic | volunteer at the expungement clinic | pro bono expungement | pro bono | record expungement"],
        certifications: ["admitted in Virginia | Virginia bar admission | Admitted: Virginia 2019 | Admitted: Virginia"],
        memberships: ["Richmond Mudlarks | Richmond Mudlarks running club"]
      },
      sources: ["https://www.polaw.example/people/wesley-pruett", "https://www.linkedin.com/in/wesleypruett-law", "https://www.blueridgeresults.example/2025/massanutten-mud-50k"]
    }
  ],
  pages: [
    p("/", "Home", `<h1>Work is most of a life. We take it seriously.</h1><p>Pruett Okonjo Lindqvist is a Richmond law firm of fourteen lawyers. We practice employment law, for people and for the companies they work for, and nothing else.</p><a href="/people">Our people</a>`),
    p("/people", "People", `<h1>People</h1><h2>Partners</h2><ul><li><a href="/people/adaeze-okonjo">Adaeze Okonjo</a></li><li>Thomas R. Pruett (of counsel)</li><li>Karin Lindqvist</li></ul><h2>Associates</h2><ul><li><a href="/people/wesley-pruett">Wesley Pruett</a></li><li>Mona Farahani</li></ul><h2>Staff</h2><ul><li>Gladys Bowe, office manager</li></ul>`),
    p("/people/adaeze-okonjo", "Adaeze Okonjo", `<h1>Adaeze Okonjo</h1><p class="position">Founding Partner; Chair, Employment Practice</p><p>aokonjo@polaw.example | 804-555-0162 | <a href="/vcard/aokonjo">vCard</a></p><p>Adaeze co-founded the firm in 2007, after six years as an Assistant Attorney General. She tries wage-and-hour and whistleblower cases and conducts workplace investigations, and she is called by both sides when a case should be mediated instead. She argued <em>Hartwell v. Blue Ridge Poultry</em> before the Supreme Court of Virginia.</p><p>She was president of the Old Dominion Bar Association in 2014. Opposing counsel have been known to meet her on Thursdays at the salsa night on Brook Road, where she leads.</p><h3>Education</h3><ul><li>J.D., University of Virginia School of Law, 1998</li><li>B.A., Political Science, Howard University, 1995</li></ul><h3>Admissions</h3><ul><li>Virginia</li><li>District of Columbia</li><li>U.S. Court of Appeals for the Fourth Circuit</li></ul><h3>Memberships</h3><ul><li>Virginia State Bar</li><li>Old Dominion Bar Association</li></ul>`),
    p("/people/wesley-pruett", "Wesley Pruett", `<h1>Wesley Pruett</h1><p class="position">Associate</p><p>wpruett@polaw.example | 804-555-0168</p><p>Wesley represents employees and agencies in public-sector employment matters and disability accommodation cases, and he is the one we ask about electronic discovery. Before joining the firm he clerked for a judge of the Richmond Circuit Court. In law school he was articles editor of the Business Law Review and named Best Oralist in the Bushrod tournament. (He is Tom's nephew and had to apply twice.)</p><p>A geologist by first training, he spent two summers as a seasonal ranger in Shenandoah National Park. He volunteers at the expungement clinic on first Saturdays.</p><h3>Education</h3><ul><li>J.D., William &amp; Mary Law School, 2019</li><li>B.S., Geology, James Madison University, 2014</li></ul><h3>Admissions and memberships</h3><ul><li>Virginia (2019)</li><li>Virginia State Bar</li></ul>`),
    p("/insights/hartwell-decision", "Supreme Court of Virginia decides Hartwell", `<h1>Supreme Court of Virginia decides Hartwell</h1><p>March 2022</p><p>The court agreed with our client that time spent putting on and cleaning protective gear is work. Adaeze Okonjo, who argued the case, said the ruling means back pay for some 1,900 poultry workers. "Nobody puts on a rubber apron for fun."</p><p>Related: <a href="/insights/noncompetes">Noncompetes after the statute</a>, by Adaeze Okonjo</p>`),
    p("/insights/noncompetes", "Noncompetes after the statute", `<h1>Noncompetes after the statute</h1><p>By Adaeze Okonjo, October 2024</p><p>Five years on, employers still hand a noncompete to the person who waters the plants. Here is why they should stop, and what to use instead.</p>`),
    {
      url: "https://www.commonwealthadvocates.example/prize/2023",
      body: `<html><head><title>Commonwealth Advocates Prize</title></head><body><h1>The 2023 Commonwealth Advocates Prize</h1><p>The jury gives the prize to <b>Adaeze Okonjo</b> of Pruett Okonjo Lindqvist, Richmond, "for a decade of wage cases that nobody else would take."</p><p>Past recipients: 2022 Hollis Barksdale, 2021 not awarded</p></body></html>`
    },
    {
      url: "https://www.shockoedebate.example/board",
      body: `<!DOCTYPE html><html><head><title>Board - Shockoe Youth Debate League</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="SITE_CONTAINER"><h2>Our board</h2><p><b>Adaeze Okonjo</b>, chair. Lawyer. Coached her first team in a church basement in 2009 and hasn't lost the whistle since.</p><p><b>Rashad Mingo</b>, treasurer. Debater, class of 2015.</p><p><b>Ellen Tuck</b>, secretary. Teaches civics.</p></div></body></html>`
    },
    {
      url: "https://richmondlawyerreport.example/okonjo",
      body: `<html><head><title>ADAEZE OKONJO EXPOSED!!! - richmond lawyer report</title></head><body bgcolor="black" text="yellow"><h1>ADAEZE OKONJO: THE TRUTH THEY WON'T PRINT</h1><p>Did you know that Richmond attorney Adaeze Okonjo was secretly DISBARRED in Maryland for embezzling from client escrow accounts and keeps the money in the Cayman Islands?? We have sources. The bar covers it up. Posted by anonymous on 3/3/2023</p><p>Want this post removed? Contact us for our reputation package.</p></body></html>`
    },
    {
      url: "https://www.blueridgeresults.example/2025/massanutten-mud-50k",
      body: `<html><head><title>Results: Massanutten Mud 50K 2025</title></head><body><h2>Massanutten Mud 50K, May 10, 2025</h2><pre>
PL  NAME                 AGE S CITY            CLUB                TIME
 1  Joel Brubaker        27  M Harrisonburg VA                     4:31:07
 2  Ana Sotelo           34  F Roanoke VA      Star City Striders  4:44:50
 3  Wesley Pruett        33  M Richmond VA     Richmond Mudlarks   4:52:18
 4  Tim Oakes            41  M Staunton VA                         4:58:40
</pre></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/wesleypruett-law", title: "Wesley Pruett - Associate - Pruett Okonjo Lindqvist LLP | LinkedIn", snippet: "Employment lawyer and trail runner in Richmond. William & Mary Law. Richmond, Virginia, United States." }
  ]
}
