/** Matters that no field of a report takes, and people who are not the prospect. */
const unspeakable = [
  // Relatives.
  /\b(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner(?= and| \p{Lu}|$)|kids?|child|children|sons?|daughters?|toddlers?|bab(?:y|ies)|twins|grandchild\w*|parent(?:s|ing|hood)?|mother|father|mum|mom|dad|mama|papa|brothers?|sisters?|siblings?|nephews?|nieces?|family|families|motherhood|fatherhood|mutter|vater|kinder|enfants?|hijos?)\b/iu,
  // Health.
  /\b(?:cancer|leuk\w+|diabet\w+|hiv|depression|anxiety|bipolar|adhd|autis\w+|asperger\w*|epilep\w+|sclerosis|parkinson\w*|alzheimer\w*|dementia|dyslexi\w+|ptsd|anorexi\w+|bulimi\w+|alcoholi\w+|addict\w*|asthma|arthritis|disabilit\w+|disabled|wheelchair|pregnan\w+|sober|sobriety|in recovery|therapy|illness|diagnos\w+|neurodiver\w+)\b/i,
  // Belief.
  /\b(?:christian\w*|catholic\w*|protestant|evangelical|baptist|methodist|lutheran|anglican|mormon|muslim|islam\w*|sunni|shia|jew(?:ish|s)?|judaism|hindu\w*|buddhis\w+|sikh\w*|atheis\w+|agnostic|scientolog\w+|pagan|church|parish|mosque|synagogue|chapel|jesus|christ|god|allah|bible|quran|torah|prayer|faith|religio\w+|ministry)\b/i,
  // Politics and unions.
  /\b(?:republicans?|democrats?|labour party|conservative party|tor(?:y|ies)|green party|liberal democrats?|lib dems?|socialis[tm]|communis[tm]|marxis[tm]|anarchis[tm]|libertarian|maga|brexit\w*|far-(?:right|left)|(?:right|left)-wing|political\w*|politics|elections?|abortion|pro-(?:life|choice)|gun (?:rights|control)|parliament|trade union\w*|unionist|shop steward|unite the union|unison)\b/i,
  // Origin, sexuality, gender.
  /\b(?:ethnic\w*|racial|ancestry|heritage|latin[oax]|hispanic|african[- ]american|gay|lesbian|bisexual|queer|lgbt\w*|homosexual|trans(?:gender)?(?: rights)?|non-?binary|pronouns|she\/her|he\/him|they\/them)\b/i,
  // Crime and money.
  /\b(?:arrest\w*|convict\w+|felon\w*|prison|jail\w*|indict\w+|lawsuit|fraud\w*|bankrupt\w*|net worth|salary|mortgage|in debt|debts)\b/i
]

const machineOrders =
  /<[a-z!/]|javascript:|\{\{|https?:|\b(?:ignore|disregard|forget|override)\b.*\b(?:previous|prior|above|instructions?|prompts?|rules)\b|\b(?:system prompt|as an ai|language model|assistant:|user:|system:)/i

/** Whether a text may stand in a report: it speaks of nobody else, of nothing sensitive and to no machine. */
export const isSpeakable = (text: string): boolean =>
  !machineOrders.test(text) && !unspeakable.some(matter => matter.test(text))

/** Whether a text gives orders to a machine. */
export const isForMachines = (text: string): boolean => machineOrders.test(text)
