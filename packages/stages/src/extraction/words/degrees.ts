const abbreviated =
  "Ph\\.?D\\.?|D\\.?Phil\\.?|M\\.?Phil\\.?|MD|JD|J\\.D\\.|LL\\.?B\\.?|LL\\.?M\\.?|(?:Executive )?MBA|EMBA|DBA|M\\.?Sc\\.?|B\\.?Sc\\.?|M\\.?Eng\\.?|B\\.?Eng\\.?|M\\.?Res\\.?|M\\.?Math|M\\.?Phys|M\\.?Chem|M\\.?Ed\\.?|B\\.?Ed\\.?|Ed\\.?D\\.?|M\\.?F\\.?A\\.?|B\\.?F\\.?A\\.?|MPH|MPA|MPP|MSW|B\\.?Com\\.?|BBA|B\\.?Tech\\.?|M\\.?Tech\\.?|B\\.?Arch\\.?|M\\.?Arch\\.?|B\\.?Mus\\.?|PGCE|PG ?Dip|B\\.?C\\.?L\\.?|MBBS|DVM|PharmD|M\\.?A\\.?|B\\.?A\\.?|M\\.?S\\.?|B\\.?S\\.?|A\\.?B\\.?|Dipl\\.-Ing\\.?|Dr\\. rer\\. nat\\.|HND|HNC"
const spelled =
  "(?:[Ee]xecutive )?(?:[Mm]aster|[Bb]achelor|[Dd]octor)(?:['’]?s)? of (?:(?:[Bb]usiness|[Pp]ublic) [Aa]dministration|[Ss]cience|[Aa]rts|[Ee]ngineering|[Ll]aws?|[Pp]hilosophy|[Ff]ine [Aa]rts|[Ee]ducation|[Cc]ommerce|[Tt]echnology|[Aa]rchitecture|[Mm]usic|[Mm]edicine|[Pp]ublic [Hh]ealth|[Rr]esearch)|(?:[Mm]aster|[Bb]achelor)(?:['’]?s)?(?: [Dd]egree)?|[Dd]octorate|[Dd]octoral degree|[Uu]ndergraduate degree|[Pp]ostgraduate (?:degree|diploma|certificate)|[Gg]raduate degree|[Dd]iploma|[Dd]iplom|[Ll]icenciatura|[Ll]aurea|[Mm]agister|[Ll]icence|[Mm]áster|[Gg]rado|[Dd]octorado|[Ff]oundation degree"

/** A degree as people write it, with honours. */
export const degreeName = `(?:${abbreviated}|${spelled})(?: \\(Hons\\.?\\)| Hons| with [Hh]onours)?(?![\\p{L}])`

const institution =
  /\b(?:University|Universit(?:y|é|à|ät|at|eit|as|ies|etet)|Universidade?|College|School|Institut(?:e|o)? (?:of|for|für|de)|Academy|Polytechnic\w*|Politecnico|École|Ecole|Hochschule|Fachhochschule|Conservatoire|Conservatory|Sorbonne|MIT|ETH|EPFL|UCL|LSE|UCLA|UCSD|NYU|USC|Caltech|INSEAD|Oxford|Cambridge|Harvard|Yale|Stanford|Princeton|Cornell|Dartmouth|Berkeley|Georgia Tech|Virginia Tech|Wharton|Imperial|Sciences Po|TU \p{Lu}\p{L}+|RWTH|KTH|KU Leuven|NUS|IIT|IIM|KAIST|HEC|IESE|Trinity|King['’]s|Sloan|Kellogg|Bootcamp)\b/u

/** Whether a name is that of a place where people study. */
export const isInstitution = (name: string): boolean => institution.test(name)
