const abbreviated =
  "Ph\\.?D\\.?|D\\.?Phil\\.?|M\\.?Phil\\.?|MD|JD|J\\.D\\.|LL\\.?B\\.?|LL\\.?M\\.?|(?:Executive )?MBA|EMBA|DBA|M\\.?Sc\\.?|B\\.?Sc\\.?|M\\.?Eng\\.?|B\\.?Eng\\.?|M\\.?Res\\.?|M\\.?Math|M\\.?Phys|M\\.?Chem|M\\.?Ed\\.?|B\\.?Ed\\.?|Ed\\.?D\\.?|M\\.?F\\.?A\\.?|B\\.?F\\.?A\\.?|MPH|MPA|MPP|MSW|B\\.?Com\\.?|BBA|B\\.?Tech\\.?|M\\.?Tech\\.?|B\\.?Arch\\.?|M\\.?Arch\\.?|B\\.?Mus\\.?|B\\.?Des\\.?|M\\.?Des\\.?|Dr\\. agr\\.|Dr\\. phil\\.|Dr\\. med\\.|PGCE|PG ?Dip|B\\.?C\\.?L\\.?|MBBS|MB ?BCh|MBChB|BDS|BVSc|BVM&S|B\\.?S\\.?N\\.?|M\\.?S\\.?N\\.?|DNP|M\\.?Mus\\.?|D\\.?M\\.?A\\.?|D\\.?Eng\\.?|M\\.?L\\.?I\\.?S\\.?|M\\.?St\\.?|M\\.?Litt\\.?|B\\.?Litt\\.?|M\\.?Plan\\.?|PGP|PGDM|PGDip|DVM|PharmD|M\\.?A\\.?|B\\.?A\\.?|M\\.?S\\.?|B\\.?S\\.?|A\\.?B\\.?|Dipl\\.-\\p{Lu}\\p{Ll}+\\.?|Dipl\\. \\p{Lu}\\p{Ll}+\\.?|Dr\\. (?:jur|oec|rer\\. pol|techn|iur|med\\. vet|sc)\\.|Dr\\.-Ing\\.|Dr\\. rer\\. nat\\.|HND|HNC|MCA|BCA|B\\.?E\\.?|DM(?= ?\\(\\p{Lu})|M\\.?Ch\\.?(?= ?\\(| in )|DNB|DSc|PsyD|DrPH|DPT|EdS|JSD|SJD|MDiv|M\\.?Pharm\\.?|B\\.?Pharm\\.?|MHA|MPS|MFin|BHSc|BSW|BAMS|BHMS|MDS"
const spelled =
  "(?:[Ee]xecutive )?(?:[Mm]aster|[Bb]achelor|[Dd]octor)(?:['’]?s)? of (?:(?:[Bb]usiness|[Pp]ublic) [Aa]dministration|[Ss]cience|[Aa]rts|[Ee]ngineering|[Ll]aws?|[Pp]hilosophy|[Ff]ine [Aa]rts|[Ee]ducation|[Cc]ommerce|[Tt]echnology|[Aa]rchitecture|[Mm]usic|[Mm]edicine|[Pp]ublic (?:[Hh]ealth|[Pp]olicy|[Aa]ffairs)|[Rr]esearch|[Ss]ocial (?:[Ww]ork|[Ss]cience)|[Nn]ursing|[Dd]ivinity|[Tt]heology|[Dd]esign|[Uu]rban [Pp]lanning|[Aa]pplied [Ss]cience|[Cc]omputer [Aa]pplications|[Ee]conomics|[Ff]inance|[Ll]etters|[Pp]harmacy|[Dd]ental [Ss]urgery|[Vv]eterinary [Mm]edicine|[Jj]ournalism|[Ii]nternational [Aa]ffairs)|(?:[Mm]aster|[Bb]achelor)(?:['’]?s)?(?: [Dd]egree)?|[Dd]octorate|[Dd]octoral degree|[Uu]ndergraduate degree|[Pp]ostgraduate (?:degree|diploma|certificate)|[Gg]raduate degree|[Dd]iploma|[Dd]iplom(?:-\\p{Lu}\\p{Ll}+(?:in)?)?|Staatsexamen|Habilitation|Mestrado|Doutoramento|Maestría|Civilingenjör|(?:[Ll]aw|[Mm]edical|[Dd]ental|[Nn]ursing|[Ff]irst|[Ee]ngineering|[Bb]usiness) degree|[Ll]icenciatura|[Ll]aurea|[Mm]agister|[Ll]icence|[Mm]áster|[Gg]rado|[Dd]octorado|Promotion|[Ff]oundation degree"

/** A degree as people write it, with honours. */
export const degreeName = `(?:${abbreviated}|${spelled})(?: \\(Hons\\.?\\)| Hons| with [Hh]onours)?(?![\\p{L}])`

const institution =
  /(?<![\p{L}\d])(?:University|Universit(?:y|é|à|ät|at|eit|as|ies|etet|et)|Universidad|Università|Universidade?|College|School|Institut(?:e|o)? (?:of|for|für|de)|Academy|Polytechnic\w*|Politecnico|École|Ecole|Hochschule|Fachhochschule|Conservatoire|Conservatory|Sorbonne|MIT|ETH|EPFL|UCL|LSE|UCLA|UCSD|NYU|USC|Caltech|INSEAD|Oxford|Cambridge|Harvard|Yale|Stanford|Princeton|Cornell|Dartmouth|Berkeley|Georgia Tech|Virginia Tech|Wharton|Imperial|Sciences Po|TU \p{Lu}\p{L}+|RWTH|KTH|KU Leuven|NUS|IIT|IIM|KAIST|HEC|IESE|Trinity|King['’]s|Sloan|Kellogg|Bootcamp|ESADE|EDHEC|ESSEC|EM Lyon|ENSAD|Polytechnique|Högskola\w*|Høgskole\w*|Kunsthochschule|Akademie|Escola (?:Superior|Náutica|Politécnica)|Instituto Superior|Facultad|Faculdade|IITs?|NIT|BITS Pilani|XLRI|NID|Chalmers|DTU|NTNU|SOAS|Goldsmiths|Central Saint Martins|RISD|Pratt Institute|Juilliard|Berklee|Vassar|Bryn Mawr|Virginia Military Institute|Sandhurst|West Point|The Citadel|Courtauld|Birkbeck|Cranfield|\p{Lu}\p{Ll}+ A&M|UNSW|ANU|UBC|RMIT|KNUST|AIIMS|JNU|IISc|TISS|UCD|FGV|Unicamp|UNAM|ITESM|HKUST|CUHK|TUM|LMU|CMU|UMass|SUNY|CUNY|INSA)(?![\p{L}\d])/u

/** Companies that go by letters, too, and have alumni. */
const companies =
  /^(?:IBM|BCG|KPMG|SAP|HSBC|BBC|NASA|CERN|UBS|ING|RBS|BBVA|CNN|NBC|CBS|AWS|TCS|HCL|AMD|ARM|BASF|BMW|AIG|AOL|DHL|UPS|EDF|GSK|NHS|OECD|UNDP|UNICEF|WHO|NATO|IMF|CIA|FBI|NSA|USAID|TED|JPM|RBC|TSMC|ASML|NXP|BNP|YC|ESPN|HBO)(?: |$)/u

/** `BITS`, `PICT Pune`: schools go by letters as companies do, so that only what is said of them can tell. */
export const isSchoolByLetters = (name: string): boolean =>
  /^\p{Lu}{3,6}(?: \p{Lu}\p{Ll}+)?$/u.test(name) && !companies.test(name)

/** Whether a name is that of a place where people study. */
export const isInstitution = (name: string): boolean => institution.test(name)

const body =
  /(?<![\p{L}\d])(?:Institut(?:e|o|ion)|Law Society|(?:Royal|Chartered) (?:\p{Lu}\p{L}+ )*Society|Seminary|Inns? of Court|King['’]s Inns|Conservatorium|Hospital|Medical Cent(?:re|er))(?![\p{L}\d])/u

/** Bodies that teach beside their other work: only a degree or diploma before the name tells. */
export const mayTeach = (name: string): boolean => body.test(name)
