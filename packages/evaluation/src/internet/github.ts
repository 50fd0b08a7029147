import type { GitHubUser } from "../WorldAccounts.ts"
import { json, type MakeService, sameText } from "./Service.ts"

const headers = {
  "x-ratelimit-limit": "60",
  "x-ratelimit-remaining": "57",
  "x-ratelimit-reset": "1781516400",
  "x-ratelimit-used": "3"
}

const brief = ({ login, id }: GitHubUser) => ({
  login,
  id,
  html_url: `https://github.com/${login}`,
  url: `https://api.github.com/users/${login}`,
  type: "User",
  site_admin: false
})

const profile = (user: GitHubUser) => ({
  ...brief(user),
  name: user.name ?? null,
  company: user.company ?? null,
  blog: user.blog ?? "",
  location: user.location ?? null,
  email: user.email ?? null,
  hireable: null,
  bio: user.bio ?? null,
  twitter_username: user.twitter_username ?? null,
  public_repos: user.repositories?.length ?? 0,
  public_gists: 0,
  followers: 41,
  following: 12,
  created_at: "2014-03-02T08:11:00Z",
  updated_at: "2026-05-28T17:20:00Z"
})

const repositories = (user: GitHubUser) =>
  [...(user.repositories ?? [])]
    .sort((left, right) => right.pushed_at.localeCompare(left.pushed_at))
    .map(({ name, description, language, topics, stars, pushed_at, fork }, index) => ({
      id: user.id * 100 + index,
      name,
      full_name: `${user.login}/${name}`,
      html_url: `https://github.com/${user.login}/${name}`,
      private: false,
      owner: brief(user),
      description: description ?? null,
      fork: fork ?? false,
      language: language ?? null,
      topics: topics ?? [],
      stargazers_count: stars,
      archived: false,
      pushed_at
    }))

const commit = (user: GitHubUser) => ({
  sha: "0f3c9a".padEnd(40, "1"),
  author: brief(user),
  commit: {
    author: { name: user.name ?? user.login, email: user.commit_email, date: "2026-03-02T10:00:00Z" }
  },
  repository: { name: "dotfiles", full_name: `${user.login}/dotfiles`, owner: brief(user) }
})

const listed = (items: ReadonlyArray<unknown>) =>
  json({ total_count: items.length, incomplete_results: false, items }, 200, headers)

export const github: MakeService = ({ github: users }) => ({
  name: "github",
  hosts: ["api.github.com"],
  answer: ({ url }) => {
    const query = url.searchParams.get("q") ?? ""
    if (url.pathname === "/search/users") {
      const [wanted = ""] = query.split(/\s+/)
      return listed(
        users
          .filter(({ email }) => email !== undefined && sameText(email, wanted))
          .map(user => ({ ...brief(user), score: 1 }))
      )
    }
    if (url.pathname === "/search/commits") {
      const [, wanted = ""] = /author-email:(\S+)/.exec(query) ?? []
      return listed(
        users.filter(it => it.commit_email !== undefined && sameText(it.commit_email, wanted)).map(commit)
      )
    }
    const [, login = "", part] = /^\/users\/([^/]+)(?:\/(repos|social_accounts))?$/.exec(url.pathname) ?? []
    const user = users.find(it => sameText(it.login, login))
    if (user === undefined) {
      return json(
        { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" },
        404,
        headers
      )
    }
    if (part === "repos") return json(repositories(user), 200, headers)
    if (part === "social_accounts") return json(user.accounts ?? [], 200, headers)
    return json(profile(user), 200, headers)
  }
})
