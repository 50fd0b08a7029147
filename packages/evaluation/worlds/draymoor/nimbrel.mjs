// Nimbrel, Portland, Oregon: preview environments for developers.
const n = (title, body) => `<!DOCTYPE html>
<html lang="en-US" data-theme="dark">
<head><meta charset="utf-8"><title>${title} - Nimbrel</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg"></head>
<body><div id="app"><header class="nb-head"><a href="https://nimbrel.example/"><svg aria-hidden="true"></svg>Nimbrel</a><nav><a href="https://nimbrel.example/company">Company</a> <a href="https://nimbrel.example/blog/previews-are-promises">Blog</a></nav></header>
<main>${body}</main>
<footer class="nb-foot"><p>© 2026 Nimbrel, Inc. 920 SE Larkmill Ave, Portland, OR 97214</p></footer></div></body></html>`

export default {
  people: [
    {
      id: "calla-brightwater-ng",
      about: "developer advocate who writes and speaks: Bluesky, GitHub, YouTube, Gravatar; email alone",
      contact: { email: "calla@nimbrel.example" },
      outcome: "found",
      facts: {
        title: "Principal Developer Advocate",
        company: "Nimbrel | Nimbrel, Inc.",
        location: "Portland, Oregon | Portland, OR | Portland",
        skills: ["Terraform", "technical writing"],
        achievements: ["wrote the book Ephemeral by Default | author of Ephemeral by Default | Ephemeral by Default"],
        hobbies: ["roller derby"],
        sports_teams: ["Rose Quarter Rollers"],
        interests: ["documentation"]
      },
      also: {
        title: "developer advocate | DevRel | author | Principal Developer Advocate at Nimbrel | former site reliability engineer | program committee",
        location: "Oregon | United States | US | USA | Sellwood | 920 SE Larkmill Ave",
        industry: "developer tools | software | cloud infrastructure | preview environments",
        skills: ["Kubernetes", "public speaking", "infrastructure as code", "preview environments", "site reliability | SRE", "Docker", "HCL", "screencasts | video", "documentation | docs", "Go | Golang"],
        achievements: ["keynote at DeployConf 2025 | Throwaway is a feature | DeployConf 2025 keynote | keynoted DeployConf 2025", "published by Halftone Books in 2024 | Halftone Books", "wrote Previews are promises | Previews are promises", "makes the channel Calla Deploys | Calla Deploys | YouTube channel Calla Deploys", "wrote tf-throwaway | tf-throwaway", "702 stars", "wrote sweepbot | sweepbot", "Terraform in ten breaths | Stop naming servers", "on the program committee of DeployConf 2026 | DeployConf 2026 program committee"],
        interests: ["docs", "developer experience", "roller derby", "throwaway environments | ephemeral environments"],
        hobbies: ["jammer", "skating | plays roller derby"],
        memberships: ["DeployConf 2026 program committee | program committee", "Rose Quarter Rollers"],
        education: [{ institution: "Reedley College", degree: "BA", field: "Linguistics" }]
      },
      sources: ["https://nimbrel.example/company", "https://nimbrel.example/blog/previews-are-promises", "https://calladeploys.example/", "https://github.com/callang", "https://bsky.app/profile/calladeploys.example", "https://gravatar.com/callabng", "https://www.youtube.com/channel/UCcalladeploys000000001", "https://halftonebooks.example/ephemeral-by-default", "https://deployconf.example/2025/keynotes", "https://deployconf.example/2026/committee", "https://rosequarterrollers.example/skaters"]
    },
    {
      id: "marcus-thibodeaux-lund",
      about: "partnerships head, pages only; without email",
      contact: { full_name: "Marcus Thibodeaux-Lund", company: "Nimbrel", title: "VP Partnerships" },
      outcome: "found",
      facts: {
        title: "VP of Partnerships | VP Partnerships",
        company: "Nimbrel",
        location: "Boise | Boise, Idaho",
        achievements: ["signed the cloud marketplace deal with Altocirrus | marketplace deal with Altocirrus"],
        hobbies: ["fly-fishing | fly fishing"],
        causes: ["river restoration"],
        memberships: ["Partner Leaders Guild"],
        linkedin: "https://www.linkedin.com/in/mthibodeauxlund"
      },
      also: {
        title: "Vice President of Partnerships | partnerships lead | head of partnerships | Vice President, Partnerships | board treasurer | treasurer",
        company: "Nimbrel, Inc.",
        location: "Idaho | United States | Portland, OR | Portland | USA | US",
        industry: "developer tools | software | partnerships | cloud infrastructure",
        skills: ["cloud marketplaces | co-selling", "channel sales", "partnerships | partner programs", "alliances"],
        achievements: ["grew partner revenue to 31 percent of the total | 31% of revenue | partners bring 31 percent of revenue", "guest on the Co-Sell Show | Marketplaces without the theater | appeared on the Co-Sell Show", "raised $42,000 for the Boise River Fund in 2025 | helped raise $42,000 for the Boise River Fund", "treasurer of the Boise River Fund"],
        interests: ["rivers", "fishing"],
        hobbies: ["fishing", "tying flies | fly tying | ties his own flies"],
        causes: ["Boise River Fund | rivers | clean rivers"],
        memberships: ["Boise River Fund | treasurer of the Boise River Fund", "Partner Leaders Guild founding member | founding member"]
      },
      sources: ["https://nimbrel.example/company", "https://nimbrel.example/blog/altocirrus", "https://cosellshow.example/71", "https://partnerleadersguild.example/members", "https://boiseriverfund.example/board"]
    },
    {
      id: "yuki-ferrante",
      about: "nothing public; the employer's site names only some of its staff, not her",
      contact: { email: "yuki.ferrante@nimbrel.example", full_name: "Yuki Ferrante", company: "Nimbrel", title: "Account Manager" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://nimbrel.example/", body: n("A preview for every change", `<h1>A preview for every change</h1><p>Nimbrel makes developer tools: preview environments that start in seconds and clean up after themselves.</p>`) },
    { url: "https://nimbrel.example/company", body: n("Company", `<h1>Company</h1><p>Fifty-two people; you will most likely meet these.</p><div class="nb-grid">
<div><h3>Grethe Solheim</h3><p>CEO</p></div>
<div><h3>Calla Brightwater-Ng</h3><p>Principal Developer Advocate · Portland, Oregon</p><p><a href="mailto:calla@nimbrel.example">calla@nimbrel.example</a> · <a href="https://calladeploys.example/">calladeploys.example</a></p></div>
<div><h3>Marcus Thibodeaux-Lund</h3><p>VP of Partnerships · Boise, Idaho · <a href="https://www.linkedin.com/in/mthibodeauxlund">LinkedIn</a></p></div></div>`) },
    { url: "https://nimbrel.example/blog/previews-are-promises", body: n("Previews are promises", `<article><h1>Previews are promises</h1><p class="meta">Calla Brightwater-Ng · Jan 22, 2026</p><p>Before I did this I was a site reliability engineer, and what I remember is the environments nobody dared to delete.</p></article>`) },
    { url: "https://nimbrel.example/blog/altocirrus", body: n("Nimbrel on the Altocirrus Marketplace", `<article><h1>Nimbrel on the Altocirrus Marketplace</h1><p class="meta">April 7, 2026</p><p>Marcus Thibodeaux-Lund, who signed the cloud marketplace deal with Altocirrus last month, expects co-selling to shorten procurement by half. Partners now bring 31 percent of revenue.</p></article>`) },
    { url: "https://calladeploys.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calla Deploys</title><link rel="me" href="https://bsky.app/profile/calladeploys.example"></head><body><main><img class="avatar" src="/calla.jpg" alt=""><h1>Calla Brightwater-Ng</h1><p>Principal Developer Advocate at <a href="https://nimbrel.example/company">Nimbrel</a>, author of Ephemeral by Default, jammer with the Rose Quarter Rollers. I live in Sellwood. I care about documentation, technical writing and developer experience. BA in Linguistics, Reedley College.</p><p><a href="https://github.com/callang">GitHub</a> · <a href="https://bsky.app/profile/calladeploys.example">Bluesky</a> · <a href="https://www.youtube.com/channel/UCcalladeploys000000001">YouTube</a></p></main></body></html>` },
    { url: "https://halftonebooks.example/ephemeral-by-default", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ephemeral by Default - Halftone Books</title></head><body><h1>Ephemeral by Default</h1><p>Infrastructure as code you can throw away. By Calla Brightwater-Ng, who wrote the book Ephemeral by Default between deploys in Portland. Halftone Books, 2024. Terraform, Docker, Kubernetes.</p></body></html>` },
    { url: "https://deployconf.example/2025/keynotes", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>DeployConf 2025 keynotes</title></head><body><section id="k2"><h2>Throwaway is a feature</h2><h3>Calla Brightwater-Ng, Nimbrel</h3></section></body></html>` },
    { url: "https://deployconf.example/2026/committee", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>DeployConf 2026 program committee</title></head><body><h1>Program committee</h1><ul><li>Calla Brightwater-Ng (Nimbrel)</li><li>Prakash Iyer-Lowe (Stackmoth)</li></ul></body></html>` },
    { url: "https://rosequarterrollers.example/skaters", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Skaters | Rose Quarter Rollers</title></head><body><h1>Skaters</h1><table><tr><td>#404</td><td>Calla Brightwater-Ng, "Not Found"</td><td>jammer</td><td>Works at Nimbrel. Roller derby since 2015.</td></tr><tr><td>#12</td><td>Bev Osei, "Bevvy"</td><td>blocker</td><td>Nurse.</td></tr></table></body></html>` },
    { url: "https://cosellshow.example/71", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Co-Sell Show 71</title></head><body><h1>71: Marketplaces without the theater</h1><p>With Marcus Thibodeaux-Lund of Nimbrel. Channel sales, alliances and the correct way to tie a blue dun: Marcus ties his own flies.</p></body></html>` },
    { url: "https://partnerleadersguild.example/members", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Members | Partner Leaders Guild</title></head><body><h2>Founding members</h2><p>Marcus Thibodeaux-Lund (Nimbrel) · Ines Carvalho (Portoblue) · Tom Weatherby (Gorse)</p></body></html>` },
    { url: "https://boiseriverfund.example/board", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board – Boise River Fund</title></head><body><h1>Board</h1><p>Treasurer: <b>Marcus Thibodeaux-Lund</b>. Marcus leads partnerships at Nimbrel and came to river restoration through fly-fishing. In 2025 he helped raise $42,000.</p></body></html>` }
  ],
  github: [{ login: "callang", id: 14401201, name: "Calla Brightwater-Ng", company: "Nimbrel", blog: "https://calladeploys.example/", location: "Portland, OR", bio: "Throwaway environments, durable docs.", repositories: [{ name: "tf-throwaway", description: "Terraform modules you can delete", language: "HCL", topics: ["terraform", "infrastructure-as-code"], stars: 702, pushed_at: "2026-04-11T00:00:00Z" }, { name: "sweepbot", description: "Delete idle preview environments", language: "Go", topics: ["kubernetes"], stars: 51, pushed_at: "2025-10-01T00:00:00Z" }] }],
  bluesky: [{ handle: "calladeploys.example", name: "Calla B-N", description: "Principal Developer Advocate, Nimbrel. Derby #404.", website: "https://calladeploys.example/", posts: [{ text: "Docs are the only feature that works offline.", at: "2026-05-20T16:00:00Z" }, { text: "Won by three points on Saturday. Knee fine.", at: "2026-04-26T16:00:00Z" }] }],
  gravatar: [{ email: "calla@nimbrel.example", slug: "callabng", display_name: "Calla Brightwater-Ng", location: "Portland, OR", job_title: "Principal Developer Advocate", company: "Nimbrel", pronouns: "she/her", accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/calladeploys.example" }] }],
  youtube: [{ id: "UCcalladeploys000000001", handle: "calladeploys", title: "Calla Deploys", videos: [{ id: "cdp00000001", title: "Terraform in ten breaths", at: "2026-03-03T15:00:00Z", description: "A gentle tour." }, { id: "cdp00000002", title: "Stop naming servers", at: "2025-12-09T15:00:00Z", description: "They will leave you." }] }]
}
