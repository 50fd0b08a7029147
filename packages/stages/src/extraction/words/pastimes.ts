import { pursuitWords } from "./pursuits.ts"

/** What people do for pleasure and with what, and who does it, beside what our verbs give. */
const things = `
  3d-printing a-cappella acapella accordion accordionist acting aerialist aerobatics aikido aikidoka
  ajedrez alfaia allotment allotmenteer allotmenteering allotments alpaca alpinism alpinist alto am-dram
  amdram angeln angler anglers angling anime antiques apiarist apiary aquabike aquariums aquascaping
  aquathlon arcade archer archery art astronomer astronomy astrophotographer astrophotography audax
  audiophile autocross autographs autoharp automata bachata backgammon backpacker backpacking badminton
  bagpipe bagpiper bagpipes baile baker baking balalaika ballerina ballet ballooning ballroom
  ballroom-dancing bandoneon bandy banjo banjoist banjolele bansuri barbecue barbershop barista baritone
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
`

const words: ReadonlySet<string> = new Set([...pursuitWords, ...things.trim().split(/\s+/)])

/** What several words name together, of which none does alone. */
const phrases =
  /\b(?:(?:cold|open|wild|icy)[- ]water|rye bread|bread[- ]making|rock and roll|pub quiz(?:zes)?|stained glass|model (?:trains|railways|aircraft|boats|ships)|science fiction|crime fiction|true crime|(?:long|hill|country|coastal|morning|evening) walks?|long-distance walk(?:s|ing)?|(?:board|card|computer|video|tabletop|role-playing) games?|dungeons (?:and|&) dragons|tai chi|ping[- ]pong|table tennis|field recording|letter[- ]writing|paper folding|fly[- ]tying|dog sled(?:ding)?|fungi foraging|street food|pub lunches|car boot sales?|flea markets?|charity shops|local history|family history|amateur dramatics|leg[- ]spin|off[- ]spin|left-arm (?:spin|seam)|five-a-side|dry stone walling|steam (?:engines|trains|railways)|hot-air balloons?|roller derby|tin whistle|brass bands?|steel pans?|stand-up comedy|spoken word|slot cars|slow cookery|wheel throwing|number puzzles|magic tricks|close-up magic|sheepdog trials|pub quizzes|fire eating|metal detecting|dot-?to-?dots)\b/i

/** `clarinets` as `clarinet`. */
const isWord = (word: string): boolean =>
  words.has(word) || (word.length > 4 && words.has(word.replace(/s$/, "")))

/** Whether a phrase names a pastime: one of its words is one. */
export const isPastime = (phrase: string): boolean => {
  const text = phrase.toLowerCase().replaceAll("’", "'")
  return [/[\s-]+/, /\s+/].some(gap => text.split(gap).some(isWord)) || phrases.test(text)
}
