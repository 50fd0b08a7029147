/** Well-known teams whose names do not say that they are one. */
const famous = new Set(
  `Arsenal|Chelsea|Liverpool|Everton|Tottenham|Spurs|Fulham|Burnley|Watford|Southampton|Brentford|Wolves|West Ham|Aston Villa|Crystal Palace|Celtic|Rangers|Hearts|Hibs|Hibernian|Millwall|Middlesbrough|Portsmouth|Barnsley|Barça|Barcelona|FC Barcelona|Real Madrid|Juventus|Inter Milan|AC Milan|Napoli|Roma|Ajax|Feyenoord|PSV|PSG|Benfica|Sporting|Bayern|Bayern Munich|Bayern München|Dortmund|Borussia Dortmund|Schalke|St. Pauli|FC St. Pauli|Union Berlin|Hertha|Werder Bremen|Galatasaray|Fenerbahçe|Beşiktaş|Boca Juniors|River Plate|Flamengo|Lakers|LA Lakers|Celtics|Warriors|Knicks|Bulls|Chicago Bulls|Yankees|Red Sox|Mets|Dodgers|Cubs|Phillies|Mariners|Giants|Packers|Steelers|Eagles|Cowboys|Patriots|Seahawks|49ers|Chiefs|Bills|Broncos|Vikings|Bears|Ravens|Lions|Bruins|Canucks|Maple Leafs|Oilers|Penguins|Leafs|Habs|Canadiens|Sounders|Timbers|Harlequins|Saracens|Leinster|Munster|All Blacks|Springboks|Wallabies|Leeds Rhinos|Wigan Warriors`.split(
    "|"
  )
)

/** Words that clubs carry in their names. */
const clubWord =
  /\b(?:FC|AFC|CF|SC|RFC|CC|United|Rovers|Wanderers|Athletic|Albion|Hotspur|Villa|Wednesday|Forest|County|Argyle|Orient|Palace|Thistle|Town|City|Rhinos|Sharks|Tigers|Saints|Warriors|Wasps|Falcons|Hawks|Eagles|Bears|Lions|Wolves|Bulls|Giants|Raiders|Rangers|Pirates|Knights|Kings|Rockets|Hornets|Panthers|Dolphins|Cardinals|Gulls|Otters|Seagulls|Magpies|Hammers|Blues|Reds|Whites|Sox|Harriers|Rugby|Cricket|Football|Hockey|Basketball|Netball|Roller Derby)\b/

/** Whether a name is that of a sports team, by itself. */
export const isTeam = (name: string): boolean =>
  famous.has(name.replace(/^the /i, "")) || (clubWord.test(name) && name.includes(" "))

/** Whether a name is one of the teams that everybody knows. */
export const isFamousTeam = (name: string): boolean => famous.has(name.replace(/^the /i, ""))
