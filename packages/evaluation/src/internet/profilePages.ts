import type { Page, World } from "../World.ts"
import { escapeMarkup } from "./Service.ts"

/** What a service shows to readers who are not signed in: little but a name and a line. */
const page = (url: string, title: string, lines: ReadonlyArray<string | undefined>): Page => ({
  url,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body>${lines
    .filter(line => line !== undefined)
    .map(line => `<p>${escapeMarkup(line)}</p>`)
    .join("")}</body></html>`
})

const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, " ")

/** The addresses at which people read what the interfaces of the services say. */
export const profilePages = (world: World): ReadonlyArray<Page> => [
  ...world.gravatar.map(it =>
    page(`https://gravatar.com/${it.slug}`, `${it.display_name} · Gravatar`, [
      it.display_name,
      it.description
    ])
  ),
  ...world.github.flatMap(it => [
    page(`https://github.com/${it.login}`, `${it.login} (${it.name ?? it.login}) · GitHub`, [
      it.name,
      it.bio
    ]),
    ...(it.repositories ?? []).map(({ name, description }) =>
      page(`https://github.com/${it.login}/${name}`, `GitHub - ${it.login}/${name}`, [description])
    )
  ]),
  ...world.gitlab.map(it =>
    page(`https://gitlab.com/${it.username}`, `${it.name} · GitLab`, [it.name, it.bio])
  ),
  ...world.bluesky.map(it =>
    page(`https://bsky.app/profile/${it.handle}`, `${it.name} (@${it.handle}) — Bluesky`, [it.description])
  ),
  ...world.mastodon.map(it =>
    page(`https://${it.domain}/@${it.user}`, `${it.name} (@${it.user}@${it.domain})`, [
      withoutMarkup(it.note)
    ])
  ),
  ...world.orcid.map(it =>
    page(`https://orcid.org/${it.id}`, `${it.given} ${it.family} (${it.id}) - ORCID`, [it.biography])
  ),
  ...world.openalex.map(it => page(`https://openalex.org/${it.id}`, it.name, [it.institution])),
  ...world.crossref.map(it =>
    page(`https://doi.org/${it.doi}`, it.title, [
      it.authors.map(({ given, family }) => `${given} ${family}`).join(", "),
      it.journal
    ])
  ),
  ...world.hackerNews.flatMap(it => [
    page(`https://news.ycombinator.com/user?id=${it.username}`, `Profile: ${it.username} | Hacker News`, [
      withoutMarkup(it.about)
    ])
  ]),
  ...world.stackExchange.flatMap(it => {
    const slug = it.name.toLowerCase().replace(/\W+/g, "-")
    const title = `User ${it.name} - Stack Overflow`
    return [
      page(`https://stackoverflow.com/users/${it.id}/${slug}`, title, [it.location]),
      page(`https://stackoverflow.com/users/${it.id}`, title, [it.location])
    ]
  }),
  ...world.wikidata.map(it =>
    page(`https://www.wikidata.org/wiki/${it.id}`, `${it.label} - Wikidata`, [it.description])
  ),
  ...world.wikipedia.map(it =>
    page(`https://en.wikipedia.org/wiki/${it.title.replaceAll(" ", "_")}`, `${it.title} - Wikipedia`, [
      it.extract
    ])
  ),
  ...world.youtube.flatMap(it => [
    page(`https://www.youtube.com/channel/${it.id}`, `${it.title} - YouTube`, [it.title]),
    ...it.videos.map(video =>
      page(`https://www.youtube.com/watch?v=${video.id}`, `${video.title} - YouTube`, [it.title])
    )
  ])
]
