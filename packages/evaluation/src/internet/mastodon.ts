import type { MastodonAccount } from "../WorldAccounts.ts"
import { json, type MakeService, sameText } from "./Service.ts"

const profile = (account: MastodonAccount, id: number) => ({
  id: String(id),
  username: account.user,
  acct: account.user,
  display_name: account.name,
  locked: false,
  bot: false,
  discoverable: true,
  noindex: false,
  group: false,
  created_at: "2022-11-05T00:00:00.000Z",
  note: account.note,
  url: `https://${account.domain}/@${account.user}`,
  followers_count: 310,
  following_count: 280,
  statuses_count: account.posts?.length ?? 0,
  fields: (account.fields ?? []).map(({ name, value, verified_at }) => ({
    name,
    value,
    verified_at: verified_at ?? null
  }))
})

const statuses = (account: MastodonAccount) =>
  (account.posts ?? [])
    .filter(it => it.repost !== true)
    .map(({ text, at }, index) => ({
      id: String(index + 1),
      created_at: at,
      visibility: "public",
      sensitive: false,
      spoiler_text: "",
      language: "en",
      uri: `https://${account.domain}/users/${account.user}/statuses/${index + 1}`,
      url: `https://${account.domain}/@${account.user}/${index + 1}`,
      reblogs_count: 3,
      favourites_count: 14,
      content: text,
      reblog: null,
      account: { username: account.user, acct: account.user }
    }))

/** Every instance of the world: they tell accounts apart by their own domain. */
export const mastodon: MakeService = ({ mastodon: accounts }) => ({
  name: "mastodon",
  hosts: [...new Set(accounts.map(({ domain }) => domain))],
  answer: ({ url }) => {
    const local = accounts.filter(({ domain }) => domain === url.hostname)
    const find = (acct: string) => {
      const [user = "", domain = url.hostname] = acct.replace(/^@/, "").split("@")
      return local.find(it => sameText(it.user, user) && sameText(it.domain, domain))
    }
    if (url.pathname === "/.well-known/webfinger") {
      const account = find((url.searchParams.get("resource") ?? "").replace(/^acct:/, ""))
      if (account === undefined) return json({ error: "Not Found" }, 404)
      const address = `https://${account.domain}/@${account.user}`
      return json({
        subject: `acct:${account.user}@${account.domain}`,
        aliases: [address, `https://${account.domain}/users/${account.user}`],
        links: [
          { rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: address },
          {
            rel: "self",
            type: "application/activity+json",
            href: `https://${account.domain}/users/${account.user}`
          }
        ]
      })
    }
    const idOf = (account: MastodonAccount): number => 1000 + accounts.indexOf(account)
    if (url.pathname === "/api/v1/accounts/lookup") {
      const account = find(url.searchParams.get("acct") ?? "")
      return account === undefined
        ? json({ error: "Record not found" }, 404)
        : json(profile(account, idOf(account)))
    }
    const [, id, part] = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(url.pathname) ?? []
    const account = local.find(it => String(idOf(it)) === id)
    if (account === undefined) return undefined
    return json(part === undefined ? profile(account, idOf(account)) : statuses(account))
  }
})
