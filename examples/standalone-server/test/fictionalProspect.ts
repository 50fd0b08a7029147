import { createHash } from "node:crypto"

/** One page of the fictional internet. */
export interface Page {
  readonly url: string
  readonly contentType: "application/json" | "text/html; charset=utf-8"
  readonly body: string
}

/** Who the demo researches. Neither she nor her employer exists. */
export const prospect = {
  email: "mara.lindqvist@fjordlight.example",
  full_name: "Mara Lindqvist",
  company: "Fjordlight Robotics"
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

const json = (url: string, value: unknown): Page => ({
  url,
  contentType: "application/json",
  body: JSON.stringify(value)
})

const html = (path: string, title: string, head: string, main: string): Page => ({
  url: `https://fjordlight.example${path}`,
  contentType: "text/html; charset=utf-8",
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta property="og:site_name" content="Fjordlight Robotics">
${head}
</head>
<body>
<nav><a href="/">Home</a> <a href="/about">About</a> <a href="/team">Team</a> <a href="/press">Press</a></nav>
<main>
${main}
</main>
<footer>Fjordlight Robotics AB, Gothenburg, Sweden</footer>
</body>
</html>`
})

const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const organization = {
  "@type": "Organization",
  name: "Fjordlight Robotics",
  url: "https://fjordlight.example/"
}

const companySite: ReadonlyArray<Page> = [
  {
    url: "https://fjordlight.example/robots.txt",
    contentType: "text/html; charset=utf-8",
    body: "User-agent: *\nDisallow: /internal\n"
  },
  html(
    "/",
    "Fjordlight Robotics",
    jsonLd({
      "@context": "https://schema.org",
      ...organization,
      industry: "Industrial robotics",
      foundingDate: "2016"
    }),
    `<h1>Robots that see through sea fog</h1>
<p>Fjordlight Robotics builds inspection robots for harbours and offshore wind parks.</p>`
  ),
  html(
    "/about",
    "About Fjordlight Robotics",
    "",
    `<h1>About us</h1>
<p>We started in 2016 in a boat shed in Gothenburg. Today 140 people work on robots that inspect quay walls, turbines and hulls.</p>`
  ),
  html(
    "/team",
    "The team at Fjordlight Robotics",
    jsonLd({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Mara Lindqvist",
      jobTitle: "VP of Engineering",
      worksFor: organization,
      email: "mara.lindqvist@fjordlight.example",
      url: "https://fjordlight.example/team#mara",
      sameAs: ["https://github.com/maralind"],
      alumniOf: { "@type": "CollegeOrUniversity", name: "Chalmers University of Technology" },
      knowsAbout: ["Sensor fusion", "Robot Operating System", "Rust"]
    }),
    `<h1>Our team</h1>
<section>
<h2>Mara Lindqvist</h2>
<p>Mara Lindqvist is VP of Engineering at Fjordlight Robotics. She leads the 60 engineers in Gothenburg who build the perception stack.</p>
</section>
<section>
<h2>Jonas Ek</h2>
<p>Jonas Ek is Chief Financial Officer at Fjordlight Robotics. He joined in 2021.</p>
</section>`
  ),
  html(
    "/press",
    "Press releases of Fjordlight Robotics",
    "",
    `<h1>Press</h1>
<article>
<h2>Fjordlight Robotics opens its fog test hall</h2>
<p><time datetime="2026-09-14">14 September 2026</time> In the new hall in Gothenburg, robots are tested in artificial sea fog. Mara Lindqvist, VP of Engineering at Fjordlight Robotics, gave the talk "Seeing through fog: lidar at ten metres" at the opening.</p>
</article>`
  )
]

const gravatar = `https://api.gravatar.com/v3/profiles/${sha256(prospect.email)}`

/** Everything that the fictional internet knows. What is not listed is not there. */
export const pages: ReadonlyArray<Page> = [
  ...companySite,
  json(gravatar, {
    hash: sha256(prospect.email),
    display_name: "Mara Lindqvist",
    profile_url: "https://gravatar.com/maralind",
    location: "Gothenburg, Sweden",
    description: "Engineering leader. Robots, Rust and wooden boats.",
    job_title: "VP of Engineering",
    company: "Fjordlight Robotics",
    pronouns: "she/her",
    verified_accounts: [
      {
        service_type: "github",
        service_label: "GitHub",
        url: "https://github.com/maralind",
        is_hidden: false
      }
    ]
  }),
  json("https://api.github.com/users/maralind", {
    login: "maralind",
    id: 4242,
    html_url: "https://github.com/maralind",
    name: "Mara Lindqvist",
    company: "@fjordlight",
    blog: "https://fjordlight.example/team",
    location: "Gothenburg, Sweden",
    email: null,
    bio: "VP of Engineering at Fjordlight Robotics. I maintain fogline.",
    twitter_username: null,
    public_repos: 23,
    followers: 812
  }),
  json("https://api.github.com/users/maralind/repos", [
    {
      name: "fogline",
      full_name: "maralind/fogline",
      html_url: "https://github.com/maralind/fogline",
      description: "Point cloud filtering for lidar in fog",
      language: "Rust",
      topics: ["lidar", "robotics"],
      fork: false,
      archived: false,
      stargazers_count: 1934,
      created_at: "2023-02-11T09:00:00Z",
      pushed_at: "2026-10-28T16:20:00Z"
    },
    {
      name: "tidetable",
      full_name: "maralind/tidetable",
      html_url: "https://github.com/maralind/tidetable",
      description: "Offline tide tables for small boats",
      language: "TypeScript",
      topics: ["sailing"],
      fork: false,
      archived: false,
      stargazers_count: 87,
      created_at: "2021-06-01T09:00:00Z",
      pushed_at: "2026-07-03T11:05:00Z"
    }
  ]),
  json("https://api.github.com/users/maralind/social_accounts", [
    { provider: "mastodon", url: "https://hachyderm.example/@maralind" }
  ])
]
