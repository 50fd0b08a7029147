import { plain } from "./wordings.ts"

/** States and provinces by the letters that stand for them behind a town, of the United States, Canada and Australia. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho
IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi
MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio
OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia
WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador
NS Nova Scotia,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,NSW New South Wales,VIC Victoria,QLD Queensland,TAS Tasmania`
    .split(/[,\n]/)
    .map(pair => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)])
)

const partsOf = (place: string): ReadonlyArray<string> =>
  place
    .replace(/(?<=\p{L}) (?=\p{Lu}{2}$)/u, ", ")
    .split(",")
    .map(part => plain(names[part.trim()] ?? part))

/** Whether one place says no more than the other, and nothing else: `Duluth`, `Duluth, MN`, `Duluth, Minnesota, USA`. */
export const areOnePlace = (left: string, right: string): boolean => {
  const [town, ...regions] = partsOf(left)
  const [otherTown, ...others] = partsOf(right)
  return (
    town === otherTown &&
    (regions.every(region => others.includes(region)) || others.every(region => regions.includes(region)))
  )
}
