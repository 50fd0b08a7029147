/** How words for positions end in other languages than English. */
const foreignEnding =
  /\p{L}{3,}(?:meester|manager(?:in)?|mester|meister(?:in)?|mästare|lei[dt]er(?:in)?|leder|ledare|führer(?:in)?|sjef|chef(?:in)?|konsulent|ansvarlig|ansvarig|verantwortliche[rn]?|berater(?:in)?|arbeiter(?:in)?|arbejder|utvikler|udvikler|utvecklare|entwickler(?:in)?|beheerder|kundige|trice|euse|dora|tora)(?!\p{L})/iu

/** Small words, and women's forms, that no title in English has: `Professorin für Wasserbau`. */
const foreignWord =
  /(?<!\p{L})(?:für|und|des?|der|du|della|dell|do|da|voor|och|og|til|för|af|av|et|\p{L}{3,}(?:orin|erin|istin|entin))(?!\p{L})| [yewi] /u

/** Words that other languages have for positions without any of these, and letters that English has in loans alone. */
const foreignPosition =
  /(?<!\p{L})(?:kierowni\p{L}+|dyrektor\p{L}*|specjalist\p{L}+|prezes\p{L}*|johtaja|producent|dirigent|inspicient|ekonom|gerente|jefe|jefa|responsable|chef d[eu]s?)(?!\p{L})|(?<!\p{L})[dl]['’](?=\p{L})/iu
const foreignLetter = /[À-ÖØ-öø-ž]/u
const loans = /attaché|chargé|maître|café|décor/giu

/** Whether a title is in another language than English, as far as its words tell. */
export const isForeignTitle = (title: string): boolean =>
  [foreignEnding, foreignWord, foreignPosition].some(form => form.test(title)) ||
  foreignLetter.test(title.replace(loans, "")) ||
  /[^\p{Script=Latin}\P{L}]/u.test(title)
