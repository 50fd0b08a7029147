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

const gerund = (stem: string): string =>
  stem.endsWith("ie") ? `${stem.slice(0, -2)}ying` : `${before(stem)}ing`

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
const doneOf = (verbs: ReadonlyArray<string>): string =>
  verbs.map(participle).join("|").replaceAll("-", "[- ]")

/** Verbs by which somebody tells what they have long done. */
const lasting = [...stems, "sing", "dance", "bowl"]

/** `rowed`, `swum`, `sung`. As a pattern. */
export const pursued = doneOf(lasting)

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

/** Verbs with something behind them: `sings alto`, `keeps bees`. */
const makings =
  "bag bake bind brew breed build call carve climb coach collect compose cook craft crew cultivate dance draw dye ferment fish fix fly forage garden grow hunt keep knit make mend paddle paint photograph play press pick race raise read rebuild referee repair restore revive ride ring roast row run sail set sew sing skate solve spin surf tend throw tie pilot train turn umpire walk watch weave whittle write".split(
    " "
  )
const loose: ReadonlySet<string> = new Set(
  "bake bowl camp cook dance dive draw fence forage hurl paint read referee ride run scull sew sing umpire walk weave wrestle".split(
    " "
  )
)

/** Each form in which a text tells of these, with what somebody is at: `sings` with `singing`. */
const doings = (verbs: ReadonlyArray<string>, forms: (stem: string) => ReadonlyArray<string>) =>
  new Map(
    verbs.flatMap(stem =>
      forms(stem).flatMap(form => [
        [form, gerund(stem)] as const,
        [form.replaceAll("-", " "), gerund(stem).replaceAll("-", " ")] as const
      ])
    )
  )

/** `climbs`, `keeps bees`: what nobody takes for a thing. */
const surely = doings(
  [...stems, ...loose].filter(stem => !things.has(stem)),
  stem => [third(stem)]
)
/** `rowed`, `sung`: what somebody has long done. */
const longDone = doings(lasting, stem => [participle(stem)])
const surelyMade = doings([...stems, ...makings], stem => [third(stem)])
/** `canoe`, `fly fishing`: what is a verb only where it tells what somebody does. */
const perhaps = doings([...stems, ...loose], stem => [stem, third(stem)])
const perhapsMade = doings([...stems, ...makings], stem => [stem])

const asDoer = (stem: string): string =>
  /^(?:canoe|cycle)$/.test(stem) ? `${before(stem)}ist` : `${before(stem)}er`

/** What somebody may be called who does these, with what they are at: `walker` with `walking`. */
const doers = new Map(
  [...stems, ...loose, ...makings, "bird", "ring", "tour", "watch"]
    .filter(stem => !/^(?:coach|pilot|play|press|train|raise|set|call|draw|photograph|watch)$/.test(stem))
    .map(stem => [asDoer(stem), gerund(stem)] as const)
)
/** Written together with what it is done with. */
const joinedDoers = ["walker", "keeper", "watcher", "runner", "swimmer", "ringer"]

/** `hill walking` of `hill walker`, `beekeeping` of `beekeeper`: what somebody does who is called by it. */
const doingOfDoer = (value: string): string | undefined => {
  const { lead = "", last = "" } = /^(?<lead>(?:.*[ -])?)(?<last>\p{L}+)$/u.exec(value)?.groups ?? {}
  const word = last.toLowerCase()
  const joined = joinedDoers.find(doer => word.endsWith(doer)) ?? word
  const doing = doers.get(word) ?? doers.get(joined)
  if (doing === undefined) return undefined
  const whole = doers.has(word) ? doing : `${last.slice(0, last.length - joined.length)}${doing}`
  return lead === "" && /^\p{Lu}/u.test(last)
    ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
    : `${lead}${whole}`
}

/** What stands before a verb: somebody, or the verb before it in a row of them. */
const ledByTeller =
  /(?:^|(?<![\p{L}]))(?:I|[Ww]e|[Tt]hey|[Ss]he|[Hh]e)(?: (?:also|still|now|sometimes|often|mostly))? $|(?<![\p{L}])helps?(?: to)? $|^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)? $/u
const inRow = /(?<![\p{L}])I \p{Ll}[^.;]*(?:,| and) $/u
/** `teaches at a school and rows at Leeds Rowing Club`, `, who treks in the hills`: with a place behind it, what may be a thing is told of somebody. */
const ledByVerb =
  /(?<![\p{L}])(?:(?:[Ss]he|[Hh]e) (?:also )?\p{Ll}+s [^.;]*(?:,| and)|who(?: also| still| often)?) $/u
const behindVerb = /^ (?:at|with|in|on|for|off|along|across|round|around) /u

/** `Surfs before work.`: a verb that begins its sentence, and not a thing: `Surfs up`. */
const behindFirst = /^ (?:before|after|every|most|when|whenever|at|with|in|on|off|all) /u

/** `kept bees`: what somebody has done for long they still do. */
const keptLong = /^(?<verb>kept|collected)(?<rest> .+)$/u

/**
 * A pastime as a report has it: `climbing` for `I climb`, `singing alto` for `sings alto`. What may be a thing as well is
 * a verb only where the quote tells it of somebody: `I canoe`, but neither `paddles a canoe` nor `fly fishing`.
 */
export const asDoing = (value: string, quote: string): string => {
  const told = `${value.charAt(0).toLowerCase()}${value.slice(1)}`
  const before = quote.slice(0, Math.max(0, quote.toLowerCase().indexOf(told.toLowerCase())))
  const behind = quote.slice(before.length + told.length)
  const isTold =
    ledByTeller.test(before) ||
    inRow.test(before) ||
    (/^\p{Ll}+s$/u.test(told) && /(?<![\p{L}])still $/u.test(before)) ||
    (/(?:^|[.!?] )$/u.test(before) &&
      /^\p{Lu}\p{Ll}+s /u.test(quote.slice(before.length)) &&
      behindFirst.test(behind)) ||
    (/^\p{Ll}+s$/u.test(told) && ledByVerb.test(before) && behindVerb.test(behind))
  const { verb = "", rest = "" } = /^(?<verb>\p{L}[\p{L}-]*)(?<rest> .+)$/u.exec(told)?.groups ?? {}
  const long = keptLong.exec(told)?.groups
  if (long !== undefined) return `${long.verb === "kept" ? "keeping" : "collecting"}${long.rest}`
  const alone = surely.get(told) ?? longDone.get(told) ?? (isTold ? perhaps.get(told) : undefined)
  const made = surelyMade.get(verb) ?? (isTold ? perhapsMade.get(verb) : undefined)
  const doing = alone ?? (made === undefined ? undefined : `${made}${rest}`)
  if (doing === undefined) return doingOfDoer(value) ?? value
  return value.startsWith(told) ? doing : `${doing.charAt(0).toUpperCase()}${doing.slice(1)}`
}

/** `row`, `rows`: verbs that say by themselves what somebody does for pleasure. As a pattern. */
export const pursuitVerbs = tellingOf(stems)

/** `rows`, `rowing`, `rower`, `rowers`: the pastime, and who has it. */
export const pursuitWords: ReadonlyArray<string> = stems.flatMap(stem => [
  stem,
  third(stem),
  ...["ing", "er", "ers"].map(ending => `${before(stem)}${ending}`)
])
