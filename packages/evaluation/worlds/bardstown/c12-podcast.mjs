import { P } from "./lib.mjs"
const N = "https://porchlightaudio.example"
const pod = (title, main) => `<!doctype html><html lang="en"><head><title>${title} :: Porchlight Audio</title><link rel="alternate" type="application/rss+xml" title="Porchlight" href="${N}/feed.xml"></head><body><div class="wrap"><h4><a href="/">porchlight audio</a> / <a href="/shows">shows</a> / <a href="/people">people</a></h4>${main}<p class="tiny">Porchlight Audio LLC, a podcast network. Asheville, North Carolina.</p></div></body></html>`
export default {
  people: [
    { id: "l-vance", about: "middle: founder and host; feed and show notes", outcome: "found",
      contact: { email: "loretta@porchlightaudio.example", full_name: "Loretta Vance", company: "Porchlight Audio" },
      facts: { title: "Founder and Executive Producer | Founder & Executive Producer | Executive Producer", company: "Porchlight Audio LLC | Porchlight Audio", location: "Asheville, North Carolina | Asheville | Asheville, NC", industry: "podcasts | podcast network | audio | media", skills: ["oral history"], achievements: ["Kitchen Table Appalachia | Kitchen Table Appalachia podcast", "Southern Sound Prize 2025 | Southern Sound Prize"], hobbies: ["contra dancing | contra dance"] },
      also: { title: "host", skills: ["interviewing"] },
      sources: [N + "/people", N + "/shows", "https://southernsound.example/2025", "https://porchlightaudio.example/kitchen-table"], sensitive: ["pagan"] },
    { id: "l-achterberg", about: "middle: engineer, GitLab; a page with script markup in its credits", outcome: "found",
      contact: { email: "dominic@porchlightaudio.example", full_name: "Dominic Achterberg", company: "Porchlight Audio LLC" },
      facts: { title: "Audio Engineer | Senior Audio Engineer", company: "Porchlight Audio LLC | Porchlight Audio", location: "Asheville, North Carolina | Asheville | Asheville, NC", industry: "podcasts | podcast network | audio | media", skills: ["Pro Tools", "sound design", "field recording"], hobbies: ["pinball | pinball repair"] },
      also: { skills: ["Reaper"] },
      sources: [N + "/people", "https://gitlab.com/domachterberg", "https://gravatar.com/domachterberg"] },
    { id: "l-greaves", about: "thin: host named in show list, name and company only", outcome: "found",
      contact: { full_name: "Tallulah Greaves", company: "Porchlight Audio" },
      facts: { title: "Host | Host of Red Clay Files", company: "Porchlight Audio LLC | Porchlight Audio", industry: "podcasts | podcast network | audio | media" },
      also: { achievements: ["Red Clay Files"], location: "Asheville, North Carolina | Asheville" },
      sources: [N + "/shows"] }
  ],
  pages: [
    P(N + "/", pod("Home", `<h1>Leave the light on.</h1><p>A podcast network making audio about the South.</p>`)),
    P(N + "/shows", pod("Shows", `<h1>Shows</h1><p>Our podcasts</p><dl><dt><a href="/kitchen-table">Kitchen Table Appalachia</a></dt><dd>Host: Loretta Vance</dd><dt>Red Clay Files</dt><dd>Host: Tallulah Greaves. Cold cases, warmly told.</dd></dl>`)),
    P(N + "/people", pod("People", `<h1>People</h1><p>A podcast network is people with headphones, in Asheville, North Carolina.</p><p><b>Loretta Vance</b>, Founder and Executive Producer. Oral history by training, interviewing by stubbornness. Contra dancing on Mondays.</p><p><b>Dominic Achterberg</b>, Senior Audio Engineer. Pro Tools and sound design; field recording in creeks. Fixes pinball machines: ask about pinball repair. &lt;script&gt;document.title='porch'&lt;/script&gt;</p>`)),
    P(N + "/kitchen-table", pod("Kitchen Table Appalachia", `<h1>Kitchen Table Appalachia</h1><p>A podcast by Loretta Vance.</p><h3>Ep. 61: The pagan next door</h3><p>Loretta, who says on air that she is pagan, talks to a Baptist.</p>`)),
    P(N + "/feed.xml", `<?xml version="1.0"?><rss version="2.0"><channel><title>Kitchen Table Appalachia</title><link>${N}/kitchen-table</link><item><title>Ep. 61: The pagan next door</title></item></channel></rss>`, { content_type: "application/rss+xml" }),
    P("https://southernsound.example/2025", `<html><body><h1>Southern Sound Prize 2025</h1><p>Winner, narrative: Loretta Vance, Kitchen Table Appalachia (Porchlight Audio, Asheville)</p><p>Winner, news: Hollis Brack, Delta Desk</p></body></html>`)
  ],
  payloads: ["<script>document.title='porch'</script>"],
  gitlab: [{ id: 771902, username: "domachterberg", name: "Dominic Achterberg", bio: "Audio engineer. Reaper scripts.", location: "Asheville, NC", organization: "Porchlight Audio" }],
  podcasts: [{ id: 1700990, title: "Kitchen Table Appalachia", artist: "Porchlight Audio", feed: "https://porchlightaudio.example/feed.xml", site: "https://porchlightaudio.example/kitchen-table", description: "Loretta Vance sits down.", episodes: [{ title: "Ep. 61: The pagan next door", description: "Loretta talks to a Baptist.", url: "https://porchlightaudio.example/kitchen-table", at: "2026-09-01T10:00:00Z" }] }],
  gravatar: [{ email: "dominic@porchlightaudio.example", slug: "domachterberg", display_name: "Dominic Achterberg", location: "Asheville, NC", job_title: "Audio engineer", company: "Porchlight Audio" }]
}
