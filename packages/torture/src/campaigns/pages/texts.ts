/** What rules wait for, and what they do not: repeated, each leads as many patterns as possible as far as possible into a text. */
export const snippets: ReadonlyArray<string> = [
  ..."a Aa AB A. A.B. St. Dr. Prof.Dr. PhD Ltd Inc. FC 12 1234 2020 1. 1, é ß Ä İ 日本 א 😀 \u200b \u0301 \u00a0 \u2028".split(
    " "
  ),
  ..."of the|of Of|and|und|et|y|de|de la|der|in the|with|which|who|that|is|is a|has|she|She is|he has|I|I am|my|our|we".split(
    "|"
  ),
  ..."Ada|Ada Lovelace|Ada Lovelace, CEO|Head of|Board of Directors|Vice|Senior|Director,|Co-Founder|& Partner|formerly|ex-|co-".split(
    "|"
  ),
  ..."the Society of|Society|University of|Institute of the|College|Award|Prize for|won the|Fellow of the|member of the|treasurer of the|Diplomate of the Board of|cand.|Dipl.|BSc in|degree in|studied|graduated from|certified|certified in|MBA,".split(
    "|"
  ),
  ..."plays|plays the|enjoys|enjoys running,|hiking and|fan of|die-hard|season|supports|collects|volunteers with the|the charity|in aid of|runs|marathon|chess|cat called|two dogs,|a few|a little|too much".split(
    "|"
  ),
  ..."speaks|English,|English and|Skills: a,|Interests: a;|author of|wrote “A”,|gave a talk|podcast|founded|led|built".split(
    "|"
  ),
  ..."London|London,|New York, NY|12 High Street,|GmbH & Co. KG|+49|a@b.example|https://a.example/|www.a.example|@a|#a".split(
    "|"
  ),
  ..."– — - | · • : ; / & ( ) () [ “ ” \" ' ’ ’s \\ $ ^ * + ? &amp; <br> <b>x</b> <li>Ada</li> <p>Ada</p> <p>Ada|is</p>".split(
    " "
  )
]

/** What stands between two of them. */
export const joints: ReadonlyArray<string> = ["", " ", " ", " ", "-", ", ", ". ", " and ", "’", "\n"]

/** Where a text stands on a page that names somebody. */
export const frames: ReadonlyArray<(name: string, text: string) => string> = [
  (name, text) => `<h1>${name}</h1><p>${name} ${text}</p>`,
  (name, text) => `<h1>${name}</h1><p>${name} is ${text}, at Kilnworth.</p>`,
  (name, text) => `<h1>${name}</h1><p>She enjoys ${text}.</p><p>${text} ${name}</p>`,
  (name, text) => `<h1>${name}</h1><ul><li>${text}</li><li>${name}, ${text}</li></ul>`,
  (name, text) => `<h2>${name}</h2><h3>${text}</h3><p>${name} has ${text}</p>`
]

export const names: ReadonlyArray<string> = [
  "Ada Lovelace",
  "Seán Ó Conaill",
  "Liselotte van der Meer-Bos",
  "*Bob (Hale",
  "李 明",
  "A. B."
]
