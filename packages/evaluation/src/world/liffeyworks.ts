import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>${title}</title></head><body><header><h2><a href="/">Liffeyworks</a></h2><a href="/studio">Studio</a> <a href="/projects">Projects</a></header>${body}<footer>Liffeyworks, 14 Fumbally Lane, Dublin 8</footer></body></html>`

/** A design studio in Dublin, and a dentist down the road with the same name as its director. */
export const liffeyworks: WorldPart = {
  pages: [
    {
      url: "https://liffeyworks.example/",
      body: shell(
        "Liffeyworks – exhibition design",
        "<h1>We design exhibitions.</h1><p>Museums, mostly. Sometimes lighthouses.</p>"
      )
    },
    {
      url: "https://liffeyworks.example/studio",
      body: shell(
        "Studio – Liffeyworks",
        `<h1>Studio</h1><p class="lead">Eight people and a laser cutter.</p><div class="who"><h4>Michael Brennan</h4><p><em>Design Director</em></p><p>Michael designed the Skellig gallery at the Maritime Museum. Trained at NCAD (BDes, 2005). Member of the Institute of Designers in Ireland.</p></div><div class="who"><h4>Caoimhe Ní Fhloinn</h4><p><em>Exhibition Designer</em></p><p>Caoimhe looks after lighting and labels.</p></div>`
      )
    },
    {
      url: "https://michaelbrennan.example/",
      body: `<!doctype html><html lang="en"><head><title>Michael Brennan</title></head><body><h1>Michael Brennan</h1><p>Design director at Liffeyworks, Dublin. I draw lighthouses and play the uilleann pipes.</p><p><a rel="me" href="https://stackoverflow.com/users/880123/michael-brennan">Stack Overflow</a>, <a rel="me" href="https://news.ycombinator.com/user?id=mbrennan_lw">Hacker News</a>, <a href="https://liffeyworks.example/studio">the studio</a></p></body></html>`
    },
    {
      url: "https://brennandental.example/",
      body: `<!doctype html><html lang="en"><head><title>Brennan Dental, Rathmines, Dublin 6</title></head><body><h1>Brennan Dental</h1><p>Dr Michael Brennan, Principal Dentist, qualified at Trinity College Dublin in 1996. Root canals, implants and whitening in Rathmines, Dublin.</p><p>Michael Brennan is captain of Rathmines Golf Society.</p></body></html>`
    },
    {
      url: "https://museumdesign.example/awards-2025",
      body: `<!doctype html><html lang="en"><head><title>Museum Design Awards 2025: winners</title></head><body><h1>Winners</h1><p>Best small exhibition: Caoimhe Ní Fhloinn, Liffeyworks, for “Salt and Light”.</p></body></html>`
    }
  ],
  gravatar: [
    {
      email: "michael@liffeyworks.example",
      slug: "mbrennanlw",
      display_name: "Michael Brennan",
      location: "Dublin, Ireland",
      job_title: "Design Director",
      company: "Liffeyworks",
      accounts: [{ label: "Website", url: "https://michaelbrennan.example/" }]
    },
    {
      email: "info@brennandental.example",
      slug: "brennandental",
      display_name: "Michael Brennan",
      location: "Dublin, Ireland",
      job_title: "Dentist",
      company: "Brennan Dental"
    }
  ],
  stackExchange: [
    {
      id: 880123,
      name: "Michael Brennan",
      location: "Dublin, Ireland",
      website: "https://michaelbrennan.example/",
      reputation: 1843,
      tags: ["svg", "three.js"]
    },
    { id: 991200, name: "Michael Brennan", location: "Perth, Australia", reputation: 401, tags: ["cobol"] }
  ],
  hackerNews: [
    {
      username: "mbrennan_lw",
      about: "Exhibition designer in Dublin. I make labels legible. https:&#x2F;&#x2F;michaelbrennan.example",
      karma: 412,
      stories: [
        {
          title: "Show HN: A type size calculator for museum labels",
          url: "https://michaelbrennan.example/",
          points: 77,
          at: "2026-03-18T11:00:00Z"
        }
      ],
      comments: [
        {
          story: "Ask HN: What do you print?",
          text: "We cut most of our labels at 32pt or more; visitors <i>will</i> forgive anything but squinting.",
          at: "2026-04-30T09:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "michael-brennan",
      about: "A dentist of the same name in the same city.",
      contact: {
        email: "michael@liffeyworks.example",
        full_name: "Michael Brennan",
        company: "Liffeyworks",
        location: "Dublin"
      },
      outcome: "found",
      facts: {
        title: "Design Director",
        company: "Liffeyworks",
        location: "Dublin, Ireland | Dublin",
        skills: ["svg", "three.js"],
        hobbies: ["uilleann pipes | play the uilleann pipes"],
        memberships: ["Institute of Designers in Ireland"],
        education: [{ institution: "NCAD", degree: "BDes", year: 2005 }]
      },
      also: {
        interests: ["lighthouses"],
        industry: "exhibition design",
        hobbies: ["draw lighthouses"],
        achievements: ["Skellig gallery"]
      },
      sources: [
        "https://liffeyworks.example/studio",
        "https://michaelbrennan.example/",
        "https://api.gravatar.com/v3/profiles/mbrennanlw",
        "https://api.stackexchange.com/2.3/users/880123",
        "https://api.stackexchange.com/2.3/users/880123/top-tags",
        "https://hn.algolia.com/api/v1/users/mbrennan_lw"
      ],
      never: ["Dentist", "Dental", "Root canal", "Golf", "Trinity College", "cobol", "Perth"]
    },
    {
      id: "michael-brennan-dentist",
      about: "The dentist himself.",
      contact: { full_name: "Michael Brennan", company: "Brennan Dental", location: "Dublin" },
      outcome: "found",
      facts: {
        title: "Principal Dentist",
        company: "Brennan Dental",
        education: [{ institution: "Trinity College Dublin", year: 1996 }]
      },
      also: {
        location: "Rathmines, Dublin | Dublin, Ireland | Dublin | Rathmines",
        industry: "dental",
        memberships: ["Rathmines Golf Society"],
        hobbies: ["Golf"]
      },
      sources: ["https://brennandental.example/"],
      never: ["Design Director", "Liffeyworks", "uilleann", "Skellig", "NCAD", "cobol", "Perth"]
    },
    {
      id: "caoimhe-ni-fhloinn",
      about: "An Irish surname in two parts; an award page.",
      contact: {
        email: "caoimhe@liffeyworks.example",
        full_name: "Caoimhe Ni Fhloinn",
        company: "Liffeyworks"
      },
      outcome: "found",
      facts: {
        title: "Exhibition Designer",
        company: "Liffeyworks",
        achievements: ["Museum Design Awards 2025 | Best small exhibition"]
      },
      also: { location: "Dublin", industry: "exhibition design", skills: ["lighting", "labels"] },
      sources: ["https://liffeyworks.example/studio", "https://museumdesign.example/awards-2025"]
    }
  ]
}
