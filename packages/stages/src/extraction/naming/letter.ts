/** `Adv Dip CII`: what institutes let their members write behind the name. */
export const institute = "(?:Adv )?(?:Cert|Dip|Grad)"

/** What somebody may write behind their name, one of several, as a pattern: `FAIA`, `P. Eng.`, `Ad. E.`, `DipECVS`. */
export const letter = `(?:(?:[A-Z]\\.){2,4}|(?:[A-Z][a-z]{0,2}\\. ){1,2}[A-Z][a-z]{0,3}\\.(?= ?(?:,|$))|P\\.? ?Eng\\.?|P\\.E\\.|(?:B|M)\\. ?(?:Eng|Sc|A|Ed|Arch|Mus|Tech|Phil|Des)\\.?|LL\\. ?[BM]\\.?|Dipl\\.-\\p{L}+\\.?(?: \\(FH\\))?|[A-Z]{2,}(?:[-/][A-Z]{2,})+|[A-Z][A-Za-z]*[A-Z][A-Za-z]* ?\\([^()]{2,25}\\)|(?:PhD|Ph\\.D\\.?|MBA|MD|CPA|CFA|PMP|CISSP|MSc|M\\.Sc\\.?|BSc|MA|BA|DPhil|CEng|FRSA?|OBE|MBE|CBE|JD|RN|PE|FCA|ACCA|${institute}(?: [A-Z]{2,6})?|[A-Z][A-Za-z]*[A-Z]+[A-Za-z]*)(?![\\p{L}\\d]))`
