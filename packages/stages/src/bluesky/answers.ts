import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** `GET /xrpc/app.bsky.actor.getProfile?actor=` */
export const Profile = Schema.Struct({
  did: Schema.String,
  handle: Schema.String,
  displayName: text,
  description: text,
  website: text,
  labels: Schema.optional(Schema.NullOr(Schema.Array(Schema.Struct({ val: Schema.String }))))
})
export type Profile = typeof Profile.Type

/** Of `GET /xrpc/app.bsky.feed.getAuthorFeed?actor=` */
export const FeedItem = Schema.Struct({
  post: Schema.Struct({
    author: Schema.Struct({ did: Schema.String }),
    record: Schema.Struct({
      text,
      createdAt: text,
      /** What the post answers. */
      reply: Schema.optional(Schema.Unknown)
    })
  }),
  /** Why somebody else's post stands here. */
  reason: Schema.optional(Schema.Unknown)
})
export type FeedItem = typeof FeedItem.Type

export const Feed = Schema.Struct({ feed: Schema.Array(FeedItem) })

/** `GET /xrpc/app.bsky.actor.searchActors?q=` */
export const FoundActors = Schema.Struct({
  actors: Schema.Array(Schema.Struct({ handle: Schema.String, displayName: text, description: text }))
})
