import type { WorldPart } from "../World.ts"
import { kaustubhaPeople } from "./kaustubhaPeople.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} :: Kaustubha Pharma Limited</title><meta name="keywords" content="API, formulations, generics, Hyderabad pharma"></head>
<body><div class="ticker">BSE: 544171 | NSE: KAUSTUBHA | Q2 FY27 results on 6 November</div>
<div class="header"><a href="/">Kaustubha Pharma</a> <a href="/about/management">About</a> <a href="/products">Products</a> <a href="/rnd">R&amp;D</a> <a href="/investors">Investors</a> <a href="/careers">Careers</a></div>
<div class="container">${body}</div>
<div class="footer"><p>Registered Office: Plot 61, IDA Jeedimetla Phase III, Hyderabad 500 055, Telangana, India. CIN: L24239TG1994PLC004417</p><p>Beware of fraudulent job offers. Kaustubha Pharma never charges a fee for recruitment.</p></div></body></html>`

/** A drug maker of Hyderabad: management in long sentences, a chemist with papers, a head of people who climbs. */
export const kaustubhaPharma: WorldPart = {
  people: kaustubhaPeople,
  pages: [
    {
      url: "https://kaustubhapharma.example/",
      body: page(
        "Affordable, everywhere",
        "<h1>Affordable, everywhere</h1><p>Sixty-two molecules, forty-eight countries, one standard of quality.</p>"
      )
    },
    {
      url: "https://kaustubhapharma.example/about/management",
      body: page(
        "Senior Management",
        `<h1>Senior Management</h1><div class="mgmt"><h3>Mr. K. Raghava Reddy</h3><h5>Chairman &amp; Managing Director</h5><p>First-generation entrepreneur.</p></div><div class="mgmt"><h3>Dr. Srinivas Vemulapalli</h3><h5>Senior Vice President – Regulatory Affairs</h5><p>Dr. Srinivas Vemulapalli has over 27 years of rich experience in regulatory affairs across the US, European and Brazilian markets. Under his stewardship the Company has filed 94 ANDAs with zero refuse-to-receive letters since 2015. He holds a Ph.D. in Pharmaceutical Chemistry from Andhra University (1998) and an Executive MBA from the Indian School of Business (2010), and is RAC certified by the Regulatory Affairs Professionals Society. Prior to joining Kaustubha he was associated with Deccan Synthetics.</p></div><div class="mgmt"><h3>Ms. Meher Contractor</h3><h5>Chief Human Resources Officer</h5><p>Ms. Contractor leads a workforce of 6,200. She is an alumna of XLRI Jamshedpur (PGDM, Personnel Management &amp; Industrial Relations, 2001) and of St. Xavier's College, Mumbai (B.A. Psychology, 1998). She is a certified executive coach (ICF-PCC).</p></div>`
      )
    },
    {
      url: "https://kaustubhapharma.example/investors/press/2019-appointments",
      body: page(
        "Appointments",
        `<p align="right">Hyderabad, 3rd June 2019</p><h1>Kaustubha Pharma strengthens leadership</h1><p>The Board is pleased to inform that Dr. Srinivas Vemulapalli has been elevated to Vice President – Regulatory Affairs and that Ms. Meher Contractor has joined as General Manager – Human Resources.</p><p>This is for your information and records.</p>`
      )
    },
    {
      url: "https://pharmaregindia.example/2026/faculty/srinivas-vemulapalli",
      body: `<!doctype html><html lang="en"><head><title>Dr. Srinivas Vemulapalli | PharmaReg India Masterclass 2026</title></head><body><h1>Dr. Srinivas Vemulapalli</h1><p>Senior Vice President – Regulatory Affairs, Kaustubha Pharma Limited, Hyderabad</p><h4>Modules</h4><ol><li>eCTD submissions: forty mistakes and how to make new ones</li><li>Nitrosamine risk assessment</li><li>Answering deficiency letters</li></ol><p>A recipient of the Pharma Ratna Award 2023, Dr. Vemulapalli chairs the regulatory committee of the Bulk Drug Manufacturers Forum. Seats: 60. Fee: Rs. 14,000 + GST.</p></body></html>`
    },
    {
      url: "https://annamayyasabha.example/patrons",
      body: `<!doctype html><html lang="en"><head><title>Annamayya Sangeetha Sabha, Kukatpally - Executive Committee</title></head><body><h1>Executive Committee 2026-28</h1><p>President: Smt. P. Lalitha Devi<br>Secretary: Dr. Srinivas Vemulapalli (Kaustubha Pharma)<br>Treasurer: Sri M. Gopal</p><p>Our Secretary has been learning the mridangam for thirty years and accompanies the children at every Ramanavami. He and his family also sponsor two beds at Asha Kiran Dialysis Centre in memory of his mother.</p></body></html>`
    },
    {
      url: "https://peoplematterindia.example/interviews/meher-contractor-night-shift",
      body: `<!doctype html><html lang="en"><head><title>“The night shift taught me HR”: Meher Contractor | PeopleMatter India</title></head><body><nav>Home / CHRO Talks</nav><h1>“The night shift taught me HR”</h1><p class="date">11 March 2026 | 6 min read</p><p>Meher Contractor, Chief Human Resources Officer of Kaustubha Pharma, spent her first three months in Hyderabad on the C shift of the Jeedimetla plant. She came out with forty pages of notes and a list of broken fans.</p><p><b>PM: Attrition fell from 24% to 11%. How?</b></p><p>MC: Fans. And buses for women after 8 pm. People call it employee engagement; it is transport. I did industrial relations for ten years before anybody let me near “culture”.</p><p><b>PM: You are known as the CHRO who climbs.</b></p><p>MC: I did Stok Kangri in 2016 and Island Peak in 2022. I had knees then. Now it is birdwatching at Ameenpur Lake, which my Parsi aunts consider a more suitable pastime.</p><p><b>PM: What should young HR professionals read?</b></p><p>MC: The Factories Act. Aloud.</p><p><i>In 2025 Ms. Contractor was named CHRO of the Year (Manufacturing) by PeopleMatter India.</i></p></body></html>`
    },
    {
      url: "https://secondshifttrust.example/trustees",
      body: `<!doctype html><html lang="en"><head><title>Trustees | Second Shift Safety Trust</title></head><body><h1>Trustees</h1><table><tr><td>Justice (Retd.) A. Fernandes</td><td>Chair</td></tr><tr><td>Meher Contractor</td><td>CHRO, Kaustubha Pharma; trustee since 2021. Meher is an HR professional, a life member of the National Institute of Personnel Management, and the owner of an Indian pariah dog, Dhansak, who attends our meetings by video.</td></tr></table><p>The Trust gets women in industrial estates home safely at night.</p></body></html>`
    },
    {
      url: "https://kaustubhapharma.example/rnd",
      body: page(
        "Research & Development",
        `<h1>Research &amp; Development</h1><p>Our R&amp;D centre at Genome Valley employs 210 scientists.</p><table class="team"><tr><th>Function</th><th>Lead</th></tr><tr><td>API process chemistry</td><td>Dr. B. Janardhan</td></tr><tr><td>Formulation development</td><td>Tanvi Joglekar, Principal Scientist</td></tr><tr><td>Analytical</td><td>Dr. Rubina Sayeed</td></tr></table>`
      )
    },
    {
      url: "https://patentpulse.example/in/granted/448117",
      body: `<!doctype html><html lang="en"><head><title>IN448117: Heat-stable oral suspension of levothyroxine – PatentPulse</title></head><body><h1>IN448117</h1><dl><dt>Title</dt><dd>Heat-stable oral suspension of levothyroxine</dd><dt>Applicant</dt><dd>Kaustubha Pharma Limited</dd><dt>Inventors</dt><dd>Tanvi Joglekar; Janardhan Bommidi</dd><dt>Granted</dt><dd>14 August 2023</dd></dl></body></html>`
    },
    {
      url: "https://sahyadriwanderers.example/leaders/tanvi",
      body: `<!doctype html><html lang="en"><head><title>Trek leaders – Tanvi | Sahyadri Wanderers</title></head><body><h1>Tanvi Joglekar</h1><p>Leads our monsoon treks whenever she can get a train from Hyderabad, where she makes medicines for Kaustubha Pharma. Tanvi grew up in Satara under Ajinkyatara and has walked 71 of Shivaji's forts. She trained at the Institute of Chemical Technology, Mumbai (M.Pharm, 2012) and, more usefully, holds a Wilderness First Aid certificate.</p><p>Ask her about her fort sketches: one for every fort, in fountain pen. Two hundred were sold for Tapasya Shala, a school for the children of sugar-cane cutters.</p></body></html>`
    },
    {
      url: "https://hydraquizzers.example/2026/kqc-open",
      body: `<!doctype html><html><head><title>KQC Open 2026: scores</title></head><body><h1>KQC Open 2026</h1><table><tr><td>1</td><td>The Usual Suspects</td><td>84</td></tr><tr><td>2</td><td>Unsaturated Fats (Tanvi Joglekar, Aditya Rao, both Kaustubha Pharma)</td><td>81</td></tr><tr><td>3</td><td>Biryani Before Bedtime</td><td>66</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/meher-contractor",
      title: "Meher Contractor - Chief Human Resources Officer - Kaustubha Pharma Limited | LinkedIn",
      snippet:
        "Hyderabad, Telangana, India · Chief Human Resources Officer · Kaustubha Pharma Limited. Shop floor first. XLRI Jamshedpur. 500+ connections on LinkedIn."
    },
    {
      url: "https://in.linkedin.com/in/tanvijoglekar",
      title: "Tanvi Joglekar - Principal Scientist - Kaustubha Pharma Limited | LinkedIn",
      snippet:
        "Hyderabad, Telangana, India · Principal Scientist, Formulation Development · Kaustubha Pharma Limited. Oral liquids, QbD, stability. Making bitter things drinkable. 500+ connections."
    },
    {
      url: "https://x.com/mehercontractor",
      title: "Meher Contractor (@mehercontractor) / X",
      snippet: "CHRO @KaustubhaPharma. Buses, fans, birds. Views mine, typos autocorrect's."
    }
  ],
  orcid: [
    {
      id: "0000-0001-9034-5517",
      given: "Tanvi",
      family: "Joglekar",
      keywords: ["taste masking", "oral suspensions"],
      country: "IN",
      employments: [
        {
          organization: "Kaustubha Pharma Limited",
          role: "Principal Scientist",
          city: "Hyderabad",
          country: "IN",
          from: 2019
        }
      ],
      works: [
        {
          title: "Taste masking of bitter actives with rice starch complexes",
          type: "journal-article",
          year: 2022,
          journal: "Indian Journal of Dosage Forms"
        }
      ]
    }
  ],
  crossref: [
    {
      doi: "10.55557/ijdf.2022.0311",
      title: "Taste masking of bitter actives with rice starch complexes",
      journal: "Indian Journal of Dosage Forms",
      published: [2022, 11],
      authors: [
        {
          given: "Tanvi",
          family: "Joglekar",
          affiliation: "Kaustubha Pharma Limited",
          orcid: "0000-0001-9034-5517"
        }
      ]
    }
  ]
}
