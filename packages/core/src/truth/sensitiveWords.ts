/** Alternatives of a pattern, as lower-case words: `sensitive.ts` says in which company they speak of a person. */

export const illness =
  "cancer|leuk[a]?emia|lymphoma|melanoma|myeloma|glioma|diabet(?:es|ic)|hiv|aids|depression(?!-era)|anxiety|bipolar|adhd|autis(?:m|tic)|asperger'?s?|schizophreni[ac]|epilep(?:sy|tic)|multiple sclerosis|parkinson'?s|alzheimer'?s|dementia|dyslexi[ac]|ptsd|anorexi[ac]|bulimi[ac]|alcoholi(?:c|sm)|addict(?:ion)?|stroke|asthma|lupus|crohn'?s|arthritis|disabilit(?:y|ies)|tumou?r"

/** What people are, in body and mind. */
export const condition =
  "deaf|hard[ -]of[ -]hearing|(?:hearing|speech|vision|visually|mobility)[- ]impaired|(?:learning|intellectually|developmentally)[- ]disabled|disabled|retarded|crippled|paraplegic|quadriplegic|paralyzed|paralysed|wheelchair[- ](?:bound|user)|amputee|autistic|dyslexic|neuro(?:a?typical|divergent|diverse)|non-?neurotypical|aphasic|non-?verbal|low[- ]vision|diabetic|epileptic|bipolar|immunocompromised|infertile|differently[- ]abled|handicapped|able[- ]bodied|non-?disabled|pregnant|obese|alcoholic|addict|(?:alcohol|drug|substance)[- ](?:abusing|addict(?:ed)?)|druggie|junkie"

/** These speak of the body only before a word for a person. */
export const looseCondition = "blind|mute|dumb|slow|barren|four-eyed|glasses-wearing|neurotypical"

/** Operations by what they are called. */
export const operation =
  "\\p{L}{3,}(?:ectomy|ostomy|plasty)|lumpectomy|amputation|caesarean|(?:heart|triple|gastric) bypass|(?:knee|hip) replacement"
/** Surgery that is somebody's own: alone the word is also a doctor's practice. */
export const surgery =
  "(?:\\p{L}+ )?(?:(?:open[- ])?heart|brain|back|knee|hip|spinal|shoulder|bowel|emergency|major|life-saving|cancer|gender|bariatric) (?:surgery|operation)"

/** What is said of whoever went through an illness; many are treated in the house of whoever treats them. */
const treatment = `treatments? for (?:\\p{L}+ ){0,3}(?:${illness})`
export const cured: ReadonlyArray<string> = [
  `(?:finish(?:es|ed|ing)|complet(?:es|ed|ing)|under(?:goes|went|going)) (?:(?:her|his|their|my|active|successful|final) ){0,2}${treatment}`,
  `(?:(?:days?|weeks?|months?|years?|rounds?|courses?) of|back (?:at work |in the office )?(?:after|from)|after (?:his|her|their|my)) (?:\\p{L}+ ){0,4}(?:treatment|therapy|surgery) for (?:an? )?(?:\\p{L}+ ){0,2}(?:${illness})`,
  `(?:was|being|am|has been|had been) (?:successfully )?treated for (?:an? )?(?:\\p{L}+ ){0,2}(?:${illness})`,
  // `the postnatal depression she went through`
  `(?:${illness})(?: (?:that|which))? (?:she|he|they|i) (?:has |have |had )?(?:went|gone|lived|came|come|go|goes) through`,
  `(?:speaks?|spoke|spoken|talks?|talked|writes?|wrote|written|(?:is|been|was) open) (?:openly|candidly|publicly|honestly|frankly|movingly)? ?(?:about|of) (?:her|his|their|my) (?:own )?(?:\\p{L}+ ){0,2}?(?:${illness})(?! (?:work|research|studies|charity|programme))`,
  // `will run her ninth marathon, two years after chemotherapy`
  `(?:will|to|runs?|ran|running|swam|swims?|cycled|cycles|walked|walks|climbed|climbs|rowed|returned|back) [^.;:]*(?:years?|months?|weeks?) (?:after|since|into|on from) (?:\\p{L}+ )?(?:chemo|chemotherapy|radiotherapy|dialysis|transplant|${operation}|${treatment})`,
  "(?:is|am|was|now|been|gone|went) in(?:to)? (?:full |partial |complete )?remission",
  // `Rui Prates had chemotherapy at Leeds General`: nobody has these without an illness, whoever the sentence names.
  "(?:had|has had|have had|having|needs?|needed|received?|receiving|underwent|undergo(?:es|ing)?|starts?|started|began|finished|completed) (?:an? |her |his |their |my |more |weekly |daily )?(?:chemo|chemotherapy|radiotherapy|dialysis)(?! (?:drugs?|machines?|products?|services?|software|company|units?|wards?|nurses?|research|trials?|equipment|supplies|centres?|centers?))",
  "(?:brother|sister|mother|father|mum|mom|dad|husband|wife|son|daughter|cousin|friend|neighbou?r|colleague|donor|stranger)'s (?:kidney|liver|bone marrow|stem cells)",
  "(?:gave|offered|donated|gives|offers|donates) (?:him|her|me|them) (?:an? |one of )?(?:his |her |their )?(?:kidney|kidneys|part of (?:his|her|their) liver|bone marrow|stem cells)",
  // `who joined in 2019 during treatment for breast cancer`, and not who joins patients in it.
  `who (?:first |then |only )?(?:joined|started|began|returned|discovered|learn(?:ed|t)|trained|wrote|ran|walked|swam|took up|turned to|found) (?:(?!patients?|people|families|children|those|women|men|others)[^.;: ]+ ){0,8}?(?:during|after|amid|through|following) (?:her |his |their )?(?:chemo|chemotherapy|radiotherapy|dialysis|${treatment})`,
  // `has swum daily since finishing chemotherapy`: who tells since when has been through it, named or not.
  `(?:ha(?:s|ve|d)|i've) [^.;:]*since (?:starting|beginning|having|finishing|completing|undergoing|coming through|going through|(?:her|his|my)) (?:\\p{L}+ ){0,3}?(?:chemo|chemotherapy|radiotherapy|dialysis|transplant|${operation}|${treatment})`
]

const denominations =
  "catholic|protestant|evangelical|baptist|methodist|lutheran|presbyterian|anglican|mormon|latter-day saint|jehovah'?s witness|seventh-day adventist|unitarian|amish"
export const believer = `christian|roman catholic|${denominations}|muslim|sunni|shi'?a|shiite|druze|(?:(?:ashkenazi|sephardic|reform|orthodox|conservative|hasidic|secular) )?jew(?:ish)?|hasidic|hindu|buddhist|sikh|jain|bah[aá]'?[ií]|taoist|shintoist|confucianist|cheondoist|zoroastrian|atheist|agnostic|satanist|scientologist|pagan|wiccan|rasta(?:fari(?:an)?)?|born-again|irreligious`
export const looseBeliever = "orthodox|religious|spiritual|spiritualist|secular|humanist|devout|god-fearing"

export const faith = `${believer}|${denominations}|christian(?:ity)?|catholicism|orthodox|islam(?:ic)?|judaism|hinduism|buddhism|sikhism|scientology`

export const party =
  "republican|democrat|labour party|conservative party|liberal democrats?|tory|green party|communist|socialist|marxist|anarchist|libertarian|maga|brexiteer|far-right|far-left|right-wing|left-wing"
export const partisan =
  "republican|democrat|tory|communist|(?:democratic[- ])?socialist|marxist|anarchist|libertarian|leftist|rightist|(?:far|alt)-right|far-left|right-wing|left-wing|centrist|apolitical|anti-?vaxx?er"
export const loosePartisan =
  "(?:(?:socially|fiscally|politically) )?(?:liberal|conservative|progressive|moderate)|independent|radical|nationalist|extremist|pro-choice|pro-life|anti-vax|anti-vaccine"

export const ethnicity =
  "african[- ]american|asian[- ]american|latin[oax]|latine|latinx|hispanic|chican[oa]|native[- ]american|alaska[- ]native|native[- ]hawaiian|pacific[- ]islander|american[- ]indian|aboriginal|m[aā]ori|kurdish|uyghur|romani|afro-\\w+|mixed[- ]race|brahmin|dalit|kshatriya|kayastha|adivasi|bahujan|biracial|bipoc|caucasian|american-born chinese|(?!(?:north|south|latin|pan|anglo|all|inter|central|trans|british|euro)-)\\p{L}+-american"
export const looseEthnicity =
  "black|white|brown|asian|(?:east|south|southeast) asian|desi|oriental|african|latin(?: american)?|indigenous|arab|european|middle[- ]eastern|aapi|roma|gypsy|native"
export const people = `african[- ]american|black (?:man|woman|person|american|british|community)|white (?:man|woman|nationalist)|${ethnicity}|indigenous|roma|gypsy|person of colou?r|people of colou?r`

export const orientation =
  "gay|lesbian|bisexual|homosexual|heterosexual|asexual|aromantic|demisexual|pansexual|polyamorous|queer|lgbt[a-z+]*"
export const looseOrientation = "straight|hetero|bi|pan|poly|ace"

export const gender =
  "transgender|trans(?:[- ]?(?:female|male|feminine|masculine|femme?|masc))?|transsexual|cis|cisgender|non-?binary|agender|bigender|demi(?:boy|girl|gender)|genderqueer|genderfluid|genderless|gender[- ](?:non-?conforming|neutral|fluid)|third-gender|two-spirit|androgyne|intersex|endosex|hermaphrodite|neutrois|enby|(?:feminine|masculine)-of-center|ftm|f2m|mtf|m2f|afab|amab"
export const looseGender = "boi|stud|tomboy|foc|moc|butch"

export const fortune =
  "moneyed|high-net-worth|financially well-off|independently wealthy|one-percenter|upper-class|well-to-do|well-off|low-income|bankrupt|insolvent"
export const looseFortune = "affluent|rich|wealthy|poor|broke|impoverished|homeless"

/** One person, or people of whom the speaker is one. */
export const person =
  "person|people|man|woman|men|women|guy|gal|girl|boy|lady|gentleman|individual|adult|kid|child|dad|mum|mom|father|mother|parent|husband|wife|couple|citizen|believer|folks?|family"

/** What a person is called by their work, after a word that is said of people only. */
export const worker =
  "founder|entrepreneur|engineer|developer|designer|writer|author|artist|leader|executive|professional|researcher|scientist|manager|activist|advocate|feminist|immigrant|veteran|nerd|geek|techie|creator|maker|teacher|student"

/** What lay people are in a religious community, and where. */
export const layOffice =
  "lay (?:reader|preacher|minister|canon|leader)s?|church ?wardens?|sacristan|altar server|parishioner|sunday school teacher|deacon(?:ess)?|sidesman|eucharistic minister|youth pastor"
export const house = "church|chapel|parish|mosque|synagogue|gurdwara|congregation"

/** What pages in other languages of Europe say of the same matters. */
export const believerElsewhere =
  "(?:praktizierende[rn]?|gläubige[rn]?|überzeugte[rn]?) (?:christ(?:in)?|katholik(?:in)?|muslima?|jüdin|jude)|kirchen(?:vorstand|gemeinderat|chor|vorsteher(?:in)?)|ouderling|kerkenraad|catholique (?:pratiquante?|convaincue?)|paroissien(?:ne)?|católic[oa] practicante|católic[oa] praticante"
export const politicsElsewhere =
  "(?:gemeente)?raadsverkiezing\\w*|verkiezingslijst|lijsttrekker|gemeenteraadslid|d66|vvd|pvda|groenlinks|(?:kommunal|landtags|bundestags|gemeinderats|stadtrats)wahl\\w*|wahlkampf|parteimitglied|(?:spd|cdu|csu|fdp|afd)[ -](?:mitglied|fraktion|ortsverein|kandidat(?:in)?)|(?:mitglied|kandidat(?:in)?) der (?:spd|cdu|csu|fdp|afd|grünen|linken)|élections (?:municipales|législatives|régionales)|conseill(?:er|ère) municipale?|candidate? aux (?:élections )?(?:municipales|législatives)|elecciones (?:municipales|generales|autonómicas)|concejal[a]?|militante del? (?:psoe|pp|vox|podemos|pnv)|eleições|vereador[a]?|filiad[oa] ao (?:pt|psdb|psol|pl|mdb)|socialdemokraterna|moderaterna|centerpartiet|vänsterpartiet|miljöpartiet|kristdemokraterna|sverigedemokraterna|kommunfullmäktige|arbeiderpartiet|fremskrittspartiet|kommunestyret?|socialdemokratiet|socialistisk folkeparti|plaid cymru|sinn féin|fianna fáil|fine gael|consigliere comunale|partito democratico|forza italia|partia razem|platforma obywatelska|członk\\w+ (?:pis|po|psl|lewicy)"
export const unionElsewhere =
  "gewerkschaft(?:s\\w*|er(?:in)?)?|betriebsr[aä]t\\w*|vakbonds\\w*|ondernemingsraad|délégué[e]? syndicale?|syndicaliste|syndiqué[e]?|sindicalista|delegad[oa] sindical|związ\\w+ zawodow\\w+|sindacalista|fackförbund\\w*|fackligt|tillitsvalgt|tillidsrepræsentant"
export const orientationElsewhere =
  "homosexuel(?:le)?|lesbienne|schwuler?|lesbisch[er]?|homoseksueel|homosexuell[er]?|homoseksualn\\w+|omosessuale"
export const illnessElsewhere =
  "(?:lebt|lebe|leben|leidet|erkrankte?|diagnose) (?:(?:seit|an|mit) (?:\\d{4} )?){1,2}(?:multipler sklerose|ms|parkinson|epilepsie|diabetes|depression(?:en)?|krebs|rheuma|alzheimer)|multiple[rn]? sklerose|sclérose en plaques|esclerosis múltiple|esclerose múltipla|sclerosi multipla|(?:an |mit )?(?:brust|darm|haut|lungen)?krebs(?:erkrankung)? (?:erkrankt|überlebt|besiegt)|krebskrank\\w*|schwerbehindert\\w*|borstkanker|chronisch ziek|cáncer de \\p{L}+|câncer de \\p{L}+|atteinte? d'un cancer|en fauteuil roulant|im rollstuhl"

/** After these a word of the matter names an institution or a field of work, and says nothing of a person. */
export const institution =
  "schools?|universit(?:y|ies)|colleges?|hospitals?|health|healthcare|relief|aid|charit(?:y|ies)|museum|press|publish\\w+|banks?|banking|finance|financial|history|studies|theology|literature|arts?|music|architecture|heritage|affairs|services?|markets?|network|conference|association|foundation|society|institute|council|league|agency|media|news|voters?|outreach|education|programmes?|programs?|rights|pride|resource|resources|employee|community|communities|film|atlantic|pacific|siberian|pennine|weekly|times|books?|product|products|collar|belt|hat|box|paper|swan|friday|sea|forest|label|board"

/** After these a word of an illness names a field of work. */
export const trade =
  "research\\w*|cent(?:er|re)s?|units?|teams?|labs?|laborator(?:y|ies)|institutes?|charit(?:y|ies)|uk|biolog\\w+|genom\\w+|genetics|treatments?|therap\\w+|drugs?|care|imaging|screening|clinics?|medicine|vaccines?|diagnos\\w+|detection|prevention|programmes?|programs?|platforms?|apps?|foundation|society|association|trust|council|risk|studies|study|trials?|data|device|devices|technolog\\w+|tech|start-?ups?|support|services?|network|awareness|epidemiolog\\w+|neuroscience|prediction|models?|modelling|modeling|registry|portfolio|franchise|products?|business|markets?|division|patients|survivors|advocacy|fundrais\\w+|nursing|surgery|surgeon|specialist|education"

/** Words of the matters in other languages, and of things that go with them, for places where no word of them has any business. */
export const illnessNamed =
  "krebs|brustkrebs|krankheit\\p{L}*|maladies?|malade|handicap\\p{L}*|cáncer|enfermedad\\p{L}*|enferm[oa]s?|cancro|câncer|tumore|malatti[ae]|doença\\p{L}*|kanker|ziekte|kreft|kræft|sjukdom\\p{L}*|nowotw\\p{L}+|choroba|choroby|syöpä\\p{L}*|chemo\\p{L}*|patients?|survivors?|hospice|rehab|disabled|wheelchair|depresión|depressão|depressione|dépression|depresj\\p{L}+"
export const faithNamed =
  "kirchen?|kirchlich\\p{L}*|evangelisch\\p{L}*|katholisch\\p{L}*|reformiert\\p{L}*|pfarr\\p{L}+|gottesdienst\\p{L}*|glauben?|moschee|synagoge|église|mosquée|messe|prière|iglesia|mezquita|misa|chiesa|moschea|preghiera|igreja|mesquita|missa|oração|kerk|moskee|geloof|kyrka\\p{L}*|kyrko\\p{L}*|kirken?|moské|kośció\\p{L}+|kościel\\p{L}+|modlitw\\p{L}+|kirkko|kirkon|moskeija|mosques?|churches|parishes|congregations?|cathedral|lutherans?|methodists?|baptists?|adventists?|pentecostals?|sermons?|prayers|hymns?|clergy|rabbi|imam|pastor|vicar|baptised|baptized|ramadan|lent|easter service|godly|worship\\p{L}*|gemeindebrief|sabarimala|hajj"
export const politicsNamed =
  "partei\\p{L}*|wahl(?:en|kampf|kreis)?|politik\\p{L}*|politique|politi\\p{L}+|élections?|elecciones|partido|partito|elezioni|eleições|partij|verkiezing\\p{L}*|parti[et]?|val(?:et|krets)|valg\\p{L}*|wybor\\p{L}+|parti[ai]|vaalit|vaaleissa|puolue\\p{L}*|party|candidates?|councillors?|ballots?|votes?|voters|referendum|brexit|manifesto|(?:civic |exit |opinion )?polls?|by-?elections?|hustings|candidac(?:y|ies)|candidatures?|ward \\d+|plaid|donors?|contributions?"
export const unionNamed =
  "picket\\p{L}*|strikers?|strikes?|on strike|shop floor solidarity|solidarity|grève|huelga|sciopero|greve|staking|strejk\\p{L}*|streik\\p{L}*|strajk\\p{L}*|lakko\\p{L}*|works councils?|collective agreement|tarifvertrag|convention collective"
export const loveNamed =
  "pride(?! (?:and prejudice|of place))|rainbow|lgbt\\p{L}*|lhbt\\p{L}*|hbtq\\p{L}*|coming[- ]out|came out|same-sex|stonewall|gay|gays|lesbians?|regenbogen\\p{L}*|arc-en-ciel|arcoíris|arcobaleno|arco-íris|regenboog\\p{L}*|regnb[åu]e?\\p{L}*|tęcz\\p{L}+|sateenkaar\\p{L}+"
export const crimeNamed =
  "divorc\\p{L}*|settlements?|custody|crimes?|criminal\\p{L}*|charged|charges|guilty|fraudsters?|evasion|bribe\\p{L}*|corrupt\\p{L}*|struck off|sued|sues|suing|lawsuits?|small claims|family court (?:house|orders?|hearings?|cases?|rows?|splits?|battles?)|courts? (?:\\S+ ){0,3}separation|separation (?:case|hearing|settlement)|(?:boundary|neighbou?rs?|planning) (?:settle )?(?:boundary )?(?:row|dispute|feud)|in court|(?:court|magistrates?['’]?(?: court)?) (?:cases?|lists?|news|notes|reports?|records?|filings?|dockets?|round-?ups?)|amtsgericht|tribunal (?:correctionnel|judiciaire)|prud['’]hommes|tingsrätt\\p{L}*|kort geding|juzgado|trial|police|(?:audiencia|supremo|tribunal\\p{L}*|rechtbank|gerechtshof|(?:land|oberlandes|arbeits)gericht|cour d'appel|tingretten|byretten|sąd) (?:\\p{L}+ ){0,2}(?:confirma|condena|absuelve|desestima|estima|admite|rechaza|falla|da la razon|confirme|condamne|rejette|deboute|conferma|respinge|assolve|mantem|confirmou|bevestigt|veroordeelt|bestatigt|verurteilt|weist|gibt|wijst|fäller|dömer|dømmer|skazuje)|demandad[oa]s?|querella\\p{L}*|embargo judicial|plainte|rechtszaak|klage gegen|accus\\p{L}+|allegations?|the (?:real |ugly |whole |shocking )?truth about|betrug|betrüger\\p{L}*|skandal\\p{L}*|verurteil\\p{L}+|anklage|escroc\\p{L}*|condamn\\p{L}+|procès|estafa|condena\\p{L}*|acusad\\p{L}+|truffa|condann\\p{L}+|indagat\\p{L}+|burla|arguid\\p{L}+|fraude|oplicht\\p{L}+|veroordeel\\p{L}+|bedrägeri|åtal\\p{L}*|dømt|tiltalt|oszust\\p{L}*|skazan\\p{L}+|tuomi\\p{L}*|petos\\p{L}*"

/** What couples settle before a court: that of clients is a trade, which tells it of nobody. */
export const parted = [
  "(?:agree[sd]?|reach(?:ed|es)|won|lost|finali[sz](?:ed|es)|settle[sd]|fil(?:ed|es|ing) for|granted|awarded|seek(?:s|ing)|sought|ordered|pa(?:ys|id)) (?:\\S+ ){0,3}divorce",
  "(?:my|his|her|their|whose|couple's|messy|bitter|acrimonious|painful) (?:\\p{L}+ )?divorce",
  "(?:after|since|following|amid|despite) (?:an?|the) (?:\\p{L}+ )?divorce",
  "(?:go(?:es|ing|ne)?|went|been|came|coming|got) through (?:an?|the) (?:\\p{L}+ )?(?:divorce|separation)",
  "(?:is|was|were|been|got|getting|recently|newly|twice) divorced",
  "divorced (?:from|her|his|in|twice|last)",
  "divorce ruling",
  "divorce (?:settlement|battle|petition|pay-?out|papers|hearing|row) (?:with|from|against|between|of [$€£]?\\d)",
  "(?:in|into|over|amid|after) (?:an? |the |their |\\p{L}+ )?divorce (?:battle|row|fight|wrangle|feud|drama)",
  "(?:marriage|divorce|separation) of (?:\\S+ ){1,25}?(?:ended|was (?:finali[sz]ed|settled|dissolved|heard)) ",
  "(?:divorce|separation) of (?:\\S+ ){1,25}?(?:(?:first|second|third|final|next|last) hearing|costs? (?:order|ruling)|(?:went|came|goes|returns?|returned) (?:to|before) (?:the |an? )?(?:court|judge))",
  "ended in (?:the )?(?:family|divorce) court",
  "separation of (?:\\S+ ){1,14}?and (?:mrs?|ms|miss|(?:his|her) (?:wife|husband|spouse))(?![\\p{L}])",
  "(?:the|his|her|their|whose) marriage (?:had |has |had already )?(?:broken down|broke down|broken up|failed|collapsed)",
  "estranged (?:wife|husband|spouse|partner)",
  "custody (?:battle|dispute|fight|row)",
  "family court (?:orders|ordered|rules|ruled|grants|granted|hears|heard)"
] as const

/** What is held against somebody, true or not. */
export const blamed = [
  "(?:was|were|been|got|being) (?:fired|sacked|suspended|dismissed|ousted|disbarred|struck off)",
  "(?:fired|sacked|suspended|dismissed|ousted) (?:from|over|for|after|amid)",
  "embezzl\\w+",
  "(?:judge|magistrates?|court|tribunal) (?:has |have )?(?:ordered|orders|fined|fines)(?! the (?:release|publication|return)| an? (?:review|retrial|inquiry))",
  "small claims (?:judge|court|tribunal|case|action|hearing)",
  "ordered (?:\\S+ ){0,14}?to pay",
  "(?:pay|pays|paid|paying) (?:damages|compensation) (?:of|to)",
  "(?:alleged|allegations|accused|misconduct|wrongdoing)"
] as const

/** `back in the office after a bypass`: who was away, whoever the sentence names. */
export const awayFor = `(?:back|return(?:s|ed|ing)?|absen(?:t|ce)|away|resum(?:es|ed|ing)|convalesc\\p{L}+|recuperat\\p{L}+|stepp?(?:s|ed|ing)? (?:down|back|aside)) [^.;:]{0,60}?(?:after|following|from|due to|because of) (?:(?:an?|her|his|their|major|serious) (?:\\p{L}+ ){0,3}?(?:${operation}|${surgery}|${illness}|illness|heart attack|transplant|surgery|operation|chemotherapy|treatment for \\p{L}+)|(?:\\p{L}+ ){0,4}?${treatment})(?! (?:${trade})(?![\\p{L}\\p{N}]))`
