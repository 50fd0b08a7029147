import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { isPlace } from "../words/places.ts"
import { isTeam, isVenue, standsForTeam } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { isCharityElsewhere } from "./charityNames.ts"
import { clubForm } from "./clubForm.ts"
import type { Language } from "./Language.ts"
import { shortName } from "./names.ts"
import { isPrivateName } from "./privateNames.ts"
import { namesRelativesElsewhere } from "./relatives.ts"

/** Who suffers, follows or has a ticket: what such words lead to is a side, whatever it is called. */
const following = [
  "[Ss]ufre con|[Nn]o (?:se|me) pierd[eo] (?:un|ningún) partido (?:del?(?: la)?)|[Ll]es? voy al?|[Ll]e va al?|[Hh]incha del?(?: la)?|[Ss]eguidora? del|[Ff]orof[oa] del|[Aa]ficionad[oa] al|[Aa]bonad[oa] (?:al|del)|[Ss]oci[oa] del(?= Real | Athletic| Atlético)",
  "[Ss]ofre com|(?:[Nn]ão|[Nn]unca) perd[eo] (?:um|nenhum) jogo d[oea]s?|[Nn]ão perco (?:um|nenhum) jogo d[oea]s?|[Tt]orc(?:e|o) (?:pelo|para o|pela)|[Tt]orcedora? d[oa]|[Aa]dept[oa] d[oa]",
  "[Ss]offr[eo] per|non (?:si |mi )?perd[eo] una partita d(?:el(?:la|l['’])?|ei|i)|[Tt]ifos[oa] (?:del|della|dell['’]|di)|[Tt]if[ao](?: per)?(?: il| la)?|[Aa]bbonat[oa] (?:al|alla)",
  "[Ss]ouffre avec|ne (?:manque|rate)s? (?:pas |jamais )?(?:un |aucun )?(?:seul )?match (?:d[ue]s?(?: la)?|à domicile d[ue]s?)|(?:abonnée?|supporte(?:ur|rice)) (?:au|du|de l['’]|des?|de la)|partisane? (?:finie? )?(?:des?|du|de la|de l['’])|fan finie? (?:des?|du|de la|de l['’])",
  "[Ll]eidet mit|[Ff]iebert mit|verpasst? kein(?: Heim)?[Ss]piel (?:des|der|von|vom)|rege mich über den|ärgert sich über den|Dauerkarte (?:für|beim|bei)(?: den)?|[Ff]olgt dem",
  "[Ll]ijdt mee met|mist geen (?:wedstrijd|thuiswedstrijd) van|supporters? van|seizoenkaart (?:van|voor|bij)|(?:in|op) de tribune (?:bij|van)|(?:[Ee]lke|[Aa]lle) (?:thuis)?wedstrijd(?:en)? (?:naar|van|bij)|[Ii]k ben voor(?= \\p{Lu}\\p{Ll}+$)",
  "[Ll]ider med|[Hh]ejar på|[Hh]åller på|[Hh]eier på|[Hh]older med|missar (?:aldrig )?(?:en|ingen) match med|[Ff]öljer|[Ff]ølger|(?:ser(?: helst)?|så)(?= (?!\\p{Lu}\\p{Ll}+ \\p{Lu})\\p{L}+ (?:tabe|vinde|tape|vinne|förlora|vinna)(?![\\p{L}]))"
].join("|")

/** `no se pierde un partido`: what is denied there is that somebody stays away. */
export const neverMissing =
  "(?:no (?:se|me) pierd[eo]|(?:não|nunca) perd[eo]|não perco|non (?:si |mi )?perd[eo]|(?:ne |n['’])(?:manque|rate)s?(?: pas| jamais)?|verpass(?:t|e) kein(?:e|en)?|(?:mist|mis) (?:geen|nooit)|missar (?:aldrig|inte|ingen)|går (?:aldri|aldrig) glipp av|nie opuszcza[m]?)(?![\\p{L}])"

/** The same where the side must be known as one: people stand by much else. */
const standingBy = [
  "hält zu[mr]?|halte zu[mr]?|(?:schaut|schaue|sieht|sehe)(?: ich| sie| er)? (?:dem|den)|feuert|fiebert? (?:mit|für)|fiebere (?:mit|für)|im Stadion (?:bei|beim|von)|wenn",
  "vibr(?:e|er) pour|soutien[st]|support(?:e|er)|au stade pour|encourage",
  "v(?:e|eo) todos los partidos (?:del?|de la)|anim[ao] al?|es del|sigu?[eo] al?|grad[ao]s? del?",
  "seg(?:ue|uo)|allo stadio per",
  "(?:zit|sta|staat|zitten) (?:ze |hij |ik )?bij|juicht voor",
  "på läktaren (?:hos|med)|när|når|på tribunen (?:hos|med)"
].join("|")

/** Of oneself this says where one comes from as well. */
const belonging = "[Ss]oy del|[Ss]ou d[oa]|[Ss]omos del"

const kinds =
  "(?:Núcleo|Grupo|Comissão|Comisión|Conselho|Consejo|Rede|Red|Coletivo|Colectivo|Norte|Sul|Sur|Centro|Interior|Estado|Barrio|Bairro|Departamento|Equipo|Equipe)"

/** Polish declines the names of its clubs, and says of nobody else that they are cheered on. */
const cheering =
  "[Kk]ibic(?:ka|em|ką|uję|uje)?|[Ww]iern(?:y|a|ym|ą) kibic(?:ka|em|ką)?|[Ff]an(?:ka|em|ką)? (?:klubu|drużyny)"

const article = "(?:(?:la|le|les|el|los|las|o|a|os|il|lo|i|de|den|dem|der|die|das|het) |l['’])?"

const forms: ReadonlyArray<RegExp> = [
  regex.gu`(?<![\\p{L}])(?:${following}) ${article}(?<side>${shortName})`,
  regex.gu`(?<![\\p{L}])(?:${belonging}) (?!${kinds}(?![\\p{L}]))(?<side>${shortName})`,
  regex.gu`(?<![\\p{L}])(?:${cheering}) (?:(?:drużyny|klubu|drużynie|klubowi|piłkarzom|siatkarzom|żużlowcom) )?(?<side>${shortName})`,
  regex.gu`(?<![\\p{L}])(?:${standingBy}) ${article}(?<side>${shortName})`,
  regex.gu`(?:^|[ (])(?:[Dd]em|[Dd]er) (?<side>${shortName}) (?:hält|halte|bleibt|bleibe) (?:[^,;.]{0,40} )?(?:die Treue|treu)(?![\\p{L}])`
]

/** What supporters of clubs of Brazil and Portugal are called. */
const supporters =
  /(?<=^|[,:] |(?<![\p{L}])(?:é|É|[Ss]ou|[Ff]oi|[Ff]ui|[Ss]empre|[Oo]rgulhos[oa]|[Ff]errenh[oa]|[Ff]anátic[oa]) )(?:[Pp]almeirense|[Cc]orint(?:h)?ian[oa]|[Ff]lamenguista|[Ss]ão-paulin[oa]|[Ss]antista|[Vv]ascaín[oa]|[Bb]otafoguense|[Gg]remista|[Cc]olorad[oa](?= d[eo])|[Aa]tleticano|[Cc]ruzeirense|[Tt]ricolor(?= d[eo])|[Bb]enfiquista|[Ss]portinguista|[Pp]ortista)(?![\p{L}])/gu

const isSide = (name: string): boolean =>
  name !== "" &&
  !isVenue(name) &&
  !isTechnology(name) &&
  !isPrivateName(name) &&
  !(looksLikePerson(name) && !isTeam(name))

const isKnownSide = (name: string): boolean =>
  isTeam(name) || (clubForm.test(name) && !/^\p{Lu}+$/u.test(name) && !isCharityElsewhere(name))

/** Sides that stand among what somebody does in their free time: `Skitouren und der FC Red Bull Salzburg`. */
export const sidesInRow = (text: string, { and }: Pick<Language, "and">): ReadonlyArray<Fact> =>
  factsOf(
    "personal.sports_teams",
    text.split(regex.u`[,;:]\\s+(?:(?:${and}) )?| (?:${and}) `).flatMap(item => {
      const side = regex.u`^${article}(?<side>${shortName})(?=$|[.!]| \\()`.exec(item.trim())?.groups?.side
      const name = side?.replace(/[.]$/u, "") ?? ""
      return isSide(name) && isKnownSide(name) && (standsForTeam(name) || / /u.test(item.trim()))
        ? [name]
        : []
    })
  )

/** The sides that somebody follows, by words that lead to nothing else. */
export const sidesFollowed = (text: string): ReadonlyArray<Fact> => {
  // `z mężem, który jest kibicem …`: the side may be the relative's.
  if (namesRelativesElsewhere(text)) return []
  const [sure, own, cheered, near, loyal] = forms.map(form =>
    matchesIn(text, form)
      .map(({ groups }) => groups?.side ?? "")
      .filter(isSide)
  )
  return factsOf("personal.sports_teams", [
    ...(sure ?? []),
    ...(own ?? []).filter(name => isTeam(name) || !isPlace(name)),
    ...(cheered ?? []),
    ...(near ?? []).filter(isKnownSide),
    ...(loyal ?? []),
    ...matchesIn(text, supporters).map(([name]) => name)
  ])
}
