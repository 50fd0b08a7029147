import { trade } from "./sensitiveWords.ts"

/** Alternatives of patterns, in lower case, of circles whose members share a private matter: `circles.ts` says where they are looked for. */

const unionNames =
  "unite the union|national education union|afl-cio|seiu(?: \\d+)?|afscme|teamsters|unifor|cupe local|cosatu|numsa|sadtu|nehawu|nasuwt|aslef|usdaw|siptu|cfmeu|ig metall|ig bce|ver\\.di|marburger bund|deutscher gewerkschaftsbund|öster\\p{L}+ gewerkschaftsbund|force ouvrière|union syndicale|comisiones obreras|unión general de trabajadores|central única dos trabalhadores|confederação geral dos trabalhadores|nszz|związek nauczycielstwa|if metall|vårdförbundet|fagforbundet|industrial workers of the world"

/** Whatever is part of the life of a union. */
const unionLife = [
  `(?:${unionNames})`,
  "(?:shop|union|site) stewards?",
  "(?:unison|gmb|unite|rmt|ucu|pcs|neu|tssa|bectu|nuj|fbu|cwu) (?:(?:branch|regional|national|local|executive|health|council) )*(?:secretary|stewards?|convenors?|reps?|officials?|officers?|organi[sz]ers?|delegates?|members?|chair|rally|branch)",
  "(?:trade|labou?r) union(?:s|ist|ists)? (?:branch|rep|reps|representatives?|members?|membership|delegates?|officers?|officials?|activists?|organi[sz]ers?|convenors?|learning|committee|movement)",
  "(?:trade|labou?r) unionists?",
  "union (?:rep|reps|representatives?|members?|membership|delegates?|officers?|officials?|activists?|organi[sz]ers?|convenors?|branch|lodge|steward|learning rep|card)",
  "(?:joined|joining|leads?|led|chairs?|heads?) (?:the |our |her |his |my )?(?:staff |local |company )?union(?: drive)?(?=[ .,;]|$)",
  "(?:workers|employees|teachers|nurses|musicians|journalists|lecturers|seafarers|dockers|miners|actors|writers|tenants|staff|pilots|printers|drivers)'?s?'? (?:trade |labou?r )?union",
  "(?:national|international|general|amalgamated|united|allied) union of (?!sciences?|pure|geological|biological|architects|conservation)\\p{L}+",
  "united (?:auto|steel|mine|farm|food and commercial|electrical|transport|university) ?workers",
  "workers local(?: (?:no\\.? ?)?\\d+)?",
  "(?:union|president of|member of|members of|past presidents of|secretary of|steward (?:of|for)|treasurer of|workers|brotherhood|employees|engineers|teachers|ibew|uaw|cwa|afscme|cupe|opseu|seiu|aft|ufcw|iatse) local (?:no\\.? ?|number )?\\d+",
  "international brotherhood of",
  "staff[- ]side (?:chair|secretary|lead|rep|reps|representatives?|members?|negotiators?)",
  "(?:chairs?|secretary|leads?|on|for) (?:of |the )*staff side",
  "(?:works council(?:lor)?|works-council) (?:member|chair\\p{L}*|president|deputy|delegate|spokes\\p{L}+)",
  "(?:member|chair\\p{L}*|president|deputy chair|elected|sits|serves|seat|years) (?:of|to|on|at) (?:the |our |its |his |her )?(?:european |general |group |central )?works council",
  "works councillor",
  "(?:workplace|employee-side|labou?r-side) (?:rep|representative|convenor|delegate)",
  "(?:father|mother) of the chapel(?: at)?",
  "picket(?:s|ed|ing)?(?: lines?)",
  "(?:went|was|were|out|been|go|going) on strike",
  "strike (?:committee|fund|leaders?|captain|ballot)",
  "(?:led|organi[sz]ed|joined) (?:the |a )?(?:\\p{L}+ )?(?:strike|walkout)",
  "collective bargaining (?:team|committee) member",
  "dues-paying member"
].join("|")

const unionAbroad = [
  "gewerkschaft(?:s|er|erin|lich\\p{L}*|en)?\\p{L}*",
  "betriebsr[aä]t\\p{L}*",
  "personalr[aä]t(?:in|e|s?mitglied|svorsitz\\p{L}*)?",
  "vertrauens(?:mann|frau|leute|person)(?:en)?(?: der ig\\p{L}*)?",
  "tarifkommission|streik(?:posten|leitung|komitee)|warnstreik\\p{L}*|arbeiterkammerr\\p{L}+",
  "ondernemingsraad|vakbond\\p{L}*|kaderlid|vakcentrale|stakings?(?:comité|leider|leidster|piket)",
  "(?:délégué|représentant|élu|militant|responsable|permanent|secrétaire|section|engagement|mandat|activité|tract)e?s? (?:\\p{L}+ )?syndica(?:l|le|ux|les|liste)s?",
  "syndicalistes?|syndiquée?s?|intersyndicale|délégué(?:e|es|s)? du personnel|élue? (?:au|du) (?:cse|comité d'entreprise)|membre du (?:cse|comité d'entreprise|comité social et économique)|piquets? de grève|gréviste|(?:la|syndicat|militante?) cgt|cfdt|cfe-cgc|cftc",
  "sindica(?:l|to|tos|lista|listas|lizad[oa]|ti|le|li|listi)|comité de empresa|delegad[oa] de personal|enlace sindical|liberad[oa] sindical|piquetes?|huelguista|cc\\.? ?oo\\.?",
  "comissão de trabalhadores|dirigente sindical|grevista|em greve",
  "rappresentan(?:te|za) sindacale|rsu aziendale|sindacalista|sindacat[oi]|(?<!collegio )sindacal[ei]|cgil|cisl|in sciopero|picchetto",
  "fack(?:förbund|klubb|förening|pamp|lig|liga|ligt)\\p{L}*|skyddsombud\\p{L}*|strejk\\p{L}*",
  "fagforening\\p{L}*|tillitsvalgt\\p{L}*|hovedtillitsvalgt|tillidsrepræsentant\\p{L}*|fællestillids\\p{L}+|klubbleder i fagforbund\\p{L}*",
  "zwi[aą]z(?:ek|ku|ki|ków|kach|kiem) zawodow\\p{L}+|związkow(?:iec|czyni|ca|cy)|ozz|solidarności w zakładzie",
  "ammattiliit\\p{L}*|ammattiosasto\\p{L}*|(?:pää)?luottamus(?:mies|henkilö|nainen)\\p{L}*"
].join("|")

const believers =
  "catholic|protestant|evangelical|lutheran|methodist|baptist|presbyterian|anglican|episcopal|pentecostal|adventist|mormon|orthodox|reformed|quaker|mennonite|unitarian|jewish|muslim|islamic|hindu|sikh|buddhist|christian"

/** Whatever is part of the life of a religious community; houses that only have its name are taken out before. */
const faithLife = [
  `(?:st\\.?|saint|holy|sacred|grace|trinity|our lady\\p{L}*|first|bethel|calvary|zion|immanuel|emmanuel|good shepherd|new life|hope|redeemer) (?:[\\p{L}'’.]+ ){0,3}?(?:(?:${believers}) )?(?:church|chapel|parish|congregation|gurdwara|synagogue|temple (?:sisterhood|brotherhood)|mosque|diocese)(?! (?:street|road|lane|school|college|university|hospital|hill|house|street))`,
  `(?:${believers}) (?:church (?:council|board|member|elder|youth|choir|in)|congregation|parish|fellowship of|women's guild|youth (?:group|ministry)|men's (?:group|fellowship)|student (?:society|union|association)|community (?:centre|center) (?:board|committee|member)|mothers?|fathers?|prayers?|faith|upbringing)`,
  "(?:grace|hope|peace|zion|faith|trinity|immanuel|christ|redeemer|bethany|first|st\\.? \\p{L}+) (?:lutheran|methodist|baptist|presbyterian|episcopal|united methodist|reformed)|assembl(?:y|ies) of god",
  "(?:elder|deacon(?:ess)?|pastor|vestry(?:man|woman)|usher|sunday school teacher) (?:of|at|in) (?:the )?(?:first|second|st\\.?|saint|grace|trinity|mount|new|\\p{L}+) (?:\\p{L}+ )?(?:baptist|methodist|presbyterian|lutheran|episcopal|pentecostal|congregational|reformed|catholic|a\\.?m\\.?e\\.?)",
  "(?:catholic|anglican|episcopal|orthodox|methodist) (?:diocese|archdiocese|priest|deacon|bishop)",
  "(?:parish|church|parochial|vestry|congregation(?:al)?|synagogue|mosque|gurdwara|temple|shul) (?:church )?(?:council(?:lor)?(?= (?:member|president|chair|of \\p{L}+ church)|$|[.,;:])|president|elder|elders|warden|treasurer|choir|organist|committee|board|newsletter|bulletin|member|members|notices|picnic|trustee|secretary|giving|volunteer|lector)",
  "council of (?:[\\p{L}.]+ ){0,3}(?:lutheran|methodist|baptist|church|parish|congregation)",
  "(?:parish of (?:st|saint|holy|our)|(?:arch)?diocese of|church of (?:england|scotland|ireland|wales|jesus|god|christ|latter)(?! (?:\\p{L}+ )?(?:schools?|academ\\p{L}+))|kirk session)",
  "(?:elder|deacon(?:ess)?|lector|sacristan|verger|cantor|acolyte|vestry(?:man|woman)?|usher|minister|pastor|trustee|treasurer|chorister|worshipper|member|choir|sings|bell-?ringer|rings the bells|sunday school|sunday|youth group|flowers|sermon|warden) (?:at|in|of|for) (?:the |our |his |her |my )?(?:local |village |town )?(?:[\\p{L}.'’]+ ){0,4}?(?:church|chapel|parish|cathedral|mosque|synagogue|gurdwara|temple|congregation)",
  "(?:church|gospel|worship|temple|chapel|cathedral|synagogue|parish) (?:choir|band|bells)|(?:church|worship|parish) (?:team|group|leader)",
  "(?:sunday school|bible (?:study|class|group|camp)|prayer (?:group|meeting|breakfast|circle)|alpha course|vacation bible school|torah study|quran (?:class|circle|study)|hebrew school)(?: \\p{L}+)?",
  "(?:baptised|baptized|was christened (?:in|at)|confirmed in the (?:church|faith)|bar mitzvah|bat mitzvah|first communion|born again)",
  "(?:went|goes|going|go|been|made) (?:to|on|the) (?:mass|hajj|umrah|pilgrimage|confession|church|mosque|synagogue|temple)(?=[ .,;]|$)(?! (?:market|production|adoption|street|road|university))",
  "(?:performed|completed) (?:the |her |his |my )?(?:hajj|umrah)|fast(?:s|ed|ing) (?:during|for|in|through) (?:ramadan|lent|yom kippur)|keeps? (?:kosher|halal|the sabbath|shabbat)|observes? (?:shabbat|the sabbath|ramadan|lent)",
  "served a (?:two-year |full-time )?mission(?: in| for|$)|(?:lds|mormon) mission",
  "knights of columbus|opus dei|hillel|chabad|jehovah's witness(?:es)?|seventh[- ]day adventist\\p{L}*|salvation army (?:officer|soldier|corps)|campus crusade|tablighi|islamic (?:society|cent(?:re|er)) (?:of|board|member|committee)|muslim (?:association|council|women)|hindu (?:sabha|temple|society|swayamsevak)|iskcon|gideons",
  "(?:her|his|my) (?:christian|catholic|muslim|jewish|hindu|sikh|buddhist|religious|lutheran|baptist)? ?(?:faith|prayers?|religion|rabbi|imam|pastor|parish priest)(?: in god)?(?! (?:in (?:the |our |open )?(?:team|market|data|people|technology|humanity|customers?|software|product)))",
  "(?:sikh|hindu|muslim|christian|jewish|catholic|buddhist) prayers?",
  "thanks? (?:be to )?(?:god|allah|jesus)"
].join("|")

const faithAbroad = [
  "kirchen(?:gemeinde|gemeinderat|vorstand|chor|vorsteher|rat|pflege|musikerin|kreis|mitglied|tag)\\p{L}*|kirchgemeinde\\p{L}*|pfarr(?:gemeinde|ei|gemeinderat|eirat|verband|brief)\\p{L}*|presbyterium|gemeindebrief|posaunenchor|hauskreis|bibelkreis|abendmahls?\\p{L}*|ministrant\\p{L}*|messdiener\\p{L}*|moscheeverein\\p{L}*|synagogengemeinde|jüdische gemeinde|konfirmand\\p{L}*|(?:evangelisch|katholisch|reformiert|lutherisch|freikirchlich|baptistisch|methodistisch)\\p{L}* (?:\\p{L}+ )?(?:\\p{L}*gemeinde|kirche|jugend|pfarr\\p{L}+|christ\\p{L}*|frauen\\p{L}*|landeskirche)|(?:evangelisch|katholisch|reformiert)-?\\p{L}* (?:getauft|erzogen|aufgewachsen)|(?:mein|ihr|sein)\\p{L}* (?:christlich|muslimisch|jüdisch|katholisch|evangelisch)\\p{L}* glaube\\p{L}*",
  "paroiss\\p{L}+|diocès\\p{L}*|diocésain\\p{L}*|catéch(?:iste|èse)|aumônerie|conseil (?:pastoral|presbytéral|paroissial)|(?:église|communauté) (?:protestante|réformée|évangélique|catholique|baptiste|juive|musulmane)|communauté musulmane|(?:sa|ma|leur) foi(?: (?:catholique|chrétienne|protestante|musulmane|juive))?(?=[.,;]|$)|va à la (?:messe|mosquée|synagogue)|pèlerinage",
  "parroqui\\p{L}+|catequ\\p{L}+|cofrad\\p{L}+(?! de (?:pescador\\p{L}+|mareantes|vino|vinos|quesos?))|hermandad de (?:nuestr|la|los|el)\\p{L}*|costaler[oa]|nazareno|diócesis|iglesia (?:evangélica|católica|bautista|adventista|pentecostal)|va a misa|misa (?:de|los)|(?:su|mi) fe(?: (?:católica|cristiana|evangélica))?(?=[.,;]|$)|testigo de jehová",
  "parrocchi\\p{L}+|catechist\\p{L}+|diocesi|azione cattolica|comunione e liberazione|chiesa (?:evangelica|valdese|cattolica)|va a messa|(?:sua|mia) fede",
  "paróqui\\p{L}+|paroqui\\p{L}+|catequ\\p{L}+|igreja (?:evangélica|batista|católica|universal|adventista|presbiteriana|metodista)|terreiro de (?:umbanda|candomblé)|vai à missa|(?:sua|minha) fé|pastoral da (?:juventude|criança)|testemunha de jeová",
  "kerk(?:enraad|bestuur|koor|gemeente|lid|dienst|elijk)\\p{L}*|parochi\\p{L}+|ouderling\\p{L}*|diaken|catechese|moskeebestuur|(?:hervormde|gereformeerde|protestantse|katholieke|remonstrantse|doopsgezinde) (?:gemeente|kerk|jeugd\\p{L}*)|(?:haar|zijn|mijn) geloof",
  "församling\\p{L}*|kyrko(?:råd|kör|herde|fullmäktige)\\p{L}*|konfirmand\\p{L}*|svenska kyrkan|frikyrk\\p{L}+|pingstkyrk\\p{L}+|menighet\\p{L}*|menighedsråd\\p{L}*|kirkekor\\p{L}*|den norske kirke|folkekirken",
  "parafi(?:a|i|ę|ą|aln\\p{L}+|an\\p{L}*)|ministran\\p{L}+|lektor w parafii|duszpasterst\\p{L}+|kościo(?:ła|łem|łowi) (?:katolick|ewangelick)\\p{L}+|różań\\p{L}+|oazow\\p{L}+|seurakun\\p{L}+|kirkkokuoro\\p{L}*|rippikoulu\\p{L}*|herätysliik\\p{L}+"
].join("|")

const partyNames = [
  "labou?r party|conservative (?:party|association|club)|tory party|liberal democrat(?:s|ic party)?|lib dems?|green party|reform uk|ukip|brexit party|scottish national party|plaid cymru|plaid (?:man|woman|member|supporter|candidate|councillor|voter)|sinn féin|sinn fein|fianna fáil|fianna fail|fine gael|sdlp|ulster unionist\\p{L}*|democratic unionist party",
  "democratic party|republican party|young republicans?|college (?:republicans|democrats)|democratic national committee|republican national committee|democratic socialists of america|county (?:democrats|republicans)|libertarian party|new democratic party|parti québécois|bloc québécois|liberal party|national party|labor party|one nation party|african national congress|democratic alliance|economic freedom fighters|inkatha freedom party|(?:anc|da|eff) (?:member|councillor|branch|ward|supporter)|bharatiya janata|bjp|aam aadmi|indian national congress|trinamool|shiv sena|aiadmk|people's action party|peoples democratic party|all progressives congress|new patriotic party",
  "(?:in|bei|seit|für|von|zur|der|die|den) (?:der |die |den )?(?:spd|cdu|csu|fdp|afd|svp|övp|spö|fpö)|(?:spd|cdu|csu|fdp|afd|övp|spö|fpö)[ -](?:mitglied|politiker|stadtr|gemeinder|kreis|orts|frak|member)\\p{L}*|bündnis 90(?:/die grünen)?|(?:bei|für|von|der) den grünen|die (?:grünen|linke)|freie wähler|junge union|jusos|junge liberale",
  "d66|vvd|pvda|groenlinks(?:-pvda)?|christenunie|partij voor de dieren|boerburgerbeweging|forum voor democratie|n-va|vlaams belang|open vld|ecolo",
  "les républicains|la france insoumise|france insoumise|rassemblement national|parti (?:socialiste|communiste|radical)|europe écologie|eelv|(?:du|au) modem|la république en marche|lrem|union populaire",
  "psoe|partido (?:popular|socialista|comunista|nacional|colorado|dos trabalhadores|social democrata|novo)|izquierda unida|esquerra republicana|junts per|eh bildu|unidas podemos|(?:militante|diputad[oa]|concejal[a]?|candidat[oa]|afiliad[oa]) (?:de|por|a) (?:podemos|ciudadanos|vox|sumar)|vox españa|frente amplio|bloco de esquerda|iniciativa liberal|psdb|psol|(?:do|pelo|no|ao) (?:chega|pt|mdb|bloco)",
  "partito democratico|forza italia|fratelli d'italia|movimento 5 stelle|cinque stelle|lega nord|rifondazione comunista|sinistra italiana|italia viva",
  "socialdemokrat(?:erna|iet|er|en|isk\\p{L}*)?|moderaterna|centerpartiet|sverigedemokraterna|vänsterpartiet|miljöpartiet|kristdemokraterna|liberalerna|arbeiderpartiet|fremskrittspartiet|senterpartiet|dansk folkeparti|enhedslisten|radikale venstre",
  "prawo i sprawiedliwość|prawa i sprawiedliwości|platform[ay] obywatelsk\\p{L}+|koalicj[aię] obywatelsk\\p{L}+|konfederacj[aię] wolność|nowa lewica|nowej lewicy|polska 2050|kokoomu\\p{L}+|perussuomalais\\p{L}+|vasemmistoliit\\p{L}+|vihreiden|keskustanuoret|demarinuor\\p{L}+"
].join("|")

const politicalLife = [
  `(?:${partyNames})`,
  "member(?:ship)? (?:of (?:the |a |his |her )?(?:\\p{L}+ ){0,2}party)|(?<!third[ -]|multi-|related |working )party (?:member|membership|membership card|activist|chair(?:man|woman)|delegate|volunteer|donor|faithful)|(?:paid-up|card-carrying) member",
  "(?:precinct|ward) (?:chair|captain|committee\\p{L}*|organi[sz]er|councillor)|(?:city|town|county|borough|district|parish|ward|local) councill?or(?:s)?(?! (?:services|software))|councill?or for|council(?:man|woman)|alder(?:man|woman)",
  "(?:stood|standing|stands|ran|run|runs|running) (?:unsuccessfully |again )?(?:as (?:an? |the )?(?:\\p{L}+ ){0,2}candidate|for (?:the )?(?:mayor|senate|congress|parliament|council|office|governor|sheriff|school board|dáil|seanad|bundestag|landtag|assembly|re-?election|public office))",
  "(?:parliamentary|council|mayoral|congressional|senate|election|ward|labour|tory|republican|democratic) candidates?|candidates? (?:for|in) (?:the )?(?:\\p{L}+ ){0,3}(?:ward|constituency|elections?|council|senate|congress|assembly|parliament|mayor)",
  "by-?elections? (?:win|loss|defeat|result|candidate|hopeful)s?|(?:wins?|won|loses?|lost|fights?|fought|contests?|contested) (?:the |an? )?(?:\\p{L}+ ){0,3}by-?election|(?:eliminated|elected) (?:on|at) (?:the )?\\p{L}+ count|first[- ]preference votes|(?:local|general|council|primary|municipal|midterm|district|county) elections?,? (?:19|20)\\d\\d|election (?:results?|leaflet|agent|night)|hustings|polling agent|exit poll of",
  "political (?:contributions?|donations?|donors?)|campaign (?:contributions?|finance (?:report|filing))|(?:donat\\p{L}+|contribut\\p{L}+|gave|gifts?|paid) (?:of )?[$€£]? ?[\\d,.]+ to (?:[\\p{L}'.]+ ){0,5}?(?:party|campaign|pac|for (?:congress|senate|governor|mayor))|(?:canvass(?:ed|es|ing)|doorknock\\p{L}*|leaflet(?:ed|ing)|phone-?bank\\p{L}*) for",
  "\\p{L}+ for (?:congress|senate|governor|mayor|sheriff|state house|city council|county commission)|(?:texans|californians|montanans|virginians|georgians|ohioans|iowans|floridians|oregonians|minnesotans|michiganders|wisconsinites|coloradans|arizonans|nevadans|pennsylvanians|new yorkers|new jerseyans|kansans|nebraskans|oklahomans|tennesseans|kentuckians|hoosiers|illinoisans|marylanders|mainers|vermonters|alaskans|hawaiians|idahoans|utahns|washingtonians|carolinians|alabamians|mississippians|louisianans|missourians|dakotans) for \\p{L}+|friends of \\p{L}+ (?:\\p{L}+ )?(?:for (?:congress|senate|governor|mayor))|political action committee|super pac|fec filing|donor list",
  "(?:republican|democrat(?:ic)?|gop|labour|tory|conservative) (?:precinct|county|(?<!labour )ward|caucus|supper|dinner|picnic|barbecue|fundraiser|rally|women['’]s club|committee(?:man|woman)?|primary|central committee)(?! (?:of|for) (?:education|health))",
  "(?:voted|votes|voting|vote) (?:for )?(?:labour|tory|conservative|lib dem|republican|democrat(?:ic)?|remain|leave|brexit|trump|biden|harris|obama|modi|lula|bolsonaro|macron|le pen|mélenchon|corbyn|starmer|farage)",
  "(?:national|state|party|labour|democratic|republican) convention delegate|delegate to the (?:\\p{L}+ ){0,2}convention of the (?:\\p{L}+ )party|momentum (?:member|activist)|pro-?(?:life|choice|gun|brexit|remain) (?:campaigner|activist|march|rally|group)|anti-?(?:abortion|vax|immigration|fascist) (?:activist|campaigner|rally|group)|climate striker|arrested at a protest"
].join("|")

/** What lists of those who stand for an election are headed, and the lists themselves. */
const candidateLists = [
  "candidates? (?:standing|nominated) (?:for|in)|statement of persons nominated|slate of candidates",
  "(?:kandidat|kandidier|bewerber)\\p{L}* (?:für|zu[rm]|auf) (?:(?:den|die|das|der) )?(?:\\p{L}+ )?(?:(?:gemeinde|stadt|kreis|kantons|national|stände|bundes|land|bezirks|orts)\\p{L}*(?:rat|räte|tag|wahl|wahlen)|bürgermeister\\p{L}*|oberbürgermeister\\p{L}*)(?:e?s)?|(?:kommunal|europa|bürgermeister)wahl\\p{L}*|wahlvorschl[aä]g\\p{L}*",
  "candidat(?:e|s|es)? (?:à la mairie|à l'élection|aux (?:élections|municipales|législatives|régionales|départementales|européennes|sénatoriales))|liste (?:conduite|menée) par|colisti(?:er|ère)s?|(?:élections )?municipales (?:20\\d\\d|à|de|d'|partielles)|sur la liste [^.;:]{2,60}, (?:[^.;:]{0,20} )?en \\p{L}+ position",
  "candidat(?:o|a|os|as|ura|uras) (?:al?|a las?|para (?:el|la)) (?:ayuntamiento|alcald[ií]a|congreso|senado|parlamento|cortes|elecciones|concejal[ií]a)|listas? electoral(?:es)?",
  "candidat[oaie] (?:al (?:consiglio|parlamento|senato)|alla (?:camera|regione)|a sindac[oa]|alle (?:elezioni|comunali|regionali|politiche|europee))|lista civica|liste elettorali",
  "candidat[oa]s? (?:à (?:câmara|assembleia|junta)|às (?:eleições|autárquicas|legislativas)|ao parlamento)",
  "kandida(?:at|ten) (?:voor|van) (?:de |het )?(?:gemeenteraad|tweede kamer|provinciale staten|waterschap\\p{L}*|europees parlement)|kieslijst\\p{L}*",
  "kandidat(?:er|erna|erne|ene)? (?:till|til) (?:kommun|bystyre|byråd|storting|folketing|riksdag|region)\\p{L}*|valglist\\p{L}+|vaaliehdok\\p{L}+|(?:alue|europarlamentti|euro)vaal\\p{L}+",
  "kandyda(?:t|tka|tki|tek|tem|tką|ci|tów|tami) (?:do|na|w) (?:rady|rad|sejmu|senatu|sejmiku|europarlamentu|parlamentu|wyborach|prezydenta|burmistrza|wójta|radn\\p{L}+|posł\\p{L}+)|komitet\\p{L}* wyborcz\\p{L}+|okręg\\p{L}* wyborcz\\p{L}+|list\\p{L} wyborcz\\p{L}+|lewic(?:a|y|ę)",
  "kandid[aá]t\\p{L}* (?:do|na) (?:zastup\\p{L}+|sen[aá]t\\p{L}*|sněmovn\\p{L}+|primátor\\p{L}+|starost\\p{L}+)|kandidátní listin\\p{L}+|képviselőjelölt\\p{L}*|önkormányzati választás\\p{L}*|candida[tț]\\p{L}* (?:la|pentru) (?:consili\\p{L}+|primări\\p{L}+|parlament\\p{L}*)"
].join("|")

const politicsAbroad = [
  "gemeinderätin|gemeinderats?mitglied|(?:aus dem|in den|sitzt im|sitz im|mandat im|verl(?:ässt|ieß|iess) den|mitglied (?:des|im)) (?:gemeinderat|stadtrat|kreistag|landtag|bundestag|nationalrat|kantonsrat)e?s?(?![\\p{L}])|stadtr[aä]t(?:in)?(?= (?:der|für|in|von|seit)|[ .,;]|$)|(?:gemeinde|stadt|kreis|landtags|bundestags|bezirks|nationalr|kantonsr)\\p{L}*(?:wahl|fraktion|kandidat)\\p{L}*|partei(?:mitglied|buch|tag|vorstand|freund|zugehörig)\\p{L}*|ortsverein der|wahlkampf\\p{L}*|kandidier(?:t|te|en) (?:für|bei) (?:den|die|das|der) (?:\\p{L}*rat|\\p{L}*tag|\\p{L}*wahl|bürgermeister\\p{L}*|spd|cdu|csu|fdp|grünen|linken?)|listenplatz \\d+|spitzenkandidat\\p{L}*|kommunalpolitiker\\p{L}*",
  "gemeenteraads\\p{L}*|raadslid|wethouder|statenlid|verkiezings\\p{L}+|lijsttrekker|lijstduwer|kandidatenlijst|partijlid|burgerraadslid",
  "conseill(?:er|ère)s? (?:municipale?|régionale?|départementale?|communale?)|adjointe? au maire|tête de liste|élections? (?:municipales?|législatives?|régionales?|européennes?|départementales?)|candidate? (?:à la mairie|aux|sur la liste)|militante? (?:politique|du parti|de gauche|de droite|écologiste)|encartée?|adhérente? (?:du parti|de la france insoumise|des républicains)",
  "concejal[a]?|candidat[oa] (?:al? (?:ayuntamiento|alcald[ií]a|congreso|senado|parlamento)|por el)|militante (?:de|del|en)|afiliad[oa] (?:al? partido|del partido|al psoe|al pp)|edil (?:del|de la|por)|diputad[oa] por",
  "consigli(?:ere|era) comunale|consiglier[ae] regionale|candidat[oa] (?:sindac[oa]|alle (?:elezioni|comunali|regionali|politiche))|tessera del (?:pd|partito)|iscritt[oa] al partito|assessor[ea] comunale|assessore (?:alla|al)",
  "vereador[a]?|candidat[oa] (?:à câmara|pelo|pela|a vereador|a deputad[oa])|filiad[oa] (?:ao|no) (?:partido|pt|psdb|psd|psol|mdb|pl|novo|chega|pcp|cds|bloco)|militante d[oa]|deputad[oa] (?:municipal|estadual|federal|pelo)|autárquicas",
  "kommunfullmäktige\\p{L}*|riksdags\\p{L}*|partimedlem\\p{L}*|valkrets\\p{L}*|kommunestyre\\p{L}*|bystyre\\p{L}*|stortingsvalg\\p{L}*|byrådsmedlem\\p{L}*|kommunalvalg\\p{L}*|folketingskandidat|valkandidat\\p{L}*|ledamot i kommun\\p{L}+",
  "radn(?:y|a|ego|ej) (?:miasta|gminy|powiatu|dzielnicy|sejmiku|z)|kandydat(?:ka|em|ką)? (?:do|na|w) (?:rady|sejmu|senatu|wyborach|prezydenta|burmistrza|wójta|radn\\p{L}+)|wybor(?:y|ach|ów) samorządow\\p{L}+|człon(?:ek|kini|k\\p{L}+) (?:partii|pis|po|psl|sld)|kunnallisvaal\\p{L}*|kuntavaal\\p{L}*|(?:kaupungin|kunnan)?valtuutet\\p{L}*|kansanedustaja(?:ehdokas)?|puolueen jäsen|eduskuntavaal\\p{L}*"
].join("|")

const ills =
  "cancer|breast cancer|leuk[a]?emia|lymphoma|melanoma|myeloma|stroke|heart attack|diabet(?:es|ic)|type (?:1|2|one|two) diabetes|hiv|aids|depression|anxiety|bipolar|adhd|autis(?:m|tic)|schizophrenia|epilepsy|multiple sclerosis|ms|motor neurone disease|parkinson'?s|alzheimer'?s|dementia|ptsd|eating disorders?|anorexia|bulimia|burn-?out|addiction|alcoholism|asthma|lupus|crohn'?s|colitis|ibd|arthritis|endometriosis|pcos|fibromyalgia|long covid|me/cfs|cystic fibrosis|sickle cell|brain injury|spinal cord injury|brain tumou?r|tumou?r|migraines?|infertility|miscarriage|baby loss|psoriasis|eczema|narcolepsy|tinnitus|hepatitis|coeliac|celiac"

const illLife = [
  `(?:${ills}) (?:survivor|sufferer|warrior|thriver|fighter)(?![ -](?:services|care|data|support services|study))`,
  `survivors? of (?:\\p{L}+ ){0,2}?(?:${ills})(?![ -](?:${trade}))`,
  `(?:${ills}) (?:survivors?|patients?|sufferers?|warriors?|thrivers?)(?:'|'s|s')? (?:choir|network|group|club|team|alliance|forum|society|rowing|paddlers|association|panel)`,
  `(?:${ills}) (?:support|self-help|peer|recovery) (?:group|network|circle|forum|community|meetings?)`,
  "(?:survivors?|patients?|sufferers?)(?:'|'s|s')? (?:(?:support|self-help|peer|choir|advisory|reference) )?(?:group|choir|council|panel|forum|club|society|union|circle|dragon boat)(?= (?:of|for|at|in|member|chair)|$|[.,;:|])",
  `(?:living|lives|lived|live|struggl\\p{L}+|battl\\p{L}+|battle|suffer\\p{L}*|cop\\p{L}+|diagnosed|diagnosis) (?:with |from |against |of |openly with )+(?:\\p{L}+[ -]){0,3}?(?:${ills}|an? (?:chronic|rare|invisible|genetic|autoimmune|mental) (?:illness|disease|condition|disorder))`,
  `(?:my|his|her|their own|own) (?:\\p{L}+ )?(?:${ills}|chemotherapy|radiotherapy|dialysis|relapse|remission|colostomy|stoma|insulin pump|psychiatrist|breakdown|disability|hearing aids?|wheelchair|illness|diagnosis)(?! (?:${trade}|practice|work|patients|program))`,
  `(?:was|were|been|being|is) (?:treated|hospitali[sz]ed|operated on|sectioned|signed off) (?:\\p{L}+ )?(?:for|with|because of) (?:\\p{L}+ )?(?:${ills}|stress|exhaustion|a breakdown)|off (?:work )?sick (?:with|for)|on (?:long-term )?sick leave|on (?:antidepressants|dialysis|medication for)|(?:she|he|i|they|and|has|had) (?:finish(?:ed|ing)|complet(?:ed|ing)|underwent|undergone|undergoing|had) (?:\\p{L}+ ){0,2}?(?:chemotherapy|chemo|radiotherapy|mastectomy|kidney transplant|liver transplant|heart transplant|stem cell transplant|ivf)`,
  `(?:survived|beat|beaten|overcame|overcome|recovered from|recovering from|remission from|lost \\p{L}+ (?:arm|leg|eye|sight|hearing) to) (?:\\p{L}+ ){0,2}?(?:${ills})(?! (?:${trade})(?![\\p{L}\\p{N}]))|cancer-free|in remission|(?:was|were|been|got) diagnosed with`,
  "(?:alcoholics|narcotics|gamblers) anonymous|twelve[- ]step|12[- ]step (?:programme|program|meeting)|my sponsor|sober (?:since|for|\\d+ years?)|years? (?:of )?sobriety|transplant (?:recipient|games)|kidney recipient|bone marrow recipient|registered blind|deaf (?:association|community|club) member|wheelchair (?:basketball|rugby|tennis|racing|racer|user)|guide dog owner|disabled (?:employees|staff|colleagues)'? network|disability (?:network|staff network) (?:chair|co-chair|member|lead)|neurodivers(?:e|ity) (?:network|employee|staff)\\p{L}* ?(?:chair|co-chair|member|lead)?",
  "lived experience of (?:\\p{L}+ )?(?:mental|illness|depression|addiction|cancer|psychosis|homelessness|disability)"
].join("|")

const illAbroad = [
  "selbsthilfe\\p{L}*|(?:krebs|brustkrebs|schlaganfall|herzinfarkt|depressions|rheuma|ms|parkinson|diabetes|sucht)-?(?:kranke[rn]?|betroffene[rn]?|überlebende[rn]?)|an (?:\\p{L}*krebs|depression(?:en)?|multipler sklerose|diabetes|epilepsie|burn-?out|leukämie|rheuma|ms|parkinson|long covid) (?:erkrankt\\p{L}*|litt|leidet|gelitten)|leidet (?:an|unter) \\p{L}+|(?:ihre|seine|meine)[rn]? (?:\\p{L}*erkrankung|krankheit|depression|krebsdiagnose|diagnose|behinderung)|schlaganfall (?:erlitten|überlebt)|nach (?:einem|ihrem|seinem|dem) (?:schlaganfall|herzinfarkt|burn-?out)|trocken seit|anonyme alkoholiker|schwerbehinder\\p{L}*|im rollstuhl|gehörlos|krankgeschrieben",
  "association (?:de|des) (?:patients|malades)|malade (?:du|de|d'une)|(?:atteinte?|souffr(?:e|ait|ert|i)|guérie?|porteu(?:r|se)) (?:de |d'|du |d'un |d'une |de la )+(?:\\p{L}+ )?(?:cancer|sclérose|maladie|dépression|diabète|leucémie|vih|épilepsie|autisme|bipolarité|endométriose|lupus|tumeur)\\p{L}*|(?:son|mon|sa|ma) (?:cancer|maladie|dépression|handicap|chimiothérapie|diabète)|en rémission|(?:en )?fauteuil roulant|arrêt maladie|alcooliques anonymes|survivante? (?:du|d'un) cancer|en situation de handicap depuis",
  "asociación de (?:pacientes|enferm[oa]s|afectad[oa]s)|(?:superviviente|sobreviviente) (?:de|del|al) (?:un )?cáncer|(?:superó|padece|sufre|sufrió|vive con|vivo con|diagnosticad[oa] (?:de|con)|enferm[oa] de) (?:un |una |el |la )?(?:\\p{L}+ )?(?:cáncer|depresión|diabetes|esclerosis|lupus|epilepsia|leucemia|enfermedad|ansiedad|fibromialgia|tumor|ictus|vih)|(?:su|mi) (?:enfermedad|cáncer|depresión|quimioterapia|discapacidad)|de baja por|en silla de ruedas|alcohólicos anónimos",
  "associazione (?:di )?(?:pazienti|malati)|sopravvissut[oa] (?:a|al) (?:un )?(?:cancro|tumore)|malat[oa] di|(?:ha (?:sconfitto|superato|avuto)|soffre di|affett[oa] da|convive con|colpit[oa] da) (?:un |una |il |la |l')?(?:\\p{L}+ )?(?:cancro|tumore|depressione|sclerosi|diabete|leucemia|epilessia|ictus|malattia|infarto|ansia)|(?:sua|mia) (?:malattia|depressione|disabilità)|in sedia a rotelle|alcolisti anonimi",
  "associação de (?:doentes|pacientes)|(?:sobrevivente|vítima) d[eo] (?:um )?(?:cancro|câncer)|(?:sofre de|vive com|venceu|superou|teve|diagnosticad[oa] com|portador[a]? de) (?:um |uma |o |a )?(?:\\p{L}+ )?(?:cancro|câncer|depressão|diabetes|esclerose|leucemia|epilepsia|lúpus|tumor|avc|hiv|doença)|(?:sua|minha) (?:doença|depressão)|(?:em|de) cadeira de rodas|baixa (?:médica|psicológica)",
  "patiënten(?:vereniging|raad|forum)|lotgenoten\\p{L}*|(?:overleefde|genezen van|heeft|kreeg|leeft met|lijdt aan|had) (?:een |de ziekte van )?(?:\\p{L}*kanker|depressie|ms|reuma|epilepsie|diabetes|burn-?out|crohn|parkinson|beroerte)|\\p{L}*kankerpatiënt|(?:haar|zijn|mijn) (?:ziekte|\\p{L}*kanker|depressie|burn-?out|beperking)|chemokuur|in een rolstoel|rolstoelgebruiker|zit ziek thuis",
  "patientförening\\p{L}*|patientforening\\p{L}*|pasientforening\\p{L}*|\\p{L}*cancer(?:överlevare|sjuk\\p{L}*|drabbad\\p{L}*)|(?:överlevde|lever med|drabbades av|led av|diagnosen|fått) (?:en |ett )?(?:\\p{L}*cancer|ms|depression|stroke|diabetes|epilepsi|adhd|utmattning\\p{L}*|reumatism)|sjukskriven|sygemeldt|sykmeldt|(?:overlevde|lever med|rammet av|ramt af|lider av|lider af) (?:\\p{L}*kreft|\\p{L}*kræft|kreft|kræft|depresjon|depression|ms|diabetes|epilepsi|gigt)|(?:bryst|lunge|tarm)(?:kreft|kræft)|i rullstol|i rullestol|i kørestol",
  "(?:stowarzyszeni\\p{L}+|fundacj\\p{L}+|klub\\p{L}*) (?:pacjent\\p{L}+|amazon\\p{L}+|chorych)|(?:chor(?:uje|y|a|ował|owała)) na \\p{L}+|(?:pokonał[a]?|przeżył[a]?|wygrał[a]? z|zmagał[a]? się z|cierpi na|walczył[a]? z|walczy z) (?:\\p{L}+ )?(?:rak\\p{L}*|nowotw\\p{L}+|depresj\\p{L}+|białaczk\\p{L}+|cukrzyc\\p{L}+|chorob\\p{L}+|udar\\p{L}*)|na wózku inwalidzkim|anonimow\\p{L}+ alkoholik\\p{L}+|potilas(?:yhdisty|järjest)\\p{L}+|sairast(?:i|aa|unut|ui|anut) (?:\\p{L}+ )?(?:\\p{L}*syöp\\p{L}+|masennu\\p{L}+|ms-tau\\p{L}+|diabete\\p{L}*|leukemia\\p{L}*)|\\p{L}*syövästä (?:selvi|toipu|parantu)\\p{L}+|pyörätuoli\\p{L}*|sairauslomal\\p{L}+"
].join("|")

const loveLife = [
  "(?:lgbt[a-z+]*|lgbtq?i?a?\\+?|gay|lesbian|queer|pride|rainbow) (?:staff |employee |student |faculty |workplace |professional |women's |men's |business |community )?(?:networks?|alliance|chorus|choir|society|resource group|erg|group|association|committee|chair|co-chair|sports|swimmers|runners|rugby|football club|dads|mums|mothers|fathers|families|parents|couple|wedding|activist|role model|leaders?|executives?|list|power list|board member|centre|center|archive|bookshop|lawyers|founders|engineers|scientists)(?= |$|[.,;:|'])",
  "pride (?:parade|march|festival|board|committee|organi[sz]er|marshal|in (?:london|the|our)|month|week|event|flag)",
  "(?:marche[sd]|marching|volunteer(?:s|ed)?|board (?:member )?|chair|treasurer|organi[sz]er|committee|marshal|trustee|secretary) (?:of|at|in|with|for) (?:the )?(?:\\p{L}+ ){0,2}pride(?=[ .,;]|$)",
  "(?:came|come|coming|comes) out (?:as (?:an? )?(?:gay|lesbian|bi|bisexual|queer|trans\\p{L}*|non-?binary|asexual|pansexual)|of the closet|to (?:his|her|my|their) (?:parents|family|mother|father|mum|mom|dad|team|colleagues|boss|friends|class|wife|husband)|at work|late in life)|coming[- ]out (?:story|day)|openly (?:gay|lesbian|bisexual|bi|queer|trans)|out and proud|(?:am|is|be|being|was|been) out (?:at|in) work|same-sex (?:partner|couple|marriage|parents?)|gay (?:man|woman|dad|mum|father|couple|wedding|marriage|rights (?:activist|campaigner))|stonewall (?:role model|ambassador|champion)|rainbow (?:family|families|list|laces ambassador)|lavender (?:list|network)|drag (?:queen|king) (?:by|at)|equality network for lgbt|hiv-positive gay|gay games|outstanding lgbt\\p{L}*|diva power list|pink news",
  "lesb(?:ienne|ica|iana|isch\\p{L}*|ijka|jka|o)s?|homose(?:ks|x)u\\p{L}+|bisexu\\p{L}+|schwul\\p{L}*|regenbogen(?:familie|netzwerk|gruppe|eltern)\\p{L}*|queere\\p{L}*|christopher street day|csd-(?:orga|team|verein)\\p{L}*|outete sich|sein coming-?out|ihr coming-?out|mit (?:seinem|ihrem) (?:coming-?out)",
  "(?:réseau|association|collectif|marche) (?:des? )?(?:lgbt\\p{L}*\\+?|fiertés|homosexuel\\p{L}*|arc-en-ciel|queer)|marche des fiertés|(?:son|mon) coming[- ]?out|mariage homosexuel|(?:red|asociación|colectivo|grupo|marcha) (?:lgtb\\p{L}*\\+?|lgbt\\p{L}*\\+?|gay|arcoíris|del orgullo|de lesbianas)|orgullo (?:gay|lgtb\\p{L}*)|salió del armario|salir del armario|abiertamente (?:gay|lesbiana|bisexual)|(?:rete|associazione|circolo) (?:lgbt\\p{L}*\\+?|arcigay|arcobaleno|omosessual\\p{L}*)|arcigay|arcilesbica|omosessual\\p{L}*|dichiaratamente (?:gay|lesbica)|famiglie arcobaleno",
  "(?:rede|associação|grupo|parada|marcha) (?:lgbt\\p{L}*\\+?|gay|do orgulho|arco-íris)|orgulho (?:gay|lgbt\\p{L}*)|assumidamente (?:gay|lésbica)|lésbica|saiu do armário|ilga|coc (?:nederland|amsterdam)|roze (?:netwerk|salon|in blauw|50\\+|zaterdag)|uit de kast|regenboog(?:netwerk|gezin|gezinnen|groep)|lhbti?\\p{L}*\\+?|homo-?netwerk|rfsl|rfsu regnbåge|hbtqi?\\p{L}*|regnbågs(?:familj|nätverk)\\p{L}*|regnbue(?:nettverk|familie|netværk)\\p{L}*|kom(?:mer)? ut (?:som|av skapet)|sprang ud (?:som|af skabet)|öppet (?:gay|homosexuell|bisexuell)|åpent homofil|lesbisk\\p{L}*|homofil\\p{L}*|kampani[aię] przeciw homofobii|osob\\p{L}* lgbt\\p{L}*\\+?|marsz\\p{L}* równości|parad\\p{L}* równości|tęczow\\p{L}+|seta ry|sateenkaari(?:perhe|verkosto|väki)\\p{L}*|lesbo|homomie\\p{L}+|tuli kaapista"
].join("|")

const blame = [
  "(?:sued|sues|suing|is suing|took legal action against) (?:his|her|their|a|the) (?:former |next-door )?(?:neighbou?rs?|landlord|landlady|brother|sister|father|mother|parents|ex-\\p{L}+|business partner|employer)",
  "(?:high|county|crown|district|circuit|supreme|sheriff) court (?:action|proceedings|case) over",
  "(?:was |were |been |got |being |is |and |later |previously |then |subsequently )(?:struck off|disbarred|arrested|convicted|indicted|jailed|imprisoned|sentenced|prosecuted|extradited|censured|blacklisted|barred from|banned from|suspended from|expelled from|fined|debarred|court-martialled|impeached|investigated (?:for|by|over)|sued (?:for|by|over)|found guilty|charged with (?!building|leading|running|creating|setting|overseeing|growing|developing|designing|managing|delivering|making|turning|the|bringing|keeping|finding|improving|modernising|modernizing|transforming|helping|launching|writing|reviewing|coordinating|implementing|expanding))",
  "fined (?:by|over|(?:up to |a total of |around |about |nearly |over |more than )?(?:[$€£¥]|(?:aud|cad|chf|eur|gbp|nzd|pln|sek|usd) ?)? ?\\d)|struck off|(?:for|of) (?:\\p{L}+ )?(?:tax|customs) evasion|money[- ]laundering (?:charges?|probe|scandal|case against)|insider trading (?:charges?|probe|scandal)|(?:took|taking|paid|accepted|accepting) (?:bribes?|kickbacks?)|(?:bribery|corruption|fraud|assault|harassment|misconduct|drugs?|theft|perjury|embezzlement|plagiarism|rape|abuse|fraud|racism|antisemitism|bullying) (?:charges?|allegations?|probe|scandal|conviction|inquiry into|case against|complaints? against|row)",
  "(?:pleaded|pled|found) (?:not )?guilty|(?:released|out) on bail|mugshot|criminal (?:record|charges?|conviction|complaint)|drink[- ]driving|drunk[- ]driving|dui|(?:sexual|sexually) (?:harass|assault|abus|misconduct)\\p{L}*|domestic (?:violence|abuse) (?:charge|claim|allegation)s?|plagiari[sz]ed|falsified (?:data|his|her|their|results)|fake (?:degree|diploma|doctorate|cv)|never finished (?:his|her|their) (?:degree|studies|phd)|bought (?:his|her) (?:degree|title|doctorate)|lied (?:about|on|to) (?:his|her|their|the|investors|everyone|us)|(?:cheat(?:ed|s)|stole|steals|stealing|defrauded|swindled|scammed|conned|ripped off|bullied|bullies|harassed|harasses|threatened|threatens|groped|assaulted|attacked) (?:me|us|him|her|them|his|clients?|customers?|investors?|employees?|staff|colleagues?|students?|pensioners?|workers|money|from|people|women|everyone|the company|donors?)",
  "(?:con ?(?:man|woman|artist)|fraudster|swindler|crook|charlatan|scammer|embezzler|sociopath|psychopath|narcissist|liar|cronies|nasty piece of work|snake oil)s?(?=[ .,;!?'’]|$)",
  "(?:under|facing|faces|faced|amid|after|over|following) (?:an? |the |police |criminal |sec |internal |fresh )*(?:investigation|charges|allegations|accusations|lawsuit|probe|inquiry into (?:his|her|their)|disciplinary (?:hearing|action|proceedings))|accused of|accuses (?:him|her|them|the)|alleged(?:ly)?|allegations?|whistle-?blower(?:s)? (?:claims?|alleges?|says?|against)|(?:forced|pushed|kicked) out (?:as|of|over|after|amid|for)|resign(?:ed|s) (?:in disgrace|amid|after (?:a |the )?(?:scandal|row|allegations|claims|complaints))|sacked (?:for|over|after|from)|fired (?:for|over|after|amid)|disciplined (?:for|by|over)|professional misconduct|gross misconduct|brought (?:the|his|her) profession into disrepute|restraining order|injunction against (?:him|her)|county court judg(?:e)?ment",
  "(?:strafrechtlich |rechtskräftig |wegen \\p{L}+ )?verurteilt(?:e[rn]?)?(?= wegen|[ .,;]|$)|angeklagt|anklage (?:gegen|wegen)|veruntreut\\p{L}*|wegen (?:betrugs?|steuerhinterziehung|untreue|bestechung|körperverletzung|beleidigung|insolvenzverschleppung)|(?:fest|in haft )genommen|verhaftet\\p{L}*|vorbestraft|ermittlungen gegen|ermittelt gegen|staatsanwaltschaft (?:ermittelt|wirft|klagt)|betrüger(?:in)?|hochstapler(?:in)?|doktortitel aberkannt|plagiatsvorwürfe|vorwürfe gegen",
  "condamnée? (?:pour|à|en)|mise? en examen|garde à vue|escroc(?:s|querie)?|pour (?:fraude|détournement|abus de biens|abus de confiance|corruption|harcèlement)|soupçonnée? (?:de|d')|accusée? (?:de|d')|poursuivie? (?:pour|en justice)|casier judiciaire|harcèlement (?:moral|sexuel) (?:au|envers|sur|dont)|licenciée? pour faute|radiée? (?:de|du)|menteu(?:r|se)",
  "condenad[oa]s? (?:por|a)|imputad[oa] (?:por|en)|detenid[oa] (?:por|en|tras)|acusad[oa] (?:de|por)|estafador[a]?|por (?:malversación|evasión fiscal|delito fiscal|estafa|fraude|corrupción|cohecho|acoso)|investigad[oa] por|denunciad[oa] por|despedid[oa] por|procesad[oa] por|corrupt[oa]|antecedentes penales|inhabilitad[oa]|pres[oa] por|condannat[oa] (?:per|a)|indagat[oa] (?:per|in|dalla)|arrestat[oa]|accusat[oa] (?:di|da)|truffator[ei]|per (?:evasione fiscale|bancarotta|truffa|corruzione|frode|molestie)|rinviat[oa] a giudizio|denunciat[oa] per|radiat[oa] dall'\\p{L}+|patteggi(?:ò|ato)|arguid[oa] (?:em|por|no)|detid[oa] (?:por|em|pela)|acusad[oa] (?:de|por|pelo)|burlão|burlona|por (?:corrupção|fraude|burla|peculato|assédio)|condenad[oa] (?:por|a|em)|constituíd[oa] arguid[oa]|demitid[oa] por justa causa",
  "veroordeeld (?:voor|tot|wegens)|aangehouden (?:voor|wegens|op)|verdacht van|opgelicht|oplichter|(?:voor|wegens|van) (?:oplichting|belastingfraude|fraude|omkoping)|beschuldigd van|strafblad|op staande voet ontslagen|geroyeerd|gefraudeerd|dömd(?:es)? (?:för|till)|åtalad(?:es)?|gripen för|misstänkt för|anklagad för|bedragare|för (?:skattebrott|skattefusk|bedrägeri)|dømt (?:for|til)|tiltalt for|siktet for|sigtet for|tiltalt|anholdt for|anklaget for|svindler|bedrager|skazan[yae]|oskarżon[yae]\\p{L}*|aresztowan[yae]|zatrzyman[yae] (?:przez|za|pod)|podejrzan[yae] o|oszust(?:ka|em|ów)?|defraudacj\\p{L}+|karan[yae] za|wyrok(?:iem)? (?:za|w zawieszeniu)|tuomittiin|tuomittu|syytteessä|syytetään|epäillään|pidätet\\p{L}+|huijar\\p{L}+|veropetos\\p{L}*|kavallus\\p{L}*"
].join("|")

/** By the matter that belonging there, or being told of, gives away. */
export const circleWords = {
  Health: `${illLife}|${illAbroad}`,
  Religion: `${faithLife}|${faithAbroad}`,
  Politics: `${politicalLife}|${politicsAbroad}|${candidateLists}`,
  "Trade unions": `${unionLife}|${unionAbroad}`,
  Sexuality: loveLife,
  "Crime and legal trouble": blame
} as const
