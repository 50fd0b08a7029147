import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import type { Language } from "./Language.ts"

const collecting =
  "[Cc]ole(?:c)?cion[oa]|[Cc]ollezion[oa]|[Cc]ollectionne|[Ss]ammelt|[Ss]ammle|[Vv]erzamelt?|[Ss]amler(?: på)?|[Ss]amlar(?: på)?|[Kk]olekcjonuj[eę]|[Zz]bier(?:a|am)"

const adverb =
  "außerdem|auch|seit Jahren|leidenschaftlich|también|además|também|anche|aussi|également|ook|graag|også|gerne|också|gärna|też|także|również"

const article = "(?:(?:les|des|de|du|la|el|los|las|le|i|gli|os|as|o|a|den|det|en|een) |d['’]|l['’])"

/** Money, data, signatures, honours and litter are collected for other reasons than pleasure. */
const noPleasure =
  /^(?:\p{Ll}+ )?(?:\p{L}*[Ss]penden|\p{L}*[Gg]elder?|\p{L}*[Dd]aten|\p{L}*[Ee]rfahrung\p{L}*|[Uu]nterschriften|[Kk]leid\p{L}*|Müll|Punkte|Informationen|Ideen|Stimmen|premios|títulos|éxitos|fondos|datos|firmas|dinero|ropa|basura|residuos|triunfos|victorias|alimentos|trofeos|fonds|dons|données|signatures|trophées|prix|déchets|succès|fondi|dati|firme|premi|successi|rifiuti|trofei|pr[eéê]mios|dados|fundos|assinaturas|lixo|gegevens|handtekeningen|zwerfvuil|afval|ervaring|peng\p{L}+|data|underskrift\p{L}*|søppel|affald|skräp|erfarenhet\p{L}*|pieniądze|fundusze|dane|środki|podpisy|doświadczeni\p{L}+|śmieci|nagrody|informacj\p{L}+)(?![\p{L}])/u

/** `colecciona sellos de barcos`: what is collected for its own sake, with its verb where they stand together. */
export const collectionsIn = (text: string, { onwards, and }: Language): ReadonlyArray<Fact> =>
  factsOf(
    "personal.hobbies",
    [
      ...text.matchAll(
        regex.gu`(?<![\\p{L}])(?<verb>(?:${collecting}) )(?<adverb>(?:${adverb}) )?(?<article>${article})?(?<things>\\p{L}[\\p{L}’'-]+(?: [\\p{L}][\\p{L}’'-]*){0,5})`
      )
    ].flatMap(({ groups }) => {
      const things =
        groups?.things?.split(regex.u` (?!(?:de|di|van|von|af|av|z) )(?:${onwards}|${and})(?![\\p{L}])`)[0] ??
        ""
      const isThing = things.length > 3 && !noPleasure.test(things) && isSpeakable(things)
      const verb = groups?.adverb === undefined ? `${groups?.verb ?? ""}${groups?.article ?? ""}` : ""
      return isThing ? [`${verb}${things}`] : []
    })
  )
