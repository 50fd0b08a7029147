const abbreviations =
  "CPA|CFA|RYA (?:Yachtmaster(?: (?:Offshore|Ocean|Coastal|Instructor))?|Day Skipper|Coastal Skipper|Powerboat Level \\d|Competent Crew)|PADI (?:Divemaster|Instructor|Advanced Open Water|Open Water|Rescue Diver)|BASI Level \\d|AMGA [\\p{L} ]+ Guide|CELTA|DELTA|TEFL|WSET (?:Nivel|Niveau|Stufe) [1-4]|WSET Diploma|ATPL|PPL|MRTPI|FRTPI|CPHQ|CPCU|ChFC|CLU|CAMS|CFE|CTP|CHRP|CPHR|FACHE|FRCPC|FRCSC|FRACP|FRACS|FRACGP|FRCOG|FRCPCH|MCICM|FAAP|FACC|FACS|CCIM|AICP|RPP|MCIP|PSPO(?: I{1,3})?|PMI-PBA|KCNA|CITP|CKS|NEBOSH(?: (?:National |International )?(?:General )?(?:Certificate|Diploma))?|IOSH|NCARB|CSWP|FIA|MAAA|ACAS|FCAS|CERA|LPC|CEPA|CRCP|CWM|Mountain Leader|Summer Mountain Leader|Winter Mountain Leader|(?:MRCP|MRCS|MRCGP|MRCPsych|MRCPCH|MRCOG|FRCP|FRCS|FRCA|FRCR|FRCPath|MFDS|MJDF)(?: ?\\((?:UK|Ire(?:land)?|Eng|Ed(?:in)?|Glasg|Lon)\\))?|PMI-RMP|CFRE|SPHRi|NBC-HWC|WSET Level [1-4]|Certified Cicerone|ACCA|FCCA|ACA|FCA|ACMA|CGMA|CIMA|CFP|FRM|CAIA|CIA|CISA|CISM|CISSP|CRISC|CCSP|CEH|OSCP|GIAC|Security\\+|Network\\+|CCNA|CCNP|CCIE|RHCE|RHCSA|CKA|CKAD|CKS|PMP|CAPM|PgMP|PMI-ACP|PRINCE2|CSM|CSPO|A-CSM|PSM(?: I{1,3})?|SAFe|ITIL(?: v?[34])?|TOGAF|COBIT|SHRM-CP|SHRM-SCP|PHR|SPHR|MCIPD|FCIPD|CIPP/[EU]S?|CIPM|CIPT|CEng|IEng|CSci|CStat|CMgr|CGeol|CPhys|CChem|MRICS|FRICS|RIBA|LEED AP|PE|P\\.Eng|(?:Lean )?Six Sigma (?:Master )?(?:Black|Green|Yellow) Belt|GAICD|MAICD|FAICD|CMInstD|CFInstD|ICD\\.D|FRCEM|MRCEM|FRCPI|FRCSI|MRCPI|FANZCA|FRANZCP|FCICM|MRCVS|PCC|ACC|MCC|CMA|EA|CBAP|CSCP|CPIM|MCSE|MCSA|MCP|CPACC|CIPS|MCIPS|CIM|CHFI|CDMP"

/** An abbreviation that stands for a certificate, and for nothing else after a name. */
export const certificateName = `(?:${abbreviations})`

const whole = new RegExp(`^${certificateName}$`, "u")
/** Abbreviations that mean other things elsewhere in a text. */
const ambiguous =
  /^(?:EA|PE|ACC|CIA|CIM|PCC|MCC|CIPS|RIBA|CMA|ACA|SAFe|MCP|PHR|GIAC|FIA|LPC|PPL|DELTA|CLU|RPP|CTP|CFE)$/u

export const isCertificate = (text: string): boolean => whole.test(text)
export const isCertificateAnywhere = (text: string): boolean => whole.test(text) && !ambiguous.test(text)

/** What is licensed, registered or examined: words behind `licensed` and the like. */
export const licensedTrade =
  "(?:(?:(?:clinical|independent|private|commercial|amateur|ham|patent|structural|civil|electrical|professional|land|marine|master|advanced|mental health|general|children['’]s|veterinary|chartered|small-animal|drone|glider|helicopter|airline|trainee) )*(?:social worker|psychologist|psychotherapist|counsell?or|therapist|architect|engineer|surveyor|electrician|plumber|nurse|midwife|dietitian|dietician|nutritionist|pharmacist|physiotherapist|attorney|conveyancer|actuary|insolvency practitioner|radio (?:operator|amateur)|pilot|skipper|arborist|interpreter|translator|veterinarian|optometrist|audiologist|paramedic|first aider|lifeguard|mountain leader|ski instructor|sailing instructor|diving instructor|yoga teacher|yoga instructor|pilates instructor|referee|umpire|coach|mediator|arbitrator|appraiser|real estate broker|realtor|sommelier|beer judge|teacher))"
