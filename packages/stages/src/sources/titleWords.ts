/** Words of titles by language, also at the end of compounds such as `salgssjef`, but not where those are surnames. */
const words: Readonly<Record<string, string>> = {
  german:
    "prokurist(?:in)?|inhaber(?:in)?|gesellschafter(?:in)?|disponent(?:in)?|dozent(?:in)?|notar(?:in)?|\\p{L}+anw[aä]lt(?:in)?|\\p{L}{4,}prüfer(?:in)?|(?:bau|brau|bürger|hafen|haus|kapell|konzert|küchen|schicht|werk)meister(?:in)?|\\p{L}*leitung|\\p{L}*sekretär(?:in)?|buchhalter(?:in)?|(?:bank|büro|immobilien|industrie|speditions|versicherungs)kauf(?:mann|frau)|\\p{L}*beauftragte[rn]?|\\p{L}*chef(?:in)?|\\p{L}*arzt|\\p{L}*ärztin|\\p{L}{4,}pfleger(?:in)?|\\p{L}*pädagog(?:e|in)|\\p{L}*wissenschaftler(?:in)?",
  french:
    "associée?|avocate?|secrétaire|comptable|conseill(?:er|ère)|déléguée?|adjointe?|rédact(?:eur|rice)|enseignante?|médecin|notaire|pdg|maître(?:sse)? de conférences|graphiste|architecte|chargée? de|conservat(?:eur|rice)|coordinat(?:eur|rice)|technicien(?:ne)?",
  spanishAndPortuguese:
    "soci[oa]|abogad[oa]|advogad[oa]|coordinador[ae]?|coordenador[ae]?|subdirector[ae]?|encargad[oa]|presidente|presidenta|catedrátic[oa]|profesor[ae]?|professora|médic[oa]|asesor[ae]?|assessor[ae]?|técnic[oa]|gestor[ae]?|chefe|responsável|arquitet[oa]|arquitect[oa]|diretor[ae]?|administrador[ae]?|sóci[oa]|capitão|comandante",
  italian:
    "direttore|direttrice|responsabile|amministrat(?:ore|rice)|avvocat[oa]|titolare|professoressa|coordinat(?:ore|rice)|fondat(?:ore|rice)|progettista|ingegnere|ricercat(?:ore|rice)",
  dutch:
    "directeur|hoofd|adviseur|eigenaar|eigenaresse|oprichter|medewerker|voorzitter|hoogleraar|docent|\\p{L}*leider|bestuurder|onderzoeker",
  scandinavian:
    "(?:\\p{L}{3,}|daglig )leder|\\p{L}*sjef|\\p{L}*direktør|\\p{L}*rådgiver|\\p{L}*ingeniør|gründer|grunnlegger|\\p{L}*konsulent|forsker|førsteamanuensis|overlege|\\p{L}*direktör|\\p{L}*ledare|\\p{L}*rådgivare|\\p{L}*chef|grundare|\\p{L}*ansvarig|ordförande|handläggare|föreståndare|lektor|stifter|\\p{L}*utvikler|\\p{L}*utvecklare|\\p{L}*udvikler",
  finnish:
    "\\p{L}*johtaja|\\p{L}*päällikkö|\\p{L}*asiantuntija|perustaja|professori|\\p{L}*insinööri|tutkija",
  polish:
    "dyrektor(?:ka)?|kierowni(?:k|czka)|prezes(?:ka)?|specjalist(?:a|ka)|właściciel(?:ka)?|założyciel(?:ka)?|adiunkt"
}

/** Titles that are not English, as whole words. */
export const foreignTitle = new RegExp(`(?<![\\p{L}])(?:${Object.values(words).join("|")})(?![\\p{L}])`, "iu")
