import type { FakeAnswer, FakeHandler } from "@prospect-research/core/testing"
import { notFound } from "./prospect.ts"

export const html = (body: string, head = ""): FakeAnswer => ({
  contentType: "text/html; charset=utf-8",
  body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
})

export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const menu = `<nav><a href="/">Home</a> <a href="/who-we-are">About us</a> <a href="/people/">Our team</a>
<a href="/newsroom?year=2025">News</a> <a href="/products">Products</a> <a href="/brochure.pdf">About us (PDF)</a>
<a href="https://elsewhere.example/team">Team of our partner</a></nav>`

const organization = {
  "@type": "Organization",
  "@id": "https://tideworks.example/#company",
  name: "Tideworks",
  industry: "Marine energy"
}

const home = html(
  `${menu}<main><h1>Power from the tide</h1><p>Tideworks builds turbines.</p></main>`,
  `<title>Tideworks</title>${jsonLd({ "@context": "https://schema.org", "@graph": [organization, { "@type": "WebSite", name: "Tideworks" }] })}`
)

const people = html(
  `${menu}<h1>Our team</h1>
<ul>
<li><h3>Ines Okafor</h3><p>Head of Data</p><p>Ines joined in 2020.</p></li>
<li><h3>Rui Prates</h3><p>Chief Financial Officer</p></li>
</ul>
<p>Rui Prates is Chief Financial Officer at Tideworks. Ines Okafor-Lund is Head of Sales at Tideworks.</p>
<p style="display:none">Ines Okafor is Chief Clown at Tideworks.</p>`,
  jsonLd([
    {
      "@type": "Person",
      name: "Ines Okafor",
      jobTitle: "Head of Data",
      worksFor: { "@id": "https://tideworks.example/#company" },
      email: "mailto:Ines.Okafor@tideworks.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Rua Secreta 5",
        addressLocality: "Porto",
        addressCountry: "Portugal"
      },
      alumniOf: [{ "@type": "CollegeOrUniversity", name: "University of Porto" }],
      knowsAbout: ["Oceanography", "Bayesian statistics"],
      award: "Maritime Data Prize 2024",
      sameAs: ["https://github.com/inesok", "https://www.linkedin.com/in/inesokafor/"]
    },
    { "@type": "Person", name: "Ines Okafor", jobTitle: "Professor of Law", email: "ines@law.example" },
    {
      "@type": "Person",
      name: "Ines Okafor",
      jobTitle: "Dentist",
      worksFor: { "@type": "Organization", name: "Smile" }
    },
    organization,
    { "@type": "Person", name: "Rui Prates", jobTitle: "Chief Financial Officer", knowsAbout: "Accounting" }
  ])
)

const news = html(`${menu}<h1>News</h1>
<article><h2>Tideworks at the North Sea Forum</h2>
<p><time datetime="2025-10-03">3 October 2025</time></p>
<p>Ines Okafor, Head of Data at Tideworks, gave the keynote “Tides as a clock” at North Sea Forum 2025. Rui Prates gave a talk "Costs of steel" too.</p></article>
<article><h2>Listen: data under water</h2>
<p><time datetime="2025-06-01">Last summer</time> Ines Okafor joined the Deep Current podcast to speak about sensors.</p></article>
<article><h2>Award for Rui Prates</h2><p>Rui Prates, who works with Ines Okafor, won the Finance Prize.</p>
<p>The jury thanked Ines Okafor. Ines Okafor is Professor at Another University.</p></article>`)

const pages: Readonly<Record<string, FakeAnswer>> = {
  "/": home,
  "/people": people,
  "/newsroom?year=2025": news,
  "/who-we-are": html(`${menu}<h1>About us</h1><p>We began in 2014.</p>`),
  "/products": html("<p>Ines Okafor must not be read here.</p>")
}

export const site: FakeHandler = path => pages[path] ?? notFound
