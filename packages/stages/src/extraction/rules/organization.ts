import { organizationName, properWord } from "../naming/properName.ts"

/** `Ohio Council on Water Policy`: behind such words `on` goes on with the name. */
export const councilOn = `(?:${properWord} ){0,4}(?:Council|Commission|Committee|Coalition|Task Force|Panel|Roundtable|Alliance) (?:on|against) (?:the )?${properWord}(?: (?:and |of |& )?${properWord})*`

/** `Chemists of Peru Abroad`: people by what they are, as a name. */
export const isSocietyOf = (name: string): boolean =>
  /(?:^|\s)(?:\p{Lu}\p{L}+(?:ists|ians|eers)|Women|Girls|Men|Friends|Parents|Students|Alumni|Nurses|Lawyers|Teachers|Designers|Developers|Writers|Researchers|Workers|Mothers|Fathers|Doctors|Accountants|Librarians|Leaders|Managers|Professionals|Executives|Educators|Owners|Makers|Growers|Riders|Volunteers|Ringers) (?:of|in|for|without|against|who) /u.test(
    name
  ) ||
  /(?<![\p{L}])(?:Association|Society|Club|Guild|Choir|Orchestra|Network of \p{Lu}\p{L}+|Chapter|Meetup|Community)$/u.test(
    name
  )

/** `Women in Water`, `Hand in Hand for the Baltic Sea`: `in` is part of a name behind such words, and leads to a place behind others. */
export const societyName = `(?:(?:Women|Girls|Men|Blacks?|Hand|People|Partners|Friends|Voices|Diversity|Nurses|Ladies|Youth|Pride) in (?:the )?${properWord}(?: (?:and |& )?${properWord})*(?: for (?:the )?${properWord}(?: ${properWord})*)?|${councilOn}|(?:[Dd]eutschen? )?Gesellschaft (?:zur|für|der) ${properWord}(?: ${properWord})*|${organizationName})`

/** `the Nairobi chapter of`: a part of the society that is meant. */
export const chapter =
  "(?:(?:\\p{Lu}[\\p{L}-]* |local |regional |national ){0,3}(?:chapter|branch|section|division|committee|council|board|working group|task force|taskforce|alumni board) (?:of|for|at) (?:the )?)"

const kind =
  "(?:(?:local |national |youth |mental |animal |children['’]s |homeless |sea |rescue )*(?:charity|charities|non-?profit|organi[sz]ation|association|society|initiative|project|programme|social enterprise|NGO|collective|guild|club)(?: such as|,)? (?:the )?)?"

/** An organization by its name, behind what it is said to be. */
export const organization = `(?:the |a |an |her local |his local |their local |my local )?${kind}(?:the )?${chapter}?(?<organization>${societyName})`
