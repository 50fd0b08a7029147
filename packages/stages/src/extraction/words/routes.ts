/** Where people run, walk, swim and climb for its own sake: `the Midmar Mile`, `all 282 Munros`. As patterns. */
const properWords = "(?:\\p{Lu}[\\p{L}’'-]*(?: (?:de|of|the|to|del|des|du))? ){0,4}"

const waters =
  "Channel|Mile|Strait|Straits|Solent|Bosphorus|Hellespont|Loch|Lough|Lake|Lac|Bay|Crossing|Swim|Relay|relay|Challenge|Atlantic|Pacific|North Sea|Irish Sea|Thames|Rhine|Danube|Minch|Bodensee|Windermere"
const ways =
  "Way|Trail|Path|Pathway|Camino(?: de Santiago| Portugu[eé]s| Franc[eé]s| del Norte)?|Haute Route|GR ?\\d+|West Highland Way|Pennine Way|Ridgeway|Coast to Coast|Heaphy Track|Milford Track|Overland Track|Te Araroa|Larapinta|Lycian Way|Tour du Mont Blanc|Tour de Mont Blanc|Kungsleden|Laugavegur|Annapurna Circuit|Way of St James"
const hills =
  "Munros|Corbetts|Wainwrights|Donalds|Grahams|Marilyns|Nuttalls|fourteeners|14ers|Adirondack 46|Seven Summits|Three Peaks|Kilimanjaro|Everest Base Camp|Everest|Mont Blanc|Elbrus|Denali|Aconcagua|Matterhorn|Eiger|Ben Nevis|Snowdon|Yr Wyddfa|Scafell Pike|Mount \\p{Lu}\\p{L}+|Mt\\.? \\p{Lu}\\p{L}+|Table Mountain|Carrauntoohil|Toubkal|Olympus|Half Dome|Mount Fuji"
const races =
  "Marathon|Half Marathon|Ultra|Ultramarathon|Ultra Marathon|Triathlon|Ironman|IRONMAN|Duathlon|Swimrun|10 ?[Kk]|5 ?[Kk]|Parkrun|parkrun|Fell Race|Hill Race|Regatta|Comrades|Two Oceans|Cape Argus|Argus|Cape Epic|Étape du Tour|Etape|Dragon Ride|RideLondon|Gran Fondo|Fred Whitton|Paris-Brest-Paris|London-Edinburgh-London|Bob Graham Round|Bob Graham|Paddy Buckley|Ramsay(?:['’]s)? Round|Spine Race|Dragon['’]s Back|Western States|UTMB|UTMR|Marathon des Sables|Great North Run|Great South Run|City2Surf|Round the Bays|Vasaloppet|Birkebeiner(?:en)?|Midnight Sun Run|Göteborgsvarvet|Boilermaker|Peachtree|Bay to Breakers|Tough Mudder|Spartan Race|Iditarod|Sydney to Hobart|Fastnet|Fastnet Race|Dusi|Devizes to Westminster|Head of the River|Head of the Charles"

export const routes = `(?:(?:[\\p{Ll}\\d]+ ){0,5}${properWords}(?:${races}|${ways}|${hills}))`
export const swims = `(?:(?:the |in the |across the |a |round the |around the )(?:length of )?(?:the )?${properWords}(?:${waters}))`
export const rowing = `(?:(?:the |across the )${properWords}(?:${waters}))`
/** `from Land’s End to John o’ Groats`. */
export const fromTo =
  "from \\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,3} to (?:the )?\\p{Lu}[\\p{L}’'-]*(?: (?:o['’] )?\\p{Lu}[\\p{L}’'-]*){0,3}"
/** `40 parkruns`. */
export const counted =
  "(?:(?:over|more than|nearly|almost|about|around|some|at least) )?(?:\\d[\\d,]*|several|many|dozens of|hundreds of|countless|a dozen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred)\\+? (?:\\p{Ll}+ ){0,2}(?:(?:half|ultra)[- ])?(?:marathons|ultramarathons|ultras|parkruns|triathlons|duathlons|Ironmans|ironmans|IRONMANs|fell races|hill races|trail races|10[Kk]s|centuries|brevets|audaxes|sportives|open-water swims|Munros|Wainwrights|Corbetts|fourteeners|peaks)"
