import { around } from "./around.ts"

/** How a house is set up in law is no trade: `registered trust`, `private limited company`. */
const noIndustry =
  /(?<![\p{L}])platform$|^(?:(?:registered|incorporated|unincorporated|limited|liability|listed|unlisted|private|privately|public|publicly|traded|quoted|held|owned|statutory|community|interest) )+(?:trust|company(?: limited by guarantee)?|society|association|partnership|corporation|body|entity)$|^(?:sole trader|joint[- ]stock company|subsidiary)$|^(?:general|online|digital|advisory|wholesale|mobile|virtual|consumer|specialist|independent|volunteer|voluntary|local|small|family|private|public|national|autonomous|statutory|self-governing)$/iu

/** `the history of the textile trade`: what somebody likes, whatever their house does. */
const liking = /(?:history of|interest in|passion for) (?:the )?$/iu

/** Whether a text can be what a house does, and neither how it is set up nor what one of its people likes. */
export const hasIndustryForm = (text: string, quote: string): boolean =>
  !noIndustry.test(text) && !liking.test(around(text, quote).before)
