import type { WorldPart } from "../World.ts"

const next = (path: string, title: string, description: string, body: string): string =>
  `<!DOCTYPE html><html lang="en-CA"><head><meta charSet="utf-8"/><title>${title}</title><meta name="description" content="${description}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:url" content="https://larchpenny.example${path}"/><link rel="preload" href="/_next/static/css/4f1c.css" as="style"/></head><body><div id="__next"><div class="Banner_root__x1"><span>New: same-day settlement for landings under $5,000</span> <a href="/product/settle">Learn more →</a></div><nav class="Nav_root__a9"><a href="/">Larchpenny</a><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/company">Company</a><a href="/blog">Blog</a><a href="/careers">Careers (4)</a></nav>${body}<footer class="Footer_root__k2"><div>Larchpenny Financial Technologies Inc., 1701 Lower Water Street, Halifax, Nova Scotia. Larchpenny is a registered payment service provider under the RPAA.</div><div><a href="/legal/privacy">Privacy</a> <a href="/legal/terms">Terms</a></div></footer></div></body></html>`

const tile = (name: string, role: string, blurb: string) =>
  `<li class="Tile_root__q7"><img alt="" loading="lazy" src="/_next/image?url=%2Fpeople%2F${name.split(" ")[0]?.toLowerCase()}.webp"/><div class="Tile_name__b3">${name}</div><div class="Tile_role__c4">${role}</div><p>${blurb}</p></li>`

/** Payments for fish harvesters in Halifax: engineers with accounts, a risk officer with a past title, a statistician. */
export const larchpenny: WorldPart = {
  pages: [
    {
      url: "https://larchpenny.example/",
      body: next(
        "/",
        "Larchpenny – get paid when the boat ties up",
        "Payments and invoice advances for fish harvesters and co-ops in Atlantic Canada.",
        `<h1>Get paid when the boat ties up.</h1><p>Larchpenny is the fintech for people who land their revenue by the pound. Payments, advances and settlements for 3,900 harvesters and 62 co-ops.</p><a href="/company">Who we are</a>`
      )
    },
    {
      url: "https://larchpenny.example/company",
      body: next(
        "/company",
        "Company – Larchpenny",
        "The people behind Larchpenny.",
        `<h1>Company</h1><p>Founded in 2018 in a shed in Sambro. Now 58 people, mostly in Halifax.</p><ul class="Grid">
${tile("Bronagh MacEachern", "CEO &amp; Co-founder", "Third-generation lobster family. Did the books for eleven boats before there was an app for it.")}
${tile("Anselm Kuriakose", "CTO &amp; Co-founder", "Wrote the ledger, and is still allowed to touch it on Tuesdays.")}
${tile("Marguerite Delorme-Hatch", "Chief Risk Officer", "Joined 2021. Keeps us, our partner bank and FINTRAC on speaking terms. CPA, CAMS. Saint Mary’s grad. Season tickets, section 11, for the Wanderers? No, that’s Anselm. Marguerite is a Mooseheads person.")}
${tile("Weilun Pasternak", "Staff Data Scientist", "Fraud, and other rare events.")}
${tile("Tobi Adeyinka-Boudreau", "VP Product", "Asks why. Then asks again on the wharf.")}
</ul>`
      )
    },
    {
      url: "https://larchpenny.example/blog/marguerite-delorme-hatch-chief-risk-officer",
      body: next(
        "/blog/marguerite-delorme-hatch-chief-risk-officer",
        "Marguerite Delorme-Hatch named Chief Risk Officer",
        "Halifax, February 3, 2026",
        `<article><h1>Marguerite Delorme-Hatch named Chief Risk Officer</h1><div>Feb 3, 2026 · 2 min read</div><p>HALIFAX – Larchpenny today announced that Marguerite Delorme-Hatch has been appointed Chief Risk Officer, a new role on the executive team, effective immediately.</p><p>Marguerite built the company’s anti-money-laundering program from an empty binder and led it through registration under the Retail Payment Activities Act in 2025. She sits on the board of Feed Nova Scotia and mentors with Women in Payments Canada, of which she is a member.</p><p>“Risk is just the weather,” she said. “You don’t cancel the season. You check the forecast.”</p></article>`
      )
    },
    {
      url: "https://atlanticcompliance.example/forum-2022/speakers.html",
      body: `<html><head><title>Speakers | Atlantic Compliance Forum 2022</title></head><body bgcolor="#ffffff"><h1>Atlantic Compliance Forum, Moncton, October 5-6, 2022</h1><p><a href="index.html">Home</a> - <a href="program.html">Program</a> - Speakers - <a href="hotel.html">Hotel</a></p><dl><dt><b>Roland Thibodeau</b>, Superintendent's Office</dt><dd>Keynote: What examiners read first</dd><dt><b>Marguerite Delorme-Hatch</b>, Compliance Manager, Larchpenny</dt><dd>Panel: Know your harvester. Identity when the address is a harbour</dd><dt><b>Pauline Gaudet</b>, Gaudet Forensic</dt><dd>Workshop: Invoices that lie</dd></dl></body></html>`
    },
    {
      url: "https://anselm-k.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Anselm Kuriakose</title><link rel="me" href="https://github.com/anselmk"><link rel="me" href="https://foghorn.example/@anselm"><style>body{max-width:38em;margin:3em auto;font:18px/1.5 Charter,serif}</style></head><body>
<div class="h-card"><h1 class="p-name">Anselm Kuriakose</h1><p class="p-note">I co-founded <a class="p-org" href="https://larchpenny.example/">Larchpenny</a>, where I am <span class="p-job-title">CTO</span>. I live in <span class="p-locality">Halifax</span>, <span class="p-region">Nova Scotia</span>, with <a href="/quahog">Quahog</a>, a Newfoundland dog who is larger than the kitchen.</p></div>
<p>I think about ledgers, idempotency and fish. I did a Master of Computer Science at Dalhousie (2012), with a thesis on <i>append-only storage</i>, and have been appending ever since.</p>
<p>Things I do that are not on a screen: sea kayaking, curling (I am the lead nobody fears at the Mayflower Curling Club), and baking appam for people who have only had pancakes.</p>
<h2>Talks</h2><ul><li><b>Double entry, single truth</b>, Strange Harbour Conf 2025, St. John’s</li><li><b>OCaml on the wharf</b>, Fun OCaml 2024</li></ul>
<p><a rel="me" href="https://github.com/anselmk">code</a> · <a rel="me" href="https://foghorn.example/@anselm">fediverse</a> · <a href="/now">now</a></p></body></html>`
    },
    {
      url: "https://anselm-k.example/now",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Now – Anselm Kuriakose</title></head><body><h1>Now</h1><p><small>Updated November 2026</small></p><ul><li>Moving Larchpenny’s ledger to PostgreSQL 18 one table at a time.</li><li>Reading everything by Alistair MacLeod, again.</li><li>Teaching a free evening class, SQL for harvesters, at the library in Sambro. I am a board member of the Nova Scotia Digital Access Society, who lend the laptops.</li><li>Shouting at the Halifax Wanderers from section 11.</li></ul><p><a href="/">back</a></p></body></html>`
    },
    {
      url: "https://waterloo-statnews.example/alumni/2024-weilun-pasternak",
      body: `<!DOCTYPE html><html lang="en"><head><title>Alumni profile: Weilun Pasternak (PhD ’17) | Waterloo Statistics Newsletter</title></head><body><header>Department of Statistics – Newsletter</header><div itemscope itemtype="https://schema.org/Person"><h1>Alumni profile: <span itemprop="name">Weilun Pasternak</span></h1><p>PhD Statistics, University of Waterloo, 2017</p><p>After a postdoc in Montréal, <span itemprop="givenName">Weilun</span> swapped tenure track for tide tables and went east. At <span itemprop="worksFor">Larchpenny</span> he works on fraud, where, he says, “the positives are rare and they read your blog”.</p><p>He still reviews for journals, plays the viola in the Chebucto Community Orchestra, and fixes other people’s toasters at the Halifax Tool Library, where he volunteers on Saturdays.</p></div></body></html>`
    },
    {
      url: "https://pasternakplumbing.example/",
      body: `<html><head><title>Pasternak Plumbing &amp; Heating, Kitchener-Waterloo</title></head><body><h1>Pasternak Plumbing &amp; Heating</h1><p>Family business since 1988. Owner Walter Pasternak and sons. Backflow certified.</p></body></html>`
    }
  ],
  github: [
    {
      login: "anselmk",
      id: 118204,
      name: "Anselm Kuriakose",
      company: "@larchpenny",
      blog: "https://anselm-k.example",
      location: "Halifax, NS",
      bio: "CTO @larchpenny. Ledgers, OCaml, fish.",
      commit_email: "anselm@larchpenny.example",
      repositories: [
        {
          name: "periwinkle",
          description: "A double-entry ledger in OCaml on top of PostgreSQL",
          language: "OCaml",
          topics: ["ledger", "accounting", "postgresql"],
          stars: 1310,
          pushed_at: "2026-11-20T22:10:00Z"
        },
        {
          name: "idempotent-by-default",
          description: "Notes and tests on idempotency keys",
          language: "OCaml",
          stars: 212,
          pushed_at: "2026-04-02T13:00:00Z"
        },
        { name: "kubernetes", language: "Go", stars: 0, fork: true, pushed_at: "2020-01-02T13:00:00Z" }
      ]
    }
  ],
  mastodon: [
    {
      user: "anselm",
      domain: "foghorn.example",
      name: "Anselm K. 🦪",
      note: "<p>CTO at Larchpenny, Halifax. Ledgers, OCaml, sea kayaks, one very large dog. Malayali by the other sea.</p>",
      fields: [
        {
          name: "Site",
          value: `<a href="https://anselm-k.example" rel="me nofollow">anselm-k.example</a>`,
          verified_at: "2024-03-02T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>periwinkle 2.0 is out. Journals are now append-only for real, and I apologise to the one of you who was editing them.</p>",
          at: "2026-11-20T22:30:00.000Z"
        },
        {
          text: "<p>Quahog has eaten a whole salmon and shows no remorse and no symptoms.</p>",
          at: "2026-10-11T17:00:00.000Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "anselmk",
      about:
        "CTO and co-founder, Larchpenny (payments for fish harvesters). https:&#x2F;&#x2F;anselm-k.example",
      karma: 4120,
      stories: [
        {
          title: "Periwinkle: a double-entry ledger in OCaml",
          url: "https://github.com/anselmk/periwinkle",
          points: 388,
          at: "2026-11-21T12:00:00Z"
        }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0003-2718-4460",
      given: "Weilun",
      family: "Pasternak",
      other_names: ["W. L. Pasternak"],
      keywords: ["rare events", "extreme value theory", "fraud detection"],
      country: "CA",
      employments: [
        {
          organization: "Larchpenny",
          role: "Staff Data Scientist",
          city: "Halifax",
          country: "CA",
          from: 2020
        },
        {
          organization: "McGill University",
          role: "Postdoctoral Fellow",
          department: "Mathematics and Statistics",
          city: "Montréal",
          country: "CA",
          from: 2017,
          to: 2020
        }
      ],
      educations: [
        {
          organization: "University of Waterloo",
          role: "PhD",
          department: "Statistics",
          city: "Waterloo",
          country: "CA",
          from: 2012,
          to: 2017
        },
        {
          organization: "University of Manitoba",
          role: "BSc (Hons)",
          department: "Mathematics",
          city: "Winnipeg",
          country: "CA",
          from: 2008,
          to: 2012
        }
      ],
      works: [
        {
          title: "Threshold selection when the tail answers back",
          type: "journal-article",
          year: 2025,
          journal: "Extremes and Applications"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5091234418",
      name: "Weilun Pasternak",
      orcid: "0000-0003-2718-4460",
      institution: "McGill University",
      country: "CA",
      years: [2015, 2016, 2018, 2020, 2025],
      works_count: 11,
      cited_by_count: 240,
      topics: ["Extreme value theory", "Anomaly detection", "Financial fraud"]
    },
    {
      id: "A5091239902",
      name: "W. Pasternak",
      institution: "Uniwersytet Łódzki",
      country: "PL",
      years: [1988, 1991, 1997],
      works_count: 40,
      cited_by_count: 612,
      topics: ["Peat soil hydrology", "Wetland ecology"]
    }
  ],
  crossref: [
    {
      doi: "10.5555/extappl.2025.118",
      title: "Threshold selection when the tail answers back",
      journal: "Extremes and Applications",
      published: [2025, 3, 12],
      authors: [
        {
          given: "Weilun",
          family: "Pasternak",
          affiliation: "Larchpenny, Halifax",
          orcid: "0000-0003-2718-4460"
        },
        { given: "Odile", family: "Charbonneau", affiliation: "McGill University" }
      ]
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/marguerite-delorme-hatch",
      title: "Marguerite Delorme-Hatch - Chief Risk Officer - Larchpenny | LinkedIn",
      snippet:
        "I make risk boring, on purpose. AML, payments regulation, enterprise risk. Halifax, Nova Scotia, Canada · Chief Risk Officer · Larchpenny · Education: Saint Mary's University. 500+ connections on LinkedIn."
    },
    {
      url: "https://www.linkedin.com/in/marguerite-hatch-rn",
      title: "Marguerite Hatch - Registered Nurse - Grand Erie Hospital | LinkedIn",
      snippet:
        "Brantford, Ontario, Canada · Registered Nurse, dialysis unit. Experience: Grand Erie Hospital. Education: Mohawk College."
    }
  ],
  rdap: [
    {
      domain: "larchpenny.example",
      registrant: "Larchpenny Financial Technologies Inc.",
      registered: "2018-05-14T00:00:00Z"
    }
  ],
  people: [
    {
      id: "anselm-kuriakose",
      about: "Only an address is given: GitHub by commits, own site with an h-card, fediverse, Hacker News.",
      contact: { email: "anselm@larchpenny.example" },
      outcome: "found",
      facts: {
        title: "CTO & Co-founder | CTO | co-founder | CTO and co-founder | Chief Technology Officer",
        company: "Larchpenny | Larchpenny Financial Technologies Inc. | Larchpenny Financial Technologies",
        location: "Halifax, Nova Scotia | Halifax | Halifax, NS | Nova Scotia",
        industry: "fintech | payments | financial technology",
        skills: ["OCaml", "PostgreSQL | postgresql"],
        achievements: [
          "periwinkle | Periwinkle: a double-entry ledger in OCaml | periwinkle 2.0 | A double-entry ledger in OCaml on top of PostgreSQL"
        ],
        hobbies: ["sea kayaking | sea kayaks | kayaking", "curling"],
        sports_teams: ["Halifax Wanderers"],
        memberships: [
          "Mayflower Curling Club",
          "Nova Scotia Digital Access Society | board member of the Nova Scotia Digital Access Society"
        ],
        education: [
          {
            institution: "Dalhousie | Dalhousie University",
            degree: "Master of Computer Science | MCS",
            field: "Computer Science",
            year: 2012
          }
        ],
        pets: [
          "Newfoundland dog | Quahog | a Newfoundland dog | dog | one very large dog | Quahog, a Newfoundland dog"
        ]
      },
      also: {
        skills: [
          "ledgers | ledger",
          "idempotency",
          "append-only storage",
          "accounting",
          "SQL",
          "double-entry ledger | double-entry",
          "idempotency keys",
          "Go"
        ],
        achievements: [
          "Double entry, single truth",
          "OCaml on the wharf",
          "co-founded Larchpenny | Larchpenny | Founded in 2018",
          "idempotent-by-default | Notes and tests on idempotency keys",
          "SQL for harvesters",
          "Wrote the ledger",
          "append-only storage"
        ],
        interests: [
          "ledgers",
          "idempotency",
          "fish",
          "Alistair MacLeod",
          "OCaml",
          "sea kayaks | sea kayaking",
          "curling",
          "append-only storage",
          "Halifax Wanderers",
          "baking"
        ],
        hobbies: ["baking appam | baking", "Reading | Reading everything by Alistair MacLeod"],
        sports_teams: ["Mayflower Curling Club", "Wanderers"],
        causes: [
          "Nova Scotia Digital Access Society | digital access | lend the laptops",
          "SQL for harvesters | Teaching a free evening class | Teaching a free evening class, SQL for harvesters"
        ]
      },
      sources: [
        "https://larchpenny.example/",
        "https://larchpenny.example/company",
        "https://anselm-k.example/",
        "https://anselm-k.example/now",
        "https://api.github.com/users/anselmk",
        "https://api.github.com/users/anselmk/repos",
        "https://foghorn.example/api/v1/accounts/lookup?acct=anselm",
        "https://hn.algolia.com/api/v1/users/anselmk"
      ],
      sensitive: ["Malayali"]
    },
    {
      id: "marguerite-delorme-hatch",
      about:
        "Promoted twice: a conference of 2022 still gives the old title. A team of somebody else in her own tile; a nurse with half her name.",
      contact: {
        email: "mdelormehatch@larchpenny.example",
        full_name: "Marguerite Delorme-Hatch",
        company: "Larchpenny"
      },
      outcome: "found",
      facts: {
        title: "Chief Risk Officer | CRO",
        company: "Larchpenny | Larchpenny Financial Technologies Inc.",
        location: "Halifax | Halifax, Nova Scotia, Canada | Halifax, Nova Scotia",
        industry: "fintech | payments",
        skills: ["AML | anti-money-laundering", "payments regulation"],
        sports_teams: ["Mooseheads | Halifax Mooseheads"],
        causes: ["Feed Nova Scotia"],
        memberships: ["Women in Payments Canada"],
        education: [{ institution: "Saint Mary's University | Saint Mary’s" }],
        certifications: ["CPA", "CAMS"],
        linkedin:
          "https://ca.linkedin.com/in/marguerite-delorme-hatch | https://www.linkedin.com/in/marguerite-delorme-hatch",
        linkedin_bio:
          "I make risk boring, on purpose | I make risk boring, on purpose. AML, payments regulation, enterprise risk"
      },
      also: {
        skills: [
          "enterprise risk",
          "risk",
          "anti-money-laundering program",
          "compliance",
          "Retail Payment Activities Act",
          "Identity"
        ],
        achievements: [
          "appointed Chief Risk Officer | named Chief Risk Officer",
          "built the company’s anti-money-laundering program | anti-money-laundering program | built the company's anti-money-laundering program from an empty binder",
          "registration under the Retail Payment Activities Act | led it through registration under the Retail Payment Activities Act in 2025",
          "Know your harvester. Identity when the address is a harbour | Know your harvester",
          "board of Feed Nova Scotia",
          "Panel: Know your harvester"
        ],
        interests: ["Mooseheads", "risk", "mentoring"],
        causes: ["mentors with Women in Payments Canada | Women in Payments Canada | Women in Payments"],
        memberships: ["board of Feed Nova Scotia | Feed Nova Scotia"]
      },
      sources: [
        "https://larchpenny.example/",
        "https://larchpenny.example/company",
        "https://larchpenny.example/blog/marguerite-delorme-hatch-chief-risk-officer",
        "https://atlanticcompliance.example/forum-2022/speakers.html",
        "https://ca.linkedin.com/in/marguerite-delorme-hatch"
      ],
      never: ["Compliance Manager", "Registered Nurse", "Brantford", "dialysis"]
    },
    {
      id: "weilun-pasternak",
      about:
        "A scholar in a company: ORCID, OpenAlex, Crossref, a newsletter of his old department; an elder W. Pasternak with more papers.",
      contact: { full_name: "Weilun Pasternak", company: "Larchpenny" },
      outcome: "found",
      facts: {
        title: "Staff Data Scientist",
        company: "Larchpenny | Larchpenny Financial Technologies Inc.",
        location: "Halifax",
        industry: "fintech | payments",
        skills: ["fraud detection | Fraud", "extreme value theory"],
        interests: ["rare events"],
        achievements: ["Threshold selection when the tail answers back"],
        hobbies: [
          "viola | plays the viola | playing the viola | plays the viola in the Chebucto Community Orchestra"
        ],
        causes: ["Halifax Tool Library"],
        memberships: ["Chebucto Community Orchestra"],
        education: [
          { institution: "University of Waterloo", degree: "PhD", field: "Statistics", year: 2017 },
          {
            institution: "University of Manitoba",
            degree: "BSc (Hons) | BSc",
            field: "Mathematics",
            year: 2012
          }
        ]
      },
      also: {
        location: "Halifax, Canada | Canada | CA | Nova Scotia",
        skills: [
          "rare events",
          "Anomaly detection",
          "Financial fraud",
          "Statistics",
          "fixes other people’s toasters",
          "Data Science"
        ],
        achievements: [
          "reviews for journals | He still reviews for journals",
          "PhD Statistics",
          "Postdoctoral Fellow"
        ],
        interests: [
          "extreme value theory",
          "fraud detection | fraud",
          "Anomaly detection",
          "Financial fraud",
          "viola"
        ],
        hobbies: [
          "fixes other people’s toasters at the Halifax Tool Library | fixes other people’s toasters | fixing toasters",
          "Chebucto Community Orchestra"
        ],
        causes: ["volunteers on Saturdays"],
        memberships: ["Halifax Tool Library"]
      },
      sources: [
        "https://larchpenny.example/",
        "https://larchpenny.example/company",
        "https://waterloo-statnews.example/alumni/2024-weilun-pasternak",
        "https://pub.orcid.org/v3.0/0000-0003-2718-4460/person",
        "https://pub.orcid.org/v3.0/0000-0003-2718-4460/employments",
        "https://pub.orcid.org/v3.0/0000-0003-2718-4460/educations",
        "https://api.openalex.org/authors/A5091234418",
        "https://api.crossref.org/works?query.author=Weilun+Pasternak"
      ],
      never: ["Peat soil", "Wetland", "Plumbing"]
    }
  ]
}
