import { regex } from "../../sources/regex.ts"
import { factsOf, type Rule } from "../Clause.ts"
import { membersOf } from "../rules/community.ts"

/** What people join a club for that is called by it; clubs of ball games have many who only watch. */
const things =
  "Golf|Disc Golf|Rowing|Sculling|Chess|Curling|Cycling|Cyclocross|Swimming|Open Water Swimming|Tennis|Table Tennis|Triathlon|Climbing|Mountaineering|Hiking|Sailing|Canoe|Kayak|Archery|Fencing|Bridge|Gliding|Ski|Running|Trail Running|Orienteering|Badminton|Squash|Bowls|Croquet|Judo|Karate|Aikido|Knitting|Quilting|Caving|Diving|Sub-Aqua|Surf|Surfing|Darts|Snooker|Angling|Fly Fishing|Model Railroad|Model Railway|Model Engineering|Walking|Rambling|Roller Derby|Axe Throwing"

const club = regex.u`(?<![\\p{L}-])(?<thing>${things}) Club(?: of (?:\\p{Lu}[\\p{L}’'-]+ ?)+)?$`

/** Who belongs no more, or only by name. */
const unlikely =
  /(?<![\p{L}])(?:former(?:ly)?|past|until|previously|ex|patron|honorary|sponsor\p{L}*|supports?|backs?|advis\p{L}+|clients?|board|trustee)(?![\p{L}])/iu

/** `lady captain of Harbour Golf Club`: whoever belongs to such a club does what it is called by. */
export const clubs: Rule = ({ text, companies }) =>
  unlikely.test(text)
    ? []
    : factsOf(
        "personal.hobbies",
        membersOf(text, companies).flatMap(name => club.exec(name)?.groups?.thing ?? [])
      )
