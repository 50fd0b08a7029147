export const people = [
 {
  "id": "kwabena-osei",
  "about": "Managing partner; a newspaper prints his home address.",
  "contact": {
   "full_name": "Kwabena Osei",
   "company": "Pemberwick Osei LLP",
   "title": "Managing Partner",
   "phone": "416 555 0121"
  },
  "outcome": "found",
  "facts": {
   "title": "Managing Partner",
   "company": "Pemberwick Osei LLP | Pemberwick Osei",
   "location": "Toronto | Toronto, Ontario | Toronto, ON",
   "achievements": [
    "Lincoln Alexander-Boyd Award of the Ontario Lawyers' Guild 2023 | Lincoln Alexander-Boyd Award"
   ],
   "hobbies": [
    "Saxophone | tenor saxophone | tenor saxophonist | plays highlife"
   ],
   "industry": "Law | Legal | Legal services | Law firm",
   "sports_teams": [
    "Toronto Lakers"
   ],
   "skills": [
    "Real estate finance | syndicated real estate finance"
   ]
  },
  "also": {
   "title": "Founder | K.C. | Lawyer | King's Counsel | board member | past president | Partner",
   "location": "Kumasi | Canada | Ontario | Toronto, Canada | Toronto, Ontario, Canada | Toronto, ON, Canada",
   "industry": "Real estate finance | Real estate | Law | Legal | Legal services | Law firm | Law practice",
   "skills": [
    "Construction lending",
    "Law",
    "Mentoring",
    "Twi",
    "English",
    "Real estate",
    "Banking | lending",
    "Economics",
    "Saxophone"
   ],
   "achievements": [
    "Band 1 for Real Estate Finance in the Maple Legal Directory | ranked Band 1 in the Maple Legal Directory | Band 1",
    "King's Counsel | K.C.",
    "Founded the firm in 2003 | co-founded Pemberwick Osei | founded Pemberwick Osei in 2003",
    "Closed transactions on some thirty towers | some thirty towers of the Toronto skyline",
    "Managing Partner since 2014",
    "Past president of the Canadian Association of Black Lawyers & Notaries",
    "Plays in the band Adjourned",
    "Called to the bar in 1996 | Call 1996"
   ],
   "interests": [
    "Highlife | music | jazz",
    "Basketball",
    "Reading | book club",
    "Real estate finance",
    "Saxophone",
    "Ginger beer",
    "Mentoring",
    "Music education",
    "Saxophone | tenor saxophone | tenor saxophonist | plays highlife",
    "Music | playing in the band Adjourned | band Adjourned | highlife music | plays highlife in the band Adjourned",
    "Book club | reading | runs a book club for summer students",
    "Jane Street Music School | instruments for children | lends instruments to children",
    "Mentoring lawyers of African descent",
    "Music education | music for children",
    "Diversity in law"
   ],
   "hobbies": [
    "Music | playing in the band Adjourned | band Adjourned | highlife music | plays highlife in the band Adjourned",
    "Book club | reading | runs a book club for summer students",
    "Basketball"
   ],
   "causes": [
    "Jane Street Music School | instruments for children | lends instruments to children",
    "Mentoring lawyers of African descent",
    "Music education | music for children",
    "Diversity in law"
   ],
   "memberships": [
    "Law Society of Upper Ontario",
    "Canadian Association of Black Lawyers & Notaries | past president of the Canadian Association of Black Lawyers & Notaries",
    "Jane Street Music School | board of the Jane Street Music School",
    "Adjourned"
   ],
   "education": [
    {
     "institution": "Upper Canada Law School",
     "degree": "LL.B.",
     "field": "law",
     "year": 1994
    },
    {
     "institution": "University of Kumasi North",
     "degree": "B.A. | BA",
     "field": "economics",
     "year": 1990
    }
   ],
   "certifications": [
    "Called to the bar in 1996 | K.C."
   ]
  },
  "sources": [
   "https://pemberwickosei.example/people",
   "https://pemberwickosei.example/people/kwabena-osei",
   "https://torontobriefs.example/2025/osei-sax"
  ],
  "sensitive": [
   "Thistledown",
   "Rosedale"
  ]
 },
 {
  "id": "margaret-tallis",
  "about": "Partner known by a nickname; bio, article and curling club.",
  "contact": {
   "full_name": "Maggie Tallis",
   "company": "Pemberwick Osei",
   "email": "margaret.tallis@pemberwickosei.example"
  },
  "outcome": "found",
  "facts": {
   "title": "Partner, Employment & Labour | Partner",
   "company": "Pemberwick Osei LLP | Pemberwick Osei",
   "location": "Toronto | Toronto, Ontario | Toronto, ON",
   "achievements": [
    "Severance Without Tears | author of Severance Without Tears"
   ],
   "hobbies": [
    "Curling | curls"
   ],
   "sports_teams": [
    "Leaside Stones | Leaside Stones Curling Club | Team Tallis"
   ],
   "skills": [
    "Workplace investigations"
   ],
   "causes": [
    "Red Door Women's Centre | legal clinic at Red Door Women's Centre | Saturday legal clinic"
   ]
  },
  "also": {
   "title": "Author | Skip | Co-chair of the Workplace Law Summit | Lawyer | Employment lawyer",
   "location": "Canada | Leaside | Ontario | Toronto, Canada | Toronto, Ontario, Canada | Toronto, ON, Canada",
   "skills": [
    "Employment and labour law | Employment & Labour | employment law | labour law",
    "Mediation",
    "Remote work | remote work law | working from home",
    "Labour board hearings | Ontario labour board | advocacy",
    "Severance",
    "Writing",
    "Constructive dismissal",
    "Law",
    "Advising employers",
    "Employment contracts"
   ],
   "achievements": [
    "League champions of the women's league 2025/26 | League champions | women's league champions",
    "Co-chairs the annual Workplace Law Summit | Workplace Law Summit",
    "Remote work is a term of employment now | article on remote work",
    "More than 200 workplace investigations | 200 workplace investigations",
    "Prize for the pie auction for the third year | pie auction prize | pie auction",
    "Called to the bar in 2004"
   ],
   "interests": [
    "Curling",
    "Pies | baking",
    "Remote work",
    "History",
    "Newfoundlands | dogs",
    "Workplace law | employment law",
    "Women's rights",
    "Mediation",
    "Curling | curls",
    "Baking pies | pies | bakes pies competitively | pie baking",
    "Baking",
    "Red Door Women's Centre | legal clinic at Red Door Women's Centre | Saturday legal clinic",
    "Women's legal aid | women's centre | legal aid",
    "Women"
   ],
   "hobbies": [
    "Baking pies | pies | bakes pies competitively | pie baking",
    "Baking"
   ],
   "causes": [
    "Women's legal aid | women's centre | legal aid",
    "Women"
   ],
   "memberships": [
    "Leaside Stones Curling Club | Leaside Stones",
    "Workplace Law Summit | co-chair of the Workplace Law Summit"
   ],
   "industry": "Law | Legal | Legal services | Law firm | Employment law | Employment & Labour | Law practice",
   "education": [
    {
     "institution": "Dalhaven University",
     "degree": "J.D. | JD",
     "field": "law",
     "year": 2003
    },
    {
     "institution": "Mount Tantramar University",
     "degree": "B.A. | BA",
     "field": "history",
     "year": 1999
    }
   ],
   "certifications": [
    "Certified Workplace Investigator",
    "Chartered Mediator"
   ],
   "pets": [
    "Gordie and Lightfoot | Gordie | Lightfoot | two Newfoundlands | Newfoundlands"
   ]
  },
  "sources": [
   "https://pemberwickosei.example/people",
   "https://pemberwickosei.example/people/margaret-tallis",
   "https://pemberwickosei.example/insights/tallis-remote-work",
   "https://leasidestones.example/teams.html"
  ]
 },
 {
  "id": "daniel-brodeur",
  "about": "Associate; a dentist in the same town has his name.",
  "contact": {
   "full_name": "Daniel Brodeur",
   "company": "Pemberwick Osei LLP",
   "email": "daniel.brodeur@pemberwickosei.example",
   "location": "Toronto"
  },
  "outcome": "found",
  "facts": {
   "title": "Associate, Privacy & Technology | Associate",
   "company": "Pemberwick Osei LLP | Pemberwick Osei",
   "location": "Toronto | Toronto, Ontario | Toronto, ON",
   "achievements": [
    "Clarity Prize 2025 | Clarity Prize"
   ],
   "hobbies": [
    "Mechanical keyboards | builds mechanical keyboards | building mechanical keyboards"
   ],
   "education": [
    {
     "institution": "Upper Canada Law School",
     "degree": "J.D. | JD",
     "field": "law",
     "year": 2018
    }
   ],
   "memberships": [
    "Young Privacy Bar | AI working group of the Young Privacy Bar | chairs the AI working group of the Young Privacy Bar"
   ],
   "industry": "Law | Legal | Legal services | Law firm"
  },
  "also": {
   "title": "Chair of the AI working group | Lawyer | Privacy lawyer | Referee",
   "location": "Canada | Etobicoke | Ontario | Toronto, Canada | Toronto, Ontario, Canada | Toronto, ON, Canada",
   "skills": [
    "Privacy compliance | privacy | privacy law",
    "Software licensing",
    "Artificial intelligence governance | AI governance",
    "French",
    "English",
    "Web development | programming | code",
    "Technology law | technology",
    "Impact assessments",
    "Contracts | contract review",
    "Computer science",
    "Law",
    "Algorithmic accountability",
    "Artificial intelligence | AI"
   ],
   "achievements": [
    "Plain Guide to Impact Assessments",
    "Panel: Who answers for the algorithm? | Who answers for the algorithm? | panellist at Privacy Forum Canada | Privacy Forum Canada",
    "Chairs the AI working group",
    "Called to the bar in 2019 | Call 2019"
   ],
   "interests": [
    "Mechanical keyboards | keyboards",
    "Hockey | youth hockey",
    "Privacy",
    "Artificial intelligence governance | AI governance | AI",
    "Code | programming",
    "Algorithms",
    "Impact assessments",
    "Plain language",
    "Mechanical keyboards | builds mechanical keyboards | building mechanical keyboards",
    "Refereeing youth hockey | refs youth hockey | youth hockey | hockey refereeing",
    "Hockey",
    "Youth sport | youth hockey"
   ],
   "causes": [
    "Youth sport | youth hockey",
    "Privacy",
    "Plain language"
   ],
   "hobbies": [
    "Refereeing youth hockey | refs youth hockey | youth hockey | hockey refereeing",
    "Hockey"
   ],
   "industry": "Privacy & Technology | Technology law | Privacy | Law | Legal | Legal services | Law firm | Law practice",
   "education": [
    {
     "institution": "Université du Saguenay-Nord",
     "degree": "B.Sc. | BSc",
     "field": "computer science",
     "year": 2011
    }
   ],
   "certifications": [
    "Certified Information Privacy Professional (CIPP/C) | CIPP/C | Certified Information Privacy Professional"
   ]
  },
  "sources": [
   "https://pemberwickosei.example/people",
   "https://pemberwickosei.example/people/daniel-brodeur",
   "https://privacyforumcanada.example/2026/panel"
  ],
  "never": [
   "Dental",
   "dentist",
   "fly fishing",
   "Danforth",
   "Invisismile",
   "beagles"
  ]
 },
 {
  "id": "hinemoa-parata-reid",
  "about": "Scientist with an ORCID record, a society page and show notes.",
  "contact": {
   "full_name": "Hinemoa Parata Reid",
   "company": "Hauraro Institute",
   "email": "hinemoa.parata-reid@hauraro.example",
   "title": "Principal Scientist"
  },
  "outcome": "found",
  "facts": {
   "title": "Principal Scientist, Estuaries | Principal Scientist",
   "company": "Hauraro Institute | Hauraro Institute for Coastal Research",
   "location": "Wellington | Wellington, New Zealand | Wellington, Aotearoa New Zealand",
   "achievements": [
    "Tangaroa Medal 2023 | Tangaroa Medal"
   ],
   "hobbies": [
    "Waka ama | paddles waka ama"
   ],
   "sports_teams": [
    "Porirua Pūkeko"
   ],
   "skills": [
    "Stable isotopes | stable isotope analysis"
   ],
   "causes": [
    "Takutai Ora | getting young Māori into science | young Māori in science"
   ]
  },
  "also": {
   "title": "Dr | Trustee | Programme leader, Estuaries and mātauranga Māori | Fellow | Scientist",
   "company": "Te Pūtahi Takutai o Hauraro",
   "location": "Aotearoa New Zealand | New Zealand | Porirua | Waikanae | Wellington, New Zealand | Wellington, Aotearoa",
   "industry": "Coastal research | Marine science | Research | Marine research | Coastal science | Marine ecology | Estuaries | Science | Estuary research | Environmental research | Research institute | Oceanography | Scientific research",
   "skills": [
    "Shellfish ecology | shellfish | shellfish restoration",
    "Mātauranga Māori",
    "Marine ecology",
    "Estuaries | estuary science | estuarine ecology",
    "Rāhui | temporary closures | rāhui management",
    "Zoology",
    "Counting cockles | cockles",
    "Working with hapū | community research | co-management",
    "Fieldwork",
    "Pipi",
    "Kaitiakitanga",
    "Restoration",
    "Ecology",
    "Indigenous knowledge"
   ],
   "achievements": [
    "Recovery of the pipi beds of the Waikanae coast | pipi beds",
    "Silver at the national sprints | national sprints | silver at the national waka ama sprints",
    "Fellow of the Pacific Marine Science Society (2022) | Fellow (2022)",
    "Leads the programme Estuaries and mātauranga Māori",
    "Rāhui and recovery: ten years of pipi at Waikanae",
    "Isotopic baselines for cockles in a small harbour",
    "Guest of Tideline | Shellfish have long memories | podcast guest",
    "PhD in Marine Ecology"
   ],
   "interests": [
    "Shellfish | cockles | pipi",
    "Netball",
    "Waka ama",
    "Weaving | harakeke",
    "Rāhui",
    "Estuaries",
    "Mātauranga Māori",
    "Fish burgers | food",
    "Te reo Māori | kōhanga reo | language",
    "Marine ecology",
    "Stable isotopes",
    "Kaitiakitanga",
    "Young people in science",
    "Marine science",
    "Waka ama | paddles waka ama",
    "Weaving harakeke | weaving | harakeke weaving",
    "Paddling",
    "Takutai Ora | getting young Māori into science | young Māori in science",
    "Helping at the kōhanga reo | kōhanga reo | Māori language education",
    "Recovery of shellfish beds | shellfish conservation | conservation",
    "Education | science education"
   ],
   "hobbies": [
    "Weaving harakeke | weaving | harakeke weaving",
    "Paddling",
    "Netball"
   ],
   "causes": [
    "Helping at the kōhanga reo | kōhanga reo | Māori language education",
    "Recovery of shellfish beds | shellfish conservation | conservation",
    "Education | science education"
   ],
   "memberships": [
    "Pacific Marine Science Society | Fellow of the Pacific Marine Science Society",
    "Takutai Ora | trustee of Takutai Ora",
    "Te Whanganui Paddlers",
    "Ngāti Whakaari"
   ],
   "sports_teams": [
    "Te Whanganui Paddlers"
   ],
   "education": [
    {
     "institution": "University of Kapiti",
     "degree": "BSc",
     "field": "zoology",
     "year": 2001
    },
    {
     "institution": "Southern Isles University",
     "degree": "PhD",
     "field": "marine ecology",
     "year": 2007
    }
   ]
  },
  "sources": [
   "https://hauraro.example/our-people",
   "https://hauraro.example/research",
   "https://pacificmarine.example/fellows/parata-reid",
   "https://tideline.example/episodes/12",
   "https://orcid.org/0000-0002-7719-4410"
  ]
 },
 {
  "id": "callum-strachey",
  "about": "Modeller; a historical person of the same name and town.",
  "contact": {
   "full_name": "Callum Strachey",
   "company": "Hauraro Institute for Coastal Research",
   "email": "callum.strachey@hauraro.example",
   "location": "Wellington, NZ"
  },
  "outcome": "found",
  "facts": {
   "title": "Senior Modeller, Coastal Hazards | Senior Modeller",
   "company": "Hauraro Institute | Hauraro Institute for Coastal Research",
   "location": "Wellington | Wellington, New Zealand | Wellington, Aotearoa New Zealand",
   "achievements": [
    "Young Author Prize of the Journal of Shallow Seas 2018 | Young Author Prize"
   ],
   "hobbies": [
    "Baking sourdough | sourdough"
   ],
   "skills": [
    "Fortran"
   ],
   "causes": [
    "Predator Free Brooklyn | trapping rats | predator control"
   ],
   "education": [
    {
     "institution": "University of Lorne",
     "degree": "MPhys",
     "year": 2009
    }
   ]
  },
  "also": {
   "title": "Dr | Modeller | Programme leader, Coastal hazards and modelling | leads Coastal hazards and modelling",
   "company": "Te Pūtahi Takutai o Hauraro",
   "location": "Aotearoa New Zealand | Oban | New Zealand | Aro Valley | Brooklyn | Wellington, New Zealand | Wellington, Aotearoa",
   "industry": "Coastal research | Research | Marine research | Coastal science | Oceanography | Coastal hazards | Marine science | Science | Environmental research | Research institute | Scientific research",
   "skills": [
    "Python",
    "Storm surge modelling | storm surge models | coastal modelling | storm surge",
    "Flood modelling | floods | compound flooding | coastal flooding",
    "Waves | wave modelling | modelling waves",
    "Physical oceanography | oceanography",
    "Citizen science",
    "Physics",
    "Modelling | numerical modelling",
    "Coastal hazards",
    "Tide gauges | tides | king tides",
    "Programming"
   ],
   "achievements": [
    "surgebox | surgebox, a storm surge model",
    "Started the king tide survey in 2019 | king tide survey",
    "Paper on compound flooding | compound flooding paper",
    "Science for Everyone Award of the Aotearoa Research Council 2025 | Science for Everyone Award",
    "surgebox is used by eleven councils | eleven councils use surgebox",
    "letterbox-tides | letterbox",
    "Leads coastal hazards and modelling"
   ],
   "interests": [
    "Sourdough | bread | baking",
    "Fiddle | ceilidh | folk music | music | Scottish music",
    "Citizen science",
    "Kākā | birds | native birds",
    "Floods | storm surge",
    "Tides | king tides",
    "Predator control | Predator Free",
    "Open data | open source",
    "Cats",
    "Coastal hazards | oceanography",
    "Baking sourdough | sourdough",
    "Playing the fiddle | fiddle | fiddle in the Aro Valley ceilidh band",
    "Music | ceilidh band | Aro Valley ceilidh band",
    "Trapping rats",
    "Baking",
    "Predator Free Brooklyn | trapping rats | predator control",
    "Native birds | protecting kākā | kākā",
    "Conservation"
   ],
   "hobbies": [
    "Playing the fiddle | fiddle | fiddle in the Aro Valley ceilidh band",
    "Music | ceilidh band | Aro Valley ceilidh band",
    "Trapping rats",
    "Baking"
   ],
   "causes": [
    "Native birds | protecting kākā | kākā",
    "Citizen science",
    "Conservation"
   ],
   "memberships": [
    "Predator Free Brooklyn",
    "Aro Valley ceilidh band"
   ],
   "education": [
    {
     "institution": "Southern Isles University",
     "degree": "PhD",
     "field": "physical oceanography",
     "year": 2014
    }
   ],
   "pets": [
    "Fortran | cat named Fortran | tortoiseshell cat | cat"
   ]
  },
  "sources": [
   "https://hauraro.example/our-people",
   "https://hauraro.example/research",
   "https://hauraro.example/news/king-tide",
   "https://callumstrachey.example/",
   "https://github.com/cstrachey"
  ],
  "never": [
   "whaler",
   "harbour pilot",
   "Peterhead",
   "1841",
   "Thorndon"
  ]
 },
 {
  "id": "priya-sundaresh",
  "about": "Communications manager: staff page, news and an awards page.",
  "contact": {
   "full_name": "Priya Sundaresh",
   "company": "Hauraro Institute",
   "title": "Comms Manager",
   "phone": "04 555 0166"
  },
  "outcome": "found",
  "facts": {
   "title": "Communications Manager",
   "company": "Hauraro Institute | Hauraro Institute for Coastal Research",
   "location": "Wellington | Wellington, New Zealand | Wellington, Aotearoa New Zealand",
   "achievements": [
    "Communicator of the Year 2025 | Communicator of the Year"
   ],
   "hobbies": [
    "Stand-up comedy | stand-up | stand-up at the Fringe Bar"
   ],
   "memberships": [
    "SciComm Aotearoa | branch treasurer of SciComm Aotearoa"
   ],
   "industry": "Coastal research | Research | Marine research | Science communication | Coastal science",
   "sports_teams": [
    "Offside Story"
   ]
  },
  "also": {
   "title": "Branch treasurer | Treasurer of SciComm Aotearoa | Media contact",
   "company": "Te Pūtahi Takutai o Hauraro",
   "location": "Chennai | Aotearoa New Zealand | New Zealand | Wellington, New Zealand | Wellington, Aotearoa",
   "skills": [
    "Science communication",
    "Journalism",
    "Writing | press releases | writing press releases",
    "Drawing comics | comics | drawing",
    "Campaigns | campaign management | king tide campaign",
    "Media relations | media | media enquiries | public relations",
    "Citizen science",
    "Communications",
    "Stand-up",
    "School outreach | schools",
    "Comedy | stand-up comedy"
   ],
   "achievements": [
    "Mud, Actually | comic Mud, Actually",
    "King tide campaign | runs the king tide campaign | king tide survey",
    "Science for Everyone Award of the Aotearoa Research Council 2025 | Science for Everyone Award",
    "King tide survey breaks record"
   ],
   "interests": [
    "Stand-up comedy",
    "Comics | drawing",
    "Football",
    "Literacy | reading",
    "Science communication",
    "Citizen science",
    "Press releases | writing",
    "Schools",
    "Stand-up comedy | stand-up | stand-up at the Fringe Bar",
    "Football | social football | plays in a social football team",
    "Drawing comics | comics | writing and drawing comics | writes and draws a comic",
    "Reading to new arrivals",
    "Welcome Shelf | literacy for refugees | refugees | reading to new arrivals",
    "Literacy",
    "Mud | tides | king tides"
   ],
   "hobbies": [
    "Football | social football | plays in a social football team",
    "Drawing comics | comics | writing and drawing comics | writes and draws a comic",
    "Reading to new arrivals"
   ],
   "causes": [
    "Welcome Shelf | literacy for refugees | refugees | reading to new arrivals",
    "Literacy",
    "Citizen science"
   ],
   "memberships": [
    "Offside Story",
    "Welcome Shelf"
   ],
   "education": [
    {
     "institution": "University of Otara",
     "degree": "Master of Science Communication | Master",
     "field": "science communication",
     "year": 2013
    }
   ],
   "industry": "Coastal research | Research | Marine research | Marine science | Coastal science | Science | Environmental research | Research institute | Oceanography | Scientific research"
  },
  "sources": [
   "https://hauraro.example/our-people",
   "https://hauraro.example/news/king-tide",
   "https://scicommaotearoa.example/awards-2025",
   "https://tohora-social.example/@priyasundaresh"
  ]
 },
 {
  "id": "dale-hutchens",
  "about": "VP of an oil-services company; the team page tells his church.",
  "contact": {
   "full_name": "Dale Hutchens",
   "company": "Caprock Wireline",
   "phone": "(432) 555-0139",
   "title": "VP Ops"
  },
  "outcome": "found",
  "facts": {
   "title": "Vice President of Operations | VP of Operations",
   "company": "Caprock Wireline Services | Caprock Wireline | Caprock Wireline Services, LLC | Caprock",
   "location": "Midland, Texas | Midland | Midland, TX",
   "achievements": [
    "Hall of Hands, Class of 2023 | Hall of Hands"
   ],
   "hobbies": [
    "Smoking brisket | brisket | smokes a brisket | barbecue"
   ],
   "sports_teams": [
    "Midland Mustangs"
   ],
   "skills": [
    "Cased-hole wireline | cased-hole basics | wireline | cased hole"
   ],
   "causes": [
    "West Texas Burn Unit"
   ]
  },
  "also": {
   "title": "Past president of the Permian Wireline Association | Teacher at the Greenhorn School | VP",
   "location": "Texas | West Texas | Permian Basin | Midland, Texas, USA | Midland, Texas, United States | Midland, TX, USA",
   "skills": [
    "Operations | operations management | running yards and trucks",
    "Petroleum engineering",
    "Teaching | training | training beginners | teaches the Greenhorn School",
    "Pressure control | pressure heads",
    "Leadership | leading crews",
    "Perforating | plug setting",
    "Brisket",
    "Every job on the truck"
   ],
   "achievements": [
    "Quick-latch pressure head patent | quick-latch pressure head | U.S. patent",
    "Taught the Greenhorn School since 2005 | Greenhorn School",
    "Past president of the Permian Wireline Association",
    "Earned his degree at night",
    "Rose from swamper to vice president | hired on as a swamper in '89",
    "Runs 22 trucks and 140 hands"
   ],
   "interests": [
    "Football | high school football",
    "Brisket | barbecue",
    "Motorcycles",
    "Teaching newcomers | training",
    "Wireline",
    "Smoking brisket | brisket | smokes a brisket | barbecue",
    "Motorcycling | motorcycles | rides with the Toys & Throttle motorcycle club",
    "Football | running the chains at Midland Mustangs games | runs the chains at Midland Mustangs games",
    "Cooking",
    "Fundraising",
    "West Texas Burn Unit",
    "Training newcomers",
    "Burn victims",
    "Toys"
   ],
   "hobbies": [
    "Motorcycling | motorcycles | rides with the Toys & Throttle motorcycle club",
    "Football | running the chains at Midland Mustangs games | runs the chains at Midland Mustangs games",
    "Cooking",
    "Fundraising"
   ],
   "causes": [
    "Training newcomers",
    "Burn victims",
    "Toys"
   ],
   "memberships": [
    "Permian Wireline Association | past president of the Permian Wireline Association",
    "Toys & Throttle motorcycle club | Toys & Throttle",
    "Hall of Hands"
   ],
   "industry": "Oilfield services | Wireline | Oil and gas | Wireline services | Oil services | Oil & gas | Energy | Oil | Pump-down perforating | Oilfield | Oil and gas services | Cased-hole wireline",
   "education": [
    {
     "institution": "West Llano State",
     "degree": "B.S. | BS",
     "field": "petroleum engineering",
     "year": 1996
    }
   ]
  },
  "sources": [
   "https://caprockwireline.example/our-team",
   "https://permianoilmen.example/hall-of-hands/2023"
  ],
  "sensitive": [
   "Deacon",
   "church"
  ]
 },
 {
  "id": "rosalinda-quintanar",
  "about": "HSE manager; the newspaper tells a death in the family.",
  "contact": {
   "full_name": "Rosie Quintanar",
   "company": "Caprock Wireline Services LLC",
   "email": "rosie@caprockwireline.example",
   "title": "HSE"
  },
  "outcome": "found",
  "facts": {
   "title": "HSE Manager",
   "company": "Caprock Wireline Services | Caprock Wireline | Caprock Wireline Services, LLC",
   "location": "Midland, Texas | Midland | Midland, TX",
   "achievements": [
    "Permian Basin Safety Alliance Gold Hat 2024 | Gold Hat 2024 | Gold Hat"
   ],
   "hobbies": [
    "Barrel racing | barrel races"
   ],
   "causes": [
    "Hard Hat Toy Run | presents for children"
   ],
   "education": [
    {
     "institution": "West Llano State",
     "field": "occupational safety",
     "year": 2008
    }
   ],
   "memberships": [
    "Permian Basin Safety Alliance | board of the Permian Basin Safety Alliance"
   ]
  },
  "also": {
   "title": "HSE | Safety manager | Board member of the Permian Basin Safety Alliance | OSHA 30 trainer | H2S instructor",
   "location": "Texas | West Texas | Permian Basin | Midland, Texas, USA | Midland, Texas, United States | Midland, TX, USA",
   "skills": [
    "Occupational safety | safety | HSE | workplace safety",
    "Safety training | training | H2S | OSHA | H2S training",
    "Stop Work Authority",
    "Horse riding | horsemanship",
    "Refinery safety | refinery",
    "Program writing | safety programs",
    "Speaking to crews | public speaking",
    "Incident reduction"
   ],
   "achievements": [
    "Ten Fingers program | Ten Fingers",
    "Won the average at the Howard County rodeo | Howard County rodeo",
    "Cut recordables by 70 percent",
    "1,460 days without a lost time incident",
    "Hard Hat Toy Run for 900 children",
    "Wrote the Ten Fingers program"
   ],
   "interests": [
    "Horses | barrel racing | rodeo",
    "Safety",
    "Children's charity | toys",
    "Breakfast tacos",
    "Barrel racing | barrel races",
    "Rodeo | horse riding | horses",
    "Hard Hat Toy Run | presents for children",
    "Workplace safety | safety of oilfield crews",
    "Children"
   ],
   "hobbies": [
    "Rodeo | horse riding | horses"
   ],
   "causes": [
    "Workplace safety | safety of oilfield crews",
    "Children"
   ],
   "industry": "Oilfield services | Wireline | Oil and gas | Wireline services | Oil services | Oil & gas | Energy | Safety | Oilfield | Oil and gas services | Cased-hole wireline",
   "certifications": [
    "Certified Safety Professional (CSP) | CSP | Certified Safety Professional",
    "OSHA 30 trainer | OSHA 30",
    "H2S instructor | H2S"
   ],
   "pets": [
    "Pólvora | sorrel mare named Pólvora | mare Pólvora | horse"
   ],
   "company": "Caprock"
  },
  "sources": [
   "https://caprockwireline.example/our-team",
   "https://caprockwireline.example/safety",
   "https://midlandsentinel.example/news/quintanar-ten-fingers"
  ],
  "sensitive": [
   "brother",
   "rig accident"
  ]
 },
 {
  "id": "travis-mccandle",
  "about": "Field engineer who put markup into the form of his club.",
  "contact": {
   "full_name": "Travis McCandle",
   "company": "Caprock Wireline",
   "email": "tmac.flies@mailpost.example"
  },
  "outcome": "found",
  "facts": {
   "title": "Field Engineer",
   "company": "Caprock Wireline Services | Caprock Wireline | Caprock Wireline Services, LLC",
   "location": "Midland, Texas | Midland | Midland, TX",
   "achievements": [
    "2025 Permian Cup champion | Permian Cup champion | Permian Cup"
   ],
   "hobbies": [
    "Drone racing | race drones | builds race drones | FPV drone racing"
   ],
   "industry": "Oilfield services | Wireline | Oil and gas | Wireline services | Oil services | Oil & gas",
   "skills": [
    "Perforating guns | perforating"
   ],
   "causes": [
    "Teaching STEM kids to solder | STEM kids | STEM education | teaches STEM kids to solder at the Midland library"
   ]
  },
  "also": {
   "title": "Treasurer | Drone pilot | Treasurer of the young engineers | Engineer | gun guy",
   "location": "Texas | West Texas | Permian Basin | Midland, Texas, USA | Midland, Texas, United States | Midland, TX, USA",
   "skills": [
    "MATLAB",
    "3D scanning | 3D scanner",
    "3D printing | printing in TPU | TPU",
    "Soldering",
    "Mechanical engineering",
    "Drone building | building drones | drone design | frame design",
    "Gun swell | perforating charges",
    "Data analysis",
    "Teaching"
   ],
   "achievements": [
    "First place in the paper contest: Gun swell in perforating charges | Gun swell in perforating charges: measuring what we always guessed | Gun swell in perforating charges | First place in the paper contest",
    "Roadrunner | drone frame Roadrunner | Roadrunner frame | 5-inch frame of his own design called the Roadrunner",
    "Compared 600 spent guns",
    "Gives the files away"
   ],
   "interests": [
    "Drones | drone racing | FPV",
    "3D printing",
    "STEM education",
    "Perforating guns | perforating",
    "Soldering | electronics",
    "Open hardware",
    "Drone racing | race drones | builds race drones | FPV drone racing",
    "Soldering",
    "Building drones",
    "Teaching STEM kids to solder | STEM kids | STEM education | teaches STEM kids to solder at the Midland library",
    "Education | giving files away | open hardware"
   ],
   "hobbies": [
    "Soldering",
    "3D printing",
    "Building drones"
   ],
   "sports_teams": [
    "West Texas FPV Drone Racing"
   ],
   "causes": [
    "Education | giving files away | open hardware"
   ],
   "industry": "Energy | Petroleum engineering | Oilfield | Oilfield services | Wireline | Oil and gas | Wireline services | Oil services | Oil & gas | Oil and gas services | Cased-hole wireline",
   "memberships": [
    "Southwest Petroleum Engineers | Treasurer, Southwest Petroleum Engineers young engineers",
    "West Texas FPV Drone Racing"
   ],
   "education": [
    {
     "institution": "Brazos Valley A&I",
     "field": "mechanical engineering",
     "year": 2020
    }
   ],
   "company": "Caprock"
  },
  "sources": [
   "https://caprockwireline.example/our-team",
   "https://westtexasfpv.example/pilots.html",
   "https://spebrazos.example/sections/young-engineers"
  ]
 }
]
