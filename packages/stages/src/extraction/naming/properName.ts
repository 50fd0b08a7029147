/** One word of a proper name, with an initial or a saint before it, as a pattern for regular expressions with the flag `u`. */
export const properWord =
  "(?:St\\. (?=\\p{Lu})|(?<=\\p{Lu}\\p{Ll}+ )\\p{Lu}\\. (?=\\p{Lu}\\p{Ll}))?[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’+/-]*(?:\\.[\\p{L}\\d]+)*(?:–\\p{Lu}[\\p{L}\\p{M}]*)?"

const particle = "(?:de|del|della|di|da|do|dos|du|des|la|le|les|der|es|für|van|von|zu|y|et|und|para)"
const topic =
  "(?:\\p{Lu}\\p{Ll}+ ){0,2}(?:AI|Analytics|Business|Computing|Construction|Cybersecurity|Data|Design|Energy|Engineering|Finance|Games|Law|Leadership|Learning|Marketing|Mathematics|Maths|Physics|Product|Robotics|Sales|Science|Security|STEM|Tech|Technology)"

/** `Marks & Spencer`, never `Acme and Beta`: `and` may lead to another company. */
export const companyName = `${properWord}(?: (?:(?:of|for|the|&|${particle}) ){0,2}${properWord}){0,5}`

/** Of these and others a university is, and no town: `University of Agriculture and Technology`. */
const taught =
  "Agriculture|Applied Sciences|Arts|Business|Economics|Education|Engineering|Finance|Food|Health|Law|Life Sciences|Management|Medicine|Mining|Music|Science|Sciences|Technology"
const country =
  "(?:Ireland|Scotland|Wales|England|Britain|Europe|Africa|Asia|America|Australia|Canada|Germany|France|Norway|Sweden|Denmark|Finland|Spain|Italy|India)"
const further = `(?!\\p{Lu}{2,}(?!\\p{L}))${properWord}(?: (?!\\p{Lu}{2,}(?!\\p{L}))${properWord})*`
/** `Institute of Electrical and Electronics Engineers`, `Women in Data`. */
export const organizationName = `${properWord}(?: (?:(?:(?:of|for|to|&|${particle}) (?:the )?)?${properWord}|in ${topic}|in ${country}))*(?:(?<=University of (?:${taught})) and (?:${taught})(?![\\p{L}])|(?<=(?:of|for) [^,]*)(?<!(?:University|Bank|City) of [^,]*)(?:, ${further})*,? and ${further})?`

/** Words that only names of organizations have, so that a name with one is nobody's and `and` before it begins another. */
export const organizationWord =
  /\b(?:University|Universit(?:y|é|à|ät)|Universidade?|College|School|Institut(?:e|ion)?|Academy|Society|Association|Council|Committee|Foundation|Trust|Charity|Club|Company|Group|Ltd|Limited|Inc|LLC|GmbH|Bank|Board|Forum|Conference|Summit|Network|Union|Hospital|Museum|Library|Agency|Department|Ministry|Office|Centre|Center|Labs?|United|City|Rovers|Athletic|FC|Wanderers|Podcast|Awards?|Prize|Medal|Festival|Week|Day|News|Times|Journal|Review|Street|Road|Guild|Choir|Chorus|Chorale|Orchestra|Philharmonic|Ensemble|Singers|Players|Section|Chapter|Bar|Collective|Coalition|Alliance|Federation|Fellowship|Fund|Hospice|Kitchen|Pantry|Circle|Brigade|Feuerwehr|Verein|Verband|Gesellschaft|Sociedad|Sociedade|Société|Asociación|Associação|Fundación|Fundação|Fondation|Stiftung|Cooperative|Co-operative|Co-op|Partnership|Consortium|Initiative|Project|Programme|Programs?|League|Parkrun|Shelter|Refuge|Sanctuary|Conservancy|Keepers?|Rescue|Lifeboats?|Ambulance|Cadets|Scouts|Guides|Chamber)\b/

/** Without what follows an `and` that begins another name, and without a year or punctuation at the end. */
export const tidyName = (name: string): string => {
  const at = name.lastIndexOf(" and ")
  // `German Mire and Peatland Society` is one name: two words before `and` that are no organization’s begin it.
  const first = name.slice(0, Math.max(at, 0))
  const isWhole = first.includes(" ") && !organizationWord.test(first)
  const isTwo = at !== -1 && !isWhole && organizationWord.test(name.slice(at + 5))
  return (isTwo ? name.slice(0, at) : name)
    .replace(/[\s,(]+(?:19|20)\d\d$/u, "")
    .replace(/[\s,.'’/&-]+$/u, "")
    .replace(/^(?:the|The) (?=\p{Lu})/u, "")
}
