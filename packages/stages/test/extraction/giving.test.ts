import { expect, it } from "@effect/vitest"
import { causes } from "../../src/extraction/rules/causes.ts"
import { charities } from "../../src/extraction/scans/charities.ts"

const read = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies: ["Tideworks"] }
  const said = causes(clause)
  return (said.length > 0 ? said : charities(clause)).map(({ value }) => String(value))
}

type Row = readonly [text: string, ...names: ReadonlyArray<string>]

/** Time, money, goods and a voice, for whatever the organisation is called. */
const told: ReadonlyArray<Row> = [
  ["is a trustee of Ebbing Lane", "Ebbing Lane"],
  ["is a volunteer at a night school for adults in Leith", "night school for adults"],
  ["volunteers with the ground search and rescue team, so call", "ground search and rescue team"],
  ["volunteers at a conference every year"],
  ["runs a reading circle for girls in Leith", "reading circle for girls"],
  ["started our shoe drive, which goes on", "shoe drive"],
  ["coaches the Leith North robotics club on Tuesdays", "Leith North robotics club"],
  ["helps with meals at the Leith Community Kitchen on Mondays", "Leith Community Kitchen"],
  ["founded Ebb Shore, a trust that takes free checks to women", "Ebb Shore"],
  ["mentors girls' teams in Wave Robotics", "Wave Robotics"],
  ["is an ambassador for Cooks in Schools", "Cooks in Schools"],
  ["volunteers with Oban Tidy Towns", "Oban Tidy Towns"],
  ["volunteers with Barrels to Benches and sings", "Barrels to Benches"],
  ["mentors with Learn to Row Malta", "Learn to Row Malta"],
  ["volunteers with the Tide Watchers programme at weekends", "Tide Watchers programme"],
  ["talks on tides, and mentoring high school robotics teams through Wave Robotics", "Wave Robotics"],
  ["cycles from Mizen Head to Malin Head in aid of Ebb House", "Ebb House"],
  ["ran in support of Kite Air Ambulance", "Kite Air Ambulance"],
  ["has so far raised more than £30,000 for the RNLI", "RNLI"],
  ["'s collecting sponsorship for the SPCA, where she found her cat", "SPCA"],
  ["We give 5% of profit to Rowers Against Sewage", "Rowers Against Sewage"],
  ["gives time to: Marram House, every other Sunday", "Marram House"],
  ["gives back: Leith Food for Change", "Leith Food for Change"],
  [
    "my theme is clean water, with funds going to WaterAid and the Kelp Centre",
    "WaterAid",
    "Kelp Centre",
    "clean water"
  ],
  ["sends the day-olds to Ebb House", "Ebb House"],
  ["funds a village library through the Akshar Trust", "Akshar Trust"],
  ["is a founding donor of the Leith Food Bank", "Leith Food Bank"],
  ["is passionate about affordable housing", "affordable housing"],
  ["is passionate about pay equity and first-generation students", "pay equity", "first-generation students"],
  ["volunteers with the Ebb Eye Bank", "Ebb Eye Bank"],
  ["gives out two hundred loaves every Friday through the Open Hands Initiative", "Open Hands Initiative"],
  ["run the beach clean-up for Sound Coastlines in March", "Sound Coastlines"],
  ["Twice a month I drive the minibus for the Oban Hospice.", "Oban Hospice"],
  ["teach a free recording workshop at the Leith Floating Library", "Leith Floating Library"],
  ["teach free Saturday classes for the girls of the Marram Children's Home", "Marram Children's Home"],
  ["maintain the tide tables for the Open Kelp Map project as a volunteer", "Open Kelp Map project"],
  ["look after the pianos of Music Over Borders free of charge", "Music Over Borders"],
  ["crews do a roof a year, no charge, for Indwelling", "Indwelling"],
  ["It's hard, and so I've trained as a listener with The Galley Project.", "Galley Project"],
  ["has fostered forty dogs for Lost Hearts Rescue since 2018", "Lost Hearts Rescue"],
  ["trains young baristas through Harambe", "Harambe"],
  ["rode Kisumu–Mombasa for Operation Daylight, raising KSh 2 million", "Operation Daylight"],
  ["campaigns for step-free access with Transport for Leith", "Transport for Leith", "step-free access"],
  ["has campaigned for better flood defences since 2020", "better flood defences"],
  ["is vice-chair of Leith Foodbank", "Leith Foodbank"],
  ["founded the mentoring circle Salz&Mut", "Salz&Mut"],
  ["supports a literacy charity called Page Turners Leith", "Page Turners Leith"],
  ["gives money to the RNLI and to the Leith Food Bank", "RNLI", "Leith Food Bank"],
  ["coaches two girls a year through Codex Leith", "Codex Leith"],
  ["has been a Samaritans listener since 2018", "Samaritans"],
  ["'m a New Tide mentor, and I write", "New Tide"],
  ["Rowers Against Sewage regional rep (get me started).", "Rowers Against Sewage"],
  // What is done for others and has no other name.
  ["'m School governor", "School governor"],
  ["'s a volunteer firefighter.", "volunteer firefighter"],
  ["is part of the sea turtle patrol on Hunting Island", "sea turtle patrol"],
  ["runs a lending library for sailors.", "lending library for sailors"],
  ["coaches Marsh Lane Little League", "Marsh Lane Little League"],
  ["train the under-12s at Corribians", "under-12s at Corribians"],
  // What people speak up for.
  ["care a good deal about empty chapels and about apprenticeships", "empty chapels", "apprenticeships"],
  ["has championed line-caught haddock since 2015", "line-caught haddock"],
  ["is a passionate advocate for girls in rural schools", "girls in rural schools"]
]

it.each(told.map(([text, ...names]) => ({ text, names })))("$text", ({ text, names }) => {
  expect([...read(text)].sort()).toEqual([...names].sort())
})

/** At work, in business, over, or for a side. */
const silent: ReadonlyArray<string> = [
  "raised a seed round for Harbour Labs",
  "raised $5m for Acme from Sequoia",
  "raised £2m Series A for Harbour Labs",
  "gives talks to Acme",
  "drives a minibus for Stagecoach",
  "delivers meals for Deliveroo",
  "mentors junior engineers at Acme",
  "is a brand ambassador for Nike",
  "offers a free trial for Acme customers",
  "runs training for Oxfam",
  "is a supporter of Harbour Rovers",
  "was a trustee of Harbour Hospice",
  "was speaking at a breakfast in aid of Animal Welfare",
  "cares deeply about code quality",
  "champions product-led growth across the company",
  "volunteers for Tideworks"
]

it.each(silent)("nothing: %s", text => {
  expect(read(text)).toEqual([])
})
