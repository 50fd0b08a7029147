import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} - Halloran Museum of Textile Art</title></head>
<body><div class="hours">Open today 10–5</div><nav><a href="/visit">Visit</a> <a href="/exhibitions">Exhibitions</a> <a href="/about/staff">Staff</a></nav>${body}
<footer>Halloran Museum of Textile Art, 80 Canal Place, Lowell, Massachusetts 01852. Land acknowledgment. Newsletter.</footer></body></html>`

/** A museum in Massachusetts: a staff list of bare lines, a director who retired, class notes of a college. */
export const halloran: WorldPart = {
  pages: [
    {
      url: "https://hallorantextile.example/",
      body: shell(
        "Cloth, and what it says",
        "<h1>Cloth, and what it says</h1><p>Twelve thousand objects from nine centuries.</p>"
      )
    },
    {
      url: "https://hallorantextile.example/about/staff",
      body: shell(
        "Staff",
        `<h1>Staff</h1><h2>Director’s Office</h2><p>Imani Brightwater, Executive Director<br>Joel Katz, Assistant to the Director</p><h2>Curatorial</h2><p>Beatrix Nakagawa-Doyle, Penelope Shaw Curator of Costume and Textiles<br>Renata Osei, Registrar</p><h2>Emeritus</h2><p>Walter Szymanski, Director Emeritus</p>`
      )
    },
    {
      url: "https://hallorantextile.example/press/brightwater",
      body: shell(
        "Halloran names Imani Brightwater executive director",
        `<h1>Halloran names Imani Brightwater executive director</h1><p>LOWELL, Mass., Sept. 15, 2025 – The trustees of the Halloran Museum of Textile Art have named Imani Brightwater its seventh executive director. Brightwater comes from the Carrow Center for Folk Art in Asheville, N.C., where she was deputy director for exhibitions. She succeeds Walter Szymanski, who retired in August after 22 years.</p><p>Brightwater earned a master’s degree in museum studies at George Washington University and a bachelor’s in art history at Howard University. She is a 2019 Getty Leadership fellow and serves on the board of the Association of Craft Museums.</p><p>A quilter since childhood, Brightwater has moved to Lowell with her greyhound, Selvedge.</p>`
      )
    },
    {
      url: "https://oldloomblog.example/2017/meet-the-director",
      body: `<html><head><title>Meet the director: Walter Szymanski | Old Loom</title></head><body><p>March 2017</p><p>Walter Szymanski is the executive director of the Halloran Museum of Textile Art in Lowell. He collects bobbins, roots for the Red Sox and has never once worn polyester. He took his doctorate in American studies at Brown University in 1988.</p></body></html>`
    },
    {
      url: "https://threadcount.example/interviews/beatrix-nakagawa-doyle",
      body: `<!doctype html><html lang="en"><head><title>Interview: Beatrix Nakagawa-Doyle | Thread Count</title></head><body><h1>“A hem is a footnote”</h1><p>Posted June 3, 2026 by Lou Ferrante</p><p>I met Beatrix Nakagawa-Doyle, curator of costume and textiles at the Halloran Museum of Textile Art, in a room kept at 66 degrees.</p><p>LF: Your show “Mended” won the Costume Society’s Brandt Prize.</p><p>BND: It did, in 2024, and nobody was more surprised than the socks.</p><p>LF: What do you do when you are not looking at cloth?</p><p>BND: I row, on the Merrimack, very early. I play the viola in a community orchestra. And I am trying to learn letterpress printing.</p><p>LF: You have been open about the miscarriages.</p><p>BND: I have. The christening gowns were hard to catalogue that year.</p></body></html>`
    },
    {
      url: "https://wrenhollow.example/quarterly/2025-fall/class-notes",
      body: `<!doctype html><html lang="en"><head><title>Class notes, Fall 2025 | Wren Hollow College Quarterly</title></head><body><h1>Class notes</h1><h2>2004</h2><p><b>Beatrix Nakagawa-Doyle</b> writes that she has been promoted to the Penelope Shaw Curatorship at the Halloran Museum of Textile Art. She majored in art history and still has her library fine.</p><p><b>Carla Jimenez</b> is a veterinarian in Tulsa.</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q88400731",
      label: "Walter Szymanski",
      description: "American museum director",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q22132694", label: "museum director" } },
        {
          property: "P108",
          item: { id: "Q88400001", label: "Halloran Museum of Textile Art" },
          start: "2003",
          end: "2025"
        },
        { property: "P69", item: { id: "Q49114", label: "Brown University" } }
      ]
    }
  ],
  bluesky: [
    {
      handle: "imanibrightwater.bsky.social",
      name: "Imani Brightwater",
      description:
        "Executive Director, Halloran Museum of Textile Art. Quilts, greyhounds, WNBA (go Sun). Lowell, MA.",
      posts: [
        {
          text: "We found a 1790s pocket in a box marked RAGS. Never trust a label.",
          at: "2026-08-27T15:00:00.000Z"
        },
        {
          text: "Free Thursdays are staying. Attendance doubled, and so did the questions.",
          at: "2026-07-30T15:00:00.000Z"
        }
      ]
    }
  ],
  youtube: [
    {
      id: "UChallorantextile0000000",
      handle: "hallorantextile",
      title: "Halloran Museum of Textile Art",
      videos: [
        {
          id: "mended00001",
          title: "Curator talk: Mended, with Beatrix Nakagawa-Doyle",
          at: "2024-11-02T15:00:00Z",
          description: "Beatrix Nakagawa-Doyle walks through the exhibition."
        }
      ]
    }
  ],
  people: [
    {
      id: "imani-brightwater",
      about: "A press release with the way to the office; Bluesky; name and house only.",
      contact: { full_name: "Imani Brightwater", company: "Halloran Museum of Textile Art" },
      outcome: "found",
      facts: {
        title: "Executive Director",
        company: "Halloran Museum of Textile Art",
        location: "Lowell | Lowell, MA | Lowell, Massachusetts | Lowell, Mass",
        education: [
          {
            institution: "George Washington University",
            degree: "master’s degree | master’s",
            field: "museum studies"
          },
          { institution: "Howard University", degree: "bachelor’s", field: "art history" }
        ],
        achievements: ["2019 Getty Leadership fellow | Getty Leadership fellow"],
        memberships: ["Association of Craft Museums"],
        hobbies: ["quilter | quilting"],
        pets: ["greyhound | Selvedge"]
      },
      also: {
        industry: "museum | museums",
        sports_teams: ["Sun", "WNBA (go Sun)", "WNBA"],
        interests: ["Quilts", "greyhounds", "WNBA", "WNBA (go Sun)"],
        hobbies: ["Quilts"],
        causes: ["Association of Craft Museums"],
        achievements: ["Halloran names Imani Brightwater executive director"]
      },
      sources: [
        "https://hallorantextile.example/about/staff",
        "https://hallorantextile.example/press/brightwater"
      ],
      never: ["Red Sox", "bobbins", "Emeritus"]
    },
    {
      id: "walter-szymanski",
      about: "Retired: what an old page says of his office is no longer true.",
      contact: {
        email: "walter.szymanski.lowell@gmail.com",
        full_name: "Walter Szymanski",
        company: "Halloran Museum of Textile Art"
      },
      outcome: "found",
      facts: {
        title: "Director Emeritus",
        company: "Halloran Museum of Textile Art",
        education: [
          { institution: "Brown University", degree: "doctorate", field: "American studies", year: 1988 }
        ],
        sports_teams: ["Red Sox"]
      },
      also: {
        location: "Lowell | Lowell, Massachusetts",
        industry: "museum | museums",
        hobbies: ["collects bobbins | bobbins"],
        interests: ["bobbins", "Red Sox"]
      },
      sources: [
        "https://hallorantextile.example/about/staff",
        "https://oldloomblog.example/2017/meet-the-director"
      ],
      never: ["Getty", "quilter", "Asheville"]
    },
    {
      id: "beatrix-nakagawa-doyle",
      about: "An interview and class notes; an endowed title; a loss that she told a journalist.",
      contact: { email: "bnd@hallorantextile.example", full_name: "Beatrix Nakagawa-Doyle" },
      outcome: "found",
      facts: {
        title: "Penelope Shaw Curator of Costume and Textiles | Curator of Costume and Textiles",
        company: "Halloran Museum of Textile Art",
        education: [{ institution: "Wren Hollow College", field: "art history", year: 2004 }],
        achievements: ["Brandt Prize | Costume Society’s Brandt Prize"],
        hobbies: ["row | rowing", "viola | play the viola | playing the viola", "letterpress printing"]
      },
      also: {
        location: "Lowell | Lowell, Massachusetts",
        industry: "museum | museums",
        interests: ["letterpress printing", "viola", "row"],
        skills: ["Costume and Textiles"],
        memberships: ["community orchestra"],
        achievements: [
          "Mended",
          "Curator talk: Mended, with Beatrix Nakagawa-Doyle",
          "promoted to the Penelope Shaw Curatorship | Penelope Shaw Curatorship"
        ]
      },
      sources: [
        "https://hallorantextile.example/about/staff",
        "https://threadcount.example/interviews/beatrix-nakagawa-doyle",
        "https://wrenhollow.example/quarterly/2025-fall/class-notes"
      ],
      sensitive: ["miscarriages", "christening"]
    }
  ]
}
