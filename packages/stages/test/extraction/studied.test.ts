import { expect, it } from "@effect/vitest"
import type { Fact, Rule } from "../../src/extraction/Clause.ts"
import { certification } from "../../src/extraction/rules/certification.ts"
import { degreesAlone, education } from "../../src/extraction/rules/education.ts"
import { skills, toolsAlone } from "../../src/extraction/rules/skills.ts"
import { certificates } from "../../src/extraction/scans/certificates.ts"
import { expertise } from "../../src/extraction/scans/expertise.ts"
import { schools } from "../../src/extraction/scans/schools.ts"
import { factOf } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const asked =
  (rule: Rule, scan: Rule) =>
  (text: string): ReadonlyArray<Fact> => {
    const clause = { text, isLeisure: false, companies: ["Tideworks"] }
    const first = rule(clause)
    return first.length > 0 ? first : scan(clause)
  }

const shown =
  (read: (text: string) => ReadonlyArray<Fact>) =>
  (text: string, ...facts: ReadonlyArray<string>) => {
    expect(
      read(text).map(fact => factOf(fact).replace(/^\w+: /, "")),
      text
    ).toEqual(facts)
  }

it.each<Row>([
  // In passing, with a degree, a subject or nothing but the school.
  ["did my undergrad at Dalhousie (BSc, 2011) and half a master’s", "BSc | Dalhousie | 2011"],
  ["has a first in Geography from the University of Exeter", "Geography | University of Exeter"],
  ["got a music degree from Cardiff", "music | Cardiff"],
  ["trained at Spelman and at Georgia Tech", "Spelman", "Georgia Tech"],
  ["is an SRUC forestry graduate", "forestry | SRUC"],
  ["came home after four years at Purdue (BSc, Physics)", "BSc | Physics | Purdue"],
  ["went back to Heriot-Watt for the MSc in Brewing", "MSc | Brewing | Heriot-Watt"],
  ["is a fellow of Tideworks Labs who studied at Deakin", "Deakin"],
  ["completed her residency at Lakeside Children’s Hospital", "residency | Lakeside Children’s Hospital"],
  ["degree, from Maynooth, is in history", "Maynooth"],
  ["read Law at the University of Leeds", "Law | University of Leeds"],
  ["built the first version in her Northwestern dorm room", "Northwestern"],
  // Without a verb.
  ["Leeds College of Art, Illustration, class of 1999.", "Illustration | Leeds College of Art | 1999"],
  ["English at Durham.", "English | Durham"],
  ["Food Science graduate of UCC.", "Food Science | UCC"],
  ["Wharfe University of Technology, a while ago.", "Wharfe University of Technology"],
  // Of others, not held, or where somebody works.
  ["teaches at the University of Leeds"],
  ["mentors students who studied at Leeds"],
  ["dropped out of Purdue"],
  ["hopes to graduate from Purdue"],
  ["trained at Tideworks"],
  ["is master baker at Rowan & Finch"],
  ["Professor of Physics, University of Leeds."],
  ["School governor."],
  ["Reports to: Dr Anna Holt (PhD, Plymouth)."],
  ["Tideworks University."]
])("schools in %s", shown(asked(education, schools)))

it.each<Row>([
  ["NYU Stern, MBA ’12", "MBA | NYU Stern"],
  ["McGill (BA, economics and philosophy).", "BA | economics and philosophy | McGill"],
  ["School: RIT, BSc computer engineering", "BSc | computer engineering | RIT"],
  ["BA, Spelman. MS, Leeds School of Journalism.", "BA | Spelman", "MS | Leeds School of Journalism"],
  ["MD of Rowan & Finch, Gorey."],
  ["Zoology, University of Leeds"],
  ["Member, Royal Society"]
])("degrees in %s", shown(degreesAlone))

it.each<Row>([
  ["earned my CPA in 2009 and my pilot’s licence in 2020", "CPA", "pilot’s licence"],
  ["earned her Ohio master plumber’s license", "Ohio master plumber’s license"],
  ["is registered with the Wharfe Veterinary Board", "registered with the Wharfe Veterinary Board"],
  ["is chartered with Engineering Wharfedale", "chartered with Engineering Wharfedale"],
  ["is admitted in Ohio and Maine", "admitted in Ohio and Maine"],
  ["qualified as a solicitor in 2004", "solicitor"],
  ["is a chartered accountant", "chartered accountant"],
  ["holds an RHS Level 3 and a dog", "RHS Level 3"],
  ["’s also a qualified Level 2 cricket coach", "Level 2 cricket coach"],
  ["has a Diploma in Emergency Medicine", "Diploma in Emergency Medicine"],
  ["is a QuickBooks ProAdvisor", "QuickBooks ProAdvisor"],
  ["trained as a Forest School leader", "Forest School leader"],
  ["NCTJ-trained ex-reporter.", "NCTJ-trained"],
  ["holds a Leeds season ticket"],
  ["has a Christmas card list"],
  ["holds a driving licence"],
  ["Next Monday Kit opened ticket number 40,000"],
  ["offers CSCS card courses"],
  ["is working towards her Level 2 coaching award"],
  ["has a National Diploma in Catering from DUT"],
  ["is apprentice-trained"]
])("certificates in %s", shown(asked(certification, certificates)))

it.each<Row>([
  ["run our ethnography and lab work, mostly on transport", "ethnography", "lab work"],
  ["heads up branding and signage projects from our studio", "branding", "signage"],
  ["taught herself Lightroom, then six neighbours", "Lightroom"],
  ["practice draws on co-design, journey mapping and a decade of calls", "co-design", "journey mapping"],
  [
    "invests in pre-seed climate and industrial software across the North",
    "pre-seed climate",
    "industrial software"
  ],
  ["teach guitar, banjo and (against advice) songwriting out of a shop", "guitar", "banjo", "songwriting"],
  ["make logos and the occasional mural for breweries, bakeries and pubs", "logos", "mural"],
  ["lime plaster is my happy place.", "lime plaster"],
  ["is a proficient user of Alteryx and Power BI", "Alteryx", "Power BI"],
  ["works with councils and NHS trusts on what comes next"],
  ["helps Northmoor with data sets, most Sundays"],
  ["lasted one year in dentistry"],
  ["no longer teaches welding"],
  ["used to teach guitar and banjo"],
  ["husband teaches welding"],
  ["makes cheese, jam and merry"]
])("skills in %s", shown(asked(skills, expertise)))

it.each<Row>([
  [
    "Models, board decks, fundraise prep, audits you’d rather forget.",
    "Models",
    "board decks",
    "fundraise prep",
    "audits"
  ],
  [
    "Stroke correction, cold water acclimatisation, how not to panic.",
    "Stroke correction",
    "cold water acclimatisation"
  ],
  [
    "They talk about kettle souring, water chemistry and why his beer won.",
    "kettle souring",
    "water chemistry"
  ],
  ["Jazz, gardening, history."],
  ["Father, husband, runner."],
  ["Tess leads design systems, research and data."],
  ["She likes data, design and law."],
  ["They talk about Leeds, his daughter and childhood."]
])("lists without a verb: %s", shown(toolsAlone))
