import { regex } from "../../sources/regex.ts"
import { pursuitWords } from "./pursuits.ts"

/** What people do for pleasure and with what, and who does it, beside what our verbs give. */
const things = `
  3d-printing a-cappella acapella accordion accordionist acting aerialist aerobatics aikido aikidoka
  ajedrez alfaia allotment allotmenteer allotmenteering allotments alpaca alpinism alpinist alto am-dram
  amdram angeln angler anglers angling anime antiques apiarist apiary aquabike aquariums aquascaping
  aquathlon arcade archer archery art astronomer astronomy astrophotographer astrophotography audax
  audiophile autocross autographs autoharp automata bachata backgammon backpacker backpacking badminton
  bagpipe bagpiper bagpipes baile baker baking balalaika ballerina ballet ballooning ballroom
  ballroom-dancing bandoneon bandy banjo banjoist banjolele bansuri barbecue barbershop baritone
  barre baseball basketball basketry bass bass-guitar bassist bassoon bassoonist bbq bbqs beachcombing
  beading beadwork beatboxing beehive beehives beekeeper beekeepers beekeeping bees bell-ringer
  bell-ringing bellringer belly-dancing bellydance belote berimbau bezique bhangra bharatanatyam biathlon
  bibliophile bibliophilia bike bikepacker bikepacking biker bikes biking billiards birder birders birding bjj
  blacksmith blacksmithing bladesmithing blogging bluegrass bmx board board-gaming boardgame boardgamer
  boardgames boat-building boatbuilder boatbuilding bobbin-lace bobbins bobsleigh bocce boccia bodhran
  bodyboard bodyboarding bodybuilding bodysurfing bongo bongos bonsai bookbinder bookbinding books
  bookshops bookworm botanising botanist botany boules bouzouki bowling bowls boxer boxing brass-band
  bread breadmaking breads breakdance breakdancing brevet brevets brewer brewing bricolage bridge brompton
  bullet-journaling bunco bunko burlesque bushcraft butterflies butterfly cabaret cabinetmaking cacti cactus cajon
  cajón calisthenics calligrapher calligraphy callisthenics caminhada camogie campanology camper campervan
  camping canal-boating canasta candle-making candlemaking canoeist canyoneering canyoning capoeira
  caravanning caricatures carillon carnatic carrom cartooning cartoons carver carving catamaran catamarans
  cavaquinho caver cavers caving ceilidh ceilidhs celesta cellist cello ceramicist ceramics cha-cha
  channel-swimming chant charango charcuterie checkers cheerleader cheerleading cheese cheesemaker
  cheesemaking chess chess-player chess-playing chickens chocolatier choir choirs choral chorale choralist
  chorister ciclismo cider cidermaking cinema cinephile cinephilia circus clarinet clarinetist
  clarinettist classic-car classic-cars clavichord clockmaking clog clogging co-driver coasteering cocina
  cocktails coffee coin-collecting collage collages collecting comedian comics compost composting
  concertgoer concertina concerts confectionery conga congas conjurer conjuring conjuror conlanging
  contra-dancing contrabass cook cookery cooking corbetts cornet cornhole cosplay costura course-à-pied
  couture coxed coxswain craft crafting crafts crate-digging cribbage cricket cricketer crooner croquet
  cross-stitch cross-stitcher crossfit crossfitter crosswording crosswords cruciverbalist cuatro cuisine
  culinária cumbia currach currachs curragh cyanotype cyanotypes cyclist cyclo-cross cyclocross d&d
  dahlias dance dancer dancing danse dança darkroom darts decathlon decoupage deejay derby dhol dholak
  diarist didgeridoo dinghies dinghy diver diving dj djembe djing dodgeball dog-sledding dog-walking
  dollhouses dominoes doodles doodling doppelkopf dragon-boat dragonboat dramatics draughts drawing
  dressage dressmaking drifting drones drummer drumming drums dry-stone dry-stone-walling drystone
  duathlete duathlon duduk dulcimer dyeing earthenware embroidery enamelling entomology equestrian
  equestrianism erhu escalada escalade esports espresso etching etchings etymology euchre euphonium
  eventer eventing fado falconer falconry fell-runner fell-walking fells fellwalker fellwalking felting
  fermentation fermenting fest-noz fiction fiddle fiddler fiddling fietsen figure-skater figure-skating
  films fire-breathing fire-eating fisherman fisherwoman fishkeeping fiske fiskeri fitness fjelltur
  flamenco flautist floorball flugelhorn flute flutist fly-fisher fly-fisherman fly-fishing folk-singing
  foodie football footballer forager foraging formula forro forró fossil fossil-hunting fossils fotografia
  fotografie fotografía fountain-pens foxtrot free-climbing freediver freediving frisbee fungi furniture
  furniture-making futsal gamelan gamer games gaming garba genealogy geology ghatam gig glass-blowing
  glassblower glassblowing glider gliders gliding glockenspiel go-karting goalie goalkeeper goldsmithing
  graphic-novels greenhouse grilling guitar guitarist guitarra guqin guzheng gymkhana gymnast gymnastics
  gärtnern haiku half-marathon half-marathons ham-radio hammered-dulcimer handball handbells handpan
  hang-gliding hardlopen harmonica harp harpist harpsichord hedge-laying hedgelaying heptathlon herping
  highland-dancing highlife highland-games highlining hill-climbs hill-walker hill-walking hillwalker hindustani
  history hives hockey home-brewing homebrew homebrewer homebrewing horology horse-riding horseback
  horseman horseriding horses horsewoman hot-rod hot-rods houseboat houseplants hula hurdling hurdy-gurdy
  hurling hydrofoiling iaido ice-climbing ikebana imkerei improv improviser inline-skating irish-dancing
  ironman jai-alai jams jardinage jardinagem jardinería jass javelin jaw-harp jazz jeu-de-boules jewellery
  jewellery-making jewelry jigsaw jigsaw-puzzles jiu-jitsu jive jiving journaling journalling judo judoka
  kabaddi kajakfahren kalimba kantele karaoke karate karateka karting karts kathak kayaken kendo kenjutsu
  kettlebell kettlebells keyboards kickboxer kickboxing kimchi kintsugi kirigami kitchen kite kite-flying
  kites kizomba klatring klettern knife-making knifemaking kochen koken kombucha kora korfbal korfball
  koto krav-maga kuchipudi kyudo lace lacemaker lacemaking lacrosse lampwork langrenn languages lapidary
  larp larper larping lathe laufen lawn-bowls leathercraft leatherwork lectura lego leitura lepidopterist
  lepidoptery lesen letter-writer letter-writing letterpress lido lidos limericks lindy lindy-hop
  line-dancing lino lino-cutting linocut literature lock-picking lockpicking looms luge lutenist luthier
  luthiery lyre löpning løping macrame macramé madrigals magician mahjong mandola mandolin manga mapmaking
  maps maracatu marathon marathoner marathons marbling mariachi marimba marmalade marquetry mbira mead
  meccano meditation melodeon memoirs memorabilia merengue metal-detecting metalwork mezzo microlight
  microlighting microlights millinery miniatures mixology model-making model-railways modelmaking
  mohiniyattam morris morris-dancing mosaics moths motorbike motorbikes motorcycles motorcycling
  motorcyclist motorhome motorsport moviegoer movies mridangam muay-thai munro munro-bagger munro-bagging
  munros museums mushing mushrooming mushrooms music musician mycologist mycology naginata narrowboat
  narrowboating narrowboats natación natation natação needlecraft needlepoint needlework netball netballer
  northumbrian novels numismatics numismatist nyckelharpa oarsman oarswoman oboe oboist ocarina odissi
  oils open-mic open-water opera opera-singing operagoer orchard orchards orchids organ organist origami
  othello oud outrigger paardrijden packrafting paddler paddlers paddling padel painter painting pandeiro
  panto pantomime paper-making papercraft papermaking parachuting parachutist parkour parkrun parkrunner
  parkruns pastels pastry patchwork patisserie peak-bagging peinture pelota pen-pal penmanship
  penny-farthing percussion percussionist permaculture pesca philatelist philately photographer
  photography photos pianist piano pianola piccolo pickleball pickleballer pickling pigeons pilates
  pinball ping-pong pinochle pintura pipa piper pipes piragüismo planespotter planespotting plants
  playwriting podcasts poetry poker pole-dancing pole-vault pole-vaulter polo polocrosse porcelain
  postcards potholer potholing pots potter pottering potters pottery powerlifter powerlifting preserves
  preserving printmaker printmaking puppeteer puppetry puzzles pyrography pádel pétanque pêche qigong quiz
  quizzer quizzes quizzing racer racewalking racquetball radfahren radio radios rafting raga ragas
  railways raku rallycross rallying ramble rambler ramblers rambles rambling randonneur randonneuring
  randonneurs randonneuse randonnée raspberry-pi reader reading record-collecting recorder referee regatta
  regattas reiten remo restoring reupholstering rewilding riddles ringer risograph rock rock-pooling
  rockhounding rockpooling rodeo rogaining role-playing roleplaying rollerskater rollerskating rosarian
  roses rounders rpg rpgs rudern rugby rumba rummy runner running sailor sailplane salsa samba santoor
  sarangi sarod sashiko sauna saunas sausage-making savate saxophone saxophonist saz schaatsen schwimmen sci-fi
  scrabble scrambling scrapbooking screen-printing screenprinting screenwriting scuba sculpting sculptor
  sculpture sea-shanties seamstress segeln segling seiling senderismo sepak-takraw sewing shakuhachi
  shamisen shanties shanty sheepdogs shehnai shinty shogi shooting show-jumping showjumping shuffleboard
  silversmith silversmithing sim-racing singer singer-songwriter singing sitar skat sketchbook sketcher
  sketching ski-touring skidåkning skiff skiffle skiffs skijoring skittles slacklining slam-poetry
  sledding smallpipes smithing snooker snorkeller snorkelling snowshoer soap-making soapmaking soccer
  softball softballer soldering songwriter songwriting soprano sourdough sousaphone speedcubing
  speedrunner speedrunning speedskating spikeball spinet spinning splitboard splitboarding spoken-word
  spoon-carving sport sportive sportives sports sprinting square-dancing squash squeezebox stained-glass
  stamp-collecting stamps stand-up stand-up-paddling standup steel-pan steelpan steelpans steeplechase
  step-dancing stickning stock-car stock-cars stoneware storyteller storytelling stricken strikking
  strongman strumming succulents sudoku sumo surdo surfe surfski svømning swimrun swing-dancer
  swing-dancing sword-dancing sykling synth synthesiser synthesisers synthesizer synthesizers synths tabla
  table-tennis taekwondo tai-chi taiko tandem tandems tango tanpura tanzen tap-dancing tapestry tarock
  tarot tatting taxidermy tchoukball tea telemark tennis tenor tenpin terrarium terrariums thatching
  theater theatergoer theatre theatregoer theorbo theremin theremins thespian thrifting thru-hiker
  thru-hiking théâtre timpani tin-whistle tinkering toboggan tobogganing toneel topiary traction-engines
  tractors trail trails trains trainspotter trainspotting tramping trampolining trapeze travel traveler
  traveling traveller travelling tree-planting trekker trekking treks triathlete triathlon triathlons
  tricot trivia trombone trombonist trumpet trumpeter tuba tubist tuinieren twitcher twitching typewriters
  typography uilleann ukulele ukulelist ultra ultra-runner ultramarathon ultramarathons ultrarunner ultras
  umpire unicyclist upcycling upholstery vaulting veena vegetable vegetables vela velodrome via-ferrata
  vibraphone vinyl viol viola violin violinist violist violão vissen vocalist voile volleyball
  volleyballer vélo wainwrights walker walking waltz wandelen wander wandering wandern wargame wargamer
  wargames wargaming warhammer watchmaking water-skiing watercolor watercolors watercolour watercolourist
  watercolours waterski waterskiing weaver weaving welding wheel-throwing whisky whist whodunits
  whodunnits wildflower wildflowers wine winemaker winemaking wing-foiling wingfoiling woodwork woodworker
  woodworking wordle wrestler wrestling writing xadrez xiangqi xylophone yacht yachting yachts yachtsman
  yachtswoman yoga zeilen zines zingen zither zouk zumba zydeco échecs
  kalaripayattu ringette yabbying repinique tramping scrambling-routes mantrailing hillwalking hill-walking bellringing dominoes kenken bouldering-wall
  silambam dandiya kuthu gatka longsword clogging hurling-club potjiekos braai braaiing boerewors smallbore karting-league
  aerial-silks airbrushing airsoft allotmenting apiculture archaeology-digs armwrestling axe-throwing
  bandura barefoot-running beach-combing beachcaster beachcasting bell-ringers bikejoring bird-watching
  blues-dancing bonsais bookbinders bottle-digging bowfishing bowhunting broomball busking candle-dipping
  canicross canoe-polo card-making carp-fishing carpentry cave-diving chanting cheese-rolling clay-pigeon
  clay-shooting clogs coast-rowing coastal-rowing cobles cold-water-swimming coppicing crabbing crewelwork
  croquis cryptics curling-rink cycle-racing cycle-speedway cycle-touring cycling-proficiency deer-hunting
  detectorist dinghy-racing dinghy-sailing disc-golf dog-agility dog-shows drag-racing dragon-boating
  dragonboating draw-knife duck-hunting elk-hunting enduro epee episkyros falconing farriery fell-race
  fell-racing fell-running fencing-club figure-drawing fishing-flies flatwater flint-knapping floristry
  fly-casting fly-tyer flyball foil-surfing foiling folk-dancing folk-music fossiling french-horn
  frisbee-golf gaelic-football geocacher ghost-hunting gig-rowing glass-fusing gold-panning
  gold-prospecting gouache gravel-bike gravel-racing gravel-riding grouse-shooting gunpla haka
  hand-weaving handbell handstands hang-gliders hapkido harmonium hawking head-banging heather-honey
  heli-skiing herb-growing historical-fencing hobby-horsing horn-playing horseshoes hot-yoga hydroponics
  ice-fishing ice-hockey ice-sailing ice-swimming inline-hockey jet-skiing joinery jousting ju-jitsu
  jujitsu jumping-rope kapa-haka karaoke-nights kettlebell-sport kite-buggying kite-surfing kitesurfs
  knapping knotwork koi-keeping lacemakers ladder-golf lawn-bowling leather-carving letter-cutting
  letterboxing life-drawing lino-printing linoprinting lock-keeping long-boarding long-distance-running
  longsword lure-fishing lute lutes macro-photography magnet-fishing marathon-swimming masters-swimming
  metal-detector metal-detectorist mini-golf minigolf model-boats model-building model-engineering
  model-flying model-rocketry moose-hunting moth-trapping motocross motorcycle-touring mountain-rescue
  mud-running mushroom-hunting mushroom-picking needle-felting nordic-skiing nordic-walking
  obstacle-racing off-roading offroading old-time open-mics orca-watching outrigger-canoeing paint-ball
  paintball para-climbing paramotoring parasailing partner-dancing pen-turning perfumery petanque
  pheasant-shooting piano-accordion pickup-basketball pigeon-racing pilot-gig pipe-band pipe-organ
  platform-tennis pony-trekking pool-league potato-growing pottery-wheel powerboating precision-flying
  quidditch quilling quoits rag-rugs rally-driving re-enactment re-enactor real-tennis reenactment
  reenactor reptile-keeping rock-balancing rock-collecting rocketry roller-derby roller-disco
  roller-hockey roller-skating rope-climbing rose-growing rug-hooking rug-making sabre-fencing
  sand-yachting sashimono sax sea-fishing sea-glass sea-kayaking sea-rowing sea-swimmer sea-swimming
  seaswimming seed-saving shanty-singing sheep-dog-trials shodo short-track show-jumper signwriting
  skate-skiing skeet sketch-comedy skin-diving sky-diving sled-dogs slot-racing smocking snow-kiting
  snowkiting soap-carving song-writing spearfishing speed-skating spelunker spelunking sprint-canoe
  squaredancing stand-up-comedy star-gazing steam-fairs steel-drums stick-fighting stone-carving
  stone-skimming storm-chasing stunt-kites surf-casting surf-fishing surf-kayaking surf-lifesaving
  surf-ski surfcaster surfcasting surfski swordplay synchro synchronised-swimming tablet-weaving tabletop
  tae-kwon-do tap-dance te-reo tetris thru-hikes tiddlywinks tie-dye tie-dyeing toy-soldiers track-cycling
  track-days trad-climbing trail-riding trail-running tree-climbing trig-bagging trout-fishing tug-of-war
  turkey-hunting ultimate-frisbee ultra-running ultrarunning underwater-hockey urban-exploration
  urban-sketcher urban-sketching urbex vegetable-growing vermiculture veteran-cars vexillology vihuela
  violin-making waka waka-ama walking-football wall-ball wargaming-miniatures washboard weight-lifting
  whale-watching wheelchair-rugby white-water whitewater wild-camping wild-swimmer wild-swimming
  winter-climbing winter-swimming wood-carver wood-carving wood-turner wood-turning woodblock woodcarvers
  wreck-diving yarn yarn-bombing yarn-dyeing yarn-spinning zorbing épée
`

/** What many do for a living, or speak of in figures: a pastime only where a text says that it speaks of free time. */
const trades = `
  acting agility art blacksmith boatbuilder bookbinder calligrapher ceramicist chocolatier glassblower luthier pigeons
  seamstress silversmith bagging baker baking bells bike bikes blogging board boards boats book books
  bookshops boxer bread brewer brewing bridge canoe carpentry cartooning carving catamarans chant cheese
  chess-player chickens cinema circus classic-cars climb climber climbs coffee collecting comedian comics
  composting cook cookery cooking coxed crafting cuisine cycle cycles danse design diarist diver doodles
  drawing drones dyeing editor espresso etymology farming fence fences fencing fiction films fish fitness
  floristry football forager formula furniture games gaming garden gardens geology gig gliding go
  goalkeeper graphic-novels greenhouse grilling hike hikes history hives hockey horses houseplants
  hydroponics jams jewellery jewelry joinery jumping keyboards kitchen kite kites knit knits lace ladder
  languages lathe laufen lego lesen lido literature looms magician maps marbling meditation memoirs
  metalwork microlight mosaics movies museums mushrooms music musician novels oils opera orchard orchards
  organ organist painter painting pastry perfumery photographer photography photos pilot pipe pipes plants
  playwriting podcasts poetry porcelain pots potter potters preserving printmaker puzzles quiz quizzes
  racer radio radios railways rapping reader reading recorder referee restore restoring rewilding riddles
  rock rocketry rodeo row rows runner running sail sailor sails sauna saunas scrambling screenwriting
  sculptor sculpture seamstress shooting silks singer skate skeleton smithing soaring songwriter soprano
  spinning spoken-word sport sports sprint sprinting stained-glass stamps stand-up standup storyteller
  storytelling surf surfs swim swims tabletop tango-partner tap tapestry taxidermy tea tenor thatching
  theater theatre things tinkering tour trail trails trains translation travel traveler traveling
  traveller travelling tree-planting trek treks trivia trot typography ultimate ultra umpire umpires
  upholstery vegetable vegetables walker walking wander wandering watches watchmaking weaver weaving
  welding whisky wine winemaker winemaking writing yarn yoga
`

const words: ReadonlySet<string> = new Set([...pursuitWords, ...things.trim().split(/\s+/)])

/** Words that say by themselves what somebody does for pleasure. */
const sure: ReadonlySet<string> = (() => {
  const left = new Set(words)
  for (const trade of trades.trim().split(/\s+/)) left.delete(trade)
  return left
})()

/** What several words name together, of which none does alone. */
const named =
  "(?:(?:cold|open|wild|icy)[- ]water|rye bread|bread[- ]making|rock and roll|pub quiz(?:zes)?|stained glass|model (?:trains|railways|aircraft|boats|ships)|science fiction|crime fiction|true crime|(?:long|hill|country|coastal|morning|evening) walks?|long-distance walk(?:s|ing)?|(?:board|card|computer|video|tabletop|role-playing) games?|dungeons (?:and|&) dragons|tai chi|ping[- ]pong|table tennis|field recording|letter[- ]writing|paper folding|fly[- ]tying|dog sled(?:ding)?|fungi foraging|street food|pub lunches|car boot sales?|flea markets?|charity shops|local history|family history|amateur dramatics|leg[- ]spin|off[- ]spin|left-arm (?:spin|seam)|five-a-side|dry stone walling|steam (?:engines|trains|railways)|hot-air balloons?|roller derby|tin whistle|brass bands?|steel pans?|stand-up comedy|spoken word|slot cars|slow cookery|wheel throwing|number puzzles|magic tricks|close-up magic|(?:sheep|gun|working )?dogs? trials|star[- ]parties|(?:ham|amateur) radio(?: operators?)?|pub quizzes|fire eating|metal detecting|dot-?to-?dots|(?:moose|deer|stag|elk|bow|duck|grouse|pheasant|wild boar|boar|rabbit|turkey|fossil|mushroom|truffle|antiques|meteorite|shell|seashell|big[- ]game|ghost|storm|aurora|orchid|eclipse)[- ](?:hunter|hunters|hunting|stalker|stalking|chaser|chasing)|radio amateurs?|church bells|change ringing|(?:village|works|community|office|rock|local|gospel|chamber|male voice|ladies|men's|women's) (?:choir|panto|band|orchestra)|(?:covers|brass|ska|punk|folk|ceilidh|samba|jazz|pipe|steel|silver|soul|wedding|rock|garage|mariachi|klezmer|blues|bluegrass|big|concert|school) band|(?:string|barbershop|saxophone|brass|recorder|jazz) (?:quartet|trio|quintet)|(?:book|running|chess|cycling|tennis|supper|film|rowing|climbing|hiking|sailing|bridge) club|pub quiz team|(?:mountain|road|gravel|racing|touring|folding|cargo|fat|track|trail|motor|quad|tandem|vintage) bikes?|fly rods?|fishing rods?|(?:dungeons (?:and|&) dragons|d&d)(?: campaigns?)?|magic: the gathering|model (?:railway|train|ship|boat|plane|engine)s?|train sets?|sourdough starter|vegetable (?:garden|patch|plot)s?|kitchen gardens?|allotment|bad puns|(?:trail|fell|ultra|ultra-?marathon|marathon|half-marathon|distance|long-distance|mountain|hill|cross-country|road|beach|parkrun|orienteering) (?:runner|runners|running|racer|racing|races?)|(?:sea|open[- ]water|cold[- ]water|wild|masters|channel|winter|lake|river|ocean|outdoor|ice) (?:swimmers?|swims?|dip|dips|dipping|dippers?|bathing|bathers?)|(?:all-weather|year-round|daily|dawn) dippers?|(?:bass|double bass|trumpet|trombone|guitar|banjo|mandolin|ukulele|harp|horn|tuba|cornet|accordion|cello|viola|flute|oboe|bassoon|clarinet|saxophone|sax|keyboard|piano|tabla|bodhr[áa]n|whistle|fiddle|chess|bridge|poker|tennis|squash|badminton|netball|hockey|rugby|cricket|five-a-side|table tennis|darts|pool|snooker|golf|bowls|pickleball|padel|p[ée]tanque|scrabble) players?|amateur (?:astronom(?:er|y)|radio|dramatics|photographer|photography|musician|astrophotography|boxer|boxing|theatre|opera|choir)|radio ham|crown green bowls|lawn bowls|gig rowing|green woodworking|hand-quilting|contra danc(?:ing|es?)|country danc(?:ing|es?)|backcountry skiing|cross-country skiing|ski touring|fiddle tunes|carnatic (?:singing|music|vocals)|lindy hop|mushroom picking|birch-bark canoes?|clinker dinghies|surf lifesaving|team roping|pub quizzes|open-mic (?:poetry|nights?)|cryptic crosswords?|house djs?|blind chess|correspondence chess|boogie[- ]board(?:ing)?|bass (?:boat|fishing)|waka ama|sea swimming|home brew|dad dancing|tall ships|vintage (?:tractors|motorcycles|synths|cars|radios)|old (?:synths|radios|motorbikes|tractors|maps)|argentine tango|spoon carving|hill forts?|rock pools?|old maps|(?:spin|yoga|pilates|dance|pottery|zumba|barre|boxing|art|salsa|ballet|aerobics|spinning|sewing|ceramics|life-drawing) class(?:es)?|hot yoga|muay thai|smoking (?:brisket|ribs|meat)|(?:vinyl|records?|stamps?|coins?|watch|art|comics?|comic book|books?|toys?|cards?|maps?|prints?|teapots?|sneakers?|fossils?|minerals?|antiques?|whisky|pens?|fountain pens?|typewriters?|cameras?|guitars?|synths?|postcards?|memorabilia|badges?|knives|posters?|dolls?|shells?|butterfly|motorcycle) collect(?:ors?|ing)|brass banders?|motorbikes?|motorcycl(?:es?|ing)|motorbiking|linocut(?:ting)?|lino printing)"

const phrases = regex.iu`\\b${named}(?![\\p{L}])`
const endPhrase = regex.iu`\\b${named}$`

/** `clarinets` as `clarinet`. */
const isIn = (set: ReadonlySet<string>, word: string): boolean =>
  set.has(word) || (word.length > 4 && set.has(word.replace(/s$/, "")))

const plain = (phrase: string): string => phrase.toLowerCase().replaceAll("’", "'")

/** Two words as one that has a hyphen: `bell ringing`. */
const joined = (parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.slice(1).map((part, index) => `${parts[index]}-${part}`)

/** `commercial skipper`: what somebody does for a living by its own words. */
const forLiving = /^(?:an? )?(?:commercial|professional) \p{Ll}+$/u

/** Whether a phrase names a pastime: one of its words is one. */
export const isPastime = (phrase: string): boolean => {
  const text = plain(phrase)
  if (forLiving.test(text)) return false
  const spaced = text.split(/\s+/)
  const parts = [...spaced, ...text.split(/[\s-]+/), ...joined(spaced)]
  return parts.some(part => isIn(words, part)) || phrases.test(text)
}

/** Whether a phrase ends in what nobody does but for pleasure: `Argentine tango`. */
export const isSurePastime = (phrase: string): boolean => {
  const spaced = plain(phrase).split(/\s+/)
  const last = spaced.at(-1) ?? ""
  const ends = [last, last.split("-").at(-1) ?? "", spaced.slice(-2).join("-")]
  return ends.some(end => isIn(sure, end)) || endPhrase.test(plain(phrase))
}

/** Genres and subjects are read, heard and talked about; the rest of what is a pastime is done. */
const culture =
  /(?<![\p{L}])(?:jazz|opera|blues|techno|disco|punk|bluegrass|highlife|fiction|sci-fi|novels|literature|films?|cinema|comics|manga|anime|theatre|theater|history|music|musicals|archaeology|typography|languages|museums|podcasts|maps|Formula 1|Test cricket)$/iu

/** Whether something that is liked is done, rather than followed or read about. */
export const isActivity = (item: string): boolean => isPastime(item) && !culture.test(item)
