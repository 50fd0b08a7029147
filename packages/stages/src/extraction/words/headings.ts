import type { Topic } from "../topics.ts"

/** What announces a topic, in words that stand alone; as a pattern. */
type Names = ReadonlyArray<readonly [topic: Topic, names: string]>

/** Stands before the name of a list and says no more of it: `my favourite`, `a few recent`. */
export const ofLists =
  "(?:(?:an?|the|my|our|her|his|their|some|few|bit of|little|and|other|also|additional|further|personal|professional|key|core|selected|select|recent|current|currently|main|primary|top|latest|notable|favou?rite|special|relevant|general|real|full|career|industry) )*"

/** Of colleagues, of others who were heard, of what else the site shows; anywhere in a heading. */
export const foreignNames =
  "testimonials?|what (?:people|others|clients|colleagues|patients|customers|students) (?:say|are saying)|comments?|repl(?:y|ies)|related|similar|also viewed|recommended|you (?:may|might) also|other (?:stories|posts)|more (?:stories|articles|news|from)|references|recommendations|endorsements|blogroll|people i|who i follow|kudos|reviews|sponsors|clients|customers|previous (?:roles?|positions?|experience|employers?)|past (?:roles?|positions?|employers?)|read (?:more|next)|most read|keep reading|latest news|follow us"

/** Lists of people: on a page about the prospect they are others, elsewhere the prospect may be one of them. */
export const peopleNames =
  "colleagues|co-?workers|team ?mates|our team|the team|meet the|other (?:speakers|people|authors|members)|more (?:speakers|people)|guests?|friends|partners|students|trainees|advisees|alumni"

const work =
  "(?:work|office|hours|clock|desk|day job|job|lab|studio|classroom|courtroom|boardroom|kitchen|keyboard|screen|ward|clinic|newsroom|library|museum|courts?)"
const notWorking = "not(?: \\p{L}+ing| at (?:work|(?:my|her|his|their) desks?)| here| there)?"

/** Headings, labels and cells of tables in English. */
export const headingNames: Names = [
  [
    "position",
    "roles?|position|job|(?:job|working) title|titles?|job role|designation|occupation|profession|beruf|poste"
  ],
  [
    "admissions",
    "(?:bar|court|state bar|legal) admissions?|admissions|admitted to practi[cs]e|jurisdictions|bars?"
  ],
  [
    "certifications",
    "(?:(?:board|licen[cs]es?(?: (?:and|&))?|teaching|medical|nursing|technical) )*(?:certifications?|certificates|accreditations?|professional qualifications|professional registrations?|registrations|licen[cs](?:es|ures?)|credentials|designations|post-?nominals|certs|zertifikate|zertifizierungen|certificaciones)(?: (?:and|&) (?:licen[cs]es|training|accreditations|registrations))?"
  ],
  [
    "education",
    "(?:academic|formal|medical|legal|university|undergraduate|graduate|postgraduate|post-graduate|higher) ?(?:education|studies|training|degrees?|background|qualifications?|history)|education(?:al)?(?: background| history)?|academic (?:background|qualifications|history|degrees)|studies|qualifications?|degrees?|residency|residencies|doctorate|alma maters?|(?:medical|law|business|graduate|dental|veterinary|nursing|art|drama|film|music|design|grad) school|universit(?:y|ies)(?: attended)?|ausbildung|studium|bildung|formation|études|formación|educación|estudios|utbildning|opleiding"
  ],
  [
    "subjects",
    "(?:clinical|research|scientific|academic|scholarly|practice|medical|surgical|special(?:ist)?|areas? of (?:special|clinical|particular)) interests?"
  ],
  [
    "skills",
    "(?:(?:technical|areas? of|fields? of|practice|clinical|legal|medical|subject|soft|hard|hands-on|research|design|engineering) )*(?:skills?|skill ?sets?|expertise|speciali[ts]{1,2}(?:ies|y|ations?)|specialt(?:y|ies)|specialisms?|competenc(?:ies|es|y|e)|technologies|tools|tool ?(?:box|kit|belt|chain)s?|tech ?stack|stack|capabilities|practice(?: (?:areas?|groups?|focus|fields?))|focus(?: areas?)?|areas? of (?:focus|practice|law|speciali[sz]ation|competence|knowledge|concentration)|fields? of (?:work|practice|law)|areas of law|strengths|proficiencies|know-?how|knowledge areas?|disciplines|(?:research|scientific|academic|scholarly|teaching|technical) (?:areas|focus|topics|fields|themes)|(?:teaching|technical) interests|subject areas|frameworks|programming(?: languages)?|superpowers?|what (?:i|she|he) do(?:es)?(?: best)?|what i(?:['’]m| am) good at|what i offer|(?:what )?(?:i|we) (?:can )?help (?:you )?with|how i can help|fähigkeiten|kenntnisse|kompetenzen|schwerpunkte|compétences|habilidades|competências|competenze)"
  ],
  [
    "achievements",
    "(?:academic|sporting|research|major|teaching|literary) ?(?:awards?|honou?rs|achievements?|recognitions?|prizes|distinctions)|awards?(?: received| won)?|honou?rs|achievements?|accomplishments?|recognitions?|prizes?(?: won)?|accolades|highlights|distinctions|medals|milestones|nominations|commendations|scholarships|bursaries|rankings|patents|auszeichnungen|prix|premios"
  ],
  [
    "works",
    "books?(?: published| written)?|novels?|albums?|discography|filmography|bibliography|typefaces?|fonts?|published (?:works?|books)|monographs?|picture books|cookbooks?|solo exhibitions?"
  ],
  [
    "hobbies",
    `(?:favou?rite |best |preferred )?ways? to (?:switch off|relax|unwind|de-?stress|recharge|let off steam|spend (?:a|the) .{3,20})|(?:things|what|stuff) (?:i|she|he|we) (?:do|does|gets? up to) (?:when|outside|for|after) .{2,30}|hobb(?:y|ies)|pastimes?|leisure(?: (?:time|activities|pursuits|interests))?|recreations?|(?:outside|beyond|away from|out of|after|off)(?: of)? (?:the |my |her |his |their )?${work}|life outside(?: of)? (?:the )?${work}|life (?:beyond|after) (?:the )?${work}|off[- ]?(?:duty|hours|line)|(?:in|on|during) (?:my|her|his|their|your) (?:(?:spare|free|down|own|leisure) ?time|days? off|time off)|when (?:i(?:['’]m| am)|she(?:['’]s| is)|he(?:['’]s| is)|they(?:['’]re| are)|we(?:['’]re| are)) ${notWorking}|when ${notWorking}|(?:free|spare|down|leisure) ?time|for fun|afk|not working|how (?:i|she|he|we) (?:unwinds?|relax(?:es)?|recharges?|switch(?:es)? off)|guilty pleasures?|extra-?curriculars?|extra-?curricular activities|freizeit|loisirs|aficiones`
  ],
  [
    "interests",
    "interests?|passions|likes|things (?:i|she|he|we) (?:like|love|enjoy)s?|(?:things )?i['’]m into|obsessions|enthusiasms|interessen|intérêts|centres d['’]intérêt|intereses"
  ],
  [
    "memberships",
    "(?:(?:board|learned|society) )*(?:memberships?(?: held)?|affiliations?|boards?(?: (?:positions?|roles|seats?|service|appointments?|memberships?|experience|work))?|directorships|non-executive (?:roles|directorships)|trusteeships?|committees(?: (?:service|work|memberships?|roles))?|committee (?:service|work|memberships?|roles)|professional (?:bodies|involvement|activities|organi[sz]ations|service)|societies|associations|learned societies|organi[sz]ations|clubs(?: and societies)?|mitgliedschaften|board (?:and|&) committee (?:roles|memberships))|(?:professional|civic|community|public|boards?)(?: (?:and|&) (?:civic|community|professional|public|charitable|boards?|committees))+(?: (?:activities|involvement|engagement|service|leadership|affiliations|organi[sz]ations))?|(?:civic|public) (?:activities|engagement|leadership|affiliations|involvement|service|duties)|leadership (?:and|&) (?:service|affiliations)|service to the profession"
  ],
  [
    "causes",
    "(?:community )?(?:volunteer(?:ing)?(?: (?:work|experience|roles))?|voluntary work|causes(?: (?:i|we|she|he) (?:support|care about|love)s?)?|giving(?: back)?|charit(?:y|ies|able work)(?: (?:i|we) support| work| supported)?|philanthropy|community(?: (?:work|involvement|service|engagement))?|in the community|good causes|ehrenamt|bénévolat|voluntariado|pro bono(?: work)?)"
  ],
  ["podcasts", "podcasts?(?: appearances| interviews| episodes)?|listen"],
  [
    "talks",
    "(?:upcoming|past|invited|public|conference) ?(?:talks?|sessions?|speaking|presentations?|keynotes?|lectures?)|talks?|sessions?|speaking(?: engagements| history)?|presentations?|keynotes?|lectures?|conferences?|appearances|vorträge|conférences|charlas"
  ],
  [
    "articles",
    "writing|articles|publications|papers|essays|blog posts|posts|press articles|bylines|veröffentlichungen|publikationen|publicaciones"
  ],
  [
    "experience",
    "(?:(?:work|employment|relevant) )*(?:experience|employment|history|work|positions?|appointments|berufserfahrung|expérience|experiencia)(?: (?:history|experience))?"
  ],
  [
    "location",
    "sits in|location|based(?: (?:in|at))?|where|office(?: location)?|city|standort|lieu|ubicación|lives in|home base|residence"
  ],
  [
    "pets",
    "pets?|office (?:dog|cat|pet)s?|companions|four-legged friends?|furry (?:friends?|colleagues?|companions?|family)|menagerie"
  ],
  ["household", "household"],
  ["teams", "(?:football |sports? |home )*teams? i (?:support|follow)|sports teams?|allegiances?"],
  [
    "languages",
    "(?:spoken |programming |working |natural |foreign )*languages(?: (?:spoken|known))?|sprachen?|langues|idiomas"
  ],
  [
    "asides",
    "odds and ends|quick-?fire(?: round)?|lightning round|rapid[- ]fire|(?:fun|random|quick|fast|little[- ]known|interesting|bonus|surprising) facts?(?: about (?:me|her|him|them|\\p{L}+))?|trivia|did you know|(?:two|three|four|five|six|seven|ten|\\d+) (?:\\p{L}+ )?(?:facts|things)(?: (?:about|you|people|we|that|to)(?: .{0,40})?)?|things (?:you|most people|people)(?: .{0,40})?|a bit about (?:me|her|him)"
  ],
  [
    "biography",
    "(?:(?:short |brief |speaker )*(?:bio(?:graphy)?|about(?: me| the (?:speaker|guest)| her| him)?|more about .{2,40}|profile|summary|overview|background|who (?:i am|am i)|my story|career|introduction|hello|hi|welcome|über mich|lebenslauf|werdegang|vita|cv|curriculum vitae|parcours|à propos|sobre m[ií]|contact(?: me| details)?|get in touch|now|find me|links|elsewhere))[.!]?"
  ]
]

/** Words that announce a topic only beside a value: `Plays: banjo`, `By day: …`. */
export const labelNames: Names = [
  [
    "side",
    "ipl|nfl|nhl|nba|mlb|mls|afl|nrl|premier league|(?:football|soccer|baseball|basketball|hockey|rugby|cricket|footy) (?:team|club|side)s?|favou?rite (?:team|club|side)|cheers for|roots for|barracks for|lieblings(?:verein|club|mannschaft)|herzensverein|équipe (?:de c[oœ]ur|préférée)|club de c[oœ]ur|equipo favorito|hincha de|time do coração|clube do coração|squadra del cuore|favoriete (?:club|team)|favoritlag|favorittlag|yndlingshold"
  ],
  [
    "position",
    "job|work|now|works as|what (?:i|she|he|they) do(?:es)?(?: for a living)?|does what|what for|current(?:ly)? (?:role|position|job)|post|rank|grade|trade|in real life|real life|real job|paid work|to pay the bills|career|professional life|emploi|fonction|métier|profession|activité|funktion|position|tätigkeit|stelle|arbeit|cargo|puesto|profesión|profissão|função|ocupação|ruolo|professione|incarico|functie|beroep|werk|yrke|befattning|tjänst|titel|stilling|jobb|stanowisko|zawód|day job|by day|during the day|daytime|weekdays?|currently|tagsüber|werktags|overdag|doordeweeks|de día|di giorno|de dia|le jour|om dagen|til daglig|til hverdag|na co dzień"
  ],
  [
    "admissions",
    "admissions?|admitted(?: (?:in|to(?: the bar)?))?|called to the bar|licensed in|year of call"
  ],
  [
    "certifications",
    "licen[cs]ed (?:as|in)|professional status|registered(?: with)?|letters|accreditation|licence|badges?|paper|trained (?:in|as)|prüfungen|lizenzen|zulassungen|permis|brevets?|diplômes professionnels|títulos profesionales|carnés?|registros?|abilitazioni|patentini?|brevetti|certificaten|diploma['’]s|certifikat|behörigheter|legitimation|uprawnienia|certyfikaty|certified(?: in| as)?|accredited(?: as| by| in)?|registered as|licen[cs]es?|licensed as|charters?|qualified as|tickets?"
  ],
  [
    "education",
    "read|trained(?: at)?|learned (?:at|from)|alma mater|uni|degrees?(?: since .+)?|degree|first degree|training|schooling|where (?:i|she|he) (?:studied|trained)|studierte?|studium|abschluss|abschlüsse|schule|études|école|diplômes?|cursus|estudió|estudios|título|titulación|estudou|curso|formação|studi|laurea|titolo di studio|studie|school|opleidingen|studerade|examen|skola|uddannet|utdannet|studier|wykształcenie|studia|uczelnia|schools?|college|studied(?: at)?|educated(?: at)?|graduated(?: from)?|hochschule|universität"
  ],
  [
    "skills",
    "(?:areas?|fields?) of (?:practice|interest and expertise)|(?:what|things) (?:i|we|she|he) (?:do|does|offers?)|services|what (?:you can|to) hire me for|tools?(?: (?:i|you|she|he) (?:use|can['’]t live without|uses|swear by))?(?: of choice)?|favou?rite tools?|tools (?:you|i) can['’]t (?:live|work) without|my tool ?kit|kit|set-?up|by hand|at the (?:bench|wheel|bar|forge|stove)|works? (?:mostly |mainly )?(?:with|in|on)|what i (?:do|work on|know(?: about)?|bring|teach)|what (?:she|he) (?:does|knows|teaches)|things (?:i|she|he)(?:['’](?:m|s)| am| is)? (?:(?:decent|good|best|great) at|know(?:s)?(?: about)?|can do|does well)|skill ?set|mentor(?:s|ing) (?:on|in)|teaches|can (?:teach|help(?: you)?)(?: with)?|useful for|go[- ]to (?:person )?(?:for|on)|specialt(?:y|ies)|speciali[sz]ed in|strong suits?|forte|methods?|main (?:tools?|methods?)|materials?|techniques|languages of choice|language of choice|focus areas|hard skills|soft skills|kann|das kann ich(?: gut)?|gut in|werkzeuge?|arbeitet mit|expertise|fachgebiete?|arbeitsschwerpunkte?|stärken|themen|outils|spécialités?|domaines?(?: d['’](?:expertise|intervention))?|savoir-faire|points forts|atouts|herramientas|especialidad(?:es)?|áreas? de (?:especialidad|práctica|trabajo)|lo que sé hacer|cosas que sé hacer|ferramentas|especialidades?|áreas? de atuação|o que (?:eu )?sei fazer|specialità|strumenti|aree di competenza|cosa so fare|specialisaties?|vaardigheden|gereedschap|werkt met|goed in|verktyg|kompetenser|expertis|specialområden|arbetar med|spisskompetanse|verktøy|ferdigheter|umiejętności|narzędzia|specjalizacja|tool|works? (?:with|in|on)|working (?:with|in|on)|speciali[sz](?:es|ing|ed) in|expert in|proficient in|known for|(?:best|good|great|skilled) (?:at|in|with)|(?:what )?(?:i['’]m|i am|she['’]s|he['’]s) (?:good|best) at|(?:i |we |she |he )?(?:can )?(?:helps?|assists?|advises?)(?: (?:you|people|teams|clients))? (?:with|on)|(?:come to|ping|see|ask) (?:me|her|him|them) for(?: help with)?|focus(?:es)?(?: on)?|practi[cs]es?|strength|methods|techniques|knowledge"
  ],
  [
    "achievements",
    "(?:biggest|greatest|top) (?:career )?(?:accomplishments?|achievements?|wins?)|wins?|trophies|silverware|best (?:result|moment|finish|placing)|highlight|career highlights?|notable(?: wins?)?|on the (?:shelf|mantelpiece|wall)|awarded|honou?r|previous wins?|titles(?: won)?|title won|palmar[èe]s|erfolge|preise?|prix|distinctions?|récompenses|palmarès|premios?|reconocimientos?|logros|galardones|prêmios?|prémios?|conquistas|distinções|premi|riconoscimenti|traguardi|prijzen|onderscheidingen|priser|utmärkelser|meriter|utmerkelser|nagrody|osiągnięcia|won|recogni[sz]ed by|proud(?:est)?(?: of| moments?| achievements?)?|claim to fame|personal best|pbs?|medal|trophy|shortlist(?:ed)?(?: for)?|nominated for|finalist|winner"
  ],
  [
    "works",
    "books?|latest book|new book|albums?|records?|last (?:book|album|film) (?:written|published|released|made)|bücher|buch|livres?|romans?|libros?|livros?|libri|boeken|böcker|bøker|książki|game|apps?|films?|plays written|author of|patent|exhibition|single|ep|poetry|screenplay|documentary|pattern|font family"
  ],
  [
    "hobbies",
    "rest of the time|the rest|not at work|out of hours|off (?:the )?(?:duty|platform|grid|field|pitch|bike|mic|page|record|stage|shift|piste|court|call)|off[- ]?grid|outside(?: of)? (?:the )?(?:fund|firm|studio|courtroom|surgery|practice|shop|garage|school|kitchen|office|theatre|lab|clinic|barn|\\p{Ll}+)|outside|away from (?:the )?\\p{Ll}+|unplugged|(?:on |in )?free (?:evenings?|days?|weekends?|moments?)|(?:on )?(?:her|his|their|my) (?:days? off|evenings?|weekends?|own time)|spare (?:hours?|time|evenings?)|(?:when|what|whenever) (?:she|he|they|i|we)(?:['’](?:s|re|m))?(?: is| are| am)?(?: not|n['’]t)? .{0,30}(?:work|court|office|coding|teaching|writing|travelling|cooking|on call|on site|at it|there)(?:ing)?|would rather be|i['’]?d rather be|side quests?|side projects?|other vices|vices?|happiest(?: when)?|happy place|usually found|keeps? (?:me|her|him) (?:sane|busy)|therapy|(?:(?:weekend|favou?rite|main|evening|winter|summer) )?pastime|hobby|sport|plays(?: for)?|unwinds?(?: with| by)?|to (?:unwind|relax)|relaxes (?:by|with)|rides?|runs?|sings?|cooks?|makes|grows?|things that aren['’]t \\p{Ll}+|not code|not work|after (?:hours|dark|the bell|class|work|five|closing)|downtime|at play|play|weekend|und sonst|sonst(?: noch)?|und sonst noch|außer dienst|nach feierabend|ausgleich|in der freizeit|neben der arbeit|en dehors (?:du (?:travail|bureau|cabinet|labo)|de l['’](?:agence|atelier|étude|école|entreprise)|des heures)|hors (?:du |de l['’])?(?:travail|bureau|écrans?|cabinet|labo|atelier|scène|terrain|plateau|caméra|service|horaires|cuisine|classe|piste|cadre)|à côté|le reste du temps|passe-temps|jardin secret|temps libre|quand (?:elle|il|je) n[e'’] .{2,30}pas|fuera del? (?:trabajo|despacho|taller|hospital|horario)|tiempo libre|cosas que no son \\p{Ll}+|cuando no .{2,30}|pasatiempos|ratos libres|fora d[oae] \\p{Ll}+|quando não .{2,30}|nas horas vagas|tempo livre|passatempos?|lazer|fuori (?:dal(?:l[oa]|l['’])? ?)?(?:lavoro|ufficio|studio|bottega|officina|cantina|clinica)|quando non .{2,30}|tempo libero|passatempi|na werktijd|buiten (?:de )?(?:uren|praktijk|kantoor|werktijd|zaak)|vrije tijd|als (?:ze|hij|ik) niet .{2,20}|på (?:sin )?fritid(?:en)?|fritid|utanför (?:jobbet|kontoret|kliniken)|på lediga dagar|lediga dagar|utenfor (?:jobb|kontoret)|når (?:hun|han|jeg) ikke .{2,20}|poza pracą|po godzinach|hobbys|fun|off the clock|off screen|weekends?|at weekends|(?:on|at) (?:the )?weekends?|evenings?|in the evenings?|nights?|by night|at night|mornings?|lunch ?times?|(?:satur|sun)days?|on (?:satur|sun)days?|(?:best|perfect|ideal|typical) (?:days? off|weekend|saturday|sunday|evening)|days? off|(?:to )?(?:unwinds?|relax(?:es)?|recharges?|switch(?:es)? off|decompress(?:es)?|winds? down)(?: by| with)?|secret (?:pleasure|talent|skill)|hidden talents?|plays|instruments?|activities|private(?:ly)?|other life|abends|am abend|am wochenende|wochenende|sonntags?|samstags?|feierabend|nach der arbeit|privat|['’]s avonds|avonden|['’]s ochtends|in het weekend|zondags?|zaterdags?|buiten (?:het )?werk|na het werk|le soir|le week-end|le dimanche|le samedi|por la noche|(?:los )?fines? de semana|los domingos|domingos?|sábados?|fuera de la oficina|à noite|(?:aos )?fi(?:m|ns) de semana|ao domingo|la sera|nel weekend|la domenica|il sabato|på kvällen|på helgen|helger|söndagar|om kvelden|i helg(?:en|a)|søndager|i weekenden|om aftenen|po godzinach|po pracy|w weekendy|w wolnym czasie|czas wolny"
  ],
  [
    "themes",
    "(?:speak(?:er|ing) |talk )?topics?(?: (?:i|she|he) (?:like|love|cover|speak)s?(?: about| on)?)?|speaks? (?:on|about)|talks? (?:about|on)"
  ],
  [
    "interests",
    "(?:ask|talk to|chat (?:to|with)) (?:me|her|him|them) about|(?:currently |now )?reading(?: list| now| about)?|reads?(?: about)?|on (?:the |my |her |his )?(?:bedside table|nightstand|turntable|stereo|kindle|shelf)|listening to|listens to|watching|last (?:book|film|album|series|podcast)(?: (?:i|she|he) (?:read|saw|loved))?|favou?rite (?:books?|authors?|writers?|albums?|bands?|music|films?|subject|topics?)|what (?:she|he|i)(?:['’](?:s|m)| am| is) (?:reading|listening to|into)|(?:could |can |will |would )?(?:talk|bore you|bang on|go on|speak)s?(?: for (?:an )?hours?| all day| endlessly)?(?: on)? (?:about|on)|things i bang on about|rabbit holes?|into|currently into|(?:nerdy )?obsess(?:ion|ions|ed)(?: at the moment)?|weakness(?: for)?|soft spot(?: for)?|likes?|loves?|fan of|guilty pleasures?|thinks? about|curious|writes? about|covers|interessiert sich für|liest gerade|leidenschaft|liest|lektüre|begeistert sich für|aime|passion|en ce moment|lit|lecture|le apasiona|intereses?|lee|lectura|interesses?|lendo|paixões|interessi|passioni|legge|leest|interesses|passies?|läser|intressen|interesser|leser|brinner för|czyta|interested in|passion|passionate about|loves|things i love|into|curious about|fascinated by|obsession|obsessed with|(?:geeks?|nerds?) out (?:on|about|over)|cares about|zainteresowania|pasje|interessiert an|ich mag|me gusta|j['’]aime|gosto de|mi piace|jeg liker|jag gillar"
  ],
  [
    "memberships",
    "bodies|professional (?:bodies|body|memberships?)|societies|clubs(?: and societies)?|also (?:on|sits on|a member of)|also serves|service|board (?:roles?|seats?|service|work)|governor(?: at| of)?|trustee|elected to|committee|committees|advisory (?:boards?|roles?)|mitglied(?:schaft(?:en)?)?(?: (?:bei|in|im))?|gremien|ämter|vereine?|vorstand|membre(?: de)?|adhésions?|mandats?|engagements?(?: associatifs)?|miembro(?: de)?|membresías|asociaciones|colegiad[oa](?: en)?|juntas|membro(?: d[aoe])?|associações|entidades|conselhos|membro di|associazioni|soci[oa](?: di)?|ordini?|iscrizioni|lid(?: van)?|lidmaatschappen|bestuursfuncties|nevenfuncties|medlem(?:skap)?(?: (?:i|av))?|styrelseuppdrag|uppdrag|föreningar|verv|medlemskap|medlem af|tillidshverv|member of|fellow of|belongs to|sits on|serves on|board(?: member)?|trustee (?:of|at)|governor (?:of|at)|society|association|networks|członkostwo"
  ],
  [
    "causes",
    "gives?(?: (?:back|time|to))*|gives? time to|gives money to|donates? to|champions|stands? for|fights? for|supports? (?:the )?charit(?:y|ies)|volunteering|as a volunteer|good cause|running for|rowing for|cycling for|walking for|swimming for|in aid of|raising money for|for good|pro bono|giving time(?: to)?|ehrenamtlich(?:es)?(?: engagement)?|ehrenamt|engagement|soziales(?: engagement)?|herzensprojekt|engagiert (?:bei|für)|bénévole(?: (?:à|au|chez|pour))?|bénévolat|engagements?|cause|voluntari(?:a|o|ado)(?: en)?|causas?|colabora con|voluntári(?:a|o|ado)|colabora com|volontari(?:ato|a|o)(?: (?:presso|per))?|impegno(?: sociale)?|vrijwillig(?:er|ster|erswerk)(?: bij)?|goede doel(?:en)?|zet zich in voor|ideellt(?: engagemang)?|volontär|engagemang|frivillig(?: arbeid| arbejde)?|hjertesak(?:er)?|działalność społeczna|volunteers?(?: (?:at|for|with))?|cause|gives back(?: to)?|fundrais(?:es|ing)(?: for)?|mentors?(?: at| with)?|wolontariat"
  ],
  [
    "location",
    "place|area|hometown now|based (?:in|out of|at)|lives (?:in|at|near|by)|home is|site|region|county|state|province|governorate|municipality|campus|office|desk|where you['’]ll find (?:me|her|him)|lives where|wohnort|standort|büro|dienstsitz|lebt in|zuhause|domicile|basée? à|vit à|habite|ville|lieu|reside en|vive en|base en|residencia|localidad|mora em|vive em|localidade|residência|abita a|vive a|residenza|sede|città|woonplaats|woont in|standplaats|plaats|bor(?: (?:i|på))?|bostadsort|hemort|bosted|bopæl|sted|mieszka w|miejsce zamieszkania|miasto|home|base|town|lives|living in|lives (?:and|&) works(?: in)?|based out of|where i live|resides(?: in)?|works from|currently in|wohnort|wohnhaft in|sitz|stadt|ville|ciudad|cidade|ort|wohnt in|woont in|mieszka|bor i"
  ],
  [
    "pets",
    "greyhound|whippet|labrador|lab|spaniel|collie|sheepdogs?|terrier|kelpie|heeler|poodle|pug|beagle|lurcher|kittens?|pony|ponies|donkeys?|hens|chickens|goats?|sheep|bees|snake|lizard|fish|budgies?|staff(?:ie|y)|mutt|hound|roommates?|housemates?|flatmates?|co-?workers?|assistants?|office manager|co-?pilot|boss|four legs|four-legged (?:friends?|staff|colleagues?)|animals|beasts|furry (?:friends?|colleagues?|staff)|haustiere?|vierbeiner|tiere|tierisches|kater|animal(?:es|s)?|animaux|compagnons?|compañer[oa]s? de piso|mascotas?|perros?|gatos?|bichos?|pets?|cachorros?|animais|animali|cani|gatti|huisdieren|honden|katten|djur|husdjur|hundar|katter|kæledyr|husdyr|zwierzęta|(?:dog|cat|rabbit|parrot|horse|animal|hen|chicken|tortoise|budgie|ferret|guinea pig|goat|hund|katze|tier|hond|kat|poes|chien|chat|perro|gato|cão|cane|gatto|katt|pies|kot)(?:s|e|n|en)?|hunde|katzen|chats|psy|koty"
  ],
  [
    "household",
    "at home|home life|lives with|home is shared with|family|daheim|zu hause|thuis|à la maison|en casa|em casa|a casa|hemma|hjemme|w domu"
  ],
  [
    "teams",
    "allegiances?|loyalt(?:y|ies)|colou?rs|suffers with|long-suffering (?:fan|supporter) of|shouts (?:at|for)|cheering for|ipl|nfl|nhl|nba|mlb|mls|afl|nrl|gaa|premier league|league|rugby league|rugby union|american football|college (?:football|basketball|ball)|saturdays|never misses|herzensverein|fußball(?:verein)?|mannschaft|fan (?:von|vom)|daumen drückt (?:sie|er)|équipe|club|supporte(?:ur|rice)?(?: d[ue]s?)?|foot(?:ball)?|equipo|fútbol|afición|colores|aficionad[oa] (?:al?|del?)|time(?: do coração)?|clube(?: do coração)?|futebol|torce (?:para|pelo)|adept[oa] d[oe]|squadra|calcio|tifa(?: per)?|fede calcistica|club(?:liefde)?|voetbal(?:club)?|favorietenclub|supporter van|lag|favoritlag|hejar på|håller på|klubb|favorittlag|heier på|hold|klub|drużyna|(?:football |soccer |sports? |baseball |basketball |hockey |rugby |cricket |footy )*(?:team|club|side)s?|supports?|supporter(?: of)?|(?:i )?follows|cheers for|roots for|barracks for|fan(?: of)?|season tickets?(?: holder)?(?: at| for)?|football|soccer|(?:ice )?hockey|baseball|basketball|rugby|cricket|footy|verein|lieblings(?:verein|club|mannschaft|team)|favoriete (?:club|team)|équipe (?:de c[oœ]e?ur|préférée)|club de c[oœ]e?ur|equipo(?: favorito)?|hincha de|torcedora? (?:do|da|de)|squadra(?: del cuore)?|tifos[oa] (?:di|del|della)|favoritt?lag|yndlingshold|kibic"
  ],
  [
    "languages",
    "language|speaks?|uses|what i use|i use|gear|software|(?:made|built|writes|codes|coded|written) (?:with|in)|spricht|spreekt|parle|habla|fala|parla|talar|snakker|taler"
  ],
  [
    "asides",
    "also|plus|besides|otherwise|likes|enjoys|other|else|anything else|sports?|collects?|extras?|misc(?:ellaneous|ellanea)?|fun fact|fact|always|at heart|altijd|immer|siempre|sempre|toujours|alltid|altid|außerdem|nebenbei|übrigens|verder|en ook|aussi|además|também|inoltre|dessutom|ponadto|zawsze|weetje|anecdote|ciekawostka"
  ],
  [
    "employer",
    "employers?|current employer|company|firm|organi[sz]ation|business|works? (?:at|for)|working (?:at|for)|where (?:i|she|he) works?|outfit|arbeitgeber(?:in)?|unternehmen|firma|betrieb|arbeitet bei|employeur|entreprise|société|structure|empresa|organización|trabaja en|empresa atual|trabalha em|azienda|ente|lavora (?:per|presso|in)|werkgever|bedrijf|organisatie|werkt bij|arbetsgivare|företag|arbetar på|arbeidsgiver|arbejdsgiver|bedrift|virksomhed|pracodawca|firma"
  ],
  [
    "industry",
    "industr(?:y|ies)|sectors?|(?:business|industry) sector|field|line of (?:work|business)|branche|bereich|wirtschaftszweig|secteur(?: d['’]activité)?|domaine d['’]activité|sector(?: de actividad)?|rubro|industria|ramo|setor(?: de atuação)?|settore|comparto|sector|bransch|bransje|branża"
  ]
]
