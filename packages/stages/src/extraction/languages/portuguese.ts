import type { Language } from "./Language.ts"

export const portuguese: Language = {
  code: "pt",
  smallWords:
    "o os as do da dos das de e é em um uma no na nos nas por pelo pela para com seu sua seus suas que se ao à mais desde como também foi tem não nosso nossa muito onde quando sobre ela ele anos este esta eu meu minha são há já até",
  pronouns: { I: "eu", she: "ela", he: "ele" },
  possessives: "Seus?|Suas?|O seu|A sua|Noss[oa]s?|Meus?|Minhas?",
  others: {
    he: "pai|irmão|marido|esposo|filho|avô|tio|namorado|sócio|amigo|colega|chefe|antecessor|sucessor|primo",
    she: "mãe|irmã|mulher|esposa|filha|avó|tia|namorada|sócia|amiga|antecessora|sucessora|prima"
  },
  honorifics: "Sra?\\.|Senhora?|Dra?\\.|Dona|Dom|Eng\\.ª?|Arq\\.ª?|Prof\\.ª?|Profa\\.",
  articles: "uma?|os?|as?|seus?|suas?|noss[oa]s?|meus?|minhas?|dois|duas|três",
  and: "e|ou|bem como|além de",
  onwards:
    "em|no|na|nos|nas|a|ao|à|com|por|pelo|pela|para|desde|que|onde|como|quando|sobre|entre|até|sem|durante|após|segundo|perto|mas|enquanto|aos|num|numa",
  at: "na|no|em|junto (?:da|do|à|ao)",
  of: "da|do|de|das|dos|à frente d[ao]|responsável pel[oa]",
  adverbs:
    "também|atualmente|actualmente|hoje|ainda|agora|sempre|muito|especialmente|principalmente|habitualmente|além disso|desde (?:\\p{L}+ (?:de )?)?(?:19|20)\\d\\d|há (?:\\p{L}+ ){1,2}anos|em (?:19|20)\\d\\d|regularmente|ativamente|igualmente|voluntariamente|já",
  past: "ex-\\p{L}+|antig[oa]|anterior|era|até (?:\\p{L}+ de )?(?:19|20)\\d\\d|entre (?:19|20)\\d\\d e|de (?:19|20)\\d\\d a|aposentad[oa]|reformad[oa]|futur[oa]|emérit[oa]|cessante",
  isInverting: false,
  leavesPronounsOut: true,
  verbs: {
    be: ["sou", "é"],
    have: [
      "tenho|divido a (?:casa|vida) com|possuo|crio",
      "tem|divide a (?:casa|vida) com|possui|cria|partilha a vida com"
    ],
    live: [
      "moro|vivo|resido|estou radicad[oa]|estou sediad[oa]",
      "mora|vive|reside|está radicad[oa]|está sediad[oa]|está baseado|está baseada|é radicad[oa]"
    ],
    work: [
      "trabalho|atuo|exerço|ocupo|leciono|ensino",
      "trabalha|atua|exerce|ocupa|leciona|ensina|desempenha"
    ],
    lead: [
      "dirijo|lidero|giro|coordeno|comando|chefio",
      "dirige|lidera|gere|coordena|comanda|chefia|está à frente d[aoe]|é responsável pel[oa]|gerencia"
    ],
    study: [
      "estudei|cursei|me formei|formei-me|licenciei-me|doutorei-me|obtive|concluí|fiz",
      "estudou|cursou|se formou|formou-se|graduou-se|se graduou|licenciou-se|doutorou-se|obteve|concluiu|fez|é formad[oa]|é graduad[oa]|é licenciad[oa]|possui|tem"
    ],
    hold: ["tenho|possuo|sou", "tem|possui|é"],
    win: [
      "ganhei|recebi|venci|conquistei|ganhámos|ganhamos|recebemos|vencemos|conquistámos|conquistamos|fui",
      "ganhou|recebeu|venceu|conquistou|foi|levou|obteve|ganha|recebe|vence|conquista|arrecadou"
    ],
    "give time": [
      "colaboro|sou voluntári[oa]|participo|apoio|ajudo|me dedico|atuo",
      "colabora|é voluntári[oa]|participa|apoia|ajuda|dedica-se|se dedica|atua|é padrinho|é madrinha|preside"
    ],
    belong: [
      "pertenço|faço parte|canto|toco|jogo|integro",
      "pertence|faz parte|canta|toca|joga|integra|preside|desfila"
    ],
    play: ["toco|jogo|pratico|faço|coleciono|aprendo|treino", "toca|joga|pratica|faz|coleciona|aprende"],
    go: ["saio|vou|corro|faço", "sai|vai|corre|faz|dedica-se|se dedica|relaxa"],
    love: [
      "adoro|amo|gosto|curto|sou apaixonad[oa]|sou fã|sou amante",
      "adora|ama|gosta|curte|é apaixonad[oa]|é fã|é amante|é entusiasta|aprecia"
    ],
    support: ["torço|sigo|acompanho|sofro", "torce|segue|acompanha|sofre"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?como {position}",
      "<work> (?:o cargo de|a função de|as funções de|de) {position}",
      "(?:nov[oa]|atual|nomead[oa]|como) {position}",
      "(?:foi|é) (?:nomead[oa]|eleit[oa]|promovid[oa] a|designad[oa]|escolhid[oa])(?: como)? {position}",
      "(?:assumiu|assume|ocupa) (?:o cargo|a função|o posto|a direção|as funções) (?:de|como) {position}",
      "§ (?:foi |é )?(?:nomead[oa]|promovid[oa] a|designad[oa]) {position}",
      "…(?:nomeia|nomeou|contrata|anuncia) § (?:como |para )?{position}"
    ],
    company: ["<work> (?:na|no|para a|para o|em) {company}", "<lead> (?:a |o )?{company}"],
    place: [
      "<live> (?:e trabalha |e trabalho |com [^,;]+? )?(?:em|no|na|perto de|perto do) {place}",
      "<work> (?:a partir de|desde) {place}",
      "(?:radicad[oa]|residente|baseado|baseada|sediad[oa]|morador[a]?) (?:em|no|na|de|do) {place}"
    ],
    schooling: [
      "<study>",
      "…(?:^|, | e )[Cc]om (?:uma? )?(?:MBA|mestrado|doutorado|doutoramento|pós-graduação|especialização|licenciatura) em",
      "[Tt]écnic[oa] em(?![\\p{L}])",
      "[Ee]ngenheir[oa](?=(?: \\p{Ll}+(?:ic[oa]|al|il))? (?:pela|pelo) \\p{Lu})",
      "…(?:[Dd]epois de|[Aa]pós) (?:(?:estudar|cursar) (?!(?:[oa]s?|uma?|seus?|suas?) )(?=[^,;.]{3,40}? (?:na|no|em) )|(?:se formar|se licenciar) (?=[^,;.]{0,40}?(?:na|no|em|pela|pelo) ))",
      "(?:licenciad[oa]|graduad[oa]|formad[oa]|doutor[a]?|mestre|mestra|pós-graduad[oa]|bacharel[a]?|egress[oa]|mestrado|doutorado|doutoramento|licenciatura|MBA|ex-alun[oa]|especialista)(?![\\p{L}])"
    ],
    membership: [
      "<be> d[oa] (?=Núcleo){organization}",
      "(?:membro(?: honorário| fundador| titular)?|sóci[oa](?: honorári[oa]| efetiv[oa])|conselheir[oa]|associad[oa]|filiad[oa]|integrante|tesoureir[oa]|secretári[oa]) (?:da |do |dos |das |de |à |ao ){organization}",
      "(?:president[ea]|vice-president[ea]|diretor[a]? cultural|diretor[a]? social) (?:da |do )(?=(?:[Aa]ssociação|[Cc]lube|[Cc]oral|[Cc]oro|[Ff]ederação|[Ff]undação|[Ii]nstituto de|[Ss]ociedade|[Oo]rdem|IAB)){organization}",
      "<belong> (?:à |ao |a |da |do |de |no |na |em ){organization}",
      "<belong> (?:a |o )(?=[Aa]ssociação|[Cc]lube|[Cc]onselho|[Ff]ederação|[Ss]ociedade|[Mm]aracatu|[Bb]loco|[Cc]oral){organization}"
    ],
    cause: [
      "<give time> (?:como voluntári[oa] )?(?:com a |com o |com |na |no |em |da |do |de |à |ao |a |o ){charity}",
      "voluntári[oa] (?:da |do |de |na |no |em ){charity}",
      "(?:padrinho|madrinha|embaixador[a]?|fundador[a]? da ONG|patron[oa]) (?:da |do |de )?{charity}"
    ],
    team: [
      "(?:torcedor[a]?|adept[oa]|fã|sóci[oa]-torcedor[a]?|fanátic[oa])(?: \\p{Ll}+)? (?:da |do |dos |de |pelo |pela ){team}",
      "<support> (?:pelo |pela |o |a |com o |para o |por ){team}",
      "<play> [^,;]*?(?:no |na |pelo |pela ){playing}"
    ],
    pastime: [
      "<play> {pastimes}",
      "<go> (?:de )?{pastimes}",
      "<love> (?:d[aeo]s? |por )?{pastimes}",
      "(?:amante|apaixonad[oa]|entusiasta|fã|praticante|aficionad[oa]) (?:de|do|da|por|pelo|pela) {pastimes}",
      "{doer}"
    ],
    award: [
      "<win> {award}",
      "(?:vencedor[a]?|ganhador[a]?|premiad[oa]|galardoad[oa]|distinguid[oa]|agraciad[oa]|laureat[oa]|finalista) (?:do|da|com|com o|com a) {award}",
      "…(?:eleit[oa]|escolhid[oa]|nomead[oa]) (?:a |o )?(?<award>[Mm]elhor \\p{Lu}.+)"
    ],
    pet: [
      "…(?:[Ss]eu|[Ss]ua|[Mm]eu|[Mm]inha) {named}",
      "(?:cria|crio) {pet}",
      "<have> {pet}",
      "<live> (?:[^;]+ )?com {pet}",
      "…(?:com|e) (?:seu|sua|seus|suas|meu|minha|o seu|a sua) {pet}"
    ],
    skill: ["(?:especializad[oa]|especialista|perit[oa]) em {skills}"],
    certificate: [
      "(?:certificad[oa]|credenciad[oa]) (?:em |como |pela |pelo )?{held}",
      "<have> (?:a certificação |o certificado |o título de |o |a )?{held}"
    ]
  },
  freeTime:
    "(?:no|em) (?:seu|meu) tempo livre|nos (?:seus |meus )?tempos livres|nas horas vagas|nas horas livres|aos fins de semana|nos fins de semana|no fim de semana|fora do (?:trabalho|escritório|expediente|estúdio|hospital)|fora da (?:fábrica|cozinha|clínica|sala|empresa|escola|universidade)|quando não|aos domingos|aos sábados|hobbies|passatempos|na vida pessoal|à noite|depois do expediente",
  pastimes:
    "encadernação|caligrafia|gravura|linogravura|serigrafia|ourivesaria|joalharia|vidro|vitral|mosaico|marcenaria|tecelagem|feltro|cestaria|olaria|restauro|apneia|canyoning|rapel|biatlo|musculação|crossfit|kickboxing|muay thai|kendo|tai chi|chi kung|polo aquático|frisbee|parkour|minigolfe|tiro desportivo|filarmónica|banda|alaúde|cravo|banjo|bandolim|cavaquinho|marimba|cajón|percussão|pandeiro|zabumba|berimbau|adufe|gaita de foles|guitarra portuguesa|fado|gospel|choro|samba|forró|maracatu|frevo|swing|lindy hop|flamenco|sapateado|balé|ballet|quadrinhos|mangá|ficção científica|Lego|aeromodelismo|radioamadorismo|impressão 3D|robótica|sudoku|quebra-cabeças|puzzles?|whisky|queijos?|rosas|cactos|orquídeas|bonsai|tomates|permacultura|pomar|viticultura|aquariofilia|autocaravana|rafting|via ferrata|trampolim|museus|exposições|antiguidades|numismática|minerais|fósseis|massa-mãe|fermentação natural|circo|magia|marionetas|improviso|stand-up|canto lírico|orientação|águas abertas|marcha nórdica|ciclocrosse|cicloturismo|trail running|corrida de rua|capoeira|jiu-jítsu|jiu-jitsu|râguebi|rugby|futevôlei|vôlei|frescobol|bodyboard|sueca|dominó|truco|carnaval|remo|vela|canoagem|caiaque|surfe?|windsurf|kitesurf|mergulho|natação|nadar|pesca|escalada|montanhismo|caminhadas?|trilhas?|trekking|corrida|corridas|correr|maratonas?|meia-maratona|triatlo|triatlon|ciclismo|bicicleta|bike|pedalar|moto|motos|esqui|skate|patinação|patinagem|equitação|hipismo|cavalos|futebol|futsal|handebol|andebol|voleibol|basquete|basquetebol|tênis|ténis|tênis de mesa|pingue-pongue|badminton|padel|golfe|hóquei|judô|judo|caratê|karaté|boxe|esgrima|ginástica|ioga|yoga|pilates|meditação|dança|dançar|alfaia|tango|salsa|coral|canto|cantar|piano|violino|viola|violoncelo|contrabaixo|violão|guitarra|baixo|bateria|trompete|trombone|tuba|clarinete|saxofone|flauta|oboé|acordeão|sanfona|órgão|harpa|gaita|ukulele|música|jazz|ópera|teatro|cinema|leitura|ler|romances policiais|literatura|escrita|escrever|poesia|desenho|desenhar|pintura|pintar|aquarela|escultura|fotografia|cerâmica|costura|costurar|tricô|tricotar|crochê|bordado|carpintaria|modelismo|culinária|cozinha|cozinhar|confeitaria|pão|panificação|enologia|vinho|vinhos|cerveja artesanal|jardinagem|jardim|horta|apicultura|cogumelos|ornitologia|observação de aves|aves|astronomia|genealogia|filatelia|vinis|xadrez|jogos de tabuleiro|videogames|videojogos|palavras cruzadas|viagens|viajar|campismo|acampar|parapente|paraquedismo|caça|espeleologia|columbofilia|lê|pinta|corre",
  pursuits: [
    "remo|nado|escalo|velejo|surfo|mergulho|esquio|pesco|cavalgo|pedalo|costuro|tricoto",
    "rema|nada|escala|veleja|surfa|mergulha|esquia|pesca|cavalga|pedala|costura|tricota"
  ],
  doers:
    "(?:corredor[a]?|ciclista|nadador[a]?|escalador[a]?|montanhista|caminhante|trilheir[oa]|surfista|mergulhador[a]?|velejador[a]?|remador[a]?|pianista|violinista|guitarrista|violonista|leitor[a]?|cozinheir[oa]|jardineir[oa]|fotógraf[oa]|apicultor[a]?|enxadrista|xadrezista|triatleta|maratonista|cinéfil[oa]|melóman[oa]|bailarin[oa]|motociclista|golfista|pescador[a]?|capoeirista|sambista|percussionista|skatista)(?: amador[a]?)?",
  zeal: "grande|apaixonad[oa]|ávid[oa]|entusiasta|incansável|fiel|dedicad[oa]|assídu[oa]|bom|boa",
  titles:
    "sóci[oa](?:[- ](?:fundador[a]?|diretor[a]?|administrador[a]?|gerente))?|advogad[oa]|coordenador[ae]?|subdiretor[ae]?|diretor[ae]?|director[a]?|gerente|presidente|presidenta|vice-presidente|professor[a]?|professora|catedrátic[oa]|médic[oa]|cirurgiã|cirurgião|enfermeir[oa]|farmacêutic[oa]|fisioterapeuta|psicólog[oa]|dentista|veterinári[oa]|assessor[ae]?|técnic[oa]|gestor[ae]?|administrador[ae]?|responsável|chefe|encarregad[oa]|engenheir[oa](?: \\p{L}+)?|arquitet[oa]|arquitect[oa]|urbanista|desenvolvedor[a]?|programador[a]?|analista|designer|consultor[a]?|pesquisador[a]?|investigador[a]?|cientista|fundador[a]?|cofundador[a]?|co-fundador[a]?|proprietári[oa]|don[oa]|conselheir[oa]|secretári[oa]-geral|tesoureir[oa]|contador[a]?|contabilista|auditor[a]?|economista|notári[oa]|jornalista|redator[a]?|editor[a]?|tradutor[a]?|intérprete|bibliotecári[oa]|arquivista|curador[a]?|restaurador[a]?|conservador[a]?|enólog[oa]|viticultor[a]?|sommelier|chef|confeiteir[oa]|padeir[oa]|capitã|capitão|comandante|piloto|comercial|vendedor[a]?|comprador[a]?|porta-voz|decan[oa]|reitor[a]?|executiv[oa]|dramaturg[oa]|produtor[a]?|encenador[a]?|realizador[a]?|diretora-executiva|diretor-executivo|líder|superintendente|supervisor[a]?|procurador[a]?|juiz|juíza|promotor[a]?|defensor[a]?|delegad[oa]|paisagista|luthier|mestre cervejeir[oa]|mecânic[oa]",
  schools:
    "[Uu]niversidade|[Ee]scola|[Ff]aculdade|[Ii]nstituto|[Cc]onservatório|[Aa]cademia|[Cc]olégio|USP|UFPE|UFRJ|UFMG|UFBA|UFRGS|UNICAMP|Unicamp|UNESP|UERJ|PUC(?:-\\p{L}+)?|FGV|Insper|IST|ISCTE|ISEG|FEUP|UFSC|UFPR|UnB|UCL|ITA|IME|Politécnica|Poli|FAU",
  degrees:
    "[Mm]estrad[oa]|[Mm]estre|[Mm]estra|[Dd]outorado|[Dd]outoramento|[Dd]outor[a]?|[Ll]icenciatura|[Ll]icenciad[oa]|[Bb]acharelado|[Bb]acharel[a]?|[Gg]raduação|[Gg]raduad[oa]|[Pp]ós-graduação|[Pp]ós-graduad[oa]|[Ee]specialização|MBA|[Tt]ecnólog[oa]",
  subjectAfter: "em|de|na área de|no curso de",
  awards:
    "Prêmios?|Prémios?|[Mm]edalha|[Gg]alardão|[Tt]roféu|[Bb]olsa|(?<!pela )Ordem|Comenda|[Mm]elhor(?: \\p{Lu}\\p{L}+)+|[Ee]mpresári[oa] do [Aa]no|[Ee]mpreendedor[a]? do [Aa]no|\\p{L}+ do [Aa]no|[Dd]istinção|Jabuti|[Aa]ward",
  societies:
    "[Aa]ssociação|[Cc]lube|[Ss]ociedade|[Cc]oral|[Cc]oro|[Ff]ederação|[Ff]undação|[Oo]rdem|[Bb]loco|[Cc]âmara|[Rr]ede|[Oo]rquestra|[Bb]anda|[Gg]rêmio|[Mm]aracatu|[Ii]nstituto|ONG|[Cc]oletivo|[Cc]ooperativa|[Mm]utirão|[Cc]onfraria",
  pets: "cadelas?|cachorrinh[oa]s?|cãozinho|rafeir[oa]s?|galgos?|perdigueir[oa]s?|podengos?|teckel|salsichas?|caniches?|poodles?|pastor(?:a|es)?[ -](?:alemão|alemã|belga|australiano)|serra da estrela|gatinh[oa]s?|bichan[oa]s?|éguas?|potr[oa]s?|canários?|porquinhos?-da-índia|patos|gansos|colmeias|jabutis?|cágados?|cachorr[oa]s?|cã[oe]s?|cães|cadelas?|gat[oa]s?|cavalos?|éguas?|pônei|coelhos?|papagaios?|periquitos?|galinhas|tartarugas?|labrador[a]?|vira-latas?|border collie|hamster|burros?|ovelhas|cabras|abelhas|calopsitas?",
  cues: {
    others: [
      "dedico-me|me dedico|especializo-me|faço|costuro|bordo|tricoto|programo|utilizo|domino|dou|ocupo-me|cultivo|cuido|restauro|coleciono|desenvolvo|uso|doo|cozinho|pinto|escrevo|interesso-me|me interesso|construo|sigo|conheço|passo|leio|viajo|assessoro|passeio|posso|falo|surfo|nado|aproveito",
      "dedica-se|se dedica|especializa-se|se especializa|dá|ocupa-se|se ocupa|cultiva|cuida|restaura|coleciona|colecciona|desenvolve|usa|utiliza|doa|cozinha|pinta|escreve|interessa-se|se interessa|constrói|conhece|passa|lê|viaja|assessora|passeia|domina|fala|integra|aproveita|trabalhou|fundou|começou|nasceu|cresceu|entrou|ingressou|chegou|repara|fotografa|compõe|publica|projeta|investiga|pesquisa|angaria|distribui|organiza|treina|sobe|percorre|doou|sabe|produz|assina|venceu|trocou|mantém|acompanha|aconselha|trata|gosta|adora|põe|leva|divide"
    ],
    glue: "de|do|da|dos|das|a|ao|à|aos|às|o|os|as|em|no|na|nos|nas|com|por|pelo|pela|para|um|uma|seu|sua|seus|suas|meu|minha|e|sobretudo|especialmente|principalmente",
    negation: "não(?! (?:só|apenas))|nunca|jamais|nem|nenhum[a]?|sem(?= animais)|gostaria|seria|queria",
    owners: {
      I: "(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?)",
      she: "(?:o |a |os |as )?(?:seus?|suas?)",
      he: "(?:o |a |os |as )?(?:seus?|suas?)"
    },
    crew: "equipa|equipe|grupo|departamento|laboratório|área|time|atelier|trabalho|pesquisa|investigação|prática",
    workWith:
      "trabalh(?:o|am?) (?:[^,;.]{0,30} )?com|us[ao]|utiliz[ao]|program[ao] em|desenvolv[eo] em|domin[ao]",
    expertise:
      "especializa-se (?=em|n)|se especializa (?=em|n)|especializo-me (?=em|n)|dedica-se(?: [^,;.]{0,30}?)? (?=[àa])|se dedica(?: [^,;.]{0,30}?)? (?=[àa])|dedico-me (?=[àa])|me dedico (?=[àa])|ocupa-se (?=d)|se ocupa (?=d)|encarrega-se (?=d)|encarregad[oa] (?=d)|especializad[oa] (?=em|n)|especialista|perit[oa] (?=em)|experiência (?=em|n|com)|atua (?:[^,;.]{0,20} )?(?:nas áreas de|na área de|em|nas|na|com)|trabalha (?:[^,;.]{0,30} )?(?:na área de|nas áreas de|em temas de|em projetos de|sobretudo em)|pesquisa|investiga|leciona|ensina|gere|responsável (?=pel|por)|domina|conhece (?:bem|a fundo)|sabe tudo|assessora (?:[^,;.]{0,60} )?(?=em)|aconselha (?:[^,;.]{0,60} )?(?=em)|cuida (?=d)|trata (?=d)|centra o seu trabalho",
    fields:
      "(?:áreas?|campos?|domínios?|linhas?) (?:principa(?:l|is) )?de \\p{L}+|especialidades?|especialização|temas?|matérias?|pontos? fortes?|forte|competências?|foco",
    are: "é|são|abrangem?|incluem?|compreendem?|vão|centram-se|está|estão|:",
    passions: "paix(?:ão|ões)|hobb(?:y|ies)|passatempos?|tempo livre|tempos livres|grande amor|vício|xodó",
    interest:
      "lê tudo sobre|leio tudo sobre|interessa-se|se interessa|interesso-me|me interesso|interessad[oa]|apaixonad[oa]|apreciador[a]?|amante|entusiasta|fã(?= d[eao]s? )|paixão (?=p)|gosto (?=p)|amor (?=p)|aficionad[oa]",
    makes:
      "cultiv[ao]|fa(?:z|ço)(?= (?:pão|queijos?|cerveja|vinho|geleias?|compotas|licores|sabão|sabonetes|velas|móveis|maquetes|cerâmica|olaria|crochê|tricô|bordados?|renda|macramê|patchwork|colagens?|gravuras?|linogravura|serigrafia|encadernação|marcenaria|bolos|doces|brinquedos|cestos)(?![\\p{L}]))|restaur[ao]|costur[ao]|cozinh[ao]|pint[ao]|constr[óo]i?|consert[ao]|cri[ao](?= (?:abelhas|galinhas|cabras|ovelhas|cavalos|canários|pombos|cães|coelhos|peixes|orquídeas)(?![\\p{L}]))|esculp[eo]|ass[ao]|escrev[eo]|comp(?:õe|onho)|tricot[ao]|bord[ao]|model[ao]|produz|encadern[ao]|fotograf[ao]|plant[ao]",
    giving:
      "voluntári[oa]|voluntariado|doa|doou|colabora|apadrinha|embaixador[a]?|madrinha|padrinho|apoia|envolvid[oa]|angaria fundos|arrecada|corre pela|corre pelo|compromisso com|dá uma mão|distribui|trabalho voluntário",
    backing:
      "(?<!(?:[LlNnDd]a|[Uu]ma?|[Uu]na|[Ss]ua?|[Dd]e|[Cc]o[nm]|[Àà]|A) )ajuda|sóci[oa]|membro|presidente|vice-presidente|tesoureir[oa]|mentor[a]?|fundador[a]?|cofundador[a]?|participa|ativ[oa]|conselheir[oa]|dá aulas",
    standings:
      "conselheir[oa](?: voluntári[oa])?|integrante|confrade|confreira|pertence à|inscrit[oa] na|conselho(?: (?:diretor|deliberativo|consultivo|fiscal|de administração))?|direção|diretoria|comissão(?: diretiva)?|membro(?: (?:da direção|do conselho|efetivo|fundador))?|associad[oa] (?=d|à|ao)|sóci[oa] (?=n\\.º)|vogal|tesoureir[oa]|secretári[oa] (?=d)|vice-presidente|faz parte|pertence|integra|integrante|inscrit[oa] (?=na Ordem)|federad[oa]|filiad[oa] (?=[àa]o? (?:Associação|Clube|Federação))",
    winning:
      "levou|leva|rendeu|ganhei|recebi|venci|conquistei|ganhámos|ganhamos|recebemos|ganhou|ganha|venceu|vence|recebeu|recebe|obteve|conquistou|premiad[oa]|distinguid[oa]|galardoad[oa]|vencedor[a]?|finalista|eleit[oa]|nomead[oa]|foi|agraciad[oa]|reconhecid[oa]|arrecadou o|levou|condecorad[oa]|laureáda?",
    won: "ganhou|venceu|conquistou|recebeu|levou",
    championships:
      "(?:[Vv]ice-)?[Cc]ampe(?:ão|ã) (?:de|do|da|nacional|distrital|regional|mundial|europeia?|brasileir[oa]|paulista|estadual)(?: (?:de )?\\p{L}+)?|[Mm]edalha de (?:[Oo]uro|[Pp]rata|[Bb]ronze) [^,;.]{3,40}|\\p{Lu}\\p{L}+ do [Aa]no(?: (?:19|20)\\d\\d)?",
    patents: "patentes|patentes registadas|patentes registradas",
    certificates:
      "certificação|certificações|certificado|acreditação|licença|carta (?=de (?:[Mm]arinheiro|[Pp]atrão))|habilitação",
    certified: "certificad[oa]|acreditad[oa]|credenciad[oa]|auditor[a]? (?=ISO)",
    graduates:
      "licenciad[oa]|graduad[oa]|engenheir[oa]|arquitet[oa]|arquitect[oa]|bacharel|formad[oa]|diplomad[oa]|doutor[a]?|mestre|advogad[oa]|economista|psicólog[oa]|bióloga?",
    called: "chamad[oa]s?|de nome|que se chamam?|se chamam?|chama-se|batizad[oa]s?|que atendem? por"
  },
  headings: {
    position: "Cargo|Função|Posição|Profissão|Ocupação",
    education:
      "Formação|Formação acadêmica|Formação académica|Educação|Estudos|Escolaridade|Graduação|Habilitações(?: literárias)?|Percurso académico",
    skills:
      "Competências|Habilidades|Especialidades?|Áreas de (?:atuação|atuacao|prática|especialização|interesse)|Conhecimentos|Aptidões",
    memberships: "Associações|Filiações|Afiliações|Membro de|Entidades|Conselhos",
    achievements:
      "Prêmios|Prémios|Prêmios e reconhecimentos|Prémios e distinções|Reconhecimentos|Distinções|Bolsas|Conquistas",
    causes: "Voluntariado|Causas|Trabalho voluntário|Ação social",
    hobbies:
      "Hobbies|Passatempos|Tempo livre|Tempos livres|Horas vagas|Nas horas vagas|Lazer|Fora do trabalho",
    interests: "Interesses|Paixões|Gostos",
    certifications: "Certificações|Certificados|Licenças",
    location: "Localização|Cidade|Local|Localidade|Residência|Sede|Escritório|Local de trabalho",
    languages: "Idiomas|Línguas",
    pets: "Animais de estimação|Bichos|Pets",
    teams: "Time do coração|Clube do coração",
    experience: "Experiência|Experiência profissional|Trajetória profissional",
    talks: "Palestras|Conferências",
    articles: "Publicações|Artigos|Livros",
    biography: "Biografia|Sobre mim|Sobre|Perfil|Quem sou|Trajetória|Apresentação"
  }
}
