import type { Podcast } from "../WorldAccounts.ts"
import { escapeMarkup, json, type MakeService, xml } from "./Service.ts"

const rss = (podcast: Podcast): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${escapeMarkup(podcast.title)}</title><link>${podcast.site}</link><itunes:author>${escapeMarkup(podcast.artist)}</itunes:author><description>${escapeMarkup(podcast.description)}</description>${podcast.episodes
    .map(
      it =>
        `<item><title>${escapeMarkup(it.title)}</title><link>${it.url}</link><guid>${it.url}</guid><pubDate>${new Date(it.at).toUTCString()}</pubDate><description>${escapeMarkup(it.description)}</description></item>`
    )
    .join("")}</channel></rss>`

const show = (podcast: Podcast) => ({
  wrapperType: "track",
  kind: "podcast",
  collectionId: podcast.id,
  collectionName: podcast.title,
  trackName: podcast.title,
  artistName: podcast.artist,
  feedUrl: podcast.feed,
  collectionViewUrl: podcast.site,
  primaryGenreName: "Business"
})

const episodes = (podcast: Podcast) =>
  podcast.episodes.map((it, index) => ({
    wrapperType: "podcastEpisode",
    kind: "podcast-episode",
    trackId: podcast.id * 1000 + index,
    collectionId: podcast.id,
    collectionName: podcast.title,
    artistName: podcast.artist,
    trackName: it.title,
    description: it.description,
    shortDescription: "",
    releaseDate: it.at,
    trackViewUrl: it.url,
    feedUrl: podcast.feed,
    genres: [{ name: "Business", id: "1321" }]
  }))

/** The directory, and the feeds that it points to. */
export const itunes: MakeService = ({ podcasts }) => ({
  name: "itunes",
  hosts: ["itunes.apple.com"],
  answer: ({ url }) => {
    if (url.pathname !== "/search") return undefined
    const words = (url.searchParams.get("term") ?? "")
      .toLowerCase()
      .replace(/["“”+]/g, " ")
      .split(/\s+/)
      .filter(word => word !== "")
    const holds = (...texts: ReadonlyArray<string>) => {
      const folded = texts.join(" ").toLowerCase()
      return words.length > 0 && words.every(word => folded.includes(word))
    }
    const ofEpisodes = url.searchParams.get("entity") === "podcastEpisode"
    const results = ofEpisodes
      ? podcasts
          .flatMap(episodes)
          .filter(it => holds(it.trackName, it.description, it.collectionName, it.artistName))
      : podcasts.filter(it => holds(it.title, it.artist)).map(show)
    return json({ resultCount: results.length, results })
  }
})

export const podcastFeeds: MakeService = ({ podcasts }) => ({
  name: "podcast-feeds",
  hosts: [...new Set(podcasts.map(({ feed }) => new URL(feed).hostname))],
  answer: ({ url }) => {
    const podcast = podcasts.find(({ feed }) => feed === url.href)
    return podcast === undefined ? undefined : xml(rss(podcast), "application/rss+xml")
  }
})
