import { expect, it } from "@effect/vitest"
import { charities } from "../../src/extraction/scans/charities.ts"
import { factOf } from "./table.ts"

const read = (text: string): ReadonlyArray<string> =>
  charities({ text, isLeisure: false, companies: ["Tideworks"] }).map(factOf)

/** How people tell whom they give time, money or a voice to. */
const told: ReadonlyArray<readonly [text: string, ...names: ReadonlyArray<string>]> = [
  ["organizes the annual fundraiser for the Lighthouse youth shelter, and bakes", "Lighthouse youth shelter"],
  ["volunteers in the medical tent of the Leeds Waterfront run", "Leeds Waterfront run"],
  ["volunteers with the civil protection unit of Leeds", "civil protection unit of Leeds"],
  ["is fundraising for Calder Hospice House", "Calder Hospice House"],
  [
    "raises money each year for Coastguard Duluth, which pulled a friend out of the lake",
    "Coastguard Duluth"
  ],
  ["has raised S$64,000 for the Harbour Hospice Fund", "Harbour Hospice Fund"],
  ["raised £9,000 last spring for the Calder Valley Food Bank", "Calder Valley Food Bank"],
  ["is collecting winter coats for the Hope Street shelter", "Hope Street shelter"],
  ["is a patron of Leith Food Rescue", "Leith Food Rescue"],
  ["runs the conversation café for Tees Refugee Welcome", "Tees Refugee Welcome"],
  ["teach at Python Orchard Accra, which gets village kids writing code", "Python Orchard Accra"],
  [
    "was recognised for her work with Lesedi Book Trust, which she helped to start in 2015",
    "Lesedi Book Trust"
  ],
  ["spends Saturday mornings sorting tins at the Harbour Pantry", "Harbour Pantry"],
  ["packs boxes every Thursday for Voedselbank Zeeland", "Voedselbank Zeeland"],
  ["serves on the board of Duluth Refugee Garden", "Duluth Refugee Garden"],
  ["is a long-time Harbour Hospice volunteer", "Harbour Hospice"],
  ["gives two evenings a week to Samaritans", "Samaritans"],
  ["bakes for the Harbour Night Shelter", "Harbour Night Shelter"],
  ["walks rescue dogs for Dogs Trust", "Dogs Trust"],
  ["has chaired the board of the Clark Food Shelf", "Clark Food Shelf"],
  ["does the books for the Dales Repair Café", "Dales Repair Café"],
  ["cycles to Paris every June in aid of Wheels of Kindness", "Wheels of Kindness"],
  ["is a governor and mentor at Bright Start, a charity that helps young carers", "Bright Start"],
  ["Volunteer driver for Meals on Wheels", "Meals on Wheels"],
  ["Proceeds from the book go to Shelter Leith"],
  ["has led Team Tide at Walk for Hope since 2021", "Walk for Hope"],
  ["is co-founder of Kids Who Code Malta, which teaches children to program", "Kids Who Code Malta"],
  ["coaches at the Harbour Youth Project", "Harbour Youth Project"]
]

it.each(told.filter(([, ...names]) => names.length > 0))("%s", (text, ...names) => {
  expect(read(text)).toEqual(names.map(name => `causes: ${name}`))
})

/** What names a charity and says nothing of giving to it, or gives to what is none. */
const silent: ReadonlyArray<string> = [
  "raised money for Northwind",
  "raised a seed round for Harbour Labs",
  "delivers training for the Harbour Institute of Tides",
  "works for the Harbour Hospice Fund",
  "worked with the Tidal Foundation on vaccines",
  "is a former trustee of Harbour Hospice",
  "was a trustee of Harbour Hospice",
  "advises the Harbour Food Bank on data",
  "audits Harbour Food Bank for clients",
  "is a trustee of the Harbour Church Shelter",
  "fundraises for the Harbour Labour Party",
  "hopes to volunteer for Harbour Hospice",
  "volunteers for Tideworks",
  "The Harbour Food Bank feeds hungry families",
  "plays for Harbour Rovers",
  "teaches at Harbour University",
  "teaches at Harbour Dance",
  "writes for the Harbour Gazette"
]

it.each(silent)("nothing: %s", text => {
  expect(read(text)).toEqual([])
})
