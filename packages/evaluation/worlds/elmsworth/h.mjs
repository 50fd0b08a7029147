// Pilot & Fern: design agency in Portland, Maine (Hugo); namesake of the physician in g.mjs
const site = "https://pilotandfern.example"
const hugo = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!doctype html>
<html lang="en-us">
<head><meta charset="utf-8"><meta name="generator" content="Hugo 0.138.0"><title>${title} · Pilot &amp; Fern</title><link rel="stylesheet" href="/css/main.min.5e1.css" integrity="sha256-x"><link rel="canonical" href="${site}${path}"></head>
<body>
<header><a class="logo" href="/">Pilot &amp; Fern</a><nav><a href="/portfolio/">Work</a> <a href="/studio/">Studio</a> <a href="/journal/">Journal</a> <a href="mailto:hello@pilotandfern.example">Say hello</a></nav></header>
<main>
${main}
</main>
<footer><p>Pilot &amp; Fern LLC · 210 Fore Alley, Portland, Maine · Made with salt air</p></footer>
</body>
</html>`
})

const pages = [
  hugo("/", "Brand and web design", `<h1>We make small brands look like themselves.</h1><p>Brand and web design for food, drink and the outdoors. <a href="/studio/">Meet the studio</a>.</p>`),
  hugo("/studio/", "Studio", `<h1>Studio</h1>
<section class="h-card"><h2 class="p-name">Rachel Whitcomb</h2><p class="p-job-title">Art Director</p><p class="p-note">Rachel draws, letters and art directs our packaging. She has a BFA in Illustration from the Rhode Island School of Design and prints on an old letterpress in her garage in South Portland. <a class="u-email" href="mailto:rachel@pilotandfern.example">rachel@pilotandfern.example</a></p></section>
<section class="h-card"><h2 class="p-name">Dominic Vail</h2><p class="p-job-title">Founder and Creative Director</p><p class="p-note">Dominic started Pilot &amp; Fern in 2013 after six years at the Boston agency Hollis Crane. He surfs at Higgins Beach, winter included.</p></section>
<section class="h-card"><h2 class="p-name">Tessa Marchetti</h2><p class="p-job-title">Senior Web Developer</p><p class="p-note">Tessa builds our sites. She cares about accessibility and holds the IAAP Web Accessibility Specialist (WAS) credential. <a class="u-url" href="https://github.com/tmarchetti-wave">GitHub</a> <a rel="me" class="u-url" href="https://bsky.app/profile/tessa.pilotandfern.example">Bluesky</a></p></section>`),
  hugo("/journal/", "Journal", `<h1>Journal</h1><ul><li><a href="/journal/dieline-silver/">A silver for seaweed</a> (April 2026)</li><li><a href="/journal/forms-people-can-use/">Forms people can use</a> (February 2026)</li></ul>`),
  hugo("/journal/dieline-silver/", "A silver for seaweed", `<article><h1>A silver for seaweed</h1><time datetime="2026-04-17">April 17, 2026</time><p>Our packaging for Ledge &amp; Kelp won silver at the Northeast Package Awards. Art direction and illustration: Rachel Whitcomb. Creative direction: Dominic Vail.</p></article>`),
  hugo("/journal/forms-people-can-use/", "Forms people can use", `<article><h1>Forms people can use</h1><p>By Tessa Marchetti, <time datetime="2026-02-10">February 10, 2026</time></p><p>A form is a conversation. I rebuilt ours with plain HTML and a little TypeScript, and tested it with four screen reader users.</p></article>`),
  {
    url: "https://packagingtable.example/episodes/31",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>31: Drawing seaweed with Rachel Whitcomb | The Packaging Table</title></head><body><a href="/">The Packaging Table</a><h1>31: Drawing seaweed with Rachel Whitcomb</h1><p>May 12, 2026. Rachel Whitcomb, art director at Pilot &amp; Fern in Portland, Maine, on illustration for food brands, why she teaches a night class in lettering at the Maine Print Cooperative, and her tortoise, Gouda.</p></body></html>`
  },
  {
    url: "https://downeastbusiness.example/2023/agency-turns-ten",
    body: `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>Portland agency turns ten | Down East Business</title></head><body><div class="site-title"><a href="/">Down East Business</a></div><h1>Portland agency turns ten</h1><p>October 2, 2023</p><p>Dominic Vail, founder and creative director of Pilot &amp; Fern, celebrates ten years with a staff of nine. Vail, who studied graphic design at Massachusetts College of Art and Design, gives one percent of revenue to the Saco River Trust. His business partner at Hollis Crane, Vernon Tull, later ran a winery.</p></body></html>`,
    news: { seen: "20231002T120000Z", language: "English", country: "United States" }
  }
]

const company = "Pilot & Fern | Pilot & Fern LLC | Pilot and Fern"
const location = "Portland, Maine | Portland, ME | Portland, Maine, United States | Portland"
const industry = "Design | Brand and web design | Design agency | Branding | Creative agency | Marketing and advertising | Graphic design | Advertising"
const people = [
  {
    id: "rachel-whitcomb-design", about: "Art director; a physician in the same city has the same name.",
    contact: { email: "rachel@pilotandfern.example", full_name: "Rachel Whitcomb", company: "Pilot & Fern", location: "Portland, ME" }, outcome: "found",
    facts: {
      title: "Art Director", company,
      location: "South Portland, Maine | Portland, Maine | Portland, ME | South Portland, ME | South Portland | Portland, Maine, United States | South Portland, Maine, United States",
      education: [{ institution: "Rhode Island School of Design | RISD", degree: "BFA | Bachelor of Fine Arts", field: "Illustration" }],
      skills: ["Illustration", "Packaging | packaging design | art directs our packaging", "Lettering"],
      achievements: ["Silver at the Northeast Package Awards | Northeast Package Awards silver, 2026 | Northeast Package Awards"],
      hobbies: ["Letterpress printing | Letterpress | prints on an old letterpress"], pets: ["Tortoise called Gouda | Tortoise | Gouda"]
    },
    also: { industry, skills: ["Art direction", "Drawing", "Teaching | teaches a night class", "Letterpress", "illustration for food brands | food brands"], achievements: ["Guest on The Packaging Table, episode 31 | The Packaging Table | Drawing seaweed", "Teaches a night class in lettering at the Maine Print Cooperative | Maine Print Cooperative", "Packaging for Ledge & Kelp | Ledge & Kelp"], interests: ["Lettering", "Letterpress printing", "Illustration"], memberships: ["Maine Print Cooperative"], hobbies: ["Lettering | Drawing"] },
    sources: [`${site}/studio/`, `${site}/journal/dieline-silver/`, "https://packagingtable.example/episodes/31", "https://podcasts.apple.com/podcast/id1790031144"], never: ["Medical Director", "physician", "Tufts", "Alder Point", "bees", "Newfoundland", "family medicine", "Walk with a Doc"]
  },
  {
    id: "dominic-vail", about: "Agency founder; name and company.",
    contact: { full_name: "Dominic Vail", company: "Pilot & Fern" }, outcome: "found",
    facts: {
      title: "Founder and Creative Director | Founder & Creative Director | Creative Director | Founder", company, location,
      education: [{ institution: "Massachusetts College of Art and Design | MassArt", field: "Graphic Design" }], hobbies: ["Surfing | surfs at Higgins Beach | surfs"],
      causes: ["Saco River Trust | gives one percent of revenue to the Saco River Trust"]
    },
    also: { industry, skills: ["Creative direction", "Graphic design", "Branding | brand design"], achievements: ["Founded Pilot & Fern in 2013 | started Pilot & Fern in 2013 | Founder", "Six years at the Boston agency Hollis Crane | Hollis Crane", "Silver at the Northeast Package Awards | Northeast Package Awards", "Agency turned ten in 2023 | ten years with a staff of nine"], interests: ["Surfing"] },
    sources: [`${site}/studio/`, `${site}/journal/dieline-silver/`, "https://downeastbusiness.example/2023/agency-turns-ten"], never: ["winery", "Tull"]
  },
  {
    id: "tessa-marchetti", about: "Web developer by email alone; GitHub, Bluesky, Gravatar.",
    contact: { email: "tessa@pilotandfern.example" }, outcome: "found",
    facts: {
      title: "Senior Web Developer | Web Developer", company, location,
      certifications: ["IAAP Web Accessibility Specialist (WAS) | Web Accessibility Specialist (WAS) | WAS | Web Accessibility Specialist"],
      skills: ["Accessibility | Web accessibility", "TypeScript", "HTML"], hobbies: ["Sea kayaking | Kayaking"], pets: ["Beagle called Tugboat | Beagle | Tugboat"]
    },
    also: { industry, skills: ["CSS", "Web development", "Eleventy | eleventy", "Screen reader testing | screen reader users", "forms | Forms people can use", "a11y", "Static sites | static site"], achievements: ["Author of plain-forms | plain-forms", "Author of tide-clock | tide-clock | A small tide table for Casco Bay", "Forms people can use, journal article | Forms people can use"], interests: ["Accessibility", "Tides | tide-clock", "Kayaking | sea kayaks", "dogs"], causes: ["Accessibility | web accessibility"] },
    sources: [`${site}/studio/`, `${site}/journal/`, `${site}/journal/forms-people-can-use/`, "https://github.com/tmarchetti-wave", "https://bsky.app/profile/tessa.pilotandfern.example", "https://gravatar.com/tessamarchettiwave"], never: ["Gouda", "letterpress"]
  }
]
export default {
  people, pages,
  github: [{
    login: "tmarchetti-wave", id: 40718265, name: "Tessa Marchetti", company: "Pilot & Fern", blog: "https://pilotandfern.example/studio/", location: "Portland, Maine", bio: "Accessible websites. Sea kayaks.", email: "tessa@pilotandfern.example",
    repositories: [
      { name: "plain-forms", description: "Accessible form patterns without a framework", language: "TypeScript", topics: ["accessibility", "forms", "a11y"], stars: 231, pushed_at: "2026-09-11T14:20:00Z" },
      { name: "tide-clock", description: "A small tide table for Casco Bay", language: "CSS", topics: ["eleventy"], stars: 12, pushed_at: "2025-08-30T21:05:00Z" }
    ]
  }],
  bluesky: [{ handle: "tessa.pilotandfern.example", name: "Tessa Marchetti", description: "Senior web developer at Pilot & Fern, Portland, Maine. Sea kayaking with a beagle called Tugboat.", website: "https://pilotandfern.example", posts: [{ text: "Tested the new forms with four screen reader users today. Humbling, as ever.", at: "2026-01-29T18:03:00Z" }, { text: "Tugboat has his own life jacket now.", at: "2026-06-14T16:40:00Z" }] }],
  gravatar: [{ email: "tessa@pilotandfern.example", slug: "tessamarchettiwave", display_name: "Tessa Marchetti", location: "Portland, Maine", job_title: "Senior Web Developer", company: "Pilot & Fern", accounts: [{ label: "GitHub", url: "https://github.com/tmarchetti-wave" }] }],
  podcasts: [{ id: 1790031144, title: "The Packaging Table", artist: "June Abara", feed: "https://packagingtable.example/feed.xml", site: "https://packagingtable.example", description: "Conversations about boxes, bottles and bags.", episodes: [{ title: "31: Drawing seaweed with Rachel Whitcomb", description: "Rachel Whitcomb, art director at Pilot & Fern in Portland, Maine, on illustration for food brands.", url: "https://packagingtable.example/episodes/31", at: "2026-05-12T08:00:00Z" }] }],
  rdap: [{ domain: "pilotandfern.example", registered: "2013-09-14" }]
}
