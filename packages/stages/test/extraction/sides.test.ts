import { expect, it } from "@effect/vitest"
import { factsOfPerson, type Row } from "./person.ts"

/** Sides that are followed or played for. */
const told: ReadonlyArray<Row> = [
  ["She throws darts for the Tidal Wrens.", "hobby: darts", "team: Tidal Wrens"],
  ["She coaches her village netball team, the Tidal Otters.", "team: Tidal Otters"],
  ["She plays corner-back for Leeds Vale.", "team: Leeds Vale"],
  ["She volunteers with Mend Happy Leeds between fixtures."],
  [
    "She bakes on Sundays and hooks for the Fernhill Women’s rugby side.",
    "hobby: baking",
    "hobby: rugby",
    "team: Fernhill Women’s rugby side"
  ],
  ["She follows Hull RLFC with more loyalty than sense.", "team: Hull RLFC"],
  ["She is a Jury member of the Tidal Design Club."],
  ["She leads the pricing team, the Tidal Otters."],
  ["She is a regular at the Leeds food markets."],
  ["She is a member of the Rotary Club of Carson City."],
  ["She plays squash at the Bandra Squash Club.", "hobby: Squash"],
  ["She coaches juniors at Bandra Hurling Club.", "team: Bandra Hurling Club"],
  ["Last month we sent the letter to 450 supporters."],
  ["She is one of us. Adelaide Crows person.", "team: Adelaide Crows"],
  ["She is one of us. Mets optimist, mostly.", "team: Mets"],
  ["She follows Offaly in both codes.", "team: Offaly"],
  ["Ask about the Newcastle Knights at your own risk.", "team: Newcastle Knights"],
  [
    "She ties flies, and hopes out loud for the Seattle Mariners.",
    "hobby: tying flies",
    "team: Seattle Mariners"
  ],
  [
    "I like it here. Off the clock: bass fishing, and Penn State football.",
    "hobby: bass fishing",
    "team: Penn State football"
  ],
  ["You’ll also catch me yelling at the TV for the Saints.", "team: Saints"],
  ["On Fridays she is in section 104 for the North Bay Battalion.", "team: North Bay Battalion"],
  ["She has been a season-ticket holder at Montana Grizzlies since 1999.", "team: Montana Grizzlies"],
  ["She is a Montana Grizzlies season-ticket holder.", "team: Montana Grizzlies"],
  ["She has Montana Grizzlies season tickets.", "team: Montana Grizzlies"],
  [
    "She spoke about her degree and being a Montana Grizzlies season ticket holder.",
    "team: Montana Grizzlies"
  ],
  ["She does not miss a Halifax Mooseheads home game.", "team: Halifax Mooseheads"],
  ["I like it here. Supporter of Hull Kingston Rovers.", "team: Hull Kingston Rovers"],
  ["She is one of us. Founder member of the Ouse Brewers Association."],
  ["Leeds Rhinos on the radio. I’ve followed them since I was in a pram.", "team: Leeds Rhinos"],
  [
    "When she is not reconciling other people’s money she plays for the Adyar Smashers badminton club.",
    "hobby: badminton",
    "team: Adyar Smashers badminton club"
  ],
  ["She has captained the Scottsville Oaks 2nd XI since 2018.", "team: Scottsville Oaks 2nd XI"],
  [
    "Fell walking, and Scarlets, God help me. I have had a season ticket since 1999.",
    "hobby: Fell walking",
    "team: Scarlets"
  ],
  ["She lives in Porto. Halifax Town till the end, which may be soon.", "team: Halifax Town"],
  ["She can be found at every Halifax Mooseheads home game.", "team: Halifax Mooseheads"],
  ["She follows Raith Rovers, home and away.", "team: Raith Rovers"],
  ["She is a lifelong Bristol City fan.", "team: Bristol City"],
  ["On Saturdays she stands behind the goal at Raith Rovers.", "team: Raith Rovers"],
  ["Her Saturdays belong to Partick Thistle.", "team: Partick Thistle"],
  ["She suffers, on the terraces, with Grimsby Town.", "team: Grimsby Town"],
  ["She rarely misses a Pumas game.", "team: Pumas"],
  ["I bleed green and gold for the Canberra Raiders.", "team: Canberra Raiders"],
  ["I’m a Hawthorn member.", "team: Hawthorn"],
  ["I’ve supported Arsenal for thirty years.", "team: Arsenal"],
  ["Go Canucks! I mean it.", "team: Canucks"],
  ["I have two season tickets for the Brisbane Lions and no regrets.", "team: Brisbane Lions"],
  ["Ask her about the Toronto Maple Leafs at your peril.", "team: Toronto Maple Leafs"],
  ["She plays prop for Matua Rugby Club.", "hobby: Rugby", "team: Matua Rugby Club"],
  ["She turns out for Headingley Park CC on Saturdays.", "team: Headingley Park CC"],
  ["She rows at four for Corrib Coastal Rowing Club.", "hobby: rowing", "team: Corrib Coastal Rowing Club"],
  ["She skates as Query Monster for the Cream City Rollers.", "team: Cream City Rollers"],
  ["Hibs.", "team: Hibs"],
  ["Stormers, come what may.", "team: Stormers"],
  ["Palace till I die. I mean it.", "team: Palace"],
  ["Grimsby tragic. She is also a baker.", "team: Grimsby"],
  ["Mets fan, that is to say patient.", "team: Mets"],
  ["She roots for the Mud Hens and the Astros.", "team: Mud Hens", "team: Astros"],
  ["She plays shinty for Skerry Camanachd.", "hobby: shinty", "team: Skerry Camanachd"],
  ["She has not missed a Tacoma Rainiers home opener since 2006.", "team: Tacoma Rainiers"],
  ["Her favourite football club is Liverpool.", "team: Liverpool"],
  ["She follows the Dragons from a safe distance.", "team: Dragons"],
  ["She plays five-a-side with Agenda Item Nine.", "hobby: five-a-side"],
  ["She runs with the Wharfe Valley Fell Runners.", "hobby: running", "team: Wharfe Valley Fell Runners"],
  [
    "She swims for Porto Masters and supports Benfica.",
    "hobby: swimming",
    "team: Benfica",
    "team: Porto Masters"
  ],
  ["She plays in goal for FC Boavista Veterans.", "team: FC Boavista Veterans"],
  ["She is a goalkeeper for the Leith Links Ladies.", "team: Leith Links Ladies"],
  ["Long-suffering Sunderland supporter. She is also a baker.", "team: Sunderland"],
  ["Season-ticket holder at Raith Rovers since 1986.", "team: Raith Rovers"],
  ["When the Sabres are at home, so is she.", "team: Sabres"],
  ["She watches the Kansas City Chiefs with more devotion than is healthy.", "team: Kansas City Chiefs"],
  ["A fan of the Green Bay Packers, she moved to Porto in 2010.", "team: Green Bay Packers"],
  ["She cheers on Naomh Aobhán from the sideline.", "team: Naomh Aobhán"],
  [
    "She plays left wing for the Northside Nomads ice hockey team.",
    "hobby: ice hockey",
    "team: Northside Nomads ice hockey team"
  ],
  ["I’ve had a season ticket for the Giants since 2010.", "team: Giants"],
  ["I still get to most Exeter City home matches.", "team: Exeter City"],
  ["A Gunners fan since birth. She is also a baker.", "team: Gunners"],
  ["She bats at seven for the Porto Wanderers.", "team: Porto Wanderers"],
  ["She keeps goal for Foz Ladies.", "team: Foz Ladies"],
  ["I’m a Spurs fan, which explains the grey hair.", "team: Spurs"]
]

/** Former, wished for, made up, somebody else’s, or a trade. */
const untold: ReadonlyArray<string> = [
  "She opened the batting for Old Porto Cricketers for years and still keeps their score.",
  "I am a member of the Barmy Army.",
  "She holds a season ticket for the Porto Opera.",
  "She is head of marketing at Leeds Rhinos.",
  "She designed the website for Exeter City.",
  "Exeter City Council is her client.",
  "Magic.",
  "Bath.",
  "She is a Beatles fan.",
  "She is a Star Wars fan.",
  "She plays a part in United Way.",
  "She is a fan of the Agile Manifesto.",
  "She supports Oxford City Farm.",
  "She supports Manchester City Council.",
  "Her brother plays for Leeds Rhinos.",
  "She follows the Golden State Warriors’ salary models.",
  "Leeds Rhinos are one of our clients. I run the account.",
  "I worked with Everton on their stadium. It was fun.",
  "She once had trials with Everton.",
  "She used to play for Leeds Rhinos.",
  "She ran communications for the Chicago Bulls.",
  "She watches the Giants of tech with suspicion.",
  "She spoke at the Emirates Stadium.",
  "She supports United Nations programmes.",
  "She plays for keeps.",
  "She is a Rotary member.",
  "A tragic mistake, she says.",
  "She sits on the board of Leeds United Foundation.",
  "She advises the Wolves on data.",
  "I am 41. Cllr Barry Stott is a retired plumber and a Bradford City fan.",
  "I am 41. Barry Stott, a Bradford City fan, is the treasurer.",
  "I am 41. Dean adores golf."
]

it.each(told)("reads sides in: %s", (text, ...facts) => {
  expect([...factsOfPerson(text)].sort()).toEqual([...facts].sort())
})

it.each(untold)("reads none in: %s", text => {
  expect(factsOfPerson(text)).toEqual([])
})
