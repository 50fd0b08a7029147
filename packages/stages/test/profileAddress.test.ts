import { expect, it } from "@effect/vitest"
import { Option } from "effect"
import { describe } from "vitest"
import { linkHandle, linksIn, profileClaims, profileHandle } from "../src/sources/profileAddress.ts"

const short = (address: string, label?: string): string =>
  Option.match(profileHandle(address, label), {
    onNone: () => "none",
    onSome: ({ kind, value }) => `${kind} ${value}`
  })

const profiles: ReadonlyArray<readonly [string, string]> = [
  ["https://github.com/inesok", "github inesok"],
  ["https://www.github.com/inesok/?tab=repositories", "github inesok"],
  ["github.com/inesok", "github inesok"],
  ["https://github.com/sponsors/inesok", "github inesok"],
  ["https://gist.github.com/inesok", "github inesok"],
  ["https://gitlab.com/ines.ok", "gitlab ines.ok"],
  ["https://bsky.app/profile/ines.example.com", "bluesky ines.example.com"],
  ["https://bsky.app/profile/did:plc:abc123", "bluesky did:plc:abc123"],
  ["https://ines.bsky.social/", "bluesky ines.bsky.social"],
  ["http://orcid.org/0000-0002-1825-009x", "orcid 0000-0002-1825-009X"],
  ["https://stackoverflow.com/users/22656/ines-okafor", "stackoverflow 22656"],
  ["https://news.ycombinator.com/user?id=inesok", "hackernews inesok"],
  ["https://www.youtube.com/@inesok", "youtube @inesok"],
  ["https://m.youtube.com/@inesok/videos", "youtube @inesok"],
  ["https://youtube.com/channel/UCabcdefghijklmnopqrstuv", "youtube channel/UCabcdefghijklmnopqrstuv"],
  ["https://www.youtube.com/c/InesOkafor", "youtube c/InesOkafor"],
  ["https://www.youtube.com/user/inesok", "youtube user/inesok"],
  ["https://www.wikidata.org/wiki/Q42", "wikidata Q42"],
  ["http://www.wikidata.org/entity/Q42", "wikidata Q42"],
  ["https://en.wikipedia.org/wiki/Ines_Okafor", "wikipedia Ines Okafor"],
  ["https://pt.m.wikipedia.org/wiki/In%C3%AAs_Okafor", "wikipedia pt:Inês Okafor"],
  ["https://pt.linkedin.com/in/ines-okafor/?trk=1", "linkedin https://www.linkedin.com/in/ines-okafor"],
  ["https://twitter.com/ines_ok", "twitter https://x.com/ines_ok"],
  ["https://mastodon.social/@ines", "mastodon ines@mastodon.social"],
  ["https://hachyderm.io/users/ines", "mastodon ines@hachyderm.io"],
  ["https://fosstodon.org/@ines@okafor.example", "mastodon ines@okafor.example"]
]

const noProfiles = [
  "https://github.com/tideworks/clock",
  "https://github.com/features",
  "https://github.com/orgs/tideworks",
  "https://gitlab.com/explore",
  "https://gitlab.com/tideworks/clock",
  "https://bsky.app/profile/ines.example.com/post/3k",
  "https://stackoverflow.com/questions/22656/a-question",
  "https://news.ycombinator.com/item?id=424242",
  "https://www.youtube.com/watch?v=abcdefghijk",
  "https://www.wikidata.org/wiki/Property:P31",
  "https://en.wikipedia.org/wiki/Category:Oceanographers",
  "https://www.linkedin.com/company/tideworks",
  "https://www.linkedin.com/school/porto",
  "https://x.com/ines_ok/status/1",
  "https://x.com/login",
  "https://social.example/@ines",
  "https://ines@github.com/inesok",
  "mailto:ines@tideworks.example",
  "javascript:alert(1)",
  ""
]

describe("profileHandle", () => {
  it("reads the identifier out of a profile's address", () => {
    expect(profiles.map(([address]) => [address, short(address)])).toEqual(profiles)
  })

  it("takes posts, repositories, organisations and pages of the service for nobody", () => {
    expect(noProfiles.map(address => [address, short(address)])).toEqual(
      noProfiles.map(address => [address, "none"])
    )
  })

  it("believes a label that any host may be a Mastodon server, but not one that is known to be another", () => {
    expect(short("https://social.example/@ines", "Mastodon")).toBe("mastodon ines@social.example")
    expect(short("https://social.example/@ines", "me")).toBe("mastodon ines@social.example")
    expect(short("https://social.example/@ines", "homepage")).toBe("none")
    expect(short("https://medium.com/@ines", "me")).toBe("none")
    expect(short("https://www.threads.net/@ines", "me")).toBe("none")
  })
})

describe("linkHandle", () => {
  const website = (address: string) =>
    Option.match(linkHandle(address), { onNone: () => "none", onSome: ({ value }) => value })

  it("takes what is no profile for a website", () => {
    expect(website("inesokafor.dev")).toBe("https://inesokafor.dev/")
    expect(website("https://medium.com/@ines")).toBe("https://medium.com/@ines")
    expect(website("https://ines.github.io/notes")).toBe("https://ines.github.io/notes")
  })

  it("leaves out organisations and services that show visitors nothing", () => {
    const addresses = [
      "https://www.linkedin.com/company/tideworks",
      "https://github.com/tideworks/clock",
      "https://www.facebook.com/ines",
      "https://t.me/ines",
      "https://www.youtube.com/watch?v=abcdefghijk",
      "not an address"
    ]
    expect(addresses.map(website)).toEqual(addresses.map(() => "none"))
  })
})

it("links of a bio are its owner's, unless the text says whose", () => {
  const bio =
    "Head of Data at https://tideworks.example, writing at https://inesokafor.dev/notes. Code: github.com/inesok; runs on Node.js, ASP.net"
  expect(linksIn(bio).map(({ kind, value }) => [kind, value])).toEqual([
    ["website", "https://inesokafor.dev/notes"],
    ["github", "inesok"]
  ])
})

it("claims the two profiles that a report shows", () => {
  expect(profileClaims("https://twitter.com/ines_ok", "link: X https://twitter.com/ines_ok")).toEqual([
    {
      field: "social_media.twitter.url",
      value: "https://x.com/ines_ok",
      quote: "link: X https://twitter.com/ines_ok",
      method: "structured"
    }
  ])
  expect(profileClaims("https://github.com/inesok", "x")).toEqual([])
})
