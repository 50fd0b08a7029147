/** Well-known teams whose names do not say that they are one. */
const famous = new Set(
  `Arsenal|Chelsea|Liverpool|Everton|Tottenham|Spurs|Fulham|Burnley|Watford|Southampton|Brentford|Wolves|West Ham|Aston Villa|Crystal Palace|Celtic|Rangers|Hearts|Hibs|Hibernian|Millwall|Middlesbrough|Portsmouth|Barnsley|Barça|Barcelona|FC Barcelona|Real Madrid|Juventus|Inter Milan|AC Milan|Napoli|Roma|Ajax|Feyenoord|PSV|PSG|Benfica|Sporting|Bayern|Bayern Munich|Bayern München|Dortmund|Borussia Dortmund|Schalke|St. Pauli|FC St. Pauli|Union Berlin|Hertha|Werder Bremen|Galatasaray|Fenerbahçe|Beşiktaş|Boca Juniors|River Plate|Flamengo|Lakers|LA Lakers|Celtics|Warriors|Knicks|Bulls|Chicago Bulls|Yankees|Red Sox|Mets|Dodgers|Cubs|Phillies|Mariners|Giants|Packers|Steelers|Eagles|Cowboys|Patriots|Seahawks|49ers|Chiefs|Bills|Broncos|Vikings|Bears|Ravens|Lions|Bruins|Canucks|Maple Leafs|Oilers|Penguins|Leafs|Habs|Canadiens|Sounders|Timbers|Harlequins|Saracens|Leinster|Munster|All Blacks|Springboks|Wallabies|Leeds Rhinos|Wigan Warriors|Raptors|Nets|76ers|Sixers|Bucks|Cavaliers|Cavs|Pistons|Pacers|Hawks|Hornets|Heat|Magic|Wizards|Nuggets|Timberwolves|Thunder|Trail Blazers|Blazers|Jazz|Clippers|Suns|Kings|Mavericks|Mavs|Rockets|Grizzlies|Pelicans|Spurs|Blue Jays|Orioles|Rays|White Sox|Guardians|Tigers|Royals|Twins|Astros|Angels|Athletics|Rangers|Braves|Marlins|Nationals|Brewers|Cardinals|Pirates|Reds|Diamondbacks|Rockies|Padres|Bengals|Browns|Texans|Colts|Jaguars|Titans|Raiders|Chargers|Commanders|Bears|Vikings|Falcons|Panthers|Saints|Buccaneers|Rams|Dolphins|Jets|Islanders|Devils|Flyers|Capitals|Hurricanes|Blue Jackets|Red Wings|Sabres|Senators|Lightning|Blackhawks|Avalanche|Stars|Wild|Predators|Blues|Flames|Kraken|Golden Knights|Sharks|Ducks|Coyotes|Whitecaps|Inter Miami|Everton|Brighton|Bournemouth|Newcastle|Leicester|Norwich|Ipswich|Sunderland|Stoke|Swansea|Cardiff|Bristol Rovers|Ulster|Connacht|Bath Rugby|Wasps|Gor Mahia|AFC Leopards|Kaizer Chiefs|Orlando Pirates|Mamelodi Sundowns|Al Ahly|Zamalek|Enyimba|Hearts of Oak|Asante Kotoko|Simba SC|Young Africans|Mumbai Indians|Chennai Super Kings|Royal Challengers Bangalore|Royal Challengers Bengaluru|Kolkata Knight Riders|Rajasthan Royals|Delhi Capitals|Sunrisers Hyderabad|Punjab Kings|Mohun Bagan|East Bengal|Kerala Blasters|Atlanta Dream|Chicago Sky|Connecticut Sun|Indiana Fever|New York Liberty|Washington Mystics|Dallas Wings|Las Vegas Aces|Los Angeles Sparks|LA Sparks|Minnesota Lynx|Phoenix Mercury|Seattle Storm|Golden State Valkyries|Portland Thorns|Angel City|San Diego Wave|Gotham FC|Atlanta United|LA Galaxy|Minnesota United|Malmö FF|Hammarby|Djurgården|Rosenborg|Vålerenga|Brøndby|Palmeiras|Corinthians|Grêmio|Fluminense|Vasco da Gama|Racing Club|San Lorenzo|Peñarol|Colo-Colo|Millonarios|América de Cali|Chivas|Club América|Cruz Azul|Olympiacos|Panathinaikos|Trabzonspor|Rapid Wien|Sturm Graz|1. FC Nürnberg|1. FC Köln|Eintracht Frankfurt|Bayer Leverkusen|VfB Stuttgart|Hansa Rostock|Fortuna Düsseldorf|Arminia Bielefeld|Olympique de Marseille|Olympique Lyonnais|AS Saint-Étienne|FC Nantes|Stade Rennais|Athletic Bilbao|Real Sociedad|Real Betis|Sevilla FC|Valencia CF|Villarreal|Sampdoria|Fiorentina|Lazio|Atalanta|Torino|Bologna FC|Anderlecht|Club Brugge|Legia Warszawa|Wisła Kraków|Lech Poznań|Sparta Praha|Slavia Praha|Dinamo Zagreb|Hajduk Split|Red Star Belgrade|Wallaroos|Black Ferns|Collingwood|Richmond Tigers|Melbourne Victory|Sydney Swans|Saskatchewan Roughriders|Montreal Alouettes`.split(
    "|"
  )
)

/** Words that clubs carry in their names. */
const clubWord =
  /\b(?:FF|IF|BK|SK|IFK|VfB|VfL|TSV|RB|Rayo|Atlético|Atletico|FC|AFC|CF|SC|RFC|CC|United|Rovers|Wanderers|Athletic|Albion|Hotspur|Villa|Wednesday|Forest|County|Argyle|Orient|Palace|Thistle|Town|City|Rhinos|Sharks|Tigers|Saints|Warriors|Wasps|Falcons|Hawks|Eagles|Bears|Lions|Wolves|Bulls|Giants|Raiders|Rangers|Pirates|Knights|Kings|Rockets|Hornets|Panthers|Dolphins|Cardinals|Gulls|Otters|Seagulls|Magpies|Hammers|Blues|Reds|Whites|Sox|Harriers|Rugby|Cricket|Football|Hockey|Basketball|Netball|Roller Derby)\b/

/** Whether a name is that of a sports team, by itself. */
export const isTeam = (name: string): boolean =>
  isFamousTeam(name) || (clubWord.test(name) && name.includes(" "))

/** Whether a name is one of the teams that everybody knows. */
const plain =
  /^(?:Heat|Magic|Jazz|Suns|Stars|Wild|Lightning|Thunder|Blues|Kings|Nets|Royals|Twins|Angels|Reds|Browns|Rams|Jets|Sharks|Ducks|Flames|Devils|Bath|Newcastle|Brighton|Leicester|Norwich|Ipswich|Sunderland|Stoke|Swansea|Cardiff|Bournemouth|Liverpool|Southampton|Barcelona|Roma|Portsmouth)$/

/** Whether a name alone may mean something else: a place, a kind of music. */
export const isAmbiguousTeam = (name: string): boolean => plain.test(name)

export const isFamousTeam = (name: string): boolean => {
  const text = name.replace(/^the /i, "")
  return famous.has(text) || famous.has(text.replace(/^\p{Lu}\S* (?=\p{Lu})/u, ""))
}
