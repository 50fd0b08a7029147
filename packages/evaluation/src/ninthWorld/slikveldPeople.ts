import type { Person } from "../World.ts"

export const slikveldPeople: ReadonlyArray<Person> = [
  {
    id: "femke-douwstra",
    about: "A founder whose English pages say what she sells and whose Dutch interview says the rest.",
    contact: { email: "femke@slikveld.example", full_name: "Femke Douwstra" },
    outcome: "found",
    facts: {
      title: "Co-founder & CEO | CEO | Co-founder and CEO",
      company: "Slikveld | Slikveld B.V.",
      location: "Groningen, Netherlands | Groningen | Zuidhorn",
      linkedin: "https://nl.linkedin.com/in/femke-douwstra | https://www.linkedin.com/in/femke-douwstra",
      linkedin_bio: "Mud is an asset class. | Co-founder & CEO",
      education: [
        {
          institution: "Rijksuniversiteit | University of Groningen | Rijksuniversiteit Groningen",
          degree: "MSc",
          field: "technische bedrijfskunde",
          year: 2013
        }
      ],
      skills: ["carbon credit verification", "hardware fundraising | fundraising"],
      achievements: [
        "Noordelijke Innovatieprijs",
        "€3.4 million | seed round | We raised a seed round | We raised a seed round €3.4 million"
      ],
      certifications: ["gediplomeerd wadloopgids | wadloopgids"],
      hobbies: ["wadlopen", "skating | schaatst | schaatsen"],
      sports_teams: ["Cambuur"],
      causes: ["Stichting Wadkinderen"],
      pets: ["Friese stabij | Tjalk | stabij"]
    },
    also: {
      industry: "climate tech | carbon markets | Carbon credit verification | carbon | sensors",
      location: "Holwerd",
      interests: [
        "Salt marshes",
        "carbon",
        "skating",
        "wadlopen",
        "carbon credit verification",
        "Carbon markets"
      ],
      achievements: [
        "selling tonnes you can't see",
        "Elfstedentocht op de Weissensee | de Elfstedentocht op de Weissensee reed ze in 2024 uit",
        "Een kwelder liegt niet"
      ],
      skills: ["offshore wind", "carbon markets", "carbon"],
      hobbies: ["Elfstedentocht"]
    },
    sources: [
      "https://slikveld.example/team",
      "https://slikveld.example/notes/seed-round",
      "https://noorderondernemer.example/interview/femke-douwstra",
      "https://mudandmoney.example/episodes/12",
      "https://feeds.mudandmoney.example/rss",
      "https://nl.linkedin.com/in/femke-douwstra",
      "https://bsky.app/profile/femkedouwstra.bsky.social",
      "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=femkedouwstra.bsky.social"
    ]
  },
  {
    id: "ruben-akkerhuis",
    about: "A programmer's own page, his repositories, a meetup, and a joke in a form.",
    contact: { email: "ruben@slikveld.example" },
    outcome: "found",
    facts: {
      title: "Co-founder & CTO | CTO | Co-founder and CTO",
      company: "Slikveld | Slikveld B.V.",
      location: "Groningen, nl | Groningen",
      education: [
        {
          institution: "Hanze University of Applied Sciences",
          degree: "BSc",
          field: "electrical engineering",
          year: 2012
        }
      ],
      skills: ["Rust", "LoRaWAN", "Firmware", "embedded Linux"],
      achievements: [
        "eb-lora | LoRaWAN for devices that are under water half of the day",
        "Winner of the 2022 edition | Wadden Hackathon"
      ],
      hobbies: ["broken synthesisers | repair synthesisers | broken synths"],
      memberships: ["Rust Noord"],
      causes: ["Repair Café | Repair Café in the Oosterpark"]
    },
    also: {
      industry: "climate tech | carbon | sensors | salt marshes",
      skills: [
        "embedded | Embedded Rust",
        "radios",
        "C",
        "KiCad",
        "no-std",
        "soldering",
        "watchdogs",
        "electrical engineering"
      ],
      achievements: [
        "Panic under water",
        "juno-voice-chip | KiCad replacement board for a 1984 voice chip",
        "tide clock",
        "LoRaWAN stack"
      ],
      interests: [
        "repair",
        "synthesisers | synths",
        "lorawan",
        "embedded | Embedded Rust",
        "no-std",
        "Rust",
        "Firmware"
      ],
      hobbies: ["band | Grijze Ruis", "repair", "Embedded Rust"],
      memberships: ["Grijze Ruis", "Repair Café"],
      causes: ["repair"]
    },
    sources: [
      "https://slikveld.example/team",
      "https://akkerhuis.example/",
      "https://rustnoord.example/meetups/17",
      "https://waddenhackathon.example/2024/participants",
      "https://github.com/rakkerhuis",
      "https://github.com/rakkerhuis/eb-lora",
      "https://api.github.com/users/rakkerhuis",
      "https://tideline.example/@ruben"
    ]
  },
  {
    id: "chidinma-okereke-bos",
    about: "A scientist with papers, a spotlight, and an old post in an institute's list of those who left.",
    contact: { full_name: "Chidinma Okereke-Bos", company: "Slikveld" },
    outcome: "found",
    facts: {
      title: "Lead Scientist",
      company: "Slikveld | Slikveld B.V.",
      location: "Groningen | Groningen, NL | Groningen, Netherlands",
      education: [
        { institution: "University of Port Harcourt", field: "geology", year: 2011 },
        {
          institution: "Utrecht University",
          degree: "PhD",
          field: "biogeochemistry | Earth Sciences",
          year: 2018
        }
      ],
      skills: ["carbon burial", "sediment geochemistry", "salt marshes"],
      achievements: [
        "Young Coastal Scientist Award",
        "Two centuries of carbon burial in a grazed salt marsh"
      ],
      memberships: ["Women in Coastal Science"],
      hobbies: [
        "sings gospel with the Groningen Community Choir | gospel | sings gospel | choir",
        "cooks jollof | jollof"
      ],
      causes: ["Science Sisters Nigeria"]
    },
    also: {
      industry: "climate tech | biogeochemistry | coastal science | carbon",
      skills: [
        "Coastal wetland ecosystem dynamics",
        "sediment cores",
        "biogeochemistry",
        "geology",
        "mangroves",
        "blue carbon"
      ],
      interests: [
        "carbon burial",
        "salt marshes",
        "sediment geochemistry",
        "Coastal wetland ecosystem dynamics",
        "mangroves",
        "gospel",
        "jollof"
      ],
      achievements: ["Four Mile of Groningen", "a first in geology"],
      memberships: ["Groningen Community Choir"],
      hobbies: ["Four Mile of Groningen | running"]
    },
    sources: [
      "https://slikveld.example/team",
      "https://kustonderzoek.example/en/staff/former/okereke",
      "https://womenincoastalscience.example/members/chidinma-okereke-bos",
      "https://orcid.org/0000-0002-7716-3305",
      "https://pub.orcid.org/v3.0/0000-0002-7716-3305/person",
      "https://pub.orcid.org/v3.0/0000-0002-7716-3305/employments",
      "https://pub.orcid.org/v3.0/0000-0002-7716-3305/educations",
      "https://pub.orcid.org/v3.0/0000-0002-7716-3305/works",
      "https://openalex.org/A5071120463",
      "https://doi.org/10.55556/eaf.2023.0042"
    ]
  }
]
