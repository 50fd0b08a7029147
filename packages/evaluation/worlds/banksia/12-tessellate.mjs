const T = "https://www.tessellaterobotics.example"
// React-ish shell with server-rendered content, JSON-LD for the organisation only
const rb = (title, body) => `<!doctype html><html lang="en"><head><title>${title} | Tessellate Robotics</title><meta name="description" content="Collaborative palletizing robots, built in Lowell, Massachusetts."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Corporation","name":"Tessellate Robotics, Inc.","tickerSymbol":"TSLR"}</script></head><body><div id="__next"><header class="css-1x9"><a href="/">Tessellate</a><a href="/company">Company</a><a href="/company/leadership">Leadership</a><a href="/newsroom">Newsroom</a></header><main class="css-7f2">${body}</main><footer class="css-0k">© 2026 Tessellate Robotics, Inc., 1 Canal Mill Place, Lowell, Massachusetts</footer></div></body></html>`
export default {
  people: [
    {
      id: "tessellate-deshmukh", about: "Rich: CTO of a listed company; Hacker News, YouTube, Crossref; promoted from VP in the archive.",
      contact: { email: "adeshmukh@tessellaterobotics.example", full_name: "Anjali Deshmukh", company: "Tessellate Robotics" }, outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO", company: "Tessellate Robotics | Tessellate Robotics, Inc. | Tessellate", location: "Lowell, Massachusetts | Lowell | Lowell, MA", industry: "robotics | industrial robotics | robotics manufacturing | industrial automation",
        skills: ["motion planning", "grasp planning | robotic grasping", "C++"], achievements: ["Grasping unstable stacks with tactile feedback | paper on grasping unstable stacks", "14 US patents | holds 14 US patents", "talk Why Boxes Lie at RoboNortheast 2026 | Why Boxes Lie", "Massachusetts Robotics Innovator of the Year 2025"],
        memberships: ["IEEE Senior Member | senior member of the IEEE | IEEE"], causes: ["FIRST robotics mentoring | mentors a FIRST robotics team at Lowell High | mentors FIRST team"], hobbies: ["bouldering", "sitar | plays the sitar"], interests: ["origami engineering | origami"],
        education: [{ institution: "Carnegie Mellon University | Carnegie Mellon", degree: "PhD", field: "Robotics", year: 2011 }, { institution: "IIT Bombay | Indian Institute of Technology Bombay", degree: "B.Tech | BTech | Bachelor of Technology", field: "Mechanical Engineering", year: 2005 }]
      },
      also: { title: "Vice President of Engineering | VP of Engineering" },
      sources: [`${T}/company/leadership`, `${T}/newsroom/cto`, "https://robonortheast.example/2026", "https://doi.org/10.99120/tact.2024.0091", "https://news.ycombinator.com/user?id=anjalid_bots", "https://www.youtube.com/channel/UCx990TessRobo0000000001", `${T}/company/leadership-2021`], sensitive: ["green-card", "IVF"]
    },
    {
      id: "tessellate-vandenheuvel", about: "Middle: particled name; markup in his bio that must be escaped; his own page is gone and lives in the archive.",
      contact: { email: "pvandenheuvel@tessellaterobotics.example", full_name: "Pieter van den Heuvel", company: "Tessellate Robotics, Inc." }, outcome: "found",
      facts: {
        title: "Vice President, Manufacturing | VP Manufacturing | VP, Manufacturing", company: "Tessellate Robotics | Tessellate Robotics, Inc. | Tessellate", location: "Lowell, Massachusetts | Lowell | Lowell, MA", industry: "robotics | industrial robotics | robotics manufacturing | industrial automation",
        skills: ["lean manufacturing", "Six Sigma | Six Sigma Black Belt"], certifications: ["Six Sigma Black Belt | Lean Six Sigma Black Belt"], hobbies: ["cyclocross | cyclocross racing"], sports_teams: ["Boston Bruins | Bruins"]
      },
      also: { title: "Plant Manager", achievements: ["brought the Lowell line to 200 robots a month | 200 robots a month"] },
      sources: [`${T}/company/leadership`, `${T}/company/leadership/pieter-van-den-heuvel`, `${T}/company/leadership-2021`]
    }
  ],
  pages: [
    { url: `${T}/`, body: rb("Palletizing robots", `<h1>Stack anything.</h1><p>Tessellate Robotics makes collaborative palletizing robots. 1,100 installed in warehouses and breweries, from Nashua to Nagoya. Industrial robotics made in Lowell.</p>`) },
    { url: "https://tessellaterobotics.example/", body: `<html><body><a href="${T}/">Tessellate Robotics</a></body></html>` },
    { url: `${T}/company`, body: rb("Company", `<h1>Company</h1><p>Founded 2013 in a canal mill; listed since 2022 (TSLR). 320 people.</p><p><a href="/company/leadership">Leadership</a> · <a href="/company/leadership-2021">Our 2021 team</a></p>`) },
    { url: `${T}/company/leadership`, body: rb("Leadership", `<h1>Leadership</h1><h3>Anjali Deshmukh, PhD</h3><p>Chief Technology Officer. Anjali works on motion planning and grasp planning from Lowell, holds 14 US patents and is a Senior Member of the IEEE. PhD in Robotics, Carnegie Mellon University (2011); B.Tech in Mechanical Engineering, IIT Bombay (2005). She mentors a FIRST robotics team at Lowell High, boulders badly ("bouldering is motion planning with consequences"), plays the sitar, and thinks origami engineering will save packaging.</p><h3>Pieter van den Heuvel</h3><p>Vice President, Manufacturing. Desk sign: <code>&lt;img src=x onerror=alert("PIETER")&gt;</code> <a href="/company/leadership/pieter-van-den-heuvel">More</a></p><h3>Xiaowen Liu, CFA</h3><p>Chief Financial Officer</p>`) },
    { url: `${T}/company/leadership/pieter-van-den-heuvel`, dead: true, body: rb("Pieter van den Heuvel", "<p>gone</p>") },
    { url: `${T}/company/leadership-2021`, body: rb("2021 team", `<h1>Our 2021 team</h1><p>Anjali Deshmukh, Vice President of Engineering. Pieter van den Heuvel, Plant Manager.</p>`) },
    { url: `${T}/newsroom`, body: rb("Newsroom", `<h1>Newsroom</h1><p>2022-01-10 <a href="/newsroom/cto">Deshmukh named CTO</a></p>`) },
    { url: `${T}/newsroom/cto`, body: rb("Deshmukh named CTO", `<h1>Anjali Deshmukh named Chief Technology Officer</h1><p>LOWELL, Mass. — Tessellate Robotics, Inc. today named Anjali Deshmukh Chief Technology Officer. In 2025 she was Massachusetts Robotics Innovator of the Year 2025. (Updated.)</p>`) },
    { url: "https://robonortheast.example/", body: `<html><body><h1>RoboNortheast</h1><a href="/2026">Program 2026</a></body></html>` },
    { url: "https://robonortheast.example/2026", body: `<html><body><h1>RoboNortheast 2026, Boston</h1><h3>Anjali Deshmukh, CTO, Tessellate Robotics: Why Boxes Lie</h3><p>Code in C++, failures in slow motion. "I spent three years on a green-card queue and two on IVF; a leaning pallet does not scare me."</p><h3>Kenji Mori: Sanding robots</h3></body></html>` }
  ],
  archive: [{ url: `${T}/company/leadership/pieter-van-den-heuvel`, timestamp: "20260311120000", body: rb("Pieter van den Heuvel", `<h1>Pieter van den Heuvel</h1><p>Pieter runs manufacturing in Lowell. A Six Sigma Black Belt with twenty years of lean manufacturing behind him, he brought the Lowell line to 200 robots a month. Off hours: cyclocross, and the Bruins in all weathers.</p><p>&lt;img src=x onerror=alert("PIETER")&gt; his motto, he says, is escape everything.</p>`) }],
  payloads: [`<img src=x onerror=alert("PIETER")>`],
  robots: { "www.tessellaterobotics.example": "User-agent: *\nDisallow: /newsroom/drafts/\n" },
  hackerNews: [{ username: "anjalid_bots", about: "CTO at Tessellate Robotics. I like C++ more than I should.", karma: 2210, stories: [{ title: "Grasping unstable stacks (our paper)", url: "https://doi.org/10.99120/tact.2024.0091", points: 143, at: "2024-06-02T00:00:00Z" }], comments: [{ story: "Ask HN: pallets", text: "Boxes lie. Weigh them.", at: "2026-03-01T00:00:00Z" }] }],
  youtube: [{ id: "UCx990TessRobo0000000001", handle: "@tessellaterobotics", title: "Tessellate Robotics", videos: [{ id: "x9900000001", title: "Anjali Deshmukh: Why Boxes Lie (RoboNortheast 2026)", at: "2026-10-20T00:00:00Z", description: "CTO Anjali Deshmukh on grasping and sensing." }] }],
  crossref: [{ doi: "10.99120/tact.2024.0091", title: "Grasping unstable stacks with tactile feedback", journal: "Tactile Machines", published: [2024, 5], authors: [{ given: "Anjali", family: "Deshmukh", affiliation: "Tessellate Robotics, Lowell" }, { given: "Bo", family: "Halvorsen" }] }],
  edgar: [{ cik: 1990041, ticker: "TSLR", name: "Tessellate Robotics, Inc.", sic: "3569", industry: "General Industrial Machinery", city: "Lowell", state: "MA" }],
  rdap: [{ domain: "tessellaterobotics.example", registrant: "Tessellate Robotics, Inc.", registered: "2013-03-04T00:00:00Z" }]
}
