import type { WorldPart } from "../World.ts"

/** Those of whom nothing is public, among pages that speak of others. */
export const unknown: WorldPart = {
  pages: [
    {
      url: "https://parkrunlocal.example/results/412",
      body: `<html><head><title>Event 412 results</title></head><body><table><tr><th>Pos</th><th>Runner</th><th>Time</th><th>Club</th></tr><tr><td>17</td><td>Karen Marsh</td><td>24:31</td><td>Fenland Striders</td></tr><tr><td>18</td><td>Daniel Okoye</td><td>24:40</td><td>Unattached</td></tr></table></body></html>`
    },
    {
      url: "https://okoyedental.example/",
      body: `<!doctype html><html><head><title>Okoye Family Dental, Houston TX</title></head><body><h1>Meet Dr. Daniel Okoye</h1><p>Dr. Daniel Okoye, DDS, owner of Okoye Family Dental in Houston, graduated from Meharry Medical College in 2007 and is a member of the Texas Dental Association.</p></body></html>`
    },
    {
      url: "https://grangemouthfabrication.example/",
      body: `<!doctype html><html lang="en"><head><title>Grangemouth Fabrication Services</title></head><body><h1>Steel, cut to the line</h1><p>Structural steel and pipework for the process industries. Managing Director: Fraser Laidlaw. Telephone 01632 960 555.</p></body></html>`
    },
    {
      url: "https://obituaries.example/2014/hallvard-tveit",
      body: `<!doctype html><html lang="en"><head><title>Hallvard Tveit, 1931–2014</title></head><body><h1>Hallvard Tveit, 1931–2014</h1><p>Hallvard Tveit of Ballard, shipwright and deacon, passed away peacefully on Tuesday. He was president of Tveit Marine from 1960 until 1994.</p></body></html>`
    }
  ],
  github: [
    {
      login: "kmarsh",
      id: 909,
      name: "Karen Marsh",
      location: "Auckland",
      bio: "Data engineer at Kererū Bank",
      repositories: [{ name: "dbt-notes", language: "Python", stars: 2, pushed_at: "2025-06-01T00:00:00Z" }]
    }
  ],
  orcid: [
    {
      id: "0000-0001-5551-0404",
      given: "Daniel",
      family: "Okoye",
      employments: [
        {
          organization: "University of Nsukka Heights",
          role: "Lecturer",
          city: "Nsukka",
          country: "NG",
          from: 2018
        }
      ]
    }
  ],
  people: [
    {
      id: "karen-marsh",
      about: "Nothing online: free mail and a name that others bear.",
      contact: { email: "k.marsh1987@outlook.com", full_name: "Karen Marsh" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Fenland", "Kererū", "Auckland", "Data engineer"]
    },
    {
      id: "daniel-okoye",
      about: "Nothing online: a dentist, a lecturer and a runner of the name, none of whom works there.",
      contact: { full_name: "Daniel Okoye", company: "Pembury Cold Storage", location: "Kent" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["dental", "Houston", "Meharry", "Nsukka", "Lecturer"]
    },
    {
      id: "fabrication-accounts",
      about: "Nothing online: an address of a department, on whose site somebody else is named.",
      contact: { email: "accounts@grangemouthfabrication.example" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Fraser", "Laidlaw", "Managing Director"]
    },
    {
      id: "hallvard-tveit",
      about: "Nothing online of the living: only the obituary of a man of the name and of the firm.",
      contact: { full_name: "Hallvard Tveit", company: "Tveit Marine", title: "Estimator" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["shipwright", "deacon", "Ballard", "1931"]
    },
    {
      id: "linkedin-nobody",
      about: "Nothing online: a profile that no engine has seen.",
      contact: { linkedin_url: "https://www.linkedin.com/in/thandolwethu-mbhele-7731" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "handle-mail",
      about: "Nothing online: free mail of a nickname.",
      contact: { email: "sunnyside_upp@yahoo.com" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
