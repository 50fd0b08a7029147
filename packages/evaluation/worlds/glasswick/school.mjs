// Mesa Bluff School District, Pueblo, Colorado. A district site kit.
const host = "https://www.mesabluffschools.example"
const sd = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>${title} - Mesa Bluff School District</title></head><body data-app="thrillshare-like">
<div id="quicklinks"><a href="/menus">Lunch Menus</a><a href="/calendar">Calendar</a><a href="https://x.com/supt_orimoto">Superintendent on X</a></div>
<h1 class="site-title"><a href="${host}/">Mesa Bluff School District</a></h1><ul class="menu"><li><a href="${host}/superintendent">Superintendent</a></li><li><a href="${host}/departments/exceptional-student-services">Exceptional Student Services</a></li><li><a href="${host}/staff">Staff</a></li></ul>
<div class="page-content">${main}</div>
<footer>Find Us: Mesa Bluff School District, 640 Bluff Road, Pueblo, CO 81005. Stay connected. Copyright © 2026. All rights reserved.</footer></body></html>`
})
const pages = [
  sd("/", "Home", `<p>Five schools, 3,150 students, one bluff. Kindergarten round-up is May 4. Bus routes change on Monday.</p>`),
  sd("/superintendent", "Superintendent", `<h2>Office of the Superintendent</h2><p>Thaddeus Orimoto, Ed.D., Superintendent of Schools</p><p>Dear families,</p><p>I have been your superintendent for seven years now, and before that I was principal of Mesa Bluff High for six. When I came here from Fresno to teach chemistry I planned to stay for two. This fall every one of our high-school students can earn college credit before graduation; ten years ago it was one in nine. The four-day week stays. The phones stay in the lockers.</p><p>You will find me at most home games, behind the Badgers' bench with a whistle I am not allowed to use. Follow the district on X: <a href="https://x.com/supt_orimoto">@supt_orimoto</a>.</p><p><em>T. Orimoto</em></p>`),
  sd("/departments/exceptional-student-services", "Exceptional Student Services", `<h2>Exceptional Student Services</h2><p><b>Maria Gonzales, M.Ed., CCC-SLP</b>, Director of Special Education. Ms. Gonzales came to the district as a speech-language pathologist in 2006. She oversees services to 480 students with IEPs, and in 2022 started Bluff Works, in which students of 18 to 21 learn a trade with local employers. Master of Education, Adams State University.</p><p>Parents' rights handbook (English / Español). Child Find screenings: first Thursday.</p>`),
  sd("/staff", "Staff Directory", `<ul class="staff"><li>Arellano, Tina &ndash; Secretary, Central Office</li><li>Gonzales, Maria &ndash; Director of Special Education, Central Office</li><li>Orimoto, Thaddeus &ndash; Superintendent, Central Office</li><li>Zupancic, Frank &ndash; Director of Transportation</li></ul>`)
]
export default {
  pages,
  listings: [{ url: "https://x.com/supt_orimoto", title: "Thaddeus Orimoto (@supt_orimoto) / X", snippet: "Superintendent, Mesa Bluff School District, Pueblo CO. Recovering chemistry teacher. Slow hiker of fourteeners. Go Badgers." }],
  people: [
    {
      id: "orimoto", about: "Superintendent with a letter to families and an account on X.",
      contact: { email: "superintendent@mesabluffschools.example", full_name: "Thaddeus Orimoto", company: "Mesa Bluff School District" },
      outcome: "found",
      facts: {
        title: "Superintendent of Schools | Superintendent",
        company: "Mesa Bluff School District",
        location: "Pueblo, Colorado | Pueblo, CO | Pueblo",
        industry: "Education | Primary and Secondary Education | Education Administration | School district | K-12 education | Public education",
        achievements: ["Every high-school student can earn college credit before graduation | college credit before graduation | college credit"],
        education: [{ institution: "University of Northern Colorado", degree: "Ed.D. | Doctor of Education | EdD", field: "Educational leadership" }],
        sports_teams: ["Badgers | Mesa Bluff Badgers | Mesa Bluff High Badgers"],
        hobbies: ["Hiking fourteeners | hiking | fourteeners | slow hiker of fourteeners"],
        twitter: "https://x.com/supt_orimoto | https://twitter.com/supt_orimoto | @supt_orimoto"
      },
      also: {
        title: "principal of Mesa Bluff High | Principal | chemistry teacher | Superintendent, Mesa Bluff School District | Teacher | panelist | Recovering chemistry teacher",
        company: "Mesa Bluff High | Mesa Bluff High School",
        location: "Fresno | Fresno, California | Colorado | 640 Bluff Road, Pueblo, CO 81005 | United States | California",
        skills: ["Chemistry | teaching chemistry", "School leadership | educational leadership | leadership", "Concurrent enrollment | dual enrollment | college credit", "Teaching", "Four-day week scheduling | four-day school week"],
        achievements: ["superintendent for seven years | seven years as superintendent", "principal of Mesa Bluff High for six years | principal for six", "Four-day week | four-day school week", "Climbed 41 of Colorado's fourteeners | 41 fourteeners | 41 of the 58", "phones stay in the lockers | phone ban | phone-free schools", "panelist at the Colorado Small Schools Summit | Four Days, Still Friday | Colorado Small Schools Summit 2025"],
        interests: ["Chemistry", "Fourteeners | hiking | mountains", "College credit in high school | concurrent enrollment", "Four-day school week", "Phone-free schools | phones in schools", "High-school sports | home games"],
        hobbies: ["attending home games | watching high-school games"],
        causes: ["College access | concurrent enrollment | college credit for all", "Rural schools | small schools"],
        twitter_bio: "Superintendent, Mesa Bluff School District, Pueblo CO. Recovering chemistry teacher. Slow hiker of fourteeners. Go Badgers.",
        certifications: ["Ed.D."]
      },
      sources: [host + "/superintendent", host + "/staff", "https://x.com/supt_orimoto", "https://cosmallschools.example/summit/2025"]
    },
    {
      id: "gonzales-school", about: "Director of special education; another Maria Gonzales works in the same city.",
      contact: { email: "maria.gonzales@mesabluffschools.example", full_name: "Maria Gonzales", company: "Mesa Bluff School District", title: "Director of Special Education" },
      outcome: "found",
      facts: {
        title: "Director of Special Education | Special Education Director",
        company: "Mesa Bluff School District",
        location: "Pueblo, Colorado | Pueblo, CO | Pueblo",
        industry: "Education | Primary and Secondary Education | Education Administration | School district | K-12 education | Public education | Special education",
        certifications: ["CCC-SLP | Certificate of Clinical Competence in Speech-Language Pathology"],
        education: [{ institution: "Adams State University", degree: "Master of Education | M.Ed. | MEd", field: "Education" }],
        achievements: ["started Bluff Works | Bluff Works | started Bluff Works in 2022"],
        hobbies: ["Mariachi | violin in a mariachi | plays violin in Mariachi Sangre de Cristo | mariachi violin"]
      },
      also: {
        title: "speech-language pathologist | violinist | SLP | Founder of Bluff Works",
        company: "Bluff Works | Mariachi Sangre de Cristo",
        location: "Colorado | Central Office | 640 Bluff Road, Pueblo, CO 81005 | United States",
        skills: ["Speech-language pathology | speech therapy", "Special education", "IEPs | IEP", "Transition programs | job training | vocational training", "Violin | mariachi", "Leadership"],
        achievements: ["oversees services to 480 students with IEPs | 480 students with IEPs", "came to the district in 2006 | in the district since 2006"],
        interests: ["Mariachi | music", "Speech-language pathology", "Work training for young adults with disabilities | vocational training", "Music | violin"],
        causes: ["Students with disabilities | special education | disability employment | employment for students with disabilities"],
        memberships: ["Mariachi Sangre de Cristo"],
        hobbies: ["violin | music | playing the violin"],
        certifications: ["M.Ed."]
      },
      sources: [host + "/departments/exceptional-student-services", host + "/staff", "https://mariachisangre.example/musicos"],
      never: ["SBA loans", "Banker of the Year", "Bessemer", "Latina Business Circle", "teller"]
    }
  ]
}
