import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-ZA"><head><meta charset="utf-8"><title>${title} | Msunduzi Ridge College</title></head>
<body><div class="topbar">Tel 033 555 0100 | <a href="/parents">Parent portal</a> | <a href="/apply">Apply for 2027</a></div><div class="nav"><a href="/">Home</a><a href="/our-school">Our school</a><a href="/staff">Staff</a><a href="/sport">Sport</a><a href="/news">News</a></div>
<div class="body"><h1>${title}</h1>${body}</div><div class="footer">Msunduzi Ridge College, 40 Town Bush Road, Pietermaritzburg, 3201, KwaZulu-Natal. NPC 1994/000000/08</div></body></html>`

/** A school: a much-honoured head, a teacher whom a forum accuses, a teacher with the name of an estate agent in town. */
export const msunduziRidge: WorldPart = {
  pages: [
    {
      url: "https://msunduziridge.example/",
      body: shell("Welcome", "<p>An independent co-educational day school for Grades 8 to 12.</p>")
    },
    {
      url: "https://msunduziridge.example/our-school/head",
      body: shell(
        "From the Head",
        `<p>Sanibonani, and welcome.</p><p>I came to Msunduzi Ridge in January 2020 and still find a new path through the grounds every week. Before that I taught history in Soweto and was deputy head of a girls’ school in Durban. Our school is small enough that I know each child by name.</p><p>On most mornings you will find me at the gate with Tolstoy, the school’s most punctual Labrador, who goes home with me at four.</p><p><strong>Nomvula Dlamini-Hart</strong><br>Head of College<br>BA (Hons) History, University of KwaZulu-Natal<br>MEd Educational Leadership, University of the Witwatersrand, 2011<br>head@msunduziridge.example</p>`
      )
    },
    {
      url: "https://msunduziridge.example/staff",
      body: shell(
        "Staff",
        `<h2>Senior management</h2><p>Ms N. Dlamini-Hart (Nomvula Dlamini-Hart) – Head of College<br>Mr C. Abrahams – Deputy Head, Pastoral<br>Mrs J. van Heerden – Bursar</p>
<h2>Mathematics</h2><p>Mr P. Swanevelder (Pieter Swanevelder) – Head of Mathematics; 1st XI cricket<br>Ms T. Mkhize – Grade 8 and 9</p>
<h2>Life Sciences and Physical Sciences</h2><p>Vacancy – Life Sciences (locum)<br>Dr A. Moodley – Physical Sciences</p>`
      )
    },
    {
      url: "https://msunduziridge.example/news/olympiad-2026",
      body: shell(
        "Maths Olympiad gold, again",
        `<p><small>Posted 14 September 2026 in News, Academics</small></p><p>Three of our Grade 11s came home with gold. “They did the work, I bought the pizza,” said Head of Mathematics Pieter Swanevelder, who received the AMESA Teacher Excellence Award in July. Mr Swanevelder has a BSc in Applied Mathematics and a PGCE, both from Stellenbosch University. He is a member of the Association for Mathematics Education of South Africa.</p><p>Share this: Facebook WhatsApp Email</p>`
      )
    },
    {
      url: "https://natalmidlandspress.example/community/head-honoured",
      news: { seen: "20260602T070000Z", language: "English", country: "South Africa" },
      body: `<!doctype html><html lang="en"><head><title>City head honoured for rural libraries - Natal Midlands Press</title></head><body><nav>News Sport Community Classifieds</nav><h1>City head honoured for rural libraries</h1><p>2 June 2026 · Sizwe Khumalo</p><p>Nomvula Dlamini-Hart, head of Msunduzi Ridge College in Pietermaritzburg, has been named KZN Educator of the Year for her work with Izincwadi Trust, which she helped to start in 2015 and which has opened 31 libraries in rural schools.</p><p>Dlamini-Hart, who has swum the Midmar Mile 14 times, plays second violin in the Capital City Orchestra and serves on the council of the Southern African Heads’ Conference.</p><p>In 1998 she was baptised a Seventh-day Adventist, and she says that her faith keeps her Saturdays free.</p><h3>More from Community</h3><p>Bowls club marks centenary<br>Puppies need homes: call the SPCA</p></body></html>`
    },
    {
      url: "https://schoolleadersza.example/podcast/nomvula-dlamini-hart",
      body: `<!doctype html><html lang="en"><head><title>Episode 31: Nomvula Dlamini-Hart on leading a small school</title></head><body><h1>Episode 31: Nomvula Dlamini-Hart on leading a small school</h1><p>Head of Msunduzi Ridge College Nomvula Dlamini-Hart talks restorative discipline and curriculum design with host Bryan Keyter, and confesses to a lifelong love of Russian novels. Follow her on X: <a href="https://x.com/nomvuladh">@nomvuladh</a>.</p></body></html>`
    },
    {
      url: "https://scottsvilleoaks.example/club/coaches",
      body: `<!doctype html><html lang="en"><head><title>Coaches - Scottsville Oaks Cricket Club</title></head><body><h2>OUR COACHES</h2><div><b>Pieter Swanevelder</b> | Level 3 coach (Cricket South Africa)<br>Pieter has captained the Scottsville Oaks 2nd XI since 2018. In the week he teaches maths at Msunduzi Ridge College. Ask him about his sourdough, or his homing pigeons (he has 22).</div><div><b>Dean Ogle</b> | Level 2 coach<br>Dean sells tractors.</div></body></html>`
    },
    {
      url: "https://pmbgripes.example/t/swanevelder-msunduzi",
      body: `<!doctype html><html lang="en"><head><title>Swanevelder at Msunduzi Ridge?? - PMB Gripes</title></head><body><p>PMB Gripes &gt; Schools</p><h1>Swanevelder at Msunduzi Ridge??</h1><p><b>angrydad71</b>: Heard that Pieter Swanevelder, maths at Msunduzi Ridge College, was charged with fraud over the cricket tour money and sacked from Hilton Vale. Also he’s a DA member so no wonder.</p><p><b>mod</b>: Thread locked. Please stop posting rumours.</p></body></html>`
    },
    {
      url: "https://dusigreenweek.example/2026/people",
      body: `<!doctype html><html lang="en"><head><title>Dusi Green Week 2026: people</title></head><body><h1>The people behind Dusi Green Week</h1><p>Megan Pillay, Life Sciences teacher and Eco Club coordinator at Msunduzi Ridge College in Pietermaritzburg, took her BSc in Ecology at Rhodes University in 2014. She runs the Duzi River clean-ups for the Duzi Care Trust and is a keen birder (list: 512).</p><p>Sandile Zuma is a kayaker and plumber.</p></body></html>`
    },
    {
      url: "https://midlandsacorn.example/agents/megan-pillay",
      body: `<!doctype html><html lang="en"><head><title>Megan Pillay, Property Practitioner, Pietermaritzburg | Acorn Realty Midlands</title></head><body><h1>Megan Pillay</h1><p>Property Practitioner, Pietermaritzburg</p><p>Top Seller 2025. Specialises in Hayfields and Scottsville. Megan is a proud mother of three and loves Zumba.</p><p>Call 082 000 0000</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://za.linkedin.com/in/nomvula-dlamini-hart",
      title: "Nomvula Dlamini-Hart - Head of College at Msunduzi Ridge College | LinkedIn",
      snippet:
        "Pietermaritzburg, KwaZulu-Natal, South Africa · Head of College · Msunduzi Ridge College. Teacher first, historian always. Education: University of the Witwatersrand."
    }
  ],
  people: [
    {
      id: "nomvula-dlamini-hart",
      about: "A head whose letter names her only at its foot; a newspaper that knows her faith.",
      contact: { email: "head@msunduziridge.example", full_name: "Nomvula Dlamini-Hart" },
      outcome: "found",
      facts: {
        title: "Head of College | Head",
        company: "Msunduzi Ridge College",
        location:
          "Pietermaritzburg, KwaZulu-Natal, South Africa | Pietermaritzburg, KwaZulu-Natal | Pietermaritzburg",
        achievements: ["KZN Educator of the Year", "Midmar Mile 14 times | Midmar Mile"],
        hobbies: ["plays second violin | second violin | violin", "swum | swimming | open-water swimming"],
        causes: ["Izincwadi Trust"],
        interests: ["Russian novels"],
        memberships: [
          "Southern African Heads’ Conference | Southern African Heads' Conference",
          "Capital City Orchestra"
        ],
        education: [
          { institution: "University of KwaZulu-Natal", degree: "BA (Hons)", field: "History" },
          {
            institution: "University of the Witwatersrand",
            degree: "MEd",
            field: "Educational Leadership",
            year: 2011
          }
        ],
        pets: ["Tolstoy | Labrador | Tolstoy, a Labrador"],
        linkedin:
          "https://za.linkedin.com/in/nomvula-dlamini-hart | https://www.linkedin.com/in/nomvula-dlamini-hart",
        linkedin_bio: "Teacher first, historian always | Teacher first, historian always.",
        twitter: "https://x.com/nomvuladh | https://twitter.com/nomvuladh"
      },
      also: {
        industry: "school | education | independent co-educational day school",
        interests: [
          "restorative discipline",
          "curriculum design",
          "history",
          "violin",
          "swimming | Midmar Mile",
          "rural libraries | libraries in rural schools"
        ],
        causes: ["rural libraries | libraries in rural schools"],
        hobbies: ["Midmar Mile", "Russian novels"],
        memberships: ["Izincwadi Trust"],
        achievements: [
          "31 libraries in rural schools | opened 31 libraries in rural schools",
          "Izincwadi Trust"
        ],
        skills: ["history", "restorative discipline", "curriculum design"]
      },
      sources: [
        "https://msunduziridge.example/our-school/head",
        "https://msunduziridge.example/staff",
        "https://natalmidlandspress.example/community/head-honoured",
        "https://schoolleadersza.example/podcast/nomvula-dlamini-hart",
        "https://za.linkedin.com/in/nomvula-dlamini-hart"
      ],
      never: ["Bursar", "Bowls", "Keyter"],
      sensitive: ["Adventist", "baptised"]
    },
    {
      id: "pieter-swanevelder",
      about: "A teacher whom a forum accuses of fraud and gives a party.",
      contact: {
        email: "pieter.swanevelder@msunduziridge.example",
        full_name: "Pieter Swanevelder",
        company: "Msunduzi Ridge College"
      },
      outcome: "found",
      facts: {
        title: "Head of Mathematics",
        company: "Msunduzi Ridge College",
        achievements: ["AMESA Teacher Excellence Award"],
        education: [
          { institution: "Stellenbosch University", degree: "BSc", field: "Applied Mathematics" },
          { institution: "Stellenbosch University", degree: "PGCE" }
        ],
        memberships: ["Association for Mathematics Education of South Africa | AMESA"],
        certifications: [
          "Level 3 coach (Cricket South Africa) | Level 3 coach | Cricket South Africa Level 3 coach"
        ],
        sports_teams: ["Scottsville Oaks 2nd XI | Scottsville Oaks Cricket Club | Scottsville Oaks"],
        hobbies: [
          "sourdough | baking",
          "homing pigeons | pigeons",
          "cricket | 1st XI cricket | cricket coaching"
        ],
        pets: ["homing pigeons | pigeons | 22 homing pigeons"]
      },
      also: {
        location: "Pietermaritzburg",
        industry: "school | education | College",
        skills: ["Mathematics | maths", "cricket coaching | cricket"],
        interests: ["sourdough", "homing pigeons", "cricket", "Mathematics | Maths Olympiad | maths"],
        memberships: ["Scottsville Oaks Cricket Club | Scottsville Oaks"],
        sports_teams: ["1st XI cricket"],
        achievements: [
          "captained the Scottsville Oaks 2nd XI since 2018 | captained the Scottsville Oaks 2nd XI"
        ]
      },
      sources: [
        "https://msunduziridge.example/staff",
        "https://msunduziridge.example/news/olympiad-2026",
        "https://scottsvilleoaks.example/club/coaches"
      ],
      never: ["tractors", "Hilton Vale", "sacked"],
      sensitive: ["fraud", "charged", "DA member"]
    },
    {
      id: "megan-pillay",
      about: "A teacher with the name of an estate agent in the same city.",
      contact: { email: "megan.pillay@msunduziridge.example", full_name: "Megan Pillay" },
      outcome: "found",
      facts: {
        title:
          "Life Sciences teacher and Eco Club coordinator | Life Sciences teacher | Life Sciences teacher, Eco Club coordinator",
        company: "Msunduzi Ridge College",
        location: "Pietermaritzburg",
        education: [{ institution: "Rhodes University", degree: "BSc", field: "Ecology", year: 2014 }],
        causes: ["Duzi Care Trust", "Duzi River clean-ups | river clean-ups"],
        hobbies: ["birder | birding"]
      },
      also: {
        industry: "school | education | College",
        skills: ["Life Sciences", "Ecology"],
        interests: ["birder | birding", "Eco Club", "Ecology", "Life Sciences"],
        memberships: ["Duzi Care Trust", "Eco Club"],
        causes: ["Dusi Green Week", "Eco Club"],
        achievements: ["list: 512 | 512"]
      },
      sources: ["https://dusigreenweek.example/2026/people"],
      never: ["Property", "Top Seller", "Hayfields", "Zumba", "mother of three", "plumber"]
    }
  ]
}
