// robots.txt, redirects and aliases by host
const open = "User-agent: *\nDisallow: /wp-admin/\nDisallow: /search\n"
export const hosts = {
  "www.oblokta.example": { robots: open + "Sitemap: https://www.oblokta.example/sitemap.xml\n", sitemap: true, redirects: { "/about-us": "/about", "/people": "/team", "/feed": "/blog/atom.xml" } },
  "www.helvarion.example": { robots: open, redirects: { "/team": "/about/executive-board", "/en": "/", "/leadership": "/about/executive-board" } },
  "www.vidyutara.example": { robots: open + "Crawl-delay: 1\n", redirects: { "/team": "/leadership.html", "/about": "/about.html" } },
  "www.atlantejo.example": { robots: "", redirects: { "/about": "/company", "/team": "/company/people" } },
  "www.sabiasignals.example": { robots: open, sitemap: true, redirects: { "/leadership": "/team" } },
  "www.jasminclinic.example": { robots: open, redirects: { "/team": "/our-people", "/about": "/about-the-clinic" } },
  "www.kowopay.example": { robots: open, redirects: { "/team": "/about/people" } },
  "www.serraouvida.example": { redirects: { "/team": "/people" } },
  "www.tanukilantern.example": { robots: "User-agent: *\nAllow: /\n", redirects: { "/staff": "/studio", "/team": "/studio", "/about": "/studio" } },
  "www.spiralux.example": { robots: open, redirects: { "/about": "/the-house", "/team": "/management" } },
  "www.banksiarowe.example": { robots: open, sitemap: true, redirects: { "/team": "/our-people", "/about-us": "/about" } },
  "www.harmattansun.example": { robots: open, redirects: { "/leadership": "/team" } },
  "www.whisperwall.example": { robots: "User-agent: *\nDisallow: /members/\n" },
  "kowo.example": { alias: "www.kowopay.example" },
  "oblokta.cloud.example": { alias: "www.oblokta.example" }
}
