const described = "(?:(?!own\\b|her\\b|his\\b|their\\b|my\\b|the\\b|our\\b)[\\p{L}\\d][\\p{L}\\d’'-]* ){0,2}?"
const one =
  "(?:(?:an?|the|(?:her|his|their|my)(?: own)?|some|a lot of|lots of|a few|far too many|too many|enough) )?"

const dish =
  "(?:jollof|gumbo|jambalaya|paella|biryani|curr(?:y|ies)|ramen|tagines?|dumplings|pierogi|risotto|brisket|chilli|chili|stews?|dal|dosas|tamales|tacos|pizzas?|pasta|roast dinners|Sunday lunch)"
const bakery =
  "(?:breads?|sourdough|loaves|cakes?|pastry|pastries|pies?|tarts|buns|bagels|cookies|biscuits|scones|croissants|rye(?! bread)|brownies|baguettes|challah|oatcakes|tortillas|pretzels|sponges|flapjacks|focaccia|macarons|curry|curries|dumplings|dosas?|pasta|pizzas?|cheeses?|butter|yogh?urt|paneer|charcuterie|salami|bacon|brisket|ribs|sausages|chocolates?|ice cream|jams?|marmalade|chutneys?|pickles|hot sauce|chilli sauce|soap)"
const drink =
  "(?:beers?|ales?|IPAs?|lagers?|porters?|stouts?|sake|ciders?|kombucha|mead|(?:fruit |elderflower |damson )?wines?|(?:damson |sloe )?gin|vermouth|liqueurs?|bitters|limoncello|kimchi|sauerkraut|miso|pickles|vegetables)"
const vessel =
  "(?:boats?|dinghy|dinghies|canoes?|kayaks?|currachs?|rowboats?|skiffs?|yachts?|narrowboats?|packrafts?|coracles?|rowing boats?|sailboats?|gliders?|kites?|biplanes?|model (?:trains?|railways?|boats?|ships?|aircraft|planes?|rockets?)|motor(?:cycles?|bikes?)|mopeds?|bicycles?|bikes?|scooters?|tandems?|tractors?|(?:steam |traction )?engines|locomotives?|trams?|campervans?|camper vans?|(?:vintage|classic|old|British|sports) cars?|cars?)"
const vintage =
  "(?:(?:18|19|20)\\d\\ds?|['’]?\\d0s|vintage|classic|antique|old|ancient|wooden|derelict|broken|rusty|rusting|steam|Victorian|Edwardian|second-hand|abandoned|wrecked|unloved|neglected|dead|war-time|wartime) (?:(?!houses?|home|homes|buildings?|church|churches|paintings?|system|systems|code|data|trust|servers?|software|town|towns|districts?|landscapes?|habitats?|woodlands?|ecosystems?|stories|friend|friends)(?:\\p{Lu}[\\p{L}\\d-]*|\\p{Ll}+)(?: (?!and|in|on|at|with|for|for|from|that|which|when|by|every|most|to|as|or|but|of)[\\p{L}\\d-]+){0,2}?)(?=$|[^\\p{L}\\d ’'-]| (?:and|in|on|at|with|for|from|that|which|when|by|every|most|to|as|or|but|of|under|behind)(?![\\p{L}]))"
const work =
  "(?:bowls?|spoons?|pens|pots?|mugs|vases|ceramics|tiles|guitars?|violins?|ukuleles?|lutes?|mandolins?|fiddles?|banjos?|harpsichords?|dulcimers?|pipes|organs|drums|(?:analogue |modular )?synthesi[sz]ers?|synths?|radios?|clocks?|watches|typewriters?|cameras|lamps|pinball machines?|arcade (?:games|machines|cabinets)|jukeboxes|furniture|chairs|stools|dolls['’] houses|doll ?houses|toys|puppets|masks|jewell?ery|(?:old |antique )?letterpress (?:machines|printers|equipment)|presses|canoes?|surfboards?|rocking horses|marionettes|bodhráns?|bagpipes|harps?|cellos?|banjos|bouzoukis?|cigar-box guitars?|guitar pedals|effects pedals|amplifiers|amps|telescopes|saddles|bows|arrows|armou?r|chain mail|swords|kites|model boats|model railways|miniatures|terrariums|lampshades|rings|candles|soaps?|paper|books by hand|books|zines|linocuts?|woodcuts?|prints|maps|quilts?|rugs|baskets|knives|fishing flies|flies|arcade (?:machines|cabinets)|pinball machines|keyboards|mechanical keyboards|robots|jam|jams|marmalade|chutneys?|cheeses?|sausages|honey|birdhouses|bird boxes|birdboxes|dry[- ]?stone walls|treehouses|stained glass|mosaics)"
const puzzle =
  "(?:crossword puzzles?|(?:cryptic )?crosswords?|jigsaws?(?: puzzles)?|puzzles|sudokus?|board games|escape rooms|Rubik['’]s cubes)"
const collectable =
  "(?:stamps|coins|banknotes|vinyl|(?:vinyl |old |jazz )?records|shellac|postcards|first editions|comics|typewriters|clocks|watches|(?:old |antique |vintage )?maps|teapots|cameras|fountain pens|fossils|minerals|seashells|shells|sea glass|butterflies|badges|matchboxes|tin toys|radios|synthesi[sz]ers|board games|cookbooks|cookery books|guitars|bicycles|sneakers|antiques|masks|textiles|ceramics|thimbles|snow globes|fridge magnets|baseball cards|memorabilia)"
/** Whatever else somebody collects, up to where the sentence goes on, unless it is work. */
const hoardedWord =
  "(?!(?:data|datasets|information|evidence|samples?|feedback|money|donations?|funds|taxes|rubbish|litter|waste|debts?|fees|rents?|signatures|specimens|stories|metrics|statistics|insights?|requirements|payments?|responses|blood|awards|prizes|titles|degrees|dust|customers|users|clothes|food|children|kids|passengers|parcels|receivables|royalties|testimon\\p{L}+|oral)(?![\\p{L}]))[\\p{L}\\d’'-]+"
const hoarded = `(?!(?:and|or|for|her|his|their|my|our|the|more|up)\\b)${hoardedWord}(?: ${hoardedWord}){0,5}?(?=$|[,.;:!?(]| \\(| (?:in|on|for|with|at|when|shaped|that|which|who|from|since|and|but|or|made|as|like|by|to|if)(?![\\p{L}]))`
const animal =
  "(?:bees|(?:bee)?hives|hives of bees|hens|chickens|ducks|geese|quail|pigeons|alpacas|llamas|(?:pygmy )?goats|sheep|cattle|cows|donkeys|rabbits|pigs|koi|tropical fish|budgerigars|finches|worms|ponies|horses)"
const plant =
  "(?:okra|beans|peas|carrots|beetroot|cucumbers|melons|kale|onions|figs|lemons|flowers|vegetables|veg|tomatoes|potatoes|leeks|roses|dahlias|orchids|tulips|irises|chill?ies|herbs|bonsai|cacti|succulents|pumpkins|squashes|sweet peas|garlic|(?:\\p{Ll}+ )?maples|ferns|hostas|fuchsias|alpines|auriculas|snowdrops|gooseberries|marrows|rhubarb|hops|sunflowers|daffodils|rhododendrons|camellias|hydrangeas|peonies|gladioli|sweetcorn|figs|peppers|chrysanthemums|carnivorous plants|houseplants|apples|vines|grapes|allotments?|(?:kitchen |community |rose |vegetable |herb |roof )?gardens?|orchard|vegetable patch|vegetable plot)"
const find =
  "(?:mushrooms?|chanterelles?|ceps?|porcini|morels|fungi|berries|blackberries|bilberries|blueberries|cloudberries|brambles|sloes|elderflowers?|samphire|seaweed|wild (?:food|garlic|greens)|nettles|fossils|sea glass|driftwood|ammonites)"
const way =
  "(?:(?:long-distance |coastal |local )?(?:footpaths?|trails|hills|fells|mountains|peaks|moors|Munros|Corbetts|Wainwrights|fourteeners)|(?:the )?(?:[\\p{Lu}\\d][\\p{L}’'-]* ){0,3}(?:Way|Trail|Camino|Path|Ridgeway|Munros|Wainwrights|Corbetts|Three Peaks|Camino de Santiago|Haute Route)(?! (?:Group|Ltd)))"
const ride =
  "(?:cyclo-?cross|enduro|gravel(?: ?bikes?)?|motor(?:bikes?|cycles?)|horses?|ponies|pony|bmx|BMX|brevets|audaxe?s?|sportives|tandems?|unicycles?|penny-farthings?|scooters?|mopeds?|(?:road|mountain|gravel|folding|racing|cargo) ?bikes?|Bromptons?|Harleys?|Triumphs?|Vespas?|fixies?|fixed[- ]gears?(?: bikes?)?|single-?speeds?|track bikes?|tourers?|recumbents?|longboards?|dressage|trials|trails|to hounds|waves)"
const race =
  "(?:pigeons|dinghies|yachts|bikes|motorbikes|cars|karts|sidecars|go-karts|lasers|dragon boats|greyhounds|drones|lawnmowers)"
const writing =
  "(?:poetry|poems|haikus?|limericks|sonnets|mysteries|ghost stories|short stories|flash fiction|fan fiction|(?:bad |crime |historical )?novels?|songs?|letters by hand|plays|detective stories)"
const picture =
  "(?:in (?:oils|watercolou?rs?|pastels|acrylics|gouache)|(?:oils|watercolou?rs?|landscapes|seascapes|still lifes|portraits|miniatures|icons|birds|trees|lighthouses|boats|comics|cartoons|caricatures|murals))"
const textile =
  "(?:sails|spinnakers|curtains|shirts|coats|socks?|jumpers?|sweaters?|scarves|shawls|blankets|hats|mittens|gloves|wool|yarn|lace|quilts|clothes|dresses|costumes|samplers|tapestr(?:y|ies)|baskets|rugs|cushions|tiny hats|toys)"
const dance =
  "(?:tango|salsa|swing|lindy hop|ballet|flamenco|bachata|morris|kathak|bharatanatyam|odissi|ballroom|jive|rumba|samba|kizomba|forró|merengue|ceilidhs?|ceili|jigs|reels|tap|contemporary|hip[- ]hop|zouk)"
const bowling =
  "(?:(?:left-arm |right-arm |slow |medium |fast |occasional |gentle |terrible )*(?:leg[- ]spin|off[- ]spin|leg[- ]breaks|off[- ]breaks|seam|spin|swing|medium pace|googlies))"
const music =
  "(?:(?:\\p{Ll}+ )?(?:highlife|afrobeats?|house|techno|disco|soul|funk|reggae|dub|ska|dancehall|cumbia|salsa|jungle|garage|ambient|hip[- ]hop|northern soul|jazz|electro|drum and bass|soca|calypso|amapiano|vinyl|45s)(?: (?:records|sets|nights|vinyl|45s))?)"
const print =
  "(?:posters|cards|T-shirts|t-shirts|tote bags|tea towels|fabrics?|prints|zines|gig posters|linocuts|postcards|banners|broadsides|invitations)"
const practice =
  "(?:yoga|pilates|judo|karate|aikido|tai chi|jiu-jitsu|taekwondo|parkruns?|improv|stand-up|amateur dramatics|ceramics|pottery|crosswords|jigsaws|puzzles|needlepoint|cross-stitch|origami|calligraphy|embroidery|triathlons?|marathons|CrossFit|capoeira|gymnastics)"
const listening =
  "(?:novels?|poetry|poems|fiction|thrillers|whodunn?its|detective stories|comics|manga|graphic novels|memoirs|biographies|sagas|science fiction|sci-fi|fantasy|ghost stories)"

const wild =
  "(?:owls?|birds?|waders|warblers|hummingbirds|raptors|butterflies|moths|dragonflies|insects|beetles|spiders|wildlife|foxes|badgers|hares|otters|seals|whales|orchids|wildflowers|fungi|mushrooms|lichens|the night sky|the northern lights|the Milky Way|nebulae|galaxies|stars|lighthouses|steam trains|trains|tide pools|mountains|seascapes|landscapes)"
const songs =
  "(?:gospel|music|songs|opera|operetta|jazz|folk|madrigals|fado|shanties|sea shanties|blues|lieder|carols|karaoke|arias|ragas|bhajans|ghazals|qawwali|thumri|backing vocals|a cappella|acapella|close harmony|harmony|chorale|soul|country|bluegrass|plainsong|Bach|Handel|Schubert|Gilbert and Sullivan|yoik|joik|chanson|isicathamiya)"
const instrument =
  "(?:guitars?|bass(?: guitar)?|double bass|piano|keyboards|organ|accordion|violins?|viola|cello|fiddle|banjo|mandolin|ukulele|bouzouki|harp|lute|oud|sitar|sarod|tabla|mridangam|veena|santoor|harmonium|drums|percussion|bodhrán|djembe|congas|timpani|marimba|vibraphone|xylophone|saxophone|sax|clarinet|oboe|bassoon|flute|piccolo|recorder|tin whistle|whistle|trumpet|trombone|tuba|euphonium|cornet|flugelhorn|French horn|horn|bagpipes|smallpipes|uilleann pipes|pipes|harmonica|concertina|melodeon|squeezebox|hurdy-gurdy|nyckelharpa|theremin|theorbo|harpsichord|spinet|steelpan|steel pans?|gamelan|erhu|guzheng|pipa|koto|shamisen|shakuhachi|taiko|kora|mbira|balalaika|bandoneon|charango|cuatro|cavaquinho|viola da gamba|viol|didgeridoo)"
const game =
  "(?:chess|backgammon|bridge|whist|poker|canasta|cribbage|mahjong|go|shogi|scrabble|Scrabble|Dungeons (?:&|and) Dragons|D&D|Warhammer|boules|pétanque|bocce|bowls|skittles|croquet|darts|pool|snooker|billiards|pinball|padel|pickleball|badminton|squash|tennis|table tennis|real tennis|racquetball|golf|disc golf|netball|rugby|touch rugby|football|five-a-side|futsal|hockey|ice hockey|lacrosse|hurling|camogie|shinty|cricket|softball|baseball|rounders|basketball|volleyball|beach volleyball|korfball|handball|ultimate frisbee|ultimate|water polo|polo|roller derby|quidditch|kabaddi|sepak takraw)"

/** Verbs that say much else beside, with the things that make a pastime of them. */
export const crafts: ReadonlyArray<readonly [verbs: string, things: string]> = [
  // `bakes her own bread` may be thrift.
  ["bake cook make", `(?!(?:her|his|their|my) own bread)${one}${described}${bakery}`],
  ["brew ferment press distil distill pickle bottle make", `${one}${described}${drink}`],
  [
    "build restore rebuild repair race fix sail refurbish overhaul tinker revive resurrect",
    `${one}${described}(?:${vessel}|${vintage})`
  ],
  [
    "build restore rebuild make repair mend carve turn throw bind craft tie whittle refurbish upholster reupholster weave fashion",
    `${one}${described}${work}(?: with gold)?`
  ],
  [
    "build",
    `${one}${described}(?:saunas?|tree ?houses?|log cabins?|pizza ovens?|tiny houses?|dry[- ]stone walls?)`
  ],
  [
    "develop print shoot",
    "(?:(?:her|his|their|my) )?(?:(?:own|black-and-white|colou?r|35 ?mm|medium-format|large-format|analogue|analog|old) )+(?:film|negatives|photographs|photos|prints)"
  ],
  ["set solve do compile build construct make", `${one}${described}${puzzle}`],
  ["collect hoard", `${one}${described}${collectable}`],
  ["collect hoard", hoarded],
  ["keep raise breed show", `${one}${described}(?:${animal}|allotments?)`],
  ["grow tend cultivate", `${one}${described}${plant}`],
  ["pick gather forage hunt", `(?:for )?${one}${described}${find}`],
  ["walk hike bag climb run trek", way],
  ["ride", `${one}(?:\\p{Lu}[\\p{L}\\d-]* ){0,2}(?:\\p{Ll}[\\p{L}-]* ){0,2}?${ride}`],
  [
    "fly",
    `${one}${described}(?:kites?|gliders?|drones|light aircraft|microlights?|model (?:aircraft|planes))`
  ],
  ["screen-print screenprint letterpress hand-print linocut", `${one}${described}${print}`],
  ["ride", "(?:long-distance )?(?:Audax(?:es)?|audax|brevets)(?: (?:events|rides))?"],
  ["race", `${one}${described}${race}`],
  ["write compose", `${one}${described}${writing}`],
  ["paint draw sketch", `${one}${described}${picture}`],
  ["paint", `${one}${described}(?:tiles|china|porcelain|pottery|plates|eggs|pebbles|furniture|ceramics)`],
  ["read devour", `${described}(?:\\p{Lu}\\p{L}+ )?${listening}`],
  ["knit crochet sew weave spin", `${one}${described}${textile}`],
  ["dance", `${one}${dance}`],
  ["bowl", bowling],
  ["DJ spin play", `${one}${music}`],
  ["keep", "wicket"],
  ["throw", "clay"],
  ["roast", "(?:her|his|their|my) own (?:green )?(?:coffee(?: beans)?|beans)"],
  ["fold", "(?:(?:\\p{Ll}+ )?origami(?: \\p{Ll}+)?|paper cranes)"],
  ["thrift", `${one}${described}(?:${collectable}|${vintage})`],
  ["barrel", "rac(?:es?|ing)"],
  ["bead", "(?:(?:her|his|their|my) own )?(?:jewell?ery|bracelets|necklaces|earrings|moccasins)"],
  [
    "hike ski",
    "the (?:\\p{Lu}[\\p{L}’'-]+ ){0,3}\\p{Lu}[\\p{L}’'-]+(?: (?:trails?|hills|fells|forest|loop|ridge|backcountry))?(?! (?:Group|Ltd|\\p{Lu}))"
  ],
  ["umpire referee officiate", `(?:\\p{Lu}?\\p{Ll}+ (?:[Ll]eague )?)?(?:[\\p{Ll}-]+ ){0,2}?${game}`],
  ["practise practice do", practice],
  [
    "do",
    "(?:kite aerial|kite|street|wildlife|bird|macro|night-sky|underwater|pinhole|film|star) photography"
  ],
  [
    "make",
    "(?:her|his|their|my) own (?:clothes|dresses|shirts|jeans|paper|ink|lures|fishing flies|furniture|candles|instruments)"
  ],
  ["smoke", `${one}${described}(?:brisket|ribs|pork|fish|trout|salmon|meats?|cheese)`],
  ["cook make", `${one}${described}${dish}(?= for )`],
  ["ring", "(?:church |the |hand|change )?bells"],
  ["call", "(?:ceilidhs|square dances|bingo)"],
  [
    "tinker",
    `with ${one}${described}(?:synthesi[sz]ers|radios|engines|boats|motorbikes|motorcycles|electronics|cars|clocks|bikes)`
  ],
  ["potter", `about with ${one}${described}(?:radios|engines|boats|plants|clocks)`],
  ["mess", `about (?:with|in|on) ${one}${described}(?:boats|radios|engines|cars)`],
  ["fish", "for (?:trout|salmon|pike|carp|bass|sea bass|perch|mackerel|cod|grayling|walleye|zander|crabs)"],
  ["spin dye card hand-dye", `${one}${described}(?:wool|yarn|fleeces?|cloth|silk|fabrics?)`],
  ["photograph film sketch watch", `${one}${described}${wild}`],
  ["train work trial", `${one}(?:sheepdogs|gundogs|gun dogs|hawks|falcons|owls|racing pigeons)`],
  [
    "perform do play",
    `${one}(?:stand-up|stand-up comedy|improv|improvised comedy|close-up magic|magic tricks|karaoke|panto|open mics?)`
  ],
  ["tread", "the boards"],
  ["do", `up ${one}${described}(?:${vessel}|${vintage}|caravans?|houseboats?)`],
  [
    "build make assemble paint",
    `${one}(?:\\p{Ll}+ )?(?:Gundam|Warhammer|Airfix|Lego|LEGO|Meccano|plastic|scale) (?:models?|kits?|miniatures|sets|ships|armies|figures|castles|trains)`
  ],
  ["fish", "the \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?(?: for \\p{Ll}+)?"],
  [
    "keep tend",
    `${one}${described}(?:gardens?|orchards?|greenhouse|vegetable (?:patch|plot))(?: of (?:\\p{Ll}+ ){0,2}\\p{Ll}+)?`
  ],
  ["sing", `(?!(?:in|with|at|for) )${described}(?:\\p{Lu}?\\p{Ll}+ )?${songs}`],
  ["play", `${one}(?:(?!own\\b)[\\p{L}-]+ ){0,2}?${instrument}`],
  ["front", "(?:an?|the|her|his|their|my) (?:[\\p{L}-]+ ){0,3}?(?:band|trio|quartet)"],
  ["sing", "(?:(?:first|second) )?(?:alto|soprano|tenor|baritone|bass)(?! \\p{L}+ist)"],
  ["open", "the (?:batting|bowling)"],
  ["drum", "(?:in|for|with) (?:an?|the|her|his|their|my) (?:[\\p{L}-]+ ){0,3}?band"],
  [
    "fiddle sing play drum busk",
    "in (?:an?|the|her|his|their|my) (?:[\\p{L}-]+ ){0,3}?(?:band|quartet|trio|session|sessions|orchestra|ensemble|choir|folk club)"
  ],
  ["dance", `(?:\\p{Lu}?\\p{Ll}+ )${dance}`],
  ["fence", "(?:épée|epee|foil|sabre|saber)"],
  ["jump", "out of (?:perfectly good )?(?:aeroplanes|airplanes|planes|aircraft)"],
  ["build make", "ships in bottles"],
  ["hunt", "(?:ducks|deer|elk|moose|pheasants?|grouse|quail|turkeys?|wild boar|truffles|mushrooms|fossils)"],
  [
    "fly pilot",
    "(?:an?|her|his|their|my) (?:(?:19|20)\\d\\d |\\p{Ll}+ )?(?:Cessna|Piper(?: Cub)?|Cirrus|Tiger Moth|Aeronca(?: Champ)?|Citabria|Stearman|Chipmunk|Super Cub|Beechcraft|Mooney|Bonanza|Luscombe|biplane|paramotor|hang-?glider|paraglider)"
  ],
  ["chase", "(?:storms|eclipses|tornadoes|the northern lights|waterfalls|steam trains)"],
  ["play", `${one}(?:[\\p{L}-]+ ){0,1}?${game}`],
  [
    "paddle",
    `${one}(?:waka ama|waka|outrigger canoes?|outriggers?|dragon boats?|canoes?|kayaks?|white water)`
  ],
  ["cook", `${one}${described}(?:for (?:friends|pleasure|fun)|over (?:wood|fire|an open fire|charcoal))`],
  [
    "fish",
    "(?:for )?(?:walleye|trout|salmon|pike|carp|bass|muskie|perch|bream|barbel|mackerel|cod|marlin|steelhead|grayling|tench|crappie|catfish|snapper|bonefish|tarpon|zander|roach)"
  ],
  ["print", "on (?:an?|her|his|their|my) (?:[\\p{L}\\d-]+ ){0,3}?letterpress"],
  ["shoot", "(?:(?:on )?film|clays|clay pigeons|hoops|archery)"]
]
