import { adverbs } from "./Clause.ts"
import { organizationWord } from "./properName.ts"

/** Verbs that our rules know, in their forms for one person and for the first: where one stands, something new is said. */
const verbs = `is|am|are|was|were|has|have|had|['’](?:s|m|ve)|hold(?:s|ing)?|held|earn(?:s|ed)|received?s?|obtain(?:s|ed)|gain(?:s|ed)|stud(?:y|ies|ied)|graduat(?:es?|ed)|complet(?:es?|ed)|attend(?:s|ed)|live[sd]?|resid(?:es?|ed)|works?|worked|serv(?:es?|ed)|sits?|sat|chair(?:s|ed)?|leads?|led|head(?:s|ed)?|runs?|ran|manag(?:es?|ed)|overs(?:ees?|aw)|direct(?:s|ed)|found(?:s|ed)|co-?found(?:s|ed)|join(?:s|ed)?|enjoys?|loves?|likes?|plays?|played|supports?|supported|follow(?:s|ed)?|volunteer(?:s|ed)?|mentor(?:s|ed)?|advocat(?:es?|ed)|champion(?:s|ed)?|campaign(?:s|ed)?|rais(?:es?|ed)|fundrais(?:es?|ed)|special[iy][sz](?:es?|ed)|focus(?:es|ed)?|writ(?:es?)|wrote|speaks?|spoke|g[ia]ve[sn]?|w[io]ns?|gr[eo]ws?|owns?|shares?|spends?|spent|can|will|teach(?:es)?|taught|lectur(?:es?|ed)|collects?|trains?|trained|qualified|coach(?:es)?|belongs?|does|did|do|gets?|got|keeps?|bakes?|cooks?|paints|draws|knits|surfs|hikes|sails|rides|skis|reads|gardens|sings?|swims?|climbs?|cycles?|hikes?|cheers?|publish(?:es|ed)?|authored|co-?authored|present(?:s|ed)|deliver(?:s|ed)|host(?:s|ed)?|appear(?:s|ed)|became|becomes|remains?|builds?|built|tries|travels?|goe?s?|hopes?|plans?|used to|talks?|talked|discuss(?:es|ed)|scaled|launch(?:es|ed)|created?|creates|practi[sc]es?|cares|spearhead(?:s|ed)|return(?:s|ed)|moved?|moves|grew up|was born|read for|calls?|makes?|helps?|helped|advis(?:es?|ed)|contribut(?:es?|ed)|maintains?|program(?:s|med)|develop(?:s|ed)`

const pronoun = "(?:(?:she|he|they|I) ?)?"

/** Begins a further thing that is said of the same subject. */
const boundary = new RegExp(
  `(?:;\\s+|,\\s+(?:(?:and|but|while|where|then|as well as)\\s+)?(?:in (?:her|his|their|my) (?:spare|free) time,?\\s+)?|(?<!\\b(?:lives?|living))\\s+(?:and|but|while|where|when)\\s+|\\s+[–—-]\\s+|\\s+(?:before|after|and) (?=(?:completing|earning|gaining|obtaining|studying|graduating) ))(?=(?:completing|earning|gaining|obtaining|studying|graduating) |${pronoun}(?<![a-z] and (?=I ))${adverbs}(?:${verbs})\\b)`,
  "u"
)

const relative =
  /\b(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|brother|sister|mother|father|mum|mom|dad|sons?|daughters?|kids|children|colleagues?|friends?|boss|predecessor|successor|whose|who)\b/i
const company =
  /\b(?:with|alongside|along with|together with|and|by|of)\s+(?:her|his|their|my|a|an|the)\s+(?:\p{L}+ ){0,2}(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|kids|children|family|colleagues?|friends?|daughters?|sons?|brothers?|sisters?)\b/giu
const otherPerson =
  /\b(?:with|alongside|under|by|like|unlike|to|and|succeed\w*|replac\w*|meets?|interview\w*|follow\w*|colleague|husband|wife|partner|brother|sister|friend)\s+(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\b/u

/** Whether a stretch names somebody else whom what follows may be about. */
export const namesSomebodyElse = (text: string): boolean => {
  const person = otherPerson.exec(text)?.[1]
  return relative.test(text.replace(company, "")) || (person !== undefined && !organizationWord.test(text))
}

/** Not so, no longer so, or not yet so. */
const unreal =
  /^(?:(?:is|am|are|was|were|has|have|had|do|does|did|['’](?:s|m|ve))\s)?(?:not|never|no longer|don['’]t|doesn['’]t|didn['’]t|won['’]t|will|would|could|may|might|hopes?|plans?|wants?|used to|previously|formerly|once|failed|retired|about to|due to|expected to|set to|leaving|stepping|no)\b|^(?:isn|wasn|aren|hasn|haven)['’]t\b|^(?:hopes?|plans?|wants?|aims?|aspires?|tries) to\b/i

const person =
  "(?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:keen|avid|passionate|fan|supporter|member|fellow|Fellow|Member|graduate|alumn(?:a|us)|trustee|governor|mentor|volunteer|advocate|holder|recipient|winner|\\p{Ll}+(?:ist|ete|ner|ker|mer|cer))"

/** `is a chartered engineer, a keen cyclist and a member of …`: each is said by itself. */
const coordination = new RegExp(
  `,?\\s+and (?=(?:an?|the|one of|also) )|,\\s+(?=an? ${person}(?![\\p{L}-]))`,
  "u"
)
const beingForm = /^(?:is|am|are|['’](?:s|m|re)) /u

const eachBeing = (clause: string): ReadonlyArray<string> => {
  const verb = beingForm.exec(clause)?.[0]
  if (verb === undefined) return [clause]
  return clause
    .split(coordination)
    .map((part, index) => (index === 0 ? part : `${verb}${part.replace(/^also /, "")}`))
}

const leadingWords = new RegExp(`^(?:(?:she|he|they|I)(?: |(?=['’])))?${adverbs}`, "u")

/**
 * What a sentence goes on to say of its subject, a verb and what belongs to it each. It ends where somebody else comes
 * in, whom the rest may be about.
 */
export const clausesOf = (predicate: string): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  for (const part of predicate.split(boundary)) {
    const clause = part.replace(leadingWords, "").trim()
    if (clause !== "" && !unreal.test(clause)) clauses.push(...eachBeing(clause))
    if (namesSomebodyElse(part)) break
  }
  return clauses
}

/** Clauses after the first that say themselves, by a pronoun, whom they are about. */
export const furtherClausesOf = (predicate: string): ReadonlyArray<string> => {
  const [, ...parts] = predicate.split(/,? (?:and|but|while|where) (?=(?:she|he|they|I) )/u)
  return parts.flatMap(part => clausesOf(part))
}

const verbForms = new RegExp(
  `^(?:[Bb]ased in |${adverbs}(?:[Ll]oves|[Gg]oes|[Ee]njoys|[Ll]ives|[Ww]orks|[Ss]tudied|[Gg]raduated|[Hh]olds|[Ll]eads|[Hh]eads|[Ss]peciali[sz]es|[Vv]olunteers|[Ss]upports|[Pp]lays|[Rr]uns|[Ww]on|[Ww]rites|[Ff]ormerly|[Pp]reviously|[Jj]oined|[Jj]oins|[Gg]ave|[Ss]peaks|[Ss]poke|[Ww]rote|[Mm]entors|[Cc]hairs|[Ss]its on|[Ss]erves|[Ee]arned|[Rr]eceived|[Ff]ollows|[Ff]ocuses|[Aa]dvocates|[Cc]hampions|[Rr]aised|[Gg]rew|[Ss]caled|[Hh]as|[Ii]s|[Ww]as|[Cc]an|[Dd]elivered|[Pp]resented|[Pp]ublished|[Aa]ppeared|[Aa]ppears|[Cc]o-founded|[Ff]ounded|[Tt]alks|[Dd]iscusses|[Tt]eaches|[Oo]wns|[Ss]hares|[Ss]pends|[Uu]nwinds|[Rr]elaxes|[Bb]elongs|[Ww]ins|[Rr]eceives|[Gg]ives|[Pp]resents|[Dd]elivers|[Mm]anages|[Oo]versees|[Dd]irects|[Rr]esides|[Cc]ares|[Rr]aises|[Ff]undraises|[Mm]akes|[Uu]ses|[Cc]odes|[Nn]amed|[Tt]rained|[Qq]ualified|[Aa]warded|[Ee]ducated|[Ee]lected|[Rr]ecogni[sz]ed|[Ll]ectures|[Ww]inner of|[Oo]rgani[sz]es|[Hh]osts|[Bb]uilds|[Bb]uilt|[Ll]ed|[Rr]ead)\\b)`,
  "u"
)

/** Whether a text leaves its subject out and begins with what is said: `Based in Leeds`, `Enjoys climbing`. */
export const isVerbFirst = (text: string): boolean => verbForms.test(text)
