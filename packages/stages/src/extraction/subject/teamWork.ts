/** `Her team of nine covers forecasting`: what people of theirs work on is what they answer for. */
const teamWork =
  /^(?:(?:Her|His|Their|My) (?:\p{Ll}+ ){0,2}?|(?:At|In) (?:work|the office),? (?:her|his|their|my) )(?:team|group|department|unit|lab|laboratory|section|desk|crew|(?<own>practice)|division|faculty|office|studio|staff)(?: of (?:[\p{Ll}\d-]+ ){0,3}?[\p{Ll}\d-]+)?,? (?:(?:also|now|mainly|mostly) )?(?<done>covers?|handles?|looks? after|works? (?:on|with|in|across)|is responsible for|are responsible for|runs?|manages?|oversees?|deals? with|speciali[sz]es? in|focus(?:es)? on|concentrates? on|stud(?:ies|y)|research(?:es)?|investigates?|develops?|provides?|delivers?|advises? on|supports?|takes? care of|builds?|maintains?|does) (?<what>.+)$/u
/** What a sentence about their team says that they answer for. */
export const workOfTeam = (main: string): string | undefined => {
  const { own, done = "", what } = teamWork.exec(main)?.groups ?? {}
  if (what === undefined) return undefined
  // On what a practice concentrates, they know whose it is.
  const isField = own !== undefined && /^(?:cover|focus|concentrat|speciali)/u.test(done)
  return isField ? `specialises in ${what}` : `is responsible for ${what}`
}
