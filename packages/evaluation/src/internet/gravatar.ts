import { createHash } from "node:crypto"
import { json, type MakeService } from "./Service.ts"

/** A profile by the SHA-256 of the trimmed, lower-case address. */
const hashOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex")

const limits = {
  "x-ratelimit-limit": "100",
  "x-ratelimit-remaining": "99",
  "x-ratelimit-reset": "1781600400"
}

export const gravatar: MakeService = ({ gravatar: profiles }) => ({
  name: "gravatar",
  hosts: ["api.gravatar.com"],
  answer: ({ url }) => {
    const [, hash = ""] = /^\/v3\/profiles\/([^/]+)$/.exec(url.pathname) ?? []
    const profile = profiles.find(it => hashOf(it.email) === hash.toLowerCase() || it.slug === hash)
    if (profile === undefined) return json({ error: "Profile not found", code: "not_found" }, 404, limits)
    const { email, slug, accounts = [], ...rest } = profile
    return json(
      {
        hash: hashOf(email),
        profile_url: `https://gravatar.com/${slug}`,
        avatar_url: `https://0.gravatar.com/avatar/${hashOf(email)}`,
        avatar_alt_text: "",
        location: "",
        description: "",
        job_title: "",
        company: "",
        pronouns: "",
        pronunciation: "",
        ...rest,
        verified_accounts: accounts.map(({ label, url: address }) => ({
          service_type: label.toLowerCase().replace(/\W+/g, ""),
          service_label: label,
          service_icon: "https://gravatar.com/icons/link.svg",
          url: address,
          is_hidden: false
        }))
      },
      200,
      limits
    )
  }
})
