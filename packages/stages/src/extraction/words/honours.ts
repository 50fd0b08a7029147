/** Letters behind a name that stand for an order or a medal. */
export const postNominals =
  "(?:OBE|MBE|CBE|DBE|KBE|GBE|BEM|OAM|ONZM|MNZM|CNZM|DNZM|QSM|QSO|MVO|LVO|CVO|QPM|KPM|PSM|QAM|OOnt|AO|AM|AC|CM|OC)"

const grade =
  "(?:(?:Honorary )?(?:Dame|Knight|Companion|Commander|Officer|Member|Medal|Medallist|Insignia|Grand Officer|Chevalière?|Ordinary Officer)(?: Grand Cross| Commander| Companion| Bachelor)?)"

/** `Medal of the Order of Australia (OAM)`, `Order of Canada`, `Légion d’honneur`. */
export const orderName = `(?:${grade} of the (?:\\p{Lu}[\\p{L}’'-]* ){0,3}(?:Order|Legion)(?: (?:of|and|the|des|de|\\p{Lu}[\\p{L}’'-]*))*(?<! (?:of|and|the|des|de))(?: \\(${postNominals}\\))?|(?:National |Royal )?(?:Order|Legion) of (?:the )?\\p{Lu}\\p{L}+(?: (?:of (?:the )?)?\\p{Lu}\\p{L}+)*(?: \\(${postNominals}\\))?|Légion d['’][hH]onneur|Ordre des Arts et des Lettres|Bundesverdienstkreuz(?: am Bande)?|Padma (?:Shri|Bhushan|Vibhushan)|(?:King|Queen)['’]s (?:Award for [\\p{L} ]+|Police Medal|Volunteer Reserves Medal|Gallantry Medal)|Queen Elizabeth II (?:\\p{Lu}\\p{L}+ )?Jubilee Medal)`

/** Programmes whose scholars and fellows are chosen among many. */
const programme =
  "(?:Chevening|Fulbright(?:-Hays|-Nehru|-Schuman)?|Rhodes|Marshall|Mitchell|Gates(?:[- ]Cambridge)?|Schwarzman|Knight-Hennessy|Clarendon|Commonwealth|Erasmus Mundus|Churchill|Winston Churchill|Truman|Goldwater|Watson|Luce|Guggenheim|MacArthur|Sloan|Packard|Searle|Pew|Beckman|Marie (?:Skłodowska[- ])?Curie|Humboldt|Alexander von Humboldt|Feodor Lynen|DAAD|Heinz|Loeb|Nieman|Knight(?:-Wallace)?|Radcliffe|Bellagio|Eisenhower|Ashoka|Echoing Green|Acumen|Skoll|Schwab|Aspen|Mandela Washington|Mandela Rhodes|Mo Ibrahim|Obama(?: Foundation)?|Humphrey|Hubert H\\. Humphrey|Yale World|Draper Hills|Thiel|TED|Kauffman|Presidential(?: Management| Leadership)?|White House|Leverhulme|Royal Society (?:University )?(?:Research|Wolfson)|Wellcome|British Academy|Clore|Harkness|Kennedy|Thouron|Rotary|Vanier|Killam|Banting|Trudeau|Pierre Elliott Trudeau|Loran|John Monash|Sir John Monash|Westpac|Endeavour|Woolf Fisher|Rutherford|Inlaks|Felix|Tata|JN Tata|Charles Wallace|Young India|Studienstiftung|Lindau|Knox|Frank Knox|Procter|Bosch|Robert Bosch|German Marshall|Marshall Memorial|Atlantic Council Millennium|Civitas|Soros|Paul (?:&|and) Daisy Soros|Jack Kent Cooke|Bill Gates|QuestBridge|Posse|Coca-Cola|Ford Foundation|Mellon|Getty(?: Leadership)?|Wexner|Rockefeller|Vilcek|Stegner|Cullman|Hodder|Yaddo|MacDowell|Cave Canem)"

/** `Chevening Scholar`, `Sloan Research Fellow`. */
export const scholar = `(?:(?:19|20)\\d\\d )?${programme}(?: (?:Research|Leadership|Foundation|Postdoctoral|Global|Visiting|Young|Senior|Future|Memorial|Traveling|Travelling|World|Policy))* (?:[Ss]cholar(?:ship)?|[Ff]ellow(?:ship)?)`
