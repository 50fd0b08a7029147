import { comparable } from "@prospect-research/core"

/** What a house is, as languages write it: this is translated, and moves before the name or behind it. */
const kinds: ReadonlyArray<readonly [kind: string, words: string]> = [
  [
    "university",
    "universidad universidade université universität universitat università uniwersytet universiteit universitet universitetet universitatea univerzita univerza yliopisto egyetem üniversitesi"
  ],
  [
    "college",
    "colegio colégio collège kolleg hochschule fachhochschule högskola høgskole højskole hogeschool korkeakoulu"
  ],
  ["school", "schule escuela escola école scuola skole skola szkoła koulu"],
  ["academy", "akademie academia académie accademia akademia akademi akademin"],
  ["institute", "institut instituto istituto instytut instituut institutet"],
  ["faculty", "fakultät facultad faculdade faculté facoltà faculteit fakultet"],
  ["department", "departamento département dipartimento afdeling"],
  ["port", "porto puerto hafen haven hamn havn porti"],
  ["airport", "aeropuerto aeroporto aéroport flughafen luchthaven lufthavn flygplats lotnisko"],
  ["museum", "museo museu musée muzeum museet"],
  ["library", "biblioteca bibliothèque bibliothek bibliotheek bibliotek biblioteka"],
  ["theatre", "theater teatro théâtre teatr teater teatteri"],
  ["opera", "oper opéra ópera"],
  ["orchestra", "orchester orquesta orquestra orchestre orkest orkester"],
  ["hospital", "krankenhaus ospedale hôpital ziekenhuis sykehus sygehus sjukhus szpital sairaala"],
  ["clinic", "klinik clínica clinique clinica kliniek klinikum klinikken klinika"],
  ["bank", "banco banque banca banken"],
  ["foundation", "stiftung fundación fundação fondation fondazione stichting stiftelsen fundacja"],
  ["society", "gesellschaft sociedad sociedade société società selskab sällskapet towarzystwo"],
  ["association", "asociación associação associazione verband verein vereniging föreningen forening"],
  ["chamber", "kammer cámara câmara chambre camera kamer handelskammer"],
  ["city", "stadt ciudad cidade ville città gemeente kommune kommun miasto ayuntamiento"],
  ["ministry", "ministerium ministerio ministério ministère ministero ministerie ministerstwo"],
  ["group", "gruppe grupo groupe gruppo groep gruppen koncern"],
  ["publisher", "verlag editorial editora éditions edizioni uitgeverij förlag forlag wydawnictwo"],
  ["agency", "agentur agencia agência agence agenzia byrå bureau"],
  ["office", "büro estudio escritório cabinet studio"],
  ["brewery", "brauerei cervecería cervejaria brasserie birrificio brouwerij bryggeri browar brewing"],
  ["winery", "weingut bodega bodegas vinícola cantina wijngaard domaine"],
  ["farm", "hof granja quinta ferme fattoria boerderij gård"],
  ["shipyard", "werft astillero estaleiro chantier cantiere werf"],
  [
    "forwarding",
    "spedition speditions spedycja expeditie transitario logistics logistik logística logistique"
  ],
  ["works", "werk werke fábrica usine fabbrica fabriek fabrik fabryka"],
  ["laboratory", "lab labor laboratorio laboratório laboratoire laboratorium"],
  ["law", "kanzlei abogados advogados avocats avvocati rechtsanwälte advocaten advokatfirma"]
]

const small = new Set(
  "of the and for at in de do da dos das del della dello di du des la le les el los lo il der die das den dem des und von vom zu zum et y e en i og och van voor für pour para per".split(
    " "
  )
)

const kindOf = new Map(
  kinds.flatMap(([kind, words]) => [kind, ...words.split(" ")].map(word => [word, kind] as const))
)

export const isKindOfHouse = (word: string): boolean => kindOf.has(word)

interface Words {
  /** What kind of house it is, in alphabetical order. */
  readonly kinds: ReadonlyArray<string>
  /** What it is called, in order. */
  readonly names: ReadonlyArray<string>
}

const tellingWords = (text: string): ReadonlyArray<string> =>
  comparable("professional.current_company", text)
    .replace(/['’]/g, " ")
    .split(/[ -]+/)
    .filter(word => word !== "" && !small.has(word))

const wordsOf = (telling: ReadonlyArray<string>): Words => ({
  kinds: telling.flatMap(word => kindOf.get(word) ?? []).toSorted(),
  names: telling.filter(word => !kindOf.has(word))
})

const areEqual = (left: ReadonlyArray<string>, right: ReadonlyArray<string>): boolean =>
  left.length === right.length && left.every((word, index) => word === right[index])

/**
 * Whether a text names a company of two telling words or more, in another language or with its kind in another place: `Port of
 * Sines` and `Porto de Sines`, `Spedition Harms & Sohn` and `Harms & Sohn Spedition`.
 */
export const namesTranslated = (text: string, company: string): boolean => {
  const wanted = wordsOf(tellingWords(company))
  const count = wanted.kinds.length + wanted.names.length
  if (wanted.kinds.length === 0 || wanted.names.length === 0) return false
  return text.split(/[\n,;:|()]+/).some(part => {
    const words = tellingWords(part)
    return words.some((_, from) => {
      const window = words.slice(from, from + count)
      const shown = wordsOf(window)
      return areEqual(shown.kinds, wanted.kinds) && areEqual(shown.names, wanted.names)
    })
  })
}
