import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB" class="govuk-template"><head><meta charset="utf-8"><title>${title} - Northmoor Rivers Authority</title></head>
<body class="govuk-template__body"><a href="#main-content" class="govuk-skip-link">Skip to main content</a><div class="govuk-phase-banner">BETA This is a new service. Your feedback will help us to improve it.</div><main id="main-content">${body}</main>
<footer>All content is available under the Open Government Licence v3.0. Northmoor Rivers Authority, Weir House, Leeds LS1 9ZZ</footer></body></html>`

/** A public authority in Leeds: register of interests, an old newsletter, a modeller who plays cricket. */
export const northmoor: WorldPart = {
  pages: [
    {
      url: "https://northmoorrivers.example/",
      body: shell(
        "Home",
        "<h1>Northmoor Rivers Authority</h1><p>We look after 1,900 kilometres of river.</p>"
      )
    },
    {
      url: "https://northmoorrivers.example/people/helen-ackroyd",
      body: shell(
        "Helen Ackroyd OBE",
        `<h1>Helen Ackroyd OBE</h1><h2>Biography</h2><p>Helen became Chief Executive of the Northmoor Rivers Authority in May 2021. She joined its predecessor in 1996 as a graduate engineer and has worked in flood defence, operations and incident management.</p><p>Helen was awarded an OBE in 2023 for services to flood resilience. She is a Chartered Engineer and a Fellow of the Chartered Institution of Water and Environmental Management.</p><h2>Education</h2><p>Helen studied civil engineering at the University of Leeds (BEng, 1996).</p><h2>Chief Executive</h2><p>The Chief Executive is the accounting officer and is responsible for:</p><ul><li>the performance of the authority</li><li>advice to ministers</li></ul>`
      )
    },
    {
      url: "https://northmoorrivers.example/transparency/register-of-interests-2026",
      body: shell(
        "Register of interests 2026",
        `<h1>Register of interests</h1><table class="govuk-table"><thead><tr><th>Name</th><th>Interest</th></tr></thead><tbody><tr><td>Helen Ackroyd</td><td>Trustee, Wharfe Valley Mountain Rescue. Member of Prospect trade union until 2021. Spouse employed by Leeds Teaching Hospitals.</td></tr><tr><td>Lord Tansley</td><td>Farmland in the catchment of the Aire</td></tr></tbody></table>`
      )
    },
    {
      url: "https://airevalleyflood.example/newsletter/spring-2017",
      body: `<!doctype html><html lang="en"><head><title>Aire Valley Flood Group newsletter, Spring 2017</title></head><body><h1>Newsletter, Spring 2017</h1><p>At our meeting on 7 March we heard from Helen Ackroyd, Regional Operations Manager at Northmoor, who explained why the pumps did not start on Boxing Day. She was honest and we gave her cake.</p><p>Next meeting: Shipley Town Hall, bring a chair.</p></body></html>`
    },
    {
      url: "https://wharfefells.example/results/club-champs-2026",
      body: `<!doctype html><html lang="en"><head><title>Club championship 2026 - Wharfe Valley Fell Runners</title></head><body><h1>Club championship 2026</h1><p>FV50: 1. Helen Ackroyd (who also runs the rivers, so no excuses at the stream crossing), 2. Jean Hartley, 3. Sue Dobbs</p></body></html>`
    },
    {
      url: "https://modellersnetwork.example/events/flood-modelling-2026",
      body: `<!doctype html><html lang="en"><head><title>Flood Modelling 2026, Newcastle, 24 June</title></head><body><h1>Programme</h1><table><tr><td>10.00</td><td>Coffee</td></tr><tr><td>10.30</td><td>When the gauge goes under: real-time correction in small catchments<br>Imran Sheikh, Flood Modelling Lead, Northmoor Rivers Authority</td></tr><tr><td>11.15</td><td>Panel</td></tr></table><h2>Biographies</h2><p>Imran Sheikh leads a team of nine modellers in Leeds. He has an MSc in Hydroinformatics from Newcastle University (2012) and is the maintainer of the open-source package riverbed. Imran is a Chartered Scientist and a member of the British Hydrological Society.</p></body></html>`
    },
    {
      url: "https://headingleyparkcc.example/players",
      body: `<!doctype html><html lang="en"><head><title>Players | Headingley Park CC</title></head><body><h1>First XI</h1><p><b>Imran Sheikh (captain).</b> Left-arm seam and long explanations of the drainage. Works at the rivers authority. Set up the club’s All Stars sessions for refugee children.</p><p><b>Tim Wardle.</b> Opens the batting, closes the bar.</p></body></html>`
    },
    {
      url: "https://sheikhandsonsmotors.example/about",
      body: `<!doctype html><html lang="en"><head><title>Sheikh &amp; Sons Motors, Leeds</title></head><body><h1>About us</h1><p>Imran Sheikh opened our first garage in Harehills, Leeds in 1988. MOT from £39.</p></body></html>`
    }
  ],
  github: [
    {
      login: "imransheikh-hydro",
      id: 512900,
      name: "Imran Sheikh",
      company: "Northmoor Rivers Authority",
      location: "Leeds, UK",
      bio: "Flood modeller. Python and patience.",
      email: "imran.sheikh@northmoorrivers.example",
      repositories: [
        {
          name: "riverbed",
          description: "One-dimensional hydraulic models without tears",
          language: "Python",
          topics: ["hydrology", "flood-modelling"],
          stars: 388,
          pushed_at: "2026-09-14T09:00:00Z"
        },
        {
          name: "gauge-gaps",
          description: "Fortran routines rescued from a 1989 tape",
          language: "Fortran",
          stars: 9,
          pushed_at: "2025-06-01T09:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "imranhydro",
      domain: "saltline.example",
      name: "Imran Sheikh",
      note: "<p>Flood modelling lead at Northmoor Rivers Authority. Rivers, Python, left-arm seam. Allotment in Meanwood.</p>",
      posts: [
        {
          text: "<p>The allotment has produced one (1) marrow the size of a toddler. Recipes please.</p>",
          at: "2026-08-29T17:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "helen-ackroyd",
      about: "A chief executive with the post of nine years ago beside it; a union in a register.",
      contact: {
        full_name: "Helen Ackroyd",
        company: "Northmoor Rivers Authority",
        email: "helen.ackroyd@northmoorrivers.example"
      },
      outcome: "found",
      facts: {
        title: "Chief Executive",
        company: "Northmoor Rivers Authority",
        location: "Leeds | Leeds, UK | Leeds LS1 9ZZ",
        education: [
          {
            institution: "University of Leeds",
            degree: "BEng | Bachelor of Engineering",
            field: "civil engineering",
            year: 1996
          }
        ],
        achievements: ["OBE | OBE in 2023"],
        certifications: ["Chartered Engineer"],
        memberships: [
          "Chartered Institution of Water and Environmental Management | Fellow of the Chartered Institution of Water and Environmental Management"
        ],
        causes: ["Wharfe Valley Mountain Rescue"],
        hobbies: ["fell running | Fell Runners"],
        sports_teams: ["Wharfe Valley Fell Runners"]
      },
      also: {
        company: "Northmoor",
        industry: "Government | public sector | flood defence | water | Public Administration | environment",
        skills: ["civil engineering", "flood defence", "incident management", "operations"],
        memberships: ["Wharfe Valley Fell Runners", "Wharfe Valley Mountain Rescue"],
        certifications: ["Fellow of the Chartered Institution of Water and Environmental Management"],
        interests: ["fell running"],
        achievements: [
          "Fellow of the Chartered Institution of Water and Environmental Management",
          "Club championship 2026"
        ]
      },
      sources: [
        "https://northmoorrivers.example/people/helen-ackroyd",
        "https://northmoorrivers.example/transparency/register-of-interests-2026",
        "https://wharfefells.example/results/club-champs-2026"
      ],
      sensitive: ["trade union"]
    },
    {
      id: "imran-sheikh",
      about: "A conference, a cricket club, code, an account; a garage owner of the name in the same city.",
      contact: { email: "imran.sheikh@northmoorrivers.example", full_name: "Imran Sheikh" },
      outcome: "found",
      facts: {
        title: "Flood Modelling Lead | Flood modeller",
        company: "Northmoor Rivers Authority",
        location: "Leeds | Leeds, UK",
        skills: ["Python", "hydrology", "flood-modelling | flood modelling"],
        education: [
          {
            institution: "Newcastle University",
            degree: "MSc | Master of Science",
            field: "Hydroinformatics",
            year: 2012
          }
        ],
        certifications: ["Chartered Scientist"],
        memberships: ["British Hydrological Society"],
        sports_teams: ["Headingley Park CC | Headingley Park"],
        hobbies: ["cricket | left-arm seam", "allotment | gardening"],
        achievements: [
          "When the gauge goes under | When the gauge goes under: real-time correction in small catchments",
          "riverbed"
        ]
      },
      also: {
        industry: "Government | public sector | flood defence | water | hydrology | environment",
        skills: ["Fortran", "Hydroinformatics", "real-time correction", "hydraulic models"],
        interests: [
          "Rivers",
          "Python",
          "left-arm seam",
          "allotment",
          "hydrology",
          "flood-modelling",
          "cricket"
        ],
        memberships: ["Headingley Park CC"],
        causes: ["refugee children | All Stars sessions for refugee children"],
        achievements: ["gauge-gaps"]
      },
      sources: [
        "https://modellersnetwork.example/events/flood-modelling-2026",
        "https://headingleyparkcc.example/players",
        "https://api.github.com/users/imransheikh-hydro",
        "https://api.github.com/users/imransheikh-hydro/repos",
        "https://saltline.example/@imranhydro"
      ],
      never: ["Sons Motors", "garage", "Harehills", "1988"]
    }
  ]
}
