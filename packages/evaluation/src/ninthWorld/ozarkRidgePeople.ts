import type { Person } from "../World.ts"

export const ozarkRidgePeople: ReadonlyArray<Person> = [
  {
    id: "latrice-fontenot-webb",
    about: "A doctor's profile with tabs, and five questions of which one answer is nobody's business.",
    contact: {
      email: "latrice.fontenot-webb@ozarkridgehealth.example",
      full_name: "Dr. Latrice Fontenot-Webb"
    },
    outcome: "found",
    facts: {
      title: "Chief Medical Officer",
      company: "Ozark Ridge Health | Ozark Ridge Health System",
      location:
        "Fayetteville, Arkansas, United States | Fayetteville, Arkansas | Fayetteville, AR | Fayetteville | Farmington",
      linkedin: "https://www.linkedin.com/in/latrice-fontenot-webb-md",
      linkedin_bio: "Internist. Safety is a team sport. | Safety is a team sport. | Chief Medical Officer",
      education: [
        { institution: "Meharry Medical College", degree: "MD", year: 2006 },
        { institution: "Xavier University of Louisiana", degree: "BS", field: "Chemistry", year: 2002 },
        {
          institution: "University of Arkansas for Medical Sciences",
          degree: "Residency",
          field: "Internal Medicine",
          year: 2009
        }
      ],
      certifications: ["American Board of Internal Medicine"],
      skills: ["Internal medicine", "Diabetes care", "Patient safety"],
      memberships: [
        "American College of Physicians | American College of Physicians (Fellow)",
        "Arkansas Medical Society"
      ],
      achievements: ["Physician of the Year | Physician of the Year award"],
      hobbies: [
        "rubboard | plays the rubboard in a Fayetteville zydeco band | zydeco",
        "grows okra and mirlitons | okra"
      ],
      sports_teams: ["Saints", "Razorbacks"],
      causes: ["Rural Insulin Fund"],
      pets: ["Catahoula | Boudin"]
    },
    also: {
      industry: "health care | healthcare | internal medicine | hospital | hospital system | medicine",
      location: "Northwest Arkansas | Opelousas, La. | Opelousas",
      certifications: ["FACP", "MD", "Fellow | American College of Physicians (Fellow)"],
      achievements: [
        "FACP",
        "filled 9,000 prescriptions | Rural Insulin Fund",
        "named Chief Medical Officer of Ozark Ridge Health"
      ],
      interests: ["zydeco", "Patient safety", "Diabetes care", "rubboard", "okra", "Insulin prices"],
      memberships: ["Boggy Creek Ramblers", "American Board of Internal Medicine"],
      hobbies: ["Boggy Creek Ramblers", "gardening"],
      causes: ["Insulin prices"],
      skills: ["Chemistry", "Internist"]
    },
    sources: [
      "https://ozarkridgehealth.example/find-a-doctor/latrice-fontenot-webb",
      "https://ozarkridgehealth.example/about/leadership",
      "https://nwaledger.example/living/2026/five-questions-latrice-fontenot-webb",
      "https://www.linkedin.com/in/latrice-fontenot-webb-md"
    ],
    sensitive: ["breast cancer"]
  },
  {
    id: "kyle-brandvold",
    about: "A row of a table, two old titles, and a second place in fifty kilometres.",
    contact: {
      email: "kyle.brandvold@ozarkridgehealth.example",
      full_name: "Kyle Brandvold",
      phone: "+1 479 555 0133"
    },
    outcome: "found",
    facts: {
      title: "Director of Supply Chain | supply chain director",
      company: "Ozark Ridge Health | Ozark Ridge Health System",
      location:
        "Fayetteville, Arkansas, United States | Fayetteville, Arkansas | Fayetteville, Ark. | Fayetteville, AR | Fayetteville",
      linkedin: "https://www.linkedin.com/in/kylebrandvold",
      linkedin_bio: "I find the thing. | Director of Supply Chain at Ozark Ridge Health",
      education: [
        {
          institution: "University of Arkansas",
          degree: "B.S. | BS",
          field: "supply chain management",
          year: 2011
        }
      ],
      certifications: ["CMRP"],
      skills: ["Power BI", "Inventory optimization"],
      achievements: [
        "40 Under 40 2026 | 40 Under 40",
        "War Eagle 50K | War Eagle 50K 2025",
        "Volunteer of the year",
        "cut expired stock by 61 percent"
      ],
      memberships: [
        "Arkansas Healthcare Materials Association | board of the Arkansas Healthcare Materials Association"
      ],
      causes: ["Hearth & Hammer | Hearth & Hammer Fayetteville"],
      hobbies: ["Norwegian lefse | makes lefse | lefse"],
      pets: ["Uff Da | mutt"]
    },
    also: {
      industry: "health care | healthcare | supply chain | hospital purchasing | supply chain management",
      skills: ["supply chain | supply chain management", "par levels", "purchasing"],
      achievements: ["Linen: the last frontier", "rebuilt the system's par levels from scratch"],
      hobbies: ["ultra running | trail running | running | ultras | 50K"],
      interests: ["Inventory optimization", "lefse", "running", "supply chain"],
      memberships: ["Hearth & Hammer | Hearth & Hammer Fayetteville"],
      location: "Minot, N.D."
    },
    sources: [
      "https://ozarkridgehealth.example/suppliers/contacts",
      "https://hospitalpurchasingweek.example/2026/40-under-40/kyle-brandvold",
      "https://arhealthmaterials.example/2019/conference/program.html",
      "https://ozarktrailultras.example/results/war-eagle-50k-2025",
      "https://fayettevillehabitatbuild.example/volunteers/team-leads",
      "https://www.linkedin.com/in/kylebrandvold"
    ]
  },
  {
    id: "margie-tull",
    about: "Margie on the hospital's page, Marguerite in a newsletter; quilts and a comfort dog.",
    contact: { full_name: "Marguerite Tull", company: "Ozark Ridge Health" },
    outcome: "found",
    facts: {
      title: "Manager, Volunteer Services | Manager of Volunteer Services",
      company: "Ozark Ridge Health | Ozark Ridge Health System | Ozark Ridge",
      location: "Fayetteville, AR | Fayetteville",
      education: [
        {
          institution: "John Brown University",
          degree: "B.S.E.",
          field: "early childhood education",
          year: 1990
        }
      ],
      certifications: ["Certified Administrator of Volunteer Services | CAVS"],
      memberships: ["Healthcare Volunteer Leaders of Arkansas", "Ozark Piecemakers"],
      achievements: ["Outstanding Program Award", "Nurses' Station at 3 a.m."],
      hobbies: ["quilts | quilting | Hand quilted"],
      causes: ["Peace at Home | Peace at Home, the women's shelter", "Paws on Three"],
      pets: ["golden retriever | Deacon"],
      interests: ["volunteer retention", "teen programs"]
    },
    also: {
      industry: "health care | healthcare | hospital | volunteer services",
      location: "Springdale",
      skills: ["volunteer retention", "Volunteer Services", "teen programs", "early childhood education"],
      achievements: [
        "president of Healthcare Volunteer Leaders of Arkansas | president",
        "Paws on Three",
        "71 beds covered",
        "2nd: Margie Tull, “Nurses' Station at 3 a.m.”"
      ],
      interests: ["quilts | quilting", "comfort dogs"],
      causes: ["women's shelter", "comfort dogs"]
    },
    sources: [
      "https://ozarkridgehealth.example/volunteer",
      "https://ozarkvolunteeradmins.example/newsletter/fall-2025",
      "https://ozarkquiltguild.example/show-2026/ribbons"
    ]
  }
]
