import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title></head><body><header><a href="/">Quillstone Press</a> · <a href="/books">Books</a> · <a href="/who-we-are">Who we are</a> · <a href="/submissions">Submissions</a></header>${body}<footer>Quillstone Press, 9 Candlemaker Row, Edinburgh EH1</footer></body></html>`

/** A publisher whose team page is written with microformats. */
export const quillstone: WorldPart = {
  pages: [
    {
      url: "https://quillstone.example/",
      body: shell(
        "Quillstone Press",
        "<h1>Books for people who read the footnotes</h1><p>An independent publisher in Edinburgh.</p>"
      )
    },
    {
      url: "https://quillstone.example/who-we-are",
      body: shell(
        "Who we are – Quillstone Press",
        `<h1>Who we are</h1>
<div class="h-card"><a class="p-name u-url" href="https://vance-hughes.example/">Eleanor Vance-Hughes</a>, <span class="p-job-title">Publisher</span> at <span class="p-org">Quillstone Press</span>, <span class="p-locality">Edinburgh</span>. <span class="p-note">Eleanor has published two Booker longlisted novels and one very long index.</span></div>
<div class="h-card"><span class="p-name">William Blakemore</span>, <span class="p-job-title">Editorial Director</span>, <span class="p-org">Quillstone Press</span>. <span class="p-note">William edits our history list. He is a trustee of the Scottish Book Trust.</span> <a class="u-email" href="mailto:william@quillstone.example">william@quillstone.example</a></div>
<div class="h-card"><span class="p-name">Saoirse Quinlan</span>, <span class="p-job-title">Rights Manager</span>, <span class="p-org">Quillstone Press</span></div>`
      )
    },
    {
      url: "https://vance-hughes.example/",
      body: `<!doctype html><html lang="en"><head><title>Eleanor Vance-Hughes</title></head><body><p>I'm Eleanor Vance-Hughes, publisher at Quillstone Press in Edinburgh.</p><p>Things I love: hill walking, letterpress printing, and the novels of Nan Shepherd.</p><p>I read English at the University of St Andrews (MA, 1998).</p><p>You can find me on <a href="https://bsky.app/profile/vance-hughes.example" rel="me">Bluesky</a> and <a href="https://x.com/evancehughes" rel="me">X</a>.</p></body></html>`
    },
    {
      url: "https://printhistory.example/blakemore",
      body: `<!doctype html><html lang="en"><head><title>William Blakemore, printer (1822–1889)</title></head><body><h1>William Blakemore</h1><p>William Blakemore (1822–1889) was an Edinburgh printer and temperance campaigner. He founded the Blakemore Steam Press in 1851.</p></body></html>`
    },
    {
      url: "https://bookworld.example/2026/quinlan-rights",
      news: { seen: "20260305T100000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><title>Quillstone sells ‘The Weather Ledger’ in eleven languages</title></head><body><h1>Quillstone sells ‘The Weather Ledger’ in eleven languages</h1><p>5 March 2026</p><p>Saoirse Quinlan, rights manager at Quillstone Press, closed the last deal at the London Book Fair. “Iceland came in on the back of a napkin,” said Quinlan.</p></body></html>`
    }
  ],
  bluesky: [
    {
      handle: "vance-hughes.example",
      name: "Eleanor Vance-Hughes",
      description: "Publisher at Quillstone Press. Hill walker. Footnote enthusiast.",
      website: "https://vance-hughes.example/",
      posts: [
        {
          text: "We are reading for 2028. Yes, 2028. What should an index be able to do that it cannot do now?",
          at: "2026-06-01T09:12:00.000Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://x.com/evancehughes",
      title: "Eleanor Vance-Hughes (@evancehughes) / X",
      snippet: "Publisher at Quillstone Press, Edinburgh. Footnotes, hills, letterpress. Joined March 2011."
    },
    {
      url: "https://uk.linkedin.com/in/saoirse-quinlan-rights",
      title: "Saoirse Quinlan - Rights Manager - Quillstone Press | LinkedIn",
      snippet:
        "Edinburgh, Scotland, United Kingdom · Rights Manager · Quillstone Press. Education: Trinity College Dublin. View Saoirse Quinlan's profile on LinkedIn."
    }
  ],
  people: [
    {
      id: "eleanor-vance-hughes",
      about: "h-card to own site to Bluesky and X.",
      contact: { email: "eleanor@quillstone.example", full_name: "Eleanor Vance-Hughes" },
      outcome: "found",
      facts: {
        title: "Publisher",
        company: "Quillstone Press",
        location: "Edinburgh",
        interests: ["letterpress printing | letterpress"],
        hobbies: ["hill walking | Hill walker"],
        education: [{ institution: "University of St Andrews", degree: "MA", field: "English", year: 1998 }],
        twitter: "https://x.com/evancehughes"
      },
      also: {
        industry: "publishing | independent publisher",
        interests: [
          "novels of Nan Shepherd",
          "the novels of Nan Shepherd",
          "hill walking",
          "Footnote",
          "Footnotes",
          "hills"
        ],
        hobbies: ["letterpress printing"],
        twitter_bio: "Publisher at Quillstone Press, Edinburgh. Footnotes, hills, letterpress.",
        achievements: ["two Booker longlisted novels"]
      },
      sources: [
        "https://quillstone.example/who-we-are",
        "https://vance-hughes.example/",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=vance-hughes.example",
        "https://x.com/evancehughes"
      ]
    },
    {
      id: "william-blakemore",
      about: "A printer of the same name and city, dead since 1889.",
      contact: { full_name: "William Blakemore", company: "Quillstone Press", location: "Edinburgh" },
      outcome: "found",
      facts: {
        title: "Editorial Director",
        company: "Quillstone Press",
        memberships: ["Scottish Book Trust | trustee of the Scottish Book Trust"]
      },
      also: {
        location: "Edinburgh",
        industry: "publishing | independent publisher",
        causes: ["Scottish Book Trust"]
      },
      sources: ["https://quillstone.example/who-we-are"],
      never: ["printer", "temperance", "Steam Press", "1822", "1889"]
    },
    {
      id: "saoirse-quinlan",
      about: "Only a LinkedIn address.",
      contact: { linkedin_url: "https://www.linkedin.com/in/saoirse-quinlan-rights" },
      outcome: "found",
      facts: {
        title: "Rights Manager",
        company: "Quillstone Press",
        location: "Edinburgh, Scotland, United Kingdom | Edinburgh",
        linkedin:
          "https://www.linkedin.com/in/saoirse-quinlan-rights | https://uk.linkedin.com/in/saoirse-quinlan-rights"
      },
      also: {
        industry: "publishing | independent publisher",
        education: [{ institution: "Trinity College Dublin" }],
        linkedin_bio: "Rights Manager"
      },
      sources: [
        "https://uk.linkedin.com/in/saoirse-quinlan-rights",
        "https://quillstone.example/who-we-are",
        "https://bookworld.example/2026/quinlan-rights"
      ]
    }
  ]
}
