const sq = (path, title, main) => ({
  url: `https://www.secondharbor.example${path}`,
  body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><!-- This is Squarespace. --><title>${title} &mdash; Second Harbor Literacy</title><meta property="og:site_name" content="Second Harbor Literacy"><link rel="canonical" href="https://www.secondharbor.example${path}"></head><body class="tweak-global-animations-enabled"><header id="header" class="white"><div class="header-title"><a href="/">Second Harbor Literacy</a></div><nav><a href="/what-we-do">What we do</a><a href="/team">Team</a><a href="/volunteer">Volunteer</a><a href="/journal">Journal</a><a href="/donate">Donate</a></nav></header><main id="page"><div class="sqs-block-content">${main}</div></main><footer><p>Second Harbor Literacy is a 501(c)(3) nonprofit. 906 Thea Landing, Tacoma, WA 98402</p><p>EIN 91-5550123</p></footer></body></html>`
})
const industry = "Nonprofit | Non-profit | Nonprofit organization | Adult literacy | Literacy | Education | Adult education | Nonprofit Organization Management | Non-profit organizations | Literacy nonprofit"
const company = "Second Harbor Literacy | Second Harbor"
const tac = "Tacoma, Washington | Tacoma | Tacoma, WA"
export default {
  people: [
    {
      id: "jd-marisol-vandeveer",
      about: "A newspaper told of her family troubles; an archived page has her former title.",
      contact: { full_name: "Marisol Vandeveer", email: "marisol@secondharbor.example" },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company, location: tac, industry,
        pets: ["Biscuit | greyhound | three-legged greyhound | greyhound named Biscuit | Biscuit, a three-legged greyhound | Biscuit (greyhound)"],
        causes: ["adult literacy | literacy"],
        achievements: ["Puget Bridgebuilder of the Year | Puget Bridgebuilder of the Year 2025 | 2025 Puget Bridgebuilder of the Year"],
        education: [{ institution: "University of Puget Sound", degree: "BA | B.A. | bachelor's | Bachelor of Arts", field: "English", year: 1999 }]
      },
      also: {
        title: "Program Director | Former Program Director | ESL teacher | Instructor | tutor | deckhand | Board member, Washington Reads Coalition | Ferry deckhand | Ferry worker",
        location: "Washington | Washington State | United States",
        skills: ["grant writing | fundraising", "teaching ESL | ESL | teaching English | teaching", "program development | family literacy programs", "nonprofit leadership | nonprofit management"],
        achievements: ["grew the organization from 60 learners to 1,100 | 1,100 learners a year | from 60 learners to 1,100", "Read on the Ferry | started Read on the Ferry | reading circles on the ferry | founded Read on the Ferry", "opened the jail classroom | classes in the county jail | GED classes in the county jail", "raised $2.4 million | $2.4 million building campaign | $2.4 million campaign", "executive director since 2016"],
        interests: ["ferries", "adult literacy", "mystery novels | crime novels | reading", "greyhounds | greyhound rescue", "sea shanties | shanty choir | singing shanties | singing"],
        hobbies: ["singing in a shanty choir | shanty singing | sea shanties | singing", "reading mysteries | reading | reading mystery novels"],
        causes: ["adult education | GED | education in jail | jail education", "family literacy", "greyhound rescue | greyhound adoption | rescue dogs"],
        memberships: ["Washington Reads | Washington Reads Coalition | board of the Washington Reads Coalition", "Foss Waterway Shanty Choir | shanty choir"],
        certifications: ["TESOL certificate | TESOL"],
        education: [{ institution: "Seattle University", degree: "Master of Nonprofit Leadership | master's", field: "Nonprofit Leadership" }]
      },
      sources: ["https://www.secondharbor.example/team", "https://www.secondharbor.example/journal/ten-years-marisol", "https://www.pugetbridgebuilders.example/2025", "https://www.tacomabeacon.example/2024/10/vandeveer-profile"],
      sensitive: ["rehab", "divorce", "custody", "heroin"]
    },
    {
      id: "jd-jerome-katsaros",
      about: "Writes from webmail; the address stands on a coalition page.",
      contact: { full_name: "Jerome Katsaros", email: "jkatsaros253@gmail.com" },
      outcome: "found",
      facts: {
        title: "Volunteer Programs Manager | Volunteer Program Manager | Manager of Volunteer Programs",
        company, location: tac, industry,
        hobbies: ["sea kayaking | kayaking"],
        sports_teams: ["Seattle Mariners | Mariners"],
        causes: ["literacy | adult literacy"],
        skills: ["tutor training | training tutors | volunteer management | volunteer recruitment"]
      },
      also: {
        title: "Newspaper copy editor | copy editor | Conference co-chair | Volunteer tutor | tutor | co-chair of the tutor conference | Co-chair",
        location: "Washington | Washington State | United States | Puget Sound",
        industry: "Journalism | Newspapers",
        skills: ["copy editing | editing", "Greek | Modern Greek", "phonics | teaching reading | reading instruction", "volunteer management | recruiting volunteers", "training | workshops | workshop facilitation", "event planning | organizing a conference | conference planning"],
        achievements: ["180 volunteer tutors | recruits and trains 180 tutors | trains 180 tutors", "Adults are not tall children | workshop: Adults are not tall children | workshop Adults are not tall children", "co-chair of the Washington tutor conference | co-chairs the Evergreen Tutors' Day | Evergreen Tutors' Day", "22 years as a copy editor | 22 years as a newspaper copy editor"],
        interests: ["baseball | Mariners | scorekeeping | keeping score by hand", "kayaking", "phonics", "grammar | punctuation | the comma | commas"],
        hobbies: ["keeping score at baseball games | scorekeeping | keeping score by hand"],
        memberships: ["Washington Reads Coalition | Washington Reads"]
      },
      sources: ["https://www.secondharbor.example/team", "https://www.secondharbor.example/volunteer", "https://www.washingtonreads.example/tutors-day-2026"]
    }
  ],
  pages: [
    sq("/", "Home", `<h1>It is never too late to read the label.</h1><p>Second Harbor Literacy teaches 1,100 adults a year in Tacoma to read, write and pass the tests that somebody keeps putting in their way. Free, always.</p><a class="sqs-block-button-element" href="/volunteer">Become a tutor</a>`),
    sq("/team", "Team", `<h2>The crew</h2><h3>Marisol Vandeveer</h3><p>Executive Director</p><p>Marisol came to us as a teacher in 2008, by way of a deckhand's job on the ferries. English at the University of Puget Sound (1999), TESOL certificate, and later a Master of Nonprofit Leadership from Seattle University. She writes the grants and, when someone is sick, the whiteboard.</p><h3>Jerome Katsaros</h3><p>Volunteer Programs Manager</p><p>Jerome spent 22 years as a newspaper copy editor and can hear a comma. He recruits and trains our 180 tutors. Speaks Greek with exactly two of our students.</p><h3>Thuy Pham-Roberts</h3><p>Director of Instruction</p><h3>Biscuit</h3><p>Greyhound, three legs. Marisol's. Head of greeting.</p>`),
    sq("/volunteer", "Volunteer", `<h2>Be a tutor</h2><p>You need two hours a week and a good ear. Tutor training is four evenings with Jerome Katsaros, who starts every session with the Mariners score, whatever it is, and ends it with phonics.</p><p>"I thought I would be bored after the paper," Jerome says. "Then a man of 61 read me a menu." On summer weekends he is out in his sea kayak; leave a message.</p>`),
    sq("/journal/ten-years-marisol", "Ten years with Marisol", `<h1>Ten years with Marisol</h1><p>February 2, 2026</p><p>This month Marisol Vandeveer has been our executive director for ten years. When she took over from the program director's desk, we had 60 learners and a leak. Now there are 1,100 learners, a classroom in the county jail, reading circles on the morning boat (Read on the Ferry was her idea; she still knows the crews) and, thanks to a $2.4 million campaign, a roof of our own.</p><p>We gave her a first edition of a mystery. She had read it.</p><p>Thanks also to the Foss Waterway Shanty Choir, in which she sings alto, for turning up unannounced.</p>`),
    sq("/what-we-do", "What we do", `<h2>What we do</h2><ul><li>One-to-one reading</li><li>English for work</li><li>GED classes, also in the county jail</li><li>Family literacy nights</li></ul>`),
    {
      url: "https://www.pugetbridgebuilders.example/2025",
      body: `<!DOCTYPE html><html><head><title>Puget Bridgebuilders 2025</title></head><body><h1>Bridgebuilder of the Year</h1><p><strong>Marisol Vandeveer, Second Harbor Literacy, Tacoma.</strong> For teaching on ferries, in jails and once in a laundromat during a power cut. She also sits on the board of the Washington Reads Coalition.</p></body></html>`
    },
    {
      url: "https://www.washingtonreads.example/tutors-day-2026",
      body: `<html><head><title>Evergreen Tutors' Day 2026 | Washington Reads Coalition</title></head><body><h1>Evergreen Tutors' Day</h1><p>Saturday, September 19, 2026, Olympia</p><p>Co-chairs: Jerome Katsaros (Second Harbor Literacy, Tacoma, <a href="mailto:jkatsaros253@gmail.com">jkatsaros253@gmail.com</a>) and Wen Dixon (Spokane).</p><h2>Workshops</h2><ul><li>Adults are not tall children (Jerome Katsaros)</li><li>Numbers for people who were told they couldn't (Wen Dixon)</li></ul><p>Jerome will be the one at lunch keeping score of the ball game by hand.</p></body></html>`
    }
  ],
  archive: [
    { url: "https://www.secondharbor.example/staff", timestamp: "20140611080211", body: `<html><head><title>Staff - Second Harbor Literacy</title></head><body><h1>Staff</h1><p>Glenn Torvik, Executive Director</p><p>Marisol Vandeveer, Program Director</p><p>Thuy Pham, Instructor</p></body></html>` }
  ]
}
