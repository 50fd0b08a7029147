import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { counted, fromTo, routes, rowing, swims } from "../words/routes.ts"

const foot =
  "(?:ran|(?<=(?:has|have|['’]ve) )run|runs?(?! the)|running|walks?|walked|walking|hikes?|hiked|hiking|treks?|trekked|trekking|climbs?|climbed|climbing|bags?|bagged|bagging|summits?|summited|scaled|completes?|completed|finish(?:es|ed)|tackles?|tackled|conquered|did|done|cycles?|cycled|cycling|rides?|rode|ridden|bikes?|biked|races?|raced|enters?|entered|sails?|sailed|skis?|skied|paddles?|paddled|kayaks?|kayaked)"
const water = "(?:swum|swam|swims?|swimming)"
const oars =
  "(?:rows?|rowed|rowing|paddles?|paddled|kayaks?|kayaked|canoes?|canoed|sails?|sailed|surf(?:s|ed)?|kitesurf(?:s|ed)?)"
const road =
  "(?:cycles?|cycled|walks?|walked|rides?|rode|ridden|runs?|ran|rows?|rowed|hikes?|hiked|kayaks?|kayaked|paddles?|paddled|sails?|sailed)"

/** `her first 100-mile ultra`. */
const race =
  "(?:an?|the|her|his|their|my) (?:[\\p{Ll}\\d-]+ ){0,3}(?:marathon|half-marathon|ultra|ultramarathon|triathlon|ironman|parkrun|10[Kk]|duathlon|fell race|sportive|audax)(?= (?:in|on|at|last|this|for|with|when|and|to)(?![\\p{L}])|[.,;]|$)"

const deed = `(?<![\\p{L}-])(?<value>${foot} ${routes}|${water} ${swims}|${oars} ${rowing}|${road} ${fromTo}|${foot} ${counted}|${foot} ${race})(?![\\p{L}])(?!['’]| \\p{Lu}| (?:office|team|desk|store|store|campaign|account|project|programme|program|event|events|timing|expo|brand|website|stall|conference))`

/** What somebody once swam, ran or climbed: `swam the Fastnet relay`. */
export const deedsIn = (text: string): ReadonlyArray<string> =>
  matchesIn(text, patternOf(deed, "gu")).map(match => match.groups?.value ?? "")
