/** Pairs that are one thing. */
const pairs =
  /\b(hip and knee|back and neck|neck and back|foot and ankle|landlord and tenant|sale and purchase|wills and (?:trusts|probate)|mergers & acquisitions|research & development|health & safety|oil (?:and|&) gas|food & (?:drink|beverage)|accounts and tax|bridge and tunnel|research and development|thick and thin|rock and roll|health and safety|wage and hour|hire and fire|terms and conditions|time and attendance|food and (?:drink|wine)|wine and food|arts? and crafts?|crafts? and design|diversity and inclusion|mergers and acquisitions|search and rescue|drum and bass|track and field|science and technology|information and communication|command and control|risk and compliance|sales and marketing|identity and access management|learning and development|dungeons and dragons)\b/giu

const stand = "\u0001"
const comma = "\u0002"

/** How something is done is nothing by itself: `bouldering, badly`. */
const manner =
  /^(?:(?:very|rather|quite|too|so|mostly|just|always|often|if) )*(?:badly|poorly|slowly|terribly|worse|better|well|occasionally|sometimes|often|rarely|usually|mostly|mainly|regularly|enthusiastically|competitively|reluctantly|happily|sadly|quietly|loudly|obsessively|religiously|weekly|daily|too|again|etc|and so on|so on|among others|und mehr|usw|u\.\s?a|slecht|schlecht|mal|male|tarde)[.!]?$/iu

/** What a list in a sentence or a line names, each as it stands there: `climbing, coffee and jazz`. */
export const listItems = (text: string): ReadonlyArray<string> =>
  text
    .replace(pairs, pair => pair.replaceAll(" ", stand))
    // What stands in parentheses belongs to its item.
    .replace(/\([^()]*\)/gu, inside => inside.replaceAll(",", comma).replaceAll(" ", stand))
    .split(
      /\s*[;•·|]\s*|\s+[–—/]\s+|,\s*(?:(?:and|or|und|et|y|e|as well as|plus|&)\s+(?:then\s+)?)?|\s+(?:and|or|und|et|as well as|plus|&)\s+(?:(?:also|then)\s+)?/u
    )
    .map(item => item.replaceAll(stand, " ").replaceAll(comma, ",").trim())
    .filter(item => item !== "" && !manner.test(item))

const determiner =
  /^(?:(?:the odd|(?:the|an) occasional|a (?:lot|great deal) of|the|a|an|all things|everything|anything|some|his|her|their|my|both|particularly|especially|including|mostly|mainly|occasionally|sometimes|also|in particular|such as|like|e\.g\.|a bit of|a little|lots of|plenty of|good|great|really good)\s+)+/i

/** Where a thing ends and the sentence goes on about place, time or company. */
const onwards =
  /\s+(?:in|at|on|with|around|near|along|across|through|over|when|whenever|whatever|where|every|most|after|before|during|by|from|for(?= (?:\p{Lu}|the |a ))|to(?= (?:\p{Lu}|the |our |his |her |their ))|than|because|so|while|that|which|who|whom|–|—|-)\s.*$/u

/** `women in engineering`, `diversity in tech`: who and what is in a field of work is the thing. */
const peopleIn =
  /^(?<who>women|girls|young people|youth|minorities|diversity(?: and inclusion)?|inclusion|equity|equality|representation|careers) in (?=(?:STEM|STEAM|IT|\p{Ll}+)(?: (?:and \p{Ll}+|\p{Ll}+))?$)/u

/** A thing by its name alone: no article before it and no place, time or company after it. */
export const tidyItem = (item: string): string =>
  item
    // `Great Lakes shipwrecks`: in a name it is no praise.
    .replace(/^Great (?=\p{Lu})/u, `Great${stand}`)
    .replace(peopleIn, `$<who>${stand}in${stand}`)
    .replace(/\s*[([].*$/u, "")
    .replace(determiner, "")
    .replace(onwards, "")
    .replace(/^["“”'‘’\s]+|["“”'’\s.!?:,;]+$/gu, "")
    .replaceAll(stand, " ")
    .trim()
