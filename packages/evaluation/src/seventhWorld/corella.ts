import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="UTF-8"><title>${title} - Corella Bay Public School</title></head>
<body class="sws"><div class="sws-global-header">Department of Education · <a href="/translate">Translate</a> · <a href="/parents">Parents and carers</a></div><header><h2 class="school">Corella Bay Public School</h2><p class="motto">Look up</p><nav><a href="/about-our-school">About our school</a><a href="/supporting-our-students">Supporting our students</a><a href="/learning-at-our-school">Learning at our school</a><a href="/news">News</a></nav></header>
<main>${body}</main>
<footer><p>We acknowledge the Awabakal people, the Traditional Custodians of the land on which our school stands.</p><address>Banksia Parade, Corella Bay NSW 2295<br>T: (02) 5550 7707<br>E: corellabay-p.school@schools.example</address><a href="/privacy">Privacy</a> <a href="/copyright">Copyright</a> <a href="/accessibility">Accessibility</a></footer></body></html>`

/** A primary school in New South Wales: a principal's message, a newsletter, surf club and council news. */
export const corella: WorldPart = {
  pages: [
    {
      url: "https://corellabayps.example/about-our-school/staff",
      body: shell(
        "Our staff",
        `<h1>Our staff</h1><table><caption>Executive team 2026</caption><tr><th scope="col">Role</th><th scope="col">Name</th></tr><tr><td>Principal</td><td>Jacqueline Harcourt-Mead</td></tr><tr><td>Deputy Principal</td><td>Dane Kowarski</td></tr><tr><td>Assistant Principal, Early Stage 1</td><td>Trinh Luong</td></tr><tr><td>Business Manager</td><td>Deb Fairweather</td></tr></table><h2>Teaching staff</h2><p>KC Mrs Cho · 1B Mr Barlow · 2/3W Ms Wilde</p>`
      )
    },
    {
      url: "https://corellabayps.example/about-our-school/principals-message",
      body: shell(
        "Principal’s message",
        `<h1>Principal’s message</h1><p>Welcome to Corella Bay Public School. I have had the privilege of leading our school since 2020.</p><p>I began teaching in Broken Hill in 1998 after my Bachelor of Education at the University of Newcastle, and I completed a Master of Educational Leadership at UNSW in 2014. I believe that every child can learn to read, and that most of them want to do it outside.</p><p>You will find me at the gate every morning, most often with Biggles, our wellbeing labradoodle, who goes home with me at three.</p><p>Jacqueline Harcourt-Mead<br>Principal</p>`
      )
    },
    {
      url: "https://corellabayps.example/news/2026/term-3-week-6",
      body: shell(
        "Newsletter Term 3 Week 6",
        `<h1>The Corella – Term 3 Week 6, 2026</h1><h3>Congratulations, Mrs Harcourt-Mead</h3><p>Our principal Jacqueline Harcourt-Mead was presented with the Secretary’s Award for an Outstanding School Initiative in Sydney last Thursday, for Reading Under Trees.</p><h3>From the Deputy</h3><p>A reminder that hats are not optional. Thank you to the 43 students who stayed for coding club. I am looking for a second-hand drum kit for the band room. – Dane Kowarski, Deputy Principal</p><h3>Canteen</h3><p>Volunteers needed Tuesday and Friday. Call Deb.</p>`
      )
    },
    {
      url: "https://principalsnsw.example/councils/hunter",
      body: `<!doctype html><html lang="en-AU"><head><title>Hunter Principals’ Council | Public Primary Principals NSW</title></head><body><h1>Hunter Principals’ Council</h1><h2>Executive</h2><div class="profile"><h4>Jacqueline Harcourt-Mead</h4><p>Deputy President</p><p>Principal, Corella Bay PS. Jacqueline’s portfolio is early literacy and rural transition.</p></div><div class="profile"><h4>Grant Isbister</h4><p>President</p><p>Principal, Redhead Flats PS</p></div></body></html>`
    },
    {
      url: "https://corellabaysurfclub.example/news/masters-2026",
      body: `<!doctype html><html lang="en"><head><title>Masters bring home the silverware | Corella Bay SLSC</title></head><body><div class="menu">Home / Join / Patrols / Nippers / News</div><h1>Masters bring home the silverware</h1><p>15 March 2026</p><p>What a weekend at Swansea-Belmont! Jacqueline Harcourt-Mead (better known as the principal up the hill) won gold in the women’s 50+ ski race. Also on the podium: Robbo Finch (board, bronze) and the Lacey sisters.</p><p>Club stalwart Dane Kowarski earned his Silver Medallion Beach Management and will captain the Sunday patrol next season. The Corella deputy moonlights as the drummer in covers band The Lunch Orders.</p></body></html>`
    },
    {
      url: "https://lakeandcoastnews.example/2026/08/principal-returns",
      news: { seen: "20260803T010000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Corella Bay principal back at the gate - Lake &amp; Coast News</title></head><body><h1>Corella Bay principal back at the gate</h1><p>By Shona Eddy, August 3 2026</p><p>Children lined Banksia Parade on Monday to welcome back Corella Bay Public School principal Jacqueline Harcourt-Mead after ten weeks away for a hip replacement.</p><p>Mrs Harcourt-Mead, a Newcastle Knights tragic, said that she had missed the noise. She has raised more than $30,000 for the helicopter service Hunter Air Rescue over the years by paddling from Corella Bay to Nobbys.</p><h4>Most read</h4><ol><li>Swansea bridge stuck again</li><li>Pelican eats drone</li></ol></body></html>`
    }
  ],
  listings: [
    {
      url: "https://au.linkedin.com/in/danekowarski",
      title: "Dane Kowarski - Deputy Principal - Corella Bay Public School | LinkedIn",
      snippet:
        "Newcastle, New South Wales, Australia · Deputy Principal at Corella Bay Public School. Music and maths. · Education: Charles Sturt University · 140 connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "jacqueline-harcourt-mead",
      about: "A head teacher by her own message and her surf club; an operation in the local paper.",
      contact: {
        email: "jacqueline.harcourt-mead@corellabayps.example",
        full_name: "Jacqueline Harcourt-Mead"
      },
      outcome: "found",
      facts: {
        title: "Principal | principal",
        company: "Corella Bay Public School | Corella Bay PS",
        skills: ["early literacy"],
        achievements: [
          "Secretary’s Award for an Outstanding School Initiative | Secretary's Award | Secretary’s Award",
          "gold in the women’s 50+ ski race | gold | women’s 50+ ski race"
        ],
        hobbies: ["ski race | surf ski | paddling"],
        sports_teams: ["Newcastle Knights"],
        causes: ["Hunter Air Rescue"],
        memberships: [
          "Hunter Principals’ Council | Hunter Principals' Council | Public Primary Principals NSW",
          "Corella Bay SLSC | Corella Bay Surf Club"
        ],
        education: [
          {
            institution: "University of Newcastle",
            degree: "Bachelor of Education | Bachelor",
            field: "Education"
          },
          {
            institution: "UNSW",
            degree: "Master of Educational Leadership | Master",
            field: "Educational Leadership",
            year: 2014
          }
        ],
        pets: ["labradoodle | Biggles | Biggles, our wellbeing labradoodle"]
      },
      also: {
        location:
          "Corella Bay NSW | Corella Bay | Corella Bay, NSW | Corella Bay, New South Wales, Australia",
        industry: "Education | education",
        skills: ["rural transition", "Educational Leadership", "teaching"],
        interests: ["early literacy", "rural transition", "paddling", "reading | Reading Under Trees"],
        achievements: ["Reading Under Trees", "raised more than $30,000 | $30,000", "Deputy President"],
        sports_teams: ["Corella Bay SLSC"],
        causes: ["literacy | early literacy"]
      },
      sources: [
        "https://corellabayps.example/about-our-school/principals-message",
        "https://corellabayps.example/about-our-school/staff",
        "https://corellabayps.example/news/2026/term-3-week-6",
        "https://principalsnsw.example/councils/hunter",
        "https://corellabaysurfclub.example/news/masters-2026",
        "https://lakeandcoastnews.example/2026/08/principal-returns"
      ],
      sensitive: ["hip replacement"]
    },
    {
      id: "dane-kowarski",
      about: "A deputy who is known by his surf club and his band rather than by his school.",
      contact: { email: "dane.kowarski@corellabayps.example", full_name: "Dane Kowarski" },
      outcome: "found",
      facts: {
        title: "Deputy Principal",
        company: "Corella Bay Public School | Corella Bay PS",
        location:
          "Newcastle, New South Wales, Australia | Newcastle | Corella Bay NSW | Corella Bay | Newcastle, NSW",
        hobbies: ["drummer | drums | drumming | The Lunch Orders"],
        memberships: ["Corella Bay SLSC | Corella Bay Surf Club"],
        education: [{ institution: "Charles Sturt University" }],
        certifications: ["Silver Medallion Beach Management | Silver Medallion"],
        linkedin_bio: "Music and maths. | Deputy Principal at Corella Bay Public School. Music and maths.",
        linkedin: "https://au.linkedin.com/in/danekowarski | https://www.linkedin.com/in/danekowarski"
      },
      also: {
        industry: "Education | education",
        interests: ["Music | Music and maths", "maths", "coding | coding club"],
        memberships: ["The Lunch Orders"],
        achievements: ["Silver Medallion Beach Management", "captain the Sunday patrol"],
        sports_teams: ["Corella Bay SLSC"],
        skills: ["Music", "maths"]
      },
      sources: [
        "https://corellabayps.example/about-our-school/staff",
        "https://corellabayps.example/news/2026/term-3-week-6",
        "https://corellabaysurfclub.example/news/masters-2026",
        "https://au.linkedin.com/in/danekowarski"
      ]
    }
  ]
}
