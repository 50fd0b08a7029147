import { expect, it } from "@effect/vitest"
import { Option } from "effect"
import { parseFeed } from "../../src/reading/feed.ts"

const url = "https://ada.example/feed"
const read = (body: string) => Option.getOrThrow(parseFeed(body, url))

const expected = {
  title: "Notes & tables",
  items: [
    {
      title: "On engines",
      url: "https://ada.example/engines",
      date: "2025-03-04",
      author: "Ada Lovelace",
      text: "First.\nSecond."
    }
  ]
}

it("reads RSS, Atom and JSON feeds alike", () => {
  const text = "<p>First.</p><script>x</script><p style='display:none'>h</p><p>Second.</p>"
  const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Notes &amp; tables</title>
<link>https://ada.example</link><description>d</description><item><title>On engines</title>
<link>https://ada.example/engines</link><pubDate>Tue, 04 Mar 2025 10:00:00 GMT</pubDate>
<dc:creator>Ada Lovelace</dc:creator><description>short</description>
<content:encoded><![CDATA[${text}]]></content:encoded></item></channel></rss>`
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notes &amp; tables</title>
<id>u</id><updated>2025-03-05T00:00:00Z</updated><author><name>Ada Lovelace</name></author>
<entry><title>On engines</title><id>e</id><link rel="self" href="/e.atom"/><link href="/engines"/>
<published>2025-03-04</published><updated>2025-03-05T00:00:00Z</updated>
<content type="html"><![CDATA[${text}]]></content></entry></feed>`
  const json = JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "Notes & tables",
    authors: [{ name: "Ada Lovelace" }],
    items: [
      { id: "e", url: "/engines", title: "On engines", date_published: "2025-03-04", content_html: text }
    ]
  })
  expect(read(rss)).toEqual(expected)
  expect(read(atom)).toEqual(expected)
  expect(read(json)).toEqual(expected)
})

it("reads the author out of an RSS address, and does without what is missing", () => {
  const rss = `<rss version="2.0"><channel><title>T</title><item><title>A &lt;b&gt;bold&lt;/b&gt; step</title>
<author>ada@engine.example (Ada Lovelace)</author></item><item><link>javascript:alert(1)</link></item></channel></rss>`
  expect(read(rss).items).toEqual([
    { title: "A bold step", url: null, date: null, author: "Ada Lovelace", text: "" },
    { title: null, url: null, date: null, author: null, text: "" }
  ])
})

it("refuses what is no feed, and what wants to grow", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "xxxx"><!ENTITY b "&a;&a;&a;">]><rss version="2.0"><channel>
<title>&b;</title></channel></rss>`
  for (const body of ["", "plain", "{}", "[]", "<html><body>no</body></html>", "<rss", bomb]) {
    expect(Option.map(parseFeed(body, url), ({ items }) => items.length)).not.toEqual(Option.some(1))
    expect(
      Option.getOrElse(
        Option.map(parseFeed(body, url), ({ title }) => title),
        () => null
      )
    ).toBeNull()
  }
  const deep = `<rss version="2.0"><channel><title>T</title><item><title>I</title><description><![CDATA[${"<div>".repeat(2000)}x]]></description></item></channel></rss>`
  expect(read(deep).items).toMatchObject([{ title: "I", text: "" }])
})
