import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { elsewhere } from "../src/internet/elsewhere.ts"
import { openInternet } from "../src/internet/Internet.ts"
import { makeSearch } from "../src/internet/SearchIndex.ts"
import { firstWorld } from "../src/world/index.ts"

const hash = createHash("sha256").update("priya@harbourlight.example").digest("hex")

/** Requests as their services document them, with what the answer must show. */
const requests: ReadonlyArray<readonly [string, string, string]> = [
  ["Gravatar", `https/api.gravatar.com/v3/profiles/${hash}`, '"display_name":"Priya Raghunathan"'],
  [
    "GitHub search",
    "https/api.github.com/search/users?q=mateus@solvane.example+in:email",
    '"login":"matfig"'
  ],
  [
    "GitHub commits",
    "https/api.github.com/search/commits?q=author-email:maren.whitlock@harbourlight.example",
    '"login":"mwhitlock"'
  ],
  ["GitHub repositories", "https/api.github.com/users/noorh/repos?sort=pushed", '"stargazers_count":910'],
  ["GitHub accounts", "https/api.github.com/users/noorh/social_accounts", '"provider":"mastodon"'],
  ["GitLab", "https/gitlab.com/api/v4/users?username=lbianchessi", '"id":90211'],
  [
    "Bluesky",
    "https/public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=priya.tracks.example",
    '"displayName":"Priya Raghunathan"'
  ],
  [
    "Bluesky feed",
    "https/public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed?actor=priya.tracks.example&limit=20",
    '"$type":"app.bsky.feed.defs#reasonRepost"'
  ],
  [
    "WebFinger",
    "https/tidepool.example/.well-known/webfinger?resource=acct:maren@tidepool.example",
    '"subject":"acct:maren@tidepool.example"'
  ],
  ["Mastodon", "https/tidepool.example/api/v1/accounts/lookup?acct=maren", '"verified_at":"2025-01-05'],
  [
    "ORCID search",
    "https/pub.orcid.org/v3.0/expanded-search/?q=given-names:Annegret+AND+family-name:Sch%C3%B6ller-Vogt",
    '"orcid-id":"0000-0003-1188-4020"'
  ],
  ["ORCID employments", "https/pub.orcid.org/v3.0/0000-0003-1188-4020/employments", '"end-date":null'],
  [
    "OpenAlex",
    "https/api.openalex.org/authors/https://orcid.org/0000-0001-7002-3391",
    '"cited_by_count":2140'
  ],
  ["Crossref", "https/api.crossref.org/works?query.author=H%C3%A4u%C3%9Fler", "Stents revisited"],
  ["Hacker News", "https/hn.algolia.com/api/v1/users/mbrennan_lw", '"karma":412'],
  [
    "Hacker News stories",
    "https/hn.algolia.com/api/v1/search_by_date?tags=story,author_mbrennan_lw",
    "type size calculator"
  ],
  [
    "Stack Exchange",
    "https/api.stackexchange.com/2.3/users?inname=Michael+Brennan&site=stackoverflow",
    '"quota_remaining"'
  ],
  [
    "Wikidata search",
    "https/www.wikidata.org/w/api.php?action=wbsearchentities&search=Victor+Ostrander&format=json",
    '"id":"Q90031005"'
  ],
  ["Wikidata item", "https/www.wikidata.org/wiki/Special:EntityData/Q90031005.json", '"P569"'],
  [
    "Wikidata labels",
    "https/www.wikidata.org/w/api.php?action=wbgetentities&ids=Q190080&props=labels&format=json",
    "Carnegie Mellon University"
  ],
  ["Wikipedia", "https/en.wikipedia.org/api/rest_v1/page/summary/Victor_Ostrander", '"type":"standard"'],
  [
    "GDELT",
    "https/api.gdeltproject.org/api/v2/doc/doc?query=%22Saoirse+Quinlan%22&mode=artlist&format=json",
    '"seendate":"20260305T100000Z"'
  ],
  [
    "iTunes",
    "https/itunes.apple.com/search?term=Chris+Pendleton&media=podcast&entity=podcastEpisode",
    '"collectionName":"The Copycraft Podcast"'
  ],
  ["podcast feed", "https/feeds.copycraft.example/show.xml", "<itunes:author>Noelle Fitch"],
  ["RDAP", "https/rdap.org/domain/wexcombe.example", "Wexcombe Borough Council"],
  ["EDGAR tickers", "https/www.sec.gov/files/company_tickers.json", '"ticker":"OSTR"'],
  ["EDGAR", "https/data.sec.gov/submissions/CIK0001987001.json", '"sic":"3569"'],
  [
    "YouTube",
    "https/www.youtube.com/feeds/videos.xml?channel_id=UCsolheimdahl0000000001",
    "What a lake can carry"
  ],
  [
    "Wayback index",
    "https/web.archive.org/cdx/search/cdx?url=etiennebrassard.example/&output=json",
    "20251104081500"
  ],
  [
    "SearXNG",
    "https/searxng.example/search?q=%22Osian+Pugh%22&format=json",
    "https://harbourlight.example/team"
  ],
  ["robots.txt", "https/wexcombe.example/robots.txt", "Disallow: /committee-papers/"],
  ["a page", "https/harbourlight.example/team", "Chief Technology Officer"]
]

const ask = (url: URL | string, init?: RequestInit) =>
  Effect.promise(async () => {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  })

describe("the fictional internet", () => {
  it.scopedLive.each(requests)("%s answers in its shape", ([, path, part]) =>
    Effect.gen(function* () {
      const { gateway } = yield* openInternet(firstWorld)
      const { status, text } = yield* ask(new URL(path, gateway))
      expect(status).toBe(200)
      expect(text).toContain(part)
    })
  )

  it.scopedLive("knows nobody where nobody is", () =>
    Effect.gen(function* () {
      const { gateway, visits } = yield* openInternet(firstWorld)
      const paths = [
        "https/api.gravatar.com/v3/profiles/0000",
        "https/api.github.com/users/nobody",
        "https/pub.orcid.org/v3.0/0000-0000-0000-0000/person",
        "https/nobody.example/",
        "https/etiennebrassard.example/",
        "https/www.linkedin.com/in/fiona-castellane-law"
      ]
      for (const path of paths) expect((yield* ask(new URL(path, gateway))).status, path).toBe(404)
      expect(visits.map(({ status }) => status)).toEqual(paths.map(() => 404))
    })
  )

  it.scopedLive("wants to hear of Tavily's keyless mode, and Firecrawl finds the same", () =>
    Effect.gen(function* () {
      const { gateway } = yield* openInternet(firstWorld)
      const question = { method: "POST", body: JSON.stringify({ query: '"Osian Pugh"', max_results: 3 }) }
      const tavily = new URL("https/api.tavily.com/search", gateway)
      expect((yield* ask(tavily, question)).status).toBe(401)
      const keyless = { ...question, headers: { "x-tavily-access-mode": "keyless" } }
      expect((yield* ask(tavily, keyless)).text).toContain("https://harbourlight.example/team")
      const firecrawl = new URL("https/api.firecrawl.dev/v2/search", gateway)
      expect((yield* ask(firecrawl, question)).text).toContain("https://harbourlight.example/team")
    })
  )

  it.scopedLive("takes hosts down", () =>
    Effect.gen(function* () {
      const { gateway } = yield* openInternet(firstWorld, { isDown: host => host === "harbourlight.example" })
      expect((yield* ask(new URL("https/harbourlight.example/team", gateway))).status).toBe(503)
      expect((yield* ask(new URL("https/solvane.example/company", gateway))).status).toBe(200)
    })
  )

  it("searches honestly", () => {
    const search = makeSearch(firstWorld)
    const found = (query: string) => search(query, 20).map(({ url }) => url)
    expect(found('"Michael Brennan" site:linkedin.com/in')).toEqual([])
    expect(found('"Saoirse Quinlan" site:linkedin.com/in')).toEqual([
      "https://uk.linkedin.com/in/saoirse-quinlan-rights"
    ])
    expect(found('"Michael Brennan" Dublin')).toContain("https://brennandental.example/")
    expect(found('"Perpetua Wrenfield"')).toEqual([])
    const [first] = search('"Noemi Tarantola" "Ferrovia Analytics"', 1)
    expect(first?.snippet).toContain("Noemi Tarantola")
  })
})

describe("an internet that another server plays", () => {
  it("knows the page of an account or a record that a service has answered with, and of no other", async () => {
    const server = createServer((request, response) => {
      const isService = request.url?.includes("getProfile") === true
      response.writeHead(isService ? 200 : 404, { "content-type": "application/json" })
      response.end(
        isService
          ? '{"handle":"rui.tide.example","id":"Q7","orcid":"0000-0002-0000-0007","title":"Maré Alta","page":"https://tide.example/Éire"}'
          : "{}"
      )
    })
    await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening))
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const { answer, knows } = elsewhere(`http://127.0.0.1:${port}`, [])
    await answer({
      method: "GET",
      url: new URL("https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=rui.tide.example"),
      headers: {},
      body: ""
    })
    expect(await knows("https://bsky.app/profile/rui.tide.example")).toBe(true)
    expect(await knows("https://bsky.app/profile/ines.tide.example")).toBe(false)
    expect(await knows("https://www.wikidata.org/wiki/Q7")).toBe(true)
    expect(await knows("https://www.wikidata.org/wiki/Q70")).toBe(false)
    expect(await knows("https://orcid.org/0000-0002-0000-0007")).toBe(true)
    expect(await knows("https://orcid.org/0000-0002-0000-0008")).toBe(false)
    expect(await knows("https://pt.wikipedia.org/wiki/Mar%C3%A9_Alta")).toBe(true)
    expect(await knows("https://pt.wikipedia.org/wiki/Mar%C3%A9_Baixa")).toBe(false)
    expect(await knows("https://tide.example/%C3%89ire")).toBe(true)
    server.close()
  })
})
