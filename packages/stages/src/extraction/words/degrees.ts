/** In their usual letters; full stops may stand behind each part: `B.Sc.`, `B. Eng.`, `LL.M.`. */
const letters =
  "MScF BScF BSE MSE PhD DPhil MPhil BPhil MD MDCM MBBS MBBCh MBChB MBBChir BMBS BMed JD LLB LLM LLD BCL SJD JSD MBA EMBA DBA MSc BSc BScEng MScEng MSci ScM ScB ScD DSc BHSc MHSc MEng BEng DEng EngD BTech MTech BE MRes MMath BMath MPhys MChem MBiol MBiochem MGeol MStat MEd BEd EdD EdM EdS EdB MFA BFA MPH MPA MPP MPM MPS MHA MSW BSW MSN BSN BN BNurs DNP BCom BComm MCom BBA BBS BBM MBS BCA MCA BArch MArch MLA BMus MMus DMA DMus BDes MDes BDS MDS DDS DMD BVSc BVMS BVMedSci BVetMed VMD DVM BOptom BPharm MPharm PharmD DPharm BScPharm BScN MScN BPT MPT DPT BPhysio MPhysio DrPH PsyD MPsych DClinPsy BAppSc BASc MASc BSocSc BSocSci MSocSc BMedSc BMedSci BAgr BAgrSc BAgSc MAgr BFor BEnvSc BEc BEcon MEcon MEc BTh MTh ThM ThD MDiv MSt MLitt BLitt MLIS MLS MPlan BPlan MUP MURP MFin MAcc MAcct BAcc BAcct MTax MSCS BS MS BA MA AB AAS HND HNC PGCE PGDE PGDip PgDip PGCert PgCert PGD PGDM PGDBM PGP GDip GradDip GradCert DipEd DipHE CertHE FdA FdSc BAMS BHMS BUMS BNYS DNB DrNB MCh DCH DGO AuD LLL BLaws LMus LRSM ATCL BPE BHMCT BFTech BVoc BSBA MSBA MHRM MSHRM MQF MCRP MPIA MALD MFAcc BSEE BSME BSCE BSA BSIE BSEd BBus BCS BForSc BKin BVM BMedSci BScFor BHort MHort BIntSt BTheol BHum BHSci MCouns MTeach BTeach MAppSc MTchg"
const particular =
  "[BM]\\.(?:E|L|M|F)\\.|D\\.O\\.|ME(?= in )|PG ?Dip|PG ?Cert|Grad ?Dip|Executive MBA|MB,? BCh(?:,? BAO)?|MB ?BS|MB ?ChB|BVM&S|B\\.?A\\.?(?:,? |\\/)LL\\.?B\\.?|Ph\\. ?D\\.?|D\\. ?Phil\\.?|Dipl\\.[- ](?:[A-Z][a-zà-ÿ]+\\.?)(?:[ -]?\\(FH\\))?|Diplom-[A-Z][a-zà-ÿ]+(?:in)?(?: \\(FH\\))?|Dr\\. ?(?:agr|phil|med(?:\\. (?:dent|vet))?|jur|iur|oec(?:\\. publ)?|rer\\. ?(?:nat|pol|oec|soc|medic)|techn|theol|paed|sc(?:\\. (?:nat|pol|agr|hum))?|des|ir|nat)\\.?(?! h\\. ?c)|Dr\\.-Ing\\.?|DM(?= ?\\([A-Z])|mgr(?: inż\\.?| sztuki)?|inż\\.?|lic\\.|dr(?: hab\\.?| inż\\.?)|[Dd]rs\\.?|[Ii]r\\.|cand\\.(?: ?[a-zæøå]+(?:\\.|(?![a-zæøå])))+|hbo(?:-bachelor)?|DI|KTM|DUT|BTS|DEA|DESS|DEUG|HDR|DE-HMONP|A-levels?|M[12](?= )|ScB|AB"

const lowerSubject =
  "[Bb]usiness|[Pp]ublic|[Ss]cience|[Aa]rts|[Ee]ngineering|[Ll]aws?|[Pp]hilosophy|[Ff]ine|[Ee]ducation|[Cc]ommerce|[Tt]echnology|[Aa]rchitecture|[Mm]usic|[Mm]edicine|[Rr]esearch|[Ss]ocial|[Nn]ursing|[Dd]ivinity|[Tt]heology|[Dd]esign|[Uu]rban|[Aa]pplied|[Cc]omputer|[Ee]conomics|[Ff]inance|[Ll]etters|[Pp]harmacy|[Dd]ental|[Vv]eterinary|[Jj]ournalism|[Ii]nternational|[Mm]athematics|[Aa]ccounting|[Aa]griculture|[Pp]sychology|[Ss]urgery"
const subjectTail =
  "(?:[Aa]dministration|[Hh]ealth|[Pp]olicy|[Aa]ffairs|[Aa]rts|[Ww]ork|[Ss]ciences?|[Pp]lanning|[Aa]pplications|[Ss]urgery|[Mm]edicine|[Ss]tudies|[Rr]elations|[Ee]ngineering|[Mm]anagement)"
/** `Bachelor of Agricultural Science`, `Master of Arts and Sciences`; never `Master of Wine`. */
const spelledSubject = `(?:[A-Z][a-zà-ÿ]+(?: (?:and |& |in (?=Education|Teaching))?[A-Z][a-zà-ÿ]+){0,3}|(?:${lowerSubject})(?: ${subjectTail})?)`
const spelled = `(?:[Ee]xecutive |[Jj]uris |[Pp]rofessional |[Jj]oint )?(?:[Mm]aster|[Bb]achelor|[Dd]octor|[Aa]ssociate)(?:['’]?s)? of (?!Wine|Ceremon|Fox|Arms|Horse|Hounds|Sommelier|Malt|the\\b)${spelledSubject}`
const worded =
  "Juris [Dd]octor(?:ate)?|(?:[Ee]xecutive )?(?:[Mm]aster|[Bb]achelor)(?:['’]?s)?(?: [Dd]egree)?(?! (?:Brewers?|Gardeners?|Naturalists?|Mariners?|Builders?|Bakers?|Class|Beekeepers?)(?!\\p{L}))|[Aa]ssociate(?:['’]?s)? degree|[Dd]octorate|[Dd]octoral degree|[Uu]ndergraduate degree|[Pp]ost-?graduate (?:degree|[Dd]iploma|[Cc]ertificate)|[Gg]raduate (?:degree|[Dd]iploma|[Cc]ertificate)|(?:[Aa]dvanced |[Hh]igher |[Ii]nternational |[Nn]ational |[Oo]rdinary |[Pp]rofessional |[Aa]ssociate )?[Dd]iploma|[Dd]iplom|Staatsexamen|Erstes Staatsexamen|Magister(?: Artium)?|Habilitation|Promotion|(?:[Ll]aw|[Mm]edical|[Dd]ental|[Nn]ursing|[Ff]irst|(?<!(?:[Mm]echanical|[Cc]ivil|[Ee]lectrical|[Ee]lectronic|[Cc]hemical|[Ss]oftware|[Cc]omputer|[Ii]ndustrial|[Aa]erospace|[Ee]nvironmental|[Ss]tructural|[Pp]etroleum|[Bb]iomedical|[Mm]arine|[Mm]aterials|[Ss]ystems|[Aa]gricultural|[Mm]ining) )[Ee]ngineering|[Bb]usiness|[Tt]eaching|[Ss]cience|[Aa]rts|[Jj]ournalism|[Ee]conomics|[Ff]oundation) degree"
/** `Pilot Licence`, `B Licence`: these allow something, and no university grants them. */
const permitting =
  "(?<!(?:[Pp]ilot|[Dd]riv(?:ing|er)|[Dd]iving|[Tt]rade|[Cc]oaching|[Pp]remises|[Rr]adio|[Ff]lying|[Cc]ommercial|[Pp]ersonal|[Mm]aster|[Ss]kipper|[Cc]aptain|[Oo]perator|[Tt]eaching|[Pp]racti[sc]ing|[Bb]uilder|[Ii]nstructor|[Rr]acing|[Gg]lider|[Rr]eferee| [A-D]|Pro)(?:['’]?s|s['’])? )"
const abroad = `[Mm]estrado|[Dd]outora(?:mento|do)|[Bb]acharelado|[Gg]raduação|[Pp]ós-[Gg]raduação|[Ll]icenciatura|${permitting}(?:Licence|licence(?= (?:en|de|des|ès|à|au|aux|pro|professionnelle)(?![\\p{L}])| d['’]| \\())|[Mm]aîtrise|[Mm]astère|[Dd]octorat|[Aa]grégation|[Dd]iplôme(?: d['’]ingénieur)?|[Mm]aestría|[Mm]áster|[Gg]rado|[Dd]octorado|[Dd]iplomatura|[Ll]aurea(?: magistrale| triennale)?|[Dd]ottorato|[Mm]agister|[Cc]ivilingenjör|[Ss]ivilingeniør|[Cc]ivilingeniør|[Ss]iviløkonom|[Cc]ivilekonom|[Dd]iplomi-insinööri|[Kk]andidatexamen|[Mm]asterexamen|[Mm]agisterexamen|[Hh]øyere grad`

/** `BSc` in every spelling: `B.Sc.`, `B. Sc.`. */
const spellings = (name: string): string => {
  const parts = name.match(/\p{Lu}\p{Ll}*/gu) ?? [name]
  return `${parts.reduce((before, part) => `${before}${part.length > 1 ? "(?:\\. ?)?" : "\\.?"}${part}`)}\\.?`
}

const honours =
  "(?: ?\\((?:Prof|Hons?\\.?(?: ?[12I]+)?|Honou?rs|Oxon|Cantab|cum laude|FH)\\)| \\(\\p{Lu}{2,5}\\)(?= (?:in|en) \\p{L})| Hons?(?![\\p{L}])| with [Hh]onours)?"

/** `BSc Eng (Civil Engineering)`, `BSc(Agr)`: in two words, of which the first is a degree by itself. */
const widened = "[BM]\\.?Sc\\.? ?(?:\\((?:Agr?|Eng)\\)|(?:Eng|Agr|Agric)(?:\\.|(?![\\p{L}])))"

/** A degree as people write it, with honours. */
export const degreeName = `(?:B\\.?A\\.?\\/LL\\.?B\\.?|${widened}|${letters.split(" ").map(spellings).join("|")}|${particular}|${spelled}|${worded}|${abroad})${honours}(?![\\p{L}])`

const institution =
  /(?<![\p{L}\d])(?:University|Universit(?:y|é|à|ät|at|eit|as|ies|etet|et)|Rijksuniversiteit|Univ\.|Universidad|Università|Universidade?|Universiti|Uniwersytet\w*|Politechnika|College|School|Institut(?:e|o|et)? (?:of|for|für|de|Teknologi)|Institutes? of Technology|(?:Business|Technical|Culinary|Polytechnic|Conservation) Institute|Academy|Polytechnic\w*|Polytech|TAFE|Politecnico|Tecnológico de|École|Ecole|Écoles|Hochschule|Fachhochschule|Höhere Fachschule|ZHAW|ZHdK|FHNW|HSLU|SUPSI|HES-SO|HEIG-VD|Hogeschool|Conservatoire|Conservatory|Conservatorio|Konservatorium|Sorbonne|Seminary|Law Center|Lycée|Gymnasium|Berufliche Schulen?|Berufs(?:schule|kolleg|akademie)|Liceo|MIT|ETH|EPFL|UCL|LSE|UCLA|UCSD|UCSB|UCSF|NYU|USC|UNC|UVA|Caltech|INSEAD|Oxford|Cambridge|Harvard|Yale|Stanford|Princeton|Cornell|Dartmouth|Berkeley|Georgia Tech|Virginia Tech|Texas Tech|Penn State|(?:Ohio|Michigan|Arizona|Iowa|Kansas|Oregon|Florida|Colorado|Washington|Boise|Utah|San Jos[ée]|San Diego|Mississippi|Oklahoma|Louisiana|NC|Wichita|Montana|North Dakota|South Dakota|Appalachian|Ball|Kent|Wayne|Fresno|Sacramento) State|Wharton|Imperial|Sciences Po|TU \p{Lu}\p{L}+|FH \p{Lu}\p{L}+|RWTH|KTH|KU Leuven|KIT|NUS|NTU|IIT|IIM|IIIT|KAIST|HEC|IESE|Trinity|King['’]s|Sloan|Kellogg|Bootcamp|ESADE|EDHEC|ESSEC|ESCP|EM Lyon|emlyon|SKEMA|Audencia|ENSAD|ENSAE|ENSTA|ENSEEIHT|CentraleSupélec|AgroParisTech|Polytechnique|Mines ParisTech|Högskola\w*|Høgskole\w*|Højskole|Handelshøjskole\w*|Handelshögskolan|Kunsthochschule|Kunstakademi\w*|Akademie|Akademia|Akademi|Szkoła|Escola (?:Superior|Náutica|Politécnica)|Escuela (?:Técnica|Superior|Politécnica|Nacional)|Instituto (?:Superior|Tecnológico|Politécnico|Tecnico)|Facultad|Faculdade|Facoltà|Fundação Getulio Vargas|IITs?|NIT|BITS Pilani|VIT|XLRI|NID|NIFT|NLU|NLSIU|Chalmers|DTU|NTNU|NHH|SOAS|Goldsmiths|Central Saint Martins|RISD|RADA|Pratt Institute|Juilliard|Berklee|Vassar|Bryn Mawr|Barnard|Wellesley|Virginia Military Institute|Sandhurst|West Point|Annapolis|The Citadel|Courtauld|Birkbeck|Cranfield|Le Cordon Bleu|\p{Lu}\p{Ll}+ A&M|UNSW|ANU|UBC|UQ|UTS|QUT|RMIT|KNUST|UCT|Wits|UKZN|AIIMS|JNU|IISc|TISS|UCD|DCU|NUI|NUIG|NCAD|FGV|USP|UFRJ|Unicamp|PUC(?:-\p{L}+)?|UNAM|ITESM|ITAM|HKUST|HKU|CUHK|TUM|LMU|CMU|UMass|SUNY|CUNY|INSA|UPC|UPM|UAM|UC3M|UvA|UPV|SGH|AGH|UMK|UW)(?![\p{L}\d])|(?<![\p{L}])\p{Lu}[\p{L}-]+ (?:universitet|universitetet|tekniska högskola|högskola|høgskole|yliopisto|universiteit|hogeschool)(?![\p{L}])|(?<![\p{L}])\p{Lu}\p{Ll}+(?:universität|hochschule|universiteit|akademie|schule|sk(?:olan|olen|ole)|akademi(?:n|et))(?![\p{L}])/u

/** Companies that go by letters, too, and have alumni. */
const companies =
  /^(?:IBM|BCG|KPMG|SAP|HSBC|BBC|NASA|CERN|UBS|ING|RBS|BBVA|CNN|NBC|CBS|AWS|TCS|HCL|AMD|ARM|BASF|BMW|AIG|AOL|DHL|UPS|EDF|GSK|NHS|OECD|UNDP|UNICEF|WHO|NATO|IMF|CIA|FBI|NSA|USAID|TED|JPM|RBC|TSMC|ASML|NXP|BNP|YC|ESPN|HBO)(?: |$)/u

/** `BITS`, `PICT Pune`: schools go by letters as companies do, so that only what is said of them can tell. */
export const isSchoolByLetters = (name: string): boolean =>
  /^\p{Lu}{3,6}(?: \p{Lu}\p{Ll}+)?$/u.test(name) && !companies.test(name)

/** Whether a name is that of a place where people study. */
export const isInstitution = (name: string): boolean => institution.test(name)

const told =
  /(?<![\p{L}])(?:from|holds?|held|has|have|had|is|was|graduated|studied|stud(?:ies|ying)|earned|received|attended|completed|finished|got|took|came|went|left|joined|teaches|taught)(?![\p{L}])/u

/** The same, of a text that is the name and no sentence around it. */
export const isInstitutionAlone = (text: string): boolean => isInstitution(text) && !told.test(text)

const body =
  /(?<![\p{L}\d])(?:Institut(?:e|o|ion)|Law Society|(?:Royal|Chartered) (?:\p{Lu}\p{L}+ )*Society|Seminary|Inns? of Court|King['’]s Inns|Conservatorium|Hospital|Medical Cent(?:re|er))(?![\p{L}\d])/u

/** Bodies that teach beside their other work: only a degree or diploma before the name tells. */
export const mayTeach = (name: string): boolean => body.test(name)
