// Palouse Rim Community College, Lewiston, Idaho. Drupal.
const host = "https://www.prcc-idaho.example"
const d = (path, title, main, extra = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${title} | Palouse Rim Community College</title>${extra}</head>
<body class="path-node page-node-type-page"><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<div class="layout-container"><header role="banner"><div class="site-branding"><a href="${host}/" rel="home">Palouse Rim Community College</a></div>
<nav role="navigation" class="block-menu"><ul><li><a href="${host}/">Home</a></li><li><a href="${host}/academics/health-sciences">Health Sciences</a></li><li><a href="${host}/academics/biology/faculty">Biology</a></li><li><a href="${host}/directory">Directory</a></li><li><a href="${host}/human-resources">Human Resources</a></li><li><a href="/user/login">myPRCC</a></li></ul></nav></header>
<main role="main"><div class="layout-content">${main}</div></main>
<aside class="layout-sidebar"><h2>Deadlines</h2><p>Fall registration closes August 14. FAFSA priority date is past; you can still apply.</p></aside>
<footer role="contentinfo"><p>Palouse Rim Community College &bull; 1200 Normal Hill Avenue &bull; Lewiston, Idaho 83501</p><p>PRCC is accredited by the Northwest Commission on Colleges and Universities.</p></footer></div></div></body></html>`
})

const pages = [
  d("/", "Home", `<h1>Start here. Go far.</h1><p>Palouse Rim Community College serves 4,300 students in Lewiston, Idaho, and at outreach centers in Grangeville and Orofino.</p><p><a href="${host}/directory">Find people</a> &middot; <a href="${host}/news/osprey-cam">Osprey cam is back</a></p>`),
  d("/directory", "Faculty and Staff Directory", `<h1>Faculty and Staff Directory</h1><table class="views-table cols-4"><thead><tr><th>Name</th><th>Title</th><th>Department</th><th>Office</th></tr></thead><tbody>
<tr><td>Achterberg, Wilhelmina</td><td>Dean of Health Sciences</td><td><a href="${host}/academics/health-sciences">Health Sciences</a></td><td>Meriwether Hall 210</td></tr>
<tr><td>Burrell, Keisha</td><td>Director of Human Resources</td><td><a href="${host}/human-resources">Human Resources</a></td><td>Admin 104</td></tr>
<tr><td>Dufresne, Alan</td><td>Groundskeeper III</td><td>Facilities</td><td>Shops</td></tr>
<tr><td>Haddadin, Samir</td><td>Professor of Biology</td><td><a href="${host}/academics/biology/faculty">Natural Sciences</a></td><td>Sacajawea 318</td></tr>
<tr><td>Ingersoll, Beth</td><td>Registrar</td><td>Enrollment</td><td>Admin 120</td></tr></tbody></table>`),
  d("/academics/health-sciences", "Health Sciences", `<h1>Division of Health Sciences</h1><p>Nursing (ADN), radiologic technology, dental hygiene, paramedicine.</p>
<h2>From the dean</h2><div class="field--name-body"><p>Welcome! I am <strong>Wilhelmina Achterberg</strong>, dean of the division since 2017. I began as a radiologic technologist in Spokane, and I still keep up my ARRT registration because you should not lead people whose work you have forgotten.</p><p>This year we open a simulation lab with six high-fidelity mannequins, paid for by a $1.8 million federal grant which we wrote in-house. First-time pass rates on the NCLEX stand at 94 percent.</p><p>Come by Meriwether Hall. The Frisian horses on the wall are mine, and yes, you may ask about them.</p><p>&ndash; Dr. W. Achterberg</p></div>`),
  d("/academics/biology/faculty", "Biology Faculty", `<h1>Biology faculty</h1><div class="view-content"><div class="views-row"><h3>Samir Haddadin, Ph.D.</h3><p>Professor of Biology; chair of Natural Sciences</p><p>B.Sc., University of Jordan; Ph.D. in zoology, Washington State University, 2007. Teaches BIOL 227 (Anatomy and Physiology) and field ornithology. Studies ospreys along the lower Snake and Clearwater rivers with students, who have banded 612 birds since 2011. Idaho Community College Educator of the Year 2021.</p><p><a href="https://orcid.org/0000-0002-5519-8841">ORCID</a> | <a href="${host}/news/osprey-cam">Osprey cam</a></p></div>
<div class="views-row"><h3>Tracy Ohlund, M.S.</h3><p>Instructor</p><p>Microbiology, introductory biology.</p></div></div>`),
  d("/news/osprey-cam", "Osprey cam is back", `<article><h1>Osprey cam is back</h1><p>April 7, 2026</p><p>The nest on the old grain elevator is live again. Biology professor Samir Haddadin, who climbed up himself to clean the lens, expects eggs by the end of the month. "They are back within two days of last year," he said. "I wish my students were." When he is not up a ladder, Haddadin bakes: his mana'eesh sell out at every faculty bake sale for the student food pantry, which he helped found in 2018.</p></article>`),
  d("/human-resources", "Human Resources", `<h1>Human Resources</h1><p>Admin Building, Room 104. Monday to Friday, 8 to 5 (Pacific).</p><ul><li>Keisha Burrell, M.A., SHRM-SCP, Director of Human Resources, Title IX coordinator</li><li>Joan Petty, benefits specialist</li><li>Vacant, payroll technician</li></ul><p>For open positions see our jobs page. PRCC participates in PERSI.</p>`)
]

export default {
  pages,
  orcid: [{
    id: "0000-0002-5519-8841", given: "Samir", family: "Haddadin", biography: "I teach biology at a community college and study fish-eating raptors of the inland Northwest.", keywords: ["ospreys", "raptor ecology", "undergraduate research"], country: "US",
    employments: [{ organization: "Palouse Rim Community College", role: "Professor of Biology", department: "Natural Sciences", city: "Lewiston", country: "US", from: 2008 }],
    educations: [{ organization: "Washington State University", role: "PhD", department: "Zoology", city: "Pullman", country: "US", from: 2002, to: 2007 }, { organization: "University of Jordan", role: "BSc", department: "Biological Sciences", city: "Amman", country: "JO", from: 1996, to: 2000 }],
    works: [{ title: "Nest-site fidelity of ospreys on regulated rivers of Idaho", type: "journal-article", year: 2019, journal: "Journal of Inland Raptor Studies" }]
  }],
  openalex: [{ id: "A5077712394", name: "Samir Haddadin", orcid: "0000-0002-5519-8841", institution: "Palouse Rim Community College", country: "US", years: [2019, 2022], works_count: 6, cited_by_count: 71, topics: ["Avian ecology and behavior", "Wildlife ecology and conservation"] }],
  crossref: [{ doi: "10.5555/jirs.2019.044", title: "Nest-site fidelity of ospreys on regulated rivers of Idaho", journal: "Journal of Inland Raptor Studies", published: [2019, 6], authors: [{ given: "Samir", family: "Haddadin", affiliation: "Palouse Rim Community College", orcid: "0000-0002-5519-8841" }, { given: "Tracy", family: "Ohlund", affiliation: "Palouse Rim Community College" }] }],
  people: [
    {
      id: "achterberg", about: "Dean known from a first-person welcome and a riding club.",
      contact: { email: "wachterberg@prcc-idaho.example", full_name: "Wilhelmina Achterberg", company: "Palouse Rim Community College", title: "Dean" },
      outcome: "found",
      facts: {
        title: "Dean of Health Sciences | Dean, Health Sciences | Dean of the Division of Health Sciences | Dean",
        company: "Palouse Rim Community College | PRCC",
        location: "Lewiston, Idaho | Lewiston, ID | Lewiston",
        industry: "Higher Education | Education | Community college",
        certifications: ["ARRT registration | ARRT | American Registry of Radiologic Technologists"],
        achievements: ["$1.8 million federal grant | simulation lab | wrote a $1.8 million federal grant for a simulation lab", "First-time pass rates on the NCLEX at 94 percent | NCLEX | NCLEX pass rate of 94 percent"],
        hobbies: ["Horses | dressage | driving Friesian horses | Frisian horses | carriage driving | horse riding"]
      },
      also: {
        title: "Radiologic technologist | driver | vice president, Clearwater Carriage Club | Dr.",
        company: "Clearwater Carriage Club",
        location: "Spokane | Idaho | Meriwether Hall 210 | 1200 Normal Hill Avenue, Lewiston, Idaho 83501 | United States | Meriwether Hall | Spokane, Washington",
        industry: "Health sciences | Healthcare education",
        skills: ["Radiologic technology | radiography", "Grant writing", "Leadership | academic leadership | academic administration", "Health sciences education | nursing education | Health sciences", "Simulation | simulation lab", "Carriage driving"],
        achievements: ["Dean since 2017 | dean of the division since 2017", "opens a simulation lab with six high-fidelity mannequins | six high-fidelity mannequins", "First in the pair class at the Clearwater pleasure driving show | Champion, pairs | won the pairs class | Pleasure pairs: 1. Wilhelmina Achterberg", "federal grant"],
        interests: ["Friesian horses | horses", "Simulation", "Health sciences", "Nursing education", "Carriage driving"],
        hobbies: ["Carriage driving | pleasure driving", "Horses | Friesian horses"],
        memberships: ["Clearwater Carriage Club | vice president of the Clearwater Carriage Club", "ARRT"],
        certifications: ["Radiologic technologist"],
        pets: ["Friesian horses | horses | Wietse and Douwe | Wietse | Douwe | Frisian horses"],
        sports_teams: ["Clearwater Carriage Club"]
      },
      sources: [host + "/directory", host + "/academics/health-sciences", "https://clearwatercarriage.example/club.htm"]
    },
    {
      id: "haddadin", about: "Professor with ORCID, OpenAlex and campus news.",
      contact: { full_name: "Samir Haddadin", company: "Palouse Rim Community College", email: "shaddadin@prcc-idaho.example" },
      outcome: "found",
      facts: {
        title: "Professor of Biology | Biology professor | Professor",
        company: "Palouse Rim Community College | PRCC",
        location: "Lewiston, Idaho | Lewiston, ID | Lewiston",
        industry: "Higher Education | Education | Community college",
        education: [{ institution: "Washington State University", degree: "Ph.D. | PhD | Doctor of Philosophy", field: "Zoology", year: 2007 }, { institution: "University of Jordan", degree: "B.Sc. | BSc | Bachelor of Science", field: "Biological Sciences" }],
        achievements: ["Idaho Community College Educator of the Year 2021 | Idaho Community College Educator of the Year"],
        interests: ["Ospreys | raptor ecology | ornithology"],
        hobbies: ["Baking | bakes | baking mana'eesh | mana'eesh"]
      },
      also: {
        title: "Chair of Natural Sciences | chair, Natural Sciences | Professor of Biology; chair of Natural Sciences | Teacher | trip leader | field trip leader",
        company: "Canyon Birders | Natural Sciences",
        location: "Idaho | Lewiston, US | US | United States | Sacajawea 318 | inland Northwest",
        industry: "Biology | Academia | Research",
        skills: ["Ornithology | field ornithology", "Anatomy and Physiology", "Bird banding | banding", "Teaching", "Undergraduate research", "Biology", "Zoology", "Raptor ecology | raptors | fish-eating raptors", "Avian ecology and behavior", "Wildlife ecology and conservation", "Climbing", "Baking"],
        achievements: ["Banded 612 birds since 2011 | students have banded 612 birds | 612 birds", "helped found the student food pantry | student food pantry founded 2018 | co-founded the student food pantry in 2018", "Nest-site fidelity of ospreys on regulated rivers of Idaho", "Osprey cam | osprey nest camera", "6 works | 71 citations | cited 71 times", "At Palouse Rim Community College since 2008 | Professor since 2008", "climbed up himself to clean the lens"],
        interests: ["undergraduate research", "fish-eating raptors | raptors", "Avian ecology and behavior", "Wildlife ecology and conservation | wildlife conservation", "Birds | birding | birdwatching", "Osprey cam", "Biology", "Food pantry", "Baking"],
        hobbies: ["Birding | birdwatching"],
        causes: ["student food pantry | food pantry | food insecurity | hunger among students", "Wildlife conservation | bird conservation | Conservation"],
        memberships: ["Canyon Birders"]
      },
      sources: [host + "/directory", host + "/academics/biology/faculty", host + "/news/osprey-cam", "https://orcid.org/0000-0002-5519-8841", "https://canyonbirders.example/trips/"]
    },
    {
      id: "burrell", about: "HR director of a college; formerly with another employer, whose page is still up; a LinkedIn listing.",
      contact: { email: "kburrell@prcc-idaho.example", full_name: "Keisha Burrell", company: "PRCC", location: "Lewiston, ID" },
      outcome: "found",
      facts: {
        title: "Director of Human Resources | HR Director | Human Resources Director",
        company: "Palouse Rim Community College | PRCC",
        location: "Lewiston, Idaho | Lewiston, ID | Lewiston",
        industry: "Higher Education | Education | Community college",
        certifications: ["SHRM-SCP | SHRM Senior Certified Professional"],
        education: [{ institution: "Gonzaga University", degree: "M.A. | MA | Master of Arts | Master's", field: "Organizational Leadership | Organizational leadership" }],
        memberships: ["Rotary Club of Lewiston Confluence | Rotary | Rotary Club"],
        linkedin: "https://www.linkedin.com/in/keisha-burrell-hr"
      },
      also: {
        title: "Title IX coordinator | HR manager | Human resources manager | HR Manager, Clearwater Cedar Products | vice president-elect | president-elect | co-chair",
        company: "Clearwater Cedar Products",
        location: "Idaho | Lewiston-Clarkston | Lewiston, Idaho, United States | Admin 104 | Orofino, Idaho | Orofino | United States | Lewiston–Clarkston",
        industry: "Human resources | Wood products | Lumber",
        skills: ["Human resources | HR", "Title IX | Title IX coordination", "Recruitment | recruiting | hiring", "Organizational leadership", "Benefits", "Employee relations", "Mediation", "Safety committees"],
        achievements: ["president-elect of the Rotary Club of Lewiston Confluence | president-elect 2026-27", "warm-coat drive | collected 412 coats | coat drive", "five years at Clearwater Cedar Products | HR manager at Clearwater Cedar Products", "at PRCC since 2022 | came to PRCC in 2022"],
        interests: ["Coat drive", "Education | community colleges", "Employee relations | mediation", "Rotary"],
        causes: ["Coat drive | warm-coat drive | winter coats for children | warm coats", "Rotary"],
        memberships: ["SHRM | Society for Human Resource Management"],
        hobbies: ["Volunteering"],
        certifications: ["Trained mediator | mediator"]
      },
      sources: [host + "/directory", host + "/human-resources", "https://confluencerotary.example/members/", "https://www.linkedin.com/in/keisha-burrell-hr", "https://clearwatercedar.example/contact.html"]
    }
  ],
  listings: [{ url: "https://www.linkedin.com/in/keisha-burrell-hr", title: "Keisha Burrell - Director of Human Resources - Palouse Rim Community College | LinkedIn", snippet: "Lewiston, Idaho, United States · Director of Human Resources at Palouse Rim Community College · Education: Gonzaga University, M.A., Organizational Leadership. Previously HR manager at Clearwater Cedar Products." }]
}
