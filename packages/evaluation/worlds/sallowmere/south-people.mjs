export const people = [
 {
  "id": "wanjiru-kamotho",
  "about": "Founder: company page, magazine, podcast.",
  "contact": {
   "full_name": "Wanjiru Kamotho",
   "company": "Jirani Pay",
   "email": "wanjiru@jiranipay.example",
   "title": "CEO",
   "location": "Nairobi, Kenya"
  },
  "outcome": "found",
  "facts": {
   "title": "Chief Executive Officer & Co-founder | CEO | Co-founder and CEO | Chief Executive Officer and Co-founder",
   "company": "Jirani Pay | Jirani Pay Ltd",
   "location": "Nairobi | Nairobi, Kenya | Westlands, Nairobi",
   "twitter": "https://x.com/wanjirukamotho | @wanjirukamotho | https://twitter.com/wanjirukamotho",
   "achievements": [
    "East African Fintech Founder of the Year 2024 | East African Fintech Founder of the Year"
   ],
   "hobbies": [
    "Hiking | hiking the Aberdares, Mount Kenya and Kilimanjaro"
   ],
   "skills": [
    "Pricing"
   ],
   "causes": [
    "Kiosk Daughters | sponsoring girls' education | sponsors twenty girls | girls' education"
   ]
  },
  "also": {
   "title": "Founder | Vice chair of the Kenya Fintech Association | Co-founder",
   "location": "Nyeri | Kenya | Westlands | Nairobi, Kenya | Westlands, Nairobi, Kenya",
   "industry": "Fintech | Payments | Mobile payments | Mobile money | Financial services | Lending | Microfinance | Merchant payments | Payment services | Credit | Financial technology | Digital payments",
   "skills": [
    "Credit scoring | credit scoring without a smartphone",
    "USSD | USSD menus",
    "Product management",
    "Fair lending | lending | lending to micro-merchants",
    "Hiring",
    "Listening | listening to people who have no time",
    "Mobile money | payments",
    "Development finance",
    "Fundraising | talking to investors",
    "Bookkeeping | ledgers",
    "Entrepreneurship",
    "Micro-merchants",
    "Commerce",
    "Fair credit",
    "Interest shown in shillings"
   ],
   "achievements": [
    "Global Payments 50",
    "Drafted the Fair Credit Charter | Fair Credit Charter",
    "Rift Scholarship",
    "Series B of 18 million dollars | raised 18 million dollars | Series B",
    "Founded Jirani Pay in 2017 | co-founded Jirani Pay | co-founded Jirani Pay in 2017",
    "Founded Kiosk Daughters | set up Kiosk Daughters",
    "Climbed Kilimanjaro | Kilimanjaro with her team",
    "412,000 merchants | 412,000 kiosks",
    "Licence in Rwanda",
    "Guest of Till & Talk | Pricing in shillings | podcast guest | Episode 41 of Till & Talk"
   ],
   "interests": [
    "Hiking | mountains",
    "Novels of Grace Ogutu-Were | reading | novels | Grace Ogutu-Were",
    "Fair credit | fair lending",
    "USSD",
    "Pricing",
    "Farming | sheep",
    "Naps | rest",
    "Micro-merchants | kiosks",
    "Girls' education",
    "Entrepreneurship",
    "Hiking | hiking the Aberdares, Mount Kenya and Kilimanjaro",
    "Reading | reading novels | Grace Ogutu-Were",
    "Keeping Dorper sheep | sheep farming | Dorper sheep | keeps sheep",
    "Naps",
    "Mountain climbing",
    "Kiosk Daughters | sponsoring girls' education | sponsors twenty girls | girls' education",
    "Fair lending | Fair Credit Charter",
    "Financial inclusion",
    "Education"
   ],
   "hobbies": [
    "Reading | reading novels | Grace Ogutu-Were",
    "Keeping Dorper sheep | sheep farming | Dorper sheep | keeps sheep",
    "Naps",
    "Mountain climbing"
   ],
   "causes": [
    "Fair lending | Fair Credit Charter",
    "Financial inclusion",
    "Education"
   ],
   "pets": [
    "Dorper sheep | a small flock of Dorper sheep | sheep"
   ],
   "memberships": [
    "Kenya Fintech Association | vice chair of the Kenya Fintech Association",
    "Kiosk Daughters"
   ],
   "education": [
    {
     "institution": "Mwangaza University",
     "degree": "Bachelor of Commerce",
     "field": "commerce"
    },
    {
     "institution": "Thames School of Economics | Thames School of Economics in London",
     "degree": "MSc",
     "field": "development finance",
     "year": 2012
    }
   ]
  },
  "sources": [
   "https://jiranipay.example/company",
   "https://jiranipay.example/press/licence",
   "https://savannahsignal.example/founders/wanjiru-kamotho",
   "https://tillandtalk.example/41"
  ]
 },
 {
  "id": "brian-ochwada",
  "about": "Compliance officer; a DJ in the same town has his name.",
  "contact": {
   "full_name": "Brian Ochwada",
   "company": "Jirani Pay Ltd",
   "email": "bochwada@mailpost.example",
   "title": "Head of Compliance",
   "location": "Nairobi"
  },
  "outcome": "found",
  "facts": {
   "title": "Head of Compliance",
   "company": "Jirani Pay | Jirani Pay Ltd",
   "location": "Nairobi | Nairobi, Kenya | Westlands, Nairobi",
   "achievements": [
    "Compliance Officer of the Year 2025 | Compliance Officer of the Year"
   ],
   "hobbies": [
    "Scrabble | plays scrabble"
   ],
   "memberships": [
    "Institute of Compliance Officers of Kenya | Fellow of the Institute of Compliance Officers of Kenya | Chair, Digital Payments Committee"
   ],
   "industry": "Fintech | Payments | Mobile payments | Mobile money | Financial services",
   "certifications": [
    "Certified Anti-Money Laundering Specialist"
   ]
  },
  "also": {
   "title": "Chair, Digital Payments Committee | Lawyer | Advocate of the High Court | Lecturer | Fellow | Debate coach",
   "location": "Kenya | Westlands | Nairobi, Kenya | Westlands, Nairobi, Kenya",
   "industry": "Payment services | Law | Regulation | Compliance | Fintech | Payments | Mobile payments | Mobile money | Financial services | Financial technology | Merchant payments | Digital payments",
   "skills": [
    "KYC",
    "Compliance",
    "Anti-money laundering | AML",
    "Licensing | licence applications | regulatory licensing",
    "Law | legal",
    "Lecturing | teaching",
    "Digital payments",
    "Debate | coaching debate",
    "Regulation | regulatory affairs"
   ],
   "achievements": [
    "Led the licence application in Rwanda | Rwanda licence | licence in Rwanda",
    "Lectures on the KYC course | KYC course",
    "Keeps Jirani Pay licensed in three countries",
    "Fellow of the Institute | Fellow"
   ],
   "interests": [
    "Scrabble",
    "Debate",
    "Digital payments",
    "Legal aid",
    "Compliance",
    "KYC",
    "Street traders",
    "Scrabble | plays scrabble",
    "Coaching a debate team | coaches the debate team of Ofafa Hill School | debate coaching | debate",
    "Word games",
    "Legal aid for street traders | Soko Legal Clinic",
    "Debating for pupils | youth | education"
   ],
   "hobbies": [
    "Coaching a debate team | coaches the debate team of Ofafa Hill School | debate coaching | debate",
    "Word games"
   ],
   "causes": [
    "Legal aid for street traders | Soko Legal Clinic",
    "Legal aid",
    "Debating for pupils | youth | education"
   ],
   "memberships": [
    "Digital Payments Committee",
    "Soko Legal Clinic"
   ],
   "certifications": [
    "Advocate of the High Court",
    "FICO | Fellow",
    "CAMS"
   ],
   "sports_teams": [
    "debate team of Ofafa Hill School"
   ],
   "education": [
    {
     "institution": "Mwangaza University",
     "degree": "LLB",
     "field": "law"
    },
    {
     "institution": "Kenya College of Advocates",
     "degree": "postgraduate diploma"
    }
   ]
  },
  "sources": [
   "https://jiranipay.example/company",
   "https://jiranipay.example/press/licence",
   "https://compliancekenya.example/members/directory-o"
  ],
  "never": [
   "resident DJ",
   "amapiano",
   "Basement 254",
   "Turntable",
   "Ochwoh"
  ]
 },
 {
  "id": "faith-njambi",
  "about": "Nothing online; a Faith of another surname is in the help desk.",
  "contact": {
   "full_name": "Faith Njambi Karoki",
   "company": "Jirani Pay",
   "email": "faith.njambi@jiranipay.example",
   "title": "Customer Operations"
  },
  "outcome": "nothing",
  "facts": {},
  "sources": []
 },
 {
  "id": "marcelo-tavolaro",
  "about": "Export director about whom a blog makes false claims.",
  "contact": {
   "full_name": "Marcelo Tavolaro",
   "company": "Araçá Foods",
   "email": "marcelo.tavolaro@aracafoods.example",
   "phone": "+55 11 5555 0177",
   "title": "Export Director"
  },
  "outcome": "found",
  "facts": {
   "title": "Export Director",
   "company": "Araçá Foods | Araçá | Araçá Alimentos e Exportação S.A.",
   "location": "São Paulo | São Paulo, Brazil | Sao Paulo",
   "achievements": [
    "Exporter of the Year 2022 | Exporter of the Year"
   ],
   "hobbies": [
    "Barbecue"
   ],
   "pets": [
    "Pelezinho | beagle Pelezinho | beagle"
   ],
   "sports_teams": [
    "Clube Atlético Moocano"
   ],
   "skills": [
    "Cold chain | cold chain logistics"
   ]
  },
  "also": {
   "title": "Director of the Brazilian Association of Fruit Exporters | responsible for the logistics and cold chain committee | Director",
   "location": "Brazil | Itaim | São Paulo, Brazil | São Paulo, SP | São Paulo, SP, Brazil | Itaim, São Paulo",
   "industry": "Food export | Food | Fruit export | Agribusiness | Food exports | Exports | Fruit juice | Logistics | Foreign trade | Juice concentrates | Açaí | Fruit | Food industry | Fruit industry | Food and beverage | Food production",
   "skills": [
    "Arabic",
    "Italian",
    "English",
    "Portuguese",
    "Export | exports | international trade | foreign trade",
    "Logistics",
    "Reefer containers",
    "Middle East and Asian markets | Middle East markets | Asian markets",
    "Negotiation | sales",
    "Export documentation | documentation",
    "Agribusiness",
    "Languages | Portuguese, English, Italian and Arabic",
    "Patience"
   ],
   "achievements": [
    "From branch to Bremen | guide From branch to Bremen | cold chain guide From branch to Bremen",
    "Five-year contract with Noor Baskets | contract with the Gulf retailer Noor Baskets | Noor Baskets contract",
    "Exports to 58 countries",
    "With Araçá since 1998",
    "Biggest contract of the company's history",
    "Coordinated the cold chain guide",
    "Elected Exporter of the Year",
    "World Food Fair Dubai"
   ],
   "interests": [
    "Football",
    "Barbecue | cooking",
    "Cold chain | reefer containers",
    "Foreign trade",
    "Languages | Arabic",
    "Middle East | Asia | Middle East and Asian markets",
    "Fruit",
    "Dogs | beagles",
    "Barbecue",
    "Cooking",
    "Watching Clube Atlético Moocano",
    "Volunteering",
    "Mesa Cheia food bank | Mesa Cheia | food bank",
    "Hunger relief | serving lunch at a food bank | serves lunch every last Saturday"
   ],
   "hobbies": [
    "Football",
    "Cooking",
    "Watching Clube Atlético Moocano",
    "Volunteering"
   ],
   "causes": [
    "Mesa Cheia food bank | Mesa Cheia | food bank",
    "Hunger relief | serving lunch at a food bank | serves lunch every last Saturday"
   ],
   "memberships": [
    "Brazilian Association of Fruit Exporters | Director of the Brazilian Association of Fruit Exporters",
    "Logistics and cold chain committee"
   ],
   "education": [
    {
     "institution": "Faculdade Anhembi do Porto",
     "field": "foreign trade"
    },
    {
     "institution": "Instituto Piratininga",
     "degree": "MBA",
     "field": "agribusiness",
     "year": 2005
    }
   ]
  },
  "sources": [
   "https://aracafoods.example/company/people",
   "https://aracafoods.example/news/sial",
   "https://brazilfruitexporters.example/board"
  ],
  "never": [
   "smuggling",
   "Paraguay",
   "embezzlement",
   "convicted",
   "fired"
  ]
 },
 {
  "id": "beatriz-nakahara",
  "about": "Quality manager: company pages and a conference.",
  "contact": {
   "full_name": "Bia Nakahara",
   "company": "Araca Foods",
   "title": "Quality Manager",
   "linkedin_url": "https://www.linkedin.com/in/beatriz-nakahara"
  },
  "outcome": "found",
  "facts": {
   "title": "Quality and Sustainability Manager",
   "company": "Araçá Foods | Araçá | Araçá Alimentos e Exportação S.A.",
   "location": "São Paulo | São Paulo, Brazil | Sao Paulo",
   "linkedin": "https://www.linkedin.com/in/beatriz-nakahara | linkedin.com/in/beatriz-nakahara",
   "achievements": [
    "Created the Açaí Vivo programme | Açaí Vivo | Açaí Vivo programme"
   ],
   "hobbies": [
    "Ikebana"
   ],
   "causes": [
    "Inclusive taiko class for deaf children | deaf children | inclusive class for deaf children"
   ],
   "education": [
    {
     "institution": "Universidade Estadual do Planalto",
     "degree": "master's degree | master's | Master",
     "field": "food science | food engineering",
     "year": 2011
    }
   ]
  },
  "also": {
   "title": "Food engineer | vice-coordinator of the regional chapter of the Society of Food Protection | Author | Lead Auditor",
   "location": "Brazil | Itaim | Pará | São Paulo, Brazil | São Paulo, SP | São Paulo, SP, Brazil | Itaim, São Paulo",
   "industry": "Food export | Food | Fruit export | Food industry | Fruit industry | Agribusiness | Food safety | Sustainability | Exports | Fruit | Food exports | Food and beverage | Fruit juice | Food production",
   "skills": [
    "Traceability | traceability by QR code",
    "Quality management",
    "Food engineering",
    "Food science",
    "Sustainability",
    "HACCP",
    "FSSC 22000",
    "Auditing | lead auditing",
    "Food safety",
    "QR codes",
    "Quality | quality of four plants | quality control",
    "Community engagement",
    "Taiko"
   ],
   "achievements": [
    "Handbook HACCP for small pulp plants | HACCP for small pulp plants",
    "Talk: Traceability on the river – QR codes where there is no signal | Traceability on the river",
    "Green Cargo Award 2025 | Green Cargo Award",
    "Introduced traceability by QR code | traceability by QR code",
    "Founded an inclusive class for deaf children | inclusive class for deaf children",
    "Food Safety Days Latin America speaker | spoke at Food Safety Days Latin America",
    "Visited every family by boat",
    "640 river families",
    "Sustainability Report 2025"
   ],
   "interests": [
    "Ikebana",
    "Taiko | music",
    "Traceability",
    "Food safety",
    "Forest conservation | forest | rainforest",
    "Açaí",
    "Inclusion",
    "Sustainability",
    "HACCP",
    "River families",
    "Taiko | taiko drums | plays taiko | taiko drumming",
    "Music | drumming",
    "Flower arranging",
    "Inclusive taiko class for deaf children | deaf children | inclusive class for deaf children",
    "River families in Pará | Açaí Vivo | supporting river families",
    "Forest conservation | the forest stays standing | sustainability",
    "Inclusion | inclusion of deaf children",
    "Fair trade with river families"
   ],
   "hobbies": [
    "Taiko | taiko drums | plays taiko | taiko drumming",
    "Music | drumming",
    "Flower arranging"
   ],
   "causes": [
    "River families in Pará | Açaí Vivo | supporting river families",
    "Forest conservation | the forest stays standing | sustainability",
    "Inclusion | inclusion of deaf children",
    "Fair trade with river families"
   ],
   "memberships": [
    "Society of Food Protection | vice-coordinator of the regional chapter of the Society of Food Protection",
    "Tambores da Liberdade"
   ],
   "education": [
    {
     "institution": "Universidade Estadual do Planalto",
     "degree": "Food engineer",
     "field": "food engineering"
    }
   ],
   "certifications": [
    "Lead Auditor FSSC 22000 | FSSC 22000 Lead Auditor | FSSC 22000",
    "HACCP | HACCP certified"
   ]
  },
  "sources": [
   "https://aracafoods.example/company/people",
   "https://aracafoods.example/sustainability",
   "https://foodsafetydays.example/2025/beatriz-nakahara"
  ]
 },
 {
  "id": "otavio-meirelles",
  "about": "Nothing online: buyer, on no page.",
  "contact": {
   "full_name": "Otávio Meirelles Fontão",
   "company": "Araçá Foods",
   "email": "otavio.fontao@aracafoods.example"
  },
  "outcome": "nothing",
  "facts": {},
  "sources": []
 }
]
