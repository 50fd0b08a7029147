import { isClubOffice, isTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import type { Stated } from "../Stated.ts"
import { sentencesOf } from "../sentences.ts"
import type { Wanted } from "../Wanted.ts"

const before = /^(?<title>\p{Lu}[^:.!?]{2,60}): $/u

/** `Welding and powder coat. Plant Manager: Ada Lovelace.`: a sentence among others that is a title and a name. */
export const titledSentence = ({ text }: PlacedLine, { names }: Wanted): ReadonlyArray<Stated> => {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return []
  return sentences.flatMap((sentence): ReadonlyArray<Stated> => {
    const [mention] = mentionsIn(sentence, names)
    if (mention === undefined || !/^[.;,]?$/.test(sentence.slice(mention.end))) return []
    const title = before.exec(sentence.slice(0, mention.start))?.groups?.title
    // Credits of pictures and texts look alike.
    return title !== undefined && isTitle(title) && !isClubOffice(title)
      ? [{ field: "professional.current_title", value: title, quote: sentence, isWeak: true }]
      : []
  })
}
