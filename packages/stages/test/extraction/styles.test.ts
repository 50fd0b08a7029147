import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

/** How companies, universities, conferences, clubs and newspapers write of people, and all that is taken from it. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  [
    "Ines Okafor is a marine data scientist and the co-founder of Tideworks, a Leeds-based start-up that forecasts tides.",
    "title: co-founder",
    "company: Tideworks"
  ],
  [
    "Ines Okafor leads product at Tideworks. Before that she spent eight years at Shell, where she was VP of Analytics.",
    "company: Tideworks"
  ],
  [
    "As Head of Data at Tideworks, Ines Okafor is responsible for forecasting and sensor networks.",
    "title: Head of Data",
    "company: Tideworks",
    "skills: forecasting",
    "skills: sensor networks"
  ],
  [
    "Ines Okafor heads up the data practice at Tideworks and is a regular speaker at industry events.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor joined Tideworks in 2019 as Head of Data after a decade in oil and gas.",
    "company: Tideworks",
    "title: Head of Data"
  ],
  ["Ines is our CTO. Ines Okafor is our CTO and one of three founders.", "title: CTO"],
  [
    "Ines Okafor has over fifteen years of experience in geospatial analytics and remote sensing.",
    "skills: geospatial analytics",
    "skills: remote sensing"
  ],
  [
    "With 20 years' experience in oceanography, Ines Okafor brings deep expertise in hydrodynamics to Tideworks.",
    "skills: hydrodynamics"
  ],
  [
    "She earned her PhD from MIT. Ines Okafor earned a PhD in ocean engineering from MIT and a bachelor's degree in physics from the University of Ghana.",
    "education: PhD | ocean engineering | MIT",
    "education: bachelor's degree | physics | University of Ghana"
  ],
  [
    "Ines Okafor, PhD, is Director of Research at Tideworks.",
    "title: Director of Research",
    "company: Tideworks"
  ],
  [
    "Ines Okafor has a degree in Economics from Durham University and qualified as a chartered accountant with KPMG.",
    "education: Economics | Durham University",
    "certifications: chartered accountant"
  ],
  ["Ines Okafor read Classics at Oxford before turning to software.", "education: Classics | Oxford"],
  [
    "Ines Okafor did her undergraduate degree in Mathematics at Warwick and her master's in Statistics at Imperial College London.",
    "education: undergraduate degree | Mathematics | Warwick",
    "education: master's | Statistics | Imperial College London"
  ],
  [
    "Ines Okafor is a Chartered Accountant (ICAEW) and a member of the Institute of Directors.",
    "certifications: Chartered Accountant",
    "memberships: Institute of Directors"
  ],
  [
    "Ines Okafor is a Certified Information Systems Security Professional (CISSP) and holds the AWS Certified Solutions Architect certification.",
    "certifications: Certified Information Systems Security Professional (CISSP)",
    "certifications: AWS Certified Solutions Architect"
  ],
  [
    "Ines Okafor lives in Hull and holds the Google Cloud Certified Professional Data Engineer certification.",
    "location: Hull",
    "certifications: Google Cloud Certified Professional Data Engineer"
  ],
  [
    "Ines Okafor was named Engineer of the Year by the Institute of Marine Engineering in 2023.",
    "achievements: Engineer of the Year",
    "activity: award | Engineer of the Year | 2023"
  ],
  [
    "Ines Okafor received the Royal Society's Mullard Award in 2021 for her work on turbines.",
    "achievements: Royal Society's Mullard Award",
    "activity: award | Royal Society's Mullard Award | 2021"
  ],
  ["Ines Okafor is the winner of the 2022 Blue Economy Prize.", "achievements: Blue Economy Prize"],
  [
    "Under her leadership, Tideworks grew from 10 to 120 employees. Ines Okafor co-authored more than 40 papers.",
    "achievements: co-authored more than 40 papers"
  ],
  [
    "In her free time, Ines Okafor is a volunteer lifeguard with the RNLI and coaches the local girls' football team.",
    "causes: RNLI",
    "hobbies: coaching the local girls' football team"
  ],
  [
    "Away from work, Ines Okafor is a keen triathlete, a terrible guitarist and a loyal Sunderland AFC supporter.",
    "hobbies: triathlete",
    "hobbies: guitarist",
    "teams: Sunderland AFC"
  ],
  ["Outside of work you'll find Ines Okafor on her bike or in the garden."],
  [
    "Ines Okafor lives in Bristol with her husband, two children and a Labrador called Moss.",
    "location: Bristol",
    "pets: Labrador called Moss"
  ],
  [
    "Ines Okafor lives near Bath with her partner and their dog, Pickle.",
    "location: Bath",
    "pets: dog, Pickle"
  ],
  [
    "Ines Okafor lives in Cardiff with her wife and two rescue cats.",
    "location: Cardiff",
    "pets: two rescue cats"
  ],
  [
    "Ines Okafor is a trustee of Sea-Changers, a marine conservation charity, and mentors with the Prince's Trust.",
    "causes: Sea-Changers",
    "causes: Prince's Trust",
    "memberships: Sea-Changers"
  ],
  [
    "Ines Okafor serves on the boards of Ocean Institute and the Leeds Digital Festival.",
    "memberships: Ocean Institute",
    "memberships: Leeds Digital Festival"
  ],
  [
    "Ines Okafor is a non-executive director of Harbour Energy Trust and chairs its audit committee.",
    "memberships: Harbour Energy Trust"
  ],
  [
    "Ines Okafor is an active member of Women in Marine Science and a mentor at Techstars.",
    "memberships: Women in Marine Science",
    "causes: Techstars"
  ],
  ["Ines Okafor volunteers at the Leeds Food Bank every Saturday.", "causes: Leeds Food Bank"],
  ["Ines Okafor is a passionate advocate for women in engineering.", "causes: women in engineering"],
  [
    "Ines Okafor is a board member of the Ocean Energy Association and a Fellow of the Institute of Marine Engineering, Science and Technology.",
    "memberships: Ocean Energy Association",
    "memberships: Institute of Marine Engineering, Science and Technology"
  ],
  ["Speaker: Ines Okafor, Head of Data, Tideworks", "title: Head of Data", "company: Tideworks"],
  [
    "Ines Okafor (Head of Data, Tideworks) will present a talk on tides.",
    "title: Head of Data",
    "company: Tideworks"
  ],
  ["Ines Okafor | Head of Data | Tideworks", "title: Head of Data", "company: Tideworks"],
  [
    "In this episode, Jo Field talks to Ines Okafor, CTO of Tideworks, about why tides matter.",
    "title: CTO",
    "company: Tideworks"
  ],
  [
    "Our guest today is Ines Okafor, founder and CEO of Tideworks. Ines is an ultra-runner and lives in Sheffield.",
    "title: founder and CEO",
    "company: Tideworks",
    "hobbies: ultra-running",
    "location: Sheffield"
  ],
  [
    'Ines Okafor gave a talk titled "Counting waves" at PyCon UK 2023.',
    "activity: talk | Counting waves | PyCon UK 2023 | 2023"
  ],
  [
    "Ines Okafor was a guest on the Deep Current podcast to discuss offshore data.",
    "activity: podcast | Deep Current | Deep Current"
  ],
  [
    'Ines Okafor wrote "A short history of buoys" for The Tidal Review.',
    "activity: article | A short history of buoys | The Tidal Review"
  ],
  [
    "Tideworks has appointed Ines Okafor as its new Chief Data Officer.",
    "title: Chief Data Officer",
    "company: Tideworks",
    "activity: role_change | Chief Data Officer | Tideworks"
  ],
  [
    "Tideworks today announced that Ines Okafor has been promoted to Vice President of Engineering.",
    "title: Vice President of Engineering",
    "company: Tideworks",
    "activity: role_change | Vice President of Engineering | Tideworks"
  ],
  ["Ines Okafor enjoys birdwatching, bakes her own bread and is learning Welsh.", "hobbies: birdwatching"],
  [
    "Ines Okafor loves dogs, good coffee and long walks along the coast.",
    "hobbies: coffee",
    "hobbies: long walks"
  ],
  ["Ines Okafor is a huge fan of Formula 1 and a long-time supporter of Hull City.", "teams: Hull City"],
  ["Ines Okafor has supported Everton since childhood.", "teams: Everton"],
  ["Ines Okafor cheers for the Toronto Maple Leafs.", "teams: Toronto Maple Leafs"],
  [
    "She has two cats, Tom and Jerry. Ines Okafor has two cats, Miso and Nori.",
    "pets: two cats, Miso and Nori"
  ],
  [
    "Ines Okafor’s research interests include wave energy, machine learning and coastal erosion.",
    "skills: wave energy",
    "skills: machine learning",
    "skills: coastal erosion"
  ],
  ["Ines Okafor’s interests include modern art and cycling.", "interests: modern art", "interests: cycling"],
  ["Ines Okafor’s hobbies are chess and gardening.", "hobbies: chess", "hobbies: gardening"],
  ["Ines Okafor is proficient in Python, R and MATLAB.", "skills: Python", "skills: R", "skills: MATLAB"],
  [
    "Ines Okafor has worked with Kubernetes and Terraform for a decade.",
    "skills: Kubernetes",
    "skills: Terraform"
  ],
  [
    "Key skills: stakeholder management. Ines Okafor is skilled in negotiation and conflict resolution.",
    "skills: negotiation",
    "skills: conflict resolution"
  ],
  ["Ines Okafor advises start-ups on pricing and go-to-market strategy.", "skills: pricing"],
  ["Ines Okafor is based between Lisbon and London."],
  ["Ines Okafor works remotely from Inverness, Scotland.", "location: Inverness, Scotland"],
  ["A Leeds native, Ines Okafor now lives in Hull.", "location: Hull"],
  ["Ines Okafor, who lives in Galway, runs marathons.", "location: Galway", "hobbies: marathons"],
  ["Ines Okafor runs ultramarathons and plays bass in a band.", "hobbies: ultramarathons", "hobbies: bass"],
  ["Ines Okafor, 43, is Head of Data at Tideworks.", "title: Head of Data", "company: Tideworks"],
  ["Ines Okafor, Tideworks' head of data, said the results were good.", "company: Tideworks"],
  [
    "Tideworks' head of data, Ines Okafor, said the results were good.",
    "title: head of data",
    "company: Tideworks"
  ],
  [
    'Said Tideworks chief executive Ines Okafor: "We are happy."',
    "title: chief executive",
    "company: Tideworks"
  ],
  [
    "According to Ines Okafor, chief scientist at Tideworks, the tide is turning.",
    "title: chief scientist",
    "company: Tideworks"
  ],
  [
    "Ines Okafor holds two patents on blade design and has published over 30 peer-reviewed papers.",
    "achievements: two patents on blade design",
    "skills: blade design",
    "achievements: published over 30 peer-reviewed papers"
  ],
  [
    "She was shortlisted for the Women in Tech Awards 2022. Ines Okafor was shortlisted for the Women in Tech Awards 2022.",
    "achievements: shortlisted for the Women in Tech Awards 2022"
  ],
  ["Ines Okafor was included in Forbes 40 Under 40.", "achievements: Forbes 40 Under 40"],
  [
    "Ines Okafor, a graduate of the University of Cape Town, joined Tideworks in 2018.",
    "education: University of Cape Town",
    "company: Tideworks"
  ],
  [
    "Ines Okafor attended the London School of Economics and Political Science.",
    "education: London School of Economics and Political Science"
  ],
  [
    "Ines Okafor completed an Executive MBA at IESE Business School in 2016.",
    "education: Executive MBA | IESE Business School | 2016"
  ],
  [
    "Ines Okafor graduated with first-class honours in Physics from the University of Exeter in 2005.",
    "education: Physics | University of Exeter | 2005"
  ],
  [
    "Ines Okafor obtained her degree in Marine Engineering at Delft University of Technology.",
    "education: Marine Engineering | Delft University of Technology"
  ],
  [
    "Ines Okafor is an alumna of the University of Michigan and Y Combinator.",
    "education: University of Michigan"
  ],
  [
    "Ines Okafor holds a B.Sc. in Chemistry from McGill University and an M.Sc. from the University of Toronto.",
    "education: B.Sc. | Chemistry | McGill University",
    "education: M.Sc. | University of Toronto"
  ],
  [
    "Ines Okafor has an MA (Hons) in Geography from the University of Edinburgh.",
    "education: MA (Hons) | Geography | University of Edinburgh"
  ],
  [
    "Ines Okafor joined Tideworks in 2017 as an analyst and became Head of Data in 2021.",
    "company: Tideworks",
    "title: Head of Data"
  ],
  [
    "Having spent a decade at Shell, Ines Okafor now heads data science at Tideworks in Leeds.",
    "company: Tideworks",
    "location: Leeds"
  ],
  [
    "Ines Okafor is VP of Engineering at Tideworks and a board advisor to several start-ups.",
    "title: VP of Engineering",
    "company: Tideworks"
  ],
  [
    "Ines Okafor is the Chief Executive of Tideworks and sits on the board of the Renewable Energy Association.",
    "title: Chief Executive",
    "company: Tideworks",
    "memberships: Renewable Energy Association"
  ],
  [
    "Ines Okafor, Chief People Officer at Tideworks Ltd, leads a global team.",
    "title: Chief People Officer",
    "company: Tideworks"
  ],
  [
    "Ines Okafor is a partner at Tideworks, where she advises clients on maritime law.",
    "title: partner",
    "company: Tideworks",
    "skills: maritime law"
  ],
  [
    "Ines Okafor is a product designer living in Copenhagen.",
    "title: product designer",
    "location: Copenhagen"
  ],
  [
    "Ines Okafor is a freelance journalist based in Nairobi, Kenya.",
    "title: freelance journalist",
    "location: Nairobi, Kenya"
  ],
  [
    "Ines Okafor holds a first-class degree in Engineering from the University of Bath.",
    "education: Engineering | University of Bath"
  ],
  [
    "Ines Okafor has a master's in public policy from Sciences Po and speaks four languages.",
    "education: master's | public policy | Sciences Po"
  ],
  [
    "Ines Okafor earned both her BS and MS in Electrical Engineering from Stanford University.",
    "education: BS | Electrical Engineering | Stanford University",
    "education: MS | Electrical Engineering | Stanford University"
  ],
  [
    "Ines Okafor is a PRINCE2 practitioner and a certified Kubernetes administrator.",
    "certifications: PRINCE2",
    "certifications: certified Kubernetes administrator"
  ],
  ["Ines Okafor is a CFA charterholder.", "certifications: CFA"],
  ["Ines Okafor became a Chartered Engineer in 2015.", "certifications: Chartered Engineer"],
  ["Ines Okafor holds certifications in Scrum and ITIL.", "certifications: Scrum", "certifications: ITIL"],
  ["Ines Okafor is fluent in French and Yoruba.", "skills: French", "skills: Yoruba"],
  [
    "Her expertise spans hydrology and GIS. Ines Okafor is a hydrologist. Her expertise spans hydrology and GIS.",
    "title: hydrologist",
    "skills: hydrology",
    "skills: GIS"
  ],
  [
    "Ines Okafor focuses on data governance and privacy engineering.",
    "skills: data governance",
    "skills: privacy engineering"
  ],
  ["Ines Okafor codes in Go and TypeScript.", "skills: Go", "skills: TypeScript"],
  ["Ines Okafor has built teams in London, Berlin and Lagos."],
  ["Ines Okafor was awarded an MBE in 2022 for services to engineering.", "achievements: MBE"],
  [
    "Ines Okafor was elected a Fellow of the Royal Academy of Engineering in 2020.",
    "memberships: Royal Academy of Engineering"
  ],
  [
    "Ines Okafor received the 2023 Rising Star Award from Women in Tech.",
    "achievements: Rising Star Award",
    "activity: award | Rising Star Award | 2023"
  ],
  [
    "Ines Okafor was recognised as one of the Top 50 Women in Engineering in 2021.",
    "achievements: Top 50 Women in Engineering"
  ],
  ["Ines Okafor led Tideworks through its Series B.", "achievements: led Tideworks through its Series B"],
  ["Ines Okafor loves nothing more than a good spreadsheet."],
  [
    "In her spare time Ines Okafor plays hockey for Harrogate HC and paints.",
    "hobbies: hockey",
    "teams: Harrogate HC"
  ],
  [
    "When she is not working, Ines Okafor spends her time hiking in the Dales, reading crime novels and tending her allotment.",
    "hobbies: hiking",
    "hobbies: reading crime novels",
    "hobbies: tending her allotment"
  ],
  [
    "Ines Okafor is a passionate Liverpool FC fan and a budding potter.",
    "teams: Liverpool FC",
    "hobbies: potter"
  ],
  [
    "On weekends, you can find her surfing in Cornwall. Ines Okafor lives in Truro. On weekends, you can find her surfing in Cornwall.",
    "location: Truro",
    "hobbies: surfing"
  ],
  [
    "Ines Okafor's passions include wildlife photography and Nigerian cooking.",
    "interests: wildlife photography",
    "interests: Nigerian cooking"
  ],
  ["Ines Okafor is an enthusiastic amateur astronomer who also enjoys wild camping.", "hobbies: astronomer"],
  ["Off duty, Ines Okafor is usually found on a climbing wall.", "hobbies: climbing"],
  [
    "A lifelong Newcastle United fan, Ines Okafor lives in Durham.",
    "teams: Newcastle United",
    "location: Durham"
  ],
  ["Ines Okafor has a cat named Schrodinger.", "pets: cat named Schrodinger"],
  ["Ines Okafor's dog Rex comes to the office.", "pets: dog Rex"],
  ["Ines Okafor lives on a narrowboat with her cat, Tiller.", "pets: cat, Tiller"],
  [
    "Ines Okafor volunteers as a governor at Hillside Primary School.",
    "causes: Hillside Primary School",
    "memberships: Hillside Primary School"
  ],
  ["Ines Okafor is a volunteer with Crisis and a regular blood donor.", "causes: Crisis"],
  ["Ines Okafor campaigns for better pay for interns.", "causes: better pay for interns"],
  ["Ines Okafor is co-chair of the Women in Energy Network.", "memberships: Women in Energy Network"],
  ["Ines Okafor is President of the Leeds Chamber of Commerce.", "memberships: Leeds Chamber of Commerce"],
  [
    "Ines Okafor serves as treasurer of the Harrogate Choral Society.",
    "memberships: Harrogate Choral Society"
  ],
  [
    "Ines Okafor is on the editorial board of the Journal of Marine Science.",
    "memberships: Journal of Marine Science"
  ],
  ["Ines Okafor is a member of ACM and IEEE.", "memberships: ACM", "memberships: IEEE"],
  [
    "Ines Okafor has been a member of the Institute of Physics since 2008.",
    "memberships: Institute of Physics"
  ],
  ["Ines Okafor is a proud member of the Tideworks family."],
  [
    'Ines Okafor presented "Sensors at sea" at the Ocean Data Summit in Bergen on 4 May 2025.',
    "activity: talk | Sensors at sea | Ocean Data Summit | 2025-05-04",
    "achievements: Sensors at sea"
  ],
  ["At KubeCon 2024, Ines Okafor gave a talk on edge clusters.", "activity: talk | edge clusters | 2024"],
  ["Ines Okafor will be speaking at DataConf 2027."],
  [
    "Ines Okafor recently appeared on the Energy Voices podcast.",
    "activity: podcast | Energy Voices | Energy Voices"
  ],
  [
    'Ines Okafor is the author of "Measuring the Sea" and hosts the Salt Water podcast.',
    "achievements: Measuring the Sea",
    "activity: article | Measuring the Sea"
  ],
  ["Ines Okafor joins Tideworks from Shell, where she was Head of Analytics."],
  [
    "Ines Okafor joins Tideworks as Chief Data Officer on 3 March 2026.",
    "title: Chief Data Officer",
    "company: Tideworks",
    "activity: role_change | Chief Data Officer | Tideworks | 2026-03-03"
  ],
  [
    "From this week Ines Okafor, until now our Sales Director, is Managing Director of Tideworks.",
    "title: Managing Director",
    "company: Tideworks"
  ],
  [
    "From today Ines Okafor is our marketing manager. She has been clerk since 2022.",
    "title: marketing manager"
  ],
  ["Ines Okafor is now plant manager of the Ward Avenue mill.", "title: plant manager"],
  [
    "Ines Okafor joins Tideworks today as Chief Data Officer, based at our Hull office.",
    "title: Chief Data Officer",
    "company: Tideworks",
    "location: Hull",
    "activity: role_change | Chief Data Officer | Tideworks"
  ],
  [
    "“It floats,” said Ines Okafor, Vice President, Hardware Engineering.",
    "title: Vice President, Hardware Engineering"
  ],
  [
    "Finance and Administration Manager Ines Okafor led us there.",
    "title: Finance and Administration Manager"
  ],
  [
    "Ines Okafor, Leiterin Qualität und Regulatory Affairs, hat die Umstellung geführt.",
    "title: Leiterin Qualität und Regulatory Affairs"
  ],
  [
    "Ines Okafor was promoted to Director in January 2026.",
    "title: Director",
    "activity: role_change | Director | 2026-01"
  ],
  ["Ines Okafor (née Silva) is Head of Data at Tideworks.", "title: Head of Data", "company: Tideworks"],
  ["Ines M. Okafor is Head of Data at Tideworks.", "title: Head of Data", "company: Tideworks"],
  [
    "Meet Ines Okafor, our new Head of Data! Ines joins us from Shell and lives in Hull.",
    "title: Head of Data",
    "location: Hull"
  ],
  ["Interview: Ines Okafor, Head of Data, Tideworks", "title: Head of Data"],
  ["By Ines Okafor, Head of Data at Tideworks", "title: Head of Data", "company: Tideworks"],
  ['Ines Okafor, Tideworks: "We measure everything."', "company: Tideworks"],
  ["Ines Okafor (CTO, Tideworks), Rui Prates (CFO, Tideworks)", "title: CTO", "company: Tideworks"],
  ["Ines Okafor of Tideworks spoke about tides.", "company: Tideworks"],
  ["Contact: Ines Okafor, Press Officer, ines@tideworks.example", "title: Press Officer"],
  ["Ines Okafor co-founded Tideworks in 2014 and is its CEO.", "company: Tideworks", "title: CEO"],
  ["Ines Okafor founded Tideworks in 2014.", "company: Tideworks"],
  ["Ines Okafor is Tideworks's first Chief Scientist.", "title: Chief Scientist", "company: Tideworks"],
  [
    "Ines Okafor oversees marketing, sales and customer success at Tideworks.",
    "company: Tideworks",
    "skills: marketing",
    "skills: sales",
    "skills: customer success"
  ],
  [
    "Ines Okafor holds the position of Senior Lecturer at the University of Hull.",
    "title: Senior Lecturer",
    "company: University of Hull"
  ],
  [
    "Ines Okafor is Senior Lecturer in Marine Physics at the University of Hull.",
    "title: Senior Lecturer in Marine Physics",
    "company: University of Hull"
  ],
  [
    "Ines Okafor is a Research Fellow in the Department of Physics at the University of Hull.",
    "title: Research Fellow in the Department of Physics",
    "company: University of Hull"
  ],
  [
    "Ines Okafor runs Tideworks, a data company in Leeds.",
    "company: Tideworks",
    "industry: data",
    "location: Leeds"
  ],
  ["Ines Okafor works in data at Tideworks.", "company: Tideworks"],
  ["Ines Okafor works in the Aberdeen office.", "location: Aberdeen"],
  ["Ines Okafor is from Ghana."],
  [
    "Ines Okafor owns Tideworks. A graduate of the Leeds School of Design, York (Textile Design, 2001), she designs every kiln.",
    "company: Tideworks",
    "education: Textile Design | Leeds School of Design | 2001"
  ],
  ["Ines Okafor has a BSc in Zoology from Otago (1999).", "education: BSc | Zoology | Otago | 1999"],
  [
    "Ines Okafor lives in the Peak District with a very old cat.",
    "location: Peak District",
    "pets: very old cat"
  ]
]

it.each(rows.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  expect([...factsInText(text)].sort()).toEqual([...expected].sort())
})
