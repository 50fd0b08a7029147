import { describe, expect, it } from "@effect/vitest"
import { addressKey, type ContactData, emptyOutput, firstInput } from "@prospect-research/core"
import { Normalize } from "@prospect-research/stages"
import { Option } from "effect"
import { tidyAddress } from "../src/search/addresses.ts"
import { familiarName, fullerName, isCalled, namesOneOf } from "../src/search/called.ts"
import { hitReader } from "../src/search/hitReader.ts"
import { linkedinResult } from "../src/search/linkedin.ts"
import { nameInHits } from "../src/search/nameInHits.ts"
import { publishedPost } from "../src/search/publishedPost.ts"
import { addressQueries, openingQueries, profileQueries } from "../src/search/queries.ts"
import { resultReading } from "../src/search/resultReading.ts"
import { soughtOf } from "../src/search/Sought.ts"
import { apart, wholeSentences } from "../src/search/sentences.ts"
import { statedClaims } from "../src/search/statedClaims.ts"
import { twitterResult } from "../src/search/twitter.ts"
import { isSpelledLike } from "../src/sources/domainNames.ts"
import { namesAnyOf } from "../src/sources/namesAnyOf.ts"

const soughtFor = (contact: ContactData) =>
  soughtOf(firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] }))

describe("the employer's site among the hits", () => {
  const kindsOf = (url: string, title: string, company: string) => {
    const sought = soughtFor({ full_name: "Ines Okafor", company })
    const hit = { url, title, snippet: "Ines Okafor, Founder", publishedAt: null }
    const reading = resultReading(hit, sought, { source: "search", fetchedAt: "2026-06-01T09:00:00.000Z" })
    return Option.match(reading, {
      onNone: () => [],
      onSome: ({ handles }) => handles.map(({ kind }) => kind)
    })
  }
  const house = "Halvorsen Roofing & Gutters"
  it("is known by the name in full in its title, of which the domain is the beginning", () => {
    const site = "https://halvorsenroofs.example/crew"
    expect(kindsOf(site, `The Crew - ${house}`, house)).toEqual(["page", "company_domain"])
    expect(kindsOf(site, "The Crew - Halvorsen Cabins", house)).toEqual(["page"])
    expect(kindsOf("https://trades.example/1", `The Crew - ${house}`, house)).toEqual(["page"])
  })
})

describe("a hit that several queries find", () => {
  const page = "https://tides.example/speakers"
  const hit = (snippet: string) => ({ url: page, title: "Speakers", snippet, publishedAt: null })
  const answers = [
    { results: [hit("Ines Okafor, Tideworks, spoke on ledgers.")], fetchedAt: "2026-06-01T09:00:00.000Z" },
    { results: [hit("Ines Okafor spoke.")], fetchedAt: "2026-06-01T09:00:01.000Z" }
  ]
  const sought = soughtFor({ full_name: "Ines Okafor", company: "Tideworks" })

  it("is one document, read once as long as she is sought by the same", () => {
    const hits = hitReader("search")
    const [reading, ...others] = hits.read(answers, sought)
    expect(reading?.document.page_url).toBe(page)
    expect(others).toEqual([])
    expect(hits.read(answers, { ...sought, title: "Analyst" })[0]).toBe(reading)
  })

  it("is read again for whoever is sought otherwise", () => {
    const hits = hitReader("search")
    expect(hits.read(answers, sought).length).toBe(1)
    expect(hits.read(answers, soughtFor({ full_name: "Rui Prates", company: "Tideworks" }))).toEqual([])
  })
})

describe("an account that is called by its username alone", () => {
  const handlesIn = (snippet: string) => {
    const sought = soughtFor({ full_name: "Ines Okafor", company: "Tideworks" })
    const hit = {
      url: "https://news.ycombinator.com/user?id=inesok",
      title: "Profile: inesok | Hacker News",
      snippet,
      publishedAt: null
    }
    const reading = resultReading(hit, sought, { source: "search", fetchedAt: "2026-06-01T09:00:00.000Z" })
    return Option.match(reading, {
      onNone: () => [],
      onSome: ({ handles }) =>
        handles.filter(({ kind }) => kind !== "page").map(({ kind, value }) => `${kind} ${value}`)
    })
  }
  it.each([
    ["user: inesok karma: 4120 about: Ines Okafor. CTO of Tideworks, Leeds.", ["hackernews inesok"]],
    ["user: inesok karma: 4120 about: Ines Okafor. I restore valve radios.", []],
    ["user: inesok about: I build wooden kayaks on the Tay, and at Tideworks I once met Ines Okafor.", []]
  ])("%s", (snippet, handles) => {
    expect(handlesIn(snippet)).toEqual(handles)
  })
})

describe("queries", () => {
  const name = { full_name: "Ines Okafor" }
  const rows: ReadonlyArray<readonly [string, ContactData, ReadonlyArray<string>]> = [
    [
      "name and company, without its legal form",
      { ...name, company: "Tideworks GmbH" },
      [
        '"Ines Okafor" "Tideworks"',
        '"Ines Okafor"',
        '"Ines Okafor" site:linkedin.com/in',
        '"Ines Okafor" "Tideworks" (podcast OR talk OR interview)',
        "Ines Okafor Tideworks"
      ]
    ],
    [
      "an address that spells the name, and the employer's domain",
      { email: "ines.okafor@tideworks.example" },
      [
        '"Ines Okafor" "tideworks"',
        '"Ines Okafor"',
        '"Ines Okafor" site:linkedin.com/in',
        '"Ines Okafor" site:tideworks.example',
        '"ines.okafor@tideworks.example"',
        "site:tideworks.example"
      ]
    ],
    [
      "the address itself, which is made for the second of the name",
      { full_name: "John Smith", email: "john.smith2@tideworks.example", company: "Tideworks" },
      [
        '"John Smith" "Tideworks"',
        '"John Smith" site:linkedin.com/in',
        '"John Smith" site:tideworks.example',
        '"john.smith2@tideworks.example"',
        '"John Smith" "Tideworks" (podcast OR talk OR interview)',
        "John Smith Tideworks"
      ]
    ],
    [
      "a name of two surnames, of which one is rare, by itself",
      { full_name: "Ines Larrañaga Garcia", company: "Tideworks" },
      [
        '"Ines Larrañaga Garcia" "Tideworks"',
        '"Ines Larrañaga Garcia"',
        '"Ines Larrañaga Garcia" site:linkedin.com/in',
        '"Ines Larrañaga Garcia" "Tideworks" (podcast OR talk OR interview)',
        "Ines Larrañaga Garcia Tideworks"
      ]
    ],
    [
      "title and town where there is no company",
      { ...name, email: "ines@gmail.com", title: "Head of Data", location: "Lisbon, Portugal" },
      [
        '"Ines Okafor" "Head of Data"',
        '"Ines Okafor" "Lisbon"',
        '"Ines Okafor"',
        '"Ines Okafor" site:linkedin.com/in',
        '"Ines Okafor" "Head of Data" (podcast OR talk OR interview)'
      ]
    ],
    [
      "the address itself where there is nothing else",
      { email: "ines.okafor@gmail.com" },
      [
        '"Ines Okafor" "ines.okafor@gmail.com"',
        '"Ines Okafor"',
        '"Ines Okafor" site:linkedin.com/in',
        '"Ines Okafor" "ines.okafor@gmail.com" (podcast OR talk OR interview)'
      ]
    ],
    [
      "a frequent name, never by itself",
      { full_name: "John Smith", company: "Tideworks" },
      [
        '"John Smith" "Tideworks"',
        '"John Smith" site:linkedin.com/in',
        '"John Smith" "Tideworks" (podcast OR talk OR interview)',
        "John Smith Tideworks"
      ]
    ],
    [
      "not that somebody is the elder, which pages leave out",
      { full_name: "John Smith Sr.", company: "Tideworks" },
      [
        '"John Smith" "Tideworks"',
        '"John Smith" site:linkedin.com/in',
        '"John Smith" "Tideworks" (podcast OR talk OR interview)',
        "John Smith Tideworks"
      ]
    ],
    ["a name alone", name, []],
    ["one word is no name", { full_name: "Ines", company: "Tideworks" }, []],
    ["an address that spells no name", { email: "iokafor@tideworks.example" }, []]
  ]
  it.each(rows)("%s", (_when, contact, queries) => {
    expect(openingQueries(soughtFor(contact))).toEqual(queries)
  })

  it("the LinkedIn address is a query, and the search for one is not needed", () => {
    const sought = soughtFor({
      ...name,
      company: "Tideworks",
      linkedin_url: "https://www.linkedin.com/in/ines"
    })
    expect(profileQueries(sought)).toEqual(["https://www.linkedin.com/in/ines", '"ines" site:linkedin.com'])
    expect(openingQueries(sought).filter(query => query.includes("site:"))).toEqual([])
  })
})

describe("queries for somebody whose name nobody knows", () => {
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["mlovelace@acme.example", ['"mlovelace@acme.example"', "lovelace site:acme.example"]],
    ["teresa@acme.example", ['"teresa@acme.example"', "teresa site:acme.example"]],
    ["dez@acme.example", ['"dez@acme.example"', "dez site:acme.example"]],
    ["tl@acme.example", ['"tl@acme.example"']],
    ["mlovelace@gmail.com", ['"mlovelace@gmail.com"']],
    ["ines.okafor@acme.example", []]
  ]
  it.each(rows)("%s", (email, queries) => {
    expect(addressQueries(soughtFor({ email }))).toEqual(queries)
  })
})

describe("whom an address is made for", () => {
  const named = (email: string, ...snippets: ReadonlyArray<string>) =>
    nameInHits(
      snippets.map(snippet => ({
        url: "https://acme.example/team",
        title: "Team",
        snippet,
        publishedAt: null
      })),
      soughtFor({ email })
    )
  it("is somebody whose name it is made of", () => {
    expect(named("mlovelace@acme.example", "Write to Mary Lovelace +44 1")).toBe("Mary Lovelace")
    expect(named("teresa@acme.example", "Our People Teresa M. Brandt Head of Sales")).toBe("Teresa M. Brandt")
    expect(named("tlb@acme.example", "Our People Teresa Lima-Brandt Head of Sales")).toBe(
      "Teresa Lima-Brandt"
    )
    expect(named("tbrandt@acme.example", "Teresa Brandt", "Teresa M. Brandt spoke")).toBe("Teresa Brandt")
  })
  it("is nobody where several fit, or none", () => {
    expect(named("mlovelace@acme.example", "Mary Lovelace, Mark Lovelace")).toBeUndefined()
    expect(named("teresa@acme.example", "Teresa Brandt and Teresa Lima")).toBeUndefined()
    expect(named("mlovelace@acme.example", "Ines Okafor, lovelace prize")).toBeUndefined()
  })
  it("is told by the employer's pages and those that show it", () => {
    const elsewhere = (snippet: string) =>
      nameInHits(
        [{ url: "https://forum.example/1", title: "Thread", snippet, publishedAt: null }],
        soughtFor({ email: "mlovelace@acme.example" })
      )
    expect(elsewhere("Mary Lovelace writes")).toBeUndefined()
    expect(elsewhere("Mary Lovelace (mlovelace@acme.example) writes")).toBe("Mary Lovelace")
  })
})

describe("a second surname", () => {
  const names = ["Ana Brandt"]
  it("finds what somebody is called, which stands between the names", () => {
    const names = ["Marguerite Brandt"]
    expect(familiarName("Elected: Marguerite “Margie” Brandt of Tideworks", names)).toBe("Margie Brandt")
    expect(familiarName("Marguerite (Margie) Brandt", names)).toBe("Margie Brandt")
    expect(familiarName("Marguerite (Prates) Brandt", names)).toBeUndefined()
    expect(familiarName("Marguerite “the Boss” Brandt", names)).toBeUndefined()
    expect(familiarName("Marguerite “Margie” Brandt-Prates", names)).toBeUndefined()
  })

  it("is found", () => {
    expect(fullerName("Team: Ana Brandt-Prates, CTO", names)).toBe("Ana Brandt-Prates")
    expect(fullerName("Ana M. Lund-Brandt leads data", names)).toBe("Ana M. Lund-Brandt")
    expect(isCalled("Ana Brandt-Prates", names)).toBe(true)
    expect(namesOneOf(names)("Team: Ana Brandt-Prates, CTO")).toBe(true)
  })
  it("is somebody else's where both stand", () => {
    expect(fullerName("Ana Brandt teaches. Ana Brandt-Prates sings.", names)).toBeUndefined()
  })
  it("is another matter with another first name or family", () => {
    for (const text of ["Eva Brandt-Prates", "Ana Prates", "Ana Brandtner-Prates", "Mariana Brandt-Prates"]) {
      expect(fullerName(text, names)).toBeUndefined()
      expect(namesOneOf(names)(text)).toBe(false)
    }
    expect(isCalled("Ana Prates", names)).toBe(false)
  })
})

describe("addresses", () => {
  const same: ReadonlyArray<readonly [string, string]> = [
    ["https://www.forum.example/a/?utm_source=x&id=3#top", "http://forum.example/a?id=3"],
    ["https://m.forum.example/a/index.html", "https://forum.example/a"],
    ["https://de.linkedin.com/in/Ines-Okafor/?trk=y", "https://www.linkedin.com/in/ines-okafor"],
    ["https://forum.example/a/amp", "https://forum.example/a"]
  ]
  const keyOf = (address: string) => Option.map(tidyAddress(address), addressKey)
  it.each(same)("%s leads to %s", (left, right) => {
    expect(Option.isSome(keyOf(left))).toBe(true)
    expect(keyOf(left)).toEqual(keyOf(right))
  })

  it("another page, scheme or user is another matter", () => {
    expect(keyOf("https://forum.example/a?id=3")).not.toEqual(keyOf("https://forum.example/a?id=4"))
    expect(keyOf("https://forum.example/a")).not.toEqual(keyOf("https://forum.example/b"))
    for (const address of ["javascript:alert(1)", "https://ines:secret@forum.example/", "forum"])
      expect(keyOf(address)).toEqual(Option.none())
  })
})

describe("sentences of a snippet", () => {
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["Ines leads data. She is in Lisbon.", ["Ines leads data.", "She is in Lisbon."]],
    ["Ines leads data. She speaks about ...", ["Ines leads data."]],
    ["... of Tideworks. Ines leads data. …", ["Ines leads data."]],
    ["… data team … Ines leads", []],
    ["Ines leads data", ["Ines leads data"]]
  ]
  it.each(rows)("%s", (snippet, sentences) => {
    expect(wholeSentences(snippet)).toEqual(sentences)
  })
})

it("the date of an article parts its headline from what it says", () => {
  expect(apart("Harbour wins Tide Prize June 3, 2024 Ines Okafor leads it.")).toEqual([
    "Harbour wins Tide Prize",
    "June 3, 2024",
    "Ines Okafor leads it."
  ])
  expect(apart("She joined on 3 June 2024 Tideworks says.")).toEqual([
    "She joined on 3 June 2024 Tideworks says."
  ])
})

describe("of whom a snippet tells", () => {
  const factsIn = (snippet: string, names: ReadonlyArray<string>) =>
    statedClaims(
      { url: "https://tideworks.example/team", title: "Team", snippet, publishedAt: null },
      { names, emails: [], title: undefined, employer: "Tideworks", companies: ["Tideworks"] },
      `Team\n${snippet}`
    )
      .filter(({ field }) => field !== "name")
      .map(({ value }) => (typeof value === "object" ? JSON.stringify(value) : value))

  it("the foot of the page, run together with what stands above it", () => {
    expect(
      factsIn(
        "Ines Okafor is Head of Data. &copy; 2026 Tideworks Ltd. Registered in England. Marsh Park, Leeds. LinkedIn",
        ["Ines Okafor"]
      )
    ).toEqual(["Head of Data"])
  })

  it("the next card of a team, run together with the one before", () => {
    expect(
      factsIn(
        "Ines Okafor Harbour Pilot Ines brings the tankers in. Fiona Wrexley Head of Growth Fiona came to us in 2021. She is a member of the Tidal Guild and studied History at the University of Hull.",
        ["Ines Okafor"]
      )
    ).toEqual([])
  })

  it("the cards of two people of one name, run together", () => {
    const snippet =
      "Our people Rui Prates Managing Partner Ines Okafor Partner, Tides Ines Okafor Trainee, Shipping Tove Lind Head of Growth"
    expect(factsIn(snippet, ["Ines Okafor"])).toEqual([])
  })

  it("whoever was named in what the engine has left out", () => {
    expect(
      factsIn(
        "Ines Okafor is Head of Data at Tideworks. ... and Tove Lind. She studied Law at the University of Hull.",
        ["Ines Okafor"]
      )
    ).toEqual(["Head of Data", "Tideworks"])
  })

  it("father and son, where another office stands before the father's name", () => {
    expect(
      factsIn(
        "Ingo Okafor jun., Werkleiter. Er ist Mitglied im Tidenverein Husum. Aufsichtsrat Ingo Okafor sen., Vorsitzender des Aufsichtsrats. Der gelernte Schlosser studierte an der Fachhochschule Husum (Ing. grad., 1971).",
        ["Ingo Okafor jun."]
      )
    ).toEqual(["Werkleiter", "Tidenverein Husum"])
  })
})

describe("names", () => {
  it("are found in any case, without accents, and as whole words", () => {
    const isNamed = namesAnyOf(["Inês Okafor"])
    for (const text of ["INES OKAFOR speaks", "with Inês  Okafor,", "Ines M. Okafor"])
      expect(isNamed(text)).toBe(true)
    for (const text of ["Ines Okafor-Lund", "Ines", "Okafor"]) expect(isNamed(text)).toBe(false)
    expect(namesAnyOf([])("Ines Okafor")).toBe(false)
  })

  it("stand in the domain of a personal site", () => {
    const names = ["Inês Maria Okafor"]
    for (const url of ["https://www.inesokafor.example/x", "https://ines-okafor.github.io/"])
      expect(isSpelledLike(url, names)).toBe(true)
    for (const url of ["https://okafor.example/", "https://inesokaforlund.example/", "https://10.0.0.1/"])
      expect(isSpelledLike(url, names)).toBe(false)
  })
})

describe("hits on X profiles", () => {
  const bioOf = (snippet: string) =>
    Option.map(
      twitterResult({
        url: "https://x.com/ines_ok",
        title: "Ines Okafor (@ines_ok) / X",
        snippet,
        publishedAt: null
      }),
      ({ claims }) =>
        claims.flatMap(({ field, value }) => (field === "social_media.twitter.bio" ? [value] : []))
    )

  it.each([
    ["Head of Data at Tideworks. Quilter. Tides are a love language.", true],
    ["The latest posts from Ines Okafor (@ines_ok). Head of Data at Tideworks. Quilter.", true],
    ["Head of Data at Tideworks. Quilter. Ines Okafor (@ines_ok). The latest posts from Ines Okafor.", true],
    ["Head of Data. Quilter. Joined March 2015 · 300 Following · 1,200 Followers", true],
    ["Head of Data at Tideworks ...", false],
    ["@rui you are right about the harbour", false],
    ["3 hours ago the ferry left without me", false],
    ["Muslim, runner, Head of Data", false]
  ] as const)("%s", (snippet, isBio) => {
    const [bio] = Option.getOrElse(bioOf(snippet), () => [])
    expect(bio !== undefined).toBe(isBio)
    if (bio !== undefined) expect(snippet).toContain(String(bio))
    expect(String(bio ?? "")).not.toMatch(/Followers|latest posts/)
  })

  it.each([
    "Ines Okafor (@ines_ok) on X. Tides and kites. Quilter.",
    "Ines Okafor (@ines_ok). Tides and kites. Quilter. 1,200 followers.",
    "Tides and kites. Quilter. Leeds, UK"
  ])("of “%s” the words are theirs that are no listing’s", snippet => {
    expect(Option.getOrThrow(bioOf(snippet))).toEqual(["Tides and kites. Quilter."])
  })

  it("what ends a description is part of it, a town alone as well", () => {
    for (const bio of ["Tides and kites. Leeds.", "Tides. Kites, Quilts"])
      expect(Option.getOrThrow(bioOf(bio))).toEqual([bio])
  })
})

describe("hits on LinkedIn profiles", () => {
  const { wanted } = soughtFor({ full_name: "Ines Okafor", company: "Tideworks" })
  const factsOf = (title: string, snippet = "") =>
    Option.map(
      linkedinResult({ url: "https://www.linkedin.com/in/ines", title, snippet, publishedAt: null }, wanted),
      ({ claims }) => claims.map(({ field, value }) => [field.replace("professional.current_", ""), value])
    )
  const title = ["title", "Head of Data"]
  const company = ["company", "Tideworks"]
  const rows: ReadonlyArray<readonly [string, string, ReadonlyArray<readonly unknown[]>]> = [
    ["Ines Okafor - Head of Data - Tideworks | LinkedIn", "", [title, company]],
    ["Ines Okafor – Head of Data – Elsewhere | LinkedIn", "", [title, ["company", "Elsewhere"]]],
    [
      "Ines Okafor, CSCP - Head of Data - Tideworks | LinkedIn",
      "",
      [title, company, ["education.certifications", "CSCP"]]
    ],
    [
      "Ines Okafor MCIPS - Head of Data - Tideworks | LinkedIn",
      "",
      [title, company, ["education.certifications", "MCIPS"]]
    ],
    ["Ines Okafor XYZQ - Head of Data - Tideworks | LinkedIn", "", [title, company]],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Hull · Head of Data at Tideworks · Education: Hull University, Dean College.",
      [
        title,
        company,
        ...["Hull University", "Dean College"].map(institution => [
          "education.entries",
          { institution, degree: null, field_of_study: null, graduation_year: null }
        ]),
        ["location", "Hull"]
      ]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Hull · Head of Data at Tideworks · Education: Hull School of Business, Trade and Law.",
      [
        title,
        company,
        [
          "education.entries",
          {
            institution: "Hull School of Business, Trade and Law",
            degree: null,
            field_of_study: null,
            graduation_year: null
          }
        ],
        ["location", "Hull"]
      ]
    ],
    [
      "Ines Okafor - Head of Data at Tideworks | Tides into tables | LinkedIn",
      "Head of Data at Tideworks | Tides into tables · Experience: Tideworks",
      [
        title,
        company,
        title,
        company,
        ["social_media.linkedin.bio", "Head of Data at Tideworks | Tides into tables"],
        company
      ]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Ausbildung: Tischlermeisterin, Berufsschule Kiel",
      [
        title,
        company,
        [
          "education.entries",
          {
            institution: "Berufsschule Kiel",
            degree: "Tischlermeisterin",
            field_of_study: null,
            graduation_year: null
          }
        ]
      ]
    ],
    ["Ines Okafor - Head of Data - Tidewo... | LinkedIn", "", []],
    ["Ines (Inny) Okafor - Head of Data - Tideworks | LinkedIn", "", [title, company]],
    ["Ines Okafor – Messingenieurin – Tideworks | LinkedIn", "", [["title", "Messingenieurin"], company]],
    ["Ines Okafor - Head of Data - Tideworks", "", [title, company]],
    ["Ines Okafor - Head of Data - Tidewo", "", []],
    ["Ines Okafor - Former Head of Data - Tideworks | LinkedIn", "", []],
    ["Ines Okafor - Student - University of Porto | LinkedIn", "", []],
    [
      "Ines Okafor - Associate Professor - University of Porto | LinkedIn",
      "",
      [
        ["title", "Associate Professor"],
        ["company", "University of Porto"]
      ]
    ],
    [
      "Ines Okafor - Head of Data - Leiria University Hospitals | LinkedIn",
      "",
      [title, ["company", "Leiria University Hospitals"]]
    ],
    ["Ines Okafor - Head of Data - University of Porto | LinkedIn", "", []],
    [
      "Ines Okafor | LinkedIn",
      "Porto, Portugal · Education: University of Porto. View Ines Okafor's profile on LinkedIn.",
      [
        [
          "education.entries",
          { institution: "University of Porto", degree: null, field_of_study: null, graduation_year: null }
        ],
        ["location", "Porto, Portugal"]
      ]
    ],
    ["Ines Okafor | LinkedIn", "", []],
    ["Ines Okafor - Tideworks | LinkedIn", "", [company]],
    ["Ines Okafor - Elsewhere | LinkedIn", "", []],
    [
      "Ines Okafor - Elsewhere | LinkedIn",
      "Experience: Elsewhere · Location: Lisbon",
      [
        ["company", "Elsewhere"],
        ["location", "Lisbon"]
      ]
    ],
    [
      "Ines Okafor | LinkedIn",
      "Berufserfahrung: Tideworks · Ort: Lissabon · 500 Kontakte",
      [company, ["location", "Lissabon"]]
    ],
    ["Ines Okafor | LinkedIn", "View Ines Okafor's profile. Location: Lis...", []],
    [
      "Ines Okafor | LinkedIn",
      "Ines Okafor · Experience: Tideworks · Location: Lisbon",
      [company, ["location", "Lisbon"]]
    ],
    [
      "Ines Okafor | LinkedIn",
      "I listen to the sea. We met ...",
      [["social_media.linkedin.bio", "I listen to the sea"]]
    ],
    [
      "Ines Okafor | LinkedIn",
      "Head of Data at Tideworks · Location: Lisbon",
      [title, company, ["location", "Lisbon"]]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Porto, Portugal · Head of Data · Tideworks. Sums with a view of the sea. · 500+ connections.",
      [
        title,
        company,
        ["social_media.linkedin.bio", "Sums with a view of the sea"],
        ["location", "Porto, Portugal"]
      ]
    ],
    [
      "Ines Okafor | LinkedIn",
      "Bordeaux, France · Directrice des données · Tideworks. Cartes, marées, vélo. Formation : ENSEIRB. Plus de 500 relations.",
      [
        ["title", "Directrice des données"],
        company,
        ["social_media.linkedin.bio", "Cartes, marées, vélo"],
        [
          "education.entries",
          { institution: "ENSEIRB", degree: null, field_of_study: null, graduation_year: null }
        ],
        ["location", "Bordeaux, France"],
        ["personal.hobbies", "vélo"]
      ]
    ],
    [
      "Ines Okafor | LinkedIn",
      "Maps, tides, dogs. Greater Porto Area · Head of Data at Tideworks. Location: Porto",
      [title, company, ["social_media.linkedin.bio", "Maps, tides, dogs"], ["location", "Porto"]]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Tides, told plainly. Mostly. Location: Porto · 500+ connections on LinkedIn.",
      [title, company, ["social_media.linkedin.bio", "Tides, told plainly. Mostly."], ["location", "Porto"]]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Tides should be boring. Head of Data at Tideworks. Porto, Portugal. Location: Porto",
      [title, company, ["social_media.linkedin.bio", "Tides should be boring"], ["location", "Porto"]]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Turning tides into tables that a board can read. · Experience: Tideworks · Location: Porto · View Ines Okafor’s profile on LinkedIn.",
      [
        title,
        company,
        ["social_media.linkedin.bio", "Turning tides into tables that a board can read"],
        company,
        ["location", "Porto"]
      ]
    ],
    [
      "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      "Porto, Portugal · Head of Data · Tideworks. Devout Catholic and ...",
      [title, company, ["location", "Porto, Portugal"]]
    ],
    [
      "Ines Okafor - Tideworks | LinkedIn",
      "Porto, Portugal · Head of Data · Tideworks. 500+ connections.",
      [company, title, company, ["location", "Porto, Portugal"]]
    ],
    [
      "Ines Okafor | LinkedIn",
      "Head of Data · Greater Porto Area · 300 connections",
      [["location", "Greater Porto Area"]]
    ],
    ["Ines Okafor | LinkedIn", "Director, Customer Success · Tideworks · 500 connections", []],
    ["Ines Okafor | LinkedIn", "Porto, Portugal · Lisbon, Portugal · Tideworks", []],
    ["Ines Okafor | LinkedIn", "Porto, Portugal", []],
    [
      "Ines Okafor - Brewer - Tideworks Brewing Co | LinkedIn",
      "Porto, Portugal · Brewer · Tideworks Brewing Co. Recovering chemist. I make sour beer.",
      [
        ["title", "Brewer"],
        ["company", "Tideworks Brewing Co"],
        ["social_media.linkedin.bio", "Recovering chemist. I make sour beer."],
        ["location", "Porto, Portugal"]
      ]
    ],
    [
      "Ines Okafor - Tideworks | LinkedIn",
      "Porto, Portugal · Reuse, housing, whippets. · Experience: Tideworks",
      [
        company,
        ["social_media.linkedin.bio", "Reuse, housing, whippets"],
        company,
        ["location", "Porto, Portugal"]
      ]
    ],
    [
      "Ines Okafor - Enóloga - Tideworks | LinkedIn",
      "Porto, Portugal. Enóloga en Tideworks. Viñas viejas, suelos vivos. Universidad de La Rioja.",
      [
        ["title", "Enóloga"],
        company,
        ["social_media.linkedin.bio", "Viñas viejas, suelos vivos"],
        ["location", "Porto, Portugal"],
        [
          "education.entries",
          {
            institution: "Universidad de La Rioja",
            degree: null,
            field_of_study: null,
            graduation_year: null
          }
        ]
      ]
    ],
    ["Ines Okafor | LinkedIn", "Worked with Ines. I recommend her.", []]
  ]
  it.each(rows)("%s · %s", (shown, snippet, facts) => {
    expect(factsOf(shown, snippet)).toEqual(Option.some(facts))
  })

  it("a page without a person's name in its title is none", () => {
    expect(factsOf("Sign up | LinkedIn")).toEqual(Option.some([]))
    expect(factsOf('500+ "Okafor" profiles | LinkedIn')).toEqual(Option.none())
  })
})

describe("posts that hits show", () => {
  const postOf = (title: string, url = "https://x.com/ines_ok/status/1") =>
    Option.map(
      publishedPost({ url, title, snippet: "", publishedAt: "2026-04-17" }, ["Ines Okafor"]),
      ({ text, venue, date }) => [text, venue, date]
    )
  it("are the person's own, in whole sentences", () => {
    expect(postOf('Ines Okafor on X: "Tides are clocks." / X')).toEqual(
      Option.some(["Tides are clocks.", "X", "2026-04-17"])
    )
    expect(postOf('Ines Okafor on X: "Tides are clocks. And wav…')).toEqual(
      Option.some(["Tides are clocks.", "X", "2026-04-17"])
    )
    expect(postOf('Rui Prates on X: "Ines Okafor is here." / X')).toEqual(Option.none())
    expect(postOf('Ines Okafor on X: "Tides are clo…')).toEqual(Option.none())
    expect(postOf('Ines Okafor on X: "Tides are clocks."', "https://x.example/1")).toEqual(Option.none())
  })
})

describe("snippets that run cards together", () => {
  it("are parted behind an address", () => {
    expect(apart("She keeps bees. ada@acme.example Rui Prates, Buyer.")).toEqual([
      "She keeps bees.",
      "ada@acme.example",
      "Rui Prates, Buyer."
    ])
  })

  it("end before an address", () => {
    expect(apart("She keeps bees. ada@acme.example · Acme, 12 Quay Road, Hull")).toEqual([
      "She keeps bees.",
      "ada@acme.example · Acme, 12 Quay Road, Hull"
    ])
  })

  it("keep an initial with the nickname behind it", () => {
    expect(wholeSentences("She keeps bees. Rui B. (Bo) Prates Chief Buyer Bo plays chess.")).toEqual([
      "She keeps bees.",
      "Rui B. (Bo) Prates Chief Buyer Bo plays chess."
    ])
  })
})
