import type { StackExchangeUser } from "../WorldAccounts.ts"
import { json, type MakeService } from "./Service.ts"

const profile = (user: StackExchangeUser) => ({
  user_id: user.id,
  account_id: user.id + 7,
  display_name: user.name,
  reputation: user.reputation,
  user_type: "registered",
  creation_date: 1_350_000_000,
  location: user.location,
  website_url: user.website,
  about_me: user.about,
  link: `https://stackoverflow.com/users/${user.id}/${user.name.toLowerCase().replace(/\W+/g, "-")}`
})

const wrapped = (items: ReadonlyArray<unknown>) =>
  json({ items, has_more: false, quota_max: 300, quota_remaining: 287 })

export const stackExchange: MakeService = ({ stackExchange: users }) => ({
  name: "stack-exchange",
  hosts: ["api.stackexchange.com"],
  answer: ({ url }) => {
    if (url.pathname === "/2.3/users") {
      const wanted = (url.searchParams.get("inname") ?? "").toLowerCase()
      return wrapped(users.filter(it => it.name.toLowerCase().includes(wanted)).map(profile))
    }
    const [, id, part] = /^\/2\.3\/users\/(\d+)(\/top-tags|\/top-answer-tags)?$/.exec(url.pathname) ?? []
    if (id === undefined) return undefined
    const user = users.find(it => String(it.id) === id)
    if (user === undefined) return wrapped([])
    if (part === undefined) return wrapped([profile(user)])
    return wrapped(
      (user.tags ?? []).map((tag, index) => ({
        tag_name: tag,
        user_id: user.id,
        answer_count: 60 - index * 10,
        answer_score: 240 - index * 40,
        question_count: 2,
        question_score: 8
      }))
    )
  }
})
