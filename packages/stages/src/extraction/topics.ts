import { topicElsewhere } from "./languages/topicElsewhere.ts"

/** What a section of a page is about, as far as its heading says. */
export type Topic =
  | "skills"
  | "education"
  | "certifications"
  | "achievements"
  | "interests"
  | "hobbies"
  | "asides"
  | "memberships"
  | "causes"
  | "talks"
  | "podcasts"
  | "articles"
  | "experience"
  | "location"
  | "pets"
  | "teams"
  | "languages"
  | "biography"
  | "position"
  | "elsewhere"
  | "foreign"

const topics: ReadonlyArray<readonly [Topic, RegExp]> = [
  [
    "foreign",
    /\b(?:testimonials?|what (?:people|others|clients|colleagues) say|comments?|repl(?:y|ies)|related|similar|also viewed|recommended|you (?:may|might) also|colleagues|co-?workers|team ?mates|our team|the team|meet the|other (?:speakers|people|authors|members)|more (?:speakers|people|stories|articles)|references|recommendations|endorsements|guests?|friends|blogroll|people i|who i follow|kudos|reviews|sponsors|partners|clients|customers|students|advisees|alumni|previous (?:roles?|positions?|experience))\b/i
  ],
  [
    "elsewhere",
    /^about (?:the|our) (?:host|interviewer|company|team|event|conference|show|podcast|author|organi[sz]ation)$/i
  ],
  ["position", /^(?:role|position|job|job title|title|current (?:role|position)|occupation|beruf|poste)$/i],
  [
    "certifications",
    /^(?:(?:professional|my|board|licen[cs]es?(?: (?:and|&))?) )*(?:certifications?|certificates|accreditations?|professional qualifications|zertifikate|zertifizierungen|certificaciones)(?: (?:and|&) (?:licen[cs]es|training|accreditations))?$/i
  ],
  [
    "education",
    /^(?:(?:academic|my|formal) )?(?:education(?:al background)?|academic (?:background|qualifications|history|degrees)|studies|qualifications|degrees|ausbildung|studium|bildung|formation|études|formación|educación|estudios|formação|utbildning|opleiding)(?: (?:and|&) (?:training|qualifications|certifications?))?$/i
  ],
  [
    "skills",
    /^(?:(?:core|key|technical|professional|my|top|main|areas? of|fields? of|practice) )*(?:skills|skill ?set|expertise|speciali[ts]{1,2}(?:ies|y|ations?)|speciali[sz]es in|competenc(?:ies|es)|technologies|tools|tech ?stack|stack|capabilities|practice areas|focus areas|areas of focus|strengths|fähigkeiten|kenntnisse|kompetenzen|schwerpunkte|compétences|habilidades|competências|competenze|research (?:interests|areas))(?: (?:and|&) (?:tools|technologies|interests|expertise))?$/i
  ],
  [
    "achievements",
    /^(?:(?:selected|key|career|notable|professional) )*(?:awards?|honou?rs|achievements|accomplishments|recognition|prizes|accolades|highlights|auszeichnungen|prix|premios|distinctions)(?: (?:and|&) (?:awards?|honou?rs|recognition|achievements|prizes|distinctions))*$/i
  ],
  [
    "hobbies",
    /^(?:(?:my|personal) )?(?:hobbies|pastimes|(?:outside|beyond|away from|out of|after|off)(?: of)? (?:the )?(?:work|office|hours|clock|desk)|off ?duty|(?:in|on) (?:my|her|his|their) (?:spare|free|down) ?time|when (?:i(?:['’]m| am)|she(?:['’]s| is)|he(?:['’]s| is)|they(?:['’]re| are)|we(?:['’]re| are)) not (?:at work|working)|when not (?:at work|working)|free ?time|spare time|for fun|freizeit|loisirs|aficiones)(?: (?:and|&) (?:interests|pastimes))?$/i
  ],
  [
    "interests",
    /^(?:(?:my|personal|other|current) )?(?:interests|passions|likes|things i (?:like|love)|interessen|intérêts|centres d['’]intérêt|intereses)(?: (?:and|&) (?:hobbies|passions))?$/i
  ],
  [
    "memberships",
    /^(?:(?:professional|board|current) )*(?:memberships?|affiliations?|boards?(?: (?:positions|roles|seats))?|committees|professional bodies|societies|associations|mitgliedschaften|board (?:and|&) committee (?:roles|memberships)|(?:professional|civic|community|public|boards?)(?: (?:and|&) (?:civic|community|professional|public|charitable|boards?|committees))+(?: (?:activities|involvement|engagement|service|leadership|affiliations|organi[sz]ations))?|(?:civic|community|public) (?:activities|engagement|leadership|affiliations)|leadership (?:and|&) (?:service|affiliations)|clubs)(?: (?:and|&) (?:affiliations|memberships|boards|committees|fellowships))*$/i
  ],
  [
    "causes",
    /^(?:(?:my|community) )?(?:volunteer(?:ing)?(?: (?:work|experience|roles))?|causes(?: i (?:support|care about))?|giving back|charit(?:y|ies|able work)|community(?: (?:work|involvement|service))?|ehrenamt|bénévolat|voluntariado|pro bono)$/i
  ],
  [
    "podcasts",
    /^(?:(?:selected|recent|my|latest) )*(?:podcasts?(?: appearances| interviews| episodes)?|listen)$/i
  ],
  [
    "talks",
    /^(?:(?:selected|recent|my|latest|upcoming|past|invited|public|conference) )*(?:talks?|sessions?|speaking(?: engagements| history)?|presentations?|keynotes?|lectures?|conferences?|appearances|vorträge|conférences|charlas)(?: (?:and|&) (?:talks|workshops|keynotes|panels|presentations|appearances|events|lectures|interviews))*$/i
  ],
  [
    "articles",
    /^(?:(?:selected|recent|my|latest) )*(?:writing|articles|publications|papers|essays|blog posts|posts|press articles|bylines|books?|veröffentlichungen|publikationen|publicaciones)(?: (?:and|&) (?:articles|papers|publications|writing|books))*$/i
  ],
  [
    "experience",
    /^(?:(?:work|professional|employment|career|my|relevant|industry) )*(?:experience|employment|history|work|positions?|career|appointments|berufserfahrung|expérience|experiencia)(?: (?:history|experience))?$/i
  ],
  [
    "location",
    /^(?:location|based(?: in)?|where|office(?: location)?|city|standort|lieu|ubicación|lives in|home base)$/i
  ],
  ["pets", /^(?:(?:my )?pets?|office dog|companions)$/i],
  [
    "biography",
    /^(?:(?:a )?(?:short |brief |full |speaker |my |more )*(?:bio(?:graphy)?|about(?: me| the (?:speaker|guest)| her| him)?|profile|summary|background|who (?:i am|am i)|my story|career|introduction|hello|hi|welcome|über mich|lebenslauf|werdegang|vita|cv|curriculum vitae|parcours|à propos|sobre m[ií]|contact(?: me| details)?|get in touch|now|find me|links|elsewhere|fun facts?))[.!]?$/i
  ]
]

/** The topic that a heading or a label announces; `undefined` when it announces none that we know. */
export const topicOf = (heading: string): Topic | undefined => {
  const text = heading.replace(/[:\s]+$/u, "").replace(/^[^\p{L}]+/u, "")
  return topics.find(([, form]) => form.test(text))?.[0] ?? topicElsewhere(text)
}

/** What a label says beside a value, where the same words as a heading may say anything. */
const labels: ReadonlyArray<readonly [Topic, RegExp]> = [
  [
    "education",
    /^(?:school|university|college|alma mater|degrees?|studied|studied at|hochschule|universität)$/i
  ],
  [
    "teams",
    /^(?:(?:favou?rite |football |sports |home |my )*(?:team|club)s?|supports|football|soccer|(?:ice )?hockey|rugby|cricket|verein|fan of)$/i
  ],
  ["pets", /^(?:(?:my )?(?:dog|cat|pet|rabbit|parrot|horse|hund|katze|animal)s?)$/i],
  ["languages", /^(?:(?:spoken |programming |working |natural )?languages?|sprachen?|langues|idiomas)$/i],
  [
    "hobbies",
    /^(?:hobby|pastime|instruments?|plays|off the clock|(?:my |her |his |best |perfect |ideal )*(?:days? off|weekends?|saturdays?|sundays?|free time)|guilty pleasures?|unwinds?|relaxes?|hobbys|after hours|weekends|when not working|freizeit)$/i
  ],
  [
    "asides",
    /^(?:also|plus|besides|otherwise|likes|loves|into|enjoys|fun|other|else|sports?|collects|extras?|misc(?:ellaneous)?)$/i
  ],
  ["location", /^(?:home|home town|lives|wohnort|wohnhaft in|sitz|stadt|ville|ciudad|cidade|ort)$/i]
]

/** `Skills: Python, Rust`: the topic of the label, and what stands after it. */
export const labelled = (line: string): { readonly topic: Topic; readonly value: string } | undefined => {
  const match = /^(?<label>[\p{L}][\p{L} &'’]{2,40}):\s+(?<value>\S.*)$/u.exec(line)?.groups
  const topic =
    match?.label === undefined
      ? undefined
      : (labels.find(([, form]) => form.test(match.label ?? ""))?.[0] ?? topicOf(match.label))
  return topic === undefined || match?.value === undefined ? undefined : { topic, value: match.value }
}
