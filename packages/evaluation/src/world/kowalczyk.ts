import type { WorldPart } from "../World.ts"

const shell = (
  title: string,
  body: string
): string => `<html><head><title>${title}</title><meta name="viewport" content="width=device-width"></head><body>
<div class="topbar">Kowalczyk &amp; Son Millwork | Milwaukee, WI | (414) 555-0144</div>
<div class="menu"><a href="/">Home</a> <a href="/about-us">About Us</a> <a href="/gallery">Gallery</a></div>${body}
<div class="foot">Kowalczyk &amp; Son Millwork, 2210 S Kinnickinnic Ave, Milwaukee, WI 53207</div></body></html>`

/** A family business in Milwaukee: father and son share their name and their workbench. */
export const kowalczyk: WorldPart = {
  pages: [
    {
      url: "https://kowalczykmillwork.example/",
      body: shell(
        "Kowalczyk & Son Millwork",
        "<h1>Doors and windows the old way</h1><p>Custom millwork for historic homes since 1974.</p>"
      )
    },
    {
      url: "https://kowalczykmillwork.example/about-us",
      body: shell(
        "About Us - Kowalczyk & Son Millwork",
        `<h1>About Us</h1><h3>Peter Kowalczyk Sr., Founder</h3><p>Pete started the shop in 1974 with one bandsaw. He retired from the bench in 2016 but still sharpens every chisel. He plays accordion in a polka band.</p>
<h3>Peter Kowalczyk Jr., President</h3><p>Peter took over in 2016. He holds a degree in wood science from the University of Wisconsin–Stevens Point (2004) and coaches Little League. Reach him at peterjr@kowalczykmillwork.example.</p>
<h3>Dolores Kowalczyk, Office Manager</h3><p>Dolores keeps the books and the coffee going.</p>`
      )
    },
    {
      url: "https://preservewi.example/awards/2024",
      body: `<!doctype html><html><head><title>2024 Preservation Awards | Preserve Wisconsin</title></head><body><h1>2024 Preservation Awards</h1><p>Craftsperson of the Year: Peter Kowalczyk Jr., Kowalczyk &amp; Son Millwork, Milwaukee, for the windows of the Turner Hall.</p></body></html>`
    }
  ],
  people: [
    {
      id: "peter-kowalczyk-jr",
      about: "Father and son of one name: the son.",
      contact: { email: "peterjr@kowalczykmillwork.example", full_name: "Peter Kowalczyk Jr." },
      outcome: "found",
      facts: {
        title: "President",
        company: "Kowalczyk & Son Millwork",
        achievements: ["Craftsperson of the Year | 2024 Preservation Awards"],
        education: [
          { institution: "University of Wisconsin–Stevens Point", field: "wood science", year: 2004 }
        ]
      },
      also: {
        location: "Milwaukee | Milwaukee, WI",
        industry: "millwork | Custom millwork",
        hobbies: ["coaches Little League | Little League"],
        causes: ["Little League"]
      },
      sources: ["https://kowalczykmillwork.example/about-us", "https://preservewi.example/awards/2024"],
      never: ["Founder", "accordion", "polka"]
    },
    {
      id: "dolores-kowalczyk",
      about: "Same surname, same shop, a person of her own.",
      contact: { email: "dolores@kowalczykmillwork.example", full_name: "Dolores Kowalczyk" },
      outcome: "found",
      facts: { title: "Office Manager", company: "Kowalczyk & Son Millwork" },
      also: { location: "Milwaukee | Milwaukee, WI", industry: "millwork | Custom millwork" },
      sources: ["https://kowalczykmillwork.example/about-us"],
      never: ["President", "Founder", "accordion", "wood science"]
    }
  ]
}
