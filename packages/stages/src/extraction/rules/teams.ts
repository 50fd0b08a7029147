import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { listItems } from "../listItems.ts"
import { isSpeakable } from "../privateMatters.ts"
import { companyName, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"
import { follower, loyal } from "../words/devotion.ts"
import { tellingOf } from "../words/pursuits.ts"
import { isFamousTeam, isSportsClub, isTeam, isVenue } from "../words/teams.ts"
import { beingsOf } from "./beings.ts"

const seasonTicket =
  "(?:(?:an? )?season[- ]tickets?|(?:une? )?abonnement|(?:eine )?Dauerkarte) (?:at|for|with|to|beim?|für|à|au)"
const team = `(?:the |her |his |their |my )?(?:beloved )?(?<team>(?:1\\. )?${companyName}(?: (?:hurlers|footballers|camogie))?)(?<rest>.*)$`
const ofTeam = "(?:of|von|vom|des|der|de|du|de l['’]|de la|del|do|da|van|av)"

/** Verbs that say it, and the words that go with a ticket for all of a season. */
const supporting = new RegExp(
  `^(?:supports?|${have}(?:always )?(?:supported|followed|rooted for)|follows?|cheers? (?:for|on)|roots? for|pulls? for|barracks? for|backs|watch(?:es)?|(?:goes|go) to (?:watch|see)|never miss(?:es)? (?:an? )?(?:home )?(?:match |game )?(?:of |by )?|rarely miss(?:es)? (?:an? )?|${be}(?:cheering|rooting|shouting) (?:for|on)|can be (?:found|heard) (?:cheering|shouting) (?:for|on)|suffers (?:with|alongside|through)|${have}(?:had |held |been holding )?${seasonTicket}|holds? ${seasonTicket}|${be}(?:an? )?(?:season[- ]ticket[- ]holder|member|regular) (?:at|with|for)|(?:${be}|is )?(?:mad (?:about|keen on)|nuts about|crazy about|devoted to|obsessed with|besotted with)|bleeds? (?:\\p{Ll}+(?: and \\p{Ll}+)? )?for|hearts? (?:belongs? to|is with|beats? for|lies? with)|(?:will|can|['’]ll) talk (?:to anyone |for hours |all day )?about|(?:spends? (?:\\p{Ll}+ ){0,4}|${be}(?:[^,;]{0,40} )?)watching|${be}(?:long[- ])?suffering with|torce pelo|torce pela|drückt (?=.*Daumen)) ?${team}`,
  "u"
)
const fanOf = new RegExp(`^(?:an? |the )?(?:${loyal},? )*${follower} ${ofTeam} ${team}`, "u")
const fan = new RegExp(
  `^(?:an? |the )?(?:${loyal},? )*(?<team>(?:1\\. )?${companyName})[- ](?<rest>(?:(?:football|hockey|cricket|rugby|baseball|basketball|soccer) )?${follower}\\b.*)$`,
  "u"
)
const surely = /season[- ]ticket|Dauerkarte|^(?:cheers?|roots?|pulls?|barracks?) (?:for|on)|torce/
const playing = /^(?:lose|play|win|suffer|disappoint|collapse|struggle)(?![\p{L}])/u

const sportWord =
  /\b(?:football|soccer|rugby|cricket|hockey|basketball|baseball|netball|hurling|camogie|gaelic|GAA|footy|handball|softball|volleyball|lacrosse|supporters|club|team|match(?:es)?|games?|season|home and away|league|stadium|through thick and thin|since (?:childhood|he|she|they|I))\b/i
const lifelong = /(?:^|\s)(?:lifelong|life-long|die-hard|diehard|long-suffering|tragic) /
/** Verbs that have many other objects: those only beside a team that everybody knows, or a word of sport. */
const loose =
  /^(?:(?:is |am |are |['’](?:s|m|re) )?(?:mad|nuts|crazy|devoted|obsessed|besotted|[^,;]*watching)|will|can|['’]ll|spends?|supports?|follows?|backs|watch(?:es)?|go(?:es)? to|\S+ misse?s?|suffers|has followed)\b/

interface Telling {
  readonly said: string
  readonly team: string
  readonly rest: string
}

/** `Minnesota Wild lose`: the verb behind the name is no part of it. */
const tellingsOf = (text: string): ReadonlyArray<Telling> =>
  [
    { said: text, match: supporting.exec(text) },
    ...beingsOf(text).map(said => ({ said, match: fanOf.exec(said) ?? fan.exec(said) }))
  ].flatMap(({ said, match }) => {
    const name = tidyName(match?.groups?.team ?? "")
    return name === "" ? [] : [{ said, team: name, rest: (match?.groups?.rest ?? "").trim() }]
  })

const isSport = ({ said, team: name, rest }: Telling, isLeisure: boolean): boolean => {
  const isKnown = isTeam(name)
  const isTold = surely.test(said) || lifelong.test(said) || playing.test(rest)
  const isPlayed = sportWord.test(rest) && (isLeisure || !/charit/i.test(said))
  if (isVenue(name)) return false
  const isClear = !loose.test(said) || isKnown || isFamousTeam(name) || sportWord.test(said)
  return (isKnown || isTold || isPlayed) && isClear
}

const player =
  "(?:spinner|seamer|bowler|batter|batsman|wicket-?keeper|all-rounder|opener|prop|hooker|flanker|lock|scrum-half|fly-half|centre|winger|wing|full-?back|half-back|corner-back|striker|midfielder|defender|goalkeeper|goalie|keeper|forward|guard|pitcher|catcher|shortstop|outfielder|skip|jammer|blocker|pivot|cox|coxswain|rower|runner|swimmer|player|skater|sprinter|thrower|setter|libero|triathlete|paddler|fencer)"
const position =
  "(?:keeps? (?:wicket|goal)|opens? the (?:batting|bowling)|turns? out|coxe?s|captains?|bats|bowls?)"
const sports = tellingOf(
  "play row skate run swim race ride cycle bat paddle sail train compete curl fence box golf wrestle scull".split(
    " "
  )
)
/** `rows with`, `keeps wicket for`, `plays five-a-side for`, and whoever does it there. */
const playingFor = new RegExp(
  `^(?:(?:${be})?(?:${sports}|${position}|playing|rowing|skating|racing|training)(?: (?!for\\b|with\\b|at\\b)[^,;.]{1,40}?)? (?:for|with|at)|captains?|coxe?s) (?:the |her |his |their |my )?(?:local )?(?:${team})`,
  "u"
)
const playerFor = new RegExp(
  `^(?:an? |the )?(?:[\\p{L}\\d-]+ ){0,4}?${player} (?:for|with|at|in) ${team}`,
  "u"
)

/** The clubs by which the person plays; people work for clubs as well. */
const playedFor = (text: string, companies: ReadonlyArray<string>): ReadonlyArray<string> =>
  [playingFor.exec(text), ...beingsOf(text).map(said => playerFor.exec(said))]
    .map(match => tidyName(match?.groups?.team ?? ""))
    .filter(name => isSportsClub(name) && !isEmployer(name, { companies }))

/** Teams that the person follows or plays for, by their names. */
export const teams: Rule = ({ text, isLeisure, companies }): ReadonlyArray<Fact> => {
  const followed = tellingsOf(text)
    .filter(telling => isSport(telling, isLeisure))
    .map(telling => telling.team)
  return factsOf("personal.sports_teams", [...followed, ...playedFor(text, companies)].filter(isSpeakable))
}

/** Behind a label that says so: `Team: Malmö FF`; work has teams as well. */
export const teamItem = (line: string): ReadonlyArray<Fact> =>
  factsOf(
    "personal.sports_teams",
    listItems(line.replace(/[.]$/u, ""))
      .map(item => item.replace(/\s*\(.*$/u, ""))
      .filter(isTeam)
  )
