import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import type { Language } from "./Language.ts"

const collecting =
  "[Cc]ole(?:c)?cion[oa]|[Cc]ollezion[oa]|[Cc]ollectionne|[Ss]ammelt|[Ss]ammle|[Vv]erzamelt?|[Ss]amler(?: på)?|[Ss]amlar(?: på)?|[Kk]olekcjonuj[eę]|[Zz]bier(?:a|am)"

const adverb =
  "außerdem|auch|seit Jahren|leidenschaftlich|también|además|também|anche|aussi|également|ook|graag|også|gerne|också|gärna|też|także|również"

const article = "(?:(?:les|des|de|du|la|el|los|las|le|i|gli|os|as|o|a|den|det|en|een) |d['’]|l['’])"

/** Debts, defeats, samples and honours are collected as well: what is kept for pleasure is told by what it is. */
const kept = [
  "Briefmarken|Münzen|Schallplatten|Rechenschieber|Landkarten|Postkarten|Ansichtskarten|Bierdeckel|Uhren|Puppen|Teddyb\\p{L}+|Modell\\p{L}+|Mineralien|Fossilien|Steine|Muscheln|Schmetterlinge|Käfer|Comics|Kochbücher|Bücher|Plakate|Kronkorken|Fingerhüte|Krippen|Oldtimer|Spielkarten|Radios|Kameras|Schreibmaschinen|Teekannen|Krüge|Pilze|Kräuter|Beeren",
  "sellos|monedas|vinilos|discos|postales|etiquetas|mapas|relojes|muñecas|miniaturas|maquetas|minerales|fósiles|conchas|mariposas|cómics|libros|carteles|chapas|dedales|llaveros|imanes|barajas|cámaras|radios|máquinas|juguetes|ajolotes|coches|tazas|abanicos|setas|plumas",
  "selos|moedas|discos|vinis|postais|rótulos|mapas|relógios|bonecas|miniaturas|minerais|fósseis|conchas|borboletas|quadrinhos|livros|cartazes|tampinhas|ímãs|baralhos|câmaras|câmeras|rádios|brinquedos|automóveis|carros|canecas|azulejos|canetas",
  "francobolli|monete|dischi|vinili|cartoline|etichette|mappe|orologi|bambole|modellini|minerali|fossili|conchiglie|farfalle|fumetti|libri|manifesti|tappi|ditali|calamite|macchine|radio|giocattoli|auto|tazze|penne|funghi",
  "timbres|monnaies|pièces|disques|vinyles|cartes|étiquettes|montres|horloges|poupées|maquettes|miniatures|minéraux|fossiles|coquillages|papillons|bandes dessinées|BD|livres|affiches|capsules|dés à coudre|appareils|jouets|voitures|tasses|théières|stylos|moulins",
  "postzegels|munten|platen|lp['’]s|elpees|ansichtkaarten|kaarten|horloges|klokken|poppen|modeltreinen|mineralen|fossielen|schelpen|vlinders|strips|stripboeken|boeken|affiches|bierviltjes|suikerzakjes|vingerhoedjes|camera['’]s|radio['’]s|speelgoed|theepotten|rekenlinialen",
  "frimärken|frimerker|frimærker|mynt|mynter|mønter|vinyl(?:er|skivor|plater|plader)?|skivor|plater|plader|vykort|postkort|kart|kartor|klockor|klokker|ure|dockor|dukker|mineral(?:er)?|fossil(?:er)?|snäckor|skjell|sommarfuglar|serier|tegneserier|böcker|bøker|bøger|affischer|plakater|fingerborgar|kameror|kameraer|leksaker|legetøj|kaffekoppar|svamp|sopp",
  "znaczki|monety|płyty|winyle|pocztówki|mapy|zegary|zegarki|lalki|modele|minerały|skamieniałości|muszle|motyle|komiksy|książki|plakaty|kapsle|naparstki|aparaty|zabawki|etykiety|grzyby|zioła|porcelanę"
].join("|")

const isKept = (things: string): boolean => regex.u`^(?:\\p{Ll}+ )?(?:${kept})(?![\\p{L}])`.test(things)

/** `colecciona sellos de barcos`: what is collected for its own sake, with its verb where they stand together. */
export const collectionsIn = (text: string, { onwards, and }: Language): ReadonlyArray<Fact> =>
  factsOf(
    "personal.hobbies",
    [
      ...matchesIn(
        text,
        regex.gu`(?<![\\p{L}])(?<verb>(?:${collecting}) )(?<adverb>(?:${adverb}) )?(?<article>${article})?(?<things>\\p{L}[\\p{L}’'-]+(?: [\\p{L}][\\p{L}’'-]*){0,5})`
      )
    ].flatMap(({ groups }) => {
      const things =
        groups?.things?.split(regex.u` (?!(?:de|di|van|von|af|av|z) )(?:${onwards}|${and})(?![\\p{L}])`)[0] ??
        ""
      const isThing = isKept(things) && isSpeakable(things)
      const verb = groups?.adverb === undefined ? `${groups?.verb ?? ""}${groups?.article ?? ""}` : ""
      return isThing ? [`${verb}${things}`] : []
    })
  )
