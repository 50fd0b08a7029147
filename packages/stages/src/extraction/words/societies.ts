import { hasLegalForm } from "@prospect-research/core"

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(word => word !== ""))

/** Words by which societies call themselves, in lower case. */
const societyWords = setOf(`
  association assoc associations society societies club clubs guild federation fellowship league alliance coalition
  network forum circle collective council chamber academy institute institution chapter branch roundtable consortium
  cooperative co-op lodge sorority fraternity lyceum athenaeum union confederation commission committee
  rotary kiwanis lions soroptimist soroptimists toastmasters jaycees zonta probus freemasons mensa u3a
  institutet bar registry faculty company livery committees taskforce panel

  band bands choir choirs chorus chorale choral orchestra orchestras philharmonic philharmonia sinfonia sinfonietta ensemble
  consort quartet quintet singers voices voces ringers handbell ceilidh céilí samba jazzband brass dancers dance morris
  theatre theater dramatics operatic opera amdram improv players thespians mummers troupe pipers pipes drums

  anglers swimmers dippers bluetits runners joggers milers harriers striders roadrunners wheelers cyclists randonneurs audax riders
  ramblers walkers hikers rowers scullers oarsmen sailors yachtsmen mariners paddlers canoeists kayakers surfers divers
  climbers mountaineers cavers potholers skiers skaters curlers bowlers archers fencers shooters golfers boxers wrestlers
  triathletes orienteers parkrunners gliders aviators pilots flyers balloonists bikers motorcyclists philatelists numismatists
  gardeners growers allotments allotment beekeepers apiarists birders birdwatchers ornithologists naturalists botanists
  mycologists lepidopterists entomologists astronomers stargazers geologists historians genealogists archaeologists
  quilters knitters weavers spinners potters ceramists woodturners woodcarvers bookbinders calligraphers letterers
  embroiderers crocheters stitchers sketchers painters watercolourists puppeteers magicians bellringers
  campanologists luthiers homebrewers foragers modellers collectors gamers debaters quizzers toastmistresses
  volunteer volunteers keepers wardens cadets scouts guides brownies woodcraft landcare bushcare coastcare shed sheds

  professionals practitioners librarians archivists curators conservators indexers writers
  authors novelists poets playwrights illustrators chemists physicists mathematicians
  statisticians economists psychologists physicians surgeons nurses midwives dentists pharmacists veterinarians
  teachers headteachers principals fundraisers scientists technologists women girls femmes mujeres frauen donne mulheres kvinnor kvinner vrouwen kobiet

  verein vereine verband bund bundes kammer gesellschaft gilde zunft innung chor kapelle orchester feuerwehr förderverein
  freundeskreis netzwerk arbeitskreis arbeitsgemeinschaft stammtisch klub ausschuss beirat kuratorium vereinigung
  landesverband fachverband berufsverband ortsgruppe sektion schachfreunde sportfreunde naturfreunde liedertafel
  association fédération federation société ordre amicale comité cercle chœur choeur chorale orchestre harmonie fanfare
  collectif réseau confrérie ligue chambre académie conseil compagnons
  asociación agrupación federación sociedad colegio cámara peña coro coral banda orquesta círculo ateneo orfeón consejo
  cofradía liga tertulia associació col·legi federació colla esbart ateneu cor elkartea abesbatza
  associação ordem federação sociedade clube orfeão câmara grémio círculo conselho confraria academia rancho filarmónica
  associazione ordine federazione circolo società accademia camera collegio corale unione lega consulta comitato
  compagnia filarmonica orchestra assoartigiani confindustria confcommercio coldiretti sodalizio
  vereniging genootschap kring koor gilde federatie netwerk werkgroep kennisgroep commissie orde kamer fanfare
  studiegroep gezelschap
  förening föreningen förbund förbundet sällskap sällskapet klubb klubben kör kören akademi akademien nätverk nätverket
  orkester kammare kammaren samfund råd rådet ingenjörer
  forening foreningen forbund forbundet selskab selskabet selskap selskapet klub klubben kor koret akademiet laug lauget
  netværk nettverk korps korpset orkester mannskor
  yhdistys seura liitto kerho kuoro verkosto
  stowarzyszenie towarzystwo związek izba chór koło federacja zrzeszenie orkiestra akademia kongregacja bractwo
  spolek svaz komora sbor sdružení společnost klub
  egyesület kamara szövetség kórus kör társaság asociația ordinul clubul corul societatea uniunea
  udruga društvo zveza savez zbor zbornica komora udruženje
  derneği odası kulübü korosu birliği cumann conradh coiste cymdeithas clwb côr
  σύλλογος σωματείο εταιρεία ένωση χορωδία`)

/** How compounds end that name one: `Watersportvereniging`, `Männerchor`, `Skogsklubb`. */
const compound =
  /\p{L}{2}(?:verein|verband|kammer|gesellschaft|bund|chor|kapelle|orchester|feuerwehr|klub|netzwerk|forum|freunde|schützen|beirat|wirtschaftsrat|vereinigung|sektion|gilde|innung|vereniging|bond|koor|genootschap|gezelschap|kring|(?:werk|kennis|studie|project)groep|commissie|federatie|club|förening(?:en)?|förbund(?:et)?|sällskap(?:et)?|klubb(?:en)?|kör(?:en)?|nätverk(?:et)?|orkester|forening(?:en)?|forbund(?:et)?|selskab(?:et)?|selskap(?:et)?|mannskor(?:et)?|(?:sang|damp|herre|blandat|blandet)kor(?:et)?|korps(?:et)?|(?:idretts|idræts|båt|turn|sogne|historie|mål|ung|venne)lag(?:et)?|laug(?:et)?|yhdistys|seura|liitto|kerho|kuoro|egyesület|szövetség)$|^(?:asso(?!rt)|assi(?!st|gn|du|mi)|feder|conf(?!id|er|ig|us|ro|or|in|la|li))\p{L}{4,}/u

/** Groups whose name says what they are by the people in it: `Leeside Anglers`. */
const people = /\p{L}{3}(?:ers|eers|ists|ians|teurs|neurs|istas|isti|löpare|åkare)$/u

/** What is no society for all its words: companies, papers, events, schools and authorities. */
const other =
  /(?<![\p{L}])(?:(?<!(?:Food|Toy|Baby|Book|Time|Tool|Blood|Clothes|Clothing|Coat|Seed|Bike|Uniform|Furniture|Hygiene|Nappy|Diaper|Bed|West|South|River|Left|Right) )Bank|Banking|Insurance|Assurance|Credit Union(?! (?:Association|League|Forum|Council|Network))|Building Society|Housing Association|Holdings?|Solutions|Consulting|Consultants|Capital|Ventures|Partners|Solicitors|Chambers|Associates|Advisors|Advisers|Recruitment|Estate Agents|Studios?|Agency|Software|Systems|Technologies|Logistics|Pharma\p{L}*|Industries|Enterprises|Services|Hotels?|Restaurant|Airlines|Motors|Suppliers|Builders(?! (?:Council|Association|Guild|Federation|Society|Exchange|Institute))|News|Newspapers?|Times|Post|Herald|Gazette|Courier|Courrier|Corriere|Correo|Journal|Magazine|Review|Echo|Tribune|Chronicle|Observer|Ledger|Nugget|Mail|Star|Broadcasting|TV|FM|Podcasts?|Blog|Press|Zeitung|Anzeiger|Tagblatt|Kurier|Nachrichten|Giornale|Diario|Diário|Jornal|Dagblad|Tidning\p{L}*|Gazeta|Conference|Congress|Summit|Symposium|Convention|Expo|Festival|Fair|Awards?|Prizes?|Medal|Trophy|Cup|Championships?|Tournament|Marathon|Week|Day|University|Universit(?:é|ä|à|a)t?|Universidade?|Universiteit|Universitet\p{L}*|Uniwersytet|Hochschule|School|Schools|Schule|Gymnasium|École|Escuela|Escola|Scuola|Lycée|Grammar|Primary|Kindergarten|Nursery|Academy Trust|Hospitals?|Clinic|Museums?(?! (?:Association|Network|Society|Federation|Guild|Council|Friends))|(?:City|County|Town|Borough|District|Parish|Community|Regional|Shire|Municipal|Legislative|Privy|Security|European) Council|Stadtrat|Gemeinderat|Landrat|Bundesrat|Bundestag|Landtag|Parliament|Senate|Assembly|Congress|Congreso|Ministry|Department|Authority|Police|Court|Cabinet|Directory|LinkedIn|Facebook|Twitter|Instagram|YouTube|Wikipedia|Crunchbase|Eventbrite|Leadership (?:Team|Council)|Executive (?:Committee|Board)|Management Board|Programme Committee|Program Committee|Organi[sz]ing Committee|Works Council|Football League|Premier League|(?:Super|Major|National|Champions) League|Company (?:Ltd|Limited)|Insurance Company|Hall of Fame|Institute of Technology|Network (?:Operations|Engineering|Security|Architecture|Infrastructure|Services|Planning)|(?:City|Town|State|County|Port) of)(?![\p{L}])|\b20[0-3]\d\b/u

/** A College, Company or Academy is a society only where it is one of a calling: `Royal College of Nursing`. */
const doubtful =
  /(?<![\p{L}])(?:College|Company|Academy|Institute|Institution|Union|Faculty|Panel|Theatre|Theater|Opera|Gesellschaft|Société|Società|Sociedad|Sociedade|Commission|Registry|Women|Girls)(?![\p{L}])/u
const everyDoubtful = new RegExp(doubtful, "gu")
const ofCalling =
  /(?<![\p{L}])(?:(?:College|Academy|Institute|Institution|Faculty) (?:of|for|for the) (?:the )?\p{Lu}|Worshipful Company|(?:Royal|Chartered|American|Australian|Canadian|European|International|National|British|Irish|Indian|African|Nigerian|Scottish|Welsh) (?:\p{L}+ ){0,4}(?:College|Academy|Institut(?:e|ion)|Society|Faculty)|Youth Theatre|Theatre (?:Group|Club|Company|Society)|Community (?:Theatre|Opera|Players)|Geographers|Women (?:in|who|Who|of|for)|(?:Girls|Women) Who|Women['’]s (?:Institute|Network|Forum|Club)|Union of (?:the )?\p{Lu}|(?:Société|Society|Sociedade?|Società) (?:\p{Ll}|\p{Lu}\p{L}+(?:ique|aise|enne|ca|a|o) )|[Dd]eutschen? |\p{Lu}\p{L}+ische )/u

/** Belief, politics, unions, illness and whom one loves are nobody's business, whatever the club is called. */
const privateSociety =
  /(?<![\p{L}])(?:Church\p{L}*|Cathedral|Chapel|Parish\p{L}*|Diocese|Ministr(?:y|ies)|Missions?|Missionary|Bible|Gospel|Christian\p{L}*|Catholic\p{L}*|Methodist|Baptist|Lutheran|Anglican|Evangeli\p{L}+|Islam\p{L}*|Muslims?|Mosque|Masjid|Jewish|Hebrew|Synagogue|Hillel|Chabad|Hindu\p{L}*|Sikh\p{L}*|Gurdwara|Buddhis\p{L}+|Temple|Zen|Quakers?|Humanist\p{L}*|Atheist\p{L}*|Freemasons?|Masonic|Opus Dei|Kirche\p{L}*|Kirchen\p{L}+|Pfarr\p{L}+|Gemeinde|Kolping\p{L}*|Diakonie|[ÉE]glise|Paroiss\p{L}+|Iglesia|Parroquia|Cofradía|Hermandad|Igreja|Paróquia|Chiesa|Parrocchia|Kerk\p{L}*|\p{L}+kerk|Parochie|Kyrk\p{L}*|Kirke\p{L}*|Menighet|Kości\p{L}+|Parafi\p{L}+|Party|Parti|Partei|Partido|Partito|Partij|Partiet|Republicans?|Democrats?|Democratic|Labour|Tory|Tories|Conservatives?|Conservative Association|Liberal(?:s| Democrats)|Lib Dems?|Greens|Green Party|Momentum|UKIP|SNP|Plaid|Sinn Féin|Fianna Fáil|Fine Gael|CDU|CSU|SPD|FDP|AfD|Grünen?|Die Linke|ÖVP|SPÖ|FPÖ|SVP|PSOE|Podemos|Ciudadanos|Bloco de Esquerda|PvdA|VVD|D66|GroenLinks|Socialdemokrat\p{L}*|Moderaterna|Venstre|Høyre|Arbeiderpartiet|Piattaforma|Lega Nord|Fratelli d['’]Italia|Trades? Unions?|Unions? (?:Local|Branch)|Workers['’]? Union|(?:Teachers|Nurses|Education|Workers|Students|Musicians|Teamsters|Communication|Transport|University)['’]? (?:and \p{Lu}\p{L}+ )?Union|Local \d+|UNISON|GMB|Unite|NASUWT|NEU|UCU|AFL-CIO|SEIU|Teamsters|Brotherhood|Gewerkschaft\p{L}*|ver\.di|IG Metall|IG BCE|Betriebsrat|Marburger Bund|Syndicats?|Syndicale?|CGT|CFDT|Force Ouvrière|Sindicatos?|Sindical|CCOO|UGT|CGTP|CGIL|CISL|UIL|Vakbond|FNV|CNV|Fackförbund\p{L}*|Fagforbund\p{L}*|Fagforening\p{L}*|Solidarność|Związek Zawodowy|Związki Zawodowe|LGBT\p{L}*|Gay|Lesbian\p{L}*|Queer|Pride|Rainbow|Stonewall|Trans|Bisexual|Alcoholics|Narcotics|Anonymous|Survivors?|Patients?|Cancer|Diabetes|Diabetic|Epilepsy|Sclerosis|Parkinson\p{L}*|Alzheimer\p{L}*|Autis\p{L}+|Dyslexia|ADHD|Arthritis|Asthma|Stroke|HIV|AIDS|Crohn\p{L}*|Co?eliac|Leuk\p{L}+|Selbsthilfe\p{L}*|Support Group|Recovery|Bereave\p{L}+|Widows|Single Parents|Pro-Life|Planned Parenthood|Rifle|NRA)(?![\p{L}])/u

/** Whether a name is that of a society of belief, politics, work or illness, which no report tells. */
export const isPrivateSociety = (name: string): boolean => privateSociety.test(name)

/** Whether a name belongs to a company, a paper, an event, a school or an authority. */
export const isOtherBody = (name: string): boolean =>
  (other.test(name) || hasLegalForm(name)) &&
  !/^(?:Guild|Society|Association|Federation|Fellowship|League) of (?:the )?\p{Lu}/u.test(name)

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}·-]+/u)
    .filter(word => word !== "")

/** `e. V.`, `z. s.`, `ry`: a form in law that only societies have. */
const registered = /(?:^|\s)(?:e\. ?V\.?|eV|z\. ?s\.?|r\.?y\.|ASBL|asbl|vzw|VZW|ONLUS|APS|ODV|IPSS|CIO)$/u

/** `Ashmole Museum Friends` */
const ofFriends = /\p{Lu}[\p{L}’'-]* Friends$/u

/** Whether a name says of itself that it is a society, a club, a choir or a body of a calling. */
export const isSociety = (name: string): boolean => {
  if (isOtherBody(name) || isPrivateSociety(name)) return false
  if (registered.test(name) || ofFriends.test(name)) return true
  if (doubtful.test(name) && !ofCalling.test(name)) {
    const firm = name.replace(everyDoubtful, "")
    return wordsOf(firm).some(word => societyWords.has(word) || compound.test(word))
  }
  return wordsOf(name).some(word => societyWords.has(word) || compound.test(word))
}

/** Whether a name may be that of a group by the people in it, where something else says that it is one. */
export const namesPeople = (name: string): boolean =>
  !isOtherBody(name) && !isPrivateSociety(name) && wordsOf(name).some(word => people.test(word))

/** Where people do together what they like: singing, playing, sports and crafts, not a calling. */
const leisurely =
  /(?<![\p{L}])(?:Club|Clubs|Band|Choir|Chorus|Chorale|Choral|Orchestra|Philharmonic|Philharmonia|Sinfonia|Ensemble|Consort|Quartet|Singers|Voices|Ringers|Dancers|Morris|Dramatics?|Operatic|Improv|Players|Theatre|Theater|Guild|Circle|Collective|Society|Group|League|Brass|Pipes|Samba|Fanfare|Harmonie|Kapelle|Verein|Chor|Coro|Corale|Coral|Banda|Circolo|Peña|Koor|Klub|Klubb|Kör|Kor|Chór|Randonneurs|Audax|Toastmasters|Improv)(?![\p{L}])|(?:(?<!(?:^| )(?:Wat|Tow|Riv|Flow|Quart|Headquart|Pap|Lett|Numb|Matt|Chamb|Pow|Summ|Wint|Cent|Ord))ers|eers|ists|ians|(?:ers|eers|ists|Allotment|Gardens?|Ringing|Canoe|Sailing|Bowls|Chess|Bridge|Quiz|Athletic|Bell)['’]? Association|chor|verein|vereniging|koor|klubb?|kapelle|förening(?:en)?)$/u

/** Whether a name is that of a group with which people have their pastimes. */
export const isLeisurely = (name: string): boolean =>
  leisurely.test(name) && !isOtherBody(name) && !isPrivateSociety(name)
