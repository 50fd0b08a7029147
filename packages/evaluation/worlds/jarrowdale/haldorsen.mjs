const wp = (path, title, main) => ({
  url: `https://haldorsenpump.example${path}`,
  body: `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><meta name="generator" content="WordPress 6.5.2"><title>${title} &#8211; Haldorsen Pump &amp; Valve</title><link rel='stylesheet' id='astra-theme-css-css' href='https://haldorsenpump.example/wp-content/themes/astra/assets/css/minified/style.min.css' media='all'></head>
<body class="page-template-default page wp-custom-logo"><div id="page" class="hfeed site"><header class="site-header"><a href="/" rel="home">Haldorsen Pump &amp; Valve</a><ul id="primary-menu"><li><a href="/products/">Products</a></li><li><a href="/our-story/">Our Story</a></li><li><a href="/leadership/">Leadership</a></li><li><a href="/quality/">Quality</a></li><li><a href="/news/">News</a></li><li><a href="/contact/">Contact</a></li></ul></header>
<div id="content" class="site-content"><article class="ast-article-single"><h1 class="entry-title">${title}</h1><div class="entry-content">${main}</div></article></div>
<footer class="site-footer"><p>Haldorsen Pump &amp; Valve Co. | 2440 Foundry Lane, Green Bay, Wisconsin 54303 | (920) 555-0142</p><p>Proudly melting iron since 1938</p></footer></div></body></html>`
})
const industry = "Manufacturing | Industrial manufacturing | Pump and valve manufacturing | Pump manufacturing | Machinery manufacturing | Pumps and valves | Industrial pumps and valves | Machinery | Industrial machinery manufacturing | Foundry"
const company = "Haldorsen Pump & Valve | Haldorsen Pump & Valve Co. | Haldorsen Pump and Valve | Haldorsen Pump and Valve Co. | Haldorsen"
const gb = "Green Bay, Wisconsin | Green Bay, WI | Green Bay"
export default {
  people: [
    {
      id: "jd-erik-haldorsen-sr",
      about: "Father; his son of the same name now runs the firm.",
      contact: { full_name: "Erik Haldorsen", email: "ejh@haldorsenpump.example", company: "Haldorsen Pump & Valve", title: "Chairman" },
      outcome: "found",
      facts: {
        title: "Chairman | Chairman of the Board | Board Chairman",
        company, location: gb, industry,
        achievements: ["Titletown Manufacturing Hall of Fame | inducted into the Titletown Manufacturing Hall of Fame | Titletown Manufacturing Hall of Fame 2018"],
        hobbies: ["muskie fishing | fishing | muskie fishing on the Bay"],
        education: [{ institution: "Michigan Technological University | Michigan Tech", degree: "BS | B.S. | Bachelor of Science | degree in mechanical engineering", field: "Mechanical Engineering", year: 1974 }]
      },
      also: {
        title: "President | Former President | President and CEO | CEO | Former CEO | pattern shop worker | Chief Executive Officer | Former Chief Executive Officer",
        location: "Wisconsin | United States",
        skills: ["mechanical engineering | engineering", "foundry work | casting | iron casting | patternmaking | pattern making", "pump design | centrifugal pump design | pumps", "leadership | business leadership"],
        achievements: ["led the company for 33 years | president from 1988 to 2021 | president 1988-2021", "Haldorsen scholarship | endowed a scholarship for foundry apprentices | foundry apprentice scholarship", "patent | three patents | three pump patents | holds three patents", "HV-90 slurry pump | designed the HV-90 | designed the HV-90 slurry pump", "never laid off anyone | no layoffs", "turned a jobbing foundry into a pump manufacturer | ships to 22 countries | pump manufacturer that ships to 22 countries"],
        interests: ["fishing | muskie", "apprenticeships | apprentices | skilled trades", "foundry history | history of the company", "old iron | hit-and-miss engines | antique engines | collecting hit-and-miss engines"],
        hobbies: ["collecting hit-and-miss engines | antique engines | hit-and-miss engines | restoring engines"],
        causes: ["apprenticeships | foundry apprentices | skilled trades education | scholarship for foundry apprentices | apprentice scholarship"],
        memberships: ["Titletown Manufacturing Hall of Fame"]
      },
      sources: ["https://haldorsenpump.example/our-story/", "https://haldorsenpump.example/leadership/", "https://www.titletownmakers.example/hall-of-fame/2018"],
      never: ["iceboat", "Marquette", "Madison", "Industrial Engineering"]
    },
    {
      id: "jd-erik-haldorsen-jr",
      about: "The son of the same name, president since 2021.",
      contact: { full_name: "Erik Haldorsen", email: "eph@haldorsenpump.example", company: "Haldorsen Pump & Valve", title: "President & CEO" },
      outcome: "found",
      facts: {
        title: "President & CEO | President and CEO | President and Chief Executive Officer | President | CEO",
        company, location: gb, industry,
        hobbies: ["iceboating | ice boating | iceboat racing | racing an iceboat"],
        education: [
          { institution: "Marquette University | Marquette", degree: "MBA | M.B.A.", field: "Business Administration", year: 2009 },
          { institution: "University of Wisconsin-Madison | UW-Madison | University of Wisconsin–Madison", degree: "BS | B.S. | Bachelor of Science | bachelor's", field: "Industrial Engineering", year: 2001 }
        ]
      },
      also: {
        title: "Vice President of Operations | VP Operations | Vice President, Operations | Chief Executive Officer | Board member | member of the board of Northeast Works | Plant manager",
        location: "Wisconsin | United States",
        skills: ["industrial engineering | engineering", "operations | operations management", "automation | robotic cells | robotics", "leadership | business leadership", "manufacturing", "iceboat racing"],
        achievements: ["opened the second foundry line | second molding line | new $22 million molding line | $22 million molding line", "third generation to run the company | third-generation president | third Haldorsen to run the company", "robotic grinding cells | introduced robotic grinding", "named president in 2021 | succeeded his father as president | President since 2021", "raised the starting wage | starting wage to $24", "hired 60 people"],
        interests: ["iceboating | sailing on ice | DN class iceboats", "automation | robotics", "childcare for shift workers | childcare | child care", "hiring | workforce development", "Lake Winnebago"],
        hobbies: ["sailing", "woodworking | building iceboats | building his own iceboat"],
        causes: ["childcare for shift workers | child care for shift workers | childcare", "workforce development | Northeast Works"],
        memberships: ["Northeast Works | Northeast Works board | board of Northeast Works", "Four Lakes DN fleet | DN class | DN iceboat class"]
      },
      sources: ["https://haldorsenpump.example/leadership/", "https://haldorsenpump.example/news/erik-haldorsen-named-president/", "https://www.greenbayledger.example/business/haldorsen-new-molding-line"],
      never: ["muskie", "Michigan Tech", "hit-and-miss", "Hall of Fame", "HV-90", "1974"]
    },
    {
      id: "jd-guadalupe-fierro",
      about: "A quality manager who writes from webmail.",
      contact: { full_name: "Lupe Fierro", email: "lupe.fierro.gb@outlook.com", company: "Haldorsen Pump" },
      outcome: "found",
      facts: {
        title: "Quality Manager",
        company, location: gb + " | De Pere, Wisconsin | De Pere", industry,
        certifications: ["ASQ Certified Quality Engineer | Certified Quality Engineer | CQE | ASQ CQE"],
        skills: ["ISO 9001 | ISO 9001 auditing | auditing | ISO 9001 audits"],
        hobbies: ["quilting | quilts | making quilts"],
        sports_teams: ["Milwaukee Brewers | Brewers"],
        education: [{ institution: "University of Wisconsin-Green Bay | UW-Green Bay | University of Wisconsin–Green Bay", degree: "BBA | Bachelor of Business Administration | bachelor's", field: "Business Administration", year: 2012 }]
      },
      also: {
        title: "Inspector | line inspector | Quality technician | Program chair | Program chair of the Fox Valley Quality Circle | inspector on second shift",
        location: "Wisconsin | United States | Green Bay, De Pere",
        certifications: ["Six Sigma Green Belt | Green Belt"],
        skills: ["statistical process control | SPC | control charts", "metrology | measurement | gauge R&R | gauge studies", "Six Sigma | Six Sigma Green Belt", "Spanish | bilingual | English and Spanish", "training | training inspectors | teaching", "quality management | quality engineering | quality assurance", "visual inspection | inspection | casting inspection", "public speaking"],
        achievements: ["cut scrap by 41 percent | reduced scrap by 41 percent | scrap down 41 percent", "Gauge R&R for people who hate statistics | talk at the Fox Valley Quality Circle | Fox Valley Quality Circle speaker", "started on second shift in 2003 | from second-shift inspector to Quality Manager | worked way up from inspector", "no major findings in six years | zero major findings | six audits without a major finding", "leads a department of nine", "Control Limits quilt | Control Limits", "best of show quilt | Best of Show at the Brown County Fair | Best of Show at the county fair"],
        interests: ["quilting", "Milwaukee Brewers | baseball", "statistics | control charts", "quality"],
        memberships: ["Fox Valley Quality Circle", "Bay Piecemakers | Bay Piecemakers Quilt Guild"],
        causes: ["34 quilts for the children's ward | quilts for the children's ward | quilts for hospital children | donating quilts"],
        education: [{ institution: "Northeast Wisconsin Technical College | NWTC", degree: "associate degree | Associate | Associate's", field: "Quality technology | Quality Engineering Technology | quality" }]
      },
      sources: ["https://haldorsenpump.example/quality/", "https://www.fvqc.example/meetings/2025-october", "https://www.baypiecemakers.example/members/show-2025"]
    }
  ],
  pages: [
    wp("/", "Pumps that outlive their buildings", `<p>Haldorsen Pump &amp; Valve manufactures centrifugal pumps, slurry pumps and gate valves for paper mills, municipalities and mines. We pour our own iron in Green Bay.</p><p><a href="/our-story/">Read our story</a> or <a href="/contact/">ask for a quote</a>.</p>`),
    wp("/our-story/", "Our Story", `<p>In 1938 Peder Haldorsen bought a cupola furnace at auction and did not tell his wife until it was hot.</p><h3>1974</h3><p>His son Erik J. Haldorsen came back from Michigan Tech with a degree in mechanical engineering and was sent to the pattern shop, because Peder believed an engineer should get splinters first. He later designed the HV-90 slurry pump, still our best seller, and holds three patents.</p><h3>1988</h3><p>Erik J. becomes president. He will stay for 33 years, and is proud above all that he never laid off anyone, not even in 2009.</p><h3>2021</h3><p>Erik J. moves to chairman, and his son, Erik P. Haldorsen, becomes president: the third Haldorsen to run the company.</p><h3>2025</h3><p>The second molding line opens.</p>`),
    wp("/leadership/", "Leadership", `<div class="wp-block-columns"><div class="wp-block-column"><h3>Erik J. Haldorsen</h3><p><em>Chairman of the Board</em></p><p>Erik Sr. was our president from 1988 to 2021. He still walks the foundry floor on Thursdays. In 2016 he endowed a scholarship for foundry apprentices. If his truck is not here, the muskies are biting.</p></div><div class="wp-block-column"><h3>Erik P. Haldorsen</h3><p><em>President &amp; CEO</em></p><p>Erik Jr. joined as plant manager in 2009 and was vice president of operations for eight years. He holds an MBA from Marquette University (2009) and a BS in industrial engineering from UW-Madison (2001), and sits on the board of Northeast Works, the regional workforce council.</p></div><div class="wp-block-column"><h3>Sharon Dombrowski</h3><p><em>CFO</em></p><p>Counts everything twice.</p></div></div>`),
    wp("/news/erik-haldorsen-named-president/", "Erik P. Haldorsen named president", `<p class="entry-meta">July 6, 2021</p><p>GREEN BAY, Wis. The board of Haldorsen Pump &amp; Valve has named Erik P. Haldorsen, 42, president and chief executive officer. He follows his father, Erik J. Haldorsen, who becomes chairman.</p><p>As vice president of operations, the younger Haldorsen introduced robotic grinding cells and raised the starting wage. "I was told at twelve that I could sweep here," he said. "I have been promoted since."</p>`),
    wp("/news/", "News", `<ul><li><a href="/news/erik-haldorsen-named-president/">Erik P. Haldorsen named president</a></li><li>Closed for deer season opener, November 22</li></ul>`),
    wp("/quality/", "Quality", `<p>Every casting is looked at by a person. We are certified to ISO 9001:2015.</p><h3>Who to ask</h3><p><strong>Guadalupe (Lupe) Fierro</strong>, Quality Manager. Lupe started as an inspector on second shift in 2003, earned her associate degree in quality technology at Northeast Wisconsin Technical College and her BBA at UW-Green Bay (2012) in the evenings, and now leads a department of nine. She is an ASQ Certified Quality Engineer and a Six Sigma Green Belt. Since 2020 she has taken us through six ISO 9001 audits without a major finding, and cut scrap by 41 percent.</p><p>Se habla español.</p><p><a href="/wp-content/uploads/2025/01/iso9001.pdf">Certificate (PDF)</a></p>`),
    wp("/contact/", "Contact", `<p>Sales: sales@haldorsenpump.example<br>Purchasing: buy@haldorsenpump.example</p><p>2440 Foundry Lane, Green Bay. Trucks use gate 3.</p>`),
    {
      url: "https://www.titletownmakers.example/hall-of-fame/2018",
      body: `<html><head><title>Titletown Manufacturing Hall of Fame: Class of 2018</title></head><body><h1>Class of 2018</h1><h2>Erik J. Haldorsen, Haldorsen Pump &amp; Valve</h2><p>Erik Haldorsen (BS, mechanical engineering, Michigan Technological University, 1974) turned a jobbing foundry in Green Bay into a pump manufacturer that ships to 22 countries. At the dinner he thanked the pattern shop, his wife Carol and "whoever invented the lunch bucket." He collects hit-and-miss engines, nine of which run.</p><h2>Lorraine Vandenplas, Vandenplas Paperboard</h2><p>First woman to run a board mill on the Fox.</p></body></html>`
    },
    {
      url: "https://www.fvqc.example/meetings/2025-october",
      body: `<html><head><title>Fox Valley Quality Circle - October 2025 meeting</title></head><body><h3>October 14, 2025, 5:30 pm, Appleton</h3><p>Program: <b>Gauge R&amp;R for people who hate statistics</b></p><p>Speaker: <b>Lupe Fierro</b>, Quality Manager, Haldorsen Pump &amp; Valve, Green Bay. Lupe is our program chair and has run out of people to ask, so she is speaking herself. She lives in De Pere, listens to the Brewers on the radio while she quilts, and has opinions about control charts. RSVP: lupe.fierro.gb@outlook.com</p><p>Dinner $20, students free.</p></body></html>`
    },
    {
      url: "https://www.baypiecemakers.example/members/show-2025",
      body: `<html><head><title>Bay Piecemakers Quilt Guild</title></head><body><center><h2>Bay Piecemakers at the Brown County Fair 2025</h2></center><ul><li>Best of Show: Lupe Fierro, "Control Limits" (king size, hand quilted)</li><li>First, small quilts: Doris Wagner</li><li>Viewers' choice: Ann Krueger</li></ul><p>Lupe also delivered our 34 quilts for the children's ward in June. Thank you, Lupe!</p></body></html>`
    }
  ]
}
