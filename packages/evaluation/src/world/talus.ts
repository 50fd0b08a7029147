import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} / Talus Security</title></head><body><nav><a href="/">Talus</a> <a href="/about">About</a> <a href="/research">Research</a> <a href="/blog">Blog</a></nav>${body}<p class="legal">Talus Security Inc., 77 Bloor St W, Toronto, Ontario</p></body></html>`

/** A security company in Toronto: talks, a podcast of her own, and a personal site that is gone but archived. */
export const talus: WorldPart = {
  payloads: ["<b onmouseover=stolen(4)>", "<iframe srcdoc=stolen(5)>"],
  pages: [
    {
      url: "https://talus-security.example/",
      body: shell(
        "Offence, politely",
        "<h1>We break in, politely.</h1><p>Talus Security tests networks of hospitals and utilities across Canada.</p>"
      )
    },
    {
      url: "https://talus-security.example/about",
      body: shell(
        "About",
        `<h1>About us</h1><ul><li><strong>Noor Haddad</strong> — Founder &amp; Principal Consultant. OSCP and CISSP certified. Speaker at NorthSec 2025.</li><li><strong>Étienne Brassard</strong> — Director of Research</li><li><strong>Kwame Boateng-Ellis</strong> — Red Team Lead &lt;b onmouseover=stolen(4)&gt;</li></ul>`
      )
    },
    {
      url: "https://talus-security.example/blog",
      body: shell(
        "Blog",
        "<h1>Blog</h1><p>Listen to Polite Intrusions, a podcast about getting in with permission.</p>"
      )
    },
    {
      url: "https://northernsec.example/2025/talks/hospital-pagers",
      body: `<!doctype html><html><head><title>Hospital pagers are a broadcast network – NorthernSec 2025</title></head><body><h1>Hospital pagers are a broadcast network</h1><p>Speaker: Noor Haddad, Talus Security. 16 May 2025, Montréal.</p><p>A walk through forty million pager messages, with the names removed.</p></body></html>`
    },
    {
      url: "https://etiennebrassard.example/",
      dead: true,
      body: "<!doctype html><title>Étienne Brassard – home</title><h1>Étienne Brassard</h1><p>Director of Research at Talus Security, Toronto.</p>"
    }
  ],
  archive: [
    {
      url: "https://etiennebrassard.example/",
      timestamp: "20251104081500",
      body: "<!doctype html><html><head><title>Étienne Brassard – home</title></head><body><h1>Étienne Brassard</h1><p>Director of Research at Talus Security, Toronto. I collect modems and speak French, English and a little Gallo.</p></body></html>"
    }
  ],
  podcasts: [
    {
      id: 88310,
      title: "Polite Intrusions",
      artist: "Noor Haddad",
      feed: "https://feeds.politeintrusions.example/feed.xml",
      site: "https://talus-security.example/blog",
      description: "Noor Haddad of Talus Security talks to people who get in.",
      episodes: [
        {
          title: "The pager episode",
          description: "What hospitals shout into the air.",
          url: "https://feeds.politeintrusions.example/pagers",
          at: "2026-05-28T08:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "noor",
      domain: "infosec.example",
      name: "Noor Haddad",
      note: "<p>Founder, Talus Security. Host of Polite Intrusions. Toronto. Raptors fan.</p>",
      fields: [
        {
          name: "Work",
          value: `<a href="https://talus-security.example" rel="me">talus-security.example</a>`
        }
      ],
      posts: [
        {
          text: "<p>New episode: the pager episode. Forty million messages and not one of them encrypted.</p>",
          at: "2026-05-28T12:00:00.000Z"
        }
      ]
    }
  ],
  github: [
    {
      login: "noorh",
      id: 5102,
      name: "Noor Haddad",
      company: "Talus Security",
      blog: "",
      location: "Toronto",
      bio: "Founder at Talus Security",
      email: "noor@talus-security.example",
      accounts: [{ provider: "mastodon", url: "https://infosec.example/@noor" }],
      repositories: [
        {
          name: "pagertap",
          description: "Decode POCSAG from a radio dongle, with the names blanked out",
          language: "Go",
          topics: ["security", "radio"],
          stars: 910,
          pushed_at: "2026-05-02T10:00:00Z"
        }
      ]
    },
    {
      login: "kwame-be",
      id: 5103,
      name: "Kwame Boateng-Ellis",
      company: "<iframe srcdoc=stolen(5)> Talus Security",
      bio: "Red team lead. I like climbing, chess and bad films.",
      email: "kwame@talus-security.example",
      repositories: []
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/etienne-brassard-research",
      title: "Étienne Brassard - Director of Research at Talus Security | LinkedIn",
      snippet: "Toronto, Ontario, Canada · Director of Research at Talus Security. Polytechnique Montréal."
    }
  ],
  people: [
    {
      id: "noor-haddad",
      about: "GitHub to Mastodon; a talk and a podcast of her own.",
      contact: { email: "noor@talus-security.example", full_name: "Noor Haddad", company: "Talus Security" },
      outcome: "found",
      facts: {
        title: "Founder & Principal Consultant | Founder",
        company: "Talus Security",
        location: "Toronto",
        skills: ["Go"],
        certifications: ["OSCP", "CISSP"],
        sports_teams: ["Raptors"]
      },
      also: {
        skills: ["security", "radio"],
        interests: ["Raptors"],
        industry: "security",
        achievements: [
          "Speaker at NorthSec 2025 | Hospital pagers are a broadcast network",
          "pagertap",
          "Polite Intrusions"
        ]
      },
      sources: [
        "https://talus-security.example/about",
        "https://api.github.com/users/noorh",
        "https://api.github.com/users/noorh/repos",
        "https://infosec.example/api/v1/accounts/lookup?acct=noor"
      ]
    },
    {
      id: "etienne-brassard",
      about: "His site is gone; an archive has it.",
      contact: {
        email: "etienne@talus-security.example",
        full_name: "Etienne Brassard",
        company: "Talus Security"
      },
      outcome: "found",
      facts: {
        title: "Director of Research",
        company: "Talus Security",
        location: "Toronto, Ontario, Canada | Toronto",
        linkedin:
          "https://www.linkedin.com/in/etienne-brassard-research | https://ca.linkedin.com/in/etienne-brassard-research"
      },
      also: {
        hobbies: ["collect modems | modems"],
        skills: ["French", "English", "Gallo"],
        industry: "security",
        education: [{ institution: "Polytechnique Montréal" }],
        linkedin_bio: "Director of Research at Talus Security"
      },
      sources: [
        "https://talus-security.example/about",
        "https://ca.linkedin.com/in/etienne-brassard-research",
        "https://web.archive.org/web/20251104081500id_/https://etiennebrassard.example/"
      ]
    },
    {
      id: "kwame-boateng-ellis",
      about: "Markup in his title and in his employer's name.",
      contact: { email: "kwame@talus-security.example" },
      outcome: "found",
      facts: {
        title: "Red Team Lead",
        company: "Talus Security",
        hobbies: ["climbing", "chess"],
        interests: ["bad films"]
      },
      also: {
        location: "Toronto",
        industry: "security",
        interests: ["climbing", "chess"],
        hobbies: ["bad films"]
      },
      sources: ["https://talus-security.example/about", "https://api.github.com/users/kwame-be"]
    }
  ]
}
