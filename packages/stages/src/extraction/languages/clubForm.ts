/** Words that the names of clubs have. */
export const clubForm =
  /(?:^|\s)(?:1\.|Sportfreunde|SpVgg|Spvgg|Kickers|Rugby|Unicaja|Baskonia|Osasuna|SV|THW|HSG|Alemannia|Jahn|Wacker|Preußen|\p{Lu}{1,3}\.?\p{Lu}|VfB|VfL|TuS|FC|Stade|Olympique|Racing|Real|Atlético|Deportivo|Sporting|Clube|Club|Klub|Unión|União|Rayo|Rapid|Eintracht|Borussia|Werder|Union|Dynamo|Fortuna|Arminia|Hansa|Sparta|Feyenoord)(?:\s|$)|\d\d$/u
