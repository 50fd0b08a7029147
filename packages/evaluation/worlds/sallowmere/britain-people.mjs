export const people = [
 {
  "id": "imogen-lascelle-park",
  "about": "Editorial director: staff page, interview, awards, festival.",
  "contact": {
   "full_name": "Imogen Lascelle-Park",
   "company": "Tallow and Finch",
   "email": "imogen@tallowandfinch.example",
   "title": "Editorial Director",
   "location": "London"
  },
  "outcome": "found",
  "facts": {
   "title": "Editorial Director",
   "company": "Tallow & Finch | Tallow & Finch Ltd",
   "location": "London | Bloomsbury, London | London, UK",
   "achievements": [
    "Editor of the Year at the British Small Press Awards 2024 | Editor of the Year 2024 | Editor of the Year"
   ],
   "hobbies": [
    "Bell-ringing | bell ringing | bell-rings"
   ],
   "skills": [
    "Editing | editing nature writing and translated fiction"
   ],
   "causes": [
    "Names on Covers | translators' names on covers | Names on Covers campaign"
   ],
   "education": [
    {
     "institution": "St Dunstan's College | St Dunstan's College, Oxbridge",
     "field": "French and Russian"
    }
   ]
  },
  "also": {
   "title": "Editor | Chair of Names on Covers | Trustee of the Hedgerow Trust | Translator",
   "location": "Lewes | UK | England | Bloomsbury | London, United Kingdom | London, England | London WC1",
   "skills": [
    "Translation | translation from French | translating from the French",
    "French",
    "Russian",
    "Nature writing",
    "Translated fiction",
    "Commissioning | choosing books | list building",
    "Languages",
    "Editorial | manuscript editing"
   ],
   "achievements": [
    "Published two winners of the Thornbury Prize | two winners of the Thornbury Prize | Thornbury Prize",
    "Hedge: a biography | edited Hedge: a biography",
    "In conversation with Edwin Lorne | Hedge school | Downland Book Festival",
    "Chairs the Names on Covers campaign"
   ],
   "interests": [
    "Nature writing | nature | hedges | hedgerows",
    "Translated fiction | translation | translators",
    "Bees",
    "Bell-ringing",
    "Reading | books",
    "Writers over seventy",
    "Walking | dogs",
    "Bell-ringing | bell ringing | bell-rings",
    "Beekeeping | keeps bees | bees",
    "Walking | walking the dog",
    "Translating | translation",
    "Names on Covers | translators' names on covers | Names on Covers campaign",
    "Hedgerows | Hedgerow Trust | nature conservation",
    "Translators' rights | recognition of translators"
   ],
   "hobbies": [
    "Beekeeping | keeps bees | bees",
    "Walking | walking the dog",
    "Translating | translation"
   ],
   "causes": [
    "Hedgerows | Hedgerow Trust | nature conservation",
    "Translators' rights | recognition of translators"
   ],
   "memberships": [
    "Hedgerow Trust | trustee of the Hedgerow Trust",
    "Names on Covers | chair of the Names on Covers campaign"
   ],
   "industry": "Publishing | Book publishing | Independent publishing | Books | Nature writing | Translated fiction | Independent publisher | Nature writing and translated fiction",
   "education": [
    {
     "institution": "University of East Fens",
     "degree": "MA",
     "field": "translation studies"
    }
   ],
   "pets": [
    "Gogol | lurcher called Gogol | lurcher"
   ]
  },
  "sources": [
   "https://tallowandfinch.example/about/people",
   "https://tallowandfinch.example/submissions",
   "https://inkandoverheads.example/interviews/imogen-lascelle-park",
   "https://smallpressawards.example/2024",
   "https://festivalofhedges.example/2026/programme"
  ]
 },
 {
  "id": "oliver-tench",
  "about": "Rights manager whose site carries markup and hidden instructions.",
  "contact": {
   "full_name": "Olly Tench",
   "company": "Tallow & Finch",
   "email": "oliver@tallowandfinch.example",
   "title": "Rights Manager"
  },
  "outcome": "found",
  "facts": {
   "title": "Rights Manager",
   "company": "Tallow & Finch | Tallow & Finch Ltd",
   "location": "London | Bloomsbury, London | London, UK",
   "achievements": [
    "Shortlisted for Rights Professional of the Year 2024 | Rights Professional of the Year shortlist | shortlisted Rights Professional of the Year"
   ],
   "hobbies": [
    "Chess"
   ],
   "education": [
    {
     "institution": "University of Wessex",
     "degree": "BA",
     "field": "German and Spanish",
     "year": 2010
    }
   ],
   "memberships": [
    "Rights People's Circle"
   ],
   "industry": "Publishing | Book publishing | Independent publishing"
  },
  "also": {
   "title": "Lecturer | Teacher of foreign rights | Organiser of the mentoring scheme",
   "company": "City Row College",
   "location": "UK | England | Walthamstow | Bloomsbury | London, United Kingdom | London, England | London WC1",
   "skills": [
    "Foreign rights | selling foreign rights | rights | translation rights",
    "German",
    "Spanish",
    "Negotiating | negotiation",
    "Italian | restaurant Italian",
    "Teaching | teaching foreign rights",
    "Mentoring",
    "Languages",
    "Selling books | sales | rights sales",
    "Auctions",
    "Publishing"
   ],
   "achievements": [
    "Hedge: a biography sold at auction in Germany | largest translation deal ever | largest translation deal",
    "Sold books to 34 languages | 34 languages",
    "Twelve Soups sold to Korea | Twelve Soups to Korea",
    "Teaches foreign rights at City Row College | publishing diploma of City Row College",
    "Organises the mentoring scheme of the Rights People's Circle",
    "Frankfurt"
   ],
   "interests": [
    "Chess",
    "Cooking | cookery books",
    "Football",
    "Foreign rights | foreign languages | languages",
    "Books | translation",
    "Jumble sales",
    "Mentoring",
    "Cooking | cooks",
    "Football | supporting Leyton Lamplighters",
    "Reading",
    "Blood donation | blood donor",
    "Mentoring | mentoring scheme"
   ],
   "hobbies": [
    "Cooking | cooks",
    "Football | supporting Leyton Lamplighters",
    "Reading"
   ],
   "memberships": [
    "Walthamstow Rooks"
   ],
   "industry": "Books | Rights | Foreign rights | Publishing | Book publishing | Independent publishing | Independent publisher | Nature writing and translated fiction",
   "sports_teams": [
    "Leyton Lamplighters",
    "Walthamstow Rooks"
   ],
   "causes": [
    "Blood donation | blood donor",
    "Mentoring | mentoring scheme"
   ]
  },
  "sources": [
   "https://tallowandfinch.example/about/people",
   "https://tallowandfinch.example/rights",
   "https://olivertench.example/",
   "https://smallpressawards.example/2024"
  ],
  "never": [
   "Chancellor",
   "Marmalade University"
  ]
 },
 {
  "id": "nadia-feroze",
  "about": "Publicity manager: staff page, show notes, festival.",
  "contact": {
   "full_name": "Nadia Feroze",
   "company": "Tallow & Finch Publishers",
   "email": "nadia@tallowandfinch.example",
   "twitter_url": "https://twitter.com/nadiaferozebooks"
  },
  "outcome": "found",
  "facts": {
   "title": "Publicity Manager",
   "company": "Tallow & Finch | Tallow & Finch Ltd",
   "location": "London | Bloomsbury, London | London, UK",
   "twitter": "https://twitter.com/nadiaferozebooks | @nadiaferozebooks | https://x.com/nadiaferozebooks",
   "achievements": [
    "Campaign of the Year 2025 of the Book Publicists' Guild | Campaign of the Year 2025 | Campaign of the Year"
   ],
   "hobbies": [
    "Open-water swimming | swimming | open water swimming"
   ],
   "pets": [
    "Biscuit | rabbit Biscuit | rabbit"
   ],
   "sports_teams": [
    "Bethnal Bruisers"
   ]
  },
  "also": {
   "title": "Publicist | Committee member",
   "location": "Leicester | UK | England | Bloomsbury | London, United Kingdom | London, England | London WC1",
   "skills": [
    "Pitching | radio pitching",
    "Radio production | radio",
    "Publicity | book publicity | public relations | PR",
    "Broadcast journalism | journalism",
    "Campaigns | publicity campaigns",
    "Teaching workshops | workshops | media training",
    "Press releases",
    "Breakfast radio",
    "Talking on the radio"
   ],
   "achievements": [
    "Workshop: How to talk on the radio | How to talk on the radio",
    "Campaign for Hedge | Hedge campaign | campaign for Hedge: a biography",
    "Started a bursary | bursary for publicists from working-class families",
    "Guest of Radio Hacks | podcast guest | From producer to publicist"
   ],
   "interests": [
    "Radio",
    "Open-water swimming",
    "Roller derby",
    "Books | publishing",
    "Rabbits",
    "Festivals",
    "Pitching",
    "Open-water swimming | swimming | open water swimming",
    "Skating | roller skating",
    "Bursary for publicists from working-class families | working-class publicists",
    "Social mobility | access to publishing | diversity in publishing",
    "Skating | swimming outdoors"
   ],
   "hobbies": [
    "Roller derby",
    "Skating | roller skating",
    "Swims outdoors | skating"
   ],
   "causes": [
    "Bursary for publicists from working-class families | working-class publicists",
    "Social mobility | access to publishing | diversity in publishing"
   ],
   "memberships": [
    "Book Publicists' Guild | committee member of the Book Publicists' Guild",
    "Bethnal Bruisers"
   ],
   "industry": "Publishing | Book publishing | Independent publishing | Publicity | Books | Book publicity | Independent publisher | Nature writing and translated fiction",
   "education": [
    {
     "institution": "Trentside University",
     "degree": "MA",
     "field": "broadcast journalism",
     "year": 2012
    }
   ]
  },
  "sources": [
   "https://tallowandfinch.example/about/people",
   "https://radiohacks.example/episodes/nadia-feroze",
   "https://festivalofhedges.example/2026/programme",
   "https://gravatar.com/nadiaferoze"
  ]
 },
 {
  "id": "clement-ashdowne",
  "about": "Nothing online: sales assistant, on no page.",
  "contact": {
   "full_name": "Clement Ashdowne",
   "company": "Tallow & Finch",
   "email": "clement.ashdowne@mailpost.example",
   "title": "Sales Assistant"
  },
  "outcome": "nothing",
  "facts": {},
  "sources": []
 },
 {
  "id": "morag-abernethie",
  "about": "Curator in her own words; staff table, news, a trust.",
  "contact": {
   "full_name": "Morag Abernethie",
   "company": "Museum of Scottish Trades",
   "email": "m.abernethie@scottishtrades.example",
   "title": "Curator"
  },
  "outcome": "found",
  "facts": {
   "title": "Senior Curator, Industry | Senior Curator | Senior Curator of Industry",
   "company": "Museum of Scottish Trades",
   "location": "Edinburgh | Leith | Edinburgh, Scotland",
   "achievements": [
    "Exhibition of the Year for The Talking Looms | The Talking Looms | Exhibition of the Year at the Thistle Museum Awards | Exhibition of the Year"
   ],
   "hobbies": [
    "Letterpress printing | prints poems on an 1860 Albion | printing poems | letterpress"
   ],
   "skills": [
    "Printing history | printing trade | history of printing"
   ],
   "causes": [
    "Lifeboats | performs for the lifeboats"
   ],
   "education": [
    {
     "institution": "University of Dunmore",
     "degree": "PhD",
     "field": "printing trade | history",
     "year": 2005
    }
   ]
  },
  "also": {
   "title": "Chair of the Scottish Type Heritage Trust | Curator | Dr | Author | Trustee",
   "company": "Wet Dog Press",
   "location": "Portobello | Scotland | UK | Edinburgh, UK | Edinburgh, United Kingdom | Edinburgh, Scotland, UK | Leith, Edinburgh | Shore of Leith",
   "skills": [
    "Curating | exhibition curating | curation",
    "Letterpress",
    "Collections care | looking after collections | collections",
    "Oral history | oral histories",
    "Women compositors | compositors | women's history",
    "Type | typography | type heritage",
    "Linotype and hand presses | hand presses | Linotype",
    "Writing",
    "Industrial heritage | industrial history",
    "Sound in exhibitions | objects that make a noise"
   ],
   "achievements": [
    "Hot Metal: Edinburgh's Compositors 1850–1986 | Hot Metal | author of Hot Metal",
    "Robertson Medal for Industrial Heritage 2019 | Robertson Medal for Industrial Heritage | Robertson Medal",
    "Objects that make a noise | talk: Objects that make a noise | spoke at the Museums Guild Conference 2025",
    "Saved four hand presses and a Linotype | four hand presses and a Linotype",
    "Wet Dog Press",
    "Fellow of the Society of Scottish Antiquarians",
    "PhD"
   ],
   "interests": [
    "Printing | printing history | letterpress",
    "Women compositors",
    "Sea shanties | singing | music",
    "Poetry | poems",
    "Industrial heritage",
    "Looms | weaving",
    "Type | typography",
    "Dogs",
    "Letterpress printing | prints poems on an 1860 Albion | printing poems | letterpress",
    "Singing sea shanties | sea shanties | Portobello Sea Shanty Company",
    "Singing",
    "Poetry",
    "Lifeboats | performs for the lifeboats",
    "Saving printing presses | type heritage | preservation of type | industrial heritage",
    "Women's work | equal pay"
   ],
   "hobbies": [
    "Singing sea shanties | sea shanties | Portobello Sea Shanty Company",
    "Singing",
    "Poetry"
   ],
   "causes": [
    "Saving printing presses | type heritage | preservation of type | industrial heritage",
    "Women's work | equal pay"
   ],
   "memberships": [
    "Society of Scottish Antiquarians | Fellow of the Society of Scottish Antiquarians",
    "Scottish Type Heritage Trust | Chair of the Scottish Type Heritage Trust",
    "Museums Guild | Associate of the Museums Guild (AMG) | Associate of the Museums Guild",
    "Portobello Sea Shanty Company",
    "AMG"
   ],
   "certifications": [
    "Associate of the Museums Guild (AMG) | AMG"
   ],
   "industry": "Museum | Museums | Heritage | Museums and heritage | Industrial heritage | Culture | Arts and culture | Cultural heritage",
   "pets": [
    "Baskerville | spaniel called Baskerville | spaniel"
   ]
  },
  "sources": [
   "https://scottishtrades.example/about/staff",
   "https://scottishtrades.example/collections/curators",
   "https://scottishtrades.example/news/looms",
   "https://typeheritage.example/trustees",
   "https://museumsguild.example/speakers/fergus"
  ]
 },
 {
  "id": "fergus-dalgleish-orr",
  "about": "Head of learning: local paper, conference, museum.",
  "contact": {
   "full_name": "Fergus Dalgleish Orr",
   "company": "Museum of Scottish Trades",
   "email": "fergusdo@mailpost.example",
   "location": "Edinburgh"
  },
  "outcome": "found",
  "facts": {
   "title": "Head of Learning",
   "company": "Museum of Scottish Trades",
   "location": "Edinburgh | Leith | Edinburgh, Scotland",
   "achievements": [
    "Heritage Educator Award of Learning Scotland 2025 | Heritage Educator Award"
   ],
   "hobbies": [
    "Coastal rowing | rowing | skippers a Leith skiff"
   ],
   "memberships": [
    "Museums Guild | learning committee of the Museums Guild | Guild's learning committee"
   ],
   "industry": "Museum | Museums | Heritage | Museums and heritage | Museum education",
   "pets": [
    "Burke and Hare | ferrets Burke and Hare | two ferrets called Burke and Hare | ferrets"
   ]
  },
  "also": {
   "title": "Skipper of the Jenny Ha | Podcaster | Head of Learning at the Museum of Scottish Trades",
   "location": "Scotland | UK | Newhaven | Edinburgh, UK | Edinburgh, United Kingdom | Edinburgh, Scotland, UK | Leith, Edinburgh | Shore of Leith",
   "skills": [
    "Object handling | handling collections",
    "Teaching | history teaching",
    "Museum education | museum learning | learning",
    "Weaving | warping a loom",
    "Podcasting",
    "Scots | Scots language",
    "Dementia work | museums and dementia",
    "Cooking",
    "History",
    "Early years | working with under-sevens",
    "Toolkit writing | writing"
   ],
   "achievements": [
    "Who Made That? | podcast Who Made That?",
    "Touch Wood | toolkit Touch Wood",
    "Leith Cloth | 42 metres of cloth",
    "Session: Sticky fingers – handling collections for under-sevens | Sticky fingers | Sticky fingers – handling collections for under-sevens | spoke at the Museums Guild Conference 2025",
    "4,200 pupils | brought 4,200 pupils through the exhibition",
    "A hundred episodes | over a hundred episodes of Who Made That?"
   ],
   "interests": [
    "Scots language | Scots | Scots as a language of teaching",
    "Museums and dementia | dementia",
    "Object handling",
    "Rowing | skiffs",
    "Shinty",
    "Cooking",
    "Weaving",
    "History",
    "Ferrets",
    "Education",
    "Music | ukulele",
    "Podcasting",
    "Coastal rowing | rowing | skippers a Leith skiff",
    "Ukulele",
    "Music",
    "Storehouse community kitchen | community kitchen",
    "Feeding people | hunger relief"
   ],
   "hobbies": [
    "Shinty",
    "Ukulele",
    "Cooking",
    "Music"
   ],
   "causes": [
    "Storehouse community kitchen | community kitchen",
    "Museums and dementia | dementia",
    "Feeding people | hunger relief",
    "Education"
   ],
   "memberships": [
    "Newhaven Coastal Rowers",
    "Lothian Camanachd | veterans of Lothian Camanachd"
   ],
   "sports_teams": [
    "Lothian Camanachd",
    "Newhaven Coastal Rowers"
   ],
   "education": [
    {
     "institution": "University of Dunmore",
     "degree": "MA",
     "field": "history",
     "year": 1999
    }
   ],
   "industry": "Museum | Museums | Heritage | Museums and heritage | Culture | Arts and culture | Cultural heritage | Industrial heritage"
  },
  "sources": [
   "https://scottishtrades.example/about/staff",
   "https://scottishtrades.example/news/looms",
   "https://leithobserver.example/2026/dalgleish-orr",
   "https://museumsguild.example/speakers/fergus"
  ]
 },
 {
  "id": "isla-cruden",
  "about": "Conservator: her own page carries instructions in a comment.",
  "contact": {
   "full_name": "Isla Cruden",
   "company": "Museum of Scottish Trades",
   "email": "i.cruden@scottishtrades.example",
   "title": "Textile Conservator"
  },
  "outcome": "found",
  "facts": {
   "title": "Textile Conservator",
   "company": "Museum of Scottish Trades",
   "location": "Edinburgh | Leith | Edinburgh, Scotland",
   "achievements": [
    "Marchmont Fellowship in Kyoto 2023 | Marchmont Fellowship | Marchmont Fellowship in Kyoto"
   ],
   "hobbies": [
    "Hill running | runs hills | Porty Hill Runners"
   ],
   "pets": [
    "Warp and Weft | cats Warp and Weft | twin cats | Warp | Weft | cats"
   ],
   "sports_teams": [
    "Porty Hill Runners"
   ],
   "skills": [
    "Wet cleaning"
   ]
  },
  "also": {
   "title": "Conservator | Textile conservator in Edinburgh",
   "location": "Scotland | UK | Portobello | Kyoto | Edinburgh, UK | Edinburgh, United Kingdom | Edinburgh, Scotland, UK | Leith, Edinburgh | Shore of Leith",
   "skills": [
    "Dye analysis",
    "Textile conservation",
    "Wool, silk and early synthetics | wool | silk | early synthetics",
    "Stitching | stitch | needle",
    "Microscopy | microscope",
    "Conservation",
    "Mending | repair | clothes repair",
    "Suction table",
    "Paisley shawls | shawls",
    "Lace knitting",
    "Cleaning textiles",
    "Spinning | knitting lace"
   ],
   "achievements": [
    "Conserved the Paisley shawls for The Talking Looms | Paisley shawls | The Talking Looms",
    "Washing a shawl that is older than the railway",
    "Found a weaver's initials in the selvedge | weaver's initials",
    "Talking Looms Exhibition of the Year | Exhibition of the Year | The Talking Looms exhibition",
    "Accreditation ACR"
   ],
   "interests": [
    "Dyes | dye analysis",
    "Mending",
    "Hill running",
    "Shawls | Paisley shawls",
    "Knitting | lace",
    "Textiles",
    "Slow craft | Japanese craft | Kyoto",
    "Conservation",
    "Cats",
    "Spinning",
    "Hill running | runs hills | Porty Hill Runners",
    "Spinning | spins",
    "Knitting lace | lace knitting | knits lace | knitting",
    "Running",
    "Knitting",
    "Mend It Leith | mending clothes | clothes should outlive fashions",
    "Slow fashion | sustainable fashion | repairing clothes | mending"
   ],
   "hobbies": [
    "Spinning | spins",
    "Knitting lace | lace knitting | knits lace | knitting",
    "Running",
    "Mending",
    "Knitting"
   ],
   "causes": [
    "Mend It Leith | mending clothes | clothes should outlive fashions",
    "Slow fashion | sustainable fashion | repairing clothes | mending"
   ],
   "memberships": [
    "Porty Hill Runners",
    "Mend It Leith"
   ],
   "industry": "Museum | Museums | Heritage | Museums and heritage | Conservation | Textile conservation | Culture | Arts and culture | Cultural heritage | Industrial heritage",
   "certifications": [
    "Accredited conservator-restorer (ACR) | ACR | accredited conservator-restorer"
   ],
   "education": [
    {
     "institution": "Kelvin University | Centre for Textile Conservation of Kelvin University | Centre for Textile Conservation, Kelvin University",
     "degree": "MPhil",
     "field": "textile conservation",
     "year": 2014
    }
   ]
  },
  "sources": [
   "https://scottishtrades.example/about/staff",
   "https://scottishtrades.example/collections/curators",
   "https://scottishtrades.example/news/looms",
   "https://cruden.example/",
   "https://cruden.example/shawls"
  ],
  "never": [
   "QuillaVax",
   "supplements"
  ]
 }
]
