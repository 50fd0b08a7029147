// Brightwater Staffing Partners, Chattanooga, Tennessee. A jobs site.
const host = "https://www.brightwaterstaffing.example"
const st = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Brightwater Staffing Partners</title><meta name="robots" content="index,follow"></head><body>
<nav><a href="${host}/">Brightwater</a> <a href="${host}/jobs">Find a job</a> <a href="${host}/employers">Employers</a> <a href="${host}/about">About</a></nav>${main}
<form action="/apply"><label>Upload resume <input type="file"></label></form><footer>Brightwater Staffing Partners, 1400 Tannery Flats, Chattanooga, TN 37402. An equal opportunity employer. Text HELP for help, STOP to stop.</footer></body></html>`
})
const pages = [
  st("/", "Jobs in Chattanooga", `<h1>Work that starts Monday</h1><p>Brightwater is a staffing agency in Chattanooga, Tennessee. Light industrial, warehouse, clerical, and some welding.</p>`),
  st("/jobs", "Find a job", `<ul><li>Forklift operator, 2nd shift, $21.50</li><li>Accounts payable clerk, temp to hire</li><li>TIG welder, $29</li></ul>`),
  st("/employers", "Employers", `<h1>For employers</h1><p>Fill rate 93 percent. Replacement within four hours.</p>`),
  st("/about", "About", `<h1>About Brightwater</h1><p>Yolanda Trask founded Brightwater in 2012 with a folding table and two phones; today she is president of a firm that put 3,900 people to work last year. One in five of them has a record, because Yolanda insists on what she calls the second shift: everybody gets one. Her program was named Tennessee Second Chance Employer of the Year in 2024.</p><p>She studied business at the University of Tennessee at Chattanooga and is a Certified Staffing Professional (CSP) of the American Staffing Association. Saturdays she calls square dances at the East Ridge grange.</p><p>Connect with Yolanda: <a href="https://www.linkedin.com/in/yolandatrask">LinkedIn</a></p>`)
]
export default {
  pages,
  listings: [{ url: "https://www.linkedin.com/in/yolandatrask", title: "Yolanda Trask - President - Brightwater Staffing Partners | LinkedIn", snippet: "Founder and president of Brightwater Staffing Partners. I believe in second chances and first shifts. Chattanooga, Tennessee · University of Tennessee at Chattanooga · 500+ connections" }],
  people: [
    {
      id: "trask", about: "Staffing president, known to the client by a LinkedIn address.",
      contact: { full_name: "Yolanda Trask", linkedin_url: "https://www.linkedin.com/in/yolandatrask", company: "Brightwater Staffing" },
      outcome: "found",
      facts: {
        title: "President | Founder and President | Founder & President",
        company: "Brightwater Staffing Partners | Brightwater | Brightwater Staffing",
        location: "Chattanooga, Tennessee | Chattanooga, TN | Chattanooga",
        industry: "Staffing | Staffing and Recruiting | Staffing agency | Recruiting",
        achievements: ["Tennessee Second Chance Employer of the Year | Tennessee Second Chance Employer of the Year in 2024"],
        education: [{ institution: "University of Tennessee at Chattanooga | UTC", field: "Business" }],
        certifications: ["Certified Staffing Professional | CSP | Certified Staffing Professional (CSP)"],
        hobbies: ["Square dance calling | calling square dances | square dancing | square dances"],
        linkedin: "https://www.linkedin.com/in/yolandatrask"
      },
      also: {
        title: "Founder | square dance caller | caller",
        location: "East Ridge | Tennessee | 1400 Tannery Flats, Chattanooga, TN 37402 | United States",
        industry: "Human resources | Light industrial staffing",
        skills: ["Staffing | recruiting | hiring", "Second chance hiring | second-chance hiring", "Entrepreneurship", "Square dance calling", "Leadership", "Business"],
        achievements: ["founded Brightwater in 2012 | founded Brightwater", "put 3,900 people to work last year | 3,900 people to work", "second shift program | the second shift"],
        interests: ["Second chances | second-chance employment", "Square dance | square dancing", "Work"],
        causes: ["Second chances | second chance hiring | second-chance employment | jobs for people with a record | re-entry"],
        memberships: ["American Staffing Association", "East Ridge grange | grange"],
        linkedin_bio: "Founder and president of Brightwater Staffing Partners. I believe in second chances and first shifts."
      },
      sources: [host + "/about", "https://www.linkedin.com/in/yolandatrask"]
    },
    {
      id: "pruett", about: "An e-mail address alone, of which nobody speaks.",
      contact: { email: "r.pruett@brightwaterstaffing.example" },
      outcome: "nothing", facts: {}, sources: [],
      never: ["Pruett's Peaches", "orchard", "Fort Valley"]
    }
  ]
}
