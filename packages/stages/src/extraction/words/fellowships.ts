/** Letters behind a name that say to which society its bearer belongs, not what they have passed. */
const fellows = new Set(
  "FRSA FRS FBA FREng FRSE FRGS FLS FRAS FRSC FRSB FInstP FIET FICE FIMechE FIStructE FIChemE FBCS FCILT FCIWEM FIH FHEA SFHEA PFHEA FRCP FRCS FRCGP FRCPath FRCPCH FRCPsych FRCOG FRCR FRCEM FRCVS MRCVS FACS FACC FAAP FACP FAAN FACEP FACOG FACHE FAIA AIA NOMA FASCE FRAeS FCIArb FRACP FRACS FAICD FAHMS FTSE FRSNZ FCIPR FRHistS FRHistSoc FSAScot FRPS FASA FIEEE FACM FRSSt FCIHT FCIEEM FRIAS FRIBA FRICS FSAS".split(
    " "
  )
)

/** Whether letters say that their bearer is a fellow or member of a society. */
export const isFellowship = (letters: string): boolean => fellows.has(letters)

const lead = /^(?:(?:holds|is|am|['’][sm]) (?:(?:the|an?|also|proud) )*)?/u

/** `CEng, FICE, and an …`, `MRCVS since 2011`: the letters of societies that a text begins with. */
export const fellowshipsIn = (text: string): ReadonlyArray<string> => {
  const rest = text.replace(lead, "")
  const run = /^(?:(?:\p{Lu}[\p{L}.]{1,9}|\([^()]{2,20}\))(?:,? |[.]?$|,? and |\b))+/u.exec(rest)?.[0] ?? ""
  return run
    .split(/[\s,()]+/u)
    .filter(letters => fellows.has(letters.replace(/[.]$/u, "")))
    .map(it => it.replace(/[.]$/u, ""))
}
