/** Verbs that our rules know, in their forms for one person and for the first. */
const known = `is|am|are|was|were|has|have|had|['’](?:s|m|ve)|hold(?:s|ing)?|held|earn(?:s|ed)|received?s?|obtain(?:s|ed)|gain(?:s|ed)|stud(?:y|ies|ied)|graduat(?:es?|ed)|complet(?:es?|ed)|attend(?:s|ed)|live[sd]?|resid(?:es?|ed)|works?|worked|serv(?:es?|ed)|sits?|sat|chair(?:s|ed)?|leads?|led|head(?:s|ed)?|runs?|ran|manag(?:es?|ed)|overs(?:ees?|aw)|direct(?:s|ed)|found(?:s|ed)|co-?found(?:s|ed)|join(?:s|ed)?|enjoys?|loves?|likes?|plays?|played|supports?|supported|follow(?:s|ed)?|volunteer(?:s|ed)?|mentor(?:s|ed)?|advocat(?:es?|ed)|champion(?:s|ed)?|campaign(?:s|ed)?|rais(?:es?|ed)|fundrais(?:es?|ed)|special[iy][sz](?:es?|ed)|focus(?:es|ed)?|writ(?:es?)|wrote|speaks?|spoke|g[ia]ve[sn]?|w[io]ns?|gr[eo]ws?|owns?|shares?|spends?|spent|can|will|teach(?:es)?|taught|lectur(?:es?|ed)|collects?|trains?|trained|qualified|coach(?:es)?|belongs?|does|did|do|gets?|got|keeps?|bakes?|cooks?|paints|draws|knits|surfs|hikes|sails|rides|skis|reads|gardens|sings?|swims?|climbs?|cycles?|hikes?|cheers?|publish(?:es|ed)?|authored|co-?authored|present(?:s|ed)|deliver(?:s|ed)|host(?:s|ed)?|appear(?:s|ed)|became|becomes|remains?|builds?|built|tries|travels?|goe?s?|hopes?|plans?|used to|talks?|talked|discuss(?:es|ed)|scaled|launch(?:es|ed)|created?|creates|practi[sc]es?|cares|spearhead(?:s|ed)|return(?:s|ed)|moved?|moves|grew up|was born|read for|calls?|makes?|helps?|helped|advis(?:es?|ed)|contribut(?:es?|ed)|maintains?|program(?:s|med)|develop(?:s|ed)|roots? for|suffers? with|yells? for|turns? out for|competes?|dabbles?|tutors|restores|brews|sews|crochets|forages|busks|juggles|rebuilds|hails from|majored|minored|divides?|co-?chairs?|co-?leads?|co-?hosts?|co-?wrote|edits?|edited|translates?|consults|lobbies|steered|oversaw|took|takes|began|begins|started|came|comes|retired|rose|sought|brought|brings|sold|bought|set up|sets up|steers|(?:cut|cuts)(?= [^,.;]{3,60} (?:from|by|to) \\S*\\d)|referees|umpires|(?:treks?|curls?|rows?|quilts?|races|weaves?|fences?|blogs?|rings|tends|roots|counts|lists|potters|hunts|gardens)(?= (?:on|in|for|at|with|off|along|about|to)\\b)`

const determiner =
  "(?:an?|the|his|her|their|its|my|our|this|that|every|each|most|many|some|several|all|no|both|one|two|three|four|five|six|seven|eight|nine|ten)"

/** Ends as a verb does, and is none, or seldom. */
const noVerb =
  "(?:this|his|its|as|us|always|besides|perhaps|towards|afterwards|sometimes|plus|thus|across|unless|various|previous|years|months|weeks|days|hours|times|ours|hers|theirs|others|whereas|sports|arts|news|series|based|used|called|named|entitled|titled|known|need|indeed|hundred|seed)"

/**
 * A verb by its ending and what follows: no plural has a determiner, a name or a number right behind it, and hardly a
 * participle a determiner.
 */
const byForm = `(?!${noVerb}\\b)(?:\\p{Ll}[\\p{Ll}-]+(?<!ss|us|is|ic)s(?= (?:(?:${determiner}|up|out|off|as) |\\p{Lu}|\\d))|\\p{Ll}[\\p{Ll}-]+ed(?= ${determiner} ))`

/** Where one of these stands after a comma or `and`, something new is said. As a pattern, without the adverbs before it. */
export const verb = `(?:(?:${known})\\b|${byForm})`
