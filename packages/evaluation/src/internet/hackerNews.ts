import type { HackerNewsUser } from "../WorldAccounts.ts"
import { json, type MakeService, sameText } from "./Service.ts"

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000)

const hits = (user: HackerNewsUser, tags: string) => {
  const stories = (user.stories ?? []).map(({ title, url, points, at }, index) => ({
    objectID: String(41_000_000 + index),
    title,
    url,
    author: user.username,
    points,
    num_comments: 12,
    story_text: null,
    comment_text: null,
    created_at: at,
    created_at_i: seconds(at),
    _tags: ["story", `author_${user.username}`]
  }))
  const comments = (user.comments ?? []).map(({ story, text, at }, index) => ({
    objectID: String(42_000_000 + index),
    title: null,
    url: null,
    author: user.username,
    points: null,
    num_comments: null,
    story_title: story,
    comment_text: text,
    created_at: at,
    created_at_i: seconds(at),
    _tags: ["comment", `author_${user.username}`]
  }))
  const wanted = [...(tags.includes("story") ? stories : []), ...(tags.includes("comment") ? comments : [])]
  return (wanted.length > 0 || /story|comment/.test(tags) ? wanted : [...stories, ...comments]).sort(
    (left, right) => right.created_at_i - left.created_at_i
  )
}

export const hackerNews: MakeService = ({ hackerNews: users }) => ({
  name: "hacker-news",
  hosts: ["hn.algolia.com"],
  answer: ({ url }) => {
    const [, name] = /^\/api\/v1\/users\/([^/]+)$/.exec(url.pathname) ?? []
    if (name !== undefined) {
      const user = users.find(it => sameText(it.username, name))
      return user === undefined
        ? json({ status: 404, error: "Not Found" }, 404)
        : json({ username: user.username, about: user.about, karma: user.karma })
    }
    if (!/^\/api\/v1\/search(_by_date)?$/.test(url.pathname)) return undefined
    const tags = url.searchParams.get("tags") ?? ""
    const [, author = ""] = /author_([\w-]+)/.exec(tags) ?? []
    const user = users.find(it => sameText(it.username, author))
    const found = user === undefined ? [] : hits(user, tags)
    return json({ hits: found, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage: 20 })
  }
})
