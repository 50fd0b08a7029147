/** `S\.?A` for `SA`: letters that are as often written with dots. */
const dotted = (letters: string): string => [...letters].join("\\.? ?")

/** As their countries write them; capitals count, but where a reader folds the text. */
const forms = [
  "Inc(?:orporated)?",
  "Corp(?:oration)?",
  "Co",
  "L(?:td|imited)",
  "Private",
  "Pvt",
  "Pty",
  "Pte",
  "PLC",
  "plc",
  "P?LLC(?:-FZ|-SO)?",
  "FZ-?LLC",
  "FZCO",
  "LLP",
  "LP",
  "DAC",
  "CLG",
  "P\\.(?:C|A)",
  "WLL",
  "GmbH(?: ?& ?Co\\.? ?KG(?:aA)?)?",
  "AG",
  "KG(?:aA)?",
  "OHG",
  "SE",
  "e\\. ?K",
  "PartG(?:mbB| mbB)?",
  `${dotted("SA")}(?:\\.? ?S|\\.?\\.? de C\\.?V)?`,
  "SARL",
  `S\\.? de ${dotted("RL")}(?:\\.? de C\\.?V)?`,
  `${dotted("SL")}(?:\\.? ?[PU])?`,
  "S\\.?[pP]\\.?A",
  "S\\.?[rR]\\.?[lL]",
  "Lt?da",
  dotted("BV"),
  dotted("NV"),
  "ASA?",
  "A/S",
  "ApS",
  "AB",
  "Oyj?",
  "OÜ",
  "SIA",
  "UAB",
  "s\\. ?r\\. ?o",
  "[sS]p\\. ?z ?o\\. ?o",
  "d\\.?o\\.?o",
  "Kft",
  "Zrt",
  "KK"
]

/** How a house is set up in law, as its name ends with it (`Ltd`, `GmbH & Co. KG`, `S.r.l.`): a pattern's source, for `u` or `iu`. */
export const legalForm = `(?:(?:${forms.join("|")})(?![\\p{L}-])\\.?)`

const atEnd = new RegExp(`[\\s,]${legalForm}$|(?:株式会社|有限会社|合同会社|有限公司|주식회사)`, "u")
const ending = new RegExp(`(?:,?\\s+${legalForm})+$`, "iu")

/** Whether a name ends with how its house is set up in law; `SAS` alone is a tool. */
export const hasLegalForm = (name: string): boolean => atEnd.test(name)

/** `Acme` of `Acme Pty Ltd`, in any case. */
export const withoutLegalForm = (name: string): string => name.replace(ending, "")
