import { isSpelledLike } from "../sources/domainNames.ts"
import type { Case } from "./Case.ts"
import { isProfile } from "./Findings.ts"

/** How people claim a share in somebody's success: as their teacher, their maker, the one whom they owe it to. */
const claim =
  /(?<![\p{L}])(?:(?:with|under|beside|because of|thanks to|without) me|(?:my|our) (?:own |former |best |star |favourite |favorite |brightest |finest |most \p{L}+ |doctoral |phd |graduate |old |first )*(?:students?|pupils?|protégée?s?|proteges?|mentees?|apprentices?|disciples?|discover(?:y|ies)|creations?)|the two of us|(?:she|he) and i founded|i (?:personally )?(?:taught|mentored|trained|discovered|supervised|hired|promoted|coached|launched|made) (?:her|him|them|\p{Lu}\p{L}+)|(?:bei|unter|mit) mir|meine?[rn]? (?:ehemalige[nr]? |beste[nr]? )?(?:schüler(?:in)?|doktorand(?:in)?|studentin|student)|(?:avec|chez|sans|grâce à) moi|(?:mon|ma) (?:ancienne? )?(?:élève|étudiante?|doctorante?)|conmigo|sin mí|gracias a mí|mi (?:antigu[oa] )?(?:alumn[oa]|discípul[oa])|comigo|sem mim|graças a mim|meu (?:antigo )?aluno|minha (?:antiga )?aluna|con me|senza di me|grazie a me|(?:mio|mia) (?:ex )?(?:alliev[oa]|student(?:e|essa))|(?:bij|onder|zonder|dankzij) mij|mijn (?:oud-)?(?:leerling|student|studente|promovend[au]s?)|(?:hos|under|utan|uden|uten|tack vare) m(?:ig|eg)|min (?:tidigare |tidligere )?(?:elev|student|doktorand)|(?:u|ze|beze) mnie|(?:mój|moja) (?:były |była )?(?:uczeń|uczennica|student|studentka|doktorantka?))(?![\p{L}])/iu

/** What somebody says in quotation marks is said by whom the page is about. */
const withoutSpeech = (text: string): string => text.replace(/[“"„«][^”"“»]{0,600}[”"“»]/gu, " ")

/** Whether a page of somebody else tells in their own words what the prospect owes them: what it adds is not to be relied on. */
export const boasts = ({ document, naming, prospect }: Case): boolean =>
  !isProfile(document) &&
  document.source_class !== "first-party" &&
  !isSpelledLike(
    document.page_url,
    prospect.names.map(({ first, last }) => `${first} ${last}`)
  ) &&
  naming.blocks.some(block => claim.test(withoutSpeech(block)))
