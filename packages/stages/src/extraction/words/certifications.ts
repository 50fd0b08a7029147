import { regex } from "../../sources/regex.ts"
import { ambiguousLetters, certificateLetters } from "./certificateLetters.ts"

const escaped = (letters: string): string => letters.replace(/[.+/]/g, "\\$&")

/** Letters with what belongs to them: a level, a college. */
export const lettersWithMore =
  "RYA (?:Yachtmaster(?: (?:Offshore|Ocean|Coastal|Instructor))?|Day Skipper|Coastal Skipper|Powerboat Level \\d|Competent Crew|Sailing Instructor|Dinghy Instructor)|Yachtmaster(?: (?:Offshore|Ocean|Coastal|Instructor))?|PADI (?:Divemaster|(?:Master )?Instructor|Course Director|Advanced Open Water|Open Water|Rescue Diver|Master Scuba Diver)|BSAC (?:Dive Leader|Advanced Diver|Instructor)|BASI Level \\d|(?:CSIA|PSIA|NZSIA|APSI|AASI) Level \\d|AMGA [\\p{L} ]+ Guide|WSET (?:Level|Nivel|Niveau|Stufe) [1-4]|WSET (?:Diploma|Advanced|Intermediate)|Certified Cicerone|(?:Summer |Winter )?Mountain Leader|NEBOSH (?:(?:National |International )?(?:General )?(?:Certificate|Diploma))|(?:MRCP|MRCS|MRCGP|MRCPsych|MRCPCH|MRCOG|FRCP|FRCS|FRCA|FRCR|FRCPath|MFDS|MJDF|FRCSEd|CCFP)(?: ?\\((?:UK|Ire(?:land)?|Eng|Ed(?:in)?|Glasg|Lon|EM|Plast|Orth)\\))|CA ?\\(SA\\)|CA ANZ|PSM (?:I{1,3})|PSPO (?:I{1,3})|ITIL (?:v?[34]|Foundation|Expert|Master|Practitioner|Intermediate)|PRINCE2 (?:Agile|Practitioner|Foundation|Agile Practitioner)|MSP (?:Practitioner|Foundation)|TOGAF (?:9(?:\\.\\d)? )?(?:Certified|Practitioner|Foundation)|(?:Lean )?Six Sigma (?:Master )?(?:Black|Green|Yellow|White) Belt|(?:Master )?(?:Black|Green|Yellow) Belt in (?:Lean )?Six Sigma|LEED (?:AP(?: ?(?:BD ?\\+ ?C|O ?\\+ ?M|ID ?\\+ ?C|ND|Homes))?|GA|Green Associate)|WELL AP|BREEAM (?:AP|Assessor)|APICS (?:CSCP|CPIM|CLTD)|ICF[- ](?:ACC|PCC|MCC)|NASM[- ]CPT|RYT[- ](?:200|500)|E-RYT[- ](?:200|500)|Series (?:6|7|24|63|65|66|79)(?![\\d.])|SAP S/4HANA|CompTIA (?:[A-Z]\\p{L}*\\+|A\\+)|NVQ Level \\d|A\\+ certified"

const every = [...certificateLetters, ...ambiguousLetters].sort((one, other) => other.length - one.length)

/** An abbreviation that stands for a certificate, and for nothing else after a name. */
export const certificateName = `(?:${lettersWithMore}|${every.map(escaped).join("|")})`

const known: ReadonlySet<string> = new Set(every)

export const isCertificate = (text: string): boolean =>
  known.has(text) || regex.u`^(?:${lettersWithMore})$`.test(text)

export const isCertificateAnywhere = (text: string): boolean =>
  isCertificate(text) && !ambiguousLetters.has(text)

/** What is licensed, registered or examined: words behind `licensed` and the like. */
export const licensedTrade =
  "(?:(?:(?:clinical|independent|private|commercial|amateur|ham|patent|structural|diesel|AI|drama|dance|play|dog|horticultural|HVAC|refrigeration|civil|electrical|mechanical|professional|land|marine|master|advanced|mental[- ]health|general|children['’]s|veterinary|chartered|small-animal|drone|glider|helicopter|airline|trainee|public|family|marriage and family|executive|forensic|school|educational|health|sports?|occupational|massage|speech(?: and language|-language)?|art|music|respiratory|physical|home|building|fire|food|mortgage|insurance|estate|real[- ]estate|freight|customs|yacht|ship|stock|financial|investment|tax|legal|medical|dental|criminal|family|commercial|workplace|community|court|sign[- ]language|conference|funeral|nursery|landscape|naval|quantity|valuation|environmental|water|waste-?water|crop|pesticide|forest|wildlife|tour|mountain|ski|sailing|diving|scuba|kayak|surf|swimming|riding|driving|flight|yoga|pilates|fitness|personal|strength and conditioning|football|soccer|rugby|cricket|tennis|hockey|basketball|netball|gymnastics|athletics|scrum|internal|external|lead|home) )*(?:social worker|psychologist|psychotherapist|counsell?or|therapist|pathologist|architect|engineer|surveyor|electrician|plumber|nurse|midwife|dietitian|dietician|nutritionist|pharmacist|physiotherapist|physician|doctor|dentist|hygienist|acupuncturist|chiropractor|osteopath|attorney|lawyer|solicitor|barrister|conveyancer|notary(?: public)?|actuary|accountant|bookkeeper|auditor|insolvency practitioner|radio (?:operator|amateur)|pilot|skipper|captain|master|arborist|forester|interpreter|translator|veterinarian|optometrist|optician|audiologist|paramedic|first aider|lifeguard|mountain leader|instructor|yoga teacher|referee|umpire|coach|mediator|arbitrator|adjudicator|appraiser|valuer|assessor|inspector|broker|realtor|auctioneer|adviser|advisor|planner|agent|sommelier|beer judge|judge|teacher|trainer|facilitator|guide|beekeeper|falconer|blaster|contractor|builder|welder|mechanic|technician|machinist|hypnotherapist|celebrant|genealogist|archivist|investigator|falconer|herbalist|undertaker|embalmer|funeral director|cosmetologist|barber))"
