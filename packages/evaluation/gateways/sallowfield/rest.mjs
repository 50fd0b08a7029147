// What belongs to no house: dead and archived pages, robots, redirects, noise.
import { part, doc, story, seen } from "./lib.mjs"
const { it, page, listing } = part()
export default it
const fieldnote = doc("Team | Fieldnote", `<h1>The Fieldnote team</h1><p>Priya Raman-Holt, Head of Design. Priya runs design and user research in Newcastle.</p><p>Alec Storr, Chief Executive.</p>`)
page("https://www.fieldnote.example/team", fieldnote, { dead: true })
page("https://www.fieldnote.example/", doc("Fieldnote", `<h1>Fieldnote</h1><p>Fieldnote has closed. Thank you for six years of surveys.</p>`))
it.archive.push({ url: "https://www.fieldnote.example/team", timestamp: "20230614101500", body: fieldnote })
page("https://www.aireobserver.example/business/tech-round-up", story("Aire Observer", "Tech round-up: Leeds firms hiring this spring", "2026-03-22", "Business desk", `<p>Tallyroot, Aire Data and Loomstate are among the Leeds firms hiring. Tallyroot wants twelve engineers.</p>`), seen("2026-03-22", "United Kingdom"))
page("https://www.yorkshirescaleups.example/2025", doc("Yorkshire Scale-up of the Year 2025", `<h1>Winners</h1><p>Scale-up of the Year: Tallyroot, Leeds. Food: Thrale Foods, York (highly commended).</p>`))
page("https://www.ndsmguide.example/studios", doc("Studios on the wharf | NDSM Guide, Amsterdam", `<h1>Studios</h1><p>Studio Ochtend, Bakkerij Zeven, Atelier Roest.</p>`))
page("https://www.peoplefinder-uk.example/t/treadwell", doc("Treadwell surname: people and records | PeopleFinder UK", `<h1>Treadwell</h1><p>We found 312 records for the surname Treadwell in London, Kent and Essex. Unlock the full report for £4.99.</p>`))
page("https://www.peoplefinder-uk.example/o/ogilvie", doc("Ogilvie surname: people and records | PeopleFinder UK", `<h1>Ogilvie</h1><p>We found 508 records for the surname Ogilvie in Leeds, Dundee and Perth. Unlock the full report for £4.99.</p>`))
listing("https://uk.linkedin.com/company/ashgrove-bell", "Ashgrove Bell | LinkedIn", "Ashgrove Bell | 1,204 followers on LinkedIn. Executive search. London. 11-50 employees.")
listing("https://nl.linkedin.com/company/laadvlak", "Laadvlak | LinkedIn", "Laadvlak | 3,310 volgers op LinkedIn. Minder lege kilometers. Rotterdam. 51-200 medewerkers.")
it.robots = {
  "www.tallyroot.example": "User-agent: *\nDisallow: /admin/\nSitemap: https://www.tallyroot.example/sitemap.xml\n",
  "www.pennywharf.example": "User-agent: *\nAllow: /\n",
  "www.marlockvane.example": "User-agent: *\nDisallow: /search\nCrawl-delay: 1\n",
  "www.granitecitynews.example": "User-agent: *\nDisallow: /search\nDisallow: /subscribers/\n",
  "www.peoplefinder-uk.example": "User-agent: *\nDisallow: /\n",
  "www.moanboard.example": "User-agent: *\nDisallow: /private/\n",
  "studio-ochtend.example": "User-agent: *\nDisallow:\n",
  "www.thralefoods.example": "User-agent: *\nDisallow: /basket\n"
}
it.redirects = {
  "https://www.tallyroot.example/people": "https://www.tallyroot.example/team",
  "https://www.tallyroot.example/our-team": "https://www.tallyroot.example/team",
  "https://www.pennywharf.example/team": "https://www.pennywharf.example/leadership",
  "https://www.marlockvane.example/our-people": "https://www.marlockvane.example/people",
  "https://www.skerrywind.example/management": "https://www.skerrywind.example/about/management",
  "https://www.thralefoods.example/contact": "https://www.thralefoods.example/contact-us"
}
