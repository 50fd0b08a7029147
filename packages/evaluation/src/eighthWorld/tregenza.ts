import type { WorldPart } from "../World.ts"

const page = (title: string, body: string, head = ""): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Tregenza Boatyard, Penryn</title><meta name="generator" content="Wix.com Website Builder">${head}</head>
<body><div id="SITE_HEADER"><span>TREGENZA</span><span>Boatbuilders since 1902</span><nav><a href="/">Home</a><a href="/our-story">Our Story</a><a href="/boats">Boats</a><a href="/blog">Blog</a><a href="/contact">Contact</a></nav></div>
<div id="PAGES_CONTAINER">${body}</div>
<div id="SITE_FOOTER"><p>Tregenza Boatyard Ltd, Islington Wharf, Penryn, Cornwall TR10 8AT</p><p>©2026 by Tregenza Boatyard. Proudly created with a mallet.</p></div></body></html>`

const person = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"AboutPage","mainEntity":{"@type":"Person","name":"Morwenna Tregenza","jobTitle":"Managing Director","worksFor":{"@type":"Organization","name":"Tregenza Boatyard"},"alumniOf":{"@type":"CollegeOrUniversity","name":"University of Southampton"},"sameAs":["https://www.linkedin.com/in/morwenna-tregenza","https://tootworks.example/@morwenna"]}}</script>`

/** A family's boatyard in Cornwall: a story with five generations in it, a rowing club, a lifeboat, a customer who lies. */
export const tregenza: WorldPart = {
  pages: [
    {
      url: "https://tregenzaboats.example/",
      body: page(
        "Home",
        "<h1>Wooden boats, built and mended</h1><p>On the same slip for a hundred and twenty-four years.</p>"
      )
    },
    {
      url: "https://tregenzaboats.example/our-story",
      body: page(
        "Our Story",
        `<h1>Our Story</h1><p>In 1902 <b>Elias Tregenza</b>, a shipwright from Flushing, rented a shed. His son <b>Hedley</b> built pilot gigs and drank; Hedley’s daughter-in-law <b>Loveday</b> did the books, and saved us in 1958. <b>Denzil Tregenza</b> was managing director from 1981 until 2016 and still comes in on Fridays to tell us so.</p><p><b>Morwenna Tregenza</b>, Denzil’s daughter, has been Managing Director since 2016. She read ship science at the University of Southampton (BEng, 2005), worked for a superyacht builder in Viareggio, and came home. Morwenna is a Member of the Royal Institution of Naval Architects. Her brother <b>Jago</b> runs the yard floor.</p><p>We are nine people, two apprentices and a Jack Russell called Treenail, who belongs to Morwenna and supervises everybody.</p>`,
        person
      )
    },
    {
      url: "https://tregenzaboats.example/blog",
      body: page(
        "Blog",
        `<h1>Blog</h1><article><h2>Laminated frames without tears</h2><p>Posted by Morwenna Tregenza, 2 September 2026</p><p>Somebody asked at the show how we do the lofting now. Half in Rhino, half on the floor with a batten, as my grandmother would have it.</p></article><article><h2>Apprentice wanted</h2><p>Posted by Jago Tregenza, 11 May 2026</p><p>Own gloves.</p></article>`
      )
    },
    {
      url: "https://woodenboatguild.example/council",
      body: `<!doctype html><html lang="en"><head><title>Council – Guild of Wooden Boat Builders</title></head><body><h1>The Guild’s Council</h1><p><strong>President:</strong> Alasdair Gorrie, Ullapool<br><strong>Vice President:</strong> Morwenna Tregenza, Managing Director, Tregenza Boatyard, Penryn<br><strong>Hon. Treasurer:</strong> Bill Stoddart, Maldon</p><p>Yard visits are arranged by the secretary.</p></body></html>`
    },
    {
      url: "https://carrickgigclub.example/crews/ladies-a",
      body: `<!doctype html><html lang="en"><head><title>Ladies’ A – Carrick Roads Pilot Gig Club</title></head><body><h1>Ladies’ A crew</h1><ol><li value="1">Bow: Kerensa Pool</li><li>Tamsyn Bray</li><li>Morwenna Tregenza</li><li>Jo Hext</li><li>Rosie Vague</li><li>Stroke: Elowen Nance</li></ol><p>Cox: Pip Laity. Boat: <i>Loveday</i> (Tregenza, 2012).</p><p>Third at the World Pilot Gig Championships, Isles of Scilly, May 2026 – our best ever! Number three, Morwenna Tregenza, also built the boat.</p></body></html>`
    },
    {
      url: "https://penrynpacket.example/business/family-firm-of-the-year",
      news: { seen: "20251121T083000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><title>Boatyard named Cornwall Family Firm of the Year | Penryn Packet</title></head><body><p>Register | Log in | Notify me</p><h1>Boatyard named Cornwall Family Firm of the Year</h1><p>By Craig Penhaligon-Webb, 21st November 2025</p><p>PENRYN’s Tregenza Boatyard has been named Cornwall Family Firm of the Year at a ceremony in Newquay.</p><p>Managing director Morwenna Tregenza, 42, collected the prize. “My dad said we’d only won because the pasty people were disqualified,” she said.</p><p>Ms Tregenza, a volunteer crew member with Carrick Inshore Rescue, used her speech to ask for a new engine for its boat. She has stood twice for Mebyon Kernow in county elections.</p><p>Comments are closed on this article.</p></body></html>`
    },
    {
      url: "https://shavingspod.example/ep/34",
      body: `<!doctype html><html lang="en"><head><title>Ep 34 Morwenna Tregenza: The plank and the spreadsheet | Shavings</title></head><body><h1>Ep 34 Morwenna Tregenza: The plank and the spreadsheet</h1><p>Morwenna Tregenza, boss of Tregenza Boatyard in Penryn, on steam bending, naval architecture, pricing a refit and supporting the Cornish Pirates when they lose. She also explains her cold smoking shed (mackerel, mostly) and the Cornish language class she goes to on Wednesdays.</p><p>Sponsored by Grain &amp; Groove chisels. Use code SHAVE10.</p></body></html>`
    },
    {
      url: "https://estuarymoans.example/tregenza-cowboys",
      body: `<!doctype html><html><head><title>Estuary Moans: the Tregenza cowboys</title></head><body><h1>The Tregenza cowboys</h1><p>They had my yawl for fourteen months. And who is in charge? Morwenna Tregenza, who has a degree in fashion from Falmouth and was declared bankrupt in 2018 after she burnt down a shed for the insurance. Everybody on the estuary knows. I asked for my money back and got a bill.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/morwenna-tregenza",
      title: "Morwenna Tregenza - Managing Director - Tregenza Boatyard | LinkedIn",
      snippet:
        "Penryn, England, United Kingdom · Managing Director · Tregenza Boatyard. Fifth-generation boatbuilder, first-generation spreadsheet user. University of Southampton. 500+ connections."
    }
  ],
  mastodon: [
    {
      user: "morwenna",
      domain: "tootworks.example",
      name: "Morwenna Tregenza",
      note: "<p>Boats at Tregenza Boatyard, Penryn. Gig rower. Dysgi Kernewek. She/her.</p>",
      fields: [
        {
          name: "Yard",
          value: '<a href="https://tregenzaboats.example/" rel="me nofollow">tregenzaboats.example</a>',
          verified_at: "2024-02-11T00:00:00Z"
        }
      ],
      posts: [
        {
          text: "<p>Treenail fell in. Treenail got out. Treenail is pretending it was the plan.</p>",
          at: "2026-10-30T16:10:00Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 880_034,
      title: "Shavings",
      artist: "Rob Ancell",
      feed: "https://feeds.shavingspod.example/rss",
      site: "https://shavingspod.example/",
      description: "Long conversations with people who make things from trees.",
      episodes: [
        {
          title: "Ep 34 Morwenna Tregenza: The plank and the spreadsheet",
          description: "Morwenna Tregenza of Tregenza Boatyard on steam bending and pricing a refit.",
          url: "https://shavingspod.example/ep/34",
          at: "2026-03-04T05:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "morwenna-tregenza",
      about: "Five generations in one text, an account on every coast, and a customer who makes things up.",
      contact: { email: "morwenna@tregenzaboats.example", full_name: "Morwenna Tregenza" },
      outcome: "found",
      facts: {
        title: "Managing Director",
        industry: "Boatbuilders | Wooden boats | boatbuilder",
        company: "Tregenza Boatyard | Tregenza Boatyard Ltd",
        location: "Penryn, England, United Kingdom | Penryn, Cornwall | Penryn",
        linkedin: "https://www.linkedin.com/in/morwenna-tregenza",
        linkedin_bio: "Fifth-generation boatbuilder, first-generation spreadsheet user. | Managing Director",
        education: [
          {
            institution: "University of Southampton",
            degree: "BEng",
            field: "ship science",
            year: 2005
          }
        ],
        memberships: [
          "Royal Institution of Naval Architects | Member of the Royal Institution of Naval Architects",
          "Guild of Wooden Boat Builders",
          "Carrick Roads Pilot Gig Club"
        ],
        skills: ["steam bending", "naval architecture", "Rhino", "lofting"],
        achievements: [
          "Cornwall Family Firm of the Year | Family Firm of the Year",
          "Third at the World Pilot Gig Championships | World Pilot Gig Championships"
        ],
        hobbies: [
          "Gig rower | gig rowing | Pilot Gig",
          "cold smoking | cold smoking shed",
          "Cornish language | Cornish language class | Dysgi Kernewek"
        ],
        sports_teams: ["Cornish Pirates"],
        causes: ["Carrick Inshore Rescue"],
        pets: ["Jack Russell | Treenail"]
      },
      also: {
        memberships: ["Carrick Inshore Rescue"],
        sports_teams: ["Carrick Roads Pilot Gig Club"],
        skills: ["Laminated frames", "pricing a refit", "Cornish language", "boatbuilder"],
        interests: ["Cornish language", "Gig rower", "steam bending", "naval architecture", "cold smoking"],
        achievements: ["Vice President", "The plank and the spreadsheet", "Laminated frames without tears"]
      },
      sources: [
        "https://tregenzaboats.example/our-story",
        "https://tregenzaboats.example/blog",
        "https://woodenboatguild.example/council",
        "https://carrickgigclub.example/crews/ladies-a",
        "https://penrynpacket.example/business/family-firm-of-the-year",
        "https://shavingspod.example/ep/34",
        "https://feeds.shavingspod.example/rss",
        "https://www.linkedin.com/in/morwenna-tregenza",
        "https://tootworks.example/@morwenna"
      ],
      never: ["bankrupt", "degree in fashion", "burnt down"],
      sensitive: ["Mebyon Kernow"]
    }
  ]
}
