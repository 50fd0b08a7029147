/** Organisations that live by the time that people give them: to be of their crew is no job. */
const voluntary =
  /(?<![\p{L}])(?:RNLI|Royal National Lifeboat Institution|DGzRS|Rettung Schiffbrüchiger|SNSM|KNRM|Lifeboats?|Coastguard Rescue|Mountain Rescue|Cave Rescue|Fell Rescue|Search (?:and|&) Rescue|Bergwacht|Samaritans|Lifeline|Red Cross|Rotes? Kreuz(?:es)?|Croix-Rouge|Cruz Roja|St\.? John Ambulance|Ski Patrol|Habitat for Humanity|Food ?Bank|Restaurants du [Cc]œur|Scouts|Girlguiding|Big Brothers Big Sisters|Meals on Wheels|Air Ambulance|Community First Responders|Crisis Text Line|Hospice)(?![\p{L}])/u

/** Whether a name is that of an organisation that people give their time to. */
export const isGivenTimeTo = (name: string): boolean => voluntary.test(name)

/** Trusts of hospitals, schools and money. */
const business =
  /(?<![\p{L}])(?:NHS|Energy|Investments?|Hospitals?|Academy|Academies|Multi-Academy|Real Estate|Property|Unit|Pension|Income|Growth|Capital|Bank|University|Foundation School|Health) (?:Foundation )?Trust(?![\p{L}])/u

const charitable =
  /(?<![\p{L}])(?:Charit(?:y|ies)|Foundation|Simon Communit(?:y|ies)|Care (?:Society|Association|Network)|Against (?:Sewage|Hunger|Poverty|Malaria|Cancer|Cruelty)|With(?:out)? The Wounded|(?:Bursary|Benevolent) Fund|Food Bank|Help for Heroes|Tidy Towns|Forest (?:&|and) Bird|Feed(?:ing)? (?!Compan|Mills?|Stores?|Suppl|Group|Products)\p{Lu}\p{L}+|Trust|Relief|Aid|Refuge|Refugees?|Shelter|Sanctuary|Hospices?|Rescue|Pantry|Pantries|Kitchen|Harvest|Without Borders|Sans Frontières|ohne Grenzen|Conservancy|Oxfam|UNICEF|Unicef|WWF|Greenpeace|Amnesty|Mencap|Barnardo['’]s|Crisis|Macmillan|Mind|Age UK|RSPB|RSPCA|ASPCA|YMCA|YWCA|Teach First|Teach For \p{Lu}\p{L}+|Code Club|CoderDojo|Girls Who Code|Save the Children|Caritas|Diakonie|Tafel|Emmaus|Emmaüs|Banco Alimentar|Feeding America|Hand in Hand|Friends of|Keepers|Reading Room|Larder|Repair Caf[eé]|Toy Library|Tool Library|Community (?:Garden|Kitchen|Fridge|Centre|Center|Land)|Homework Club|Youth (?:Club|Centre|Center|Orchestra|Theatre)|Literacy|Reads|Women['’]s Aid|Legal Aid|Law Centre|Citizens Advice|Boys (?:&|and) Girls Clubs?|Big (?:Sisters?|Brothers?)|Humane Society|SPCA|PDSA|Cats Protection|Dogs for \p{Lu}\p{L}+|Greyhound\p{L}*|Donkey|Wildlife|Special Olympics|Ronald McDonald House|Make-A-Wish|United Way|Junior Achievement|Smart Works|Dress for Success|Women Who Code|Girls (?:Who )?Code|Black Girls Code|Girls on the Run|CASA|Scholars? Fund|Scholarship Fund|Soup Kitchen|Homeless\p{L}*|Hospital Radio|Air Cadets|Sea Cadets|Blood Bikes|Street Pastors|Prison \p{L}+|Storybook|Beyond Bars|Children['’]s (?:Fund|Charity|Home)|Orphan\p{L}*|Médecins|Engineers Without|Helping Hands?|Bookbus|Book ?(?:Trust|Aid)|Riding for|Guide Dogs|Mutual Aid|Clean-?up|Cleanup|Coalition for|Campaign for|Plan International|ActionAid|WaterAid|Care International|Sightsavers|Food Share|Soup Run|(?:Community|Rural|Hardship|Emergency|Memorial|Insulin|Medicine|Legal Defen[cs]e|Bail|Village|Refugee|Women['’]s|Girls['’]?) (?:\p{Lu}\p{L}+ )?Fund|Fondation|\p{L}*-?[Ss]tiftung|Fundación|Fundação|Pets Alive|Best Friends|Beyond Blue|Black Dog Institute|Movember|Headspace|Smith Family|St Vincent de Paul|Vinnies|Salvation Army|Comic Relief|Children in Need|Landcare|Bushcare|Coastcare|Food (?:Shelf|Relief|Rescue|Pantry|Cupboard|Co-?op|Hub|Project|Larder)|Foodbank|Welcome (?:Circle|Group|Centre|Hub|Network)|Refugee Welcome|Coastguard \p{Lu}\p{L}+|Surf Life ?Saving|Night Shelter|Women['’]s (?:Shelter|Refuge)|Children['’]s Village|Kids Company|Youth (?:Mentoring|Print|Project|Zone|Trust|Fund|Hub|Foundation)|Mentoring|(?:Baby|Toy|Book|Coat|Furniture|Clothes|Nappy|Hygiene|Uniform|Bike|Tool) ?Bank|Bike Project|City Farm|Community (?:Larder|Pantry|Farm|Fund|Allotment|Orchard|Woodland|Supermarket)|(?:Rivers?|Woodland|Wildlife|Canal|Heritage|Coastal|Moorland) Trust|Conservation Volunteers|River Clean\p{L}*|Beach Clean\p{L}*|Tree (?:Wardens|Planters)|Dogs Trust|Blue Cross|Battersea|Hedgehog \p{L}+|Animal (?:Rescue|Shelter|Sanctuary|Haven|Welfare)|(?:Cat|Dog|Horse|Pony|Greyhound|Donkey|Hound|Kitten|Bird|Bat|Seal|Turtle|Koala|Owl) (?:Rescue|Sanctuary|Haven|Refuge|Protection|Hospital|Shelter)|Childline|Kids Helpline|Helpline|Nightline|Lifeline|Centrepoint|Crisis Centre|Victim Support|Rape Crisis|Citizens['’]? Advice|Age Concern|Talking Newspaper|Open Arms|Helping \p{Lu}\p{L}+|Meals on Wheels|Night Stop|Winter Shelter|Hardship Fund|Relief Fund|Children['’]s Fund|Appeal|Water for \p{Lu}\p{L}+|Books for \p{Lu}\p{L}+|Bikes for \p{Lu}\p{L}+|Homes for \p{Lu}\p{L}+|Food for \p{Lu}\p{L}+|Hope for \p{Lu}\p{L}+|Walk for \p{Lu}\p{L}+|Code for \p{Lu}\p{L}+|Kod dla \p{Lu}\p{L}+|Förderverein|Kinderhospiz|Hospiz\p{L}*|Tierheim|Tierschutz\p{L}*|Kinderhilfe|Lebenshilfe|Flüchtlings\p{L}+|Obdachlosen\p{L}+|Seenotrettung|DLRG|Aktion Mensch|Brot für die Welt|Bahnhofsmission|Tafeln?|Telefonseelsorge|Refuges?|Banque Alimentaire|Apprentis d['’]Auteuil|Petits Frères des Pauvres|SOS \p{Lu}\p{L}+|France Bénévolat|Handicap International|Les Restos|Protección Civil|Protectora\p{L}*|Médicos del Mundo|Techo|Voluntários|Bombeiros Voluntários|Refood|Re-food|Croce (?:Rossa|Verde|Bianca)|Protezione Civile|Banco Alimentare|Telefono Azzurro|AVIS|AIDO|Legambiente|Fondazione|Voedselbank|Vluchtelingen\p{L}*|Rode Kruis|Dierenbescherming|Dierenasiel|Dierenambulance|Zonnebloem|Stichting|Wensambulance|Röda Korset|Røde Kors|Rädda Barnen|Redd Barna|Redningsselskapet|Naturskyddsföreningen|Läxhjälp\p{L}*|Kvinnojour\p{L}*|Fundacj[ai]|Hospicjum|Szlachetna Paczka|Czerwony Krzyż|Schronisk\p{L}+|Bank Żywności|Nadace|Nadácia|Alapítvány|Säätiö|Stiftelsen?|Cancer (?:Research|Council|Society)|Heart (?:Foundation|Association)|Marie Curie|Alzheimer['’]s (?:Society|Association)|Parkinson['’]s|Stroke Association|Pieta|Barretstown|Trócaire|St\.? Jude|Second Harvest|Restos du Cœur|Secours (?:populaire|catholique|Populaire|Catholique)|Téléthon|C[aá]ritas|Casa Caridad|Banco de Alimentos|Cruz Vermelha|Médicos (?:Sin Fronteras|sem Fronteiras)|Ärzte ohne)(?![\p{L}])/u

/** Whether a name is that of an organisation that lives by what people give it. */
export const isCharity = (name: string): boolean =>
  (charitable.test(name) && !business.test(name)) || isGivenTimeTo(name)

const ownWords =
  /(?<![\p{L}])(?:charit(?:y|able)|non-?profit|not-for-profit|NGO|social enterprise|foundation|food ?bank|hospice|shelter|relief fund|rescue|volunteer-run|volunteer-led|soup kitchen|campaign)(?![\p{L}])/iu
const beneficiary =
  /(?<![\p{L}])(?:girls?|boys|children|kids|pupils|young|youth|teen\p{L}*|students|apprentices|women|widows|elderly|older people|seniors|prison\p{L}*|inmates|offenders|refugees?|asylum|migrants|newcomers|homeless\p{L}*|hungry|hunger|poor|poverty|low-income|first-generation|disadvantaged|underserved|under-?represented|vulnerable|disabled|disabilit\p{L}+|blind|deaf|patients|veterans|families|orphans?|carers|communit\p{L}+|neighbou?r\p{L}*|villages?|smallholders?|workers|schools?|literacy|librar\p{L}+|books|rivers?|beach\p{L}*|coast\p{L}*|forests?|trees|wildlife|animals|dogs|cats|kittens|hedgehogs|birds|oceans?|wetlands|peatlands?|food|meals|groceries|shelter|scholarships|for free|free of charge|access|heritage)(?![\p{L}])/iu

/** What is said right behind the name of an organisation that lives by gifts: `, a charity that …`, `, which teaches girls …`. */
export const isSaidOfCharity = (said: string): boolean => {
  const apposition = /^,? (?:an?|the|our|her|his|their|my) (?<what>[^,.;:]+)/u.exec(said)?.groups?.what ?? ""
  const deed =
    /^,? (?:which|that|whose|where|helping|teaching|giving|bringing|supporting|providing) (?<what>[^.;]+)/u.exec(
      said
    )?.groups?.what
  const isCharitable = ownWords.test(/^(?: \p{Ll}+){1,3}/u.exec(said)?.[0] ?? "") || ownWords.test(apposition)
  const isFor =
    /(?<![\p{L}])(?:initiative|trust|programme|program|project|scheme|organi[sz]ation|group|network|club|camp|collective|movement|fund|choir|library|society|association|venture|effort|school|clinic|workshop)(?![\p{L}])/iu.test(
      apposition
    ) && beneficiary.test(said)
  return isCharitable || isFor || (deed !== undefined && beneficiary.test(deed))
}

/** `Lighthouse youth shelter` of `Lighthouse`: what says so right behind a name is the rest of it. */
export const withOwnKind = (name: string, said: string): string =>
  `${name}${/^(?: \p{Ll}+){0,2} (?:charity|foundation|food ?bank|food pantry|hospice|shelter|sanctuary|relief fund|rescue|soup kitchen|clinic|charity shop|repair caf[eé])(?![\p{L}])/u.exec(said)?.[0] ?? ""}`

/** What a charity's page says of it, at its foot or in a sentence of its own. */
const registered =
  /(?<![\p{L}])(?:(?:registered )?charity (?:no|number|reg\p{L}*)|registered charit\p{L}+|charitable (?:trust|company|organi[sz]ation|status)|not-for-profit|non-?profit|501 ?\(c\) ?\(3\)|tax-deductible|donate (?:now|today|here)|gemeinnützig\p{L}*|spendenkonto|d['’]intérêt général|reconnue d['’]utilité publique|sin (?:ánimo|fines) de lucro|sem fins lucrativos|senza scopo di lucro|ANBI|organizacja pożytku publicznego|KRS \d+|ideell förening|90-konto)(?![\p{L}])/iu

/** Whether a page's own lines say that the organisation of this name lives by gifts, or whom it helps. */
export const isSelfToldCharity = (name: string, lines: ReadonlyArray<string>): boolean =>
  lines.some(line => {
    const said = line.startsWith(name)
      ? line.slice(name.length)
      : /^We (?=\p{Ll})/u.test(line)
        ? line.slice(2)
        : ""
    const isDeed =
      /^ (?:\p{Ll}+ )?(?:teach|help|feed|give|support|bring|house|shelter|rescue|plant|protect|restore|train|mentor|provide|deliver|clean|run|offer)(?:e?s)? /u.test(
        said
      )
    return registered.test(line) || (isDeed && beneficiary.test(said))
  })

/** Whether a text speaks of those whom charities help. */
export const namesBeneficiaries = (text: string): boolean => beneficiary.test(text)

/** Clubs of business people, chambers and sports clubs, which are there for those who belong to them. */
const ofPeers =
  /(?<![\p{L}])(?:(?:Rotary|Rotaract|Lions|Kiwanis|Round Table|Ladies['’]? Circle|Soroptimist|Inner Wheel|Zonta|Probus) (?:Club|International)|Chamber of Commerce|Chamber$|Handelskammer|IHK|Handwerkskammer|Wirtschaftsjunioren|Junge Wirtschaft|Jeune Chambre|Junior (?:League|Chamber)|Jaycees|Toastmasters|Bar Association|(?:Institutes?|Institution) of (?:Corporate |Company )?Directors|(?:Chartered|Royal) (?:Institute|Institution|Society|College)|Chambre de (?:commerce|métiers)|Cámara de Comercio)(?![\p{L}])|^(?:SV|TSV|VfB|VfL|TuS|FC|SC|SSV|SpVgg|TV|TTC|HSV|RV) \p{Lu}| (?:RFC|RUFC|FC|AFC|CC|GAA|RLFC|Cricket Club|Rugby Club|Football Club|Hockey Club|Rowing Club)$/u

/** Whether a name is of those who are there for one another, whatever time they give. */
export const isFellowshipOfPeers = (name: string): boolean => ofPeers.test(name)
