const abbreviations =
  "CPA|CFA|(?:MRCP|MRCS|MRCGP|MRCPsych|MRCPCH|MRCOG|FRCP|FRCS|FRCA|FRCR|FRCPath|MFDS|MJDF)(?: ?\\((?:UK|Ire(?:land)?|Eng|Ed(?:in)?|Glasg|Lon)\\))?|PMI-RMP|CFRE|SPHRi|NBC-HWC|WSET Level [1-4]|Certified Cicerone|ACCA|FCCA|ACA|FCA|ACMA|CGMA|CIMA|CFP|FRM|CAIA|CIA|CISA|CISM|CISSP|CRISC|CCSP|CEH|OSCP|GIAC|Security\\+|Network\\+|CCNA|CCNP|CCIE|RHCE|RHCSA|CKA|CKAD|CKS|PMP|CAPM|PgMP|PMI-ACP|PRINCE2|CSM|CSPO|A-CSM|PSM(?: I{1,3})?|SAFe|ITIL(?: v?[34])?|TOGAF|COBIT|SHRM-CP|SHRM-SCP|PHR|SPHR|MCIPD|FCIPD|CIPP/[EU]S?|CIPM|CIPT|CEng|IEng|CSci|CStat|CMgr|CGeol|CPhys|CChem|MRICS|FRICS|RIBA|LEED AP|PE|P\\.Eng|Six Sigma (?:Black|Green) Belt|PCC|ACC|MCC|CMA|EA|CBAP|CSCP|CPIM|MCSE|MCSA|MCP|CPACC|CIPS|MCIPS|CIM|CHFI|CDMP"

/** An abbreviation that stands for a certificate, and for nothing else after a name. */
export const certificateName = `(?:${abbreviations})`

const whole = new RegExp(`^${certificateName}$`, "u")
/** Abbreviations that mean other things elsewhere in a text. */
const ambiguous = /^(?:EA|PE|ACC|CIA|CIM|PCC|MCC|CIPS|RIBA|CMA|ACA|SAFe|MCP|PHR|GIAC)$/u

export const isCertificate = (text: string): boolean => whole.test(text)
export const isCertificateAnywhere = (text: string): boolean => whole.test(text) && !ambiguous.test(text)
