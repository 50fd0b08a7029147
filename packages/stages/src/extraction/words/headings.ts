import type { Topic } from "../topics.ts"

/** What announces a topic, in words that stand alone; as a pattern. */
type Names = ReadonlyArray<readonly [topic: Topic, names: string]>

/** Stands before the name of a list and says no more of it: `my favourite`, `a few recent`. */
export const ofLists =
  "(?:(?:an?|the|my|our|her|his|their|some|(?:a )?few|a bit of|a little|and|other|also|additional|further|personal|professional|key|core|selected|select|recent|current|currently|main|primary|top|latest|notable|favou?rite|special|relevant|general|real|full|career|industry) )*"

/** Of colleagues, of others who were heard, of what else the site shows; anywhere in a heading. */
export const foreignNames =
  "testimonials?|what (?:people|others|clients|colleagues|patients|customers|students) (?:say|are saying)|comments?|repl(?:y|ies)|related|similar|also viewed|recommended|you (?:may|might) also|colleagues|co-?workers|team ?mates|our team|the team|meet the|other (?:speakers|people|authors|members|stories|posts)|more (?:speakers|people|stories|articles|news|from)|references|recommendations|endorsements|guests?|friends|blogroll|people i|who i follow|kudos|reviews|sponsors|partners|clients|customers|students|trainees|advisees|alumni|previous (?:roles?|positions?|experience|employers?)|past (?:roles?|positions?|employers?)|read (?:more|next)|most read|keep reading|latest news|follow us"

const work =
  "(?:work|office|hours|clock|desk|day job|job|lab|studio|classroom|courtroom|boardroom|kitchen|keyboard|screen|ward|clinic|newsroom|library|museum|courts?)"
const notWorking = "not(?: \\p{L}+ing| at (?:work|(?:my|her|his|their) desks?)| here| there)?"

/** Headings, labels and cells of tables in English. */
export const headingNames: Names = [
  [
    "position",
    "role|position|job|(?:job|working) title|title|job role|designation|occupation|profession|beruf|poste"
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
    "(?:clinical|practice|medical|surgical|special(?:ist)?|areas? of (?:special|clinical|particular)) interests?"
  ],
  [
    "skills",
    "(?:(?:technical|areas? of|fields? of|practice|clinical|legal|medical|subject|soft|hard|hands-on|research|design|engineering) )*(?:skills?|skill ?sets?|expertise|speciali[ts]{1,2}(?:ies|y|ations?)|specialt(?:y|ies)|specialisms?|competenc(?:ies|es|y|e)|technologies|tools|tool ?(?:box|kit|belt|chain)s?|tech ?stack|stack|capabilities|practice(?: (?:areas?|groups?|focus|fields?))|focus(?: areas?)?|areas? of (?:focus|practice|law|speciali[sz]ation|competence|knowledge|concentration)|fields? of (?:work|practice|law)|areas of law|strengths|proficiencies|know-?how|knowledge areas?|disciplines|(?:research|scientific|academic|scholarly|teaching|technical) (?:areas|focus|topics|fields|themes|interests)|subject areas|frameworks|programming(?: languages)?|superpowers?|(?:what )?(?:i|we) (?:can )?help (?:you )?with|how i can help|fähigkeiten|kenntnisse|kompetenzen|schwerpunkte|compétences|habilidades|competências|competenze)"
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
    `hobb(?:y|ies)|pastimes?|leisure(?: (?:time|activities|pursuits|interests))?|recreations?|(?:outside|beyond|away from|out of|after|off)(?: of)? (?:the |my |her |his |their )?${work}|life outside(?: of)? (?:the )?${work}|life (?:beyond|after) (?:the )?${work}|off[- ]?(?:duty|hours|line)|(?:in|on|during) (?:my|her|his|their|your) (?:(?:spare|free|down|own|leisure) ?time|days? off|time off)|when (?:i(?:['’]m| am)|she(?:['’]s| is)|he(?:['’]s| is)|they(?:['’]re| are)|we(?:['’]re| are)) ${notWorking}|when ${notWorking}|(?:free|spare|down|leisure) ?time|for fun|afk|not working|how (?:i|she|he|we) (?:unwinds?|relax(?:es)?|recharges?|switch(?:es)? off)|guilty pleasures?|extra-?curriculars?|extra-?curricular activities|freizeit|loisirs|aficiones`
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
    "location|based(?: (?:in|at))?|where|office(?: location)?|city|standort|lieu|ubicación|lives in|home base|residence"
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
    "odds and ends|(?:fun|random|quick|fast|little[- ]known|interesting|bonus|surprising) facts?(?: about (?:me|her|him|them|\\p{L}+))?|trivia|did you know|(?:two|three|four|five|six|seven|ten|\\d+) (?:\\p{L}+ )?(?:facts|things)(?: (?:about|you|people|we|that|to)(?: .{0,40})?)?|things (?:you|most people|people)(?: .{0,40})?|a bit about (?:me|her|him)"
  ],
  [
    "biography",
    "(?:(?:short |brief |speaker )*(?:bio(?:graphy)?|about(?: me| the (?:speaker|guest)| her| him)?|more about .{2,40}|profile|summary|overview|background|who (?:i am|am i)|my story|career|introduction|hello|hi|welcome|über mich|lebenslauf|werdegang|vita|cv|curriculum vitae|parcours|à propos|sobre m[ií]|contact(?: me| details)?|get in touch|now|find me|links|elsewhere))[.!]?"
  ]
]

/** Words that announce a topic only beside a value: `Plays: banjo`, `By day: …`. */
export const labelNames: Names = [
  [
    "position",
    "day job|by day|during the day|daytime|weekdays?|currently|tagsüber|werktags|overdag|doordeweeks|de día|di giorno|de dia|le jour|om dagen|til daglig|til hverdag|na co dzień"
  ],
  [
    "admissions",
    "admissions?|admitted(?: (?:in|to(?: the bar)?))?|called to the bar|licensed in|year of call"
  ],
  [
    "certifications",
    "certified(?: in| as)?|accredited(?: as| by| in)?|registered as|licen[cs]es?|licensed as|charters?|qualified as|tickets?"
  ],
  [
    "education",
    "schools?|college|studied(?: at)?|educated(?: at)?|graduated(?: from)?|hochschule|universität"
  ],
  [
    "skills",
    "tool|works? (?:with|in|on)|working (?:with|in|on)|speciali[sz](?:es|ing|ed) in|expert in|proficient in|known for|(?:best|good|great|skilled) (?:at|in|with)|(?:what )?(?:i['’]m|i am|she['’]s|he['’]s) (?:good|best) at|(?:i |we |she |he )?(?:can )?(?:helps?|assists?|advises?)(?: (?:you|people|teams|clients))? (?:with|on)|(?:ask|talk to|come to|chat to|ping|see) (?:me|her|him|them) (?:about|for|on)|focus(?:es)?(?: on)?|practi[cs]es?|strength|methods|techniques|knowledge"
  ],
  [
    "achievements",
    "won|recogni[sz]ed by|proud(?:est)?(?: of| moments?| achievements?)?|claim to fame|personal best|pbs?|medal|trophy|shortlist(?:ed)?(?: for)?|nominated for|finalist|winner"
  ],
  [
    "works",
    "game|apps?|films?|plays written|author of|patent|exhibition|single|ep|poetry|screenplay|documentary|pattern|font family"
  ],
  [
    "hobbies",
    "hobbys|fun|off the clock|off screen|weekends?|at weekends|(?:on|at) (?:the )?weekends?|evenings?|in the evenings?|nights?|by night|at night|mornings?|lunch ?times?|(?:satur|sun)days?|on (?:satur|sun)days?|(?:best|perfect|ideal|typical) (?:days? off|weekend|saturday|sunday|evening)|days? off|(?:to )?(?:unwinds?|relax(?:es)?|recharges?|switch(?:es)? off|decompress(?:es)?|winds? down)(?: by| with)?|secret (?:pleasure|talent|skill)|hidden talents?|plays|instruments?|activities|private(?:ly)?|other life|abends|am abend|am wochenende|wochenende|sonntags?|samstags?|feierabend|nach der arbeit|privat|['’]s avonds|avonden|['’]s ochtends|in het weekend|zondags?|zaterdags?|buiten (?:het )?werk|na het werk|le soir|le week-end|le dimanche|le samedi|por la noche|(?:los )?fines? de semana|los domingos|domingos?|sábados?|fuera de la oficina|à noite|(?:aos )?fi(?:m|ns) de semana|ao domingo|la sera|nel weekend|la domenica|il sabato|på kvällen|på helgen|helger|söndagar|om kvelden|i helg(?:en|a)|søndager|i weekenden|om aftenen|po godzinach|po pracy|w weekendy|w wolnym czasie|czas wolny"
  ],
  [
    "interests",
    "interested in|passion|passionate about|loves|things i love|into|curious about|fascinated by|obsession|obsessed with|(?:geeks?|nerds?) out (?:on|about|over)|cares about|zainteresowania|pasje|interessiert an|ich mag|me gusta|j['’]aime|gosto de|mi piace|jeg liker|jag gillar"
  ],
  [
    "memberships",
    "member of|fellow of|belongs to|sits on|serves on|board(?: member)?|trustee (?:of|at)|governor (?:of|at)|society|association|networks|członkostwo"
  ],
  [
    "causes",
    "volunteers?(?: (?:at|for|with))?|cause|gives back(?: to)?|fundrais(?:es|ing)(?: for)?|mentors?(?: at| with)?|wolontariat"
  ],
  [
    "location",
    "home|home town|hometown|base|town|lives|living in|lives (?:and|&) works(?: in)?|based out of|where i live|resides(?: in)?|works from|currently in|wohnort|wohnhaft in|sitz|stadt|ville|ciudad|cidade|ort|wohnt in|woont in|mieszka|bor i"
  ],
  [
    "pets",
    "(?:dog|cat|rabbit|parrot|horse|animal|hen|chicken|tortoise|budgie|ferret|guinea pig|goat|hund|katze|tier|hond|kat|poes|chien|chat|perro|gato|cão|cane|gatto|katt|pies|kot)(?:s|e|n|en)?|hunde|katzen|chats|psy|koty"
  ],
  [
    "household",
    "at home|home life|lives with|home is shared with|family|daheim|zu hause|thuis|à la maison|en casa|em casa|a casa|hemma|hjemme|w domu"
  ],
  [
    "teams",
    "(?:football |soccer |sports? |baseball |basketball |hockey |rugby |cricket |footy )*(?:team|club|side)s?|supports?|supporter(?: of)?|(?:i )?follows|cheers for|roots for|barracks for|fan(?: of)?|season tickets?(?: holder)?(?: at| for)?|football|soccer|(?:ice )?hockey|baseball|basketball|rugby|cricket|footy|verein|lieblings(?:verein|club|mannschaft|team)|favoriete (?:club|team)|équipe (?:de c[oœ]e?ur|préférée)|club de c[oœ]e?ur|equipo(?: favorito)?|hincha de|torcedora? (?:do|da|de)|squadra(?: del cuore)?|tifos[oa] (?:di|del|della)|favoritt?lag|yndlingshold|kibic"
  ],
  [
    "languages",
    "language|speaks?|uses|what i use|i use|gear|software|(?:made|built|writes|codes|coded|written) (?:with|in)|spricht|spreekt|parle|habla|fala|parla|talar|snakker|taler"
  ],
  [
    "asides",
    "also|plus|besides|otherwise|likes|enjoys|other|else|anything else|sports?|collects?|extras?|misc(?:ellaneous|ellanea)?|fun fact|fact|always|at heart|altijd|immer|siempre|sempre|toujours|alltid|altid|außerdem|nebenbei|übrigens|verder|en ook|aussi|además|também|inoltre|dessutom|ponadto|zawsze|weetje|anecdote|ciekawostka"
  ]
]
