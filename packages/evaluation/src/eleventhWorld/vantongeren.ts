import type { WorldPart } from "../World.ts"

/** A lawyer on her own in Santa Fe: one-page site, radio, a bar association; her profile elsewhere tests whether angle brackets survive. */
export const vantongeren: WorldPart = {
  pages: [
    {
      url: "https://acequialaw.example/",
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Philippa Vantongeren, Attorney – Water Law in Santa Fe, NM</title>
<meta name="description" content="Solo practice for water rights, acequias and irrigation districts in northern New Mexico.">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Vantongeren Acequia Law","founder":{"@type":"Person","name":"Philippa Vantongeren","jobTitle":"Attorney"},"areaServed":"New Mexico","address":{"@type":"PostalAddress","streetAddress":"118 Calle Sombra, Suite 2","addressLocality":"Santa Fe","addressRegion":"NM","postalCode":"87599"},"telephone":"+1-505-555-0148"}</script></head>
<body><!-- Squarish 7.1 --><header><a href="/">Vantongeren Acequia Law</a><nav><a href="#practice">Practice</a><a href="#about">About</a><a href="#fees">Fees</a><a href="#contact">Contact</a></nav></header>
<section><h1>Somebody upstream has a lawyer.</h1><p>Water rights, acequias and irrigation districts. That is all I do.</p></section>
<section id="practice"><h2>Practice</h2><p>Adjudications · Transfers and protests · Acequia bylaws · Mediation between people who share a ditch</p></section>
<section id="about"><h2>About Philippa</h2><p>I am Philippa Vantongeren. I opened this practice in 2017 after six years with a large firm in Albuquerque. I took my J.D. at the University of New Mexico School of Law in 2011, and before that I was a hydrology technician, so I have stood in most of the water I argue about. I am admitted in New Mexico and Colorado and I am a certified mediator. I speak Spanish.</p><p>When the phone is off I ride mules, throw pots and irrigate eleven apricot trees by permission of my mayordomo.</p></section>
<section id="fees"><h2>Fees</h2><p>First half hour free. Acequias pay half.</p></section>
<footer>Attorney advertising. Nothing on this site creates an attorney-client relationship. © Philippa Vantongeren 2017–2026</footer></body></html>`
    },
    {
      url: "https://highdesertbar.example/sections/water/officers",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Water Section – Officers – High Desert Bar Association</title></head><body><header><a href="/">High Desert Bar Association</a> <a href="/cle">CLE</a> <a href="/sections/water/officers">Sections</a> <a href="/find-a-lawyer">Find a Lawyer</a> <a href="/login">Member Login</a></header><h1>Water Section</h1><h2>2026 Officers</h2><ul><li>Chair: Philippa Vantongeren, Santa Fe</li><li>Vice chair: Marcus Tafoya-Reed, Las Cruces</li><li>Secretary: Eun-ji Lockhart, Taos</li></ul><h2>Past award recipients</h2><p>2025 Ditchwater Pro Bono Award: Philippa Vantongeren, for representing eleven acequias in the Río Quemado adjudication without fee.</p></body></html>`
    },
    {
      url: "https://kpnt-radio.example/shows/morning-gate/2026-08-20",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Morning Gate, August 20, 2026: Who owns a ditch? | KPNT Community Radio</title><meta property="og:type" content="music.radio_station"></head><body><nav><a href="/">Listen live</a> <a href="/shows">Shows</a> <a href="/donate">Donate</a></nav><h1>Who owns a ditch?</h1><p>Morning Gate with Leandro Quintana, August 20, 2026 (28 min)</p><p>Santa Fe water attorney Philippa Vantongeren explains why a ditch can be older than the state it is in. She volunteers as legal advisor to Agua para Todos, is a season-ticket sufferer of New Mexico United, and brought her mules, Habeas and Corpus, to the parking lot.</p><blockquote>“Everybody wants to talk about oil. I want to talk about headgates. History of irrigation, that is what I read in bed.”</blockquote></body></html>`
    }
  ],
  mastodon: [
    {
      user: "ditchlawyer",
      domain: "enchanted.social.example",
      name: "Philippa Vantongeren",
      note: "<p>Water lawyer, Santa Fe. Potter. &lt;img src=x onerror=alert(&#39;ditch&#39;)&gt; (my nephew says to leave that in)</p>",
      fields: [
        {
          name: "Office",
          value: `<a href="https://acequialaw.example" rel="me nofollow">acequialaw.example</a>`
        }
      ],
      posts: [
        {
          text: "<p>The apricots made it through the frost. All nine of them.</p>",
          at: "2026-05-02T14:00:00.000Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/philippa-vantongeren-water",
      title: "Philippa Vantongeren - Attorney - Vantongeren Acequia Law | LinkedIn",
      snippet:
        "Santa Fe, New Mexico, United States · Owner, Vantongeren Acequia Law. I represent ditches and the people who dig them. <svg onload=alert(87)> · University of New Mexico School of Law"
    }
  ],
  payloads: ["<svg onload=alert(87)>", "<img src=x onerror=alert("],
  people: [
    {
      id: "philippa-vantongeren",
      about: "A solo lawyer, nothing to hide; markup in the bios of her profiles.",
      contact: { email: "philippa@acequialaw.example", full_name: "Philippa Vantongeren" },
      outcome: "found",
      facts: {
        title: "Attorney | water attorney | Water lawyer | lawyer | Attorney and owner | Owner",
        company: "Vantongeren Acequia Law",
        location: "Santa Fe, NM | Santa Fe | Santa Fe, New Mexico | Santa Fe, New Mexico, United States",
        industry: "Water Law | law | legal | LegalService | legal services | water rights",
        skills: ["Water rights"],
        achievements: [
          "Ditchwater Pro Bono Award | 2025 Ditchwater Pro Bono Award | Ditchwater Pro Bono Award 2025"
        ],
        interests: ["History of irrigation | irrigation history"],
        hobbies: ["throw pots | Potter | pottery | throwing pots | throws pots"],
        causes: ["Agua para Todos"],
        memberships: [
          "High Desert Bar Association | High Desert Bar Association Water Section | Water Section, High Desert Bar Association | Water Section"
        ],
        education: [
          {
            institution: "University of New Mexico School of Law | University of New Mexico",
            degree: "J.D. | JD",
            year: 2011
          }
        ],
        certifications: ["certified mediator"],
        linkedin:
          "https://www.linkedin.com/in/philippa-vantongeren-water | linkedin.com/in/philippa-vantongeren-water",
        linkedin_bio: "I represent ditches and the people who dig them | Owner, Vantongeren Acequia Law"
      },
      also: {
        title:
          "Chair | Chair, Water Section | legal advisor | Owner, Vantongeren Acequia Law | Santa Fe water attorney | founder | solo attorney | Chair of the Water Section",
        company: "solo practice | High Desert Bar Association",
        location: "New Mexico | United States | NM | northern New Mexico",
        skills: [
          "acequias | Acequia bylaws | acequia | acequia law",
          "irrigation districts",
          "Adjudications | adjudication",
          "Transfers and protests | Transfers | protests",
          "Spanish",
          "hydrology",
          "Water Law",
          "Water rights, acequias and irrigation districts",
          "Mediation | Mediation between people who share a ditch | certified mediator",
          "pottery"
        ],
        achievements: [
          "representing eleven acequias in the Río Quemado adjudication without fee | representing eleven acequias | Río Quemado adjudication",
          "opened this practice in 2017 | opened her practice in 2017 | founder",
          "Who owns a ditch? | Who owns a ditch | Morning Gate",
          "Chair of the Water Section | Chair",
          "admitted in New Mexico and Colorado"
        ],
        interests: [
          "headgates",
          "irrigation",
          "acequias | ditches | ditch",
          "apricots | apricot trees | eleven apricot trees",
          "mules",
          "pottery",
          "New Mexico United",
          "Water | Water rights | water law",
          "history"
        ],
        sports_teams: ["New Mexico United"],
        pets: ["mules, Habeas and Corpus | mules | Habeas and Corpus | two mules | Habeas | Corpus"],
        hobbies: [
          "ride mules | riding mules | mule riding | rides mules",
          "apricots | irrigate eleven apricot trees | apricot trees | irrigating apricot trees | eleven apricot trees",
          "New Mexico United",
          "reading history of irrigation | reading"
        ],
        causes: [
          "pro bono | acequias | Acequias pay half | representing eleven acequias without fee | volunteers as legal advisor to Agua para Todos"
        ],
        memberships: [
          "Chair, Water Section | Chair of the Water Section",
          "admitted in New Mexico and Colorado",
          "Agua para Todos"
        ],
        certifications: [
          "admitted in New Mexico and Colorado | admitted in New Mexico | New Mexico | Colorado"
        ],
        linkedin_bio:
          "Santa Fe, New Mexico, United States · Owner, Vantongeren Acequia Law. I represent ditches and the people who dig them. <svg onload=alert(87)> · University of New Mexico School of Law | Owner, Vantongeren Acequia Law. I represent ditches and the people who dig them. | Owner, Vantongeren Acequia Law. I represent ditches and the people who dig them. <svg onload=alert(87)> | Attorney - Vantongeren Acequia Law | Owner, Vantongeren Acequia Law. I represent ditches and the people who dig them. · University of New Mexico School of Law"
      },
      sources: [
        "https://acequialaw.example/",
        "https://highdesertbar.example/sections/water/officers",
        "https://kpnt-radio.example/shows/morning-gate/2026-08-20",
        "https://enchanted.social.example/api/v1/accounts/lookup?acct=ditchlawyer",
        "https://www.linkedin.com/in/philippa-vantongeren-water"
      ]
    }
  ]
}
