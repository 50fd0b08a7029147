/** Well-known teams whose names do not say that they are one: football, rugby, cricket, hockey, basketball and more. */
export const famousTeams: ReadonlySet<string> = new Set(
  `
  Gunners|Toffees|Baggies|Blaugrana|Bianconeri|Rossoneri|Nerazzurri|Colchoneros|Rojiblancos|Pompey|Geelong Cats
  Arsenal|Chelsea|Liverpool|Everton|Tottenham|Spurs|Fulham|Burnley|Watford|Southampton|Brentford|Wolves
  West Ham|Aston Villa|Crystal Palace|Celtic|Rangers|Hearts|Hibs|Hibernian|Millwall|Middlesbrough
  Portsmouth|Barnsley|Barça|Barcelona|FC Barcelona|Real Madrid|Juventus|Inter Milan|AC Milan|Napoli|Roma
  Ajax|Feyenoord|PSV|PSG|Benfica|Sporting|Bayern|Bayern Munich|Bayern München|Dortmund|Borussia Dortmund
  Schalke|St. Pauli|FC St. Pauli|Union Berlin|Hertha|Werder Bremen|Galatasaray|Fenerbahçe|Beşiktaş
  Boca Juniors|River Plate|Flamengo|Lakers|LA Lakers|Celtics|Warriors|Knicks|Bulls|Chicago Bulls|Yankees
  Red Sox|Mets|Dodgers|Cubs|Phillies|Mariners|Giants|Packers|Steelers|Eagles|Cowboys|Patriots|Seahawks
  49ers|Chiefs|Bills|Broncos|Vikings|Bears|Ravens|Lions|Bruins|Canucks|Maple Leafs|Oilers|Penguins|Leafs
  Habs|Canadiens|Sounders|Timbers|Harlequins|Saracens|Leinster|Munster|All Blacks|Springboks|Wallabies
  Leeds Rhinos|Wigan Warriors|Raptors|Nets|76ers|Sixers|Bucks|Cavaliers|Cavs|Pistons|Pacers|Hawks|Hornets
  Heat|Magic|Wizards|Nuggets|Timberwolves|Thunder|Trail Blazers|Blazers|Jazz|Clippers|Suns|Kings|Mavericks
  Mavs|Rockets|Grizzlies|Pelicans|Blue Jays|Orioles|Rays|White Sox|Guardians|Tigers|Royals|Twins|Astros
  Angels|Athletics|Braves|Marlins|Nationals|Brewers|Cardinals|Pirates|Reds|Diamondbacks|Rockies|Padres
  Bengals|Browns|Texans|Colts|Jaguars|Titans|Raiders|Chargers|Commanders|Falcons|Panthers|Saints
  Buccaneers|Rams|Dolphins|Jets|Islanders|Devils|Flyers|Capitals|Hurricanes|Blue Jackets|Red Wings|Sabres
  Senators|Lightning|Blackhawks|Avalanche|Stars|Wild|Predators|Blues|Flames|Kraken|Golden Knights|Sharks
  Ducks|Coyotes|Whitecaps|Inter Miami|Brighton|Bournemouth|Newcastle|Leicester|Norwich|Ipswich|Sunderland
  Stoke|Swansea|Cardiff|Bristol Rovers|Ulster|Connacht|Bath Rugby|Wasps|Gor Mahia|AFC Leopards
  Kaizer Chiefs|Orlando Pirates|Mamelodi Sundowns|Al Ahly|Zamalek|Enyimba|Hearts of Oak|Asante Kotoko
  Simba SC|Young Africans|Mumbai Indians|Chennai Super Kings|Royal Challengers Bangalore
  Royal Challengers Bengaluru|Kolkata Knight Riders|Rajasthan Royals|Delhi Capitals|Sunrisers Hyderabad
  Punjab Kings|Mohun Bagan|East Bengal|Kerala Blasters|Atlanta Dream|Chicago Sky|Connecticut Sun
  Indiana Fever|New York Liberty|Washington Mystics|Dallas Wings|Las Vegas Aces|Los Angeles Sparks
  LA Sparks|Minnesota Lynx|Phoenix Mercury|Seattle Storm|Golden State Valkyries|Portland Thorns|Angel City
  San Diego Wave|Gotham FC|Atlanta United|LA Galaxy|Minnesota United|Malmö FF|Hammarby|Djurgården
  Rosenborg|Vålerenga|Brøndby|Palmeiras|Corinthians|Grêmio|Fluminense|Vasco da Gama|Racing Club
  San Lorenzo|Peñarol|Colo-Colo|Millonarios|América de Cali|Chivas|Club América|Cruz Azul|Olympiacos
  Panathinaikos|Trabzonspor|Rapid Wien|Sturm Graz|1. FC Nürnberg|1. FC Köln|Eintracht Frankfurt
  Bayer Leverkusen|VfB Stuttgart|Hansa Rostock|Fortuna Düsseldorf|Arminia Bielefeld|Olympique de Marseille
  Olympique Lyonnais|AS Saint-Étienne|FC Nantes|Stade Rennais|Athletic Bilbao|Real Sociedad|Real Betis
  Sevilla FC|Valencia CF|Villarreal|Sampdoria|Fiorentina|Lazio|Atalanta|Torino|Bologna FC|Anderlecht
  Club Brugge|Legia Warszawa|Wisła Kraków|Lech Poznań|Sparta Praha|Slavia Praha|Dinamo Zagreb|Hajduk Split
  Red Star Belgrade|Wallaroos|Black Ferns|Collingwood|Richmond Tigers|Melbourne Victory|Sydney Swans
  Saskatchewan Roughriders|Montreal Alouettes
  Manchester United|Man United|Man Utd|Manchester City|Man City|Newcastle United|Nottingham Forest
  Leeds United|Leicester City|Norwich City|Ipswich Town|West Bromwich Albion|West Brom|Birmingham City
  Blackburn Rovers|Bolton Wanderers|Bristol City|Cardiff City|Coventry City|Derby County|Huddersfield Town
  Hull City|Luton Town|Preston North End|Queens Park Rangers|QPR|Reading FC|Sheffield United
  Sheffield Wednesday|Stoke City|Swansea City|Wigan Athletic|Wrexham|Charlton Athletic|Leyton Orient
  AFC Wimbledon|Plymouth Argyle|Exeter City|Oxford United|Cambridge United|Peterborough United
  Lincoln City|Grimsby Town|Notts County|Port Vale|Rotherham United|Doncaster Rovers|Bradford City
  Tranmere Rovers|Accrington Stanley|Crewe Alexandra|Forest Green Rovers|Aberdeen FC|Dundee United
  Motherwell|St Mirren|Kilmarnock|Ross County|Partick Thistle|Raith Rovers|Shamrock Rovers|Bohemians
  Galway United|Cork City|Derry City|St Patrick's Athletic|Sligo Rovers|Linfield|Glentoran|Cliftonville
  Atlético Madrid|Atlético de Madrid|Osasuna|CA Osasuna|Espanyol|Getafe|Girona|Celta de Vigo|Celta Vigo
  Deportivo Alavés|Alavés|Real Zaragoza|Real Valladolid|Rayo Vallecano|Deportivo La Coruña|Real Oviedo
  Sporting de Gijón|Eibar|Cádiz CF|Real Mallorca|Athletic Club
  Juve|AS Roma|SS Lazio|Genoa CFC|Hellas Verona|Udinese|Cagliari|Palermo FC|Monza|Parma Calcio|Sassuolo
  Salernitana
  FC Bayern|Borussia Mönchengladbach|RB Leipzig|VfL Wolfsburg|VfL Bochum|SC Freiburg|1. FC Union Berlin
  1. FC Kaiserslautern|FC Augsburg|Mainz 05|1. FSV Mainz 05|TSG Hoffenheim|Hertha BSC|Hamburger SV|HSV
  Hannover 96|SV Darmstadt 98|Karlsruher SC|Dynamo Dresden|1. FC Magdeburg|Holstein Kiel|SC Paderborn
  FC Heidenheim|Schalke 04|FC Schalke 04|TSV 1860 München|1860 München|Eintracht Braunschweig
  Energie Cottbus|Alemannia Aachen|THW Kiel|SG Flensburg-Handewitt|Füchse Berlin|Eisbären Berlin
  Adler Mannheim|Alba Berlin
  Red Bull Salzburg|Austria Wien|LASK|Wiener Sport-Club|FC Basel|BSC Young Boys|Young Boys|FC Zürich
  Grasshoppers|Servette|FC St. Gallen|SC Bern|ZSC Lions|HC Davos
  LOSC Lille|LOSC|RC Lens|OGC Nice|RC Strasbourg|Montpellier HSC|Girondins de Bordeaux|Toulouse FC
  AS Monaco|Stade Brestois|FC Lorient|EA Guingamp|En Avant Guingamp|Stade de Reims|FC Metz|AJ Auxerre
  Le Havre AC|Stade Toulousain|Stade Français|ASM Clermont|RC Toulon|Stade Rochelais|Racing 92
  Union Bordeaux-Bègles|Section Paloise|Aviron Bayonnais|Biarritz Olympique|USAP
  PSV Eindhoven|AZ Alkmaar|FC Utrecht|FC Twente|FC Groningen|SC Heerenveen|SC Cambuur|Cambuur
  Sparta Rotterdam|NEC Nijmegen|Go Ahead Eagles|PEC Zwolle|Willem II|RKC Waalwijk|Heracles Almelo
  ADO Den Haag|NAC Breda|MVV|Fortuna Sittard|Standard Liège|KRC Genk|KAA Gent|Union Saint-Gilloise
  Royal Antwerp|Cercle Brugge
  Sporting CP|Sporting Clube de Portugal|FC Porto|SL Benfica|SC Braga|Vitória de Guimarães|Boavista
  Académica|Belenenses
  IFK Göteborg|AIK|Djurgårdens IF|Hammarby IF|IFK Norrköping|BK Häcken|Helsingborgs IF|Färjestad BK
  Frölunda|Frölunda HC|Luleå Hockey|Skellefteå AIK|Brynäs|Leksands IF|Rosenborg BK|SK Brann|Brann
  Bodø/Glimt|FK Bodø/Glimt|Viking FK|Molde FK|Lillestrøm|FC København|FC Midtjylland|HJK|HIFK|Tappara
  Ilves|Kärpät|Jokerit|KuPS|Breiðablik
  Besiktas|Fenerbahce|Bursaspor|Göztepe|AEK Athens|PAOK|Aris Thessaloniki|Legia Warsaw|Cracovia
  Górnik Zabrze|Śląsk Wrocław|Sparta Prague|Slavia Prague|Ferencváros|Steaua Bucharest|Dynamo Kyiv
  Shakhtar Donetsk|Partizan|Maribor|Levski Sofia|CSKA Sofia|Maccabi Tel Aviv|Hapoel Tel Aviv
  São Paulo FC|Santos FC|Sport Recife|Sport Club do Recife|Náutico|Santa Cruz FC|Fortaleza EC
  Atlético Mineiro|Cruzeiro|Botafogo|Athletico Paranaense|Coritiba|Paysandu|Chapecoense|Independiente
  Rosario Central|Newell's Old Boys|Vélez Sarsfield|Huracán|Universidad de Chile|Universidad Católica
  Alianza Lima|Sporting Cristal|Atlético Nacional|Independiente Medellín|Deportivo Cali
  Junior de Barranquilla|Barcelona SC|Emelec|Tigres|Santos Laguna|Toluca
  Toronto FC|CF Montréal|Vancouver Whitecaps|Seattle Sounders|Portland Timbers|LAFC|San Jose Earthquakes
  Real Salt Lake|Colorado Rapids|Austin FC|FC Dallas|Houston Dynamo|Sporting KC|Sporting Kansas City
  St. Louis City SC|Chicago Fire|Chicago Fire FC|FC Cincinnati|Columbus Crew|Nashville SC|Charlotte FC
  Orlando City|D.C. United|DC United|Philadelphia Union|New York Red Bulls|NYCFC|New England Revolution
  San Diego FC|Forward Madison|Detroit City FC|Sacramento Republic|Racing Louisville|Kansas City Current
  Chicago Red Stars|Houston Dash|North Carolina Courage|Seattle Reign|Orlando Pride|Washington Spirit
  Utah Royals|Bay FC
  Arizona Cardinals|Atlanta Falcons|Dallas Cowboys|Green Bay Packers|Washington Commanders|Minnesota Twins
  Minnesota Vikings|Milwaukee Bucks|Milwaukee Brewers|Milwaukee Admirals|New York Giants
  New Orleans Saints|New Orleans Pelicans|Toronto Argonauts|Hamilton Tiger-Cats|Ottawa Redblacks
  Winnipeg Blue Bombers|Edmonton Elks|Calgary Stampeders|BC Lions|Blue Bombers|Roughriders|Alouettes
  Montréal Alouettes|Halifax Mooseheads|Mooseheads|Cape Breton Eagles|Moncton Wildcats|Saint John Sea Dogs
  Québec Remparts|Rimouski Océanic|London Knights|Kitchener Rangers|Oshawa Generals|Ottawa 67's
  Peterborough Petes|Sudbury Wolves|Kelowna Rockets|Everett Silvertips|Regina Pats|Spokane Chiefs
  Halifax Wanderers|Forge FC|Utah Mammoth|Winnipeg Jets|Buffalo Sabres|Toronto Raptors|Toronto Blue Jays
  Portland Fire|Toronto Tempo|Durham Bulls|Toledo Mud Hens|Mud Hens|Tar Heels|Blue Devils|Badgers
  Wolverines|Buckeyes|Hoosiers|Jayhawks|Crimson Tide|Longhorns|Aggies|Gators|Seminoles|Fighting Irish
  Huskers|Cornhuskers|Hawkeyes|Gophers|Golden Gophers|Boilermakers|Huskies|Razorbacks|Nittany Lions|Hokies
  Wolfpack|Sooners|Terrapins
  Adelaide Crows|Brisbane Lions|Carlton Blues|Carlton|Collingwood Magpies|Essendon|Essendon Bombers
  Fremantle Dockers|Dockers|Geelong|Geelong Cats|Gold Coast Suns|GWS Giants|Hawthorn|Hawthorn Hawks
  Melbourne Demons|North Melbourne|Kangaroos|Port Adelaide|Port Power|Richmond|St Kilda|Swans
  West Coast Eagles|Western Bulldogs|Footscray|Brisbane Broncos|Canberra Raiders|Canterbury Bulldogs
  Cronulla Sharks|Manly Sea Eagles|Sea Eagles|Melbourne Storm|Newcastle Knights|North Queensland Cowboys
  Parramatta Eels|Eels|Penrith Panthers|Rabbitohs|South Sydney|St George Illawarra Dragons|Sydney Roosters
  Roosters|Wests Tigers|New Zealand Warriors|Sydney FC|Western Sydney Wanderers|Melbourne City|Perth Glory
  Adelaide United|Brisbane Roar|Central Coast Mariners|Wellington Phoenix|Auckland FC|Hobart Hurricanes
  Sydney Sixers|Sydney Thunder|Melbourne Stars|Melbourne Renegades|Perth Scorchers|Adelaide Strikers
  Brisbane Heat|Matildas|Socceroos|Silver Ferns|Black Caps|Crusaders|Highlanders|Waratahs|Brumbies
  Western Force|Stormers|Cheetahs|Proteas|Bafana Bafana
  Leicester Tigers|Northampton Saints|Sale Sharks|Exeter Chiefs|Gloucester Rugby|Bristol Bears
  Newcastle Falcons|London Irish|Worcester Warriors|Wasps RFC|Cardiff Rugby|Ospreys|Scarlets|Dragons RFC
  Glasgow Warriors|Edinburgh Rugby|Benetton|Zebre|Connacht Rugby|Munster Rugby|Leinster Rugby|Ulster Rugby
  St Helens|Hull KR|Hull FC|Warrington Wolves|Castleford Tigers|Wakefield Trinity|Huddersfield Giants
  Catalans Dragons|Salford Red Devils|Bradford Bulls|Featherstone Rovers|Halifax Panthers|Widnes Vikings
  Yorkshire County Cricket Club|Surrey CCC|Lancashire Cricket|Oval Invincibles|Northern Superchargers
  Manchester Originals|Trent Rockets|Welsh Fire|Southern Brave|Birmingham Phoenix|London Spirit
  Sheffield Steelers|Nottingham Panthers|Belfast Giants|Cardiff Devils|Coventry Blaze|London Lions
  Newcastle Eagles
  Tusker FC|Harambee Stars|Bandari FC|Sofapaka|Yanga|Azam FC|Vipers SC|KCCA|Express FC|Rayon Sports|APR FC
  Kano Pillars|Rangers International|Enugu Rangers|Shooting Stars|Super Eagles|Black Stars|TP Mazembe
  AS Vita|Espérance|Étoile du Sahel|Raja Casablanca|Wydad|Al-Ahly|Pyramids FC|SuperSport United
  Bloemfontein Celtic|AmaZulu|Saint George SC|Indomitable Lions
  Gujarat Titans|Lucknow Super Giants|RCB|CSK|KKR|Royal Challengers|Bengaluru FC|FC Goa|Mumbai City
  Chennaiyin FC|Jamshedpur FC|Mohun Bagan Super Giant|ATK Mohun Bagan|Mohammedan Sporting|Bengal Warriors
  Patna Pirates|U Mumba|Islamabad United|Karachi Kings|Lahore Qalandars|Peshawar Zalmi|Quetta Gladiators
  Dhaka Dominators|Colombo Strikers|Persija Jakarta|Persib|Johor Darul Ta'zim|Buriram United
  Urawa Reds|Urawa Red Diamonds|Kashima Antlers|Gamba Osaka|Cerezo Osaka|Vissel Kobe|Yokohama F. Marinos
  Kawasaki Frontale|Nagoya Grampus|Sanfrecce Hiroshima|FC Tokyo|Consadole Sapporo|Zweigen Kanazawa
  Albirex Niigata|Shimizu S-Pulse|Júbilo Iwata|Hanshin Tigers|Yomiuri Giants|Hiroshima Carp
  Chunichi Dragons|Yakult Swallows|BayStars|Yokohama DeNA BayStars|SoftBank Hawks|Fukuoka SoftBank Hawks
  Seibu Lions|Rakuten Eagles|Nippon-Ham Fighters|Orix Buffaloes|Lotte Giants|Doosan Bears|LG Twins
  Kia Tigers|FC Seoul|Jeonbuk Hyundai Motors|Suwon Bluewings|Ulsan HD|Beijing Guoan|Shanghai Shenhua
  Kitchee|Seagulls|Canaries|Magpies|Hammers|Cherries|Foxes|Hatters|Clarets|Baggies|Tractor Boys|Cottagers|Bluebirds
  Addicks|Latics|Shrimpers|Terriers|Tykes|Blades|Owls|Rams|Trotters|Seasiders|Cobblers|Glovers|Stags|Spireites
  Stanley|Tranmere|Villa|Palace|Posh|Gooners|Hibees|Jambos|Dons|MK Dons|Jags|Killie|Arabs|St Johnstone|St Mirren
  St Helens|Partick Thistle|Raith Rovers|Queen of the South|Arbroath|Forfar Athletic|Leyton Orient|Port Vale
  Plymouth Argyle|Charlton|Millwall|QPR|Spurs|Wolves|Leeds|Leeds United|Forest Green|Accrington Stanley|Crewe Alexandra
  Preston North End|Wakefield Trinity|Hull KR|Hull FC|Castleford Tigers|Featherstone|Warrington Wolves|Huddersfield Giants
  Glasgow Warriors|Edinburgh Rugby|Scarlets|Ospreys|Dragons|Dragons RFC|Exeter Chiefs|Sale Sharks|Bath Rugby|Northampton Saints
  Gloucester Rugby|Bristol Bears|Newcastle Falcons|Worcester Warriors|Cornish Pirates|Ealing Trailfinders|Stormers
  Sharks|Bulls|Lions|Cheetahs|Chiefs|Brumbies|Waratahs|Reds|Hurricanes|Highlanders|Blues|Crusaders|Moana Pasifika
  Proteas|Black Caps|Black Ferns|Silver Ferns|Matildas|Socceroos|Lionesses|Super Eagles|Super Falcons|Bafana Bafana
  Harambee Stars|Black Stars|Blue Bulls|RCB|CSK|KKR|SRH|LSG|Punjab Kings|Sunrisers|AmaZulu|Gor Mahia|Kano Pillars
  Rangers International|Enugu Rangers|Shooting Stars|Accra Hearts of Oak|Doggies|Western Bulldogs|Bombers|Dockers
  Fremantle Dockers|Collingwood|Hawthorn|Tassie Devils|Maroons|Rabbitohs|Sea Eagles|Knights|Warriors|Wests Tigers
  Riders|Roughriders|Ticats|Tiger-Cats|Argos|Argonauts|Stamps|Stampeders|Elks|Alouettes|Als|Redblacks|Blue Bombers
  Sens|Habs|Nucks|Canucks|Leafs|Flames|Mooseheads|Petes|Wildcats|Moncton Wildcats|Kitchener Rangers|Generals|67's
  O's|A's|Nats|Yanks|Bosox|ChiSox|Cards|D-backs|Dbacks|Rainiers|Tacoma Rainiers|Mud Hens|Sea Dogs|Hooks|Isotopes
  Niners|Pats|Fins|Bucs|Jags|Boltz|Pack|Vols|Volunteers|Hawkeyes|Badgers|Buckeyes|Wolverines|Spartans|Gophers|Huskers
  Cornhuskers|Hoosiers|Boilermakers|Illini|Fighting Illini|Nittany Lions|Terps|Jayhawks|Longhorns|Sooners|Aggies
  Red Raiders|Horned Frogs|Razorbacks|Gators|Seminoles|Noles|Gamecocks|Dawgs|Crimson Tide|Rebels|Tar Heels|Wolfpack
  Blue Devils|Demon Deacons|Hokies|Cavaliers|Wahoos|Mountaineers|Fighting Irish|Irish|Huskies|Cougs|Cougars|Beavers
  Ducks|Trojans|Sun Devils|Lobos|Utes|Buffs|Zags|Orange|Hoyas|Friars|Jaspers|Pirates|Hurricanes|Canes|Storm
  Björklöven|HV71|Frölunda|Färjestad|Luleå Hockey|Brynäs|Djurgården|Kärpät|Ilves|Tappara|HIFK|Jokerit|TPS
  Brabrand IF|Brann|Viking|Cercle Brugge|Club Brugge|KV Mechelen|Gantoise|KAA Gent|PEC|PEC Zwolle|Go Ahead Eagles
  Heerenveen|Vitesse|NAC Breda|Altach|Rapid Wien|Sturm Graz|Wacker Innsbruck|Jahn Regensburg|MSV|MSV Duisburg|EHC Visp
  HC Davos|HCC|Real Sociedad|Athletic Club|Real Betis|Sporting de Gijón|Osasuna|Stade rennais|Stade Rennais|LOSC
  RC Lens|Stade Toulousain|Stade Rochelais|Racing Strasbourg|Benevento Calcio|Rugby Rovigo|Śląsk Wrocław|Lech Poznań
  Legia Warszawa|Vila Nova|Juventude|Vitória FC|Leixões|JEC|Chapecoense|Avaí|Figueirense
`
    .trim()
    .split(/\|\s*|\n\s*/)
)
