import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

export const noIndustry: ReadonlyArray<Refusal> = [
  ["what somebody has learnt", / by trade$/iu],
  ["the middle of a sentence", /^(?:by|from|of|with|for|to|at) /u],
  ["how far a house has come", /-stage$/u],
  ["a house that looks for something, and not of which trade", /^search$/iu],
  // `hospitals and thirty-one clinics`
  [
    "how many of something",
    /(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|hundred|\d+) \p{Ll}/u
  ],
  ["whose a house is", /-(?:owned|run|led)$/u],
  [
    "a house, and not of which trade",
    /^(?:practice|studio|agency|workshop|producer|publisher|maker|manufacturer|retailer|merchants?|consultancy|laboratory|chambers|magazine)s?$/iu
  ],
  [
    "how a house is set up in law",
    /^(?:(?:registered|incorporated|unincorporated|limited|liability|listed|unlisted|private|privately|public|publicly|traded|quoted|held|owned|statutory|community|interest) )+(?:trust|company(?: limited by guarantee)?|society|association|partnership|corporation|body|entity)$|^(?:sole trader|joint[- ]stock company|subsidiary)$/iu
  ],
  // `a family of three surgeries`
  [
    "houses, and not of which trade",
    /^(?:surgeries|branches|offices|shops|stores|sites|clinics|showrooms|depots|outlets)$/iu
  ],
  // `à la foire`, `im Norden`
  [
    "what stands behind another word",
    /^(?:au|aux|à|en|chez|im|am|auf|bei|zum|zur|nella?|sulla?|på|ved|hos) /iu
  ],
  ["what is given to people", /^free |^(?:summer|night|evening|Sunday) school$/iu],
  // `private equity`
  [
    "a part of a trade’s name",
    (text, quote) => /^equity$/iu.test(text) && / private $/iu.test(around(text, quote).before)
  ],
  [
    "how a house works, and not at what",
    /(?<![\p{L}])platform$|^(?:trade|general|online|digital|advisory|wholesale|member|mobile|virtual|consumer|specialist|independent|volunteer|voluntary|local|small|family|private|public|national|autonomous|statutory|self-governing)$/iu
  ],
  // `the history of the textile trade`
  [
    "what somebody likes, whatever their house does",
    isBehind(/(?:history of|interest in|passion for) (?:the )?$/iu)
  ],
  // `Cardiologist in industry`
  ["who somebody is", / in (?:industry|business|government)$/u]
]
