import { famousTeams } from "./famousTeams.ts"
import { isPlace } from "./places.ts"

/** Words that clubs carry in their names. */
const clubWord =
  /\b(?:FF|IF|BK|SK|IFK|VfB|VfL|TSV|RB|Rayo|Atlético|Atletico|FC|AFC|CF|SC|RFC|RUFC|RLFC|CC|CCC|HC|GAA|United|Rovers|Wanderers|Athletic|Albion|Hotspur|Villa|Wednesday|Forest|County|Argyle|Orient|Palace|Thistle|Town|City|Rhinos|Rollers|Sharks|Tigers|Saints|Warriors|Wasps|Falcons|Hawks|Eagles|Bears|Lions|Wolves|Bulls|Giants|Raiders|Rangers|Pirates|Knights|Kings|Rockets|Hornets|Panthers|Dolphins|Cardinals|Grizzlies|Battalion|Mooseheads|Steamers|Pumas|Jaguars|Cougars|Wildcats|Bobcats|Coyotes|Huskies|Bruins|Stallions|Broncos|Mustangs|Colts|Ravens|Bombers|Titans|Trojans|Spartans|Vikings|Gladiators|Barbarians|Crusaders|Buccaneers|Mariners|Roughriders|Stampeders|Argonauts|Oilers|IceDogs|Remparts|Islanders|Spitfires|Bulldogs|Hurricanes|Cyclones|Griffins|Roosters|Rabbitohs|Sea Eagles|Steelers|Brewers|Smashers|Scorchers|Renegades|Superchargers|Red Devils|Blue Devils|Nomads|Corinthians|Canadiens|Canucks|Maple Leafs|Gulls|Otters|Seagulls|Magpies|Hammers|Blues|Reds|Whites|Sox|Harriers|Rugby|Cricket|Football|Hockey|Basketball|Netball|Roller Derby|hurlers|footballers|camogie)\b/

/** Without `Go` and the like, which are shouted before the name. */
export const withoutCheer = (text: string): string =>
  text.replace(
    /^(?:go|let['’]s go|come on(?: you)?|c['’]mon|up the|forza|vamos|allez|heja|heia|hup|visca|aúpa|dale|força|vai|auf geht['’]s)[ ,]+(?:the )?(?=\p{Lu})|(?<=\p{L})!+$/giu,
    ""
  )

export const isFamousTeam = (name: string): boolean => {
  const text = name.replace(/^the /i, "")
  const [first = "", ...others] = text.split(" ")
  const short = others.join(" ")
  // `Lady Vols`, and neither `Happy Leeds` nor `Count Stars`: what means much else stands behind where it plays.
  return (
    famousTeams.has(text) ||
    (famousTeams.has(short) && !isPlace(short) && (!isAmbiguousTeam(short) || isPlace(first)))
  )
}

/** What bears the name of a town or an animal, and plays nothing. */
const noTeam =
  /(?<![\p{L}])(?:Farm|Council|Hall|Nations|Kingdom|States|Airport|Airlines?|University|College|School|Academy|Foundation|Trust|Charity|Hospital|Church|Museum|Library|Theatre|Orchestra|Choir|Bank|Group|Ltd|Inc|LLC|Way|Street|Road|Mission|Project|Partners?|Capital|Ventures?|Labs?|Media|Hotel|Station|Festival|Safari|Zoo|Conservation|Sanctuary|Agency|Police|Government|Parish|Synod|Region|Marathon|Guide|Guides|Tours|Coffee|Brewery|Beer|Ale|Books|Press|Institute)(?![\p{L}])/u

/** `Villa 17`, `Wednesday 6 May`, `County Engineer`: what stands behind the name of a town in that of a club. */
const endOfName = /^(?:Villa|Wednesday|Forest|County|Argyle|Orient|Palace|Thistle|Town|City)(?![\p{L}])/u

/** `Rotary Club of Carson City`: the town at its end makes no side of it. */
const clubOf =
  /(?<![\p{L}])(?:Rotary|Rotaract|Kiwanis|Soroptimist|Lions|Optimist|Zonta|Garden|Kennel|Book|Press|Camera|Chess) Club(?![\p{L}])/u

export const isServiceClub = (name: string): boolean => clubOf.test(name)

/** Whether a name is that of a sports team, by itself. */
export const isTeam = (name: string): boolean =>
  isFamousTeam(name) ||
  (clubWord.test(name) &&
    name.includes(" ") &&
    !endOfName.test(name) &&
    !noTeam.test(name) &&
    !isServiceClub(name))

/** `Hull City`, which few call a place: a club that is known, by more than the name of its town. */
export const isClubOfTown = (name: string): boolean => famousTeams.has(name) && clubWord.test(name)

const plain =
  /^(?:Heat|Magic|Jazz|Suns|Stars|Wild|Lightning|Thunder|Blues|Kings|Nets|Royals|Twins|Angels|Reds|Browns|Rams|Jets|Sharks|Ducks|Flames|Devils|Bills|Chiefs|Giants|Hearts|Wolves|Rangers|Saints|Bears|Lions|Tigers|Eagles|Hawks|Falcons|Panthers|Pirates|Kraken|Sporting|Dragons|Swans|Roosters|Eels|Kangaroos|Dolphins|Crusaders|Highlanders|Hurricanes|Cheetahs|Bulls|Huskies|Badgers|Wolverines|Gators|Aggies|Hokies|Young Boys|Scarlets|Ospreys|Ilves|Remo|Brann|Express FC|Bath|Newcastle|Brighton|Leicester|Norwich|Ipswich|Sunderland|Stoke|Swansea|Cardiff|Bournemouth|Liverpool|Southampton|Barcelona|Roma|Portsmouth|Carlton|Richmond|Geelong|Essendon|Hawthorn|Collingwood|North Melbourne|Port Adelaide|St Kilda|Footscray|South Sydney|Girona|Cagliari|Monza|Motherwell|Kilmarnock|Wrexham|Getafe|Eibar|Dortmund|Napoli|Torino|Bologna|Osasuna|Servette|Connacht|Munster|Leinster|Ulster|Everton|Watford|Burnley|Barnsley|Middlesbrough|Villa|Palace|Posh|Leeds|Charlton|Millwall|Stanley|Tranmere|Hammers|Foxes|Owls|Blades|Stags|Terriers|Dons|Jags|Arabs|Knights|Warriors|Riders|Stamps|Als|Elks|Generals|Cards|Pack|Pats|Fins|Orange|Irish|Rebels|Spartans|Storm|Viking|Utes|Ducks|Beavers|Cougars|Wildcats|Volunteers|Hooks|Isotopes|Trojans|Maroons|Reds|Brewers|Pacers|Rockets|Athletics|Nationals|Guardians|Commanders|Chargers|Cavaliers|Rebels|Mountaineers|Friars|Juventude|PEC|TPS|JEC|HCC|MSV|SRH|RCB|CSK|KKR|LSG|PSV|PSG|Racing|Forest Green|Sunrisers|Corinthians|Warta|Dockers|Bombers|Highlanders|Cobblers|Hatters|Glovers|Canes|Sky|Fever|Dream|Sparks|Aces|Liberty|Mystics|Mercury|Lynx|Wings)$/

/** Whether a name alone may mean something else: a place, a kind of music. */
export const isAmbiguousTeam = (name: string): boolean => plain.test(name)

/** Names of towns, and words that say much else: alone in a sentence they are no team. */
const common =
  /^(?:Heat|Magic|Jazz|Suns|Stars|Wild|Lightning|Thunder|Blues|Nets|Sporting|Orange|Irish|Storm|Sky|Fever|Dream|Sparks|Aces|Liberty|Mercury|Wings|Cards|Pack|Generals|Rebels|Knights|Volunteers|Stanley|Charlton|Owls|Ducks|Bees|Bath|Newcastle|Brighton|Leicester|Norwich|Ipswich|Sunderland|Stoke|Swansea|Cardiff|Bournemouth|Liverpool|Southampton|Barcelona|Roma|Portsmouth|Carlton|Richmond|Geelong|Essendon|Hawthorn|Port Adelaide|South Sydney|Girona|Cagliari|Monza|Motherwell|Kilmarnock|Wrexham|Getafe|Eibar|Dortmund|Napoli|Torino|Bologna|Connacht|Munster|Leinster|Ulster|Watford|Burnley|Barnsley|Middlesbrough|Leeds|Brann|Viking|Remo|Hooks|Hammers|Stamps|Racing|Highlanders|Rockets|Guardians|Athletics|Brewers|Angels|Twins|Royals|Browns|Bills|Kings|Hearts|Altach|Heerenveen|Vitesse|Posh)$/

/** Whether a name, alone in its sentence, can only be that of a team: `Hibs.` */
export const standsForTeam = (name: string): boolean => isTeam(name) && !common.test(name)

const kindOfSport =
  /^(?:\p{Ll}+ )?(?!(?:Wheelchair|Touch|Youth|Village|Walking|Social|Club|Women|Ladies|Men|Junior|Gaelic|American|Ice|Field|Roller|Beach|Mixed|Tag|Masters|Vets|Indoor|Sunday|Saturday|School|Street|Fantasy|Pub|Test|Five|Blind|Minor|County|Amateur|Competitive|Recreational|Australian|Aussie|Flag|Masters|Table|Air)(?![\p{L}]))\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2} (?:rugby|hurling|football|camogie|wrestling|hockey|cricket|basketball|baseball|netball|softball|soccer)(?![\p{L}])/u

/** `Clare hurling`, `Chiefs rugby`: a side by the game that it plays. */
export const namesGameOfSide = (text: string): boolean => kindOfSport.test(text)

/** What people are fans of that plays nothing. */
const noSide =
  /(?<![\p{L}])(?:Beatles|Stones|Smiths|Kinks|Strokes|Pixies|Swifties?|Simpsons|Sopranos|Avengers|Muppets|Marvel|Disney|Star|Trek|Wars|Potter|Tolkien|Pratchett|Austen|Who|Python|Rust|JavaScript|TypeScript|Java|Linux|Apple|Microsoft|Google|Excel|Kubernetes|Notion|Figma|Formula|F1|MotoGP|NASCAR|NBA|NFL|NHL|MLB|MLS|IPL|UFC|WWE|GAA|Premier|League|Six|Nations|Tour|Wimbledon|Olympics?|Eurovision|Lego|LEGO|Nintendo|Zelda|Bake|Off|Strictly|Springsteen|Dylan|Bowie|Prince|Swift|Beyoncé|ABBA|Queen|Radiohead|Oasis|Blur|Genesis|Rush|Zeppelin|Floyd|Metallica|Agatha|Christie|Sherlock|Holmes|Bond|Batman|Hamilton|Shakespeare|Dickens|Bach|Mozart|Motown|Bollywood|K-?[Pp]op|Rugby World Cup|World|Bluey|Friends|Archers|Taskmaster|Peloton|Strava|Porsche|Ferrari|Tesla|Vespa|Harley)(?![\p{L}])/u

/** Whether somebody who is a fan of this may follow a side by it. */
export const maySupport = (name: string): boolean =>
  !noSide.test(name) &&
  !isVenue(name) &&
  !/(?<!Football|Athletic) Association$|(?<![\p{L}])(?:Clerk|Officer|Institute|Federation|(?:North|South|East|West) (?:Bank|Stand|End)|Kop|Terrace)(?![\p{L}])/u.test(
    name
  )

const played =
  /(?<![\p{L}])(?:(?:\d(?:st|nd|rd|th)|First|Second|Third|Fourth) (?:XI|XV|VIII|IV|Eleven|Fifteen|team)|FC|AFC|CF|SC|RFC|RUFC|RLFC|CC|CCC|RC|ARC|SV|VV|CD|UD|AD|KV|HSG|SG|FK|NK|TC|YC|SCC|SLSC|BC|HC|LTC|AC|GAA|GAC|FF|IF|BK|TSV|VfL|United|Rovers|Wanderers|Athletic|Albion|Rollers|Runners|Pacers|Wheelers|Velo|Triathlon|Tri|Masters|Paddlers|Rowers|Skaters|Swimmers|Smashers|Shuttlers|Fencers|Archers|Barbarians|Casuals|Corinthians|Nomads|Pirates|Sharks|Tigers|Lions|Hawks|Eagles|Wolves|Bears|Panthers|Harriers|Striders|Roadrunners|(?:Rowing|Sculling|Boat|Canoe|Kayak|Swimming|Swim|Athletics?|Running|Cricket|Rugby|Football|Soccer|Hockey|Netball|Basketball|Volleyball|Curling|Water Polo|Triathlon|Lacrosse|Shinty|Camogie|Hurling|Handball|Korfball|Softball|Baseball|Ultimate|Roller Derby|Bowls|Tennis|Squash|Badminton|Table Tennis|Fencing|Judo|Boxing|Dragon Boat|Polo)(?: (?:&|and) \p{Lu}\p{L}+)?(?: (?:Club|Team|Union|League|Squad|Association))?)(?: (?:Ladies|Women|Men|Masters|Vets|Veterans|Seconds|Thirds|IIs?|III|[1-4](?:st|nd|rd|th) (?:XI|XV)))?$/u

/** Whether a name is that of a club by which a sport is played. */
export const isSportsClub = (name: string): boolean => played.test(name) || isFamousTeam(name)

/** Where people go with a ticket for all of a season, and is no team. */
const venue =
  /(?<![\p{L}])(?:Road|Lane|Stadium|Arena|Ground|Oval|Bowl|Gardens?|Park|Field|Opera|Ballet|Theatre|Theater|Playhouse|Symphony|Philharmonic|Philharmonia|Orchestra|Festival|Proms|Hall|House|Museum|Zoo|Railway|Anfield|Old Trafford|Twickenham|Murrayfield|Wembley|Ibrox|Lord['’]s)$/u

export const isVenue = (name: string): boolean => venue.test(name) && !isFamousTeam(name)
