/** Verbs that name a pastime by themselves, as a dictionary has them. */
const stems = `
  abseil birdwatch boulder bushwalk busk canoe climb cox crochet curl cycle embroider fence fish flyfish
  garden geocache golf hike ice-skate jog juggle kayak kiteboard kitesurf knit longboard mountain-bike
  mountaineer mudlark orienteer paddleboard paraglide quilt rappel rock-climb roller-skate rollerblade row
  sail scuba-dive scull sea-kayak sea-swim skate skateboard ski skydive snorkel snowboard snowshoe spelunk
  stargaze surf swim tour-skate trail-run trek unicycle wakeboard weightlift whittle wild-camp wild-swim
  windsurf woodcarve woodturn yodel
  beachcomb beatbox bell-ring bikepack bird-watch bodyboard bodysurf breakdance canyoneer coasteer cold-water-swim
  cosplay cross-country-ski fell-run fell-walk flyfish fly-fish fossick free-dive freedive hang-glide hill-walk home-brew homebrew ice-climb
  ice-fish ice-swim kite-surf larp lawn-bowl line-dance metal-detect mush open-water-swim packraft paddle-board paramotor peak-bag
  pole-dance powerlift sea-fish skijor ski-tour slackline spearfish speedskate square-dance stand-up-paddleboard
  surfcast swing-dance tap-dance telemark whitewater-raft wing-foil
`
  .trim()
  .split(/\s+/)

const third = (stem: string): string => {
  if (/(?:s|sh|ch|x|z)$/.test(stem)) return `${stem}es`
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`
}

/** Before `ing` and `er`: `swimm`, `danc`, `row`. */
const before = (stem: string): string => {
  const isShort = /(?:^|-)[^aeiou-]*[aeiou][bdgkmnprt]$/.test(stem)
  return isShort ? `${stem}${stem.at(-1)}` : stem.replace(/(?<![eoy])e$/, "")
}

const gerund = (stem: string): string => `${before(stem)}ing`

/** Of several verbs, how they tell what somebody does: `row`, `rows`. As a pattern. */
export const tellingOf = (verbs: ReadonlyArray<string>): string =>
  verbs
    .flatMap(stem => [third(stem), stem])
    .map(form => form.replaceAll("-", "[- ]"))
    .join("|")

/** Of several verbs, how they tell what somebody is at: `rowing`. As a pattern. */
export const doingOf = (verbs: ReadonlyArray<string>): string => verbs.map(gerund).join("|")

const irregular: Readonly<Record<string, string>> = {
  swim: "swum",
  sing: "sung",
  run: "run",
  ride: "ridden",
  ring: "rung",
  row: "rowed",
  sew: "sewn"
}
const participle = (stem: string): string => {
  const last = stem.split("-").at(-1) ?? ""
  const past = irregular[last]
  return past === undefined ? `${before(stem)}ed` : `${stem.slice(0, stem.length - last.length)}${past}`
}

/** Of several verbs, how they tell what somebody has long done: `rowed`. As a pattern. */
export const doneOf = (verbs: ReadonlyArray<string>): string =>
  verbs.map(participle).join("|").replaceAll("-", "[- ]")

/** `rowed`, `swum`. As a pattern. */
export const pursued = doneOf(stems)

/** `gardens`, `kayaks`: what people also own or make. */
const things: ReadonlySet<string> = new Set(
  "garden quilt canoe kayak cycle fence fish sail skate skateboard snowboard longboard snowshoe unicycle paddleboard surf boulder row trek".split(
    " "
  )
)
const tellings: ReadonlySet<string> = new Set(
  [...stems, "run", "cook", "bake", "sing", "read", "sew"].filter(stem => !things.has(stem)).map(third)
)

/** `hikes`: what somebody does, in one word, which is the name of nothing. */
export const isTellingAlone = (word: string): boolean => tellings.has(word.toLowerCase())

/** `row`, `rows`: verbs that say by themselves what somebody does for pleasure. As a pattern. */
export const pursuitVerbs = tellingOf(stems)

/** `rows`, `rowing`, `rower`, `rowers`: the pastime, and who has it. */
export const pursuitWords: ReadonlyArray<string> = stems.flatMap(stem => [
  stem,
  third(stem),
  ...["ing", "er", "ers"].map(ending => `${before(stem)}${ending}`)
])
