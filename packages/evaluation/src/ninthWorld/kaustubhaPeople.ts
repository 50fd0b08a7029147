import type { Person } from "../World.ts"

const company = "Kaustubha Pharma Limited | Kaustubha Pharma | Kaustubha"

export const kaustubhaPeople: ReadonlyArray<Person> = [
  {
    id: "srinivas-vemulapalli",
    about: "A senior manager in long sentences, with an older title in a notice to the exchange.",
    contact: { email: "srinivas.v@kaustubhapharma.example", full_name: "Dr. Srinivas Vemulapalli" },
    outcome: "found",
    facts: {
      title:
        "Senior Vice President – Regulatory Affairs | Senior Vice President, Regulatory Affairs | Senior Vice President",
      company,
      location: "Hyderabad | Hyderabad, Telangana, India | Hyderabad, Telangana | Hyderabad, India",
      education: [
        {
          institution: "Andhra University",
          degree: "Ph.D. | PhD",
          field: "Pharmaceutical Chemistry",
          year: 1998
        },
        { institution: "Indian School of Business", degree: "Executive MBA | MBA", year: 2010 }
      ],
      certifications: ["RAC | RAC certified"],
      skills: ["eCTD submissions", "Nitrosamine risk assessment", "regulatory affairs"],
      achievements: ["Pharma Ratna Award 2023 | Pharma Ratna Award", "filed 94 ANDAs | 94 ANDAs"],
      memberships: [
        "Bulk Drug Manufacturers Forum | regulatory committee of the Bulk Drug Manufacturers Forum",
        "Annamayya Sangeetha Sabha"
      ],
      hobbies: ["mridangam"],
      causes: ["Asha Kiran Dialysis Centre"]
    },
    also: {
      industry: "pharma | pharmaceuticals | regulatory affairs | generics",
      skills: [
        "deficiency letters | Answering deficiency letters",
        "ANDAs",
        "Pharmaceutical Chemistry",
        "eCTD",
        "Nitrosamine"
      ],
      memberships: ["Regulatory Affairs Professionals Society"],
      interests: [
        "mridangam",
        "regulatory affairs",
        "Nitrosamine risk assessment",
        "eCTD submissions",
        "music | sangeetha"
      ],
      achievements: [
        "zero refuse-to-receive letters",
        "elevated to Vice President – Regulatory Affairs",
        "Secretary | Secretary of Annamayya Sangeetha Sabha",
        "chairs the regulatory committee of the Bulk Drug Manufacturers Forum",
        "eCTD submissions: forty mistakes and how to make new ones"
      ],
      causes: ["two beds at Asha Kiran Dialysis Centre"]
    },
    sources: [
      "https://kaustubhapharma.example/about/management",
      "https://kaustubhapharma.example/investors/press/2019-appointments",
      "https://pharmaregindia.example/2026/faculty/srinivas-vemulapalli",
      "https://annamayyasabha.example/patrons"
    ]
  },
  {
    id: "meher-contractor",
    about: "A head of people in an interview, with a community that nobody need name.",
    contact: {
      email: "meher.contractor@kaustubhapharma.example",
      full_name: "Meher Contractor",
      title: "CHRO"
    },
    outcome: "found",
    facts: {
      title: "Chief Human Resources Officer | CHRO",
      company,
      location: "Hyderabad, Telangana, India | Hyderabad, Telangana | Hyderabad | Hyderabad, India",
      linkedin: "https://in.linkedin.com/in/meher-contractor | https://www.linkedin.com/in/meher-contractor",
      linkedin_bio: "Shop floor first. | Chief Human Resources Officer",
      twitter: "https://x.com/mehercontractor | https://twitter.com/mehercontractor",
      twitter_bio: "CHRO @KaustubhaPharma. Buses, fans, birds. Views mine, typos autocorrect's.",
      education: [
        {
          institution: "XLRI Jamshedpur | XLRI",
          degree: "PGDM",
          field: "Personnel Management & Industrial Relations",
          year: 2001
        },
        {
          institution: "St. Xavier's College, Mumbai | St. Xavier's College",
          degree: "B.A. | BA",
          field: "Psychology",
          year: 1998
        }
      ],
      certifications: ["ICF-PCC | certified executive coach | certified executive coach (ICF-PCC)"],
      skills: ["employee engagement", "industrial relations"],
      achievements: ["CHRO of the Year (Manufacturing) | CHRO of the Year", "Attrition fell from 24% to 11%"],
      memberships: ["National Institute of Personnel Management"],
      hobbies: ["birdwatching"],
      causes: ["Second Shift Safety Trust"],
      pets: ["Indian pariah dog | Dhansak"]
    },
    also: {
      industry: "pharma | pharmaceuticals | human resources | HR",
      skills: [
        "human resources | HR",
        "executive coach | executive coaching",
        "culture",
        "Personnel Management & Industrial Relations",
        "Personnel Management"
      ],
      hobbies: ["climbs | climbing | mountaineering | birds"],
      interests: [
        "birdwatching",
        "climbing | climbs",
        "employee engagement",
        "industrial relations",
        "birds",
        "buses",
        "fans"
      ],
      achievements: [
        "Stok Kangri | Stok Kangri in 2016",
        "Island Peak | Island Peak in 2022",
        "The night shift taught me HR",
        "leads a workforce of 6,200"
      ],
      memberships: ["Second Shift Safety Trust"],
      causes: ["gets women in industrial estates home safely at night"]
    },
    sources: [
      "https://kaustubhapharma.example/about/management",
      "https://kaustubhapharma.example/investors/press/2019-appointments",
      "https://peoplematterindia.example/interviews/meher-contractor-night-shift",
      "https://secondshifttrust.example/trustees",
      "https://in.linkedin.com/in/meher-contractor",
      "https://x.com/mehercontractor"
    ],
    sensitive: ["Parsi"]
  },
  {
    id: "tanvi-joglekar",
    about: "A LinkedIn address, from which a chemist, a patent, a paper and seventy-one forts.",
    contact: { linkedin_url: "https://www.linkedin.com/in/tanvijoglekar", full_name: "Tanvi Joglekar" },
    outcome: "found",
    facts: {
      title: "Principal Scientist | Principal Scientist, Formulation Development",
      company,
      location:
        "Hyderabad, Telangana, India | Hyderabad, Telangana | Hyderabad | Hyderabad, IN | Hyderabad, India",
      linkedin: "https://in.linkedin.com/in/tanvijoglekar | https://www.linkedin.com/in/tanvijoglekar",
      linkedin_bio:
        "Making bitter things drinkable. | Oral liquids, QbD, stability. Making bitter things drinkable.",
      education: [
        {
          institution: "Institute of Chemical Technology, Mumbai | Institute of Chemical Technology",
          degree: "M.Pharm | MPharm",
          year: 2012
        }
      ],
      certifications: ["Wilderness First Aid | Wilderness First Aid certificate"],
      skills: ["Oral liquids", "QbD", "taste masking", "Formulation Development"],
      achievements: [
        "Heat-stable oral suspension of levothyroxine",
        "Taste masking of bitter actives with rice starch complexes",
        "71 of Shivaji's forts"
      ],
      memberships: ["Sahyadri Wanderers"],
      hobbies: ["monsoon treks | treks | trekking", "fort sketches | sketches | sketching"],
      causes: ["Tapasya Shala"]
    },
    also: {
      industry: "pharma | pharmaceuticals | Formulation Development",
      location: "Satara",
      skills: ["stability", "oral suspensions", "Formulation"],
      interests: [
        "taste masking",
        "oral suspensions",
        "Oral liquids",
        "forts | Shivaji's forts",
        "treks | trekking",
        "fountain pen",
        "stability",
        "QbD",
        "fort sketches | sketches"
      ],
      hobbies: ["quiz | quizzing", "forts"],
      achievements: ["KQC Open 2026 | KQC Open"],
      sports_teams: ["Unsaturated Fats"]
    },
    sources: [
      "https://kaustubhapharma.example/rnd",
      "https://patentpulse.example/in/granted/448117",
      "https://sahyadriwanderers.example/leaders/tanvi",
      "https://hydraquizzers.example/2026/kqc-open",
      "https://in.linkedin.com/in/tanvijoglekar",
      "https://orcid.org/0000-0001-9034-5517",
      "https://pub.orcid.org/v3.0/0000-0001-9034-5517/person",
      "https://pub.orcid.org/v3.0/0000-0001-9034-5517/employments",
      "https://pub.orcid.org/v3.0/0000-0001-9034-5517/works",
      "https://doi.org/10.55557/ijdf.2022.0311"
    ]
  }
]
