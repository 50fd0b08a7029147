import type { BlueskyActor } from "../WorldAccounts.ts"
import { json, type MakeService, sameText } from "./Service.ts"

const didOf = ({ handle }: BlueskyActor): string =>
  `did:plc:${Buffer.from(handle).toString("hex").padEnd(24, "a").slice(0, 24)}`

const profile = (actor: BlueskyActor) => ({
  did: didOf(actor),
  handle: actor.handle,
  displayName: actor.name,
  description: actor.description ?? "",
  website: actor.website,
  followersCount: 812,
  followsCount: 240,
  postsCount: actor.posts?.length ?? 0,
  indexedAt: "2026-05-01T00:00:00.000Z"
})

const feed = (actor: BlueskyActor) => ({
  feed: (actor.posts ?? []).map(({ text, at, repost }, index) => ({
    post: {
      uri: `at://${didOf(actor)}/app.bsky.feed.post/3k${index}`,
      cid: `bafy${index}`,
      author: { did: didOf(actor), handle: actor.handle, displayName: actor.name },
      record: { $type: "app.bsky.feed.post", text, createdAt: at },
      replyCount: 1,
      repostCount: 2,
      likeCount: 9
    },
    ...(repost === true ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {})
  }))
})

export const bluesky: MakeService = ({ bluesky: actors }) => ({
  name: "bluesky",
  hosts: ["public.api.bsky.app"],
  answer: ({ url }) => {
    const wanted = url.searchParams.get("actor") ?? ""
    const actor = actors.find(it => sameText(it.handle, wanted) || didOf(it) === wanted)
    const unknown = json({ error: "InvalidRequest", message: "Profile not found" }, 400)
    if (url.pathname === "/xrpc/app.bsky.actor.getProfile") {
      return actor === undefined ? unknown : json(profile(actor))
    }
    if (url.pathname === "/xrpc/app.bsky.feed.getAuthorFeed") {
      return actor === undefined ? unknown : json(feed(actor))
    }
    if (url.pathname === "/xrpc/app.bsky.actor.searchActors") {
      const words = (url.searchParams.get("q") ?? "")
        .toLowerCase()
        .split(/\s+/)
        .filter(word => word !== "")
      const matches = actors.filter(it =>
        words.every(word => `${it.name} ${it.handle}`.toLowerCase().includes(word))
      )
      return json({ actors: matches.map(profile) })
    }
    if (url.pathname === "/xrpc/app.bsky.feed.searchPosts") return json({ error: "Forbidden" }, 403)
    return undefined
  }
})
