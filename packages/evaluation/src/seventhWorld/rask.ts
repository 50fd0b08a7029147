import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><style>body{font:14px/1.4 "Suisse Intl",Helvetica,sans-serif;margin:24px}</style></head>
<body><p><a href="/">Rask Abildgaard Arkitekter</a><br><a href="/projekter">Projekter</a><br><a href="/tegnestuen">Tegnestuen</a><br><a href="/en/practice">EN</a></p>${body}<p>Rask Abildgaard Arkitekter A/S<br>Mejlgade 77, 8000 Aarhus C<br>+45 55 50 77 07<br>CVR 00007707</p></body></html>`

/** An architects' practice in Aarhus: hardly any markup, lines parted by breaks, in Danish and English. */
export const rask: WorldPart = {
  pages: [
    {
      url: "https://raskabildgaard.example/tegnestuen",
      body: shell(
        "da",
        "Tegnestuen – Rask Abildgaard Arkitekter",
        `<p>Signe Rask Abildgaard<br>Partner, arkitekt MAA<br>sra@raskabildgaard.example</p><p>Poul Abildgaard Holst<br>Partner, arkitekt MAA<br>pah@raskabildgaard.example</p><p>Zuzana Hlinková<br>Arkitekt<br>zh@raskabildgaard.example</p><p>Praktikanter<br>Emil, Sofie, Kwame</p>`
      )
    },
    {
      url: "https://raskabildgaard.example/en/practice",
      body: shell(
        "en",
        "Practice – Rask Abildgaard Arkitekter",
        `<p>Rask Abildgaard is an architecture practice in Aarhus working with timber, schools and harbours.</p><p>Signe Rask Abildgaard, partner, founded the practice in 2010 with Poul Abildgaard Holst. She graduated from the Aarhus School of Architecture in 2004 and has taught there since 2015. Her work on reused timber has been shown at the Venice Architecture Biennale.</p>`
      )
    },
    {
      url: "https://traeprisen.example/modtagere/2025",
      body: `<!doctype html><html lang="da"><head><title>Træprisen 2025</title></head><body><ul class="menu"><li>Om prisen<li>Modtagere<li>Jury</ul><h1>Træprisen 2025 går til Havneskolen i Ebeltoft</h1><p>Arkitekt Signe Rask Abildgaard fra Rask Abildgaard Arkitekter i Aarhus modtager Træprisen 2025 for Havneskolen, en skole bygget af genbrugte bjælker fra nedlagte lagerbygninger.</p><p>Ingeniør: Sven Krogh. Bygherre: Syddjurs Kommune.</p></body></html>`
    },
    {
      url: "https://timberforum.example/2026/speakers",
      body: `<!doctype html><html lang="en"><head><title>Speakers | Nordic Timber Forum 2026, Turku</title></head><body><h1>Speakers</h1><section><h3>Signe Rask Abildgaard (DK)</h3><p>Partner, Rask Abildgaard Arkitekter. Keynote: “Beams with a past”. Signe is a member of the Danish Association of Architects and chairs the reuse committee at Genbyg Aarhus, a non-profit material bank. She rows winter and summer, knits on trains, and keeps a Gotland pony named Tove.</p></section><section><h3>Heikki Salmela (FI)</h3><p>Professor of wood construction. He collects axes.</p></section><section><h3>Ragnhild Espeseth (NO)</h3><p>Head of sustainability, Fjordbetong AS.</p></section></body></html>`
    },
    {
      url: "https://aarhusroning.example/resultater/sved-paa-panden-2026",
      body: `<html><head><title>Sved på panden 2026 - resultater</title></head><body><h2>Sved på panden 2026</h2><pre>
Nr  Navn                     Klub                 Tid
1   Kirsten Lauge            ARK Brabrand         7:51,2
2   Signe Rask Abildgaard    Mols Roklub          7:58,8
3   Tine Overby              Skanderborg          8:04,0
</pre></body></html>`
    },
    {
      url: "https://viauddannelser.example/alumner/frederik-toldstrup",
      body: `<!doctype html><html lang="da"><head><title>Mød en dimittend: Frederik Toldstrup</title></head><body><div class="crumbs">Uddannelser / Bygningskonstruktør / Mød en dimittend</div><h1>Mød en dimittend: Frederik Toldstrup</h1><p>Frederik Toldstrup blev uddannet bygningskonstruktør fra VIA University College i 2017. I dag er han BIM-koordinator hos Rask Abildgaard Arkitekter i Aarhus, hvor han arbejder i Revit og Solibri.</p><p>I fritiden spiller han discgolf, brygger øl og ser AGF tabe. “Det er godt for ydmygheden,” siger han.</p><p><a href="/ansoeg">Søg ind</a></p></body></html>`
    }
  ],
  people: [
    {
      id: "signe-rask-abildgaard",
      about: "An architect, in lines without markup, by a prize and a timber conference.",
      contact: { email: "sra@raskabildgaard.example", full_name: "Signe Rask Abildgaard" },
      outcome: "found",
      facts: {
        title: "Partner, arkitekt MAA | Partner | partner | Arkitekt | arkitekt",
        company: "Rask Abildgaard Arkitekter | Rask Abildgaard Arkitekter A/S | Rask Abildgaard",
        location: "Aarhus | Aarhus, Denmark | 8000 Aarhus C",
        industry: "architecture | architecture practice",
        skills: ["reused timber | timber"],
        achievements: ["Træprisen 2025 | Træprisen", "Venice Architecture Biennale"],
        hobbies: ["rows winter and summer | rowing | rows", "knits on trains | knitting | knits"],
        causes: ["Genbyg Aarhus"],
        memberships: ["Danish Association of Architects", "Mols Roklub"],
        education: [{ institution: "Aarhus School of Architecture", year: 2004 }],
        pets: ["Gotland pony | Tove | Gotland pony named Tove | pony"]
      },
      also: {
        skills: ["schools", "harbours"],
        interests: [
          "timber | reused timber",
          "rowing | rows",
          "schools",
          "harbours",
          "knits on trains | knits"
        ],
        achievements: [
          "Beams with a past | Nordic Timber Forum 2026",
          "Havneskolen",
          "founded the practice | founded the practice in 2010",
          "Sved på panden 2026 | Sved på panden"
        ],
        memberships: ["Genbyg Aarhus", "MAA"],
        certifications: ["MAA"],
        sports_teams: ["Mols Roklub"]
      },
      sources: [
        "https://raskabildgaard.example/tegnestuen",
        "https://raskabildgaard.example/en/practice",
        "https://traeprisen.example/modtagere/2025",
        "https://timberforum.example/2026/speakers",
        "https://aarhusroning.example/resultater/sved-paa-panden-2026"
      ]
    },
    {
      id: "frederik-toldstrup",
      about: "A note on a college's page and nothing else, in Danish.",
      contact: { email: "ft@raskabildgaard.example", full_name: "Frederik Toldstrup" },
      outcome: "found",
      facts: {
        title:
          "Bygningskonstruktør, BIM-koordinator | BIM-koordinator | Bygningskonstruktør | bygningskonstruktør | BIM coordinator",
        company: "Rask Abildgaard Arkitekter | Rask Abildgaard Arkitekter A/S | Rask Abildgaard",
        location: "Aarhus | 8000 Aarhus C | Aarhus, Denmark",
        skills: ["Revit", "Solibri"],
        hobbies: ["discgolf | disc golf", "brygger øl | ølbrygning | home brewing"],
        sports_teams: ["AGF"],
        education: [
          {
            institution: "VIA University College",
            degree: "bygningskonstruktør",
            year: 2017
          }
        ]
      },
      also: {
        industry: "Arkitekter | architecture",
        skills: ["BIM"],
        interests: ["discgolf", "øl | brygger øl", "AGF", "BIM"]
      },
      sources: ["https://viauddannelser.example/alumner/frederik-toldstrup"]
    },
    {
      id: "oline-vestergreen",
      about: "An intern of last year whom no page names.",
      contact: { email: "ov@raskabildgaard.example", full_name: "Oline Vestergreen" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
