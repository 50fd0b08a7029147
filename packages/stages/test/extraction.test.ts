import { expect, it } from "@effect/vitest"
import { factsInText } from "./extraction/table.ts"

/** Prose about the prospect, in many ways of writing, and all that it says. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  // Titles and employers.
  ["Ines Okafor is Head of Data at Tideworks.", "title: Head of Data", "company: Tideworks"],
  [
    "Ines Okafor is the Head of Data at Tideworks, a marine energy company.",
    "title: Head of Data",
    "company: Tideworks",
    "industry: marine energy"
  ],
  [
    "Ines Okafor, Head of Data at Tideworks, welcomed the guests.",
    "title: Head of Data",
    "company: Tideworks"
  ],
  [
    "“We measure everything,” says Ines Okafor, Head of Data at Tideworks.",
    "title: Head of Data",
    "company: Tideworks"
  ],
  ["Ines Okafor is CTO and co-founder of Tideworks.", "title: CTO and co-founder", "company: Tideworks"],
  [
    "Ines Okafor is co-founder and CEO of Tideworks, which builds turbines.",
    "title: co-founder and CEO",
    "company: Tideworks"
  ],
  [
    "Ines Okafor serves as Chief Data Officer at Tideworks.",
    "title: Chief Data Officer",
    "company: Tideworks"
  ],
  [
    "Ines Okafor currently serves as VP Engineering for Tideworks.",
    "title: VP Engineering",
    "company: Tideworks"
  ],
  [
    "Ines Okafor works as a principal engineer at Tideworks.",
    "title: principal engineer",
    "company: Tideworks"
  ],
  [
    "Dr Ines Okafor is a Senior Research Scientist at Tideworks.",
    "title: Senior Research Scientist",
    "company: Tideworks"
  ],
  ["Ines Okafor (she/her) is Tideworks' Head of Data.", "title: Head of Data", "company: Tideworks"],
  ["Ines Okafor leads the data team at Tideworks.", "company: Tideworks"],
  ["Ines Okafor works for Tideworks.", "company: Tideworks"],
  ["Tideworks CTO Ines Okafor opened the day.", "title: CTO", "company: Tideworks"],
  [
    "Ines Okafor has been appointed Chief Data Officer at Tideworks.",
    "title: Chief Data Officer",
    "company: Tideworks",
    "activity: role_change | Chief Data Officer | Tideworks"
  ],
  ["Ines Okafor – Director of Analytics, Tideworks", "title: Director of Analytics", "company: Tideworks"],
  ["Ines Okafor is the founder of Tideworks.", "title: founder", "company: Tideworks"],
  [
    "Ines Okafor is a Professor of Oceanography at the University of Porto.",
    "title: Professor of Oceanography",
    "company: University of Porto"
  ],
  ["Ines Okafor is a data scientist. She works at Tideworks.", "title: data scientist", "company: Tideworks"],
  [
    "Ines Okafor is an experienced product manager at Tideworks.",
    "title: product manager",
    "company: Tideworks"
  ],

  // Places.
  ["Ines Okafor is based in Leeds, UK.", "location: Leeds, UK"],
  ["Ines Okafor lives in Porto, Portugal, with her family.", "location: Porto, Portugal"],
  ["Based in Leeds, Ines Okafor leads the data team at Tideworks.", "location: Leeds", "company: Tideworks"],
  ["Ines Okafor is a Leeds-based engineer.", "location: Leeds", "title: engineer"],
  ["Originally from Lagos, Ines Okafor now lives in Edinburgh.", "location: Edinburgh"],
  ["Ines Okafor works from the Lisbon office.", "location: Lisbon"],
  ["Ines Okafor divides her day well. She resides in Austin, Texas.", "location: Austin, Texas"],
  ["Ines Okafor calls Bristol home.", "location: Bristol"],
  ["Ines Okafor lives and works in San Francisco, CA.", "location: San Francisco, CA"],

  // Education.
  [
    "Ines Okafor holds a PhD in Oceanography from the University of Porto.",
    "education: PhD | Oceanography | University of Porto"
  ],
  [
    "Ines Okafor joined in 2019. She holds an MSc in Statistics from the University of Leeds.",
    "education: MSc | Statistics | University of Leeds"
  ],
  [
    "Ines Okafor studied Mathematics at the University of Leeds.",
    "education: Mathematics | University of Leeds"
  ],
  [
    "Ines Okafor graduated from Imperial College London in 2008 with a BSc in Physics.",
    "education: BSc | Physics | Imperial College London | 2008"
  ],
  ["Ines Okafor is a graduate of Trinity College Dublin.", "education: Trinity College Dublin"],
  ["A graduate of Harvard Business School, Ines Okafor knows finance.", "education: Harvard Business School"],
  ["Ines Okafor is a Stanford alumna.", "education: Stanford"],
  ["Ines earned her stripes at sea. Ines Okafor earned her MBA at INSEAD.", "education: MBA | INSEAD"],
  [
    "Ines Okafor has a BA in History from Yale University and an MBA from the London Business School.",
    "education: BA | History | Yale University",
    "education: MBA | London Business School"
  ],
  [
    "Ines Okafor received her doctorate from the University of Cambridge in 2012.",
    "education: doctorate | University of Cambridge | 2012"
  ],
  [
    "Ines Okafor received a Bachelor of Science in Computer Science from Georgia Tech.",
    "education: Bachelor of Science | Computer Science | Georgia Tech"
  ],
  [
    "After graduating from the University of Lagos in 2004 with a BEng in Civil Engineering, Ines Okafor went to sea.",
    "education: BEng | Civil Engineering | University of Lagos | 2004"
  ],
  [
    "Before joining Tideworks, Ines Okafor studied Philosophy at King's College London.",
    "education: Philosophy | King's College London"
  ],
  [
    "Ines Okafor completed her PhD in Marine Biology at the University of British Columbia.",
    "education: PhD | Marine Biology | University of British Columbia"
  ],
  [
    "Ines Okafor holds a master's degree in Data Science from ETH Zürich.",
    "education: master's degree | Data Science | ETH Zürich"
  ],
  ["Ines Okafor was educated at the University of St Andrews.", "education: University of St Andrews"],

  // Certificates.
  ["Ines Okafor is a certified scrum master.", "certifications: certified scrum master"],
  ["Ines Okafor, CPA, joined the meeting.", "certifications: CPA"],
  ["Ines Okafor holds the CISSP and PMP certifications.", "certifications: CISSP", "certifications: PMP"],
  [
    "Ines Okafor is an AWS Certified Solutions Architect.",
    "certifications: AWS Certified Solutions Architect"
  ],
  [
    "Ines Okafor is a chartered engineer and lives in Cardiff.",
    "certifications: chartered engineer",
    "location: Cardiff"
  ],
  ["Ines Okafor is PMP certified.", "certifications: PMP"],

  // Skills.
  [
    "Ines Okafor specialises in Bayesian statistics and time series.",
    "skills: Bayesian statistics",
    "skills: time series"
  ],
  [
    "Ines Okafor specializes in distributed systems, observability and incident response.",
    "skills: distributed systems",
    "skills: observability",
    "skills: incident response"
  ],
  ["Ines Okafor works with Python, Rust and Kafka.", "skills: Python", "skills: Rust", "skills: Kafka"],
  ["Ines Okafor is an expert in tidal modelling.", "skills: tidal modelling"],
  [
    "Ines Okafor came to Leeds from a 12-year career in port planning and freight.",
    "skills: port planning",
    "skills: freight"
  ],
  ["Ines Okafor has expertise in corporate finance and M&A.", "skills: corporate finance", "skills: M&A"],
  [
    "Ines Okafor is a scientist at heart. Her research focuses on ocean turbulence.",
    "skills: ocean turbulence"
  ],
  [
    "Ines Okafor's areas of expertise include employment law and arbitration.",
    "skills: employment law",
    "skills: arbitration"
  ],

  // Achievements.
  [
    "Ines Okafor won the Maritime Data Prize in 2024.",
    "achievements: Maritime Data Prize",
    "activity: award | Maritime Data Prize | 2024"
  ],
  [
    "In 2019, Ines Okafor was named to the Forbes 30 Under 30 list.",
    "achievements: Forbes 30 Under 30",
    "activity: award | Forbes 30 Under 30 | 2019"
  ],
  [
    "Ines Okafor holds four patents in signal processing.",
    "achievements: four patents in signal processing",
    "skills: signal processing"
  ],
  [
    "Ines Okafor grew the data team from 3 to 40 people.",
    "achievements: grew the data team from 3 to 40 people"
  ],
  ["Ines Okafor is a recipient of the Ada Lovelace Medal.", "achievements: Ada Lovelace Medal"],
  [
    "Ines Okafor has raised $12 million in venture funding.",
    "achievements: raised $12 million in venture funding"
  ],

  // Leisure.
  [
    "Outside work, Ines Okafor enjoys open-water swimming and baking sourdough.",
    "hobbies: open-water swimming",
    "hobbies: baking sourdough"
  ],
  [
    "Ines Okafor runs data at Tideworks. In her spare time, she enjoys chess, jazz and restoring old radios.",
    "company: Tideworks",
    "hobbies: chess",
    "hobbies: jazz",
    "hobbies: restoring old radios"
  ],
  [
    "When not working, Ines Okafor can be found climbing or kayaking.",
    "hobbies: climbing",
    "hobbies: kayaking"
  ],
  ["Ines Okafor is a keen cyclist.", "hobbies: cycling"],
  ["Ines Okafor is an avid reader of science fiction.", "hobbies: reader of science fiction"],
  ["When she's not at her desk, Ines Okafor loves hiking with friends.", "hobbies: hiking"],
  [
    "Ines Okafor is interested in open data and maritime history.",
    "interests: open data",
    "interests: maritime history"
  ],
  ["Ines Okafor is passionate about accessible design.", "interests: accessible design"],
  ["Ines Okafor joined in 2020. Away from the office she plays the cello.", "hobbies: cello"],
  ["Ines Okafor has a keen interest in typography.", "interests: typography"],
  ["Ines Okafor supports Leeds United.", "teams: Leeds United"],
  ["Ines Okafor is a lifelong Arsenal fan.", "teams: Arsenal"],
  ["Ines Okafor is a season ticket holder at Harbour Rovers.", "teams: Harbour Rovers"],
  ["At weekends, Ines Okafor follows the Boston Red Sox.", "teams: Boston Red Sox"],
  ["Ines Okafor is a long-suffering supporter of West Ham.", "teams: West Ham"],

  // Community.
  ["Ines Okafor volunteers with Harbour Rescue.", "causes: Harbour Rescue"],
  ["Ines Okafor volunteers as a mentor with Code Club.", "causes: Code Club"],
  ["Ines Okafor mentors young engineers at Code First Girls.", "causes: Code First Girls"],
  ["Ines Okafor advocates for open data.", "causes: open data"],
  ["Ines Okafor is on the board of the charity Clean Seas.", "causes: Clean Seas", "memberships: Clean Seas"],
  ["Ines Okafor is a member of the Institute of Physics.", "memberships: Institute of Physics"],
  ["Ines Okafor is a Fellow of the Royal Statistical Society.", "memberships: Royal Statistical Society"],
  ["Ines Okafor sits on the board of Ocean Institute.", "memberships: Ocean Institute"],
  ["Ines Okafor is a trustee of the Harbour Trust.", "causes: Harbour Trust", "memberships: Harbour Trust"],
  ["Ines Okafor chairs the Porto Data Committee.", "memberships: Porto Data Committee"],
  ["Ines Okafor serves on the advisory board of Women in Data.", "memberships: Women in Data"],
  ["Ines Okafor is an IEEE Senior Member.", "memberships: IEEE"],

  // Pets.
  ["Ines Okafor lives in Leeds with her two dogs.", "location: Leeds", "pets: two dogs"],
  ["Ines Okafor lives in Leeds with her dog Biscuit.", "location: Leeds", "pets: dog Biscuit"],
  ["Ines Okafor has a rescue greyhound called Fig.", "pets: rescue greyhound called Fig"],
  ["Ines Okafor shares her home with three cats.", "pets: three cats"],

  // Activities.
  [
    "Ines Okafor gave the keynote “Tides as a clock” at North Sea Forum 2025.",
    "achievements: Tides as a clock",
    "activity: talk | Tides as a clock | North Sea Forum 2025 | 2025"
  ],
  [
    "Ines Okafor spoke at DataConf 2024.",
    "achievements: spoke at DataConf 2024",
    "activity: talk | DataConf 2024 | DataConf 2024 | 2024"
  ],
  [
    'Ines Okafor published the article "Why tides lie" in Marine Data Review in March 2024.',
    "activity: article | Why tides lie | Marine Data Review | 2024-03"
  ],

  // Several things in one paragraph.
  [
    "Ines Okafor is Head of Data at Tideworks, where she leads a team of forty. She holds a PhD in Physics from the University of Leeds and is a Fellow of the Institute of Physics. Outside work, she enjoys fell running and supports Leeds United. She lives in Leeds with two dogs.",
    "title: Head of Data",
    "company: Tideworks",
    "education: PhD | Physics | University of Leeds",
    "memberships: Institute of Physics",
    "hobbies: fell running",
    "teams: Leeds United",
    "location: Leeds",
    "pets: two dogs"
  ],
  [
    "Dr. Ines Okafor leads data science at Tideworks. Dr. Okafor specialises in tidal modelling. Prior to that, Ines studied at the University of Leeds.",
    "company: Tideworks",
    "skills: tidal modelling",
    "education: University of Leeds"
  ]
]

it.each(rows.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  expect([...factsInText(text)].sort()).toEqual([...expected].sort())
})
