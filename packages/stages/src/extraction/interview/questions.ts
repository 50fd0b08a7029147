import { regex } from "../../sources/regex.ts"
import { leisure } from "../subject/leadIn.ts"
import type { Topic } from "../topics.ts"
import { isTeam } from "../words/teams.ts"

/** What an interviewer asks about, by the words of the question; the first that fits. */
const asked: ReadonlyArray<readonly [topic: Topic, words: string]> = [
  [
    "teams",
    "^(?:team|footy|football|rugby|hockey|baseball|cricket|ipl|afl|nrl|nfl|nba|nhl|mlb|premier league|colou?rs)\\b[^?]{0,12}\\?|(?:your|any) colou?rs\\b|season tickets?|on (?:match|game) ?days?|saturdays at three|(?:which|what|your|favou?rite|who['’]s your) (?:\\p{L}+ )?(?:team|club|side)\\b|who do you (?:support|follow|root for|cheer for|barrack for)|do you (?:support|follow) (?:a|any) (?:team|club|side)|you (?:support|barrack for|root for)|sports? fan|season ticket|welche[rns]? (?:verein|mannschaft)|für wen schlägt|quelle équipe|(?:de )?qué equipo|por que (?:clube|time)|que (?:clube|time)|(?:en|y) (?:el |del? )?(?:voetbal|fútbol|futbol)(?:, nada)?\\?|(?:e o|und|et le|e il|och|og) (?:futebol|fußball|foot(?:ball)?|calcio|fotboll|fotball|fodbold)\\?|quel club|qual (?:clube|time|squadra)|per (?:quale|che) squadra|che squadra|welke (?:club|ploeg)|vilket lag|hvilket lag|której drużynie"
  ],
  [
    "pets",
    "^(?:shop|office|studio|farm|workshop|house|site|bakery) (?:dog|cat)\\b|four legs|furry|feathered|(?:dog|cat|any) (?:dogs?|cats?)\\?|who(?:['’]s| is) the (?:dog|cat)|^(?:a )?(?:dog|cat)s?\\?|creatures|menagerie|pets?\\b|(?:dogs?|cats?),? or (?:a )?(?:dogs?|cats?)|(?:dog|cat) person|four-legged|any animals|animals at home|haustiere?|hund oder katze|katze oder hund|animaux|chien ou chat|chat ou chien|mascotas?|perros? o gatos?|gatos? o perros?|animali|cane o gatto|gatto o cane|animais|cão ou gato|gato ou cachorro|huisdier|hond of kat|kat of hond|husdjur|hund eller katt|zwierz"
  ],
  [
    "household",
    "(?:who|what)(?:['’]s| is| else)?(?: waiting| there| with you| in charge| the boss)? at home|(?:is|['’]s) (?:really )?(?:in charge|the (?:real )?boss) (?:at home|in your house)|who (?:rules|runs) (?:your|the) (?:house|home|roost)|^(?:at )?home(?: life)?\\?|(?:and|what about) (?:at )?home\\?|(?:share|live|sharing) (?:your|a) (?:home|house|flat)|wer wartet zu ?hause|zu hause\\?|à la maison|en casa\\?|a casa\\?|em casa\\?|thuis\\?|hemma\\?|hjemme\\?"
  ],
  [
    "hobbies",
    "laptop is (?:shut|closed)|(?:any )?(?:other )?sports?\\?|do you play (?:a|any) sport|people (?:don['’]t|do not) know about you|we don['’]t know|nobody knows|surprise (?:us|people)|surprising(?:ly)? (?:about|fact)|little-known|off the (?:pitch|platform|court|clock|grid)|when the (?:phone|bell|whistle|shop|surgery|office|day|file|laptop|door|curtain|lights?|books?)\\b|on dry land(?= doing)|most like(?:ly)? to (?:find|see) you|where (?:will|would|can|do) (?:we|people) find you|and outside|outside\\?|otherwise\\?|weekend\\?|play\\?|(?:free|spare|down|leisure) ?time|hobb(?:y|ies)|pastimes?|(?:night|day|evening|weekend|time|morning)s? off|off[- ]duty|off the clock|unwind|relax|de-?stress|let off steam|blow off steam|switch(?:ing)? off|recharge|for fun|for pleasure|weekends?|(?:satur|sun)days?|out of (?:the )?(?:office|hours)|away from (?:work|the \\p{L}+|your \\p{L}+)|after (?:work|hours)|after five|outside (?:of )?(?:work|the \\p{L}+|your \\p{L}+)|beyond (?:work|the \\p{L}+)|(?:else )?(?:do you |you )?get up to|when you(?:['’]re| are)? (?:not|n['’]t)\\b|when you (?:don['’]t|do not|aren['’]t|stop)|when (?:not|you(?:['’]re| are) done)|not (?:at work|working)|keeps? you (?:sane|busy|going)|guilty pleasure|secret (?:talent|skill|passion)|hidden talent|(?:wochenende|freizeit|feierabend|hobbys?|abschalten|entspannen|ausgleich)|nach der arbeit|außerhalb|neben (?:der|dem|ihrer) (?:arbeit|beruf)|und sonst\\?|sonntags?\\?|wenn sie nicht|en dehors d[eu]|hors (?:du|de la) |et sinon|le dimanche|fuera de(?:l| la)|los domingos|y además\\?|fora d[aoe] |aos domingos|fuori da(?:l|ll)|la domenica|buiten (?:het|de|uw|je) |utanför|utenfor|uden for|poza (?:pracą|biurem)|loisirs|week-end|temps libre|passe-temps|se détendre|déconnecter|quand vous ne|tiempo libre|ratos libres|fines? de semana|desconecta|aficiones|cuando no|tempo livre|horas vagas|fim de semana|fins de semana|passatempo|tempo libero|fine settimana|nel weekend|quando non|passatemp|vrije tijd|weekend|ontspan|als je niet|fritid(?:en)?|helgen|koppla av|slapper av|når du ikke|när du inte|wolny(?:m|ch)? czas|po pracy|po godzinach|weekend"
  ],
  [
    "location",
    "where do you call home|home is\\b|^(?:home|base|based|hometown now)\\?|where (?:do|are) you (?:live|living|based|call home)|where(?:['’]s| is) home|^(?:and )?where are you\\?|where in the world|wo (?:wohnen|leben|lebst|wohnst)|où (?:habitez|vivez|vis|habites)|dónde vives?|onde (?:vive|mora)|dove vivi?|waar woon|var bor|hvor bor|gdzie mieszka"
  ],
  [
    "skills",
    "(?:in|your) (?:your )?tool ?(?:box|kit|bag)|favou?rite (?:tool|tools|software|kit)\\b|tools? of (?:choice|the trade)|skill you(?:['’]re| are) proud|go-to (?:tools?|software)|a skill\\b|(?:what (?:are|were) you|you(?:['’]re| are)|are you) (?:best|good|really good|great|brilliant) at|best at|superpower|(?:your|main|key) (?:strengths?|special(?:i?ty|ism|isms|ties|ities)|expertise|skills?|areas? of expertise|toolbox|toolkit|tech stack|stack)|(?:what|which) (?:tools|technologies|languages|software|kit) (?:do|are)|what do you speciali[sz]e in|come to you for|what can (?:people|clients|we) (?:ask|come)|what do you (?:help|advise)|worin sind sie (?:besonders )?gut|was können sie (?:besonders|am besten)|stärken|fachgebiet|was (?:muss|sollte) man können|was braucht man|schwerpunkt|especializad|spécialisée?|specializzat|gespecialiseerd|points forts|spécialité|en qué (?:eres|es) buen|especialidad|em que é bo|in cosa (?:sei|è) brav|waar ben je goed|vad är du bra|hva er du god|w czym jesteś dobr"
  ],
  [
    "education",
    "where['’]d you (?:study|train|learn)|^(?:trained|studied|train|school|degree|studies|education|college|university|uni|alma mater)\\b[^?]{0,12}\\?|learn (?:your|the) trade|(?:where|what) did you (?:study|train|read|go to (?:uni|university|college|school))|(?:your )?(?:degree|studies|alma mater)\\b|which (?:university|college)|wo haben sie studiert|was haben sie studiert|qu['’]avez-vous étudié|où avez-vous étudié|(?:qué|dónde) estudi|o que estudou|onde estudou|(?:cosa|dove) hai studiato|(?:wat|waar) heb je gestudeerd|vad har du studerat"
  ],
  [
    "causes",
    "close to your heart|cause you (?:care|champion|support)|cause\\?|charity\\b|what do you do for others|give back|do you volunteer|volunteering|voluntary work|(?:which|what|any|favou?rite|a) (?:good )?(?:charit(?:y|ies)|causes?)|giv(?:e|ing) (?:back|time)|ehrenamt|engagieren sie sich|bénévol|voluntari|vrijwilligers|ideellt|frivillig|wolontariat"
  ],
  [
    "memberships",
    "^(?:board work|boards?|committees?|memberships?|clubs?|societies|wine show duties)\\?|duties\\?|(?:clubs?|societies|associations|boards?|committees) (?:do you|are you)|(?:are you|you(?:['’]re| are)) (?:a )?members? of|belong to (?:any|a)|sit on any|participa de algum|alguma (?:entidade|associação)|faites-vous partie|membre d[eu]|mitglied(?:schaften)?|pertenece a|alguna (?:asociación|entidad)|fa parte di|lid van|medlem (?:i|av|af)"
  ],
  [
    "certifications",
    "letters after your name|(?:credentials?|qualifications?|certificates?|certifications?|licen[cs]es?) (?:that |which )?(?:you are|you['’]re|do you)(?! (?:have|hold))|^(?:tickets|licen[cs]es?|certs|certificates|qualifications)\\?|(?:qualifications|certificates|certifications|licen[cs]es|tickets) (?:do you|have you)|are you (?:certified|licensed|qualified)"
  ],
  [
    "achievements",
    "^(?:any )?(?:prizes?|awards?|medals?|trophies|silverware)\\?|proud(?:est)?(?: of)?|(?:any|which|what) (?:awards?|prizes?|medals?)|claim to fame|personal best|won anything|best (?:career )?(?:moment|day)|biggest (?:career )?(?:win|accomplishment|achievement)|career (?:highlight|high)|(?:êtes|es)[- ](?:vous|tu) (?:le plus |la plus )?fi(?:ère|er)|vous êtes (?:le plus |la plus )?fi(?:ère|er)|stolz|orgullos|orgulh|orgoglios|trots op|stolt"
  ],
  [
    "interests",
    "what (?:are you|do you) read(?:ing)?|best book|reading (?:lately|now|at the moment)|on your (?:bedside|nightstand|shelf)|(?:could|can) (?:you )?talk (?:about )?for (?:an hour|hours|ever)|talk (?:our|your|someone['’]s) ears? off|nerdy about|geeky about|nerd(?:y|iest)\\b|geek out|rabbit[- ]hole|ask you about|subject you|fascinat\\p{L}+ you|curious about|(?:what are you|you(?:['’]re| are)) (?:(?:currently|most|really) )?(?:interested in|obsessed (?:with|by)|curious about|into|passionate about|fascinated by|geeking out)|obsession|(?:your )?(?:interests|passions?)\\b|nerd out|wofür interessieren|leidenschaft|passionn|te apasiona|apaixona|appassiona|interesseert|brinner du för"
  ]
]

/** What is not liked, not done, or only imagined. */
const averse =
  /\b(?:least|worst|hat(?:e|ed)|dislik\w*|ban(?:ned)?|avoid|overrated|never|enem(?:y|ies)|rivals?|afraid|fear|if you (?:could|were|had|weren['’]t)|would you|will you|used to|as a (?:child|kid|boy|girl)|grow(?:ing)? up|bucket list|one day|dream|wish|regret|rather|wären sie|hätten sie|würden sie|si vous étiez|seriez-vous|si fueras|serías|zou je|next (?:job|career|life)|give up|gave up|before you|bevor|first (?:job|car|pet))\b/iu

/** `Avs or Rockies?`: between two sides. */
const between =
  /^(?:.{0,30}?[,:–—] ?)?(?:[Tt]he )?(?<one>[\p{Lu}\d][^,?]{1,30}?),? or (?:the )?(?<other>[\p{Lu}\d][^,?]{1,30}?)\?$/u
const asksOfSides = (question: string): boolean => {
  const { one = "", other = "" } = between.exec(question.trim())?.groups ?? {}
  return isTeam(one) && isTeam(other)
}

/** The topic that a question asks about; `undefined` where the answer may be about anything. */
export const topicAsked = (question: string): Topic | undefined => {
  if (averse.test(question)) return undefined
  if (asksOfSides(question)) return "teams"
  const topic = asked.find(([, words]) => regex.iu`(?<![\\p{L}])(?:${words})`.test(question))?.[0]
  return topic ?? (leisure.test(question) ? "hobbies" : undefined)
}
