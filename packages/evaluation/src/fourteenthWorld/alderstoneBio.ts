import type { WorldPart } from "../World.ts"

const corporate = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${title} | Alderstone Bio</title><meta property="og:site_name" content="Alderstone Bio" /></head>
<body class="path-node"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a>
<div class="region-header"><a href="/" rel="home">Alderstone Bio</a><ul class="menu"><li><a href="/science">Science</a></li><li><a href="/pipeline">Pipeline</a></li><li><a href="/team">Team</a></li><li><a href="/news">News</a></li><li><a href="/careers">Careers</a></li></ul></div>
<div id="main-content">${body}</div>
<footer><p>Alderstone Bio Limited, registered in Scotland. Little France Road, Edinburgh EH16.</p><p>This website contains forward-looking statements.</p><a href="/modern-slavery">Modern slavery</a> <a href="/privacy">Privacy notice</a></footer>
<div class="eu-cookie-compliance-banner">We use cookies on this site to enhance your user experience. <button>OK, I agree</button> <button>No, thanks</button></div></body></html>`

/** A biotech company in Edinburgh: a chief scientific officer with records and private matters in a portrait, a process developer named like the clockmaker, and an unknown. */
export const alderstoneBio: WorldPart = {
  pages: [
    {
      url: "https://alderstonebio.example/",
      body: corporate(
        "Enzymes for the diseases that wait",
        `<h1>Enzymes for the diseases that wait</h1><p>Alderstone Bio is a clinical-stage biotechnology company developing inhaled enzyme therapies for rare lung disease. Our lead programme, ALD-101, is in Phase 2.</p>`
      )
    },
    {
      url: "https://alderstonebio.example/team",
      body: corporate(
        "Team",
        `<h1>Team</h1><article class="node--type-person" about="/team/macaskill"><h2>Catriona MacAskill, PhD</h2><div class="field--name-field-role">Chief Scientific Officer</div><div class="field--name-body"><p>Catriona co-founded Alderstone in 2017 on the back of her work at the University of Edinburgh on surfactant proteins. She is named as an inventor on eleven patent families.</p></div></article>
<article class="node--type-person" about="/team/okonjo"><h2>David Okonjo</h2><div class="field--name-field-role">Chief Executive Officer</div><div class="field--name-body"><p>David has taken two companies to IPO.</p></div></article>
<article class="node--type-person" about="/team/harrison"><h2>John Harrison</h2><div class="field--name-field-role">Head of Process Development</div><div class="field--name-body"><p>John makes the enzyme, and then makes it again, the same. He joined from a contract manufacturer on Teesside in 2020. He is a Chartered Chemical Engineer and took ALD-101 from a 2-litre flask to a 2,000-litre bioreactor in fourteen months.</p></div></article>
<article class="node--type-person" about="/team/singh"><h2>Dr Manpreet Singh</h2><div class="field--name-field-role">Chief Medical Officer</div><div class="field--name-body"><p>Manpreet looked after patients with rare lung disease in Birmingham for twenty years.</p></div></article>`
      )
    },
    {
      url: "https://alderstonebio.example/news/2026-phase-2-first-patient",
      body: corporate(
        "Alderstone Bio doses first patient in Phase 2 trial of ALD-101",
        `<h1>Alderstone Bio doses first patient in Phase 2 trial of ALD-101</h1><p><em>Edinburgh, UK, 23 June 2026</em> – Alderstone Bio, a clinical-stage biotechnology company, today announced that the first patient has been dosed in BREATHE-2, a Phase 2 trial of inhaled ALD-101 in pulmonary alveolar proteinosis.</p><p>Dr Catriona MacAskill, Chief Scientific Officer of Alderstone, said: “I first pipetted this enzyme in 2009. To see it reach a patient is the reason one does this.”</p><p><strong>For further information:</strong> media@alderstonebio.example</p>`
      )
    },
    {
      url: "https://thelothianherald.example/lifestyle/monday-interview-catriona-macaskill",
      news: { seen: "20261019T060000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>The Monday Interview: Catriona MacAskill | The Lothian Herald</title><meta name="robots" content="max-image-preview:large"></head><body><nav>News Sport Politics Lifestyle Puzzles</nav><article><h1>The Monday Interview: Catriona MacAskill</h1><p>By Fergus Laidlaw, 19th October 2026</p>
<p>It's blowing a hoolie in Portobello and Catriona MacAskill has already been in the sea. “Nine degrees,” says the biotech founder, wringing out a bobble hat. “Balmy.”</p>
<p>MacAskill, 46, was brought up in Lochmaddy and did not speak English until she went to school. She still dreams in Gaelic, and chairs the board of Sgoil Araich Phortobello, the Gaelic nursery that her sons went to.</p>
<p>She has had, she allows, a year. In February the company she co-founded raised £38 million. In March she and her husband of 15 years separated. And in May she made public that she was diagnosed with multiple sclerosis in 2019. “I told the trial team before I told my mother.”</p>
<p>She was a council candidate for the SNP in 2017 (“third, respectably”) and is asked about it more than about enzymes. There is the fiddle too: she plays for ceilidhs with the Figgate Burn Band. On Saturdays, if Hibs are at home, do not ring her.</p>
<p>What keeps her going? “My cat. Mòrag. She is 19 and she has never been impressed by anything.”</p></article><div class="ad">Promoted stories</div></body></html>`
    },
    {
      url: "https://rse-fellows.example/fellows/catriona-macaskill",
      body: `<!DOCTYPE html><html lang="en"><head><title>Dr Catriona MacAskill FRSE - Royal Society of Edinburgh</title></head><body><div class="breadcrumb">Home &gt; Fellows &gt; M</div><h1>Dr Catriona MacAskill</h1><table class="fellow-details"><tr><th>Elected</th><td>2025</td></tr><tr><th>Sector</th><td>Business, industry</td></tr><tr><th>Discipline</th><td>Biochemistry and molecular biology</td></tr><tr><th>Citation</th><td>For contributions to pulmonary enzymology and their translation to therapy. Winner of the Biochemical Society's Industry and Academic Collaboration Award, 2023.</td></tr></table></body></html>`
    },
    {
      url: "https://bioprocessnorth.example/2026/speakers/john-harrison",
      body: `<!doctype html><html lang="en-GB"><head><title>John Harrison | Bioprocess North 2026, Newcastle Gateshead</title></head><body><header><img alt="Bioprocess North"><a href="/2026/register">Register</a></header><main><p><a href="/2026/speakers">All speakers</a></p><h1>John Harrison</h1><p><b>Head of Process Development, Alderstone Bio</b></p><p><b>Session:</b> From flask to 2,000 litres: what we would not do again</p><p>John has spent twenty-two years in fermentation and downstream processing, first in detergents and since 2008 in biologics. He is a Six Sigma Black Belt, a reluctant one. MEng in Chemical Engineering, Heriot-Watt University, 2004; he sits on the IChemE Biochemical Engineering special interest group.</p></main></body></html>`
    },
    {
      url: "https://musselburghallotments.example/plot-of-the-month/june-2026",
      body: `<html><head><title>Plot of the month, June 2026</title></head><body><h1>Plot of the month: 17b</h1><p>Plot 17b is John Harrison's, and if you have ever wondered who is up at six with a dibber, it's him. John works in biotech (“I grow yeast all day, then leeks”). His pot leeks came first at the Musselburgh Show two years running.</p><p>He also runs the sourdough table at the Fisherrow Foodbank fundraiser and will lend you a starter. Mind the Jack Russell, Yorkie is not as friendly as he looks.</p><p><i>Next month: the Patersons, 22a.</i></p></body></html>`
    },
    {
      url: "https://manufacturingchemistuk.example/profiles/bench-to-plant-john-harrison",
      news: { seen: "20250318T080000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en-GB"><head><title>Bench to plant: John Harrison, Alderstone Bio - The Process Page</title></head><body><article><h1>Bench to plant: John Harrison, Alderstone Bio</h1><time datetime="2025-03-18">18 Mar 2025</time><p>There is a bust of nobody on John Harrison's desk in Edinburgh. “Visitors ask whether I make clocks,” he says. “I used to explain. Now I look at my watch.”</p><p>Harrison, who lives in Musselburgh, trained as a fitter in Hartlepool before he went to university at 24. The plant he designed at Alderstone won the IChemE Global Award for best biotech process in 2024. He follows Hartlepool United “as a discipline”.</p><p>At weekends he races a Hillman Imp that he rebuilt himself in hill climbs at Doune.</p></article></body></html>`
    },
    {
      url: "https://greatclockmakers.example/john-harrison",
      body: `<!doctype html><html lang="en"><head><title>John Harrison and the longitude problem</title></head><body><h1>John Harrison (1693–1776)</h1><p>Born in Foulby in Yorkshire, the carpenter John Harrison taught himself clockmaking and built the marine chronometer H4, with which longitude could be found at sea. Parliament paid him most of the prize in 1773. The Royal Society gave him the Copley Medal in 1749.</p></body></html>`
    }
  ],
  wikipedia: [
    {
      title: "John Harrison",
      description: "English carpenter and clockmaker (1693–1776)",
      extract:
        "John Harrison (3 April 1693 – 24 March 1776) was an English carpenter and clockmaker who invented the marine chronometer, a long-sought-after device for solving the problem of how to calculate longitude while at sea."
    }
  ],
  wikidata: [
    {
      id: "Q9917693",
      label: "John Harrison",
      description: "English clockmaker (1693–1776)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q157798", label: "watchmaker" } },
        { property: "P569", time: "1693-04-03" },
        { property: "P570", time: "1776-03-24" }
      ],
      article: "John Harrison"
    }
  ],
  orcid: [
    {
      id: "0000-0002-5518-3307",
      given: "Catriona",
      family: "MacAskill",
      biography: "Biochemist in industry. Enzymes of the lung, and how to get them there.",
      keywords: ["surfactant proteins", "enzyme engineering", "inhaled biologics"],
      country: "GB",
      employments: [
        {
          organization: "Alderstone Bio",
          role: "Chief Scientific Officer",
          city: "Edinburgh",
          country: "GB",
          from: 2017
        },
        {
          organization: "University of Edinburgh",
          role: "Senior Research Fellow",
          department: "Centre for Inflammation Research",
          city: "Edinburgh",
          country: "GB",
          from: 2009,
          to: 2017
        }
      ],
      educations: [
        {
          organization: "University of Dundee",
          role: "PhD",
          department: "Biochemistry",
          city: "Dundee",
          country: "GB",
          from: 2002,
          to: 2006
        },
        {
          organization: "University of Glasgow",
          role: "BSc",
          department: "Biochemistry",
          city: "Glasgow",
          country: "GB",
          from: 1998,
          to: 2002
        }
      ],
      works: [
        {
          title: "An engineered lysyl enzyme clears surfactant in a murine model",
          type: "journal-article",
          year: 2021,
          journal: "Pulmonary Enzymology"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5055183307",
      name: "Catriona MacAskill",
      orcid: "0000-0002-5518-3307",
      institution: "Alderstone Bio",
      country: "GB",
      years: [2009, 2014, 2018, 2021, 2024],
      works_count: 54,
      cited_by_count: 2317,
      topics: ["Neonatal Respiratory Health Research", "Enzyme Structure and Function"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/pulmenz.2021.117",
      title: "An engineered lysyl enzyme clears surfactant in a murine model",
      journal: "Pulmonary Enzymology",
      published: [2021, 9, 14],
      authors: [
        {
          given: "Catriona",
          family: "MacAskill",
          affiliation: "Alderstone Bio",
          orcid: "0000-0002-5518-3307"
        },
        { given: "Manpreet", family: "Singh", affiliation: "Alderstone Bio" }
      ]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/catrionamacaskill",
      title: "Catriona MacAskill FRSE - Co-founder and CSO - Alderstone Bio | LinkedIn",
      snippet:
        "Enzymes, lungs, sea swimming. · Edinburgh, Scotland, United Kingdom · Co-founder and CSO · Alderstone Bio"
    },
    {
      url: "https://www.linkedin.com/in/john-harrison-bioprocess",
      title: "John Harrison CEng MIChemE - Head of Process Development - Alderstone Bio | LinkedIn",
      snippet:
        "Scaling things that would rather stay small. · Experience: Alderstone Bio · Education: Heriot-Watt University · Location: Musselburgh"
    }
  ],
  people: [
    {
      id: "catriona-macaskill",
      about: "A scientist with ORCID and a Monday interview that tells of illness, marriage and party.",
      contact: {
        email: "c.macaskill@alderstonebio.example",
        full_name: "Dr Catriona MacAskill",
        company: "Alderstone Bio"
      },
      outcome: "found",
      facts: {
        title: "Chief Scientific Officer | CSO | Co-founder and CSO | Chief Scientific Officer of Alderstone",
        company: "Alderstone Bio | Alderstone | Alderstone Bio Limited",
        location: "Edinburgh | Portobello | Edinburgh, Scotland | Portobello, Edinburgh | Edinburgh, GB",
        skills: ["enzyme engineering"],
        achievements: [
          "Industry and Academic Collaboration Award | Biochemical Society's Industry and Academic Collaboration Award, 2023 | Biochemical Society's Industry and Academic Collaboration Award",
          "eleven patent families | named as an inventor on eleven patent families | inventor on eleven patent families"
        ],
        hobbies: ["fiddle | plays the fiddle | the fiddle | plays for ceilidhs", "sea swimming"],
        sports_teams: ["Hibs | Hibernian"],
        causes: ["Sgoil Araich Phortobello | Gaelic nursery"],
        memberships: ["Royal Society of Edinburgh | FRSE | Fellow of the Royal Society of Edinburgh"],
        education: [
          { institution: "University of Dundee", degree: "PhD", field: "Biochemistry", year: 2006 },
          { institution: "University of Glasgow", degree: "BSc", field: "Biochemistry", year: 2002 }
        ],
        pets: ["cat | Mòrag | cat, Mòrag | My cat. Mòrag"]
      },
      also: {
        title: "biotech founder | co-founder | Co-founder",
        location: "Lochmaddy | Scotland | Edinburgh, UK | GB | Edinburgh, Scotland, United Kingdom",
        industry:
          "biotechnology | biotech | life sciences | pharmaceuticals | biochemistry | rare lung disease",
        skills: [
          "biochemistry | Biochemistry | Biochemistry and molecular biology",
          "surfactant proteins",
          "Gaelic",
          "inhaled biologics",
          "pulmonary enzymology",
          "Enzyme Structure and Function",
          "Neonatal Respiratory Health Research",
          "enzymes",
          "molecular biology"
        ],
        interests: [
          "enzymes | Enzymes, lungs, sea swimming",
          "Gaelic",
          "sea swimming",
          "fiddle | ceilidhs | music",
          "surfactant proteins",
          "inhaled biologics",
          "lungs | Enzymes of the lung",
          "enzyme engineering",
          "Hibs",
          "rare lung disease",
          "Enzyme Structure and Function",
          "Neonatal Respiratory Health Research"
        ],
        hobbies: ["ceilidhs | Figgate Burn Band | ceilidh music"],
        achievements: [
          "co-founded Alderstone in 2017 | co-founded Alderstone",
          "raised £38 million | the company she co-founded raised £38 million",
          "Senior Research Fellow | Senior Research Fellow, University of Edinburgh",
          "An engineered lysyl enzyme clears surfactant in a murine model",
          "elected FRSE | Elected 2025 | FRSE | elected fellow in 2025",
          "cited 2317 times | 2317 citations | 54 works",
          "first patient has been dosed in BREATHE-2 | BREATHE-2 | ALD-101",
          "chairs the board of Sgoil Araich Phortobello",
          "contributions to pulmonary enzymology and their translation to therapy"
        ],
        memberships: [
          "Figgate Burn Band",
          "board of Sgoil Araich Phortobello | Sgoil Araich Phortobello",
          "Biochemical Society"
        ],
        causes: ["Gaelic | Gaelic education"],
        certifications: ["FRSE"],
        linkedin: "https://www.linkedin.com/in/catrionamacaskill | linkedin.com/in/catrionamacaskill",
        linkedin_bio: "Enzymes, lungs, sea swimming. | Enzymes, lungs, sea swimming"
      },
      sources: [
        "https://alderstonebio.example/team",
        "https://alderstonebio.example/news/2026-phase-2-first-patient",
        "https://thelothianherald.example/lifestyle/monday-interview-catriona-macaskill",
        "https://rse-fellows.example/fellows/catriona-macaskill",
        "https://www.linkedin.com/in/catrionamacaskill",
        "https://pub.orcid.org/v3.0/0000-0002-5518-3307/person",
        "https://pub.orcid.org/v3.0/0000-0002-5518-3307/employments",
        "https://pub.orcid.org/v3.0/0000-0002-5518-3307/educations"
      ],
      sensitive: ["multiple sclerosis", "separated", "SNP", "husband", "council candidate", "diagnosed"]
    },
    {
      id: "john-harrison",
      about: "A chemical engineer named like the maker of the sea clock, whom encyclopedias know.",
      contact: {
        email: "j.harrison@alderstonebio.example",
        full_name: "John Harrison",
        company: "Alderstone Bio"
      },
      outcome: "found",
      facts: {
        title: "Head of Process Development",
        company: "Alderstone Bio | Alderstone | Alderstone Bio Limited",
        location: "Musselburgh | Edinburgh",
        skills: ["fermentation"],
        achievements: [
          "IChemE Global Award | IChemE Global Award for best biotech process | IChemE Global Award for best biotech process in 2024"
        ],
        hobbies: [
          "allotment | pot leeks | growing leeks | leeks | allotment gardening",
          "hill climbs | races a Hillman Imp | hill climb racing | Hillman Imp"
        ],
        sports_teams: ["Hartlepool United"],
        causes: ["Fisherrow Foodbank | Fisherrow Foodbank fundraiser"],
        memberships: ["IChemE | IChemE Biochemical Engineering special interest group"],
        education: [
          { institution: "Heriot-Watt University", degree: "MEng", field: "Chemical Engineering", year: 2004 }
        ],
        certifications: ["Chartered Chemical Engineer | CEng | CEng MIChemE"],
        pets: ["Jack Russell | Yorkie | Jack Russell, Yorkie | dog"]
      },
      also: {
        location: "Hartlepool | Scotland",
        industry: "biotechnology | biotech | bioprocessing | life sciences | pharmaceuticals",
        skills: [
          "downstream processing",
          "scale-up | Scaling | process development | bench to plant",
          "Chemical Engineering | chemical engineering",
          "biologics",
          "Six Sigma",
          "bioreactor | bioreactors",
          "yeast",
          "detergents",
          "fitter"
        ],
        interests: [
          "leeks | pot leeks",
          "sourdough",
          "hill climbs | Hillman Imp | motorsport | classic cars",
          "fermentation",
          "yeast",
          "Hartlepool United",
          "downstream processing"
        ],
        hobbies: [
          "sourdough | baking | sourdough table",
          "rebuilt himself | car restoration | rebuilding cars",
          "motorsport | racing"
        ],
        achievements: [
          "took ALD-101 from a 2-litre flask to a 2,000-litre bioreactor in fourteen months | from a 2-litre flask to a 2,000-litre bioreactor",
          "first at the Musselburgh Show two years running | pot leeks came first at the Musselburgh Show two years running | Musselburgh Show",
          "From flask to 2,000 litres: what we would not do again | From flask to 2,000 litres | Bioprocess North 2026",
          "contract manufacturer on Teesside",
          "trained as a fitter in Hartlepool",
          "twenty-two years in fermentation and downstream processing",
          "Plot of the month",
          "Bench to plant",
          "The plant he designed at Alderstone"
        ],
        memberships: ["Musselburgh allotments | Plot 17b", "MIChemE"],
        certifications: ["MIChemE", "Six Sigma Black Belt | Black Belt"],
        linkedin:
          "https://www.linkedin.com/in/john-harrison-bioprocess | linkedin.com/in/john-harrison-bioprocess",
        linkedin_bio:
          "Scaling things that would rather stay small. | Scaling things that would rather stay small"
      },
      sources: [
        "https://alderstonebio.example/team",
        "https://bioprocessnorth.example/2026/speakers/john-harrison",
        "https://musselburghallotments.example/plot-of-the-month/june-2026",
        "https://manufacturingchemistuk.example/profiles/bench-to-plant-john-harrison",
        "https://www.linkedin.com/in/john-harrison-bioprocess"
      ],
      never: [
        "marine chronometer",
        "longitude",
        "Foulby",
        "clockmaker",
        "carpenter",
        "Copley",
        "1693",
        "chronometer"
      ]
    },
    {
      id: "euan-tolmie",
      about: "Nothing public: neither the company's site nor any other page names him.",
      contact: {
        email: "e.tolmie@alderstonebio.example",
        full_name: "Euan Tolmie",
        company: "Alderstone Bio"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
