const described = "(?:(?!own\\b|her\\b|his\\b|their\\b|my\\b|the\\b|our\\b)[\\p{L}\\d][\\p{L}\\d’'-]* ){0,2}?"
const one = "(?:(?:an?|the|her|his|their|my|some|a few|far too many|too many|enough) )?"

const bakery =
  "(?:breads?|sourdough|loaves|cakes?|pastry|pastries|pies?|tarts|buns|bagels|cookies|biscuits|scones|croissants|focaccia|macarons|curry|curries|dumplings|dosas?|pasta|pizzas?)"
const drink =
  "(?:beers?|ales?|stouts?|ciders?|kombucha|mead|(?:fruit |elderflower |damson )?wines?|kimchi|sauerkraut|miso|pickles|vegetables)"
const vessel =
  "(?:boats?|dinghy|dinghies|canoes?|kayaks?|currachs?|rowboats?|skiffs?|yachts?|narrowboats?|sailboats?|gliders?|kites?|biplanes?|model (?:trains?|railways?|boats?|ships?|aircraft|planes?|rockets?)|motor(?:cycles?|bikes?)|bicycles?|bikes?|scooters?|tandems?|tractors?|(?:steam )?engines|locomotives?|trams?|campervans?|camper vans?|(?:vintage|classic|old|British|sports) cars?|cars?)"
const vintage = "(?:(?:19|20)\\d\\d|vintage|classic|antique) (?:\\p{Lu}[\\p{L}\\d-]*|\\p{Ll}+)"
const work =
  "(?:bowls?|spoons?|pens|pots?|mugs|vases|ceramics|tiles|guitars?|violins?|ukuleles?|lutes?|mandolins?|fiddles?|banjos?|harpsichords?|dulcimers?|pipes|organs|drums|(?:analogue |modular )?synthesi[sz]ers?|synths?|radios?|clocks?|watches|typewriters?|cameras|lamps|furniture|chairs|stools|dolls['’] houses|doll ?houses|toys|puppets|masks|jewell?ery|rings|candles|soaps?|paper|books by hand|books|zines|linocuts?|woodcuts?|prints|maps|quilts?|rugs|baskets|knives|fishing flies|flies|arcade (?:machines|cabinets)|pinball machines|keyboards|mechanical keyboards|robots|jam|jams|marmalade|chutneys?|cheeses?|sausages|honey|birdhouses|bird boxes|birdboxes|dry[- ]?stone walls|treehouses|stained glass|mosaics)"
const puzzle =
  "(?:crossword puzzles?|(?:cryptic )?crosswords?|jigsaws?(?: puzzles)?|puzzles|sudokus?|board games|escape rooms|Rubik['’]s cubes)"
const collectable =
  "(?:stamps|coins|banknotes|vinyl|(?:vinyl |old |jazz )?records|shellac|postcards|first editions|comics|typewriters|clocks|watches|(?:old |antique |vintage )?maps|teapots|cameras|fountain pens|fossils|minerals|seashells|shells|sea glass|butterflies|badges|matchboxes|tin toys|radios|synthesi[sz]ers|board games|cookbooks|cookery books|guitars|bicycles|sneakers|antiques|masks|textiles|ceramics|thimbles|snow globes|fridge magnets|baseball cards|memorabilia)"
const animal =
  "(?:bees|hens|chickens|ducks|geese|quail|pigeons|alpacas|llamas|(?:pygmy )?goats|sheep|pigs|koi|tropical fish|budgerigars|finches|worms|ponies|horses)"
const plant =
  "(?:vegetables|veg|tomatoes|potatoes|leeks|roses|dahlias|orchids|tulips|irises|chill?ies|herbs|bonsai|cacti|succulents|pumpkins|squashes|sweet peas|garlic|apples|vines|grapes|allotments?|(?:kitchen |community |rose |vegetable |herb |roof )?gardens?|orchard|vegetable patch|vegetable plot)"
const find =
  "(?:mushrooms?|chanterelles?|ceps?|porcini|morels|fungi|berries|blackberries|bilberries|blueberries|cloudberries|brambles|sloes|elderflowers?|samphire|seaweed|wild (?:food|garlic|greens)|nettles|fossils|sea glass|driftwood|ammonites)"
const way =
  "(?:(?:long-distance |coastal |local )?(?:footpaths?|trails|hills|fells|mountains|peaks|moors|Munros|Corbetts|Wainwrights|fourteeners)|(?:the )?(?:[\\p{Lu}\\d][\\p{L}’'-]* ){0,3}(?:Way|Trail|Camino|Path|Ridgeway|Munros|Wainwrights|Corbetts|Three Peaks|Camino de Santiago|Haute Route)(?! (?:Group|Ltd)))"
const ride =
  "(?:motor(?:bikes?|cycles?)|horses?|ponies|pony|bmx|BMX|brevets|audaxe?s?|sportives|tandems?|unicycles?|penny-farthings?|scooters?|mopeds?|(?:road|mountain|gravel|folding|racing|cargo) ?bikes?|Bromptons?|Harleys?|Triumphs?|Vespas?|fixies?|fixed[- ]gears?(?: bikes?)?|single-?speeds?|track bikes?|tourers?|recumbents?|longboards?|dressage|trials|trails|to hounds|waves)"
const race =
  "(?:pigeons|dinghies|yachts|bikes|motorbikes|cars|karts|sidecars|go-karts|lasers|dragon boats|greyhounds|drones|lawnmowers)"
const writing =
  "(?:poetry|poems|haikus?|limericks|sonnets|short stories|flash fiction|fan fiction|(?:bad |crime |historical )?novels|songs|letters by hand|plays|detective stories)"
const picture =
  "(?:in (?:oils|watercolou?rs?|pastels|acrylics|gouache)|(?:oils|watercolou?rs?|landscapes|seascapes|still lifes|portraits|miniatures|icons|birds|trees|lighthouses|boats|comics|cartoons|caricatures|murals))"
const textile =
  "(?:socks?|jumpers?|sweaters?|scarves|shawls|blankets|hats|mittens|gloves|wool|yarn|lace|quilts|clothes|dresses|costumes|samplers|tapestr(?:y|ies)|baskets|rugs|cushions|tiny hats|toys)"
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

/** Verbs that say much else beside, with the things that make a pastime of them. */
export const crafts: ReadonlyArray<readonly [verbs: string, things: string]> = [
  ["bake cook make", `${one}${described}${bakery}`],
  ["brew ferment press distil distill pickle make", `${one}${described}${drink}`],
  ["build restore rebuild repair race fix sail collect", `${one}${described}(?:${vessel}|${vintage})`],
  [
    "build restore rebuild make repair mend carve turn throw bind craft tie",
    `${one}${described}${work}(?: with gold)?`
  ],
  ["set solve do compile build construct make", `${one}${described}${puzzle}`],
  ["collect hoard", `${one}${described}${collectable}`],
  ["keep raise breed show", `${one}${described}(?:${animal}|allotments?)`],
  ["grow tend cultivate", `${one}${described}${plant}`],
  ["pick gather forage hunt", `(?:for )?${one}${described}${find}`],
  ["walk hike bag climb run trek", way],
  ["ride", `${one}(?:\\p{Lu}[\\p{L}\\d-]* ){0,2}(?:\\p{Ll}[\\p{L}-]* ){0,2}?${ride}`],
  [
    "fly",
    `${one}${described}(?:kites?|gliders?|drones|light aircraft|microlights?|model (?:aircraft|planes))`
  ],
  ["screen[-\\s]print screenprint letterpress hand-print linocut", `${one}${described}${print}`],
  ["race", `${one}${described}${race}`],
  ["write compose", `${one}${described}${writing}`],
  ["paint draw sketch", `${one}${described}${picture}`],
  ["read devour", `${described}(?:\\p{Lu}\\p{L}+ )?${listening}`],
  ["knit crochet sew weave spin", `${one}${described}${textile}`],
  ["dance", `${one}${dance}`],
  ["bowl", bowling],
  ["DJ spin play", `${one}${music}`],
  ["keep", "wicket"],
  ["throw", "clay"],
  ["practise practice do", practice],
  ["ring", "(?:church |the |hand|change )?bells"],
  ["call", "(?:ceilidhs|square dances|bingo)"],
  [
    "tinker",
    `with ${one}${described}(?:synthesi[sz]ers|radios|engines|boats|motorbikes|motorcycles|electronics|cars|clocks|bikes)`
  ],
  ["potter", `about with ${one}${described}(?:radios|engines|boats|plants|clocks)`],
  ["mess", `about (?:with|in|on) ${one}${described}(?:boats|radios|engines|cars)`],
  ["fish", "for (?:trout|salmon|pike|carp|bass|sea bass|perch|mackerel|cod|grayling|walleye|zander|crabs)"],
  ["shoot", "(?:(?:on )?film|clays|clay pigeons|hoops|archery)"]
]
