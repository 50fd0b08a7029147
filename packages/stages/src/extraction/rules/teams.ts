import { patternOf, regex } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { companyName, tidyName } from "../naming/properName.ts"
import { isSpeakable } from "../privateMatters.ts"
import { sidesOf } from "../scans/supporters.ts"
import { isEmployer } from "../Wanted.ts"
import { follower, loyal } from "../words/devotion.ts"
import { isPastime } from "../words/pastimes.ts"
import { doingOf, tellingOf } from "../words/pursuits.ts"
import { isAmbiguousTeam, isFamousTeam, isSportsClub, isTeam, isVenue } from "../words/teams.ts"
import { beingsOf } from "./beings.ts"

const seasonTicket =
  "(?:(?:an?|two|three|four|his|her|their|my) )?(?:season[- ]tickets?|abonnement|Dauerkarte) (?:at|for|with|to|beim?|für|à|au)"
const team = `(?:the |her |his |their |my )?(?:beloved )?(?<team>(?:1\\. )?${companyName}(?: (?:hurlers|footballers|camogie))?)(?<rest>.*)$`
const ofTeam = "(?:of|von|vom|des|der|de|du|de l['’]|de la|del|do|da|van|av)"

/** Verbs that say it, and the words that go with a ticket for all of a season. */
const supporting = regex.u`^(?:supports?|${have}(?:always )?(?:supported|followed|rooted for)|follows?|cheers? (?:for|on)|roots? for|pulls? for|barracks? for|(?:yells?|shouts?|screams?|sings?|weeps?) for|backs|watch(?:es)?|(?:goes|go) to (?:watch|see)|(?:never|seldom|hardly ever|does not|do not|doesn['’]t|don['’]t) miss(?:es)? (?:an? )?(?:home )?(?:match |game )?(?:of |by )?|rarely miss(?:es)? (?:an? )?|${be}(?:cheering|rooting|shouting) (?:for|on)|can be (?:found|heard) (?:cheering|shouting) (?:for|on)|suffers (?:with|alongside|through)|${have}(?:had |held |been holding )?${seasonTicket}|holds? ${seasonTicket}|${be}(?:an? )?(?:season[- ]ticket[- ]holder|member|regular) (?:at|with|for)|(?:${be}|is )?(?:mad (?:about|keen on)|nuts about|crazy about|devoted to|obsessed with|besotted with)|bleeds? (?:\\p{Ll}+(?: and \\p{Ll}+)? )?for|(?:${be}(?:found |heard |seen )?)?(?:yell(?:s|ing)?|shout(?:s|ing)?|scream(?:s|ing)?|swear(?:s|ing)?) at the (?:TV|telly|television|radio|screen)(?: for)?|hearts? (?:belongs? to|is with|beats? for|lies? with)|(?:will|can|['’]ll) talk (?:to anyone |for hours |all day )?about|(?:spends? (?:\\p{Ll}+ ){0,4}|${be}(?:[^,;]{0,40} )?)watching|${be}(?:long[- ])?suffering with|torce pelo|torce pela|drückt (?=.*Daumen)) ?${team}`
const fanOf = regex.u`^(?:[Aa]n? |the )?(?:${loyal},? )*${follower} ${ofTeam} ${team}`
const fan = regex.u`^(?:[Aa]n? |the )?(?:${loyal},? )*(?<team>(?:1\\. )?${companyName})[- ](?<rest>(?:(?:football|hockey|cricket|rugby|baseball|basketball|soccer) )?${follower}\\b.*)$`
/** `has Leeds Rhinos season tickets`, `being a Leeds Rhinos season ticket holder`. */
const ticketed = regex.u`(?:^(?:${have}|holds? |keeps? )(?:(?:had|held) )?(?:(?:an?|two|three|four|her|his|their|my) )?|(?<![\\p{L}])being an? (?:${loyal},? )*)(?<team>${companyName}) season[- ]ticket(?<rest>(?:s|[- ]holders?)?(?![\\p{L}]).*)$`
const surely = /season[- ]ticket|Dauerkarte|^(?:cheers?|roots?|pulls?|barracks?) (?:for|on)|torce/
const playing =
  /^(?:lose|play|win|suffer|disappoint|collapse|struggle|from (?:the cheap seats|a safe distance|afar|section|behind)|in both codes|everywhere|up and down|at (?:Trent Bridge|Headingley|Edgbaston|Taunton|Hove|the Oval|Lord['’]s)|at (?:indecent|ungodly|silly|odd) hours|with (?:the|a) (?:sort|kind|degree) of|through (?:thick|everything)|home and away|religiously|faithfully|over land)(?![\p{L}])/u

const sportWord =
  /\b(?:football|soccer|rugby|cricket|hockey|basketball|baseball|netball|hurling|camogie|gaelic|GAA|footy|handball|softball|volleyball|lacrosse|supporters|club|team|match(?:es)?|games?|season|home and away|league|stadium|through thick and thin|since (?:childhood|before|birth|he|she|they|I))\b/i
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
    { said: text, match: ticketed.exec(text) ?? supporting.exec(text) },
    ...beingsOf(text).map(said => ({
      said,
      match: fanOf.exec(`${said.charAt(0).toLowerCase()}${said.slice(1)}`) ?? fan.exec(said)
    }))
  ].flatMap(({ said, match }) => {
    const name = tidyName(match?.groups?.team ?? "")
    return name === "" || /['’]s?$/u.test(match?.groups?.team ?? "")
      ? []
      : [{ said, team: name, rest: (match?.groups?.rest ?? "").trim() }]
  })

const isSport = ({ said, team: name, rest }: Telling, isLeisure: boolean): boolean => {
  const isKnown = isTeam(name)
  const isTold = surely.test(said) || lifelong.test(said) || playing.test(rest)
  const isPlayed = sportWord.test(rest) && (isLeisure || !/charit/i.test(said))
  // `Jury member of the Guild`: of what one is a member stands behind.
  if (isVenue(name) || /^(?:['’]|(?:of|members? (?:of|at|for|with))(?![\p{L}]))/u.test(rest)) return false
  const isClear =
    !loose.test(said) ||
    isKnown ||
    (/^follows? /u.test(said) && playing.test(rest)) ||
    isFamousTeam(name) ||
    sportWord.test(said)
  // `a member of the Guild who never misses a match`: of what else one is a member is known by its name.
  const isMember = /(?:^| )(?:member|regular) (?:at|with|for|of) (?:the )?$/u.test(
    said.slice(0, said.indexOf(name))
  )
  // `a regular at the Hull climbing wall`: what stands behind a town is called by it.
  const isOfTown = isMember && isAmbiguousTeam(name) && /^\p{Ll}/u.test(rest) && !sportWord.test(rest)
  return (isKnown || isTold || (isPlayed && !isMember)) && isClear && !isOfTown
}

const player =
  "(?:spinner|seamer|bowler|batter|batsman|wicket-?keeper|all-rounder|opener|prop|hooker|flanker|lock|scrum-half|fly-half|centre|winger|wing|full-?back|half-back|corner-back|striker|midfielder|defender|goalkeeper|goalie|keeper|forward|guard|pitcher|catcher|shortstop|outfielder|skip|jammer|blocker|pivot|cox|coxswain|rower|runner|swimmer|player|skater|sprinter|thrower|setter|libero|number (?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|\\d+)|scorer|triathlete|paddler|fencer|captain|skipper|coach)"
const surePlayer =
  /(?:spinner|seamer|batsman|wicket-?keeper|flanker|scrum-half|fly-half|striker|midfielder|goalkeeper|goalie|shortstop|outfielder|coxswain|jammer|rower|winger|(?<![\p{L}])number (?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?= (?:for|with|of) [^,;.]*(?<![\p{L}])(?:Firsts|Seconds|Thirds|Fourths|XI|XV|Vets|Veterans|Ladies|Reserves|Old Boys|Old Girls)(?![\p{L}]))) (?:for|with|of)/u
const position =
  "(?:keeps? (?:wicket|goal)|hooks|props|opens? the (?:batting|bowling)|turns? out|coxe?s|captains?|bats|bowls?|coach(?:es)?|coaching)"
const deeds =
  "play throw shoot row skate run swim race ride cycle bat paddle sail train compete curl fence box golf wrestle scull".split(
    " "
  )
/** `rows with`, `keeps wicket for`, `plays five-a-side for`, `has captained`, and whoever does it there. */
const playingFor = `^(?:${have})?(?:(?:${be}|been )?(?:${tellingOf(deeds)}|${doingOf(deeds)}|${position}|swum|rowed|raced|skated|played|run)(?: [^,;.]{1,40}?)? (?:for|with|at|in)|captain(?:s|ed)?|coxe[sd]|coaches|skippers) (?:the |her |his |their |my )?(?:local )?(?:${team})`
/** `coaches her village under-tens side, the Tidal Otters`. */
const sideCalled = `^(?:${have}|${be})?(?:plays?|playing|played|coach(?:es|ing|ed)?|captain(?:s|ed)?|skippers?|trains?) (?:[^,;.]{1,40} )?(?:team|side|squad|XI|XV)(?:,? called|,) ${team}`
const playerFor = `^(?:[Aa]n? |the )?(?:[\\p{L}\\d-]+ ){0,4}?${player} (?:for|with|at|in|of) ${team}`
/** Whose sport is told, plays for any name: `swims for Porto Masters`, `plays five-a-side for the Late Fees`. */
const surelyPlaying =
  /^(?:(?:is|am|['’](?:s|m)) )?(?:(?:rows?|rowing|swims?|swimming|skates?|skating|curls?|fences?|paddles?|sculls?|wrestles?|curls?|bats|bowls|opens? the (?:batting|bowling)|keeps? (?:wicket|goal))(?: \p{Ll}+){0,2} for|play(?:s|ing)? (?:(?:in )?(?:goal|midfield|defen[cs]e|attack|prop|hooker|lock|flanker|fly-half|scrum-half|wing|full-?back|(?:corner|wing|centre|center|half|full|left|right|inside|outside)[- ](?:wing|back|half|forward)|up front|point guard|goalkeeper|five-a-side|six-a-side|seven-a-side|football|soccer|rugby|touch rugby|cricket|hockey|ice hockey|netball|basketball|volleyball|badminton|squash|tennis|table tennis|korfball|handball|futsal|lacrosse|softball|water polo|walking football|ultimate)) (?:for|with)) /u
/** `badminton club`, which goes with the name before it. */
const kindOfSide =
  /^ ?(?:(?:ice hockey|roller derby|table tennis|water polo|walking football|\p{Ll}[\p{L}-]+) )?(?:club|team|side|squad)(?![\p{L}])/u
/** `curls for the Cornwall club`: a word that is a place by itself names the club only together with it. */
const isTown = (name: string, kind: string): boolean =>
  kind === " club" && !name.includes(" ") && !isTeam(name)
const noSide =
  /(?:Orchestra|Philharmonic|Band|Choir|Symphony|Theatre|Company|Ensemble|Quartet|Council|Group|Ltd|Inc)$/u

/** `plays handball in the fourth division for`: a game, and whom it is played for. */
const playedGame =
  /^(?:plays?|playing|skates?|trains?|throws?|shoots?|bowls?) (?<game>[\p{Ll} -]{3,30}?)(?: (?:in|on|at) (?:the|a) [\p{Ll} ]{3,25})? (?:for|with) (?:the |a team called )?$/u

/** The clubs by which the person plays; people work for clubs as well. */
const playedFor = (text: string, companies: ReadonlyArray<string>): ReadonlyArray<string> =>
  [
    patternOf(sideCalled).exec(text),
    patternOf(playingFor).exec(text),
    ...beingsOf(text).map(said => patternOf(playerFor).exec(said))
  ].flatMap(match => {
    const name = tidyName(match?.groups?.team ?? "")
    const kind = kindOfSide.exec(match?.groups?.rest ?? "")?.[0] ?? ""
    if (match === null || name === "" || noSide.test(name) || isEmployer(name, { companies })) return []
    // `plays squash at the Bandra Squash Club`: where somebody plays, and trains nobody, they are a member, and in no side by that.
    if (
      / Club$/u.test(name) &&
      !/(?:coach|captain|skipper)/u.test(match[0]) &&
      / (?:at|in) (?:the |her |his |their |my )?$/u.test(text.slice(0, text.indexOf(name)))
    )
      return []
    const isSide = isSportsClub(name) || (kind !== "" && isPastime(kind))
    const before = text.slice(0, text.indexOf(name))
    const game = playedGame.exec(before)?.groups?.game
    const isTold =
      / (?:team|side|squad|XI|XV)(?:,? called|,) (?:the )?$/u.test(before) ||
      surelyPlaying.test(match[0]) ||
      surePlayer.test(match[0]) ||
      (game !== undefined && isPastime(game))
    return isSide || (isTold && !(/with /u.test(match[0]) && looksLikeName(name)))
      ? [kind !== "" && (isPastime(kind) || isTown(name, kind)) ? `${name} ${kind.trim()}` : name]
      : []
  })

/** `roots for the Hooks and the Astros`: what stands behind a team that is followed, with an article of its own. */
const furtherOf = (text: string, followed: ReadonlyArray<string>): ReadonlyArray<string> =>
  followed.flatMap(first => {
    const rest = text.slice(text.indexOf(first) + first.length)
    const next = regex.u`^,? and (?:[^,;.]{0,30}, )?the (?<team>${companyName})`.exec(rest)?.groups?.team
    return next === undefined || !isTeam(tidyName(next)) ? [] : [tidyName(next)]
  })

/** Teams that the person follows or plays for, by their names. */
export const teams: Rule = (clause): ReadonlyArray<Fact> => {
  const { text, isLeisure, companies } = clause
  const followed = tellingsOf(text)
    .filter(telling => isSport(telling, isLeisure))
    .map(telling => telling.team)
  // `competes in trials, and plays for Harbour FC`: what is done beside stands behind `and`.
  const played = text.split(/,? and (?=\p{Ll}+s )/u).flatMap(part => playedFor(part, companies))
  const found = [...followed, ...furtherOf(text, followed), ...played].filter(isSpeakable)
  return found.length === 0 ? sidesOf(clause) : factsOf("personal.sports_teams", found)
}

/** Behind a label that says so: `Team: Malmö FF`; work has teams as well. */
export const teamItem = (line: string): ReadonlyArray<Fact> =>
  factsOf(
    "personal.sports_teams",
    listItems(line.replace(/[.]$/u, ""))
      .map(item => item.replace(/\s*\(.*$/u, ""))
      .filter(isTeam)
  )
