import { escapeMarkup, html, type MakeService, sameText, xml } from "./Service.ts"

export const youtube: MakeService = ({ youtube: channels }) => ({
  name: "youtube",
  hosts: ["www.youtube.com", "youtube.com"],
  answer: ({ url }) => {
    const [, handle] = /^\/@([^/]+)$/.exec(decodeURIComponent(url.pathname)) ?? []
    const named = channels.find(it => it.handle !== undefined && sameText(it.handle, handle ?? ""))
    if (named !== undefined) {
      return html(
        `<!doctype html><html><head><title>${escapeMarkup(named.title)} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${named.id}"></head><body></body></html>`
      )
    }
    if (url.pathname !== "/feeds/videos.xml") return undefined
    const channel = channels.find(({ id }) => id === url.searchParams.get("channel_id"))
    if (channel === undefined) return undefined
    const address = `https://www.youtube.com/channel/${channel.id}`
    return xml(
      `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${channel.id}</id><yt:channelId>${channel.id}</yt:channelId><title>${escapeMarkup(channel.title)}</title><link rel="alternate" href="${address}"/><author><name>${escapeMarkup(channel.title)}</name><uri>${address}</uri></author><published>2019-02-01T00:00:00+00:00</published>${channel.videos
        .map(
          it =>
            `<entry><id>yt:video:${it.id}</id><yt:videoId>${it.id}</yt:videoId><title>${escapeMarkup(it.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${it.id}"/><author><name>${escapeMarkup(channel.title)}</name></author><published>${it.at}</published><updated>${it.at}</updated><media:group><media:title>${escapeMarkup(it.title)}</media:title><media:description>${escapeMarkup(it.description)}</media:description></media:group></entry>`
        )
        .join("")}</feed>`
    )
  }
})
