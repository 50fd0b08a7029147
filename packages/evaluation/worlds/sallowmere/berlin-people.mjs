export const people = [
 {
  "id": "jonas-reinholt",
  "about": "Founder of a Berlin start-up; team page, own blog post, show notes and a rowing club.",
  "contact": {
   "full_name": "Jonas Reinholt",
   "company": "Kiezlicht GmbH",
   "email": "jonas@kiezlicht.example",
   "title": "CEO",
   "location": "Berlin"
  },
  "outcome": "found",
  "facts": {
   "title": "Co-founder & CEO | Co-founder and CEO | CEO | Chief Executive Officer",
   "company": "Kiezlicht | Kiezlicht GmbH",
   "location": "Berlin | Berlin, Germany | Berlin-Wedding",
   "linkedin": "https://www.linkedin.com/in/jonas-reinholt-kiezlicht",
   "achievements": [
    "Closed Kiezlicht's Series A of 11 million euro | raised 11 million euro | Series A of 11 million euro | 11 million round"
   ],
   "hobbies": [
    "Rowing | rowing on the Spree"
   ],
   "causes": [
    "Teaching physics to refugees | teaches physics to refugees at a night school in Neukölln | refugees | refugee education"
   ],
   "education": [
    {
     "institution": "TU Berlin | Technische Universität Berlin | Technical University of Berlin",
     "field": "electrical engineering"
    }
   ]
  },
  "also": {
   "title": "Co-founder | founder | Boat warden | Physics teacher | CEO of Kiezlicht",
   "location": "Wedding | Germany | Neukölln | Treptow | Berlin, Germany | Berlin-Wedding, Germany | Berlin-Wedding, Berlin",
   "industry": "Solar energy software | Solar power software | Energy software | Solar energy | Energy | Renewable energy | Tenant electricity | Energy start-up | Software | Start-up | Smart metering | Housing | Rooftop solar | PropTech | Metering and billing | Billing software | Solar | Energy technology",
   "skills": [
    "Tenant electricity law | tenant electricity | tenant electricity regulation",
    "Electrical engineering",
    "Selling transformers | transformers | sales",
    "Programming | software",
    "Teaching physics | physics",
    "Solar power | solar energy | rooftop solar | solar power in rented houses",
    "Fundraising",
    "Selling software | software sales",
    "Entrepreneurship | founding companies",
    "Balancing groups",
    "Heat pumps",
    "Employee shares"
   ],
   "achievements": [
    "Co-wrote the tenant electricity handbook | tenant electricity handbook",
    "Second at the Havel Long Distance Regatta in October 2025 | Havel Long Distance Regatta",
    "Founded Kiezlicht | co-founded Kiezlicht",
    "Put a solar panel on the boat house",
    "Guest of Kilowatt Kitchen | podcast guest | Episode 88 of Kilowatt Kitchen | Renters on the roof",
    "Blog post: We raised 11 million euro to put the sun in your socket",
    "Wrote a program that explains tenant electricity law to landlords",
    "Every employee gets shares"
   ],
   "interests": [
    "Tenant electricity",
    "Solar power | solar energy | rooftop solar | urban solar",
    "Cooking | Linseneintopf",
    "Panniers",
    "Cold water | swimming | open water swimming",
    "Heat pumps",
    "Energy transition",
    "Employee shares",
    "Teaching | physics",
    "Sustainability | renewable energy",
    "Not burning out",
    "Rowing | rowing on the Spree",
    "Cycling | cycles to work",
    "Swimming | swim across the Müggelsee | cold water swimming",
    "Cooking",
    "Rowing in the men's masters eight",
    "Teaching physics to refugees | teaches physics to refugees at a night school in Neukölln | refugees | refugee education",
    "Employee ownership | shares for every employee",
    "Solar power for tenants | renewable energy | solar energy",
    "Education",
    "Night school",
    "Solar software | software",
    "Cycling in all weathers"
   ],
   "hobbies": [
    "Cycling | cycles to work",
    "Swimming | swim across the Müggelsee | cold water swimming",
    "Cooking",
    "Rowing in the men's masters eight",
    "Panniers"
   ],
   "sports_teams": [
    "Ruderbund Treptow 1911 | Ruderbund Treptow | men's masters eight"
   ],
   "causes": [
    "Employee ownership | shares for every employee",
    "Solar power for tenants | renewable energy | solar energy",
    "Education",
    "Night school"
   ],
   "memberships": [
    "Ruderbund Treptow 1911 | Ruderbund Treptow | Boat warden, Ruderbund Treptow",
    "Men's masters eight"
   ]
  },
  "sources": [
   "https://kiezlicht.example/team",
   "https://kiezlicht.example/blog/series-a",
   "https://kilowattkueche.example/episodes/88",
   "https://ruderbund-treptow.example/vorstand",
   "https://bsky.app/profile/reinholt.kiezlicht.example"
  ]
 },
 {
  "id": "aylin-demirkan",
  "about": "Engineer with a personal site and a GitHub account.",
  "contact": {
   "full_name": "Aylin Demirkan",
   "company": "Kiezlicht"
  },
  "outcome": "found",
  "facts": {
   "title": "Lead Backend Engineer | Backend engineer",
   "company": "Kiezlicht | Kiezlicht GmbH",
   "location": "Berlin | Berlin, Germany",
   "linkedin": "https://www.linkedin.com/in/aylindemirkan",
   "achievements": [
    "Open Grid Award 2024 | Open Grid Award"
   ],
   "hobbies": [
    "Pottery | throws pots | throwing pots"
   ],
   "pets": [
    "Pamuk | cat Pamuk | cat"
   ],
   "skills": [
    "Go | Golang"
   ]
  },
  "also": {
   "title": "Backend team lead | leads the backend team | Backend lead | Mentor | Maintainer | Organiser of Elixir Berlin",
   "location": "Kreuzberg | Germany | Berlin-Wedding | Berlin, Germany | Berlin-Wedding, Germany | Berlin-Wedding, Berlin",
   "industry": "Energy | Solar energy | Energy software | Software | Smart metering | Solar | Renewable energy | Metering | Solar energy software | Start-up | Tenant electricity | Billing software | Rooftop solar | Energy technology | PropTech",
   "skills": [
    "Elixir",
    "Postgres | PostgreSQL | Postgres queues",
    "Distributed systems",
    "Event sourcing",
    "Time series",
    "Smart meters | smart metering | smart meter telegrams | metering | smart meter | SML",
    "Backend engineering | backend development | backend",
    "Databases",
    "Queues | message queues | SKIP LOCKED | message brokers",
    "Kafka",
    "On-call | on-call culture",
    "Mentoring",
    "Team leadership | leading teams",
    "Partitioning | partitions",
    "Open source",
    "Public speaking",
    "Pottery glaze calculator | JavaScript",
    "Meter readings",
    "Computer engineering",
    "Leading the backend team",
    "Ceramics",
    "SML | OBIS"
   ],
   "achievements": [
    "metertail | Maintains metertail | metertail, a Go library for reading smart meter telegrams",
    "Lightning talk: You probably do not need a message broker | You probably do not need a message broker | Spoke at Code & Kilowatts 2025 | Code & Kilowatts",
    "Helps organise the Elixir Berlin meetup",
    "Internal reading group on distributed systems | runs a reading group",
    "glazecalc",
    "pgtide | postgres queue benchmarks",
    "Mentors at Devs of Anatolia"
   ],
   "interests": [
    "Event sourcing",
    "Time series",
    "Queues in Postgres | Postgres",
    "On-call that lets people sleep | on-call",
    "Distributed systems",
    "Ursula K. Le Guin | science fiction | novels",
    "Pottery | ceramics | glazes",
    "Swimming",
    "Elixir",
    "Energy | smart meters",
    "Women in software",
    "Open source",
    "Boring technology | boring databases",
    "Cats",
    "Reading",
    "Pottery | throws pots | throwing pots",
    "Outdoor swimming | swimming outdoors | swimming",
    "Reading | reading Ursula K. Le Guin | Ursula K. Le Guin",
    "Ceramics | glazes | pottery at an open studio in Kreuzberg",
    "Lake swimming",
    "Women in software | mentoring women in software | Devs of Anatolia",
    "Mentoring | mentors",
    "Women in tech"
   ],
   "hobbies": [
    "Outdoor swimming | swimming outdoors | swimming",
    "Reading | reading Ursula K. Le Guin | Ursula K. Le Guin",
    "Ceramics | glazes | pottery at an open studio in Kreuzberg",
    "Lake swimming"
   ],
   "causes": [
    "Women in software | mentoring women in software | Devs of Anatolia",
    "Mentoring | mentors",
    "Open source",
    "Women in tech"
   ],
   "memberships": [
    "Elixir Berlin | Elixir Berlin meetup",
    "Devs of Anatolia",
    "Reading group on distributed systems"
   ],
   "education": [
    {
     "institution": "Ege University",
     "degree": "BSc | Bachelor",
     "field": "computer engineering",
     "year": 2012
    },
    {
     "institution": "Humboldt | Humboldt University | Humboldt-Universität zu Berlin",
     "degree": "master's | Master",
     "year": 2015
    }
   ]
  },
  "sources": [
   "https://kiezlicht.example/team",
   "https://aylin.demirkan.example/",
   "https://aylin.demirkan.example/notes/postgres-queues",
   "https://codeandkilowatts.example/2025/speakers",
   "https://github.com/aylindmrkn"
  ]
 },
 {
  "id": "mareike-stoltz",
  "about": "Head of People who speaks publicly of an illness: sensitive.",
  "contact": {
   "full_name": "Mareike Stolz",
   "company": "Kiezlicht",
   "email": "mareike.stoltz@kiezlicht.example",
   "title": "Head of HR"
  },
  "outcome": "found",
  "facts": {
   "title": "Head of People",
   "company": "Kiezlicht | Kiezlicht GmbH",
   "location": "Berlin | Berlin-Wedding | Wedding | Berlin, Germany",
   "achievements": [
    "Fair Work Prize 2026 | Fair Work Prize"
   ],
   "hobbies": [
    "Singing | sings alto in a gospel choir | gospel choir | choir"
   ],
   "sports_teams": [
    "FC Union Lankwitz | Union Lankwitz"
   ],
   "skills": [
    "Hiring | recruiting | structured interviews"
   ],
   "causes": [
    "Pay transparency | transparent salaries | open salaries | salary transparency"
   ]
  },
  "also": {
   "title": "HR lead | employee number nine | people team lead | Coach | advisory council member",
   "location": "Reinickendorf | Germany | Berlin, Germany | Berlin-Wedding, Germany | Berlin-Wedding, Berlin",
   "skills": [
    "Employee share models | employee shares | employee share model",
    "Systemic coaching | coaching",
    "Pay transparency | open salaries | salary bands | transparent salaries",
    "Work samples",
    "People management | HR | human resources | people",
    "Psychology",
    "Recruitment | recruiter | hiring slowly",
    "Leadership",
    "Employee ownership",
    "Compensation",
    "Public speaking"
   ],
   "achievements": [
    "Talk: Shares for everyone – how a 47-person company gave itself away | Shares for everyone | Spoke at WorkWell Berlin | speaker at WorkWell Berlin",
    "Salary bands on the kitchen wall | publishes salaries",
    "Built the employee share model of Kiezlicht | employee share model",
    "Employee number nine; hired nearly everybody since | hired nearly everybody",
    "Interview with Hauptstadtgründer"
   ],
   "interests": [
    "Pay transparency | open salaries | transparent salaries",
    "Hiring | hiring slowly | recruiting",
    "Football | soccer",
    "Gardening | tomatoes | allotment gardens",
    "Gospel | choral music | music | choir",
    "Coaching",
    "Employee ownership | employee shares",
    "Psychology",
    "Fair work",
    "Singing | sings alto in a gospel choir | gospel choir | choir",
    "Allotment gardening | allotment | gardening | growing tomatoes | grows tomatoes",
    "Football | following FC Union Lankwitz to away games | away games | watching football",
    "Gospel singing",
    "Pay transparency | transparent salaries | open salaries | salary transparency",
    "Employee ownership | shares for everyone",
    "Leaders talking openly"
   ],
   "hobbies": [
    "Allotment gardening | allotment | gardening | growing tomatoes | grows tomatoes",
    "Football | following FC Union Lankwitz to away games | away games | watching football",
    "Gospel singing"
   ],
   "causes": [
    "Employee ownership | shares for everyone",
    "Fair work",
    "Leaders talking openly"
   ],
   "memberships": [
    "Pay Openly | advisory council of the Pay Openly initiative | Pay Openly initiative",
    "gospel choir"
   ],
   "certifications": [
    "Certified systemic coach (DGSF) | systemic coach | systemic coach (DGSF)",
    "DGSF"
   ],
   "industry": "Energy | Energy start-up | Solar energy | Energy software | Solar | Software | Renewable energy | Solar energy software | Start-up | Tenant electricity | Smart metering | Billing software | Rooftop solar | Energy technology | PropTech",
   "education": [
    {
     "institution": "University of Hamburg | Universität Hamburg",
     "degree": "Diplom",
     "field": "psychology"
    }
   ]
  },
  "sources": [
   "https://kiezlicht.example/team",
   "https://kiezlicht.example/blog/series-a",
   "https://kiezlicht.example/careers",
   "https://workwell-berlin.example/speakers/mareike-stoltz",
   "https://hauptstadtgruender.example/interviews/mareike-stoltz"
  ],
  "sensitive": [
   "burnout",
   "clinic",
   "eight weeks"
  ]
 },
 {
  "id": "sanne-van-der-brugghe",
  "about": "COO of an Amsterdam start-up; the portrait also tells family trouble.",
  "contact": {
   "full_name": "Sanne van der Brugghe",
   "company": "Parcelloop",
   "phone": "+31 20 555 0143"
  },
  "outcome": "found",
  "facts": {
   "title": "Chief Operating Officer | COO",
   "company": "Parcelloop | Parcelloop B.V.",
   "location": "Amsterdam | Haarlem | Amsterdam-Noord | Amsterdam, Netherlands",
   "achievements": [
    "Supply Chain Professional of the Year of the Low Countries | Supply Chain Professional of the Year"
   ],
   "hobbies": [
    "Chess"
   ],
   "causes": [
    "Single mothers returning to work | single mothers"
   ],
   "education": [
    {
     "institution": "TU Delft | Delft | Delft University of Technology",
     "degree": "master's | Master",
     "field": "applied mathematics | operations research",
     "year": 2010
    }
   ],
   "memberships": [
    "Moeders op de Werkvloer | board member of Moeders op de Werkvloer"
   ]
  },
  "also": {
   "title": "Board member",
   "location": "Netherlands | Aalsmeer | Zeeland | Rotterdam | The Netherlands | Delft | Amsterdam, Netherlands | Amsterdam, The Netherlands | Amsterdam-Noord, Netherlands | Haarlem, Netherlands",
   "industry": "Reusable packaging | Packaging | Reverse logistics | Logistics | Circular logistics | E-commerce packaging | Circular economy | Supply chain | Sustainability | E-commerce | Reusable shipping boxes | Start-up | B Corp | Sustainable packaging | Shipping",
   "skills": [
    "Operations research",
    "Lean | lean methods | Lean Six Sigma | lean six sigma",
    "Planning",
    "Reverse logistics",
    "Logistics | circular logistics | logistics management",
    "Operations | operations management",
    "Applied mathematics | mathematics",
    "Routing | routing of empty crates | route planning",
    "Supply chain | supply chain management",
    "Whiteboard",
    "Leadership",
    "Project management",
    "Six Sigma",
    "Reusable packaging",
    "Communication | telling people early that the planning is wrong"
   ],
   "achievements": [
    "Led the second washing hub in Rotterdam | Opened second hub in Rotterdam | Rotterdam hub",
    "Talk: The empty crate problem: what beer taught us about boxes | The empty crate problem",
    "Panel: who pays for the way back? | panel at Circular Logistics Forum | spoke at the Circular Logistics Forum",
    "Master's thesis on the routing of empty beer crates | routing of empty beer crates",
    "Undefeated at table football",
    "Hub that handles 25,000 boxes a day and creates 40 jobs",
    "Portrait in Women in Flow | Boxes with manners"
   ],
   "interests": [
    "Reverse logistics",
    "Circular economy | circular logistics | reusable packaging",
    "Chess",
    "Sailing",
    "Cycling",
    "Planning",
    "Table football",
    "Empty crates | beer crates",
    "Women in supply chain",
    "Sustainability",
    "Sailing | sails a flat-bottomed boat on the Oosterschelde",
    "Cycling | cycles to the ferry",
    "Single mothers returning to work | single mothers",
    "Jobs for people with a distance to the labour market | labour market inclusion",
    "Reusable packaging | circular economy | sustainability",
    "Women returning to work"
   ],
   "hobbies": [
    "Sailing | sails a flat-bottomed boat on the Oosterschelde",
    "Table football",
    "Cycling | cycles to the ferry"
   ],
   "causes": [
    "Jobs for people with a distance to the labour market | labour market inclusion",
    "Reusable packaging | circular economy | sustainability",
    "Women returning to work"
   ],
   "certifications": [
    "Lean Six Sigma Black Belt | lean six sigma black belt"
   ]
  },
  "sources": [
   "https://parcelloop.example/about",
   "https://parcelloop.example/news/rotterdam-hub",
   "https://supplychainladies.example/portrait/sanne-van-der-brugghe",
   "https://circulogistics.example/2025/programme"
  ],
  "sensitive": [
   "divorce",
   "custody"
  ]
 },
 {
  "id": "daan-hoekzema",
  "about": "Product designer; a footballer of the same name plays in the same town.",
  "contact": {
   "full_name": "Daan Hoekzema",
   "company": "Parcelloop",
   "title": "Designer",
   "location": "Amsterdam"
  },
  "outcome": "found",
  "facts": {
   "title": "Product Designer",
   "company": "Parcelloop | Parcelloop B.V.",
   "location": "Amsterdam | Amsterdam-Noord | Amsterdam, Netherlands",
   "twitter": "https://x.com/daanfolds | @daanfolds | https://twitter.com/daanfolds",
   "achievements": [
    "Red Thread Design Award 2023 | Red Thread Design Award"
   ],
   "hobbies": [
    "Baking sourdough | sourdough | makes sourdough"
   ],
   "pets": [
    "Stip | greyhound Stip | greyhound"
   ],
   "skills": [
    "Rhino"
   ]
  },
  "also": {
   "title": "Designer | Teacher | Lecturer | Industrial designer | teaches at the Amsterdam Academy of Design",
   "company": "Amsterdam Academy of Design",
   "location": "Groningen | Netherlands | The Netherlands | Noord | Amsterdam, Netherlands | Amsterdam, The Netherlands | Amsterdam-Noord, Netherlands | Haarlem, Netherlands",
   "industry": "Reusable packaging | Packaging | Design | Product design | Industrial design | Logistics | E-commerce | Circular economy | E-commerce packaging | Reverse logistics | Reusable shipping boxes | Start-up | Sustainable packaging | Shipping",
   "skills": [
    "Fusion | Fusion 360",
    "Figma",
    "Prototyping | prototypes on a mill",
    "Sketching | sketch by hand | sketches by hand",
    "Interface design | UI design | drawing interfaces | app design",
    "Industrial design",
    "Product design",
    "Teaching | design teaching",
    "3D modelling | modelling | CAD",
    "Milling",
    "Hinge design | hinges | handles | closures",
    "Packaging design | boxes",
    "Folding | things that fold",
    "Bicycle repair",
    "Rhino and Fusion",
    "Furniture design"
   ],
   "achievements": [
    "The Click | The Click, a tape-free closure for a reusable box | tape-free closure",
    "Kraan 2 | Kraan 2, home espresso machine | espresso machines",
    "Bankje | Bankje, a park bench that tells you when it is wet",
    "Redesigned the hinge for the Rotterdam hub | redesigned the hinge",
    "Cum laude degree | cum laude 2014 | cum laude",
    "Teaches 'Things that fold' | Things that fold",
    "Folded the box eleven thousand times",
    "Drew the click"
   ],
   "interests": [
    "Things that fold | folding",
    "Repair | repairing things | Repair Café",
    "Espresso machines | espresso | coffee",
    "Reusable packaging | sustainability | circular design",
    "Sourdough | baking",
    "Music | bass",
    "Bicycles | cycling",
    "Park benches",
    "Hinges",
    "Teaching",
    "Houseboat | living on a houseboat",
    "Greyhounds",
    "Design",
    "Baking sourdough | sourdough | makes sourdough",
    "Playing bass | bass | plays bass in a covers band | bass in a covers band",
    "Repairing bicycles | bicycle repair | repairs bicycles",
    "Music | covers band",
    "Baking",
    "Houseboat living | houseboat",
    "Repair Café Noord | Repair Café | repairing instead of throwing away | repair | repairs bicycles at the Repair Café Noord",
    "Sustainability | reusable packaging | waste reduction"
   ],
   "hobbies": [
    "Playing bass | bass | plays bass in a covers band | bass in a covers band",
    "Repairing bicycles | bicycle repair | repairs bicycles",
    "Music | covers band",
    "Baking",
    "Houseboat living | houseboat"
   ],
   "causes": [
    "Repair Café Noord | Repair Café | repairing instead of throwing away | repair | repairs bicycles at the Repair Café Noord",
    "Sustainability | reusable packaging | waste reduction"
   ],
   "memberships": [
    "Repair Café Noord | Repair Café",
    "covers band"
   ],
   "education": [
    {
     "institution": "Design Academy Eindhoven",
     "field": "industrial design",
     "year": 2014
    }
   ]
  },
  "sources": [
   "https://parcelloop.example/about",
   "https://parcelloop.example/news/rotterdam-hub",
   "https://daanhoekzema.example/",
   "https://daanhoekzema.example/about"
  ],
  "never": [
   "winger",
   "Noordpoort",
   "sneaker",
   "padel",
   "hamstring"
  ]
 },
 {
  "id": "esmee-waldorp",
  "about": "Nothing online: an operations assistant on no page.",
  "contact": {
   "full_name": "Esmée Waldorp",
   "company": "Parcelloop",
   "title": "Operations Assistant"
  },
  "outcome": "nothing",
  "facts": {},
  "sources": []
 }
]
