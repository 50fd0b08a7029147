export const people = [
 {
  "id": "ines-carvalhal",
  "about": "Creative director; interview with a party candidacy, which is nobody's business.",
  "contact": {
   "full_name": "Ines Carvalhal",
   "company": "Atelier Marulha",
   "email": "ines@marulha.example",
   "title": "Creative Director",
   "location": "Lisbon, Portugal"
  },
  "outcome": "found",
  "facts": {
   "title": "Founder and creative director | Creative director | Founder",
   "company": "Atelier Marulha | Marulha",
   "location": "Lisbon | Lisbon, Portugal | Marvila",
   "achievements": [
    "Gold at the Iberian Book Design Prize for The Bread Atlas | Gold at the Iberian Book Design Prize | The Bread Atlas"
   ],
   "hobbies": [
    "Surfing | surfs at Carcavelos"
   ],
   "skills": [
    "Typography | teaching typography"
   ],
   "causes": [
    "More women on design stages and juries | women in design | Salgadas"
   ],
   "education": [
    {
     "institution": "Lisbon College of Fine Arts",
     "field": "graphic design"
    }
   ]
  },
  "also": {
   "title": "Jury member of the Iberian Book Design Prize | Designer | Graphic designer | teacher | co-founder of Salgadas | Art director",
   "location": "Portugal | Lisbon, Portugal | Marvila, Lisbon | Lisboa",
   "industry": "Graphic design | Design | Design studio | Graphic design studio | Branding | Typography | Publishing | Exhibitions | Signage | Type design | Visual communication | Creative industry | Identities",
   "skills": [
    "Visual identities | identity design | identity work | brand identity",
    "French",
    "Graphic design",
    "Art direction",
    "Creative direction",
    "Book design | books",
    "Poster design | posters | season posters",
    "Portuguese",
    "English",
    "Spanish",
    "Languages | Portuguese, English, French, Spanish",
    "Teaching",
    "Visual communication",
    "Branding | logos | logo design",
    "Signage",
    "Exhibition design | exhibitions",
    "Client relations | talking to clients",
    "Menu design | menus"
   ],
   "achievements": [
    "Talk: A logo is a small boat | A logo is a small boat",
    "Founded Atelier Marulha in 2008 | founded Marulha in 2008",
    "Identities shown in Tokyo, Zürich and Mexico City | work shown in Tokyo, Zürich and Mexico City",
    "Jury of the Iberian Book Design Prize",
    "Season posters for Teatro da Doca | Teatro da Doca",
    "Co-founded Salgadas",
    "Tide Museum identity and signage | Tide Museum",
    "Letrafest 2025 speaker | spoke at Letrafest",
    "Interview in Brine",
    "Book about signs painted by hand"
   ],
   "interests": [
    "Typography",
    "The sea | waves",
    "Surfing",
    "Hand-painted signs | signs painted by hand",
    "Book design | books",
    "Women in design",
    "Seahorses | marine conservation | Tagus estuary",
    "Sardine tins",
    "Swimming",
    "Bread",
    "Cycling | bicycle",
    "Food",
    "Dogs",
    "Chairs",
    "Logos | identities",
    "Surfing | surfs at Carcavelos",
    "Collecting sardine tins | collects sardine tins | sardine tins",
    "Swimming | swims with the Rio Vivo volunteers",
    "Volunteering | counting seahorses",
    "More women on design stages and juries | women in design | Salgadas",
    "Tagus estuary | counting seahorses in the Tagus | Rio Vivo | estuary conservation",
    "Marine conservation | seahorses | environment | river conservation",
    "Gender equality in design | gender equality"
   ],
   "hobbies": [
    "Collecting sardine tins | collects sardine tins | sardine tins",
    "Swimming | swims with the Rio Vivo volunteers",
    "Volunteering | counting seahorses"
   ],
   "causes": [
    "Tagus estuary | counting seahorses in the Tagus | Rio Vivo | estuary conservation",
    "Marine conservation | seahorses | environment | river conservation",
    "Gender equality in design | gender equality"
   ],
   "memberships": [
    "International Graphic Circle (IGC) | International Graphic Circle | IGC",
    "Salgadas | co-founder of Salgadas",
    "Rio Vivo | Rio Vivo volunteers",
    "Jury of the Iberian Book Design Prize | Iberian Book Design Prize"
   ],
   "education": [
    {
     "institution": "Royal Polder Institute | Royal Polder Institute in The Hague",
     "degree": "MA",
     "field": "visual communication"
    }
   ],
   "pets": [
    "Bica | studio dog Bica | Bica, a water dog | water dog | dog"
   ]
  },
  "sources": [
   "https://marulha.example/studio",
   "https://marulha.example/projects",
   "https://letrafest.example/2025/ines-carvalhal",
   "https://brinemagazine.example/interviews/ines-carvalhal"
  ],
  "sensitive": [
   "Aliança",
   "candidate",
   "elections"
  ]
 },
 {
  "id": "rui-almadense",
  "about": "Type designer: ordinary, with a personal site, a guild directory and a GitHub account.",
  "contact": {
   "full_name": "Rui Almadense",
   "company": "Atelier Marulha"
  },
  "outcome": "found",
  "facts": {
   "title": "Type designer",
   "company": "Atelier Marulha | Marulha",
   "location": "Lisbon | Lisbon, Portugal",
   "achievements": [
    "Certificate of Excellence, Type Guild of Europe, 2017 | Certificate of Excellence | Certificate of Excellence, Type Guild of Europe"
   ],
   "hobbies": [
    "Bookbinding | binds books"
   ],
   "education": [
    {
     "institution": "Reading Lane | MA course in Reading Lane",
     "degree": "MA",
     "field": "type design",
     "year": 2014
    }
   ],
   "memberships": [
    "Type Guild of Europe | Secretary of the education committee, Type Guild of Europe | education committee of the Type Guild of Europe"
   ],
   "sports_teams": [
    "Atlético da Margem Sul"
   ]
  },
  "also": {
   "title": "Secretary of the education committee | Designer | Letterer | Type designer at Atelier Marulha",
   "location": "Portugal | Almada | Marvila | Lisbon, Portugal | Marvila, Lisbon | Lisboa",
   "industry": "Graphic design | Type design | Design | Typography | Design studio | Graphic design studio | Visual communication | Branding | Creative industry | Identities",
   "skills": [
    "Lettering",
    "Python | Python scripts",
    "Glyphs",
    "Font engineering",
    "Type design | typeface design",
    "Spacing | font spacing",
    "Risograph repair | repairs the Risograph | Risograph",
    "Sign painting",
    "Latin and Greek scripts | Greek | Latin",
    "Photography",
    "Typography",
    "Teaching workshops | workshops | teaching",
    "Graphic design",
    "Drawing | drawing letters",
    "Type licensing",
    "Fonts | font design",
    "Archiving letters"
   ],
   "achievements": [
    "Marvila Sans | typeface Marvila Sans",
    "Cacilheiro | typeface Cacilheiro",
    "Bairro Mono",
    "Farol",
    "Drogaria | typeface Drogaria",
    "The azulejo alphabet | archive of 1,140 pictures of tile letters | archive of shop letters",
    "Four typefaces | released four typefaces",
    "azulejo-letters",
    "tight-sidebearings",
    "Archive given to the City Museum"
   ],
   "interests": [
    "Azulejos | tiles | letters on tiles | tile lettering | azulejo letters",
    "Lettering | typefaces | letters",
    "Sign painting | hand-painted signs",
    "Photography | photographing shop letters",
    "Bookbinding",
    "Pigeons",
    "Football",
    "Old shops | Lisbon shops",
    "Ferries",
    "Type education",
    "Typography | type design",
    "Licensing and credit",
    "Bookbinding | binds books",
    "Keeping pigeons | pigeons | keeps pigeons on a roof",
    "Photography | photographing tile letters | photographs the letters on tiles",
    "Pigeon racing",
    "Preserving shop lettering | preservation of tile letters | preserving shop signs",
    "Ferries | trams",
    "Atlético da Margem Sul"
   ],
   "hobbies": [
    "Keeping pigeons | pigeons | keeps pigeons on a roof",
    "Photography | photographing tile letters | photographs the letters on tiles",
    "Football",
    "Pigeon racing"
   ],
   "causes": [
    "Preserving shop lettering | preservation of tile letters | preserving shop signs"
   ],
   "pets": [
    "Pigeons | pigeons on a roof"
   ],
   "certifications": [
    "Certificate of Excellence"
   ],
   "memberships": [
    "Type Guild of Europe since 2016"
   ]
  },
  "sources": [
   "https://marulha.example/studio",
   "https://marulha.example/journal/azulejo-alphabet",
   "https://ruialmadense.example/",
   "https://typeguildeurope.example/members/almadense",
   "https://github.com/almadense"
  ]
 },
 {
  "id": "joana-festas",
  "about": "Nothing online: bookkeeper, on no page.",
  "contact": {
   "full_name": "Joana Festas",
   "company": "Atelier Marulha",
   "email": "joanafestas77@sapomail.example",
   "title": "Bookkeeper"
  },
  "outcome": "nothing",
  "facts": {},
  "sources": []
 },
 {
  "id": "astrid-hellqvist",
  "about": "Chief engineer; an old page has an older title.",
  "contact": {
   "full_name": "Astrid Hellqvist",
   "company": "Nordvarv Engineering AB",
   "phone": "+46 31 555 01 12",
   "title": "Principal Engineer"
  },
  "outcome": "found",
  "facts": {
   "title": "Chief Engineer, Foundations | Chief Engineer",
   "company": "Nordvarv Engineering | Nordvarv Engineering AB | Nordvarv",
   "location": "Gothenburg | Gothenburg, Sweden",
   "achievements": [
    "Holmström Medal 2024 | Holmström Medal"
   ],
   "hobbies": [
    "Handbell ringing | handbells | bell choir | Haga bell choir | rings handbells"
   ],
   "skills": [
    "Grouted connections | fatigue of grouted connections"
   ],
   "causes": [
    "Girls Build Big | mentoring girls in engineering | girls in engineering"
   ],
   "education": [
    {
     "institution": "Chalmersholm Institute of Technology",
     "degree": "MSc",
     "field": "civil engineering",
     "year": 2002
    }
   ]
  },
  "also": {
   "title": "Fellow | Dr | Mentor | Member of the management team",
   "location": "Sweden | Gothenburg, Sweden | Göteborg",
   "industry": "Offshore engineering | Offshore wind | Engineering consultancy | Offshore wind foundations | Engineering | Offshore structures | Wind energy | Renewable energy | Foundations | Consultancy | Civil engineering | Consulting engineering | Geotechnics | Structural engineering",
   "skills": [
    "Suction buckets | suction bucket design | bucket foundations",
    "Foundation design | foundations | offshore foundations | jacket foundations",
    "Fatigue | fatigue analysis",
    "Structural mechanics",
    "Civil engineering",
    "Soft clay | suction buckets in soft clay",
    "Offshore wind | offshore structures | offshore engineering",
    "Technical quality | quality",
    "Standards | IEC 61400",
    "Mentoring",
    "Jackets",
    "Structural design",
    "Research | writing papers"
   ],
   "achievements": [
    "Two patents on bucket foundations | two patents",
    "Elected a Fellow in 2021 | Fellow of the Nordic Society of Offshore Engineers",
    "31 papers | written 31 papers",
    "Paper: Fatigue of grouted connections after twenty winters | Fatigue of grouted connections after twenty winters",
    "Spoke at the Offshore Foundations Conference 2019 | Offshore Foundations Conference",
    "Baltic Ridge foundations | Baltic Ridge | suction bucket design for Baltic Ridge",
    "PhD in structural mechanics",
    "Fellow of the Nordic Society of Offshore Engineers",
    "Suction bucket design developed in Nordvarv's own basin"
   ],
   "interests": [
    "Grouted connections",
    "Suction buckets",
    "Handbells | bells | bell founding",
    "Knitting",
    "Skiing",
    "Music | singing",
    "Offshore wind",
    "Soft clay",
    "Girls in engineering",
    "Foundations",
    "Fatigue",
    "Handbell ringing | handbells | bell choir | Haga bell choir | rings handbells",
    "Skiing | cross-country skiing | Vasaleden",
    "Girls Build Big | mentoring girls in engineering | girls in engineering",
    "Women in engineering | mentoring"
   ],
   "hobbies": [
    "Knitting",
    "Skiing | cross-country skiing | Vasaleden",
    "Music | singing"
   ],
   "causes": [
    "Women in engineering | mentoring"
   ],
   "memberships": [
    "Fellow of the Nordic Society of Offshore Engineers | Nordic Society of Offshore Engineers | FNSOE",
    "National mirror committee for IEC 61400 | IEC 61400 mirror committee",
    "Haga bell choir",
    "Girls Build Big"
   ],
   "certifications": [
    "FNSOE"
   ],
   "education": [
    {
     "institution": "Chalmersholm Institute of Technology",
     "degree": "PhD",
     "field": "structural mechanics",
     "year": 2008
    }
   ]
  },
  "sources": [
   "https://nordvarv.example/about/management",
   "https://nordvarv.example/contact",
   "https://nordvarv.example/press/baltic-ridge",
   "https://nsoe.example/fellows/hellqvist",
   "https://offshorefoundations.example/2019/speakers"
  ]
 },
 {
  "id": "gunnar-sjoholm-jr",
  "about": "The son; the father of the same name founded the company.",
  "contact": {
   "full_name": "Gunnar Sjöholm",
   "company": "Nordvarv Engineering",
   "email": "gunnar.sjoholm@nordvarv.example",
   "title": "Director Project Services"
  },
  "outcome": "found",
  "facts": {
   "title": "Director, Project Services | Director of Project Services",
   "company": "Nordvarv Engineering | Nordvarv Engineering AB | Nordvarv",
   "location": "Gothenburg | Gothenburg, Sweden",
   "achievements": [
    "Managed the Baltic Ridge project | Baltic Ridge"
   ],
   "hobbies": [
    "Ice hockey | coaching ice hockey | coaches the under-twelves of Hisingen Hawks"
   ],
   "skills": [
    "Project management | managing projects"
   ],
   "causes": [
    "Sea rescue | Sea Rescue Society | volunteer with the Sea Rescue Society"
   ],
   "education": [
    {
     "institution": "Linnéa University",
     "degree": "MSc",
     "field": "mechanical engineering"
    }
   ]
  },
  "also": {
   "title": "Chair of the safety board | Coxswain | Coach | Director | volunteer coxswain | Chairs the safety board",
   "location": "Sweden | Långedrag | Gothenburg, Sweden | Göteborg",
   "industry": "Offshore wind | Offshore engineering | Engineering | Engineering consultancy | Wind energy | Foundations | Offshore structures | Renewable energy | Consultancy | Offshore wind foundations | Civil engineering | Consulting engineering | Geotechnics | Structural engineering",
   "skills": [
    "Safety | safety management | occupational safety",
    "Project services",
    "Mechanical engineering",
    "Coaching",
    "Offshore wind | installation support",
    "Fabrication follow-up",
    "Boat restoration",
    "Leadership",
    "Owner's engineer"
   ],
   "achievements": [
    "Two million working hours without a lost-time injury",
    "Kriegers Bank | ran Kriegers Bank",
    "Last jacket installed at Baltic Ridge eleven days ahead of schedule | eleven days ahead of schedule",
    "Coxswain at the Långedrag station | coxswain",
    "Season ticket holder since 1989"
   ],
   "interests": [
    "Ice hockey",
    "Wooden boats | motor boats | boats",
    "Sea rescue",
    "Safety",
    "Offshore wind",
    "Youth sport | coaching",
    "Project management",
    "Ice hockey | coaching ice hockey | coaches the under-twelves of Hisingen Hawks",
    "Restoring wooden motor boats | restores wooden motor boats | wooden boats",
    "Coaching",
    "Boats",
    "Volunteering",
    "Sea rescue | Sea Rescue Society | volunteer with the Sea Rescue Society",
    "Youth sport"
   ],
   "hobbies": [
    "Restoring wooden motor boats | restores wooden motor boats | wooden boats",
    "Coaching",
    "Boats",
    "Volunteering"
   ],
   "causes": [
    "Youth sport",
    "Safety"
   ],
   "memberships": [
    "Sea Rescue Society",
    "Safety board | chairs the safety board",
    "Hisingen Hawks",
    "Långedrag station"
   ],
   "sports_teams": [
    "Gothenburg Mariners",
    "Hisingen Hawks | under-twelves of Hisingen Hawks"
   ],
   "certifications": [
    "IPMA Level B | IPMA Level B certified project manager"
   ]
  },
  "sources": [
   "https://nordvarv.example/about/management",
   "https://nordvarv.example/contact",
   "https://nordvarv.example/press/baltic-ridge",
   "https://goteborgtidende.example/english/sjoholm-father-and-son"
  ],
  "never": [
   "violins",
   "honorary doctor",
   "retired as chairman"
  ]
 },
 {
  "id": "mikkel-aabye",
  "about": "Stale title on a page of 2019 beside the newer one.",
  "contact": {
   "full_name": "Mikkel Aabye",
   "company": "Nordvarv",
   "title": "Geotechnical Engineer",
   "location": "Århus"
  },
  "outcome": "found",
  "facts": {
   "title": "Head of Geotechnics",
   "company": "Nordvarv Engineering | Nordvarv Engineering AB | Nordvarv",
   "location": "Aarhus | Aarhus, Denmark",
   "achievements": [
    "Young Geotechnical Engineer Award of the Danish Ground Society 2014 | Young Geotechnical Engineer Award"
   ],
   "hobbies": [
    "Orienteering"
   ],
   "memberships": [
    "Aarhus Forest Orienteers"
   ],
   "pets": [
    "Moræne | dog Moræne | Icelandic sheepdog | Moræne, an Icelandic sheepdog"
   ],
   "skills": [
    "Cone penetration tests | cone penetration testing"
   ]
  },
  "also": {
   "location": "Denmark | Aarhus, Denmark",
   "title": "Maps officer | Maps | committee member",
   "industry": "Offshore wind | Offshore engineering | Geotechnics | Engineering | Engineering consultancy | Geotechnical engineering | Foundations | Offshore structures | Wind energy | Renewable energy | Consultancy | Offshore wind foundations | Civil engineering | Consulting engineering | Structural engineering",
   "skills": [
    "Glacial clay | clay",
    "Geotechnics | geotechnical engineering",
    "Engineering geology",
    "Suction buckets | suction bucket design",
    "Site investigation | site investigation planning",
    "Pile driving analysis",
    "Sparse data",
    "Map making | cartography | maps",
    "Soil | soil mechanics",
    "Boulders"
   ],
   "achievements": [
    "Bronze at the Jutland Night Championship | Jutland Night Championship",
    "Paper: Cone penetration tests in glacial clay – a method for sparse data | Cone penetration tests in glacial clay",
    "Spoke at the Offshore Foundations Conference 2019 | Offshore Foundations Conference",
    "Suction bucket design for Baltic Ridge | suction bucket design | Baltic Ridge"
   ],
   "interests": [
    "Clay | glacial clay",
    "Orienteering",
    "Maps",
    "Boulders",
    "Geology",
    "Clean fjords | environment",
    "Dogs",
    "Offshore wind",
    "Night orienteering",
    "Map making | makes maps | maps",
    "Running",
    "Clean Fjord Day"
   ],
   "hobbies": [
    "Map making | makes maps | maps",
    "Running",
    "Night orienteering"
   ],
   "causes": [
    "Clean Fjord Day",
    "Clean fjords | environment"
   ],
   "memberships": [
    "Aarhus Forest Orienteers committee"
   ],
   "sports_teams": [
    "Aarhus Forest Orienteers"
   ],
   "education": [
    {
     "institution": "unnamed | not stated",
     "degree": "MSc",
     "field": "engineering geology",
     "year": 2007
    }
   ]
  },
  "sources": [
   "https://nordvarv.example/about/management",
   "https://nordvarv.example/contact",
   "https://nordvarv.example/press/baltic-ridge",
   "https://aarhus-orienteers.example/committee.html",
   "https://offshorefoundations.example/2019/speakers"
  ]
 }
]
