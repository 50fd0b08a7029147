import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isGiven, looksLikeName } from "../personMentions.ts"
import { isPlace } from "../words/places.ts"
import { isTeam, isVenue } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { shortName } from "./names.ts"
import { isPrivateName } from "./privateNames.ts"
import { namesRelativesElsewhere } from "./relatives.ts"

/** Who suffers, follows or has a ticket: what such words lead to is a side, whatever it is called. */
const following = [
  "[Ss]ufre con|[Nn]o se pierde (?:un|ningún) partido del?|[Ll]es? voy al?|[Ll]e va al?|[Hh]incha del?(?: la)?|[Ss]eguidora? del|[Ff]orof[oa] del|[Aa]ficionad[oa] al|[Aa]bonad[oa] (?:al|del)|[Ss]oci[oa] del(?= Real | Athletic| Atlético)",
  "[Ss]ofre com|[Nn]ão perde (?:um|nenhum) jogo d[oea]s?|[Tt]orc(?:e|o) (?:pelo|para o|pela)|[Tt]orcedora? d[oa]|[Aa]dept[oa] d[oa]",
  "[Ss]offr[eo] per|non perd[eo] una partita d[ei]l?|[Tt]ifos[oa] (?:del|della|dell['’]|di)|[Tt]if[ao](?: per)?(?: il| la)?|[Aa]bbonat[oa] (?:al|alla)",
  "[Ss]ouffre avec|ne (?:manque|rate) (?:pas |jamais )?(?:un|aucun) match d[ue]s?|(?:abonnée?|supporte(?:ur|rice)) (?:au|du|de l['’]|des?|de la)|partisane? (?:finie? )?(?:des?|du|de la|de l['’])|fan finie? (?:des?|du|de la|de l['’])",
  "[Ll]eidet mit|[Ff]iebert mit|verpasst kein(?: Heim)?[Ss]piel (?:des|der|von|vom)|rege mich über den|ärgert sich über den|Dauerkarte (?:für|beim|bei)(?: den)?|[Ff]olgt dem",
  "[Ll]ijdt mee met|mist geen (?:wedstrijd|thuiswedstrijd) van|supporters? van|seizoenkaart (?:van|voor|bij)|[Ii]k ben voor(?= \\p{Lu}\\p{Ll}+$)",
  "[Ll]ider med|[Hh]ejar på|[Hh]åller på|[Hh]eier på|[Hh]older med|missar (?:aldrig )?(?:en|ingen) match med|[Ff]öljer|[Ff]ølger|(?:ser(?: helst)?|så)(?= (?!\\p{Lu}\\p{Ll}+ \\p{Lu})\\p{L}+ (?:tabe|vinde|tape|vinne|förlora|vinna)(?![\\p{L}]))"
].join("|")

/** Of oneself this says where one comes from as well. */
const belonging = "[Ss]oy del|[Ss]ou d[oa]|[Ss]omos del"

const kinds =
  "(?:Núcleo|Grupo|Comissão|Comisión|Conselho|Consejo|Rede|Red|Coletivo|Colectivo|Norte|Sul|Sur|Centro|Interior|Estado|Barrio|Bairro|Departamento|Equipo|Equipe)"

/** Polish declines the names of its clubs, and says of nobody else that they are cheered on. */
const cheering =
  "[Kk]ibic(?:ka|em|ką|uję|uje)?|[Ww]iern(?:y|a|ym|ą) kibic(?:ka|em|ką)?|[Ff]an(?:ka|em|ką)? (?:klubu|drużyny)"

const article = "(?:(?:la|le|el|o|a|il|lo|de|den|der|die|het) |l['’])?"

const forms: ReadonlyArray<RegExp> = [
  regex.gu`(?<![\\p{L}])(?:${following}) ${article}(?<side>${shortName})`,
  regex.gu`(?<![\\p{L}])(?:${belonging}) (?!${kinds}(?![\\p{L}]))(?<side>${shortName})`,
  regex.gu`(?<![\\p{L}])(?:${cheering}) (?:(?:drużyny|klubu|drużynie|klubowi|piłkarzom|siatkarzom|żużlowcom) )?(?<side>${shortName})`
]

/** What supporters of clubs of Brazil and Portugal are called. */
const supporters =
  /(?<=^|[,:] |(?<![\p{L}])(?:é|É|[Ss]ou|[Ff]oi|[Ff]ui|[Ss]empre|[Oo]rgulhos[oa]|[Ff]errenh[oa]|[Ff]anátic[oa]) )(?:[Pp]almeirense|[Cc]orint(?:h)?ian[oa]|[Ff]lamenguista|[Ss]ão-paulin[oa]|[Ss]antista|[Vv]ascaín[oa]|[Bb]otafoguense|[Gg]remista|[Cc]olorad[oa](?= d[eo])|[Aa]tleticano|[Cc]ruzeirense|[Tt]ricolor(?= d[eo])|[Bb]enfiquista|[Ss]portinguista|[Pp]ortista)(?![\p{L}])/gu

const isSide = (name: string): boolean =>
  name !== "" &&
  !isVenue(name) &&
  !isTechnology(name) &&
  !isPrivateName(name) &&
  !(looksLikeName(name) && isGiven(name.split(" ")[0] ?? "") && !isTeam(name))

/** The sides that somebody follows, by words that lead to nothing else. */
export const sidesFollowed = (text: string): ReadonlyArray<Fact> => {
  // `z mężem, który jest kibicem …`: the side may be the relative's.
  if (namesRelativesElsewhere(text)) return []
  const [sure, own, cheered] = forms.map(form =>
    [...text.matchAll(form)].map(({ groups }) => groups?.side ?? "").filter(isSide)
  )
  return factsOf("personal.sports_teams", [
    ...(sure ?? []),
    ...(own ?? []).filter(name => isTeam(name) || !isPlace(name)),
    ...(cheered ?? []),
    ...[...text.matchAll(supporters)].map(([name]) => name)
  ])
}
