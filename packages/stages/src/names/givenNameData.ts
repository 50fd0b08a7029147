/** Given names of Europe and the Americas, beside those whose short forms are listed. */
export const westernGivenNames = `aaliyah aare abel abelardo abilio acacio achille achilleas adalheidur
adamantia addison adel adela adelino aden adina adolf adrienne adrijana afanasy afroditi agapi agathe agathi
aggeliki agis agnese agneta agnete agostinho agust agustin agustina aileen ailsa aimee ainars aine aitor
aivars akim akos alain alana alanna alba alban albane albano albin albina alcides alda alden aldis aldo aled
aleida aleix aleksa aleksandar aleksandrs alen alenka ales aletta alevtina alexa alexia alfhild alfio alfons
alfreda algot alin aline alisa alisha alissa aliz aljaz alkis alkistis alma almudena alphonse althea alton
alun alva alvar alvydas alwin alyssa amadeu amaia amalia amalie amandine amaya amber ambre amie amos amund
anahi anamarija anastazja anatole anatoli andor andreia andreja andriana andrija andrius andromachi anete
anette anezka anfisa angele angelia angeliki angharad anibal aniceto aniko anja anke annamaria anneke
annelie annett annick anselm antal antero anthi anthoula antigoni antonija antra aoibheann aoife aparecida
apolline apolonia apostolia april araceli aranka ard arend argyro ariadna ariana arianna ariel arild arina
aristea aristeidis aristides arja arjen arkadiusz arlene arlette arlo armand armelle armin arnaldo arnar
arnau arnaud arne arnfinn arnis arnljot arno arny aron arpad arseniy arseny arsinoi artemis arto arturas
arvydas arwel asa asdis ase asgeir asgerdur asher ashlee ashlyn asier askold aslaug asmund aspasia aspen
assunta asya atanas athena athina atli aubin aubrey aud aude audra audrey audun audur aune aurel aurelia
aurelian aurelien aurore ausra austeja ava avdotya avery avgoustis axelle ayden ayla aymeric azzurra bailey
balder baldur baldvin baptiste barbro barrett barry basilio baudouin bautista bedrich begona belen bendik
benedita beniamin benicio bennett benno bente bento berend berengere berenice berglind bernabe bernat bernt
bertha berthe berthold bertil beryl bethan bettye beulah biagio bianca biljana bilyana birgir birk birna
birute bistra bjarke bjarki bjork blagoy blaine blair blaise blake blanca blanche blandine blanka blaz
blazej blazena blazenka bodo boel boglarka bogumil bogumila bohdana bohumila bojana boleslav bonita bonnie
borivoj borja borje borut bostjan botond boudewijn boyd boyko bozena brady brage bragi brandi brandy
branimir branka brankica branko brant braxton brayden breanna brecht brendan brendon brenna breno brent
bretislav brett briana brianna brice brid brielle brieuc brigida brigitta briony brita brock brody brone
bronislav bronislaw bronislawa brooke brooklyn bryant bryce bryn brynhildur brynja brynjar bryony bryson
bulcsu byron caden caio caj calin callie callum calogero calum camelia camilo capucine cara carine carissa
carita carla carlene carlota carly carmel carmella carolien carolin carson carsten cary caryn carys casey
cassidy cassio cathrin cathrine catrin cayetano cecylia celeste celestin celestino celine celso cenek ceri
ceslovas cezar cezary chad chandler chanel chantal chantel chara chariklia charis charity charline charmaine
chavdar cheri cherie cherry chloe christel christi christodoulos christoforos chrysanthi chrystal cian ciara
cicero cintia ciprian ciro claas clarice clarisse clark claudette claudine claudiu cleber clelia clemence
clemente cleo cleveland clive clodagh clotilde clyde codrin codruta cody colby coleen coline collin colm
colton conall constant constanta constanze cora coral cordula corey corina corine corinna cornel craig crina
crispin cristiane crystal csaba csilla csongor custodio cvetko cyprien daan dace dafne dagfinn dagmara dagur
daiane dainius daiva dakota dale dalia dalibor dalila dallin dalma damir damjan damon danae dane danica
danijel danijela danilo dante dara darcy darian darija darin darina darinka darla darnell darragh darren
darwin davina davor davorin dawn dawson dayna deana deandre deann deanna deanne deena deidre dejan delaney
delbert delilah deloris demetrio demetrius demid demyan dena denilson denisa denver deolinda desanka desiree
desislava despina detlef detlev devin devon dewayne dewey dexter dezso diamantis dianna didier dietmar
dijana dilwyn dimitri dimitrina dimosthenis dinah dion dionne dionysia dionysis disa dixie djalma djordje
dobri dobrila doina domagoj domonkos donatien donna donncha doreen dorian dorin dorina dorottya dorte dorthe
dougal dovile doyle dragana dragica drago dragomir dragos dragoslav dragutin drahomir drake drazen dudley
dulce dusanka dwight dylan eabha earl earnest easton ebba ebony ecaterina eckart edda edeltraud eden edgardo
edgars edilson edin edina edinho edita edmilson edna eefje efim efrain efren efstathios eftychios egbert
egidijus egidio egil eglantine egon ehrenfried eigil eike eila eileen eilert eilif eimear eirian eithne
eivind ekkehard ektoras elaine elbert elda eldon eleftheria elemer eleri elettra elian eliana eliane elias
eline elio elisangela eliseu elita elitsa eljas elke elli ellinor ellis elma elmar elmer eloise eloy
elsebeth elske elspeth elton elva elvin elvir elvis elwood elyse emer emeric emerson emese emile emilien
emils emina emir emmett emrys enda enes enid enno enoch enora erich erin erla erland erling erma ermelinda
erminia ermioni ermolai erna ernani ernestine erno ervin erwan eryk esa esad esfir eskil esko esmee
esmeralda espen essi estela estrella etelka ethan ethel eugeniusz eulalie eunice evald evan evandro evanthia
evaristo evdokia evelien evelina evelyne everett everly everton ewald eystein ezequiel ezra fabien fabricio
facundo faith falk fanni faron farrah faustine fausto faye felicie femke feodor fernand fernao ferry ffion
fiadh fiammetta fidel fikret filipa filipp filippos finja finlay finley finnegan fintan fionn fiorella
fiorenza flaminia flavie flavien flavius flemming fleur floarea floor florencio florentin florentina
floretta florica florina florinda florine floris floyd folke forrest fouad franc franca franciska franjo
fraser frauke freia frej freja freya freyja fride fridrik friedbert friedhelm frode fruzsina fryd fryderyk
fulvio gabin gabrijela gael gaelle gaetan gaia galen galini galo garbine garyfallia gaspar gaston gatien
gaute gauthier gavin gavriil gavril gaye gebhard gediminas gellert gemma genaro geneva geoffroy georgeta
georgette geraint gerasimos gerben gereon gergana gerlinde germain germaine gernot gesa gesine gethin geza
gheorghita ghislain giacinto giada giancarlo giedre gilberte gilda giles gilles gilmar gilson gintare gints
gioele gioia giordano giovana girts gisbert gisela gisele giselher gisle gisli giulio gizella gjertrud
gladys glaucia glenna glyn glynis godefroy gonzague goranka gorka gorm gosta gotthard gotz graca graciela
graciete grady grainne grant gratian graziano greer greger gretchen griffin gro grover gry gudbjorg gudbrand
gudjon gudlaug gudmund gudni gudny guna gunbjorg gundula gunhild gunn gunnhildur gunta gunvor guttorm guus
gwenael gwenaelle gwenllian gyongyi hadley hadrien hafdis hagen hailey haizea hajrudin haley halfdan halla
halldis halldor hallie halvor hamish hana hanno hansjorg haralambos harlan harley harmen harper hartwig
hauke haukur hayden hayley hazel heath heather hedda hedvig hedvika hedwig hege heidrun heike heiko heimo
heitor helder heledd heleen helge helio helmuth heloisa henna henrike henryka herdis heribert heriberto
hermano hermes hermine herschel herve hessel hidde hildegunn hilkka hilma hilmar hiltrud hinrich hiram
hjalmar hjalti hjordis hlynur holden hollie holly homer honorine horace horatio horia horst hrafn hrefna
hrvoje hudson hulda humphrey hunor huw huxley hynek iacob iakovos iara iason ibolya iestyn ieuan ieva ifan
ifigenia ignacy ignat iina ilana ilari ilektra ilie ilija iliyan ilka ilko ilmari ilpo ilse ilze imani
imants imke imola imrich inaki ineke inese inessa inez ingegerd ingela inger ingimar ingolf ingolfur ingrida
ingunn ingvild inigo inka innes innokenty insa iolo iona iosif iren ireneusz iria irineu iris irja iro
isaias isak isaura isaure isiah isidoro isidoros isla issac italo itziar iulia iuliu ivanna ivar ivars
ivelina iver iveta ivete ivett ivica ivor ivy izaskun jaak jaakko jaana jacco jace jacinta jacinthe jacira
jacobo jacopo jada jade jaden jadran jadranka jakov jalen jamar janaina jandira janell janelle janez janine
janna janneke janske jarl jarle jarmil jarmila jarod jaromir jaroslava jarrett jarvis jasmina jasna jasper
jaxon jaycee jayden jayla jayne jayson jeanine jeanna jeannine jefferson jekabs jelle jena jeno jeremie jeri
jermaine jeroen jerri jerrod jesper jet jethro jetske jimena jirina jitka jitske joann jocelyne jochem jodi
jodie joel joelle joep jokull jolan jolanta jolene jonah jone jonina joost jordana jorg jorma jorunn
josefien josien josip josselin jostein josue jouko jouni jovanka joyce jozefa jozefina judd judyta jukka
juliano juni jurate jure jurema juriaan jurica jurre justas justina justus jutta jytte kaare kaarlo kacey
kacper kade kaden kai kaia kailey kaio kaj kaleb kali kalina kallirroi kamen kamil kamila kamilla kapitolina
kara karel karina karita karla karlie karlijn karlis karolis karsten kasey kaspars kathrin katlyn katri
katrine kaya kaylee kayleigh kaylin kazimiera keegan keenan keijo keira keisha kelley kelli kellie kelsey
kendrick kenna kent kenyon kermit kerri kerry keth ketil ketill khalil khrystyna kiana kiara kiley kilian
kimmo kimon kip kirby kirk kirsi kirsti kirstine kjartan kjersti kjetil klavdia klemen klementyna kleopatra
klim knox kody koen kolbjorn kolbrun kornel kornelia kosmas krasimir krasimira krista kristaps kristijan
kristinn kristrun krunoslav krystal ksawery ksenija kunibert kuzma kveta kvetoslava kyla kyle kylee kyler
kylie kyllikki kyosti lacey lachezar lacy laercio laima laimonas lais lamar lambrini lambros lamont lane
larissa latasha latonya latoya laurenz lauriane lauris lauro lautaro laverne lavinia lawson layne lazar leah
leandre leann leanna leanne lech leena leire leiv lejla leland lenke lennox lenuta leokadia leola leona
leone leonel leonidas leontien leontina leos lester leta liane lianne libor licia lidija lieke lien liene
lies liesbeth lieven liga ligia ligita lilia liliana liliane lilith liliya lilja lilla lillemor linas linus
linwood lisandro lisbet lisette liss livio ljubica ljubisa llorenc lloyd loes logan loic lone lorcan lorelei
lorella lorie lorinc loris lorna lothar louane louella loukas loukia louna lovro lowell lowie lowri luana
luanne lubica lubomira lucelia lucija lucja lucjan lucrezia lucyna ludek ludger ludivine ludovica ludovico
ludwik luella luka luminita luna luz lydie lyla lyle lyman lynette lynne lynnette lyubomir lyubomyr maaike
maarja mabel mable mackenzie macy madalina maddison maelle maelys mafalda magne magnea magnhild mai maia
maike maj maksymilian malik mallory malo malou malte manlio mantas marat marceau marcelina marcell marcelle
marcial marcio mareike mareile maren margun mariah marieke mariel marielle marijan marijana marilena marilia
marin marine marinela marinko marinos mariola marisa marissa marit marita maritza marjan marjolaine
marjolein marju markku markos marla marleen marley marli marlies marlin marlis marloes marlon marnie marnix
marte martial martijn martino martins martti martyna martynas marva marybeth maryellen maryline marylou
maryse marzena matei matej mateja mateo mathis mathurin matija matild matina matous matus matylda maude
mauno maura mauricette mauro maverick mavis maya maynard mckenzie mechthild meike meindert meinhard meinir
meinolf melania melba melchor melva menelaos menna menno mercy merel merete merja merle merrill mersiha
mette micah michalina michiel mickael mihael mihail mihajlo mika milada milana mile milena miles miley
milica milivoj milja miljan milka miloslava milosz milovan miltiadis miluse minas mioara miodrag miran
mireia mirela mirella miren mirja mirjam mirjana miroslawa mirsad mirthe mirto miruna mislav mitja mitrofan
mladen moa moacir mogens moira moises mojca momchil momcilo monroe monta monte mora morena moreno moriah
moritz morton morven mstislav murdo muriel murilo myles myra myrna myron myroslav myroslava myrthe myrtle
myrto nada nadege nadine nadja nandor nans narcisa narciso natacha nathalia nayara nazar nazaret nazarii
neda nedeljko nefeli nektaria neli nelleke nenad neoklis nerea nerijus neringa nermin nerys nestor neusa
neuza neva nevaeh neven nevena nevenka nicanor nicolette nicusor nienke nieves niina nikitas nikodem
nikolett nikolina nilson nilton ninon nivaldo noa noah noe noel noelia noelle noemie nola nolan nonna noreen
normunds norris nova novak nuno nunzio nyla nynke obrad oceane octave oda oddbjorn oddny oddvar odessa odete
odette odhran odile odilon odysseas ofeigur ognjen ognyan oihane oisin oksana oktawia olesya oleta olimpia
oliviero oliwer olwen olympia opal ophelia ophelie ora oralia orest orestis oriane orietta oriol orjan orla
orlaith oronzo orson osip oskars osmar osmo osmund ostap osvaldo oszkar otakar otavia othmar otis otmar
ottavia ottilie otylia ourania outi ove owain owen oystein oyvind paige paisley paivi palle pansy pantelis
par paraschiva paraskevas pascaline paschalis paule paulien pauliina pavla pavlina pavlos paz peadar pearl
peeter pelageya pelagia pelayo pere periklis perla perrine persefoni perttu petrut philibert philippine pien
piera pierangelo pierce piergiorgio pierrette piers pieternel piia piper pirkko placido platon pol pola
polixeni polychronis poul povilas praskovya preben premysl primoz primrose priscila prodromos prokhor prune
purificacion quincy quirino rada radek radik radim radka radmila radojka radomir radoslaw raelynn rafail
ragnheidur raija raili raimo raimonds raimund raina rajmund rakel ralf ramunas ramune rania ranko raoul rasa
rastislav rastko ratko rauno raven rayburn raylene raymonde raymundo rayna raynald razvan rea reagan rebeka
reet regine regis regula reidar reidun reijo reilly reima reinaldo reine remco remington remo remus renan
renars renat renaud renee renske reto reyna rhett rhian rhoda rhodri rhona rhydian rieke rigoberto riitta
riley rimantas rimma rinaldo ritva roald roar roc rochelle roderik rodica rodion rodolphe rodrigue rogier
rok rokas roksana roksolana rolande romana romane romeo romina romuald romulo romulus ronan roos roosevelt
rosalba rosalee rosalinde rosana roscoe roseline rosella roser rositsa ross rossana rossella rostislav
rostyslav roswitha roula rowan royce roza rozenn ruaridh rubens rubin ruby rudiger rufina rufino ruggero rui
rumyana runa runar ruslana ruxandra ruzica ryan ryder ryker rylan rylee saara sabin sabina saemundur saga
salla samanta samara samuli sandis sanni santino saoirse sarka sasa saskia satu saturnino saulius savely
savo savvas scarlett sead sebastjan segolene selene selma semir senad senja septimiu serafim serafin servane
seth settimio severin severino seweryn seymour shana shane shania shanna shauna shawna shayla shayne sheena
sheila shelia shelton sheree sheri sherman sherri sherrie sherwood shona sibyl sibylle sidonie siebe siebren
siegbert sien sienna sierra sietse sif sigbjorn sigita sigitas signe sigridur sigrun sigurjon sigurlaug
sigve silja silje silvano silvio silviya simas simen simion simos sindri sinead sini sinisa sinja sintija
sirje sirkka sirpa sivert sixten sjaak sjoerd skaiste skuli skye skylar slavica slavoljub slavomir sloane
slobodanka smaragda smiljana snezhana snorre snorri socratis soffia sofoklis solene solfrid solomiya solrun
solvi sona sonke sonny sophoklis soren sorina sotiria spartak spela srdjan srecko staci stamatia stanford
stanimir stanislas stanislava stanko stathis stavroula stefka steinunn stelian stepanka stergios sterre
stian struan sture sunniva susann suvi svanhildur svantje svatopluk svea svein sveinn svenja sverre
svetislav svetoslav sveva svyatoslav sybil sybille sybren sylke sylvaine sylvette sylvi sylviane synne
synnove szabina szczepan szilard szilveszter szonja tabea tadas tadeas tadeu taimi taina tais taisia talita
talon tameka tamika tancredi tanguy tanisha tanner tara tarcisio tarja taryn tassilo tate tatum tauno taylor
tea tecla tekla telma telmo tena teppo terhi terra terrell terttu teunis thais thalia theano theis thekla
thelma themis theofilos theoni thilo thora thorben thordis thordur thorleif thorunn thure thurman tihamer
tihana tihomir tiit tijana tijmen tikhon tilman tilo timeo timos timothee tineke tiphaine titouan tjeerd
todd todorka toini toivo tomaz tonci tone tonje toralf torben tord torfinn torgny torhild torill torleif
torquil torstein torunn torvald tove traci traian traute triantafyllos troels trofim troy truus tryggvi
trygve tsanko tsveta tsvetelina tuija tullio ture turid tuuli twan twyla tycho tymon tymoteusz tyra tyree
ubaldo ubirajara ugne ugo ulvi ulysse unai undine unn unni unnur urbain urmas uros urpo urs ursule urte ute
uwe vagn vaida vaidas vaios vaiva valdas valdir valdis valencia valere valeriano valgerdur valter vance
vanda vanja vasco vasilije vasilios vasilisa vedran veerle vegard veit veli velibor velimir velina velislava
velma vendel vendula venetia venla venus verica verity verna vesa veselin vesta vetle vibeke victorien
victorine vid vidar vidir viera viesturs viggo viktorija vilde vilem vilho viliam vilius vilja vilma vinko
vinzenz violaine virgile virginija virtudes visnja viveka viviana vjekoslav vladislava vladlen vlasta
vlastimil vlatka vlatko vojislav volkmar vonda vratislav vuk vukasin vuokko wagner walburga waldir walmir
wanda wanderley warren wawrzyniec waylon wayne wenche wendelien wendelin wendi wenzel wessel whitney wiebe
wiebke wieke wieland wieslawa wietske wigbert wilbert wilco wilda wiley wilfried willemijn willis willow
wilmer wincenty winona witold wouter wyatt wyn wynne xanthi xanthippe xaver xenofon ximena xoan yael yaiza
yanis yanko yara yaroslava yaryna yavor yesenia yesica ylva yoana yoann yohan yorick yrjo yulian yvan
zafeiris zakhar zane zbynek zdravka zdravko zeger zelda zelia zelie zeljka zeljko zelma zena zeno zhanna
zigmas zilda zilvinas zita zivko zlata zlatan zlatica zlatina zlatko zora zoraida zorica zorka zoryana
zsigmond zsombor zulema zuzanna zydrunas`
