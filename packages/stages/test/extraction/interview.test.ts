import { it } from "@effect/vitest"
import { expectPage, type PageRow } from "./table.ts"

/** Interviews: what the prospect answers is said of the prospect, what others say there is not. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "what the interviewer has looked up",
    body: "<h1>Five minutes with Ines Okafor</h1><h3>You were named Kelp Grower of the Year in 2024. What changed?</h3><p>Nothing much.</p><h3>Best career moment?</h3><p>Winning Tide Manager of the Year in 2018.</p><h3>You were nearly a dentist, weren’t you?</h3><p>For a week.</p>",
    facts: ["achievements: Kelp Grower of the Year", "achievements: Tide Manager of the Year"]
  },
  {
    of: "initials",
    body: `<h1>Nine questions for Ines Okafor</h1><p>By Gretchen Aho</p><p>Ines Okafor is Head of Data at Tideworks.</p><p>NSQ: You were not always in data.</p><p>IO: No! I studied physics at the University of Leeds.</p><p>NSQ: I love sailing. What do you do on your night off?</p><p>IO: I curl, badly. And I enjoy knitting.</p><p>NSQ: Who is at home?</p><p>IO: My husband plays golf.</p><p>Great read! I live in Hull. – Pam</p>`,
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "education: physics | University of Leeds",
      "hobbies: curling",
      "hobbies: knitting"
    ]
  },
  {
    of: "letters for question and answer",
    body: `<h1>Q&amp;A with Ines Okafor</h1><p>Q: Where did you study?</p><p>A: I studied physics at the University of Leeds.</p><p>Q: And outside of work?</p><p>A: I enjoy sailing.</p>`,
    facts: ["education: physics | University of Leeds", "hobbies: sailing"]
  },
  {
    of: "questions as headings",
    body: `<h1>Meet Ines Okafor</h1><h3>What do you do?</h3><p>I am Head of Data at Tideworks.</p><h3>And at the weekend?</h3><p>I enjoy chess.</p>`,
    facts: ["title: Head of Data", "company: Tideworks", "hobbies: chess"]
  },
  {
    of: "two people who answer together",
    body: `<h1>Meet Ines Okafor and Rui Prates</h1><h3>What do you do?</h3><p>I am Head of Data at Tideworks.</p><h3>And at the weekend?</h3><p>I enjoy chess.</p>`,
    facts: []
  },
  {
    of: "initials that two people share",
    body: `<h1>Two voices</h1><p>Ines Okafor and Ivan Olsen met.</p><p>RP: Where did you study?</p><p>IO: I studied physics at the University of Leeds.</p><p>RP: And now?</p><p>IO: I enjoy chess.</p>`,
    facts: []
  },
  {
    of: "a list of people with a question below it",
    body: `<h2>Ines Okafor – Head of Data</h2><p>Ines lives in Bath.</p><h2>Rui Prates – Head of Sales</h2><p>I live in Hull.</p><p>Is there anything wrong with this page?</p>`,
    facts: ["title: Head of Data", "location: Bath"]
  },
  {
    of: "first names, and answers without a verb",
    body: `<h1>Mud and money</h1><p>Ines Okafor of Tideworks digs for a living.</p><p><b>Jo:</b> You support the Robins, of course?</p><p><b>Ines:</b> Born next to the ground. Cheltenham Town member since I was six.</p><p><b>Jo:</b> And at home?</p><p><b>Ines:</b> A lurcher called Peat, and I enjoy pottery. Slowly.</p><p><b>Jo:</b> I play golf myself.</p>`,
    facts: ["company: Tideworks", "hobbies: pottery", "pets: lurcher called Peat", "teams: Cheltenham Town"]
  },
  {
    of: "questions and answers in one line",
    body: `<h1>Quickfire questions for Ines Okafor</h1><p>Q: Dogs or cats? A: A rescue greyhound called Fig.</p><p>Q: Which team do you support? A: Norwich City, sadly.</p><p>Q: Where do you live? A: Norwich.</p><p>Q: Best way to unwind? A: Pottery and sea swimming.</p><p>Q: What would you ban? A: Golf.</p><p>Q: What is your worst habit? A: Poker.</p>`,
    facts: [
      "hobbies: Pottery",
      "hobbies: sea swimming",
      "location: Norwich",
      "pets: rescue greyhound called Fig",
      "teams: Norwich City"
    ]
  },
  {
    of: "the first name alone, and questions that open their lines",
    body: `<h1>Yes, we have a tide engineer: meet Ines</h1><p>Every school group asks for Ines Okafor.</p><p><strong>What are you best at?</strong> Harbour models and sediment surveys.</p><p><strong>What do you do on your day off?</strong> Fell running, badly.</p>`,
    facts: ["hobbies: Fell running", "skills: Harbour models", "skills: sediment surveys"]
  },
  {
    of: "answers that are jokes, or say nothing",
    body: `<h1>Meet Ines Okafor</h1><p>What do you do to relax?</p><p>Two deadlines at once, usually.</p><p>Which team do you support?</p><p>None.</p><p>And at the weekend?</p><p>Not much!</p>`,
    facts: []
  },
  {
    of: "French questions",
    body: `<h1>Trois questions à Ines Okafor</h1><p>On ne présente plus Ines Okafor.</p><p>Que faites-vous le week-end ?</p><p>Escalade et apiculture.</p><p>Où habitez-vous ?</p><p>Lyon.</p>`,
    facts: ["hobbies: Escalade", "hobbies: apiculture", "location: Lyon"]
  },
  {
    of: "another woman of the same first name",
    body: `<h1>Meet Ines</h1><p>Ines Okafor and Ines Duarte share a desk.</p><p>What are you best at?</p><p>Harbour models.</p><p>And at the weekend?</p><p>Chess.</p>`,
    facts: []
  }
]

it.each(rows)("an interview with $of", expectPage)
