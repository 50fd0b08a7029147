/** Races, swims, peaks and crossings by what they are called. */
const event =
  "(?:Marathon|Half[- ]Marathon|Ultra|Ultra-?[Mm]arathon|Ironman|IRONMAN|Triathlon|Duathlon|Race|Relay|relay|Mile|Challenge|Swim|Swimrun|Ride|Run|Trail|Way|Walk|Round|Crossing|Traverse|Rally|Regatta|Tour|Classic|Audax|Epic|Camino|Cup|Loppet|50|100|200|\\d{2,3}(?:[kK]m?| ?[Mm]ilers?| ?[Mm]iles?))"
const known =
  "(?:Comrades|Two Oceans|Boston|Camino(?: de Santiago)?|English Channel|Channel|Cape Epic|Étape(?: du Tour)?|Paris[–-]Brest[–-]Paris|Vasaloppet|Birkebeiner(?:en)?|Fastnet|Sydney to Hobart|Transat|Three Peaks|Bob Graham(?: Round)?|Paddy Buckley|Ramsay Round|Marathon des Sables|Badwater|Western States|UTMB|Leadville|Barkley|Munros|Wainwrights|Corbetts|Appalachian Trail|Pacific Crest Trail|Pennine Way|West Highland Way|Ben Nevis|Everest|Mount Everest|K2|Kilimanjaro|Mount Kilimanjaro|Aconcagua|Denali|Mont Blanc|Matterhorn|Elbrus|Mount Elbrus|Eiger|Ama Dablam|Cho Oyu|Mount Kenya|Aoraki|Robben Island|Cook Strait|Lake (?:Geneva|Windermere|Ontario|Tahoe|Taupo)|Catalina Channel|Atlantic|Pacific|Atlantic Ocean|Pik \\p{Lu}\\p{Ll}+|Mount \\p{Lu}\\p{Ll}+|Seven Summits|Land['’]s End to John [oO]['’] ?Groats|Ironman)"
const place = "(?:\\p{Lu}[\\p{L}\\p{M}’'-]*|\\d+|of|the|to|and|de|des|du)"
const times =
  "(?: (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens of|several) times| twice| in (?:under |less than )?(?:\\d[\\d:.]*|\\p{Ll}+) (?:hours|days|minutes)| in \\d:\\d\\d(?::\\d\\d)?)?"

/** What was done there, and where: `swum the Midmar Mile 14 times`. */
export const feat = `(?:swum|swam|ran|run|raced|completed|finished|conquered|climbed|summited|scaled|cycled|ridden|rode|rowed|sailed|walked|hiked|trekked|crossed|skied|paddled|kayaked|cycled|flown|flew|biked)(?: (?:solo|in|across|up|from|from end to end|round|around|over|along))? (?:the |an? |his |her |their |my )?(?:(?:first|second|third|\\p{Ll}+th) )?(?<value>(?:(?:19|20)\\d\\d )?(?:(?:\\p{Lu}[\\p{L}\\p{M}’'-]* )(?:${place} )*?${event}|${known}|Great (?:North|South|Wall|Ocean|Glen|Divide) \\p{Lu}\\p{Ll}+)${times})(?![\\p{L}\\d-])`

const country =
  "(?:England|Scotland|Wales|Ireland|Great Britain|Team GB|Britain|Canada|Australia|New Zealand|South Africa|India|Kenya|Nigeria|Ghana|Uganda|Zimbabwe|Pakistan|Bangladesh|Sri Lanka|Jamaica|Trinidad(?: and Tobago)?|Barbados|the (?:US|USA|United States|Netherlands|West Indies|Philippines)|Team USA|Germany|France|Spain|Italy|Portugal|Brazil|Argentina|Mexico|Chile|Sweden|Norway|Denmark|Finland|Iceland|Poland|Austria|Switzerland|Belgium|Hungary|Greece|Turkey|Israel|Egypt|Japan|China|Hong Kong|Singapore|Malaysia|Korea|Fiji|Samoa|Tonga|Ulster|Munster|Leinster|Connacht|her (?:country|province|state|county)|his (?:country|province|state|county))"
const sport =
  "(?:rugby|cricket|hockey|netball|football|soccer|rowing|swimming|athletics|cycling|squash|tennis|badminton|chess|bridge|judo|karate|fencing|sailing|canoe\\p{L}*|kayak\\p{L}*|polo|water polo|handball|volleyball|basketball|gymnastics|triathlon|orienteering|curling|bowls|darts|golf|lacrosse|shooting|archery|equestrian|cross[- ]country|underwater hockey|ultimate|climbing|debating|level|schools|juniors?|under[- ]?\\d\\d|U\\d\\d|Olympi\\p{L}+|Games|Worlds?|Championships?|Cup|Test)"

/** `played for Scotland 41 times`, `represented Kenya at the 2010 Commonwealth Games`. */
export const selection = `(?<value>(?:represent(?:ed|ing)|played for|swam for|ran for|rowed for|rode for|captained|won \\d+ caps for|capped (?:\\d+ times|twice) (?:by|for)|competed for|\\d+ caps for) ${country}(?: (?:schools|juniors|under[- ]?\\d\\d|U\\d\\d|[ABC]))?(?: \\d+ times| (?:in|at) [^,.;]{0,40}?${sport}[^,.;]{0,20}))`
