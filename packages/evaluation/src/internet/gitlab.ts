import { json, type MakeService, sameText } from "./Service.ts"

export const gitlab: MakeService = ({ gitlab: users }) => ({
  name: "gitlab",
  hosts: ["gitlab.com"],
  answer: ({ url }) => {
    const profiles = users.map(({ projects: _projects, ...user }) => ({
      state: "active",
      web_url: `https://gitlab.com/${user.username}`,
      bio: "",
      job_title: "",
      organization: "",
      location: "",
      website_url: "",
      linkedin: "",
      twitter: "",
      ...user
    }))
    if (url.pathname === "/api/v4/users") {
      const wanted = url.searchParams.get("username") ?? ""
      return json(
        profiles
          .filter(it => sameText(it.username, wanted))
          .map(({ id, username, name, state, web_url }) => ({ id, username, name, state, web_url }))
      )
    }
    const [, id, part] = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(url.pathname) ?? []
    if (id === undefined) return undefined
    const user = users.find(it => String(it.id) === id)
    if (user === undefined) return json({ message: "404 User Not Found" }, 404)
    if (part === undefined) return json(profiles.find(it => it.id === user.id))
    return json(
      (user.projects ?? []).map(({ name, description, at }, index) => ({
        id: user.id * 100 + index,
        name,
        path_with_namespace: `${user.username}/${name}`,
        web_url: `https://gitlab.com/${user.username}/${name}`,
        description,
        star_count: 4,
        topics: [],
        last_activity_at: at
      }))
    )
  }
})
