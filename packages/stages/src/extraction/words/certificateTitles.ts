/** Words behind `Certified` and the like that go on with what somebody is certified in: `Professional in Supply Management`. */
const goingOn =
  "(?:Professional|Specialist|Practitioner|Associate|Executive|Expert|Technician|Manager|Instructor|Master|Auditor|Assessor|Administrator|Certified|Diploma|Certificate|Advanced|Fellow)"
const word = "[A-ZÀ-Þ][A-Za-zÀ-ÿ\\d+&/’'-]*"
/** Of bodies and of things, not of people. */
const noTitle =
  "(?! (?:Institut|Societ|Association|College|Offices?\\b|Charit|Numbers?\\b|Company|Trade|Premises|B Corp|Organic|Product|Fair|Partners?\\b|Bank|Organi[sz]ation|Members?\\b|Fellows?\\b|(?:Public )?Accountants\\b|Surveyors\\b|Engineers\\b|Nurses\\b|Users?\\b|Managers?\\b(?! of)|Reports?\\b|Agent for|(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ]+ )+(?:Institut|Societ|Association|College|Federation|Council)))"
const topic = `in (?:the )?${word}(?:,? (?:and |of |for |& )?${word}){0,6}`
const quality = `(?:Board[- ]Certified|Certified|Chartered|Registered|Licen[sc]ed|Accredited|Qualified)${noTitle}`
/** What somebody is by a certificate, as its name ends. */
export const gradeOfPaper =
  "Professional|Specialist|Practitioner|Technician|Expert|Manager|Analyst|Auditor|Assessor|Inspector|Planner|Executive|Technologist"
/** `Materials and Resource Professional`: both are of one certificate, unless the first names who somebody is. */
export const sharedProfessional = `(?:(?<![A-Za-z](?:er|or|ant|ist|ian|ect|ach|yst|rse|nal|ate|ive|tor|man)) and (?!(?:Certified|Chartered|Registered|Accredited) )(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ-]+ ){1,3}(?:${gradeOfPaper})(?! at ))`
/** `Certified Public Accountant`, `Certified Professional in Supply Management`. */
const qualified = `(?:(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ+-]* ){0,2}|[A-Z]{3,6}-)${quality}(?: (?:(?<=(?:Manager|Specialist|Technician) )of |& )?${word}){1,6}${sharedProfessional}?(?:(?<=${goingOn}) ${topic})?(?: – ${word}(?: ${word})?)?`
/** A maker, or a body, and what it certifies. */
const maker =
  "(?:AWS|Amazon Web Services|Microsoft|Azure|Google(?: Cloud| Analytics| Ads| Partner)?|GCP|Oracle|Salesforce|HubSpot|Cisco|SAP|Adobe|Meta|Facebook|Tableau|ServiceNow|Snowflake|Databricks|Kubernetes|VMware|Red Hat|CompTIA|IBM|Prosci|Pega|UiPath|Workday|NetSuite|Xero|QuickBooks|Sage|Shopify|Klaviyo|Autodesk|Revit|Esri|Bentley|SOLIDWORKS|SolidWorks|Unity|Palo Alto(?: Networks)?|Fortinet|Juniper|Splunk|HashiCorp|Terraform|MongoDB|Confluent|Dynatrace|Atlassian|Jira|Zendesk|Marketo|Pardot|Power BI|dbt|Kanban|Scrum|ICF|CEDR|EMCC|APM|IAPP|ISACA|IIBA|CIPD|CIMA|ISO \\d{4,5}|IRCA|Carpentries|Montessori|AMI|Orff|Kodály|Suzuki|Hogan|MBTI|DiSC|Gallup|StrengthsFinder|EMDR|Bobath|PADI|Leave No Trace|Passive House|Passivhaus|Living Building|Cicerone|Apple|Linux Foundation|Docker|GitLab|Nutanix|Veeam|Alteryx|Qlik|MuleSoft|Okta|CrowdStrike|Mandiant|Dale Carnegie|Lego Serious Play|Dynamics 365|Blue Prism|Appian|Guidewire|Duck Creek|Yardi|Procore|PMI)"
const role =
  "(?:Solutions? Architect|Architect|Administrator|Developer|Engineer|Consultant|Associate|Professional|Practitioner|Specialist|Expert|Analyst|Designer|Trainer|Instructor|Coach|Facilitator|Technician|Operator|Auditor|Lead Auditor|Mediator|Partner|Educator|Foundation|Fundamentals|Teacher|Judge|Ambassador|Project Manager|Manager|Planner)"

const radioClass = "(?:Extra|General|Technician|Advanced|Foundation|Intermediate|Full)[- ][Cc]lass"
const seamanship = `(?:Amateur|Ham)(?:[- ][Rr]adio)? ${radioClass}(?: radio)?(?: [Ll]icen[cs]e)?|${radioClass}(?: (?:amateur|ham|radio))+(?: licen[cs]e)?|(?:[Aa]mateur|[Hh]am)[- ]radio licen[cs]e|(?:(?:USCG|Coast Guard|MCA)(?: \\d+[- ]?(?:[Tt]on(?:ne)?|GT))?|\\d+[- ]?(?:[Tt]on(?:ne)?|GT)) [Mm]aster(?:['’]s)?(?: [Ll]icen[cs]e| [Tt]icket| [Cc]aptain)?|Master Mariner|Officer of the Watch|(?:FAA )?Part 107(?: [Rr]emote [Pp]ilot)?(?: [Ll]icen[cs]e| [Cc]ertificate)?`

const named =
  "LEED (?:Fellow|AP|Green Associate)|WELL AP|[Nn]otary [Pp]ublic|Transport Manager CPC|Early Years Professional Status|Dementia Friends Champion|OSHA (?:10|30)(?: card)?|EPA 608(?: Universal| Type I{1,3})?|IOSH Managing Safely|Managing Safely|18th Edition|GAF Master Elite [Ii]nstaller|Incorporated Engineer|Transport Planning Professional|Registered Interior Designer|Project Management Professional|Financial Risk Manager|[Ee]nrolled [Aa]gent|(?:Associate|Licentiate|Diplomate|Graduate) of the [A-ZÀ-Þ][A-Za-zÀ-ÿ]+(?: (?:and |of )?[A-ZÀ-Þ][A-Za-zÀ-ÿ]+)* \\([A-ZÀ-Þ][A-Za-zÀ-ÿ.]+\\)|Goethe-Zertifikat(?: [A-C][12])?|(?:DELF|DALF|DELE|CELI|CILS|TELC|telc)(?: [A-C][12])?|JLPT(?: N[1-5])?|HSK \\d|TestDaF|Qualified Teacher(?:['’]s)? Status|Senior Professional in Human Resources|Professional in Human Resources|National Board Certified Teacher|Supply Chain Management Professional|Strategic Communication Management Professional|Master of Wine|Master Sommelier|Advanced Sommelier|Master Gardener|Master Beekeeper|Master Electrician|Master Plumber|Wilderness First (?:Responder|Aid)|Emergency Medical Technician|Bronze Medallion|Mountaineering Instructor|Qualified Person|Lead Auditor|Q Grader|Certified ScrumMaster|Eur Ing|Red Seal(?: [A-ZÀ-Þ][a-zà-ÿ]+)?|Journeyman [A-ZÀ-Þ][a-zà-ÿ]+|Professional Engineer|Professional Geoscientist|Professional Scrum (?:Master|Product Owner|Developer)|Diplomate of the (?:[A-ZÀ-Þ][A-Za-zÀ-ÿ]+ )*(?:Board|College) of [A-ZÀ-Þ][A-Za-zÀ-ÿ]+(?: (?:and |of )?[A-ZÀ-Þ][A-Za-zÀ-ÿ]+)*"

/** `Level 3 coach (Cricket South Africa)`, `UEFA B Licence`. */
const grade =
  "(?:(?:UEFA|FIFA|CAF|AFC|CONCACAF|USSF) [A-D](?: [Ll]icen[cs]e| [Dd]iploma)?|UEFA Pro(?: [Ll]icen[cs]e)?|(?:(?:FA|ECB|RFU|WRU|SRU|IRFU|GAA|LTA|UKCC|UKA|British Cycling|British Canoeing|British Rowing|Swim England|World Athletics|World Rugby|England Hockey|England Athletics|Rugby Canada|Hockey Canada|NCCP|USAT|USATF|BHS|NZRU|AFL|Cricket Australia|Tennis Australia|Rowing Ireland) )?(?:Level|Stage|Grade) (?:\\d|One|Two|Three|Four|I{1,3}V?) (?:[a-zà-ÿ]+ ){0,2}(?:[Cc]oach|[Rr]eferee|[Uu]mpire|[Jj]udge|[Ii]nstructor|[Oo]fficial|[Rr]acing [Cc]oach|[Pp]addlesport [Cc]oach|[Aa]djudicator)(?: \\([A-ZÀ-Þ][A-Za-zÀ-ÿ ’'-]{2,40}\\))?|(?:Level|Stage|Grade) \\d (?:[A-ZÀ-Þ]{2,6} )?(?:coaching|refereeing|umpiring|judging|teaching|instructing) (?:award|qualification|certificate|licen[cs]e|badge))"

/** Certificates by their usual names, as a pattern for regular expressions with the flag `u`. */
export const certificateTitle = `(?:${grade}|${named}|${seamanship}|${maker}®? [Cc]ertified:?(?: (?:– |- )?${word}){1,6}|${maker}(?: ${word}){0,5} (?:Certification|certification|Certificate|certificate)|${maker}[- ](?:certified|accredited|qualified)(?: [a-zà-ÿ]+){0,2} (?:${role.toLowerCase()})|Certified ${topic}|${qualified})(?: \\([A-ZÀ-Þ][A-Za-zÀ-ÿ.+/®™-]{1,11}\\))?`
